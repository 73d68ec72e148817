// The rules of src/os/SPEC.md. Each test has the number of its rule.
import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { defaultBoot } from "#judge/instance.ts";
import { defineApp, modelOf } from "#os/define.ts";
import { Kernel } from "#os/kernel.ts";
import { hasTypedNothing } from "#env/step.ts";
import { grantOf } from "#os/permissions.ts";
import { sortNotifications } from "#os/notifications.ts";
import type { File } from "#os/files.ts";
import { visibleNotifications } from "#os/do-not-disturb.ts";
import type { PhoneState } from "#os/state.ts";
import { displaySizeOf } from "#os/orientation.ts";
import { edgeGesture } from "#ui/edge-gestures.ts";
import { dotsAlong, appendDots } from "#ui/pattern.ts";
import { layoutSize, scaleOf } from "#ui/scale.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { createPatches } from "#state/create-patches.ts";
import { applyPatches } from "#state/patch.ts";
import {
  act,
  command,
  newPhone,
  front,
  inKeeper,
  inWriter,
  kernel,
  notes,
  open,
  os,
  outcome,
  put,
  refusal,
  run,
  system,
  tick,
  view,
} from "./small-phone.ts";

const writing = (): PhoneState => run(newPhone(), open("writer"));
const draft = (s: PhoneState, text: string): PhoneState =>
  run(s, os("view", { app: "writer", patch: { draft: text } }));
/** Returns the state that a fork or a restore produces: a new phone, with the state patches from JSON applied. */
const restored = (s: PhoneState): PhoneState =>
  kernel.parse(
    JSON.parse(
      JSON.stringify(applyPatches(newPhone(), JSON.parse(JSON.stringify(createPatches(newPhone(), s))) as never)),
    ),
  );
const hash = (s: PhoneState): string => hashOf(s as unknown as Json);
const tell = (more: Record<string, Json> = {}) =>
  command("keeper.tell", { channel: null, tag: null, group: null, ongoing: false, ...more });
const ids = (s: PhoneState): string[] => sortNotifications(s.os.notifications).map(([id]) => id);
const first = (s: PhoneState): string => ids(s)[0]!;

it("every rule has a test that cites it, and every cited rule exists", () => {
  const rules = [...readFileSync("src/os/SPEC.md", "utf8").matchAll(/\*\*\[([A-Z]\d+)\]\*\*/g)].map((m) => m[1]!);
  const tests = readdirSync("test/os")
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => readFileSync(`test/os/${name}`, "utf8"))
    .join("\n");
  const cited = new Set([...tests.matchAll(/\[([A-Z]\d+)\]/g)].map((m) => m[1]!));
  expect(rules.length).toBeGreaterThan(40);
  expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
  expect([...cited].filter((rule) => !rules.includes(rule))).toEqual([]);
});

describe("tasks and screens", () => {
  it("[T1] an app has one task, which returns unchanged", () => {
    let s = draft(writing(), "half a line");
    s = run(s, inWriter("open", { n: 3 }), os("view", { app: "writer", patch: { draft: "deeper" } }), open("keeper"));
    expect(front(s)).toBe("keeper:keeper.main");
    s = run(s, open("writer"));
    expect([front(s), view(s)["draft"]]).toEqual(["writer:writer.page", "deeper"]);
    s = run(s, os("view", { app: "writer", patch: { draft: "" } }), os("back"));
    expect(view(s)["draft"]).toBe("half a line");
  });
  it("[T2] push, pop and root change the stack", () => {
    let s = run(writing(), inWriter("open", { n: 1 }), inWriter("deeper"));
    expect(front(run(s, inWriter("close")))).toBe("writer:writer.page");
    s = run(s, inWriter("start"));
    expect([front(s), s.view.tasks["writer"]!.stack.length]).toEqual(["writer:writer.list", 1]);
  });
  it("[T3] home leaves tasks unchanged, and recents lists them by last use", () => {
    const s = run(writing(), open("keeper"), os("home"), os("recents"));
    expect([s.view.front, s.view.surface, kernel.recentsOf(s)]).toEqual(["home", "recents", ["keeper", "writer"]]);
    expect(Object.keys(s.view.tasks).toSorted()).toEqual(["home", "keeper", "writer"]);
  });
  it("[T4] a closed task starts again", () => {
    const s = run(draft(writing(), "gone"), os("recents"), os("closeTasks", { apps: ["writer"] }), open("writer"));
    expect(view(s)["draft"]).toBe("");
  });
  it("[T5] a screen of another app opens on the calling task", () => {
    const s = run(writing(), inWriter("pick"));
    expect(front(s)).toBe("writer:keeper.picker");
    expect(s.view.tasks["keeper"]).toBeUndefined();
    expect(front(run(s, os("back")))).toBe("writer:writer.list");
  });
  it("[T6] an ownTask screen opens on its own task, and back returns to the caller", () => {
    const s = run(writing(), inWriter("dial"));
    expect(front(s)).toBe("keeper:keeper.dialer");
    const back = run(s, os("back"));
    expect(front(back)).toBe("writer:writer.list");
    expect(front(run(back, open("keeper")))).toBe("keeper:keeper.main");
  });
  it("[T7] a presented screen wakes the display and covers the lock until the user leaves it", () => {
    let s = run(newPhone(), system("setLock", { kind: "pin", secret: "2580", current: "" }), os("power"));
    s = run(s, command("writer.setWake", { at: s.clock.nowMs + 5000 }), tick(6));
    expect([front(s), s.view.power, s.view.locked, kernel.isAsleep(s)]).toEqual([
      "writer:writer.ringing",
      "on",
      true,
      false,
    ]);
    s = run(s, inWriter("stop"));
    expect([s.view.locked, kernel.isAsleep(s)]).toEqual([true, true]);
  });
  it("[T8] a screen runs its opening command each time, even if it is in front already", () => {
    const seen = (s: PhoneState): unknown => (s.apps["keeper"] as { seen: unknown }).seen;
    const once = run(writing(), tell());
    const opened = run(once, os("openNotification", { id: first(once) }));
    expect([front(opened), seen(opened)]).toEqual(["keeper:keeper.card", ["contact_s1"]]);
    const again = run(opened, tell());
    expect(seen(run(again, os("openNotification", { id: first(again) })))).toEqual(["contact_s1", "contact_s1"]);
  });
});

describe("results", () => {
  it("[R1] finish runs the waiting edge with the result", () => {
    const s = run(writing(), inWriter("pick"), inKeeper("choose", { id: "contact_s1" }));
    expect([front(s), view(s)["draft"]]).toEqual(["writer:writer.list", "content://contacts/contact_s1"]);
  });
  it("[R2] back returns no result, and a fork still delivers one", () => {
    const waiting = run(draft(writing(), "kept"), inWriter("pick"));
    expect(view(run(waiting, os("back")))["draft"]).toBe("kept");
    const fork = restored(waiting);
    expect(hash(fork)).toBe(hash(waiting));
    expect(view(run(fork, inKeeper("choose", { id: "contact_s1" })))["draft"]).toBe("content://contacts/contact_s1");
  });
});

