/**
 * What a screen, or a part of it, is opened to search or to write in: the field that has the focus from the start (SPEC, X10).
 * It is declared with the screen, so that every phone sets it in the same step, with or without a page.
 */
import { textMost } from "./most.ts";
import type { OsState } from "./state.ts";
import type { FieldKind, Focus } from "./state-parts.ts";
import type { Fields, OutOf } from "./values.ts";

/** The rest is what the drawing's field says, with the same defaults: a text, "done", a capital where a sentence starts. */
export interface OpeningFocus<F extends string = string, C = never> {
  /** Path of the text in the view. */
  readonly field: F;
  readonly kind?: FieldKind | ((c: C) => FieldKind);
  /** "newline" for a field of several lines. */
  readonly enter?: Focus["enter"];
  readonly caps?: Focus["caps"];
  readonly maxLength?: number | ((c: C) => number);
  /** The text is selected, so that typing replaces it. */
  readonly selects?: boolean;
  /** Only where this holds. The field gets the focus when the screen opens and it holds, and whenever it begins to hold. */
  readonly when?: (c: C) => boolean;
}
/** Texts of a view, and those in its records and lists. */
type TextPath<V extends Fields> = {
  [K in keyof V & string]: OutOf<V>[K & keyof OutOf<V>] extends string ? K : `${K}.${string}`;
}[keyof V & string];
export type OpeningFocusOn<S, P extends Fields, V extends Fields> = OpeningFocus<
  TextPath<V>,
  { readonly state: S; readonly params: OutOf<P>; readonly view: OutOf<V>; readonly os: OsState }
>;

/** A field to search by, as the kit's `SearchField` is. */
export const searchIn = <F extends string>(field: F) => ({ field, kind: "search", enter: "search" }) as const;
/** While this overlay of the screen is open. */
export const whileOpen =
  <N extends string>(...names: readonly N[]) =>
  ({ view }: { readonly view: { readonly open: string | null } }): boolean =>
    view.open !== null && (names as readonly string[]).includes(view.open);

/** Arguments of `os.focus`, for a field that holds `text`. */
export function focusArgs(
  { field, enter = "done", caps, selects, ...opening }: OpeningFocus,
  here: never,
  text: string,
) {
  const { kind: kindOf = "text", maxLength: mostOf = textMost } = opening;
  const kind = typeof kindOf === "function" ? kindOf(here) : kindOf;
  return {
    field,
    kind,
    enter,
    caps: caps ?? (kind === "text" ? "sentences" : "none"),
    caret: text.length,
    maxLength: typeof mostOf === "function" ? mostOf(here) : mostOf,
    all: selects === true && text !== "",
  };
}
