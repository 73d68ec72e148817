import layers from "@material-symbols/svg-400/outlined/layers.svg?raw";
import directions from "@material-symbols/svg-400/rounded/directions-fill.svg?raw";
import call from "@material-symbols/svg-400/outlined/call.svg?raw";
import off from "@material-symbols/svg-400/outlined/search_off.svg?raw";
import pinIcon from "@material-symbols/svg-400/outlined/location_on.svg?raw";
import refresh from "@material-symbols/svg-400/outlined/refresh.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { metresPerPixel } from "#world/geo/view.ts";
import { queryWorld } from "#ui/world.ts";
import geo from "#world/geo/index.ts";
import { metresBetween, metresOfLatitude } from "#world/places/geo.ts";
import { countText, distanceText, priceText, localized } from "#apps/maps/format.ts";
import { formatPin, parsePin } from "#apps/maps/ids.ts";
import maps from "#apps/maps/index.ts";
import { CapsuleButton, CapsuleButtons, TextRow, EmptyState, TextButton } from "#apps/maps/looks/rows.tsx";
import { MapPage, FloatingButton, useLayoutSize } from "#apps/maps/looks/map-page.tsx";
import { Panel } from "#apps/maps/looks/panel.tsx";
import { BackPill, Chips, type Chip } from "#apps/maps/looks/search-pill.tsx";
import { PlaceResult, OpeningStatus } from "#apps/maps/looks/place-parts.tsx";
import { Facts, Rating } from "#apps/maps/looks/place-carousel.tsx";
import { mapInsets, MapSheet } from "#apps/maps/looks/map-sheet.tsx";
import { ScreenMap, hasMap, MapScale, ZoomButtons } from "#apps/maps/screens/parts/screen-map.tsx";
import { kindTexts } from "#apps/maps/screens/parts/kinds.ts";
import { LayersPanel } from "#apps/maps/screens/parts/layers-panel.tsx";
import { openingOf } from "#apps/maps/screens/parts/opening.ts";
import { isReachable, kindLine, metresTo } from "#apps/maps/screens/parts/sites.ts";
import { phoneSpot, useAtlas } from "#apps/maps/screens/parts/targets.ts";
import { strings } from "#apps/maps/strings.ts";
import { findHouse } from "../houses.ts";
import { searchByText } from "../text-search.ts";
import { hasFilters, ratings, maxDistances, sorts, type Filters } from "../filters.ts";

const peekHeight = 96;
const pageSize = 15;
const maxPins = 10;
const sortTexts = { relevant: "sortRelevant", near: "sortNear", rated: "sortRated" } as const;
const orders = { relevant: "relevance", near: "distance", rated: "rating" } as const;
const levels = [1, 2, 3, 4] as const;
/** The distance by which the user must move the map to search the visible area, in pixels. */
const minMovedPixels = 120;

