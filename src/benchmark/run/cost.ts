// Computes the cost of an episode from the tokens of its turns.
import type { Turn } from "./agent.ts";

/** Prices in US dollars per million tokens. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

/** Returns the cost in US dollars. Returns null if a turn has no token counts or there is no turn. */
export function costOf(turns: readonly Pick<Turn, "usage">[], { input, output }: Prices): number | null {
  if (turns.length === 0) return null;
  let usd = 0;
  for (const { usage } of turns) {
    // If an endpoint does not count tokens, both counts are 0.
    if (!usage || usage.input + usage.output === 0) return null;
    usd += (usage.input * input + usage.output * output) / 1_000_000;
  }
  return usd;
}
