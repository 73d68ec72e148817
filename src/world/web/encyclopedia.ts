/** The encyclopedia: one article per table entry, a list for every topic, and comparisons between entries. */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import {
  both,
  byline,
  cards,
  breadcrumbs,
  facts,
  footer,
  heading,
  icon,
  linkTo,
  list,
  nav,
  notice,
  createPage,
  paragraph,
  sameInBoth,
  slug,
  table,
  type LocalizedBlock,
} from "./build.ts";
import { formatNumber, translateTerm, topics, topicTexts, type Cells, type Topic } from "./encyclopedia-topics.ts";
import { fill, parseRows, type Slots } from "./grammar.ts";
import type { Page } from "./page.ts";

const site = "openleaf";
const root = "https://openleaf.example/";
const name = both("Openleaf", "开页百科");

interface Entry {
  readonly topic: Topic;
  readonly cells: Cells;
  readonly title: LocalizedText;
  readonly url: string;
  /** The position of the entry in the table, counted from 1. */
  readonly number: number;
  readonly facts: readonly {
    readonly key: LocalizedText;
    readonly value: LocalizedText;
    readonly rank: string | null;
  }[];
}

// Names with the article "the": all entries of `topicsWithThe`, and the names in `namesWithThe`.
const topicsWithThe = new Set(["animals", "units", "shapes", "instruments"]);
const namesWithThe = new Set(
  `Netherlands;Philippines;Maldives;Seychelles;United Kingdom;United States;Moon;Matterhorn;Nile;Amazon;Yangtze;Mississippi;Yellow River;Congo;Lena;Mekong;Niger;Murray;Volga;Danube;Rhine;Zambezi;Ganges;Thames;Caspian Sea;Dead Sea;Sahara;Gobi;Kalahari;Atacama;Taklamakan;Namib;Vinson Massif;Spring Festival;Lantern Festival;Dragon Boat Festival;Mid-Autumn Festival;Winter Solstice Festival;sunflower;common daisy;dandelion;tea plant;coffee plant;cacao tree;potato;tomato;chilli pepper;carrot;onion;soybean;pea;peanut;strawberry;apple tree;peach tree;dog rose;grapevine;orange tree;banana plant;pineapple;coconut palm;date palm;olive tree;lotus;water lily;Venus flytrap;saguaro;ginkgo;Scots pine;coast redwood;English oak;silver birch;sugar maple;giant sequoia;African baobab;field horsetail;marathon;pole vault;baguette;tortilla;chicken egg;apple;banana;avocado;cucumber;almond;walnut;magnetic compass;mechanical clock;printing press;microscope;telescope;barometer;pendulum clock;steam engine;lightning rod;hot-air balloon;electric battery;tin can;steam locomotive;stethoscope;electric telegraph;safety match;safety lift;telephone;phonograph;incandescent light bulb;automobile;zip fastener;bicycle;aeroplane;jet engine;transistor;optical fibre;barcode;microwave oven;QR code`.split(
    ";",
  ),
);
const pluralNames = new Set([
  "cattle",
  "eyeglasses",
  "noodles",
  "instant noodles",
  "timpani",
  "Netherlands",
  "Philippines",
  "Maldives",
  "Seychelles",
  "Niagara Falls",
  "Victoria Falls",
  "Angel Falls",
  "Tugela Falls",
  "Iguazu Falls",
  "Huangguoshu Falls",
  "110 metres hurdles",
]);
const namesWithoutArticle = new Set(["cattle", "Mercury (planet)"]);

