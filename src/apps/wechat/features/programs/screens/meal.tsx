import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { momentText, timeText } from "#os/format.ts";
import { amountText, documentNumber } from "#os/money/read.ts";
import { queryWorld } from "#ui/world.ts";
import eateries from "#world/eateries/index.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Capsule, PillButton, Stars, StatusCard, SumRow } from "#apps/wechat/looks/program.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { arrivesAt, canCancelMeal, unpaidMs } from "../food.ts";
import { mealStates } from "../state.ts";

export default screen(wechat, strings, "meal", (p) => {
  const meal = () => p.state.foodOrders[p.params.order];
  const eatery = queryWorld(eateries.queries.eatery, () => (meal() ? { id: meal()!.eatery } : null));
  const sum = (cents: number) => `¥${amountText(cents)}`;
  const note = () => {
    const m = meal()!;
    if (m.state === "unpaid") return p.t("mealUntil", { time: timeText(m.at + unpaidMs, p.os) });
    if (m.state === "cooking" || m.state === "coming") return p.t("mealAbout", { time: timeText(arrivesAt(m), p.os) });
    return momentText(m.paidAt ?? m.at, p.os, p.now);
  };
  return (
    <Frame title={p.t("mealTitle")} back class="food-ground" actions={<Capsule />}>
      <Show when={meal()} fallback={<Remark big>{p.t("bill-gone")}</Remark>}>
        {(m) => (
          <>
            <StatusCard
              title={p.t(`meal_${m().state}`)}
              note={note()}
              done={mealStates.indexOf(m().state) + 1}
              of={m().state === "cancelled" ? undefined : 4}
            >
              <div class="status-acts">
                <Show when={m().state === "unpaid"}>
                  <PillButton label={p.t("mealPay", { sum: amountText(m().cents) })} onTap={() => p.act.pay()} />
                </Show>
                <Show when={canCancelMeal(m(), p.now)}>
                  <PillButton kind="line" label={p.t("mealCancel")} onTap={() => p.act.cancel()} />
                </Show>
                <Show when={m().state === "done" || m().state === "cancelled"}>
                  <PillButton label={p.t("mealRepeat")} onTap={() => p.act.repeat()} />
                </Show>
                <Show when={eatery()}>
                  {(e) => (
                    <PillButton
                      kind="line"
                      label={p.t("mealCall")}
                      onTap={() => p.act.callEatery({ number: e().phone })}
                    />
                  )}
                </Show>
              </div>
            </StatusCard>
            <Show when={m().state === "done"}>
              <StatusCard title={p.t("mealRate")} note={m().name}>
                <Stars
                  count={m().stars}
                  name={(n) => p.t("starsName", { n })}
                  onPick={(stars) => p.act.rate({ stars })}
                />
              </StatusCard>
            </Show>
            <Cells title={m().name}>
              <For each={m().lines}>
                {(l) => <SumRow title={`${l.name} × ${l.count}`} sum={sum(l.cents * l.count)} />}
              </For>
              <SumRow title={p.t("packingSum")} sum={sum(m().packingCents)} />
              <SumRow title={p.t("deliverySum")} sum={sum(m().deliveryCents)} />
              <Show when={m().offCents > 0}>
                <SumRow title={p.t("offSum")} sum={`-${sum(m().offCents)}`} />
              </Show>
              <SumRow whole title={p.t("totalSum")} sum={sum(m().cents)} />
            </Cells>
            <Cells>
              <Cell title={p.t("deliverTo")} note={m().address} />
              <Show when={m().note}>
                <Cell title={p.t("mealNote")} note={m().note} />
              </Show>
              <Cell title={p.t("mealPlaced")} value={momentText(m().at, p.os, p.now)} />
              <Cell title={p.t("mealNumber")} value={documentNumber(m().id, m().at, p.offsetMin)} />
            </Cells>
          </>
        )}
      </Show>
    </Frame>
  );
});
