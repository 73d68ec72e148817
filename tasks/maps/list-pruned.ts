import type { List } from "#apps/maps/features/lists/state.ts";
import maps from "#apps/maps/index.ts";
import { defineTask } from "#judge/define.ts";
import { weekdayText } from "#os/format.ts";
import { sameJson } from "#state/json.ts";
import { dayMs } from "#state/civil.ts";
import type { Site } from "#world/geo/model.ts";
import { drawSites, placeFacts, readTown } from "../kit/maps.ts";
import { formatTime } from "../kit/phrases.ts";
import { addEntries } from "../kit/records.ts";

/**
 * Remove the places of a list that are closed at a time of the week, and write a note for the best of the other places.
 * The best place of all is closed at that time.
 */
export default defineTask({
  apps: [maps],
  split: "test",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "reasoning", "edit", "delete"],
  budget: 60,
  revision: 1,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    for (;;) {
      const day = r.int(0, 6);
      const minute = r.pick([8, 9, 10, 18, 19, 20, 21, 22]) * 60;
      const isOpenThen = ({ hours }: Site): boolean => {
        const span = hours?.[day] ?? null;
        return span !== null && span.open <= minute && minute < span.close;
      };
      // A place that opens or closes near this minute is left out, so that nobody has to argue about it.
      const isFit = ({ hours, category, rating }: Site): boolean => {
        const span = hours?.[day];
        if (!hours || span === undefined || rating === 0 || !["food", "cafe", "shop", "sport"].includes(category))
          return false;
        return span === null || (Math.abs(span.open - minute) >= 30 && Math.abs(span.close - minute) >= 30);
      };
      const fitting = atlas.sites.filter(isFit);
      const openCount = fitting.filter(isOpenThen).length;
      if (openCount < 20 || fitting.length - openCount < 20) continue;
      const open = drawSites(atlas, r, 3, (site) => isFit(site) && isOpenThen(site));
      const shut = drawSites(atlas, r, 2, (site) => isFit(site) && !isOpenThen(site));
      const ratings = [...open, ...shut].map(({ rating }) => rating);
      const isBest = Math.max(...shut.map(({ rating }) => rating)) === Math.max(...ratings);
      if (new Set(ratings).size < 5 || !isBest) continue;
      const hoursOf = ({ hours }: Site) => (hours![day] ? { ...hours![day]! } : null);
      return {
        day,
        minute,
        sites: [
          ...open.map((site) => ({ ...placeFacts(site), open: true, hours: hoursOf(site) })),
          ...shut.map((site) => ({ ...placeFacts(site), open: false, hours: hoursOf(site) })),
        ],
      };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { lang, say }, { day, minute, sites }) => {
    const all = sites.map(({ id, name, rating, open, hours }) => ({
      id,
      name: say(name.en, name.zh),
      rating,
      open,
      hours,
    }));
    const best = all.filter(({ open }) => open).toSorted((a, b) => b.rating - a.rating)[0]!;
    const noted = all.find(({ id, open }) => open && id !== best.id)!;
    const shutNoted = all.filter(({ open }) => !open).toSorted((a, b) => b.rating - a.rating)[0]!;
    return {
      all,
      best,
      noted: noted.id,
      shutNoted: shutNoted.id,
      order: r.shuffle([0, 1, 2, 3, 4]),
      weekday: weekdayText(day, lang, true),
      time: formatTime(minute),
      list: r.pick([
        say("Maybe with Sofia", "和宋菲去"),
        say("Ideas for the group", "大家的提议"),
        say("To show Leo", "带苏磊逛逛"),
        say("Shortlist", "候选地点"),
      ]),
      note: r.pick([
        say("First choice", "首选"),
        say("Let's meet here", "在这里集合"),
        say("Call ahead", "先打电话"),
        say("My favourite of these", "这几家里最想去"),
      ]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `In {app.maps}, go through my list "${p.list}" and remove every place that's closed at ${p.time} on an ordinary ${p.weekday}. Of the places that stay on the list, give the one with the highest rating this note: "${p.note}"`,
      (p) =>
        `We can only go at ${p.time} on an ordinary ${p.weekday}. Take the places that are closed then off my {app.maps} list "${p.list}", and add the note "${p.note}" to the best-rated place left on it.`,
    ],
    zh: [
      (p) =>
        `请检查{app.maps}里我的列表“${p.list}”，把平常${p.weekday} ${p.time} 不营业的地点都从列表中移除，再给留在列表里评分最高的地点写上备注“${p.note}”。`,
      (p) =>
        `我们只能在平常的${p.weekday} ${p.time} 去。请把{app.maps}列表“${p.list}”里那个时间不营业的地点移除，并给剩下的地点中评分最高的那个加备注“${p.note}”。`,
    ],
  },
  setup: ({ maps: state }, p, { now, say }) => {
    const list = (id: string, name: string, daysAgo: number, items: readonly (readonly [string, string])[]): List => ({
      id,
      name,
      sign: "plan",
      about: "",
      shared: false,
      own: false,
      onMap: true,
      at: now - daysAgo * dayMs,
      items: items.map(([target, note], n) => ({ target, note, at: now - (daysAgo - 1) * dayMs - n * 3_600_000 })),
    });
    const notes: Readonly<Record<string, string>> = {
      [p.noted]: say("Leo likes it", "苏磊喜欢"),
      [p.shutNoted]: say("Everyone likes it", "大家都喜欢"),
    };
    const items = p.order.map((n) => [p.all[n]!.id, notes[p.all[n]!.id] ?? ""] as const);
    addEntries(
      state.lists,
      list(meantList, p.list, 6, items),
      list("list_older", say(`${p.list} 2025`, `${p.list}2025`), 300, items.slice(0, 3)),
    );
  },
  checks: [
    {
      that: "the places that are closed then are off the list, and the others are on it",
      holds: ({ before, after, params: p }) =>
        sameJson(
          (after.maps.lists[meantList]?.items ?? []).map(({ target }) => target),
          before.maps.lists[meantList]!.items.map(({ target }) => target).filter((id) => isKept(p.all, id)),
        ),
    },
    {
      that: "the best-rated open place has the note",
      holds: ({ after, params: p }) =>
        after.maps.lists[meantList]?.items.find(({ target }) => target === p.best.id)?.note === p.note,
    },
    {
      that: "the other notes are as they were",
      keeps: true,
      holds: ({ before, after, params: p }) =>
        (after.maps.lists[meantList]?.items ?? []).every((item) => {
          const old = before.maps.lists[meantList]!.items.find(({ target }) => target === item.target);
          return old?.at === item.at && (item.target === p.best.id || item.note === old.note);
        }),
    },
  ],
  allow: ({ maps: { lists } }) => [lists[meantList]?.items],

  oracle: async (o, p, { say }) => {
    await o.open(maps);
    await o.act(maps, "main.goTo", { tab: "you" });
    await o.act(maps, "main.openList", { list: meantList });
    await o.sees(...p.all.flatMap(({ name, rating }) => [name, `${(rating / 10).toFixed(1)} ★`]));
    const spans = p.all.map(({ hours }) =>
      hours ? `${formatTime(hours.open)} – ${formatTime(hours.close % 1440)}` : say("Closed", "休息"),
    );
    for (const [n, { id }] of p.all.entries()) {
      await o.act(maps, "list.open", { target: id });
      await o.set(maps, "place", { hours: true });
      await o.sees(p.weekday, spans[n]!);
      await o.back();
    }
    const shut = p.all.filter(({ open }) => !open);
    o.reads([p.weekday, p.time, ...new Set(spans)], ...shut.map(({ name }) => name));
    for (const { id } of shut) {
      await o.act(maps, "list.item", { target: id });
      await o.act(maps, "list.removeItem");
    }
    o.reads(
      p.all.map(({ rating }) => `${(rating / 10).toFixed(1)} ★`),
      p.best.name,
    );
    await o.act(maps, "list.item", { target: p.best.id });
    await o.act(maps, "list.writeNote");
    await o.type("note", p.note);
    await o.act(maps, "list.putNote");
  },
});
const meantList = "list_meant";
const isKept = (all: readonly { readonly id: string; readonly open: boolean }[], id: string): boolean =>
  all.some((one) => one.id === id && one.open);
