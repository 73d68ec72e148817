import { Show } from "solid-js";
import { momentText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Copyable } from "../../../../../ui/kit/copyable.tsx";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import { said } from "../../../format.ts";
import ebay from "../../../index.ts";
import { KeyValues, Notice, Part, Steps, Words } from "../../../looks/facts.tsx";
import { Oval } from "../../../looks/ovals.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { expectedText, orderState } from "../../../screens/parts/order-telling.ts";
import { countryWords, serviceWords } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { stepsOf, type Step } from "../make.ts";

const stepWords = {
  ordered: "stepOrdered",
  paid: "stepPaid",
  packed: "stepPacked",
  shipped: "stepShipped",
  hub: "stepHub",
  customs: "stepCustoms",
  near: "stepNear",
  out: "stepOut",
  delivered: "stepDelivered",
} as const;

export default screen(ebay, strings, "track", (p) => {
  const order = () => p.state.orders[p.params.order];
  const item = world(goods.queries.item, () => (order()?.lines[0] ? { id: order()!.lines[0]!.item } : null));
  /** Where it was then: with its seller, on its way, in the buyer's city. */
  const placeOf = ({ kind }: Step): string => {
    const from = item()
      ? `${said(item()!.location.place, p.lang)}, ${p.t(countryWords[item()!.location.country])}`
      : "";
    const to = order()!.to.city;
    if (kind === "ordered" || kind === "paid") return "";
    if (kind === "packed" || kind === "shipped" || kind === "hub") return from;
    return kind === "customs" ? p.t(countryWords[order()!.to.country]) : to;
  };
  return (
    <ShopPage shade={p.state.prefs.theme} back title={p.t("trackTitle")}>
      <Show when={order()} fallback={<Notice text={p.t("order-gone")} />}>
        {(it) => (
          <>
            <Words as="huge">{orderState(p, p.os, it()).title}</Words>
            <Show when={expectedText(p, p.os, it())}>{(text) => <Words tone="good">{text()}</Words>}</Show>
            <Show when={it().tracking}>
              {(number) => (
                <>
                  <Copyable text={number()} name={`${p.t("trackingNumber")} ${number()}`}>
                    <KeyValues rows={[[p.t("trackingNumber"), number()]]} />
                  </Copyable>
                  <KeyValues rows={[[p.t("shippingService"), p.t(serviceWords[it().shipping.service])]]} />
                </>
              )}
            </Show>
            <Part title={p.t("history")} line>
              <Steps
                steps={stepsOf(it(), p.now).map((step) => ({
                  title: p.t(stepWords[step.kind]),
                  note: [momentText(step.at, p.os, p.now), placeOf(step)].filter((text) => text !== "").join(" · "),
                  done: true,
                }))}
              />
            </Part>
            <Oval kind="outlined" label={p.t("seeOrder")} onTap={() => p.act.openOrder()} />
          </>
        )}
      </Show>
    </ShopPage>
  );
});
