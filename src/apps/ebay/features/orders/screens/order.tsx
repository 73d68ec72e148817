import { For, Show } from "solid-js";
import { dateText, momentText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Copyable } from "#ui/kit/copyable.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { KeyValues, Notice, Section, Totals, Paragraph } from "#apps/ebay/looks/content.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { PillButton, ButtonStack } from "#apps/ebay/looks/buttons.tsx";
import { Opinion, SellerSummary } from "#apps/ebay/looks/people.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { describeOrder } from "#apps/ebay/screens/parts/order-labels.ts";
import { payWithText } from "#apps/ebay/screens/parts/payment-labels.ts";
import { variantText, countryTexts, serviceTexts, itemLineTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { orderNumber } from "../commands.ts";
import { canCancel, itemsCents, returnWindow } from "../queries.ts";

const reasonTexts = {
  broken: "reasonBroken",
  wrong: "reasonWrong",
  missing: "reasonMissing",
  late: "reasonLate",
  unwanted: "reasonUnwanted",
  ordered: "reasonOrdered",
} as const;
/** Returns the tone of a paragraph's text. In paragraphs, `plain` becomes `dim`. */
const paragraphTone = (tone: "good" | "hot" | "plain") => (tone === "plain" ? ("dim" as const) : tone);
const markTexts = { positive: "markPositive", neutral: "markNeutral", negative: "markNegative" } as const;

export default screen(ebay, strings, "order", (p) => {
  const order = () => p.state.orders[p.params.order];
  const items = queryWorld(goods.queries.items, () => {
    const ids = [...new Set((order()?.lines ?? []).map(({ item }) => item))];
    return ids.length > 0 ? { ids } : null;
  });
  const itemOf = (id: string) => items()?.find((item) => item.id === id);
  const seller = queryWorld(goods.queries.seller, () => (order() ? { id: order()!.seller } : null));
  return (
    <ShopPage shade={p.state.prefs.theme} back title={p.t("orderDetails")}>
      <Show when={order()} fallback={<Notice text={p.t("order-gone")} />}>
        {(it) => {
          const label = () => describeOrder(p, p.os, it());
          const canReturn = () =>
            it().status === "delivered" &&
            !it().back &&
            items() !== undefined &&
            returnWindow(it(), p.now, ({ id }) => itemOf(id) ?? null) !== "over";
          return (
            <>
              <Paragraph as="huge">{label().title}</Paragraph>
              <Paragraph tone={paragraphTone(label().tone)}>{label().note}</Paragraph>
              <Show when={it().back}>
                {(back) => (
                  <Notice
                    title={p.t("returnFor", { reason: p.t(reasonTexts[back().reason]) })}
                    text={
                      back().status === "asked"
                        ? p.t("returnWaits")
                        : back().status === "agreed"
                          ? p.t("returnLabel", { number: back().tracking ?? "" })
                          : back().status === "sent"
                            ? p.t("returnOnWay", { sum: usd(back().cents, p.lang) })
                            : p.t("returnDone", {
                                sum: usd(back().cents, p.lang),
                                way: payWithText(p, p.os, it().payWith ?? "any"),
                              })
                    }
                    tone={back().status === "refunded" ? "good" : "plain"}
                  />
                )}
              </Show>
              <Show when={it().status === "cancelled" && it().entry !== null}>
                <Notice
                  tone="good"
                  text={p.t("refundedTo", {
                    sum: usd(it().totalCents, p.lang),
                    way: payWithText(p, p.os, it().payWith ?? "any"),
                  })}
                />
              </Show>
              <ButtonStack>
                <Show when={it().status === "unpaid"}>
                  <PillButton label={p.t("payNow")} onTap={() => p.act.pay()} />
                </Show>
                <Show
                  when={
                    it().status === "paid" || it().status === "shipped" || (it().status === "delivered" && !it().back)
                  }
                >
                  <PillButton
                    kind={it().status === "delivered" ? "outlined" : "filled"}
                    label={p.t("track")}
                    onTap={() => p.act.track()}
                  />
                </Show>
                <Show when={it().back?.status === "agreed"}>
                  <PillButton label={p.t("sentBack")} onTap={() => p.act.sendBack()} />
                </Show>
                <Show when={it().back && (it().back!.status === "asked" || it().back!.status === "agreed")}>
                  <PillButton kind="outlined" label={p.t("withdrawReturn")} onTap={() => p.act.withdrawReturn()} />
                </Show>
                <Show when={(it().status === "delivered" || it().status === "shipped") && it().mark === null}>
                  <PillButton kind="outlined" label={p.t("leaveFeedback")} onTap={() => p.act.rate()} />
                </Show>
                <Show when={canReturn()}>
                  <PillButton kind="outlined" label={p.t("returnThis")} onTap={() => p.act.startReturn()} />
                </Show>
                <Show when={canCancel(it())}>
                  <PillButton kind="outlined" danger label={p.t("cancelDo")} onTap={() => p.act.cancel()} />
                </Show>
                <Show when={it().from !== "bid" && it().status !== "unpaid"}>
                  <PillButton kind="outlined" label={p.t("buyAgain")} onTap={() => p.act.again()} />
                </Show>
              </ButtonStack>
              <Section title={p.t("itemsTitle")} line>
                <SellerSummary
                  handle={seller()?.handle ?? "…"}
                  note={p.t("seller")}
                  onTap={() => p.act.openSeller({ seller: it().seller })}
                />
                <For each={it().lines}>
                  {(line) => (
                    <ItemLine
                      {...itemLineTexts(p, itemOf(line.item))}
                      price={usd(line.cents * line.quantity, p.lang)}
                      lines={[
                        variantText(itemOf(line.item), line.variant, p.lang),
                        p.t("quantityOf", { n: line.quantity }),
                      ]}
                      onTap={() => p.act.open({ item: line.item })}
                    />
                  )}
                </For>
                <PillButton
                  kind="outlined"
                  label={p.t("contactSeller")}
                  onTap={() => p.act.contact({ seller: it().seller, item: it().lines[0]?.item ?? "" })}
                />
              </Section>
              <Show when={it().mark}>
                {(mark) => (
                  <Section title={p.t("yourFeedback")} line>
                    <Opinion
                      head={p.t(markTexts[mark().mark])}
                      stars={(mark().described + mark().shipping + mark().talk) / 3}
                      text={mark().text}
                      note={momentText(mark().at, p.os, p.now)}
                    />
                  </Section>
                )}
              </Show>
              <Section title={p.t("orderInfo")} line>
                <Copyable text={orderNumber(it().id)} name={p.t("orderNumber", { id: orderNumber(it().id) })}>
                  <KeyValues rows={[[p.t("orderNumberTitle"), orderNumber(it().id)]]} />
                </Copyable>
                <KeyValues
                  rows={[
                    [p.t("orderedOn"), momentText(it().at, p.os, p.now)],
                    [
                      p.t("shipTo"),
                      it().to.name === ""
                        ? "—"
                        : `${it().to.name}, ${it().to.text}, ${p.t(countryTexts[it().to.country])}`,
                    ],
                    [p.t("shippingService"), p.t(serviceTexts[it().shipping.service])],
                    ...(it().tracking === null ? [] : [[p.t("trackingNumber"), it().tracking!] as const]),
                    ...(it().paidAt === null ? [] : [[p.t("paidOn"), dateText(it().paidAt!, p.os, p.now)] as const]),
                    ...(it().payWith === null
                      ? []
                      : [[p.t("payWithTitle"), payWithText(p, p.os, it().payWith!)] as const]),
                  ]}
                />
              </Section>
              <Totals
                rows={[
                  {
                    label: p.t("itemsCount", { n: it().lines.reduce((sum, line) => sum + line.quantity, 0) }),
                    sum: usd(itemsCents(it()), p.lang),
                  },
                  {
                    label: p.t("shippingTitle"),
                    sum: it().shipping.cents === 0 ? p.t("free") : usd(it().shipping.cents, p.lang),
                  },
                  ...(it().discountCents > 0
                    ? [{ label: p.t("coupon"), sum: `−${usd(it().discountCents, p.lang)}`, good: true }]
                    : []),
                ]}
                total={{ label: p.t("orderTotal"), sum: usd(it().totalCents, p.lang) }}
              />
              <Show when={it().status === "delivered" || it().status === "cancelled"}>
                <PillButton kind="plain" label={p.t("hideOrder")} onTap={() => p.act.hide()} />
              </Show>
            </>
          );
        }}
      </Show>
    </ShopPage>
  );
});
