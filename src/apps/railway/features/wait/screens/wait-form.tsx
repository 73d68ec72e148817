import { Show } from "solid-js";
import rails from "../../../../../world/rails/index.ts";
import { waitChance } from "../../../../../world/rails/sold.ts";
import { world } from "../../../../../ui/world.ts";
import { momentText } from "../../../../../os/format.ts";
import { hourMs } from "../../../../../state/civil.ts";
import type { Passenger } from "../../people/state.ts";
import { rideOf } from "../../book/seats.ts";
import { waitHours } from "../../book/state.ts";
import { fareKindOf, priceOf } from "../../book/trips.ts";
import { Frame } from "../../../looks/frame.tsx";
import { Act, Acts, Card, Chips, Hints, PayFoot, Row, Says } from "../../../looks/parts.tsx";
import { TripHead } from "../../../looks/trains.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { passengersOf, RidersCard, RidersPanel } from "../../../screens/parts/people.tsx";
import { boardsOn, className, dayLine, wayOf, yuan } from "../../../screens/parts/telling.ts";
import { tripIn } from "../../../screens/parts/trip.ts";
import { departsAt } from "../../../times.ts";

export default page("waitForm", (p) => {
  const train = world(rails.queries.train, () => ({ id: p.params.train }));
  const found = () => tripIn(train(), p.params);
  const riders = () => passengersOf(p).filter(({ id }) => p.view.riders.includes(id));
  const fareOf = (person: Passenger) => fareKindOf(p.state, person, p.params);
  const cents = (person: Passenger): number => {
    const at = found();
    return at ? priceOf(at.trip, at.tariff, p.params.of, fareOf(person), null) : 0;
  };
  const sum = () => riders().reduce((all, person) => all + cents(person), 0);
  return (
    <Frame
      title={p.t("waitTitle")}
      foot={
        <PayFoot label={p.t("prepaid")} sum={yuan(sum())}>
          <Acts>
            <Act kind="orange" label={p.t("waitSubmit")} onTap={() => p.act.submit()} />
          </Acts>
        </PayFoot>
      }
      overlays={
        <RidersPanel
          on={p}
          open={p.view.open === "people"}
          chosen={p.view.riders}
          onToggle={(id) => p.act.toggleRider({ passenger: id })}
          onAdd={() => p.act.addPassenger()}
          onDone={() => p.act.closeRiders()}
        />
      }
    >
      <Show when={found()}>
        {(at) => (
          <>
            <TripHead date={dayLine(p, boardsOn(at().trip))} way={wayOf(p, at().trip)} />
            <Card title={p.t("waitFor")}>
              <Row
                title={className(p, p.params.of)}
                value={p.t(`chance-${waitChance(rideOf(at().trip, p.params.of))}`)}
                tone="orange"
              />
            </Card>
            <RidersCard
              on={p}
              riders={riders()}
              fareOf={fareOf}
              centsOf={cents}
              onChoose={() => p.act.chooseRiders()}
            />
            <Card title={p.t("waitUntil")}>
              <Chips
                options={waitHours.map((n) => ({ id: n, label: p.t("hoursAhead", { n }) }))}
                chosen={[p.view.hours]}
                onPick={(hours) => p.act.pickHours({ hours })}
              />
              <Says small tone="dim">
                {p.t("waitEnds", { at: momentText(departsAt(at().trip) - p.view.hours * hourMs, p.os, p.now) })}
              </Says>
            </Card>
            <Hints title={p.t("hints")} lines={[p.t("waitHint1"), p.t("waitHint2"), p.t("waitHint3")]} />
          </>
        )}
      </Show>
    </Frame>
  );
});
