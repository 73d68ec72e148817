/** Commands on files (SPEC, F). */
import * as v from "valibot";
import type { Json } from "#state/json.ts";
import { readPlain } from "#state/patch.ts";
import {
  entryWithDescendants,
  byName,
  Bytes,
  maxBytes,
  bytesOf,
  fileContentSchema,
  FileId,
  FileName,
  FileText,
  fixedFolders,
  freeName,
  entriesInFolder,
  isInUse,
  mimeOf,
  pathTo,
  trashedFiles,
  type FileContent,
  type FileEntry,
} from "./files.ts";
import { maxFiles } from "./limits.ts";
import type { OsState } from "./state.ts";
import { reject, type Rejection } from "./values.ts";

/** The data that a file command needs in addition to the state. */
export interface FileCtx {
  readonly now: number;
  newId(prefix: string): string;
}
type FileRecipe<A> = (os: OsState, args: A, ctx: FileCtx) => Rejection | void;
const ids = v.pipe(v.array(FileId), v.minLength(1), v.maxLength(500));
const hasFolder = (os: OsState, folder: string | null): boolean =>
  folder === null || (os.files[folder]?.type === "folder" && isInUse(os.files, os.files[folder]!));
const findEntry = (os: OsState, entry: string): FileEntry | undefined => {
  const found = os.files[entry];
  return found && isInUse(os.files, found) ? found : undefined;
};
const define = <F extends v.ObjectEntries>(
  args: F,
  run: FileRecipe<v.InferOutput<v.StrictObjectSchema<F, undefined>>>,
) => ({
  args,
  run,
});
/** Returns whether `more` additional files would exceed the limit. */
export const isFull = (os: OsState, more: number): boolean => Object.keys(os.files).length + more > maxFiles;
/** Returns whether copies of these files, with their contents, would exceed the limit. */
function isFullWith(os: OsState, copied: readonly string[]): boolean {
  let more = 0;
  for (const file of copied) {
    more += entryWithDescendants(os.files, file).length;
    if (isFull(os, more)) return true;
  }
  return false;
}
const crop = v.strictObject({ x: v.number(), y: v.number(), width: v.number(), height: v.number() });

