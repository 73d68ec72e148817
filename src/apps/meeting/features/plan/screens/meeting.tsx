import copy from "@material-symbols/svg-400/rounded/content_copy.svg?raw";
import calendar from "@material-symbols/svg-400/rounded/calendar_month.svg?raw";
import gone from "@material-symbols/svg-400/rounded/event_busy.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_horiz.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { dateText } from "../../../../../os/format.ts";
import { minuteMs } from "../../../../../state/civil.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { copyText } from "../../../../../ui/kit/copyable.tsx";
import { answeredBy } from "../../../answers.ts";
import { me, spaced } from "../../../ids.ts";
import meeting from "../../../index.ts";
import { linkOf } from "../../../invitation.ts";
import { Acts, MainAct, Nothing, SignAct, SignActs } from "../../../looks/acts.tsx";
import { Face } from "../../../looks/face.tsx";
import { Fact, Times, TopicHead } from "../../../looks/facts.tsx";
import { Frame, NavSign } from "../../../looks/frame.tsx";
import { Card, Line } from "../../../looks/rows.tsx";
import { ActSheet, type ActItem } from "../../../looks/sheets.tsx";
import { nextStart, startsOf } from "../../../repeats.ts";
import { StartPanel } from "../../../screens/parts/start-panel.tsx";
import { clock, dayLong, lengthWords, whoIs } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { inviting } from "../navigation.ts";
import { phaseOf } from "../queries.ts";
import { remindMinutes } from "../state.ts";

const shownNext = 4;
export default screen(meeting, strings, "meeting", (p) => {
  const m = () => p.state.meetings[p.params.id];
  const start = createMemo(() => {
    const found = m();
    return found ? (nextStart(found, p.now, p.offsetMin) ?? found.start) : p.now;
  });
  const own = () => m()?.host === me;
  const end = () => start() + (m()?.minutes ?? 0) * minuteMs;
  const phase = () => phaseOf(start(), m()?.minutes ?? 0, p.now);
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
    const said = answeredBy(found, id, p.now);
    return p.t(said === null ? "saidNothing" : said === "yes" ? "saidYes" : "saidNo");
  };
  const menu = (): ActItem[] =>
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
          <NavSign icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
        </Show>
      }
      overlays={
        <>
          <ActSheet open={p.view.open === "menu"} cancel={p.t("cancel")} items={menu()} />
          <ActSheet
            open={p.view.open === "edit"}
            title={p.t("cancelTitle")}
            cancel={p.t("cancel")}
            items={[
              {
                label: p.t("editOne"),
                note: `${dayLong(p, start())} ${clock(p, start())}`,
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
          <ActSheet
            open={p.view.open === "cancel"}
            title={p.t("cancelTitle")}
            cancel={p.t("cancel")}
            items={[
              {
                label: p.t("cancelOne"),
                note: `${dayLong(p, start())} ${clock(p, start())}`,
                danger: true,
                onTap: () => p.act.cancelOne(),
              },
              { label: p.t("cancelAll"), danger: true, onTap: () => p.act.cancelAll() },
            ]}
          />
          <ActSheet
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
      <Show when={m()} fallback={<Nothing icon={gone} text={p.t("meetingGone")} />}>
        {(found) => (
          <>
            <Card>
              <TopicHead
                topic={found().topic}
                note={p.t(phase() === "on" ? "stateOn" : phase() === "before" ? "stateSoon" : "overTitle")}
                live={phase() === "on"}
              />
              <Times
                from={clock(p, start())}
                fromDay={dayLong(p, start())}
                to={clock(p, end())}
                toDay={dayLong(p, end())}
                length={lengthWords(p, found().minutes)}
              />
            </Card>
            <Show when={!own() && found().answer === null}>
              <Card title={p.t("answerAsk")}>
                <Line role="button" title={p.t("accept")} blue onTap={() => p.act.accept()} />
                <Line role="button" title={p.t("decline")} danger onTap={() => p.act.decline()} />
              </Card>
            </Show>
            <Show when={!own() && found().answer === "no"}>
              <Card title={p.t("answerNo")}>
                <Line role="button" title={p.t("accept")} blue onTap={() => p.act.accept()} />
              </Card>
            </Show>
            <SignActs>
              <SignAct icon={share} label={p.t("shareWord")} onTap={() => p.act.share()} />
              <SignAct icon={copy} label={p.t("copyInvite")} onTap={() => copyText(inviting(p))} />
              <SignAct icon={calendar} label={p.t("toCalendar")} onTap={() => p.act.addToCalendar()} />
            </SignActs>
            <Card>
              <Fact word={p.t("numberFact")} value={spaced(found().number)} copies={found().number} />
              <Show when={found().password !== ""}>
                <Fact word={p.t("passwordFact")} value={found().password} copies={found().password} />
              </Show>
              <Fact word={p.t("hostWord")} value={whoIs(p, found().host)} />
              <Fact
                word={p.t("linkFact")}
                value={linkOf(found().number, found().password)}
                copies={linkOf(found().number, found().password)}
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
                  value={startsOf(found(), p.now, shownNext, p.offsetMin)
                    .map((at) => dateText(at, p.os, p.now))
                    .join(p.lang === "en" ? ", " : "、")}
                />
              </Show>
            </Card>
            <Card>
              <Line
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
                      <Line face={<Face of={id} size={34} />} title={whoIs(p, id)} value={saidBy(id)} />
                    ) : (
                      <Line
                        face={<Face of={id} size={34} />}
                        title={whoIs(p, id)}
                        value={saidBy(id)}
                        leads
                        onTap={() => p.act.person({ person: id })}
                      />
                    )
                  }
                </For>
              </Card>
            </Show>
            <Acts>
              <MainAct label={p.t(own() ? "startMeeting" : "joinMeeting")} onTap={() => p.act.join()} />
            </Acts>
          </>
        )}
      </Show>
    </Frame>
  );
});
