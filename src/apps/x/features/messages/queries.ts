/** Reads the chats. */
import type { Due } from "#os/app-command.ts";
import { answersDue, oldestFirst, withLast } from "#os/chats.ts";
import { minuteMs } from "#state/civil.ts";
import type { State } from "../../state.ts";
import { isBlocked } from "../../ties.ts";
import { ringMs, type Message, type Thread } from "./state.ts";

export const newThread = (user: string): Thread => ({
  user,
  pinned: false,
  muted: false,
  unread: 0,
  draft: "",
  request: false,
  answersAt: null,
});
/** The messages of a chat, the oldest first. */
export const messagesWith = (state: Pick<State, "messages">, user: string): Message[] =>
  oldestFirst(Object.values(state.messages).filter((one) => one.user === user));
export interface ThreadRow {
  readonly thread: Thread;
  readonly last: Message | undefined;
}
/** Lists the chats: pinned chats first, then by the latest message. If `requests` is true, lists only requests. */
export const listThreads = (state: State, requests: boolean): ThreadRow[] =>
  withLast(
    Object.values(state.threads).filter((thread) => thread.request === requests && !isBlocked(state, thread.user)),
    (user) => messagesWith(state, user),
  );
/** The number of unread chats that are neither muted nor requests. */
export const countUnread = (state: State): number =>
  listThreads(state, false).filter(({ thread }) => thread.unread > 0 && !thread.muted).length;
/** Returns whether the other person has seen the user's last message. People see a message a minute before they answer. */
export const isSeen = (thread: Thread | undefined, now: number): boolean =>
  thread !== undefined && thread.answersAt !== null && now >= thread.answersAt - minuteMs;
export const messagesDue = (state: Pick<State, "threads" | "call">): Due[] => [
  ...answersDue(state.threads, "answer"),
  ...(state.call ? [{ at: state.call.at + ringMs, command: "endCall", args: {} }] : []),
];
