/** The board of Galaxy Trucker for the hand: where its options lie, and what its places are. */

import type { Reading } from "../../board/hand.svelte";
import type { Laid } from "../../board/offers";
import type { Seat, Tagged } from "../../board/props";
import type { Motion } from "../../board/Surface.svelte";
import { byPlace, placeOf } from "./ship";
import { pieceOf } from "./welding";
import {
  asEvent,
  asMove,
  GOODS,
  type Goods,
  type Move,
  ownOf,
  type Player,
  type Props,
} from "./types";
import { playerName, t, tellOption, tellOutcome, why } from "./words";

/** What a flying thing looks like. */
export type Flying =
  | { readonly kind: "part"; readonly part: string; readonly turns: number }
  | { readonly kind: "cube"; readonly goods: Goods };

/** The questions of which piece of a ship is kept. */
const KEEPING: ReadonlySet<string> = new Set(["piece", "keep-piece"]);

const cell = (row: number, column: number): Laid => ({ parts: [placeOf(row, column)] });

interface Spotted {
  readonly row: number;
  readonly column: number;
}
/** Something in a part that is picked out of it: a cube, a human, a token. */
const aboard = (what: string, { row, column }: Spotted): string =>
  `aboard:${what}:${row}:${column}`;

/** The cell of the part that was welded last and can still be taken off. */
function loose(player: Player | null): string | null {
  const found = player?.ship.cells.find((other) => other.loose);
  return found ? placeOf(found.row, found.column) : null;
}

/** The things on the board that an option is made of. */
export function lay(move: Move, player: Player | null): Laid | null {
  switch (move.type) {
    case "draw":
      return { parts: ["heap"] };
    case "take":
      return { parts: [`returned:${move.part}`] };
    case "take_ordered":
      return { parts: [`ordered:${move.part}`] };
    case "take_aside":
      return { parts: [`aside:${move.part}`] };
    case "take_off": {
      const place = loose(player);
      return place ? { parts: [place] } : null;
    }
    // The cards that are looked at have a button of their own (`Peek.svelte`).
    case "stop_looking":
      return { parts: player?.looking ? [`pile:${player.looking}`] : [] };
    case "choose_front":
      return { parts: [`front:${move.side}`] };
    case "board_humans":
      return { parts: ["board:humans"] };
    case "board_alien":
      return { parts: [`board:${move.colour}`] };
    case "board_specialist":
      return { parts: [`board:${move.specialist}`] };
    // A part is placed with the ghost (`Ship.svelte`), which knows its turns.
    case "weld":
      return { parts: [] };
    case "set_aside":
      return { parts: ["aside"] };
    case "put_back":
      return { parts: ["back"] };
    case "look":
      return { parts: [`pile:${move.pile}`] };
    case "turn_hourglass":
      return { parts: ["hourglass"] };
    case "finish":
      return { parts: [`number:${move.number}`] };
    case "land":
      return { parts: [`planet:${move.planet}`] };
    case "remove_part":
    case "keep_part":
    case "keep_piece":
    case "use_shield":
    case "use_boosted_shield":
    case "shoot":
    case "power":
    case "let_fall":
    case "pay_token":
    case "give_up_token":
    case "give_up_crew":
    case "give_up_cube":
    case "test_part":
    case "loosen":
    case "place_human":
    case "place_token":
      return cell(move.row, move.column);
    case "give_cube":
    case "lift":
      return { parts: [aboard(move.goods, move)] };
    case "lift_human":
      return { parts: [aboard("human", move)] };
    case "lift_token":
      return { parts: [aboard("token", move)] };
    case "stop_at":
      return { parts: [`area:${move.area}`] };
    case "send_meteors":
      return { parts: [`line:${move.line}`, `seat:${move.opponent}`] };
    case "set_die":
    case "guess":
      return { parts: [`die:${move.number}`] };
    case "name_column":
      return { parts: [`column:${move.column}`] };
    case "name_row":
      return { parts: [`row:${move.row}`] };
    case "take_part":
      return { parts: [`offered:${move.part}`] };
    case "plant":
      return { parts: [`machination:${move.card}`] };
    // Sums are set with a wheel of their own (`Sum.svelte`), new parts with the ghost.
    case "offer":
    case "bid":
    case "demand":
    case "fit_part":
    case "exchange_part":
      return { parts: [] };
    case "load":
      return { parts: [`cube:${move.goods}`, placeOf(move.row, move.column)] };
    case "burn":
      return {
        parts: [
          `cube:${move.goods}`,
          placeOf(move.row, move.column),
          placeOf(move.battery_row, move.battery_column),
        ],
      };
    case "forgo":
      return { parts: [`cube:${move.goods}`] };
    case "boost_cannon":
      return {
        parts: [placeOf(move.row, move.column), placeOf(move.cannon_row, move.cannon_column)],
      };
    case "jump":
      return {
        parts: [placeOf(move.row, move.column), placeOf(move.engine_row, move.engine_column)],
      };
    case "wake_sleeper":
      return {
        parts: [placeOf(move.chamber_row, move.chamber_column), placeOf(move.row, move.column)],
      };
    default:
      return null;
  }
}

