import { expect, test } from "vitest";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import { phone } from "../phone.ts";
import {
  findAllByName,
  findByName,
  callerName,
  duplicates,
  sortedContacts,
  isBlocked,
  callLog,
  findName,
  listContacts,
  displayName,
} from "./queries.ts";
import { nameOf, splitName } from "./names.ts";
import type { State } from "./state.ts";
import { parseVcards, toVcard } from "./vcard.ts";

const boot = phone.boot({
  startMs: Date.UTC(2026, 2, 16, 1),
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 1,
});
const stateOf = (s: PhoneState): State => s.apps["contacts"] as State;
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => phone.reduce(s, { name, args }).state;
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null =>
  phone.reduce(s, { name, args }).rejected;
const tick = (s: PhoneState, seconds: number): PhoneState => run(s, "os.tick", { ms: seconds * 1000 });
const act = (s: PhoneState, on: string, args: Json = {}): PhoneState => run(s, "os.act", { app: "contacts", on, args });
const card = {
  id: null,
  first: "Iris",
  last: "Vale",
  company: "",
  title: "",
  phones: [{ number: "+86 154 1234 0001", label: "mobile" }],
  emails: [],
  address: "",
  birthday: null,
  note: "",
  groups: [],
};

test("an outgoing call connects after three seconds, and the log has its talk time", () => {
  const talking = tick(act(run(boot, "os.launch", { app: "contacts" }), "call", { number: "555-0170" }), 45);
  expect(phone.frontOf(talking)).toEqual({ app: "contacts", screen: "call" });
  const after = act(talking, "hangUp");
  expect(phone.frontOf(after).screen).toBe("main");
  expect(stateOf(after).talk).toBeNull();
  expect(callLog(stateOf(after))[0]).toMatchObject({ kind: "outgoing", number: "555-0170", durationMs: 42_000 });
});
test("a call that ends before it connects has no duration", () => {
  const after = run(tick(run(boot, "contacts.dial", { number: "555-0170" }), 2), "contacts.hangUp");
  expect(callLog(stateOf(after))[0]).toMatchObject({ kind: "outgoing", durationMs: 0 });
});
test("allows one call at a time, and none in airplane mode", () => {
  const talking = run(boot, "contacts.dial", { number: "555-0170" });
  expect(refusal(talking, "contacts.dial", { number: "555-0171" })).toBe("call-running");
  const flying = run(boot, "os.system", { command: "set", args: { group: "network", name: "airplane", value: true } });
  expect(refusal(flying, "contacts.dial", { number: "555-0170" })).toBe("airplane");
});
test("an incoming call rings, and is missed when nobody answers", () => {
  const ringing = run(boot, "contacts.ring", { number: "15477410401" });
  expect(phone.frontOf(ringing)).toEqual({ app: "contacts", screen: "call" });
  const missed = tick(ringing, 31);
  expect(stateOf(missed).talk).toBeNull();
  expect(callLog(stateOf(missed), "missed")[0]).toMatchObject({ number: "15477410401", at: boot.clock.nowMs });
  expect(Object.values(missed.os.notifications)[0]?.facts).toEqual({ name: "Max Berger" });
  const answered = run(tick(act(tick(ringing, 5), "answer"), 60), "contacts.hangUp");
  expect(callLog(stateOf(answered))[0]).toMatchObject({ kind: "incoming", durationMs: 60_000 });
  expect(callLog(stateOf(act(ringing, "hangUp")))[0]?.kind).toBe("declined");
});
test("a blocked number does not ring", () => {
  const after = run(run(boot, "contacts.block", { numbers: ["555-0172"] }), "contacts.ring", { number: "5550172" });
  expect(isBlocked(stateOf(after), "555 0172")).toBe(true);
  expect(stateOf(after).talk).toBeNull();
  expect(callLog(stateOf(after))[0]?.kind).toBe("blocked");
});
test("merging keeps every number once and leaves no duplicates", () => {
  const pairs = duplicates(stateOf(boot));
  expect(pairs.map((p) => p.reason).toSorted()).toEqual(["name", "number"]);
  const after = pairs.reduce(
    (s, p) => run(s, "contacts.merge", { keep: p.keep.id, drop: p.drop.id, name: nameOf(p.keep) }),
    boot,
  );
  expect(duplicates(stateOf(after))).toEqual([]);
  expect(findAllByName(stateOf(after), "Tomas Novak").map((c) => c.phones.length)).toEqual([2]);
  expect(findByName(stateOf(after), "Spoke & Chain")).toMatchObject({
    phones: [{ number: "555-0171" }],
    note: "Opens at 10",
  });
});
test("a number belongs to one contact, in any notation", () => {
  const taken = { ...card, phones: [{ number: "0086 154-7741-0401", label: "work" }] };
  expect(refusal(boot, "contacts.save", taken)).toBe("number-taken");
  expect(refusal(boot, "contacts.save", { ...card, phones: [] })).toBe("reach-missing");
  expect(refusal(boot, "contacts.save", { ...card, phones: [{ number: "12", label: "work" }] })).toBe("number-bad");
  const saved = run(boot, "contacts.save", card);
  expect(callerName(stateOf(saved), "15412340001")).toBe("Iris Vale");
  const double = stateOf(boot).contacts["contact_bike_repair"]!;
  const { starred: _, sortKey: __, ...same } = double;
  expect(refusal(boot, "contacts.save", { ...same, note: "Closed on Sundays" })).toBeNull();
});

