import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import personIcon from "@material-symbols/svg-400/rounded/person.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { CheckMark, List, Row } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { nameOf } from "#apps/contacts/names.ts";
import { sortedContacts, matches } from "#apps/contacts/queries.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "choose", (p) => {
  const found = createMemo(() => sortedContacts(p.state).filter((c) => matches(c, p.view.query)));
  return (
    <Page
      back="close"
      tone="green"
      title={p.t(p.params.many ? "chooseContacts" : "chooseContact")}
      subtitle={p.view.selected.length > 0 ? p.t("selected", { n: p.view.selected.length }) : undefined}
      actions={
        <Show when={p.params.many}>
          <IconButton icon={check} name={p.t("done")} disabled={!p.can("done")} onTap={() => p.act.done()} />
        </Show>
      }
      top={<SearchField at={p.field("query")} placeholder={p.t("search")} />}
    >
      <Show when={found().length > 0} fallback={<Empty icon={personIcon} title={p.t("noHits")} />}>
        <Section>
          <List each={found()}>
            {(c) => (
              <Row
                leading={
                  <>
                    <Show when={p.params.many}>
                      <CheckMark on={p.view.selected.includes(c.id)} />
                    </Show>
                    <Avatar name={nameOf(c)} />
                  </>
                }
                title={nameOf(c)}
                subtitle={c.phones[0]?.number ?? c.emails[0]}
                on={p.params.many ? p.view.selected.includes(c.id) : undefined}
                onTap={() => p.act.pick({ id: c.id })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
