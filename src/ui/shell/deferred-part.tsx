/** Parts of the shell whose code is loaded when they are first shown. For example, most screens need no keyboard. */
import { createSignal, Show, type Component } from "solid-js";
import { Dynamic } from "solid-js/web";
import { track } from "../loading.ts";

/** Returns a component that loads its code when it is first mounted. After a failure, the next mount tries again. */
export function deferredPart(fetch: () => Promise<Component>): Component {
  const [part, setPart] = createSignal<Component>();
  let isRequested = false;
  return () => {
    if (!isRequested) {
      isRequested = true;
      const coming = fetch().then((found) => void setPart(() => found));
      coming.catch(() => (isRequested = false));
      track(coming);
    }
    return <Show when={part()}>{(found) => <Dynamic component={found()} />}</Show>;
  };
}
