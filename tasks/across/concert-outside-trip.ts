import calendar from "#apps/calendar/index.ts";
import { dayText } from "#apps/calendar/texts.ts";
import messages from "#apps/messages/index.ts";
import { concertTime } from "#apps/spotify/features/catalogue/queries.ts";
import { dayText as concertDay } from "#apps/spotify/format.ts";
import spotify from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { intents } from "#os/intents.ts";
import { textsFor } from "#os/texts.ts";
import { hourMs } from "#state/civil.ts";
import { dayAt, formatDay } from "#state/day.ts";
import music from "#world/music/index.ts";
import { event, matchesProposal, newEventsArePlain } from "../kit/calendar.ts";
import { allPages, openFind, publicOf } from "../kit/media-across.ts";
import { conversation, newMessagesTo, openThread, plainMessage, plainThread, sms } from "../kit/messages.ts";
import { mobileNumber, personName, pronouns } from "../kit/people.ts";
import { joinList } from "../kit/phrases.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { textingFriends } from "../kit/social-across.ts";
import type { Localized } from "../kit/social.ts";

/**
 * A friend texts the cities in which they could see an artist. Find the first show there that is on sale and not during
 * a trip, add it to the calendar and answer with its city. An earlier show is in a city that the friend did not name.
 */
