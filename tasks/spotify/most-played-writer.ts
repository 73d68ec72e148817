import { fullCount } from "#apps/spotify/format.ts";
import { seedIds } from "#apps/spotify/seed-ids.ts";
import spotify from "#apps/spotify/index.ts";
import { publicOf } from "#apps/spotify/world.ts";
import { choice, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import music from "#world/music/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { openTab, ownRecords } from "../kit/spotify.ts";

/** Which of an artist's liked songs has the most plays, and who wrote its words? Only the credits tell both. */
export default defineTask({
  apps: [spotify],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const liked = await world.read(music.queries.tracks, { ids: seedIds(lang).liked.map((n) => `mu_track_${n}`) });
    for (let tries = 0; tries < 200; tries++) {
      const { rows: acts } = await world.read(music.queries.findartists, { public: publicOf(lang), page: r.int(0, 3) });
      const act = r.pick(acts);
      const { rows } = await world.read(music.queries.findtracks, { artist: act.id });
      const singles: { id: string; title: string; plays: number; writers: string[] }[] = [];
      for (const { id, title, artists, plays, hasLyrics, explicit } of rows) {
        if (artists.length > 1 || !hasLyrics || explicit) continue;
        if (singles.some((one) => one.title === title || one.plays === plays)) continue;
        singles.push({ id, title, plays, writers: (await world.read(music.queries.lyrics, { id }))!.writers });
      }
      const byTwo = singles.filter(({ writers }) => writers.length === 2 && writers.includes(act.name));
      if (byTwo.length === 0) continue;
      // Any song may be the most played one of the four, so that its writer cannot be guessed from the artist.
      const best = r.pick(byTwo);
      const other = best.writers.find((name) => name !== act.name)!;
      const fewer = singles.filter(({ plays, writers }) => plays < best.plays && !writers.includes(other));
      if (fewer.length < 3) continue;
      const songs = r.shuffle([best, ...r.sample(fewer, 3)]);
      return {
        artist: act.name,
        songs,
        best: { title: best.title, writer: other },
        known: liked.filter(({ artists }) => artists.some(({ id }) => id === act.id)).map(({ id }) => id),
      };
    }
    throw new Error("no artist fits");
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, _occasion, facts) => ({ ...facts, hours: r.int(8, 200) }),
  instruction: {
    en: [
      ({ artist }) =>
        `I've liked several songs by ${artist} in {app.spotify}. According to their credits, which of them has the most plays, and who is named as its writer next to ${artist}? ${fillIn.en}`,
      ({ artist }) =>
        `Look at the credits of each ${artist} song in my Liked Songs in {app.spotify}. Find the one with the highest number of plays and tell me its title and who wrote it together with ${artist}. ${fillIn.en}`,
    ],
    zh: [
      ({ artist }) =>
        `我在{app.spotify}给${artist}的好几首歌点过赞。按制作人员页上的数据，其中哪首播放次数最多？除了${artist}，它的词作者还有谁？${fillIn.zh}`,
      ({ artist }) =>
        `把{app.spotify}“已点赞的歌曲”里${artist}的歌逐首点开制作人员看看，播放次数最多的是哪首？和${artist}一起写词的是谁？${fillIn.zh}`,
    ],
  },
  setup: ({ spotify: state }, { songs, known, hours }, { now }) => {
    for (const id of known) delete state.liked[id as never];
    for (const [n, { id }] of songs.entries()) state.liked[id as never] = now - n * 3 * dayMs - hours * hourMs;
  },
  checks: [{ that: "nothing was liked, saved or queued", unchanged: ({ spotify: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: ({ songs }, say) => ({
      song: choice(
        say("Song", "歌曲"),
        songs.map(({ title }) => title),
      ),
      writer: text(say("Other writer", "另一位词作者"), say("Name as shown", "按显示的名字填写")),
    }),
    expected: ({ params: { best } }) => ({ song: best.title, writer: best.writer }),
  },

  oracle: async (o, { artist, songs, best }) => {
    await openTab(o, "Library");
    await o.act(spotify, "library.openLiked");
    await o.type("q", artist);
    for (const { id, title, plays, writers } of songs) {
      await o.sees(title);
      await o.act(spotify, "liked.itemMenu", { item: id, playlist: null });
      await o.act(spotify, "itemMenu.credits", { track: id });
      await o.sees(fullCount(plays), ...writers);
      await o.back();
    }
    o.reads(
      songs.map(({ plays }) => fullCount(plays)),
      best.title,
      best.writer,
    );
    await o.answer({ song: best.title, writer: best.writer });
  },
});
