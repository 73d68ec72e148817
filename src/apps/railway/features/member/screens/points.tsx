import none from "@material-symbols/svg-400/rounded/card_membership.svg?raw";
import { For, Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { localized } from "#apps/railway/facts.ts";
import { Frame, EmptyState, Tabs } from "#apps/railway/looks/frame.tsx";
import { MemberCard } from "#apps/railway/looks/front.tsx";
import { Card, Row } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";

export default page("points", (p) => {
  const lines = () =>
    p.state.pointLines.filter(({ points }) =>
      p.view.side === "all" ? true : p.view.side === "earned" ? points > 0 : points < 0,
    );
  const trip = (id: string | null): string => {
    const ticket = id === null ? undefined : p.state.tickets[id];
    return ticket ? `${ticket.train} ${localized(ticket.from, p.lang)} – ${localized(ticket.to, p.lang)} · ` : "";
  };
  return (
    <Frame
      title={p.t("pointsLines")}
      part={p.view.side}
      top={
        <Tabs
          tabs={[
            { id: "all", label: p.t("pointsAll") },
            { id: "earned", label: p.t("pointsEarned") },
            { id: "spent", label: p.t("pointsSpent") },
          ]}
          chosen={p.view.side}
          onPick={(side) => p.setView({ side })}
        />
      }
    >
      <MemberCard label={p.t("pointsYours")} points={String(p.state.points)} note={p.t("pointsNote")} />
      <Show when={lines().length > 0} fallback={<EmptyState icon={none} text={p.t("noPoints")} />}>
        <Card>
          <For each={lines()}>
            {(line) => (
              <Row
                title={p.t(`points-${line.why}`)}
                sub={`${trip(line.ticket)}${momentText(line.at, p.os, p.now)}`}
                value={line.points > 0 ? `+${line.points}` : String(line.points)}
                tone={line.points > 0 ? "orange" : undefined}
                onTap={line.ticket === null ? undefined : () => p.act.openTicket({ ticket: line.ticket! })}
              />
            )}
          </For>
        </Card>
      </Show>
    </Frame>
  );
});
