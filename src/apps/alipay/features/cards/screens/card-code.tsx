import { Show } from "solid-js";
import { page, type TextKey } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cells, FieldCell, Paragraph, LinkButton as Words } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { AmountHeader } from "#apps/alipay/looks/rows.tsx";
import { maskNumber } from "#apps/alipay/people.ts";

export default page("cardCode", (p) => (
  <PageFrame title={p.t("codeTitle")}>
    <Show
      when={p.state.adding}
      fallback={
        <>
          <AmountHeader mark="done" above={p.t("cardBound")} sum="" />
          <BigButton label={p.t("done")} onTap={() => p.act.done()} />
        </>
      }
    >
      {(adding) => (
        <>
          <Paragraph dim small pad>
            {p.t("codeTo", { number: maskNumber(adding().phone) })}
          </Paragraph>
          <Cells>
            <FieldCell at={p.field("code")} label={p.t("code")} kind="number" placeholder={p.t("sixDigits")} />
          </Cells>
          <Show when={p.view.problem}>
            {(problem) => (
              <Paragraph red small pad>
                {p.t(problem() as TextKey)}
              </Paragraph>
            )}
          </Show>
          <Words label={p.t("sendAgainCode")} onTap={() => p.act.again()} />
          <ButtonRow>
            <BigButton label={p.t("bind")} disabled={!p.can("bind")} onTap={() => p.act.bind()} />
          </ButtonRow>
        </>
      )}
    </Show>
  </PageFrame>
));