describe("back", () => {
  it("[B1] closes one thing at a time, in Android's order", () => {
    let s = draft(run(writing(), inWriter("open", { n: 1 })), "unsaved");
    s = run(s, os("focus", { field: "draft", kind: "text", enter: "done", caret: 0, maxLength: 100 }));
    s = run(s, os("shade", { open: true }), os("popUp", { title: "Ad", text: "Buy" }));
    const steps: [string, (x: PhoneState) => unknown][] = [
      ["pop-up", (x) => x.view.popUp],
      ["shade", (x) => x.view.surface],
    ];
    for (const [what, of] of steps) {
      expect(of(s), what).not.toBeNull();
      s = run(s, os("back"));
      expect(of(s), what).toBeNull();
    }
    s = run(s, os("focus", { field: "draft", kind: "text", enter: "done", caret: 0, maxLength: 100 }), os("back"));
    expect([s.view.focus, view(s)["draft"]]).toEqual([null, "unsaved"]);
    s = run(s, os("back"));
    expect([front(s), view(s)["draft"]]).toEqual(["writer:writer.page", ""]);
    s = run(s, os("back"));
    expect(front(s)).toBe("writer:writer.list");
    s = run(s, os("view", { app: "writer", patch: { open: "menu" } }), os("back"));
    expect(view(s)["open"]).toBeNull();
    for (const [ask, at] of [
      [inWriter("erase"), "dialog"],
      [inWriter("names"), "permission"],
      [inWriter("web"), "chooser"],
    ] as const) {
      const asked = run(s, ask);
      expect(asked.view[at]).not.toBeNull();
      const gone = run(asked, os("back"));
      expect([gone.view[at], front(gone)]).toEqual([null, "writer:writer.list"]);
    }
    s = run(s, os("back"));
    expect(s.view.front).toBe("home");
    expect(hash(run(s, os("back")))).toBe(hash(s));
  });
  it("[B3] leaves the keypad of the lock screen, and does nothing on a dark display", () => {
    let s = run(writing(), system("setLock", { kind: "pin", secret: "2580", current: "" }), os("power"));
    expect(hash(run(s, os("back")))).toBe(hash(s));
    s = run(s, os("wake"), os("unlock"));
    expect(s.view.pad).not.toBeNull();
    s = run(s, os("back"));
    expect([s.view.pad, s.view.locked, s.view.front]).toEqual([null, true, "writer"]);
  });
});

describe("intents", () => {
  it("[I1] action, type and scheme must match, and types match with wildcards on either side", () => {
    const takes = (intent: Json): string[] =>
      outcome(writing(), os("start", { intent })).state.view.chooser?.handlers.map((id) => id) ?? [];
    expect(takes({ action: "SEND", type: "text/plain", uri: null, extras: {} })).toEqual(["keeper/1", "other/1"]);
    expect(takes({ action: "SEND", type: "image/png", uri: null, extras: {} })).toEqual(["other/1"]);
    expect(takes({ action: "SEND", type: "*/*", uri: null, extras: { uris: ["content://files/x"] } })).toEqual([
      "keeper/1",
    ]);
    expect(
      refusal(writing(), os("start", { intent: { action: "VIEW", type: null, uri: "ftp://x", extras: {} } })),
    ).toBe("nobody-does");
  });
  it("[I2] a single handler opens at once, several are offered, and only always is remembered", () => {
    expect(front(run(writing(), inWriter("pick")))).toBe("writer:keeper.picker");
    expect(refusal(writing(), inWriter("fax"))).toBe("nobody-does");
    const asked = run(writing(), inWriter("web"));
    expect(asked.view.chooser?.handlers).toEqual(["keeper/2", "other/0"]);
    const choose = (always: boolean) => os("choose", { handler: "keeper/2", target: null, always });
    const once = run(asked, choose(false), os("back"), inWriter("web"));
    expect(once.view.chooser).not.toBeNull();
    const always = run(asked, choose(true), os("back"), inWriter("web"));
    expect([always.view.chooser, front(always)]).toEqual([null, "writer:keeper.browser"]);
    expect(refusal(asked, os("choose", { handler: "keeper/0", target: null, always: false }))).toBe("app-missing");
  });
  it("[I3] sharing always asks, and offers people", () => {
    let s = run(draft(writing(), "hello"), inWriter("share"));
    expect(s.view.chooser?.handlers).toEqual(["keeper/1", "other/1"]);
    expect(kernel.targetsOf(s, "keeper/1")).toEqual([{ id: "contact_s1", title: "Ada" }]);
    s = run(s, os("choose", { handler: "keeper/1", target: "contact_s1", always: false }));
    expect(kernel.top(s, "writer").params).toEqual({ to: "contact_s1" });
    const own = run(s, os("home"), open("keeper"), os("home"));
    expect(own.view.chooser).toBeNull();
  });
  it("[I4] the chooser asks again after a default is cleared", () => {
    const s = run(
      writing(),
      inWriter("web"),
      os("choose", { handler: "keeper/2", target: null, always: true }),
      os("back"),
    );
    expect(Object.values(s.os.defaults)).toEqual(["keeper/2"]);
    expect(run(s, system("clearDefaults", { app: "keeper" }), inWriter("web")).view.chooser).not.toBeNull();
  });
  it("[I6] a handler's command runs first, and its refusal opens nothing", () => {
    const insert = (name: string) =>
      os("start", { intent: { action: "INSERT", type: "text/x-vcard", uri: null, extras: { name } } });
    const s = run(writing(), insert("Bo"));
    expect(front(s)).toBe("keeper:keeper.main");
    expect(kernel.content(s, "keeper", "contacts")?.map((row) => row.name)).toEqual(["Ada", "Bo"]);
    const refused = outcome(writing(), insert(""));
    expect([refused.rejected, front(refused.state)]).toEqual(["name-empty", "writer:writer.list"]);
  });
  it("[I5] the caller does not learn which app handled its intent", () => {
    const s = run(writing(), inWriter("pick"), inKeeper("choose", { id: "contact_s1" }));
    expect(JSON.stringify([s.apps["writer"], s.view.tasks["writer"]])).not.toContain("keeper");
  });
});

describe("providers", () => {
  it("[P1] reading rows needs the permission", () => {
    const s = writing();
    expect(kernel.content(s, "writer", "contacts")).toBeNull();
    const allowed = run(s, system("setPermission", { app: "writer", permission: "contacts", grant: "allowed" }));
    expect(kernel.content(allowed, "writer", "contacts")?.map((row) => row.name)).toEqual(["Ada"]);
    expect(outcome(allowed, command("writer.read")).result).toEqual(["Ada"]);
    expect(kernel.content(allowed, "writer", "sms")).toBeNull();
  });
  it("[P2] writing runs the provider's own commands, with their refusals", () => {
    const allowed = run(
      writing(),
      system("setPermission", { app: "writer", permission: "contacts", grant: "allowed" }),
    );
    const s = run(allowed, command("writer.keep", { name: "Bo" }));
    expect(kernel.content(s, "writer", "contacts")?.map((row) => row.name)).toEqual(["Ada", "Bo"]);
    expect(refusal(allowed, command("writer.keep", { name: "" }))).toBe("name-empty");
    expect(refusal(writing(), command("writer.keep", { name: "Bo" }))).toBe("permission-denied");
  });
  it("[P3] other apps read a new row at once", () => {
    const allowed = run(
      writing(),
      system("setPermission", { app: "writer", permission: "contacts", grant: "allowed" }),
    );
    const s = run(allowed, command("keeper.insert", { name: "Cy" }), inWriter("names"));
    expect(view(s)["draft"]).toBe("Ada,Cy");
  });
  it("[P4] an app reads its own rows without a permission", () => {
    expect(kernel.content(writing(), "keeper", "contacts")).toHaveLength(1);
  });
});

