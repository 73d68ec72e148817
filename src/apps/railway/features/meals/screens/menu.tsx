import { For, Show } from "solid-js";
import rails from "#world/rails/index.ts";
import { queryWorld } from "#ui/world.ts";
import { localized } from "#apps/railway/facts.ts";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Counter } from "#apps/railway/looks/counter.tsx";
import { Panel } from "#apps/railway/looks/panel.tsx";
import { Button, ButtonRow, Card, PayFooter, Row, Paragraph } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { seatLabel, yuan } from "#apps/railway/screens/parts/labels.ts";

export default page("menu", (p) => {
  const kitchen = queryWorld(rails.queries.kitchen, () => ({ id: p.params.kitchen }));
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
      title={shop() ? localized(shop()!.name, p.lang) : p.t("orderMeals")}
      foot={
        <PayFooter label={p.t("orderSum")} sum={yuan(sum())}>
          <ButtonRow>
            <Button kind="line" label={p.t("basket")} onTap={() => p.act.basket()} />
            <Button kind="orange" label={p.t("orderNow")} onTap={() => p.act.submit()} />
          </ButtonRow>
        </PayFooter>
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
                title={localized(dish.name, p.lang)}
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
          <Paragraph small tone="dim">
            {`${t().train} · ${t().name} · ${seatLabel(p, t())}`}
          </Paragraph>
        )}
      </Show>
      <Show when={shop()}>
        {(of) => (
          <Card>
            <For each={of().dishes}>
              {(dish) => (
                <Row
                  title={localized(dish.name, p.lang)}
                  sub={p.t("soldCount", { n: dish.sold })}
                  value={yuan(dish.cents)}
                  tone="orange"
                  trailing={
                    <Counter
                      n={countOf(dish.id)}
                      lessName={p.t("lessOf", { name: localized(dish.name, p.lang) })}
                      moreName={p.t("moreOf", { name: localized(dish.name, p.lang) })}
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
