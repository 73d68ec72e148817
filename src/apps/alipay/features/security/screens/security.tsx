import shield from "@material-symbols/svg-400/rounded/shield-fill.svg?raw";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { RoundIcon, PersonHeader } from "#apps/alipay/looks/rows.tsx";

export default page("security", (p) => (
  <PageFrame ground="pale" title={p.t("security")}>
    <PersonHeader
      lead={<RoundIcon icon={shield} tint={p.state.pay.frozen ? "#ff3141" : "#22b35e"} />}
      name={p.t(p.state.pay.frozen ? "isFrozenNow" : "isSafe")}
      note={p.t("safeNote")}
    />
    <Cells title={p.t("passwords")}>
      <Cell title={p.t("payPassword")} onTap={() => p.act.payPassword()} />
      <Cell title={p.t("loginPassword")} onTap={() => p.act.loginPassword()} />
      <Cell title={p.t("paySettings")} onTap={() => p.act.paySettings()} />
      <Cell title={p.t("limits")} onTap={() => p.act.limits()} />
    </Cells>
    <Cells title={p.t("access")}>
      <Cell title={p.t("devices")} value={String(Object.keys(p.state.devices).length)} onTap={() => p.act.devices()} />
      <Cell
        title={p.t("mandates")}
        value={String(Object.values(p.state.mandates).filter((m) => m.on).length)}
        onTap={() => p.act.mandates()}
      />
      <Cell title={p.t("notices")} onTap={() => p.act.notices()} />
    </Cells>
    <Cells>
      <Cell
        title={p.t("freezeTitle")}
        sub={p.t("freezeNote")}
        value={p.state.pay.frozen ? p.t("isFrozenNow") : undefined}
        onTap={() => p.act.freeze()}
      />
    </Cells>
  </PageFrame>
));
