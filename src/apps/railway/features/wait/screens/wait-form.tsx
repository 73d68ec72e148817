import { Show } from "solid-js";
import rails from "#world/rails/index.ts";
import { waitlistChance } from "#world/rails/train-status.ts";
import { queryWorld } from "#ui/world.ts";
import { momentText } from "#os/format.ts";
import { hourMs } from "#state/civil.ts";
import type { Passenger } from "../../people/state.ts";
import { toRide } from "../../book/seats.ts";
import { waitHours } from "../../book/state.ts";
import { fareKindOf, ticketPrice } from "../../book/trips.ts";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, Chips, Hints, PayFooter, Row, Paragraph } from "#apps/railway/looks/parts.tsx";
import { TripHeader } from "#apps/railway/looks/trains.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { sortedPassengers, RidersCard, RidersPanel } from "#apps/railway/screens/parts/people.tsx";
import { boardingDay, seatClassName, weekdayAndDayText, routeTimes, yuan } from "#apps/railway/screens/parts/labels.ts";
import { tripOfTrain } from "#apps/railway/screens/parts/trip.ts";
import { departsAt } from "#apps/railway/times.ts";

export default page("waitForm", (p) => {
  const train = queryWorld(rails.queries.train, () => ({ id: p.params.train }));
  const found = () => tripOfTrain(train(), p.params);
  const riders = () => sortedPassengers(p).filter(({ id }) => p.view.riders.includes(id));
  const fareOf = (person: Passenger) => fareKindOf(p.state, person, p.params);
  const cents = (person: Passenger): number => {
    const at = found();
    return at ? ticketPrice(at.trip, at.tariff, p.params.of, fareOf(person), null) : 0;
  };
  const sum = () => riders().reduce((all, person) => all + cents(person), 0);
  return (
    <Frame
      title={p.t("waitTitle")}
      foot={
        <PayFooter label={p.t("prepaid")} sum={yuan(sum())}>
          <ButtonRow>
            <Button kind="orange" label={p.t("waitSubmit")} onTap={() => p.act.submit()} />
          </ButtonRow>
        </PayFooter>
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
            <TripHeader date={weekdayAndDayText(p, boardingDay(at().trip))} way={routeTimes(p, at().trip)} />
            <Card title={p.t("waitFor")}>
              <Row
                title={seatClassName(p, p.params.of)}
                value={p.t(`chance-${waitlistChance(toRide(at().trip, p.params.of))}`)}
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
              <Paragraph small tone="dim">
                {p.t("waitEnds", { at: momentText(departsAt(at().trip) - p.view.hours * hourMs, p.os, p.now) })}
              </Paragraph>
            </Card>
            <Hints title={p.t("hints")} lines={[p.t("waitHint1"), p.t("waitHint2"), p.t("waitHint3")]} />
          </>
        )}
      </Show>
    </Frame>
  );
});
