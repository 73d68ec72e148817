import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { home } from "#apps/settings/pages.ts";
import { findHits } from "../search.ts";
import { strings } from "#apps/settings/strings.ts";
import { homeIcons } from "./parts/home-icons.ts";
import { openTarget, SettingRows } from "#apps/settings/screens/parts/setting-row.tsx";

export default screen(settings, strings, "home", (p) => {
  const query = createMemo(() => p.view.query.trim());
  const hits = createMemo(() => {
    const texts = query() === "" ? null : p.bothLanguages();
    return texts && findHits(query(), texts);
  });
  return (
    <Page large title={p.t("title")} top={<SearchField at={p.field("query")} placeholder={p.t("search")} />}>
      <Show
        when={query() !== ""}
        fallback={
          <List each={home}>
            {(section) => (
              <Section>
                <SettingRows
                  rows={section.rows}
                  icons={homeIcons}
                  t={p.t}
                  os={p.os}
                  state={p.state}
                  now={p.now}
                  onLead={(goal) => openTarget(p.act, goal)}
                />
              </Section>
            )}
          </List>
        }
      >
        <Show
          when={hits()?.length !== 0}
          fallback={<Empty icon={none} title={p.t("noHits")} hint={p.t("noHitsHint")} />}
        >
          <Section>
            <List each={hits() ?? []}>
              {(hit) => (
                <Row
                  title={p.t(hit.title)}
                  subtitle={[p.t("title"), ...hit.path.map((word) => p.t(word))].join(" › ")}
                  leads
                  onTap={() => openTarget(p.act, hit.goal)}
                />
              )}
            </List>
          </Section>
        </Show>
      </Show>
    </Page>
  );
});
