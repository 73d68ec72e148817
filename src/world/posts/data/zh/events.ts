/** 中文事件，多个账号各说各的数字。格式见 ../../form-data.ts 和 ../en/events.ts。 */
export const events = `
= event.ferry | commute | news photo text text | ferry water-wave | water sky
g ferries
$ n=15..95/5 boats=2..6 price=3..11 hour=6..9
% cause=跳板故障; 航道大雾; 螺旋桨缠了绳子; 港口漂来一截树干; 码头水位太低
h 航班动态：受{cause}影响，今早渡船晚点约{m}分钟，正在处理，给大家添麻烦了。
h 更新：目前晚点{n}分钟，{boats}条船在跑，今天的票全天有效。
o {town}轮渡因{cause}晚点{m}分钟，目前{boats}条船运营。
o 受{cause}影响，{town}渡口晚点约{m}分钟，出门请留时间。
o 记者在{town}码头：队伍排到了路口，晚点{m}分钟。
f fix | 更正：{town}轮渡晚点{n}分钟，不是之前说的{m}分钟。 | 早上我们写{town}轮渡晚点{m}分钟，运营方确认是{n}分钟，抱歉。
x {town}轮渡，{hour}点站到现在，广播说{m}分钟，我的表说{w}分钟。
x 码头上等了{w}分钟，没人生气，有人在分橘子。{town}好样的。
x 终于上了{town}的船，等了{w}分钟，船长道了两次歉。
x {cause}！在{town}！第一次迟到得这么理直气壮。
x 去{town}坐船的：码头咖啡开着，{price}块一杯。
q {town}轮渡一年晚点一次，我们能说十一个月。
q {town}轮渡的小编说话真清楚，给加个鸡腿。
q {town}轮渡恢复了吗？我妈在对岸。
q 整个{town}才{boats}条船，胆子真大。
c 我老公在第二条船上，说看见江豚了。
c 谢谢更新，比站牌清楚。
c 掉头走桥了。
c 晚上的班次受影响吗？
c 又要跟领导解释了。
a n | 现在晚点多久？ | 目前{n}分钟。
a boats | 几条船在跑？ | 今天{boats}条。
t {town}轮渡

= event.half | running | news photo text text | running-shoe ticket | sky dawn
g runs
$ n=2100..7800/10 minute=11..39 second=11..58 raised=18..96 finishers=81..97 seconds=2..19
% winner=一位{town}的邮递员; 一位数学老师; 一个十九岁的学生; 通宵烤完面包的师傅; 三个孩子的爸爸
h 收工！今天{n}人站上{town}半马起点，创了纪录，目前完赛率百分之{finishers}。
h 谢谢{town}。大家为儿童病房跑出了{raised}万元。成绩已上线，丢的外套在服务台。
o {town}半马周日开跑，约{m}人参加，冠军是{winner}，成绩1:{minute}:{second}。
o {winner}夺得{town}半马冠军，1:{minute}:{second}，领先{seconds}秒。组委会称参赛{m}人。
o {town}半马：{m}名跑者，一支锣鼓队，一条戴号码布的狗。
f fix | 更正：{town}半马起跑人数为{n}人，{m}是报名人数。 | 昨天写{town}半马{m}人参赛，准确数字是{n}人。
x 都说{town}半马{m}人，我在桥上看着有{w}，个个在笑。
x {winner}拿了{town}半马冠军，也就{town}有这种事。
x 当了四个小时{town}半马志愿者，掌都拍肿了。
x {town}半马一图流：穿披风的大哥边哭边吃橘子。
x 我妹跑完了{town}半马，她最讨厌跑步，骂了二十一公里，拿了块奖牌。
q {winner}，1:{minute}:{second}，{town}半马冠军，第一次为陌生人这么骄傲。
q {town}半马筹了{raised}万，跑的和花钱不跑的都了不起。
q 趁还没清醒，报了明年的{town}半马。
q 到底谁数的？{town}半马一会儿{m}一会儿{n}。
c 太热闹了。
c 教堂旁边那个水站的阿姨，谢谢你。
c 明年我好好练，先买袜子。
c 冲线那一下，我对着收音机喊了。
c 比去年人多吗？
a n | 一共多少人起跑？ | {n}人，历年最多。
a raised | 筹了多少？ | {raised}万元，还在增加。
t {town}半马

= event.cup | football | news photo text | running-shoe | grass night
g clubs
: thing | other
@ 澜江联 | 松岭青年
@ 望川城 | 白鹭港
@ 北门铁路 | 旧窑竞技
@ 沙洲湾 | 云溪体育
@ 白鹭港 | 北门铁路
@ 云溪体育 | 澜江联
$ n=1200..9600/20 home=2..4 away=0..1 minute=81..93
% scorer=三十八岁的队长; 青年队的小孩; 左后卫，用右脚; 刚上场的替补，第一脚触球
h 全场结束：{thing} {home}比{away} {other}。下一轮见！
h 今晚到场{n}人，每一声都听见了，谢谢。
o 杯赛冷门：{thing}{home}比{away}淘汰{other}，约{m}人见证。制胜球来自{scorer}，第{minute}分钟。
o {thing}{home}比{away}{other}，第{minute}分钟，{scorer}，{m}人全站起来了。
o {other}{away}比{home}不敌{thing}，告别杯赛，现场{m}名观众。
f fix | 更正：{thing}主场今晚到场{n}人，{m}是售票数。 | 到场观众应为{n}人，不是{m}人，{thing}官方已确认。
x 我在现场，{thing}{home}比{away}，嗓子没了，鞋丢了一只。
x 管他官方说多少，我看有{w}人。{thing}！
x 第{minute}分钟，{scorer}，我抱了保安，保安也抱了我。
x {other}球迷，输得没话说，{thing}更好，走路回家。
x 外公看过{thing}上一次杯赛，刚打电话来问是不是真的。
q {home}比{away}！{thing}！我在别人婚礼上，跑到院子里喊的。
q {thing}进下一轮了，我舅大巴都订好了。
q 谁帮我跟老板解释一下我为什么在唱歌，因为{thing}。
q {other}有钱，{thing}有{scorer}。
c 太疯了！
c 进球前那脚传球，再看一遍。
c 下一轮见。
c 我在买烤肠，没看到。我认了。
c 客队球迷路过，气氛真好。
a n | 今晚来了多少人？ | {n}。
a minute | 几分钟进的？ | 第{minute}分钟，远端。
t {thing}; 杯赛之夜

= event.lanterns | local | news photo text text | candle night-with-stars | night rose
g council
$ n=180..960/10 hour=5..8 boats=12..60 price=3..12
% where=运河码头; 集市广场; 老船坞; 小学操场; 河边台阶
h 因为风大，今晚的灯会改到{where}，{hour}点开始，都来。
h 今晚点亮{n}盏灯。谢谢{town}，谢谢{boats}位志愿者。
o {town}灯会改到{where}举行，晚上{hour}点开始。
o {town}昨晚{m}盏灯亮在{where}，有鱼，有兔子，还有一台冰箱。
o {town}灯会：{boats}名志愿者，{m}盏灯，没有走丢一个小孩。
f fix | 更正：{town}灯会点了{n}盏灯，不是{m}盏，第二条船的没算进去。 | 我们写了{m}盏灯，主办方说是{n}盏，以此为准。
x {town}今晚，少说{w}盏灯，歪的那颗星星是我女儿做的。
x 在{where}！别像我一样跑去老地方。{town}灯会。
x 有人把我们邮递员做成了灯，他看见了，站着不走。
x {where}的灯，{price}块的热糖水，风反而停了。{town}。
x {town}关路灯的那一刻，每年都起鸡皮疙瘩。
q {town}灯会，我家青春期那位唯一还肯跟我去的活动。
q 谁捡到一盏母鸡灯？我家的。{town}灯会。
q 把灯会放在{where}的人是天才，以后都在那儿。
q 离开{town}好几年了，今晚在刷灯。
c 山上看的，像撒了一把米。
c 明天还有吗？
c 那台冰箱是我做的，谢谢。
c 忘了一群人可以这么安静。
c 年年来，今年最好。
a n | 一共多少盏？ | {n}盏，数了两遍。
a hour | 几点开始？ | 晚上{hour}点。
t {town}灯会

= event.powercut | local | news text text photo | candle light-bulb electric-plug | night paper
g power
$ n=240..3900/20 hour=4..9 minutes=35..190/5 streets=6..40
% cause=挖掘机; 一棵倒下的树; 钻进变电站的松鼠; 雷击; 电缆箱进水
h {town}目前约{m}户停电，抢修人员在路上，请看看身边的老人。
h {town}{n}户已全部来电，历时{minutes}分钟，原因是{cause}。谢谢大家的耐心。
o {town}{streets}条街停电，{hour}点起约{m}户受影响。
o 停电通报：{town}{m}户，原因还在查。
o {town}来电了，停了{minutes}分钟，原因：{cause}。
f fix | 更正：{town}停电影响{n}户，不是{m}户，供电公司已更新数字。 | 第一条消息写{m}户，实际{n}户，更正。
x {town}停电，蜡烛和好饼干都找出来了。
x 整条街都拿着手电出来了，上次见这么多邻居还是下大雪。{town}。
x 按我家厨房的钟，停了{minutes}分钟，当然它现在也不准了。{town}来电了。
x {cause}弄停了半个{town}，冰淇淋只好吃掉，这是责任。
x {town}上空能看见星星了，建议一个月停一次。
q {cause}干的？{town}？它没事吧。
q 停电了，{town}，我儿子发现了家里那台钢琴，心情复杂。
q {town}唯一还开着的烧烤摊现在是全城社交中心。
c 我家来了，先烧水。
c 山这边还黑着。
c 抢修师傅挥手了，我们也挥手了，塞了他们两个包子。
c 学校停了吗？
c 冰箱撑住了，汇报一下。
a n | 影响多少户？ | {n}户，都恢复了。
a minutes | 停了多久？ | {minutes}分钟。
t {town}停电

= event.snowfall | weather | news photo text text | snowflake | sky night
g weather
$ n=6..41 degrees=2..14 roads=2..12 schools=3..19 km=40..95/5
h {town}站昨夜积雪{n}厘米，最低零下{degrees}度，今天白天雪停。
h 今晚起{town}有雪，山区可达{m}厘米，阵风{km}公里每小时。
o {town}一早醒来{m}厘米积雪，{schools}所学校停课，{roads}条路封了。
o {town}积雪{m}厘米，铲雪车三点就出动了。
o {town}周边{schools}所学校今天停课，山上雪深{m}厘米。
f fix | 更正：{town}积雪官方数字为{n}厘米，不是{m}厘米。 | {n}厘米才是{town}站实测，{m}厘米是预报值，抱歉。
x 我的尺子说{town}{w}厘米，我的狗说太多了。
x {town}第一场雪！人人走得像企鹅，包括交警。
x {town}，院子桌上{w}厘米，放了块饼干做比例尺。
x {town}停课了，坡上全是人，刚看见一个搪瓷盘超了雪橇。
x {town}，零下{degrees}度，安静得不像话。
q {town}一下雪，人人都是九岁。
q {town}铲雪的师傅们，吃个热包子再走。
q 今天在{town}居家办公，意思是趴窗口。
q 谁在{town}大街上滑雪板？求认识。
c 我们这儿就一层霜，小孩气坏了。
c 桥上跟镜子一样，慢点。
c 公交开吗？
c 忘了雪天这么亮。
c 堆了只鸡，别问。
a n | 最后下了多少？ | 站上{n}厘米。
a schools | 停了多少所学校？ | 今天{schools}所。
t {town}下雪

= event.festival | books | news text photo | books ticket microphone | linen wall
g library
$ n=1100..6400/20 talks=14..60 price=10..60/5 days=2..4 hours=2..6
% star=一位九十岁的诗人; 一个修钟的人; 合写一本书的两姐妹; 守灯塔的人的孙女; 养蜂的小说家
h {town}书市结束了：{n}位读者，{talks}场分享，一顶带羽毛的帽子无人认领。谢谢！
h {town}书市门票{price}元，{days}天{talks}场，周日是{star}。
o {m}人逛了{town}书市，周末的话题是{star}。
o {town}书市：{talks}场分享，{m}人次，{star}那场排了{hours}个小时。
o 里外都满了：{star}在{town}书市。
f fix | 更正：{town}书市共{n}人次，{m}是去年的数字。 | {town}书市到场应为{n}人，不是{m}人，向读者致歉。
x 在{town}书市为{star}排了{hours}个小时，下次还排。
x {star}在{town}书市念了二十分钟，没一个人咳嗽。
x 空着包来的{town}书市，失策。
x 我看有{w}人，全排在我前面买茶。{town}书市。
x {town}书市签到名了：“送给另一个在公交上哭的人”。
q 以后书市都请{star}开场。{town}书市。
q {town}书市门票{price}块，出来想买十本书。
q {town}书市丢羽毛帽子的那位：管理员戴着挺好看。
q 为什么{town}书市不是每个月都有？
c 全年最好的周末。
c 周日那场有录音吗？
c 我就坐你旁边两个位置！
c 当志愿者，脚知道。
c 明年早点订房。
a n | 一共多少人？ | {days}天{n}人次。
a price | 门票多少？ | 一天{price}元。
t {town}书市

= event.premiere | film | news photo text | popcorn film-frames ticket | night rose
g films
: thing
@ 《末班渡船》
@ 《十一扇窗》
@ 《雪花点》
@ 《小船》
@ 《十七把椅子》
@ 《养蜂人的地图》
$ n=12..88 minutes=3..14 screens=40..380/10 score=52..94 price=29..69
h {thing}今天上映，{screens}块银幕。谢谢大家等到现在，黑着灯的时候请互相照顾。
h {thing}首周末{n}万人次。我们拍有声片的，今天没声了。
o {thing}首周末{m}万人次，{screens}块银幕。
o {thing}首映掌声{minutes}分钟，目前评分{score}（满分一百）。
o 首周末票房快报：{thing}{m}万人次。
f fix | 更正：{thing}首周末{n}万人次，不是{m}万，发行方修正了数字。 | {thing}的数字应为{n}万，早上写成了{m}万。
x {thing}首映，掌声{minutes}分钟，我掐表了，我就是这种人。
x 刚看完{thing}，不想说话，明天说。
x {thing}鼓掌{minutes}分钟，导演哭了，录音师哭了，我也哭了。
x {thing}满场，票价{price}，上次满场是什么时候？
x {thing}，我们那排走了一半，剩下一半接着看了第二场。
q {thing}才{score}？他们关声音看的吧。
q 不小心买了两场{thing}，都留着。
q 没看预告就去{thing}，谁都别跟我说话。
q 因为{thing}里的一扇门，我们办公室吵起来了。
c 我喜欢那个结尾，说了。
c 今晚看，十一点以前屏蔽你。
c 配乐绝了。
c 下周还有排片吗？
c 今年最好，没有之一。
a n | 首周末怎么样？ | {n}万人次，还在眨眼。
a screens | 多少块银幕？ | 这周{screens}块。
t {thing}; 电影上映

= event.release | code | news text text | laptop wrench | grid paper
g code
: thing
@ 苍鹭框架
@ 飘沙数据库
@ 山雀终端
@ 钴蓝
@ 羽毛笔编辑器
@ 潮位
$ n=12..74 major=3..9 minor=0..9 people=6..80 fixes=30..240/5 days=2..9
h {thing} {major}.{minor}发布，{people}位贡献者，{fixes}处修复，我们的基准里快了{n}%。
h {thing} {major}.{minor}的基准测试写错了，提速是{n}%，不是{m}%，页面已改。
o {thing} {major}.{minor}：{people}位贡献者，{fixes}处修复，号称快{m}%。
o 今天的新版本：{thing} {major}.{minor}，大标题是快{m}%，小字是{fixes}处修复。
o 光为{fixes}处修复就该升{thing} {major}.{minor}，说明里写快{m}%。
f fix | 更正：{thing} {major}.{minor}快{n}%，{m}%出自早期的基准。 | {thing} {major}.{minor}提速{n}%，不是{m}%，感谢自己测过的读者。
x 小服务器升了{thing} {major}.{minor}，实测快{w}%，没出幺蛾子。
x {thing} {major}.{minor}弄坏我一个脚本，那脚本活该。
x 我的提交进了{thing} {major}.{minor}，就一行，是我的一行。
x {thing} {major}.{minor}测了三遍，{w}%，仅供参考。
x 午休把{thing}升到{major}.{minor}，什么都没发生，这就是最好的评价。
q {thing} {major}.{minor}修了{fixes}处，还有人有空把更新说明写得这么好。
q 有人在生产环境跑{thing} {major}.{minor}了吗，还是都在等别人？
q {people}个人下班后做出来的{thing} {major}.{minor}，赞助一个吧。
q {days}天之内自己改正基准，所以我信{thing}。
c 升了，很顺。
c 哪个基准？我测没这么多。
c 谢谢你们。
c 等第一个补丁再升，习惯。
c 文档有搜索了，好用。
a n | 到底快多少？ | 改正后的基准，{n}%。
a people | 多少人参与？ | 这次{people}位。
t {thing}; 开源

= event.chessopen | chess | news text photo | chess-pawn stopwatch | wood paper
g chess
$ n=64..420 rounds=5..9 moves=61..240 age=8..14 points=5..8
% who2=一个初中女生; 一位公交司机; 去年的亚军; 休假的医生; 一个{town}的学生
h {n}位棋手，{rounds}轮，一次消防警报：{town}公开赛结束，{who2}以{points}分夺冠。
h {town}公开赛下一轮对阵已贴出，请准时入座，苹果请到外面吃。
o {town}公开赛冠军是{who2}，约{m}人参赛。
o {who2}{rounds}轮拿{points}分，赢下{m}人参加的{town}公开赛。
o {town}公开赛最长一盘{moves}手，最短一盘的主人请求不具名。
f fix | 更正：{town}公开赛共{n}名棋手，不是{m}名。 | {town}公开赛参赛人数应为{n}，组委会确认，{m}有误。
x 在{town}公开赛输给一个{age}岁的小朋友，她赛后给了我一块饼干，我吃了。
x {town}公开赛，下了{moves}手，然后摸错了子。
x {town}公开赛的味道：茶和害怕。{w}张棋盘，一个吱吱叫的钟。
x {who2}拿了{town}公开赛，奖杯装塑料袋里坐公交走的。
x {town}公开赛我这轮出了冷门：我赢了。
q {who2}！这就是我爱{town}公开赛的原因。
q {town}公开赛的警报响的时候我正要输，从没这么感激过。
q 明年{town}公开赛直播吧，我出相机。
q 谁老在{town}公开赛吃苹果，四十号台都听见了。
c 办得真好，裁判辛苦。
c 明年有快棋组吗？
c 她小时候在我班上，早知道了。
c 七号台那盘最好看。
c 明年见。
a n | 多少人参加？ | {n}人，坐满了。
a moves | 最长一盘多少手？ | {moves}手。
t {town}公开赛

= event.bus | commute | news text photo | tram station | wall brick
g buses
$ n=6..60/2 line=3..88 stops=4..19 week=2..6
% why=新桥施工; 水管爆了; 年货集市; 轨道检修; 拍电影
h 周一起因{why}，{line}路改道，{stops}站不停，全程约多{n}分钟。
h {line}路首日运行后更新：多花{n}分钟，{stops}个站都贴了告示。
o {town}{line}路因{why}改道{week}周，预计多{m}分钟。
o {town}{line}路{stops}站停靠取消，绕行约{m}分钟，周一开始。
o {why}，{town}{line}路开始环城游：多{m}分钟，{week}周。
f fix | 更正：{town}{line}路绕行多{n}分钟，不是{m}分钟。 | {line}路那条，{town}公交说是{n}分钟，我们写的{m}不对。
x 正在{town}{line}路上，绕了{w}分钟，看到一段从没见过的河。
x {town}{line}路司机开始讲解沿途风景，全车坐过站，没人介意。
x 说多{m}分钟，实际{w}分钟，{town}{line}路，我老了。
x 去医院的放心，{town}{line}路还停，问过了。
x 我那站就在{stops}站里面，走路{week}周，腿，你好。{town}。
q {town}{line}路从我家窗前过了两次了，我家在小巷子里。
q {why}要{week}周的话，{town}人民要求最后请吃糖。
q {line}路的告示字能不能大点，我奶奶问的。{town}。
q 建议{town}{line}路以后都走这条，风景好。
c 谢谢，不然我能等到天黑。
c 夜班车也改吗？
c 票价倒是没改。
c 地图上还是老路线。
c 我那站什么都没贴。
a n | 要多花多久？ | {n}分钟。
a stops | 几站不停？ | {stops}站。
t {town}公交

= event.market | food | news photo text | basket tomato bread cheese-wedge | wood brick
g market
$ n=38..190 hour=6..9 price=5..28 kilos=80..640/10 visitors=2..9
% best=荠菜馄饨; 锅盖那么大的葱饼; 熏鱼; 桂花糖藕; 二排尽头的油墩子; 现磨芝麻酱
h {town}集市周六{hour}点开张：{n}个摊位，终于有顶棚了，自行车免费停。
h 周六小结：{n}个摊位，{visitors}千位客人，{kilos}公斤橘子。谢谢{town}！
o {town}集市开张，新顶棚下{m}个摊位，我们最爱{best}。
o {visitors}千人逛{town}集市，{m}个摊位，{best}十点就没了。
o 等了好几年，{town}有集市了：{m}个摊位，周六{hour}点。
f fix | 更正：{town}集市有{n}个摊位，不是{m}个。 | {town}集市摊位数应为{n}，{m}没算二号棚。
x {town}集市，早上{hour}点，{best}已经没了，谁买走了？
x 在{town}集市数出{w}个摊位，吃了大半。
x {town}集市的{best}，{price}块，想了一天。
x 从{town}集市拎回来的袋子比我孩子重。
x {town}集市顶棚只漏一个地方，正好在卖伞的头上。
q {town}集市做{best}的是谁，有对象吗？
q {n}个摊位没一个卖普通香蕉，{town}集市，别变。
q 健身房没做到的事{town}集市做到了：我{hour}点起床了。
q {town}集市，求一张长椅，就一张。
c 带两个袋子去。
c 几点收摊？
c 卖蜂蜜的阿姨回来了！别的不用说了。
c 能停车吗？
c 好久没有这么好的周六。
a n | 一共多少个摊位？ | {n}个，算上二号棚。
a hour | 几点开？ | 周六{hour}点。
t {town}集市

= event.comet | science | news photo text | night-with-stars | night sky
g observatory
$ n=4..26 minutes=20..70/5 people=60..900/10 degrees=8..30
h 今晚看彗星：朝西，离地平线{degrees}度，天黑后{minutes}分钟内，带双筒望远镜更好。
h 照片里彗尾长约{n}度。谢谢上山的{people}位朋友。
o {people}人上{town}后山看彗星，天文台说彗尾长{m}度。
o {town}这周彗星最好看：天黑后{minutes}分钟，彗尾{m}度。
o 在{town}怎么看彗星：朝西，{degrees}度高，{minutes}分钟。
f fix | 更正：彗尾长{n}度，不是{m}度，天文台重新量过。 | 昨天说彗尾{m}度，{town}天文台给的是{n}度。
x 在{town}看到彗星了！我觉得尾巴有{w}度，不过当时眼睛有点湿。
x {town}后山上全是压低嗓子说话的人，就为一颗彗星，人类还行。
x 从{town}我家消防梯看的彗星：一团模糊，但那是我的一团。
x {town}后山，陌生人借了我望远镜。彗星，尾巴，眼泪。
x 我家六岁的画了{town}的彗星，有脸，在笑。
q {town}阴天。彗星几千年才回来一次，就今天有云。
q 谢谢{town}天文台回答了我妈九个关于彗星的问题。
q {town}这颗彗星让整条街端着保温杯站出来了。
q 彗星隔这么多年都能准点到{town}，公交也可以。
c 找到了！烟囱左边。
c 我这儿只有路灯。
c 明天几点？
c 这次会记一辈子。
c 用望远镜看安全吗？
a n | 尾巴多长？ | {n}度，昨晚照片上量的。
a degrees | 多高？ | 离地平线{degrees}度。
t {town}彗星; 彗星

= event.tour | music | news photo text | microphone ticket mirror-ball | night
g bands
: thing | album
@ 夜班车 | 《半张地图》
@ 空海岸 | 《灯与灯之间》
@ 林未晚 | 《纸天气》
@ 鹪鹩 | 《窗台上的糖》
@ 马小满 | 《厨房收音机》
$ n=8..44 minutes=7..58 price=120..680/20 songs=16..31 cities=9..28
h {thing}新巡演，{cities}座城市，票价{price}起，不收服务费，永远不收。周五开票。
h 有人告诉我们票{n}分钟没了，不知道说什么，正在加场。{thing}
o {thing}{cities}城巡演{m}分钟售罄，票价{price}起。
o {thing}开票{m}分钟售空，或将加场。
o {songs}首歌，没有暖场：{thing}{album}巡演首站，票{m}分钟卖完。
f fix | 更正：{thing}的票{n}分钟售罄，不是{m}分钟。 | {thing}售罄用时应为{n}分钟，{m}有误。
x {thing}排队第{songs}千位，先去煮个汤。
x 抢到了！{thing}！{price}！周一再理智。
x {thing}没抢到，感觉{w}分钟都不到。
x 抢{thing}：我用电脑，我爸用手机，狗负责运气。
x 我在六十个人的小场子看过{thing}，以后讲给孙子听。
q 不收服务费！{thing}做到了！说明能做到！
q 谁有多的{thing}票，出{price}加一个蛋糕。
q 抢到{thing}的对没抢到的好一点，我没抢到。
q {cities}座城市没有我家，{thing}，看看地图。
c 加场加场加场。
c 同一分钟进去的，什么都没有。
c 恭喜，恨你。
c 山顶两张，开心。
c 有年龄限制吗？
a n | 多快卖完的？ | {n}分钟，我们眨了个眼。
a price | 票多少钱？ | {price}起，全包。
t {thing}; {thing}巡演

= event.update | tech | news text | mobile-phone laptop | grid
g apps
: thing
@ 素信
@ 小径地图
@ 便笺儿
@ 静物相机
@ 云雀播放器
@ 豆荚播客
$ n=6..38 version=4..19 mb=60..480/10 old=3..7 hours=2..9 percent=8..40
h {thing} {version}开始推送，小了{mb}兆。年费下月起涨{n}元，老用户不变。
h 之前写{thing}涨{m}元，应为{n}元，表格没更新，吓到大家了。
o {thing} {version}不再支持{old}年前的手机，年费涨{m}元。
o {thing}年费涨{m}元，体积减{mb}兆。
o {thing} {version}看点：小{mb}兆，省电最多{percent}%，年费多{m}元。
f fix | 更正：{thing}年费涨{n}元，不是{m}元，官方已改表格。 | {thing}那条，涨幅应为{n}元，我们写了{m}元。
x 老手机升了{thing} {version}，能用，还多撑{hours}个小时，没想到。
x {thing} {version}把归档按钮藏哪了？找了{hours}分钟。
x 退订{thing}，重读一遍公告，又订回来了，只涨新用户。
x {thing} {version}挪了我唯一用的那个按钮。我是个简单的人，我不高兴。
x {thing} {version}说省电{percent}%，我测了，差不多。
q {thing}用人话道歉，这才是我要的更新。
q {thing} {version}断网还能用吗？我就关心这个。
q 别的应用：{version}，更多功能。{thing}：更小。敬礼。
q 我爸问{thing} {version}要不要他做点什么。要吗？
c 昨晚自动更的，没感觉。
c 老价格不变就行。
c 把灰色图标还回来。
c {old}年的老手机，能跑。
c 终于知道减肥了。
a n | 一年多多少？ | {n}元，只对新用户。
a mb | 小了多少？ | {mb}兆。
t {thing}

= event.birds | pets | news photo text | duck parrot | water grass
g wildlife
$ n=3..9 days=24..40 metres=20..120/10 volunteers=12..90 weeks=2..7
: thing | art
@ 天鹅 | duck
@ 红隼 | parrot
@ 水獭 | water-wave
@ 猫头鹰 | parrot
@ 䴙䴘 | duck
h {town}的{thing}有{n}只宝宝了！请保持{metres}米以上，遛狗牵绳。
h {town}摄像头好消息：{n}只小{thing}，早上六点前都吃过了。
o {town}{thing}孵出{m}只幼崽，多年来头一窝，{volunteers}名志愿者轮班守着。
o 摄像头拍到第一枚蛋{days}天后，{town}的{thing}有了{m}只宝宝。
o 因{thing}育雏，{town}水边小路封闭{weeks}周。
f fix | 更正：{town}{thing}有{n}只宝宝，不是{m}只。 | {town}那窝{thing}是{n}只，{m}只是数漏了躲着的。
x 隔着栏杆数出{w}只小{thing}，拿望远镜的阿姨说我数错了。{town}。
x {town}的直播开了三天，{thing}不知道我爱它们。
x {town}，{thing}！刹车太急，摔了。
x 在{town}守{thing}，早上五点到八点，最好的一班岗。
x {town}一个跑步的大哥等了十分钟让{thing}过路，好人。
q {town}这窝{thing}的观众比我们乐队的都多。
q 在{town}遛狗的，牵绳，为了{thing}，就{weeks}周。
q {town}最小的那只{thing}跟网球一样大，已经会生气了。
q {town}的小{thing}，全都要长大。
c 停不下来，看一天了。
c 最小的叫纽扣，我定的。
c 封路的时候茶摊开吗？
c 志愿者辛苦！
c 看见苍鹭离得太近，捏把汗。
a n | 现在有几只？ | 今早{n}只。
a metres | 要离多远？ | {metres}米，拜托。
t {town}{thing}
`;
