import gone from "@material-symbols/svg-400/rounded/group.svg?raw";
import { createMemo, For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import meeting from "../../../index.ts";
import { Nothing } from "../../../looks/acts.tsx";
import { Face } from "../../../looks/face.tsx";
import { Find } from "../../../looks/find.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Card, Line } from "../../../looks/rows.tsx";
import { whoIs } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { presentIn } from "../presence.ts";

export default screen(meeting, strings, "handOver", (p) => {
  const there = createMemo(() => {
    const room = p.state.live ? p.state.rooms[p.state.live.room] : undefined;
    const words = p.view.query.trim().toLowerCase();
    return room ? presentIn(room, p.now).filter(({ id }) => whoIs(p, id).toLowerCase().includes(words)) : [];
  });
  return (
    <Frame back dark title={p.t("handTitle")} top={<Find at={p.field("query")} name={p.t("findMember")} />}>
      <Card note={p.t("handNote")}>
        <For each={there()} fallback={<Nothing icon={gone} text={p.t("noMember")} />}>
          {(visit) => (
            <Line
              face={<Face of={visit.id} size={36} />}
              title={whoIs(p, visit.id)}
              onTap={() => p.act.choose({ person: visit.id })}
            />
          )}
        </For>
      </Card>
    </Frame>
  );
});
