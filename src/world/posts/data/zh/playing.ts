/** 中文帖子的句式：球、运动、音乐、电影、书、照片。格式见 ../../form-data.ts。 */
export const playing = `
= football.match | football | share text text photo | running-shoe | grass sky
: thing
@ 澜江联 |
@ 望川城 |
@ 松岭青年 |
@ 白鹭港 |
@ 北门铁路 |
@ 沙洲湾 |
@ 旧窑竞技 |
@ 云溪体育 |
$ home=2..4 away=0..1 minute=78..93 early=8..35 crowd=640..9400/20 place=2..12 games=4..9
% scorer=右后卫; 替补; 队长; 那个十九岁的小将; 对方后卫自摆乌龙
o [win] {thing}{home}比{away}！踢得太好了！ | 下半场完全压制 | 赛季最佳 | 三分到手
o [win] 第{minute}分钟绝杀！！！{scorer}！！{thing}牛！！！ | 我把全楼都喊醒了 | 是不是越位？ >> 不管 | 疯了
o 今天现场{crowd}人，{thing}这赛季人最多的一场，气氛完全不一样。 | 就该这样 | 下场还去 | 听得我起鸡皮疙瘩
o [gripe] {thing}{games}场不胜了，再不变就完了。 | 换教练吧 | 问题在后防 | 夏天就说要买前锋
o {thing}现在排第{place}，赛季前我肯定满意。 + | 知足了 | 后面赛程难 | 别伤人就还能往上走
o 半场了，{thing}几乎没拿到球。换人吧。 | 中场没人 | 还好没丢球 | 太沉闷了
o [gripe] 第{early}分钟那个不是点球？{thing}被坑惨了。 | 明显点球 | 看了回放，必须判 | 裁判今天没法说
o 第一次带女儿看{thing}，她最喜欢的是烤肠。 | 从小培养 | 她以后会感谢你的 | 我爸也是这么带我的
o [gripe] 今天赛前全场为一位老球迷默哀，他看{thing}看了四十年。 | 走好 | 他每次都坐前排 | 客队球迷也站起来了，致敬
o [gripe] 又输了，三个小时车程回家。还是{thing}。 | 路上慢点 | 下周再来 | 真爱
o [win] {scorer}那脚太漂亮了，{thing}捡到宝了。 | 世界波 | 直挂死角 | 好好留住他
o [ask] 周末{thing}客场有拼车的吗？ | 我车还有两个位置 | 这次坐火车 | 看球迷群，有大巴
o [ask] 周六{thing}几点开门？第一次带我爸去。 | 提前一个半小时 | 早点到，停车难 | 好好享受，小球场很有味道
o {thing}套票又涨了，我还是会买，他们就是吃准了。 | 多少了？ | 年年涨 | 从小坐那个位置，能怎么办
o [worry] 队长好像伤得不轻，希望没事。{thing} | 心疼 | 希望别是韧带 | 自己走下场的，应该还好
o [win] {thing}{home}比{away}，现场{crowd}人，升到第{place}。 | 完美的一天 | 没得挑 | 好多年没这样了
q 今天谁最佳？ | {scorer} | 门将，没得说
c 永远支持
c 在现场，同意
c 周六见
c 中立球迷，祝你们升级
c 这才是足球
a crowd@home | 来了多少人？ | {crowd}
a place@home | 现在排第几？ | 第{place}
t {thing}; 足球; 看球

= football.sunday | football | joke text photo | running-shoe | grass
$ age=33..50 goals=4..9 minutes=12..40 sub=60..80
% injury=大腿; 膝盖; 脚踝; 小腿; 腰; 跟腱
o 新赛季第一场，{minutes}分钟，{injury}伤了。{age}岁了我还在期待什么。 | 这次好好养 | {age}岁还年轻 | 冰敷，沙发
o 今天输了{goals}个，只来了八个人，没替补没门将。 | 虽败犹荣 | 人呢？ >> 都去喝喜酒了 | 我们也有过
o 门将忘带手套，戴棉线手套踢的，居然赢了。 | 传奇 | 扑出几个？ >> 两个，一个用脸 | 手套就是手套
o 第{sub}分钟上场，下一分钟吃牌，今天的工作结束了。 | 因为什么？ >> 多嘴 | 高效 | 改变比赛的男人
o 场地冻硬，没球网，裁判晚到半小时，照踢，开心。 | 这就是野球 | 没人受伤就好 | 最后几比几？ >> 数不清了
o [win] 今天进了{goals}个，有一个是我的！两年来第一个！ | 恭喜！ | 左脚？ >> 小腿 | 请客
o 儿子问我踢什么位置，我老婆说：慢。 | 扎心 | 哈哈哈哈 | 每个队都需要
o [ask] 周日早上{town}踢球缺两个人，水平不限，有来的吗？ | 我 | 问问我弟 | 膝盖不疼就来
o [gripe] 更衣室又锁了，下着雨在停车场换的衣服。 | 每周都这样 | 我们那儿秋天就没开过 | 投诉吧
o {age}岁，每周还在踢，身体说停，我不听。 | 继续 | 我也是 | 医生已经放弃我了
o [gripe] 场地积水，比赛取消，我护腿板都绑好了。 | 我们也取消了 | 回去睡觉吧 | 可惜
x 周三训练。
c 哈哈哈
c 野球才是真足球
c 我已经退役三次了
c 先冰敷
c 注意膝盖
a age@minutes | 多大了还踢？ | {age}
t 野球; 业余足球

= sport.watch | sport | share text text photo | badminton stopwatch | sky grass water
: thing | art | set
@ 羽毛球 | badminton | 3 |
@ 乒乓球 | badminton | 7 |
@ 公路自行车 | bicycle | |
@ 游泳 | water-wave | |
@ 赛艇 | canoe | |
@ 冰壶 | broom | |
@ 攀岩 | mountain | |
@ 体操 | stopwatch | |
@ 射箭 | compass | |
@ 排球 | badminton | 5 |
@ 跳水 | water-wave | |
$ hours=2..5 medals=2..5 seconds=2..60 up=3..5
o 本来只想看五分钟{thing}，{hours}个小时过去了。 + | 上瘾 | 我也是 | 规则都懂了吧
o 我连{thing}规则都不懂，已经在冲屏幕喊了。 | 每四年都是我 | 都是这么开始的 | 来个人科普一下
o {thing}打到第{set}局了，心脏受不了。 | 我都不敢看 | 太刺激了 | 深呼吸
o 第一和第二就差0.{seconds}秒，太残酷了。 | 看回放都看不出来 | 练了那么多年 | 虽败犹荣
o 早上{up}点爬起来看{thing}，值了。 | 佩服 | 录了还没看，别剧透 | 谁赢了？
o [gripe] 为什么{thing}电视从来不播，每次都要到处找。 | 官网有免费的 | 不赚钱呗 | 该多播播
o 我奶奶看{thing}静音，自己解说，比电视里的好。 | 求录音 | 奶奶开直播吧 | 我想听
o 没人看好的那个赢了！手还在抖。 | 太励志了 | 完全没想到 | 看哭了
o 一个小县城的体校出了{medals}块牌，教练太厉害了。 | 基层教练辛苦 | 值得 | 县城今晚放鞭炮
o [gripe] 关键球的时候插广告，真行。 | 我遥控器都摔了 | 谁安排的 | 也错过了
o [ask] 看了一周想学{thing}，零基础从哪儿开始？ | 找体验课 | 很多馆有成人新手班 | 先去场馆问问
o {up}点起来，看了{hours}个小时{thing}，不后悔。 | 真爱 | 我也是 | 咖啡加毯子
c 太精彩了
c 眼睛都不敢眨
c 上学的时候练过
c 谁赢了？没电视
c 运动员真不容易
c 好看
a hours@set | 看了多久？ | {hours}个小时
t {thing}; 看比赛

= sport.play | sport | win photo text text | badminton bicycle flexed-biceps running-shoe | wall sky water
: thing | art
@ 游泳 | water-wave |
@ 羽毛球 | badminton |
@ 攀岩 | mountain |
@ 乒乓球 | badminton |
@ 瑜伽 | flexed-biceps |
@ 太极 | flexed-biceps |
@ 网球 | badminton |
@ 滑冰 | snowflake |
@ 普拉提 | flexed-biceps |
$ minutes=30..90/5 times=2..4 weeks=4..28 age=36..68 metres=800..3200/100
o {thing}第{weeks}周，终于开始觉得好玩了 + | 太好了 | 我也差不多这么久 | 坚持
o 上班前{thing}{minutes}分钟，神清气爽。 | 自律的人太可怕了 | 几点起的？ >> 五点半 | 羡慕
o {age}岁开始学{thing}，班里最差，我不在乎。 | 心态好 | 谁不是这么过来的 | 佩服
o 每周{times}次{thing}，坚持了几个月，终于能睡整觉了。 | 运动真的有用 | 我也要试试 | 同感
o 今天游了{metres}米没停，一年前我还游不了两个来回。 | 进步太大了 | 厉害 | 受鼓舞了
o [gripe] {thing}拉伤了，医生说停两周，郁闷。 | 好好养 | 听医生的 | 休息也是训练
o 跟朋友一起报了{thing}，今晚第一节，有点紧张。 | 玩得开心 | 没事的 | 回来说说感受
o [joke] {thing}完全身都疼，连耳朵都疼。 | 说明有效果 | 泡个热水澡 | 第二天更疼
o [gripe] {thing}课又约满了，现在得半夜十二点抢。 | 我们馆也是 | 让他们加一节 | 定闹钟抢课，离谱
o [ask] 冬天{thing}怎么坚持？天一黑就不想动。 | 跟人约好 | 包提前一晚收拾好 | 只去周末上午
o [ask] 刚开始学{thing}，装备要自己买吗？ | 先租 | 鞋买好，别的不急 | 馆里一般有借的
o 比赛倒数第一，但是个人最好成绩！ | 这就够了 | 恭喜 | 倒数第一也比没上场强
o {thing}第{weeks}周，每周{times}次，每次{minutes}分钟，{age}岁没想到能坚持。 | 厉害 | 比我强 | 习惯就是这么来的
x 累但开心。
c 厉害
c 我也该动动了
c 在哪儿练的？
c 坚持
c 加油
a minutes@weeks | 一次多久？ | {minutes}分钟
a weeks@age | 什么时候开始的？ | {weeks}周前
t {thing}; 运动日常

= running.log | running | win photo text text | running-shoe stopwatch | dawn sky grass
$ km=51..164/1:1 long=181..264/1:1 easy=5..12 heart=134..171 up=120..480/10 weeks=3..14 dogs=4..12 before=3..4
% where=沿着河; 绕着水库; 在公园; 在滨江; 在学校后面的坡上; 沿着海边
% weather=下着小雨; 大雾; 顶着大风; 天特别蓝; 天还没亮; 刚日出
o {km}公里，{where}，{weather} + | 可以 | 早上跑步真舒服 | 佩服
o 长距离完成，{long}公里，最后两公里全靠意志。 | 跑完就是胜利 | 我也是，腿没了 | 永远是最后两公里最难
o {km}公里，爬升{up}米，腿废了。 | 这量可以 | {up}米！ | 好训练
o 说好的轻松跑，平均心率{heart}，还是不行。 | 天热会高 | 再慢点，有用的 | 过几周就好了
o {where}跑步，{weather}，遇到{dogs}条狗，最好的一次。 | 狗让一切变好 | 都摸了吗 | 羡慕
o 训练计划第{weeks}周，轻松跑{easy}公里，慢跑真难。 | 慢下来最难 | 值得的 | 备什么赛？ >> 春天的半马
o 跑错路了，本来{before}公里，跑成{km}公里。 | 加量了 | 体能就是这么来的 | 跑哪儿去了
o [gripe] {where}崴脚了，一瘸一拐走回来的，希望没大事。 | 赶紧冰敷 | 去拍个片 | 好好养
o 不想跑，还是去了，{km}公里，不后悔。 | 出门最难 | 跑完都不后悔 | 向你学习
o 第一次跑过十公里！{where}，{weather}，太开心了。 | 里程碑 | 恭喜 | 下一个半马
o [ask] 路面结冰的时候你们怎么跑？今天差点摔两次。 | 越野鞋 | 这种天去跑步机 | 小步慢跑
o [ask] 一双跑鞋你们穿多少公里？ | 七百左右 | 穿到开胶 | 六百就换，不然膝盖疼
o [gripe] {where}跑步，被电动车按喇叭按了一路，那是人行道。 | 气人 | 安全第一 | 拍下来
o 早饭前{km}公里，没戴表，凭感觉。 | 不看表反而舒服 | 早起的人 | 什么路线？
o {km}公里，爬升{up}米，平均心率{heart}。 | 稳 | 数据不错 | 好样的
o 第{weeks}周，今天{km}公里，爬升{up}米，按计划走。 | 不错 | 坚持 | 什么计划？
o 轻松跑{easy}公里，心率{heart}，计划第{weeks}周。 | 稳 | 自律 | 好像跟我一个计划
x 吃鸡蛋，补觉。
x 状态不错。
q 今天还有谁跑了？ | 我，冻死了 | 还没，下班去
c 厉害
c 跑得好
c 向你学习
c 在备什么比赛？
c 什么鞋？
c 恢复好
a km@heart | 跑了多少？ | {km}公里
a heart@km | 心率多少？ | 平均{heart}
a up@km | 爬升多少？ | {up}米
t 跑步; 晨跑

= running.race | running | win photo text | running-shoe ticket stopwatch | sky dawn
: thing | hour | minute
@ 澜江半马 | 1 | 32..58 |
@ 水库十公里 | 0 | 41..58 |
@ 望川滨海跑 | 2 | 11..48 |
@ 松岭马拉松 | 3..4 | 11..58 | 最后那个坡太要命了。
@ 七桥十五公里 | 1 | 14..48 |
@ 灯火夜跑 | 1 | 11..38 | 全是头灯，特别好看。
@ 旧窑越野赛 | 2..3 | 11..48 | 全是泥。
$ second=11..58 place=120..900 field=960..4800/20 number=101..2999 faster=2..9
o {thing}完赛，{hour}:{minute}:{second}！ + | 恭喜！ | 好成绩 | 太厉害了
o {thing}，{field}人里第{place}，满意。 | 该满意 | 很好的名次 | 跑得漂亮
o 号码布{number}别好了，{thing}一小时后开跑，紧张。 | 加油！ | 你可以的 | 享受比赛，终点见
o 今天没跑，给{thing}当志愿者，喊了四个小时，嗓子哑了。 | 谢谢志愿者 | 没有你们就没有比赛 | 是不是你给我递的水！
o [gripe] {thing}跑到一半退赛，膝盖。难过，但是不后悔。 | 好好恢复 | 理智 | 还有下一场
o {thing}比上次快了{faster}分钟！没白练！ | 哇 | 太猛了 | 恭喜PB
o {thing}最后一个弯，孩子举着牌子等我，没绷住。 | 太暖了 | 看哭了 | 牌子写的什么？ >> “爸爸快点”
o [ask] 有人跑过{thing}吗？赛道怎么样？ | 前面平，坡在最后 | 一路都有人加油，很喜欢 | 风大，带件外套
o [ask] 下个月第一次跑{thing}，前一晚吃什么？ | 平时吃什么就吃什么 | 面条 | 别吃火锅，血泪教训
o 奖牌，香蕉，保温毯。{thing}，谢谢所有组织的人。 | 恭喜 | 组织得真好 | 明年见
o [gripe] {thing}名额十分钟没了，我一直在排队。 | 我也是！！ | 有候补，会有人退的 | 看看公益名额
o {thing}，{hour}:{minute}:{second}，{field}人里第{place}。 | 好成绩 | 漂亮 | 恭喜
x 楼梯下不去了。
x 明年还来。
c 恭喜
c 厉害
c 在桥上看的，气氛真好
c 练了多久？
c 我也想跑一次{thing}
a second@place | 成绩多少？ | {hour}:{minute}:{second}
a place@second | 第几名？ | 第{place}
t {thing}; 跑步; 完赛

= music.play | music | share video text text photo | guitar musical-keyboard musical-score microphone | wood wall night
: thing | art | string | verb
@ 大提琴 | musical-score | 弦 | 拉
@ 钢琴 | musical-keyboard | | 弹
@ 吉他 | guitar | 弦 | 弹
@ 二胡 | musical-score | 弦 | 拉
@ 尤克里里 | guitar | 弦 | 弹
@ 手风琴 | musical-keyboard | | 拉
@ 口琴 | microphone | | 吹
@ 古筝 | musical-score | 弦 | 弹
@ 葫芦丝 | microphone | | 吹
$ weeks=6..60 minutes=15..60/5 bars=8..32/2 bpm=52..112/2 years=5..25 people=15..60/5
% piece=一首圆舞曲; 一段慢板; 外婆以前哼的歌; 一首摇篮曲; 高中时最喜欢的那首歌
o 学{thing}第{weeks}周，能慢慢{verb}下来{piece}了。 + | 进步好快 | 录一段！ | 加油
o 每天{minutes}分钟{thing}，今天{bars}小节一个没错。 | 就是这么练出来的 | 厉害 | 每天练真的有用
o {piece}，速度{bpm}，原速快一倍，慢慢来。 | 慢练是王道 | 速度自己会上来 | 不急
o 隔了{years}年重新捡起{thing}，手居然还记得。 | 肌肉记忆 | 怎么又想起来了？ >> 收拾屋子翻出来的 | 真好
o 练{thing}的时候邻居敲门，以为要投诉，结果让我别关窗。 | 好邻居 | 说明好听 | 太暖了
o [win] 今晚在{people}个人面前{verb}了{piece}，就错了一个地方。 | 勇敢 | 恭喜 | 没人听出来
o [gripe] 上课前{string}断了，还是最后一根备用的。 | 总是最后一根 | 下次多买一套 | 后来呢？ >> 借老师的
o 老师说我又抢拍了。老实开节拍器。 | 我老师也天天说 | 从一半速度开始 | 烦但是有用
o [ask] 住楼房怎么练{thing}不扰民？ | 跟邻居说好时间 | 地毯加窗帘，八点以后不练 | 琴房按小时租
o [ask] 成年人学{thing}，一周上几次课合适？ | 一次够了，关键是自己练 | 两次，不然记不住 | 看你有多少时间练
o 收了一把二手{thing}，要修一修，但是声音真好。 | 多少钱？ >> 一顿火锅钱 | 好好享受 | 发出来听听
o [gripe] 腱鞘炎，两周不能练。大家记得休息。 | 快好起来 | 练前拉伸 | 别硬撑
o {thing}第{weeks}周：{piece}，速度{bpm}，每天{minutes}分钟。 | 不错 | 真的在进步 | 坚持
q 你们早上练还是晚上练？ | 晚上，关窗 | 上班前，不然就不练了
c 喜欢{thing}的声音
c 后悔小时候没坚持
c 能听一段吗
c 好听的乐器
c 加油
a weeks@piece | 学多久了？ | {weeks}周
a bpm@piece | 现在多快？ | {bpm}
a minutes@bars | 一天练多久？ | {minutes}分钟
t {thing}; 练琴

= music.listen | music | share text text photo | headphone radio mirror-ball microphone | night wall rose
: thing | by
@ 《纸天气》 | 林未晚 | 第三首最喜欢。
@ 《慢船》 | 低房间 | 适合下雨天。
@ 《厨房收音机》 | 马小满 |
@ 《盐和雪花点》 | 伊达 | 词写得真好。
@ 《九只小铃》 | 欧阳谷 | 很安静。
@ 《灯与灯之间》 | 空海岸 | 贝斯绝了。
@ 《寄给灯塔的信》 | 周六月 | 建议戴耳机。
@ 《温室》 | 阿洛 |
@ 《半张地图》 | 夜班车 | 开场曲太棒了。
@ 《窗台上的糖》 | 鹪鹩 |
$ tracks=8..14 plays=12..61 score=61..95/1:1 row=4..22 price=180..680/20 vinyl=60..260/10 years=3..12
o {by}的{thing}，{tracks}首，没有一首弱的。 | 在听了 | 好专辑 | 终于有人说了
o 这周{thing}循环了{plays}遍，停不下来。 | 我也是 | 就是有这么好听 | 我二十遍
o 今晚{by}现场，第{row}排，{price}块，今年花得最值。 | 音响怎么样？ >> 很好，后面也清楚 | 羡慕 | 去年看的，绝
o [gripe] 说句可能被骂的，{by}的{thing}也就一般，哪儿都给{score}分（满分十分），不懂。 | 再听一遍 | 终于有人说了 | 你错了，但是尊重
o 下雨，公交，耳机里是{thing}。晚上好。 | 绝配 | 同一张，现在 | 喜欢
o {thing}听完了，接下来听什么？ | {by}的第一张 | 低房间 | 同厂牌的都不错
o 在二手店淘到{thing}的黑胶，{vinyl}块，开心。 | 捡漏了 | 哪家店？ >> {town}集市那家 | 好价
o {by}又要巡演了！有人一起吗？ | 我！ | 已经抢了 | 没有我们城市
o [gripe] {by}的票，{price}块，还要加服务费。 | 离谱 | 付款那步放弃了 | 现在只看小场子
o 喜欢{by}{years}年了，还是会被惊喜到。 + | 我也是 | 被低估了 | 一直唱下去吧
o [worry] {by}取消了剩下的场次，希望人没事。 | 健康最重要 | 希望好好休息 | 担心
o 我女儿迷上{by}了，厨房放一整天，我没意见。 | 好品味 | 教得好 | 我家那个单曲循环，你知足吧
o 给没听过{by}的人推荐一首{thing}里的，推哪首？ | 第一首 | 第三首 | 全部
o 抢到{by}的票了！第{row}排，{price}块。 | 现场见 | 羡慕 | 玩得开心
q 最喜欢哪首？ | 最后一首 | 第二首
c {by}现场特别好
c 加进歌单了
c 去听听
c 不是我的菜，但你喜欢就好
c 好品味
c 这张陪我过了一个冬天
a price@row | 票多少钱？ | {price}块
a tracks@plays | 一共几首？ | {tracks}首
a row@price | 坐哪儿？ | 第{row}排
t 听歌; 最近在听

= film.seen | film | share text text photo | popcorn film-frames clapper-board ticket | night rose wall
: thing | sort
@ 《末班渡船》 | 剧情片 | 主演太好了。
@ 《没人按铃》 | 惊悚片 | 结局没想到。
@ 《告别指南》 | 喜剧 |
@ 《十一扇窗》 | 悬疑片 |
@ 《替身的冬天》 | 剧情片 |
@ 《小船》 | 纪录片 | 希望更多人看到。
@ 《午夜洗衣房》 | 爱情片 | 甜。
@ 《雪花点》 | 科幻片 | 音效绝了。
@ 《十七把椅子》 | 喜剧 | 好久没这么笑过。
@ 《养蜂人的地图》 | 冒险片 | 带孩子看的，他也喜欢。
@ 《请安静》 | 恐怖片 |
$ score=41..95/1:1 minutes=94..167 row=5..16 price=29..79 people=4..30
o {thing}，我打{score}分，{minutes}分钟，不拖。 | 差不多 | 我会高一点 | 周五去看
o 今晚看{thing}，全场{people}个人，可惜了。 | 这周去支持 | 我也喜欢 | 宣传太差
o {thing}是今年看过最好的{sort} + | 同意 | 评价这么高 | 不剧透，但是同意
o [gripe] {thing}{minutes}分钟，剪掉半小时正好。 | 中间太拖 | 我喜欢慢的 | 睡着了，不内疚
o [gripe] {price}块的票看{thing}，旁边一直在刷手机。 | 提醒他 | 所以我在家看 | 素质
o 看{thing}哭了，没想到。 | 一样，一排人都在哭 | 带纸巾去 | 是最后那段吧
o 第{row}排看{thing}，旁边大哥全程给老婆解释剧情。 | 噩梦 | 解释得对吗？ >> 不对！ | 应该收费
o 都说{thing}闷，我看得很投入。 | 我也是 | 看人 | 慢不等于闷
o [ask] {thing}十岁小孩能看吗？ | 可以 | 有两处有点吓人 | 再大一点吧
o [ask] 看完{thing}没看懂结局，谁来私信解释一下，别在下面剧透。 | 私信你了 | 没人看懂 | 再看一遍就明白了
o 终于补了{thing}，为什么拖到现在才看。 | 什么时候看都不晚 | 好片 | 下一部补什么？
o {thing}的配乐单曲循环中。 | 太好听了 | 作曲该拿奖 | 钢琴那段
o {thing}，{minutes}分钟，票价{price}，{score}分。 | 公道 | 我给高点 | 谢谢，等网上了
x 片尾有彩蛋。
q 接下来看什么？ | 《十一扇窗》 | 同一个导演的都行
c 周末去看
c 喜欢这部
c 不是我的菜
c 还在上映吗？
c 结局！
c 演员都好
a minutes@score | 多长？ | {minutes}分钟
a price@row | 票多少钱？ | {price}块
a score@people | 打几分？ | {score}
t 电影; {sort}

= books.read | books | share photo text text | books open-book orange-book green-book glasses | wood linen wall
: thing | by | pages
@ 《盐田果园》 | 何溪 | 280..360 | 奶奶写得最好。
@ 《门的小史》 | 秦一木 | 190..240 | 比想象的有意思。
@ 《雨的十一种说法》 | 米若 | 240..300 | 文字很美。
@ 《电车的尽头》 | 白乔 | 200..260 | 没什么情节，但是喜欢。
@ 《画地图的人的妹妹》 | 阿黛 | 380..460 | 反转太好了。
@ 《寻常彗星》 | 桑朵 | 260..320 |
@ 《第九级台阶》 | 费可 | 320..400 |
@ 《面包、盐、缺席》 | 马蕾 | 280..340 | 看到一半给我姐打了电话。
@ 《怎样离开一场聚会》 | 安平 | 200..240 | 很好笑。
@ 《修灯的人》 | 孙妮 | 160..200 | 一口气能看完。
@ 《冬日账本》 | 欧度 | 340..420 |
$ page=60..150 nights=2..5 score=3..5 read=11..74 price=5..18 months=3..11
o {thing}看到第{page}页，今天什么都不想干了。 | 这种感觉最好 | 好书 | 别剧透，我刚开始
o {nights}个晚上看完{thing}，满分五分给{score}分。 | 看得真快 | 我也是这个分 | 下一本看它
o {by}的{thing}，{pages}页，还嫌不够长。 | 难得 | 同意 | {by}没失手过
o [gripe] {thing}看到第{page}页弃了，不适合我。 | 没什么丢人的 | 后面会好点 | 我弃得更早
o 今年第{read}本：{thing} + | 这个数量 | 哪来的时间？ >> 不看电视 | 今年最好的是哪本？
o 旧书摊{price}块淘到{thing}，几乎全新。 | 捡到宝 | 旧书摊是最好的书店 | 羡慕
o 读书会聊{thing}，一半喜欢一半讨厌，吵得最热闹的一次。 | 有争议才有得聊 | 你是哪边的？ >> 喜欢 | 我们也是
o {thing}放不下，凌晨两点了，明天还上班。 | 值得 | 咖啡会救你 | 我也是这么过来的
o {thing}借给朋友{months}个月了，看来要不回来了。 | 书和雨伞不外借 | 直接要 | 我现在都买两本
o {thing}的结局，需要找人聊聊。 | 私信我！ | 懂 | 别说！我才看一半
o [ask] {thing}虐吗？最近受不了虐的。 | 有一点，但是有希望 | 后面虐 | 也有好笑的地方
o [ask] {by}的书从哪本开始看？ | {thing}就不错 | 短篇集 | 随便哪本
o 图书馆通知{thing}到了，排了{months}个月！ | 好好看 | 图书馆万岁 | 希望值得等
o {thing}，{pages}页，{nights}个晚上，五分给{score}分，今年第{read}本。 | 好快 | 分不低 | 记下了
o {thing}，共{pages}页，看到第{page}页，开头慢，现在好看了。 | 坚持 | 后半段更好 | 我也差不多看到这儿
x 图书馆借的。
x 推荐。
q 大家最近在看什么？ | 一本推理 | 夏天那本还没看完
c 喜欢这本
c 加进书单
c 有声书也不错
c {by}写得真好
c 想重读
a pages@nights | 多少页？ | {pages}页
a page@by | 看到哪了？ | 第{page}页
a read@nights | 今年看了多少本？ | {read}本
t 读书; 书单

= books.shelf | books | ask text text | books bookmark | wall
$ hours=4..9 age=8..14 count=3..9 boxes=8..20
% mood=好笑的; 薄一点的; 治愈的; 真正吓人的; 发生在船上的; 讲友情的; 适合睡前看的; 适合读书会的
o 求推荐{mood}书。 | 《怎样离开一场聚会》 | 问图书管理员，很懂 | 《电车的尽头》吧
o 明天要坐{hours}个小时火车，带什么书？ | 推理，时间过得快 | 《第九级台阶》 | 短篇，随时能停
o 哪本名著你从来没看完过？ | 鲸鱼那本 | 说实话，大部分 | 八百页以上的都没有
o 给{age}岁、什么都看过的小姑娘送什么书？ | 给书券让她自己挑 | 好看的本子 | 带她去书店
o 不好看的书会坚持看完吗？ | 不会 | 会，强迫症 | 看五十页再决定
o 搬家，{boxes}箱书，书架怎么排？ | 按类别 | 按颜色，好看 | 按看过没看过
o 听书算看书吗？ | 当然算 | 算，内容一样 | 走路的时候只能听
o 同时看{count}本，一本都没看完，有一样的吗？ | 一个房间一本 | 我强制自己一次一本 | 最多两本
o 二手书在哪儿买靠谱？ | 旧书摊 | 跟朋友换 | 图书馆每年有处理的
o 一年没看完一本书了，怎么找回来？ | 从薄的开始 | 手机放别的房间 | 重看以前喜欢的
f poll | 一般在哪看书？ | 床上；路上；沙发；厕所
f poll | 看书折角吗？ | 用书签；折；记页码
f poll | 纸书、电子书还是听书？ | 纸书；电子书；听书；都行
f poll | 会先翻结尾吗？ | 从不；偶尔；每次
t 读书; 荐书

= photo.shot | photo | share photo photo photo | camera sunset bridge-at-night cityscape water-wave | dawn night sky water
: thing | art | up
@ 江上的雾 | water-wave | 5..7 |
@ 空站台 | station | |
@ 屋顶上的晨光 | sunrise | 4..6 |
@ 傍晚的桥 | bridge-at-night | |
@ 水坑里的倒影 | cityscape | |
@ 雨里的路灯 | night-with-stars | |
@ 一扇老木门 | door | |
@ 窗外最后一片叶子 | deciduous-tree | |
@ 冬泳的人 | water-wave | |
@ 一把红伞 | umbrella-with-rain-drops | |
@ 码头的日落 | sunset | |
$ frames=24..420 iso=100..1600/100 rolls=2..6 minutes=20..60/5
% mm=24; 28; 35; 50; 85; 135
o {thing} + | 好看 | 光真好 | 哇
o {thing}，拍了{frames}张，挑了这张。 | 值得 | 挑得好 | 光线完美
o {up}点起来拍的，{thing}。 | 绝美 | 佩服 | 早起值得
o {thing}。{mm}毫米，感光度{iso}。 | 谢谢参数 | 影调舒服 | 什么机身？
o 没修：{thing}。 | 不用修 | 颜色真好 | 直出就这样？
o 等了{minutes}分钟，等到了。{thing}。 | 没白等 | 时机刚好 | 太好了
o {rolls}卷胶卷洗回来了，最喜欢这张：{thing}。 | 胶片就是不一样 | 什么卷？ >> 便宜的黑白 | 好看
o 手机拍的，{thing}，自己挺喜欢。 + | 看不出是手机 | 手边的就是最好的相机 | 真不错
o 换个风格：{thing}，大家觉得怎么样？ | 喜欢 | 多来点 | 左边裁一点更好
o 昨晚散步拍的：{thing} + | 好看 | 有氛围 | 好片
o {thing}，要不要洗出来？ | 洗，大一点 | 必须 | 用哑光纸
o {thing}，{mm}毫米，感光度{iso}，拍了{frames}张。 | 值 | 好看 | 光好
x 直出。
q 彩色还是黑白？ | 彩色 | 黑白
c 好看
c 哪里拍的？
c 这光
c 好安静
c 可以当壁纸吗
c 能拿来练画吗？会注明
a frames@thing | 拍了多少张？ | {frames}张
a mm@frames | 什么镜头？ | {mm}毫米
a up@frames | 几点起的？ | {up}点
t 摄影; 街拍

= photo.ask | photo | ask text photo | camera | paper wood
$ budget=2000..6000/200 photos=8000..48000/1000 years=3..18
o 手机里{photos}张照片，大家都怎么整理？ | 不整理 | 每天删十分钟 | 按年份建相册
o 新手第一台相机预算{budget}，二手行吗？ | 行，买二手 | 够了，剩下的买镜头 | 看清快门次数
o 拍陌生人怎么开口才不尴尬？ | 先笑，再问 | 拍完给人家看 | 说清楚你喜欢哪一点
o 哪个习惯让你的照片进步最大？ | 早起 | 走近一点 | 一年只用一个镜头
o 照片会洗出来吗？我的都在手机里。 | 一年做一本 | 给爸妈洗 | 该洗，一直没洗
o 拍了{years}年，地平线还是歪的，怎么办？ | 开网格 | 后期拉直 | 三脚架
o 旅行带相机还是手机就够？ | 手机，轻松 | 小相机 | 相机，不然回来后悔
o 照片都备份在哪儿？刚丢了一周的。 | 两个硬盘，一个放父母家 | 云加硬盘 | 卡先别写，用软件恢复试试
o 现在还值得拍胶片吗？越来越贵。 | 值，能慢下来 | 去年停了 | 自己冲黑白还行
f poll | 最好的光： | 清晨；傍晚；阴天；夜里
f poll | 照片修吗？ | 每张都修；稍微调；不修
f poll | 手机里有多少照片？ | 一千以内；一千到一万；一万以上
t 摄影; 求助
`;
