// The files of one phone's door: an empty `/sdcard` and `/data/local/tmp` at the start, in memory. The tree has no
// connection to the files of the machine, and no links except Android's own names of the shared storage.
import { fileLimits } from "./limits.ts";
import { hasWildcard, matchesPattern, parsePattern } from "./shell/patterns.ts";

/** The message is what Android's commands print. */
export class FileError extends Error {
  override name = "FileError";
}

export interface FileEntry {
  readonly kind: "file" | "folder";
  readonly size: number;
  readonly mode: number;
  /** Seconds since 1970. */
  readonly modified: number;
}
interface Node {
  readonly kind: "file" | "folder";
  parts: Uint8Array[];
  size: number;
  mode: number;
  modified: number;
}

const storage = "/storage/emulated/0";
/** Other names of the shared storage. */
const storageNames = ["/sdcard", "/mnt/sdcard", "/storage/self/primary", "/data/media/0"];
const storageFolders = [
  "Alarms",
  "Android",
  "Audiobooks",
  "DCIM",
  "Documents",
  "Download",
  "Movies",
  "Music",
  "Notifications",
  "Pictures",
  "Podcasts",
  "Recordings",
  "Ringtones",
];
/** Folders that exist and cannot be written. `closed`: their content cannot be listed either. */
const systemFolders = [
  "/",
  "/data",
  "/data/local",
  "/data/app",
  "/data/data",
  "/dev",
  "/mnt",
  "/proc",
  "/storage",
  "/storage/emulated",
  "/storage/self",
  "/sys",
  "/system",
  "/system/bin",
  "/vendor",
];
const closedFolders = new Set(["/data", "/data/app", "/data/data"]);
const writable = [storage, "/data/local/tmp"];

const folderMode = 0o40771;
const fileMode = 0o100644;
/** The type bits of a mode. */
export const typeMask = 0o170000;

export class FileTree {
  readonly #nodes = new Map<string, Node>();
  readonly #now: () => number;
  #bytes = 0;

  /** `now`: seconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
    for (const path of [...systemFolders, ...writable, ...storageFolders.map((name) => `${storage}/${name}`)])
      this.#nodes.set(path, this.#folder());
  }

  /** Returns the absolute path without `.`, `..` and other names of the shared storage. */
  resolve(path: string, folder: string): string {
    if (path.length > fileLimits.pathBytes) throw new FileError(`${path.slice(0, 80)}: File name too long`);
    const names: string[] = [];
    for (const name of (path.startsWith("/") ? path : `${folder}/${path}`).split("/")) {
      if (name === "..") names.pop();
      else if (name !== "" && name !== ".") names.push(name);
    }
    if (names.some((name) => name.length > fileLimits.nameBytes)) throw new FileError("File name too long");
    const absolute = `/${names.join("/")}`;
    const alias = storageNames.find((name) => absolute === name || absolute.startsWith(`${name}/`));
    return alias === undefined ? absolute : storage + absolute.slice(alias.length);
  }

