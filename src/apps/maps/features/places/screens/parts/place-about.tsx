/** What kind of place it is. */
import sort from "@material-symbols/svg-400/outlined/category.svg?raw";
import price from "@material-symbols/svg-400/outlined/payments.svg?raw";
import district from "@material-symbols/svg-400/outlined/holiday_village.svg?raw";
import lines from "@material-symbols/svg-400/outlined/train.svg?raw";
import edit from "@material-symbols/svg-400/outlined/edit.svg?raw";
import { Show } from "solid-js";
import type { GeoPlace } from "../../../../../../world/geo/index.ts";
import { priceText, said } from "../../../../format.ts";
import { Line, Prose } from "../../../../looks/lines.tsx";
import { kindWords } from "../../../../screens/parts/kinds.ts";
import { useAtlas, type Seen } from "../../../../screens/parts/targets.ts";

export function PlaceAbout(p: {
  readonly of: Seen;
  readonly place: GeoPlace;
  readonly act: { readonly suggest: () => void };
}) {
  const map = useAtlas(() => (p.place.lines.length > 0 ? p.place : null));
  const stopping = () =>
    p.place.lines
      .map((id) => said(map()?.lines.find((line) => line.id === id)?.name, p.of.lang))
      .filter((name) => name !== "")
      .join(" · ");
  return (
    <>
      <Prose>{said(p.place.about, p.of.lang)}</Prose>
      <Line icon={sort} title={said(p.place.sort, p.of.lang)} note={p.of.t(kindWords[p.place.category])} />
      <Show when={p.place.priceLevel > 0}>
        <Line
          icon={price}
          title={priceText(p.place.priceLevel)}
          note={p.of.t(`price${p.place.priceLevel as 1 | 2 | 3 | 4}`)}
        />
      </Show>
      <Line icon={district} title={said(p.place.districtName, p.of.lang)} />
      <Show when={stopping() !== ""}>
        <Line icon={lines} title={stopping()} />
      </Show>
      <Line icon={edit} title={p.of.t("suggestEdit")} onTap={() => p.act.suggest()} />
    </>
  );
}
