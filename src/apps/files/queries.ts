/** How files are listed, found and counted. Shared by screens, checks and oracles. */
import { startOfDay, dayMs } from "../../state/civil.ts";
import {
  bytesOf,
  filesOf,
  homes,
  inFolder,
  inUse,
  storageBytes,
  systemBytes,
  trashedFiles,
  type File,
  type FileEntry,
  type Files,
} from "../../os/files.ts";
import { mediaIn, mediaKindOf, mediaKinds, mediaUse, type MediaKind } from "../../os/media.ts";
import type { Playing, State } from "./state.ts";

/** What a list can be of: a folder, or files from everywhere. */
export const lists = [
  "folder",
  "recent",
  "favourites",
  "images",
  "videos",
  "audio",
  "documents",
  "archives",
  "apps",
  "duplicates",
  "large",
  "search",
] as const;
export type ListOf = (typeof lists)[number];
export const times = ["any", "today", "week", "month", "year"] as const;
export type Time = (typeof times)[number];
const daysOf: Record<Exclude<Time, "any">, number> = { today: 1, week: 7, month: 30, year: 365 };
export interface Wanted {
  readonly list: ListOf;
  readonly folder: string | null;
  readonly query: string;
  readonly kind: MediaKind | "all";
  readonly time: Time;
}
export const largeFrom = 20_000_000;
const recentMost = 40;

/** What a list shows, in its order. */
export function listed(files: Files, w: Wanted, state: State, now: number, offsetMin: number): FileEntry[] {
  switch (w.list) {
    case "folder":
      return sorted(inFolder(files, w.folder), files, state);
    case "recent":
      return filesOf(files).slice(0, recentMost);
    case "favourites":
      return sorted(mediaIn(files, { favourite: true }), files, state);
    case "duplicates":
      return duplicates(files).flat();
    case "large":
      return filesOf(files)
        .filter((f) => f.bytes >= largeFrom)
        .toSorted((a, b) => b.bytes - a.bytes || (a.id < b.id ? -1 : 1));
    case "search":
      return sorted(found(files, w, now, offsetMin), files, state);
    default:
      return sorted(mediaIn(files, { kind: w.list }), files, state);
  }
}
/** Nothing is asked for until something is written or a filter is set. */
export const isAsking = (w: Wanted): boolean => w.query.trim() !== "" || w.kind !== "all" || w.time !== "any";
function found(files: Files, w: Wanted, now: number, offsetMin: number): FileEntry[] {
  if (!isAsking(w)) return [];
  const words = w.query.trim().toLowerCase().split(/\s+/);
  const from = w.time === "any" ? 0 : startOfDay(now, offsetMin) - (daysOf[w.time] - 1) * dayMs;
  return Object.values(files).filter(
    (f) =>
      inUse(files, f) &&
      words.every((word) => f.name.toLowerCase().includes(word)) &&
      (w.kind === "all" || (f.type === "file" && mediaKindOf(f) === w.kind)) &&
      (w.time === "any" || (f.type === "file" && f.modifiedAt >= from)),
  );
}
const lower = (f: FileEntry): string => f.name.toLowerCase();
const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** Folders first; what is equal by name, then by id. */
export function sorted(entries: readonly FileEntry[], files: Files, { sort, descending }: State): FileEntry[] {
  const size = new Map(sort === "size" ? entries.map((f) => [f.id, bytesOf(files, f.id)]) : []);
  const by = (a: FileEntry, b: FileEntry): number => {
    if (sort === "date") return a.modifiedAt - b.modifiedAt;
    if (sort === "size") return size.get(a.id)! - size.get(b.id)!;
    if (sort === "type") return text(typeName(a), typeName(b));
    return text(lower(a), lower(b));
  };
  const turn = descending ? -1 : 1;
  return entries.toSorted(
    (a, b) =>
      Number(b.type === "folder") - Number(a.type === "folder") ||
      turn * by(a, b) ||
      text(lower(a), lower(b)) ||
      text(a.id, b.id),
  );
}
/** "PDF": the end of a name, as a type is called. */
export const typeName = (f: FileEntry): string =>
  f.type === "folder" ? "" : f.name.includes(".") ? f.name.slice(f.name.lastIndexOf(".") + 1).toUpperCase() : "";

/** Files of the same content and size, in groups, the oldest of each first. */
export function duplicates(files: Files): File[][] {
  const groups = new Map<string, File[]>();
  for (const file of filesOf(files)) {
    const key = JSON.stringify([file.mime, file.bytes, file.content, file.crop, file.turns]);
    const group = groups.get(key);
    // Of archives the content lies elsewhere, and of opaque files all that is known is their length.
    if (file.content.kind === "archive" || file.content.kind === "opaque") continue;
    if (group) group.push(file);
    else groups.set(key, [file]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.toSorted((a, b) => a.createdAt - b.createdAt || text(lower(a), lower(b)) || text(a.id, b.id)))
    .toSorted((a, b) => b[0]!.bytes - a[0]!.bytes || text(a[0]!.id, b[0]!.id));
}
export const total = (list: readonly File[]): number => list.reduce((sum, f) => sum + f.bytes, 0);
export interface Usage {
  readonly kinds: readonly { readonly kind: MediaKind; readonly count: number; readonly bytes: number }[];
  readonly trash: { readonly count: number; readonly bytes: number };
  readonly system: number;
  readonly used: number;
  readonly free: number;
}
export function usageOf(files: Files): Usage {
  const use = mediaUse(files);
  const byKind = mediaKinds.map((kind) => ({ kind, ...use[kind] }));
  const thrown = trashedFiles(files);
  const trash = { count: thrown.length, bytes: thrown.reduce((sum, f) => sum + bytesOf(files, f.id), 0) };
  const used = systemBytes + byKind.reduce((sum, { bytes }) => sum + bytes, 0) + trash.bytes;
  return { kinds: byKind, trash, system: systemBytes, used, free: storageBytes - used };
}
export const fileAt = (files: Files, id: string): File | undefined => {
  const file = files[id];
  return file?.type === "file" && inUse(files, file) ? file : undefined;
};
export const isFixed = (id: string): boolean => (Object.values(homes) as readonly string[]).includes(id);
export const stemOf = (name: string): string =>
  name.lastIndexOf(".") > 0 ? name.slice(0, name.lastIndexOf(".")) : name;

/** Where it is now: the clock moves it while it plays. */
export const positionOf = ({ positionMs, since, lengthMs }: Playing, now: number): number =>
  Math.min(lengthMs, positionMs + (since === null ? 0 : Math.max(0, now - since)));
