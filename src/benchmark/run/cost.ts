// What an episode cost, by the tokens that its turns used.
import type { Turn } from "./agent.ts";

/** US dollars for a million tokens. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

/** In US dollars; null where a turn does not tell its tokens, or where there is no turn. */
export function costOf(turns: readonly Pick<Turn, "usage">[], { input, output }: Prices): number | null {
  if (turns.length === 0) return null;
  let usd = 0;
  for (const { usage } of turns) {
    // An endpoint that counts no tokens leaves both at 0.
    if (!usage || usage.input + usage.output === 0) return null;
    usd += (usage.input * input + usage.output * output) / 1_000_000;
  }
  return usd;
}
