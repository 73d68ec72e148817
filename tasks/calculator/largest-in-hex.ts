import calculatorpro from "#apps/calculatorpro/index.ts";
import { formatLine } from "#arithmetic/line-editor.ts";
import { formatNumeral, parseLiteral } from "#arithmetic/numerals.ts";
import { wordKeys } from "#arithmetic/words.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { minuteMs } from "#state/civil.ts";
import { calculation } from "../kit/calculator.ts";
import { fillIn } from "../kit/phrases.ts";

/** Add the two largest results of the history in the programmer's calculator, and report the sum in hexadecimal. */
export default defineTask({
  apps: [calculatorpro],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  params: (r) => {
    for (;;) {
      const lines = Array.from(
        { length: 8 },
        () => `${r.int(110, 620)}×${r.int(12, 48)}${r.pick(["+", "−"])}${r.int(101, 989)}`,
      );
      const results = lines.map((line) => Number(calculation("sum_", line, 0).result)).toSorted((a, b) => b - a);
      const [first, second, third] = results as [number, number, number];
      // Four digits need no space between groups.
      if (second - third < 40 || first === second || first + second > 0xffff || first + second < 0x1000) continue;
      return { lines, first, second };
    }
  },
  instruction: {
    en: [
      () =>
        `Find the two largest results in {app.calculatorpro}'s history and add them up in Programmer, so that the history stays as it is. What's the sum in hexadecimal? ${fillIn.en}`,
      () =>
        `Take the two highest results from the history of {app.calculatorpro} and add them with its Programmer calculator, not the scientific one, to leave the history alone. How does it write the sum in HEX? ${fillIn.en}`,
    ],
    zh: [
      () =>
        `在{app.calculatorpro}的历史记录里找出最大的两个结果，在“程序员”里把它们相加，不要改动历史记录。得数用十六进制怎么写？${fillIn.zh}`,
      () =>
        `{app.calculatorpro}的历史记录里，把最大的和第二大的结果拿到“程序员”页里加起来（别用“科学”页，历史记录要保持原样），得数的十六进制（HEX）是多少？${fillIn.zh}`,
    ],
  },
  setup: ({ calculatorpro: state }, { lines }, { now }) => {
    const sums = lines.map((line, i) =>
      calculation(`sum_past${i + 1}`, line, now - (lines.length - i) * 47 * minuteMs),
    );
    state.sums = Object.fromEntries(sums.map((sum) => [sum.id, sum]));
    state.order = sums.map(({ id }) => id);
    state.answer = sums.at(-1)!.result;
  },
  checks: [
    {
      that: "the history is as it was",
      unchanged: ({ calculatorpro: state }) => [state.order, state.sums],
    },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      sum: text(say("Sum in hexadecimal", "十六进制得数"), say("Digits 0–9 and A–F", "由 0–9 和 A–F 组成")),
    }),
    expected: ({ params }) => ({ sum: inHex(params) }),
  },

  oracle: async (o, p) => {
    await o.open(calculatorpro);
    await o.set(calculatorpro, "main", { open: "history" });
    const seen: string[] = [];
    for (const line of p.lines.toReversed()) {
      const { result } = calculation("sum_", line, 0);
      const texts = [formatLine(line), `= ${formatNumeral(parseLiteral(result))}`];
      await o.sees(...texts);
      seen.push(...texts);
    }
    o.reads(seen, p.first, p.second);
    await o.back();
    await o.set(calculatorpro, "main", { tab: "programmer" });
    for (const char of [...String(p.first), "+", ...String(p.second)])
      await o.act(calculatorpro, "main.word", { key: wordKeys.find((key) => key === char)! });
    await o.sees(`HEX ${inHex(p)}`);
    await o.answer({ sum: inHex(p) });
  },
});
const inHex = ({ first, second }: { readonly first: number; readonly second: number }): string =>
  (first + second).toString(16).toUpperCase();
