import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import groupIcon from "@material-symbols/svg-400/rounded/group.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { CheckRow, List } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { nameOf } from "#apps/contacts/names.ts";
import { sortedContacts, matches } from "#apps/contacts/queries.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "members", (p) => {
  const others = createMemo(() => sortedContacts(p.state).filter((c) => !c.groups.includes(p.params.id)));
  const found = createMemo(() => others().filter((c) => matches(c, p.view.query)));
  return (
    <Page
      back="close"
      tone="green"
      title={p.t("addMembers")}
      subtitle={p.view.selected.length > 0 ? p.t("selected", { n: p.view.selected.length }) : undefined}
      actions={<IconButton icon={check} name={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
      top={<SearchField at={p.field("query")} placeholder={p.t("search")} />}
    >
      <Show
        when={found().length > 0}
        fallback={<Empty icon={groupIcon} title={p.t(others().length === 0 ? "everyoneIn" : "noHits")} />}
      >
        <Section>
          <List each={found()}>
            {(c) => (
              <CheckRow
                title={nameOf(c)}
                subtitle={c.phones[0]?.number ?? c.emails[0]}
                on={p.view.selected.includes(c.id)}
                onTap={() => p.act.toggle({ id: c.id })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
