/**
 * The travel guide: for each place a description, transport, food, sights and lodging. It contains nothing about the
 * weather.
 */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import {
  both,
  cards,
  breadcrumbs,
  facts,
  faq,
  footer,
  heading,
  icon,
  image,
  list,
  nav,
  notice,
  createPage,
  paragraph,
  prices,
  quote,
  sameInBoth,
  table,
  type LocalizedBlock,
} from "./build.ts";
import { destinations } from "./data/travel.ts";
import { createForm } from "./forms.ts";
import { parseLocalizedList, formatCount, fill, parseRows, type Slots } from "./grammar.ts";
import type { Page, Picture, PictureIcon } from "./page.ts";
import { createPersonName } from "./people.ts";
import { city } from "./town.ts";

const site = "slowmiles";
const root = "https://slowmiles.example/";
const name = both("Slow Miles", "慢行指南");
const siteFooter = (): LocalizedBlock =>
  footer(
    [
      [both("All places", "全部目的地"), root],
      [both("How we travel", "我们怎样旅行"), `${root}about`],
    ],
    both("Slow Miles · guides for people with time", "慢行指南 · 写给有时间的人"),
  );

interface Place {
  readonly path: string;
  readonly name: LocalizedText;
  readonly kind: string;
  readonly gist: LocalizedText;
  readonly way: LocalizedText;
  readonly hours: number;
  readonly dish: LocalizedText;
  readonly sights: readonly LocalizedText[];
  readonly season: LocalizedText;
  readonly slots: Slots;
  readonly icon: PictureIcon;
}
const icons: readonly (readonly [string, PictureIcon])[] = [
  ["island", "island"],
  ["beach", "wave"],
  ["coast", "wave"],
  ["mountain", "mountain"],
  ["forest", "tree"],
  ["lake", "water"],
  ["castle", "landmark"],
];
/** Pictures of the dataset `scenes` that could show the place. */
const sceneKinds: Readonly<Record<string, string>> = {
  ashmere: "landscape_02",
  oldferry: "landscape_10",
  greyling: "landscape_07",
  harrowfield: "landscape_06",
  coldwater: "landscape_08",
  marrowpass: "landscape_13",
  lanternvale: "landscape_09",
  pinemarch: "landscape_03",
  goldenreach: "landscape_01",
  millhaven: "landscape_11",
  redmesa: "landscape_04",
  tanglewood: "landscape_12",
};
function parsePlaces(): Place[] {
  return parseRows(destinations, 14).map(
    ([
      path = "",
      en = "",
      zh = "",
      kind = "",
      gistEn = "",
      gistZh = "",
      wayEn = "",
      wayZh = "",
      hours = "",
      dishEn = "",
      dishZh = "",
      sights = "",
      seasonEn = "",
      seasonZh = "",
    ]) => {
      const list = sights.split(";").map((one) => {
        const [sightEn = "", sightZh = ""] = one.split("=");
        return both(sightEn, sightZh);
      });
      const place = {
        path,
        name: both(en, zh),
        kind,
        gist: both(gistEn, gistZh),
        way: both(wayEn, wayZh),
        hours: Number(hours),
        dish: both(dishEn, dishZh),
        sights: list,
        season: both(seasonEn, seasonZh),
        icon: icons.find(([word]) => kind.includes(word))?.[1] ?? "city",
      };
      return {
        ...place,
        slots: {
          t: place.name,
          g: place.gist,
          way: place.way,
          hours: sameInBoth(hours),
          dish: place.dish,
          s1: list[0]!,
          s2: list[1]!,
          s3: list[2]!,
          s4: list[3]!,
          season: place.season,
          city,
        },
      };
    },
  );
}
const pickView = (place: Place): Picture => {
  const scene = sceneKinds[place.path];
  return scene === undefined ? icon(place.icon, "blue") : { scene };
};
const placeUrl = (place: Place, part = ""): string => `${root}${place.path}${part && `/${part}`}`;

