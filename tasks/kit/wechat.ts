/** What tasks need of WeChat: who there is, what was said, money that was sent, ways through the app. */
import wechat from "../../src/apps/wechat/index.ts";
import { newChat } from "../../src/apps/wechat/features/chats/chat.ts";
import type { Body, Message } from "../../src/apps/wechat/features/chats/state.ts";
import { newFriend } from "../../src/apps/wechat/features/contacts/known.ts";
import { nameIn } from "../../src/apps/wechat/features/contacts/queries.ts";
import type { Friend, Person } from "../../src/apps/wechat/features/contacts/state.ts";
import type { Group } from "../../src/apps/wechat/features/groups/state.ts";
import { me, worldId } from "../../src/apps/wechat/people.ts";
import { escrow } from "../../src/apps/wechat/purse.ts";
import type { State } from "../../src/apps/wechat/state.ts";
import type { Occasion } from "../../src/judge/define.ts";
import { added } from "../../src/judge/paths.ts";
import type { Hand } from "../../src/judge/pilot.ts";
import type { StateOf } from "../../src/os/define.ts";
import { accountFor, outside, pass } from "../../src/os/money/ledger.ts";
import type { Entry } from "../../src/os/money/schema.ts";
import type { OsState } from "../../src/os/state.ts";
import { cast } from "../../src/world/cast.ts";
import { latinOf } from "../../src/world/pinyin.ts";
import { moved, moving } from "./money.ts";
import { made, newOnesHave, put } from "./records.ts";

/** For `allow`: a message that quotes no other one. */
export const unquoted = { quote: null } as const;

type Phone = StateOf<typeof wechat>;
export { me };
/** People of whom each is easily taken for the other, by the name that the owner gives them. */
export const pairs = [
  ["person_anna_weber", "person_anna_webber"],
  ["person_anna_webber", "person_anna_weber"],
  ["person_alex_renner", "person_alex_petrov"],
  ["person_alex_petrov", "person_alex_renner"],
] as const;
/** What the owner calls somebody there. */
export const calledIn = (state: Phone, id: string): string => nameIn(state, id);
/**
 * How an instruction names somebody of that app: in quotation marks where the app shows a phrase that the person has thought
 * of ("Max goes up"), else nobody could tell where the name ends.
 */
export function spokenIn(state: Phone, id: string, say: Occasion["say"]): string {
  const shown = nameIn(state, id);
  const own = cast.find((p) => `person_${p.id}` === id)?.name;
  const isName = own === undefined || own.en.includes(shown) || own.zh.includes(shown);
  return isName ? shown : say(`"${shown}"`, `“${shown}”`);
}

const textOf = (text: string): Body => ({ kind: "text", text });
/** A message; what is given as a text is one. */
export const said = (id: string, chat: string, from: string, body: Body | string, at: number): Message => ({
  id,
  chat,
  from,
  at,
  body: typeof body === "string" ? textOf(body) : body,
});
/** Puts lines into a chat, a chat that may not be there yet; nothing of it is unread. */
export function talk(state: Phone, chat: string, ...lines: readonly Message[]): void {
  state.chats[chat] ??= newChat(chat);
  put(state.messages, ...lines);
}
/** Nobody in these chats is about to write of their own accord, and nothing was begun to be written there. */
export function quiet(state: Phone, ...chats: readonly string[]): void {
  for (const c of Object.values(state.coming)) if (chats.includes(c.chat)) delete state.coming[c.id];
  for (const c of Object.values(state.chats)) if (chats.includes(c.peer)) c.draft = "";
}
/** Somebody who uses the app, by a name of their own. */
export const user = (id: string, nick: string, more: Partial<Person> = {}): Person => ({
  id,
  nick,
  wxid: `${id.replace("person_", "")}_at`,
  phone: "",
  gender: "",
  region: "",
  about: "",
  pat: "",
  sortKey: latinOf(nick),
  ...more,
});
/** The same as a friend of the owner's. */
export function befriended(state: Phone, one: Person, since: number, more: Partial<Friend> = {}): void {
  put(state.people, one);
  put(state.friends, newFriend(one.id, since, more));
}
/** A group that the owner leads, with a chat of its own. */
export function ownGroup(
  state: Phone,
  id: string,
  name: string,
  members: readonly string[],
  more: Partial<Group> = {},
): void {
  state.groups[id] = {
    id,
    name,
    members: [me, ...members],
    head: me,
    managers: [],
    notice: null,
    alias: "",
    showNames: true,
    saved: true,
    approval: false,
    ...more,
  };
  state.chats[id] = newChat(id);
}

interface Chats {
  readonly wechat: Pick<State, "messages">;
}
interface Listed {
  readonly wechat: Pick<State, "chats">;
}
/** For tasks in which a chat begins: it does, and no more than that. */
export const newChatsArePlain = newOnesHave(
  "no new chat was pinned, muted, hidden or given a background",
  ({ wechat: { chats } }: Listed) => chats,
  { pinned: false, muted: false, hidden: false, background: "none" },
);
/** Lines that the app adds when others do something with what the owner has sent. */
const ofOthers: readonly string[] = ["packetTaken", "packetBack"];
/** What the owner has put into chats since the start, lines about it included: who pats somebody has said something. */
export const ownIn = (before: Chats, after: Chats): Message[] =>
  made(before.wechat.messages, after.wechat.messages).filter(
    ({ from, body }) => from === me && !(body.kind === "note" && ofOthers.includes(body.note)),
  );
