import none from "@material-symbols/svg-400/rounded/restaurant.svg?raw";
import { For, Show } from "solid-js";
import rails from "../../../../../world/rails/index.ts";
import { momentText } from "../../../../../os/format.ts";
import { world } from "../../../../../ui/world.ts";
import { said } from "../../../facts.ts";
import { handInsOf, isAt, orderEndsAt } from "../hand-ins.ts";
import { Frame, None } from "../../../looks/frame.tsx";
import { Card, Chips, Row, Says } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { clockOf, yuan } from "../../../screens/parts/telling.ts";

export default page("kitchens", (p) => {
  const ticket = () => p.state.tickets[p.params.ticket];
  const train = world(rails.queries.train, () => (ticket() ? { id: ticket()!.train } : null));
  const hubs = world(rails.queries.hubs, () => ({ id: "hubs" }));
  const kitchen = world(rails.queries.kitchen, () => ({ id: p.view.kitchen }));
  /** Places on the way that have kitchens. */
  const places = () => {
    const [t, of, all] = [ticket(), train(), hubs()];
    if (!t || !of || !all) return [];
    return of.stops
      .slice(t.board + 1, t.alight)
      .flatMap((stop) => all.places.filter(({ id }) => isAt(stop.id, id)).map((place) => ({ place, stop })));
  };
  const handIn = () =>
    ticket() && train() && kitchen() ? handInsOf(ticket()!, train()!.stops, kitchen()!.place)[0] : undefined;
  return (
    <Frame title={p.t("orderMeals")}>
      <Show when={ticket()} fallback={<None icon={none} text={p.t("noOrders")} />}>
        <Card title={p.t("handedInAt")}>
          <Chips
            options={[
              { id: "kitchen_train", label: p.t("diningCar") },
              ...places().map(({ place, stop }) => ({
                id: place.id.replace("st_", "kitchen_"),
                label: `${said(stop, p.lang)} ${clockOf(stop.arrives)}`,
              })),
            ]}
            chosen={[p.view.kitchen]}
            onPick={(id) => p.act.pickKitchen({ kitchen: id })}
          />
          <Show when={handIn()}>
            {(at) => (
              <Says small tone={p.now > orderEndsAt(at()) ? "red" : "dim"}>
                {p.t("orderUntil", { at: momentText(orderEndsAt(at()), p.os, p.now) })}
              </Says>
            )}
          </Show>
        </Card>
        <Show
          when={kitchen()}
          fallback={
            <Show when={kitchen() === null}>
              <None icon={none} text={p.t("noKitchen")} />
            </Show>
          }
        >
          {(of) => (
            <Card title={p.t("shops")}>
              <For each={of().shops}>
                {(shop) => (
                  <Row
                    title={said(shop.name, p.lang)}
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
