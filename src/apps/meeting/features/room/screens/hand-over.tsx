import gone from "@material-symbols/svg-400/rounded/group.svg?raw";
import { createMemo, For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import meeting from "#apps/meeting/index.ts";
import { EmptyNote } from "#apps/meeting/looks/buttons.tsx";
import { Face } from "#apps/meeting/looks/face.tsx";
import { SearchPill } from "#apps/meeting/looks/search-pill.tsx";
import { Frame } from "#apps/meeting/looks/frame.tsx";
import { Card, ListRow } from "#apps/meeting/looks/rows.tsx";
import { displayName } from "#apps/meeting/screens/parts/labels.ts";
import { strings } from "#apps/meeting/strings.ts";
import { presentMembers } from "../presence.ts";

export default screen(meeting, strings, "handOver", (p) => {
  const there = createMemo(() => {
    const room = p.state.live ? p.state.rooms[p.state.live.room] : undefined;
    const words = p.view.query.trim().toLowerCase();
    return room ? presentMembers(room, p.now).filter(({ id }) => displayName(p, id).toLowerCase().includes(words)) : [];
  });
  return (
    <Frame back dark title={p.t("handTitle")} top={<SearchPill at={p.field("query")} name={p.t("findMember")} />}>
      <Card note={p.t("handNote")}>
        <For each={there()} fallback={<EmptyNote icon={gone} text={p.t("noMember")} />}>
          {(visit) => (
            <ListRow
              face={<Face of={visit.id} size={36} />}
              title={displayName(p, visit.id)}
              onTap={() => p.act.choose({ person: visit.id })}
            />
          )}
        </For>
      </Card>
    </Frame>
  );
});