describe("permissions", () => {
  const asked = (): PhoneState => run(writing(), inWriter("names"));
  it("[M1] the phone asks, and the act continues after allow", () => {
    expect(asked().view.permission).toMatchObject({ app: "writer", permission: "contacts", on: "names" });
    const s = run(asked(), os("grant", { answer: "allowed" }));
    expect([s.view.permission, view(s)["draft"]]).toEqual([null, "Ada"]);
    expect(run(s, os("view", { app: "writer", patch: { draft: "" } }), inWriter("names")).view.permission).toBeNull();
  });
  it("[M2] after one denial the phone asks again, and after two it refuses until Settings allows", () => {
    let s = run(asked(), os("grant", { answer: "denied" }), inWriter("names"));
    expect(s.view.permission).not.toBeNull();
    s = run(s, os("grant", { answer: "denied" }));
    expect(refusal(s, inWriter("names"))).toBe("permission-denied");
    s = run(s, system("setPermission", { app: "writer", permission: "contacts", grant: "allowed" }), inWriter("names"));
    expect(view(s)["draft"]).toBe("Ada");
  });
  it("[M3] a grant for only this time ends with the task", () => {
    let s = run(writing(), inWriter("shoot"), os("grant", { answer: "once" }));
    expect(view(s)["draft"]).toBe("shot");
    s = run(s, os("home"), open("writer"), inWriter("shoot"));
    expect(s.view.permission).toBeNull();
    s = run(s, os("closeTasks", { apps: ["writer"] }), open("writer"), inWriter("shoot"));
    expect(s.view.permission).not.toBeNull();
  });
  it("[M4] only while in use applies only to the phone's sensors", () => {
    expect(
      run(writing(), inWriter("shoot"), os("grant", { answer: "foreground" })).os.permissions["writer"],
    ).toMatchObject({
      camera: "foreground",
    });
    expect(refusal(asked(), os("grant", { answer: "foreground" }))).toBe("nothing-asked");
  });
  it("[M5] an app reads nothing after its permission is revoked", () => {
    const s = run(asked(), os("grant", { answer: "allowed" }));
    const revoked = run(s, system("setPermission", { app: "writer", permission: "contacts", grant: "blocked" }));
    expect(kernel.content(revoked, "writer", "contacts")).toBeNull();
    expect(refusal(revoked, inWriter("names"))).toBe("permission-denied");
  });
  it("[M6] the phone's own switches override grants without changing them", () => {
    for (const [permission, group, name] of [
      ["camera", "privacy", "camera"],
      ["microphone", "privacy", "microphone"],
      ["location", "location", "on"],
    ] as const) {
      const given = run(newPhone(), system("setPermission", { app: "writer", permission, grant: "allowed" }));
      expect(grantOf(given.os, "writer", permission)).toBe("allowed");
      const shut = run(given, os("system", { command: "set", args: { group, name, value: false } }));
      expect(grantOf(shut.os, "writer", permission)).toBe("blocked");
      expect(shut.os.permissions["writer"]![permission]).toBe("allowed");
      const open = run(shut, os("system", { command: "set", args: { group, name, value: true } }));
      expect(grantOf(open.os, "writer", permission)).toBe("allowed");
    }
  });
});

describe("notifications", () => {
  it("[N1] the importance is the user's, else the channel's, else high", () => {
    const s = newPhone();
    expect(kernel.importanceOf(s, "keeper", "quiet")).toBe("low");
    expect(kernel.importanceOf(s, "keeper", "general")).toBe("high");
    const set = run(s, system("setChannel", { app: "keeper", channel: "quiet", importance: "high" }));
    expect(kernel.importanceOf(set, "keeper", "quiet")).toBe("high");
    expect(
      kernel.importanceOf(
        run(set, system("setChannel", { app: "keeper", channel: "quiet", importance: null })),
        "keeper",
        "quiet",
      ),
    ).toBe("low");
  });
  it("[N2] a banner shows for four seconds, unless something forbids it", () => {
    const shown = run(newPhone(), tell());
    expect(shown.view.headsUp?.id).toBe(first(shown));
    expect(run(shown, tick(4)).view.headsUp).toBeNull();
    expect(run(newPhone(), tell({ channel: "quiet" })).view.headsUp).toBeNull();
    expect(run(newPhone(), put("sound", "dnd", true), tell()).view.headsUp).toBeNull();
    expect(run(newPhone(), put("notifications", "banners", false), tell()).view.headsUp).toBeNull();
    expect(run(newPhone(), os("power"), tell()).view.headsUp).toBeNull();
  });
  it("[N3] muted apps and channels notify nothing", () => {
    expect(ids(run(newPhone(), system("muteApp", { app: "keeper", muted: true }), tell()))).toEqual([]);
    const off = run(newPhone(), system("setChannel", { app: "keeper", channel: "quiet", importance: "none" }));
    expect(ids(run(off, tell({ channel: "quiet" })))).toEqual([]);
  });
  it("[N4] a notification replaces the earlier one with its tag", () => {
    const s = run(newPhone(), tell({ tag: "a" }), tick(5), tell({ tag: "a" }), tell({ tag: "b" }));
    expect(ids(s)).toHaveLength(2);
    expect(Object.values(s.os.notifications).every((n) => n.at === s.clock.nowMs)).toBe(true);
  });
  it("[N5] a notification opens its screen on top of the app's own, and leaves the shade unless it is ongoing", () => {
    const s = run(newPhone(), tell());
    const opened = run(s, os("openNotification", { id: first(s) }));
    expect([front(opened), ids(opened)]).toEqual(["keeper:keeper.card", []]);
    expect(front(run(opened, os("back")))).toBe("keeper:keeper.main");
    const ongoing = run(newPhone(), tell({ ongoing: true }));
    expect(ids(run(ongoing, os("openNotification", { id: first(ongoing) })))).toHaveLength(1);
  });
  it("[N6] buttons run commands, and replies send the text", () => {
    const s = run(newPhone(), tell());
    expect(notes(run(s, os("notificationAction", { id: first(s), index: 0 })))).toEqual(["by button"]);
    const replying = run(s, os("shade", { open: true }), os("startReply", { id: first(s) }));
    expect(refusal(replying, os("sendReply"))).toBe("nothing-written");
    const focus = os("focus", { field: "os.reply", kind: "text", enter: "send", caret: 0, maxLength: 200 });
    const sent = run(replying, focus, os("type", { text: "on my way" }), os("sendReply"));
    expect([notes(sent), ids(sent), sent.view.replying, sent.view.focus]).toEqual([["on my way"], [], null, null]);
  });
  it("[N7] cleared notifications go to the history, ongoing ones stay", () => {
    let s = run(newPhone(), tell(), tell({ ongoing: true }), system("clearNotifications"));
    expect([ids(s).length, s.os.history.length]).toEqual([1, 1]);
    expect(run(s, system("clearNotification", { id: first(s) })).os.history).toHaveLength(1);
    for (let i = 0; i < 65; i++) s = run(s, tell(), system("clearNotifications"));
    expect(s.os.history).toHaveLength(60);
  });
  it("[N13] an app has at most fifty notifications, and the oldest goes to the history for the next", () => {
    let s = run(newPhone(), tell({ ongoing: true }));
    const kept = first(s);
    for (let i = 0; i < 60; i++) s = run(s, tell());
    expect([ids(s).length, ids(s).includes(kept), s.os.history.length]).toEqual([50, true, 11]);
  });
  it("[N9] turning the history off clears it and stores nothing more", () => {
    const s = run(newPhone(), tell(), system("clearNotifications"));
    expect(s.os.history).toHaveLength(1);
    const off = run(s, put("notifications", "history", false));
    expect(off.os.history).toEqual([]);
    expect(run(off, tell(), system("clearNotifications")).os.history).toEqual([]);
  });
  it("[N8] a group is folded until the user unfolds it", async () => {
    const { groupNotifications: groupedNotifications } = await import("#os/notifications.ts");
    const s = run(newPhone(), tell({ group: "g" }), tell(), tell({ group: "g" }));
    const groups = groupedNotifications(s.os.notifications);
    expect(groups.map((g) => g.ids.length)).toEqual([2, 1]);
    expect(s.view.unfolded).toEqual([]);
    expect(run(s, os("fold", { name: groups[0]!.name })).view.unfolded).toEqual(["keeper/g"]);
    expect(run(s, os("fold", { name: "keeper/g" }), os("fold", { name: "keeper/g" })).view.unfolded).toEqual([]);
  });
});

