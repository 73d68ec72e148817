// The folder in which each worker of a server keeps its objects. The first worker uses the server's own folder, so that
// a server with several workers can continue in a folder of a server with one worker. The place of an object follows
// from its id and the number of workers. Objects are moved before any worker starts.
import { existsSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { workerNumber } from "#durable/worker-number.ts";
import { removeErased } from "./erased-files.ts";

export const workerFolder = (dataFolder: string, worker: number): string =>
  worker === 0 ? dataFolder : join(dataFolder, "workers", String(worker));

/**
 * Classes whose objects are not moved. Every worker has its own Screen objects, and the Screen objects of different
 * workers have the same names.
 */
const perWorkerClasses: ReadonlySet<string> = new Set(["-Screen"]);
/** The platform's file with the objects' alarms. */
const alarmFile = "metadata.sqlite";

/**
 * Moves each object to the folder of its worker. Returns the number of moved objects. No server may be using the
 * folder. After an interruption, the next call continues.
 */
export function distributeObjects(dataFolder: string, workers: number): number {
  let moved = 0;
  for (const from of foldersIn(dataFolder)) {
    removeErased(from);
    const objects = join(from, "do");
    if (!existsSync(objects)) continue;
    for (const kind of readdirSync(objects).filter((name) => !perWorkerClasses.has(name))) {
      const folder = join(objects, kind);
      const target = (id: string): string => join(workerFolder(dataFolder, workerNumber(id, workers)), "do", kind);
      // Moves alarms first, because an object without its alarm would never report its end to its run.
      moveAlarms(folder, target);
      for (const name of readdirSync(folder)) {
        const [, id] = /^([0-9a-f]{64})\.sqlite(-wal|-shm)?$/.exec(name) ?? [];
        if (id === undefined || target(id) === folder) continue;
        mkdirSync(target(id), { recursive: true });
        renameSync(join(folder, name), join(target(id), name));
        if (name.endsWith(".sqlite")) moved++;
      }
    }
  }
  return moved;
}

function foldersIn(dataFolder: string): string[] {
  const others = join(dataFolder, "workers");
  const numbers = existsSync(others) ? readdirSync(others).filter((name) => /^[1-9]\d*$/.test(name)) : [];
  return [dataFolder, ...numbers.map((n) => join(others, n))];
}

function moveAlarms(folder: string, target: (id: string) => string): void {
  const path = join(folder, alarmFile);
  if (!existsSync(path)) return;
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const db = new DatabaseSync(path);
  try {
    const [table] = db.prepare("SELECT sql FROM sqlite_master WHERE name = '_cf_ALARM'").all();
    if (!table) return;
    const rows = db.prepare("SELECT actor_id AS id FROM _cf_ALARM").all() as { readonly id: string }[];
    const leaving = Map.groupBy(
      rows.map(({ id }) => id).filter((id) => target(id) !== folder),
      target,
    );
    for (const [to, ids] of leaving) {
      mkdirSync(to, { recursive: true });
      const there = join(to, alarmFile);
      const isNew = !existsSync(there);
      db.prepare("ATTACH ? AS there").run(there);
      if (isNew) db.exec(String(table["sql"]).replace("_cf_ALARM", "there._cf_ALARM"));
      const some = JSON.stringify(ids);
      const of = "actor_id IN (SELECT value FROM json_each(?))";
      // Inserts the alarm in the new place before deleting it in the old one. If a move was interrupted, the alarm is
      // in both places.
      db.prepare(`INSERT OR REPLACE INTO there._cf_ALARM SELECT * FROM main._cf_ALARM WHERE ${of}`).run(some);
      db.prepare(`DELETE FROM main._cf_ALARM WHERE ${of}`).run(some);
      db.exec("DETACH there");
    }
  } finally {
    db.close();
  }
}
