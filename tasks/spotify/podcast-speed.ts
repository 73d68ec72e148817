import { speeds } from "#apps/spotify/features/player/state.ts";
import spotify from "#apps/spotify/index.ts";
import { defineTask } from "#judge/define.ts";
import { airedFacts, drawShow, pauseAt } from "../kit/spotify.ts";

/** Change the speed of the podcast that is paused in the player. */
export default defineTask({
  apps: [spotify],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "settings"],
  budget: 15,
  revision: 1,

  facts: async (world, r, lang) => {
    const { show, episodes } = await drawShow(world, r, lang, 4);
    return { show: show.id, showTitle: show.title, episodes: r.sample(episodes, 3).map(airedFacts) };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, _occasion, facts) => {
    const [old, speed] = r.sample(speeds, 2);
    return { ...facts, meant: facts.episodes[0]!, old: old!, speed: speed!, seconds: r.int(90, 900) };
  },
  instruction: {
    en: [
      ({ showTitle, speed }) =>
        `I've paused an episode of "${showTitle}" in {app.spotify}. Set the playback speed to ${speed}×, and leave it paused.`,
    ],
    zh: [({ showTitle, speed }) => `{app.spotify}里《${showTitle}》有一集正暂停着，把倍速调成 ${speed}×，先别播放。`],
  },
  setup: ({ spotify: state }, { show, episodes, old, seconds }) => {
    const items = episodes.map(({ id }) => id);
    pauseAt(state, { kind: "show", id: show }, items, 0, seconds * 1000);
    state.speed = old;
  },
  checks: [
    {
      that: "podcasts play at this speed",
      holds: ({ after, params }) => after.spotify.speed === params.speed,
    },
  ],
  allow: ({ spotify: state }) => [state.speed],

  oracle: async (o, { showTitle, speed }) => {
    await o.open(spotify);
    await o.act(spotify, "home.openPlayer");
    await o.sees(showTitle);
    await o.act(spotify, "player.chooseSpeed");
    await o.act(spotify, "player.setSpeed", { speed });
  },
});
