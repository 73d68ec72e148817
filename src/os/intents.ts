/**
 * What one app asks of the phone without knowing who will do it. An app declares what it handles; the phone finds the one
 * that fits, or lets the user choose. Modelled on Android's intents and intent filters.
 */
import * as v from "valibot";
import type { Json } from "../state/json.ts";
import type { ReadContent } from "./providers.ts";
import type { Words } from "./values.ts";

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
  /** MIME type of what is meant, perhaps with a wildcard: "image/*". */
  type: v.nullable(v.string()),
  /** What is meant: "content://contacts/contact_mum", "https://…", "tel:…". */
  uri: v.nullable(v.string()),
  extras: v.record(v.string(), v.unknown() as v.GenericSchema<unknown, Json>),
});
export type Intent = v.InferOutput<typeof intentSchema>;

/** What an app takes. Every condition that is given must hold. */
export interface Filter {
  readonly action: IntentAction;
  readonly types?: readonly string[];
  /** Of the uri, without the colon; "content" also needs `authority`. */
  readonly schemes?: readonly string[];
  readonly authority?: string;
}
export interface Target {
  readonly id: string;
  readonly title: string;
}
export interface Handler<S = never> extends Filter {
  readonly screen: string;
  /** Parameters of the screen; null where the intent does not fit after all. `target` is the one chosen in the share sheet. */
  readonly params: (
    i: Intent,
    c: { readonly state: S; readonly now: number; readonly target: string | null },
  ) => object | null;
  /** A command of the app that runs first: what the intent changes, such as a tab that opens. */
  readonly run?: (i: Intent) => { readonly command: string; readonly args: Json };
  /** What the chooser calls it, where the app's title is not enough: "Save to Notes". */
  readonly title?: Words;
  /** Opens in the app's own task, where what is open stays; else on top of who asks. */
  readonly ownTask?: true;
  /** Direct targets in the share sheet, best first: people of late, open chats. */
  readonly targets?: (c: {
    readonly state: S;
    readonly now: number;
    readonly content: ReadContent;
  }) => readonly Target[];
}

/** "image/png" fits "image/*" and the other way round. */
export function typeFits(a: string, b: string): boolean {
  const [x, y] = [a.toLowerCase().split("/"), b.toLowerCase().split("/")];
  const part = (p = "*", q = "*"): boolean => p === "*" || q === "*" || p === q;
  return part(x[0], y[0]) && part(x[1], y[1]);
}
export const schemeOf = (uri: string): string => /^([a-z][a-z0-9+.-]*):/i.exec(uri)?.[1]?.toLowerCase() ?? "";
/** The parts of `content://authority/id`; null for any other uri. */
export function contentOf(uri: string): { authority: string; id: string } | null {
  const found = /^content:\/\/([a-z]+)\/(.+)$/.exec(uri);
  if (!found) return null;
  try {
    return { authority: found[1]!, id: decodeURIComponent(found[2]!) };
  } catch {
    // A percent sign that begins no character: nobody has made this uri.
    return null;
  }
}
export const contentUri = (authority: string, id: string): string => `content://${authority}/${encodeURIComponent(id)}`;
/** Whether `filter` takes `intent`, by action, type, scheme and authority. */
export function fits(filter: Filter, intent: Intent): boolean {
  if (filter.action !== intent.action) return false;
  if (filter.types && (intent.type === null || !filter.types.some((t) => typeFits(t, intent.type!)))) return false;
  if (filter.schemes && (intent.uri === null || !filter.schemes.includes(schemeOf(intent.uri)))) return false;
  if (filter.authority !== undefined && contentOf(intent.uri ?? "")?.authority !== filter.authority) return false;
  return true;
}
/** What a choice for good is remembered by: intents of one kind share it. */
export function kindOf({ action, type, uri }: Intent): string {
  const content = contentOf(uri ?? "");
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
/** The intents that apps exchange; who makes one by these can be sure that it will be understood. */
export const intents = {
  viewWeb: (url: string): Intent => intent("VIEW", { uri: url }),
  view: (authority: string, id: string, type: string | null = null): Intent =>
    intent("VIEW", { uri: contentUri(authority, id), type }),
  edit: (authority: string, id: string, type: string | null = null): Intent =>
    intent("EDIT", { uri: contentUri(authority, id), type }),
  /** `place`: its id among the world's places, where it is one of them. */
  viewPlace: (lat: number, lon: number, name: string, place = ""): Intent =>
    intent("VIEW", { uri: `geo:${lat},${lon}${place === "" ? "" : `?place=${place}`}`, extras: { name } }),
  /** An address as somebody has written it: whoever shows maps looks for it. */
  viewAddress: (address: string): Intent => intent("VIEW", { uri: `geo:0,0?q=${encodeURIComponent(address)}` }),
  /** A `geo:` address as it stands in a text or on a page. */
  viewGeo: (uri: string): Intent => intent("VIEW", { uri }),
  sendText: (text: string, title = ""): Intent => intent("SEND", { type: "text/plain", extras: { text, title } }),
  /** Files by their content uris, all of one type or of a wildcard. */
  sendFiles: (type: string, uris: readonly string[], title = ""): Intent =>
    intent("SEND", { type, extras: { uris: [...uris], title } }),
  sendContact: (id: string, text: string): Intent =>
    intent("SEND", { type: "text/x-vcard", extras: { uris: [contentUri("contacts", id)], text } }),
  message: (number: string, body = ""): Intent =>
    intent("SENDTO", { uri: `smsto:${number}`, extras: { number, body } }),
  mail: (address: string): Intent => intent("SENDTO", { uri: `mailto:${address}`, extras: { address } }),
  dial: (number: string): Intent => intent("DIAL", { uri: `tel:${number}`, extras: { number } }),
  /** The result is `{ uris }`, empty when the user went back. */
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
  /** Asks an app with money in it to pay; the result is `{ entry }`, the entry of the phone's ledger. */
  pay: ({ through = "pay", ...p }: Bill & { readonly through?: string }): Intent =>
    intent("PAY", { uri: `${through}:${p.order}`, extras: { ...p } }),
  settings: (page: string, extras: Record<string, Json> = {}): Intent =>
    intent("SETTINGS", { uri: `settings:${page}`, extras }),
};
/** What is to be paid, and to whom. */
export interface Bill {
  /** The account that it goes to. */
  readonly to: string;
  /** In the currency of that account. */
  readonly cents: number;
  /** The payee's own id of what is paid for; the entry carries it. */
  readonly order: string;
  readonly title: string;
  /** What the payee is called. */
  readonly payee: string;
}
/** A text of the extras, or "" where there is none. */
export const extraText = (i: Intent, name: string): string => {
  const value = i.extras[name];
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
};
/** Uris that an intent or a result carries. */
export const urisOf = (extras: Readonly<Record<string, Json>>): string[] => {
  const { uris } = extras;
  return Array.isArray(uris) ? uris.filter((u): u is string => typeof u === "string") : [];
};
