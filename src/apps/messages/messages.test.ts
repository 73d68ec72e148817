import { filesOfType } from "#os/files.ts";
import { describe, expect, test } from "vitest";
import type { PhoneState } from "#os/state.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import { phone } from "../phone.ts";
import { linksOf } from "#os/links.ts";
import { findCode, looksFraudulent } from "./codes.ts";
import {
  listConversations,
  messagesOf,
  AddressBook,
  recentThreads,
  search,
  findThreadByNumbers,
  type FolderName,
} from "./queries.ts";
import type { Message, State } from "./state.ts";

const boot = phone.boot({
  startMs: Date.UTC(2026, 2, 16, 1),
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 1,
});
const data = (s: PhoneState): State => s.apps["messages"] as State;
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null =>
  phone.reduce(s, { name, args }).rejected;
const tick = (s: PhoneState, ms: number): PhoneState => run(s, "os.tick", { ms });
const act = (s: PhoneState, on: string, args: Json = {}, app = "messages"): PhoneState =>
  run(s, "os.act", { app, on, args });
const open = (s: PhoneState, thread: string): PhoneState =>
  act(run(s, "os.launch", { app: "messages" }), "open", { thread });
const type = (s: PhoneState, draft: string): PhoneState => run(s, "os.view", { app: "messages", patch: { draft } });
const receive = (s: PhoneState, from: string, text: string): PhoneState =>
  run(s, "os.receive", { kind: "message", from, text });
const airplane = (s: PhoneState, value: boolean): PhoneState =>
  run(s, "os.system", { command: "set", args: { group: "network", name: "airplane", value } });
const last = (s: PhoneState, thread: string): Message => messagesOf(data(s), thread).at(-1)!;
const note = (s: PhoneState) => Object.entries(s.os.notifications)[0]!;
const addressBook = (s: PhoneState): AddressBook => new AddressBook(phone.content(s, "messages", "contacts") ?? []);
const folder = (s: PhoneState, name: FolderName): string[] =>
  listConversations(data(s), addressBook(s), phone.content(s, "messages", "blocked") ?? [], name).map(
    (l) => l.thread.id,
  );
const top = (s: PhoneState) => phone.top(s, s.view.front);

