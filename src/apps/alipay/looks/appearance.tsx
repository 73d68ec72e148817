/** Wraps every screen and applies the app's own theme and text size. */
import type { JSX } from "solid-js";

const sizes = { small: 0.9, normal: 1, large: 1.15, largest: 1.3 } as const;
export function Appearance(p: {
  readonly theme: "phone" | "day" | "night";
  readonly size: keyof typeof sizes;
  readonly children: JSX.Element;
}) {
  return (
    <div
      class={`ali ${p.theme === "phone" ? "" : p.theme}`}
      style={p.size === "normal" ? undefined : { "--fs": String(sizes[p.size]) }}
    >
      {p.children}
    </div>
  );
}
