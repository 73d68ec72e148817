import { For, Show } from "solid-js";
import { dateText, momentText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Copyable } from "../../../../../ui/kit/copyable.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Choice } from "../../../looks/form.tsx";
import { KeyValues, Notice, Part, Pick, Sums, Words } from "../../../looks/facts.tsx";
import { LotLine } from "../../../looks/lots.tsx";
import { Oval } from "../../../looks/ovals.tsx";
import { Panel } from "../../../looks/panel.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { photoOf } from "../../../screens/parts/photo-of.ts";
import { serviceWords } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { netOf } from "../queries.ts";
import { carriers } from "../state.ts";

const carrierNames = {
  usps: "carrierUsps",
  ups: "carrierUps",
  fedex: "carrierFedex",
  dhl: "carrierDhl",
  sf: "carrierSf",
} as const;
const saleWords = { paid: "saleToShip", shipped: "saleShippedState", delivered: "saleDelivered" } as const;

export default screen(ebay, strings, "sale", (p) => {
  const sale = () => p.state.sales[p.params.sale];
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("orderDetails")}
      overlays={
        <Panel
          open={p.view.open === "carrier"}
          name="carrier"
          title={p.t("carrier")}
          closeName={p.t("close")}
          onClose={() => p.setView({ open: null })}
        >
          <For each={carriers}>
            {(carrier) => (
              <Pick
                title={p.t(carrierNames[carrier])}
                on={p.view.carrier === carrier}
                onTap={() => p.act.pickCarrier({ carrier })}
              />
            )}
          </For>
        </Panel>
      }
    >
      <Show when={sale()} fallback={<Notice text={p.t("sale-gone")} />}>
        {(it) => (
          <>
            <Words as="huge">{p.t(saleWords[it().status])}</Words>
            <Words tone={it().status === "paid" ? "hot" : "dim"}>
              {it().status === "paid"
                ? p.t("shipBy", { when: dateText(it().shipBy, p.os, p.now) })
                : momentText(it().shippedAt ?? it().at, p.os, p.now)}
            </Words>
            <LotLine
              picture={photoOf(p.os, it().photo)}
              title={it().title}
              price={usd(it().cents, p.lang)}
              lines={[p.t("saleTo", { name: it().by }), momentText(it().at, p.os, p.now)]}
              onTap={() => p.act.openListing({ listing: it().listing })}
            />
            <Part title={p.t("shipTo")} line>
              <Copyable text={it().to} name={it().to}>
                <Words>{it().to}</Words>
              </Copyable>
              <KeyValues
                rows={[
                  [p.t("shippingService"), p.t(serviceWords[it().service])],
                  ...(it().carrier === null ? [] : [[p.t("carrier"), p.t(carrierNames[it().carrier!])] as const]),
                  ...(it().tracking === null ? [] : [[p.t("trackingNumber"), it().tracking!] as const]),
                ]}
              />
            </Part>
            <Show when={it().status === "paid"}>
              <Part title={p.t("addTracking")} line>
                <Choice
                  label={p.t("carrier")}
                  value={p.t(carrierNames[p.view.carrier])}
                  onTap={() => p.setView({ open: "carrier" })}
                />
                <Field at={p.field("tracking")} label={p.t("trackingNumber")} hint={p.t("trackingHint")} />
                <Oval label={p.t("markShipped")} disabled={!p.can("ship")} onTap={() => p.act.ship()} />
              </Part>
            </Show>
            <Part title={p.t("earnings")} line>
              <Sums
                rows={[
                  { label: p.t("itemsTitle"), sum: usd(it().cents, p.lang) },
                  { label: p.t("shippingTitle"), sum: usd(it().shippingCents, p.lang) },
                  { label: p.t("fee"), sum: `−${usd(it().feeCents, p.lang)}` },
                ]}
                total={{
                  label: p.t("youGet"),
                  sum: usd(netOf(it()), p.lang),
                  note: it().status === "delivered" ? undefined : p.t("heldUntil"),
                }}
              />
            </Part>
          </>
        )}
      </Show>
    </ShopPage>
  );
});
