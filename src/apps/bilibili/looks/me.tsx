/** Parts of the user's own page: the head, the four large entries, and the grid of services. */
import { For, type JSX } from "solid-js";
import next from "@material-symbols/svg-400/outlined/chevron_right.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { joinName } from "./names.ts";
import { Counts } from "./space.tsx";
import "./me.css";

export function MeHead(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly level: string;
  readonly premium: string;
  readonly coins: string;
  readonly space: string;
  readonly onSpace: () => void;
  readonly onCoins: () => void;
  readonly onPremium: () => void;
  readonly counts: Parameters<typeof Counts>[0]["counts"];
}) {
  return (
    <div class="me-head">
      <Tap class="me-open" role="link" name={joinName(p.name, p.level, p.space)} onTap={() => p.onSpace()}>
        {p.face}
        <div class="me-names">
          <h2>
            {p.name} <i class="space-level">{p.level}</i>
          </h2>
        </div>
        <small>{p.space}</small>
        <Icon of={next} size="small" />
      </Tap>
      <div class="me-line">
        <Tap class="me-chip premium" role="link" name={p.premium} onTap={() => p.onPremium()}>
          <span>{p.premium}</span>
        </Tap>
        <Tap class="me-chip" role="link" name={p.coins} onTap={() => p.onCoins()}>
          <span>{p.coins}</span>
        </Tap>
      </div>
      <Counts counts={p.counts} />
    </div>
  );
}
export interface Service {
  readonly label: string;
  readonly icon: string;
  readonly onTap: () => void;
}
export function Services(p: { readonly large?: boolean | undefined; readonly items: readonly Service[] }) {
  return (
    <div class={`services ${p.large === true ? "large" : ""}`}>
      <For each={p.items}>
        {(item) => (
          <Tap class="service" role="link" name={item.label} onTap={() => item.onTap()}>
            <Icon of={item.icon} />
            <span>{item.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
