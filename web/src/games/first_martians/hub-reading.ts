/** The side of the board with the HUB, its tracks and stores, and the crew. */

import type { Laid } from "../../board/offers";
import type { Motion } from "../../board/Surface.svelte";
import { gasAt, partsOf } from "./hub";
import type { Flying, Side } from "./reading";
import { supplies } from "./supplies";
import {
  byId,
  type FacilityView,
  type GameEvent,
  type Gas,
  type Block,
  BLOCKS,
  type Move,
  type PartKind,
  type Props,
  type Rover,
} from "./types";
import { playerName, t } from "./words";

/** The tool with which working parts are taken out of Facilities. */
export const DISMANTLE = "tool:dismantle";

/** The things of the HUB that an option is made of. */
function lay(move: Move, props: Props): Laid | null | undefined {
  // Between two steps that is what is asked about.
  const anytime = props.question?.id !== "moment";
  switch (move.type) {
    case "take_astronaut":
    case "choose_astronaut":
    case "go_hungry":
      return { parts: [`astronaut:${move.astronaut}`] };
    case "take_machine":
      return { parts: [`machine:${move.machine}`] };
    case "use_skill":
      return { parts: [`skill:${move.skill}`], confirm: true, anytime };
    case "unlock_skill":
      return { parts: [`skill:${move.skill}`], confirm: true };
    case "choose_skill":
      return { parts: [`skill:${move.skill}`] };
    case "use_poi":
      return { parts: [`poi:${move.poi}`], confirm: true, anytime };
    case "dismantle_upgrade":
      return { parts: [`upgrade:${move.upgrade}`], confirm: true, anytime };
    case "step_by_step":
      return { parts: [], anytime: true };
    case "choose_upgrade":
      return { parts: [`upgrade:${move.upgrade}`] };
    case "shut_down":
    case "choose_facility":
      return { parts: [`facility:${move.facility}`] };
    case "choose_shutdown":
      return { parts: [`shutdown:${move.facility}:${move.resource}`] };
    case "choose_part":
      return { parts: [`part:${move.facility}:${move.part}`] };
    case "dismantle_part":
      return { parts: [DISMANTLE, `part:${move.facility}:${move.part}`] };
    case "choose_block":
    case "manage_track":
      return { parts: [`block:${move.block}`] };
    case "choose_spare":
      return { parts: [`spare:${move.part}`] };
    case "choose_rover":
      return { parts: [`rover:${move.rover}`] };
    case "raise_morale":
      return { parts: ["morale"] };
    case "lower_stress":
      return { parts: ["stress"] };
    case "prevent_wilting":
    case "let_wilt":
      return null;
    default:
      return undefined;
  }
}

/** The option that pressing a place would have been: of the kind that is asked for. */
function wish(place: string, _held: readonly string[], props: Props): Move | null | undefined {
  const [sort = "", id = "", more = ""] = place.split(":");
  const asked = (type: Move["type"]): boolean =>
    props.options.some((option) => option.type === type);
  switch (sort) {
    case "astronaut":
      if (asked("take_astronaut")) return { type: "take_astronaut", astronaut: id };
      if (asked("go_hungry")) return { type: "go_hungry", astronaut: id };
      return { type: "choose_astronaut", astronaut: id };
    case "machine":
      return { type: "take_machine", machine: id };
    case "skill": {
      const owner = props.data.astronauts.find(({ base, skills }) =>
        [base, ...skills].some((skill) => skill.id === id),
      );
      return owner ? { type: "use_skill", astronaut: owner.id, skill: id } : null;
    }
    case "poi":
      return { type: "use_poi", poi: id };
    case "upgrade":
      return asked("choose_upgrade")
        ? { type: "choose_upgrade", upgrade: id }
        : { type: "dismantle_upgrade", upgrade: id };
    case "facility": {
      const shut = props.options.find((option) => option.type === "shut_down");
      return shut
        ? { type: "shut_down", facility: id, resource: shut["resource"] as Gas }
        : { type: "choose_facility", facility: id };
    }
    case "shutdown":
      return { type: "choose_shutdown", facility: id, resource: more as Gas };
    case "part":
      return asked("choose_part")
        ? { type: "choose_part", facility: id, part: more as PartKind }
        : { type: "dismantle_part", facility: id, part: more as PartKind };
    case "block":
      return asked("choose_block")
        ? { type: "choose_block", block: id as Block }
        : { type: "manage_track", block: id as Block };
    case "spare":
      return { type: "choose_spare", part: id as PartKind };
    case "rover":
      return { type: "choose_rover", rover: id as Rover };
    case "tool": {
      const [facility] = props.view.facilities;
      return { type: "dismantle_part", facility: facility?.id ?? "", part: "processor" };
    }
    case "farm":
      return { type: "prevent_wilting", farm: id };
    case "morale":
      return { type: "raise_morale" };
    case "stress":
      return { type: "lower_stress" };
    default:
      return undefined;
  }
}

