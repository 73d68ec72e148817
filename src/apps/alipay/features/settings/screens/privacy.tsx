import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, SwitchRow } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";

const kinds = ["hideSums", "realName", "recents"] as const;
export default page("privacy", (p) => (
  <PageFrame title={p.t("privacy")}>
    <Cells>
      {kinds.map((kind) => (
        <SwitchRow
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
  </PageFrame>
));
