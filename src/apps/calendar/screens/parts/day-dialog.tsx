/** A date picker by year, month and day. The displayed month is stored in the screen's view. */
import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import remove from "@material-symbols/svg-400/rounded/remove.svg?raw";
import { dayAt, dayNumber, formatDay, dayNumberOf, partsOf } from "#state/day.ts";
import { IconButton, Chips } from "#ui/kit/buttons.tsx";
import { FieldRow } from "#ui/kit/shared/field-row.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { DatePicker } from "#ui/kit/pickers.tsx";
import { monthName, type T } from "../../texts.ts";

const [firstYear, lastYear] = [1900, 2100];

export function DayDialog(p: {
  readonly open: boolean;
  readonly title: string;
  readonly chosen: string;
  readonly host: {
    readonly view: { readonly shownYear: string; readonly shownMonth: number };
    readonly state: { readonly settings: { readonly weekStart: number } };
    readonly now: number;
    readonly offsetMin: number;
    readonly lang: string;
    readonly t: T;
    readonly setView: (patch: { shownYear?: string; shownMonth?: number }) => void;
    readonly field: (path: "shownYear") => string;
  };
  readonly onPick: (day: string) => void;
}) {
  const today = () => partsOf(dayAt(p.host.now, p.host.offsetMin));
  const year = () => {
    const typed = Number(p.host.view.shownYear);
    return typed >= firstYear && typed <= lastYear ? typed : today().year;
  };
  const show = (year: number, month: number) => {
    if (year >= firstYear && year <= lastYear) p.host.setView({ shownYear: String(year), shownMonth: month });
  };
  const months = () =>
    Array.from({ length: 12 }, (_, i) => ({
      id: String(i + 1),
      label: p.host.lang === "en" ? monthName(i + 1) : p.host.t("untitledMonth", { n: i + 1 }),
    }));
  return (
    <Dialog
      open={p.open}
      title={p.title}
      ok={p.host.t("today")}
      onOk={() => p.onPick(formatDay(dayAt(p.host.now, p.host.offsetMin)))}
    >
      <FieldRow>
        <Field
          at={p.host.field("shownYear")}
          label={p.host.t("year")}
          kind="number"
          selects
          error={String(year()) === p.host.view.shownYear ? undefined : p.host.t("yearHint")}
        />
        <IconButton
          icon={remove}
          name={p.host.t("yearBefore")}
          disabled={year() === firstYear}
          onTap={() => show(year() - 1, p.host.view.shownMonth)}
        />
        <IconButton
          icon={add}
          name={p.host.t("yearAfter")}
          disabled={year() === lastYear}
          onTap={() => show(year() + 1, p.host.view.shownMonth)}
        />
      </FieldRow>
      <Chips
        columns={4}
        name="months"
        options={months()}
        chosen={String(p.host.view.shownMonth)}
        onPick={(month) => show(year(), Number(month))}
      />
      <DatePicker
        shown={{ year: year(), month: p.host.view.shownMonth }}
        chosen={partsOf(dayNumber(p.chosen))}
        today={today()}
        weekStart={p.host.state.settings.weekStart}
        onMonth={show}
        onPick={(d) => p.onPick(formatDay(dayNumberOf(d.year, d.month, d.day)))}
      />
    </Dialog>
  );
}
