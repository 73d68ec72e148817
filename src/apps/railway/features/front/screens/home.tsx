import bell from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import board from "@material-symbols/svg-400/rounded/departure_board.svg?raw";
import clock from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import crown from "@material-symbols/svg-400/rounded/card_membership.svg?raw";
import food from "@material-symbols/svg-400/rounded/restaurant.svg?raw";
import help from "@material-symbols/svg-400/rounded/help.svg?raw";
import number from "@material-symbols/svg-400/rounded/tram.svg?raw";
import paper from "@material-symbols/svg-400/rounded/receipt_long.svg?raw";
import people from "@material-symbols/svg-400/rounded/groups.svg?raw";
import phone from "@material-symbols/svg-400/rounded/call.svg?raw";
import wait from "@material-symbols/svg-400/rounded/hourglass_top.svg?raw";
import { Show } from "solid-js";
import { upcomingTickets } from "../../orders/queries.ts";
import { localized } from "#apps/railway/facts.ts";
import { BarIcon, Frame } from "#apps/railway/looks/frame.tsx";
import { DateRow, RouteField, RecentRoutes, SearchCard, Services, HomeHeader } from "#apps/railway/looks/front.tsx";
import { Button, ButtonRow, Card, FieldRow, Row, InlineCheckbox } from "#apps/railway/looks/parts.tsx";
import { DayPanel } from "#apps/railway/screens/parts/days.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { BottomBar } from "#apps/railway/screens/parts/tabs.tsx";
import {
  boardingDay,
  clockText,
  weekdayAndDayText,
  dayText,
  weekdayLabel,
} from "#apps/railway/screens/parts/labels.ts";
import { todayOf } from "#apps/railway/times.ts";

export default page("home", (p) => {
  const day = () => Math.max(p.view.day ?? 0, todayOf(p.now));
  const next = () => upcomingTickets(p.state, p.now)[0];
  const waiting = () => Object.values(p.state.waits).filter(({ status }) => status === "waiting").length;
  const unread = () => p.state.notices.filter((notice) => notice.unread).length;
  return (
    <Frame
      flush
      part={p.view.tab}
      head={<></>}
      foot={<BottomBar on={p} at="home" go={(to) => (to === "home" ? undefined : p.act[to]())} />}
      overlays={
        <DayPanel
          on={p}
          open={p.view.open === "calendar"}
          chosen={day()}
          onPick={(picked) => p.act.pickDay({ day: picked })}
        />
      }
    >
      <HomeHeader
        title={p.t("title")}
        right={<BarIcon icon={bell} name={p.t("notices")} count={unread()} onTap={() => p.act.notices()} />}
      />
      <div class="home-body">
        <SearchCard
          tabs={[
            { id: "tickets", label: p.t("searchTickets") },
            { id: "transfer", label: p.t("searchTransfer") },
            { id: "number", label: p.t("searchNumber") },
          ]}
          chosen={p.view.tab}
          onTab={(tab) => p.setView({ tab })}
        >
          <Show
            when={p.view.tab !== "number"}
            fallback={
              <FieldRow at={p.field("number")} label={p.t("trainNumber")} placeholder={p.t("numberHint")} caps="none" />
            }
          >
            <RouteField
              from={localized(p.state.from, p.lang)}
              to={localized(p.state.to, p.lang)}
              fromName={p.t("fromOf", { name: localized(p.state.from, p.lang) })}
              toName={p.t("toOf", { name: localized(p.state.to, p.lang) })}
              swapName={p.t("swap")}
              onFrom={() => p.act.choose({ side: "from" })}
              onTo={() => p.act.choose({ side: "to" })}
              onSwap={() => p.act.swap()}
            />
          </Show>
          <DateRow
            date={dayText(p, day())}
            note={weekdayLabel(p, day())}
            name={`${p.t("leaveOn")} ${weekdayAndDayText(p, day())}`}
            onTap={() => p.act.chooseDay()}
          />
          <Show when={p.view.tab === "tickets"}>
            <div class="home-ticks">
              <InlineCheckbox
                label={p.t("tickStudent")}
                on={p.view.student}
                onTap={() => p.setView({ student: !p.view.student })}
              />
              <InlineCheckbox
                label={p.t("tickFast")}
                on={p.view.fast}
                onTap={() => p.setView({ fast: !p.view.fast })}
              />
            </div>
          </Show>
          <ButtonRow>
            <Show
              when={p.view.tab === "number"}
              fallback={
                <Button
                  label={p.t(p.view.tab === "transfer" ? "searchTransferDo" : "searchDo")}
                  onTap={() => p.act.search()}
                />
              }
            >
              <Button label={p.t("searchNumberDo")} onTap={() => p.act.findNumber()} />
            </Show>
          </ButtonRow>
          <Show when={p.view.tab !== "number"}>
            <RecentRoutes
              items={p.state.searches.slice(0, 3).map(({ from, to }) => ({
                label: `${localized(from, p.lang)} – ${localized(to, p.lang)}`,
                onTap: () => p.act.takeSearch({ from: from.id, to: to.id }),
              }))}
              clear={p.t("clearHistory")}
              onClear={() => p.act.forgetSearches()}
            />
          </Show>
        </SearchCard>
        <Services
          items={[
            { label: p.t("waitlist"), icon: wait, tint: "#e8742c", count: waiting(), onTap: () => p.act.waits() },
            {
              label: p.t("stationBoard"),
              icon: board,
              tint: "#2b86e6",
              onTap: () => p.act.openBoard({ station: p.state.from.id }),
            },
            { label: p.t("onTime"), icon: clock, tint: "#1d9d8b", onTap: () => p.act.late() },
            { label: p.t("meals"), icon: food, tint: "#e05a47", onTap: () => p.act.meals() },
            { label: p.t("passengers"), icon: people, tint: "#5a6ee0", onTap: () => p.act.passengers() },
            { label: p.t("invoices"), icon: paper, tint: "#2a9d5c", onTap: () => p.act.invoices() },
            { label: p.t("stationPhones"), icon: phone, tint: "#2b86e6", onTap: () => p.act.phones() },
            { label: p.t("trainNumbers"), icon: number, tint: "#8a5ad0", onTap: () => p.act.numbers() },
            { label: p.t("tabMember"), icon: crown, tint: "#c28a1c", onTap: () => p.act.member() },
            { label: p.t("help"), icon: help, tint: "#55708c", onTap: () => p.act.help() },
          ]}
        />
        <Show when={next()}>
          {(ticket) => (
            <Card title={p.t("nextTrip")}>
              <Row
                title={`${ticket().train}  ${localized(ticket().from, p.lang)} – ${localized(ticket().to, p.lang)}`}
                sub={`${weekdayAndDayText(p, boardingDay(ticket()))} ${clockText(ticket().departs)} · ${ticket().name}`}
                onTap={() => p.act.openTicket({ ticket: ticket().id })}
              />
            </Card>
          )}
        </Show>
      </div>
    </Frame>
  );
});
