// Compiles sources for digests. Proofs and the world's version depend on the compiled code. Therefore an edit of a
// comment, a type or a line break changes neither proofs nor version.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type * as rolldown from "rolldown/utils";
import { cache, root, writeWhenChanged } from "../env.ts";

/** Loads the compiler on demand, because the npm package is already built and does not contain the compiler. */
const compiler = (): typeof rolldown => createRequire(import.meta.url)("rolldown/utils");

/**
 * Returns JavaScript without types, comments and formatting for a `.ts` or `.tsx` file, and the unchanged text for any
 * other file. Throws if the file cannot be parsed.
 */
export function compiledCode(path: string, text: string): string {
  if (!/\.tsx?$/.test(path)) return text;
  const { minifySync, transformSync } = compiler();
  const script = transformSync(path, text, { tsconfig: false });
  const compact = minifySync("compiled.js", script.code, { compress: false, mangle: false, module: true });
  const [fault] = [...script.errors, ...compact.errors];
  if (fault) throw new Error(`${path} does not compile: ${fault.message}`);
  return compact.code;
}

const digests = new Map<string, string>();
/** Returns the SHA-256 of a file's compiled code. Later calls return the digest of the first call. */
export function codeDigestOf(path: string): string {
  let digest = digests.get(path);
  if (digest === undefined) {
    digest = sha256(compiledCode(path, readFileSync(join(root, path), "utf8")));
    digests.set(path, digest);
  }
  return digest;
}

/** Returns 16 hexadecimal digits of a digest over the paths, in the given order, and their compiled code. */
export function codeDigestOver(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(`${path} ${codeDigestOf(path)}\n`);
  return hash.digest("hex").slice(0, 16);
}

const recordFile = join(cache, "code-hashes.json");
/** The maximum number of cached sets of files: enough for a few branches. */
const maxRecords = 16;
/**
 * Returns 12 hexadecimal digits of a digest over the paths and the compiled code of files of the project. The result is
 * cached by the files' bytes, because every command needs the digest at its start, and compiling all sources takes two
 * seconds.
 */
export function codeHashOf(paths: readonly string[]): string {
  const sorted = paths.toSorted();
  // The lock file identifies the compiler.
  const bytes = sha256(
    [...sorted, "package-lock.json"].map((path) => `${path}\0${sha256(readFileSync(join(root, path)))}\0`).join(""),
  );
  const known: Record<string, string> = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, "utf8")) : {};
  const remembered = known[bytes];
  if (remembered !== undefined) return remembered;
  const hash = sha256(sorted.map((path) => `${path}\0${codeDigestOf(path)}\0`).join("")).slice(0, 12);
  const newest = [...Object.entries(known), [bytes, hash]].slice(-maxRecords);
  writeWhenChanged(recordFile, JSON.stringify(Object.fromEntries(newest)));
  return hash;
}
const sha256 = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");
