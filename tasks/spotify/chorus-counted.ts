import spotify from "#apps/spotify/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import music from "#world/music/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { ownRecords, pauseAt, readLyricFacts, songFacts } from "../kit/spotify.ts";

/** Read the lyrics of the paused song: how often is a line sung, and which line leads up to it the first time? */
export default defineTask({
  apps: [spotify],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning"],
  budget: 15,
  revision: 1,

  facts: async (world, r, lang) => {
    for (const { id } of r.shuffle(await readLyricFacts(world, lang))) {
      const lyrics = (await world.read(music.queries.lyrics, { id }))!;
      const lines = lyrics.lines.map((line) => line.text).filter((line) => line !== "");
      const timesOf = (line: string): number => lines.filter((one) => one === line).length;
      const found = r.shuffle([...new Set(lines)]).find((line) => {
        const before = lines[lines.indexOf(line) - 1];
        return timesOf(line) > 1 && before !== undefined && timesOf(before) === 1 && before.length < 90;
      });
      const song = await world.read(music.queries.track, { id });
      if (found === undefined || !song || song.explicit) continue;
      const before = lines[lines.indexOf(found) - 1]!;
      return { song: songFacts(song), line: found, times: timesOf(found), before };
    }
    throw new Error("no song fits");
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, _occasion, facts) => ({ ...facts, seconds: r.int(3, 40) }),
  instruction: {
    en: [
      ({ song, line }) =>
        `I've paused "${song.title}" by ${song.by} in {app.spotify}. Read its lyrics without playing it: how many times is "${line}" sung, and which line comes right before it the first time? ${fillIn.en}`,
      ({ song, line }) =>
        `"${song.title}" by ${song.by} is paused in my {app.spotify}. Count how often the line "${line}" appears in the lyrics, and note the line just before its first appearance. Don't start the song. ${fillIn.en}`,
    ],
    zh: [
      ({ song, line }) =>
        `{app.spotify}里正暂停着${song.by}的《${song.title}》。不用播放，看看歌词：“${line}”这句一共唱了几遍？第一次唱到它之前的那一句是什么？${fillIn.zh}`,
      ({ song, line }) =>
        `我在{app.spotify}暂停了${song.by}的《${song.title}》。数一数歌词里“${line}”出现了几次，再把它第一次出现的前一句记下来，先别播放。${fillIn.zh}`,
    ],
  },
  setup: ({ spotify: state }, { song, seconds }) => {
    pauseAt(state, { kind: "album", id: song.album }, [song.id], 0, seconds * 1000);
  },
  checks: [{ that: "nothing was played, liked or queued", unchanged: ({ spotify: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      times: number(say("Times sung", "唱了几遍"), say("A whole number", "整数")),
      before: text(say("Line before it", "前一句"), say("The whole line as shown", "按显示的整句填写，保留标点")),
    }),
    expected: ({ params: { times, before } }) => ({ times, before }),
  },

  oracle: async (o, { line, times, before }) => {
    await o.open(spotify);
    await o.act(spotify, "home.openPlayer");
    await o.act(spotify, "player.openLyrics");
    await o.sees(before, line);
    o.reads([line], times);
    await o.answer({ times, before });
  },
});
