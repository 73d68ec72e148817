/** Draws the screen on top of a task. It may be another app's than the one that the task was opened for. */
import { createMemo, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { langOf } from "../../os/format.ts";
import { wordsOf } from "../app-words.ts";
import { state } from "../runtime.ts";
import { screenOf } from "../screens.ts";

export function ScreenHost(p: { readonly task: string }) {
  const top = createMemo(() => state().view.tasks[p.task]?.stack.at(-1));
  const key = createMemo(() => top()?.key);
  return (
    <Show when={key()} keyed>
      {(entryKey) => {
        const def = createMemo(() => {
          const at = top();
          if (!at) return undefined;
          // Both are fetched at once; a change of language draws anew.
          const [screen, words] = [screenOf(at.app, at.screen), wordsOf(at.app, langOf(state().os))];
          return words && screen;
        });
        return (
          <Show when={def()} keyed>
            {(d) => (
              <div class="app-frame" data-app={d.app}>
                <Dynamic component={d.draw} task={p.task} entryKey={entryKey} />
              </div>
            )}
          </Show>
        );
      }}
    </Show>
  );
}
