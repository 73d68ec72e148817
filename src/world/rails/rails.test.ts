// Checks the invariants of fares, seats and delays, which are pure functions.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  listBerths,
  listSeatClasses,
  listCoaches,
  formationNames,
  countSeats,
  type Formation,
  type TrainKind,
} from "./classes.ts";
import { fareKinds, computeFare, reducedFare } from "./fares.ts";
import {
  trainDelay,
  delayAtStop,
  freeSeats,
  presaleDays,
  soldSeats,
  wantedSeats,
  type TrainClassDay,
} from "./train-status.ts";
import { dayMs } from "#state/civil.ts";

const kindsWith: Readonly<Record<Formation, readonly TrainKind[]>> = {
  g16: ["G"],
  g8: ["G"],
  d8: ["D"],
  d16: ["D"],
  dn: ["D"],
  c8: ["C"],
  z18: ["Z"],
  t18: ["T"],
  k18: ["K"],
  k12: ["K"],
};
const formation = fc.constantFrom(...formationNames);
const ride: fc.Arbitrary<TrainClassDay> = fc
  .record({
    formation,
    n: fc.integer({ min: 1, max: 999 }),
    day: fc.integer({ min: 20_000, max: 25_000 }),
    stops: fc.integer({ min: 2, max: 40 }),
    pick: fc.nat(),
  })
  .map(({ formation: f, n, day, stops, pick }) => {
    const classes = listSeatClasses(f);
    const of = classes[pick % classes.length]!;
    return { train: `${kindsWith[f][0]}${n}`, day, of, stops, seats: countSeats(f)[of]! };
  });
const lead = fc.integer({ min: 0, max: (presaleDays + 1) * dayMs });

describe("fares", () => {
  it("never fall with distance within a class, and are never zero", () => {
    fc.assert(
      fc.property(
        formation,
        fc.constantFrom(90, 95, 100, 105, 110),
        fc.integer({ min: 1, max: 4000 }),
        fc.nat(400),
        (f, tariff, km, more) => {
          for (const kind of kindsWith[f])
            for (const seatClass of listSeatClasses(f))
              for (const berth of listBerths(seatClass).length === 0 ? [null] : listBerths(seatClass)) {
                const fare = computeFare(kind, tariff, seatClass, km, berth);
                expect(fare).toBeGreaterThan(0);
                expect(fare % 50).toBe(0);
                expect(computeFare(kind, tariff, seatClass, km + more, berth)).toBeGreaterThanOrEqual(fare);
              }
        },
      ),
    );
  });
  it("are never higher with a discount, and never zero", () => {
    fc.assert(
      fc.property(formation, fc.integer({ min: 1, max: 4000 }), fc.constantFrom(...fareKinds), (f, km, who) => {
        for (const kind of kindsWith[f])
          for (const seatClass of listSeatClasses(f)) {
            const full = computeFare(kind, 100, seatClass, km);
            const seat = computeFare(kind, 100, "hardSeat", km);
            const paid = reducedFare(full, seatClass, who, seat);
            expect(paid).toBeLessThanOrEqual(full);
            expect(paid).toBeGreaterThan(0);
            expect(paid % 50).toBe(0);
          }
      }),
    );
  });
});

describe("seats", () => {
  it("of all coaches add up to those of the train", () => {
    for (const f of formationNames) {
      const coaches = listCoaches(f);
      expect(coaches.map(({ number }) => number)).toEqual(coaches.map((_, n) => n + 1));
      for (const one of listSeatClasses(f).filter((each) => each !== "standing"))
        expect(coaches.filter((c) => c.of === one).reduce((sum, { seats }) => sum + seats, 0)).toBe(countSeats(f)[one]);
    }
  });
  it("of others and this phone never exceed the capacity, on any segment", () => {
    fc.assert(
      fc.property(ride, lead, fc.array(fc.nat(40), { maxLength: 6 }), (r, ms, wishes) => {
        // The phone buys the remaining seats for one trip after another.
        const own = Array.from({ length: r.stops - 1 }, () => 0);
        for (const wish of wishes) {
          const from = wish % (r.stops - 1);
          const to = Math.min(r.stops - 1, from + 1 + (wish % 5));
          const left = freeSeats(r, from, to, ms, (s) => own[s]!);
          const bought = Math.min(left, 5);
          for (let s = from; s < to; s++) own[s]! += bought;
          expect(freeSeats(r, from, to, ms, (s) => own[s]!)).toBe(left - bought);
          // Returned seats are free again.
          for (let s = from; s < to; s++) own[s]! -= bought;
          expect(freeSeats(r, from, to, ms, (s) => own[s]!)).toBe(left);
          for (let s = from; s < to; s++) own[s]! += bought;
        }
        for (const later of [ms, Math.floor(ms / 2), 0])
          own.forEach((mine, s) => expect(soldSeats(r, s, later, mine) + mine).toBeLessThanOrEqual(r.seats));
      }),
    );
  });
  it("are in more demand as the departure comes nearer", () => {
    fc.assert(
      fc.property(ride, lead, (r, ms) => {
        for (let s = 0; s < r.stops - 1; s++)
          expect(wantedSeats(r, s, Math.floor(ms / 2))).toBeGreaterThanOrEqual(wantedSeats(r, s, ms));
      }),
    );
  });
});

describe("delays", () => {
  it("are the same at every request, and stay with the train at later stops", () => {
    let late = 0;
    for (let day = 20_000; day < 20_400; day++) {
      const { minutes, from } = trainDelay("G7", day);
      expect(trainDelay("G7", day)).toEqual({ minutes, from });
      expect([0, minutes]).toContain(delayAtStop("G7", day, 1));
      expect(delayAtStop("G7", day, 5)).toBe(minutes);
      if (minutes > 0) late++;
    }
    expect(late).toBeGreaterThan(40);
    expect(late).toBeLessThan(140);
  });
});
