import { For, Show } from "solid-js";
import { dateText } from "#os/format.ts";
import { balanceOf, cardsBoundTo, entriesOf, lastFour } from "#os/money/read.ts";
import { screen } from "#ui/screen-binding.tsx";
import { approxInCurrency, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { AmountField, SelectField } from "#apps/ebay/looks/form.tsx";
import { LinkRow, Section, OptionRow, Totals, Paragraph } from "#apps/ebay/looks/content.tsx";
import { PillButton, TextLink } from "#apps/ebay/looks/buttons.tsx";
import { Panel } from "#apps/ebay/looks/panel.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { strings } from "#apps/ebay/strings.ts";
import { availableCents, heldCents, netCents, listSales } from "../queries.ts";
import { fundsAccount } from "../state.ts";

export default screen(ebay, strings, "payouts", (p) => {
  const balance = () => balanceOf(p.os, fundsAccount);
  const most = () => availableCents(p.state, balance());
  const cards = () => cardsBoundTo(p.os, "ebay");
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
              <OptionRow
                title={`${one.bank} ••${lastFour(one)}`}
                on={p.view.card === one.id}
                onTap={() => p.act.pickCard({ card: one.id })}
              />
            )}
          </For>
        </Panel>
      }
    >
      <Paragraph as="note" tone="dim">
        {p.t("availableFunds")}
      </Paragraph>
      <Paragraph as="huge">{usd(most(), p.lang)}</Paragraph>
      <Show when={approxInCurrency(most(), p.state.prefs.currency)}>
        {(text) => <Paragraph tone="dim">{text()}</Paragraph>}
      </Show>
      <Totals
        rows={[{ label: p.t("heldFunds"), sum: usd(heldCents(p.state), p.lang) }]}
        total={{ label: p.t("totalFunds"), sum: usd(balance(), p.lang) }}
      />
      <Section title={p.t("payOutDo")} line>
        <AmountField at={p.field("amount")} label={p.t("amount")} sign={p.lang === "en" ? "$" : "US $"} />
        <TextLink label={p.t("payOutAll")} onTap={() => p.setView({ amount: (most() / 100).toFixed(2) })} />
        <SelectField
          label={p.t("payoutTo")}
          value={card() ? `${card()!.bank} ••${lastFour(card()!)}` : p.t("choose")}
          dim={!card()}
          onTap={() => p.setView({ open: "card" })}
        />
        <PillButton label={p.t("payOutDo")} disabled={!p.can("payOut")} onTap={() => p.act.payOut()} />
      </Section>
      <Section title={p.t("transactions")} line>
        <Totals
          rows={entriesOf(p.os, fundsAccount)
            .slice(0, 20)
            .map((e) => ({
              label: `${dateText(e.at, p.os, p.now)} · ${e.title}`,
              sum: `${isOut(e.from) ? "−" : "+"}${usd(isOut(e.from) ? e.cents : e.toCents, p.lang)}`,
              good: !isOut(e.from),
            }))}
        />
      </Section>
      <Section title={p.t("orders")} line>
        <For each={listSales(p.state)}>
          {(sale) => (
            <LinkRow
              title={sale.title}
              note={sale.by}
              value={usd(netCents(sale), p.lang)}
              onTap={() => p.act.openSale({ sale: sale.id })}
            />
          )}
        </For>
      </Section>
    </ShopPage>
  );
});
