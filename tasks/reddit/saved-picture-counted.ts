import reddit from "#apps/reddit/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import type { Lang } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import type { World } from "#world/read.ts";
import scenes from "#world/scenes/index.ts";
import { countableThings } from "../kit/countable-things.ts";
import { fillIn } from "../kit/phrases.ts";
import { isNewPost, isUnknown, openAccount, ownRecords, readAllPosts } from "../kit/reddit.ts";

/**
 * Count something in the picture of the post that the owner saved last among those with pictures. Posts without a
 * picture were saved later, and posts whose pictures show more or fewer of the same thing earlier.
 */
export default defineTask({
  apps: [reddit],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "image", "extract"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const pictures = await readPictures(world, lang);
    // Few pictures of a language show the same thing in different numbers, so one earlier picture is enough.
    const othersOf = (meant: CountedPicture): readonly CountedPicture[] =>
      pictures.filter(({ id, icon, count }) => id !== meant.id && icon === meant.icon && count !== meant.count);
    const fitting = pictures.filter((one) => one.count > 1 && othersOf(one).length > 0);
    // The author of a thing that only one or two posts show could be guessed.
    const frequent = Object.keys(countableThings).filter(
      (icon) => fitting.filter((one) => one.icon === icon).length > 2,
    );
    const icon = r.pick(frequent);
    const meant = r.pick(fitting.filter((one) => one.icon === icon));
    const others = r.shuffle([...othersOf(meant)]);
    const all = await readAllPosts(world, lang);
    const words = all.filter(
      (one) => one.pictures.length === 0 && isNewPost(lang, one.id) && isUnknown(lang, one.author),
    );
    return { ...meant, later: r.sample(words, 2).map(({ id }) => id), earlier: others.slice(0, 2).map(({ id }) => id) };
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, facts) => ({
    ...facts,
    things: say(...countableThings[facts.icon]!),
    minutes: r.int(60, 110),
    picture: say("Picture 1 of 1", "第 1 张，共 1 张"),
  }),
  instruction: {
    en: [
      ({ things }) =>
        `Look at the last post with a picture that I saved on {app.reddit}. How many ${things} are there in the picture, and who posted it? ${fillIn.en}`,
    ],
    zh: [({ things }) => `看看我在{app.reddit}最近收藏的那个带图的帖子，图里有几${things}？帖子是谁发的？${fillIn.zh}`],
  },
  setup: ({ reddit: state }, { id, later, earlier, minutes }, { now }) => {
    for (const [n, post] of [...later, id, ...earlier].entries())
      state.saved[post] = now - (minutes - 50 + n * 20) * minuteMs;
  },
  checks: [{ that: "nothing was voted on, saved or written", unchanged: ({ reddit: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      count: number(say("How many", "有几个"), say("A whole number", "整数")),
      author: text(say("Author of the post", "发帖人"), say("User name without u/", "用户名，不含 u/")),
    }),
    expected: ({ params: { count, name } }) => ({ count, author: name }),
  },

  oracle: async (o, { id, title, name, count, picture }) => {
    await openAccount(o, "Saved");
    await o.sees(title);
    await o.act(reddit, "saved.open", { post: id });
    await o.sees(`u/${name}`);
    o.reads([`u/${name}`], name);
    await o.act(reddit, "post.look", { post: id, first: 0 });
    await o.seesIn(picture, count);
    await o.answer({ count, author: name });
  },
});
/** In pictures of these kinds, nothing covers the things. */
const isClear = /^(?:animal|kitchen|table)_/;
interface CountedPicture {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly icon: string;
  readonly count: number;
}
/** All posts with one picture that shows a countable thing, one entry for each thing. */
async function readPictures(world: World, lang: Lang): Promise<CountedPicture[]> {
  const posts = (await readAllPosts(world, lang)).filter(
    ({ id, pictures, spoiler, author }) =>
      pictures.length === 1 && isClear.test(pictures[0]!) && !spoiler && isNewPost(lang, id) && isUnknown(lang, author),
  );
  const items = await Promise.all(
    [...new Set(posts.map(({ pictures }) => pictures[0]!))].map(async (scene) => {
      const found = await world.read(scenes.queries.facts, { id: scene });
      return [scene, (found?.facts["items"] ?? []) as readonly { icon: string; count: number }[]] as const;
    }),
  );
  const byScene = new Map(items);
  return posts.flatMap(({ id, title, name, pictures }) =>
    byScene
      .get(pictures[0]!)!
      .filter(({ icon }) => countableThings[icon])
      .map(({ icon, count }) => ({ id, title, name, icon, count })),
  );
}
