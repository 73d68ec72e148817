/** The head of a community or of a profile: banner, icon, name, a line of facts, buttons. */
import { For, Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./profile.css";

export function BannerHead(p: {
  readonly colour: string;
  readonly icon: JSX.Element;
  readonly name: string;
  readonly sub?: string | undefined;
  readonly facts: string;
  readonly about?: string | undefined;
  readonly buttons: JSX.Element;
  readonly links?: JSX.Element;
}) {
  return (
    <div class="banner-head">
      <div class="cover-strip" style={{ background: p.colour }} />
      <div class="banner-line">
        <div class="banner-icon">{p.icon}</div>
        <div class="banner-names">
          <h2>{p.name}</h2>
          <Show when={p.sub}>
            <p>{p.sub}</p>
          </Show>
        </div>
      </div>
      <div class="banner-line">
        <p class="banner-facts">{p.facts}</p>
        {p.buttons}
      </div>
      <Show when={p.about}>
        <p class="banner-about">{p.about}</p>
      </Show>
      {p.links}
    </div>
  );
}
/** A link in a text colour, below the head. */
export function HeadLink(p: { readonly label: string; readonly onTap: () => void }) {
  return (
    <Tap class="head-link" role="link" name={p.label} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
/** Numbers with their labels, in two columns. */
export function FactGrid(p: { readonly facts: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    <div class="fact-grid">
      <For each={p.facts}>
        {(fact) => (
          <div>
            <b>{fact.value}</b>
            <small>{fact.label}</small>
          </div>
        )}
      </For>
    </div>
  );
}
