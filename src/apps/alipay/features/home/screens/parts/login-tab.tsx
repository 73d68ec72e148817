import { Portrait } from "#ui/kit/portrait.tsx";
import { ButtonRow, BigButton, Cells, FieldCell } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { PersonHeader } from "#apps/alipay/looks/rows.tsx";
import { maskNumber, ownName, ownNumber } from "#apps/alipay/people.ts";
import type { ScreenPropsOf } from "#apps/alipay/screens/parts/page.tsx";

export function loginTab(p: ScreenPropsOf<"main">) {
  return (
    <PageFrame ground="pale" part="login" title={p.t("logIn")} back="none">
      <PersonHeader
        lead={<Portrait of="me" size={72} radius={36} />}
        name={ownName(p.lang)}
        note={maskNumber(ownNumber)}
      />
      <Cells>
        <FieldCell
          at={p.field("loginPassword")}
          label={p.t("loginPassword")}
          kind="password"
          onEnter={() => p.act.logIn()}
        />
      </Cells>
      <ButtonRow>
        <BigButton label={p.t("logIn")} disabled={p.view.loginPassword === ""} onTap={() => p.act.logIn()} />
      </ButtonRow>
    </PageFrame>
  );
}
