/** Whether a source plays, for the green button of its page. */
import { sameSource, type Source } from "../../ids.ts";
import type { Host } from "./host.ts";
import { isPlaying } from "./items.ts";

export const isSource = (host: Host, source: Source): boolean => sameSource(host.state.queue.source, source);
export const playsSource = (host: Host, source: Source): boolean => isSource(host, source) && isPlaying(host);
interface PlayHost extends Host {
  readonly act: { play(a: { source: Source; item: string | null }): void; togglePlay(): void };
}
/** Plays a source, or pauses and resumes it if it is the current one. */
export function pressPlay(host: PlayHost, source: Source): void {
  if (isSource(host, source)) host.act.togglePlay();
  else host.act.play({ source, item: null });
}
export const playNames = (t: Host["t"]) => ({ play: t("play"), pause: t("pause"), shuffle: t("shuffle") });
