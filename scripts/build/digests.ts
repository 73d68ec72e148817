// Digests of files of the project.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../env.ts";

const digests = new Map<string, string>();
/** Returns the digest of a file of the project. Later calls return the digest of the first call. */
export function digestOf(path: string): string {
  const digest =
    digests.get(path) ??
    createHash("sha256")
      .update(readFileSync(join(root, path)))
      .digest("hex");
  digests.set(path, digest);
  return digest;
}
const folders = new Map<string, readonly string[]>();
/** Returns all files of a folder of the project, including tests. */
export function allFilesUnder(folder: string): readonly string[] {
  const found =
    folders.get(folder) ??
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  folders.set(folder, found);
  return found;
}
/** Returns all files of a folder of the project, without tests and Markdown files. */
export const filesUnder = (folder: string): readonly string[] =>
  allFilesUnder(folder).filter((path) => !/\.(test|spec)\.tsx?$|\.md$/.test(path));
