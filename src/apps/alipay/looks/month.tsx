/** The header of a list of bills: the month with its totals, and the filters. */
import down from "@material-symbols/svg-400/rounded/arrow_drop_down.svg?raw";
import { For, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./month.css";

export function MonthHeader(p: {
  readonly month: string;
  readonly name: string;
  readonly sums: string;
  readonly link: string;
  readonly onMonth: () => void;
  readonly onLink: () => void;
}) {
  return (
    <div class="month-top">
      <div>
        <Tap class="month-pick" name={p.name} onTap={() => p.onMonth()}>
          <span>{p.month}</span>
          <Icon of={down} />
        </Tap>
        <p class="month-sums">{p.sums}</p>
      </div>
      <Tap class="month-link" name={p.link} onTap={() => p.onLink()}>
        {p.link}
      </Tap>
    </div>
  );
}
export function FilterBar(p: { readonly children: JSX.Element }) {
  return <div class="filters">{p.children}</div>;
}
/** A grid of options in three columns. */
export function OptionGrid<I extends string>(p: {
  readonly options: readonly { readonly id: I; readonly label: string }[];
  readonly chosen: I | null;
  readonly onPick: (id: I) => void;
}) {
  return (
    <div class="choices">
      <For each={p.options}>
        {(o) => (
          <Tap class="pill-act" role="option" name={o.label} on={p.chosen === o.id} onTap={() => p.onPick(o.id)}>
            <span>{o.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
