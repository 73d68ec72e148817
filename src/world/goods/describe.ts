/** Titles and descriptions of listings, as their sellers write them. */
import { Rng } from "../../state/rng.ts";
import type { Both } from "../cast.ts";
import { both, same } from "../web/build.ts";
import { fill } from "../web/grammar.ts";
import { sellerTexts, titleHooks } from "./data/voices.ts";
import type { Family, Model } from "./families.ts";
import type { Item } from "./index.ts";
import type { Voice } from "./sellers.ts";
import type { Terms } from "./terms.ts";
import { sentence, spaced, textsOf } from "./text-table.ts";

interface Told {
  readonly id: string;
  readonly family: Family;
  readonly model: Model;
  readonly terms: Terms;
  readonly slots: Readonly<Record<string, Both>>;
  /** It comes in one colour, which can be named. */
  readonly hasColour: boolean;
}

const texts = textsOf(sellerTexts);
const hooks = textsOf(titleHooks);
/** What that voice says, or else what any does. */
const said = (from: ReadonlyMap<string, readonly Both[]>, what: string, voice: string): readonly Both[] =>
  from.get(`${what} ${voice}`) ?? from.get(`${what} any`) ?? [];
const titleMost = 80;

/** At most 80 letters: what there is no room for is left out, the colour and the details last. */
export function titleOf({ id, family, model, terms, slots, hasColour }: Told): Both {
  const rng = Rng.of("goods", id, "title");
  const voice = voiceOf(terms.seller.voice, family);
  const isClothing = family.group === "wear" && terms.seller.voice !== "maker";
  const hook = rng.pick(
    (isClothing ? hooks.get(`${terms.condition} wear`) : undefined) ??
      (voice === "private" ? hooks.get(`${terms.condition} ${sortOf(family)}`) : undefined) ??
      said(hooks, terms.condition, voice),
  );
  const known = family.title.filter((one) => slotNames(one).every((name) => name in slots));
  const extras = (known.length > 0 ? known : family.title.map(withoutSize)).map((one) => fillKnown(one, slots));
  const plain = extras.length === 0 ? same("") : rng.pick(extras);
  const detail = rng.chance(0.55) ? detailOf(rng, family, slots, plain) : null;
  const extra = detail ? both(`${plain.en} ${detail.en}`.trim(), `${plain.zh} ${detail.zh}`.trim()) : plain;
  const colour = hasColour ? slots["colour"]! : same("");
  const isWork = family.group === "media" || family.group === "vintage";
  const order = rng.int(0, 2);
  const isPlain = terms.seller.voice === "private" && rng.chance(0.4);
  const shape = (lang: "en" | "zh"): string => {
    const noun = lang === "en" && !isPlain ? capitals(family.noun.en) : family.noun[lang];
    const own = lang === "en" ? capitals(colour.en) : colour.zh;
    const head = isWork && !branded.has(family.id) ? [model.name[lang]] : [model.brand, model.name[lang]];
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
    // What is dropped first: the hook, then the details.
    for (const drop of ["", hook[lang], extra[lang], own]) {
      if (drop !== "" && words.includes(drop)) words.splice(words.lastIndexOf(drop), 1);
      if (words.join(" ").length <= titleMost) break;
    }
    return words.join(" ");
  };
  return spaced(both(shape("en"), shape("zh")));
}
/** What says nothing without the word that it answers. */
const unclear = new Set(
  "click switch bind flaps back keep couple light left clean runs air built ground volt sides smell floor".split(" "),
);
/** One more thing that tells this listing from others of its model, if there is one that needs no explaining. */
function detailOf(rng: Rng, { draws }: Family, slots: Readonly<Record<string, Both>>, told: Both): Both | null {
  const clear = draws
    .filter(({ key }) => !unclear.has(key))
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
const slotNames = ({ en }: Both): string[] => [...en.matchAll(/\{(\w+)/g)].map(([, name = ""]) => name);
/** Where buyers choose the size, no title names one. */
const withoutSize = ({ en, zh }: Both): Both => {
  const cut = (text: string): string => text.replace(/(?:US |W)?\{(?:size|storage|ram|length|switch|pack)\}/g, "");
  return both(cut(en), cut(zh));
};
/** Collectors look for who made these. */
const branded = new Set(["fountainpen", "pocketwatch", "figurine"]);
/** A tripod has no provenance, and a novel is no overstock: there collectors and outlets write as others do. */
function voiceOf(voice: Voice, { group }: Family): Voice {
  if (voice === "collector" && group !== "vintage" && group !== "media" && group !== "instrument") return "private";
  return voice === "outlet" && group === "media" ? "shop" : voice;
}
/** What is read, what is played, and the other groups. */
const sortOf = ({ id, group }: Family): string =>
  group !== "media" ? group : id === "vinyl" || id === "cd" || id === "film" ? "disc" : "book";

const capitals = (text: string): string =>
  text.replace(/(^|[\s-])(?!mm\b)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());

/** Slots that this listing leaves to the buyer drop out, and so does what it has not got. */
const fillKnown = (text: Both, slots: Readonly<Record<string, Both>>): Both => {
  const empty = same("");
  const told = (word: Both | undefined): Both => (word && !/^(none|no|not )\b/.test(word.en) ? word : empty);
  const all = new Proxy(slots, { get: (from, name) => told(from[String(name)]) });
  const filled = fill(text, all as Readonly<Record<string, Both>>);
  const tidy = (line: string): string => line.replace(/\s+/g, " ").trim();
  return both(tidy(filled.en), tidy(filled.zh));
};

type Facts = Omit<Item, "stars" | "title" | "description">;

/** Two to five paragraphs: who sells and why, the thing, its state, how it comes and goes back. */
export function descriptionOf({ id, family, terms, slots, hasColour }: Told, facts: Facts): Item["description"] {
  const rng = Rng.of("goods", id, "description");
  const { seller, condition } = terms;
  const service = facts.shipping.services[0]!;
  const all = {
    ...slots,
    from: same(String(service.days[0])),
    to: same(String(service.days[1])),
    days: same(String(terms.returns?.days ?? 0)),
    place: seller.location.place,
  };
  const pick = (from: readonly Both[], n = 1): Both[] => rng.sample(from, Math.min(n, from.length));
  const sort = sortOf(family);
  const states =
    (seller.voice === "maker" ? texts.get(`state ${condition} maker`) : undefined) ??
    texts.get(`state ${condition} ${sort}`) ??
    texts.get(`state ${condition} ${family.group}`) ??
    texts.get(`state ${condition} any`) ??
    [];
  const voice = voiceOf(seller.voice, family);
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
  // The first is what a seller would say first; the others follow in any order.
  const [first, ...others] = family.about;
  const about = [
    ...(first && rng.chance(0.8) ? [first, ...pick(others, rng.int(1, 2))] : pick(family.about, 2)),
    ...(isUsed ? pick(family.ofUsed) : []),
  ];
  const state = pick(states, condition === "used" ? rng.int(1, 2) : 1);
  const way = [...pick(sends), ...pick(backs)];
  const end = rng.chance(0.5) ? pick(ends) : [];
  const plans: readonly (readonly Both[])[][] = [
    [opening, about, state, [...way, ...end]],
    [[...opening, ...about], state, way, end],
    [[...opening, ...state], about, [...way, ...end]],
    [opening, [...about, ...state], way, end],
    [[...about.slice(0, 1), ...state], about.slice(1), [...way, ...end]],
  ];
  const plan = rng.pick(plans).filter((paragraph) => paragraph.length > 0);
  const written = plan.map((paragraph) => paragraph.map((line) => sentence(fill(line, all))));
  return {
    en: written.map((lines) => lines.map(({ en }) => en).join(" ")),
    zh: written.map((lines) => spaced(same(lines.map(({ zh }) => zh).join(""))).zh),
  };
}
