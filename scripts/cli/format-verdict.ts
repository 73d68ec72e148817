import type { Verdict } from "#contract/task.ts";

/** A verdict as lines of text: the result, each check, and each side effect. */
export function formatVerdict({
  success,
  goal,
  outcome,
  steps,
  reward,
  checks,
  side_effects: effects,
}: Verdict): string {
  return [
    `${success ? "success" : goal ? "unclean" : "failed"}: ${outcome} after ${steps} steps, reward ${reward.value.toFixed(2)}`,
    ...checks.map(
      ({ name, passed, detail }) => `${passed ? "  ok  " : "  no  "}${name}${detail ? ` (${detail})` : ""}`,
    ),
    ...effects.map(({ kind, path }) => `  side effect: ${kind} ${path}`),
  ].join("\n");
}
