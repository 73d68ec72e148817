import empty from "@material-symbols/svg-400/rounded/history.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { dateText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { formatNumber } from "#apps/meeting/ids.ts";
import meeting from "#apps/meeting/index.ts";
import { EmptyNote } from "#apps/meeting/looks/buttons.tsx";
import { SearchPill } from "#apps/meeting/looks/search-pill.tsx";
import { Frame, NavTextButton } from "#apps/meeting/looks/frame.tsx";
import { PastCard } from "#apps/meeting/looks/past-card.tsx";
import { ActionSheet } from "#apps/meeting/looks/sheets.tsx";
import { timeLabel, dayLabel, stayLabel, displayName } from "#apps/meeting/screens/parts/labels.ts";
import { strings } from "#apps/meeting/strings.ts";
import { isOver } from "../../room/end.ts";
import { lastJoinTime, pastRooms, stayedMs } from "../queries.ts";

export default screen(meeting, strings, "history", (p) => {
  const rooms = createMemo(() => {
    const words = p.view.query.trim().toLowerCase();
    const digits = words.replaceAll(" ", "");
    return pastRooms(p.state).filter(
      (room) =>
        words === "" ||
        room.topic.toLowerCase().includes(words) ||
        displayName(p, room.host).toLowerCase().includes(words) ||
        (digits !== "" && room.number.includes(digits)),
    );
  });
  const held = () => p.view.held ?? "room_none";
  return (
    <Frame
      back
      title={p.t("historyTitle")}
      actions={
        <Show when={pastRooms(p.state).length > 0}>
          <NavTextButton label={p.t("clear")} quiet onTap={() => p.act.clear()} />
        </Show>
      }
      top={<SearchPill at={p.field("query")} name={p.t("findPast")} />}
      overlays={
        <ActionSheet
          open={p.view.open === "one"}
          title={p.state.rooms[held()]?.topic}
          cancel={p.t("cancel")}
          items={[{ label: p.t("delete"), danger: true, onTap: () => p.act.delete({ id: held() }) }]}
        />
      }
    >
      <For each={rooms()} fallback={<EmptyNote icon={empty} text={p.t("noPast")} />}>
        {(room) => (
          <PastCard
            day={dayLabel(p, lastJoinTime(room))}
            date={dateText(lastJoinTime(room), p.os, p.now)}
            time={timeLabel(p, room.began)}
            topic={room.topic}
            note={`${formatNumber(room.number)} · ${displayName(p, room.host)}`}
            stay={isOver(room, p.now) ? stayLabel(p, stayedMs(room, p.now)) : p.t("goesOn")}
            live={!isOver(room, p.now)}
            onTap={() => p.act.open({ id: room.id })}
            onHold={() => p.act.hold({ id: room.id })}
          />
        )}
      </For>
    </Frame>
  );
});
