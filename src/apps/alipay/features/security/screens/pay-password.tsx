import { Match, Show, Switch } from "solid-js";
import { timeText } from "../../../../../os/format.ts";
import { page, type Word } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cell, Cells, FieldCell, Said } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { Boxes, SecretPad } from "../../../looks/pads.tsx";
import { TopSum } from "../../../looks/rows.tsx";

export default page("payPassword", (p) => {
  const step = () => p.view.step;
  const pads = () => step() === "old" || step() === "new" || step() === "again";
  const told = () => {
    const { problem } = p.view;
    return problem === null
      ? ""
      : p.t(problem as Word, { n: p.view.left, time: timeText(p.state.pay.lockedUntil, p.os), missing: "", most: "" });
  };
  return (
    <Leaf
      title={p.t("payPassword")}
      foot={
        <Show when={pads()}>
          <SecretPad onDigit={(digit) => p.act.digit({ digit })} onErase={() => p.act.erase()} />
        </Show>
      }
    >
      <Show
        when={!(p.can("choose") && (step() === "prove" || step() === "old" || step() === "code"))}
        fallback={
          <>
            <TopSum mark="done" above={p.t("proved")} sum="" />
            <Big label={p.t("chooseNew")} onTap={() => p.act.choose()} />
          </>
        }
      >
        <Switch>
          <Match when={step() === "prove"}>
            <Said dim small pad>
              {p.t("proveWho")}
            </Said>
            <Cells>
              <Cell title={p.t("byOld")} sub={p.t("byOldNote")} onTap={() => p.act.byOld()} />
              <Cell title={p.t("byCode")} sub={p.t("byCodeNote")} onTap={() => p.act.byCode()} />
            </Cells>
          </Match>
          <Match when={step() === "code"}>
            <Cells>
              <FieldCell at={p.field("code")} label={p.t("code")} kind="number" placeholder={p.t("sixDigits")} />
            </Cells>
            <Said red small pad>
              {told()}
            </Said>
            <Acts>
              <Big label={p.t("next")} disabled={!p.can("checkCode")} onTap={() => p.act.checkCode()} />
              <Big kind="line" label={p.t("sendAgainCode")} onTap={() => p.act.byCode()} />
            </Acts>
          </Match>
          <Match when={pads()}>
            <Said center pad>
              {p.t(step() === "old" ? "oldSecret" : step() === "new" ? "newSecret" : "secretAgain")}
            </Said>
            <Boxes filled={p.view.payPassword.length} name={p.t("payPassword")} />
            <Said red small center pad>
              {told()}
            </Said>
            <Big label={p.t("next")} disabled={!p.can("go")} onTap={() => p.act.go()} />
          </Match>
          <Match when={step() === "done"}>
            <TopSum mark="done" above={p.t("secretChanged")} sum="" />
            <Big label={p.t("done")} onTap={() => p.act.leave()} />
          </Match>
        </Switch>
      </Show>
    </Leaf>
  );
});
