/** A picture on a black background, as large as the page allows. The page must have the class "black". */
import type { JSX } from "solid-js";
import "./full-picture.css";

export function FullPicture(p: { readonly children: JSX.Element }) {
  return <div class="whole-picture">{p.children}</div>;
}
/** The pager at the bottom of a page with one picture. It opens the previous or the next picture. */
export function PicturePager(p: { readonly children: JSX.Element }) {
  return <div class="picture-turns">{p.children}</div>;
}
