import drop from "@material-symbols/svg-400/rounded/water_drop.svg?raw";
import humidity from "@material-symbols/svg-400/rounded/humidity_mid.svg?raw";
import needle from "@material-symbols/svg-400/rounded/navigation.svg?raw";
import off from "@material-symbols/svg-400/rounded/cloud_off.svg?raw";
import sunny from "@material-symbols/svg-400/rounded/sunny.svg?raw";
import umbrella from "@material-symbols/svg-400/rounded/umbrella.svg?raw";
import aq from "@material-symbols/svg-400/rounded/aq.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Chips } from "#ui/kit/buttons.tsx";
import { DayHero, HourRows, SunArc, Tiles } from "../looks/forecast.tsx";
import { Empty, Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { epochDayAt } from "#world/weather/model.ts";
import weather from "../index.ts";
import { dayOf, daysFrom } from "../queries.ts";
import { strings } from "../strings.ts";
import { airKey, conditionKey, degrees, directionText, indexLevel, rainText, windForce, windText } from "../texts.ts";
import { useCity } from "./parts/use-city.ts";
import { cityName } from "./parts/sky-view.tsx";
import { clockAt, dayDate, dayTitle, hourText } from "./parts/times.ts";

export default screen(weather, strings, "day", (p) => {
  const found = useCity(
    () => p.state,
    () => p.params.city,
    () => p.os,
  );
  return (
    <Show
      when={found.city()}
      fallback={
        <Page back title={p.t("weather")}>
          <Show when={found.missing()}>
            <Empty icon={off} title={p.t("offline")} />
          </Show>
        </Page>
      }
    >
      {(c) => {
        const shown = () => p.view.day ?? p.params.day;
        const day = createMemo(() => dayOf(c(), shown()));
        const first = () => epochDayAt(c(), p.now);
        const title = (epochDay: number) => dayTitle(epochDay, epochDay - first(), p.lang, p.t);
        const chips = createMemo(() =>
          daysFrom(c(), p.now).map((d) => ({
            id: String(d.epochDay),
            label: `${title(d.epochDay)} ${dayDate(d.epochDay, p.lang)}`,
          })),
        );
        const hours = createMemo(() =>
          day().hours.map((h) => ({
            id: h.hour,
            time: hourText(h.hour, p.os),
            sky: h.condition,
            light: h.light,
            skyName: p.t(conditionKey(h.condition)),
            text: degrees(h.temperature, p.state.units),
            rain: h.precipitation > 0 ? rainText(h.precipitation, p.t) : `${h.chance}%`,
            wind: windText(h.wind, p.state.units, p.t),
          })),
        );
        const time = (minute: number | null) => (minute === null ? "–" : clockAt(minute, p.os));
        const polar = () => day().sun.polar;
        return (
          <Page
            back
            title={cityName(c(), p.lang)}
            subtitle={`${title(shown())} ${dayDate(shown(), p.lang)}`}
            part={`day-${shown()}`}
            top={
              <Chips
                name="days"
                options={chips()}
                chosen={String(shown())}
                onPick={(id) => p.setView({ day: Number(id) })}
              />
            }
          >
            <Stack gap="large">
              <DayHero
                sky={day().condition}
                figure={`${degrees(day().high, p.state.units)} / ${degrees(day().low, p.state.units)}`}
                lines={[
                  `${p.t("day")} · ${p.t(conditionKey(day().condition))}`,
                  `${p.t("night")} · ${p.t(conditionKey(day().night))}`,
                ]}
              />
              <Tiles
                each={[
                  {
                    icon: drop,
                    title: p.t("precipitation"),
                    figure: rainText(day().precipitation, p.t),
                    note: "",
                  },
                  { icon: umbrella, title: p.t("chance"), figure: p.t("percent", { n: day().chance }), note: "" },
                  {
                    icon: needle,
                    turnDeg: day().windFrom + 180,
                    title: `${p.t("wind")} · ${directionText(day().windFrom, p.t)}`,
                    figure: windText(day().wind, p.state.units, p.t),
                    note: windForce(day().wind, p.t),
                  },
                  { icon: humidity, title: p.t("humidity"), figure: p.t("percent", { n: day().humidity }), note: "" },
                  {
                    icon: sunny,
                    title: p.t("uv"),
                    figure: String(day().uv),
                    note: p.t(indexLevel("uv", day().indices.uv)),
                  },
                  {
                    icon: aq,
                    title: p.t("airQuality"),
                    figure: String(day().air.aqi),
                    note: p.t(airKey(day().air.level)),
                  },
                ]}
              />
              <Section title={p.t("sun")}>
                <Stack pad>
                  <Show
                    when={polar() === null}
                    fallback={<Text>{p.t(polar() === "day" ? "sunAllDay" : "sunNever")}</Text>}
                  >
                    <SunArc
                      share={0}
                      name={`${p.t("sunrise")} ${time(day().sun.rise)}, ${p.t("sunset")} ${time(day().sun.set)}`}
                      from={{ title: p.t("sunrise"), time: time(day().sun.rise) }}
                      to={{ title: p.t("sunset"), time: time(day().sun.set) }}
                    />
                  </Show>
                </Stack>
              </Section>
              <Section title={p.t("hours")}>
                <HourRows each={hours()} />
              </Section>
            </Stack>
          </Page>
        );
      }}
    </Show>
  );
});
