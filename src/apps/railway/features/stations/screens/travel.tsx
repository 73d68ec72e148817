import board from "@material-symbols/svg-400/rounded/departure_board.svg?raw";
import clock from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import food from "@material-symbols/svg-400/rounded/restaurant.svg?raw";
import help from "@material-symbols/svg-400/rounded/help.svg?raw";
import number from "@material-symbols/svg-400/rounded/tram.svg?raw";
import paper from "@material-symbols/svg-400/rounded/receipt_long.svg?raw";
import phone from "@material-symbols/svg-400/rounded/call.svg?raw";
import { For, Show } from "solid-js";
import { findGate } from "#world/rails/train-status.ts";
import { upcomingTickets } from "../../orders/queries.ts";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Services } from "#apps/railway/looks/front.tsx";
import { Card, Pill, Pills, Paragraph } from "#apps/railway/looks/parts.tsx";
import { TripHeader } from "#apps/railway/looks/trains.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { BottomBar } from "#apps/railway/screens/parts/tabs.tsx";
import { boardingDay, weekdayAndDayText, seatLabel, routeTimes } from "#apps/railway/screens/parts/labels.ts";

export default page("travel", (p) => (
  <Frame
    title={p.t("tabTravel")}
    noBack
    foot={
      <BottomBar
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
    <Show
      when={upcomingTickets(p.state, p.now).length > 0}
      fallback={<Paragraph tone="dim">{p.t("noTrips")}</Paragraph>}
    >
      <For each={upcomingTickets(p.state, p.now)}>
        {(ticket) => (
          <TripHeader
            date={weekdayAndDayText(p, boardingDay(ticket))}
            way={routeTimes(p, ticket)}
            right={<p>{ticket.name}</p>}
          >
            <Paragraph small tone="dim">
              {`${seatLabel(p, ticket)} · ${p.t("gate", { gate: findGate(ticket.train, ticket.from.id).gate })}`}
            </Paragraph>
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
          </TripHeader>
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
