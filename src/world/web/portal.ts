/** The city's site: services with fees and forms, places with opening hours, bus lines with timetables, notices. */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import {
  addressLink,
  both,
  cards,
  breadcrumbs,
  dateText,
  dayFromStart,
  download,
  facts,
  footer,
  heading,
  icon,
  image,
  linkTo,
  list,
  nav,
  notice,
  createPage,
  paragraph,
  prices,
  sameInBoth,
  table,
  weekdayText,
  type LocalizedBlock,
} from "./build.ts";
import { cityNotices, cityPlaces, lineNotes, serviceGroups, services, stops } from "./data/portal.ts";
import { createForm, hoursRows } from "./forms.ts";
import { parseLocalizedList, formatCount, parseRows } from "./grammar.ts";
import type { Page } from "./page.ts";
import { pictureIcon } from "./shops.ts";
import { city, quarters, streets } from "./town.ts";

const site = "larkhaven";
const root = "https://larkhaven.example/";
const name = both("City of Larkhaven", "云雀港市政府");
const siteFooter = (): LocalizedBlock =>
  footer(
    [
      [both("Front page", "首页"), root],
      [both("Report a problem", "问题上报"), `${root}report`],
      [both("All places", "公共场所"), `${root}places`],
    ],
    both("City of Larkhaven · citizens' telephone 555-0300", "云雀港市政府 · 市民热线 555-0300"),
  );
const groups = parseRows(serviceGroups, 4).map(([id = "", en = "", zh = "", picture = ""]) => ({
  id,
  name: both(en, zh),
  picture: pictureIcon(picture),
}));

const allServices = parseRows(services, 11);
const allPlaces = parseRows(cityPlaces, 11);
const allNotices = parseRows(cityNotices, 7);
const allStops = parseLocalizedList(stops);

export function portalPages(seed: number): Page[] {
  const lines = createLines(seed);
  return [
    homePage(),
    reportPage(),
    ...groups.map(groupPage),
    ...allServices.map((row, i) => servicePage(seed, row, i)),
    placeIndex(),
    ...allPlaces.map((row, i) => placePage(seed, row, i)),
    busIndex(lines),
    ...lines.map((line) => linePage(line, lines)),
    noticeIndex(),
    ...allNotices.map(noticePage),
    ...quarters.map((quarter, i) => quarterPage(seed, quarter, i, lines)),
  ];
}

