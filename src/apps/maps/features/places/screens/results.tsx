import layers from "@material-symbols/svg-400/outlined/layers.svg?raw";
import directions from "@material-symbols/svg-400/rounded/directions-fill.svg?raw";
import call from "@material-symbols/svg-400/outlined/call.svg?raw";
import off from "@material-symbols/svg-400/outlined/search_off.svg?raw";
import pinIcon from "@material-symbols/svg-400/outlined/location_on.svg?raw";
import refresh from "@material-symbols/svg-400/outlined/refresh.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { metresPerPixel } from "../../../../../world/geo/view.ts";
import { world } from "../../../../../ui/world.ts";
import geo from "../../../../../world/geo/index.ts";
import { metresBetween, metresOfLatitude } from "../../../../../world/places/geo.ts";
import { countText, distanceText, priceText, said } from "../../../format.ts";
import { pinAt, pinOf } from "../../../ids.ts";
import maps from "../../../index.ts";
import { Cap, Caps, Line, Nothing, TextButton } from "../../../looks/lines.tsx";
import { MapPage, Round, useRoom } from "../../../looks/map-page.tsx";
import { Panel } from "../../../looks/panel.tsx";
import { BackPill, Chips, type Chip } from "../../../looks/pill.tsx";
import { Found, Opening } from "../../../looks/place-parts.tsx";
import { Facts, Rating } from "../../../looks/shelf.tsx";
import { besideSheet, StopSheet } from "../../../looks/stop-sheet.tsx";
import { Ground, hasMap, MapScale, ZoomButtons } from "../../../screens/parts/ground.tsx";
import { kindWords } from "../../../screens/parts/kinds.ts";
import { LayersPanel } from "../../../screens/parts/layers-panel.tsx";
import { openingOf } from "../../../screens/parts/opening.ts";
import { isReachable, kindLine, metresTo } from "../../../screens/parts/sites.ts";
import { phoneSpot, useAtlas } from "../../../screens/parts/targets.ts";
import { strings } from "../../../strings.ts";
import { houseIn } from "../houses.ts";
import { searchWords } from "../words.ts";
import { isNarrowed, ratings, reaches, sorts, type Filters } from "../find.ts";

const peek = 96;
const pageSize = 15;
const pinsMost = 10;
const sortWords = { relevant: "sortRelevant", near: "sortNear", rated: "sortRated" } as const;
const orders = { relevant: "relevance", near: "distance", rated: "rating" } as const;
const levels = [1, 2, 3, 4] as const;
/** How far the map has to be moved until its part can be searched. */
const movedPixels = 120;

