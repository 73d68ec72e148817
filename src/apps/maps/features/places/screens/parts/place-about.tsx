/** Facts about a place: its kind, price level, district and lines. */
import sort from "@material-symbols/svg-400/outlined/category.svg?raw";
import price from "@material-symbols/svg-400/outlined/payments.svg?raw";
import district from "@material-symbols/svg-400/outlined/holiday_village.svg?raw";
import lines from "@material-symbols/svg-400/outlined/train.svg?raw";
import edit from "@material-symbols/svg-400/outlined/edit.svg?raw";
import { Show } from "solid-js";
import type { GeoPlace } from "#world/geo/index.ts";
import { priceText, localized } from "#apps/maps/format.ts";
import { TextRow, Prose } from "#apps/maps/looks/rows.tsx";
import { kindTexts } from "#apps/maps/screens/parts/kinds.ts";
import { useAtlas, type ScreenContext } from "#apps/maps/screens/parts/targets.ts";

export function PlaceAbout(p: {
  readonly of: ScreenContext;
  readonly place: GeoPlace;
  readonly act: { readonly suggest: () => void };
}) {
  const map = useAtlas(() => (p.place.lines.length > 0 ? p.place : null));
  const stopping = () =>
    p.place.lines
      .map((id) => localized(map()?.lines.find((line) => line.id === id)?.name, p.of.lang))
      .filter((name) => name !== "")
      .join(" · ");
  return (
    <>
      <Prose>{localized(p.place.about, p.of.lang)}</Prose>
      <TextRow icon={sort} title={localized(p.place.sort, p.of.lang)} note={p.of.t(kindTexts[p.place.category])} />
      <Show when={p.place.priceLevel > 0}>
        <TextRow
          icon={price}
          title={priceText(p.place.priceLevel)}
          note={p.of.t(`price${p.place.priceLevel as 1 | 2 | 3 | 4}`)}
        />
      </Show>
      <TextRow icon={district} title={localized(p.place.districtName, p.of.lang)} />
      <Show when={stopping() !== ""}>
        <TextRow icon={lines} title={stopping()} />
      </Show>
      <TextRow icon={edit} title={p.of.t("suggestEdit")} onTap={() => p.act.suggest()} />
    </>
  );
}
