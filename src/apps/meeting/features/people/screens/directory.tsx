import empty from "@material-symbols/svg-400/rounded/group.svg?raw";
import { createMemo, For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import meeting from "#apps/meeting/index.ts";
import { EmptyNote } from "#apps/meeting/looks/buttons.tsx";
import { Face } from "#apps/meeting/looks/face.tsx";
import { SearchPill } from "#apps/meeting/looks/search-pill.tsx";
import { Frame } from "#apps/meeting/looks/frame.tsx";
import { Card, ListRow } from "#apps/meeting/looks/rows.tsx";
import { colleagues, localize } from "#apps/meeting/people.ts";
import { strings } from "#apps/meeting/strings.ts";

export default screen(meeting, strings, "directory", (p) => {
  const found = createMemo(() => {
    const words = p.view.query.trim().toLowerCase();
    return colleagues
      .filter(({ name, title }) =>
        [name.en, name.zh, title?.en ?? "", title?.zh ?? ""].some((text) => text.toLowerCase().includes(words)),
      )
      .toSorted((a, b) => (localize(a.sortKey, p.lang) < localize(b.sortKey, p.lang) ? -1 : 1));
  });
  return (
    <Frame back title={p.t("company")} top={<SearchPill at={p.field("query")} name={p.t("findPerson")} />}>
      <Card>
        <For each={found()} fallback={<EmptyNote icon={empty} text={p.t("nobodyFound")} />}>
          {(person) => (
            <ListRow
              face={<Face of={person.id} size={38} />}
              title={localize(person.name, p.lang)}
              note={person.title ? localize(person.title, p.lang) : undefined}
              leads
              onTap={() => p.act.person({ person: person.id })}
            />
          )}
        </For>
      </Card>
    </Frame>
  );
});
