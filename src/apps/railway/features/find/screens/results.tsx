import calendar from "@material-symbols/svg-400/rounded/calendar_month.svg?raw";
import clock from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import coin from "@material-symbols/svg-400/rounded/payments.svg?raw";
import funnel from "@material-symbols/svg-400/rounded/filter_alt.svg?raw";
import hub from "@material-symbols/svg-400/rounded/alt_route.svg?raw";
import none from "@material-symbols/svg-400/rounded/train.svg?raw";
import swap from "@material-symbols/svg-400/rounded/sync_alt.svg?raw";
import timer from "@material-symbols/svg-400/rounded/timer.svg?raw";
import { For, Match, Show, Switch } from "solid-js";
import rails from "../../../../../world/rails/index.ts";
import {
  changesOf,
  directOf,
  leavesAt,
  viasOf,
  wayMinutes,
  type Change,
  type Leg,
} from "../../../../../world/rails/join.ts";
import { weekdayText } from "../../../../../os/format.ts";
import { partsOf, weekdayOf } from "../../../../../state/day.ts";
import { Icon } from "../../../../../ui/kit/icon.tsx";
import { Tap } from "../../../../../ui/kit/tap.tsx";
import { world } from "../../../../../ui/world.ts";
import { said } from "../../../facts.ts";
import { filtersOn, fits, fitsStation, type Shown } from "../filters.ts";
import { Frame, None, Tabs } from "../../../looks/frame.tsx";
import { DayStrip, SortBar, TrainCard } from "../../../looks/trains.tsx";
import { Act, Acts, Says, Word } from "../../../looks/parts.tsx";
import { DayPanel } from "../../../screens/parts/days.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { cheapest, isStillSold, lasts, offersOf, tripFields } from "../../../screens/parts/offers.ts";
import {
  boardsOn,
  clockOf,
  dayLine,
  dayText,
  lastsOf,
  leftWord,
  shortClass,
  wayOf,
  weekdayOfDay,
  yuan,
} from "../../../screens/parts/telling.ts";
import { lastSaleDay, todayOf } from "../../../times.ts";
import { FilterPanel, ViaPanel } from "./parts/filter-panel.tsx";
import { SeatRows } from "./parts/seat-rows.tsx";

const viasAtOnce = 3;
/** Trains of new make, and those where it is quiet: by number, as the office says it. */
const badgesOf = (leg: Leg, t: (key: "badgeNew" | "badgeQuiet" | "badgeSleeper") => string): string[] => {
  const n = Number(leg.train.slice(1));
  if (leg.formation === "dn") return [t("badgeSleeper")];
  if (leg.kind === "G") return [...(n % 3 === 0 ? [t("badgeNew")] : []), ...(n % 5 === 0 ? [t("badgeQuiet")] : [])];
  return leg.kind === "D" && n % 4 === 0 ? [t("badgeNew")] : [];
};