const serviceUrl = (path: string): string => `${root}services/${path}`;
const groupUrl = (id: string): string => `${root}topics/${id}`;
function servicePage(seed: number, row: readonly string[], at: number): Page {
  const [
    path = "",
    en = "",
    zh = "",
    openEn = "",
    openZh = "",
    group = "",
    fee = "",
    days = "",
    form = "",
    bringEn = "",
    bringZh = "",
  ] = row;
  const rng = Rng.of(seed, site, path);
  const title = both(en, zh);
  const opening = both(openEn, openZh);
  const topic = groups.find((one) => one.id === group)!;
  const offices = allPlaces.filter(([kind]) => kind === "office");
  const office = rng.pick(offices.slice(0, 4));
  const near = allServices.filter((other) => other[5] === group && other[0] !== path).slice(0, 3);
  const cost = Number(fee) === 0 ? both("free of charge", "免费") : both(`${fee} yuan`, `${fee} 元`);
  const takes = Number(days) <= 1 ? both("at once", "当场办结") : both(`about ${days} days`, `约 ${days} 天`);
  return createPage({
    url: serviceUrl(path),
    site,
    kind: form === "-" ? "service" : "form",
    title: both(`${en} – ${name.en}`, `${zh}——${name.zh}`),
    summary: both(`${openEn} Fee: ${cost.en}; time: ${takes.en}.`, `${openZh}费用：${cost.zh}；时限：${takes.zh}。`),
    keywords: [title, topic.name, both("city services", "市政服务"), city],
    age: -rng.int(3, 380),
    blocks: [
      breadcrumbs(
        [
          [name, root],
          [topic.name, groupUrl(group)],
        ],
        title,
      ),
      heading(title),
      paragraph(opening),
      facts(both("In brief", "办理要点"), icon(topic.picture, "blue"), [
        [both("Fee", "费用"), cost],
        [both("It takes", "办理时限"), takes],
        [both("Bring", "携带材料"), both(bringEn, bringZh)],
        [both("Where", "办理地点"), linkTo(both(office[2]!, office[3]!), `${root}places/${office[1]}`)],
        [both("Room", "房间"), sameInBoth(`${rng.pick(["A", "B", "C"])}${rng.int(101, 329)}`)],
        [both("Telephone", "电话"), sameInBoth(`555-03${String(10 + at).padStart(2, "0")}`)],
      ]),
      heading(both("Step by step", "办理步骤"), 3),
      list(
        [
          form === "-"
            ? both("Come to the office during opening hours.", "请在开放时间内前来办理。")
            : both("Fill in the form below.", "填写下方表单。"),
          Number(fee) === 0
            ? both("There is nothing to pay.", "无需缴费。")
            : both(`Pay ${fee} yuan at the machine in the hall.`, `在大厅自助机缴纳 ${fee} 元。`),
          Number(days) <= 1
            ? both("Take the result home with you.", "当场领取结果。")
            : both(`Wait for our message, usually ${days} days.`, `等待通知，通常需要 ${days} 天。`),
        ],
        true,
      ),
      ...(rng.chance(0.3)
        ? [notice("info", both("The queue is shortest on Wednesdays before ten.", "周三十点前排队最短。"))]
        : []),
      ...(form === "-" ? [] : [createForm(form, `${site}-${path}`)]),
      heading(both("On the same subject", "相关服务"), 3),
      list(near.map((other) => linkTo(both(other[1]!, other[2]!), serviceUrl(other[0]!)))),
      siteFooter(),
    ],
  });
}
const groupIntros = parseLocalizedList(
  "Whatever has a stamp on it comes from these desks. / 凡是盖章的东西，都出自这些窗口。; Wheels, signs and permits are looked after here. / 车轮、标牌和许可证，都归这里管。; Sorted well is half collected. / 分得好，就收了一半。; Before you build, saw or dig, read on. / 动土、锯木、挖坑之前，请先往下读。; Living side by side needs a few rules. / 住在一起，总要有点规矩。; For the hours after work, the city has more to offer than benches. / 下班之后，这座城市不只有长椅。; Nobody has to manage alone. / 谁都不必独自硬撑。; Healthy is cheaper than ill, and more fun. / 健康比生病便宜，也更快乐。; Where your money goes and how to pay it. / 钱去哪儿了，怎么缴。; Eleven committees, one hall, and a chair for you. / 十一个委员会、一个大厅，还有您的一把椅子。",
);
function groupPage(group: (typeof groups)[number], at: number): Page {
  const those = allServices.filter((row) => row[5] === group.id);
  const lead = groupIntros[at]!;
  return createPage({
    url: groupUrl(group.id),
    site,
    kind: "topic",
    title: both(`${group.name.en} – ${name.en}`, `${group.name.zh}——${name.zh}`),
    summary: lead,
    keywords: [group.name, both("city services", "市政服务")],
    age: -20,
    blocks: [
      breadcrumbs([[name, root]], group.name),
      paragraph(lead),
      cards(
        those.map((row) => ({
          title: both(row[1]!, row[2]!),
          text: both(row[3]!, row[4]!),
          picture: icon(group.picture, "blue"),
          to: serviceUrl(row[0]!),
        })),
      ),
      siteFooter(),
    ],
  });
}

