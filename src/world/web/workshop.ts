/** A workshop site for children and adults: pages that react to the visitor. */
import type { LocalizedText } from "../cast.ts";
import {
  both,
  cards,
  counter,
  breadcrumbs,
  drawing,
  facts,
  footer,
  heading,
  icon,
  linkTo,
  list,
  maze,
  createPage,
  paragraph,
  steps,
  type LocalizedBlock,
} from "./build.ts";
import { getFields } from "./forms.ts";
import type { Page, PictureIcon, Tone } from "./page.ts";

const site = "bramble";
const root = "https://bramble.example/";
const name = both("Bramble Workshop", "黑莓工坊");

interface Entry {
  readonly path: string;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  readonly opening: LocalizedText;
  readonly keywords: readonly LocalizedText[];
  readonly picture: PictureIcon;
  readonly tone: Tone;
  readonly age: number;
  readonly blocks: readonly LocalizedBlock[];
}
const entries: readonly Entry[] = [
  {
    path: "mazes/first-hedge",
    title: both("The first hedge", "第一道树篱"),
    summary: both(
      "A small maze to walk through step by step, or with arrow blocks.",
      "一座小迷宫，可以一步一步走，也可以用箭头积木走。",
    ),
    opening: both(
      "Nobody has been lost in this maze for longer than a minute.",
      "还没有人在这座迷宫里迷路超过一分钟。",
    ),
    keywords: [both("maze", "迷宫"), both("puzzle", "益智"), both("arrows", "箭头")],
    picture: "park",
    tone: "green",
    age: -40,
    blocks: [
      maze("first-hedge", both("From the gate to the flag", "从入口到小旗"), [
        "#######",
        "#S....#",
        "###.###",
        "#...#.#",
        "#.###.#",
        "#....G#",
        "#######",
      ]),
      heading(both("How to walk", "怎么走")),
      list([
        both("Tap an arrow: one step in its direction.", "点按一个箭头，朝那个方向走一步。"),
        both(
          "Choose arrow blocks: the arrows lie down in a row and wait until you run them.",
          "选择箭头积木，箭头会排成一行，等您点运行再走。",
        ),
        both("At a wall the row ends there.", "碰到墙时，这一行就停在那里。"),
      ]),
      paragraph(
        both(
          `More hedges: ${linkTo(both("The old garden", "老花园"), `${root}mazes/old-garden`).en}.`,
          `更多树篱：${linkTo(both("The old garden", "老花园"), `${root}mazes/old-garden`).zh}。`,
        ),
      ),
    ],
  },
  {
    path: "mazes/old-garden",
    title: both("The old garden", "老花园"),
    summary: both("A larger maze with dead ends, for patient walkers.", "一座更大的迷宫，有死路，适合有耐心的人。"),
    opening: both("Three of the paths in this garden lead nowhere at all.", "这座花园里有三条小路哪儿也不通。"),
    keywords: [both("maze", "迷宫"), both("garden", "花园"), both("dead ends", "死路")],
    picture: "garden",
    tone: "teal",
    age: -33,
    blocks: [
      maze("old-garden", both("From the bench to the well", "从长椅到水井"), [
        "###########",
        "#S..#.....#",
        "###.#.###.#",
        "#...#.#...#",
        "#.###.#.###",
        "#.....#.#G#",
        "#.#####.#.#",
        "#.....#.#.#",
        "#####.#.#.#",
        "#.........#",
        "###########",
      ]),
      paragraph(
        both(
          "The shortest way has twenty-four steps. Write yours down and compare.",
          "最短的路是二十四步，记下您的步数比一比吧。",
        ),
      ),
    ],
  },
  {
    path: "paper",
    title: both("Drawing paper", "画纸"),
    summary: both("A sheet of paper and six colours for your finger.", "一张画纸和六种颜色，用手指作画。"),
    opening: both("Every week we hang up one drawing that was made here.", "我们每周都会展出一幅在这里画成的作品。"),
    keywords: [both("draw", "画画"), both("paint", "涂鸦"), both("colours", "颜色")],
    picture: "palette",
    tone: "purple",
    age: -21,
    blocks: [
      drawing("paper", both("Your drawing", "您的画")),
      list([
        both(
          "Draw with one finger. Each time it goes down, a new line begins.",
          "用一根手指作画，每次落下就开始一条新线。",
        ),
        both("The colour is that of the drop with the ring.", "带圆环的颜料就是当前颜色。"),
        both("Undo takes away the last line.", "撤销会去掉最后一条线。"),
      ]),
    ],
  },
  {
    path: "counters",
    title: both("Counters", "计数器"),
    summary: both("Count birds at the feeder and glasses of water.", "数一数喂鸟器旁的鸟和喝下的水。"),
    opening: both("Counting is the oldest of all measurements.", "计数是最古老的测量方法。"),
    keywords: [both("count", "计数"), both("tally", "统计"), both("birds", "鸟")],
    picture: "ruler",
    tone: "orange",
    age: -12,
    blocks: [
      counter("birds", both("Birds at the feeder", "喂鸟器旁的鸟"), 0, 0, 200),
      counter("water", both("Glasses of water today", "今天喝了几杯水"), 0, 0, 20),
      paragraph(
        both(
          "The numbers stay while this page is open in its tab, also when you look at other pages and come back.",
          "只要标签页开着，数字就会保留，去看别的页面再回来也一样。",
        ),
      ),
    ],
  },
  {
    path: "afternoon",
    title: both("Book an afternoon", "预约下午活动"),
    summary: both("Come by with up to twelve people; asked in three steps.", "最多十二人同行，分三步填写预约。"),
    opening: both("Our doors are open on weekday afternoons for those who have booked.", "工作日下午向预约者开放。"),
    keywords: [both("booking", "预约"), both("workshop", "工坊"), both("visit", "参观")],
    picture: "craft",
    tone: "blue",
    age: -8,
    blocks: [
      facts(both("In brief", "要点"), icon("craft", "blue"), [
        [both("Open", "开放时间"), both("Monday to Friday, 13 to 17", "周一至周五13点至17点")],
        [both("Ages", "适合年龄"), both("from six", "六岁以上")],
        [both("Costs", "费用"), both("12 yuan a head", "每人12元")],
      ]),
      steps(
        "bramble-afternoon",
        both("Book an afternoon", "预约下午活动"),
        [
          [both("You", "您的信息"), getFields("name email phone")],
          [both("Your visit", "参观安排"), getFields("day people language")],
          [both("What else", "其他"), getFields("interests details agree")],
        ],
        both("Book", "提交预约"),
        both("Your afternoon is booked. We look forward to you.", "预约成功，期待您的到来。"),
      ),
    ],
  },
];

