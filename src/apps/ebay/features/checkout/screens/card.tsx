import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import ebay from "../../../index.ts";
import { Words } from "../../../looks/facts.tsx";
import { Pair } from "../../../looks/form.tsx";
import { Oval } from "../../../looks/ovals.tsx";
import { ShopPage, StickyActs } from "../../../looks/shop.tsx";
import { strings } from "../../../strings.ts";

export default screen(ebay, strings, "card", (p) => (
  <ShopPage
    shade={p.state.prefs.theme}
    back="close"
    title={p.t("addCard")}
    bottom={
      <StickyActs>
        <Oval label={p.t("addCard")} disabled={!p.can("save")} onTap={() => p.act.save()} />
      </StickyActs>
    }
  >
    <Words as="note" tone="dim">
      {p.t("cardHint")}
    </Words>
    <Field at={p.field("number")} label={p.t("cardNumber")} kind="phone" enter="next" />
    <Pair>
      <Field at={p.field("expires")} label={p.t("cardExpires")} placeholder="MM/YY" kind="text" enter="next" />
      <Field at={p.field("code")} label={p.t("cardCode")} kind="number" onEnter={() => p.act.save()} />
    </Pair>
  </ShopPage>
));
