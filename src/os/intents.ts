/**
 * Requests from one app to another, without the name of the other app. Apps declare which intents they handle. The
 * phone picks the matching app, or lets the user choose. The design follows Android's intents and intent filters.
 */
import * as v from "valibot";
import type { Json } from "#state/json.ts";
import type { ReadContent } from "./providers.ts";
import type { LocalizedText } from "./values.ts";

export const intentActions = [
  "VIEW",
  "SEND",
  "SENDTO",
  "PICK",
  "DIAL",
  "INSERT",
  "EDIT",
  "PAY",
  "SET_ALARM",
  "SET_TIMER",
  "SET_WALLPAPER",
  "SETTINGS",
] as const;
export type IntentAction = (typeof intentActions)[number];
export const intentSchema = v.strictObject({
  action: v.picklist(intentActions),
  /** The MIME type of the data, possibly with a wildcard: "image/*". */
  type: v.nullable(v.string()),
  /** The URI of the data: "content://contacts/contact_mum", "https://…", "tel:…". */
  uri: v.nullable(v.string()),
  extras: v.record(v.string(), v.unknown() as v.GenericSchema<unknown, Json>),
});
export type Intent = v.InferOutput<typeof intentSchema>;

/** Which intents an app accepts. All conditions that the filter contains must hold. */
export interface IntentFilter {
  readonly action: IntentAction;
  readonly types?: readonly string[];
  /** URI schemes without the colon. "content" also needs `authority`. */
  readonly schemes?: readonly string[];
  readonly authority?: string;
}
export interface ShareTarget {
  readonly id: string;
  readonly title: string;
}
export interface Handler<S = never> extends IntentFilter {
  readonly screen: string;
  /**
   * Returns the screen's parameters, or null if the app cannot handle this intent although the filter matches. `target`
   * is the target that the user chose in the share sheet.
   */
  readonly params: (
    i: Intent,
    c: { readonly state: S; readonly now: number; readonly target: string | null },
  ) => object | null;
  /** A command of the app that runs before the screen opens, for example to open a tab. */
  readonly run?: (i: Intent) => { readonly command: string; readonly args: Json };
  /**
   * The handler's name in the chooser, for example "Save to Notes". Only handlers for which the app's title is not
   * clear enough have this title.
   */
  readonly title?: LocalizedText;
  /**
   * Opens the screen in the app's own task and keeps the screens of that task. Otherwise the screen opens on top of the
   * caller's task.
   */
  readonly ownTask?: true;
  /** Direct share targets, best first: recent people, open chats. */
  readonly targets?: (c: {
    readonly state: S;
    readonly now: number;
    readonly content: ReadContent;
  }) => readonly ShareTarget[];
}

/** Returns whether two MIME types match. "image/png" matches "image/*" in either order. */
export function matchesMimeType(a: string, b: string): boolean {
  const [x, y] = [a.toLowerCase().split("/"), b.toLowerCase().split("/")];
  const part = (p = "*", q = "*"): boolean => p === "*" || q === "*" || p === q;
  return part(x[0], y[0]) && part(x[1], y[1]);
}
export const schemeOf = (uri: string): string => /^([a-z][a-z0-9+.-]*):/i.exec(uri)?.[1]?.toLowerCase() ?? "";
/** Returns the parts of `content://authority/id`, or null for any other URI. */
export function parseContentUri(uri: string): { authority: string; id: string } | null {
  const found = /^content:\/\/([a-z]+)\/(.+)$/.exec(uri);
  if (!found) return null;
  try {
    return { authority: found[1]!, id: decodeURIComponent(found[2]!) };
  } catch {
    // The URI contains an invalid percent escape.
    return null;
  }
}
export const contentUri = (authority: string, id: string): string => `content://${authority}/${encodeURIComponent(id)}`;
/** Returns whether `filter` accepts `intent`, by action, type, scheme and authority. */
export function matchesFilter(filter: IntentFilter, intent: Intent): boolean {
  if (filter.action !== intent.action) return false;
  if (filter.types && (intent.type === null || !filter.types.some((t) => matchesMimeType(t, intent.type!))))
    return false;
  if (filter.schemes && (intent.uri === null || !filter.schemes.includes(schemeOf(intent.uri)))) return false;
  if (filter.authority !== undefined && parseContentUri(intent.uri ?? "")?.authority !== filter.authority) return false;
  return true;
}
/**
 * Returns the key under which the user's permanent choice of an app is stored. Intents of the same kind have the same
 * key.
 */
