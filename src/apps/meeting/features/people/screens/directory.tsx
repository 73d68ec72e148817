import empty from "@material-symbols/svg-400/rounded/group.svg?raw";
import { createMemo, For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import meeting from "../../../index.ts";
import { Nothing } from "../../../looks/acts.tsx";
import { Face } from "../../../looks/face.tsx";
import { Find } from "../../../looks/find.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Card, Line } from "../../../looks/rows.tsx";
import { colleagues, said } from "../../../people.ts";
import { strings } from "../../../strings.ts";

export default screen(meeting, strings, "directory", (p) => {
  const found = createMemo(() => {
    const words = p.view.query.trim().toLowerCase();
    return colleagues
      .filter(({ name, title }) =>
        [name.en, name.zh, title?.en ?? "", title?.zh ?? ""].some((text) => text.toLowerCase().includes(words)),
      )
      .toSorted((a, b) => (said(a.sortKey, p.lang) < said(b.sortKey, p.lang) ? -1 : 1));
  });
  return (
    <Frame back title={p.t("company")} top={<Find at={p.field("query")} name={p.t("findPerson")} />}>
      <Card>
        <For each={found()} fallback={<Nothing icon={empty} text={p.t("nobodyFound")} />}>
          {(person) => (
            <Line
              face={<Face of={person.id} size={38} />}
              title={said(person.name, p.lang)}
              note={person.title ? said(person.title, p.lang) : undefined}
              leads
              onTap={() => p.act.person({ person: person.id })}
            />
          )}
        </For>
      </Card>
    </Frame>
  );
});
