/**
 * A form in steps. Each step is checked before the next step opens. At the end, the form shows all answers and the
 * submit button.
 */
import { For, Show } from "solid-js";
import send from "@material-symbols/svg-400/rounded/check_circle.svg?raw";
import { namesText } from "#os/format.ts";
import { Button } from "#ui/kit/buttons.tsx";
import { WebForm } from "../../looks/web-page.tsx";
import type { BlockOf, Field } from "#world/web/page.ts";
import type { AnswerValue } from "../../answers.ts";
import { BlockActs } from "../../looks/block-acts.tsx";
import { StepAnswer, StepHead } from "../../looks/steps.tsx";
import type { Steps } from "../../block-state.ts";
import { findBlockState } from "../../queries.ts";
import type { Tab } from "../../state.ts";
import type { BlocksProps } from "./blocks-props.ts";
import { answersIn, FormFields, isTextField, fieldKey, Thanks, findErrors } from "./form.tsx";

/**
 * Returns the prefix of the keys for answers in steps. The prefix contains the tab and the index of the page, so that
 * the answers are still there when the user returns to the page.
 */
export const stepsPrefix = (tab: Tab | null): string => (tab ? `${tab.id}@${tab.at}:` : "");

/** Formats an answer as text. */
export function answerText(field: Field | undefined, value: AnswerValue, t: (key: "yes" | "no") => string): string {
  const options = field && "options" in field ? field.options : [];
  const say = (x: string) => options.find((o) => o.value === x)?.label ?? x;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return Array.isArray(value) ? namesText(value.map(say)) : say(value);
}

export function StepsBlock(p: { readonly form: BlockOf<"steps">; readonly with: BlocksProps }) {
  const w = () => p.with;
  const live = (): Steps => {
    const found = w().tab && findBlockState(w().tab!, p.form.id);
    return found?.kind === "steps" ? found : { kind: "steps", step: 0, values: {} };
  };
  const prefix = () => `${stepsPrefix(w().tab)}${p.form.id}`;
  const step = () => p.form.steps[live().step];
  const next = () => {
    const fields = step()?.fields ?? [];
    const answers = answersIn(fields, prefix(), w().view);
    const wrong = findErrors(fields, prefix(), answers);
    if (Object.keys(wrong).length > 0) w().onComplain(wrong);
    else open(live().step + 1, { ...live().values, ...answers });
  };
  const open = (to: number, values: Record<string, AnswerValue> = { ...live().values }) => {
    const drafts: Record<string, string> = {};
    const choices: Record<string, AnswerValue> = {};
    for (const field of p.form.steps[to]?.fields ?? []) {
      const value = values[field.name];
      const key = fieldKey(prefix(), field.name);
      if (value === undefined) continue;
      if (!isTextField(field)) choices[key] = value;
      else if (typeof value === "string") drafts[key] = value;
    }
    w().onStep(p.form.id, { do: "answer", step: to, values }, drafts, choices);
  };
  return (
    <WebForm title={p.form.title}>
      <Thanks form={p.form} with={p.with} />
      <StepHead
        n={Math.min(live().step + 1, p.form.steps.length + 1)}
        all={p.form.steps.length + 1}
        text={w().t("stepOf", { n: live().step + 1, all: p.form.steps.length + 1 })}
        title={step()?.title ?? w().t("summary")}
      />
      <Show
        when={step()}
        fallback={
          <For each={p.form.steps}>
            {(one, i) => (
              <StepAnswer
                title={one.title}
                change={w().t("change")}
                rows={one.fields.map((field) => ({
                  label: field.label,
                  text: answerText(field, live().values[field.name] ?? "", w().t) || "–",
                }))}
                onChange={() => open(i())}
              />
            )}
          </For>
        }
      >
        {(it) => <FormFields fields={it().fields} form={prefix()} with={p.with} />}
      </Show>
      <BlockActs>
        <Show when={live().step > 0}>
          <Button kind="tonal" label={w().t("stepBack")} onTap={() => open(live().step - 1)} />
        </Show>
        <Show
          when={step()}
          fallback={
            <Button icon={send} label={p.form.submit} onTap={() => w().onSubmit(p.form.id, { ...live().values })} />
          }
        >
          <Button label={w().t("next")} onTap={next} />
        </Show>
      </BlockActs>
    </WebForm>
  );
}
