/** The classes of a train. Each row shows the price, the number of free seats, and a button. */
import { For } from "solid-js";
import { computeFare } from "#world/rails/fares.ts";
import { listBerths } from "#world/rails/classes.ts";
import type { Trip } from "#apps/railway/features/book/state.ts";
import type { TrainOption } from "../../filters.ts";
import { SeatRow } from "#apps/railway/looks/trains.tsx";
import type { ScreenContext } from "#apps/railway/screens/parts/page.tsx";
import { tripParams } from "#apps/railway/screens/parts/offers.ts";
import { berthName, canWait, seatClassName, seatsLeftLabel, yuan } from "#apps/railway/screens/parts/labels.ts";

type TripFields = Pick<Trip, "train" | "day" | "board" | "alight" | "of">;
export function SeatRows(p: {
  readonly on: ScreenContext;
  readonly of: TrainOption;
  /** Whether a ticket is being changed. A ticket cannot be changed to a waitlist order. */
  readonly changing: boolean;
  readonly onBook: (trip: TripFields) => void;
  readonly onWait: (trip: TripFields) => void;
}) {
  return (
    <For each={p.of.offers}>
      {({ of, cents, left }) => {
        const { leg } = p.of;
        const berths = listBerths(of)
          .map((berth) => `${berthName(p.on, berth)} ${yuan(computeFare(leg.kind, leg.tariff, of, leg.km, berth))}`)
          .join(" ");
        const waits = left === 0;
        const act = left > 0 ? p.on.t("book") : canWait(of) && !p.changing ? p.on.t("waitDo") : null;
        return (
          <SeatRow
            of={seatClassName(p.on, of)}
            note={berths === "" ? undefined : berths}
            price={yuan(cents)}
            {...seatsLeftLabel(p.on, of, left)}
            act={act}
            waits={waits}
            name={`${act ?? ""} ${seatClassName(p.on, of)}, ${leg.train}, ${yuan(cents)}`}
            onTap={() => (waits ? p.onWait(tripParams(leg, of)) : p.onBook(tripParams(leg, of)))}
          />
        );
      }}
    </For>
  );
}
