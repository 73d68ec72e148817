import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, Row, SwitchRow } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { bars } from "../prefs.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "barring", (p) => (
  <Page
    back
    tone="green"
    title={p.t("barring")}
    overlays={
      <>
        <Dialog
          open={p.view.open === "code"}
          title={p.t(p.view.which)}
          ok={p.t("ok")}
          disabled={!p.can("bar")}
          onOk={() => p.act.bar()}
        >
          <Field at={p.field("code")} label={p.t("barCode")} kind="password" onEnter={() => p.act.bar()} />
        </Dialog>
        <Dialog
          open={p.view.open === "change"}
          title={p.t("changeBarCode")}
          ok={p.t("save")}
          disabled={!p.can("change")}
          onOk={() => p.act.change()}
        >
          <Field at={p.field("code")} label={p.t("barCode")} kind="password" enter="next" />
          <Field at={p.field("next")} label={p.t("newCode")} kind="password" onEnter={() => p.act.change()} />
        </Dialog>
      </>
    }
  >
    <Section note={p.t("barringHint")}>
      <List each={bars}>
        {(bar) => (
          <SwitchRow
            title={p.t(bar)}
            on={p.state.barred.includes(bar)}
            onTap={() => p.setView({ which: bar, code: "", open: "code" })}
          />
        )}
      </List>
    </Section>
    <Section>
      <Row title={p.t("changeBarCode")} onTap={() => p.setView({ code: "", next: "", open: "change" })} />
    </Section>
  </Page>
));
