import { balanceAccount } from "#apps/alipay/accounts.ts";
import alipay from "#apps/alipay/index.ts";
import gallery from "#apps/gallery/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { standardFolders } from "#os/files.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { dayMs } from "#state/civil.ts";
import { dayNumber } from "#state/day.ts";
import scenes from "#world/scenes/index.ts";
import {
  typeAmount,
  payByTouch,
  startTransfer,
  newTransfers,
  addPastChat,
  allowTransferMessage,
  setTrusted,
  isOtherTrustUnchanged,
  type Payee,
} from "../kit/alipay.ts";
import { file, folder } from "../kit/files.ts";
import { newEntries, allowEntries } from "../kit/money.ts";
import { personName, pronouns } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";
import { formatFullDate } from "../kit/phrases.ts";

/** Find the receipt of a day among pictures and transfer half of its total to the person who paid. */
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
      // Keeps only totals that can be halved.
      .filter(({ cents }) => cents % 2 === 0);
    return all.filter(({ date }, i) => all.findIndex((one) => one.date === date) === i).slice(0, r.int(3, 4));
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say, lang }, receipts) => {
    const [person, twin] = r.shuffle(r.pick(similarPayees));
    const which = r.int(0, receipts.length - 1);
    return {
      person: person!,
      twin: twin!,
      name: personName(person!, say),
      receipts,
      which,
      date: formatFullDate(dayNumber(receipts[which]!.date), lang),
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
    addEntries(os.files, folder("file_shared", p.album, standardFolders.pictures, now - dayMs));
    for (const [i, { id }] of p.receipts.entries())
      addEntries(
        os.files,
        file(`file_shared${i}`, pictureName(i), "file_shared", now - (i + 1) * 3_600_000, {
          kind: "scene",
          scenes: [id],
        }),
      );
    for (const [i, person] of [p.person, p.twin].entries())
      addPastChat(state, person, say("I've put the receipts in the album", "小票我放进相册了"), now - (2 + i) * dayMs);
    setTrusted(state, p.person, p.isKnown);
  },
  checks: [
    {
      that: "this person was sent half of the total from the balance, once, and no other money moved",
      holds: ({ before, after, params }) => {
        const [one, ...others] = newEntries(before, after);
        return (
          others.length === 0 &&
          one?.kind === "transfer" &&
          one.from === balanceAccount &&
          one.to === outsideAccountId(params.person) &&
          one.toCents === halfOfReceipt(params) &&
          newTransfers(before, after).length === 1
        );
      },
    },
    {
      that: "nobody else is trusted now, and nobody less",
      keeps: true,
      holds: ({ before, after, params }) => isOtherTrustUnchanged(before, after, params.person),
    },
    { that: "the photos are as they were", unchanged: ({ os }) => os.files },
  ],
  allow: ({ alipay: state, os }, p) => [
    allowEntries(os, {
      from: balanceAccount,
      to: outsideAccountId(p.person),
      toCents: halfOfReceipt(p),
      kind: "transfer",
    }),
    added(state.transfers, 1, { payee: p.person, cents: halfOfReceipt(p), note: "" }),
    ...allowTransferMessage(state, p.person),
    ...(p.isKnown ? [] : [state.trusted]),
  ],

  oracle: async (o, p) => {
    await o.open(gallery);
    await o.set(gallery, "main", { tab: "albums" });
    await o.act(gallery, "main.album", { id: "file_shared" });
    // Opens one picture after another until the receipt has the right date.
    for (const [i, { date, cents }] of p.receipts.slice(0, p.which + 1).entries()) {
      o.reads([p.album], pictureName(i));
      await o.act(gallery, "album.open", { id: `file_shared${i}` });
      await o.seesIn(pictureName(i), date, (cents / 100).toFixed(2));
      await o.back();
    }
    o.reads([(p.receipts[p.which]!.cents / 100).toFixed(2)], (halfOfReceipt(p) / 100).toFixed(2));
    await startTransfer(o, p.person, p.name);
    await typeAmount(o, "amount", halfOfReceipt(p));
    await o.act(alipay, "amount.go");
    if (!p.isKnown) await o.act(alipay, "amount.goOn");
    await payByTouch(o, "balance");
  },
});
const pictureName = (i: number): string => `${i + 1}.jpg`;
const halfOfReceipt = (p: {
  readonly receipts: readonly { readonly cents: number }[];
  readonly which: number;
}): number => p.receipts[p.which]!.cents / 2;
const similarPayees: readonly (readonly [Payee, Payee])[] = [
  ["alex_renner", "alex_petrov"],
  ["anna_weber", "anna_webber"],
  ["mia", "leo"],
  ["finn", "leo"],
];
