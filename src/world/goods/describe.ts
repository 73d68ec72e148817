/** Writes the titles and descriptions of listings in their sellers' voices. */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import { both, sameInBoth } from "../web/build.ts";
import { fill } from "../web/grammar.ts";
import { sellerTexts, titleHooks } from "./data/voices.ts";
import type { Family, Model } from "./families.ts";
import type { Item } from "./index.ts";
import type { Voice } from "./sellers.ts";
import type { Terms } from "./terms.ts";
import { toSentence, addSpacing, parseTextTable } from "./text-table.ts";

interface ListingSubject {
  readonly id: string;
  readonly family: Family;
  readonly model: Model;
  readonly terms: Terms;
  readonly slots: Readonly<Record<string, LocalizedText>>;
  /** Whether the listing has exactly one colour, and this colour has a name. */
  readonly hasColour: boolean;
}

const texts = parseTextTable(sellerTexts);
const hooks = parseTextTable(titleHooks);
/** Returns the lines in this seller's style of writing. If there are none, returns the lines for any voice. */
const linesFor = (
  from: ReadonlyMap<string, readonly LocalizedText[]>,
  what: string,
  voice: string,
): readonly LocalizedText[] => from.get(`${what} ${voice}`) ?? from.get(`${what} any`) ?? [];
const maxTitleLength = 80;

/**
 * Returns a title of at most 80 characters. If the title is too long, parts are left out in a fixed order. The colour
 * is left out last. The model's name and the noun always stay.
 */
export function createTitle({ id, family, model, terms, slots, hasColour }: ListingSubject): LocalizedText {
  const rng = Rng.of("goods", id, "title");
  const voice = effectiveVoice(terms.seller.voice, family);
  const isClothing = family.group === "wear" && terms.seller.voice !== "maker";
  const hook = rng.pick(
    (isClothing ? hooks.get(`${terms.condition} wear`) : undefined) ??
      (voice === "private" ? hooks.get(`${terms.condition} ${textGroup(family)}`) : undefined) ??
      linesFor(hooks, terms.condition, voice),
  );
  const known = family.title.filter((one) => slotNames(one).every((name) => name in slots));
  const extras = (known.length > 0 ? known : family.title.map(removeSizeSlots)).map((one) => fillKnown(one, slots));
  const plain = extras.length === 0 ? sameInBoth("") : rng.pick(extras);
  const detail = rng.chance(0.55) ? pickDetail(rng, family, slots, plain) : null;
  const extra = detail ? both(`${plain.en} ${detail.en}`.trim(), `${plain.zh} ${detail.zh}`.trim()) : plain;
  const colour = hasColour ? slots["colour"]! : sameInBoth("");
  const isWork = family.group === "media" || family.group === "vintage";
  const order = rng.int(0, 2);
  const isPlain = terms.seller.voice === "private" && rng.chance(0.4);
  const shape = (lang: "en" | "zh"): string => {
    const noun = lang === "en" && !isPlain ? capitalizeWords(family.noun.en) : family.noun[lang];
    const own = lang === "en" ? capitalizeWords(colour.en) : colour.zh;
    const head = isWork && !familiesWithMaker.has(family.id) ? [model.name[lang]] : [model.brand, model.name[lang]];
    const orders: readonly (readonly string[])[] = isWork
      ? [
          [...head, extra[lang], noun, hook[lang]],
          family.group === "media" ? [...head, extra[lang], hook[lang]] : [...head, noun, extra[lang], hook[lang]],
          [noun, ...head, extra[lang], hook[lang]],
        ]
      : [
          [...head, noun, extra[lang], own, hook[lang]],
          [...head, own, noun, extra[lang], hook[lang]],
          [...head, extra[lang], noun, own, hook[lang]],
        ];
    const words = orders[order]!.filter((word) => word !== "");
    // Leaves out the advertising phrase (`hook`) first, then the details, then the colour.
    for (const drop of ["", hook[lang], extra[lang], own]) {
      if (drop !== "" && words.includes(drop)) words.splice(words.lastIndexOf(drop), 1);
      if (words.join(" ").length <= maxTitleLength) break;
    }
    return words.join(" ");
  };
  return addSpacing(both(shape("en"), shape("zh")));
}
/** Attributes whose value is unclear without the name of the attribute. */
const unclearKeys = new Set(
  "click switch bind flaps back keep couple light left clean runs air built ground volt sides smell floor".split(" "),
);
/**
 * Returns an additional detail that distinguishes this listing from other listings of the same model. Returns null if
 * no detail is clear without its name.
 */
