/** Chats as such: how they begin and end, and how they are read. */
import type { Ctx } from "../../../../os/app-command.ts";
import type { State } from "../../state.ts";
import type { Chat, Message } from "./state.ts";

export const newChat = (peer: string, more: Partial<Chat> = {}): Chat => ({
  peer,
  pinned: false,
  muted: false,
  hidden: false,
  unread: 0,
  marked: false,
  named: false,
  draft: "",
  background: "none",
  ...more,
});
export function chatWith(state: State, peer: string): Chat {
  state.chats[peer] ??= newChat(peer);
  return state.chats[peer]!;
}
/** The chat with all that was said in it is gone, and whatever was still to come. */
export function dropChat(state: State, ctx: Ctx, peer: string): void {
  clearChat(state, peer);
  delete state.chats[peer];
  for (const c of Object.values(state.coming)) if (c.chat === peer) delete state.coming[c.id];
  ctx.unnotify(peer);
}
export function clearChat(state: State, peer: string): void {
  for (const m of Object.values(state.messages)) if (m.chat === peer) delete state.messages[m.id];
}
export function seeChat(state: State, ctx: Ctx, peer: string): void {
  const chat = state.chats[peer];
  if (!chat) return;
  if (chat.unread > 0) chat.unread = 0;
  if (chat.marked) chat.marked = false;
  if (chat.named) chat.named = false;
  ctx.unnotify(peer);
}
/** Ids of a phone count up; those of its first day come before. */
const countOf = (id: string): number => {
  const n = Number(id.slice("msg_".length));
  return Number.isNaN(n) ? -1 : n;
};
export const inTime = (a: Message, b: Message): number =>
  a.at - b.at || countOf(a.id) - countOf(b.id) || (a.id < b.id ? -1 : 1);
/** What was said in a chat, oldest first. */
export const saidIn = (state: State, peer: string): Message[] =>
  Object.values(state.messages)
    .filter((m) => m.chat === peer)
    .toSorted(inTime);
/** What is looked for in a chat: anything, or messages of some kinds. */
export const findKinds = ["all", "picture", "file", "link", "money"] as const;
export const isOfKind = ({ body }: Message, kind: (typeof findKinds)[number]): boolean =>
  kind === "all" || body.kind === kind || (kind === "money" && (body.kind === "packet" || body.kind === "transfer"));
/** The newest of each chat. */
export function lastOf(state: State): Map<string, Message> {
  const last = new Map<string, Message>();
  for (const m of Object.values(state.messages)) {
    const other = last.get(m.chat);
    if (!other || inTime(other, m) < 0) last.set(m.chat, m);
  }
  return last;
}
export interface Listed {
  readonly chat: Chat;
  readonly last: Message | undefined;
}
/** As the list has them: pinned ones first, then by what was said last; those that are hidden are not there. */
export function listed(state: State): Listed[] {
  const last = lastOf(state);
  const rows = Object.values(state.chats)
    .filter((chat) => !chat.hidden)
    .map((chat) => ({ chat, last: last.get(chat.peer) }));
  return rows.toSorted(
    (a, b) =>
      Number(b.chat.pinned) - Number(a.chat.pinned) ||
      (b.last?.at ?? 0) - (a.last?.at ?? 0) ||
      (a.chat.peer < b.chat.peer ? -1 : 1),
  );
}
/** What the tab counts: muted chats do not. */
export const unreadIn = (state: State): number =>
  Object.values(state.chats).reduce(
    (sum, c) => sum + (c.muted || c.hidden ? 0 : Math.max(c.unread, c.marked ? 1 : 0)),
    0,
  );
/** What others are about to write. */
export const chatsDue = (state: State): { at: number; command: string; args: { id: string } }[] =>
  Object.values(state.coming).map((c) => ({ at: c.at, command: "answer", args: { id: c.id } }));
