/** Listings in four forms: tiles of a shelf, rows of results, gallery cells, and small lines in carts and orders. */
import { Show, type JSX } from "solid-js";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { WatchButton } from "./buttons.tsx";
import { PriceText } from "./price-text.tsx";
import { Photo, type PictureSource } from "./photo.tsx";
import "./items.css";

/** A row of tiles with a heading and an optional link to the full list. */
export function Shelf(p: {
  readonly name: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly more?: { readonly label: string; readonly onTap: () => void } | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <section class="shelf">
      <div class="shelf-head">
        <div class="shelf-title">
          <h2>{p.title}</h2>
          <Show when={p.note}>
            <p>{p.note}</p>
          </Show>
        </div>
        <Show when={p.more}>
          {(it) => (
            <Tap class="shelf-more" role="link" name={`${it().label}: ${p.title}`} onTap={() => it().onTap()}>
              {it().label}
            </Tap>
          )}
        </Show>
      </div>
      <Scroll name={p.name} axis="x" class="shelf-line">
        {p.children}
      </Scroll>
    </section>
  );
}
export function Tile(p: {
  readonly picture: PictureSource;
  readonly title: string;
  readonly price: string;
  readonly was?: string | undefined;
  readonly note?: string | undefined;
  readonly hot?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class="lot-tile"
      role="listitem"
      name={[p.title, p.price, p.note].filter((x) => x).join(", ")}
      onTap={() => p.onTap()}
    >
      <Photo of={p.picture} class="lot-square" />
      <p class="lot-tile-title">{p.title}</p>
      <p class="lot-tile-price">
        <PriceText text={p.price} />
        <Show when={p.was}>
          <s>{p.was}</s>
        </Show>
      </p>
      <Show when={p.note}>
        <p class="lot-note" classList={{ hot: p.hot === true }}>
          {p.note}
        </p>
      </Show>
    </Tap>
  );
}
interface ItemCardProps {
  readonly picture: PictureSource;
  readonly title: string;
  /** A text above the title: "New listing", "Sponsored". */
  readonly tag?: string | undefined;
  readonly condition?: string | undefined;
  readonly price: string;
  readonly was?: string | undefined;
  /** The sale format with its details: "3 bids · 2d 4h", "Buy It Now". */
  readonly format?: string | undefined;
  readonly hot?: boolean | undefined;
  readonly shipping?: string | undefined;
  readonly good?: string | undefined;
  readonly more?: readonly string[] | undefined;
  readonly heart?: { readonly on: boolean; readonly name: string; readonly onTap: () => void } | undefined;
  readonly onTap: () => void;
  readonly children?: JSX.Element;
}
const accessibleName = (p: ItemCardProps): string =>
  [p.tag, p.title, p.condition, p.price, p.format, p.shipping, p.good, ...(p.more ?? [])].filter((x) => x).join(", ");
function ItemFacts(p: ItemCardProps) {
  return (
    <>
      <p class="lot-title">
        <Show when={p.tag}>
          <span class="lot-tag">{p.tag}</span>
        </Show>
        {p.title}
      </p>
      <Show when={p.condition}>
        <p class="lot-note">{p.condition}</p>
      </Show>
      <p class="lot-price">
        <PriceText text={p.price} />
        <Show when={p.was}>
          <s>{p.was}</s>
        </Show>
      </p>
      <Show when={p.format}>
        <p class="lot-note" classList={{ hot: p.hot === true }}>
          {p.format}
        </p>
      </Show>
      <Show when={p.shipping}>
        <p class="lot-note">{p.shipping}</p>
      </Show>
      <Show when={p.good}>
        <p class="lot-note good">{p.good}</p>
      </Show>
      {(p.more ?? []).map((line) => (
        <p class="lot-note">{line}</p>
      ))}
    </>
  );
}
/** A search result as a row: the picture with a heart on the left, the facts on the right. */
export function ItemRow(p: ItemCardProps) {
  return (
    <div class="lot-row">
      <Tap class="lot-row-tap" role="listitem" name={accessibleName(p)} onTap={() => p.onTap()}>
        <Photo of={p.picture} class="lot-picture" />
        <div class="lot-words">
          <ItemFacts {...p} />
        </div>
      </Tap>
      <Show when={p.heart}>
        {(it) => (
          <div class="lot-heart">
            <WatchButton {...it()} />
          </div>
        )}
      </Show>
      {p.children}
    </div>
  );
}
/** A search result as a cell of a gallery with two columns, without frame or shadow. */
export function ItemCell(p: ItemCardProps) {
  return (
    <div class="lot-cell">
      <Tap class="lot-cell-tap" role="listitem" name={accessibleName(p)} onTap={() => p.onTap()}>
        <Photo of={p.picture} class="lot-square" />
        <ItemFacts {...p} />
      </Tap>
      <Show when={p.heart}>
        {(it) => (
          <div class="lot-cell-heart">
            <WatchButton {...it()} />
          </div>
        )}
      </Show>
    </div>
  );
}
export function Gallery(p: { readonly children: JSX.Element }) {
  return <div class="lot-gallery">{p.children}</div>;
}
/** A small line in a cart, an order or a thread. */
export function ItemLine(p: {
  readonly picture: PictureSource;
  readonly title: string;
  readonly lines?: readonly (string | undefined)[] | undefined;
  readonly price?: string | undefined;
  readonly state?: string | undefined;
  readonly tone?: "good" | "hot" | "plain" | undefined;
  readonly name?: string | undefined;
  readonly onTap?: (() => void) | undefined;
  readonly children?: JSX.Element;
}) {
  const lines = () => (p.lines ?? []).filter((line) => line !== undefined && line !== "");
  const words = () => (
    <>
      <Photo of={p.picture} class="lot-thumb" />
      <div class="lot-words">
        <Show when={p.state}>
          <p class="lot-state" classList={{ good: p.tone === "good", hot: p.tone === "hot" }}>
            {p.state}
          </p>
        </Show>
        <p class="lot-title">{p.title}</p>
        <Show when={p.price}>
          <p class="lot-price">
            <PriceText text={p.price!} />
          </p>
        </Show>
        {lines().map((line) => (
          <p class="lot-note">{line}</p>
        ))}
      </div>
    </>
  );
  return (
    <div class="lot-line">
      <Show when={p.onTap} fallback={<div class="lot-line-tap">{words()}</div>}>
        <Tap
          class="lot-line-tap"
          role="listitem"
          name={p.name ?? [p.state, p.title, p.price, ...lines()].filter((x) => x).join(", ")}
          onTap={() => p.onTap?.()}
        >
          {words()}
        </Tap>
      </Show>
      <Show when={p.children}>
        <div class="lot-line-acts">{p.children}</div>
      </Show>
    </div>
  );
}
