import copy from "@material-symbols/svg-400/rounded/content_copy.svg?raw";
import calendar from "@material-symbols/svg-400/rounded/calendar_month.svg?raw";
import gone from "@material-symbols/svg-400/rounded/event_busy.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_horiz.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { dateText } from "#os/format.ts";
import { minuteMs } from "#state/civil.ts";
import { screen } from "#ui/screen-binding.tsx";
import { copyText } from "#ui/kit/copyable.tsx";
import { currentAnswer } from "#apps/meeting/answers.ts";
import { me, formatNumber } from "#apps/meeting/ids.ts";
import meeting from "#apps/meeting/index.ts";
import { meetingLink } from "#apps/meeting/invitation.ts";
import { ButtonGroup, MainButton, EmptyNote, LabeledIconButton, LabeledIconRow } from "#apps/meeting/looks/buttons.tsx";
import { Face } from "#apps/meeting/looks/face.tsx";
import { Fact, TimeRange, TopicHeader } from "#apps/meeting/looks/facts.tsx";
import { Frame, NavIconButton } from "#apps/meeting/looks/frame.tsx";
import { Card, ListRow } from "#apps/meeting/looks/rows.tsx";
import { ActionSheet, type ActionItem } from "#apps/meeting/looks/sheets.tsx";
import { nextStart, listStarts } from "#apps/meeting/repeats.ts";
import { StartPanel } from "#apps/meeting/screens/parts/start-panel.tsx";
import { timeLabel, longDayLabel, lengthLabel, displayName } from "#apps/meeting/screens/parts/labels.ts";
import { strings } from "#apps/meeting/strings.ts";
import { meetingInvitation } from "../navigation.ts";
import { meetingPhase } from "../queries.ts";
import { remindMinutes } from "../state.ts";

