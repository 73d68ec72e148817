// Reads a phone's boot settings from requests and snapshots, and writes them to snapshots.
import type { EpisodeBody, SnapshotFile } from "#contract/env.ts";
import { defaultDevice, defaultStartMs, type Boot } from "#os/boot.ts";
import { disturbBoot } from "#os/disturbances.ts";
import { clockRange, isOnClock } from "#state/civil.ts";
import { Refusal } from "./answer.ts";

export function createBoot(body: EpisodeBody, seed: number): Boot {
  const disturbances = (body.perturb ?? []).filter((p) => typeof p === "string");
  const settings = { lang: body.locale, theme: body.theme, fontScale: body.font_scale };
  const boot: Boot = {
    startMs: body.start_time === undefined ? defaultStartMs : parseStartTime(body.start_time),
    lang: body.locale ?? "en",
    device: body.device ?? { ...defaultDevice },
    theme: body.theme ?? "light",
    fontScale: body.font_scale ?? 1,
    seed,
  };
  return disturbBoot(boot, disturbances, settings);
}

/** Parses a time. Refuses a time that the phone's clock cannot show. */
function parseStartTime(text: string): number {
  const startMs = Date.parse(text);
  if (isOnClock(startMs)) return startMs;
  throw new Refusal("invalid", "The phone would not be valid with these values; see issues.", [
    { path: "start_time", message: `Expected a moment ${clockRange}` },
  ]);
}

export const serializeBoot = (boot: Boot): SnapshotFile["boot"] => ({
  start_ms: boot.startMs,
  lang: boot.lang,
  device: { ...boot.device },
  theme: boot.theme,
  font_scale: boot.fontScale as SnapshotFile["boot"]["font_scale"],
  seed: boot.seed,
});

export const deserializeBoot = (stored: SnapshotFile["boot"]): Boot => ({
  startMs: stored.start_ms,
  lang: stored.lang,
  device: stored.device,
  theme: stored.theme,
  fontScale: stored.font_scale,
  seed: stored.seed,
});
