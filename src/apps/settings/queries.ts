/** Queries of the phone's settings and of the app's own state. */
import { isGranted, type Grant, type Permission } from "#os/permissions.ts";
import type { OsState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import type { ChoiceSetting, SettingOption, Put, SettingRow } from "./declare.ts";
import { findTrait, type AppTrait } from "./features/apps/traits.ts";
import { recordLists } from "./features/books/record-lists.ts";
import type { RecordListId } from "./ids.ts";
import type { SettingsAppState } from "./state.ts";

export const valueAt = (os: OsState, at: { readonly group: string; readonly name: string }): Json =>
  (os.settings as unknown as Record<string, Record<string, Json>>)[at.group]?.[at.name] ?? null;
export const isSetTo = (os: OsState, put: Put): boolean => valueAt(os, put) === put.value;
export const usable = (os: OsState, row: SettingRow): boolean => !row.needs || isSetTo(os, row.needs);
export const chosenOption = (os: OsState, row: ChoiceSetting): SettingOption | undefined =>
  row.options.find((o) => isSetTo(os, o.put));

export const traitValue = (own: SettingsAppState, subject: string, name: string): string | boolean =>
  own.traits[subject]?.[name] ?? findTrait(subject, name)?.first ?? false;
/** Returns the number of apps for which a trait differs from its default. */
export const countChangedApps = (own: SettingsAppState, trait: AppTrait): number =>
  Object.entries(own.traits).filter(([of, t]) => of.startsWith("app:") && t[trait] !== undefined).length;
/** Returns the entries of a list, sorted by name. */
export const entriesOf = (own: SettingsAppState, id: RecordListId): [string, Readonly<Record<string, string>>][] =>
  Object.entries(own.books[id] ?? {}).toSorted(([a, x], [b, y]) => {
    const [m, n] = [x[recordLists[id].name] ?? "", y[recordLists[id].name] ?? ""];
    return m < n ? -1 : m > n ? 1 : a < b ? -1 : 1;
  });
/**
 * Returns the text key of a grant. A permission that was denied only once has the same text as a permission that was
 * not requested yet.
 */
export const grantTextKey = (grant: Grant | undefined) => {
  const told = grant === undefined || grant === "asked" ? "ask" : grant;
  return `grant-${told}` as const;
};
export interface PermissionRequester {
  readonly app: string;
  readonly grant: Grant;
  readonly granted: boolean;
}
/** Returns the apps that request a permission, with their grants. */
export const permissionRequesters = (os: OsState, permission: Permission): PermissionRequester[] =>
  Object.entries(os.permissions)
    .flatMap(([app, own]) => {
      const grant = own[permission];
      return grant === undefined ? [] : [{ app, grant, granted: isGranted(grant) }];
    })
    .toSorted((a, b) => (a.app < b.app ? -1 : 1));
export const countGranted = (os: OsState, app: string): number =>
  Object.values(os.permissions[app] ?? {}).filter((grant) => isGranted(grant)).length;
/** Returns the number of intent kinds for which an app is the default. */
export const countDefaults = (os: OsState, app: string): number =>
  Object.values(os.defaults).filter((handler) => handler.startsWith(`${app}/`)).length;

/**
 * Returns the networks in range: the connected network first, then saved networks, then other networks by signal
 * strength.
 */
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
/** Returns the saved networks, sorted by name, including networks that are out of range. */
export const savedNetworks = (os: OsState): string[] =>
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
/** Returns the apps for which a trait differs from its default. */
export const appsWithTrait = (own: SettingsAppState, name: string): string[] =>
  Object.entries(own.traits)
    .filter(([of, traits]) => of.startsWith("app:") && traits[name] !== undefined)
    .map(([of]) => of.slice(4))
    .toSorted();
