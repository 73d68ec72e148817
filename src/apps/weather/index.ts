/** Shows the weather of saved cities: today's weather, the next hours, and fifteen days. */
import { defineApp } from "#os/define.ts";
import { parseContentUri } from "#os/intents.ts";
import { textsFor } from "#os/texts.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { duesOf, rowsOf } from "./queries.ts";
import { seed } from "./seed.ts";
import { weather as model } from "./state.ts";
import { backgroundTexts } from "./background-texts.ts";
import { conditionKey } from "./texts.ts";

export default defineApp({
  model,
  commands,
  navigation,
  seed,
  // Automatic notifications, updates and page changes do not count as changes by the user.
  incidental: ["/told", "/updatedAt", "/shown"],
  permissions: { location: "ask" },
  channels: {
    briefs: { title: { en: "Daily briefs", zh: "每日播报" }, importance: "default" },
    rain: { title: { en: "Rain reminders", zh: "降水提醒" }, importance: "default" },
    severe: { title: { en: "Severe weather", zh: "恶劣天气" }, importance: "high" },
  },
  due: (state, c) => duesOf(state, c),
  handles: [
    {
      action: "VIEW",
      schemes: ["content"],
      authority: "weather",
      screen: "city",
      ownTask: true,
      params: (i) => {
        const id = parseContentUri(i.uri ?? "")?.id;
        return id === undefined ? null : { id };
      },
    },
  ],
  provides: {
    weather: {
      rows: (state, { now, lang }) =>
        rowsOf(state, now, lang, (condition) => textsFor(backgroundTexts, lang)[conditionKey(condition)]),
    },
  },
});