function placePage(seed: number, row: readonly string[], at: number): Page {
  const [
    kind = "",
    path = "",
    en = "",
    zh = "",
    openEn = "",
    openZh = "",
    picture = "",
    week = "",
    saturday = "",
    sunday = "",
    yuan = "",
  ] = row;
  const rng = Rng.of(seed, site, "place", path);
  const title = both(en, zh);
  const quarter = quarters.find((one) => en.includes(one.en)) ?? rng.pick(quarters);
  const street = rng.pick(streets);
  const number = rng.int(1, 88);
  const fee = Number(yuan);
  return createPage({
    url: `${root}places/${path}`,
    site,
    kind: "place",
    title: both(`${en} – ${name.en}`, `${zh}——${name.zh}`),
    summary: both(`${openEn} Weekdays ${week}.`, `${openZh}工作日 ${week}。`),
    keywords: [title, quarter, both("opening hours", "开放时间"), both(kind, title.zh)],
    age: -rng.int(2, 200),
    blocks: [
      breadcrumbs(
        [
          [name, root],
          [both("Places", "公共场所"), `${root}places`],
        ],
        title,
      ),
      heading(title),
      paragraph(both(openEn, openZh)),
      facts(title, icon(pictureIcon(picture), "teal"), [
        [both("Address", "地址"), addressLink(number, street, quarter)],
        [both("Telephone", "电话"), sameInBoth(`555-04${String(10 + at).padStart(2, "0")}`)],
        ...hoursRows(week, saturday, sunday),
        [both("Nearest stop", "最近车站"), rng.pick(allStops)],
        [
          both("Wheelchair access", "轮椅通行"),
          rng.chance(0.8) ? both("yes", "可以") : both("only on the ground floor", "仅限一层"),
        ],
      ]),
      ...(fee > 0
        ? [
            heading(both("Admission", "门票"), 3),
            prices([
              { name: both("Adults", "成人"), cents: fee * 100 },
              { name: both("Children under 14", "14岁以下儿童"), cents: Math.round(fee / 2) * 100 },
              { name: both("Ten visits", "十次卡"), cents: fee * 850 },
            ]),
          ]
        : []),
      ...(kind === "library"
        ? [heading(both("Become a reader", "办理借书证"), 3), createForm("library-card", `${site}-${path}`)]
        : []),
      siteFooter(),
    ],
  });
}
function placeIndex(): Page {
  const rows = allPlaces;
  const lead = both("Where is it, and is it open? One table answers both.", "在哪儿？开着吗？一张表都能回答。");
  return createPage({
    url: `${root}places`,
    site,
    kind: "places",
    title: both("Places and opening hours", "公共场所与开放时间"),
    summary: lead,
    keywords: [
      both("opening hours", "开放时间"),
      both("pools", "游泳馆"),
      both("libraries", "图书馆"),
      both("offices", "办事处"),
    ],
    age: -3,
    blocks: [
      breadcrumbs([[name, root]], both("Places", "公共场所")),
      paragraph(lead),
      table(
        [both("Place", "场所"), both("Weekdays", "工作日"), both("Saturday", "周六"), both("Sunday", "周日")],
        rows.map((row) => [
          linkTo(both(row[2]!, row[3]!), `${root}places/${row[1]}`),
          ...[row[7]!, row[8]!, row[9]!].map((hours) => (hours === "-" ? both("closed", "休息") : sameInBoth(hours))),
        ]),
      ),
      siteFooter(),
    ],
  });
}

