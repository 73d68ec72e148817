import company from "@material-symbols/svg-400/rounded/apartment.svg?raw";
import phone from "@material-symbols/svg-400/rounded/contacts.svg?raw";
import { createMemo, For } from "solid-js";
import { me } from "../../../../ids.ts";
import { Face } from "../../../../looks/face.tsx";
import { Card, Line } from "../../../../looks/rows.tsx";
import { castOf, said } from "../../../../people.ts";
import { whoIs } from "../../../../screens/parts/telling.ts";
import type { Main } from "./props.ts";

const latelyMost = 6;
export function ContactsTab(p: { readonly host: Main }) {
  const host = () => p.host;
  /** Whom the owner has met by name, latest first. */
  const lately = createMemo(() => {
    const rooms = Object.values(host().state.rooms).toSorted((a, b) => b.began - a.began);
    const met = new Set(rooms.flatMap((room) => [room.host, ...room.invitees, ...Object.keys(room.fates)]));
    met.delete(me);
    return [...met].filter((id) => !id.startsWith("guest_") && whoIs(host(), id) !== "").slice(0, latelyMost);
  });
  const person = (id: string) => {
    const title = castOf(id)?.title;
    return (
      <Line
        face={<Face of={id} size={38} />}
        title={whoIs(host(), id)}
        note={title ? said(title, host().lang) : undefined}
        leads
        onTap={() => host().act.person({ person: id })}
      />
    );
  };
  return (
    <>
      <Card>
        <Line
          icon={company}
          title={host().t("company")}
          note={host().t("companyNote")}
          leads
          onTap={() => host().act.directory()}
        />
        <Line icon={phone} title={host().t("phoneContacts")} leads onTap={() => host().act.phonebook()} />
      </Card>
      <Card title={host().t("favouritesTitle")}>
        <For each={host().state.favourites} fallback={<Line title={host().t("noFavourites")} />}>
          {person}
        </For>
      </Card>
      <Card title={host().t("lately")}>
        <For each={lately()}>{person}</For>
      </Card>
    </>
  );
}
