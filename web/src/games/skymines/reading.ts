/** The board of Skymines for the hand: where its options lie, and what its places are. */

import type { Reading } from "../../board/hand.svelte";
import type { Laid } from "../../board/offers";
import type { Seat, Tagged } from "../../board/props";
import type { Motion } from "../../board/Surface.svelte";
import {
  asEvent,
  asMove,
  type Company,
  type Move,
  ownOf,
  type Props,
  type Slot,
  SLOTS,
  type TrackId,
} from "./types";
import { t, tellOption, tellOutcome, why } from "./words";

/** Energy cards and the energy tile are used together: any of them stands for all. */
export const ENERGY = "energy";

/** The events that say what a move would bring; the others only repeat the move. */
const FORETOLD: readonly string[] = [
  "coins",
  "paid",
  "moved",
  "barrier",
  "threshold",
  "moves_lost",
  "tank",
  "slot",
  "markers",
  "ousted",
  "points_lost",
  "uploaded",
  "plan_taken",
  "plan_lost",
  "personal",
  "neutralised",
];

/** What a flying piece looks like. */
export type Flying =
  | { readonly kind: "piece"; readonly company: Company }
  | { readonly kind: "card"; readonly card: string }
  | { readonly kind: "glyph"; readonly glyph: string };

/** The place of a reward among those that are taken in an order of choice. */
export const rewardPlace = (what: string, n: number, company: Company | null): string =>
  `reward:${what}:${n}:${company ?? ""}`;

/** The things on the board that an option is made of. */
export function lay(move: Move, question?: string, gained = 0): Laid | null {
  switch (move.type) {
    case "place_track":
      return { parts: [`side:${move.track}`] };
    case "keep_token":
      return { parts: [`token:${move.token}`] };
    case "put":
      return { parts: [`hand:${move.card}`, `slot:${move.slot}`] };
    case "take_stack":
    case "rest":
      return { parts: [`rest:${move.slot}`] };
    case "lay_tile":
      return { parts: ["tile:resource", `slot:${move.slot}`] };
    case "fulfil":
      return { parts: [`task:${move.mission}:${move.task}`] };
    case "use_resources":
      return { parts: move.slots.map((slot) => `slot:${slot}`), confirm: true };
    case "use_energy":
      // A removed energy card is no longer on a slot.
      return { parts: [...(question === "company" ? [] : [ENERGY]), `company:${move.company}`] };
    case "use_scientist":
    case "use_field":
      return { parts: [`slot:${move.slot}`] };
    case "use_scientist_tile":
      return { parts: ["tile:scientist"] };
    case "use_field_tile":
      return { parts: ["tile:field"] };
    case "place_marker":
      return {
        parts: [
          `space:${move.space}`,
          ...(move.reward ? [`step:${move.space}:${move.reward}`] : []),
          ...(move.once ? ["once"] : []),
        ],
      };
    case "buy_card":
      return { parts: [`display:${move.card}`] };
    case "advance":
    case "cross":
    case "choose_share":
      return { parts: [`track:${move.company}`] };
    case "enter":
      return { parts: [`place:${move.place}`] };
    case "take_from":
    case "return_to":
      return { parts: [`column:${move.company}:${move.column}`] };
    case "neutralise":
      return { parts: ["threat"] };
    case "do_first":
      return { parts: [rewardPlace(move.what, move.n, move.company)] };
    case "take_plan":
      return { parts: [`plan:${move.plan}`] };
    case "flip":
      return { parts: [`screen:${move.screen}`] };
    case "upload":
      return { parts: ["upload"] };
    case "place_plan":
      // A single plan need not be picked up.
      return { parts: [...(gained > 1 ? [`gained:${move.plan}`] : []), `screen:${move.screen}`] };
    case "remove_card":
      return { parts: [`hand:${move.card}`] };
    case "take_removed":
      return { parts: [`removed:${move.card}`] };
    default:
      return null;
  }
}

