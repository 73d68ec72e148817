import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { cardsBoundTo, lastFour } from "#os/money/read.ts";
import { PlanCard } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Cell, Note, Pill, RadioCell } from "#apps/spotify/looks/rows.tsx";
import { Sheet } from "#apps/spotify/looks/sheet.tsx";
import { planCents, priceText } from "../plans.ts";

export default screen(app, strings, "checkout", (p) => {
  const cards = () => cardsBoundTo(p.os, "spotify");
  const payLabel = (): string => {
    const { payWith } = p.view;
    if (payWith === "alipay" || payWith === "weixin") return p.t(`pay_${payWith}`);
    const card = cards().find(({ id }) => id === payWith);
    return card ? `${card.bank} ••${lastFour(card)}` : p.t("choosePay");
  };
  return (
    <Leaf
      back
      title={p.t("checkout")}
      bottom={
        <div class="lyrics-foot">
          <Pill
            kind="green"
            wide
            label={p.t("payNow", { price: priceText(planCents[p.params.plan]) })}
            disabled={!p.can("pay")}
            onTap={() => p.act.pay()}
          />
        </div>
      }
      overlays={
        <Sheet open={p.view.open === "pay"} part="pay" title={p.t("choosePay")}>
          <For each={cards()}>
            {(card) => (
              <RadioCell
                title={`${card.bank} ••${lastFour(card)}`}
                note={p.t("cardRenews")}
                on={p.view.payWith === card.id}
                onTap={() => p.act.setPay({ payWith: card.id })}
              />
            )}
          </For>
          <RadioCell
            title={p.t("pay_alipay")}
            note={p.t("appOnce")}
            on={p.view.payWith === "alipay"}
            onTap={() => p.act.setPay({ payWith: "alipay" })}
          />
          <RadioCell
            title={p.t("pay_weixin")}
            note={p.t("appOnce")}
            on={p.view.payWith === "weixin"}
            onTap={() => p.act.setPay({ payWith: "weixin" })}
          />
        </Sheet>
      }
    >
      <PlanCard
        colour="#ffd2d7"
        title={p.t(`plan_${p.params.plan}`)}
        price={p.t("perMonth", { price: priceText(planCents[p.params.plan]) })}
        lines={[p.t(`plan_${p.params.plan}_who`), p.t("planSkips"), p.t("planDownloads")]}
      />
      <Cell title={p.t("payWith")} value={payLabel()} onTap={() => p.act.choosePay()} />
      <Note text={p.t("checkoutNote")} />
    </Leaf>
  );
});
