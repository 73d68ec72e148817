import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import block from "@material-symbols/svg-400/rounded/block.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Button, Fab } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { Row } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { findByNumber, callerName } from "#apps/contacts/queries.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "blocked", (p) => (
  <Page
    back
    tone="green"
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
      when={p.state.blocked.length > 0}
      fallback={<Empty icon={block} title={p.t("noBlocked")} hint={p.t("blockedHint")} />}
    >
      <Section note={p.t("blockedHint")}>
        <For each={p.state.blocked}>
          {(number) => (
            <Row
              icon={block}
              title={callerName(p.state, number)}
              subtitle={findByNumber(p.state, number) ? number : undefined}
              trailing={
                <Button
                  kind="text"
                  label={p.t("unblock")}
                  name={`${p.t("unblock")} ${number}`}
                  onTap={() => p.act.unblock({ number })}
                />
              }
            />
          )}
        </For>
      </Section>
    </Show>
  </Page>
));
