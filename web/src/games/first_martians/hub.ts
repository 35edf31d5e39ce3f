/** What the board knows of the HUB by the box: Blocks, parts and signs of penalties. */

import {
  byId,
  type Block,
  type Data,
  type Facility,
  type FacilityView,
  type Gas,
  type PartKind,
  type Penalty,
  type Token,
  type View,
} from "./types";

/** The sign of what a broken part brings. */
const SIGNS: Readonly<Record<Exclude<Penalty, "token">, string>> = {
  malfunction: "malfunction",
  wilting: "wilting",
  no_rover: "no-rover",
  energy: "energy",
  oxygen: "oxygen",
  forced_roll: "anydie",
  froggy: "rover-froggy",
  lose_sample: "sample",
  stress: "stress",
};

export interface PartShown {
  readonly kind: PartKind;
  readonly state: "works" | "broken" | "mended";
  /** What it brings once it is broken. */
  readonly penalty: Penalty;
  readonly sign: string;
  /** Whether it brings that now. */
  readonly acts: boolean;
}

/** The Facilities of a Block in the order of the row. */
export function inBlock(view: View, data: Data, block: Block): readonly FacilityView[] {
  return view.facilities.filter(({ id }) => byId(data.facilities, id)?.block === block);
}

export function partsOf(facility: FacilityView, plan: Facility | undefined): readonly PartShown[] {
  return facility.parts.map(({ kind, broken, mended }) => {
    const part = plan?.parts.find((known) => known.kind === kind);
    const penalty = part?.penalty ?? "malfunction";
    return {
      kind,
      state: mended ? "mended" : broken ? "broken" : "works",
      penalty,
      sign: signOf(penalty, part?.token ?? "adventure"),
      acts: broken && !mended && facility.penalties.includes(penalty),
    };
  });
}

/** The gas that a place is about: what a producer makes, or what is in a Reserve. */
export function gasAt(place: string | undefined, data: Data): Gas | null {
  const [sort = "", id = ""] = place?.split(":") ?? [];
  if (sort === "reserve") return id === "oxygen" || id === "energy" ? id : null;
  if (sort !== "facility") return null;
  const kind = byId(data.facilities, id)?.kind;
  return kind === "oxygenator" ? "oxygen" : kind === "solar" ? "energy" : null;
}

const signOf = (penalty: Penalty, token: Token): string =>
  penalty === "token" ? `token-${token}` : SIGNS[penalty];
