// Allows one server per folder of phones. The lock is a file lock of the system, which ends with the process in any
// case.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { UsageError } from "./options.ts";

interface LockHolder {
  readonly pid: number;
  readonly port: number;
  readonly since: string;
}
export interface FolderLock {
  /** Why phones are no longer stored; null if all is well. */
  fault(): string | null;
  release(): void;
}

/** Throws UsageError with the holder's name if another server has the folder. */
export function lockFolder(folder: string, port: number): FolderLock {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "lock.sqlite");
  const told = join(folder, "server.json");
  // Loaded on demand: Node prints an "experimental" warning for it at every start.
  const db = new (process.getBuiltinModule("node:sqlite").DatabaseSync)(path, { timeout: 0 });
  try {
    db.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    db.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    throw new UsageError(
      `${relative(process.cwd(), folder)} is in use by another server${describeHolder(told)}. Stop that one first.`,
    );
  }
  const held: LockHolder = { pid: process.pid, port, since: new Date().toISOString() };
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

/** Returns a function that says why phones are no longer stored in this locked folder; null if all is well. */
export function watchFolder(folder: string): () => string | null {
  const path = join(folder, "lock.sqlite");
  // While the lock is held, no other file can get its inode number.
  const { ino } = statSync(path);
  return () =>
    existsSync(path) && statSync(path).ino === ino
      ? null
      : "The folder of the phones was deleted or moved: what happens now is not kept.";
}

function describeHolder(path: string): string {
  try {
    const { pid, port, since } = JSON.parse(readFileSync(path, "utf8")) as LockHolder;
    return `: process ${pid}, on port ${port}, since ${since}`;
  } catch {
    // The holder has only just started.
    return "";
  }
}
