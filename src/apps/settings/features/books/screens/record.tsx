import remove from "@material-symbols/svg-400/rounded/delete.svg?raw";
import hide from "@material-symbols/svg-400/rounded/visibility_off.svg?raw";
import show from "@material-symbols/svg-400/rounded/visibility.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Page, Section, Stack } from "#ui/kit/page.tsx";
import { List, RadioRow, SwitchRow } from "#ui/kit/rows.tsx";
import { recordLists, type RecordField } from "../record-lists.ts";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";

export default screen(settings, strings, "record", (p) => {
  const book = () => recordLists[p.params.book];
  const texts = () => book().fields.filter((f) => f.kind === "text");
  const others = () => book().fields.filter((f) => f.kind !== "text");
  const value = (field: RecordField) => p.view.values[field.id] ?? "";
  const write = (field: RecordField, next: string) => p.setView({ values: { ...p.view.values, [field.id]: next } });
  const title = () => (p.params.id === null ? p.t(book().add) : p.t(book().title));
  return (
    <Page
      back
      title={title()}
      actions={
        <Show when={p.params.id !== null}>
          <IconButton icon={remove} name={p.t("delete")} onTap={() => p.act.drop()} />
        </Show>
      }
    >
      <Section>
        <Stack pad gap="large" align="spread">
          <List each={texts()}>
            {(field) => (
              <Field
                at={p.field(`values.${field.id}`)}
                label={p.t(field.label)}
                kind={field.keys === "password" && p.view.visible ? "text" : field.keys}
                hint={field.required && value(field).trim() === "" ? p.t("needed") : undefined}
                maxLength={field.keys === "phone" ? 20 : 120}
                trailing={
                  <Show when={field.keys === "password"}>
                    <IconButton
                      icon={p.view.visible ? hide : show}
                      name={p.t("showPassword")}
                      on={p.view.visible}
                      onTap={() => p.setView({ visible: !p.view.visible })}
                    />
                  </Show>
                }
              />
            )}
          </List>
        </Stack>
      </Section>
      <For each={others().filter((f) => f.kind === "choice")}>
        {(field) => (
          <Section title={p.t(field.label)}>
            <List each={field.options ?? []}>
              {(o) => (
                <RadioRow title={p.t(o.label)} on={value(field) === o.value} onTap={() => write(field, o.value)} />
              )}
            </List>
          </Section>
        )}
      </For>
      <Show when={others().some((f) => f.kind === "flag")}>
        <Section>
          <List each={others().filter((f) => f.kind === "flag")}>
            {(field) => (
              <SwitchRow
                title={p.t(field.label)}
                on={value(field) === "yes"}
                onTap={() => write(field, value(field) === "yes" ? "" : "yes")}
              />
            )}
          </List>
        </Section>
      </Show>
      <Button wide label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />
    </Page>
  );
});
