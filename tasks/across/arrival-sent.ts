import messages from "#apps/messages/index.ts";
import railway from "#apps/railway/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs } from "#state/civil.ts";
import { newThreadsArePlain, plainMessage, plainThread, newMessagesTo } from "../kit/messages.ts";
import { mobileNumber, personName, pronouns } from "../kit/people.ts";
import { paidTicket, drawRoute, adultFare, firstDay, directTrains, toTrip } from "../kit/railway.ts";
import { addEntries } from "../kit/records.ts";
import { formatTime, formatDate } from "../kit/phrases.ts";

/** Text the arrival time of a train, and nothing else, to the person who meets the train. */
export default defineTask({
  apps: [railway, messages],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["nav", "extract", "handoff", "social"],
  budget: 30,
  revision: 2,

  facts: async (world, r) => {
    for (;;) {
      const [from, to] = drawRoute(r);
      const days = r.sample([2, 3, 4, 5, 6, 7, 9], 2);
      const legs = [];
      for (const n of days) {
        const all = (await directTrains(world, from, to, firstDay + n)).filter(
          ({ kind, arrives, departs }) => kind === "G" && arrives < 1440 && departs > 540,
        );
        if (all.length > 0) legs.push(r.pick(all));
      }
      if (legs.length < 2 || legs[0]!.arrives === legs[1]!.arrives) continue;
      return {
        to,
        day: legs[0]!.day,
        trips: legs.map((leg) => ({ trip: toTrip(leg, "second"), cents: adultFare(leg, "second") })),
      };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, { railway: state }, { say }, { to, day, trips }) => {
    const friend = r.pick(["max", "leo", "jonas", "zoe", "sofia", "lucas"]);
    return {
      trips,
      day,
      arrives: trips[0]!.trip.arrives,
      toName: say(to.en, to.zh),
      friend,
      friendName: personName(friend, say),
      name: state.passengers["passenger_s1"]!.name,
    };
  },
  instruction: {
    en: [
      (p) =>
        `${p.friendName} is picking me up in ${p.toName} on ${formatDate(p.day, "en")}. Check in {app.railway} when my train is due there and text ${pronouns(p.friend).them} just the time, as HH:MM.`,
      (p) =>
        `What time do I get to ${p.toName} on ${formatDate(p.day, "en")}? It's on my ticket in {app.railway}. Text ${p.friendName} that time in the form HH:MM and nothing else.`,
    ],
    zh: [
      (p) =>
        `${formatDate(p.day, "zh-CN")}${p.friendName}要来${p.toName}接我。请在{app.railway}里看看我的车票几点到，把到达时间用短信发给${pronouns(p.friend).zh}，只发时间，格式 HH:MM。`,
      (p) =>
        `看一下{app.railway}里的车票，我${formatDate(p.day, "zh-CN")}几点到${p.toName}？把到达时间按 HH:MM 的格式用短信发给${p.friendName}，不要写别的。`,
    ],
  },
  setup: ({ railway: state }, p, { now }) => {
    for (const [n, { trip, cents }] of p.trips.entries()) {
      const one = paidTicket(`met${n}`, { id: "passenger_s1", name: p.name }, trip, cents, now - (n + 1) * dayMs);
      addEntries(state.orders, one.order);
      addEntries(state.tickets, one.ticket);
    }
  },
  checks: [
    {
      that: "one message went to this person, with the time of arrival alone",
      holds: ({ before, after, params }) => {
        const sent = newMessagesTo(before.messages, after.messages, params.friend);
        return sent.length === 1 && sent[0]!.text.trim() === formatTime(params.arrives) && sent[0]!.parts.length === 0;
      },
    },
    { that: "the tickets are as they were", unchanged: ({ railway: state }) => state.tickets },
    newThreadsArePlain,
  ],
  allow: ({ messages: state }) => [added(state.messages, 1, plainMessage), added(state.threads, 1, plainThread)],

  oracle: async (o, p) => {
    await o.open(railway);
    await o.act(railway, "home.orders");
    await o.act(railway, "orders.openTicket", { ticket: "ticket_met0" });
    await o.sees(formatTime(p.arrives));
    await o.open(messages);
    await o.act(messages, "list.new");
    await o.type("query", p.friendName);
    await o.act(messages, "compose.pick", { number: mobileNumber(p.friend) });
    await o.type("draft", formatTime(p.arrives));
    await o.act(messages, "thread.send");
  },
});
