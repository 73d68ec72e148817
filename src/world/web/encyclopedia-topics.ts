/**
 * Topics of the encyclopedia. Each topic has the table of its entries, their facts, and the sentences of its articles.
 */
import type { LocalizedText } from "../cast.ts";
import { both, dateText, sameInBoth } from "./build.ts";
import { animals } from "./data/animals.ts";
import { countries } from "./data/countries.ts";
import { crafts, festivals, foods, instruments, inventions, sports } from "./data/culture.ts";
import { elements } from "./data/elements.ts";
import { materials, places, plants } from "./data/nature.ts";
import { bodies, constellations, shapes, stars, units } from "./data/sky.ts";
import { parseLocalizedList } from "./grammar.ts";
import type { PictureIcon, Tone } from "./page.ts";

export type Cells = Readonly<Record<string, string>>;
export interface FactSpec {
  readonly key: LocalizedText;
  readonly value: (cells: Cells, number: number) => LocalizedText | null;
  /** The column by which entries are ranked. It contains a number, or "-". */
  readonly rank?: string;
}
export interface Topic {
  readonly id: string;
  readonly name: LocalizedText;
  readonly icon: PictureIcon;
  readonly tone: Tone;
  readonly text: string;
  /** Names of the columns. en, zh, `gist` and `gistZh` are required. Entries with different `sort` are not compared. */
  readonly columns: string;
  readonly facts: readonly FactSpec[];
  /**
   * The sentences after the first one. {name} inserts a cell, and {name.both} inserts a cell with its Chinese
   * counterpart.
   */
  readonly prose: readonly LocalizedText[];
}

export const topicTexts = {
  sorts: Object.fromEntries(
    (
      [
        ["planet", "planets", "行星"],
        ["dwarf planet", "dwarf planets", "矮行星"],
        ["moon", "moons", "卫星"],
        ["mountain", "mountains", "山峰"],
        ["river", "rivers", "河流"],
        ["lake", "lakes", "湖泊"],
        ["island", "islands", "岛屿"],
        ["waterfall", "waterfalls", "瀑布"],
        ["desert", "deserts", "沙漠"],
        ["flat", "flat shapes", "平面图形"],
        ["solid", "solids", "立体图形"],
        ["craft", "crafts", "手工艺"],
        ["science", "sciences", "学科"],
      ] as const
    ).map(([id, en, zh]) => [id, both(en, zh)]),
  ) as Readonly<Record<string, LocalizedText>>,
};
const chineseWords: Readonly<Record<string, string>> = Object.fromEntries(
  parseLocalizedList(
    `mammal / 哺乳动物; bird / 鸟类; reptile / 爬行动物; amphibian / 两栖动物; fish / 鱼类; cephalopod / 头足类; insect / 昆虫;
     carnivore / 肉食性; herbivore / 植食性; omnivore / 杂食性; annual / 一年生; biennial / 二年生; perennial / 多年生;
     solid / 固体; liquid / 液体; gas / 气体; europe / 欧洲; asia / 亚洲; africa / 非洲; oceania / 大洋洲;
     north-america / 北美洲; south-america / 南美洲; string / 弦乐器; keyboard / 键盘乐器; wind / 木管乐器; brass / 铜管乐器; percussion / 打击乐器;
     planet / 行星; dwarf planet / 矮行星; moon / 卫星; mountain / 山峰; river / 河流; lake / 湖泊; island / 岛屿; waterfall / 瀑布; desert / 沙漠;
     flat / 平面图形; craft / 手工艺; science / 学科; Sun / 太阳; Earth / 地球; Mars / 火星; Jupiter / 木星; Saturn / 土星; Uranus / 天王星; Neptune / 海王星; Pluto / 冥王星`,
  ).map((word) => [word.en, word.zh]),
);
const englishWords: Readonly<Record<string, string>> = {
  "north-america": "North America",
  "south-america": "South America",
  wind: "woodwind",
  mammal: "mammals",
  bird: "birds",
  reptile: "reptiles",
  amphibian: "amphibians",
  cephalopod: "cephalopods",
  insect: "insects",
};
/** Returns a word of the tables, in both languages. */
export function translateTerm(word: string): LocalizedText {
  const zh = chineseWords[word];
  if (zh === undefined) throw new Error(`no Chinese for ${word}`);
  const en =
    englishWords[word] ??
    (["europe", "asia", "africa", "oceania"].includes(word) ? word[0]!.toUpperCase() + word.slice(1) : word);
  return both(en, zh);
}
export function formatNumber(text: string): string {
  const [whole = "", part] = text.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",").replace(/^-/, "−");
  return part === undefined ? grouped : `${grouped}.${part}`;
}

