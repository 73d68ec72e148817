import { dayText } from "#apps/contacts/days.ts";
import contacts from "#apps/contacts/index.ts";
import { usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { strings } from "#apps/ebay/strings.ts";
import { number, text } from "#judge/answers.ts";
import { any } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { dateText, pad2 } from "#os/format.ts";
import { textsFor } from "#os/texts.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { dayAt, formatDay, partsOf } from "#state/day.ts";
import { sameJson } from "#state/json.ts";
import { Rng } from "#state/rng.ts";
import type { World } from "#world/read.ts";
import { openContact } from "../kit/contacts.ts";
import { drawListings, watchEntry, type ListingFacts } from "../kit/ebay.ts";
import { personName } from "../kit/people.ts";
import { fillIn } from "../kit/phrases.ts";

/**
 * Of the things on the watchlist, put the one with the lowest price and shipping in the cart that is sure to arrive
 * before a friend's birthday. Cheaper ones may come too late, and a person with nearly the same name has a later birthday.
 */
export default defineTask({
  apps: [contacts, ebay],
  split: "test",
  objective: "hybrid",
  composition: "transfer",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning", "handoff"],
  budget: 60,
  revision: 1,

  facts: async (world, r) => {
    for (let tries = 0; tries < 60; tries++) {
      const found = chooseWares(r, r.shuffle(await readGifts(world, r.int(1, 8))));
      if (found) return found;
    }
    throw new Error("no gifts fit");
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say, now, offsetMin }, { wares, meant, days }) => {
    const [friend, namesake] = r.shuffle(r.pick(similarNames));
    const today = dayAt(now, offsetMin);
    const order = r.shuffle(wares);
    return {
      friend: friend!,
      name: personName(friend!, say),
      namesake: namesake!,
      birthday: birthDate(today + days, r.int(24, 48)),
      otherBirthday: birthDate(today + days + r.int(40, 70), r.int(24, 48)),
      wares: order.map((ware) => ({ ...ware, name: say(ware.title.en, ware.title.zh) })),
      meant,
      cents: totalOf(order.find(({ id }) => id === meant)!),
      lastDay: today + order.find(({ id }) => id === meant)!.way.days[1],
    };
  },
  instruction: {
    en: [
      ({ name }) =>
        `I want to give ${name} something from my {app.ebay} watchlist. The birthday is in {app.contacts}. Of the things that arrive before the birthday even if they come on the last day of their estimated delivery, put the one in my cart that costs least with shipping: one piece, and don't buy it yet. Then report what it costs with shipping and its last day of delivery. ${fillIn.en}`,
      ({ name }) =>
        `Look up ${name}'s next birthday in {app.contacts} and find a present on my {app.ebay} watchlist: the one with the lowest price plus shipping whose estimated delivery ends before that day. Add one to my cart, but don't order it. I also need its price including shipping and the last day of its estimated delivery. ${fillIn.en}`,
    ],
    zh: [
      ({ name }) =>
        `我想从{app.ebay}的追踪列表里挑一样东西送给${name}，生日在{app.contacts}里。哪怕按预计送达的最后一天才到，也要赶在生日前；这样的东西里挑价格加运费最低的，放一件到购物车，先别下单。再告诉我它连运费多少美元、预计最晚哪天送到。${fillIn.zh}`,
      ({ name }) =>
        `请在{app.contacts}里查${name}的生日，再看{app.ebay}的追踪列表：预计送达的最后一天在下次生日之前、且价格加运费最便宜的那样，加一件到购物车，不要付款。还要告诉我连运费一共多少美元，以及预计送达的最后一天。${fillIn.zh}`,
    ],
  },
  setup: ({ contacts: book, ebay: state }, p, { now }) => {
    book.contacts[`contact_${p.friend}`]!.birthday = p.birthday;
    book.contacts[`contact_${p.namesake}`]!.birthday = p.otherBirthday;
    state.watches = Object.fromEntries(
      p.wares.map(({ id, cents }, n) => [id, watchEntry(id, now - (n * 9 + 5) * hourMs, cents)]),
    );
    state.cart = state.cart.filter(({ item }) => p.wares.every(({ id }) => id !== item));
    for (const { id } of p.wares) delete state.cuts[id];
  },
  checks: [
    {
      that: "one piece of this thing is in the cart",
      holds: ({ after, params }) => {
        const lines = after.ebay.cart.filter(({ item }) => item === params.meant);
        return lines.length === 1 && lines[0]!.quantity === 1 && !lines[0]!.later && lines[0]!.variant === null;
      },
    },
    {
      that: "the rest of the cart is as it was",
      keeps: true,
      holds: ({ before, after, params }) =>
        sameJson(
          before.ebay.cart.filter(({ item }) => item !== params.meant),
          after.ebay.cart.filter(({ item }) => item !== params.meant),
        ),
    },
    {
      that: "the same things are watched, and nothing was ordered",
      unchanged: ({ ebay: { watches, orders } }) => [watches, orders],
    },
  ],
  allow: ({ ebay: state }) => [state.cart],
  free: [{ why: "The shop names the lines of the cart", paths: ({ ebay: state }) => [state.cart[any as never]?.id] }],
  answer: {
    fields: (_, say) => ({
      cost: number(
        say("Price with shipping", "价格加运费"),
        say("Amount (USD, two decimals)", "金额（美元，两位小数）"),
        0.001,
      ),
      day: text(say("Last day of the estimated delivery", "预计送达的最后一天"), "YYYY-MM-DD", "date"),
    }),
    expected: ({ params: { cents, lastDay } }) => ({ cost: cents / 100, day: formatDay(lastDay) }),
  },

  oracle: async (o, p, { lang, now }) => {
    const { os } = await o.state();
    await openContact(o, p.name, `contact_${p.friend}`);
    await o.sees(dayText(p.birthday, lang));
    await o.open(ebay);
    await o.act(ebay, "home.watchlist");
    const told: string[] = [dayText(p.birthday, lang)];
    for (const { id, name, cents, way } of p.wares) {
      await o.sees(name);
      await o.act(ebay, "watchlist.open", { item: id });
      const shipping = way.cents === 0 ? textsFor(strings, lang).free : usd(way.cents, lang);
      const terms = [usd(cents, lang), shipping, dateText(now + way.days[1] * dayMs, os, now)];
      await o.sees(...terms);
      told.push(...terms);
      await o.back();
    }
    const meant = p.wares.find(({ id }) => id === p.meant)!;
    o.reads(told, meant.name, p.cents / 100, formatDay(p.lastDay));
    await o.act(ebay, "watchlist.addToCart", { item: p.meant, variant: null });
    await o.answer({ cost: p.cents / 100, day: formatDay(p.lastDay) });
  },
});
/** The records of one world never change, so each selection of listings is read once. */
const giftsByWorld = new WeakMap<World, Map<number, Promise<ListingFacts[]>>>();
/** One of several selections of things that are sent from abroad, with one service each. */
function readGifts(world: World, selection: number): Promise<readonly ListingFacts[]> {
  const known = giftsByWorld.get(world) ?? new Map<number, Promise<ListingFacts[]>>();
  giftsByWorld.set(world, known);
  const found =
    known.get(selection) ??
    drawListings(
      world,
      Rng.of("gifts", selection),
      30,
      { format: "buy", reach: "abroad", price_min: 1_200, price_max: 9_000 },
      (item) => item.location.country !== "CN" && item.quantity > 2,
    );
  known.set(selection, found);
  return found;
}
const totalOf = ({ cents, way }: ListingFacts): number => cents + way.cents;
/**
 * Chooses five listings and the number of days until the birthday. One or two of the listings are the cheapest with
 * shipping but may come too late. Of those that come in time, one has a lower price than the meant one, but not with
 * shipping.
 */
