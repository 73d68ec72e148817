/** Draws the screen on top of a task. It may be another app's than the one that the task was opened for. */
import { createMemo, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { langOf } from "../../os/format.ts";
import { state } from "../runtime.ts";
import { screenOf } from "../screens.ts";

export function ScreenHost(p: { readonly task: string }) {
  const depth = createMemo(() => (state().view.tasks[p.task]?.stack.length ?? 0) - 1);
  return <Level task={p.task} at={depth()} />;
}
/** One screen of the stack; below a sheet that covers a part of the glass, the one that it stands on. */
function Level(p: { readonly task: string; readonly at: number; readonly behind?: true }) {
  const entry = createMemo(() => state().view.tasks[p.task]?.stack[p.at]);
  const key = createMemo(() => entry()?.key);
  return (
    <Show when={key()} keyed>
      {(entryKey) => {
        const def = createMemo(() => {
          const at = entry();
          return at && screenOf(at.app, at.screen, langOf(state().os));
        });
        return (
          <Show when={def()} keyed>
            {(d) => (
              <>
                <Show when={d.over === true && p.at > 0}>
                  <Level task={p.task} at={p.at - 1} behind />
                </Show>
                {/* Fingers pass through what is inert, and what they cannot reach is not told. */}
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
