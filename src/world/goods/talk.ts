/** What buyers say of what they bought, of sellers, and ask before they buy. Nothing in it contradicts the listing. */
import { Rng } from "../../state/rng.ts";
import type { Both } from "../cast.ts";
import { both, same } from "../web/build.ts";
import { fill } from "../web/grammar.ts";
import { handleOf } from "../web/people.ts";
import { askedTexts, feedbackTexts, opinions } from "./data/opinions.ts";
import type { Feedback, Question, Review } from "./index.ts";
import { oneOf } from "./families.ts";
import { listings, type Listing } from "./listings.ts";
import { dealers, weighed } from "./sellers.ts";
import { sentence, spaced, textsOf } from "./text-table.ts";
import { pow } from "../../state/portable-math.ts";

const reviewCount = 30_000;
const feedbackCount = 25_000;
const questionCount = 9_500;

/** Sentences that do not come again before all others have. */
class Deck<T> {
  private rest: T[] = [];
  private readonly rng: Rng;
  private readonly all: readonly T[];
  constructor(rng: Rng, all: readonly T[]) {
    this.rng = rng;
    this.all = all;
  }
  draw(): T {
    if (this.rest.length === 0) this.rest = this.rng.shuffle(this.all);
    return this.rest.pop()!;
  }
}

/** Shares `total` by weights, none more than its own most; the sum is exact as long as there is room. */
export function shared(total: number, weights: readonly number[], mosts: readonly number[]): number[] {
  const counts = weights.map(() => 0);
  let rest = total;
  while (rest > 0) {
    const open = weights.map((weight, i) => (counts[i]! < mosts[i]! ? weight : 0));
    const sum = open.reduce((a, b) => a + b, 0);
    if (sum === 0) break;
    let given = 0;
    const before = rest;
    open.forEach((weight, i) => {
      const more = Math.min(mosts[i]! - counts[i]!, Math.floor((before * weight) / sum), before - given);
      counts[i]! += more;
      given += more;
    });
    // What rounding leaves goes to the first ones that have room.
    if (given === 0)
      for (const [i, weight] of open.entries())
        if (weight > 0 && given < before) {
          counts[i]! += 1;
          given += 1;
        }
    rest -= given;
  }
  return counts;
}

const said = textsOf(opinions);
const of = (key: string): readonly Both[] => said.get(key) ?? [];
const joined = (lines: readonly Both[]): Both =>
  both(lines.map(({ en }) => en).join(" "), lines.map(({ zh }) => zh).join(""));

/** What a sentence is about, where another could say the opposite. */
const topics: readonly RegExp[] = [
  /early|quick|longer|deliver|packed|box|crushed/i,
  /pictur|describ|descri|smaller|exactly as/i,
  /price|value|money|expected|cheap/i,
  /size|fits|large on me/i,
];
const topicOf = ({ en }: Both): number => topics.findIndex((topic) => topic.test(en));
/** Nobody says in one breath that it came early and late. */
const inTune = (lines: readonly Both[]): readonly Both[] =>
  lines.filter((line, i) => i === 0 || topicOf(line) < 0 || topicOf(line) !== topicOf(lines[0]!));

function reviewsOf({ item, family, slots }: Listing, count: number): Review[] {
  const rng = Rng.of("goods", item.id, "reviews");
  const own = new Deck(rng, family.praise);
  const isSized = family.choice?.key === "size" && family.group === "wear";
  const group = new Deck(rng, [...of(`good ${family.group}`), ...of("good any"), ...(isSized ? of("good sized") : [])]);
  const bad = new Deck(rng, [
    ...family.complaints,
    ...of(`bad ${family.group}`),
    ...of("bad any"),
    ...(isSized ? of("bad sized") : []),
  ]);
  const worst = new Deck(rng, family.complaints);
  const sour = new Deck(rng, of("sour any"));
  const titles = [1, 2, 3, 4, 5].map((stars) => new Deck(rng, of(`title ${stars}`)));
  const quality = rng.next();
  // Each of a family's own sentences stands once below an item: what comes after is of the group, and of anything.
  let ownLeft = family.praise.length;
  const good = (): Both => (ownLeft-- > 0 && rng.chance(0.88) ? own.draw() : group.draw());
  return Array.from({ length: count }, (_, i) => {
    const stars = weighed(
      rng,
      [5, 4, 3, 2, 1],
      [40 + 50 * quality, 24, 16 - 10 * quality, 10 - 8 * quality, 7 - 6 * quality],
    );
    const lines =
      stars === 5
        ? rng.chance(0.45)
          ? [good()]
          : [good(), group.draw()]
        : stars === 4
          ? rng.chance(0.4)
            ? [good()]
            : [good(), bad.draw()]
          : stars === 3
            ? rng.chance(0.4) && ownLeft-- > 0
              ? [own.draw(), bad.draw()]
              : [bad.draw()]
            : rng.chance(0.75)
              ? [worst.draw(), sour.draw()]
              : [bad.draw(), sour.draw()];
    return {
      id: `r-${item.id}-${i + 1}`,
      item: item.id,
      by: handleOf(rng).en,
      stars,
      title: titles[stars - 1]!.draw(),
      text: spaced(joined(inTune(lines).map((line) => sentence(fill(line, slots))))),
      daysAgo: rng.int(1, Math.max(2, item.listedDaysAgo)),
      helpful: rng.chance(0.4) ? Math.floor(pow(3, 3.6 * rng.next())) - 1 : 0,
    };
  });
}

