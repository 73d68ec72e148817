import { createMemo } from "solid-js";
import { Field } from "#ui/kit/fields.tsx";
import { Portrait } from "#ui/kit/portrait.tsx";
import { lastFour } from "#os/money/read.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, PickCell, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { AmountField, AmountKeypad } from "#apps/alipay/looks/keypads.tsx";
import { PersonHeader } from "#apps/alipay/looks/rows.tsx";
import { HalfSheet, Dialog } from "#apps/alipay/looks/sheet.tsx";
import { accountOf, maskName, maskNumber, findPerson } from "#apps/alipay/people.ts";
import { typedCents, yuan } from "#apps/alipay/sums.ts";
import { payeeName } from "../../cashier/deals.ts";
import { arrivals } from "../state.ts";

export default page("amount", (p) => {
  const name = createMemo(() => payeeName(p.state, p.params.payee, p.lang) ?? "—");
  const card = () => p.state.payees[p.params.payee];
  const note = () => {
    const person = findPerson(p.params.payee);
    const saved = card();
    return person ? maskNumber(accountOf(person)) : saved ? `${saved.bankName} (${lastFour(saved)})` : undefined;
  };
  const face = () => card()?.bank ?? p.params.payee;
  return (
    <PageFrame
      ground="white"
      title={p.t("transferTo", { name: name() })}
      footer={
        <AmountKeypad
          go={p.t("transfer")}
          can={p.can("go")}
          onKey={(key) => p.act.key({ key })}
          onGo={() => p.act.go()}
        />
      }
      overlays={
        <>
          <HalfSheet open={p.view.open === "arrival"} title={p.t("arrival")}>
            {arrivals.map((a) => (
              <PickCell
                title={p.t(`arrive_${a}`)}
                sub={p.t(`arrive_${a}_note`)}
                on={p.view.arrival === a}
                onTap={() => p.act.arrive({ arrival: a })}
              />
            ))}
          </HalfSheet>
          <Dialog
            open={p.view.open === "note"}
            title={p.t("addNote")}
            ok={p.t("ok")}
            onOk={() => p.setView({ open: null })}
          >
            <Field at={p.field("note")} label={p.t("addNote")} placeholder={p.t("notePlaceholder")} bare="body" line />
          </Dialog>
          <Dialog
            open={p.view.open === "remind"}
            title={p.t("fraudTitle")}
            ok={p.t("fraudGoOn")}
            cancel={p.t("cancel")}
            onOk={() => p.act.goOn()}
          >
            <Paragraph dim>{p.t("fraudText", { name: maskName(name()) })}</Paragraph>
          </Dialog>
          <Dialog
            open={p.view.open === "large"}
            title={p.t("largeTitle", { sum: yuan(typedCents(p.view.sum) ?? 0) })}
            ok={p.t("confirm")}
            cancel={p.t("cancel")}
            disabled={!p.can("confirmName")}
            onOk={() => p.act.confirmName()}
          >
            <Paragraph dim>{p.t("largeText", { name: maskName(name()) })}</Paragraph>
            <Field
              at={p.field("name")}
              label={p.t("wholeName")}
              placeholder={p.t("wholeName")}
              caps="words"
              bare="body"
              line
            />
          </Dialog>
        </>
      }
    >
      <PersonHeader lead={<Portrait of={face()} size={48} radius={8} />} name={name()} note={note()} />
      <AmountField label={p.t("transferSum")} sum={p.view.sum} />
      <Cells>
        <Cell title={p.t("addNote")} value={p.view.note || p.t("optional")} onTap={() => p.act.editNote()} />
        <Cell title={p.t("arrival")} value={p.t(`arrive_${p.view.arrival}`)} onTap={() => p.act.arrivals()} />
      </Cells>
    </PageFrame>
  );
});
