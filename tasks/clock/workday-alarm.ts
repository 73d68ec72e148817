import clock from "#apps/clock/index.ts";
import { legalDays, snoozes } from "#apps/clock/state.ts";
import { strings } from "#apps/clock/strings.ts";
import { textsFor } from "#os/texts.ts";
import { alarmSounds } from "#os/settings.ts";
import { defineTask } from "#judge/define.ts";
import { pad2 } from "#os/format.ts";
import { alarm } from "../kit/clock.ts";
import { addEntries } from "../kit/records.ts";

/**
 * Let an alarm follow the announced workdays or days off instead of its weekdays, with another sound and another snooze.
 * A second alarm has the same label.
 */
export default defineTask({
  apps: [clock],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "edit"],
  budget: 30,
  revision: 1,

  params: (r, _, { say, lang }) => {
    const t = textsFor(strings, lang);
    const legal = r.pick(legalDays);
    const [sound, soundBefore] = r.sample(alarmSounds, 2);
    const [snooze, snoozeBefore] = r.sample(
      snoozes.filter((n) => n > 0),
      2,
    );
    const label = r.pick(
      legal === "working"
        ? [
            say("Office", "上班"),
            say("School run", "送孩子上学"),
            say("Early train", "早班车"),
            say("Shop opens", "开店"),
          ]
        : [
            say("Park run", "晨跑"),
            say("Bakery", "去面包店"),
            say("Gran's breakfast", "陪奶奶吃早饭"),
            say("Fishing", "钓鱼"),
          ],
    );
    const hour = r.int(5, 8);
    const minute = r.int(0, 11) * 5;
    return {
      label,
      legal,
      told: t[legal],
      sound: sound!,
      soundBefore: soundBefore!,
      soundName: t[sound!],
      snooze: snooze!,
      snoozeBefore: snoozeBefore!,
      hour,
      minute,
      time: `${pad2(hour)}:${pad2(minute)}`,
      later: r.int(1, 2),
    };
  },
  instruction: {
    en: [
      (p) =>
        `I have two "${p.label}" alarms in {app.clock}. Make the ${p.time} one repeat on "${p.told}" instead, with the sound ${p.soundName} and a snooze of ${p.snooze} minutes. Everything else about it stays.`,
    ],
    zh: [
      (p) =>
        `{app.clock}里有两个“${p.label}”闹钟，请修改 ${p.time} 的那个：重复改成“${p.told}”，铃声换成“${p.soundName}”，稍后提醒改为 ${p.snooze} 分钟，其余设置不变。`,
    ],
  },
  setup: ({ clock: state }, p, { now }) => {
    const days = p.legal === "working" ? [1, 2, 3, 4, 5] : [0, 6];
    const same = { label: p.label, days, sound: p.soundBefore, snoozeMin: p.snoozeBefore };
    addEntries(
      state.alarms,
      alarm("alarm_asked", p.hour, p.minute, now, same),
      alarm("alarm_later", p.hour + p.later, p.minute, now, same),
    );
  },
  checks: [
    {
      that: "the alarm repeats on the announced days",
      holds: ({ after, params }) => {
        const it = after.clock.alarms["alarm_asked"];
        return it?.legal === params.legal && it.days.length === 0;
      },
    },
    {
      that: "it has the sound asked for",
      holds: ({ after, params }) => after.clock.alarms["alarm_asked"]?.sound === params.sound,
    },
    {
      that: "it has the snooze asked for",
      holds: ({ after, params }) => after.clock.alarms["alarm_asked"]?.snoozeMin === params.snooze,
    },
    {
      that: "it is still on, at the same time and with the same label",
      keeps: true,
      holds: ({ after, params }) => {
        const it = after.clock.alarms["alarm_asked"];
        return it?.on === true && it.hour === params.hour && it.minute === params.minute && it.label === params.label;
      },
    },
  ],
  allow: ({ clock: { alarms } }) => {
    const it = alarms["alarm_asked"];
    return [it?.days, it?.legal, it?.sound, it?.snoozeMin];
  },

  oracle: async (o, p) => {
    await o.open(clock);
    await o.act(clock, "main.openAlarm", { id: "alarm_asked" });
    await o.set(clock, "editor", { open: "repeat" });
    await o.set(clock, "editor", { days: [], legal: p.legal, open: null });
    await o.set(clock, "editor", { open: "sound" });
    await o.set(clock, "editor", { sound: p.sound, open: null });
    await o.set(clock, "editor", { open: "snooze" });
    await o.set(clock, "editor", { snoozeMin: p.snooze, open: null });
    await o.act(clock, "editor.save");
  },
});
