/** The bar of a search: ‹, the field, a button. */
import type { JSX } from "solid-js";
import back from "@material-symbols/svg-400/outlined/arrow_back_ios_new.svg?raw";
import { goBack } from "#ui/kit/close.ts";
import { shellText } from "#ui/shell/strings.ts";
import { BarButton } from "./frame.tsx";
import "./search-bar.css";

export function SearchBar(p: { readonly end: JSX.Element; readonly children: JSX.Element }) {
  return (
    <div class="search-bar">
      <BarButton icon={back} name={shellText("back")} onTap={goBack} />
      {p.children}
      {p.end}
    </div>
  );
}
