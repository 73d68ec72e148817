/**
 * How a part of the world is declared: kinds of records and the queries over them. From one declaration come the tables
 * and their indexes, the route with its validation, and the typed reads of screens, samplers and judges.
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
  /** What a search finds a record by. Hits in `title` come before hits in `text` alone. */
  readonly search?: {
    readonly title: (row: RowOf<S>) => readonly string[];
    readonly text?: (row: RowOf<S>) => readonly string[];
  };
  /** What lists filter and sort by. */
  readonly columns?: Readonly<Record<string, Column<RowOf<S>>>>;
  /** Labels of which a record has several; lists filter by one. */
  readonly tags?: Readonly<Record<string, (row: RowOf<S>) => readonly string[]>>;
  /** Lists answer with these fields alone; without it with whole records. */
  readonly brief?: readonly (keyof RowOf<S> & string)[];
  /** Higher comes first, ties by id. Without it records stand in the order in which they are made. */
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

/** What a list answers. */
export interface Page<R> {
  readonly rows: readonly R[];
  /** There is a page after this one. */
  readonly more: boolean;
  /** How many there are in all, counted up to `countMost`: that number stands for "at least so many". */
  readonly total: number;
}
export const countMost = 1000;
/** Sorted search results are the best of the first so many hits in rank order. */
export const candidatesMost = 2000;
export const idsMost = 60;

type ColumnsOf<K> = K extends { readonly columns: infer C } ? C : {};
type TagsOf<K> = K extends { readonly tags: infer T } ? T : {};
type ValueOf<C> = C extends { readonly type: "number" } ? number : string;

export interface ListSpec<K> {
  /** Takes `q`. */
  readonly search?: boolean;
  /** Column → taken as it is, or as `<column>_min` and `<column>_max`; tag → records that have it. */
  readonly where?: Readonly<{ [C in keyof ColumnsOf<K>]?: "equal" | "range" } & { [T in keyof TagsOf<K>]?: "has" }>;
  /** Orders beside rank, by the name that `sort` takes. */
  readonly sorts?: Readonly<Record<string, { readonly by: keyof ColumnsOf<K> & string; readonly desc?: boolean }>>;
  /** Records of a page. */
  readonly size: number;
  /** "row": whole records though the kind has a brief. */
  readonly as?: "row";
}

/** The same for what handles lists of every kind. */
export interface AnyListSpec {
  readonly search?: boolean;
  readonly where?: Readonly<Record<string, "equal" | "range" | "has">>;
  readonly sorts?: Readonly<Record<string, { readonly by: string; readonly desc?: boolean }>>;
  readonly size: number;
  readonly as?: "row";
}

type Where<L> = L extends { readonly where: infer W } ? W : {};
type Equals<K, L> = {
  readonly [C in keyof Where<L> as Where<L>[C] extends "equal" ? C : never]?: C extends keyof ColumnsOf<K>
    ? ValueOf<ColumnsOf<K>[C]>
    : never;
};
type Ranges<L> = {
  readonly [C in keyof Where<L> as Where<L>[C] extends "range"
    ? `${C & string}_min` | `${C & string}_max`
    : never]?: number;
};
type Has<L> = { readonly [C in keyof Where<L> as Where<L>[C] extends "has" ? C : never]?: string };
type Sorts<L> = L extends { readonly sorts: infer S } ? { readonly sort?: keyof S & string } : {};
type Search<L> = L extends { readonly search: true } ? { readonly q?: string } : {};
export type ListArgs<K, L> = Equals<K, L> &
  Ranges<L> &
  Has<L> &
  Sorts<L> &
  Search<L> & {
    /** From 0. */
    readonly page?: number;
  };

/** What is asked, with the types of its arguments and of its answer. */
export interface Query<Args, Answer> {
  readonly does: "one" | "many" | "list" | "raw";
  readonly kind: AnyKind;
  readonly list: AnyListSpec | null;
  /** "raw": a field whose text is the answer, with its media type. */
  readonly raw: { readonly field: string; readonly media: string } | null;
  readonly args: v.GenericSchema;
  /** Judges and samplers alone may ask: it would tell an agent the answers. */
  readonly secret: boolean;
  /** Set by the inhabitant that has it. */
  readonly at: { readonly inhabitant: string; readonly name: string; readonly kind: string };
  /** Types alone; nothing is there. */
  readonly of?: { readonly args: Args; readonly answer: Answer };
}
// oxlint-disable-next-line typescript/no-explicit-any -- for tables of queries of every shape
export type AnyQuery = Query<any, any>;
export type ArgsOf<Q> = Q extends Query<infer A, unknown> ? A : never;
export type AnswerOf<Q> = Q extends Query<never, infer R> ? R : Q extends Query<infer _, infer R> ? R : never;

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const nowhere = { inhabitant: "", name: "", kind: "" };

