import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { openChat, addOwnGroup, chatMessage, addMessages } from "../kit/wechat.ts";
import { minuteMs } from "#state/civil.ts";

/** Mute one of two groups, and pin it to the top of the list. */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "settings"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const titles = r.sample(
      [
        say("Class of 2011", "2011 届同学"),
        say("Class of 2014", "2014 届同学"),
        say("Night market tips", "夜市情报"),
        say("Night shift", "夜班群"),
        say("River swimmers", "河里游泳"),
        say("River clean-up", "清河行动"),
      ],
      2,
    );
    const [group, other] = r.shuffle(["group_one", "group_two"]);
    return { group: group!, other: other!, title: titles[0]!, otherTitle: titles[1]!, first: r.chance(0.5) };
  },
  instruction: {
    en: [({ title }) => `Mute the {app.wechat} group "${title}" and keep it at the top of my chats.`],
    zh: [({ title }) => `请在{app.wechat}里把“${title}”群设为消息免打扰，并置顶该聊天。`],
  },
  setup: ({ wechat: state }, { group, other, title, otherTitle, first }, { now, say }) => {
    for (const [n, [id, name]] of (
      [
        [group, title],
        [other, otherTitle],
      ] as const
    ).entries()) {
      addOwnGroup(state, id, name, ["person_max", "person_zoe", "person_yuki"], { head: "person_max" });
      const at = now - ((n === 0) === first ? 3 : 2) * minuteMs;
      addMessages(state, id, chatMessage(`msg_${id}`, id, "person_max", say("Who is awake?", "谁还醒着？"), at));
    }
  },
  checks: [
    {
      that: "the chat is muted",
      holds: ({ after, params }) => after.wechat.chats[params.group]?.muted === true,
    },
    {
      that: "the chat is at the top",
      holds: ({ after, params }) => after.wechat.chats[params.group]?.pinned === true,
    },
  ],
  allow: ({ wechat: state }, { group }) => [state.chats[group]?.muted, state.chats[group]?.pinned],

  oracle: async (o, { group }) => {
    await openChat(o, group);
    await o.act(wechat, "chat.info");
    await o.act(wechat, "groupInfo.toggleMute");
    await o.act(wechat, "groupInfo.togglePin");
  },
});
