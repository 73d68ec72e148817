import none from "@material-symbols/svg-400/rounded/receipt_long.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { Field } from "#ui/kit/fields.tsx";
import { findMoneyEntry, documentNumber } from "#os/money/read.ts";
import { momentText } from "#os/format.ts";
import { balanceAccount, creditAccount, escrowAccount, fundAccount, signOf } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, SwitchRow, Panel, Pills, LinkButton } from "#apps/alipay/looks/cells.tsx";
import { OptionGrid } from "#apps/alipay/looks/month.tsx";
import { PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { LabeledValue, AmountHeader } from "#apps/alipay/looks/rows.tsx";
import { HalfSheet, Dialog } from "#apps/alipay/looks/sheet.tsx";
import { findPerson } from "#apps/alipay/people.ts";
import { categoryOf, isCounted } from "../queries.ts";
import { categories } from "../state.ts";
import { BillPicture, kindText, signedAmountText } from "./parts/bill.tsx";

export default page("bill", (p) => {
  const entry = createMemo(() => findMoneyEntry(p.os, p.params.id));
  const mark = () => p.state.marks[p.params.id];
  const account = (id: string): string => {
    if (id === balanceAccount) return p.t("balance");
    if (id === fundAccount) return p.t("yuebao");
    if (id === creditAccount) return p.t("credit");
    if (id === escrowAccount) return p.t("escrow");
    const card = Object.values(p.os.money.cards).find((c) => c.account === id);
    return card ? `${card.bank} (${card.number.slice(-4)})` : "";
  };
  const refunds = createMemo(() => Object.values(p.os.money.entries).filter((e) => e.refunds === p.params.id));
  const person = () => (entry()?.party ? findPerson(entry()!.party!) : null);
  const tags = () => mark()?.tags ?? [];
  return (
    <PageFrame
      title={p.t("billDetail")}
      overlays={
        <>
          <Dialog
            open={p.view.open === "note"}
            title={p.t("note")}
            ok={p.t("save")}
            cancel={p.t("cancel")}
            onOk={() => p.act.note()}
          >
            <Field at={p.field("note")} label={p.t("note")} placeholder={p.t("noteHint")} bare="body" line />
          </Dialog>
          <HalfSheet open={p.view.open === "tags"} title={p.t("tags")}>
            <Pills
              as="wrap"
              options={p.state.tags.map((tag) => ({
                id: tag,
                label: tags().includes(tag) ? `✓ ${tag}` : tag,
                name: tag,
              }))}
              chosen={null}
              onPick={(tag) => p.act.tag({ tag })}
            />
            <Cells>
              <div class="cell">
                <Field
                  at={p.field("tag")}
                  label={p.t("newTag")}
                  placeholder={p.t("newTag")}
                  bare="body"
                  line
                  onEnter={() => p.act.newTag()}
                />
                <LinkButton label={p.t("addTag")} disabled={!p.can("newTag")} onTap={() => p.act.newTag()} />
              </div>
            </Cells>
            <For each={p.state.tags.slice(0, 6)}>
              {(tag) => <LinkButton label={p.t("forgetTag", { tag })} onTap={() => p.act.forgetTag({ tag })} />}
            </For>
          </HalfSheet>
          <HalfSheet open={p.view.open === "category"} title={p.t("category")}>
            <OptionGrid
              options={[
                { id: "none", label: p.t("asGiven") },
                ...categories.map((id) => ({ id: id as string, label: p.t(`cat_${id}`) })),
              ]}
              chosen={mark()?.category ?? "none"}
              onPick={(id) => p.act.sort({ category: id === "none" ? null : (id as "food") })}
            />
          </HalfSheet>
        </>
      }
    >
      <Show when={entry()} fallback={<EmptyState icon={none} text={p.t("bill-missing")} />}>
        {(e) => (
          <>
            <AmountHeader
              lead={<BillPicture at={p} entry={e()} />}
              above={e().title}
              sum={signedAmountText(p, e())}
              tone={signOf(p.os, e()) === 1 ? "orange" : undefined}
              below={p.t(e().kind === "refund" ? "refundDone" : "dealDone")}
            />
            <Panel>
              <LabeledValue name={p.t("kind")} value={kindText(p, e())} />
              <Show when={account(e().from) !== ""}>
                <LabeledValue name={p.t("paidFrom")} value={account(e().from)} />
              </Show>
              <Show when={account(e().to) !== ""}>
                <LabeledValue name={p.t("paidTo")} value={account(e().to)} />
              </Show>
              <LabeledValue name={p.t("madeAt")} value={momentText(e().at, p.os, p.now)} />
              <Show when={e().order}>
                {(order) => (
                  <LabeledValue name={p.t("orderNumber")} value={documentNumber(order(), e().at, p.offsetMin)} />
                )}
              </Show>
              <LabeledValue name={p.t("billNumber")} value={documentNumber(e().id, e().at, p.offsetMin)} />
            </Panel>
            <Show when={refunds().length > 0}>
              <Cells title={p.t("refund")}>
                <For each={refunds()}>
                  {(r) => (
                    <Cell
                      title={momentText(r.at, p.os, p.now)}
                      value={signedAmountText(p, r)}
                      onTap={() => p.act.paid({ id: r.id })}
                    />
                  )}
                </For>
              </Cells>
            </Show>
            <Show when={e().refunds}>
              {(id) => (
                <Cells>
                  <Cell title={p.t("refundOf")} onTap={() => p.act.paid({ id: id() })} />
                </Cells>
              )}
            </Show>
            <Cells title={p.t("manage")}>
              <Cell
                title={p.t("category")}
                value={categoryOf(p.state, e()) ? p.t(`cat_${categoryOf(p.state, e())!}`) : p.t("other")}
                onTap={() => p.act.categories()}
              />
              <Cell
                title={p.t("tags")}
                value={tags().join(p.lang === "en" ? ", " : "、") || p.t("addTag")}
                onTap={() => p.act.tags()}
              />
              <Cell title={p.t("note")} value={mark()?.note || p.t("addTag")} onTap={() => p.act.editNote()} />
              <SwitchRow
                title={p.t("counts")}
                sub={p.t("countsNote")}
                on={isCounted(p.state, e())}
                onTap={() => p.act.count()}
              />
            </Cells>
            <Show when={e().party}>
              {(party) => (
                <Cells>
                  <Cell title={p.t("allWith", { name: e().title })} onTap={() => p.act.party({ party: party() })} />
                  <Show when={person()}>
                    {(x) => <Cell title={p.t("sendAgain")} onTap={() => p.act.again({ person: x().id as "mum" })} />}
                  </Show>
                </Cells>
              )}
            </Show>
          </>
        )}
      </Show>
    </PageFrame>
  );
});
