/**
 * A field that gets the focus when its screen or overlay opens, such as a search field (SPEC, X10). A screen declares
 * this field. So a phone without a page focuses the field in the same step as a phone with a page.
 */
import { maxTextLength } from "./limits.ts";
import type { OsState } from "./state.ts";
import type { FieldKind, Focus } from "./state-schemas.ts";
import type { Fields, OutOf } from "./values.ts";

/**
 * The defaults of the options are the defaults of a field on the page: kind `text`, enter key "done", and a capital at
 * the start of a sentence.
 */
export interface OpeningFocus<F extends string = string, C = never> {
  /** The path of the text in the view. */
  readonly field: F;
  readonly kind?: FieldKind | ((c: C) => FieldKind);
  /** "newline" for a field that has several lines. */
  readonly enter?: Focus["enter"];
  readonly caps?: Focus["caps"];
  readonly maxLength?: number | ((c: C) => number);
  /** Whether the text is selected when the field gets the focus, so that typing replaces the text. */
  readonly selects?: boolean;
  /**
   * The field gets the focus if this condition is true when the screen opens, and whenever the condition becomes true
   * later.
   */
  readonly when?: (c: C) => boolean;
}
/** Paths of the texts of a view, including those in its records and lists. */
type TextPath<V extends Fields> = {
  [K in keyof V & string]: OutOf<V>[K & keyof OutOf<V>] extends string ? K : `${K}.${string}`;
}[keyof V & string];
export type OpeningFocusOn<S, P extends Fields, V extends Fields> = OpeningFocus<
  TextPath<V>,
  { readonly state: S; readonly params: OutOf<P>; readonly view: OutOf<V>; readonly os: OsState }
>;

/** Returns the options for a search field. The kit's `SearchField` has the same options. */
export const searchFocus = <F extends string>(field: F) => ({ field, kind: "search", enter: "search" }) as const;
/** Returns a condition that is true while one of these overlays of the screen is open. */
export const whileOpen =
  <N extends string>(...names: readonly N[]) =>
  ({ view }: { readonly view: { readonly open: string | null } }): boolean =>
    view.open !== null && (names as readonly string[]).includes(view.open);

/** Returns the arguments of `os.focus` for a field that holds `text`. */
export function focusArgs(
  { field, enter = "done", caps, selects, ...opening }: OpeningFocus,
  here: never,
  text: string,
) {
  const { kind: kindOf = "text", maxLength: mostOf = maxTextLength } = opening;
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
