/** What tracks bring, in words. */

import { nextMilestone, standings } from "./sheet";
import { type Player, type Props, type Track, TRACKS } from "./types";
import { t } from "./words";

/** What there is to know of something, its name first. */
export const captionOf = ({ captions }: Pick<Props, "captions">, name: string): readonly string[] =>
  captions[name] ?? [];

/** What reaching a position brings. */
function brings(table: Props, corporation: string, track: Track, position: number): string {
  const [, ...lines] = captionOf(table, `position:${corporation}:${track}:${position}`);
  return lines.length ? lines.join(", ") : t("sheet-nothing");
}

/** A tracker: where it stands, what the next step brings, and the next thing to come. */
export function trackLines(table: Props, player: Player, tracker: Track): readonly string[] {
  const board = table.data.corporations[player.corporation];
  const index = TRACKS.indexOf(tracker);
  const standing = board && standings(board, player)[index];
  if (!board || !standing) return [];
  const { track, position } = standing;
  const top = (board.tracks[TRACKS.indexOf(track)]?.positions.length ?? 1) - 1;
  const where = { track: t(`track-${track}`), position, top };
  const lines = [
    track === tracker
      ? t("board-track", where)
      : t("board-wandering-tracker", { ...where, tracker: t(`tracker-${tracker}`) }),
  ];
  const ahead = player.ahead[index] ?? [];
  for (const step of ahead) {
    const gain = brings(table, board.id, step.track, step.position);
    lines.push(
      ahead.length === 1
        ? t("sheet-next", { brings: gain })
        : t("sheet-next-on", {
            track: t(`track-${step.track}`),
            position: step.position,
            brings: gain,
          }),
    );
  }
  const [only] = ahead;
  if (!only) lines.push(t("sheet-no-next"));
  const later = only && ahead.length === 1 ? nextMilestone(board, track, only.position) : null;
  if (later !== null) {
    const steps = later - position;
    lines.push(t("sheet-later", { steps, brings: brings(table, board.id, track, later) }));
  }
  const medals = player.track_medals[index] ?? 0;
  if (medals) lines.push(t("sheet-scores", { medals: t("amount-medals", { count: medals }) }));
  return lines;
}
