/** How the declaration is read against a phone: what holds now, and what a search finds. */
import { clockText, pad2 } from "../../os/format.ts";
import { zones, type Zone } from "../../os/settings.ts";
import type { OsState } from "../../os/state.ts";
import { civilOf } from "../../state/civil.ts";
import type { Json } from "../../state/json.ts";
import {
  choiceAt,
  frameOf,
  home,
  pageIds,
  pages,
  type ChoiceOf,
  type Goal,
  type Option,
  type Put,
  type SettingRow,
} from "./pages.ts";
import { strings, type Word } from "./strings.ts";

export const valueAt = (os: OsState, at: { readonly group: string; readonly name: string }): Json =>
  (os.settings as unknown as Record<string, Record<string, Json>>)[at.group]?.[at.name] ?? null;
export const holds = (os: OsState, put: Put): boolean => valueAt(os, put) === put.value;
export const usable = (os: OsState, row: SettingRow): boolean => !row.needs || holds(os, row.needs);
export const chosen = (os: OsState, row: ChoiceOf): Option | undefined => row.options.find((o) => holds(os, o.put));

/** Networks in reach, the connected one first, saved before strange ones, then by strength. */
export const networksOf = (os: OsState): string[] =>
  Object.entries(os.wifi.networks)
    .toSorted(
      ([a, x], [b, y]) =>
        Number(os.wifi.connected === b) - Number(os.wifi.connected === a) ||
        Number(y.saved) - Number(x.saved) ||
        y.strength - x.strength ||
        (a < b ? -1 : 1),
    )
    .map(([id]) => id);
export const devicesOf = (os: OsState, paired: boolean): string[] =>
  Object.entries(os.bluetooth.devices)
    .filter(([, d]) => d.paired === paired)
    .toSorted(([a, x], [b, y]) => (x.name < y.name ? -1 : x.name > y.name ? 1 : a < b ? -1 : 1))
    .map(([id]) => id);

/** Something that a search can find: a page or a row, and where it is. */
export interface Hit {
  readonly title: Word;
  readonly path: readonly Word[];
  readonly goal: Goal;
  readonly texts: readonly string[];
}
const plain = (text: string): string => text.toLowerCase().replace(/[\s\-_/.,]/g, "");
const hitOf = (title: Word, path: readonly Word[], goal: Goal, also = ""): Hit => ({
  title,
  path,
  goal,
  texts: [strings.en[title], strings.zh[title], ...also.split(" ")].map(plain).filter((text) => text !== ""),
});
/** Pages by the shortest way to them, and all rows on them. */
function index(): Hit[] {
  const hits: Hit[] = [];
  const seen = new Set<string>();
  const add = (hit: Hit): boolean => {
    const key = `${hit.title} ${JSON.stringify(hit.goal)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    hits.push(hit);
    return true;
  };
  const queue: { rows: readonly SettingRow[]; goal: Goal | null; path: readonly Word[] }[] = home.map((section) => ({
    rows: section.rows,
    goal: null,
    path: [],
  }));
  for (const { rows, goal, path } of queue)
    for (const row of rows) {
      if (row.kind === "preview" || (row.kind === "info" && goal === null)) continue;
      const own: Goal | null =
        row.kind === "link"
          ? row.to
          : row.kind === "choice" && row.as === "zones"
            ? { screen: "zone" }
            : row.kind === "choice" && row.as === "screen"
              ? { screen: "choice", group: row.group, name: row.name }
              : goal;
      if (own === null) continue;
      const to = row.kind === "link" && row.to.screen === "page" ? pages[row.to.id] : null;
      const isNew = add(hitOf(row.title, path, own, [row.also, to?.also].filter((x) => x).join(" ")));
      if (!isNew || row.kind !== "link") continue;
      if (row.to.screen !== "page" && row.to.screen !== "choice") {
        const frame = frameOf(row.to.screen);
        if (frame) queue.push({ rows: [...frame.above, ...frame.below], goal: own, path: [...path, frame.title] });
      }
      if (to)
        for (const section of to.sections) queue.push({ rows: section.rows, goal: own, path: [...path, to.title] });
    }
  return hits;
}
const hits = index();
/** The pages that a walk from the first screen meets. */
export const reachable = (): string[] =>
  pageIds.filter((id) => hits.some((hit) => hit.goal.screen === "page" && hit.goal.id === id));

/** Rows and pages whose name, in either language, has the words of the query; beginnings first. */
export function found(query: string): Hit[] {
  const words = query
    .trim()
    .split(/\s+/)
    .map(plain)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const whole = plain(query);
  const rank = (hit: Hit): number =>
    Math.min(
      ...hit.texts
        .slice(0, 2)
        .map((text) => (text === whole ? 0 : text.startsWith(whole) ? 1 : text.includes(whole) ? 2 : 3)),
    );
  return hits
    .filter(
      ({ texts }) => texts.some((text) => text.includes(whole)) || words.every((w) => texts.some((t) => t.includes(w))),
    )
    .toSorted((a, b) => rank(a) - rank(b));
}
export const deviceName = (os: OsState, id: string): string => os.bluetooth.devices[id]?.name ?? "";
const zoneOptions = choiceAt("time", "zone")?.options ?? [];
export const zonesNamed = (query: string): readonly Option[] => {
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
