/** Values for the slots of sentences about a record of the encyclopedia's tables. */
import type { LocalizedText } from "../cast.ts";
import { formatCount, type Slots } from "../web/grammar.ts";

const both = (en: string, zh: string): LocalizedText => ({ en, zh });
const sameInBoth = (text: string): LocalizedText => both(text, text);
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const formatNumberCell = (text: string): LocalizedText => {
  const n = Number(text);
  return Number.isFinite(n) && Number.isInteger(n) ? formatCount(n) : sameInBoth(text);
};

const animalClasses: Readonly<Record<string, LocalizedText>> = {
  mammal: both("mammals", "哺乳类"),
  bird: both("birds", "鸟类"),
  reptile: both("reptiles", "爬行类"),
  fish: both("fishes", "鱼类"),
  insect: both("insects", "昆虫"),
  amphibian: both("amphibians", "两栖类"),
  cephalopod: both("cephalopods", "头足类"),
};
const dietTexts: Readonly<Record<string, LocalizedText>> = {
  carnivore: both("It eats other animals, and seldom more than it needs.", "它以别的动物为食，很少多吃。"),
  herbivore: both("It lives on plants, which takes most of the day.", "它以植物为食，一天大半时间都在吃。"),
  omnivore: both(
    "It eats what there is, plant or animal, and that is its secret.",
    "荤素都吃，有什么吃什么，这就是它的本事。",
  ),
};
const lifeCycleTexts: Readonly<Record<string, LocalizedText>> = {
  annual: both("It lives for one year; keep the seeds.", "一年生，记得留种。"),
  biennial: both("It flowers in its second year, and not before.", "两年生，第二年才开花。"),
  perennial: both("It comes back every year, if it is left in peace.", "多年生，不打扰它，年年都会回来。"),
};
const measures: Readonly<Record<string, readonly [unit: string, unitZh: string, what: string, whatZh: string]>> = {
  mountain: ["m", "米", "high", "海拔"],
  river: ["km", "公里", "long", "全长"],
  lake: ["km²", "平方公里", "of water", "水面"],
  island: ["km²", "平方公里", "of land", "面积"],
  waterfall: ["m", "米", "of falling water", "落差"],
  desert: ["thousand km²", "千平方公里", "of sand and stone", "面积"],
};
const orbitCentres: Readonly<Record<string, string>> = {
  Sun: "太阳",
  Earth: "地球",
  Mars: "火星",
  Jupiter: "木星",
  Saturn: "土星",
  Uranus: "天王星",
  Neptune: "海王星",
  Pluto: "冥王星",
};
const stateNames: Readonly<Record<string, string>> = {
  gas: "气体",
  liquid: "液体",
  solid: "固体",
  unknown: "未知状态",
};
const formatMass = (kg: string): LocalizedText => {
  const n = Number(kg);
  if (n >= 1) return both(`${formatCount(n).en} kg`, `${formatCount(n).zh}公斤`);
  if (n >= 0.001) return both(`${Math.round(n * 1000)} g`, `${Math.round(n * 1000)}克`);
  return both("less than a gram", "不到一克");
};
const formatPeriod = (days: string): LocalizedText => {
  const n = Number(days);
  if (n >= 700)
    return both(`${(n / 365.25).toFixed(n > 7000 ? 0 : 1)} years`, `${(n / 365.25).toFixed(n > 7000 ? 0 : 1)}年`);
  return both(`${n >= 10 ? Math.round(n) : n} days`, `${n >= 10 ? Math.round(n) : n}天`);
};
const formatMillions = (millions: number): LocalizedText =>
  millions >= 1
    ? both(
        `${formatCount(Math.round(millions)).en} million`,
        millions >= 100 ? `${(millions / 100).toFixed(2).replace(/\.?0+$/, "")}亿` : `${Math.round(millions * 100)}万`,
      )
    : both(formatCount(Math.round(millions * 1e6)).en, `${Math.round(millions * 100)}万`);

/**
 * Returns advice on care and space for a plant. The advice for trees is different, because trees do not grow in pots.
 */
