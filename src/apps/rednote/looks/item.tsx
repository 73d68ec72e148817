/** The header of an item's page: pictures, price and title. */
import { Show } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./item.css";

export function ItemHead(p: {
  /** The URLs of the pictures. */
  readonly pictures: readonly string[];
  readonly at: number;
  readonly pictureName: string;
  readonly price: string;
  readonly sold: string;
  readonly title: string;
  readonly heading: string;
  readonly onShow: (at: number) => void;
}) {
  const turn = (direction: string) => {
    const to = p.at + (direction === "left" ? 1 : direction === "right" ? -1 : 0);
    if (to === p.at) return false;
    if (to >= 0 && to < p.pictures.length) p.onShow(to);
    return true;
  };
  return (
    <>
      <Tap class="item-picture" role="image" name={p.pictureName} onSwipe={turn}>
        <img src={p.pictures[p.at]} alt="" decoding="sync" />
        <Show when={p.pictures.length > 1}>
          <span class="item-count">
            {p.at + 1}/{p.pictures.length}
          </span>
        </Show>
      </Tap>
      <div class="item-card">
        <div class="item-price">
          <b>{p.price}</b>
          <small>{p.sold}</small>
        </div>
        <h2>{p.title}</h2>
      </div>
      <h3 class="item-heading">{p.heading}</h3>
    </>
  );
}
