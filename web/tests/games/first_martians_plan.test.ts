import { describe, expect, it } from "vitest";
import { Offers } from "../../src/board/offers";
import type { Tagged } from "../../src/board/props";
import { lineOf, middleOf, SPACES } from "../../src/games/first_martians/land";
import { plan } from "../../src/games/first_martians/plan-reading";
import { freePawnsOf, placeOf, takenFromReserves } from "../../src/games/first_martians/planning";
import { lay, motion, reading } from "../../src/games/first_martians/reading";
import { tabOfPhase, tabsOf } from "../../src/games/first_martians/tabs";
import type { Move, Price, Props, StackView } from "../../src/games/first_martians/types";

const view = {
  phase: "planning",
  crew: [
    { id: "medic", seat: 0, pawns: 0 },
    { id: "engineer", seat: 1, pawns: 2 },
  ],
  machines: [{ id: "scout", operator: null, planned: false }],
  facilities: [{ id: "quiet" }, { id: "field-medlab" }, { id: "lab" }],
  areas: [{ space: "K1-N", tile: "plains", samples: 1, objectives: [], tokens: [] }],
  marked: [],
  plan: [{ number: 4, rover: "scorpio", way: ["K1-N"], pawns: ["medic"] }],
  rovers: [[], []],
  routes: [],
};
const data = {
  aoms: [{ id: "scout", action: "explore" }],
  facilities: [
    { id: "quiet", action: "rest" },
    { id: "field-medlab", action: "heal" },
    { id: "lab", action: "research" },
  ],
};
const props = (more: Partial<Props> = {}): Props =>
  ({
    view,
    data,
    captions: {},
    names: [],
    you: 0,
    question: { key: "1", id: "plan", about: null },
    options: [],
    ...more,
  }) as unknown as Props;
const tagged = (move: Move): Tagged => move as unknown as Tagged;
const parts = (move: Move): readonly string[] => lay(tagged(move), props());
const price = (what: string, count: number): Price => ({
  kind: "cost",
  what,
  count,
  payer: "reserves",
});
const repair: Move = { type: "plan_repair", pawn: "engineer", facility: "lab", part: "filter" };
const switching: Move = { ...repair, type: "plan_switch", donor: "farm" };

describe("how the moves of planning lie on the board", () => {
  it("puts a pawn on what is to be done", () => {
    expect(parts({ type: "plan_rest", pawn: "medic" })).toEqual(["pawn:medic", "act:rest"]);
    expect(parts({ type: "plan_research", pawn: "medic", again: true })).toEqual([
      "pawn:medic",
      "act:research:again",
    ]);
    expect(
      parts({ type: "plan_sheet_action", pawn: "medic", action: "mayday-dig", space: "K1-N" }),
    ).toEqual(["pawn:medic", "sheet:mayday-dig", "space:K1-N"]);
  });

  it("asks with what a part is repaired only where there is a choice", () => {
    const offers = (...moves: readonly Move[]): Offers =>
      new Offers(moves.map(tagged), (option) => ({ parts: lay(option, props()) }));
    const held = ["pawn:engineer", "part:lab:filter"];
    expect(offers(repair).at(held)).toEqual(repair);
    expect(offers(repair, switching).at(held)).toBeNull();
    expect(offers(repair, switching).made(held)).toEqual([repair]);
    expect(offers(repair, switching).at([...held, "part:farm:filter"])).toEqual(switching);
  });

  it("takes equal pawns for each other, and a Facility for its action", () => {
    const found = reading(() => props());
    expect(found.kind?.("pawn:engineer:1")).toBe("pawn:engineer");
    expect(found.places?.("pawn:engineer")).toEqual(["pawn:engineer:0", "pawn:engineer:1"]);
    expect(found.kind?.("facility:quiet")).toBe("act:rest");
    expect(found.places?.("act:heal")).toEqual(["act:heal", "facility:field-medlab"]);
    expect(found.kind?.("facility:lab")).toBe("facility:lab");
    const later = reading(() => props({ question: { key: "2", id: "shut", about: null } }));
    expect(later.kind?.("facility:quiet")).toBe("facility:quiet");
  });
});

describe("why a pawn cannot go somewhere", () => {
  const wish = (place: string, ...held: readonly string[]): Move | null | undefined =>
    plan.wish(place, held, props());

  it("is asked of the pawn in hand, else of one that is free", () => {
    expect(wish("space:K1-N", "pawn:medic:0")).toEqual({
      type: "plan_gather",
      pawn: "medic",
      space: "K1-N",
    });
    expect(wish("space:K3-S")).toEqual({ type: "plan_explore", pawn: "engineer", space: "K3-S" });
    expect(wish("facility:quiet")).toEqual({ type: "plan_rest", pawn: "engineer" });
  });

  it("is asked of an Event's action at a space", () => {
    expect(wish("space:K1-N", "pawn:medic:0", "event:flicker")).toMatchObject({
      type: "plan_event_action",
      event: "flicker",
      space: "K1-N",
    });
  });

  it("is asked of the rover in hand", () => {
    expect(wish("stack:4", "rover:froggy")).toEqual({
      type: "use_rover",
      rover: "froggy",
      stack: 4,
    });
    expect(wish("ridden:4")).toEqual({ type: "leave_rover", rover: "scorpio", stack: 4 });
  });

  it("leaves parts to the HUB while no pawn is in hand", () => {
    expect(wish("part:lab:filter")).toBeUndefined();
  });
});

