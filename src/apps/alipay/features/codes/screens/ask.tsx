import { Field } from "#ui/kit/fields.tsx";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { AmountField, AmountKeypad } from "#apps/alipay/looks/keypads.tsx";
import { Dialog } from "#apps/alipay/looks/sheet.tsx";

export default page("ask", (p) => (
  <PageFrame
    ground="white"
    title={p.t("setSum")}
    footer={
      <AmountKeypad
        go={p.t("confirm")}
        can={p.can("save")}
        onKey={(key) => p.act.key({ key })}
        onGo={() => p.act.save()}
      />
    }
    overlays={
      <Dialog
        open={p.view.open === "note"}
        title={p.t("addNote")}
        ok={p.t("ok")}
        onOk={() => p.setView({ open: null })}
      >
        <Field at={p.field("note")} label={p.t("addNote")} placeholder={p.t("notePlaceholder")} bare="body" line />
      </Dialog>
    }
  >
    <AmountField label={p.t("receiveSum")} sum={p.view.sum} />
    <Cells>
      <Cell title={p.t("addNote")} value={p.view.note || p.t("optional")} onTap={() => p.act.editNote()} />
    </Cells>
  </PageFrame>
));
