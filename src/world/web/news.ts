/** The local newspaper: articles by section, newest first, with quotes and readers' comments. */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import {
  addressLink,
  both,
  byline,
  cards,
  breadcrumbs,
  dateText,
  dayFromStart,
  facts,
  footer,
  form,
  heading,
  icon,
  image,
  linkTo,
  list,
  nav,
  notice,
  createPage,
  paragraph,
  posts,
  quote,
  sameInBoth,
  weekdayText,
  type LocalizedBlock,
} from "./build.ts";
import { newsSections } from "./data/news.ts";
import {
  parseLocalizedList,
  formatCount,
  drawNumbers,
  fill,
  numberSlots,
  parseStories,
  type Slots,
  type Story,
} from "./grammar.ts";
import { pictureIcons, type Page, type PictureIcon, type Tone } from "./page.ts";
import { createHandle, createPersonName, type PersonName } from "./people.ts";
import { city, quarters, towns } from "./town.ts";

const site = "ledger";
const root = "https://ledger.example/";
const name = both("The Larkhaven Ledger", "云雀港纪事报");
const sections: readonly {
  readonly id: string;
  readonly name: LocalizedText;
  readonly tone: Tone;
  readonly lead: LocalizedText;
}[] = [
  {
    id: "city",
    name: both("City", "本市"),
    tone: "blue",
    lead: both(
      "Council, streets, parks and the price of water: what Larkhaven decides about itself.",
      "议会、街道、公园和水价：云雀港自己的大事。",
    ),
  },
  {
    id: "transport",
    name: both("Transport", "交通"),
    tone: "teal",
    lead: both(
      "Wheels, rails and keels, and above all the question why line 7 is late.",
      "车轮、铁轨和船龙骨，还有7路车为什么又晚点。",
    ),
  },
  {
    id: "business",
    name: both("Business", "经济"),
    tone: "green",
    lead: both(
      "Who opens, who closes, who hires, and what the bakers think of it.",
      "谁开张、谁关门、谁招人，面包师们又怎么看。",
    ),
  },
  {
    id: "culture",
    name: both("Culture", "文化"),
    tone: "purple",
    lead: both(
      "Stages, galleries and shelves, seen by people who paid for their tickets.",
      "舞台、画廊和书架，由自己买票的人来报道。",
    ),
  },
  {
    id: "sport",
    name: both("Sport", "体育"),
    tone: "orange",
    lead: both("Results from muddy pitches, with the names spelled right.", "来自泥泞球场的赛果，名字保证不写错。"),
  },
  {
    id: "science",
    name: both("Science", "科学"),
    tone: "blue",
    lead: both(
      "New knowledge from the laboratories on the hill, in words without Greek letters.",
      "山上实验室的新知，不用希腊字母也能讲明白。",
    ),
  },
  {
    id: "education",
    name: both("Education", "教育"),
    tone: "yellow",
    lead: both("From the sandpit to the lecture hall, with stops in between.", "从沙坑到阶梯教室，沿途都停。"),
  },
  {
    id: "community",
    name: both("Community", "社区"),
    tone: "red",
    lead: both(
      "Neighbours, found umbrellas, cakes and everything else that holds a city together.",
      "邻居、捡到的伞、蛋糕，以及把一座城连在一起的种种。",
    ),
  },
];
type Section = (typeof sections)[number];

