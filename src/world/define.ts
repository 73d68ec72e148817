/**
 * Declares a dataset of the world, with its kinds of records and the queries on these records. One declaration produces
 * the tables with their indexes, the route with its validation, and the typed reads for screens, samplers and judges.
 */
import * as v from "valibot";

export type RowSchema = v.StrictObjectSchema<
  { readonly id: v.GenericSchema<string> } & v.ObjectEntries,
  v.ErrorMessage<v.StrictObjectIssue> | undefined
>;
type RowOf<S extends RowSchema> = v.InferOutput<S>;

export interface Column<R> {
  readonly type: "text" | "number";
  readonly of: (row: R) => string | number;
}
export interface KindSpec<S extends RowSchema> {
  readonly row: S;
  /** The texts that a search looks in. A record with a hit in `title` comes before records with hits only in `text`. */
  readonly search?: {
    readonly title: (row: RowOf<S>) => readonly string[];
    readonly text?: (row: RowOf<S>) => readonly string[];
  };
  /** The values by which lists filter and sort. */
  readonly columns?: Readonly<Record<string, Column<RowOf<S>>>>;
  /** Labels of a record. A record can have several labels, and lists can filter by one of them. */
  readonly tags?: Readonly<Record<string, (row: RowOf<S>) => readonly string[]>>;
  /** The fields that lists return. By default, lists return complete records. */
  readonly brief?: readonly (keyof RowOf<S> & string)[];
  /**
   * Returns the rank of a record. Higher ranks come first, and records with equal ranks are sorted by id. Without
   * ranks, the records stay in the order in which they were generated.
   */
  readonly rank?: (row: RowOf<S>) => number;
}
export type Kind<S extends RowSchema, K extends KindSpec<S>> = K & { readonly row: S };
// oxlint-disable-next-line typescript/no-explicit-any -- kinds of every shape stand in one table; each is checked where it is declared
export type AnyKind = KindSpec<any>;

export type Row<K> = K extends { readonly row: infer S extends RowSchema } ? RowOf<S> : never;
export type Brief<K> = K extends { readonly brief: readonly (infer F)[] } ? Pick<Row<K>, F & keyof Row<K>> : Row<K>;

export const kind = <const S extends RowSchema, const K extends KindSpec<S>>(
  spec: K & KindSpec<S> & { readonly row: S },
): Kind<S, K> => spec;

/** The result of a list query. */
export interface Page<R> {
  readonly rows: readonly R[];
  /** Whether there is another page after this one. */
  readonly more: boolean;
  /** The number of matches, counted up to `maxCount`. The value `maxCount` means "at least this many". */
  readonly total: number;
}
export const maxCount = 1000;
/** The number of hits that a sorted search considers, in the order of their rank. */
export const maxCandidates = 2000;
export const maxIds = 60;

type ColumnsOf<K> = K extends { readonly columns: infer C } ? C : {};
type TagsOf<K> = K extends { readonly tags: infer T } ? T : {};
type ValueOf<C> = C extends { readonly type: "number" } ? number : string;

export interface ListSpec<K> {
  /** Whether the list accepts a search text `q`. */
  readonly search?: boolean;
  /**
   * Filters. "equal" accepts the column's value. "range" accepts `<column>_min` and `<column>_max`. "any" is for text
   * columns, and accepts `<column>_any`, a list of up to `maxIds` values of which the column has one. "has" matches
   * records that have the tag.
   */
  readonly where?: Readonly<
    { [C in keyof ColumnsOf<K>]?: "equal" | "range" | "any" } & { [T in keyof TagsOf<K>]?: "has" }
  >;
  /** Orders in addition to the order by rank. The keys are the values that `sort` accepts. */
  readonly sorts?: Readonly<Record<string, { readonly by: keyof ColumnsOf<K> & string; readonly desc?: boolean }>>;
  /** The number of records per page. */
  readonly size: number;
  /** If the value is "row", the list returns complete records although the kind has a `brief`. */
  readonly as?: "row";
}

