import { For } from "solid-js";
import { cardsOf, lastFour } from "../../../../../os/money/read.ts";
import { screen } from "../../../../../ui/bind.tsx";
import ebay from "../../../index.ts";
import { Part, Pick, Words } from "../../../looks/facts.tsx";
import { Oval, WordLink } from "../../../looks/ovals.tsx";
import { ShopPage, StickyActs } from "../../../looks/shop.tsx";
import { payText } from "../../../screens/parts/paying.ts";
import { strings } from "../../../strings.ts";

export default screen(ebay, strings, "payment", (p) => (
  <ShopPage
    shade={p.state.prefs.theme}
    back
    title={p.t("paymentMethods")}
    bottom={
      <StickyActs>
        <Oval label={p.t("addCard")} onTap={() => p.act.add()} />
      </StickyActs>
    }
  >
    <Words as="note" tone="dim">
      {p.t("paymentHint")}
    </Words>
    <Part title={p.t("cards")}>
      <For each={cardsOf(p.os, "ebay")}>
        {(card) => (
          <>
            <Pick
              title={`${card.bank} ••${lastFour(card)}`}
              note={p.t(card.kind === "credit" ? "creditCard" : "debitCard", { expires: card.expires })}
              on={p.state.payWith === card.id}
              onTap={() => p.act.choose({ payWith: card.id })}
            />
            <WordLink
              label={p.t("remove")}
              name={p.t("removeOf", { title: `${card.bank} ••${lastFour(card)}` })}
              onTap={() => p.act.remove({ card: card.id })}
            />
          </>
        )}
      </For>
    </Part>
    <Part title={p.t("otherWays")} line>
      <For each={["alipay", "any"] as const}>
        {(way) => (
          <Pick
            title={payText(p, p.os, way)}
            on={p.state.payWith === way}
            onTap={() => p.act.choose({ payWith: way })}
          />
        )}
      </For>
    </Part>
  </ShopPage>
));
