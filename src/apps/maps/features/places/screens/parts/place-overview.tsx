/** A place's address, opening hours, phone number and departures. */
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
import { timeText, weekdayText } from "#os/format.ts";
import { copyText } from "#ui/kit/copyable.tsx";
import { departuresAt } from "#world/geo/timetable.ts";
import { hoursIndex } from "#world/geo/hours.ts";
import { localized } from "#apps/maps/format.ts";
import { Group, TextRow, TextButton } from "#apps/maps/looks/rows.tsx";
import { HourTable, StarPicker } from "#apps/maps/looks/place-parts.tsx";
import { openingOf } from "#apps/maps/screens/parts/opening.ts";
import { dayHoursText } from "#apps/maps/screens/parts/day-hours.ts";
import { spotText, useAtlas, type ResolvedTarget, type ScreenContext } from "#apps/maps/screens/parts/targets.ts";
import { listsWith } from "#apps/maps/features/lists/queries.ts";

interface Actions {
  readonly call: (args: { number: string }) => void;
  readonly suggest: () => void;
  readonly review: () => void;
  readonly save: () => void;
  readonly labelIt: () => void;
  readonly nearby: () => void;
}
/** The weekdays in the order in which the opening hours are listed, from Monday. Sunday is 0. */
const week = [1, 2, 3, 4, 5, 6, 0] as const;
const maxDepartures = 8;
export function PlaceOverview(p: {
  readonly of: ScreenContext;
  readonly target: ResolvedTarget | undefined;
  readonly hours: boolean;
  readonly onHours: () => void;
  readonly act: Actions;
}) {
  const place = () => p.target?.place ?? null;
  const opening = () => {
    const it = place();
    return it ? openingOf(p.of, it.hours) : null;
  };
  const map = useAtlas(() => (place() && place()!.lines.length > 0 ? p.target!.coordinates : null));
  const minute = createMemo(() => Math.floor(p.of.now / 60_000) * 60_000);
  const board = createMemo(() => {
    const atlas = map();
    const it = place();
    const stop = atlas && it ? atlas.stops.findIndex((one) => one.place === it.id) : -1;
    if (!atlas || stop < 0) return [];
    return departuresAt(atlas, stop, { nowMs: minute(), offsetMin: p.of.offsetMin }, maxDepartures).map((one) => ({
      ...one,
      name: localized(one.line.name, p.of.lang),
    }));
  });
  const lists = () => (p.target ? listsWith(p.of.state, p.target.id) : []);
  const mine = () => (place() ? p.of.state.reviews[place()!.id] : undefined);
  const today = () => hoursIndex({ nowMs: p.of.now, offsetMin: p.of.offsetMin });
  return (
    <Show when={p.target}>
      {(target) => (
        <>
          <Show when={target().address !== ""}>
            <TextRow
              icon={pin}
              title={target().address}
              note={place() ? localized(place()!.districtName, p.of.lang) : undefined}
              onHold={() => copyText(target().address)}
            />
          </Show>
          <Show when={!place()}>
            <TextRow icon={compass} title={spotText(target().coordinates)} />
          </Show>
          <Show when={opening()}>
            {(hours) => (
              <TextRow
                icon={clock}
                title={[hours().word, hours().rest].filter((text) => text !== "").join(" · ")}
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
                    hours: dayHoursText(p.of, hours()[day]),
                    today: day === today(),
                  })),
                  { day: p.of.t("holidays"), hours: dayHoursText(p.of, hours()[7]), today: today() === 7 },
                ]}
              />
            )}
          </Show>
          <Show when={place()?.phone}>
            {(number) => (
              <TextRow
                icon={phone}
                title={number()}
                name={p.of.t("callTo", { name: number() })}
                onHold={() => copyText(number())}
                onTap={() => p.act.call({ number: number() })}
              />
            )}
          </Show>
          <Show when={lists().length > 0}>
            <TextRow
              icon={kept}
              title={p.of.t("savedIn", {
                names: lists()
                  .map(({ name }) => name)
                  .join(p.of.lang === "en" ? ", " : "、"),
              })}
              onTap={() => p.act.save()}
            />
          </Show>
          <TextRow
            icon={label}
            title={p.of.state.labels[target().id] ?? p.of.t("addLabel")}
            onTap={() => p.act.labelIt()}
          />
          <Show when={!place()}>
            <TextRow icon={restaurant} title={p.of.t("nearbyEat")} onTap={() => p.act.nearby()} />
          </Show>
          <Show when={board().length > 0}>
            <Group title={p.of.t("departures")} ruled>
              <For each={board()}>
                {(one) => (
                  <TextRow
                    icon={train}
                    title={one.name}
                    note={p.of.t("towards", { name: localized(one.headsign, p.of.lang) })}
                    value={timeText(one.atMs, p.of.os)}
                  />
                )}
              </For>
            </Group>
          </Show>
          <Show when={place()}>
            <>
              <TextRow icon={edit} title={p.of.t("suggestEdit")} onTap={() => p.act.suggest()} />
              <Group
                title={p.of.t(mine() ? "yourReview" : "rateReview")}
                ruled
                end={<TextButton label={p.of.t(mine() ? "editWord" : "writeReview")} onTap={() => p.act.review()} />}
              >
                <StarPicker
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