export default screen(maps, strings, "results", (p) => {
  const room = useRoom();
  const centre = () => p.view.searched ?? phoneSpot(p.os);
  const map = useAtlas(centre);
  const set = (filters: Partial<Filters>) => p.act.narrow({ filters: { ...p.view.filters, ...filters } });
  const minute = createMemo(() => Math.floor(p.now / 60_000) * 60_000);
  const found = createMemo(() => {
    const atlas = map();
    if (!atlas) return [];
    const f = p.view.filters;
    const { searched } = p.view;
    const reach = searched ? (metresPerPixel(searched) * Math.max(room().width, room().height / 2)) / 2 : 0;
    const [high, wide] = [reach / metresOfLatitude, reach / atlas.city.metresOfLongitude];
    const { latitude, longitude } = centre();
    return searchWords(atlas, p.params.q, {
      ...(p.params.category === null ? {} : { category: p.params.category }),
      ...(searched
        ? { box: { south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide } }
        : {}),
      ...(f.rating === null ? {} : { ratingMin: f.rating }),
      ...(f.open ? { openAt: { nowMs: minute(), offsetMin: p.offsetMin } } : {}),
      near: phoneSpot(p.os),
      ...(f.within === null ? {} : { within: f.within }),
      ...(f.price === null ? {} : { priceLevels: levels.slice(0, f.price) }),
      sort: orders[f.sort],
    }).filter(isReachable(p));
  });
  const house = createMemo(() => {
    const atlas = map();
    return atlas && p.view.searched === null && !isNarrowed(p.view.filters)
      ? houseIn(atlas, p.params.q, found())
      : null;
  });
  const openHouse = () => {
    const { target, name } = house()!;
    p.act.openHouse({ target, label: said(name, p.lang) });
  };
  const shown = createMemo(() => found().slice(0, p.view.pages * pageSize));
  const details = world(geo.queries.places, () => {
    const ids = shown()
      .map(({ id }) => id)
      .slice(0, 60);
    return ids.length > 0 ? { ids } : null;
  });
  const phoneOf = (id: string) => details()?.find((place) => place.id === id)?.phone ?? "";
  const pins = createMemo(() => {
    const one = house();
    const spot = one && pinOf(one.target);
    return [
      ...(spot ? [{ id: one.target, ...spot, kind: "pin" as const, name: said(one.name, p.lang) }] : []),
      ...found()
        .slice(0, pinsMost)
        .map(
          (site) =>
            ({
              id: site.id,
              latitude: site.latitude,
              longitude: site.longitude,
              kind: "pin",
              name: said(site.name, p.lang),
            }) as const,
        ),
    ];
  });
  const title = () => p.params.q || (p.params.category === null ? "" : p.t(kindWords[p.params.category]));
  const hasMoved = () => metresBetween(p.view.map, centre()) > metresPerPixel(p.view.map) * movedPixels;
  const f = () => p.view.filters;
  const chips = createMemo((): Chip[] => [
    { label: p.t("openNowFilter"), on: f().open, onTap: () => set({ open: !f().open }) },
    {
      label:
        f().within === null
          ? p.t("distanceFilter")
          : p.t("withinReach", { how: distanceText(f().within!, p.state.prefs.units, p.lang) }),
      opens: true,
      on: f().within !== null,
      onTap: () => p.setView({ open: "within" }),
    },
    {
      label: p.t(sortWords[f().sort]),
      name: p.t("sortBy", { how: p.t(sortWords[f().sort]) }),
      opens: true,
      on: f().sort !== "relevant",
      onTap: () => p.setView({ open: "sort" }),
    },
    {
      label: f().rating === null ? p.t("ratingFilter") : p.t("ratingAtLeast", { n: (f().rating! / 10).toFixed(1) }),
      opens: true,
      on: f().rating !== null,
      onTap: () => p.setView({ open: "rating" }),
    },
    {
      label: f().price === null ? p.t("priceFilter") : p.t("priceAtMost", { how: priceText(f().price!) }),
      opens: true,
      on: f().price !== null,
      onTap: () => p.setView({ open: "price" }),
    },
  ]);
  const left = () => besideSheet({ stop: p.view.stop, room: room(), peek, top: 120 });
  const choice = <T,>(
    name: "sort" | "rating" | "within" | "price",
    heading: string,
    options: readonly { value: T; label: string }[],
    chosen: T,
    put: (value: T) => Partial<Filters>,
  ) => (
    <Panel
      open={p.view.open === name}
      name={name}
      title={heading}
      closeName={p.t("close")}
      onClose={() => p.setView({ open: null })}
    >
      <For each={options}>
        {({ value, label }) => <Line mark="radio" title={label} on={value === chosen} onTap={() => set(put(value))} />}
      </For>
    </Panel>
  );
  return (
    <MapPage
      shade={p.state.prefs.theme}
      ground={
        <Ground
          of={p}
          view={p.view.map}
          onView={(view) => p.setView({ map: view })}
          inset={left().inset}
          pins={pins()}
          onPin={(target) => (target === house()?.target ? openHouse() : p.act.open({ target }))}
          onPlace={(target) => p.act.open({ target })}
          onHold={(spot) => p.act.hold({ target: pinAt(spot) })}
        />
      }
      top={
        <>
          <BackPill
            text={title()}
            backName={p.t("back")}
            closeName={p.t("clear")}
            onTap={() => p.act.search()}
            onClose={() => p.act.search()}
          />
          <Show when={hasMoved() && p.view.stop !== "full"}>
            <Caps>
              <Cap kind="tonal" icon={refresh} label={p.t("searchHereNow")} onTap={() => p.act.searchHere()} />
            </Caps>
          </Show>
        </>
      }
      side={
        <Show when={p.view.stop !== "full"}>
          <>
            <Round shape="small" icon={layers} name={p.t("layers")} onTap={() => p.act.layers()} />
            <ZoomButtons of={p} view={p.view.map} onView={(view) => p.setView({ map: view })} />
          </>
        </Show>
      }
      sideAbove={left().above + 14}
      scale={<MapScale of={p} view={p.view.map} above={left().above + 14} />}
      sheet={
        <StopSheet
          stop={p.view.stop}
          height={room().height}
          peek={peek}
          part="results"
          names={{ more: p.t("sheetMore"), less: p.t("sheetLess") }}
          onStop={(stop) => p.setView({ stop })}
          head={<Chips name="filters" inside chips={chips()} />}
        >
          <Show
            when={!map() || found().length > 0 || house()}
            fallback={
              <Nothing
                icon={off}
                title={p.t(hasMap(p, centre()) ? "noResults" : "noMapTitle")}
                text={p.t(hasMap(p, centre()) ? (isNarrowed(f()) ? "fewerFilters" : "noResultsText") : "noMapText")}
              >
                <Show when={isNarrowed(f())}>
                  <TextButton label={p.t("clearFilters")} onTap={() => p.act.reset()} />
                </Show>
              </Nothing>
            }
          >
            <Show when={house()}>
              {(one) => <Line plate accent icon={pinIcon} title={said(one().name, p.lang)} onTap={openHouse} />}
            </Show>
            <For each={shown()}>
              {(site) => {
                const opening = () => openingOf(p, site.hours);
                const far = () => distanceText(metresTo(p, site), p.state.prefs.units, p.lang);
                const name = said(site.name, p.lang);
                return (
                  <Found
                    name={name}
                    photo={site.photo}
                    told={[
                      name,
                      site.rating > 0 ? `${(site.rating / 10).toFixed(1)} ★ (${countText(site.ratings, p.lang)})` : "",
                      kindLine(p, site),
                      far(),
                      said(site.address, p.lang),
                      [opening().word, opening().rest].filter((text) => text !== "").join(" · "),
                    ]
                      .filter((text) => text !== "")
                      .join(", ")}
                    onTap={() => p.act.open({ target: site.id })}
                    lines={
                      <>
                        <Rating tenths={site.rating} count={countText(site.ratings, p.lang)} rest={kindLine(p, site)} />
                        <Facts text={`${far()} · ${said(site.address, p.lang)}`} />
                        <Opening {...opening()} />
                      </>
                    }
                    acts={
                      <>
                        <Cap
                          kind="tonal"
                          icon={directions}
                          label={p.t("directions")}
                          name={p.t("directionsTo", { name })}
                          onTap={() => p.act.directions({ target: site.id })}
                        />
                        <Show when={phoneOf(site.id) !== ""}>
                          <Cap
                            kind="outlined"
                            icon={call}
                            label={p.t("call")}
                            name={p.t("callTo", { name })}
                            onTap={() => p.act.call({ number: phoneOf(site.id) })}
                          />
                        </Show>
                      </>
                    }
                  />
                );
              }}
            </For>
            <Show when={found().length > shown().length}>
              <Caps wide>
                <Cap kind="outlined" label={p.t("showMore")} onTap={() => p.act.more()} />
              </Caps>
            </Show>
          </Show>
        </StopSheet>
      }
      overlays={
        <>
          {choice(
            "sort",
            p.t("sortTitle"),
            sorts.map((value) => ({ value, label: p.t(sortWords[value]) })),
            f().sort,
            (sort) => ({ sort }),
          )}
          {choice(
            "rating",
            p.t("ratingFilter"),
            [
              { value: null, label: p.t("any") },
              ...ratings.map((value) => ({ value, label: p.t("ratingAtLeast", { n: (value / 10).toFixed(1) }) })),
            ],
            f().rating,
            (rating) => ({ rating }),
          )}
          {choice(
            "within",
            p.t("distanceFilter"),
            [
              { value: null, label: p.t("any") },
              ...reaches.map((value) => ({
                value,
                label: p.t("withinReach", { how: distanceText(value, p.state.prefs.units, p.lang) }),
              })),
            ],
            f().within,
            (within) => ({ within }),
          )}
          {choice(
            "price",
            p.t("priceFilter"),
            [
              { value: null, label: p.t("any") },
              ...levels.map((value) => ({
                value,
                label: p.t("priceAtMost", { how: priceText(value) }),
              })),
            ],
            f().price,
            (price) => ({ price }),
          )}
          <LayersPanel of={p} open={p.view.open === "layers"} act={p.act} onClose={() => p.setView({ open: null })} />
        </>
      }
    />
  );
});
