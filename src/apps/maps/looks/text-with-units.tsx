/** A text in which each number stays on one line with its unit. */
import { For } from "solid-js";
import { splitAtUnits } from "../format.ts";
import "./text-with-units.css";

export function TextWithUnits(p: { readonly text: string }) {
  // `i` is not a separate text for a screen reader, so the whole text is read as one.
  return <For each={splitAtUnits(p.text)}>{(piece, n) => <>{n() % 2 ? <i class="measure">{piece}</i> : piece}</>}</For>;
}
