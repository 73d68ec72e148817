import { For } from "solid-js";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { Portrait } from "../../../../../ui/kit/portrait.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells, PickCell, Said } from "../../../looks/cells.tsx";
import { HeadWord, Leaf } from "../../../looks/page.tsx";
import { HugeSum, SumPad } from "../../../looks/pads.tsx";
import { Half, Plate } from "../../../looks/sheet.tsx";
import { nameOf, people, personBy } from "../../../people.ts";
import { typedCents } from "../../../sums.ts";
import { packetMostCents } from "../../cashier/deals.ts";

export default page("packet", (p) => {
  const to = () => (p.view.to === null ? null : personBy(p.view.to));
  const tooMuch = () => (typedCents(p.view.sum) ?? 0) > packetMostCents;
  return (
    <Leaf
      title={p.t("packet")}
      right={<HeadWord label={p.t("records")} onTap={() => p.act.packets()} />}
      foot={
        <SumPad
          go={p.t("giveMoney")}
          can={p.can("give") && !tooMuch()}
          onKey={(key) => p.act.key({ key })}
          onGo={() => p.act.give()}
        />
      }
      overlays={
        <>
          <Half open={p.view.open === "person"} title={p.t("whoGets")}>
            <For each={people}>
              {(x) => (
                <PickCell
                  lead={<Portrait of={x.id} size={36} radius={6} />}
                  title={nameOf(x, p.lang)}
                  on={p.view.to === x.id}
                  onTap={() => p.act.choose({ to: x.id })}
                />
              )}
            </For>
          </Half>
          <Plate
            open={p.view.open === "wish"}
            title={p.t("wish")}
            ok={p.t("ok")}
            onOk={() => p.setView({ open: null })}
          >
            <Field at={p.field("wish")} label={p.t("wish")} placeholder={p.t("wishDefault")} bare="body" line />
          </Plate>
        </>
      }
    >
      <Cells>
        <Cell
          title={p.t("whoGets")}
          value={to() ? nameOf(to()!, p.lang) : p.t("choosePerson")}
          tail={to() ? <Portrait of={to()!.id} size={30} radius={6} /> : undefined}
          onTap={() => p.act.people()}
        />
        <Cell title={p.t("wish")} value={p.view.wish || p.t("wishDefault")} onTap={() => p.act.editWish()} />
      </Cells>
      <HugeSum
        label={p.t("packetSum")}
        sum={p.view.sum}
        note={p.t(tooMuch() ? "packet-large" : "packetBack")}
        bad={tooMuch()}
      />
      <Said dim small pad>
        {p.t("packetOpens")}
      </Said>
    </Leaf>
  );
});
