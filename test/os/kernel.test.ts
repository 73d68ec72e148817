/** The phone as a pure state machine, with all apps. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import contacts from "#apps/contacts/index.ts";
import notes from "#apps/notes/index.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import { CommandError, type Command, type Outcome } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { createPatches } from "#state/create-patches.ts";
import { applyPatches } from "#state/patch.ts";
import { effort } from "../support/effort.ts";

const newPhone = (): PhoneState => phone.boot(defaultBoot("en", 1));
const hash = (s: PhoneState): string => hashOf(s as unknown as Json);
const command = (name: string, args: Json = {}): Command => ({ name, args });
const run = (s: PhoneState, ...commands: Command[]): PhoneState =>
  commands.reduce((state, c) => phone.reduce(state, c).state, s);
const act = (app: string, on: string, args: Json = {}): Command => command("os.act", { app, on, args });
const inNotes = (): PhoneState => run(newPhone(), command("os.launch", { app: notes.id }));
const front = (s: PhoneState): string => `${phone.frontOf(s).app}.${phone.frontOf(s).screen}`;

const someCommand = fc.oneof(
  fc.constantFrom(
    command("os.back"),
    command("os.home"),
    command("os.recents"),
    command("os.blur"),
    command("os.clear"),
    command("os.shade", { open: true }),
  ),
  fc.constantFrom(...phone.apps.map((app) => command("os.launch", { app: app.id }))),
  fc.integer({ min: 0, max: 4_000_000 }).map((ms) => command("os.tick", { ms })),
  fc.string({ maxLength: 5 }).map((text) => command("os.type", { text })),
  fc.integer({ min: 1, max: 3 }).map((count) => command("os.erase", { count })),
  fc.constantFrom(
    act(notes.id, "new"),
    act(notes.id, "open", { id: "note_s1" }),
    act(notes.id, "trash"),
    act(notes.id, "select", { id: "note_s2" }),
    act(notes.id, "addItem"),
    act(notes.id, "save"),
  ),
  fc.boolean().map((yes) => command("os.answer", { yes })),
  fc
    .boolean()
    .map((value) => command("os.system", { command: "set", args: { group: "network", name: "airplane", value } })),
  fc
    .constantFrom("title", "body", "query")
    .map((field) => command("os.focus", { field, kind: "text", enter: "done", caret: 99, maxLength: 200 })),
);
/** Returns null when the command is a request error in the phone's present state. A request error changes nothing. */
const tryCommand = (s: PhoneState, c: Command): Outcome | null => {
  try {
    return phone.reduce(s, c);
  } catch (e) {
    if (e instanceof CommandError) return null;
    throw e;
  }
};
const stateAfter = (s: PhoneState, c: Command): PhoneState => tryCommand(s, c)?.state ?? s;

