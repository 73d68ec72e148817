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
    text: "weighing",
    language: "en",
    kind: "story",
    sub: "fiction.historical",
    title: "The Weighing House",
    author: "Ada Fenner",
    isClassic: false,
    authorBio:
      "Ada Fenner grew up in a harbour town, worked for a ship's chandler and wrote her first book at the counter. “The Weighing House” has been in print ever since.",
    publisher: "Ferryman Press",
    coins: 18,
    isFreeForMembers: true,
    intro:
      "Port Sallow, 1931. Everything that comes into the town by water or by land is weighed on one great iron scale, and nobody has been to law about a weight for thirty-seven years. Then Marian Cole, a weigher's daughter, arrives with a suitcase in one hand and a brass hundredweight in the other, and borrows two loaves of bread.\nA novel about honesty, coal, and the trouble with leaving things alone.",
    hero: "Marian",
    place: "Port Sallow",
    things: [
      "the penny",
      "the Aunt",
      "the two loaves",
      "the forty sacks",
      "the last column",
      "the elephants",
      "the flood",
      "the blue jug",
    ],
    speakers: {
      Marian: "Marian Cole",
      "Mr. Pike": "Josiah Pike",
      "Dora Finch": "Dora Finch",
      "Mr. Grieve": "Lionel Grieve",
      "Edmund Harland": "Edmund Harland",
      "old Harland": "old Harland",
      Tam: "Tam",
      "Mrs. Rook": "Mrs. Rook",
      "Mr. Lal": "Mr. Lal",
      "Mrs. Tindle": "Mrs. Tindle",
    },
    statements: `
1 | the number of steps to the loft | 43 | “Forty-three steps,” he said.
1 | the weekly rent of Marian's room in shillings | 11 | Eleven shillings a week, and she feeds you.
1 | the number on the weight that Marian finds in the road | 9 | On the underside was a nine
1 | the year in which the scale was built | 1811 | It had been built in 1811 by Thomas Brannock of Hull
2 | Tam's age | 12 | called Tam, twelve years old
2 | the name of Tam's dog | Bosun | Tam’s dog, which was called Bosun
3 | the name of the smallest elephant | Jane | Jane was a small one
3 | the price of the broken window | one shilling and four | “One shilling and four,” said Mr. Pike.
4 | how much the scale gives too much in the hundredweight | two ounces and a half | It was two ounces and a half.
5 | the harbour off which Edmund Harland's brother went down | Harwich | gone down with a minesweeper off Harwich in 1917
6 | the year in which the penny was put under the bearing | 1894 | It had been in the winter of 1894
7 | the distance from Port Sallow to Upper Sallow in miles | 5 | It was five miles by the marsh road
8 | the name of the man who weighs in the coal yard | Bullen | a very large man called Bullen
9 | the only words in the remarks | Too much. Take care. | Too much. Take care.
10 | the name of Edmund Harland's brother | Robert | Robert told me something different
11 | what Mrs. Tindle burns | a chair | She was breaking up a chair when Marian came in.
13 | how many sacks of coal are brought to the weighing house | 40 | There were forty. They put them down
16 | the fine that Harland's paid in pounds | 300 | It was three hundred pounds.
`,
  },
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
    text: "deck",
    language: "en",
    kind: "story",
    sub: "literature.classics",
    title: "Moby-Dick: The Quarter-Deck",
    author: "Herman Melville",
    isClassic: true,
    authorBio: "",
    publisher: "Ninth Wave",
    coins: 6,
    isFreeForMembers: false,
    intro:
      "Chapters 23 to 41 of “Moby-Dick; or, The Whale”. The Pequod is at sea, and her captain has not been seen on deck. Then Ahab comes up into the daylight with his ivory leg, nails a gold coin to the mast and tells the crew what they have been shipped for.\nWith the portraits of the mates and the harpooneers, the great chapter on the kinds of whales, and the dinner at the cabin table.",
    hero: "Ahab",
    place: "Nantucket",
    things: [
      "the gold coin",
      "the ivory leg",
      "the list of whales",
      "Ahab's pipe",
      "the masthead",
      "the oath of the harpooneers",
    ],
    speakers: {
      Ahab: "Captain Ahab",
      Starbuck: "Starbuck",
      Stubb: "Stubb",
      Flask: "Flask",
      Tashtego: "Tashtego",
      Daggoo: "Daggoo",
    },
    statements: `
5 | the harpooneer who serves Flask | Daggoo | Ahasuerus Daggoo, was the Squire of little Flask
14 | the coin that Ahab nails to the mast | a sixteen dollar piece | it is a sixteen dollar piece, men.
`,
  },
  {
    text: "drawer",
    language: "zh",
    kind: "story",
    sub: "fiction.town",
    title: "第三只抽屉",
    author: "闻一川",
    isClassic: false,
    authorBio: "闻一川，生在江边的小城，做过县文化馆的电工，四十岁开始写小说。《第三只抽屉》是他的第二本书。",
    publisher: "渡口出版社",
    coins: 16,
    isFreeForMembers: true,
    intro:
      "一九八四年，落榜的沈砚到江边小城安平的守时斋当学徒。师傅程守一修了一辈子钟表，柜台里有三只抽屉：第一只放修好的，第二只放等零件的，第三只锁着，里面有十七只没人来取的表，三十年里一天也没有停过。\n而城中央的钟楼，一直停在四点十分。",
    hero: "沈砚",
    place: "安平",
    things: ["第三只抽屉", "那十一分钟", "那只女表", "四点十分", "除夕那顿酒", "秦老大的灯笼", "七天"],
    speakers: {
      沈砚: "沈砚",
      程守一: "程守一",
      小荷: "小荷",
      桂婶: "桂婶",
      秦大川: "秦大川",
      罗启明: "罗启明",
      冯队长: "冯队长",
      周三娘: "周三娘",
      李先生: "李先生",
    },
    statements: `
1 | 沈砚的数学分数 | 102 | “一百零二。”
1 | 沈砚的语文分数 | 31 | “语文三十一分。”
1 | 沈砚没写完的作文题目 | 时间 | “《时间》。”
2 | 钟楼的针停在几点 | 四点十分 | 四面的针都停在四点十分
2 | 发大水那夜钟敲了多少下 | 217 | 敲了二百一十七下
3 | 第三只抽屉里有多少只表 | 17 | 一共十七只。
4 | 小荷一天要分多少封信 | 3000 | 她一天要分三千封信
5 | 张少川在哪里工作 | 县农机站 | 沈砚坐长途汽车去县农机站
6 | 李先生护住了多少个学生 | 23 | 二十三个，一个也没少
7 | 做灯笼的师傅姓什么 | 孙 | 八号是做灯笼的孙师傅。
8 | 周三娘坐着什么漂过了钟楼 | 门板 | 她爹把她放在门板上
10 | 钟楼的楼梯有多少级 | 138 | 四层楼，一百三十八级
11 | 大三针是几月几号挖出来的 | 四月二十九号 | 四月二十九号，下着小雨
11 | 挖出来的表停在几点 | 三点五十二分 | “三点五十二分。”
13 | 沈砚锉齿用了多少天 | 21 | 修了二十一天
14 | 省城来的电报写了什么 | 听到了打电话 | 上面只有六个字：听到了打电话。
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
