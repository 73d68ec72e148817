/** Shows a city's weather on one page. Both the pager and the page of a single city use this component. */
import aq from "@material-symbols/svg-400/rounded/aq.svg?raw";
import calendar from "@material-symbols/svg-400/rounded/event.svg?raw";
import carWash from "@material-symbols/svg-400/rounded/local_car_wash.svg?raw";
import cold from "@material-symbols/svg-400/rounded/sick.svg?raw";
import compress from "@material-symbols/svg-400/rounded/compress.svg?raw";
import drop from "@material-symbols/svg-400/rounded/water_drop.svg?raw";
import humidity from "@material-symbols/svg-400/rounded/humidity_mid.svg?raw";
import laundry from "@material-symbols/svg-400/rounded/local_laundry_service.svg?raw";
import leaf from "@material-symbols/svg-400/rounded/eco.svg?raw";
import mood from "@material-symbols/svg-400/rounded/mood.svg?raw";
import needle from "@material-symbols/svg-400/rounded/navigation.svg?raw";
import run from "@material-symbols/svg-400/rounded/directions_run.svg?raw";
import schedule from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import shirt from "@material-symbols/svg-400/rounded/checkroom.svg?raw";
import suitcase from "@material-symbols/svg-400/rounded/luggage.svg?raw";
import sunny from "@material-symbols/svg-400/rounded/sunny.svg?raw";
import thermostat from "@material-symbols/svg-400/rounded/thermostat.svg?raw";
import twilight from "@material-symbols/svg-400/rounded/wb_twilight.svg?raw";
import umbrella from "@material-symbols/svg-400/rounded/umbrella.svg?raw";
import visibility from "@material-symbols/svg-400/rounded/visibility.svg?raw";
import warning from "@material-symbols/svg-400/rounded/warning.svg?raw";
import { createMemo, Show } from "solid-js";
import type { Facts, Lang } from "#os/values.ts";
import { offsetOf } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { textsFor } from "#os/texts.ts";
import { civilOf } from "#state/civil.ts";
import { AirBadge, AirScale, DayRows, HourStrip, SunArc, Tiles, TileTriples } from "../../looks/forecast.tsx";
import { SkyCard, SkyHero, SkyNotice } from "../../looks/sky.tsx";
import { Stack, Text } from "#ui/kit/page.tsx";
import { Tappable } from "../../looks/tappable.tsx";
import type { WeatherDay } from "#world/weather/model.ts";
import { daysFrom, hourNow, hoursFrom, isWet, activeAlerts, today } from "../../queries.ts";
import type { City, Units } from "../../state.ts";
import { strings, type TextKey } from "../../strings.ts";
import {
  airKey,
  conditionKey,
  degrees,
  directionText,
  indexLevel,
  indexNames,
  indexTitle,
  pollutantSymbols,
  pressureText,
  rainText,
  visibilityText,
  warningName,
  windForce,
  windText,
  type IndexName,
} from "../../texts.ts";
import { windIn } from "../../units.ts";
import { clockAt, dayDate, dayTitle, hourText } from "./times.ts";

export const indexIcons: Readonly<Record<IndexName, string>> = {
  dress: shirt,
  umbrella,
  uv: sunny,
  sport: run,
  carWash,
  travel: suitcase,
  laundry,
  cold,
  comfort: mood,
};
/** The data that every part of a forecast needs. */
export interface ForecastContext {
  readonly now: number;
  readonly os: OsState;
  readonly lang: Lang;
  readonly units: Units;
  t(key: TextKey, facts?: Facts): string;
}
export const cityName = (city: City, lang: Lang): string => (lang === "en" ? city.name.en : city.name.zh);
const minVisibleChance = 20;