describe("do not disturb", () => {
  const quiet = (): PhoneState => run(newPhone(), put("sound", "dnd", true));
  const banner = (s: PhoneState, more: Record<string, Json>): boolean => run(s, tell(more)).view.headsUp !== null;
  it("[N10] allows the exceptions, by kind and by sender", () => {
    const s = quiet();
    expect([
      banner(s, {}),
      banner(s, { channel: "alarms" }),
      banner(s, { channel: "reminders" }),
      banner(s, { channel: "letters", from: "Ada" }),
    ]).toEqual([false, true, false, false]);
    expect(banner(run(s, put("sound", "dndAlarms", false)), { channel: "alarms" })).toBe(false);
    expect(banner(run(s, put("sound", "dndReminders", true)), { channel: "reminders" })).toBe(true);
    const friends = run(s, put("sound", "dndMessages", "contacts"));
    expect(banner(friends, { channel: "letters", from: "Ada" })).toBe(true);
    expect(banner(friends, { channel: "letters", from: "Bob" })).toBe(false);
    expect(banner(friends, { channel: "letters" })).toBe(false);
    const stars = run(s, put("sound", "dndMessages", "starred"));
    expect(banner(stars, { channel: "letters", from: "Ada" })).toBe(false);
    expect(banner(run(s, put("sound", "dndMessages", "all")), { channel: "letters", from: "Bob" })).toBe(true);
    const heldBack = (at: PhoneState, again: boolean) =>
      outcome(at, command("keeper.calledBy", { from: "Bob", again })).result;
    expect([heldBack(newPhone(), false), heldBack(s, false), heldBack(s, true)]).toEqual([false, true, false]);
    expect(heldBack(run(s, put("sound", "dndRepeat", false)), true)).toBe(true);
  });
  it("[N11] can hide muted notifications until it is off", () => {
    const s = run(quiet(), tell(), tell({ channel: "alarms" }));
    const seen = (at: PhoneState): number => Object.keys(visibleNotifications(at.os)).length;
    expect(seen(s)).toBe(2);
    const hidden = run(s, put("sound", "dndHide", true));
    expect(seen(hidden)).toBe(1);
    expect(seen(run(hidden, put("sound", "dnd", false)))).toBe(2);
  });
  it("[N12] a notification lights a dark display if the user wants that, and unlocks nothing", () => {
    const locked = run(newPhone(), system("setLock", { kind: "pin", secret: "2580", current: "" }));
    const dark = run(locked, os("power"));
    expect(run(dark, tell()).view.power).toBe("off");
    const waking = run(dark, put("notifications", "wakeScreen", true));
    const lit = run(waking, tell());
    expect([lit.view.power, lit.view.locked, lit.view.headsUp]).toEqual(["on", true, null]);
    expect(run(waking, tell({ channel: "quiet" })).view.power).toBe("off");
    expect(run(waking, put("sound", "dnd", true), tell()).view.power).toBe("off");
  });
});

describe("daily limits", () => {
  const limited = (): PhoneState =>
    run(writing(), put("display", "timeoutSec", 600), command("writer.setLimit", { app: "keeper", minutes: 2 }));
  const keeping = (): PhoneState => run(limited(), open("keeper"));
  it("[D1] the time in front counts for apps with a limit, per day, only while they are visible", () => {
    const spent = (s: PhoneState): number => s.view.usage.ms["keeper"] ?? 0;
    expect(run(limited(), tick(60)).view.usage.ms).toEqual({});
    const s = run(keeping(), tick(60));
    expect(spent(s)).toBe(60_000);
    expect(spent(run(s, os("home"), tick(60)))).toBe(60_000);
    expect(spent(run(s, os("recents"), tick(60)))).toBe(60_000);
    expect(spent(run(s, os("power"), tick(60)))).toBe(60_000);
    // A long wait counts only until the display turns off.
    expect(spent(run(keeping(), put("display", "timeoutSec", 30), tick(3600)))).toBe(30_000);
    expect(spent(run(s, os("home"), tick(86_400), os("wake"), open("keeper"), tick(5)))).toBe(5000);
  });
  it("[D2] an app over its limit is paused, and back goes home", () => {
    const s = run(keeping(), inKeeper("shut"), tick(119));
    expect(kernel.pausedApp(s)).toBeNull();
    const paused = run(s, tick(1));
    expect(kernel.pausedApp(paused)).toBe("keeper");
    expect(refusal(paused, inKeeper("shut"))).toBe("app-paused");
    expect(run(paused, os("back")).view.front).toBe("home");
    expect(kernel.pausedApp(run(paused, open("writer")))).toBeNull();
    expect(kernel.pausedApp(run(paused, command("writer.setLimit", { app: "keeper", minutes: 5 })))).toBeNull();
  });
});

describe("the display", () => {
  it("[V1] the display size changes the number of points, not the display", () => {
    for (const size of ["small", "default", "large"] as const) {
      const s = run(newPhone(), put("display", "size", size));
      const { width, height } = layoutSize(s);
      expect(width * scaleOf(s.os)).toBeCloseTo(s.device.width);
      expect(height * scaleOf(s.os)).toBeCloseTo(s.device.height);
    }
    expect(layoutSize(newPhone())).toEqual({ width: newPhone().device.width, height: newPhone().device.height });
  });
  it("[V5] auto-rotate swaps width and height on a device in landscape", () => {
    const roll = (rollDeg: number) => os("setSensors", { rollDeg });
    const { width, height, dpr } = newPhone().device;
    const [upright, onSide] = [
      { width, height, dpr },
      { width: height, height: width, dpr },
    ];
    const rotating = run(newPhone(), put("display", "autoRotate", true));
    expect([0, 45, 46, 90, -45, -46, -90].map((deg) => displaySizeOf(run(rotating, roll(deg))))).toEqual([
      upright,
      upright,
      onSide,
      onSide,
      upright,
      onSide,
      onSide,
    ]);
    const turned = run(rotating, roll(90));
    expect(layoutSize(turned)).toEqual({ width: height, height: width });
    // The drawn size depends on the auto-rotate setting and the orientation, but not on the order in which they
    // changed. The device's own size stays the same.
    expect(displaySizeOf(run(turned, put("display", "autoRotate", false)))).toEqual(upright);
    expect(displaySizeOf(run(newPhone(), roll(90)))).toEqual(upright);
    expect(displaySizeOf(run(newPhone(), roll(90), put("display", "autoRotate", true)))).toEqual(onSide);
    expect(displaySizeOf(restored(turned))).toEqual(onSide);
    expect(hash(run(turned, roll(0)))).toBe(hash(rotating));
    expect(turned.device).toEqual(newPhone().device);
  });
  it("[V2] with three buttons, only the upper edge has a gesture", () => {
    const size = { width: 360, height: 800 };
    const moves = [
      [180, 795, 180, 500],
      [5, 400, 120, 400],
      [355, 400, 240, 400],
      [180, 5, 180, 300],
      [180, 400, 180, 200],
    ] as const;
    const meant = (navigation: "gestures" | "buttons") =>
      moves.map(([x, y, toX, toY]) => edgeGesture({ x, y }, { x: toX, y: toY }, size, navigation));
    expect(meant("gestures")).toEqual(["home", "back", "back", "shade", null]);
    expect(meant("buttons")).toEqual([null, null, null, "shade", null]);
  });
  it("[V3] a status bar icon shows when an app's state says so", () => {
    expect(kernel.hasStatusMark(newPhone(), "vpn")).toBe(false);
    expect(kernel.hasStatusMark(run(newPhone(), command("writer.add", { line: "tunnel" })), "vpn")).toBe(true);
  });
  it("[V4] a drag joins each dot that it passes once", () => {
    const at = (dot: number) => ({ x: ((dot - 1) % 3) + 0.5, y: Math.floor((dot - 1) / 3) + 0.5 });
    expect(dotsAlong(at(1), at(3))).toEqual([1, 2, 3]);
    expect(dotsAlong(at(9), at(1))).toEqual([9, 5, 1]);
    // A stroke past the corner of a cell does not touch its dot.
    expect(dotsAlong(at(1), at(6))).toEqual([1, 6]);
    expect(appendDots(appendDots("", dotsAlong(at(1), at(3))), dotsAlong(at(3), at(7)))).toBe("12357");
  });
});

