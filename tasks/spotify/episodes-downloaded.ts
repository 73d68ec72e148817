import { releasedAt } from "#apps/spotify/features/catalogue/queries.ts";
import { dayText, spanText } from "#apps/spotify/format.ts";
import spotify from "#apps/spotify/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { airedFacts, drawShow, search, wordOf } from "../kit/spotify.ts";

/** Download the latest episodes of a podcast that are short enough and not yet played. */
export default defineTask({
  apps: [spotify],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "extract", "edit"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    for (let tries = 0; tries < 80; tries++) {
      const { show, episodes } = await drawShow(world, r, lang, 8);
      const latest = episodes.slice(0, 6);
      const minutes = latest.map(({ ms }) => Math.round(ms / 60_000));
      const limit = r.int(Math.min(...minutes) + 1, Math.max(...minutes));
      const short = latest.filter((_, n) => minutes[n]! < limit);
      if (short.length < 3 || short.length > 5 || minutes.includes(limit)) continue;
      const played = r.pick(short).id;
      return { show: { id: show.id, title: show.title }, latest: latest.map(airedFacts), limit, played };
    }
    throw new Error("no show fits");
  },
  listed: { instances: 82, answerFields: 0 },
  params: (_r, { os }, { now, offsetMin, lang }, facts) => ({
    ...facts,
    latest: facts.latest.map(({ id, title, ms, age }) => ({
      id,
      title,
      meta: `${dayText(releasedAt({ age }, now, offsetMin), os, now)} · ${
        id === facts.played ? wordOf(lang, "played") : spanText(ms, lang)
      }`,
    })),
    wanted: facts.latest
      .filter(({ id, ms }) => Math.round(ms / 60_000) < facts.limit && id !== facts.played)
      .map(({ id }) => id),
  }),
  instruction: {
    en: [
      ({ show, limit }) =>
        `Of the six latest episodes of the podcast "${show.title}" in {app.spotify}, download those that are shorter than ${limit} minutes and that I haven't played yet.`,
      ({ show, limit }) =>
        `I'm short of time on tomorrow's train. Look at the newest six episodes of "${show.title}" in {app.spotify}, and download each one under ${limit} minutes unless it's marked as played.`,
    ],
    zh: [
      ({ show, limit }) =>
        `在{app.spotify}找到播客《${show.title}》，最新的六集里，凡是不到 ${limit} 分钟、没标“已播放”的，都下载下来。`,
      ({ show, limit }) =>
        `明天路上时间不多。帮我在{app.spotify}里看看《${show.title}》最近的六集，短于 ${limit} 分钟的都下载，已播放的就不用了。`,
    ],
  },
  setup: ({ spotify: state }, { played }, { now }) => {
    state.heard[played] = { positionMs: 0, played: true, at: now - 2 * dayMs };
    // A message about finished downloads would come at some time during the episode.
    state.prefs.notifyDownloads = false;
  },
  checks: [
    {
      that: "exactly these episodes were downloaded",
      holds: ({ before, after, params }) =>
        sameJson(
          Object.keys(after.spotify.kept)
            .filter((id) => !Object.hasOwn(before.spotify.kept, id))
            .toSorted(),
          params.wanted.toSorted(),
        ),
    },
    {
      that: "they are among the downloads and the saved episodes",
      holds: ({ after, params }) =>
        params.wanted.every(
          (id) =>
            after.spotify.downloads[id as never] !== undefined &&
            after.spotify.savedEpisodes[id as never] !== undefined,
        ),
    },
  ],
  allow: ({ spotify: state }, { wanted }) =>
    wanted.flatMap((id) => [state.kept[id as never], state.downloads[id as never], state.savedEpisodes[id as never]]),
  free: [
    {
      why: "They follow from the moment at which the download began, and from its speed",
      paths: ({ spotify: state }, { wanted }) =>
        wanted.flatMap((id) => [
          state.kept[id as never]?.at,
          state.kept[id as never]?.done,
          state.downloads[id as never]?.from,
          state.downloads[id as never]?.until,
          state.downloads[id as never]?.bytes,
          state.savedEpisodes[id as never],
        ]),
    },
  ],

  oracle: async (o, { show, latest, wanted }) => {
    await search(o, show.title, "podcasts");
    await o.act(spotify, "find.openShow", { show: show.id });
    for (const { id, title, meta } of latest) {
      await o.sees(title, meta);
      if (wanted.includes(id)) await o.act(spotify, "show.download", { id });
    }
  },
});
