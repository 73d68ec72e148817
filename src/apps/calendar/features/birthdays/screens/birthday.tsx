import cake from "@material-symbols/svg-400/rounded/cake.svg?raw";
import years from "@material-symbols/svg-400/rounded/tag.svg?raw";
import { createMemo, Show } from "solid-js";
import { dayAt, dayNumber, formatDay, partsOf } from "#state/day.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Button } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { Row, SwitchRow } from "#ui/kit/rows.tsx";
import calendar from "#apps/calendar/index.ts";
import { DayDialog } from "#apps/calendar/screens/parts/day-dialog.tsx";
import { KindChips } from "#apps/calendar/screens/parts/kind-chips.tsx";
import { ReminderRows } from "#apps/calendar/screens/parts/reminder-rows.tsx";
import { RemindersSheet } from "#apps/calendar/screens/parts/reminders-sheet.tsx";
import { strings } from "#apps/calendar/strings.ts";
import { birthDateText, dayText } from "#apps/calendar/texts.ts";
import { nextBirthday } from "../draft.ts";

export default screen(calendar, strings, "birthday", (p) => {
  const today = createMemo(() => dayAt(p.now, p.offsetMin));
  const isFuture = () => p.view.yearKnown && dayNumber(p.view.born) > today();
  const next = createMemo(() => {
    const day = nextBirthday(p.view.born, today());
    if (day === null || isFuture()) return undefined;
    const date = dayText(formatDay(day), p.os, p.now);
    const age = partsOf(day).year - partsOf(dayNumber(p.view.born)).year;
    return p.view.yearKnown && age > 0 ? p.t("nextTurns", { date, n: age }) : p.t("nextOn", { date });
  });
  return (
    <Page
      back="close"
      title={p.t(p.params.id === null ? "newBirthday" : "editBirthday")}
      actions={<Button label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
      top={
        <Show when={p.can("toEvent")}>
          <KindChips t={p.t} chosen="birthday" onOther={() => p.act.toEvent()} />
        </Show>
      }
      overlays={
        <>
          <DayDialog
            open={p.view.open === "born"}
            title={p.t(p.view.yearKnown ? "bornOn" : "birthdayOn")}
            chosen={p.view.born}
            host={p}
            onPick={(day) => p.act.pickBorn({ day })}
          />
          <RemindersSheet
            open={p.view.open === "reminders"}
            allDay
            chosen={p.view.reminders}
            t={p.t}
            onChoose={(reminders) => p.setView({ reminders })}
            onDone={() => p.setView({ open: null })}
          />
        </>
      }
    >
      <Section>
        <Field
          at={p.field("name")}
          label={p.t("personName")}
          placeholder={p.t("personHint")}
          caps="words"
          enter="next"
        />
      </Section>
      <Section>
        <Row
          icon={cake}
          tone="rose"
          title={p.t(p.view.yearKnown ? "bornOn" : "birthdayOn")}
          subtitle={next()}
          value={birthDateText(p.view.born, p.view.yearKnown, p.os)}
          leads
          onTap={() => p.act.startBorn()}
        />
        <Show when={isFuture()}>
          <Stack pad>
            <Text as="sub" danger>
              {p.t("born-later")}
            </Text>
          </Stack>
        </Show>
        <SwitchRow
          icon={years}
          title={p.t("yearKnown")}
          subtitle={p.t("yearKnownHint")}
          on={p.view.yearKnown}
          onTap={() => p.setView({ yearKnown: !p.view.yearKnown })}
        />
      </Section>
      <Section>
        <ReminderRows
          reminders={p.view.reminders}
          allDay
          rings={p.view.rings}
          t={p.t}
          onOpen={() => p.setView({ open: "reminders" })}
          onRings={(rings) => p.setView({ rings })}
        />
      </Section>
      <Section>
        <Field at={p.field("notes")} label={p.t("notes")} placeholder={p.t("addNotes")} multiline />
      </Section>
    </Page>
  );
});