export function reading(read: () => Props, me = () => ownOf(read())): Reading {
  const cardOn = (slot: string): string | null =>
    me()?.slots[SLOTS.indexOf(slot as Slot)]?.card ?? null;

  const kind = (place: string): string => {
    if (place === "tile:energy") return ENERGY;
    const [sort, slot = ""] = place.split(":");
    if (sort !== "slot" || read().question?.id !== "action") return place;
    const card = cardOn(slot);
    return card !== null && read().data.cards[card]?.kind === "energy" ? ENERGY : place;
  };

  const places = (part: string): readonly string[] =>
    part === ENERGY
      ? [...SLOTS.map((slot) => `slot:${slot}`), "tile:energy"].filter(
          (place) => kind(place) === ENERGY,
        )
      : [part];

  const wish = (place: string, held: readonly string[]): Move | null => {
    const { view, question } = read();
    const [sort, id = "", number = ""] = place.split(":");
    const card = held.find((other) => other.startsWith("hand:"))?.slice(5);
    switch (sort) {
      case "place":
        return { type: "enter", place: id, cost: 0 };
      case "company":
        return { type: "use_energy", company: id as Company };
      case "column":
        return {
          type: question?.id === "return" ? "return_to" : "take_from",
          company: id as Company,
          column: Number(number),
        };
      case "track":
        return { type: question?.id === "barrier" ? "cross" : "advance", company: id as Company };
      case "side":
        return { type: "place_track", company: "skymine", track: id as TrackId };
      case "token":
        return { type: "keep_token", token: id };
      case "slot":
        return slotWish(id as Slot, card);
      case "rest":
        return { type: "take_stack", slot: id as Slot };
      case "hand":
        return view.phase === "planning"
          ? { type: "put", card: id, slot: "B" }
          : { type: "remove_card", card: id };
      case "tile":
        return tileWish(id);
      case "space":
        return { type: "place_marker", space: id, reward: 0, once: false };
      case "step":
        return { type: "place_marker", space: id, reward: Number(number), once: false };
      case "display":
        return { type: "buy_card", card: id };
      case "plan":
        return { type: "take_plan", plan: id };
      case "screen":
        return { type: "flip", screen: Number(id) };
      case "upload":
        return { type: "upload" };
      case "gained":
        return { type: "place_plan", plan: id, screen: 0 };
      case "removed":
        return { type: "take_removed", card: id };
      case "task":
        return { type: "fulfil", mission: id, task: Number(number) };
      case "threat":
        return { type: "neutralise" };
      default:
        return null;
    }
  };

  /** What pressing a slot would be: a card in hand goes there, a card that lies there is used. */
  const slotWish = (slot: Slot, held: string | undefined): Move | null => {
    const { view, data } = read();
    if (held !== undefined) return { type: "put", card: held, slot };
    const card = data.cards[cardOn(slot) ?? ""];
    if (view.phase === "planning" || !card) return null;
    switch (card.kind) {
      case "energy":
        return { type: "use_energy", company: "skymine" };
      case "scientist":
        return { type: "use_scientist", slot };
      case "field":
        return { type: "use_field", slot };
      default:
        return { type: "use_resources", slots: [slot] };
    }
  };

  const tell = (place: string): readonly string[] => {
    const { captions, view, options } = read();
    const [sort, id = "", number = ""] = place.split(":");
    const known = (name: string): readonly string[] => captions[name] ?? [];
    switch (sort) {
      case "hand":
      case "display":
      case "removed":
        return known(`card:${id}`);
      case "gained":
        return known(`plan:${id}`);
      case "slot": {
        const card = cardOn(id);
        return [t("drawn-slot", { slot: id }), ...(card ? known(`card:${card}`) : known("slots"))];
      }
      case "rest": {
        const stack = me()?.resting[SLOTS.indexOf(id as Slot)] ?? [];
        const cards = stack.map((card) => known(`card:${card}`)[0] ?? card);
        return [t("drawn-rest", { slot: id }), ...(cards.length ? cards : known("resting-stacks"))];
      }
      case "track": {
        const side = view.companies.find((company) => company.id === id)?.track;
        return [...known(`company:${id}`), ...(side ? known(`track:${side}`) : [])];
      }
      case "side":
        return known(`track:${id}`);
      case "column":
        return [...known(`company:${id}`), t("drawn-column", { column: number })];
      case "place": {
        // What enters it has its name already.
        const entered = options.some((option) => option.type === "enter" && option.place === id);
        return known(place).slice(entered ? 1 : 0);
      }
      case "space": {
        const space = view.spaces.find((other) => other.id === id);
        return known(`space:${space?.entry ?? id}`);
      }
      case "step":
        return known(`space:${id}`);
      case "screen": {
        const plan = me()?.screens[Number(id)]?.plan;
        return [t("drawn-screen", { screen: id }), ...(plan ? known(`plan:${plan}`) : [])];
      }
      case "upload":
        return known("player-track:research");
      case "task":
        return known(`mission:${id}`);
      case "threat":
        return view.threat ? known(`threat:${view.threat}`) : [];
      default:
        return known(place);
    }
  };

  return {
    lay: (option) => lay(asMove(option), read().question?.id, me()?.gained.length),
    kind,
    places,
    drags: (place) => place.startsWith("hand:") || place.startsWith("gained:"),
    wish: (place, held) => wish(place, held) as unknown as Tagged | null,
    tell,
    tellOption: (option) => tellOption(option, read().names),
    // The map itself shows what a step brings.
    why: (option) => (option.type === "enter" ? "" : why(option)),
    tellEvent: (event) =>
      FORETOLD.includes(event.type) ? tellOutcome(event, read().names, read().you) : null,
    changes,
  };
}

