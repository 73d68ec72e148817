import none from "@material-symbols/svg-400/rounded/redeem.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { Portrait } from "#ui/kit/portrait.tsx";
import { whenText } from "#os/format.ts";
import { amountText } from "#os/money/read.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cells } from "#apps/alipay/looks/cells.tsx";
import { PageFrame, EmptyState, TopTabs } from "#apps/alipay/looks/page.tsx";
import { BillRow, AmountHeader } from "#apps/alipay/looks/rows.tsx";
import { nameOf, findPerson } from "#apps/alipay/people.ts";
import { yuan } from "#apps/alipay/sums.ts";

export default page("packets", (p) => {
  const all = createMemo(() =>
    Object.values(p.state.packets)
      .filter((x) => x.given === (p.view.shown === "given"))
      .toSorted((a, b) => b.at - a.at),
  );
  const sum = () => all().reduce((total, x) => total + (x.status === "opened" ? x.cents : 0), 0);
  return (
    <PageFrame
      title={p.t("packets")}
      top={
        <TopTabs
          tabs={[
            { id: "got", label: p.t("packetsGot") },
            { id: "given", label: p.t("packetsGiven") },
          ]}
          chosen={p.view.shown}
          onPick={(shown) => p.setView({ shown: shown as "got" })}
        />
      }
    >
      <Show when={all().length > 0} fallback={<EmptyState icon={none} text={p.t("noPackets")} />}>
        <AmountHeader above={p.t("packetTotal")} sum={yuan(sum())} tone="red" />
        <Cells>
          <For each={all()}>
            {(x) => (
              <BillRow
                lead={<Portrait of={x.person} size={36} radius={18} />}
                title={nameOf(findPerson(x.person)!, p.lang)}
                sub={`${whenText(x.at, p.os, p.now)} · ${x.wish || p.t("wishDefault")}`}
                sum={x.status === "waiting" && !x.given ? "?" : amountText(x.cents)}
                note={p.t(`packet_${x.status}`)}
                onTap={() => p.act.open({ id: x.id })}
              />
            )}
          </For>
        </Cells>
      </Show>
    </PageFrame>
  );
});
