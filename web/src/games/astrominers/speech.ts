/** The board in words: what hovering, focus and the screen reader tell of a place. */

import { words } from "./words";
import type { Seat } from "../board";
import type { Place } from "./legal";
import {
  type Amounts,
  crewSpaces,
  type Data,
  earnings,
  type Die,
  type Effect,
  type Face,
  listAmounts,
  type MiniDeck,
  type Mission,
  type Player,
  type Resource,
  symbolsOn,
  total,
  type View,
  WORKER_OF,
  type Worker,
  WORKERS,
} from "./types";

const own = (id: string, args?: Record<string, string | number>): string =>
  words.t(`astrominers-${id}`, args);

export const cardName = (card: string): string => words.t(`card-${card}`);
export const faceName = (face: Face): string => words.t(`face-${face}`);
export const resourceName = (kind: string): string => words.t(`resource-${kind}`);

export function amountsText(amounts: Amounts): string {
  const told = listAmounts(amounts).map(([kind, count]) => words.t(`amount-${kind}`, { count }));
  return told.join(", ") || "–";
}

export function workersText(workers: readonly Worker[]): string {
  if (workers.length === WORKERS.length) return words.t("board-symbol-any");
  return workers.map((worker) => words.t(`worker-${worker}`)).join("/");
}

/** The points of a player, and where they come from. */
export function pointsText(player: Player): string {
  const points = total(player.score);
  const parts = Object.entries(player.score)
    .filter(([, part]) => part)
    .map(([name, part]) => `${words.t(`score-${name}`)}\u00a0${part}`);
  if (!parts.length) return words.t("board-points", { points });
  return words.t("board-points-parts", { points, parts: parts.join(", ") });
}

export function playerName(seat: Seat, names: readonly string[]): string {
  return names[seat] ?? String(seat + 1);
}

function dieText(die: Die, names: readonly string[]): string {
  const player = playerName(die.seat, names);
  return own("taken", { player, face: faceName(die.face) });
}

/** What there is to know of a place, in short sentences; `die` is the one that might go there. */
export function describe(
  place: Place,
  view: View,
  data: Data,
  names: readonly string[],
  die: Face | null,
): readonly string[] {
  const [kind, id = "", number = ""] = place.split(":");
  switch (kind) {
    case "space":
      return spaceLines(id, view, data, names, die);
    case "crew":
      return crewLines(id, Number(number), view, data, names, die);
    case "own":
      return ownCardLines(id, view, data);
    case "hand":
    case "display":
      return cardLines(id, data);
    case "deck": {
      const pile = id === "missions" ? view.missions : view.orders;
      return [words.t(`deck-${id}`), words.t("board-deck", { count: pile.deck })];
    }
    case "stock": {
      const count = view.players[view.seat ?? -1]?.stock[id as Resource] ?? 0;
      const amount = words.t(`amount-${id}`, { count });
      return [amount, ...(id === view.promoted ? [own("promoted")] : [])];
    }
    case "bank": {
      const count = view.bank[id as Resource];
      return [own("bank", { amount: words.t(`amount-${id}`, { count }) })];
    }
    case "effect":
      return [own("effect", { effect: words.t(`effect-${id as Effect}`) })];
    case "completed":
      return [cardName(id), own("type", { type: data.missions[id]?.type ?? "?" })];
    case "die":
      return die ? [faceName(die)] : [];
    case "face":
      return [faceName(id as Face)];
    case "exchange":
      return [own("exchange")];
    case "discard": {
      const count = view.players[view.seat ?? -1]?.discarded ?? 0;
      return [own("discard"), ...(count ? [words.t("board-discarded", { count })] : [])];
    }
    default:
      return [];
  }
}

function spaceLines(
  id: string,
  view: View,
  data: Data,
  names: readonly string[],
  die: Face | null,
): readonly string[] {
  const space = view.spaces.find((other) => other.id === id);
  if (!space) return [];
  const title = words.t(`space-${id}`);
  const state = space.die
    ? dieText(space.die, names)
    : own("takes", { workers: workersText(space.accepts) });
  // What a taken space gives is of no use; the card beside it still is.
  const card = ["award", "technology", "bulletin", "expedition"].includes(space.area);
  if (space.die && !card) return [title, state];
  return [title, state, ...gainLines(id, space.area, view, data, die)];
}

function gainLines(
  id: string,
  area: string,
  view: View,
  data: Data,
  die: Face | null,
): readonly string[] {
  const place = Number(id.split("-").at(-1)) - 1;
  switch (area) {
    case "plasteel":
    case "water":
    case "xenon": {
      const extra = view.spaces.find((space) => space.area === area)?.id === id ? 1 : 0;
      const count = die ? symbolsOn(die) + extra : 1;
      const amount = words.t(`amount-${area}`, { count });
      if (die) return [own("gain", { amount })];
      return [own(extra ? "gain-each-first" : "gain-each", { amount })];
    }
    case "award": {
      const card = view.awards[place];
      const award = card ? data.awards[card] : undefined;
      if (!card || !award) return [words.t("board-no-award", { place: place + 1 })];
      const set = award.set.split("").join(" ");
      return [own("award", { card: cardName(card), set, points: award.points })];
    }
    case "technology":
      return boardCardLines(view.technologies, area, data);
    case "bulletin":
      return boardCardLines(view.bulletins, area, data);
    case "expedition":
      return boardCardLines(view.expeditions, area, data);
    default:
      return [own(`gain-${area}`)];
  }
}

