import { describe, expect, it } from "vitest";
import { Offers } from "../../src/board/offers";
import type { Tagged } from "../../src/board/props";
import { gasAt, inBlock, partsOf } from "../../src/games/first_martians/hub";
import { DISMANTLE, hub } from "../../src/games/first_martians/hub-reading";
import { colourOf } from "../../src/games/first_martians/pawns";
import { lay } from "../../src/games/first_martians/reading";
import { supplies } from "../../src/games/first_martians/supplies";
import { tabOf } from "../../src/games/first_martians/tabs";
import type {
  Data,
  FacilityView,
  GameEvent,
  Move,
  Props,
  View,
} from "../../src/games/first_martians/types";

const data = {
  facilities: [
    { id: "oxygenator-1", kind: "oxygenator", block: "systems", output: 4, needs: ["energy"] },
    { id: "oxygenator-2", kind: "oxygenator", block: "systems", output: 4, needs: ["energy"] },
    { id: "solar-1", kind: "solar", block: "systems", output: 5, needs: [] },
    {
      id: "lab",
      kind: "lab",
      block: "working",
      needs: ["oxygen", "energy"],
      parts: [
        { kind: "filter", penalty: "oxygen", token: "adventure" },
        { kind: "hardware", penalty: "token", token: "wound" },
        { kind: "processor", penalty: "malfunction", token: "adventure" },
      ],
    },
  ],
  astronauts: [{ id: "medic", base: { id: "first-aid" }, skills: [{ id: "diagnosis" }] }],
} as unknown as Data;
const lab = {
  id: "lab",
  shut: false,
  parts: [
    { kind: "filter", broken: true, mended: false },
    { kind: "hardware", broken: true, mended: true },
    { kind: "processor", broken: false, mended: false },
  ],
  penalties: ["oxygen", "token"],
} as unknown as FacilityView;
const view = {
  phase: "planning",
  facilities: [
    { id: "oxygenator-1", shut: false },
    { id: "oxygenator-2", shut: true },
    { id: "solar-1", shut: false },
    lab,
  ],
  crew: [{ id: "medic", seat: 1, acting: ["anemia"] }],
  machines: [
    { id: "scout", operator: "medic" },
    { id: "picker", operator: null },
  ],
  farms: [{ facility: "farm", plants: 1, seeds: [6] }],
  reserves: [3, 0, 2],
  forecast: {
    supplies: [
      {
        resource: "oxygen",
        makers: { "oxygenator-1": 3, "oxygenator-2": 0 },
        users: ["lab", "farm", "quarters", "medlab", "garage"],
        kept: 0,
        shut: 2,
      },
      { resource: "energy", makers: { "solar-1": 5 }, users: ["lab"], kept: 2, shut: 0 },
    ],
    wilting: [{ farm: "farm", shut: false, oxygen: 1, energy: 0, can_pay: true }],
    meals: { made: 2, portions: 3, kept: 0, eaten: 1, hungry: 0 },
  },
} as unknown as View;
const props = (options: readonly Tagged[] = []): Props =>
  ({ view, data, captions: {}, options, names: [], question: null }) as unknown as Props;

describe("the HUB", () => {
  it("shows each part with what it brings", () => {
    expect(partsOf(lab, data.facilities[3])).toEqual([
      { kind: "filter", state: "broken", penalty: "oxygen", sign: "oxygen", acts: true },
      { kind: "hardware", state: "mended", penalty: "token", sign: "token-wound", acts: false },
      {
        kind: "processor",
        state: "works",
        penalty: "malfunction",
        sign: "malfunction",
        acts: false,
      },
    ]);
  });

  it("has its Facilities by Blocks", () => {
    expect(inBlock(view, data, "working")).toEqual([lab]);
    expect(inBlock(view, data, "living")).toEqual([]);
  });

  it("knows what a place feeds", () => {
    expect(gasAt("facility:oxygenator-1", data)).toBe("oxygen");
    expect(gasAt("facility:solar-1", data)).toBe("energy");
    expect(gasAt("facility:lab", data)).toBeNull();
    expect(gasAt("reserve:energy", data)).toBe("energy");
    expect(gasAt("reserve:food", data)).toBeNull();
    expect(gasAt(undefined, data)).toBeNull();
  });

  it("gives pawns the colour of whoever moves them", () => {
    expect(colourOf("medic", view)).toBe("var(--seat-1)");
    expect(colourOf("scout", view)).toBe("var(--seat-1)");
    expect(colourOf("picker", view)).toBe("var(--text-soft)");
  });
});

