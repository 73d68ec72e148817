/** The app's session of the phone's media: what plays now, and where. */
import type { Ctx } from "#os/app-command.ts";
import type { OsState } from "#os/state.ts";
import type { ItemFacts } from "../../world.ts";

interface Session {
  readonly item: string;
  readonly positionMs: number;
  readonly sinceMs: number | null;
  readonly speed: number;
  readonly lengthMs: number | null;
}
interface MediaDesk {
  start(session: {
    readonly kind: "music" | "podcast";
    readonly item: string;
    readonly title: string;
    readonly subtitle: string;
    readonly art: { readonly dataset: string; readonly query: string; readonly id: string } | null;
    readonly lengthMs: number | null;
    readonly positionMs?: number;
    readonly speed?: number;
    readonly open: { readonly screen: string; readonly params: Record<string, string> };
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
export const mediaOf = (ctx: Ctx): MediaDesk | null => (ctx as Ctx & { readonly media?: MediaDesk }).media ?? null;
/** Returns the session of a phone, for screens. */
export const sessionOf = (os: OsState): Session | null =>
  (os as OsState & { readonly media?: { readonly sessions: Readonly<Record<string, Session>> } }).media?.sessions["spotify"] ??
  null;
export const positionAt = (session: Session, now: number): number => {
  const passed = session.sinceMs === null ? 0 : (now - session.sinceMs) * session.speed;
  return Math.min(session.lengthMs ?? Infinity, session.positionMs + passed);
};
export const startSession = (ctx: Ctx, facts: ItemFacts, more: { positionMs: number; speed: number; paused: boolean }): void =>
  mediaOf(ctx)?.start({
    kind: facts.kind,
    item: facts.id,
    title: facts.title,
    subtitle: facts.by,
    art: { dataset: "music", query: "cover", id: facts.cover },
    lengthMs: facts.ms,
    open: { screen: "player", params: {} },
    skips: { previous: true, next: true },
    whenLeft: "play",
    ...more,
  });
export const isPlayingNow = (os: OsState): boolean => (sessionOf(os)?.sinceMs ?? null) !== null;
