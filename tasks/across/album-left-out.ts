import messages from "#apps/messages/index.ts";
import railway from "#apps/railway/index.ts";
import { spanText } from "#apps/spotify/format.ts";
import spotify from "#apps/spotify/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, minuteMs } from "#state/civil.ts";
import { drawAlbums, findAlbum } from "../kit/media-across.ts";
import { conversation, openThread, sms } from "../kit/messages.ts";
import { mobileNumber, personName } from "../kit/people.ts";
import { fillIn, formatTime } from "../kit/phrases.ts";
import { adultFare, directTrains, drawRoute, firstDay, paidTicket, toTrip } from "../kit/railway.ts";
import { addEntries } from "../kit/records.ts";
import { textingFriends } from "../kit/social-across.ts";
import type { Localized } from "../kit/social.ts";

/**
 * A friend texts four albums for a train ride, which is too short for all of them. Find the one to leave out so that as
 * much music as possible fits.
 */
export default defineTask({
  apps: [messages, railway, spotify],
  split: "test",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "extract", "reasoning"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    for (let tries = 0; tries < 200; tries++) {
      const [from, to] = drawRoute(r);
      const day = firstDay + 1;
      const legs = (await directTrains(world, from, to, day)).filter(
        ({ departs, arrives }) =>
          departs > 420 && arrives < 1320 && arrives - departs >= 92 && arrives - departs <= 124,
      );
      if (legs.length < 2) continue;
      const [leg, other] = r.sample(legs, 2);
      const ride = leg!.arrives - leg!.departs;
      const albums = await drawAlbums(world, r, lang, (minutes) => dropped(minutes, ride) !== null);
      if (!albums) continue;
      const minutes = albums.map(({ ms }) => Math.round(ms / minuteMs));
      const out = dropped(minutes, ride)!;
      return {
        to,
        albums,
        out,
        left: ride - (sumOf(minutes) - minutes[out]!),
        trips: [leg!, other!].map((one) => ({ trip: toTrip(one, "second"), cents: adultFare(one, "second") })),
      };
    }
    throw new Error("no albums fit");
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, { railway: state }, { say }, facts) => {
    const friend = r.pick(textingFriends);
    const second = r.pick(["passenger_s2", "passenger_s3"]);
    return {
      ...facts,
      friend,
      name: personName(friend, say),
      toName: say(facts.to.en, facts.to.zh),
      people: ["passenger_s1", second].map((id) => ({ id, name: state.passengers[id]!.name })),
      lines: [
        say(...r.pick(openings)),
        ...facts.albums.map(({ title, by }) => say(`${title} by ${by}`, `${by}《${title}》`)),
      ],
    };
  },
  instruction: {
    en: [
      ({ name, toName }) =>
        `${name} texted me four albums for my train ride to ${toName} tomorrow (my ticket is in {app.railway}). They don't all fit between departure and arrival, so I'll drop one of them and play the other three in full, filling as much of the ride as possible. Going by the lengths on {app.spotify}, which album do I drop, and how many minutes of the ride are left without music? ${fillIn.en}`,
      ({ name, toName }) =>
        `I want to hear whole albums on tomorrow's train to ${toName}; ${name} suggested four in a text. Three of them have to do. Check how long my ride takes in {app.railway} and how long the albums are on {app.spotify}. Which one should I skip so that the other three fit and I sit without music for as short as possible, and how many minutes is that? ${fillIn.en}`,
    ],
    zh: [
      ({ name, toName }) =>
        `明天我坐火车去${toName}，票在{app.railway}里。${name}发短信推荐了四张专辑，从开车到到站放不完，只能去掉一张，把另外三张完整听完，让有音乐的时间尽量长。按{app.spotify}上的专辑时长，该去掉哪张？路上还剩几分钟没有音乐？${fillIn.zh}`,
      ({ name, toName }) =>
        `${name}在短信里给我明天去${toName}的火车挑了四张专辑。车程请看{app.railway}里我的车票，专辑时长看{app.spotify}。我打算完整听其中三张：不听哪一张，才能既听得完、没音乐的时间又最短？那段时间是几分钟？${fillIn.zh}`,
    ],
  },
  setup: ({ messages: inbox, railway: state }, p, { now }) => {
    const thread = `thread_${p.friend}`;
    inbox.threads[thread] ??= conversation(thread, mobileNumber(p.friend));
    for (const [n, line] of p.lines.entries())
      addEntries(inbox.messages, sms(`msg_album${n}`, thread, mobileNumber(p.friend), line, now - (60 - n) * minuteMs));
    for (const [n, { trip, cents }] of p.trips.entries()) {
      const one = paidTicket(`album${n}`, p.people[n]!, trip, cents, now - (n + 1) * dayMs);
      addEntries(state.orders, one.order);
      addEntries(state.tickets, one.ticket);
    }
  },
  checks: [
    {
      that: "nothing was saved, liked, sent or booked",
      unchanged: ({ messages: inbox, spotify: listening, railway: state }) => [
        Object.keys(inbox.messages),
        listening.saved,
        listening.liked,
        state.orders,
      ],
    },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      dropped: text(
        say("Album to drop", "去掉的专辑"),
        say("The title as the album's page shows it", "与专辑页上的标题一致，不带书名号"),
      ),
      left: number(
        say("Minutes without music", "没有音乐的时间"),
        say("Minutes, integer, from the lengths in minutes that the albums show", "分钟，整数，按专辑页显示的分钟数算"),
      ),
    }),
    expected: ({ params: { albums, out, left } }) => ({ dropped: albums[out]!.title, left }),
  },

  oracle: async (o, p, { lang }) => {
    await openThread(o, p.friend);
    await o.sees(...p.lines);
    await o.open(railway);
    await o.act(railway, "home.orders");
    await o.sees(p.people[0]!.name);
    await o.act(railway, "orders.openTicket", { ticket: "ticket_album0" });
    const [departs, arrives] = [p.trips[0]!.trip.departs, p.trips[0]!.trip.arrives].map(formatTime);
    await o.sees(departs!, arrives!);
    const spans: string[] = [];
    for (const album of p.albums) {
      await findAlbum(o, album);
      const span = spanText(album.ms, lang);
      await o.sees(album.title, span);
      spans.push(span);
      await o.act(spotify, "album.goHome");
    }
    o.reads([departs!, arrives!, ...spans, ...p.lines], p.albums[p.out]!.title, p.left);
    await o.answer({ dropped: p.albums[p.out]!.title, left: p.left });
  },
});
const sumOf = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0);
/**
 * Returns the index of the shortest of four albums without which the other three fit into a ride, or null if this is
 * not certain: the display rounds lengths to minutes, so nothing may be decided by less than three of them.
 */
function dropped(minutes: readonly number[], ride: number): number | null {
  const byLength = [0, 1, 2, 3].toSorted((a, b) => minutes[a]! - minutes[b]!);
  const restWithout = (n: number): number => sumOf(minutes) - minutes[n]!;
  if (byLength.some((n) => Math.abs(restWithout(n) - ride) < 3)) return null;
  const [best, next, ...more] = byLength.filter((n) => restWithout(n) < ride);
  if (best === undefined || next === undefined || more.length > 1) return null;
  return minutes[next]! - minutes[best]! < 3 ? null : best;
}
const openings: readonly Localized[] = [
  ["Music for your train:", "火车上听这几张："],
  ["Four albums for the ride, all from start to end please!", "给你挑了四张路上听，都要从头听到尾哦："],
  ["My picks for tomorrow's train:", "明天坐车的歌单，整张听："],
];
