/** Adds messages to a chat: messages by the owner, messages by other people, and notes by the app. */
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { reject, type Rejection } from "#os/values.ts";
import { me } from "../../people.ts";
import type { State } from "../../state.ts";
import { hashText } from "../contacts/queries.ts";
import { getOrCreateChat } from "./chat.ts";
import type { Body, Message } from "./state.ts";

export type NoteKind = NonNullable<Extract<Body, { kind: "note" }>["note"]>;
interface NewMessage {
  readonly chat: string;
  readonly from: string;
  readonly body: Body;
  readonly quote?: string | null;
  readonly failed?: boolean;
}
/** Returns a deep copy, because the original may be a draft of the state. */
export const copyBody = (body: Body): Body => JSON.parse(JSON.stringify(body)) as Body;
/** Adds a message. The only side effect is that a hidden chat reappears in the list. Returns the message's id. */
export function addMessage(
  state: State,
  ctx: Ctx,
  { chat, from, body, quote = null, failed = false }: NewMessage,
): string {
  const id = ctx.newId("msg");
  const message: Message = { id, chat, from, at: ctx.now, body: copyBody(body) };
  if (quote !== null) message.quote = quote;
  if (failed) message.failed = true;
  state.messages[id] = message;
  getOrCreateChat(state, chat).hidden = false;
  return id;
}
/** Adds a centred note. `note` is a key in the app's texts. */
export function addNote(
  state: State,
  ctx: Ctx,
  chat: string,
  note: string,
  person: string | null = null,
  what = "",
): void {
  addMessage(state, ctx, { chat, from: me, body: { kind: "note", note, who: person, what } });
}
/**
 * Returns whether the owner's messages reach the peer. Messages to strangers and to people who deleted the owner do not
 * arrive.
 */
export const canReach = (state: State, peer: string): boolean => {
  const friend = state.friends[peer];
  if (peer.startsWith("group_")) return state.groups[peer] !== undefined;
  return friend !== undefined && !friend.lost;
};
/**
 * Sends a message by the owner. Without a network, the message stays in the chat and is marked as failed. If the
 * message cannot reach the peer, it is also marked as failed, and a note says why. Returns the message's id, or refuses
 * with `peer-missing`.
 */
export function sendMessage(
  state: State,
  ctx: Ctx,
  peer: string,
  body: Body,
  quote: string | null = null,
): string | Rejection {
  if (peer.startsWith("group_") ? !state.groups[peer] : !state.people[peer] || peer === me)
    return reject("peer-missing");
  const isReached = canReach(state, peer);
  const failed = !isOnline(ctx.os) || !isReached;
  const id = addMessage(state, ctx, { chat: peer, from: me, body, quote, failed });
  if (!isReached) addNote(state, ctx, peer, "notFriends", peer);
  if (!failed) scheduleAnswers(state, ctx, state.messages[id]!);
  return id;
}
/**
 * Chooses the people who may answer and schedules their answers. The text of an answer is chosen only when the answer
 * is due.
 */
export function scheduleAnswers(state: State, ctx: Ctx, m: Message): void {
  if (m.body.kind === "note") return;
  for (const [n, by] of pickResponders(state, m).entries()) {
    // If the owner writes more than one message in a row, each person answers only the last of these messages.
    const waiting = Object.values(state.coming).find((c) => c.chat === m.chat && c.by === by && c.to !== null);
    const delayMs = (8 + (hashText(`${by} ${m.id}`) % 50) + n * 15) * 1000;
    if (waiting) Object.assign(waiting, { to: m.id, at: Math.max(waiting.at, ctx.now + 4000) });
    else {
      const id = ctx.newId("coming");
      state.coming[id] = { id, chat: m.chat, by, at: ctx.now + delayMs, to: m.id, text: "" };
    }
  }
}
function pickResponders(state: State, m: Message): string[] {
  const group = state.groups[m.chat];
  const isHeard = (id: string): boolean => state.friends[id]?.blocked !== true && state.friends[id]?.lost !== true;
  if (!group) return state.friends[m.chat] && isHeard(m.chat) ? [m.chat] : [];
  const others = group.members.filter((id) => id !== me && isHeard(id));
  const named = m.body.kind === "text" ? others.filter((id) => isMentioned(state, m.body, id)) : [];
  if (named.length > 0) return named.slice(0, 3);
  // In a group, about half of the messages to everybody get an answer by one member.
  const one = others[hashText(m.id) % Math.max(1, others.length)];
  return one !== undefined && hashText(`${m.id} ${one}`) % 2 === 0 ? [one] : [];
}
/** Tells whether a text contains "@" and the person's name. */
export function isMentioned(state: State, body: Body, id: string): boolean {
  if (body.kind !== "text") return false;
  const names = [state.friends[id]?.remark, state.people[id]?.nick].filter((x) => x !== undefined && x !== "");
  return names.some((name) => body.text.includes(`@${name}`));
}
