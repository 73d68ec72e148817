/**
 * Simulates numbers that a real phone would measure. The numbers depend only on the app and the time, so that tasks can
 * ask for them.
 */
import type { OsState } from "#os/state.ts";
import { bytesOf, storageBytes, systemBytes, trashedFiles } from "#os/files.ts";
import { mediaUsage } from "#os/media.ts";
import { civilOf, dayKey, dayMs, startOfDay } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import type { SettingsAppState } from "./state.ts";
import { pow, square } from "#state/portable-math.ts";

const megabyte = 1_000_000;
/** "4.2 GB", "312 MB". */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${Math.max(0, Math.round(bytes))} B`;
  const [unit, size] =
    bytes >= 1_000_000_000 ? ["GB", 1_000_000_000] : bytes >= megabyte ? ["MB", megabyte] : (["kB", 1000] as const);
  const n = bytes / Number(size);
  return `${n >= 100 ? Math.round(n) : Number(n.toFixed(1))} ${String(unit)}`;
}
export interface AppSizes {
  readonly app: number;
  readonly data: number;
  readonly cache: number;
}
/** Returns the sizes of an app, its data and its cache. A cleared cache reaches its normal size again after a week. */
export function appSizes(own: SettingsAppState, app: string, now: number): AppSizes {
  const r = Rng.of(app, "sizes");
  const size = r.int(18, 240) * megabyte;
  const data = r.int(2, 90) * megabyte;
  const cache = r.int(4, 160) * megabyte;
  const cleared = own.cleared[app];
  const share = cleared === undefined ? 1 : Math.min(1, (now - cleared) / (7 * dayMs));
  return { app: size, data, cache: Math.round(cache * share) };
}
/** Returns how many minutes an app was open on a day, up to the current time. */
export function screenMinutes(app: string, now: number, offsetMin: number): number {
  const r = Rng.of(dayKey(now, offsetMin), app, "minutes");
  const full = Math.round(4 + pow(r.next(), 3) * 110);
  const { hour } = civilOf(now, offsetMin);
  const gone = Math.max(0, Math.min(1, ((now - startOfDay(now, offsetMin)) / dayMs) * 1.2 - 0.2));
  return hour < 6 ? 0 : Math.round(full * gone);
}
/** Returns each app's share of battery use, largest first, in tenths of a percent of the battery. */
export function batteryShares(
  apps: readonly string[],
  os: OsState,
  now: number,
  offsetMin: number,
): [string, number][] {
  const used = 100 - os.battery.level;
  const weights = apps.map((app): [string, number] => [app, 1 + screenMinutes(app, now, offsetMin) * 2]);
  const all = weights.reduce((sum, [, w]) => sum + w, 0) || 1;
  return weights
    .map(([app, w]): [string, number] => [app, Math.round((w / all) * used * 10) / 10])
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}
/** Mobile data of an app in this billing cycle. */
export function mobileDataOf(app: string, days: number): number {
  const r = Rng.of(app, "data");
  return Math.round(square(r.next()) * 9 * megabyte * Math.max(1, days));
}
export const totalMobileData = (apps: readonly string[], days: number): number =>
  apps.reduce((sum, app) => sum + mobileDataOf(app, days), 0);
/** Returns when the current billing cycle began. */
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
  readonly total: number;
}
/** Returns how much storage the existing files use. */
export function storageOf(os: OsState): StorageUse {
  const { images, videos, audio, ...rest } = mediaUsage(os.files);
  return {
    images: images.bytes,
    videos: videos.bytes,
    audio: audio.bytes,
    // Files that are not media count as documents.
    documents: Object.values(rest).reduce((sum, { bytes }) => sum + bytes, 0),
    trash: trashedFiles(os.files).reduce((n, entry) => n + bytesOf(os.files, entry.id), 0),
    system: systemBytes,
    total: storageBytes,
  };
}
export const usedBytes = (s: StorageUse): number => s.images + s.videos + s.audio + s.documents + s.trash + s.system;
