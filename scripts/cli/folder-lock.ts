// Allows one server per folder of phones. The lock is a file lock of the system, so it ends with the process, no matter
// how the process ends.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { UsageError } from "./options.ts";

interface LockHolder {
  readonly pid: number;
  readonly port: number;
  readonly since: string;
}
export interface FolderLock {
  /** Returns the reason why phones are no longer stored, or null if they are stored. */
  fault(): string | null;
  release(): void;
}

/** Locks the folder. Throws UsageError with the holder's name if another server has locked the folder. */
export function lockFolder(folder: string, port: number): FolderLock {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "lock.sqlite");
  const serverFile = join(folder, "server.json");
  // Loads SQLite on demand, because Node prints an "experimental" warning when the module is loaded.
  const db = new (process.getBuiltinModule("node:sqlite").DatabaseSync)(path, { timeout: 0 });
  try {
    db.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    db.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    throw new UsageError(
      `${relative(process.cwd(), folder)} is in use by another server${describeHolder(serverFile)}. Stop that server first.`,
    );
  }
  const held: LockHolder = { pid: process.pid, port, since: new Date().toISOString() };
  writeFileSync(serverFile, JSON.stringify(held));
  const fault = watchFolder(folder);
  return {
    fault,
    release: () => {
      if (fault() === null) rmSync(serverFile, { force: true });
      db.close();
    },
  };
}

/**
 * Returns a function that returns the reason why phones are no longer stored in this locked folder, or null if they are
 * stored.
 */
export function watchFolder(folder: string): () => string | null {
  const path = join(folder, "lock.sqlite");
  // While the lock is held, the lock file keeps its inode number, and no other file can get that number.
  const { ino } = statSync(path);
  return () =>
    existsSync(path) && statSync(path).ino === ino
      ? null
      : "The folder of the phones was deleted or moved: new changes are not stored.";
}

function describeHolder(path: string): string {
  try {
    const { pid, port, since } = JSON.parse(readFileSync(path, "utf8")) as LockHolder;
    return `: process ${pid}, on port ${port}, since ${since}`;
  } catch {
    // The holder has just started and has not written its description yet.
    return "";
  }
}
