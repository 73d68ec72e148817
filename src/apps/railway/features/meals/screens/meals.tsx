import none from "@material-symbols/svg-400/rounded/restaurant.svg?raw";
import { For, Show } from "solid-js";
import { localized } from "#apps/railway/facts.ts";
import { upcomingTickets } from "../../orders/queries.ts";
import { Frame, EmptyState, Tabs } from "#apps/railway/looks/frame.tsx";
import { Card, Row, Paragraph } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { LogInPrompt } from "#apps/railway/screens/parts/log-in-prompt.tsx";
import { mealStateText } from "#apps/railway/screens/parts/states.ts";
import { boardingDay, clockText, weekdayAndDayText, seatLabel, yuan } from "#apps/railway/screens/parts/labels.ts";

export default page("meals", (p) => {
  const tickets = () => upcomingTickets(p.state, p.now).filter(({ coach }) => coach !== null);
  const mine = () => Object.values(p.state.meals).toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  return (
    <Frame
      title={p.t("meals")}
      part={p.view.tab}
      top={
        <Tabs
          tabs={[
            { id: "order", label: p.t("mealsOrder") },
            { id: "mine", label: p.t("mealsMine") },
          ]}
          chosen={p.view.tab}
          onPick={(tab) => p.setView({ tab })}
        />
      }
    >
      <Show when={p.state.account.loggedIn} fallback={<LogInPrompt on={p} onLogIn={() => p.act.login()} />}>
        <Show
          when={p.view.tab === "order"}
          fallback={
            <Show when={mine().length > 0} fallback={<EmptyState icon={none} text={p.t("noMeals")} />}>
              <Card>
                <For each={mine()}>
                  {(meal) => (
                    <Row
                      title={localized(meal, p.lang)}
                      sub={`${p.state.tickets[meal.ticket]?.train ?? ""} · ${yuan(meal.cents)}`}
                      value={mealStateText(p, meal)}
                      onTap={() => p.act.open({ meal: meal.id })}
                    />
                  )}
                </For>
              </Card>
            </Show>
          }
        >
          <Paragraph tone="dim" small>
            {p.t("mealsHint")}
          </Paragraph>
          <Show when={tickets().length > 0} fallback={<EmptyState icon={none} text={p.t("noTrips")} />}>
            <Card title={p.t("mealsFor2")}>
              <For each={tickets()}>
                {(ticket) => (
                  <Row
                    title={`${ticket.train}  ${localized(ticket.from, p.lang)} – ${localized(ticket.to, p.lang)}`}
                    sub={`${weekdayAndDayText(p, boardingDay(ticket))} ${clockText(ticket.departs)} · ${ticket.name} · ${seatLabel(p, ticket)}`}
                    onTap={() => p.act.order({ ticket: ticket.id })}
                  />
                )}
              </For>
            </Card>
          </Show>
        </Show>
      </Show>
    </Frame>
  );
});
