import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Button } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import notes from "../index.ts";
import { strings } from "../strings.ts";

export default screen(notes, strings, "password", (p) => (
  <Page back tone="amber" title={p.t(p.state.password === null ? "setPassword" : "changePassword")}>
    <Section>
      <Show when={p.state.password !== null}>
        <Field at={p.field("current")} label={p.t("currentPassword")} kind="password" enter="next" />
      </Show>
      <Field at={p.field("next")} label={p.t("newPassword")} kind="password" enter="next" hint={p.t("passwordHint")} />
      <Field at={p.field("again")} label={p.t("againPassword")} kind="password" onEnter={() => p.act.save()} />
    </Section>
    <Button wide label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />
  </Page>
));
