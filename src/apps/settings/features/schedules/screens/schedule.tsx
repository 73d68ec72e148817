import { screen } from "#ui/screen-binding.tsx";
import { clockText, weekdayText } from "#os/format.ts";
import { Page, Section, Stack } from "#ui/kit/page.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { TimePicker } from "#ui/kit/pickers.tsx";
import { Row, SwitchRow } from "#ui/kit/rows.tsx";
import { Toggles } from "#ui/kit/toggles.tsx";
import settings from "#apps/settings/index.ts";
import type { ScheduleId } from "#apps/settings/ids.ts";
import { scheduleOf } from "../schedules.ts";
import { strings, type TextKey } from "#apps/settings/strings.ts";

const titles: Readonly<Record<ScheduleId, TextKey>> = {
  dark: "darkTheme",
  nightLight: "nightLight",
  dnd: "dnd",
  bedtime: "bedtime",
  saver: "saver",
  focus: "focus",
};

export default screen(settings, strings, "schedule", (p) => {
  const it = () => scheduleOf(p.state, p.params.id);
  const time = (text: string) => clockText(Number(text.slice(0, 2)), Number(text.slice(3)), p.os);
  const endsLater = () => it().end < it().start;
  const day = (n: number) => ({
    id: n,
    label: p.lang === "en" ? weekdayText(n, "en").slice(0, 1) : weekdayText(n, "zh-CN").slice(1),
    name: weekdayText(n, p.lang, true),
  });
  return (
    <Page
      back
      title={p.t(titles[p.params.id])}
      subtitle={p.t("schedule")}
      overlays={
        <Dialog
          open={p.view.open !== null}
          title={p.t(p.view.open === "end" ? "endTime" : "startTime")}
          ok={p.t("save")}
          disabled={!p.can("save")}
          onOk={() => p.act.save()}
        >
          <TimePicker hour={p.field("hour")} minute={p.field("minute")} />
        </Dialog>
      }
    >
      <Section>
        <SwitchRow title={p.t("useSchedule")} on={it().on} onTap={() => p.act.turn({ on: !it().on })} />
      </Section>
      <Section>
        <Row title={p.t("startTime")} value={time(it().start)} onTap={() => p.act.edit({ which: "start" })} />
        <Row
          title={p.t("endTime")}
          subtitle={endsLater() ? p.t("nextDay") : undefined}
          value={time(it().end)}
          onTap={() => p.act.edit({ which: "end" })}
        />
      </Section>
      <Section title={p.t("days")}>
        <Stack pad align="spread">
          <Toggles
            options={[1, 2, 3, 4, 5, 6, 0].map(day)}
            chosen={it().days}
            onToggle={(n) => p.act.day({ day: n })}
          />
        </Stack>
      </Section>
    </Page>
  );
});