function chooseWares(
  r: Rng,
  all: readonly ListingFacts[],
): { readonly wares: ListingFacts[]; readonly meant: string; readonly days: number } | null {
  const ends = new Set(all.map(({ way }) => way.days[1]));
  for (const days of r.shuffle([...ends].map((end) => end + 1))) {
    const inTime = all.filter(({ way }) => way.days[1] < days);
    // Nobody has to decide whether the day itself is in time.
    const late = all.filter(({ way }) => way.days[1] > days);
    for (const meant of r.shuffle(inTime)) {
      const cheaper = late.filter((one) => totalOf(one) < totalOf(meant) - 50).slice(0, 2);
      const dearer = inTime.filter((one) => totalOf(one) > totalOf(meant) + 50);
      const trap = dearer.find((one) => one.cents < meant.cents - 50);
      const others = dearer.filter((one) => one !== trap).slice(0, 4 - cheaper.length - 1);
      const wares = trap ? [...cheaper, meant, trap, ...others] : [];
      if (cheaper.length > 0 && wares.length === 5) return { wares, meant: meant.id, days };
    }
  }
  return null;
}
/** Returns the birth date of a person who reaches this age on the given day. */
function birthDate(day: number, years: number): string {
  const { year, month, day: date } = partsOf(day);
  return `${year - years}-${pad2(month)}-${pad2(date)}`;
}
const similarNames = [
  ["alex_renner", "alex_petrov"],
  ["anna_weber", "anna_webber"],
] as const;