describe("receiving", () => {
  test("finds the conversation by any spelling of a number, and by a name from the contacts", () => {
    const before = Object.keys(data(boot).threads).length;
    const s = receive(receive(boot, "15420850111", "one"), "mum", "two");
    expect(Object.keys(data(s).threads)).toHaveLength(before);
    expect(
      messagesOf(data(s), "thread_mum")
        .slice(-2)
        .map((m) => m.text),
    ).toEqual(["one", "two"]);
    const strange = receive(boot, "555-0808", "hello");
    expect(findThreadByNumbers(data(strange), ["5550808"])).toBeDefined();
    const service = receive(receive(boot, "LUMEN", "a"), "Lumen", "b");
    expect(findThreadByNumbers(data(service), ["lumen"])?.numbers).toEqual(["LUMEN"]);
  });
  test("a notification names the sender, takes a reply, and opens the conversation above the list", () => {
    const s = receive(boot, "+86 154 7741 0401", "Wind is fine!");
    const [id, n] = note(s);
    expect(n).toMatchObject({
      key: "incoming",
      facts: { name: "Max Berger", text: "Wind is fine!" },
      tag: "thread_max",
    });
    const answering = run(run(s, "os.startReply", { id }), "os.focus", {
      field: "os.reply",
      kind: "text",
      enter: "send",
      caret: 0,
      maxLength: 2000,
    });
    const answered = run(run(answering, "os.type", { text: "Great" }), "os.sendReply");
    expect(last(answered, "thread_max")).toMatchObject({ from: null, text: "Great", status: "sent" });
    expect(answered.os.notifications).toEqual({});
    const opened = run(s, "os.openNotification", { id });
    expect(top(opened)).toMatchObject({ screen: "thread", params: { thread: "thread_max" } });
    expect(messagesOf(data(opened), "thread_max").every((m) => m.read)).toBe(true);
    expect(top(run(opened, "os.back")).screen).toBe("list");
  });
  test("a button in the shade marks the conversation as read", () => {
    const s = receive(boot, "+86 154 7741 0401", "Wind is fine!");
    const after = run(s, "os.notificationAction", { id: note(s)[0], index: 0 });
    expect(messagesOf(data(after), "thread_max").every((m) => m.read)).toBe(true);
  });
  test("a second message replaces the first in the shade", () => {
    const s = receive(receive(boot, "Max Berger", "a"), "Max Berger", "b");
    expect(Object.values(s.os.notifications).map((n) => n.facts["text"])).toEqual(["b"]);
  });
  test("a blocked number goes to spam without a notification, whichever app blocked it", () => {
    const s = receive(run(boot, "contacts.block", { numbers: ["555-0808"] }), "5550808", "buy!");
    expect(s.os.notifications).toEqual({});
    expect(folder(s, "spam")).toContain(findThreadByNumbers(data(s), ["555-0808"])!.id);
    const reported = act(open(boot, "thread_fee"), "report");
    const blocked = run(reported, "os.answer", { yes: true });
    expect(phone.content(blocked, "contacts", "blocked")!.map((b) => b.number)).toContain("+86 154 0071 9934");
    expect(folder(blocked, "all")).not.toContain("thread_fee");
    const back = act(blocked, "acquit");
    expect(folder(back, "all")).toContain("thread_fee");
    expect((back.apps["contacts"] as { blocked: string[] }).blocked).toEqual(["555-0193"]);
  });
  test("a muted conversation does not notify, and an archived one returns to the list", () => {
    expect(receive(boot, "Summit Climbing Gym", "closed").os.notifications).toEqual({});
    expect(folder(receive(boot, "Golden Lotus", "see you"), "all")).toContain("thread_lotus");
  });
  test("without the contacts permission, numbers appear in place of names", () => {
    const s = run(boot, "os.system", {
      command: "setPermission",
      args: { app: "messages", permission: "contacts", grant: "blocked" },
    });
    expect(addressBook(s).title(data(s).threads["thread_mum"]!)).toBe("+86 154 2085 0111");
    expect(note(receive(s, "+86 154 2085 0111", "hi"))[1].facts["name"]).toBe("+86 154 2085 0111");
  });
});

