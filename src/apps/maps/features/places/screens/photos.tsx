import { screen } from "../../../../../ui/bind.tsx";
import { world } from "../../../../../ui/world.ts";
import geo from "../../../../../world/geo/index.ts";
import { said } from "../../../format.ts";
import maps from "../../../index.ts";
import { PhotoViewer } from "../../../looks/photo-viewer.tsx";
import { strings } from "../../../strings.ts";

export default screen(maps, strings, "photos", (p) => {
  const place = world(geo.queries.place, () => ({ id: p.params.place }));
  const photos = () => place()?.photos ?? [];
  const at = () => Math.min(p.view.index, Math.max(0, photos().length - 1));
  const turn = (by: 1 | -1) => {
    const index = at() + by;
    if (index >= 0 && index < photos().length) p.setView({ index });
  };
  return (
    <PhotoViewer
      title={said(place()?.name, p.lang)}
      note={`${Math.min(at() + 1, photos().length)} / ${photos().length}`}
      scene={photos()[at()]}
      name={p.t("photoN", { n: at() + 1 })}
      onTurn={turn}
    />
  );
});
