/**
 * Handles the enter key. It comes from the on-screen keyboard, from the ENTER action, or from a person's own keyboard.
 */
import { osId } from "#os/command.ts";
import { fields, type FieldPart } from "./fields.ts";
import { dispatch, state } from "./runtime.ts";

/** Returns the focused field and its element, or null if the field is not drawn. */
export function focusedField(): { el: Element; field: FieldPart } | null {
  const { focus, front, tasks } = state().view;
  if (!focus) return null;
  const key = focus.field.startsWith("os.") ? osId : tasks[front]?.stack.at(-1)?.key;
  for (const [el, field] of fields) if (field.entry === key && field.path === focus.field) return { el, field };
  return null;
}
export function pressEnter(): void {
  const { focus } = state().view;
  if (!focus) return;
  if (focus.composing !== "") {
    // Inserts the letters of the composition unchanged.
    dispatch({ name: "os.type", args: { text: focus.composing.replaceAll("'", "") } });
    return;
  }
  if (focus.enter === "newline") {
    dispatch({ name: "os.type", args: { text: "\n" } });
    return;
  }
  const at = focusedField();
  if (at?.field.hasEnter()) at.field.enter();
  if (focus.enter === "next") focusNeighbor(1);
  else if (state().view.focus) dispatch({ name: "os.blur", args: {} });
}
/** Moves the focus to the next or the previous field of the screen. If there is none, no field has the focus. */
export function focusNeighbor(by: -1 | 1): void {
  const at = focusedField();
  const here = [...fields].filter(([, f]) => f.app === at?.field.app && f.entry === at.field.entry);
  const ordered = here.toSorted(([a], [b]) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const neighbor = ordered[ordered.findIndex(([el]) => el === at?.el) + by];
  if (neighbor) neighbor[1].focusEnd();
  else dispatch({ name: "os.blur", args: {} });
}
