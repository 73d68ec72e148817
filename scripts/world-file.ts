// Makes the world's file: one SQLite database, the same bytes from the same sources. The worker reads it as D1.
import { createHash, createHmac } from "node:crypto";
import { copyFileSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { AnyInhabitant, AnyKind, Generators } from "../src/world/define.ts";
import type { Select } from "../src/world/read.ts";
import { createIndexes, createMeta, createTables, inserter, metaTable } from "../src/world/sql.ts";
import { cache } from "./env.ts";

export type AnyGenerators = Readonly<Record<string, Generators<AnyInhabitant>>>;
export interface KindFigures {
  readonly kind: string;
  readonly records: number;
  /** Of the records as JSON. */
  readonly bytes: number;
  readonly hash: string;
  readonly ms: number;
}
export interface WorldFigures {
  readonly hash: string;
  readonly kinds: readonly KindFigures[];
}

/** Builds at `path`, which must not be there yet. Throws where a record does not fit its schema. */
export function makeWorldFile(
  path: string,
  version: string,
  inhabitants: readonly AnyInhabitant[],
  generators: AnyGenerators,
): WorldFigures {
  mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path);
  // Nobody reads a half-made one, so nothing need be safe before the end.
  db.exec(
    "PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; BEGIN",
  );
  db.exec(createMeta);
  const kinds = inhabitants.flatMap((one) =>
    Object.entries(one.kinds).map(([name, kind]) => makeKind(db, one, name, kind, generators[one.name]?.[name])),
  );
  const hash = digest(kinds.map(({ kind, hash }) => `${kind} ${hash}`).join("\n"));
  const fact = db.prepare(`INSERT INTO ${metaTable} (key, value) VALUES (?, ?)`);
  fact.run("version", version);
  fact.run("hash", hash);
  for (const { kind, hash: own, records } of kinds) fact.run(`kind ${kind}`, `${records} ${own}`);
  db.exec("COMMIT; ANALYZE");
  db.close();
  return { hash, kinds };
}

function makeKind(
  db: DatabaseSync,
  { name: inhabitant, queries }: AnyInhabitant,
  name: string,
  kind: AnyKind,
  generate: (() => Iterable<unknown>) | undefined,
): KindFigures {
  const label = `${inhabitant}.${name}`;
  if (!generate) throw new Error(`${label}: generate.ts has nothing that makes it`);
  const from = performance.now();
  for (const sql of createTables(inhabitant, name, kind)) db.exec(sql);
  const into = inserter(inhabitant, name, kind);
  const insert = db.prepare(into.row);
  const insertWords = into.words === null ? null : db.prepare(into.words);
  const hash = createHash("sha256");
  let [records, bytes] = [0, 0];
  for (const row of ranked(kind, generate())) {
    const parsed = v.safeParse(kind.row as v.GenericSchema, row);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      throw new Error(`${label} ${JSON.stringify(row).slice(0, 200)}: ${v.getDotPath(issue) ?? ""} ${issue.message}`);
    }
    // As the schema orders its fields, whatever the generator's order.
    const body = JSON.stringify(parsed.output);
    records += 1;
    bytes += Buffer.byteLength(body);
    hash.update(body).update("\n");
    insert.run(...into.rowValues(records, parsed.output as never, body));
    insertWords?.run(...into.wordValues(records, parsed.output as never));
  }
  const own = Object.values(queries).filter((query) => query.at.kind === name);
  for (const sql of createIndexes(inhabitant, name, kind, own)) db.exec(sql);
  return { kind: label, records, bytes, hash: hash.digest("hex").slice(0, 16), ms: performance.now() - from };
}

function ranked(kind: AnyKind, rows: Iterable<unknown>): Iterable<unknown> {
  const { rank } = kind;
  if (!rank) return rows;
  return [...rows]
    .map((row) => ({ row, rank: rank(row as never), id: (row as { id: string }).id }))
    .sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1))
    .map(({ row }) => row);
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** The built world, made if these sources have made none yet. Older ones are thrown away. */
export async function worldFile(): Promise<string> {
  const { worldVersion } = await import("../src/world/version.ts");
  const folder = join(cache, "world");
  const path = join(folder, `${worldVersion}.sqlite`);
  if (existsSync(path)) return path;
  const [{ inhabitants }, { generators }] = await Promise.all([
    import("../src/world/registry.ts"),
    import("../src/world/generators.ts"),
  ]);
  mkdirSync(folder, { recursive: true });
  const fresh = `${path}.${process.pid}.new`;
  rmSync(fresh, { force: true });
  try {
    makeWorldFile(fresh, worldVersion, inhabitants, generators as unknown as AnyGenerators);
    renameSync(fresh, path);
  } finally {
    rmSync(fresh, { force: true });
  }
  // The one before may still be read by who runs beside us.
  const old = readdirSync(folder).filter((name) => name.endsWith(".sqlite") && name !== `${worldVersion}.sqlite`);
  for (const name of old) rmSync(join(folder, name), { force: true });
  return path;
}

/** Reads a world's file in this process: for tests, samplers and tools. */
export function openWorld(path: string): { readonly select: Select; close(): void } {
  const db = new DatabaseSync(path, { readOnly: true });
  const prepared = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const select: Select = async (statements) =>
    statements.map(({ sql, params }) => {
      let statement = prepared.get(sql);
      if (!statement) prepared.set(sql, (statement = db.prepare(sql)));
      return statement.all(...params);
    });
  return { select, close: () => db.close() };
}

/** Puts the file where miniflare looks for a D1 database, under the folder in which it keeps things. */
export function placeWorld(file: string, persist: string, databaseId: string): void {
  const target = join(persist, "d1/miniflare-D1DatabaseObject", `${objectName(databaseId)}.sqlite`);
  mkdirSync(dirname(target), { recursive: true });
  const fresh = `${target}.${process.pid}.new`;
  copyFileSync(file, fresh, constants.COPYFILE_FICLONE);
  for (const rest of ["-wal", "-shm"]) rmSync(`${target}${rest}`, { force: true });
  renameSync(fresh, target);
}

/** How workerd names the object that miniflare keeps a database in. */
function objectName(databaseId: string): string {
  const key = createHash("sha256").update("miniflare-D1DatabaseObject").digest();
  const hmac = (data: string | Buffer): Buffer => createHmac("sha256", key).update(data).digest().subarray(0, 16);
  const name = hmac(databaseId);
  return Buffer.concat([name, hmac(name)]).toString("hex");
}
