import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { centsOf } from "../../../../../os/money/read.ts";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import { approx, said, usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { BigSum } from "../../../looks/form.tsx";
import { Notice, Part, Words } from "../../../looks/facts.tsx";
import { LotLine } from "../../../looks/lots.tsx";
import { Oval, Stepper } from "../../../looks/ovals.tsx";
import { ShopPage, StickyActs } from "../../../looks/shop.tsx";
import { priceOf, stockOf } from "../../../lots.ts";
import { choicesText, postageOf } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";

export default screen(ebay, strings, "offer", (p) => {
  const found = world(goods.queries.item, () => ({ id: p.params.item }));
  const cents = () => centsOf(p.view.amount);
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back="close"
      title={p.t("makeOffer")}
      bottom={
        <StickyActs>
          <Oval label={p.t("sendOffer")} disabled={!p.can("send")} onTap={() => p.act.send()} />
        </StickyActs>
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
            <LotLine
              picture={item().pictures[0]}
              title={said(item().title, p.lang)}
              price={usd(priceOf(p.state, item(), p.params.variant), p.lang)}
              lines={[choicesText(item(), p.params.variant, p.lang), postageOf(p, item())]}
            />
            <Part title={p.t("yourOffer")}>
              <BigSum
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
                        approx(cents()!, p.state.prefs.currency),
                      ]
                        .filter((x) => x)
                        .join(" · ")
                }
              />
            </Part>
            <Part title={p.t("quantity")}>
              <Stepper
                value={p.view.quantity}
                most={Math.max(1, Math.min(99, stockOf(p.state, item(), p.params.variant)))}
                name={p.t("quantity")}
                less={p.t("oneLess")}
                more={p.t("oneMore")}
                onPick={(quantity) => p.setView({ quantity })}
              />
            </Part>
            <Field at={p.field("note")} label={p.t("noteToSeller")} placeholder={p.t("optional")} multiline />
            <Words as="note" tone="dim">
              {p.t("offerHow")}
            </Words>
          </>
        )}
      </Show>
    </ShopPage>
  );
});
