import less from "@material-symbols/svg-400/outlined/remove.svg?raw";
import plus from "@material-symbols/svg-400/outlined/add.svg?raw";
import { countText } from "#os/social-format.ts";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { priceText } from "#apps/bilibili/format.ts";
import { Cell, Cells, Pill } from "#apps/bilibili/looks/cells.tsx";
import { BarButton, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { GoodsPicture } from "#apps/bilibili/looks/shop.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { centsOf } from "../catalogue.ts";
import { goods } from "../goods.ts";

export default screen(app, strings, "item", (p) => {
  const item = () => goods[p.params.item];
  const lang = () => (p.lang === "en" ? ("en" as const) : ("zh" as const));
  return (
    <Leaf
      grey
      back
      title={p.t("itemTitle")}
      bottom={
        <Pill
          wide
          label={p.t("buyFor", { price: priceText(centsOf(p.params.item) * p.view.count) })}
          onTap={() => p.act.buy()}
        />
      }
    >
      <GoodsPicture kind={item().kind} colours={item().colours} />
      <div class="item-head">
        <b>{priceText(centsOf(p.params.item))}</b>
        <h2>{item().name[lang()]}</h2>
        <p>{p.t("wanted", { n: countText(item().wanted, p.lang) })}</p>
      </div>
      <Cells>
        <Cell
          title={p.t("count")}
          end={
            <div class="count-row">
              <BarButton
                icon={less}
                name={p.t("less")}
                disabled={p.view.count <= 1}
                onTap={() => p.act.setCount({ count: p.view.count - 1 })}
              />
              <b>{p.view.count}</b>
              <BarButton
                icon={plus}
                name={p.t("moreOne")}
                disabled={p.view.count >= 9}
                onTap={() => p.act.setCount({ count: p.view.count + 1 })}
              />
            </div>
          }
        />
        <Cell title={p.t("shipping")} />
        <Cell title={item().text[lang()]} />
      </Cells>
    </Leaf>
  );
});
