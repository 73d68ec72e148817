/**
 * Sentences of reviews, in the format "tone | sentence". Tone g is content, m is mixed, b is angry. Slots: {w} a
 * companion, {t} a time of day, {q} the quarter, {s} the street, {n} a small number, {m} minutes.
 */
import type { Category } from "../../model.ts";

export const remarks: Readonly<Record<Category, string>> = {
  food: `
g | The broth has been on since the morning, and one tastes it / 汤是一早就炖上的，喝得出来
g | We ordered {n} dishes and took nothing home / 点了 {n} 个菜，一点没剩
g | They asked how hot we wanted it, and then kept to it / 问了要多辣，上来真就那么辣
g | The fish was still moving an hour before, says {w} / {w}说这鱼一小时前还在游
g | Came for the noodles, stayed for the pickles / 冲着面来的，结果迷上了小菜
g | The rice alone would be worth the walk from {s} / 光是米饭就值得从{s}走过来
g | A table of {n}, and everything came hot / {n} 个人一桌，每道菜都是热的
g | The owner remembers what one had the last time / 老板记得你上次点了什么
g | Small bill, large bowls / 账单小，碗大
m | Good food, but the tables stand so close that one eats with the neighbours / 菜好，就是桌子挨得近，像跟邻桌拼饭
m | The cold dishes are better than the hot ones / 凉菜比热菜强
m | Fine at noon, far too loud at night / 中午还行，晚上吵得不得了
m | Waited {m} minutes for a seat and four for the food / 等位 {m} 分钟，上菜四分钟
m | The starters were a ten, the main dish a six / 前菜十分，主菜六分
b | Half the menu was sold out at {t} / {t}就有一半菜卖完了
b | Too much salt, and then more salt / 咸，而且越吃越咸
b | The soup arrived after the bill / 账单先到，汤后到
b | They forgot one dish and charged for it all the same / 少上一道菜，钱照收
b | We sat by the kitchen door and were passed by for {m} minutes / 坐在厨房门口，{m} 分钟没人理
`,
  cafe: `
g | The milk is steamed properly, which is rarer than it should be / 奶泡打得到位，这年头不多见
g | I read half a book at the window and nobody minded / 在窗边看了半本书，没人催
g | The lemon cake has a sour heart, as it must / 柠檬蛋糕心里是酸的，就该这样
g | Beans from this week, the date is on the bag / 豆子是这周烘的，袋子上写着日期
g | Quiet music, good lamps, a socket at every second seat / 音乐轻，灯光好，隔一个座就有插座
g | {w} had tea, I had coffee, both of us were right / {w}喝茶我喝咖啡，谁也没选错
g | The bread is gone by noon, so come early / 面包中午就没了，趁早来
g | They draw a small bird in the foam / 拉花是一只小鸟
m | Lovely room, and a wait of {m} minutes for one cup / 环境好，一杯等了 {m} 分钟
m | The coffee is better than the chairs / 咖啡比椅子好
m | Nice on weekdays, a queue to the corner on Sundays / 工作日很好，周日排到街角
m | Sweet, even where one asks for less sugar / 说了少糖还是甜
m | Everything is good, and everything is two yuan dearer than next door / 样样都好，样样比隔壁贵两块
b | The cup was lukewarm and so was the welcome / 杯子是温的，态度也是温的
b | Every table was taken by a screen and an empty glass / 每张桌上都是电脑和空杯子
b | The cake was from yesterday, and it said so itself / 蛋糕是昨天的，一口就知道
b | The machine was being cleaned at {t}, of all times / 偏偏{t}在洗机器
`,
  shop: `
g | They had the one screw that nobody else has / 别家没有的那颗螺丝，这里有
g | Took back a pair without a word / 不合适，二话不说就退了
g | The prices are on the shelves, and they are the prices at the till / 标多少就收多少
g | Found {n} things I had not looked for / 多买了 {n} 样没打算买的
g | The woman at the counter knows her goods / 柜台那位是真懂货
g | Fresh deliveries on Tuesdays, worth the trip from {q} / 周二到新货，从{q}跑一趟值得
g | Small, tidy, and open when one needs it / 小而整齐，要用的时候总开着
g | They wrapped the present for nothing / 礼物免费包装
m | Large choice, few people to ask / 货多，能问的人少
m | Good things stand on the top shelf, without a ladder / 好东西都在最高层，没有梯子
m | Fair prices, but bring your own bag / 价格公道，袋子要自己带
m | The ground floor is fine, the upper one is a maze / 一楼还行，楼上像迷宫
m | Two tills of six were open / 六个收银台开了两个
b | The offer in the window was over, they said, since Monday / 橱窗里的优惠周一就结束了，说是
b | Waited {m} minutes at the till behind one parcel / 收银台前为一个包裹等了 {m} 分钟
b | The lid was broken, and they wanted the receipt that they had not given me / 盖子是坏的，还要一张没给过我的小票
b | Half of the lamps are out in the back aisle / 里头那排灯坏了一半
`,
  hotel: `
g | Slept {n} nights without hearing the street / 住了 {n} 晚，没听见街上的声音
g | The window opens, which I had stopped hoping for / 窗户能打开，我都不抱希望了
g | They kept our bags until {t} and asked for nothing / 行李寄存到{t}，没收钱
g | Breakfast with warm soy milk and a view of the yard / 早餐有热豆浆，还能看院子
g | The bed is hard in the right way / 床硬得恰到好处
g | Ten minutes on foot to the metro, as they say themselves / 走到地铁十分钟，没骗人
g | The front desk drew us a map of {q} / 前台给我们画了张{q}的地图
m | Clean room, thin walls / 房间干净，墙薄
m | The lift takes its time, the stairs are quicker / 电梯慢，走楼梯快
m | Pretty from outside, plain inside / 外面好看，里面普通
m | The tea was good, the towels were tired / 茶不错，毛巾旧了
m | Fine for one night, small for {n} / 住一晚行，住 {n} 晚嫌小
b | The room was not ready at four, nor at five / 四点没好，五点也没好
b | Hot water for {m} minutes, then not / 热水出了 {m} 分钟就没了
b | The street side hears every bus of {s} / 临街那面，{s}的每班公交都听得见
b | The key worked at the third try, each time / 房卡每次都要刷三遍
`,
  sight: `
g | The third room is worth the ticket alone / 光第三展厅就值回票价
g | A guide who likes questions / 讲解员喜欢被提问
g | Came with {w} for an hour and stayed until closing / 跟{w}来，本想逛一小时，待到闭馆
g | Almost nobody there at {t}, and the light comes in from the side / {t}几乎没人，光从侧面照进来
g | The small labels tell more than the large ones / 小字说明比大字有意思
g | One sees the whole of {q} from the steps / 台阶上能看见整个{q}
g | The children got a sheet with things to find / 孩子们拿到一张寻宝单
m | Beautiful, and half of it is under scaffolding / 很美，可惜一半搭着脚手架
m | The building is better than what hangs in it / 房子比展品好看
m | Good signs in one language, guesses in the other / 一种语言写得好，另一种靠猜
m | Too many people for the narrow stairs / 楼梯窄，人多
m | One hour is enough, unless it rains / 一个小时够了，除非下雨
b | The hall that I came for was closed / 我想看的那个厅没开
b | {m} minutes in the queue for {n} minutes inside / 排队 {m} 分钟，看了 {n} 分钟
b | Lots of ropes, few things behind them / 围绳不少，绳后没什么
b | The café in the basement costs more than the ticket / 地下的咖啡比门票贵
`,
  park: `
g | At seven the old people sing by the gate / 早上七点，老人们在门口唱歌
g | The path around the water takes {m} minutes, and one meets herons / 绕水一圈 {m} 分钟，能遇见鹭
g | Shade on the hottest day of the year / 一年里最热的那天也有树荫
g | {w} learned to ride a bicycle here / {w}就是在这里学会骑车的
g | Clean toilets, to say it plainly / 说句实在话，厕所干净
g | The plum trees by the south side, in the first warm week / 南边的梅树，天一暖就开
g | One can hear frogs, in the middle of {q} / 在{q}中间能听到蛙声
m | Nice lawn, and a man who whistles at whoever sits on it / 草坪好，一坐就有人吹哨
m | Half of the lamps were out at {t} / {t}灯亮了一半
m | Good for a run, if one gets up before the others / 适合跑步，前提是起得比别人早
m | More benches would do it good / 长椅再多些就好了
m | The pond is low this month / 这个月池水浅
b | Music from {n} loudspeakers at once / {n} 个音响同时放
b | The west gate was shut and nobody said so / 西门关着，也没个通知
b | After rain the path is a brook / 下过雨，路就成了小溪
b | Litter by the playground, on a Monday / 周一，游乐场边还是垃圾
`,
  health: `
g | The doctor listened first and wrote afterwards / 医生先听，后写
g | In and out within {m} minutes / 进去出来一共 {m} 分钟
g | They told me what I did not need, too / 连不需要做的都告诉我了
g | My father was afraid, they were patient / 我爸紧张，他们很耐心
g | The pharmacist found something cheaper that is the same / 药师给换了便宜的同款
g | Clear signs, even for who cannot see well / 指示清楚，老人也看得明白
g | They called with the results on the next day, as promised / 说好第二天，第二天真打电话来告诉结果
m | Good doctors, a waiting room from another age / 医生好，候诊室像上个年代的
m | Friendly, but one says the same thing at three desks / 态度好，就是同一件事要在三个窗口说三遍
m | Quick in the morning, hopeless at {t} / 上午快，{t}就没指望了
m | Bring cash for the copy machine / 复印要备零钱
m | The treatment was right, the chairs were hard / 治得对，椅子硬
b | Appointment at nine, called at ten past ten / 约的九点，十点十分才叫到
b | Nobody answers the phone before noon / 中午前电话没人接
b | They spelled my name in {n} ways / 我的名字写错了 {n} 种
b | Two lifts, one out of order, one full / 两部电梯，一部坏了，一部满员
`,
  education: `
g | My daughter talks about her teacher at supper / 女儿吃晚饭都在说老师
g | The library is quiet in the way that helps / 图书馆静得恰好
g | They repaired the swings within a week / 秋千一周就修好了
g | The evening course has {n} people and a real teacher / 晚上那门课 {n} 个人，老师是真会教
g | Open day was honest: they showed the cellar, too / 开放日很实在，连地下室都给看
g | The canteen cooks fresh, says {w} / {w}说食堂是现做的
g | One gets a place in the reading room after {t} / {t}以后阅览室有座
m | Good teachers, a narrow gate at four o'clock / 老师好，四点的校门太窄
m | Much homework, and good marks / 作业多，成绩也好
m | The new wing is fine, the old one leaks / 新楼不错，旧楼漏水
m | Long opening hours, short lending times / 开得久，借得短
m | Hard to park, easy to walk / 停车难，走路方便
b | {m} letters from the office and none that answers my question / 办公室回了 {m} 封信，没一封答到点上
b | The course was moved twice and nobody called / 课调了两次，没人通知
b | The heating hums louder than the lecturer / 暖气比老师声音大
b | Closed on the day that the sign calls open / 牌子上写着开，人却不在
`,
  transit: `
g | Changed here with a child and two bags, and it worked / 带着孩子和两个包换乘，居然很顺
g | The signs begin where one needs them / 指示牌就出现在该出现的地方
g | On time to the minute, {n} days in a row / 连着 {n} 天一分钟不差
g | The staff walked with my grandmother to the lift / 工作人员把奶奶一路送到电梯
g | Clean, light, and warm in winter / 干净、亮堂、冬天不冷
g | Charging worked at once / 一插就充上了
m | Well kept, but {m} minutes from one end to the other / 维护得好，从这头走到那头要 {m} 分钟
m | Enough trains, too few seats to wait on / 车够，等车的座不够
m | Easy to find from {s}, hard to leave by car / 从{s}好找，开车出来难
m | The lift is at the far exit, always / 电梯永远在最远的出口
m | Crowded at {t}, empty an hour later / {t}挤，一小时后空
b | The escalator has been under repair since spring / 扶梯从春天修到现在
b | Announcements that nobody can make out / 广播谁也听不清
b | Paid for two hours, stayed for {m} minutes / 付了两小时，停了 {m} 分钟
b | One ticket machine works, and it has a queue / 只有一台售票机能用，还排着队
`,
  home: `
g | The gatekeeper knows every child by name / 门卫叫得出每个孩子的名字
g | Quiet yard, good neighbours / 院子安静，邻居好
g | The lift is old and never late / 电梯老，但从不掉链子
g | Parcels are kept until one is back / 快递帮你收着，回来再拿
m | Thick walls, thin doors / 墙厚，门薄
m | Near to everything, and one hears it / 去哪儿都近，也都听得见
m | {n} floors and no lift, one stays fit / {n} 层没电梯，锻炼身体
b | The intercom has been dumb since autumn / 对讲机从秋天哑到现在
b | Water off twice a month, always at {t} / 每月停两次水，总在{t}
b | Bicycles stand where people should walk / 过道都停了自行车
`,
  sport: `
g | The water is warm enough and not too warm / 水温正好
g | A coach who looks at what one does / 教练真的会看你怎么做
g | Free courts at {t}, on most days / 多数日子{t}有空场
g | {n} weeks in, and my back has stopped complaining / 练了 {n} 周，腰不疼了
g | The lockers lock, the showers shower / 柜子能锁，花洒出水
g | Good light over all the lanes / 每条道灯光都好
g | Came with {w}, went home as friends still / 跟{w}来打球，回去还是朋友
m | Good machines, and one waits for each of them / 器械好，每台都要等
m | The hall is cold until the third game / 馆里冷，打到第三局才暖
m | Fine for a hundred, dear for a year / 单次还行，年卡贵
m | Nice trainers, loud music / 教练好，音乐响
m | Only two of the eight courts can be booked by phone / 八片场只有两片能电话订
b | They closed a lane for a course and told nobody / 占了条道上课，也不说一声
b | The card did not open the gate, {n} times / 卡刷了 {n} 次才开门
b | The floor is slippery by the windows / 靠窗的地板滑
b | No hot water after nine / 九点后没热水
`,
  service: `
g | One number, one counter, done / 取一个号，一个窗口，办完
g | They told me on the phone what to bring, and it was right / 电话里说要带的材料，一样没错
g | In and out in {m} minutes, on a Monday / 周一来的，{m} 分钟就办好
g | The man at counter {n} has a rare gift: he explains / {n} 号窗口那位会讲解，难得
g | My shirts came back whiter than I brought them / 衬衫取回来比送去时白
g | A haircut without small talk, as I asked / 说了不聊天，就真的安静剪完
g | They found my umbrella and had noted the day / 伞找回来了，还记着日期
m | Right in the end, after {n} visits / 跑了 {n} 趟，总算办成
m | Friendly people, strict machines / 人和气，机器死板
m | Good work, slow work / 活好，慢
m | The machine by the door does half of it / 门口的机器能办一半
m | Fair price, narrow hours / 价格公道，开门时间短
b | The form that one needs is the one that they are out of / 要的那张表偏偏没有
b | Closed for lunch at {t}, which is nobody's lunch / {t}午休，哪有这时候午休的
b | They sent me to {s}, and {s} sent me back / 让我去{s}，{s}又让我回来
b | A queue of {m} people and one pen / {m} 个人排队，一支笔
`,
};

