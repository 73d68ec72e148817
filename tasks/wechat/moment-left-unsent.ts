import { nameOf } from "#apps/wechat/shared-queries.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { findFrontScreen } from "#judge/view.ts";
import { openTab } from "../kit/wechat-services.ts";

/** Write a moment, choose who can see it, and leave it on the screen without posting it. */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L2",
  tags: ["nav", "social", "create"],
  budget: 30,
  revision: 1,

  params: (r, { wechat: state }, { say }) => {
    // Some of these people have similar names.
    const person = `person_${r.pick(["anna_weber", "anna_webber", "alex_renner", "alex_petrov", "mia", "leo", "finn"])}`;
    return {
      person,
      name: nameOf(state, person),
      kind: r.pick(["only", "except"] as const),
      text: say(...r.pick(postTexts)),
    };
  },
  instruction: {
    en: [
      ({ name, kind, text }) =>
        `Get a moment ready on {app.wechat} with no picture, ${kind === "only" ? `visible only to ${name}` : `hidden only from ${name}`}, and just this text: "${text}" Don't post it. Leave its page open on the screen so I can look it over.`,
    ],
    zh: [
      ({ name, kind, text }) =>
        `请在{app.wechat}里写好一条朋友圈，不带图片，${kind === "only" ? `只给${name}看` : `只不给${name}看`}，文字是：“${text}”先不要发表，停在编辑页面，我看过再发。`,
    ],
  },
  checks: [
    {
      that: "the page of a new post is on the screen, with these words and nothing over it",
      holds: ({ after, params }) => {
        const page = findFrontScreen(after.view, wechat, "publish");
        return (
          page !== null &&
          page.view.text.trim() === params.text &&
          page.view.pictures.length === 0 &&
          page.view.open === null
        );
      },
    },
    {
      that: "it would be shown to whom it is meant for",
      holds: ({ after, params }) => {
        const page = findFrontScreen(after.view, wechat, "publish");
        return (
          page?.view.kind === params.kind && page.view.people.join() === params.person && page.view.tags.length === 0
        );
      },
    },
    {
      that: "it names no place and tells nobody of itself",
      keeps: true,
      holds: ({ after }) => {
        const page = findFrontScreen(after.view, wechat, "publish");
        return page === null || (page.view.place === "" && page.view.remind.length === 0);
      },
    },
    { that: "nothing was posted", unchanged: ({ wechat: state }) => Object.keys(state.posts) },
  ],
  shown: ({ view }) => [view.front, view.tasks["wechat"]],
  allow: () => [],

  oracle: async (o, p) => {
    await openTab(o, "discover");
    await o.act(wechat, "main.moments");
    await o.act(wechat, "moments.new");
    await o.act(wechat, "moments.newText");
    await o.type("text", p.text);
    await o.set(wechat, "publish", { open: "audience" });
    await o.act(wechat, "publish.chooseKind", { kind: p.kind });
    await o.act(wechat, "publish.togglePerson", { person: p.person });
    await o.back();
  },
});
const postTexts: readonly (readonly [en: string, zh: string])[] = [
  ["Somebody had to try it first.", "总得有人先试一试。"],
  ["Three hours, one photo, no regrets.", "三个小时一张照片，不后悔。"],
  ["Guess who is back in town.", "猜猜谁回来了。"],
  ["This is the quiet corner I told you about.", "这就是我说的那个安静角落。"],
  ["The kettle and I have reached an agreement.", "我和水壶达成协议了。"],
];
