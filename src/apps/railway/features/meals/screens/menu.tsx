import { For, Show } from "solid-js";
import rails from "../../../../../world/rails/index.ts";
import { world } from "../../../../../ui/world.ts";
import { said } from "../../../facts.ts";
import { Frame } from "../../../looks/frame.tsx";
import { Counter } from "../../../looks/counter.tsx";
import { Panel } from "../../../looks/panel.tsx";
import { Act, Acts, Card, PayFoot, Row, Says } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { seatWord, yuan } from "../../../screens/parts/telling.ts";

export default page("menu", (p) => {
  const kitchen = world(rails.queries.kitchen, () => ({ id: p.params.kitchen }));
  const shop = () => kitchen()?.shops.find(({ id }) => id === p.params.shop);
  const ticket = () => p.state.tickets[p.params.ticket];
  const countOf = (dish: string): number => p.view.wishes.find((one) => one.dish === dish)?.count ?? 0;
  const lines = () => (shop()?.dishes ?? []).filter(({ id }) => countOf(id) > 0);
  const sum = () =>
    lines().reduce(
      (all, { id, cents }) => all + cents * countOf(id),
      lines().length === 0 ? 0 : (shop()?.deliveryCents ?? 0),
    );
  return (
    <Frame
      title={shop() ? said(shop()!.name, p.lang) : p.t("orderMeals")}
      foot={
        <PayFoot label={p.t("orderSum")} sum={yuan(sum())}>
          <Acts>
            <Act kind="line" label={p.t("basket")} onTap={() => p.act.basket()} />
            <Act kind="orange" label={p.t("orderNow")} onTap={() => p.act.submit()} />
          </Acts>
        </PayFoot>
      }
      overlays={
        <Panel
          open={p.view.open === "basket"}
          title={p.t("basket")}
          ok={p.t("emptyBasket")}
          onOk={() => p.act.emptyBasket()}
        >
          <For each={lines()}>
            {(dish) => (
              <Row
                title={said(dish.name, p.lang)}
                sub={`× ${countOf(dish.id)}`}
                value={yuan(dish.cents * countOf(dish.id))}
                tone="orange"
              />
            )}
          </For>
          <Row title={p.t("deliveryWord")} value={yuan(shop()?.deliveryCents ?? 0)} />
        </Panel>
      }
    >
      <Show when={ticket()}>
        {(t) => (
          <Says small tone="dim">
            {`${t().train} · ${t().name} · ${seatWord(p, t())}`}
          </Says>
        )}
      </Show>
      <Show when={shop()}>
        {(of) => (
          <Card>
            <For each={of().dishes}>
              {(dish) => (
                <Row
                  title={said(dish.name, p.lang)}
                  sub={p.t("soldCount", { n: dish.sold })}
                  value={yuan(dish.cents)}
                  tone="orange"
                  tail={
                    <Counter
                      n={countOf(dish.id)}
                      lessName={p.t("lessOf", { name: said(dish.name, p.lang) })}
                      moreName={p.t("moreOf", { name: said(dish.name, p.lang) })}
                      onLess={() => p.act.less({ dish: dish.id })}
                      onMore={() => p.act.more({ dish: dish.id })}
                    />
                  }
                />
              )}
            </For>
          </Card>
        )}
      </Show>
    </Frame>
  );
});
