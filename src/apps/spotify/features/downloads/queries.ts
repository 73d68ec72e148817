/** How downloads are read: shared by screens, commands and checks. */
import { isOnline } from "#os/network.ts";
import type { Due } from "#os/app-command.ts";
import type { OsState } from "#os/state.ts";
import type { State } from "../../state.ts";

type Downloads = Pick<State, "downloads">;
export const isDownloaded = (state: Downloads, item: string, now: number): boolean =>
  state.downloads[item] !== undefined && state.downloads[item].until <= now;
/** Whether only downloads can play: the phone has no connection, or the user switched on the offline mode. */
export const isOffline = (state: Pick<State, "prefs">, os: OsState): boolean => state.prefs.offline || !isOnline(os);
/** Returns the share of a download that is done, from 0 to 1. */
export function downloadShare(state: Downloads, items: readonly string[], now: number): number {
  const all = items.flatMap((item) => state.downloads[item] ?? []);
  if (all.length === 0) return items.length === 0 ? 1 : 0;
  const done = all.reduce(
    (sum, { from, until }) => sum + Math.min(1, Math.max(0, (now - from) / Math.max(1, until - from))),
    0,
  );
  return done / items.length;
}
export const downloadBytes = (state: Downloads, now: number): number =>
  Object.values(state.downloads).reduce((sum, { until, bytes }) => sum + (until <= now ? bytes : 0), 0);
/** Tells the user when the last running download is complete. */
export function downloadsDue(state: State): Due[] {
  const waiting = Object.values(state.kept).some(({ done }) => !done);
  if (!waiting) return [];
  const last = Math.max(0, ...Object.values(state.downloads).map(({ until }) => until));
  return last === 0 ? [] : [{ at: last, command: "finishDownloads", args: {} }];
}
