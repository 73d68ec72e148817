/**
 * Guards as data: what they look at and how it is compared can be read by whoever analyses the navigation. What these operators
 * cannot say is a function; it is known by its name alone.
 */

type Scalar = string | number | boolean | null;
/** `path`: fields from `view`, `params`, `state` or `os`, with dots between them. */
export type Condition =
  | { readonly op: "equal"; readonly path: string; readonly value: Scalar }
  | { readonly op: "member"; readonly path: string; readonly values: readonly Scalar[] }
  /** A number, or the size of a list or of a text without the spaces around it. */
  | { readonly op: "atLeast"; readonly path: string; readonly least: number }
  | { readonly op: "all" | "any"; readonly of: readonly Condition[] }
  | { readonly op: "not"; readonly of: Condition };

/** A guard that says what it compares. */
export interface Declared<C> {
  (c: C): boolean;
  readonly condition: Condition;
}
/** What holds `X` at the end of a path: `At<"view.step", string>` is `{ view: { step: string } }`. */
type At<P extends string, X> = P extends `${infer First}.${infer Rest}`
  ? { readonly [K in First]: Field<Rest, X> }
  : { readonly [K in P]: X };
type Field<P extends string, X> = P extends `${infer First}.${infer Rest}`
  ? { readonly [K in First]: Deeper<Rest, X> }
  : { readonly [K in P]: X };
/** A field of a field: where one on the way is missing, nothing is at the end. */
type Deeper<P extends string, X> =
  | (P extends `${infer First}.${infer Rest}`
      ? { readonly [K in First]?: Deeper<Rest, X> }
      : { readonly [K in P]?: X | undefined })
  | null
  | undefined;
type Sized = string | number | readonly unknown[];
type ContextOf<G> = G extends Declared<infer C> ? C : never;
/** What has all that each of them reads. */
type Together<G> = (G extends unknown ? (g: ContextOf<G>) => void : never) extends (all: infer C) => void ? C : never;
// oxlint-disable-next-line no-explicit-any -- each of the guards reads something else
type AnyDeclared = Declared<any>;

export const conditionOf = (guard: unknown): Condition | null =>
  (guard as Partial<AnyDeclared> | undefined)?.condition ?? null;

const declared = <C>(condition: Condition): Declared<C> =>
  Object.assign((c: C) => holds(condition, (path) => valueAt(c, path)), { condition });

export const equal = <const P extends string>(path: P, value: Scalar): Declared<At<P, unknown>> =>
  declared({ op: "equal", path, value });
export const memberOf = <const P extends string>(path: P, ...values: Scalar[]): Declared<At<P, unknown>> =>
  declared({ op: "member", path, values });
export const atLeast = <const P extends string>(path: P, least: number): Declared<At<P, Sized>> =>
  declared({ op: "atLeast", path, least });
export const all = <const G extends readonly AnyDeclared[]>(...guards: G): Declared<Together<G[number]>> =>
  declared({ op: "all", of: guards.map(({ condition }) => condition) });
export const any = <const G extends readonly AnyDeclared[]>(...guards: G): Declared<Together<G[number]>> =>
  declared({ op: "any", of: guards.map(({ condition }) => condition) });
export const not = <C>(guard: Declared<C>): Declared<C> => declared({ op: "not", of: guard.condition });

// Those that many screens have, by the field of the view that they look at.

/** A text of more than spaces. */
export const isWritten = <K extends string>(field: K): Declared<At<`view.${K}`, string>> =>
  declared({ op: "atLeast", path: `view.${field}`, least: 1 });
/** A list that holds something. */
export const hasSome = <K extends string>(field: K): Declared<At<`view.${K}`, readonly unknown[]>> =>
  declared({ op: "atLeast", path: `view.${field}`, least: 1 });
/** Something was chosen: it is not null. */
export const isChosen = <K extends string>(field: K): Declared<At<`view.${K}`, unknown>> =>
  declared({ op: "not", of: { op: "equal", path: `view.${field}`, value: null } });
/** A flag that is set. */
export const isOn = <K extends string>(field: K): Declared<At<`view.${K}`, boolean>> =>
  declared({ op: "equal", path: `view.${field}`, value: true });

/** `at`: what stands at a path. */
export function holds(condition: Condition, at: (path: string) => unknown): boolean {
  switch (condition.op) {
    case "equal":
      return at(condition.path) === condition.value;
    case "member":
      return condition.values.some((value) => value === at(condition.path));
    case "atLeast":
      return sizeOf(at(condition.path)) >= condition.least;
    case "all":
      return condition.of.every((one) => holds(one, at));
    case "any":
      return condition.of.some((one) => holds(one, at));
    case "not":
      return !holds(condition.of, at);
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
