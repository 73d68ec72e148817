// Makes the world's file: one SQLite database, with identical bytes for identical sources. The worker reads it as D1.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  closeSync,
  copyFileSync,
  constants as fileConstants,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { constants, setPriority, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { setWorldReader } from "#os/world.ts";
import { deepFreeze, type Json } from "#state/json.ts";
import type { AnyDataset, AnyKind, AnyQuery, Generators } from "#world/define.ts";
import { readSync, createWorld, type SelectRows, type SelectRowsSync, type World } from "#world/read.ts";
import {
  createIndexes,
  createMeta,
  createTables,
  createInserter,
  metaTable,
  type Insert,
  type SqlValue,
} from "#world/sql.ts";
import { cache } from "../env.ts";
import { objectId } from "../cli/object-name.ts";

export type AnyGenerators = Readonly<Record<string, Generators<AnyDataset>>>;
export interface KindFigures {
  readonly kind: string;
  readonly records: number;
  /** Size of the records as JSON. */
  readonly bytes: number;
  readonly hash: string;
  readonly ms: number;
}
export interface WorldFigures {
  readonly hash: string;
  readonly kinds: readonly KindFigures[];
}

/** Loads SQLite on demand, because Node prints an "experimental" warning when the module is loaded. */
const database = (path: string, readOnly: boolean): DatabaseSync =>
  new (process.getBuiltinModule("node:sqlite").DatabaseSync)(path, { readOnly });

/** The object that receives the tables: a database, or SQL text for a remote database. */
interface TableSink {
  exec(sql: string): void;
  insert(table: Insert, values: readonly SqlValue[]): void;
}

/** Builds the file at `path`, which must not exist. Throws if a record does not match its schema. */
export function makeWorldFile(
  path: string,
  version: string,
  datasets: readonly AnyDataset[],
  generators: AnyGenerators,
): WorldFigures {
  mkdirSync(dirname(path), { recursive: true });
  const db = database(path, false);
  // Nobody reads an unfinished file, so it needs no protection against crashes.
  db.exec("PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000");
  const prepared = new Map<Insert, ReturnType<DatabaseSync["prepare"]>>();
  db.exec("BEGIN");
  const figures = makeWorld(version, datasets, generators, {
    exec: (sql) => db.exec(sql),
    insert: (table, values) => {
      let statement = prepared.get(table);
      if (!statement) {
        const { into, fields } = table;
        statement = db.prepare(
          `INSERT INTO ${into} (${fields.join(", ")}) VALUES (${fields.map(() => "?").join(", ")})`,
        );
        prepared.set(table, statement);
      }
      statement.run(...values);
    },
  });
  db.exec("COMMIT");
  db.close();
  return figures;
}

/**
 * Writes the tables of the world as SQL statements for `wrangler d1 execute --remote --file`. The length of each
 * statement is within D1's limit.
 */
export function writeWorldSql(
  write: (statement: string) => void,
  version: string,
  datasets: readonly AnyDataset[],
  generators: AnyGenerators,
): WorldFigures {
  const waiting = new Map<Insert, { rows: string[]; bytes: number }>();
  const close = (table: Insert): void => {
    const held = waiting.get(table);
    waiting.delete(table);
    if (!held) return;
    write(`INSERT INTO ${table.into} (${table.fields.join(", ")}) VALUES ${held.rows.join(", ")};`);
  };
  const figures = makeWorld(version, datasets, generators, {
    exec: (sql) => {
      for (const table of waiting.keys()) close(table);
      write(`${sql};`);
    },
    insert: (table, values) => {
      const row = `(${values.map((v) => (typeof v === "number" ? String(v) : `'${v.replaceAll("'", "''")}'`)).join(", ")})`;
      const bytes = Buffer.byteLength(row) + 2;
      if ((waiting.get(table)?.bytes ?? 0) + bytes > maxStatementLength) close(table);
      const held = waiting.get(table) ?? { rows: [], bytes: 200 };
      held.rows.push(row);
      held.bytes += bytes;
      waiting.set(table, held);
    },
  });
  for (const table of waiting.keys()) close(table);
  return figures;
}
const maxStatementLength = 95_000;

function makeWorld(
  version: string,
  datasets: readonly AnyDataset[],
  generators: AnyGenerators,
  sink: TableSink,
): WorldFigures {
  sink.exec(createMeta);
  const kinds = datasets.flatMap((one) =>
    Object.entries(one.kinds).map(([name, kind]) => makeKind(sink, one, name, kind, generators[one.name]?.[name])),
  );
  const hash = digest(kinds.map(({ kind, hash }) => `${kind} ${hash}`).join("\n"));
  const facts = { into: metaTable, fields: ["key", "value"] };
  sink.insert(facts, ["version", version]);
  sink.insert(facts, ["hash", hash]);
  for (const { kind, hash: own, records } of kinds) sink.insert(facts, [`kind ${kind}`, `${records} ${own}`]);
  return { hash, kinds };
}

function makeKind(
  sink: TableSink,
  { name: dataset, queries }: AnyDataset,
  name: string,
  kind: AnyKind,
  generate: (() => Iterable<unknown>) | undefined,
): KindFigures {
  const label = `${dataset}.${name}`;
  if (!generate) throw new Error(`${label}: generate.ts has no generator for it`);
  const from = performance.now();
  for (const sql of createTables(dataset, name, kind)) sink.exec(sql);
  const into = createInserter(dataset, name, kind);
  const hash = createHash("sha256");
  let [records, bytes] = [0, 0];
  for (const row of sortByRank(kind, generate())) {
    const parsed = v.safeParse(kind.row as v.GenericSchema, row);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      throw new Error(`${label} ${JSON.stringify(row).slice(0, 200)}: ${v.getDotPath(issue) ?? ""} ${issue.message}`);
    }
    // The fields are in the order of the schema, not in the order of the generator.
    const body = JSON.stringify(parsed.output);
    const length = Buffer.byteLength(body);
    if (length > maxRecordLength)
      throw new Error(`${label} ${body.slice(0, 60)}: ${length} bytes; a record must have at most ${maxRecordLength}`);
    records += 1;
    bytes += length;
    hash.update(body).update("\n");
    sink.insert(into.row, into.rowValues(records, parsed.output as never, body));
    if (into.words) sink.insert(into.words, into.wordValues(records, parsed.output as never));
  }
  const own = Object.values(queries).filter((query) => query.at.kind === name);
  for (const sql of createIndexes(dataset, name, kind, own)) sink.exec(sql);
  return { kind: label, records, bytes, hash: hash.digest("hex").slice(0, 16), ms: performance.now() - from };
}
/**
 * The maximum length of a record in bytes. With this limit, one statement has room for the record and for the short
 * form of the record (`brief`).
 */
