// The words of changes: what a task without a model says.
import { describe, expect, it } from "vitest";
import { phone } from "#apps/phone.ts";
import type { Lang } from "#contract/env.ts";
import type { SuiteCheck } from "#contract/suite.ts";
import { defaultBoot } from "#judge/instance.ts";
import { applyPatches } from "#state/patch.ts";
import { isObject, type Json } from "#state/json.ts";
import { askedChanges, bookkeepingPaths } from "./bookkeeping.ts";
import type { DisplayedWords } from "./displayed-words.ts";
import { describeChange, type RecordOfWorld } from "./describe.ts";

const start = phone.boot(defaultBoot("en", 0));
/** Returns the id of the record of an app with this text in one of its fields. */
function idOf(app: string, collection: string, text: string): string {
  const records = (start.apps[app] as unknown as Record<string, Record<string, Json>>)[collection]!;
  return Object.entries(records).find(
    ([, record]) => isObject(record) && Object.values(record).some((value) => value === text),
  )![0];
}
const check = (kind: SuiteCheck["kind"], path: string, value?: Json): SuiteCheck => ({
  ...{ that: "", kind, path },
  ...(value === undefined ? {} : { value }),
});
const words = (one: SuiteCheck, lang: Lang = "en", world?: RecordOfWorld): string =>
  describeChange(one, start, lang, { recordOfWorld: world }).words;