const gardeningAdvice = (height: number): { readonly care: LocalizedText; readonly room: LocalizedText } =>
  height >= 3
    ? {
        care: both(
          "In its first two summers it wants a bucket a week; later it looks after itself.",
          "头两个夏天每周浇一桶水，之后它会照顾自己。",
        ),
        room: both(
          "Plant it once, and well away from the house: roots know no fences.",
          "一次种好，离房子远些，树根不认篱笆。",
        ),
      }
    : {
        care: both(
          "It wants to be looked at once a day and watered when the finger says so, not the calendar.",
          "每天看一眼，浇水凭手指，不凭日历。",
        ),
        room: both(
          "Give the roots room; most of what we call illness is a pot that is too small.",
          "给根留地方，所谓“生病”多半是盆太小。",
        ),
      };
const describeIngredients = (food: LocalizedText, from: LocalizedText, main: LocalizedText): LocalizedText =>
  food.zh.includes(main.zh) || food.en.toLowerCase().includes(main.en.toLowerCase()) || main.en.includes(food.en)
    ? both(`It comes from ${from.en}, and there is nothing else in it.`, `来自${from.zh}，里头没有别的。`)
    : both(`It comes from ${from.en}; the main thing in it is ${main.en}.`, `来自${from.zh}，主料是${main.zh}。`);

/**
 * Returns the values for the slots of one record. `cells` are the record's cells, and `index` is its position in the
 * table.
 */
