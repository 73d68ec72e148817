import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { addFriend, user } from "../kit/wechat.ts";

/** Two friends have the same name. Block the friend from the given region. */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "social", "extract", "settings"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const regions = r.sample(
      [
        say("Thornby", "棘镇"),
        say("Shanghai", "上海"),
        say("Windle", "温德尔"),
        say("Saltmarsh", "盐沼"),
        say("Upper Mill", "上磨坊"),
      ],
      2,
    );
    return {
      nick: r.pick([
        say("Bright Loans", "光明信贷"),
        say("Good Homes", "好房在线"),
        say("Fit in Five", "五分钟健身"),
        say("Lucky Tea", "好运茶行"),
      ]),
      region: regions[0]!,
      otherRegion: regions[1]!,
      first: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      ({ nick, region }) =>
        `Two of my {app.wechat} contacts are called "${nick}". Block the one from ${region} and leave the other alone.`,
    ],
    zh: [
      ({ nick, region }) =>
        `我的{app.wechat}通讯录里有两个“${nick}”。请把地区是${region}的那个加入黑名单，另一个不要动。`,
    ],
  },
  setup: ({ wechat: state }, { nick, region, otherRegion, first }, { now }) => {
    const [a, b] = first ? [region, otherRegion] : [otherRegion, region];
    addFriend(state, user("person_ad1", nick, { region: a, wxid: "shop_desk_27" }), now - 90 * dayMs);
    addFriend(state, user("person_ad2", nick, { region: b, wxid: "shop_desk_72" }), now - 60 * dayMs);
  },
  checks: [
    {
      that: "this one is blocked",
      holds: ({ after, params }) => after.wechat.friends[targetPerson(params)]?.blocked === true,
    },
    {
      that: "the other is not",
      keeps: true,
      holds: ({ after, params }) => {
        const other = after.wechat.friends[targetPerson({ first: !params.first })];
        return other !== undefined && other.blocked === undefined;
      },
    },
  ],
  allow: ({ wechat: state }, p) => [state.friends[targetPerson(p)]?.blocked],

  oracle: async (o, { nick, region, first }) => {
    await o.open(wechat);
    await o.set(wechat, "main", { tab: "contacts" });
    await o.sees(nick);
    // The profile that is opened first can be the wrong profile.
    await o.act(wechat, "main.openFriend", { person: "person_ad1" });
    if (!first) {
      await o.back();
      await o.act(wechat, "main.openFriend", { person: "person_ad2" });
    }
    await o.sees(region);
    await o.act(wechat, "profile.more");
    await o.act(wechat, "profileMore.block");
    await o.confirm();
  },
});
const targetPerson = ({ first }: { readonly first: boolean }): string => (first ? "person_ad1" : "person_ad2");
