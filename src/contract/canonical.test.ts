// The canonical text does not depend on the order of keys, and parsing it returns the original value.
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonical } from "./canonical.ts";
import type { Json } from "./json.ts";

/** Returns the same value with the keys of every object in reverse order. */
function reversed(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

test("the canonical text does not depend on the order of keys, and parses to the same value", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const json = JSON.parse(JSON.stringify(value)) as Json;
      expect(canonical(reversed(json))).toBe(canonical(json));
      expect(JSON.parse(canonical(json))).toEqual(json);
    }),
  );
});

test("the canonical text follows RFC 8785", () => {
  const value = {
    numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '\u20ac$\u000f\nA\'B"\\\\"/',
    literals: [null, true, false],
  };
  expect(canonical(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
  const keys = { "\u20ac": 1, "\r": 2, "1": 3, "\ud83d\ude00": 4, "\u0080": 5, "\u00f6": 6, "\ufb33": 7 };
  expect([...canonical(keys).matchAll(/:(\d)/g)].map(([, n]) => Number(n))).toEqual([2, 3, 5, 6, 1, 4, 7]);
  expect(canonical({ b: undefined, a: 1 })).toBe('{"a":1}');
});
