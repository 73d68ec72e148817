/** Reads the chats and the inboxes. */
import type { Due } from "#os/app-command.ts";
import { answersDue, messagesIn, withLast } from "#os/chats.ts";
import type { State } from "../../state.ts";
import { followedIds, isBlocked } from "../../ties.ts";
import { boxOf, type Box, type Message, type News, type Thread } from "./state.ts";

export const newThread = (user: string): Thread => ({
  user,
  pinned: false,
  muted: false,
  unread: 0,
  draft: "",
  answersAt: null,
});
/** The messages of a chat, oldest first. */
export const messagesWith = (state: Pick<State, "messages">, user: string): Message[] =>
  messagesIn(state.messages, user);
export interface ThreadEntry {
  readonly thread: Thread;
  readonly last: Message | undefined;
}
/** Lists the chats: pinned chats first, then by the latest message. */
export const listThreads = (state: Pick<State, "threads" | "messages">): ThreadEntry[] =>
  withLast(Object.values(state.threads), (user) => messagesWith(state, user));
export const newsIn = (state: Pick<State, "news" | "blocked">, box: Box): News[] =>
  state.news.filter(({ kind, by }) => boxOf(kind) === box && state.blocked[by] === undefined);
export const countNews = (state: Pick<State, "news" | "blocked" | "system" | "newsSeenAt">, box: Box): number =>
  (box === "system" ? state.system : newsIn(state, box)).filter(({ at }) => at > state.newsSeenAt[box]).length;
/** The number on the mail icon: the new inbox entries, and the unread messages of chats that are not muted. */
export const countUnread = (state: State): number =>
  countNews(state, "replies") +
  countNews(state, "likes") +
  countNews(state, "fans") +
  countNews(state, "system") +
  Object.values(state.threads).reduce(
    (sum, thread) => sum + (thread.muted || isBlocked(state, thread.user) ? 0 : thread.unread),
    0,
  );
export const messagesDue = (state: Pick<State, "threads">): Due[] => answersDue(state.threads, "answer");
/** The people to whom the user can send something: first the people in the chats, then the followed people. */
export const reachableIds = (state: State): string[] =>
  [...new Set([...listThreads(state).map(({ thread }) => thread.user), ...followedIds(state)])].filter(
    (user) => !isBlocked(state, user),
  );
