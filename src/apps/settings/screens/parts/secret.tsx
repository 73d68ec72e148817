/** Asks for the secret of the screen lock before the user can see or change protected data. */
import lock from "@material-symbols/svg-400/rounded/lock.svg?raw";
import { Show } from "solid-js";
import type { OsState } from "#os/state.ts";
import { Button } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Section, Stack } from "#ui/kit/page.tsx";
import { PatternPad } from "#ui/kit/pattern-pad.tsx";
import type { Translate } from "../../facts.ts";
import type { TextKey } from "../../strings.ts";
import { DetailHeader } from "./detail-header.tsx";

export function AskSecret(p: {
  readonly t: Translate;
  readonly os: OsState;
  /** The path of the typed secret in the view, and its current value. */
  readonly at: string;
  readonly entered: string;
  readonly why: TextKey;
  readonly onEnter: (entered: string) => void;
  readonly onDraft: (entered: string) => void;
}) {
  const t: Translate = (key, facts) => p.t(key, facts);
  const pattern = () => p.os.lock.kind === "pattern";
  return (
    <>
      <DetailHeader
        picture={<Icon of={lock} size="huge" />}
        title={t(pattern() ? "enterCurrentPattern" : "enterCurrentPin")}
        about={t(p.why)}
      />
      <Show
        when={pattern()}
        fallback={
          <Section>
            <Stack pad align="spread">
              <Field at={p.at} label={t("lock-pin")} kind="password" onEnter={() => p.onEnter(p.entered)} />
            </Stack>
          </Section>
        }
      >
        <PatternPad
          entered={p.entered}
          shown={p.os.settings.security.showPattern}
          name={t("lock-pattern")}
          nameOf={(n) => t("dotName", { n })}
          onDots={(entered) => p.onDraft(entered)}
        />
      </Show>
      <Stack>
        <Button wide label={t("next")} disabled={p.entered === ""} onTap={() => p.onEnter(p.entered)} />
        <Show when={pattern()}>
          <Button wide kind="tonal" label={t("startOver")} onTap={() => p.onDraft("")} />
        </Show>
      </Stack>
    </>
  );
}
