import { describe, expect, test } from "vitest";
import { balanceOf } from "#os/money/read.ts";
import type { PhoneState } from "#os/state.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import { phone } from "../phone.ts";
import { listChats, messagesIn, countUnread } from "./features/chats/chat.ts";
import { findTime } from "./features/chats/times.ts";
import { splitRandomly } from "./features/money/queries.ts";
import { balanceAccount, escrowAccount } from "./ledger-accounts.ts";
import type { State } from "./state.ts";

const boot = phone.boot({
  startMs: Date.UTC(2026, 2, 16, 1),
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 1,
});
const data = (s: PhoneState): State => s.apps["wechat"] as State;
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null =>
  phone.reduce(s, { name: `wechat.${name}`, args }).rejected;
const command = (s: PhoneState, name: string, args: Json = {}): PhoneState => run(s, `wechat.${name}`, args);
const tick = (s: PhoneState, ms: number): PhoneState => run(s, "os.tick", { ms });
const act = (s: PhoneState, on: string, args: Json = {}): PhoneState => run(s, "os.act", { app: "wechat", on, args });
const view = (s: PhoneState, patch: Json): PhoneState => run(s, "os.view", { app: "wechat", patch });
const open = (s: PhoneState, peer: string): PhoneState =>
  act(run(s, "os.launch", { app: "wechat" }), "openChat", { peer });
const top = (s: PhoneState) => phone.top(s, s.view.front);
const last = (s: PhoneState, peer: string) => messagesIn(data(s), peer).at(-1)!;
const text = (s: PhoneState, peer: string, words: string): PhoneState =>
  command(s, "send", { peer, text: words, quote: null });
const from = (s: PhoneState, peer: string, by: string): string[] =>
  messagesIn(data(s), peer).flatMap((m) => (m.from === by && m.body.kind === "text" ? [m.body.text] : []));

describe("chats", () => {
  test("become read when they are opened, and keep a draft until it is sent", () => {
    const before = countUnread(data(boot));
    const s = view(open(boot, "person_mum"), { draft: "On my w" });
    expect(countUnread(data(s))).toBeLessThan(before);
    const left = run(s, "os.back");
    expect(data(left).chats["person_mum"]?.draft).toBe("On my w");
    const sent = act(open(left, "person_mum"), "send");
    expect(last(sent, "person_mum").body).toEqual({ kind: "text", text: "On my w" });
    expect(data(sent).chats["person_mum"]?.draft).toBe("");
  });
  test("receive one answer from a friend, the same words every time", () => {
    const asked = text(boot, "person_mum", "When is dinner?");
    const answers = (s: PhoneState): string[] => from(tick(s, 12 * hourMs), "person_mum", "person_mum");
    const [one, two] = [answers(asked), answers(asked)];
    expect(one).toHaveLength(from(boot, "person_mum", "person_mum").length + 1);
    expect(one).toEqual(two);
  });
  test("receive no answer from a blocked person, and report that a person deleted the owner", () => {
    const blocked = text(command(boot, "toggleBlock", { person: "person_max" }), "person_max", "Are you there?");
    const later = tick(blocked, 12 * hourMs);
    expect(from(later, "person_max", "person_max")).toEqual(from(boot, "person_max", "person_max"));
    const lost = text(boot, "person_ben", "Hello?");
    const said = messagesIn(data(lost), "person_ben").slice(-2);
    expect(said[0]).toMatchObject({ failed: true });
    expect(said[1]?.body).toMatchObject({ kind: "note", note: "notFriends" });
  });
  test("fail to send without a network, and send again later", () => {
    const air = (s: PhoneState, value: boolean): PhoneState =>
      run(s, "os.system", { command: "set", args: { group: "network", name: "airplane", value } });
    const s = text(air(boot, true), "person_mum", "Landing soon");
    expect(last(s, "person_mum").failed).toBe(true);
    expect(refusal(s, "resend", { id: last(s, "person_mum").id })).toBe("no-network");
    const again = command(tick(air(s, false), minuteMs), "resend", { id: last(s, "person_mum").id });
    expect(last(again, "person_mum").failed).toBeUndefined();
  });
  test("allow recalling a message within two minutes only", () => {
    const s = text(boot, "person_mum", "Sorry, wrong chat");
    const { id } = last(s, "person_mum");
    const late = tick(s, 3 * minuteMs);
    expect(refusal(late, "recall", { id })).toBe("too-late");
    const back = command(tick(s, minuteMs), "recall", { id });
    expect(data(back).messages[id]?.body).toMatchObject({ kind: "note", note: "recalled", what: "Sorry, wrong chat" });
    expect(refusal(boot, "recall", { id: messagesIn(data(boot), "person_mum")[0]!.id })).toBe("not-yours");
  });
  test("forward several messages as one, in their order", () => {
    const [a, b] = messagesIn(data(boot), "person_okafor").filter((m) => m.body.kind === "text");
    const s = command(boot, "forward", {
      peers: ["person_mia", "group_family"],
      ids: [b!.id, a!.id],
      asOne: true,
      text: "",
      url: "",
      uris: [],
      card: null,
      word: "Look",
    });
    for (const peer of ["person_mia", "group_family"]) {
      const said = messagesIn(data(s), peer).slice(-2);
      expect(said[0]?.body).toMatchObject({
        kind: "record",
        lines: [{ text: (a!.body as { text: string }).text }, {}],
      });
      expect(said[1]?.body).toEqual({ kind: "text", text: "Look" });
    }
  });
  test("forward the selected messages, then leave the selection", () => {
    const [a, b] = messagesIn(data(boot), "person_okafor").filter((m) => m.body.kind === "text");
    const chosen = act(act(open(boot, "person_okafor"), "choose", { id: a!.id }), "select", { id: b!.id });
    const asked = act(chosen, "handOn", { asOne: true });
    expect(top(asked)).toMatchObject({ screen: "forward", params: { ids: [a!.id, b!.id] } });
    const sent = act(act(act(asked, "toggle", { peer: "person_mia" }), "confirm"), "send");
    expect(last(sent, "person_mia").body).toMatchObject({ kind: "record", lines: [{}, {}] });
    expect(top(sent)).toMatchObject({ screen: "chat", view: { choosing: false, open: null } });
  });
  test("are listed with pinned ones first, and hidden ones again after a new message", () => {
    const s = command(command(boot, "togglePin", { peer: "person_leo" }), "hideChat", { peer: "person_dad" });
    const peers = listChats(data(s)).map(({ chat }) => chat.peer);
    expect(peers.indexOf("person_leo")).toBeLessThan(3);
    expect(peers).not.toContain("person_dad");
    expect(listChats(data(text(s, "person_dad", "Dad?"))).map(({ chat }) => chat.peer)).toContain("person_dad");
  });
  test("receive a shared link as a card", () => {
    const s = run(run(boot, "os.launch", { app: "wechat" }), "os.act", {
      app: "wechat",
      on: "search",
      args: {},
    });
    expect(top(s).screen).toBe("search");
    const sent = command(boot, "forward", {
      peers: ["person_max"],
      ids: [],
      asOne: false,
      text: "The hall",
      url: "https://ledger.example/sport/venue-4",
      uris: [],
      card: null,
      word: "",
    });
    expect(last(sent, "person_max").body).toMatchObject({ kind: "link", title: "The hall" });
  });
});

