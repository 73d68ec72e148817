/** The account of a new phone: the owner, the passengers, and three trips. */
import { cast, me } from "#world/cast.ts";
import { hometown } from "#world/hometown.ts";
import { prefs } from "./features/account/prefs.ts";
import { makeIdNumber } from "./features/people/id-numbers.ts";
import type { Ticket } from "./features/book/state.ts";
import type { Passenger } from "./features/people/state.ts";
import { seedMeal, seedTrips } from "./seed-trips.ts";
import { railway } from "./state.ts";
import { delayedArrivalAt } from "./times.ts";

const byId = <T extends { readonly id: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((one) => [one.id, one]));

export const seed = railway.seed((c) => {
  const { say } = c;
  const trips = seedTrips(c);
  const tickets = trips.flatMap((trip) => trip.tickets);
  const [, nanjing, , ahead] = tickets as [Ticket, Ticket, Ticket, Ticket];
  const own = tickets.filter(({ status, passenger }) => status === "ridden" && passenger === "passenger_s1");
  const from = { ...hometown.station };
  const south = { id: "st_beijing_south", en: "Beijing South", zh: "北京南" };
  const person = (n: number, of: string, area: string, last: string, more: Partial<Passenger>): Passenger => {
    const { name, phones, birthday } = [me, ...cast].find(({ id }) => id === of)!;
    return {
      id: `passenger_s${n}`,
      name: say(name.en, name.zh),
      idKind: "idCard",
      idNumber: makeIdNumber(area, birthday ?? "1990-01-01", last),
      phone: phones[0]?.number ?? "",
      discount: "adult",
      own: false,
      check: "verified",
      checkedAt: null,
      student: null,
      ...more,
    };
  };
  const passengers = [
    person(1, "me", "310104", "031", { own: true }),
    person(2, "mia", "310104", "226", {}),
    person(3, "ruth", "330106", "204", { name: say("Ruth Ashby", "苏如意") }),
    person(4, "finn", "310104", "417", {
      discount: "student",
      student: {
        school: say("Harbour City University", "海城大学"),
        studentNumber: "2023031187",
        year: 2023,
        check: "verified",
        checkedAt: null,
      },
    }),
  ];
  const earned = (ticket: Ticket): number => Math.floor(ticket.cents / 100) * 5;
  return {
    from,
    to: south,
    searches: [
      { from: ahead.from, to: ahead.to },
      { from: nanjing.from, to: nanjing.to },
    ],
    orders: byId(trips.map((trip) => trip.order)),
    tickets: byId(tickets),
    waits: {},
    passengers: byId(passengers),
    meals: byId([seedMeal(trips)]),
    headers: {
      header_s1: { id: "header_s1", headerKind: "person" as const, title: say("Robin Ashby", "苏然"), taxNumber: "" },
    },
    mainHeader: "header_s1",
    invoices: {},
    joined: true,
    points: 8640 + own.reduce((sum, ticket) => sum + earned(ticket), 0),
    pointLines: own.toReversed().map((ticket) => ({
      at: delayedArrivalAt(ticket),
      points: earned(ticket),
      why: "ridden" as const,
      ticket: ticket.id,
    })),
    account: {
      username: "robin_ashby",
      password: "harbor93",
      phone: me.phones[0]!.number,
      email: me.emails[0]!,
      loggedIn: true,
      open: true,
      sinceYear: 2017,
    },
    check: null,
    notices: [],
    prefs: prefs.start,
  };
});
