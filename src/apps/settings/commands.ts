/** What Settings does to its own lists, and what its schedules do to the phone. All else is done by the phone's managers. */
import * as v from "valibot";
import type { Ctx } from "../../os/app-command.ts";
import { reject, type Rejection } from "../../os/values.ts";
import { setting, type SettingGroup, type Settings } from "../../os/settings.ts";
import type { OsState } from "../../os/state.ts";
import { system } from "../../os/system.ts";
import { blank, books, fitsBook } from "./books.ts";
import { bookIds, scheduleIds, type ScheduleId } from "./ids.ts";
import { isWithin, scheduleOf } from "./schedules.ts";
import { RecordId, RecordText, clockTime, settings, weekdays, type Own } from "./state.ts";
import { traitFits, traitOf } from "./traits.ts";

const Book = v.picklist(bookIds);
const Schedule = v.picklist(scheduleIds);
const subject = v.pipe(v.string(), v.regex(/^(app|wifi|bt):[\w-]{1,120}$/));
/** Taps on the build number that open developer options. */
export const tapsNeeded = 7;

const put = <G extends SettingGroup, N extends keyof Settings[G] & string>(
  ctx: Ctx,
  group: G,
  name: N,
  value: Settings[G][N],
): void => {
  system.set.run(ctx.os, setting(group, name, value), ctx);
};
export const isOnline = (os: OsState): boolean =>
  !os.outage && (os.wifi.connected !== null || (os.settings.network.mobileData && !os.settings.network.airplane));
const onWifi = (os: OsState): boolean => !os.outage && os.wifi.connected !== null;
/** Apps with a trait that is not as at first. */
export const appsWith = (own: Own, name: string): string[] =>
  Object.entries(own.traits)
    .filter(([of, traits]) => of.startsWith("app:") && traits[name] !== undefined)
    .map(([of]) => of.slice(4))
    .toSorted();

/** What each schedule turns on and off. */
const turn: Record<ScheduleId, (ctx: Ctx, on: boolean, own: Own) => void> = {
  dark: (ctx, on) => put(ctx, "display", "theme", on ? "dark" : "light"),
  nightLight: (ctx, on) => put(ctx, "display", "nightLight", on),
  dnd: (ctx, on) => put(ctx, "sound", "dnd", on),
  saver: (ctx, on) => put(ctx, "battery", "saver", on),
  bedtime: (ctx, on) => {
    const { bedtimeGray, bedtimeDnd, bedtimeDim } = ctx.os.settings.wellbeing;
    if (bedtimeGray) put(ctx, "accessibility", "grayscale", on);
    if (bedtimeDnd) put(ctx, "sound", "dnd", on);
    if (bedtimeDim) put(ctx, "accessibility", "extraDim", on);
  },
  focus: (ctx, on, own) => {
    system.setFocus.run(ctx.os, { on, apps: appsWith(own, "focus") }, ctx);
  },
};

export const commands = {
  saveRecord: settings.command(
    { book: Book, id: v.nullable(RecordId), values: v.record(v.string(), RecordText) },
    (own, { book, id, values }, ctx) => {
      const kept = Object.fromEntries(Object.keys(blank(book)).map((name) => [name, (values[name] ?? "").trim()]));
      if (!fitsBook(book, kept)) return reject("form-incomplete");
      const list = (own.books[book] ??= {});
      if (id !== null && !list[id]) return reject("record-missing");
      if (id === null && Object.keys(list).length >= books[book].most) return reject("list-full");
      list[id ?? (ctx.newId("rec") as `rec_${string}`)] = kept;
    },
  ),
  dropRecord: settings.command({ book: Book, id: RecordId }, (own, { book, id }) => {
    if (!own.books[book]?.[id]) return reject("record-missing");
    delete own.books[book][id];
    if (own.used[book] === id) delete own.used[book];
  }),
  /** Puts an entry of a list to use, in place of another: connects a VPN, chooses an access point. */
  useRecord: settings.command({ book: Book, id: RecordId, on: v.boolean() }, (own, { book, id, on }, ctx) => {
    if (!own.books[book]?.[id] || !books[book].uses) return reject("record-missing");
    if (book === "vpn" && on && !isOnline(ctx.os)) return reject("no-network");
    if (on) own.used[book] = id;
    else if (own.used[book] === id) delete own.used[book];
  }),
  setTrait: settings.command(
    { subject, name: v.string(), value: v.union([v.string(), v.boolean()]) },
    (own, { subject: of, name, value }, ctx) => {
      const trait = traitOf(of, name);
      if (!trait || !traitFits(trait, value)) return reject("setting-invalid");
      const traits = (own.traits[of] ??= {});
      if (value === trait.first) delete traits[name];
      else traits[name] = value;
      if (Object.keys(traits).length === 0) delete own.traits[of];
      // Who is chosen while focus mode is on falls quiet at once.
      if (name === "focus" && ctx.os.focused) turn.focus(ctx, true, own);
    },
  ),
  setSchedule: settings.command(
    { id: Schedule, on: v.boolean(), start: clockTime, end: clockTime, days: weekdays },
    (own, { id, on, start, end, days }, ctx) => {
      if (on && days.length === 0) return reject("no-days");
      if (start === end) return reject("no-time");
      const was = scheduleOf(own, id);
      const next = { on, start, end, days: [...new Set(days)].toSorted((a, b) => a - b), ranAt: ctx.now };
      own.schedules[id] = next;
      const within = on && isWithin(next, ctx.now, ctx.offsetMin);
      const before = was.on && isWithin(was, ctx.now, ctx.offsetMin);
      if (within !== before) turn[id](ctx, within, own);
    },
  ),
  scheduled: settings.command({ id: Schedule, on: v.boolean() }, (own, { id, on }, ctx) => {
    const schedule = own.schedules[id];
    if (!schedule) return;
    schedule.ranAt = ctx.now;
    turn[id](ctx, on, own);
  }),
  turnFocus: settings.command({}, (own, _, ctx) => {
    if (!ctx.os.focused && appsWith(own, "focus").length === 0) return reject("no-focus-apps");
    turn.focus(ctx, !ctx.os.focused, own);
  }),
  /** Only who knows how the phone is opened goes on. */
  checkSecret: settings.command(
    { secret: v.pipe(v.string(), v.maxLength(12)) },
    (_, { secret }, ctx): Rejection | void => (secret === ctx.os.lock.secret ? undefined : reject("wrong-secret")),
  ),
  clearCache: settings.command({ app: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)) }, (own, { app }, ctx) => {
    own.cleared[app] = ctx.now;
  }),
  backUpNow: settings.command({}, (own, _, ctx) => {
    const { on, wifiOnly } = ctx.os.settings.backup;
    if (!on) return reject("backup-off");
    if (!isOnline(ctx.os)) return reject("no-network");
    if (wifiOnly && !onWifi(ctx.os)) return reject("needs-wifi");
    own.backedUpAt = ctx.now;
  }),
  checkUpdate: settings.command({}, (own, _, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    own.checkedAt = ctx.now;
  }),
  newAdId: settings.command({}, (own, _, ctx) => {
    const digits = (n: number): string =>
      Array.from({ length: n }, () => Math.floor(ctx.random() * 16).toString(16)).join("");
    own.adId = [8, 4, 4, 4, 12].map(digits).join("-");
  }),
  tapBuild: settings.command({}, (own, _, ctx) => {
    if (ctx.os.settings.developer.on) return reject("developer-already");
    own.taps += 1;
    if (own.taps < tapsNeeded) return;
    own.taps = 0;
    put(ctx, "developer", "on", true);
  }),
};
