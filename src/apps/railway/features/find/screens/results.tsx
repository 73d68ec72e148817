import calendar from "@material-symbols/svg-400/rounded/calendar_month.svg?raw";
import clock from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import coin from "@material-symbols/svg-400/rounded/payments.svg?raw";
import funnel from "@material-symbols/svg-400/rounded/filter_alt.svg?raw";
import hub from "@material-symbols/svg-400/rounded/alt_route.svg?raw";
import none from "@material-symbols/svg-400/rounded/train.svg?raw";
import swap from "@material-symbols/svg-400/rounded/sync_alt.svg?raw";
import timer from "@material-symbols/svg-400/rounded/timer.svg?raw";
import { For, Match, Show, Switch } from "solid-js";
import rails from "#world/rails/index.ts";
import {
  findTransfers,
  findDirectTrains,
  departureMinute,
  rankTransferPlaces,
  totalMinutes,
  type Transfer,
  type Leg,
} from "#world/rails/connections.ts";
import { weekdayText } from "#os/format.ts";
import { partsOf, weekdayOf } from "#state/day.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { queryWorld } from "#ui/world.ts";
import { localized } from "#apps/railway/facts.ts";
import { countFilters, matchesFilters, matchesStation, type TrainOption } from "../filters.ts";
import { Frame, EmptyState, Tabs } from "#apps/railway/looks/frame.tsx";
import { DayStrip, SortBar, TrainCard } from "#apps/railway/looks/trains.tsx";
import { Button, ButtonRow, Paragraph, TextLink } from "#apps/railway/looks/parts.tsx";
import { DayPanel } from "#apps/railway/screens/parts/days.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { lowestPrice, isStillSold, travelMinutes, listOffers, tripParams } from "#apps/railway/screens/parts/offers.ts";
import {
  boardingDay,
  clockText,
  weekdayAndDayText,
  dayText,
  durationLabel,
  seatsLeftLabel,
  shortSeatClassName,
  routeTimes,
  weekdayLabel,
  yuan,
} from "#apps/railway/screens/parts/labels.ts";
import { lastSaleDay, todayOf } from "#apps/railway/times.ts";
import { FilterPanel, ViaPanel } from "./parts/filter-panel.tsx";
import { SeatRows } from "./parts/seat-rows.tsx";

const maxVias = 3;
/** Badges for new trains and for trains with quiet coaches, by train number. */
const badgesOf = (leg: Leg, t: (key: "badgeNew" | "badgeQuiet" | "badgeSleeper") => string): string[] => {
  const n = Number(leg.train.slice(1));
  if (leg.formation === "dn") return [t("badgeSleeper")];
  if (leg.kind === "G") return [...(n % 3 === 0 ? [t("badgeNew")] : []), ...(n % 5 === 0 ? [t("badgeQuiet")] : [])];
  return leg.kind === "D" && n % 4 === 0 ? [t("badgeNew")] : [];
};

