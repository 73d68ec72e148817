/** The help pages of four shops: policies, forms, stores and guides. */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import {
  addressLink,
  both,
  cards,
  breadcrumbs,
  download,
  facts,
  faq,
  footer,
  heading,
  icon,
  linkTo,
  list,
  nav,
  notice,
  createPage,
  paragraph,
  prices,
  sameInBoth,
  slug,
  table,
  type LocalizedBlock,
} from "./build.ts";
import { shopGuides, shopList, shopPolicies, storePlaces } from "./data/shops.ts";
import { createForm, hoursRows } from "./forms.ts";
import {
  parseLocalized,
  drawNumbers,
  fill,
  numberSlots,
  parseRows,
  parseStories,
  type Slots,
  type Story,
} from "./grammar.ts";
import { pictureIcons, type Page, type PictureIcon, type Tone } from "./page.ts";
import { createPersonName } from "./people.ts";
import { city, quarters, streets, towns } from "./town.ts";

interface Shop {
  readonly index: number;
  readonly site: string;
  readonly code: string;
  readonly name: LocalizedText;
  readonly sells: LocalizedText;
  readonly icon: PictureIcon;
  readonly tone: Tone;
  readonly goods: LocalizedText;
  readonly root: string;
}
export const pictureIcon = (text: string): PictureIcon => {
  const found = pictureIcons.find((one) => one === text);
  if (!found) throw new Error(`no icon ${text}`);
  return found;
};
const tones: Readonly<Record<string, Tone>> = { green: "green", orange: "orange", blue: "blue", purple: "purple" };

export function shopPages(seed: number): Page[] {
  const policies = parseStories(shopPolicies);
  return parseRows(shopList, 10).flatMap((row, index) => {
    const [
      site = "",
      code = "",
      en = "",
      zh = "",
      sellsEn = "",
      sellsZh = "",
      picture = "",
      tone = "",
      goodsEn = "",
      goodsZh = "",
    ] = row;
    const shop: Shop = {
      index,
      site,
      code,
      name: both(en, zh),
      sells: both(sellsEn, sellsZh),
      icon: pictureIcon(picture),
      tone: tones[tone] ?? "grey",
      goods: both(goodsEn, goodsZh),
      root: `https://${site}.example/`,
    };
    const guides = parseGuides(shop);
    const stores = createStores(seed, shop);
    return [
      homePage(shop, policies, guides),
      aboutPage(seed, shop),
      helpIndex(shop, policies),
      guideIndex(shop, guides),
      storeIndex(shop, stores),
      ...policies.map((policy, i) => policyPage(seed, shop, policy, policies, i)),
      ...guides.map((guide) => guide.page),
      ...stores.map((store) => storePage(shop, store, stores)),
    ];
  });
}

const helpUrl = (shop: Shop, kind: string): string => `${shop.root}help/${kind}`;
const siteFooter = (shop: Shop): LocalizedBlock =>
  footer(
    [
      [both("Help", "帮助"), `${shop.root}help`],
      [both("Stores", "门店"), `${shop.root}stores`],
      [both("Contact", "联系我们"), helpUrl(shop, "contact")],
      [both("Your data", "个人信息"), helpUrl(shop, "privacy")],
    ],
    both(`${shop.name.en} · ${shop.sells.en}`, `${shop.name.zh} · ${shop.sells.zh}`),
  );