/** One record by its id, or null. */
export const one = <K extends AnyKind>(of: K): Query<{ readonly id: string }, Row<K> | null> => ({
  does: "one",
  kind: of,
  list: null,
  raw: null,
  args: v.strictObject({ id: Id }),
  secret: false,
  at: nowhere,
});

/** Records by their ids, in that order; what there is not is left out. */
export const many = <K extends AnyKind>(of: K): Query<{ readonly ids: readonly string[] }, readonly Row<K>[]> => ({
  does: "many",
  kind: of,
  list: null,
  raw: null,
  args: v.strictObject({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(idsMost)) }),
  secret: false,
  at: nowhere,
});

/** Records page by page: searched, filtered, sorted. */
export const list = <K extends AnyKind, const L extends ListSpec<K>>(
  of: K,
  spec: L & ListSpec<K>,
): Query<ListArgs<K, L>, Page<L extends { readonly as: "row" } ? Row<K> : Brief<K>>> => ({
  does: "list",
  kind: of,
  list: spec as unknown as AnyListSpec,
  raw: null,
  args: listArgs(of, spec as unknown as AnyListSpec),
  secret: false,
  at: nowhere,
});

/** A text inside a record as a file of its own: a picture that a page shows by its address. */
export const raw = <K extends AnyKind>(
  of: K,
  spec: { readonly field: keyof Row<K> & string; readonly media: string },
): Query<{ readonly id: string }, string> => ({
  does: "raw",
  kind: of,
  list: null,
  raw: spec,
  args: v.strictObject({ id: Id }),
  secret: false,
  at: nowhere,
});

/** The same query, not answered over HTTP. */
export const secret = <A, R>(query: Query<A, R>): Query<A, R> => ({ ...query, secret: true });

function listArgs(of: AnyKind, { search, where = {}, sorts = {} }: AnyListSpec): v.GenericSchema {
  const entries: Record<string, v.GenericSchema> = {
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500))),
  };
  if (search) entries["q"] = v.optional(v.pipe(v.string(), v.maxLength(200)));
  if (Object.keys(sorts).length > 0) entries["sort"] = v.optional(v.picklist(Object.keys(sorts)));
  for (const [name, how] of Object.entries(where)) {
    if (how === "range") {
      entries[`${name}_min`] = v.optional(v.pipe(v.number(), v.finite()));
      entries[`${name}_max`] = v.optional(v.pipe(v.number(), v.finite()));
    } else if (how === "equal" && of.columns?.[name]?.type === "number")
      entries[name] = v.optional(v.pipe(v.number(), v.finite()));
    else entries[name] = v.optional(v.pipe(v.string(), v.maxLength(200)));
  }
  return v.strictObject(entries);
}

export interface Inhabitant<
  N extends string,
  K extends Readonly<Record<string, AnyKind>>,
  Q extends Readonly<Record<string, AnyQuery>>,
> {
  readonly name: N;
  readonly kinds: K;
  readonly queries: Q;
}
export type AnyInhabitant = Inhabitant<string, Readonly<Record<string, AnyKind>>, Readonly<Record<string, AnyQuery>>>;

/** The default export of `src/world/<name>/index.ts`. */
export function inhabitant<
  const N extends string,
  const K extends Readonly<Record<string, AnyKind>>,
  const Q extends Readonly<Record<string, AnyQuery>>,
>(name: N, { kinds, queries }: { readonly kinds: K; readonly queries: Q }): Inhabitant<N, K, Q> {
  for (const word of [name, ...Object.keys(kinds), ...Object.keys(queries)])
    if (!/^[a-z][a-z0-9]*$/.test(word)) throw new Error(`${name}: ${word} is not one lower-case word`);
  const placed = Object.entries(queries).map(([query, declared]) => {
    const kindName = Object.keys(kinds).find((k) => kinds[k] === declared.kind);
    if (kindName === undefined) throw new Error(`${name}.${query} asks for a kind that is not listed`);
    return [query, { ...declared, at: { inhabitant: name, name: query, kind: kindName } }] as const;
  });
  return { name, kinds, queries: Object.fromEntries(placed) as unknown as Q };
}

/** The default export of `src/world/<name>/generate.ts`: for each kind its records, the same ones every time. */
export type Generators<I> =
  I extends Inhabitant<string, infer K, Readonly<Record<string, AnyQuery>>>
    ? { readonly [N in keyof K]: () => Iterable<Row<K[N]>> }
    : never;
