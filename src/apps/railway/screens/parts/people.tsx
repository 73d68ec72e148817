/** Passengers to tick, and those who are ticked. */
import { For, Show, type JSX } from "solid-js";
import { maskedId } from "../../features/people/id-numbers.ts";
import type { Passenger } from "../../features/people/state.ts";
import { Panel } from "../../looks/panel.tsx";
import type { FareKind } from "../../../../world/rails/fares.ts";
import { Act, Acts, Card, Row, Says, Tick, Word as Link } from "../../looks/parts.tsx";
import type { Any, Word } from "./draw.tsx";
import { fareName, yuan } from "./telling.ts";

export const passengersOf = (p: Pick<Any, "state">): Passenger[] =>
  Object.values(p.state.passengers).toSorted((a, b) => Number(b.own) - Number(a.own) || (a.id < b.id ? -1 : 1));
export const checkWords: Readonly<Record<Passenger["check"], Word>> = {
  none: "checkNone",
  pending: "checkPending",
  verified: "checkVerified",
  failed: "checkFailed",
};
export function RidersPanel(p: {
  readonly on: Any;
  readonly open: boolean;
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
  readonly onAdd: () => void;
  readonly onDone: () => void;
}) {
  return (
    <Panel
      open={p.open}
      title={p.on.t("chooseRiders")}
      ok={p.on.t("done")}
      onOk={() => p.onDone()}
      foot={
        <Acts>
          <Act kind="line" label={p.on.t("addPassenger")} onTap={() => p.onAdd()} />
        </Acts>
      }
    >
      <Show when={passengersOf(p.on).length === 0}>
        <Says tone="dim">{p.on.t("noPassengers")}</Says>
      </Show>
      <For each={passengersOf(p.on)}>
        {(person) => (
          <Tick
            title={person.name}
            sub={`${maskedId(person.idNumber)} · ${fareName(p.on, person.discount)}`}
            value={person.check === "verified" ? undefined : p.on.t(checkWords[person.check])}
            on={p.chosen.includes(person.id)}
            onTap={() => p.onToggle(person.id)}
          />
        )}
      </For>
    </Panel>
  );
}
/** Those who ride, each with the fare. */
export function RidersCard(p: {
  readonly on: Any;
  readonly riders: readonly Passenger[];
  readonly fareOf: (person: Passenger) => FareKind;
  readonly centsOf: (person: Passenger) => number;
  readonly onChoose: () => void;
  readonly tail?: (person: Passenger) => JSX.Element;
}) {
  return (
    <Card title={p.on.t("riders")} more={<Link label={p.on.t("chooseRiders")} onTap={() => p.onChoose()} />}>
      <Show when={p.riders.length > 0} fallback={<Says tone="dim">{p.on.t("noRiders")}</Says>}>
        <For each={p.riders}>
          {(person) => (
            <Row
              title={`${person.name}  ${fareName(p.on, p.fareOf(person))}`}
              sub={maskedId(person.idNumber)}
              value={yuan(p.centsOf(person))}
              tone="orange"
              tail={p.tail?.(person)}
            />
          )}
        </For>
      </Show>
    </Card>
  );
}
