import { expect, test } from "vitest";
import type { PhoneState } from "../../os/state.ts";
import type { Json } from "../../state/json.ts";
import { phone } from "../phone.ts";
import { allNamed, byName, byNumber, duplicates, isBlocked, logOf } from "./queries.ts";
import type { State } from "./state.ts";

const boot = phone.boot({
  startMs: Date.UTC(2026, 2, 16, 1),
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 1,
});
const data = (s: PhoneState): State => s.apps["contacts"] as State;
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => phone.reduce(s, { name, args }).state;
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null =>
  phone.reduce(s, { name, args }).rejected;
const tick = (s: PhoneState, seconds: number): PhoneState => run(s, "os.tick", { ms: seconds * 1000 });
const act = (s: PhoneState, on: string, args: Json = {}): PhoneState => run(s, "os.act", { app: "contacts", on, args });
const card = {
  id: null,
  name: "Iris Vale",
  company: "",
  title: "",
  phones: [{ number: "+86 154 1234 0001", label: "mobile" }],
  emails: [],
  address: "",
  birthday: null,
  note: "",
  groups: [],
};

test("an outgoing call connects after three seconds and is logged with the time that was talked", () => {
  const talking = tick(act(run(boot, "os.launch", { app: "contacts" }), "call", { number: "555-0170" }), 45);
  expect(phone.frontOf(talking)).toEqual({ app: "contacts", screen: "call" });
  const after = act(talking, "hangUp");
  expect(phone.frontOf(after).screen).toBe("main");
  expect(data(after).talk).toBeNull();
  expect(logOf(data(after))[0]).toMatchObject({ kind: "outgoing", number: "555-0170", durationMs: 42_000 });
});
test("a call that is given up before it connects lasted no time", () => {
  const after = run(tick(run(boot, "contacts.dial", { number: "555-0170" }), 2), "contacts.hangUp");
  expect(logOf(data(after))[0]).toMatchObject({ kind: "outgoing", durationMs: 0 });
});
test("there is one call at a time, and none in airplane mode", () => {
  const talking = run(boot, "contacts.dial", { number: "555-0170" });
  expect(refusal(talking, "contacts.dial", { number: "555-0171" })).toBe("call-running");
  const flying = run(boot, "os.system", { command: "set", args: { group: "network", name: "airplane", value: true } });
  expect(refusal(flying, "contacts.dial", { number: "555-0170" })).toBe("airplane");
});
test("a call rings, and is missed when nobody answers", () => {
  const ringing = run(boot, "contacts.ring", { number: "15477410401" });
  expect(phone.frontOf(ringing)).toEqual({ app: "contacts", screen: "call" });
  const missed = tick(ringing, 31);
  expect(data(missed).talk).toBeNull();
  expect(logOf(data(missed), "missed")[0]).toMatchObject({ number: "15477410401", at: boot.clock.nowMs });
  expect(Object.values(missed.os.notifications)[0]?.facts).toEqual({ name: "Max Berger" });
  const answered = run(tick(act(tick(ringing, 5), "answer"), 60), "contacts.hangUp");
  expect(logOf(data(answered))[0]).toMatchObject({ kind: "incoming", durationMs: 60_000 });
  expect(logOf(data(act(ringing, "hangUp")))[0]?.kind).toBe("declined");
});
test("a blocked number does not ring", () => {
  const after = run(run(boot, "contacts.block", { numbers: ["555-0172"] }), "contacts.ring", { number: "5550172" });
  expect(isBlocked(data(after), "555 0172")).toBe(true);
  expect(data(after).talk).toBeNull();
  expect(logOf(data(after))[0]?.kind).toBe("blocked");
});
test("merging keeps every number once and leaves nothing double", () => {
  const pairs = duplicates(data(boot));
  expect(pairs.map((p) => p.reason).toSorted()).toEqual(["name", "number"]);
  const after = pairs.reduce(
    (s, p) => run(s, "contacts.merge", { keep: p.keep.id, drop: p.drop.id, name: p.keep.name }),
    boot,
  );
  expect(duplicates(data(after))).toEqual([]);
  expect(allNamed(data(after), "Tomas Novak").map((c) => c.phones.length)).toEqual([2]);
  expect(byName(data(after), "Spoke & Chain")).toMatchObject({
    phones: [{ number: "555-0171" }],
    note: "Opens at 10",
  });
});
test("a number has one owner, however it is written", () => {
  const taken = { ...card, phones: [{ number: "0086 154-7741-0401", label: "work" }] };
  expect(refusal(boot, "contacts.save", taken)).toBe("number-taken");
  expect(refusal(boot, "contacts.save", { ...card, phones: [] })).toBe("reach-missing");
  expect(refusal(boot, "contacts.save", { ...card, phones: [{ number: "12", label: "work" }] })).toBe("number-bad");
  const saved = run(boot, "contacts.save", card);
  expect(byNumber(data(saved), "15412340001")?.name).toBe("Iris Vale");
  const double = data(boot).contacts["contact_bike_repair"]!;
  const { starred: _, sortKey: __, ...same } = double;
  expect(refusal(boot, "contacts.save", { ...same, note: "Closed on Sundays" })).toBeNull();
});
