import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { Cell, Cells } from "#apps/rednote/looks/cells.tsx";
import { Leaf } from "#apps/rednote/looks/frame.tsx";
import { strings } from "#apps/rednote/strings.ts";

export default screen(app, strings, "about", (p) => (
  <Leaf grey back title={p.t("about")}>
    <Cells note={p.t("aboutText")}>
      <Cell title={p.t("aboutVersion")} />
    </Cells>
  </Leaf>
));
