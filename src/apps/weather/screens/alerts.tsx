import off from "@material-symbols/svg-400/rounded/cloud_off.svg?raw";
import warning from "@material-symbols/svg-400/rounded/warning.svg?raw";
import { createMemo, Show } from "solid-js";
import { clockText } from "#os/format.ts";
import { textsFor } from "#os/texts.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { AlertCard } from "../looks/sky.tsx";
import { List } from "#ui/kit/rows.tsx";
import { epochDayAt } from "#world/weather/model.ts";
import weather from "../index.ts";
import { activeAlerts } from "../queries.ts";
import { strings } from "../strings.ts";
import { warningName } from "../texts.ts";
import { useCity } from "./parts/use-city.ts";
import { cityName } from "./parts/sky-view.tsx";
import { dayDate, dayTitle } from "./parts/times.ts";

export default screen(weather, strings, "alerts", (p) => {
  const found = useCity(
    () => p.state,
    () => p.params.city,
    () => p.os,
  );
  return (
    <Page back title={p.t("alerts")} subtitle={found.city() ? cityName(found.city()!, p.lang) : undefined}>
      <Show
        when={found.city()}
        fallback={
          <Show when={found.missing()}>
            <Empty icon={off} title={p.t("offline")} />
          </Show>
        }
      >
        {(c) => {
          const alerts = createMemo(() => activeAlerts(c(), p.now));
          const dayName = (epochDay: number) =>
            `${dayTitle(epochDay, epochDay - epochDayAt(c(), p.now), p.lang, p.t)} ${dayDate(epochDay, p.lang)}`;
          return (
            <List
              each={alerts()}
              fallback={<Empty icon={warning} title={p.t("noAlerts")} hint={p.t("noAlertsHint")} />}
            >
              {({ warning: w, epochDay }) => (
                <Section>
                  <AlertCard
                    icon={warning}
                    level={w.level}
                    title={warningName(w, textsFor(strings, p.lang))}
                    note={p.t("alertSpan", {
                      day: dayName(epochDay),
                      from: clockText(w.from, 0, p.os),
                      to: clockText((w.to + 1) % 24, 0, p.os),
                    })}
                    text={p.t(`warnAdvice-${w.kind}`)}
                  />
                </Section>
              )}
            </List>
          );
        }}
      </Show>
    </Page>
  );
});
