/** Reads where an item of the player is: in the app's media session, or else where the history left it. */
import { positionAt, sessionOf } from "#os/media-session.ts";
import type { OsState } from "#os/state.ts";
import type { State } from "../../state.ts";

export interface Playback {
  /** Whether the session is at this item, playing or paused. */
  readonly loaded: boolean;
  readonly plays: boolean;
  readonly ms: number;
  readonly speed: number;
  /** When the sleep timer ends, "end" for the end of the item, or null. */
  readonly sleeps: number | "end" | null;
}
export function playbackOf(state: Pick<State, "seen" | "prefs">, os: OsState, now: number, item: string): Playback {
  const session = sessionOf(os, "bilibili");
  if (session?.item === item)
    return {
      loaded: true,
      plays: session.sinceMs !== null,
      ms: positionAt(session, now),
      speed: session.speed,
      sleeps: os.media?.active === "bilibili" ? os.media.sleep : null,
    };
  const speed = Number(state.prefs.startSpeed);
  return { loaded: false, plays: false, ms: savedMs(state, item), speed, sleeps: null };
}
/** Returns the position at which the user left an item; 0 if the item was played to its end. */
export function savedMs(state: Pick<State, "seen">, item: string): number {
  const seen = state.seen.find((one) => one.item === item);
  return seen && !seen.done ? seen.ms : 0;
}
/** Returns the item of the app's session, or null. */
export const sessionItem = (os: OsState): string | null => sessionOf(os, "bilibili")?.item ?? null;