const key = both;
const fact = (name: LocalizedText, value: FactSpec["value"], rank?: string): FactSpec => ({
  key: name,
  value,
  ...(rank === undefined ? {} : { rank }),
});
/**
 * Creates a fact that consists of a number and its unit. An entry whose table has "-" in this column does not have the
 * fact.
 */
const measureFact = (name: LocalizedText, column: string, unit: LocalizedText): FactSpec =>
  fact(
    name,
    (c) =>
      c[column] === "-"
        ? null
        : both(
            `${formatNumber(c[column]!)}${unit.en && ` ${unit.en}`}`,
            `${formatNumber(c[column]!)}${unit.zh && ` ${unit.zh}`}`,
          ),
    column,
  );
const bilingualFact = (name: LocalizedText, column: string): FactSpec =>
  fact(name, (c) => both(c[column]!, c[`${column}Zh`]!));
const termFact = (name: LocalizedText, column: string): FactSpec => fact(name, (c) => translateTerm(c[column]!));
const textFact = (name: LocalizedText, column: string): FactSpec =>
  fact(name, (c) => (c[column] === "-" ? null : sameInBoth(c[column]!)));
const factOfSort = (sort: string, spec: FactSpec): FactSpec => ({
  ...spec,
  value: (c, n) => (c["sort"] === sort ? spec.value(c, n) : null),
});

const m = both("m", "米");
const km = both("km", "公里");
const km2 = both("km²", "平方公里");

