import { sumText } from "#os/money/read.ts";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { titleOf } from "#ui/apps.ts";
import { accountOfMethod, availableCents } from "#apps/alipay/accounts.ts";
import { sheet, type TextKey } from "#apps/alipay/screens/parts/page.tsx";
import { BigButton, Cell, Cells, Paragraph, LinkButton as Words } from "#apps/alipay/looks/cells.tsx";
import { FingerprintButton } from "#apps/alipay/looks/fingerprint.tsx";
import { PasswordBoxes, Digits, PasswordKeypad } from "#apps/alipay/looks/keypads.tsx";
import { AmountHeader } from "#apps/alipay/looks/rows.tsx";
import { HalfSheet, Dialog } from "#apps/alipay/looks/sheet.tsx";
import { yuan } from "#apps/alipay/sums.ts";
import { costOf, currencyOf, methodKindsByDeal } from "../deals.ts";
import { MethodRows, methodLook, methodTitle } from "./parts/method.tsx";
import { timeText } from "#os/format.ts";

export default sheet("cashier", (p) => {
  const sum = () => sumText(p.params.ref, p.params.cents);
  /** Returns the price in yuan if the payee uses another currency, and otherwise undefined. */
  const inYuan = () => (currencyOf(p.params.ref) === "CNY" ? undefined : `≈ ${yuan(costOf(p.params))}`);
  /** A shop app passes its own app id as the payee; the cashier shows the app's name instead. */
  const payee = () => (p.params.deal === "shop" ? titleOf(p.params.payee, p.lang) : p.params.payee);
  const what = createMemo(() => {
    const { deal, title, note } = p.params;
    const named: Partial<Record<typeof deal, TextKey>> = {
      transfer: "transferTo",
      packet: "packetTo",
      withdraw: "withdrawTo",
      phone: "phoneFor",
    };
    const key = named[deal];
    if (key) return p.t(key, { name: payee() });
    return title || note || payee() || p.t(`deal_${deal}` as TextKey);
  });
  const method = () => p.view.method;
  const short = () => {
    const account = method() === null ? null : accountOfMethod(p.os, method()!);
    return account !== null && availableCents(p.os, account) < costOf(p.params);
  };
  const refusal = () => p.view.problem;
  const refusalText = () => {
    const problem = refusal();
    if (problem === null) return "";
    return p.t(problem as TextKey, {
      n: p.view.left,
      time: timeText(p.state.pay.lockedUntil, p.os),
      missing: "",
      most: "",
    });
  };
  const another = () => ["funds-short", "method-wrong", "limit-card"].includes(refusal() ?? "");
  return (
    <>
      <HalfSheet
        open
        tall
        title={p.t(p.view.step === "password" ? "enterPassword" : p.view.step === "done" ? "payResult" : "payTitle")}
        back={p.view.step === "password" || p.view.step === "finger"}
        onClose={() => (p.view.step === "done" ? p.act.done() : p.act.leave())}
        foot={
          <Show when={p.view.step === "password"}>
            <PasswordKeypad onDigit={(digit) => p.act.digit({ digit })} onErase={() => p.act.erase()} />
          </Show>
        }
      >
        <Switch>
          <Match when={p.view.step === "bill"}>
            <AmountHeader sum={sum()} above={payee() || undefined} below={inYuan()} />
            <Cells>
              <Cell title={p.t("order")} value={what()} />
              <Show when={p.params.renews !== "never"}>
                <Cell title={p.t("renews")} value={p.t(p.params.renews as TextKey)} />
              </Show>
              <Cell
                title={p.t("payBy")}
                value={method() === null ? p.t("noMethod") : methodTitle(p, method()!)}
                sub={short() ? p.t("methodShort") : undefined}
                icon={method() === null ? undefined : methodLook(method()!).icon}
                tint={method() === null ? undefined : methodLook(method()!).tint}
                onTap={() => p.act.methods()}
              />
            </Cells>
            <Show when={p.params.renews !== "never"}>
              <Paragraph dim small pad>
                {p.t("renewsNote")}
              </Paragraph>
            </Show>
            <BigButton label={p.t("confirmPayment")} disabled={!p.can("confirm")} onTap={() => p.act.confirm()} />
          </Match>
          <Match when={p.view.step === "finger"}>
            <AmountHeader sum={sum()} above={what()}>
              <FingerprintButton name={p.t("touchFinger")} onTap={() => p.act.touch()} />
              <p>{p.t("touchFinger")}</p>
              <Words label={p.t("usePassword")} onTap={() => p.act.usePassword()} />
            </AmountHeader>
          </Match>
          <Match when={p.view.step === "password"}>
            <div class="secret">
              <Paragraph dim small center>
                {what()}
              </Paragraph>
              <Digits of={sum()} size={32} />
              <PasswordBoxes filled={p.view.typed.length} name={p.t("enterPassword")} />
              <Words label={p.t("forgotPassword")} onTap={() => p.act.forgot()} />
            </div>
          </Match>
          <Match when={p.view.step === "done"}>
            <AmountHeader mark="done" above={p.t("paid")} sum={sum()} below={what()} />
            <For each={method() === null ? [] : [method()!]}>
              {(m) => <Cells>{[<Cell title={p.t("payBy")} value={methodTitle(p, m)} />]}</Cells>}
            </For>
            <BigButton label={p.t("done")} onTap={() => p.act.done()} />
          </Match>
        </Switch>
      </HalfSheet>
      <HalfSheet open={p.view.open === "methods"} title={p.t("chooseMethod")} back tall>
        <Cells>
          <MethodRows
            at={p}
            kinds={methodKindsByDeal[p.params.deal]}
            chosen={method()}
            cents={costOf(p.params)}
            onPick={(m) => p.act.choose({ method: m })}
          />
        </Cells>
      </HalfSheet>
      <Dialog
        open={p.view.open === "problem"}
        title={refusalText()}
        ok={p.t(another() ? "otherMethod" : "ok")}
        cancel={
          refusal() === "password-wrong" || refusal() === "password-locked"
            ? p.t("forgotPassword")
            : another()
              ? p.t("cancel")
              : undefined
        }
        onCancel={() => (another() ? p.act.again() : p.act.forgot())}
        onOk={() => (another() ? p.act.otherMethod() : p.act.again())}
      />
    </>
  );
});
