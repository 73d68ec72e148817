import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { amountText } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { BigButton, Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { BigFigure } from "#apps/wechat/looks/settings.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { billerKindKey } from "./parts/biller-kinds.ts";

export default screen(wechat, strings, "utility", (p) => {
  const utility = () => p.state.utilities[p.params.utility];
  const open = () => {
    const u = utility();
    return u?.bill && u.paid !== u.bill.month ? u.bill : null;
  };
  return (
    <Frame back white title={utility()?.name ?? p.t("utilitiesTitle")}>
      <Show when={utility()} fallback={<Remark big>{p.t("utility-unknown")}</Remark>}>
        {(u) => (
          <>
            <BigFigure
              title={p.t("utilityDue")}
              figure={`¥${amountText(open()?.cents ?? 0)}`}
              note={open() ? undefined : p.t(u().paid === null ? "utilityNone" : "utilityPaid")}
            />
            <Cells>
              <Cell title={p.t("billCategory")} value={p.t(billerKindKey(u().kind))} />
              <Cell title={p.t("utilityNumber")} value={u().number} />
            </Cells>
            <BigButton label={p.t("utilityPay")} disabled={open() === null} onTap={() => p.act.pay()} />
            <BigButton kind="danger" label={p.t("utilityRemove")} onTap={() => p.act.remove()} />
          </>
        )}
      </Show>
    </Frame>
  );
});
