import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import off from "@material-symbols/svg-400/rounded/cloud_off.svg?raw";
import plus from "@material-symbols/svg-400/rounded/add.svg?raw";
import { createMemo, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import { queryWorldPages } from "#ui/world.ts";
import worldWeather from "#world/weather/index.ts";
import weather from "../index.ts";
import { hourNow, isOnline } from "../queries.ts";
import type { City } from "../state.ts";
import { strings } from "../strings.ts";
import { conditionKey, degrees } from "../texts.ts";
import { cityName } from "./parts/sky-view.tsx";

export default screen(weather, strings, "add", (p) => {
  const query = () => p.view.query.trim();
  const found = queryWorldPages(
    worldWeather.queries.find,
    () => (isOnline(p.os) ? (query() === "" ? { tier: 1 } : { q: query() }) : null),
    () => (query() === "" ? 2 : p.view.pages),
  );
  const rows = createMemo(() => found()?.rows ?? []);
  const area = (c: City) => (p.lang === "en" ? c.area.en : c.area.zh);
  const told = (c: City) => {
    const hour = hourNow(c, p.now);
    const where = area(c) === cityName(c, p.lang) ? "" : `${area(c)} · `;
    return `${where}${p.t(conditionKey(hour.condition))} ${degrees(hour.temperature, p.state.units)}`;
  };
  return (
    <Page back title={p.t("addCity")} top={<SearchField at={p.field("query")} placeholder={p.t("search")} />}>
      <Switch>
        <Match when={!isOnline(p.os)}>
          <Empty icon={off} title={p.t("offline")} hint={p.t("offlineHint")} />
        </Match>
        <Match when={found.failed()}>
          <Empty icon={off} title={p.t("failed")} />
        </Match>
        <Match when={found() !== undefined && rows().length === 0}>
          <Empty icon={none} title={p.t("noMatch")} hint={p.t("noMatchHint")} />
        </Match>
        <Match when={rows().length > 0}>
          <Section title={query() === "" ? p.t("popular") : undefined}>
            <List each={rows()}>
              {(c) => (
                <Row
                  title={cityName(c, p.lang)}
                  subtitle={told(c)}
                  trailing={
                    <Show
                      when={p.state.cities[c.id]}
                      fallback={
                        <IconButton
                          filled
                          icon={plus}
                          name={p.t("addNamed", { city: cityName(c, p.lang) })}
                          onTap={() => p.act.add({ id: c.id })}
                        />
                      }
                    >
                      <Icon of={check} />
                    </Show>
                  }
                  onTap={() => p.act.open({ id: c.id })}
                />
              )}
            </List>
          </Section>
          <Show when={query() !== "" && found()?.more === true}>
            <Button
              kind="text"
              wide
              label={p.t("moreCities")}
              onTap={() => p.setView({ pages: Math.min(9, p.view.pages + 1) })}
            />
          </Show>
        </Match>
      </Switch>
    </Page>
  );
});
