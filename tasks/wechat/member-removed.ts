import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { displayName, openChat, addOwnGroup, newOwnMessages, similarNames, unquoted } from "../kit/wechat.ts";

/** Remove one of two members with similar names from a group that the owner leads. */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "social", "delete"],
  budget: 30,
  revision: 2,

  params: (r, { wechat: state }, { say }) => {
    const [gone, alike] = r.pick(similarNames);
    const others = r.sample(["max", "zoe", "lucas", "yuki", "sofia", "nora", "priya", "greta"], 4);
    const titles = r.sample(
      [
        say("Garden plot 9", "九号菜地"),
        say("Garden plot 6", "六号菜地"),
        say("Quiz on Mondays", "周一问答"),
        say("Choir, second voice", "合唱团二声部"),
        say("Shared boat", "合租的船"),
      ],
      2,
    );
    return {
      gone,
      name: displayName(state, gone),
      members: r.shuffle([gone, alike, ...others.map((id) => `person_${id}`)]),
      title: titles[0]!,
      otherTitle: titles[1]!,
    };
  },
  instruction: {
    en: [({ name, title }) => `Remove ${name} from my {app.wechat} group "${title}".`],
    zh: [({ name, title }) => `请在{app.wechat}里把${name}移出我的群“${title}”。`],
  },
  setup: ({ wechat: state }, { members, title, otherTitle }) => {
    addOwnGroup(state, "group_meant", title, members);
    addOwnGroup(state, "group_alike", otherTitle, members.toReversed());
    // Keeps the group near the top of the list of chats.
    state.chats["group_meant"]!.pinned = true;
    state.chats["group_alike"]!.pinned = true;
  },
  checks: [
    {
      that: "the group has all its members but this one",
      holds: ({ before, after, params }) =>
        JSON.stringify(after.wechat.groups["group_meant"]?.members) ===
        JSON.stringify(before.wechat.groups["group_meant"]!.members.filter((id) => id !== params.gone)),
    },
    {
      that: "nothing was said: the group tells that somebody was removed, and no more",
      holds: ({ before, after }) => {
        const own = newOwnMessages(before, after);
        const body = own[0]?.body;
        return own.length === 1 && body?.kind === "note" && body.note === "removed" && own[0]!.chat === "group_meant";
      },
    },
  ],
  allow: ({ wechat: state }) => [
    state.groups["group_meant"]?.members,
    added(state.messages, 1, { chat: "group_meant", ...unquoted }),
  ],

  oracle: async (o, { gone, name }) => {
    await openChat(o, "group_meant");
    await o.act(wechat, "chat.info");
    await o.act(wechat, "groupInfo.remove");
    await o.type("query", name);
    await o.act(wechat, "removeMembers.toggle", { person: gone });
    await o.act(wechat, "removeMembers.done");
    await o.confirm();
  },
});
