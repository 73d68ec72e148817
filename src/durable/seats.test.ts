import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choose, wantsSpare, type Seat } from "./seats.ts";

const seat = (key: string | null, busy = false, usedAt = 0): Seat => ({ key, busy, usedAt });

describe("a phone's page", () => {
  test("is its own while it is free", () => {
    const own = seat("a", false, 50);
    expect(choose([seat(null), own], "a", 100, 2)).toEqual({ seat: own });
  });
  test("is waited for while it works: never two for one phone", () => {
    expect(choose([seat(null), seat("a", true)], "a", 100, 8)).toBe("wait");
  });
  test("is else a free one", () => {
    const free = seat(null);
    expect(choose([seat("b"), free], "a", 100, 2)).toEqual({ seat: free });
  });
  test("is else one that was long unused, the longest first", () => {
    const old = seat("b", false, 1000);
    expect(choose([seat("c", false, 2000), old], "a", 10_000, 8)).toEqual({ seat: old });
  });
  test("is else opened, where those there are in use", () => {
    expect(choose([seat("b", false, 9900)], "a", 10_000, 2)).toBe("open");
    expect(choose([], "a", 0, 1)).toBe("open");
  });
  test("is taken from another phone when no more may be opened", () => {
    const older = seat("b", false, 9000);
    expect(choose([older, seat("c", false, 9900)], "a", 10_000, 2)).toEqual({ seat: older });
  });
  test("is waited for when all work", () => {
    expect(choose([seat("b", true), seat("c", true)], "a", 10_000, 2)).toBe("wait");
  });
});

test("a page that works is never given away, and no phone ever has two", () => {
  const seats = fc.uniqueArray(
    fc.record({ key: fc.option(fc.constantFrom("a", "b", "c", "d", "e")), busy: fc.boolean(), usedAt: fc.nat(10_000) }),
    { selector: ({ key }) => key ?? {}, maxLength: 8 },
  );
  fc.assert(
    fc.property(seats, fc.constantFrom("a", "z"), fc.integer({ min: 1, max: 8 }), (given, key, most) => {
      const choice = choose(given, key, 10_000, most);
      const own = given.find((s) => s.key === key);
      if (choice === "wait") return true;
      if (choice === "open") return given.length < most && !own;
      return !choice.seat.busy && (!own || choice.seat === own);
    }),
  );
});

test("a spare is wanted when none is free and one more may be had", () => {
  expect(wantsSpare([seat("a"), seat("b", true)], 3)).toBe(true);
  expect(wantsSpare([seat("a"), seat(null)], 3)).toBe(false);
  expect(wantsSpare([seat("a")], 1)).toBe(false);
});
