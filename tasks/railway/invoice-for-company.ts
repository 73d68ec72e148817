import railway from "#apps/railway/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { addedEntries } from "../kit/records.ts";

/**
 * Request an invoice for the trip of one of two travelers. The invoice is for a company that is not saved as an invoice
 * title yet.
 */
export default defineTask({
  apps: [railway],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["nav", "create"],
  budget: 45,
  revision: 2,

  params: (r, { railway: state }, { say }) => {
    const ticket = r.pick(["ticket_s11", "ticket_s21", "ticket_s22"] as const);
    const { name, to, passenger } = state.tickets[ticket]!;
    const firm = r.pick([
      { company: say("Harbor Studio Ltd", "海港工作室有限公司"), domain: "harbor" },
      { company: say("Lumen Optics Ltd", "流明光学有限公司"), domain: "lumen" },
      { company: say("Maple Press Ltd", "枫叶出版有限公司"), domain: "maple" },
      { company: say("Tideway Foods Ltd", "潮路食品有限公司"), domain: "tideway" },
    ]);
    return {
      ticket,
      name,
      to: say(to.en, to.zh),
      // The instruction says "my" for the owner of the phone.
      own: passenger === "passenger_s1",
      company: firm.company,
      taxNumber: `91310115MA${r.int(1000, 9999)}${r.pick(["X", "K", "Q", "T"])}${r.int(100, 999)}`,
      email: `${r.pick(["accounts", "invoices", "office", "books"])}@${firm.domain}.example`,
    };
  },
  instruction: {
    en: [
      (p) =>
        `Request an invoice in {app.railway} for ${p.own ? "my" : `${p.name}'s`} past train trip to ${p.to}: company "${p.company}", tax number ${p.taxNumber}, sent to ${p.email}. Don't change my default invoice title or my own email.`,
      (p) =>
        `I need an invoice in {app.railway} for the train trip ${p.own ? "I" : p.name} took to ${p.to}. It's for the company "${p.company}" with tax number ${p.taxNumber} and should go to ${p.email}. Leave my default title and the account's email alone.`,
    ],
    zh: [
      (p) =>
        `请在{app.railway}为${p.own ? "我" : p.name}去${p.to}的那张已出行车票开发票：抬头为企业“${p.company}”，税号 ${p.taxNumber}，发送到 ${p.email}。默认抬头和账号邮箱保持不变。`,
      (p) =>
        `${p.own ? "我" : p.name}之前坐火车去${p.to}的车票需要发票。请在{app.railway}里开具，企业抬头“${p.company}”，税号 ${p.taxNumber}，邮箱 ${p.email}；不要改动默认抬头和账号邮箱。`,
    ],
  },
  setup: ({ railway: state }) => {
    state.prefs.orders = false;
  },
  checks: [
    { that: "there is exactly one new invoice", oneNew: ({ railway: state }) => state.invoices },
    {
      that: "it is for this ticket, to this company, and goes to this address",
      holds: ({ before, after, params }) =>
        addedEntries(before.railway.invoices, after.railway.invoices).some(
          (one) =>
            one.ticket === params.ticket &&
            one.title === params.company &&
            one.taxNumber === params.taxNumber &&
            one.email === params.email,
        ),
    },
    {
      that: "one title was added, and the default is what it was",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.railway.headers, after.railway.headers);
        return (
          all.length === 1 &&
          all[0]!.headerKind === "company" &&
          all[0]!.title === params.company &&
          all[0]!.taxNumber === params.taxNumber &&
          after.railway.mainHeader === before.railway.mainHeader
        );
      },
    },
  ],
  allow: ({ railway: state }) => [added(state.invoices), added(state.headers)],

  oracle: async (o, p) => {
    await o.open(railway);
    await o.act(railway, "home.invoices");
    await o.act(railway, "invoices.issue", { ticket: p.ticket });
    await o.act(railway, "invoiceForm.addHeader");
    await o.act(railway, "header.pickKind", { headerKind: "company" });
    await o.type("title", p.company);
    await o.type("taxNumber", p.taxNumber);
    await o.act(railway, "header.save");
    const headers = Object.values((await o.state()).railway.headers);
    await o.act(railway, "invoiceForm.pickHeader", { header: headers.find(({ title }) => title === p.company)!.id });
    await o.type("email", p.email);
    await o.act(railway, "invoiceForm.issue");
  },
});
