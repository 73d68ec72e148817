import calculator from "#apps/calculator/index.ts";
import { digitKeys } from "#arithmetic/line-editor.ts";
import { defineTask } from "#judge/define.ts";
import { findFrontScreen } from "#judge/view.ts";

/** Type a calculation and leave it without a result. */
export default defineTask({
  apps: [calculator],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["create"],
  budget: 15,
  revision: 1,

  params: (r) => ({ a: r.int(12, 98), b: r.int(12, 98), c: r.int(3, 9), sign: r.pick(["+", "−"] as const) }),
  instruction: {
    en: [(p) => `Type ${p.a}×${p.c}${p.sign}${p.b} into {app.calculator} and leave it there. Don't press equals.`],
    zh: [(p) => `请在{app.calculator}中输入 ${p.a}×${p.c}${p.sign}${p.b}，不要按等号，停在该画面。`],
  },
  checks: [
    {
      that: "the sum stands on the screen, not worked out",
      holds: ({ after, params: { a, b, c, sign } }) => {
        const view = findFrontScreen(after.view, calculator, "main")?.view;
        return view?.line === `${a}×${c}${sign}${b}` && view.result === null && view.open === null;
      },
    },
    { that: "the history is as it was", unchanged: ({ calculator }) => calculator.order },
  ],
  allow: () => [],
  shown: ({ view }) => [view.front, view.tasks["calculator"]],

  oracle: async (o, { a, b, c, sign }) => {
    const type = async (n: number) => {
      for (const digit of String(n)) await o.act(calculator, "main.digit", { digit: digitKeys[Number(digit)]! });
    };
    await o.open(calculator);
    await type(a);
    await o.act(calculator, "main.press", { key: "×" });
    await type(c);
    await o.act(calculator, "main.press", { key: sign });
    await type(b);
  },
});