const roles = parseLocalizedList(
  "a neighbour / 一位邻居; the project leader / 项目负责人; a spokeswoman of the city / 市政发言人; a regular visitor / 一位常客; the caretaker / 看管人; a volunteer of the first hour / 最早的志愿者; the head of the association / 协会会长; someone who was there / 一位在场者",
);
const speakerText = both("{speaker}, {role}", "{role}{speaker}");
const closings: readonly LocalizedText[] = [
  both(
    "Questions are answered at the town hall, room {room}, on weekdays from nine to noon.",
    "如有疑问，可于工作日九点至十二点到市政厅{room}室咨询。",
  ),
  both("This newspaper will report on what happens next.", "后续进展本报将继续报道。"),
  both(
    "Readers who know more may write to the newsroom; letters are kept private on request.",
    "知情读者可致信编辑部，我们会应要求保密。",
  ),
  both("A decision on the next step is expected by {later}.", "下一步决定预计在{later}前作出。"),
  both(
    "The next meeting on the subject is open to all: {later}, seven in the evening.",
    "下一次会议对所有人开放：{later}晚七点。",
  ),
  both(
    "In {town} people are watching closely, for they have much the same plans.",
    "{town}的人们也在密切关注，因为他们有差不多的打算。",
  ),
];
const remarks = parseLocalizedList(
  `Finally. I have waited for this longer than for any bus. / 终于来了，我等这个比等公交还久。
I would like to see the figures behind this before I cheer. / 先让我看看数据再叫好吧。
My mother worked there for thirty years, thank you for writing about it. / 我母亲在那儿干了三十年，谢谢你们写这篇报道。
Nice, but what about {place}? We are always forgotten. / 挺好，可{place}呢？总是忘了我们。
I read it twice and still do not know who pays. / 读了两遍还是没看明白谁出钱。
Went past this morning, it is true. / 今早路过，是真的。
More of this and less of the usual quarrels, please. / 多登点这种，少登点老一套的争吵。
Could somebody tell me whether there is a lift? / 有谁知道有没有电梯吗？
The photo is from the other side, if I am not mistaken. / 没看错的话，照片是从另一边拍的吧。
Count me in next time. / 下次算我一个。
I was against it at first and have changed my mind. / 我起初反对，后来改变了主意。
Half of the commenters did not read to the end. / 评论的人有一半没读完。
Small correction: it was a Tuesday. / 小小更正：那天是星期二。
It will rain that day anyway. / 反正那天会下雨。
Well written, {author}. / 写得好，{author}。
I showed this to my class and we talked for an hour. / 我拿给班上学生看，大家讨论了一个小时。
What a lovely start to the week. / 一周的美好开始。
Let us wait for a year and then judge. / 先等一年再评价吧。
Does anybody remember how it was before 1990? / 有人记得1990年以前是什么样吗？
The comments here are friendlier than on the bus. / 这里的评论比公交上友善多了。`,
  "\n",
);

interface Article {
  readonly section: Section;
  readonly story: Story;
  readonly url: string;
  readonly title: LocalizedText;
  readonly lead: LocalizedText;
  readonly age: number;
  readonly author: PersonName;
  readonly slots: Slots;
  readonly rng: Rng;
}

export function newsPages(seed: number): Page[] {
  const articles = sections.flatMap((section) =>
    parseStories(newsSections[section.id]!).flatMap((story) => storyArticles(seed, section, story)),
  );
  articles.sort((a, b) => b.age - a.age || (a.url < b.url ? -1 : 1));
  const bySection = new Map(sections.map((section) => [section.id, articles.filter((one) => one.section === section)]));
  return [
    homePage(articles),
    ...sections.map((section) => sectionPage(section, bySection.get(section.id)!)),
    contactPage(),
    ...articles.map((one) => articlePage(one, bySection.get(one.section.id)!)),
  ];
}

function storyArticles(seed: number, section: Section, story: Story): Article[] {
  const staff = Array.from({ length: 3 }, (_, i) => createPersonName(Rng.of(seed, site, "staff", section.id, i)));
  const order = Rng.of(seed, site, section.id, story.kind).shuffle(story.things.map((_, i) => i));
  return story.things.map((thing, i) => {
    const rng = Rng.of(seed, site, section.id, story.kind, i);
    const age = -rng.int(0, 330);
    const numbers = drawNumbers(story.ranges, rng);
    const people = { person: createPersonName(rng).full, speaker: createPersonName(rng).full };
    const base: Record<string, LocalizedText> = {
      ...numberSlots(numbers),
      ...moneySlots(numbers),
      ...people,
      city,
      place: rng.pick(quarters),
      town: rng.pick(towns),
      day: weekdayText(age + (rng.chance(0.7) ? rng.int(2, 12) : -rng.int(1, 4))),
      later: weekdayText(age + rng.int(14, 40)),
      room: sameInBoth(String(rng.int(102, 418))),
    };
    const t = fill(thing, base);
    const slots: Slots = { ...base, t };
    // Rotates the sentences, so that neighbours in a list begin differently.
    const of = (sign: string, at: number): LocalizedText => {
      const lines = story.lines[sign]!;
      return fill(lines[at % lines.length]!, slots);
    };
    return {
      section,
      story,
      url: `${root}${section.id}/${story.kind}-${i + 1}`,
      title: of("h", order[i]!),
      lead: of("l", order[i]! + (order[i]! > 5 ? 1 : 0)),
      age,
      author: rng.pick(staff),
      slots,
      rng,
    };
  });
}

