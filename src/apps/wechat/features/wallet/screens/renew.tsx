import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { dateText } from "../../../../../os/format.ts";
import { amountText } from "../../../../../os/money/read.ts";
import wechat from "../../../index.ts";
import { Cell, Cells, Remark } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { HalfSheet } from "../../../looks/over.tsx";
import { BigFigure } from "../../../looks/settings.tsx";
import { strings } from "../../../strings.ts";
import { methodAt } from "../queries.ts";
import { methodName, Methods } from "./parts/methods.tsx";

export default screen(wechat, strings, "renew", (p) => {
  const renew = () => p.state.renews[p.params.renew];
  return (
    <Frame
      back
      title={p.t("renewsTitle")}
      overlays={
        <HalfSheet open={p.view.open === "methods"} title={p.t("renewFrom")}>
          <Methods os={p.os} t={p.t} chosen={renew()?.from ?? ""} onPick={(account) => p.act.setSource({ account })} />
        </HalfSheet>
      }
    >
      <Show when={renew()} fallback={<Remark big>{p.t("renew-off")}</Remark>}>
        {(r) => (
          <>
            <BigFigure
              title={r().title}
              figure={`¥${amountText(r().cents)}`}
              note={r().failed ? p.t("renewFailedLine") : p.t(r().on ? "renewsOn" : "renewsOff")}
            />
            <Cells>
              <Cell
                title={p.t(`renewEvery_${r().every}`)}
                value={r().on ? `${p.t("renewNext")} ${dateText(r().next, p.os, p.now)}` : undefined}
              />
              <Cell title={p.t("renewSince")} value={dateText(r().since, p.os, p.now)} />
              <Cell
                title={p.t("renewFrom")}
                value={methodName(p.t, methodAt(p.os, r().from))}
                leads
                onTap={() => p.setView({ open: "methods" })}
              />
            </Cells>
            <Show when={r().on}>
              <Cells>
                <Cell act="danger" title={p.t("renewCancel")} onTap={() => p.act.cancel()} />
              </Cells>
            </Show>
          </>
        )}
      </Show>
    </Frame>
  );
});