describe("lock and power", () => {
  const pin = (): PhoneState =>
    run(writing(), system("setLock", { kind: "pin", secret: "2580", current: "" }), os("power"), os("wake"));
  const keys = (text: string) => [...text].map((key) => os("padKey", { key }));
  it("[L1] the display turns dark after a long wait, and waking or opening an app lights it", () => {
    const s = run(writing(), tick(119));
    expect(s.view.power).toBe("on");
    const dark = run(s, tick(120));
    expect([dark.view.power, dark.view.locked]).toEqual(["off", false]);
    expect(front(run(dark, os("wake")))).toBe("writer:writer.list");
    expect(run(dark, open("keeper")).view.power).toBe("on");
    expect(run(s, put("display", "timeoutSec", 30), tick(30)).view.power).toBe("off");
  });
  it("[L2] a swipe unlocks a phone without a secret, and otherwise asks for the secret", () => {
    expect(pin().view.locked).toBe(true);
    expect(run(pin(), os("unlock")).view.pad).toMatchObject({ entered: "" });
    const swiped = run(
      writing(),
      system("setLock", { kind: "swipe", secret: "", current: "" }),
      os("power"),
      os("wake"),
    );
    expect(swiped.view.locked).toBe(true);
    expect(run(swiped, os("unlock")).view.locked).toBe(false);
  });
  it("[L3] the right secret unlocks, and five wrong ones force a wait", () => {
    let s = run(pin(), os("unlock"));
    expect(run(s, ...keys("2580"), os("padEnter")).view).toMatchObject({ locked: false, pad: null });
    for (let i = 0; i < 5; i++) s = run(s, ...keys("1111"), os("padEnter"));
    expect(s.view.pad).toMatchObject({ wrong: 5, entered: "" });
    expect(refusal(s, os("padKey", { key: "2" }))).toBe("wait-first");
    expect(run(s, tick(31), ...keys("2580"), os("padEnter")).view.locked).toBe(false);
    const pattern = run(
      writing(),
      system("setLock", { kind: "pattern", secret: "14789", current: "" }),
      os("power"),
      os("wake"),
    );
    expect(run(pattern, os("unlock"), ...keys("147789"), os("padEnter")).view.locked).toBe(false);
  });
  it("[L4] a locked phone opens nothing, and unlocking returns to the same screen", () => {
    let s = run(pin(), os("home"), os("recents"), os("shade", { open: true }), tell());
    expect([s.view.front, s.view.surface, kernel.isAsleep(s)]).toEqual(["writer", null, true]);
    expect(refusal(s, os("openNotification", { id: first(s) }))).toBe("unlock-first");
    s = run(s, os("unlock"), ...keys("2580"), os("padEnter"));
    expect(front(s)).toBe("writer:writer.list");
  });
  it("[L5] changing the lock needs the current secret, and a secret must have its form", () => {
    const s = run(newPhone(), system("setLock", { kind: "pin", secret: "2580", current: "" }));
    expect(refusal(s, system("setLock", { kind: "none", secret: "", current: "" }))).toBe("wrong-secret");
    for (const [kind, secret] of [
      ["pin", "12"],
      ["pin", "12a4"],
      ["pattern", "1123"],
      ["pattern", "120"],
      ["none", "1"],
    ] as const)
      expect(refusal(s, system("setLock", { kind, secret, current: "2580" })), `${kind} ${secret}`).toBe(
        "secret-invalid",
      );
    expect(run(s, system("setLock", { kind: "none", secret: "", current: "2580" })).os.lock).toEqual({
      kind: "none",
      secret: "",
    });
  });
});

describe("lock settings", () => {
  it("[L7] an event during a long wait meets a dark display, and can light it for its time", () => {
    const s = run(writing(), put("display", "timeoutSec", 30), put("notifications", "wakeScreen", true));
    const due = (afterSec: number): PhoneState =>
      run(s, command("writer.setWake", { at: s.clock.nowMs + afterSec * 1000 }));
    const lock = system("setLock", { kind: "pin", secret: "2580", current: "" });
    // The app rings on a dark and locked phone, and its screen is shown over the lock screen.
    const rang = run(run(due(100), lock), tick(120));
    expect([rang.view.power, rang.view.locked, rang.view.overLock]).toEqual(["on", true, true]);
    expect(run(due(100), tick(120)).view.power).toBe("on");
    expect(run(due(10), tick(120)).view.power).toBe("off");
  });
  it("[L8] an app that navigates keeps the display lit while it is in front", () => {
    const shown = run(newPhone(), put("display", "timeoutSec", 30), open("keeper"));
    expect(run(shown, tick(120)).view.power).toBe("off");
    const led = run(shown, command("keeper.take", { text: "this way" }));
    expect(run(led, tick(120)).view.power).toBe("on");
    expect(run(led, os("home"), tick(120)).view.power).toBe("off");
  });
  it("[L6] the phone locks by the power key and by the timeout, but not near a trusted device", () => {
    const locked = run(newPhone(), system("setLock", { kind: "pin", secret: "2580", current: "" }));
    const byKey = (s: PhoneState): boolean => run(s, os("power")).view.locked;
    const byTime = (s: PhoneState): boolean => run(s, tick(s.os.settings.display.timeoutSec)).view.locked;
    expect([byKey(locked), byTime(locked)]).toEqual([true, true]);
    const timeOnly = run(locked, put("security", "powerLocks", false));
    expect([byKey(timeOnly), byTime(timeOnly)]).toEqual([false, true]);
    const keyOnly = run(locked, put("security", "timeoutLocks", false));
    expect([byKey(keyOnly), byTime(keyOnly)]).toEqual([true, false]);
    const trusting = run(locked, put("security", "trustedDevices", true));
    expect(byKey(trusting)).toBe(true);
    const near = run(trusting, system("connectDevice", { id: "bt_watch", on: true }));
    expect([byKey(near), byTime(near)]).toEqual([false, false]);
    expect(byKey(run(near, put("network", "bluetooth", false)))).toBe(true);
  });
});

