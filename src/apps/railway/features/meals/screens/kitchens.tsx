import none from "@material-symbols/svg-400/rounded/restaurant.svg?raw";
import { For, Show } from "solid-js";
import rails from "#world/rails/index.ts";
import { momentText } from "#os/format.ts";
import { queryWorld } from "#ui/world.ts";
import { localized } from "#apps/railway/facts.ts";
import { listDeliveries, isStationOf, orderEndsAt } from "../deliveries.ts";
import { Frame, EmptyState } from "#apps/railway/looks/frame.tsx";
import { Card, Chips, Row, Paragraph } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { clockText, yuan } from "#apps/railway/screens/parts/labels.ts";

export default page("kitchens", (p) => {
  const ticket = () => p.state.tickets[p.params.ticket];
  const train = queryWorld(rails.queries.train, () => (ticket() ? { id: ticket()!.train } : null));
  const hubs = queryWorld(rails.queries.hubs, () => ({ id: "hubs" }));
  const kitchen = queryWorld(rails.queries.kitchen, () => ({ id: p.view.kitchen }));
  /** The places with kitchens along the trip. */
  const places = () => {
    const [t, of, all] = [ticket(), train(), hubs()];
    if (!t || !of || !all) return [];
    return of.stops
      .slice(t.board + 1, t.alight)
      .flatMap((stop) => all.places.filter(({ id }) => isStationOf(stop.id, id)).map((place) => ({ place, stop })));
  };
  const handIn = () =>
    ticket() && train() && kitchen() ? listDeliveries(ticket()!, train()!.stops, kitchen()!.place)[0] : undefined;
  return (
    <Frame title={p.t("orderMeals")}>
      <Show when={ticket()} fallback={<EmptyState icon={none} text={p.t("noOrders")} />}>
        <Card title={p.t("handedInAt")}>
          <Chips
            options={[
              { id: "kitchen_train", label: p.t("diningCar") },
              ...places().map(({ place, stop }) => ({
                id: place.id.replace("st_", "kitchen_"),
                label: `${localized(stop, p.lang)} ${clockText(stop.arrives)}`,
              })),
            ]}
            chosen={[p.view.kitchen]}
            onPick={(id) => p.act.pickKitchen({ kitchen: id })}
          />
          <Show when={handIn()}>
            {(at) => (
              <Paragraph small tone={p.now > orderEndsAt(at()) ? "red" : "dim"}>
                {p.t("orderUntil", { at: momentText(orderEndsAt(at()), p.os, p.now) })}
              </Paragraph>
            )}
          </Show>
        </Card>
        <Show
          when={kitchen()}
          fallback={
            <Show when={kitchen() === null}>
              <EmptyState icon={none} text={p.t("noKitchen")} />
            </Show>
          }
        >
          {(of) => (
            <Card title={p.t("shops")}>
              <For each={of().shops}>
                {(shop) => (
                  <Row
                    title={localized(shop.name, p.lang)}
                    sub={`★ ${shop.stars} · ${shop.deliveryCents === 0 ? p.t("noDelivery") : p.t("delivery", { sum: yuan(shop.deliveryCents) })}`}
                    value={p.t("priceFrom2", { sum: yuan(Math.min(...shop.dishes.map(({ cents }) => cents))) })}
                    onTap={() => p.act.open({ shop: shop.id })}
                  />
                )}
              </For>
            </Card>
          )}
        </Show>
      </Show>
    </Frame>
  );
});
