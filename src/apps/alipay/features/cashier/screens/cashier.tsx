import { sumText } from "../../../../../os/money/read.ts";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { titleOf } from "../../../../../ui/apps.ts";
import { accountOfMethod, roomIn } from "../../../accounts.ts";
import { sheet, type Word } from "../../../screens/parts/draw.tsx";
import { Big, Cell, Cells, Said, Word as Words } from "../../../looks/cells.tsx";
import { Finger } from "../../../looks/finger.tsx";
import { Boxes, Num, SecretPad } from "../../../looks/pads.tsx";
import { TopSum } from "../../../looks/rows.tsx";
import { Half, Plate } from "../../../looks/sheet.tsx";
import { yuan } from "../../../sums.ts";
import { costOf, currencyOf, methodsFor } from "../deals.ts";
import { MethodRows, methodLook, methodTitle } from "./parts/method.tsx";
import { timeText } from "../../../../../os/format.ts";

export default sheet("cashier", (p) => {
  const sum = () => sumText(p.params.ref, p.params.cents);
  /** What it is in yuan, where the payee counts in another currency. */
  const inYuan = () => (currencyOf(p.params.ref) === "CNY" ? undefined : `≈ ${yuan(costOf(p.params))}`);
  /** An app that asks says its id; it is called as the phone calls it. */
  const payee = () => (p.params.deal === "shop" ? titleOf(p.params.payee, p.lang) : p.params.payee);
  const what = createMemo(() => {
    const { deal, title, note } = p.params;
    const named: Partial<Record<typeof deal, Word>> = {
      transfer: "transferTo",
      packet: "packetTo",
      withdraw: "withdrawTo",
      phone: "phoneFor",
    };
    const key = named[deal];
    if (key) return p.t(key, { name: payee() });
    return title || note || payee() || p.t(`deal_${deal}` as Word);
  });
  const method = () => p.view.method;
  const short = () => {
    const account = method() === null ? null : accountOfMethod(p.os, method()!);
    return account !== null && roomIn(p.os, account) < costOf(p.params);
  };
  const refusal = () => p.view.problem;
  const told = () => {
    const problem = refusal();
    if (problem === null) return "";
    return p.t(problem as Word, {
      n: p.view.left,
      time: timeText(p.state.pay.lockedUntil, p.os),
      missing: "",
      most: "",
    });
  };
  const another = () => ["funds-short", "method-wrong", "limit-card"].includes(refusal() ?? "");
  return (
    <>
      <Half
        open
        tall
        title={p.t(p.view.step === "password" ? "enterPassword" : p.view.step === "done" ? "payResult" : "payTitle")}
        back={p.view.step === "password" || p.view.step === "finger"}
        onClose={() => (p.view.step === "done" ? p.act.done() : p.act.leave())}
        foot={
          <Show when={p.view.step === "password"}>
            <SecretPad onDigit={(digit) => p.act.digit({ digit })} onErase={() => p.act.erase()} />
          </Show>
        }
      >
        <Switch>
          <Match when={p.view.step === "bill"}>
            <TopSum sum={sum()} above={payee() || undefined} below={inYuan()} />
            <Cells>
              <Cell title={p.t("order")} value={what()} />
              <Show when={p.params.renews !== "never"}>
                <Cell title={p.t("renews")} value={p.t(p.params.renews as Word)} />
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
              <Said dim small pad>
                {p.t("renewsNote")}
              </Said>
            </Show>
            <Big label={p.t("confirmPayment")} disabled={!p.can("confirm")} onTap={() => p.act.confirm()} />
          </Match>
          <Match when={p.view.step === "finger"}>
            <TopSum sum={sum()} above={what()}>
              <Finger name={p.t("touchFinger")} onTap={() => p.act.touch()} />
              <p>{p.t("touchFinger")}</p>
              <Words label={p.t("usePassword")} onTap={() => p.act.usePassword()} />
            </TopSum>
          </Match>
          <Match when={p.view.step === "password"}>
            <div class="secret">
              <Said dim small center>
                {what()}
              </Said>
              <Num of={sum()} size={32} />
              <Boxes filled={p.view.typed.length} name={p.t("enterPassword")} />
              <Words label={p.t("forgotPassword")} onTap={() => p.act.forgot()} />
            </div>
          </Match>
          <Match when={p.view.step === "done"}>
            <TopSum mark="done" above={p.t("paid")} sum={sum()} below={what()} />
            <For each={method() === null ? [] : [method()!]}>
              {(m) => <Cells>{[<Cell title={p.t("payBy")} value={methodTitle(p, m)} />]}</Cells>}
            </For>
            <Big label={p.t("done")} onTap={() => p.act.done()} />
          </Match>
        </Switch>
      </Half>
      <Half open={p.view.open === "methods"} title={p.t("chooseMethod")} back tall>
        <Cells>
          <MethodRows
            at={p}
            kinds={methodsFor[p.params.deal]}
            chosen={method()}
            cents={costOf(p.params)}
            onPick={(m) => p.act.choose({ method: m })}
          />
        </Cells>
      </Half>
      <Plate
        open={p.view.open === "problem"}
        title={told()}
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