function policyPage(seed: number, shop: Shop, policy: Story, policies: readonly Story[], at: number): Page {
  const rng = Rng.of(seed, shop.site, policy.kind);
  const numbers = drawNumbers(policy.ranges, rng);
  const slots: Slots = {
    ...numberSlots(numbers),
    phone: sameInBoth(String(numbers["phone"] ?? 0)),
    code: sameInBoth(shop.code),
  };
  const title = policy.lines["T"]![0]!;
  const opening = fill(policy.lines["o"]![shop.index]!, slots);
  const body = (policy.lines["p"] ?? []).map((line) => fill(line, slots));
  const questions = (policy.lines["f"] ?? []).map((line) => {
    const it = fill(line, slots);
    const [en = "", enAnswer = ""] = it.en.split(" => ");
    const [zh = "", zhAnswer = ""] = it.zh.split(" => ");
    return [both(en, zh), both(enAnswer, zhAnswer)] as const;
  });
  const sums = policy.raw["$"];
  const near = [1, 2, 5].map((step) => policies[(at + step) % policies.length]!);
  const note = policy.lines["N"]?.[0];
  return createPage({
    url: helpUrl(shop, policy.kind),
    site: shop.site,
    kind: policy.raw["F"] ? "form" : "help",
    title: both(`${title.en} – ${shop.name.en}`, `${title.zh}——${shop.name.zh}`),
    summary: both(`${opening.en} ${body[0]!.en}`, `${opening.zh}${body[0]!.zh}`),
    keywords: [title, shop.name, both("help", "帮助"), both(policy.kind, title.zh)],
    age: -rng.int(4, 420),
    blocks: [
      breadcrumbs(
        [
          [shop.name, shop.root],
          [both("Help", "帮助"), `${shop.root}help`],
        ],
        title,
      ),
      heading(title),
      paragraph(opening),
      ...(note ? [notice("warning", both(note.en.replace(/^\w+ /, ""), note.zh))] : []),
      ...body.map(paragraph),
      ...(sums
        ? [
            heading(both("What it costs", "收费标准"), 3),
            prices(
              sums.split(";").map((one) => {
                const [name = "", sum = ""] = one.split(":");
                const [slot = "", times = "1"] = sum.replace(/[{}]/g, "").split("*");
                return { name: parseLocalized(name.trim()), cents: numbers[slot]! * Number(times) * 100 };
              }),
            ),
          ]
        : []),
      ...(questions.length > 0 ? [heading(both("Asked often", "常见问题"), 3), faq(questions)] : []),
      ...(policy.raw["F"] ? [createForm(policy.raw["F"], shop.site)] : []),
      heading(both("More help", "更多帮助"), 3),
      list(near.map((other) => linkTo(other.lines["T"]![0]!, helpUrl(shop, other.kind)))),
      siteFooter(shop),
    ],
  });
}

interface Guide {
  readonly title: LocalizedText;
  readonly opening: LocalizedText;
  readonly page: Page;
}
function parseGuides(shop: Shop): Guide[] {
  const rows = parseRows(shopGuides, 7).filter(([site]) => site === shop.site);
  return rows.map(([, path = "", en = "", zh = "", openEn = "", openZh = "", data = ""], i) => {
    const title = both(en, zh);
    const opening = both(openEn, openZh);
    const [kind, ...lines] = data.split(";");
    const next = rows[(i + 1) % rows.length]!;
    return {
      title,
      opening,
      page: createPage({
        url: `${shop.root}guides/${path}`,
        site: shop.site,
        kind: "guide",
        title: both(`${en} – ${shop.name.en}`, `${zh}——${shop.name.zh}`),
        summary: opening,
        keywords: [title, shop.name, both("guide", "指南")],
        age: -((i * 37 + shop.index * 11) % 400) - 5,
        blocks: [
          breadcrumbs(
            [
              [shop.name, shop.root],
              [both("Guides", "选购与保养"), `${shop.root}guides`],
            ],
            title,
          ),
          heading(title),
          paragraph(opening),
          ...guideBlocks(kind ?? "", lines, title, path),
          paragraph(
            both(
              `Not sure? [[Ask us|${helpUrl(shop, "contact")}]] or read on: [[${next[2]}|${shop.root}guides/${next[1]}]].`,
              `还拿不准？[[问问我们|${helpUrl(shop, "contact")}]]，或继续阅读：[[${next[3]}|${shop.root}guides/${next[1]}]]。`,
            ),
          ),
          siteFooter(shop),
        ],
      }),
    };
  });
}
const parseCell = (text: string): LocalizedText =>
  text.includes(" / ") ? parseLocalized(text) : sameInBoth(text.trim());
function guideBlocks(kind: string, lines: readonly string[], title: LocalizedText, path: string): LocalizedBlock[] {
  if (kind === "price")
    return [
      prices(
        lines.map((line) => {
          const [name = "", cents = ""] = line.split(":");
          return { name: parseLocalized(name), cents: Number(cents) };
        }),
      ),
    ];
  if (kind === "steps") return [list(lines.map(parseLocalized), true)];
  const [head = "", ...rows] = lines;
  const cells = rows.map((row) => row.split(",").map(parseCell));
  const heads = head.split(",").map(parseCell);
  const text = (lang: "en" | "zh") =>
    [heads, ...cells].map((row) => row.map((cell) => cell[lang]).join(",")).join("\n");
  return [
    table(heads, cells, title),
    download(path, "csv", both("Download this table", "下载此表"), both(text("en"), text("zh"))),
  ];
}

