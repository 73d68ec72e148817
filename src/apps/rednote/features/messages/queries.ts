/** Reads the chats and the inboxes. */
import type { Due } from "#os/app-command.ts";
import { answersDue, messagesIn, withLast } from "#os/chats.ts";
import { boxOf } from "../../news.ts";
import type { State } from "../../state.ts";
import { isBlocked } from "../../ties.ts";
import type { Box, Message, News, Thread } from "./state.ts";

export const newThread = (user: string): Thread => ({
  user,
  pinned: false,
  muted: false,
  unread: 0,
  draft: "",
  stranger: false,
  answersAt: null,
});
/** The messages of a chat, oldest first. */
export const messagesWith = (state: Pick<State, "messages">, user: string): Message[] =>
  messagesIn(state.messages, user);
export interface ThreadRow {
  readonly thread: Thread;
  readonly last: Message | undefined;
}
/**
 * Lists the chats: pinned chats first, then by the latest message. If `strangers` is true, lists only message requests.
 * Otherwise, omits them if the user has folded them.
 */
export function listThreads(state: State, strangers: boolean): ThreadRow[] {
  const fold = state.prefs.foldStrangers;
  return withLast(
    Object.values(state.threads).filter((thread) => (strangers ? thread.stranger : !fold || !thread.stranger)),
    (user) => messagesWith(state, user),
  );
}
export const newsIn = (state: Pick<State, "news" | "blocked">, box: Box): News[] =>
  state.news.filter(({ kind, by }) => boxOf(kind) === box && state.blocked[by] === undefined);
export const countNews = (state: State, box: Box): number =>
  newsIn(state, box).filter(({ at }) => at > state.newsSeenAt[box]).length;
/**
 * The number on the tab: the new inbox entries, and the unread messages of chats that are neither muted nor message
 * requests.
 */
export const countUnread = (state: State): number =>
  countNews(state, "likes") +
  countNews(state, "followers") +
  countNews(state, "comments") +
  Object.values(state.threads).reduce(
    (sum, thread) => sum + (thread.muted || thread.stranger || isBlocked(state, thread.user) ? 0 : thread.unread),
    0,
  );
export const messagesDue = (state: Pick<State, "threads">): Due[] => answersDue(state.threads, "answer");
/** The people to whom the user can send something: first the people in the chats, then the followed people. */
export const reachableIds = (state: State): string[] =>
  [
    ...new Set([
      ...listThreads(state, false).map(({ thread }) => thread.user),
      ...Object.values(state.follows)
        .toSorted((a, b) => b.at - a.at || (a.user < b.user ? -1 : 1))
        .map(({ user }) => user),
    ]),
  ].filter((user) => !isBlocked(state, user));
