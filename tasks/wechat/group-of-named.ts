import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { displayName, me, newChatsArePlain, newOwnMessages, unquoted } from "../kit/wechat.ts";
import { addedEntries } from "../kit/records.ts";
import { joinList } from "../kit/phrases.ts";

/** Create a group with several friends, and name it. */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["nav", "create", "social", "search"],
  budget: 30,
  revision: 2,

  params: (r, { wechat: state }, { say }) => {
    // One friend whose name is easily confused with another person's name, and further friends.
    const [alike] = r.pick([["anna_weber"], ["anna_webber"], ["alex_renner"], ["alex_petrov"]] as const);
    const others = r.sample(["max", "zoe", "lucas", "yuki", "sofia", "nora", "priya", "greta"], r.int(2, 3));
    const members = [alike, ...others].map((id) => `person_${id}`);
    return {
      members,
      told: joinList(
        // The names are in quotation marks, because some nicknames are whole phrases.
        r.shuffle(members).map((id) => say(`"${displayName(state, id)}"`, `“${displayName(state, id)}”`)),
        say(" and ", "、"),
        say(", ", "、"),
      ),
      names: Object.fromEntries(members.map((id) => [id, displayName(state, id)])),
      title: r.pick([
        say("Night walk", "夜走小队"),
        say("Chess on Sundays", "周日下棋"),
        say("Film list", "片单"),
        say("Boat trip in May", "五月坐船"),
        say("Bread club", "面包社"),
      ]),
    };
  },
  instruction: {
    en: [
      ({ told, title }) =>
        `Start a group chat on {app.wechat} with ${told} and call it "${title}". Don't write anything in it.`,
      ({ told, title }) =>
        `I need a {app.wechat} group called "${title}" with just these friends: ${told}. Don't send any messages.`,
    ],
    zh: [
      ({ told, title }) => `请在{app.wechat}里拉${told}建一个新群，群名“${title}”，不用在群里说话。`,
      ({ told, title }) => `帮我在{app.wechat}建一个名为“${title}”的群，成员只有这几位朋友：${told}。不要发消息。`,
    ],
  },
  checks: [
    {
      that: "there is one new group, of exactly these people",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.wechat.groups, after.wechat.groups);
        return (
          all.length === 1 &&
          JSON.stringify(all[0]!.members.toSorted()) === JSON.stringify([me, ...params.members].toSorted())
        );
      },
    },
    {
      that: "it has the name",
      holds: ({ before, after, params }) =>
        addedEntries(before.wechat.groups, after.wechat.groups).some(({ name }) => name === params.title),
    },
    {
      that: "nothing was said in it, and what the app itself tells there still stands",
      holds: ({ before, after }) =>
        JSON.stringify(
          newOwnMessages(before, after)
            .map(({ body }) => (body.kind === "note" ? body.note : body.kind))
            .toSorted(),
        ) === JSON.stringify(["invited", "renamed"]),
    },
    {
      that: "nothing else was set for the group",
      keeps: true,
      holds: ({ before, after }) =>
        addedEntries(before.wechat.groups, after.wechat.groups).every(
          (g) =>
            g.notice === null && g.alias === "" && !g.saved && !g.approval && g.showNames && g.managers.length === 0,
        ),
    },
    newChatsArePlain,
  ],
  allow: ({ wechat: state }) => [
    added(state.groups),
    added(state.chats, 1, { draft: "" }),
    added(state.messages, 2, unquoted),
  ],

  oracle: async (o, { members, names, title }) => {
    await o.open(wechat);
    await o.set(wechat, "main", { open: "more" });
    await o.act(wechat, "main.newGroup");
    for (const person of members) {
      await o.type("query", names[person]!);
      await o.act(wechat, "newGroup.toggle", { person });
    }
    await o.act(wechat, "newGroup.done");
    await o.act(wechat, "chat.info");
    await o.act(wechat, "groupInfo.name");
    await o.type("name", title);
    await o.act(wechat, "groupName.save");
  },
});
