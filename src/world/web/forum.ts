/** The forum: questions about devices, with answers, votes and one accepted answer. */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import {
  both,
  byline,
  cards,
  breadcrumbs,
  dayFromStart,
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
  posts,
  sameInBoth,
  table,
  type LocalizedBlock,
  type PostText,
} from "./build.ts";
import { threads } from "./data/forum.ts";
import { createForm } from "./forms.ts";
import { parseLocalizedList, drawNumbers, fill, numberSlots, parseStories, type Slots, type Story } from "./grammar.ts";
import type { Page, PictureIcon } from "./page.ts";
import { createHandle } from "./people.ts";

const site = "fixwise";
const root = "https://fixwise.example/";
const name = both("Fixwise", "问修论坛");
const boards: readonly { readonly id: string; readonly name: LocalizedText; readonly icon: PictureIcon }[] = [
  { id: "phones", name: both("Phones", "手机"), icon: "phone" },
  { id: "computers", name: both("Computers", "电脑"), icon: "computer" },
  { id: "network", name: both("Networks", "网络"), icon: "router" },
  { id: "home", name: both("At home", "家电"), icon: "power" },
  { id: "photo", name: both("Photo and sound", "影音"), icon: "camera" },
  { id: "office", name: both("Office", "办公"), icon: "work" },
];
const siteFooter = (): LocalizedBlock =>
  footer(
    [
      [both("All boards", "全部板块"), root],
      [both("Ask", "提问"), `${root}ask`],
      [both("Rules", "版规"), `${root}rules`],
    ],
    both("Fixwise · helped by strangers", "问修论坛 · 陌生人帮陌生人"),
  );

const fillerReplies = parseLocalizedList(
  `Same here, I follow this thread. / 同问，蹲个答案。
Did you keep the receipt? Then let the shop do it. / 收据还在吗？在就交给店里。
It worked for me as well, thank you. / 我也好了，谢谢。
Please write the model next time, it saves a round. / 下次写上型号，省一个来回。
I would not open it myself. / 我不会自己拆。
Look at the date of the first post before you buy anything. / 买东西之前先看看首帖日期。
A technician told me the very same yesterday. / 昨天有个师傅也是这么跟我说的。
Have you tried another cable? It is always the cable. / 换根线试过吗？十有八九是线。`,
  "\n",
);
const thanksReplies = parseLocalizedList(
  "That was it! / 就是它！; Solved, and I feel a little silly. / 解决了，感觉自己有点傻。; Works again after three weeks. / 三周之后终于又能用了。; Thank you, you saved my evening. / 谢谢，你救了我的晚上。; You were right from the start. / 你一开始就说对了。",
);

/** Opening words. No two questions of the same kind have the same opening words. */
const openers = parseLocalizedList(
  `I am no expert, so bear with me / 我不懂技术，请多包涵
First post here after years of reading / 潜水多年，第一次发帖
Short question before I give up / 放弃之前问一句
My wife says it is my fault, you judge / 老婆说是我的错，大家评评理
Searched the board and found nothing that fits / 搜遍论坛没找到一样的
This may be silly / 问题可能有点傻
Please help a desperate teacher / 求救，我是个绝望的老师
It worked perfectly until last week / 上周还好好的
Writing this from a borrowed device / 用借来的设备发帖
Two shops have sent me away already / 已经被两家店打发回来
I have read the manual, honestly / 说明书我真看了
Not urgent, but it drives me mad / 不急，但快把我逼疯了
I cannot be the only one / 不会只有我遇到吧
For a friend, really / 真是替朋友问的
Second attempt, the first thread was closed / 第二次发帖，上一帖被关了
Late at night and out of ideas / 大半夜，没招了
Here is one for the specialists / 给高手出道题
My children cannot fix it either / 孩子们也搞不定
Before I spend money / 花钱之前先问问
Something strange has been going on / 最近出了件怪事
The hotline hung up on me / 客服挂了我的电话
I promise to report back / 我保证回来反馈
Somebody must have seen this before / 肯定有人见过这种情况
Greetings from a cold workshop / 从冰冷的车间问个好`,
  "\n",
);
interface Thread {
  readonly board: (typeof boards)[number];
  readonly url: string;
  readonly title: LocalizedText;
  readonly question: LocalizedText;
  readonly more: LocalizedText;
  readonly steps: readonly LocalizedText[];
  readonly age: number;
  readonly votes: number;
  readonly views: number;
  readonly answers: readonly PostText[];
  readonly asker: LocalizedText;
}

