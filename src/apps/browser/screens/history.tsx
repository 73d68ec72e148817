import clear from "@material-symbols/svg-400/rounded/delete_sweep.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import empty from "@material-symbols/svg-400/rounded/history.svg?raw";
import { createMemo, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List } from "#ui/kit/rows.tsx";
import browser from "../index.ts";
import { visitsOf } from "../queries.ts";
import { strings } from "../strings.ts";
import { PageRow } from "./parts/page-row.tsx";

const maxVisible = 60;

export default screen(browser, strings, "history", (p) => {
  const visits = createMemo(() => visitsOf(p.state, p.view.query).slice(0, maxVisible));
  return (
    <Page
      title={p.t("history")}
      back
      actions={<IconButton icon={clear} name={p.t("clear")} onTap={() => p.act.clear()} />}
      top={<SearchField at={p.field("query")} placeholder={p.t("searchHistory")} />}
    >
      <Show when={visits().length > 0} fallback={<Empty icon={empty} title={p.t("historyEmpty")} />}>
        <Section>
          <List each={visits()}>
            {(visit) => (
              <PageRow
                url={visit.url}
                files={p.os.files}
                lang={p.lang === "en" ? "en" : "zh"}
                note={whenText(visit.at, p.os, p.now)}
                trailing={<IconButton icon={close} name={p.t("forget")} onTap={() => p.act.forget({ id: visit.id })} />}
                onTap={() => p.act.open({ url: visit.url })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
