/** How the declaration is read against a phone: what holds now, and what a search finds. */
import { clockText, pad2 } from "../../os/format.ts";
import { isGranted, type Grant, type Permission } from "../../os/permissions.ts";
import { zones, type Zone } from "../../os/settings.ts";
import type { OsState } from "../../os/state.ts";
import { civilOf } from "../../state/civil.ts";
import type { Json } from "../../state/json.ts";
import { books } from "./books.ts";
import type { ChoiceOf, Goal, LinkTo, Option, Place, Put, SettingRow } from "./declare.ts";
import { factOf, onOff, scheduleText, wordOf, type Fact, type Here } from "./facts.ts";
import { pageIds, type BookId } from "./ids.ts";
import { choiceAt, frameOf, home, pages } from "./pages.ts";
import type { Own } from "./state.ts";
import { traitOf, traits, type AppTrait } from "./traits.ts";
import { strings, type Word } from "./strings.ts";

export const valueAt = (os: OsState, at: { readonly group: string; readonly name: string }): Json =>
  (os.settings as unknown as Record<string, Record<string, Json>>)[at.group]?.[at.name] ?? null;
export const holds = (os: OsState, put: Put): boolean => valueAt(os, put) === put.value;
export const usable = (os: OsState, row: SettingRow): boolean => !row.needs || holds(os, row.needs);
export const chosen = (os: OsState, row: ChoiceOf): Option | undefined => row.options.find((o) => holds(os, o.put));

/** What a setting is, in words. */
export function placeText(os: OsState, at: Place): string {
  const value = valueAt(os, at);
  if (typeof value === "boolean") return onOff(os, value);
  const row = choiceAt(at.group, at.name);
  const label = row && chosen(os, row)?.label;
  if (label) return wordOf(os, label);
  return value === "" ? wordOf(os, "notSet") : String(value);
}
export const traitAt = (own: Own, subject: string, name: string): string | boolean =>
  own.traits[subject]?.[name] ?? traitOf(subject, name)?.first ?? false;
/** How many apps have a trait that is not as at first. */
export const changed = (own: Own, trait: AppTrait): number =>
  Object.entries(own.traits).filter(([of, t]) => of.startsWith("app:") && t[trait] !== undefined).length;
/** Entries of a list by name. */
export const entriesOf = (own: Own, id: BookId): [string, Readonly<Record<string, string>>][] =>
  Object.entries(own.books[id] ?? {}).toSorted(([a, x], [b, y]) => {
    const [m, n] = [x[books[id].name] ?? "", y[books[id].name] ?? ""];
    return m < n ? -1 : m > n ? 1 : a < b ? -1 : 1;
  });
/** Grants as they are told: denied once is as good as not asked. */
export const grantWord = (grant: Grant | undefined) => {
  const told = grant === undefined || grant === "asked" ? "ask" : grant;
  return `grant-${told}` as const;
};
export interface Asker {
  readonly app: string;
  readonly grant: Grant;
  readonly granted: boolean;
}
/** Apps that ask for a permission, and what they were given. */
export const askers = (os: OsState, permission: Permission): Asker[] =>
  Object.entries(os.permissions)
    .flatMap(([app, own]) => {
      const grant = own[permission];
      return grant === undefined ? [] : [{ app, grant, granted: isGranted(grant) }];
    })
    .toSorted((a, b) => (a.app < b.app ? -1 : 1));
export const grantedCount = (os: OsState, app: string): number =>
  Object.values(os.permissions[app] ?? {}).filter((grant) => isGranted(grant)).length;
/** How many kinds of things an app does for good. */
export const defaultsOf = (os: OsState, app: string): number =>
  Object.values(os.defaults).filter((handler) => handler.startsWith(`${app}/`)).length;
/** What a link tells of the place that it leads to. */
export function linkText(row: LinkTo, c: Here): string {
  const { os, own } = c;
  if (row.shows) return typeof row.shows === "string" ? factOf(row.shows as Fact, c) : placeText(os, row.shows);
  if (row.note) return wordOf(os, row.note);
  if (row.to.screen === "schedule") return scheduleText(c, row.to.id);
  if (row.to.screen === "appList") {
    const n = changed(own, row.to.id);
    const { first } = traits.app[row.to.id];
    if (n === 0) return wordOf(os, first === false ? "noAppsChosen" : "asFirst");
    return wordOf(os, first === false ? "appsChosen" : "changedCount", { n });
  }
  if (row.to.screen === "book") {
    const used = own.used[row.to.id];
    const entry = used === undefined ? undefined : own.books[row.to.id]?.[used];
    if (entry) return entry[books[row.to.id].name] ?? "";
    const n = entriesOf(own, row.to.id).length;
    return n === 0 ? wordOf(os, "noEntries") : wordOf(os, "entries", { n });
  }
  return "";
}

/** Networks in reach, the connected one first, saved before strange ones, then by strength. */
export const networksOf = (os: OsState): string[] =>
  Object.entries(os.wifi.networks)
    .filter(([, n]) => n.away !== true)
    .toSorted(
      ([a, x], [b, y]) =>
        Number(os.wifi.connected === b) - Number(os.wifi.connected === a) ||
        Number(y.saved) - Number(x.saved) ||
        y.strength - x.strength ||
        (a < b ? -1 : 1),
    )
    .map(([id]) => id);
/** Saved networks by name, those out of reach too. */
export const savedOf = (os: OsState): string[] =>
  Object.entries(os.wifi.networks)
    .filter(([, n]) => n.saved)
    .toSorted(([a, x], [b, y]) => (x.ssid < y.ssid ? -1 : x.ssid > y.ssid ? 1 : a < b ? -1 : 1))
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
      if (row.kind === "preview" || row.kind === "tell" || row.kind === "slot") continue;
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
      if (row.to.screen !== "page" && !("id" in row.to) && row.to.screen !== "choice") {
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
