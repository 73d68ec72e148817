// What sources compile to. Proofs and the world's version go by it, so that a comment, a type or a line break voids neither.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type * as rolldown from "rolldown/utils";
import { cache, root, writeWhenChanged } from "./env.ts";

/** Loaded when it is needed: what npm packs was built before, and comes without it. */
const compiler = (): typeof rolldown => createRequire(import.meta.url)("rolldown/utils");

/** JavaScript without types, comments and formatting of a `.ts` or `.tsx` file; the text of any other. Throws where it cannot be read. */
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
/** SHA-256 of what a file of the project compiles to, as it was when it was first asked for. */
export function codeDigestOf(path: string): string {
  let digest = digests.get(path);
  if (digest === undefined) {
    digest = sha256(compiledCode(path, readFileSync(join(root, path), "utf8")));
    digests.set(path, digest);
  }
  return digest;
}

/** 16 hexadecimal digits for the paths, in their order, and what the files compile to. */
export function codeDigestOver(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(`${path} ${codeDigestOf(path)}\n`);
  return hash.digest("hex").slice(0, 16);
}

const kept = join(cache, "code-hashes.json");
/** How many sets of files are remembered: a few branches of work. */
const mostKept = 16;
/**
 * 12 hexadecimal digits for the paths and the compiled code of files of the project. The answer is remembered by the files' bytes, since
 * every command asks for it when it starts and to compile all sources takes two seconds.
 */
export function codeHashOf(paths: readonly string[]): string {
  const sorted = paths.toSorted();
  // The lock file says which compiler it is.
  const bytes = sha256(
    [...sorted, "package-lock.json"].map((path) => `${path}\0${sha256(readFileSync(join(root, path)))}\0`).join(""),
  );
  const known: Record<string, string> = existsSync(kept) ? JSON.parse(readFileSync(kept, "utf8")) : {};
  const remembered = known[bytes];
  if (remembered !== undefined) return remembered;
  const hash = sha256(sorted.map((path) => `${path}\0${codeDigestOf(path)}\0`).join("")).slice(0, 12);
  const newest = [...Object.entries(known), [bytes, hash]].slice(-mostKept);
  writeWhenChanged(kept, JSON.stringify(Object.fromEntries(newest)));
  return hash;
}
const sha256 = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");