const transportTexts: readonly LocalizedText[] = parseLocalizedList(
  `If you leave {city} after breakfast, the {way} brings you to {t} in time for lunch, or thereabouts. / 早饭后从{city}出发，乘{way}，差不多午饭时就到{t}。
The last part of the way to {t} is the best, so sit by the window of the {way}. / 去{t}的最后一段路最美，坐{way}请选靠窗座位。
{t^} is {hours} hours from {city} by {way}, and there is no reason to hurry. / 从{city}乘{way}到{t}要{hours}小时，没有理由着急。
Take the {way}: everything else to {t} costs more nerves. / 去{t}就乘{way}，别的方式都更费神。`,
  "\n",
);
const foodTexts: readonly LocalizedText[] = parseLocalizedList(
  `Ask three people in {t} for the best {dish} and you get four answers. / 在{t}问三个人哪家的{dish}最好，会得到四个答案。
You smell {dish} before you see the first house of {t}. / 还没看见{t}的房子，就先闻到{dish}的香味。
On Sundays there is no table free in {t} where {dish} is served. / 一到星期天，{t}卖{dish}的店一座难求。
Those who say they do not like {dish} have not had it in {t}. / 说自己不爱吃{dish}的人，是没在{t}吃过。`,
  "\n",
);
const sightTexts: readonly LocalizedText[] = parseLocalizedList(
  `Begin early with {s1} in {t}, before the coaches arrive. / 在{t}，趁旅游大巴还没到，先看{s1}。
Two days are enough for {t}, if you leave {s4} for the rain. / {t}两天就够，把{s4}留给下雨天。
Nobody leaves {t} without having stood before {s2}. / 没有人离开{t}而没去过{s2}。
Walk from {s1} to {s3} and you have understood {t}. / 从{s1}走到{s3}，你就懂了{t}。`,
  "\n",
);
const lodgingTexts: readonly LocalizedText[] = parseLocalizedList(
  `The walls in the inns of {t} are thin, the blankets are thick. / {t}的客栈墙薄被厚。
Book for {season}, or come to {t} when nobody else does. / {season}来{t}要提前订房，不然就挑没人的时候来。
A room with a view of {s2} costs a little more in {t}, and it is money well spent. / 在{t}，能看见{s2}的房间贵一点，但花得值。
{t^} has {rooms} beds in all, so do not arrive at midnight without a plan. / {t}总共只有{rooms}张床，别半夜才到又没着落。`,
  "\n",
);
const inns = parseLocalizedList(
  "The Crooked Lamp / 歪灯客栈; At the Old Scales / 老秤旅舍; Mrs Tallow's Rooms / 谭太太客房; The Ferryman's Rest / 摆渡人歇脚处; Seven Windows / 七窗旅馆; The Blue Kettle / 蓝壶小栈; House on the Steps / 石阶之家; The Quiet Goose / 静鹅旅店; Station Hotel / 车站酒店; The Apple Loft / 苹果阁楼",
);
const anecdotes: readonly LocalizedText[] = parseLocalizedList(
  "I came for a night and stayed until my books ran out. / 本想住一晚，结果待到书都看完了。; Nothing happened for three days. It was perfect. / 三天里什么也没发生，完美。; We missed the last connection and are glad of it. / 我们错过了末班车，却很庆幸。; Bring shoes that you do not mind. / 穿一双不心疼的鞋。; The locals greet you twice, so greet back both times. / 当地人会跟你打两次招呼，两次都要回。; Best at six in the morning, worst at noon. / 早上六点最好，中午最差。",
);

export function travelPages(seed: number): Page[] {
  const places = parsePlaces();
  return [homePage(places), aboutPage(), ...places.flatMap((place, i) => placePages(seed, place, i, places))];
}

