/**
 * Small sites that are written page by page: the museum, the university, two companies, the search engine's own pages,
 * and the calendar of events.
 */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import {
  both,
  cards,
  breadcrumbs,
  dayFromStart,
  download,
  facts,
  faq,
  footer,
  heading,
  icon,
  linkTo,
  list,
  nav,
  createPage,
  paragraph,
  prices,
  sameInBoth,
  slug,
  table,
  weekdayText,
  type LocalizedBlock,
} from "./build.ts";
import { smallSites } from "./data/small-sites.ts";
import { createForm } from "./forms.ts";
import {
  parseLocalizedList,
  parseLocalized,
  formatCount,
  drawNumbers,
  fill,
  numberSlots,
  parseStories,
  type Slots,
  type Story,
} from "./grammar.ts";
import type { Page, PictureIcon, Tone } from "./page.ts";
import { createPersonName } from "./people.ts";
import { pictureIcon } from "./shops.ts";

interface Section {
  readonly path: string;
  readonly name: LocalizedText;
  readonly lead: LocalizedText;
  readonly stories: readonly Story[];
}
interface Site {
  readonly id: string;
  readonly root: string;
  readonly name: LocalizedText;
  readonly icon: PictureIcon;
  readonly tone: Tone;
  readonly gist: LocalizedText;
  readonly sections: readonly Section[];
}
interface SitePage {
  readonly page: Page;
  readonly title: LocalizedText;
  readonly opening: LocalizedText;
  readonly when: number | null;
  readonly meta: LocalizedText | null;
}
const tones: readonly Tone[] = ["red", "orange", "yellow", "green", "teal", "blue", "purple", "grey"];