describe("a field", () => {
  const note = `/notes/notes/${idOf("notes", "notes", "Groceries")}`;
  it.each([
    ["pinned", false, 'unpin "Groceries"', '取消置顶"Groceries"'],
    ["title", "Food", 'set the title of "Groceries" to "Food"', '把"Groceries"的title改为 "Food"'],
    ["trashedAt", { $instant: "episode" }, 'move "Groceries" to the trash', '把"Groceries"移到回收站'],
    ["folder", null, 'clear the folder of "Groceries"', '清空"Groceries"的folder'],
    [
      "remindAt",
      1_773_709_200_000,
      'set the remind time of "Groceries" to 2026-03-17 09:00',
      '把"Groceries"的remind time改为 2026-03-17 09:00',
    ],
  ] as const)("%s", (field, value, en, zh) => {
    const one = check("changed", `${note}/${field}`, value as Json);
    expect(words(one)).toBe(`{app.notes}: ${en}`);
    expect(words(one, "zh-CN")).toBe(`{app.notes}：${zh}`);
  });
  it("names the values that an instruction must contain", () => {
    expect(describeChange(check("changed", `${note}/title`, "Food"), start, "en").values).toEqual([
      "Groceries",
      "Food",
    ]);
  });
  it("of a setting stands with its group", () => {
    expect(words(check("changed", "/os/settings/sound/alarm", 11))).toBe(
      "The phone: set sound › alarm volume from 80 to 11",
    );
  });
  it("of the settings of an app is called a setting", () => {
    expect(words(check("changed", "/bilibili/prefs/wifiQuality", "720"))).toBe(
      '{app.bilibili}: set the setting "wifi quality" from "1080" to "720"',
    );
  });
  const displayed = (path: string, value: Json, told: DisplayedWords): string =>
    describeChange(check("changed", path, value), start, "en", { displayed: told }).words;
  it("has the label of the display, which stands alone unless it belongs to a record", () => {
    const label = { field: "Use 24-hour format", value: null };
    expect(displayed("/os/settings/time/hour24", true, label)).toBe('The phone: turn on "Use 24-hour format"');
    expect(displayed("/bilibili/prefs/danmaku", false, { field: "Danmaku", value: null })).toBe(
      '{app.bilibili}: turn off the setting "Danmaku"',
    );
    const remark = { field: "Heading", value: null };
    expect(displayed(`${note}/title`, "Food", remark)).toBe('{app.notes}: set the "Heading" of "Groceries" to "Food"');
  });
  it("has the new value as the chosen option shows it, with its unit", () => {
    expect(displayed("/os/settings/display/timeoutSec", 120, { field: null, value: "2 minutes" })).toBe(
      'The phone: set display › timeout to "2 minutes"',
    );
  });
  it("that is a volume is called so, and has no ringer mode for its value", () => {
    expect(displayed("/os/settings/sound/ring", 20, { field: null, value: "Ring" })).toMatch(/ring volume .*to 20$/);
  });
  it("with the time of an end that is now cannot be described", () => {
    const [id] = Object.keys((start.apps["ebay"] as unknown as { listings: object }).listings);
    expect(() => words(check("changed", `/ebay/listings/${id}/endsAt`, { $instant: "episode" }))).toThrow(
      "has no words",
    );
  });
  it("of being logged in is a login or a logout", () => {
    expect(words(check("changed", "/railway/account/loggedIn", false))).toBe("{app.railway}: log out");
  });
  it("with an amount, a time of day or a duration has the unit of a person", () => {
    expect(words(check("changed", "/alipay/budgetCents", 2550))).toContain("to 25.50");
    const timer = idOf("clock", "timers", "Green tea");
    expect(words(check("changed", `/clock/timers/${timer}/durationMs`, 240_000))).toContain("to 4 min");
  });
  it("that is the key of a record of the world has the name of the record", () => {
    const world: RecordOfWorld = (id) => ({ id, name: { en: id === "lima" ? "Lima" : "Another", zh: id } });
    expect(words(check("changed", "/weather/main", "lima"), "en", world)).toBe(
      '{app.weather}: set main place from "Another" to "Lima"',
    );
  });
  it("with a list says what was added or removed", () => {
    const cities = (start.apps["clock"] as unknown as { cities: string[] }).cities;
    const world: RecordOfWorld = (id) =>
      id === "lima" ? { id, name: { en: "Lima", zh: "利马" } } : { name: { en: id } };
    expect(words(check("changed", "/clock/cities", [...cities, "lima"]), "en", world)).toBe(
      '{app.clock}: add "Lima" to cities',
    );
    expect(() => words(check("changed", "/clock/cities", [...cities, "lima"]))).toThrow("lima has no name");
    const { blocked } = start.apps["contacts"] as unknown as { blocked: string[] };
    expect(words(check("changed", "/contacts/blocked", [...blocked, "+86 154 0071 9934"]))).toBe(
      '{app.contacts}: block "+86 154 0071 9934"',
    );
  });
});
describe("a record", () => {
  it("of the user is added and deleted", () => {
    expect(
      words(check("added", "/notes/notes/note_new0", { id: "note_new0", title: "Milk", pinned: true, order: 0 })),
    ).toBe('{app.notes}: add a note: title "Milk", pinned');
    expect(words(check("removed", `/notes/notes/${idOf("notes", "notes", "Groceries")}`))).toBe(
      '{app.notes}: delete "Groceries" from notes',
    );
  });
  const world: RecordOfWorld = (id) => (id === "mu_artist_7" ? { id, name: "Ulla Runs" } : null);
  it("with an hour and a minute has a time of day, which is the name of an alarm without a label", () => {
    const alarm = { hour: 7, minute: 5, label: "" };
    expect(words(check("added", "/clock/alarms/alarm_new0", alarm))).toBe('{app.clock}: add an alarm: time "07:05"');
    const [id] = Object.entries(
      (start.apps["clock"] as unknown as { alarms: Record<string, { label: string }> }).alarms,
    ).find(([, { label }]) => label === "")!;
    expect(words(check("changed", `/clock/alarms/${id}/on`, false))).toMatch(/turn off "\d\d:\d\d" in alarms$/);
  });
  it("that is a conversation has the name of the contact", () => {
    expect(words(check("changed", "/messages/threads/thread_mum/pinned", false))).toMatch(
      /unpin "[A-Z][^"]+" in threads/,
    );
  });
  it("has neither its maker nor its zone, if the maker is the user", () => {
    const event = { title: "Lunch", by: "me", when: { start: 1_773_709_200_000, zone: "Asia/Shanghai" } };
    expect(words(check("added", "/calendar/events/event_new0", event))).toBe(
      '{app.calendar}: add an event: title "Lunch", start 2026-03-17 09:00',
    );
  });
  it("under the key of a person cannot be described", () => {
    const [person] = Object.keys((start.apps["alipay"] as unknown as { chats: object }).chats);
    expect(() => words(check("changed", `/alipay/chats/${person}/muted`, true))).toThrow(`${person} has no name`);
  });
  it("of an unknown kind cannot be described", () => {
    expect(() => words(check("added", "/ebay/saved/saved_new0", { q: "lamp" }))).toThrow('"saved" does not say what');
  });
  it("in the trash is deleted for good", () => {
    const old = idOf("notes", "notes", "Old parking spot");
    expect(words(check("removed", `/notes/notes/${old}`))).toBe(
      '{app.notes}: delete "Old parking spot" from notes for good',
    );
  });
  it("that is a folder of files is called a folder", () => {
    const folder = { id: "file_new0", type: "folder", name: "Trips", parent: null };
    expect(words(check("added", "/os/files/file_new0", folder))).toBe('The phone: add a folder: name "Trips"');
  });
  it("without a word of its own cannot be described", () => {
    expect(() => words(check("added", "/spotify/follows/follow_new0", { at: 1 }))).toThrow("nothing says which record");
  });
  it("with a text and the name of its author is named by the text", () => {
    const post: RecordOfWorld = () => ({
      id: "x_post_7",
      topic: "local",
      name: "tidewell_post",
      text: "The lanterns are back.",
    });
    expect(words(check("added", "/x/liked/x_post_7", { post: "x_post_7" }), "en", post)).toBe(
      '{app.x}: like "The lanterns are back."',
    );
  });
  it("that is a comment is called a comment", () => {
    const comment: RecordOfWorld = () => ({ id: "rn_comment_7", text: "Lovely light." });
    expect(words(check("added", "/rednote/liked/rn_comment_7", true), "en", comment)).toBe(
      '{app.rednote}: like the comment "Lovely light."',
    );
  });
  it("that is watched does not have the price that the app notes", () => {
    const item: RecordOfWorld = () => ({ id: "item_7", title: "Desk lamp" });
    expect(words(check("added", "/ebay/watches/item_7", { item: "item_7", cents: 1200 }), "en", item)).toBe(
      '{app.ebay}: watch "Desk lamp"',
    );
  });
  it("gets a vote", () => {
    const vote = (dir: number): SuiteCheck => check("added", "/spotify/votes/mu_artist_7", { dir });
    expect(words(vote(1), "en", world)).toBe('{app.spotify}: vote up "Ulla Runs"');
    expect(words(vote(-1), "en", world)).toBe('{app.spotify}: vote down "Ulla Runs"');
  });
  it("with the name of another record in the same list cannot be described", () => {
    const [alarm, other] = Object.keys((start.apps["clock"] as unknown as { alarms: object }).alarms);
    const same = applyPatches(start, [
      { op: "replace", path: ["apps", "clock", "alarms", alarm!, "label"], value: "Wake" },
      { op: "replace", path: ["apps", "clock", "alarms", other!, "label"], value: "Wake" },
    ]);
    expect(() => describeChange(check("removed", `/clock/alarms/${alarm}`), same, "en")).toThrow(
      'two records have the name "Wake"',
    );
  });
  it("of the world is followed, liked or listed", () => {
    expect(words(check("added", "/spotify/follows/mu_artist_7", { at: { $instant: "episode" } }), "en", world)).toBe(
      '{app.spotify}: follow "Ulla Runs"',
    );
    expect(words(check("removed", "/spotify/follows/mu_artist_7"), "zh-CN", world)).toBe(
      '{app.spotify}：取消关注"Ulla Runs"',
    );
    expect(words(check("added", "/spotify/others/mu_artist_7", true), "en", world)).toBe(
      '{app.spotify}: add "Ulla Runs" to others',
    );
  });
});
it.each([
  ["a record without a name", check("changed", "/notes/notes/note_77/pinned", true), "note_77 has no name"],
  ["a position of a list", check("changed", "/alipay/tags/1", "Work"), "position 1 of a list"],
  [
    "a key that is neither a field nor an id",
    check("added", "/os/x/spotify~1later", "high"),
    '"spotify/later" is neither',
  ],
  ["a value of several lines", check("changed", "/notes/sort", "a\nb"), "not one line of text"],
])("%s cannot be described", (_, one, message) => {
  expect(() => words(one)).toThrow(message);
});

