import x from "#apps/x/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs } from "#state/civil.ts";
import scenes from "#world/scenes/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { firstWords, isShown, openDrawer, ownRecords, readScenePosts } from "../kit/x.ts";
import { isPlainName } from "../kit/social.ts";

/** Compare the totals of receipts that bookmarked posts show. Other bookmarks show a menu and a market stall. */
export default defineTask({
  apps: [x],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "image", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const shots: { id: string; name: string; text: string; alt: string; total: number }[] = [];
    const authors = new Set<string>();
    const pictures = new Set<string>();
    for (const post of r.shuffle([...(await readScenePosts(world, lang, "receipt"))])) {
      const { picture, alt } = post.media[0]!;
      if (!isShown(lang, post.author) || !isPlainName(post.name) || post.kind !== "post") continue;
      if (authors.has(post.name) || pictures.has(picture.scene!)) continue;
      authors.add(post.name);
      pictures.add(picture.scene!);
      const { facts } = (await world.read(scenes.queries.facts, { id: picture.scene! }))!;
      const total = Number(facts["total"]);
      if (shots.some((one) => one.total === total)) continue;
      shots.push({ id: post.id, name: post.name, text: post.text, alt, total });
      if (shots.length === 3) break;
    }
    const others = await Promise.all(
      (["menu", "market"] as const).map(
        async (kind) =>
          r.pick((await readScenePosts(world, lang, kind)).filter((post) => isShown(lang, post.author))).id,
      ),
    );
    return { shots, others };
  },
  listed: { instances: 100, answerFields: 2 },
  params: (_r, _phone, { say }, { shots, others }) => ({
    shots: shots.map(({ alt, ...shot }) => ({ ...shot, picture: alt || say("Photo 1 of 1", "第 1 张照片，共 1 张") })),
    others,
  }),
  instruction: {
    en: [
      () =>
        `I've bookmarked a few posts with photos of receipts on {app.x}. Who posted the receipt with the highest total, and what's the total? ${fillIn.en}`,
      () =>
        `Compare the photographed receipts in my {app.x} bookmarks and find the one with the highest total. Who posted it, and what does it come to? ${fillIn.en}`,
    ],
    zh: [
      () => `我在{app.x}的书签里存了几条晒小票的帖子。合计最高的那张小票是谁发的，合计多少？${fillIn.zh}`,
      () => `看看我{app.x}书签里那几张购物小票的照片，哪张的合计最高？是谁发的，合计多少钱？${fillIn.zh}`,
    ],
  },
  setup: ({ x: state }, { shots, others }, { now }) => {
    const order = [shots[0]!.id, others[0]!, shots[1]!.id, others[1]!, shots[2]!.id];
    for (const [n, post] of order.entries()) state.bookmarked[post] = { post, at: now - (5 + n * 11) * hourMs };
  },
  checks: [{ that: "nothing was liked, bookmarked or written", unchanged: ({ x: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      name: text(
        say("Who posted it", "发帖的人"),
        say("The name on the profile, without @", "个人资料上的名字，不带@"),
      ),
      total: number(say("Total", "合计"), say("A number, without the currency", "数字，不写货币"), 0.001),
    }),
    expected: ({ params: { shots } }) => {
      const { name, total } = highest(shots);
      return { name, total };
    },
  },

  oracle: async (o, { shots }) => {
    await openDrawer(o);
    await o.act(x, "home.openBookmarks");
    for (const { id, name, text: said, picture, total } of shots) {
      await o.sees(name, firstWords(said));
      await o.act(x, "bookmarks.openPost", { post: id });
      await o.act(x, "post.openMedia", { post: id, at: 0 });
      await o.seesIn(picture, total);
      await o.back();
      await o.back();
    }
    const { name, total } = highest(shots);
    o.reads(
      shots.map((one) => one.total),
      total,
    );
    await o.answer({ name, total });
  },
});
const highest = <T extends { readonly total: number }>(shots: readonly T[]): T =>
  shots.toSorted((a, b) => b.total - a.total)[0]!;