interface Store {
  readonly name: LocalizedText;
  readonly url: string;
  readonly opening: LocalizedText;
  readonly where: LocalizedText;
  readonly address: LocalizedText;
  readonly phone: string;
  readonly hours: readonly (readonly [LocalizedText, LocalizedText])[];
  readonly week: string;
  readonly services: readonly LocalizedText[];
  readonly manager: LocalizedText;
}
const services = [
  both("collection of orders", "订单自提"),
  both("repairs", "维修"),
  both("gift wrapping", "礼品包装"),
  both("advice by appointment", "预约咨询"),
  both("step-free access", "无障碍通道"),
  both("children's corner", "儿童角"),
  both("customer toilet", "顾客卫生间"),
  both("parking behind the house", "店后停车位"),
];
const storeOpenings: readonly LocalizedText[] = [
  both("You will find {name} {how}.", "{name}{how}。"),
  both(
    "Come and see us {how}: {name} has {floor} square metres to look around.",
    "欢迎光临{name}：{how}，店面有{floor}平方米。",
  ),
  both("Our house {how} carries {goods} and a good deal more.", "{how}的这家店，有{goods}，还有许多别的东西。"),
  both("Since {year} we have been {how}.", "自{year}年起，我们就{how}。"),
  both("Not far to walk, easy to find: {how}.", "走不远，也好找：{how}。"),
];
function createStores(seed: number, shop: Shop): Store[] {
  const places = parseRows(storePlaces, 2).slice(shop.index * 10, shop.index * 10 + 10);
  return places.map(([en = "", zh = ""], i) => {
    const rng = Rng.of(seed, shop.site, "store", i);
    const inCity = i < 4;
    const quarter = quarters[(i * 2 + shop.index) % quarters.length]!;
    const town = towns[(i + shop.index) % towns.length]!;
    const where = inCity ? quarter : town;
    const street = rng.pick(streets);
    const number = rng.int(2, 88);
    const opens = rng.pick(["9:00", "9:30", "10:00"]);
    const closes = rng.pick(["18:00", "18:30", "19:00", "20:00"]);
    const name = both(`${shop.name.en} ${where.en}`, `${shop.name.zh}${where.zh}店`);
    return {
      name,
      url: `${shop.root}stores/${slug(where.en)}`,
      opening: fill(storeOpenings[(i + shop.index) % storeOpenings.length]!, {
        name,
        how: both(en, zh),
        goods: shop.goods,
        floor: sameInBoth(String(rng.int(9, 140) * 10)),
        year: sameInBoth(String(rng.int(1968, 2022))),
      }),
      where,
      address: inCity
        ? addressLink(number, street, both(`${city.en}-${where.en}`, `${city.zh}${where.zh}`))
        : both(`${number} ${street.en}, ${where.en}`, `${where.zh}${street.zh}${number}号`),
      phone: `555-0${rng.int(100, 299)}`,
      week: `${opens}–${closes}`,
      hours: hoursRows(
        `${opens}–${closes}`,
        `${opens}–${rng.pick(["14:00", "16:00", "17:00", "18:00"])}`,
        rng.chance(0.25) ? "12:00–17:00" : "-",
      ),
      services: rng.sample(services, rng.int(3, 6)),
      manager: createPersonName(rng).full,
    };
  });
}
function storePage(shop: Shop, store: Store, stores: readonly Store[]): Page {
  const others = stores.filter((other) => other !== store).slice(0, 3);
  return createPage({
    url: store.url,
    site: shop.site,
    kind: "store",
    title: store.name,
    summary: both(
      `${store.opening.en} ${store.address.en}. Monday to Friday ${store.week}.`,
      `${store.opening.zh}地址：${store.address.zh}。周一至周五 ${store.week}。`,
    ),
    keywords: [shop.name, store.where, both("store", "门店"), both("opening hours", "营业时间")],
    age: -((stores.indexOf(store) * 23 + shop.index * 7) % 300) - 2,
    blocks: [
      breadcrumbs(
        [
          [shop.name, shop.root],
          [both("Stores", "门店"), `${shop.root}stores`],
        ],
        store.where,
      ),
      paragraph(store.opening),
      facts(store.name, icon("store", shop.tone), [
        [both("Address", "地址"), store.address],
        [both("Telephone", "电话"), sameInBoth(store.phone)],
        [both("Manager", "店长"), store.manager],
        ...store.hours,
      ]),
      heading(both("In this store", "本店服务"), 3),
      list(store.services),
      heading(both("Others nearby", "附近门店"), 3),
      list(others.map((other) => linkTo(other.name, other.url))),
      siteFooter(shop),
    ],
  });
}
function storeIndex(shop: Shop, stores: readonly Store[]): Page {
  const lead = both(
    `${shop.name.en} has ${stores.length} stores, four of them in ${city.en}; hours differ, so look before you set out.`,
    `${shop.name.zh}共有 ${stores.length} 家门店，其中四家在${city.zh}；营业时间各不相同，出门前请先查看。`,
  );
  return createPage({
    url: `${shop.root}stores`,
    site: shop.site,
    kind: "stores",
    title: both(`Stores – ${shop.name.en}`, `门店——${shop.name.zh}`),
    summary: lead,
    keywords: [shop.name, both("stores", "门店"), both("opening hours", "营业时间"), both("telephone", "电话")],
    age: -9,
    blocks: [
      breadcrumbs([[shop.name, shop.root]], both("Stores", "门店")),
      paragraph(lead),
      table(
        [both("Store", "门店"), both("Weekdays", "工作日"), both("Telephone", "电话")],
        stores.map((store) => [linkTo(store.name, store.url), sameInBoth(store.week), sameInBoth(store.phone)]),
      ),
      siteFooter(shop),
    ],
  });
}

