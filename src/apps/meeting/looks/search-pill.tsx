/** A grey pill with a search field. */
import glass from "@material-symbols/svg-400/rounded/search.svg?raw";
import { Field } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import "./search-pill.css";

export function SearchPill(p: { readonly at: string; readonly name: string }) {
  return (
    <div class="find">
      <Icon of={glass} size="small" />
      <Field at={p.at} label={p.name} placeholder={p.name} bare="body" line kind="search" enter="search" />
    </div>
  );
}