export default defineTask({
  apps: [messages, spotify, calendar],
  split: "test",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "reasoning", "handoff", "social"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = await allPages((page) => world.read(music.queries.concerts, { public: publicOf(lang), page }));
    for (let tries = 0; tries < 20_000; tries++) {
      const { artist } = r.pick(all);
      const own = all
        .filter((one) => one.artist.id === artist.id)
        .map(({ id, title, city, venue, day, minute, soldOut }) => ({ id, title, city, venue, day, minute, soldOut }))
        .toSorted((a, b) => a.day - b.day);
      // The artist's page lists shows at which the artist plays before others, too.
      if (own.length < 4 || all.some(({ support }) => support.some(({ id }) => id === artist.id))) continue;
      const unnamed = r.pick(own);
      const named = own.filter((one) => one !== unnamed).slice(0, 3);
      const [away, ...later] = named;
      const trip = { from: away!.day - r.int(1, 3), length: r.int(5, 7) };
      const meant = later.find(({ soldOut }) => !soldOut);
      const isClear = later.every(({ day }) => day > trip.from + trip.length);
      if (
        trip.from < 1 ||
        away!.soldOut ||
        !meant ||
        !isClear ||
        new Set(own.map(({ city }) => city)).size < own.length
      )
        continue;
      return {
        artist: artist.name,
        artistId: artist.id,
        named,
        order: r.shuffle(named.map(({ city }) => city)),
        away: away!,
        meant,
        trip,
      };
    }
    throw new Error("no concerts fit");
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say, now, offsetMin }, facts) => {
    const friend = r.pick(textingFriends);
    const cities = joinList(facts.order, say(" or ", "和"), say(", ", "、"));
    return {
      ...facts,
      friend,
      name: personName(friend, say),
      title: say(...r.pick(trips)),
      from: dayAt(now, offsetMin) + facts.trip.from,
      to: dayAt(now, offsetMin) + facts.trip.from + facts.trip.length - 1,
      wish: say(...r.pick(wishes))
        .replace("{artist}", facts.artist)
        .replace("{cities}", cities),
    };
  },
  instruction: {
    en: [
      ({ friend, name, artist, title }) =>
        `${name} wants to see ${artist} live with me and texted me which cities ${pronouns(friend).they} can get to. Find the earliest of those shows on {app.spotify} that isn't sold out and isn't during my "${title}" trip, which is in {app.calendar}. Add the show to {app.calendar} from {app.spotify}, leave the details it fills in as they are, and text ${pronouns(friend).them} the name of the city, nothing else.`,
      ({ friend, name, artist, title }) =>
        `I'm going to see ${artist} live with ${name}, in one of the cities ${pronouns(friend).they} texted me. We'll take the first one that still has tickets, but while I'm away for "${title}" (see {app.calendar}) I can't. Look on {app.spotify}, use its option to put that show in {app.calendar} without changing anything, then answer ${name}'s text with just the city.`,
    ],
    zh: [
      ({ friend, name, artist, title }) =>
        `${name}想和我去看${artist}的演出，短信里说了去得了哪几个城市。请在{app.spotify}里找出这几个城市中日期最早、没有售罄、又不在我“${title}”行程期间（{app.calendar}里有）的那场，从{app.spotify}添加到{app.calendar}，自动填好的内容不要改，再回短信给${pronouns(friend).zh}，只写城市名。`,
      ({ name, artist, title }) =>
        `我要和${name}去看一场${artist}：城市限定在对方短信里提到的那几个，{app.calendar}里“${title}”那几天我不在，售罄的也去不了，其余的选最早一场。请在{app.spotify}里查好，用那里的功能把这场加到{app.calendar}（内容保持原样），然后用短信回复${name}，内容只写城市名。`,
    ],
  },
  setup: ({ messages: inbox, calendar: dates }, p, { now }) => {
    const thread = `thread_${p.friend}`;
    inbox.threads[thread] ??= conversation(thread, mobileNumber(p.friend));
    addEntries(inbox.messages, sms("msg_cities", thread, mobileNumber(p.friend), p.wish, now - 50 * 60_000));
    const when = { kind: "days", from: formatDay(p.from), to: formatDay(p.to) } as const;
    addEntries(dates.events, event("event_trip", p.title, when, { busy: false }));
  },
  checks: [
    { that: "there is exactly one new event", oneNew: ({ calendar: state }) => state.events },
    {
      that: "it is the show, as the app proposes it",
      holds: ({ before, after, params: { artist, meant }, occasion }) => {
        const start = concertTime(meant, before.spotify.startedAt, occasion.offsetMin);
        const proposed = intents.insertEvent({
          title: `${artist}: ${meant.title}`,
          start,
          end: start + 2 * hourMs,
          place: `${meant.venue}, ${meant.city}`,
        });
        return addedEntries(before.calendar.events, after.calendar.events).some((one) =>
          matchesProposal(one, proposed, before),
        );
      },
    },
    newEventsArePlain,
    {
      that: "one message went to the friend, with the name of the city only",
      holds: ({ before, after, params: p }) => {
        const sent = newMessagesTo(before.messages, after.messages, p.friend);
        return sent.length === 1 && sent[0]!.text.trim() === p.meant.city;
      },
    },
  ],
  allow: ({ calendar: dates, messages: inbox }) => [
    added(dates.events),
    added(inbox.messages, 1, plainMessage),
    added(inbox.threads, 1, plainThread),
  ],

  oracle: async (o, p, { now, offsetMin, lang }) => {
    const { os, spotify: state } = await o.state();
    const words = textsFor(strings, lang);
    await openThread(o, p.friend);
    await o.sees(p.wish);
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", p.title);
    const [from, to] = [dayText(formatDay(p.from), os, now), dayText(formatDay(p.to), os, now)];
    await o.act(calendar, "search.open", { id: "event_trip", day: formatDay(p.from) });
    await o.sees(from, to);
    await openFind(o);
    await o.type("q", p.artist);
    await o.act(spotify, "find.showKind", { kind: "artists" });
    await o.act(spotify, "find.openArtist", { artist: p.artistId });
    const dayOf = (one: { readonly day: number; readonly minute: number }): string =>
      concertDay(concertTime(one, state.startedAt, offsetMin), os, now);
    const seen = p.named.map((one) => `${one.city} · ${one.venue}, ${dayOf(one)}`);
    await o.sees(...seen);
    for (const one of p.named.slice(1)) {
      const sale = one.soldOut ? words.soldOut : words.onSale;
      await o.act(spotify, "artist.openConcert", { concert: one.id });
      await o.sees(sale, one.city);
      if (one.id === p.meant.id) break;
      await o.back();
    }
    o.reads([p.wish, from, to, ...seen], p.meant.city);
    await o.act(spotify, "concert.addEvent");
    await o.act(calendar, "editor.save");
    await o.open(messages);
    await o.type("draft", p.meant.city);
    await o.act(messages, "thread.send");
  },
});
const trips: readonly Localized[] = [
  ["Site visit", "驻场出差"],
  ["Family week", "回老家"],
  ["Training course", "封闭培训"],
  ["Walking holiday", "徒步度假"],
];
const wishes: readonly Localized[] = [
  [
    "{artist} is on tour! I could make it to {cities}. Find out which show works for you?",
    "{artist}巡演了！我能去的城市：{cities}。你看哪场合适？",
  ],
  [
    "About {artist}: {cities}, I can get to any of these. You choose the show.",
    "{artist}的演出，{cities}我都去得了，场次你定。",
  ],
  ["Let's finally see {artist}. For me it has to be {cities}.", "这次一定要去看{artist}！我只能去{cities}，你来挑。"],
];