function helpIndex(shop: Shop, policies: readonly Story[]): Page {
  const lead = both(
    `Find the answer yourself, at any hour: these are all ${policies.length} help pages of ${shop.name.en}.`,
    `随时自助查找答案：以下是${shop.name.zh}的全部 ${policies.length} 个帮助页面。`,
  );
  return createPage({
    url: `${shop.root}help`,
    site: shop.site,
    kind: "help-index",
    title: both(`Help – ${shop.name.en}`, `帮助——${shop.name.zh}`),
    summary: lead,
    keywords: [shop.name, both("help", "帮助"), both("service", "客服")],
    age: -6,
    blocks: [
      breadcrumbs([[shop.name, shop.root]], both("Help", "帮助")),
      paragraph(lead),
      cards(
        policies.map((policy) => ({
          title: policy.lines["T"]![0]!,
          text: policy.lines["o"]![shop.index]!,
          picture: icon(pictureIcon(policy.icon), shop.tone),
          to: helpUrl(shop, policy.kind),
        })),
      ),
      siteFooter(shop),
    ],
  });
}
function guideIndex(shop: Shop, guides: readonly Guide[]): Page {
  const lead = both(
    `Sizes, care and prices of services: ${guides.length} guides by the people who sell ${shop.goods.en}.`,
    `尺寸、保养与服务价格：由销售${shop.goods.zh}的同事撰写的 ${guides.length} 篇指南。`,
  );
  return createPage({
    url: `${shop.root}guides`,
    site: shop.site,
    kind: "guide-index",
    title: both(`Guides – ${shop.name.en}`, `选购与保养——${shop.name.zh}`),
    summary: lead,
    keywords: [shop.name, both("guides", "指南"), both("sizes", "尺码")],
    age: -15,
    blocks: [
      breadcrumbs([[shop.name, shop.root]], both("Guides", "选购与保养")),
      paragraph(lead),
      cards(guides.map((guide) => ({ title: guide.title, text: guide.opening, to: guide.page.url }))),
      siteFooter(shop),
    ],
  });
}
const mottos = [
  both("A house needs less than you think and better than you have.", "一个家需要的比你想的少，却该比你有的好。"),
  both("There is no bad weather, only a left-behind jacket.", "没有坏天气，只有忘在家里的外套。"),
  both("The best device is the one that you forget you are using.", "最好的设备，是用着用着就忘了它的存在。"),
  both("Come in from the rain and stay for a chapter.", "进来躲躲雨，留下读一章。"),
];
function homePage(shop: Shop, policies: readonly Story[], guides: readonly Guide[]): Page {
  const motto = mottos[shop.index]!;
  const first = ["delivery", "returns", "track", "contact", "warranty", "recycling"];
  return createPage({
    url: shop.root,
    site: shop.site,
    kind: "home",
    title: both(`${shop.name.en}: ${shop.sells.en}`, `${shop.name.zh}：${shop.sells.zh}`),
    summary: both(
      `${motto.en} ${shop.name.en} sells ${shop.goods.en}.`,
      `${motto.zh}${shop.name.zh}出售${shop.goods.zh}。`,
    ),
    keywords: [shop.name, shop.sells, both("shop", "商店"), both(shop.site, shop.name.zh)],
    age: -1,
    blocks: [
      nav([
        [both("Help", "帮助"), `${shop.root}help`],
        [both("Guides", "选购与保养"), `${shop.root}guides`],
        [both("Stores", "门店"), `${shop.root}stores`],
        [both("About", "关于我们"), `${shop.root}about`],
      ]),
      heading(shop.name),
      paragraph(motto),
      cards(
        first.map((kind) => {
          const policy = policies.find((one) => one.kind === kind)!;
          return {
            title: policy.lines["T"]![0]!,
            text: policy.lines["o"]![shop.index]!,
            picture: icon(pictureIcon(policy.icon), shop.tone),
            to: helpUrl(shop, kind),
          };
        }),
      ),
      heading(both("From our guides", "指南精选")),
      list(guides.slice(0, 5).map((guide) => linkTo(guide.title, guide.page.url))),
      siteFooter(shop),
    ],
  });
}
const beginnings = [
  both("It began with a single bench, built for a waiting room in 1978.", "一切始于1978年为候车室打造的一条长凳。"),
  both(
    "Two guides who could not find dry socks opened the first counter in 1991.",
    "1991年，两位找不到干袜子的向导开了第一个柜台。",
  ),
  both("A repair stall at the station grew into a shop in 2003.", "2003年，车站旁的维修摊成长为一家店。"),
  both(
    "When the paper mill closed in 1985, its last reams became our first stock.",
    "1985年造纸坊关闭，最后几令纸成了我们的第一批存货。",
  ),
];
function aboutPage(seed: number, shop: Shop): Page {
  const rng = Rng.of(seed, shop.site, "about");
  const begin = beginnings[shop.index]!;
  const head = createPersonName(rng);
  const staff = rng.int(120, 900);
  return createPage({
    url: `${shop.root}about`,
    site: shop.site,
    kind: "about",
    title: both(`About ${shop.name.en}`, `关于${shop.name.zh}`),
    summary: begin,
    keywords: [shop.name, both("about", "关于"), both("history", "历史")],
    age: -rng.int(60, 500),
    blocks: [
      breadcrumbs([[shop.name, shop.root]], both("About", "关于我们")),
      paragraph(begin),
      facts(shop.name, icon(shop.icon, shop.tone), [
        [both("Founded", "创立"), both(begin.en.match(/\d{4}/)![0], `${begin.en.match(/\d{4}/)![0]}年`)],
        [both("Head of the company", "负责人"), head.full],
        [both("Employees", "员工"), sameInBoth(String(staff))],
        [both("Stores", "门店"), sameInBoth("10")],
        [both("Seat", "总部"), city],
      ]),
      paragraph(
        both(
          `Today ${staff} people work for us. Most of them started in a store, and ${head.full.en}, who leads the company, still spends one day a month at the till.`,
          `如今有 ${staff} 名同事，多数从门店做起；公司负责人${head.full.zh}至今每月仍有一天站收银台。`,
        ),
      ),
      paragraph(
        both(
          `Would you like to join? See [[open posts|${helpUrl(shop, "jobs")}]].`,
          `想加入吗？请看[[招聘岗位|${helpUrl(shop, "jobs")}]]。`,
        ),
      ),
      siteFooter(shop),
    ],
  });
}
