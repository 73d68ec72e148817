import { Show } from "solid-js";
import { countText } from "#os/social-format.ts";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { dayText, priceText } from "#apps/bilibili/format.ts";
import { Empty } from "#apps/bilibili/looks/cells.tsx";
import { BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { GoodsGrid, PremiumBand } from "#apps/bilibili/looks/shop.tsx";
import { FootTabs, TopTabs } from "#apps/bilibili/looks/tabs.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { isMember } from "#apps/bilibili/ties.ts";
import { centsOf, goodsIds } from "../catalogue.ts";
import { goods } from "../goods.ts";
import { shopKinds } from "../screens.ts";

export default screen(app, strings, "shop", (p) => (
  <Leaf
    grey
    title={p.t("shopTitle")}
    part={p.view.kind}
    actions={<BarWord label={p.t("myOrders")} onTap={() => p.act.orders()} />}
    top={
      <TopTabs
        part="kinds"
        tabs={shopKinds.map((id) => ({ id, label: p.t(`kind_${id}`) }))}
        chosen={p.view.kind}
        onPick={(kind) => p.act.showKind({ kind })}
      />
    }
    bottom={
      <FootTabs
        labels={{ home: p.t("home"), following: p.t("followingTab"), shop: p.t("shop"), me: p.t("meTab") }}
        plus={p.t("compose")}
        on="shop"
        dot={p.state.newUploads > 0}
        onTab={(tab) => {
          if (tab === "home") p.act.goHome();
          else if (tab === "following") p.act.goFollowing();
          else if (tab === "shop") p.act.goShop();
          else p.act.goMe();
        }}
        onPlus={() => p.act.plus()}
      />
    }
  >
    <Show when={!p.state.prefs.teen} fallback={<Empty text={p.t("teenShop")} />}>
      <Show when={p.view.kind === "all"}>
        <PremiumBand
          title={p.t("premium")}
          note={
            isMember(p.state, p.now)
              ? p.t("premiumUntil", { date: dayText(p.state.memberUntil!, p.os) })
              : p.t("premiumNote")
          }
          onTap={() => p.act.membership()}
        />
      </Show>
      <GoodsGrid
        tiles={goodsIds
          .filter((id) => p.view.kind === "all" || goods[id].kind === p.view.kind)
          .map((id) => ({
            id,
            name: goods[id].name[p.lang === "en" ? "en" : "zh"],
            price: priceText(centsOf(id)),
            note: p.t("wanted", { n: countText(goods[id].wanted, p.lang) }),
            kind: goods[id].kind,
            colours: goods[id].colours,
          }))}
        onOpen={(item) => p.act.openItem({ item })}
      />
    </Show>
  </Leaf>
));
