import { createMemo, For, Show } from "solid-js";
import { dateText } from "../../../../../os/format.ts";
import { cardsOf } from "../../../../../os/money/read.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import { said, usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Lead, Notice, Part, Pick, Words } from "../../../looks/facts.tsx";
import { LotLine } from "../../../looks/lots.tsx";
import { Oval } from "../../../looks/ovals.tsx";
import { Panel } from "../../../looks/panel.tsx";
import { ShopPage, StickyActs } from "../../../looks/shop.tsx";
import { arrival, countryOf } from "../../../lots.ts";
import { payText } from "../../../screens/parts/paying.ts";
import { choicesText, countryWords, serviceWords } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { addressLine } from "../../orders/make.ts";
import { waiting } from "../commands.ts";
import { goingToBe, linesOf, quoteOf, wishesOf } from "../quote.ts";
import { CouponPart, QuoteSums } from "./parts/purse.tsx";

export default screen(ebay, strings, "checkout", (p) => {
  const wishes = createMemo(() => wishesOf(p.state, p.params));
  const items = world(goods.queries.items, () => {
    const ids = [...new Set(wishes().map(({ item }) => item))];
    return ids.length > 0 ? { ids } : null;
  });
  const sellers = world(goods.queries.sellers, () => {
    const ids = [...new Set((items() ?? []).map(({ seller }) => seller))];
    return ids.length > 0 ? { ids } : null;
  });
  const address = () => p.state.addresses[goingToBe(p.state, p.view.address) ?? ""];
  const coupon = () =>
    p.state.coupon === null || p.params.from === "order" ? null : (p.state.coupons[p.state.coupon] ?? null);
  const lines = createMemo(() => linesOf(p.state, wishes(), (id) => items()?.find((item) => item.id === id)));
  const quote = createMemo(() => quoteOf(lines(), address()?.country ?? countryOf(p.state), p.view.services, coupon()));
  const isWaiting = () => waiting(p.state, p.view.purchase ?? "").length > 0;
  const owed = () => waiting(p.state, p.view.purchase ?? "").reduce((sum, order) => sum + order.totalCents, 0);
  const pieces = () => lines().reduce((sum, line) => sum + line.quantity, 0);
  const close = () => p.setView({ open: null });
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("checkout")}
      bottom={
        <Show when={isWaiting() || lines().length > 0}>
          <StickyActs>
            <Oval label={p.t(isWaiting() ? "payNow" : "confirmAndPay")} onTap={() => p.act.place()} />
          </StickyActs>
        </Show>
      }
      overlays={
        <>
          <Panel
            open={p.view.open === "address"}
            name="address"
            title={p.t("shipTo")}
            closeName={p.t("close")}
            onClose={close}
          >
            <For each={Object.values(p.state.addresses)}>
              {(one) => (
                <Pick
                  title={one.name}
                  note={`${addressLine(one)}, ${p.t(countryWords[one.country])}`}
                  on={p.view.address === one.id}
                  onTap={() => p.act.pickAddress({ address: one.id })}
                />
              )}
            </For>
            <Oval kind="outlined" label={p.t("addAddress")} onTap={() => p.act.newAddress()} />
          </Panel>
          <Panel
            open={p.view.open === "payment"}
            name="payment"
            title={p.t("payWithTitle")}
            closeName={p.t("close")}
            onClose={close}
          >
            <For each={[...cardsOf(p.os, "ebay").map(({ id }) => id), "alipay", "any"]}>
              {(way) => (
                <Pick
                  title={payText(p, p.os, way)}
                  on={p.view.payWith === way}
                  onTap={() => p.act.pickPayment({ payWith: way as "any" })}
                />
              )}
            </For>
            <Oval kind="outlined" label={p.t("addCard")} onTap={() => p.act.newCard()} />
          </Panel>
          <Panel
            open={p.view.open === "shipping"}
            name="shipping"
            title={p.t("shippingService")}
            closeName={p.t("close")}
            onClose={close}
          >
            <For each={quote().parcels.find(({ seller }) => seller === p.view.seller)?.sendings ?? []}>
              {(way) => {
                const days = arrival(p.now, way.days);
                return (
                  <Pick
                    title={p.t(serviceWords[way.service])}
                    note={p.t("between", { from: dateText(days[0], p.os, p.now), to: dateText(days[1], p.os, p.now) })}
                    value={way.cents === 0 ? p.t("free") : usd(way.cents, p.lang)}
                    on={
                      quote().parcels.find(({ seller }) => seller === p.view.seller)?.sending?.service === way.service
                    }
                    onTap={() => p.act.pickShipping({ service: way.service })}
                  />
                );
              }}
            </For>
          </Panel>
        </>
      }
    >
      <Show
        when={!isWaiting()}
        fallback={
          <Notice
            title={p.t("waitsForPayment")}
            text={p.t("waitsForPaymentText", { sum: usd(owed(), p.lang), way: payText(p, p.os, p.view.payWith) })}
          />
        }
      >
        <Show when={wishes().length > 0} fallback={<Notice text={p.t("nothing-to-buy")} />}>
          <Part title={p.t("shipTo")}>
            <Lead
              title={address()?.name ?? p.t("noAddress")}
              note={
                address()
                  ? `${addressLine(address()!)}, ${p.t(countryWords[address()!.country])} · ${address()!.phone}`
                  : p.t("address-missing")
              }
              onTap={() => p.act.chooseAddress()}
            />
          </Part>
          <Part title={p.t("payWithTitle")} line>
            <Lead title={payText(p, p.os, p.view.payWith)} onTap={() => p.act.choosePayment()} />
          </Part>
          <For each={quote().parcels}>
            {(parcel) => (
              <Part
                title={p.t("fromSellerName", {
                  name: sellers()?.find(({ id }) => id === parcel.seller)?.handle ?? "…",
                })}
                line
              >
                <For each={parcel.lines}>
                  {(line) => (
                    <LotLine
                      picture={
                        line.item.variants.find(({ id }) => id === line.variant)?.picture ?? line.item.pictures[0]
                      }
                      title={said(line.item.title, p.lang)}
                      price={usd(line.cents * line.quantity, p.lang)}
                      lines={[choicesText(line.item, line.variant, p.lang), p.t("quantityOf", { n: line.quantity })]}
                      onTap={() => p.act.openItem({ item: line.item.id })}
                    />
                  )}
                </For>
                <Show when={parcel.sending} fallback={<Notice tone="bad" text={p.t("not-sent-there")} />}>
                  {(way) => (
                    <Lead
                      title={p.t(serviceWords[way().service])}
                      note={p.t("between", {
                        from: dateText(arrival(p.now, way().days)[0], p.os, p.now),
                        to: dateText(arrival(p.now, way().days)[1], p.os, p.now),
                      })}
                      value={way().cents === 0 ? p.t("free") : usd(way().cents, p.lang)}
                      onTap={() => p.act.chooseShipping({ seller: parcel.seller })}
                    />
                  )}
                </Show>
              </Part>
            )}
          </For>
          <Show when={p.params.from !== "order"}>
            <CouponPart
              teller={p}
              coupon={coupon()}
              quote={quote()}
              field={p.field("code")}
              canUse={p.can("useCode")}
              onUse={() => p.act.useCode()}
              onDrop={() => p.act.dropCode()}
            />
          </Show>
          <Part title={p.t("orderTotal")} line>
            <QuoteSums teller={p} quote={quote()} pieces={pieces()} total="orderTotal" />
            <Words as="note" tone="dim">
              {p.t("guaranteeText")}
            </Words>
          </Part>
        </Show>
      </Show>
    </ShopPage>
  );
});