describe("text", () => {
  const focused = (kind: string, maxLength = 20): PhoneState =>
    run(writing(), os("focus", { field: "draft", kind, enter: "done", caret: 0, maxLength }));
  it("[X1] typing goes to the focused field, and is refused without one", () => {
    expect(view(run(focused("text"), os("type", { text: "hi" }), os("erase", { count: 1 })))["draft"]).toBe("h");
    expect(refusal(writing(), os("type", { text: "hi" }))).toBe("nothing-focused");
  });
  it("[X2] a field drops characters that it does not accept", () => {
    expect(view(run(focused("number"), os("type", { text: "1a2b" })))["draft"]).toBe("12");
    expect(view(run(focused("text", 3), os("type", { text: "abcdef" })))["draft"]).toBe("abc");
  });
  it("[X4] opening or closing an overlay removes the focus", () => {
    const focus = os("focus", { field: "draft", kind: "text", enter: "done", caret: 0, maxLength: 50 });
    const opens = (open: string | null) => os("view", { app: "writer", patch: { open } });
    const typing = run(writing(), focus);
    const covered = run(typing, opens("menu"));
    expect([typing.view.focus?.field, covered.view.focus]).toEqual(["draft", null]);
    expect(run(covered, focus, opens("menu")).view.focus?.field).toBe("draft");
    expect(run(covered, focus, opens(null)).view.focus).toBeNull();
  });
  it("[X10] a screen for searching or writing opens with its field focused", () => {
    const opened = run(writing(), act("writer", "search"));
    expect(opened.view.focus).toMatchObject({
      field: "query",
      kind: "search",
      enter: "search",
      caret: 0,
      caps: "none",
    });
    expect(view(run(opened, os("type", { text: "tea" })))["query"]).toBe("tea");
    // The initial text stays, with the caret at its end. The maximum length is the schema's.
    const given = run(writing(), act("writer", "search", { words: "green" }));
    expect([given.view.focus?.caret, given.view.focus?.maxLength]).toEqual([5, 200]);
    expect(run(given, act("writer", "again")).view.focus).toMatchObject({ field: "query", caret: 5 });
    expect(run(writing(), act("writer", "open", { n: 1 })).view.focus).toBeNull();
    // A fork has the same focus.
    expect(restored(opened).view.focus).toEqual(opened.view.focus);
  });
  it("[X10] an overlay for writing takes the focus, and closing it leaves no focus", () => {
    const found = run(writing(), act("writer", "find"));
    expect(found.view.focus?.field).toBe("query");
    expect(run(found, os("view", { app: "writer", patch: { open: null } })).view.focus).toBeNull();
    // Typing and other changes of the view do not change the focus.
    const typed = run(found, os("type", { text: "tea" }), os("view", { app: "writer", patch: { draft: "x" } }));
    expect(typed.view.focus).toMatchObject({ field: "query", caret: 3 });
    const note = run(writing(), act("writer", "search"), act("writer", "annotate"));
    expect(note.view.focus).toMatchObject({ field: "note", kind: "number", maxLength: 9, anchor: 0, caret: 2 });
    expect(view(run(note, os("type", { text: "7" })))["note"]).toBe("7");
    // The field under the dialog was open before, so it gets no focus.
    const closed = run(note, os("back"), os("back"));
    expect([front(closed), view(closed)["open"], closed.view.focus]).toEqual(["writer:writer.search", null, null]);
  });
  it("[X10] back closes the keyboard first, and returning to a screen does not open it", () => {
    const opened = run(writing(), act("writer", "search"));
    const closed = run(opened, os("back"));
    expect([front(closed), closed.view.focus]).toEqual(["writer:writer.search", null]);
    expect(front(run(closed, os("back")))).toBe("writer:writer.list");
    const deeper = run(opened, act("writer", "open", { n: 1 }));
    expect(deeper.view.focus).toBeNull();
    expect([front(run(deeper, os("back"))), run(deeper, os("back")).view.focus]).toEqual([
      "writer:writer.search",
      null,
    ]);
    expect(run(opened, os("home"), os("launch", { app: "writer" })).view.focus).toBeNull();
  });
  it("[X10] no field gets the focus on a dark display or in an app over its limit", () => {
    const dark = run(writing(), os("power"));
    expect(run(dark, act("writer", "search")).view.focus).toBeNull();
    const spent = run(writing(), command("writer.setLimit", { app: "writer", minutes: 1 }), tick(61_000));
    expect(run(spent, os("view", { app: "writer", patch: { open: "find" } })).view.focus).toBeNull();
  });
  it("[X11] a TYPE without a field is recognized by its commands", () => {
    const type = { type: "TYPE", value: "tea" } as const;
    expect(hasTypedNothing(type, [os("tick", { ms: 1000 })])).toBe(true);
    expect(hasTypedNothing(type, [os("act", { app: "writer", on: "find", args: {} })])).toBe(true);
    expect(hasTypedNothing(type, [os("type", { text: "tea" })])).toBe(false);
    expect(hasTypedNothing({ type: "TYPE", value: "", clear: true }, [os("clear")])).toBe(false);
    expect(hasTypedNothing({ type: "TYPE", value: "" }, [])).toBe(false);
    expect(hasTypedNothing({ type: "ENTER" }, [])).toBe(false);
  });
  it("[X3] the phone's own fields work like those of an app", () => {
    const s = run(newPhone(), tell());
    const focus = os("focus", { field: "os.reply", kind: "text", enter: "send", caret: 0, maxLength: 5 });
    const typed = run(
      s,
      os("startReply", { id: first(s) }),
      focus,
      os("type", { text: "abcdefg" }),
      os("erase", { count: 1 }),
    );
    expect(typed.view.drafts["reply"]).toBe("abcd");
  });
});

