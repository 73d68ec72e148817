import { For, Show } from "solid-js";
import { dateText, momentText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Copyable } from "../../../../../ui/kit/copyable.tsx";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import { usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { KeyValues, Notice, Part, Sums, Words } from "../../../looks/facts.tsx";
import { LotLine } from "../../../looks/lots.tsx";
import { Oval, Ovals } from "../../../looks/ovals.tsx";
import { Opinion, SellerStrip } from "../../../looks/people.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { orderState } from "../../../screens/parts/order-telling.ts";
import { payText } from "../../../screens/parts/paying.ts";
import { choicesText, countryWords, serviceWords, shortOf } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { numberOf } from "../commands.ts";
import { canCancel, itemsCents, windowOf } from "../queries.ts";

const reasonWords = {
  broken: "reasonBroken",
  wrong: "reasonWrong",
  missing: "reasonMissing",
  late: "reasonLate",
  unwanted: "reasonUnwanted",
  ordered: "reasonOrdered",
} as const;
/** How it is told in running text. */
const toneOf = (tone: "good" | "hot" | "plain") => (tone === "plain" ? ("dim" as const) : tone);
const markWords = { positive: "markPositive", neutral: "markNeutral", negative: "markNegative" } as const;

export default screen(ebay, strings, "order", (p) => {
  const order = () => p.state.orders[p.params.order];
  const items = world(goods.queries.items, () => {
    const ids = [...new Set((order()?.lines ?? []).map(({ item }) => item))];
    return ids.length > 0 ? { ids } : null;
  });
  const itemOf = (id: string) => items()?.find((item) => item.id === id);
  const seller = world(goods.queries.seller, () => (order() ? { id: order()!.seller } : null));
  return (
    <ShopPage shade={p.state.prefs.theme} back title={p.t("orderDetails")}>
      <Show when={order()} fallback={<Notice text={p.t("order-gone")} />}>
        {(it) => {
          const told = () => orderState(p, p.os, it());
          const canReturn = () =>
            it().status === "delivered" &&
            !it().back &&
            items() !== undefined &&
            windowOf(it(), p.now, ({ id }) => itemOf(id) ?? null) !== "over";
          return (
            <>
              <Words as="huge">{told().title}</Words>
              <Words tone={toneOf(told().tone)}>{told().note}</Words>
              <Show when={it().back}>
                {(back) => (
                  <Notice
                    title={p.t("returnFor", { reason: p.t(reasonWords[back().reason]) })}
                    text={
                      back().status === "asked"
                        ? p.t("returnWaits")
                        : back().status === "agreed"
                          ? p.t("returnLabel", { number: back().tracking ?? "" })
                          : back().status === "sent"
                            ? p.t("returnOnWay", { sum: usd(back().cents, p.lang) })
                            : p.t("returnDone", {
                                sum: usd(back().cents, p.lang),
                                way: payText(p, p.os, it().payWith ?? "any"),
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
                    way: payText(p, p.os, it().payWith ?? "any"),
                  })}
                />
              </Show>
              <Ovals>
                <Show when={it().status === "unpaid"}>
                  <Oval label={p.t("payNow")} onTap={() => p.act.pay()} />
                </Show>
                <Show
                  when={
                    it().status === "paid" || it().status === "shipped" || (it().status === "delivered" && !it().back)
                  }
                >
                  <Oval
                    kind={it().status === "delivered" ? "outlined" : "filled"}
                    label={p.t("track")}
                    onTap={() => p.act.track()}
                  />
                </Show>
                <Show when={it().back?.status === "agreed"}>
                  <Oval label={p.t("sentBack")} onTap={() => p.act.sendBack()} />
                </Show>
                <Show when={it().back && (it().back!.status === "asked" || it().back!.status === "agreed")}>
                  <Oval kind="outlined" label={p.t("withdrawReturn")} onTap={() => p.act.withdrawReturn()} />
                </Show>
                <Show when={(it().status === "delivered" || it().status === "shipped") && it().mark === null}>
                  <Oval kind="outlined" label={p.t("leaveFeedback")} onTap={() => p.act.rate()} />
                </Show>
                <Show when={canReturn()}>
                  <Oval kind="outlined" label={p.t("returnThis")} onTap={() => p.act.startReturn()} />
                </Show>
                <Show when={canCancel(it())}>
                  <Oval kind="outlined" danger label={p.t("cancelDo")} onTap={() => p.act.cancel()} />
                </Show>
                <Show when={it().from !== "bid" && it().status !== "unpaid"}>
                  <Oval kind="outlined" label={p.t("buyAgain")} onTap={() => p.act.again()} />
                </Show>
              </Ovals>
              <Part title={p.t("itemsTitle")} line>
                <SellerStrip
                  handle={seller()?.handle ?? "…"}
                  note={p.t("seller")}
                  onTap={() => p.act.openSeller({ seller: it().seller })}
                />
                <For each={it().lines}>
                  {(line) => (
                    <LotLine
                      {...shortOf(p, itemOf(line.item))}
                      price={usd(line.cents * line.quantity, p.lang)}
                      lines={[
                        choicesText(itemOf(line.item), line.variant, p.lang),
                        p.t("quantityOf", { n: line.quantity }),
                      ]}
                      onTap={() => p.act.open({ item: line.item })}
                    />
                  )}
                </For>
                <Oval
                  kind="outlined"
                  label={p.t("contactSeller")}
                  onTap={() => p.act.contact({ seller: it().seller, item: it().lines[0]?.item ?? "" })}
                />
              </Part>
              <Show when={it().mark}>
                {(mark) => (
                  <Part title={p.t("yourFeedback")} line>
                    <Opinion
                      head={p.t(markWords[mark().mark])}
                      stars={(mark().described + mark().shipping + mark().talk) / 3}
                      text={mark().text}
                      note={momentText(mark().at, p.os, p.now)}
                    />
                  </Part>
                )}
              </Show>
              <Part title={p.t("orderInfo")} line>
                <Copyable text={numberOf(it().id)} name={p.t("orderNumber", { id: numberOf(it().id) })}>
                  <KeyValues rows={[[p.t("orderNumberTitle"), numberOf(it().id)]]} />
                </Copyable>
                <KeyValues
                  rows={[
                    [p.t("orderedOn"), momentText(it().at, p.os, p.now)],
                    [
                      p.t("shipTo"),
                      it().to.name === ""
                        ? "—"
                        : `${it().to.name}, ${it().to.text}, ${p.t(countryWords[it().to.country])}`,
                    ],
                    [p.t("shippingService"), p.t(serviceWords[it().shipping.service])],
                    ...(it().tracking === null ? [] : [[p.t("trackingNumber"), it().tracking!] as const]),
                    ...(it().paidAt === null ? [] : [[p.t("paidOn"), dateText(it().paidAt!, p.os, p.now)] as const]),
                    ...(it().payWith === null ? [] : [[p.t("payWithTitle"), payText(p, p.os, it().payWith!)] as const]),
                  ]}
                />
              </Part>
              <Sums
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
                <Oval kind="plain" label={p.t("hideOrder")} onTap={() => p.act.hide()} />
              </Show>
            </>
          );
        }}
      </Show>
    </ShopPage>
  );
});
