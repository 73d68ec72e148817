import none from "@material-symbols/svg-400/rounded/style.svg?raw";
import { createMemo, Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Panel, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { QrCode, Barcode } from "#apps/alipay/looks/figures.tsx";
import { PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { LabeledValue, PassCard } from "#apps/alipay/looks/rows.tsx";

export default page("pass", (p) => {
  const pass = createMemo(() => p.state.passes[p.params.id]);
  return (
    <PageFrame title={p.t(`pass_${pass()?.kind ?? "member"}`)}>
      <Show when={pass()} fallback={<EmptyState icon={none} text={p.t("pass-missing")} />}>
        {(x) => (
          <>
            <PassCard title={x().title} text={x().text} number={x().number} tint={x().tint} />
            <Panel>
              <Show
                when={x().kind === "member"}
                fallback={<QrCode of={x().number} size={168} name={p.t("codeOfPass")} />}
              >
                <Barcode of={x().number} name={p.t("codeOfPass")} />
              </Show>
              <Paragraph dim small center>
                {p.t("showAtDesk")}
              </Paragraph>
            </Panel>
            <Panel>
              <LabeledValue name={p.t("passNumber")} value={x().number} />
              <LabeledValue
                name={p.t(x().kind === "ticket" ? "onDayName" : "untilName")}
                value={x().until === null ? p.t("noEnd") : momentText(x().until!, p.os, p.now)}
              />
            </Panel>
            <ButtonRow>
              <BigButton kind="red" label={p.t("removePass")} onTap={() => p.act.remove()} />
            </ButtonRow>
          </>
        )}
      </Show>
    </PageFrame>
  );
});
