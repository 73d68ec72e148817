import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import closeAll from "@material-symbols/svg-400/rounded/clear_all.svg?raw";
import empty from "@material-symbols/svg-400/rounded/tab.svg?raw";
import incognito from "@material-symbols/svg-400/rounded/visibility_off.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import { createMemo, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Fab, IconButton } from "#ui/kit/buttons.tsx";
import { Menu } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List } from "#ui/kit/rows.tsx";
import browser from "../index.ts";
import { addressText, tabsOf, urlOf } from "../queries.ts";
import { strings } from "../strings.ts";
import { PageRow } from "./parts/page-row.tsx";

export default screen(browser, strings, "tabs", (p) => {
  const all = createMemo(() => tabsOf(p.state));
  const row = (tab: ReturnType<typeof all>[number]) => (
    <PageRow
      url={urlOf(tab)}
      files={p.os.files}
      lang={p.lang === "en" ? "en" : "zh"}
      note={whenText(tab.openedAt, p.os, p.now)}
      trailing={
        <IconButton
          icon={close}
          name={p.t("closeTab", { name: addressText(urlOf(tab), p.os.files) })}
          onTap={() => p.act.close({ id: tab.id })}
        />
      }
      onTap={() => p.act.show({ id: tab.id })}
    />
  );
  return (
    <Page
      title={p.t("tabs", { n: all().length })}
      back
      actions={<IconButton icon={more} name={p.t("menu")} onTap={() => p.setView({ open: "menu" })} />}
      fab={<Fab icon={add} name={p.t("newTab")} onTap={() => p.act.newTab({ private: false })} />}
      overlays={
        <Menu
          open={p.view.open === "menu"}
          items={[
            { label: p.t("newPrivate"), icon: incognito, onTap: () => p.act.newTab({ private: true }) },
            { label: p.t("closeAll"), icon: closeAll, danger: true, onTap: () => p.act.closeAll() },
          ]}
        />
      }
    >
      <Show when={all().length > 0} fallback={<Empty icon={empty} title={p.t("noTabs")} />}>
        <Section>
          <List each={all().filter((tab) => !tab.private)}>{row}</List>
        </Section>
        <Show when={all().some((tab) => tab.private)}>
          <Section title={p.t("private")}>
            <List each={all().filter((tab) => tab.private)}>{row}</List>
          </Section>
        </Show>
      </Show>
    </Page>
  );
});
