/** Reads the chats. */
import type { Due } from "#os/app-command.ts";
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
const idNumber = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
/** The messages of a chat, oldest first. */
export const messagesWith = (state: Pick<State, "messages">, user: string): Message[] =>
  Object.values(state.messages)
    .filter((one) => one.with === user)
    .toSorted((a, b) => a.at - b.at || idNumber(a.id) - idNumber(b.id));
export interface ChatRow {
  readonly chat: Chat;
  readonly last: Message | undefined;
}
/** Lists the chats or the invitations, latest first, without those of blocked people. */
export const listChats = (state: Pick<State, "chats" | "messages" | "blocked">, requests: boolean): ChatRow[] =>
  Object.values(state.chats)
    .filter(({ user, request }) => request === requests && state.blocked[user] === undefined)
    .map((chat) => ({ chat, last: messagesWith(state, chat.user).at(-1) }))
    .toSorted((a, b) => (b.last?.at ?? 0) - (a.last?.at ?? 0) || (a.chat.user < b.chat.user ? -1 : 1));
/** The number on the tab: unread messages of chats that are not muted, and invitations. */
export const countChats = (state: Pick<State, "chats" | "messages" | "blocked">): number =>
  listChats(state, false).reduce((sum, { chat }) => sum + (chat.muted ? 0 : chat.unread), 0) +
  listChats(state, true).length;
export const chatDue = (state: Pick<State, "chats">): Due[] =>
  Object.values(state.chats).flatMap(({ user, answersAt }) =>
    answersAt === null ? [] : [{ at: answersAt, command: "answerChat", args: { user } }],
  );
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
