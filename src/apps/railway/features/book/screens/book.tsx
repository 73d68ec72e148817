import { Index, Show } from "solid-js";
import { berthsOf, lettersOf, type Berth, type SeatClass } from "../../../../../world/rails/classes.ts";
import { studentClasses, type FareKind } from "../../../../../world/rails/fares.ts";
import rails from "../../../../../world/rails/index.ts";
import { world } from "../../../../../ui/world.ts";
import type { Passenger } from "../../people/state.ts";
import { fareKindOf, priceOf } from "../trips.ts";
import { Frame } from "../../../looks/frame.tsx";
import { Act, Acts, Card, Chips, Hints, PayFoot, Says, Word } from "../../../looks/parts.tsx";
import { ClassCells, SeatPick, TripHead } from "../../../looks/trains.tsx";
import { arrivesAt, departsAt } from "../../../times.ts";
import { minuteMs } from "../../../../../state/civil.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { passengersOf, RidersCard, RidersPanel } from "../../../screens/parts/people.tsx";
import { berthName, boardsOn, dayLine, lastsOf, wayOf, yuan } from "../../../screens/parts/telling.ts";
import { cellsOf, tripIn } from "../../../screens/parts/trip.ts";

interface Ride {
  readonly at: NonNullable<ReturnType<typeof tripIn>>;
  readonly of: SeatClass;
  readonly pick: (of: SeatClass) => void;
}
export default page("book", (p) => {
  const train = world(rails.queries.train, () => ({ id: p.params.train }));
  const nextTrain = world(rails.queries.train, () => (p.params.next ? { id: p.params.next.train } : null));
  const nextOf = (): SeatClass => p.view.nextOf ?? p.params.next?.of ?? "second";
  /** The train, or both; none before all of it is there. */
  const rides = (): Ride[] => {
    const first = tripIn(train(), p.params);
    const second = p.params.next && tripIn(nextTrain(), p.params.next);
    if (!first || (p.params.next && !second)) return [];
    const ride = { at: first, of: p.view.of, pick: (of: SeatClass) => p.act.pickClass({ of }) };
    return second ? [ride, { at: second, of: nextOf(), pick: (of) => p.act.pickNextClass({ of }) }] : [ride];
  };
  const riders = () => passengersOf(p).filter(({ id }) => p.view.riders.includes(id));
  const letters = () =>
    rides()
      .map(({ of }) => lettersOf(of))
      .find((some) => some.length > 0) ?? [];
  const sleepers = () => rides().filter(({ of }) => berthsOf(of).length > 0);
  const berths = () => [...new Set(sleepers().flatMap(({ of }) => berthsOf(of)))];
  const berthIn = (of: SeatClass): Berth | null =>
    berthsOf(of).find((one) => one === p.view.berth) ?? berthsOf(of)[0] ?? null;
  const berthSum = (berth: Berth): number =>
    sleepers()
      .filter(({ of }) => berthsOf(of).includes(berth))
      .reduce((sum, { at, of }) => sum + priceOf(at.trip, at.tariff, of, "adult", berth), 0);
  /** The fare in the train, or in the n-th of both. */
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
    rides().reduce((sum, { at, of }, n) => sum + priceOf(at.trip, at.tariff, of, whoOf(person, n), berthIn(of)), 0);
  const sum = () => riders().reduce((all, person) => all + cents(person), 0);
  const waitMinutes = ([first, second]: readonly Ride[]): number =>
    (departsAt(second!.at.trip) - arrivesAt(first!.at.trip)) / minuteMs;
  return (
    <Frame
      title={p.t("bookTitle")}
      foot={
        <PayFoot label={p.t("orderSum")} sum={yuan(sum())}>
          <Acts>
            <Act kind="orange" label={p.t("submitOrder")} onTap={() => p.act.submit()} />
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
      <Show when={rides().length > 0}>
        <Index each={rides()}>
          {(ride, n) => (
            <>
              <Show when={n > 0}>
                <Says small tone="orange">
                  {p.t("changeHere", { time: lastsOf(p, waitMinutes(rides())) })}
                </Says>
              </Show>
              <TripHead
                date={dayLine(p, boardsOn(ride().at.trip))}
                way={wayOf(p, ride().at.trip)}
                right={
                  <Word
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
                <ClassCells cells={cellsOf(p, ride().at)} chosen={ride().of} onPick={(of) => ride().pick(of)} />
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
              <Word
                label={p.t(p.view.full.includes(person.id) ? "useDiscount" : "payFull")}
                name={`${p.t(p.view.full.includes(person.id) ? "useDiscount" : "payFull")} ${person.name}`}
                onTap={() => p.act.toggleFull({ passenger: person.id })}
              />
            </Show>
          )}
        />
        <Show when={letters().length > 0 && riders().length > 0}>
          <Card title={p.t("chooseSeat")}>
            <SeatPick
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
          <Says small tone="orange">
            {p.t("studentHint")}
          </Says>
        </Show>
        <Hints title={p.t("hints")} lines={[p.t("hintPay"), p.t("hintCancel"), p.t("hintSeats")]} />
      </Show>
    </Frame>
  );
});
