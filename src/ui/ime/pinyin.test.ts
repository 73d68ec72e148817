import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Dictionary } from "./dictionary.ts";
import { fuzzySyllable, candidatesFor, splitSyllables, type Learned } from "./pinyin.ts";

const dictionary = new Dictionary(readFileSync(new URL("./pinyin.txt", import.meta.url)));
const find = (letters: string, learned: readonly Learned[] = [], fuzzy = false) =>
  candidatesFor(dictionary, letters, { learned, fuzzy });
const texts = (letters: string, learned: readonly Learned[] = [], fuzzy = false) =>
  find(letters, learned, fuzzy).map((c) => c.text);
const spell = (letters: string) => splitSyllables(dictionary, letters, { learned: [], fuzzy: false });

describe("segmentation", () => {
  it.each([
    ["womenmingtianjian", "wo'men'ming'tian'jian"],
    ["xian", "xian"],
    ["xi'an", "xi'an"],
    ["nver", "nv'er"],
    ["mingt", "ming't"],
    ["wm", "w'm"],
    ["zhongg", "zhong'g"],
    ["u", "u"],
  ])("reads %s as %s", (letters, split) => expect(spell(letters)).toBe(split));
});
describe("candidates", () => {
  it.each([
    ["nihao", "你好"],
    ["womenmingtianjian", "我们明天见"],
    ["wmmtj", "我们明天见"],
    ["xi'an", "西安"],
    ["xian", "先"],
    ["lvse", "绿色"],
    ["lve", "略"],
    ["nve", "虐"],
    ["jintianxiawusandiankaihui", "今天下午三点开会"],
    ["qingbangwomaiyixieniunaihemianbao", "请帮我买一些牛奶和面包"],
    ["yinhang", "银行"],
    ["weixin", "微信"],
    ["de", "的"],
    ["le", "了"],
  ])("start with the likeliest for %s", (letters, text) => expect(texts(letters)[0]).toBe(text));
  it("cover letters from the start of the input, and the first candidate covers all", () => {
    for (const letters of ["womenmingtianjian", "xi'anhuochezhan", "nihaoma"]) {
      const all = find(letters);
      expect(all[0]!.letters).toBe(letters);
      for (const c of all) expect(letters.startsWith(c.letters) && c.letters !== "").toBe(true);
      expect(new Set(all.map((c) => c.text)).size).toBe(all.length);
    }
  });
  it("include words for the beginning, from which a phrase can be put together", () => {
    const women = find("womenmingtianjian").find((c) => c.text === "我们");
    expect(women?.letters).toBe("women");
  });
  it("use the readable letters and leave the rest", () => {
    expect(find("nihaov")[0]).toEqual({ text: "你好", letters: "nihao" });
    expect(find("vvv")).toEqual([]);
    expect(find("")).toEqual([]);
  });
  it("complete an unfinished syllable at the end", () => expect(texts("mingti").slice(0, 6)).toContain("明天"));
  it("come within 1.5 seconds for long input", () => {
    const letters = "mingtianwanshangwomenquchihuoguohaobuhaowozhidaoyijiahenhao";
    const started = performance.now();
    expect(texts(letters)[0]).toContain("明天晚上我们去吃火锅");
    expect(performance.now() - started).toBeLessThan(1500);
  });
});
describe("a candidate picked before", () => {
  it("comes first for the same letters", () => {
    const plain = texts("shi");
    const later = plain[5]!;
    expect(texts("shi", [{ letters: "shi", text: later }])[0]).toBe(later);
    expect(
      texts("shi", [
        { letters: "shi", text: plain[3]! },
        { letters: "shi", text: later },
      ]).slice(0, 2),
    ).toEqual([plain[3], later]);
  });
  it("is used in sentences, even if no dictionary contains it", () => {
    const learned = [{ letters: "zhangxiaoyu", text: "章晓鱼" }];
    expect(texts("zhangxiaoyu", learned)[0]).toBe("章晓鱼");
    const phrase = [{ letters: "hailuowenhuaguan", text: "海螺文化馆" }];
    expect(texts("hailuowenhuaguanjian", phrase)[0]).toBe("海螺文化馆见");
  });
});
describe("fuzzy pinyin", () => {
  it("treats similar sounds as equal", () => {
    expect([fuzzySyllable("zhang"), fuzzySyllable("zan"), fuzzySyllable("lan"), fuzzySyllable("nang")]).toEqual([
      "zan",
      "zan",
      "nan",
      "nan",
    ]);
    expect(texts("zongguo")).not.toContain("中国");
    expect(texts("zongguo", [], true)).toContain("中国");
    expect(texts("liulai", [], true)).toContain("牛奶");
  });
});
