/**
 * The phone's file system: one tree of folders and files in the state. Pictures are files too, so that the gallery, the
 * file manager and pickers show the same pictures.
 */
import * as v from "valibot";
import { matchesMimeType } from "./intents.ts";
import { documentContents } from "./documents.ts";
import { maxTextLength } from "./limits.ts";
import { instant } from "./values.ts";

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
export const FileId = v.pipe(v.string(), v.startsWith("file_"), v.maxLength(80));
export const FileName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(120),
  v.check((name) => !name.includes("/") && name !== "." && name !== "..", "Expected a name without /"),
);
/** The maximum size of a file in bytes. It keeps the total size of all files below the largest safe integer. */
export const maxBytes = 1_000_000_000_000;
export const Bytes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxBytes));
export const FileText = v.pipe(v.string(), v.maxLength(maxTextLength));
/** The content that is shown when a file is opened. */
export const fileContentSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("text"), text: FileText }),
  /** Pictures of the world, by id. A document is a list of pages that are pictures. */
  v.strictObject({ kind: v.literal("scene"), scenes: v.pipe(v.array(id), v.minLength(1)) }),
  /** A screenshot. Only the app and the screen that it shows are stored. */
  v.strictObject({ kind: v.literal("screen"), app: id, screen: v.string() }),
  /**
   * An archive. The archive's contents are entries whose `parent` is the archive. They exist only inside the archive.
   */
  v.strictObject({ kind: v.literal("archive") }),
  /** Sound, videos and installers. Such files have only a name and a length in seconds. */
  v.strictObject({ kind: v.literal("opaque"), seconds: v.number() }),
  ...documentContents,
]);
export type FileContent = v.InferOutput<typeof fileContentSchema>;
const entryBase = {
  id: FileId,
  name: v.string(),
  /** The folder that contains the entry; null for the root of the storage. */
  parent: v.nullable(FileId),
  createdAt: instant,
  modifiedAt: instant,
  /** When the entry was moved to the trash, and from which folder; null while the entry is in use. */
  trashed: v.nullable(v.strictObject({ at: instant, from: v.nullable(FileId) })),
};
export const fileSchema = v.variant("type", [
  v.strictObject({ ...entryBase, type: v.literal("folder") }),
  v.strictObject({
    ...entryBase,
    type: v.literal("file"),
    mime: v.string(),
    bytes: Bytes,
    content: fileContentSchema,
    favourite: v.boolean(),
    /** The visible part of the picture, as fractions of its width and height. */
    crop: v.nullable(v.strictObject({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })),
    /** The number of clockwise quarter turns. */
    turns: v.picklist([0, 1, 2, 3]),
  }),
]);
export type FileEntry = v.InferOutput<typeof fileSchema>;
/**
 * Returns whether each entry is stored under its own id and no entry is its own ancestor. If an entry were its own
 * ancestor, a loop over ancestors would not end.
 */
export function isTree(files: Record<string, FileEntry>): boolean {
  const most = Object.keys(files).length;
  return Object.entries(files).every(([key, entry]) => {
    if (entry.id !== key) return false;
    let at: FileEntry | undefined = entry;
    for (let depth = 0; at && at.parent !== null; depth++) {
      if (depth > most) return false;
      at = files[at.parent];
    }
    return true;
  });
}
export type File = Extract<FileEntry, { type: "file" }>;
export type Folder = Extract<FileEntry, { type: "folder" }>;
export type Files = Record<string, FileEntry>;

/** Folders that exist on every phone. */
export const standardFolders = {
  documents: "file_documents",
  download: "file_download",
  dcim: "file_dcim",
  camera: "file_camera",
  pictures: "file_pictures",
  screenshots: "file_screenshots",
  music: "file_music",
  movies: "file_movies",
} as const;
export const fixedFolders: readonly string[] = Object.values(standardFolders);
/** The size of the phone's storage in bytes. `systemBytes` is the part that the system uses. */
export const storageBytes = 128_000_000_000;
export const systemBytes = 21_400_000_000;

