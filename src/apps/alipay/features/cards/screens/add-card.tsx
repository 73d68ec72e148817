import { Show } from "solid-js";
import merchants from "#world/merchants/index.ts";
import { queryWorld } from "#ui/world.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cells, FieldCell, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { binOf, onlyDigits, formatCardNumber } from "../numbers.ts";

export default page("addCard", (p) => {
  const digits = () => onlyDigits(p.view.number);
  const found = queryWorld(merchants.queries.issuer, () => (digits().length >= 6 ? { bin: binOf(digits()) } : null));
  const bank = () => found()?.rows[0];
  const kind = () => bank()?.cards.find((c) => c.bin === binOf(digits()))?.kind;
  return (
    <PageFrame title={p.t("addCard")}>
      <Cells note={p.t("addCardNote")}>
        <FieldCell at={p.field("number")} label={p.t("cardNumber")} kind="number" placeholder={p.t("ownCard")} />
      </Cells>
      <Show when={digits().length >= 6}>
        <Paragraph dim pad>
          {formatCardNumber(digits())}
        </Paragraph>
      </Show>
      <Show when={bank()}>
        {(b) => (
          <Paragraph pad>
            {`${p.lang === "en" ? b().name.en : b().name.zh} · ${p.t(kind() === "credit" ? "creditCard" : "debitCard")}`}
          </Paragraph>
        )}
      </Show>
      <Show when={digits().length >= 6 && found() && !bank()}>
        <Paragraph red pad>
          {p.t("bank-unknown")}
        </Paragraph>
      </Show>
      <ButtonRow>
        <BigButton label={p.t("next")} disabled={!p.can("next")} onTap={() => p.act.next()} />
      </ButtonRow>
    </PageFrame>
  );
});
