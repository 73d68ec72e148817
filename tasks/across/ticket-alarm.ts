import clock from "#apps/clock/index.ts";
import railway from "#apps/railway/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs } from "#state/civil.ts";
import { alarm, alarmSound, ringsByWeekday, typeTime } from "../kit/clock.ts";
import { paidTicket, drawRoute, adultFare, firstDay, directTrains, toTrip } from "../kit/railway.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { formatTime } from "../kit/phrases.ts";

/** Set an alarm some time before the departure on tomorrow's ticket. */
export default defineTask({
  apps: [railway, clock],
  split: "train",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["nav", "extract", "create", "reasoning"],
  budget: 30,
  revision: 2,

  facts: async (world, r) => {
    for (;;) {
      const [from, to] = drawRoute(r);
      const day = firstDay + 1;
      const legs = (await directTrains(world, from, to, day)).filter(
        ({ kind, departs }) => kind === "G" && departs > 400 && departs < 720,
      );
      if (legs.length < 2) continue;
      const [one, other] = r.sample(legs, 2);
      return {
        to,
        trips: [one!, other!].map((leg) => ({ trip: toTrip(leg, "second"), cents: adultFare(leg, "second") })),
      };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, { railway: state }, { say }, { to, trips }) => {
    const [meant, other] = r.sample(["passenger_s1", "passenger_s2", "passenger_s3"], 2);
    return {
      trips,
      toName: say(to.en, to.zh),
      people: [meant!, other!].map((id) => ({ id, name: state.passengers[id]!.name })),
      departs: trips[0]!.trip.departs,
      lead: r.pick([50, 65, 70, 80, 85, 95]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `${isMine(p) ? "I'm" : `${p.people[0]!.name} is`} taking a train to ${p.toName} tomorrow, and ${isMine(p) ? "my" : "the"} ticket is in {app.railway}. Set a one-time alarm labelled "${p.toName}" for ${p.lead} minutes before it leaves.`,
      (p) =>
        `Check in {app.railway} when ${isMine(p) ? "my" : `${p.people[0]!.name}'s`} train to ${p.toName} leaves tomorrow, and set an alarm ${p.lead} minutes earlier in {app.clock}. No repeat, label "${p.toName}".`,
    ],
    zh: [
      (p) =>
        `${isMine(p) ? "我" : p.people[0]!.name}明天坐火车去${p.toName}，车票在{app.railway}里。请在{app.clock}里设一个只响一次的闹钟，开车前 ${p.lead} 分钟响，标签写“${p.toName}”。`,
      (p) =>
        `请在{app.railway}查${isMine(p) ? "我" : p.people[0]!.name}明天去${p.toName}的车几点开，然后在{app.clock}设一个提前 ${p.lead} 分钟、不重复的闹钟，标签为“${p.toName}”。`,
    ],
  },
  setup: ({ railway: state, clock: clocks }, p, { now }) => {
    for (const [n, { trip, cents }] of p.trips.entries()) {
      const one = paidTicket(`early${n}`, p.people[n]!, trip, cents, now - (n + 1) * dayMs);
      addEntries(state.orders, one.order);
      addEntries(state.tickets, one.ticket);
    }
    const off = p.departs - p.lead + 25;
    addEntries(
      clocks.alarms,
      alarm("alarm_before", Math.floor(off / 60), off % 60, now, { label: p.toName, on: false }),
    );
  },
  checks: [
    { that: "there is exactly one new alarm", oneNew: ({ clock: state }) => state.alarms },
    {
      that: "it is on, and rings once so long before the train leaves",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some(
          (a) => a.on && a.days.length === 0 && a.hour * 60 + a.minute === params.departs - params.lead,
        ),
    },
    {
      that: "its label is where the train goes",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some((a) => a.label.trim() === params.toName),
    },
  ],
  allow: ({ clock: state }) => [added(state.alarms, 1, ringsByWeekday)],
  free: [alarmSound],

  oracle: async (o, { people, toName, departs, lead }) => {
    await o.open(railway);
    await o.act(railway, "home.orders");
    await o.sees(people[0]!.name, formatTime(departs));
    await o.open(clock);
    await o.act(clock, "main.newAlarm");
    o.reads([formatTime(departs), lead], formatTime(departs - lead));
    await typeTime(o, departs - lead);
    await o.type("label", toName);
    await o.act(clock, "editor.save");
  },
});
/** Whether the first passenger is the owner of the phone. */
const isMine = (p: { readonly people: readonly { readonly id: string }[] }): boolean =>
  p.people[0]!.id === "passenger_s1";
