// The texts that a user of a walk types.
import { expect, it } from "vitest";
import { plausibleTexts } from "./plausible-texts.ts";

it.each([
  ["Degrees", "degrees", "number", "120"],
  ["Nickname", "nick", "text", "Lena"],
  ["Street", "street", "text", "48 Orchard Road"],
  ["", "drafts.0.text", "text", "Not before Friday."],
  ["Add a comment", "text", "text", "Well said."],
  ["ZIP code", "zip", "text", "97209"],
])("%s (%s)", (label, field, keyboard, text) => {
  expect(plausibleTexts(label, field, keyboard)).toContain(text);
});
it("the label on the display counts before the name in the data", () => {
  expect(plausibleTexts("E-mail or name", "name", "email")).toContain("ravi@example.org");
});
it("a keyboard of digits gets digits only", () => {
  for (const field of ["title", "hour", "amount"])
    for (const text of plausibleTexts("", field, "number")) expect(text).toMatch(/^\d+$/);
});
it("nothing is typed where any text would be odd", () => {
  expect(plausibleTexts("", "zzz", "text")).toEqual([]);
  expect(plausibleTexts("Tracking number", "tracking", "text")).toEqual([]);
});
