import contacts from "#apps/contacts/index.ts";
import { nameOf } from "#apps/contacts/names.ts";
import { findGroup, membersOf } from "#apps/contacts/queries.ts";
import { list } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";

/** Two groups have similar names. List the members of one group, in the order in which the phone shows the members. */
export default defineTask({
  apps: [contacts],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract"],
  budget: 30,
  revision: 1,

  params: (r, { contacts: state }, { say }) => {
    const group = r.pick([
      say("Choir", "合唱团"),
      say("Book club", "读书会"),
      say("Garden", "花园小组"),
      say("Chess", "象棋队"),
      say("Film night", "电影之夜"),
    ]);
    const people = Object.values(state.contacts).filter((c) => c.id !== state.me && c.id !== "contact_tomas_old");
    const some = r.sample(
      people.map((c) => c.id),
      8,
    );
    const size = r.int(3, 5);
    return { group, members: some.slice(0, size), others: some.slice(size - 1) };
  },
  instruction: {
    en: [
      ({ group }) =>
        `Who's in the group "${group}" in {app.contacts}? List the names on {app.answersheet}, one per line in the order shown there, and submit it.`,
    ],
    zh: [
      ({ group }) =>
        `{app.contacts}的群组“${group}”里有哪些人？请按群组中显示的顺序，把姓名逐行填入{app.answersheet}并提交。`,
    ],
  },
  setup: ({ contacts: state }, { group, members, others }, { say }) => {
    state.groups["group_main"] = { id: "group_main", name: group };
    state.groups["group_near"] = { id: "group_near", name: say(`${group} (old)`, `${group}（旧）`) };
    state.groupOrder = ["group_near", ...state.groupOrder, "group_main"];
    for (const id of members) state.contacts[id]?.groups.push("group_main");
    for (const id of others) state.contacts[id]?.groups.push("group_near");
  },
  checks: [
    {
      that: "the group has the members that it had",
      keeps: true,
      holds: ({ before, after }) =>
        JSON.stringify(membersOf(after.contacts, "group_main").map((c) => c.id)) ===
        JSON.stringify(membersOf(before.contacts, "group_main").map((c) => c.id)),
    },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      names: list(say("Members", "成员"), say("Full names, in the order shown", "完整姓名，按显示顺序"), {
        ordered: true,
      }),
    }),
    expected: ({ before }) => ({ names: membersOf(before.contacts, "group_main").map(nameOf) }),
  },

  oracle: async (o, { group }) => {
    await o.open(contacts);
    await o.set(contacts, "main", { open: "menu" });
    await o.act(contacts, "main.seeGroups");
    const state = (await o.state()).contacts;
    const id = findGroup(state, group)?.id ?? "";
    await o.act(contacts, "groups.open", { id });
    const names = membersOf(state, id).map(nameOf);
    await o.sees(...names);
    await o.answer({ names });
  },
});