describe("managers", () => {
  it("[G1] airplane mode turns the radios off and back on", () => {
    const s = run(newPhone(), put("network", "airplane", true));
    expect(s.os.settings.network).toMatchObject({ wifi: false, bluetooth: false, mobileData: false });
    expect(s.os.wifi.connected).toBeNull();
    const back = run(s, put("network", "airplane", false));
    expect(back.os.settings.network).toMatchObject({ wifi: true, bluetooth: true, mobileData: true });
    expect(back.os.wifi.connected).toBe("wifi_home");
    const byHand = run(s, put("network", "bluetooth", true), put("network", "airplane", false));
    expect(byHand.os.settings.network.bluetooth).toBe(true);
  });
  it("[G2] Wi-Fi joins the strongest saved network, and the hotspot replaces Wi-Fi and needs mobile data", () => {
    const s = run(newPhone(), put("network", "wifi", false), put("network", "wifi", true));
    expect(s.os.wifi.connected).toBe("wifi_home");
    expect(run(s, put("network", "hotspot", true)).os.settings.network.wifi).toBe(false);
    expect(refusal(run(s, put("network", "mobileData", false)), put("network", "hotspot", true))).toBe(
      "mobile-data-off",
    );
  });
  it("[G3] without a network a message waits and a call is lost", () => {
    const message = os("receive", { kind: "message", from: "555", text: "hi" });
    const away = run(newPhone(), put("network", "airplane", true), message, tick(5));
    expect(notes(away)).toEqual([]);
    expect(notes(run(away, put("network", "airplane", false), tick(60)))).toEqual(["555: hi"]);
    const outage = run(newPhone(), os("setOutage", { on: true }), message, tick(300));
    expect(notes(outage)).toEqual([]);
    expect(notes(run(outage, os("setOutage", { on: false }), tick(60)))).toEqual(["555: hi"]);
    const call = os("receive", { kind: "call", from: "555", text: "" });
    expect(
      run(newPhone(), os("setOutage", { on: true }), call, os("setOutage", { on: false }), tick(120)).os.schedule,
    ).toEqual({});
    expect(refusal(newPhone(), call)).toBe("nobody-receives");
  });
  it("[C7] a message for a named app goes only to it, as a notification if the app receives no messages", () => {
    const sent = kernel.reduce(newPhone(), os("receive", { kind: "message", from: "555", text: "hi", app: "writer" }));
    expect(sent.result).toEqual({ as: "notification", app: "writer" });
    expect(notes(sent.state)).toEqual([]);
    expect(Object.values(sent.state.os.notifications).map(({ app, facts }) => [app, facts])).toEqual([
      ["writer", { title: "555", text: "hi" }],
    ]);
    const plain = kernel.reduce(newPhone(), os("receive", { kind: "message", from: "555", text: "hi" }));
    expect(plain.result).toEqual({ as: "message", app: "keeper" });
    expect(notes(plain.state)).toEqual(["555: hi"]);
  });
  it("[G4] battery saver turns on at the chosen level", () => {
    const s = run(newPhone(), put("battery", "saverAt", 20), os("setBattery", { level: 21, charging: false }));
    expect(s.os.settings.battery.saver).toBe(false);
    expect(run(s, os("setBattery", { level: 20, charging: false })).os.settings.battery.saver).toBe(true);
    expect(run(s, os("setBattery", { level: 20, charging: true })).os.settings.battery.saver).toBe(false);
  });
  it("[G5] ring volume and ringer mode change together", () => {
    const quiet = run(newPhone(), put("sound", "ring", 0));
    expect(quiet.os.settings.sound.ringer).toBe("vibrate");
    expect(run(quiet, put("sound", "ringer", "ring")).os.settings.sound.ring).toBeGreaterThan(0);
    expect(run(newPhone(), put("sound", "ringer", "silent")).os.settings.sound.ring).toBe(0);
  });
  it("[G6] battery saver changes theme, brightness and refresh rate, and later restores the values that the user left alone", () => {
    const before = run(newPhone(), put("display", "refreshRate", "120"));
    const saving = run(before, put("battery", "saver", true));
    expect(saving.os.settings.display).toMatchObject({ theme: "dark", brightness: 40, refreshRate: "60" });
    const after = run(saving, put("battery", "saver", false));
    expect(after.os.settings.display).toEqual(before.os.settings.display);
    expect(after.os.saving).toBeNull();
    const byHand = run(saving, put("display", "brightness", 25), put("battery", "saver", false));
    expect(byHand.os.settings.display).toMatchObject({ theme: "light", brightness: 25, refreshRate: "120" });
    const bright = run(newPhone(), put("battery", "saverDark", false), put("battery", "saver", true));
    expect(bright.os.settings.display.theme).toBe("light");
  });
  it("[G7] a low charge turns the flashlight off and stops power sharing", () => {
    const lit = run(newPhone(), put("device", "flashlight", true), put("battery", "powerShare", true));
    const low = run(lit, os("setBattery", { level: 20, charging: false }));
    expect([low.os.settings.device.flashlight, low.os.settings.battery.powerShare]).toEqual([true, false]);
    expect(refusal(low, put("battery", "powerShare", true))).toBe("battery-low");
    const empty = run(low, os("setBattery", { level: 5, charging: false }));
    expect(empty.os.settings.device.flashlight).toBe(false);
    expect(refusal(empty, put("device", "flashlight", true))).toBe("battery-low");
    expect(refusal(run(empty, os("setBattery", { level: 5, charging: true })), put("device", "flashlight", true))).toBe(
      null,
    );
  });
  it("[G8] casting needs Wi-Fi and ends with it", () => {
    const s = run(newPhone(), put("device", "cast", "bedroom-tv"));
    expect(run(s, put("network", "wifi", false)).os.settings.device.cast).toBeNull();
    expect(run(s, put("network", "airplane", true)).os.settings.device.cast).toBeNull();
    expect(refusal(run(s, put("network", "wifi", false)), put("device", "cast", "bedroom-tv"))).toBe("wifi-off");
  });
  it("[G9] data, calls and messages use a SIM that is on", () => {
    expect(refusal(newPhone(), put("network", "dataSim", "sim_2"))).toBe("sim-off");
    const two = run(newPhone(), system("setSim", { id: "sim_2", on: true }), put("network", "callSim", "ask"));
    const handed = run(two, system("setSim", { id: "sim_1", on: false }));
    expect(handed.os.settings.network).toMatchObject({ dataSim: "sim_2", callSim: "ask", smsSim: "sim_2" });
    expect(handed.os.settings.network.mobileData).toBe(true);
    const none = run(handed, put("network", "hotspot", true), system("setSim", { id: "sim_2", on: false }));
    expect(none.os.settings.network).toMatchObject({ mobileData: false, hotspot: false });
    expect(refusal(none, put("network", "mobileData", true))).toBe("sim-off");
  });
  it("[G10] a network that the user adds is joined or saved, and joined automatically only if the user allows it", () => {
    const joined = run(newPhone(), system("addWifi", { ssid: "TP-7731", password: "k93hfa02" }));
    expect(joined.os.wifi.connected).toBe("wifi_neighbour");
    expect(refusal(newPhone(), system("addWifi", { ssid: "TP-7731", password: "not the one" }))).toBe("wrong-password");
    const kept = run(newPhone(), system("addWifi", { ssid: "Cottage", password: "long enough" }));
    const [id] = Object.entries(kept.os.wifi.networks).find(([, n]) => n.ssid === "Cottage")!;
    expect(kept.os.wifi.networks[id]).toMatchObject({ saved: true, away: true });
    expect(kept.os.wifi.connected).toBe("wifi_home");
    expect(refusal(kept, system("joinWifi", { id, password: "" }))).toBe("out-of-reach");
    expect(run(kept, system("forgetWifi", { id })).os.wifi.networks[id]).toBeUndefined();
    const shy = run(newPhone(), system("setWifi", { id: "wifi_home", autoJoin: false }));
    expect(run(shy, put("network", "wifi", false), put("network", "wifi", true)).os.wifi.connected).toBe("wifi_office");
  });
  it("[G11] driving mode starts with the car if the user wants that", () => {
    expect(run(newPhone(), system("pair", { id: "bt_car" })).os.settings.device.driving).toBe(false);
    const s = run(newPhone(), put("device", "drivingAuto", true), system("pair", { id: "bt_car" }));
    expect([s.os.settings.device.driving, s.os.settings.sound.dnd]).toEqual([true, true]);
    expect(run(s, put("device", "driving", false)).os.settings.sound.dnd).toBe(false);
  });
  it("[G12] focus mode mutes the chosen apps, and unmutes them afterwards", () => {
    const s = run(
      newPhone(),
      system("muteApp", { app: "writer", muted: true }),
      system("setFocus", { on: true, apps: ["writer", "keeper"] }),
    );
    expect([s.os.muted, s.os.focused]).toEqual([["keeper", "writer"], ["keeper"]]);
    expect(ids(run(s, tell()))).toEqual([]);
    const after = run(s, system("setFocus", { on: false, apps: [] }));
    expect([after.os.muted, after.os.focused]).toEqual([["writer"], null]);
  });
  it("[G13] each reset restores only the values that it names", () => {
    const s = run(
      newPhone(),
      put("display", "brightness", 5),
      put("safety", "allergies", "Nuts"),
      system("muteApp", { app: "keeper", muted: true }),
      system("setChannel", { app: "keeper", channel: "quiet", importance: "high" }),
      system("setDefault", { kind: "VIEW:https:", handler: "keeper/0" }),
    );
    const apps = run(s, system("resetApps"));
    expect([apps.os.muted, apps.os.channels, apps.os.defaults]).toEqual([[], {}, {}]);
    expect(apps.os.settings.display.brightness).toBe(5);
    const settings = run(s, system("resetSettings"));
    expect([settings.os.settings.display.brightness, settings.os.settings.safety.allergies]).toEqual([60, "Nuts"]);
    expect(settings.os.defaults).toEqual(s.os.defaults);
    const all = run(s, system("resetAll"));
    expect([all.os.settings.display.brightness, all.os.defaults, all.os.wifi.connected]).toEqual([60, {}, null]);
  });
});