describe("sending", () => {
  test("sends a message at once, and reports its delivery three seconds later", () => {
    const sent = act(type(open(boot, "thread_mum"), "On my way"), "send");
    expect(last(sent, "thread_mum")).toMatchObject({ text: "On my way", status: "sent", from: null });
    expect(top(sent).view["draft"]).toBe("");
    expect(last(tick(sent, 3000), "thread_mum").status).toBe("delivered");
    const quiet = run(boot, "messages.configure", { reports: false });
    const silent = act(type(open(quiet, "thread_mum"), "Yes"), "send");
    expect(last(tick(silent, 60_000), "thread_mum").status).toBe("sent");
  });
  test("a message fails without a network, and is sent when the user retries", () => {
    const failed = act(type(open(airplane(boot, true), "thread_mum"), "Hello"), "send");
    const { id, status } = last(failed, "thread_mum");
    expect(status).toBe("failed");
    expect(refusal(failed, "messages.retry", { id })).toBe("airplane");
    expect(last(act(airplane(failed, false), "retry", { id }), "thread_mum").status).toBe("sent");
    const noSim = run(boot, "os.system", { command: "setSim", args: { id: "sim_1", on: false } });
    expect(refusal(noSim, "messages.retry", { id: messagesOf(data(boot), "thread_max").at(-1)!.id })).toBe("no-sim");
  });
  test("sends a scheduled message at its time, and notifies the user if that fails", () => {
    const at = boot.clock.nowMs + 2 * hourMs;
    const s = run(boot, "messages.send", { numbers: ["555-0174"], text: "Table?", parts: [], at });
    const thread = findThreadByNumbers(data(s), ["5550174"])!.id;
    expect(last(s, thread)).toMatchObject({ status: "scheduled", at });
    expect(last(tick(s, 2 * hourMs), thread)).toMatchObject({ status: "sent", at });
    const flying = airplane(s, true);
    const missed = tick(flying, 2 * hourMs);
    expect(last(missed, thread).status).toBe("failed");
    const told = Object.values(missed.os.notifications).filter((n) => n.app === "messages");
    expect(told.map((n) => n.key)).toEqual(["notSentTo"]);
    expect(refusal(boot, "messages.send", { numbers: ["555-0174"], text: "x", at: boot.clock.nowMs })).toBe(
      "time-past",
    );
  });
  test("a message to several people opens one group, in any order of the numbers", () => {
    const to = ["+86 154 7741 0407", "+86 154 7741 0408"];
    const s = run(boot, "messages.send", { numbers: to, text: "Cinema?" });
    const again = run(s, "messages.send", { numbers: to.toReversed(), text: "At eight" });
    expect(messagesOf(data(again), findThreadByNumbers(data(again), to)!.id)).toHaveLength(2);
  });
  test("sends a reply to a named service, without a delivery report or an answer", () => {
    const s = receive(boot, "LUMEN", "Your order is on its way");
    const { id } = findThreadByNumbers(data(s), ["LUMEN"])!;
    const sent = tick(act(type(open(s, id), "thanks"), "send"), 3_600_000);
    expect(last(sent, id)).toMatchObject({ from: null, text: "thanks", status: "sent" });
    expect(messagesOf(data(sent), id)).toHaveLength(2);
    const shade = run(s, "os.startReply", { id: note(s)[0] });
    const focus = { field: "os.reply", kind: "text", enter: "send", caret: 0, maxLength: 2000 };
    const answered = run(run(run(shade, "os.focus", focus), "os.type", { text: "STOP" }), "os.sendReply");
    expect(last(answered, id)).toMatchObject({ from: null, text: "STOP", status: "sent" });
    expect(refusal(boot, "messages.send", { numbers: ["LUMEN"], text: "hello" })).toBe("number-bad");
    expect(refusal(s, "messages.send", { numbers: ["LUMEN", "555-0174"], text: "hello" })).toBe("number-bad");
  });
  test("refuses an empty message", () => {
    expect(refusal(boot, "messages.send", { numbers: ["555-0174"], text: "  " })).toBe("nothing-written");
  });
  test("sends a network message over data to mobile numbers, even without a SIM, and reports its delivery", () => {
    const on = run(boot, "messages.configure", { networkMessages: true, reports: false });
    const say = (s: PhoneState, thread: string) => last(act(type(open(s, thread), "Hi"), "send"), thread);
    expect(say(boot, "thread_mum").network).toBe(false);
    expect(say(on, "thread_mum")).toMatchObject({ network: true, status: "sent" });
    expect(last(tick(act(type(open(on, "thread_mum"), "Hi"), "send"), 3000), "thread_mum").status).toBe("delivered");
    expect(say(on, "thread_dentist").network).toBe(false);
    expect(say(on, "thread_crew").network).toBe(true);
    const noSim = run(on, "os.system", { command: "setSim", args: { id: "sim_1", on: false } });
    expect(say(noSim, "thread_mum")).toMatchObject({ network: true, status: "sent" });
    expect(say(noSim, "thread_dentist")).toMatchObject({ network: false, status: "failed" });
    const offline = ["wifi", "mobileData"].reduce(
      (s, name) => run(s, "os.system", { command: "set", args: { group: "network", name, value: false } }),
      on,
    );
    expect(say(offline, "thread_mum")).toMatchObject({ network: false, status: "sent" });
    expect(last(receive(on, "Max Berger", "Wind?"), "thread_max").network).toBe(true);
    expect(last(receive(offline, "Max Berger", "Wind?"), "thread_max").network).toBe(false);
  });
  test("resends a failed SMS over data when network messages are on", () => {
    const failed = act(type(open(airplane(boot, true), "thread_mum"), "Hello"), "send");
    const { id } = last(failed, "thread_mum");
    const wifi = run(failed, "os.system", { command: "set", args: { group: "network", name: "wifi", value: true } });
    const on = run(wifi, "messages.configure", { networkMessages: true });
    expect(last(run(on, "messages.retry", { id }), "thread_mum")).toMatchObject({ network: true, status: "sent" });
  });
  test("keeps a draft with its conversation", () => {
    const left = run(type(open(boot, "thread_mum"), "half a thou"), "os.back");
    expect(data(left).threads["thread_mum"]!.draft).toBe("half a thou");
    expect(top(open(left, "thread_mum")).view["draft"]).toBe("half a thou");
  });
});

