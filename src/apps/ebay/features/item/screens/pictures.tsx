import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { localized } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { Paragraph } from "#apps/ebay/looks/content.tsx";
import { PicturePager, Thumbnails } from "#apps/ebay/looks/pager.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { strings } from "#apps/ebay/strings.ts";

export default screen(ebay, strings, "pictures", (p) => {
  const found = queryWorld(goods.queries.item, () => ({ id: p.params.item }));
  return (
    <ShopPage shade={p.state.prefs.theme} back="close" title={p.t("pictures")}>
      <Show when={found()}>
        {(item) => {
          const next = () => (p.view.at + 1) % item().pictures.length;
          return (
            <>
              <PicturePager
                dark
                pictures={item().pictures}
                at={Math.min(p.view.at, item().pictures.length - 1)}
                name={p.t("pictureN", { n: p.view.at + 1 })}
                onTap={() => p.act.show({ at: next() })}
                onShow={(at) => p.act.show({ at })}
              />
              <Thumbnails
                pictures={item().pictures}
                at={p.view.at}
                nameOf={(n) => p.t("pictureN", { n })}
                onShow={(at) => p.act.show({ at })}
              />
              <Paragraph>{localized(item().title, p.lang)}</Paragraph>
            </>
          );
        }}
      </Show>
    </ShopPage>
  );
});
