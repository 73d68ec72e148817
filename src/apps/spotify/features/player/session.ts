/** The app's session of the phone's media: what plays now, and where. */
import type { Ctx } from "#os/app-command.ts";
import { isPlaying, sessionOf as sessionOfApp, type MediaSession } from "#os/media-session.ts";
import type { OsState } from "#os/state.ts";
import type { ItemFacts } from "../../world.ts";

export { positionAt } from "#os/media-session.ts";
export const sessionOf = (os: OsState): MediaSession | null => sessionOfApp(os, "spotify");
export const isPlayingNow = (os: OsState): boolean => isPlaying(sessionOf(os));
export function startSession(
  ctx: Ctx,
  facts: ItemFacts,
  more: { readonly positionMs: number; readonly speed: number; readonly paused: boolean },
): void {
  ctx.media.start({
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
}
