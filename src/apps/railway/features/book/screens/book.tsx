import { Show } from "solid-js";
import { berthsOf, lettersOf } from "../../../../../world/rails/classes.ts";
import rails from "../../../../../world/rails/index.ts";
import { world } from "../../../../../ui/world.ts";
import type { Passenger } from "../../people/state.ts";
import { fareKindOf, priceOf } from "../trips.ts";
import { Frame } from "../../../looks/frame.tsx";
import { Act, Acts, Card, Chips, Hints, PayFoot, Says, Word } from "../../../looks/parts.tsx";
import { ClassCells, SeatPick, TripHead } from "../../../looks/trains.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { passengersOf, RidersCard, RidersPanel } from "../../../screens/parts/people.tsx";
import { berthName, boardsOn, dayLine, wayOf, yuan } from "../../../screens/parts/telling.ts";
import { berthPrice, cellsOf, tripIn } from "../../../screens/parts/trip.ts";

export default page("book", (p) => {
  const train = world(rails.queries.train, () => ({ id: p.params.train }));
  const found = () => tripIn(train(), { ...p.params, of: p.params.of });
  const riders = () => passengersOf(p).filter(({ id }) => p.view.riders.includes(id));
  const berth = () => p.view.berth ?? berthsOf(p.view.of)[0] ?? null;
  const whoOf = (person: Passenger) => (p.view.full.includes(person.id) ? "adult" : fareKindOf(person));
  const cents = (person: Passenger): number => {
    const at = found();
    return at ? priceOf(at.trip, at.tariff, p.view.of, whoOf(person), berth()) : 0;
  };
  const sum = () => riders().reduce((all, person) => all + cents(person), 0);
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
      <Show when={found()}>
        {(at) => (
          <>
            <TripHead
              date={dayLine(p, boardsOn(at().trip))}
              way={wayOf(p, at().trip)}
              right={<Word label={p.t("timetable")} onTap={() => p.act.openTrain()} />}
            />
            <Card title={p.t("seatClass")}>
              <ClassCells cells={cellsOf(p, at())} chosen={p.view.of} onPick={(of) => p.act.pickClass({ of })} />
            </Card>
            <RidersCard
              on={p}
              riders={riders()}
              fareOf={whoOf}
              centsOf={cents}
              onChoose={() => p.act.chooseRiders()}
              tail={(person) => (
                <Show when={fareKindOf(person) !== "adult"}>
                  <Word
                    label={p.t(p.view.full.includes(person.id) ? "useDiscount" : "payFull")}
                    name={`${p.t(p.view.full.includes(person.id) ? "useDiscount" : "payFull")} ${person.name}`}
                    onTap={() => p.act.toggleFull({ passenger: person.id })}
                  />
                </Show>
              )}
            />
            <Show when={lettersOf(p.view.of).length > 0 && riders().length > 0}>
              <Card title={p.t("chooseSeat")}>
                <SeatPick
                  letters={lettersOf(p.view.of)}
                  chosen={p.view.letters}
                  window={p.t("window")}
                  aisle={p.t("aisle")}
                  note={p.t("seatsChosen", { n: p.view.letters.length, of: riders().length })}
                  nameOf={(letter) => p.t("seatLetter", { letter })}
                  onPick={(letter) => p.act.pickLetter({ letter })}
                />
              </Card>
            </Show>
            <Show when={berthsOf(p.view.of).length > 0}>
              <Card title={p.t("chooseBerth")}>
                <Chips
                  options={berthsOf(p.view.of).map((one) => ({
                    id: one,
                    label: `${berthName(p, one)} ${berthPrice(at(), p.view.of, one)}`,
                  }))}
                  chosen={berth() === null ? [] : [berth()!]}
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
          </>
        )}
      </Show>
    </Frame>
  );
});
