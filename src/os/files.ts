/**
 * The phone's file system: one tree of folders and files in the state, on top of what the phone is shipped with. Pictures
 * are files too, so that a gallery, a file manager and a picker see the same ones.
 */
import * as v from "valibot";
import type { Json } from "../state/json.ts";
import { readable } from "../state/patch.ts";
import { instant, reject, type Rejection } from "./values.ts";
import type { OsState } from "./state.ts";
import { typeFits } from "./intents.ts";
import { filesMost, textMost } from "./most.ts";

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
const bytesMost = 10 ** 12;
const Bytes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(bytesMost));
export const FileText = v.pipe(v.string(), v.maxLength(textMost));
/** What a file shows when it is opened. */
const content = v.variant("kind", [
  v.strictObject({ kind: v.literal("text"), text: FileText }),
  /** A picture of the world's, by id; a document is one whose pages are pictures. */
  v.strictObject({ kind: v.literal("scene"), scenes: v.pipe(v.array(id), v.minLength(1)) }),
  /** What was on the glass, as far as it is remembered. */
  v.strictObject({ kind: v.literal("screen"), app: id, screen: v.string() }),
  /** An archive: what is in it, by id; those files lie in the archive and nowhere else. */
  v.strictObject({ kind: v.literal("archive") }),
  /** Sound, video, installers: known by name and length only. */
  v.strictObject({ kind: v.literal("opaque"), seconds: v.number() }),
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
const fixed: readonly string[] = Object.values(homes);
/** Space of the phone, and what the system takes of it. */
export const storageBytes = 128_000_000_000;
export const systemBytes = 21_400_000_000;

const byName = (a: FileEntry, b: FileEntry): number =>
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

/** What a file system command needs to know besides the state. */
export interface FileCtx {
  readonly now: number;
  newId(prefix: string): string;
}
type Run<A> = (os: OsState, args: A, ctx: FileCtx) => Rejection | void;
const ids = v.pipe(v.array(FileId), v.minLength(1), v.maxLength(500));
const folderAt = (os: OsState, folder: string | null): boolean =>
  folder === null || (os.files[folder]?.type === "folder" && inUse(os.files, os.files[folder]!));
const entryAt = (os: OsState, entry: string): FileEntry | undefined => {
  const found = os.files[entry];
  return found && inUse(os.files, found) ? found : undefined;
};
const define = <F extends v.ObjectEntries>(args: F, run: Run<v.InferOutput<v.StrictObjectSchema<F, undefined>>>) => ({
  args,
  run,
});
/** Whether so many more files would be too many. */
export const isFull = (os: OsState, more: number): boolean => Object.keys(os.files).length + more > filesMost;
/** Whether copies of these, with all that lies in them, would be too many. */
function isFullWith(os: OsState, copied: readonly string[]): boolean {
  let more = 0;
  for (const file of copied) {
    more += below(os.files, file).length;
    if (isFull(os, more)) return true;
  }
  return false;
}
const crop = v.strictObject({ x: v.number(), y: v.number(), width: v.number(), height: v.number() });

export const fileCommands = {
  makeFolder: define({ parent: v.nullable(FileId), name: FileName }, (os, { parent, name }, ctx) => {
    const made = addFolder(os, ctx, parent, name);
    return typeof made === "string" ? undefined : made;
  }),
  /** Makes a folder of these files: an album. */
  gatherFiles: define(
    { parent: v.nullable(FileId), name: FileName, ids, copy: v.boolean() },
    (os, { parent, name, ids: gathered, copy }, ctx) => {
      const made = addFolder(os, ctx, parent, name);
      if (typeof made !== "string") return made;
      return copy ? copyAll(os, ctx, gathered, made) : moveAll(os, gathered, made);
    },
  ),
  /** Writes a new file; the name gets a number where it is taken. */
  writeFile: define(
    { parent: v.nullable(FileId), name: FileName, bytes: Bytes, content },
    (os, { parent, name, bytes, content: what }, ctx) => {
      if (!folderAt(os, parent)) return reject("folder-missing");
      if (isFull(os, 1)) return reject("storage-full");
      addFile(os, ctx, parent, name, bytes, what);
    },
  ),
  writeText: define({ id: FileId, text: FileText }, (os, { id: file, text }, ctx) => {
    const entry = entryAt(os, file);
    if (entry?.type !== "file" || entry.content.kind !== "text") return reject("file-missing");
    entry.content.text = text;
    entry.bytes = text.length;
    entry.modifiedAt = ctx.now;
  }),
  renameFile: define({ id: FileId, name: FileName }, (os, { id: file, name }, ctx) => {
    const entry = entryAt(os, file);
    if (!entry) return reject("file-missing");
    if (fixed.includes(file)) return reject("folder-fixed");
    const taken = inFolder(os.files, entry.parent).some(
      (f) => f.id !== file && f.name.toLowerCase() === name.toLowerCase(),
    );
    if (taken) return reject("name-taken", { name });
    entry.name = name;
    entry.modifiedAt = ctx.now;
    if (entry.type === "file" && mimeOf(name) !== "application/octet-stream") entry.mime = mimeOf(name);
  }),
  moveFiles: define({ ids, to: v.nullable(FileId) }, (os, { ids: moved, to }) => moveAll(os, moved, to)),
  copyFiles: define({ ids, to: v.nullable(FileId) }, (os, { ids: copied, to }, ctx) => copyAll(os, ctx, copied, to)),
  trashFiles: define({ ids }, (os, { ids: gone }, ctx) => {
    for (const file of gone) {
      const entry = entryAt(os, file);
      if (!entry) return reject("file-missing");
      if (fixed.includes(file)) return reject("folder-fixed");
      entry.trashed = { at: ctx.now, from: entry.parent };
    }
  }),
  restoreFiles: define({ ids }, (os, { ids: back }) => {
    for (const file of back) {
      const entry = os.files[file];
      if (!entry?.trashed) return reject("file-missing");
      const { from } = entry.trashed;
      const to = folderAt(os, from) ? from : null;
      const name = freeName(os.files, to, entry.name);
      entry.trashed = null;
      entry.parent = to;
      entry.name = name;
    }
  }),
  /** For good. */
  destroyFiles: define({ ids }, (os, { ids: gone }) => {
    for (const file of gone) {
      if (!os.files[file]) return reject("file-missing");
      if (fixed.includes(file)) return reject("folder-fixed");
      for (const f of below(os.files, file)) delete os.files[f.id];
    }
  }),
  emptyFileTrash: define({}, (os) => {
    for (const entry of trashedFiles(os.files)) for (const f of below(os.files, entry.id)) delete os.files[f.id];
  }),
  zipFiles: define({ ids, name: FileName }, (os, { ids: packed, name }, ctx) => {
    const first = entryAt(os, packed[0]!);
    if (!first) return reject("file-missing");
    const entries = packed.map((file) => entryAt(os, file)).filter((e) => e !== undefined);
    if (entries.length < packed.length) return reject("file-missing");
    if (isFullWith(os, packed)) return reject("storage-full");
    const bytes = Math.round(packed.reduce((sum, file) => sum + bytesOf(os.files, file), 0) * 0.8) + 22;
    const trees = treesOf(os, entries);
    const archive = addFile(os, ctx, first.parent, name, Math.min(bytes, bytesMost), { kind: "archive" });
    copyInto(os, ctx, trees, archive);
  }),
  unzipFile: define({ id: FileId }, (os, { id: file }, ctx) => {
    const entry = entryAt(os, file);
    if (entry?.type !== "file" || entry.content.kind !== "archive") return reject("file-missing");
    if (isFullWith(os, [file])) return reject("storage-full");
    const stem = entry.name.replace(/\.zip$/i, "");
    const made = addFolder(os, ctx, entry.parent, freeName(os.files, entry.parent, stem));
    if (typeof made !== "string") return made;
    copyInto(os, ctx, treesOf(os, inFolder(os.files, file)), made);
  }),
  favouriteFiles: define({ ids, favourite: v.boolean() }, (os, { ids: liked, favourite }) => {
    for (const file of liked) {
      const entry = entryAt(os, file);
      if (entry?.type !== "file") return reject("file-missing");
      entry.favourite = favourite;
    }
  }),
  /** Keeps a part of a picture and turns it; `asCopy` leaves the first as it is. */
  editPicture: define(
    { id: FileId, crop: v.nullable(crop), turns: v.picklist([0, 1, 2, 3]), asCopy: v.boolean() },
    (os, { id: file, crop: part, turns, asCopy }, ctx) => {
      const entry = entryAt(os, file);
      if (entry?.type !== "file" || !entry.mime.startsWith("image/")) return reject("file-missing");
      if (asCopy && isFull(os, 1)) return reject("storage-full");
      const target = asCopy ? os.files[copyInto(os, ctx, treesOf(os, [entry]), entry.parent)[0]!] : entry;
      if (target?.type !== "file") return;
      target.crop = part;
      target.turns = turns;
      target.modifiedAt = ctx.now;
    },
  ),
} as const;

/** Adds a folder and returns its id. */
function addFolder(os: OsState, ctx: FileCtx, parent: string | null, name: string): string | Rejection {
  if (!folderAt(os, parent)) return reject("folder-missing");
  if (isFull(os, 1)) return reject("storage-full");
  if (inFolder(os.files, parent).some((f) => f.name.toLowerCase() === name.toLowerCase()))
    return reject("name-taken", { name });
  const key = ctx.newId("file");
  os.files[key] = { id: key, type: "folder", name, parent, createdAt: ctx.now, modifiedAt: ctx.now, trashed: null };
  return key;
}
/** Adds a file and returns its id. */
export function addFile(
  os: OsState,
  ctx: FileCtx,
  parent: string | null,
  name: string,
  bytes: number,
  what: FileContent,
  mime = mimeOf(name),
): string {
  const key = ctx.newId("file");
  os.files[key] = {
    id: key,
    type: "file",
    name: freeName(os.files, parent, name),
    parent,
    createdAt: ctx.now,
    modifiedAt: ctx.now,
    trashed: null,
    mime,
    bytes,
    content: what,
    favourite: false,
    crop: null,
    turns: 0,
  };
  return key;
}
function moveAll(os: OsState, moved: readonly string[], to: string | null): Rejection | void {
  if (!folderAt(os, to)) return reject("folder-missing");
  for (const file of moved) {
    const entry = entryAt(os, file);
    if (!entry) return reject("file-missing");
    if (fixed.includes(file)) return reject("folder-fixed");
    if (to !== null && below(os.files, file).some((f) => f.id === to)) return reject("folder-inside");
    if (entry.parent === to) continue;
    entry.name = freeName(os.files, to, entry.name);
    entry.parent = to;
  }
}
function copyAll(os: OsState, ctx: FileCtx, copied: readonly string[], to: string | null): Rejection | void {
  if (!folderAt(os, to)) return reject("folder-missing");
  if (isFullWith(os, copied)) return reject("storage-full");
  const entries = copied.map((file) => entryAt(os, file)).filter((entry) => entry !== undefined);
  if (entries.length < copied.length) return reject("file-missing");
  const inside = to === null ? [] : pathTo(os.files, to);
  if (inside.some(({ id }) => copied.includes(id))) return reject("folder-inside");
  copyInto(os, ctx, treesOf(os, entries), to);
}
/** An entry with all that lies in it, as it was when it was read: what is put beside it later is not in it. */
interface Tree {
  readonly entry: FileEntry;
  readonly children: readonly Tree[];
}
function treesOf(os: OsState, roots: readonly FileEntry[]): Tree[] {
  const inside = Map.groupBy(
    Object.values(readable(os.files)).filter((f) => f.trashed === null),
    (f) => f.parent,
  );
  const treeOf = (entry: FileEntry): Tree => ({
    entry: readable(entry),
    children: (inside.get(entry.id) ?? []).toSorted(byName).map(treeOf),
  });
  return roots.map(treeOf);
}
/** Copies of these, and the ids that the roots of them got. */
function copyInto(os: OsState, ctx: FileCtx, copied: readonly Tree[], to: string | null): string[] {
  const copy = ({ entry, children }: Tree, parent: string | null, name: string): string => {
    const key = ctx.newId("file");
    const plain = JSON.parse(JSON.stringify(entry)) as FileEntry & Record<string, Json>;
    os.files[key] = { ...plain, id: key, parent, name, createdAt: ctx.now };
    for (const child of children) copy(child, key, child.entry.name);
    return key;
  };
  return copied.map((tree) => copy(tree, to, freeName(os.files, to, tree.entry.name)));
}
