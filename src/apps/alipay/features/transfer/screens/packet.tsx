import { For } from "solid-js";
import { Field } from "#ui/kit/fields.tsx";
import { Portrait } from "#ui/kit/portrait.tsx";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, PickCell, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { HeaderLink, PageFrame } from "#apps/alipay/looks/page.tsx";
import { AmountField, AmountKeypad } from "#apps/alipay/looks/keypads.tsx";
import { HalfSheet, Dialog } from "#apps/alipay/looks/sheet.tsx";
import { nameOf, people, findPerson } from "#apps/alipay/people.ts";
import { typedCents } from "#apps/alipay/sums.ts";
import { maxPacketCents } from "../../cashier/deals.ts";

export default page("packet", (p) => {
  const to = () => (p.view.to === null ? null : findPerson(p.view.to));
  const tooMuch = () => (typedCents(p.view.sum) ?? 0) > maxPacketCents;
  return (
    <PageFrame
      title={p.t("packet")}
      right={<HeaderLink label={p.t("records")} onTap={() => p.act.packets()} />}
      footer={
        <AmountKeypad
          go={p.t("giveMoney")}
          can={p.can("give") && !tooMuch()}
          onKey={(key) => p.act.key({ key })}
          onGo={() => p.act.give()}
        />
      }
      overlays={
        <>
          <HalfSheet open={p.view.open === "person"} title={p.t("whoGets")}>
            <For each={people}>
              {(x) => (
                <PickCell
                  leading={<Portrait of={x.id} size={36} radius={6} />}
                  title={nameOf(x, p.lang)}
                  on={p.view.to === x.id}
                  onTap={() => p.act.choose({ to: x.id })}
                />
              )}
            </For>
          </HalfSheet>
          <Dialog
            open={p.view.open === "wish"}
            title={p.t("wish")}
            ok={p.t("ok")}
            onOk={() => p.setView({ open: null })}
          >
            <Field at={p.field("wish")} label={p.t("wish")} placeholder={p.t("wishDefault")} bare="body" line />
          </Dialog>
        </>
      }
    >
      <Cells>
        <Cell
          title={p.t("whoGets")}
          value={to() ? nameOf(to()!, p.lang) : p.t("choosePerson")}
          trailing={to() ? <Portrait of={to()!.id} size={30} radius={6} /> : undefined}
          onTap={() => p.act.people()}
        />
        <Cell title={p.t("wish")} value={p.view.wish || p.t("wishDefault")} onTap={() => p.act.editWish()} />
      </Cells>
      <AmountField
        label={p.t("packetSum")}
        sum={p.view.sum}
        note={p.t(tooMuch() ? "packet-large" : "packetBack")}
        bad={tooMuch()}
      />
      <Paragraph dim small pad>
        {p.t("packetOpens")}
      </Paragraph>
    </PageFrame>
  );
});