describe("bookkeeping", () => {
  const changed = (path: string, value: Json = "x") => ({ path, kind: "changed" as const, value });
  it("is not asked for", () => {
    const asked = changed("/notes/notes/note_s1/body");
    expect(
      askedChanges([asked, changed("/notes/notes/note_s1/updatedAt"), changed("/reddit/searches")], start),
    ).toEqual([asked]);
  });
  it("includes the fields that a deletion empties", () => {
    const folder = Object.keys((start.apps["notes"] as unknown as { folders: object }).folders)[0]!;
    const inside = Object.entries(
      (start.apps["notes"] as unknown as { notes: Record<string, { folder: string | null }> }).notes,
    ).find(([, note]) => note.folder === folder)![0];
    const deletion = { path: `/notes/folders/${folder}`, kind: "removed" as const, value: null };
    const emptied = changed(`/notes/notes/${inside}/folder`, null);
    expect(askedChanges([deletion, emptied], start)).toEqual([deletion]);
    expect(askedChanges([emptied], start)).toEqual([emptied]);
  });
  it("is allowed in every task of the app", () => {
    expect(bookkeepingPaths(start, ["reddit", "notes"])).toEqual(
      expect.arrayContaining(["/reddit/searches", "/reddit/seen"]),
    );
    expect(bookkeepingPaths(start, ["reddit", "notes"])).not.toContain("/notes/notes");
  });
});
