// Runs axe on an open page.
import axe from "axe-core";
import type { Tab } from "#scripts/build/chrome.ts";

/**
 * The rules of WCAG 2.2 A and AA and best practices. The phone in its frame is excluded, because agents must find it
 * unchanged.
 */
const axeScript = `axe.run({ exclude: [["iframe"]] }, {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
}).then(({ violations, passes }) => ({
  passed: passes.length,
  faults: violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target.join(" "), failureSummary].join(": "))),
}))`;
/** A large and a small window. */
export const axeSizes = [
  { width: 1280, height: 720, dpr: 1 },
  { width: 390, height: 844, dpr: 1 },
] as const;

/** The number of rules that the page satisfies, and every place that violates a rule. */
export async function axeFaults(tab: Tab): Promise<{ passed: number; faults: readonly string[] }> {
  await tab.evaluate(`${axe.source};0`);
  return tab.evaluate(axeScript);
}
