/** Time zones as they are found and told. */
import { clockText, pad2 } from "../../../../os/format.ts";
import { zones, type Zone } from "../../../../os/settings.ts";
import type { OsState } from "../../../../os/state.ts";
import type { Strings } from "../../../../os/words.ts";
import { civilOf } from "../../../../state/civil.ts";
import type { Json } from "../../../../state/json.ts";
import type { Option } from "../../declare.ts";
import { choiceAt } from "../../pages.ts";
import type { Word } from "../../strings.ts";
import { plain } from "../home/plain.ts";

const zoneOptions = choiceAt("time", "zone")?.options ?? [];
export const zonesNamed = (query: string, strings: Strings<Word>): readonly Option[] => {
  const q = plain(query);
  return zoneOptions.filter((o) =>
    [strings.en[o.label], strings.zh[o.label], o.label].some((text) => plain(text).includes(q)),
  );
};
/** "GMT+08:00 · 09:00": how far a zone is, and its time now. */
export function zoneAbout(zone: Json, os: OsState, now: number): string {
  const minutes = zones[zone as Zone];
  const away = Math.abs(minutes);
  const there = civilOf(now, minutes);
  return `GMT${minutes < 0 ? "-" : "+"}${pad2(Math.floor(away / 60))}:${pad2(away % 60)} · ${clockText(there.hour, there.minute, os)}`;
}
