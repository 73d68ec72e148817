/**
 * What a user may set, declared once. From the values of an app's preferences follow the schema of its state, where they
 * start, and what a command may change; from the rows of a page follow what is drawn (`src/ui/kit/pref-row.tsx`), what a search
 * finds, and what a touch writes. Settings declares rows over the settings of the phone, other apps over their own preferences.
 */
import * as v from "valibot";
import type { FieldKind } from "./state-parts.ts";

/** A value that a user may set, and what it is at first. */
interface Pref {
  readonly schema: v.GenericSchema;
  readonly start: unknown;
}
export const flag = (start: boolean) => ({ schema: v.boolean(), start });
export const oneOf = <const O extends readonly [string, ...string[]]>(options: O, start: O[number]) => ({
  schema: v.picklist(options),
  start,
});
/** One line of text, of at most so many UTF-16 units. */
export const line = (most: number, start = "") => ({ schema: v.pipe(v.string(), v.maxLength(most)), start });

/** The preferences of an app: the schema of their state, what they are at first, and the arguments of a command that sets some. */
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

/** What rows are made of in an app: what a touch writes, keys of texts, names of icons, where a row leads, how choices stand. */
export interface Kinds {
  readonly put: unknown;
  readonly word: string;
  readonly icon: string;
  readonly goal: unknown;
  readonly as: string;
}
export type Tone = "amber" | "green" | "violet" | "rose" | "teal" | "slate";
export interface Base<K extends Kinds> {
  readonly title: K["word"];
  readonly note?: K["word"];
  /** Other words that a user may search for, in either language. */
  readonly also?: string;
  readonly icon?: K["icon"];
  readonly tone?: Tone;
  /** The row can be used only while this holds. */
  readonly needs?: K["put"];
}
export interface SwitchOf<K extends Kinds> extends Base<K> {
  readonly kind: "switch";
  readonly on: K["put"];
  readonly off: K["put"];
}
export interface Option<K extends Kinds> {
  readonly put: K["put"];
  readonly label: K["word"];
}
/** One of several. `inline` stands as radio buttons on its page, `steps` as a slider, else somewhere of its own. */
export interface ChoiceOf<K extends Kinds> extends Base<K> {
  readonly kind: "choice";
  readonly as: K["as"];
  readonly options: readonly Option<K>[];
  /** Where its options are, if not on its page. */
  readonly to?: K["goal"];
}
export interface SliderOf<K extends Kinds> extends Base<K> {
  readonly kind: "slider";
  /** Percent. */
  readonly at: (value: number) => K["put"];
}
export interface TextOf<K extends Kinds> extends Base<K> {
  readonly kind: "text";
  readonly hint?: K["word"];
  readonly keys?: FieldKind;
  readonly at: (value: string) => K["put"];
  /** Where it is written. */
  readonly to?: K["goal"];
}
export interface LinkTo<K extends Kinds> extends Base<K> {
  readonly kind: "link";
  readonly to: K["goal"];
}
/** Something told. */
export interface InfoOf<K extends Kinds> extends Base<K> {
  readonly kind: "info";
}
export interface ActionOf<K extends Kinds> extends Base<K> {
  readonly kind: "action";
  readonly danger?: boolean;
}
/** Running text. */
export interface TellOf<K extends Kinds> extends Base<K> {
  readonly kind: "tell";
}
export type PrefRow<K extends Kinds> =
  | SwitchOf<K>
  | ChoiceOf<K>
  | SliderOf<K>
  | TextOf<K>
  | LinkTo<K>
  | InfoOf<K>
  | ActionOf<K>
  | TellOf<K>;
export interface PrefSection<Row, Word extends string> {
  readonly title?: Word;
  readonly note?: Word;
  readonly rows: readonly Row[];
}

/** Rows over the preferences of one app: titles and options are texts of the same names, unless told otherwise. */
export function rowsOver<T extends object, K extends Kinds & { readonly put: Partial<T> }>() {
  type More = Partial<Base<K>>;
  type Named<V> = { [N in keyof T]: T[N] extends V ? N : never }[keyof T] & string;
  const put = (name: string, value: unknown) => ({ [name]: value }) as unknown as K["put"];
  return {
    toggle: (name: Named<boolean>, more?: More): SwitchOf<K> => ({
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
      more?: More & Pick<ChoiceOf<K>, "to"> & { readonly labelOf?: (value: T[N] & string) => K["word"] },
    ): ChoiceOf<K> => {
      const { labelOf = (value: string) => value as K["word"], ...rest } = more ?? {};
      return {
        kind: "choice",
        title: name as string as K["word"],
        as,
        options: options.map((value) => ({ put: put(name, value), label: labelOf(value) })),
        ...rest,
      };
    },
    text: (name: Named<string>, more?: More & Pick<TextOf<K>, "hint" | "keys" | "to">): TextOf<K> => ({
      kind: "text",
      title: name as string as K["word"],
      at: (value) => put(name, value),
      ...more,
    }),
    link: (to: K["goal"], title: K["word"], more?: Omit<More, "title">): LinkTo<K> => ({
      kind: "link",
      title,
      to,
      ...more,
    }),
  };
}
/** Whether the values are as a row would write them. */
export const holdsIn = <T extends object>(values: T, put: Partial<T>): boolean =>
  Object.entries(put).every(([name, value]) => (values as Readonly<Record<string, unknown>>)[name] === value);
