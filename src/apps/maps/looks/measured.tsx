/** A text in which each number stays on one line with its unit. */
import { For } from "solid-js";
import { piecesOf } from "../format.ts";
import "./measured.css";

export function Measured(p: { readonly text: string }) {
  // An `i` is no text of its own for a screen reader: the text around it is read as one.
  return <For each={piecesOf(p.text)}>{(piece, n) => <>{n() % 2 ? <i class="measure">{piece}</i> : piece}</>}</For>;
}
