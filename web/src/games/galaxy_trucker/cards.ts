/** What cards do, in signs: lines of what they ask, what they take and what they give. */

import type { Card, Goods, Side } from "./types";

/** What a figure or an amount is of. */
export type What =
  | "crew"
  | "alien"
  | "days"
  | "credits"
  | "tokens"
  | "cubes"
  | "firepower"
  | "engine"
  | "exposed"
  | "part"
  | "dice"
  | "cabins"
  | "target"
  | "first"
  | "last"
  | Goods;

/** One sign on a card. */
export interface Sign {
  readonly what: What;
  readonly count?: number;
  /** Who is meant by a figure: the least, the most, at least, more or less than so much. */
  readonly sort?: "least" | "most" | "from" | "over" | "under" | "each" | "plus" | "minus";
}
/** A meteor or a shot with the side from which it comes. */
export interface Coming {
  readonly threat: "small_meteor" | "large_meteor" | "light_shot" | "heavy_shot";
  readonly side: Side;
}
export type Mark = Sign | Coming;

export interface CardLine {
  /** What is asked, or who is meant. */
  readonly when: readonly Mark[];
  readonly lost: readonly Mark[];
  readonly gained: readonly Mark[];
  /** The place that is pressed for it. */
  readonly place?: string;
}

export const isComing = (mark: Mark): mark is Coming => "threat" in mark;

const line = (
  when: readonly Mark[],
  lost: readonly Mark[],
  gained: readonly Mark[] = [],
  place?: string,
): CardLine => ({ when, lost, gained, ...(place ? { place } : {}) });

const minus = (what: What, count: number): Sign => ({ what, count, sort: "minus" });
const plus = (what: What, count: number): Sign => ({ what, count, sort: "plus" });
const least = (what: What): Sign => ({ what, sort: "least" });
const most = (what: What): Sign => ({ what, sort: "most" });
const cubes = (goods: readonly Goods[]): readonly Sign[] => goods.map((what) => ({ what }));
type Sent = readonly [Coming["threat"], Side];
const coming = (threats: readonly Sent[]): readonly Coming[] =>
  threats.map(([threat, side]) => ({ threat, side }));

const PARAMETER: Readonly<Record<string, What>> = {
  crew: "crew",
  firepower: "firepower",
  engine_power: "engine",
};