/** Formats large sums. English counts in thousands and millions, Chinese in ten thousands. */
export function moneySlots(numbers: Readonly<Record<string, number>>): Record<string, LocalizedText> {
  const slots: Record<string, LocalizedText> = {};
  const { million, cost } = numbers;
  if (million !== undefined) slots["million"] = both(formatCount(million).en, formatCount(million * 100).zh);
  if (cost !== undefined) slots["cost"] = both(formatCount(cost).en, formatCount(cost / 10).zh);
  return slots;
}

const storyIcon = (story: Story): PictureIcon => {
  const found = pictureIcons.find((one) => one === story.icon);
  if (!found) throw new Error(`no icon ${story.icon}`);
  return found;
};
const toCard = (one: Article) => ({
  title: one.title,
  text: one.lead,
  meta: both(
    `${one.section.name.en} · ${dateText(dayFromStart(one.age)).en}`,
    `${one.section.name.zh} · ${dateText(dayFromStart(one.age)).zh}`,
  ),
  picture: icon(storyIcon(one.story), one.section.tone),
  to: one.url,
});

function articlePage(one: Article, section: readonly Article[]): Page {
  const { rng, slots, story } = one;
  const body = rng.shuffle(story.lines["p"]!).map((line) => fill(line, slots));
  const said = fill(rng.pick(story.lines["q"]!), slots);
  const by = fill(speakerText, { speaker: slots["speaker"]!, role: rng.pick(roles) });
  const closing = fill(rng.pick(closings), slots);
  const at = section.indexOf(one);
  const near = [section[at + 1], section[at + 2], section[at - 1]].filter((other) => other !== undefined);
  const count = rng.int(0, 5);
  const comments = rng.sample(remarks, count).map((remark) => {
    const wrote = Math.min(0, one.age + rng.int(0, 3));
    return {
      author: createHandle(rng),
      date: dayFromStart(wrote),
      votes: rng.int(0, 64),
      body: [fill(remark, { place: rng.pick(quarters), author: one.author.full })],
    };
  });
  const blocks: LocalizedBlock[] = [
    breadcrumbs(
      [
        [name, root],
        [one.section.name, `${root}${one.section.id}`],
      ],
      one.title,
    ),
    byline(
      one.author.full,
      dayFromStart(one.age),
      both(`Reporter, ${one.section.name.en}`, `${one.section.name.zh}记者`),
    ),
    image(
      icon(storyIcon(story), one.section.tone),
      one.title,
      rng.chance(0.5) ? both(`Photo: Ledger archive`, `图片：本报资料`) : null,
    ),
    paragraph(one.lead),
    paragraph(body[0]!),
    ...(rng.chance(0.6) ? [quote(said, by), paragraph(body[1]!)] : [paragraph(body[1]!), quote(said, by)]),
    ...(body.length > 2
      ? [
          heading(
            rng.pick([both("What to know", "您需要知道"), both("In detail", "详情"), both("And now?", "接下来")]),
            3,
          ),
          paragraph(body[2]!),
        ]
      : []),
    paragraph(closing),
    ...(near.length > 0
      ? [heading(both("Read on", "延伸阅读")), list(near.map((other) => linkTo(other.title, other.url)))]
      : []),
    ...(comments.length > 0
      ? [heading(both(`Comments (${comments.length})`, `评论（${comments.length}）`)), posts("comments", comments)]
      : [notice("info", both("Nobody has commented on this article yet.", "这篇文章还没有评论。"))]),
    siteFooter(),
  ];
  return createPage({
    url: one.url,
    site,
    kind: "article",
    title: one.title,
    summary: both(`${one.lead.en} ${body[0]!.en}`, `${one.lead.zh}${body[0]!.zh}`),
    keywords: [slots["t"]!, slots["place"]!, one.section.name, both("news", "新闻"), city],
    age: one.age,
    blocks,
  });
}

