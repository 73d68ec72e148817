import calculatorpro from "#apps/calculatorpro/index.ts";
import { evaluate } from "#arithmetic/evaluate.ts";
import { formatLiteral, parseLiteral } from "#arithmetic/numerals.ts";
import { digitKeys } from "#arithmetic/line-editor.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";

/** Store the value of an expression in the memory, which holds another value. */
export default defineTask({
  apps: [calculatorpro],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L1",
  tags: ["create", "edit"],
  budget: 30,
  revision: 1,

  params: (r) => ({ a: r.int(12, 98), b: r.int(12, 98), before: r.pick(["9.81", "3.6", "0.0254", "273.15"]) }),
  instruction: {
    en: [
      ({ a, b }) =>
        `Work out the square root of ${a}² + ${b}² in {app.calculatorpro} and store it in memory, replacing what's there.`,
    ],
    zh: [({ a, b }) => `在{app.calculatorpro} 里算出 ${a}² + ${b}² 的平方根，把结果存进存储器，替换原来的数。`],
  },
  setup: ({ calculatorpro: state }, { before }) => {
    state.memory = before;
  },
  checks: [
    {
      that: "the memory holds the square root",
      holds: ({ after, params }) => {
        const wanted = evaluate(resultText(params.a, params.b)).value!;
        const there = after.calculatorpro.memory;
        return there !== null && parseLiteral(there).minus(wanted).abs().lt("1e-9");
      },
    },
  ],
  allow: ({ calculatorpro: state }) => [state.memory, state.answer, added(state.sums), state.order],
  free: [
    {
      why: "The memory key works a sum out by itself: the history need not show it",
      paths: ({ calculatorpro: state }) => [state.sums, state.order, state.answer],
    },
  ],

  oracle: async (o, { a, b }) => {
    await o.open(calculatorpro);
    const type = async (n: number) => {
      for (const char of String(n))
        await o.act(calculatorpro, "main.digit", { digit: digitKeys.find((key) => key === char)! });
    };
    await o.act(calculatorpro, "main.press", { key: "√(" });
    await type(a);
    await o.act(calculatorpro, "main.press", { key: "²" });
    await o.act(calculatorpro, "main.press", { key: "+" });
    await type(b);
    await o.act(calculatorpro, "main.press", { key: "²" });
    await o.act(calculatorpro, "main.equals");
    await o.act(calculatorpro, "main.memoryStore");
  },
});
const resultText = (a: number, b: number): string => formatLiteral(evaluate(`√(${a}²+${b}²)`).value!);