export const byName = (a: FileEntry, b: FileEntry): number =>
  a.name.toLowerCase() < b.name.toLowerCase()
    ? -1
    : a.name.toLowerCase() > b.name.toLowerCase()
      ? 1
      : a.id < b.id
        ? -1
        : 1;
/** Returns the entries of a folder: first the folders, then the files, both sorted by name. */
export const entriesInFolder = (files: Files, parent: string | null): FileEntry[] =>
  Object.values(files)
    .filter((f) => f.parent === parent && f.trashed === null)
    .toSorted((a, b) => (a.type === b.type ? byName(a, b) : a.type === "folder" ? -1 : 1));
/**
 * Returns the files in use with a matching MIME type, newest first. Files in archives and in the trash are not in use.
 */
export const filesOfType = (files: Files, type = "*/*"): File[] =>
  Object.values(files)
    .filter((f): f is File => f.type === "file" && matchesMimeType(f.mime, type) && isInUse(files, f))
    .toSorted((a, b) => b.modifiedAt - a.modifiedAt || (a.id < b.id ? -1 : 1));
export function isInUse(files: Files, entry: FileEntry): boolean {
  for (let at: FileEntry | undefined = entry; at; at = at.parent === null ? undefined : files[at.parent])
    if (at.trashed !== null || (at !== entry && at.type === "file")) return false;
  return true;
}
/** Returns the entries on the path from the root to this entry, including this entry. */
export function pathTo(files: Files, entry: string): FileEntry[] {
  const path: FileEntry[] = [];
  for (let at = files[entry]; at; at = at.parent === null ? undefined : files[at.parent]) path.unshift(at);
  return path;
}
/** Returns an entry and all its descendants. */
export function entryWithDescendants(files: Files, entry: string): FileEntry[] {
  const root = files[entry];
  if (!root) return [];
  const children = Object.values(files).filter((f) => f.parent === entry);
  return [root, ...children.toSorted(byName).flatMap((child) => entryWithDescendants(files, child.id))];
}
/** Returns the size in bytes. The contents of an archive are not added, because the archive has its own size. */
export function bytesOf(files: Files, entry: string): number {
  const root = files[entry];
  if (root?.type !== "folder") return root?.bytes ?? 0;
  return Object.values(files).reduce((sum, f) => sum + (f.parent === entry ? bytesOf(files, f.id) : 0), 0);
}
export const trashedFiles = (files: Files): FileEntry[] =>
  Object.values(files)
    .filter((f) => f.trashed !== null)
    .toSorted((a, b) => b.trashed!.at - a.trashed!.at || byName(a, b));
/**
 * When a picture was taken: the earlier of its creation and modification times. Like the date inside a photo, this time
 * does not change after an edit, and a copy keeps the time of its original.
 */
export const takenAt = (file: File): number => Math.min(file.createdAt, file.modifiedAt);
/** Returns a name that is not taken in a folder, for example "photo (1).png" if "photo.png" is taken. */
export function freeName(files: Files, parent: string | null, name: string): string {
  const taken = new Set(entriesInFolder(files, parent).map((f) => f.name.toLowerCase()));
  if (!taken.has(name.toLowerCase())) return name;
  const dot = name.lastIndexOf(".");
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  for (let n = 1; ; n++) if (!taken.has(`${stem} (${n})${end}`.toLowerCase())) return `${stem} (${n})${end}`;
}

const mimeTypes: Readonly<Record<string, string>> = {
  txt: "text/plain",
  vcf: "text/x-vcard",
  ics: "text/calendar",
  md: "text/markdown",
  csv: "text/csv",
  log: "text/x-log",
  html: "text/html",
  json: "application/json",
  pdf: "application/pdf",
  zip: "application/zip",
  apk: "application/vnd.android.package-archive",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  ogg: "audio/ogg",
  mp4: "video/mp4",
};
/** Returns the MIME type for a file name's extension. */
export const mimeOf = (name: string): string =>
  mimeTypes[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
