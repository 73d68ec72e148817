/** Settings of the phone as tasks draw them: what can be chosen or switched, by the names that the phone shows. */
import type { ChoiceOf, SwitchOf } from "../../src/apps/settings/declare.ts";
import { pageIds, type PageId } from "../../src/apps/settings/ids.ts";
import { allRows } from "../../src/apps/settings/pages.ts";
import type { SettingGroup, Settings } from "../../src/os/settings.ts";

/** A setting by its place. */
export const settingAt = (all: Settings, at: { readonly group: SettingGroup; readonly name: string }): unknown =>
  (all as unknown as Record<string, Record<string, unknown>>)[at.group]![at.name];

const isPage = (id: string): id is PageId => (pageIds as readonly string[]).includes(id);
/** Choices of a SIM: one that is off cannot be chosen. */
const ofSims = new Set(["dataSim", "callSim", "smsSim"]);
/** Settings that have a screen of their own with options, can be chosen at any time, and change no other. */
export const screenChoices = (): { readonly page: PageId; readonly row: ChoiceOf }[] =>
  once(
    allRows().flatMap(({ page, row }) =>
      row.kind === "choice" &&
      row.as === "screen" &&
      row.name !== "language" &&
      !row.needs &&
      !ofSims.has(row.name) &&
      isPage(page)
        ? [{ page, row }]
        : [],
    ),
    ({ row }) => row.name,
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
/** Switches that change no other setting, each with a page on which it stands. */
export const switches = (): { readonly page: PageId; readonly row: SwitchOf }[] =>
  once(
    allRows().flatMap(({ page, row }) =>
      row.kind === "switch" && plain.has(row.name) && isPage(page) ? [{ page, row }] : [],
    ),
    ({ row }) => row.name,
  );
/** Switches that move other settings along, and the theme, whose switch sets no truth value. */
const withMore = new Set(["theme", "airplane", "hotspot", "driving", "saver"]);
/** Switches that stand on a page, can be turned at any time, and change no other setting. */
export const pageSwitches = (): { readonly page: PageId; readonly row: SwitchOf }[] =>
  once(
    allRows().flatMap(({ page, row }) =>
      row.kind === "switch" && !row.needs && !withMore.has(row.name) && isPage(page) ? [{ page, row }] : [],
    ),
    ({ row }) => row.name,
  );
/** The first of each key. */
function once<T>(list: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((item) => !seen.has(key(item)) && seen.add(key(item)));
}