export function reading(read: () => Props, me = () => ownOf(read())): Reading {
  const wish = (place: string): Move | null => {
    const [sort, id = "", second = ""] = place.split(":");
    switch (sort) {
      case "heap":
        return { type: "draw" };
      case "returned":
        return { type: "take", part: id };
      case "ordered":
        return { type: "take_ordered", part: id };
      case "aside":
        return id ? { type: "take_aside", part: id } : { type: "set_aside" };
      case "back":
        return { type: "put_back" };
      case "pile":
        return { type: "look", pile: Number(id) };
      case "hourglass":
        return { type: "turn_hourglass" };
      case "number":
        return { type: "finish", number: Number(id) };
      case "planet":
        return { type: "land", planet: Number(id) };
      case "cell":
        return cellWish(Number(id), Number(second));
      case "area":
        return { type: "stop_at", area: Number(id) } as Move;
      case "offered":
        return { type: "take_part", part: id };
      case "machination":
        return { type: "plant", card: id };
      default:
        return null;
    }
  };

  /** What pressing a part of the own ship would be, by the question. */
  const cellWish = (row: number, column: number): Move | null => {
    switch (read().question?.id) {
      case "shipyard":
        return { type: "take_off" };
      case "piece":
        return null;
      case "mend":
        return { type: "remove_part", row, column };
      case "count":
        return { type: "power", row, column };
      case "defence":
        return { type: "use_shield", row, column } as Move;
      case "keep-piece":
        return { type: "keep_piece", row, column } as Move;
      case "pay-token":
        return { type: "pay_token", row, column };
      case "lose-tokens":
        return { type: "give_up_token", row, column };
      case "lose-crew":
        return { type: "give_up_crew", row, column, crew: "human" };
      case "system-test":
        return { type: "test_part", row, column } as Move;
      case "loose-bolts":
        return { type: "loosen", row, column } as Move;
      case "place-humans":
        return { type: "place_human", row, column };
      case "place-tokens":
        return { type: "place_token", row, column };
      default:
        return null;
    }
  };

  /** Any part of a piece stands for all of it, when one is kept. */
  const kindOf = (place: string): string => {
    const { question, options, view, data } = read();
    if (!KEEPING.has(question?.id ?? "") || !place.startsWith("cell:")) return place;
    const board = view.ship_class ? data.boards[view.ship_class] : null;
    const piece = board ? pieceOf(data, board, me()?.ship.cells ?? [], place) : new Set<string>();
    const kept = options.map((option) => lay(asMove(option), me())?.parts[0] ?? "");
    return kept.find((other) => piece.has(other)) ?? place;
  };

  const tell = (place: string): readonly string[] => {
    const { captions } = read();
    const [sort, id = "", second = ""] = place.split(":");
    const known = (name: string): readonly string[] => captions[name] ?? [];
    switch (sort) {
      case "returned":
      case "ordered":
        return known(`part:${id}`);
      case "aside":
        return id ? known(`part:${id}`) : [...known("aside"), t("drawn-key", { key: "A" })];
      case "cell": {
        const ship = me()?.ship;
        const part = byPlace(ship?.cells ?? []).get(place)?.part;
        const at = t("drawn-cell", { row: id, column: second });
        const faults = (ship?.faults ?? []).filter(({ cells }) =>
          cells.some(([row, column]) => placeOf(row as number, column as number) === place),
        );
        const wrong = faults.map(({ kind }) => t("drawn-fault", { fault: t(`fault-${kind}`) }));
        const lifts = place === loose(me()) ? [t("drawn-key", { key: "L" })] : [];
        return part ? [...new Set(wrong), ...known(`part:${part}`), at, ...lifts] : [at];
      }
      case "cube":
        return known(`goods:${id}`);
      case "aboard":
        return known(`goods:${id}`).length ? known(`goods:${id}`) : known(id);
      case "offered":
        return known(`part:${id}`);
      case "machination":
        return known(`card:${id}`);
      case "seat":
        return [playerName(Number(id), read().names)];
      case "planet":
      case "area":
      case "line":
      case "column":
      case "row":
      case "die":
        return [t(`stage-${sort}`, { number: id })];
      case "hourglass": {
        const turner = read().view.hourglass?.turner ?? null;
        const player = turner === null ? "" : playerName(turner, read().names);
        return [...known("hourglass"), ...(player ? [t("drawn-turned-by", { player })] : [])];
      }
      case "heap":
        return [
          t("drawn-heap-left", { count: read().view.warehouse }),
          ...known("warehouse"),
          t("drawn-key", { key: "D" }),
        ];
      case "back":
        return [t("drawn-put-back"), ...known("returned"), t("drawn-key", { key: "B" })];
      case "number":
        return [t("drawn-number", { number: id }), ...known("number-tile")];
      case "pile":
        return [t("drawn-pile", { pile: id }), ...known("pile")];
      case "front":
        return [t(`side-${id}`)];
      case "board":
        return known(`alien:${id}`).length ? known(`alien:${id}`) : known(`specialist:${id}`);
      default:
        return known(sort ?? place).length ? known(sort ?? place) : known(place);
    }
  };

  return {
    lay: (option) => lay(asMove(option), me()),
    kind: (place) => kindOf(place),
    drags: (place) =>
      ["returned:", "ordered:", "aside:", "cube:", "aboard:"].some((sort) =>
        place.startsWith(sort),
      ) ||
      place === "heap" ||
      place === loose(me()),
    wish: (place) => wish(place) as unknown as Tagged | null,
    tell,
    tellOption: (option) => tellOption(option, read().names),
    why: (option) => (option.type === "weld" ? "" : why(option)),
    tellEvent: (event) => tellOutcome(event, read().names, read().you),
    changes: (event) => changes(event, read().you),
  };
}

