/** The classes of a train, each with its price, what is left, and what can be done. */
import { For } from "solid-js";
import { fareOf } from "../../../../../../world/rails/fares.ts";
import { berthsOf } from "../../../../../../world/rails/classes.ts";
import type { Trip } from "../../../book/state.ts";
import type { Shown } from "../../filters.ts";
import { SeatRow } from "../../../../looks/trains.tsx";
import type { Any } from "../../../../screens/parts/draw.tsx";
import { tripFields } from "../../../../screens/parts/offers.ts";
import { berthName, canWait, className, leftWord, yuan } from "../../../../screens/parts/telling.ts";

type Fields = Pick<Trip, "train" | "day" | "board" | "alight" | "of">;
export function SeatRows(p: {
  readonly on: Any;
  readonly of: Shown;
  /** Nobody waits for a seat to change for. */
  readonly changing: boolean;
  readonly onBook: (trip: Fields) => void;
  readonly onWait: (trip: Fields) => void;
}) {
  return (
    <For each={p.of.offers}>
      {({ of, cents, left }) => {
        const { leg } = p.of;
        const berths = berthsOf(of)
          .map((berth) => `${berthName(p.on, berth)} ${yuan(fareOf(leg.kind, leg.tariff, of, leg.km, berth))}`)
          .join(" ");
        const waits = left === 0;
        const act = left > 0 ? p.on.t("book") : canWait(of) && !p.changing ? p.on.t("waitDo") : null;
        return (
          <SeatRow
            of={className(p.on, of)}
            note={berths === "" ? undefined : berths}
            price={yuan(cents)}
            {...leftWord(p.on, of, left)}
            act={act}
            waits={waits}
            name={`${act ?? ""} ${className(p.on, of)}, ${leg.train}, ${yuan(cents)}`}
            onTap={() => (waits ? p.onWait(tripFields(leg, of)) : p.onBook(tripFields(leg, of)))}
          />
        );
      }}
    </For>
  );
}
