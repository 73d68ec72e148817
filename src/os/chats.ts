/** The chats of an app in which people answer the user: how they are read and changed. */
import type { Ctx, Due } from "./app-command.ts";
import { reject, type Rejection } from "./values.ts";

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

/** What the commands of chats read and write. Apps add fields. */
interface OpenChat extends Chat {
  pinned: boolean;
  muted: boolean;
  unread: number;
  draft: string;
}
interface ChatMessage {
  readonly id: string;
  readonly with: string;
  readonly mine: boolean;
  readonly at: number;
}
/** The chats by person, and the messages by id. */
interface Chats<C extends OpenChat, M extends ChatMessage> {
  readonly threads: Record<string, C>;
  readonly messages: Record<string, M>;
}
/** The messages with a person, oldest first. */
export const messagesIn = <M extends ChatMessage>(messages: Readonly<Record<string, M>>, user: string): M[] =>
  oldestFirst(Object.values(messages).filter((one) => one.with === user));
/** Adds a message to its chat, or to `fresh` if there is none. If the chat then has too many, the oldest are deleted. */
export function addToChat<C extends OpenChat, M extends ChatMessage>(
  { threads, messages }: Chats<C, M>,
  message: M,
  fresh: C,
  most: number,
): C {
  threads[message.with] ??= fresh;
  messages[message.id] = message;
  const all = messagesIn(messages, message.with);
  for (const { id } of all.slice(0, Math.max(0, all.length - most))) delete messages[id];
  return threads[message.with]!;
}
/** The user opens a chat. */
export function readChat(threads: Readonly<Record<string, OpenChat>>, user: string, ctx: Pick<Ctx, "unnotify">): void {
  const chat = threads[user];
  if (chat) chat.unread = 0;
  ctx.unnotify(user);
}
/** The user leaves a chat. The typed text is stored as a draft, if need be in the chat `fresh`. */
export function leaveChat<C extends OpenChat>(threads: Record<string, C>, user: string, text: string, fresh: C): void {
  const draft = text.trim();
  const chat = threads[user];
  if (chat) {
    chat.unread = 0;
    chat.draft = draft;
  } else if (draft !== "") threads[user] = { ...fresh, draft };
}
export function toggleInChat(
  threads: Readonly<Record<string, OpenChat>>,
  user: string,
  field: "pinned" | "muted",
): Rejection | undefined {
  const chat = threads[user];
  if (!chat) return reject("thread-missing");
  chat[field] = !chat[field];
  return undefined;
}
/** Deletes the messages with a person. */
export function emptyChat<M extends ChatMessage>(messages: Record<string, M>, user: string): void {
  for (const { id } of messagesIn(messages, user)) delete messages[id];
}
export function deleteChat<C extends OpenChat, M extends ChatMessage>(
  { threads, messages }: Chats<C, M>,
  user: string,
  ctx: Pick<Ctx, "unnotify">,
): Rejection | undefined {
  if (!threads[user]) return reject("thread-missing");
  emptyChat(messages, user);
  delete threads[user];
  ctx.unnotify(user);
  return undefined;
}
export function deleteMessage(messages: Record<string, unknown>, id: string): Rejection | undefined {
  if (!messages[id]) return reject("message-missing");
  delete messages[id];
  return undefined;
}
