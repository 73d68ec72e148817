import { expect, test } from "vitest";
import { fillPlaceholders } from "./texts.ts";

const views = "{n} {n|view|views}";
test("the word for one goes with the number 1, written out or not", () => {
  expect([0, 1, 2, "1", "1,234", "1.2K"].map((n) => fillPlaceholders(views, { n }))).toEqual([
    "0 views",
    "1 view",
    "2 views",
    "1 view",
    "1,234 views",
    "1.2K views",
  ]);
});
