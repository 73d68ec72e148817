import none from "@material-symbols/svg-400/rounded/credit_card.svg?raw";
import { Show } from "solid-js";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cell, Cells, FieldCell, PickCell } from "../../../looks/cells.tsx";
import { Leaf, None } from "../../../looks/page.tsx";
import { inFours } from "../numbers.ts";

export default page("holder", (p) => (
  <Leaf title={p.t("holderTitle")}>
    <Show when={p.state.adding} fallback={<None icon={none} text={p.t("nothingToAdd")} />}>
      {(adding) => (
        <>
          <Cells>
            <Cell title={p.t("bank")} value={adding().bank} />
            <Cell title={p.t("cardNumber")} value={inFours(adding().number)} />
          </Cells>
          <Cells note={p.t("phoneNote")}>
            <FieldCell at={p.field("holder")} label={p.t("holderName")} caps="words" />
            <FieldCell at={p.field("phone")} label={p.t("bankPhone")} kind="phone" />
          </Cells>
          <Cells>
            <PickCell title={p.t("agreeCard")} on={p.view.agreed} onTap={() => p.act.agree()} />
          </Cells>
          <Acts>
            <Big label={p.t("sendMeCode")} disabled={!p.can("next")} onTap={() => p.act.next()} />
          </Acts>
        </>
      )}
    </Show>
  </Leaf>
));