describe("reduce", () => {
  it("gives the same state for the same log, from its patches, and on a fork", () => {
    fc.assert(
      fc.property(fc.array(someCommand, { maxLength: 25 }), fc.array(someCommand, { maxLength: 10 }), (log, more) => {
        let state = newPhone();
        let patched = newPhone();
        for (const c of log) {
          const done = tryCommand(state, c);
          if (!done) continue;
          patched = applyPatches(patched, JSON.parse(JSON.stringify(done.patches)) as never);
          state = done.state;
        }
        expect(hash(patched)).toBe(hash(state));
        expect(hash(log.reduce(stateAfter, newPhone()))).toBe(hash(state));
        const parsed = phone.parse(JSON.parse(JSON.stringify(state)));
        expect(hash(parsed)).toBe(hash(state));
        const fork = applyPatches(
          phone.boot(defaultBoot("en", 1)),
          JSON.parse(JSON.stringify(createPatches(newPhone(), state))) as never,
        );
        expect(hash(more.reduce(stateAfter, fork))).toBe(hash(more.reduce(stateAfter, state)));
      }),
      { numRuns: effort(120, 30) },
    );
  });
  it("returns a refusal, and changes only the toast", () => {
    const s = inNotes();
    const done = phone.reduce(s, command(`${notes.id}.addFolder`, { name: "Work" }));
    expect(done.rejected).toBe("folder-exists");
    expect(done.state.apps).toBe(s.apps);
    expect(done.state.view.toast?.key).toBe("folder-exists");
    expect(run(done.state, command("os.tick", { ms: 3000 })).view.toast).toBeNull();
  });
  it.each<[Command, string]>([
    [command("os.none"), "/name"],
    [command("none.save"), "/name"],
    [command(`${notes.id}.none`), "/name"],
    [command(`${notes.id}.togglePin`, { id: 3 }), "/args/id"],
    [command(`${notes.id}.togglePin`, { id: "note_s1", x: 1 }), "/args/x"],
    [command("os.tick", { ms: -1 }), "/args/ms"],
    [command("os.tick", { ms: 1.5 }), "/args/ms"],
    [command("os.constructor"), "/name"],
    [command("os.system", { command: "toString", args: {} }), "/command"],
  ])("names the wrong part of %j", (c, path) => {
    const s = newPhone();
    expect(() => phone.reduce(s, c)).toThrow(expect.objectContaining({ name: "CommandError", path }));
    expect(hash(s)).toBe(hash(newPhone()));
  });
  it("numbers data apart from screens, and looking changes no data", () => {
    const looked = run(inNotes(), act(notes.id, "open", { id: "note_s1" }), command("os.back"), command("os.home"));
    expect(looked.rng).toEqual(newPhone().rng);
    expect(looked.apps).toBe(newPhone().apps);
  });
});

describe("back", () => {
  it("closes one thing at a time, in order: question, keyboard, overlay, app, screen, home", () => {
    let s = run(
      inNotes(),
      act(notes.id, "open", { id: "note_s2" }),
      command("os.view", { app: notes.id, patch: { open: "menu" } }),
    );
    s = run(
      s,
      command("os.focus", { field: "title", kind: "text", enter: "done", caret: 0, maxLength: 200 }),
      act(notes.id, "trash"),
    );
    expect(s.view.dialog).not.toBeNull();
    s = run(s, command("os.back"));
    expect([s.view.dialog, phone.top(s, notes.id).view["open"]]).toEqual([null, "menu"]);
    s = run(
      s,
      command("os.focus", { field: "title", kind: "text", enter: "done", caret: 0, maxLength: 200 }),
      command("os.back"),
    );
    expect([s.view.focus, phone.top(s, notes.id).view["open"]]).toEqual([null, "menu"]);
    s = run(s, command("os.back"));
    expect([phone.top(s, notes.id).view["open"], front(s)]).toEqual([null, "notes.editor"]);
    s = run(s, command("os.back"));
    expect(front(s)).toBe("notes.list");
    s = run(s, command("os.back"));
    expect(s.view.front).toBe(phone.home.id);
    expect(hash(run(s, command("os.back")))).toBe(hash(s));
  });
  it("runs the app's own edge first, which saves the text", () => {
    const s = run(
      inNotes(),
      act(notes.id, "open", { id: "note_s2" }),
      command("os.focus", { field: "title", kind: "text", enter: "done", caret: 99, maxLength: 200 }),
      command("os.type", { text: "!" }),
      command("os.back"),
      command("os.back"),
    );
    expect(front(s)).toBe("notes.list");
    expect((s.apps["notes"] as { notes: Record<string, { title: string }> }).notes["note_s2"]!.title).toBe(
      "Stand-up points!",
    );
  });
});

describe("tasks of apps", () => {
  it("keep their drafts and screens while another app is in front", () => {
    const written = run(
      inNotes(),
      act(notes.id, "new"),
      command("os.focus", { field: "body", kind: "text", enter: "newline", caret: 0, maxLength: 200 }),
      command("os.type", { text: "half a thou" }),
    );
    const back = run(
      written,
      command("os.launch", { app: contacts.id }),
      command("os.recents"),
      command("os.launch", { app: notes.id }),
    );
    expect(front(back)).toBe("notes.editor");
    expect(phone.top(back, notes.id).view["body"]).toBe("half a thou");
    expect(back.view.recents).toEqual([notes.id, contacts.id]);
  });
  it("start again after they are closed in recents", () => {
    const s = run(
      inNotes(),
      act(notes.id, "new"),
      command("os.recents"),
      command("os.closeTasks", { apps: [notes.id] }),
    );
    expect(s.view.recents).toEqual([]);
    expect(front(run(s, command("os.launch", { app: notes.id })))).toBe("notes.list");
  });
  it("are opened by the app's id, not by its title", () => {
    expect(phone.reduce(newPhone(), command("os.launch", { app: "notes" })).state.view.front).toBe("notes");
    for (const app of ["Notes", " notes ", "备忘录", "Nope"])
      expect(phone.reduce(newPhone(), command("os.launch", { app })).rejected).toBe("app-missing");
  });
});

