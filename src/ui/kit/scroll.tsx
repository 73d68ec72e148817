/**
 * A scrollable part. The phone's state contains its offset. The offset is applied after each drawing, and only the
 * commands of gestures change it.
 */
import { onCleanup, type JSX } from "solid-js";
import { useHostScreen } from "../screen-binding.tsx";
import { scrollParts } from "../touch.ts";
import "./scroll.css";

export function Scroll(p: {
  readonly name: string;
  readonly axis?: "x" | "y" | undefined;
  readonly class?: string | undefined;
  readonly style?: JSX.CSSProperties | undefined;
  /** The initial offset, which applies until the user has scrolled. */
  readonly from?: number | undefined;
  /** Whether the part opens at its end and stays there while it grows. */
  readonly end?: boolean | undefined;
  /** Called when the user pulls the part down at its top to refresh it. */
  readonly onPull?: (() => void) | undefined;
  readonly children: JSX.Element;
}) {
  const holder = useHostScreen();
  const register = (el: Element) => {
    scrollParts.set(el, {
      app: holder.app,
      entry: holder.key,
      get name() {
        return p.name;
      },
      axis: p.axis ?? "y",
      end: p.end === true,
      get onPull() {
        return p.onPull;
      },
      offset: () => holder.entry().scroll[p.name] ?? p.from ?? 0,
      startsLower: (p.from ?? 0) > 0,
    });
    onCleanup(() => scrollParts.delete(el));
  };
  return (
    <div ref={register} class={`scroll scroll-${p.axis ?? "y"} ${p.class ?? ""}`} style={p.style}>
      {p.children}
    </div>
  );
}