export function SkyView(p: {
  readonly city: City;
  readonly sight: ForecastContext;
  readonly onDay: (epochDay: number) => void;
  readonly onAir: () => void;
  readonly onAlerts: () => void;
  readonly onIndex: (name: IndexName) => void;
}) {
  const s = () => p.sight;
  const t = (key: TextKey, facts?: Facts) => p.sight.t(key, facts);
  const day = createMemo(() => today(p.city, s().now));
  const hour = createMemo(() => hourNow(p.city, s().now));
  const alerts = createMemo(() => activeAlerts(p.city, s().now));
  const hours = createMemo(() => hoursFrom(p.city, s().now));
  const localTime = () => {
    const c = civilOf(s().now, p.city.offsetMin);
    return clockAt(c.hour * 60 + c.minute, s().os);
  };
  /** Describes when rain or snow begins or stops. */
  const outlook = () => {
    const wet = isWet(hours()[0]!.of);
    const change = hours().find(({ of }) => isWet(of) !== wet);
    if (!change) return t(wet ? "wetDay" : "dryDay");
    const time = hourText(change.of.hour, s().os);
    return wet
      ? t("rainNow", { sky: t(conditionKey(hours()[0]!.of.condition)), time })
      : t("rainAt", { sky: t(conditionKey(change.of.condition)), time });
  };
  const strip = createMemo(() =>
    hours().map(({ of }, i) => ({
      time: i === 0 ? t("now") : hourText(of.hour, s().os),
      sky: of.condition,
      skyName: t(conditionKey(of.condition)),
      light: of.light,
      temperature: of.temperature,
      text: degrees(of.temperature, s().units),
      chance: of.chance >= minVisibleChance ? `${of.chance}%` : "",
      now: i === 0,
    })),
  );
  const days = createMemo(() =>
    daysFrom(p.city, s().now).map((d, i) => ({
      id: d.epochDay,
      title: dayTitle(d.epochDay, i, s().lang, t),
      date: dayDate(d.epochDay, s().lang),
      sky: d.condition,
      skyName: t(conditionKey(d.condition)),
      rain: d.precipitation > 0 ? rainText(d.precipitation, t) : "",
      low: d.low,
      high: d.high,
      lowText: degrees(d.low, s().units),
      highText: degrees(d.high, s().units),
    })),
  );
  const firstAlert = () => alerts()[0];
  return (
    <>
      <SkyHero
        sky={hour().condition}
        light={hour().light}
        figure={degrees(hour().temperature, s().units)}
        title={t(conditionKey(hour().condition))}
        lines={[
          t("highLow", { high: degrees(day().high, s().units), low: degrees(day().low, s().units) }),
          t("feels", { n: degrees(hour().feelsLike, s().units) }),
          ...(p.city.offsetMin === offsetOf(s().os) ? [] : [t("localTime", { time: localTime() })]),
        ]}
      />
      <Show when={firstAlert()}>
        {(first) => (
          <SkyNotice
            icon={warning}
            level={first().warning.level}
            text={warningName(first().warning, textsFor(strings, s().lang))}
            note={alerts().length > 1 ? t("alertsMore", { n: alerts().length - 1 }) : undefined}
            onTap={() => p.onAlerts()}
          />
        )}
      </Show>
      <SkyCard icon={schedule} title={outlook()} flush>
        <HourStrip name="hours" each={strip()} />
      </SkyCard>
      <SkyCard icon={calendar} title={t("daily")} flush>
        <DayRows each={days()} onTap={(id) => p.onDay(id)} />
      </SkyCard>
      <Tappable name={`${t("airQuality")}, ${day().air.aqi}, ${t(airKey(day().air.level))}`} onTap={() => p.onAir()}>
        <SkyCard icon={aq} title={t("airQuality")}>
          <Stack row>
            <Text as="large">{day().air.aqi}</Text>
            <AirBadge level={day().air.level} text={t(airKey(day().air.level))} />
          </Stack>
          <AirScale aqi={day().air.aqi} name={t("airOf", { n: day().air.aqi })} />
          <Text as="sub" dim>
            {day().air.main === null
              ? t("noMainPollutant")
              : t("mainPollutant", { name: pollutantSymbols[day().air.main!] })}
          </Text>
        </SkyCard>
      </Tappable>
      <Tiles each={weatherTiles(p.city, s())} />
      <SkyCard icon={twilight} title={t("sun")}>
        <SunLine city={p.city} day={day()} sight={s()} />
      </SkyCard>
      <SkyCard icon={leaf} title={t("living")}>
        <TileTriples
          each={indexNames.map((name) => ({
            id: name,
            icon: indexIcons[name],
            title: t(indexTitle(name)),
            text: t(indexLevel(name, day().indices[name])),
            onTap: () => p.onIndex(name),
          }))}
        />
      </SkyCard>
    </>
  );
}
function weatherTiles(city: City, { now, units, t }: ForecastContext) {
  const [day, hour] = [today(city, now), hourNow(city, now)];
  return [
    {
      icon: thermostat,
      title: t("feelsLike"),
      figure: degrees(hour.feelsLike, units),
      note: t(indexLevel("comfort", day.indices.comfort)),
    },
    {
      icon: humidity,
      title: t("humidity"),
      figure: t("percent", { n: hour.humidity }),
      note: `${t("cloud")} ${hour.cloud}%`,
    },
    {
      icon: needle,
      turnDeg: hour.windFrom + 180,
      title: `${t("wind")} · ${directionText(hour.windFrom, t)}`,
      figure: windText(hour.wind, units, t),
      note: `${windForce(hour.wind, t)} · ${t("gusts", { n: windIn(hour.gusts, units.wind) })}`,
    },
    {
      icon: sunny,
      title: t("uv"),
      figure: String(hour.uv),
      note: t(indexLevel("uv", hour.uv <= 2 ? 1 : hour.uv <= 5 ? 2 : hour.uv <= 7 ? 3 : hour.uv <= 10 ? 4 : 5)),
    },
    { icon: compress, title: t("pressure"), figure: pressureText(hour.pressure, units, t), note: "" },
    { icon: visibility, title: t("visibility"), figure: visibilityText(hour.visibility, units, t), note: "" },
    {
      icon: drop,
      title: t("precipitation"),
      figure: rainText(day.precipitation, t),
      note: t("todayShort"),
    },
    { icon: umbrella, title: t("chance"), figure: t("percent", { n: day.chance }), note: t("todayShort") },
  ];
}
export function SunLine(p: { readonly city: City; readonly day: WeatherDay; readonly sight: ForecastContext }) {
  const sun = () => p.day.sun;
  const time = (minute: number | null) => (minute === null ? "–" : clockAt(minute, p.sight.os));
  const share = () => {
    const c = civilOf(p.sight.now, p.city.offsetMin);
    const { rise, set, polar } = sun();
    if (rise === null || set === null) return polar === "day" ? 1 : 0;
    return Math.max(0, Math.min(1, (c.hour * 60 + c.minute - rise) / (set - rise)));
  };
  const told = () => {
    const { polar, rise, set } = sun();
    if (polar !== null) return p.sight.t(polar === "day" ? "sunAllDay" : "sunNever");
    return `${p.sight.t("sunrise")} ${time(rise)}, ${p.sight.t("sunset")} ${time(set)}`;
  };
  return (
    <Show when={sun().polar === null} fallback={<Text>{told()}</Text>}>
      <SunArc
        share={share()}
        name={told()}
        from={{ title: p.sight.t("sunrise"), time: time(sun().rise) }}
        to={{ title: p.sight.t("sunset"), time: time(sun().set) }}
      />
    </Show>
  );
}