/** The lines of a card, from top to bottom. */
export function linesOf(card: Card): readonly CardLine[] {
  switch (card.kind) {
    case "slavers":
      return enemy(
        card.strength,
        [minus("crew", card.crew_lost)],
        [plus("credits", card.credits), minus("days", card.days)],
      );
    case "smugglers":
      return enemy(
        card.strength,
        [minus("cubes", card.goods_lost)],
        [...cubes(card.goods), minus("days", card.days)],
      );
    case "pirates":
      return enemy(card.strength, coming(card.shots), [
        plus("credits", card.credits),
        minus("days", card.days),
      ]);
    case "stardust":
      return [line([{ what: "exposed", sort: "each" }], [minus("days", 1)])];
    case "open_space":
    case "vastness_of_space":
      return [line([{ what: "engine", sort: "each" }], [], [plus("days", 1)])];
    case "meteor_swarm":
    case "side_storm":
    case "stern_shower":
      return [line([], coming(card.meteors))];
    case "shield_check":
      return [line([], coming(card.shots))];
    case "planets":
      return [
        ...card.planets.map((goods, n) => line([], [], cubes(goods), `planet:${n + 1}`)),
        line([], [minus("days", card.days)]),
      ];
    case "combat_zone":
      return card.lines.map((zone) =>
        line([least(PARAMETER[zone.lowest] ?? "crew")], penalty(zone)),
      );
    case "abandoned_ship":
      return [
        line(
          [],
          [minus("crew", card.crew_lost), minus("days", card.days)],
          [plus("credits", card.credits)],
        ),
      ];
    case "abandoned_station":
      return [
        line(
          [{ what: "crew", count: card.crew, sort: "from" }],
          [minus("days", card.days)],
          [...cubes(card.goods)],
        ),
      ];
    case "epidemic":
      return [line([{ what: "cabins", sort: "each" }], [minus("crew", 1)])];
    case "sabotage":
      return [line([least("crew"), { what: "dice", count: card.attempts }], [minus("part", 1)])];
    case "bureaucracy":
      return [line([{ what: "dice" }], [], [plus("credits", card.credits)])];
    case "robopolice":
      return [line([most("credits")], [{ what: "target" }, minus("part", 1)])];
    case "space_billiards":
      return card.lines.map((meteors, n) => line([], coming(meteors), [], `line:${n + 1}`));
    case "junkyard":
      return card.areas.map(({ cost, reward }, n) =>
        line(
          [],
          [
            ...(cost.crew ? [minus("crew", cost.crew)] : []),
            ...(cost.tokens ? [minus("tokens", cost.tokens)] : []),
            ...coming(cost.threats ?? []),
          ],
          [
            ...(reward.astronauts ? [plus("crew", reward.astronauts)] : []),
            ...(reward.tokens ? [plus("tokens", reward.tokens)] : []),
            ...(reward.credits ? [plus("credits", reward.credits)] : []),
            ...(reward.days ? [plus("days", reward.days)] : []),
          ],
          `area:${n + 1}`,
        ),
      );
    case "star_warehouse":
      return [line([], [minus("days", card.days)], [plus("part", 1)])];
    case "old_hulk":
      return [line([most("credits")], [], cubes(card.goods))];
    case "psychocannibals":
      return [
        line(
          [{ what: "crew", sort: "over" }, { what: "engine" }],
          [{ what: "crew", sort: "minus" }],
        ),
      ];
    case "asteroid_belt":
      return [line([], coming(card.meteors)), line([], [minus("days", card.days)])];
    case "settling_accounts":
      return [line([], [{ what: "credits", sort: "minus" }]), line([], coming([card.shot]))];
    case "system_test":
      return [
        line([{ what: "part", count: card.parts_per_token, sort: "each" }], [minus("tokens", 1)]),
        line([], [minus("part", 1)]),
      ];
    case "traffic_jam":
      return [line([{ what: "last" }], [], [{ what: "days", sort: "plus" }])];
    case "ambush":
      return [line([least("firepower")], coming(card.shots))];
    case "drifting_ship":
      return [
        line(
          [],
          [minus("tokens", card.tokens), minus("days", card.days)],
          [plus("credits", card.credits)],
        ),
      ];
    case "toll":
      return [line([], [minus("credits", card.credits)]), line([], [minus("days", card.days)])];
    case "customs":
      return [line([], [minus("cubes", card.goods_lost)])];
    case "power_leak":
      return [line([], [minus("tokens", card.tokens)])];
    case "tax_office":
      return [line([most("credits")], [minus("credits", card.credits)])];
    case "ghost_signal":
      return [line([most("engine")], [minus("days", card.days)])];
    case "overloaded_hull":
      return [line([{ what: "cubes", count: card.more_than, sort: "over" }], coming(card.shots))];
    case "crew_party":
      return [line([most("crew")], [minus("crew", card.crew_lost)])];
    case "alien_strike":
      return [line([], [{ what: "alien", sort: "minus" }])];
    case "head_start":
      return [line([{ what: "last" }], [], [plus("days", card.days)])];
    case "gun_check":
      return [line([least("firepower")], [minus("cubes", card.goods_lost)])];
    case "speed_check":
      return [line([least("engine")], [minus("crew", card.crew_lost)])];
    case "loose_bolts":
      return [line([{ what: "exposed" }], [minus("part", card.parts)])];
  }
}

/** Whoever is stronger wins, whoever is weaker loses; nothing happens to equals. */
function enemy(
  strength: number,
  lost: readonly Mark[],
  gained: readonly Mark[],
): readonly CardLine[] {
  const firepower = { what: "firepower", count: strength } as const;
  return [
    line([{ ...firepower, sort: "over" }], [], gained),
    line([{ ...firepower, sort: "under" }], lost),
  ];
}

interface Penalty {
  readonly days?: number;
  readonly crew_lost?: number;
  readonly goods_lost?: number;
  readonly shots?: readonly Sent[];
}

function penalty({ days, crew_lost, goods_lost, shots }: Penalty): readonly Mark[] {
  if (days) return [minus("days", days)];
  if (crew_lost) return [minus("crew", crew_lost)];
  if (goods_lost) return [minus("cubes", goods_lost)];
  return coming(shots ?? []);
}

/** Whether the lines of a card are ways to choose from. */
export const isEither = (card: Card): boolean =>
  ["asteroid_belt", "settling_accounts", "toll"].includes(card.kind);
