/** The board of Astrominers for the hand: where its options lie, and what its places are. */

import type { Laid } from "../../board/offers";
import type { Reading } from "../../board/hand.svelte";
import type { Tagged } from "../../board/props";
import type { Motion } from "../../board/Surface.svelte";
import {
  asEvent,
  asMove,
  type Deck,
  type Die,
  type Effect,
  type Face,
  FACES,
  listDice,
  type Move,
  type Props,
  type Resource,
} from "./types";
import { cardName, dieText, playerName, t, tellOption, tellOutcome, why } from "./words";

/** The mark of a dock as a whole. */
export const dockMark = (dock: number): string => `dock:${dock}`;

/** The effects of bought orders that are used while something is paid. */
const PAYING: Readonly<Partial<Record<Move["type"], Effect>>> = {
  rebate: "rebate",
  launch_free: "free_launch",
};

/** The events that say what a move would bring; the others only repeat the move. */
const FORETOLD: readonly string[] = ["gained", "missed", "award_taken", "board_card_taken", "paid"];

/** The price of a move that is only asked about: what it would cost is not the question. */
const FREE: Pick<Extract<Move, { type: "place" }>, "cost" | "lacking"> = { cost: [], lacking: [] };

/** The things on the board that an option is made of. */
export function lay(move: Move): Laid | null {
  switch (move.type) {
    case "place":
      return { parts: [`die:${move.die}`, `space:${move.space}`] };
    case "crew":
      return { parts: [`die:${move.die}`, `crew:${move.card}:${move.space}`] };
    case "use":
      return { parts: [`die:${move.die}`, `own:${move.card}`] };
    case "exchange":
      return { parts: [`die:${move.die}`, "exchange"] };
    case "discard_die":
      return { parts: [`die:${move.die}`, "discard"] };
    case "turn":
      return { parts: [`die:${move.die}`, `face:${move.to}`] };
    case "launch":
    case "buy":
    case "discard_card":
      return { parts: [`hand:${move.card}`] };
    case "take":
      return { parts: [`display:${move.card}`] };
    case "take_top":
      return { parts: [`deck:${move.deck}`] };
    case "effect":
      return { parts: [`effect:${move.effect}`] };
    case "give":
    case "pay_any":
      return { parts: [`stock:${move.resource}`] };
    case "gain":
      return { parts: [`bank:${move.resource}`] };
    case "reroll":
      return { parts: move.dice.map((face) => `die:${face}`), confirm: true };
    case "hand_in":
      return { parts: move.cards.map((card) => `completed:${card}`), confirm: true };
    case "substitute":
      return { parts: move.paid.map((kind) => `stock:${kind}`), confirm: true };
    case "rebate":
    case "launch_free":
      return { parts: [`effect:${PAYING[move.type]}`], confirm: true };
    case "pay":
      return { parts: [], confirm: true };
    default:
      return null;
  }
}

/** The units that an option spends from the stock; what is missing is asked about later. */
export function spentBy(move: Move): readonly string[] {
  switch (move.type) {
    case "place":
    case "launch":
    case "buy": {
      const lacking = [...(move.lacking ?? [])];
      return (move.cost ?? []).filter((kind) => {
        const index = lacking.indexOf(kind);
        if (index >= 0) lacking.splice(index, 1);
        return index < 0;
      });
    }
    case "pay":
      return move.cost ?? [];
    case "give":
    case "pay_any":
      return [move.resource];
    case "substitute":
      return move.paid;
    default:
      return [];
  }
}

