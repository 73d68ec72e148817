import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import mic from "@material-symbols/svg-400/rounded/mic.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { Fab, IconButton } from "#ui/kit/buttons.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { nameOf } from "#apps/contacts/names.ts";
import { sortedContacts } from "#apps/contacts/queries.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "recorded", (p) => {
  const found = createMemo(() => sortedContacts(p.state).filter((c) => p.state.recorded.includes(c.id)));
  return (
    <Page
      back
      tone="green"
      title={p.t("recorded")}
      fab={<Fab icon={add} name={p.t("chooseContacts")} onTap={() => p.act.pick()} />}
    >
      <Show
        when={found().length > 0}
        fallback={<Empty icon={mic} title={p.t("noRecorded")} hint={p.t("noRecordedHint")} />}
      >
        <Section>
          <List each={found()}>
            {(c) => (
              <Row
                leading={<Avatar name={nameOf(c)} />}
                title={nameOf(c)}
                subtitle={c.phones[0]?.number}
                trailing={
                  <IconButton
                    icon={close}
                    name={`${p.t("delete")}: ${nameOf(c)}`}
                    onTap={() => p.act.remove({ contact: c.id })}
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
