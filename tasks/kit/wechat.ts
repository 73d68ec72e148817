/** Helpers for tasks about WeChat: people, messages, money that was sent, navigation in the app. */
import wechat from "#apps/wechat/index.ts";
import { newChat } from "#apps/wechat/features/chats/chat.ts";
import type { Body, Message } from "#apps/wechat/features/chats/state.ts";
import { newFriend } from "#apps/wechat/features/contacts/people-store.ts";
import { nameOrId } from "#apps/wechat/features/contacts/queries.ts";
import type { Friend, Person } from "#apps/wechat/features/contacts/state.ts";
import type { Group } from "#apps/wechat/features/groups/state.ts";
import { me, worldId } from "#apps/wechat/people.ts";
import { escrowAccount } from "#apps/wechat/ledger-accounts.ts";
import type { State } from "#apps/wechat/state.ts";
import type { Occasion } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import type { AnyDriver } from "#judge/driver.ts";
import type { StateOf } from "#os/define.ts";
import { findOrOpenAccount, outsideAccountId, changeBalances } from "#os/money/ledger.ts";
import type { Entry } from "#os/money/schema.ts";
import type { OsState } from "#os/state.ts";
import { cast } from "#world/cast.ts";
import { toLatin } from "#world/pinyin.ts";
import { newEntries, allowEntries } from "./money.ts";
import { addedEntries, newOnesHave, addEntries } from "./records.ts";

/** For `allow`: a message that quotes no other message. */
export const unquoted = { quote: null } as const;

type WechatState = StateOf<typeof wechat>;
export { me };
/** Pairs of people with names that are easily confused in the owner's app. */
export const similarNames = [
  ["person_anna_weber", "person_anna_webber"],
  ["person_anna_webber", "person_anna_weber"],
  ["person_alex_renner", "person_alex_petrov"],
  ["person_alex_petrov", "person_alex_renner"],
] as const;
/** Returns the name that the owner's app shows for this person. */
export const displayName = (state: WechatState, id: string): string => nameOrId(state, id);
/**
 * Returns the name of a person in an instruction. A nickname that is a phrase ("Max goes up") is put in quotation
 * marks, because otherwise a reader could not tell where the name ends.
 */
export function instructionName(state: WechatState, id: string, say: Occasion["say"]): string {
  const shown = nameOrId(state, id);
  const own = cast.find((p) => `person_${p.id}` === id)?.name;
  const isName = own === undefined || own.en.includes(shown) || own.zh.includes(shown);
  return isName ? shown : say(`"${shown}"`, `“${shown}”`);
}

