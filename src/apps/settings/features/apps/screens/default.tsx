import { Show } from "solid-js";
import { findHandlers, titleOf } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, RadioRow } from "#ui/kit/rows.tsx";
import { kindKey, findKind } from "../defaults.ts";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";

export default screen(settings, strings, "default", (p) => {
  const kind = () => findKind(p.params.kind);
  return (
    <Page back title={kind() ? p.t(kind()!.title) : p.t("defaults")}>
      <Show when={kind()}>
        {(it) => (
          <Section>
            <Show
              when={findHandlers(it().intent).length > 1}
              fallback={
                <List each={findHandlers(it().intent)}>
                  {(doer) => (
                    <RadioRow
                      title={titleOf(doer.app, p.lang)}
                      subtitle={p.t("onlyApp")}
                      on
                      onTap={() => p.act.pick({ kind: kindKey(it()), handler: doer.id })}
                    />
                  )}
                </List>
              }
            >
              <RadioRow
                title={p.t("askEachTime")}
                on={p.os.defaults[kindKey(it())] === undefined}
                onTap={() => p.act.pick({ kind: kindKey(it()), handler: null })}
              />
              <List each={findHandlers(it().intent)}>
                {(doer) => (
                  <RadioRow
                    title={titleOf(doer.app, p.lang)}
                    on={p.os.defaults[kindKey(it())] === doer.id}
                    onTap={() => p.act.pick({ kind: kindKey(it()), handler: doer.id })}
                  />
                )}
              </List>
            </Show>
          </Section>
        )}
      </Show>
    </Page>
  );
});
