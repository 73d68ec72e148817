import door from "@material-symbols/svg-400/rounded/sensor_door.svg?raw";
import over from "@material-symbols/svg-400/rounded/event_available.svg?raw";
import { createMemo, Match, Show, Switch } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { spaced } from "../../../ids.ts";
import meeting from "../../../index.ts";
import { MainAct } from "../../../looks/acts.tsx";
import { Door } from "../../../looks/stage.tsx";
import { clock, dayLong, stayWords } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { targetOf } from "../../join/target.ts";
import { pastRooms, stayedMs } from "../../past/queries.ts";
import { LiveStage } from "./parts/live-stage.tsx";

export default screen(meeting, strings, "room", (p) => {
  const room = createMemo(() => (p.state.live ? p.state.rooms[p.state.live.room] : undefined));
  const target = createMemo(() =>
    p.state.lobby
      ? targetOf(p.state, p.state.lobby.number, { now: p.now, offsetMin: p.offsetMin, lang: p.lang })
      : null,
  );
  const last = () => pastRooms(p.state)[0];
  return (
    <Switch
      fallback={
        <Door
          icon={over}
          title={p.t("overTitle")}
          note={last() ? p.t("overNote", { time: stayWords(p, stayedMs(last()!, p.now)) }) : ""}
          facts={[]}
        >
          <Show when={last()}>
            {(one) => <MainAct kind="quiet" label={p.t("seeDetails")} onTap={() => p.act.openPast({ id: one().id })} />}
          </Show>
          <MainAct label={p.t("toMain")} onTap={() => p.act.toMain()} />
        </Door>
      }
    >
      <Match when={room()}>{(here) => <LiveStage host={p} room={here()} />}</Match>
      <Match when={p.state.lobby}>
        {(lobby) => (
          <Door
            icon={door}
            title={p.t(lobby().why === "early" ? "earlyTitle" : "waitingTitle")}
            note={p.t(lobby().why === "early" ? "earlyNote" : "waitingRoomNote")}
            facts={[
              { word: p.t("topicWord"), value: target()?.topic ?? "" },
              { word: p.t("numberFact"), value: spaced(lobby().number) },
              {
                word: p.t("startWord"),
                value: target() ? `${dayLong(p, target()!.start)} ${clock(p, target()!.start)}` : "",
              },
            ]}
          >
            <MainAct kind="red" label={p.t("leaveDoor")} onTap={() => p.act.leaveDoor()} />
          </Door>
        )}
      </Match>
    </Switch>
  );
});
