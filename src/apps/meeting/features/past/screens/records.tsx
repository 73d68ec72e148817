import record from "@material-symbols/svg-400/rounded/video_library.svg?raw";
import { createMemo, For } from "solid-js";
import { durationText, momentText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import meeting from "#apps/meeting/index.ts";
import { EmptyNote } from "#apps/meeting/looks/buttons.tsx";
import { SearchPill } from "#apps/meeting/looks/search-pill.tsx";
import { Frame } from "#apps/meeting/looks/frame.tsx";
import { Card, ListRow } from "#apps/meeting/looks/rows.tsx";
import { strings } from "#apps/meeting/strings.ts";
import { recordLength, sortRecords } from "../queries.ts";

export default screen(meeting, strings, "records", (p) => {
  const found = createMemo(() => {
    const words = p.view.query.trim().toLowerCase();
    return sortRecords(p.state).filter(({ title }) => title.toLowerCase().includes(words));
  });
  return (
    <Frame back title={p.t("recordsTitle")} top={<SearchPill at={p.field("query")} name={p.t("findRecord")} />}>
      <For each={found()} fallback={<EmptyNote icon={record} text={p.t("noRecords")} />}>
        {(one) => (
          <Card>
            <ListRow
              icon={record}
              title={one.title}
              note={momentText(one.from, p.os, p.now)}
              value={one.ready > p.now ? p.t("recordMaking") : durationText(recordLength(one))}
              leads
              onTap={() => p.act.open({ id: one.id })}
            />
          </Card>
        )}
      </For>
    </Frame>
  );
});
