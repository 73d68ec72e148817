import declined from "@material-symbols/svg-400/rounded/event_busy.svg?raw";
import dim from "@material-symbols/svg-400/rounded/contrast.svg?raw";
import duration from "@material-symbols/svg-400/rounded/timelapse.svg?raw";
import moon from "@material-symbols/svg-400/rounded/dark_mode.svg?raw";
import notifications from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import numbers from "@material-symbols/svg-400/rounded/tag.svg?raw";
import snooze from "@material-symbols/svg-400/rounded/snooze.svg?raw";
import view from "@material-symbols/svg-400/rounded/calendar_view_month.svg?raw";
import week from "@material-symbols/svg-400/rounded/date_range.svg?raw";
import { weekdayText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Sheet } from "#ui/kit/overlays.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, RadioRow, Row, SwitchRow } from "#ui/kit/rows.tsx";
import calendar from "#apps/calendar/index.ts";
import { dayReminders, timedReminders } from "#apps/calendar/schemas.ts";
import { durations, snoozeMinutes, tabs, weekStarts } from "../state.ts";
import { strings } from "#apps/calendar/strings.ts";
import { durationText, reminderText } from "#apps/calendar/texts.ts";

export default screen(calendar, strings, "settings", (p) => {
  const settings = () => p.state.settings;
  const reminder = (minutes: number | null, allDay: boolean) =>
    minutes === null ? p.t("none") : reminderText(minutes, allDay, p.t);
  return (
    <Page
      back
      title={p.t("settings")}
      overlays={
        <>
          <Sheet open={p.view.open === "weekStart"} title={p.t("weekStart")}>
            <List each={weekStarts}>
              {(n) => (
                <RadioRow
                  title={weekdayText(n, p.lang, true)}
                  on={settings().weekStart === n}
                  onTap={() => p.act.change({ weekStart: n })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "defaultView"} title={p.t("defaultView")}>
            <List each={tabs}>
              {(tab) => (
                <RadioRow
                  title={p.t(tab)}
                  on={settings().defaultView === tab}
                  onTap={() => p.act.change({ defaultView: tab })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "reminder"} title={p.t("defaultReminder")}>
            <List each={[null, ...timedReminders]}>
              {(minutes) => (
                <RadioRow
                  title={reminder(minutes, false)}
                  on={settings().reminder === minutes}
                  onTap={() => p.act.change({ reminder: minutes })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "dayReminder"} title={p.t("defaultDayReminder")}>
            <List each={[null, ...dayReminders]}>
              {(minutes) => (
                <RadioRow
                  title={reminder(minutes, true)}
                  on={settings().dayReminder === minutes}
                  onTap={() => p.act.change({ dayReminder: minutes })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "later"} title={p.t("defaultLater")}>
            <List each={snoozeMinutes}>
              {(n) => (
                <RadioRow
                  title={durationText(n, p.t)}
                  on={settings().laterMin === n}
                  onTap={() => p.act.change({ laterMin: n })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "duration"} title={p.t("defaultDuration")}>
            <List each={durations}>
              {(n) => (
                <RadioRow
                  title={durationText(n, p.t)}
                  on={settings().durationMin === n}
                  onTap={() => p.act.change({ durationMin: n })}
                />
              )}
            </List>
          </Sheet>
        </>
      }
    >
      <Section title={p.t("views")}>
        <Row
          icon={view}
          title={p.t("defaultView")}
          subtitle={p.t(settings().defaultView)}
          leads
          onTap={() => p.setView({ open: "defaultView" })}
        />
        <Row
          icon={week}
          title={p.t("weekStart")}
          subtitle={weekdayText(settings().weekStart, p.lang, true)}
          leads
          onTap={() => p.setView({ open: "weekStart" })}
        />
        <SwitchRow
          icon={moon}
          title={p.t("lunar")}
          subtitle={p.t("lunarHint")}
          on={settings().lunar}
          onTap={() => p.act.change({ lunar: !settings().lunar })}
        />
        <SwitchRow
          icon={numbers}
          title={p.t("weekNumbers")}
          on={settings().weekNumbers}
          onTap={() => p.act.change({ weekNumbers: !settings().weekNumbers })}
        />
        <SwitchRow
          icon={dim}
          title={p.t("dimPast")}
          on={settings().dimPast}
          onTap={() => p.act.change({ dimPast: !settings().dimPast })}
        />
        <SwitchRow
          icon={declined}
          title={p.t("declined")}
          on={settings().declined}
          onTap={() => p.act.change({ declined: !settings().declined })}
        />
      </Section>
      <Section title={p.t("events")}>
        <Row
          icon={duration}
          title={p.t("defaultDuration")}
          subtitle={durationText(settings().durationMin, p.t)}
          leads
          onTap={() => p.setView({ open: "duration" })}
        />
        <Row
          icon={notifications}
          title={p.t("defaultReminder")}
          subtitle={reminder(settings().reminder, false)}
          leads
          onTap={() => p.setView({ open: "reminder" })}
        />
        <Row
          icon={notifications}
          title={p.t("defaultDayReminder")}
          subtitle={reminder(settings().dayReminder, true)}
          leads
          onTap={() => p.setView({ open: "dayReminder" })}
        />
        <Row
          icon={snooze}
          title={p.t("defaultLater")}
          subtitle={p.t("defaultLaterHint", { time: durationText(settings().laterMin, p.t) })}
          leads
          onTap={() => p.setView({ open: "later" })}
        />
      </Section>
    </Page>
  );
});
