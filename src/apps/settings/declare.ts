/**
 * Functions that declare the rows of pages (`src/os/prefs.ts`). Each row belongs to a setting of the phone or opens
 * another screen.
 */
import type * as rows from "#os/prefs.ts";
import type { PrefRowBase, RowTypes } from "#os/prefs.ts";
import { settingArgs, type SettingGroup, type Settings } from "#os/settings.ts";
import { findSettingSchema } from "#os/system-commands.ts";
import type { Json } from "#state/json.ts";
import type { ActionName, RecordListId, Fact, IconName, PageId, ScheduleId, SlotName, SpecialScreen } from "./ids.ts";
import type { TextKey } from "./strings.ts";
import type { AppTrait } from "./features/apps/traits.ts";

/** A setting and the value that a row writes to it. */
export interface Put {
  readonly group: SettingGroup;
  readonly name: string;
  readonly value: Json;
}
export interface SettingAt {
  readonly group: SettingGroup;
  readonly name: string;
}
/** The row types of this app. Its rows write settings of the phone. */
export interface PrefKinds extends RowTypes {
  readonly put: Put;
  readonly word: TextKey;
  readonly icon: IconName;
  readonly goal: RowTarget;
  readonly as: "screen" | "inline" | "steps" | "zones";
}
export type SwitchSetting = rows.SwitchPref<PrefKinds> & SettingAt;
export type ChoiceSetting = rows.ChoicePref<PrefKinds> & SettingAt;
export type SettingOption = rows.PrefOption<PrefKinds>;
export type SliderSetting = rows.SliderPref<PrefKinds> & SettingAt;
export type TextSetting = rows.TextPref<PrefKinds> & SettingAt;
export type RowTarget =
  | { readonly screen: "page"; readonly id: PageId }
  | { readonly screen: "choice"; readonly group: SettingGroup; readonly name: string }
  | { readonly screen: "book"; readonly id: RecordListId }
  | { readonly screen: "appList"; readonly id: AppTrait }
  | { readonly screen: "schedule"; readonly id: ScheduleId }
  | { readonly screen: "app"; readonly id: string }
  | { readonly screen: "sim"; readonly id: string }
  | { readonly screen: SpecialScreen };
export interface LinkRow extends rows.LinkPref<PrefKinds> {
  /** The text of a link: a fact about the phone or the value of a setting. */
  readonly shows?: Fact | SettingAt;
}
export interface InfoRow extends rows.InfoPref<PrefKinds> {
  readonly shows: Fact;
}
export interface ActionRow extends rows.ActionPref<PrefKinds> {
  readonly action: ActionName;
  readonly shows?: Fact;
}
export type ParagraphRow = rows.ParagraphPref<PrefKinds>;
/** A text that shows the current font and size. */
export interface PreviewRow extends PrefRowBase<PrefKinds> {
  readonly kind: "preview";
}
/** A row whose content is drawn from the phone's state. */
export interface SlotRow extends PrefRowBase<PrefKinds> {
  readonly kind: "slot";
  readonly slot: SlotName;
}
export type BoundRow = SwitchSetting | ChoiceSetting | SliderSetting | TextSetting;
export type SettingRow = BoundRow | LinkRow | InfoRow | ActionRow | PreviewRow | ParagraphRow | SlotRow;
export type PageSection = rows.PrefSection<SettingRow, TextKey>;
export interface SettingsPage {
  readonly title: TextKey;
  readonly searchTerms?: string;
  readonly sections: readonly PageSection[];
}
/** The rows above and below the list on a screen that has its own component. */
export interface ScreenFrame {
  readonly title: TextKey;
  readonly above: readonly SettingRow[];
  readonly below: readonly SettingRow[];
}

type SettingNames<G extends SettingGroup, T> = {
  [N in keyof Settings[G]]: Settings[G][N] extends T ? N : never;
}[keyof Settings[G]] &
  string;
type RowOptions = Partial<Omit<PrefRowBase<PrefKinds>, "title">>;

