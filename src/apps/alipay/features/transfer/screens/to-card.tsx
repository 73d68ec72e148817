import { Show } from "solid-js";
import merchants from "#world/merchants/index.ts";
import { queryWorld } from "#ui/world.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cell, Cells, FieldCell, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { binOf, onlyDigits } from "../../cards/numbers.ts";

export default page("toCard", (p) => {
  const bin = () => binOf(onlyDigits(p.view.number));
  const found = queryWorld(merchants.queries.issuer, () => (bin().length === 6 ? { bin: bin() } : null));
  const bank = () => found()?.rows[0];
  return (
    <PageFrame title={p.t("toCard")}>
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
        <Paragraph red small pad>
          {p.t("bank-unknown")}
        </Paragraph>
      </Show>
      <Paragraph dim small pad>
        {p.t("toCardHint")}
      </Paragraph>
      <ButtonRow>
        <BigButton label={p.t("next")} disabled={!p.can("next")} onTap={() => p.act.next()} />
      </ButtonRow>
    </PageFrame>
  );
});