/** The top card of a mini-deck, and how many lie below it. */
function boardCardLines(deck: MiniDeck, area: string, data: Data): readonly string[] {
  if (deck.top === null) return [words.t(`board-no-${area}`)];
  return [...cardLines(deck.top, data), words.t("board-further", { count: deck.cards - 1 })];
}

function crewLines(
  card: string,
  space: number,
  view: View,
  data: Data,
  names: readonly string[],
  die: Face | null,
): readonly string[] {
  const run = view.runs.find((other) => other.card === card);
  const takes = crewSpaces(card, data)[space];
  if (!run || !takes) return [];
  const title = own("crew", { card: cardName(card), space: space + 1 });
  const on = run.crew[space];
  if (on) return [title, dieText(on, names)];
  const workers = workersText(takes.takes);
  const state = own(takes.yellow ? "takes-yellow" : "takes", { workers });
  return [title, state, ...crewGain(data.missions[card], takes.takes, die)];
}

function crewGain(
  mission: Mission | undefined,
  takes: readonly Worker[],
  die: Face | null,
): readonly string[] {
  if (!mission) return [words.t("board-reward-cards")];
  if (!die || !takes.includes(WORKER_OF[die])) return [rewardText(mission)];
  const reward = mission.reward[WORKER_OF[die]] ?? {};
  const amounts = Object.fromEntries(
    listAmounts(reward).map(([kind, count]) => [kind, count * symbolsOn(die)]),
  ) as Amounts;
  return [own("crew-gain", { amount: amountsText(amounts) })];
}

function rewardText(mission: Mission): string {
  const groups = earnings(mission);
  const [first] = groups;
  const told =
    groups.length === 1 && first
      ? amountsText(first.amounts)
      : groups
          .map((group) => `${workersText(group.workers)} ${amountsText(group.amounts)}`)
          .join("; ");
  return words.t("board-reward", { amounts: told });
}

function ownCardLines(card: string, view: View, data: Data): readonly string[] {
  const owns = (player: Player): boolean =>
    [...player.technologies, ...player.bulletins].some((other) => other.card === card && other.die);
  const state = view.players.some(owns)
    ? own("used")
    : own("takes", { workers: workersText(WORKERS) });
  const technology = data.technologies[card];
  const gives = technology
    ? own("gain", { amount: words.t(`amount-${technology.gives}`, { count: 1 }) })
    : own("gain-card");
  return [cardName(card), state, gives];
}

/** A card: its cost, what it asks for and what it gives. */
export function cardLines(card: string, data: Data): readonly string[] {
  const mission = data.missions[card];
  if (mission) {
    return [
      words.t("board-mission", { card: cardName(card), type: mission.type }),
      costText(mission.cost, false),
      words.t("board-card-spaces", { spaces: spacesText(card, data) }),
      rewardText(mission),
    ];
  }
  const order = data.orders[card];
  if (order) {
    return [
      words.t("board-order", { card: cardName(card), points: order.points }),
      costText(order.cost, order.discard),
      words.t("board-effect", { effect: words.t(`effect-${order.effect}`) }),
    ];
  }
  const technology = data.technologies[card];
  if (technology) {
    return [
      words.t("board-technology", { card: cardName(card), points: technology.points }),
      costText(technology.cost, false),
      words.t("board-gives", { amounts: words.t(`amount-${technology.gives}`, { count: 1 }) }),
    ];
  }
  const bulletin = data.bulletins[card];
  if (bulletin) {
    return [
      words.t("board-bulletin", { card: cardName(card), points: bulletin.points }),
      costText(bulletin.cost, false),
      words.t("board-gives-card"),
    ];
  }
  return [
    words.t("board-expedition", { card: cardName(card) }),
    costText(data.expeditions[card]?.cost ?? {}, false),
    words.t("board-card-spaces", { spaces: spacesText(card, data) }),
    words.t("board-reward-cards"),
  ];
}

function costText(cost: Amounts, discard: boolean): string {
  const parts = [amountsText(cost), ...(discard ? [words.t("board-cost-card")] : [])];
  return words.t("board-cost", { parts: parts.join(", ") });
}

/** What the spaces of a card take: those with the yellow ring are named. */
function spacesText(card: string, data: Data): string {
  return crewSpaces(card, data)
    .map(({ takes, yellow }) =>
      yellow ? own("yellow", { workers: workersText(takes) }) : workersText(takes),
    )
    .join(", ");
}
