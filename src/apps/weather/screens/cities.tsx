import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import city from "@material-symbols/svg-400/rounded/location_city.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import down from "@material-symbols/svg-400/rounded/arrow_downward.svg?raw";
import edit from "@material-symbols/svg-400/rounded/edit.svg?raw";
import locate from "@material-symbols/svg-400/rounded/my_location.svg?raw";
import pin from "@material-symbols/svg-400/rounded/near_me.svg?raw";
import star from "@material-symbols/svg-400/rounded/star.svg?raw";
import starFill from "@material-symbols/svg-400/rounded/star-fill.svg?raw";
import up from "@material-symbols/svg-400/rounded/arrow_upward.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Fab, IconButton } from "#ui/kit/buttons.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { PlaceRow } from "../looks/sky.tsx";
import { CheckMark, List, Row } from "#ui/kit/rows.tsx";
import { queryWorld } from "#ui/world.ts";
import worldWeather from "#world/weather/index.ts";
import weather from "../index.ts";
import { hourNow, mainPlace, isOnline, savedCities, today } from "../queries.ts";
import { herePlace, type City } from "../state.ts";
import { strings } from "../strings.ts";
import { conditionKey, degrees } from "../texts.ts";
import { cityName } from "./parts/sky-view.tsx";

export default screen(weather, strings, "cities", (p) => {
  const cities = createMemo(() => savedCities(p.state));
  const picked = (id: string) => p.view.picked.includes(id);
  const here = queryWorld(worldWeather.queries.city, () =>
    p.state.here === null && isOnline(p.os) ? { id: p.os.location.city } : null,
  );
  const look = (c: City) => {
    const [hour, day] = [hourNow(c, p.now), today(c, p.now)];
    return {
      sky: hour.condition,
      light: hour.light,
      skyName: p.t(conditionKey(hour.condition)),
      figure: degrees(hour.temperature, p.state.units),
      span: `${degrees(day.high, p.state.units)} / ${degrees(day.low, p.state.units)}`,
    };
  };
  /** Returns the name of the area, or "" if the area has the same name as the city. */
  const area = (c: City) => {
    const name = p.lang === "en" ? c.area.en : c.area.zh;
    return name === cityName(c, p.lang) ? "" : name;
  };
  return (
    <Page
      back={p.view.editing ? "close" : true}
      title={p.view.editing ? p.t("selected", { n: p.view.picked.length }) : p.t("cities")}
      actions={
        <Show
          when={p.view.editing}
          fallback={
            <Show when={cities().length > 0}>
              <IconButton icon={edit} name={p.t("edit")} onTap={() => p.act.edit()} />
            </Show>
          }
        >
          <IconButton icon={star} name={p.t("makeMain")} disabled={!p.can("setMain")} onTap={() => p.act.setMain()} />
          <IconButton icon={del} name={p.t("delete")} disabled={!p.can("delete")} onTap={() => p.act.delete()} />
        </Show>
      }
      fab={
        <Show when={!p.view.editing}>
          <Fab icon={add} name={p.t("addCity")} onTap={() => p.act.add()} />
        </Show>
      }
    >
      <Show when={!p.view.editing}>
        <Section>
          <Show
            when={p.state.here}
            fallback={
              <Row
                icon={locate}
                title={p.t("useLocation")}
                subtitle={p.t(!isOnline(p.os) ? "offline" : here() === null ? "place-unknown" : "useLocationHint")}
                disabled={!here()}
                onTap={() => p.act.locate()}
              />
            }
          >
            {(c) => (
              <PlaceRow
                {...look(c())}
                mark={pin}
                title={cityName(c(), p.lang)}
                subtitle={p.t("myLocation")}
                badge={mainPlace(p.state) === herePlace ? starFill : undefined}
                trailing={<IconButton icon={close} name={p.t("stopLocation")} onTap={() => p.act.forgetHere()} />}
                onTap={() => p.act.open({ place: herePlace })}
              />
            )}
          </Show>
        </Section>
      </Show>
      <Show
        when={cities().length > 0}
        fallback={<Empty icon={city} title={p.t("noPlaces")} hint={p.t("noPlacesHint")} />}
      >
        <Section>
          <List each={cities()}>
            {(c) => (
              <PlaceRow
                {...look(c)}
                title={cityName(c, p.lang)}
                subtitle={area(c)}
                badge={mainPlace(p.state) === c.id ? starFill : undefined}
                badgeName={p.t("isMain")}
                on={p.view.editing ? picked(c.id) : undefined}
                leading={
                  <Show when={p.view.editing}>
                    <CheckMark on={picked(c.id)} />
                  </Show>
                }
                trailing={
                  <Show when={p.view.editing}>
                    <IconButton
                      icon={up}
                      name={p.t("up", { city: cityName(c, p.lang) })}
                      disabled={p.state.order[0] === c.id}
                      onTap={() => p.act.move({ id: c.id, by: -1 })}
                    />
                    <IconButton
                      icon={down}
                      name={p.t("down", { city: cityName(c, p.lang) })}
                      disabled={p.state.order.at(-1) === c.id}
                      onTap={() => p.act.move({ id: c.id, by: 1 })}
                    />
                  </Show>
                }
                bare={p.view.editing}
                onTap={() => (p.view.editing ? p.act.pick({ id: c.id }) : p.act.open({ place: c.id }))}
                onHold={() => p.act.pick({ id: c.id })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
