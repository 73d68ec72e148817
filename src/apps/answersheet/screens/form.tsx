import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import done from "@material-symbols/svg-400/rounded/task_alt.svg?raw";
import sheetIcon from "@material-symbols/svg-400/rounded/assignment.svg?raw";
import { createMemo, Index, Match, Show, Switch } from "solid-js";
import type { SheetField } from "#os/answer-sheet.ts";
import { fillQuestion } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Empty, Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { List, RadioRow, Row } from "#ui/kit/rows.tsx";
import answersheet from "../index.ts";
import { strings } from "../strings.ts";

export default screen(answersheet, strings, "form", (p) => {
  const fields = createMemo(() => p.state.fields);
  /** The state contains placeholders for the names of apps. The brand pack defines the names. */
  const textOf = (text: string): string => fillQuestion(text, p.lang);
  const valueOf = (field: SheetField): string => {
    const value = p.state.values[field.id];
    if (Array.isArray(value)) return value.join(p.lang === "en" ? ", " : "、");
    // Text that the user typed may look like a placeholder, so its placeholders are not filled.
    return field.kind === "choice" ? textOf(value ?? "") : (value ?? "");
  };
  const optionsOf = (field: SheetField) => (field.kind === "choice" ? field.options : []);
  return (
    <Page large tone="violet" title={p.t("title")}>
      <Switch>
        <Match when={fields().length === 0}>
          <Empty icon={sheetIcon} title={p.t("none")} hint={p.t("noneHint")} />
        </Match>
        <Match when={p.state.submitted}>
          <Empty icon={done} title={p.t("done")} hint={p.t("doneHint")} />
          <Section>
            <List each={fields()}>{(field) => <Row title={textOf(field.label)} subtitle={valueOf(field)} />}</List>
          </Section>
        </Match>
        <Match when={fields().length > 0}>
          <Text as="sub" dim>
            {p.t("intro")}
          </Text>
          <List each={fields()}>
            {(field) => (
              <Switch>
                <Match when={field.kind === "choice"}>
                  <Section title={textOf(field.label)} note={textOf(field.hint)}>
                    <List each={optionsOf(field)}>
                      {(option) => (
                        <RadioRow
                          title={textOf(option)}
                          on={p.view.values[field.id] === option}
                          onTap={() => p.act.choose({ field: field.id, option })}
                        />
                      )}
                    </List>
                  </Section>
                </Match>
                <Match when={field.kind === "list"}>
                  <Section title={textOf(field.label)} note={textOf(field.hint)}>
                    <Index each={p.view.lists[field.id] ?? []}>
                      {(_, i) => (
                        <Field
                          at={p.field(`lists.${field.id}.${i}`)}
                          label={p.t("line", { label: textOf(field.label), n: i + 1 })}
                          trailing={
                            <Show when={i > 0}>
                              <IconButton
                                icon={close}
                                name={p.t("removeLine", { n: i + 1 })}
                                onTap={() => p.act.removeLine({ field: field.id, index: i })}
                              />
                            </Show>
                          }
                        />
                      )}
                    </Index>
                    <Row icon={add} title={p.t("addLine")} onTap={() => p.act.addLine({ field: field.id })} />
                  </Section>
                </Match>
                <Match when={field.kind === "number" || field.kind === "text"}>
                  <Section>
                    <Field at={p.field(`values.${field.id}`)} label={textOf(field.label)} hint={textOf(field.hint)} />
                  </Section>
                </Match>
              </Switch>
            )}
          </List>
          <Stack pad>
            <Button wide label={p.t("submit")} disabled={!p.can("submit")} onTap={() => p.act.submit()} />
          </Stack>
        </Match>
      </Switch>
    </Page>
  );
});
