import { Show } from "solid-js";
import { doersOf, titleOf } from "../../../../../ui/apps.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Page, Section } from "../../../../../ui/kit/page.tsx";
import { List, RadioRow } from "../../../../../ui/kit/rows.tsx";
import { kindKey, kindTitled } from "../defaults.ts";
import settings from "../../../index.ts";
import { strings } from "../../../strings.ts";

export default screen(settings, strings, "default", (p) => {
  const kind = () => kindTitled(p.params.kind);
  return (
    <Page back title={kind() ? p.t(kind()!.title) : p.t("defaults")}>
      <Show when={kind()}>
        {(it) => (
          <Section>
            <Show
              when={doersOf(it().intent).length > 1}
              fallback={
                <List each={doersOf(it().intent)}>
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
              <List each={doersOf(it().intent)}>
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
