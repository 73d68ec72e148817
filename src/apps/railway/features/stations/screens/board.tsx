import info from "@material-symbols/svg-400/rounded/info.svg?raw";
import none from "@material-symbols/svg-400/rounded/departure_board.svg?raw";
import { Show } from "solid-js";
import rails from "#world/rails/index.ts";
import { findGate, delayNoticeMs, delayAtStop } from "#world/rails/train-status.ts";
import { timeText } from "#os/format.ts";
import { minuteMs } from "#state/civil.ts";
import { queryWorld } from "#ui/world.ts";
import { localized } from "#apps/railway/facts.ts";
import { listNextTrains } from "../station-board.ts";
import { BarIcon, Frame, EmptyState, Tabs } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Paragraph } from "#apps/railway/looks/parts.tsx";
import { BoardTable } from "#apps/railway/looks/tables.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { clockText } from "#apps/railway/screens/parts/labels.ts";

const pageSize = 20;
export default page("board", (p) => {
  const station = queryWorld(rails.queries.station, () => ({ id: p.params.station }));
  const board = queryWorld(rails.queries.board, () => (station() ? { id: station()!.place } : null));
  const all = () => (board() ? listNextTrains(board()!, p.params.station, p.view.side, p.now) : []);
  const shown = () => all().slice(0, pageSize * p.view.pages);
  // The names of the first and last stations come from the queries for trains.
  const pages = Array.from({ length: 5 }, (_, n) =>
    queryWorld(rails.queries.trains, () => {
      const ids = shown()
        .slice(n * pageSize, (n + 1) * pageSize)
        .map(({ train }) => train);
      return ids.length === 0 ? null : { ids };
    }),
  );
  const endOf = (id: string): string => {
    for (const one of pages) {
      const train = one()?.find((t) => t.id === id);
      if (train) return localized(p.view.side === "departures" ? train.stops.at(-1)! : train.stops[0]!, p.lang);
    }
    return "";
  };
  const row = (call: ReturnType<typeof listNextTrains>[number]) => {
    const late = call.at - p.now < delayNoticeMs ? delayAtStop(call.train, call.day, call.stop) : 0;
    const left = call.at + late * minuteMs - p.now;
    const state =
      late > 0
        ? p.t("lateBy", { n: late })
        : left < 15 * minuteMs
          ? p.t(p.view.side === "departures" ? "boarding" : "arriving")
          : p.t("punctual");
    const end = endOf(call.train);
    const time = clockText(call.minute);
    const { gate } = findGate(call.train, p.params.station);
    return {
      train: call.train,
      to: end,
      time,
      gate,
      state,
      tone: late > 0 ? ("orange" as const) : left < 15 * minuteMs ? ("green" as const) : ("plain" as const),
      name: `${call.train}, ${end}, ${time}, ${p.t("gate", { gate })}, ${state}`,
      onTap: () => p.act.openTrain({ train: call.train, day: call.day }),
    };
  };
  return (
    <Frame
      title={station() ? localized(station()!.name, p.lang) : p.t("stationBoard")}
      part={p.view.side}
      right={<BarIcon icon={info} name={p.t("stationInfo")} onTap={() => p.act.openStation()} />}
      top={
        <Tabs
          blue
          tabs={[
            { id: "departures", label: p.t("departures") },
            { id: "arrivals", label: p.t("arrivals") },
          ]}
          chosen={p.view.side}
          onPick={(side) => p.setView({ side, pages: 1 })}
        />
      }
    >
      <Paragraph small tone="dim">
        {p.t("boardNow", { time: timeText(p.now, p.os) })}
      </Paragraph>
      <Show when={board()}>
        <Show when={shown().length > 0} fallback={<EmptyState icon={none} text={p.t("boardEmpty")} />}>
          <BoardTable
            heads={[
              p.t("trainNumber"),
              p.t(p.view.side === "departures" ? "boardTo" : "boardFrom"),
              p.t(p.view.side === "departures" ? "departs" : "arrives"),
              p.t("gateHead"),
              p.t("boardState"),
            ]}
            rows={shown().map(row)}
          />
        </Show>
      </Show>
      <ButtonRow>
        <Button kind="line" label={p.t("otherStations")} onTap={() => p.act.other()} />
        <Show when={all().length > shown().length && p.view.pages < pages.length}>
          <Button kind="line" label={p.t("showMore")} onTap={() => p.act.showMore()} />
        </Show>
      </ButtonRow>
    </Frame>
  );
});
