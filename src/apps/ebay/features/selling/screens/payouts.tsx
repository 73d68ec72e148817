import { For, Show } from "solid-js";
import { dateText } from "../../../../../os/format.ts";
import { balanceOf, cardsOf, entriesOf, lastFour } from "../../../../../os/money/read.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { approx, usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { BigSum, Choice } from "../../../looks/form.tsx";
import { Lead, Part, Pick, Sums, Words } from "../../../looks/facts.tsx";
import { Oval, WordLink } from "../../../looks/ovals.tsx";
import { Panel } from "../../../looks/panel.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { strings } from "../../../strings.ts";
import { availableCents, heldCents, netOf, salesIn } from "../queries.ts";
import { fundsAccount } from "../state.ts";

export default screen(ebay, strings, "payouts", (p) => {
  const balance = () => balanceOf(p.os, fundsAccount);
  const most = () => availableCents(p.state, balance());
  const cards = () => cardsOf(p.os, "ebay");
  const card = () => cards().find(({ id }) => id === p.view.card);
  const isOut = (from: string) => from === fundsAccount;
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("payoutsTitle")}
      overlays={
        <Panel
          open={p.view.open === "card"}
          name="card"
          title={p.t("payoutTo")}
          closeName={p.t("close")}
          onClose={() => p.setView({ open: null })}
        >
          <For each={cards()}>
            {(one) => (
              <Pick
                title={`${one.bank} ••${lastFour(one)}`}
                on={p.view.card === one.id}
                onTap={() => p.act.pickCard({ card: one.id })}
              />
            )}
          </For>
        </Panel>
      }
    >
      <Words as="note" tone="dim">
        {p.t("availableFunds")}
      </Words>
      <Words as="huge">{usd(most(), p.lang)}</Words>
      <Show when={approx(most(), p.state.prefs.currency)}>{(text) => <Words tone="dim">{text()}</Words>}</Show>
      <Sums
        rows={[{ label: p.t("heldFunds"), sum: usd(heldCents(p.state), p.lang) }]}
        total={{ label: p.t("totalFunds"), sum: usd(balance(), p.lang) }}
      />
      <Part title={p.t("payOutDo")} line>
        <BigSum at={p.field("amount")} label={p.t("amount")} sign={p.lang === "en" ? "$" : "US $"} />
        <WordLink label={p.t("payOutAll")} onTap={() => p.setView({ amount: (most() / 100).toFixed(2) })} />
        <Choice
          label={p.t("payoutTo")}
          value={card() ? `${card()!.bank} ••${lastFour(card()!)}` : p.t("choose")}
          dim={!card()}
          onTap={() => p.setView({ open: "card" })}
        />
        <Oval label={p.t("payOutDo")} disabled={!p.can("payOut")} onTap={() => p.act.payOut()} />
      </Part>
      <Part title={p.t("transactions")} line>
        <Sums
          rows={entriesOf(p.os, fundsAccount)
            .slice(0, 20)
            .map((e) => ({
              label: `${dateText(e.at, p.os, p.now)} · ${e.title}`,
              sum: `${isOut(e.from) ? "−" : "+"}${usd(isOut(e.from) ? e.cents : e.toCents, p.lang)}`,
              good: !isOut(e.from),
            }))}
        />
      </Part>
      <Part title={p.t("orders")} line>
        <For each={salesIn(p.state)}>
          {(sale) => (
            <Lead
              title={sale.title}
              note={sale.by}
              value={usd(netOf(sale), p.lang)}
              onTap={() => p.act.openSale({ sale: sale.id })}
            />
          )}
        </For>
      </Part>
    </ShopPage>
  );
});