describe("the plan", () => {
  it("counts what is taken from the Reserves", () => {
    const stacks = [
      { price: [price("oxygen", 1), price("energy", 2)] },
      { price: [price("oxygen", 2)] },
    ];
    expect(takenFromReserves(stacks as unknown as StackView[], "oxygen")).toBe(3);
  });

  it("shows pawns where they will be", () => {
    expect(placeOf({ task: "gather", target: ["K2-E", "mayday-crate"] })).toBe("space:K2-E");
    expect(placeOf({ task: "sheet", target: ["mayday-dig"] })).toBe("sheet:mayday-dig");
    expect(placeOf({ task: "repair", target: ["lab", "filter", "farm"] })).toBe("part:lab:filter");
    expect(freePawnsOf({ id: "engineer", pawns: 1 })).toHaveLength(1);
  });

  it("says on which part of a phone's board things lie", () => {
    expect([...tabsOf(["pawn:medic", "space:K1-N", "stack:1"])]).toEqual(["outside", "plan"]);
  });
});

describe("the map", () => {
  it("has three rings of eight spaces", () => {
    expect(SPACES).toHaveLength(24);
    expect(middleOf("K1-N").y).toBeGreaterThan(middleOf("K3-N").y);
    expect(middleOf("K2-E").x).toBeGreaterThan(middleOf("K2-W").x);
  });

  it("draws a way from the HUB through all its spaces", () => {
    expect(lineOf(["K1-N", "K2-N", "K3-N"]).match(/[ML]/g)).toEqual(["M", "L", "L", "L"]);
  });
});

describe("what moves", () => {
  const told = (...events: readonly Tagged[]) => events.map((event, number) => ({ number, event }));
  const where = ["K2-E"];
  const began = {
    type: "action_began",
    astronaut: "medic",
    task: "explore",
    where,
    machine: [] as readonly string[],
  };
  const planned = { type: "pawn_planned", seat: 0, task: "explore", stack: 0, where };
  const rover = { type: "rover_planned", seat: 0, rover: "froggy", task: "explore", stack: 0 };
  const from = (event: Tagged, ...events: readonly Tagged[]): readonly string[] =>
    motion(event, told(...events)).map((one) => `${one.from} > ${one.to}`);

  it("takes a pawn to its stack and to the map, and a rover to its stack and back", () => {
    expect(from({ ...planned, pawn: "medic" })).toEqual([
      "tray:medic > stack:0",
      "tray:medic > space:K2-E",
    ]);
    expect(from({ ...rover, drives: true })).toEqual(["rover:froggy > stack:0"]);
    expect(from({ ...rover, drives: false })).toEqual(["stack:0 > rover:froggy"]);
  });

  it("sends people out from the HUB, with the rover that was planned for them", () => {
    const phase = { type: "phase", phase: "planning" };
    const plan = [phase, { ...planned, pawn: "medic" }];
    const drives = { ...rover, drives: true };
    const out = "hub > space:K2-E";
    expect(from(began, ...plan)).toEqual([out]);
    expect(from(began, ...plan, drives, { ...planned, pawn: "engineer" })).toEqual([out, out]);
    expect(from(began, ...plan, drives, { ...rover, drives: false })).toEqual([out]);
    expect(from(began, ...plan, { ...drives, stack: 1 })).toEqual([out]);
    expect(from(began, ...plan, drives, ...plan)).toEqual([out]); // that was another sol
    expect(from({ ...began, task: "rest", where: [] }, ...plan)).toEqual([]);
  });

  it("sends the AOM that acts, and not its operator", () => {
    const pieces = (machine: readonly string[]) =>
      motion({ ...began, machine }, []).map(({ piece }) => piece);
    expect(pieces(["scout"])).toEqual([{ kind: "pawn", pawn: "scout" }]);
    expect(pieces([])).toEqual([{ kind: "pawn", pawn: "medic" }]);
  });

  it("lays a tile on the space that was explored, and brings home what was found", () => {
    const found = { type: "revealed", space: "K2-E", tile: "plains", samples: 1 };
    expect(from(found)).toEqual(["tiles > land:K2-E"]);
    expect(from({ type: "sample_gathered", space: "K2-E" })).toEqual(["space:K2-E > cargo"]);
  });
});

describe("a replay on a phone", () => {
  it("shows the part of the board in which a phase happens", () => {
    expect(tabOfPhase("planning")).toBe("plan");
    expect(tabOfPhase("production")).toBe("base");
    expect(tabOfPhase("events")).toBe("story");
  });
});
