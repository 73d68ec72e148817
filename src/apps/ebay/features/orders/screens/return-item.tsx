import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { Notice, Section, OptionRow, Totals } from "#apps/ebay/looks/content.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { PillButton } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage, StickyButtons } from "#apps/ebay/looks/shop.tsx";
import { itemLineTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { returnReasons } from "../state.ts";

const reasonTexts = {
  broken: "reasonBroken",
  wrong: "reasonWrong",
  missing: "reasonMissing",
  late: "reasonLate",
  unwanted: "reasonUnwanted",
  ordered: "reasonOrdered",
} as const;

export default screen(ebay, strings, "returnItem", (p) => {
  const order = () => p.state.orders[p.params.order];
  const item = queryWorld(goods.queries.item, () => (order()?.lines[0] ? { id: order()!.lines[0]!.item } : null));
  const isMind = () => p.view.reason === "unwanted" || p.view.reason === "ordered";
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back="close"
      title={p.t("returnThis")}
      bottom={
        <StickyButtons>
          <PillButton label={p.t("startReturn")} disabled={!p.can("send")} onTap={() => p.act.send()} />
        </StickyButtons>
      }
    >
      <Show when={order()} fallback={<Notice text={p.t("order-gone")} />}>
        {(it) => (
          <>
            <ItemLine {...itemLineTexts(p, item() ?? undefined)} price={usd(it().totalCents, p.lang)} />
            <Section title={p.t("whyReturn")}>
              <For each={returnReasons}>
                {(reason) => (
                  <OptionRow
                    title={p.t(reasonTexts[reason])}
                    on={p.view.reason === reason}
                    onTap={() => p.setView({ reason })}
                  />
                )}
              </For>
            </Section>
            <Field at={p.field("details")} label={p.t("detailsTitle")} placeholder={p.t("optional")} multiline />
            <Show when={isMind() && item() && item()!.returns === null}>
              <Notice tone="bad" text={p.t("no-returns")} />
            </Show>
            <Show when={p.view.reason}>
              <Totals
                rows={isMind() ? [{ label: p.t("minusShipping"), sum: `−${usd(it().shipping.cents, p.lang)}` }] : []}
                total={{
                  label: p.t("refundExpected"),
                  sum: usd(isMind() ? it().totalCents - it().shipping.cents : it().totalCents, p.lang),
                }}
              />
            </Show>
          </>
        )}
      </Show>
    </ShopPage>
  );
});