export const fileCommands = {
  makeFolder: define({ parent: v.nullable(FileId), name: FileName }, (os, { parent, name }, ctx) => {
    const folder = addFolder(os, ctx, parent, name);
    return typeof folder === "string" ? undefined : folder;
  }),
  /** Creates a folder, which is shown as an album, and moves or copies these files into the folder. */
  gatherFiles: define(
    { parent: v.nullable(FileId), name: FileName, ids, copy: v.boolean() },
    (os, { parent, name, ids: gathered, copy }, ctx) => {
      const folder = addFolder(os, ctx, parent, name);
      if (typeof folder !== "string") return folder;
      return copy ? copyAll(os, ctx, gathered, folder) : moveAll(os, gathered, folder);
    },
  ),
  /** Writes a new file. If the name is taken, adds a number to the name. */
  writeFile: define(
    { parent: v.nullable(FileId), name: FileName, bytes: Bytes, content: fileContentSchema },
    (os, { parent, name, bytes, content: what }, ctx) => {
      if (!hasFolder(os, parent)) return reject("folder-missing");
      if (isFull(os, 1)) return reject("storage-full");
      addFile(os, ctx, parent, name, bytes, what);
    },
  ),
  writeText: define({ id: FileId, text: FileText }, (os, { id: file, text }, ctx) => {
    const entry = findEntry(os, file);
    if (entry?.type !== "file" || entry.content.kind !== "text") return reject("file-missing");
    entry.content.text = text;
    entry.bytes = text.length;
    entry.modifiedAt = ctx.now;
  }),
  renameFile: define({ id: FileId, name: FileName }, (os, { id: file, name }, ctx) => {
    const entry = findEntry(os, file);
    if (!entry) return reject("file-missing");
    if (fixedFolders.includes(file)) return reject("folder-fixed");
    const isTaken = entriesInFolder(os.files, entry.parent).some(
      (f) => f.id !== file && f.name.toLowerCase() === name.toLowerCase(),
    );
    if (isTaken) return reject("name-taken", { name });
    entry.name = name;
    entry.modifiedAt = ctx.now;
    if (entry.type === "file" && mimeOf(name) !== "application/octet-stream") entry.mime = mimeOf(name);
  }),
  moveFiles: define({ ids, to: v.nullable(FileId) }, (os, { ids: moved, to }) => moveAll(os, moved, to)),
  copyFiles: define({ ids, to: v.nullable(FileId) }, (os, { ids: copied, to }, ctx) => copyAll(os, ctx, copied, to)),
  trashFiles: define({ ids }, (os, { ids: fileIds }, ctx) => {
    for (const file of fileIds) {
      const entry = findEntry(os, file);
      if (!entry) return reject("file-missing");
      if (fixedFolders.includes(file)) return reject("folder-fixed");
      entry.trashed = { at: ctx.now, from: entry.parent };
    }
  }),
  restoreFiles: define({ ids }, (os, { ids: back }) => {
    for (const file of back) {
      const entry = os.files[file];
      if (!entry?.trashed) return reject("file-missing");
      const { from } = entry.trashed;
      const to = hasFolder(os, from) ? from : null;
      const name = freeName(os.files, to, entry.name);
      entry.trashed = null;
      entry.parent = to;
      entry.name = name;
    }
  }),
  /** Deletes files permanently. */
  destroyFiles: define({ ids }, (os, { ids: fileIds }) => {
    for (const file of fileIds) {
      if (!os.files[file]) return reject("file-missing");
      if (fixedFolders.includes(file)) return reject("folder-fixed");
      for (const f of entryWithDescendants(os.files, file)) delete os.files[f.id];
    }
  }),
  emptyFileTrash: define({}, (os) => {
    for (const entry of trashedFiles(os.files))
      for (const f of entryWithDescendants(os.files, entry.id)) delete os.files[f.id];
  }),
  zipFiles: define({ ids, name: FileName }, (os, { ids: packed, name }, ctx) => {
    const first = findEntry(os, packed[0]!);
    if (!first) return reject("file-missing");
    const entries = packed.map((file) => findEntry(os, file)).filter((e) => e !== undefined);
    if (entries.length < packed.length) return reject("file-missing");
    if (isFullWith(os, packed)) return reject("storage-full");
    const bytes = Math.round(packed.reduce((sum, file) => sum + bytesOf(os.files, file), 0) * 0.8) + 22;
    const trees = treesOf(os, entries);
    const archive = addFile(os, ctx, first.parent, name, Math.min(bytes, maxBytes), { kind: "archive" });
    copyInto(os, ctx, trees, archive);
  }),
  unzipFile: define({ id: FileId }, (os, { id: file }, ctx) => {
    const entry = findEntry(os, file);
    if (entry?.type !== "file" || entry.content.kind !== "archive") return reject("file-missing");
    if (isFullWith(os, [file])) return reject("storage-full");
    const stem = entry.name.replace(/\.zip$/i, "");
    const folder = addFolder(os, ctx, entry.parent, freeName(os.files, entry.parent, stem));
    if (typeof folder !== "string") return folder;
    copyInto(os, ctx, treesOf(os, entriesInFolder(os.files, file)), folder);
  }),
  favouriteFiles: define({ ids, favourite: v.boolean() }, (os, { ids: liked, favourite }) => {
    for (const file of liked) {
      const entry = findEntry(os, file);
      if (entry?.type !== "file") return reject("file-missing");
      entry.favourite = favourite;
    }
  }),
  /** Crops and rotates a picture. `asCopy` leaves the original unchanged. */
  editPicture: define(
    { id: FileId, crop: v.nullable(crop), turns: v.picklist([0, 1, 2, 3]), asCopy: v.boolean() },
    (os, { id: file, crop: part, turns, asCopy }, ctx) => {
      const entry = findEntry(os, file);
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
  if (!hasFolder(os, parent)) return reject("folder-missing");
  if (isFull(os, 1)) return reject("storage-full");
  if (entriesInFolder(os.files, parent).some((f) => f.name.toLowerCase() === name.toLowerCase()))
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
  if (!hasFolder(os, to)) return reject("folder-missing");
  for (const file of moved) {
    const entry = findEntry(os, file);
    if (!entry) return reject("file-missing");
    if (fixedFolders.includes(file)) return reject("folder-fixed");
    if (to !== null && entryWithDescendants(os.files, file).some((f) => f.id === to)) return reject("folder-inside");
    if (entry.parent === to) continue;
    entry.name = freeName(os.files, to, entry.name);
    entry.parent = to;
  }
}
function copyAll(os: OsState, ctx: FileCtx, copied: readonly string[], to: string | null): Rejection | void {
  if (!hasFolder(os, to)) return reject("folder-missing");
  if (isFullWith(os, copied)) return reject("storage-full");
  const entries = copied.map((file) => findEntry(os, file)).filter((entry) => entry !== undefined);
  if (entries.length < copied.length) return reject("file-missing");
  const inside = to === null ? [] : pathTo(os.files, to);
  if (inside.some(({ id }) => copied.includes(id))) return reject("folder-inside");
  copyInto(os, ctx, treesOf(os, entries), to);
}
/** An entry with everything that it contains at the time of reading, without entries that are added later. */
interface Tree {
  readonly entry: FileEntry;
  readonly children: readonly Tree[];
}
function treesOf(os: OsState, roots: readonly FileEntry[]): Tree[] {
  const inside = Map.groupBy(
    Object.values(readPlain(os.files)).filter((f) => f.trashed === null),
    (f) => f.parent,
  );
  const treeOf = (entry: FileEntry): Tree => ({
    entry: readPlain(entry),
    children: (inside.get(entry.id) ?? []).toSorted(byName).map(treeOf),
  });
  return roots.map(treeOf);
}
/** Copies the trees into a folder. Returns the new ids of their roots. */
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
