/**
 * Translates the declarations to SQLite: tables, indexes, the full-text index of each kind, and the statements of a
 * query.
 */
import { maxCandidates, maxCount, type AnyKind, type AnyQuery, type AnyListSpec } from "./define.ts";
import { indexQuery, indexText, labelToken } from "./tokens.ts";

export type SqlValue = string | number;
export interface Statement {
  readonly sql: string;
  readonly params: readonly SqlValue[];
}

/**
 * Returns the name of the table of a kind. The row number in a table is the rank of the record: 1, 2, 3 … A page in the
 * order of ranks therefore needs no sorting.
 */
const tableName = (dataset: string, kind: string): string => `${dataset}_${kind}`;
const indexTableName = (table: string): string => `${table}_words`;
const columnName = (name: string): string => `c_${name}`;

const listColumns = (kind: AnyKind): [string, { type: "text" | "number"; of: (row: never) => SqlValue }][] =>
  Object.entries(kind.columns ?? {});
const listTags = (kind: AnyKind): [string, (row: never) => readonly string[]][] => Object.entries(kind.tags ?? {});
const isIndexed = (kind: AnyKind): boolean => kind.search !== undefined || listTags(kind).length > 0;

/** A table with the version and hash of the world. */
export const metaTable = "world";
export const createMeta = `CREATE TABLE ${metaTable} (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`;

export function createTables(dataset: string, name: string, kind: AnyKind): string[] {
  const table = tableName(dataset, name);
  const columns = listColumns(kind).map(
    ([c, { type }]) => `${columnName(c)} ${type === "text" ? "TEXT" : "REAL"} NOT NULL`,
  );
  const fields = [
    "rank INTEGER PRIMARY KEY",
    "id TEXT NOT NULL",
    ...columns,
    ...(kind.brief ? ["brief TEXT NOT NULL"] : []),
    "body TEXT NOT NULL",
  ];
  return [
    `CREATE TABLE ${table} (${fields.join(", ")})`,
    ...(isIndexed(kind)
      ? [
          `CREATE VIRTUAL TABLE ${indexTableName(table)} USING fts5(title, text, labels, content='', columnsize=0, prefix='1', tokenize="unicode61 remove_diacritics 0")`,
        ]
      : []),
  ];
}

/** Returns the statements that create the indexes. They run after the rows are inserted, which is faster. */
export function createIndexes(dataset: string, name: string, kind: AnyKind, queries: readonly AnyQuery[]): string[] {
  const table = tableName(dataset, name);
  const wanted = new Set<string>();
  for (const { list } of queries) {
    if (!list) continue;
    const orders = Object.values(list.sorts ?? {}).map(
      ({ by, desc }) => `${columnName(by)}${desc ? " DESC" : ""}, rank`,
    );
    const filters = Object.entries(list.where ?? {}).flatMap(([c, how]) => (how === "has" ? [] : [columnName(c)]));
    for (const key of [...orders, ...filters]) wanted.add(key);
    for (const filter of filters)
      for (const order of orders) if (!order.startsWith(filter)) wanted.add(`${filter}, ${order}`);
  }
  return [
    `CREATE UNIQUE INDEX ${table}_id ON ${table} (id)`,
    ...[...wanted].sort().map((key, n) => `CREATE INDEX ${table}_${n} ON ${table} (${key})`),
    ...(isIndexed(kind) ? [`INSERT INTO ${indexTableName(table)} (${indexTableName(table)}) VALUES ('optimize')`] : []),
  ];
}

export interface Insert {
  readonly into: string;
  readonly fields: readonly string[];
}
export interface Inserter {
  readonly row: Insert;
  readonly words: Insert | null;
  rowValues(rank: number, row: never, body: string): SqlValue[];
  wordValues(rank: number, row: never): SqlValue[];
}
export function createInserter(dataset: string, name: string, kind: AnyKind): Inserter {
  const table = tableName(dataset, name);
  const columns = listColumns(kind);
  const tags = listTags(kind);
  const briefOf = kind.brief as readonly string[] | undefined;
  const fields = ["rank", "id", ...columns.map(([c]) => columnName(c)), ...(briefOf ? ["brief"] : []), "body"];
  return {
    row: { into: table, fields },
    words: isIndexed(kind) ? { into: indexTableName(table), fields: ["rowid", "title", "text", "labels"] } : null,
    rowValues: (rank, row, body) => [
      rank,
      (row as { id: string }).id,
      ...columns.map(([, { of }]) => of(row)),
      ...(briefOf
        ? [JSON.stringify(Object.fromEntries(briefOf.map((f) => [f, (row as Record<string, unknown>)[f]])))]
        : []),
      body,
    ],
    wordValues: (rank, row) => {
      const labels = [
        ...columns.filter(([, { type }]) => type === "text").map(([c, { of }]) => labelToken(c, of(row))),
        ...tags.flatMap(([t, of]) => of(row).map((value) => labelToken(t, value))),
      ];
      const { title, text } = kind.search ?? {};
      return [rank, indexText(title?.(row) ?? []), indexText(text?.(row) ?? []), labels.join(" ")];
    },
  };
}

/**
 * Returns the statements of a query. The first returns texts in `text`. The second, if any, returns a number in `n`.
 */
export function queryStatements(query: AnyQuery, args: Readonly<Record<string, unknown>>): Statement[] {
  const table = tableName(query.at.dataset, query.at.kind);
  if (query.returns === "list") return listStatements(table, query.kind, query.list!, args);
  if (query.returns === "many") {
    const ids = args["ids"] as readonly string[];
    return [
      { sql: `SELECT id, body AS text FROM ${table} WHERE id IN (${ids.map(() => "?").join(", ")})`, params: ids },
    ];
  }
  const field = query.raw ? `json_extract(body, '$.${query.raw.field}')` : "body";
  return [{ sql: `SELECT ${field} AS text FROM ${table} WHERE id = ?`, params: [args["id"] as string] }];
}

