import { Show } from "solid-js";
import merchants from "../../../../../world/merchants/index.ts";
import { world } from "../../../../../ui/world.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cell, Cells, FieldCell, Said } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { binOf, digitsIn } from "../../cards/numbers.ts";

export default page("toCard", (p) => {
  const bin = () => binOf(digitsIn(p.view.number));
  const found = world(merchants.queries.issuer, () => (bin().length === 6 ? { bin: bin() } : null));
  const bank = () => found()?.rows[0];
  return (
    <Leaf title={p.t("toCard")}>
      <Cells>
        <FieldCell at={p.field("name")} label={p.t("holderName")} placeholder={p.t("holderPlaceholder")} caps="words" />
        <FieldCell
          at={p.field("number")}
          label={p.t("cardNumber")}
          kind="number"
          placeholder={p.t("cardPlaceholder")}
        />
        <Cell
          title={p.t("bank")}
          value={bank() ? (p.lang === "en" ? bank()!.name.en : bank()!.name.zh) : p.t("bankByNumber")}
        />
      </Cells>
      <Show when={bin().length === 6 && found() && !bank()}>
        <Said red small pad>
          {p.t("bank-unknown")}
        </Said>
      </Show>
      <Said dim small pad>
        {p.t("toCardHint")}
      </Said>
      <Acts>
        <Big label={p.t("next")} disabled={!p.can("next")} onTap={() => p.act.next()} />
      </Acts>
    </Leaf>
  );
});
