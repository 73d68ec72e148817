import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import music from "@material-symbols/svg-400/rounded/music_note.svg?raw";
import repeatIcon from "@material-symbols/svg-400/rounded/event_repeat.svg?raw";
import snooze from "@material-symbols/svg-400/rounded/snooze.svg?raw";
import vibrate from "@material-symbols/svg-400/rounded/mobile_vibrate.svg?raw";
import { createMemo, Show } from "solid-js";
import { clockText, longDateText, weekdayText } from "#os/format.ts";
import { alarmSounds } from "#os/settings.ts";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Sheet } from "#ui/kit/overlays.tsx";
import { Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { TimePicker } from "#ui/kit/pickers.tsx";
import { List, RadioRow, Row, SwitchRow } from "#ui/kit/rows.tsx";
import { Toggles } from "#ui/kit/toggles.tsx";
import clock from "../index.ts";
import { occurrenceAfter } from "../queries.ts";
import { legalDays, snoozes, type LegalDays } from "../state.ts";
import { strings } from "../strings.ts";
import { repeatText, untilText, weekFrom } from "../texts.ts";

const week = { once: [], everyDay: [0, 1, 2, 3, 4, 5, 6], weekdays: [1, 2, 3, 4, 5], weekends: [0, 6] };

export default screen(clock, strings, "editor", (p) => {
  const days = createMemo(() =>
    weekFrom(p.state.weekStart).map((id) => ({
      id,
      label: p.lang === "en" ? weekdayText(id, "en").slice(0, 2) : weekdayText(id, "zh-CN").slice(1),
      name: weekdayText(id, p.lang, true),
    })),
  );
  const repeat = () => ({ days: p.view.days, ...(p.view.legal === null ? {} : { legal: p.view.legal }) });
  const next = () => {
    const time = { hour: Number(p.view.hour), minute: Number(p.view.minute), ...repeat() };
    return occurrenceAfter(time, p.now, p.offsetMin);
  };
  const pickDays = (days: readonly number[]) => p.setView({ days: [...days], legal: null, open: null });
  const pickLegal = (legal: LegalDays) => p.setView({ days: [], legal, open: null });
  const toggle = (day: number) =>
    p.setView({
      days: p.view.days.includes(day)
        ? p.view.days.filter((d) => d !== day)
        : [...p.view.days, day].toSorted((a, b) => a - b),
    });
  const subtitle = () => {
    if (!p.can("save")) return p.t("timeInvalid");
    const span = p.t("willRing", { span: untilText(next() - p.now, p.t) });
    return p.os.settings.time.use24h
      ? span
      : `${clockText(Number(p.view.hour), Number(p.view.minute), p.os)} · ${span}`;
  };
  const snoozeText = (n: number) => (n === 0 ? p.t("snoozeOff") : p.t("unitMinutes", { n }));
  return (
    <Page
      back="close"
      title={p.t(p.params.id === null ? "newAlarm" : "editAlarm")}
      subtitle={subtitle()}
      actions={
        <>
          <Show when={p.can("delete")}>
            <IconButton icon={del} name={p.t("delete")} onTap={() => p.act.delete()} />
          </Show>
          <IconButton icon={check} name={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />
        </>
      }
      overlays={
        <>
          <Sheet open={p.view.open === "repeat"} title={p.t("repeat")}>
            <List each={["once", "everyDay", "weekdays", "weekends"] as const}>
              {(kind) => (
                <RadioRow
                  title={p.t(kind)}
                  on={p.view.legal === null && String(p.view.days) === String(week[kind])}
                  onTap={() => pickDays(week[kind])}
                />
              )}
            </List>
            <List each={legalDays}>
              {(legal) => (
                <RadioRow
                  title={p.t(legal)}
                  subtitle={p.t(`${legal}Hint`)}
                  on={p.view.legal === legal}
                  onTap={() => pickLegal(legal)}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "sound"} title={p.t("sound")}>
            <List each={alarmSounds}>
              {(sound) => (
                <RadioRow
                  title={p.t(sound)}
                  on={p.view.sound === sound}
                  onTap={() => p.setView({ sound, open: null })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "snooze"} title={p.t("snooze")}>
            <List each={snoozes}>
              {(n) => (
                <RadioRow
                  title={snoozeText(n)}
                  on={p.view.snoozeMin === n}
                  onTap={() => p.setView({ snoozeMin: n, open: null })}
                />
              )}
            </List>
          </Sheet>
        </>
      }
    >
      <Section>
        <TimePicker hour={p.field("hour")} minute={p.field("minute")} />
      </Section>
      <Section>
        <Row
          icon={repeatIcon}
          title={p.t("repeat")}
          subtitle={repeatText(repeat(), p.state.weekStart, p.lang, p.t)}
          leads
          onTap={() => p.setView({ open: "repeat" })}
        />
        <Show when={p.view.legal} fallback={<Toggles options={days()} chosen={p.view.days} onToggle={toggle} />}>
          {(legal) => (
            <Stack pad>
              <Show when={p.can("save")}>
                <Text as="sub">{p.t("nextDay", { date: longDateText(next(), p.os) })}</Text>
              </Show>
              <Text as="small" dim>
                {p.t(`${legal()}Hint`)}
              </Text>
              <Text as="small" dim>
                {p.t("legalYears")}
              </Text>
            </Stack>
          )}
        </Show>
      </Section>
      <Section>
        <Field at={p.field("label")} label={p.t("label")} placeholder={p.t("labelHint")} />
      </Section>
      <Section>
        <Row
          icon={music}
          title={p.t("sound")}
          value={p.t(p.view.sound)}
          leads
          onTap={() => p.setView({ open: "sound" })}
        />
        <SwitchRow
          icon={vibrate}
          title={p.t("vibrate")}
          on={p.view.vibrate}
          onTap={() => p.setView({ vibrate: !p.view.vibrate })}
        />
        <Row
          icon={snooze}
          title={p.t("snooze")}
          value={snoozeText(p.view.snoozeMin)}
          leads
          onTap={() => p.setView({ open: "snooze" })}
        />
      </Section>
    </Page>
  );
});
