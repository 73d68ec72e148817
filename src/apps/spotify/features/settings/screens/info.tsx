import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Cell, Note } from "#apps/spotify/looks/rows.tsx";

export default screen(app, strings, "info", (p) => (
  <Leaf back title={p.t("infoPage")}>
    <Cell title={p.t("version")} value="9.0.42" />
    <Note text={p.t("infoText")} />
  </Leaf>
));
