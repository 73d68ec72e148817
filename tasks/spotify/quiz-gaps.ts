import { releasedAt } from "#apps/spotify/features/catalogue/queries.ts";
import { dayText } from "#apps/spotify/format.ts";
import spotify from "#apps/spotify/index.ts";
import { publicOf } from "#apps/spotify/world.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import music from "#world/music/index.ts";
import type { World } from "#world/read.ts";
import { fillIn } from "../kit/phrases.ts";
import { openSaved, ownRecords } from "../kit/spotify.ts";

/** Two sentences from the descriptions of saved episodes lack a number. Find both, and the earlier of the episodes. */
export default defineTask({
  apps: [spotify],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const drawn = await drawTold(world, r, lang, 5);
    // The first two are the episodes of the quiz. Their numbers and dates differ.
    const [first, ...rest] = drawn;
    const second = rest.find(({ value, age }) => value !== first!.value && Math.abs(age - first!.age) > 2);
    if (!second) throw new Error("no episodes fit");
    return { quiz: [first!, second], others: rest.filter((one) => one !== second) };
  },
  listed: { instances: 100, answerFields: 3 },
  params: (r, { os }, { now, offsetMin }, { quiz, others }) => ({
    quiz: quiz.map(({ id, title, sentence, value, gap, age }) => ({
      id,
      title,
      sentence,
      value,
      gap,
      date: dayText(releasedAt({ age }, now, offsetMin), os, now),
    })),
    earlier: quiz[0]!.age > quiz[1]!.age ? quiz[0]!.title : quiz[1]!.title,
    saved: r.shuffle([...quiz, ...others]).map(({ id, title }) => ({ id, title })),
    days: r.int(2, 20),
  }),
  instruction: {
    en: [
      ({ quiz: [a, b] }) =>
        `I'm writing a quiz from the descriptions of the podcast episodes in Your Episodes in {app.spotify}. Which numbers belong in the gaps? First gap: "${a!.gap}" Second gap: "${b!.gap}" I'd also like to know which of these two episodes came out earlier. ${fillIn.en}`,
      ({ quiz: [a, b] }) =>
        `Two sentences from the descriptions of my saved episodes in {app.spotify} are missing a number: 1) "${a!.gap}" 2) "${b!.gap}" Look both numbers up under Your Episodes, and check which of the two episodes has the earlier date. ${fillIn.en}`,
    ],
    zh: [
      ({ quiz: [a, b] }) =>
        `我想用{app.spotify}“你的单集”里几集播客的简介出题，下面两句话各缺一个数字。第一句：“${a!.gap}”第二句：“${b!.gap}”各应填什么数字？这两集中哪一集发布得更早？${fillIn.zh}`,
      ({ quiz: [a, b] }) =>
        `{app.spotify}里我存的几集播客（“你的单集”），简介里有这样两句：①“${a!.gap}”②“${b!.gap}”帮我查出空缺的两个数字，再看看这两集哪一集的日期更早。${fillIn.zh}`,
    ],
  },
  setup: ({ spotify: state }, { saved, days }, { now }) => {
    state.savedEpisodes = Object.fromEntries(saved.map(({ id }, n) => [id, now - (days + n * 2) * dayMs]));
  },
  checks: [{ that: "nothing was saved, played or marked", unchanged: ({ spotify: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: ({ saved }, say) => ({
      first: number(say("Number in the first gap", "第一句缺的数字"), say("Digits only", "只填数字")),
      second: number(say("Number in the second gap", "第二句缺的数字"), say("Digits only", "只填数字")),
      earlier: choice(
        say("Earlier episode", "发布更早的一集"),
        saved.map(({ title }) => title),
      ),
    }),
    expected: ({ params: { quiz, earlier } }) => ({ first: quiz[0]!.value, second: quiz[1]!.value, earlier }),
  },

  oracle: async (o, { quiz, earlier }) => {
    await openSaved(o);
    for (const { id, title, sentence, date } of quiz) {
      await o.sees(title);
      await o.act(spotify, "savedEpisodes.openEpisode", { episode: id });
      await o.sees(sentence, date);
      await o.back();
    }
    const values = quiz.map(({ value }) => value);
    o.reads(
      quiz.flatMap(({ sentence, date }) => [sentence, date]),
      ...values,
      earlier,
    );
    await o.answer({ first: values[0]!, second: values[1]!, earlier });
  },
});
/** Draws episodes of different podcasts whose description states a number, in a sentence with no other number. */
async function drawTold(world: World, r: Rng, lang: Lang, count: number) {
  const out: Told[] = [];
  const asked = { public: publicOf(lang), form: "episode" } as const;
  const pages = [0, 1, 2].map((page) => world.read(music.queries.described, { ...asked, page }));
  for (const { id, facts } of r.shuffle((await Promise.all(pages)).flatMap(({ rows }) => rows))) {
    const [fact] = facts;
    if (facts.length !== 1 || typeof fact!.value !== "number" || fact!.value < 3) continue;
    const [sentence, shown] = [fact!.about, String(fact!.value)];
    if (sentence.replace(shown, "").match(/\d/) || !sentence.includes(shown)) continue;
    const { title, show, age, explicit } = (await world.read(music.queries.episode, { id }))!;
    if (explicit || age < 1 || out.some((one) => one.show === show || one.title === title)) continue;
    const gap = sentence.replace(shown, lang === "en" ? "___" : "＿＿");
    out.push({ id, title, show, age, sentence, value: fact!.value, gap });
    if (out.length === count) return out;
  }
  throw new Error(`fewer than ${count} episodes fit`);
}
type Told = {
  readonly id: string;
  readonly title: string;
  readonly show: string;
  readonly age: number;
  readonly sentence: string;
  readonly value: number;
  readonly gap: string;
};
