import { defineApp } from "#os/define.ts";
import { extraText, urisOf } from "#os/intents.ts";
import { isPhoneNumber } from "#os/phone-numbers.ts";
import { truncateText } from "#os/text-edit.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { duesOf, messagesOf, AddressBook, recentThreads } from "./queries.ts";
import { seed } from "./seed.ts";
import { messages as model } from "./state.ts";

const maxShareTargets = 4;

export default defineApp({
  model,
  commands,
  navigation,
  seed,
  permissions: { contacts: "allowed", sms: "allowed", location: "ask" },
  channels: {
    messages: { title: { en: "Conversations", zh: "对话" }, importance: "high", kind: "messages" },
    silent: { title: { en: "Silent conversations", zh: "静音对话" }, importance: "low" },
  },
  // Opening a conversation marks its messages as read and may change the stored draft.
  incidental: ["/messages/*/read", "/threads/*/draft"],
  receives: {
    message: ({ from, text }) => ({
      command: "receive",
      args: { from: truncateText(from.trim(), 60) || "0", text: truncateText(text, 2000) },
    }),
  },
  due: (state) => duesOf(state),
  provides: {
    sms: {
      rows: (state) =>
        Object.values(state.threads)
          .filter((t) => !t.spam)
          .flatMap((t) =>
            messagesOf(state, t.id)
              .filter((m) => m.status !== "scheduled")
              .map(({ id, text, at, from, read }) => ({
                id,
                thread: t.id,
                numbers: [...t.numbers],
                text,
                at,
                incoming: from !== null,
                read,
              })),
          ),
      insert: "send",
    },
  },
  handles: [
    {
      action: "SEND",
      types: ["text/plain", "text/x-vcard", "image/*", "application/pdf"],
      screen: "compose",
      params: (i, { state, target }) => ({
        share: true,
        // A shared vCard is sent as a contact. The text that was shared with it is dropped, because that text is for
        // apps that cannot read vCards.
        text: i.type === "text/x-vcard" && urisOf(i.extras).length > 0 ? "" : extraText(i, "text"),
        uris: urisOf(i.extras),
        to: target === null ? [] : [...(state.threads[target]?.numbers ?? [])],
      }),
      targets: ({ state, content }) => {
        const names = new AddressBook(content("contacts"));
        return recentThreads(state, maxShareTargets).map((t) => ({ id: t.id, title: names.title(t) }));
      },
    },
    {
      action: "SENDTO",
      schemes: ["smsto"],
      screen: "thread",
      params: (i) => {
        const number = extraText(i, "number") || (i.uri ?? "").slice("smsto:".length);
        return isPhoneNumber(number) ? { numbers: [number.trim()], text: extraText(i, "body") } : null;
      },
      ownTask: true,
    },
  ],
});
