import { balanceAccount } from "../../src/apps/alipay/accounts.ts";
import alipay from "../../src/apps/alipay/index.ts";
import gallery from "../../src/apps/gallery/index.ts";
import { defineTask } from "../../src/judge/define.ts";
import { added } from "../../src/judge/paths.ts";
import { homes } from "../../src/os/files.ts";
import { outside } from "../../src/os/money/ledger.ts";
import { dayMs } from "../../src/state/civil.ts";
import { dayNumber } from "../../src/state/day.ts";
import scenes from "../../src/world/scenes/index.ts";
import {
  keySum,
  payBy,
  payTo,
  sentSince,
  talkedTo,
  toldOf,
  trustOnly,
  trustsNoOther,
  type Payee,
} from "../kit/alipay.ts";
import { file, folder } from "../kit/files.ts";
import { moved, moving } from "../kit/money.ts";
import { nameOf, pronouns } from "../kit/people.ts";
import { put } from "../kit/records.ts";
import { fullDate } from "../kit/words.ts";

/** Among pictures of receipts is the one of a day: half of its total goes to who has paid. */
export default defineTask({
  apps: [gallery, alipay],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L4",
  tags: ["image", "extract", "reasoning", "finance"],
  budget: 45,
  revision: 2,

  facts: async (world, r) => {
    const { rows } = await world.read(scenes.queries.described, { kind: "receipt" });
    const all = r
      .shuffle(rows)
      .map(({ id, facts }) => ({
        id,
        cents: Math.round(Number(facts["total"]) * 100),
        date: String(facts["date"]),
      }))
      // What cannot be halved is none.
      .filter(({ cents }) => cents % 2 === 0);
    return all.filter(({ date }, i) => all.findIndex((one) => one.date === date) === i).slice(0, r.int(3, 4));
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say, lang }, receipts) => {
    const [person, twin] = r.shuffle(r.pick(pairs));
    const which = r.int(0, receipts.length - 1);
    return {
      person: person!,
      twin: twin!,
      name: nameOf(person!, say),
      receipts,
      which,
      date: fullDate(dayNumber(receipts[which]!.date), lang),
      album: r.pick([say("Shared flat", "合租"), say("Bought together", "一起买的"), say("Spring trip", "春游")]),
      isKnown: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      (p) =>
        `My album "${p.album}" has photos of receipts. ${p.name} paid the one dated ${p.date}. Transfer ${pronouns(p.person).them} half of its total with {app.alipay}, from the balance and arriving right away, without a note.`,
      (p) =>
        `${p.name} paid a bill and we're splitting it. The receipt, dated ${p.date}, is a photo in my album "${p.album}". Send ${pronouns(p.person).them} my half on {app.alipay}: instant transfer from the balance, no note.`,
    ],
    zh: [
      (p) =>
        `手机相册“${p.album}”里有几张小票照片。${p.date}的那张是${p.name}付的钱：请用{app.alipay}从余额给${pronouns(p.person).zh}转合计金额的一半，实时到账，不写备注。`,
      (p) =>
        `${p.name}付了${p.date}那张小票的钱，照片在“${p.album}”相册里，我们俩平摊。请用{app.alipay}余额把合计的一半转过去，实时到账，不填备注。`,
    ],
  },
  setup: ({ os, alipay: state }, p, { now, say }) => {
    put(os.files, folder("file_shared", p.album, homes.pictures, now - dayMs));
    for (const [i, { id }] of p.receipts.entries())
      put(
        os.files,
        file(`file_shared${i}`, nameAt(i), "file_shared", now - (i + 1) * 3_600_000, { kind: "scene", scenes: [id] }),
      );
    for (const [i, person] of [p.person, p.twin].entries())
      talkedTo(state, person, say("I've put the receipts in the album", "小票我放进相册了"), now - (2 + i) * dayMs);
    trustOnly(state, p.person, p.isKnown);
  },
  checks: [
    {
      that: "this person was sent half of the total from the balance, once, and no other money moved",
      holds: ({ before, after, params }) => {
        const [one, ...others] = moved(before, after);
        return (
          others.length === 0 &&
          one?.kind === "transfer" &&
          one.from === balanceAccount &&
          one.to === outside(params.person) &&
          one.toCents === halfOf(params) &&
          sentSince(before, after).length === 1
        );
      },
    },
    {
      that: "nobody else is trusted now, and nobody less",
      keeps: true,
      holds: ({ before, after, params }) => trustsNoOther(before, after, params.person),
    },
    { that: "the photos are as they were", unchanged: ({ os }) => os.files },
  ],
  allow: ({ alipay: state, os }, p) => [
    moving(os, { from: balanceAccount, to: outside(p.person), toCents: halfOf(p), kind: "transfer" }),
    added(state.transfers, 1, { payee: p.person, cents: halfOf(p), note: "" }),
    ...toldOf(state, p.person),
    ...(p.isKnown ? [] : [state.trusted]),
  ],

  oracle: async (o, p) => {
    await o.open(gallery);
    await o.set(gallery, "main", { tab: "albums" });
    await o.act(gallery, "main.album", { id: "file_shared" });
    // One after the other, until the day is there.
    for (const [i, { date, cents }] of p.receipts.slice(0, p.which + 1).entries()) {
      o.reads([p.album], nameAt(i));
      await o.act(gallery, "album.open", { id: `file_shared${i}` });
      await o.seesIn(nameAt(i), date, (cents / 100).toFixed(2));
      await o.back();
    }
    o.reads([(p.receipts[p.which]!.cents / 100).toFixed(2)], (halfOf(p) / 100).toFixed(2));
    await payTo(o, p.person, p.name);
    await keySum(o, "amount", halfOf(p));
    await o.act(alipay, "amount.go");
    if (!p.isKnown) await o.act(alipay, "amount.goOn");
    await payBy(o, "balance");
  },
});
const nameAt = (i: number): string => `${i + 1}.jpg`;
const halfOf = (p: { readonly receipts: readonly { readonly cents: number }[]; readonly which: number }): number =>
  p.receipts[p.which]!.cents / 2;
const pairs: readonly (readonly [Payee, Payee])[] = [
  ["alex_renner", "alex_petrov"],
  ["anna_weber", "anna_webber"],
  ["mia", "leo"],
  ["finn", "leo"],
];
