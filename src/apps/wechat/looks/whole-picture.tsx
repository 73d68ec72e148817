/** A picture on black, as large as there is room: for pages of the class "black". */
import type { JSX } from "solid-js";
import "./whole-picture.css";

export function WholePicture(p: { readonly children: JSX.Element }) {
  return <div class="whole-picture">{p.children}</div>;
}
/** At the foot of such a page: what leads to the pictures beside this one. */
export function PictureTurns(p: { readonly children: JSX.Element }) {
  return <div class="picture-turns">{p.children}</div>;
}
