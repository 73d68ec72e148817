import { screen } from "#ui/screen-binding.tsx";
import { minuteMs } from "#state/civil.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { BarCode, DotCode } from "#apps/wechat/looks/me.tsx";
import { HalfSheet } from "#apps/wechat/looks/overlays.tsx";
import { CodeBoard } from "#apps/wechat/looks/wallet.tsx";
import { me } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { defaultMethod } from "../queries.ts";
import { methodName, MethodList } from "./parts/methods.tsx";

export default screen(wechat, strings, "payCode", (p) => {
  /** The eighteen digits of the payment code. They change every minute. */
  const digits = () => {
    const minute = Math.floor(p.now / minuteMs);
    return `13${String((minute * 7_919) % 100_000_000).padStart(8, "0")}${String((minute * 104_729) % 100_000_000).padStart(8, "0")}`;
  };
  return (
    <Frame
      back
      dark
      class="green-ground"
      title={p.t("payCodeTitle")}
      overlays={
        <HalfSheet open={p.view.open === "methods"} title={p.t("payCodeTap")}>
          <MethodList
            os={p.os}
            t={p.t}
            chosen={defaultMethod(p.state, p.os).account}
            onPick={(account) => p.act.setMethod({ account })}
          />
        </HalfSheet>
      }
    >
      <CodeBoard note={p.t("payCodeNote")}>
        <BarCode digits={digits()} />
        <DotCode text={`${p.state.people[me]?.wxid ?? ""} ${digits()}`} side={188} />
        <Cell
          title={p.t("payCodeTap")}
          value={methodName(p.t, defaultMethod(p.state, p.os))}
          leads
          onTap={() => p.setView({ open: "methods" })}
        />
      </CodeBoard>
      <Cells>
        <Cell title={p.t("receiveRow")} leads onTap={() => p.act.receive()} />
      </Cells>
    </Frame>
  );
});
