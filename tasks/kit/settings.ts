/**
 * Helpers for tasks that draw a setting of the phone. The settings are choices and switches, with the names that the
 * phone shows.
 */
import type { ChoiceSetting, SwitchSetting } from "#apps/settings/declare.ts";
import { pageIds, type PageId } from "#apps/settings/ids.ts";
import { allRows } from "#apps/settings/pages.ts";
import type { SettingGroup, Settings } from "#os/settings.ts";

/** Returns the value of a setting. */
export const readSetting = (all: Settings, at: { readonly group: SettingGroup; readonly name: string }): unknown =>
  (all as unknown as Record<string, Record<string, unknown>>)[at.group]![at.name];

const isPage = (id: string): id is PageId => (pageIds as readonly string[]).includes(id);
/** Settings that choose a SIM. A SIM that is off cannot be chosen. */
const simChoices = new Set(["dataSim", "callSim", "smsSim"]);
/**
 * Returns the settings that have their own screen of options, can be changed at any time, and change no other setting.
 */
export const screenChoices = (): { readonly page: PageId; readonly row: ChoiceSetting }[] =>
  uniqueBy(
    allRows().flatMap(({ page, row }) =>
      row.kind === "choice" &&
      row.as === "screen" &&
      row.name !== "language" &&
      !row.needs &&
      !simChoices.has(row.name) &&
      isPage(page)
        ? [{ page, row }]
        : [],
    ),
    ({ row }) => row.name,
  );
const independentSwitches = new Set([
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
/** Returns the switches that change no other setting, each with a page that shows the switch. */
export const plainSwitches = (): { readonly page: PageId; readonly row: SwitchSetting }[] =>
  uniqueBy(
    allRows().flatMap(({ page, row }) =>
      row.kind === "switch" && independentSwitches.has(row.name) && isPage(page) ? [{ page, row }] : [],
    ),
    ({ row }) => row.name,
  );
/** Switches that change other settings too, and the theme, whose switch sets no boolean. */
const linkedSwitches = new Set(["theme", "airplane", "hotspot", "driving", "saver"]);
/** Returns the switches on pages that can be changed at any time and change no other setting. */
export const pageSwitches = (): { readonly page: PageId; readonly row: SwitchSetting }[] =>
  uniqueBy(
    allRows().flatMap(({ page, row }) =>
      row.kind === "switch" && !row.needs && !linkedSwitches.has(row.name) && isPage(page) ? [{ page, row }] : [],
    ),
    ({ row }) => row.name,
  );
/** Returns the list with only the first item of each key. */
function uniqueBy<T>(list: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((item) => !seen.has(key(item)) && seen.add(key(item)));
}
