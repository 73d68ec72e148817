/**
 * The conversations of a new phone. Each line begins with its direction: `<` for received, `>` for sent. In groups, the
 * sender's name follows. The rest is the number of minutes since the previous line, and the text in both languages. The
 * two texts have the same meaning but are not literal translations.
 */
export interface Talk {
  readonly daysAgo: number;
  readonly at: string;
  readonly lines: string;
}
const talk = (daysAgo: number, at: string, lines: string): Talk => ({ daysAgo, at, lines });

export const talks = {
  mum: [
    talk(
      9,
      "18:12",
      `< Are you eating properly these days? | 最近有没有好好吃饭？
>4 Yes Mum. I made the lentil soup twice | 有的妈，扁豆汤我都煮了两回了
< With enough salt this time? | 这次盐放够没有？
> Dad's rule: taste before you serve | 按爸说的，出锅前先尝一口
<3 Good. He is very proud of that one | 那就好，他可得意这一条了
< The neighbour's cat had kittens. Five! | 隔壁的猫生小猫了，五只！
> Don't you dare bring one home | 你可别抱一只回来
<2 Too late, your father has named one already | 晚了，你爸已经给一只起好名字了
> What name? | 叫什么？
< Captain | 叫“船长”
> Of course | 不愧是他`,
    ),
    talk(
      6,
      "20:40",
      `< Could you look at my phone when you come? The letters are tiny | 你来的时候帮我看看手机吧，字小得看不清
> Settings, Display, Font size. Want me to call? | 设置里有个“显示”，点“字体大小”。要不我打给你？
<5 Found it. Oh that is much better | 找到了，哎哟这下清楚多了
> See, easy | 你看，不难吧
< Now everything is shouting at me | 现在每个字都像在冲我喊
> One step smaller then | 那就往回调一格
<2 Perfect | 正好
< Aunt Ruth sends her love. She is coming in April | 如意姨妈问你好，她四月过来
> For how long? | 住多久？
< A week. Don't forget: no peanuts in anything | 一个礼拜。记住，什么菜都别放花生
> I know, I know | 知道知道`,
    ),
    talk(
      3,
      "12:05",
      `> Do you still have my old hiking boots? | 我那双旧登山鞋还在吗？
<6 In the cellar, left shelf, behind the jars | 在地下室左边架子上，腌菜坛子后面
> You are a wonder | 还是妈厉害
< Size 41, one lace is missing | 41 码，少了一根鞋带
> I have spare laces | 鞋带我有多的
< Are you going up the mountain alone?? | 你一个人去爬山啊？？
> With Max and Zoe, don't worry | 跟马骁和郎悦一起，放心
<2 Take a warm jacket | 带件厚外套
> Yes Mum | 好的妈
< And send me a picture from the top | 到山顶给我拍张照片`,
    ),
    talk(
      1,
      "19:31",
      `< Lunch on Sunday, half past twelve. Dad's grilling | 周日中午十二点半来吃饭，你爸烤肉
> I'll be there. Shall I bring something? | 我来。要带点什么吗？
< Dessert, if you have time. Leo's bringing drinks | 有空就带个甜点，饮料苏磊带
> Plum cake then | 那我做李子蛋糕
<3 Your grandmother will be so happy | 奶奶准高兴坏了
> How is her knee? | 她膝盖好点没？
< Better. She's walking to the lake again, slowly | 好多了，又能慢慢走到湖边去了
> Tell her I'll pick her up at 11:45 | 跟她说我 11 点 45 去接她
<8 She says 11:30, she doesn't like to rush | 她说 11 点半，不想赶`,
    ),
    talk(
      0,
      "07:48",
      `< Good morning. Did you call the dentist back? | 早。牙医那边你回电话了没？
>6 Not yet, will do at lunch | 还没，中午打
< Don't forget | 别忘了啊`,
    ),
  ],
  mia: [
    talk(
      11,
      "21:02",
      `> How was the interview? | 面试怎么样？
<3 Strange. They asked me to draw a bicycle | 怪怪的，让我画一辆自行车
> And? | 然后呢？
< I drew one without a chain | 我画的没有链条
> Very modern | 很前卫嘛
< They laughed. I think it went well | 他们都笑了，我觉得还行
<1 Second round on Tuesday! | 周二第二轮！
> Knew it | 我就说嘛
< Don't tell Mum yet | 先别告诉妈
> My lips are sealed | 守口如瓶`,
    ),
    talk(
      7,
      "13:15",
      `< Do you remember the name of that bakery near the old school? | 老学校旁边那家面包店叫什么来着？
> Flour Street? | 面粉街？
< No, the one with the crooked sign | 不是，招牌歪的那家
>4 Ah. "Two Ovens" | 哦，“双炉坊”
< That's it, thank you | 就是它，谢谢
> What for? | 干嘛用？
< Secret | 保密
> It's for Mum's birthday, isn't it | 给妈过生日订蛋糕吧
< You are no fun | 真没劲
> April 12, I have it in the calendar | 4 月 12 号，我日历上记着呢
< Order by the 5th, they said. I'll put 300 down | 他们说 5 号前要订，我先垫 300
> I'll pay half | 我出一半
<2 Deal | 成交`,
    ),
    talk(
      4,
      "22:20",
      `< I GOT IT | 我被录取了！！
>1 !!!!! | ！！！！！
> When do you start? | 什么时候上班？
< First of May | 五月一号之后
> We have to celebrate | 必须庆祝一下
< Thursday the 26th? The place with the lanterns | 26 号周四？挂灯笼那家
> Golden Lotus. I'll book | 金莲餐厅，我来订位
< For four, Finn and his girlfriend are in town | 订四个人，苏帆和他女朋友也在
> 7 pm? | 晚上七点？
< Make it 7:30, I finish late | 七点半吧，我下班晚
> 7:30 then | 行，七点半`,
    ),
    talk(
      1,
      "16:44",
      `< Can I borrow your big suitcase for the weekend of the 28th? | 28 号那个周末能借你大行李箱用吗？
> Sure, one wheel squeaks though | 可以，就是有个轮子吱吱响
< I'll oil it as rent | 我给它上点油，算租金
> Best tenant ever | 史上最好的租客
< And what's the code for your bike lock? You said I could take the bike | 还有你自行车锁的密码？你说过车可以给我骑
> 4471. Please lock it to something this time | 4471。这回拜托锁在东西上
< That was ONE time | 就那一次好吗
>5 One bike | 也就丢了一辆
<2 Fair | 行吧
< See you on Sunday? | 周日见？
> 12:30. I'm making plum cake | 12 点半，我带李子蛋糕`,
    ),
  ],
  family: [
    talk(
      8,
      "10:03",
      `<mum: This is the family group. Leo made it | 这是家庭群，苏磊建的
<dad:3 How do I leave | 怎么退群
<leo:1 You don't Dad | 不许退，爸
>2 Welcome Dad | 欢迎爸
<dad:6 Good morning everyone | 大家早上好`,
    ),
    talk(
      2,
      "18:26",
      `<leo: Who's picking up Grandma on Sunday? | 周日谁接奶奶？
>3 I will, it's on my way | 我去接，顺路
<mum:2 Thank you dear | 辛苦啦
<dad:9 I need charcoal. Two bags | 木炭要两袋
<leo: On it | 我买
<mum:4 And ice cubes | 再买点冰块`,
    ),
    talk(
      0,
      "08:20",
      `<dad: The grill is clean. First time since 2019 | 烤架刷干净了，2019 年以来头一回
<leo:5 Photo or it didn't happen | 没图没真相`,
    ),
  ],
  nora: [
    talk(
      5,
      "15:02",
      `< Build 4.2 is green | 4.2 版构建全过了
> Finally! What was it? | 终于！是什么问题？
<2 A time zone. It is always a time zone | 时区，永远是时区
> Put it on a mug | 印在杯子上吧
< Can you do the release notes by Thursday noon? | 周四中午前能给我发布说明吗？
> Yes, draft on Wednesday evening | 可以，周三晚上给初稿`,
    ),
    talk(
      3,
      "17:40",
      `> Draft is in the shared folder | 初稿放共享文件夹了
<12 Read it. Two small things, otherwise lovely | 看了，两处小改，其他都很好
< "Faster" needs a number, and we don't say "simply" | “更快”要写数字，还有别用“只需”
> 38 percent faster at cold start, from Jonas's table | 冷启动快 38%，柯远表里的数据
< Perfect | 完美`,
    ),
    talk(
      0,
      "08:31",
      `< Morning! Stand-up's moved to 9:45 today, in Pier 3 | 早！今天站会改到 9:45，在三号码头会议室
<4 And could you bring the tablet with the new icons? | 对了，能带上装了新图标的那台平板吗？`,
    ),
  ],
  katrin: [
    talk(
      6,
      "09:10",
      `< Good work on the Lumen screens. They liked the second variant | 给流明做的界面不错，他们喜欢第二版
> Thank you! I'll clean it up by Friday | 谢谢！我周五前整理好
< No hurry, Monday is fine | 不急，周一也行`,
    ),
    talk(
      2,
      "14:22",
      `< Can you join the call with Vera on Wednesday at 15:00? She asked for you | 周三下午三点和卫岚的电话会你能参加吗？她点名要你
>6 Yes, I'm free then | 可以，那会儿有空
< It'll be about pricing, so bring the hours per screen | 会谈报价，把每个界面的工时带上
> Will do | 好的
< And please keep the budget figure to yourself until then: 48,000 | 另外预算数字先别外传：48000`,
    ),
  ],
  max: [
    talk(
      12,
      "19:55",
      `< New routes at the gym, the blue ones are mean | 馆里换新线了，蓝色那几条真狠
> How mean | 多狠
< I cried a little | 我差点哭了
> Tomorrow at six? | 明天六点？
< Six it is | 六点见`,
    ),
    talk(
      4,
      "12:31",
      `< Mountain on Saturday the 21st, are you in? Zoe's driving | 21 号周六爬山，来不来？郎悦开车
> I'm in. When and where? | 来。几点在哪？
< 6:40 at the fountain, back by seven in the evening | 早上 6:40 喷泉那儿集合，晚上七点前回来
> That is not a time, that is a threat | 这不是时间，这是恐吓
< Sunrise waits for nobody | 日出不等人
> What do I bring? | 我带什么？
< Water, boots, and the good sandwiches | 水、登山鞋，还有你拿手的三明治
>3 Cheese and pear? | 奶酪配梨？
< You know me | 懂我
< I owe you 86 for the rope by the way | 对了，绳子的 86 块我还欠你
> Pay me in coffee | 请我喝咖啡抵了`,
    ),
    talk(
      1,
      "22:48",
      `< Forecast says wind on Saturday. Still going? | 预报说周六有风，还去吗？
> Sure, we can always turn back at the hut | 去呗，不行就在小木屋折返
> Shall I bring the second stove? | 第二个炉头要带吗？`,
    ),
  ],
  anna_weber: [
    talk(
      10,
      "11:12",
      `< Hi, I'm still missing your taxi receipt from 12 February | 你好，你 2 月 12 日的出租车发票还没交
> Sorry! I'll look for it | 不好意思！我找找
>48 Found it, it's on your desk now | 找到了，放你桌上了
< Got it, 43.50, thank you | 收到，43.50 元，谢谢`,
    ),
    talk(
      4,
      "16:05",
      `< Travel expenses for the Lumen visit are due by the 20th | 去流明出差的差旅费 20 号前要报
< The cost centre is 7315, not 7351 as on the form | 成本中心是 7315，表上印的 7351 是错的
> Thanks, 7315 | 谢谢，7315
< And one hotel bill per person, please | 酒店账单请一人一张`,
    ),
  ],
  anna_webber: [
    talk(
      8,
      "20:11",
      `< Two tickets for the string quartet on Friday the 27th! | 27 号周五弦乐四重奏，我有两张票！
> I'm in. What do I owe you? | 我去。该给你多少钱？
< 120. Row 7, seats 15 and 16 | 120，七排 15、16 座
> Doors at? | 几点入场？
< 19:00, starts half an hour later | 19:00 入场，半小时后开演
> I'll bring cash on the day | 当天带钱给你`,
    ),
    talk(
      2,
      "18:40",
      `< I'm at the market, they have your plums | 我在菜市场，有你要的李子
> Two kilos please!! | 帮我买两公斤！！
<5 Done. I'll leave them with Greta | 买好了，放顾芳那儿
> You are an angel | 你真是天使`,
    ),
  ],
  alex_renner: [
    talk(
      7,
      "19:20",
      `< Could I have the drill back on Saturday? | 电钻周六能还我吗？
> Of course, sorry for keeping it so long | 当然，拖了这么久不好意思
< No problem, I only need it for the shelf | 没事，我就装个架子
> I'll drop it off at yours on Saturday at ten | 周六十点送你那儿`,
    ),
    talk(
      1,
      "18:07",
      `< I tried calling you twice. I'm at your front door | 打了你两个电话，我在你家门口
< Left the ladder with Mr Okafor | 梯子放欧阳先生那儿了
>74 Sorry, phone was on silent! Thank you | 抱歉，手机静音了！谢谢`,
    ),
  ],
  alex_petrov: [
    talk(
      3,
      "10:15",
      `< Hello, the demo at our office is on Thursday the 19th at 14:30, 5th floor | 您好，我们这边的演示定在 19 号周四 14:30，五楼
> Thank you. How many people will be there? | 谢谢。到场多少人？
<9 Eleven, including procurement | 加上采购一共 11 位
> Then I'll need the big screen | 那需要大屏
< Booked. Visitor badges are at reception under your name | 订好了，访客证在前台，写的您名字`,
    ),
    talk(
      0,
      "08:02",
      `< One change: the demo starts at 15:00 instead of 14:30 | 有个变动：演示改到 15:00 开始，不是 14:30`,
    ),
  ],
  okafor: [
    talk(
      14,
      "09:30",
      `< Good morning. From April your rent will be 3,850, heating included. The letter is in your mailbox | 您好，四月起房租 3850 元，含暖气，通知信在您信箱
> Good morning Mr Okafor, got it, thank you | 欧阳先生好，收到，谢谢
< Due on the 5th as always | 还是每月 5 号交`,
    ),
    talk(
      5,
      "17:18",
      `> The boiler's making that knocking sound again | 热水器又咚咚响了
<25 I'll send Hugo. Thursday between 8 and 10? | 我让小胡过来，周四上午八点到十点可以吗？
> I leave at nine, but Greta has the spare key | 我九点出门，顾芳有备用钥匙
< Good, I'll tell him | 好，我跟他说`,
    ),
    talk(
      2,
      "12:40",
      `< Water will be off on Wednesday from 13:00 to 16:00, whole building | 周三 13:00 到 16:00 全楼停水
> Thanks for letting me know | 谢谢告知`,
    ),
  ],
  dentist: [
    talk(
      20,
      "10:00",
      `< Elm Street Dental: your check-up is due. Call 555-0170 or reply to this message to book | 榆树街牙科：您该做例行检查了，请致电 555-0170 或回复本短信
>190 A Thursday morning in March, please | 三月找个周四上午吧，谢谢
<35 Thursday 26 March, 8:40, Dr Sommer. Reply YES to confirm | 3 月 26 日周四 8:40，孙医生。确认请回复“是”`,
    ),
    talk(
      1,
      "09:00",
      `< Reminder: Thursday 26 March, 8:40, Dr Sommer. Reply YES to confirm or call 555-0170 to reschedule | 提醒：3 月 26 日周四 8:40，孙医生。确认请回复“是”，改期请致电 555-0170`,
    ),
  ],
  courier: [
    talk(
      13,
      "14:20",
      `< Swift Courier: parcel SC 5520 8841 was left with your neighbour (flat 9) | 【迅达快递】包裹 SC 5520 8841 已由邻居（9 室）代收`,
    ),
    talk(
      4,
      "08:10",
      `< Swift Courier: parcel SC 7713 0926 is on its way. Estimated delivery: Saturday | 【迅达快递】包裹 SC 7713 0926 已发出，预计周六送达`,
    ),
    talk(
      2,
      "11:56",
      `< Swift Courier: parcel SC 7713 0926 is ready in locker 14 at Canal Road. Pick-up number: 62-8-1057. Please collect within 3 days | 【迅达快递】包裹 SC 7713 0926 已放入运河路快递柜 14 号格，取件号 62-8-1057，保存 3 天`,
    ),
    talk(
      0,
      "08:38",
      `< Swift Courier: parcel SC 7790 3315 will be delivered today between 17:00 and 19:00. Not home? Reply with another day | 【迅达快递】包裹 SC 7790 3315 今天 17:00 至 19:00 派送。不在家请回复改约日期`,
    ),
  ],
  bank: [
    talk(
      17,
      "00:05",
      `< Harbor Bank: Salary of 14,260.00 credited to your account ending in 8841. Balance: 21,932.15 | 【海湾银行】您尾号 8841 的账户入账工资 14,260.00 元，余额 21,932.15 元`,
    ),
    talk(
      11,
      "08:00",
      `< Harbor Bank: Standing order of 3,700.00 to OKAFOR (rent) paid. Balance: 17,004.65 | 【海湾银行】尾号 8841 代扣房租 3,700.00 元（欧阳），余额 17,004.65 元`,
    ),
    talk(
      3,
      "19:44",
      `< Harbor Bank: You spent 268.40 at GOLDEN LOTUS with card ending in 2207. Balance: 15,871.05 | 【海湾银行】尾号 2207 的卡消费 268.40 元（金莲餐厅），余额 15,871.05 元`,
    ),
    talk(
      1,
      "13:02",
      `< Harbor Bank: You spent 129.00 at SPOKE & CHAIN with card ending in 2207. Balance: 15,742.05 | 【海湾银行】尾号 2207 的卡消费 129.00 元（链条单车行），余额 15,742.05 元`,
    ),
  ],
  codes: [
    talk(
      6,
      "21:14",
      `< [Cloudshelf] Your verification code is 604218. It is valid for 10 minutes | 【云架】您的验证码是 604218，10 分钟内有效，请勿告诉他人`,
    ),
    talk(
      3,
      "12:49",
      `< [Parkpost] 7731 is your one-time passcode. Do not share it with anyone | 【邮园】动态码 7731，切勿转发给任何人`,
    ),
    talk(
      0,
      "08:44",
      `< [Harbor Bank] 920574 is your sign-in code, valid for 5 minutes. We will never ask you for it | 【海湾银行】您正在登录网上银行，验证码 920574，5 分钟内有效，工作人员不会向您索取`,
    ),
  ],
  carrier: [
    talk(
      16,
      "09:00",
      `< Meridian Mobile: Your February bill is 58.00 and will be debited on the 20th | 【子午移动】您 2 月话费 58.00 元，将于 20 日自动扣款`,
    ),
    talk(
      5,
      "17:22",
      `< Meridian Mobile: You've used 80% of your 20 GB. You have 4.0 GB left until 31 March | 【子午移动】您 20 GB 流量已用 80%，剩余 4.0 GB，3 月 31 日前有效`,
    ),
  ],
  gym: [
    talk(
      9,
      "16:30",
      `< Summit Climbing Gym: Your course "Lead climbing 1" starts on 1 April at 18:30. Please arrive 15 minutes early | 【峰顶攀岩馆】您报名的“先锋攀登一级”4 月 1 日 18:30 开课，请提前 15 分钟到场
>20 Do I need my own harness? | 需要自带安全带吗？
<14 No, we have them in all sizes | 不用，馆里各尺码都有`,
    ),
    talk(3, "10:00", `< Spring offer: ten visits for 420 until 22 March | 春季优惠：十次卡 420 元，3 月 22 日截止`),
  ],
  plumber: [
    talk(
      4,
      "18:02",
      `< Hi, it's Hugo, the plumber. Thursday 8:15 at your place? | 我是水管工小胡，周四八点一刻到您家行吗？
> Yes. If I am out, ring at flat 9 | 行，我要是不在就按 9 室的门铃
< OK. Boiler model? | 好。热水器什么型号？
>6 Thermia K24 | 热家 K24
< I've got the part. It'll be about 180 | 有配件，大概 180 块`,
    ),
  ],
  greta: [
    talk(
      6,
      "07:35",
      `< The cat's on your balcony again | 猫又跑到你阳台上了
> I let her in, she is on the sofa | 我放她进来了，在沙发上呢
< Little heartbreaker. I'll come and get her at noon | 这小坏蛋，我中午来接`,
    ),
    talk(
      2,
      "19:05",
      `< Your friend left plums with me. They smell wonderful | 你朋友把李子放我这儿了，真香
> I'll come over at eight. There's cake for you on Sunday | 我八点来拿，周日给你留蛋糕
< I was hoping you would say that | 就等你这句话`,
    ),
  ],
  crew: [
    talk(
      4,
      "13:10",
      `<max: Saturday crew! 6:40 at the fountain | 周六小队！6:40 喷泉集合
<zoe:4 I have room for four and one rope bag | 我车坐四个人，能放一个绳包
<lucas:11 I'm bringing coffee in the big flask | 我用大壶带咖啡
>3 Sandwiches are on me | 三明治我包了
<zoe:2 Best crew | 最佳小队`,
    ),
    talk(
      1,
      "21:30",
      `<lucas: Wind up to 50 km/h at the top, says the forecast | 预报说山顶风力七级
<zoe:6 Let's decide on Friday at six, OK? | 周五六点再定，行吗？
<max:1 OK | 行
> OK | 行`,
    ),
  ],
  lotus: [
    talk(
      4,
      "22:35",
      `> I'd like a table for four on Thursday 26 March at 19:30, please. Name: Ashby | 您好，订 3 月 26 日周四 19:30 四人位，姓苏
<640 Golden Lotus: Your table for 4 is booked for Thursday 26 March at 19:30 (Ashby). We hold tables for 15 minutes | 【金莲餐厅】已为苏先生/女士预订 3 月 26 日周四 19:30 四人桌，保留 15 分钟`,
    ),
  ],
  vet: [
    talk(
      31,
      "09:15",
      `< Willow Vet: Miso's vaccination is due in April. We're open Mon–Fri, 9:00–18:00 | 【柳树宠物医院】米酥的疫苗四月到期，营业时间周一至周五 9:00 至 18:00
>85 That's Greta's cat, please contact her. I only brought her in once | 那是顾芳家的猫，请联系她，我只是代送过一次
<30 Thank you, we've updated our records | 好的，已更正`,
    ),
  ],
  stranger: [
    talk(
      2,
      "15:14",
      `< Hi, it's Paula from the language course. Is this still your number? | 嗨，我是语言班的宝拉，这还是你的号码吗？
< We're meeting on the 24th at 18:00 in the library café | 我们 24 号 18:00 在图书馆咖啡厅聚`,
    ),
  ],
  fee: [
    talk(
      1,
      "11:42",
      `< Your parcel is held: unpaid customs fee 1.99. Pay within 12 h: https://swift-parcel.fees.example/p/83x | 您的包裹因欠费 1.99 元被扣留，请 12 小时内补缴：https://swift-parcel.fees.example/p/83x`,
    ),
  ],
  prize: [
    talk(
      5,
      "03:12",
      `< CONGRATULATIONS! You are today's winner of a Booth Two phone. Claim your prize: https://lucky-booth.example/win | 恭喜您！您已被抽中为今日幸运用户，获得手机一部，点击领取：https://lucky-booth.example/win`,
    ),
    talk(
      2,
      "03:40",
      `< LAST CHANCE! Your prize expires tonight https://lucky-booth.example/win | 最后机会！奖品今晚失效，速领 https://lucky-booth.example/win`,
    ),
  ],
  loan: [
    talk(
      7,
      "10:28",
      `< Instant credit up to 200,000, no questions. Call 555-0193 | 极速贷款 20 万，免抵押免担保，致电 555-0193`,
    ),
  ],
} as const satisfies Record<string, readonly Talk[]>;
export type TalkId = keyof typeof talks;
