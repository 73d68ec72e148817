import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import places from "#world/places/index.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { isPostLeftAlone, keepsMomentsInbox, openTab } from "../kit/wechat-services.ts";

/**
 * Post a text with a location. The post is visible only to friends with a given tag, or hidden only from friends with
 * this tag. Another tag has a similar name.
 */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "social", "create", "settings"],
  budget: 30,
  revision: 2,

  facts: async (world, r) => {
    const { rows } = await world.read(places.queries.find, { sort: "rating", page: 0 });
    const { name } = r.pick(rows);
    return { en: name.en, zh: name.zh };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, place) => {
    const [tag, twin] = r.pick(similarTags);
    const first = r.chance(0.5);
    return {
      text: say(...r.pick(postTexts)),
      place: say(place.en, place.zh),
      tag: say(...(first ? tag : twin)),
      twin: say(...(first ? twin : tag)),
      kind: r.pick(["only", "except"] as const),
      members: r.sample(["sofia", "yuki", "vera", "finn", "ruth", "tomas", "greta", "okafor"], 4),
    };
  },
  instruction: {
    en: [
      ({ text, place, tag, kind }) =>
        `Post "${text}" to Moments on {app.wechat}, no picture, with the location "${place}", ${kind === "only" ? `visible only to friends tagged "${tag}"` : `hidden only from friends tagged "${tag}"`}.`,
      ({ text, place, tag, kind }) =>
        `Write a moment on {app.wechat} that just says "${text}", with the location "${place}" and no picture. ${kind === "only" ? `Only friends with the tag "${tag}" should see it.` : `Hide it from friends with the tag "${tag}" and from nobody else.`}`,
    ],
    zh: [
      ({ text, place, tag, kind }) =>
        `请在{app.wechat}发一条不带图片的朋友圈“${text}”，所在位置选“${place}”，${kind === "only" ? `仅标签“${tag}”里的朋友可见` : `标签“${tag}”里的朋友不可见，其他人都可见`}。`,
      ({ text, place, tag, kind }) =>
        `帮我在{app.wechat}写一条朋友圈：文字是“${text}”，不配图，位置是“${place}”。${kind === "only" ? `只给“${tag}”这个标签看，别人都不给看。` : `只屏蔽“${tag}”这个标签，其他人都能看。`}`,
    ],
  },
  setup: ({ wechat: state }, p) => {
    addEntries(state.tags, { id: "tag_meant", name: p.tag }, { id: "tag_twin", name: p.twin });
    for (const [i, id] of p.members.entries())
      state.friends[`person_${id}`]?.tags.push(i % 2 === 0 ? "tag_meant" : "tag_twin");
  },
  checks: [
    { that: "there is one more post", oneNew: ({ wechat: state }) => state.posts },
    {
      that: "it has these words and this place, and nothing else",
      holds: ({ before, after, params }) =>
        addedEntries(before.wechat.posts, after.wechat.posts).some(
          (post) =>
            post.text === params.text &&
            post.place === params.place &&
            post.pictures.length === 0 &&
            post.remind === undefined &&
            isPostLeftAlone(post),
        ),
    },
    {
      that: "it is shown to whom it is meant for",
      holds: ({ before, after, params }) =>
        addedEntries(before.wechat.posts, after.wechat.posts).some(
          ({ audience }) =>
            audience?.kind === params.kind && audience.tags.join() === "tag_meant" && audience.people.length === 0,
        ),
    },
    keepsMomentsInbox,
  ],
  allow: ({ wechat: state }) => [added(state.posts), state.momentsComing, state.momentsInbox],
  free: [{ why: "When friends take notice is theirs", paths: ({ wechat: state }) => [state.momentsComing] }],

  oracle: async (o, p) => {
    await openTab(o, "discover");
    await o.act(wechat, "main.moments");
    await o.act(wechat, "moments.new");
    await o.act(wechat, "moments.newText");
    await o.type("text", p.text);
    await o.set(wechat, "publish", { open: "place" });
    await o.act(wechat, "publish.choosePlace", { place: p.place });
    await o.set(wechat, "publish", { open: "audience" });
    await o.act(wechat, "publish.chooseKind", { kind: p.kind });
    await o.act(wechat, "publish.toggleTag", { tag: "tag_meant" });
    await o.back();
    await o.act(wechat, "publish.publish");
  },
});
type LocalizedPair = readonly [en: string, zh: string];
const similarTags: readonly (readonly [LocalizedPair, LocalizedPair])[] = [
  [
    ["Choir", "合唱团"],
    ["Choir board", "合唱团理事"],
  ],
  [
    ["Book circle", "读书会"],
    ["Old book circle", "以前的读书会"],
  ],
  [
    ["Night school", "夜校"],
    ["Night school staff", "夜校老师"],
  ],
  [
    ["Neighbours", "邻居"],
    ["Former neighbours", "以前的邻居"],
  ],
];
const postTexts: readonly LocalizedPair[] = [
  ["Found a table by the window.", "占到了靠窗的位子。"],
  ["Anybody else here today?", "今天还有谁也在这儿？"],
  ["Back here after two years.", "隔了两年又来了。"],
  ["It is quieter than I thought.", "比想象中安静。"],
  ["Worth the walk.", "这一路没白走。"],
  ["Bring a coat if you come.", "要来的话带件外套。"],
];
