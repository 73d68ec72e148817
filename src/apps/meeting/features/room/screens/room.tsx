import door from "@material-symbols/svg-400/rounded/sensor_door.svg?raw";
import over from "@material-symbols/svg-400/rounded/event_available.svg?raw";
import { createMemo, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { formatNumber } from "#apps/meeting/ids.ts";
import meeting from "#apps/meeting/index.ts";
import { MainButton } from "#apps/meeting/looks/buttons.tsx";
import { LobbyView } from "#apps/meeting/looks/stage.tsx";
import { timeLabel, longDayLabel, stayLabel } from "#apps/meeting/screens/parts/labels.ts";
import { strings } from "#apps/meeting/strings.ts";
import { findTarget } from "../../join/target.ts";
import { pastRooms, stayedMs } from "../../past/queries.ts";
import { LiveStage } from "./parts/live-stage.tsx";

export default screen(meeting, strings, "room", (p) => {
  const room = createMemo(() => (p.state.live ? p.state.rooms[p.state.live.room] : undefined));
  const target = createMemo(() =>
    p.state.lobby
      ? findTarget(p.state, p.state.lobby.number, { now: p.now, offsetMin: p.offsetMin, lang: p.lang })
      : null,
  );
  const last = () => pastRooms(p.state)[0];
  return (
    <Switch
      fallback={
        <LobbyView
          icon={over}
          title={p.t("overTitle")}
          note={last() ? p.t("overNote", { time: stayLabel(p, stayedMs(last()!, p.now)) }) : ""}
          facts={[]}
        >
          <Show when={last()}>
            {(one) => (
              <MainButton kind="quiet" label={p.t("seeDetails")} onTap={() => p.act.openPast({ id: one().id })} />
            )}
          </Show>
          <MainButton label={p.t("toMain")} onTap={() => p.act.toMain()} />
        </LobbyView>
      }
    >
      <Match when={room()}>{(here) => <LiveStage host={p} room={here()} />}</Match>
      <Match when={p.state.lobby}>
        {(lobby) => (
          <LobbyView
            icon={door}
            title={p.t(lobby().why === "early" ? "earlyTitle" : "waitingTitle")}
            note={p.t(lobby().why === "early" ? "earlyNote" : "waitingRoomNote")}
            facts={[
              { word: p.t("topicWord"), value: target()?.topic ?? "" },
              { word: p.t("numberFact"), value: formatNumber(lobby().number) },
              {
                word: p.t("startWord"),
                value: target() ? `${longDayLabel(p, target()!.start)} ${timeLabel(p, target()!.start)}` : "",
              },
            ]}
          >
            <MainButton kind="red" label={p.t("leaveDoor")} onTap={() => p.act.leaveDoor()} />
          </LobbyView>
        )}
      </Match>
    </Switch>
  );
});
