import { balanceAccount } from "../../src/apps/alipay/accounts.ts";
import { priceOf } from "../../src/apps/alipay/features/cashier/deals.ts";
import { packages } from "../../src/apps/alipay/features/services/state.ts";
import alipay from "../../src/apps/alipay/index.ts";
import { accountOf, personBy } from "../../src/apps/alipay/people.ts";
import { defineTask } from "../../src/judge/define.ts";
import { outside } from "../../src/os/money/ledger.ts";
import { digitsOf } from "../../src/os/numbers.ts";
import { payBy, type Payee } from "../kit/alipay.ts";
import { moved, moving } from "../kit/money.ts";
import { nameOf } from "../kit/people.ts";

/** Put money on the phone of one of two people who are called nearly the same. */
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
    return { person, name: nameOf(person, say), cents: r.pick(packages) };
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
        const [one, ...others] = moved(before, after);
        return (
          others.length === 0 &&
          one?.from === balanceAccount &&
          one.to === outside("carrier") &&
          digitsOf(one.title) === numberOf(params.person) &&
          one.toCents === priceOf(params.cents)
        );
      },
    },
  ],
  allow: ({ os }, p) => [
    moving(os, { from: balanceAccount, to: outside("carrier"), toCents: priceOf(p.cents), category: "phone" }),
  ],

  oracle: async (o, { person, cents }) => {
    await o.open(alipay);
    await o.act(alipay, "main.phone");
    await o.act(alipay, "phone.people");
    await o.act(alipay, "phone.choose", { person });
    await o.act(alipay, "phone.package", { cents });
    await o.act(alipay, "phone.go");
    await payBy(o, "balance");
  },
});
const numberOf = (person: string): string => digitsOf(accountOf(personBy(person)!));
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
