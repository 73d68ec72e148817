/** Draws the screen on top of one app's stack. */
import { createMemo, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { state } from "../runtime.ts";
import { lookOf } from "../screens.ts";

export function ScreenHost(p: { readonly app: string }) {
  const top = createMemo(() => state().view.tasks[p.app]?.stack.at(-1));
  const key = createMemo(() => top()?.key);
  return (
    <Show when={key()} keyed>
      {(entryKey) => {
        const def = createMemo(() => lookOf(p.app)?.screens[top()?.screen ?? ""]);
        return (
          <Show when={def()} keyed>
            {(d) => <Dynamic component={d.draw} entryKey={entryKey} />}
          </Show>
        );
      }}
    </Show>
  );
}
