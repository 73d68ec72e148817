import weread from "#apps/weread/index.ts";
import { durationText } from "#os/format.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { fillIn } from "../kit/phrases.ts";
import { drawAudiobooks, openTab, ownRecords } from "../kit/weread.ts";

/** Find the longest chapter of the audiobook that was heard last, and its length. Another one was heard before it. */
export default defineTask({
  apps: [weread],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    // Chapters that are nearly as long are hard to tell apart, and many chapters are only work.
    const [audio, earlier] = await drawAudiobooks(world, r, lang, 2, ({ chapters }) => {
      const [first, second] = chapters.toSorted((a, b) => b.ms - a.ms);
      return chapters.length <= 28 && first!.ms > second!.ms + 10_000;
    });
    const { id, title, narrator, chapters } = audio!;
    return { id, title, narrator, chapters, earlier: earlier!.id };
  },
  listed: { instances: 99, answerFields: 2 },
  params: (r, _phone, _say, facts) => ({ ...facts, heard: r.int(0, 3), minutes: r.int(1, 3) }),
  instruction: {
    en: [
      () =>
        `Which chapter is the longest in the audiobook I listened to last in {app.weread}, and how long is that chapter? ${fillIn.en}`,
    ],
    zh: [() => `我最近在{app.weread}里听的那本有声书，哪一章最长，时长是多少？${fillIn.zh}`],
  },
  setup: ({ weread: state }, { id, earlier, heard, minutes }, { now }) => {
    state.listened[earlier] = { audio: earlier, chapter: 1, ms: 62_000, at: now - 2 * dayMs };
    state.listened[id] = { audio: id, chapter: heard, ms: minutes * minuteMs, at: now - 15 * hourMs };
  },
  checks: [{ that: "nothing was bought, saved or followed", unchanged: ({ weread: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      chapter: text(say("Chapter", "章节"), say("The title in the list of chapters", "章节列表里的标题")),
      length: text(
        say("Length", "时长"),
        say("As in the list, such as 12:05 or 1:02:05", "按列表里的写法，如 12:05 或 1:02:05"),
      ),
    }),
    expected: ({ params: { chapters } }) => {
      const { title, ms } = longest(chapters);
      return { chapter: title, length: durationText(ms) };
    },
  },

  oracle: async (o, { id, title, narrator, chapters }) => {
    await openTab(o, "Audio");
    await o.sees(title);
    await o.act(weread, "audio.openAudio", { audio: id });
    await o.sees(narrator);
    for (const chapter of chapters) await o.sees(chapter.title, durationText(chapter.ms));
    const found = longest(chapters);
    o.reads(
      chapters.map(({ ms }) => durationText(ms)),
      found.title,
      durationText(found.ms),
    );
    await o.answer({ chapter: found.title, length: durationText(found.ms) });
  },
});
const longest = <T extends { readonly ms: number }>(chapters: readonly T[]): T =>
  chapters.toSorted((a, b) => b.ms - a.ms)[0]!;
