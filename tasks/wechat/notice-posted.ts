import wechat from "#apps/wechat/index.ts";
import { me } from "#apps/wechat/people.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { openChat, addOwnGroup, newOwnMessages, allowMessages } from "../kit/wechat.ts";

/** Replace the announcement of one of two groups that the owner leads. */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "edit", "social"],
  budget: 30,
  revision: 2,

  params: (r, { wechat: state }, { say }) => {
    const titles = r.sample(
      [
        say("Choir, first voice", "合唱团一声部"),
        say("Choir, second voice", "合唱团二声部"),
        say("Garden plot 6", "六号菜地"),
        say("Garden plot 9", "九号菜地"),
        say("Quiz on Mondays", "周一问答"),
      ],
      2,
    );
    return {
      title: titles[0]!,
      otherTitle: titles[1]!,
      members: r.sample(Object.keys(state.friends), 5),
      words: r.pick([
        say("We meet in the yard, not in the hall, until May", "五月前都在院子里集合，不在大厅"),
        say("Bring your own cup from now on", "今后请自带杯子"),
        say("No meeting on the 27th", "27 号的活动取消"),
        say("The key is with Greta this month", "这个月钥匙在顾芳那里"),
      ]),
    };
  },
  instruction: {
    en: [({ title, words }) => `Replace the announcement in my {app.wechat} group "${title}" with "${words}".`],
    zh: [({ title, words }) => `请把我的{app.wechat}群“${title}”的群公告改成：“${words}”`],
  },
  setup: ({ wechat: state }, { title, otherTitle, members }, { now, say }) => {
    const notice = {
      text: say("Whoever is late brings the cake.", "迟到的人带蛋糕。"),
      by: me,
      at: now - 30 * dayMs,
    };
    addOwnGroup(state, "group_meant", title, members, { notice: { ...notice } });
    addOwnGroup(state, "group_alike", otherTitle, members, { notice: { ...notice } });
    state.chats["group_meant"]!.pinned = true;
    state.chats["group_alike"]!.pinned = true;
  },
  checks: [
    {
      that: "the group has the announcement",
      holds: ({ after, params }) => after.wechat.groups["group_meant"]?.notice?.text.trim() === params.words,
    },
    {
      that: "the group was told of it once, and nothing else was said",
      holds: ({ before, after, params }) => {
        const own = newOwnMessages(before, after);
        const body = own[0]?.body;
        return (
          own.length === 1 &&
          own[0]!.chat === "group_meant" &&
          body?.kind === "text" &&
          [`@all\n${params.words}`, `@所有人\n${params.words}`].includes(body.text)
        );
      },
    },
  ],
  allow: ({ wechat: state }) => [state.groups["group_meant"]?.notice, ...allowMessages(state, "group_meant")],

  oracle: async (o, { words }) => {
    await openChat(o, "group_meant");
    await o.act(wechat, "chat.info");
    await o.act(wechat, "groupInfo.notice");
    await o.type("text", words);
    await o.act(wechat, "notice.save");
  },
});
