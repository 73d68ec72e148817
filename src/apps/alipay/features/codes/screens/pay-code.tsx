import refresh from "@material-symbols/svg-400/rounded/refresh.svg?raw";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells } from "#apps/alipay/looks/cells.tsx";
import { CodeCard, CodeNote } from "#apps/alipay/looks/code.tsx";
import { QrCode, Barcode } from "#apps/alipay/looks/figures.tsx";
import { HeaderIcon, PageFrame } from "#apps/alipay/looks/page.tsx";
import { chooseMethod } from "../../cashier/commands.ts";
import { methodKindsByDeal } from "../../cashier/deals.ts";
import { methodTitle, TillMethodSheet } from "../../cashier/screens/parts/method.tsx";
import { normalizeNumber } from "#os/phone-numbers.ts";
import { ownNumber } from "#apps/alipay/people.ts";

export default page("payCode", (p) => {
  const method = () => p.view.method ?? chooseMethod(p.state, p.os, methodKindsByDeal.till, 1) ?? "balance";
  /** Returns eighteen digits, derived from the account and the number of refreshes. */
  const digits = () => {
    const seed = Number(normalizeNumber(ownNumber).slice(-6)) + p.state.turn * 7919;
    return `28${String((seed * 48_271) % 99_999_989).padStart(8, "0")}${String((seed * 16_807) % 99_999_971).padStart(8, "0")}`;
  };
  return (
    <PageFrame
      ground="blue"
      title={p.t("payCode")}
      right={<HeaderIcon icon={refresh} name={p.t("newCode")} onTap={() => p.act.turnCode()} />}
      overlays={
        <TillMethodSheet
          at={p}
          open={p.view.open === "method"}
          chosen={method()}
          onPick={(m) => p.act.choose({ method: m })}
        />
      }
    >
      <CodeCard>
        <CodeNote>{p.t("showToTill")}</CodeNote>
        <Barcode of={digits()} name={p.t("barCode")} />
        <p class="stripes-digits">{digits().replaceAll(/(\d{4})(?=\d)/g, "$1 ")}</p>
        <QrCode of={digits()} size={156} name={p.t("qrCode")} />
        <Cell title={methodTitle(p, method())} sub={p.t("firstTaken")} onTap={() => p.act.methods()} />
      </CodeCard>
      <Cells>
        <Cell title={p.t("receive")} onTap={() => p.act.receive()} />
        <Cell title={p.t("scan")} onTap={() => p.act.scan()} />
        <Cell title={p.t("rideCode")} onTap={() => p.act.transport()} />
        <Cell title={p.t("bills")} onTap={() => p.act.bills()} />
      </Cells>
    </PageFrame>
  );
});
