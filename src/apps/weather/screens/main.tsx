import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import city from "@material-symbols/svg-400/rounded/location_city.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import pin from "@material-symbols/svg-400/rounded/near_me.svg?raw";
import refresh from "@material-symbols/svg-400/rounded/refresh.svg?raw";
import settings from "@material-symbols/svg-400/rounded/settings.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import { createMemo, Show } from "solid-js";
import { timeText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { Menu } from "#ui/kit/overlays.tsx";
import { Empty, Page } from "#ui/kit/page.tsx";
import { SkyNotice, SkyPage } from "../looks/sky.tsx";
import { queryWorld } from "#ui/world.ts";
import worldWeather from "#world/weather/index.ts";
import weather from "../index.ts";
import { cityAt, hourNow, isOnline, placesOf, currentPlace, today, updatedAt } from "../queries.ts";
import { herePlace } from "../state.ts";
import { strings } from "../strings.ts";
import { IndexSheet } from "./parts/index-sheet.tsx";
import { cityName, SkyView, type ForecastContext } from "./parts/sky-view.tsx";

export default screen(weather, strings, "main", (p) => {
  const places = createMemo(() => placesOf(p.state));
  const place = createMemo(() => currentPlace(p.state));
  const shown = createMemo(() => {
    const at = place();
    return at === null ? undefined : cityAt(p.state, at);
  });
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
  const at = () => places().indexOf(place() ?? "");
  const updated = () =>
    p.t(isOnline(p.os) ? "updated" : "noNetworkSince", {
      time: timeText(updatedAt(p.state, p.os, p.now), p.os),
    });
  /** Whether the phone has moved away from the place whose weather is shown. */
  const moved = () =>
    place() === herePlace &&
    p.os.settings.location.on &&
    p.allowed("location") &&
    p.state.here !== null &&
    p.os.location.city !== p.state.here.id &&
    isOnline(p.os);
  const there = queryWorld(worldWeather.queries.city, () => (moved() ? { id: p.os.location.city } : null));
  const menu = () => p.setView({ open: "menu" });
  return (
    <Show
      when={shown()}
      fallback={
        <Page
          large
          title={p.t("weather")}
          actions={<IconButton icon={settings} name={p.t("settings")} onTap={() => p.act.settings()} />}
        >
          <Empty icon={city} title={p.t("noPlaces")} hint={p.t("noPlacesHint")}>
            <Button icon={add} label={p.t("addCity")} onTap={() => p.act.add()} />
            <Button kind="text" label={p.t("cities")} onTap={() => p.act.cities()} />
          </Empty>
        </Page>
      }
    >
      {(c) => (
        <SkyPage
          sky={hourNow(c(), p.now).condition}
          light={hourNow(c(), p.now).light}
          title={cityName(c(), p.lang)}
          mark={place() === herePlace ? pin : undefined}
          subtitle={updated()}
          part={`place-${place() ?? ""}`}
          page={at()}
          pages={places().length}
          pageName={p.t("placeN", { n: at() + 1, all: places().length })}
          onTurn={(by) => {
            const next = places()[at() + by];
            if (next !== undefined) p.act.show({ place: next });
          }}
          onPull={() => p.act.refresh()}
          actions={
            <>
              <IconButton icon={city} name={p.t("cities")} onTap={() => p.act.cities()} />
              <IconButton icon={more} name={p.t("more")} onTap={menu} />
            </>
          }
          overlays={
            <>
              <Menu
                open={p.view.open === "menu"}
                items={[
                  { icon: refresh, label: p.t("refresh"), onTap: () => p.act.refresh() },
                  { icon: share, label: p.t("share"), onTap: () => p.act.share() },
                  { icon: settings, label: p.t("settings"), onTap: () => p.act.settings() },
                ]}
              />
              <IndexSheet open={p.view.open === "index"} name={p.view.index} day={today(c(), p.now)} t={p.t} />
            </>
          }
        >
          <Show when={there()}>
            {(city) => (
              <SkyNotice
                icon={pin}
                text={p.t("movedTo")}
                note={`${p.t("movedUpdate")} · ${cityName(city(), p.lang)}`}
                onTap={() => p.act.locate()}
              />
            )}
          </Show>
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
