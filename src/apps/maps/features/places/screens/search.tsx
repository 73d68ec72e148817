import home from "@material-symbols/svg-400/outlined/home.svg?raw";
import work from "@material-symbols/svg-400/outlined/work.svg?raw";
import here from "@material-symbols/svg-400/outlined/my_location.svg?raw";
import pinIcon from "@material-symbols/svg-400/outlined/location_on.svg?raw";
import onMap from "@material-symbols/svg-400/outlined/map.svg?raw";
import past from "@material-symbols/svg-400/outlined/history.svg?raw";
import look from "@material-symbols/svg-400/outlined/search.svg?raw";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { distanceText, localized } from "#apps/maps/format.ts";
import maps from "#apps/maps/index.ts";
import { FlatPage } from "#apps/maps/looks/flat-page.tsx";
import { Group, TextRow, TextRowWithButton } from "#apps/maps/looks/rows.tsx";
import { BackPill, Chips } from "#apps/maps/looks/search-pill.tsx";
import { chipKinds, kindIcons, kindTexts } from "#apps/maps/screens/parts/kinds.ts";
import { isReachable, metresTo } from "#apps/maps/screens/parts/sites.ts";
import { phoneSpot, useAtlas, useTargets } from "#apps/maps/screens/parts/targets.ts";
import { strings } from "#apps/maps/strings.ts";
import { findHouse } from "../houses.ts";
import { searchByText } from "../text-search.ts";
import { listsOf } from "../../lists/queries.ts";

const maxFound = 10;
const titles = {
  look: "searchHere",
  stop: "chooseStop",
  home: "chooseHome",
  work: "chooseWork",
  onWay: "chooseOnWay",
} as const;

export default screen(maps, strings, "search", (p) => {
  const map = useAtlas(() => phoneSpot(p.os));
  const q = () => p.view.q.trim();
  const isLooking = () => p.params.use === "look";
  const found = createMemo(() => {
    const atlas = map();
    if (!atlas || q() === "") return [];
    return searchByText(atlas, q(), { near: phoneSpot(p.os) })
      .filter(isReachable(p))
      .slice(0, maxFound);
  });
  const house = createMemo(() => {
    const atlas = map();
    return atlas ? findHouse(atlas, q(), found()) : null;
  });
  const kept = createMemo(() =>
    q() === ""
      ? []
      : Object.entries(p.state.labels).filter(([, label]) => label.toLowerCase().includes(q().toLowerCase())),
  );
  const saved = createMemo(() =>
    isLooking()
      ? []
      : [...new Set(listsOf(p.state).flatMap(({ items }) => items.map(({ target }) => target)))].slice(0, 20),
  );
  const known = useTargets(p, () => [
    ...[p.state.home, p.state.work].filter((id) => id !== null),
    ...p.state.recents.flatMap((one) => (one.kind === "place" ? [one.target] : [])),
    ...kept().map(([target]) => target),
    ...saved(),
  ]);
  const corner = (which: "home" | "work", icon: string) => (
    <Show when={p.params.use !== which && p.state[which]}>
      {(target) => (
        <TextRow
          plate
          accent
          icon={icon}
          title={p.t(which)}
          note={known(target())?.address}
          onTap={() => p.act.pick({ target: target() })}
        />
      )}
    </Show>
  );
  return (
    <FlatPage
      shade={p.state.prefs.theme}
      top={
        <BackPill
          backName={p.t("back")}
          closeName={p.t("clear")}
          onClose={p.view.q === "" ? undefined : () => p.setView({ q: "" })}
        >
          <Field
            at={p.field("q")}
            bare="body"
            line
            kind="search"
            enter="search"
            label={p.t(titles[p.params.use])}
            placeholder={p.t(titles[p.params.use])}
            onEnter={() => {
              if (isLooking()) p.act.find();
            }}
          />
        </BackPill>
      }
    >
      <Show when={q() === ""}>
        <>
          <Show when={isLooking()}>
            <Chips
              name="kinds"
              inside
              chips={chipKinds.map((kind) => ({
                label: p.t(kindTexts[kind]),
                icon: kindIcons[kind],
                onTap: () => p.act.inCategory({ category: kind }),
              }))}
            />
          </Show>
          <Show when={p.params.use === "stop"}>
            <TextRow plate accent icon={here} title={p.t("yourLocation")} onTap={() => p.act.pickHere()} />
          </Show>
          {corner("home", home)}
          {corner("work", work)}
          <TextRow plate icon={onMap} title={p.t("chooseOnMap")} onTap={() => p.act.onMap()} />
          <Show when={p.state.recents.length > 0}>
            <Group title={p.t("recent")} small ruled>
              <For each={p.state.recents}>
                {(one) =>
                  one.kind === "words" ? (
                    <TextRowWithButton
                      icon={cross}
                      name={p.t("forgetOne", { name: one.q })}
                      onEnd={() => p.act.forgetWords({ q: one.q })}
                    >
                      <TextRow plate icon={past} title={one.q} onTap={() => p.act.again({ q: one.q })} />
                    </TextRowWithButton>
                  ) : (
                    <Show when={known(one.target)}>
                      {(place) => (
                        <TextRowWithButton
                          icon={cross}
                          name={p.t("forgetOne", { name: one.label || place().name })}
                          onEnd={() => p.act.forgetPlace({ target: one.target })}
                        >
                          <TextRow
                            plate
                            icon={past}
                            title={one.label || place().name}
                            note={place().address}
                            onTap={() => p.act.pick({ target: one.target })}
                          />
                        </TextRowWithButton>
                      )}
                    </Show>
                  )
                }
              </For>
            </Group>
          </Show>
          <Show when={saved().length > 0}>
            <Group title={p.t("fromLists")} small ruled>
              <For each={saved()}>
                {(target) => (
                  <Show when={known(target)}>
                    {(place) => (
                      <TextRow
                        plate
                        icon={pinIcon}
                        title={place().name}
                        note={place().address}
                        onTap={() => p.act.pick({ target })}
                      />
                    )}
                  </Show>
                )}
              </For>
            </Group>
          </Show>
        </>
      </Show>
      <Show when={q() !== ""}>
        <>
          <Show when={isLooking()}>
            <TextRow plate accent icon={look} title={p.t("searchFor", { q: q() })} onTap={() => p.act.find()} />
          </Show>
          <For each={kept()}>
            {([target, label]) => (
              <TextRow
                plate
                accent
                icon={pinIcon}
                title={label}
                note={known(target)?.address}
                onTap={() => p.act.pick({ target })}
              />
            )}
          </For>
          <Show when={house()}>
            {(one) => (
              <TextRow
                plate
                icon={pinIcon}
                title={localized(one().name, p.lang)}
                onTap={() => p.act.pick({ target: one().target })}
              />
            )}
          </Show>
          <For each={found()}>
            {(site) => (
              <TextRow
                plate
                icon={kindIcons[site.category]}
                title={localized(site.name, p.lang)}
                note={[localized(site.sort, p.lang), localized(site.address, p.lang)].join(" · ")}
                value={distanceText(metresTo(p, site), p.state.prefs.units, p.lang)}
                onTap={() => p.act.pick({ target: site.id })}
              />
            )}
          </For>
          <Show when={map() && found().length === 0 && kept().length === 0 && !house()}>
            <TextRow icon={look} title={p.t("noResults")} note={p.t("noResultsText")} />
          </Show>
        </>
      </Show>
    </FlatPage>
  );
});
