import calendar from "@material-symbols/svg-400/rounded/calendar_month.svg?raw";
import none from "@material-symbols/svg-400/rounded/train.svg?raw";
import { Show } from "solid-js";
import { listCoaches } from "#world/rails/classes.ts";
import rails, { type Train } from "#world/rails/index.ts";
import { runsOn } from "#world/rails/connections.ts";
import { delayNoticeMs, delayAtStop } from "#world/rails/train-status.ts";
import { weekdayText } from "#os/format.ts";
import { queryWorld } from "#ui/world.ts";
import { localized } from "#apps/railway/facts.ts";
import { BarIcon, Frame, EmptyState } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, Row, Paragraph } from "#apps/railway/looks/parts.tsx";
import { TripHeader } from "#apps/railway/looks/trains.tsx";
import { StopTable } from "#apps/railway/looks/tables.tsx";
import { DayPanel } from "#apps/railway/screens/parts/days.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { seatClassName, clockText, weekdayAndDayText, routeTimes } from "#apps/railway/screens/parts/labels.ts";
import { momentOf } from "#apps/railway/times.ts";

export default page("train", (p) => {
  const train = queryWorld(rails.queries.train, () => ({ id: p.params.train }));
  const last = (of: Train) => of.stops.length - 1;
  const alight = (of: Train) => Math.min(p.params.alight ?? last(of), last(of));
  const board = (of: Train) => Math.min(p.params.board, alight(of));
  const stateOf = (of: Train): string => {
    if (!runsOn(of.days, p.view.day)) return p.t("runsNot");
    const isSoon = momentOf(p.view.day, of.stops[board(of)]!.departs) - p.now < delayNoticeMs;
    const late = isSoon ? delayAtStop(of.id, p.view.day, board(of)) : 0;
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
    for (const { number, of: kind } of listCoaches(of.formation)) {
      const name = seatClassName(p, kind);
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
            <EmptyState icon={none} text={p.t("noSuchTrain")} />
          </Show>
        }
      >
        {(of) => (
          <>
            <TripHeader
              date={weekdayAndDayText(p, p.view.day)}
              way={routeTimes(p, {
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
                station: localized(stop, p.lang),
                arrives: n === 0 ? "--" : clockText(stop.arrives),
                departs: n === last(of()) ? "--" : clockText(stop.departs),
                stopDuration: n === 0 || n === last(of()) ? "--" : p.t("minutes", { n: stop.departs - stop.arrives }),
                on: n >= board(of()) && n <= alight(of()),
                name: `${n + 1}. ${localized(stop, p.lang)}, ${clockText(stop.arrives)}, ${clockText(stop.departs)}`,
                onTap: () => p.act.openStation({ station: stop.id }),
              }))}
            />
            <Card title={p.t("aboutTrain")}>
              <Row title={p.t("runsOnDays")} value={daysOf(of())} />
              <Row
                title={p.t("distance")}
                value={p.t("km", { n: of().stops[alight(of())]!.km - of().stops[board(of())]!.km })}
              />
              <Paragraph small tone="dim">
                {coaches(of())}
              </Paragraph>
            </Card>
            <ButtonRow>
              <Button kind="line" label={p.t("searchDo")} onTap={() => p.act.search()} />
            </ButtonRow>
          </>
        )}
      </Show>
    </Frame>
  );
});
