/** Settings of the phone as tasks draw them: what can be chosen or switched, by the names that the phone shows. */
import { allRows, type ChoiceOf, type PageId, type SwitchOf } from "../src/apps/settings/pages.ts";
import type { SettingGroup, Settings } from "../src/os/settings.ts";

/** A setting by its place. */
export const settingAt = (all: Settings, at: { readonly group: SettingGroup; readonly name: string }): unknown =>
  (all as unknown as Record<string, Record<string, unknown>>)[at.group]![at.name];

/** Settings that have a screen of their own with options, and whose change changes no other. */
export const screenChoices = (): ChoiceOf[] =>
  allRows().flatMap(({ row }) =>
    row.kind === "choice" && row.as === "screen" && row.group !== "language" ? [row] : [],
  );
const plain = new Set([
  "autoRotate",
  "batteryPercent",
  "touchSounds",
  "keyVibration",
  "vibrateOnRing",
  "dataSaver",
  "autoJoin",
  "banners",
  "statusIcons",
  "highContrast",
]);
/** Switches that change no other setting. */
export const switches = (): { readonly page: PageId; readonly row: SwitchOf }[] => {
  const seen = new Set<string>();
  return allRows().flatMap(({ page, row }) => {
    if (row.kind !== "switch" || !plain.has(row.name) || seen.has(row.name)) return [];
    seen.add(row.name);
    return [{ page, row }];
  });
};
