import empty from "@material-symbols/svg-400/rounded/event_available.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { durationText } from "#os/format.ts";
import { minuteMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { me, formatNumber } from "#apps/meeting/ids.ts";
import { MainButton, EmptyNote } from "#apps/meeting/looks/buttons.tsx";
import {
  DayHeader,
  HomeHeader,
  ListHeader,
  MeetingCard,
  HomePadding,
  OngoingMeetingBar,
  ActionSquares,
} from "#apps/meeting/looks/home.tsx";
import { timeLabel, dayLabel, weekdayLabel } from "#apps/meeting/screens/parts/labels.ts";
import {
  groupByDay,
  upcomingMeetings,
  meetingPhase,
  type UpcomingMeeting,
} from "#apps/meeting/features/plan/queries.ts";
import { elapsedMs } from "#apps/meeting/features/room/end.ts";
import { hasNewNotices } from "../../notices.ts";
import type { MainScreenProps } from "./props.ts";

export function MeetingsTab(p: { readonly host: MainScreenProps }) {
  const host = () => p.host;
  // A list that is equal to the previous list counts as unchanged, so that an idle display is not redrawn every second.
  const days = createMemo(
    () => groupByDay(upcomingMeetings(host().state, host().now, host().offsetMin), host().offsetMin),
    undefined,
    { equals: sameJson },
  );
  const news = createMemo(() => hasNewNotices(host().state, host().now));
  const room = () => (host().state.live ? host().state.rooms[host().state.live!.room] : undefined);
  const stateOf = ({ meeting: m, start }: UpcomingMeeting): string => {
    if (meetingPhase(start, m.minutes, host().now) === "on") return host().t("stateOn");
    return host().t(m.host !== me && m.answer === null ? "stateInvited" : "stateSoon");
  };
  return (
    <>
      <HomeHeader
        face={host().state.account.signedIn ? me : null}
        name={host().state.account.signedIn ? host().state.account.name : host().t("notSignedIn")}
        note={host().state.account.signedIn ? undefined : host().t("notSignedInNote")}
        bellName={host().t(news() ? "bellNews" : "bell")}
        news={news()}
        onFace={() => (host().state.account.signedIn ? host().act.profile() : host().act.login())}
        onBell={() => host().act.notices()}
      />
      <ActionSquares
        each={[
          { id: "join", label: host().t("squareJoin"), onTap: () => host().act.join() },
          { id: "quick", label: host().t("squareQuick"), onTap: () => host().act.quick() },
          { id: "plan", label: host().t("squarePlan"), onTap: () => host().act.schedule() },
          { id: "screen", label: host().t("squareShare"), onTap: () => host().act.cast() },
        ]}
      />
      <Show when={host().can("returnToRoom") && host().state.prefs.floatBar}>
        <OngoingMeetingBar
          topic={room()?.topic ?? host().t("waitingBar")}
          time={
            room()
              ? host().t("inMeetingBar", { time: durationText(elapsedMs(room()!, host().now)) })
              : formatNumber(host().state.lobby?.number ?? "")
          }
          act={host().t("returnWord")}
          onTap={() => host().act.returnToRoom()}
        />
      </Show>
      <ListHeader title={host().t("myMeetings")} more={host().t("history")} onMore={() => host().act.history()} />
      <Show
        when={host().state.account.signedIn}
        fallback={
          <>
            <EmptyNote icon={empty} text={host().t("signInText")} />
            <HomePadding>
              <MainButton label={host().t("notSignedIn")} onTap={() => host().act.login()} />
            </HomePadding>
          </>
        }
      >
        <For each={days()} fallback={<EmptyNote icon={empty} text={host().t("nothingPlanned")} />}>
          {(day) => (
            <>
              <DayHeader day={dayLabel(host(), day.day)} note={weekdayLabel(host(), day.day)} />
              <For each={day.rows}>
                {(one) => (
                  <MeetingCard
                    time={timeLabel(host(), one.start)}
                    until={timeLabel(host(), one.start + one.meeting.minutes * minuteMs)}
                    topic={one.meeting.topic}
                    number={formatNumber(one.meeting.number)}
                    state={stateOf(one)}
                    live={meetingPhase(one.start, one.meeting.minutes, host().now) === "on"}
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
