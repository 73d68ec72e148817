import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import ebay from "#apps/ebay/index.ts";
import { Notice, Section, Pills, StarPicker } from "#apps/ebay/looks/content.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { PillButton } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage, StickyButtons } from "#apps/ebay/looks/shop.tsx";
import { itemLineTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { marks } from "../state.ts";

const markTexts = { positive: "markPositive", neutral: "markNeutral", negative: "markNegative" } as const;

export default screen(ebay, strings, "rate", (p) => {
  const order = () => p.state.orders[p.params.order];
  const item = queryWorld(goods.queries.item, () => (order()?.lines[0] ? { id: order()!.lines[0]!.item } : null));
  const nameOf = (n: number) => p.t("starsN", { n });
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back="close"
      title={p.t("leaveFeedback")}
      bottom={
        <StickyButtons>
          <PillButton label={p.t("sendFeedback")} disabled={!p.can("send")} onTap={() => p.act.send()} />
        </StickyButtons>
      }
    >
      <Show when={order()} fallback={<Notice text={p.t("order-gone")} />}>
        <ItemLine {...itemLineTexts(p, item() ?? undefined)} />
        <Section title={p.t("howWasIt")}>
          <Pills
            wrap
            name="marks"
            options={marks.map((id) => ({ id, label: p.t(markTexts[id]) }))}
            chosen={p.view.mark}
            onPick={(mark) => p.setView({ mark })}
          />
        </Section>
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