describe("times in a text", () => {
  const monday = Date.UTC(2026, 2, 16, 1);
  const hours = (words: string): number | null => {
    const at = findTime(words, monday, 480);
    return at === null ? null : (at - monday) / hourMs;
  };
  test.each([
    ["Come by at 18:30?", 9.5],
    ["tomorrow at 7 pm", 34],
    ["今晚8点半", 11.5],
    ["周五下午3点见", 102],
    ["Saturday at 10", 121],
    ["See you", null],
    ["20% off", null],
  ])("%s", (words, expected) => expect(hours(words)).toBe(expected));
});

describe("groups", () => {
  test("of friends can be created, renamed, extended, transferred and left", () => {
    const s = command(boot, "makeGroup", { members: ["person_max", "person_zoe", "person_ben"] });
    const group = Object.values(data(s).groups).at(-1)!;
    // The person who has deleted the owner was not added to the group.
    expect(group.members).toEqual(["person_me", "person_max", "person_zoe"]);
    const named = command(s, "renameGroup", { group: group.id, name: "Quarry" });
    const grown = command(named, "addMembers", { group: group.id, members: ["person_lucas"] });
    const handed = command(grown, "handOver", { group: group.id, person: "person_max" });
    expect(data(handed).groups[group.id]).toMatchObject({ name: "Quarry", head: "person_max" });
    expect(refusal(handed, "dissolveGroup", { group: group.id })).toBe("head-only");
    expect(data(command(handed, "leaveGroup", { group: group.id })).groups[group.id]).toBeUndefined();
    expect(refusal(boot, "makeGroup", { members: ["person_max"] })).toBe("too-few");
  });
  test("let the owner admit people where the owner manages, and remove none elsewhere", () => {
    const s = command(boot, "letIn", { id: "join_s1" });
    expect(data(s).groups["group_wall"]?.members).toContain("person_yuki");
    expect(refusal(boot, "removeMembers", { group: "group_studio", members: ["person_tomas"] })).toBe("managers-only");
  });
});

