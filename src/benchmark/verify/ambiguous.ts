/** Checks whether an instruction is ambiguous because it fits more than one instance. */
import { phone } from "#apps/phone.ts";
import { prepareUnchecked, type Instance } from "#judge/instance.ts";
import { StuckError } from "#judge/kernel-driver.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { judge, getTask } from "#tasks/catalog.ts";
import { bootAt, completeEnding } from "./endings.ts";
import { solve } from "./proof-context.ts";

export async function solutionReachesGoal(instance: Instance, start: PhoneState, params: Json): Promise<boolean> {
  try {
    return judge(instance, start, (await solve(instance, start, params)).end, completeEnding).goal;
  } catch (e) {
    if (e instanceof StuckError) return false;
    throw e;
  }
}
/** Finds instances that have equal instructions and equal starts, but different goals. */
export async function findAmbiguities(drawn: readonly Instance[]): Promise<string[]> {
  const first = drawn[0]!;
  const { instruction } = getTask(first.id);
  const phrases = first.lang === "en" ? instruction.en : instruction.zh;
  const boot = bootAt({ lang: first.lang, seed: 0 });
  const faults: string[] = [];
  for (const phrase of phrases) {
    const alike = Map.groupBy(drawn, ({ params }) => phrase(params as never) as string);
    for (const [wording, group] of alike) {
      const different = [...Map.groupBy(group, ({ params }) => hashOf(params)).values()].map(([one]) => one!);
      if (different.length < 2) continue;
      const starts = Map.groupBy(
        different.map((one) => ({ one, start: prepareUnchecked(phone, getTask(one.id), one, boot) })),
        ({ start }) => hashOf(start as unknown as Json),
      );
      for (const [{ one, start }, ...others] of starts.values() as Iterable<[Prepared, ...Prepared[]]>)
        for (const other of others)
          if (!(await solutionReachesGoal(one, start, other.one.params)))
            faults.push(
              `seeds ${one.seed} and ${other.one.seed} have the same instruction and start, but ask for different things: ${wording}`,
            );
    }
  }
  return faults;
}
interface Prepared {
  readonly one: Instance;
  readonly start: PhoneState;
}