interface Line {
  readonly number: number;
  readonly stops: readonly LocalizedText[];
  readonly minutes: readonly number[];
  readonly first: number;
  readonly last: number;
  readonly every: number;
  readonly note: LocalizedText;
  readonly night: boolean;
}
const lineUrl = (line: Line): string => `${root}bus/line-${line.number}`;
const formatTime = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, "0")}`;
function createLines(seed: number): Line[] {
  return parseRows(lineNotes, 2).map(([en = "", zh = ""], i) => {
    const rng = Rng.of(seed, site, "line", i);
    const count = rng.int(6, 10);
    const chosen = rng.sample(allStops, count);
    const minutes = [0];
    for (let stop = 1; stop < count; stop++) minutes.push(minutes[stop - 1]! + rng.int(2, 6));
    const night = i >= 20;
    return {
      number: night ? 70 + i : i + 1,
      stops: chosen,
      minutes,
      first: night ? 22 * 60 + rng.int(0, 11) * 5 : 5 * 60 + rng.int(0, 11) * 5,
      last: night ? 29 * 60 : 22 * 60 + rng.int(0, 6) * 5,
      every: rng.pick(night ? [30, 60] : [8, 10, 12, 15, 20, 30]),
      note: both(en, zh),
      night,
    };
  });
}
function linePage(line: Line, lines: readonly Line[]): Page {
  const title = both(`Line ${line.number}`, `${line.number} 路`);
  const from = line.stops[0]!;
  const to = line.stops.at(-1)!;
  const opening = both(
    `The bus from ${from.en} to ${to.en} ${line.note.en}.`,
    `从${from.zh}开往${to.zh}的这路车，${line.note.zh}。`,
  );
  const runs = Array.from({ length: 6 }, (_, i) => line.first + i * line.every);
  const here = new Set(line.stops.map((stop) => stop.en));
  const changes = lines.filter((other) => other !== line && other.stops.some((stop) => here.has(stop.en))).slice(0, 4);
  return createPage({
    url: lineUrl(line),
    site,
    kind: "timetable",
    title: both(`Bus line ${line.number}: ${from.en} – ${to.en}`, `公交 ${line.number} 路：${from.zh}——${to.zh}`),
    summary: both(
      `${opening.en} First bus ${formatTime(line.first)}, every ${line.every} minutes.`,
      `${opening.zh}首班 ${formatTime(line.first)}，每 ${line.every} 分钟一班。`,
    ),
    keywords: [title, both("bus", "公交"), both("timetable", "时刻表"), from, to],
    age: -30,
    blocks: [
      breadcrumbs(
        [
          [name, root],
          [both("Buses", "公交"), `${root}bus`],
        ],
        title,
      ),
      heading(title),
      paragraph(opening),
      facts(title, icon("bus", line.night ? "purple" : "teal"), [
        [both("First departure", "首班"), sameInBoth(formatTime(line.first))],
        [both("Last departure", "末班"), sameInBoth(formatTime(line.last))],
        [both("Interval", "间隔"), both(`${line.every} minutes`, `${line.every} 分钟`)],
        [both("Running time", "全程用时"), both(`${line.minutes.at(-1)} minutes`, `${line.minutes.at(-1)} 分钟`)],
        [both("Stops", "站数"), sameInBoth(String(line.stops.length))],
        [both("Fare", "票价"), line.night ? both("4 yuan", "4 元") : both("2 yuan", "2 元")],
      ]),
      table(
        [both("Stop", "站点"), ...runs.slice(0, 4).map((at) => sameInBoth(formatTime(at)))],
        line.stops.map((stop, i) => [
          stop,
          ...runs.slice(0, 4).map((at) => sameInBoth(formatTime(at + line.minutes[i]!))),
        ]),
        both("First four departures", "前四班车"),
      ),
      paragraph(
        both(
          `After that a bus leaves every ${line.every} minutes, the last one at ${formatTime(line.last)}.`,
          `之后每 ${line.every} 分钟一班，末班车 ${formatTime(line.last)} 发车。`,
        ),
      ),
      ...(changes.length > 0
        ? [
            heading(both("Change here", "换乘"), 3),
            list(changes.map((other) => linkTo(both(`Line ${other.number}`, `${other.number} 路`), lineUrl(other)))),
          ]
        : []),
      download(
        `line-${line.number}`,
        "csv",
        both("Timetable as a table", "下载时刻表"),
        both(
          ["stop,minutes", ...line.stops.map((stop, i) => `${stop.en},${line.minutes[i]}`)].join("\n"),
          ["站点,分钟", ...line.stops.map((stop, i) => `${stop.zh},${line.minutes[i]}`)].join("\n"),
        ),
      ),
      siteFooter(),
    ],
  });
}
function busIndex(lines: readonly Line[]): Page {
  const lead = both(
    `${lines.length} lines, of which four run at night; all of them take the same card.`,
    `共 ${lines.length} 条线路，其中四条夜间运行，全部通用一张卡。`,
  );
  return createPage({
    url: `${root}bus`,
    site,
    kind: "bus-index",
    title: both("Buses: lines and timetables", "公交线路与时刻表"),
    summary: lead,
    keywords: [both("bus", "公交"), both("timetable", "时刻表"), both("lines", "线路")],
    age: -30,
    blocks: [
      breadcrumbs([[name, root]], both("Buses", "公交")),
      paragraph(lead),
      table(
        [both("Line", "线路"), both("From", "起点"), both("To", "终点"), both("Every", "间隔")],
        lines.map((line) => [
          linkTo(both(`Line ${line.number}`, `${line.number} 路`), lineUrl(line)),
          line.stops[0]!,
          line.stops.at(-1)!,
          both(`${line.every} min`, `${line.every} 分钟`),
        ]),
      ),
      siteFooter(),
    ],
  });
}

function noticePage(row: readonly string[], at: number): Page {
  const [path = "", en = "", zh = "", openEn = "", openZh = "", moreEn = "", moreZh = ""] = row;
  const age = -at - 1;
  const rows = allNotices;
  const next = rows[(at + 1) % rows.length]!;
  return createPage({
    url: `${root}notices/${path}`,
    site,
    kind: "notice",
    title: both(en, zh),
    summary: both(`${openEn} ${moreEn}`, `${openZh}${moreZh}`),
    keywords: [both(en, zh), both("notice", "公告"), city],
    age,
    blocks: [
      breadcrumbs(
        [
          [name, root],
          [both("Notices", "公告"), `${root}notices`],
        ],
        both(en, zh),
      ),
      heading(both(en, zh)),
      paragraph(both(openEn, openZh)),
      notice("info", both(moreEn, moreZh)),
      paragraph(
        both(
          `Published on ${dateText(dayFromStart(age)).en}. Next notice: [[${next[1]}|${root}notices/${next[0]}]].`,
          `发布于${dateText(dayFromStart(age)).zh}。下一则公告：[[${next[2]}|${root}notices/${next[0]}]]。`,
        ),
      ),
      siteFooter(),
    ],
  });
}
function noticeIndex(): Page {
  const lead = both("What changes, closes or opens in the coming weeks.", "未来几周的变动、停用与启用信息。");
  return createPage({
    url: `${root}notices`,
    site,
    kind: "notices",
    title: both("Notices of the city", "市政公告"),
    summary: lead,
    keywords: [both("notices", "公告"), city],
    age: -1,
    blocks: [
      breadcrumbs([[name, root]], both("Notices", "公告")),
      paragraph(lead),
      cards(
        allNotices.map((row) => ({
          title: both(row[1]!, row[2]!),
          text: both(row[3]!, row[4]!),
          to: `${root}notices/${row[0]}`,
        })),
      ),
      siteFooter(),
    ],
  });
}
const quarterIntros = parseLocalizedList(
  "Sailors' taverns have become bakeries, but the ropes still creak. / 水手酒馆成了面包房，缆绳却依旧吱呀作响。; Where the wheels of nine mills turned, people now hang out washing. / 曾有九座水磨转动的地方，如今晾满衣裳。; Steps instead of streets: postmen here have strong legs. / 以台阶代街道：这里的邮差腿脚有力。; Herons stand in the front gardens at low tide. / 退潮时，苍鹭站在前院里。; Six languages are spoken between the gate and the tram stop. / 从城门到电车站，能听到六种语言。; It smells of resin, and the buses turn round here. / 这里有松脂香，公交在此掉头。; One street, four hundred metres long, because ropes had to be. / 一条四百米长的街，因为缆绳就得这么长。; At night its light sweeps over every roof of the city. / 夜里，它的灯光扫过全城每一片屋顶。",
);
function quarterPage(seed: number, quarter: LocalizedText, at: number, lines: readonly Line[]): Page {
  const rng = Rng.of(seed, site, "quarter", at);
  const lead = quarterIntros[at]!;
  const line = rng.pick(lines);
  const first = rng.int(1, 7);
  const days = [0, 1, 2, 3].map(
    (week) =>
      [weekdayText(first + week * 14), weekdayText(first + 7 + week * 14), weekdayText(first + 3 + week * 14)] as const,
  );
  return createPage({
    url: `${root}quarters/${quarter.en.toLowerCase().replace(" ", "-")}`,
    site,
    kind: "quarter",
    title: both(`${quarter.en}: living in the quarter`, `${quarter.zh}：城区生活`),
    summary: lead,
    keywords: [quarter, both("quarter", "城区"), both("waste collection", "垃圾清运")],
    age: -rng.int(5, 60),
    blocks: [
      breadcrumbs([[name, root]], quarter),
      paragraph(lead),
      facts(quarter, icon("city", "green"), [
        populationRow(rng),
        [both("Bus", "公交"), linkTo(both(`Line ${line.number}`, `${line.number} 路`), lineUrl(line))],
        [both("Parking zone", "停车区"), sameInBoth("ABCD"[at % 4]!)],
      ]),
      table(
        [both("Paper", "废纸"), both("Packaging", "包装物"), both("Food waste", "厨余")],
        days,
        both("Waste collection", "垃圾清运日"),
      ),
      paragraph(both(`Something broken? [[Report it|${root}report]].`, `发现损坏？请[[上报|${root}report]]。`)),
      siteFooter(),
    ],
  });
}
function populationRow(rng: Rng): readonly [LocalizedText, LocalizedText] {
  const n = rng.int(62, 289) * 100;
  return [both("Inhabitants", "居民"), both(formatCount(n).en, `${n / 10_000} 万`)];
}
function reportPage(): Page {
  const lead = both(
    "Holes, lamps, branches: tell us once, and it is on the list.",
    "坑洞、路灯、树枝：告诉我们一次，就会列入清单。",
  );
  return createPage({
    url: `${root}report`,
    site,
    kind: "form",
    title: both("Report a problem", "问题上报"),
    summary: lead,
    keywords: [both("report", "上报"), both("street lamp", "路灯"), both("pothole", "坑洞")],
    age: -7,
    blocks: [
      breadcrumbs([[name, root]], both("Report a problem", "问题上报")),
      paragraph(lead),
      createForm("report", site),
      siteFooter(),
    ],
  });
}
function homePage(): Page {
  const lead = both(
    "Welcome ashore: everything that the city does for you begins on this page.",
    "欢迎上岸：市政府为您办的每件事，都从这一页开始。",
  );
  return createPage({
    url: root,
    site,
    kind: "home",
    title: both("City of Larkhaven", "云雀港市政府"),
    summary: lead,
    keywords: [city, both("city hall", "市政府"), both("services", "服务")],
    age: 0,
    blocks: [
      nav([
        [both("Places", "公共场所"), `${root}places`],
        [both("Buses", "公交"), `${root}bus`],
        [both("Notices", "公告"), `${root}notices`],
        [both("Report a problem", "问题上报"), `${root}report`],
      ]),
      image({ scene: "landscape_10" }, both("The harbour of Larkhaven", "云雀港的港口"), null),
      paragraph(lead),
      cards(
        groups.map((group, at) => ({
          title: group.name,
          text: groupIntros[at]!,
          picture: icon(group.picture, "blue"),
          to: groupUrl(group.id),
        })),
      ),
      heading(both("Quarters", "城区")),
      list(quarters.map((quarter) => linkTo(quarter, `${root}quarters/${quarter.en.toLowerCase().replace(" ", "-")}`))),
      heading(both("New", "最新公告")),
      list(allNotices.slice(0, 5).map((row) => linkTo(both(row[1]!, row[2]!), `${root}notices/${row[0]}`))),
      siteFooter(),
    ],
  });
}
