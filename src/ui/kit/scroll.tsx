/** A part that scrolls. Its offset is state: it is set after each drawing, and only gestures change it, by command. */
import { onCleanup, type JSX } from "solid-js";
import { useHolder } from "../bind.tsx";
import { scrolls } from "../touch.ts";
import "./scroll.css";

export function Scroll(p: {
  readonly name: string;
  readonly axis?: "x" | "y" | undefined;
  readonly class?: string | undefined;
  readonly style?: JSX.CSSProperties | undefined;
  /** Where it stands while nobody has scrolled. */
  readonly from?: number | undefined;
  /** Opens at its end and stays there while it grows. */
  readonly end?: boolean | undefined;
  /** Pulled down at its top: asks for what is shown anew. */
  readonly onPull?: (() => void) | undefined;
  readonly children: JSX.Element;
}) {
  const holder = useHolder();
  const register = (el: Element) => {
    scrolls.set(el, {
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
    onCleanup(() => scrolls.delete(el));
  };
  return (
    <div ref={register} class={`scroll scroll-${p.axis ?? "y"} ${p.class ?? ""}`} style={p.style}>
      {p.children}
    </div>
  );
}
