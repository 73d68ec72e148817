/** A row of a trend, and a row of a past search. */
import { Show } from "solid-js";
import cross from "@material-symbols/svg-400/rounded/close.svg?raw";
import dots from "@material-symbols/svg-400/rounded/more_horiz.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./trends.css";

export function TrendRow(p: {
  readonly about: string;
  readonly name: string;
  readonly count: string;
  readonly menuName: string;
  readonly onTap: () => void;
  readonly onMenu: () => void;
}) {
  return (
    <div class="trend-row">
      <Tap class="trend-open" role="link" name={p.name} value={p.count} onTap={() => p.onTap()}>
        <small>{p.about}</small>
        <b>{p.name}</b>
        <small>{p.count}</small>
      </Tap>
      <Tap class="trend-menu" name={p.menuName} onTap={() => p.onMenu()}>
        <Icon of={dots} size="small" />
      </Tap>
    </div>
  );
}
export function SearchRow(p: {
  readonly text: string;
  readonly icon: string;
  readonly remove?: { readonly name: string; readonly onTap: () => void } | undefined;
  readonly onTap: () => void;
}) {
  return (
    <div class="search-row">
      <Tap class="search-open" role="link" name={p.text} onTap={() => p.onTap()}>
        <Icon of={p.icon} size="small" />
        <span>{p.text}</span>
      </Tap>
      <Show when={p.remove}>
        {(remove) => (
          <Tap class="bar-button" name={remove().name} onTap={() => remove().onTap()}>
            <Icon of={cross} />
          </Tap>
        )}
      </Show>
    </div>
  );
}
export function HeadLine(p: {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onTap: () => void } | undefined;
}) {
  return (
    <div class="head-line">
      <h2>{p.text}</h2>
      <Show when={p.action}>
        {(action) => (
          <Tap class="head-act" name={action().label} onTap={() => action().onTap()}>
            <span>{action().label}</span>
          </Tap>
        )}
      </Show>
    </div>
  );
}
