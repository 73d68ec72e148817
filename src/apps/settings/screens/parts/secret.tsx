/** Asks for what opens the phone, before something that only its owner may see or change. */
import lock from "@material-symbols/svg-400/rounded/lock.svg?raw";
import { Show } from "solid-js";
import type { OsState } from "../../../../os/state.ts";
import { Button } from "../../../../ui/kit/buttons.tsx";
import { Field } from "../../../../ui/kit/fields.tsx";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { Section, Stack } from "../../../../ui/kit/page.tsx";
import { PatternPad } from "../../../../ui/kit/pattern-pad.tsx";
import type { Tell } from "../../facts.ts";
import type { Word } from "../../strings.ts";
import { Hero } from "./hero.tsx";

export function AskSecret(p: {
  readonly t: Tell;
  readonly os: OsState;
  /** Path of what is being entered in the view, and what it is so far. */
  readonly at: string;
  readonly entered: string;
  readonly why: Word;
  readonly onEnter: (entered: string) => void;
  readonly onDraft: (entered: string) => void;
}) {
  const t: Tell = (key, facts) => p.t(key, facts);
  const pattern = () => p.os.lock.kind === "pattern";
  return (
    <>
      <Hero
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
