import { screen } from "../../../../../ui/bind.tsx";
import { minuteMs } from "../../../../../state/civil.ts";
import wechat from "../../../index.ts";
import { Cell, Cells } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { BarCode, DotCode } from "../../../looks/me.tsx";
import { HalfSheet } from "../../../looks/over.tsx";
import { CodeBoard } from "../../../looks/wallet.tsx";
import { me } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { firstMethod } from "../queries.ts";
import { methodName, Methods } from "./parts/methods.tsx";

export default screen(wechat, strings, "payCode", (p) => {
  /** Eighteen digits that are others each minute. */
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
          <Methods
            os={p.os}
            t={p.t}
            chosen={firstMethod(p.state, p.os).account}
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
          value={methodName(p.t, firstMethod(p.state, p.os))}
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