const maxRecordLength = 80_000;

function sortByRank(kind: AnyKind, rows: Iterable<unknown>): Iterable<unknown> {
  const { rank } = kind;
  if (!rank) return rows;
  return [...rows]
    .map((row) => ({ row, rank: rank(row as never), id: (row as { id: string }).id }))
    .sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1))
    .map(({ row }) => row);
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

const worldFolder = join(cache, "world");

async function pathOfWorld(): Promise<string> {
  const { worldVersion } = await import("#world/version.ts");
  return join(worldFolder, `${worldVersion}.sqlite`);
}
/** Returns whether the world of the current sources already exists. */
export const isWorldMade = async (): Promise<boolean> => existsSync(await pathOfWorld());

let making: Promise<string> | null = null;
/**
 * Returns the path of the world's file for the current sources. Makes the file if it does not exist, which takes about
 * 20 s of processor time. Concurrent calls wait for the same file.
 */
export function worldFile(): Promise<string> {
  making ??= makeIfMissing().finally(() => (making = null));
  return making;
}
async function makeIfMissing(): Promise<string> {
  const path = await pathOfWorld();
  if (existsSync(path)) return path;
  process.stderr.write("Generating the world's records (only once) …\n");
  // Runs in a separate process, to save the server's memory.
  await promisify(execFile)(process.execPath, [import.meta.filename], { maxBuffer: 1 << 24 });
  return path;
}

/** Makes the world's file, and then deletes the files of older worlds. */
async function buildWorldFile(): Promise<void> {
  // The pages and the worker are built at the same time and have priority, because a server cannot start without them.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const { version, datasets, generators } = await importWorldSources();
  mkdirSync(worldFolder, { recursive: true });
  const path = join(worldFolder, `${version}.sqlite`);
  const fresh = `${path}.${process.pid}.new`;
  rmSync(fresh, { force: true });
  try {
    makeWorldFile(fresh, version, datasets, generators);
    renameSync(fresh, path);
  } finally {
    rmSync(fresh, { force: true });
  }
  // A process that still reads an older file is not disturbed, because the system keeps a deleted file until all
  // readers have closed it.
  const old = readdirSync(worldFolder).filter((name) => name.endsWith(".sqlite") && name !== `${version}.sqlite`);
  for (const name of old) rmSync(join(worldFolder, name), { force: true });
}

