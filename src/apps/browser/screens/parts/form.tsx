/** The fields of a form, their values and their errors. */
import { For, Match, Show, Switch } from "solid-js";
import done from "@material-symbols/svg-400/rounded/check_circle.svg?raw";
import expand from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import { Button } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { CheckRow, RadioRow } from "#ui/kit/rows.tsx";
import { WebChoice, WebForm, WebNotice, WebText } from "../../looks/web-page.tsx";
import { isDay } from "#state/day.ts";
import type { BlockOf, Field as FormField } from "#world/web/page.ts";
import type { AnswerValue as Answer } from "../../answers.ts";
import type { strings } from "../../strings.ts";
import type { BlocksProps } from "./blocks-props.ts";

type TextKey = keyof (typeof strings)["en"];
export const fieldKey = (form: string, name: string): string => `${form}:${name}`;
export const isTextField = (field: FormField): boolean =>
  field.kind === "text" ||
  field.kind === "textarea" ||
  field.kind === "email" ||
  field.kind === "phone" ||
  field.kind === "number" ||
  field.kind === "date";
/** Returns the values of the fields by name. `form` is the prefix of the fields' keys. */
export const answersIn = (
  fields: readonly FormField[],
  form: string,
  view: BlocksProps["view"],
): Record<string, Answer> =>
  Object.fromEntries(
    fields.map((field): [string, Answer] => {
      const key = fieldKey(form, field.name);
      if (isTextField(field)) return [field.name, (view.drafts[key] ?? "").trim()];
      return [field.name, view.choices[key] ?? (field.kind === "checks" ? [] : field.kind === "checkbox" ? false : "")];
    }),
  );
/** Returns the errors of the answers by key; the record is empty if all answers are valid. */
export function findErrors(
  fields: readonly FormField[],
  form: string,
  answers: Record<string, Answer>,
): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const field of fields) {
    const code = findError(field, answers[field.name] ?? "");
    if (code !== null) wrong[fieldKey(form, field.name)] = code;
  }
  return wrong;
}

