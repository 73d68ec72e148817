/** Parts of the shop: goods in two columns, the plans of the membership, an order. */
import { For, Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { joinName } from "./names.ts";
import "./shop.css";

type Kind = "figure" | "plush" | "paper" | "daily";
/** The drawing of an item: a shape of its kind in its two colours. */
export function GoodsPicture(p: { readonly kind: Kind; readonly colours: readonly [string, string] }) {
  const shapes: Readonly<Record<Kind, () => JSX.Element>> = {
    figure: () => (
      <>
        <ellipse cx="60" cy="104" rx="34" ry="8" fill={p.colours[1]} />
        <path d="M44 100l6-40h20l6 40z" fill={p.colours[1]} />
        <circle cx="60" cy="44" r="18" fill="#fbe3d0" />
        <path d="M40 44c0-18 10-26 20-26s20 8 20 26c-8-8-32-8-40 0z" fill={p.colours[1]} />
      </>
    ),
    plush: () => (
      <>
        <ellipse cx="60" cy="72" rx="40" ry="32" fill={p.colours[1]} />
        <circle cx="46" cy="66" r="4" fill="#fff" />
        <circle cx="74" cy="66" r="4" fill="#fff" />
        <path d="M52 80q8 7 16 0" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round" />
        <path d="M34 46l-8-18M86 46l8-18" stroke={p.colours[1]} stroke-width="8" stroke-linecap="round" />
      </>
    ),
    paper: () => (
      <>
        <rect x="30" y="26" width="60" height="72" rx="3" fill="#fff" />
        <rect x="30" y="26" width="60" height="40" rx="3" fill={p.colours[1]} />
        <path d="M40 78h40M40 87h26" stroke={p.colours[1]} stroke-width="4" stroke-linecap="round" />
      </>
    ),
    daily: () => (
      <>
        <path d="M36 46h48l-5 54H41z" fill={p.colours[1]} />
        <path d="M48 46c0-26 24-26 24 0" stroke={p.colours[1]} stroke-width="5" fill="none" />
        <circle cx="60" cy="72" r="10" fill="#fff" />
      </>
    ),
  };
  return (
    <svg class="goods-picture" viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice">
      <rect width="120" height="120" fill={p.colours[0]} />
      {shapes[p.kind]()}
    </svg>
  );
}
export interface GoodsTile {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly note: string;
  readonly kind: Kind;
  readonly colours: readonly [string, string];
}
export function GoodsGrid<T extends GoodsTile>(p: {
  readonly tiles: readonly T[];
  readonly onOpen: (id: T["id"]) => void;
}) {
  return (
    <div class="goods-grid">
      <For each={p.tiles}>
        {(tile) => (
          <Tap
            class="goods-tile"
            role="link"
            name={joinName(tile.name, tile.price, tile.note)}
            onTap={() => p.onOpen(tile.id)}
          >
            <GoodsPicture kind={tile.kind} colours={tile.colours} />
            <p>{tile.name}</p>
            <div class="goods-foot">
              <b>{tile.price}</b>
              <small>{tile.note}</small>
            </div>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** The pink band of the membership. */
export function PremiumBand(p: {
  readonly title: string;
  readonly note: string;
  readonly onTap?: (() => void) | undefined;
}) {
  const inside = () => (
    <>
      <b>{p.title}</b>
      <span>{p.note}</span>
    </>
  );
  return (
    <Show when={p.onTap} fallback={<div class="premium-band">{inside()}</div>}>
      <Tap class="premium-band" role="link" name={joinName(p.title, p.note)} onTap={() => p.onTap!()}>
        {inside()}
      </Tap>
    </Show>
  );
}
export function PlanRow<I extends string>(p: {
  readonly plans: readonly { readonly id: I; readonly name: string; readonly price: string; readonly note: string }[];
  readonly chosen: I;
  readonly onPick: (id: I) => void;
}) {
  return (
    <div class="plan-row">
      <For each={p.plans}>
        {(plan) => (
          <Tap
            class="plan"
            role="radio"
            name={joinName(plan.name, plan.price, plan.note)}
            on={p.chosen === plan.id}
            onTap={() => p.onPick(plan.id)}
          >
            <span>{plan.name}</span>
            <b>{plan.price}</b>
            <small>{plan.note}</small>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function OrderCard(p: {
  readonly title: string;
  readonly state: string;
  readonly note: string;
  readonly price: string;
  readonly picture: JSX.Element;
  readonly onTap: () => void;
  readonly buttons?: JSX.Element;
}) {
  return (
    <div class="order-card">
      <Tap class="order-open" role="link" name={joinName(p.title, p.state, p.note, p.price)} onTap={() => p.onTap()}>
        <div class="order-picture">{p.picture}</div>
        <div class="order-words">
          <p>{p.title}</p>
          <small>{p.note}</small>
          <b>{p.price}</b>
        </div>
        <span class="order-state">{p.state}</span>
      </Tap>
      <Show when={p.buttons}>
        <div class="order-buttons">{p.buttons}</div>
      </Show>
    </div>
  );
}
