import { describe, expect, test } from "vitest";
import { findTextErrors, splitSentences } from "./text-errors.ts";

describe("the checker of texts", () => {
  test("finds what a reader would mark", () => {
    expect(findTextErrors("It is the the best.", "en")).toContain("doubled word");
    expect(findTextErrors("It is a old house.", "en")).toContain("a before a vowel");
    expect(findTextErrors("It is an house.", "en")).toContain("an before a consonant");
    expect(findTextErrors("We waited 1 minutes.", "en")).toContain("plural with one");
    expect(findTextErrors("Good.Then bad.", "en")).toContain("missing space");
    expect(findTextErrors("剪了个剪了", "zh")).toContain("doubled word");
    expect(findTextErrors("我我弟也这么说", "zh")).toContain("doubled word");
    expect(findTextErrors("好吃。，再来", "zh")).toContain("doubled punctuation");
    expect(findTextErrors("《小店好看", "zh")).toContain("unbalanced 《");
    expect(findTextErrors("{thing}好吃", "zh")).toContain("open slot");
  });

  test("passes good texts", () => {
    expect(findTextErrors("It took an hour, 11 people and a unicorn. I'd had had enough!", "en")).toEqual([]);
    expect(findTextErrors("排了30分钟，值得！（下次还来）", "zh")).toEqual([]);
  });

  test("counts sentences without their endings", () => {
    expect(splitSentences("好吃😋\n好吃。好吃！")).toEqual(["好吃", "好吃", "好吃"]);
    expect(splitSentences("So good. So good! 🎉")).toEqual(["so good", "so good"]);
  });
});
