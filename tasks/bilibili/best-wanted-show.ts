import bilibili from "#apps/bilibili/index.ts";
import { publicOf } from "#apps/bilibili/world.ts";
import { choice, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { sessionOf } from "#os/media-session.ts";
import { dayMs } from "#state/civil.ts";
import dataset from "#world/videos/index.ts";
import { openMine, ownRecords } from "../kit/bilibili.ts";
import { fillIn } from "../kit/phrases.ts";

/** Among the tracked shows with one status, find the one with the best rating, the title of an episode, and a person of the staff. */
export default defineTask({
  apps: [bilibili],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L4",
  tags: ["nav", "extract", "explore", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const { rows, more } = await world.read(dataset.queries.shelf, {
      public: publicOf(lang),
      kind_any: ["anime", "series"],
    });
    const others = more
      ? (await world.read(dataset.queries.shelf, { public: publicOf(lang), kind_any: ["anime", "series"], page: 1 }))
          .rows
      : [];
    const all = [...rows, ...others].filter(({ rating, total }) => rating > 0 && total >= 10);
    for (;;) {
      const drawn = r.sample(all, 6);
      const sorted = drawn.slice(0, 3).toSorted((a, b) => b.rating - a.rating);
      // A show with another status has a better rating.
      if (sorted[0]!.rating === sorted[1]!.rating || drawn[3]!.rating <= sorted[0]!.rating) continue;
      const season = (await world.read(dataset.queries.season, { id: sorted[0]!.id }))!;
      if (season.episodes.length < 6) continue;
      const role = r.pick(["director", "writer", "music"] as const);
      const person = season.staff[["director", "writer", "music"].indexOf(role)];
      const number = r.int(4, Math.min(9, season.episodes.length));
      const episode = season.episodes[number - 1];
      if (!person || !episode || !/^[\p{L}\p{N}' ]{2,40}$/u.test(episode.title)) continue;
      if (season.episodes.some(({ title }, n) => title === episode.title && n !== number - 1)) continue;
      return {
        shows: drawn.map(({ id, title, rating }, n) => ({
          id,
          title,
          rating: (rating / 10).toFixed(1),
          status: n < 3 ? ("want" as const) : n < 5 ? ("watching" as const) : ("watched" as const),
          days: r.int(2, 90),
        })),
        best: { id: season.id, title: season.title },
        number,
        label: episode.label,
        episode: episode.title,
        role: person.role,
        roleKey: role,
        person: person.name,
      };
    }
  },
  listed: { instances: 100, answerFields: 3 },
  params: (r, _phone, { say }, { shows, ...facts }) => ({
    ...facts,
    shows: r.shuffle(shows),
    who: say(
      { director: "who directed it", writer: "who wrote it", music: "who made the music" }[facts.roleKey],
      { director: "导演是谁", writer: "编剧是谁", music: "音乐是谁做的" }[facts.roleKey],
    ),
    whoField: say(
      { director: "Director", writer: "Writer", music: "Music" }[facts.roleKey],
      { director: "导演", writer: "编剧", music: "音乐" }[facts.roleKey],
    ),
  }),
  instruction: {
    en: [
      ({ number, who }) =>
        `Look through the shows on {app.bilibili} that I've marked as "Want to watch". Which of them has the best rating? I'd also like to know the title of its episode ${number} and ${who}. ${fillIn.en}`,
      ({ number, who }) =>
        `I'm choosing a new show from my "Want to watch" list on {app.bilibili}, and it'll be the one with the highest rating. Tell me which one that is, what episode ${number} is called, and ${who}. ${fillIn.en}`,
    ],
    zh: [
      ({ number, who }) =>
        `看看我在{app.bilibili}标记为“想看”的番剧和剧集，评分最高的是哪一部？再告诉我它第${number}话的标题，以及${who}。${fillIn.zh}`,
      ({ number, who }) =>
        `我想从{app.bilibili}追番列表里的“想看”挑一部评分最高的来看。是哪部？它第${number}话叫什么，${who}？${fillIn.zh}`,
    ],
  },
  setup: ({ bilibili: state }, { shows }, { now }) => {
    state.tracked = Object.fromEntries(
      shows.map(({ id, status, days }) => [id, { season: id, status, at: now - days * dayMs }]),
    );
    state.seen = state.seen.filter(({ of }) => !of.startsWith("bili_season_"));
  },
  checks: [
    { that: "nothing was liked, saved, written or followed", unchanged: ({ bilibili: state }) => ownRecords(state) },
  ],
  allow: () => [],
  answer: {
    fields: ({ shows, number, whoField }, say) => ({
      show: choice(
        say("Show", "作品"),
        shows.map(({ title }) => title),
      ),
      episode: text(say(`Title of episode ${number}`, `第${number}话的标题`), say("As shown", "照原样填写")),
      person: text(whoField, say("The name as shown", "显示的姓名")),
    }),
    expected: ({ params: { best, episode, person } }) => ({ show: best.title, episode, person }),
  },

  oracle: async (o, { shows, best, label, episode, role, person }) => {
    await openMine(o, "tracked");
    await o.act(bilibili, "tracked.showStatus", { status: "want" });
    const wanted = shows.filter(({ status }) => status === "want");
    for (const { title, rating } of wanted) await o.sees(title, rating);
    o.reads(
      wanted.map(({ rating }) => rating),
      best.title,
    );
    await o.act(bilibili, "tracked.openSeason", { season: best.id });
    // A page whose player runs never stands still, so the solution would look for the episode too long.
    const session = sessionOf((await o.state()).os, "bilibili");
    if (session !== null && session.sinceMs !== null) await o.act(bilibili, "season.pause", { item: session.item });
    await o.act(bilibili, "season.unfold");
    await o.sees(`${role}: ${person}`);
    await o.sees(`${label}, ${episode}`);
    await o.answer({ show: best.title, episode, person });
  },
});
