import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { Cells, Pill } from "#apps/bilibili/looks/cells.tsx";
import { FieldCell } from "#apps/bilibili/looks/forms.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { strings } from "#apps/bilibili/strings.ts";

export default screen(app, strings, "teenMode", (p) => (
  <Leaf grey back title={p.t(p.state.prefs.teen ? "teenOn" : "teenMode")}>
    <Cells note={p.t("teenText")}>
      <FieldCell at={p.field("pin")} label={p.t("teenPin")} placeholder={p.t("teenPin")} kind="number" />
    </Cells>
    <Cells>
      <Pill
        kind="pink"
        wide
        label={p.t(p.state.prefs.teen ? "turnOffTeen" : "turnOnTeen")}
        disabled={!p.can("switch")}
        onTap={() => p.act.switch()}
      />
    </Cells>
  </Leaf>
));
