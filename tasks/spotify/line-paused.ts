import { currentItem } from "#apps/spotify/features/player/queue.ts";
import spotify from "#apps/spotify/index.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import music from "#world/music/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { lengthText, playing, readLyricFacts, search, songFacts } from "../kit/spotify.ts";

/** Find a song by a line of its lyrics, leave it paused at this line, on repeat, and tell when the line begins. */
export default defineTask({
  apps: [spotify],
  split: "test",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L4",
  tags: ["search", "extract", "nav"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    for (const { id } of r.shuffle(await readLyricFacts(world, lang))) {
      const { lines } = (await world.read(music.queries.lyrics, { id }))!;
      const once = lines.filter(({ text: line }) => lines.filter((one) => one.text === line).length === 1);
      for (const { text: line } of r.sample(once, Math.min(4, once.length))) {
        // The search takes 60 characters, so a long line is named by its first part.
        const words = /^[^,，]{14,58}(?=[,，])/.exec(line)?.[0] ?? line;
        if (words.length < 6 || words.length > 58) continue;
        const { rows } = await world.read(music.queries.findlyrics, { q: words });
        const sung = await Promise.all(rows.map(async (row) => world.read(music.queries.lyrics, { id: row.id })));
        const holders = sung.flatMap((one) => one!.lines.filter((other) => other.text.includes(words)));
        const song = await world.read(music.queries.track, { id });
        // The words are sung once, in one song only, which is on the first page of the results.
        if (!rows.slice(0, 10).some((row) => row.id === id) || holders.length !== 1 || !song || song.explicit) continue;
        const at = lines.findIndex((one) => one.text === line);
        return { song: songFacts(song), words, line, from: lines[at]!.atMs, to: lines[at + 1]?.atMs ?? song.ms };
      }
    }
    throw new Error("no line fits");
  },
  listed: { instances: 87, answerFields: 2 },
  params: (_r, _phone, _occasion, facts) => facts,
  instruction: {
    en: [
      ({ words }) =>
        `There's a song with the words "${words}". Find it in {app.spotify} by its lyrics and leave it in the player, paused exactly where the line with these words begins, with "Repeat one" on. Tell me the title and the time at which the line begins. ${fillIn.en}`,
      ({ words }) =>
        `Search the lyrics in {app.spotify} for "${words}", put that song into the player on "Repeat one", jump to the start of the line that has these words and leave it paused there. What is the song called, and at what time does the line start? ${fillIn.en}`,
    ],
    zh: [
      ({ words }) =>
        `有首歌里唱到“${words}”。在{app.spotify}里按歌词找到这首歌，打开单曲循环，跳到这句开头并停在那里（暂停）。歌名是什么？这句从几分几秒开始？${fillIn.zh}`,
      ({ words }) =>
        `用{app.spotify}搜歌词“${words}”，把那首歌放进播放器，设成单曲循环，进度停在这一句刚开始的地方，保持暂停。告诉我歌名和这句开始的时间。${fillIn.zh}`,
    ],
  },
  checks: [
    {
      that: "the song is in the player, paused",
      holds: ({ after, params }) => {
        const session = after.os.media?.sessions["spotify"];
        return (
          currentItem(after.spotify.queue) === params.song.id &&
          (session === undefined || (session.item === params.song.id && session.sinceMs === null))
        );
      },
    },
    {
      that: "it is at the start of the line",
      holds: ({ after, params }) => {
        const at = after.os.media?.sessions["spotify"]?.positionMs ?? after.spotify.positionMs;
        return at >= params.from && at < Math.min(params.to, params.from + 1500);
      },
    },
    {
      that: "the order of the source is whole",
      keeps: true,
      holds: ({ after: { spotify: state } }) =>
        state.queue.order.length === state.queue.items.length &&
        new Set(state.queue.order).size === state.queue.items.length,
    },
    { that: "one song is repeated", holds: ({ after }) => after.spotify.queue.repeat === "one" },
    {
      that: "nothing was queued, and the order is as it was",
      keeps: true,
      holds: ({ before, after }) =>
        JSON.stringify(after.spotify.queue.queued) === JSON.stringify(before.spotify.queue.queued) &&
        after.spotify.queue.shuffle === before.spotify.queue.shuffle,
    },
  ],
  allow: (phone) => playing(phone),
  free: [
    {
      why: "From where the song plays, and what was heard on the way, is open",
      paths: ({ spotify: state, os }) => [
        state.queue.source,
        state.positionMs,
        state.listening,
        state.plays,
        os.media?.active,
      ],
    },
  ],
  answer: {
    fields: (_, say) => ({
      song: text(say("Title of the song", "歌名"), say("As shown", "按显示的歌名填写")),
      start: text(
        say("Start of the line", "这句开始的时间"),
        say("minutes:seconds, as shown", "分:秒，按显示的填写"),
        "duration",
      ),
    }),
    expected: ({ params: { song, from } }) => ({ song: song.title, start: lengthText(from) }),
  },

  oracle: async (o, { song, words, line, from }) => {
    await search(o, words, "lyrics");
    await o.sees(song.title);
    await o.act(spotify, "find.play", { item: song.id });
    // The keyboard covers the small player until the user comes back to the page.
    await o.home();
    await o.open(spotify);
    await o.act(spotify, "find.openPlayer");
    await o.act(spotify, "player.togglePlay");
    // Off, all, one.
    await o.act(spotify, "player.repeat");
    await o.act(spotify, "player.repeat");
    await o.act(spotify, "player.openLyrics");
    await o.sees(line);
    await o.act(spotify, "lyrics.seek", { ms: from });
    await o.sees(lengthText(from));
    await o.answer({ song: song.title, start: lengthText(from) });
  },
});