const textBody = (text: string): Body => ({ kind: "text", text });
/** Returns a message. If `body` is a string, the message is a text message. */
export const chatMessage = (id: string, chat: string, from: string, body: Body | string, at: number): Message => ({
  id,
  chat,
  from,
  at,
  body: typeof body === "string" ? textBody(body) : body,
});
/** Adds messages to a chat, and creates the chat when it is missing. The messages count as read. */
export function addMessages(state: WechatState, chat: string, ...lines: readonly Message[]): void {
  state.chats[chat] ??= newChat(chat);
  addEntries(state.messages, ...lines);
}
/** Removes pending messages of other people and the draft from these chats. */
export function stopPendingMessages(state: WechatState, ...chats: readonly string[]): void {
  for (const c of Object.values(state.coming)) if (chats.includes(c.chat)) delete state.coming[c.id];
  for (const c of Object.values(state.chats)) if (chats.includes(c.peer)) c.draft = "";
}
/** Returns a user of the app with their own nickname. */
export const user = (id: string, nick: string, more: Partial<Person> = {}): Person => ({
  id,
  nick,
  wxid: `${id.replace("person_", "")}_at`,
  phone: "",
  gender: "",
  region: "",
  about: "",
  pat: "",
  sortKey: toLatin(nick),
  ...more,
});
/** Adds a user as a friend of the owner. */
export function addFriend(state: WechatState, one: Person, since: number, more: Partial<Friend> = {}): void {
  addEntries(state.people, one);
  addEntries(state.friends, newFriend(one.id, since, more));
}
/** Adds a group that the owner leads, and its chat. */
export function addOwnGroup(
  state: WechatState,
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
interface ChatList {
  readonly wechat: Pick<State, "chats">;
}
/** A check for tasks in which a chat may start: each new chat has default settings. */
export const newChatsArePlain = newOnesHave(
  "no new chat was pinned, muted, hidden or given a background",
  ({ wechat: { chats } }: ChatList) => chats,
  { pinned: false, muted: false, hidden: false, background: "none" },
);
/**
 * The kinds of note messages that have the owner as their sender, although the app adds them when other people react to
 * something that the owner sent.
 */
const notesByOthers: readonly string[] = ["packetTaken", "packetBack"];
/**
 * Returns the messages that the owner added during the episode. A note message about an action of the owner, for
 * example a pat, counts too.
 */
export const newOwnMessages = (before: Chats, after: Chats): Message[] =>
  addedEntries(before.wechat.messages, after.wechat.messages).filter(
    ({ from, body }) => from === me && !(body.kind === "note" && notesByOthers.includes(body.note)),
  );
/** Whether this text to this chat is the only message that the owner sent. */
export const sentOnlyText = (before: Chats, after: Chats, chat: string, text: string): boolean => {
  const own = newOwnMessages(before, after);
  const [one] = own;
  return own.length === 1 && one!.chat === chat && isText(one!, text) && one!.failed === undefined;
};
export const isText = ({ body }: Message, text: string): boolean => body.kind === "text" && body.text === text;

/** For `allow`: `lines` new messages in a chat, and one answer, which may still be pending. */
export const allowMessages = (state: WechatState, chat: string, lines = 1, quote: string | null = null): unknown[] => [
  added(state.messages, lines, { chat, quote }),
  added(state.messages, 1, { chat, quote: null }),
  added(state.coming, 1, { chat }),
];

type Ledger = Parameters<typeof newEntries>[0];
/**
 * Returns the payments from the owner's accounts during the episode. Payments out of the escrow belong to other people.
 */
export const newOwnPayments = (before: Ledger, after: Ledger): Entry[] =>
  newEntries(before, after).filter(({ from }) => from !== escrowAccount);
/**
 * Whether exactly one payment was made, with this amount, from this account, into the app's escrow, for this person.
 */
export const hasOnlyPayment = (before: Ledger, after: Ledger, from: string, cents: number, peer: string): boolean => {
  const [one, ...more] = newOwnPayments(before, after);
  return (
    more.length === 0 &&
    one?.via === wechat.id &&
    one.from === from &&
    one.to === escrowAccount &&
    one.cents === cents &&
    one.party === worldId(peer)
  );
};
/** Whether the owner sent exactly one transfer, to this person and with this remark, and sent no other message. */
export function hasOnlyTransfer(
  before: Chats & TransferState,
  after: Chats & TransferState,
  peer: string,
  remark: string,
): boolean {
  const [transfer, ...more] = addedEntries(before.wechat.transfers, after.wechat.transfers);
  const own = newOwnMessages(before, after);
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
interface TransferState {
  readonly wechat: Pick<State, "transfers">;
}

/**
 * For `allow`: a payment from this account to a person through the escrow. The person may accept it while the phone is
 * in use.
 */
export const allowEscrowPayment = (os: OsState, from: string, cents: number, peer: string): unknown[] => [
  allowEntries(os, { from, to: escrowAccount, toCents: cents }),
  allowEntries(os, { from: escrowAccount, to: outsideAccountId(worldId(peer)), toCents: cents }),
];
/**
 * Adds a transfer from another person that the owner has not yet accepted. The money of the transfer is in the escrow,
 * and a message in the chat announces the transfer.
 */
export function addWaitingTransfer(
  { wechat: state, os }: { readonly wechat: WechatState; readonly os: OsState },
  id: string,
  from: string,
  cents: number,
  remark: string,
  at: number,
): void {
  const paidBy = outsideAccountId(worldId(from));
  const { money } = os;
  changeBalances(money, findOrOpenAccount(money, paidBy)!, findOrOpenAccount(money, escrowAccount)!, cents, cents);
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
  addMessages(state, from, chatMessage(`msg_${id}`, from, from, { kind: "transfer", transfer: `transfer_${id}` }, at));
}

/** Opens a chat from the list of chats. */
export async function openChat(o: AnyDriver, peer: string): Promise<void> {
  await o.open(wechat);
  await o.act(wechat, "main.openChat", { peer });
}
/** Types a text in the open chat and sends it. */
export async function sendText(o: AnyDriver, text: string): Promise<void> {
  await o.type("draft", text);
  await o.act(wechat, "chat.send");
}
/** Holds a message of the open chat, which opens the action bar above it. */
export const holdMessage = (o: AnyDriver, id: string): Promise<void> =>
  o.set(wechat, "chat", { held: id, open: "strip" });
/** Searches for a person and forwards the selected content to this person. `word` is an optional message. */
export async function forwardTo(o: AnyDriver, peer: string, name: string, word = ""): Promise<void> {
  await o.type("query", name);
  await o.act(wechat, "forward.toggle", { peer });
  await o.act(wechat, "forward.confirm");
  if (word !== "") await o.type("word", word);
  await o.act(wechat, "forward.send");
}
/** Fills in a red packet in the open chat, and opens the payment sheet. */
export async function fillPacketForm(o: AnyDriver, yuan: string, wish: string): Promise<void> {
  await o.set(wechat, "chat", { open: "plus" });
  await o.act(wechat, "chat.packet");
  await o.type("amount", yuan);
  await o.type("wish", wish);
  await o.act(wechat, "packetForm.pay");
}
/** Fills in a transfer to the person of the open chat, and opens the payment sheet. */
export async function fillTransferForm(o: AnyDriver, yuan: string, remark: string): Promise<void> {
  await o.set(wechat, "chat", { open: "plus" });
  await o.act(wechat, "chat.transfer");
  for (const key of yuan) await o.act(wechat, "transferForm.type", { key });
  await o.set(wechat, "transferForm", { open: "remark" });
  await o.type("remark", remark);
  await o.set(wechat, "transferForm", { open: null });
  await o.act(wechat, "transferForm.pay");
}
