/** The path of a campaign's chapters. */

import { describe, expect, test } from "vitest";

import { path } from "../src/lib/campaigns";
import type { CampaignView, PlayedChapter } from "../src/lib/wire";

function played(chapter: string, outcome: "won" | "lost" | "ranked"): PlayedChapter {
  const result = { outcome, ending: "", ranking: [], scores: [], breakdown: [], verdict: "" };
  return { number: 1, chapter, table: "t", ended: 0, result };
}

function view(changes: Partial<CampaignView>): CampaignView {
  return { chapters: [], next: null, ahead: [], ...changes } as CampaignView;
}

describe("the path", () => {
  test("has what was played, what is next and what will come", () => {
    const next = { number: 3, chapter: "drift", again: false, table: null } as CampaignView["next"];
    const chapters = [played("launch", "lost"), played("launch", "won")];
    expect(path(view({ chapters, next, ahead: ["landing"] }))).toEqual([
      { chapter: "launch", state: "lost" },
      { chapter: "launch", state: "done" },
      { chapter: "drift", state: "current" },
      { chapter: "landing", state: "ahead" },
    ]);
  });

  test("of a campaign that is over ends with its last chapter", () => {
    expect(path(view({ chapters: [played("final", "ranked")] }))).toEqual([
      { chapter: "final", state: "done" },
    ]);
  });
});
