import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { monthText } from "#os/format.ts";
import { amountText } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { Remark } from "#apps/wechat/looks/cells.tsx";
import { Chips } from "#apps/wechat/looks/forms.tsx";
import { Frame, NavIconButton } from "#apps/wechat/looks/frame.tsx";
import { backIcon, chevronIcon } from "#apps/wechat/looks/glyphs.ts";
import { BigFigure } from "#apps/wechat/looks/settings.tsx";
import { ShareBar, MonthSwitcher } from "#apps/wechat/looks/wallet.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { monthOf, categoryTotals, monthTotals } from "../queries.ts";

const addMonths = (month: string, by: number): string => {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
};
export default screen(wechat, strings, "billStats", (p) => {
  const current = () => monthOf(p.now, p.offsetMin);
  const month = () => (/^\d{4}-(0[1-9]|1[0-2])$/.test(p.view.month ?? "") ? p.view.month! : current());
  const sign = () => (p.view.way === "out" ? -1 : 1);
  const shares = () => categoryTotals(p.os, month(), p.offsetMin, sign());
  const all = () => monthTotals(p.os, month(), p.offsetMin)[p.view.way];
  return (
    <Frame back white title={p.t("statsTitle")}>
      <MonthSwitcher
        month={monthText(Number(month().slice(0, 4)), Number(month().slice(5)), p.lang)}
        before={
          <NavIconButton
            icon={backIcon}
            name={p.t("earlierMonth")}
            onTap={() => p.act.goMonth({ month: addMonths(month(), -1) })}
          />
        }
        after={
          <NavIconButton
            icon={chevronIcon}
            name={p.t("laterMonth")}
            disabled={month() >= current()}
            onTap={() => p.act.goMonth({ month: addMonths(month(), 1) })}
          />
        }
      />
      <Chips
        options={[
          { id: "out", label: p.t("spent") },
          { id: "in", label: p.t("received") },
        ]}
        chosen={p.view.way}
        onPick={(it) => p.act.setWay({ way: it })}
      />
      <BigFigure title={p.t(p.view.way === "out" ? "spent" : "received")} figure={`¥${amountText(all())}`} />
      <For each={shares()} fallback={<Remark big>{p.t("statsNone")}</Remark>}>
        {(s) => (
          <ShareBar
            category={s.category}
            title={p.t(`category_${s.category}`)}
            note={p.t("statsCount", { n: s.count })}
            sum={`¥${amountText(s.cents)}`}
            share={all() === 0 ? 0 : s.cents / all()}
          />
        )}
      </For>
    </Frame>
  );
});
