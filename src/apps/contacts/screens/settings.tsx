import { screen } from "../../../ui/bind.tsx";
import { Sheet } from "../../../ui/kit/overlays.tsx";
import { Page, Section } from "../../../ui/kit/page.tsx";
import { List, RadioRow, Row, SwitchRow } from "../../../ui/kit/rows.tsx";
import contacts from "../index.ts";
import { labels, sorts } from "../state.ts";
import { strings } from "../strings.ts";

export default screen(contacts, strings, "settings", (p) => (
  <Page
    back
    tone="green"
    title={p.t("settings")}
    overlays={
      <>
        <Sheet open={p.view.open === "sort"} title={p.t("sortBy")}>
          <List each={sorts}>
            {(sort) => <RadioRow title={p.t(sort)} on={p.state.sort === sort} onTap={() => p.act.sort({ sort })} />}
          </List>
        </Sheet>
        <Sheet open={p.view.open === "label"} title={p.t("defaultLabel")}>
          <List each={labels}>
            {(label) => (
              <RadioRow title={p.t(label)} on={p.state.defaultLabel === label} onTap={() => p.act.label({ label })} />
            )}
          </List>
        </Sheet>
      </>
    }
  >
    <Section title={p.t("display")}>
      <Row title={p.t("sortBy")} value={p.t(p.state.sort)} leads onTap={() => p.setView({ open: "sort" })} />
      <SwitchRow
        title={p.t("onlyWithNumbers")}
        subtitle={p.t("onlyWithNumbersHint")}
        on={p.state.onlyWithNumbers}
        onTap={() => p.act.onlyWithNumbers()}
      />
    </Section>
    <Section title={p.t("editing")}>
      <Row
        title={p.t("defaultLabel")}
        value={p.t(p.state.defaultLabel)}
        leads
        onTap={() => p.setView({ open: "label" })}
      />
    </Section>
  </Page>
));
