import off from "@material-symbols/svg-400/rounded/cloud_off.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { AirBadge, AirScale } from "../looks/forecast.tsx";
import { Empty, Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import { pollutants } from "#world/weather/air.ts";
import weather from "../index.ts";
import { daysFrom, today } from "../queries.ts";
import { strings } from "../strings.ts";
import { adviceOfAir, airKey, pollutantSymbols } from "../texts.ts";
import { useCity } from "./parts/use-city.ts";
import { cityName } from "./parts/sky-view.tsx";
import { dayDate, dayTitle } from "./parts/times.ts";

const visibleDays = 7;
export default screen(weather, strings, "air", (p) => {
  const found = useCity(
    () => p.state,
    () => p.params.city,
    () => p.os,
  );
  return (
    <Page back title={p.t("airQuality")} subtitle={found.city() ? cityName(found.city()!, p.lang) : undefined}>
      <Show
        when={found.city()}
        fallback={
          <Show when={found.missing()}>
            <Empty icon={off} title={p.t("offline")} />
          </Show>
        }
      >
        {(c) => {
          const air = createMemo(() => today(c(), p.now).air);
          const days = createMemo(() => daysFrom(c(), p.now, visibleDays));
          return (
            <>
              <Section>
                <Stack pad>
                  <Stack row gap="large">
                    <Text as="display">{air().aqi}</Text>
                    <AirBadge level={air().level} text={p.t(airKey(air().level))} />
                  </Stack>
                  <AirScale aqi={air().aqi} name={p.t("airOf", { n: air().aqi })} />
                  <Text dim as="sub">
                    {air().main === null
                      ? p.t("noMainPollutant")
                      : p.t("mainPollutant", { name: pollutantSymbols[air().main!] })}
                  </Text>
                  <Text>{p.t(adviceOfAir(air().level))}</Text>
                </Stack>
              </Section>
              <Section title={p.t("pollutants")}>
                <List each={pollutants}>
                  {(name) => (
                    <Row
                      title={pollutantSymbols[name]}
                      subtitle={p.t(name)}
                      value={p.t(name === "co" ? "milligrams" : "micrograms", { n: air()[name] })}
                    />
                  )}
                </List>
              </Section>
              <Section title={p.t("airDays")}>
                <List each={days()}>
                  {(d) => (
                    <Row
                      title={`${dayTitle(d.epochDay, d.epochDay - days()[0]!.epochDay, p.lang, p.t)} ${dayDate(d.epochDay, p.lang)}`}
                      value={String(d.air.aqi)}
                      trailing={<AirBadge level={d.air.level} text={p.t(airKey(d.air.level))} />}
                    />
                  )}
                </List>
              </Section>
            </>
          );
        }}
      </Show>
    </Page>
  );
});
