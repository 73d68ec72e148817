/** Things for sale: square pictures on grey, tiles of a shelf, rows of results, small lines of carts and orders. */
import { Show, type JSX } from "solid-js";
import { Scroll } from "../../../ui/kit/scroll.tsx";
import { Tap } from "../../../ui/kit/tap.tsx";
import { Heart } from "./ovals.tsx";
import { Kept } from "./kept.tsx";
import { Photo, type Pictured } from "./photo.tsx";
import "./lots.css";

/** A row of tiles under a heading that may lead to all of them. */
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
  readonly picture: Pictured;
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
        <Kept text={p.price} />
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
interface LotProps {
  readonly picture: Pictured;
  readonly title: string;
  /** Before the title: "New listing", "Sponsored". */
  readonly tag?: string | undefined;
  readonly condition?: string | undefined;
  readonly price: string;
  readonly was?: string | undefined;
  /** "3 bids · 2d 4h", "Buy It Now". */
  readonly format?: string | undefined;
  readonly hot?: boolean | undefined;
  readonly shipping?: string | undefined;
  readonly good?: string | undefined;
  readonly more?: readonly string[] | undefined;
  readonly heart?: { readonly on: boolean; readonly name: string; readonly onTap: () => void } | undefined;
  readonly onTap: () => void;
  readonly children?: JSX.Element;
}
const nameOf = (p: LotProps): string =>
  [p.tag, p.title, p.condition, p.price, p.format, p.shipping, p.good, ...(p.more ?? [])].filter((x) => x).join(", ");
function Words(p: LotProps) {
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
        <Kept text={p.price} />
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
/** A result: its picture at the left with a heart on it, its facts beside. */
export function LotRow(p: LotProps) {
  return (
    <div class="lot-row">
      <Tap class="lot-row-tap" role="listitem" name={nameOf(p)} onTap={() => p.onTap()}>
        <Photo of={p.picture} class="lot-picture" />
        <div class="lot-words">
          <Words {...p} />
        </div>
      </Tap>
      <Show when={p.heart}>
        {(it) => (
          <div class="lot-heart">
            <Heart {...it()} />
          </div>
        )}
      </Show>
      {p.children}
    </div>
  );
}
/** The same in a gallery of two columns: no frame, no shadow. */
export function LotCell(p: LotProps) {
  return (
    <div class="lot-cell">
      <Tap class="lot-cell-tap" role="listitem" name={nameOf(p)} onTap={() => p.onTap()}>
        <Photo of={p.picture} class="lot-square" />
        <Words {...p} />
      </Tap>
      <Show when={p.heart}>
        {(it) => (
          <div class="lot-cell-heart">
            <Heart {...it()} />
          </div>
        )}
      </Show>
    </div>
  );
}
export function Gallery(p: { readonly children: JSX.Element }) {
  return <div class="lot-gallery">{p.children}</div>;
}
/** A thing in a cart, an order, a conversation: small, with lines beside it. */
export function LotLine(p: {
  readonly picture: Pictured;
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
            <Kept text={p.price!} />
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
