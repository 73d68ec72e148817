/**
 * Generates buyers' reviews, feedback on sellers, and questions before a purchase. None of these texts contradicts the
 * listing.
 */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import { both, sameInBoth } from "../web/build.ts";
import { fill } from "../web/grammar.ts";
import { createHandle } from "../web/people.ts";
import { questionTexts, feedbackTexts, opinions } from "./data/opinions.ts";
import type { Feedback, Question, Review } from "./index.ts";
import { singularNoun } from "./families.ts";
import { listings, type Listing } from "./listings.ts";
import { listSellers, pickWeighted } from "./sellers.ts";
import { toSentence, addSpacing, parseTextTable } from "./text-table.ts";
import { pow } from "#state/portable-math.ts";

const reviewCount = 30_000;
const feedbackCount = 25_000;
const questionCount = 9_500;

/** Returns items in random order. An item returns again only after all other items have been returned. */
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

/**
 * Distributes `total` by weights. No share exceeds its own maximum. The sum is exact, unless all maximums are reached.
 */
export function distribute(total: number, weights: readonly number[], mosts: readonly number[]): number[] {
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
    // The remainder from rounding is given to the first shares that are below their maximum.
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

const opinionLines = parseTextTable(opinions);
const opinionsFor = (key: string): readonly LocalizedText[] => opinionLines.get(key) ?? [];
const joinSentences = (lines: readonly LocalizedText[]): LocalizedText =>
  both(lines.map(({ en }) => en).join(" "), lines.map(({ zh }) => zh).join(""));

/** Topics on which two sentences could contradict each other. */
const topics: readonly RegExp[] = [
  /early|quick|longer|deliver|packed|box|crushed/i,
  /pictur|describ|descri|smaller|exactly as/i,
  /price|value|money|expected|cheap/i,
  /size|fits|large on me/i,
];
const findTopic = ({ en }: LocalizedText): number => topics.findIndex((topic) => topic.test(en));
/** Keeps only one sentence per topic, so that no review says both "early" and "late". */
const withoutContradictions = (lines: readonly LocalizedText[]): readonly LocalizedText[] =>
  lines.filter((line, i) => i === 0 || findTopic(line) < 0 || findTopic(line) !== findTopic(lines[0]!));

function createReviews({ item, family, slots }: Listing, count: number): Review[] {
  const rng = Rng.of("goods", item.id, "reviews");
  const own = new Deck(rng, family.praise);
  const isSized = family.choice?.key === "size" && family.group === "wear";
  const group = new Deck(rng, [
    ...opinionsFor(`good ${family.group}`),
    ...opinionsFor("good any"),
    ...(isSized ? opinionsFor("good sized") : []),
  ]);
  const bad = new Deck(rng, [
    ...family.complaints,
    ...opinionsFor(`bad ${family.group}`),
    ...opinionsFor("bad any"),
    ...(isSized ? opinionsFor("bad sized") : []),
  ]);
  const worst = new Deck(rng, family.complaints);
  const sour = new Deck(rng, opinionsFor("sour any"));
  const titles = [1, 2, 3, 4, 5].map((stars) => new Deck(rng, opinionsFor(`title ${stars}`)));
  const quality = rng.next();
  // The reviews of an item use each sentence of the item's family only once. The other reviews use sentences of the
  // group and general sentences.
  let ownLeft = family.praise.length;
  const good = (): LocalizedText => (ownLeft-- > 0 && rng.chance(0.88) ? own.draw() : group.draw());
  return Array.from({ length: count }, (_, i) => {
    const stars = pickWeighted(
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
      by: createHandle(rng).en,
      stars,
      title: titles[stars - 1]!.draw(),
      text: addSpacing(joinSentences(withoutContradictions(lines).map((line) => toSentence(fill(line, slots))))),
      daysAgo: rng.int(1, Math.max(2, item.listedDaysAgo)),
      helpful: rng.chance(0.4) ? Math.floor(pow(3, 3.6 * rng.next())) - 1 : 0,
    };
  });
}

/** Generates reviews. For each listing, the newest review comes first. Lists can request another order. */
export function generateReviews(): Review[] {
  const sold = listings().filter(({ item }) => item.sold > 0);
  const counts = distribute(
    reviewCount,
    sold.map(({ item }) => Math.sqrt(item.sold)),
    sold.map(({ item }) => Math.min(28, item.sold)),
  );
  return sold.flatMap((listing, i) => createReviews(listing, counts[i]!));
}

const feedbackLines = parseTextTable(feedbackTexts);
const maskedHandle = (rng: Rng): string => {
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  return `${letters[rng.int(0, 25)]!}***${letters[rng.int(0, 35)]!}`;
};
/** Generates feedback on all sellers. For each seller, the newest feedback comes first. */
export function generateFeedback(): Feedback[] {
  const bySeller = new Map<string, Listing[]>();
  for (const listing of listings()) {
    const { seller } = listing.item;
    bySeller.set(seller, [...(bySeller.get(seller) ?? []), listing]);
  }
  const counts = distribute(
    feedbackCount,
    listSellers().map(({ weight }) => pow(weight, 1.2)),
    listSellers().map(({ id }) => (bySeller.has(id) ? 220 : 0)),
  );
  return listSellers().flatMap((dealer, n) => {
    const rng = Rng.of("goods", dealer.id, "feedback");
    const own = bySeller.get(dealer.id) ?? [];
    const marks = (["positive", "neutral", "negative"] as const).map((mark) => ({
      mark,
      texts: new Deck(rng, feedbackLines.get(mark)!),
      replies: new Deck(rng, feedbackLines.get(`reply ${mark}`)!),
    }));
    const care = rng.next();
    const days = Array.from({ length: counts[n]! }, () => rng.int(1, 364)).sort((a, b) => a - b);
    return days.map((daysAgo, i): Feedback => {
      const { item } = rng.pick(own);
      const from = pickWeighted(rng, marks, [97 + 2.4 * care, 1.6 * (1 - care), 1.6 * (1 - care)]);
      const slots = { noun: both(singularNoun(item.noun.en), item.noun.zh), place: dealer.location.place };
      return {
        id: `f-${dealer.id}-${i + 1}`,
        seller: dealer.id,
        item: item.id,
        by: maskedHandle(rng),
        score: Math.floor(pow(3, 6.5 * rng.next())),
        mark: from.mark,
        text: addSpacing(fill(from.texts.draw(), slots)),
        daysAgo,
        reply: rng.chance(from.mark === "positive" ? 0.06 : 0.7) ? from.replies.draw() : null,
      };
    });
  });
}

interface QuestionTemplate {
  /**
   * Whether the question is about the item. The slots of such a question are filled from the listing, and those of
   * other questions from the terms.
   */
  readonly isOwn?: boolean;
  readonly text: LocalizedText;
  readonly answer: LocalizedText;
}
const questionsByTopic = new Map<string, QuestionTemplate[]>();
for (const line of questionTexts.trim().split("\n")) {
  const at = line.indexOf(" = ");
  const [en = "", zh = ""] = line.slice(at + 3).split(" / ");
  const [text = "", answer = ""] = en.split(" => ");
  const [textZh = "", answerZh = ""] = zh.split(" => ");
  const key = line.slice(0, at);
  questionsByTopic.set(key, [
    ...(questionsByTopic.get(key) ?? []),
    { text: both(text, textZh), answer: both(answer, answerZh) },
  ]);
}
const greetings: Readonly<Record<string, readonly LocalizedText[]>> = {
  shop: [both("Hello, ", "您好，"), both("", ""), both("Thank you for asking. ", "感谢咨询。")],
  private: [both("", ""), both("Hi, ", "你好，"), both("Good question. ", "问得好。")],
  collector: [both("", ""), both("Dear buyer, ", "您好，")],
  refurbisher: [both("Hi, ", "您好，"), both("", "")],
  maker: [both("Hello! ", "你好呀，"), both("", "")],
  outlet: [both("", ""), both("Hi, ", "亲，")],
};
const properStart =
  /^([A-Z]{2}|[A-Z]-|[A-Z]\d|I |English|Chinese|Japanese|Bluetooth|Corvane|Lumitek|Tonari|Popsy|Zeffer|Wi-Fi|MIDI|Goodyear|Blake|Arca|Grade [A-Z])/;
/**
 * Puts a greeting before a sentence. After a greeting that ends with a comma, the sentence starts in lower case, except
 * if it starts with a name or a number.
 */
const addGreeting = (hello: LocalizedText, text: LocalizedText): LocalizedText =>
  both(
    hello.en.endsWith(", ") && /^[A-Z][a-z]* ?[a-z]*/.test(text.en) && !properStart.test(text.en)
      ? hello.en + text.en.charAt(0).toLowerCase() + text.en.slice(1)
      : hello.en + text.en,
    hello.zh + text.zh,
  );

const measureNames = /weight|size|length|height|width|diameter|thickness|volume|scale/i;
const formatMoney = (cents: number): string => `US $${(cents / 100).toFixed(2)}`;
function createQuestions({ item, family, slots, terms }: Listing, count: number): Question[] {
  const rng = Rng.of("goods", item.id, "questions");
  const first = item.shipping.services[0]!;
  const { abroad } = item.shipping;
  const spec = rng.pick([...family.keys, ...family.randomAttributes]);
  const value = slots[spec.key]!;
  const all: Record<string, LocalizedText> = {
    ...slots,
    key: both(spec.name.en.toLowerCase(), spec.name.zh),
    value,
    from: sameInBoth(String(first.days[0])),
    to: sameInBoth(String(first.days[1])),
    place: terms.seller.location.place,
    abroad: sameInBoth(formatMoney(abroad?.cents ?? 0)),
    days: both(
      abroad ? `${abroad.days[0]} to ${abroad.days[1]}` : "",
      abroad ? `${abroad.days[0]}–${abroad.days[1]}` : "",
    ),
    back: sameInBoth(String(item.returns?.days ?? 0)),
    who:
      item.returns?.paidBy === "seller"
        ? both("We pay the way back.", "退货运费我们出。")
        : both("The way back is paid by you.", "退货运费自理。"),
    stock: sameInBoth(String(item.quantity)),
  };
  const isFamilyKey = family.questions.some(({ answer }) => answer.en.includes(`{${spec.key}`));
  const one = (key: string): QuestionTemplate => rng.pick(questionsByTopic.get(key)!);
  const possible: QuestionTemplate[] = [
    ...rng.shuffle(family.questions.map((asked) => ({ ...asked, isOwn: true }))),
    ...(isFamilyKey ? [] : [one(measureNames.test(spec.name.en) && rng.chance(0.5) ? "measure" : "size")]),
    one(abroad ? (abroad.cents > 0 ? "abroadyes" : "abroadfree") : "abroadno"),
    one("when"),
    one(item.returns ? "backyes" : "backno"),
    one(item.format === "offers" ? "offeryes" : item.format === "auction" ? "auctionno" : "offerno"),
    one(item.quantity > 1 ? "stock" : "one"),
  ];
  // Questions about the item are more frequent than general questions.
  const [own, general] = [possible.slice(0, family.questions.length + 1), possible.slice(family.questions.length + 1)];
  const chosen = [
    ...own.slice(0, Math.max(1, count - 1)),
    ...rng.shuffle(general),
    ...own.slice(Math.max(1, count - 1)),
  ].slice(0, count);
  return chosen.map(({ text, answer, isOwn }, i) => ({
    id: `q-${item.id}-${i + 1}`,
    item: item.id,
    by: maskedHandle(rng),
    text: addSpacing(toSentence(fill(text, isOwn ? slots : all))),
    answer: addSpacing(
      addGreeting(rng.pick(greetings[terms.seller.voice]!), toSentence(fill(answer, isOwn ? slots : all))),
    ),
    daysAgo: rng.int(0, Math.max(1, Math.min(300, item.listedDaysAgo))),
    helpful: rng.chance(0.5) ? rng.int(0, 14) : 0,
  }));
}
export function generateQuestions(): Question[] {
  const asked = listings();
  const counts = distribute(
    questionCount,
    asked.map(({ item }) => {
      const some = Rng.of("goods", item.id, "asked").next();
      return some < 0.5 ? 0 : some * Math.sqrt(1 + item.watchers);
    }),
    asked.map(() => 6),
  );
  return asked.flatMap((listing, i) => (counts[i]! > 0 ? createQuestions(listing, counts[i]!) : []));
}
