/**
 * Preferences. Each preference is declared once. An app's declared values define the schema of its preferences, their
 * defaults, and the arguments of the command that changes them. A page's declared rows define the drawn rows
 * (`src/ui/kit/pref-row.tsx`), the search results, and the values that a tap writes. Settings declares rows for the
 * phone's settings; other apps declare rows for their own preferences.
 */
import * as v from "valibot";
import type { FieldKind } from "./state-schemas.ts";

/** A value that a user can set, with its default. */
interface Pref {
  readonly schema: v.GenericSchema;
  readonly start: unknown;
}
export const flag = (start: boolean) => ({ schema: v.boolean(), start });
export const oneOf = <const O extends readonly [string, ...string[]]>(options: O, start: O[number]) => ({
  schema: v.picklist(options),
  start,
});
/** A single-line text with a maximum length in UTF-16 units. */
export const textLine = (most: number, start = "") => ({ schema: v.pipe(v.string(), v.maxLength(most)), start });

/**
 * Returns the schema of an app's preferences, their defaults, and the arguments of a command that sets some of them.
 */
export function preferences<const P extends Readonly<Record<string, Pref>>>(declared: P) {
  const over = <T>(of: (pref: Pref) => unknown) =>
    Object.fromEntries(Object.entries(declared).map(([name, pref]) => [name, of(pref)])) as T;
  const schema = v.strictObject(over<{ readonly [N in keyof P]: P[N]["schema"] }>((pref) => pref.schema));
  return {
    schema,
    start: over<v.InferOutput<typeof schema>>((pref) => pref.start),
    changes: v.partial(schema).entries,
  };
}

/**
 * The types that an app's rows use. `put`: the values that a tap writes. `word`: a key of the texts. `icon`: the name
 * of an icon. `goal`: the destination of a row. `as`: how a choice is shown.
 */
export interface RowTypes {
  readonly put: unknown;
  readonly word: string;
  readonly icon: string;
  readonly goal: unknown;
  readonly as: string;
}
export type Tone = "amber" | "green" | "violet" | "rose" | "teal" | "slate";
export interface PrefRowBase<K extends RowTypes> {
  readonly title: K["word"];
  readonly note?: K["word"];
  /** Additional search terms, in both languages. */
  readonly also?: string;
  readonly icon?: K["icon"];
  readonly tone?: Tone;
  /** The row is enabled only while the preferences have these values. */
  readonly needs?: K["put"];
}
export interface SwitchPref<K extends RowTypes> extends PrefRowBase<K> {
  readonly kind: "switch";
  readonly on: K["put"];
  readonly off: K["put"];
}
export interface PrefOption<K extends RowTypes> {
  readonly put: K["put"];
  readonly label: K["word"];
}
/**
 * A choice of one option. `as` decides how the row shows it: `inline` shows radio buttons on the page, and `steps`
 * shows a slider. With any other value of `as`, the options open outside the page.
 */
export interface ChoicePref<K extends RowTypes> extends PrefRowBase<K> {
  readonly kind: "choice";
  readonly as: K["as"];
  readonly options: readonly PrefOption<K>[];
  /** The destination that shows the options, if the row's page does not show them. */
  readonly to?: K["goal"];
}
export interface SliderPref<K extends RowTypes> extends PrefRowBase<K> {
  readonly kind: "slider";
  /** Returns the values to write. `value` is a percentage. */
  readonly putFor: (value: number) => K["put"];
}
export interface TextPref<K extends RowTypes> extends PrefRowBase<K> {
  readonly kind: "text";
  readonly hint?: K["word"];
  readonly keys?: FieldKind;
  readonly putFor: (value: string) => K["put"];
  /** The destination at which the user edits the text. */
  readonly to?: K["goal"];
}
export interface LinkPref<K extends RowTypes> extends PrefRowBase<K> {
  readonly kind: "link";
  readonly to: K["goal"];
}
/** A fact that the user cannot change. */
export interface InfoPref<K extends RowTypes> extends PrefRowBase<K> {
  readonly kind: "info";
}
export interface ActionPref<K extends RowTypes> extends PrefRowBase<K> {
  readonly kind: "action";
  readonly danger?: boolean;
}
/** A paragraph of text. */
export interface ParagraphPref<K extends RowTypes> extends PrefRowBase<K> {
  readonly kind: "tell";
}
export type PrefRow<K extends RowTypes> =
  | SwitchPref<K>
  | ChoicePref<K>
  | SliderPref<K>
  | TextPref<K>
  | LinkPref<K>
  | InfoPref<K>
  | ActionPref<K>
  | ParagraphPref<K>;
export interface PrefSection<Row, Word extends string> {
  readonly title?: Word;
  readonly note?: Word;
  readonly rows: readonly Row[];
}

/**
 * Returns builders for the preference rows of one app. By default, the text key of a row's title is the preference's
 * name, and the text key of an option is the option's value.
 */
export function prefRows<T extends object, K extends RowTypes & { readonly put: Partial<T> }>() {
  type More = Partial<PrefRowBase<K>>;
  type Named<V> = { [N in keyof T]: T[N] extends V ? N : never }[keyof T] & string;
  const put = (name: string, value: unknown) => ({ [name]: value }) as unknown as K["put"];
  return {
    toggle: (name: Named<boolean>, more?: More): SwitchPref<K> => ({
      kind: "switch",
      title: name as string as K["word"],
      on: put(name, true),
      off: put(name, false),
      ...more,
    }),
    choice: <N extends Named<string>>(
      name: N,
      options: readonly (T[N] & string)[],
      as: K["as"],
      more?: More & Pick<ChoicePref<K>, "to"> & { readonly labelOf?: (value: T[N] & string) => K["word"] },
    ): ChoicePref<K> => {
      const { labelOf = (value: string) => value as K["word"], ...rest } = more ?? {};
      return {
        kind: "choice",
        title: name as string as K["word"],
        as,
        options: options.map((value) => ({ put: put(name, value), label: labelOf(value) })),
        ...rest,
      };
    },
    text: (name: Named<string>, more?: More & Pick<TextPref<K>, "hint" | "keys" | "to">): TextPref<K> => ({
      kind: "text",
      title: name as string as K["word"],
      putFor: (value) => put(name, value),
      ...more,
    }),
    link: (to: K["goal"], title: K["word"], more?: Omit<More, "title">): LinkPref<K> => ({
      kind: "link",
      title,
      to,
      ...more,
    }),
  };
}
/** Returns whether the current values equal the values that a row would write. */
export const hasValues = <T extends object>(values: T, put: Partial<T>): boolean =>
  Object.entries(put).every(([name, value]) => (values as Readonly<Record<string, unknown>>)[name] === value);
