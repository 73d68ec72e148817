import { createMemo } from "solid-js";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { Portrait } from "../../../../../ui/kit/portrait.tsx";
import { lastFour } from "../../../../../os/money/read.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells, PickCell, Said } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { HugeSum, SumPad } from "../../../looks/pads.tsx";
import { PersonMid } from "../../../looks/rows.tsx";
import { Half, Plate } from "../../../looks/sheet.tsx";
import { accountOf, halfHidden, masked, personBy } from "../../../people.ts";
import { typedCents, yuan } from "../../../sums.ts";
import { payeeName } from "../../cashier/deals.ts";
import { arrivals } from "../state.ts";

export default page("amount", (p) => {
  const name = createMemo(() => payeeName(p.state, p.params.payee, p.lang) ?? "—");
  const card = () => p.state.payees[p.params.payee];
  const note = () => {
    const person = personBy(p.params.payee);
    const saved = card();
    return person ? masked(accountOf(person)) : saved ? `${saved.bankName} (${lastFour(saved)})` : undefined;
  };
  const face = () => card()?.bank ?? p.params.payee;
  return (
    <Leaf
      ground="white"
      title={p.t("transferTo", { name: name() })}
      foot={
        <SumPad go={p.t("transfer")} can={p.can("go")} onKey={(key) => p.act.key({ key })} onGo={() => p.act.go()} />
      }
      overlays={
        <>
          <Half open={p.view.open === "arrival"} title={p.t("arrival")}>
            {arrivals.map((a) => (
              <PickCell
                title={p.t(`arrive_${a}`)}
                sub={p.t(`arrive_${a}_note`)}
                on={p.view.arrival === a}
                onTap={() => p.act.arrive({ arrival: a })}
              />
            ))}
          </Half>
          <Plate
            open={p.view.open === "note"}
            title={p.t("addNote")}
            ok={p.t("ok")}
            onOk={() => p.setView({ open: null })}
          >
            <Field at={p.field("note")} label={p.t("addNote")} placeholder={p.t("notePlaceholder")} bare="body" line />
          </Plate>
          <Plate
            open={p.view.open === "remind"}
            title={p.t("fraudTitle")}
            ok={p.t("fraudGoOn")}
            cancel={p.t("cancel")}
            onOk={() => p.act.goOn()}
          >
            <Said dim>{p.t("fraudText", { name: halfHidden(name()) })}</Said>
          </Plate>
          <Plate
            open={p.view.open === "large"}
            title={p.t("largeTitle", { sum: yuan(typedCents(p.view.sum) ?? 0) })}
            ok={p.t("confirm")}
            cancel={p.t("cancel")}
            disabled={!p.can("confirmName")}
            onOk={() => p.act.confirmName()}
          >
            <Said dim>{p.t("largeText", { name: halfHidden(name()) })}</Said>
            <Field
              at={p.field("name")}
              label={p.t("wholeName")}
              placeholder={p.t("wholeName")}
              caps="words"
              bare="body"
              line
            />
          </Plate>
        </>
      }
    >
      <PersonMid lead={<Portrait of={face()} size={48} radius={8} />} name={name()} note={note()} />
      <HugeSum label={p.t("transferSum")} sum={p.view.sum} />
      <Cells>
        <Cell title={p.t("addNote")} value={p.view.note || p.t("optional")} onTap={() => p.act.editNote()} />
        <Cell title={p.t("arrival")} value={p.t(`arrive_${p.view.arrival}`)} onTap={() => p.act.arrivals()} />
      </Cells>
    </Leaf>
  );
});
