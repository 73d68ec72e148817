import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import geo from "#world/geo/index.ts";
import { localized } from "#apps/maps/format.ts";
import maps from "#apps/maps/index.ts";
import { PhotoViewer } from "#apps/maps/looks/photo-viewer.tsx";
import { strings } from "#apps/maps/strings.ts";

export default screen(maps, strings, "photos", (p) => {
  const place = queryWorld(geo.queries.place, () => ({ id: p.params.place }));
  const photos = () => place()?.photos ?? [];
  const at = () => Math.min(p.view.index, Math.max(0, photos().length - 1));
  const turn = (by: 1 | -1) => {
    const index = at() + by;
    if (index >= 0 && index < photos().length) p.setView({ index });
  };
  return (
    <PhotoViewer
      title={localized(place()?.name, p.lang)}
      note={`${Math.min(at() + 1, photos().length)} / ${photos().length}`}
      scene={photos()[at()]}
      name={p.t("photoN", { n: at() + 1 })}
      onTurn={turn}
    />
  );
});
