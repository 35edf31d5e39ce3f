/** Telling people that it is their turn: the title of the tab, a sound, a notification. */

import { settings } from "../lib/settings.svelte";
import { sound } from "./sounds";
import { words } from "../lib/words.svelte";
import type { TableView } from "../lib/wire";
import type { Play } from "./play.svelte";

/** Call while a component is made: it listens as long as the component lives. */
export function alertTurns(play: Play): void {
  const mine = $derived(play.options.length > 0);
  const ended = $derived(play.table?.status === "finished");
  const talk = $derived(play.live.chat.length);
  let before = { mine: true, ended: true, talk: Number.POSITIVE_INFINITY };
  let known = false;

  $effect(() => {
    if (play.table === null) return;
    const now = { mine, ended, talk };
    if (known) tellChange(play, before, now);
    before = now;
    known = true;
  });
}

type Moment = { mine: boolean; ended: boolean; talk: number };

function tellChange(play: Play, before: Moment, now: Moment): void {
  if (now.ended && !before.ended) alertAll(play, "end", words.t("play-over"));
  else if (now.mine && !before.mine) alertAll(play, "turn", promptOf(play));
  else if (now.talk > before.talk && settings.sounds) sound("chat");
}

function promptOf(play: Play): string {
  const prompt = play.ask === null ? words.t("play-your-decision") : words.text(play.ask.prompt);
  return play.name === null ? prompt : `${play.name}: ${prompt}`;
}

/** One of several at a device is asked: said without what only they may know. */
export function alertTurnOf(table: TableView, seat: number): void {
  const name = table.seats[seat]?.name ?? "";
  alertAll(table, "turn", words.t("play-your-decision-as", { name }));
}

type Place = Pick<TableView, "id" | "game">;

function alertAll(place: Place, kind: "turn" | "end", text: string): void {
  if (settings.sounds) sound(kind);
  if (settings.notifications && document.hidden) notify(place, text);
}

function notify({ id, game }: Place, text: string): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const title = words.name(game);
  const notification = new Notification(title, { body: text, tag: `table-${id}` });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
