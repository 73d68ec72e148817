import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { cardsBoundTo, lastFour } from "#os/money/read.ts";
import { dayText } from "#apps/spotify/format.ts";
import { PlanCard } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Cell, HeadLine, Note, Pill, RadioCell } from "#apps/spotify/looks/rows.tsx";
import { Sheet } from "#apps/spotify/looks/sheet.tsx";
import { planCents, priceText } from "../plans.ts";
import { isPremium } from "../queries.ts";
import { plans } from "../state.ts";

export default screen(app, strings, "plan", (p) => {
  const own = () => (isPremium(p.state, p.now) ? p.state.subscription : null);
  const cards = () => cardsBoundTo(p.os, "spotify");
  const payLabel = (payWith: string): string => {
    if (payWith === "alipay" || payWith === "weixin") return p.t(`pay_${payWith}`);
    const card = cards().find(({ id }) => id === payWith);
    return card ? `${card.bank} ••${lastFour(card)}` : p.t("cardGone");
  };
  return (
    <Leaf
      back
      title={p.t("yourPlan")}
      overlays={
        <>
          <Sheet open={p.view.open === "change"} part="change" title={p.t("changePlan")}>
            <For each={plans}>
              {(plan) => (
                <RadioCell
                  title={p.t(`plan_${plan}`)}
                  note={p.t("perMonth", { price: priceText(planCents[plan]) })}
                  on={(own()?.next ?? own()?.plan) === plan}
                  onTap={() => p.act.change({ plan })}
                />
              )}
            </For>
          </Sheet>
          <Sheet open={p.view.open === "card"} part="card" title={p.t("payWith")}>
            <For each={cards()}>
              {(card) => (
                <RadioCell
                  title={`${card.bank} ••${lastFour(card)}`}
                  on={own()?.payWith === card.id}
                  onTap={() => p.act.setCard({ card: card.id })}
                />
              )}
            </For>
          </Sheet>
        </>
      }
    >
      <Show
        when={own()}
        fallback={
          <PlanCard
            colour="#fff"
            title={p.t("freePlan")}
            price={p.t("freePrice")}
            lines={[p.t("freeShuffle"), p.t("freeSkips"), p.t("freeDownloads")]}
          >
            <Pill kind="white" label={p.t("seePlans")} onTap={() => p.act.seePlans()} />
          </PlanCard>
        }
      >
        {(sub) => (
          <>
            <PlanCard
              mark={p.t("premiumMark")}
              colour="#ffd2d7"
              title={p.t(`plan_${sub().plan}`)}
              price={p.t("perMonth", { price: priceText(planCents[sub().plan]) })}
              lines={[p.t(`plan_${sub().plan}_who`)]}
              note={p.t(sub().renews ? "renewsOn" : "endsOn", { day: dayText(sub().until, p.os, p.now) })}
            />
            <Show when={sub().next}>{(next) => <Note text={p.t("nextPlan", { plan: p.t(`plan_${next()}`) })} />}</Show>
            <Show
              when={sub().renews}
              fallback={
                <>
                  <Cell title={p.t("payWith")} value={payLabel(sub().payWith)} />
                  <Show
                    when={sub().payWith.startsWith("card_")}
                    fallback={
                      <Pill
                        kind="white"
                        wide
                        label={p.t("renewPlan")}
                        onTap={() => p.act.renew({ plan: sub().plan })}
                      />
                    }
                  >
                    <Pill kind="white" wide label={p.t("resumePlan")} onTap={() => p.act.resume()} />
                  </Show>
                </>
              }
            >
              <Cell title={p.t("payWith")} value={payLabel(sub().payWith)} onTap={() => p.act.chooseCard()} />
              <Cell title={p.t("changePlan")} onTap={() => p.act.chooseChange()} />
              <Cell danger title={p.t("cancelPlan")} onTap={() => p.act.cancel()} />
            </Show>
          </>
        )}
      </Show>
      <Show when={p.state.receipts.length > 0}>
        <HeadLine text={p.t("receipts")} />
        <For each={p.state.receipts}>
          {(receipt) => (
            <Cell
              title={p.t(`plan_${receipt.plan}`)}
              note={dayText(receipt.at, p.os, p.now)}
              value={priceText(receipt.cents)}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
