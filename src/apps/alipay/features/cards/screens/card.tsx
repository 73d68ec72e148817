import none from "@material-symbols/svg-400/rounded/credit_card.svg?raw";
import { createMemo, For, Show } from "solid-js";
import merchants from "../../../../../world/merchants/index.ts";
import { world } from "../../../../../ui/world.ts";
import { balanceOf, lastFour } from "../../../../../os/money/read.ts";
import { billsOf, cardBound } from "../../../accounts.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cell, Cells } from "../../../looks/cells.tsx";
import { Leaf, None } from "../../../looks/page.tsx";
import { HugeSum, SumPad } from "../../../looks/pads.tsx";
import { PassCard } from "../../../looks/rows.tsx";
import { Half } from "../../../looks/sheet.tsx";
import { yuan } from "../../../sums.ts";
import { Bill } from "../../bills/screens/parts/bill.tsx";
import { binOf } from "../numbers.ts";

export default page("card", (p) => {
  const card = createMemo(() => cardBound(p.os, p.params.id));
  const found = world(merchants.queries.issuer, () => (card() ? { bin: binOf(card()!.number) } : null));
  const bank = () => found()?.rows[0];
  const bills = createMemo(() =>
    billsOf(p.os)
      .filter((e) => e.from === card()?.account || e.to === card()?.account)
      .slice(0, 8),
  );
  const limit = () => p.state.cardLimits[p.params.id];
  const owed = () => Math.max(0, -balanceOf(p.os, card()?.account ?? ""));
  return (
    <Leaf
      title={p.t("card")}
      overlays={
        <Half
          open={p.view.open === "limit"}
          title={p.t("cardLimit")}
          foot={
            <SumPad
              go={p.t("save")}
              can={p.can("setLimit")}
              onKey={(key) => p.act.key({ key })}
              onGo={() => p.act.setLimit()}
            />
          }
        >
          <HugeSum label={p.t("limitEach")} sum={p.view.sum} />
        </Half>
      }
    >
      <Show when={card()} fallback={<None icon={none} text={p.t("card-unknown")} />}>
        {(c) => (
          <>
            <PassCard
              title={c().bank}
              text={p.t(c().kind === "credit" ? "creditCard" : "debitCard")}
              number={`••••  ••••  ••••  ${lastFour(c())}`}
              tint={bank() ? `linear-gradient(120deg, ${bank()!.colours[0]}, ${bank()!.colours[1]})` : "#4a5f7d"}
            />
            <Cells>
              <Cell
                title={p.t("cardLimit")}
                value={limit() === undefined ? p.t("noOwnLimit") : yuan(limit()!)}
                onTap={() => p.act.limit()}
              />
              <Show when={bank()}>
                {(b) => (
                  <>
                    <Cell title={p.t("bankLimitEach")} value={yuan(b().paymentLimitCents)} />
                    <Cell title={p.t("bankLimitDay")} value={yuan(b().dayLimitCents)} />
                    <Cell title={p.t("bankPhoneLine")} value={b().phone} />
                  </>
                )}
              </Show>
              <Show when={c().kind === "credit"}>
                <Cell title={p.t("owedCard")} value={yuan(owed())} onTap={() => p.act.repay()} />
              </Show>
            </Cells>
            <Show when={bills().length > 0}>
              <Cells title={p.t("cardBills")}>
                <For each={bills()}>{(e) => <Bill at={p} entry={e} onTap={() => p.act.records({ id: e.id })} />}</For>
              </Cells>
            </Show>
            <Acts>
              <Big kind="red" label={p.t("removeCard")} onTap={() => p.act.remove()} />
            </Acts>
          </>
        )}
      </Show>
    </Leaf>
  );
});
