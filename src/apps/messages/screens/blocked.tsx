import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import block from "@material-symbols/svg-400/rounded/block.svg?raw";
import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Button, Fab } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import messages from "../index.ts";
import { strings } from "../strings.ts";
import { useAddressBook, useRows } from "./labels.ts";

export default screen(messages, strings, "blocked", (p) => {
  const names = useAddressBook(p);
  const rows = useRows(p, "blocked");
  return (
    <Page
      back
      tone="blue"
      title={p.t("blocked")}
      fab={<Fab icon={add} name={p.t("blockNumber")} onTap={() => p.setView({ number: "", open: "add" })} />}
      overlays={
        <Dialog
          open={p.view.open === "add"}
          title={p.t("blockNumber")}
          ok={p.t("block")}
          disabled={!p.can("add")}
          onOk={() => p.act.add()}
        >
          <Field at={p.field("number")} label={p.t("number")} kind="phone" onEnter={() => p.act.add()} />
        </Dialog>
      }
    >
      <Show
        when={rows().length > 0}
        fallback={<Empty icon={block} title={p.t("noBlocked")} hint={p.t("blockedHint")} />}
      >
        <Section note={p.t("blockedHint")}>
          <List each={rows()}>
            {(row) => (
              <Row
                icon={block}
                title={names().name(row.number)}
                subtitle={names().findCard(row.number) ? row.number : undefined}
                trailing={
                  <Button
                    kind="text"
                    label={p.t("unblock")}
                    name={`${p.t("unblock")} ${row.number}`}
                    onTap={() => p.act.unblock({ number: row.number })}
                  />
                }
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