describe("between apps", () => {
  const contactPage = (s: PhoneState, id: string): PhoneState =>
    act(run(s, "os.launch", { app: "contacts" }), "open", { id }, "contacts");
  const handlerOf = (s: PhoneState, app: string): string =>
    s.view.chooser!.handlers.find((h) => h.startsWith(`${app}/`))!;

  test("writes to a contact, and back returns to the contact", () => {
    const s = act(contactPage(boot, "contact_ben"), "message", { number: "+86 154 7741 0407" }, "contacts");
    expect(top(s)).toMatchObject({ app: "messages", screen: "thread" });
    const sent = act(type(s, "Hi Ben"), "send");
    expect(last(sent, findThreadByNumbers(data(sent), ["15477410407"])!.id).text).toBe("Hi Ben");
    // The text field has the focus, so the first BACK only closes the keyboard.
    const closed = run(sent, "os.back");
    expect(top(closed)).toMatchObject({ app: "messages", screen: "thread" });
    expect(top(run(closed, "os.back"))).toMatchObject({ app: "contacts", screen: "contact" });
  });
  test("shares a contact to a recent conversation, and returns to the contact", () => {
    const s = act(contactPage(boot, "contact_ben"), "share", {}, "contacts");
    const handler = handlerOf(s, "messages");
    expect(phone.targetsOf(s, handler)[0]).toEqual({ id: "thread_mum", title: "Mum" });
    const writing = run(s, "os.choose", { handler, target: "thread_mum", always: false });
    expect(top(writing).view["parts"]).toEqual([
      { kind: "contact", contact: "contact_ben", name: "Ben Carver", number: "+86 154 7741 0407" },
    ]);
    const sent = act(writing, "send");
    expect(top(sent)).toMatchObject({ app: "contacts", screen: "contact" });
    expect(last(sent, "thread_mum").parts[0]).toMatchObject({ contact: "contact_ben" });
  });
  test("attaches contacts that the user picks", () => {
    const picking = act(open(boot, "thread_mum"), "attachContact");
    expect(top(picking)).toMatchObject({ app: "contacts", screen: "choose", params: { many: true } });
    const two = act(act(picking, "pick", { id: "contact_ben" }, "contacts"), "pick", { id: "contact_zoe" }, "contacts");
    const back = act(two, "done", {}, "contacts");
    expect(top(back)).toMatchObject({ app: "messages", screen: "thread" });
    expect((top(back).view["parts"] as unknown[]).length).toBe(2);
    const one = act(back, "send");
    expect(last(one, "thread_mum").parts.map((p) => p.name)).toEqual(["Ben Carver", "Zoe Lang"]);
  });
  test("asks for the location permission before attaching a place", () => {
    const asked = act(open(boot, "thread_mum"), "attachPlace");
    expect(asked.view.permission).toMatchObject({ app: "messages", permission: "location" });
    const given = run(asked, "os.grant", { answer: "foreground" });
    expect(top(given).view["parts"]).toMatchObject([{ kind: "place", name: "31.2304, 121.4737" }]);
  });
  test("gives messages without spam to an app with the permission", () => {
    const rows = phone.content(boot, "messages", "sms")!;
    expect(rows.some((r) => r.thread === "thread_prize")).toBe(false);
    expect(rows.filter((r) => r.thread === "thread_mum").length).toBeGreaterThanOrEqual(40);
    expect(phone.content(boot, "notes", "sms")).toBeNull();
  });
  test("forwards a message with its attachments", () => {
    const list = filesOfType(boot.os.files, "text/plain")[0]!;
    const s = run(boot, "messages.send", {
      numbers: ["+86 154 2085 0111"],
      text: "List",
      parts: [{ kind: "file", file: list.id, name: list.name, mime: list.mime }],
    });
    const compose = act(open(s, "thread_mum"), "forward", { message: last(s, "thread_mum").id });
    expect(top(compose)).toMatchObject({ screen: "compose", view: { draft: "List", many: true } });
    const sent = act(act(compose, "pick", { number: "+86 154 2085 0112" }), "send");
    expect(top(sent).screen).toBe("thread");
    expect(last(sent, findThreadByNumbers(data(sent), ["15420850112"])!.id).parts[0]?.name).toBe(list.name);
  });
});

