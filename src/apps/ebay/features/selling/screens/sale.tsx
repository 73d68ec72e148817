import { For, Show } from "solid-js";
import { dateText, momentText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Copyable } from "#ui/kit/copyable.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { SelectField } from "#apps/ebay/looks/form.tsx";
import { KeyValues, Notice, Section, OptionRow, Totals, Paragraph } from "#apps/ebay/looks/content.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { PillButton } from "#apps/ebay/looks/buttons.tsx";
import { Panel } from "#apps/ebay/looks/panel.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { findPhoto } from "#apps/ebay/screens/parts/find-photo.ts";
import { serviceTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { netCents } from "../queries.ts";
import { carriers } from "../state.ts";

const carrierNames = {
  usps: "carrierUsps",
  ups: "carrierUps",
  fedex: "carrierFedex",
  dhl: "carrierDhl",
  sf: "carrierSf",
} as const;
const saleTexts = { paid: "saleToShip", shipped: "saleShippedState", delivered: "saleDelivered" } as const;

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
              <OptionRow
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
            <Paragraph as="huge">{p.t(saleTexts[it().status])}</Paragraph>
            <Paragraph tone={it().status === "paid" ? "hot" : "dim"}>
              {it().status === "paid"
                ? p.t("shipBy", { when: dateText(it().shipBy, p.os, p.now) })
                : momentText(it().shippedAt ?? it().at, p.os, p.now)}
            </Paragraph>
            <ItemLine
              picture={findPhoto(p.os, it().photo)}
              title={it().title}
              price={usd(it().cents, p.lang)}
              lines={[p.t("saleTo", { name: it().by }), momentText(it().at, p.os, p.now)]}
              onTap={() => p.act.openListing({ listing: it().listing })}
            />
            <Section title={p.t("shipTo")} line>
              <Copyable text={it().to} name={it().to}>
                <Paragraph>{it().to}</Paragraph>
              </Copyable>
              <KeyValues
                rows={[
                  [p.t("shippingService"), p.t(serviceTexts[it().service])],
                  ...(it().carrier === null ? [] : [[p.t("carrier"), p.t(carrierNames[it().carrier!])] as const]),
                  ...(it().tracking === null ? [] : [[p.t("trackingNumber"), it().tracking!] as const]),
                ]}
              />
            </Section>
            <Show when={it().status === "paid"}>
              <Section title={p.t("addTracking")} line>
                <SelectField
                  label={p.t("carrier")}
                  value={p.t(carrierNames[p.view.carrier])}
                  onTap={() => p.setView({ open: "carrier" })}
                />
                <Field at={p.field("tracking")} label={p.t("trackingNumber")} hint={p.t("trackingHint")} />
                <PillButton label={p.t("markShipped")} disabled={!p.can("ship")} onTap={() => p.act.ship()} />
              </Section>
            </Show>
            <Section title={p.t("earnings")} line>
              <Totals
                rows={[
                  { label: p.t("itemsTitle"), sum: usd(it().cents, p.lang) },
                  { label: p.t("shippingTitle"), sum: usd(it().shippingCents, p.lang) },
                  { label: p.t("fee"), sum: `−${usd(it().feeCents, p.lang)}` },
                ]}
                total={{
                  label: p.t("youGet"),
                  sum: usd(netCents(it()), p.lang),
                  note: it().status === "delivered" ? undefined : p.t("heldUntil"),
                }}
              />
            </Section>
          </>
        )}
      </Show>
    </ShopPage>
  );
});
