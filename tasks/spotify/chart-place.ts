import spotify from "#apps/spotify/index.ts";
import { publicOf } from "#apps/spotify/world.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import music from "#world/music/index.ts";
import { fillIn } from "../kit/phrases.ts";
import {
  drawSongs,
  openOwnPlaylist,
  ownPlaylist,
  ownRecords,
  playlistNames,
  songFacts,
  wordOf,
} from "../kit/spotify.ts";

/** Which song of a playlist does best in a chart? Its place there, and its place of last week, are also asked. */
export default defineTask({
  apps: [spotify],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const own = publicOf(lang);
    const { rows } = await world.read(music.queries.charts, { public_any: [own, "all"] });
    for (let tries = 0; tries < 100; tries++) {
      const { id, title, entries } = (await world.read(music.queries.chart, { id: r.pick(rows).id }))!;
      const ranked = entries.slice(0, 30).map((entry, n) => ({ ...entry, place: n + 1 }));
      const inChart = r.sample(ranked.slice(1), 3).toSorted((a, b) => a.place - b.place);
      const best = inChart[0]!;
      // The place of last week differs, so that it has to be worked out.
      if (best.before === null || best.before === best.place) continue;
      const tracks = await world.read(music.queries.tracks, { ids: inChart.map(({ track }) => track) });
      const others = await drawSongs(world, r, lang, 2, (one) => entries.every(({ track }) => track !== one.id));
      const songs = [...tracks.map(songFacts), ...others];
      if (new Set(songs.map((one) => one.title)).size < songs.length) continue;
      return {
        chart: { id, title: own === "en" ? title.en : title.zh },
        songs: r.shuffle(songs),
        charted: inChart.map(({ place, before }, n) => ({ ...songFacts(tracks[n]!), place, before })),
        best: { title: tracks[0]!.title, place: best.place, before: best.before },
      };
    }
    throw new Error("no songs fit");
  },
  listed: { instances: 100, answerFields: 3 },
  params: (r, _phone, { say }, facts) => ({ ...facts, playlist: say(...r.pick(playlistNames)), days: r.int(2, 60) }),
  instruction: {
    en: [
      ({ playlist, chart }) =>
        `Which song of my playlist "${playlist}" is placed highest in the chart "${chart.title}" in {app.spotify}? Tell me its place there now, and the place it had in that chart last week. ${fillIn.en}`,
      ({ playlist, chart }) =>
        `Some of the songs in my {app.spotify} playlist "${playlist}" are in "${chart.title}". Find the one that does best in that chart: which song is it, what number is it, and what number was it a week ago? ${fillIn.en}`,
    ],
    zh: [
      ({ playlist, chart }) =>
        `我的歌单“${playlist}”里，哪首歌在{app.spotify}的“${chart.title}”榜上名次最高？现在第几，上周在这个榜上第几？${fillIn.zh}`,
      ({ playlist, chart }) =>
        `我{app.spotify}歌单“${playlist}”里有几首歌进了“${chart.title}”。找出在这个榜上排得最靠前的那首，告诉我歌名、现在的名次和上周的名次。${fillIn.zh}`,
    ],
  },
  setup: ({ spotify: state }, { songs, playlist, days }, { now }) => {
    const items = songs.map(({ id }) => id);
    state.playlists["playlist_mine"] = ownPlaylist("playlist_mine", playlist, items, now - days * dayMs);
  },
  checks: [{ that: "nothing was liked, saved or queued", unchanged: ({ spotify: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: ({ songs }, say) => ({
      song: choice(
        say("Song", "歌曲"),
        songs.map(({ title }) => title),
      ),
      place: number(say("Place now", "现在的名次"), say("A whole number", "整数")),
      before: number(say("Place last week", "上周的名次"), say("A whole number", "整数")),
    }),
    expected: ({ params: { best } }) => ({ song: best.title, place: best.place, before: best.before }),
  },

  oracle: async (o, { playlist, songs, chart, charted, best }, { lang }) => {
    await openOwnPlaylist(o, { id: "playlist_mine", name: playlist });
    await o.sees(...songs.map(({ title }) => title));
    await o.act(spotify, "playlist.goSearch");
    await o.sees(lang === "en" ? "Charts" : "排行榜");
    await o.act(spotify, "search.openCategory", { category: "mu_category_charts" });
    await o.sees(chart.title);
    await o.act(spotify, "category.openChart", { chart: chart.id });
    const moves = charted.map(({ by, place, before }) => `${moveOf(place, before, wordOf(lang, "newEntry"))} · ${by}`);
    for (const [n, { title, place }] of charted.entries()) await o.sees(title, place, moves[n]!);
    o.reads([...charted.flatMap(({ title, place }) => [title, place]), ...moves], best.title, best.place, best.before);
    await o.answer({ song: best.title, place: best.place, before: best.before });
  },
});
/** The move since last week, as the chart shows it. */
function moveOf(place: number, before: number | null, newEntry: string): string {
  if (before === null) return newEntry;
  if (before === place) return "–";
  return before > place ? `▲ ${before - place}` : `▼ ${place - before}`;
}