function placePages(seed: number, place: Place, at: number, places: readonly Place[]): Page[] {
  const rng = Rng.of(seed, site, place.path);
  const rooms = rng.int(24, 900);
  const slots: Slots = { ...place.slots, rooms: sameInBoth(String(rooms)) };
  const fare = place.hours * rng.int(12, 22);
  const age = -rng.int(10, 600);
  const tabs = (here: string): LocalizedBlock =>
    nav(
      (
        [
          ["", both("Overview", "概况")],
          ["getting-there", both("Getting there", "交通")],
          ["eat", both("Food", "美食")],
          ["see", both("Sights", "景点")],
          ["sleep", both("Rooms", "住宿")],
        ] as const
      )
        .filter(([part]) => part !== here)
        .map(([part, title]) => [title, placeUrl(place, part)] as const),
    );
  const one = (
    part: string,
    title: LocalizedText,
    opening: LocalizedText,
    keyword: LocalizedText,
    blocks: readonly LocalizedBlock[],
  ): Page =>
    createPage({
      url: placeUrl(place, part),
      site,
      kind: part === "" ? "destination" : "guide",
      title,
      summary: opening,
      keywords: [place.name, keyword, both("travel", "旅行")],
      age,
      blocks: [
        breadcrumbs(
          part === ""
            ? [[name, root]]
            : [
                [name, root],
                [place.name, placeUrl(place)],
              ],
          title,
        ),
        tabs(part),
        heading(title),
        paragraph(opening),
        ...blocks,
        siteFooter(),
      ],
    });
  const next = places[(at + 1) % places.length]!;
  const gist = place.gist;
  const opening = [
    both(`Picture ${gist.en}: that is ${place.name.en}.`, `想象一下，${gist.zh}：这就是${place.name.zh}。`),
    both(`${place.name.en} is ${gist.en}.`, `${place.name.zh}是${gist.zh}。`),
    both(
      `They call ${place.name.en} ${gist.en}, and they do not exaggerate.`,
      `人们说${place.name.zh}是${gist.zh}，一点不夸张。`,
    ),
  ][at % 3]!;
  const people = rng.int(4, 290) * 100;
  const entries = place.sights.map((sight) => ({
    sight,
    yuan: rng.pick([0, 0, 15, 20, 30, 45, 60]),
    opens: rng.int(8, 10),
    closes: rng.int(16, 20),
    minutes: rng.int(3, 16) * 10,
  }));
  const sleepers = rng
    .sample(inns, 4)
    .map((inn) => ({ inn, beds: rng.int(5, 60), yuan: rng.int(12, 68) * 10, breakfast: rng.chance(0.6) }));
  const last = `${rng.int(18, 22)}:${rng.pick(["05", "20", "40", "55"])}`;
  const meals = [
    { name: place.dish, cents: rng.int(18, 78) * 100 },
    { name: both("Soup of the day", "当日例汤"), cents: rng.int(8, 26) * 100 },
    { name: both("Lunch for two", "双人午餐"), cents: rng.int(70, 190) * 100 },
    { name: both("Coffee and cake", "咖啡配蛋糕"), cents: rng.int(15, 42) * 100 },
  ];
  return [
    one("", both(`${place.name.en}: the short guide`, `${place.name.zh}：简明指南`), opening, both("guide", "指南"), [
      facts(place.name, icon(place.icon, "teal"), [
        [both("Inhabitants", "居民"), formatCount(people)],
        [
          both("From Larkhaven", "距云雀港"),
          both(`${place.hours} h by ${place.way.en}`, `${place.way.zh} ${place.hours} 小时`),
        ],
        [both("Best months", "最佳季节"), place.season],
        [both("To eat", "必吃"), place.dish],
        [both("Beds", "床位"), sameInBoth(String(rooms))],
      ]),
      image(pickView(place), place.name),
      heading(both("Not to be missed", "不可错过"), 3),
      list(place.sights),
      quote(rng.pick(anecdotes), createPersonName(rng).full),
      paragraph(
        both(
          `From here it is not far to [[${next.name.en}|${placeUrl(next)}]].`,
          `从这里去[[${next.name.zh}|${placeUrl(next)}]]也不远。`,
        ),
      ),
    ]),
    one(
      "getting-there",
      both(`Getting to ${place.name.en}`, `怎样前往${place.name.zh}`),
      fill(transportTexts[at % transportTexts.length]!, slots),
      both("getting there", "交通"),
      [
        table(
          [both("Way", "方式"), both("Hours", "小时"), both("Fare", "票价")],
          [
            [place.way, sameInBoth(String(place.hours)), both(`${fare} yuan`, `${fare} 元`)],
            [
              both("By car", "自驾"),
              sameInBoth(String(place.hours + rng.int(0, 2))),
              both(`about ${fare * 2} yuan`, `约 ${fare * 2} 元`),
            ],
          ],
        ),
        faq([
          [
            both("Must I book?", "需要提前订票吗？"),
            rng.chance(0.5)
              ? both("Only at weekends.", "只有周末需要。")
              : both("Yes, three days ahead.", "需要，提前三天。"),
          ],
          [
            both("Can I take a bicycle?", "可以带自行车吗？"),
            rng.chance(0.5)
              ? both("Yes, for 10 yuan.", "可以，收费 10 元。")
              : both("Only outside rush hour.", "高峰时段除外。"),
          ],
          [both("When does the last one leave?", "末班几点？"), both(`At ${last}.`, `${last}。`)],
        ]),
      ],
    ),
    one(
      "eat",
      both(`Eating in ${place.name.en}`, `${place.name.zh}吃什么`),
      fill(foodTexts[at % foodTexts.length]!, slots),
      both("food", "美食"),
      [prices(meals), notice("good", both("Kitchens close at nine, and they mean it.", "厨房九点打烊，说到做到。"))],
    ),
    one(
      "see",
      both(`Sights of ${place.name.en}`, `${place.name.zh}看什么`),
      fill(sightTexts[at % sightTexts.length]!, slots),
      both("sights", "景点"),
      [
        table(
          [both("Sight", "景点"), both("Open", "开放"), both("Admission", "门票"), both("Allow", "游览")],
          entries.map((entry) => [
            entry.sight,
            sameInBoth(`${entry.opens}:00–${entry.closes}:00`),
            entry.yuan === 0 ? both("free", "免费") : both(`${entry.yuan} yuan`, `${entry.yuan} 元`),
            both(`${entry.minutes} min`, `${entry.minutes} 分钟`),
          ]),
        ),
      ],
    ),
    one(
      "sleep",
      both(`Rooms in ${place.name.en}`, `${place.name.zh}住哪里`),
      fill(lodgingTexts[at % lodgingTexts.length]!, slots),
      both("rooms", "住宿"),
      [
        table(
          [both("House", "旅馆"), both("Beds", "床位"), both("A night", "每晚"), both("Breakfast", "早餐")],
          sleepers.map((sleeper) => [
            sleeper.inn,
            sameInBoth(String(sleeper.beds)),
            both(`${sleeper.yuan} yuan`, `${sleeper.yuan} 元`),
            sleeper.breakfast ? both("included", "含") : both("extra", "另付"),
          ]),
        ),
        createForm("room", `${site}-${place.path}`),
      ],
    ),
  ];
}
function homePage(places: readonly Place[]): Page {
  const lead = both(
    "Twenty-four places that reward those who stay a day longer than planned.",
    "二十四个地方，犒赏那些比计划多留一天的人。",
  );
  return createPage({
    url: root,
    site,
    kind: "home",
    title: both("Slow Miles: a travel guide", "慢行指南：旅行攻略"),
    summary: lead,
    keywords: [both("travel", "旅行"), both("guide", "攻略"), both("holiday", "度假")],
    age: -1,
    blocks: [
      nav([[both("How we travel", "我们怎样旅行"), `${root}about`]]),
      paragraph(lead),
      cards(
        places.map((place) => ({
          title: place.name,
          text: both(`${place.gist.en.charAt(0).toUpperCase()}${place.gist.en.slice(1)}.`, `${place.gist.zh}。`),
          meta: both(`${place.hours} h by ${place.way.en}`, `${place.way.zh} ${place.hours} 小时`),
          picture: icon(place.icon, "teal"),
          to: placeUrl(place),
        })),
      ),
      siteFooter(),
    ],
  });
}
function aboutPage(): Page {
  const lead = both("We pay for our own tickets, soups and mistakes.", "车票、汤和走的冤枉路，都是我们自掏腰包。");
  return createPage({
    url: `${root}about`,
    site,
    kind: "about",
    title: both("How we travel", "我们怎样旅行"),
    summary: lead,
    keywords: [both("about", "关于"), both("travel", "旅行")],
    age: -300,
    blocks: [
      breadcrumbs([[name, root]], both("How we travel", "我们怎样旅行")),
      paragraph(lead),
      paragraph(
        both(
          "Fares and opening hours are checked once a year. What the sky will do is not our business; ask a weather service.",
          "票价和开放时间每年核对一次。天气不归我们管，请查天气服务。",
        ),
      ),
      createForm("newsletter", site),
      siteFooter(),
    ],
  });
}
