import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import alarmIcon from "@material-symbols/svg-400/rounded/alarm.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import flagIcon from "@material-symbols/svg-400/rounded/flag.svg?raw";
import globe from "@material-symbols/svg-400/rounded/language.svg?raw";
import hourglass from "@material-symbols/svg-400/rounded/hourglass.svg?raw";
import pause from "@material-symbols/svg-400/rounded/pause.svg?raw";
import play from "@material-symbols/svg-400/rounded/play_arrow.svg?raw";
import reset from "@material-symbols/svg-400/rounded/restart_alt.svg?raw";
import ringing from "@material-symbols/svg-400/rounded/notifications_active.svg?raw";
import selectAll from "@material-symbols/svg-400/rounded/select_all.svg?raw";
import settings from "@material-symbols/svg-400/rounded/settings.svg?raw";
import snooze from "@material-symbols/svg-400/rounded/snooze.svg?raw";
import stop from "@material-symbols/svg-400/rounded/stop.svg?raw";
import watch from "@material-symbols/svg-400/rounded/timer.svg?raw";
import { createMemo, Match, Show, Switch as Choose } from "solid-js";
import { clockText, dateText, longDateText, timeText } from "#os/format.ts";
import { screen, type ScreenProps } from "#ui/screen-binding.tsx";
import { Action, Actions } from "#ui/kit/actions.tsx";
import { Button, Fab, IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Figure, FigureRow, Progress } from "#ui/kit/figures.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { CheckMark, List, Row, Switch } from "#ui/kit/rows.tsx";
import { BottomNav } from "#ui/kit/bottom-nav.tsx";
import clock from "../index.ts";
import { tabs } from "../navigation.ts";
import {
  alarmsOf,
  citiesOf,
  daysBetween,
  dayDifference,
  elapsedOf,
  lapsOf,
  remainingMs,
  nextAlarm,
  nextRing,
  offsetDifference,
  ringingAlarms,
  ringsOnce,
  snoozedAlarms,
  statusOf,
  timeIn,
  timersOf,
} from "../queries.ts";
import type { Alarm, Timer } from "../state.ts";
import { strings, type TextKey } from "../strings.ts";
import {
  countdownText,
  dayText,
  differenceText,
  repeatText,
  spanText,
  stopwatchText,
  untilText,
  utcText,
} from "../texts.ts";

type Props = ScreenProps<typeof clock, "main", TextKey>;

export default screen(clock, strings, "main", (p) => {
  const selecting = () => p.view.alarms.length + p.view.cities.length;
  const pick = (id: string) =>
    p.setView({ tab: tabs.find((tab) => tab === id) ?? "alarms", alarms: [], cities: [], open: null });
  const subtitle = () => {
    if (p.view.tab !== "alarms" || selecting() > 0) return undefined;
    const next = nextAlarm(p.state, p);
    if (next) return p.t("ringsIn", { span: untilText(next.at - p.now, p.t) });
    return alarmsOf(p.state).length > 0 ? p.t("allOff") : undefined;
  };
  return (
    <Page
      large={selecting() === 0}
      back={selecting() > 0 ? "close" : undefined}
      title={selecting() > 0 ? p.t("selected", { n: selecting() }) : p.t(p.view.tab)}
      subtitle={subtitle()}
      actions={
        <Choose fallback={<IconButton icon={settings} name={p.t("settings")} onTap={() => p.act.settings()} />}>
          <Match when={p.view.alarms.length > 0}>
            <IconButton icon={selectAll} name={p.t("selectAll")} onTap={() => p.act.selectAll()} />
            <IconButton icon={del} name={p.t("delete")} onTap={() => p.act.deleteAlarms()} />
          </Match>
          <Match when={p.view.cities.length > 0}>
            <IconButton icon={del} name={p.t("remove")} onTap={() => p.act.removeCities()} />
          </Match>
        </Choose>
      }
      fab={
        <Show when={p.view.tab !== "stopwatch" && selecting() === 0}>
          <Choose>
            <Match when={p.view.tab === "alarms"}>
              <Fab icon={add} name={p.t("newAlarm")} onTap={() => p.act.newAlarm()} />
            </Match>
            <Match when={p.view.tab === "world"}>
              <Fab icon={add} name={p.t("addCity")} onTap={() => p.act.addCity()} />
            </Match>
            <Match when={p.view.tab === "timers"}>
              <Fab icon={add} name={p.t("newTimer")} onTap={() => p.act.newTimer()} />
            </Match>
          </Choose>
        </Show>
      }
      bottom={
        <BottomNav
          options={[
            { id: "alarms", label: p.t("alarms"), icon: alarmIcon },
            { id: "world", label: p.t("worldTab"), icon: globe },
            { id: "stopwatch", label: p.t("stopwatch"), icon: watch },
            { id: "timers", label: p.t("timers"), icon: hourglass },
          ]}
          chosen={p.view.tab}
          onPick={pick}
        />
      }
      overlays={
        <Dialog
          open={p.view.open === "timerLabel"}
          title={p.t("timerLabel")}
          ok={p.t("save")}
          onOk={() => p.act.saveLabel()}
        >
          <Field at={p.field("label")} label={p.t("label")} onEnter={() => p.act.saveLabel()} />
        </Dialog>
      }
    >
      <Choose>
        <Match when={p.view.tab === "alarms"}>{alarmsTab(p)}</Match>
        <Match when={p.view.tab === "world"}>{worldTab(p)}</Match>
        <Match when={p.view.tab === "stopwatch"}>{stopwatchTab(p)}</Match>
        <Match when={p.view.tab === "timers"}>{timersTab(p)}</Match>
      </Choose>
    </Page>
  );
});