function nameInSentence(entry: Entry): LocalizedText {
  const plain = entry.cells["en"]!.replace(/ \(.*\)$/, "").replace(/ Island$/, (end) =>
    entry.cells["en"] === "Madagascar Island" || entry.cells["en"] === "Iceland Island" ? "" : end,
  );
  const withArticle =
    !namesWithoutArticle.has(entry.cells["en"]!) &&
    (topicsWithThe.has(entry.topic.id) || namesWithThe.has(entry.cells["en"]!));
  const lower = entry.topic.id === "elements" ? plain.toLowerCase() : plain;
  return both(withArticle ? `the ${plain}` : lower, entry.cells["zh"]!.replace(/（.*）$/, ""));
}
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const openings: readonly LocalizedText[] = [
  both("{T} {is} {g}.", "{t}是{g}。"),
  both("Of all the entries under “{topic}”, {t} {is} {g}.", "在“{topic}”这一类里，{t}是{g}。"),
  both("{T}, to put it in one line, {is} {g}.", "用一句话来说，{t}是{g}。"),
  both("Open any schoolbook and you will read that {t} {is} {g}.", "翻开课本就会读到：{t}是{g}。"),
  both("In short, {t} {is} {g}.", "简单地说，{t}是{g}。"),
  both("Asked what {t} {is}, one may answer: {g}.", "要问{t}是什么，最短的回答是：{g}。"),
];
const middleRankTexts: readonly LocalizedText[] = [
  both(
    "By {key} it stands at place {n} of {all} {sort} here, after {up} and before {down}.",
    "按{key}排，它在本百科 {all} 个“{sort}”条目里列第 {n} 位，前有{up}，后有{down}。",
  ),
  both(
    "Sorted by {key}, {up} comes just before it and {down} just after; that makes it number {n} of {all}.",
    "以{key}排序，紧排在它前面的是{up}，后面的是{down}，它位列 {all} 个条目中的第 {n}。",
  ),
  both(
    "The list by {key} has {up} one place higher and {down} one place lower than this entry, which is number {n} of {all}.",
    "在{key}排行里，{up}高它一位，{down}低它一位，它在 {all} 个条目中排第 {n}。",
  ),
];
const firstRankText = both(
  "By {key} nothing among the {all} {sort} of this encyclopedia comes before it; {down} is next.",
  "按{key}排，本百科 {all} 个“{sort}”条目里它居首位，其次是{down}。",
);
const lastRankText = both(
  "By {key} it closes the list of {all} {sort} described here, right behind {up}.",
  "按{key}排，它在本百科 {all} 个“{sort}”条目里居末位，排在{up}之后。",
);

function createEntries(topic: Topic): Entry[] {
  const columns = topic.columns.split(" ");
  return parseRows(topic.text, columns.length).map((row, i) => {
    const cells = Object.fromEntries(columns.map((column, at) => [column, row[at]!]));
    const title = both(capitalize(cells["en"]!), cells["zh"]!);
    return {
      topic,
      cells,
      title,
      url: `${root}wiki/${slug(cells["en"]!)}`,
      number: i + 1,
      facts: topic.facts.flatMap((spec) => {
        const value = spec.value(cells, i + 1);
        return value ? [{ key: spec.key, value, rank: spec.rank ?? null }] : [];
      }),
    };
  });
}
const entrySort = (entry: Entry): string => entry.cells["sort"] ?? entry.topic.id;
const sortName = (entry: Entry): LocalizedText =>
  topicTexts.sorts[entrySort(entry)] ?? both(entry.topic.name.en.toLowerCase(), entry.topic.name.zh);

export function encyclopediaPages(seed: number): Page[] {
  const all = topics.map((topic) => ({ topic, entries: createEntries(topic) }));
  const byTitle = new Map(all.flatMap(({ entries }) => entries.map((entry) => [entry.cells["en"]!, entry])));
  return [
    homePage(seed, all),
    aboutPage(),
    ...all.map(({ topic, entries }) => topicPage(topic, entries)),
    ...all.flatMap(({ entries }) => {
      const ranks = rankEntries(entries);
      return entries.map((entry) => articlePage(seed, entry, entries, ranks, byTitle));
    }),
  ];
}

type EntriesByRank = ReadonlyMap<string, readonly Entry[]>;
/**
 * Groups entries by sort and by each column that ranks them. Each group is sorted by that column, largest number first.
 */
function rankEntries(entries: readonly Entry[]): EntriesByRank {
  const ranks = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const fact of entry.facts)
      if (fact.rank !== null && Number.isFinite(Number(entry.cells[fact.rank]))) {
        const at = `${entrySort(entry)} ${fact.rank}`;
        ranks.set(at, [...(ranks.get(at) ?? []), entry]);
      }
  for (const [at, ranked] of ranks) {
    const column = at.slice(at.lastIndexOf(" ") + 1);
    ranked.sort((a, b) => Number(b.cells[column]) - Number(a.cells[column]) || a.number - b.number);
  }
  return ranks;
}

