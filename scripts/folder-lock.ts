// A folder of phones has one server. The lock is the system's own on a file: it goes with the process, however that ends.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { UsageError } from "./options.ts";

interface Held {
  readonly pid: number;
  readonly port: number;
  readonly since: string;
}
export interface FolderLock {
  /** Why phones are not kept any more; null while all is well. */
  fault(): string | null;
  release(): void;
}

/** Throws UsageError, which names the holder, where another server has it. */
export function lockFolder(folder: string, port: number): FolderLock {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "lock.sqlite");
  const told = join(folder, "server.json");
  // Loaded when it is needed: Node calls it experimental at every start.
  const db = new (process.getBuiltinModule("node:sqlite").DatabaseSync)(path, { timeout: 0 });
  try {
    db.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    db.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    throw new UsageError(
      `${relative(process.cwd(), folder)} is in use by another server${toldOf(told)}. Stop that one first.`,
    );
  }
  const held: Held = { pid: process.pid, port, since: new Date().toISOString() };
  writeFileSync(told, JSON.stringify(held));
  const fault = watchFolder(folder);
  return {
    fault,
    release: () => {
      if (fault() === null) rmSync(told, { force: true });
      db.close();
    },
  };
}

/** The answer tells why phones are not kept any more in this folder, which somebody has locked; null while all is well. */
export function watchFolder(folder: string): () => string | null {
  const path = join(folder, "lock.sqlite");
  // As long as the lock is held, no other file gets its number.
  const { ino } = statSync(path);
  return () =>
    existsSync(path) && statSync(path).ino === ino
      ? null
      : "The folder of the phones was deleted or moved: what happens now is not kept.";
}

function toldOf(path: string): string {
  try {
    const { pid, port, since } = JSON.parse(readFileSync(path, "utf8")) as Held;
    return `: process ${pid}, on port ${port}, since ${since}`;
  } catch {
    // It has only just begun.
    return "";
  }
}