function listStatements(
  table: string,
  kind: AnyKind,
  list: AnyListSpec,
  args: Readonly<Record<string, unknown>>,
): Statement[] {
  const page = (args["page"] as number | undefined) ?? 0;
  const { size } = list;
  const text = kind.brief && list.as !== "row" ? "brief" : "body";
  const sort = list.sorts?.[String(args["sort"])];
  const order = sort ? `t.${columnName(sort.by)}${sort.desc ? " DESC" : ""}, t.rank` : "t.rank";

  const words = typeof args["q"] === "string" && args["q"].trim() !== "" ? indexQuery(args["q"]) : undefined;
  // A search text without letters or digits finds nothing.
  if (words === null) return [{ sql: `SELECT '' AS text FROM ${table} WHERE 0`, params: [] }];

  const labels: string[] = [];
  const conditions: string[] = [];
  const values: SqlValue[] = [];
  const searched =
    words !== undefined || Object.entries(list.where ?? {}).some(([c, how]) => how === "has" && c in args);
  const condition = (sql: string, value: unknown): void => {
    if (value === undefined) return;
    conditions.push(sql);
    values.push(value as SqlValue);
  };
  for (const [name, how] of Object.entries(list.where ?? {})) {
    if (how === "range") {
      condition(`t.${columnName(name)} >= ?`, args[`${name}_min`]);
      condition(`t.${columnName(name)} <= ?`, args[`${name}_max`]);
    } else if (how === "any") {
      const allowed = args[`${name}_any`] as readonly string[] | undefined;
      if (!allowed) continue;
      conditions.push(`t.${columnName(name)} IN (${allowed.map(() => "?").join(", ")})`);
      values.push(...allowed);
    } else if (args[name] === undefined) continue;
    else if (how === "has" || (searched && kind.columns?.[name]?.type === "text"))
      labels.push(`labels : "${labelToken(name, args[name] as SqlValue)}"`);
    // "" is the value of most records, such as comments without a parent. "+" keeps SQLite from its index, which is
    // slower than the index of any other condition.
    else condition(`${args[name] === "" ? "+" : ""}t.${columnName(name)} = ?`, args[name]);
  }
  const where = (more: readonly string[] = []): string => {
    const all = [...more, ...conditions];
    return all.length > 0 ? ` WHERE ${all.join(" AND ")}` : "";
  };
  const from = page * size;
  if (!searched) {
    // Ranks have no gaps. So if a query has neither filter nor sort, the page number gives the rank of its first row.
    const straight = conditions.length === 0 && !sort;
    const rows = straight
      ? { sql: `SELECT ${text} AS text FROM ${table} WHERE rank > ? ORDER BY rank LIMIT ?`, params: [from, size + 1] }
      : {
          sql: `SELECT ${text} AS text FROM ${table} t${where()} ORDER BY ${order} LIMIT ? OFFSET ?`,
          params: [...values, size + 1, from],
        };
    return [rows, countStatement(`SELECT 1 FROM ${table} t${where()}`, values)];
  }

  const index = indexTableName(table);
  const joined = `${index} w JOIN ${table} t ON t.rank = w.rowid`;
  const match = `${index} MATCH ?`;
  const all = [...(words === undefined ? [] : [`{title text} : (${words})`]), ...labels].join(" AND ");
  // Without other conditions, the index alone is enough to find and count the rows.
  const hits = conditions.length > 0 ? joined : `${index} w`;
  const count = countStatement(`SELECT 1 FROM ${hits}${where([match])}`, [all, ...values]);
  if (sort) {
    const best = `SELECT w.rowid AS r FROM ${hits}${where([match])} ORDER BY w.rowid LIMIT ${maxCandidates}`;
    const sql = `SELECT t.${text} AS text FROM (${best}) b JOIN ${table} t ON t.rank = b.r ORDER BY ${order} LIMIT ? OFFSET ?`;
    return [{ sql, params: [all, ...values, size + 1, from] }, count];
  }
  if (words === undefined || !kind.search?.text || !kind.search.title) {
    const sql = `SELECT t.${text} AS text FROM ${joined}${where([match])} ORDER BY w.rowid LIMIT ? OFFSET ?`;
    return [{ sql, params: [all, ...values, size + 1, from] }, count];
  }
  // Records whose title contains all words come first, then the other results. The statement reads both groups only up
  // to the end of this page.
  const first = [`title : (${words})`, ...labels].join(" AND ");
  const rest = `(${all}) NOT (title : (${words}))`;
  const upTo = from + size + 1;
  const part = (tier: number): string =>
    `SELECT * FROM (SELECT w.rowid AS r, ${tier} AS tier FROM ${hits}${where([match])} ORDER BY w.rowid LIMIT ?)`;
  const sql = `SELECT t.${text} AS text FROM (${part(0)} UNION ALL ${part(1)} ORDER BY tier, r LIMIT ? OFFSET ?) b JOIN ${table} t ON t.rank = b.r ORDER BY b.tier, b.r`;
  return [{ sql, params: [first, ...values, upTo, rest, ...values, upTo, size + 1, from] }, count];
}

const countStatement = (sql: string, params: readonly SqlValue[]): Statement => ({
  sql: `SELECT count(*) AS n FROM (${sql} LIMIT ${maxCount})`,
  params,
});
