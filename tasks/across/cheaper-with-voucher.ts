import bilibili from "#apps/bilibili/index.ts";
import { plans as watchPlans } from "#apps/bilibili/features/shop/catalogue.ts";
import { priceText } from "#apps/bilibili/format.ts";
import messages from "#apps/messages/index.ts";
import notes from "#apps/notes/index.ts";
import { plans as readPlans } from "#apps/weread/features/wallet/state.ts";
import weread from "#apps/weread/index.ts";
import { number } from "#judge/answers.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { minuteMs } from "#state/civil.ts";
import { conversation, openThread, sms } from "../kit/messages.ts";
import { newNotesArePlain, onlyNewNoteHasAmount, writeNote } from "../kit/notes.ts";
import { mobileNumber, personName } from "../kit/people.ts";
import { fillIn } from "../kit/phrases.ts";
import { addEntries } from "../kit/records.ts";
import { textingFriends } from "../kit/social-across.ts";
import type { Localized } from "../kit/social.ts";

/**
 * A friend texts two vouchers. Compare the memberships of two apps for the same time with these vouchers, and note the
 * cheaper price under the title that belongs to it.
 */
export default defineTask({
  apps: [messages, weread, bilibili, notes],
  split: "test",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "reasoning", "create", "finance"],
  budget: 60,
  revision: 1,

  params: (r, _phone, { say }) => {
    const friend = r.pick(textingFriends);
    const length = r.pick(["month", "quarter", "year"] as const);
    const [read, watch] = [readPlans[length].cents, watchPlans[length].cents];
    const most = Math.min(read, watch) / 100 - 3;
    const readOff = r.int(2, Math.min(16, most));
    const watchOff = r.pick(
      Array.from({ length: 38 }, (_, n) => n + 2).filter(
        (n) => n < watch / 100 - 2 && n !== readOff && Math.abs(watch - n * 100 - (read - readOff * 100)) >= 200,
      ),
    );
    const [readCents, watchCents] = [read - readOff * 100, watch - watchOff * 100];
    const [readTitle, watchTitle] = r.pick(titles).map((one) => say(...one));
    return {
      friend,
      name: personName(friend, say),
      length,
      told: say(...lengths[length]),
      readOff,
      watchOff,
      readTitle: readTitle!,
      watchTitle: watchTitle!,
      title: readCents < watchCents ? readTitle! : watchTitle!,
      cents: Math.min(readCents, watchCents),
      difference: Math.abs(readCents - watchCents) / 100,
      vouchers: say(...r.pick(texts))
        .replace("{read}", String(readOff))
        .replace("{watch}", String(watchOff)),
    };
  },
  instruction: {
    en: [
      ({ name, told, readTitle, watchTitle }) =>
        `${name} texted me two vouchers, each for money off. I'll get just one membership for ${told}: {app.weread}'s or {app.bilibili}'s Premium, whichever costs less with its voucher. Compare the two, and make a note with only that final price in yuan, with two decimals. Title it "${readTitle}" if it's {app.weread}, or "${watchTitle}" if it's {app.bilibili}. Also tell me how many yuan cheaper it is than the other. ${fillIn.en} Don't order anything yet.`,
      ({ name, told, readTitle, watchTitle }) =>
        `Which is cheaper for ${told} with the vouchers from ${name}'s text: the {app.weread} membership or {app.bilibili} Premium? Write its price after the voucher (yuan, two decimals, nothing else) in a new note, called "${readTitle}" if {app.weread} wins and "${watchTitle}" if {app.bilibili} does. I'd like to know the difference in yuan between the two prices, too. ${fillIn.en} I'll buy it myself later.`,
    ],
    zh: [
      ({ name, told, readTitle, watchTitle }) =>
        `${name}发短信给了我两张优惠券，都是立减。我只想开${told}会员：{app.weread}的会员卡或者{app.bilibili}的大会员，用券之后哪个便宜就开哪个。请比一比，新建一条备忘录，正文只写便宜的那个券后价（元，保留两位小数）；如果是{app.weread}，标题写“${readTitle}”，如果是{app.bilibili}，标题写“${watchTitle}”。另外，两者相差多少元？${fillIn.zh}先不要下单。`,
      ({ name, told, readTitle, watchTitle }) =>
        `帮我算算：用上${name}短信里的两张券，{app.weread}和{app.bilibili}${told}会员哪个更便宜？把更便宜的那个用券后的价格记到新备忘录里，正文只要金额，单位元、两位小数，标题按情况写：{app.weread}便宜就写“${readTitle}”，{app.bilibili}便宜就写“${watchTitle}”。再告诉我差价是多少元。${fillIn.zh}会员我自己去买。`,
    ],
  },
  setup: ({ messages: inbox }, p, { now }) => {
    const thread = `thread_${p.friend}`;
    inbox.threads[thread] ??= conversation(thread, mobileNumber(p.friend));
    addEntries(inbox.messages, sms("msg_vouchers", thread, mobileNumber(p.friend), p.vouchers, now - 80 * minuteMs));
  },
  checks: [
    {
      that: "one new note has the lower price and nothing else, under the title that belongs to it",
      holds: ({ before, after, params }) => onlyNewNoteHasAmount({ before, after }, params.title, params.cents),
    },
    newNotesArePlain,
    {
      that: "nothing was ordered",
      unchanged: ({ weread: reading, bilibili: watching }) => [reading.orders, watching.orders],
    },
  ],
  allow: ({ notes: state }) => [added(state.notes)],
  answer: {
    fields: (_, say) => ({
      difference: number(
        say("Difference", "差价"),
        say("Yuan, without the sign: the dearer price minus the cheaper one", "元，只填数字：贵的减去便宜的"),
      ),
    }),
    expected: ({ params }) => ({ difference: params.difference }),
  },

  oracle: async (o, p) => {
    await openThread(o, p.friend);
    await o.sees(p.vouchers);
    await o.open(weread);
    await o.act(weread, "home.goMe");
    await o.act(weread, "me.membership");
    const read = `¥${(readPlans[p.length].cents / 100).toFixed(2)}`;
    await o.sees(read);
    await o.open(bilibili);
    await o.act(bilibili, "home.goMe");
    await o.act(bilibili, "me.membership");
    const watch = priceText(watchPlans[p.length].cents);
    await o.sees(watch);
    const price = (p.cents / 100).toFixed(2);
    o.reads([p.vouchers, read, watch], price, p.difference);
    await writeNote(o, p.title, price);
    await o.answer({ difference: p.difference });
  },
});
const lengths: Readonly<Record<"month" | "quarter" | "year", Localized>> = {
  month: ["one month", "一个月的"],
  quarter: ["three months", "三个月的"],
  year: ["twelve months", "一年的"],
};
const titles: readonly (readonly [Localized, Localized])[] = [
  [
    ["Reading it is", "看书去"],
    ["Videos it is", "看视频去"],
  ],
  [
    ["Books win", "书赢了"],
    ["Videos win", "视频赢了"],
  ],
  [
    ["Membership: books", "会员：读书"],
    ["Membership: videos", "会员：视频"],
  ],
];
const texts: readonly Localized[] = [
  [
    "Two vouchers I don't need: ¥{read} off a membership for books and ¥{watch} off one for videos, however long.",
    "有两张券我用不上，送你：看书的会员立减 {read} 元，看视频的会员立减 {watch} 元，时长不限。",
  ],
  [
    "Take these before they expire. Membership of your video app: ¥{watch} off. Of your reading app: ¥{read} off. Any length.",
    "快过期了，你拿去用：视频会员减 {watch} 元，读书会员减 {read} 元，多长时间的都能用。",
  ],
  [
    "Got these at work and can't use them: the video membership gets ¥{watch} cheaper, the reading one ¥{read}.",
    "公司发的券，我用不到：视频会员能便宜 {watch} 元，读书会员能便宜 {read} 元。",
  ],
];