describe("the forecast", () => {
  const [oxygen, energy, food] = supplies(view, data);

  it("says what is short, and why", () => {
    expect(oxygen).toMatchObject({ made: 3, needed: 5, reserve: 3, mood: "bad" });
    expect(oxygen?.causes).toHaveLength(2);
    expect(energy).toMatchObject({ made: 5, needed: 1, mood: "good", causes: [] });
  });

  it("counts food from the Reserve, and warns of wilting", () => {
    expect(food).toMatchObject({ made: 2, needed: 3, reserve: 2, mood: "warn" });
    expect(food?.causes).toHaveLength(1);
    expect(food?.reasons).toHaveLength(3);
  });
});

describe("the places of the HUB", () => {
  it("takes parts out with a tool only", () => {
    const options = [{ type: "dismantle_part", facility: "lab", part: "filter" }];
    const offers = new Offers(options, (option) => ({ parts: lay(option, props()) }));
    expect(offers.at(["part:lab:filter"])).toBeNull();
    expect(offers.at([DISMANTLE, "part:lab:filter"])).toEqual(options[0]);
  });

  it("asks before Morale tokens are spent", () => {
    const skill = { type: "use_skill", astronaut: "medic", skill: "first-aid" } as Move;
    const laid = { parts: ["skill:first-aid"], confirm: true, anytime: true };
    expect(hub.lay(skill, props())).toEqual(laid);
    const between = { ...props(), question: { key: "", id: "moment", about: null } };
    expect(hub.lay(skill, between)).toEqual({ ...laid, anytime: false });
  });

  it("asks why not, by what is asked", () => {
    const shutting = props([{ type: "shut_down", facility: "lab", resource: "energy" }]);
    expect(hub.wish("facility:solar-1", [], shutting)).toEqual({
      type: "shut_down",
      facility: "solar-1",
      resource: "energy",
    });
    expect(hub.wish("facility:lab", [], props())).toEqual({
      type: "choose_facility",
      facility: "lab",
    });
    expect(hub.wish("skill:diagnosis", [], props())).toEqual({
      type: "use_skill",
      astronaut: "medic",
      skill: "diagnosis",
    });
    expect(hub.wish("space:K1-N", [], props())).toBeUndefined();
  });

  it("marks what has changed", () => {
    const broke = { type: "part_broke", facility: "lab", part: "filter" } as GameEvent;
    expect(hub.changes?.(broke)).toEqual(["part:lab:filter"]);
    expect(hub.motion?.(broke, [])).toHaveLength(1);
    const back = { type: "part_returned", facility: "lab", part: "filter" } as GameEvent;
    expect(hub.changes?.(back)).toEqual(["part:lab:filter"]);
  });
});

describe("the tabs of a phone", () => {
  const tab = (id: string, options: readonly Tagged[] = []): string | null =>
    tabOf({ key: id, id, about: null }, "production", options, (option) => lay(option, props()));

  it("shows where a question is answered", () => {
    expect(tab("plan")).toBe("plan");
    expect(tab("hunger")).toBe("crew");
    expect(tab("machine")).toBe("story");
    const skill = { type: "use_skill", astronaut: "medic", skill: "first-aid" };
    expect(tab("break", [skill, { type: "choose_part", facility: "lab", part: "filter" }])).toBe(
      "base",
    );
    expect(tab("reveal", [{ type: "choose_space", space: "K1-N" }])).toBe("outside");
    expect(tab("pause")).toBe("base");
    expect(tab("wilting")).toBe("base");
    const find = { type: "use_poi", poi: "power-cells" };
    expect(tab("moment", [{ type: "go_on" }, skill])).toBe("crew");
    expect(tab("moment", [{ type: "go_on" }, skill, find])).toBe("base");
    expect(tabOf(null, "production", [], () => [])).toBeNull();
  });
});
