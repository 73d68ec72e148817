import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import ebay from "../../../index.ts";
import { Notice, Part, Pills, StarPicker } from "../../../looks/facts.tsx";
import { LotLine } from "../../../looks/lots.tsx";
import { Oval } from "../../../looks/ovals.tsx";
import { ShopPage, StickyActs } from "../../../looks/shop.tsx";
import { shortOf } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { marks } from "../state.ts";

const markWords = { positive: "markPositive", neutral: "markNeutral", negative: "markNegative" } as const;

export default screen(ebay, strings, "rate", (p) => {
  const order = () => p.state.orders[p.params.order];
  const item = world(goods.queries.item, () => (order()?.lines[0] ? { id: order()!.lines[0]!.item } : null));
  const nameOf = (n: number) => p.t("starsN", { n });
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back="close"
      title={p.t("leaveFeedback")}
      bottom={
        <StickyActs>
          <Oval label={p.t("sendFeedback")} disabled={!p.can("send")} onTap={() => p.act.send()} />
        </StickyActs>
      }
    >
      <Show when={order()} fallback={<Notice text={p.t("order-gone")} />}>
        <LotLine {...shortOf(p, item() ?? undefined)} />
        <Part title={p.t("howWasIt")}>
          <Pills
            wrap
            name="marks"
            options={marks.map((id) => ({ id, label: p.t(markWords[id]) }))}
            chosen={p.view.mark}
            onPick={(mark) => p.setView({ mark })}
          />
        </Part>
        <StarPicker
          label={p.t("starsDescribed")}
          value={p.view.described}
          nameOf={nameOf}
          onPick={(described) => p.setView({ described })}
        />
        <StarPicker
          label={p.t("starsShipping")}
          value={p.view.shipping}
          nameOf={nameOf}
          onPick={(shipping) => p.setView({ shipping })}
        />
        <StarPicker
          label={p.t("starsTalk")}
          value={p.view.talk}
          nameOf={nameOf}
          onPick={(talk) => p.setView({ talk })}
        />
        <Field at={p.field("text")} label={p.t("yourWords")} placeholder={p.t("yourWordsHint")} multiline />
      </Show>
    </ShopPage>
  );
});
