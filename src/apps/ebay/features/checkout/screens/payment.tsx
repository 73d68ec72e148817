import { For } from "solid-js";
import { cardsBoundTo, lastFour } from "#os/money/read.ts";
import { screen } from "#ui/screen-binding.tsx";
import ebay from "#apps/ebay/index.ts";
import { Section, OptionRow, Paragraph } from "#apps/ebay/looks/content.tsx";
import { PillButton, TextLink } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage, StickyButtons } from "#apps/ebay/looks/shop.tsx";
import { payWithText } from "#apps/ebay/screens/parts/payment-labels.ts";
import { strings } from "#apps/ebay/strings.ts";

export default screen(ebay, strings, "payment", (p) => (
  <ShopPage
    shade={p.state.prefs.theme}
    back
    title={p.t("paymentMethods")}
    bottom={
      <StickyButtons>
        <PillButton label={p.t("addCard")} onTap={() => p.act.add()} />
      </StickyButtons>
    }
  >
    <Paragraph as="note" tone="dim">
      {p.t("paymentHint")}
    </Paragraph>
    <Section title={p.t("cards")}>
      <For each={cardsBoundTo(p.os, "ebay")}>
        {(card) => (
          <>
            <OptionRow
              title={`${card.bank} ••${lastFour(card)}`}
              note={p.t(card.kind === "credit" ? "creditCard" : "debitCard", { expires: card.expires })}
              on={p.state.payWith === card.id}
              onTap={() => p.act.choose({ payWith: card.id })}
            />
            <TextLink
              label={p.t("remove")}
              name={p.t("removeOf", { title: `${card.bank} ••${lastFour(card)}` })}
              onTap={() => p.act.remove({ card: card.id })}
            />
          </>
        )}
      </For>
    </Section>
    <Section title={p.t("otherWays")} line>
      <For each={["alipay", "any"] as const}>
        {(method) => (
          <OptionRow
            title={payWithText(p, p.os, method)}
            on={p.state.payWith === method}
            onTap={() => p.act.choose({ payWith: method })}
          />
        )}
      </For>
    </Section>
  </ShopPage>
));
