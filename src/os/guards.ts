/**
 * Guards as data, so that tools that analyse the navigation can read the comparison. A guard that these operators
 * cannot express is a function. Tools know only the name of such a function.
 */

type Scalar = string | number | boolean | null;
/** `path`: a dotted path that starts with `view`, `params`, `state` or `os`. */
export type Condition =
  | { readonly op: "equal"; readonly path: string; readonly value: Scalar }
  | { readonly op: "member"; readonly path: string; readonly values: readonly Scalar[] }
  /** Holds if the number, the length of the list, or the length of the trimmed text is at least `least`. */
  | { readonly op: "atLeast"; readonly path: string; readonly least: number }
  | { readonly op: "all" | "any"; readonly of: readonly Condition[] }
  | { readonly op: "not"; readonly of: Condition };

/** A guard with a readable condition. */
export interface DeclaredGuard<C> {
  (c: C): boolean;
  readonly condition: Condition;
}
/** The type that has `X` at a path: `At<"view.step", string>` is `{ view: { step: string } }`. */
type ContextWithPath<P extends string, X> = P extends `${infer First}.${infer Rest}`
  ? { readonly [K in First]: NestedField<Rest, X> }
  : { readonly [K in P]: X };
type NestedField<P extends string, X> = P extends `${infer First}.${infer Rest}`
  ? { readonly [K in First]: OptionalPath<Rest, X> }
  : { readonly [K in P]: X };
/** A nested field. If a field on the path is missing, the value is undefined. */
type OptionalPath<P extends string, X> =
  | (P extends `${infer First}.${infer Rest}`
      ? { readonly [K in First]?: OptionalPath<Rest, X> }
      : { readonly [K in P]?: X | undefined })
  | null
  | undefined;
type Measurable = string | number | readonly unknown[];
type ContextOf<G> = G extends DeclaredGuard<infer C> ? C : never;
/** A context with all the data that the guards read. */
type CombinedContext<G> = (G extends unknown ? (g: ContextOf<G>) => void : never) extends (all: infer C) => void
  ? C
  : never;
// oxlint-disable-next-line no-explicit-any -- each of the guards reads something else
type AnyDeclared = DeclaredGuard<any>;

export const conditionOf = (guard: unknown): Condition | null =>
  (guard as Partial<AnyDeclared> | undefined)?.condition ?? null;

const declareGuard = <C>(condition: Condition): DeclaredGuard<C> =>
  Object.assign((c: C) => evaluateCondition(condition, (path) => valueAt(c, path)), { condition });

export const equal = <const P extends string>(path: P, value: Scalar): DeclaredGuard<ContextWithPath<P, unknown>> =>
  declareGuard({ op: "equal", path, value });
export const memberOf = <const P extends string>(
  path: P,
  ...values: Scalar[]
): DeclaredGuard<ContextWithPath<P, unknown>> => declareGuard({ op: "member", path, values });
export const atLeast = <const P extends string>(
  path: P,
  least: number,
): DeclaredGuard<ContextWithPath<P, Measurable>> => declareGuard({ op: "atLeast", path, least });
export const all = <const G extends readonly AnyDeclared[]>(...guards: G): DeclaredGuard<CombinedContext<G[number]>> =>
  declareGuard({ op: "all", of: guards.map(({ condition }) => condition) });
export const any = <const G extends readonly AnyDeclared[]>(...guards: G): DeclaredGuard<CombinedContext<G[number]>> =>
  declareGuard({ op: "any", of: guards.map(({ condition }) => condition) });
export const not = <C>(guard: DeclaredGuard<C>): DeclaredGuard<C> => declareGuard({ op: "not", of: guard.condition });

// Guards that many screens use. Each guard reads one field of the view.

/** Whether the text contains more than spaces. */
export const hasText = <K extends string>(field: K): DeclaredGuard<ContextWithPath<`view.${K}`, string>> =>
  declareGuard({ op: "atLeast", path: `view.${field}`, least: 1 });
/** Whether the list has at least one item. */
export const isNotEmpty = <K extends string>(
  field: K,
): DeclaredGuard<ContextWithPath<`view.${K}`, readonly unknown[]>> =>
  declareGuard({ op: "atLeast", path: `view.${field}`, least: 1 });
/** Whether the value is not null. */
export const isChosen = <K extends string>(field: K): DeclaredGuard<ContextWithPath<`view.${K}`, unknown>> =>
  declareGuard({ op: "not", of: { op: "equal", path: `view.${field}`, value: null } });
/** Whether the flag is set. */
export const isOn = <K extends string>(field: K): DeclaredGuard<ContextWithPath<`view.${K}`, boolean>> =>
  declareGuard({ op: "equal", path: `view.${field}`, value: true });

/** Evaluates a condition. `at` returns the value at a path. */
export function evaluateCondition(condition: Condition, at: (path: string) => unknown): boolean {
  switch (condition.op) {
    case "equal":
      return at(condition.path) === condition.value;
    case "member":
      return condition.values.some((value) => value === at(condition.path));
    case "atLeast":
      return sizeOf(at(condition.path)) >= condition.least;
    case "all":
      return condition.of.every((one) => evaluateCondition(one, at));
    case "any":
      return condition.of.some((one) => evaluateCondition(one, at));
    case "not":
      return !evaluateCondition(condition.of, at);
  }
}
const sizeOf = (value: unknown): number =>
  typeof value === "number"
    ? value
    : typeof value === "string"
      ? value.trim().length
      : Array.isArray(value)
        ? value.length
        : 0;
const valueAt = (from: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((value, field) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[field], from);
