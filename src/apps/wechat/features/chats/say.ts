/** How something gets into a chat: said by the owner, by others, or by the app itself. */
import type { Ctx } from "../../../../os/app-command.ts";
import { online } from "../../../../os/network.ts";
import { reject, type Rejection } from "../../../../os/values.ts";
import { me } from "../../people.ts";
import type { State } from "../../state.ts";
import { numberOf } from "../contacts/queries.ts";
import { chatWith } from "./chat.ts";
import type { Body, Message } from "./state.ts";

export type NoteKind = NonNullable<Extract<Body, { kind: "note" }>["note"]>;
interface Put {
  readonly chat: string;
  readonly from: string;
  readonly body: Body;
  readonly quote?: string | null;
  readonly failed?: boolean;
}
/** One that shares nothing with what it was taken from, which may be a draft of the state. */
export const copyOf = (body: Body): Body => JSON.parse(JSON.stringify(body)) as Body;
/** A message as it is, without any consequence but that its chat is in the list again. Its id. */
export function put(state: State, ctx: Ctx, { chat, from, body, quote = null, failed = false }: Put): string {
  const id = ctx.newId("msg");
  const message: Message = { id, chat, from, at: ctx.now, body: copyOf(body) };
  if (quote !== null) message.quote = quote;
  if (failed) message.failed = true;
  state.messages[id] = message;
  chatWith(state, chat).hidden = false;
  return id;
}
/** A line in the middle, of `notes` in the app's texts. */
export function noteIn(state: State, ctx: Ctx, chat: string, note: string, who: string | null = null, what = ""): void {
  put(state, ctx, { chat, from: me, body: { kind: "note", note, who, what } });
}
/** Whether what the owner says reaches somebody: strangers and those who have deleted the owner hear nothing. */
export const reaches = (state: State, peer: string): boolean => {
  const friend = state.friends[peer];
  if (peer.startsWith("group_")) return state.groups[peer] !== undefined;
  return friend !== undefined && !friend.lost;
};
/**
 * The owner says something. Without a network it stays, marked as failed; so it does where it does not reach the other side, and
 * the chat says why. Its id, or `peer-missing`.
 */
export function say(state: State, ctx: Ctx, peer: string, body: Body, quote: string | null = null): string | Rejection {
  if (peer.startsWith("group_") ? !state.groups[peer] : !state.people[peer] || peer === me)
    return reject("peer-missing");
  const isReached = reaches(state, peer);
  const failed = !online(ctx.os) || !isReached;
  const id = put(state, ctx, { chat: peer, from: me, body, quote, failed });
  if (!isReached) noteIn(state, ctx, peer, "notFriends", peer);
  if (!failed) awaitAnswers(state, ctx, state.messages[id]!);
  return id;
}
/** Who is going to answer is asked for when the time has come: here it is only who might, and when. */
export function awaitAnswers(state: State, ctx: Ctx, m: Message): void {
  if (m.body.kind === "note") return;
  for (const [n, by] of mayAnswer(state, m).entries()) {
    // One answer is on its way for whoever writes several lines in a row: to the last of them.
    const waiting = Object.values(state.coming).find((c) => c.chat === m.chat && c.by === by && c.to !== null);
    const delayMs = (8 + (numberOf(`${by} ${m.id}`) % 50) + n * 15) * 1000;
    if (waiting) Object.assign(waiting, { to: m.id, at: Math.max(waiting.at, ctx.now + 4000) });
    else {
      const id = ctx.newId("coming");
      state.coming[id] = { id, chat: m.chat, by, at: ctx.now + delayMs, to: m.id, text: "" };
    }
  }
}
function mayAnswer(state: State, m: Message): string[] {
  const group = state.groups[m.chat];
  const isHeard = (id: string): boolean => state.friends[id]?.blocked !== true && state.friends[id]?.lost !== true;
  if (!group) return state.friends[m.chat] && isHeard(m.chat) ? [m.chat] : [];
  const others = group.members.filter((id) => id !== me && isHeard(id));
  const named = m.body.kind === "text" ? others.filter((id) => isNamed(state, m.body, id)) : [];
  if (named.length > 0) return named.slice(0, 3);
  // Now and then somebody takes up what was said to all.
  const one = others[numberOf(m.id) % Math.max(1, others.length)];
  return one !== undefined && numberOf(`${m.id} ${one}`) % 2 === 0 ? [one] : [];
}
/** Whether a text has "@" and somebody's name in it. */
export function isNamed(state: State, body: Body, id: string): boolean {
  if (body.kind !== "text") return false;
  const names = [state.friends[id]?.remark, state.people[id]?.nick].filter((x) => x !== undefined && x !== "");
  return names.some((name) => body.text.includes(`@${name}`));
}
