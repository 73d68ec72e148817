import { Show } from "solid-js";
import { listBerths, seatLetters } from "#world/rails/classes.ts";
import rails from "#world/rails/index.ts";
import { queryWorld } from "#ui/world.ts";
import { changePercent, feeCents, ticketPrice } from "../trips.ts";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, Chips, Hints, Row, Paragraph } from "#apps/railway/looks/parts.tsx";
import { SeatPicker, TripHeader } from "#apps/railway/looks/trains.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import {
  berthName,
  boardingDay,
  seatClassName,
  weekdayAndDayText,
  seatLabel,
  routeTimes,
  yuan,
} from "#apps/railway/screens/parts/labels.ts";
import { berthPrice, tripOfTrain } from "#apps/railway/screens/parts/trip.ts";
import { departsAt } from "#apps/railway/times.ts";

export default page("change", (p) => {
  const train = queryWorld(rails.queries.train, () => ({ id: p.params.train }));
  const found = () => tripOfTrain(train(), p.params);
  const old = () => p.state.tickets[p.params.ticket];
  const berth = () => p.view.berth ?? listBerths(p.params.of)[0] ?? null;
  const price = () => {
    const at = found();
    return at ? ticketPrice(at.trip, at.tariff, p.params.of, old()?.who ?? "adult", berth()) : 0;
  };
  const fee = () => {
    const ticket = old();
    return ticket ? feeCents(ticket.cents, changePercent(departsAt(ticket) - p.now)) : 0;
  };
  const more = () => price() + fee() - (old()?.cents ?? 0);
  return (
    <Frame
      title={p.t("changeTitle")}
      foot={
        <ButtonRow>
          <Button kind="orange" label={p.t("changeDo")} onTap={() => p.act.submit()} />
        </ButtonRow>
      }
    >
      <Show when={old()}>
        {(ticket) => (
          <TripHeader
            date={`${p.t("oldTicket")} · ${weekdayAndDayText(p, boardingDay(ticket()))}`}
            way={routeTimes(p, ticket())}
          >
            <Paragraph small tone="dim">
              {`${ticket().name} · ${seatClassName(p, ticket().of)} · ${seatLabel(p, ticket())} · ${yuan(ticket().cents)}`}
            </Paragraph>
          </TripHeader>
        )}
      </Show>
      <Show when={found()}>
        {(at) => (
          <>
            <TripHeader
              date={`${p.t("newTicket")} · ${weekdayAndDayText(p, boardingDay(at().trip))}`}
              way={routeTimes(p, at().trip)}
            >
              <Paragraph small tone="dim">{`${seatClassName(p, p.params.of)} · ${yuan(price())}`}</Paragraph>
            </TripHeader>
            <Show when={seatLetters(p.params.of).length > 0}>
              <Card title={p.t("chooseSeat")}>
                <SeatPicker
                  letters={seatLetters(p.params.of)}
                  chosen={p.view.letters}
                  window={p.t("window")}
                  aisle={p.t("aisle")}
                  note={p.t("seatsChosen", { n: p.view.letters.length, of: 1 })}
                  nameOf={(letter) => p.t("seatLetter", { letter })}
                  onPick={(letter) => p.act.pickLetter({ letter })}
                />
              </Card>
            </Show>
            <Show when={listBerths(p.params.of).length > 0}>
              <Card title={p.t("chooseBerth")}>
                <Chips
                  options={listBerths(p.params.of).map((one) => ({
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
