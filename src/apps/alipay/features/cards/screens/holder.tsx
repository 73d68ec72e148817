import none from "@material-symbols/svg-400/rounded/credit_card.svg?raw";
import { Show } from "solid-js";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cell, Cells, FieldCell, PickCell } from "#apps/alipay/looks/cells.tsx";
import { PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { formatCardNumber } from "../numbers.ts";

export default page("holder", (p) => (
  <PageFrame title={p.t("holderTitle")}>
    <Show when={p.state.adding} fallback={<EmptyState icon={none} text={p.t("nothingToAdd")} />}>
      {(adding) => (
        <>
          <Cells>
            <Cell title={p.t("bank")} value={adding().bank} />
            <Cell title={p.t("cardNumber")} value={formatCardNumber(adding().number)} />
          </Cells>
          <Cells note={p.t("phoneNote")}>
            <FieldCell at={p.field("holder")} label={p.t("holderName")} caps="words" />
            <FieldCell at={p.field("phone")} label={p.t("bankPhone")} kind="phone" />
          </Cells>
          <Cells>
            <PickCell title={p.t("agreeCard")} on={p.view.agreed} onTap={() => p.act.agree()} />
          </Cells>
          <ButtonRow>
            <BigButton label={p.t("sendMeCode")} disabled={!p.can("next")} onTap={() => p.act.next()} />
          </ButtonRow>
        </>
      )}
    </Show>
  </PageFrame>
));
