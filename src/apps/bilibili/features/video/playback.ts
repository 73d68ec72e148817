/** The app's media session: the only file that starts, stops and reads it. */
import type { Ctx } from "#os/app-command.ts";
import type { OsState } from "#os/state.ts";
import type { State } from "../../state.ts";

interface Session {
  readonly item: string;
  readonly kind: string;
  readonly positionMs: number;
  readonly sinceMs: number | null;
  readonly speed: number;
  readonly lengthMs: number | null;
  readonly sleepAt?: number | "end" | null;
}
export interface MediaDesk {
  start(s: {
    readonly kind: "video" | "live";
    readonly item: string;
    readonly title: string;
    readonly subtitle: string;
    readonly art: null;
    readonly lengthMs: number | null;
    readonly positionMs?: number;
    readonly speed?: number;
    readonly open: { readonly screen: string; readonly params: Record<string, string | number | null> };
    readonly skips: { readonly previous: boolean; readonly next: boolean };
    readonly whenLeft: "play" | "pause" | "pip";
    readonly paused?: boolean;
  }): void;
  resume(): void;
  pause(): void;
  seek(ms: number): void;
  setSpeed(x: number): void;
  stop(): void;
  sleep(at: number | "end" | null): void;
  session(): Session | null;
  positionMs(): number | null;
}
const silent: MediaDesk = {
  start: () => {},
  resume: () => {},
  pause: () => {},
  seek: () => {},
  setSpeed: () => {},
  stop: () => {},
  sleep: () => {},
  session: () => null,
  positionMs: () => null,
};
export const mediaOf = (ctx: Ctx): MediaDesk => (ctx as unknown as { readonly media?: MediaDesk }).media ?? silent;
const sessionIn = (os: OsState): Session | null =>
  (os as unknown as { readonly media?: { readonly sessions: Readonly<Record<string, Session>> } }).media?.sessions[
    "bilibili"
  ] ?? null;

export interface Playback {
  /** Whether the session is at this item, playing or paused. */
  readonly loaded: boolean;
  readonly plays: boolean;
  readonly ms: number;
  readonly speed: number;
  /** When the sleep timer ends, "end" for the end of the item, or null. */
  readonly sleeps: number | "end" | null;
}
/** Returns where an item is: in the session, or else where the history left it. */
export function playbackOf(state: Pick<State, "seen" | "prefs">, os: OsState, now: number, item: string): Playback {
  const session = sessionIn(os);
  if (session?.item === item) {
    const passed = session.sinceMs === null ? 0 : (now - session.sinceMs) * session.speed;
    const ms = Math.max(0, Math.floor(session.positionMs + passed));
    return {
      loaded: true,
      plays: session.sinceMs !== null,
      ms: session.lengthMs === null ? ms : Math.min(ms, session.lengthMs),
      speed: session.speed,
      sleeps: session.sleepAt ?? null,
    };
  }
  const speed = Number(state.prefs.startSpeed);
  return { loaded: false, plays: false, ms: savedMs(state, item), speed, sleeps: null };
}
/** Returns the position at which the user left an item; 0 if the item was played to its end. */
export function savedMs(state: Pick<State, "seen">, item: string): number {
  const seen = state.seen.find((one) => one.item === item);
  return seen && !seen.done ? seen.ms : 0;
}
/** Returns the item of the app's session, or null. */
export const sessionItem = (os: OsState): string | null => sessionIn(os)?.item ?? null;
