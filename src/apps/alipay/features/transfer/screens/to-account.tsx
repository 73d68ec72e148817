import { createMemo, Show } from "solid-js";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, FieldCell, Cells, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { maskName, nameOf, findPersonByAccount } from "#apps/alipay/people.ts";
import { normalizeNumber } from "#os/phone-numbers.ts";

export default page("toAccount", (p) => {
  const found = createMemo(() => findPersonByAccount(p.view.account));
  const full = () => normalizeNumber(p.view.account).length >= 11;
  return (
    <PageFrame title={p.t("toAccount")}>
      <Cells note={p.t("accountHint")}>
        <FieldCell
          at={p.field("account")}
          label={p.t("account")}
          kind="phone"
          placeholder={p.t("accountPlaceholder")}
        />
      </Cells>
      <Show when={full()}>
        <Show
          when={found()}
          fallback={
            <Paragraph red small pad>
              {p.t("payee-missing")}
            </Paragraph>
          }
        >
          {(person) => (
            <Paragraph dim small pad>
              {p.t("accountOf", { name: maskName(nameOf(person(), p.lang)) })}
            </Paragraph>
          )}
        </Show>
      </Show>
      <ButtonRow>
        <BigButton label={p.t("next")} disabled={!p.can("next")} onTap={() => p.act.next()} />
      </ButtonRow>
    </PageFrame>
  );
});
