/** How the phone, and what Settings keeps, is read. */
import { isGranted, type Grant, type Permission } from "../../os/permissions.ts";
import type { OsState } from "../../os/state.ts";
import type { Json } from "../../state/json.ts";
import type { ChoiceOf, Option, Put, SettingRow } from "./declare.ts";
import { traitOf, type AppTrait } from "./features/apps/traits.ts";
import { books } from "./features/books/books.ts";
import type { BookId } from "./ids.ts";
import type { Own } from "./state.ts";

export const valueAt = (os: OsState, at: { readonly group: string; readonly name: string }): Json =>
  (os.settings as unknown as Record<string, Record<string, Json>>)[at.group]?.[at.name] ?? null;
export const holds = (os: OsState, put: Put): boolean => valueAt(os, put) === put.value;
export const usable = (os: OsState, row: SettingRow): boolean => !row.needs || holds(os, row.needs);
export const chosen = (os: OsState, row: ChoiceOf): Option | undefined => row.options.find((o) => holds(os, o.put));

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
export const deviceName = (os: OsState, id: string): string => os.bluetooth.devices[id]?.name ?? "";
export const isOnline = (os: OsState): boolean =>
  !os.outage && (os.wifi.connected !== null || (os.settings.network.mobileData && !os.settings.network.airplane));
export const onWifi = (os: OsState): boolean => !os.outage && os.wifi.connected !== null;
/** Apps with a trait that is not as at first. */
export const appsWith = (own: Own, name: string): string[] =>
  Object.entries(own.traits)
    .filter(([of, traits]) => of.startsWith("app:") && traits[name] !== undefined)
    .map(([of]) => of.slice(4))
    .toSorted();