export default screen(maps, strings, "results", (p) => {
  const room = useLayoutSize();
  const centre = () => p.view.searched ?? phoneSpot(p.os);
  const map = useAtlas(centre);
  const set = (filters: Partial<Filters>) => p.act.narrow({ filters: { ...p.view.filters, ...filters } });
  const minute = createMemo(() => Math.floor(p.now / 60_000) * 60_000);
  const found = createMemo(() => {
    const atlas = map();
    if (!atlas) return [];
    const f = p.view.filters;
    const { searched } = p.view;
    const radius = searched ? (metresPerPixel(searched) * Math.max(room().width, room().height / 2)) / 2 : 0;
    const [high, wide] = [radius / metresOfLatitude, radius / atlas.city.metresOfLongitude];
    const { latitude, longitude } = centre();
    return searchByText(atlas, p.params.q, {
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
    return atlas && p.view.searched === null && !hasFilters(p.view.filters)
      ? findHouse(atlas, p.params.q, found())
      : null;
  });
  const openHouse = () => {
    const { target, name } = house()!;
    p.act.openHouse({ target, label: localized(name, p.lang) });
  };
  const shown = createMemo(() => found().slice(0, p.view.pages * pageSize));
  const details = queryWorld(geo.queries.places, () => {
    const ids = shown()
      .map(({ id }) => id)
      .slice(0, 60);
    return ids.length > 0 ? { ids } : null;
  });
  const phoneOf = (id: string) => details()?.find((place) => place.id === id)?.phone ?? "";
  const pins = createMemo(() => {
    const one = house();
    const spot = one && parsePin(one.target);
    return [
      ...(spot ? [{ id: one.target, ...spot, kind: "pin" as const, name: localized(one.name, p.lang) }] : []),
      ...found()
        .slice(0, maxPins)
        .map(
          (site) =>
            ({
              id: site.id,
              latitude: site.latitude,
              longitude: site.longitude,
              kind: "pin",
              name: localized(site.name, p.lang),
            }) as const,
        ),
    ];
  });
  const title = () => p.params.q || (p.params.category === null ? "" : p.t(kindTexts[p.params.category]));
  const hasMoved = () => metresBetween(p.view.map, centre()) > metresPerPixel(p.view.map) * minMovedPixels;
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
      label: p.t(sortTexts[f().sort]),
      name: p.t("sortBy", { how: p.t(sortTexts[f().sort]) }),
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
  const left = () => mapInsets({ stop: p.view.stop, room: room(), peek: peekHeight, top: 120 });
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
        {({ value, label }) => (
          <TextRow mark="radio" title={label} on={value === chosen} onTap={() => set(put(value))} />
        )}
      </For>
    </Panel>
  );
  return (
    <MapPage
      shade={p.state.prefs.theme}
      ground={
        <ScreenMap
          of={p}
          view={p.view.map}
          onView={(view) => p.setView({ map: view })}
          inset={left().inset}
          pins={pins()}
          onPin={(target) => (target === house()?.target ? openHouse() : p.act.open({ target }))}
          onPlace={(target) => p.act.open({ target })}
          onHold={(spot) => p.act.hold({ target: formatPin(spot) })}
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
            <CapsuleButtons>
              <CapsuleButton
                kind="tonal"
                icon={refresh}
                label={p.t("searchHereNow")}
                onTap={() => p.act.searchHere()}
              />
            </CapsuleButtons>
          </Show>
        </>
      }
      side={
        <Show when={p.view.stop !== "full"}>
          <>
            <FloatingButton shape="small" icon={layers} name={p.t("layers")} onTap={() => p.act.layers()} />
            <ZoomButtons of={p} view={p.view.map} onView={(view) => p.setView({ map: view })} />
          </>
        </Show>
      }
      sideAbove={left().above + 14}
      scale={<MapScale of={p} view={p.view.map} above={left().above + 14} />}
      sheet={
        <MapSheet
          stop={p.view.stop}
          height={room().height}
          peek={peekHeight}
          part="results"
          names={{ expand: p.t("sheetMore"), collapse: p.t("sheetLess") }}
          onStop={(stop) => p.setView({ stop })}
          head={<Chips name="filters" inside chips={chips()} />}
        >
          <Show
            when={!map() || found().length > 0 || house()}
            fallback={
              <EmptyState
                icon={off}
                title={p.t(hasMap(p, centre()) ? "noResults" : "noMapTitle")}
                text={p.t(hasMap(p, centre()) ? (hasFilters(f()) ? "fewerFilters" : "noResultsText") : "noMapText")}
              >
                <Show when={hasFilters(f())}>
                  <TextButton label={p.t("clearFilters")} onTap={() => p.act.reset()} />
                </Show>
              </EmptyState>
            }
          >
            <Show when={house()}>
              {(one) => <TextRow plate accent icon={pinIcon} title={localized(one().name, p.lang)} onTap={openHouse} />}
            </Show>
            <For each={shown()}>
              {(site) => {
                const opening = () => openingOf(p, site.hours);
                const far = () => distanceText(metresTo(p, site), p.state.prefs.units, p.lang);
                const name = localized(site.name, p.lang);
                return (
                  <PlaceResult
                    name={name}
                    photo={site.photo}
                    told={[
                      name,
                      site.rating > 0 ? `${(site.rating / 10).toFixed(1)} ★ (${countText(site.ratings, p.lang)})` : "",
                      kindLine(p, site),
                      far(),
                      localized(site.address, p.lang),
                      [opening().word, opening().rest].filter((text) => text !== "").join(" · "),
                    ]
                      .filter((text) => text !== "")
                      .join(", ")}
                    onTap={() => p.act.open({ target: site.id })}
                    lines={
                      <>
                        <Rating tenths={site.rating} count={countText(site.ratings, p.lang)} rest={kindLine(p, site)} />
                        <Facts text={`${far()} · ${localized(site.address, p.lang)}`} />
                        <OpeningStatus {...opening()} />
                      </>
                    }
                    acts={
                      <>
                        <CapsuleButton
                          kind="tonal"
                          icon={directions}
                          label={p.t("directions")}
                          name={p.t("directionsTo", { name })}
                          onTap={() => p.act.directions({ target: site.id })}
                        />
                        <Show when={phoneOf(site.id) !== ""}>
                          <CapsuleButton
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
              <CapsuleButtons wide>
                <CapsuleButton kind="outlined" label={p.t("showMore")} onTap={() => p.act.more()} />
              </CapsuleButtons>
            </Show>
          </Show>
        </MapSheet>
      }
      overlays={
        <>
          {choice(
            "sort",
            p.t("sortTitle"),
            sorts.map((value) => ({ value, label: p.t(sortTexts[value]) })),
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
              ...maxDistances.map((value) => ({
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
