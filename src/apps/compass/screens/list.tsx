import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import inbox from "@material-symbols/svg-400/rounded/inbox.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "../../../ui/bind.tsx";
import { Fab } from "../../../ui/kit/buttons.tsx";
import { Field } from "../../../ui/kit/fields.tsx";
import { Dialog } from "../../../ui/kit/overlays.tsx";
import { Empty, Page, Section } from "../../../ui/kit/page.tsx";
import { List, Row } from "../../../ui/kit/rows.tsx";
import app from "../index.ts";
import { listed } from "../queries.ts";
import { strings } from "../strings.ts";

export default screen(app, strings, "list", (p) => {
  const items = createMemo(() => listed(p.state));
  return (
    <Page
      large
      title={p.t("title")}
      fab={<Fab icon={add} name={p.t("add")} onTap={() => p.setView({ name: "", open: "add" })} />}
      overlays={
        <Dialog
          open={p.view.open === "add"}
          title={p.t("add")}
          ok={p.t("add")}
          disabled={!p.can("add")}
          onOk={() => p.act.add()}
        >
          <Field at={p.field("name")} label={p.t("name")} maxLength={100} onEnter={() => p.act.add()} />
        </Dialog>
      }
    >
      <Show when={items().length > 0} fallback={<Empty icon={inbox} title={p.t("empty")} />}>
        <Section>
          <List each={items()}>
            {(item) => <Row title={item.name} leads onTap={() => p.act.open({ id: item.id })} />}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
