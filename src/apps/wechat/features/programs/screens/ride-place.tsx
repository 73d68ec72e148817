import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { worldPages } from "../../../../../ui/world.ts";
import places from "../../../../../world/places/index.ts";
import wechat from "../../../index.ts";
import { Cell, Cells, Remark } from "../../../looks/cells.tsx";
import { SearchLine } from "../../../looks/forms.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Capsule } from "../../../looks/program.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "ridePlace", (p) => {
  const found = worldPages(
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
      top={<SearchLine at={p.field("q")} placeholder={p.t("placeSearch")} />}
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
