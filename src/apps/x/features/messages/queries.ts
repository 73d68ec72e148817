/** Reads the chats. */
import type { Due } from "#os/app-command.ts";
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
const idNumber = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
/** The messages of a chat, the oldest first. */
export const messagesWith = (state: Pick<State, "messages">, user: string): Message[] =>
  Object.values(state.messages)
    .filter((one) => one.user === user)
    .toSorted((a, b) => a.at - b.at || idNumber(a.id) - idNumber(b.id));
export interface ThreadRow {
  readonly thread: Thread;
  readonly last: Message | undefined;
}
/** Lists the chats: pinned chats first, then by the latest message. If `requests` is true, lists only requests. */
export const listThreads = (state: State, requests: boolean): ThreadRow[] =>
  Object.values(state.threads)
    .filter((thread) => thread.request === requests && !isBlocked(state, thread.user))
    .map((thread) => ({ thread, last: messagesWith(state, thread.user).at(-1) }))
    .toSorted(
      (a, b) =>
        Number(b.thread.pinned) - Number(a.thread.pinned) ||
        (b.last?.at ?? 0) - (a.last?.at ?? 0) ||
        (a.thread.user < b.thread.user ? -1 : 1),
    );
/** The number of unread chats that are neither muted nor requests. */
export const countUnread = (state: State): number =>
  listThreads(state, false).filter(({ thread }) => thread.unread > 0 && !thread.muted).length;
/** Returns whether the other person has seen the user's last message. People see a message a minute before they answer. */
export const isSeen = (thread: Thread | undefined, now: number): boolean =>
  thread !== undefined && thread.answersAt !== null && now >= thread.answersAt - minuteMs;
export const messagesDue = (state: Pick<State, "threads" | "call">): Due[] => [
  ...Object.values(state.threads).flatMap(({ user, answersAt }) =>
    answersAt === null ? [] : [{ at: answersAt, command: "answer", args: { user } }],
  ),
  ...(state.call ? [{ at: state.call.at + ringMs, command: "endCall", args: {} }] : []),
];
