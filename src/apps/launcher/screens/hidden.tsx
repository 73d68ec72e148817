import searchOff from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { createMemo, Show } from "solid-js";
import { appsByTitle } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { AppIcon } from "#ui/kit/app-icon.tsx";
import { List, Row, Switch } from "#ui/kit/rows.tsx";
import launcher from "../index.ts";
import { strings } from "../strings.ts";

export default screen(launcher, strings, "hidden", (p) => {
  const found = createMemo(() =>
    appsByTitle(p.lang).filter((app) => app.title.toLowerCase().includes(p.view.query.trim().toLowerCase())),
  );
  return (
    <Page title={p.t("hiddenApps")} back top={<SearchField at={p.field("query")} placeholder={p.t("search")} />}>
      <Show when={found().length > 0} fallback={<Empty icon={searchOff} title={p.t("hiddenNone")} />}>
        <Section title={p.t("hiddenHint")}>
          <List each={found()}>
            {(app) => {
              const hidden = () => p.state.hidden.includes(app.id);
              const toggle = () => p.act.toggle({ app: app.id, hidden: !hidden() });
              return (
                <Row
                  title={app.title}
                  leading={<AppIcon app={app.id} size="small" />}
                  trailing={<Switch on={hidden()} name={app.title} onTap={toggle} />}
                  onTap={toggle}
                />
              );
            }}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
