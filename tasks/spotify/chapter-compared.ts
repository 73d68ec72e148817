import spotify from "#apps/spotify/index.ts";
import { choice, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs } from "#state/civil.ts";
import music from "#world/music/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { drawShow, lengthText, openSaved, ownRecords } from "../kit/spotify.ts";

/** In which of the saved episodes of a podcast does a chapter begin earliest or latest? */
export default defineTask({
  apps: [spotify],
  split: "test",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    for (let tries = 0; tries < 60; tries++) {
      const { show, episodes } = await drawShow(world, r, lang, 8, (_, [one]) => one!.ms < 3_400_000);
      const other = await drawShow(world, r, lang, 4, ({ id, topic }) => id !== show.id && topic !== show.topic);
      const saved = r.sample(episodes, 4);
      const full = await world.read(music.queries.episodes, { ids: saved.map(({ id }) => id) });
      const all = await Promise.all(full.map(async ({ id }) => world.read(music.queries.episode, { id })));
      const chapter = r.pick(all[0]!.chapters.slice(1)).title;
      const wantsLast = r.chance(0.5);
      const timed = all.map((one) => ({
        id: one!.id,
        title: one!.title,
        atMs: one!.chapters.find(({ title }) => title === chapter)!.atMs,
      }));
      const [best, next] = timed.toSorted((a, b) => (wantsLast ? b.atMs - a.atMs : a.atMs - b.atMs));
      if (Math.abs(best!.atMs - next!.atMs) < 15_000 || timed.some(({ atMs }) => atMs > hourMs - 60_000)) continue;
      return {
        show: show.title,
        chapter,
        wantsLast,
        timed,
        others: r.sample(other.episodes, 2).map(({ id }) => id),
        best: { title: best!.title, atMs: best!.atMs },
      };
    }
    throw new Error("no episodes fit");
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, facts) => ({
    ...facts,
    asks: facts.wantsLast ? say("latest", "最晚") : say("earliest", "最早"),
    order: r.shuffle([...facts.timed.map(({ id }) => id), ...facts.others]),
  }),
  instruction: {
    en: [
      ({ show, chapter, asks }) =>
        `Compare the episodes of "${show}" that are in Your Episodes in {app.spotify}: in which one does the chapter "${chapter}" start the ${asks}, and at what time? ${fillIn.en}`,
      ({ show, chapter, asks }) =>
        `I've saved a few episodes of the podcast "${show}" to Your Episodes in {app.spotify}. Each has a chapter called "${chapter}". Which episode gets to it ${asks}, and when does the chapter begin there? ${fillIn.en}`,
    ],
    zh: [
      ({ show, chapter, asks }) =>
        `比较一下{app.spotify}“你的单集”里《${show}》的几集：哪一集的章节“${chapter}”开始得${asks}？从几分几秒开始？${fillIn.zh}`,
      ({ show, chapter, asks }) =>
        `我在{app.spotify}的“你的单集”里存了几集播客《${show}》，每集都有“${chapter}”这一章。哪一集进入这一章的时间${asks}，是在第几分几秒？${fillIn.zh}`,
    ],
  },
  setup: ({ spotify: state }, { order }, { now }) => {
    state.savedEpisodes = Object.fromEntries(order.map((id, n) => [id, now - (5 + n * 31) * hourMs]));
  },
  checks: [{ that: "nothing was saved, played or queued", unchanged: ({ spotify: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: ({ timed }, say) => ({
      episode: choice(
        say("Episode", "单集"),
        timed.map(({ title }) => title),
      ),
      start: text(
        say("Start of the chapter", "章节开始时间"),
        say("minutes:seconds, as shown", "分:秒，按显示的填写"),
        "duration",
      ),
    }),
    expected: ({ params: { best } }) => ({ episode: best.title, start: lengthText(best.atMs) }),
  },

  oracle: async (o, { timed, best, chapter, show }) => {
    await openSaved(o);
    await o.sees(show);
    for (const { id, title, atMs } of timed) {
      await o.sees(title);
      await o.act(spotify, "savedEpisodes.openEpisode", { episode: id });
      await o.sees(chapter, lengthText(atMs));
      await o.back();
    }
    const times = timed.map(({ atMs }) => lengthText(atMs));
    o.reads([...timed.map(({ title }) => title), ...times], best.title, lengthText(best.atMs));
    await o.answer({ episode: best.title, start: lengthText(best.atMs) });
  },
});
