import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import ebay from "#apps/ebay/index.ts";
import { Paragraph } from "#apps/ebay/looks/content.tsx";
import { FieldPair } from "#apps/ebay/looks/form.tsx";
import { PillButton } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage, StickyButtons } from "#apps/ebay/looks/shop.tsx";
import { strings } from "#apps/ebay/strings.ts";

export default screen(ebay, strings, "card", (p) => (
  <ShopPage
    shade={p.state.prefs.theme}
    back="close"
    title={p.t("addCard")}
    bottom={
      <StickyButtons>
        <PillButton label={p.t("addCard")} disabled={!p.can("save")} onTap={() => p.act.save()} />
      </StickyButtons>
    }
  >
    <Paragraph as="note" tone="dim">
      {p.t("cardHint")}
    </Paragraph>
    <Field at={p.field("number")} label={p.t("cardNumber")} kind="phone" enter="next" />
    <FieldPair>
      <Field at={p.field("expires")} label={p.t("cardExpires")} placeholder="MM/YY" kind="text" enter="next" />
      <Field at={p.field("code")} label={p.t("cardCode")} kind="number" onEnter={() => p.act.save()} />
    </FieldPair>
  </ShopPage>
));
