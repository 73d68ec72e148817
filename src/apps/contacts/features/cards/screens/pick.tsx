import personIcon from "@material-symbols/svg-400/rounded/person.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { nameOf } from "#apps/contacts/names.ts";
import { sortedContacts, matches } from "#apps/contacts/queries.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "pick", (p) => {
  const found = createMemo(() => sortedContacts(p.state).filter((c) => matches(c, p.view.query)));
  return (
    <Page
      back
      tone="green"
      title={p.t("addToContact")}
      subtitle={p.params.number}
      top={<SearchField at={p.field("query")} placeholder={p.t("search")} />}
    >
      <Show when={found().length > 0} fallback={<Empty icon={personIcon} title={p.t("noHits")} />}>
        <Section>
          <List each={found()}>
            {(c) => (
              <Row
                leading={<Avatar name={nameOf(c)} />}
                title={nameOf(c)}
                subtitle={c.phones[0]?.number ?? c.emails[0]}
                onTap={() => p.act.choose({ id: c.id })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
