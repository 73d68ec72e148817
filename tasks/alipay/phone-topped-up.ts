import { balanceAccount } from "#apps/alipay/accounts.ts";
import { packagePriceCents } from "#apps/alipay/features/cashier/deals.ts";
import { packages } from "#apps/alipay/features/services/state.ts";
import alipay from "#apps/alipay/index.ts";
import { accountOf, findPerson } from "#apps/alipay/people.ts";
import { defineTask } from "#judge/define.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { normalizeNumber } from "#os/phone-numbers.ts";
import { payByTouch, type Payee } from "../kit/alipay.ts";
import { newEntries, allowEntries } from "../kit/money.ts";
import { personName } from "../kit/people.ts";

/** Top up the phone of one of two people with similar names. */
export default defineTask({
  apps: [alipay],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "finance", "social"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const person = r.pick(people);
    return { person, name: personName(person, say), cents: r.pick(packages) };
  },
  instruction: {
    en: [
      ({ name, cents }) => `Top up ${name}'s mobile with ${cents / 100} yuan on {app.alipay} and pay from the balance.`,
    ],
    zh: [({ name, cents }) => `请在{app.alipay}里给${name}的手机充值 ${cents / 100} 元话费，用余额付款。`],
  },
  checks: [
    {
      that: "the balance has paid for this number and this much, once, and no other money moved",
      holds: ({ before, after, params }) => {
        const [one, ...others] = newEntries(before, after);
        return (
          others.length === 0 &&
          one?.from === balanceAccount &&
          one.to === outsideAccountId("carrier") &&
          normalizeNumber(one.title) === phoneNumber(params.person) &&
          one.toCents === packagePriceCents(params.cents)
        );
      },
    },
  ],
  allow: ({ os }, p) => [
    allowEntries(os, {
      from: balanceAccount,
      to: outsideAccountId("carrier"),
      toCents: packagePriceCents(p.cents),
      category: "phone",
    }),
  ],

  oracle: async (o, { person, cents }) => {
    await o.open(alipay);
    await o.act(alipay, "main.phone");
    await o.act(alipay, "phone.people");
    await o.act(alipay, "phone.choose", { person });
    await o.act(alipay, "phone.package", { cents });
    await o.act(alipay, "phone.go");
    await payByTouch(o, "balance");
  },
});
const phoneNumber = (person: string): string => normalizeNumber(accountOf(findPerson(person)!));
const people: readonly Payee[] = [
  "alex_renner",
  "alex_petrov",
  "anna_weber",
  "anna_webber",
  "mia",
  "leo",
  "finn",
  "mum",
  "dad",
];
