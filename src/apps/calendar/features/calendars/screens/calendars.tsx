import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import edit from "@material-symbols/svg-400/rounded/edit.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Button, Fab, IconButton } from "#ui/kit/buttons.tsx";
import { Swatches, ToneDot } from "#apps/calendar/looks/tones.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Page, Section, Stack } from "#ui/kit/page.tsx";
import { Check, List, Row } from "#ui/kit/rows.tsx";
import calendar from "#apps/calendar/index.ts";
import { calendarsOf, eventsIn } from "#apps/calendar/queries.ts";
import { tones } from "#apps/calendar/schemas.ts";
import { type Calendar } from "../state.ts";
import { strings } from "#apps/calendar/strings.ts";

export default screen(calendar, strings, "calendars", (p) => {
  const all = createMemo(() => calendarsOf(p.state));
  const of = (own: boolean) => all().filter((c) => (c.kind === "own") === own);
  const editing = () => (p.view.id === null ? undefined : p.state.calendars[p.view.id]);
  const isFixed = () => (editing()?.kind ?? "own") !== "own";
  const row = (c: Calendar) => (
    <Row
      leading={<Check on={c.shown} name={c.name} onTap={() => p.act.show({ id: c.id, shown: !c.shown })} />}
      title={c.name}
      subtitle={c.kind === "own" ? p.t("eventsN", { n: eventsIn(p.state, c.id).length }) : undefined}
      trailing={
        <>
          <ToneDot tone={c.tone} />
          <IconButton icon={edit} name={p.t("editNamed", { name: c.name })} onTap={() => p.act.start({ id: c.id })} />
        </>
      }
    />
  );
  return (
    <Page
      back
      title={p.t("calendars")}
      fab={<Fab icon={add} name={p.t("newCalendar")} onTap={() => p.act.start({ id: null })} />}
      overlays={
        <Dialog
          open={p.view.open === "edit"}
          title={p.t(p.view.id === null ? "newCalendar" : "editCalendar")}
          ok={p.t("save")}
          onOk={() => p.act.save()}
        >
          <Stack gap="small">
            <Field
              at={p.field("name")}
              label={p.t("name")}
              disabled={isFixed()}
              hint={isFixed() ? p.t("fixedName") : undefined}
              onEnter={() => p.act.save()}
            />
            <Swatches
              options={tones.map((id) => ({ id, name: p.t(id) }))}
              chosen={p.view.tone}
              onPick={(tone) => p.setView({ tone })}
            />
            <Show when={p.can("delete")}>
              <Button kind="danger" wide label={p.t("deleteCalendar")} onTap={() => p.act.delete()} />
            </Show>
          </Stack>
        </Dialog>
      }
    >
      <Section title={p.t("myCalendars")}>
        <List each={of(true)}>{row}</List>
      </Section>
      <Section title={p.t("otherCalendars")}>
        <List each={of(false)}>{row}</List>
      </Section>
    </Page>
  );
});
