import { createMemo, For } from "solid-js";
import { balanceOf, cardsBoundTo } from "#os/money/read.ts";
import { appId, balanceAccount, findCard, cardTitle } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, PickCell, LinkButton } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { AmountField, AmountKeypad } from "#apps/alipay/looks/keypads.tsx";
import { HalfSheet } from "#apps/alipay/looks/sheet.tsx";
import { decimalText, typedCents, yuan } from "#apps/alipay/sums.ts";
import { withdrawalFeeCents } from "../fund-math.ts";

export default page("withdraw", (p) => {
  const there = () => balanceOf(p.os, balanceAccount);
  const cents = () => typedCents(p.view.sum) ?? 0;
  const fee = () => withdrawalFeeCents(cents(), p.state.freeCents);
  const debit = createMemo(() => cardsBoundTo(p.os, appId).filter((c) => c.kind === "debit"));
  const card = () => (p.view.card === null ? null : findCard(p.os, p.view.card));
  const short = () => cents() + fee() > there();
  return (
    <PageFrame
      ground="white"
      title={p.t("withdraw")}
      footer={
        <AmountKeypad
          go={p.t("withdrawAct")}
          can={p.can("go") && !short()}
          onKey={(key) => p.act.key({ key })}
          onGo={() => p.act.go()}
        />
      }
      overlays={
        <HalfSheet open={p.view.open === "card"} title={p.t("toWhichCard")}>
          <Cells>
            <For each={debit()}>
              {(c) => (
                <PickCell
                  title={cardTitle(c)}
                  sub={p.t("withinHours")}
                  on={p.view.card === c.id}
                  onTap={() => p.act.card({ card: c.id })}
                />
              )}
            </For>
            <Cell title={p.t("addCard")} onTap={() => p.act.addCard()} />
          </Cells>
        </HalfSheet>
      }
    >
      <Cells>
        <Cell
          title={p.t("toCardWord")}
          value={card() ? cardTitle(card()!) : p.t("choosePerson")}
          sub={p.t("withinHours")}
          onTap={() => p.act.cards()}
        />
      </Cells>
      <AmountField
        label={p.t("withdrawSum")}
        sum={p.view.sum}
        note={
          short()
            ? p.t("funds-short")
            : fee() > 0
              ? p.t("feeIs", { sum: yuan(fee()) })
              : p.t("balanceIs", { sum: yuan(there()) })
        }
        bad={short()}
      />
      <LinkButton
        label={p.t("takeAll")}
        onTap={() =>
          p.act.all({
            sum: decimalText(Math.min(there() - withdrawalFeeCents(there(), p.state.freeCents), 999_999_999)),
          })
        }
      />
    </PageFrame>
  );
});
