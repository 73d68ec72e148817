import busyIcon from "@material-symbols/svg-400/rounded/work.svg?raw";
import cake from "@material-symbols/svg-400/rounded/cake.svg?raw";
import copy from "@material-symbols/svg-400/rounded/content_copy.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import edit from "@material-symbols/svg-400/rounded/edit.svg?raw";
import eventIcon from "@material-symbols/svg-400/rounded/event.svg?raw";
import gone from "@material-symbols/svg-400/rounded/event_busy.svg?raw";
import layers from "@material-symbols/svg-400/rounded/layers.svg?raw";
import link from "@material-symbols/svg-400/rounded/link.svg?raw";
import location from "@material-symbols/svg-400/rounded/location_on.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import notifications from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import contact from "@material-symbols/svg-400/rounded/person.svg?raw";
import repeat from "@material-symbols/svg-400/rounded/repeat.svg?raw";
import ring from "@material-symbols/svg-400/rounded/alarm.svg?raw";
import schedule from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import snooze from "@material-symbols/svg-400/rounded/snooze.svg?raw";
import warning from "@material-symbols/svg-400/rounded/warning.svg?raw";
import { createMemo, Show } from "solid-js";
import { timeText } from "#os/format.ts";
import { linksOf } from "#os/links.ts";
import { dayNumber, formatDay, partsOf } from "#state/day.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { Button, Chips, IconButton } from "#ui/kit/buttons.tsx";
import { ToneDot } from "#apps/calendar/looks/tones.tsx";
import { Menu, Sheet } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import { scopes } from "../commands.ts";
import calendar from "#apps/calendar/index.ts";
import {
  ageIn,
  birthdayOf,
  birthdaysOf,
  calendarsOf,
  clashesWith,
  findEntry,
  findSnoozed,
  ownCalendars,
  takesTime,
  titleOf,
} from "#apps/calendar/queries.ts";
import { answers } from "../state.ts";
import { strings } from "#apps/calendar/strings.ts";
import { dayText, lunarNotes, remindersText, repeatText, whenText } from "#apps/calendar/texts.ts";

