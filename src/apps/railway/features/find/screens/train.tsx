import calendar from "@material-symbols/svg-400/rounded/calendar_month.svg?raw";
import none from "@material-symbols/svg-400/rounded/train.svg?raw";
import { Show } from "solid-js";
import { coachesOf } from "../../../../../world/rails/classes.ts";
import rails, { type Train } from "../../../../../world/rails/index.ts";
import { runsOn } from "../../../../../world/rails/join.ts";
import { knownAheadMs, lateAt } from "../../../../../world/rails/sold.ts";
import { weekdayText } from "../../../../../os/format.ts";
import { world } from "../../../../../ui/world.ts";
import { said } from "../../../facts.ts";
import { BarIcon, Frame, None } from "../../../looks/frame.tsx";
import { Act, Acts, Card, Row, Says } from "../../../looks/parts.tsx";
import { TripHead } from "../../../looks/trains.tsx";
import { StopTable } from "../../../looks/tables.tsx";
import { DayPanel } from "../../../screens/parts/days.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { className, clockOf, dayLine, wayOf } from "../../../screens/parts/telling.ts";
import { momentOf } from "../../../times.ts";

export default page("train", (p) => {
  const train = world(rails.queries.train, () => ({ id: p.params.train }));
  const last = (of: Train) => of.stops.length - 1;
  const alight = (of: Train) => Math.min(p.params.alight ?? last(of), last(of));
  const board = (of: Train) => Math.min(p.params.board, alight(of));
  const stateOf = (of: Train): string => {
    if (!runsOn(of.days, p.view.day)) return p.t("runsNot");
    const isSoon = momentOf(p.view.day, of.stops[board(of)]!.departs) - p.now < knownAheadMs;
    const late = isSoon ? lateAt(of.id, p.view.day, board(of)) : 0;
    return late > 0 ? p.t("lateBy", { n: late }) : p.t("runsThatDay");
  };
  const daysOf = (of: Train): string =>
    of.days === 127
      ? p.t("everyDay")
      : [1, 2, 3, 4, 5, 6, 0]
          .filter((day) => (of.days & (1 << day)) !== 0)
          .map((day) => weekdayText(day, p.lang))
          .join(p.lang === "en" ? ", " : "、");
  const coaches = (of: Train): string => {
    const parts: { name: string; first: number; last: number }[] = [];
    for (const { number, of: kind } of coachesOf(of.formation)) {
      const name = className(p, kind);
      const before = parts.at(-1);
      if (before?.name === name) before.last = number;
      else parts.push({ name, first: number, last: number });
    }
    return parts
      .map(({ name, first, last: to }) => p.t(first === to ? "coachOne" : "coaches", { from: first, to, name }))
      .join(p.lang === "en" ? "; " : "；");
  };
  return (
    <Frame
      title={p.params.train}
      right={<BarIcon icon={calendar} name={p.t("chooseDay")} onTap={() => p.act.chooseDay()} />}
      overlays={
        <DayPanel
          on={p}
          open={p.view.open === "calendar"}
          chosen={p.view.day}
          onPick={(day) => p.act.pickDay({ day })}
        />
      }
    >
      <Show
        when={train()}
        fallback={
          <Show when={train() === null}>
            <None icon={none} text={p.t("noSuchTrain")} />
          </Show>
        }
      >
        {(of) => (
          <>
            <TripHead
              date={dayLine(p, p.view.day)}
              way={wayOf(p, {
                train: of().id,
                board: board(of()),
                alight: alight(of()),
                stops: of().stops.length,
                from: of().stops[board(of())]!,
                to: of().stops[alight(of())]!,
                departs: of().stops[board(of())]!.departs,
                arrives: of().stops[alight(of())]!.arrives,
              })}
              right={<p>{stateOf(of())}</p>}
            />
            <StopTable
              heads={["", p.t("station"), p.t("arrives"), p.t("departs"), p.t("stands")]}
              stops={of().stops.map((stop, n) => ({
                n: String(n + 1),
                station: said(stop, p.lang),
                arrives: n === 0 ? "--" : clockOf(stop.arrives),
                departs: n === last(of()) ? "--" : clockOf(stop.departs),
                stands: n === 0 || n === last(of()) ? "--" : p.t("minutes", { n: stop.departs - stop.arrives }),
                on: n >= board(of()) && n <= alight(of()),
                name: `${n + 1}. ${said(stop, p.lang)}, ${clockOf(stop.arrives)}, ${clockOf(stop.departs)}`,
                onTap: () => p.act.openStation({ station: stop.id }),
              }))}
            />
            <Card title={p.t("aboutTrain")}>
              <Row title={p.t("runsOnDays")} value={daysOf(of())} />
              <Row
                title={p.t("distance")}
                value={p.t("km", { n: of().stops[alight(of())]!.km - of().stops[board(of())]!.km })}
              />
              <Says small tone="dim">
                {coaches(of())}
              </Says>
            </Card>
            <Acts>
              <Act kind="line" label={p.t("searchDo")} onTap={() => p.act.search()} />
            </Acts>
          </>
        )}
      </Show>
    </Frame>
  );
});