/** How many there are, and how many more come after Clean-Up. */
const tellCount = (count = 0, soon = 0): string =>
  t(soon ? "drawn-count-soon" : "drawn-count", { count, soon });

/** What there is to know of a Facility as it stands. */
function tellFacility(facility: FacilityView, { data, view }: Props): readonly string[] {
  const gas = gasAt(`facility:${facility.id}`, data);
  const fed = view.forecast.supplies.find(({ resource }) => resource === gas)?.users ?? [];
  const plan = byId(data.facilities, facility.id);
  const parts = partsOf(facility, plan).filter(({ state }) => state === "broken");
  return [
    t(`facility-${facility.id}`),
    ...(plan?.action ? [t("drawn-for", { action: t(`action-${plan.action}`) })] : []),
    ...(facility.output !== null && plan
      ? [t("drawn-output", { output: facility.output, most: plan.output })]
      : []),
    ...(fed.length
      ? [
          t("drawn-feeds", {
            facilities: fed.map((id) => t(`facility-${id}`)).join(", "),
          }),
        ]
      : []),
    ...(plan?.needs.length
      ? [t("drawn-needs", { resources: plan.needs.map((gas) => t(`resource-${gas}`)).join(", ") })]
      : []),
    ...(facility.shut ? [t("drawn-shut")] : []),
    ...parts.map(({ kind, penalty }) =>
      t("drawn-part-broken", { part: t(`part-${kind}`), penalty: t(`penalty-${penalty}`) }),
    ),
    ...facility.now.map((token) => t("drawn-token-now", { token: t(`token-${token}`) })),
    ...facility.later.map((token) => t("drawn-token-later", { token: t(`token-${token}`) })),
    ...facility.upgrades.map((upgrade) => t(`upgrade-${upgrade}`)),
  ];
}

function tellPart(facility: FacilityView, kind: string, props: Props): readonly string[] {
  const plan = byId(props.data.facilities, facility.id);
  const part = partsOf(facility, plan).find((other) => other.kind === kind);
  if (!part) return [];
  const penalty = t(`penalty-${part.penalty}`);
  const state = part.state === "works" || part.acts ? part.state : `${part.state}-idle`;
  return [
    t("drawn-part", { facility: t(`facility-${facility.id}`), part: t(`part-${kind}`) }),
    t(`drawn-part-${state === "mended-idle" ? "mended" : state}`, {
      part: t(`part-${kind}`),
      penalty,
    }),
  ];
}

function tell(
  place: string,
  _held: readonly string[],
  props: Props,
): readonly string[] | undefined {
  const { view, captions, data } = props;
  const [sort = "", id = "", more = ""] = place.split(":");
  const facility = byId(view.facilities, id);
  switch (sort) {
    case "facility":
      return facility ? tellFacility(facility, props) : [];
    case "part":
      return facility ? tellPart(facility, more, props) : [];
    case "shutdown": {
      const face = facility?.shutdowns.find(({ resource }) => resource === more)?.face;
      return [
        t("drawn-shutdown", {
          facility: t(`facility-${id}`),
          resource: t(`resource-${more}`),
        }),
        ...(face ? (captions[`shutdown:${face}`] ?? []) : [t("drawn-shutdown-unknown")]),
      ];
    }
    case "block": {
      const danger = view.forecast.dangers.find(({ block }) => block === id);
      return [
        t("drawn-malfunctions", { block: t(`block-${id}`) }),
        t("drawn-level", { level: view.malfunctions[BLOCKS.indexOf(id as Block)] ?? 0 }),
        ...(captions["malfunction-track"] ?? []),
        ...(danger?.die ? [t("drawn-danger-die")] : []),
        ...(danger?.more ? [t("drawn-danger-more", { more: danger.more })] : []),
        ...(danger?.chance ? [t("drawn-danger-chance", { chance: danger.chance })] : []),
      ];
    }
    case "reserve": {
      const supply = supplies(view, data).find(({ resource }) => resource === id);
      if (!supply) return [];
      return [
        t("drawn-reserve", { resource: t(`resource-${id}`), reserve: supply.reserve }),
        t("drawn-supply", { made: supply.made, needed: supply.needed, result: supply.result }),
        ...supply.causes,
        ...supply.reasons,
      ];
    }
    case "farm": {
      const farm = view.farms.find((other) => other.facility === id);
      return [
        t(`facility-${id}`),
        ...(farm ? [t("board-farm", { plants: farm.plants, greenhouses: farm.greenhouses })] : []),
        ...(farm?.seeds.length ? [t("board-seeds", { spaces: farm.seeds.join(", ") })] : []),
        ...(captions["greenhouse"] ?? []),
      ];
    }
    case "spare":
      return [
        t("drawn-spare", { part: t(`part-${id}`) }),
        tellCount(view.available.spares[id as PartKind], view.pending.spares[id as PartKind]),
        ...(captions["spares"] ?? []),
      ];
    case "samples":
    case "seeds":
      return [...(captions[sort] ?? []), tellCount(view.available[sort], view.pending[sort])];
    case "examined":
    case "discoveries":
      return [...(captions[sort] ?? []), tellCount(view[sort])];
    case "rover": {
      const tokens = view.rovers[id === "froggy" ? 0 : 1] ?? [];
      return [
        ...(captions[place] ?? []),
        ...tokens.flatMap((token) => captions[`token:${token}`] ?? []),
      ];
    }
    case "astronaut": {
      const astronaut = byId(view.crew, id);
      return [
        t(`astronaut-${id}`),
        ...(astronaut
          ? [playerName(astronaut.seat, props.names)]
          : (captions[place] ?? []).slice(1)),
        ...(astronaut
          ? [t("board-astronaut", { wounds: astronaut.wounds, morale: astronaut.morale })]
          : []),
        ...(astronaut?.conditions ?? []).map(
          (name) => captions[`condition:${name}`]?.join(": ") ?? "",
        ),
      ];
    }
    case "machine": {
      const machine = byId(view.machines, id);
      const operator = machine?.operator;
      return [
        ...(captions[`aom:${id}`] ?? []),
        ...(operator ? [t("drawn-operator", { astronaut: t(`astronaut-${operator}`) })] : []),
      ];
    }
    case "tool":
      return [t("drawn-dismantle"), t("drawn-dismantle.why")];
    case "morale":
      return [t("board-morale", { morale: view.morale }), ...(captions["morale"] ?? [])];
    case "stress":
      return [t("board-stress", { stress: view.stress }), ...(captions["stress"] ?? [])];
    default:
      return undefined;
  }
}

