import { Show } from "solid-js";
import { Portrait } from "#ui/kit/portrait.tsx";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, Cell, Cells, LinkButton } from "#apps/alipay/looks/cells.tsx";
import { CodeCard, CodeNote } from "#apps/alipay/looks/code.tsx";
import { QrCode } from "#apps/alipay/looks/figures.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { Digits } from "#apps/alipay/looks/keypads.tsx";
import { maskName, maskNumber, ownName, ownNumber } from "#apps/alipay/people.ts";
import { yuan } from "#apps/alipay/sums.ts";

export default page("receive", (p) => {
  const asked = () => p.state.asked;
  const name = () => (p.state.prefs.realName ? ownName(p.lang) : maskName(ownName(p.lang)));
  return (
    <PageFrame ground="blue" title={p.t("receive")}>
      <CodeCard>
        <CodeNote>{p.t("receiveNote")}</CodeNote>
        <Show when={asked().cents}>{(cents) => <Digits of={yuan(cents())} size={32} />}</Show>
        <QrCode of={`${maskNumber(ownNumber)} ${asked().cents ?? 0} ${asked().note}`} size={200} name={p.t("qrCode")} />
        <Show when={asked().note !== ""}>
          <CodeNote>{asked().note}</CodeNote>
        </Show>
        <Cell leading={<Portrait of="me" size={32} radius={6} />} title={name()} sub={maskNumber(ownNumber)} />
        <ButtonRow abreast>
          <LinkButton label={p.t("setSum")} onTap={() => p.act.ask()} />
          <Show when={p.can("clear")}>
            <LinkButton label={p.t("clearSum")} onTap={() => p.act.clear()} />
          </Show>
        </ButtonRow>
      </CodeCard>
      <Cells>
        <Cell title={p.t("receivedRecords")} onTap={() => p.act.records()} />
      </Cells>
    </PageFrame>
  );
});
