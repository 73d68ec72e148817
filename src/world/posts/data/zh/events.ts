/** 中文事件，多个账号各说各的数字。格式见 ../../form-data.ts 和 ../en/events.ts。 */
export const events = `
= event.ferry | commute | news photo text text | ferry water-wave | water sky
g ferries
$ n=20..95/5 boats=2..4 price=8..18 hour=6..8
% cause=跳板故障; 航道大雾; 螺旋桨缠了绳子; 港口漂来一截树干; 码头水位太低
h 航班动态：受{cause}影响，今早渡船晚点约{m}分钟，我们正在处理，抱歉给大家带来不便。 | 谢谢告知 | 车能上吗？ | 要多久才能恢复
h 更新：目前晚点{n}分钟，{boats}条船在运行，今天的船票全天有效。 | 收到 | 总算有消息了 | 晚上会加班次吗？
o {town}轮渡因{cause}晚点约{m}分钟，目前{boats}条船运行。 | 早上就堵在那儿 | 谢谢
o 受{cause}影响，{town}渡口晚点约{m}分钟，出行请预留时间。 | 还好我开车了 | 现在还没恢复
o {town}码头排起长队，晚点{m}分钟，运营方称因{cause}。 | 队伍到马路上了 | 年年都有
o 早高峰：{town}轮渡晚点{m}分钟，建议改走大桥。 | 桥上也堵 | 已经在家办公了
f fix | 更正：{town}轮渡晚点{n}分钟，不是此前报道的{m}分钟。 | 早上我们写{town}轮渡晚点{m}分钟，运营方确认为{n}分钟，抱歉。
x {town}轮渡，{hour}点排到现在，说是{m}分钟，我看得{w}分钟。 | 同在排队，冻死 | 看见船了吗？ >> 远处有一条
x 等了{w}分钟了，{town}码头。有人在分橘子，挺好的。 | 好人 | 哪个码头？
x 终于上了{town}的船，{w}分钟。船长道歉了，态度还行。 | 上了就好 | 羡慕，还在排
x [gripe] 因为{town}轮渡，会没赶上，烦。 | 希望领导理解 | 我也是
x 要去{town}坐船的别急着出门，一动不动。码头咖啡{price}块一杯，开着。 | 谢谢提醒 | 掉头了
x {town}码头一队春游的小学生在唱歌，堵着也不算太坏。 | 老师辛苦了 | 我在对岸都听见了
x {town}好像动了，车开始上船了。 | 太好了 | 马上出门
x 能看见船，就停在那儿，{town}轮渡到底怎么回事？ | 说是{cause} | 没人知道
x {town}轮渡，{hour}点来的，等了{w}分钟，就{boats}条船，穿厚点。 | 谢谢 | 惨
q {town}轮渡这个月第三次了吧。 | 第四次 | 票价还涨了
q 说句公道话，{town}轮渡今天通知得挺及时。 | 同意 | 该夸夸
q {town}轮渡恢复了吗？我妈在对岸。 | 恢复了，慢 | 刚坐过，等了半个小时
q 整个{town}就{boats}条船，说了多少年了。 | 没钱 | 修桥都便宜
q {town}轮渡能退票吗？等够了。 | 票背面有电话 | 超过一小时才退
q {cause}，偏偏是周一，{town}轮渡真会挑日子。 | 也不能怪他们 | 昨晚检查一下也好
q 平时挺喜欢住{town}的，除了轮渡出问题的日子。 | 比堵高速强 | 风景还是好
q {town}轮渡下午能正常吗？ | 说两点恢复 | 看公告，一直在变
q {town}轮渡晚{n}分钟，{boats}条船，票价没变。 | 差不多就这样 | 还没厕所
c 谢谢更新
c 还在等
c 走桥了
c 希望大家都能准时到
c 这一早上
c 在另一头排着
a n | 现在晚点多久？ | {n}分钟
a boats | 几条船在跑？ | {boats}条
t {town}轮渡

= event.half | running | news photo text text | running-shoe ticket | sky dawn
g runs
$ n=2100..7800/10 minute=11..29 second=11..58 raised=18..96 finishers=91..98 seconds=4..49
% winner=一位{town}的邮递员; 一位数学老师; 一个十九岁的学生; 一位{town}的面包师; 三个孩子的爸爸
h 圆满结束！今天{n}人站上{town}半马起点，人数创纪录，目前完赛率{finishers}%。谢谢大家！ | 组织得真好 | 今年最好的一场 | 志愿者辛苦
h 谢谢{town}，大家为儿童病房筹到{raised}万元。成绩已公布，遗失物品在服务台。 | 太好了 | 查到成绩了 | 有捡到灰色外套吗？
o 约{m}人参加今天的{town}半马，冠军是{winner}，成绩1:{minute}:{second}。 | 精彩 | 这成绩厉害
o {town}半马：{winner}以1:{minute}:{second}夺冠，领先{seconds}秒。组委会称约{m}人参赛。 | 实至名归 | 冲刺那段我在现场
o {town}半马今年{m}人参赛，规模最大的一届。 | 气氛真好 | 全城都是人
o {town}半马结束，道路三点恢复通行，今年约{m}人参加。 | 终于 | 谢谢路况
f fix | 更正：{town}半马起跑人数为{n}，{m}是报名人数。 | 此前报道{town}半马{m}人参赛，准确数字为{n}。
x 跑完{town}半马了！腿没了，奖牌挂着，开心。 | 恭喜！ | 厉害
x [share] 今天在{town}半马当志愿者，大家都太棒了。 | 谢谢志愿者 | 有你们真好
x 说{town}半马{m}人，我在桥上看着得有{w}，浩浩荡荡。 | 人真多 | 光过完就十分钟
x [share] 带着两个孩子在{town}半马路边敲锅加油。 | 听见了！ | 全程最响的一段
x {winner}拿了{town}半马冠军，全场都在喊。 | 太强了 | 我也在旁边
x [gripe] {town}半马十五公里退了，小腿，明年再来。 | 好好养 | 还有机会
x [share] 我妹刚跑完{town}半马，一路骂，跑完说明年还来。 | 跑步就是这样 | 替我恭喜她
x [gripe] 因为{town}半马堵了两个小时，能不能早点通知。 | 贴了好几周了 | 我也误车了
x 跟我爸一起跑的{town}半马，他六十八，比我快。 | 叔叔厉害 | 太有爱了
x {town}半马起点少说{w}人，我过起点线都走了十分钟。 | 一样 | 开头根本跑不动
q {town}半马筹了{raised}万，这座城真好。 | 骄傲 | 参加了，值
q {winner}拿了{town}半马冠军，今天的好心情。 | 一样 | 太励志
q 报了明年的{town}半马，大家监督我。 | 不许退 | 明年见
q {town}半马到底是{m}还是{n}？两个数都看到了。 | 后面那个，更正过了 | 前面是报名数
q 谢谢办{town}半马的所有人，连厕所都够。 | 存包也快 | 同意
q {town}半马的照片哪里看？ | 一般两天后 | 说明天出
q 每年看{town}半马都说明年我也跑，每年。 | 明年！ | 我也是
q {town}半马过后我家楼下全是橘子皮，值了。 | 环卫已经在路上了 | 说五点扫完
q {n}人起跑，完赛率{finishers}%，筹了{raised}万，{town}半马厉害。 | 好数据 | 骄傲
c 太精彩了
c 办得好
c 祝贺所有完赛的
c 加油的人好多
c 明年我也跑
c 天气也好
a n | 多少人起跑？ | {n}人
a raised | 筹了多少？ | {raised}万元
t {town}半马

= event.cup | football | news photo text text | running-shoe | grass night
g clubs
: thing | other
@ 澜江联 | 松岭青年
@ 望川城 | 白鹭港
@ 北门铁路 | 旧窑竞技
@ 沙洲湾 | 云溪体育
@ 白鹭港 | 北门铁路
@ 云溪体育 | 澜江联
$ n=1200..9600/20 home=2..4 away=0..1 minute=81..93
% scorer=三十八岁的队长; 青年队上来的小将; 左后卫; 刚上场的替补
h 全场结束：{thing} {home}比{away} {other}，我们晋级了！ | 牛！ | 今晚太疯了 | 为每个人骄傲
h 今晚到场{n}人，谢谢你们的声音。 | 好多年没有这种气氛了 | 下一轮见 | 嗓子喊哑了
o 杯赛冷门：{thing}{home}比{away}淘汰{other}，约{m}人见证，最后一球第{minute}分钟由{scorer}打进。 | 应得的 | 大冷门
o {thing}{home}比{away}{other}，主队晋级，现场{m}人。 | 俱乐部的大日子 | 没想到
o {other}{away}比{home}不敌{thing}，告别杯赛，现场{m}人。 | 教练压力大了 | 全场都不行
o 战报：{thing}末段进球淘汰{other}，{m}人到场。 | 气氛绝了 | 太有戏剧性
f fix | 更正：{thing}主场今晚到场{n}人，此前的{m}是售票数。 | {thing}对{other}一役现场人数应为{n}，不是{m}，抱歉。
x [win] 我在现场，{thing}{home}比{away}，嗓子没了。 | 我也是！ | 一辈子忘不了
x [win] 第{minute}分钟，{scorer}，我们看台炸了。{thing}！ | 抱了十几个陌生人 | 还在抖
x 今晚得有{w}人吧，{thing} | 感觉更多 | 看台上动都动不了
x {other}球迷，对方踢得更好，{thing}下一轮加油。 | 大气 | 祝你们联赛顺利
x [share] 赛后给外公打电话，他看过{thing}上一次杯赛，在电话里哭了。 | 足球就是这样 | 太好了
x [gripe] {thing}主场厕所排队，进球没看到。 | 天哪 | 回家看回放吧，值得
x [share] 跟上千个{thing}球迷一起唱着走回家，最好的晚上。 | 我家都听见了 | 我就在里面
x [gripe] {other}球迷，难受，还要开很久的车回去。 | 别灰心 | 路上慢点
x [win] {home}比{away}！我看有{w}人，第{minute}分钟以后就没停过唱。{thing}！ | 太疯了 | 这声音
q {home}比{away}！{thing}！我在婚礼上喊出来了，新郎正在讲话。 | 哈哈哈哈 | 新人原谅你了吗
q {thing}下一轮想抽谁？ | 强队，客场 | 主场就行
q 上班完全没心思，{thing}害的。 | 一样 | 集锦看了十遍
q {other}花了那么多钱，输给{thing}，杯赛真好看。 | 钱不是万能的 | 最好看的比赛
q 谁有{thing}那场的集锦？没看到。 | 俱乐部明早发 | 已经有了
q 赛前谁猜到是{scorer}进的？{thing}！ | 没有人 | 中场我真说了
q {thing}今天是真拼，跑到最后。 | 更想赢 | 全队都是
q 下一轮的大巴要订起来了，{thing}走起。 | 给我留个位 | 两个
q 周中的比赛{n}人，{thing}可以啊。 | 好俱乐部 | 好几年没这么多了
c 太好看了
c 牛！
c 恭喜
c 替他们高兴
c 下一轮见
c 门将也要夸一下
a n | 今晚来了多少人？ | {n}人
a minute | 最后一球是几分钟？ | 第{minute}分钟
t {thing}; 杯赛之夜

= event.lanterns | local | news photo text text | candle night-with-stars | night rose
g council
$ n=180..960/10 hour=5..7 boats=12..60 price=6..15
% where=运河码头; 集市广场; 老船坞; 小学操场; 河边台阶
h 临时通知：因为风大，今晚的灯会改到{where}，{hour}点开始，欢迎大家。 | 谢谢通知 | 附近能停车吗？ | 到时候见
h 今晚点亮{n}盏灯，谢谢{town}，谢谢{boats}位志愿者。 | 太美了 | 谢谢组织 | 最好的一年
o 受大风影响，{town}灯会改到{where}，晚上{hour}点开始。 | 好决定 | 谢谢
o 昨晚{m}盏灯亮在{town}{where}。 | 照片真好看 | 孩子特别喜欢
o {town}灯会：{boats}名志愿者，{m}盏灯，全城出动。 | 我们去了 | 好看
o 今年{town}灯会约{m}盏灯。 | 比去年多 | 美
f fix | 更正：{town}灯会共点亮{n}盏灯，不是{m}盏。 | 我们此前写{town}灯会{m}盏灯，主办方确认为{n}盏。
x [share] {town}今晚，少说有{w}盏灯，歪的那颗星星是我女儿做的。 | 星星最好看 | 太美了
x 在{where}！不是老地方，我先跑错了。{town}灯会。 | 谢谢，正要去 | 我也跑错了
x [share] {price}块一杯的热糖水，小孩提着灯跑来跑去，风也停了。{town}真好。 | 这种晚上太好了 | 我们刚到
x [share] {town}路灯一关，所有人都安静了，起鸡皮疙瘩。 | 最好的一刻 | 每年都这样
x [share] 有人把我们邮递员做成了灯，他本人站旁边笑。{town} | 哈哈哈 | 想看照片
x [gripe] {town}灯会停车太难了，错过一半。 | 我坐公交来的 | 明年早点
x [share] 搬来{town}以后第一次看灯会，怎么没人早告诉我。 | 欢迎 | 一年里最好的一晚
x [worry] 谁在{town}{where}捡到一只小红手套？儿子哭了一路。 | 帮你留意 | 明天去服务台问问
x [share] {town}我数出{w}盏灯，糖水{price}块一杯。 | 好看 | 想喝
q {town}灯会放在{where}真好，以后就在那儿吧。 | 同意 | 比老地方强
q {town}灯会是我家初中生唯一还肯跟我去的活动。 | 珍惜 | 我家也是
q 离开{town}三年了，刷到灯会的照片，想家了。 | 明年回来看 | 等你
q 谢谢{town}灯会的志愿者们。 | 辛苦了 | 他们人都很好
q 有人拍到{town}亮灯那一刻吗？ | 我有一小段，晚点发 | 官方账号有
q {town}灯会明天还有吗？ | 没了，就一天 | 可惜就一晚
q {town}灯会那些大灯怎么做的？我们的在车上就散了。 | 秋天有教做灯的班 | 竹篾加棉纸，胶多抹点
q 一年里{town}最好的活动就是灯会。 | 没错 | 还免费
q {n}盏灯，{boats}位志愿者，{town}灯会辛苦了。 | 真好 | 谢谢他们
c 太美了
c 玩得很开心
c 又错过了
c 好看
c 孩子还在说这件事
c 谢谢所有人
a n@boats | 一共多少盏灯？ | {n}盏
a hour@never | 几点开始？ | 晚上{hour}点
t {town}灯会

= event.powercut | local | news text text photo | candle light-bulb electric-plug | night paper
g power
$ n=240..3900/20 hour=4..7 minutes=45..190/5 streets=6..30
% cause=挖断电缆; 树枝压线; 雷击; 电缆箱进水; 变电站故障
h {town}目前约{m}户停电，抢修人员正赶往现场，请关照身边的老人。 | 谢谢 | 大概要多久？ | 我们整条街都没电
h {town}{n}户已全部恢复供电，历时{minutes}分钟，原因为{cause}。感谢大家的耐心。 | 师傅辛苦 | 来电了 | 挺快的
o {town}{streets}条街停电，傍晚{hour}点起约{m}户受影响。 | 我们家就是 | 谢谢
o {town}{m}户停电，原因还在排查。 | 蜡烛找出来了 | 希望睡前能来
o {town}恢复供电，停了{minutes}分钟，原因是{cause}。 | 终于 | 辛苦了
o {town}约{m}户停电，抢修车已到场。 | 刚过去两辆 | 大家都还好吧
f fix | 更正：{town}停电影响{n}户，不是{m}户，供电公司已更新数字。 | 此前写{town}停电{m}户，实际为{n}户。
x {town}我们这条街全黑了，只有我们吗？ | 我们也是 | 山上也没了
x [share] {town}停电，点蜡烛打牌，孩子以为过节。 | 享受一下 | 我们也是，挺好的
x 饭做到一半，{town}停电了，半生的面。 | 天哪 | 有卡式炉吗
x 来电了！{town}，停了{minutes}分钟。 | 我们还没 | 太好了
x 刚问了抢修的师傅，{cause}。{town}。 | 谢谢 | 怪不得
x [share] 停电以后{town}能看到好多星星，快出来看。 | 刚看了，真的 | 好美
x [worry] {town}停电，隔壁老人在家吸氧，已经打电话了，说派人来。 | 幸好你在 | 希望快点到
x {town}红绿灯也灭了，路口开慢点。 | 谢谢提醒 | 交警到了
x {town}停电，手机还剩9%，明天见。 | 车里充一下 | 晚安
x {town}，{hour}点停的，{minutes}分钟，我掐的表。 | 够久 | 一样
q {town}什么时候来电，有人知道吗？ | 说一小时内 | 网站上写八点
q {cause}就能让半个{town}没电，线路该换了。 | 四十年了 | 一直在说
q 谢谢今晚在{town}摸黑抢修的师傅。 | 致敬 | 送点热水去
q {town}停电，冰箱里的东西怎么办？ | 别开门，能撑一天 | 冻的先吃
q {town}唯一有发电机的烧烤摊今晚赚翻了。 | 排到路口了 | 最香的一次
q {town}停电才发现家里一个手电都没有。 | 手机啊 | 蜡烛总有吧
q {town}停电，明天学校还上课吗？ | 没通知 | 应该上，这边来了
q 停电以后跟邻居聊了一晚上，{town}可以多停几次。 | 不停也可以聊 | 倒也是
q {n}户，{minutes}分钟修好，{town}这次停电处理得不错。 | 挺快 | 公道
c 来电了
c 我们还没有
c 希望快点恢复
c 谢谢消息
c 看看身边的老人
c 今年冬天第二次了
a n | 影响多少户？ | {n}户
a minutes@never | 停了多久？ | {minutes}分钟
t {town}停电

= event.snowfall | weather | news photo text text | snowflake | sky night
g weather
$ n=8..41 degrees=2..11 roads=2..9 schools=3..19 km=40..75/5
h {town}站昨夜积雪{n}厘米，最低气温零下{degrees}度，今天白天雪停。 | 谢谢 | 好美 | 路很难走
h 今晚起{town}有雪，山区可达{m}厘米，阵风{km}公里每小时。 | 还下？ | 谢谢提醒 | 来了来了
o {town}今早积雪{m}厘米，{schools}所学校停课，{roads}条道路封闭。 | 孩子高兴坏了 | 注意安全
o {town}积雪{m}厘米，铲雪车凌晨三点出动。 | 辛苦了 | 我们这条路还没铲
o {town}周边{schools}所学校今天停课，山上雪深{m}厘米。 | 有名单吗？ | 谢谢
o {town}积雪{m}厘米，近十年最多，交警提醒非必要不出行。 | 哇 | 今天哪也不去
f fix | 更正：{town}积雪官方数字为{n}厘米，不是{m}厘米。 | {town}站实测积雪{n}厘米，此前的{m}厘米是预报值，抱歉。
x {town}，院子桌上量的，{w}厘米。 | 差不多 | 山上更多
x [share] {town}好多年没下过这么大的雪了，全城的人都在坡上。 | 我们正要去 | 好好玩
x 公交停在{town}坡下上不去了，全车人下来走。 | 小心 | 几路？
x [share] 狗第一次见雪！{town} | 太可爱了 | 喜欢吗？ >> 不肯回家
x [gripe] {town}零下{degrees}度，车打不着了。 | 多半是电瓶 | 我也是
x {town}大路清了，小路跟镜子一样。 | 谢谢 | 刚看见有人摔
x [share] 今天{town}特别安静，一辆车都没有。 | 喜欢这种安静 | 下雪最好的地方
x {town}停课，我在家办公，加三个孩子和一个雪人。 | 祝你好运 | 好好玩雪
x 刚帮着推了四辆车上坡，{town}，今日好事完成。 | 好人 | 有一辆可能是我的，谢谢
x {town}我家门口{w}厘米，零下{degrees}度。 | 冷 | 一样
q 谢谢{town}铲雪的师傅们。 | 辛苦 | 半夜就出来了
q {town}今天有开门的店吗？家里没菜了。 | 街角那家开着 | 大超市十点开
q 虽然出行麻烦，但是{town}真的好看。 | 确实 | 就第一天好看
q {town}一下雪就全停了。 | 这可不是一点雪 | 没设备
q {town}的火车还开吗？ | 一小时一班 | 中午以后才开
q {town}的邻居，有空把自家门口的雪扫一下吧，老人多。 | 说得对 | 扫了
q {town}有老人要买菜遛狗的可以找我，我有雪地靴。 | 太好了 | 我妈可能需要，私信你
q 儿子今天数学考试，{town}停课了，他说是奇迹。 | 哈哈哈 | 他一辈子记得
q {n}厘米，{schools}所学校停课，{town}这场雪够说好几年。 | 会的 | 孩子也会
c 注意安全
c 好美
c 我们这儿就一层
c 还在下
c 多穿点
c 路不好走
a n@schools | 最后下了多少？ | {n}厘米
a schools | 多少学校停课？ | {schools}所
t {town}下雪

= event.festival | books | news text photo | books ticket microphone | linen wall
g library
$ n=1100..6400/20 talks=14..60 price=10..50/5 days=2..4 hours=1..2
% star=一位九十岁的诗人; 合写一本书的两姐妹; 守灯塔的人的孙女; 一位{town}的新人作家; 一位退休刑警
h {town}书市结束了，{n}人次，{talks}场活动，谢谢每一位来的、读的、帮忙的朋友！ | 很好的周末 | 谢谢组织 | 明年什么时候？
h {town}书市门票{price}元，{days}天{talks}场活动，周日嘉宾是{star}。 | 买了 | 有家庭票吗？ | 期待
o {m}人次逛了{town}书市，最受关注的是{star}。 | 同意 | 在现场，很好
o {town}书市：{talks}场活动，{m}人次，{star}那场排起长队。 | 排得值 | 好活动
o {town}书市{star}专场满座，总计{m}人次。 | 没进去 | 真好
o {town}书市今年约{m}人次。 | 高兴 | 应得的
f fix | 更正：{town}书市共{n}人次，{m}是去年的数字。 | {town}书市应为{n}人次，不是{m}，向读者致歉。
x 在{town}书市排队等{star}，希望值得。 | 值得！ | 我在你后面
x [share] 刚听完{star}在{town}书市的分享，好多人都哭了。 | 可惜没去 | 最好的一场
x [share] 空着包来{town}书市，背了九本走。 | 才九本 | 哈哈哈
x {town}书市人真多，得有{w}。 | 挤 | 挺好
x [share] 在{town}书市签到名了！ | 羡慕 | 谁的？ >> 开场那位
x [gripe] {town}书市周日那场没座位了，早该预约。 | 门口有人退票 | 一样
x [share] {town}书市的儿童帐篷太好了，两个小时没看手机。 | 我家喜欢木偶戏 | 好主意
x {town}书市，外面下雨，大家都在看书喝茶，舒服。 | 想去 | 哪个茶摊？
x 今天在{town}书市当志愿者，来服务台打个招呼。 | 辛苦 | 晚点来
x {town}书市{talks}场活动我听了三场，{price}块花得值。 | 哪三场？ | 一样
q 每个城市都该有{town}书市这样的活动。 | 是 | 我们那儿停办好几年了
q {town}书市才{price}块，太值了。 | 真的 | 十二岁以下还免费
q {star}在{town}书市那场有录音吗？想听。 | 图书馆一般会录 | 说会放网上
q 一个人去的{town}书市，认识了两个朋友。 | 真好 | 爱书的人都好
q 下次{town}书市想请谁？ | 多请诗人 | 来个好笑的
q 逛完{town}书市，家里的书堆彻底失控。 | 总是这样 | 值
q 办{town}书市的图书管理员该放个假。 | 真的 | 辛苦了
q 去{town}书市之前没读过{star}的书，现在读了两本。 | 书市就该这样 | 我也是
q {days}天{n}人次，{town}书市办得好。 | 应得的 | 团队厉害
c 很好的周末
c 办得好
c 明年去
c 当志愿者了，很开心
c 今年节目好
c 希望再长一点
a n@hours | 一共多少人？ | {days}天{n}人次
a price | 门票多少？ | {price}元
t {town}书市

= event.premiere | film | news photo text text | popcorn film-frames ticket | night rose
g films
: thing
@ 《末班渡船》
@ 《十一扇窗》
@ 《雪花点》
@ 《小船》
@ 《十七把椅子》
@ 《养蜂人的地图》
$ n=22..88 minutes=4..11 screens=60..380/10 score=62..94 price=29..69
h {thing}今天上映，{screens}块银幕，谢谢每一位一起走到今天的人。 | 等很久了 | 票买好了 | 期待
h {thing}首周末{n}万人次，谢谢大家。 | 应得的 | 恭喜剧组 | 二刷了
o {thing}首周末{m}万人次，{screens}块银幕。 | 小成本不容易 | 看了，喜欢
o {thing}开画表现不错：{m}万人次，影评人打分{score}（满分一百）。 | 应得的 | 真的好看
o {thing}以{m}万人次拿下周末第一。 | 不意外 | 好
o {thing}首周末{m}万人次，首映礼掌声持续{minutes}分钟。 | 在现场，震撼 | 听着好久
f fix | 更正：{thing}首周末{n}万人次，不是{m}万，发行方已修正。 | {thing}首周末应为{n}万人次，此前写成了{m}万。
x [share] 刚看完{thing}，缓一会儿。 | 这么好？ | 别剧透！
x [share] {thing}首映，掌声{minutes}分钟，导演哭了。 | 真想在现场 | 应得的
x 今晚{thing}满场，票价{price}，好久没见满场了。 | 真好 | 哪家？
x [gripe] 不喜欢{thing}，我先说了。 | 看人 | 谢谢，以为只有我
x [gripe] 看{thing}，一半人在刷手机，那来干嘛。 | 气死 | 影院该管管
x 坐在影厅里等{thing}开场，激动。 | 好好看 | 看完说说
x [share] 带我妈看了{thing}，回来一直在讲。 | 真好 | 我妈也是
x 还有两个小时看{thing}，先不看评论了。 | 明智 | 先屏蔽你
x [share] 什么都不知道就去看{thing}，这样最好。 | 同意 | 记下了
x {price}块看{thing}，散场掌声{minutes}分钟，值。 | 真好 | 心动
q {thing}影评人给{score}分，大家觉得呢？ | 我喜欢 | 差不多
q {thing}值得去影院看吗，还是等网上？ | 影院，声音好 | 可以等
q {thing}最后一幕，不剧透，但是哇。 | 懂 | 还在想
q 全公司就我没看{thing}了。 | 今晚就去 | 别进茶水间
q {thing}十二岁能看吗，吓人吗？ | 不吓人 | 有一处声音大，别的还好
q 一年没进影院了，为了{thing}去一次。 | 选得好 | 好好看
q 周六去看{thing}，要准备什么心情？ | 什么都别想 | 带纸巾
q {thing}的配乐该拿遍所有奖。 | 是 | 正在听
q {n}万人次，{screens}块银幕，{thing}可以。 | 应得 | 替他们高兴
c 喜欢
c 想看
c 这周去
c 没觉得有那么好
c 好片
c 别剧透
a n@minutes | 首周末怎么样？ | {n}万人次
a screens | 多少块银幕？ | {screens}块
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
$ n=12..74 major=3..9 minor=1..9 people=16..80 fixes=30..240/5 days=2..4
h {thing} {major}.{minor}发布，{people}位贡献者，{fixes}处修复，基准测试中快了{n}%。 | 恭喜 | 今晚升 | 感谢大家
h {thing} {major}.{minor}的基准测试有误，提速是{n}%，不是{m}%，页面已更正。 | 坦诚 | 就该这样 | 还是不错
o {thing} {major}.{minor}发布：{fixes}处修复，官方称提速{m}%。 | 试了，不错 | 可以
o 新版本：{thing} {major}.{minor}，{people}位贡献者，{fixes}处修复，快{m}%。 | 更新日志写得好 | 等很久了
o {thing} {major}.{minor}号称快{m}%，我们还没实测。 | 等你们测 | 想看结果
o {thing} {major}.{minor}有什么新东西、会弄坏什么、{m}%是怎么来的。 | 写得好 | 有用
f fix | 更正：{thing} {major}.{minor}提速{n}%，{m}%出自早期的基准。 | {thing} {major}.{minor}快{n}%，不是{m}%，感谢指出的读者。
x 小服务器升了{thing} {major}.{minor}，快了{w}%左右，没出问题。 | 差不多 | 数据库多大？
x {thing} {major}.{minor}弄坏我一个脚本，五分钟改好，迁移说明里写了。 | 谢谢提醒 | 哪部分？
x [win] 我的第一个合并请求进了{thing} {major}.{minor}！ | 恭喜！ | 厉害，改了什么？
x {thing} {major}.{minor}测了三遍，平均{w}%。 | 什么机器？ | 跟我差不多
x 午休升了{thing}，什么都没坏。 | 最好的版本 | 工作日升，勇敢
x [gripe] {thing} {major}.{minor}在老机器上起不来，回滚了。 | 提个问题，他们回得快 | 一样，要新内核
x {thing} {major}.{minor}的文档比以前好太多了。 | 终于能搜索了 | 感谢写文档的人
x 测试环境跑了一上午{thing} {major}.{minor}，内存也降了。 | 好消息 | 降多少？
x {thing} {major}.{minor}三台机器平均快{w}%，{fixes}处修复看得眼花。 | 谢谢实测 | 差不多
q {thing} {major}.{minor}修了{fixes}处，更新日志看着真舒服。 | 确实 | 别的项目学学
q 有人在生产环境上{thing} {major}.{minor}了吗？ | 今早上的，正常 | 等第一个补丁
q {thing} {major}.{minor}是{people}个人业余做的，用的话赞助一下吧。 | 已赞助 | 提醒得好
q {thing}{days}个小时内自己更正了基准，信任就是这么来的。 | 是 | 敬佩
q {thing} {major}.{minor}在ARM上有人对比过吗？ | 今晚试 | 有一点提升
q {thing} {major}.{minor}还支持旧配置格式吗？ | 支持，有警告 | 下个大版本才删
q 从第一版用{thing}到现在，越来越好。 | 我也是 | 良心项目
q {thing} {major}.{minor}现在升还是等小版本？ | 等一周 | 现在，很稳
q 所以{thing} {major}.{minor}是{n}%，{fixes}处修复，可以。 | 一样 | 还是不错
c 升了，没问题
c 感谢所有贡献者
c 哪个基准？
c 等第一个补丁
c 好项目
c 支持
a n | 到底快多少？ | 更正后的基准是{n}%
a people | 多少人参与？ | {people}人
t {thing}; 开源

= event.chessopen | chess | news text photo | chess-pawn stopwatch | wood paper
g chess
$ n=64..420 rounds=7..9 moves=81..240 age=8..13 points=6..7
% who2=一个初中女生; 一位公交司机; 去年的亚军; 一位医生; 一个{town}的学生
h {town}公开赛结束：{n}位棋手，{rounds}轮，{who2}以{points}分夺冠，恭喜！ | 好比赛 | 恭喜 | 裁判辛苦
h {town}公开赛下一轮对阵已公布，请准时入座。 | 谢谢 | 又是后手 | 到时候见
o {town}公开赛冠军是{who2}，约{m}人参赛。 | 恭喜 | 今年水平高
o {who2}{rounds}轮拿{points}分，赢下{m}人参加的{town}公开赛。 | 实至名归 | 最后一盘太精彩了
o {town}公开赛{m}人参赛，最长一盘{moves}手。 | 我那盘感觉更长 | 体力活
o {town}公开赛爆冷：{who2}力压{m}位选手夺冠。 | 太好了 | 励志
f fix | 更正：{town}公开赛共{n}人参赛，不是{m}人。 | {town}公开赛参赛人数应为{n}，组委会已确认，此前的{m}有误。
x 在{town}公开赛输给一个{age}岁的小朋友，人家还安慰我。 | 小朋友最可怕 | 去年我也是
x {town}公开赛，下了{moves}手，最后漏着。 | 痛 | 好好休息
x {town}公开赛第三轮，安静得能听见钟响，得有{w}张棋盘。 | 加油 | 我在另一边
x [win] {town}公开赛赢了一个比我高两级的！ | 恭喜！ | 怎么赢的？
x {who2}刚拿了{town}公开赛冠军，全场鼓掌。 | 应得 | 看得过瘾
x [gripe] {town}公开赛有人手机响了，铃声特别大。 | 直接判负？ | 我也吓一跳
x 在{town}公开赛跟刚赢我的大哥复盘，比下棋还开心。 | 这才是下棋 | 同感
x [share] 儿子第一次参加{town}公开赛，最后一名，已经在盼明年了。 | 真好 | 替我夸夸他
x {town}公开赛大概{w}张棋盘，我{moves}手和了。 | 稳 | 好结果
q {who2}夺冠，这就是我喜欢{town}公开赛的原因。 | 一样 | 谁都可能赢谁
q 明年{town}公开赛能直播吗？ | 我要看 | 以前直播过前几台
q {town}公开赛的棋谱哪里看？ | 明天应该有 | 棋院网站
q {town}公开赛是我一年里下得最开心的比赛。 | 同意 | 饭也好吃
q 第一次参加比赛就是{town}公开赛，上瘾了。 | 欢迎 | 以后只会更严重
q 明年{town}公开赛谁去？拼车。 | 我 | 算我一个
q 恭喜{who2}，{town}公开赛太好看了。 | 是 | 当之无愧
q {town}公开赛连输四盘，还是很开心。 | 这心态 | 明年再来
q {n}人，{rounds}轮，{town}公开赛组织得好。 | 同意 | 确实
c 好比赛
c 恭喜
c 谢谢组织者
c 明年见
c 前几台太精彩了
a n | 多少人参加？ | {n}人
a moves | 最长一盘多少手？ | {moves}手
t {town}公开赛

= event.bus | commute | news text photo | station | wall brick
g buses
$ n=10..30/2 line=3..88 stops=4..9 week=2..6
% why=新桥施工; 水管抢修; 年货集市; 轨道检修; 路面翻修
h 周一起{line}路因{why}改道，{stops}站停靠取消，全程约增加{n}分钟。 | 谢谢通知 | 是哪几站？ | 夜班车也改吗？
h {line}路首日运行情况：绕行增加{n}分钟，{stops}个取消的站都已贴告示。 | 我那站没有 | 谢谢 | 要多久？
o {town}{line}路因{why}改道{week}周，预计增加{m}分钟。 | 好吧 | 谢谢
o {town}{line}路{stops}站停靠取消，周一起，绕行约{m}分钟。 | 有我那站 | 记下了
o {why}，{town}{line}路改道{week}周，多花{m}分钟。 | 本来就晚 | 谢谢消息
o {town}{line}路改道怎么坐：多{m}分钟，{stops}站不停。 | 有用 | 有地图吗？
f fix | 更正：{town}{line}路绕行增加{n}分钟，不是{m}分钟。 | {town}{line}路，此前写多{m}分钟，公交公司说是{n}分钟。
x 在{town}{line}路上，今天绕行多花了{w}分钟。 | 一样 | 晚上更久
x {town}{line}路，外地游客一半下错了站，没人提醒。 | 可怜 | 我也下错过
x {town}{line}路司机给每个上车的人解释新路线，太有耐心了。 | 他人很好 | 我也遇到他了
x [gripe] 说多{m}分钟，我这趟{w}分钟，还没座，{town}{line}路。 | 投诉 | 不意外
x 去医院的放心，{town}{line}路还停，我问过了。 | 谢谢！ | 太有用了
x {town}{line}路我那站取消{week}周，走路吧。 | 锻炼身体 | 坐另一路
x [gripe] 在取消的站等了半个小时，一张告示都没有，{town}{line}路。 | 太过分 | 说好要贴的
x {town}{line}路居然有座，大家都放弃它了。 | 也算好事 | 别说出去
x {town}{line}路，今天多花{w}分钟。 | 唉 | 一样
q {town}{line}路现在从我家窗前过，我住小巷子里。 | 在车上跟你打招呼 | 很吵吧
q {town}{line}路现在火车站附近停哪？ | 拐角银行那儿 | 电影院对面
q {town}{line}路要这样{week}周，我还是骑车吧。 | 好主意 | 下雨就不好说了
q {town}{line}路的告示字能不能印大点，我奶奶看不清。 | 说得对 | 我妈也看不清
q 说实话{town}{line}路改道以后风景更好。 | 是 | 能看见河
q {town}{line}路的月票能退一点吗？ | 没戏 | 可以问问
q {why}就不能晚上弄吗，{town}{line}路乱成一团。 | 晚上扰民 | 成本高
q 地图上{town}{line}路还是老路线。 | 我的也是 | 说明天更新
q {town}{line}路多{n}分钟，要{week}周，还能忍。 | 能吗 | 是
c 谢谢，不知道这事
c 好吧
c 哪几站？
c 地图还没更新
c 这条线老有事
c 希望按时完工
a n | 要多花多久？ | {n}分钟
a stops | 几站不停？ | {stops}站
t {town}公交

= event.market | food | news photo text text | basket tomato bread cheese-wedge | wood brick
g market
$ n=38..140 hour=6..8 price=6..25 kilos=180..640/10 visitors=3..9
% best=荠菜馄饨; 葱油饼; 熏鱼; 桂花糖藕; 油墩子; 现磨芝麻酱
h {town}集市周六早上{hour}点开张：{n}个摊位，有顶棚，自行车免费停。 | 期待 | 能停汽车吗？ | 终于
h 第一个周六：{n}个摊位，{visitors}千人，卖出{kilos}公斤橘子，谢谢{town}！ | 太成功了 | 下周见 | 逛得很开心
o {town}集市开张，新顶棚下{m}个摊位，推荐{best}。 | 同意 | 周六去
o {visitors}千人逛{town}集市，{m}个摊位，{best}十点就卖完了。 | 没赶上 | 人太多
o {town}终于有室内集市了：{m}个摊位，周六{hour}点开。 | 早该有了 | 好消息
o {town}集市{m}个摊位，街坊怎么说。 | 喜欢 | 有点贵
f fix | 更正：{town}集市有{n}个摊位，不是{m}个。 | {town}集市摊位数应为{n}，此前的{m}没算二号棚。
x {hour}点就到{town}集市，已经没车位了，不过值。 | 骑车来 | 买了什么？
x {town}集市数了一下，{w}个摊位左右，吃了一大圈。 | 羡慕 | 有口福
x [share] 在{town}集市吃了{best}，{price}块，下周还要来。 | 早说了 | 哪个摊？
x [share] 全家逛{town}集市，袋子满了，钱包空了。 | 一样 | 孩子喜欢吗
x [gripe] {town}集市一杯豆浆一个饼要{price}块，有点贵。 | 哪儿都这样 | 另一家便宜
x {town}集市的顶棚在卖花的上面漏水，别的都好。 | 新的啊 | 我也看见了
x [share] {town}集市有个磨刀的师傅，现磨现取，太好了。 | 终于有了 | 第几排？
x {town}集市人多得婴儿车只能抬着走。 | 八点前去 | 有人气是好事
x [share] {town}集市角落有人拉二胡，气氛真好。 | 舒服 | 拉的什么？
x {hour}点的{town}集市，数了{w}个摊，豆浆{price}块。 | 真早 | 不错
q {town}集市哪家的{best}好吃？ | 二排尽头 | 门口那家
q {town}集市加几张长椅就完美了。 | 求 | 还有垃圾桶
q {town}集市周日开吗？ | 只有周六 | 目前没有
q {town}又有正经集市了，真好。 | 高兴 | 多去买，才能留住
q 为了{town}集市周六早起，我变了。 | 值得 | 到时候见
q {town}集市几点人多？带小孩。 | 十点以后 | 开门就去
q 去{town}集市带点现金，有的摊不收扫码。 | 谢谢提醒 | 还有这种摊
q {town}集市最好吃的是{best}，不接受反驳。 | 同意 | 我选馄饨
q {n}个摊位，{visitors}千人，{town}集市火了。 | 火了 | 高兴
c 好消息
c 周六去
c 很喜欢
c 到时候见
c 有点贵但是不错
c 又有集市了，真好
a n | 一共多少个摊位？ | {n}个
a hour | 几点开？ | 周六早上{hour}点
t {town}集市

= event.comet | science | news photo text | night-with-stars | night sky
g observatory
$ n=6..26 minutes=30..70/5 people=90..900/10 degrees=10..25
h 今晚看彗星：朝西，离地平线约{degrees}度，天黑后{minutes}分钟内最好，带双筒望远镜更清楚。 | 谢谢 | 肉眼能看到吗？ | 希望是晴天
h 我们拍到的彗尾长约{n}度，谢谢今晚上山的{people}位朋友！ | 太棒了 | 谢谢开放 | 明天还开吗？
o {people}人上{town}后山看彗星，天文台称彗尾长{m}度。 | 我也在 | 好美
o {town}这周看彗星最合适，彗尾{m}度，天黑后朝西看。 | 谢谢 | 昨晚看到了
o 在{town}怎么看彗星：朝西，{degrees}度高，天黑后{minutes}分钟内，彗尾约{m}度。 | 有用 | 今晚试试
o {town}彗星：本周最佳观赏期，彗尾{m}度。 | 希望放晴 | 好期待
f fix | 更正：彗尾长{n}度，不是{m}度。 | 此前写彗尾{m}度，{town}天文台给出的是{n}度。
x [share] 在{town}看到彗星了！尾巴我看有{w}度。 | 羡慕 | 我们也看到了
x [share] {town}后山全是带保温杯和毯子的人，这种晚上真好。 | 我们也在 | 该去的
x [share] {town}后山有位大哥让我孩子用他的望远镜看彗星，谢谢您。 | 好人多 | 真好
x 在{town}自家阳台看的彗星，一小团，但是看到了。 | 算！ | 比我这儿的云强
x [gripe] {town}阴天，彗星就在云后面。 | 一样 | 明天再来
x [share] 跟我爸一起熬夜在{town}看彗星，他上一次看还是小时候。 | 一辈子的回忆 | 真好
x {town}彗星，手机拍的，有点糊，就是它。 | 看得到尾巴！ | 厉害
x [share] 彗星找到了！{town}，钟楼左边那颗毛茸茸的。 | 谢谢，找到了 | 看到了！
x [share] 尾巴我看有{w}度，离地平线{degrees}度，{town}彗星！ | 好美 | 看到了
q {town}今晚还能看彗星吗？ | 能，半夜前都晴 | 说到周四
q 谢谢{town}天文台耐心回答大家关于彗星的问题。 | 他们真好 | 太有耐心了
q {town}后山的朋友请关一下车灯，大家在看彗星。 | 求 | 还有手电
q {town}这颗彗星把整条街的人都叫出来了。 | 真好 | 该多来几次
q 在{town}怎么用手机拍彗星？ | 靠稳，夜景模式 | 能调的话曝光十秒
q 几千年一次的彗星，我睡过头了，{town}，明天补。 | 还来得及 | 定两个闹钟
q 看完{town}的彗星，女儿说要当天文学家。 | 好 | 送她一张星图
q {town}下一次看到这颗彗星是什么时候？ | 这辈子没了 | 几千年后
q 彗尾{n}度，{town}的朋友今晚抬头看彗星。 | 好 | 谢谢
c 太美了
c 我也看到了
c 路灯太亮
c 好看
c 又是阴天
c 震撼
a n | 尾巴多长？ | {n}度
a degrees | 多高？ | 离地平线{degrees}度
t {town}彗星; 彗星

= event.tour | music | news photo text | microphone ticket mirror-ball | night
g bands
: thing | album
@ 夜班车 | 《半张地图》
@ 空海岸 | 《灯与灯之间》
@ 林未晚 | 《纸天气》
@ 鹪鹩 | 《窗台上的糖》
@ 马小满 | 《厨房收音机》
$ n=8..44 minutes=7..58 price=180..680/20 songs=16..24 cities=9..28 queue=4..29
h {thing}新巡演，{cities}座城市，票价{price}起，不收服务费，周五开票。 | 等到了 | 没有我们这儿？ | 到时候见
h {thing}：票{n}分钟没了，不知道说什么好，正在加场。 | 抢到了！ | 来我们城市吧 | 你们值得
o {thing}{cities}城巡演{m}分钟售罄，票价{price}起。 | 手慢了 | 抢到的真幸运
o {thing}开票{m}分钟售空，预计加场。 | 许愿 | 求加场
o {thing}{album}巡演{cities}城，{m}分钟售罄。 | 没抢到 | 好专辑
o {thing}巡演门票{m}分钟抢光。 | 应得的 | 该定闹钟的
f fix | 更正：{thing}的票{n}分钟售罄，不是{m}分钟。 | {thing}售罄用时应为{n}分钟，此前的{m}有误。
x {thing}，前面还有{queue}千人，没希望了。 | 加油 | 我更后面
x [win] 抢到了！{thing}！{price}一张！ | 恭喜！ | 哪一站？
x [gripe] {thing}没抢到，感觉{w}分钟就没了。 | 一样 | 会加场的
x 页面崩了两次，进去了，{thing}，快点。 | 你可以 | 抢到了吗？
x [share] 好多年前在小酒馆听过{thing}，现在真替他们高兴。 | 羡慕 | 熬出来了
x [gripe] {thing}的票已经有人四倍价在卖了，别买。 | 举报 | 恶心
x [win] 我妈给我抢到了{thing}的票当生日礼物。 | 神仙妈妈 | 生日快乐
x 抢{thing}：我用电脑，我妹用手机，全家上阵。 | 团队合作 | 抢到没？
x {thing}排了{w}分钟，{price}的票在购物车里，页面卡死了。 | 别刷新 | 天哪
q {thing}不收服务费，原来可以这样。 | 别家学学 | 良心
q 谁有多的{thing}的票？原价收。 | 有消息告诉你 | 看看歌迷群
q {cities}座城市没有我家，{thing}歌迷哭了。 | 一样 | 坐高铁去
q {thing}开场唱哪首好？我猜{album}里的。 | 第一首吧 | 老歌
q 谁去看{thing}？一起啊。 | 我！ | 现场见
q 抢到{thing}的玩得开心，我一点都不羡慕。 | 有一点吧 | 谢谢
q {thing}值得这一切。 | 是 | 太有才了
q 求{thing}再加一场。 | 求求了 | 跪求
q {cities}城{n}分钟售罄，{thing}可以开体育场了。 | 可以 | 别，小场子好
c 抢到了！
c 羡慕
c 来我们城市吧
c 现场见
c 没抢到
c 最好的现场
a n@songs | 多久卖完的？ | {n}分钟
a price | 票多少钱？ | {price}起
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
$ n=6..38 version=4..19 mb=60..280/10 old=5..7 hours=2..4 percent=8..30
h {thing} {version}开始推送：小了{mb}兆，更省电。下月起新用户年费上调{n}元。 | 老用户不变吧？ | 谢谢告知 | 快了很多
h 之前写{thing}年费上调{m}元，应为{n}元，抱歉造成误会。 | 说清楚就好 | 还能接受 | 坦诚
o {thing} {version}不再支持{old}年前的手机，年费涨{m}元。 | 该换手机了 | 不开心
o {thing}年费涨{m}元，安装包小{mb}兆。 | 还行 | 什么都涨
o {thing} {version}更新要点：小{mb}兆，最多省电{percent}%，年费多{m}元。 | 谢谢总结 | 确实省电
o {thing} {version}来了，年费涨{m}元。 | 只是新用户 | 嗯
f fix | 更正：{thing}年费涨{n}元，不是{m}元。 | {thing}涨幅应为{n}元，此前的{m}元有误。
x 老手机升了{thing} {version}，能用，还多撑{hours}个小时左右。 | 好消息 | 什么手机？
x [gripe] {thing} {version}把搜索按钮放哪了？ | 右上角三个点里 | 我也找了半天
x [gripe] {thing} {version}老把我踢下线，有一样的吗？ | 重装就好了 | 一样
x 因为涨价退了{thing}，仔细看公告只涨新用户，又订回来了。 | 哈哈哈 | 才知道
x [gripe] {thing} {version}又改布局，刚习惯。 | 用一周就好 | 为什么老改
x 实测{thing} {version}省电{percent}%左右。 | 不错 | 我也差不多
x {thing} {version}打开快多了，好评。 | 发现了 | 同意
x 昨晚升了{thing}，数据都在，松口气。 | 那就好 | 我不敢点
x {thing} {version}：小了{mb}兆，我手机上省电{percent}%。 | 不错 | 一样
q {thing}说人话道歉，难得。 | 同意 | 别家学学
q {thing} {version}断网能用吗？ | 能 | 大部分能
q {thing}值得付费吗？ | 我觉得值 | 免费版够了
q 我爸问{thing} {version}要不要他做什么。 | 不用，自动更新 | 让他重启一下
q 有什么能代替{thing}的？ | 没有这么简单的 | 试了两个，又回来了
q 居然有越更新越小的软件，谢谢{thing}。 | 少见 | 喜欢
q {thing} {version}的深色模式还要付费吗？ | 好像要 | 现在免费了
q 用{thing}好几年了，这个价我能接受。 | 一样 | 保持简单就行
q {thing}一年多{n}块，能接受。 | 一样 | 我也是
c 用着正常
c 谢谢提醒
c 先不升
c 老价格不变吧？
c 目前喜欢
c 等等看
a n | 一年多多少？ | {n}元
a mb | 小了多少？ | {mb}兆
t {thing}

= event.birds | pets | news photo text text | water-wave deciduous-tree | water grass
g wildlife
$ n=3..7 days=30..38 metres=30..100/10 volunteers=12..60 weeks=2..6
: thing | art
@ 天鹅 | duck
@ 红隼 | deciduous-tree
@ 水獭 | water-wave
@ 猫头鹰 | deciduous-tree
@ 䴙䴘 | duck
h 好消息：{town}的{thing}有{n}只宝宝了！请保持{metres}米以上，遛狗牵绳。 | 太好了 | 小路上能看到吗？ | 可爱
h {town}的{n}只小{thing}都很健康，吃得很好，可以在直播里看。 | 看上瘾了 | 太可爱了 | 谢谢
o {town}{thing}孵出{m}只宝宝，多年来头一次，{volunteers}名志愿者轮流守护。 | 好消息 | 志愿者辛苦
o {town}的{thing}有{m}只宝宝，水边小路封闭{weeks}周。 | 应该的 | 值得
o {town}好消息：这周看到{m}只小{thing}。 | 可爱 | 看到了！
o {town}{m}只小{thing}，直播有几千人在看。 | 包括我 | 萌
f fix | 更正：{town}的{thing}有{n}只宝宝，不是{m}只。 | {town}的小{thing}是{n}只，此前报道的{m}只有误。
x 在{town}数了半天，小{thing}好像有{w}只，一直在动。 | 数不清 | 太小了
x [share] 早上在{town}看到{thing}了！好近。 | 运气真好 | 几点？
x [share] 今早五点在{town}守{thing}，冷，但是值。 | 辛苦了 | 敬佩
x [share] 工作的时候一直开着{town}{thing}的直播。 | 我也是 | 它们太好玩了
x [gripe] 有人放狗冲到{town}的{thing}边上，请牵绳。 | 太自私 | 有人管吗？
x [share] 在{town}，大家都停下来让{thing}过，跑步的也停了。 | 真好 | 人间值得
x 我家孩子给{town}的小{thing}都起了名字。 | 叫什么？ | 可爱
x {town}的小路因为{thing}封了，走上面那条。 | 谢谢 | 理由很好
x [share] {town}，隔{metres}米用望远镜看，小{thing}好像{w}只。 | 可爱 | 运气好
q 在{town}遛狗的请牵绳，为了{thing}。 | 支持 | 谢谢
q 每天起床先看{town}的{thing}，再看消息。 | 我也是 | 一天的开始
q 希望{town}的小{thing}都能长大。 | 祈祷 | 它们很坚强
q {town}的小{thing}会待多久？ | 还有几周 | 夏末吧
q 谢谢照顾{town}{thing}的人。 | 是 | 做了很多
q 一周全是坏消息，还好有{town}的{thing}。 | 正需要 | 同感
q 推婴儿车能看到{town}的{thing}吗？ | 上面那条路可以 | 桥上能看到
q {town}的{thing}几点喂食？想看直播。 | 早上六点左右 | 傍晚也有
q {n}只小{thing}，{volunteers}位志愿者，{town}谢谢你们。 | 是 | 太棒了
c 可爱
c 好消息
c 能看一天
c 志愿者辛苦
c 希望都能长大
c 好美
a n | 一共几只？ | {n}只
a metres | 要离多远？ | {metres}米
t {town}{thing}
`;
