import { Field } from "../../../../../ui/kit/fields.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { HugeSum, SumPad } from "../../../looks/pads.tsx";
import { Plate } from "../../../looks/sheet.tsx";

export default page("ask", (p) => (
  <Leaf
    ground="white"
    title={p.t("setSum")}
    foot={
      <SumPad go={p.t("confirm")} can={p.can("save")} onKey={(key) => p.act.key({ key })} onGo={() => p.act.save()} />
    }
    overlays={
      <Plate open={p.view.open === "note"} title={p.t("addNote")} ok={p.t("ok")} onOk={() => p.setView({ open: null })}>
        <Field at={p.field("note")} label={p.t("addNote")} placeholder={p.t("notePlaceholder")} bare="body" line />
      </Plate>
    }
  >
    <HugeSum label={p.t("receiveSum")} sum={p.view.sum} />
    <Cells>
      <Cell title={p.t("addNote")} value={p.view.note || p.t("optional")} onTap={() => p.act.editNote()} />
    </Cells>
  </Leaf>
));