/** The newest last of each listing is first in the list: lists ask for an order. */
export function reviews(): Review[] {
  const sold = listings().filter(({ item }) => item.sold > 0);
  const counts = shared(
    reviewCount,
    sold.map(({ item }) => Math.sqrt(item.sold)),
    sold.map(({ item }) => Math.min(28, item.sold)),
  );
  return sold.flatMap((listing, i) => reviewsOf(listing, counts[i]!));
}

const feedbackSaid = textsOf(feedbackTexts);
const masked = (rng: Rng): string => {
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  return `${letters[rng.int(0, 25)]!}***${letters[rng.int(0, 35)]!}`;
};
/** Of all sellers, the newest of each first. */
export function feedback(): Feedback[] {
  const bySeller = new Map<string, Listing[]>();
  for (const listing of listings()) {
    const { seller } = listing.item;
    bySeller.set(seller, [...(bySeller.get(seller) ?? []), listing]);
  }
  const counts = shared(
    feedbackCount,
    dealers().map(({ weight }) => pow(weight, 1.2)),
    dealers().map(({ id }) => (bySeller.has(id) ? 220 : 0)),
  );
  return dealers().flatMap((dealer, n) => {
    const rng = Rng.of("goods", dealer.id, "feedback");
    const own = bySeller.get(dealer.id) ?? [];
    const marks = (["positive", "neutral", "negative"] as const).map((mark) => ({
      mark,
      texts: new Deck(rng, feedbackSaid.get(mark)!),
      replies: new Deck(rng, feedbackSaid.get(`reply ${mark}`)!),
    }));
    const care = rng.next();
    const days = Array.from({ length: counts[n]! }, () => rng.int(1, 364)).sort((a, b) => a - b);
    return days.map((daysAgo, i): Feedback => {
      const { item } = rng.pick(own);
      const from = weighed(rng, marks, [97 + 2.4 * care, 1.6 * (1 - care), 1.6 * (1 - care)]);
      const slots = { noun: both(oneOf(item.noun.en), item.noun.zh), place: dealer.location.place };
      return {
        id: `f-${dealer.id}-${i + 1}`,
        seller: dealer.id,
        item: item.id,
        by: masked(rng),
        score: Math.floor(pow(3, 6.5 * rng.next())),
        mark: from.mark,
        text: spaced(fill(from.texts.draw(), slots)),
        daysAgo,
        reply: rng.chance(from.mark === "positive" ? 0.06 : 0.7) ? from.replies.draw() : null,
      };
    });
  });
}

interface Asked {
  /** Of the thing itself: its slots are those of the listing, which terms must not hide. */
  readonly isOwn?: boolean;
  readonly text: Both;
  readonly answer: Both;
}
const askedAbout = new Map<string, Asked[]>();
for (const line of askedTexts.trim().split("\n")) {
  const at = line.indexOf(" = ");
  const [en = "", zh = ""] = line.slice(at + 3).split(" / ");
  const [text = "", answer = ""] = en.split(" => ");
  const [textZh = "", answerZh = ""] = zh.split(" => ");
  const key = line.slice(0, at);
  askedAbout.set(key, [...(askedAbout.get(key) ?? []), { text: both(text, textZh), answer: both(answer, answerZh) }]);
}
const greetings: Readonly<Record<string, readonly Both[]>> = {
  shop: [both("Hello, ", "您好，"), both("", ""), both("Thank you for asking. ", "感谢咨询。")],
  private: [both("", ""), both("Hi, ", "你好，"), both("Good question. ", "问得好。")],
  collector: [both("", ""), both("Dear buyer, ", "您好，")],
  refurbisher: [both("Hi, ", "您好，"), both("", "")],
  maker: [both("Hello! ", "你好呀，"), both("", "")],
  outlet: [both("", ""), both("Hi, ", "亲，")],
};
const proper =
  /^([A-Z]{2}|[A-Z]-|[A-Z]\d|I |English|Chinese|Japanese|Bluetooth|Corvane|Lumitek|Tonari|Popsy|Zeffer|Wi-Fi|MIDI|Goodyear|Blake|Arca|Grade [A-Z])/;
