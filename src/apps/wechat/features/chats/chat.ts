/** Creates, deletes and reads chats. */
import type { Ctx } from "#os/app-command.ts";
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
export function getOrCreateChat(state: State, peer: string): Chat {
  state.chats[peer] ??= newChat(peer);
  return state.chats[peer]!;
}
/** Deletes the chat, its messages, and the messages that other people would have sent later. */
export function deleteChat(state: State, ctx: Ctx, peer: string): void {
  clearChat(state, peer);
  delete state.chats[peer];
  for (const c of Object.values(state.coming)) if (c.chat === peer) delete state.coming[c.id];
  ctx.unnotify(peer);
}
export function clearChat(state: State, peer: string): void {
  for (const m of Object.values(state.messages)) if (m.chat === peer) delete state.messages[m.id];
}
export function markChatRead(state: State, ctx: Ctx, peer: string): void {
  const chat = state.chats[peer];
  if (!chat) return;
  if (chat.unread > 0) chat.unread = 0;
  if (chat.marked) chat.marked = false;
  if (chat.named) chat.named = false;
  ctx.unnotify(peer);
}
/**
 * Returns the number in a message id. The numbers increase with each id that the phone creates. Ids from the seed count
 * as −1.
 */
const idNumber = (id: string): number => {
  const n = Number(id.slice("msg_".length));
  return Number.isNaN(n) ? -1 : n;
};
export const compareByTime = (a: Message, b: Message): number =>
  a.at - b.at || idNumber(a.id) - idNumber(b.id) || (a.id < b.id ? -1 : 1);
/** The messages of a chat, oldest first. */
export const messagesIn = (state: State, peer: string): Message[] =>
  Object.values(state.messages)
    .filter((m) => m.chat === peer)
    .toSorted(compareByTime);
/** The filters for the search in a chat: all messages, or messages of one kind. */
export const searchKinds = ["all", "picture", "file", "link", "money"] as const;
export const isOfKind = ({ body }: Message, kind: (typeof searchKinds)[number]): boolean =>
  kind === "all" || body.kind === kind || (kind === "money" && (body.kind === "packet" || body.kind === "transfer"));
/** The newest message of each chat. */
export function latestMessages(state: State): Map<string, Message> {
  const last = new Map<string, Message>();
  for (const m of Object.values(state.messages)) {
    const other = last.get(m.chat);
    if (!other || compareByTime(other, m) < 0) last.set(m.chat, m);
  }
  return last;
}
export interface ChatListEntry {
  readonly chat: Chat;
  readonly last: Message | undefined;
}
/** Lists the chats that are not hidden: pinned chats first, then by the newest message. */
export function listChats(state: State): ChatListEntry[] {
  const last = latestMessages(state);
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
/** The number of unread messages that the tab shows. Muted chats do not count. */
export const countUnread = (state: State): number =>
  Object.values(state.chats).reduce(
    (sum, c) => sum + (c.muted || c.hidden ? 0 : Math.max(c.unread, c.marked ? 1 : 0)),
    0,
  );
/** Lists the due commands that write other people's messages. */
export const chatsDue = (state: State): { at: number; command: string; args: { id: string } }[] =>
  Object.values(state.coming).map((c) => ({ at: c.at, command: "answer", args: { id: c.id } }));
