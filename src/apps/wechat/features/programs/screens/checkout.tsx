import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { amountText } from "#os/money/read.ts";
import eateries from "#world/eateries/index.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells, RadioCell } from "#apps/wechat/looks/cells.tsx";
import { TitledFieldCell } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { HalfSheet } from "#apps/wechat/looks/overlays.tsx";
import { Capsule, PillButton, SumRow } from "#apps/wechat/looks/program.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { dishPrice, computeSums } from "../food.ts";

export default screen(wechat, strings, "checkout", (p) => {
  const eatery = queryWorld(eateries.queries.eatery, () =>
    p.state.cart.eatery === null ? null : { id: p.state.cart.eatery },
  );
  const dishes = queryWorld(eateries.queries.dishes, () => {
    const ids = [...new Set(Object.values(p.state.cart.lines).map((l) => l.dish))];
    return ids.length === 0 ? null : { ids };
  });
  const say = (text: { en: string; zh: string } | undefined) => (p.lang === "en" ? text?.en : text?.zh) ?? "";
  const lines = () =>
    Object.values(p.state.cart.lines).flatMap((l) => {
      const dish = dishes()?.find(({ id }) => id === l.dish);
      const cents = dish ? dishPrice(dish, l.choices) : null;
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
              <RadioCell
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
          const sums = () => computeSums(e(), lines());
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
        <TitledFieldCell title={p.t("mealNote")} at={p.field("note")} />
      </Cells>
    </Frame>
  );
});