describe("people", () => {
  test("become friends when the owner accepts a request, and the chat starts with their message", () => {
    const s = command(boot, "accept", { id: "request_s1", remark: "Chloe", chatOnly: true });
    expect(data(s).friends["person_chloe"]).toMatchObject({ remark: "Chloe", chatOnly: true });
    expect(messagesIn(data(s), "person_chloe")[0]?.body.kind).toBe("text");
  });
  test("accept the owner's request after some time", () => {
    const args = { person: "person_vet", text: "Robin, the one with the cat", remark: "", chatOnly: false };
    const s = command(boot, "askFriend", args);
    expect(refusal(s, "askFriend", args)).toBe("request-sent");
    expect(data(s).friends["person_vet"]).toBeUndefined();
    expect(data(tick(s, hourMs)).friends["person_vet"]).toBeDefined();
    expect(refusal(boot, "askFriend", { ...args, person: "person_mum" })).toBe("already-friend");
  });
});

describe("money", () => {
  const paid = (s: PhoneState, amount: string, more: Json = {}) =>
    phone.reduce(s, {
      name: "wechat.sendTransfer",
      args: { peer: "person_lucas", amount, remark: "", from: balanceAccount, proof: "204816", ...(more as object) },
    });
  test("of a transfer stays in escrow until it is accepted, and no cent is lost", () => {
    const before = balanceOf(boot.os, balanceAccount);
    const held = balanceOf(boot.os, escrowAccount);
    const s = paid(boot, "52").state;
    expect(balanceOf(s.os, balanceAccount)).toBe(before - 5200);
    expect(balanceOf(s.os, escrowAccount)).toBe(held + 5200);
    const later = tick(s, 10 * minuteMs);
    expect(Object.values(data(later).transfers).at(-1)).toMatchObject({ state: "taken" });
    expect(balanceOf(later.os, "account_out_cny_lucas")).toBe(balanceOf(boot.os, "account_out_cny_lucas") + 5200);
  });
  test("comes back when Mum returns it, or after a day when nobody accepts it", () => {
    const mum = tick(paid(boot, "52", { peer: "person_mum" }).state, 10 * minuteMs);
    expect(Object.values(data(mum).transfers).at(-1)).toMatchObject({ state: "returned" });
    expect(balanceOf(mum.os, balanceAccount)).toBe(balanceOf(boot.os, balanceAccount));
    const lapsed = tick(boot, dayMs + hourMs);
    expect(data(lapsed).transfers["transfer_s1"]).toMatchObject({ state: "lapsed" });
    expect(data(lapsed).packets["packet_s1"]).toMatchObject({ back: true });
    expect(balanceOf(lapsed.os, escrowAccount)).toBe(0);
  });
  test("is not paid with a wrong password, and five wrong ones lock payment", () => {
    let s = boot;
    for (let n = 0; n < 5; n++) s = paid(s, "1", { proof: "000000" }).state;
    expect(balanceOf(s.os, balanceAccount)).toBe(balanceOf(boot.os, balanceAccount));
    expect(paid(s, "1").rejected).toBe("pay-locked");
    expect(paid(tick(s, 11 * minuteMs), "1").rejected).toBeNull();
  });
  test("is not sent beyond the balance, as zero, to a non-friend, or from another's account", () => {
    expect(paid(boot, "49000").rejected).toBe("funds-short");
    expect(paid(boot, "0").rejected).toBe("sum-bad");
    expect(paid(boot, "1", { peer: "person_ben" }).rejected).toBe("not-friends");
    expect(paid(boot, "1", { from: "account_bank_lumen" }).rejected).toBe("account-not-yours");
  });
  test("of a red packet is received once, and an empty packet is refused", () => {
    const s = command(boot, "openPacket", { id: "packet_s1" });
    expect(balanceOf(s.os, balanceAccount)).toBe(balanceOf(boot.os, balanceAccount) + 16_600);
    expect(balanceOf(command(s, "openPacket", { id: "packet_s1" }).os, balanceAccount)).toBe(
      balanceOf(s.os, balanceAccount),
    );
    expect(refusal(boot, "openPacket", { id: "packet_s3" })).toBe("packet-empty");
  });
  test("of a lucky packet is split completely, with more than zero in each share", () => {
    let seed = 7;
    const draw = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    for (let n = 0; n < 300; n++) {
      const count = 1 + Math.floor(draw() * 50);
      const cents = Math.min(count * 20_000, count + Math.floor(draw() * 90_000));
      const cuts = splitRandomly(cents, count, draw);
      expect(cuts).toHaveLength(count);
      expect(cuts.reduce((a, b) => a + b, 0)).toBe(cents);
      expect(Math.min(...cuts)).toBeGreaterThan(0);
      expect(Math.max(...cuts)).toBeLessThanOrEqual(20_000);
    }
  });
});
