import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells, FlipCell } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";

const kinds = ["hideSums", "realName", "recents"] as const;
export default page("privacy", (p) => (
  <Leaf title={p.t("privacy")}>
    <Cells>
      {kinds.map((kind) => (
        <FlipCell
          title={p.t(`privacy_${kind}`)}
          sub={p.t(`privacy_${kind}Note`)}
          on={p.state.prefs[kind]}
          onTap={() => p.act.configure({ [kind]: !p.state.prefs[kind] })}
        />
      ))}
    </Cells>
    <Cells>
      <Cell title={p.t("mandates")} onTap={() => p.act.mandates()} />
      <Cell title={p.t("devices")} onTap={() => p.act.devices()} />
      <Cell
        title={p.t("forgetSearches")}
        value={String(p.state.searches.length)}
        onTap={() => p.act.forgetSearches()}
      />
    </Cells>
  </Leaf>
));