function articlePage(
  seed: number,
  entry: Entry,
  entries: readonly Entry[],
  ranks: EntriesByRank,
  byTitle: ReadonlyMap<string, Entry>,
): Page {
  const rng = Rng.of(seed, site, entry.url);
  const { topic, cells } = entry;
  const called = nameInSentence(entry);
  const gist = both(cells["gist"]!, cells["gistZh"]!);
  const isWord = pluralNames.has(cells["en"]!) ? "are" : "is";
  const slots: Slots = {
    T: both(capitalize(called.en), called.zh),
    t: called,
    g: gist,
    is: sameInBoth(isWord),
    topic: topic.name,
  };
  const opening = fill(rng.chance(0.5) ? openings[0]! : rng.pick(openings), slots);
  const further = fill(rng.pick(topic.prose), proseSlots(entry));
  const compared = entry.facts.flatMap((fact) => comparison(entry, fact, ranks, rng));
  const others = rng.sample(
    entries.filter((other) => other !== entry),
    Math.min(5, entries.length - 1),
  );
  const withFact = (other: Entry): LocalizedText => {
    const fact = other.facts[rng.int(0, other.facts.length - 1)]!;
    const link = linkTo(other.title, other.url);
    return both(
      `${link.en} – ${lowerFirst(fact.key.en)}: ${fact.value.en}`,
      `${link.zh}——${fact.key.zh}：${fact.value.zh}`,
    );
  };
  const age = -rng.int(3, 900);
  const blocks: LocalizedBlock[] = [
    breadcrumbs(
      [
        [name, root],
        [topic.name, topicUrl(topic)],
      ],
      entry.title,
    ),
    paragraph(opening),
    facts(
      entry.title,
      icon(topic.icon, topic.tone),
      entry.facts.map((fact) => [fact.key, linkToEntry(fact.value, byTitle, entry)]),
    ),
    paragraph(further),
    ...(compared.length > 0
      ? [
          heading(
            rng.pick([
              both("How it compares", "横向比较"),
              both("In the lists", "排行"),
              both("Among its kind", "在同类中"),
            ]),
          ),
          ...compared.map(paragraph),
        ]
      : []),
    heading(both("See also", "参见")),
    list(others.map(withFact)),
    siteFooter(),
  ];
  return createPage({
    url: entry.url,
    site,
    kind: "article",
    title: entry.title,
    summary: both(`${opening.en} ${further.en}`, `${opening.zh}${further.zh}`),
    keywords: [
      both(cells["en"]!.replace(/ \(.*\)$/, "").toLowerCase(), cells["zh"]!.replace(/（.*）$/, "")),
      both(topic.name.en.toLowerCase(), topic.name.zh),
      sortName(entry),
      ...(cells["symbol"] === undefined ? [] : [sameInBoth(cells["symbol"])]),
      ...(cells["capital"] === undefined ? [] : [both(cells["capital"]!, cells["capitalZh"]!)]),
    ],
    age,
    blocks,
  });
}
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Makes a value a link to another entry, if the value is the name of that entry. */
function linkToEntry(value: LocalizedText, byTitle: ReadonlyMap<string, Entry>, from: Entry): LocalizedText {
  const other = byTitle.get(value.en) ?? byTitle.get(value.en.toLowerCase());
  return other && other !== from ? linkTo(value, other.url) : value;
}

