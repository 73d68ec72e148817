/**
 * Articles of the accounts that give advice, in the format of `parseStories`. {t} is the subject; the other slots are
 * numbers.
 */
export const adviceStories: Readonly<Record<string, string>> = {
  health: `
= walking | run | steps=4000..9000/500 minutes=12..35 weeks=3..8
@ after supper / 晚饭后; before breakfast / 早饭前; on the way to work / 上班路上; in the lunch break / 午休时; with a pram / 推着婴儿车; with a bad knee / 膝盖不好时; in the rain / 雨天; with a friend who talks / 跟话多的朋友一起
h Walking {t}: what {minutes} minutes do / {t}走路：{minutes}分钟有什么用
h {steps} steps, most of them {t} / {steps}步，大半在{t}走完
h How far is it {t}? Notes on {minutes} minutes / {t}能走多远？{minutes}分钟手记
l Nobody has to run. Whoever goes for a walk {t} does most of what a heart asks for. / 不必跑步。坚持{t}走一走，心脏需要的大半就有了。
l We asked forty readers to walk {t} for {weeks} weeks, and to write down how they slept. / 我们请四十位读者坚持{t}走路{weeks}周，并记录睡眠。
p After {weeks} weeks most of them fell asleep earlier, and three gave back their parking places. / {weeks}周后，多数人入睡更早，还有三人退掉了车位。
p {steps} steps are a good aim; ten thousand is a number from an old advertisement. / {steps}步就是不错的目标，一万步出自一则老广告。
p Walk so that you can talk but not sing. Faster is sport, slower is shopping. / 以能说话、唱不了歌为宜：再快是运动，再慢是逛街。
p Stop if your chest hurts, and have it looked at the same day. / 胸口疼就停下，当天就去看。
q The hardest part is the door. / 最难的是迈出家门。
= sleep | person | hours=6..8 degrees=16..19 days=10..21
@ with the phone in another room / 手机放在别的房间; with an open window / 开着窗; without the second coffee / 少喝第二杯咖啡; with a snoring partner / 枕边人打呼噜; on night shifts / 上夜班; with small children / 家有小孩; in a hot attic / 闷热的阁楼里; on the day that clocks change / 倒时差的日子
h Better sleep {t} / {t}，怎样睡得好
h {days} nights {t}: a report / {t}睡了{days}晚的记录
h The quiet hour: sleeping {t} / 安静一小时：{t}的睡眠
l The doctor's first question is not about pills. It is about evenings. What helps {t}, in four rules. / 医生先问的不是药，而是你的晚上。{t}，记住四条。
l For {days} nights our editor tried it {t} and kept a diary, at times in the dark. / 编辑{t}试睡了{days}晚，还写了日记，有几页是摸黑写的。
p A bedroom of {degrees} degrees is better than any pillow. / 卧室{degrees}度，胜过任何枕头。
p Get up at the same hour on Sunday, too. The body knows no weekends. / 周日也按点起，身体不认周末。
p Whoever lies awake for twenty minutes should get up, read something dull, and try again. / 躺二十分钟还醒着就起来，看点无聊的再睡。
p {hours} hours are enough for many, if they are regular. / 作息规律，多数人{hours}小时就够。
q I counted sheep until I knew them by name. / 我数羊数到能叫出名字。
= backs | chair | minutes=20..50/5 centimetres=8..15 exercises=3..5
@ at a desk / 久坐办公; in a truck / 开货车; at the till / 站收银台; in the kitchen / 在后厨; with a schoolbag / 背书包; in the garden / 下园子; after moving house / 搬完家; on a long train ride / 坐长途火车
h A healthy back {t}: {exercises} exercises / {t}护腰：{exercises}个动作
h What your back wants {t} / {t}，你的腰想要什么
h Three sentences about backs {t} / {t}：关于腰的三句话
l Backs do not like chairs, and they do not like heroes. What they like {t} is change. / 腰不喜欢椅子，也不喜欢逞强。{t}，它最喜欢换姿势。
l Every third patient of the Fernhill practice comes with it, most of them {t}. / 蕨山门诊每三个病人就有一个腰疼，不少都是{t}惹的。
p Change your position every {minutes} minutes. An alarm helps more than a new chair. / 每{minutes}分钟换个姿势，定闹钟比换椅子管用。
p Lift with the knees, close to the body, and never turn while you lift. / 用膝盖发力，贴身搬，搬的时候别扭腰。
p Raise the screen by {centimetres} centimetres: the neck is part of the back. / 屏幕垫高{centimetres}厘米：脖子也是腰背的一部分。
p Pain that runs down into the foot belongs in a surgery, not in an article. / 疼到脚的，请去医院，别只看文章。
q Warmth, movement, patience. In this order. / 热敷、活动、耐心，按这个顺序。
= seasons | plant | litres=1..2 weeks=1..3 percent=20..60/5
@ hay fever / 花粉过敏; the first cold of autumn / 入秋第一场感冒; sunburn on the water / 水上晒伤; tick bites in the marsh / 盐沼蜱虫叮咬; dry heating air / 暖气干燥; a summer stomach / 夏季肠胃; chapped hands / 手部皲裂; tired spring eyes / 春季眼疲劳
h What helps against {t} / 怎样应对{t}
h {t^}: the pharmacist answers / {t}：药师来回答
h Again this year: {t} / 今年又来了：{t}
l It comes every year, and every year it surprises us: {t}. The pharmacist at Maple Pharmacy knows it by the weather. / 年年都来，年年措手不及：{t}。枫林药房的药师看天气就知道。
l Last month {percent} per cent more people than usual asked about {t}. / 上个月来问{t}的人比平时多了{percent}%。
p Most cases are over after {weeks} weeks without anything from a bottle. / 多数情况{weeks}周自愈，不用吃药。
p Drink {litres} litres a day and leave the window open for ten minutes in the morning. / 每天喝水{litres}升，早上开窗十分钟。
p Home remedies may be tried as long as they are boring. / 土办法可以试，前提是够平淡。
p With fever for more than three days, see a doctor. / 发烧超过三天，请就医。
q People want something strong. Mostly they need something regular. / 大家总想要猛药，其实多半需要规律。
`,
  money: `
= budget | chart | yuan=300..1800/50 months=3..9 percent=8..22
@ groceries / 买菜; coffee on the way / 路上的咖啡; streaming and apps / 各种会员; the car / 养车; presents / 送礼; the pet / 养宠物; lunch at work / 工作日午餐; the phone bill / 话费
h How much {t} really cost / {t}到底花了多少钱
h {yuan} yuan a month less for {t} / {t}每月省下{yuan}元
h Where it goes: {months} months of {t} / 钱去哪儿了：{t}{months}个月记录
l For {months} months a family from Eastgate wrote down what went into {t}. The sum at the end was read aloud twice. / 东门一家人把{t}的开销记了{months}个月，最后的总数念了两遍。
l Ask people what they spend on {t}, and they are wrong by {percent} per cent, always in the same direction. / 问人{t}花多少，大家总会估错{percent}%，而且方向一致。
p The book-keeping itself took four minutes a day. / 记账本身每天只要四分钟。
p By the second month they spent {yuan} yuan less, without having forbidden themselves anything. / 第二个月少花了{yuan}元，什么也没戒。
p The trick: pay it from an account of its own, which is empty when it is empty. / 诀窍是单开一个账户付这笔钱，花完就没了。
p What is left goes away on the first of the month, not on the last. / 结余在月初转走，而不是月末。
q We did not save. We noticed. / 我们不是在省钱，只是看清了钱。
= funds | chart | percent=2..7 years=3..12 fee=3..15
@ a savings plan / 定投; a money fund / 货币基金; a bond fund / 债券基金; an index fund / 指数基金; a pension fund / 养老基金; gold / 黄金; a term deposit / 定期存款; three months' wages in reserve / 三个月工资的备用金
h {t^}, explained without a brochure / 不念宣传册，讲清{t}
h What {years} years of {t} mean / {years}年的{t}意味着什么
h Asked at the bank counter: {t} / 银行柜台常问：{t}
l Before you ask what {t} brings, ask when you will need the money. / 先别问{t}能赚多少，先问这钱什么时候用。
l The table in the brochure ends at the top right. We calculated {t} with the bad years in it. / 宣传册里的曲线总是往右上走，我们把差的年份也算进了{t}。
p At {percent} per cent a year, 10,000 yuan become about {grown} yuan in {years} years, before fees. / 按每年{percent}%计，一万元{years}年后约为{grown}元，未扣费用。
p Fees of {fee} tenths of a per cent sound small. Over {years} years they cost about {lost} yuan of every 10,000. / 千分之{fee}的费率听着不高，{years}年下来每一万元约少{lost}元。
p Whoever needs the money within a year should not put it where it can fall. / 一年内要用的钱，别放在会跌的地方。
p Nothing here is advice to buy. It is advice to read page four. / 本文不构成购买建议，只建议读一读第四页。
q The best fund is the one that you do not look at every day. / 最好的基金，是你不会天天看的那只。
= fraud | lock | yuan=600..9800/100 calls=2..9 minutes=5..40
@ the false courier / 假快递; the grandchild in trouble / “孙子出事了”; the refund that needs a code / 要验证码的“退款”; the rent paid in advance / 预付房租骗局; the stranger with a tip / 荐股陌生人; the locked account / “账户冻结”短信; the parcel fee by link / 链接里的包裹欠费; the friend's new number / “我换号了”
h How it works: {t} / 套路拆解：{t}
h {yuan} yuan gone in {minutes} minutes: {t} / {minutes}分钟损失{yuan}元：{t}
h A reader tells: {t} / 读者讲述：{t}
l {calls} calls in one evening, always friendly: that is how {t} began for a reader from Pinewood. / 一个晚上{calls}通电话，句句客气：松林一位读者就这样遇上了{t}。
l The police of Larkhaven count {t} among the three most frequent tricks of the year. / 云雀港警方把{t}列为今年最常见的三种骗局之一。
p The money, {yuan} yuan, went through three accounts in {minutes} minutes. / {yuan}元在{minutes}分钟内转了三个账户。
p No bank, no courier and no office ever asks for a code on the phone. / 没有哪家银行、快递或机关会在电话里要验证码。
p Whoever hurries you wants to keep you from thinking. Hang up, and call back at the number on your card. / 催你快点的人，是不想让你想清楚。挂断，拨银行卡背面的号码。
p Report it within half an hour: some of it can be stopped. / 半小时内报案，有一部分钱能拦下来。
q I was ashamed, and that was part of the plan. / 我觉得丢人，而这正是骗子算好的。
= paper | document | days=14..60 yuan=40..600/10 pages=2..9 years=3..10
@ a rental contract / 租房合同; the electricity bill / 电费账单; a wage slip / 工资条; a phone contract / 手机套餐合同; the tax form / 个税申报表; a household insurance / 家财险; a loan offer / 贷款方案; a warranty card / 保修卡
h Reading {t}: line by line / 逐行读懂{t}
h {pages} pages, one trap: {t} / {pages}页纸一个坑：{t}
h Before you sign: {t} / 签字之前：{t}
l Most of {t} says nothing. The rest is in small type, and we read it with a ruler. / {t}大半是废话，要紧的都是小字，我们拿尺子逐行读了一遍。
l A reader sent us {t}; on page two a mistake of {yuan} yuan was waiting. / 一位读者寄来{t}，第二页藏着{yuan}元的错。
p Look first at the date by which you have to object: usually {days} days. / 先看异议期限，一般是{days}天。
p Compare the sum with last year's. A rise of more than a tenth must be explained to you. / 跟去年比，涨幅超过一成，对方得说明理由。
p Keep it for {years} years, in a box, not in a drawer. / 保存{years}年，放盒子里，别塞抽屉。
p Whoever asks in writing gets an answer in writing. / 书面问，才有书面答复。
q I sign nothing while standing. / 站着的时候，我什么都不签。
`,
  books: `
= novel | book | pages=180..620/10 year=1961..2019 nights=2..9
@ The Lock Keeper's Daughter / 《船闸人的女儿》; Salt in the Stairwell / 《楼梯间的盐》; Nine Letters to a Tram / 《写给电车的九封信》; The Beekeeper of Thornby / 《棘镇的养蜂人》; A Map without North / 《没有北的地图》; The Umbrella Court / 《雨伞法庭》; Winter at Berth Nine / 《九号泊位的冬天》; What the Lime Tree Knew / 《椴树知道的事》
h {pages} pages that end too early: {t} / {pages}页还嫌短：{t}
h Read again: {t}, of {year} / 重读{year}年的{t}
h On page sixty: {t} / 读到第六十页：{t}
l I wanted to read one chapter of {t} and missed my stop twice. / 本想只读一章{t}，结果坐过了两回站。
l It came out in {year}, was forgotten, and is back on the tables: {t}. / 出版于{year}年，被遗忘，如今又回到书桌上：{t}。
p The story is told from the end, which is no trick here but the only honest way. / 故事从结尾讲起，在这里不是花招，而是唯一诚实的讲法。
p The first sixty pages go slowly. Have patience until the letter arrives. / 头六十页慢，等那封信来了就好了。
p It took me {nights} evenings; the last one was a long one. / 我读了{nights}个晚上，最后一晚很长。
p The City Library has four copies, three of them out. / 市立图书馆有四本，借出了三本。
q A book in which it rains and nobody complains. / 一本一直下雨、却没人抱怨的书。
= shelf | book | books=5..12 pages=120..300/10 days=7..28
@ for a long train ride / 坐长途火车读; for a week of fever / 发烧那一周读; for people who do not read / 给不爱读书的人; for the beach, with sand in them / 带去沙滩、不怕进沙子; to read aloud / 适合朗读; under {pages} pages / {pages}页以内; about the sea / 写海的; for the winter break / 寒假读
h {books} books {t} / {t}的{books}本书
h Asked at the counter: books {t} / 柜台最常被问：{t}的书
h Sorted by librarians: what to read {t} / 馆员精选：{t}的几本
l Every week somebody at the desk asks for books {t}. Here is our list, argued over for {days} days. / 每周都有人在柜台问{t}的书。这份书单我们争了{days}天。
l The librarians of Larkhaven chose {books} books {t}, and left out their own favourites. / 云雀港的图书管理员选出{books}本{t}的书，还忍痛去掉了自己的最爱。
p Half of them have fewer than {pages} pages; nobody has to be brave. / 一半不到{pages}页，不需要勇气。
p Three are crime novels, two are funny, and one is both. / 三本推理，两本好笑，还有一本兼而有之。
p Whoever starts with the thinnest usually comes back for the thickest. / 从最薄的读起的人，往往会回来借最厚的。
p The list lies at the counter, with room for objections. / 书单放在柜台，留了写反对意见的地方。
q A good book is the one that is lying there. / 好书就是正好放在手边的那本。
= poem | book | lines=4..24 words=40..160/10 year=1890..1985
@ on a tram / 写电车的; about soup / 写汤的; without an adjective / 不用形容词的; on the sea in February / 写二月的海的; for a door that sticks / 写一扇卡住的门的; on waiting / 写等待的; on an empty market / 写散场集市的; about a grandmother's hands / 写奶奶的手的
h A poem {t}, in {lines} lines / 一首{t}诗，{lines}行
h {words} words are enough: a poem {t} / {words}个字就够：一首{t}诗
h Hung up this week: a poem {t} / 本周上墙：一首{t}诗
l It hangs in the waiting room of the ferry, and hardly anybody looks up: a poem {t}. / 它挂在渡口候船室，很少有人抬头：一首{t}诗。
l Written in {year} on the back of a bill, found in a coat: our poem of the week, {t}. / {year}年写在账单背面，后来在大衣里找到：本周的诗，{t}。
p In {lines} lines nothing happens, and afterwards something is different. / {lines}行里什么也没发生，读完却有点不一样。
p Read it aloud once, and once more without hurrying at the ends of the lines. / 念一遍，再念一遍，行末别着急。
p The poet worked at the post office and never called it poetry. / 诗人在邮局上班，从不说那是诗。
p Send us your own, up to {lines} lines; one of them will hang in the tram. / 欢迎投稿，{lines}行以内，选一首挂在电车里。
q I understood it on the stairs, much later. / 很久以后，我在楼梯上才读懂。
= writers | note | words=300..1500/100 days=30..120/10 people=6..24
@ to keep a diary / 写日记; to write letters again / 重新开始写信; to read in the evening / 晚上读书; to finish a thick book / 读完一本厚书; to start a book club / 办读书会; to read with children / 陪孩子读书; to give up a bad book / 放弃一本烂书; to learn a poem by heart / 背下一首诗
h How {t}: notes from {people} readers / 怎样{t}：{people}位读者的笔记
h {days} days in which I learned {t} / 我用{days}天学会{t}
h It is never too late {t} / 什么时候都不晚：{t}
l There are courses that teach people {t}. Ours had {people} chairs and one lamp. / 有人开课教{t}，我们的课有{people}把椅子和一盏灯。
l I had planned {t} for years. It took {days} days and a cold. / 我想{t}想了很多年，最后靠{days}天和一场感冒做到了。
p Begin with ten minutes, and with the same chair. / 从十分钟、同一把椅子开始。
p {words} words a week are a habit; more is a plan, and plans fail. / 一周{words}字是习惯，再多就成了计划，而计划会失败。
p Put the book where the phone used to lie. / 把书放到原来放手机的地方。
p Skip what bores you. Nobody sits an exam. / 无聊就跳过，没人考试。
q My aim was small enough to be kept. / 我的目标小到一定能做到。
`,
  family: `
= small | people | minutes=10..40/5 children=2..5 weeks=2..6
@ brushing teeth / 刷牙; getting dressed / 穿衣服; going to bed / 上床睡觉; leaving the playground / 离开游乐场; sharing the tablet / 轮流用平板; setting the table / 摆碗筷; homework / 写作业; saying goodbye at nursery / 幼儿园门口说再见
h {t^} without shouting / 不吼不叫搞定{t}
h What {weeks} weeks taught us about {t} / {weeks}周教会我们的{t}
h A house with {children} children, and {t} / 家有{children}娃：{t}
l In a house with {children} children, {t} can take {minutes} minutes or the whole evening. / 家有{children}个孩子，{t}可能只要{minutes}分钟，也可能耗掉一整晚。
l Every family has its daily quarrel. Ours was {t}, until the kitchen timer moved in. / 家家都有每天一吵，我家吵的是{t}，直到厨房计时器登场。
p Two choices, both of them good: that is all it takes to feel grown up. / 给两个选择，两个都行，孩子就觉得自己长大了。
p Say it once, then go there. Calling from the kitchen does not count. / 说一遍就走过去，在厨房里喊不算。
p After {weeks} weeks it had become dull, and dull is what we wanted. / {weeks}周后就平淡无奇了，我们要的正是平淡。
p On bad days leave it out. One day teaches nothing. / 状态差的日子就算了，一天定不了什么。
q She did it alone, so we pretended not to look. / 她自己做到了，我们假装没看见。
= outings | map | km=2..18 yuan=0..60/5 hours=2..5
@ the whale in the museum / 博物馆看鲸鱼; the reed boats / 划芦苇船; the tram to the last stop / 坐电车到终点站; the night of lanterns / 灯笼夜; the farm in Harrowfield / 耙田农场; the tide pools / 潮水坑; the observatory evening / 天文台之夜; the puppet theatre / 木偶剧院
h A Sunday for all ages: {t} / 老少皆宜的周日：{t}
h {hours} hours, {yuan} yuan: {t} / {hours}小时{yuan}元：{t}
h With pram and grandfather: {t} / 推着婴儿车、带着爷爷：{t}
l Three generations, one bag of rolls, no plan B: we tried {t}. / 三代人，一袋面包，没有备选：我们试了{t}。
l It is {km} kilometres from the fountain, and nobody asked for a screen: {t}. / 离喷泉广场{km}公里，路上没人要看屏幕：{t}。
p It takes {hours} hours with a break for ice cream, which should be planned, not granted. / 加上吃冰淇淋共{hours}小时，冰淇淋要写进计划，而不是求来的。
p Entry is {yuan} yuan for adults; children are free. / 成人{yuan}元，孩子免费。
p Bring a second pair of socks. There is always a puddle. / 多带一双袜子，总有水坑。
p Prams get through everywhere but the last steps. / 除了最后几级台阶，婴儿车都能走。
q Grandpa asked for a second round. / 爷爷要求再来一圈。
= generations | people | age=61..88 minutes=10..60/10 messages=20..200/10
@ video calls / 视频通话; the family group / 家庭群; the pharmacy app / 药房应用; large letters on the phone / 手机大字; photographs on a card / 存储卡里的照片; paying by code / 扫码付钱; the tram ticket on the phone / 手机电车票; weather warnings / 天气预警
h {t^} for grandparents, explained by grandchildren / 孙辈教爷爷奶奶：{t}
h She is {age} and has mastered {t} / 她{age}岁，学会了{t}
h Slowly, from the start: {t} / 慢慢来，从头教：{t}
l It took {minutes} minutes, two pairs of glasses and a pot of tea: {t}. / 花了{minutes}分钟、两副眼镜和一壶茶：{t}。
l At {age} one does not have to learn {t}. She wanted to know what the others were laughing about. / {age}岁本不必学{t}，她只是想知道大家在笑什么。
p Write down the steps by hand, in the words that they use. / 用他们的话，把步骤手写下来。
p Let them hold the device. Whoever takes it away teaches nothing. / 让他们自己拿着，一拿走就什么也没教。
p Set up one thing per visit; by the tenth there were {messages} messages. / 每次只教一样，教到第十次时已有{messages}条消息。
p Warn them of strangers who write first. / 提醒他们：先找上门的陌生人要当心。
q I pressed it, and there was my sister. / 我一按，姐姐就出来了。
= food | kitchen | days=5..14 yuan=15..45/5 minutes=15..40/5
@ lunch boxes / 午餐盒; a birthday cake / 生日蛋糕; vegetables that get eaten / 孩子肯吃的蔬菜; supper from what is there / 用剩菜做晚饭; cooking with a four-year-old / 带四岁孩子下厨; breakfast before school / 上学前的早饭; a picnic without plastic / 不用塑料的野餐; soup for a crowd / 一大锅汤
h {t^} in {minutes} minutes / {minutes}分钟搞定{t}
h {days} days of {t}: what worked / {t}坚持{days}天：哪些管用
h What twelve parents do about {t} / 十二位家长的{t}
l The recipe is not the hard part. The hard part of {t} is Tuesday. / 难的不是菜谱，{t}最难的是周二。
l Twelve parents from Fernhill compared notes on {t}; their children had the last word. / 蕨山十二位家长交流{t}的心得，最后由孩子们拍板。
p Count on {minutes} minutes and about {yuan} yuan for four. / 四口人大约{minutes}分钟、{yuan}元。
p Let the children cut what is soft; give them a real knife with a round tip. / 软的让孩子切，给一把圆头真刀。
p Something new, something known, something red: that is the whole rule. / 一样新的，一样熟的，一样红的，规矩就这么简单。
p What is left over goes into an omelette. Everything does. / 剩下的进蛋饼，什么都能进蛋饼。
q He ate it because he had made it. / 他吃了，因为是他自己做的。
`,
  work: `
= meetings | people | minutes=15..50/5 people=3..9 percent=20..45/5
@ the Monday meeting / 周一例会; the stand-up / 站会; the meeting about meetings / 讨论开会的会; video calls / 视频会议; the client call / 客户电话会; the one-to-one / 一对一; the yearly review / 年终评审; the project kick-off / 项目启动会
h {t^} in {minutes} minutes / {minutes}分钟开完{t}
h {percent} per cent less time for {t} / {t}省下{percent}%的时间
h What is left of {t} / {t}还剩下什么
l There were {people} people in the room, and nobody could say who had asked for {t}. / 屋里坐了{people}个人，没人说得清{t}是谁要开的。
l A workshop in the Ropewalk measured {t} with a stopwatch and put the result on the door. / 绳厂街一家工坊拿秒表测了{t}，把结果贴在门上。
p Start with the decision that is needed, and end when it is made. / 从要做的决定开始，决定做了就散。
p Whoever has nothing to decide gets the notes, and an hour of life. / 不用做决定的人看纪要就行，白赚一小时。
p They now take {minutes} minutes, {percent} per cent less than in spring. / 如今只要{minutes}分钟，比春天少了{percent}%。
p One person writes, on paper that everybody sees. / 一个人记，记在大家都看得见的纸上。
q Silence is also a contribution. / 沉默也是一种贡献。
= habits | desk | minutes=10..90/5 days=5..30 times=3..12
@ reading mail / 处理邮件; saying no / 说“不”; the first hour / 上班第一小时; the tidy desk / 收拾桌面; breaks / 休息; writing things down / 把事情写下来; one task at a time / 一次只做一件事; going home on time / 准点下班
h {t^}: an experiment of {days} days / {t}：一次{days}天的实验
h What {t} is worth / {t}值多少
h {days} days later: {t} / {days}天之后：{t}
l I looked {times} times an hour, until I tried it with {t}. / 我原来一小时分心{times}次，直到试了{t}。
l Nobody is paid for {t}, and yet it decides what the day becomes. / 没人为{t}付工资，可它决定一天怎么过。
p The first three days were dreadful, the fourth was quiet. / 前三天难熬，第四天清静了。
p {minutes} minutes in one piece are worth more than three hours in crumbs. / 整块的{minutes}分钟，胜过零碎的三小时。
p Tell the others what you are trying, or they take it for a mood. / 跟同事说一声你在试什么，不然人家以为你闹情绪。
p After {days} days two of four rules were left. They are still there. / {days}天后，四条规矩剩下两条，至今还在。
q I did not get faster. I got finished. / 我没变快，只是能做完了。
= jobs | tools | years=2..30 age=22..58 hour=4..7
@ tram driver / 电车司机; baker / 面包师; lighthouse keeper / 守塔人; night nurse / 夜班护士; piano tuner / 调琴师; translator / 译者; roof gardener / 屋顶园丁; book restorer / 修书人
h A day as a {t} / {t}的一天
h {years} years as a {t}: what nobody tells you / 干了{years}年{t}，没人告诉你的事
h The hands of a {t} / 一双{t}的手
l The alarm rings at {hour}, and the best part of the day is before anybody else is up. A {t} tells. / {hour}点闹钟响，一天最好的时光是别人还没起的时候。一位{t}的讲述。
l At {age} somebody has usually settled. At {age} our guest started as a {t}. / {age}岁，多数人已经安定，我们的嘉宾却在{age}岁当上了{t}。
p Training takes three years; the hands need two more. / 培训三年，手熟还要再两年。
p The pay is fair, the hours are odd, the coffee is good. / 工资公道，时间古怪，咖啡不错。
p What helps is to like the same thing done again, a little better. / 要喜欢把同一件事再做一遍，每次好一点。
p The trade looks for people: a trial day can be had in any week. / 这行缺人，随时可以来试一天。
q You hear a city differently at that hour. / 那个钟点，城市的声音不一样。
= letters | mail | words=60..220/10 days=2..14 people=20..160/10
@ an application / 求职信; a resignation / 辞职信; a complaint / 投诉信; a reference / 推荐信; an apology / 道歉信; an invitation / 邀请函; a reminder / 催款信; a thank-you / 感谢信
h {t^} in {words} words / {words}字写好{t}
h We read {people} times {t}: what works / 读了{people}封{t}，发现这些管用
h First sentence first: {t} / 先写第一句：{t}
l Nobody learns at school how to write {t}. We asked those who have to read it. / 学校不教怎么写{t}，我们去问了每天要读的人。
l It lies open for three days, half begun: {t}. It could be done before lunch. / 写了一半，摊了三天：{t}。其实午饭前就能写完。
p Say in the first sentence what you want; the rest may be polite. / 第一句就说要什么，后面再客气。
p {words} words are enough; whoever needs more has two things to say. / {words}字足够，写多了说明是两件事。
p Wait {days} days for an answer, then ask once, kindly. / 等{days}天没回音，客气地再问一次。
p Read it aloud. Where you stumble, cut. / 念一遍，磕巴的地方删掉。
q The best ones sounded like somebody. / 最好的那些，听起来像一个活人写的。
`,
  shop: `
= craftsmen | store | years=4..60 hours=3..40 pieces=12..90
@ the teapot with a square lid / 方盖茶壶; a pair of walking shoes / 一双徒步鞋; the blue enamel pot / 蓝珐琅锅; a violin bow / 一把琴弓; the folding knife / 折叠刀; a wool blanket / 羊毛毯; the bicycle bell / 自行车铃; a straw hat / 草帽
h How we make {t} / 我们怎样做{t}
h {hours} hours for {t} / 做{t}要{hours}小时
h From the bench: {t} / 工作台上：{t}
l People ask why it costs what it costs. So we let them watch how we make {t}. / 总有人问为什么这个价。那就请大家看看{t}是怎么做出来的。
l There are {pieces} pieces, and one of them is the reason. The story of {t}. / 一共{pieces}个零件，关键就在其中一个。讲讲{t}。
p The workshop has stood in Dyers' Yard for {years} years; the bench is older. / 工坊在染坊院开了{years}年，工作台年纪更大。
p It takes {hours} hours, most of them waiting for something to dry. / 要{hours}小时，大半在等东西干。
p If it breaks, bring it back. We keep the parts for ten years. / 坏了拿回来，零件我们留十年。
p Seconds are on the left shelf, a third off, and nobody sees why. / 瑕疵品在左边架子，便宜三分之一，看不出哪儿有瑕疵。
q I still have the first one. It leaks. / 第一件我还留着，漏水。
= season | store | percent=10..40/5 days=4..16 pieces=20..300/10 back=7..30
@ raincoats / 雨衣; seed packets / 花种; lanterns / 灯笼; school bags / 书包; moon cakes / 月饼; wool socks / 羊毛袜; garden chairs / 庭院椅; notebooks for the new year / 新年手账
h {t^}: {percent} per cent off for {days} days / {t}：{days}天，{percent}%优惠
h In since this morning: {t} / 今早到货：{t}
h Back on the shelf: {t} / 重新上架：{t}
l Every year too early, every year gone too soon: {t} are back. / 年年来得太早，走得太快：{t}又上架了。
l {pieces} came with the morning boat. Now there is the question of who gets {t}. / 早班船运来{pieces}件，问题是谁能买到{t}。
p {percent} per cent off for {days} days, in the shop and on the phone. / {days}天内优惠{percent}%，到店和手机下单都算。
p What does not fit comes back within {back} days, with the label on it. / 不合适的{back}天内可退，别剪标签。
p Members were told yesterday, which explains the queue. / 会员昨天就收到了通知，所以门口排着队。
p Once they are gone, they are gone until next year. / 卖完就要等明年了。
q I only wanted to look. / 我本来只是看看。
= care | tools | years=3..25 weeks=2..12 minutes=5..30/5
@ leather shoes / 皮鞋; a cast-iron pan / 铸铁锅; a bicycle saddle / 车座; kitchen knives / 菜刀; a wooden board / 木砧板; a bicycle chain / 自行车链条; garden shears / 园艺剪; a pocket knife / 小折刀
h {t^} that last {years} years / 让{t}用上{years}年
h {minutes} minutes of care: {t} / {minutes}分钟保养：{t}
h Do not throw away {t} / 先别扔：{t}
l Most of what is thrown away was only dry. How to look after {t}. / 扔掉的东西多半只是缺保养。教你照料{t}。
l We sell {t}, and would be glad to sell you fewer of them. / 我们卖{t}，倒希望你少买几回。
p Every {weeks} weeks, {minutes} minutes: more is not better. / 每{weeks}周花{minutes}分钟，多了也没用。
p Water is the enemy, haste the second. / 头号敌人是水，第二是着急。
p With a drop of oil and an old sock, {years} years are no exception. / 一滴油加一只旧袜子，用{years}年不稀奇。
p Bring what is beyond you; on Thursdays we repair at cost price. / 自己搞不定的拿来，周四只收成本修。
q My grandmother's is younger than my new one. / 奶奶那件比我新买的还精神。
= choice | store | yuan=30..900/10 kinds=3..9 grams=120..900/10
@ a rucksack / 双肩包; a tea for the office / 办公室喝的茶; a reading lamp / 阅读灯; running shoes / 跑鞋; a present for a colleague / 送同事的礼物; a first camera / 第一台相机; a good pillow / 好枕头; a travel mug / 随行杯
h {t^}: {kinds} compared / {t}：{kinds}款对比
h How to choose {t} / {t}怎么选
h Asked every day: {t} / 天天有人问：{t}
l {kinds} lie on the counter, and the dearest is not the best. We help with {t}. / 柜台上摆着{kinds}款，最贵的不是最好的。帮你挑{t}。
l There is one question to ask before you buy {t}: where will it stand on a Tuesday? / 买{t}之前先问自己：周二它会放在哪儿？
p Good ones begin at {yuan} yuan; above twice that you pay for the name. / 好用的{yuan}元起步，翻倍以上买的就是牌子。
p Take it in your hand. Ours weighs {grams} grams, which sounds little until the evening. / 拿在手里试试。我们这款{grams}克，听着不多，到晚上就知道了。
p Ask for spare parts before you ask for colours. / 先问配件，再问颜色。
p Exchange is possible within thirty days, even if it was used once. / 三十天内可换，用过一次也行。
q He bought the second cheapest, as everybody does. / 他买了第二便宜的，跟所有人一样。
`,
};