/**
 * Returns the SQL statements for a world that has only the named datasets. Tests use such a world because it is small. A
 * separate process makes the statements, because making the records blocks a process for up to a minute.
 */
export async function worldSql(names: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "world-sql-"));
  const file = join(folder, "statements");
  try {
    await promisify(execFile)(process.execPath, [import.meta.filename, file, ...names]);
    const statements: string[] = [];
    for await (const line of createInterface({ input: createReadStream(file) }))
      statements.push(JSON.parse(line) as string);
    return statements;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
/** Writes the statements of `worldSql` to a file, each as JSON on a line. */
async function writeSqlFile(path: string, names: readonly string[]): Promise<void> {
  const { version, datasets, generators } = await importWorldSources();
  const some = datasets.filter(({ name }) => names.includes(name));
  const file = openSync(path, "w");
  writeWorldSql((statement) => writeSync(file, `${JSON.stringify(statement)}\n`), version, some, generators);
  closeSync(file);
}

/** Imports the sources of the world on demand, because some of these files exist only after `generate`. */
export async function importWorldSources() {
  const [{ worldVersion: version }, { datasets }, generators] = await Promise.all([
    import("#world/version.ts"),
    import("#world/registry.ts"),
    import("#world/generators.ts"),
  ]);
  return { version, datasets, generators: generators.generators as unknown as AnyGenerators };
}

/** Opens a world's file in this process, for tests, samplers and tools. */
export function openWorld(path: string): {
  readonly select: SelectRows;
  readonly selectNow: SelectRowsSync;
  close(): void;
} {
  const db = database(path, true);
  const prepared = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const selectNow: SelectRowsSync = (statements) =>
    statements.map(({ sql, params }) => {
      let statement = prepared.get(sql);
      if (!statement) prepared.set(sql, (statement = db.prepare(sql)));
      return statement.all(...params);
    });
  return { select: async (statements) => selectNow(statements), selectNow, close: () => db.close() };
}

/**
 * Returns the world for samplers and judges in this process. From then on, phones in this process also read this world.
 */
export async function localWorld(): Promise<World> {
  const { select, selectNow } = openWorld(await worldFile());
  const read = readSync(selectNow);
  setWorldReader((query, args) => deepFreeze(read(query as AnyQuery, args) as Json) as never);
  return createWorld(select);
}

/**
 * Returns a function that returns the record with an id, or null. It searches all kinds of records; no app can do that,
 * because the apps ask by kind.
 */
export async function openWorldRecords(): Promise<(id: string) => Json> {
  const db = database(await worldFile(), true);
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%body TEXT%'").all();
  const statements = tables.map(({ name }) => db.prepare(`SELECT body FROM ${String(name)} WHERE id = ?`));
  const found = new Map<string, Json>();
  return (id) => {
    if (!found.has(id)) {
      const row = statements.map((statement) => statement.get(id)).find((one) => one !== undefined);
      found.set(id, row === undefined ? null : (JSON.parse(String(row["body"])) as Json));
    }
    return found.get(id)!;
  };
}

/** Copies the file to the path at which miniflare looks for a D1 database, below miniflare's storage folder. */
export function placeWorld(file: string, persist: string, databaseId: string): void {
  const kind = "miniflare-D1DatabaseObject";
  const target = join(persist, "d1", kind, `${objectId(kind, databaseId)}.sqlite`);
  const stamp = `${target}.from`;
  const { size, mtimeMs, ino } = statSync(file);
  const from = `${file} ${size} ${mtimeMs} ${ino}`;
  // A server that restarts in the same folder keeps the file, because writing a quarter of a gigabyte again takes time.
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === from && existsSync(target) && statSync(target).size === size)
    return;
  mkdirSync(dirname(target), { recursive: true });
  rmSync(stamp, { force: true });
  const fresh = `${target}.${process.pid}.new`;
  copyFileSync(file, fresh, fileConstants.COPYFILE_FICLONE);
  for (const rest of ["-wal", "-shm"]) rmSync(`${target}${rest}`, { force: true });
  renameSync(fresh, target);
  writeFileSync(stamp, from);
}

if (import.meta.main) {
  const [file, ...names] = process.argv.slice(2);
  await (file === undefined ? buildWorldFile() : writeSqlFile(file, names));
}
