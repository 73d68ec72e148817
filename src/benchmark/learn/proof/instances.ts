// Splits instances into a learning set and a held-out set. The instructions of the two sets have no quoted word in
// common.
import { parseInstruction, splitWords } from "#learn/instruction.ts";
import { Rng } from "#state/rng.ts";

export interface InstanceRef {
  readonly task: string;
  readonly seed: number;
  readonly instruction: string;
}
export interface Split {
  readonly learning: readonly InstanceRef[];
  readonly heldOut: readonly InstanceRef[];
}

/** Returns the words that an instruction quotes. */
const quotedWords = ({ instruction }: InstanceRef): string[] =>
  parseInstruction(instruction).phrases.flatMap(splitWords);
/** The number of candidates that are compared for each learning instance. */
const candidatesPerChoice = 4;

/**
 * Chooses `learning` instances of each family for learning. Each choice draws a few candidates and takes the one whose
 * words exclude the fewest other instances. Then holds out up to `holding` instances that quote none of the words of
 * the chosen instances. The held-out instances alternate between the families. The seed determines all random choices.
 * The instances of a family must have distinct instructions. Throws if a family has too few instances.
 */
export function splitByWords(
  families: readonly (readonly InstanceRef[])[],
  { learning, holding, seed }: { readonly learning: number; readonly holding: number; readonly seed: number },
): Split {
  const r = Rng.of(seed, "split");
  const words = new Set<string>();
  const isShut = (drawn: InstanceRef): boolean => quotedWords(drawn).some((word) => words.has(word));
  const learnt = families.flatMap((family) => {
    if (family.length < learning)
      throw new RangeError(`${family[0]?.task}: the family has fewer than ${learning} instances`);
    const taken = new Set<InstanceRef>();
    while (taken.size < learning) {
      const left = family.filter((drawn) => !taken.has(drawn));
      const all = families.flat().filter((drawn) => !isShut(drawn));
      const costs = r.sample(left, Math.min(candidatesPerChoice, left.length)).map((drawn) => {
        const fresh = new Set(quotedWords(drawn).filter((word) => !words.has(word)));
        return { drawn, cost: all.filter((other) => quotedWords(other).some((word) => fresh.has(word))).length };
      });
      const { drawn } = costs.reduce((a, b) => (b.cost < a.cost ? b : a));
      taken.add(drawn);
      for (const word of quotedWords(drawn)) words.add(word);
    }
    return [...taken];
  });
  const open = families.map((family) => r.shuffle(family.filter((drawn) => !isShut(drawn))));
  const held: InstanceRef[] = [];
  for (let i = 0; held.length < holding && open.some((family) => i < family.length); i++)
    held.push(...open.flatMap((family) => family[i] ?? []));
  return { learning: learnt, heldOut: held.slice(0, holding) };
}
