/** To-dos in groups: overdue, today, later, without a day, completed. */
import checklist from "@material-symbols/svg-400/rounded/check_circle.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { dateText } from "#os/format.ts";
import { dayMs, minuteMs } from "#state/civil.ts";
import { dayAt, dayNumber, dayStartMs } from "#state/day.ts";
import type { ScreenProps } from "#ui/screen-binding.tsx";
import { Empty, Section } from "#ui/kit/page.tsx";
import { Check, List } from "#ui/kit/rows.tsx";
import type notes from "../../index.ts";
import { TodoRow } from "../../looks/todo-row.tsx";
import { type Todo } from "../../state.ts";
import { type TextKey } from "../../strings.ts";
import { dueText } from "../../texts.ts";
import { todoGroups, type TodoGroupName } from "../../todo-queries.ts";

const titles = { overdue: "overdue", today: "today", later: "later", undated: "undated", done: "completed" } as const;
const tones = { low: "teal", medium: "amber", high: "red" } as const;

export function TodoList(p: { readonly host: ScreenProps<typeof notes, "list", TextKey> }) {
  const host = () => p.host;
  const today = createMemo(() => dayAt(host().now, host().offsetMin));
  const groups = createMemo(() => todoGroups(host().state, host().view.query, host().view.folder, today()));
  const choosing = () => host().view.chosen.length > 0;
  const isLate = ({ due, dueMinute, doneAt }: Todo): boolean => {
    if (due === null || doneAt !== null) return false;
    const end = dueMinute === null ? dayMs : dueMinute * minuteMs;
    return dayStartMs(dayNumber(due), host().offsetMin) + end <= host().now;
  };
  /** A completed to-do shows the day of its completion. */
  const when = (todo: Todo, group: TodoGroupName): string | undefined =>
    group === "done"
      ? host().t("doneOn", { date: dateText(todo.doneAt!, host().os, host().now) })
      : dueText(todo, host().os, host().now, host().t);
  const flag = ({ priority }: Todo) =>
    priority === "none"
      ? undefined
      : { tone: tones[priority], name: host().t("priorityOf", { name: host().t(priority) }) };
  return (
    <Show
      when={groups().length > 0}
      fallback={
        <Empty
          icon={checklist}
          title={host().t(host().view.query === "" ? "emptyTodos" : "noHits")}
          hint={host().view.query === "" ? host().t("emptyTodosHint") : undefined}
        />
      }
    >
      <For each={groups()}>
        {(group) => (
          <Section title={host().t(titles[group.name])}>
            <List each={group.todos}>
              {(todo) => (
                <TodoRow
                  title={todo.text}
                  done={todo.doneAt !== null}
                  due={when(todo, group.name)}
                  late={isLate(todo)}
                  folder={host().state.folders[todo.folder ?? ""]?.name}
                  flag={flag(todo)}
                  on={host().view.chosen.includes(todo.id)}
                  check={
                    <Check
                      on={todo.doneAt !== null}
                      name={host().t("tickItem", { name: todo.text })}
                      onTap={() => host().act.tick({ id: todo.id })}
                    />
                  }
                  onTap={() =>
                    choosing() ? host().act.chooseTodo({ id: todo.id }) : host().act.openTodo({ id: todo.id })
                  }
                  onHold={() => host().act.chooseTodo({ id: todo.id })}
                />
              )}
            </List>
          </Section>
        )}
      </For>
    </Show>
  );
}
