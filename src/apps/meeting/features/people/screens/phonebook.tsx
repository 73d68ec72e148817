import empty from "@material-symbols/svg-400/rounded/contacts.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { me } from "#apps/meeting/ids.ts";
import meeting from "#apps/meeting/index.ts";
import { ButtonGroup, MainButton, EmptyNote } from "#apps/meeting/looks/buttons.tsx";
import { Face } from "#apps/meeting/looks/face.tsx";
import { SearchPill } from "#apps/meeting/looks/search-pill.tsx";
import { Frame } from "#apps/meeting/looks/frame.tsx";
import { Card, ListRow } from "#apps/meeting/looks/rows.tsx";
import { personIdFromContact } from "#apps/meeting/people.ts";
import { strings } from "#apps/meeting/strings.ts";

export default screen(meeting, strings, "phonebook", (p) => {
  const found = createMemo(() => {
    const words = p.view.query.trim().toLowerCase();
    return p
      .content("contacts")
      .filter((row) => personIdFromContact(row.id) !== me && row.name.toLowerCase().includes(words))
      .toSorted((a, b) => (a.sortKey.toLowerCase() < b.sortKey.toLowerCase() ? -1 : 1));
  });
  return (
    <Frame back title={p.t("phoneContacts")} top={<SearchPill at={p.field("query")} name={p.t("findPerson")} />}>
      <Show
        when={p.allowed("contacts")}
        fallback={
          <>
            <EmptyNote icon={empty} text={p.t("allowText")} />
            <ButtonGroup>
              <MainButton label={p.t("allowContacts")} onTap={() => p.act.allow()} />
            </ButtonGroup>
          </>
        }
      >
        <Card>
          <For each={found()} fallback={<EmptyNote icon={empty} text={p.t("nobodyFound")} />}>
            {(row) => (
              <ListRow
                face={<Face of={personIdFromContact(row.id)} size={38} />}
                title={row.name}
                note={row.phones[0]?.number}
                leads
                onTap={() => p.act.person({ person: personIdFromContact(row.id) })}
              />
            )}
          </For>
        </Card>
      </Show>
    </Frame>
  );
});
