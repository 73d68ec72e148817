/** Where a place is, when it is open, how it is reached by telephone, what stops there. */
import pin from "@material-symbols/svg-400/outlined/location_on.svg?raw";
import clock from "@material-symbols/svg-400/outlined/schedule.svg?raw";
import phone from "@material-symbols/svg-400/outlined/call.svg?raw";
import edit from "@material-symbols/svg-400/outlined/edit.svg?raw";
import kept from "@material-symbols/svg-400/outlined/bookmark.svg?raw";
import label from "@material-symbols/svg-400/outlined/label.svg?raw";
import compass from "@material-symbols/svg-400/outlined/explore.svg?raw";
import train from "@material-symbols/svg-400/outlined/train.svg?raw";
import restaurant from "@material-symbols/svg-400/outlined/restaurant.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { timeText, weekdayText } from "../../../../../../os/format.ts";
import { copyText } from "../../../../../../ui/kit/copyable.tsx";
import { departuresAt } from "../../../../../../world/geo/board.ts";
import { dayOf } from "../../../../../../world/geo/hours.ts";
import { said } from "../../../../format.ts";
import { Group, Line, TextButton } from "../../../../looks/lines.tsx";
import { HourTable, StarPick } from "../../../../looks/place-parts.tsx";
import { openingOf } from "../../../../screens/parts/opening.ts";
import { spanOfDay } from "../../../../screens/parts/span-of-day.ts";
import { spotText, useAtlas, type Known, type Seen } from "../../../../screens/parts/targets.ts";
import { listsWith } from "../../../lists/queries.ts";

interface Acts {
  readonly call: (args: { number: string }) => void;
  readonly suggest: () => void;
  readonly review: () => void;
  readonly save: () => void;
  readonly labelIt: () => void;
  readonly nearby: () => void;
}
/** From Monday on, as the user's weeks begin. */
const week = [1, 2, 3, 4, 5, 6, 0] as const;
const departuresMost = 8;
export function PlaceOverview(p: {
  readonly of: Seen;
  readonly target: Known | undefined;
  readonly hours: boolean;
  readonly onHours: () => void;
  readonly act: Acts;
}) {
  const place = () => p.target?.place ?? null;
  const opening = () => {
    const it = place();
    return it ? openingOf(p.of, it.hours) : null;
  };
  const map = useAtlas(() => (place() && place()!.lines.length > 0 ? p.target!.spot : null));
  const minute = createMemo(() => Math.floor(p.of.now / 60_000) * 60_000);
  const board = createMemo(() => {
    const atlas = map();
    const it = place();
    const stop = atlas && it ? atlas.stops.findIndex((one) => one.place === it.id) : -1;
    if (!atlas || stop < 0) return [];
    return departuresAt(atlas, stop, { nowMs: minute(), offsetMin: p.of.offsetMin }, departuresMost).map((one) => ({
      ...one,
      name: said(one.line.name, p.of.lang),
    }));
  });
  const lists = () => (p.target ? listsWith(p.of.state, p.target.id) : []);
  const mine = () => (place() ? p.of.state.reviews[place()!.id] : undefined);
  const today = () => dayOf({ nowMs: p.of.now, offsetMin: p.of.offsetMin });
  return (
    <Show when={p.target}>
      {(target) => (
        <>
          <Show when={target().address !== ""}>
            <Line
              icon={pin}
              title={target().address}
              note={place() ? said(place()!.districtName, p.of.lang) : undefined}
              onHold={() => copyText(target().address)}
            />
          </Show>
          <Show when={!place()}>
            <Line icon={compass} title={spotText(target().spot)} />
          </Show>
          <Show when={opening()}>
            {(told) => (
              <Line
                icon={clock}
                title={[told().word, told().rest].filter((text) => text !== "").join(" · ")}
                name={p.of.t("hoursOfWeek")}
                onTap={place()!.hours === null ? undefined : () => p.onHours()}
              />
            )}
          </Show>
          <Show when={p.hours && place()?.hours}>
            {(hours) => (
              <HourTable
                rows={[
                  ...week.map((day) => ({
                    day: weekdayText(day, p.of.lang, true),
                    hours: spanOfDay(p.of, hours()[day]),
                    today: day === today(),
                  })),
                  { day: p.of.t("holidays"), hours: spanOfDay(p.of, hours()[7]), today: today() === 7 },
                ]}
              />
            )}
          </Show>
          <Show when={place()?.phone}>
            {(number) => (
              <Line
                icon={phone}
                title={number()}
                name={p.of.t("callTo", { name: number() })}
                onHold={() => copyText(number())}
                onTap={() => p.act.call({ number: number() })}
              />
            )}
          </Show>
          <Show when={lists().length > 0}>
            <Line
              icon={kept}
              title={p.of.t("savedIn", {
                names: lists()
                  .map(({ name }) => name)
                  .join(p.of.lang === "en" ? ", " : "、"),
              })}
              onTap={() => p.act.save()}
            />
          </Show>
          <Line
            icon={label}
            title={p.of.state.labels[target().id] ?? p.of.t("addLabel")}
            onTap={() => p.act.labelIt()}
          />
          <Show when={!place()}>
            <Line icon={restaurant} title={p.of.t("nearbyEat")} onTap={() => p.act.nearby()} />
          </Show>
          <Show when={board().length > 0}>
            <Group title={p.of.t("departures")} ruled>
              <For each={board()}>
                {(one) => (
                  <Line
                    icon={train}
                    title={one.name}
                    note={p.of.t("towards", { name: said(one.headsign, p.of.lang) })}
                    value={timeText(one.atMs, p.of.os)}
                  />
                )}
              </For>
            </Group>
          </Show>
          <Show when={place()}>
            <>
              <Line icon={edit} title={p.of.t("suggestEdit")} onTap={() => p.act.suggest()} />
              <Group
                title={p.of.t(mine() ? "yourReview" : "rateReview")}
                ruled
                end={<TextButton label={p.of.t(mine() ? "editWord" : "writeReview")} onTap={() => p.act.review()} />}
              >
                <StarPick
                  stars={mine()?.stars ?? 0}
                  nameOf={(n) => p.of.t("starsN", { n })}
                  onPick={() => p.act.review()}
                />
              </Group>
            </>
          </Show>
        </>
      )}
    </Show>
  );
}
