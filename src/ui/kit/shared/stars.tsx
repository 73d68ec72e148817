/** A rating as five stars, in steps of half a star. Apps set the colours with `--star` and `--star-off`. */
import empty from "@material-symbols/svg-400/rounded/star.svg?raw";
import full from "@material-symbols/svg-400/rounded/star-fill.svg?raw";
import half from "@material-symbols/svg-400/rounded/star_half.svg?raw";
import { For } from "solid-js";
import { Icon } from "../icon.tsx";
import { starFills } from "./star-fills.ts";
import "./stars.css";

const drawings = { full, half, empty };
/** `tenths` counts tenths of a star: 45 means four and a half. */
export function Stars(p: { readonly tenths: number; readonly name?: string | undefined }) {
  return (
    <span class="rating-stars" aria-label={p.name}>
      <For each={starFills(p.tenths)}>
        {(fill) => (
          <span class={`star-${fill}`}>
            <Icon of={drawings[fill]} />
          </span>
        )}
      </For>
    </span>
  );
}
