import { Index, Show } from "solid-js";
import { listBerths, seatLetters, type Berth, type SeatClass } from "#world/rails/classes.ts";
import { studentClasses, type FareKind } from "#world/rails/fares.ts";
import rails from "#world/rails/index.ts";
import { queryWorld } from "#ui/world.ts";
import type { Passenger } from "../../people/state.ts";
import { fareKindOf, ticketPrice } from "../trips.ts";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, Chips, Hints, PayFooter, Paragraph, TextLink } from "#apps/railway/looks/parts.tsx";
import { ClassCells, SeatPicker, TripHeader } from "#apps/railway/looks/trains.tsx";
import { arrivesAt, departsAt } from "#apps/railway/times.ts";
import { minuteMs } from "#state/civil.ts";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { sortedPassengers, RidersCard, RidersPanel } from "#apps/railway/screens/parts/people.tsx";
import {
  berthName,
  boardingDay,
  weekdayAndDayText,
  durationLabel,
  routeTimes,
  yuan,
} from "#apps/railway/screens/parts/labels.ts";
import { classCells, tripOfTrain } from "#apps/railway/screens/parts/trip.ts";

interface Ride {
  readonly at: NonNullable<ReturnType<typeof tripOfTrain>>;
  readonly of: SeatClass;
  readonly pick: (of: SeatClass) => void;
}
export default page("book", (p) => {
  const train = queryWorld(rails.queries.train, () => ({ id: p.params.train }));
  const nextTrain = queryWorld(rails.queries.train, () => (p.params.next ? { id: p.params.next.train } : null));
  const nextOf = (): SeatClass => p.view.nextOf ?? p.params.next?.of ?? "second";
  /** The booked train, or both trains of a route with a change. Empty until all of these trains are loaded. */
  const rides = (): Ride[] => {
    const first = tripOfTrain(train(), p.params);
    const second = p.params.next && tripOfTrain(nextTrain(), p.params.next);
    if (!first || (p.params.next && !second)) return [];
    const ride = { at: first, of: p.view.of, pick: (of: SeatClass) => p.act.pickClass({ of }) };
    return second ? [ride, { at: second, of: nextOf(), pick: (of) => p.act.pickNextClass({ of }) }] : [ride];
  };
  const riders = () => sortedPassengers(p).filter(({ id }) => p.view.riders.includes(id));
  const letters = () =>
    rides()
      .map(({ of }) => seatLetters(of))
      .find((some) => some.length > 0) ?? [];
  const sleepers = () => rides().filter(({ of }) => listBerths(of).length > 0);
  const berths = () => [...new Set(sleepers().flatMap(({ of }) => listBerths(of)))];
  const berthIn = (of: SeatClass): Berth | null =>
    listBerths(of).find((one) => one === p.view.berth) ?? listBerths(of)[0] ?? null;
  const berthSum = (berth: Berth): number =>
    sleepers()
      .filter(({ of }) => listBerths(of).includes(berth))
      .reduce((sum, { at, of }) => sum + ticketPrice(at.trip, at.tariff, of, "adult", berth), 0);
  /** Returns the lowest fare to which the person is entitled in train number `n`. */
  const mayBe = (person: Passenger, n = 0): FareKind => {
    const [trip, ...before] = rides()
      .slice(0, n + 1)
      .map(({ at, of }) => ({ day: at.trip.day, of }))
      .toReversed();
    const also = before.filter(({ of }) => studentClasses.includes(of)).length;
    return trip ? fareKindOf(p.state, person, trip, { also }) : "adult";
  };
  const whoOf = (person: Passenger, n = 0): FareKind => (p.view.full.includes(person.id) ? "adult" : mayBe(person, n));
  const cents = (person: Passenger): number =>
    rides().reduce((sum, { at, of }, n) => sum + ticketPrice(at.trip, at.tariff, of, whoOf(person, n), berthIn(of)), 0);
  const sum = () => riders().reduce((all, person) => all + cents(person), 0);
  const waitMinutes = ([first, second]: readonly Ride[]): number =>
    (departsAt(second!.at.trip) - arrivesAt(first!.at.trip)) / minuteMs;
  return (
    <Frame
      title={p.t("bookTitle")}
      foot={
        <PayFooter label={p.t("orderSum")} sum={yuan(sum())}>
          <ButtonRow>
            <Button kind="orange" label={p.t("submitOrder")} onTap={() => p.act.submit()} />
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
      <Show when={rides().length > 0}>
        <Index each={rides()}>
          {(ride, n) => (
            <>
              <Show when={n > 0}>
                <Paragraph small tone="orange">
                  {p.t("changeHere", { time: durationLabel(p, waitMinutes(rides())) })}
                </Paragraph>
              </Show>
              <TripHeader
                date={weekdayAndDayText(p, boardingDay(ride().at.trip))}
                way={routeTimes(p, ride().at.trip)}
                right={
                  <TextLink
                    label={p.t("timetable")}
                    name={p.t("timetableOf", { train: ride().at.trip.train })}
                    onTap={() => {
                      const { train: id, day, board, alight } = ride().at.trip;
                      p.act.openTrain({ train: id, day, board, alight });
                    }}
                  />
                }
              />
              <Card title={p.params.next ? p.t("seatClassOf", { train: ride().at.trip.train }) : p.t("seatClass")}>
                <ClassCells cells={classCells(p, ride().at)} chosen={ride().of} onPick={(of) => ride().pick(of)} />
              </Card>
            </>
          )}
        </Index>
        <RidersCard
          on={p}
          riders={riders()}
          fareOf={(person) => whoOf(person)}
          centsOf={cents}
          onChoose={() => p.act.chooseRiders()}
          tail={(person) => (
            <Show when={mayBe(person) !== "adult"}>
              <TextLink
                label={p.t(p.view.full.includes(person.id) ? "useDiscount" : "payFull")}
                name={`${p.t(p.view.full.includes(person.id) ? "useDiscount" : "payFull")} ${person.name}`}
                onTap={() => p.act.toggleFull({ passenger: person.id })}
              />
            </Show>
          )}
        />
        <Show when={letters().length > 0 && riders().length > 0}>
          <Card title={p.t("chooseSeat")}>
            <SeatPicker
              letters={letters()}
              chosen={p.view.letters}
              window={p.t("window")}
              aisle={p.t("aisle")}
              note={p.t("seatsChosen", { n: p.view.letters.length, of: riders().length })}
              nameOf={(letter) => p.t("seatLetter", { letter })}
              onPick={(letter) => p.act.pickLetter({ letter })}
            />
          </Card>
        </Show>
        <Show when={berths().length > 0}>
          <Card title={p.t("chooseBerth")}>
            <Chips
              options={berths().map((one) => ({ id: one, label: `${berthName(p, one)} ${yuan(berthSum(one))}` }))}
              chosen={[p.view.berth ?? berths()[0]!]}
              onPick={(one) => p.act.pickBerth({ berth: one })}
            />
          </Card>
        </Show>
        <Show when={p.params.student}>
          <Paragraph small tone="orange">
            {p.t("studentHint")}
          </Paragraph>
        </Show>
        <Hints title={p.t("hints")} lines={[p.t("hintPay"), p.t("hintCancel"), p.t("hintSeats")]} />
      </Show>
    </Frame>
  );
});