describe("files", () => {
  const ctx = "file_documents";
  const made = (s: PhoneState): string[] =>
    Object.keys(s.os.files).filter((id) => !Object.hasOwn(newPhone().os.files, id));
  const file = (name: string, parent: string | null = ctx) =>
    system("writeFile", { parent, name, bytes: 10, content: { kind: "text", text: "x" } });
  const nameOf = (s: PhoneState, id: string): string => s.os.files[id]!.name;
  it("[F1] names are unique in a folder: the phone numbers its own, and refuses the user's", () => {
    const s = run(newPhone(), file("a.txt"), file("A.txt"), file("a.txt"));
    expect(
      made(s)
        .map((id) => nameOf(s, id))
        .toSorted(),
    ).toEqual(["A (1).txt", "a (2).txt", "a.txt"]);
    expect(refusal(s, system("renameFile", { id: made(s)[1]!, name: "a.TXT" }))).toBe("name-taken");
    expect(
      refusal(
        run(s, system("makeFolder", { parent: ctx, name: "New" })),
        system("makeFolder", { parent: ctx, name: "new" }),
      ),
    ).toBe("name-taken");
  });
  it("[F2] a folder cannot move into itself, and the phone's own folders cannot change", () => {
    const s = run(newPhone(), system("makeFolder", { parent: ctx, name: "Box" }));
    const [box] = made(s) as [string];
    const inner = run(s, system("makeFolder", { parent: box, name: "Inner" }));
    const deep = made(inner).find((id) => id !== box)!;
    expect(refusal(inner, system("moveFiles", { ids: [box], to: deep }))).toBe("folder-inside");
    expect(refusal(inner, system("copyFiles", { ids: [box], to: box }))).toBe("folder-inside");
    for (const [name, args] of [
      ["moveFiles", { ids: ["file_dcim"], to: ctx }],
      ["trashFiles", { ids: ["file_dcim"] }],
      ["renameFile", { id: "file_dcim", name: "Photos" }],
      ["destroyFiles", { ids: ["file_dcim"] }],
    ] as const)
      expect(refusal(s, system(name, args as unknown as Json)), name).toBe("folder-fixed");
  });
  it("[F3] a folder in the trash hides its content, and returns to its place", async () => {
    const { filesOfType: filesOf, trashedFiles } = await import("#os/files.ts");
    let s = run(newPhone(), system("makeFolder", { parent: ctx, name: "Box" }));
    const [box] = made(s) as [string];
    s = run(s, file("a.txt", box));
    const a = made(s).find((id) => id !== box)!;
    const gone = run(s, system("trashFiles", { ids: [box] }));
    expect(filesOf(gone.os.files).some((f) => f.id === a)).toBe(false);
    const before = new Set(trashedFiles(s.os.files).map((f) => f.id));
    expect(
      trashedFiles(gone.os.files)
        .map((f) => f.id)
        .filter((id) => !before.has(id)),
    ).toEqual([box]);
    expect(refusal(gone, system("renameFile", { id: a, name: "b.txt" }))).toBe("file-missing");
    const back = run(gone, system("restoreFiles", { ids: [box] }));
    expect(back.os.files).toEqual(s.os.files);
    const orphan = run(s, system("trashFiles", { ids: [a] }), system("destroyFiles", { ids: [box] }));
    expect(orphan.os.files[a]).toBeUndefined();
    const moved = run(s, system("moveFiles", { ids: [a], to: null }));
    expect(moved.os.files[a]!.parent).toBeNull();
  });
  it("[F4] an archive contains copies and extracts copies", async () => {
    const { entriesInFolder: inFolder, filesOfType: filesOf } = await import("#os/files.ts");
    const texts = filesOf(newPhone().os.files, "text/plain").length;
    let s = run(newPhone(), file("a.txt"));
    const [a] = made(s) as [string];
    s = run(s, system("zipFiles", { ids: [a], name: "pack.zip" }));
    const zip = filesOf(s.os.files, "application/zip")[0]!;
    expect([zip.name, inFolder(s.os.files, zip.id).length, filesOf(s.os.files, "text/plain").length]).toEqual([
      "pack.zip",
      1,
      texts + 1,
    ]);
    s = run(s, system("writeText", { id: a, text: "changed" }), system("unzipFile", { id: zip.id }));
    const folder = inFolder(s.os.files, ctx).find((f) => f.name === "pack")!;
    expect(inFolder(s.os.files, folder.id).map((f) => f.type === "file" && f.content)).toEqual([
      { kind: "text", text: "x" },
    ]);
  });
  it("[F4] an archive is stored beside its files, without a copy of itself", async () => {
    const { entriesInFolder: inFolder, filesOfType: filesOf } = await import("#os/files.ts");
    let s = run(newPhone(), file("a.txt"));
    const [a] = made(s) as [string];
    const folder = s.os.files[a]!.parent!;
    s = run(s, system("zipFiles", { ids: [a, folder], name: "pack.zip" }));
    const zip = filesOf(s.os.files, "application/zip")[0]!;
    expect(zip.parent).toBe(folder);
    const inside = inFolder(s.os.files, zip.id);
    expect(inside.map((f) => f.type)).toEqual(["folder", "file"]);
    expect(inFolder(s.os.files, inside[0]!.id).some((f) => f.name === "pack.zip")).toBe(false);
  });
  it("[F6] one command makes an album of pictures, and edits and copies keep the time that a picture was taken", async () => {
    const { filesOfType: filesOf, entriesInFolder: inFolder, takenAt } = await import("#os/files.ts");
    const [picture, other] = filesOf(newPhone().os.files, "image/jpeg") as [File, File];
    const takenOf = (s: PhoneState, id: string): number => takenAt(s.os.files[id] as File);
    const edit = { id: picture.id, crop: { x: 0, y: 0, width: 0.5, height: 0.5 }, turns: 1, asCopy: false };
    let s = run(newPhone(), { name: "os.tick", args: { ms: 60_000 } }, system("editPicture", edit));
    expect(s.os.files[picture.id]).toMatchObject({ crop: edit.crop, turns: 1, modifiedAt: s.clock.nowMs });
    expect(takenOf(s, picture.id)).toBe(takenAt(picture));
    s = run(s, system("gatherFiles", { parent: null, name: "Trip", ids: [other.id], copy: true }));
    const album = inFolder(s.os.files, null).find((f) => f.name === "Trip")!;
    const [copy] = inFolder(s.os.files, album.id) as [File];
    expect([copy.id === other.id, takenAt(copy)]).toEqual([false, takenAt(other)]);
    const again = { parent: null, name: "trip", ids: [other.id], copy: false };
    expect(refusal(s, system("gatherFiles", again))).toBe("name-taken");
    s = run(s, system("gatherFiles", { ...again, name: "Trip 2" }));
    expect(s.os.files[other.id]!.parent).toBe(inFolder(s.os.files, null).find((f) => f.name === "Trip 2")!.id);
  });
  it("[F5] the file extension decides the type", () => {
    const s = run(newPhone(), file("photo.JPG"));
    const [id] = made(s) as [string];
    expect(s.os.files[id]).toMatchObject({ mime: "image/jpeg" });
    expect(run(s, system("renameFile", { id, name: "photo.pdf" })).os.files[id]).toMatchObject({
      mime: "application/pdf",
    });
  });
});

describe("clock and events", () => {
  it("[C1] due events run at their time, for one long tick and for many short ones", () => {
    const s = run(newPhone(), command("writer.setWake", { at: newPhone().clock.nowMs + 90_000 }));
    const once = run(s, tick(100));
    const steps = run(s, ...Array.from({ length: 100 }, () => tick(1)));
    expect(hash(once)).toBe(hash(steps));
    expect(front(once)).toBe("writer:writer.ringing");
  });
  it("[C2] injected events wait, and an invalid one is dropped", () => {
    const later = applyPatches(newPhone(), [
      {
        op: "add",
        path: ["os", "schedule", "x"],
        value: { at: newPhone().clock.nowMs + 5000, command: "keeper.nothing", args: {} },
      },
      {
        op: "add",
        path: ["os", "schedule", "y"],
        value: { at: newPhone().clock.nowMs + 5000, command: "keeper.take", args: { text: "due" } },
      },
    ] as never);
    const s = run(later, tick(10));
    expect([notes(s), s.os.schedule]).toEqual([["due"], {}]);
  });
  it("[C4] an event that stays due runs once per move of the clock, and the clock goes on", () => {
    const model = modelOf("stuck", { times: v.number() });
    const commands = { again: model.command({}, (state) => void (state.times += 1)) };
    const screens = { main: model.screen({}) };
    const stuck = defineApp({
      model,
      commands,
      navigation: model.navigation({ start: "main", commands, screens }, () => []),
      seed: () => ({ times: 0 }),
      due: () => [{ at: 0, command: "again", args: {} }],
    });
    const four = new Kernel([...kernel.apps, stuck]);
    let s = four.boot(defaultBoot("en", 1));
    for (let i = 0; i < 3; i++) s = four.reduce(s, tick(1)).state;
    expect([s.apps["stuck"], s.clock.nowMs - defaultBoot("en", 1).startMs]).toEqual([{ times: 3 }, 3000]);
  });
});

describe("acts", () => {
  it("[B2] are refused on a screen that is not in front", () => {
    expect(refusal(run(writing(), os("home")), act("writer", "pick"))).toBe("screen-gone");
  });
});