export function forumPages(seed: number): Page[] {
  const all = parseStories(threads).flatMap((story) =>
    [0, 1].flatMap((round) => story.things.map((_, i) => createThread(seed, story, i, round))),
  );
  all.sort((a, b) => b.age - a.age || (a.url < b.url ? -1 : 1));
  return [
    homePage(all),
    askPage(),
    rulesPage(),
    ...boards.map((board) =>
      boardPage(
        board,
        all.filter((one) => one.board === board),
      ),
    ),
    ...all.map((one) => threadPage(one, all)),
  ];
}

/** Creates a thread. There are two threads about each thing of a story. `round` is 0 or 1. */
function createThread(seed: number, story: Story, at: number, round: number): Thread {
  const rng = Rng.of(seed, site, story.kind, at, round);
  const board = boards.find((one) => one.id === story.icon)!;
  const slots: Slots = { ...numberSlots(drawNumbers(story.ranges, rng)), t: story.things[at]! };
  const begins = Rng.of(seed, site, story.kind).shuffle(openers)[round * story.things.length + at]!;
  const of = (sign: string, i: number): LocalizedText =>
    fill(story.lines[sign]![i % story.lines[sign]!.length]!, slots);
  const age = -rng.int(1, 900);
  const steps = story.lines["s"]!.map((line) => fill(line, slots));
  const asker = createHandle(rng);
  const wrote = (after: number): string => dayFromStart(Math.min(0, age + after));
  const solved = rng.chance(0.75);
  const order = rng.shuffle([0, 1, 2]);
  const best: PostText = {
    author: createHandle(rng),
    date: wrote(rng.int(0, 2)),
    votes: rng.int(12, 140),
    accepted: solved,
    body: order.slice(0, 2).map((i) => steps[i]!),
  };
  const second: PostText = {
    author: createHandle(rng),
    date: wrote(rng.int(1, 4)),
    votes: rng.int(1, 40),
    body: [of("a", 0)],
  };
  const third: PostText = {
    author: createHandle(rng),
    date: wrote(rng.int(2, 9)),
    votes: rng.int(0, 30),
    body: [steps[order[2]!]!],
  };
  const rest = rng
    .sample(fillerReplies, rng.int(0, 3))
    .map((body) => ({ author: createHandle(rng), date: wrote(rng.int(3, 60)), votes: rng.int(-2, 12), body: [body] }));
  const closing = solved
    ? [{ author: asker, date: wrote(rng.int(10, 60)), votes: rng.int(0, 20), body: [rng.pick(thanksReplies)] }]
    : [];
  const rest2 = [second, third].sort((a, b) => b.votes - a.votes);
  return {
    board,
    url: `${root}${board.id}/${story.kind}-${round * story.things.length + at + 1}`,
    title: of("h", at + round),
    question: withOpener(begins, of("l", at + round)),
    more: of("p", 0),
    steps,
    age,
    votes: rng.int(0, 88),
    views: rng.int(40, 18_000),
    answers: [best, ...rest2, ...rest, ...closing],
    asker,
  };
}

const withOpener = (opener: LocalizedText, question: LocalizedText): LocalizedText =>
  both(`${opener.en}: ${question.en}`, `${opener.zh}：${question.zh}`);