/** `ListSpec` without type parameters, for code that handles lists of every kind. */
export interface AnyListSpec {
  readonly search?: boolean;
  readonly where?: Readonly<Record<string, "equal" | "range" | "any" | "has">>;
  readonly sorts?: Readonly<Record<string, { readonly by: string; readonly desc?: boolean }>>;
  readonly size: number;
  readonly as?: "row";
}

type FiltersOf<L> = L extends { readonly where: infer W } ? W : {};
type EqualArgs<K, L> = {
  readonly [C in keyof FiltersOf<L> as FiltersOf<L>[C] extends "equal" ? C : never]?: C extends keyof ColumnsOf<K>
    ? ValueOf<ColumnsOf<K>[C]>
    : never;
};
type RangeArgs<L> = {
  readonly [C in keyof FiltersOf<L> as FiltersOf<L>[C] extends "range"
    ? `${C & string}_min` | `${C & string}_max`
    : never]?: number;
};
type AnyArgs<L> = {
  readonly [C in keyof FiltersOf<L> as FiltersOf<L>[C] extends "any" ? `${C & string}_any` : never]?: readonly string[];
};
type TagArgs<L> = { readonly [C in keyof FiltersOf<L> as FiltersOf<L>[C] extends "has" ? C : never]?: string };
type SortArgs<L> = L extends { readonly sorts: infer S } ? { readonly sort?: keyof S & string } : {};
type SearchArgs<L> = L extends { readonly search: true } ? { readonly q?: string } : {};
export type ListArgs<K, L> = EqualArgs<K, L> &
  RangeArgs<L> &
  AnyArgs<L> &
  TagArgs<L> &
  SortArgs<L> &
  SearchArgs<L> & {
    /** The page number, starting at 0. */
    readonly page?: number;
  };

/** A query, with the types of its arguments and its answer. */
export interface Query<Args, Answer> {
  readonly returns: "one" | "many" | "list" | "raw";
  readonly kind: AnyKind;
  readonly list: AnyListSpec | null;
  /** For queries that return "raw", the field whose text is the answer, and the media type of this text. */
  readonly raw: { readonly field: string; readonly media: string } | null;
  readonly args: v.GenericSchema;
  /**
   * Whether only judges and samplers can use the query, because the records would reveal answers of tasks to an agent.
   */
  readonly secret: boolean;
  /** The dataset, name and kind of the query. The query's dataset sets this field. */
  readonly at: { readonly dataset: string; readonly name: string; readonly kind: string };
  /** Connects a query with the types of its arguments and its answer. The field never has a value. */
  readonly of?: { readonly args: Args; readonly answer: Answer };
}
// oxlint-disable-next-line typescript/no-explicit-any -- for tables of queries of every shape
export type AnyQuery = Query<any, any>;
export type ArgsOf<Q> = Q extends Query<infer A, unknown> ? A : never;
export type AnswerOf<Q> = Q extends Query<never, infer R> ? R : Q extends Query<infer _, infer R> ? R : never;

const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const unplaced = { dataset: "", name: "", kind: "" };

/** Returns one record by its id, or null. */
export const one = <K extends AnyKind>(of: K): Query<{ readonly id: string }, Row<K> | null> => ({
  returns: "one",
  kind: of,
  list: null,
  raw: null,
  args: v.strictObject({ id: IdSchema }),
  secret: false,
  at: unplaced,
});

/** Returns records in the order of the given ids. Omits unknown ids. */
export const many = <K extends AnyKind>(of: K): Query<{ readonly ids: readonly string[] }, readonly Row<K>[]> => ({
  returns: "many",
  kind: of,
  list: null,
  raw: null,
  args: v.strictObject({ ids: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(maxIds)) }),
  secret: false,
  at: unplaced,
});

