import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choosePage, needsSparePage, type LeasablePage } from "./page-leases.ts";

const lease = (key: string | null, busy = false, usedAt = 0): LeasablePage => ({ key, busy, usedAt });

describe("a phone's page", () => {
  test("is its own page if that is free", () => {
    const own = lease("a", false, 50);
    expect(choosePage([lease(null), own], "a", 100, 2)).toEqual({ lease: own });
  });
  test("is awaited while its own page is busy: a phone never gets two", () => {
    expect(choosePage([lease(null), lease("a", true)], "a", 100, 8)).toBe("wait");
  });
  test("is a free page if it has none", () => {
    const free = lease(null);
    expect(choosePage([lease("b"), free], "a", 100, 2)).toEqual({ lease: free });
  });
  test("is otherwise an idle page, the longest idle first", () => {
    const old = lease("b", false, 1000);
    expect(choosePage([lease("c", false, 2000), old], "a", 10_000, 8)).toEqual({ lease: old });
  });
  test("is otherwise a new page, if all others are in use", () => {
    expect(choosePage([lease("b", false, 9900)], "a", 10_000, 2)).toBe("open");
    expect(choosePage([], "a", 0, 1)).toBe("open");
  });
  test("is taken from another phone if no more pages may be opened", () => {
    const older = lease("b", false, 9000);
    expect(choosePage([older, lease("c", false, 9900)], "a", 10_000, 2)).toEqual({ lease: older });
  });
  test("is awaited while all pages are busy", () => {
    expect(choosePage([lease("b", true), lease("c", true)], "a", 10_000, 2)).toBe("wait");
  });
});

test("no busy page is reassigned, and no phone has two pages", () => {
  const leases = fc.uniqueArray(
    fc.record({ key: fc.option(fc.constantFrom("a", "b", "c", "d", "e")), busy: fc.boolean(), usedAt: fc.nat(10_000) }),
    { selector: ({ key }) => key ?? {}, maxLength: 8 },
  );
  fc.assert(
    fc.property(leases, fc.constantFrom("a", "z"), fc.integer({ min: 1, max: 8 }), (given, key, most) => {
      const choice = choosePage(given, key, 10_000, most);
      const own = given.find((s) => s.key === key);
      if (choice === "wait") return true;
      if (choice === "open") return given.length < most && !own;
      return !choice.lease.busy && (!own || choice.lease === own);
    }),
  );
});

test("needs a spare page if none is free and one more may be opened", () => {
  expect(needsSparePage([lease("a"), lease("b", true)], 3)).toBe(true);
  expect(needsSparePage([lease("a"), lease(null)], 3)).toBe(false);
  expect(needsSparePage([lease("a")], 1)).toBe(false);
});
