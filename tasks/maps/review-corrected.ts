import maps from "#apps/maps/index.ts";
import { defineTask } from "#judge/define.ts";
import { addEntries } from "../kit/records.ts";

/** Change the stars and the text of one of the owner's reviews. */
export default defineTask({
  apps: [maps],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "edit", "social"],
  budget: 30,
  revision: 1,

  params: (r, _phone, { say }) => {
    const [meant, other] = r.sample(
      [
        { id: "place_lotus", name: say("Golden Lotus", "金莲餐厅") },
        { id: "place_gym", name: say("Summit Climbing Gym", "峰顶攀岩馆") },
        { id: "place_yuki", name: say("Yuki's Tea", "田悠茶铺") },
        { id: "place_bikes", name: say("Spoke & Chain", "链条单车行") },
        { id: "place_twoovens", name: say("Two Ovens", "双炉坊") },
      ],
      2,
    );
    const stars = r.int(3, 5);
    return {
      meant: meant!,
      other: other!,
      was: r.int(1, 2),
      stars,
      text: r.pick([
        say("Much better than the first time.", "比第一次好多了。"),
        say("I was too strict. Go there.", "我太苛刻了，值得一去。"),
        say("New staff, and it shows.", "换了新店员，果然不一样。"),
        say("Friendly, quick and fair.", "热情、利落、公道。"),
      ]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Change my review of "${p.meant.name}" in {app.maps} to ${p.stars} stars, and replace what it says with just this: "${p.text}"`,
      (p) =>
        `I was unfair to "${p.meant.name}" in my {app.maps} review. Give it ${p.stars} stars and make the text only: "${p.text}"`,
    ],
    zh: [
      (p) => `请修改我在{app.maps}上对“${p.meant.name}”的评价：改成 ${p.stars} 星，文字全部换成：“${p.text}”`,
      (p) => `我在{app.maps}上给“${p.meant.name}”的评价太低了，请改成 ${p.stars} 星，文字只写这一句：“${p.text}”`,
    ],
  },
  setup: ({ maps: state }, p, { now, say }) => {
    const review = (place: string, stars: number, text: string, days: number) => ({
      id: place,
      place,
      stars,
      text,
      photos: [],
      at: now - days * 86_400_000,
      editedAt: null,
    });
    const all: Record<string, ReturnType<typeof review>> = {};
    addEntries(
      all,
      review(p.meant.id, p.was, say("Slow, and the door sticks.", "慢，门还卡。"), 12),
      review(p.other.id, p.was, say("Loud music.", "音乐太吵。"), 5),
    );
    for (const { id: _, ...one } of Object.values(all)) state.reviews[one.place] = one;
  },
  checks: [
    {
      that: "the review has these stars and these words",
      holds: ({ after, params: p }) => {
        const found = after.maps.reviews[p.meant.id];
        return found?.stars === p.stars && found.text === p.text && found.photos.length === 0;
      },
    },
    { that: "the other review is as it was", unchanged: ({ maps: { reviews } }) => Object.keys(reviews).length },
  ],
  allow: ({ maps: { reviews } }, p) => [reviews[p.meant.id]],

  oracle: async (o, p) => {
    await o.open(maps);
    await o.act(maps, "main.goTo", { tab: "contribute" });
    await o.act(maps, "main.contributions");
    await o.act(maps, "contributions.openReview", { place: p.meant.id });
    await o.act(maps, "review.rate", { stars: p.stars });
    await o.type("text", p.text);
    await o.act(maps, "review.post");
  },
});
