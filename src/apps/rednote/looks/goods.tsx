/** Goods in two columns. */
import { For, Show } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { joinName } from "./names.ts";
import "./goods.css";

export interface ItemTile {
  readonly id: string;
  readonly title: string;
  readonly price: string;
  readonly note?: string | undefined;
  /** The URL of the picture. */
  readonly picture: string;
}
export function ItemGrid(p: { readonly items: readonly ItemTile[]; readonly onTap: (id: string) => void }) {
  return (
    <div class="item-grid">
      <For each={p.items}>
        {(item) => (
          <Tap
            class="item-tile"
            role="link"
            name={joinName(item.title, item.price, item.note)}
            onTap={() => p.onTap(item.id)}
          >
            <img src={item.picture} alt="" decoding="sync" />
            <p>{item.title}</p>
            <div class="item-line">
              <b>{item.price}</b>
              <Show when={item.note}>
                <small>{item.note}</small>
              </Show>
            </div>
          </Tap>
        )}
      </For>
    </div>
  );
}
