/** Campaigns: the path of their chapters, and how they are told in lists. */

import type { CampaignView, TableView } from "./wire";
import { words } from "./words.svelte";

/** A chapter on the path: played, lost, the one in play or to be begun, or probably still to come. */
export interface Stop {
  readonly chapter: string;
  readonly state: "done" | "lost" | "current" | "ahead";
}

/** The chapters in the order in which they were played, and will probably be. */
export function path(view: CampaignView): Stop[] {
  const stops: Stop[] = view.chapters.map(({ chapter, result }) => ({
    chapter,
    state: result?.outcome === "lost" ? "lost" : "done",
  }));
  if (view.next) stops.push({ chapter: view.next.chapter, state: "current" });
  return [...stops, ...view.ahead.map((chapter) => ({ chapter, state: "ahead" as const }))];
}

/** A word of a campaign: its name ("") or its ".story", a chapter's or a rank's. Of a game that is
 * not installed any more only its id is known. */
export function campaignWord(
  { game, campaign }: { readonly game: string; readonly campaign: string },
  what = "",
): string {
  if (words.hasNone(game)) return what === "" ? game : "";
  return words.game(game, `campaign-${campaign}${what}`);
}

/** Fetch the words of the campaigns that a list tells of. */
export async function loadCampaignWords(
  tables: readonly TableView[],
  campaigns: readonly CampaignView[],
): Promise<void> {
  const chapters = tables.filter(({ chapter }) => chapter !== null);
  await words.loadGames([...new Set([...chapters, ...campaigns].map(({ game }) => game))]);
}

/** The story that a chapter ends with, where the game tells one. */
export function ending(
  { game, campaign }: { readonly game: string; readonly campaign: string },
  chapter: string,
  outcome: string,
): string {
  const id = `campaign-${campaign}-chapter-${chapter}.${outcome}`;
  return words.has(game, id) ? words.game(game, id) : "";
}

/** What stands beside a campaign in a list. */
export function campaignStanding(view: CampaignView): string {
  const { next, result, you } = view;
  if (view.status === "abandoned") return words.t("campaign-abandoned");
  if (result) {
    const rank = result.ranks[you ?? 0];
    return rank ? campaignWord(view, `-rank-${rank}`) : words.t("campaign-ended");
  }
  if (next?.waiting) return words.t("campaign-waits");
  return words.t("campaign-chapter", {
    number: next?.number ?? 0,
    name: campaignWord(view, `-chapter-${next?.chapter ?? ""}`),
  });
}