/** The places that an event has changed. */
function changes(tagged: Tagged, you: Seat | null): readonly string[] {
  const event = asEvent(tagged);
  switch (event.type) {
    case "part_put_back":
      return [`returned:${event.part}`];
    case "card_turned":
      return ["card"];
    case "part_lost":
      return event.seat === you ? [placeOf(event.row, event.column)] : [];
    default:
      return [];
  }
}

/** What an event sends through the air. */
export function motion(
  tagged: Tagged,
  you: Seat | null,
  /** Whether what the reader did was shown already. */
  shown = false,
): readonly Motion<Flying>[] {
  const event = asEvent(tagged);
  if (shown && "seat" in event && event.seat === you) return [];
  switch (event.type) {
    case "part_taken": {
      const piece = { kind: "part", part: event.part, turns: 0 } as const;
      const from = { warehouse: "heap", returned: `returned:${event.part}` }[
        event.origin as string
      ];
      const to = event.seat === you ? "hand" : `home:${event.seat}`;
      return from ? [{ piece, from, to }] : [];
    }
    case "part_put_back": {
      const piece = { kind: "part", part: event.part, turns: 0 } as const;
      const from = event.seat === you ? "hand" : `home:${event.seat}`;
      return [{ piece, from, to: `returned:${event.part}` }];
    }
    default:
      return [];
  }
}

/** What is dragged from a place. */
export function pieceAt(place: string): Flying | null {
  const [sort, id] = place.split(":");
  const dragged = (GOODS as readonly string[]).includes(id ?? "");
  return ["cube", "aboard"].includes(sort ?? "") && dragged
    ? { kind: "cube", goods: id as Goods }
    : null;
}
