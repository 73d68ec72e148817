/** The categories of the store, with their sub-categories, as the screens name them. */
export const languages = ["en", "zh"] as const;
export type Language = (typeof languages)[number];

interface Named {
  readonly en: string;
  readonly zh: string;
}
export interface Category extends Named {
  readonly subs: Readonly<Record<string, Named>>;
}

export const categories = {
  fiction: {
    en: "Fiction",
    zh: "精品小说",
    subs: {
      mystery: { en: "Mystery", zh: "悬疑推理" },
      scifi: { en: "Science fiction", zh: "科幻小说" },
      family: { en: "Family stories", zh: "家庭小说" },
      romance: { en: "Love stories", zh: "情感小说" },
      historical: { en: "Historical novels", zh: "历史小说" },
      town: { en: "Town and country", zh: "乡土小说" },
    },
  },
  literature: {
    en: "Literature",
    zh: "文学",
    subs: {
      classics: { en: "Classics", zh: "古典文学" },
      essays: { en: "Essays", zh: "散文杂著" },
      poetry: { en: "Poetry", zh: "诗歌" },
      stories: { en: "Short stories", zh: "短篇小说集" },
    },
  },
  history: {
    en: "History",
    zh: "历史",
    subs: {
      local: { en: "Local history", zh: "地方史" },
      trade: { en: "Trade and roads", zh: "商路与城市" },
      daily: { en: "Everyday life", zh: "社会生活史" },
    },
  },
  biography: {
    en: "Biography",
    zh: "人物传记",
    subs: { memoir: { en: "Memoirs", zh: "回忆录" }, lives: { en: "Lives", zh: "传记" } },
  },
  science: {
    en: "Science",
    zh: "科学技术",
    subs: {
      nature: { en: "Nature", zh: "自然" },
      maths: { en: "Mathematics", zh: "数学" },
      earth: { en: "Earth and sky", zh: "天文地理" },
    },
  },
  computing: {
    en: "Computing",
    zh: "计算机",
    subs: { programming: { en: "Programming", zh: "编程设计" }, systems: { en: "Systems", zh: "系统与网络" } },
  },
  mind: {
    en: "Psychology",
    zh: "心理",
    subs: { habits: { en: "Habits", zh: "习惯与情绪" }, relations: { en: "Relationships", zh: "人际关系" } },
  },
  growth: {
    en: "Self-improvement",
    zh: "个人成长",
    subs: { work: { en: "Work", zh: "职场" }, learning: { en: "Learning", zh: "学习方法" } },
  },
  money: {
    en: "Business and money",
    zh: "经济理财",
    subs: { business: { en: "Business", zh: "商业" }, personal: { en: "Personal finance", zh: "理财" } },
  },
  life: {
    en: "Home and life",
    zh: "生活百科",
    subs: {
      food: { en: "Food", zh: "美食" },
      garden: { en: "Garden", zh: "园艺" },
      health: { en: "Health", zh: "健康" },
      travel: { en: "Travel", zh: "旅行" },
    },
  },
  arts: {
    en: "Arts",
    zh: "艺术",
    subs: { painting: { en: "Painting and craft", zh: "绘画与手艺" }, music: { en: "Music", zh: "音乐" } },
  },
  children: {
    en: "Children",
    zh: "童书",
    subs: { tales: { en: "Tales", zh: "童话故事" }, discover: { en: "Discover", zh: "少儿科普" } },
  },
} as const satisfies Readonly<Record<string, Category>>;
export type CategoryId = keyof typeof categories;
export const categoryIds = Object.keys(categories) as readonly CategoryId[];

/** A sub-category is stored as "<category>.<sub-category>": "fiction.mystery". */
export function subName(sub: string, lang: Language): string {
  const [category, own] = sub.split(".") as [CategoryId, string];
  const subs: Readonly<Record<string, Named>> = categories[category].subs;
  return subs[own]![lang];
}
