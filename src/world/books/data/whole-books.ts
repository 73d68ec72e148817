/** The books that can be read to the end, with what readers and judges need to know about them. */
import type { Language } from "../categories.ts";

export interface WholeBook {
  /** The name of its text in texts.ts. */
  readonly text: string;
  readonly language: Language;
  readonly kind: "story" | "classic";
  readonly sub: string;
  readonly title: string;
  readonly author: string;
  /** Whether the author is real and long dead. */
  readonly isClassic: boolean;
  readonly authorBio: string;
  readonly publisher: string;
  readonly coins: number;
  readonly isFreeForMembers: boolean;
  readonly intro: string;
  /** The main person, the place, and the things that readers talk about. */
  readonly hero: string;
  readonly place: string;
  readonly things: readonly string[];
  /** Who may be the speaker in "… said Marian." */
  readonly speakers: Readonly<Record<string, string>>;
  /** chapter | subject | answer | a part of the sentence that states it. */
  readonly statements: string;
}

export const wholeBooks: readonly WholeBook[] = [
  {
    text: "shore",
    language: "en",
    kind: "story",
    sub: "literature.classics",
    title: "Moby-Dick: The Shore Chapters",
    author: "Herman Melville",
    isClassic: true,
    authorBio: "Herman Melville (1819–1891) was born in New York, sailed on whalers and wrote about it.",
    publisher: "Ninth Wave",
    coins: 0,
    isFreeForMembers: true,
    intro:
      "The first twenty-two chapters of “Moby-Dick; or, The Whale”, in which nobody has seen a whale yet. Ishmael arrives in New Bedford on a Saturday night, has to share a bed with a harpooneer, hears a sermon, crosses to Nantucket, eats chowder and signs the papers of the Pequod.\nThe text is complete up to the moment when the ship puts to sea.",
    hero: "Ishmael",
    place: "Nantucket",
    things: [
      "the shared bed",
      "the sermon",
      "the chowder",
      "the Pequod",
      "the little idol",
      "the tablets in the chapel",
      "the prophet on the wharf",
    ],
    speakers: {
      Queequeg: "Queequeg",
      Peleg: "Captain Peleg",
      "Captain Peleg": "Captain Peleg",
      Bildad: "Captain Bildad",
      "Captain Bildad": "Captain Bildad",
      "the landlord": "the landlord of the Spouter-Inn",
      "Mrs. Hussey": "Mrs. Hussey",
      "the stranger": "Elijah",
      "the Captain": "the captain of the schooner",
    },
    statements: `
2 | the town where Ishmael arrives on a Saturday night in December | New Bedford | I duly arrived in New Bedford
8 | the preacher in the Whaleman's Chapel | Father Mapple | Yes, it was the famous Father Mapple
13 | the island of Queequeg's people | Rokovoko | The people of his island of Rokovoko
15 | the inn at Nantucket that Peter Coffin recommends | the Try Pots | his cousin Hosea Hussey of the Try Pots
20 | the name of Captain Bildad's sister | Charity | Aunt Charity, as everybody called her
`,
  },
  {
    text: "lunyu",
    language: "zh",
    kind: "classic",
    sub: "literature.classics",
    title: "论语",
    author: "[春秋]孔子弟子",
    isClassic: true,
    authorBio: "《论语》由孔子的弟子和再传弟子记录编成，成书在战国前期。",
    publisher: "松烟阁",
    coins: 0,
    isFreeForMembers: true,
    intro:
      "二十篇，四百多章，记的是一位老师和他的学生说过的话：怎样学，怎样交朋友，怎样做官，怎样在走投无路的时候还弹琴。\n本书为《论语》原文全本，不附注释。",
    hero: "孔子",
    place: "鲁国",
    things: [],
    speakers: {},
    statements: `
5 | “朽木不可雕也”说的是谁 | 宰予 | 宰予昼寝
6 | “一箪食，一瓢饮，在陋巷”说的是谁 | 颜回 | 贤哉，回也
11 | 说自己可以治理千乘之国的弟子 | 子路 | 子路率尔而对曰
13 | 叶公说的“直躬者”证明了谁偷羊 | 他的父亲 | 其父攘羊
18 | 唱着“凤兮凤兮”走过孔子身边的人 | 接舆 | 楚狂接舆
`,
  },
  {
    text: "guwen",
    language: "zh",
    kind: "classic",
    sub: "literature.classics",
    title: "古文观止（六朝唐宋卷）",
    author: "[清]吴楚材 吴调侯 选",
    isClassic: true,
    authorBio: "吴楚材、吴调侯叔侄，浙江绍兴人，长年教书，康熙三十四年（1695 年）编成《古文观止》。",
    publisher: "北窗书社",
    coins: 12,
    isFreeForMembers: true,
    intro:
      "《古文观止》原书十二卷，这里收第七、九、十一三卷，共六十二篇：从李密写给皇帝的辞职信，到王安石没有走到头的山洞。\n桃花源、滕王阁、岳阳楼、赤壁，都在其中。每篇题下注明朝代和作者。",
    hero: "苏轼",
    place: "滕王阁",
    things: [],
    speakers: {},
    statements: `
1 | 《陈情表》里祖母的年纪 | 九十六岁 | 祖母今年九十有六
4 | 《桃花源记》里渔人是哪里人 | 武陵 | 武陵人捕鱼为业
35 | 《岳阳楼记》里被贬到巴陵郡的人 | 滕子京 | 滕子京谪守巴陵郡
`,
  },
];