/** The places that an event has changed. */
function changes(event: GameEvent): readonly string[] {
  switch (event.type) {
    case "part_broke":
    case "part_mended":
    case "part_dismantled":
    case "part_returned":
      return [`part:${event.facility}:${event.part}`];
    case "shutdown_placed":
      return [`shutdown:${event.facility}:${event.resource}`];
    case "shutdown_lifted":
    case "token_on_facility":
    case "token_off_facility":
    case "output_moved":
    case "facility_built":
    case "upgrade_placed":
      return [`facility:${event.facility}`];
    case "track_moved":
      return [`block:${event.block}`];
    case "reserve_moved":
      return [`reserve:${event.resource}`];
    case "morale_moved":
      return ["morale"];
    case "stress_moved":
      return ["stress"];
    case "wounded":
    case "wound_healed":
    case "condition_gained":
    case "condition_cured":
    case "morale_tokens":
    case "token_on_board":
      return [`astronaut:${event.astronaut}`];
    case "seeds_grew":
    case "farm_wilted":
    case "plants_moved":
    case "seed_planted":
    case "greenhouse_built":
      return [`farm:${event.farm}`];
    case "token_on_rover":
    case "token_off_rover":
      return [`rover:${event.rover}`];
    case "upgrade_dealt":
      return [`upgrade:${event.upgrade}`];
    default:
      return [];
  }
}

const glyph = (name: string, from: string, to: string): Motion<Flying> => ({
  piece: { kind: "glyph", glyph: name },
  from,
  to,
});

/** What an event sends through the air. */
function motion(event: GameEvent): readonly Motion<Flying>[] {
  switch (event.type) {
    case "part_broke":
      return [
        glyph("malfunction", `home:${event.facility}`, `part:${event.facility}:${event.part}`),
      ];
    case "part_mended":
      return [glyph(event.part, `spare:${event.part}`, `part:${event.facility}:${event.part}`)];
    case "part_dismantled":
      return [glyph(event.part, `part:${event.facility}:${event.part}`, `spare:${event.part}`)];
    case "shutdown_placed":
      return [glyph("shutdown", `store:${event.resource}`, `facility:${event.facility}`)];
    case "wounded":
      return [glyph("wound", `home:${event.astronaut}`, `wounds:${event.astronaut}`)];
    case "morale_tokens":
      return event.by > 0
        ? [glyph("morale", "track:morale", `morale:${event.astronaut}`)]
        : [glyph("morale", `morale:${event.astronaut}`, `home:${event.astronaut}`)];
    case "token_on_facility":
      return [glyph(`token-${event.token}`, "story", `facility:${event.facility}`)];
    case "token_on_rover":
      return [glyph(`token-${event.token}`, "story", `rover:${event.rover}`)];
    default:
      return [];
  }
}

export const hub: Side = {
  lay,
  drags: (place) => place === DISMANTLE,
  wish,
  tell,
  changes,
  motion,
  foretold: [
    "reserve_moved",
    "morale_moved",
    "stress_moved",
    "track_moved",
    "morale_tokens",
    "shutdown_placed",
    "shutdown_lifted",
    "part_broke",
    "part_mended",
    "wounded",
    "wound_healed",
    "condition_cured",
    "farm_wilted",
    "seeds_grew",
    "brawl",
    "output_moved",
    "cargo",
    "spare",
    "objective_spent",
  ],
};
