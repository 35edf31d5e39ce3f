/** What tracks bring, in words. */

import { type Brought, broughtBy, nextMilestone, standings } from "./sheet";
import { type Benefit, type Corporation, type Player, type Track, TRACKS } from "./types";
import { t } from "./words";

export function benefitText(benefit: Benefit): string {
  switch (benefit.op) {
    case "civ":
      return t("gain-civ", { rank: benefit.rank });
    case "technology":
      return t("gain-technology", { level: benefit.level });
    case "movement":
      return t("amount-movement", { count: benefit.n });
    case "patch":
      return t("amount-patches", { count: benefit.n });
    case "rover":
      return t("gain-rover");
    case "synergy":
      return t("gain-synergy", { count: benefit.n });
    case "advance":
      return t("gain-advance", {
        tracks: benefit.tracks.map((track) => t(`resource-${track}`)).join(", "),
      });
  }
}

/** All that a position brings; null where it brings nothing. */
export function broughtText({ gives, choose, medals }: Brought): string | null {
  const parts = gives.map(benefitText);
  if (choose.length) parts.push(choose.map(benefitText).join(t("gain-or")));
  if (medals) parts.push(t("amount-medals", { count: medals }));
  return parts.length ? parts.join(", ") : null;
}

/** A track: where its tracker stands, what the next step brings, and the next thing to come. */
export function trackLines(board: Corporation, player: Player, tracker: Track): readonly string[] {
  const index = TRACKS.indexOf(tracker);
  const standing = standings(board, player)[index];
  if (!standing) return [];
  const { track, position } = standing;
  const top = (board.tracks[TRACKS.indexOf(track)]?.positions.length ?? 1) - 1;
  const lines = [
    track === tracker
      ? t("board-track", { track: t(`track-${track}`), position, top })
      : t("board-wandering-tracker", {
          tracker: t(`tracker-${tracker}`),
          track: t(`track-${track}`),
          position,
          top,
        }),
  ];
  const ahead = player.ahead[index] ?? [];
  for (const step of ahead) {
    const brought = broughtText(broughtBy(board, step.track, step.position));
    const place = { track: t(`track-${step.track}`), position: step.position };
    const next = brought ?? t("gain-nothing");
    lines.push(
      step.track === track
        ? t("sheet-next", { brings: next })
        : t("sheet-next-on", { ...place, brings: next }),
    );
  }
  if (!ahead.length) lines.push(t("sheet-no-next"));
  const [only] = ahead;
  const later = only ? nextMilestone(board, track, only.position) : null;
  if (later !== null && only && ahead.length === 1) {
    const brings = broughtText(broughtBy(board, track, later)) ?? "";
    lines.push(t("sheet-later", { steps: later - position, brings }));
  }
  const medals = player.track_medals[index] ?? 0;
  if (medals) lines.push(t("sheet-scores", { medals: t("amount-medals", { count: medals }) }));
  return lines;
}
