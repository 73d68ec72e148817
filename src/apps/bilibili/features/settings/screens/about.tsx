import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { Cell, Cells } from "#apps/bilibili/looks/cells.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { strings } from "#apps/bilibili/strings.ts";

export default screen(app, strings, "about", (p) => (
  <Leaf grey back title={p.t("about")}>
    <Cells note={p.t("aboutText")}>
      <Cell title={p.t("aboutVersion")} />
    </Cells>
  </Leaf>
));