export default screen(calendar, strings, "event", (p) => {
  const birthdays = createMemo(() => birthdaysOf(p.content("contacts")));
  const entry = createMemo(() =>
    findEntry(p.state, p.params.id, p.params.day, { offsetMin: p.offsetMin, lang: p.lang, birthdays: birthdays() }),
  );
  const event = () => entry()?.event ?? null;
  const calendarName = () => {
    const e = entry();
    if (e?.event) return p.state.calendars[e.event.calendar]?.name ?? "";
    return calendarsOf(p.state).find((c) => c.kind === (e?.kind === "birthday" ? "birthdays" : "holidays"))?.name ?? "";
  };
  const clashes = createMemo(() => {
    const e = entry();
    if (!e?.event || !takesTime(e.event)) return [];
    return clashesWith(p.state, { start: e.start, end: e.end, except: e.event.id }, p.offsetMin);
  });
  const clashText = () => {
    const [first, ...rest] = clashes();
    const title = first ? titleOf(first.event, p.lang) : "";
    return rest.length === 0 ? p.t("clashes", { title }) : p.t("clashesN", { title, n: rest.length });
  };
  const birthday = () => birthdays().find((b) => b.id === p.params.id) ?? birthdayOf(event());
  /** The name of the person whose birthday this event is. */
  const person = () => birthday()?.name ?? (event()?.birthday ? event()!.title : undefined);
  const later = () => findSnoozed(p.state, p.params);
  const scopeWords = { one: "onlyThis", following: "andFollowing", all: "allOfThem" } as const;
  return (
    <Page
      back
      actions={
        <Show when={entry()}>
          <Show when={p.can("edit")}>
            <IconButton icon={edit} name={p.t("edit")} onTap={() => p.act.edit()} />
            <IconButton icon={del} name={p.t("delete")} onTap={() => p.act.delete()} />
          </Show>
          <IconButton icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
        </Show>
      }
      overlays={
        <>
          <Menu
            open={p.view.open === "menu"}
            items={[
              ...(p.can("duplicate") ? [{ label: p.t("duplicate"), icon: copy, onTap: () => p.act.duplicate() }] : []),
              { label: p.t("share"), icon: share, onTap: () => p.act.share() },
              { label: p.t("copyTo"), icon: layers, onTap: () => p.setView({ open: "copy" }) },
            ]}
          />
          <Sheet open={p.view.open === "copy"} title={p.t("copyTo")}>
            <List each={ownCalendars(p.state)}>
              {(c) => (
                <Row
                  leading={<ToneDot tone={c.tone} />}
                  title={c.name}
                  onTap={() => p.act.copyTo({ calendar: c.id })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "delete"} title={p.t("deleteRepeat")}>
            <List each={scopes}>
              {(scope) => <Row danger title={p.t(scopeWords[scope])} onTap={() => p.act.deleteSome({ scope })} />}
            </List>
          </Sheet>
        </>
      }
    >
      <Show when={entry()} fallback={<Empty icon={gone} title={p.t("gone")} hint={p.t("goneHint")} />}>
        {(e) => (
          <>
            <Section>
              <Stack pad gap="small">
                <Stack row gap="large">
                  <Show when={person()} fallback={<ToneDot tone={e().tone} />}>
                    {(name) => <Avatar name={name()} />}
                  </Show>
                  <Text as="large">{e().title}</Text>
                </Stack>
                <Text>{whenText(e(), p.os, p.now)}</Text>
                <Show when={p.state.settings.lunar && e().allDay}>
                  <Text as="sub" dim>
                    {lunarNotes(formatDay(e().first), p.lang).join(" · ")}
                  </Text>
                </Show>
                <Show when={event()?.organizer}>
                  {(organizer) => (
                    <>
                      <Text as="sub" dim>
                        {p.t("organizer", { name: organizer().name })}
                      </Text>
                      <Chips
                        name="answers"
                        options={answers.map((id) => ({ id, label: p.t(id) }))}
                        chosen={e().answer}
                        onPick={(id) => p.act.answer({ answer: answers.find((a) => a === id) ?? "maybe" })}
                      />
                    </>
                  )}
                </Show>
              </Stack>
            </Section>
            <Show when={clashes().length > 0}>
              <Section>
                <Row icon={warning} tone="amber" title={clashText()} />
              </Section>
            </Show>
            <Section>
              <Show when={p.can("seeRinging")}>
                <Row
                  icon={ring}
                  tone="red"
                  title={p.t("ringsNow")}
                  subtitle={p.t("ringsNowHint")}
                  leads
                  onTap={() => p.act.seeRinging()}
                />
              </Show>
              <Show when={later()}>
                {(x) => (
                  <Row
                    icon={snooze}
                    tone="amber"
                    title={p.t("laterAt", { time: timeText(x().at, p.os) })}
                    trailing={<Button kind="text" label={p.t("dismiss")} onTap={() => p.act.dropLater()} />}
                  />
                )}
              </Show>
              <Show when={e().kind !== "event"}>
                <Row
                  icon={e().kind === "birthday" ? cake : eventIcon}
                  tone={e().kind === "birthday" ? "rose" : undefined}
                  title={p.t(e().kind as "birthday" | "holiday")}
                  subtitle={birthdayText()}
                />
              </Show>
              <Show when={p.can("person")}>
                <Row icon={contact} title={p.t("seeContact")} leads onTap={() => p.act.person()} />
              </Show>
              <Show when={event()?.repeat}>
                {(r) => (
                  <Row
                    icon={repeat}
                    title={e().kind === "birthday" ? p.t("yearly") : repeatText(r(), event()!.when, p.os, p.now, p.t)}
                  />
                )}
              </Show>
              <Show when={event()?.of}>
                <Row icon={repeat} title={p.t("part")} />
              </Show>
              <Show when={e().location !== ""}>
                <Show when={linksOf(e().location).length === 0} fallback={<Row icon={location} title={e().location} />}>
                  <Row icon={location} title={e().location} onTap={() => p.act.openLocation()} />
                </Show>
              </Show>
              <List each={linksOf(`${e().location}\n${event()?.notes ?? ""}`)}>
                {(url) => <Row icon={link} title={url} leads onTap={() => p.act.openLink({ url })} />}
              </List>
              <Show when={event()}>
                {(own) => (
                  <>
                    <Row
                      icon={own().rings ? ring : notifications}
                      title={remindersText(own().reminders, e().allDay, p.t)}
                      subtitle={own().rings ? p.t("rings") : undefined}
                    />
                    <Show when={own().birthday === null}>
                      <Row icon={own().busy ? busyIcon : schedule} title={p.t(own().busy ? "busyHint" : "freeHint")} />
                    </Show>
                  </>
                )}
              </Show>
              <Row icon={layers} title={calendarName()} />
            </Section>
            <Show when={(event()?.invitees.length ?? 0) > 0}>
              <Section title={p.t("guestsN", { n: event()!.invitees.length })}>
                <List each={event()!.invitees}>
                  {(guest) => (
                    <Row
                      leading={<Avatar name={guest.name} />}
                      title={guest.name}
                      subtitle={guest.email === "" ? guest.phone : guest.email}
                    />
                  )}
                </List>
              </Section>
            </Show>
            <Show when={event()?.notes}>
              {(text) => (
                <Section title={p.t("notes")}>
                  <Stack pad>
                    <Text>{text()}</Text>
                  </Stack>
                </Section>
              )}
            </Show>
          </>
        )}
      </Show>
    </Page>
  );

  function birthdayText(): string | undefined {
    const b = birthday();
    if (!b) return undefined;
    const age = ageIn(b, partsOf(dayNumber(p.params.day)).year);
    const born = p.t("born", { date: dayText(b.date, p.os, p.now) });
    return age > 0 ? `${p.t("turns", { n: age })} · ${born}` : born;
  }
});
