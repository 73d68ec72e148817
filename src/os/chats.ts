/** Reads the chats of an app in which people answer the user. */
import type { Due } from "./app-command.ts";

const idNumber = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
/** Sorts messages, the oldest first. Messages of the same moment are in the order of their ids. */
export const oldestFirst = <M extends { readonly id: string; readonly at: number }>(messages: readonly M[]): M[] =>
  messages.toSorted((a, b) => a.at - b.at || idNumber(a.id) - idNumber(b.id));

interface Chat {
  readonly user: string;
  readonly pinned?: boolean;
}
/** Returns chats with their last messages: pinned chats first, then by the last message. */
export const withLast = <C extends Chat, M extends { readonly at: number }>(
  chats: readonly C[],
  messagesWith: (user: string) => readonly M[],
): { readonly thread: C; readonly last: M | undefined }[] =>
  chats
    .map((thread) => ({ thread, last: messagesWith(thread.user).at(-1) }))
    .toSorted(
      (a, b) =>
        Number(b.thread.pinned ?? false) - Number(a.thread.pinned ?? false) ||
        (b.last?.at ?? 0) - (a.last?.at ?? 0) ||
        (a.thread.user < b.thread.user ? -1 : 1),
    );
/** Returns when people answer. `command` writes the answer of a person. */
export const answersDue = (
  chats: Readonly<Record<string, { readonly user: string; readonly answersAt: number | null }>>,
  command: string,
): Due[] =>
  Object.values(chats).flatMap(({ user, answersAt }) =>
    answersAt === null ? [] : [{ at: answersAt, command, args: { user } }],
  );
