import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import { usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Notice, Part, Pick, Sums } from "../../../looks/facts.tsx";
import { LotLine } from "../../../looks/lots.tsx";
import { Oval } from "../../../looks/ovals.tsx";
import { ShopPage, StickyActs } from "../../../looks/shop.tsx";
import { shortOf } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { returnReasons } from "../state.ts";

const reasonWords = {
  broken: "reasonBroken",
  wrong: "reasonWrong",
  missing: "reasonMissing",
  late: "reasonLate",
  unwanted: "reasonUnwanted",
  ordered: "reasonOrdered",
} as const;

export default screen(ebay, strings, "returnItem", (p) => {
  const order = () => p.state.orders[p.params.order];
  const item = world(goods.queries.item, () => (order()?.lines[0] ? { id: order()!.lines[0]!.item } : null));
  const isMind = () => p.view.reason === "unwanted" || p.view.reason === "ordered";
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back="close"
      title={p.t("returnThis")}
      bottom={
        <StickyActs>
          <Oval label={p.t("startReturn")} disabled={!p.can("send")} onTap={() => p.act.send()} />
        </StickyActs>
      }
    >
      <Show when={order()} fallback={<Notice text={p.t("order-gone")} />}>
        {(it) => (
          <>
            <LotLine {...shortOf(p, item() ?? undefined)} price={usd(it().totalCents, p.lang)} />
            <Part title={p.t("whyReturn")}>
              <For each={returnReasons}>
                {(reason) => (
                  <Pick
                    title={p.t(reasonWords[reason])}
                    on={p.view.reason === reason}
                    onTap={() => p.setView({ reason })}
                  />
                )}
              </For>
            </Part>
            <Field at={p.field("details")} label={p.t("detailsTitle")} placeholder={p.t("optional")} multiline />
            <Show when={isMind() && item() && item()!.returns === null}>
              <Notice tone="bad" text={p.t("no-returns")} />
            </Show>
            <Show when={p.view.reason}>
              <Sums
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
