import home from "@material-symbols/svg-400/outlined/home.svg?raw";
import work from "@material-symbols/svg-400/outlined/work.svg?raw";
import here from "@material-symbols/svg-400/outlined/my_location.svg?raw";
import pinIcon from "@material-symbols/svg-400/outlined/location_on.svg?raw";
import onMap from "@material-symbols/svg-400/outlined/map.svg?raw";
import past from "@material-symbols/svg-400/outlined/history.svg?raw";
import look from "@material-symbols/svg-400/outlined/search.svg?raw";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { distanceText, said } from "../../../format.ts";
import maps from "../../../index.ts";
import { FlatPage } from "../../../looks/flat-page.tsx";
import { Group, Line, LineWith } from "../../../looks/lines.tsx";
import { BackPill, Chips } from "../../../looks/pill.tsx";
import { chipKinds, kindIcons, kindWords } from "../../../screens/parts/kinds.ts";
import { isReachable, metresTo } from "../../../screens/parts/sites.ts";
import { phoneSpot, useAtlas, useTargets } from "../../../screens/parts/targets.ts";
import { strings } from "../../../strings.ts";
import { houseIn } from "../houses.ts";
import { searchWords } from "../words.ts";
import { listsOf } from "../../lists/queries.ts";

const foundMost = 10;
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
    return searchWords(atlas, q(), { near: phoneSpot(p.os) })
      .filter(isReachable(p))
      .slice(0, foundMost);
  });
  const house = createMemo(() => {
    const atlas = map();
    return atlas ? houseIn(atlas, q(), found()) : null;
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
        <Line
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
                label: p.t(kindWords[kind]),
                icon: kindIcons[kind],
                onTap: () => p.act.inCategory({ category: kind }),
              }))}
            />
          </Show>
          <Show when={p.params.use === "stop"}>
            <Line plate accent icon={here} title={p.t("yourLocation")} onTap={() => p.act.pickHere()} />
          </Show>
          {corner("home", home)}
          {corner("work", work)}
          <Line plate icon={onMap} title={p.t("chooseOnMap")} onTap={() => p.act.onMap()} />
          <Show when={p.state.recents.length > 0}>
            <Group title={p.t("recent")} small ruled>
              <For each={p.state.recents}>
                {(one) =>
                  one.kind === "words" ? (
                    <LineWith
                      icon={cross}
                      name={p.t("forgetOne", { name: one.q })}
                      onEnd={() => p.act.forgetWords({ q: one.q })}
                    >
                      <Line plate icon={past} title={one.q} onTap={() => p.act.again({ q: one.q })} />
                    </LineWith>
                  ) : (
                    <Show when={known(one.target)}>
                      {(place) => (
                        <LineWith
                          icon={cross}
                          name={p.t("forgetOne", { name: one.label || place().name })}
                          onEnd={() => p.act.forgetPlace({ target: one.target })}
                        >
                          <Line
                            plate
                            icon={past}
                            title={one.label || place().name}
                            note={place().address}
                            onTap={() => p.act.pick({ target: one.target })}
                          />
                        </LineWith>
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
                      <Line
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
            <Line plate accent icon={look} title={p.t("searchFor", { q: q() })} onTap={() => p.act.find()} />
          </Show>
          <For each={kept()}>
            {([target, label]) => (
              <Line
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
              <Line
                plate
                icon={pinIcon}
                title={said(one().name, p.lang)}
                onTap={() => p.act.pick({ target: one().target })}
              />
            )}
          </Show>
          <For each={found()}>
            {(site) => (
              <Line
                plate
                icon={kindIcons[site.category]}
                title={said(site.name, p.lang)}
                note={[said(site.sort, p.lang), said(site.address, p.lang)].join(" · ")}
                value={distanceText(metresTo(p, site), p.state.prefs.units, p.lang)}
                onTap={() => p.act.pick({ target: site.id })}
              />
            )}
          </For>
          <Show when={map() && found().length === 0 && kept().length === 0 && !house()}>
            <Line icon={look} title={p.t("noResults")} note={p.t("noResultsText")} />
          </Show>
        </>
      </Show>
    </FlatPage>
  );
});
