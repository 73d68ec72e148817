/**
 * Words of instructions, with misspellings and replacements. Noise changes only these words. It never changes names,
 * titles and other texts that the task chooses at random.
 */

/**
 * English: words that may get a typo. The list contains no numbers, no names of days or months, and no parts of app
 * names.
 */
export const typoWords: ReadonlySet<string> = new Set(
  `please open send write create make add set turn put take find look choose select remove delete change move rename save
  share copy paste reply answer submit fill check show leave leaving keep enter press start stop switch switched mark label
  named called call from into with without only every each other others that this these those which what where when then
  there their them they and but the are is was has have had not nothing else after before until between under over about
  again also already still just than there should would could must need wants want first last next new old same own
  page screen list button field folder file note message text number name date time day days week month year hour hours
  minute minutes event alarm contact group picture photo album city order price sum account card bank payment password
  phone home settings turned added written shown sent received called exactly together instead afterwards anything
  whole longer earliest latest highest lowest largest smallest cheapest`
    .split(/\s+/)
    .filter((word) => word.length > 2),
);
/** English: words that sound alike. The list contains no numbers. */
export const englishHomophones: Readonly<Record<string, string>> = {
  their: "there",
  there: "their",
  which: "witch",
  write: "right",
  hour: "our",
  than: "then",
  whole: "hole",
  see: "sea",
  new: "knew",
  know: "no",
  here: "hear",
  week: "weak",
  where: "wear",
  price: "prise",
  read: "reed",
  would: "wood",
};
/** English: words with their Chinese translation, for bilingual writers who mix both languages. */
export const englishToChinese: Readonly<Record<string, string>> = {
  please: "请",
  open: "打开",
  send: "发送",
  write: "写",
  find: "找到",
  choose: "选择",
  remove: "移除",
  delete: "删除",
  change: "修改",
  save: "保存",
  share: "分享",
  copy: "复制",
  reply: "回复",
  submit: "提交",
  add: "添加",
  create: "新建",
  and: "和",
  only: "只",
  with: "用",
  into: "到",
};
/**
 * Numbers as words, with the same value in digits. Only used for counts. "one" is not in the list, because it may be a
 * pronoun.
 */
export const englishNumbers: Readonly<Record<string, string>> = {
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
};

/** Chinese: words with their pinyin, a word that sounds alike, and the English translation. */
export const chineseWords: Readonly<
  Record<string, { readonly pinyin: string; readonly alike?: string; readonly english?: string }>
> = {
  打开: { pinyin: "dakai", alike: "搭开", english: "open" },
  点击: { pinyin: "dianji", alike: "惦记", english: "click" },
  页面: { pinyin: "yemian", alike: "叶面" },
  主页: { pinyin: "zhuye", alike: "主业" },
  发送: { pinyin: "fasong", alike: "发颂", english: "send" },
  添加: { pinyin: "tianjia", alike: "天加", english: "add" },
  新建: { pinyin: "xinjian", alike: "新健", english: "create" },
  创建: { pinyin: "chuangjian", alike: "创健", english: "create" },
  删除: { pinyin: "shanchu", alike: "山除", english: "delete" },
  移除: { pinyin: "yichu", alike: "遗除", english: "remove" },
  选择: { pinyin: "xuanze", alike: "选则", english: "choose" },
  提交: { pinyin: "tijiao", alike: "提娇", english: "submit" },
  填写: { pinyin: "tianxie", alike: "填鞋", english: "fill in" },
  填入: { pinyin: "tianru", alike: "田入" },
  查看: { pinyin: "chakan", alike: "茶看", english: "check" },
  找到: { pinyin: "zhaodao", alike: "照到", english: "find" },
  找出: { pinyin: "zhaochu", alike: "照出", english: "find" },
  保存: { pinyin: "baocun", alike: "宝存", english: "save" },
  分享: { pinyin: "fenxiang", alike: "分想", english: "share" },
  复制: { pinyin: "fuzhi", alike: "付制", english: "copy" },
  修改: { pinyin: "xiugai", alike: "休改", english: "edit" },
  更正: { pinyin: "gengzheng", alike: "更证" },
  移动: { pinyin: "yidong", alike: "一动", english: "move" },
  关闭: { pinyin: "guanbi", alike: "关必", english: "close" },
  开启: { pinyin: "kaiqi", alike: "开起" },
  回复: { pinyin: "huifu", english: "reply" },
  比较: { pinyin: "bijiao", alike: "笔较", english: "compare" },
  然后: { pinyin: "ranhou", alike: "燃后", english: "then" },
  其他: { pinyin: "qita", alike: "其它" },
  其余: { pinyin: "qiyu", alike: "其鱼" },
  所有: { pinyin: "suoyou", alike: "锁有", english: "all" },
  全部: { pinyin: "quanbu", alike: "权部", english: "all" },
  名称: { pinyin: "mingcheng", alike: "明称" },
  时间: { pinyin: "shijian", alike: "时见" },
  日期: { pinyin: "riqi", alike: "日七" },
  号码: { pinyin: "haoma", alike: "好码" },
  地址: { pinyin: "dizhi", alike: "地纸" },
  列表: { pinyin: "liebiao", alike: "列标", english: "list" },
  不要: { pinyin: "buyao", alike: "不药" },
  使用: { pinyin: "shiyong" },
  应用: { pinyin: "yingyong", english: "app" },
  提醒: { pinyin: "tixing", alike: "题醒" },
  答案: { pinyin: "daan" },
  屏幕: { pinyin: "pingmu", alike: "平幕" },
  密码: { pinyin: "mima", alike: "蜜码" },
  支付: { pinyin: "zhifu", alike: "之付", english: "pay" },
  购买: { pinyin: "goumai", alike: "够买", english: "buy" },
  订单: { pinyin: "dingdan", alike: "定单", english: "order" },
  联系: { pinyin: "lianxi", alike: "连系" },
};
/** Chinese: number words with their digits. A number is only replaced before the noun that it counts. */
export const chineseNumbers: readonly (readonly [words: RegExp, digits: string])[] = [
  [/两(?=[个件条张部位份次本人])/g, "2"],
  [/第一(?=[个件条张位页])/g, "第1"],
  [/第二(?=[个件条张位页])/g, "第2"],
  [/第三(?=[个件条张位页])/g, "第3"],
];

export const fillers = {
  en: ["um", "like", "you know", "ok so", "hmm", "asap pls", "thx"],
  zh: ["emmmm", "那个", "嗯嗯", "快点哈", "啊这", "就是说"],
} as const;
export const emojis = ["😂", "🙏", "😅", "👍", "🔥", "✨", "🥺", "😭"] as const;
export const bursts = {
  en: ["...", "!!", ",,", "??", "(("],
  zh: ["，，，", "。。。", "！！", "（（", "】】】"],
} as const;
export const strayLetters = ["hhhhh", "dd", "asd", "jj", "xx", "qwq"] as const;
/** Adjacent keys on an English keyboard. */
export const neighbourKeys: Readonly<Record<string, string>> = {
  q: "wa",
  w: "qes",
  e: "wrd",
  r: "etf",
  t: "ryg",
  y: "tuh",
  u: "yij",
  i: "uok",
  o: "ipl",
  p: "ol",
  a: "qsz",
  s: "adw",
  d: "sfe",
  f: "dgr",
  g: "fht",
  h: "gjy",
  j: "hku",
  k: "jli",
  l: "kop",
  z: "xa",
  x: "zcs",
  c: "xvd",
  v: "cbf",
  b: "vng",
  n: "bmh",
  m: "nj",
};
