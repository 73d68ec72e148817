import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nameOf, splitName } from "./names.ts";

test("splits a name by the rules of its language", () => {
  expect(splitName("Mia Chen")).toEqual({ first: "Mia", last: "Chen" });
  expect(splitName(" Dr. Hanna  Vale ")).toEqual({ first: "Dr. Hanna", last: "Vale" });
  expect(splitName("Mum")).toEqual({ first: "Mum", last: "" });
  expect(splitName("孟晓婷")).toEqual({ first: "晓婷", last: "孟" });
  expect(splitName("欧阳娜")).toEqual({ first: "娜", last: "欧阳" });
  expect(splitName("司马")).toEqual({ first: "马", last: "司" });
  expect(splitName("街角面包房")).toEqual({ first: "街角面包房", last: "" });
  expect(splitName("孟 晓婷")).toEqual({ first: "晓婷", last: "孟" });
  expect(splitName("")).toEqual({ first: "", last: "" });
});
test("joins the parts of a split name to the same name", () => {
  const word = fc.stringMatching(/^[A-Za-z\u4e00-\u4e20.&·𠀀-𠀐]{1,8}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const spaced = words.join(" ");
      const name = words.every((w) => /^\p{Script=Han}+$/u.test(w)) ? words.join("") : spaced;
      expect(nameOf({ ...splitName(spaced), company: "" })).toBe(name);
    }),
  );
});
test("uses the company as the name of a card without first and last name", () => {
  expect(nameOf({ first: "", last: "", company: "Tidewater" })).toBe("Tidewater");
  expect(nameOf({ first: "", last: "Vale", company: "Tidewater" })).toBe("Vale");
});
