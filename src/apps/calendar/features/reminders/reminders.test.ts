// Cases that the test suite for all apps does not cover: which reminders ring, how long they ring, and when snoozed
// reminders appear again.
import { describe, expect, it } from "vitest";
import type { PhoneState } from "#os/state.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import { phone } from "#apps/phone.ts";
import type { State } from "../../state.ts";

/** Monday, March 16, 09:00 in Shanghai. */
const startMs = Date.UTC(2026, 2, 16, 1);
const device = { width: 360, height: 800, dpr: 3 };
const boot = (): PhoneState => phone.boot({ startMs, lang: "en", device, theme: "light", fontScale: 1, seed: 1 });
const stateOf = (s: PhoneState): State => s.apps["calendar"] as unknown as State;
const tick = (s: PhoneState, ms: number): PhoneState => phone.reduce(s, { name: "os.tick", args: { ms } }).state;
function run(s: PhoneState, name: string, args: object): { state: PhoneState; result: Json } {
  const done = phone.reduce(s, { name, args: args as Json });
  expect(done.rejected).toBeNull();
  return { state: done.state, result: done.result ?? null };
}
const act = (s: PhoneState, on: string): PhoneState => run(s, "os.act", { app: "calendar", on, args: {} }).state;
const notifications = (s: PhoneState) =>
  Object.entries(s.os.notifications).flatMap(([id, n]) =>
    n.app === "calendar" ? [{ id, after: (n.at - startMs) / minuteMs, actions: n.actions }] : [],
  );
const front = (s: PhoneState) => {
  const { app, screen, params } = s.view.tasks[s.view.front]!.stack.at(-1)!;
  return { app, screen, params };
};
/**
 * Returns a phone with one event. The event begins one hour after the phone's start and has a reminder ten minutes
 * earlier.
 */
function withEvent(rings: boolean, more: object = {}): { s: PhoneState; time: { id: string; day: string } } {
  const fresh = boot();
  const s = phone.parse({ ...fresh, apps: { ...fresh.apps, calendar: { ...stateOf(fresh), events: {} } } });
  const start = startMs + hourMs;
  const { state, result } = run(s, "calendar.createEvent", {
    calendar: "calendar_work",
    title: "Exam",
    location: "",
    notes: "",
    when: { kind: "times", start, end: start + hourMs, zone: "Asia/Shanghai" },
    repeat: null,
    reminders: [10],
    invitees: [],
    busy: true,
    tone: null,
    rings,
    ...more,
  });
  return { s: state, time: { id: result as string, day: "2026-03-16" } };
}

describe("a ringing reminder", () => {
  it("comes to the front without a notification, also when the display is off", () => {
    const { s, time } = withEvent(true);
    const rung = tick(s, 50 * minuteMs);
    expect([front(rung), notifications(rung)]).toEqual([{ app: "calendar", screen: "ringing", params: time }, []]);
    expect(stateOf(rung).ringing).toEqual([{ ...time, since: startMs + 50 * minuteMs }]);
    const dark = run(s, "os.power", {}).state;
    expect(front(tick(dark, 50 * minuteMs)).screen).toBe("ringing");
  });
  it("stops when it is dismissed, and does not come back", () => {
    const { s, time } = withEvent(true);
    const done = act(tick(s, 50 * minuteMs), "dismiss");
    expect([stateOf(done).ringing, stateOf(done).later]).toEqual([[], []]);
    expect(front(done).screen).not.toBe("ringing");
    expect(notifications(tick(done, 3 * hourMs))).toEqual([]);
    expect(phone.reduce(done, { name: "calendar.dismissReminder", args: time }).rejected).toBe("not-ringing");
  });
  it("rings again after the set time, each time it is snoozed", () => {
    const { s, time } = withEvent(true);
    let rung = run(s, "calendar.changeSettings", { laterMin: 15 }).state;
    for (const at of [50, 65, 80]) {
      rung = tick(rung, startMs + at * minuteMs - rung.clock.nowMs);
      expect(stateOf(rung).ringing).toEqual([{ ...time, since: startMs + at * minuteMs }]);
      rung = act(rung, "later");
      expect(stateOf(rung)).toMatchObject({ ringing: [], later: [{ ...time, at: startMs + (at + 15) * minuteMs }] });
    }
    const dropped = run(rung, "calendar.dismissReminder", time).state;
    expect(stateOf(tick(dropped, hourMs)).ringing).toEqual([]);
  });
  it("becomes a notification after five minutes without an answer", () => {
    const { s } = withEvent(true);
    expect(stateOf(tick(s, 54 * minuteMs)).ringing).toHaveLength(1);
    const missed = tick(s, 3 * hourMs);
    expect([stateOf(missed).ringing, notifications(missed).map((n) => n.after)]).toEqual([[], [55]]);
    expect(front(act(missed, "close")).screen).not.toBe("ringing");
  });
  it("is a notification instead if do not disturb mutes alarms", () => {
    const busy = (s: PhoneState, sound: object): PhoneState =>
      phone.parse({
        ...s,
        os: { ...s.os, settings: { ...s.os.settings, sound: { ...s.os.settings.sound, ...sound } } },
      });
    const { s } = withEvent(true);
    expect(stateOf(tick(busy(s, { dnd: true, dndAlarms: true }), 50 * minuteMs)).ringing).toHaveLength(1);
    const quiet = tick(busy(s, { dnd: true, dndAlarms: false }), 50 * minuteMs);
    expect([stateOf(quiet).ringing, notifications(quiet).map((n) => n.after)]).toEqual([[], [50]]);
  });
  it("does not ring again if its event was deleted or hidden", () => {
    const { s, time } = withEvent(true);
    const off = act(tick(s, 50 * minuteMs), "later");
    for (const [name, args] of [
      ["deleteEvent", { ...time, scope: "all" }],
      ["showCalendar", { id: "calendar_work", shown: false }],
    ] as const) {
      const after = tick(run(off, `calendar.${name}`, args).state, hourMs);
      expect([stateOf(after).ringing, stateOf(after).later, notifications(after)]).toEqual([[], [], []]);
    }
    const gone = run(off, "calendar.deleteEvent", { ...time, scope: "all" }).state;
    expect(phone.reduce(gone, { name: "calendar.remindLater", args: time }).rejected).toBe("event-missing");
  });
  it("is turned off for an event without reminder times", () => {
    const { s, time } = withEvent(true, { reminders: [] });
    expect(stateOf(s).events[time.id]?.rings).toBe(false);
  });
});

describe("a reminder as a notification", () => {
  it("can be snoozed in the shade, and notifies again later", () => {
    const { s, time } = withEvent(false);
    const [first] = notifications(tick(s, 50 * minuteMs));
    expect(first?.actions).toEqual([{ label: "remindLater", command: "remindLater", args: time }]);
    const off = run(tick(s, 50 * minuteMs), "os.notificationAction", { id: first!.id, index: 0 }).state;
    expect([notifications(off), stateOf(off).later]).toEqual([[], [{ ...time, at: startMs + 60 * minuteMs }]]);
    const again = tick(off, hourMs);
    expect([notifications(again).map((n) => n.after), stateOf(again).later]).toEqual([[60], []]);
  });
  it("can be cancelled on its event's screen while it is snoozed", () => {
    const { s, time } = withEvent(false);
    const off = run(tick(s, 50 * minuteMs), "calendar.remindLater", time).state;
    let open = run(off, "os.launch", { app: "calendar" }).state;
    open = run(open, "os.act", { app: "calendar", on: "open", args: time }).state;
    expect(stateOf(act(open, "dropLater")).later).toEqual([]);
  });
});
