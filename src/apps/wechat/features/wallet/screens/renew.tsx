import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { dateText } from "#os/format.ts";
import { amountText } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { HalfSheet } from "#apps/wechat/looks/overlays.tsx";
import { BigFigure } from "#apps/wechat/looks/settings.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { findMethod } from "../queries.ts";
import { methodName, MethodList } from "./parts/methods.tsx";

export default screen(wechat, strings, "renew", (p) => {
  const renew = () => p.state.renews[p.params.renew];
  return (
    <Frame
      back
      title={p.t("renewsTitle")}
      overlays={
        <HalfSheet open={p.view.open === "methods"} title={p.t("renewFrom")}>
          <MethodList
            os={p.os}
            t={p.t}
            chosen={renew()?.from ?? ""}
            onPick={(account) => p.act.setSource({ account })}
          />
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
                value={methodName(p.t, findMethod(p.os, r().from))}
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
