import none from "@material-symbols/svg-400/rounded/restaurant.svg?raw";
import { For, Show } from "solid-js";
import { said } from "../../../facts.ts";
import { comingTickets } from "../../orders/queries.ts";
import { Frame, None, Tabs } from "../../../looks/frame.tsx";
import { Card, Row, Says } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { Guest } from "../../../screens/parts/guest.tsx";
import { mealState } from "../../../screens/parts/states.ts";
import { boardsOn, clockOf, dayLine, seatWord, yuan } from "../../../screens/parts/telling.ts";

export default page("meals", (p) => {
  const tickets = () => comingTickets(p.state, p.now).filter(({ coach }) => coach !== null);
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
      <Show when={p.state.account.loggedIn} fallback={<Guest on={p} onLogIn={() => p.act.login()} />}>
        <Show
          when={p.view.tab === "order"}
          fallback={
            <Show when={mine().length > 0} fallback={<None icon={none} text={p.t("noMeals")} />}>
              <Card>
                <For each={mine()}>
                  {(meal) => (
                    <Row
                      title={said(meal, p.lang)}
                      sub={`${p.state.tickets[meal.ticket]?.train ?? ""} · ${yuan(meal.cents)}`}
                      value={mealState(p, meal)}
                      onTap={() => p.act.open({ meal: meal.id })}
                    />
                  )}
                </For>
              </Card>
            </Show>
          }
        >
          <Says tone="dim" small>
            {p.t("mealsHint")}
          </Says>
          <Show when={tickets().length > 0} fallback={<None icon={none} text={p.t("noTrips")} />}>
            <Card title={p.t("mealsFor2")}>
              <For each={tickets()}>
                {(ticket) => (
                  <Row
                    title={`${ticket.train}  ${said(ticket.from, p.lang)} – ${said(ticket.to, p.lang)}`}
                    sub={`${dayLine(p, boardsOn(ticket))} ${clockOf(ticket.departs)} · ${ticket.name} · ${seatWord(p, ticket)}`}
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
