import { Show } from "solid-js";
import { Portrait } from "../../../../../ui/kit/portrait.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Cell, Cells, Word } from "../../../looks/cells.tsx";
import { CodeCard, CodeNote } from "../../../looks/code.tsx";
import { Square } from "../../../looks/figures.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { Num } from "../../../looks/pads.tsx";
import { halfHidden, masked, ownName, ownNumber } from "../../../people.ts";
import { yuan } from "../../../sums.ts";

export default page("receive", (p) => {
  const asked = () => p.state.asked;
  const name = () => (p.state.prefs.realName ? ownName(p.lang) : halfHidden(ownName(p.lang)));
  return (
    <Leaf ground="blue" title={p.t("receive")}>
      <CodeCard>
        <CodeNote>{p.t("receiveNote")}</CodeNote>
        <Show when={asked().cents}>{(cents) => <Num of={yuan(cents())} size={32} />}</Show>
        <Square of={`${masked(ownNumber)} ${asked().cents ?? 0} ${asked().note}`} size={200} name={p.t("qrCode")} />
        <Show when={asked().note !== ""}>
          <CodeNote>{asked().note}</CodeNote>
        </Show>
        <Cell lead={<Portrait of="me" size={32} radius={6} />} title={name()} sub={masked(ownNumber)} />
        <Acts abreast>
          <Word label={p.t("setSum")} onTap={() => p.act.ask()} />
          <Show when={p.can("clear")}>
            <Word label={p.t("clearSum")} onTap={() => p.act.clear()} />
          </Show>
        </Acts>
      </CodeCard>
      <Cells>
        <Cell title={p.t("receivedRecords")} onTap={() => p.act.records()} />
      </Cells>
    </Leaf>
  );
});
