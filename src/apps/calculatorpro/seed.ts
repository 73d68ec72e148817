/** Calculations of the last days (a roof, a signal, a loan), and ten measured weights for the statistics. */
import { evaluate } from "#arithmetic/evaluate.ts";
import { formatLiteral } from "#arithmetic/numerals.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { settingOf } from "./queries.ts";
import { calculatorpro } from "./state.ts";

const pastLines: readonly (readonly [line: string, agoMs: number])[] = [
  ["√(3.2²+4.5²)", 6 * dayMs + 3 * hourMs],
  ["tan⁻¹(3.2÷4.5)", 6 * dayMs + 3 * hourMs - 2 * minuteMs],
  ["20×log(0.75)", 4 * dayMs + 7 * hourMs],
  ["250000×(1+0.031÷12)^36", 2 * dayMs + 11 * hourMs],
  ["2π√(1.2÷9.81)", dayMs + 2 * hourMs],
  ["12!÷(5!×7!)", 95 * minuteMs],
  ["48.5×sin(35)", 35 * minuteMs],
];
export const seed = calculatorpro.seed(({ now }) => {
  const setting = settingOf({ angle: "deg", answer: "0" });
  const sums = pastLines.map(([line, ago], i) => {
    const { value } = evaluate(line, setting);
    return { id: `sum_s${i + 1}`, line, result: value ? formatLiteral(value) : "0", at: now - ago };
  });
  return {
    sums: Object.fromEntries(sums.map((sum) => [sum.id, sum])),
    order: sums.map((sum) => sum.id),
    answer: sums.at(-1)?.result ?? "0",
    memory: "9.81",
    angle: "deg",
    numbers: ["12.4", "11.9", "12.6", "12.1", "13", "12.2", "11.8", "12.5", "12.3", "12"],
  };
});
