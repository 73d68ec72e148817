import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, RadioRow } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";
import { AskSecret } from "#apps/settings/screens/parts/secret.tsx";

const kinds = ["none", "swipe", "pattern", "pin"] as const;

export default screen(settings, strings, "lock", (p) => {
  const choose = (kind: (typeof kinds)[number]) => {
    if (kind === "pin" || kind === "pattern") p.act.secret({ kind });
    else if (p.os.lock.kind !== kind) p.act.open({ kind });
  };
  return (
    <Page back title={p.t("screenLock")}>
      <Show
        when={p.can("open")}
        fallback={
          <AskSecret
            t={p.t}
            os={p.os}
            at={p.field("secret")}
            entered={p.view.secret}
            why="enterCurrentHint"
            onDraft={(secret) => p.setView({ secret })}
            onEnter={(secret) => p.act.unlock({ secret })}
          />
        }
      >
        <Section>
          <List each={kinds}>
            {(kind) => (
              <RadioRow
                title={p.t(`lock-${kind}`)}
                subtitle={p.t(`lock-${kind}Note`)}
                on={p.os.lock.kind === kind}
                onTap={() => choose(kind)}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
