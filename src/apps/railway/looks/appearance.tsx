/** Wraps every screen and applies the app's own text size. */
import type { JSX } from "solid-js";

const sizes = { normal: 1, large: 1.15, largest: 1.3 } as const;
export function Appearance(p: { readonly size: keyof typeof sizes; readonly children: JSX.Element }) {
  return (
    <div class="rail" style={p.size === "normal" ? undefined : { "--fs": String(sizes[p.size]) }}>
      {p.children}
    </div>
  );
}
