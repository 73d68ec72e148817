/** A text with no line break between a number and its unit. */
import { For } from "solid-js";
import { splitAtUnits } from "../format.ts";
import "./text-with-units.css";

export function TextWithUnits(p: { readonly text: string }) {
  // A screen reader does not treat `i` as a separate text, so it reads the whole text without interruption.
  return <For each={splitAtUnits(p.text)}>{(piece, n) => <>{n() % 2 ? <i class="measure">{piece}</i> : piece}</>}</For>;
}
