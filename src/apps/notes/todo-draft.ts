/** The draft in the to-do sheet. Converts a to-do to a draft, and a draft to a to-do. */
import { offsetOf } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { civilOf, hourMs } from "#state/civil.ts";
import { dayAt, dayNumber, partsOf } from "#state/day.ts";
import type { Priority, State } from "./state.ts";

export interface TodoDraft {
  readonly editing: string | null;
  readonly todo: string;
  readonly due: string | null;
  readonly timed: boolean;
  readonly hour: string;
  readonly minute: string;
  readonly priority: Priority;
  readonly todoFolder: string | null;
  readonly dating: boolean;
  readonly shownYear: number;
  readonly shownMonth: number;
}
/**
 * Creates the draft for an existing to-do. If the id is null, creates the draft for a new to-do in a folder. The
 * default time is the next full hour.
 */
export function createTodoDraft(
  state: State,
  { id, folder }: { readonly id: string | null; readonly folder: string | null },
  os: OsState,
  now: number,
): TodoDraft {
  const todo = state.todos[id ?? ""];
  const offset = offsetOf(os);
  const minutes = todo?.dueMinute ?? civilOf(now + hourMs, offset).hour * 60;
  const { year, month } = partsOf(todo?.due == null ? dayAt(now, offset) : dayNumber(todo.due));
  return {
    editing: id,
    todo: todo?.text ?? "",
    due: todo?.due ?? null,
    timed: todo !== undefined && todo.dueMinute !== null,
    hour: padTwo(Math.floor(minutes / 60)),
    minute: padTwo(minutes % 60),
    priority: todo?.priority ?? "none",
    todoFolder: todo ? todo.folder : folder,
    dating: false,
    shownYear: year,
    shownMonth: month,
  };
}
const padTwo = (n: number): string => String(n).padStart(2, "0");
/** Returns the arguments of the command that saves a to-do. */
export const draftToFields = ({ editing, todo, due, timed, hour, minute, priority, todoFolder }: TodoDraft) => ({
  id: editing,
  text: todo,
  due,
  dueMinute: due !== null && timed ? Number(hour) * 60 + Number(minute) : null,
  priority,
  folder: todoFolder,
});
