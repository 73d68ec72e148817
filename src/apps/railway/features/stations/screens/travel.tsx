import board from "@material-symbols/svg-400/rounded/departure_board.svg?raw";
import clock from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import food from "@material-symbols/svg-400/rounded/restaurant.svg?raw";
import help from "@material-symbols/svg-400/rounded/help.svg?raw";
import number from "@material-symbols/svg-400/rounded/tram.svg?raw";
import paper from "@material-symbols/svg-400/rounded/receipt_long.svg?raw";
import phone from "@material-symbols/svg-400/rounded/call.svg?raw";
import { For, Show } from "solid-js";
import { gateOf } from "../../../../../world/rails/sold.ts";
import { comingTickets } from "../../orders/queries.ts";
import { Frame } from "../../../looks/frame.tsx";
import { Services } from "../../../looks/front.tsx";
import { Card, Pill, Pills, Says } from "../../../looks/parts.tsx";
import { TripHead } from "../../../looks/trains.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { Foot } from "../../../screens/parts/tabs.tsx";
import { boardsOn, dayLine, seatWord, wayOf } from "../../../screens/parts/telling.ts";

export default page("travel", (p) => (
  <Frame
    title={p.t("tabTravel")}
    noBack
    foot={
      <Foot
        on={p}
        at="travel"
        go={(to) =>
          to === "home"
            ? p.act.goHome()
            : to === "orders"
              ? p.act.goOrders()
              : to === "member"
                ? p.act.goMember()
                : p.act.goMe()
        }
      />
    }
  >
    <Show when={comingTickets(p.state, p.now).length > 0} fallback={<Says tone="dim">{p.t("noTrips")}</Says>}>
      <For each={comingTickets(p.state, p.now)}>
        {(ticket) => (
          <TripHead date={dayLine(p, boardsOn(ticket))} way={wayOf(p, ticket)} right={<p>{ticket.name}</p>}>
            <Says small tone="dim">
              {`${seatWord(p, ticket)} · ${p.t("gate", { gate: gateOf(ticket.train, ticket.from.id).gate })}`}
            </Says>
            <Pills>
              <Pill
                label={p.t("orderMeals")}
                name={p.t("mealsFor", { train: ticket.train, name: ticket.name })}
                onTap={() => p.act.openMeals({ ticket: ticket.id })}
              />
              <Pill
                kind="blue"
                label={p.t("eTicket")}
                name={p.t("eTicketOf", { train: ticket.train, name: ticket.name })}
                onTap={() => p.act.openTicket({ ticket: ticket.id })}
              />
            </Pills>
          </TripHead>
        )}
      </For>
    </Show>
    <Card title={p.t("travelServices")}>
      <Services
        items={[
          {
            label: p.t("stationBoard"),
            icon: board,
            tint: "#2b86e6",
            onTap: () => p.act.openBoard({ station: p.state.from.id }),
          },
          { label: p.t("onTime"), icon: clock, tint: "#1d9d8b", onTap: () => p.act.late() },
          { label: p.t("stationPhones"), icon: phone, tint: "#2b86e6", onTap: () => p.act.phones() },
          { label: p.t("trainNumbers"), icon: number, tint: "#8a5ad0", onTap: () => p.act.numbers() },
          { label: p.t("meals"), icon: food, tint: "#e05a47", onTap: () => p.act.meals() },
          { label: p.t("invoices"), icon: paper, tint: "#2a9d5c", onTap: () => p.act.invoices() },
          { label: p.t("help"), icon: help, tint: "#55708c", onTap: () => p.act.help() },
        ]}
      />
    </Card>
  </Frame>
));
