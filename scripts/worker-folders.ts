// Where each worker of a server keeps its objects. That of the first is the server's own folder, so that the folder of one worker is that
// of many. An object's place follows from its id and from how many workers there are, and is settled before any of them starts.
import { existsSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { workerOf } from "../src/durable/worker-of.ts";
import { removeErased } from "./erased-files.ts";

export const workerFolder = (kept: string, worker: number): string =>
  worker === 0 ? kept : join(kept, "workers", String(worker));

/** Every worker has screens of its own, of the same names. */
const ofEachWorker: ReadonlySet<string> = new Set(["-Screen"]);
/** The platform's file of when objects want to be woken. */
const alarms = "metadata.sqlite";

/**
 * Moves each object to the worker that it belongs to; how many were moved. Nobody may be at work in the folder. Stopped on the way, it
 * goes on the next time.
 */
export function spreadObjects(kept: string, workers: number): number {
  let moved = 0;
  for (const from of foldersIn(kept)) {
    removeErased(from);
    const objects = join(from, "do");
    if (!existsSync(objects)) continue;
    for (const kind of readdirSync(objects).filter((name) => !ofEachWorker.has(name))) {
      const folder = join(objects, kind);
      const target = (id: string): string => join(workerFolder(kept, workerOf(id, workers)), "do", kind);
      // First their alarms: an object that has none any more would never tell its run how it ended.
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

function foldersIn(kept: string): string[] {
  const others = join(kept, "workers");
  const numbers = existsSync(others) ? readdirSync(others).filter((name) => /^[1-9]\d*$/.test(name)) : [];
  return [kept, ...numbers.map((n) => join(others, n))];
}

function moveAlarms(folder: string, target: (id: string) => string): void {
  const path = join(folder, alarms);
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
      const there = join(to, alarms);
      const isNew = !existsSync(there);
      db.prepare("ATTACH ? AS there").run(there);
      if (isNew) db.exec(String(table["sql"]).replace("_cf_ALARM", "there._cf_ALARM"));
      const some = JSON.stringify(ids);
      const of = "actor_id IN (SELECT value FROM json_each(?))";
      // One after the other: an alarm that two have is one that was moved half-way.
      db.prepare(`INSERT OR REPLACE INTO there._cf_ALARM SELECT * FROM main._cf_ALARM WHERE ${of}`).run(some);
      db.prepare(`DELETE FROM main._cf_ALARM WHERE ${of}`).run(some);
      db.exec("DETACH there");
    }
  } finally {
    db.close();
  }
}
