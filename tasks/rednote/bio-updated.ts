import rednote from "#apps/rednote/index.ts";
import { defineTask } from "#judge/define.ts";
import type { Localized } from "../kit/social.ts";

/** Replace the bio and the region of the owner's profile. */
export default defineTask({
  apps: [rednote],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L2",
  tags: ["nav", "edit"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => ({
    bio: say(...r.pick(bios)),
    region: say(...r.pick(regions)),
  }),
  instruction: {
    en: [
      ({ bio, region }) =>
        `I've moved to ${region}. In my {app.rednote} profile, change my bio to "${bio}" and put ${region} down as my region.`,
    ],
    zh: [
      ({ bio, region }) => `我搬到${region}了。请把{app.rednote}个人资料里的地区改成“${region}”，简介改成“${bio}”。`,
    ],
  },
  checks: [
    { that: "the bio is the new one", holds: ({ after, params }) => after.rednote.profile.bio === params.bio },
    { that: "the region is the new one", holds: ({ after, params }) => after.rednote.profile.region === params.region },
  ],
  allow: ({ rednote: state }) => [state.profile.bio, state.profile.region],

  oracle: async (o, { bio, region }) => {
    await o.open(rednote);
    await o.act(rednote, "home.goMe");
    await o.act(rednote, "me.editProfile");
    await o.act(rednote, "editProfile.edit", { field: "region" });
    await o.type("region", region);
    await o.act(rednote, "editField.save");
    await o.act(rednote, "editProfile.edit", { field: "bio" });
    await o.type("bio", bio);
    await o.act(rednote, "editField.save");
  },
});
const bios: readonly Localized[] = [
  ["Product designer. New in town, show me your bakeries.", "产品设计师｜刚搬来，求推荐面包店"],
  ["I draw maps for fun and screens for money.", "画地图是爱好，画界面是饭碗"],
  ["Plants, bikes, and one very long hallway.", "养花、骑车，还有一条很长的走廊"],
  ["Slow weekends. Faster weekdays.", "周末慢慢过，工作日快快过"],
  ["Designer by day, dumpling folder by night.", "白天做设计，晚上包饺子"],
  ["Ask me about lamps.", "灯具问题可以问我"],
  ["Learning to cook, one burnt pan at a time.", "学做饭中，锅已经糊了三口"],
  ["Here for the walks and the cats.", "来看散步路线和猫"],
];
const regions: readonly Localized[] = [
  ["Hangzhou", "杭州"],
  ["Chengdu", "成都"],
  ["Suzhou", "苏州"],
  ["Xiamen", "厦门"],
  ["Nanjing", "南京"],
  ["Qingdao", "青岛"],
];
