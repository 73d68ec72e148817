import record from "@material-symbols/svg-400/rounded/video_library.svg?raw";
import { createMemo, For } from "solid-js";
import { durationText, momentText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import meeting from "../../../index.ts";
import { Nothing } from "../../../looks/acts.tsx";
import { Find } from "../../../looks/find.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Card, Line } from "../../../looks/rows.tsx";
import { strings } from "../../../strings.ts";
import { lengthOf, recordsOf } from "../queries.ts";

export default screen(meeting, strings, "records", (p) => {
  const found = createMemo(() => {
    const words = p.view.query.trim().toLowerCase();
    return recordsOf(p.state).filter(({ title }) => title.toLowerCase().includes(words));
  });
  return (
    <Frame back title={p.t("recordsTitle")} top={<Find at={p.field("query")} name={p.t("findRecord")} />}>
      <For each={found()} fallback={<Nothing icon={record} text={p.t("noRecords")} />}>
        {(one) => (
          <Card>
            <Line
              icon={record}
              title={one.title}
              note={momentText(one.from, p.os, p.now)}
              value={one.ready > p.now ? p.t("recordMaking") : durationText(lengthOf(one))}
              leads
              onTap={() => p.act.open({ id: one.id })}
            />
          </Card>
        )}
      </For>
    </Frame>
  );
});
