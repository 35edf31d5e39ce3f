/** Who is using this browser. */

import { get, post, renewCsrf, useCsrf } from "./api";
import { live } from "./live.svelte";
import { settings } from "./settings.svelte";
import type { Me, Person, SignedIn } from "./wire";

/** The reader; `person` is null before a nickname is given. */
export const me: Me = $state({ person: null, name: null, csrf: "", host: false });

type Asking = { answer: (person: Person | null) => void };

/** The open question for a nickname, shown by `parts/NicknameDialog.svelte`. */
export const nicknameQuestion: { asking: Asking | null } = $state({ asking: null });

export async function loadMe(): Promise<Me> {
  return become(await get<Me>("/api/me"));
}

renewCsrf(loadMe);
live.whoAmI = async () => (await loadMe()).person !== null;

/** Take over what the server says of the reader. */
export function become(fresh: Me): Me {
  // The line to the table belongs to the person who opened it. The server closes that of a session that
  // has ended, and the page says so.
  if (fresh.person && me.person?.id !== fresh.person.id) live.reconnect();
  Object.assign(me, fresh);
  useCsrf(fresh.csrf);
  if (fresh.person) settings.nickname = fresh.person.nickname;
  return me;
}

/** The reader, who is asked for a nickname if they have none yet; null if they would rather not. */
export function ensureGuest(): Promise<Person | null> {
  if (me.person) return Promise.resolve(me.person);
  return new Promise((resolve) => {
    nicknameQuestion.asking = {
      answer: (person) => {
        nicknameQuestion.asking = null;
        resolve(person);
      },
    };
  });
}

export async function becomeGuest(nickname: string): Promise<Person | null> {
  return become((await post<SignedIn>("/api/guests", { nickname })).me).person;
}
