/** The fixed words of the records of Bilibili, without the code that reads them. */
export const publics = ["en", "zh"] as const;
export type Public = (typeof publics)[number];

/** The zones with their sub-zones. */
export const subzones = {
  animation: ["mad", "short", "talk", "handmade"],
  music: ["cover", "instrument", "original", "lesson"],
  dance: ["cover", "street", "lesson"],
  game: ["single", "online", "mobile", "guide"],
  knowledge: ["science", "humanities", "finance", "campus", "career"],
  tech: ["digital", "computer", "maker"],
  sports: ["fitness", "running", "ball", "cycling"],
  cars: ["review", "life", "repair"],
  life: ["daily", "travel", "home", "handcraft", "rural"],
  food: ["cooking", "explore", "baking", "tasting"],
  animals: ["cat", "dog", "small", "wild"],
  remix: ["remix", "voice"],
  fashion: ["outfit", "makeup", "hair"],
  entertainment: ["talk", "variety"],
  film: ["review", "edit", "short"],
} as const;
export type Zone = keyof typeof subzones;
export const zones = Object.keys(subzones) as readonly Zone[];

export const zoneNames: Readonly<Record<Zone, Readonly<Record<Public, string>>>> = {
  animation: { en: "Animation", zh: "动画" },
  music: { en: "Music", zh: "音乐" },
  dance: { en: "Dance", zh: "舞蹈" },
  game: { en: "Gaming", zh: "游戏" },
  knowledge: { en: "Knowledge", zh: "知识" },
  tech: { en: "Tech", zh: "科技" },
  sports: { en: "Sports", zh: "运动" },
  cars: { en: "Cars", zh: "汽车" },
  life: { en: "Lifestyle", zh: "生活" },
  food: { en: "Food", zh: "美食" },
  animals: { en: "Animals", zh: "动物圈" },
  remix: { en: "Remix", zh: "鬼畜" },
  fashion: { en: "Fashion", zh: "时尚" },
  entertainment: { en: "Entertainment", zh: "娱乐" },
  film: { en: "Film & TV", zh: "影视" },
};

const pair = (en: string, zh: string): Readonly<Record<Public, string>> => ({ en, zh });
/** The names of the sub-zones. The keys are "zone.subzone". */
export const subzoneNames: Readonly<Record<string, Readonly<Record<Public, string>>>> = {
  "animation.mad": pair("AMV", "MAD·AMV"),
  "animation.short": pair("Shorts", "短片·手书"),
  "animation.talk": pair("Anime talk", "动漫杂谈"),
  "animation.handmade": pair("Figures", "手办·模玩"),
  "music.cover": pair("Covers", "翻唱"),
  "music.instrument": pair("Instruments", "演奏"),
  "music.original": pair("Original music", "原创音乐"),
  "music.lesson": pair("Music lessons", "音乐教学"),
  "dance.cover": pair("Dance covers", "宅舞"),
  "dance.street": pair("Street dance", "街舞"),
  "dance.lesson": pair("Dance lessons", "舞蹈教程"),
  "game.single": pair("Single player", "单机游戏"),
  "game.online": pair("Online games", "网络游戏"),
  "game.mobile": pair("Mobile games", "手机游戏"),
  "game.guide": pair("Guides", "游戏攻略"),
  "knowledge.science": pair("Science", "科学科普"),
  "knowledge.humanities": pair("Humanities", "人文历史"),
  "knowledge.finance": pair("Money", "财经商业"),
  "knowledge.campus": pair("Study", "校园学习"),
  "knowledge.career": pair("Careers", "职业职场"),
  "tech.digital": pair("Gadgets", "数码"),
  "tech.computer": pair("Computers", "计算机技术"),
  "tech.maker": pair("Makers", "极客DIY"),
  "sports.fitness": pair("Fitness", "健身"),
  "sports.running": pair("Running", "跑步"),
  "sports.ball": pair("Ball games", "篮球·足球"),
  "sports.cycling": pair("Cycling", "骑行"),
  "cars.review": pair("Car reviews", "购车测评"),
  "cars.life": pair("Car life", "汽车生活"),
  "cars.repair": pair("Repair", "改装维修"),
  "life.daily": pair("Daily life", "日常"),
  "life.travel": pair("Travel", "出行"),
  "life.home": pair("Home", "家居房产"),
  "life.handcraft": pair("Crafts", "手工"),
  "life.rural": pair("Country life", "三农"),
  "food.cooking": pair("Cooking", "美食制作"),
  "food.explore": pair("Eating out", "美食侦探"),
  "food.baking": pair("Baking", "烘焙"),
  "food.tasting": pair("Taste tests", "美食测评"),
  "animals.cat": pair("Cats", "喵星人"),
  "animals.dog": pair("Dogs", "汪星人"),
  "animals.small": pair("Small pets", "小宠异宠"),
  "animals.wild": pair("Wildlife", "野生动物"),
  "remix.remix": pair("Remixes", "鬼畜调教"),
  "remix.voice": pair("Parodies", "人力VOCALOID"),
  "fashion.outfit": pair("Outfits", "穿搭"),
  "fashion.makeup": pair("Make-up", "美妆护肤"),
  "fashion.hair": pair("Hair", "发型"),
  "entertainment.talk": pair("Talk", "娱乐杂谈"),
  "entertainment.variety": pair("Variety", "综艺"),
  "film.review": pair("Film talk", "影视杂谈"),
  "film.edit": pair("Edits", "影视剪辑"),
  "film.short": pair("Short films", "小剧场"),
};

/** The ranking boards of each public: of all videos, of each zone, and four others. 20 in all. */
export const boardKeys = ["all", ...zones, "original", "rookie", "bangumi", "cinema"] as const;
export type BoardKey = (typeof boardKeys)[number];
export const boardNames: Readonly<Record<string, Readonly<Record<Public, string>>>> = {
  all: pair("All", "全站"),
  ...zoneNames,
  original: pair("Original", "原创"),
  rookie: pair("Newcomers", "新人"),
  bangumi: pair("Anime series", "番剧"),
  cinema: pair("Movies & series", "影视剧集"),
};
export const boardId = (of: Public, key: string): string => `bili_board_${of}_${key}`;

export const seasonKinds = ["anime", "movie", "series", "documentary"] as const;
export type SeasonKind = (typeof seasonKinds)[number];

/** The id of a topic's record. */
export const topicId = (of: Public, name: string): string => `bili_topic_${of}_${name}`;
