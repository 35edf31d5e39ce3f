/**
 * The board of Planet Unknown for the hand: where its options lie, and what its places are.
 *
 * On planets: `square:A1`, a rover there `rover:A1`, where it can drive to `drive:A1`, the lines
 * `row:1` and `column:A`. On the station: the reader's own tiles `depot:small` and `depot:large`, the
 * turns `turn:0` to `turn:5`. On the sheet: trackers `track:civ`, positions `position:civ:5`,
 * `technology:<id>`. Cards: `card:<id>`, `objective:<id>`, and boards `corporation:<id>`,
 * `planet:<id>`. Where one press could mean several things, `effect:<kind of move>` says which.
 */

import type { Laid } from "../../board/offers";
import type { Reading } from "../../board/hand.svelte";
import type { Tagged } from "../../board/props";
import type { Motion } from "../../board/Surface.svelte";
import { trackLines } from "./gains";
import { facing } from "./ring";
import { terrainsOf } from "./squares";
import { groundOf } from "./terrain";
import {
  asEvent,
  asMove,
  type Depot,
  type Move,
  type Player,
  type Props,
  type Ring,
  RINGS,
  type Terrain,
  type Track,
} from "./types";
import { playerName, resourceName, t, tellOption, tileText, why } from "./words";

/** The scoring area: the collected lifepods on the sheet. */
export const SCORED = "store:lifepods";

/** What a move is pressed for: the place, or the rover and where it goes; null: a button alone. */
export function placesOf(move: Move): readonly string[] | null {
  switch (move.type) {
    case "take":
    case "remove_stack":
      return [`depot:${move.ring}`];
    case "rotate":
      return [`turn:${move.steps}`];
    case "advance":
    case "energy":
    case "boost":
    case "double_boost":
    case "card_advance":
    case "regress":
    case "choose_track":
    case "flux_token":
      return [`track:${move.track}`];
    case "cover_position":
    case "lift_lifepod":
    case "move_tracker":
      return [`position:${move.track}:${move.position}`];
    case "score_lifepod":
    case "keep_lifepod":
    case "lift_scored":
    case "lose_scored":
      return [SCORED];
    case "technology":
    case "unlock_technology":
    case "lose_technology":
      return [`technology:${move.technology}`];
    case "patch":
    case "rover":
    case "collect_lifepod":
    case "collect_meteorite":
    case "destroy_meteorite":
    case "add_meteorite":
    case "destroy_lifepod":
      return [`square:${move.at}`];
    case "destroy_rover":
      return [`rover:${move.at}`];
    case "move":
    case "teleport":
    case "jump_rover":
    case "teleport_civ":
      return [`rover:${move.start}`, `drive:${move.to}`];
    case "clear_row":
      return [`row:${move.row}`];
    case "clear_column":
      return [`column:${move.column}`];
    case "take_card":
      return [`card:${move.card}`];
    case "choose_corporation":
      return [`corporation:${move.corporation}`];
    case "choose_planet":
      return [`planet:${move.planet}`];
    case "discard_objective":
    case "open_contest":
      return [`objective:${move.objective}`];
    case "keep_objectives":
      return move.objectives.map((id) => `objective:${id}`);
    default:
      return null;
  }
}

/** Whether an option is chosen on the planet by laying a tile there. */
export const isPlacing = (option: Tagged): boolean => option.type === "place";

/** The ring from which the tile in hand was taken, if it can be put back there; null otherwise. */
export function takenRing({ question, back }: Pick<Props, "question" | "back">): Ring | null {
  const last = question?.id === "place" && back ? asMove(back) : null;
  return last?.type === "take" ? last.ring : null;
}

/** Whether a button stands for an option: it lies nowhere else, or where one would not look. */
export function isButton(option: Tagged): boolean {
  const places = placesOf(asMove(option));
  return places === null ? !isPlacing(option) : places[0] === SCORED;
}

/** The kinds of moves that lie on the same places, by these. */
function kindsByPlaces(options: readonly Tagged[]): ReadonlyMap<string, ReadonlySet<string>> {
  const kinds = new Map<string, Set<string>>();
  for (const option of options) {
    const places = placesOf(asMove(option));
    if (!places || option.type === "keep_objectives") continue;
    const key = places.join(" ");
    kinds.set(key, (kinds.get(key) ?? new Set()).add(option.type));
  }
  return kinds;
}

/** The kinds of moves that are told apart by a press on what they are for. */
export function ambiguous(options: readonly Tagged[]): ReadonlySet<string> {
  const several = [...kindsByPlaces(options).values()].filter((kinds) => kinds.size > 1);
  return new Set(several.flatMap((kinds) => [...kinds]));
}

