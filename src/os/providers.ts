/**
 * Data that apps share. The app that stores the data declares how other apps read and write it. Other apps address the
 * data by authority, never by the app's name. Some authorities require a permission. Reads are functions of the state,
 * so a screen that shows the data is always up to date.
 */
import * as v from "valibot";
import type { Json } from "#state/json.ts";
import type { Lang } from "./values.ts";
import type { Permission } from "./permissions.ts";

const texts = v.array(v.string());
/** The row schema of each authority, as other apps see it. */
export const rowSchemas = {
  contacts: v.strictObject({
    id: v.string(),
    name: v.string(),
    sortKey: v.string(),
    phones: v.array(v.strictObject({ number: v.string(), label: v.string() })),
    emails: texts,
    company: v.string(),
    address: v.string(),
    birthday: v.nullable(v.string()),
    starred: v.boolean(),
    blocked: v.boolean(),
  }),
  /** Numbers whose calls and messages are blocked. */
  blocked: v.strictObject({ id: v.string(), number: v.string() }),
  sms: v.strictObject({
    id: v.string(),
    thread: v.string(),
    numbers: texts,
    text: v.string(),
    at: v.number(),
    incoming: v.boolean(),
    read: v.boolean(),
  }),
  calendar: v.strictObject({
    id: v.string(),
    title: v.string(),
    start: v.number(),
    end: v.number(),
    allDay: v.boolean(),
    place: v.string(),
    color: v.string(),
  }),
  weather: v.strictObject({
    id: v.string(),
    city: v.string(),
    temp: v.number(),
    high: v.number(),
    low: v.number(),
    sky: v.string(),
  }),
} as const;
export type Authority = keyof typeof rowSchemas;
export type Row<A extends Authority> = v.InferOutput<(typeof rowSchemas)[A]>;
export const requiredPermissions: Record<Authority, Permission | null> = {
  contacts: "contacts",
  blocked: null,
  sms: "sms",
  calendar: "calendar",
  weather: null,
};
/** The time range of the requested rows. The range is needed because recurring events have no end. */
export interface TimeSpan {
  readonly from: number;
  readonly until: number;
}
export interface Provider<S, A extends Authority> {
  readonly rows: (
    state: S,
    c: { readonly now: number; readonly offsetMin: number; readonly lang: Lang; readonly span: TimeSpan | null },
  ) => readonly Row<A>[];
  /** Names of the app's commands that write for other apps. The phone passes the caller's arguments on unchanged. */
  readonly insert?: string;
  readonly update?: string;
  readonly remove?: string;
}
export type Provides<S> = { readonly [A in Authority]?: Provider<S, A> };
export type ContentOp = {
  readonly op: "insert" | "update" | "remove";
  readonly authority: Authority;
  readonly args: Json;
};
/** Reads the rows that another app provides. Returns an empty list if the caller lacks the required permission. */
export type ReadContent = <A extends Authority>(authority: A, span?: TimeSpan) => readonly Row<A>[];
