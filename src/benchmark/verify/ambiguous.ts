/** Whether an instruction leaves open which of several instances is meant. */
import { phone } from "../../apps/phone.ts";
import { unchecked, type Instance } from "../../judge/instance.ts";
import { StuckError } from "../../judge/rehearse.ts";
import type { PhoneState } from "../../os/state.ts";
import { hashOf } from "../../state/hash.ts";
import type { Json } from "../../state/json.ts";
import { judge, taskOf } from "../../../tasks/book.ts";
import { bootAt, complete } from "./endings.ts";
import { solve } from "./stage.ts";

export async function reaches(instance: Instance, start: PhoneState, params: Json): Promise<boolean> {
  try {
    return judge(instance, start, (await solve(instance, start, params)).end, complete).goal;
  } catch (e) {
    if (e instanceof StuckError) return false;
    throw e;
  }
}
/** Instances that are told alike and begin alike, and yet ask for something else. */
export async function ambiguous(drawn: readonly Instance[]): Promise<string[]> {
  const first = drawn[0]!;
  const { instruction } = taskOf(first.id);
  const phrases = first.lang === "en" ? instruction.en : instruction.zh;
  const boot = bootAt({ lang: first.lang, seed: 0 });
  const faults: string[] = [];
  for (const phrase of phrases) {
    const alike = Map.groupBy(drawn, ({ params }) => phrase(params as never) as string);
    for (const [told, group] of alike) {
      const different = [...Map.groupBy(group, ({ params }) => hashOf(params)).values()].map(([one]) => one!);
      if (different.length < 2) continue;
      const starts = Map.groupBy(
        different.map((one) => ({ one, start: unchecked(phone, taskOf(one.id), one, boot) })),
        ({ start }) => hashOf(start as unknown as Json),
      );
      for (const [{ one, start }, ...others] of starts.values() as Iterable<[Prepared, ...Prepared[]]>)
        for (const other of others)
          if (!(await reaches(one, start, other.one.params)))
            faults.push(`seeds ${one.seed} and ${other.one.seed} begin alike and ask for different things: ${told}`);
    }
  }
  return faults;
}
interface Prepared {
  readonly one: Instance;
  readonly start: PhoneState;
}
