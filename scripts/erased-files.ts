// What is left of objects that were erased: the platform empties their databases and keeps the files.
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** One page: the first, which every database has, and no table. */
const emptyBytes = 4096;

/** Removes them from a server's folder; how many. No server may be running on it. */
export function removeErased(folder: string): number {
  const objects = join(folder, "do");
  if (!existsSync(objects)) return 0;
  let removed = 0;
  for (const kind of readdirSync(objects))
    for (const name of readdirSync(join(objects, kind))) {
      // Named by a digest; metadata.sqlite is the platform's own.
      if (!/^[0-9a-f]{64}\.sqlite$/.test(name)) continue;
      const path = join(objects, kind, name);
      if (bytesOf(path) > emptyBytes || bytesOf(`${path}-wal`) > 0) continue;
      for (const end of ["", "-wal", "-shm"]) rmSync(path + end, { force: true });
      removed++;
    }
  return removed;
}

const bytesOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);