function proseSlots(entry: Entry): Slots {
  const { cells } = entry;
  const slots: Record<string, LocalizedText> = { number: sameInBoth(String(entry.number)) };
  for (const [column, text] of Object.entries(cells)) {
    const twin = cells[`${column}Zh`];
    slots[column] =
      twin === undefined ? sameInBoth(Number.isFinite(Number(text)) ? formatNumber(text) : text) : both(text, twin);
  }
  for (const column of ["class", "diet", "state", "life", "family", "circles"])
    if (cells[column] !== undefined && cells[`${column}Zh`] === undefined && !Number.isFinite(Number(cells[column])))
      slots[column] = translateTerm(cells[column]);
  const valueOf = (column: string) => entry.facts.find((fact) => fact.rank === column)?.value;
  for (const column of ["mass", "life"]) {
    const value = entry.topic.id === "animals" ? valueOf(column) : undefined;
    if (value) slots[column] = value;
  }
  if (cells["date"] !== undefined) slots["date"] = entry.facts.at(-1)!.value;
  if (entry.topic.id === "units") {
    slots["base"] = entry.facts.at(-1)!.value;
    slots["symbol"] = entry.facts[0]!.value;
  }
  return slots;
}

function comparison(entry: Entry, fact: Entry["facts"][number], ranks: EntriesByRank, rng: Rng): LocalizedText[] {
  const ranked = fact.rank === null ? undefined : ranks.get(`${entrySort(entry)} ${fact.rank}`);
  if (!ranked || ranked.length < 4) return [];
  const at = ranked.indexOf(entry);
  if (at < 0) return [];
  // Entries with equal numbers share a rank, so the text mentions a rank only when one entry has it.
  const number = (other: Entry | undefined) => Number(other?.cells[fact.rank!]);
  const up = ranked[at - 1];
  const down = ranked[at + 1];
  if (number(up) === number(entry) || number(down) === number(entry)) return [];
  const value = (other: Entry): LocalizedText => other.facts.find((one) => one.rank === fact.rank)!.value;
  const told = (other: Entry | undefined): LocalizedText => {
    if (!other) return sameInBoth("");
    const link = linkTo(other.title, other.url);
    return both(`${link.en} (${value(other).en})`, `${link.zh}（${value(other).zh}）`);
  };
  const key = both(lowerFirst(fact.key.en.replace(/ \(.*\)$/, "")), fact.key.zh.replace(/（.*）$/, ""));
  const template = !up ? firstRankText : !down ? lastRankText : rng.pick(middleRankTexts);
  return [
    fill(template, {
      key,
      n: sameInBoth(String(at + 1)),
      all: sameInBoth(String(ranked.length)),
      sort: sortName(entry),
      up: told(up),
      down: told(down),
    }),
  ];
}

const topicUrl = (topic: Topic): string => `${root}topics/${topic.id}`;
function topicPage(topic: Topic, entries: readonly Entry[]): Page {
  const keys = [
    ...new Map(entries.flatMap((entry) => entry.facts.map((fact) => [fact.key.en, fact.key] as const))).values(),
  ];
  const sorts = [...new Set(entries.map(entrySort))];
  const lead = both(
    `This list holds all ${entries.length} entries on ${topic.name.en.toLowerCase()}, with the figures that their articles give.`,
    `本列表收录“${topic.name.zh}”类的全部 ${entries.length} 个条目，并列出各条目中的数据。`,
  );
  return createPage({
    url: topicUrl(topic),
    site,
    kind: "topic",
    title: both(`List: ${topic.name.en}`, `列表：${topic.name.zh}`),
    summary: lead,
    keywords: [both(topic.name.en.toLowerCase(), topic.name.zh), both("list", "列表")],
    age: -12,
    blocks: [
      breadcrumbs([[name, root]], topic.name),
      paragraph(lead),
      ...sorts.flatMap((sort) => {
        const those = entries.filter((entry) => entrySort(entry) === sort);
        const shown = keys
          .filter((key) => those.some((entry) => entry.facts.some((fact) => fact.key.en === key.en)))
          .slice(0, 4);
        return [
          ...(sorts.length > 1
            ? [
                heading(
                  topicTexts.sorts[sort]
                    ? both(capitalize(topicTexts.sorts[sort].en), topicTexts.sorts[sort].zh)
                    : topic.name,
                ),
              ]
            : []),
          table(
            [both("Name", "名称"), ...shown],
            those.map((entry) => [
              linkTo(entry.title, entry.url),
              ...shown.map((key) => entry.facts.find((fact) => fact.key.en === key.en)?.value ?? sameInBoth("–")),
            ]),
          ),
        ];
      }),
      siteFooter(),
    ],
  });
}