export const topics: readonly Topic[] = [
  {
    id: "countries",
    name: both("Countries", "国家"),
    icon: "flag",
    tone: "blue",
    text: countries,
    columns: "en zh capital capitalZh continent area people currency currencyZh calling gist gistZh",
    facts: [
      bilingualFact(key("Capital", "首都"), "capital"),
      termFact(key("Continent", "所在大洲"), "continent"),
      measureFact(key("Area", "面积"), "area", km2),
      fact(key("Population (about, 2023)", "人口（2023年约数）"), (c) => formatPeople(c["people"]!), "people"),
      bilingualFact(key("Currency", "货币"), "currency"),
      fact(key("Calling code", "国际区号"), (c) => sameInBoth(`+${c["calling"]!.replace(/^1876$/, "1 876")}`)),
    ],
    prose: [
      both("Its capital: {capital}. Its currency: {currency}.", "首都是{capital}，通行货币为{currency}。"),
      both(
        "Calls from abroad begin with +{calling}. The capital is {capital}, and prices are given in this currency: {currency}.",
        "从国外打电话要先拨 +{calling}；买东西用{currency}，首都设在{capital}。",
      ),
      both(
        "From the capital, {capital}, to its farthest border the country covers {area} square kilometres.",
        "从首都{capital}到最远的边境，国土面积共 {area} 平方公里。",
      ),
    ],
  },
  {
    id: "elements",
    name: both("Chemical elements", "化学元素"),
    icon: "lab",
    tone: "purple",
    text: elements,
    columns: "symbol en zh weight melts boils found state gist gistZh",
    facts: [
      textFact(key("Symbol", "符号"), "symbol"),
      fact(key("Atomic number", "原子序数"), (_, n) => sameInBoth(String(n))),
      measureFact(key("Atomic weight", "相对原子质量"), "weight", sameInBoth("")),
      termFact(key("At 25 °C", "25 °C 时的状态"), "state"),
      measureFact(key("Melting point", "熔点"), "melts", sameInBoth("°C")),
      measureFact(key("Boiling point", "沸点"), "boils", sameInBoth("°C")),
      fact(key("Discovered", "发现年份"), (c) =>
        c["found"] === "-" ? both("known since antiquity", "古代已知") : both(c["found"]!, `${c["found"]}年`),
      ),
    ],
    prose: [
      both(
        "Chemists write it {symbol}. It has {number} protons in every nucleus, and at 25 °C it is a {state}.",
        "化学家把它写作 {symbol}。它的每个原子核里有 {number} 个质子，25 °C 时为{state}。",
      ),
      both(
        "In the periodic table it stands at place {number} under the symbol {symbol}; its atomic weight is {weight}.",
        "它在元素周期表中排第 {number} 位，符号为 {symbol}，相对原子质量为 {weight}。",
      ),
      both(
        "With {number} protons and an atomic weight of {weight}, it is a {state} at room temperature. Its symbol is {symbol}.",
        "它有 {number} 个质子，相对原子质量 {weight}，室温下是{state}，符号为 {symbol}。",
      ),
    ],
  },
  {
    id: "animals",
    name: both("Animals", "动物"),
    icon: "animal",
    tone: "orange",
    text: animals,
    columns: "en zh class diet mass life gestation gist gistZh",
    facts: [
      termFact(key("Group", "类群"), "class"),
      termFact(key("Diet", "食性"), "diet"),
      fact(key("Typical adult mass", "成体典型体重"), (c) => formatMass(Number(c["mass"])), "mass"),
      fact(key("Typical lifespan", "典型寿命"), (c) => formatYears(Number(c["life"])), "life"),
      fact(
        key("Gestation or incubation", "孕期或孵化期"),
        (c) => (c["gestation"] === "-" ? null : both(`${c["gestation"]} days`, `${c["gestation"]} 天`)),
        "gestation",
      ),
    ],
    prose: [
      both(
        "It belongs to the {class}; a grown animal typically weighs {mass} and lives for {life}.",
        "它属于{class}，成体通常重 {mass}，寿命约 {life}。",
      ),
      both(
        "Field guides give {mass} as a typical weight and {life} as a typical life. It is one of the {class}.",
        "野外手册给出的典型体重是 {mass}，典型寿命是 {life}。它是{class}的一员。",
      ),
      both(
        "A life of {life} is usual. Grown individuals weigh about {mass}, which is much or little for {class} depending on the company.",
        "它通常能活 {life}。成体约重 {mass}，在{class}里算重算轻，要看和谁比。",
      ),
    ],
  },
  {
    id: "plants",
    name: both("Plants", "植物"),
    icon: "plant",
    tone: "green",
    text: plants,
    columns: "en zh family familyZh height life gist gistZh",
    facts: [
      bilingualFact(key("Family", "科"), "family"),
      measureFact(key("Typical height", "典型高度"), "height", m),
      termFact(key("Life", "生活型"), "life"),
    ],
    prose: [
      both(
        "Botanists place it in the family {family}. It is {life} and grows about {height} metres tall.",
        "植物学家把它归入{family}。它是{life}植物，高约 {height} 米。",
      ),
      both(
        "A height of about {height} metres is typical. It is {life}, and its family is {family}.",
        "它通常高约 {height} 米，属{family}，为{life}植物。",
      ),
    ],
  },
  {
    id: "materials",
    name: both("Minerals and materials", "矿物与材料"),
    icon: "diamond",
    tone: "teal",
    text: materials,
    columns: "en zh mohs density made madeZh gist gistZh",
    facts: [
      bilingualFact(key("Made of", "成分"), "made"),
      measureFact(key("Hardness (Mohs)", "莫氏硬度"), "mohs", sameInBoth("")),
      measureFact(key("Density", "密度"), "density", both("g/cm³", "克/立方厘米")),
    ],
    prose: [
      both(
        "It consists of {made}. One cubic centimetre weighs about {density} grams.",
        "它的成分是{made}，每立方厘米约重 {density} 克。",
      ),
      both(
        "At about {density} grams a cubic centimetre it is easy to tell by hand from heavier and lighter things. It is made of {made}.",
        "它的密度约为每立方厘米 {density} 克，掂一掂就能与更重或更轻的东西区分开。成分是{made}。",
      ),
    ],
  },
  {
    id: "places",
    name: both("Mountains and waters", "山川湖海"),
    icon: "mountain",
    tone: "teal",
    text: places,
    columns: "en zh sort size where whereZh gist gistZh",
    facts: [
      termFact(key("Kind", "类别"), "sort"),
      bilingualFact(key("Where", "位置"), "where"),
      factOfSort("mountain", measureFact(key("Height", "海拔"), "size", m)),
      factOfSort("river", measureFact(key("Length", "长度"), "size", km)),
      factOfSort("lake", measureFact(key("Surface", "湖面面积"), "size", km2)),
      factOfSort("island", measureFact(key("Area", "面积"), "size", km2)),
      factOfSort("waterfall", measureFact(key("Drop", "落差"), "size", m)),
      factOfSort("desert", measureFact(key("Area", "面积"), "size", both("thousand km²", "千平方公里"))),
    ],
    prose: [
      both("Look for it here: {where}.", "在地图上找它，请看：{where}。"),
      both("On the map it belongs to {where}.", "在地图上，它位于{where}。"),
      both("It is to be found here: {where}.", "它的所在地是{where}。"),
    ],
  },
  {
    id: "worlds",
    name: both("Planets and moons", "行星与卫星"),
    icon: "planet",
    tone: "purple",
    text: bodies,
    columns: "en zh sort circles radius orbit distance found gist gistZh",
    facts: [
      termFact(key("Kind", "类别"), "sort"),
      termFact(key("Circles", "环绕"), "circles"),
      measureFact(key("Mean radius", "平均半径"), "radius", km),
      measureFact(key("Orbit", "公转周期"), "orbit", both("days", "天")),
      fact(
        key("Mean distance from what it circles", "与所绕天体的平均距离"),
        (c) => formatDistance(Number(c["distance"])),
        "distance",
      ),
      fact(key("Discovered", "发现年份"), (c) =>
        c["found"] === "-" ? both("known since antiquity", "古代已知") : both(c["found"]!, `${c["found"]}年`),
      ),
    ],
    prose: [
      both(
        "One trip round takes it {orbit} days; from centre to surface it measures {radius} kilometres, on average.",
        "它每 {orbit} 天绕{circles}一周，平均半径为 {radius} 公里。",
      ),
      both(
        "Its mean radius is {radius} kilometres. A calendar made for it would have a year or a month of {orbit} days.",
        "它的平均半径是 {radius} 公里，绕{circles}一周要 {orbit} 天。",
      ),
    ],
  },
  {
    id: "stars",
    name: both("Stars", "恒星"),
    icon: "star",
    tone: "yellow",
    text: stars,
    columns: "en zh inside distance magnitude gist gistZh",
    facts: [
      fact(key("Constellation", "所在星座"), (c) => both(c["inside"]!, constellationZh[c["inside"]!]!)),
      measureFact(key("Distance (about)", "距离（约）"), "distance", both("light years", "光年")),
      measureFact(key("Apparent magnitude", "视星等"), "magnitude", sameInBoth("")),
    ],
    prose: [
      both(
        "Its light takes about {distance} years to reach us. A smaller magnitude means a brighter star: this one has {magnitude}.",
        "它的光约要走 {distance} 年才能到达这里。视星等越小越亮，它的视星等是 {magnitude}。",
      ),
      both(
        "Seen from here it has magnitude {magnitude}, from a distance of about {distance} light years.",
        "从约 {distance} 光年外看去，它的视星等为 {magnitude}。",
      ),
    ],
  },
  {
    id: "constellations",
    name: both("Constellations", "星座"),
    icon: "night",
    tone: "blue",
    text: constellations,
    columns: "en zh area month bright brightZh gist gistZh",
    facts: [
      measureFact(key("Area", "面积"), "area", both("square degrees", "平方度")),
      fact(key("Best seen in the evenings of", "傍晚最宜观看的月份"), (c) =>
        both(monthNames[Number(c["month"]) - 1]!, `${c["month"]} 月`),
      ),
      bilingualFact(key("Brightest star", "最亮星"), "bright"),
    ],
    prose: [
      both(
        "It covers {area} square degrees of the sky, and {bright} is its brightest star.",
        "它占天空 {area} 平方度，最亮的星是{bright}。",
      ),
      both(
        "Begin with {bright}, its brightest star, and follow the figure over {area} square degrees.",
        "观看时先找最亮的{bright}，再顺着图形看完这 {area} 平方度的天空。",
      ),
    ],
  },
  {
    id: "units",
    name: both("Units", "计量单位"),
    icon: "ruler",
    tone: "grey",
    text: units,
    columns: "en zh symbol quantity quantityZh base gist gistZh",
    facts: [
      fact(key("Symbol", "符号"), (c) =>
        c["symbol"] === "mu" ? both("mu", "亩") : c["symbol"] === "jin" ? both("jin", "斤") : sameInBoth(c["symbol"]!),
      ),
      bilingualFact(key("Measures", "计量"), "quantity"),
      fact(key("In other units", "换算"), (c) => both(c["base"]!, unitZh[c["base"]!] ?? c["base"]!)),
    ],
    prose: [
      both("It measures {quantity}. One of it is {base}.", "它用来计量{quantity}，换算关系为 {base}。"),
      both(
        "Wherever {quantity} is written down, its symbol is {symbol}; in other units it is {base}.",
        "凡是记录{quantity}的地方都写作 {symbol}；换成其他单位为 {base}。",
      ),
    ],
  },
  {
    id: "shapes",
    name: both("Shapes", "图形"),
    icon: "shapes",
    tone: "red",
    text: shapes,
    columns: "en zh sort corners edges faces mirror gist gistZh",
    facts: [
      termFact(key("Kind", "类别"), "sort"),
      fact(key("Corners", "顶点"), (c) => sameInBoth(c["corners"]!), "corners"),
      fact(key("Edges", "边（棱）"), (c) => sameInBoth(c["edges"]!), "edges"),
      fact(key("Faces", "面"), (c) => (c["faces"] === "-" ? null : sameInBoth(c["faces"]!)), "faces"),
      fact(
        key("Lines of symmetry", "对称轴"),
        (c) => (c["mirror"] === "-" ? null : sameInBoth(c["mirror"]!)),
        "mirror",
      ),
    ],
    prose: [
      both("Count and you find {corners} corners and {edges} edges.", "数一数，它有 {corners} 个顶点和 {edges} 条边。"),
      both(
        "Whoever builds one of straws needs {edges} straws and {corners} joints.",
        "用吸管搭一个，需要 {edges} 根吸管和 {corners} 个接头。",
      ),
    ],
  },
  {
    id: "instruments",
    name: both("Musical instruments", "乐器"),
    icon: "music",
    tone: "orange",
    text: instruments,
    columns: "en zh family origin originZh parts of ofZh gist gistZh",
    facts: [
      termFact(key("Family", "类别"), "family"),
      bilingualFact(key("Home", "起源"), "origin"),
      fact(
        key("Parts played", "发声部件"),
        (c) => both(`${c["parts"]} ${c["of"]}`, `${c["parts"]} ${c["ofZh"]}`),
        "parts",
      ),
    ],
    prose: [
      both("It is reckoned among the {family} instruments. Its home: {origin}.", "它归入{family}，起源于{origin}。"),
      both(
        "Its story begins here: {origin}. Players count on {parts} {of}.",
        "它的故事始于{origin}。演奏者用到 {parts} {of}。",
      ),
    ],
  },
  {
    id: "sports",
    name: both("Sports", "体育运动"),
    icon: "sport",
    tone: "green",
    text: sports,
    columns: "en zh side length lengthZh field fieldZh olympic gist gistZh",
    facts: [
      fact(key("Players of one side", "每方人数"), (c) => both(c["side"]!, `${c["side"]} 人`), "side"),
      bilingualFact(key("Length", "赛程"), "length"),
      bilingualFact(key("Field", "场地"), "field"),
      fact(
        key("Olympic since", "首次进入奥运会"),
        (c) => (c["olympic"] === "-" ? both("not so far", "尚未") : both(c["olympic"]!, `${c["olympic"]}年`)),
        "olympic",
      ),
    ],
    prose: [
      both(
        "One side has {side} at a time. The usual length: {length}.",
        "每方同时上场 {side} 人，赛程通常为{length}。",
      ),
      both(
        "The rules give the field as {field}. A contest lasts for {length}.",
        "规则规定的场地是：{field}。比赛为{length}。",
      ),
    ],
  },
  {
    id: "foods",
    name: both("Foods", "食物"),
    icon: "food",
    tone: "red",
    text: foods,
    columns: "en zh origin originZh energy main mainZh gist gistZh",
    facts: [
      bilingualFact(key("Home", "起源地"), "origin"),
      bilingualFact(key("Main ingredient", "主要原料"), "main"),
      measureFact(key("Energy in 100 g (about)", "每 100 克热量（约）"), "energy", both("kcal", "千卡")),
    ],
    prose: [
      both(
        "A hundred grams hold about {energy} kilocalories. Its main ingredient: {main}.",
        "每 100 克约含 {energy} 千卡热量，主料是{main}。",
      ),
      both(
        "It goes back to this part of the world: {origin}. Cooks start from {main}, and 100 grams give about {energy} kilocalories.",
        "它起源于{origin}，以{main}为主料，每 100 克约提供 {energy} 千卡。",
      ),
    ],
  },
  {
    id: "festivals",
    name: both("Festivals", "节日"),
    icon: "celebration",
    tone: "red",
    text: festivals,
    columns: "en zh kept keptZh where whereZh date gist gistZh",
    facts: [
      bilingualFact(key("Kept on", "日期"), "kept"),
      bilingualFact(key("Where", "地区"), "where"),
      fact(key("In 2026", "2026年"), (c) => dateText(c["date"]!)),
    ],
    prose: [
      both("The rule for its date: {kept}. In 2026 that is {date}.", "它的日期规则是{kept}，2026年落在{date}。"),
      both(
        "Where it is kept: {where}. In 2026 it falls on {date}.",
        "{where}的人们会过这个节日，2026年的日期是{date}。",
      ),
    ],
  },
  {
    id: "inventions",
    name: both("Inventions", "发明"),
    icon: "idea",
    tone: "yellow",
    text: inventions,
    columns: "en zh when whenZh where whereZh gist gistZh",
    facts: [bilingualFact(key("When", "年代"), "when"), bilingualFact(key("Where", "地点"), "where")],
    prose: [
      both("The date usually given is {when}, the place {where}.", "通常认为它出现于{when}，地点是{where}。"),
      both("Its birthplace is given as {where}, its time as {when}.", "它诞生于{where}，书上记载的时间是{when}。"),
      both(
        "Like most new things it had forerunners, yet histories agree on {where} and on this date: {when}.",
        "和多数新事物一样，它也有先驱，但史书大多写作{where}、{when}。",
      ),
    ],
  },
  {
    id: "arts",
    name: both("Crafts and sciences", "手艺与科学"),
    icon: "craft",
    tone: "teal",
    text: crafts,
    columns: "en zh sort subject subjectZh since sinceZh gist gistZh",
    facts: [
      termFact(key("Kind", "类别"), "sort"),
      bilingualFact(key("Works with", "对象"), "subject"),
      bilingualFact(key("First known", "起源年代"), "since"),
    ],
    prose: [
      both("It works with {subject}. Its beginnings: {since}.", "它以{subject}为对象，起源年代是{since}。"),
      both(
        "What it handles is {subject}, and its first traces are dated thus: {since}.",
        "它所处理的是{subject}，最早的踪迹见于{since}。",
      ),
    ],
  },
];