function parseSites(): Site[] {
  return smallSites
    .split(/^! /m)
    .slice(1)
    .map((text) => {
      const [head = "", ...rest] = text.split(/^# /m);
      const [id = "", host = "", en = "", zh = "", picture = "", tone = "", gistEn = "", gistZh = ""] = head
        .trim()
        .split("|")
        .map((cell) => cell.trim());
      return {
        id,
        root: `https://${host}/`,
        name: both(en, zh),
        icon: pictureIcon(picture),
        tone: tones.find((one) => one === tone) ?? "grey",
        gist: both(gistEn, gistZh),
        sections: rest.map((section) => {
          const at = section.indexOf("\n");
          const [path = "", en = "", zh = "", leadEn = "", leadZh = ""] = section
            .slice(0, at)
            .split("|")
            .map((cell) => cell.trim());
          return { path, name: both(en, zh), lead: both(leadEn, leadZh), stories: parseStories(section.slice(at + 1)) };
        }),
      };
    });
}

const siteFooter = (site: Site): LocalizedBlock =>
  footer(
    [
      [both("Front page", "首页"), site.root],
      ...site.sections.map((section) => [section.name, sectionUrl(site, section)] as const),
    ],
    site.name,
  );
const sectionUrl = (site: Site, section: Section): string => `${site.root}${section.path}`;

export function smallSitePages(seed: number): Page[] {
  return parseSites().flatMap((site) => {
    const sections = site.sections.map((section) => ({
      section,
      leaves: section.stories.flatMap((story) => createSitePages(seed, site, section, story)),
    }));
    return [
      homePage(site, sections),
      ...sections.map(({ section, leaves }) => sectionPage(site, section, leaves)),
      ...sections.flatMap(({ leaves }) => leaves.map((leaf) => leaf.page)),
    ];
  });
}

function createSitePages(seed: number, site: Site, section: Section, story: Story): SitePage[] {
  if (story.things.length === 0) return [createSitePage(seed, site, section, story, null, 0)];
  return story.things.map((thing, i) => createSitePage(seed, site, section, story, thing, i));
}
function createSitePage(
  seed: number,
  site: Site,
  section: Section,
  story: Story,
  thing: LocalizedText | null,
  at: number,
): SitePage {
  const rng = Rng.of(seed, site.id, section.path, story.kind, at);
  const numbers = drawNumbers(`${story.ranges} ${story.each[at] ?? ""}`, rng);
  const plainNumbers = Object.fromEntries(
    ["year", "room", "number"]
      .filter((name) => numbers[name] !== undefined)
      .map((name) => [name, sameInBoth(String(numbers[name]))]),
  );
  const slots: Slots = { ...numberSlots(numbers), ...plainNumbers, ...(thing ? { t: thing } : {}) };
  const of = (sign: string): LocalizedText[] => (story.lines[sign] ?? []).map((line) => fill(line, slots));
  const event = numbers["duration"] !== undefined;
  const title = of("T")[0]!;
  // A story with things has one opening sentence ("O") per thing; another story has one for its page ("o").
  const opening = (thing ? of("O") : of("o"))[at]!;
  const pairs = (sign: string) =>
    of(sign).map((it) => {
      const [en = "", enRest = ""] = it.en.split(" => ");
      const [zh = "", zhRest = ""] = it.zh.split(" => ");
      return [both(en, zh), both(enRest, zhRest)] as const;
    });
  const when = event ? rng.int(1, 75) : null;
  const begins = `${numbers["hour"]}:${rng.pick(["00", "30"])}`;
  const place = rng.pick(venues);
  const host = createPersonName(rng).full;
  const url = `${site.root}${section.path}/${thing ? slug(thing.en) : slug(story.kind)}`;
  const known = [
    ...(event
      ? ([
          [both("Date", "日期"), weekdayText(when!)],
          [both("Begins", "开始"), sameInBoth(begins)],
          [both("Lasts", "时长"), both(`${numbers["duration"]} minutes`, `${numbers["duration"]} 分钟`)],
          [both("Place", "地点"), place],
          [
            both("Admission", "票价"),
            numbers["price"] === 0 ? both("free", "免费") : both(`${numbers["price"]} yuan`, `${numbers["price"]} 元`),
          ],
          [both("Seats", "名额"), formatCount(numbers["seats"]!)],
          [both("Host", "主办人"), host],
        ] as const)
      : []),
    ...pairs("k"),
  ];
  const sums = story.raw["$"];
  const questions = pairs("f");
  const sheet = event ? "seats" : story.raw["F"];
  const day = when === null ? "" : dayFromStart(when);
  const stamp = `${day.replaceAll("-", "")}T${begins.padStart(5, "0").replace(":", "")}00`;
  const ics = (text: string) =>
    `BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nSUMMARY:${text}\nDTSTART:${stamp}\nDURATION:PT${numbers["duration"]}M\nEND:VEVENT\nEND:VCALENDAR`;
  const blocks: LocalizedBlock[] = [
    breadcrumbs(
      [
        [site.name, site.root],
        [section.name, sectionUrl(site, section)],
      ],
      title,
    ),
    heading(title),
    paragraph(opening),
    ...(known.length > 0 ? [facts(both("In brief", "要点"), icon(pictureIcon(story.icon), site.tone), known)] : []),
    ...of("p").map(paragraph),
    ...(sums
      ? [
          prices(
            sums.split(";").map((one) => {
              const at = one.lastIndexOf(":");
              return { name: parseLocalized(one.slice(0, at).trim()), cents: Number(one.slice(at + 1)) };
            }),
          ),
        ]
      : []),
    ...(questions.length > 0 ? [faq(questions)] : []),
    ...(event
      ? [
          paragraph(fill(rng.pick(reminders), { place: place, host })),
          download(
            slug(thing!.en),
            "ics",
            both("Add to the calendar", "添加到日历"),
            both(ics(title.en), ics(title.zh)),
          ),
        ]
      : []),
    ...(sheet ? [createForm(sheet, `${site.id}-${thing ? slug(thing.en) : story.kind}`)] : []),
    siteFooter(site),
  ];
  const meta = event ? both(`${weekdayText(when!).en}, ${begins}`, `${weekdayText(when!).zh}${begins}`) : null;
  return {
    title,
    opening,
    when,
    meta,
    page: createPage({
      url,
      site: site.id,
      kind: event ? "event" : sheet ? "form" : section.path,
      title: both(`${title.en} – ${site.name.en}`, `${title.zh}——${site.name.zh}`),
      summary: meta
        ? both(`${opening.en} ${meta.en}, ${place.en}.`, `${opening.zh}${meta.zh}，${place.zh}。`)
        : opening,
      keywords: [title, site.name, section.name],
      age: -rng.int(2, event ? 40 : 500),
      blocks,
    }),
  };
}
const venues = parseLocalizedList(
  "the boathouse / 船库; the sugar warehouse / 糖仓库; Fernhill library / 蕨山图书馆; the ropeworks / 绳厂; the harbour cinema / 港口影院; the chapel / 小教堂; the ferry pier / 渡船码头; the school yard / 校园; the botanical garden / 植物园; the town hall / 市政厅",
);
const reminders = parseLocalizedList(
  `Doors open half an hour before. / 提前半小时入场。
Ask for {host} at the entrance. / 到门口找{host}即可。
Bicycles can be locked up beside {place}. / 自行车可锁在{place}旁边。
Dogs wait outside {place}, with water. / 狗在{place}外等候，备有饮水。
There is a cloakroom, and it is free. / 有免费衣帽间。
Those who cannot climb stairs should ring {host} beforehand. / 不便爬楼者请提前致电{host}。`,
  "\n",
);

function sectionPage(site: Site, section: Section, leaves: readonly SitePage[]): Page {
  const sorted = [...leaves].sort((a, b) => (a.when ?? 0) - (b.when ?? 0));
  const dated = sorted.filter((leaf) => leaf.when !== null);
  return createPage({
    url: sectionUrl(site, section),
    site: site.id,
    kind: "section",
    title: both(`${section.name.en} – ${site.name.en}`, `${section.name.zh}——${site.name.zh}`),
    summary: section.lead,
    keywords: [section.name, site.name],
    age: -5,
    blocks: [
      breadcrumbs([[site.name, site.root]], section.name),
      paragraph(section.lead),
      dated.length > 0
        ? table(
            [both("When", "时间"), both("What", "活动")],
            dated.map((leaf) => [leaf.meta!, linkTo(leaf.title, leaf.page.url)]),
          )
        : cards(sorted.map((leaf) => ({ title: leaf.title, text: leaf.opening, to: leaf.page.url }))),
      siteFooter(site),
    ],
  });
}
function homePage(site: Site, sections: readonly { section: Section; leaves: readonly SitePage[] }[]): Page {
  const lead = both(`${site.name.en} is ${site.gist.en}.`, `${site.name.zh}是${site.gist.zh}。`);
  return createPage({
    url: site.root,
    site: site.id,
    kind: "home",
    title: site.name,
    summary: lead,
    keywords: [site.name, site.gist],
    age: -1,
    blocks: [
      nav(sections.map(({ section }) => [section.name, sectionUrl(site, section)] as const)),
      heading(site.name),
      paragraph(lead),
      ...sections.flatMap(({ section, leaves }) => {
        const first = [...leaves].sort((a, b) => (a.when ?? 0) - (b.when ?? 0)).slice(0, 4);
        return [
          heading(section.name, 3),
          paragraph(section.lead),
          list(first.map((leaf) => linkTo(leaf.title, leaf.page.url))),
        ];
      }),
      siteFooter(site),
    ],
  });
}
