/** What stands at the foot of a map on which something is chosen. */
import type { JSX } from "solid-js";
import "./foot-card.css";

export function FootCard(p: { readonly title: string; readonly note: string; readonly children: JSX.Element }) {
  return (
    <div class="foot-card">
      <h2>{p.title}</h2>
      <p>{p.note}</p>
      {p.children}
    </div>
  );
}
/** A frame over the map: what lies in it is meant. */
export function BoxFrame(p: { readonly top: number; readonly bottom: number; readonly side: number }) {
  return (
    <div
      class="box-frame"
      style={{ top: `${p.top}px`, bottom: `${p.bottom}px`, left: `${p.side}px`, right: `${p.side}px` }}
    />
  );
}
