import book from "@material-symbols/svg-400/rounded/contacts.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import busyIcon from "@material-symbols/svg-400/rounded/work.svg?raw";
import personAdd from "@material-symbols/svg-400/rounded/person_add.svg?raw";
import repeatIcon from "@material-symbols/svg-400/rounded/repeat.svg?raw";
import schedule from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import world from "@material-symbols/svg-400/rounded/public.svg?raw";
import { createMemo, Show } from "solid-js";
import { clockText, weekdayText } from "#os/format.ts";
import { dayNumber } from "#state/day.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { Button, Chips, IconButton } from "#ui/kit/buttons.tsx";
import { DateTimeRow } from "#apps/calendar/looks/date-time-row.tsx";
import { Swatches, ToneDot } from "#apps/calendar/looks/tones.tsx";
import { FieldRow } from "#ui/kit/shared/field-row.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog, Sheet } from "#ui/kit/overlays.tsx";
import { Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { TimePicker } from "#ui/kit/pickers.tsx";
import { List, RadioRow, Row, SwitchRow } from "#ui/kit/rows.tsx";
import { Toggles } from "#ui/kit/toggles.tsx";
import { endMs, draftToFields, startMs } from "../drafts.ts";
import calendar from "#apps/calendar/index.ts";
import { contactToGuest } from "#apps/calendar/guests.ts";
import { ownCalendars } from "#apps/calendar/queries.ts";
import { tones, units } from "#apps/calendar/schemas.ts";
import { monthlyRules, type Person, type Repeat } from "../state.ts";
import { strings } from "#apps/calendar/strings.ts";
import { dayText, monthlyText, repeatText, weekdayLetter, weekFrom, zoneText } from "#apps/calendar/texts.ts";
import { DayDialog } from "#apps/calendar/screens/parts/day-dialog.tsx";
import { KindChips } from "#apps/calendar/screens/parts/kind-chips.tsx";
import { ReminderRows } from "#apps/calendar/screens/parts/reminder-rows.tsx";
import { RemindersSheet } from "#apps/calendar/screens/parts/reminders-sheet.tsx";

const unitTexts = { day: "unitDay", week: "unitWeek", month: "unitMonth", year: "unitYear" } as const;
const simpleRepeatTexts = { day: "daily", week: "weekly", month: "monthly", year: "yearly" } as const;
const ends = ["never", "on", "after"] as const;

export default screen(calendar, strings, "editor", (p) => {
  const draft = () => p.view;
  const start = () => dayNumber(p.view.fromDay);
  const isBackwards = () => (p.view.allDay ? p.view.toDay < p.view.fromDay : endMs(p.view) < startMs(p.view));
  const time = (hour: string, minute: string) => clockText(Number(hour), Number(minute), p.os);
  const own = createMemo(() => ownCalendars(p.state));
  const inCalendar = () => p.state.calendars[p.view.calendar];
  const weekdays = createMemo(() =>
    weekFrom(p.state.settings.weekStart).map((id) => ({
      id,
      label: weekdayLetter(id, p.lang),
      name: weekdayText(id, p.lang, true),
    })),
  );
  const isOffice = () => p.view.unit === "week" && p.view.every === "1" && p.view.days.join("") === "12345";
  const isPlain = (unit: Repeat["unit"]) =>
    p.view.unit === unit &&
    p.view.every === "1" &&
    p.view.ends === "never" &&
    p.view.by === "date" &&
    (unit !== "week" || (p.view.days.length === 1 && p.view.days[0] === (start() + 4) % 7));
  const simple = (unit: Repeat["unit"] | null) =>
    p.setView({ unit, every: "1", days: [(start() + 4) % 7], by: "date", ends: "never", open: null });
  const repeatWords = () =>
    p.can("save")
      ? repeatText(draftToFields(draft()).repeat, draftToFields(draft()).when, p.os, p.now, p.t)
      : p.t("custom");
  const suggestions = createMemo((): Person[] => {
    const typed = p.view.guest.trim().toLowerCase();
    if (typed === "") return [];
    return p
      .content("contacts")
      .map(contactToGuest)
      .filter((c) => [c.name, c.email, c.phone].some((x) => x.toLowerCase().includes(typed)))
      .filter((c) => !p.view.invitees.some((i) => i.name === c.name && i.email === c.email))
      .slice(0, 4);
  });
  const colours = createMemo(() => tones.map((id) => ({ id, name: p.t(id) })));
  return (
    <Page
      back="close"
      title={p.t(p.params.id === null || p.params.copy ? "newTitle" : "editTitle")}
      actions={<Button label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
      top={
        <Show when={p.can("toBirthday")}>
          <KindChips t={p.t} chosen="event" onOther={() => p.act.toBirthday()} />
        </Show>
      }
      overlays={
        <>
          <DayDialog
            open={p.view.open === "fromDay"}
            title={p.t("startDate")}
            chosen={p.view.fromDay}
            host={p}
            onPick={(day) => p.act.pickFromDay({ day })}
          />
          <DayDialog
            open={p.view.open === "toDay"}
            title={p.t("endDate")}
            chosen={p.view.toDay}
            host={p}
            onPick={(day) => p.act.pickToDay({ day })}
          />
          <DayDialog
            open={p.view.open === "until"}
            title={p.t("repeatEnds")}
            chosen={p.view.until}
            host={p}
            onPick={(day) => p.act.pickUntil({ day })}
          />
          <Dialog
            open={p.view.open === "fromTime"}
            title={p.t("startTime")}
            ok={p.t("ok")}
            disabled={!p.can("saveFromTime")}
            onOk={() => p.act.saveFromTime()}
          >
            <TimePicker hour={p.field("hour")} minute={p.field("minute")} />
          </Dialog>
          <Dialog
            open={p.view.open === "toTime"}
            title={p.t("endTime")}
            ok={p.t("ok")}
            disabled={!p.can("saveToTime")}
            onOk={() => p.act.saveToTime()}
          >
            <TimePicker hour={p.field("hour")} minute={p.field("minute")} />
          </Dialog>
          <Sheet open={p.view.open === "repeat"} title={p.t("repeat")}>
            <RadioRow title={p.t("never")} on={p.view.unit === null} onTap={() => simple(null)} />
            <List each={units}>
              {(unit) => (
                <RadioRow title={p.t(simpleRepeatTexts[unit])} on={isPlain(unit)} onTap={() => simple(unit)} />
              )}
            </List>
            <RadioRow
              title={p.t("weekdays")}
              on={isOffice() && p.view.ends === "never"}
              onTap={() =>
                p.setView({ unit: "week", every: "1", days: [1, 2, 3, 4, 5], by: "date", ends: "never", open: null })
              }
            />
            <Row title={p.t("custom")} leads onTap={() => p.setView({ unit: p.view.unit ?? "week", open: "custom" })} />
          </Sheet>
          <Sheet
            open={p.view.open === "custom"}
            title={p.t("repeat")}
            actions={<Button label={p.t("done")} disabled={!p.can("save")} onTap={() => p.setView({ open: null })} />}
          >
            <Stack gap="small">
              <Field at={p.field("every")} label={p.t("every")} kind="number" selects />
              <Chips
                wrap
                name="units"
                options={units.map((id) => ({ id, label: p.t(unitTexts[id]) }))}
                chosen={p.view.unit}
                onPick={(id) => p.setView({ unit: units.find((u) => u === id) ?? "week" })}
              />
              <Show when={p.view.unit === "week"}>
                <Text as="sub" dim>
                  {p.t("repeatOn")}
                </Text>
                <Toggles
                  options={weekdays()}
                  chosen={p.view.days}
                  onToggle={(day) =>
                    p.setView({
                      days: p.view.days.includes(day)
                        ? p.view.days.filter((d) => d !== day)
                        : [...p.view.days, day].toSorted((a, b) => a - b),
                    })
                  }
                />
              </Show>
              <Show when={p.view.unit === "month"}>
                <List each={monthlyRules}>
                  {(by) => (
                    <RadioRow
                      title={monthlyText(by, start(), p.lang, p.t)}
                      on={p.view.by === by}
                      onTap={() => p.setView({ by })}
                    />
                  )}
                </List>
              </Show>
              <Text as="sub" dim>
                {p.t("repeatEnds")}
              </Text>
              <List each={ends}>
                {(end) => (
                  <RadioRow
                    title={
                      end === "never"
                        ? p.t("endsNever")
                        : end === "on"
                          ? p.view.ends === "on"
                            ? p.t("endsOnDate", { date: dayText(p.view.until, p.os, p.now) })
                            : p.t("endsOn")
                          : p.t("endsAfter")
                    }
                    on={p.view.ends === end}
                    onTap={() => (end === "on" ? p.act.startDay({ which: "until" }) : p.setView({ ends: end }))}
                  />
                )}
              </List>
              <Show when={p.view.ends === "after"}>
                <Field at={p.field("times")} label={p.t("times")} kind="number" selects />
              </Show>
            </Stack>
          </Sheet>
          <Sheet open={p.view.open === "calendar"} title={p.t("calendar")}>
            <List each={own()}>
              {(c) => (
                <RadioRow
                  title={c.name}
                  on={p.view.calendar === c.id}
                  onTap={() => p.setView({ calendar: c.id, open: null })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "tone"} title={p.t("colour")}>
            <RadioRow
              title={p.t("calendarColour")}
              on={p.view.tone === null}
              onTap={() => p.setView({ tone: null, open: null })}
            />
            <Swatches
              options={colours()}
              chosen={p.view.tone ?? inCalendar()?.tone ?? "blue"}
              onPick={(tone) => p.setView({ tone, open: null })}
            />
          </Sheet>
          <RemindersSheet
            open={p.view.open === "reminders"}
            allDay={p.view.allDay}
            chosen={p.view.reminders}
            t={p.t}
            onChoose={(reminders) => p.setView({ reminders })}
            onDone={() => p.setView({ open: null })}
          />
          <Sheet open={p.view.open === "scope"} title={p.t("saveRepeat")}>
            <Show when={p.can("saveOne")}>
              <Row title={p.t("onlyThis")} onTap={() => p.act.saveOne()} />
            </Show>
            <Row title={p.t("andFollowing")} onTap={() => p.act.saveFollowing()} />
            <Row title={p.t("allOfThem")} onTap={() => p.act.saveAll()} />
          </Sheet>
        </>
      }
    >
      <Section>
        <Field at={p.field("title")} label={p.t("title")} placeholder={p.t("addTitle")} enter="next" />
      </Section>
      <Section>
        <SwitchRow icon={schedule} title={p.t("allDay")} on={p.view.allDay} onTap={() => p.act.allDay()} />
        <DateTimeRow
          title={p.t("starts")}
          dateName={p.t("startDate")}
          timeName={p.t("startTime")}
          date={dayText(p.view.fromDay, p.os, p.now)}
          time={p.view.allDay ? undefined : time(p.view.fromHour, p.view.fromMinute)}
          onDate={() => p.act.startDay({ which: "fromDay" })}
          onTime={() => p.act.startFromTime()}
        />
        <DateTimeRow
          title={p.t("ends")}
          dateName={p.t("endDate")}
          timeName={p.t("endTime")}
          date={dayText(p.view.toDay, p.os, p.now)}
          time={p.view.allDay ? undefined : time(p.view.toHour, p.view.toMinute)}
          bad={isBackwards()}
          onDate={() => p.act.startDay({ which: "toDay" })}
          onTime={() => p.act.startToTime()}
        />
        <Show when={isBackwards()}>
          <Stack pad>
            <Text as="sub" danger>
              {p.t("endsBefore")}
            </Text>
          </Stack>
        </Show>
        <Show when={!p.view.allDay && p.view.zone !== p.os.settings.time.zone}>
          <Row icon={world} title={p.t("zoneNote", { zone: zoneText(p.view.zone, p.lang) })} />
        </Show>
        <Row
          icon={repeatIcon}
          title={p.t("repeat")}
          subtitle={repeatWords()}
          leads
          onTap={() => p.setView({ open: "repeat" })}
        />
      </Section>
      <Section>
        <Row
          leading={<ToneDot tone={inCalendar()?.tone ?? "slate"} />}
          title={p.t("calendar")}
          value={inCalendar()?.name}
          leads
          onTap={() => p.setView({ open: "calendar" })}
        />
        <Row
          leading={<ToneDot tone={p.view.tone ?? inCalendar()?.tone ?? "slate"} />}
          title={p.t("colour")}
          value={p.view.tone === null ? p.t("calendarColour") : p.t(p.view.tone)}
          leads
          onTap={() => p.setView({ open: "tone" })}
        />
        <ReminderRows
          reminders={p.view.reminders}
          allDay={p.view.allDay}
          rings={p.view.rings}
          t={p.t}
          onOpen={() => p.setView({ open: "reminders" })}
          onRings={(rings) => p.setView({ rings })}
        />
        <SwitchRow
          icon={busyIcon}
          title={p.t("busyHint")}
          on={p.view.busy}
          onTap={() => p.setView({ busy: !p.view.busy })}
        />
      </Section>
      <Section>
        <Field at={p.field("location")} label={p.t("location")} placeholder={p.t("addLocation")} enter="next" />
      </Section>
      <Section title={p.t("guests")}>
        <List each={p.view.invitees}>
          {(guest) => (
            <Row
              leading={<Avatar name={guest.name} />}
              title={guest.name}
              subtitle={guest.email === "" ? guest.phone : guest.email}
              trailing={
                <IconButton
                  icon={close}
                  name={p.t("removeGuest", { name: guest.name })}
                  onTap={() => p.act.uninvite({ guest })}
                />
              }
            />
          )}
        </List>
        <Row icon={book} title={p.t("fromContacts")} leads onTap={() => p.act.pickGuests()} />
        <List each={suggestions()}>
          {(guest) => (
            <Row
              leading={<Avatar name={guest.name} />}
              title={guest.name}
              subtitle={guest.email === "" ? guest.phone : guest.email}
              name={p.t("addGuestNamed", { name: guest.name })}
              onTap={() => p.act.invite({ guest })}
            />
          )}
        </List>
        <FieldRow>
          <Field
            at={p.field("guest")}
            label={p.t("addGuest")}
            placeholder={p.t("guestHint")}
            bare="body"
            line
            onEnter={() => p.act.addGuest()}
          />
          <IconButton
            icon={personAdd}
            name={p.t("addGuest")}
            disabled={!p.can("addGuest")}
            onTap={() => p.act.addGuest()}
          />
        </FieldRow>
      </Section>
      <Section>
        <Field at={p.field("notes")} label={p.t("notes")} placeholder={p.t("addNotes")} multiline />
      </Section>
    </Page>
  );
});
