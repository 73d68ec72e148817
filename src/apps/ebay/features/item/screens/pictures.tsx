import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import { said } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Words } from "../../../looks/facts.tsx";
import { Pager, Thumbs } from "../../../looks/pager.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { strings } from "../../../strings.ts";

export default screen(ebay, strings, "pictures", (p) => {
  const found = world(goods.queries.item, () => ({ id: p.params.item }));
  return (
    <ShopPage shade={p.state.prefs.theme} back="close" title={p.t("pictures")}>
      <Show when={found()}>
        {(item) => {
          const next = () => (p.view.at + 1) % item().pictures.length;
          return (
            <>
              <Pager
                dark
                pictures={item().pictures}
                at={Math.min(p.view.at, item().pictures.length - 1)}
                name={p.t("pictureN", { n: p.view.at + 1 })}
                onTap={() => p.act.show({ at: next() })}
                onShow={(at) => p.act.show({ at })}
              />
              <Thumbs
                pictures={item().pictures}
                at={p.view.at}
                nameOf={(n) => p.t("pictureN", { n })}
                onShow={(at) => p.act.show({ at })}
              />
              <Words>{said(item().title, p.lang)}</Words>
            </>
          );
        }}
      </Show>
    </ShopPage>
  );
});
