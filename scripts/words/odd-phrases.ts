// Phrases that reveal unnatural language, because no native speaker uses them.

export interface OddPhrase {
  readonly name: string;
  readonly lang: "en" | "zh";
  readonly pattern: RegExp;
  /** The wording to use instead. */
  readonly instead: string;
}

export const oddPhrases: readonly OddPhrase[] = [
  englishPhrase(
    "as it comes",
    /\bas (it|they) comes?\b(?! (to|from|with|up|out|in)\b)/i,
    "unchanged; leave the rest as it is",
  ),
  englishPhrase("by the … page", /\bby the (?:[\w'’]+ ){0,3}page\b/i, "as shown in the … details"),
  englishPhrase("of the two the one", /\bof the (two|three|four)\b[^.?!]{0,40}\bthe one\b/i, "name them: A or B?"),
  englishPhrase("the one named first", /\bthe one (that is )?named (first|second|last)\b/i, "name both"),
  englishPhrase("one a line", /\b(one|two|each|a name) an? (line|row)\b/i, "one per line"),
  englishPhrase("so many … as", /\b(so|of as) (many|much) [\w ]{1,30}?\bas\b/i, "one for each; as many as"),
  englishPhrase("whoever", /\bwho(so)?ever\b/i, "the person who; name them"),
  englishPhrase("whatever (subject)", /(^|[.;:!?] )whatever (is|was|are|has|does|lies|stands)\b/i, "everything that"),
  englishPhrase(
    "is told",
    /\b(is|are|was|were|be|been) told\b(?! (to|by|that|not to|apart)\b)/i,
    "says; shows; is given",
  ),
  englishPhrase("tell in", /\btell (it |this |them )?in (the )?\{?answer/i, "fill it in on the answer sheet"),
  englishPhrase(
    "that lies on",
    /\b(file|photo|picture|note|document)s? (that|which) lies?\b/i,
    "that is on; I have on my phone",
  ),
  englishPhrase(
    "over the largest sum",
    /\bover the (largest|smallest|highest|lowest|biggest) (sum|amount)\b/i,
    "with the highest total",
  ),
  englishPhrase("on from there", /\bon from there\b/i, "from the … app"),
  englishPhrase("exactly this file", /\bexactly this (file|photo|picture|note)\b/i, "that file"),
  englishPhrase(
    "goes by itself",
    /\b(pay|pays|paid|renews?|sends?|saves?|updates?) by (it|them)sel(f|ves)\b/i,
    "automatically",
  ),
  englishPhrase("money comes back", /(¥|\$|\{\w+\}) ?[\d.,]* comes? back\b/i, "refunded"),
  englishPhrase(
    "can buy no more",
    /\bcan (buy|pay|send|take|book|order|do) no more\b/i,
    "limit reached; can't … any more",
  ),
  englishPhrase("good once", /\b(is|it's) good (only )?once\b/i, "valid for one use"),
  englishPhrase("good for minutes", /\b(is|it's) good for \d+ (minutes?|hours?|days?)\b/i, "valid for; expires in"),
  englishPhrase("a parcel lies", /\bparcels? [^.?!]{0,24}\blies? (in|at)\b/i, "is ready in; is at"),
  englishPhrase("sum off sum", /\b\d+ off \d+\b/i, "¥10 off orders over ¥80"),
  englishPhrase("best way now", /\bbest way now\b/i, "fastest route"),
  englishPhrase("put away", /\b(is|was|are|were) put away\b/i, "suspended"),
  englishPhrase("in vain", /\bin vain\b/i, "without effect"),
  englishPhrase("is called so", /\b(is|are) called so\b/i, "has this name"),
  englishPhrase("or no more", /,? or no more\b(?! than)/i, "or it was deleted"),
  englishPhrase("had back", /\b(be|is|was) had back\b/i, "restored"),
  chinesePhrase("正是这个", /正是这/u, "就这个；就发这个文件"),
  chinesePhrase("不要写字", /不要写字/u, "不要附文字"),
  chinesePhrase("从那里", /从那里(添加|分享|转|发|存)/u, "在……应用里"),
  chinesePhrase("被告知", /被告知/u, "说明；显示"),
  chinesePhrase("两个中的那个", /两(个|者|位|家|条)(之)?中的?那(一)?(个|者|位|家|条)/u, "写出两者的名字"),
  chinesePhrase("无论谁", /无论谁|不管是谁|不论是谁/u, "直接写出对象"),
  chinesePhrase("照它来的样子", /(照|按)(它|其)(来|给)的(样子|内容)/u, "其他保持不变"),
  chinesePhrase("自行付款", /自行(付款|支付|续费)/u, "自动扣款；自动续费"),
];

function englishPhrase(name: string, pattern: RegExp, instead: string): OddPhrase {
  return { name, lang: "en", pattern, instead };
}
function chinesePhrase(name: string, pattern: RegExp, instead: string): OddPhrase {
  return { name, lang: "zh", pattern, instead };
}
