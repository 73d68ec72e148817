// The weight of the pages is computed from the build, so the test does not depend on time and network.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import { root } from "../env.ts";
import { readAllowed, weightOf, weights, type Weight } from "./weight.ts";

/** Hard limits, independent of test/weight.json. */
const maxFirstScreen: Weight = { requests: 12, kilobytes: 157 };
const maxApp: Weight = { requests: 4, kilobytes: 60 };
const renewHint = "more is fetched than test/weight.json allows: if it has to be, ./phonebooth weight --write";

const found = await weights();
const limits = readAllowed();
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

it("the first screen stays within the limits on requests and kilobytes", () => {
  expect(found.firstScreen).toContain("screen.html");
  expect(found.firstScreen.filter((file) => file.endsWith(".css"))).not.toEqual([]);
  expectAtMost(found.firstScreen, maxFirstScreen, "the hard limit");
  expectAtMost(found.firstScreen, limits.firstScreen, renewHint);
});
it("no app fetches the seed data of apps", () => {
  const files = new Set([
    ...found.firstScreen,
    ...Object.values(found.apps).flat(),
    ...Object.values(found.deferred).flat(),
  ]);
  const text = (file: string): string => readFileSync(join(root, "dist/client", file), "utf8");
  const texts = [...files].map(text);
  const state = phone.boot(defaultBoot("zh-CN", 1));
  // The longest Chinese strings in the data of each app on a new phone. No file may contain such a string, because
  // pages do not create this data.
  const told = Object.values(state.apps).flatMap((data) =>
    stringsIn(data)
      .filter((one) => one.length > 12 && /\p{Script=Han}/u.test(one))
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 3),
  );
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter((one) => texts.some((file) => file.includes(one)))).toEqual([]);
});
it("lists exactly the apps of the phone", () => {
  const ids = phone.apps.map(({ id }) => id).filter((id) => id !== phone.home.id);
  expect(Object.keys(found.apps).toSorted()).toEqual(ids.toSorted());
  expect(Object.keys(limits.apps).toSorted(), renewHint).toEqual(ids.toSorted());
});
describe.each(Object.entries(found.apps))("%s", (id, files) => {
  it("stays within the limits when it is first opened", () => {
    expect(files.length).toBeGreaterThan(0);
    expectAtMost(files, maxApp, "the hard limit");
    expectAtMost(files, limits.apps[id] ?? { requests: 0, kilobytes: 0 }, renewHint);
  });
});