const visibleStarts = 4;
export default screen(meeting, strings, "meeting", (p) => {
  const m = () => p.state.meetings[p.params.id];
  const start = createMemo(() => {
    const found = m();
    return found ? (nextStart(found, p.now, p.offsetMin) ?? found.start) : p.now;
  });
  const own = () => m()?.host === me;
  const end = () => start() + (m()?.minutes ?? 0) * minuteMs;
  const phase = () => meetingPhase(start(), m()?.minutes ?? 0, p.now);
  const remindText = (n: number): string => (n === 0 ? p.t("remindNone") : p.t("remindN", { n }));
  const comma = (): string => (p.lang === "en" ? ", " : "，");
  const seriesText = (): string => {
    const repeat = m()?.repeat;
    if (!repeat) return "";
    const ends =
      repeat.times === null
        ? p.t("seriesUntil", { date: repeat.until ?? "" })
        : p.t("seriesTimes", { n: repeat.times });
    return `${p.t(`repeat_${repeat.unit}`)}${comma()}${ends}`;
  };
  const saidBy = (id: string): string => {
    const found = m();
    if (!found || id === found.host) return p.t("isHost");
    if (id === me) return p.t(found.answer === "yes" ? "saidYes" : found.answer === "no" ? "saidNo" : "saidNothing");
    if (!own()) return "";
    const answer = currentAnswer(found, id, p.now);
    return p.t(answer === null ? "saidNothing" : answer === "yes" ? "saidYes" : "saidNo");
  };
  const menu = (): ActionItem[] =>
    own()
      ? [
          { label: p.t("edit"), onTap: () => p.act.edit() },
          { label: p.t("cancelMeeting"), danger: true, onTap: () => p.act.cancel() },
        ]
      : [
          {
            label: p.t("decline"),
            on: m()?.answer === "no",
            onTap: () => p.act.decline(),
          },
          { label: p.t("unlistRow"), danger: true, onTap: () => p.act.unlist() },
        ];
  return (
    <Frame
      back
      title={p.t("meetingTitle")}
      actions={
        <Show when={m()}>
          <NavIconButton icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
        </Show>
      }
      overlays={
        <>
          <ActionSheet open={p.view.open === "menu"} cancel={p.t("cancel")} items={menu()} />
          <ActionSheet
            open={p.view.open === "edit"}
            title={p.t("cancelTitle")}
            cancel={p.t("cancel")}
            items={[
              {
                label: p.t("editOne"),
                note: `${longDayLabel(p, start())} ${timeLabel(p, start())}`,
                onTap: () => p.act.editOne(),
              },
              { label: p.t("editAll"), onTap: () => p.act.editAll() },
            ]}
          />
          <StartPanel
            on={p}
            open={p.view.open === "move"}
            title={p.t("startWord")}
            start={p.view.start ?? start()}
            onPick={(at) => p.setView({ start: at })}
            onOk={() => p.act.moveOne()}
          />
          <ActionSheet
            open={p.view.open === "cancel"}
            title={p.t("cancelTitle")}
            cancel={p.t("cancel")}
            items={[
              {
                label: p.t("cancelOne"),
                note: `${longDayLabel(p, start())} ${timeLabel(p, start())}`,
                danger: true,
                onTap: () => p.act.cancelOne(),
              },
              { label: p.t("cancelAll"), danger: true, onTap: () => p.act.cancelAll() },
            ]}
          />
          <ActionSheet
            open={p.view.open === "remind"}
            title={p.t("remindWord")}
            cancel={p.t("cancel")}
            items={remindMinutes.map((remind) => ({
              label: remindText(remind),
              on: m()?.remind === remind,
              onTap: () => p.act.setRemind({ remind }),
            }))}
          />
        </>
      }
    >
      <Show when={m()} fallback={<EmptyNote icon={gone} text={p.t("meetingGone")} />}>
        {(found) => (
          <>
            <Card>
              <TopicHeader
                topic={found().topic}
                note={p.t(phase() === "on" ? "stateOn" : phase() === "before" ? "stateSoon" : "overTitle")}
                live={phase() === "on"}
              />
              <TimeRange
                from={timeLabel(p, start())}
                fromDay={longDayLabel(p, start())}
                to={timeLabel(p, end())}
                toDay={longDayLabel(p, end())}
                length={lengthLabel(p, found().minutes)}
              />
            </Card>
            <Show when={!own() && found().answer === null}>
              <Card title={p.t("answerAsk")}>
                <ListRow role="button" title={p.t("accept")} blue onTap={() => p.act.accept()} />
                <ListRow role="button" title={p.t("decline")} danger onTap={() => p.act.decline()} />
              </Card>
            </Show>
            <Show when={!own() && found().answer === "no"}>
              <Card title={p.t("answerNo")}>
                <ListRow role="button" title={p.t("accept")} blue onTap={() => p.act.accept()} />
              </Card>
            </Show>
            <LabeledIconRow>
              <LabeledIconButton icon={share} label={p.t("shareWord")} onTap={() => p.act.share()} />
              <LabeledIconButton icon={copy} label={p.t("copyInvite")} onTap={() => copyText(meetingInvitation(p))} />
              <LabeledIconButton icon={calendar} label={p.t("toCalendar")} onTap={() => p.act.addToCalendar()} />
            </LabeledIconRow>
            <Card>
              <Fact word={p.t("numberFact")} value={formatNumber(found().number)} copies={found().number} />
              <Show when={found().password !== ""}>
                <Fact word={p.t("passwordFact")} value={found().password} copies={found().password} />
              </Show>
              <Fact word={p.t("hostWord")} value={displayName(p, found().host)} />
              <Fact
                word={p.t("linkFact")}
                value={meetingLink(found().number, found().password)}
                copies={meetingLink(found().number, found().password)}
              />
              <Show when={own()}>
                <Fact
                  word={p.t("allowedFact")}
                  value={`${p.t(`only_${found().only}`)}${found().waiting ? `${comma()}${p.t("waitingOn")}` : ""}`}
                />
              </Show>
              <Show when={found().repeat}>
                <Fact word={p.t("seriesFact")} value={seriesText()} />
                <Fact
                  word={p.t("comingFact")}
                  value={listStarts(found(), p.now, visibleStarts, p.offsetMin)
                    .map((at) => dateText(at, p.os, p.now))
                    .join(p.lang === "en" ? ", " : "、")}
                />
              </Show>
            </Card>
            <Card>
              <ListRow
                title={p.t("remindWord")}
                value={remindText(found().remind)}
                leads
                onTap={() => p.setView({ open: "remind" })}
              />
            </Card>
            <Show when={found().invitees.length > 0}>
              <Card title={`${p.t("invitees")} · ${p.t("inviteesN", { n: found().invitees.length })}`}>
                <For each={found().invitees}>
                  {(id) =>
                    id === me ? (
                      <ListRow face={<Face of={id} size={34} />} title={displayName(p, id)} value={saidBy(id)} />
                    ) : (
                      <ListRow
                        face={<Face of={id} size={34} />}
                        title={displayName(p, id)}
                        value={saidBy(id)}
                        leads
                        onTap={() => p.act.person({ person: id })}
                      />
                    )
                  }
                </For>
              </Card>
            </Show>
            <ButtonGroup>
              <MainButton label={p.t(own() ? "startMeeting" : "joinMeeting")} onTap={() => p.act.join()} />
            </ButtonGroup>
          </>
        )}
      </Show>
    </Frame>
  );
});
