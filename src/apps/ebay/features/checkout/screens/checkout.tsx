import { createMemo, For, Show } from "solid-js";
import { dateText } from "#os/format.ts";
import { cardsBoundTo } from "#os/money/read.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { localized, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { LinkRow, Notice, Section, OptionRow, Paragraph } from "#apps/ebay/looks/content.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { PillButton } from "#apps/ebay/looks/buttons.tsx";
import { Panel } from "#apps/ebay/looks/panel.tsx";
import { ShopPage, StickyButtons } from "#apps/ebay/looks/shop.tsx";
import { arrivalRange, destinationCountry } from "#apps/ebay/item-terms.ts";
import { payWithText } from "#apps/ebay/screens/parts/payment-labels.ts";
import { variantText, countryTexts, serviceTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { addressLine } from "../../orders/lifecycle.ts";
import { unpaidOrders } from "../commands.ts";
import { addressOrMain, priceLines, makeQuote, listPurchaseItems } from "../quote.ts";
import { CouponSection, QuoteTotals } from "./parts/quote-parts.tsx";

export default screen(ebay, strings, "checkout", (p) => {
  const wishes = createMemo(() => listPurchaseItems(p.state, p.params));
  const items = queryWorld(goods.queries.items, () => {
    const ids = [...new Set(wishes().map(({ item }) => item))];
    return ids.length > 0 ? { ids } : null;
  });
  const sellers = queryWorld(goods.queries.sellers, () => {
    const ids = [...new Set((items() ?? []).map(({ seller }) => seller))];
    return ids.length > 0 ? { ids } : null;
  });
  const address = () => p.state.addresses[addressOrMain(p.state, p.view.address) ?? ""];
  const coupon = () =>
    p.state.coupon === null || p.params.from === "order" ? null : (p.state.coupons[p.state.coupon] ?? null);
  const lines = createMemo(() => priceLines(p.state, wishes(), (id) => items()?.find((item) => item.id === id)));
  const quote = createMemo(() =>
    makeQuote(lines(), address()?.country ?? destinationCountry(p.state), p.view.services, coupon()),
  );
  const isWaiting = () => unpaidOrders(p.state, p.view.purchase ?? "").length > 0;
  const owed = () => unpaidOrders(p.state, p.view.purchase ?? "").reduce((sum, order) => sum + order.totalCents, 0);
  const pieces = () => lines().reduce((sum, line) => sum + line.quantity, 0);
  const close = () => p.setView({ open: null });
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("checkout")}
      bottom={
        <Show when={isWaiting() || lines().length > 0}>
          <StickyButtons>
            <PillButton label={p.t(isWaiting() ? "payNow" : "confirmAndPay")} onTap={() => p.act.place()} />
          </StickyButtons>
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
                <OptionRow
                  title={one.name}
                  note={`${addressLine(one)}, ${p.t(countryTexts[one.country])}`}
                  on={p.view.address === one.id}
                  onTap={() => p.act.pickAddress({ address: one.id })}
                />
              )}
            </For>
            <PillButton kind="outlined" label={p.t("addAddress")} onTap={() => p.act.newAddress()} />
          </Panel>
          <Panel
            open={p.view.open === "payment"}
            name="payment"
            title={p.t("payWithTitle")}
            closeName={p.t("close")}
            onClose={close}
          >
            <For each={[...cardsBoundTo(p.os, "ebay").map(({ id }) => id), "alipay", "any"]}>
              {(service) => (
                <OptionRow
                  title={payWithText(p, p.os, service)}
                  on={p.view.payWith === service}
                  onTap={() => p.act.pickPayment({ payWith: service as "any" })}
                />
              )}
            </For>
            <PillButton kind="outlined" label={p.t("addCard")} onTap={() => p.act.newCard()} />
          </Panel>
          <Panel
            open={p.view.open === "shipping"}
            name="shipping"
            title={p.t("shippingService")}
            closeName={p.t("close")}
            onClose={close}
          >
            <For each={quote().parcels.find(({ seller }) => seller === p.view.seller)?.sendings ?? []}>
              {(sending) => {
                const days = arrivalRange(p.now, sending.days);
                return (
                  <OptionRow
                    title={p.t(serviceTexts[sending.service])}
                    note={p.t("between", { from: dateText(days[0], p.os, p.now), to: dateText(days[1], p.os, p.now) })}
                    value={sending.cents === 0 ? p.t("free") : usd(sending.cents, p.lang)}
                    on={
                      quote().parcels.find(({ seller }) => seller === p.view.seller)?.sending?.service ===
                      sending.service
                    }
                    onTap={() => p.act.pickShipping({ service: sending.service })}
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
            text={p.t("waitsForPaymentText", { sum: usd(owed(), p.lang), way: payWithText(p, p.os, p.view.payWith) })}
          />
        }
      >
        <Show when={wishes().length > 0} fallback={<Notice text={p.t("nothing-to-buy")} />}>
          <Section title={p.t("shipTo")}>
            <LinkRow
              title={address()?.name ?? p.t("noAddress")}
              note={
                address()
                  ? `${addressLine(address()!)}, ${p.t(countryTexts[address()!.country])} · ${address()!.phone}`
                  : p.t("address-missing")
              }
              onTap={() => p.act.chooseAddress()}
            />
          </Section>
          <Section title={p.t("payWithTitle")} line>
            <LinkRow title={payWithText(p, p.os, p.view.payWith)} onTap={() => p.act.choosePayment()} />
          </Section>
          <For each={quote().parcels}>
            {(parcel) => (
              <Section
                title={p.t("fromSellerName", {
                  name: sellers()?.find(({ id }) => id === parcel.seller)?.handle ?? "…",
                })}
                line
              >
                <For each={parcel.lines}>
                  {(line) => (
                    <ItemLine
                      picture={
                        line.item.variants.find(({ id }) => id === line.variant)?.picture ?? line.item.pictures[0]
                      }
                      title={localized(line.item.title, p.lang)}
                      price={usd(line.cents * line.quantity, p.lang)}
                      lines={[variantText(line.item, line.variant, p.lang), p.t("quantityOf", { n: line.quantity })]}
                      onTap={() => p.act.openItem({ item: line.item.id })}
                    />
                  )}
                </For>
                <Show when={parcel.sending} fallback={<Notice tone="bad" text={p.t("not-sent-there")} />}>
                  {(sending) => (
                    <LinkRow
                      title={p.t(serviceTexts[sending().service])}
                      note={p.t("between", {
                        from: dateText(arrivalRange(p.now, sending().days)[0], p.os, p.now),
                        to: dateText(arrivalRange(p.now, sending().days)[1], p.os, p.now),
                      })}
                      value={sending().cents === 0 ? p.t("free") : usd(sending().cents, p.lang)}
                      onTap={() => p.act.chooseShipping({ seller: parcel.seller })}
                    />
                  )}
                </Show>
              </Section>
            )}
          </For>
          <Show when={p.params.from !== "order"}>
            <CouponSection
              teller={p}
              coupon={coupon()}
              quote={quote()}
              field={p.field("code")}
              canUse={p.can("useCode")}
              onUse={() => p.act.useCode()}
              onDrop={() => p.act.dropCode()}
            />
          </Show>
          <Section title={p.t("orderTotal")} line>
            <QuoteTotals teller={p} quote={quote()} pieces={pieces()} total="orderTotal" />
            <Paragraph as="note" tone="dim">
              {p.t("guaranteeText")}
            </Paragraph>
          </Section>
        </Show>
      </Show>
    </ShopPage>
  );
});
