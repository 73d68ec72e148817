/** Reads the chats. */
import type { Due } from "#os/app-command.ts";
import { answersDue, oldestFirst, withLast } from "#os/chats.ts";
import type { State } from "../../state.ts";
import type { Chat, Message } from "./state.ts";

export const newChat = (user: string): Chat => ({
  user,
  muted: false,
  unread: 0,
  draft: "",
  request: false,
  answersAt: null,
});
/** The messages of a chat, oldest first. */
export const messagesWith = (state: Pick<State, "messages">, user: string): Message[] =>
  oldestFirst(Object.values(state.messages).filter((one) => one.with === user));
export interface ChatRow {
  readonly chat: Chat;
  readonly last: Message | undefined;
}
/** Lists the chats or the invitations, latest first, without those of blocked people. */
export const listChats = (state: Pick<State, "chats" | "messages" | "blocked">, requests: boolean): ChatRow[] =>
  withLast(
    Object.values(state.chats).filter(({ user, request }) => request === requests && state.blocked[user] === undefined),
    (user) => messagesWith(state, user),
  ).map(({ thread, last }) => ({ chat: thread, last }));
/** The number on the tab: unread messages of chats that are not muted, and invitations. */
export const countChats = (state: Pick<State, "chats" | "messages" | "blocked">): number =>
  listChats(state, false).reduce((sum, { chat }) => sum + (chat.muted ? 0 : chat.unread), 0) +
  listChats(state, true).length;
export const chatDue = (state: Pick<State, "chats">): Due[] => answersDue(state.chats, "answerChat");
/** The people to whom the user can send something: first the people in the chats, then the followed people. */
export const reachableIds = (state: State): string[] =>
  [
    ...new Set([
      ...listChats(state, false).map(({ chat }) => chat.user),
      ...Object.entries(state.follows)
        .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
        .map(([user]) => user),
    ]),
  ].filter((user) => state.blocked[user] === undefined);
