import calculator from "#apps/calculator/index.ts";
import { parseLiteral } from "#arithmetic/numerals.ts";
import { listCalculations } from "#arithmetic/calculation-history.ts";
import { digitKeys } from "#arithmetic/line-editor.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { calculation } from "../kit/calculator.ts";
import { addedEntries } from "../kit/records.ts";

/** Reuse one of several similar calculations in the history, divide its result, and write the result down. */
export default defineTask({
  apps: [calculator],
  split: "train",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract", "reasoning"],
  budget: 30,
  revision: 2,

  params: (r) => {
    const people = r.int(3, 9);
    // The price is in cents and a multiple of `people`, so that each share is a whole number of cents.
    const price = r.int(130, 990) * people;
    const counts = r.sample([3, 4, 5, 6, 7, 8, 9, 11, 12], 4);
    return { people, price, counts, wanted: counts[r.int(0, 3)]! };
  },
  instruction: {
    en: [
      ({ people, price, wanted }) =>
        `{app.calculator}'s history has the result of ${formatAmount(price)}×${wanted}. Divide it by ${people} in {app.calculator}, fill in the answer on {app.answersheet} and submit it.`,
    ],
    zh: [
      ({ people, price, wanted }) =>
        `{app.calculator}的历史记录里有 ${formatAmount(price)}×${wanted} 的结果。请在{app.calculator}中把这个结果除以 ${people}，将得数填入{app.answersheet}并提交。`,
    ],
  },
  setup: ({ calculator: state }, { price, counts }, { now }) => {
    counts.forEach((count, i) => {
      const past = calculation(
        `sum_count${i + 1}`,
        `${formatAmount(price)}×${count}`,
        now - (counts.length - i) * 900_000,
      );
      state.sums[past.id] = past;
      state.order.push(past.id);
    });
  },
  checks: [
    {
      that: "the division was worked out in the calculator",
      holds: ({ before, after, params }) =>
        addedEntries(before.calculator.sums, after.calculator.sums).some(
          (s) => s.line.includes("÷") && parseLiteral(s.result).eq(costPerPerson(params)),
        ),
    },
  ],
  allow: ({ calculator: state }) => [added(state.sums), state.order],
  free: [{ why: "How the division is written is not said", paths: ({ calculator: state }) => [state.sums[any]?.line] }],
  answer: {
    fields: (_, say) => ({
      share: number(say("Result of the division", "相除的得数"), say("A number", "数字"), 0.001),
    }),
    expected: ({ params }) => ({ share: costPerPerson(params) }),
  },

  oracle: async (o, params) => {
    await o.open(calculator);
    await o.set(calculator, "main", { open: "history" });
    const line = `${formatAmount(params.price)}×${params.wanted}`;
    const past = listCalculations((await o.state()).calculator).find((s) => s.line === line);
    await o.sees(line, past?.result ?? "");
    o.reads([line], past?.result ?? "");
    await o.act(calculator, "main.takeResult", { id: past?.id ?? "sum_" });
    await o.act(calculator, "main.press", { key: "÷" });
    await o.act(calculator, "main.digit", { digit: digitKeys[params.people]! });
    await o.act(calculator, "main.equals");
    await o.sees(costPerPerson(params));
    await o.answer({ share: costPerPerson(params) });
  },
});
const formatAmount = (cents: number): string => (cents / 100).toFixed(2);
const costPerPerson = ({ price, wanted, people }: { price: number; wanted: number; people: number }): number =>
  (price * wanted) / people / 100;