export function intentKindOf({ action, type, uri }: Intent): string {
  const content = parseContentUri(uri ?? "");
  const what = content ? content.authority : uri === null ? "" : schemeOf(uri);
  return [action, what, type?.split("/")[0] ?? ""].join(":");
}

const intent = (action: IntentAction, more: Partial<Intent> = {}): Intent => ({
  action,
  type: null,
  uri: null,
  extras: {},
  ...more,
});
/** Builders for the intents that apps exchange. Handlers are declared for the intents that these builders return. */
export const intents = {
  viewWeb: (url: string): Intent => intent("VIEW", { uri: url }),
  view: (authority: string, id: string, type: string | null = null): Intent =>
    intent("VIEW", { uri: contentUri(authority, id), type }),
  edit: (authority: string, id: string, type: string | null = null): Intent =>
    intent("EDIT", { uri: contentUri(authority, id), type }),
  /** `place`: the id of the place in the world, or "" if the place has no id. */
  viewPlace: (lat: number, lon: number, name: string, place = ""): Intent =>
    intent("VIEW", { uri: `geo:${lat},${lon}${place === "" ? "" : `?place=${place}`}`, extras: { name } }),
  /** An address as text. The map app searches for it. */
  viewAddress: (address: string): Intent => intent("VIEW", { uri: `geo:0,0?q=${encodeURIComponent(address)}` }),
  /** A `geo:` uri found in a text or on a page. */
  viewGeo: (uri: string): Intent => intent("VIEW", { uri }),
  sendText: (text: string, title = ""): Intent => intent("SEND", { type: "text/plain", extras: { text, title } }),
  /** Files, given by their content URIs. `type` is their common MIME type, or a type with a wildcard. */
  sendFiles: (type: string, uris: readonly string[], title = ""): Intent =>
    intent("SEND", { type, extras: { uris: [...uris], title } }),
  sendContact: (id: string, text: string): Intent =>
    intent("SEND", { type: "text/x-vcard", extras: { uris: [contentUri("contacts", id)], text } }),
  message: (number: string, body = ""): Intent =>
    intent("SENDTO", { uri: `smsto:${number}`, extras: { number, body } }),
  mail: (address: string): Intent => intent("SENDTO", { uri: `mailto:${address}`, extras: { address } }),
  dial: (number: string): Intent => intent("DIAL", { uri: `tel:${number}`, extras: { number } }),
  /** The result is `{ uris }`. The list is empty if the user went back. */
  pickContact: (many = false): Intent => intent("PICK", { type: "text/x-vcard", extras: { many } }),
  pickFile: (type: string, many = false): Intent => intent("PICK", { type, extras: { many } }),
  insertEvent: (e: {
    title: string;
    start?: number;
    end?: number;
    allDay?: boolean;
    place?: string;
    notes?: string;
    guests?: string[];
  }): Intent => intent("INSERT", { type: "text/calendar", extras: { ...e } }),
  insertContact: (c: { name?: string; number?: string; email?: string }): Intent =>
    intent("INSERT", { type: "text/x-vcard", extras: { ...c } }),
  setAlarm: (hour: number, minute: number, label = ""): Intent =>
    intent("SET_ALARM", { extras: { hour, minute, label } }),
  setTimer: (seconds: number, label = ""): Intent => intent("SET_TIMER", { extras: { seconds, label } }),
  setWallpaper: (uri: string): Intent => intent("SET_WALLPAPER", { uri, type: "image/*" }),
  /** Asks an app that holds money to pay. The result is `{ entry }`, the ledger entry's id. */
  pay: ({ through = "pay", ...p }: Bill & { readonly through?: string }): Intent =>
    intent("PAY", { uri: `${through}:${p.order}`, extras: { ...p } }),
  settings: (page: string, extras: Record<string, Json> = {}): Intent =>
    intent("SETTINGS", { uri: `settings:${page}`, extras }),
};
/** An amount to pay, and its payee. */
export interface Bill {
  /** The account that receives the money. */
  readonly to: string;
  /** The amount in cents, in the currency of the receiving account. */
  readonly cents: number;
  /** The payee's id of the order. The ledger entry contains this id. */
  readonly order: string;
  readonly title: string;
  /** The payee's name. */
  readonly payee: string;
}
/** Returns a text of the extras, or "" if it is missing. */
export const extraText = (i: Intent, name: string): string => {
  const value = i.extras[name];
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
};
/** Returns the URIs in the extras of an intent or a result. */
export const urisOf = (extras: Readonly<Record<string, Json>>): string[] => {
  const { uris } = extras;
  return Array.isArray(uris) ? uris.filter((u): u is string => typeof u === "string") : [];
};
