import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorldPages } from "#ui/world.ts";
import places from "#world/places/index.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { FilterSearchBar } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Capsule } from "#apps/wechat/looks/program.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "ridePlace", (p) => {
  const found = queryWorldPages(
    places.queries.find,
    () => ({ q: p.view.q }),
    () => 2,
  );
  const say = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  return (
    <Frame
      title={p.t(p.params.end === "from" ? "rideFrom" : "rideTo")}
      back
      class="ride-ground"
      actions={<Capsule />}
      top={<FilterSearchBar at={p.field("q")} placeholder={p.t("placeSearch")} />}
    >
      <Show when={found()}>
        {(list) => (
          <Cells first>
            <For each={list().rows} fallback={<Remark big>{p.t("placesNone")}</Remark>}>
              {(place) => (
                <Cell
                  tall
                  title={say(place.name)}
                  note={`${say(place.quarterName)} · ${say(place.address)}`}
                  onTap={() => p.act.choose({ place: place.id })}
                />
              )}
            </For>
          </Cells>
        )}
      </Show>
    </Frame>
  );
});
