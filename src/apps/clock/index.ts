import { defineApp } from "#os/define.ts";
import type { Intent } from "#os/intents.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { duesOf } from "./queries.ts";
import { seed } from "./seed.ts";
import { clock as model, maxTimerMs } from "./state.ts";

const numberOf = (i: Intent, name: string): number | null => {
  const value = i.extras[name];
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
};
const labelOf = (i: Intent): string => (typeof i.extras["label"] === "string" ? i.extras["label"] : "");

export default defineApp({
  model,
  commands,
  navigation,
  seed,
  interruptsMedia: ({ alarms, timers }) =>
    [...Object.values(alarms), ...Object.values(timers)].some(({ ringingSince }) => ringingSince !== null)
      ? "duck"
      : null,
  handles: [
    {
      action: "SET_ALARM",
      screen: "editor",
      params: (i) => {
        const [hour, minute] = [numberOf(i, "hour"), numberOf(i, "minute")];
        if (hour === null || minute === null || hour > 23 || minute > 59) return null;
        return { id: null, hour, minute, label: labelOf(i) };
      },
    },
    {
      action: "SET_TIMER",
      screen: "timer",
      params: (i) => {
        const seconds = numberOf(i, "seconds");
        return seconds === null || seconds < 1 || seconds * 1000 > maxTimerMs ? null : { seconds, label: labelOf(i) };
      },
    },
  ],
  // The user cannot see this field. It is the only field that changes when the user turns an alarm off and on again.
  incidental: ["/alarms/*/armedAt"],
  channels: { general: { title: { en: "Alarms and timers", zh: "闹钟和计时器" }, importance: "high", kind: "alarms" } },
  due: (state, c) => duesOf(state, c),
});
