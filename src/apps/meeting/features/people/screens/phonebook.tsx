import empty from "@material-symbols/svg-400/rounded/contacts.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { me } from "../../../ids.ts";
import meeting from "../../../index.ts";
import { Acts, MainAct, Nothing } from "../../../looks/acts.tsx";
import { Face } from "../../../looks/face.tsx";
import { Find } from "../../../looks/find.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Card, Line } from "../../../looks/rows.tsx";
import { personIdOf } from "../../../people.ts";
import { strings } from "../../../strings.ts";

export default screen(meeting, strings, "phonebook", (p) => {
  const found = createMemo(() => {
    const words = p.view.query.trim().toLowerCase();
    return p
      .content("contacts")
      .filter((row) => personIdOf(row.id) !== me && row.name.toLowerCase().includes(words))
      .toSorted((a, b) => (a.sortKey.toLowerCase() < b.sortKey.toLowerCase() ? -1 : 1));
  });
  return (
    <Frame back title={p.t("phoneContacts")} top={<Find at={p.field("query")} name={p.t("findPerson")} />}>
      <Show
        when={p.allowed("contacts")}
        fallback={
          <>
            <Nothing icon={empty} text={p.t("allowText")} />
            <Acts>
              <MainAct label={p.t("allowContacts")} onTap={() => p.act.allow()} />
            </Acts>
          </>
        }
      >
        <Card>
          <For each={found()} fallback={<Nothing icon={empty} text={p.t("nobodyFound")} />}>
            {(row) => (
              <Line
                face={<Face of={personIdOf(row.id)} size={38} />}
                title={row.name}
                note={row.phones[0]?.number}
                leads
                onTap={() => p.act.person({ person: personIdOf(row.id) })}
              />
            )}
          </For>
        </Card>
      </Show>
    </Frame>
  );
});
