/** Helpers for tasks about Messages. */
import messages from "#apps/messages/index.ts";
import type { Message, Thread } from "#apps/messages/state.ts";
import type { AnyDriver } from "#judge/driver.ts";
import { sameAddress } from "#os/phone-numbers.ts";
import { mobileNumber, getPerson } from "./people.ts";
import { addedEntries, newOnesHave } from "./records.ts";

/** Returns a conversation with one number and default settings. */
export const conversation = (id: string, number: string): Thread => ({
  id,
  numbers: [number],
  ...plainThread,
});
/** Returns a text message. The owner sent it when `from` is null. */
export const sms = (
  id: string,
  thread: string,
  from: string | null,
  text: string,
  at: number,
  more: Partial<Message> = {},
): Message => ({
  id,
  thread,
  from,
  text,
  parts: [],
  at,
  status: from === null ? "delivered" : "received",
  due: null,
  network: false,
  read: true,
  starred: false,
  ...more,
});
interface Inbox {
  readonly messages: Readonly<Record<string, Message>>;
  readonly threads: Readonly<Record<string, { readonly numbers: readonly string[] }>>;
}
/**
 * Returns the messages that the owner sent during the episode to one of this person's numbers, without messages to
 * several people.
 */
export const newMessagesTo = (before: Inbox, after: Inbox, id: string): Message[] =>
  addedEntries(before.messages, after.messages).filter((m) => {
    const numbers = after.threads[m.thread]?.numbers ?? [];
    return (
      m.from === null &&
      (m.status === "sent" || m.status === "delivered") &&
      numbers.length === 1 &&
      getPerson(id).phones.some((p) => sameAddress(p.number, numbers[0]!))
    );
  });
/** For `allow`: a message without a star. The task's checks judge the text and the receiver. */
export const plainMessage = { starred: false } as const;
const defaultThreadSettings = {
  name: "",
  pinned: false,
  archived: false,
  spam: false,
  alert: "normal",
  tone: null,
} as const;
/** For `allow`: a new conversation with default settings and no draft. */
export const plainThread = { ...defaultThreadSettings, draft: "" } as const;
interface Threads {
  readonly threads: Readonly<Record<string, Thread>>;
}
/** A check for tasks that may start a conversation: each new conversation has default settings. */
export const newThreadsArePlain = newOnesHave(
  "no new conversation was pinned, archived, muted, marked as spam or given a name or a tone",
  ({ messages: { threads } }: { readonly messages: Threads }) => threads,
  defaultThreadSettings,
);
/** Returns a scheduled event by which a message arrives while the phone is in use. */
export const incomingMessage = (at: number, from: string, text: string) => ({
  at,
  command: "os.receive",
  args: { kind: "message", from, text },
});
/** Opens the conversation with one of the world's people. */
export async function openThread(o: AnyDriver, id: string): Promise<void> {
  await o.open(messages);
  await o.act(messages, "list.open", { thread: `thread_${id}` });
}
/** Sends the content that is being shared to a person as a message. */
export async function shareByMessage(o: AnyDriver, id: string, name: string): Promise<void> {
  await o.choose(messages);
  await o.type("query", name);
  await o.act(messages, "compose.pick", { number: mobileNumber(id) });
  await o.act(messages, "compose.send");
}
