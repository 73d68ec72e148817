/** Wrong answers that no judge may take for right ones. */
import { isRight, type Answer } from "../../judge/answers.ts";
import { occasionOf, sheetOf } from "../../judge/judge.ts";
import type { PhoneState } from "../../os/state.ts";
import type { Json } from "../../state/json.ts";
import { judge, taskOf } from "../../../tasks/book.ts";
import { claim, type InstanceId } from "./proof.ts";
import { allApps, complete, withSheet } from "./endings.ts";
import type { Stage } from "./stage.ts";

export async function refusedAnswers(at: InstanceId, stage: Stage): Promise<string[]> {
  const { answer } = taskOf(at.task);
  if (!answer) return [];
  const { instance, start, end } = await stage.solved(at);
  const sheet = sheetOf(allApps, end)!;
  const fields = answer.fields(instance.params as never, occasionOf(start, at.lang).say) as Record<string, Answer>;
  const { answer: answered } = await stage.verdict(at);
  const reached = (after: PhoneState): boolean => judge(instance, start, after, complete).goal;
  const faults = claim(
    !reached(withSheet(end, (s) => ({ ...s, submitted: false }))),
    "an answer that was not submitted",
  );
  for (const { field, expected } of answered!) {
    const kind = fields[field]!;
    for (const wrong of wrongFor(kind, expected, instance.instruction)) {
      const after = withSheet(end, (s) => ({ ...s, values: { ...s.values, [field]: wrong as never } }));
      if (isRight(kind, expected as never, wrong as never) || reached(after))
        faults.push(`${field} = ${JSON.stringify(wrong)} is taken for ${JSON.stringify(expected)}`);
    }
    const told = sheet.fields.map(({ label, hint }) => `${label} ${hint}`.toLowerCase());
    if (String(expected).length > 3 && told.some((text) => text.includes(String(expected).toLowerCase())))
      faults.push(`the sheet gives ${field} away`);
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