function homePage(seed: number, all: readonly { topic: Topic; entries: readonly Entry[] }[]): Page {
  const rng = Rng.of(seed, site, "home");
  const count = all.reduce((sum, { entries }) => sum + entries.length, 0);
  const day = all.map(({ entries }) => rng.pick(entries));
  const lead = both(
    `Openleaf explains the world in ${count} short articles that keep their figures in boxes, where they are easy to find.`,
    `开页百科用 ${count} 篇短文介绍世界，数据都放在信息框里，一眼就能找到。`,
  );
  return createPage({
    url: root,
    site,
    kind: "home",
    title: both("Openleaf, the short encyclopedia", "开页百科——简明百科全书"),
    summary: lead,
    keywords: [both("encyclopedia", "百科"), both("openleaf", "开页"), both("facts", "知识")],
    age: 0,
    blocks: [
      nav([
        ...all.slice(0, 5).map(({ topic }) => [topic.name, topicUrl(topic)] as const),
        [both("About", "关于"), `${root}about`],
      ]),
      paragraph(lead),
      heading(both("Today's articles", "今日条目")),
      cards(
        day.slice(0, 6).map((entry) => ({
          title: entry.title,
          text: both(capitalize(`${entry.cells["gist"]}.`), `${entry.cells["gistZh"]}。`),
          meta: entry.topic.name,
          picture: icon(entry.topic.icon, entry.topic.tone),
          to: entry.url,
        })),
      ),
      heading(both("All topics", "全部主题")),
      cards(
        all.map(({ topic, entries }) => ({
          title: topic.name,
          text: both(
            `For example ${entries[0]!.title.en}, ${entries[1]!.title.en} and ${entries[2]!.title.en}`,
            `例如${entries[0]!.title.zh}、${entries[1]!.title.zh}、${entries[2]!.title.zh}`,
          ),
          meta: both(`${entries.length} articles`, `${entries.length} 个条目`),
          picture: icon(topic.icon, topic.tone),
          to: topicUrl(topic),
        })),
      ),
      siteFooter(),
    ],
  });
}

function aboutPage(): Page {
  const lead = both(
    "Openleaf is written by volunteers who agree on one rule: a number belongs in the box, with its unit.",
    "开页百科由志愿者撰写，大家只守一条规矩：数字放进信息框，并写明单位。",
  );
  return createPage({
    url: `${root}about`,
    site,
    kind: "about",
    title: both("About Openleaf", "关于开页百科"),
    summary: lead,
    keywords: [both("about", "关于"), both("volunteers", "志愿者")],
    age: -210,
    blocks: [
      breadcrumbs([[name, root]], both("About", "关于")),
      byline(both("The editors", "编辑部"), "2025-08-18"),
      paragraph(lead),
      heading(both("Where the figures come from", "数据从何而来")),
      paragraph(
        both(
          "Heights, distances and weights are the rounded values that reference books agree on. Lifespans and weights of animals are typical ones: single animals may well be older or heavier. Populations are estimates for 2023.",
          "高度、距离和重量取各参考书一致的约数。动物的寿命和体重是典型值，个别动物可能更老或更重。人口为2023年的估计数。",
        ),
      ),
      heading(both("Places in a list", "关于排名")),
      paragraph(
        both(
          "When an article says that something is number three, it means number three of the entries of this encyclopedia, largest first, and not of the whole world.",
          "条目里说“排第三”，指的是在本百科的条目中由大到小排第三，而不是全世界第三。",
        ),
      ),
      notice(
        "info",
        both(`A list of every topic is on the [[front page|${root}]].`, `各主题的列表见[[首页|${root}]]。`),
      ),
      siteFooter(),
    ],
  });
}
const siteFooter = (): LocalizedBlock =>
  footer(
    [
      [both("Front page", "首页"), root],
      [both("About", "关于"), `${root}about`],
    ],
    both("Openleaf · free to read, free to quote", "开页百科 · 自由阅读，自由引用"),
  );
