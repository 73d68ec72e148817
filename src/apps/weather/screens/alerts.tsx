import off from "@material-symbols/svg-400/rounded/cloud_off.svg?raw";
import warning from "@material-symbols/svg-400/rounded/warning.svg?raw";
import { createMemo, Show } from "solid-js";
import { clockText } from "../../../os/format.ts";
import { wordsFor } from "../../../os/words.ts";
import { screen } from "../../../ui/bind.tsx";
import { Empty, Page, Section } from "../../../ui/kit/page.tsx";
import { AlertCard } from "../looks/sky.tsx";
import { List } from "../../../ui/kit/rows.tsx";
import { epochDayAt } from "../../../world/weather/model.ts";
import weather from "../index.ts";
import { standingAlerts } from "../queries.ts";
import { strings } from "../strings.ts";
import { warningName } from "../texts.ts";
import { cityOf } from "./parts/city-of.ts";
import { nameOf } from "./parts/sky-view.tsx";
import { dayDate, dayTitle } from "./parts/times.ts";

export default screen(weather, strings, "alerts", (p) => {
  const found = cityOf(
    () => p.state,
    () => p.params.city,
    () => p.os,
  );
  return (
    <Page back title={p.t("alerts")} subtitle={found.city() ? nameOf(found.city()!, p.lang) : undefined}>
      <Show
        when={found.city()}
        fallback={
          <Show when={found.missing()}>
            <Empty icon={off} title={p.t("offline")} />
          </Show>
        }
      >
        {(c) => {
          const alerts = createMemo(() => standingAlerts(c(), p.now));
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
                    title={warningName(w, wordsFor(strings, p.lang))}
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
