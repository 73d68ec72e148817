import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import music from "@material-symbols/svg-400/rounded/music_note.svg?raw";
import snooze from "@material-symbols/svg-400/rounded/snooze.svg?raw";
import vibrate from "@material-symbols/svg-400/rounded/mobile_vibrate.svg?raw";
import { createMemo, Show } from "solid-js";
import { clockText, weekdayText } from "../../../os/format.ts";
import { alarmSounds } from "../../../os/settings.ts";
import { screen } from "../../../ui/bind.tsx";
import { IconButton } from "../../../ui/kit/buttons.tsx";
import { Field } from "../../../ui/kit/fields.tsx";
import { Sheet } from "../../../ui/kit/overlays.tsx";
import { Page, Section } from "../../../ui/kit/page.tsx";
import { TimePicker } from "../../../ui/kit/pickers.tsx";
import { List, RadioRow, Row, SwitchRow } from "../../../ui/kit/rows.tsx";
import { Toggles } from "../../../ui/kit/toggles.tsx";
import clock from "../index.ts";
import { occurrenceAfter } from "../queries.ts";
import { snoozes } from "../state.ts";
import { strings } from "../strings.ts";
import { repeatText, untilText, weekFrom } from "../texts.ts";

export default screen(clock, strings, "editor", (p) => {
  const days = createMemo(() =>
    weekFrom(p.state.weekStart).map((id) => ({
      id,
      label: p.lang === "en" ? weekdayText(id, "en").slice(0, 2) : weekdayText(id, "zh-CN").slice(1),
      name: weekdayText(id, p.lang, true),
    })),
  );
  const toggle = (day: number) =>
    p.setView({
      days: p.view.days.includes(day)
        ? p.view.days.filter((d) => d !== day)
        : [...p.view.days, day].toSorted((a, b) => a - b),
    });
  const subtitle = () => {
    if (!p.can("save")) return p.t("timeInvalid");
    const time = { hour: Number(p.view.hour), minute: Number(p.view.minute), days: p.view.days };
    const span = p.t("willRing", { span: untilText(occurrenceAfter(time, p.now, p.offsetMin) - p.now, p.t) });
    return p.os.settings.time.use24h ? span : `${clockText(time.hour, time.minute, p.os)} · ${span}`;
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
        <Row title={p.t("repeat")} value={repeatText(p.view.days, p.state.weekStart, p.lang, p.t)} />
        <Toggles options={days()} chosen={p.view.days} onToggle={toggle} />
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
