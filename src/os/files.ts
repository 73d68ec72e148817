/**
 * The phone's file system: one tree of folders and files in the state, on top of what the phone is shipped with. Pictures
 * are files too, so that a gallery, a file manager and a picker see the same ones.
 */
import * as v from "valibot";
import { typeFits } from "./intents.ts";
import { paperContents } from "./papers.ts";
import { textMost } from "./most.ts";
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
/** So that the bytes of all files together are a whole number still. */
export const bytesMost = 1_000_000_000_000;
export const Bytes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(bytesMost));
export const FileText = v.pipe(v.string(), v.maxLength(textMost));
/** What a file shows when it is opened. */
export const content = v.variant("kind", [
  v.strictObject({ kind: v.literal("text"), text: FileText }),
  /** A picture of the world's, by id; a document is one whose pages are pictures. */
  v.strictObject({ kind: v.literal("scene"), scenes: v.pipe(v.array(id), v.minLength(1)) }),
  /** What was on the glass, as far as it is remembered. */
  v.strictObject({ kind: v.literal("screen"), app: id, screen: v.string() }),
  /** An archive: what is in it, by id; those files lie in the archive and nowhere else. */
  v.strictObject({ kind: v.literal("archive") }),
  /** Sound, video, installers: known by name and length only. */
  v.strictObject({ kind: v.literal("opaque"), seconds: v.number() }),
  ...paperContents,
]);
export type FileContent = v.InferOutput<typeof content>;
const entryBase = {
  id: FileId,
  name: v.string(),
  /** The folder that it lies in; null for the storage itself. */
  parent: v.nullable(FileId),
  createdAt: instant,
  modifiedAt: instant,
  /** When it was thrown away, and where from; null while it is in use. */
  trashed: v.nullable(v.strictObject({ at: instant, from: v.nullable(FileId) })),
};
export const fileSchema = v.variant("type", [
  v.strictObject({ ...entryBase, type: v.literal("folder") }),
  v.strictObject({
    ...entryBase,
    type: v.literal("file"),
    mime: v.string(),
    bytes: Bytes,
    content,
    favourite: v.boolean(),
    /** Which part of the picture is kept, in shares of its width and height. */
    crop: v.nullable(v.strictObject({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })),
    /** Quarter turns clockwise. */
    turns: v.picklist([0, 1, 2, 3]),
  }),
]);
export type FileEntry = v.InferOutput<typeof fileSchema>;
/** Every file goes by its own id, and none lies in itself: whoever goes up from one comes to an end. */
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

/** Folders that every phone has. */
export const homes = {
  documents: "file_documents",
  download: "file_download",
  dcim: "file_dcim",
  camera: "file_camera",
  pictures: "file_pictures",
  screenshots: "file_screenshots",
  music: "file_music",
  movies: "file_movies",
} as const;
export const fixedFolders: readonly string[] = Object.values(homes);
/** Space of the phone, and what the system takes of it. */
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
/** What lies in a folder: folders first, then by name. */
export const inFolder = (files: Files, parent: string | null): FileEntry[] =>
  Object.values(files)
    .filter((f) => f.parent === parent && f.trashed === null)
    .toSorted((a, b) => (a.type === b.type ? byName(a, b) : a.type === "folder" ? -1 : 1));
/** Files in use whose type fits, newest first. Files in archives and in the trash are not in use. */
export const filesOf = (files: Files, type = "*/*"): File[] =>
  Object.values(files)
    .filter((f): f is File => f.type === "file" && typeFits(f.mime, type) && inUse(files, f))
    .toSorted((a, b) => b.modifiedAt - a.modifiedAt || (a.id < b.id ? -1 : 1));
export function inUse(files: Files, entry: FileEntry): boolean {
  for (let at: FileEntry | undefined = entry; at; at = at.parent === null ? undefined : files[at.parent])
    if (at.trashed !== null || (at !== entry && at.type === "file")) return false;
  return true;
}
/** From the storage down to the entry itself. */
export function pathTo(files: Files, entry: string): FileEntry[] {
  const path: FileEntry[] = [];
  for (let at = files[entry]; at; at = at.parent === null ? undefined : files[at.parent]) path.unshift(at);
  return path;
}
/** An entry and all that lies below it. */
export function below(files: Files, entry: string): FileEntry[] {
  const root = files[entry];
  if (!root) return [];
  const children = Object.values(files).filter((f) => f.parent === entry);
  return [root, ...children.toSorted(byName).flatMap((child) => below(files, child.id))];
}
/** An archive is as large as it says; what lies in it takes no room of its own. */
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
 * When a picture was taken: as with the dates inside of photos, an edit leaves it and a copy takes it along, which is the
 * earlier of the file's two.
 */
export const takenAt = (file: File): number => Math.min(file.createdAt, file.modifiedAt);
/** A name that is free in a folder: "photo (1).png" where "photo.png" is taken. */
export function freeName(files: Files, parent: string | null, name: string): string {
  const taken = new Set(inFolder(files, parent).map((f) => f.name.toLowerCase()));
  if (!taken.has(name.toLowerCase())) return name;
  const dot = name.lastIndexOf(".");
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  for (let n = 1; ; n++) if (!taken.has(`${stem} (${n})${end}`.toLowerCase())) return `${stem} (${n})${end}`;
}

const known: Readonly<Record<string, string>> = {
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
/** MIME type by the end of a name. */
export const mimeOf = (name: string): string =>
  known[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