describe("organizing conversations", () => {
  test("pinned conversations come first, then the newest", () => {
    expect(folder(boot, "all")[0]).toBe("thread_mum");
    const s = run(boot, "messages.pin", { threads: ["thread_gym"], on: true });
    expect(folder(s, "all").slice(0, 2)).toEqual(["thread_mum", "thread_gym"]);
    const loose = run(s, "messages.pin", { threads: ["thread_mum", "thread_gym"], on: false });
    expect(folder(loose, "all").indexOf("thread_mum")).toBeGreaterThan(3);
  });
  test("each folder lists its own conversations", () => {
    expect(folder(boot, "archived").toSorted()).toEqual(["thread_lotus", "thread_vet"]);
    expect(folder(boot, "spam").toSorted()).toEqual(["thread_loan", "thread_prize"]);
    expect(folder(boot, "unknown")).toContain("thread_codes");
    expect(folder(boot, "known")).toContain("thread_family");
    expect(folder(run(boot, "messages.markAllRead"), "unread")).toEqual([]);
    const unread = run(run(boot, "messages.markAllRead"), "messages.markUnread", { threads: ["thread_max"] });
    expect(folder(unread, "unread")).toEqual(["thread_max"]);
  });
  test("a conversation disappears with its last message, and messages with their conversation", () => {
    const s = run(boot, "messages.deleteMessages", { ids: messagesOf(data(boot), "thread_fee").map((m) => m.id) });
    expect(data(s).threads["thread_fee"]).toBeUndefined();
    expect(
      Object.values(data(run(boot, "messages.deleteThreads", { threads: ["thread_mum"] })).messages).some(
        (m) => m.thread === "thread_mum",
      ),
    ).toBe(false);
  });
  test("deletes codes after a day if the user chose so, except starred ones", () => {
    const wanted = run(boot, "messages.configure", { dropCodes: true });
    const keep = messagesOf(data(boot), "thread_codes")[0]!.id;
    const s = tick(run(wanted, "messages.star", { ids: [keep], on: true }), dayMs);
    expect(messagesOf(data(s), "thread_codes").map((m) => m.id)).toEqual([keep]);
  });
  test("search finds names, numbers and texts", () => {
    const s = data(boot);
    const names = addressBook(boot);
    expect(search(s, names, "anna webb").threads.map((t) => t.id)).toEqual(["thread_anna_webber"]);
    expect(search(s, names, "0111").threads.map((t) => t.id)).toContain("thread_mum");
    expect(search(s, names, "7315").messages).toHaveLength(2);
  });
  test("recent conversations are those that the user has written to", () => {
    const ids = recentThreads(data(boot), 40).map((t) => t.id);
    expect(ids).not.toContain("thread_codes");
    expect(ids).toContain("thread_alex_renner");
  });
});

describe("texts of messages", () => {
  test.each([
    ["[Cloudshelf] Your verification code is 604218. It is valid for 10 minutes", "604218"],
    ["7731 is your one-time passcode", "7731"],
    ["【海湾银行】验证码 920574，5 分钟内有效", "920574"],
    ["G-code 12", null],
    ["Balance 15,742.05", null],
    ["Lunch at 1230?", null],
  ])("finds the code, or none, in: %s", (text, code) => {
    expect(findCode(text)).toBe(code);
  });
  test("finds links and recognizes fraud", () => {
    expect(linksOf("see https://a.example/x. and https://a.example/x")).toEqual(["https://a.example/x"]);
    expect(looksFraudulent("Claim your prize: https://lucky.example/w")).toBe(true);
    expect(looksFraudulent("The menu: https://lotus.example/menu")).toBe(false);
  });
});
