import rednote from "#apps/rednote/index.ts";
import { distanceText } from "#apps/rednote/format.ts";
import { boxAround } from "#apps/rednote/nearby.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs } from "#state/civil.ts";
import { centre, metresBetween } from "#world/places/geo.ts";
import dataset from "#world/rednote/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { addReceived, openChat, ownRecords, publicOf, readFriend, readNotes, toldFact } from "../kit/rednote.ts";
import type { Localized } from "../kit/social.ts";

/**
 * A friend writes what to eat. Of the notes about it nearby, find the nearest place where it costs no more than a limit;
 * a nearer one is dearer.
 */
export default defineTask({
  apps: [rednote],
  split: "train",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "extract", "reasoning", "explore"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const forms = await Promise.all(["food.shop", "coffee.cafe"].map(async (form) => readNotes(world, lang, form)));
    const notes = forms.flat();
    const subjects = [...new Set(notes.map(({ subject }) => subject))];
    for (let tries = 0; tries < 400; tries++) {
      const subject = r.pick(subjects);
      const at = {
        latitude: Math.round((centre.latitude + r.int(-30, 30) / 1000) * 1000) / 1000,
        longitude: Math.round((centre.longitude + r.int(-30, 30) / 1000) * 1000) / 1000,
      };
      const box = boxAround({ location: { lat: at.latitude, lon: at.longitude } } as Parameters<typeof boxAround>[0]);
      const found = await world.read(dataset.queries.feed, {
        q: subject,
        public: publicOf(lang),
        age_min: -600,
        ...box,
      });
      const all = found.rows
        .flatMap((row) => {
          const note = notes.find(({ id }) => id === row.id);
          const price = note && toldFact(note, "price");
          if (!note?.place || note.subject !== subject || typeof price?.value !== "number") return [];
          if (!price.text.includes(String(price.value))) return [];
          const { id, title, place } = note;
          const metres = metresBetween(at, place);
          return [{ id, title, place: place.name, metres, price: price.value, told: price.text }];
        })
        .toSorted((a, b) => a.metres - b.metres);
      // Every result is about this dish, and nothing is as near as the place that is meant.
      if (all.length !== found.rows.length || found.more || all.length < 3 || all.length > 10) continue;
      const limit = Math.floor((all[0]!.price - 1) / 5) * 5;
      const best = all.findIndex(({ price }) => price <= limit);
      if (best < 1 || best > 3) continue;
      const near = all.slice(0, best + 2);
      if (near.some((one, n) => n > 0 && one.metres - near[n - 1]!.metres < 150)) continue;
      const tried = all.slice(0, best + 1);
      return { friend: await readFriend(world, lang, r.int(1, 3)), subject, at, limit, tried };
    }
    throw new Error("no dish fits");
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, { friend, subject, at, limit, tried }) => ({
    friend,
    subject,
    words: say(...r.pick(wishes)).replace("…", subject),
    at,
    limit,
    tried,
    best: tried.at(-1)!,
  }),
  instruction: {
    en: [
      ({ friend, limit }) =>
        `"${friend.name}" messaged me on {app.rednote} about what we're having. Search {app.rednote} for that near me: which is the nearest place where it costs ¥${limit} or less, and what does it cost there? {app.rednote} may use my location. ${fillIn.en}`,
      ({ friend, limit }) =>
        `Check what "${friend.name}" wants to have in our {app.rednote} chat, and look for notes about it close by; it's fine to allow {app.rednote} my location. We won't spend more than ¥${limit} on it. What's the closest place that fits, and what's the price in that note? ${fillIn.en}`,
    ],
    zh: [
      ({ friend, limit }) =>
        `“${friend.name}”在{app.rednote}私信里说了想吃什么。搜一下附近的笔记，价格不超过 ${limit} 元的店里离我最近的是哪家，多少钱？可以让{app.rednote}用我的位置。${fillIn.zh}`,
      ({ friend, limit }) =>
        `看看“${friend.name}”在{app.rednote}上跟我说想吃的是什么，找找附近的笔记，定位权限可以给。预算是 ${limit} 元以内（含），离我最近又不超预算的是哪家？笔记里写的价格是多少？${fillIn.zh}`,
    ],
  },
  setup: ({ os, rednote: state }, { at, friend, words }, { now }) => {
    addReceived(state, friend.id, [{ at: now - hourMs, body: words }]);
    os.location.lat = at.latitude;
    os.location.lon = at.longitude;
  },
  checks: [{ that: "nothing was liked, saved or followed", unchanged: ({ rednote: state }) => ownRecords(state) }],
  allow: ({ os }) => [os.permissions[rednote.id]?.location],
  answer: {
    fields: (_, say) => ({
      place: text(say("Name of the place", "店名"), say("Exactly as the note has it", "与笔记中一致")),
      price: number(say("Price (CNY)", "价格（元）"), say("A number", "数字")),
    }),
    expected: ({ params: { best } }) => ({ place: best.place, price: best.price }),
  },

  oracle: async (o, { friend, words, subject, tried, best, limit }) => {
    await openChat(o, friend);
    await o.sees(words);
    await o.back();
    await o.act(rednote, "messages.goHome");
    await o.act(rednote, "home.search");
    await o.type("q", subject);
    await o.act(rednote, "search.find");
    await o.act(rednote, "results.filter");
    await o.act(rednote, "results.setDistance", { distance: "near" });
    await o.grant("foreground");
    await o.act(rednote, "results.closeFilter");
    for (const one of tried) {
      await o.sees(one.title, distanceText(one.metres));
      await o.act(rednote, "results.open", { note: one.id });
      await o.sees(one.told, one.place);
      await o.back();
    }
    o.reads([limit, ...tried.map(({ told }) => told)], best.price);
    await o.answer({ place: best.place, price: best.price });
  },
});
/** "…" is the dish. */
const wishes: readonly Localized[] = [
  ["My vote for later: …. You pick the place!", "我投…一票，地方你定！"],
  ["It has to be … today. Find us somewhere?", "今天非…不可，你找一家？"],
  ["I keep thinking about …, let's go and have some", "一直惦记着…，一起去吃吧"],
];
