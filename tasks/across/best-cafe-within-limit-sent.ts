import { linkTo } from "#apps/maps/links.ts";
import maps from "#apps/maps/index.ts";
import messages from "#apps/messages/index.ts";
import rednote from "#apps/rednote/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs } from "#state/civil.ts";
import {
  conversation,
  newMessagesTo,
  newThreadsArePlain,
  openThread,
  plainMessage,
  plainThread,
  shareByMessage,
  sms,
} from "../kit/messages.ts";
import { mobileNumber, personName, pronouns } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";
import { addAlbum, openAlbums, saveNotes } from "../kit/rednote.ts";
import { drawMealNotes, readMapPlace, textingFriends } from "../kit/social-across.ts";
import type { Localized } from "../kit/social.ts";

/**
 * A friend texts how much a coffee date may cost. Of the cafés in an album, open the one within this limit that its note
 * scores highest on the map, and share it with the friend. The one with the highest score of all is too dear.
 */
export default defineTask({
  apps: [messages, rednote, maps],
  split: "test",
  objective: "hybrid",
  composition: "transfer",
  difficulty: "L4",
  tags: ["extract", "reasoning", "handoff", "social"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    for (let tries = 0; tries < 200; tries++) {
      const notes = (await drawMealNotes(world, r, lang, "coffee.cafe", 4, ["score"])).map((note) => ({
        ...note,
        score: Number(note.facts["score"]!.value),
      }));
      const limit = notes[r.int(1, 2)]!.price + r.int(0, 2);
      const within = notes.filter(({ price }) => price <= limit).toSorted((a, b) => b.score - a.score);
      const top = Math.max(...notes.filter(({ price }) => price > limit).map(({ score }) => score));
      const best = within[0]!;
      // A dearer café has a higher score, and within the limit one café, not the cheapest, has the highest score.
      if (top <= best.score || best.score === within[1]!.score || best === notes[0]) continue;
      const place = await readMapPlace(world, best.id);
      if (place) return { notes, limit, best, place };
    }
    throw new Error("no cafés fit");
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, { notes, limit, best, place }) => {
    const friend = r.pick(textingFriends);
    return {
      friend,
      name: personName(friend, say),
      album: say(...r.pick(albums)),
      order: r.shuffle(notes.map(({ id }) => id)),
      notes,
      limit,
      best,
      placeId: place.id,
      address: say(place.address.en, place.address.zh),
      ask: say(...r.pick(limits)).replace("{limit}", String(limit)),
    };
  },
  instruction: {
    en: [
      ({ friend, name, album }) =>
        `${name} texted me ${pronouns(friend).their} limit for one order when we go for coffee. Of the cafés in my {app.rednote} album "${album}" that don't go over it, which one did the author of the note score highest? Open its place on {app.maps} and text it to ${pronouns(friend).them} from there, with nothing added.`,
      ({ friend, name, album }) =>
        `I need a café for ${name} and me. Go by the notes in my {app.rednote} album "${album}": of the cafés that cost no more than ${pronouns(friend).they} said in {app.messages}, take the one with the highest score from the note's author. Then find it on {app.maps} and text it to ${pronouns(friend).them} from the map, just as {app.maps} sends it.`,
    ],
    zh: [
      ({ friend, name, album }) =>
        `${name}要跟我去喝咖啡，发短信说了每份最多多少钱。在我{app.rednote}专辑“${album}”里价格没超过的咖啡馆中，选笔记作者打分最高的一家，到{app.maps}里打开它的位置，用短信分享给${pronouns(friend).zh}，不要加别的话。`,
      ({ friend, name, album }) =>
        `我要和${name}去喝咖啡，预算看${pronouns(friend).zh}的短信。请按{app.rednote}专辑“${album}”里的笔记，找出价格在预算内（含）、笔记作者打分最高的那家，在{app.maps}里找到它，用短信把位置分享给${pronouns(friend).zh}，不要加别的话。`,
    ],
  },
  setup: ({ messages: inbox, rednote: state }, p, { now }) => {
    addAlbum(state, "album_coffee", p.album, now - 60 * dayMs);
    saveNotes(state, "album_coffee", p.order, now - dayMs);
    const thread = `thread_${p.friend}`;
    inbox.threads[thread] ??= conversation(thread, mobileNumber(p.friend));
    addEntries(inbox.messages, sms("msg_limit", thread, mobileNumber(p.friend), p.ask, now - 45 * 60_000));
  },
  checks: [
    {
      that: "one message went to the friend, with the place as the map shares it and nothing else",
      holds: ({ before, after, params: p }) => {
        const sent = newMessagesTo(before.messages, after.messages, p.friend);
        return sent.length === 1 && sent[0]!.text === `${p.best.place.name}\n${p.address}\n${linkTo(p.placeId)}`;
      },
    },
    newThreadsArePlain,
  ],
  allow: ({ messages: state }) => [added(state.messages, 1, plainMessage), added(state.threads, 1, plainThread)],

  oracle: async (o, p) => {
    await openThread(o, p.friend);
    await o.sees(p.ask);
    await openAlbums(o);
    await o.sees(p.album);
    await o.act(rednote, "me.openAlbum", { album: "album_coffee" });
    for (const one of p.notes) {
      await o.sees(one.title);
      await o.act(rednote, "album.open", { note: one.id });
      await o.sees(one.told, one.facts["score"]!.text, one.place.name);
      await o.back();
    }
    o.reads([p.limit, ...p.notes.flatMap(({ told, facts }) => [told, facts["score"]!.text])], p.best.title);
    await o.act(rednote, "album.open", { note: p.best.id });
    await o.act(rednote, "note.openPlace", { ...p.best.place, place: p.placeId });
    await o.act(maps, "place.share");
    await shareByMessage(o, p.friend, p.name);
  },
});
const albums: readonly Localized[] = [
  ["Coffee with people", "约人喝咖啡"],
  ["Cafés to sit in", "能坐的咖啡馆"],
  ["Good coffee", "好喝的咖啡"],
  ["Weekend cafés", "周末咖啡馆"],
];
const limits: readonly Localized[] = [
  [
    "Coffee soon? Somewhere where one order is ¥{limit} or less, please, I'm saving up.",
    "最近喝个咖啡？一份别超过 {limit} 元哦，我在攒钱。",
  ],
  [
    "Let's go for coffee! My limit is ¥{limit} for one order, you choose the place.",
    "走，喝咖啡去！一份 {limit} 元以内都行，地方你挑。",
  ],
  ["You find us a café, but not more than ¥{limit} for what I order.", "咖啡馆你找，我点的那份不超过 {limit} 元就好。"],
];
