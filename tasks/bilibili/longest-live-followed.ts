import bilibili from "#apps/bilibili/index.ts";
import { publicOf } from "#apps/bilibili/world.ts";
import { defineTask } from "#judge/define.ts";
import dataset from "#world/videos/index.ts";
import { countText } from "#os/social-format.ts";
import { zoneNames, zones } from "#world/videos/words.ts";
import { isUnknown } from "../kit/bilibili.ts";
import type { Localized } from "../kit/social.ts";

/** Among the live rooms of a category, find the one that has been live longest or shortest, follow its host, and write in its chat. */
export default defineTask({
  apps: [bilibili],
  split: "train",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L4",
  tags: ["nav", "extract", "social", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    for (;;) {
      const zone = r.pick(zones);
      const { rows } = await world.read(dataset.queries.live, { public: publicOf(lang), zone });
      const limit = r.pick([1000, 2000, 10_000, 50_000]);
      const fits = rows.filter(({ viewers }) => viewers > limit);
      if (fits.length < 3 || fits.length > 6 || rows.length > 18) continue;
      if (rows.some(({ viewers }) => viewers > limit * 0.9 && viewers < limit * 1.1)) continue;
      const by = r.pick(["longest", "shortest"] as const);
      const sign = by === "longest" ? -1 : 1;
      const [meant, next] = fits.toSorted((a, b) => sign * (a.age - b.age));
      if (Math.abs(meant!.age - next!.age) < 5 || !isUnknown(lang, meant!.author)) continue;
      // A room with fewer viewers is a better one by time alone.
      if (!rows.some((room) => !fits.includes(room) && sign * (room.age - meant!.age) < 0)) continue;
      return {
        zone,
        by,
        limit,
        rooms: fits.map(({ id, title, name, author, viewers, age }) => ({
          id,
          title,
          name,
          author,
          viewers: countText(viewers, lang),
          age,
        })),
        meant: { id: meant!.id, author: meant!.author, name: meant!.name, age: meant!.age },
      };
    }
  },
  listed: { instances: 59, answerFields: 0 },
  params: (r, _phone, { lang, say }, { zone, by, limit, ...facts }) => ({
    ...facts,
    zone,
    category: zoneNames[zone][lang === "en" ? "en" : "zh"],
    limit: lang === "en" ? limit.toLocaleString("en-US") : limit < 10_000 ? String(limit) : `${limit / 10_000}万`,
    which: say(
      by === "longest" ? "been live the longest" : "been live for the shortest time",
      by === "longest" ? "开播时间最长" : "开播时间最短",
    ),
    line: say(...r.pick(lines)),
  }),
  instruction: {
    en: [
      ({ category, limit, which, line }) =>
        `Look at the live rooms in the category ${category} on {app.bilibili}. Of those that more than ${limit} people are watching, find the one that has ${which}, follow its host, and write "${line}" in the chat.`,
      ({ category, limit, which, line }) =>
        `Which ${category} stream on {app.bilibili} Live with over ${limit} people watching has ${which}? Follow that host and post "${line}" in the room's chat.`,
    ],
    zh: [
      ({ category, limit, which, line }) =>
        `看看{app.bilibili}直播的${category}分区，在超过${limit}人看过的直播间里找出${which}的一个，关注主播，再在直播间发一条“${line}”。`,
      ({ category, limit, which, line }) =>
        `{app.bilibili}直播${category}分区里，超过${limit}人看过的直播间哪个${which}？帮我关注它的主播，并在里面发“${line}”。`,
    ],
  },
  checks: [
    {
      that: "the host is followed",
      holds: ({ after, params }) => after.bilibili.follows[params.meant.author]?.user === params.meant.author,
    },
    {
      that: "the line is in the chat of the room, and nothing else was written",
      holds: ({ before, after, params }) => {
        const [line, ...rest] = after.bilibili.liveLines;
        return (
          line?.room === params.meant.id &&
          line.text === params.line &&
          rest.length === before.bilibili.liveLines.length
        );
      },
    },
    {
      that: "the host is in no group",
      keeps: true,
      holds: ({ after, params }) => (after.bilibili.follows[params.meant.author]?.groups ?? []).length === 0,
    },
  ],
  allow: ({ bilibili: state }, { meant }) => [state.follows[meant.author], state.liveLines, state.coming],
  free: [{ why: "Whether and when the host follows back is theirs", paths: ({ bilibili: state }) => [state.coming] }],

  oracle: async (o, { zone, rooms, meant, limit, line }, { say }) => {
    await o.open(bilibili);
    await o.act(bilibili, "home.showTab", { tab: "live" });
    await o.act(bilibili, "home.showArea", { area: zone });
    for (const { title, name, viewers } of rooms)
      await o.sees(title, name, say(`${viewers} watching`, `${viewers}人看过`));
    // The room that is meant comes last, so that the solution stays in it.
    const visited = [...rooms.filter(({ id }) => id !== meant.id), rooms.find(({ id }) => id === meant.id)!];
    for (const [n, { id }] of visited.entries()) {
      if (n > 0) await o.back();
      await o.act(bilibili, "home.openRoom", { room: id });
      // The number of minutes grows while the solution looks around.
      await o.sees(say("Live for", "已播"));
    }
    o.reads([limit, ...rooms.map(({ viewers }) => viewers)], meant.name);
    await o.act(bilibili, "room.follow", { user: meant.author });
    await o.type("line", line);
    await o.act(bilibili, "room.send");
  },
});
const lines: readonly Localized[] = [
  ["Hello from the map room", "来自画图间的问候"],
  ["Good luck today!", "今天加油！"],
  ["Just got here, what did I miss?", "刚来，错过了什么？"],
  ["Take a break and drink some water", "歇一会儿，喝点水吧"],
  ["This is exactly what I needed", "正需要这样的直播"],
  ["The sound is great tonight", "今天的声音真好听"],
  ["Greetings to everyone watching", "大家好呀"],
  ["How long will you go on?", "今天播到几点？"],
];
