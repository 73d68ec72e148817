import company from "@material-symbols/svg-400/rounded/apartment.svg?raw";
import phone from "@material-symbols/svg-400/rounded/contacts.svg?raw";
import { createMemo, For } from "solid-js";
import { me } from "#apps/meeting/ids.ts";
import { Face } from "#apps/meeting/looks/face.tsx";
import { Card, ListRow } from "#apps/meeting/looks/rows.tsx";
import { findCastMember, localize } from "#apps/meeting/people.ts";
import { displayName } from "#apps/meeting/screens/parts/labels.ts";
import type { MainScreenProps } from "./props.ts";

const maxRecentPeople = 6;
export function ContactsTab(p: { readonly host: MainScreenProps }) {
  const host = () => p.host;
  /** The people whom the owner has met in meetings and whose names are known, latest first. */
  const lately = createMemo(() => {
    const rooms = Object.values(host().state.rooms).toSorted((a, b) => b.began - a.began);
    const met = new Set(rooms.flatMap((room) => [room.host, ...room.invitees, ...Object.keys(room.fates)]));
    met.delete(me);
    return [...met]
      .filter((id) => !id.startsWith("guest_") && displayName(host(), id) !== "")
      .slice(0, maxRecentPeople);
  });
  const person = (id: string) => {
    const title = findCastMember(id)?.title;
    return (
      <ListRow
        face={<Face of={id} size={38} />}
        title={displayName(host(), id)}
        note={title ? localize(title, host().lang) : undefined}
        leads
        onTap={() => host().act.person({ person: id })}
      />
    );
  };
  return (
    <>
      <Card>
        <ListRow
          icon={company}
          title={host().t("company")}
          note={host().t("companyNote")}
          leads
          onTap={() => host().act.directory()}
        />
        <ListRow icon={phone} title={host().t("phoneContacts")} leads onTap={() => host().act.phonebook()} />
      </Card>
      <Card title={host().t("favouritesTitle")}>
        <For each={host().state.favourites} fallback={<ListRow title={host().t("noFavourites")} />}>
          {person}
        </For>
      </Card>
      <Card title={host().t("lately")}>
        <For each={lately()}>{person}</For>
      </Card>
    </>
  );
}
