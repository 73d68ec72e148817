/** What pages are declared with: rows (`src/os/prefs.ts`), each tied to a setting of the phone or leading on. */
import type * as rows from "../../os/prefs.ts";
import type { Base, Kinds } from "../../os/prefs.ts";
import { setting, type SettingGroup, type Settings } from "../../os/settings.ts";
import { schemaAt } from "../../os/system.ts";
import type { Json } from "../../state/json.ts";
import type { ActionName, BookId, Fact, IconName, PageId, ScheduleId, SlotName, Special } from "./ids.ts";
import type { Word } from "./strings.ts";
import type { AppTrait } from "./features/apps/traits.ts";

/** A setting with a value: what a row writes. */
export interface Put {
  readonly group: SettingGroup;
  readonly name: string;
  readonly value: Json;
}
export interface SettingAt {
  readonly group: SettingGroup;
  readonly name: string;
}
/** Rows of Settings write settings of the phone. */
export interface Mine extends Kinds {
  readonly put: Put;
  readonly word: Word;
  readonly icon: IconName;
  readonly goal: Goal;
  readonly as: "screen" | "inline" | "steps" | "zones";
}
export type SwitchOf = rows.SwitchOf<Mine> & SettingAt;
export type ChoiceOf = rows.ChoiceOf<Mine> & SettingAt;
export type Option = rows.Option<Mine>;
export type SliderOf = rows.SliderOf<Mine> & SettingAt;
export type TextOf = rows.TextOf<Mine> & SettingAt;
export type Goal =
  | { readonly screen: "page"; readonly id: PageId }
  | { readonly screen: "choice"; readonly group: SettingGroup; readonly name: string }
  | { readonly screen: "book"; readonly id: BookId }
  | { readonly screen: "appList"; readonly id: AppTrait }
  | { readonly screen: "schedule"; readonly id: ScheduleId }
  | { readonly screen: "app"; readonly id: string }
  | { readonly screen: "sim"; readonly id: string }
  | { readonly screen: Special };
export interface LinkTo extends rows.LinkTo<Mine> {
  /** What it tells about where it leads: something of the phone, or the value of a setting. */
  readonly shows?: Fact | SettingAt;
}
export interface InfoOf extends rows.InfoOf<Mine> {
  readonly shows: Fact;
}
export interface ActionOf extends rows.ActionOf<Mine> {
  readonly does: ActionName;
  readonly shows?: Fact;
}
export type TellOf = rows.TellOf<Mine>;
/** Text to judge a look by. */
export interface PreviewOf extends Base<Mine> {
  readonly kind: "preview";
}
/** Drawn from what the phone holds. */
export interface SlotOf extends Base<Mine> {
  readonly kind: "slot";
  readonly slot: SlotName;
}
export type BoundRow = SwitchOf | ChoiceOf | SliderOf | TextOf;
export type SettingRow = BoundRow | LinkTo | InfoOf | ActionOf | PreviewOf | TellOf | SlotOf;
export type PageSection = rows.PrefSection<SettingRow, Word>;
export interface PageOf {
  readonly title: Word;
  readonly also?: string;
  readonly sections: readonly PageSection[];
}
/** Rows that stand above and below the list of a screen with a drawing of its own. */
export interface Frame {
  readonly title: Word;
  readonly above: readonly SettingRow[];
  readonly below: readonly SettingRow[];
}

type Named<G extends SettingGroup, T> = {
  [N in keyof Settings[G]]: Settings[G][N] extends T ? N : never;
}[keyof Settings[G]] &
  string;
type More = Partial<Omit<Base<Mine>, "title">>;

export const toggle = <G extends SettingGroup, N extends Named<G, boolean>>(
  group: G,
  name: N,
  title: Word,
  more?: More,
): SwitchOf => ({
  kind: "switch",
  group,
  name,
  title,
  on: setting(group, name, true as Settings[G][N]),
  off: setting(group, name, false as Settings[G][N]),
  ...more,
});
export const dark = (more?: More): SwitchOf => ({
  kind: "switch",
  group: "display",
  name: "theme",
  title: "darkTheme",
  also: "night mode black 深色模式 暗色 黑夜",
  on: setting("display", "theme", "dark"),
  off: setting("display", "theme", "light"),
  ...more,
});
export const slider = <G extends SettingGroup, N extends Named<G, number>>(
  group: G,
  name: N,
  title: Word,
  more?: More,
): SliderOf => ({
  kind: "slider",
  group,
  name,
  title,
  at: (value) => setting(group, name, value as Settings[G][N]),
  ...more,
});
export const text = <G extends SettingGroup, N extends Named<G, string>>(
  group: G,
  name: N,
  title: Word,
  more?: More & Pick<TextOf, "hint" | "keys">,
): TextOf => ({
  kind: "text",
  group,
  name,
  title,
  at: (value) => setting(group, name, value as Settings[G][N]),
  ...more,
});
export const choice = <G extends SettingGroup, N extends keyof Settings[G] & string>(
  group: G,
  name: N,
  title: Word,
  options: readonly { readonly value: Settings[G][N]; readonly label: Word }[],
  more?: More & { readonly as?: ChoiceOf["as"] },
): ChoiceOf => ({
  kind: "choice",
  group,
  name,
  title,
  as: "screen",
  options: options.map(({ value, label }) => ({ put: setting(group, name, value), label })),
  ...more,
});
/** All that a setting can be. */
export function valuesOf(group: string, name: string): readonly Json[] {
  const schema = schemaAt(group, name) as unknown as {
    options?: readonly Json[];
    wrapped?: { options: readonly Json[] };
  };
  return schema.options ?? schema.wrapped?.options ?? [];
}
/** A choice among all that a setting can be, by texts that go by its name. */
export const pick = <G extends SettingGroup, N extends keyof Settings[G] & string>(
  group: G,
  name: N,
  title: Word,
  more?: More & { readonly as?: ChoiceOf["as"]; readonly words?: string },
): ChoiceOf => {
  const { words = name, ...rest } = more ?? {};
  const label = (value: Json): Word => `${words}-${String(value)}` as Word;
  return choice(
    group,
    name,
    title,
    valuesOf(group, name).map((value) => ({ value: value as Settings[G][N], label: label(value) })),
    rest,
  );
};
type Leads = More & { readonly shows?: Fact | SettingAt };
const link = (to: Goal, title: Word, more?: Leads): LinkTo => ({ kind: "link", title, to, ...more });
export const page = (id: PageId, title: Word, more?: Leads): LinkTo => link({ screen: "page", id }, title, more);
export const special = (screen: Special, title: Word, more?: Leads): LinkTo => link({ screen }, title, more);
export const book = (id: BookId, title: Word, more?: Leads): LinkTo => link({ screen: "book", id }, title, more);
export const appList = (id: AppTrait, title: Word, more?: Leads): LinkTo =>
  link({ screen: "appList", id }, title, more);
export const schedule = (id: ScheduleId, title: Word, more?: Leads): LinkTo =>
  link({ screen: "schedule", id }, title, more);
export const info = (title: Word, shows: Fact, more?: More): InfoOf => ({ kind: "info", title, shows, ...more });
export const tell = (title: Word): TellOf => ({ kind: "tell", title });
export const slot = (name: SlotName, title: Word, more?: More): SlotOf => ({
  kind: "slot",
  slot: name,
  title,
  ...more,
});
export const act = (
  does: ActionName,
  title: Word,
  more?: More & { readonly danger?: boolean; readonly shows?: Fact },
): ActionOf => ({ kind: "action", does, title, ...more });
export const named = <const V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: value }));
