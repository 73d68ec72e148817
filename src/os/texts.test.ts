import { expect, test } from "vitest";
import { fillPlaceholders } from "./texts.ts";

const views = "{n} {n|view|views}";
test("uses the singular only for the number 1, also as a text", () => {
  expect([0, 1, 2, "1", "1,234", "1.2K"].map((n) => fillPlaceholders(views, { n }))).toEqual([
    "0 views",
    "1 view",
    "2 views",
    "1 view",
    "1,234 views",
    "1.2K views",
  ]);
});
