import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { addedEntries } from "../kit/records.ts";
import { openTab } from "../kit/wechat-services.ts";

/** Add a company as an invoice title, and delete an old title with a similar name. */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "create", "delete"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const firm = r.pick(companies);
    return {
      title: say(...firm.title),
      old: say(...firm.old),
      oldId: `invoice_old${r.int(100, 999)}`,
      taxNo: `91330${r.int(100, 999)}MA${r.int(10, 99)}KLT${r.int(10, 99)}${r.pick(["X", "N", "W"])}`,
      bank: `${say("Orchard Bank", "果园银行")} 6217 ${r.int(1_000, 9_999)}`,
    };
  },
  instruction: {
    en: [
      (p) =>
        `Add a company invoice title on {app.wechat}: "${p.title}", tax number ${p.taxNo}, bank and account "${p.bank}". Then delete the old title "${p.old}".`,
    ],
    zh: [
      (p) =>
        `请在{app.wechat}添加一个单位发票抬头：“${p.title}”，税号 ${p.taxNo}，开户行及账号“${p.bank}”，然后删掉旧的抬头“${p.old}”。`,
    ],
  },
  setup: ({ wechat: state }, p) => {
    state.invoices[p.oldId] = {
      id: p.oldId,
      kind: "company",
      title: p.old,
      taxNo: p.taxNo.replace("91330", "91320"),
      bank: p.bank,
    };
  },
  checks: [
    {
      that: "there is one more title, of this company, with this number and this bank",
      holds: ({ before, after, params: p }) => {
        const [one, ...more] = addedEntries(before.wechat.invoices, after.wechat.invoices);
        return (
          more.length === 0 &&
          one?.kind === "company" &&
          one.title === p.title &&
          one.taxNo === p.taxNo &&
          one.bank === p.bank
        );
      },
    },
    { that: "the old one is gone", holds: ({ after, params }) => !Object.hasOwn(after.wechat.invoices, params.oldId) },
  ],
  allow: ({ wechat: state }, { oldId }) => [added(state.invoices), state.invoices[oldId]],

  oracle: async (o, p) => {
    await openTab(o, "me");
    await o.act(wechat, "main.myProfile");
    await o.act(wechat, "myProfile.invoices");
    await o.act(wechat, "invoices.openInvoice", { invoice: null });
    await o.type("title", p.title);
    await o.type("taxNo", p.taxNo);
    await o.type("bank", p.bank);
    await o.act(wechat, "invoice.save");
    await o.act(wechat, "invoices.openInvoice", { invoice: p.oldId });
    await o.act(wechat, "invoice.remove");
    await o.confirm();
  },
});
type LocalizedPair = readonly [en: string, zh: string];
const companies: readonly { readonly title: LocalizedPair; readonly old: LocalizedPair }[] = [
  { title: ["Kiln Lane Ceramics", "窑巷陶艺"], old: ["Kiln Lane Pottery", "窑巷陶器"] },
  { title: ["Gull & Anchor Prints", "海鸥与锚印务"], old: ["Gull Prints", "海鸥印务"] },
  { title: ["Harbor Studio North", "海港工作室北区"], old: ["Harbor Studio East", "海港工作室东区"] },
  { title: ["Ropewalk Interiors", "绳道室内设计"], old: ["Ropewalk Furniture", "绳道家具"] },
];
