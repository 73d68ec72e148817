import { Show } from "solid-js";
import { berthsOf, lettersOf } from "../../../../../world/rails/classes.ts";
import rails from "../../../../../world/rails/index.ts";
import { world } from "../../../../../ui/world.ts";
import { changePercent, feeOf, priceOf } from "../trips.ts";
import { Frame } from "../../../looks/frame.tsx";
import { Act, Acts, Card, Chips, Hints, Row, Says } from "../../../looks/parts.tsx";
import { SeatPick, TripHead } from "../../../looks/trains.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { berthName, boardsOn, className, dayLine, seatWord, wayOf, yuan } from "../../../screens/parts/telling.ts";
import { berthPrice, tripIn } from "../../../screens/parts/trip.ts";
import { departsAt } from "../../../times.ts";

export default page("change", (p) => {
  const train = world(rails.queries.train, () => ({ id: p.params.train }));
  const found = () => tripIn(train(), p.params);
  const old = () => p.state.tickets[p.params.ticket];
  const berth = () => p.view.berth ?? berthsOf(p.params.of)[0] ?? null;
  const price = () => {
    const at = found();
    return at ? priceOf(at.trip, at.tariff, p.params.of, old()?.who ?? "adult", berth()) : 0;
  };
  const fee = () => {
    const ticket = old();
    return ticket ? feeOf(ticket.cents, changePercent(departsAt(ticket) - p.now)) : 0;
  };
  const more = () => price() + fee() - (old()?.cents ?? 0);
  return (
    <Frame
      title={p.t("changeTitle")}
      foot={
        <Acts>
          <Act kind="orange" label={p.t("changeDo")} onTap={() => p.act.submit()} />
        </Acts>
      }
    >
      <Show when={old()}>
        {(ticket) => (
          <TripHead date={`${p.t("oldTicket")} · ${dayLine(p, boardsOn(ticket()))}`} way={wayOf(p, ticket())}>
            <Says small tone="dim">
              {`${ticket().name} · ${className(p, ticket().of)} · ${seatWord(p, ticket())} · ${yuan(ticket().cents)}`}
            </Says>
          </TripHead>
        )}
      </Show>
      <Show when={found()}>
        {(at) => (
          <>
            <TripHead date={`${p.t("newTicket")} · ${dayLine(p, boardsOn(at().trip))}`} way={wayOf(p, at().trip)}>
              <Says small tone="dim">{`${className(p, p.params.of)} · ${yuan(price())}`}</Says>
            </TripHead>
            <Show when={lettersOf(p.params.of).length > 0}>
              <Card title={p.t("chooseSeat")}>
                <SeatPick
                  letters={lettersOf(p.params.of)}
                  chosen={p.view.letters}
                  window={p.t("window")}
                  aisle={p.t("aisle")}
                  note={p.t("seatsChosen", { n: p.view.letters.length, of: 1 })}
                  nameOf={(letter) => p.t("seatLetter", { letter })}
                  onPick={(letter) => p.act.pickLetter({ letter })}
                />
              </Card>
            </Show>
            <Show when={berthsOf(p.params.of).length > 0}>
              <Card title={p.t("chooseBerth")}>
                <Chips
                  options={berthsOf(p.params.of).map((one) => ({
                    id: one,
                    label: `${berthName(p, one)} ${berthPrice(at(), p.params.of, one)}`,
                  }))}
                  chosen={berth() === null ? [] : [berth()!]}
                  onPick={(one) => p.act.pickBerth({ berth: one })}
                />
              </Card>
            </Show>
            <Card title={p.t("changeSums")}>
              <Row title={p.t("oldPrice")} value={yuan(old()?.cents ?? 0)} />
              <Row title={p.t("newPrice")} value={yuan(price())} />
              <Row title={p.t("changeFee")} value={yuan(fee())} />
              <Row
                title={p.t(more() > 0 ? "changePays" : "changeGets")}
                value={yuan(more() > 0 ? price() : -more())}
                tone="orange"
              />
            </Card>
            <Hints
              title={p.t("hints")}
              lines={[
                p.t("hintChangeOnce"),
                p.t("hintChangeFee"),
                p.t(more() > 0 ? "hintChangeMore" : "hintChangeLess"),
              ]}
            />
          </>
        )}
      </Show>
    </Frame>
  );
});