export function factSlots(source: string, cells: readonly string[], index: number): Slots {
  const c = (i: number): string => cells[i] ?? "";
  const what = both(c(cells.length - 2), c(cells.length - 1));
  const name = both(lowerFirst(c(0)).replace(/ \((planet|element|constellation|star)\)$/, ""), c(1));
  const proper = both(c(0).replace(/ \(.*\)$/, ""), c(1).replace(/（.*）$/, ""));
  switch (source) {
    case "animals": {
      const days = Number(c(6));
      const isEgg = /bird|reptile|fish|insect|amphibian|cephalopod/.test(c(2));
      const young = isEgg
        ? both(`Its eggs take about ${days} days.`, `卵大约${days}天孵化。`)
        : both(`The young are born after about ${days} days.`, `怀胎约${days}天。`);
      const none = both("About its young we know less than we would like.", "关于它的幼崽，我们知道得还太少。");
      return {
        t: name,
        what,
        kg: formatMass(c(4)),
        years: sameInBoth(c(5)),
        young: days > 0 ? young : none,
        diet: dietTexts[c(3)]!,
        class: animalClasses[c(2)]!,
      };
    }
    case "plants": {
      const height = Number(c(4));
      const tall =
        height >= 1
          ? both(`${height} m`, `${height}米`)
          : both(`${Math.round(height * 100)} cm`, `${Math.round(height * 100)}厘米`);
      return {
        t: name,
        what,
        family: both(c(2), c(3)),
        height: tall,
        life: lifeCycleTexts[c(5)]!,
        ...gardeningAdvice(height),
      };
    }
    case "places": {
      const [unit, unitZh, kind, kindZh] = measures[c(2)]!;
      const n = formatNumberCell(c(3));
      return {
        t: proper,
        what,
        measure: both(`${n.en} ${unit} ${kind}`, `${kindZh}${n.zh}${unitZh}`),
        where: both(c(4), c(5)),
      };
    }
    case "bodies":
      return {
        t: proper,
        what,
        radius: formatNumberCell(c(4)),
        orbit: formatPeriod(c(5)),
        distance: formatNumberCell(c(6)),
        centre: both(c(3) === "Sun" ? "the Sun" : c(3), orbitCentres[c(3)] ?? c(3)),
      };
    case "stars":
      return {
        t: proper,
        what,
        home: both(c(2), constellationNames[c(2)] ?? c(2)),
        distance: formatNumberCell(c(3)),
        magnitude: sameInBoth(c(4).replace("-", "−")),
      };
    case "constellations":
      return { t: proper, what, area: formatNumberCell(c(2)), month: sameInBoth(c(3)), star: both(c(4), c(5)) };
    case "elements": {
      const [melts, boils, year] = [c(4), c(5), c(6)];
      const heat =
        melts !== "-" && boils !== "-"
          ? both(
              `It melts at ${melts.replace("-", "−")} °C and boils at ${boils.replace("-", "−")} °C.`,
              `熔点${melts.replace("-", "−")}℃，沸点${boils.replace("-", "−")}℃。`,
            )
          : both("Where it melts and boils is not known well enough to print.", "熔点和沸点还没有可靠的数据。");
      const found =
        year === "-" || year === ""
          ? both("People have known it since before anybody wrote down years.", "人类认识它的时候，还没人记年份。")
          : both(`It was found in ${year}.`, `发现于${year}年。`);
      return {
        t: both(c(1).toLowerCase(), c(2)),
        symbol: sameInBoth(c(0)),
        number: sameInBoth(String(index + 1)),
        weight: sameInBoth(c(3)),
        state: both(c(7), stateNames[c(7)] ?? c(7)),
        heat,
        found,
        what,
      };
    }
    case "materials": {
      const hard =
        c(2) === "-"
          ? both("Hardness is not measured for something so soft.", "这么软的东西不测硬度。")
          : both(
              `On the scale of Mohs it stands at ${c(2)}; a fingernail has two and a half.`,
              `莫氏硬度${c(2)}，指甲约为二点五。`,
            );
      return { t: name, what, density: sameInBoth(c(3)), made: both(c(4), c(5)), hard };
    }
    case "countries": {
      const [area, millions] = [Number(c(5)), Number(c(6))];
      const dense = (millions * 1e6) / area;
      return {
        t: proper,
        what,
        capital: both(c(2), c(3)),
        area: formatNumberCell(c(5)),
        people: formatMillions(millions),
        currency: both(c(7), c(8)),
        code: sameInBoth(`+${c(9)}`),
        dense: sameInBoth(dense >= 10 ? String(Math.round(dense)) : dense.toFixed(1)),
      };
    }
    case "instruments":
      return { t: name, what, from: both(c(3), c(4)), count: both(`${c(5)} ${c(6)}`, `${c(5)}${c(7)}`) };
    case "sports": {
      const olympic =
        c(7) === "-"
          ? both("The Olympic Games have not called for it yet.", "它还没进过奥运会。")
          : both(`It first came to the Olympic Games in ${c(7)}.`, `${c(7)}年首次进入奥运会。`);
      const players = c(2) === "1" ? both("one player", "1人") : both(`${c(2)} players`, `${c(2)}人`);
      return { t: name, what, players, length: both(c(3), c(4)), field: both(c(5), c(6)), olympic };
    }
    case "foods":
      return {
        t: name,
        what,
        kcal: sameInBoth(c(4)),
        main: describeIngredients(both(c(0), c(1)), both(c(2), c(3)), both(c(5), c(6))),
      };
    case "festivals":
      return {
        t: proper,
        what,
        when: both(/^(\d|the )/.test(c(2)) ? c(2) : `the ${c(2)}`, c(3)),
        where: both(c(4) === "worldwide" ? "all parts of the world" : c(4), c(5)),
      };
    case "inventions":
      return {
        t: both(c(0).startsWith("the ") ? c(0) : lowerFirst(c(0)), c(1)),
        what,
        year: both(c(2), c(3).replace(/^(\d+)$/, "$1年")),
        where: both(c(4), c(5)),
      };
    case "crafts":
      return { t: name, what, material: both(c(3), c(4)), since: both(c(5), c(6)) };
    case "destinations": {
      const sights = c(11)
        .split(";")
        .map((one) => {
          const [en = "", zh = ""] = one.split("=");
          return both(en.trim(), zh.trim());
        });
      const hours = c(8) === "1" ? both("an hour", "一小时") : both(`${c(8)} hours`, `${c(8)}小时`);
      return {
        t: both(c(1), c(2)),
        what: both(c(4), c(5)),
        way: both(c(6), c(7)),
        hours,
        dish: both(c(9), c(10)),
        s1: sights[0]!,
        s2: sights[1]!,
        s3: sights[2]!,
        s4: sights[3]!,
        season: both(c(12), c(13)),
      };
    }
    default:
      throw new RangeError(`no sentences for ${source}`);
  }
}
const constellationNames: Readonly<Record<string, string>> = {
  "Canis Major": "大犬座",
  Carina: "船底座",
  Boötes: "牧夫座",
  Lyra: "天琴座",
  Auriga: "御夫座",
  Orion: "猎户座",
  "Canis Minor": "小犬座",
  Eridanus: "波江座",
  Centaurus: "半人马座",
  Aquila: "天鹰座",
  Crux: "南十字座",
  Taurus: "金牛座",
  Virgo: "室女座",
  Scorpius: "天蝎座",
  Gemini: "双子座",
  "Piscis Austrinus": "南鱼座",
  Cygnus: "天鹅座",
  Leo: "狮子座",
  "Ursa Minor": "小熊座",
  Perseus: "英仙座",
  Cetus: "鲸鱼座",
  Ophiuchus: "蛇夫座",
};