  exists(path: string): boolean {
    return this.#nodes.has(path);
  }
  isFolder(path: string): boolean {
    return this.#nodes.get(path)?.kind === "folder";
  }
  isFile(path: string): boolean {
    return this.#nodes.get(path)?.kind === "file";
  }
  isWritable(path: string): boolean {
    return writable.some((folder) => path === folder || path.startsWith(`${folder}/`));
  }
  entry(path: string): FileEntry | null {
    const node = this.#nodes.get(path);
    return node ? { kind: node.kind, size: node.size, mode: node.mode, modified: node.modified } : null;
  }
  /** Returns the names in a folder, sorted. Throws FileError. */
  list(path: string): string[] {
    if (!this.isFolder(path)) throw new FileError(`${path}: ${this.exists(path) ? "Not a directory" : noSuchFile}`);
    if (closedFolders.has(path)) throw new FileError(`${path}: Permission denied`);
    const prefix = path === "/" ? "/" : `${path}/`;
    const names: string[] = [];
    for (const other of this.#nodes.keys())
      if (other.startsWith(prefix) && other !== path && !other.includes("/", prefix.length))
        names.push(other.slice(prefix.length));
    return names.sort();
  }

  read(path: string): Uint8Array {
    const node = this.#nodes.get(path);
    if (!node) throw new FileError(`${path}: ${noSuchFile}`);
    if (node.kind === "folder") throw new FileError(`${path}: Is a directory`);
    if (node.parts.length !== 1) {
      const joined = new Uint8Array(node.size);
      let offset = 0;
      for (const part of node.parts) {
        joined.set(part, offset);
        offset += part.length;
      }
      node.parts = [joined];
    }
    return node.parts[0]!;
  }
  /** Replaces a file, or creates it. */
  write(path: string, bytes: Uint8Array, mode: number = fileMode, modified = this.#now()): void {
    const before = this.#checkWrite(path);
    this.#claim(bytes.length - (before?.size ?? 0), before ? 0 : 1, path);
    this.#nodes.set(path, {
      kind: "file",
      parts: [bytes],
      size: bytes.length,
      mode: (mode & 0o777) | 0o100000,
      modified,
    });
  }
  append(path: string, bytes: Uint8Array): void {
    const node = this.#checkWrite(path);
    if (!node) {
      this.write(path, bytes);
      return;
    }
    this.#claim(bytes.length, 0, path);
    node.parts.push(bytes);
    node.size += bytes.length;
    node.modified = this.#now();
  }
  /** `parents`: creates missing folders above, and accepts a folder that exists already. */
  makeFolder(path: string, parents: boolean): void {
    if (parents && this.isFolder(path)) return;
    if (this.exists(path)) throw new FileError(`'${path}': File exists`);
    const parent = parentOf(path);
    if (parents && !this.exists(parent)) this.makeFolder(parent, true);
    this.#checkParent(path);
    this.#claim(0, 1, path);
    this.#nodes.set(path, this.#folder());
  }
  /** Removes a file, or a folder with everything in it. */
  remove(path: string): void {
    if (!this.exists(path)) throw new FileError(`${path}: ${noSuchFile}`);
    if (!this.isWritable(path) || writable.includes(path)) throw new FileError(`${path}: Permission denied`);
    for (const [other, node] of this.#nodes)
      if (other === path || other.startsWith(`${path}/`)) {
        this.#bytes -= node.size;
        this.#nodes.delete(other);
      }
  }
  move(from: string, to: string): void {
    const node = this.#nodes.get(from);
    if (!node) throw new FileError(`bad '${from}': ${noSuchFile}`);
    const target = this.isFolder(to) ? `${to}/${from.slice(from.lastIndexOf("/") + 1)}` : to;
    if (target === from || target.startsWith(`${from}/`)) throw new FileError(`bad '${from}': Invalid argument`);
    this.#checkParent(target);
    if (!this.isWritable(from) || writable.includes(from)) throw new FileError(`bad '${from}': Permission denied`);
    if (this.exists(target)) this.remove(target);
    for (const [path, moved] of [...this.#nodes])
      if (path === from || path.startsWith(`${from}/`)) {
        this.#nodes.delete(path);
        this.#nodes.set(target + path.slice(from.length), moved);
      }
  }
  setMode(path: string, mode: number): void {
    const node = this.#nodes.get(path);
    if (!node) throw new FileError(`${path}: ${noSuchFile}`);
    if (!this.isWritable(path)) throw new FileError(`${path}: Operation not permitted`);
    node.mode = (node.mode & typeMask) | (mode & 0o777);
  }

  /** Returns the paths that match the pattern, as the client wrote them, sorted. `count` receives the steps of matching. */
  glob(pattern: string, folder: string, count: (steps: number) => void): string[] {
    let found = [pattern.startsWith("/") ? "/" : ""];
    for (const part of pattern.split("/")) {
      if (part === "") continue;
      const items = parsePattern(part);
      const join = (base: string, name: string): string =>
        base === "" || base.endsWith("/") ? base + name : `${base}/${name}`;
      if (!hasWildcard(items)) {
        const name = items.map((item) => (item.kind === "text" ? item.char : "")).join("");
        found = found.map((base) => join(base, name)).filter((path) => this.exists(this.resolve(path, folder)));
        continue;
      }
      found = found.flatMap((base) => {
        const at = this.resolve(base === "" ? "." : base, folder);
        if (!this.isFolder(at) || closedFolders.has(at)) return [];
        const names = this.list(at).filter((name) => !name.startsWith(".") || part.startsWith("."));
        count((items.length + 1) * (names.length + 1) * 32);
        return names.filter((name) => matchesPattern(items, name)).map((name) => join(base, name));
      });
    }
    return found.filter((path) => path !== "" && path !== "/").sort();
  }

  #checkWrite(path: string): Node | undefined {
    const node = this.#nodes.get(path);
    if (node?.kind === "folder") throw new FileError(`${path}: Is a directory`);
    this.#checkParent(path);
    return node;
  }
  #checkParent(path: string): void {
    const parent = parentOf(path);
    if (!this.isFolder(parent)) throw new FileError(`${path}: ${this.exists(parent) ? "Not a directory" : noSuchFile}`);
    if (!this.isWritable(parent))
      throw new FileError(`${path}: ${parent === "/" ? "Read-only file system" : "Permission denied"}`);
  }
  #claim(bytes: number, nodes: number, path: string): void {
    if (this.#bytes + bytes > fileLimits.bytes || this.#nodes.size + nodes > fileLimits.files)
      throw new FileError(`${path}: No space left on device`);
    this.#bytes += bytes;
  }
  #folder(): Node {
    return { kind: "folder", parts: [], size: 0, mode: folderMode, modified: this.#now() };
  }
}

const noSuchFile = "No such file or directory";
const parentOf = (path: string): string => path.slice(0, path.lastIndexOf("/")) || "/";
