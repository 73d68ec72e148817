import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import reply from "@material-symbols/svg-400/rounded/quickreply.svg?raw";
import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Fab, IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "responses", (p) => (
  <Page
    back
    tone="green"
    title={p.t("responses")}
    fab={<Fab icon={add} name={p.t("addResponse")} onTap={() => p.act.startEdit({ index: null })} />}
    overlays={
      <Dialog
        open={p.view.open === "edit"}
        title={p.t(p.view.index === null ? "addResponse" : "editResponse")}
        ok={p.t("save")}
        disabled={!p.can("save")}
        onOk={() => p.act.save()}
      >
        <Field at={p.field("text")} label={p.t("responseText")} onEnter={() => p.act.save()} />
      </Dialog>
    }
  >
    <Show when={p.state.responses.length > 0} fallback={<Empty icon={reply} title={p.t("noResponses")} />}>
      <Section note={p.t("responsesHint")}>
        <List each={p.state.responses}>
          {(text) => (
            <Row
              title={text}
              onTap={() => p.act.startEdit({ index: p.state.responses.indexOf(text) })}
              trailing={
                <IconButton
                  icon={del}
                  name={`${p.t("delete")}: ${text}`}
                  onTap={() => p.act.delete({ index: p.state.responses.indexOf(text) })}
                />
              }
            />
          )}
        </List>
      </Section>
    </Show>
  </Page>
));
