import wechat from "#apps/wechat/index.ts";
import { choice, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dateText } from "#os/format.ts";
import { addDays, minuteMs, startOfDay } from "#state/civil.ts";
import { dayAt, formatDay } from "#state/day.ts";
import { displayName, openChat, chatMessage, addMessages } from "../kit/wechat.ts";
import { formatTime, fillIn } from "../kit/phrases.ts";

/**
 * Find out from a group's history who wrote a sentence, on which day and at what time. Other members have written
 * nearly the same sentence.
 */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "extract", "social"],
  budget: 30,
  revision: 1,

  params: (r, { wechat: state }, { say }) => {
    const things = [
      {
        word: say("umbrella", "雨伞"),
        what: say("has found an umbrella", "捡到了一把雨伞"),
        found: say("I have found an umbrella on the stairs", "我在楼梯上捡到一把雨伞"),
        lost: say("Has anybody seen my umbrella?", "谁看到我的雨伞了？"),
        more: say("Not my umbrella, mine is red", "不是我的雨伞，我的是红色的"),
      },
      {
        word: say("bottle", "水壶"),
        what: say("has taken a water bottle home by mistake", "错拿了一个水壶回家"),
        found: say("I took a water bottle home by mistake", "我错拿了一个水壶回家"),
        lost: say("My bottle is gone, the green one", "我的绿色水壶不见了"),
        more: say("There is a bottle in the shower room", "淋浴间有个水壶"),
      },
      {
        word: say("socks", "袜子"),
        what: say("has washed the socks", "把袜子洗了"),
        found: say("Found socks in my bag and washed the socks, whose are they?", "包里有双袜子，袜子我洗好了，谁的？"),
        lost: say("I am missing socks", "我少了一双袜子"),
        more: say("Socks again. Every week socks.", "又是袜子，每周都是袜子"),
      },
      {
        word: say("ticket", "门票"),
        what: say("has a ticket left over", "多出一张门票"),
        found: say("I have one ticket left over for Friday", "我周五多出一张门票"),
        lost: say("Who has a ticket for me?", "谁有门票给我一张？"),
        more: say("The ticket price has gone up again", "门票又涨价了"),
      },
    ];
    const [finder, loser, third] = r.sample(["max", "zoe", "lucas", "anna_webber"], 3).map((id) => `person_${id}`);
    return {
      ...r.pick(things),
      finder: finder!,
      loser: loser!,
      third: third!,
      name: displayName(state, finder!),
      options: ["max", "zoe", "lucas", "anna_webber"].map((id) => displayName(state, `person_${id}`)),
      // The message is more than a week old, so that the app shows its date.
      daysAgo: r.int(8, 11),
      minute: r.int(9 * 60, 20 * 60),
    };
  },
  instruction: {
    en: [
      ({ what }) =>
        `Who wrote in the {app.wechat} group "Thursday Wall" that they ${what.replace(/^has /, "have ")}, on what day and at what time? ${fillIn.en}`,
    ],
    zh: [({ what }) => `在{app.wechat}的“周四爬墙”群里，是谁说自己${what}？是哪一天、几点发的？${fillIn.zh}`],
  },
  setup: ({ wechat: state }, p, { now, offsetMin }) => {
    const at = (days: number, minute: number): number => addDays(startOfDay(now, offsetMin), -days) + minute * minuteMs;
    addMessages(
      state,
      "group_wall",
      chatMessage("msg_lost", "group_wall", p.loser, p.lost, at(p.daysAgo + 1, p.minute - 47)),
      chatMessage("msg_found", "group_wall", p.finder, p.found, at(p.daysAgo, p.minute)),
      chatMessage("msg_more", "group_wall", p.third, p.more, at(p.daysAgo - 1, p.minute + 33)),
    );
  },
  checks: [{ that: "the group is as it was", unchanged: ({ wechat: state }) => state.groups["group_wall"] }],
  allow: () => [],
  answer: {
    fields: ({ options }, say) => ({
      who: choice(say("Who", "谁"), options),
      day: text(say("Day", "日期"), "YYYY-MM-DD", "date"),
      time: text(say("Time", "时间"), say("HH:MM, 24-hour clock", "HH:MM，24 小时制"), "time"),
    }),
    expected: ({ params, occasion: { now, offsetMin } }) => ({
      who: params.name,
      day: formatMessageDay(params.daysAgo, now, offsetMin),
      time: formatTime(params.minute),
    }),
  },

  oracle: async (o, { word, found, name, daysAgo, minute }, { now, offsetMin }) => {
    await openChat(o, "group_wall");
    await o.act(wechat, "chat.info");
    await o.act(wechat, "groupInfo.find");
    await o.type("query", word);
    await o.act(wechat, "chatFind.open", { id: "msg_found" });
    const { os } = await o.state();
    const told = dateText(addDays(now, -daysAgo), os, now);
    await o.sees(found, name, told, formatTime(minute));
    o.reads([told], formatMessageDay(daysAgo, now, offsetMin));
    await o.answer({ who: name, day: formatMessageDay(daysAgo, now, offsetMin), time: formatTime(minute) });
  },
});
const formatMessageDay = (daysAgo: number, now: number, offsetMin: number): string =>
  formatDay(dayAt(addDays(now, -daysAgo), offsetMin));