export default page("results", (p) => {
  const ends = world(rails.queries.stations, () => ({ ids: [p.params.from, p.params.to] }));
  const placeOf = (id: string) => ends()?.find((one) => one.id === id);
  const [fromPlace, toPlace] = [() => placeOf(p.params.from), () => placeOf(p.params.to)];
  const fromBoard = world(rails.queries.board, () => (fromPlace() ? { id: fromPlace()!.place } : null));
  const toBoard = world(rails.queries.board, () => (toPlace() ? { id: toPlace()!.place } : null));
  const isTransfer = () => p.view.tab === "transfer" && p.params.ticket === null;
  const hubs = world(rails.queries.hubs, () => (isTransfer() ? { id: "hubs" } : null));
  const vias = (): string[] => {
    const [a, b, all] = [fromPlace(), toPlace(), hubs()];
    if (!a || !b || !all || !isTransfer()) return [];
    if (p.view.via !== null) return [p.view.via];
    const spot = (one: typeof a) => ({ id: one.place, latitude: one.latitude, longitude: one.longitude });
    return viasOf(all.places, spot(a), spot(b), viasAtOnce).map(({ id }) => id);
  };
  const viaBoards = Array.from({ length: viasAtOnce }, (_, n) =>
    world(rails.queries.board, () => (vias()[n] === undefined ? null : { id: vias()[n]! })),
  );
  const filters = () => p.view;
  const stationFits = (leg: Leg): boolean => {
    const [a, b] = [fromBoard(), toBoard()];
    return (
      fitsStation(leg.from.id, p.view.stations, a?.stations.map(({ id }) => id) ?? []) &&
      fitsStation(leg.to.id, p.view.stations, b?.stations.map(({ id }) => id) ?? [])
    );
  };
  const shown = (leg: Leg): Shown => ({ leg, offers: offersOf(p, leg, p.view.student) });
  const all = (): Shown[] | undefined => {
    const [a, b] = [fromBoard(), toBoard()];
    if (!a || !b || isTransfer()) return undefined;
    const found = directOf(a, b, p.view.day)
      .filter((leg) => isStillSold(leg, p.now) && stationFits(leg))
      .map(shown)
      .filter((one) => one.offers.length > 0 && fits(one, filters()));
    const key = (one: Shown): number =>
      p.view.sort === "price" ? cheapest(one) : p.view.sort === "duration" ? lasts(one.leg) : leavesAt(one.leg);
    const sign = p.view.falling ? -1 : 1;
    return found.toSorted((x, y) => sign * (key(x) - key(y)) || leavesAt(x.leg) - leavesAt(y.leg));
  };
  interface ShownChange {
    readonly change: Change;
    readonly first: Shown;
    readonly second: Shown;
  }
  const changes = (): ShownChange[] | undefined => {
    const [a, b] = [fromBoard(), toBoard()];
    const boards = viaBoards.slice(0, vias().length).map((board) => board());
    if (!a || !b || !hubs() || boards.some((board) => !board)) return undefined;
    const found = boards
      .flatMap((board) => changesOf(a, board!, b, p.view.day))
      .filter(({ first, second }) => isStillSold(first, p.now) && stationFits(first) && stationFits(second))
      .map((change) => ({ change, first: shown(change.first), second: shown(change.second) }))
      .filter(
        ({ first, second }) =>
          fits(first, { ...filters(), times: p.view.times }) && fits(second, { ...filters(), times: [] }),
      );
    const key = (one: ShownChange): number =>
      p.view.sort === "price"
        ? cheapest(one.first) + cheapest(one.second)
        : p.view.sort === "duration"
          ? wayMinutes(one.change)
          : leavesAt(one.change.first);
    const sign = p.view.falling ? -1 : 1;
    return found
      .toSorted((x, y) => sign * (key(x) - key(y)) || wayMinutes(x.change) - wayMinutes(y.change))
      .slice(0, 30);
  };
  /** Both trains, each in the cheapest class that is left; null where one is full. */
  const both = (first: Shown, second: Shown) => {
    const [a, b] = [first, second].map(({ leg, offers }) => {
      const free = offers.filter(({ left }) => left > 0);
      return free.length > 0 ? tripFields(leg, free.reduce((x, y) => (y.cents < x.cents ? y : x)).of) : null;
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
        top: n === 0 || (n === 1 && p.lang !== "en") ? weekdayOfDay(p, day) : weekdayText(weekdayOf(day), p.lang),
        below: p.lang === "en" ? String(partsOf(day).day) : dayText(p, day).replace("月", "-").replace("日", ""),
        name: dayLine(p, day),
      };
    });
  };
  const seatWords = ({ offers }: Shown) =>
    offers.slice(0, 5).map(({ of, left }) => ({ name: shortClass(p, of), ...leftWord(p, of, left) }));
  const nameOf = (one: Shown): string => {
    const way = wayOf(p, one.leg);
    return `${way.train}, ${way.from} ${way.departs} – ${way.to} ${way.arrives}, ${yuan(cheapest(one))}`;
  };
  const title = () => {
    const [a, b] = [fromPlace(), toPlace()];
    return a && b ? [said(a.name, p.lang), said(b.name, p.lang)] : ["", ""];
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
              label: filtersOn(p.view) > 0 ? p.t("filterOn", { n: filtersOn(p.view) }) : p.t("filter"),
              icon: funnel,
              on: filtersOn(p.view) > 0,
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
        <Says tone="orange" small>
          {p.t("changingHint", { train: p.state.tickets[p.params.ticket ?? ""]?.train ?? "" })}
        </Says>
      </Show>
      <Switch>
        <Match when={isFailed()}>
          <None icon={none} text={p.t("notLoaded")} />
        </Match>
        <Match when={isTransfer() ? changes() : undefined}>
          {(found) => (
            <Show when={found().length > 0} fallback={<None icon={none} text={p.t("noTransfers")} />}>
              <For each={found()}>
                {({ change, first, second }) => {
                  const key = `${change.first.train} ${change.second.train}`;
                  const [a, b] = [wayOf(p, change.first), wayOf(p, change.second)];
                  const later =
                    boardsOn(change.second) +
                    Math.floor((change.second.arrives % 100_000) / 1440) -
                    Math.floor(change.second.departs / 1440) -
                    p.view.day;
                  const sum = cheapest(first) + cheapest(second);
                  return (
                    <TrainCard
                      way={{
                        ...a,
                        arrives: b.arrives,
                        later: later > 0 ? `+${later}` : undefined,
                        to: b.to,
                        toMark: b.toMark,
                        train: p.t("changeAt", { place: a.to }),
                        lasts: lastsOf(p, wayMinutes(change)),
                      }}
                      price={yuan(sum)}
                      badges={[]}
                      seats={[
                        { name: change.first.train, left: `${a.departs}–${a.arrives}`, tone: "plain" },
                        { name: p.t("waits"), left: lastsOf(p, change.waitMinutes), tone: "orange" },
                        { name: change.second.train, left: `${b.departs}–${b.arrives}`, tone: "plain" },
                      ]}
                      open={p.view.unfolded === key}
                      name={`${key}, ${a.from} ${a.departs} – ${b.to} ${b.arrives}, ${yuan(sum)}`}
                      onTap={() => p.setView({ unfolded: p.view.unfolded === key ? null : key })}
                    >
                      <For each={[first, second]}>
                        {(one) => (
                          <>
                            <Says small>
                              {`${one.leg.train}  ${said(one.leg.from, p.lang)} ${clockOf(one.leg.departs)} – ${said(one.leg.to, p.lang)} ${clockOf(one.leg.arrives)}`}
                            </Says>
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
                          <Acts>
                            <Act
                              kind="orange"
                              label={p.t("bookBoth")}
                              name={`${p.t("bookBoth")}, ${key}`}
                              onTap={() => p.act.bookBoth(trip())}
                            />
                          </Acts>
                        )}
                      </Show>
                      <Show when={change.first.to.id !== change.second.from.id}>
                        <Says small tone="orange">
                          {p.t("otherStation", { from: a.to, to: b.from })}
                        </Says>
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
            <Show when={found().length > 0} fallback={<None icon={none} text={p.t("noTrains")} />}>
              <For each={found()}>
                {(one) => (
                  <TrainCard
                    way={wayOf(p, one.leg)}
                    price={p.t("priceFrom", { sum: yuan(cheapest(one)) })}
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
                      <Word
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
              <Says small center tone="dim">
                {p.t("trainsCount", { n: found().length })}
              </Says>
            </Show>
          )}
        </Match>
      </Switch>
    </Frame>
  );
});
