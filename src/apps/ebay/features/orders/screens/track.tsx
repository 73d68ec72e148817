import { Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Copyable } from "#ui/kit/copyable.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { localized } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { KeyValues, Notice, Section, StepList, Paragraph } from "#apps/ebay/looks/content.tsx";
import { PillButton } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { expectedText, describeOrder } from "#apps/ebay/screens/parts/order-labels.ts";
import { countryTexts, serviceTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { listTrackingSteps, type TrackingStep } from "../lifecycle.ts";

const stepTexts = {
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
  const item = queryWorld(goods.queries.item, () => (order()?.lines[0] ? { id: order()!.lines[0]!.item } : null));
  /** Returns the place of the parcel at a step: with the seller, on its way, or in the buyer's city. */
  const placeOf = ({ kind }: TrackingStep): string => {
    const from = item()
      ? `${localized(item()!.location.place, p.lang)}, ${p.t(countryTexts[item()!.location.country])}`
      : "";
    const to = order()!.to.city;
    if (kind === "ordered" || kind === "paid") return "";
    if (kind === "packed" || kind === "shipped" || kind === "hub") return from;
    return kind === "customs" ? p.t(countryTexts[order()!.to.country]) : to;
  };
  return (
    <ShopPage shade={p.state.prefs.theme} back title={p.t("trackTitle")}>
      <Show when={order()} fallback={<Notice text={p.t("order-gone")} />}>
        {(it) => (
          <>
            <Paragraph as="huge">{describeOrder(p, p.os, it()).title}</Paragraph>
            <Show when={expectedText(p, p.os, it())}>{(text) => <Paragraph tone="good">{text()}</Paragraph>}</Show>
            <Show when={it().tracking}>
              {(number) => (
                <>
                  <Copyable text={number()} name={`${p.t("trackingNumber")} ${number()}`}>
                    <KeyValues rows={[[p.t("trackingNumber"), number()]]} />
                  </Copyable>
                  <KeyValues rows={[[p.t("shippingService"), p.t(serviceTexts[it().shipping.service])]]} />
                </>
              )}
            </Show>
            <Section title={p.t("history")} line>
              <StepList
                steps={listTrackingSteps(it(), p.now).map((step) => ({
                  title: p.t(stepTexts[step.kind]),
                  note: [momentText(step.at, p.os, p.now), placeOf(step)].filter((text) => text !== "").join(" · "),
                  done: true,
                }))}
              />
            </Section>
            <PillButton kind="outlined" label={p.t("seeOrder")} onTap={() => p.act.openOrder()} />
          </>
        )}
      </Show>
    </ShopPage>
  );
});
