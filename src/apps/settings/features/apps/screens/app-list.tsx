import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { createMemo, Show } from "solid-js";
import { appsByTitle } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { AppIcon } from "#ui/kit/app-icon.tsx";
import { Empty, Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { List, Row, SwitchRow } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { traitValue } from "#apps/settings/queries.ts";
import { strings } from "#apps/settings/strings.ts";
import { traits, type Trait } from "../traits.ts";

export default screen(settings, strings, "appList", (p) => {
  const trait = (): Trait => traits.app[p.params.id];
  const shown = createMemo(() => {
    const q = p.view.query.trim().toLowerCase();
    return appsByTitle(p.lang).filter((app) => app.title.toLowerCase().includes(q));
  });
  const value = (app: string) => traitValue(p.state, `app:${app}`, p.params.id);
  const label = (app: string) => {
    const chosen = trait().options?.find((o) => o.value === value(app));
    return chosen ? p.t(chosen.label) : undefined;
  };
  return (
    <Page back title={p.t(trait().title)} top={<SearchField at={p.field("query")} placeholder={p.t("searchApps")} />}>
      <Show when={trait().note}>
        {(note) => (
          <Stack pad>
            <Text as="sub" dim>
              {p.t(note())}
            </Text>
          </Stack>
        )}
      </Show>
      <Show when={shown().length > 0} fallback={<Empty icon={none} title={p.t("noApps")} />}>
        <Section>
          <List each={shown()}>
            {(app) => (
              <Show
                when={trait().options}
                fallback={
                  <SwitchRow
                    leading={<AppIcon app={app.id} />}
                    title={app.title}
                    on={value(app.id) === true}
                    onTap={() => p.act.set({ app: app.id, value: value(app.id) !== true })}
                  />
                }
              >
                <Row
                  leading={<AppIcon app={app.id} />}
                  title={app.title}
                  subtitle={label(app.id)}
                  leads
                  onTap={() => p.act.trait({ app: app.id })}
                />
              </Show>
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
