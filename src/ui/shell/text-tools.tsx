/**
 * The tools for the text of the focused field: handles of the caret and the selection, and the toolbar with "Cut" and
 * "Paste".
 */
import { createMemo, For, Show } from "solid-js";
import { selectionOf } from "#os/keyboard.ts";
import { textAt } from "#os/text-edit.ts";
import { phone } from "../phone.ts";
import { focusedField } from "../enter.ts";
import { Tap } from "../kit/tap.tsx";
import { dispatch, state } from "../runtime.ts";
import { boxOf, linesOf, type DisplayPoint } from "../scale.ts";
import { shellText, type ShellKey } from "./strings.ts";
import "./text-tools.css";

/**
 * A drag of a handle stays on the handle's line if it moves vertically by at most this distance, in points of the
 * display. The tolerance is needed because a handle is drawn below its line.
 */
const sameLineDistance = 12;

export function TextTools() {
  const focus = createMemo(() => {
    const f = state().view.focus;
    return f && f.tools !== "none" ? f : null;
  });
  return (
    <Show when={focus()}>
      {(f) => (
        <div class="text-tools" classList={{ over: f().field.startsWith("os.") }}>
          <Show
            when={f().caret !== f().anchor}
            fallback={
              <Show when={focusedText() !== ""}>
                <Handle end="caret" name="caretHandle" />
              </Show>
            }
          >
            <Handle end="start" name="selectionStart" />
            <Handle end="end" name="selectionEnd" />
          </Show>
          <Show when={f().tools === "bar"}>
            <TextToolbar />
          </Show>
        </div>
      )}
    </Show>
  );
}
const focusedText = (): string => {
  const { focus } = state().view;
  return focus ? (textAt(phone.textsOf(state(), focus.field), focus.field) ?? "") : "";
};
function Handle(p: { readonly end: "caret" | "start" | "end"; readonly name: ShellKey }) {
  const drag = (to: DisplayPoint, from: DisplayPoint) => {
    const { focus } = state().view;
    const found = focusedField();
    if (!focus || !found) return;
    const [start, end] = selectionOf(focus);
    const line = lineAt(found.el, p.end);
    const y = line !== null && Math.abs(to.y - from.y) <= sameLineDistance ? line : to.y;
    const at = found.field.indexAt({ x: to.x, y });
    if (p.end === "caret") {
      dispatch({ name: "os.caret", args: { at, handle: true } });
      return;
    }
    const stays = p.end === "start" ? end : start;
    // The two ends of a selection must not be at the same index, because a selection has at least one character.
    if (stays !== at) dispatch({ name: "os.select", args: { from: stays, to: at } });
  };
  return (
    <Tap
      class={`text-handle ${p.end === "caret" ? "middle" : p.end}`}
      role="slider"
      name={shellText(p.name)}
      onTap={
        p.end === "caret"
          ? () => dispatch({ name: "os.textTools", args: { open: state().view.focus?.tools !== "bar" } })
          : undefined
      }
      onDrag={drag}
    >
      <div class="text-handle-drop" />
    </Tap>
  );
}
/** Returns the vertical middle of the line at a handle, or null. */
function lineAt(field: Element, end: "caret" | "start" | "end"): number | null {
  const part = field.querySelector(end === "caret" ? ".caret" : ".typed.picked");
  const box = part && (end === "caret" ? boxOf(part) : linesOf(part).at(end === "start" ? 0 : -1));
  return box ? (box.top + box.bottom) / 2 : null;
}
function TextToolbar() {
  const items = createMemo(() => {
    const { focus, clipboard } = state().view;
    if (!focus) return [];
    const [from, to] = selectionOf(focus);
    const length = focusedText().length;
    const some = from < to && focus.kind !== "password";
    const all: [ShellKey, string, boolean][] = [
      ["cut", "os.cut", some],
      ["copy", "os.copy", some],
      ["paste", "os.paste", clipboard.items.length > 0],
      ["selectAll", "os.selectAll", length > 0 && to - from < length],
    ];
    return all.filter(([, , on]) => on);
  });
  return (
    <Show when={items().length > 0}>
      <div class="text-bar">
        <For each={items()}>
          {([key, name]) => (
            <Tap class="text-bar-item" name={shellText(key)} onTap={() => dispatch({ name, args: {} })}>
              {shellText(key)}
            </Tap>
          )}
        </For>
      </div>
    </Show>
  );
}
