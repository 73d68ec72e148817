import spotify from "#apps/spotify/index.ts";
import { defineTask } from "#judge/define.ts";
import { airedFacts, drawShow, episodeFacts, pauseAt, startPlaying, wordOf } from "../kit/spotify.ts";

/** While an episode plays: remove one of the queued episodes, move another one to the top, and set the sleep timer. */
export default defineTask({
  apps: [spotify],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "edit", "delete"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const now = await drawShow(world, r, lang, 6, (_, [latest]) => latest!.ms > 1_500_000);
    const other = await drawShow(world, r, lang, 6, ({ id }) => id !== now.show.id);
    return {
      show: now.show.id,
      playing: { ...episodeFacts(now.episodes[0]!) },
      rest: now.episodes.slice(1, 4).map(({ id }) => id),
      queued: r.shuffle([...r.sample(other.episodes, 3), now.episodes[4]!]).map(airedFacts),
    };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, _occasion, facts) => {
    const [dropped, first] = r.sample(facts.queued, 2);
    const [at, to] = [facts.queued.indexOf(dropped!), facts.queued.indexOf(first!)];
    // The first one is not at the top after the removal, so it has to be moved.
    const moves = to - (at < to ? 1 : 0) > 0;
    return {
      ...facts,
      dropped: moves ? dropped! : facts.queued[1]!,
      first: moves ? first! : facts.queued[3]!,
      seconds: r.int(120, 400),
    };
  },
  instruction: {
    en: [
      ({ dropped, first }) =>
        `A podcast is playing in {app.spotify}. Take "${dropped.title}" out of the queue, and move "${first.title}" to the top of it. Then set the sleep timer so that it stops when what's playing now is over. Let it go on playing.`,
    ],
    zh: [
      ({ dropped, first }) =>
        `{app.spotify}正在放播客。把《${dropped.title}》从播放队列里移除，把《${first.title}》移到队列最前面，再设一下睡眠定时：播完当前内容就停。现在继续放着。`,
    ],
  },
  setup: (phone, { show, playing, rest, queued, seconds }, { now }) => {
    const { spotify: state } = phone;
    pauseAt(state, { kind: "show", id: show }, [playing.id, ...rest], 0, 0);
    state.queue.queued = queued.map(({ id }, n) => ({ id: `queued_before${n + 1}`, item: id }));
    startPlaying(phone, playing, seconds * 1000, now);
  },
  checks: [
    {
      that: "the queue has the other episodes, the one that was named first at the top",
      holds: ({ before, after, params }) => {
        const rest = before.spotify.queue.queued.filter(({ item }) => item !== params.dropped.id);
        const first = rest.filter(({ item }) => item === params.first.id);
        const wanted = [...first, ...rest.filter(({ item }) => item !== params.first.id)];
        return JSON.stringify(after.spotify.queue.queued) === JSON.stringify(wanted);
      },
    },
    {
      that: "the timer stops at the end of the episode",
      holds: ({ after }) => after.os.media?.sleep === "end",
    },
    {
      that: "the episode goes on playing",
      keeps: true,
      holds: ({ after, params }) => {
        const session = after.os.media?.sessions["spotify"];
        return session?.item === params.playing.id && session.sinceMs !== null;
      },
    },
  ],
  allow: ({ spotify: state, os }) => [state.queue.queued, os.media?.sleep],

  oracle: async (o, { queued, dropped, first }, { lang }) => {
    await o.open(spotify);
    await o.act(spotify, "home.openPlayer");
    await o.act(spotify, "player.openQueue");
    const entryOf = (one: { id: string }) => queued.findIndex(({ id }) => id === one.id);
    const entry = `queued_before${entryOf(dropped) + 1}`;
    await o.act(spotify, "queue.hold", { held: entry });
    await o.act(spotify, "queue.dropQueued", { entry });
    const left = queued.filter(({ id }) => id !== dropped.id);
    const grip = (name: string): string => wordOf(lang, "moveItem").replace("{name}", name);
    await o.carry(
      spotify,
      "queue.moveQueued",
      { from: left.findIndex(({ id }) => id === first.id), to: 0 },
      { from: grip(first.title), to: grip(left[0]!.title) },
    );
    await o.back();
    await o.act(spotify, "player.chooseSleep");
    await o.act(spotify, "player.setSleep", { sleep: "end" });
  },
});
