// The weight of the pages is worked out from the build: no clock and no network decides it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { phone } from "../src/apps/phone.ts";
import { bootOf } from "../src/judge/instance.ts";
import { root } from "./env.ts";
import { allowed, weightOf, weights, type Weight } from "./weight.ts";

/** Beyond this nobody may go, whatever test/weight.json says. */
const hardFirst: Weight = { requests: 12, kilobytes: 150 };
const hardApp: Weight = { requests: 4, kilobytes: 60 };
const renew = "more is fetched than test/weight.json allows: if it has to be, ./phonebooth weight --write";

const found = await weights();
const limits = allowed();
const expectAtMost = (files: readonly string[], most: Weight, says: string): void => {
  const { requests, kilobytes } = weightOf(files);
  expect(requests, `${says}\n${files.join("\n")}`).toBeLessThanOrEqual(most.requests);
  expect(kilobytes, says).toBeLessThanOrEqual(most.kilobytes);
};

const stringsIn = (data: unknown): string[] =>
  typeof data === "string"
    ? [data]
    : typeof data === "object" && data !== null
      ? Object.values(data).flatMap(stringsIn)
      : [];

it("the first screen fetches no more files and bytes than are allowed", () => {
  expect(found.firstScreen).toContain("screen.html");
  expect(found.firstScreen.filter((file) => file.endsWith(".css"))).not.toEqual([]);
  expectAtMost(found.firstScreen, hardFirst, "the hard limit");
  expectAtMost(found.firstScreen, limits.firstScreen, renew);
});
it("the seeds of apps are fetched by none of them", () => {
  const files = new Set([
    ...found.firstScreen,
    ...Object.values(found.apps).flat(),
    ...Object.values(found.more).flat(),
  ]);
  const text = (file: string): string => readFileSync(join(root, "dist/client", file), "utf8");
  const texts = [...files].map(text);
  const state = phone.boot(bootOf("zh-CN", 1));
  // What stands in nobody's texts: the longest that apps give a new phone.
  const told = Object.values(state.apps).flatMap((data) =>
    stringsIn(data)
      .filter((one) => one.length > 12 && /\p{Script=Han}/u.test(one))
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 3),
  );
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter((one) => texts.some((file) => file.includes(one)))).toEqual([]);
});
it("knows every app, and no other", () => {
  const ids = phone.apps.map(({ id }) => id).filter((id) => id !== phone.home.id);
  expect(Object.keys(found.apps).toSorted()).toEqual(ids.toSorted());
  expect(Object.keys(limits.apps).toSorted(), renew).toEqual(ids.toSorted());
});
describe.each(Object.entries(found.apps))("%s", (id, files) => {
  it("fetches no more when it is first opened than is allowed", () => {
    expect(files.length).toBeGreaterThan(0);
    expectAtMost(files, hardApp, "the hard limit");
    expectAtMost(files, limits.apps[id] ?? { requests: 0, kilobytes: 0 }, renew);
  });
});