/** Whether the owner has said this text in this chat, and nothing else anywhere. */
export const saidOnly = (before: Chats, after: Chats, chat: string, text: string): boolean => {
  const own = ownIn(before, after);
  const [one] = own;
  return own.length === 1 && one!.chat === chat && isText(one!, text) && one!.failed === undefined;
};
export const isText = ({ body }: Message, text: string): boolean => body.kind === "text" && body.text === text;

/** For `allow`: so many lines in a chat, and an answer to them, which may still be on its way. */
export const saying = (state: Phone, chat: string, lines = 1, quote: string | null = null): unknown[] => [
  added(state.messages, lines, { chat, quote }),
  added(state.messages, 1, { chat, quote: null }),
  added(state.coming, 1, { chat }),
];

type Ledger = Parameters<typeof moved>[0];
/** What has left the owner's accounts since the start: what others then take out of the escrow is theirs. */
export const sentMoney = (before: Ledger, after: Ledger): Entry[] =>
  moved(before, after).filter(({ from }) => from !== escrow);
/** Whether exactly one sum has left: so much, from this account, into the app's escrow, for this party. */
export const paidOnce = (before: Ledger, after: Ledger, from: string, cents: number, peer: string): boolean => {
  const [one, ...more] = sentMoney(before, after);
  return (
    more.length === 0 &&
    one?.via === wechat.id &&
    one.from === from &&
    one.to === escrow &&
    one.cents === cents &&
    one.party === worldId(peer)
  );
};
/** Whether one transfer was sent, to this person and with this remark, and nothing else was said. */
export function transferredOnly(before: Chats & Sent, after: Chats & Sent, peer: string, remark: string): boolean {
  const [transfer, ...more] = made(before.wechat.transfers, after.wechat.transfers);
  const own = ownIn(before, after);
  const body = own[0]?.body;
  return (
    more.length === 0 &&
    transfer?.chat === peer &&
    transfer.remark === remark &&
    own.length === 1 &&
    body?.kind === "transfer" &&
    body.transfer === transfer.id
  );
}
interface Sent {
  readonly wechat: Pick<State, "transfers">;
}

/** For `allow`: so much leaves this account for somebody by way of the escrow, and they may take it while the phone is in use. */
export const sending = (os: OsState, from: string, cents: number, peer: string): unknown[] => [
  moving(os, { from, to: escrow, toCents: cents }),
  moving(os, { from: escrow, to: outside(worldId(peer)), toCents: cents }),
];
/** A transfer from somebody to the owner that waits to be accepted, its money in the escrow, told in the chat by a message. */
export function waitingTransfer(
  { wechat: state, os }: { readonly wechat: Phone; readonly os: OsState },
  id: string,
  from: string,
  cents: number,
  remark: string,
  at: number,
): void {
  const paidBy = outside(worldId(from));
  const { money } = os;
  pass(money, accountFor(money, paidBy)!, accountFor(money, escrow)!, cents, cents);
  state.transfers[`transfer_${id}`] = {
    id: `transfer_${id}`,
    chat: from,
    from,
    cents,
    remark,
    at,
    state: "waiting",
    doneAt: null,
    paidBy,
  };
  talk(state, from, said(`msg_${id}`, from, from, { kind: "transfer", transfer: `transfer_${id}` }, at));
}

/** Opens a chat from the list of chats. */
export async function openChat(o: Hand, peer: string): Promise<void> {
  await o.open(wechat);
  await o.act(wechat, "main.openChat", { peer });
}
/** Writes into the chat that is open, and sends it. */
export async function send(o: Hand, text: string): Promise<void> {
  await o.type("draft", text);
  await o.act(wechat, "chat.send");
}
/** Holds a message of the chat that is open, so that the strip opens over it. */
export const hold = (o: Hand, id: string): Promise<void> => o.set(wechat, "chat", { held: id, open: "strip" });
/** Hands on what is on the screen for choosing: to somebody who is searched for, with a word or none. */
export async function handOn(o: Hand, peer: string, name: string, word = ""): Promise<void> {
  await o.type("query", name);
  await o.act(wechat, "forward.toggle", { peer });
  await o.act(wechat, "forward.confirm");
  if (word !== "") await o.type("word", word);
  await o.act(wechat, "forward.send");
}
/** Fills in a red packet for the chat that is open, up to the half-sheet of the payment. */
export async function preparePacket(o: Hand, yuan: string, wish: string): Promise<void> {
  await o.set(wechat, "chat", { open: "plus" });
  await o.act(wechat, "chat.packet");
  await o.type("amount", yuan);
  await o.type("wish", wish);
  await o.act(wechat, "packetForm.pay");
}
/** Fills in a transfer to whom the open chat is with, up to the half-sheet of the payment. */
export async function prepareTransfer(o: Hand, yuan: string, remark: string): Promise<void> {
  await o.set(wechat, "chat", { open: "plus" });
  await o.act(wechat, "chat.transfer");
  for (const key of yuan) await o.act(wechat, "transferForm.type", { key });
  await o.set(wechat, "transferForm", { open: "remark" });
  await o.type("remark", remark);
  await o.set(wechat, "transferForm", { open: null });
  await o.act(wechat, "transferForm.pay");
}