function threadPage(one: Thread, all: readonly Thread[]): Page {
  const near = all.filter((other) => other.board === one.board && other !== one);
  const at = all.indexOf(one) % Math.max(1, near.length - 3);
  const solved = one.answers[0]!.accepted === true;
  return createPage({
    url: one.url,
    site,
    kind: "thread",
    title: one.title,
    summary: both(
      `${one.question.en} ${one.answers.length} answers.`,
      `${one.question.zh}${one.answers.length} 个回答。`,
    ),
    keywords: [one.board.name, both("help", "求助"), one.title, both("how to fix", "怎么修")],
    age: one.age,
    blocks: [
      breadcrumbs(
        [
          [name, root],
          [one.board.name, `${root}${one.board.id}`],
        ],
        one.title,
      ),
      heading(one.title),
      byline(one.asker, dayFromStart(one.age)),
      paragraph(one.question),
      paragraph(one.more),
      facts(both("This question", "本帖"), null, [
        [both("Votes", "赞同"), sameInBoth(String(one.votes))],
        [both("Views", "浏览"), sameInBoth(String(one.views))],
        [both("Answers", "回答"), sameInBoth(String(one.answers.length))],
        [both("State", "状态"), solved ? both("solved", "已解决") : both("open", "未解决")],
      ]),
      ...(solved ? [] : [notice("info", both("No answer has been accepted yet.", "尚无被采纳的回答。"))]),
      heading(both(`${one.answers.length} answers`, `${one.answers.length} 个回答`)),
      posts("answers", one.answers),
      heading(both("Similar questions", "相似问题"), 3),
      list(near.slice(at, at + 3).map((other) => linkTo(other.title, other.url))),
      siteFooter(),
    ],
  });
}
const boardIntros = parseLocalizedList(
  "What rings, charges and falls down stairs. / 会响的、要充电的、会摔下楼梯的。; Slow, loud or blue: bring it here. / 慢的、吵的、蓝屏的，都拿过来。; For everything that comes through the wall. / 一切穿墙而来的东西。; Household machines and their moods. / 家用机器和它们的脾气。; Blurred, dark or humming, yet nothing is hopeless. / 糊了、黑了、嗡嗡响，但都有救。; Printers have a board of their own, almost. / 打印机几乎独占一个板块。",
);
function boardPage(board: (typeof boards)[number], those: readonly Thread[]): Page {
  const lead = boardIntros[boards.indexOf(board)]!;
  return createPage({
    url: `${root}${board.id}`,
    site,
    kind: "board",
    title: both(`${board.name.en} – Fixwise`, `${board.name.zh}——问修论坛`),
    summary: lead,
    keywords: [board.name, both("forum", "论坛")],
    age: those[0]!.age,
    blocks: [
      breadcrumbs([[name, root]], board.name),
      paragraph(lead),
      table(
        [both("Question", "问题"), both("Votes", "赞同"), both("Answers", "回答")],
        those.map((one) => [
          linkTo(one.title, one.url),
          sameInBoth(String(one.votes)),
          sameInBoth(String(one.answers.length)),
        ]),
      ),
      siteFooter(),
    ],
  });
}
function homePage(all: readonly Thread[]): Page {
  const lead = both(
    `Somebody has had your problem before: ${all.length} questions, most of them solved.`,
    `您的问题早有人遇到过：共 ${all.length} 个提问，大多已经解决。`,
  );
  return createPage({
    url: root,
    site,
    kind: "home",
    title: both("Fixwise: questions and answers on devices", "问修论坛：设备问答"),
    summary: lead,
    keywords: [both("forum", "论坛"), both("help", "求助"), both("repair", "维修")],
    age: 0,
    blocks: [
      nav([...boards.map((board) => [board.name, `${root}${board.id}`] as const), [both("Ask", "提问"), `${root}ask`]]),
      paragraph(lead),
      cards(
        boards.map((board, i) => ({
          title: board.name,
          text: boardIntros[i]!,
          meta: both(
            `${all.filter((one) => one.board === board).length} questions`,
            `${all.filter((one) => one.board === board).length} 个问题`,
          ),
          picture: icon(board.icon, "teal"),
          to: `${root}${board.id}`,
        })),
      ),
      heading(both("Newest", "最新问题")),
      list(all.slice(0, 10).map((one) => linkTo(one.title, one.url))),
      heading(both("Most votes", "赞同最多")),
      list(
        [...all]
          .sort((a, b) => b.votes - a.votes || (a.url < b.url ? -1 : 1))
          .slice(0, 10)
          .map((one) => linkTo(one.title, one.url)),
      ),
      siteFooter(),
    ],
  });
}
function askPage(): Page {
  const lead = both(
    "A good question says what you did, what you expected and what came instead.",
    "好问题要说清：做了什么、期望什么、结果如何。",
  );
  return createPage({
    url: `${root}ask`,
    site,
    kind: "form",
    title: both("Ask a question", "提问"),
    summary: lead,
    keywords: [both("ask", "提问"), both("question", "问题")],
    age: -400,
    blocks: [breadcrumbs([[name, root]], both("Ask", "提问")), paragraph(lead), createForm("ask", site), siteFooter()],
  });
}
function rulesPage(): Page {
  const lead = both(
    "Five rules, written by people who have read ten thousand threads.",
    "五条规矩，出自看过一万个帖子的人之手。",
  );
  return createPage({
    url: `${root}rules`,
    site,
    kind: "about",
    title: both("Rules of the house", "版规"),
    summary: lead,
    keywords: [both("rules", "版规"), both("forum", "论坛")],
    age: -700,
    blocks: [
      breadcrumbs([[name, root]], both("Rules", "版规")),
      paragraph(lead),
      list(
        parseLocalizedList(
          "Search before you ask. / 先搜再问。; One problem a thread. / 一帖一题。; No passwords, no serial numbers, no addresses. / 不贴密码、序列号和地址。; Say thank you and accept what helped. / 说声谢谢，采纳有用的回答。; Nobody is stupid here. / 这里没有笨人。",
        ),
        true,
      ),
      siteFooter(),
    ],
  });
}
