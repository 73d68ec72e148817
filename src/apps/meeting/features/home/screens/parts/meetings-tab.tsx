import empty from "@material-symbols/svg-400/rounded/event_available.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { durationText } from "../../../../../../os/format.ts";
import { minuteMs } from "../../../../../../state/civil.ts";
import { sameJson } from "../../../../../../state/json.ts";
import { me, spaced } from "../../../../ids.ts";
import { MainAct, Nothing } from "../../../../looks/acts.tsx";
import { DayHead, HomeHead, ListHead, MeetingCard, Pad, RoomBar, Squares } from "../../../../looks/home.tsx";
import { clock, dayWords, weekdayOf } from "../../../../screens/parts/telling.ts";
import { byDay, comingUp, phaseOf, type Coming } from "../../../plan/queries.ts";
import { heldMs } from "../../../room/end.ts";
import { hasNews } from "../../notices.ts";
import type { Main } from "./props.ts";

export function MeetingsTab(p: { readonly host: Main }) {
  const host = () => p.host;
  // Equal lists are one: a glass that nobody touches stands still from one second to the next.
  const days = createMemo(
    () => byDay(comingUp(host().state, host().now, host().offsetMin), host().offsetMin),
    undefined,
    { equals: sameJson },
  );
  const news = createMemo(() => hasNews(host().state, host().now));
  const room = () => (host().state.live ? host().state.rooms[host().state.live!.room] : undefined);
  const stateOf = ({ meeting: m, start }: Coming): string => {
    if (phaseOf(start, m.minutes, host().now) === "on") return host().t("stateOn");
    return host().t(m.host !== me && m.answer === null ? "stateInvited" : "stateSoon");
  };
  return (
    <>
      <HomeHead
        face={host().state.account.signedIn ? me : null}
        name={host().state.account.signedIn ? host().state.account.name : host().t("notSignedIn")}
        note={host().state.account.signedIn ? undefined : host().t("notSignedInNote")}
        bellName={host().t(news() ? "bellNews" : "bell")}
        news={news()}
        onFace={() => (host().state.account.signedIn ? host().act.profile() : host().act.login())}
        onBell={() => host().act.notices()}
      />
      <Squares
        each={[
          { id: "join", label: host().t("squareJoin"), onTap: () => host().act.join() },
          { id: "quick", label: host().t("squareQuick"), onTap: () => host().act.quick() },
          { id: "plan", label: host().t("squarePlan"), onTap: () => host().act.schedule() },
          { id: "screen", label: host().t("squareShare"), onTap: () => host().act.cast() },
        ]}
      />
      <Show when={host().can("returnToRoom") && host().state.prefs.floatBar}>
        <RoomBar
          topic={room()?.topic ?? host().t("waitingBar")}
          time={
            room()
              ? host().t("inMeetingBar", { time: durationText(heldMs(room()!, host().now)) })
              : spaced(host().state.lobby?.number ?? "")
          }
          act={host().t("returnWord")}
          onTap={() => host().act.returnToRoom()}
        />
      </Show>
      <ListHead title={host().t("myMeetings")} more={host().t("history")} onMore={() => host().act.history()} />
      <Show
        when={host().state.account.signedIn}
        fallback={
          <>
            <Nothing icon={empty} text={host().t("signInText")} />
            <Pad>
              <MainAct label={host().t("notSignedIn")} onTap={() => host().act.login()} />
            </Pad>
          </>
        }
      >
        <For each={days()} fallback={<Nothing icon={empty} text={host().t("nothingPlanned")} />}>
          {(day) => (
            <>
              <DayHead day={dayWords(host(), day.day)} note={weekdayOf(host(), day.day)} />
              <For each={day.rows}>
                {(one) => (
                  <MeetingCard
                    time={clock(host(), one.start)}
                    until={clock(host(), one.start + one.meeting.minutes * minuteMs)}
                    topic={one.meeting.topic}
                    number={spaced(one.meeting.number)}
                    state={stateOf(one)}
                    live={phaseOf(one.start, one.meeting.minutes, host().now) === "on"}
                    series={one.meeting.repeat === null ? undefined : host().t("seriesWord")}
                    act={host().t("join")}
                    actName={host().t("joinOf", { topic: one.meeting.topic })}
                    onAct={() => host().act.joinOne({ id: one.meeting.id })}
                    onTap={() => host().act.open({ id: one.meeting.id })}
                  />
                )}
              </For>
            </>
          )}
        </For>
      </Show>
    </>
  );
}
