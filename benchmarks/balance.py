"""How balanced a game is: bots play it many times, and what they did is counted.

    python benchmarks/balance.py GAME [--players 2,3,4] [--games N] [--bots greedy] [--seed S]
                                 [--option NAME=VALUE] [--each QUESTION,QUESTION]
                                 [--best CATEGORY,CATEGORY] [--with KIND,KIND]
                                 [--jobs J] [--kept FILE] [--markdown FILE]

It knows no game: options and events are counted by their tags, cards and other named things by the
fields that are marked as words (`kosmodrom.core.words.Word`), amounts by those marked `Counted`.
A card was *shown* in a game if somebody was offered it or everyone could see it.

With ``--each`` the bots do not answer the questions named: each answer is given equally often, in
all combinations, and the scores are told by answer. That compares boards or characters that players
choose from. ``--best`` names parts of the score and tells how often each is the winner's largest of
them; ``--with`` names kinds of words and tells the scores of the games whose events name each word,
which compares things that lie on the table for all. ``--kept`` makes a long run one that can be
broken off: what the file holds is not played again.
"""

from __future__ import annotations

import argparse
import itertools
import math
import os
import statistics
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from kosmodrom.bots import make_bot
from kosmodrom.cli.inputs import read_game_options
from kosmodrom.core.options import Seat
from kosmodrom.core.registry import find_game
from kosmodrom.core.result import Result
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.core.words import Counted, Word

LOOK_EVERY: Final = 8
"""Choices between two looks at the public view: often enough to see every card that is shown."""
FAIR: Final = 4.0
"""Percentage points above its share that a seat may win."""


class Game(NamedTuple):
    """A game to be played."""

    id: str
    players: int
    bots: tuple[str, ...]
    seed: str
    options: dict[str, Any]
    each: tuple[str, ...]
    """The questions whose answers are assigned in turn."""
    turn: int
    """Which of the answers come next."""


class Tally(msgspec.Struct):
    """What happened in a game."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    first: Seat | None
    choices: int
    chosen: Counter[str]
    """Options by tag."""
    happened: Counter[str]
    """Events by tag."""
    words: Counter[tuple[str, str, str]]
    """Events by tag, kind of word and word."""
    amounts: Counter[tuple[str, str]]
    """Units by event tag and key."""
    shown: frozenset[str]
    """Cards that somebody could have taken, or that everyone saw."""
    cards: Counter[tuple[str, str]]
    """Events of a player by card and tag."""
    answers: tuple[dict[str, str], ...]
    """What each seat answered in turn, by question."""


# Playing and counting


@cache
def marked_fields(struct: type[msgspec.Struct]) -> tuple[tuple[str, str, str], ...]:
    """The fields that hold words or counts: (name, "word" or "count", prefix)."""
    return tuple(
        (name, "word" if type(mark) is Word else "count", mark.prefix)
        for name, hint in get_type_hints(struct, include_extras=True).items()
        for annotated in _annotated(hint)
        for mark in get_args(annotated)[1:]
        if isinstance(mark, Word | Counted)
    )


def _annotated(hint: Any) -> Iterator[Any]:
    if get_origin(hint) is Annotated:
        yield hint
    else:
        for part in get_args(hint):
            yield from _annotated(part)


def words_in(struct: msgspec.Struct, prefix: str) -> Iterator[str]:
    """The words of a kind that an option or event names."""
    for name, mark, kind in marked_fields(type(struct)):
        if mark == "word" and kind == prefix:
            value = getattr(struct, name)
            yield from (value if isinstance(value, tuple) else (value,))


def tag_of(struct: msgspec.Struct) -> str:
    return str(struct.__struct_config__.tag)


def name_of(option: msgspec.Struct) -> str:
    """The word that distinguishes an option from others of its kind."""
    for name, mark, _ in marked_fields(type(option)):
        if mark == "word":
            return str(getattr(option, name))
    return tag_of(option)


def strings_in(value: Any) -> Iterator[str]:
    """All strings in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield str(key)
            yield from strings_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from strings_in(part)


