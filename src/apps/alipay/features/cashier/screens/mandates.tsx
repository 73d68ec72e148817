import none from "@material-symbols/svg-400/rounded/event_repeat.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { dateText } from "#os/format.ts";
import { sumText } from "#os/money/read.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { PageFrame, EmptyState, TopTabs } from "#apps/alipay/looks/page.tsx";
import { partyOfAccount } from "./parts/party.ts";
import { PartyPortrait } from "../../bills/screens/parts/party-portrait.tsx";

export default page("mandates", (p) => {
  const shown = createMemo(() =>
    Object.values(p.state.mandates)
      .filter((m) => m.on === (p.view.shown === "on"))
      .toSorted((a, b) => a.next - b.next),
  );
  return (
    <PageFrame
      title={p.t("mandates")}
      top={
        <TopTabs
          tabs={[
            { id: "on", label: p.t("mandatesOn") },
            { id: "off", label: p.t("mandatesOff") },
          ]}
          chosen={p.view.shown}
          onPick={(id) => p.setView({ shown: id as "on" })}
        />
      }
    >
      <Show when={shown().length > 0} fallback={<EmptyState icon={none} text={p.t("noMandates")} />}>
        <Cells>
          <For each={shown()}>
            {(m) => (
              <Cell
                leading={<PartyPortrait of={partyOfAccount(m.to)} size={36} radius={18} />}
                title={m.title}
                sub={m.on ? p.t("nextCharge", { date: dateText(m.next, p.os, p.now) }) : p.t("mandateEnded")}
                value={`${sumText(m.to, m.cents)}/${p.t(`per_${m.period}`)}`}
                onTap={() => p.act.open({ id: m.id })}
              />
            )}
          </For>
        </Cells>
        <Paragraph dim small pad>
          {p.t("mandatesNote")}
        </Paragraph>
      </Show>
    </PageFrame>
  );
});