/** A button stands for it, or the tile in hand. */
const NOWHERE: Laid = { parts: [], confirm: true };

/** How options lie on the board, each by itself. */
export function layAll(options: readonly Tagged[]): ReadonlyMap<Tagged, Laid> {
  const kinds = kindsByPlaces(options);
  return new Map(
    options.map((option): [Tagged, Laid] => {
      const places = placesOf(asMove(option));
      if (places === null) return [option, NOWHERE];
      // The station is turned first, and the turn confirmed.
      if (option.type === "rotate") return [option, { parts: places, confirm: true }];
      if (option.type === "keep_objectives") {
        return [option, { parts: places, confirm: places.length > 1 }];
      }
      const alone = kinds.get(places.join(" "))?.size === 1;
      return [option, { parts: alone ? places : [`effect:${option.type}`, ...places] }];
    }),
  );
}

/** The reader's own things, which a board looks up once for all its places. */
function ownOf({ view, you }: Props): Player | null {
  return you === null ? null : (view.players[you] ?? null);
}

export function reading(read: () => Props, me = () => ownOf(read())): Reading {
  const offers = (type: string): boolean => read().options.some((option) => option.type === type);

  /** Where every option lies, worked out once for the same options. */
  let known: { readonly options: readonly Tagged[]; readonly laid: ReadonlyMap<Tagged, Laid> };
  const lay = (option: Tagged): Laid | null => {
    const { options } = read();
    if (known?.options !== options) known = { options, laid: layAll(options) };
    // A choice that a hint proposes is equal to one of the options, but not the same object.
    return known.laid.get(option) ?? layAll([option]).get(option) ?? null;
  };

  const wish = (place: string, held: readonly string[]): Move | null => {
    const [sort, id = "", more = ""] = place.split(":");
    switch (sort) {
      case "depot":
        return { type: offers("remove_stack") ? "remove_stack" : "take", ring: id as Ring };
      case "turn":
        return { type: "rotate", steps: Number(id) };
      case "track":
        return { type: trackWish(), track: id as Track };
      case "position":
        return { type: "move_tracker", track: id as Track, position: Number(more) };
      case "technology":
        return { type: "technology", technology: id };
      case "square":
        return squareWish(id, held);
      case "row":
        return { type: "clear_row", row: Number(id) };
      case "column":
        return { type: "clear_column", column: id };
      case "card":
        return { type: "take_card", card: id };
      default:
        return null;
    }
  };

  /** Of the moves with trackers the one that is offered, or would be next. */
  const trackWish = () => {
    const kinds = ["advance", "energy", "boost", "card_advance", "regress"] as const;
    return kinds.find((kind) => offers(kind)) ?? "advance";
  };

  const squareWish = (at: string, held: readonly string[]): Move | null => {
    const rover = held.find((place) => place.startsWith("rover:"))?.slice(6);
    if (rover !== undefined) return { type: "move", start: rover, to: at };
    const kinds = ["rover", "patch", "collect_lifepod", "destroy_meteorite"] as const;
    const kind = kinds.find((type) => offers(type));
    return kind ? { type: kind, at } : null;
  };

  const tell = (place: string): readonly string[] => {
    const { captions, view, data, you, names } = read();
    const [sort, id = "", more = ""] = place.split(":");
    const own = me();
    const known = (name: string): readonly string[] => captions[name] ?? [];
    switch (sort) {
      case "depot":
        return [
          ...exchangeLines(id as Ring),
          ...stackLines(
            view.depots.find(({ seat }) => seat === you),
            id as Ring,
          ),
        ];
      case "square":
        return own ? squareLines(id) : [id];
      case "rover": {
        const rover = own?.rovers.find(({ at }) => at === id);
        const lines = [t("drawn-rover", { at: id })];
        if (own?.movement) lines.push(t("amount-movement", { count: own.movement }));
        if (rover?.carrying) lines.push(t("drawn-rover-carries"));
        return lines;
      }
      case "drive": {
        const cost = own?.rovers.flatMap(({ reach }) => reach).find(({ at }) => at === id)?.cost;
        const lines = squareLines(id);
        return cost === undefined ? lines : [...lines, t("drawn-drive", { cost })];
      }
      case "row":
      case "column": {
        const lines = sort === "row" ? own?.rows : own?.columns;
        const line = lines?.[sort === "row" ? Number(id) - 1 : id.charCodeAt(0) - 65];
        return line ? [t(`drawn-${sort}`, { name: id, ...line }), lineState(line)] : [];
      }
      case "store":
        return [t("sheet-lifepods", { count: own?.collected_lifepods ?? 0 })];
      case "stack":
        return stackLines(view.depots[Number(id)], more as Ring);
      case "turn":
        return turnLines(Number(id));
      case "track":
        return own ? trackLines(read(), own, id as Track) : known(place);
      case "position":
        return known(own ? `position:${own.corporation}:${id}:${more}` : place);
      case "technology": {
        const state = own?.technologies.find((technology) => technology.id === id);
        if (!state || (state.unlocked && !state.used)) return known(place);
        return [...known(place), t(`sheet-technology-${state.unlocked ? "used" : "locked"}`)];
      }
      case "card":
        return known(place);
      case "objective":
        return known(
          view.phase.startsWith("private") || own?.private?.includes(id)
            ? `private:${id}`
            : `neighbour:${id}`,
        );
      case "effect":
        return [t(`drawn-effect-${id}`)];
      default:
        return known(place);
    }

    /** What a press on a depot does while a tile from there is in hand. */
    function exchangeLines(ring: Ring): string[] {
      const taken = takenRing(read());
      if (taken === null) return [];
      return [t(taken === ring ? "drawn-put-back" : "drawn-take-instead")];
    }

    /** A stack of the station: its top tile, whose it is, how many there are. */
    function stackLines(depot: Depot | undefined, ring: Ring): string[] {
      const stack = depot?.[ring];
      if (!stack?.top) return [t(`size-${ring}`), t("drawn-stack-empty")];
      const lines = [tileText(stack.top), t("drawn-stack", { count: stack.count })];
      if (own?.taken?.number === stack.top.number) lines.push(t("station-taken"));
      else if (depot?.seat != null && depot.seat !== you) {
        lines.push(t("station-depot", { player: playerName(depot.seat, names) }));
      }
      return lines;
    }

    /** A turn of the station: who would face which tiles. */
    function turnLines(steps: number): string[] {
      return [...facing(view.depots, steps)].map(([seat, at]) => {
        const depot = view.depots[at];
        const tiles = RINGS.flatMap((ring) =>
          depot?.[ring].top ? [tileText(depot[ring].top)] : [],
        );
        return t("station-faces", { player: playerName(seat, names), tiles: tiles.join("; ") });
      });
    }

    function squareLines(at: string): string[] {
      const player = own;
      if (!player) return [at];
      const terrain: Terrain | undefined = terrainsOf(player, data).get(at);
      const column = at.charCodeAt(0) - 65;
      const sign = data.planets[player.planet]?.grid[Number(at.slice(1)) - 1]?.[column] ?? "L";
      const ground = player.patches.includes(at)
        ? t("drawn-patch")
        : terrain
          ? resourceName(terrain)
          : t(`square-${groundOf(sign) ?? "hole"}`);
      const lines = [t("drawn-square", { at, ground })];
      if (player.lifepods.includes(at)) lines.push(t("drawn-lifepod"));
      if (player.meteorites.includes(at)) lines.push(t("drawn-meteorite"));
      if (player.rovers.some((rover) => rover.at === at)) lines.push(t("drawn-rover-here"));
      return lines;
    }
  };

  return {
    lay,
    // A rover that has moved is still in hand.
    anew: (place) => place.startsWith("effect:"),
    drags: (place) => place.startsWith("depot:"),
    wish: (place, held) => wish(place, held) as unknown as Tagged | null,
    tell,
    tellOption: (option) => tellOption(option, read().names),
    why,
    changes: (event) => changes(event, read()),
  };
}

