/** The list for choosing passengers, and the card with the chosen passengers. */
import { For, Show, type JSX } from "solid-js";
import { maskIdNumber } from "../../features/people/id-numbers.ts";
import type { Passenger } from "../../features/people/state.ts";
import { Panel } from "../../looks/panel.tsx";
import type { FareKind } from "#world/rails/fares.ts";
import { Button, ButtonRow, Card, Row, Paragraph, CheckRow, TextLink as Link } from "../../looks/parts.tsx";
import type { ScreenContext, TextKey } from "./page.tsx";
import { fareName, yuan } from "./labels.ts";

export const sortedPassengers = (p: Pick<ScreenContext, "state">): Passenger[] =>
  Object.values(p.state.passengers).toSorted((a, b) => Number(b.own) - Number(a.own) || (a.id < b.id ? -1 : 1));
export const checkTexts: Readonly<Record<Passenger["check"], TextKey>> = {
  none: "checkNone",
  pending: "checkPending",
  verified: "checkVerified",
  failed: "checkFailed",
};
export function RidersPanel(p: {
  readonly on: ScreenContext;
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
        <ButtonRow>
          <Button kind="line" label={p.on.t("addPassenger")} onTap={() => p.onAdd()} />
        </ButtonRow>
      }
    >
      <Show when={sortedPassengers(p.on).length === 0}>
        <Paragraph tone="dim">{p.on.t("noPassengers")}</Paragraph>
      </Show>
      <For each={sortedPassengers(p.on)}>
        {(person) => (
          <CheckRow
            title={person.name}
            sub={`${maskIdNumber(person.idNumber)} · ${fareName(p.on, person.discount)}`}
            value={person.check === "verified" ? undefined : p.on.t(checkTexts[person.check])}
            on={p.chosen.includes(person.id)}
            onTap={() => p.onToggle(person.id)}
          />
        )}
      </For>
    </Panel>
  );
}
/** The chosen passengers. Each row shows the passenger's fare. */
export function RidersCard(p: {
  readonly on: ScreenContext;
  readonly riders: readonly Passenger[];
  readonly fareOf: (person: Passenger) => FareKind;
  readonly centsOf: (person: Passenger) => number;
  readonly onChoose: () => void;
  readonly tail?: (person: Passenger) => JSX.Element;
}) {
  return (
    <Card title={p.on.t("riders")} more={<Link label={p.on.t("chooseRiders")} onTap={() => p.onChoose()} />}>
      <Show when={p.riders.length > 0} fallback={<Paragraph tone="dim">{p.on.t("noRiders")}</Paragraph>}>
        <For each={p.riders}>
          {(person) => (
            <Row
              title={`${person.name}  ${fareName(p.on, p.fareOf(person))}`}
              sub={maskIdNumber(person.idNumber)}
              value={yuan(p.centsOf(person))}
              tone="orange"
              trailing={p.tail?.(person)}
            />
          )}
        </For>
      </Show>
    </Card>
  );
}