/** Sentences that fit every place. */
export const anyPlace = `
g | Would send a friend here / 会推荐给朋友
g | {w} wants to come again, and so do I / {w}还想来，我也想
g | Exactly as it was last year, I am glad to say / 跟去年一模一样，真好
g | Better than the pictures / 比照片好
g | No fuss, no tricks / 不花哨，不套路
g | Kept a good thing simple / 好东西，简简单单
g | A reason to live near {q} / 住在{q}附近的一个理由
g | My {n}th time here and still pleased / 第 {n} 次来，还是满意
m | Not bad, not more / 不差，也仅此而已
m | Good on some days / 看日子
m | One knows what one gets / 心里有数就行
m | I was here twice: once yes, once no / 来过两次，一次好一次不好
m | Fair for {q} / 在{q}算公道
m | Somewhere between fine and fair / 介于还行和不错之间
b | Once was enough / 一次就够了
b | I had read better things about it / 看评价不是这样的
b | {w} has not forgiven me for the idea / {w}到现在还怪我出的主意
b | It used to be better / 以前好些
b | Nobody seemed to mind that we were there / 好像没人在意我们来了
b | The photos are older than the carpet / 照片比地毯还老
`;
/** First and last sentences of reviews. */
export const openers = `
Came here at {t} with {w}. / {t}跟{w}来的。
Passed by for years, went in at last. / 路过好几年，终于进来了。
Was sent here by {w}. / {w}推荐来的。
We live two streets away. / 我们住隔两条街。
First visit. / 第一次来。
On a rainy {t}. / 下雨的{t}。
After a long day at work. / 忙了一天之后。
Looked for it on the map. / 在地图上找来的。
Came from {s} on foot. / 从{s}走过来的。
My third time in a month. / 一个月里第三次。
A colleague swears by it. / 同事赞不绝口。
We were {n} people. / 我们一行 {n} 个人。
Had half an hour to spare. / 正好有半小时空。
For the record: / 记一笔：
In short: / 一句话：
`;
export const closers = `
g | Thank you! / 谢谢！
g | See you next week. / 下周见。
g | Five minutes well spent on this review. / 值得花五分钟写这条评价。
g | Do not tell everybody. / 别告诉太多人。
g | More of this, please. / 这样的地方再多些就好了。
m | I shall see. / 再看看。
m | Perhaps again, perhaps not. / 也许再来，也许不来。
m | Three things to improve, and they know them. / 有三处要改，他们自己也知道。
m | Come early. / 早点来。
b | Never mind. / 算了。
b | Others may be luckier. / 也许别人运气好些。
b | I wrote to them and heard nothing. / 写信反映过，没有回音。
b | A pity. / 可惜。
`;
export const companionTexts =
  "my sister / 我姐; my brother / 我弟; my parents / 爸妈; a friend / 朋友; my neighbour / 邻居; a colleague / 同事; my aunt / 姑妈; my wife / 老婆; my husband / 老公; my son / 儿子; my grandmother / 奶奶; an old classmate / 老同学; my flatmate / 室友; my cousin / 表妹";
export const timeTexts =
  "noon / 中午; eight in the morning / 早上八点; three in the afternoon / 下午三点; six in the evening / 傍晚六点; half past nine / 九点半; lunchtime / 午饭时间; the weekend / 周末; dusk / 黄昏; nine at night / 晚上九点; ten o'clock / 十点钟";