const siteFooter = (): LocalizedBlock =>
  footer(
    [
      [both("Front page", "首页"), root],
      [both("Book an afternoon", "预约下午活动"), `${root}afternoon`],
    ],
    both("Bramble Workshop · 7 Ropewalk", "黑莓工坊 · 绳厂街7号"),
  );

export function workshopPages(): Page[] {
  const front = createPage({
    url: root,
    site,
    kind: "home",
    title: name,
    summary: both("Mazes, drawing paper and counters that react to you.", "会回应您的迷宫、画纸和计数器。"),
    keywords: [both("workshop", "工坊"), both("games", "小游戏"), both("try", "动手")],
    age: -3,
    blocks: [
      paragraph(
        both(
          "Things here want to be touched: walk, draw, count and see what happens.",
          "这里的东西都可以动手：走一走，画一画，数一数，看看会怎样。",
        ),
      ),
      cards(
        entries.map((entry) => ({
          title: entry.title,
          text: entry.summary,
          picture: icon(entry.picture, entry.tone),
          to: `${root}${entry.path}`,
        })),
      ),
      siteFooter(),
    ],
  });
  return [
    front,
    ...entries.map((entry) =>
      createPage({
        url: `${root}${entry.path}`,
        site,
        kind: entry.path.split("/").length > 1 ? "maze" : "play",
        title: both(`${entry.title.en} – ${name.en}`, `${entry.title.zh}——${name.zh}`),
        summary: entry.summary,
        keywords: entry.keywords,
        age: entry.age,
        blocks: [
          breadcrumbs([[name, root]], entry.title),
          heading(entry.title),
          paragraph(entry.opening),
          ...entry.blocks,
          siteFooter(),
        ],
      }),
    ),
  ];
}
