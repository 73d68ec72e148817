/** The cue of a message: the part of its meaning that decides the answer. */
export const messageKinds = [
  "text",
  "picture",
  "sticker",
  "voice",
  "file",
  "location",
  "contact",
  "link",
  "redpacket",
  "transfer",
  /** The owner accepted a red packet or a transfer. */
  "taken",
  /** The owner returned a transfer, or it expired. */
  "returned",
  "pat",
  "call",
  "missedcall",
  /** The owner and the person just became friends. */
  "friend",
] as const;
export type MessageKind = (typeof messageKinds)[number];
export type Cue = Exclude<MessageKind, "text" | "missedcall"> | keyof typeof cuePatterns | "any";

/** Patterns in order: the first pattern that matches is used. */
const cuePatterns = {
  birthday: /happy birthday|many happy returns|生日快乐|寿星/i,
  sorry: /\bsorry\b|apolog|my bad|forgive|对不起|抱歉|不好意思|我的错/i,
  thanks: /\bthank|thanks|\bthx\b|\bty\b|cheers|谢谢|多谢|感谢|谢啦|辛苦/i,
  night: /good ?night|sleep well|going to bed|晚安|睡了|先睡/i,
  bye: /\bbye\b|see you|talk later|gotta go|take care|再见|拜拜|回见|回头聊|先忙/i,
  money:
    /\bpay\b|\bpaid\b|\bowe|money|\brent\b|invoice|\bprice|how much|\bcost|多少钱|转账|房租|欠|报价|发票|付款|付钱|支付|红包|价格|AA制|\bAA\b/i,
  when: /\bwhen\b|what time|which day|how late|until when|什么时候|几点|哪天|何时|啥时候|多会儿/i,
  where: /\bwhere\b|which (place|room|street)|address|在哪|哪里|哪儿|地址|什么地方/i,
  invite:
    /\bshall we\b|let'?s\b|want to (go|come|join|meet|eat|see|watch)|wanna|join (us|me)|are you in\b|care to|meet up|一起|要不要|来不来|去不去|约个|约一下|约饭|约吗|约在|聚一聚|有空吗|free (on|this|to)/i,
  food: /dinner|lunch|breakfast|\beat|hungry|food|cook|recipe|cake|吃饭|午饭|晚饭|早饭|饿|做菜|火锅|蛋糕|吃什么|外卖/i,
  work: /\bwork\b|meeting|report|deadline|draft|\bbuild\b|release|review|project|client|design|slides|\bbug\b|开会|会议|报告|截止|初稿|版本|发布|评审|项目|客户|设计稿|加班|方案|文档/i,
  health: /\bsick|\bill\b|headache|fever|doctor|tired|hurt|pain|感冒|生病|头疼|发烧|医生|累|疼|不舒服/i,
  weather: /weather|\brain|\bsnow|sunny|wind|cold out|hot today|天气|下雨|下雪|刮风|好冷|好热|降温/i,
  congrats: /congrat|well done|great news|got the job|passed|promot|won\b|恭喜|太棒|升职|录取|考过|赢了|好消息/i,
  love: /love you|miss you|hugs?\b|xoxo|爱你|想你|想你们|抱抱/i,
  joke: /haha|\blol\b|funny|joke|哈哈|笑死|笑话|逗/i,
  help: /could you|can you|would you|please|help|favou?r|能不能|帮我|帮忙|麻烦|可以帮|请你/i,
  how: /how are you|how('s| is| was| did)|how do you|are you (ok|well|fine)|what'?s up|what are you (doing|up to)|你好吗|怎么样|最近好|在干嘛|在忙|忙什么|还好吗/i,
  hi: /^\W*(hi|hey|hello|good (morning|afternoon|evening)|morning|yo)\b|你好|您好|早上好|早安|^早|嗨|哈喽|在吗|晚上好|下午好/i,
  why: /\bwhy\b|how come|为什么|怎么会|为啥/i,
  who: /\bwho\b|whose|谁/i,
  yesno: /\?\s*$|？\s*$|吗[?？。!！]?\s*$|吧[?？]\s*$/,
  agree:
    /^\W*(ok|okay|yes|yep|sure|fine|deal|great|perfect|good|nice|cool|right|got it|will do|agreed)\b|^(好|行|可以|没问题|嗯|对|收到|明白|知道了|成|ok)/i,
  no: /^\W*(no|nope|not|can'?t|cannot|never)\b|^(不|没|别|算了)/i,
} as const;

export function findCue(kind: MessageKind, text: string): Cue {
  if (kind === "missedcall") return "call";
  if (kind !== "text") return kind;
  for (const [cue, sign] of Object.entries(cuePatterns)) if (sign.test(text)) return cue as keyof typeof cuePatterns;
  return "any";
}