function alarmsTab(p: Props) {
  const alarms = createMemo(() => alarmsOf(p.state));
  const rings = createMemo(() => ringingAlarms(p.state));
  const snoozed = createMemo(() => snoozedAlarms(p.state));
  const selecting = () => p.view.alarms.length > 0;
  const time = (a: Alarm) => clockText(a.hour, a.minute, p.os);
  const named = (a: Alarm) => (a.label === "" ? time(a) : `${time(a)} ${a.label}`);
  const repeats = (a: Alarm) => {
    const repeat = repeatText(a, p.state.weekStart, p.lang, p.t);
    const at = ringsOnce(a) || a.legal !== undefined ? nextRing(a, p) : null;
    if (at === null) return repeat;
    const ahead = daysBetween(p.now, at, p.offsetMin);
    // For repeats by weekdays, the text of the repeat already shows which day is next. For repeats by official workdays
    // or days off, the text does not show the next day, so the day is added.
    return `${repeat} · ${ahead < 2 ? dayText(ahead, p.t) : dateText(at, p.os, p.now)}`;
  };
  return (
    <>
      <Show when={rings().length + snoozed().length > 0}>
        <Section>
          <List each={rings()}>
            {(a) => (
              <Row
                icon={ringing}
                title={named(a)}
                subtitle={p.t("ringingNow")}
                leads
                onTap={() => p.act.seeRinging({ id: a.id })}
              />
            )}
          </List>
          <List each={snoozed()}>
            {(a) => (
              <Row
                icon={snooze}
                title={named(a)}
                subtitle={p.t("snoozedUntil", { time: timeText(a.snoozedUntil ?? 0, p.os) })}
                trailing={
                  <Button
                    kind="text"
                    label={p.t("cancel")}
                    name={p.t("cancelSnooze")}
                    onTap={() => p.act.cancelSnooze({ id: a.id })}
                  />
                }
              />
            )}
          </List>
        </Section>
      </Show>
      <Show
        when={alarms().length > 0}
        fallback={<Empty icon={alarmIcon} title={p.t("noAlarms")} hint={p.t("noAlarmsHint")} />}
      >
        <Section>
          <List each={alarms()}>
            {(a) => (
              <FigureRow
                figure={time(a)}
                title={a.label === "" ? repeats(a) : `${a.label} · ${repeats(a)}`}
                faded={!a.on}
                on={p.view.alarms.includes(a.id)}
                leading={
                  <Show when={selecting()}>
                    <CheckMark on={p.view.alarms.includes(a.id)} />
                  </Show>
                }
                trailing={
                  <Show when={!selecting()}>
                    <Switch
                      on={a.on}
                      name={p.t("switchAlarm", { time: named(a) })}
                      onTap={() => p.act.toggleAlarm({ id: a.id })}
                    />
                  </Show>
                }
                onTap={() => (selecting() ? p.act.selectAlarm({ id: a.id }) : p.act.openAlarm({ id: a.id }))}
                onHold={() => p.act.selectAlarm({ id: a.id })}
              />
            )}
          </List>
        </Section>
      </Show>
    </>
  );
}

function worldTab(p: Props) {
  const cities = createMemo(() => citiesOf(p.state));
  const selecting = () => p.view.cities.length > 0;
  return (
    <>
      <Figure
        figure={timeText(p.now, p.os)}
        above={`${p.t("localTime")} · ${utcText(p.offsetMin)}`}
        below={longDateText(p.now, p.os)}
      />
      <Show
        when={cities().length > 0}
        fallback={<Empty icon={globe} title={p.t("noCities")} hint={p.t("noCitiesHint")} />}
      >
        <Section>
          <List each={cities()}>
            {(c) => {
              const there = createMemo(() => timeIn(c.id, p.now));
              return (
                <FigureRow
                  end
                  figure={clockText(there().hour, there().minute, p.os)}
                  title={p.lang === "en" ? c.en : c.zh}
                  subtitle={p.t("cityLine", {
                    day: dayText(dayDifference(c, p), p.t),
                    difference: differenceText(offsetDifference(c, p), p.t),
                  })}
                  on={p.view.cities.includes(c.id)}
                  leading={
                    <Show when={selecting()}>
                      <CheckMark on={p.view.cities.includes(c.id)} />
                    </Show>
                  }
                  onTap={selecting() ? () => p.act.selectCity({ id: c.id }) : undefined}
                  onHold={() => p.act.selectCity({ id: c.id })}
                />
              );
            }}
          </List>
        </Section>
      </Show>
    </>
  );
}

