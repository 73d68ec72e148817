/** Parts of the shell whose code comes when they are first shown: a keyboard is not on every glass. */
import { createSignal, Show, type Component } from "solid-js";
import { Dynamic } from "solid-js/web";
import { track } from "../pending.ts";

/** To be mounted where the part is to be seen. What cannot be had is tried again then. */
export function later(fetch: () => Promise<Component>): Component {
  const [part, setPart] = createSignal<Component>();
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      const coming = fetch().then((found) => void setPart(() => found));
      coming.catch(() => (asked = false));
      track(coming);
    }
    return <Show when={part()}>{(found) => <Dynamic component={found()} />}</Show>;
  };
}
