/** Wrong answers that no judge may accept. */
import { isCorrect, type Answer } from "#judge/answers.ts";
import { occasionOf, findSheet } from "#judge/judge.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import { judge, getTask } from "#tasks/catalog.ts";
import { faultUnless, type InstanceId } from "./proof.ts";
import { allApps, completeEnding, withSheet } from "./endings.ts";
import type { ProofContext } from "./proof-context.ts";

export async function refusedAnswers(at: InstanceId, stage: ProofContext): Promise<string[]> {
  const { answer } = getTask(at.task);
  if (!answer) return [];
  const { instance, start, end } = await stage.solved(at);
  const sheet = findSheet(allApps, end)!;
  const fields = answer.fields(instance.params as never, occasionOf(start, at.lang).say) as Record<string, Answer>;
  const { answer: answered } = await stage.verdict(at);
  const reached = (after: PhoneState): boolean => judge(instance, start, after, completeEnding).goal;
  const faults = faultUnless(
    !reached(withSheet(end, (s) => ({ ...s, submitted: false }))),
    "an answer that was not submitted is accepted",
  );
  for (const { field, expected } of answered!) {
    const kind = fields[field]!;
    for (const wrong of wrongFor(kind, expected, instance.instruction)) {
      const after = withSheet(end, (s) => ({ ...s, values: { ...s.values, [field]: wrong as never } }));
      if (isCorrect(kind, expected as never, wrong as never) || reached(after))
        faults.push(`${field} = ${JSON.stringify(wrong)} is accepted in place of ${JSON.stringify(expected)}`);
    }
    const fieldTexts = sheet.fields.map(({ label, hint }) => `${label} ${hint}`.toLowerCase());
    if (String(expected).length > 3 && fieldTexts.some((text) => text.includes(String(expected).toLowerCase())))
      faults.push(`the sheet's label or hint reveals the answer to ${field}`);
  }
  return faults;
}
function wrongFor(answer: Answer, expected: Json, instruction: string): Json[] {
  const common: Json[] = ["", " ", instruction];
  if (answer.kind === "number")
    return [
      ...common,
      String((expected as number) + 1 + answer.tolerance),
      String((expected as number) - 1 - answer.tolerance),
      `${expected}°C`,
      `${expected} or ${(expected as number) + 1}`,
      `about ${expected}`,
    ];
  if (answer.kind === "choice") return [...common, ...answer.options.filter((o) => o !== expected)];
  if (answer.kind === "list") {
    const items = expected as string[];
    return [
      [],
      items.slice(1),
      [...items, "x"],
      [...items.slice(1), `${items[0]}x`],
      ...(answer.ordered && items.length > 1 ? [items.toReversed()] : []),
    ];
  }
  return [...common, `${expected as string}x`, `x ${expected as string}`, `${expected as string} or something else`];
}