function stopwatchTab(p: Props) {
  const elapsed = () => elapsedOf(p.state.stopwatch, p.now);
  const laps = createMemo(() => lapsOf(p.state.stopwatch));
  const runs = () => p.state.stopwatch.startedAt !== null;
  const since = () => elapsed() - (p.state.stopwatch.laps.at(-1) ?? 0);
  return (
    <Stack gap="large">
      <Figure
        figure={stopwatchText(elapsed())}
        above={laps().length > 0 ? `${p.t("lapN", { n: laps().length + 1 })} · ${stopwatchText(since())}` : undefined}
      />
      <Actions>
        <Show
          when={runs()}
          fallback={
            <>
              <Show when={p.can("resetStopwatch")}>
                <Action icon={reset} label={p.t("reset")} onTap={() => p.act.resetStopwatch()} />
              </Show>
              <Action
                kind="main"
                icon={play}
                label={p.t(elapsed() > 0 ? "resume" : "start")}
                onTap={() => p.act.startStopwatch()}
              />
            </>
          }
        >
          <Action icon={flagIcon} label={p.t("lap")} onTap={() => p.act.lap()} />
          <Action kind="main" icon={stop} label={p.t("pause")} onTap={() => p.act.stopStopwatch()} />
        </Show>
      </Actions>
      <Show when={laps().length > 0}>
        <Section>
          <List each={laps()}>
            {(lap) => (
              <Row
                title={p.t("lapN", { n: lap.n })}
                subtitle={lap.mark === null ? undefined : p.t(lap.mark)}
                value={p.t("total", { time: stopwatchText(lap.totalMs) })}
                trailing={<Text>{stopwatchText(lap.lapMs)}</Text>}
              />
            )}
          </List>
        </Section>
      </Show>
    </Stack>
  );
}

function timersTab(p: Props) {
  const timers = createMemo(() => timersOf(p.state));
  const named = (t: Timer) => (t.label === "" ? p.t("timerOf", { span: spanText(t.durationMs, p.t) }) : t.label);
  const timerText = (t: Timer) => {
    const status = statusOf(t);
    if (status === "running") return p.t("running", { time: timeText(t.endsAt ?? 0, p.os) });
    return p.t(status === "ringing" ? "timeUp" : status);
  };
  return (
    <Show
      when={timers().length > 0}
      fallback={<Empty icon={hourglass} title={p.t("noTimers")} hint={p.t("noTimersHint")} />}
    >
      <List each={timers()}>
        {(t) => (
          <Section>
            <Row
              title={named(t)}
              subtitle={timerText(t)}
              name={p.t("editLabel", { name: named(t) })}
              trailing={
                <IconButton
                  icon={del}
                  name={p.t("deleteTimer", { name: named(t) })}
                  onTap={() => p.act.deleteTimer({ id: t.id })}
                />
              }
              onTap={() => p.act.startLabel({ id: t.id })}
            />
            <Stack pad>
              <Text as="display" center>
                {countdownText(remainingMs(t, p.now))}
              </Text>
              <Progress share={remainingMs(t, p.now) / t.durationMs} />
              <Stack row align="spread">
                <Choose>
                  <Match when={statusOf(t) === "ringing"}>
                    <Button
                      icon={stop}
                      label={p.t("stop")}
                      name={p.t("stopTimer", { name: named(t) })}
                      onTap={() => p.act.stopTimer({ id: t.id })}
                    />
                  </Match>
                  <Match when={statusOf(t) === "running"}>
                    <Button
                      icon={pause}
                      kind="tonal"
                      label={p.t("pauseShort")}
                      name={p.t("pauseTimer", { name: named(t) })}
                      onTap={() => p.act.pauseTimer({ id: t.id })}
                    />
                  </Match>
                  <Match when={true}>
                    <Button
                      icon={play}
                      label={p.t(statusOf(t) === "paused" ? "resume" : "start")}
                      name={p.t(statusOf(t) === "paused" ? "resumeTimer" : "startTimer", { name: named(t) })}
                      onTap={() => p.act.resumeTimer({ id: t.id })}
                    />
                  </Match>
                </Choose>
                <Button
                  kind="text"
                  label={p.t("minuteMore")}
                  name={p.t("minuteMoreOf", { name: named(t) })}
                  onTap={() => p.act.addMinute({ id: t.id })}
                />
                <Button
                  kind="text"
                  label={p.t("reset")}
                  name={p.t("resetTimer", { name: named(t) })}
                  disabled={statusOf(t) === "ready"}
                  onTap={() => p.act.resetTimer({ id: t.id })}
                />
              </Stack>
            </Stack>
          </Section>
        )}
      </List>
    </Show>
  );
}