const monthNames = "January February March April May June July August September October November December".split(" ");
const constellationZh: Readonly<Record<string, string>> = Object.fromEntries([
  ...constellations
    .trim()
    .split("\n")
    .map((line) => line.split("|").slice(0, 2) as [string, string]),
  ["Carina", "船底座"],
]);
const unitZh: Readonly<Record<string, string>> = {
  "6.02214076 × 10²³ particles": "6.02214076 × 10²³ 个粒子",
  "1 per second": "每秒 1 次",
  "a tenth of a bel": "十分之一贝尔",
  "8 bits": "8 比特",
};
function formatPeople(millions: string): LocalizedText {
  const n = Number(millions);
  const zh = n >= 100 ? `${Number((n / 100).toFixed(2))} 亿` : `${Math.round(n * 100)} 万`;
  return n >= 1 ? both(`${formatNumber(millions)} million`, zh) : both(`${n * 1000},000`, zh);
}
function formatDistance(thousandKm: number): LocalizedText {
  if (thousandKm < 10_000) {
    const km = formatNumber(String(Math.round(thousandKm * 1000)));
    return both(`${km} km`, `${km} 公里`);
  }
  return both(
    `${formatNumber((thousandKm / 1000).toFixed(1))} million km`,
    `${formatNumber((thousandKm / 100_000).toFixed(3))} 亿公里`,
  );
}
function formatMass(kg: number): LocalizedText {
  if (kg >= 1) return both(`${formatNumber(String(kg))} kg`, `${formatNumber(String(kg))} 千克`);
  const grams = kg * 1000;
  if (grams >= 0.1) return both(`${Number(grams.toFixed(2))} g`, `${Number(grams.toFixed(2))} 克`);
  return both(`${Number((grams * 1000).toFixed(1))} mg`, `${Number((grams * 1000).toFixed(1))} 毫克`);
}
function formatYears(years: number): LocalizedText {
  if (years === 1) return both("1 year", "1 年");
  if (years >= 1) return both(`${years} years`, `${years} 年`);
  const weeks = Math.round(years * 52);
  return both(`${weeks} weeks`, `${weeks} 周`);
}
