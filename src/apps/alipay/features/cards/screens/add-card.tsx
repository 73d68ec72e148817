import { Show } from "solid-js";
import merchants from "../../../../../world/merchants/index.ts";
import { world } from "../../../../../ui/world.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cells, FieldCell, Said } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { binOf, digitsIn, inFours } from "../numbers.ts";

export default page("addCard", (p) => {
  const digits = () => digitsIn(p.view.number);
  const found = world(merchants.queries.issuer, () => (digits().length >= 6 ? { bin: binOf(digits()) } : null));
  const bank = () => found()?.rows[0];
  const kind = () => bank()?.cards.find((c) => c.bin === binOf(digits()))?.kind;
  return (
    <Leaf title={p.t("addCard")}>
      <Cells note={p.t("addCardNote")}>
        <FieldCell at={p.field("number")} label={p.t("cardNumber")} kind="number" placeholder={p.t("ownCard")} />
      </Cells>
      <Show when={digits().length >= 6}>
        <Said dim pad>
          {inFours(digits())}
        </Said>
      </Show>
      <Show when={bank()}>
        {(b) => (
          <Said pad>
            {`${p.lang === "en" ? b().name.en : b().name.zh} · ${p.t(kind() === "credit" ? "creditCard" : "debitCard")}`}
          </Said>
        )}
      </Show>
      <Show when={digits().length >= 6 && found() && !bank()}>
        <Said red pad>
          {p.t("bank-unknown")}
        </Said>
      </Show>
      <Acts>
        <Big label={p.t("next")} disabled={!p.can("next")} onTap={() => p.act.next()} />
      </Acts>
    </Leaf>
  );
});