function pickDetail(
  rng: Rng,
  { randomAttributes }: Family,
  slots: Readonly<Record<string, LocalizedText>>,
  told: LocalizedText,
): LocalizedText | null {
  const clear = randomAttributes
    .filter(({ key }) => !unclearKeys.has(key))
    .map(({ key }) => slots[key]!)
    .filter(
      ({ en }) =>
        en.length >= 4 &&
        en.length <= 20 &&
        !/[,;]|^(yes|no|none|not|included|allowed|under)\b/.test(en) &&
        !told.en.includes(en),
    );
  return clear.length === 0 ? null : rng.pick(clear);
}
const slotNames = ({ en }: LocalizedText): string[] => [...en.matchAll(/\{(\w+)/g)].map(([, name = ""]) => name);
/** Removes the size from the title if buyers choose the size. */
const removeSizeSlots = ({ en, zh }: LocalizedText): LocalizedText => {
  const cut = (text: string): string => text.replace(/(?:US |W)?\{(?:size|storage|ram|length|switch|pack)\}/g, "");
  return both(cut(en), cut(zh));
};
/** Families of goods that collectors search for by maker. */
const familiesWithMaker = new Set(["fountainpen", "pocketwatch", "figurine"]);
/**
 * Returns the voice in which a seller describes goods of a family. Some voices fit only some goods: a tripod has no
 * provenance, and a novel is not overstock. For other goods, collectors and outlets use another voice.
 */
function effectiveVoice(voice: Voice, { group }: Family): Voice {
  if (voice === "collector" && group !== "vintage" && group !== "media" && group !== "instrument") return "private";
  return voice === "outlet" && group === "media" ? "shop" : voice;
}
/**
 * Returns the key of a family's texts. Books and discs have their own texts; other goods have the texts of their group.
 */
const textGroup = ({ id, group }: Family): string =>
  group !== "media" ? group : id === "vinyl" || id === "cd" || id === "film" ? "disc" : "book";

const capitalizeWords = (text: string): string =>
  text.replace(/(^|[\s-])(?!mm\b)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());

/**
 * Fills the slots of a text. A slot becomes empty if the listing has no value for it, or if the buyer chooses the
 * value.
 */
const fillKnown = (text: LocalizedText, slots: Readonly<Record<string, LocalizedText>>): LocalizedText => {
  const empty = sameInBoth("");
  const told = (word: LocalizedText | undefined): LocalizedText =>
    word && !/^(none|no|not )\b/.test(word.en) ? word : empty;
  const all = new Proxy(slots, { get: (from, name) => told(from[String(name)]) });
  const filled = fill(text, all as Readonly<Record<string, LocalizedText>>);
  const tidy = (line: string): string => line.replace(/\s+/g, " ").trim();
  return both(tidy(filled.en), tidy(filled.zh));
};

type ListingFacts = Omit<Item, "stars" | "title" | "description">;

/**
 * Returns two to five paragraphs. They cover the seller and the reason for the sale, the item, its condition, shipping
 * and returns.
 */
export function createDescription(
  { id, family, terms, slots, hasColour }: ListingSubject,
  facts: ListingFacts,
): Item["description"] {
  const rng = Rng.of("goods", id, "description");
  const { seller, condition } = terms;
  const service = facts.shipping.services[0]!;
  const all = {
    ...slots,
    from: sameInBoth(String(service.days[0])),
    to: sameInBoth(String(service.days[1])),
    days: sameInBoth(String(terms.returns?.days ?? 0)),
    place: seller.location.place,
  };
  const pick = (from: readonly LocalizedText[], n = 1): LocalizedText[] => rng.sample(from, Math.min(n, from.length));
  const sort = textGroup(family);
  const states =
    (seller.voice === "maker" ? texts.get(`state ${condition} maker`) : undefined) ??
    texts.get(`state ${condition} ${sort}`) ??
    texts.get(`state ${condition} ${family.group}`) ??
    texts.get(`state ${condition} any`) ??
    [];
  const voice = effectiveVoice(seller.voice, family);
  const sends = texts.get(`send ${voice}`) ?? texts.get(seller.shop ? "send shop" : "send private")!;
  const isOwn = seller.voice === "private" || seller.voice === "collector" || seller.voice === "maker";
  const backs = texts.get(
    terms.returns
      ? `back ${terms.returns.paidBy === "buyer" && isOwn ? "own" : terms.returns.paidBy}`
      : isOwn
        ? "back none"
        : "back final",
  )!;
  const ends = texts.get(`end ${voice}`) ?? texts.get(seller.shop ? "end shop" : "end private")!;

  const openings =
    texts.get(condition === "parts" ? "open parts" : `open ${voice}-${sort}`) ?? texts.get(`open ${voice}`)!;
  const opening = pick(openings.filter(({ en }) => hasColour || !en.includes("{colour}")));
  const isUsed = condition === "used" || condition === "refurbished";
  // The first sentence stays first, and the other sentences are shuffled.
  const [first, ...others] = family.about;
  const about = [
    ...(first && rng.chance(0.8) ? [first, ...pick(others, rng.int(1, 2))] : pick(family.about, 2)),
    ...(isUsed ? pick(family.ofUsed) : []),
  ];
  const state = pick(states, condition === "used" ? rng.int(1, 2) : 1);
  const way = [...pick(sends), ...pick(backs)];
  const end = rng.chance(0.5) ? pick(ends) : [];
  const plans: readonly (readonly LocalizedText[])[][] = [
    [opening, about, state, [...way, ...end]],
    [[...opening, ...about], state, way, end],
    [[...opening, ...state], about, [...way, ...end]],
    [opening, [...about, ...state], way, end],
    [[...about.slice(0, 1), ...state], about.slice(1), [...way, ...end]],
  ];
  const plan = rng.pick(plans).filter((paragraph) => paragraph.length > 0);
  const written = plan.map((paragraph) => paragraph.map((line) => toSentence(fill(line, all))));
  return {
    en: written.map((lines) => lines.map(({ en }) => en).join(" ")),
    zh: written.map((lines) => addSpacing(sameInBoth(lines.map(({ zh }) => zh).join(""))).zh),
  };
}
