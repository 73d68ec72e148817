import { createMemo } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { Dialog } from "../../../../../ui/kit/overlays.tsx";
import { Page, Section } from "../../../../../ui/kit/page.tsx";
import { List, Row, SwitchRow } from "../../../../../ui/kit/rows.tsx";
import contacts from "../../../index.ts";
import { pages, type PrefRow } from "../prefs.ts";
import { strings } from "../../../strings.ts";
import { iconOf, pageNames, specialNames } from "./kinds.ts";

export default screen(contacts, strings, "settings", (p) => {
  const sections = createMemo(() => pages[p.params.page]);
  const count = (row: PrefRow): string | undefined => {
    if (row.kind !== "special") return undefined;
    const n = {
      responses: p.state.responses.length,
      barring: p.state.barred.length,
      fixed: 0,
      speedDial: Object.keys(p.state.speed).length,
      tones: Object.keys(p.state.tones).length,
      recorded: p.state.recorded.length,
      blocked: p.state.blocked.length,
      transfer: 0,
    }[row.to];
    return row.to === "fixed" ? p.t(p.state.fixed.on ? "on" : "off") : n > 0 ? String(n) : undefined;
  };
  const draw = (row: PrefRow) => {
    switch (row.kind) {
      case "switch":
        return (
          <SwitchRow
            title={p.t(row.name)}
            subtitle={row.hint ? p.t(row.hint) : undefined}
            on={p.state.prefs[row.name]}
            onTap={() => p.act.put({ [row.name]: !p.state.prefs[row.name] })}
          />
        );
      case "choice":
        return (
          <Row
            title={p.t(row.name)}
            subtitle={row.hint ? p.t(row.hint) : undefined}
            value={p.t(p.state.prefs[row.name])}
            leads
            onTap={() => p.act.openChoice({ name: row.name })}
          />
        );
      case "number":
        return (
          <Row
            title={p.t(row.name)}
            subtitle={p.state.prefs[row.name] === "" ? p.t("off") : p.state.prefs[row.name]}
            onTap={() => p.act.edit({ name: row.name })}
          />
        );
      case "ringtone":
        return (
          <Row
            title={p.t("ringtone")}
            value={p.t(p.os.settings.sound.ringtone)}
            leads
            onTap={() => p.act.openRingtone()}
          />
        );
      case "page":
        return (
          <Row
            icon={row.icon ? iconOf[row.icon] : undefined}
            title={p.t(pageNames[row.page])}
            leads
            onTap={() => p.act.openPage({ page: row.page })}
          />
        );
      case "special":
        return (
          <Row
            icon={row.icon ? iconOf[row.icon] : undefined}
            title={p.t(specialNames[row.to])}
            value={count(row)}
            leads
            onTap={() => p.act[row.to]()}
          />
        );
    }
  };
  return (
    <Page
      back
      tone="green"
      title={p.t(pageNames[p.params.page])}
      overlays={
        <Dialog
          open={p.view.open === "number"}
          title={p.t(p.view.editing ?? "number")}
          ok={p.t("save")}
          disabled={!p.can("saveNumber")}
          onOk={() => p.act.saveNumber()}
        >
          <Field
            at={p.field("number")}
            label={p.t("number")}
            kind="phone"
            hint={p.t("emptyIsOff")}
            onEnter={() => p.act.saveNumber()}
          />
        </Dialog>
      }
    >
      <List each={sections()}>
        {(section) => (
          <Section
            title={section.title ? p.t(section.title) : undefined}
            note={section.note ? p.t(section.note) : undefined}
          >
            <List each={section.rows}>{draw}</List>
          </Section>
        )}
      </List>
    </Page>
  );
});