def play(game: Game) -> Tally:
    """Play a game and count."""
    table: Table[Any, Any, Any] = Table.start(
        game.id, seats=game.players, seed=game.seed, options=game.options
    )
    bots = [make_bot(name, f"{game.seed}/{seat}") for seat, name in enumerate(game.bots)]
    order = Random.seeded(f"{game.seed}/order")
    first = getattr(table.game.state, "first", None)
    seen: set[str] = set()
    chosen: Counter[str] = Counter()
    answers: tuple[dict[str, str], ...] = tuple({} for _ in range(game.players))
    turns = [game.turn + seat for seat in range(game.players)]
    questions: set[str] = set()
    while asked := tuple(table.pending):
        if len(table.choices) % LOOK_EVERY == 0:
            seen.update(strings_in(msgspec.to_builtins(table.view(None))))
        seat = order.choice(asked)
        ask = table.pending[seat]
        questions.add(ask.question.id)
        for option in ask.options:
            seen.update(words_in(option, "card"))
        if seat < 0:
            option = ask.options[0]
        elif ask.question.id in game.each:
            turns[seat], number = divmod(turns[seat], len(ask.options))
            option = ask.options[number]
            answers[seat][ask.question.id] = name_of(option)
        else:
            option = bots[seat].choose(table, seat)
        chosen[tag_of(option)] += 1
        table.decide(seat, option)
    if never := [question for question in game.each if not any(question in a for a in answers)]:
        sys.exit(f"--each: nobody was asked {never[0]!r}; the questions were {sorted(questions)}")
    result = table.result
    assert result is not None
    return count(table, result, first, seen, chosen, answers)


def count(
    table: Table[Any, Any, Any],
    result: Result,
    first: Seat | None,
    seen: set[str],
    chosen: Counter[str],
    answers: tuple[dict[str, str], ...],
) -> Tally:
    """Count the events of a finished game."""
    happened: Counter[str] = Counter()
    words: Counter[tuple[str, str, str]] = Counter()
    amounts: Counter[tuple[str, str]] = Counter()
    cards: Counter[tuple[str, str]] = Counter()
    for entry in table.game.log:
        event, tag = entry.event, tag_of(entry.event)
        happened[tag] += 1
        for name, mark, prefix in marked_fields(type(event)):
            value = getattr(event, name)
            if mark == "count":
                for key, units in value.items():
                    amounts[tag, key] += units
            elif prefix not in ("card", "seat"):
                for word in value if isinstance(value, tuple) else (value,):
                    words[tag, prefix, str(word)] += 1
        named = set(words_in(event, "card"))
        seen |= named
        if hasattr(event, "seat"):  # count what a player did, not what was turned up
            for card in named:
                cards[card, tag] += 1
    return Tally(
        winners=result.winners,
        scores=result.scores,
        breakdown=result.breakdown,
        first=first,
        choices=len(table.choices),
        chosen=chosen,
        happened=happened,
        words=words,
        amounts=amounts,
        shown=frozenset(seen),
        cards=cards,
        answers=answers,
    )


def play_all(games: Sequence[Game], jobs: int) -> Iterator[Tally]:
    if jobs == 1:
        yield from map(play, games)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(play, games, chunksize=4)


def play_on(games: Sequence[Game], jobs: int, kept: Path | None) -> list[Tally]:
    """Play the games that are not yet in the file, and add them to it."""
    tallies = read_kept(kept) if kept and kept.exists() else {}
    missing = [game for game in games if repr(game) not in tallies]
    for game, tally in zip(missing, play_all(missing, jobs), strict=True):
        tallies[repr(game)] = tally
        if kept:
            with kept.open("ab") as file:
                line = (repr(game), msgspec.msgpack.encode(tally))
                file.write(msgspec.json.encode(line) + b"\n")
    return [tallies[repr(game)] for game in games]


