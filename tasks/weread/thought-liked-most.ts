import { chapterId } from "#apps/weread/ids.ts";
import weread from "#apps/weread/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import books from "#world/books/index.ts";
import type { World } from "#world/read.ts";
import { fillIn } from "../kit/phrases.ts";
import type { Localized } from "../kit/social.ts";
import { openTab, ownRecords, readFriends, wholeBooks } from "../kit/weread.ts";

/**
 * Go through the thoughts in the notes of three books, find the one that most people like, and count those that only the
 * owner sees. Highlights without thoughts stand beside them.
 */
export default defineTask({
  apps: [weread],
  split: "test",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["explore", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => ({
    passages: await drawPassages(world, r, lang),
    friends: (await readFriends(world, lang)).map(({ id }) => id),
  }),
  listed: { instances: 100, answerFields: 3 },
  params: (r, _, { say }, { passages, friends }) => {
    const thoughts = passages.filter(({ isThought }) => isThought);
    const said = r.sample(texts, thoughts.length);
    const likes = r.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], thoughts.length);
    const hidden = r.sample(
      thoughts.map((_thought, n) => n),
      r.int(1, 4),
    );
    const written = thoughts.map(({ chapterTitle, ...passage }, n) => ({
      ...passage,
      chapterTitle,
      thought: say(...said[n]!),
      private: hidden.includes(n),
      likedBy: hidden.includes(n) ? [] : r.sample(friends, likes[n]!),
    }));
    const best = written.toSorted((a, b) => b.likedBy.length - a.likedBy.length)[0]!;
    return {
      written,
      plain: passages
        .filter(({ isThought }) => !isThought)
        .map((passage) => ({ ...passage, thought: "", private: true, likedBy: [] as string[] })),
      best: { chapter: best.chapterTitle, likes: best.likedBy.length, thought: best.thought },
      hidden: hidden.length,
    };
  },
  instruction: {
    en: [
      () =>
        `Of all the thoughts I've written in my books on {app.weread}, which has the most likes? Tell me the chapter it's in and the number of likes, and also how many of my thoughts only I can see. ${fillIn.en}`,
      () =>
        `Please look through my notes in {app.weread}, in all the books. I want to know two things: in which chapter my most liked thought is and how many likes it has, and how many of my thoughts are set to "Only me". ${fillIn.en}`,
    ],
    zh: [
      () =>
        `我在{app.weread}各本书里写过的想法，获赞最多的那条在哪一章、有多少个赞？另外有几条想法是仅自己可见的？${fillIn.zh}`,
      () =>
        `帮我把{app.weread}里所有书的笔记翻一遍：点赞最多的想法写在哪一章，多少赞；再数数一共有几条想法设成了仅自己可见。${fillIn.zh}`,
    ],
  },
  setup: ({ weread: state }, { written, plain }, { now }) => {
    for (const [n, one] of [...written, ...plain].entries()) {
      const { book, chapter, paragraph, start, end, text: words, thought, private: isPrivate, likedBy } = one;
      const id = `mark_own${n + 1}`;
      state.marks[id] = {
        ...{ id, book, chapter, paragraph, start, end, text: words, look: "line", thought },
        private: isPrivate,
        likedBy: [...likedBy],
        at: now - (n + 2) * dayMs - n * hourMs,
      };
    }
  },
  checks: [{ that: "nothing was changed in the app", unchanged: ({ weread: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      chapter: text(
        say("Chapter of the most liked thought", "获赞最多的想法在哪一章"),
        say("Title of the chapter", "章名"),
      ),
      likes: number(say("Likes of this thought", "这条想法的赞数"), say("A whole number", "整数")),
      hidden: number(say("Thoughts that only I can see", "仅自己可见的想法"), say("A whole number", "整数")),
    }),
    expected: ({ params: { best, hidden } }) => ({ chapter: best.chapter, likes: best.likes, hidden }),
  },

  oracle: async (o, { written, best, hidden }, { say }) => {
    await openTab(o, "Me");
    await o.act(weread, "me.notes");
    const only = say("Only me", "仅自己可见");
    for (const book of new Set(written.map((one) => one.book))) {
      await o.sees(written.find((one) => one.book === book)!.title);
      await o.act(weread, "notes.openNotes", { book });
      await o.act(weread, "bookNotes.showTab", { tab: "thoughts" });
      for (const one of written.filter((thought) => thought.book === book)) {
        await o.sees(one.thought);
        if (one.private) await o.sees(only);
        else
          await o.sees(
            say(`${one.likedBy.length} ${one.likedBy.length === 1 ? "like" : "likes"}`, `${one.likedBy.length} 个赞`),
          );
        if (one.thought === best.thought) await o.sees(best.chapter);
      }
      await o.back();
    }
    o.reads([only, best.chapter], best.likes, hidden);
    await o.answer({ chapter: best.chapter, likes: best.likes, hidden });
  },
});
/** Draws passages of all books with a text, in different chapters: three each, of which two carry a thought. */
async function drawPassages(world: World, r: Rng, lang: Lang) {
  const out = [];
  const used = new Set<string>();
  for (const book of r.shuffle(wholeBooks(lang))) {
    const { title, contents } = (await world.read(books.queries.book, { id: book }))!;
    const { rows } = await world.read(books.queries.highlights, { book });
    const chosen: string[] = [];
    for (const { number: chapter, paragraph, start, end, text: words } of r.shuffle(rows)) {
      const chapterTitle = contents[chapter - 1]!.title;
      const id = chapterId(book, chapter);
      if (chosen.length === 3) break;
      if (chapter === 1 || chosen.includes(id) || used.has(chapterTitle) || words.length > 160) continue;
      chosen.push(id);
      used.add(chapterTitle);
      const isThought = chosen.length < 3;
      out.push({ book, title, chapter, chapterTitle, paragraph, start, end, text: words, isThought });
    }
  }
  return out;
}
const texts: readonly Localized[] = [
  ["I'd have done the same.", "换我也会这么做。"],
  ["Nobody writes like this any more.", "现在没人这么写了。"],
  ["Had to read this twice.", "这一句读了两遍。"],
  ["My grandfather used to say something like it.", "我爷爷以前也说过差不多的话。"],
  ["Is this the moment where it all turns?", "是不是从这里开始转折的？"],
  ["Copied it onto the fridge.", "抄下来贴在冰箱上了。"],
  ["So much for good intentions.", "好心未必办成好事。"],
  ["I don't believe a word of it.", "这话我一个字也不信。"],
  ["You can hear the voice.", "能听见说话的声音。"],
  ["Still true today.", "放到今天也一样。"],
];
