/** A picture on black, as large as the page allows, for pages of the class "black". */
import type { JSX } from "solid-js";
import "./full-picture.css";

export function FullPicture(p: { readonly children: JSX.Element }) {
  return <div class="whole-picture">{p.children}</div>;
}
/** The pager at the bottom of such a page: opens the previous and next picture. */
export function PicturePager(p: { readonly children: JSX.Element }) {
  return <div class="picture-turns">{p.children}</div>;
}