def read_kept(file: Path) -> dict[str, Tally]:
    """The games of a file, by all that they were played with."""
    kept = msgspec.json.Decoder(tuple[str, bytes])
    tally = msgspec.msgpack.Decoder(Tally, dec_hook=lambda _type, counted: Counter(counted))
    lines = map(kept.decode, file.read_bytes().splitlines())
    return {game: tally.decode(encoded) for game, encoded in lines}


# Reporting


def table_of(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> Iterator[str]:
    """A Markdown table; all columns but the first are numbers."""
    yield "| " + " | ".join(heads) + " |"
    yield "|---" + "|--:" * (len(heads) - 1) + "|"
    for row in rows:
        yield "| " + " | ".join(map(str, row)) + " |"
    yield ""


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def win_rows(tallies: Sequence[Tally], places: Sequence[str], shift: bool) -> Iterator[list[str]]:
    """Wins by seat or, shifted, by place after the first player; a shared win counts in parts."""
    seats = len(places)
    wins = [0.0] * seats
    for tally in tallies:
        for seat in tally.winners:
            place = (seat - (tally.first or 0)) % seats if shift else seat
            wins[place] += 1 / len(tally.winners)
    share = 1 / seats
    error = 100 * math.sqrt(share * (1 - share) / len(tallies))
    for name, won in zip(places, wins, strict=True):
        above = 100 * (won / len(tallies) - share)
        yield [name, percent(won, len(tallies)), f"{above:+.1f}", f"{error:.1f}"]


def score_rows(tallies: Sequence[Tally]) -> Iterator[list[str]]:
    """Points by category: everyone's and the winners' means, and the share of winners' points."""
    everyone = [(t, seat) for t in tallies for seat in range(len(t.scores))]
    winners = [(t, seat) for t in tallies for seat in t.winners]
    total = mean([t.scores[seat] for t, seat in winners])
    for category in tallies[0].breakdown[0]:
        of_all = mean([t.breakdown[seat][category] for t, seat in everyone])
        of_winners = mean([t.breakdown[seat][category] for t, seat in winners])
        yield [category, f"{of_all:.2f}", f"{of_winners:.2f}", percent(of_winners, total)]
    yield ["all", f"{mean([t.scores[s] for t, s in everyone]):.2f}", f"{total:.2f}", "100.0 %"]


def best_rows(tallies: Sequence[Tally], categories: Sequence[str]) -> Iterator[list[str]]:
    """How often each of some parts is the winner's largest of them; equal ones, and the winners of
    a shared victory, count in parts."""
    times = dict.fromkeys(categories, 0.0)
    for tally in tallies:
        for seat in tally.winners:
            points = {category: tally.breakdown[seat][category] for category in categories}
            largest = [name for name, point in points.items() if point == max(points.values())]
            for name in largest:
                times[name] += 1 / len(largest) / len(tally.winners)
    for category in categories:
        part = times[category] / len(tallies)
        error = math.sqrt(part * (1 - part) / len(tallies))
        yield [category, percent(part, 1), f"{100 * error:.1f}"]


def with_table(tallies: Sequence[Tally], kind: str) -> Iterator[str]:
    """The mean score of all players in the games whose events name each word of a kind."""
    everyone = mean([mean(tally.scores) for tally in tallies])
    found: dict[str, list[float]] = {}
    for tally in tallies:
        for word in {word for _tag, prefix, word in tally.words if prefix == kind}:
            found.setdefault(word, []).append(mean(tally.scores))
    rows = []
    for word, scores in sorted(found.items()):
        error = statistics.pstdev(scores) / math.sqrt(len(scores))
        above = 100 * (mean(scores) / everyone - 1)
        told = [f"{mean(scores):.1f}", f"{above:+.1f} %", f"{100 * error / everyone:.1f} %"]
        rows.append([word, len(scores), *told])
    yield from table_of([kind, "games", "mean score", "above the mean", "standard error"], rows)


class Played(NamedTuple):
    """The outcome of a game for a seat."""

    score: int
    parts: dict[str, int]
    won: float
    """A shared victory counts in parts."""


def by_answer(tallies: Sequence[Tally], question: str) -> dict[str, list[Played]]:
    """The outcomes of the seats that gave each answer to a question, the best mean score first."""
    found: dict[str, list[Played]] = {}
    for tally in tallies:
        for seat, answers in enumerate(tally.answers):
            if question in answers:  # not every seat is asked in every game
                won = 1 / len(tally.winners) if seat in tally.winners else 0.0
                seen = Played(tally.scores[seat], tally.breakdown[seat], won)
                found.setdefault(answers[question], []).append(seen)
    return dict(sorted(found.items(), key=lambda item: -mean([seen.score for seen in item[1]])))


def answer_table(tallies: Sequence[Tally], question: str) -> Iterator[str]:
    """The scores by the answer to a question: their mean and spread, and the mean of each part."""
    parts = list(tallies[0].breakdown[0])
    rows = []
    for answer, games in by_answer(tallies, question).items():
        scores = [seen.score for seen in games]
        spread = statistics.pstdev(scores)
        rows.append(
            [answer, len(games), f"{mean(scores):.1f}", f"{spread:.1f}"]
            + [f"{spread / math.sqrt(len(scores)):.1f}", min(scores), max(scores)]
            + [percent(sum(seen.won for seen in games), len(games))]
            + [f"{mean([seen.parts[part] for seen in games]):.1f}" for part in parts]
        )
    heads = ["games", "mean", "spread", "standard error", "lowest", "highest", "won"]
    yield from table_of([question, *heads, *parts], rows)


def pair_table(tallies: Sequence[Tally], down: str, across: str) -> Iterator[str]:
    """The mean score of each pair of answers."""
    found: dict[tuple[str, str], list[int]] = {}
    for tally in tallies:
        for answers, score in zip(tally.answers, tally.scores, strict=True):
            if down in answers and across in answers:
                found.setdefault((answers[down], answers[across]), []).append(score)
    columns = list(dict.fromkeys(column for _, column in found))
    rows = []
    for row in dict.fromkeys(row for row, _ in found):
        means = [mean(found[row, column]) if (row, column) in found else None for column in columns]
        rows.append([row, *("–" if m is None else f"{m:.0f}" for m in means)])
    yield from table_of([f"{down}, {across}", *columns], rows)


def count_rows(counters: Sequence[Counter[str]]) -> Iterator[list[str]]:
    """In what share of games something was counted, and how often per game."""
    games = len(counters)
    for key in sorted({key for counter in counters for key in counter}):
        inside = sum(counter[key] > 0 for counter in counters)
        times = sum(counter[key] for counter in counters)
        yield [key, percent(inside, games), f"{times / games:.2f}"]


def groups_of(game: str) -> dict[str, list[str]]:
    """The cards of a game by kind: the tables of its data."""
    data = find_game(game).load(None)
    groups = {}
    for field in data.__struct_fields__:
        table = getattr(data, field)
        if isinstance(table, dict) and all(hasattr(entry, "id") for entry in table.values()):
            groups[field] = sorted(table)
    return groups


def card_table(tallies: Sequence[Tally], cards: Sequence[str]) -> Iterator[str]:
    """For each card: the games in which it was shown, and the share of them in which a player did
    something with it, by event."""
    known = set(cards)
    tags = sorted({tag for t in tallies for card, tag in t.cards if card in known})
    if not tags:
        return
    rows = []
    for card in cards:
        games = [t for t in tallies if card in t.shown]
        if not games:  # not with this number of players
            continue
        used = [sum(t.cards[card, tag] > 0 for t in games) for tag in tags]
        anything = sum(any(t.cards[card, tag] for tag in tags) for t in games)
        rows.append(
            [card, len(games), percent(anything, len(games))]
            + [percent(n, len(games)) for n in used]
        )
    yield from table_of(["card", "games shown", "taken", *tags], rows)


def word_table(tallies: Sequence[Tally], prefix: str) -> Iterator[str]:
    def of(tally: Tally) -> Counter[str]:
        return Counter(
            {f"{tag} {word}": n for (tag, kind, word), n in tally.words.items() if kind == prefix}
        )

    yield from table_of([prefix, "games", "times a game"], count_rows([of(t) for t in tallies]))


def amount_table(tallies: Sequence[Tally]) -> Iterator[str]:
    total: Counter[tuple[str, str]] = Counter()
    for tally in tallies:
        total.update(tally.amounts)
    tags = sorted({tag for tag, _ in total})
    keys = list(dict.fromkeys(key for _, key in total))
    rows = [[key, *(f"{total[tag, key] / len(tallies):.2f}" for tag in tags)] for key in keys]
    yield from table_of(["units a game", *tags], rows)


class Asked(NamedTuple):
    """What the tables are to compare."""

    each: tuple[str, ...]
    """Questions."""
    best: tuple[str, ...]
    """Parts of the score."""
    kinds: tuple[str, ...]
    """Kinds of words."""


def report(game: str, players: int, tallies: Sequence[Tally], asked: Asked) -> Iterator[str]:
    """All tables for one number of players."""
    yield f"## {players} {'player' if players == 1 else 'players'}, {len(tallies)} games"
    yield ""
    lengths = [tally.choices for tally in tallies]
    yield f"A game takes {mean(lengths):.0f} choices ({min(lengths)} to {max(lengths)})."
    yield ""
    for question in asked.each:
        yield from answer_table(tallies, question)
    for down, across in itertools.combinations(asked.each, 2):
        yield from pair_table(tallies, down, across)
    for kind in asked.kinds:
        yield from with_table(tallies, kind)
    heads = ["seat", "wins", "above its share", "standard error"]
    seats = [str(seat + 1) for seat in range(players)]
    if players > 1:
        yield from table_of(heads, win_rows(tallies, seats, shift=False))
    if players > 1 and tallies[0].first is not None:
        heads[0] = "place after the first player at the start"
        yield from table_of(heads, win_rows(tallies, seats, shift=True))
    heads = ["points", "everyone", "winners", "share of winners' points"]
    yield from table_of(heads, score_rows(tallies))
    if asked.best:
        heads = ["the winner's largest of these", "games", "standard error"]
        yield from table_of(heads, best_rows(tallies, asked.best))
    heads = ["option", "games", "times a game"]
    yield from table_of(heads, count_rows([tally.chosen for tally in tallies]))
    heads[0] = "event"
    yield from table_of(heads, count_rows([tally.happened for tally in tallies]))
    for prefix in sorted({kind for tally in tallies for _, kind, _ in tally.words}):
        yield from word_table(tallies, prefix)
    yield from amount_table(tallies)
    for kind, cards in groups_of(game).items():
        lines = list(card_table(tallies, cards))
        if lines:
            yield f"### {kind}, {players} players"
            yield ""
            yield from lines


def at_a_glance(game: str, results: dict[int, list[Tally]]) -> Iterator[str]:
    """The extremes, for each number of players."""
    yield "## At a glance"
    yield ""
    heads = ["players", "games", "most above its share", "largest part of winners' points"]
    rows = []
    for players, tallies in results.items():
        seats = [str(seat + 1) for seat in range(players)]
        shifts = (False,) if tallies[0].first is None else (False, True)
        above = max(float(row[2]) for shift in shifts for row in win_rows(tallies, seats, shift))
        *categories, _ = score_rows(tallies)
        largest = max(categories, key=lambda row: float(row[2]))
        seat = f"{above:+.1f} points" + ("" if above <= FAIR else " (unfair)")
        if players == 1:
            seat = f"alone, {percent(sum(bool(t.winners) for t in tallies), len(tallies))} won"
        rows.append([players, len(tallies), seat, f"{largest[0]} {largest[3]}"])
    yield from table_of(heads, rows)
    heads = ["players", "cards", "least taken", "taken", "games shown"]
    rows = []
    for players, tallies in results.items():
        for kind, cards in groups_of(game).items():
            known = set(cards)
            rates = []
            for card in cards:
                games = [t for t in tallies if card in t.shown]
                taken = sum(any(c == card for c, _ in t.cards) for t in games)
                if games:
                    rates.append((taken / len(games), card, len(games)))
            if rates and any(c in known for t in tallies for c, _ in t.cards):
                rate, card, shown = min(rates)
                rows.append([players, kind, card, f"{100 * rate:.1f} %", shown])
    yield from table_of(heads, rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="Counts what bots do in many games.")
    parser.add_argument("game")
    parser.add_argument("--players", default="2,3,4", help="numbers of players, with commas")
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--bots", default="greedy", help="bots by seat, with commas; repeated")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--each", default="", help="questions answered in turn, with commas")
    parser.add_argument("--best", default="", help="parts of the score to compare, with commas")
    parser.add_argument("--with", default="", dest="kinds", help="kinds of words, with commas")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--kept", type=Path, metavar="FILE", help="keep games, and go on from them")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables there")
    chosen = parser.parse_args()
    bots = chosen.bots.split(",")
    options = read_game_options(find_game(chosen.game), chosen.option)
    asked = Asked(*(_names(text) for text in (chosen.each, chosen.best, chosen.kinds)))
    results: dict[int, list[Tally]] = {}
    for players in map(int, chosen.players.split(",")):
        seating = tuple(bots[seat % len(bots)] for seat in range(players))
        games = [
            Game(
                chosen.game,
                players,
                seating,
                f"{chosen.seed}/{players}/{number}",
                options,
                asked.each,
                number,
            )
            for number in range(chosen.games)
        ]
        results[players] = play_on(games, chosen.jobs, chosen.kept)
        check(asked, results[players])
        print(f"{players} players: {len(games)} games played", file=sys.stderr, flush=True)
    lines = [f"# Balance of {chosen.game}", "", "Made by", "", f"    {command(chosen)}", ""]
    lines += at_a_glance(chosen.game, results)
    for players, tallies in results.items():
        lines += report(chosen.game, players, tallies, asked)
    text = "\n".join(lines).rstrip() + "\n"
    if chosen.markdown:
        chosen.markdown.parent.mkdir(parents=True, exist_ok=True)
        chosen.markdown.write_text(text, encoding="utf-8")
    else:
        print(text)


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split(",")) if text else ()


def check(asked: Asked, tallies: Sequence[Tally]) -> None:
    """Stop if something is to be compared that these games do not have."""
    categories = set(tallies[0].breakdown[0])
    kinds = {kind for tally in tallies for _tag, kind, _word in tally.words}
    for option, names, known in (("best", asked.best, categories), ("with", asked.kinds, kinds)):
        for name in names:
            if name not in known:
                sys.exit(f"--{option}: there is no {name!r} in these games, but {sorted(known)}")


def command(chosen: argparse.Namespace) -> str:
    """The command that makes the same tables."""
    told = f"python benchmarks/balance.py {chosen.game} --players {chosen.players} "
    told += f"--games {chosen.games} --bots {chosen.bots} --seed {chosen.seed}"
    told += "".join(f" --option {option}" for option in chosen.option)
    told += f" --each {chosen.each}" if chosen.each else ""
    told += f" --best {chosen.best}" if chosen.best else ""
    told += f" --with {chosen.kinds}" if chosen.kinds else ""
    return told + (f" --markdown {chosen.markdown}" if chosen.markdown else "")


if __name__ == "__main__":
    main()