/** Searches, filters and sorts records, and returns them in pages. */
export const list = <K extends AnyKind, const L extends ListSpec<K>>(
  of: K,
  spec: L & ListSpec<K>,
): Query<ListArgs<K, L>, Page<L extends { readonly as: "row" } ? Row<K> : Brief<K>>> => ({
  returns: "list",
  kind: of,
  list: spec as unknown as AnyListSpec,
  raw: null,
  args: listArgsSchema(of, spec as unknown as AnyListSpec),
  secret: false,
  at: unplaced,
});

/** Serves a text field of a record as a file. A page can, for example, show a picture by its URL. */
export const raw = <K extends AnyKind>(
  of: K,
  spec: { readonly field: keyof Row<K> & string; readonly media: string },
): Query<{ readonly id: string }, string> => ({
  returns: "raw",
  kind: of,
  list: null,
  raw: spec,
  args: v.strictObject({ id: IdSchema }),
  secret: false,
  at: unplaced,
});

/** Returns a copy of the query that is not available over HTTP. */
export const secret = <A, R>(query: Query<A, R>): Query<A, R> => ({ ...query, secret: true });

function listArgsSchema(of: AnyKind, { search, where = {}, sorts = {} }: AnyListSpec): v.GenericSchema {
  const entries: Record<string, v.GenericSchema> = {
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500))),
  };
  if (search) entries["q"] = v.optional(v.pipe(v.string(), v.maxLength(200)));
  if (Object.keys(sorts).length > 0) entries["sort"] = v.optional(v.picklist(Object.keys(sorts)));
  for (const [name, how] of Object.entries(where)) {
    if (how === "range") {
      entries[`${name}_min`] = v.optional(v.pipe(v.number(), v.finite()));
      entries[`${name}_max`] = v.optional(v.pipe(v.number(), v.finite()));
    } else if (how === "any")
      entries[`${name}_any`] = v.optional(v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(maxIds)));
    else if (how === "equal" && of.columns?.[name]?.type === "number")
      entries[name] = v.optional(v.pipe(v.number(), v.finite()));
    else entries[name] = v.optional(v.pipe(v.string(), v.maxLength(200)));
  }
  return v.strictObject(entries);
}

export interface Dataset<
  N extends string,
  K extends Readonly<Record<string, AnyKind>>,
  Q extends Readonly<Record<string, AnyQuery>>,
> {
  readonly name: N;
  readonly kinds: K;
  readonly queries: Q;
}
export type AnyDataset = Dataset<string, Readonly<Record<string, AnyKind>>, Readonly<Record<string, AnyQuery>>>;

/** Creates the default export of `src/world/<name>/index.ts`. */
export function defineDataset<
  const N extends string,
  const K extends Readonly<Record<string, AnyKind>>,
  const Q extends Readonly<Record<string, AnyQuery>>,
>(name: N, { kinds, queries }: { readonly kinds: K; readonly queries: Q }): Dataset<N, K, Q> {
  for (const word of [name, ...Object.keys(kinds), ...Object.keys(queries)])
    if (!/^[a-z][a-z0-9]*$/.test(word)) throw new Error(`${name}: ${word} is not one lower-case word`);
  const placed = Object.entries(queries).map(([query, declared]) => {
    const kindName = Object.keys(kinds).find((k) => kinds[k] === declared.kind);
    if (kindName === undefined) throw new Error(`${name}.${query} asks for a kind that is not listed`);
    return [query, { ...declared, at: { dataset: name, name: query, kind: kindName } }] as const;
  });
  return { name, kinds, queries: Object.fromEntries(placed) as unknown as Q };
}

/**
 * The type of the default export of `src/world/<name>/generate.ts`. The export yields the records of each kind, and
 * always yields the same records.
 */
export type Generators<I> =
  I extends Dataset<string, infer K, Readonly<Record<string, AnyQuery>>>
    ? { readonly [N in keyof K]: () => Iterable<Row<K[N]>> }
    : never;
