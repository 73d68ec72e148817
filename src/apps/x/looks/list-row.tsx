/** A row of a list or a community: a square picture, the name, facts, and a button. */
import { Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./list-row.css";

export function ListRow(p: {
  readonly name: string;
  readonly note: string;
  readonly hue: number;
  readonly icon?: string | undefined;
  readonly picture?: JSX.Element;
  readonly locked?: string | undefined;
  readonly button?: JSX.Element;
  readonly onTap: () => void;
}) {
  return (
    <div class="list-row">
      <Tap class="list-open" role="link" name={p.name} value={p.note} onTap={() => p.onTap()}>
        <div class="list-sign" style={{ background: `hsl(${p.hue} 45% 42%)` }}>
          {p.picture}
          <Show when={p.icon}>{(icon) => <Icon of={icon()} />}</Show>
        </div>
        <div class="list-words">
          <p>
            <b>{p.name}</b>
            <Show when={p.locked}>
              <small> · {p.locked}</small>
            </Show>
          </p>
          <small>{p.note}</small>
        </div>
      </Tap>
      {p.button}
    </div>
  );
}
/** The head of a list's or community's page. */
export function ListHead(p: {
  readonly picture?: JSX.Element;
  readonly hue: number;
  readonly name: string;
  readonly about: string;
  readonly facts: JSX.Element;
  readonly children: JSX.Element;
}) {
  return (
    <div class="list-head">
      <div class="list-banner" style={{ background: `hsl(${p.hue} 40% 44%)` }}>
        {p.picture}
      </div>
      <div class="list-head-words">
        <h2>{p.name}</h2>
        <Show when={p.about}>
          <p>{p.about}</p>
        </Show>
        <div class="list-facts">{p.facts}</div>
        <div class="list-buttons">{p.children}</div>
      </div>
    </div>
  );
}
export function FactLink(p: { readonly label: string; readonly onTap: () => void }) {
  return (
    <Tap class="fact-link" role="link" name={p.label} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
/** A numbered rule of a community. */
export function RuleRow(p: { readonly n: number; readonly text: string }) {
  return (
    <div class="rule-row">
      <i>{p.n}</i>
      <p>{p.text}</p>
    </div>
  );
}
