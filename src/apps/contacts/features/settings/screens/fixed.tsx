import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import { screen } from "#ui/screen-binding.tsx";
import { Fab, IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, Row, SwitchRow } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { findByNumber, callerName } from "#apps/contacts/queries.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "fixed", (p) => (
  <Page
    back
    tone="green"
    title={p.t("fixed")}
    fab={<Fab icon={add} name={p.t("addFixed")} onTap={() => p.setView({ number: "", code: "", open: "add" })} />}
    overlays={
      <>
        <Dialog
          open={p.view.open === "turn"}
          title={p.t("fixedOn")}
          ok={p.t("ok")}
          disabled={!p.can("turn")}
          onOk={() => p.act.turn()}
        >
          <Field at={p.field("code")} label={p.t("pin2")} kind="password" onEnter={() => p.act.turn()} />
        </Dialog>
        <Dialog
          open={p.view.open === "add"}
          title={p.t("addFixed")}
          ok={p.t("save")}
          disabled={!p.can("add")}
          onOk={() => p.act.add()}
        >
          <Field at={p.field("number")} label={p.t("number")} kind="phone" enter="next" />
          <Field at={p.field("code")} label={p.t("pin2")} kind="password" onEnter={() => p.act.add()} />
        </Dialog>
        <Dialog
          open={p.view.open === "remove"}
          title={p.t("removeFixed", { name: callerName(p.state, p.view.number) })}
          ok={p.t("delete")}
          danger
          disabled={!p.can("remove")}
          onOk={() => p.act.remove()}
        >
          <Field at={p.field("code")} label={p.t("pin2")} kind="password" onEnter={() => p.act.remove()} />
        </Dialog>
      </>
    }
  >
    <Section note={p.t("fixedHint")}>
      <SwitchRow title={p.t("fixedOn")} on={p.state.fixed.on} onTap={() => p.setView({ code: "", open: "turn" })} />
    </Section>
    <Section title={p.t("fixedList")}>
      <List each={p.state.fixed.numbers}>
        {(number) => (
          <Row
            title={callerName(p.state, number)}
            subtitle={findByNumber(p.state, number) ? number : undefined}
            trailing={
              <IconButton
                icon={close}
                name={p.t("removeFixed", { name: callerName(p.state, number) })}
                onTap={() => p.setView({ number, code: "", open: "remove" })}
              />
            }
          />
        )}
      </List>
    </Section>
  </Page>
));
