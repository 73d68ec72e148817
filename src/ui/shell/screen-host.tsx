/** Draws the top screen of a task. The app of the screen can differ from the app of the task. */
import { createMemo, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { langOf } from "#os/format.ts";
import { state } from "../runtime.ts";
import { findScreen } from "../screens.ts";

export function ScreenHost(p: { readonly task: string }) {
  const depth = createMemo(() => (state().view.tasks[p.task]?.stack.length ?? 0) - 1);
  return <StackScreen task={p.task} at={depth()} />;
}
/** Draws one screen of the stack. If the screen covers only a part of the display, draws the screen below it first. */
function StackScreen(p: { readonly task: string; readonly at: number; readonly behind?: true }) {
  const entry = createMemo(() => state().view.tasks[p.task]?.stack[p.at]);
  const key = createMemo(() => entry()?.key);
  return (
    <Show when={key()} keyed>
      {(entryKey) => {
        const def = createMemo(() => {
          const at = entry();
          return at && findScreen(at.app, at.screen, langOf(state().os));
        });
        return (
          <Show when={def()} keyed>
            {(d) => (
              <>
                <Show when={d.over === true && p.at > 0}>
                  <StackScreen task={p.task} at={p.at - 1} behind />
                </Show>
                {/* Touches pass through an inert element, and the list of elements does not contain it. */}
                <div class="app-frame" data-app={d.app} inert={p.behind === true}>
                  <Dynamic component={d.draw} task={p.task} entryKey={entryKey} />
                </div>
              </>
            )}
          </Show>
        );
      }}
    </Show>
  );
}