/** After a greeting that ends in a comma the sentence goes on in lower case, unless a name or figure begins it. */
const greeted = (hello: Both, text: Both): Both =>
  both(
    hello.en.endsWith(", ") && /^[A-Z][a-z]* ?[a-z]*/.test(text.en) && !proper.test(text.en)
      ? hello.en + text.en.charAt(0).toLowerCase() + text.en.slice(1)
      : hello.en + text.en,
    hello.zh + text.zh,
  );

const measured = /weight|size|length|height|width|diameter|thickness|volume|scale/i;
const money = (cents: number): string => `US $${(cents / 100).toFixed(2)}`;
function questionsOf({ item, family, slots, terms }: Listing, count: number): Question[] {
  const rng = Rng.of("goods", item.id, "questions");
  const first = item.shipping.services[0]!;
  const { abroad } = item.shipping;
  const spec = rng.pick([...family.keys, ...family.draws]);
  const value = slots[spec.key]!;
  const all: Record<string, Both> = {
    ...slots,
    key: both(spec.name.en.toLowerCase(), spec.name.zh),
    value,
    from: same(String(first.days[0])),
    to: same(String(first.days[1])),
    place: terms.seller.location.place,
    abroad: same(money(abroad?.cents ?? 0)),
    days: both(
      abroad ? `${abroad.days[0]} to ${abroad.days[1]}` : "",
      abroad ? `${abroad.days[0]}–${abroad.days[1]}` : "",
    ),
    back: same(String(item.returns?.days ?? 0)),
    who:
      item.returns?.paidBy === "seller"
        ? both("We pay the way back.", "退货运费我们出。")
        : both("The way back is paid by you.", "退货运费自理。"),
    stock: same(String(item.quantity)),
  };
  const isFamilyKey = family.questions.some(({ answer }) => answer.en.includes(`{${spec.key}`));
  const one = (key: string): Asked => rng.pick(askedAbout.get(key)!);
  const possible: Asked[] = [
    ...rng.shuffle(family.questions.map((asked) => ({ ...asked, isOwn: true }))),
    ...(isFamilyKey ? [] : [one(measured.test(spec.name.en) && rng.chance(0.5) ? "measure" : "size")]),
    one(abroad ? (abroad.cents > 0 ? "abroadyes" : "abroadfree") : "abroadno"),
    one("when"),
    one(item.returns ? "backyes" : "backno"),
    one(item.format === "offers" ? "offeryes" : item.format === "auction" ? "auctionno" : "offerno"),
    one(item.quantity > 1 ? "stock" : "one"),
  ];
  // What is asked of the thing itself comes more often than what any listing is asked.
  const [own, general] = [possible.slice(0, family.questions.length + 1), possible.slice(family.questions.length + 1)];
  const chosen = [
    ...own.slice(0, Math.max(1, count - 1)),
    ...rng.shuffle(general),
    ...own.slice(Math.max(1, count - 1)),
  ].slice(0, count);
  return chosen.map(({ text, answer, isOwn }, i) => ({
    id: `q-${item.id}-${i + 1}`,
    item: item.id,
    by: masked(rng),
    text: spaced(sentence(fill(text, isOwn ? slots : all))),
    answer: spaced(greeted(rng.pick(greetings[terms.seller.voice]!), sentence(fill(answer, isOwn ? slots : all)))),
    daysAgo: rng.int(0, Math.max(1, Math.min(300, item.listedDaysAgo))),
    helpful: rng.chance(0.5) ? rng.int(0, 14) : 0,
  }));
}
export function questions(): Question[] {
  const asked = listings();
  const counts = shared(
    questionCount,
    asked.map(({ item }) => {
      const some = Rng.of("goods", item.id, "asked").next();
      return some < 0.5 ? 0 : some * Math.sqrt(1 + item.watchers);
    }),
    asked.map(() => 6),
  );
  return asked.flatMap((listing, i) => (counts[i]! > 0 ? questionsOf(listing, counts[i]!) : []));
}
