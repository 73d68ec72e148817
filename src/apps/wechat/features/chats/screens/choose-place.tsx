import { createMemo, For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import places from "#world/places/index.ts";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { SearchField } from "#apps/wechat/looks/fields.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { MapArt } from "#apps/wechat/looks/map-art.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "choosePlace", (p) => {
  const found = queryWorld(places.queries.find, () => {
    const q = p.view.query.trim();
    return q === "" ? {} : { q };
  });
  const localize = (b: { en: string; zh: string }) => (p.lang === "en" ? b.en : b.zh);
  const rows = createMemo(() => found()?.rows ?? []);
  return (
    <Frame
      cancel={p.t("cancel")}
      title={p.t("choosePlace")}
      top={
        <>
          <MapArt of={rows()[0]?.id ?? "place"} height={150} />
          <div style={{ height: "8px" }} />
          <SearchField at={p.field("query")} name={p.t("placeHint")} />
        </>
      }
    >
      <Cells first>
        <For each={rows()} fallback={<Remark big>{found() ? p.t("noHits") : ""}</Remark>}>
          {(place) => (
            <Cell
              title={localize(place.name)}
              note={`${localize(place.quarterName)} · ${localize(place.address)}`}
              onTap={() => p.act.send({ place: place.id })}
            />
          )}
        </For>
      </Cells>
    </Frame>
  );
});
