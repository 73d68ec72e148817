import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import cake from "@material-symbols/svg-400/rounded/cake.svg?raw";
import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import down from "@material-symbols/svg-400/rounded/arrow_drop_down.svg?raw";
import group from "@material-symbols/svg-400/rounded/group.svg?raw";
import { createMemo, Index } from "solid-js";
import { listText } from "#os/format.ts";
import { civilOf } from "#state/civil.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { FieldRow } from "#ui/kit/shared/field-row.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog, Sheet } from "#ui/kit/overlays.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { DatePicker } from "#ui/kit/pickers.tsx";
import { CheckRow, List, RadioRow, Row } from "#ui/kit/rows.tsx";
import { dayOf, dayText, keyOfDay } from "#apps/contacts/days.ts";
import contacts from "#apps/contacts/index.ts";
import { groupsOf } from "#apps/contacts/queries.ts";
import { labels } from "../../settings/prefs.ts";
import { strings } from "#apps/contacts/strings.ts";

const fieldNames = { first: "firstName", last: "lastName" } as const;

export default screen(contacts, strings, "editor", (p) => {
  const groups = createMemo(() => groupsOf(p.state));
  const groupText = () => {
    const names = groups()
      .filter((g) => p.view.groups.includes(g.id))
      .map((g) => g.name);
    return names.length > 0 ? listText(names, p.lang) : p.t("noGroups");
  };
  const today = createMemo(() => civilOf(p.now, p.offsetMin));
  const shownYear = () => {
    const year = Number(p.view.year);
    return year >= 1900 && year <= 2200 ? year : today().year;
  };
  const toggle = (id: string) =>
    p.setView({
      groups: p.view.groups.includes(id) ? p.view.groups.filter((g) => g !== id) : [...p.view.groups, id],
    });
  return (
    <Page
      back="close"
      tone="green"
      title={p.t(p.params.id === null ? "newContact" : "editContact")}
      actions={<IconButton icon={check} name={p.t("save")} onTap={() => p.act.save()} />}
      overlays={
        <>
          <Sheet open={p.view.open === "label"} title={p.t("label")}>
            <List each={labels}>
              {(label) => (
                <RadioRow
                  title={p.t(label)}
                  on={p.view.phones[p.view.row]?.label === label}
                  onTap={() => p.act.label({ label })}
                />
              )}
            </List>
          </Sheet>
          <Dialog
            open={p.view.open === "birthday"}
            title={p.t("birthday")}
            ok={p.t("ok")}
            disabled={p.view.picked === ""}
            onOk={() => p.setView({ birthday: p.view.picked, open: null })}
          >
            <Field at={p.field("year")} label={p.t("year")} kind="number" selects />
            <DatePicker
              shown={{ year: shownYear(), month: p.view.month }}
              chosen={dayOf(p.view.picked)}
              today={today()}
              onMonth={(year, month) => p.setView({ year: String(year), month })}
              onPick={(day) => p.setView({ picked: keyOfDay(day) })}
            />
          </Dialog>
          <Sheet
            open={p.view.open === "groups"}
            title={p.t("groups")}
            actions={<Button label={p.t("ok")} onTap={() => p.setView({ open: null })} />}
          >
            <List each={groups()}>
              {(g) => <CheckRow title={g.name} on={p.view.groups.includes(g.id)} onTap={() => toggle(g.id)} />}
            </List>
          </Sheet>
        </>
      }
    >
      <Section>
        <List each={p.lang === "en" ? (["first", "last"] as const) : (["last", "first"] as const)}>
          {(part) => <Field at={p.field(part)} label={p.t(fieldNames[part])} enter="next" caps="words" />}
        </List>
        <Field at={p.field("company")} label={p.t("company")} enter="next" caps="words" />
        <Field at={p.field("title")} label={p.t("jobTitle")} enter="next" />
      </Section>
      <Section title={p.t("phone")}>
        <Index each={p.view.phones}>
          {(phone, i) => (
            <FieldRow>
              <Button
                kind="text"
                label={p.t(phone().label)}
                trailing={down}
                name={`${p.t("labelOf", { n: i + 1 })}: ${p.t(phone().label)}`}
                onTap={() => p.setView({ row: i, open: "label" })}
              />
              <Field
                at={p.field(`phones.${i}.number`)}
                label={`${p.t("number")} ${i + 1}`}
                placeholder={p.t("number")}
                kind="phone"
                bare="body"
                line
              />
              <IconButton
                icon={close}
                name={p.t("removePhone", { n: i + 1 })}
                onTap={() => p.act.removePhone({ index: i })}
              />
            </FieldRow>
          )}
        </Index>
        <Row icon={add} title={p.t("addPhone")} onTap={() => p.act.addPhone()} />
      </Section>
      <Section title={p.t("email")}>
        <Index each={p.view.emails}>
          {(_, i) => (
            <FieldRow>
              <Field
                at={p.field(`emails.${i}.text`)}
                label={`${p.t("email")} ${i + 1}`}
                placeholder={p.t("email")}
                kind="email"
                bare="body"
                line
              />
              <IconButton
                icon={close}
                name={p.t("removeEmail", { n: i + 1 })}
                onTap={() => p.act.removeEmail({ index: i })}
              />
            </FieldRow>
          )}
        </Index>
        <Row icon={add} title={p.t("addEmail")} onTap={() => p.act.addEmail()} />
      </Section>
      <Section title={p.t("details")}>
        <Field at={p.field("address")} label={p.t("address")} />
        <Row
          icon={cake}
          title={p.t("birthday")}
          subtitle={p.view.birthday === "" ? p.t("noBirthday") : dayText(p.view.birthday, p.lang)}
          trailing={
            p.view.birthday === "" ? undefined : (
              <IconButton
                icon={close}
                name={`${p.t("clear")}: ${p.t("birthday")}`}
                onTap={() => p.setView({ birthday: "" })}
              />
            )
          }
          onTap={() => p.setView({ picked: p.view.birthday, open: "birthday" })}
        />
        <Row
          icon={group}
          title={p.t("groups")}
          subtitle={groupText()}
          leads
          disabled={groups().length === 0}
          onTap={() => p.setView({ open: "groups" })}
        />
        <Field at={p.field("note")} label={p.t("note")} multiline />
      </Section>
      <Button wide label={p.t("save")} onTap={() => p.act.save()} />
    </Page>
  );
});
