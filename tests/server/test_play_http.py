"""Playing over plain HTTP: everything that somebody else's bot would need."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from kosmodrom.core.history import History
from kosmodrom.core.registry import games
from kosmodrom.core.table import Table
from kosmodrom.core.words import Words, telling
from kosmodrom.server import wire
from tests.server.venue import Guest, new_key, serving, until

pytestmark = pytest.mark.anyio


async def test_the_games(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala") as [ala]:
        cards = await ala.get("/api/games")
        astrominers = next(card for card in cards if card["id"] == "astrominers")
        assert astrominers["categories"][:2] == ["orders", "awards"]
        assert astrominers["name"] == {"en": "Astrominers", "pl": "Astrogórnicy"}
        assert astrominers["tagline"]["pl"] != astrominers["tagline"]["en"] != "game-tagline"
        assert [card["complexity"] for card in cards] == sorted(c["complexity"] for c in cards)
        details = await ala.get("/api/games/astrominers")
        assert details["round_event"] == "round"
        for move in games()["astrominers"].moves:
            told = details["options"][str(move.__struct_config__.tag)]
            assert told == msgspec.to_builtins(dict(telling(move)))
            assert list(told) == list(move.__struct_fields__)
        assert set(details["events"]) == {
            str(event.__struct_config__.tag) for event in games()["astrominers"].events
        }
        data = await ala.get("/api/games/astrominers/data")
        assert data
        captions = await ala.get("/api/games/astrominers/captions/pl")
        assert captions.keys() >= data["missions"].keys()
        assert all(isinstance(line, str) for lines in captions.values() for line in lines)
        await ala.get("/api/games/astrominers/captions/de", status=404)
        for path in ("/api/games/chess", "/api/games/chess/data", "/api/games/chess/rules/pl"):
            problem = await ala.get(path, status=404)
            assert "chess" in problem["text"]["pl"]


async def test_the_rules_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala") as [ala]:
        english, polish = [
            await ala.get(f"/api/games/astrominers/rules/{language}") for language in ("en", "pl")
        ]
        assert (english["language"], polish["language"]) == ("en", "pl")
        told = {rule["number"]: rule["text"] for rule in english["rules"]}
        assert told["AM-107"] == "Each player has 2 barges and 7 dice."
        assert list(told) == [rule["number"] for rule in polish["rules"]]
        assert all(rule["text"] != told[rule["number"]] for rule in polish["rules"])
        problem = await ala.get("/api/games/astrominers/rules/de", status=404)
        assert "de" in problem["text"]["pl"]


async def test_an_overlay_corrects_the_figures_of_the_rules(tmp_path: Path) -> None:
    overlay = tmp_path / "overlay"
    (overlay / "skymines").mkdir(parents=True)
    (overlay / "skymines" / "setup.toml").write_text("coins = 5", encoding="utf-8")
    async with serving(tmp_path / "data", overlay=overlay) as venue, venue.guests("Ala") as [ala]:
        for game in ("skymines", "skymines-luna"):
            page = await ala.get(f"/api/games/{game}/rules/pl")
            told = {rule["number"]: rule["text"] for rule in page["rules"]}
            assert told["SKY-128"] == "Każdy gracz zaczyna z 5 crypcoinami."


async def test_words_are_kept_by_their_tag(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala") as [ala]:
        for part in ("core", "bots", "server", "astrominers"):
            for language in ("en", "pl"):
                answer = await ala._http.get(f"/api/words/{part}/{language}")
                assert answer.status_code == 200
                assert answer.headers["content-type"].startswith("text/plain")
                assert " = " in answer.text
                again = await ala._http.get(
                    f"/api/words/{part}/{language}",
                    headers={"If-None-Match": answer.headers["etag"]},
                )
                assert again.status_code == 304
        await ala.get("/api/words/core/de", status=404)
        await ala.get("/api/words/chess/pl", status=404)


async def test_two_people_and_a_bot_play_a_whole_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        ala, olek = guests
        made = await ala.new_table(others=("open", "random"), public=True)
        table = made["id"]
        listed = await olek.get("/api/tables?game=astrominers&status=lobby")
        assert [(found["id"], found["invite"]) for found in listed] == [(table, None)]
        joined = await olek.post(f"/api/tables/{table}/join", {"seat": 1})
        assert joined["you"] == 1
        await olek.post(f"/api/tables/{table}/start", status=403)
        started = await ala.post(f"/api/tables/{table}/start")
        assert started["status"] == "playing"
        updates = await play_to_the_end(guests, table)
        result = updates[0]["table"]["result"]
        assert sorted(seat for group in result["ranking"] for seat in group) == [0, 1, 2]
        assert [own["id"] for own in await olek.get("/api/me/tables")] == [table]
        replay = await olek.get(f"/api/tables/{table}/replay")
        assert replay["moments"][-1]["scores"] == result["scores"]
        moment = await ala.get(f"/api/tables/{table}/replay/3?seat=1&sections=en")
        assert moment["table"]["you"] == 1
        history = await ala._http.get(f"/api/tables/{table}/history")
        assert "attachment" in history.headers["content-disposition"]
        loaded: Table[Any, Any, Any] = Table.load(History.from_json(history.content))
        assert loaded.result is not None
        assert list(loaded.result.scores) == result["scores"]
        assert loaded.names == ("Ala", "Olek", "Lyra")
        again = await olek.post(f"/api/tables/{table}/rematch")
        assert again["status"] == "lobby"
        assert (await ala.post(f"/api/tables/{table}/rematch"))["status"] == "playing"


async def play_to_the_end(guests: list[Guest], table: str) -> list[Any]:
    """Everyone takes the first option, and asks only for what is new."""
    known: list[list[Any]] = [[] for _ in guests]
    looked = [0] * len(guests)
    while True:
        updates = []
        for number, guest in enumerate(guests):
            query = f"?at={looked[number]}&since={len(known[number])}"
            update = await guest.state(table, query)
            known[number][update["since"] :] = update["events"]
            looked[number] = update["at"]
            updates.append(update)
            own = [ask for ask in update["asks"] if ask["options"]]
            if own:
                assert own[0]["seat"] == number
                option = own[0]["options"][len(own[0]["options"]) // 2]
                await guest.choose(table, option, update["at"])
        if updates[-1]["table"]["status"] == "finished":
            return [await guest.state(table) for guest in guests]


async def test_what_is_asked_is_told_in_every_language(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as [ala, olek]:
        table = (await ala.new_table(public=True))["id"]
        await olek.post(f"/api/tables/{table}/join")
        await ala.post(f"/api/tables/{table}/start")
        update = msgspec.json.decode(
            msgspec.json.encode(await ala.state(table, "?sections=pl")), type=dict[str, Any]
        )
        opened = await venue.runtime.hall.open(table)
        assert opened.table is not None
        for ask in update["asks"]:
            asked = opened.table.pending[ask["seat"]]
            own = ask["seat"] == 0
            for language in ("en", "pl"):
                words = Words(language, (opened.ruleset.package,), ("Ala", "Olek"))
                assert ask["prompt"][language] == words.prompt(asked, own)
            assert (ask["options"] is not None) == own
        assert update["sections"][0]["title"]
        assert (await ala.state(table))["sections"] is None
        # Spectators see the table, but nothing that belongs to one seat.
        async with venue.guests("Ewa") as [ewa]:
            seen = await ewa.state(table)
            assert seen["table"]["you"] is None
            assert seen["table"]["invite"] is None
            assert all(ask["options"] is None for ask in seen["asks"])


async def test_refusals(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek", "Ewa") as guests:
        ala, olek, ewa = guests
        table = (await ala.new_table(others=("open",)))["id"]
        base = f"/api/tables/{table}"
        await ewa.get(base, status=403)
        await ewa.state(table, status=403)
        await ewa.state(table, "?invite=wrong", status=403)
        invite = (await ala.get(base))["invite"]
        assert (await ewa.get(f"{base}?invite={invite}"))["invite"] is None
        await ewa.get("/api/tables/nowhere", status=404)
        await ala.choose(table, {"type": "pass"}, 0, status=409)
        await olek.post(f"{base}/join", {"invite": invite})
        await ala.post(f"{base}/start")
        update = await ala.state(table)
        option = next(ask["options"] for ask in update["asks"] if ask["options"])[0]
        await ewa.choose(table, option, 0, status=403)
        await ala.choose(table, option, 99, status=409)
        await ala.choose(table, {"type": "fly"}, 0, status=400)
        await ala.choose(table, {}, 0, status=400)
        await ala.post(f"{base}/choices", {"key": "k", "at": 0, "option": {}}, status=400)
        await ala.post(f"{base}/choices", {"at": 0, "option": {}}, status=400)
        wrong = {"type": "pass"} if option["type"] != "pass" else {"type": "refuel"}
        refused = await ala.choose(table, wrong, 0, status=409)
        assert refused["rules"]
        assert refused["text"]["en"] != refused["text"]["pl"]
        why = await ala.post(f"{base}/why-not", {"option": wrong})
        assert why == {"type": "why_not", "key": "", "problem": refused}
        assert (await ala.post(f"{base}/why-not", {"option": option}))["problem"] is None
        await ewa.post(f"{base}/why-not", {"option": option}, status=403)
        outcome = await ala.post(f"{base}/outcome", {"options": [option]})
        assert outcome["type"] == "outcome"
        assert await ala.post(f"{base}/outcome", {"options": [wrong]}, status=409) == refused
        await ala.post(f"{base}/outcome", {"options": []}, status=400)
        await ewa.post(f"{base}/outcome", {"options": [option]}, status=403)
        await ewa.post(f"{base}/hint", status=403)
        await ala.get(f"{base}/replay", status=409)
        await ala.get(f"{base}/history", status=409)
        await ala.post(f"{base}/undo", {"key": new_key(), "to": 0}, status=409)
        await ala.post(f"{base}/undo/answer", {"agree": True}, status=409)
        key = new_key()
        first = await ala.choose(table, option, 0, key)
        assert await ala.choose(table, option, 0, key) == first
        assert first == {"type": "accepted", "key": key, "at": 1}
        await ala.post("/api/tables", {"game": "astrominers", "seats": []}, status=400)
        await ala.new_table("chess", status=404)
        await ala.new_table(options={"track": "wild"}, status=422)
        await ala.new_table(others=("deep",), status=422)


async def test_a_host_may_do_without_hints(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala") as [ala]:
        with_hints = await ala.new_table(others=("random",), start=True)
        assert with_hints["hints"]
        made = await ala.new_table(others=("random",), start=True, hints=False)
        assert not made["hints"]
        refused = await ala.post(f"/api/tables/{made['id']}/hint", status=403)
        assert refused["id"] == "refusal-no-hints"


async def test_why_not_names_the_options_that_lead_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala") as [ala]:
        options = {"first_player": "1"}
        made = await ala.new_table(others=("random",), start=True, options=options)
        table, base = made["id"], f"/api/tables/{made['id']}"
        opened = await venue.runtime.hall.open(table)
        await ala.choose(table, {"type": "reroll", "dice": []}, 0)
        await until(lambda: opened.at == 2)
        offered = next(ask["options"] for ask in (await ala.state(table))["asks"])
        stores = [o for o in offered if o["type"] == "place" and "-" in o["space"]]
        kind = stores[0]["space"].split("-")[0]
        why = await ala.post(f"{base}/why-not", {"option": {"type": "gain", "resource": kind}})
        assert why["problem"]["begin"] == [o for o in stores if o["space"].startswith(kind)]


async def test_a_game_in_play_is_stepped_through_with_ones_own_eyes(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek", "Ewa") as [ala, olek, ewa]:
        made = await ala.new_table(others=("open",))
        table, base = made["id"], f"/api/tables/{made['id']}"
        await olek.post(f"{base}/join", {"invite": made["invite"]})
        await ala.post(f"{base}/start")
        before = {}
        for person in (ala, olek):
            before[person] = await person.state(table)
        options = next(ask["options"] for ask in before[ala]["asks"] if ask["options"])
        await ala.choose(table, options[0], before[ala]["at"])
        for person in (ala, olek):
            step = await person.get(f"{base}/steps/0")
            assert step["view"] == before[person]["view"]
            assert step["breakdown"] == before[person]["breakdown"]
            assert [event["number"] for event in step["events"]] == list(
                range(len(before[person]["events"]))
            )
            assert step["asks"] == []
        # Nobody looks with another's eyes, nor at what is still to come, nor at a private table.
        await olek.get(f"{base}/steps/0?seat=0", status=403)
        await ala.get(f"{base}/steps/2", status=404)
        await ewa.get(f"{base}/steps/0", status=403)
        watched = await ewa.get(f"{base}/steps/0?invite={made['invite']}")
        assert watched["table"]["you"] is None
        assert all(player["missions"] is None for player in watched["view"]["players"])


async def test_hint_undo_and_chat(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Ewa") as [ala, ewa]:
        table = (await ala.new_table(others=("random",), start=True, public=True))["id"]
        base = f"/api/tables/{table}"
        update: dict[str, Any] = {}

        async def asked() -> Any:
            nonlocal update
            opened = await venue.runtime.hall.open(table)
            await until(lambda: 0 in opened.record.waiting and not opened.lock.locked())
            update = await ala.state(table)
            return next(ask["options"] for ask in update["asks"] if ask["options"])

        options = await asked()
        hint = await ala.post(f"{base}/hint")
        assert hint["option"] in options
        assert hint["bot"] == "greedy"
        await ala.choose(table, options[0], update["at"])
        await asked()
        to = update["undo"]["alone"]
        assert to is not None
        await ala.post(f"{base}/undo", {"key": new_key(), "to": to})
        assert await asked() == options

        key = new_key()
        await ala.post(f"{base}/chat", {"key": key, "text": "  Cześć <b>wszystkim</b>\u202e  "})
        await ala.post(f"{base}/chat", {"key": key, "text": "again"})
        await ewa.post(f"{base}/chat", {"key": new_key(), "text": "powodzenia"})
        chat = await ewa.get(f"{base}/chat")
        assert [
            (line["number"], line["seat"], line["name"], line["text"]) for line in chat["lines"]
        ] == [
            (0, 0, "Ala", "Cześć <b>wszystkim</b>"),
            (1, None, "Ewa", "powodzenia"),
        ]
        assert len((await ewa.get(f"{base}/chat?since=1"))["lines"]) == 1
        await ala.post(f"{base}/chat", {"key": new_key(), "text": "\u200b \u202e"}, status=400)
        await ala.post(f"{base}/chat", {"key": new_key(), "text": "x" * 501}, status=400)
        closed = await ala.ask("DELETE", base)
        assert closed["status"] == "closed"


async def test_updates_are_what_the_wire_says(tmp_path: Path) -> None:
    """The update is assembled from pieces of JSON: its shape is that of `wire.Update`."""
    async with serving(tmp_path) as venue, venue.guests("Ala") as [ala]:
        table = (await ala.new_table(others=("random",), start=True))["id"]
        update = await ala.state(table, "?sections=en")
        assert list(update) == ["type", *wire.Update.__struct_fields__]
        msgspec.convert(update["table"], wire.TableView)
        msgspec.convert(update["undo"], wire.UndoView)
        for ask in update["asks"]:
            assert list(ask) == list(wire.AskView.__struct_fields__)
        for event in update["events"]:
            assert list(event) == ["number", "event"]