export const toggle = <G extends SettingGroup, N extends SettingNames<G, boolean>>(
  group: G,
  name: N,
  title: TextKey,
  more?: RowOptions,
): SwitchSetting => ({
  kind: "switch",
  group,
  name,
  title,
  on: settingArgs(group, name, true as Settings[G][N]),
  off: settingArgs(group, name, false as Settings[G][N]),
  ...more,
});
export const dark = (more?: RowOptions): SwitchSetting => ({
  kind: "switch",
  group: "display",
  name: "theme",
  title: "darkTheme",
  also: "night mode black 深色模式 暗色 黑夜",
  on: settingArgs("display", "theme", "dark"),
  off: settingArgs("display", "theme", "light"),
  ...more,
});
export const slider = <G extends SettingGroup, N extends SettingNames<G, number>>(
  group: G,
  name: N,
  title: TextKey,
  more?: RowOptions,
): SliderSetting => ({
  kind: "slider",
  group,
  name,
  title,
  putFor: (value) => settingArgs(group, name, value as Settings[G][N]),
  ...more,
});
export const text = <G extends SettingGroup, N extends SettingNames<G, string>>(
  group: G,
  name: N,
  title: TextKey,
  more?: RowOptions & Pick<TextSetting, "hint" | "keys">,
): TextSetting => ({
  kind: "text",
  group,
  name,
  title,
  putFor: (value) => settingArgs(group, name, value as Settings[G][N]),
  ...more,
});
export const choice = <G extends SettingGroup, N extends keyof Settings[G] & string>(
  group: G,
  name: N,
  title: TextKey,
  options: readonly { readonly value: Settings[G][N]; readonly label: TextKey }[],
  more?: RowOptions & { readonly as?: ChoiceSetting["as"] },
): ChoiceSetting => ({
  kind: "choice",
  group,
  name,
  title,
  as: "screen",
  options: options.map(({ value, label }) => ({ put: settingArgs(group, name, value), label })),
  ...more,
});
/** Returns all allowed values of a setting. */
export function valuesOf(group: string, name: string): readonly Json[] {
  const schema = findSettingSchema(group, name) as unknown as {
    options?: readonly Json[];
    wrapped?: { options: readonly Json[] };
  };
  return schema.options ?? schema.wrapped?.options ?? [];
}
/**
 * Declares a choice between all allowed values of a setting. The text keys are derived from the name of the setting.
 */
export const choiceOfAllValues = <G extends SettingGroup, N extends keyof Settings[G] & string>(
  group: G,
  name: N,
  title: TextKey,
  more?: RowOptions & { readonly as?: ChoiceSetting["as"]; readonly words?: string },
): ChoiceSetting => {
  const { words = name, ...rest } = more ?? {};
  const label = (value: Json): TextKey => `${words}-${String(value)}` as TextKey;
  return choice(
    group,
    name,
    title,
    valuesOf(group, name).map((value) => ({ value: value as Settings[G][N], label: label(value) })),
    rest,
  );
};
type LinkOptions = RowOptions & { readonly shows?: Fact | SettingAt };
const link = (to: RowTarget, title: TextKey, more?: LinkOptions): LinkRow => ({ kind: "link", title, to, ...more });
export const pageLink = (id: PageId, title: TextKey, more?: LinkOptions): LinkRow =>
  link({ screen: "page", id }, title, more);
export const screenLink = (screen: SpecialScreen, title: TextKey, more?: LinkOptions): LinkRow =>
  link({ screen }, title, more);
export const recordListLink = (id: RecordListId, title: TextKey, more?: LinkOptions): LinkRow =>
  link({ screen: "book", id }, title, more);
export const appListLink = (id: AppTrait, title: TextKey, more?: LinkOptions): LinkRow =>
  link({ screen: "appList", id }, title, more);
export const scheduleLink = (id: ScheduleId, title: TextKey, more?: LinkOptions): LinkRow =>
  link({ screen: "schedule", id }, title, more);
export const info = (title: TextKey, shows: Fact, more?: RowOptions): InfoRow => ({
  kind: "info",
  title,
  shows,
  ...more,
});
export const paragraph = (title: TextKey): ParagraphRow => ({ kind: "tell", title });
export const slot = (name: SlotName, title: TextKey, more?: RowOptions): SlotRow => ({
  kind: "slot",
  slot: name,
  title,
  ...more,
});
export const actionRow = (
  action: ActionName,
  title: TextKey,
  more?: RowOptions & { readonly danger?: boolean; readonly shows?: Fact },
): ActionRow => ({ kind: "action", action, title, ...more });
export const labelledValues = <const V extends string>(values: readonly V[]) =>
  values.map((value) => ({ value, label: value }));