/** What a line still lacks. */
export function lineState(line: { readonly empty: number; readonly meteorites: number }): string {
  if (line.empty) return t("drawn-line-empty", { count: line.empty });
  if (line.meteorites) return t("drawn-line-meteorites", { count: line.meteorites });
  return t("drawn-line-done");
}

/** The places that an event has changed. */
function changes(tagged: Tagged, { you }: Props): readonly string[] {
  const event = asEvent(tagged);
  if (event.type === "alert") return ["event"];
  if (event.type === "turned") return ["station"];
  return "seat" in event && event.seat === you && "at" in event ? [`square:${event.at}`] : [];
}

/** What flies from one place to another: a sign, or a player's rover. */
export interface Flying {
  readonly glyph: string;
}

/** What rovers pick up flies to the sheet. */
export function motion(tagged: Tagged, you: number | null): readonly Motion<Flying>[] {
  const event = asEvent(tagged);
  if (!("seat" in event) || event.seat !== you || !("at" in event)) return [];
  if (event.type === "lifepod") {
    return [{ piece: { glyph: "lifepod" }, from: `square:${event.at}`, to: SCORED }];
  }
  if (event.type === "meteorite_collected") {
    return [{ piece: { glyph: "meteorite" }, from: `square:${event.at}`, to: "store:meteorites" }];
  }
  return [];
}