export function reading(read: () => Props): Reading {
  const pool = (): readonly Face[] => {
    const { view, you } = read();
    const own = you === null ? undefined : view.players[you];
    return own ? listDice(own.pool) : [];
  };

  /** The face of the die in hand, else one of the pool that a place takes. */
  const dieFor = (place: string, held: readonly string[]): Face => {
    const faces = pool();
    const inHand = held.find((other) => other.startsWith("die:"));
    if (inHand !== undefined) return faces[Number(inHand.slice(4))] ?? "miner";
    const { data } = read();
    const takes: readonly string[] = takesOf(place);
    const fits = (face: Face): boolean => takes.includes(data.faces[face].worker);
    return faces.find(fits) ?? faces[0] ?? FACES.find(fits) ?? "miner";
  };

  const takesOf = (place: string): readonly string[] => {
    const { view, data } = read();
    const [kind, id = "", number] = place.split(":");
    if (kind === "space") return view.spaces.find((space) => space.id === id)?.accepts ?? [];
    return kind === "crew" ? (data.plans[id]?.takes[Number(number)] ?? []) : [];
  };

  /** Of spaces that are alike one is offered, and stands for the others. */
  const kind = (place: string): string => {
    const { view, data, question } = read();
    const [sort, id = "", number = ""] = place.split(":");
    switch (sort) {
      case "die":
        return `die:${pool()[Number(id)]}`;
      case "space":
        return `space:${view.spaces.find((space) => space.id === id)?.like ?? id}`;
      case "crew": {
        // White spaces wait while a card is launched, also those that are like yellow ones.
        const yellow = data.plans[id]?.yellow ?? 0;
        if (question?.id === "yellow" && Number(number) >= yellow) return place;
        const run = view.runs.find((other) => other.card === id);
        return `crew:${id}:${run?.like[Number(number)] ?? number}`;
      }
      default:
        return place;
    }
  };

  const places = (part: string): readonly string[] => {
    if (!part.startsWith("die:")) return [part];
    return pool().flatMap((face, index) => (part === `die:${face}` ? [`die:${index}`] : []));
  };

  const wish = (place: string, held: readonly string[]): Move | null => {
    const { data } = read();
    const [sort, id = "", number = ""] = place.split(":");
    const die = dieFor(place, held);
    switch (sort) {
      case "space":
        return { type: "place", die, space: id, ...FREE };
      case "crew":
        return { type: "crew", die, card: id, space: Number(number) };
      case "own":
        return { type: "use", die, card: id };
      case "exchange":
        return { type: "exchange", die };
      case "discard":
        return { type: "discard_die", die };
      case "hand":
        return id in data.missions
          ? { type: "launch", card: id, ...FREE }
          : { type: "buy", card: id, ...FREE };
      case "display":
        return { type: "take", card: id };
      case "deck":
        return { type: "take_top", deck: id as Deck };
      case "stock":
        return { type: "give", resource: id as Resource };
      case "bank":
        return { type: "gain", resource: id as Resource };
      case "completed":
        return { type: "hand_in", cards: [id] };
      case "effect":
        return effectWish(id as Effect);
      default:
        return null;
    }
  };

  const tell = (place: string): readonly string[] => {
    const { captions, view, names, data } = read();
    const [sort, id = "", number = ""] = place.split(":");
    const known = (name: string): readonly string[] => captions[name] ?? [];
    const own = view.seat === null ? undefined : view.players[view.seat];
    switch (sort) {
      case "space": {
        const space = view.spaces.find((other) => other.id === id);
        const [title = "", ...rest] = known(place);
        const card = cardBeside(id);
        const below = card ? known(card) : [];
        return space?.die
          ? [title, dieText(space.die, names), ...below]
          : [title, ...rest, ...below];
      }
      case "crew": {
        const space = Number(number);
        const die = view.runs.find((run) => run.card === id)?.crew[space];
        const title = t("astrominers-crew", { card: cardName(id), space: space + 1 });
        if (die) return [title, dieText(die, names)];
        return [title, ...known(place), ...known(`crew:${id}`)];
      }
      case "own": {
        const cards = view.players.flatMap((player) => [
          ...player.technologies,
          ...player.bulletins,
        ]);
        const used = cards.some(({ card, die }) => card === id && die !== null);
        return [...known(id), ...(used ? [t("astrominers-used")] : [])];
      }
      case "hand":
      case "display":
      case "top":
        return known(id);
      case "run": {
        const run = view.runs.find(({ card }) => card === id);
        const player = run ? playerName(run.owner, names) : "";
        return [...known(id), t(run?.slid ? "board-run-slid" : "board-run-new", { player })];
      }
      case "completed":
        return [cardName(id), t("astrominers-type", { type: data.missions[id]?.type ?? "?" })];
      case "deck": {
        const pile = id === "missions" ? view.missions : view.orders;
        return [t(`deck-${id}`), t("board-deck", { count: pile.deck })];
      }
      case "stock": {
        const amount = t(`amount-${id}`, { count: own?.stock[id as Resource] ?? 0 });
        return [amount, ...(id === view.promoted ? [t("astrominers-promoted")] : [])];
      }
      case "bank": {
        const count = view.bank[id as Resource];
        return [t("astrominers-bank", { amount: t(`amount-${id}`, { count }) })];
      }
      case "die":
        return known(kind(place).replace("die:", "face:"));
      case "dock":
        return [t("astrominers-dock", { dock: id }), ...known("docks")];
      case "rates": {
        const { exchange, promoted } = view;
        const card = cardName(exchange);
        return [
          t("board-exchange", { card, promoted: t(`resource-${promoted}`) }),
          ...known(place),
        ];
      }
      case "discard": {
        const count = own?.discarded ?? 0;
        return [...known(place), ...(count ? [t("board-discarded", { count })] : [])];
      }
      default:
        return known(place);
    }
  };

  /** The card that lies beside a space of the board. */
  const cardBeside = (id: string): string | null => {
    const { view } = read();
    const [area, number] = id.split("-");
    switch (area) {
      case "award":
        return view.awards[Number(number) - 1] ?? null;
      case "technology":
        return view.technologies.top;
      case "bulletin":
        return view.bulletins.top;
      case "expedition":
        return view.expeditions.top;
      default:
        return null;
    }
  };

  return {
    lay: (option) => lay(asMove(option)),
    kind,
    places,
    counted: (place) => place.startsWith("stock:"),
    drags: (place) => place.startsWith("die:"),
    wish: (place, held) => wish(place, held) as unknown as Tagged | null,
    tell,
    tellOption: (option) => tellOption(option, read().names),
    why,
    tellEvent: (event) =>
      FORETOLD.includes(event.type) ? tellOutcome(event, read().names, read().you) : null,
    changes: (event) => changes(event, read()),
  };
}

