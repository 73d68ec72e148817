import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Button } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { PatternPad } from "#ui/kit/pattern-pad.tsx";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";

export default screen(settings, strings, "lockSet", (p) => {
  const differs = () => p.view.again.length >= p.view.first.length && p.view.again !== p.view.first;
  const pin = () => p.params.kind === "pin";
  const error = () => (differs() ? p.t("pinDiffers") : undefined);
  return (
    <Page back title={p.t(pin() ? "setPin" : "setPattern")}>
      <Show
        when={pin()}
        fallback={
          <>
            <Stack pad align="center">
              <Text as="title" center>
                {p.t(p.view.repeats ? "againPattern" : "newPattern")}
              </Text>
              <Text as="sub" dim={!differs()} danger={p.view.repeats && differs()} center>
                {p.t(p.view.repeats && differs() ? "pinDiffers" : "lock-patternNote")}
              </Text>
            </Stack>
            <PatternPad
              entered={p.view.repeats ? p.view.again : p.view.first}
              shown={p.os.settings.security.showPattern}
              name={p.t("lock-pattern")}
              nameOf={(n) => p.t("dotName", { n })}
              onDots={(entered) => p.setView(p.view.repeats ? { again: entered } : { first: entered })}
            />
          </>
        }
      >
        <Section>
          <Stack pad align="spread">
            <Field at={p.field("first")} label={p.t("newPin")} kind="password" hint={p.t("lock-pinNote")} />
            <Show when={p.view.repeats}>
              <Field
                at={p.field("again")}
                label={p.t("againPin")}
                kind="password"
                error={error()}
                onEnter={() => {
                  if (p.can("confirm")) p.act.confirm();
                }}
              />
            </Show>
          </Stack>
        </Section>
      </Show>
      <Stack>
        <Show
          when={p.view.repeats}
          fallback={<Button wide label={p.t("next")} disabled={!p.can("next")} onTap={() => p.act.next()} />}
        >
          <Button wide label={p.t("confirm")} disabled={!p.can("confirm")} onTap={() => p.act.confirm()} />
        </Show>
        <Button wide kind="tonal" label={p.t("startOver")} onTap={() => p.act.startOver()} />
      </Stack>
    </Page>
  );
});