function tileWish(tile: string): Move | null {
  switch (tile) {
    case "scientist":
      return { type: "use_scientist_tile" };
    case "field":
      return { type: "use_field_tile" };
    case "energy":
      return { type: "use_energy", company: "skymine" };
    default:
      return { type: "lay_tile", slot: "B" };
  }
}

/** The places that an event has changed. */
function changes(tagged: Tagged): readonly string[] {
  const event = asEvent(tagged);
  switch (event.type) {
    case "entered":
    case "luna_placed":
      return [`place:${event.place}`];
    case "moved":
      return [`track:${event.company}`];
    case "marker":
      return [`space:${event.space}`];
    case "display":
      return event.new.map((card) => `display:${card}`);
    case "plans":
      return event.plans.map((plan) => `plan:${plan}`);
    case "special":
      return [`plan:${event.plan}`];
    case "task":
      return [`task:${event.mission}:${event.task}`];
    default:
      return [];
  }
}

/** What an event sends through the air. */
export function motion(tagged: Tagged, you: Seat | null): readonly Motion<Flying>[] {
  const event = asEvent(tagged);
  switch (event.type) {
    case "entered":
    case "luna_placed": {
      const from = `column:${event.company}:${event.column}`;
      const piece = { kind: "piece", company: event.company } as const;
      return [{ piece, from, to: `piece:${event.place}` }];
    }
    case "ousted": {
      const to = event.column
        ? `column:${event.company}:${event.column}`
        : `company:${event.company}`;
      const piece = { kind: "piece", company: event.company } as const;
      return [{ piece, from: `piece:${event.place}`, to }];
    }
    case "card_put":
      return event.seat === you
        ? [cardFrom(event.card, `hand:${event.card}`, `slot:${event.slot}`)]
        : [];
    case "bought":
    case "luna_took":
      return [cardFrom(event.card, `display:${event.card}`, handOf(event.seat, you))];
    case "plan_taken": {
      const piece = { kind: "glyph", glyph: "plan" } as const;
      return [{ piece, from: `plan:${event.plan}`, to: handOf(event.seat, you) }];
    }
    case "marker": {
      const piece = { kind: "glyph", glyph: "marker" } as const;
      return [{ piece, from: `home:${event.seat}`, to: `space:${event.space}` }];
    }
    case "rested":
      return event.seat === you
        ? [cardFrom(event.card, `card:${event.card}`, `rest:${event.slot}`)]
        : [];
    default:
      return [];
  }
}

const cardFrom = (card: string, from: string, to: string): Motion<Flying> => ({
  piece: { kind: "card", card },
  from,
  to,
});

/** Where a player's new cards go. */
const handOf = (seat: Seat, you: Seat | null): string => (seat === you ? "hand" : `home:${seat}`);
