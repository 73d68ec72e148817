import rednote from "#apps/rednote/index.ts";
import { seedIds, userId } from "#apps/rednote/seed-ids.ts";
import { number, text } from "#judge/answers.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { fillIn } from "../kit/phrases.ts";
import { isUnknown, readNotes, searchAll, toldFact } from "../kit/rednote.ts";

/**
 * Repeat the last search, for a dish or drink, and save the cheapest of the notes by people whom the owner follows.
 * Somebody whom the owner does not follow paid less.
 */
export default defineTask({
  apps: [rednote],
  split: "test",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "extract", "reasoning", "edit"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const forms = await Promise.all(["food.shop", "coffee.cafe"].map(async (form) => readNotes(world, lang, form)));
    for (let tries = 0; tries < 400; tries++) {
      const notes = r.pick(forms);
      const { subject } = r.pick(notes);
      const rows = await searchAll(world, lang, subject);
      if (rows === null || rows.some(({ author }) => seedIds(lang).follows.map(userId).includes(author))) continue;
      const all = rows
        .slice(0, 20)
        .flatMap((row) => {
          const note = notes.find(({ id }) => id === row.id);
          const price = note && toldFact(note, "price");
          if (!note?.place || note.subject !== subject || typeof price?.value !== "number") return [];
          if (!price.text.includes(String(price.value)) || !isUnknown(lang, note.author)) return [];
          if (rows.filter(({ author }) => author === note.author).length > 1) return [];
          const { id, author, title, place } = note;
          return [{ id, author, title, place: place.name, price: price.value, told: price.text }];
        })
        .toSorted((a, b) => a.price - b.price);
      const dearer = all.filter(({ price }) => price > all[0]!.price);
      const n = r.int(3, 4);
      if (dearer.length < n) continue;
      const tried = r.sample(dearer, n);
      const [best, next] = tried.toSorted((a, b) => a.price - b.price);
      if (best!.price === next!.price || new Set(tried.map(({ title }) => title)).size < n) continue;
      const earlier = r.pick(notes.filter((one) => one.subject !== subject)).subject;
      return { searches: [subject, earlier], tried, best: best! };
    }
    throw new Error("no dish fits");
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, { rednote: state }, _occasion, facts) => {
    const album = r.pick(Object.values(state.albums));
    return { ...facts, album: album.id, albumName: album.name, days: facts.tried.map(() => r.int(2, 90)) };
  },
  instruction: {
    en: [
      ({ albumName }) =>
        `Run my last {app.rednote} search again. Of the notes it finds by people I follow, save the one with the lowest price to my album "${albumName}". Which place is it, and what's the price? ${fillIn.en}`,
      ({ albumName }) =>
        `I was looking for something on {app.rednote}; it's the latest search in my history. Search for it once more, only count notes by people I follow, and find out who paid the least and where. Put that note in my album "${albumName}". ${fillIn.en}`,
    ],
    zh: [
      ({ albumName }) =>
        `把我在{app.rednote}最近一次搜的东西再搜一遍，只看我关注的人发的笔记，把价格最低的那篇收藏到专辑“${albumName}”里。是哪家店，多少钱？${fillIn.zh}`,
      ({ albumName }) =>
        `我在{app.rednote}搜过一样东西，就是搜索历史里最新的那条。再搜一次，在我关注的人写的笔记里找出价格最低的，收进专辑“${albumName}”，再看看是哪家店、什么价。${fillIn.zh}`,
    ],
  },
  setup: ({ rednote: state }, { searches, tried, days }, { now }) => {
    state.searches = [...searches, ...state.searches];
    for (const [n, { id, author }] of tried.entries()) {
      state.follows[author] = { user: author, at: now - days[n]! * dayMs };
      delete state.saved[id];
    }
  },
  checks: [
    {
      that: "the note with the lowest price is saved in the album",
      holds: ({ after, params }) => after.rednote.saved[params.best.id]?.album === params.album,
    },
  ],
  allow: ({ rednote: state }, { best, album }) => [added(state.saved, 1, { note: best.id, album })],
  answer: {
    fields: (_, say) => ({
      place: text(say("Name of the place", "店名"), say("Exactly as the note has it", "与笔记中一致")),
      price: number(say("Price (CNY)", "价格（元）"), say("A number", "数字")),
    }),
    expected: ({ params: { best } }) => ({ place: best.place, price: best.price }),
  },

  oracle: async (o, { searches, tried, best, album }) => {
    const subject = searches[0]!;
    await o.open(rednote);
    await o.act(rednote, "home.search");
    await o.sees(subject);
    await o.act(rednote, "search.again", { q: subject });
    await o.act(rednote, "results.filter");
    await o.act(rednote, "results.setRange", { range: "followed" });
    await o.act(rednote, "results.closeFilter");
    for (const one of tried) {
      await o.sees(one.title);
      await o.act(rednote, "results.open", { note: one.id });
      await o.sees(one.told, one.place);
      await o.back();
    }
    o.reads(
      tried.map(({ told }) => told),
      best.price,
    );
    await o.act(rednote, "results.open", { note: best.id });
    await o.act(rednote, "note.save");
    await o.act(rednote, "note.chooseAlbum");
    await o.act(rednote, "note.putInAlbum", { album });
    await o.answer({ place: best.place, price: best.price });
  },
});
