/** Forms of Chinese videos about games, animation, music, dance, remixes, film and shows. All titles of works are invented. */
export const playing = `
= game.run | game.single | 480..2400 w3 | video-game joystick desktop-computer headphone skull castle | night wall
: thing | art | boss
@ 《灰烬长廊》 | skull | 守门的铁骑士 | 铁骑士二阶段我死了四十次; 地图设计真的绝
@ 《星屑农场》 | seedling | 年终评比 | 说好的休闲，我比上班还忙; 种下去就停不下来
@ 《雾港》 | ghost | 灯塔里的声音 | 戴耳机玩的都是勇士; 第三章结尾我把灯打开了
@ 《机甲残响》 | robot | 双子机 | 打击感拉满; 配置跑不动，云通关
@ 《山海寻踪》 | dragon | 九头蛇 | 美术封神; 优化也是真的差
@ 《最后一班列车》 | locomotive | 车长 | 剧情哭死; 选项那里我想了十分钟
@ 《像素地下城》 | joystick | 第七层的史莱姆王 | 史莱姆王，新手噩梦; 肉鸽就是再来一把
@ 《深空厨房》 | cooking | 外星美食家 | 和朋友玩到绝交; 厨房着火名场面
@ 《群岛》 | desert-island | 风暴 | 盖房子盖了三天没推主线; 海水的质感太好了
@ 《纸牌王国》 | joker | 红皇后 | 卡组思路学到了; 手气也是实力
$ n=2..60 hour=3..120 die=4..320 pct=12..99 ch=2..12
% mood=心态崩了; 手在抖; 差点砸手柄; 笑到停不下来; 玩到天亮
t {thing}; 单机游戏; 实况; 游戏实况; 通关; 独立游戏
h {thing}实况第{n}期
h [!《星屑农场》; 《深空厨房》; 《纸牌王国》] {thing}初见，死了{die}次
h [!《星屑农场》; 《深空厨房》; 《群岛》] {thing}最终boss，{mood}
h [《灰烬长廊》; 《机甲残响》; 《山海寻踪》; 《像素地下城》; 《纸牌王国》] {boss}打了{hour}小时，{mood}
h [!《星屑农场》; 《深空厨房》; 《纸牌王国》; 《群岛》; 《像素地下城》] {thing}全流程，第{ch}章
h 从零开始玩{thing}
h {thing}到底值不值得买
h {thing}通关感想，无剧透
h 第一次玩{thing}，被{boss}教做人
h {thing}完成度{pct}%，还差一点
h 玩了{hour}小时的{thing}，聊聊优缺点
h {thing}里那些你没注意到的细节
h [《灰烬长廊》; 《机甲残响》; 《山海寻踪》; 《像素地下城》] 无伤{boss}，练了{n}天
h [!《星屑农场》; 《群岛》] 难度拉满的{thing}
h [《雾港》; 《最后一班列车》; 《灰烬长廊》; 《山海寻踪》; 《机甲残响》] {thing}这段剧情，我{mood}
h 手残打{thing}，看个乐
h [《雾港》; 《最后一班列车》; 《灰烬长廊》; 《山海寻踪》] {thing}结局，我选了另一个
h 把{thing}推荐给{who}，后来……
h 深夜一个人玩{thing}
o 无剧透，放心看
o 难度是最高难度
o 录的时候{mood}
o 配置不高，帧数不稳见谅
f die | [!《星屑农场》; 《深空厨房》; 《纸牌王国》; 《群岛》] 这期死了{die}次
f hour | 一共玩了{hour}小时
f pct | 完成度{pct}%
f ch | 这期打到第{ch}章
x 攻略看合集
x 喜欢就投个币，买游戏基金
a hour | 通关花了多久 | {hour}小时，支线没清完
a die | [!《星屑农场》; 《深空厨房》; 《纸牌王国》; 《群岛》] 一共死了几次 | 计数器在左上角，{die}次
a ch | 这是第几章了 | 第{ch}章
c {boss}是我的童年阴影（昨天）
c [!《星屑农场》; 《深空厨房》; 《纸牌王国》; 《群岛》] 死了{die}次还在笑，心态真好
c 你往左看啊左边有箱子！
c 看你打我比自己打还急
c 这游戏的音乐单独拿出来都能听
c 云玩家报到
c 已买，吃灰中
c 没想到打得这么菜，亲切
c 别的实况我会快进，你的不会
c {mood}那里我也是
c 这个游戏厂就三个人，respect
c 存档！存档啊！
c 等打折
c 支线别漏，那个老奶奶要对话三次
c 反应好真实，不做作
c 求出{thing}后续
c 打{boss}其实可以绕后
c 我在这里卡了一周，卸了
d 手柄还是键鼠 | *手柄，习惯了 | 键鼠党表示不服
d 我电脑带得动吗 | *低画质没问题 | 我集显已哭
d 有中文吗 | *有，翻译还行 | 就是有几处机翻
d {boss}怎么打 | *他抬手就往右滚 | 我滚了，滚进坑里
q 左边左边
q 箱子！
q 存档了吗
q 喝药喝药
q 贪刀了
q 贪刀必死
q 菜得亲切
q 别回头
q 背后背后
q 前方高能
q 耳机党小心
q 护体
q 好帅
q 这帧数
q 配置呢
q 死亡+1
q 又死了
q 差一点！
q 残血！
q 翻滚翻滚
q 这波秀
q 操作起来了
q 无伤？
q 小boss罢了
q bgm燃起来了
q 已买
q 等打折
q 细节党狂喜
u {art} video-game | 开始，第{ch}章 | 来了; 上期死在哪了; 前情提要
u joystick | 先去找存档点 | 存档！; 左边有箱子; 支线别漏
u {art} | 前面就是{boss} | 高能; 我的阴影; 护体护体
u [!《星屑农场》; 《深空厨房》; 《纸牌王国》; 《群岛》] skull | 第{die}次 | 死亡+1; 贪刀; 哈哈哈; 心疼
u hot-beverage video-game | 冷静一下，{mood} | 抱抱; 喝口水; 真实
u {art} crossed-swords | 再来，这次绕后 | 燃起来了; 残血！; 差一点
u trophy | 过了 | 恭喜; 泪目; 手抖; 终于
u desktop-computer | 完成度{pct}% | 全成就安排; 还差一点; 肝帝

= game.guide | game.guide | 180..1080 w2 | video-game world-map memo compass gem-stone | grid wall night
: thing | art
@ 《星屑农场》 | seedling | 我种了三年草莓才知道; 雨天别浇水……谢谢
@ 《灰烬长廊》 | skull | 那个武器居然在新手村; 终于找到隐藏门了
@ 《群岛》 | desert-island | 这个布局抄了; 钓鱼那段救我
@ 《山海寻踪》 | dragon | 全收集的福音; 漏一个就要二周目
@ 《像素地下城》 | joystick | 种子码求分享; 词条讲得清楚
@ 《纸牌王国》 | joker | 这套卡组上分了; 先手优势讲得对
@ 《方块工厂》 | nut-and-bolt | 流水线强迫症; 电力计算终于懂了
@ 《海岸线online》 | ferry | 萌新入坑就看这个; 日常别全做
$ n=5..30 lv=10..90/5 mins=3..40 gold=200..9800/100 ver=1..4 sub=0..9
% part=隐藏房间; 全收集; 新手开荒; 最强搭配; 刷钱; 速通; 支线任务; 成就
t {thing}攻略; {thing}; 攻略; 新手教程; 技巧
h {thing}{part}攻略，一个视频看完
h {thing}新手最容易浪费的几样东西
h {thing}{part}，{mins}分钟搞定
h {ver}.{sub}版本{thing}{part}
h {thing}开荒到{lv}级怎么走
h 没人告诉你的{thing}{part}
h {thing}一天{gold}金币的路线
h {n}个让{thing}变简单的小技巧
h {thing}{part}全位置标注
h 别再瞎玩{thing}了，先看这期
h {thing}平民怎么玩
h {thing}{part}，亲测有效
h 老玩家总结：{thing}{part}
h {thing}萌新必看｜{part}
o 时间轴在评论区
o 版本{ver}.{sub}，之后可能会改
o 都是自己跑图测的
f lv | 建议等级{lv}
f gold | 一趟{gold}金币
f mins | 大约{mins}分钟一轮
x 有遗漏的评论区补充
a lv | 多少级能去 | {lv}级稳一点
a gold | 一轮能赚多少 | 满打满算{gold}
a mins | 跑一圈多久 | {mins}分钟，熟练了更快
c 早看三天我就不用重开了
c 第{n}个我真不知道
c 跟着跑完了，全齐，感谢
c 版本更新之后还能用吗
c 标得很清楚，不用暂停八百遍
c 我直接抄作业
c 已经浪费了，心痛
c 语速合适，没有废话
c 终于找到{part}了
c 老玩家都来学
c 攻略组辛苦了
c 照做，一次成功
c 我：看攻略也不会
c 求一期联机的
d 现在还有效吗 | *昨天刚测，有效 | 我今天试了可以
d 平民玩得起吗 | *可以，慢一点 | 零氪路过
d 时间轴呢 | *补在置顶了 | 课代表辛苦
q 抄作业
q 记下了
q 暂停
q 原来在这
q 我走过八百遍没看见
q 课代表
q 跑图辛苦
q 已经卖了，哭
q 慢点
q 坐标
q 地图截图
q 感谢
q 还能这样
q 没用了，改版了
q 现在还能用
q 萌新狂喜
q 氪金了
q 零氪
u memo {art} | 先看版本：{ver}.{sub} | 版本对的; 记下; 现在还能用
u world-map | 从这里出发 | 截图; 坐标; 我走反了
u {art} gem-stone | 第一个点，很容易漏 | 原来在这; 漏了; 我走过没看见
u {art} | {lv}级之后再来 | 我来早了; {lv}级; 被秒了
u compass {art} | 沿着墙走 | 还能这样; 卡住了; 跟上跟上
u coin | 一趟{gold}金币 | 发财; 这么多; 抄作业
u stopwatch | 一轮{mins}分钟 | 我跑了半小时; 熟能生巧; 好快
u trophy | 全部拿完 | 感谢; 全齐; 三连

= game.mobile | game.mobile | 120..900 w2 | mobile-phone gem-stone slot-machine coin crown | night sun mint
: thing | art
@ 《绯月之约》 | crescent-moon | 歪了，又歪了; 立绘是真的美
@ 《战棋三国》 | chess-pawn | 零氪也能打; 文官流才是真爱
@ 《喵喵餐厅》 | cat-face | 收菜收到半夜; 猫猫立绘可爱
@ 《王牌竞速》 | racing-car | 漂移手感不错; 延迟高就别玩了
@ 《深渊信使》 | envelope | 剧情党入坑; 池子太毒
@ 《指尖足球》 | soccer-ball | 守门员手滑; 传控永远的神
@ 《糖果工坊》 | candy | 卡在三百多关; 我妈在玩
@ 《萌新佣兵团》 | crossed-swords | 公会战缺人吗; 肝度还行
$ n=10..180/10 lv=20..90 day=2..60 rank=1..9 pity=60..90/10 cost=6..648/6
% luck=全歪; 双黄; 保底出的; 第一发就中; 沉船; 欧到不敢信
t {thing}; 手游; 抽卡; 手机游戏; 游戏日常
h {thing}{n}抽，结果……
h 零氪玩{thing}第{day}天
h {thing}抽卡｜{luck}
h 攒了{day}天的抽，{thing}一次花完
h {thing}要不要入坑，老玩家说实话
h {thing}新角色值不值得抽
h 上分日记｜{thing}第{rank}赛季
h {thing}这关卡了我{day}天
h 花{cost}块玩{thing}能到什么程度
h {thing}平民阵容推荐
h 保底{pity}抽，{thing}良心吗
h 退坑{thing}的理由
h 带{who}玩{thing}，血压高了
h {thing}的隐藏小剧情
h {thing}：{luck}，截图为证
o 未成年人请理性消费
o 抽卡有风险，看我抽就行
o 这期{luck}
f n | 一共{n}抽
f cost | 这个月花了{cost}元
f day | 攒了{day}天
f pity | 大保底{pity}抽
x 阵容码在评论区
a n | 总共抽了多少 | {n}抽，{luck}
a cost | 氪了多少 | {cost}，月卡加小礼包
a day | 攒了多久 | {day}天，日常全清
c {luck}，替你高兴（酸）
c 吸欧气
c 我{n}抽一个金都没有
c 沉船的评论区集合
c 零氪玩家默默点赞
c 看别人抽卡省了六百四
c 卸载了，神清气爽
c 这游戏客服是真的拉
c 阵容抄了，谢谢
c 你的运气分我一点
c 单抽出奇迹，我只有单抽
c 剧情比玩法好看
c 有没有公会收人
c 长草期就看你了
d 现在入坑晚吗 | *不晚，福利多 | 别来，快跑
d 抽还是囤 | *有喜欢的就抽 | 囤囤鼠路过
q 欧皇
q 非酋
q 吸欧气
q 沉了
q 沉船打卡
q 金光！
q 彩了！
q 歪了
q 保底见
q 单抽出奇迹
q 玄学
q 洗手了吗
q 替你心疼
q 零氪
q 卸载
q 月卡战士
q 抽抽抽
q 停手吧
u mobile-phone coin | 攒了{day}天 | 囤囤鼠; 好能忍; 我攒不住
u slot-machine | 第一个十连 | 开始了; 玄学; 洗手了吗
u {art} | 光不对 | 金光！; 蓝天白云; 别激动
u gem-stone | 到{pity}了 | 保底见; 认命; 快出了
u {art} gem-stone | 结果：{luck} | 哈哈哈; 酸了; 恭喜; 心疼
u receipt | 花了{cost}元 | 理性; 零氪路过; 还行
u trophy {art} | 上阵试试 | 强度呢; 好帅; 值了

= game.online | game.online | 90..720 | video-game headphone keyboard computer-mouse trophy | night wall
: thing | art
@ 五排 | headphone | 麦克风里的吵架比游戏精彩; 队友是最大的敌人
@ 单排 | keyboard | 一个人的修行; 赢了没人夸
@ 吃鸡 | shallow-pan-of-food | 平底锅救我狗命; 毒圈永远追着我
@ 下副本 | dragon | 团长骂人名场面; 灭了一晚上
@ 躲猫猫 | ghost | 藏在灯后面笑死; 谁放的屁啊
@ 盖房子服务器 | hammer | 红石大佬; 一觉醒来房子没了
@ 钓鱼佬服务器 | fishing-pole | 虚拟世界也空军; 甩竿声太真实
@ 赛车联机 | racing-car | 最后一弯被撞; 逆行者出现了
$ n=2..20 kill=3..28 win=2..15 ping=20..320/10
% mate=室友; 弟弟; 网友; 前同事; 小学生; 对象
t 联机; {thing}; 沙雕; 网络游戏; 高光时刻
h [!单排; 钓鱼佬服务器; 盖房子服务器] {thing}，{mate}把我坑了
h [吃鸡; 下副本; 躲猫猫; 赛车联机; 五排] 和{mate}{thing}的一晚
h [五排; 单排; 吃鸡; 赛车联机; 躲猫猫] {thing}{win}连胜，下一把……
h [五排; 单排; 盖房子服务器; 钓鱼佬服务器; 下副本] 当代{thing}图鉴
h {thing}遇到{mate}，笑到打鸣
h {ping}延迟的{thing}，什么体验
h {thing}高光集锦第{n}期
h [五排; 单排; 吃鸡] {kill}杀却输了的{thing}
h [吃鸡; 下副本; 单排] 假装新手{thing}
h [吃鸡; 下副本; 躲猫猫] 教{mate}{thing}，友尽
h [五排; 单排; 吃鸡; 躲猫猫; 赛车联机] {thing}最离谱的一局
h [!单排; 五排] 我们{n}个人{thing}，没一个靠谱
o 语音已征得同意
o 纯娱乐，别骂队友
f kill | [五排; 单排; 吃鸡] 这把{kill}杀
f win | [五排; 单排; 吃鸡; 赛车联机; 躲猫猫] 当晚{win}连胜
f ping | 延迟{ping}
x 想一起玩的进群
a kill | [五排; 单排; 吃鸡] 一局几杀啊 | {kill}，但是输了
a win | [五排; 单排; 吃鸡; 赛车联机; 躲猫猫] 后来连胜断了吗 | 断在第{win}把之后
c {mate}：我觉得我没问题
c 笑得我被{who}骂
c 经典菜还爱玩
c 语音太真实了，像我们宿舍
c 队友没卖你，你卖队友
c {ping}延迟还能赢，服
c 最后那个走位是故意的吧
c 求完整录像
c 你们四个凑不出一个脑子
c 友谊的小船沉了
c 这局我能笑一年
c 有没有缺人的，我很菜
d 缺人吗 | *缺，会笑就行 | 我只会笑
d 这服务器怎么进 | *私信我拉你 | 已私信
q 坑
q 菜
q 队友呢
q 救一下啊
q 卖队友
q 哈哈哈队友
q 麦炸了
q 笑到打鸣
q 延迟
q 卡了
q 我上我也行
q 名场面
q 回放！
q 经典
q 就这？
q 友尽
u {art} headphone | 开局，{mate}说他来指挥 | 完了; 立flag; 指挥好
u {art} | 第一波就出事 | 哈哈哈; 坑; 意料之中
u keyboard | 延迟{ping} | 卡成幻灯片; 这能玩？; 换网
u [五排; 单排; 吃鸡] {art} trophy | {kill}杀 | 强; 别飘; 要输了
u ghost | 然后他掉线了 | 笑死; 拔网线; 经典
u headphone | 互相甩锅环节 | 我最爱的环节; 吵起来; 友尽
u [五排; 单排; 吃鸡; 赛车联机; 躲猫猫] trophy | 今晚{win}连胜 | 收手吧; 再来一把; 厉害

= anime.review | animation.talk | 240..1200 w2 | television film-frames kimono crossed-swords | night wall rose
: thing | art
@ 《云上邮差》 | envelope | 第七集我哭到鼻塞; 鲸鱼那段作画神了
@ 《剑客与烤红薯》 | crossed-swords | 红薯摊才是主角; 国产里少有的松弛感
@ 《第七音乐室》 | guitar | 演出那集封神; 鼓手女孩我老婆
@ 《海底两万步》 | fish | 世界观太完整了; 后半段有点赶
@ 《便利店夜行》 | convenience-store | 每集都是刀; 适合下夜班看
@ 《星轨列车》 | locomotive | 第四集看三遍才懂; 伏笔回收爽
@ 《棋魂少女》 | chess-pawn | 最后一手我起立; 外行也看得热血
@ 《废墟食堂》 | shallow-pan-of-food | 看饿了; 末世还这么治愈
@ 七月新番 | calendar | 这季能打的不多; 追不完根本追不完
@ 老番 | videocassette | 爷青回; 当年放学跑回家看
$ n=2..24 score=60..98:1 year=3..20 rank=3..10
% mood=哭了; 起鸡皮疙瘩; 气得摔遥控器; 连看三遍; 笑到肚子疼
t {thing}; 动漫杂谈; 番剧推荐; 追番; 动画
h [七月新番] 七月新番第{n}周，还在追的有{rank}部
h [七月新番] 这一季我只追{rank}部
h [七月新番] 七月新番，弃了几部
h [七月新番] 七月新番里的黑马
h [七月新番] 七月新番前三集观感
h [老番] 补了{rank}部老番，哪部最耐看
h [老番] 和{who}一起重温老番
h [老番] 现在看老番还会感动吗
h [老番] 老番片头曲，听前奏就会唱
h [!七月新番; 老番] {thing}第{n}集，我{mood}
h [!七月新番; 老番] {thing}到底讲了什么？
h [!七月新番; 老番] {thing}：被低估的一部
h 聊聊{thing}的作画水平
h [!七月新番; 老番] 看完{thing}，{mood}
h [!七月新番; 老番] {thing}里的{rank}个细节
h [!七月新番; 老番] 为什么说{thing}不适合所有人
h [!七月新番; 老番] {thing}打{score}分，理由如下
h [!七月新番; 老番] {thing}结局解析（有剧透）
h 一口气看完{thing}
h [老番] 重看小时候的动画，{year}年后我懂了
h [老番] 那些年我们追过的老番
h [《云上邮差》; 《便利店夜行》; 《废墟食堂》; 《星轨列车》] 从{thing}说起，聊聊治愈
h [!七月新番; 老番] {thing}值不值得补
h [!七月新番; 老番] 如果只推荐一部：{thing}
o 有剧透，在意的先收藏
o 个人感受，欢迎不同意见
o 画面只做介绍用
f score | 个人评分{score}
f n | 聊到第{n}集为止
f rank | 一共{rank}个细节
x 下期聊配乐
a score | 你给多少分 | {score}，音乐加的分
a n | 剧透到第几集 | 第{n}集，放心
c 第{n}集那个镜头我截了当壁纸
c 入坑了，周末补完
c 没看过，但你讲得我想看
c 剧透警告打得很良心
c 打{score}偏低，我给满分
c 声优好评
c 我不同意，但是说得有道理
c {mood}+1
c 原作党表示删了很多
c 终于有人聊{thing}了
c 配角比主角好看
c 片尾曲不许跳
c 补番清单又长了
c 等第二季等成化石
c 我妈也跟着看完了
d 有第二季吗 | *没有消息 | 有生之年
d 适合和孩子看吗 | *可以，第五集有点吓人 | 我娃看哭了
d 在哪看 | *站内就有 | 会员到期了
q 剧透警告
q 没看过路过
q 刀
q 别刀了
q 泪目
q 名场面
q op不能跳
q ed也不能跳
q 作画崩了
q 经费在燃烧
q 声优好强
q 原作党
q 爷青回
q 老婆！
q 有生之年
q 第二季呢
q 神作
q 还行吧
u television {art} | 先说结论：{score}分 | 低了; 高了; 同意
u {art} | 从第一集说起 | 第一集就入坑; 没看过; 前排
u film-frames {art} | 注意背景里的东西 | 细节！; 没发现; 二刷去
u {art} musical-note | 这段配乐 | 耳机党; 泪目; 求歌名
u {art} | 第{n}集的转折 | 刀来了; 名场面; 别说了
u memo | 一共{rank}个细节 | 课代表; 截图; 还有一个漏了
u {art} night-with-stars | 推荐给睡不着的人 | 已补; 今晚就看; 晚安

= anime.mad | animation.mad | 60..300 | film-frames musical-note night-with-stars crossed-swords | night dawn rose
: thing | art
@ 热血 | crossed-swords | 燃起来了; 卡点强迫症舒服
@ 治愈 | sunset | 深夜单曲循环; 看完想给妈妈打电话
@ 催泪 | umbrella-with-rain-drops | 纸巾已空; 不该半夜点开
@ 群像 | film-frames | 青春结束了; 每个人都有三秒主角
@ 高燃混剪 | fire | 耳机音量拉满; 一帧一个壁纸
@ 单人物 | kimono | 她值得; 我推最棒
@ 童年动画 | videocassette | 一秒回到八岁; 爷青回
$ n=20..160/10 works=3..60 hours=20..180/10 bpm=80..180/2
% song=一首冷门的歌; 自己写的曲子; 纯钢琴; 电子乐; 一段鼓点
t MAD; AMV; {thing}; 混剪; 踩点
h 【{thing}】给所有还在路上的人
h {thing}｜{works}部作品，一次看完
h 「再见，夏天」｜{thing}
h {thing}踩点，建议戴耳机
h 剪了{hours}小时，只为这{n}秒
h 别眨眼｜{thing}
h 全程高能｜{thing}
h [童年动画; 群像] 用{song}打开{thing}
h {works}部动画，一句台词
h [童年动画] 致我们看过的那些动画
h 如果没有明天｜{thing}
h 谢谢你陪我长大｜{thing}
o 用到的作品列在动态
o 配乐：{song}
o 非商用，喜欢请支持正版
f works | 共{works}部作品
f hours | 剪了{hours}小时
f bpm | 曲速{bpm}
x 建议1080P以上加耳机
a works | 用了多少部 | {works}部，名单在动态
a hours | 剪了多久 | {hours}小时，导出三次
c 耳机音量拉满了
c 踩点踩在我心上
c {hours}小时，肝帝
c 看哭了，别问
c 求作品名，47秒那个
c 单曲循环去了
c 剪辑软件用的什么
c 转场偷学了
c 我的青春就这么{n}秒
c 全程没敢眨眼
c 配色调得真好
c 一帧一个壁纸
c 这是免费能看的吗
d 用什么软件 | *老版本，电脑卡 | 换新就更快了
d 歌名 | *简介最后一行 | 谢谢
q 燃
q 燃起来了
q 泪目
q 踩点！
q 卡点绝了
q 壁纸
q 这转场
q 耳机党
q 鸡皮疙瘩
q 作品名？
q 名场面
q 爷青回
q 我的青春
q 循环
q 别结束
q 手书？
q 经费
u {art} | 开场，安静 | 前奏; 戴耳机; 来了
u musical-note | 鼓点进来 | 踩点！; 鸡皮疙瘩; 起飞
u {art} film-frames | 连切{works}部 | 眼睛不够用; 认出五部; 作品名？
u crossed-swords {art} | 高潮 | 燃; 别眨眼; 手麻了
u night-with-stars | 突然没有声音 | 泪目; 呼吸停了; 这里绝了
u {art} sunset | 最后一个镜头 | 再看一遍; 壁纸; 谢谢
u memo | 制作{hours}小时 | 肝帝; 三连; 辛苦

= anime.draw | animation.short | 60..600 | artist-palette paintbrush pencil crayon | paper linen grid
: thing | art
@ 手书 | paintbrush | 画了几张啊手还好吗; 表情画得太可爱
@ 板绘过程 | artist-palette | 线稿就值一个三连; 上色那一步魔法
@ 原创短片 | film-frames | 三分钟比电影还戳人; 结局没想到
@ 小漫画 | notebook | 每格都好笑; 我就是第三格那个
@ 临摹练习 | pencil | 进步肉眼可见; 第一张我也能画
@ 表情包 | cat-face | 全偷了; 群里已经传开了
@ 定格动画 | teddy-bear | 一秒十二张，敬佩; 黏土小人会呼吸
$ n=40..1800/20 day=3..90 hours=2..60 pages=4..40
% topic=社恐去理发; 猫咪上班; 考试前夜; 外婆的花园; 末班车; 和影子吵架; 一个人过年
t {thing}; 动画短片; 原创; 绘画; 手绘
h {thing}｜{topic}
h [手书; 原创短片; 定格动画; 小漫画] 画了{n}张的{thing}
h {thing}：{topic}（原创）
h [!定格动画; 原创短片] 自学画画第{day}天｜{thing}
h [手书; 原创短片; 定格动画; 小漫画; 表情包] 一个人做{thing}，做了{day}天
h {hours}小时的{thing}缩成两分钟
h 送给睡不着的你｜{topic}
h [!定格动画; 临摹练习; 板绘过程] {topic}，画成{thing}
h 毕业作品｜{topic}
h 画技进化史，{day}天
h 【{thing}】{topic}，完整版
h [板绘过程; 手书; 小漫画; 临摹练习] 零基础能画成这样吗｜{thing}
o 原创，请勿搬运
o 灵感来自{topic}
o 笔刷在动态自取
f n | 一共{n}张
f hours | 用了{hours}小时
f day | 前后{day}天
x 谢谢看到最后
a n | 一共画了多少张 | {n}张，手废了
a hours | 画了多久 | {hours}小时，不算改的
c {topic}那里狠狠共情
c {n}张，膝盖给你
c 线条好干净
c 颜色有种旧照片的感觉
c 三分钟讲完别人两小时的故事
c 看了一遍又一遍
c 结尾那个眼神
c 想要壁纸
c 我画的火柴人已经羞愧离场
c 请务必一直画下去
c {who}路过看了一眼，坐下看完了
c 音效也是你配的吗，好细
c 这才是原创该有的样子
d 什么笔刷 | *默认的硬边圆 | 工具不重要系列
d 学了多久 | *断断续续四年 | 那我还有希望
d 可以做头像吗 | *可以，写出处 | 已换
q 好可爱
q 好温柔
q 线条绝了
q 上色魔法
q 手好稳
q 画师秃头
q 一张一张画的？
q 敬佩
q 泪目
q 笑死
q 这个表情
q 偷走当表情包
q 原创好评
q 结尾
q 壁纸求
q 细节
q 会动！
u pencil | 草稿，{topic} | 草稿就赢了; 火柴人路过; 有故事
u pencil {art} | 线稿 | 线条绝了; 手好稳; 羡慕
u paintbrush artist-palette | 铺颜色 | 颜色好温柔; 魔法; 色感好
u {art} | 会动了，{n}张 | 会动！; 敬佩; 手还好吗
u {art} musical-note | 配上声音 | 音效好细; 起鸡皮; 可爱
u stopwatch | {hours}小时之后 | 肝; 辛苦; 剪得真快
u {art} framed-picture | 完成 | 三连; 完结撒花; 壁纸求

= figure | animation.handmade | 180..900 | wrapped-gift robot takeout-box magnet | wall linen night
: thing | art
@ 机甲模型 | robot | 水口打磨要人命; 关节手感好顺
@ 景品手办 | teddy-bear | 这价位要什么自行车; 脸崩没崩看运气
@ 盲盒 | wrapped-gift | 隐藏款永远是别人的; 端盒也能重复
@ 木质拼装 | hammer | 少一块零件的绝望; 齿轮转起来那刻值了
@ 积木 | game-die | 光脚踩到谁懂; 说明书比论文厚
@ 场景模型 | castle | 做旧那步手艺人; 苔藓是真的吗
@ 老玩具 | videocassette | 小时候那个终于找到同款; 黄变居然能救
$ cost=29..899/10 pcs=60..3200/20 hours=2..60 n=2..12 cm=8..45
% luck=做工有惊喜; 盒子压瘪了; 比想象的大; 有点小瑕疵; 等得值; 店家多送了一个
t {thing}; 模玩; 手办; 开箱; 拼装
h [!老玩具] {thing}开箱｜{luck}
h [机甲模型; 木质拼装; 积木; 场景模型] {pcs}个零件的{thing}，拼了{hours}小时
h {cost}块的{thing}值得吗
h [盲盒; 景品手办] 一口气拆{n}个{thing}，{luck}
h {thing}新手入坑指南
h [机甲模型; 场景模型; 景品手办] 给{thing}上色，翻车了吗
h [!老玩具] 等了半年的{thing}到了
h 便宜{thing}和贵的差在哪
h {thing}防尘怎么做
h [老玩具; 机甲模型; 景品手办] 翻新一个{thing}，救回来了
h 我的{thing}柜子终于满了
h [机甲模型; 木质拼装; 积木; 场景模型] 沉浸式拼{thing}
o 自费购入，{cost}元
o 没有广告，欢迎问细节
f cost | 入手价{cost}元
f pcs | [机甲模型; 木质拼装; 积木; 场景模型] 零件{pcs}个
f hours | [机甲模型; 木质拼装; 积木; 场景模型] 拼了{hours}小时
f cm | 高{cm}厘米
x 剪钳别买太便宜的
a cost | 多少钱入的 | {cost}，等的降价
a cm | 实物多高 | {cm}厘米，不小
a hours | [机甲模型; 木质拼装; 积木; 场景模型] 拼完要多久 | 我拼了{hours}小时
c {luck}，人间真实
c 钱包已经在哭了
c 女朋友：又买？
c [机甲模型; 木质拼装; 积木; 场景模型] {pcs}个零件我看着就困
c 柜子灯带求链接
c 这个做工可以的
c 我手残，剪坏两个
c 每次都说最后一个
c 厂家该给你打钱
c 开盒声音好解压
c 家里有娃的不敢买
c 看完忍住没下单，厉害吧
d 新手先买哪个 | *小的，便宜的 | 我第一个就买了最贵的
d 会氧化吗 | *避光就好 | 我的已经黄了
q 开了开了
q 隐藏！
q 重复警告
q 好帅
q 细节
q 涂装可以
q 脸好看
q 脸崩了
q 水口好干净
q 解压
q 钱包痛
q 下单了
q 又一个
q 柜子满了
q 少零件
q 强迫症舒适
u wrapped-gift | 到手价{cost}元 | 钱包痛; 值; 好价
u takeout-box {art} | 拆，{luck} | 哈哈哈; 羡慕; 替你难过
u [机甲模型; 木质拼装; 积木; 场景模型] nut-and-bolt | {pcs}个零件摊开 | 密恐; 好多; 解压
u [机甲模型; 木质拼装; 场景模型] scissors {art} | 剪下来，打磨 | 水口好干净; 手稳; 别剪多
u [机甲模型; 木质拼装; 积木; 场景模型] {art} stopwatch | 到这里{hours}小时 | 肝; 腰疼; 快了
u straight-ruler {art} | 高{cm}厘米 | 好大; 比想象小; 放哪
u {art} light-bulb | 摆好，开灯 | 好帅; 壁纸; 值了

= music.cover | music.cover | 120..330 w2 | microphone studio-microphone headphone musical-note | night rose wall
: thing | art
@ 《晚风寄信》 | love-letter | 前奏一出就破防; 副歌那个转音
@ 《南方以南》 | bird | 在南方打工的人听不得; 和声太好听
@ 《旧车站》 | station | 分手那年单曲循环; 像在耳边说话
@ 《不必回头》 | sunset | 高音好稳; 唱出故事了
@ 《鲸落》 | whale | 气声绝了; 关灯听
@ 《二十五岁》 | birthday-cake | 二十五岁听哭; 今天刚好生日
@ 《雨停之后》 | umbrella-with-rain-drops | 外面正好下雨; 低音区好温柔
@ 《少年游》 | mountain | 戏腔起鸡皮疙瘩; 古风永远有我一席
@ 《月台》 | full-moon | 男生降调也好听; 想家了
$ n=2..40 take=3..60
% way=清唱; 吉他弹唱; 戏腔; 男声版; 粤语版; 慢速; 一人和声
t {thing}; 翻唱; 音乐; 唱歌; 治愈
h 翻唱{thing}｜{way}
h {way}{thing}，请戴耳机
h {thing}（cover）第{take}遍才录成
h 失眠的时候唱{thing}
h 普通人唱{thing}
h 用{way}打开{thing}
h 深夜{way}｜{thing}
h 把{thing}唱给{who}听
h 在楼道里唱{thing}，混响绝了
h 挑战{thing}，一口气
h 声音有点哑的{thing}
h 一把吉他，{thing}
h 练了{n}天的{thing}
h 【翻唱】{thing}
o 原曲版权归原作者
o {way}，没有修音
o 录了{take}遍，嗓子没了
f take | 录到第{take}遍
f n | 练了{n}天
x 想听什么评论区点歌
a take | 一遍过的吗 | 想多了，{take}遍
a n | 练了多久 | {n}天，每天半小时
c 单曲循环第{n}天
c 好听到忘了写作业
c 有种录音室没关门的真实
c {way}也太合适了
c 声音里有故事
c {who}问这是谁唱的
c 求上架
c 气口处理得真好
c 听哭了，想起一个人
c 混响有点大，人声再出来一点更好
c 前奏就知道要循环
c 不输原唱（原唱粉别打）
c 点一首慢的，可以吗
c 半夜听更上头
d 用什么话筒 | *三百块的，够用 | 我一千的录出来像打电话
d 修音了吗 | *就切了呼吸声 | 天生的
q 好听
q 开口跪
q 耳朵怀孕
q 循环了
q 戴耳机
q 高音！
q 转音绝了
q 起鸡皮疙瘩
q 破音也好听
q 哭了
q 晚安曲
q 温柔
q 低音炮
q 和声！
q 这声音
q 求上架
q 打call
q 副歌来了
u microphone | {way}，第{take}遍 | 辛苦; 开口跪; 准备
u {art} musical-note | 主歌 | 好听; 像在耳边; 温柔
u headphone {art} | 这里换气 | 细节; 气口好; 专业
u studio-microphone {art} | 副歌 | 副歌来了; 高音！; 鸡皮疙瘩
u {art} night-with-stars | 最后一段轻一点 | 哭了; 晚安; 关灯听
u headphone | 谢谢听完 | 循环; 再来一遍; 求上架

= music.play | music.instrument | 90..420 w2 | guitar musical-keyboard drum saxophone musical-score | wall linen night
: thing | art
@ 吉他指弹 | guitar | 右手像有三个人; 指甲留了多久
@ 钢琴 | musical-keyboard | 左手跨度羡慕; 邻居听了想点歌
@ 架子鼓 | drum | 楼下没报警吗; 节奏稳得像机器
@ 尤克里里 | banjo | 四根弦也能这么好听; 我的在墙上挂着
@ 萨克斯 | saxophone | 一响就是婚礼现场; 呼吸好稳
@ 手风琴 | accordion | 爷爷年代的味道; 力气活
@ 小号 | trumpet | 嘴唇不疼吗; 军训记忆
@ 电子琴 | level-slider | 一个人一支乐队; 轨道看花眼
$ bpm=60..180/2 day=5..900/5 n=2..9
% piece=一首老动画片尾曲; 自己写的小曲; 儿歌; 游戏里的战斗曲; 民谣; 圆舞曲; 毕业歌
t {thing}; 乐器演奏; 演奏; 音乐; 纯音乐
h {thing}｜{piece}
h 自学{thing}第{day}天
h [吉他指弹; 钢琴; 尤克里里; 电子琴] {thing}弹{piece}，建议循环
h [钢琴] 路过一台没人弹的钢琴
h {bpm}速度的{thing}，手没了
h {thing}练到第{day}天，给你们听听
h {piece}（{thing}版）
h [萨克斯; 手风琴; 小号; 尤克里里] 在广场吹拉弹唱，大爷来伴舞
h [吉他指弹; 钢琴; 尤克里里; 电子琴] 只听一遍就弹出来｜{thing}
h 陪你写作业的{thing}，第{n}弹
h 把{piece}改成爵士
h 下雨天的{thing}
o 谱子在动态里
o 速度{bpm}，练习时请放慢
f bpm | 速度{bpm}
f day | 学琴第{day}天
x 指法看第二遍
a bpm | 速度多少 | {bpm}，我练的时候从六十开始
a day | 学了多久 | {day}天，每天一小时
c 跟着点头一整首
c {piece}居然能这么温柔
c 大爷入镜那下太可爱
c 写作业背景音就它了
c 我的琴已经跑调三年
c 楼上的邻居，是你吗
c 求谱
c 手好好看（不是）
c 弹错一个音，但更真实
c 第{day}天就这样，我要哭了
c 听完去把琴擦了
c 右手不累吗
d 零基础多久能弹 | *三个月弹简单版 | 三个月我还在按和弦
d 琴多少钱 | *二手一千二 | 二手好品味
q 好听
q 求谱
q 手速
q 左手好稳
q 循环
q 打节拍
q 我的手：？
q 邻居点赞
q 这里绝
q 错音可爱
q 神仙
q 爷青回
q 温柔
q 节奏好
q 起飞
q 安静听
u {art} | {piece} | 前奏; 好听; 爷青回
u {art} musical-note | 速度{bpm} | 手速; 我六十都难; 稳
u musical-score | 这段最难 | 求谱; 左手好稳; 神仙
u {art} | 即兴一下 | 起飞; 绝; 这里循环
u {art} sunset | 慢下来 | 温柔; 泪目; 晚安
u {art} | 结束，学了{day}天 | 好; 坚持; 鼓掌

= music.lesson | music.lesson | 240..1200 | guitar musical-keyboard musical-score microphone | wall paper
: thing | art
@ 大横按 | guitar | 手指按出坑了; 原来是角度问题
@ 识谱 | musical-score | 高音谱号低音谱号终于分清; 比老师讲得快
@ 气息 | microphone | 躺着练那招有用; 笑着唱就对了
@ 节奏感 | drum | 打拍子打到同事骂我; 切分音懂了
@ 和弦转换 | guitar | 四个和弦走天下; 换和弦像换挡
@ 左右手配合 | musical-keyboard | 左手追右手; 脑子分两半
@ 写歌 | notebook | 副歌先写那招学到了; 写了一首，没人听
@ 高音 | microphone | 不靠喊，记住了; 喊破嗓子的我
$ day=3..30 mins=5..40/5 n=3..9 bpm=60..120/5
t {thing}; 音乐教学; 零基础; 自学; 乐理
h {thing}别急，每天{mins}分钟
h 为什么你的{thing}总练不好
h {thing}｜每天{mins}分钟，练{day}天
h 零基础{thing}第一课
h {n}个练{thing}的方法，第三个最有用
h [!写歌; 识谱] {thing}别死练！
h 自学{thing}踩过的坑
h [!识谱; 写歌; 高音; 气息] {thing}跟练，速度{bpm}
h 一个人怎么练{thing}
h [识谱; 大横按; 写歌] 教{who}{thing}，居然会了
o 讲义免费，动态自取
o 跟练的时候别急
f mins | 每天{mins}分钟
f day | 坚持{day}天
f bpm | [!识谱; 写歌; 高音; 气息] 从{bpm}开始
x 练习录下来自己听
a mins | 每天练多久合适 | {mins}分钟，多了手会伤
a bpm | [!识谱; 写歌; 高音; 气息] 从多少速度起 | {bpm}，别贪快
c 老师早这么讲我就不会放弃了
c 练了{day}天，真的不一样
c 跟练打卡
c 我以为是手小，原来是姿势
c 暂停{k}次跟上了
c 指尖起茧第一天
c 听懂了，手还没懂
c 免费的比我花钱的讲得好
c 例子举得太好了
c 孩子也跟着学会了
c 每次放弃就来看一遍
d 手小怎么办 | *换窄一点的琴颈，先练小横按 | 手小路过
d 多久能练成 | *看天赋，三周有感觉 | 三年了
q 记笔记
q 懂了
q 没懂再来
q 手疼
q 起茧了
q 慢一点
q 跟上了
q 跟不上
q 原来如此
q 打拍子
q 老师好
q 交作业
q 第一天打卡
q 坚持
u {art} | 先看错误示范 | 就是我; 哈哈; 一模一样
u {art} memo | 要点：放松 | 记下; 我太用力; 懂了
u stopwatch | 每天{mins}分钟 | 可以; 打卡; 少了
u [!识谱; 写歌; 高音; 气息] {art} | 跟练，速度{bpm} | 跟上了; 太快; 慢一点
u musical-score {art} | 换一个例子 | 这个好; 求谱; 懂了
u calendar | {day}天计划 | 截图; 第一天打卡; 立帖
u {art} | 作业 | 交作业; 明天一定; 老师再见

= music.original | music.original | 120..330 | musical-notes level-slider guitar headphone | night dawn rose
: thing | art
@ 出租屋 | houses | 歌词写的就是我; 第二段主歌绝
@ 夏天的风 | sun | 听着像汽水; 前奏抓耳
@ 末班地铁 | station | 下班听的，坐过站了; 贝斯线好上头
@ 写给妹妹 | love-letter | 想我妹了; 真诚最动人
@ 失眠练习 | crescent-moon | 越听越精神; 和弦走向好特别
@ 小城故事 | cityscape-at-dusk | 方言那句杀我; 我也是小城的
@ 毕业那天 | school | 三年后再来听; 合唱部分想哭
$ n=2..40 day=3..120 take=4..40
% style=民谣; 电子; 说唱; 摇滚; 国风; R&B
t 原创音乐; {thing}; 音乐人; {style}; demo
h 原创｜《{thing}》
h 写了一首歌叫《{thing}》
h 《{thing}》demo，第{take}版
h {style}｜《{thing}》
h 一个人写词编曲唱：《{thing}》
h 用{day}天写完的歌《{thing}》
h 《{thing}》歌词版
h 把{who}写进歌里｜《{thing}》
h 卧室录音｜《{thing}》
h 送给你们的第{n}首歌《{thing}》
o 词曲编混都是我自己
o 风格大概是{style}
f day | 写了{day}天
f take | 录了{take}版
f n | 第{n}首原创
x 歌词在置顶
a day | 写了多久 | {day}天，副歌五分钟
a n | 这是第几首原创了 | 第{n}首，慢慢写
c 什么时候上架
c 歌词截图发朋友圈了
c 副歌洗脑，洗碗都在哼
c {style}我不懂，但好听
c 卧室能录成这样
c 小众但高级
c 第一句就把我按住了
c 贝斯再大一点就完美
c 循环{k}遍，室友会唱了
c 火之前来过
c 请继续写
d 可以翻唱吗 | *可以，发我看看 | 已在练
d 用什么编曲软件 | *免费的那个 | 大佬不挑工具
q 好听
q 上架！
q 前奏抓耳
q 歌词
q 副歌
q 循环
q 小众宝藏
q 火前留名
q 卧室录的？
q 混音好
q 贝斯
q 鼓点
q 泪目
q 签约吧
u headphone | 《{thing}》，第{take}版 | 戴耳机; 来了; 好名字
u {art} musical-note | 第一段 | 歌词; 抓耳; 好听
u level-slider | 鼓进来 | 鼓点; 贝斯; 起飞
u {art} | 副歌 | 副歌; 洗脑; 会唱了
u guitar {art} | 间奏 | 好听; 独奏; 绝
u {art} night-with-stars | 结尾，写了{day}天 | 循环; 上架！; 谢谢

= dance.cover | dance.cover | 60..260 w2 | ballet-shoes mirror-ball musical-note dress | rose night sky
: thing | art
@ 《星愿》 | night-with-stars | 裙摆好好看; 表情管理满分
@ 《汽水日记》 | cup-with-straw | 元气满满; 跳完不喘吗
@ 《桃花扇》 | hibiscus | 扇子开合那声; 古风身段绝了
@ 《极光》 | comet | 卡点精准; 灯光师加鸡腿
@ 《猫步》 | cat-face | 手势可爱晕了; 学不会的歪头
@ 《夏日限定》 | sunflower | 海边跳好清凉; 一起跳一起跳
@ 《午夜放送》 | mirror-ball | 气场变了个人; 帅到我了
$ day=2..40 n=2..20 take=3..40
% place=天台; 学校操场; 海边; 地下通道; 银杏树下; 社团教室; 自家客厅
t {thing}; 翻跳; 舞蹈; 宅舞; 练习室
h {thing}翻跳｜{place}
h 在{place}跳{thing}
h 练了{day}天的{thing}
h 零基础社畜跳{thing}
h 【翻跳】{thing}，第{take}遍
h {n}个人的{thing}，终于对齐了
h 镜面｜{thing}
h 下班后去{place}跳{thing}
h 和{who}一起跳{thing}
h 冬天在{place}跳{thing}，冻傻
h 胖了十斤也要跳{thing}
h {thing}一镜到底
o 编舞不是我，感谢原编舞
o 地点：{place}
f day | 练了{day}天
f take | 拍了{take}遍
f place | 在{place}拍的
x 镜面版在合集
a day | 练多久了 | {day}天，每天一小时
a take | 一遍过的吗 | {take}遍，天都黑了
a place | 在哪拍的呀，好看 | {place}，早上六点没人
c 好有活力，电充满了
c 卡点狂喜
c 路人大爷的表情哈哈哈
c {place}这光线太会选了
c 四肢不协调的我只能看
c 衣服好配
c 表情再放开一点就更好了
c 社畜能跳成这样，我没有借口了
c 手势学了，同事以为我抽筋
c 进步好大，从第一支看过来的
c 队形对齐的那一刻好爽
c 每天起床看一遍
d 有分解教学吗 | *下周出 | 蹲
d 冷不冷 | *贴了四片 | 敬业
q 可爱
q 好看
q 卡点！
q 元气
q 裙子好看
q 镜面？
q 路人抢镜
q 大爷
q 帅
q 表情好
q 体力好
q 学会了歪头
q 换装
q 这个wink
q 我没了
q 一起跳
q 社死
q 冻不冻
u {art} ballet-shoes | {place} | 光线好; 来了; 风景好
u {art} musical-note | 前奏 | 可爱; 表情好; 抓耳
u mirror-ball {art} | 卡点 | 卡点！; 帅; 回放
u {art} dress | 转圈 | 裙摆; 没晕吗; 好看
u sun {art} | 路人入镜 | 大爷哈哈; 社死; 抢镜
u {art} | 收尾动作 | wink; 我没了; 可爱
u stopwatch | 花絮，第{take}遍 | 辛苦; 冻傻; 真实

= dance.street | dance.street | 60..420 | running-shoe mirror-ball headphone billed-cap | night brick wall
: thing | art
@ 机械舞 | robot | 关节像装了轴承; 停顿那一下
@ 地板动作 | running-shoe | 头皮疼不疼; 摔了多少次
@ 锁舞 | billed-cap | 笑着跳才对味; 手指那一下帅
@ 街头斗舞 | megaphone | 观众反应太好笑; 赢得服气
@ 爵士 | high-heeled-shoe | 高跟鞋跳，佩服; 气场两米八
@ 嘻哈律动 | headphone | 松弛感; 点头都在拍上
$ day=5..600/5 n=2..16 hours=2..8
% place=商场门口; 地下车库; 练习室; 江边; 比赛现场
t {thing}; 街舞; 舞蹈; freestyle; 练舞
h {thing}｜{place}即兴
h 学{thing}第{day}天
h {place}{thing}，路人围了三圈
h 一个动作练{day}天｜{thing}
h {thing}比赛，第{n}轮
h 三十岁开始学{thing}
h 从完全不会到{thing}，{day}天
h {thing}基本功，每天{hours}小时
h 和小朋友斗{thing}，输了
h 即兴{thing}，随机音乐
o 护具要戴
o {place}拍的，感谢路人
f day | 第{day}天
f hours | 每天{hours}小时
f n | 打到第{n}轮
x 别在湿地上练
a day | 多久能练成这样 | 我{day}天，还差得远
a hours | 一天练几小时 | {hours}，周末多一点
c 路人阿姨的表情笑死
c 停顿那下我以为卡了
c 三十岁怎么了，好帅
c 膝盖还好吗
c 小朋友太强了哈哈哈
c 松弛感拿捏
c 音乐一响就变了个人
c 看得我在工位抖腿
c 摔的那几次剪进来，真诚
c 进步记录最动人
c 鞋子求链接
d 零基础能学吗 | *能，从律动开始 | 律动都不会
d 会受伤吗 | *热身，护膝 | 膝盖已废
q 帅
q 帅炸
q 卡了？没卡
q 停顿！
q 拍点
q 律动
q 松弛感
q 膝盖疼
q 小朋友牛
q 路人反应
q 哇哦
q 随机音乐也行
q 地板不硬吗
q 鞋好看
q 气场
u {art} | {place} | 来了; 人好多; 场地好
u headphone {art} | 音乐随机 | 随机也行; 考验; 这首难
u {art} mirror-ball | 停顿 | 卡了？; 帅; 回放
u running-shoe | 落地 | 膝盖; 稳; 疼
u megaphone {art} | 第{n}轮 | 紧张; 赢了吗; 观众疯了
u {art} | 学了{day}天 | 坚持; 进步大; 鼓掌

= dance.lesson | dance.lesson | 240..1200 | ballet-shoes running-shoe mirror stopwatch | mint wall rose
: thing | art
@ 肩颈放松操 | stopwatch | 跳完脖子响了; 办公室也能做
@ 简单手势舞 | gloves | 年会就它了; 学了两晚
@ 热门副歌 | musical-note | 慢速终于跟上; 左右不分的我
@ 体态矫正 | mirror | 圆肩党在此; 一周真的直了点
@ 燃脂舞 | fire | 跳三天没力气上楼; 汗像下雨
@ 婚礼第一支舞 | bouquet | 下个月结婚，救命; 踩脚了两次
$ mins=5..30/5 day=3..30 n=3..12 kcal=60..320/10
t {thing}; 舞蹈教程; 零基础; 跟练; 慢速分解
h {thing}｜零基础，每天{mins}分钟
h [简单手势舞; 热门副歌; 燃脂舞; 婚礼第一支舞] {thing}慢速分解，一学就会
h [肩颈放松操; 体态矫正; 燃脂舞] 每天{mins}分钟{thing}，{day}天变化
h {thing}的{n}个动作
h 四肢不协调也能学的{thing}
h {thing}镜面教学
h [简单手势舞; 热门副歌] 年会必备｜{thing}
h 带{who}学{thing}
h [燃脂舞] {thing}跟练，大约{kcal}大卡
o 镜面录制，直接跟
o 膝盖不好的动作减半
f mins | {mins}分钟一遍
f kcal | [燃脂舞] 大约消耗{kcal}大卡
f n | 一共{n}个动作
x 跳完记得拉伸
a kcal | [燃脂舞] 一遍能消耗多少 | 手表显示{kcal}左右
a n | 有几个动作啊 | {n}个，拆开练
c 跟完出汗了，打卡第{k}天
c 左右不分的我跟得上
c 楼下邻居来敲门了
c 讲解好有耐心
c 慢速再慢一点可以吗
c 我像一只刚学走路的鹅
c [简单手势舞; 热门副歌] 年会拿奖了，回来还愿
c 跟{who}一起跳，笑到跳不动
c 肩膀真的松了
c 收藏夹里又多一个明天开始
d 膝盖疼能跳吗 | *把跳跃换成踏步 | 踏步党
d 要跳几遍 | *两遍就够 | 一遍就躺了
q 打卡
q 第一天
q 左左右右
q 哪边是左
q 镜面好评
q 慢点
q 跟上了
q 出汗了
q 救命
q 邻居别骂
q 像鹅
q 最后一组
q 坚持
q 拉伸！
u stopwatch | 热身，一共{mins}分钟 | 开始了; 打卡; 换鞋
u {art} | 第一个动作 | 哪边是左; 简单; 跟上
u {art} mirror | 连起来 | 乱了; 慢点; 懂了
u {art} fire | 加速 | 救命; 出汗了; 快了
u running-shoe | 最后一组，共{n}个 | 坚持; 腿软; 终于
u [燃脂舞] droplet | 大约{kcal}大卡 | 才这么点; 值; 明天再来

= remix.remix | remix.remix | 45..240 w2 | level-slider megaphone musical-notes television | sun night rose
: thing | art
@ 外卖小票 | receipt | 打印机节奏绝了; 备注加辣加辣加辣
@ 体检报告 | clipboard | 箭头向上那段笑死; 指标唱出来了
@ 班主任 | school | 后门窗户的脸; 你们是我带过最差的一届
@ 导航语音 | compass | 前方掉头掉头掉头; 您已偏航
@ 小区喇叭 | megaphone | 下楼做操那段; 回收旧冰箱
@ 开会 | briefcase | 对齐一下颗粒度; 会议室都在抖
@ 抢票 | ticket | 候补候补候补; 验证码输错
@ 健身教练 | flexed-biceps | 还有最后八个永远的八个; 再来一组
@ 家长群 | mobile-phone | 收到收到收到; 谢谢老师
$ hours=10..120/2 bpm=110..190/2 n=2..20
t 鬼畜; {thing}; 搞笑; 洗脑; 调音
h 【鬼畜】{thing}，但是广场舞
h {thing}，但是{bpm}速
h 把{thing}做成电音
h {thing}洗脑循环{n}遍
h 调了{hours}小时的{thing}
h 建议改成国歌（bushi）：{thing}
h {thing}全明星
h 听完{thing}，脑子不要了
h {thing}（全网最吵）
h 当{thing}有了节奏
h 【高音质】{thing}
h 我把{thing}唱成了情歌
h {thing}：听君一席话
o 素材是自己录的
o 食用前请调低音量
f hours | 调音{hours}小时
f bpm | {bpm}BPM
x 单曲循环后果自负
a hours | 调了多久 | {hours}小时，邻居认识我了
a bpm | 多少bpm | {bpm}
c 已单曲循环，救命
c 上班脑子里全是这个
c 是谁让你这么有才的
c 笑得我妈进来看
c 调音比我的人生还准
c 建议全国推广
c 素材自己录的？牛
c 词比歌好
c 第三遍才听出和声
c 毒性太大
c 下次考试靠它了
c 我把它设成了闹铃，起来了
d 可以当铃声吗 | *可以，后果自负 | 已社死
d 素材哪来的 | *自己录的，嗓子哑了 | 敬业
q 洗脑
q 上头
q 停不下来
q 救命
q 哈哈哈哈哈哈哈哈哈哈
q 有毒
q 调音绝
q 人才
q 高音质
q 和声！
q 循环
q 笑死
q 魔性
q 别停
q 单曲循环
q 节奏对了
q 大佬
q 电音！
u {art} | 原素材 | 开始正常; 预警; 来了
u {art} musical-notes | 第一个重音 | 哈哈哈; 节奏; 上头
u level-slider {art} | {bpm}速 | 起飞; 有毒; 调音绝
u megaphone {art} | 大合唱 | 和声！; 救命; 洗脑
u {art} television | 变调 | 魔性; 人才; 停不下来
u headphone | 调音{hours}小时 | 肝; 邻居呢; 三连

= remix.voice | remix.voice | 45..240 | microphone dog-face television musical-note | sun rose mint
: thing | art
@ 狗叫 | dog-face | 狗：我没唱过; 音准比我好
@ 猫叫 | cat-face | 喵得有感情; 猫主子版权费
@ 打嗝 | cup-with-straw | 吃饭别看; 高音是汽水给的
@ 键盘声 | keyboard | 程序员的歌; 空格是鼓
@ 锅碗瓢盆 | cooking | 一个厨房一支乐队; 妈妈版本是骂声
@ 打喷嚏 | droplet | 保重; 过敏季限定
@ 校园广播 | school | 请各班注意; 想起眼保健操
$ n=30..900/10 hours=6..90/2
% song=生日歌; 一首老歌; 广场舞曲; 游戏过场曲; 摇篮曲
t 人力VOCALOID; {thing}; 鬼畜; 搞笑; 创意
h 用{thing}唱{song}
h {thing}版{song}，绝了
h 收集了{n}个{thing}，唱给你听
h 当{thing}学会了{song}
h {thing}乐队首演：{song}
h 剪了{hours}小时的{thing}
h 谁说{thing}就不能唱歌
o 采样都是自己录的
o 没有动物受到打扰
f n | {n}个采样
f hours | {hours}小时
x 点歌评论区
a n | 用了多少个采样 | {n}个，一个个切的
a hours | 做了多久 | {hours}小时
c 音准比我好系列
c {n}个采样，疯子
c 笑着笑着佩服
c 家里的{thing}听到有反应
c 求完整版
c 创意奖给你
c 半夜笑出声被骂
c {song}再也回不去了
c 它本人知道吗
c 这就是大学生的精神状态
d 下次用什么 | *评论点赞最高的 | 电饭锅！
q 音准！
q 比我准
q 哈哈哈哈
q 创意满分
q 它知道吗
q 版权费
q 笑死
q 高音
q 救命
q 人才
q 有毒
q 完整版
q 居然好听
q 佩服
u {art} | 先录{thing} | 哈哈; 它知道吗; 素材好
u level-slider | {n}个采样 | 疯子; 肝; 佩服
u {art} musical-note | 试唱{song} | 音准！; 居然好听; 笑死
u {art} microphone | 高音部分 | 高音; 救命; 比我强
u {art} | 合唱 | 绝了; 乐队; 哈哈哈
u stopwatch | {hours}小时 | 三连; 辛苦; 再来

= film.review | film.review | 360..1500 w2 | clapper-board film-frames popcorn movie-camera | night wall brick
: thing | art
@ 《借火》 | candle | 打火机那个镜头我懂了; 父子戏太克制了
@ 《一百零八级台阶》 | door | 一楼老太太演得真好; 笑着笑着哭了
@ 《沉默的证词》 | memo | 凶手我第二十分钟猜到了; 修鞋匠封神
@ 《逆风八公里》 | running-shoe | 孩子们都是素人？; 俗套但我哭了
@ 《候鸟电台》 | radio | 爱情片我只服这部; 声音设计绝
@ 《冰层之下》 | snow-capped-mountain | 特效可以，逻辑不行; 敲击声吓我一跳
@ 《末日书店》 | books | 台词想抄下来; 节奏慢，别困的时候看
@ 《外婆的菜谱》 | cooking | 想外婆了; 看完饿了
@ 《县城刑警》 | cityscape-at-dusk | 第三集开始追平; 方言好评
@ 烂片 | popcorn | 替我们受苦了; 烂得有创意
@ 老电影 | videocassette | 胶片味道; 修复得真好
$ score=32..96:1 n=3..12 min=84..178 year=5..40
% mood=哭湿两张纸; 一言难尽; 被骗了票钱; 起立鼓掌; 睡着两次; 后劲很大
t {thing}; 影评; 电影; 影视杂谈; 解读
h [烂片] 替大家看了{n}部烂片
h [烂片] 一部烂片是怎么拍成的
h [烂片] 今年最烂的{n}部，有你看过的吗
h [烂片] 烂片里的{n}个迷惑镜头
h [烂片] 烂也要烂得有尊严
h [老电影] 想推荐{n}部老电影给你
h [老电影] 周末在家看老电影
h [老电影] 修复版的老电影，值得再进一次电影院
h [老电影] 老电影里的夏天
h [老电影] 没有特效的年代，他们怎么拍
h [!烂片; 老电影] {thing}：{mood}
h [!烂片] {thing}到底好在哪
h [!烂片; 老电影] {score}分的{thing}，值这个分吗
h [!烂片; 老电影] {thing}里的{n}个隐藏细节
h [!烂片; 老电影] 看完{thing}，聊几句真心话
h [!烂片; 老电影] {thing}结局看懂了吗
h [老电影] 过了{year}年，我又看了一遍这部老电影
h [!烂片; 老电影] 一个镜头看懂{thing}
h [!烂片; 老电影; 《县城刑警》] {thing}，今年后劲最大的一部
h [!烂片; 老电影] 无剧透聊{thing}
h [!烂片; 老电影] {thing}的导演想说什么
h [!老电影; 《县城刑警》] 替你看了{min}分钟的{thing}
h [!烂片; 老电影] 为什么{thing}评分两极
h [!烂片; 老电影] {thing}｜被剪掉的那场戏
h [!老电影; 《县城刑警》] 和{who}看{thing}，出来吵了一架
o 有剧透的部分打了标
o 只代表我自己
o 看的是首映场，{mood}
f score | 我打{score}分
f min | 片长{min}分钟
f n | 细节一共{n}个
x 下期想看什么评论区说
a score | 你自己打几分 | {score}，表演占一半
a min | 片子多长啊 | {min}分钟，提前上厕所
c 终于有人夸摄影了
c {mood}+1
c 我给八分，剩下两分扣在结尾
c 没看过，被你讲得想去
c 影评人里少有不骂观众的
c 那个细节我二刷才发现
c 和我想的完全相反，但服气
c 音效那段分析太专业了
c 看完去补了原著
c 票钱省下了，谢谢
c 演员该拿奖
c 剧透标得清楚，好评
c 我睡着了两次，都是好觉
c 结尾的雨是不是后期
d 带爸妈看合适吗 | *合适，有点闷 | 我爸睡着了
d 有彩蛋吗 | *没有，放心走 | 坐到保洁来
d 原著好看还是电影 | *原著，电影更集中 | 都好
q 剧透警告
q 没看过
q 别说结局
q 封神
q 烂
q 演技炸裂
q 这个镜头
q 摄影！
q 二刷
q 泪目
q 后劲大
q 票钱
q 替我受苦
q 懂了
q 没看懂
q 有道理
q 不同意
q 讲得好
u clapper-board {art} | 先打分：{score} | 低了; 高了; 差不多
u {art} | 开场第一个镜头 | 细节; 摄影！; 没注意
u film-frames {art} | 这里其实有伏笔 | 二刷去; 天才; 真的假的
u {art} popcorn | {mood}的一段 | 我也是; 泪目; 笑死
u memo {art} | 第{n}个细节 | 课代表; 居然; 漏了
u movie-camera | 导演怎么拍的 | 专业; 学到了; 幕后好看
u {art} sunset | 结尾 | 剧透跑; 后劲; 懂了

= film.edit | film.edit | 60..420 | film-frames clapper-board scissors musical-note | night dawn rose
: thing | art
@ 配角 | necktie | 配角也有一生; 他只有七句台词
@ 雨戏 | umbrella-with-rain-drops | 下雨天看更有感觉; 每场雨都不一样
@ 吃饭 | chopsticks | 看饿了; 吃饭戏最见演技
@ 告别 | station | 没一个人说再见; 纸巾
@ 反派 | joker | 坏得迷人; 三观别跟着五官
@ 老师 | school | 想起我高中班主任; 一日为师
@ 母亲 | bouquet | 看完给我妈打电话了; 妈妈也是第一次
@ 打戏 | crossed-swords | 拳拳到肉; 武指加鸡腿
$ works=5..60 hours=12..90/2 n=2..9
t 混剪; {thing}; 影视剪辑; 踩点; 电影
h {works}部电影里的{thing}
h 混剪｜{thing}，无声胜有声
h [雨戏; 告别; 打戏; 吃饭] 一口气看完{works}场{thing}
h [!吃饭] 影史最难忘的{thing}
h 【混剪】{thing}：一句台词也没有
h [配角; 反派; 老师; 母亲] {thing}群像｜建议收藏
h 剪了{hours}小时的{thing}
h [打戏; 反派; 雨戏; 配角] {thing}踩点，燃
h [雨戏; 吃饭; 告别; 打戏] 如果电影只剩{thing}
o 片单在动态
o 画面版权归原片
f works | {works}部片子
f hours | 剪了{hours}小时
x 建议全屏
a works | 用了几部 | {works}部，片单在动态
a hours | 剪了多久 | {hours}小时，电脑先睡了
c 片单补完要一年
c 全屏加耳机，值
c 没有台词却什么都说了
c 踩点舒服
c 想给{who}打电话了
c {works}部我看过九部，骄傲
c 转场像变魔术
c 哭在公交上
c 最后那个眼神杀我
c 文案少但准
d bgm求 | *简介 | 谢谢
d 片单！ | *动态 | 找到了
q 片单
q 名场面
q 泪目
q 演技
q 踩点
q 转场绝
q 认出来了
q 这部好看
q 全屏
q 安静
q 壁纸
q 燃
q 神级
u film-frames | {works}部，一次看完 | 片单; 全屏; 来了
u {art} | 第一段，没有台词 | 安静; 演技; 泪目
u {art} musical-note | 音乐起 | 踩点; 戴耳机; 绝
u {art} film-frames | 连切 | 认出来了; 转场绝; 眼花
u {art} night-with-stars | 停在一个眼神 | 杀我; 名场面; 壁纸
u scissors | 剪了{hours}小时 | 辛苦; 三连; 神级

= film.short | film.short | 90..720 | movie-camera door houses clapper-board | wall night brick
: thing | art
@ 相亲 | hot-beverage | 介绍人笑死; 结局反转了
@ 电梯里 | door | 社恐窒息; 十二楼那位太真实
@ 加班 | desktop-computer | 鬼都没你加班多; 打卡机才是反派
@ 合租 | houses | 冰箱贴纸条真实; 谁动了我的酸奶
@ 丢手机 | mobile-phone | 最后那通电话; 反转我没猜到
@ 父亲的微信 | mobile-phone | 语音五十九秒破防; 我爸也发养生文
@ 最后一位客人 | steaming-bowl | 面钱不用给那句哭了; 好温柔的故事
$ n=2..12 day=1..9 people=2..7 cost=80..2600/20
t 短片; {thing}; 小剧场; 原创; 反转
h 短片｜{thing}
h 《{thing}》第{n}集
h 《{thing}》（结局没想到）
h 三分钟小剧场：{thing}
h 成本{cost}块的短片《{thing}》
h {people}个人拍的《{thing}》
h 毕业作品《{thing}》
h 恐怖短片？不，是《{thing}》
h 根据{who}的真实故事改编｜《{thing}》
h 《{thing}》，看到最后再笑
o 演员都是朋友，饭钱我出
o 拍了{day}天
f cost | 总成本{cost}元
f people | 全组{people}个人
f day | 拍了{day}天
x 求轻拍
a cost | 花了多少钱拍的 | {cost}，盒饭占一半
a people | 团队几个人 | {people}个，还有一个是我妈
c 反转我没猜到
c 演得好自然，是本色吗
c 成本{cost}？比院线好看
c 那句台词我记住了
c 前面笑后面哭
c 收音可以再好一点
c 妈妈演的那段最好
c 等第{n}集
c 太真实了，我就在这样的{thing}里
c 看第二遍发现开头就有伏笔
d 男主有微信吗 | *有对象了 | 散了吧
d 什么机器拍的 | *一台老单反 | 够了
q 反转
q 没猜到
q 猜到了
q 演技好
q 好真实
q 我本人
q 尴尬
q 脚趾抠地
q 笑死
q 哭了
q 伏笔
q 二刷
q 收音
q 下一集呢
u {art} | 《{thing}》 | 开场; 好像我; 有味道
u {art} door | 门开了 | 高能; 谁啊; 紧张
u {art} | 他没有说话 | 演技; 尴尬; 空气凝固
u mobile-phone | 手机响了 | 反转来了; 猜到了; 是谁
u {art} night-with-stars | 原来如此 | 没猜到; 哭了; 二刷
u clapper-board | {people}个人，{day}天 | 厉害; 三连; 期待下一部

= ent.talk | entertainment.talk | 180..900 | microphone television couch-and-lamp popcorn | rose night sun
: thing | art
@ 相声 | microphone | 捧哏的表情; 包袱响了
@ 脱口秀 | microphone | 第三个段子我笑出猪叫; 冒犯得刚好
@ 选秀 | crown | 又是那个套路; 素人才好看
@ 恋综 | rose | 嗑到了; 剪辑在搞事
@ 老晚会 | television | 当年全家围着看; 小品不如以前了？
@ 旅行综艺 | luggage | 钱不够那集最好看; 吵架才真实
@ 颁奖礼 | trophy | 念错名字名场面; 红毯比奖好看
$ n=3..12 ep=2..12 year=3..25
% mood=笑到打鸣; 嗑到了; 尴尬到抠地; 看哭了; 一言难尽
t {thing}; 综艺; 娱乐; 盘点; 搞笑
h {thing}名场面，{mood}
h [选秀; 恋综; 旅行综艺; 脱口秀] {thing}第{ep}期，{mood}
h 盘点{thing}里{n}个神反应
h [选秀; 老晚会; 旅行综艺] {year}年前的{thing}有多敢拍
h [选秀; 恋综; 旅行综艺; 颁奖礼; 脱口秀] 现在的{thing}怎么都一个样
h 一个人看{thing}，{mood}
h [选秀; 恋综; 旅行综艺] {thing}没播出的那段
h 和{who}一起看{thing}
h [选秀; 恋综; 旅行综艺] {thing}的剪辑有多会
h [选秀; 恋综; 旅行综艺; 脱口秀] 假如我去参加{thing}
o 不引战，只聊节目
o 画面做了遮挡
f ep | 聊的是第{ep}期
f n | {n}个片段
x 粉丝别打架
a ep | 这是第几期 | 第{ep}期后半段
a n | 一共盘了几个 | {n}个，还有没剪进去的
c {mood}，下饭刚好
c 剪辑加鸡腿
c 这节目没你讲的好看
c 第{n}个我看一次笑一次
c 捧哏才是灵魂
c 好久没看到这么不阴阳怪气的了
c 弹幕比正片好看
c 小时候跟爷爷一起看的
c 别嗑，都是剧本（我嗑）
c 后期字幕救了这节目
d 哪里能看全集 | *站内搜一下 | 谢谢
d 你站谁 | *我站编导 | 哈哈哈
q 名场面
q 嗑到了
q 尴尬
q 抠地
q 打鸣
q 下饭
q 后期加鸡腿
q 剧本
q 爷青回
q 经典
q 笑死
q 快进
q 不是吧
q 好敢说
q 表情绝了
u television {art} | 第{ep}期 | 下饭; 来了; 看过
u {art} | 注意他的表情 | 表情绝了; 哈哈; 截图
u {art} popcorn | {mood}的一段 | 打鸣; 我也是; 名场面
u microphone {art} | 没播出的部分 | 第一次看; 好敢说; 剪掉可惜
u {art} megaphone | 第{n}个片段 | 经典; 笑死; 再来
u couch-and-lamp | 总结两句 | 中肯; 三连; 下期见

= ent.variety | entertainment.variety | 180..900 | wrapped-gift stopwatch megaphone game-die | sun mint sky
: thing | art
@ 一百块挑战 | money-bag | 一百块能干这么多; 老板送的那碗不算吧
@ 不说话挑战 | stopwatch | 第三小时憋红脸; 室友开始打手语
@ 街头采访 | microphone | 大爷金句频出; 最后那个女孩好真诚
@ 互换人生 | briefcase | 老板去送外卖笑死; 体谅了
@ 猜价格 | receipt | 差太多了; 我猜比他准
@ 盲走回家 | compass | 掉坑里那段; 方向感为零
@ 室友大赛 | trophy | 奖品是泡面; 裁判收贿
$ n=3..30 hours=2..48 money=20..300/10 people=2..8
t {thing}; 挑战; 整活; 搞笑; 街头
h [不说话挑战; 互换人生] {thing}，坚持了{hours}小时
h [!互换人生; 街头采访; 室友大赛] {people}个人玩{thing}，输的请客
h {thing}第{n}期
h 陌生人参加{thing}，反应太真实
h [!互换人生; 街头采访] {thing}，奖金{money}块
h [盲走回家; 猜价格; 不说话挑战; 一百块挑战] 让{who}玩{thing}
h [街头采访; 一百块挑战; 猜价格] 全城{thing}
h [!互换人生; 街头采访] {thing}：最后赢的居然是他
h 大学生{thing}，离谱
o 路人都同意出镜
o 请勿模仿
f hours | [不说话挑战; 互换人生] 用时{hours}小时
f money | [!互换人生; 街头采访] 奖金{money}元
f people | {people}个人参加
x 下期挑战你来定
a money | [!互换人生; 街头采访] 奖金真给了吗 | 给了，{money}块，转账截图在片尾
a hours | [不说话挑战; 互换人生] 最后撑了多久 | {hours}小时整
c 大爷才是人生赢家
c [!互换人生; 街头采访] 奖金{money}也太少了吧哈哈哈
c 这个企划适合我们宿舍
c 路人好可爱
c 求第{n}期续集
c 笑得腹肌出来了
c 没剧本的样子真好
c 我上我第一分钟就输
c 结尾那段采访有点感动
c 友情提示：别在家试
d 下期招人吗 | *招，脸皮厚的 | 我！
q 整活
q 哈哈哈
q 大爷！
q 金句
q 没剧本
q 离谱
q 输了输了
q 憋住
q 别笑
q 奖金呢
q 路人可爱
q 社牛
q 社恐窒息
q 名场面
q 我也想玩
u hot-beverage | 开始之前说两句 | 来了; 零食准备好了; 前情提要
u {art} popcorn | 最好笑的一段 | 笑死; 名场面; 再来一遍
u [!互换人生; 街头采访] megaphone | {people}个人，奖金{money}元 | 奖金呢; 少了; 来了
u {art} stopwatch | 开始 | 立flag; 加油; 紧张
u {art} | 第一个人出局 | 哈哈哈; 意料之中; 可惜
u microphone {art} | 路人怎么说 | 大爷！; 金句; 可爱
u {art} game-die | 反转 | 离谱; 没想到; 作弊
u [不说话挑战; 互换人生] stopwatch {art} | {hours}小时 | 敬佩; 憋住; 厉害
u trophy | 颁奖 | 泡面; 实至名归; 下期见
`;
