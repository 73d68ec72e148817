import empty from "@material-symbols/svg-400/rounded/history.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { dateText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { spaced } from "../../../ids.ts";
import meeting from "../../../index.ts";
import { Nothing } from "../../../looks/acts.tsx";
import { Find } from "../../../looks/find.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { PastCard } from "../../../looks/past-card.tsx";
import { ActSheet } from "../../../looks/sheets.tsx";
import { clock, dayWords, stayWords, whoIs } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { isOver } from "../../room/end.ts";
import { lastIn, pastRooms, stayedMs } from "../queries.ts";

export default screen(meeting, strings, "history", (p) => {
  const rooms = createMemo(() => {
    const words = p.view.query.trim().toLowerCase();
    const digits = words.replaceAll(" ", "");
    return pastRooms(p.state).filter(
      (room) =>
        words === "" ||
        room.topic.toLowerCase().includes(words) ||
        whoIs(p, room.host).toLowerCase().includes(words) ||
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
          <NavWord label={p.t("clear")} quiet onTap={() => p.act.clear()} />
        </Show>
      }
      top={<Find at={p.field("query")} name={p.t("findPast")} />}
      overlays={
        <ActSheet
          open={p.view.open === "one"}
          title={p.state.rooms[held()]?.topic}
          cancel={p.t("cancel")}
          items={[{ label: p.t("delete"), danger: true, onTap: () => p.act.delete({ id: held() }) }]}
        />
      }
    >
      <For each={rooms()} fallback={<Nothing icon={empty} text={p.t("noPast")} />}>
        {(room) => (
          <PastCard
            day={dayWords(p, lastIn(room))}
            date={dateText(lastIn(room), p.os, p.now)}
            time={clock(p, room.began)}
            topic={room.topic}
            note={`${spaced(room.number)} · ${whoIs(p, room.host)}`}
            stay={isOver(room, p.now) ? stayWords(p, stayedMs(room, p.now)) : p.t("goesOn")}
            live={!isOver(room, p.now)}
            onTap={() => p.act.open({ id: room.id })}
            onHold={() => p.act.hold({ id: room.id })}
          />
        )}
      </For>
    </Frame>
  );
});