describe("questions", () => {
  const asked = (): PhoneState => run(inNotes(), act(notes.id, "open", { id: "note_s2" }), act(notes.id, "trash"));
  const trashedAt = (s: PhoneState): unknown =>
    (s.apps["notes"] as { notes: Record<string, { trashedAt: unknown }> }).notes["note_s2"]!.trashedAt;
  it("delay an act until they are answered", () => {
    expect(trashedAt(asked())).toBeNull();
    expect(trashedAt(run(asked(), command("os.answer", { yes: false })))).toBeNull();
    const done = run(asked(), command("os.answer", { yes: true }));
    expect(trashedAt(done)).toBe(newPhone().clock.nowMs);
    expect(front(done)).toBe("notes.list");
  });
});

describe("due events", () => {
  it("run at their own time, for one long tick and for many short ones", () => {
    const at = newPhone().clock.nowMs + 90_000;
    const set = run(newPhone(), command(`${notes.id}.setReminder`, { id: "note_s3", at }));
    const once = run(set, command("os.tick", { ms: 600_000 }));
    const steps = run(set, ...Array.from({ length: 600 }, () => command("os.tick", { ms: 1000 })));
    for (const s of [once, steps]) {
      const [notification] = Object.values(s.os.notifications);
      expect(notification).toMatchObject({ app: "notes", at });
    }
    expect(once.os.notifications).toEqual(steps.os.notifications);
    const [id] = Object.keys(once.os.notifications);
    const opened = run(once, command("os.openNotification", { id: id! }));
    expect(front(opened)).toBe("notes.editor");
    expect(opened.os.notifications).toEqual({});
  });
  it("include commands that were added to the schedule", () => {
    const at = newPhone().clock.nowMs + 5000;
    const s = phone.parse({
      ...newPhone(),
      os: {
        ...newPhone().os,
        schedule: { x_1: { at, command: "os.setBattery", args: { level: 9, charging: false } } },
      },
    });
    expect(run(s, command("os.tick", { ms: 4999 })).os.battery.level).not.toBe(9);
    const done = run(s, command("os.tick", { ms: 5000 }));
    expect(done.os.battery.level).toBe(9);
    expect(done.os.schedule).toEqual({});
  });
});

describe("injected commands", () => {
  it("are dropped if they are invalid when they fall due", () => {
    const at = newPhone().clock.nowMs + 1000;
    const schedule = {
      x_1: { at, command: "os.launch", args: { app: 7 } },
      x_2: { at, command: "nobody.does", args: {} },
    };
    const s = run(phone.parse({ ...newPhone(), os: { ...newPhone().os, schedule } }), command("os.tick", { ms: 2000 }));
    expect(s.os.schedule).toEqual({});
    expect(s.clock.nowMs).toBe(at + 1000);
  });
});

describe("typing", () => {
  it("goes to the focused field, replaces the selection, and follows the field's kind", () => {
    const field = { field: "title", kind: "number", enter: "done", caret: 0, maxLength: 4 } as const;
    const s = run(inNotes(), act(notes.id, "new"), command("os.focus", field), command("os.type", { text: "a12b345" }));
    expect(phone.top(s, notes.id).view["title"]).toBe("1234");
    const replaced = run(
      s,
      command("os.focus", { ...field, all: true }),
      command("os.type", { text: "9" }),
      command("os.type", { text: "8" }),
    );
    expect(phone.top(replaced, notes.id).view["title"]).toBe("98");
    expect(phone.reduce(inNotes(), command("os.type", { text: "x" })).rejected).toBe("nothing-focused");
  });
});
