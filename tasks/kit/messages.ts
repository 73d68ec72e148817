/** What tasks need of Messages. */
import messages from "../../src/apps/messages/index.ts";
import type { Message, Thread } from "../../src/apps/messages/state.ts";
import type { Hand } from "../../src/judge/pilot.ts";
import { sameAddress } from "../../src/os/numbers.ts";
import { mobileOf, person } from "./people.ts";
import { made, newOnesHave } from "./records.ts";

/** A conversation with one number, in which nothing was set. */
export const conversation = (id: string, number: string): Thread => ({
  id,
  numbers: [number],
  ...plainThread,
});
/** A text message; from null it is one that the owner sent. */
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
/** What the owner has sent to one person alone, and to a number of theirs, since the start. */
export const sentTo = (before: Inbox, after: Inbox, id: string): Message[] =>
  made(before.messages, after.messages).filter((m) => {
    const numbers = after.threads[m.thread]?.numbers ?? [];
    return (
      m.from === null &&
      (m.status === "sent" || m.status === "delivered") &&
      numbers.length === 1 &&
      person(id).phones.some((p) => sameAddress(p.number, numbers[0]!))
    );
  });
/** For `allow`: a message that was not starred; of its text and its receiver, checks tell. */
export const plainMessage = { starred: false } as const;
const nothingSet = { name: "", pinned: false, archived: false, spam: false, alert: "normal", tone: null } as const;
/** For `allow`: a conversation that was begun, and in which nothing was set or left half written. */
export const plainThread = { ...nothingSet, draft: "" } as const;
interface Threads {
  readonly threads: Readonly<Record<string, Thread>>;
}
/** For tasks that let a conversation begin: it may, and no more than that. */
export const newThreadsArePlain = newOnesHave(
  "no new conversation was pinned, archived, muted, marked as spam or given a name or a tone",
  ({ messages: { threads } }: { readonly messages: Threads }) => threads,
  nothingSet,
);
/** A message that comes from outside while the phone is in use. */
export const comingMessage = (at: number, from: string, text: string) => ({
  at,
  command: "os.receive",
  args: { kind: "message", from, text },
});
/** Opens the conversation with one of the world's people. */
export async function openThread(o: Hand, id: string): Promise<void> {
  await o.open(messages);
  await o.act(messages, "list.open", { thread: `thread_${id}` });
}
/** What is being shared goes to somebody as a message. */
export async function shareByMessage(o: Hand, id: string, name: string): Promise<void> {
  await o.choose(messages);
  await o.type("query", name);
  await o.act(messages, "compose.pick", { number: mobileOf(id) });
  await o.act(messages, "compose.send");
}
