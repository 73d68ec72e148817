import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Button } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Page, Section, Stack } from "#ui/kit/page.tsx";
import { CheckRow, RadioRow } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";

export default screen(settings, strings, "wifiAdd", (p) => (
  <Page back title={p.t("addNetwork")}>
    <Section>
      <Stack pad align="spread">
        <Field at={p.field("ssid")} label={p.t("networkName")} />
      </Stack>
    </Section>
    <Section title={p.t("securityKind")}>
      <RadioRow title={p.t("securityWpa")} on={p.view.secured} onTap={() => p.setView({ secured: true })} />
      <RadioRow title={p.t("securityNone")} on={!p.view.secured} onTap={() => p.setView({ secured: false })} />
    </Section>
    <Show when={p.view.secured}>
      <Section>
        <Stack pad align="spread">
          <Field
            at={p.field("password")}
            label={p.t("password")}
            kind={p.view.visible ? "text" : "password"}
            hint={p.t("passwordHint")}
          />
        </Stack>
        <CheckRow
          title={p.t("showPassword")}
          on={p.view.visible}
          onTap={() => p.setView({ visible: !p.view.visible })}
        />
      </Section>
    </Show>
    <Button wide label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />
  </Page>
));
