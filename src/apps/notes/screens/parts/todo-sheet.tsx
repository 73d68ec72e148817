/** The sheet for editing a to-do: text, day and time, priority, folder. */
import calendar from "@material-symbols/svg-400/rounded/event.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import schedule from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import { Show } from "solid-js";
import { dayAt, dayNumber, formatDay, dayNumberOf, partsOf } from "#state/day.ts";
import type { ScreenProps } from "#ui/screen-binding.tsx";
import { Button, Chips } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Sheet } from "#ui/kit/overlays.tsx";
import { Stack, Text } from "#ui/kit/page.tsx";
import { DatePicker, TimePicker } from "#ui/kit/pickers.tsx";
import { SwitchRow } from "#ui/kit/rows.tsx";
import type notes from "../../index.ts";
import { foldersOf } from "../../queries.ts";
import { priorities } from "../../state.ts";
import { type TextKey } from "../../strings.ts";
import { dayText } from "../../texts.ts";

/** The id of the choice for "no day". */
const noDay = "none";

export function TodoSheet(p: { readonly host: ScreenProps<typeof notes, "list", TextKey> }) {
  const host = () => p.host;
  const today = () => dayAt(host().now, host().offsetMin);
  const near = () => [formatDay(today()), formatDay(today() + 1)];
  /** If no chip stands for the chosen day, the last chip shows that day. */
  const other = () => {
    const { due } = host().view;
    return due !== null && !near().includes(due) ? due : null;
  };
  const pick = (id: string) => {
    if (id === "other") host().setView({ dating: !host().view.dating });
    else host().setView({ due: id === noDay ? null : id, dating: false });
  };
  return (
    <Sheet
      open={host().view.open === "todo"}
      title={host().t(host().view.editing === null ? "newTodo" : "edit")}
      actions={
        <>
          <Show when={host().can("trashTodo")}>
            <Button kind="danger" icon={del} label={host().t("delete")} onTap={() => host().act.trashTodo()} />
          </Show>
          <Button label={host().t("save")} disabled={!host().can("saveTodo")} onTap={() => host().act.saveTodo()} />
        </>
      }
    >
      <Stack gap="small">
        <Field
          at={host().field("todo")}
          label={host().t("todoText")}
          placeholder={host().t("todoHint")}
          onEnter={() => host().act.saveTodo()}
        />
        <Text as="sub" dim>
          {host().t("due")}
        </Text>
        <Chips
          columns={2}
          name="due"
          options={[
            { id: noDay, label: host().t("noDay") },
            ...near().map((id) => ({ id, label: dayText(id, host().os, host().now, host().t) })),
            {
              id: "other",
              label: other() === null ? host().t("pickDay") : dayText(other()!, host().os, host().now, host().t),
              icon: calendar,
            },
          ]}
          chosen={other() === null ? (host().view.due ?? noDay) : "other"}
          onPick={pick}
        />
        <Show when={host().view.dating}>
          <DatePicker
            shown={{ year: host().view.shownYear, month: host().view.shownMonth }}
            chosen={host().view.due === null ? null : partsOf(dayNumber(host().view.due!))}
            today={partsOf(today())}
            onMonth={(shownYear, shownMonth) => host().setView({ shownYear, shownMonth })}
            onPick={(d) => host().setView({ due: formatDay(dayNumberOf(d.year, d.month, d.day)), dating: false })}
          />
        </Show>
        <Show when={host().view.due !== null}>
          <SwitchRow
            icon={schedule}
            title={host().t("dueTime")}
            subtitle={host().t("dueTimeHint")}
            on={host().view.timed}
            onTap={() => host().setView({ timed: !host().view.timed })}
          />
          <Show when={host().view.timed}>
            <TimePicker hour={host().field("hour")} minute={host().field("minute")} />
          </Show>
        </Show>
        <Text as="sub" dim>
          {host().t("priority")}
        </Text>
        <Chips
          columns={4}
          name="priorities"
          options={priorities.map((id) => ({ id, label: host().t(id) }))}
          chosen={host().view.priority}
          onPick={(id) => host().setView({ priority: priorities.find((x) => x === id) ?? "none" })}
        />
        <Text as="sub" dim>
          {host().t("folder")}
        </Text>
        <Chips
          wrap
          name="todo folders"
          options={[
            { id: "", label: host().t("noFolder") },
            ...foldersOf(host().state).map(({ id, name }) => ({ id, label: name })),
          ]}
          chosen={host().view.todoFolder ?? ""}
          onPick={(id) => host().setView({ todoFolder: id === "" ? null : id })}
        />
      </Stack>
    </Sheet>
  );
}
