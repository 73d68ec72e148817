// Removes the files of erased objects. The platform empties the databases of erased objects but keeps the files.
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** The size of a database without tables, in bytes. Such a database consists of one page. */
const emptyBytes = 4096;

/**
 * Removes the files of erased objects from a server's folder. Returns the number of removed files. No server may be
 * using the folder.
 */
export function removeErased(folder: string): number {
  const objects = join(folder, "do");
  if (!existsSync(objects)) return 0;
  let removed = 0;
  for (const kind of readdirSync(objects))
    for (const name of readdirSync(join(objects, kind))) {
      // The names of objects' files are digests. The file metadata.sqlite belongs to the platform.
      if (!/^[0-9a-f]{64}\.sqlite$/.test(name)) continue;
      const path = join(objects, kind, name);
      if (bytesOf(path) > emptyBytes || bytesOf(`${path}-wal`) > 0) continue;
      for (const end of ["", "-wal", "-shm"]) rmSync(path + end, { force: true });
      removed++;
    }
  return removed;
}

const bytesOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);
