import { releasedAt } from "#apps/spotify/features/catalogue/queries.ts";
import { dayText } from "#apps/spotify/format.ts";
import spotify from "#apps/spotify/index.ts";
import { publicOf } from "#apps/spotify/world.ts";
import { defineTask } from "#judge/define.ts";
import { civilOf } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import music from "#world/music/index.ts";
import { isArtistFound, isNewCollection, search, searchAgain } from "../kit/spotify.ts";

/** Which of three artists has the newest album? Lists tell only the year. Save that album and pin it. */
export default defineTask({
  apps: [spotify],
  split: "test",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L4",
  tags: ["search", "extract", "reasoning", "edit"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    for (let tries = 0; tries < 200; tries++) {
      const { rows } = await world.read(music.queries.findartists, { public: publicOf(lang), page: r.int(0, 9) });
      const acts = [];
      for (const { id, name } of r.shuffle(rows)) {
        const { rows: albums } = await world.read(music.queries.discography, { artist: id, sort: "newest" });
        const own = albums.filter(({ artists }) => artists[0]!.id === id);
        const [album] = own.filter(({ type }) => type === "album");
        // A newer EP or single is a look-alike. No new release appears within the episode.
        if (!album || album.age < 2 || album.age > 700 || own[0]!.id === album.id) continue;
        if (!isNewCollection(lang, album.id) || !(await isArtistFound(world, { id, name }))) continue;
        acts.push({ id, name, album: { id: album.id, title: album.title, age: album.age } });
        if (acts.length === 6) break;
      }
      for (let draw = 0; draw < 20 && acts.length >= 3; draw++) {
        const three = r.sample(acts, 3);
        const [best, next] = three.toSorted((a, b) => a.album.age - b.album.age);
        // The two newest may be of the same year.
        if (next!.album.age - best!.album.age > 3 && next!.album.age - best!.album.age < 200)
          return { acts: three, best: best! };
      }
    }
    throw new Error("no artists fit");
  },
  listed: { instances: 88, answerFields: 0 },
  params: (_r, { os }, { now, offsetMin }, { acts, best }) => ({
    best,
    acts: acts.map(({ album, ...act }) => {
      const at = releasedAt(album, now, offsetMin);
      return { ...act, album, year: String(civilOf(at, offsetMin).year), date: dayText(at, os, now) };
    }),
  }),
  instruction: {
    en: [
      ({ acts: [a, b, c] }) =>
        `Who has put out an album most recently, ${a!.name}, ${b!.name} or ${c!.name}? Check in {app.spotify}, EPs and singles don't count. Add the newest album of the three to my library and pin it there.`,
      ({ acts: [a, b, c] }) =>
        `Look up the latest album (no EPs, no singles) of ${a!.name}, of ${b!.name} and of ${c!.name} in {app.spotify}. Save the one with the latest release date to my library, then pin it.`,
    ],
    zh: [
      ({ acts: [a, b, c] }) =>
        `在{app.spotify}里看看${a!.name}、${b!.name}、${c!.name}谁最近发过专辑（EP 和单曲不算）。把三人中最新的那张专辑添加到音乐库，并且置顶。`,
      ({ acts: [a, b, c] }) =>
        `帮我查{app.spotify}上${a!.name}、${b!.name}和${c!.name}各自最新的专辑，不看 EP 和单曲。发行日期最晚的那张收进音乐库，再把它置顶。`,
    ],
  },
  checks: [
    {
      that: "the album is in the library",
      holds: ({ after, params }) => after.spotify.saved[params.best.album.id as never] !== undefined,
    },
    {
      that: "it is pinned, and the other pins are kept",
      holds: ({ before, after, params }) =>
        sameJson(after.spotify.pins, [...before.spotify.pins, params.best.album.id]),
    },
  ],
  allow: ({ spotify: state }, { best }) => [state.saved[best.album.id as never], state.pins],

  oracle: async (o, { acts, best }) => {
    for (const [n, { id, name, album, year, date }] of acts.entries()) {
      if (n === 0) await search(o, name, "artists");
      else await searchAgain(o, name, "artists");
      await o.act(spotify, "find.openArtist", { artist: id });
      await o.act(spotify, "artist.discography");
      await o.act(spotify, "discography.showKind", { kind: "album" });
      await o.sees(album.title, year);
      await o.act(spotify, "discography.openAlbum", { album: album.id });
      await o.sees(date);
      for (let back = 0; back < 3; back++) await o.back();
    }
    o.reads(
      acts.map(({ date }) => date),
      best.name,
      best.album.title,
    );
    await searchAgain(o, best.album.title, "albums");
    await o.act(spotify, "find.openAlbum", { album: best.album.id });
    await o.act(spotify, "album.save");
    await o.act(spotify, "album.goLibrary");
    await o.act(spotify, "library.hold", { id: best.album.id });
    await o.act(spotify, "library.togglePin", { id: best.album.id });
  },
});
