import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { parseCents } from "#os/money/read.ts";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { approxInCurrency, localized, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { AmountField } from "#apps/ebay/looks/form.tsx";
import { Notice, Section, Paragraph } from "#apps/ebay/looks/content.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { PillButton, Stepper } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage, StickyButtons } from "#apps/ebay/looks/shop.tsx";
import { priceOf, countStock } from "#apps/ebay/item-terms.ts";
import { variantText, shippingText } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";

export default screen(ebay, strings, "offer", (p) => {
  const found = queryWorld(goods.queries.item, () => ({ id: p.params.item }));
  const cents = () => parseCents(p.view.amount);
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back="close"
      title={p.t("makeOffer")}
      bottom={
        <StickyButtons>
          <PillButton label={p.t("sendOffer")} disabled={!p.can("send")} onTap={() => p.act.send()} />
        </StickyButtons>
      }
    >
      <Show
        when={found()?.offers ? found() : undefined}
        fallback={
          <Show when={found() !== undefined}>
            <Notice text={p.t("no-offers")} />
          </Show>
        }
      >
        {(item) => (
          <>
            <ItemLine
              picture={item().pictures[0]}
              title={localized(item().title, p.lang)}
              price={usd(priceOf(p.state, item(), p.params.variant), p.lang)}
              lines={[variantText(item(), p.params.variant, p.lang), shippingText(p, item())]}
            />
            <Section title={p.t("yourOffer")}>
              <AmountField
                at={p.field("amount")}
                label={p.t("yourOffer")}
                sign={p.lang === "en" ? "$" : "US $"}
                note={
                  cents() === null
                    ? p.t("offerEach")
                    : [
                        p.t("offerShare", {
                          percent: Math.round((cents()! * 100) / priceOf(p.state, item(), p.params.variant)),
                        }),
                        approxInCurrency(cents()!, p.state.prefs.currency),
                      ]
                        .filter((x) => x)
                        .join(" · ")
                }
              />
            </Section>
            <Section title={p.t("quantity")}>
              <Stepper
                value={p.view.quantity}
                most={Math.max(1, Math.min(99, countStock(p.state, item(), p.params.variant)))}
                name={p.t("quantity")}
                less={p.t("oneLess")}
                more={p.t("oneMore")}
                onPick={(quantity) => p.setView({ quantity })}
              />
            </Section>
            <Field at={p.field("note")} label={p.t("noteToSeller")} placeholder={p.t("optional")} multiline />
            <Paragraph as="note" tone="dim">
              {p.t("offerHow")}
            </Paragraph>
          </>
        )}
      </Show>
    </ShopPage>
  );
});
