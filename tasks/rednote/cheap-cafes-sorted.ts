import rednote from "#apps/rednote/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { addedEntries } from "../kit/records.ts";
import { addAlbum, drawNotes, openAlbums, saveNotes, toldFact } from "../kit/rednote.ts";
import type { Localized } from "../kit/social.ts";

/** Move the cafés of an album that are cheap enough into a new album. Dearer cafés and restaurants stay. */
export default defineTask({
  apps: [rednote],
  split: "train",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "create", "edit"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const isPlain = (note: Parameters<typeof toldFact>[0]) => {
      const { value, text } = toldFact(note, "price")!;
      return typeof value === "number" && text.includes(String(value));
    };
    for (let tries = 0; tries < 50; tries++) {
      const cafes = (await drawNotes(world, r, lang, "coffee.cafe", 5, ["price"], isPlain)).map((note) => {
        const { value, text } = toldFact(note, "price")!;
        return { id: note.id, title: note.title, price: Number(value), told: text };
      });
      const prices = cafes.map(({ price }) => price).toSorted((a, b) => a - b);
      const cheap = r.int(2, 3);
      // The limit is between two prices, so "at most" has one reading.
      if (prices[cheap]! - prices[cheap - 1]! < 2) continue;
      const shops = await drawNotes(world, r, lang, "food.shop", 2, ["price"]);
      const most = prices[cheap]! - 1;
      const round = Math.floor(most / 5) * 5;
      const limit = round >= prices[cheap - 1]! ? round : most;
      return { cafes, shops: shops.map(({ id }) => id), limit };
    }
    throw new Error("no cafés fit");
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, { cafes, shops, limit }) => ({
    cafes,
    limit,
    cheap: cafes.filter(({ price }) => price <= limit).map(({ id }) => id),
    order: r.shuffle([...cafes.map(({ id }) => id), ...shops]),
    from: say(...r.pick(oldAlbums)),
    to: say(...r.pick(newAlbums)),
  }),
  instruction: {
    en: [
      ({ from, to, limit }) =>
        `Make a new album "${to}" on {app.rednote}, and move the cafés from my album "${from}" into it where the order in the note cost ¥${limit} or less. The rest of "${from}" stays as it is, and the new album needs nothing but the name.`,
      ({ from, to, limit }) =>
        `My {app.rednote} album "${from}" mixes restaurants and cafés. Please create an album called "${to}", with only a name, and move over the cafés whose note gives a price of at most ¥${limit}. Leave everything else where it is.`,
    ],
    zh: [
      ({ from, to, limit }) =>
        `在{app.rednote}新建一个专辑“${to}”（只填名称），把专辑“${from}”里点单价格不超过 ${limit} 元的咖啡馆笔记移过去，其余的留在原处。`,
      ({ from, to, limit }) =>
        `我的{app.rednote}专辑“${from}”里餐厅和咖啡馆混在一起。请建个新专辑，名称“${to}”，别的不用填，再把笔记里价格在 ${limit} 元以内（含）的咖啡馆移进去，其他的不要动。`,
    ],
  },
  setup: ({ rednote: state }, { from, order }, { now }) => {
    addAlbum(state, "album_mixed", from, now - 50 * dayMs);
    saveNotes(state, "album_mixed", order, now);
  },
  checks: [
    { that: "there is one more album", oneNew: ({ rednote: state }) => state.albums },
    {
      that: "it has the name, and nothing else was filled in",
      holds: ({ before, after, params }) =>
        addedEntries(before.rednote.albums, after.rednote.albums).some(
          (album) => album.name === params.to && album.about === "" && !album.private,
        ),
    },
    {
      that: "exactly the cheap cafés are in it",
      holds: ({ before, after, params }) => {
        const [album] = addedEntries(before.rednote.albums, after.rednote.albums);
        const moved = Object.values(after.rednote.saved).filter((one) => one.album === album?.id);
        return album !== undefined && sameJson(moved.map(({ note }) => note).toSorted(), params.cheap.toSorted());
      },
    },
  ],
  allow: ({ rednote: state }, { cheap, to }) => [
    added(state.albums, 1, { name: to, about: "", private: false }),
    ...cheap.map((note) => state.saved[note]?.album),
  ],

  oracle: async (o, { cafes, cheap, from, to, limit }) => {
    await openAlbums(o);
    await o.act(rednote, "me.newAlbum");
    await o.type("name", to);
    await o.act(rednote, "albumForm.save");
    await o.sees(from);
    await o.act(rednote, "me.openAlbum", { album: "album_mixed" });
    for (const one of cafes) {
      await o.sees(one.title);
      await o.act(rednote, "album.open", { note: one.id });
      await o.sees(one.told);
      await o.back();
    }
    o.reads(
      [limit, ...cafes.map(({ told }) => told)],
      ...cafes.filter(({ id }) => cheap.includes(id)).map(({ title }) => title),
    );
    await o.act(rednote, "album.menu");
    await o.act(rednote, "album.select");
    for (const note of cheap) await o.act(rednote, "album.toggle", { note });
    await o.act(rednote, "album.move");
    const { rednote: state } = await o.state();
    await o.act(rednote, "album.moveTo", {
      album: Object.values(state.albums).find(({ name }) => name === to)!.id,
    });
  },
});
const oldAlbums: readonly Localized[] = [
  ["Places to try", "想去的店"],
  ["Eat and drink", "吃喝"],
  ["Shanghai list", "上海清单"],
];
const newAlbums: readonly Localized[] = [
  ["Cheap coffee", "平价咖啡"],
  ["Coffee under budget", "不贵的咖啡"],
  ["Weekday coffee", "工作日咖啡"],
  ["Café round", "咖啡馆巡礼"],
];
