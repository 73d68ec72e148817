/** Converts goods into tiles. */
import type { Lang } from "#os/values.ts";
import goods from "#world/goods/index.ts";
import { worldUrl } from "#world/url.ts";
import { priceText } from "../../format.ts";
import type { ItemTile } from "../../looks/goods.tsx";

interface Item {
  readonly id: string;
  readonly title: { readonly en: string; readonly zh: string };
  readonly pictures: readonly string[];
  readonly priceCents: number;
}
export const itemTile = (item: Item, lang: Lang, note?: string): ItemTile => ({
  id: item.id,
  title: lang === "en" ? item.title.en : item.title.zh,
  price: priceText(item.priceCents),
  note,
  picture: worldUrl(goods.queries.picture, { id: item.pictures[0] ?? "" }),
});