export default page("results", (p) => {
  const ends = queryWorld(rails.queries.stations, () => ({ ids: [p.params.from, p.params.to] }));
  const placeOf = (id: string) => ends()?.find((one) => one.id === id);
  const [fromPlace, toPlace] = [() => placeOf(p.params.from), () => placeOf(p.params.to)];
  const fromBoard = queryWorld(rails.queries.board, () => (fromPlace() ? { id: fromPlace()!.place } : null));
  const toBoard = queryWorld(rails.queries.board, () => (toPlace() ? { id: toPlace()!.place } : null));
  const isTransfer = () => p.view.tab === "transfer" && p.params.ticket === null;
  const hubs = queryWorld(rails.queries.hubs, () => (isTransfer() ? { id: "hubs" } : null));
  const vias = (): string[] => {
    const [a, b, all] = [fromPlace(), toPlace(), hubs()];
    if (!a || !b || !all || !isTransfer()) return [];
    if (p.view.via !== null) return [p.view.via];
    const spot = (one: typeof a) => ({ id: one.place, latitude: one.latitude, longitude: one.longitude });
    return rankTransferPlaces(all.places, spot(a), spot(b), maxVias).map(({ id }) => id);
  };
  const viaBoards = Array.from({ length: maxVias }, (_, n) =>
    queryWorld(rails.queries.board, () => (vias()[n] === undefined ? null : { id: vias()[n]! })),
  );
  const filters = () => p.view;
  const stationFits = (leg: Leg): boolean => {
    const [a, b] = [fromBoard(), toBoard()];
    return (
      matchesStation(leg.from.id, p.view.stations, a?.stations.map(({ id }) => id) ?? []) &&
      matchesStation(leg.to.id, p.view.stations, b?.stations.map(({ id }) => id) ?? [])
    );
  };
  const shown = (leg: Leg): TrainOption => ({ leg, offers: listOffers(p, leg, p.view.student) });
  const all = (): TrainOption[] | undefined => {
    const [a, b] = [fromBoard(), toBoard()];
    if (!a || !b || isTransfer()) return undefined;
    const found = findDirectTrains(a, b, p.view.day)
      .filter((leg) => isStillSold(leg, p.now) && stationFits(leg))
      .map(shown)
      .filter((one) => one.offers.length > 0 && matchesFilters(one, filters()));
    const key = (one: TrainOption): number =>
      p.view.sort === "price"
        ? lowestPrice(one)
        : p.view.sort === "duration"
          ? travelMinutes(one.leg)
          : departureMinute(one.leg);
    const sign = p.view.falling ? -1 : 1;
    return found.toSorted((x, y) => sign * (key(x) - key(y)) || departureMinute(x.leg) - departureMinute(y.leg));
  };
  interface ShownChange {
    readonly change: Transfer;
    readonly first: TrainOption;
    readonly second: TrainOption;
  }
  const changes = (): ShownChange[] | undefined => {
    const [a, b] = [fromBoard(), toBoard()];
    const boards = viaBoards.slice(0, vias().length).map((board) => board());
    if (!a || !b || !hubs() || boards.some((board) => !board)) return undefined;
    const found = boards
      .flatMap((board) => findTransfers(a, board!, b, p.view.day))
      .filter(({ first, second }) => isStillSold(first, p.now) && stationFits(first) && stationFits(second))
      .map((change) => ({ change, first: shown(change.first), second: shown(change.second) }))
      .filter(
        ({ first, second }) =>
          matchesFilters(first, { ...filters(), times: p.view.times }) &&
          matchesFilters(second, { ...filters(), times: [] }),
      );
    const key = (one: ShownChange): number =>
      p.view.sort === "price"
        ? lowestPrice(one.first) + lowestPrice(one.second)
        : p.view.sort === "duration"
          ? totalMinutes(one.change)
          : departureMinute(one.change.first);
    const sign = p.view.falling ? -1 : 1;
    return found
      .toSorted((x, y) => sign * (key(x) - key(y)) || totalMinutes(x.change) - totalMinutes(y.change))
      .slice(0, 30);
  };
  /** Returns both trains, each in its cheapest class with free seats, or null if one of the trains is full. */
  const both = (first: TrainOption, second: TrainOption) => {
    const [a, b] = [first, second].map(({ leg, offers }) => {
      const free = offers.filter(({ left }) => left > 0);
      return free.length > 0 ? tripParams(leg, free.reduce((x, y) => (y.cents < x.cents ? y : x)).of) : null;
    });
    return a && b ? { ...a, next: b } : null;
  };
  const isFailed = () =>
    ends.failed() || fromBoard.failed() || toBoard.failed() || viaBoards.some((one) => one.failed());
  const days = () => {
    const today = todayOf(p.now);
    return Array.from({ length: lastSaleDay(p.now) - today + 1 }, (_, n) => {
      const day = today + n;
      return {
        day,
        top: n === 0 || (n === 1 && p.lang !== "en") ? weekdayLabel(p, day) : weekdayText(weekdayOf(day), p.lang),
        below: p.lang === "en" ? String(partsOf(day).day) : dayText(p, day).replace("月", "-").replace("日", ""),
        name: weekdayAndDayText(p, day),
      };
    });
  };
  const seatWords = ({ offers }: TrainOption) =>
    offers.slice(0, 5).map(({ of, left }) => ({ name: shortSeatClassName(p, of), ...seatsLeftLabel(p, of, left) }));
  const nameOf = (one: TrainOption): string => {
    const times = routeTimes(p, one.leg);
    return `${times.train}, ${times.from} ${times.departs} – ${times.to} ${times.arrives}, ${yuan(lowestPrice(one))}`;
  };
  const title = () => {
    const [a, b] = [fromPlace(), toPlace()];
    return a && b ? [localized(a.name, p.lang), localized(b.name, p.lang)] : ["", ""];
  };
  return (
    <Frame
      part={`${p.view.tab} ${p.view.day}`}
      middle={
        <Tap class="bar-turn" name={p.t("turnWay", { from: title()[0]!, to: title()[1]! })} onTap={() => p.act.turn()}>
          <span>{title()[0]}</span>
          <Icon of={swap} />
          <span>{title()[1]}</span>
        </Tap>
      }
      top={
        <>
          <DayStrip
            days={days()}
            chosen={p.view.day}
            from={Math.max(0, (p.view.day - todayOf(p.now) - 2) * 54)}
            calendar={p.t("calendar")}
            icon={calendar}
            onPick={(day) => p.act.pickDay({ day })}
            onCalendar={() => p.act.chooseDay()}
          />
          <Show when={p.params.ticket === null}>
            <Tabs
              tabs={[
                { id: "direct", label: p.t("direct") },
                { id: "transfer", label: p.t("transfer") },
              ]}
              chosen={p.view.tab}
              onPick={(tab) => p.setView({ tab, unfolded: null })}
            />
          </Show>
        </>
      }
      foot={
        <SortBar
          items={[
            {
              id: "filter",
              label: countFilters(p.view) > 0 ? p.t("filterOn", { n: countFilters(p.view) }) : p.t("filter"),
              icon: funnel,
              on: countFilters(p.view) > 0,
              onTap: () => p.act.filter(),
            },
            ...(isTransfer()
              ? [{ id: "via", label: p.t("via"), icon: hub, on: p.view.via !== null, onTap: () => p.act.chooseVia() }]
              : []),
            ...(
              [
                ["duration", "sortDuration", timer],
                ["departure", "sortDeparture", clock],
                ["price", "sortPrice", coin],
              ] as const
            ).map(([sort, word, icon]) => ({
              id: sort,
              label: `${p.t(word)}${p.view.sort === sort ? (p.view.falling ? " ↓" : " ↑") : ""}`,
              icon,
              on: p.view.sort === sort,
              onTap: () => p.act.sortBy({ sort }),
            })),
          ]}
        />
      }
      overlays={
        <>
          <DayPanel
            on={p}
            open={p.view.open === "calendar"}
            chosen={p.view.day}
            onPick={(day) => p.act.pickDay({ day })}
          />
          <FilterPanel
            on={p}
            view={p.view}
            setView={(patch) => p.setView(patch)}
            stations={[...(fromBoard()?.stations ?? []), ...(toBoard()?.stations ?? [])]}
            onReset={() => p.act.resetFilters()}
            onDone={() => p.act.applyFilters()}
          />
          <ViaPanel
            on={p}
            open={p.view.open === "via"}
            chosen={p.view.via}
            places={(hubs()?.places ?? []).filter(({ id }) => id !== fromPlace()?.place && id !== toPlace()?.place)}
            onPick={(via) => p.act.pickVia({ via })}
          />
        </>
      }
    >
      <Show when={p.params.ticket !== null}>
        <Paragraph tone="orange" small>
          {p.t("changingHint", { train: p.state.tickets[p.params.ticket ?? ""]?.train ?? "" })}
        </Paragraph>
      </Show>
      <Switch>
        <Match when={isFailed()}>
          <EmptyState icon={none} text={p.t("notLoaded")} />
        </Match>
        <Match when={isTransfer() ? changes() : undefined}>
          {(found) => (
            <Show when={found().length > 0} fallback={<EmptyState icon={none} text={p.t("noTransfers")} />}>
              <For each={found()}>
                {({ change, first, second }) => {
                  const key = `${change.first.train} ${change.second.train}`;
                  const [a, b] = [routeTimes(p, change.first), routeTimes(p, change.second)];
                  const later =
                    boardingDay(change.second) +
                    Math.floor((change.second.arrives % 100_000) / 1440) -
                    Math.floor(change.second.departs / 1440) -
                    p.view.day;
                  const sum = lowestPrice(first) + lowestPrice(second);
                  return (
                    <TrainCard
                      way={{
                        ...a,
                        arrives: b.arrives,
                        later: later > 0 ? `+${later}` : undefined,
                        to: b.to,
                        toMark: b.toMark,
                        train: p.t("changeAt", { place: a.to }),
                        duration: durationLabel(p, totalMinutes(change)),
                      }}
                      price={yuan(sum)}
                      badges={[]}
                      seats={[
                        { name: change.first.train, left: `${a.departs}–${a.arrives}`, tone: "plain" },
                        { name: p.t("waits"), left: durationLabel(p, change.waitMinutes), tone: "orange" },
                        { name: change.second.train, left: `${b.departs}–${b.arrives}`, tone: "plain" },
                      ]}
                      open={p.view.unfolded === key}
                      name={`${key}, ${a.from} ${a.departs} – ${b.to} ${b.arrives}, ${yuan(sum)}`}
                      onTap={() => p.setView({ unfolded: p.view.unfolded === key ? null : key })}
                    >
                      <For each={[first, second]}>
                        {(one) => (
                          <>
                            <Paragraph small>
                              {`${one.leg.train}  ${localized(one.leg.from, p.lang)} ${clockText(one.leg.departs)} – ${localized(one.leg.to, p.lang)} ${clockText(one.leg.arrives)}`}
                            </Paragraph>
                            <SeatRows
                              on={p}
                              of={one}
                              changing={false}
                              onBook={(trip) => p.act.book(trip)}
                              onWait={(trip) => p.act.wait(trip)}
                            />
                          </>
                        )}
                      </For>
                      <Show when={both(first, second)}>
                        {(trip) => (
                          <ButtonRow>
                            <Button
                              kind="orange"
                              label={p.t("bookBoth")}
                              name={`${p.t("bookBoth")}, ${key}`}
                              onTap={() => p.act.bookBoth(trip())}
                            />
                          </ButtonRow>
                        )}
                      </Show>
                      <Show when={change.first.to.id !== change.second.from.id}>
                        <Paragraph small tone="orange">
                          {p.t("otherStation", { from: a.to, to: b.from })}
                        </Paragraph>
                      </Show>
                    </TrainCard>
                  );
                }}
              </For>
            </Show>
          )}
        </Match>
        <Match when={all()}>
          {(found) => (
            <Show when={found().length > 0} fallback={<EmptyState icon={none} text={p.t("noTrains")} />}>
              <For each={found()}>
                {(one) => (
                  <TrainCard
                    way={routeTimes(p, one.leg)}
                    price={p.t("priceFrom", { sum: yuan(lowestPrice(one)) })}
                    badges={badgesOf(one.leg, p.t)}
                    seats={seatWords(one)}
                    open={p.view.unfolded === one.leg.train}
                    name={nameOf(one)}
                    onTap={() => p.setView({ unfolded: p.view.unfolded === one.leg.train ? null : one.leg.train })}
                  >
                    <SeatRows
                      on={p}
                      of={one}
                      changing={p.params.ticket !== null}
                      onBook={(trip) => p.act.book(trip)}
                      onWait={(trip) => p.act.wait(trip)}
                    />
                    <div class="train-links">
                      <TextLink
                        label={p.t("timetable")}
                        name={p.t("timetableOf", { train: one.leg.train })}
                        onTap={() =>
                          p.act.openTrain({
                            train: one.leg.train,
                            day: one.leg.day,
                            board: one.leg.board,
                            alight: one.leg.alight,
                          })
                        }
                      />
                    </div>
                  </TrainCard>
                )}
              </For>
              <Paragraph small center tone="dim">
                {p.t("trainsCount", { n: found().length })}
              </Paragraph>
            </Show>
          )}
        </Match>
      </Switch>
    </Frame>
  );
});
