import { Match, Show, Switch } from "solid-js";
import { timeText } from "#os/format.ts";
import { page, type TextKey } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cell, Cells, FieldCell, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { PasswordBoxes, PasswordKeypad } from "#apps/alipay/looks/keypads.tsx";
import { AmountHeader } from "#apps/alipay/looks/rows.tsx";

export default page("payPassword", (p) => {
  const step = () => p.view.step;
  const pads = () => step() === "old" || step() === "new" || step() === "again";
  const told = () => {
    const { problem } = p.view;
    return problem === null
      ? ""
      : p.t(problem as TextKey, {
          n: p.view.left,
          time: timeText(p.state.pay.lockedUntil, p.os),
          missing: "",
          most: "",
        });
  };
  return (
    <PageFrame
      title={p.t("payPassword")}
      footer={
        <Show when={pads()}>
          <PasswordKeypad onDigit={(digit) => p.act.digit({ digit })} onErase={() => p.act.erase()} />
        </Show>
      }
    >
      <Show
        when={!(p.can("choose") && (step() === "prove" || step() === "old" || step() === "code"))}
        fallback={
          <>
            <AmountHeader mark="done" above={p.t("proved")} sum="" />
            <BigButton label={p.t("chooseNew")} onTap={() => p.act.choose()} />
          </>
        }
      >
        <Switch>
          <Match when={step() === "prove"}>
            <Paragraph dim small pad>
              {p.t("proveWho")}
            </Paragraph>
            <Cells>
              <Cell title={p.t("byOld")} sub={p.t("byOldNote")} onTap={() => p.act.byOld()} />
              <Cell title={p.t("byCode")} sub={p.t("byCodeNote")} onTap={() => p.act.byCode()} />
            </Cells>
          </Match>
          <Match when={step() === "code"}>
            <Cells>
              <FieldCell at={p.field("code")} label={p.t("code")} kind="number" placeholder={p.t("sixDigits")} />
            </Cells>
            <Paragraph red small pad>
              {told()}
            </Paragraph>
            <ButtonRow>
              <BigButton label={p.t("next")} disabled={!p.can("checkCode")} onTap={() => p.act.checkCode()} />
              <BigButton kind="line" label={p.t("sendAgainCode")} onTap={() => p.act.byCode()} />
            </ButtonRow>
          </Match>
          <Match when={pads()}>
            <Paragraph center pad>
              {p.t(step() === "old" ? "oldSecret" : step() === "new" ? "newSecret" : "secretAgain")}
            </Paragraph>
            <PasswordBoxes filled={p.view.payPassword.length} name={p.t("payPassword")} />
            <Paragraph red small center pad>
              {told()}
            </Paragraph>
            <BigButton label={p.t("next")} disabled={!p.can("go")} onTap={() => p.act.go()} />
          </Match>
          <Match when={step() === "done"}>
            <AmountHeader mark="done" above={p.t("secretChanged")} sum="" />
            <BigButton label={p.t("done")} onTap={() => p.act.leave()} />
          </Match>
        </Switch>
      </Show>
    </PageFrame>
  );
});
