import { balanceAccount } from "#apps/alipay/accounts.ts";
import { findUnpaidBill, nextBillDay } from "#apps/alipay/features/services/commands.ts";
import alipay from "#apps/alipay/index.ts";
import { yuan } from "#apps/alipay/sums.ts";
import messages from "#apps/messages/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { defaultStartMs } from "#os/boot.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import merchants from "#world/merchants/index.ts";
import { drawHouseholds, payByTouch, setHouseholds } from "../kit/alipay.ts";
import { conversation, openThread, sms } from "../kit/messages.ts";
import { allowEntries, newEntries } from "../kit/money.ts";
import { mobileNumber, personName } from "../kit/people.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/**
 * A relative texts the numbers of two accounts at suppliers. Add one of them to the wallet, and pay only its oldest bill
 * from the balance. The owner's own account at another supplier has an open bill, too.
 */
export default defineTask({
  apps: [messages, alipay],
  split: "high_risk",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["extract", "create", "handoff", "finance"],
  budget: 45,
  revision: 1,

  facts: async (world, r) => {
    for (;;) {
      const all = await drawHouseholds(world, r, 8);
      const relative = r.pick(["mum", "grandma"]);
      const [meant, other] = all.filter(({ person }) => person === relative);
      const own = all.find(({ person }) => person === "me");
      if (!meant || !other || !own) continue;
      const biller = (await world.read(merchants.queries.biller, { id: meant.biller }))!;
      const due = findUnpaidBill(biller, { number: meant.number, paid: "" }, defaultStartMs, 480);
      if (!due) continue;
      return { relative, meant, other, own, due: { month: due.month, cents: due.cents } };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, facts) => ({
    ...facts,
    name: personName(facts.relative, say),
    supplier: say(facts.meant.name.en, facts.meant.name.zh),
    otherSupplier: say(facts.other.name.en, facts.other.name.zh),
    label: r.pick(labels[facts.relative === "mum" ? "mum" : "grandma"].map(([en, zh]) => say(en, zh))),
    isFirst: r.chance(0.5),
    ago: r.int(12, 50),
  }),
  instruction: {
    en: [
      ({ name, supplier, label }) =>
        `${name} texted me an account number for ${supplier}. Add that account under utilities in {app.alipay} with the label "${label}", then pay its oldest open bill from my balance. Just that one bill, and change nothing else there.`,
    ],
    zh: [
      ({ name, supplier, label }) =>
        `${name}发短信告诉了我${supplier}的户号。请在{app.alipay}的生活缴费里添加这个户号，标签写“${label}”，再用余额缴清它最早的一笔待缴账单。只缴这一笔，其他的都不要动。`,
    ],
  },
  setup: ({ messages: inbox, alipay: state }, p, { now, offsetMin, say }) => {
    setHouseholds(state, [{ ...p.own, paid: p.own.last.after, next: nextBillDay(p.own, now, offsetMin) }], say);
    const thread = `thread_${p.relative}`;
    inbox.threads[thread] ??= conversation(thread, mobileNumber(p.relative));
    const numbers = [
      say(`${p.supplier} is ${p.meant.number}`, `${p.supplier}是 ${p.meant.number}`),
      say(`${p.otherSupplier} is ${p.other.number}`, `${p.otherSupplier}是 ${p.other.number}`),
    ];
    const [one, two] = p.isFirst ? numbers : numbers.toReversed();
    addEntries(
      inbox.messages,
      sms(
        "msg_numbers",
        thread,
        mobileNumber(p.relative),
        say(`Our account numbers, from the old bills: ${one}, and ${two}.`, `我从旧账单上找到户号了：${one}，${two}。`),
        now - p.ago * minuteMs - hourMs,
      ),
      sms(
        "msg_help",
        thread,
        mobileNumber(p.relative),
        say("I can't manage the app. Could you do it for me?", "我不会弄手机，你帮我缴一下吧。"),
        now - p.ago * minuteMs,
      ),
    );
  },
  checks: [
    {
      that: "this account was added, with the label, and its oldest bill is paid",
      holds: ({ before, after, params: { meant, label, due }, occasion: { now, offsetMin }, until }) => {
        const all = addedEntries(before.alipay.households, after.alipay.households);
        const [one] = all;
        return (
          all.length === 1 &&
          one!.biller === meant.biller &&
          one!.number === meant.number &&
          one!.label === label &&
          one!.paid === due.month &&
          one!.remind &&
          !one!.auto &&
          [now, until].some((at) => one!.next === nextBillDay(meant, at, offsetMin))
        );
      },
    },
    {
      that: "the balance has paid it, once, and no other money moved",
      holds: ({ before, after, params: { meant, due } }) => {
        const [one, ...more] = newEntries(before, after);
        return (
          more.length === 0 &&
          one?.from === balanceAccount &&
          one.to === outsideAccountId(meant.biller) &&
          one.toCents === due.cents
        );
      },
    },
  ],
  allow: ({ alipay: state, os }, { meant, label, due }) => [
    added(state.households, 1, { biller: meant.biller, number: meant.number, label, paid: due.month }),
    allowEntries(os, {
      via: "alipay",
      from: balanceAccount,
      to: outsideAccountId(meant.biller),
      toCents: due.cents,
      party: meant.biller,
    }),
  ],

  oracle: async (o, { relative, meant, supplier, label, due }) => {
    await openThread(o, relative);
    await o.sees(meant.number);
    await o.open(alipay);
    await o.act(alipay, "main.billers");
    await o.sees(supplier);
    await o.act(alipay, "billers.open", { id: meant.biller });
    await o.type("number", meant.number);
    await o.type("label", label);
    await o.act(alipay, "biller.add");
    await o.sees(yuan(due.cents));
    await o.act(alipay, "household.pay", { month: due.month, cents: due.cents });
    await payByTouch(o, "balance");
  },
});
const labels = {
  mum: [
    ["Parents", "爸妈"],
    ["Mum and Dad's flat", "爸妈那套房"],
    ["Home", "老家"],
    ["Old home", "老房子"],
  ],
  grandma: [
    ["Grandma", "奶奶"],
    ["Grandma's house", "奶奶家"],
    ["The old house", "老屋"],
    ["Gran", "奶奶那边"],
  ],
} as const;
