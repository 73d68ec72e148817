import none from "@material-symbols/svg-400/rounded/shield.svg?raw";
import { createMemo, Show } from "solid-js";
import { isInstalled, titleOf } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { AppIcon } from "#ui/kit/app-icon.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { permissionRequesters, grantTextKey } from "#apps/settings/queries.ts";
import { strings, type TextKey } from "#apps/settings/strings.ts";

const groups = [
  ["grant-allowed", "groupAllowed"],
  ["grant-foreground", "groupForeground"],
  ["grant-once", "groupForeground"],
  ["grant-ask", "groupAsk"],
  ["grant-blocked", "groupBlocked"],
] as const satisfies readonly (readonly [TextKey, TextKey])[];

export default screen(settings, strings, "permission", (p) => {
  const apps = createMemo(() => permissionRequesters(p.os, p.params.permission).filter(({ app }) => isInstalled(app)));
  const of = (title: TextKey) =>
    apps().filter(({ grant }) => groups.some(([word, group]) => word === grantTextKey(grant) && group === title));
  const titles = () => [...new Set(groups.map(([, title]) => title))].filter((title) => of(title).length > 0);
  return (
    <Page back title={p.t(`permission-${p.params.permission}`)}>
      <Show when={apps().length > 0} fallback={<Empty icon={none} title={p.t("noAppsChosen")} />}>
        <List each={titles()}>
          {(title) => (
            <Section title={p.t(title)}>
              <List each={of(title).map(({ app }) => app)}>
                {(app) => (
                  <Row
                    leading={<AppIcon app={app} />}
                    title={titleOf(app, p.lang)}
                    leads
                    onTap={() => p.act.grant({ app })}
                  />
                )}
              </List>
            </Section>
          )}
        </List>
      </Show>
    </Page>
  );
});
