/** Numbers that a real phone would have measured: the same for the same app and day, so that they can be asked for. */
import type { OsState } from "../../os/state.ts";
import { bytesOf, storageBytes, systemBytes, trashedFiles } from "../../os/files.ts";
import { mediaUse } from "../../os/media.ts";
import { civilOf, dayKey, dayMs, startOfDay } from "../../state/civil.ts";
import { Rng } from "../../state/rng.ts";
import type { Own } from "./state.ts";
import { pow, square } from "../../state/portable-math.ts";

const mega = 1_000_000;
/** "4.2 GB", "312 MB". */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${Math.max(0, Math.round(bytes))} B`;
  const [unit, size] =
    bytes >= 1_000_000_000 ? ["GB", 1_000_000_000] : bytes >= mega ? ["MB", mega] : (["kB", 1000] as const);
  const n = bytes / Number(size);
  return `${n >= 100 ? Math.round(n) : Number(n.toFixed(1))} ${String(unit)}`;
}
export interface AppSizes {
  readonly app: number;
  readonly data: number;
  readonly cache: number;
}
/** Cache grows back within a week after it was cleared. */
export function sizesOf(own: Own, app: string, now: number): AppSizes {
  const r = Rng.of(app, "sizes");
  const size = r.int(18, 240) * mega;
  const data = r.int(2, 90) * mega;
  const cache = r.int(4, 160) * mega;
  const cleared = own.cleared[app];
  const share = cleared === undefined ? 1 : Math.min(1, (now - cleared) / (7 * dayMs));
  return { app: size, data, cache: Math.round(cache * share) };
}
/** Minutes that an app was open on a day, as far as the day has gone. */
export function minutesOf(app: string, now: number, offsetMin: number): number {
  const r = Rng.of(dayKey(now, offsetMin), app, "minutes");
  const full = Math.round(4 + pow(r.next(), 3) * 110);
  const { hour } = civilOf(now, offsetMin);
  const gone = Math.max(0, Math.min(1, ((now - startOfDay(now, offsetMin)) / dayMs) * 1.2 - 0.2));
  return hour < 6 ? 0 : Math.round(full * gone);
}
/** Share of the charge that each app has used, in tenths of a percent of the battery; largest first. */
export function batteryShares(
  apps: readonly string[],
  os: OsState,
  now: number,
  offsetMin: number,
): [string, number][] {
  const used = 100 - os.battery.level;
  const weights = apps.map((app): [string, number] => [app, 1 + minutesOf(app, now, offsetMin) * 2]);
  const all = weights.reduce((sum, [, w]) => sum + w, 0) || 1;
  return weights
    .map(([app, w]): [string, number] => [app, Math.round((w / all) * used * 10) / 10])
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}
/** Mobile data of an app in this billing cycle. */
export function dataOf(app: string, days: number): number {
  const r = Rng.of(app, "data");
  return Math.round(square(r.next()) * 9 * mega * Math.max(1, days));
}
export const dataTotal = (apps: readonly string[], days: number): number =>
  apps.reduce((sum, app) => sum + dataOf(app, days), 0);
/** When the billing cycle began. */
export function cycleStart(os: OsState, now: number, offsetMin: number): number {
  let day = startOfDay(now, offsetMin);
  for (let i = 0; i < 31 && civilOf(day, offsetMin).day !== os.settings.network.dataCycleDay; i++) day -= dayMs;
  return day;
}
export const cycleDays = (os: OsState, now: number, offsetMin: number): number =>
  Math.floor((now - cycleStart(os, now, offsetMin)) / dayMs) + 1;

export interface StorageUse {
  readonly images: number;
  readonly videos: number;
  readonly audio: number;
  readonly documents: number;
  readonly trash: number;
  readonly system: number;
  readonly all: number;
}
/** What fills the storage, by the files that are there. */
export function storageOf(os: OsState): StorageUse {
  const { images, videos, audio, ...rest } = mediaUse(os.files);
  return {
    images: images.bytes,
    videos: videos.bytes,
    audio: audio.bytes,
    // Whatever is no media stands as documents here.
    documents: Object.values(rest).reduce((sum, { bytes }) => sum + bytes, 0),
    trash: trashedFiles(os.files).reduce((n, entry) => n + bytesOf(os.files, entry.id), 0),
    system: systemBytes,
    all: storageBytes,
  };
}
export const usedBytes = (s: StorageUse): number => s.images + s.videos + s.audio + s.documents + s.trash + s.system;