const setPrefs = (s: PhoneState, values: Record<string, Json>): PhoneState => run(s, "contacts.setPrefs", values);
const max = "15477410401";
const ring = (s: PhoneState, number = max): PhoneState => run(s, "contacts.ring", { number });

test("a call is declined with a message, which Messages sends", () => {
  const after = act(ring(boot), "declineWith", { text: "On my way." });
  expect(callLog(stateOf(after))[0]).toMatchObject({ kind: "declined" });
  const sent = phone
    .content(after, "messages", "sms")!
    .filter((m) => m.thread === "thread_max")
    .at(-1);
  expect(sent).toMatchObject({ text: "On my way.", incoming: false });
});
test("a forwarded call does not ring; an unanswered one rings until its forwarding delay ends", () => {
  expect(stateOf(ring(setPrefs(boot, { forwardAlways: "555-0111" }))).talk).toBeNull();
  const s = ring(setPrefs(boot, { forwardUnanswered: "555-0111", forwardDelay: "delay10" }));
  expect(stateOf(tick(s, 9)).talk).not.toBeNull();
  expect(callLog(stateOf(tick(s, 10)))[0]).toMatchObject({ kind: "forwarded" });
  expect(refusal(boot, "contacts.setPrefs", { forwardBusy: "12" })).toBe("number-bad");
});
test("logs a second call during a call as missed, forwards it or ignores it, as set", () => {
  const talking = run(boot, "contacts.dial", { number: "555-0170" });
  expect(callLog(stateOf(ring(talking)))[0]?.kind).toBe("missed");
  const alone = setPrefs(talking, { waiting: false });
  expect(callLog(stateOf(ring(alone)))).toEqual(callLog(stateOf(boot)));
  expect(callLog(stateOf(ring(setPrefs(alone, { forwardBusy: "555-0111" }))))[0]?.kind).toBe("forwarded");
});
test("blocks strangers, hidden numbers and reported numbers if the user wants that", () => {
  const kind = (s: PhoneState, number: string) =>
    stateOf(ring(s, number)).talk ? "rings" : callLog(stateOf(ring(s, number)))[0]?.kind;
  expect(kind(boot, "555-0808")).toBe("rings");
  expect(kind(setPrefs(boot, { blockStrangers: true }), "555-0808")).toBe("blocked");
  expect(kind(setPrefs(boot, { blockStrangers: true }), max)).toBe("rings");
  expect(kind(setPrefs(boot, { blockHidden: true }), "Unknown")).toBe("blocked");
  expect(kind(setPrefs(boot, { spamFilter: true }), "+86 154 0071 9934")).toBe("blocked");
  expect(stateOf(ring(boot, "Max Berger")).talk?.number).toBe("+86 154 7741 0401");
});
test("answers a call automatically after the set time", () => {
  const s = tick(ring(setPrefs(boot, { autoAnswer: "after5" })), 8);
  expect(stateOf(s).talk?.connectsAt).toBe(boot.clock.nowMs + 5000);
});
test("barring and fixed dialling need their codes, and refuse the calls that they exclude", () => {
  const bar = { which: "barInternational", on: true };
  expect(refusal(boot, "contacts.bar", { ...bar, code: "1111" })).toBe("code-wrong");
  const barred = run(boot, "contacts.bar", { ...bar, code: "0000" });
  expect(refusal(barred, "contacts.dial", { number: "+49 30 1234" })).toBe("barred-abroad");
  expect(refusal(barred, "contacts.dial", { number: "+86 154 7741 0401" })).toBeNull();
  const fixed = run(boot, "contacts.setFixed", { on: true, code: "1234" });
  expect(refusal(fixed, "contacts.dial", { number: max })).toBe("fixed-only");
  expect(refusal(fixed, "contacts.dial", { number: "555-0120" })).toBeNull();
  const off = run(boot, "os.system", { command: "setSim", args: { id: "sim_1", on: false } });
  expect(refusal(off, "contacts.dial", { number: max })).toBe("no-sim");
});
test("holding a key calls its speed dial number", () => {
  const keypad = run(boot, "os.launch", { app: "contacts" });
  expect(stateOf(act(keypad, "speed", { key: "2" })).talk?.number).toBe("+86 154 2085 0111");
  expect(stateOf(act(keypad, "speed", { key: "1" })).talk?.number).toBe("555-0101");
  expect(refusal(boot, "contacts.dialSpeed", { key: "9" })).toBe("speed-empty");
});
test("recording a call creates a file as long as the call", () => {
  const talking = tick(run(ring(boot), "contacts.answer"), 30);
  const after = act(act(talking, "record"), "hangUp");
  const [file] = Object.values(after.os.files).filter((f) => f.name.startsWith("Max Berger"));
  expect(file).toMatchObject({ parent: "file_music", mime: "audio/mp4", content: { kind: "opaque", seconds: 30 } });
  const chosen = setPrefs(run(boot, "contacts.setRecorded", { contacts: ["contact_max"], on: true }), {
    recordChosen: true,
  });
  expect(stateOf(run(ring(chosen), "contacts.answer")).talk?.recording).toBe(true);
});
test("a voicemail plays to its end and is marked as heard", () => {
  const s = run(boot, "contacts.playVoicemail", { id: "voice_s1", fromMs: 4000 });
  expect(stateOf(s).voicemails["voice_s1"]?.heard).toBe(true);
  expect(stateOf(tick(s, 14)).playing).not.toBeNull();
  expect(stateOf(tick(s, 15)).playing).toBeNull();
});
test("keeps calls for as long as the user set", () => {
  // One tick carries out at most 500 due commands, and all apps together have more in twenty days.
  let s = setPrefs(boot, { retention: "keep30" });
  for (let day = 0; day < 20; day++) s = tick(s, 86_400);
  expect(callLog(stateOf(s)).every((c) => c.at > s.clock.nowMs - 30 * 86_400_000)).toBe(true);
  expect(callLog(stateOf(s)).length).toBeLessThan(callLog(stateOf(boot)).length);
});
test("importing an exported address book restores deleted contacts and adds no duplicates", () => {
  const page = act(act(run(boot, "os.launch", { app: "contacts" }), "seeSettings"), "transfer");
  const saved = act(page, "export");
  const [file] = Object.values(saved.os.files).filter((f) => f.name === "contacts.vcf");
  const text = file?.type === "file" && file.content.kind === "text" ? file.content.text : "";
  expect(parseVcards(text)).toHaveLength(sortedContacts(stateOf(boot)).length);
  expect(phone.reduce(saved, { name: "contacts.importCards", args: { text } }).result).toBe(0);
  const without = run(saved, "contacts.delete", { ids: ["contact_ben"] });
  const again = run(without, "contacts.importCards", { text });
  expect(findByName(stateOf(again), "Ben Carver")?.phones).toEqual([{ number: "+86 154 7741 0407", label: "mobile" }]);
});
test("writes a contact as a vCard, and shows names in the user's order", () => {
  const card = stateOf(boot).contacts["contact_vera"]!;
  expect(toVcard(card)).toContain("TEL;TYPE=work:555-0140");
  expect(displayName(card, "lastFirst")).toBe("Castell, Vera");
  expect(toVcard(card)).toContain("N:Castell;Vera;;;");
  expect(displayName(stateOf(boot).contacts["contact_dentist"]!, "lastFirst")).toBe("Elm Street Dental");
});
test("a card needs a first name, a last name or a company", () => {
  const named = (first: string, last: string, company = "") => ({ ...card, first, last, company });
  expect(refusal(boot, "contacts.save", named(" ", ""))).toBe("name-missing");
  for (const [args, name] of [
    [named("Iris", ""), "Iris"],
    [named("", "Vale"), "Vale"],
    [named("", "", "Tidewater"), "Tidewater"],
    [named("Iris", "Vale", "Tidewater"), "Iris Vale"],
    [named("晓婷", "孟"), "孟晓婷"],
  ] as const) {
    const { state, result } = phone.reduce(boot, { name: "contacts.save", args: args as unknown as Json });
    expect(findName(stateOf(state), result as string)).toBe(name);
    expect(phone.content(state, "messages", "contacts")!.map((c) => c.name)).toContain(name);
  }
});
test("sorts people by first or last name as set, and finds them by either order", () => {
  const with3 = ["Ada Zell", "Zoe Abel", "孟晓婷"].reduce((s, name, i) => {
    const phones = [{ number: `555-090${i}`, label: "mobile" }];
    return run(s, "contacts.save", { ...card, ...splitName(name), phones });
  }, boot);
  const order = (s: PhoneState) =>
    sortedContacts(stateOf(s))
      .map(nameOf)
      .filter((name) => ["Ada Zell", "Zoe Abel", "孟晓婷"].includes(name));
  expect(order(setPrefs(with3, { sort: "first" }))).toEqual(["Ada Zell", "孟晓婷", "Zoe Abel"]);
  expect(order(setPrefs(with3, { sort: "last" }))).toEqual(["Zoe Abel", "孟晓婷", "Ada Zell"]);
  for (const query of ["abel zoe", "Abel, Zoe", "zoe abel"])
    expect(listContacts(stateOf(with3), query).map(nameOf)).toEqual(["Zoe Abel"]);
});
test("merging two cards keeps the chosen name, also a company's", () => {
  const bikes = { keep: "contact_bike_repair", drop: "contact_bikes" };
  const named = (name: string) => findName(stateOf(run(boot, "contacts.merge", { ...bikes, name })), bikes.keep);
  expect(named("Spoke & Chain")).toBe("Spoke & Chain");
  expect(named("Bike repair")).toBe("Bike repair");
});
test("reads both names from a vCard, or splits its full name", () => {
  const [told, whole, shop] = parseVcards(
    [
      "BEGIN:VCARD\nFN:Dr. Ana de la Cruz\nN:de la Cruz;Ana;;Dr.;\nTEL:555-0901\nEND:VCARD",
      "BEGIN:VCARD\nFN:Ada Moss\nTEL:555-0902\nEND:VCARD",
      "BEGIN:VCARD\nFN:Moss; Sons\nN:;;;;\nORG:Moss; Sons\nTEL:555-0903\nEND:VCARD",
    ].join("\n"),
  );
  expect(told).toMatchObject({ first: "Dr. Ana", last: "de la Cruz" });
  expect(whole).toMatchObject({ first: "Ada", last: "Moss" });
  expect(shop).toMatchObject({ first: "", last: "", company: "Moss; Sons" });
  const odd = { ...stateOf(boot).contacts["contact_max"]!, first: "A; B\\", last: "C, D" };
  expect(parseVcards(toVcard(odd))[0]).toMatchObject({ first: odd.first, last: odd.last });
});
test("other apps can view and add contacts and open the keypad", () => {
  const start = (action: string, type: string | null, uri: string | null, extras: Json = {}): PhoneState =>
    run(boot, "os.start", { intent: { action, type, uri, extras } });
  const top = (s: PhoneState) => phone.top(s, s.view.front);
  expect(top(start("VIEW", null, "content://contacts/contact_ben"))).toMatchObject({ screen: "contact" });
  expect(top(start("DIAL", null, "tel:555-0170", { number: "555-0170" })).view).toMatchObject({
    tab: "keypad",
    typed: "555-0170",
  });
  const adding = start("INSERT", "text/x-vcard", null, {
    name: "Ada Moss",
    number: "555-0909",
    email: "ada@postbox.example",
  });
  expect(top(adding).view).toMatchObject({ first: "Ada", last: "Moss", emails: [{ text: "ada@postbox.example" }] });
  expect(callerName(stateOf(act(adding, "save")), "5550909")).toBe("Ada Moss");
});
