import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import { amountText } from "#os/money/read.ts";
import eateries, { type Dish } from "#world/eateries/index.ts";
import wechat from "#apps/wechat/index.ts";
import { Remark, RadioCell, TextLink } from "#apps/wechat/looks/cells.tsx";
import { Chips } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { HalfSheet } from "#apps/wechat/looks/overlays.tsx";
import { Capsule, CartBar, DishRow, FoodArt, PillButton, Stepper } from "#apps/wechat/looks/program.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { firstChoices, cartKey, dishPrice, computeSums } from "../food.ts";

export default screen(wechat, strings, "eatery", (p) => {
  const eatery = queryWorld(eateries.queries.eatery, () => ({ id: p.params.eatery }));
  const menu = queryWorldPages(
    eateries.queries.menu,
    () => ({ q: "", eatery: p.params.eatery }),
    () => 2,
  );
  const inCart = queryWorld(eateries.queries.dishes, () => {
    const ids = [...new Set(Object.values(p.state.cart.lines).map((l) => l.dish))];
    return ids.length === 0 ? null : { ids };
  });
  const say = (text: { en: string; zh: string } | undefined) => (p.lang === "en" ? text?.en : text?.zh) ?? "";
  const dishes = () => (menu()?.rows ?? []).filter((d) => p.view.section === null || d.section === p.view.section);
  const chosen = () => menu()?.rows.find(({ id }) => id === p.view.dish);
  const own = () => p.state.cart.eatery === p.params.eatery;
  const lines = () =>
    (own() ? Object.entries(p.state.cart.lines) : []).flatMap(([key, l]) => {
      const dish = inCart()?.find(({ id }) => id === l.dish);
      const cents = dish ? dishPrice(dish, l.choices) : null;
      return dish && cents !== null ? [{ key, dish, choices: l.choices, count: l.count, cents }] : [];
    });
  const sums = () => (eatery() ? computeSums(eatery()!, lines()) : null);
  const countOf = (dish: Dish) => lines().reduce((n, l) => n + (l.dish.id === dish.id ? l.count : 0), 0);
  const tooLittle = () => (sums()?.dishesCents ?? 0) < (eatery()?.minimumCents ?? 0);
  return (
    <Frame
      title={say(eatery()?.name)}
      back
      class="food-ground"
      actions={<Capsule />}
      bottom={
        <CartBar
          count={p.t("cartCount", { n: sums()?.count ?? 0 })}
          sum={`¥${amountText(lines().length === 0 ? 0 : (sums()?.cents ?? 0))}`}
          go={tooLittle() ? p.t("cartLeast", { least: amountText(eatery()?.minimumCents ?? 0) }) : p.t("cartGo")}
          disabled={tooLittle() || !p.can("checkout")}
          onShow={() => p.act.showCart()}
          onGo={() => p.act.checkout()}
        />
      }
      overlays={
        <>
          <HalfSheet open={p.view.open === "options"} title={say(chosen()?.name)}>
            <For each={chosen()?.options ?? []}>
              {(option) => (
                <>
                  <Remark>{say(option.title)}</Remark>
                  <For each={option.choices}>
                    {(c) => (
                      <RadioCell
                        title={say(c.title)}
                        note={c.extraCents > 0 ? `+¥${amountText(c.extraCents)}` : undefined}
                        on={p.view.choices.includes(`${option.id}:${c.id}`)}
                        onTap={() => p.act.pick({ option: option.id, choice: `${option.id}:${c.id}` })}
                      />
                    )}
                  </For>
                </>
              )}
            </For>
            <div class="program-foot">
              <PillButton label={p.t("dishInto")} onTap={() => p.act.addChosen()} />
            </div>
          </HalfSheet>
          <HalfSheet open={p.view.open === "cart"} title={p.t("cartTitle")}>
            <For each={lines()} fallback={<Remark big>{p.t("cart-empty")}</Remark>}>
              {(l) => (
                <DishRow
                  art={l.dish.art}
                  name={say(l.dish.name)}
                  about=""
                  sold=""
                  spicy={0}
                  price={`¥${amountText(l.cents)}`}
                  trailing={
                    <Stepper
                      count={l.count}
                      add={`${p.t("dishAdd")}: ${say(l.dish.name)}`}
                      take={`${p.t("dishTake")}: ${say(l.dish.name)}`}
                      onAdd={() => p.act.add({ dish: l.dish.id, choices: [...l.choices] })}
                      onTake={() => p.act.take({ line: l.key })}
                    />
                  }
                />
              )}
            </For>
            <TextLink label={p.t("cartClear")} onTap={() => p.act.clear()} />
          </HalfSheet>
        </>
      }
    >
      <Show when={eatery()} fallback={<Remark big>{eatery() === null ? p.t("eatery-unknown") : ""}</Remark>}>
        {(e) => (
          <>
            <div class="eatery-head">
              <FoodArt art={e().art} side={64} />
              <div class="eatery-text">
                <p class="eatery-fee">{say(e().about)}</p>
                <p class="eatery-line">
                  <b>{p.t("eateryFacts", { rating: (e().rating / 10).toFixed(1), sold: e().monthly })}</b>
                </p>
                <p class="eatery-fee">
                  {p.t("eateryWay", { minutes: e().minutes, km: (e().metres / 1000).toFixed(1) })}
                </p>
                <p class="eatery-fee">
                  {p.t("eateryFee", { fee: amountText(e().deliveryCents), least: amountText(e().minimumCents) })}
                </p>
              </div>
            </div>
            <p class="eatery-notice">{say(e().notice)}</p>
            <Chips
              line="sections"
              options={[
                { id: "", label: p.t("cuisineAll") },
                ...e().sections.map((s) => ({ id: s.id, label: say(s.title) })),
              ]}
              chosen={p.view.section ?? ""}
              onPick={(id) => (id === "" ? p.setView({ section: null }) : p.act.section({ section: id }))}
            />
            <For each={dishes()}>
              {(d) => (
                <DishRow
                  art={d.art}
                  name={say(d.name)}
                  about={say(d.about)}
                  sold={p.t("dishSold", { n: d.monthly, liked: d.liked })}
                  spicy={d.spicy}
                  price={`¥${amountText(d.priceCents)}`}
                  trailing={
                    d.options.length > 0 ? (
                      <PillButton
                        label={p.t("dishChoose")}
                        name={`${p.t("dishChoose")}: ${say(d.name)}`}
                        onTap={() => p.act.choose({ dish: d.id, choices: firstChoices(d) })}
                      />
                    ) : (
                      <Stepper
                        count={countOf(d)}
                        add={`${p.t("dishAdd")}: ${say(d.name)}`}
                        take={`${p.t("dishTake")}: ${say(d.name)}`}
                        onAdd={() => p.act.add({ dish: d.id, choices: [] })}
                        onTake={() => p.act.take({ line: cartKey(d.id, []) })}
                      />
                    )
                  }
                />
              )}
            </For>
          </>
        )}
      </Show>
    </Frame>
  );
});
