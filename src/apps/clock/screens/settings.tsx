import calendar from "@material-symbols/svg-400/rounded/date_range.svg?raw";
import music from "@material-symbols/svg-400/rounded/music_note.svg?raw";
import schedule from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import snooze from "@material-symbols/svg-400/rounded/snooze.svg?raw";
import volume from "@material-symbols/svg-400/rounded/volume_up.svg?raw";
import { weekdayText } from "#os/format.ts";
import { alarmSounds } from "#os/settings.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Sheet } from "#ui/kit/overlays.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, RadioRow, Row, SliderRow, SwitchRow } from "#ui/kit/rows.tsx";
import clock from "../index.ts";
import { snoozes, weekStarts } from "../state.ts";
import { strings } from "../strings.ts";

export default screen(clock, strings, "settings", (p) => {
  const snoozeText = (n: number) => (n === 0 ? p.t("snoozeOff") : p.t("unitMinutes", { n }));
  const day = (n: number) => weekdayText(n, p.lang, true);
  return (
    <Page
      back
      title={p.t("settings")}
      overlays={
        <>
          <Sheet open={p.view.open === "sound"} title={p.t("defaultSound")}>
            <List each={alarmSounds}>
              {(sound) => (
                <RadioRow
                  title={p.t(sound)}
                  on={p.os.settings.sound.alarmSound === sound}
                  onTap={() => p.act.sound({ sound })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "snooze"} title={p.t("defaultSnooze")}>
            <List each={snoozes}>
              {(n) => (
                <RadioRow
                  title={snoozeText(n)}
                  on={p.state.snoozeMin === n}
                  onTap={() => p.act.snooze({ snoozeMin: n })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "weekStart"} title={p.t("weekStart")}>
            <List each={weekStarts}>
              {(n) => (
                <RadioRow title={day(n)} on={p.state.weekStart === n} onTap={() => p.act.weekStart({ weekStart: n })} />
              )}
            </List>
          </Sheet>
        </>
      }
    >
      <Section title={p.t("alarms")}>
        <SliderRow
          icon={volume}
          title={p.t("volume")}
          value={p.os.settings.sound.alarm}
          onPick={(value) => p.act.volume({ value })}
        />
        <Row
          icon={music}
          title={p.t("defaultSound")}
          subtitle={p.t(p.os.settings.sound.alarmSound)}
          leads
          onTap={() => p.setView({ open: "sound" })}
        />
        <Row
          icon={snooze}
          title={p.t("defaultSnooze")}
          subtitle={snoozeText(p.state.snoozeMin)}
          leads
          onTap={() => p.setView({ open: "snooze" })}
        />
      </Section>
      <Section title={p.t("dateTime")}>
        <Row
          icon={calendar}
          title={p.t("weekStart")}
          subtitle={day(p.state.weekStart)}
          leads
          onTap={() => p.setView({ open: "weekStart" })}
        />
        <SwitchRow
          icon={schedule}
          title={p.t("use24h")}
          subtitle={p.t("use24hHint")}
          on={p.os.settings.time.use24h}
          onTap={() => p.act.use24h()}
        />
      </Section>
    </Page>
  );
});
