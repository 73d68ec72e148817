import refresh from "@material-symbols/svg-400/rounded/refresh.svg?raw";
import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells } from "../../../looks/cells.tsx";
import { CodeCard, CodeNote } from "../../../looks/code.tsx";
import { Square, Stripes } from "../../../looks/figures.tsx";
import { HeadIcon, Leaf } from "../../../looks/page.tsx";
import { methodFor } from "../../cashier/commands.ts";
import { methodsFor } from "../../cashier/deals.ts";
import { methodTitle, TillMethods } from "../../cashier/screens/parts/method.tsx";
import { digitsOf } from "../../../../../os/numbers.ts";
import { ownNumber } from "../../../people.ts";

export default page("payCode", (p) => {
  const method = () => p.view.method ?? methodFor(p.state, p.os, methodsFor.till, 1) ?? "balance";
  /** Eighteen digits that follow from the account and how often the code was made anew. */
  const digits = () => {
    const seed = Number(digitsOf(ownNumber).slice(-6)) + p.state.turn * 7919;
    return `28${String((seed * 48_271) % 99_999_989).padStart(8, "0")}${String((seed * 16_807) % 99_999_971).padStart(8, "0")}`;
  };
  return (
    <Leaf
      ground="blue"
      title={p.t("payCode")}
      right={<HeadIcon icon={refresh} name={p.t("newCode")} onTap={() => p.act.turnCode()} />}
      overlays={
        <TillMethods
          at={p}
          open={p.view.open === "method"}
          chosen={method()}
          onPick={(m) => p.act.choose({ method: m })}
        />
      }
    >
      <CodeCard>
        <CodeNote>{p.t("showToTill")}</CodeNote>
        <Stripes of={digits()} name={p.t("barCode")} />
        <p class="stripes-digits">{digits().replaceAll(/(\d{4})(?=\d)/g, "$1 ")}</p>
        <Square of={digits()} size={156} name={p.t("qrCode")} />
        <Cell title={methodTitle(p, method())} sub={p.t("firstTaken")} onTap={() => p.act.methods()} />
      </CodeCard>
      <Cells>
        <Cell title={p.t("receive")} onTap={() => p.act.receive()} />
        <Cell title={p.t("scan")} onTap={() => p.act.scan()} />
        <Cell title={p.t("rideCode")} onTap={() => p.act.transport()} />
        <Cell title={p.t("bills")} onTap={() => p.act.bills()} />
      </Cells>
    </Leaf>
  );
});
