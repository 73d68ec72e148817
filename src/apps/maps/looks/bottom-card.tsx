/** A card at the bottom of a map. The user chooses something on the map, such as an area. */
import type { JSX } from "solid-js";
import "./bottom-card.css";

export function BottomCard(p: { readonly title: string; readonly note: string; readonly children: JSX.Element }) {
  return (
    <div class="foot-card">
      <h2>{p.title}</h2>
      <p>{p.note}</p>
      {p.children}
    </div>
  );
}
/** A frame over the map that selects an area. */
export function AreaFrame(p: { readonly top: number; readonly bottom: number; readonly side: number }) {
  return (
    <div
      class="box-frame"
      style={{ top: `${p.top}px`, bottom: `${p.bottom}px`, left: `${p.side}px`, right: `${p.side}px` }}
    />
  );
}
