import contacts from "#apps/contacts/index.ts";
import { findName } from "#apps/contacts/queries.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs } from "#state/civil.ts";
import { addedEntries } from "../kit/records.ts";
import { addFriend, user } from "../kit/wechat.ts";
import { hasOnlyNumber, phoneLabel, plainCard } from "../kit/contacts.ts";

/** Two friends have the same name. Save the number of the friend from the given region as a contact on the phone. */
export default defineTask({
  apps: [wechat, contacts],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["extract", "handoff", "social", "create"],
  budget: 30,
  revision: 3,

  params: (r, _, { say }) => {
    const regions = r.sample(
      [say("Thornby", "棘镇"), say("Windle", "温德尔"), say("Saltmarsh", "盐沼"), say("Upper Mill", "上磨坊")],
      2,
    );
    return {
      nick: r.pick([say("Tilda Reyes", "芮缇"), say("Piet Olsen", "欧牧"), say("Mara Lund", "伦玛")]),
      region: regions[0]!,
      otherRegion: regions[1]!,
      number: `+86 154 1130 06${r.int(10, 49)}`,
      otherNumber: `+86 154 1130 06${r.int(50, 99)}`,
      first: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      ({ nick, region }) =>
        `Two of my {app.wechat} friends are called ${nick}. Take the phone number on the profile of the one from ${region} and save it as a new contact named ${nick} in {app.contacts}.`,
    ],
    zh: [
      ({ nick, region }) =>
        `我的{app.wechat}里有两位好友都叫${nick}。请把地区为${region}的那位资料页上的电话号码存到{app.contacts}，新建名为${nick}的联系人。`,
    ],
  },
  setup: ({ wechat: state }, p, { now }) => {
    const [a, b] = p.first
      ? [
          { region: p.region, phone: p.number },
          { region: p.otherRegion, phone: p.otherNumber },
        ]
      : [
          { region: p.otherRegion, phone: p.otherNumber },
          { region: p.region, phone: p.number },
        ];
    addFriend(state, user("person_same1", p.nick, { ...a, wxid: "pebble_71" }), now - 90 * dayMs);
    addFriend(state, user("person_same2", p.nick, { ...b, wxid: "pebble_17" }), now - 60 * dayMs);
  },
  checks: [
    {
      that: "there is one new contact, with this number alone",
      holds: ({ before, after, params }) => {
        const [one, ...more] = addedEntries(before.contacts.contacts, after.contacts.contacts);
        return more.length === 0 && one !== undefined && hasOnlyNumber(one, params.number);
      },
    },
    {
      that: "it has the name, is no favourite and in no group",
      holds: ({ before, after, params }) =>
        addedEntries(before.contacts.contacts, after.contacts.contacts).some(
          ({ id, starred, groups }) => findName(after.contacts, id) === params.nick && !starred && groups.length === 0,
        ),
    },
  ],
  allow: ({ contacts: book }) => [added(book.contacts, 1, plainCard)],
  free: [phoneLabel],

  oracle: async (o, { nick, region, number, first }) => {
    await o.open(wechat);
    await o.set(wechat, "main", { tab: "contacts" });
    await o.sees(nick);
    await o.act(wechat, "main.openFriend", { person: "person_same1" });
    if (!first) {
      await o.back();
      await o.act(wechat, "main.openFriend", { person: "person_same2" });
    }
    await o.sees(region, number);
    await o.act(wechat, "profile.more");
    await o.act(wechat, "profileMore.keepNumber");
    await o.act(contacts, "editor.save");
  },
});
