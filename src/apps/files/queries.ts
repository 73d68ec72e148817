/** Lists, searches and counts files. Used by screens, checks and oracles. */
import { startOfDay, dayMs } from "#state/civil.ts";
import {
  bytesOf,
  filesOfType,
  standardFolders,
  entriesInFolder,
  isInUse,
  storageBytes,
  systemBytes,
  trashedFiles,
  type File,
  type FileEntry,
  type Files,
} from "#os/files.ts";
import { queryMedia, mediaKindOf, mediaKinds, mediaUsage, type MediaKind } from "#os/media.ts";
import type { State } from "./state.ts";

/** The kinds of lists. `folder` shows the content of one folder. The other kinds show files from all folders. */
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
export type ListKind = (typeof lists)[number];
export const times = ["any", "today", "week", "month", "year"] as const;
export type Time = (typeof times)[number];
const daysOf: Record<Exclude<Time, "any">, number> = { today: 1, week: 7, month: 30, year: 365 };
export interface ListQuery {
  readonly list: ListKind;
  readonly folder: string | null;
  readonly query: string;
  readonly kind: MediaKind | "all";
  readonly time: Time;
}
export const minLargeBytes = 20_000_000;
const maxRecent = 40;

/** Returns the sorted files of a list. */
export function listFiles(files: Files, w: ListQuery, state: State, now: number, offsetMin: number): FileEntry[] {
  switch (w.list) {
    case "folder":
      return sortEntries(entriesInFolder(files, w.folder), files, state);
    case "recent":
      return filesOfType(files).slice(0, maxRecent);
    case "favourites":
      return sortEntries(queryMedia(files, { favourite: true }), files, state);
    case "duplicates":
      return duplicates(files).flat();
    case "large":
      return filesOfType(files)
        .filter((f) => f.bytes >= minLargeBytes)
        .toSorted((a, b) => b.bytes - a.bytes || (a.id < b.id ? -1 : 1));
    case "search":
      return sortEntries(searchFiles(files, w, now, offsetMin), files, state);
    default:
      return sortEntries(queryMedia(files, { kind: w.list }), files, state);
  }
}
/** An empty search without filters finds nothing. */
export const hasSearch = (w: ListQuery): boolean => w.query.trim() !== "" || w.kind !== "all" || w.time !== "any";
function searchFiles(files: Files, w: ListQuery, now: number, offsetMin: number): FileEntry[] {
  if (!hasSearch(w)) return [];
  const words = w.query.trim().toLowerCase().split(/\s+/);
  const from = w.time === "any" ? 0 : startOfDay(now, offsetMin) - (daysOf[w.time] - 1) * dayMs;
  return Object.values(files).filter(
    (f) =>
      isInUse(files, f) &&
      words.every((word) => f.name.toLowerCase().includes(word)) &&
      (w.kind === "all" || (f.type === "file" && mediaKindOf(f) === w.kind)) &&
      (w.time === "any" || (f.type === "file" && f.modifiedAt >= from)),
  );
}
const lowerName = (f: FileEntry): string => f.name.toLowerCase();
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** Sorts folders before files. Entries that are equal in the chosen order are sorted by name, then by id. */
export function sortEntries(entries: readonly FileEntry[], files: Files, { sort, descending }: State): FileEntry[] {
  const size = new Map(sort === "size" ? entries.map((f) => [f.id, bytesOf(files, f.id)]) : []);
  const by = (a: FileEntry, b: FileEntry): number => {
    if (sort === "date") return a.modifiedAt - b.modifiedAt;
    if (sort === "size") return size.get(a.id)! - size.get(b.id)!;
    if (sort === "type") return compareTexts(typeName(a), typeName(b));
    return compareTexts(lowerName(a), lowerName(b));
  };
  const turn = descending ? -1 : 1;
  return entries.toSorted(
    (a, b) =>
      Number(b.type === "folder") - Number(a.type === "folder") ||
      turn * by(a, b) ||
      compareTexts(lowerName(a), lowerName(b)) ||
      compareTexts(a.id, b.id),
  );
}
/** The extension of a name, such as "PDF". */
export const typeName = (f: FileEntry): string =>
  f.type === "folder" ? "" : f.name.includes(".") ? f.name.slice(f.name.lastIndexOf(".") + 1).toUpperCase() : "";

/** Groups of files with the same content and size. In each group, the oldest file is first. */
export function duplicates(files: Files): File[][] {
  const groups = new Map<string, File[]>();
  for (const file of filesOfType(files)) {
    const key = JSON.stringify([file.mime, file.bytes, file.content, file.crop, file.turns]);
    const group = groups.get(key);
    // An archive's content is stored elsewhere, and an opaque file has only a length, so neither can be compared.
    if (file.content.kind === "archive" || file.content.kind === "opaque") continue;
    if (group) group.push(file);
    else groups.set(key, [file]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) =>
      group.toSorted(
        (a, b) => a.createdAt - b.createdAt || compareTexts(lowerName(a), lowerName(b)) || compareTexts(a.id, b.id),
      ),
    )
    .toSorted((a, b) => b[0]!.bytes - a[0]!.bytes || compareTexts(a[0]!.id, b[0]!.id));
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
  const use = mediaUsage(files);
  const byKind = mediaKinds.map((kind) => ({ kind, ...use[kind] }));
  const thrown = trashedFiles(files);
  const trash = { count: thrown.length, bytes: thrown.reduce((sum, f) => sum + bytesOf(files, f.id), 0) };
  const used = systemBytes + byKind.reduce((sum, { bytes }) => sum + bytes, 0) + trash.bytes;
  return { kinds: byKind, trash, system: systemBytes, used, free: storageBytes - used };
}
export const findFile = (files: Files, id: string): File | undefined => {
  const file = files[id];
  return file?.type === "file" && isInUse(files, file) ? file : undefined;
};
export const isFixed = (id: string): boolean => (Object.values(standardFolders) as readonly string[]).includes(id);
export const stemOf = (name: string): string =>
  name.lastIndexOf(".") > 0 ? name.slice(0, name.lastIndexOf(".")) : name;
