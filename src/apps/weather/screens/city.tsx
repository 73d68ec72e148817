import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import off from "@material-symbols/svg-400/rounded/cloud_off.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { Empty, Page } from "#ui/kit/page.tsx";
import { SkyPage } from "../looks/sky.tsx";
import weather from "../index.ts";
import { hourNow, today } from "../queries.ts";
import { strings } from "../strings.ts";
import { useCity } from "./parts/use-city.ts";
import { IndexSheet } from "./parts/index-sheet.tsx";
import { cityName, SkyView, type ForecastContext } from "./parts/sky-view.tsx";

export default screen(weather, strings, "city", (p) => {
  const found = useCity(
    () => p.state,
    () => p.params.id,
    () => p.os,
  );
  const saved = createMemo(() => p.state.cities[p.params.id] !== undefined);
  const sight: ForecastContext = {
    get now() {
      return p.now;
    },
    get os() {
      return p.os;
    },
    get lang() {
      return p.lang;
    },
    get units() {
      return p.state.units;
    },
    t: (key, facts) => p.t(key, facts),
  };
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
      {(c) => (
        <SkyPage
          back
          sky={hourNow(c(), p.now).condition}
          light={hourNow(c(), p.now).light}
          title={cityName(c(), p.lang)}
          subtitle={p.lang === "en" ? c().area.en : c().area.zh}
          part="page"
          actions={<IconButton icon={share} name={p.t("share")} onTap={() => p.act.share()} />}
          bottom={
            <Show when={!saved()}>
              <Button wide icon={add} label={p.t("addCity")} onTap={() => p.act.add()} />
            </Show>
          }
          overlays={<IndexSheet open={p.view.open === "index"} name={p.view.index} day={today(c(), p.now)} t={p.t} />}
        >
          <SkyView
            city={c()}
            sight={sight}
            onDay={(day) => p.act.openDay({ city: c().id, day })}
            onAir={() => p.act.openAir({ city: c().id })}
            onAlerts={() => p.act.openAlerts({ city: c().id })}
            onIndex={(index) => p.setView({ open: "index", index })}
          />
        </SkyPage>
      )}
    </Show>
  );
});
