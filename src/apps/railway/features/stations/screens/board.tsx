import info from "@material-symbols/svg-400/rounded/info.svg?raw";
import none from "@material-symbols/svg-400/rounded/departure_board.svg?raw";
import { Show } from "solid-js";
import rails from "../../../../../world/rails/index.ts";
import { gateOf, knownAheadMs, lateAt } from "../../../../../world/rails/sold.ts";
import { timeText } from "../../../../../os/format.ts";
import { minuteMs } from "../../../../../state/civil.ts";
import { world } from "../../../../../ui/world.ts";
import { said } from "../../../facts.ts";
import { onBoard } from "../on-board.ts";
import { BarIcon, Frame, None, Tabs } from "../../../looks/frame.tsx";
import { Act, Acts, Says } from "../../../looks/parts.tsx";
import { BoardTable } from "../../../looks/tables.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { clockOf } from "../../../screens/parts/telling.ts";

const size = 20;
export default page("board", (p) => {
  const station = world(rails.queries.station, () => ({ id: p.params.station }));
  const board = world(rails.queries.board, () => (station() ? { id: station()!.place } : null));
  const all = () => (board() ? onBoard(board()!, p.params.station, p.view.side, p.now) : []);
  const shown = () => all().slice(0, size * p.view.pages);
  // Names of first and last stations stand with the trains.
  const pages = Array.from({ length: 5 }, (_, n) =>
    world(rails.queries.trains, () => {
      const ids = shown()
        .slice(n * size, (n + 1) * size)
        .map(({ train }) => train);
      return ids.length === 0 ? null : { ids };
    }),
  );
  const endOf = (id: string): string => {
    for (const one of pages) {
      const train = one()?.find((t) => t.id === id);
      if (train) return said(p.view.side === "departures" ? train.stops.at(-1)! : train.stops[0]!, p.lang);
    }
    return "";
  };
  const row = (call: ReturnType<typeof onBoard>[number]) => {
    const late = call.at - p.now < knownAheadMs ? lateAt(call.train, call.day, call.stop) : 0;
    const left = call.at + late * minuteMs - p.now;
    const state =
      late > 0
        ? p.t("lateBy", { n: late })
        : left < 15 * minuteMs
          ? p.t(p.view.side === "departures" ? "boarding" : "arriving")
          : p.t("punctual");
    const end = endOf(call.train);
    const time = clockOf(call.minute);
    return {
      train: call.train,
      to: end,
      time,
      gate: gateOf(call.train, p.params.station).gate,
      state,
      tone: late > 0 ? ("orange" as const) : left < 15 * minuteMs ? ("green" as const) : ("plain" as const),
      name: `${call.train}, ${end}, ${time}, ${state}`,
      onTap: () => p.act.openTrain({ train: call.train, day: call.day }),
    };
  };
  return (
    <Frame
      title={station() ? said(station()!.name, p.lang) : p.t("stationBoard")}
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
      <Says small tone="dim">
        {p.t("boardNow", { time: timeText(p.now, p.os) })}
      </Says>
      <Show when={board()}>
        <Show when={shown().length > 0} fallback={<None icon={none} text={p.t("boardEmpty")} />}>
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
      <Acts>
        <Act kind="line" label={p.t("otherStations")} onTap={() => p.act.other()} />
        <Show when={all().length > shown().length && p.view.pages < pages.length}>
          <Act kind="line" label={p.t("showMore")} onTap={() => p.act.showMore()} />
        </Show>
      </Acts>
    </Frame>
  );
});
