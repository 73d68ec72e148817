import { defineApp } from "#os/define.ts";
import { extraText, urisOf } from "#os/intents.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { notes as model } from "./state.ts";

export default defineApp({
  model,
  commands,
  navigation,
  seed,
  handles: [
    {
      action: "SEND",
      types: ["text/plain", "image/*"],
      screen: "editor",
      params: (i) => ({
        id: null,
        folder: null,
        title: extraText(i, "title"),
        body: extraText(i, "text"),
        uris: urisOf(i.extras),
      }),
      title: { en: "New note", zh: "新建笔记" },
    },
  ],
  channels: { general: { title: { en: "Reminders", zh: "提醒" }, importance: "high", kind: "reminders" } },
  // `remindAt` depends on the clock. The user sets only the day and the time.
  incidental: ["/todos/*/remindAt"],
  due: (state) => [
    ...Object.values(state.notes).flatMap(({ id, remindAt }) =>
      remindAt === null ? [] : [{ at: remindAt, command: "remind", args: { id } }],
    ),
    ...Object.values(state.todos).flatMap(({ id, remindAt }) =>
      remindAt === null ? [] : [{ at: remindAt, command: "remindTodo", args: { id } }],
    ),
  ],
});
