// Which instances are learnt from and which are held out: no word that one side quotes is quoted on the other.
import { instructionOf, wordsOf } from "../../../learn/instruction.ts";
import { Rng } from "../../../state/rng.ts";

export interface Drawn {
  readonly task: string;
  readonly seed: number;
  readonly instruction: string;
}
export interface Split {
  readonly learnt: readonly Drawn[];
  readonly held: readonly Drawn[];
}

/** The words that an instruction quotes. */
const quotedOf = ({ instruction }: Drawn): string[] => instructionOf(instruction).phrases.flatMap(wordsOf);
/** How many are looked at for each place on the side of learning. */
const looked = 4;

/**
 * `learning` instances of each family are taken for learning, drawn by the seed: of some that are looked at, the one whose words
 * shut out the fewest others. Held out are, in turn of families and in an order of the seed, up to `holding` of those that
 * quote none of these words. Families have distinct instructions. Throws where one has too few.
 */
export function splitByWords(
  families: readonly (readonly Drawn[])[],
  { learning, holding, seed }: { readonly learning: number; readonly holding: number; readonly seed: number },
): Split {
  const r = Rng.of(seed, "split");
  const words = new Set<string>();
  const isShut = (drawn: Drawn): boolean => quotedOf(drawn).some((word) => words.has(word));
  const learnt = families.flatMap((family) => {
    if (family.length < learning) throw new RangeError(`${family[0]?.task}: fewer than ${learning} instances`);
    const taken = new Set<Drawn>();
    while (taken.size < learning) {
      const left = family.filter((drawn) => !taken.has(drawn));
      const all = families.flat().filter((drawn) => !isShut(drawn));
      const costs = r.sample(left, Math.min(looked, left.length)).map((drawn) => {
        const fresh = new Set(quotedOf(drawn).filter((word) => !words.has(word)));
        return { drawn, cost: all.filter((other) => quotedOf(other).some((word) => fresh.has(word))).length };
      });
      const { drawn } = costs.reduce((a, b) => (b.cost < a.cost ? b : a));
      taken.add(drawn);
      for (const word of quotedOf(drawn)) words.add(word);
    }
    return [...taken];
  });
  const open = families.map((family) => r.shuffle(family.filter((drawn) => !isShut(drawn))));
  const held: Drawn[] = [];
  for (let i = 0; held.length < holding && open.some((family) => i < family.length); i++)
    held.push(...open.flatMap((family) => family[i] ?? []));
  return { learnt, held: held.slice(0, holding) };
}
