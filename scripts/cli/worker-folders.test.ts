// Tests where workers keep their objects. The folder of an object and its alarm follows from the object's id.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { workerNumber } from "#durable/worker-number.ts";
import { objectId } from "./object-name.ts";
import { distributeObjects, workerFolder } from "./worker-folders.ts";

let kept: string;
beforeEach(() => void (kept = mkdtempSync(join(tmpdir(), "phonebooth-folders-"))));
afterEach(() => rmSync(kept, { recursive: true, force: true }));

const ids = Array.from({ length: 40 }, (_, n) => objectId("-Phone", `phone-${n}`));
const folderOf = (worker: number, kind = "-Phone"): string => join(workerFolder(kept, worker), "do", kind);
const objectsIn = (worker: number): string[] =>
  existsSync(folderOf(worker))
    ? readdirSync(folderOf(worker))
        .filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
        .map((name) => name.slice(0, 64))
    : [];
function alarmsIn(worker: number): unknown[] {
  const path = join(folderOf(worker), "metadata.sqlite");
  if (!existsSync(path)) return [];
  const db = new DatabaseSync(path);
  const rows = db.prepare("SELECT actor_id, scheduled_time, actor_name FROM _cf_ALARM").all();
  db.close();
  return rows.map((row) => ({ ...row }));
}
/**
 * Fills a folder of one worker as the platform does: with each object's file and log, and with an alarm for every
 * second object.
 */
function fillFolder(worker: number, some: readonly string[]): void {
  mkdirSync(folderOf(worker), { recursive: true });
  for (const id of some) {
    writeFileSync(join(folderOf(worker), `${id}.sqlite`), id.padEnd(5000));
    writeFileSync(join(folderOf(worker), `${id}.sqlite-wal`), "log");
  }
  const db = new DatabaseSync(join(folderOf(worker), "metadata.sqlite"));
  db.exec("CREATE TABLE _cf_ALARM (actor_id TEXT PRIMARY KEY, scheduled_time INTEGER, actor_name TEXT) WITHOUT ROWID");
  for (const [n, id] of some.entries())
    if (n % 2 === 0) db.prepare("INSERT INTO _cf_ALARM VALUES (?, ?, ?)").run(id, n, `phone-${n}`);
  db.close();
}
const alarmOf = (n: number) => ({ actor_id: ids[n]!, scheduled_time: n, actor_name: `phone-${n}` });
function expectDistributed(workers: number): void {
  for (let worker = 0; worker < workers; worker++) {
    const own = ids.filter((id) => workerNumber(id, workers) === worker);
    expect(objectsIn(worker).toSorted()).toEqual(own.toSorted());
    expect(readdirSync(folderOf(worker)).filter((name) => name.endsWith("-wal"))).toHaveLength(own.length);
    const due = ids.map((_, n) => n).filter((n) => n % 2 === 0 && own.includes(ids[n]!));
    const byId = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
    expect(alarmsIn(worker).toSorted(byId)).toEqual(due.map(alarmOf).toSorted(byId));
  }
}

test("distributes the objects of one worker to three, to two, and back to one", () => {
  fillFolder(0, ids);
  // Screen objects must not be moved.
  mkdirSync(folderOf(0, "-Screen"), { recursive: true });
  writeFileSync(join(folderOf(0, "-Screen"), `${ids[0]}.sqlite`), "screen".padEnd(5000));
  expect(distributeObjects(kept, 1)).toBe(0);
  const leaving = ids.filter((id) => workerNumber(id, 3) !== 0).length;
  expect(leaving).toBeGreaterThan(10);
  expect(distributeObjects(kept, 3)).toBe(leaving);
  expectDistributed(3);
  expect(distributeObjects(kept, 3)).toBe(0);
  distributeObjects(kept, 2);
  expectDistributed(2);
  expect(objectsIn(2)).toEqual([]);
  distributeObjects(kept, 1);
  expectDistributed(1);
  expect(readdirSync(folderOf(0, "-Screen"))).toEqual([`${ids[0]}.sqlite`]);
});

test("finishes an interrupted move, and merges the two alarms of one object", () => {
  fillFolder(0, ids);
  const [first] = ids.filter((id, n) => n % 2 === 0 && workerNumber(id, 2) === 1);
  const there = folderOf(1);
  mkdirSync(there, { recursive: true });
  // Simulates an interruption after which the file is in the new place, the log is still in the old place, and the
  // alarm is in both places.
  writeFileSync(join(there, `${first}.sqlite`), first!.padEnd(5000));
  rmSync(join(folderOf(0), `${first}.sqlite`));
  const db = new DatabaseSync(join(there, "metadata.sqlite"));
  db.exec("CREATE TABLE _cf_ALARM (actor_id TEXT PRIMARY KEY, scheduled_time INTEGER, actor_name TEXT) WITHOUT ROWID");
  db.prepare("INSERT INTO _cf_ALARM VALUES (?, ?, ?)").run(first!, 999, "old");
  db.close();
  expect(distributeObjects(kept, 2)).toBe(ids.filter((id) => workerNumber(id, 2) === 1).length - 1);
  expectDistributed(2);
});
