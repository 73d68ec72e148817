import { defineApp } from "../../os/define.ts";
import { extraText, urisOf } from "../../os/intents.ts";
import { isNumber } from "../../os/numbers.ts";
import { cutTo } from "../../os/text.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { duesOf, messagesOf, Names, recentThreads } from "./queries.ts";
import { seed } from "./seed.ts";
import { messages as model } from "./state.ts";

const shareTargets = 4;

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
  // What the user has seen, and what was being written, changes by mere looking.
  incidental: ["/messages/*/read", "/threads/*/draft"],
  receives: {
    message: ({ from, text }) => ({
      command: "receive",
      args: { from: cutTo(from.trim(), 60) || "0", text: cutTo(text, 2000) },
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
        // A card comes as a card: its text is for those who cannot read it.
        text: i.type === "text/x-vcard" && urisOf(i.extras).length > 0 ? "" : extraText(i, "text"),
        uris: urisOf(i.extras),
        to: target === null ? [] : [...(state.threads[target]?.numbers ?? [])],
      }),
      targets: ({ state, content }) => {
        const names = new Names(content("contacts"));
        return recentThreads(state, shareTargets).map((t) => ({ id: t.id, title: names.title(t) }));
      },
    },
    {
      action: "SENDTO",
      schemes: ["smsto"],
      screen: "thread",
      params: (i) => {
        const number = extraText(i, "number") || (i.uri ?? "").slice("smsto:".length);
        return isNumber(number) ? { numbers: [number.trim()], text: extraText(i, "body") } : null;
      },
      ownTask: true,
    },
  ],
});
