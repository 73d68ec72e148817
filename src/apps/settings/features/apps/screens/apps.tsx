import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { createMemo, Show } from "solid-js";
import { appsByTitle } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { AppIcon } from "#ui/kit/app-icon.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";

export default screen(settings, strings, "apps", (p) => {
  const all = createMemo(() => appsByTitle(p.lang));
  const shown = createMemo(() => {
    const q = p.view.query.trim().toLowerCase();
    return all().filter((app) => app.title.toLowerCase().includes(q));
  });
  return (
    <Page
      back
      title={p.t("apps")}
      subtitle={p.t("installed", { n: all().length })}
      top={<SearchField at={p.field("query")} placeholder={p.t("searchApps")} />}
    >
      <Show when={shown().length > 0} fallback={<Empty icon={none} title={p.t("noApps")} />}>
        <Section>
          <List each={shown()}>
            {(app) => (
              <Row leading={<AppIcon app={app.id} />} title={app.title} leads onTap={() => p.act.app({ id: app.id })} />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
