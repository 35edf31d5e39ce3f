/** The parts of the board that a phone shows one at a time. */

import type { Question, Tagged } from "../../board/props";
import type { Phase } from "./types";

export const TABS = ["base", "outside", "plan", "crew", "story"] as const;
export type Tab = (typeof TABS)[number];

/** What can be done at any moment is not what is asked about. */
const ALWAYS: readonly string[] = ["use_skill", "use_poi", "dismantle_upgrade"];
const OF_PLACES: Readonly<Record<string, Tab>> = {
  facility: "base",
  part: "base",
  shutdown: "base",
  block: "base",
  upgrade: "base",
  spare: "base",
  poi: "base",
  rover: "base",
  farm: "base",
  morale: "base",
  stress: "base",
  space: "outside",
  act: "outside",
  objective: "outside",
  event: "outside",
  sheet: "outside",
  route: "outside",
  stack: "plan",
  skill: "crew",
};

/** The parts of the board in which one of these things is. */
export const tabsOf = (parts: readonly string[]): ReadonlySet<Tab> =>
  new Set(parts.flatMap((part) => OF_PLACES[part.split(":")[0] ?? ""] ?? []));

/** Where the traces are of what a phase did, at the pause after it; other phases are told. */
const OF_PHASES: Readonly<Partial<Record<Phase, Tab>>> = { morale: "crew", production: "base" };

/** Where a replay shows what a phase brings. */
export const tabOfPhase = (phase: Phase): Tab =>
  phase === "planning" ? "plan" : (OF_PHASES[phase] ?? "story");

/** Between two steps one uses what lies somewhere: finds come before skills, as they were just
 * made. */
function tabOfThings(
  options: readonly Tagged[],
  parts: (option: Tagged) => readonly string[],
): Tab | null {
  const sorts = options.flatMap((option) => parts(option).map((part) => part.split(":")[0] ?? ""));
  const [sort = ""] = ["poi", "skill", "upgrade"].filter((one) => sorts.includes(one));
  return OF_PLACES[sort] ?? null;
}

/** The part in which a question is answered: where the things lie that its options are made of. */
export function tabOf(
  question: Question | null,
  phase: Phase,
  options: readonly Tagged[],
  parts: (option: Tagged) => readonly string[],
): Tab | null {
  if (!question) return null;
  if (["plan", "vote", "dispute", "order"].includes(question.id)) return "plan";
  if (["astronaut", "machine", "unlock"].includes(question.id)) return "story";
  if (question.id === "wilting") return "base";
  if (question.id === "moment") return tabOfThings(options, parts);
  if (question.id === "pause") return OF_PHASES[phase] ?? "story";
  if (["hunger", "whom"].includes(question.id)) return "crew";
  const asked = options.find((option) => !ALWAYS.includes(option.type));
  const [sort = ""] = asked ? (parts(asked)[0]?.split(":") ?? []) : [];
  return OF_PLACES[sort] ?? "story";
}