function sectionPage(section: Section, articles: readonly Article[]): Page {
  const newest = articles[0]!;
  const { lead } = section;
  return createPage({
    url: `${root}${section.id}`,
    site,
    kind: "section",
    title: both(`${section.name.en} – The Larkhaven Ledger`, `${section.name.zh}——云雀港纪事报`),
    summary: lead,
    keywords: [section.name, both("news", "新闻"), city],
    age: newest.age,
    blocks: [
      sectionNav(),
      paragraph(lead),
      notice(
        "info",
        both(
          `${articles.length} reports, the newest of ${dateText(dayFromStart(newest.age)).en}`,
          `共 ${articles.length} 篇报道，最新一篇发表于${dateText(dayFromStart(newest.age)).zh}`,
        ),
      ),
      cards(articles.slice(0, 12).map(toCard)),
      heading(both("Earlier", "更早")),
      list(
        articles.slice(12).map((one) => {
          const link = linkTo(one.title, one.url);
          const day = dateText(dayFromStart(one.age));
          return both(`${link.en} (${day.en})`, `${link.zh}（${day.zh}）`);
        }),
      ),
      siteFooter(),
    ],
  });
}
const sectionNav = (): LocalizedBlock =>
  nav([
    [both("Front page", "首页"), root],
    ...sections.map((section) => [section.name, `${root}${section.id}`] as const),
  ]);
const siteFooter = (): LocalizedBlock =>
  footer(
    [
      [both("Front page", "首页"), root],
      [both("Write to us", "联系编辑部"), `${root}contact`],
    ],
    both("The Larkhaven Ledger · printed on Thursdays, online every day", "云雀港纪事报 · 每周四出报，每日在线更新"),
  );

function homePage(articles: readonly Article[]): Page {
  const lead = both(
    "What moves Larkhaven and the towns around it, in eight sections, every day of the week.",
    "云雀港和周边城镇的大事小情，尽在八个版面。",
  );
  return createPage({
    url: root,
    site,
    kind: "home",
    title: both("The Larkhaven Ledger", "云雀港纪事报"),
    summary: lead,
    keywords: [both("news", "新闻"), both("newspaper", "报纸"), city],
    age: 0,
    blocks: [
      sectionNav(),
      paragraph(lead),
      heading(both("Today", "今日要闻")),
      cards(articles.slice(0, 8).map(toCard)),
      ...sections.flatMap((section) => {
        const those = articles.filter((one) => one.section === section).slice(0, 5);
        return [heading(section.name), list(those.map((one) => linkTo(one.title, one.url)))];
      }),
      siteFooter(),
    ],
  });
}

function contactPage(): Page {
  const lead = both(
    "Letters, tips and corrections reach the newsroom by this form; every one of them is read by a person.",
    "来信、线索和更正都可以通过此表单送达编辑部，每一封都有人阅读。",
  );
  return createPage({
    url: `${root}contact`,
    site,
    kind: "form",
    title: both("Write to the newsroom", "联系编辑部"),
    summary: lead,
    keywords: [both("letter to the editor", "读者来信"), both("contact", "联系"), both("correction", "更正")],
    age: -48,
    blocks: [
      breadcrumbs([[name, root]], both("Write to us", "联系编辑部")),
      paragraph(lead),
      facts(both("The newsroom", "编辑部"), icon("article", "blue"), [
        [both("Address", "地址"), addressLink(14, both("Weaver Street", "织工街"), city)],
        [both("Telephone", "电话"), sameInBoth("555-0310")],
        [both("Hours", "时间"), both("Monday to Friday, 9:00–17:30", "周一至周五 9:00–17:30")],
      ]),
      form(
        "newsroom-letter",
        both("Your letter", "您的来信"),
        [
          { name: "name", label: both("Name", "姓名"), kind: "text", maxLength: 60 },
          { name: "email", label: both("E-mail", "电子邮箱"), kind: "email" },
          {
            name: "subject",
            label: both("What is it about?", "来信类型"),
            kind: "select",
            options: [
              ["letter", both("A letter to the editor", "读者来信")],
              ["tip", both("A tip", "新闻线索")],
              ["correction", both("A correction", "更正")],
            ],
          },
          {
            name: "section",
            label: both("Section", "版面"),
            kind: "select",
            options: sections.map((section) => [section.id, section.name]),
          },
          { name: "message", label: both("Message", "内容"), kind: "textarea", minLength: 20, maxLength: 2000 },
          {
            name: "printName",
            label: both("You may print my name", "可以刊登我的姓名"),
            kind: "checkbox",
            required: false,
          },
        ],
        both("Send", "发送"),
        both("Thank you. Your letter has reached the newsroom.", "谢谢，编辑部已收到您的来信。"),
      ),
      siteFooter(),
    ],
  });
}
