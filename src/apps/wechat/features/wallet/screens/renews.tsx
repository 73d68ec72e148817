import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { dateText } from "#os/format.ts";
import { amountText } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "renews", (p) => {
  const listed = (on: boolean) => Object.values(p.state.renews).filter((r) => r.on === on);
  return (
    <Frame back title={p.t("renewsTitle")}>
      <For each={[true, false]}>
        {(on) => (
          <Show when={listed(on).length > 0}>
            <Cells title={p.t(on ? "renewsOn" : "renewsOff")}>
              <For each={listed(on)}>
                {(r) => (
                  <Cell
                    tall
                    title={r.title}
                    note={
                      on
                        ? `${p.t("renewNext")}: ${dateText(r.next, p.os, p.now)}${r.failed ? ` · ${p.t("renewFailedLine")}` : ""}`
                        : undefined
                    }
                    value={`¥${amountText(r.cents)}`}
                    leads
                    onTap={() => p.act.openRenew({ renew: r.id })}
                  />
                )}
              </For>
            </Cells>
          </Show>
        )}
      </For>
    </Frame>
  );
});