function effectWish(effect: Effect): Move | null {
  if (effect === "rebate") return { type: "rebate", resource: "any" };
  if (effect === "free_launch") return { type: "launch_free" };
  if (effect === "extra_order") return null;
  return { type: "effect", effect };
}

/** The places that an event has changed and that are still there. */
function changes(tagged: Tagged, { view }: Props): readonly string[] {
  const event = asEvent(tagged);
  switch (event.type) {
    case "die_placed":
      return view.spaces.some(({ id, die }) => id === event.space && die)
        ? [`space:${event.space}`]
        : [];
    case "crew_joined":
      return [`crew:${event.card}:${event.space}`];
    case "card_used":
      return [`own:${event.card}`];
    case "card_revealed":
      return [`display:${event.card}`];
    case "unseen_card_drawn":
      return [`deck:${event.deck}`];
    case "launched":
    case "slid":
      return view.runs.filter((run) => run.card === event.card).map((run) => dockMark(run.dock));
    case "award_revealed":
      return [`award:${event.card}`];
    default:
      return [];
  }
}

/** The dice that an event sends through the air. */
export function motion(tagged: Tagged): readonly Motion<Die>[] {
  const event = asEvent(tagged);
  const to = ((): string | null => {
    switch (event.type) {
      case "die_placed":
        return `space:${event.space}`;
      case "crew_joined":
        return `crew:${event.card}:${event.space}`;
      case "card_used":
        return `own:${event.card}`;
      default:
        return null;
    }
  })();
  if (to === null || !("die" in event)) return [];
  return [{ piece: { seat: event.seat, face: event.die }, from: `home:${event.seat}`, to }];
}
