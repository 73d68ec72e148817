import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cells, FieldCell, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";

export default page("loginPassword", (p) => (
  <PageFrame title={p.t("loginPassword")}>
    <Cells note={p.t("login-weak")}>
      <FieldCell at={p.field("loginPassword")} label={p.t("present")} kind="password" />
      <FieldCell at={p.field("next")} label={p.t("newOne")} kind="password" />
      <FieldCell at={p.field("again")} label={p.t("onceMore")} kind="password" />
    </Cells>
    <Paragraph red small pad>
      {p.view.again !== "" && p.view.again !== p.view.next ? p.t("secrets-differ") : ""}
    </Paragraph>
    <ButtonRow>
      <BigButton label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />
    </ButtonRow>
  </PageFrame>
));
