import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { world } from "../../../../../ui/world.ts";
import { amountText } from "../../../../../os/money/read.ts";
import eateries from "../../../../../world/eateries/index.ts";
import wechat from "../../../index.ts";
import { Cell, Cells, TickCell } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/forms.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { HalfSheet } from "../../../looks/over.tsx";
import { Capsule, PillButton, SumRow } from "../../../looks/program.tsx";
import { strings } from "../../../strings.ts";
import { priceOf, sumsOf } from "../food.ts";

export default screen(wechat, strings, "checkout", (p) => {
  const eatery = world(eateries.queries.eatery, () =>
    p.state.cart.eatery === null ? null : { id: p.state.cart.eatery },
  );
  const dishes = world(eateries.queries.dishes, () => {
    const ids = [...new Set(Object.values(p.state.cart.lines).map((l) => l.dish))];
    return ids.length === 0 ? null : { ids };
  });
  const say = (text: { en: string; zh: string } | undefined) => (p.lang === "en" ? text?.en : text?.zh) ?? "";
  const lines = () =>
    Object.values(p.state.cart.lines).flatMap((l) => {
      const dish = dishes()?.find(({ id }) => id === l.dish);
      const cents = dish ? priceOf(dish, l.choices) : null;
      return dish && cents !== null ? [{ dish, count: l.count, cents }] : [];
    });
  const address = () => p.state.addresses[p.state.addressFirst ?? ""];
  const sum = (cents: number) => `¥${amountText(cents)}`;
  return (
    <Frame
      title={p.t("checkoutTitle")}
      back
      class="food-ground"
      actions={<Capsule />}
      bottom={
        <div class="program-foot">
          <PillButton label={p.t("orderWord")} disabled={!p.can("order")} onTap={() => p.act.order()} />
        </div>
      }
      overlays={
        <HalfSheet open={p.view.open === "address"} title={p.t("deliverTo")}>
          <For each={Object.values(p.state.addresses)}>
            {(a) => (
              <TickCell
                title={`${a.name} ${a.phone}`}
                note={`${a.region} ${a.street}`}
                on={a.id === p.state.addressFirst}
                onTap={() => p.act.chooseAddress({ address: a.id })}
              />
            )}
          </For>
          <Cell title={p.t("manageAddresses")} leads onTap={() => p.act.editAddresses()} />
        </HalfSheet>
      }
    >
      <Cells first>
        <Cell
          tall
          title={address() ? `${address()!.region} ${address()!.street}` : p.t("addressNone")}
          note={address() ? `${address()!.name} ${address()!.phone}` : undefined}
          leads
          onTap={() => p.setView({ open: "address" })}
        />
      </Cells>
      <Show when={eatery()}>
        {(e) => {
          const sums = () => sumsOf(e(), lines());
          return (
            <Cells title={say(e().name)}>
              <For each={lines()}>
                {(l) => <SumRow title={`${say(l.dish.name)} × ${l.count}`} sum={sum(l.cents * l.count)} />}
              </For>
              <SumRow title={p.t("packingSum")} sum={sum(sums().packingCents)} />
              <SumRow title={p.t("deliverySum")} sum={sum(sums().deliveryCents)} />
              <Show when={sums().offCents > 0}>
                <SumRow title={p.t("offSum")} sum={`-${sum(sums().offCents)}`} />
              </Show>
              <SumRow whole title={p.t("totalSum")} sum={sum(sums().cents)} />
            </Cells>
          );
        }}
      </Show>
      <Cells>
        <FieldCell title={p.t("mealNote")} at={p.field("note")} />
      </Cells>
    </Frame>
  );
});