export function FormBlock(p: { readonly form: BlockOf<"form">; readonly with: BlocksProps }) {
  const w = () => p.with;
  const submit = () => {
    const answers = answersIn(p.form.fields, p.form.id, w().view);
    const wrong = findErrors(p.form.fields, p.form.id, answers);
    if (Object.keys(wrong).length > 0) w().onComplain(wrong);
    else w().onSubmit(p.form.id, answers);
  };
  return (
    <WebForm title={p.form.title}>
      <Thanks form={p.form} with={p.with} />
      <FormFields fields={p.form.fields} form={p.form.id} with={p.with} />
      <Button kind="filled" wide icon={done} label={p.form.submit} onTap={submit} />
    </WebForm>
  );
}
/** The notice above a form that was sent. */
export function Thanks(p: {
  readonly form: { readonly id: string; readonly thanks: string };
  readonly with: BlocksProps;
}) {
  return (
    <Show when={p.with.isSent(p.form.id)}>
      <WebNotice tone="good">
        <WebText stretches={[p.form.thanks]} onLink={p.with.onLink} onHoldLink={p.with.onHoldLink} />
      </WebNotice>
    </Show>
  );
}
export function FormFields(p: {
  readonly fields: readonly FormField[];
  /** The prefix of the fields' keys. */
  readonly form: string;
  readonly with: BlocksProps;
}) {
  const w = () => p.with;
  const errorOf = (field: FormField): string | undefined => {
    const code = w().view.wrong[fieldKey(p.form, field.name)];
    if (code === undefined) return undefined;
    const facts =
      field.kind === "number"
        ? { min: field.min, max: field.max }
        : field.kind === "date"
          ? { from: field.from, to: field.to }
          : {};
    return w().t(code as TextKey, facts);
  };
  const labelOf = (field: FormField) => (field.required ? `${field.label} *` : `${field.label} (${w().t("optional")})`);
  return (
    <For each={p.fields}>
      {(field) => {
        const key = fieldKey(p.form, field.name);
        const chosen = () => w().view.choices[key];
        const many = () => (Array.isArray(chosen()) ? (chosen() as string[]) : []);
        return (
          <Switch>
            <Match when={isTextField(field)}>
              <Field
                at={w().field(key)}
                label={labelOf(field)}
                kind={
                  field.kind === "email"
                    ? "email"
                    : field.kind === "phone"
                      ? "phone"
                      : field.kind === "number"
                        ? "decimal"
                        : "text"
                }
                multiline={field.kind === "textarea"}
                enter="next"
                placeholder={field.kind === "date" ? w().t("dateHint") : undefined}
                hint={field.hint}
                error={errorOf(field)}
              />
            </Match>
            <Match when={field.kind === "select" && field}>
              {(it) => (
                <WebChoice label={labelOf(field)} hint={field.hint} error={errorOf(field)}>
                  <Button
                    kind="tonal"
                    wide
                    trailing={expand}
                    name={`${field.label}: ${it().options.find((o) => o.value === chosen())?.label ?? w().t("choose")}`}
                    label={it().options.find((o) => o.value === chosen())?.label ?? w().t("choose")}
                    onTap={() => w().onOptions(key)}
                  />
                </WebChoice>
              )}
            </Match>
            <Match when={field.kind === "radio" && field}>
              {(it) => (
                <WebChoice label={labelOf(field)} hint={field.hint} error={errorOf(field)}>
                  <For each={it().options}>
                    {(option) => (
                      <RadioRow
                        title={option.label}
                        on={chosen() === option.value}
                        onTap={() => w().onChoose(key, option.value)}
                      />
                    )}
                  </For>
                </WebChoice>
              )}
            </Match>
            <Match when={field.kind === "checks" && field}>
              {(it) => (
                <WebChoice label={labelOf(field)} hint={field.hint} error={errorOf(field)}>
                  <For each={it().options}>
                    {(option) => (
                      <CheckRow
                        title={option.label}
                        on={many().includes(option.value)}
                        onTap={() =>
                          w().onChoose(
                            key,
                            many().includes(option.value)
                              ? many().filter((x) => x !== option.value)
                              : [...many(), option.value],
                          )
                        }
                      />
                    )}
                  </For>
                </WebChoice>
              )}
            </Match>
            <Match when={field.kind === "checkbox"}>
              <WebChoice label="" error={errorOf(field)}>
                <CheckRow
                  title={labelOf(field)}
                  on={chosen() === true}
                  onTap={() => w().onChoose(key, chosen() !== true)}
                />
              </WebChoice>
            </Match>
          </Switch>
        );
      }}
    </For>
  );
}
/** Returns the text key of an answer's error, or null if the answer is valid. */
function findError(field: FormField, value: Answer): TextKey | null {
  const text = typeof value === "string" ? value : "";
  const missing = Array.isArray(value) ? value.length === 0 : value === "" || value === false;
  if (missing) return field.required ? "wrong-required" : null;
  switch (field.kind) {
    case "email":
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : "wrong-email";
    case "phone":
      return /^[+\d][\d ()-]{4,}$/.test(text) ? null : "wrong-phone";
    case "number": {
      const n = Number(text);
      return Number.isFinite(n) && n >= field.min && n <= field.max ? null : "wrong-number";
    }
    case "date":
      return isDay(text) && text >= field.from && text <= field.to ? null : "wrong-date";
    case "text":
    case "textarea":
      if (field.minLength !== undefined && text.length < field.minLength) return "wrong-short";
      if (field.maxLength !== undefined && text.length > field.maxLength) return "wrong-long";
      return field.pattern === undefined || new RegExp(`^(?:${field.pattern})$`).test(text) ? null : "wrong-form";
    default:
      return null;
  }
}
