import type { Tab } from "#scripts/build/chrome.ts";

/** Time limit for waiting. The machine may be busy. */
const patienceMs = 20_000;

/** Waits until an expression is true in a page. Throws with the expression when the time limit passes. */
export async function until(tab: Tab, expression: string): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await tab.evaluate<boolean>(`!!(${expression})`))) {
    if (performance.now() > deadline) throw new Error(`never: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
