/** Searches and formats time zones. */
import { clockText, pad2 } from "#os/format.ts";
import { zones, type Zone } from "#os/settings.ts";
import type { OsState } from "#os/state.ts";
import type { Strings } from "#os/texts.ts";
import { civilOf } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import type { SettingOption } from "../../declare.ts";
import { findChoice } from "../../pages.ts";
import type { TextKey } from "../../strings.ts";
import { normalizeText } from "../home/normalize-text.ts";

const zoneOptions = findChoice("time", "zone")?.options ?? [];
export const findZones = (query: string, strings: Strings<TextKey>): readonly SettingOption[] => {
  const q = normalizeText(query);
  return zoneOptions.filter((o) =>
    [strings.en[o.label], strings.zh[o.label], o.label].some((text) => normalizeText(text).includes(q)),
  );
};
/** Returns the offset and the current time of a zone, such as "GMT+08:00 · 09:00". */
export function zoneDescription(zone: Json, os: OsState, now: number): string {
  const minutes = zones[zone as Zone];
  const away = Math.abs(minutes);
  const there = civilOf(now, minutes);
  return `GMT${minutes < 0 ? "-" : "+"}${pad2(Math.floor(away / 60))}:${pad2(away % 60)} · ${clockText(there.hour, there.minute, os)}`;
}
