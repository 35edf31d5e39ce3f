/** The plan in words and in its parts: what each stack is to do, and which pawns are left. */

import type { AstronautView, Ballot, Price, StackView, View } from "./types";
import { t } from "./words";

/** A pawn that is not in the plan. */
export interface FreePawn {
  readonly pawn: string;
  readonly place: string;
}

export function freePawnsOf({ id, pawns }: Pick<AstronautView, "id" | "pawns">): FreePawn[] {
  return Array.from({ length: Math.max(0, pawns) }, (_, n) => ({
    pawn: id,
    place: `pawn:${id}:${n}`,
  }));
}

/** The places of the free pawns of an astronaut, or of an AOM. */
export function placesOfPawn(view: View, pawn: string): readonly string[] {
  const member = view.crew.find(({ id }) => id === pawn);
  return member ? freePawnsOf(member).map(({ place }) => place) : [`pawn:${pawn}:0`];
}

/** The glyph of what a stack does. */
export function glyphOf({ task, action }: Pick<StackView, "task" | "action">): string {
  switch (task) {
    case "event":
    case "sheet":
      return `act-${task}`;
    case "plant":
      return "plant";
    case "remove_shutdown":
      return "shutdown";
    default:
      return `action-${action ?? "rest"}`;
  }
}

/** The name of a space, which stays in one line. */
export const spaceName = (space: string): string => t(`space-${space}`).replaceAll("-", "\u2011");

/** The name of a mission-sheet action or of an Event's. */
export const sheetName = (id: string): string => t(`sheet-${id}`);
export const eventName = (id: string): string => t(`mission-event-${id}.action`);

/** What a stack is to do, with its target. */
export function titleOf(stack: Pick<StackView, "task" | "target" | "facility">): string {
  const title = deedOf(stack);
  return stack.facility
    ? t("drawn-plan-in", { task: title, facility: t(`facility-${stack.facility}`) })
    : title;
}

function deedOf({ task, target }: Pick<StackView, "task" | "target">): string {
  const [first = "", second = "", third] = target;
  switch (task) {
    case "explore":
      return t("drawn-plan-explore", { space: spaceName(first) });
    case "gather":
      return second
        ? t("drawn-plan-token", { objective: t(`objective-${second}`), space: spaceName(first) })
        : t("drawn-plan-gather", { space: spaceName(first) });
    case "research":
      return t(`drawn-plan-research-${first}`);
    case "plant":
      return t("drawn-plan-plant", { farm: t(`facility-${first}`) });
    case "repair":
      return t(third === undefined ? "drawn-plan-repair" : "drawn-plan-switch", {
        facility: t(`facility-${first}`),
        part: t(`part-${second}`),
        donor: third === undefined ? "" : t(`facility-${third}`),
      });
    case "repair_rover":
      return t("drawn-plan-repair-rover", { rover: t(`rover-${first}`) });
    case "build_upgrade":
      return t("drawn-plan-upgrade", { upgrade: t(`upgrade-${first}`) });
    case "remove_shutdown":
      return t("drawn-plan-shutdown", {
        facility: t(`facility-${first}`),
        resource: t(`resource-${second}`),
      });
    case "event":
      return outside(eventName(first), second);
    case "sheet":
      return outside(sheetName(first), second);
    default:
      return t(`drawn-plan-${task}`);
  }
}

function outside(action: string, space: string): string {
  return space ? t("drawn-plan-outside", { action, space: spaceName(space) }) : action;
}

/** The places on the board that a stack is about: its pawns are shown there. */
export function placeOf({ task, target }: Pick<StackView, "task" | "target">): string {
  const [first = "", second = ""] = target;
  switch (task) {
    case "explore":
    case "gather":
      return `space:${first}`;
    case "research":
      return `act:research:${first}`;
    case "plant":
      return `act:plant:${first}`;
    case "repair":
      return `part:${first}:${second}`;
    case "repair_rover":
      return `rover:${first}`;
    case "build_upgrade":
      return `upgrade:${first}`;
    case "remove_shutdown":
      return `shutdown:${first}:${second}`;
    case "event":
    case "sheet":
      return second ? `space:${second}` : `${task}:${first}`;
    default:
      return `act:${task}`;
  }
}

/** Whether something can be decided about the plan: to vote on it, or how. */
export const isToBeDecided = ({ stage, problem }: Ballot): boolean =>
  stage !== "making" || !problem;

/** A vote on the plan, in words. */
export const voteName = (vote: string): string => t(`option-${vote.replaceAll("_", "-")}`);

/** What is paid, in words. */
export function priceText({ kind, what, count }: Price): string {
  const name = t(`${kind}-${what}`, { count });
  return kind === "counter" ? `${name} ${count}` : name;
}

/** The glyph of what is paid; null: it has none. */
export function priceSign({ kind, what }: Price): string | null {
  if (kind !== "cost") return null;
  return SIGNS[what] ?? what;
}

const SIGNS: Readonly<Record<string, string>> = {
  any_spares: "any",
  samples: "sample",
  seeds: "seed",
  discoveries: "discovery",
};

/** Who pays what, in words. */
export function priceTold(price: Price, performer: string): string {
  return t(`drawn-price-${price.payer}`, {
    what: priceText(price),
    pawn: t(`pawn-${performer}`),
  });
}

/** All that there is to know of a stack, the most important first. */
export function tellStack(stack: StackView): readonly string[] {
  const { needs, performer, problems } = stack;
  const pawn = t(`pawn-${performer}`);
  const lines = [...problems.map(({ reason }) => t(`refusal-${reason}`))];
  lines.push(
    t("drawn-stack-pawns", {
      sure: needs.rolled === needs.sure ? "same" : "more",
      has: needs.has,
      rolled: needs.rolled,
      surely: needs.sure,
    }),
  );
  if (stack.colour === null) lines.push(t("drawn-stack-sure"));
  else lines.push(t("drawn-stack-odds", { odds: needs.odds }));
  if (stack.forced) lines.push(t("drawn-stack-forced"));
  if (stack.reroll) lines.push(t("drawn-stack-reroll"));
  if (needs.wounds) lines.push(t("drawn-stack-wounds", { wounds: needs.wounds, pawn }));
  if (stack.wound_odds) lines.push(t("drawn-stack-wound", { odds: stack.wound_odds, pawn }));
  if (needs.adventure) lines.push(t("drawn-stack-adventure-sure", { pawn }));
  else if (stack.adventure_odds)
    lines.push(t("drawn-stack-adventure", { odds: stack.adventure_odds, pawn }));
  if (needs.morale) lines.push(t("drawn-stack-morale", { morale: needs.morale }));
  if (needs.check) lines.push(t("drawn-stack-check"));
  lines.push(...stack.price.map((price) => priceTold(price, performer)));
  return lines;
}

/** What the plan takes from the Reserves: oxygen, energy and food. */
export function takenFromReserves(plan: readonly StackView[], what: string): number {
  return plan
    .flatMap(({ price }) => price)
    .filter((price) => price.kind === "cost" && price.what === what)
    .reduce((sum, { count }) => sum + count, 0);
}
