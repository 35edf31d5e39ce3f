/** Times as people read them. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds as "4:05", "1:02:09", or as days and hours from a day on: "2 d 3 h". */
export function clock(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  const minutes = Math.floor(left / MINUTE) % 60;
  const rest = String(left % MINUTE).padStart(2, "0");
  if (left < HOUR) return `${minutes}:${rest}`;
  return `${Math.floor(left / HOUR)}:${String(minutes).padStart(2, "0")}:${rest}`;
}
