/** Forms of Chinese videos about knowledge, technology, sports and cars. */
export const knowing = `
= know.science | knowledge.science | 180..960 w3 | microscope telescope test-tube light-bulb globe-showing-asia-australia | grid night wall sky
: thing | art
@ 为什么天是蓝的 | sun | 我女儿问了一礼拜; 那日落为什么红也讲讲
@ 微波炉怎么加热 | high-voltage | 金属放进去的后果讲得生动; 原来不是从里往外热
@ 猫为什么爱纸箱 | cat-face | 我家猫在箱子里听完的; 安全感啊，人也需要
@ 黑洞里面有什么 | ringed-planet | 听懂了，又好像被吸进去了; 事件视界终于有人讲明白
@ 人为什么会困 | bed | 听着听着真困了; 午睡理直气壮了
@ 蚊子怎么找到你 | droplet | O型血中枪; 呼吸也有罪
@ 飞机为什么能飞 | airplane | 教科书那套终于被拆穿; 坐飞机更怕了
@ 指纹有什么用 | magnet | 拧瓶盖我信了; 考拉也有指纹震惊
@ 深海有多黑 | octopus | 灯笼鱼吓到我; 压力那段窒息
@ 疫苗是怎么工作的 | test-tube | 比喻打得太好; 给外婆看了
@ 地震能预测吗 | volcano | 终于有人不制造恐慌; 动物预警那段长知识
@ 咖啡因去哪了 | hot-beverage | 下午三点后不敢喝了; 半衰期终于懂了
@ 为什么冰会浮 | snowflake | 氢键！高中没学懂; 鱼因此活下来，浪漫
@ 恐龙什么颜色 | sauropod | 羽毛恐龙颠覆童年; 化石居然能看出颜色
$ n=3..9 year=1850..2024 pct=5..90/5 deg=12..110 mins=3..12
t 科普; {thing}; 冷知识; 涨知识; 科学; 为什么
h {thing}？讲给{mins}岁的孩子听
h {thing}？你可能一直想错了
h {thing}？教科书没讲全
h 孩子问我：{thing}
h 关于「{thing}」的{n}个误会
h [为什么天是蓝的; 微波炉怎么加热; 猫为什么爱纸箱; 蚊子怎么找到你; 指纹有什么用; 为什么冰会浮; 飞机为什么能飞] {thing}？我做了个实验
h [!猫为什么爱纸箱; 为什么天是蓝的; 为什么冰会浮] 从{year}年的一个发现说起：{thing}
h {thing}？答案有点反直觉
h 一个睡前问题：{thing}
h {thing}？{pct}%的人答错
h [为什么天是蓝的; 为什么冰会浮; 深海有多黑; 微波炉怎么加热] 用一杯水讲明白：{thing}
h {thing}？看完这个就懂了
h 冷知识｜{thing}
h 今天聊聊{thing}
h 别再信谣言了：{thing}
h 给{who}讲{thing}，终于讲明白了
o 参考资料列在最后
o 为了好懂做了简化，严谨版见专栏
o 实验有风险，请勿模仿
f year | [!猫为什么爱纸箱] 最早的研究在{year}年
f pct | 大约占{pct}%
f n | 一共{n}个要点
x 有错误请指出，我会置顶
a year | 这个是什么时候发现的 | {year}年，论文在简介
a pct | 那个比例是多少来着 | {pct}%，不同研究有出入
a n | 一共讲了几点 | {n}点，最后一点最重要
c 初中老师要是这么讲我就学理了
c 给孩子看，他又问了十个为什么
c 比喻绝了，一辈子忘不了
c 终于不是营销号了，有出处
c {thing}困扰我二十年
c 听懂了，转述给{who}，说不明白
c 评论区又打起来了，我爱看
c 实验那段拍得好
c 专业人士路过，没有错误，点赞
c 有一处小问题：单位换算
c 冷知识加一，聊天有话题了
c 语速刚好，不用倍速
c 半夜看这个更睡不着
c 建议进校园
c 那个动画是自己做的吗
c 如果反过来呢，会怎样
d 参考文献在哪 | *简介末尾 | 找到了，良心
d 那在太空呢 | *好问题，下期 | 蹲
d 小学生能听懂吗 | *我儿子试听过 | 我三年级，听懂了
q 涨知识
q 原来如此
q 懂了
q 没懂
q 我裂开
q 好比喻
q 记笔记
q 课代表
q 老师好
q 高中物理死去的记忆
q 有出处！
q 那反过来呢
q 好问题
q 细思极恐
q 浪漫
q 反直觉
q 我一直想错了
q 前排听课
q 同学们好
q 实验注意安全
u light-bulb {art} | 先猜一下 | 我猜A; 肯定是反的; 猜错了
u {art} | 问题：{thing} | 好问题; 我女儿问过; 前排
u notebook | {year}年，有人做了个实验 | 历史线; 好古老; 厉害
u test-tube {art} | 实验开始 | 别炸; 安全; 哇
u {art} magnet | 关键在这里 | 懂了; 暂停; 课代表
u bar-chart | 大约{pct}% | 这么多; 记下{pct}; 没想到
u {art} globe-showing-asia-australia | 那么反过来呢 | 细思极恐; 蹲下期; 浪漫
u memo | 总结{n}点 | 截图; 下课; 老师再见

= know.history | knowledge.humanities | 300..1500 w2 | classical-building open-book world-map amphora | paper sand dawn
: thing | art
@ 古人怎么过夏天 | sun | 冰鉴就是冰箱啊; 没空调怎么活
@ 一张地图的错误 | world-map | 错了两百年没人发现; 画图的人心真大
@ 科举考场里的作弊 | memo | 蝇头小字夹带，敬业; 现代人自愧不如
@ 丢失的那支船队 | ferry | 悬案最好看; 希望水下考古有发现
@ 盐为什么贵 | salt | 贩盐比打工赚; 一口盐看懂朝代
@ 古代的快递 | horse | 八百里加急原来这么跑; 驿卒真不容易
@ 一件瓷器的旅行 | amphora | 从窑里到海底再到博物馆; 纹样那段太细了
@ 长城砖上的名字 | classical-building | 质量追溯祖师爷; 刻名字是要负责的
@ 茶怎么走到世界 | teapot | 喝着茶看完的; 陆路叫法海路叫法涨知识
@ 古人的一天 | sunrise | 天不亮上朝，比早八惨; 两顿饭我不行
@ 消失的方言 | megaphone | 我奶奶还会说; 录音那段泪目
@ 钟表进宫 | alarm-clock | 修表的传教士; 精巧到不敢信
$ year=200..1850/10 n=3..9 li=100..3000/100 wen=2..80 ep=1..20
t 历史; {thing}; 人文; 故事; 文化; 讲故事
h {thing}｜历史小故事
h [丢失的那支船队; 钟表进宫; 科举考场里的作弊; 一张地图的错误] {thing}，史书只写了一行
h 从一件小事看历史：{thing}
h {thing}（第{ep}期）
h [一张地图的错误; 丢失的那支船队; 钟表进宫; 一件瓷器的旅行] {year}年发生了什么：{thing}
h {thing}，比电视剧精彩
h [丢失的那支船队; 科举考场里的作弊; 古代的快递; 消失的方言; 古人的一天] 你不知道的{thing}
h {thing}：{n}个被忽略的细节
h 去了趟博物馆，想讲讲{thing}
h 一口气讲完：{thing}
h [一张地图的错误; 丢失的那支船队; 长城砖上的名字] {thing}，真相可能很无聊
h 睡前听历史｜{thing}
h 翻了三本书，终于弄懂了：{thing}
h [丢失的那支船队; 科举考场里的作弊; 古代的快递; 消失的方言] 教科书一笔带过的{thing}
o 史料出处见简介末尾
o 有争议的地方我都标了
o 画面为示意
f year | 故事发生在{year}年前后
f wen | [盐为什么贵; 古代的快递; 古人的一天; 古人怎么过夏天; 茶怎么走到世界] 当时一份要{wen}文钱
f li | [丢失的那支船队; 古代的快递; 一件瓷器的旅行; 茶怎么走到世界; 钟表进宫] 全程{li}里
x 书单在动态
a year | 是哪一年的事 | 大约{year}年，史料有两种说法
a wen | [盐为什么贵; 古人的一天; 古人怎么过夏天; 茶怎么走到世界] 那时候多少钱一份 | 记载是{wen}文
a li | [丢失的那支船队; 古代的快递; 一件瓷器的旅行; 茶怎么走到世界; 钟表进宫] 路程多远 | {li}里，走一个月
c 历史老师点赞
c 声音适合讲鬼故事
c 史书一行字，人家一辈子
c [盐为什么贵; 古人的一天; 古人怎么过夏天; 茶怎么走到世界] {wen}文换算成现在多少
c 文科生狂喜
c 终于不是戏说了
c 博物馆那件我见过，没看懂，现在懂了
c 期末复习打卡
c 做饭的时候听，锅糊了
c 细节太好了，那个{n}点我记了笔记
c 求书单
c 从第一期追到第{ep}期
c 古人也摸鱼，放心了
c 讲得有温度
d 有争议吧这里 | *有，两种说法都放了 | 严谨
d 哪个博物馆 | *省博二楼 | 周末就去
q 长知识
q 史料！
q 有出处
q 古人智慧
q 古人也这样
q 哈哈古代打工人
q 细节
q 泪目
q 比电视剧好看
q 笔记
q 背景音乐好
q 声音好听
q 睡前听
q 书单
q 去过
q 历史是人
q 期末保佑
u {art} | {thing} | 来了; 前排; 好题目
u open-book | {year}年，书上只有一行 | 一行字; 哪本书; 泪目
u [丢失的那支船队; 古代的快递; 一件瓷器的旅行; 茶怎么走到世界; 钟表进宫] world-map | 路有{li}里 | 好远; 走着去？; 敬佩
u {art} amphora | 看这个细节 | 暂停; 没注意过; 博物馆见过
u [盐为什么贵; 古人的一天; 古人怎么过夏天; 茶怎么走到世界] coin | 当时{wen}文钱 | 换算一下; 贵; 打工一月
u {art} classical-building | 后来的事 | 唉; 反转; 历史是人
u memo | {n}个疑问 | 截图; 我也想问; 下期讲
u books | 书单 | 暂停成功; 马住; 谢谢

= know.money | knowledge.finance | 240..960 | chart-increasing coin credit-card ledger | grid wall paper
: thing | art
@ 存钱 | coin | 先存后花，改过自新; 零头自动存有用
@ 公积金 | houses | 交了十年才知道能取; 异地提取太难
@ 医保 | clipboard | 报销比例终于懂了; 给爸妈看了
@ 买保险 | umbrella-with-rain-drops | 返还型避雷; 代理人路过，说得对
@ 信用卡 | credit-card | 最低还款是坑; 分期手续费吓人
@ 二手车 | automobile | 车商看了想打人; 过户费别忘
@ 谈薪资 | briefcase | 先让对方报价; 我说了期望，他笑了
@ 记账 | ledger | 记了三天; 看到奶茶那一栏沉默
@ 开小店 | convenience-store | 转让费水太深; 房租才是老板
@ 退税 | receipt | 退了八百，谢谢; 我补了三百，哭
$ pct=2..38 money=200..9800/100 month=3..36 n=3..9
t {thing}; 财经; 理财小白; 生活经济学; 避坑
h {thing}最常见的{n}个坑
h [存钱; 买保险; 记账; 谈薪资; 退税] 普通人{thing}，从这一步开始
h [存钱; 记账; 开小店] {month}个月{thing}实录
h [公积金; 买保险; 信用卡; 二手车; 开小店] {thing}到底划不划算，算给你看
h 关于{thing}，没人跟你说的实话
h [公积金; 医保; 信用卡; 退税] 二十多岁要懂的{thing}
h {thing}｜{n}步看懂
h [买保险; 信用卡; 二手车; 开小店] 我在{thing}上亏过{money}
h {thing}避坑指南
h [公积金; 医保; 退税; 信用卡] 帮{who}搞定{thing}
h [存钱; 记账; 买保险] 每月{money}怎么{thing}
h [买保险; 开小店; 谈薪资; 退税; 记账] {thing}之前，先看这张表
o 不构成投资建议
o 表格免费，动态自取
f pct | [公积金; 医保; 信用卡; 存钱; 退税] 比例是{pct}%
f money | 例子用的是{money}元
f month | [存钱; 记账; 开小店] 坚持了{month}个月
x 各地政策不同，以当地为准
a pct | [公积金; 医保; 信用卡; 存钱; 退税] 比例到底多少 | 视频里按{pct}%算的
a money | [存钱; 记账] 你一个月存多少 | {money}，别学我太狠
a month | [存钱; 记账; 开小店] 做了多久 | {month}个月，有两个月破功
c 表格救命
c 早点看到能省{money}
c 我妈问我怎么突然懂事了
c 不卖课的财经up，珍稀
c 讲得清楚，没有焦虑感
c 看完查了一下余额，更焦虑了
c [买保险] 代理人看了沉默
c [记账; 存钱] 记账第{n}天，已放弃
c 大学就该教这个
c [公积金; 医保; 信用卡; 存钱; 退税] {pct}%这个数我算了两遍，对
c 收藏给对象看
c 三线城市参考意义不大，但思路对
d [存钱; 记账] 学生要不要做 | *先记账就行 | 记了，全是吃的
d 我这边政策不一样 | *对，以当地为准 | 打电话问了
q 记笔记
q 没钱，路过
q 余额不足
q 扎心
q 大实话
q 截图
q 表格呢
q 算一下
q 亏过
q 避坑
q 人间清醒
q 打工人听课
q 存不下
q 懂了
q 政策会变
u {art} | {thing}，先看一个例子 | 前排; 例子好; 记笔记
u ledger | 每月{money}元 | 我没有; 扎心; 参考
u [公积金; 医保; 信用卡; 存钱; 退税] bar-chart | 比例{pct}% | 暂停; 算一下; 这么高
u chart-decreasing | 我亏过的一次 | 真诚; 我也亏; 交学费
u [存钱; 记账; 开小店] calendar | {month}个月之后 | 坚持; 厉害; 复利
u memo | {n}个坑 | 截图; 踩过三个; 马住
u money-bag coin | 先从小的开始 | 今天就开始; 一百也行; 加油

= know.study | knowledge.campus | 240..1200 w2 | open-book pencil notebook alarm-clock | paper wall linen
: thing | art
@ 高数 | abacus | 期末前一晚来的; 我和高数必须走一个
@ 英语四级 | open-book | 阅读先看题真的有用; 压线过，回来还愿
@ 考研政治 | books | 带背群人均马原; 肖四背吐了
@ 论文 | laptop | 查重三十的我; 导师回了个嗯
@ 背单词 | notebook | abandon选手报到; 间隔复习有用
@ 初中物理 | magnet | 孩子终于听懂浮力; 比补课班强
@ 做笔记 | pencil | 字好看就赢了; 我的笔记自己都看不懂
@ 编程入门 | desktop-computer | 第一行就报错; 缩进！
@ 雅思口语 | microphone | Part2编故事大师; 考官打哈欠了
@ 期末复习 | alarm-clock | 预习即复习; 三天一学期
$ day=7..180 score=55..98 mins=10..60/5 n=3..10 hours=3..11
t {thing}; 学习; 校园; 备考; 自学; 干货
h {thing}，{day}天从不会到会
h [高数; 考研政治; 期末复习; 初中物理] {thing}{score}分，我是怎么学的
h [高数; 考研政治; 初中物理; 英语四级; 雅思口语] {thing}救命！{n}个考点
h 每天{mins}分钟，{thing}不用愁
h 普通人{thing}的笨办法
h {thing}别再这样学了
h [考研政治] 二战上岸，{thing}说点真话
h [高数; 初中物理; 编程入门; 考研政治] 学渣讲{thing}，保证听得懂
h [高数; 考研政治; 初中物理; 英语四级] 一张纸讲完{thing}
h [高数; 论文; 编程入门] {thing}｜期末不挂科
h 每天{hours}小时{thing}，值吗
h 学霸的{thing}方法，我试了{day}天
h 从讨厌{thing}到还行
h {thing}资料怎么选
o 讲义在动态，免费
o 不卖课，别私信问价
o 方法因人而异
f day | 用了{day}天
f score | [高数; 考研政治; 初中物理; 期末复习] 最后考了{score}分
f hours | 每天学{hours}小时
f n | 重点{n}个
x 考前别熬夜
a score | [高数; 考研政治; 初中物理; 期末复习] 最后考了多少 | {score}，比预期高
a day | 准备了多久 | {day}天，中间摆烂一周
a hours | 一天学几个小时 | {hours}小时，效率低的时候更长
c 挂科边缘来取经
c 考过了！回来还愿
c 老师讲一学期我没懂，你讲完我懂了
c 弹幕刷「过」的都过了吗
c 讲义打印了，没看
c 看完自信了，做题又没了
c [初中物理; 做笔记] 孩子班主任推荐来的
c [高数; 考研政治; 初中物理; 英语四级] 第{n}点真的考了！
c 学废了
c 收藏夹第一百个学习视频
c 讲得比学费值
c 明天考试，今天开始
c 谢谢学长，祝秃头晚点来
c 已老实，从第一集开始
d 零基础跟得上吗 | *从合集第一个看 | 跟上了
d 有题库吗 | *动态里，带答案 | 好人一生平安
q 过过过
q 接过
q 保佑不挂
q 还愿
q 明天考试
q 今晚速成
q 学废了
q 记笔记
q 听懂了
q 暂停做题
q 选C
q 我选B
q 老师好
q 预习=复习
q 救命
q 摆烂
q 上岸！
q 讲得好
u {art} | {thing}，先看重点 | 前排; 救命; 记笔记
u notebook pencil | 第一个考点 | 考过; 必考; 听懂了
u {art} memo | 例题，先暂停做一下 | 选C; 做对了; 不会
u light-bulb | 答案的思路 | 懂了; 妙; 原来这样
u alarm-clock | 每天{hours}小时 | 做不到; 狠人; 摆烂
u calendar | 计划：{day}天 | 截图; 立帖; 来不及了
u [高数; 考研政治; 初中物理; 期末复习] sports-medal | 我最后{score}分 | 接好运; 厉害; 还愿
u books | {n}个考点总结 | 截图; 打印; 过过过

= know.career | knowledge.career | 240..900 | briefcase laptop memo mobile-phone | wall grid linen
: thing | art
@ 面试 | necktie | 最后那句反问学到了; 面试官路过，真
@ 写简历 | memo | 一页纸，别贪; 自我评价四个字：删掉
@ 离职 | luggage | N+1要问清楚; 交接完群都退了
@ 跨专业转行 | world-map | 三十岁还来得及吗; 我从护士转的程序员
@ 汇报 | chart-increasing | 先说结论; 老板只看第一页
@ 试用期 | calendar | 过了，回来还愿; 被辞退那天请自己吃了顿好的
@ 远程办公 | laptop | 家里猫开会; 社保怎么交那段有用
@ 当程序员 | keyboard | 头发代价; 三十五岁焦虑
@ 做护士 | stopwatch | 夜班辛苦; 谢谢你们
@ 开网约车 | automobile | 腰不好别来; 流水和到手两回事
@ 当老师 | school | 寒暑假也在培训; 家长群比课多
$ n=3..9 month=2..36 money=3000..18000/500 times=3..60
t {thing}; 职场; 求职; 打工人; 职业体验
h [!面试; 写简历; 汇报; 试用期] {thing}{month}个月，说点实话
h {thing}最容易踩的{n}个坑
h [面试; 写简历; 跨专业转行] 投了{times}份简历之后，我懂了{thing}
h [当程序员; 做护士; 开网约车; 当老师; 远程办公] 普通人{thing}能挣多少
h 关于{thing}，领导不会告诉你
h [写简历; 汇报; 跨专业转行] 从{thing}开始改变
h [远程办公; 当程序员; 做护士; 开网约车; 当老师] {thing}的一天是怎样的
h [!面试; 写简历; 汇报] 月薪{money}，聊聊{thing}
h [!写简历; 汇报] {thing}真实体验
h [离职; 跨专业转行; 当程序员; 做护士; 当老师; 开网约车; 远程办公] 问了{n}个人：{thing}后悔吗
h {thing}｜给刚毕业的你
o 打码了，前司别来找我
o 经验仅供参考
f month | [远程办公; 当程序员; 做护士; 开网约车; 当老师] 做了{month}个月
f money | 到手{money}元
f times | [面试; 写简历; 跨专业转行; 离职] 投了{times}份简历
x 祝大家都有班上，且不想上的能不上
a money | 到手多少啊 | {money}，有淡旺季
a month | [远程办公; 当程序员; 做护士; 开网约车; 当老师] 干了多久 | {month}个月
a times | [面试; 写简历; 跨专业转行] 投了多少份才有面试 | {times}份，回的不到十分之一
c 到手{money}在我们这算高了
c [面试] 反问环节救我一命
c 应届生瑟瑟发抖
c [面试; 写简历] 面试官：请说缺点。我：太爱看这种视频
c HR在线沉默
c 话糙理不糙
c [面试; 写简历] 看完把简历改了，删掉三行
c [当程序员; 做护士; 开网约车; 当老师] 我干这行十年，基本属实
c 第{n}个坑我刚跳
c [离职; 跨专业转行] 听劝，先不裸辞
c 领导也在看，不敢点赞
d 三十五还能转吗 | *能，慢一点 | 三十八刚转，顶住
d 要不要读研 | *看行业 | 读了，没后悔
q 打工人
q 真实
q 扎心
q HR来了
q 领导别看
q 记下了
q 反问学到了
q 准备离职
q 裸辞了
q N+1
q 应届生
q 头发
q 好羡慕
q 行业内幕
q 祝上岸
u {art} | {thing}，先说结论 | 真实; 前排; 打工人
u [面试; 写简历; 跨专业转行; 离职] memo | 投了{times}份 | 心酸; 我两百; 已读不回
u [远程办公; 当程序员; 做护士; 开网约车; 当老师; 试用期] {art} | 一天是这样过的 | 辛苦; 和我一样; 摸鱼呢
u money-bag | 到手{money}元 | 羡慕; 少了; 真实
u {art} clipboard | {n}个坑 | 截图; 全踩; 马住
u [远程办公; 当程序员; 做护士; 开网约车; 当老师] calendar | 第{month}个月 | 坚持; 想跑; 加油
u hot-beverage | 最后说句心里话 | 泪目; 谢谢; 共勉

= tech.device | tech.digital | 240..960 w3 | mobile-phone headphone laptop camera battery | grid wall mint night
: thing | art
@ 旧手机 | mobile-phone | 换电池又能战三年; 我还在用更老的
@ 降噪耳机 | headphone | 地铁上世界安静了; 戴久了夹头
@ 机械键盘 | keyboard | 同事想打我; 轴体玄学
@ 平板 | laptop | 买前生产力买后爱奇艺; 笔记软件推荐求
@ 充电宝 | battery | 虚标重灾区; 上飞机要看额定能量
@ 显示器 | desktop-computer | 护眼是智商税吗; 校色前后差好多
@ 手表 | stopwatch | 心率不准不如不测; 站立提醒烦死
@ 扫地机器人 | robot | 卡在拖鞋上是宿命; 基站清洗才是痛点
@ 相机 | camera | 光线好手机都行; 镜头是无底洞
@ 电子书 | closed-book | 盖泡面神器; 眼睛真的舒服
@ 投影仪 | movie-camera | 白天看个寂寞; 白墙就够
@ 路由器 | radio | 穿墙王穿不过我家墙; 位置比价格重要
$ price=89..1989/100 month=1..36 hours=4..40 n=3..9 gram=40..980/10 pct=60..99
% flaw=发热; 按键松; 系统广告多; 充电慢; 太重; 说明书看不懂; 偶尔断连
t {thing}; 数码; 测评; 开箱; 避坑; 科技
h {thing}用了{month}个月，真实感受
h [!旧手机] 只要{price}块的{thing}，能用吗
h {thing}该怎么选？看这{n}点
h [!旧手机; 充电宝] 二手{thing}捡漏，{price}到手
h [!旧手机] 别买贵的{thing}！
h {thing}横评｜{n}款谁最值
h {thing}的缺点：{flaw}
h 为什么我退掉了这个{thing}
h [降噪耳机; 机械键盘; 平板; 手表; 旧手机; 电子书] {thing}续航实测{hours}小时
h [!旧手机; 机械键盘; 显示器; 降噪耳机; 相机] 给爸妈买{thing}，这款够了
h {thing}拆开看看
h 学生党{thing}推荐，{price}以内
h {thing}｜三分钟说完优缺点
h [!旧手机] 等等党的胜利：{thing}只要{price}
h [旧手机; 充电宝; 平板; 电子书; 手表] {thing}用了一年，电池还剩{pct}%
h [旧手机; 平板; 路由器; 相机; 显示器] 闲置的{thing}别扔，还能这么用
o 自费购买，没有合作
o 优点缺点都讲
o 数据是室温下测的
f price | 入手价{price}元
f hours | [降噪耳机; 机械键盘; 平板; 手表; 旧手机; 电子书] 续航{hours}小时
f gram | 重量{gram}克
f flaw | 最大的缺点：{flaw}
x 大促再看看价格
a price | 多少钱买的 | {price}，凑了个券
a hours | [降噪耳机; 机械键盘; 平板; 手表; 旧手机; 电子书] 续航怎么样 | 实测{hours}小时，屏幕一半亮度
a gram | 重不重 | {gram}克，称过
a flaw | 有什么缺点 | {flaw}，别的还好
c 说缺点的测评才敢信
c {flaw}是通病，我的也是
c 钱包：你不要过来啊
c 等等党永远不亏
c 刚买就看到这个，血压上来了
c 参数我不懂，结论我懂
c {price}这个价还要什么自行车
c 爸妈用这个真的够了
c 已退货，谢谢
c 拆机那段手好稳
c 用了{month}个月的评测才有意义
c 厂商：我谢谢你
c 我的用了五年，还能打
c 第{n}点说到心里
c 同款，信号差，躲
c 打光好高级
d 学生党推荐吗 | *推荐，别上高配 | 已买低配
d 和另一款比呢 | *下期横评 | 蹲横评
d 有售后吗 | *有，我寄过一次，十天 | 十天太久
q 自费好评
q 钱包
q 参数党
q 等等党
q 韭菜本菜
q 吃灰预定
q 同款
q 退了
q 真香
q 拆机！
q 这做工
q 发热警告
q 续航呢
q 价格！
q 劝退
q 被种草
q 别买
q 捡漏
q 护眼？
u wrapped-gift {art} | 到手价{price}元 | 好价; 贵了; 被种草
u {art} | 先看做工 | 做工可以; 塑料感; 手感呢
u balance-scale {art} | 称一下，{gram}克 | 好重; 轻; 严谨
u [降噪耳机; 机械键盘; 平板; 手表; 旧手机; 电子书] stopwatch battery | 续航测试：{hours}小时 | 可以; 虚标; 实测好评
u wrench {art} | 拆开看看 | 手稳; 这排线; 别漏螺丝
u {art} | 用了{month}个月，问题是{flaw} | 通病; 我也是; 劝退
u bar-chart | 和另外几款比 | 截图; 图表好看; 我那款垫底
u memo | 结论：{n}点 | 课代表; 同意; 下单

= tech.computer | tech.computer | 300..1500 | laptop desktop-computer keyboard floppy-disk | grid night wall
: thing | art
@ Excel函数 | bar-chart | 加班两小时变两分钟; 同事以为我开挂
@ Python自动化 | laptop | 缩进杀我; 真的把周报自动了
@ 重装系统 | optical-disk | 备份！备份！; 会这个全家找你
@ 清理C盘 | floppy-disk | 微信占了六十个G; 红条变蓝，治愈
@ 装机 | desktop-computer | 忘开电源开关的举手; 走线强迫症
@ 家庭服务器 | radio | 旧笔记本有救了; 半夜风扇声
@ PPT | chart-increasing | 老板要五彩斑斓的黑; 对齐就高级
@ 剪辑软件 | film-frames | 快捷键背了一晚; 导出失败的痛
@ 本地大模型 | robot | 显卡在燃烧; 隐私党狂喜
@ 快捷键 | keyboard | 第三个我用了十年不知道; 手指跟不上
$ mins=5..40/5 n=5..30 cost=0..3800/50 gb=8..120/4 hours=1..2
t {thing}; 教程; 电脑; 效率; 编程; 干货
h {thing}｜零基础{mins}分钟上手
h [Excel函数; PPT; 剪辑软件; 快捷键] {thing}，{n}个技巧够用一辈子
h [Excel函数; Python自动化; PPT; 快捷键] 每天省{hours}小时的{thing}
h {thing}保姆级教程
h [Excel函数; Python自动化; PPT; 快捷键] 学会{thing}，少加班
h [Python自动化; 重装系统; 家庭服务器; 剪辑软件; 本地大模型] {thing}报错？看这里
h 给小白的{thing}入门
h [清理C盘] 腾出{gb}G！{thing}看这一个就够
h {thing}新手最常问的{n}个问题
h 不花钱搞定{thing}
h [Excel函数; Python自动化; 家庭服务器; 本地大模型; 快捷键] 我用{thing}解决了一个烦了三年的问题
h 手把手{thing}
o 文件在动态自取
o 跟着暂停操作就行
o 先备份再动手
f mins | 全程{mins}分钟
f gb | [清理C盘] 最后腾出{gb}G
f n | [Excel函数; PPT; 剪辑软件; 快捷键] 一共{n}个技巧
x 系统版本不同界面会有差别
a gb | [清理C盘] 能腾出多少空间 | 我这台{gb}G
a n | [Excel函数; PPT; 剪辑软件; 快捷键] 一共几个技巧啊 | {n}个，第{n}个最实用
a mins | 跟着做要多久 | {mins}分钟左右
c 真的成功了！跪谢
c 卡在第二步，重启好了
c 同事围过来看我操作
c 早三年看到我就不离职了
c 没有一句废话
c [清理C盘; 重装系统] 收藏了，C盘红了再来
c 我爸都学会了
c 报错那段救命
c 终于有人不说「很简单」了
c 第{n}个太香了
c 已备份，好习惯
c 风扇起飞了
d Mac能用吗 | *差不多，快捷键换一下 | 试了，行
d [清理C盘; 重装系统] 会不会删错东西 | *先进回收站，能找回 | 我已经删错了
q 备份
q 先备份
q 成功了
q 报错+1
q 重启试试
q 慢点
q 暂停
q 快捷键！
q 省下加班
q 学到了
q 红条警告
q 同事震惊
q 保姆级
q 感谢
q 收藏吃灰
q 显卡哭了
u {art} | 先备份 | 备份！; 血泪; 听劝
u keyboard {art} | 第一步，打开这里 | 跟上; 慢点; 找到了
u [Excel函数; Python自动化; 家庭服务器; 本地大模型] {art} memo | 抄这一行就行 | 暂停; 复制; 报错了
u {art} | 如果报错，看这里 | 救命; 就是这个; 重启好了
u [清理C盘] floppy-disk | 腾出{gb}G | 舒服; 这么多; 治愈
u stopwatch | 到这里{mins}分钟 | 真的; 快; 我一小时
u [Excel函数; PPT; 剪辑软件; 快捷键] keyboard | 一共{n}个技巧 | 截图; 第三个; 收藏

= tech.maker | tech.maker | 300..1200 | wrench robot light-bulb magnet nut-and-bolt | wood grid wall
: thing | art
@ 会走的台灯 | light-bulb | 皮克斯来要版权; 它走起来好可爱
@ 自动喂猫机 | cat | 猫学会了按钮; 卡粮怎么办
@ 桌面小坦克 | robot | 履带声音爽; 撞墙了哈哈
@ 磁悬浮花盆 | potted-plant | 飘起来那刻; 掉过几次
@ 木头键盘 | keyboard | 手感像敲木鱼; 功德加一
@ 雨水计 | droplet | 气象局在招你; 数据好漂亮
@ 复古收音机 | radio | 爷爷的声音回来了; 焊点真漂亮
@ 单车发电机 | bicycle | 骑一小时充百分之五; 减肥有动力了
@ 撕纸机 | scissors | 没用，但我爱; 发明奖给你
$ cost=20..680/10 hours=8..160/2 n=2..30 parts=20..280/10 ver=2..9
t DIY; {thing}; 极客; 发明; 手工; 硬核
h 我做了一个{thing}
h {cost}块做一个{thing}
h {thing}第{ver}代，终于能用了
h 失败{n}次的{thing}
h 从零开始做{thing}
h {hours}小时做出的没用东西：{thing}
h 做了个{thing}送给{who}
h {thing}，原理很简单
h {thing}开源了
h 用废品做{thing}
h 大学宿舍里的{thing}
o 图纸和代码都开源
o 用电注意安全
f cost | 总成本{cost}元
f hours | 做了{hours}小时
f parts | 用了{parts}个零件
f n | 失败{n}次
x 欢迎改进
a cost | 成本多少 | {cost}，一半是废料
a hours | 做了多久 | {hours}小时，周末做的
a n | 失败几次 | {n}次，烧了两块板
c 没用但是好想要
c 量产我第一个买
c 烧了几块板，心疼
c 我的工科文凭白拿了
c 开源大善人
c 走线艺术
c 从第一代追到现在
c 声音像极了我家洗衣机
c 宿管阿姨知道吗
c 最后成功那声笑太真实
c {parts}个零件，拧螺丝都累
c 申请专利没
d 卖吗 | *不卖，图纸免费 | 自己做了，废了
d 用什么单片机 | *最便宜那种 | 够用就行
q 人才
q 没用但想要
q 开源！
q 硬核
q 焊点漂亮
q 小心电
q 冒烟了
q 炸了
q 哈哈哈
q 成功了！
q 可爱
q 走线
q 大佬
q 量产
q 申请专利
q 宿管
u memo {art} | 草图，预算{cost}元 | 画得好; 预算会超; 来了
u nut-and-bolt | {parts}个零件 | 密恐; 好多; 拧到手酸
u wrench {art} | 组装 | 手稳; 走线; 解压
u high-voltage | 冒烟了 | 炸了; 哈哈哈; 快断电
u {art} hammer | 第{ver}代 | 不放弃; 换思路; 加油
u {art} | 动了！ | 成功了！; 可爱; 泪目
u {art} light-bulb | 完成，{hours}小时 | 鼓掌; 开源！; 三连

= sports.fit | sports.fitness | 240..1500 w2 | flexed-biceps stopwatch running-shoe green-salad | wall mint
: thing | art
@ 居家训练 | stopwatch | 楼下没上来找我; 垫子终于用上了
@ 减脂 | balance-scale | 平台期一个月了; 奶茶戒了三天
@ 拉伸 | mirror | 坐一天的腰有救了; 叫出声了
@ 引体向上 | flexed-biceps | 从零到一个，哭了; 挂着也算
@ 深蹲 | running-shoe | 膝盖响是怎么回事; 第二天上不了厕所
@ 增肌餐 | green-salad | 鸡胸肉吃到怀疑人生; 碳水也要吃
@ 体态 | mirror | 圆肩驼背本人; 靠墙站十分钟有用
@ 核心 | fire | 笑的时候肚子疼; 平板支撑一分钟像一年
@ 健身房入门 | flexed-biceps | 不敢进自由区; 器械终于会用了
$ day=7..180 kg=3..32 mins=8..45 n=4..12 kcal=80..450/10 set=3..5
t {thing}; 健身; 跟练; 减肥; 运动; 自律
h [健身房入门] 第一次去健身房该练什么
h [健身房入门] 健身房新手的{n}个尴尬
h [健身房入门] 健身房入门｜器械怎么用
h [健身房入门] 不请私教，健身房入门{day}天
h [健身房入门] 健身房里没人教你的{n}件事
h [!健身房入门; 增肌餐; 减脂] {thing}打卡｜今天{mins}分钟
h [居家训练; 减脂; 深蹲; 核心] {day}天{thing}，瘦了{kg}斤
h [!增肌餐; 减脂] {thing}最容易做错的{n}个动作
h [!健身房入门; 增肌餐; 体态] 上班族{thing}，每天{mins}分钟
h [居家训练; 核心; 体态; 拉伸] 不用器械的{thing}
h [!健身房入门; 体态] {thing}第{day}天，真实变化
h {thing}别再瞎练了
h [!健身房入门; 体态] 新手{thing}看这一个就够
h [居家训练; 减脂; 深蹲; 核心] 膝盖友好｜{thing}
h [减脂; 拉伸; 居家训练; 引体向上] 三十岁开始{thing}
h [深蹲; 引体向上; 核心] {thing}，{set}组就够
h [拉伸; 居家训练; 核心] 陪我{thing}，不说话版
h [减脂] 反弹{kg}斤之后，重新开始
o 身体不适请停下
o 不卖课不卖粉
o 跟不上就减半
f mins | {mins}分钟
f kg | [减脂; 居家训练; 健身房入门] 前后差{kg}斤
f kcal | 约{kcal}大卡
f set | [!增肌餐; 减脂] 每个动作{set}组
x 练完补水
a kcal | 消耗多少 | 手表显示{kcal}大卡
a set | 做几组啊 | {set}组，组间歇一分钟
a kg | [减脂; 居家训练; 健身房入门] 瘦了多少 | {kg}斤，秤和尺子都量了
c 打卡第{k}天
c 跟完腿软下不了楼
c [减脂; 居家训练; 健身房入门] 减了{kg}斤也太励志了
c 练到一半躺下看完的
c 邻居以为我家装修
c 教练讲得比私教细
c 膝盖不好终于能跟
c 收藏=练过
c 从今天开始（第八次）
c 体态真的好了一点
c 饿了，练完吃了双份
c 能不能出矮个子版
c 呼吸提示太有用了
c 停更的三天我胖了两斤，赔
d 生理期能练吗 | *第二三天休息 | 好的躺平
d 要控制饮食吗 | *吃够蛋白，少糖 | 奶茶算蛋白吗
q 打卡
q 第一天
q 坚持
q 躺着看
q 还有几组
q 腿在抖
q 救命
q 呼吸
q 慢点
q 邻居抱歉
q 出汗了
q 跟上
q 放弃了
q 明天一定
q 收藏=练过
q 最后一组！
q 教练我想休息
u stopwatch | 热身，今天{mins}分钟 | 打卡; 换衣服; 来了
u {art} | 第一个动作，{set}组 | 跟上; 慢点; 标准
u {art} mirror | 错误示范 | 是我; 哈哈; 膝盖疼的原因
u fire {art} | 心率上来了 | 救命; 出汗; 坚持
u droplet | 喝口水 | 终于; 休息太短; 活过来
u {art} flexed-biceps | 最后一组 | 腿抖; 冲; 要死
u [减脂; 居家训练; 健身房入门] balance-scale | {day}天，{kg}斤 | 厉害; 励志; 我反弹了
u green-salad | 约{kcal}大卡，等于半碗饭 | 扎心; 不吃了; 才半碗

= sports.run | sports.running | 180..900 | running-shoe stopwatch sports-medal sunrise | sky grass dawn
: thing | art
@ 晨跑 | sunrise | 五点的街道是我的; 起床就赢了
@ 半马 | sports-medal | 十七公里撞墙; 终点那瓶水最甜
@ 全马 | trophy | 三十五公里怀疑人生; 抽筋抽到哭
@ 夜跑 | night-with-stars | 反光背心要穿; 狗追我跑出PB
@ 越野跑 | mountain | 下坡废膝盖; 补给站的西瓜
@ 零基础跑步 | running-shoe | 跑走结合真的可以; 三百米开始的我
@ 五公里 | stopwatch | 二十分是道坎; 配速手表是精神支柱
@ 十公里 | running-shoe | 十公里是舒服和痛苦的分界线; 跑完腿像借来的
$ km=3..12 pace=4..7 sec=10..58 day=5..365/5 n=2..9 hr=128..186
t {thing}; 跑步; 马拉松; 配速; 运动日常
h [晨跑; 夜跑; 零基础跑步] {thing}第{day}天
h [!零基础跑步; 越野跑] {thing}｜配速{pace}分{sec}秒
h [零基础跑步; 晨跑; 夜跑] 从喘到{km}公里，我用了{day}天
h {thing}新手别犯这{n}个错
h {thing}心率{hr}，正常吗
h [晨跑; 夜跑; 越野跑] 下雨也{thing}
h 普通人的{thing}记录
h [半马; 全马; 越野跑] {thing}完赛，哭了
h 为了{thing}，戒了夜宵
h [半马; 全马; 五公里; 十公里] 第{n}次跑{thing}，终于没停下来
h [晨跑; 夜跑; 零基础跑步] 胖子{thing}，{km}公里
h [!五公里; 零基础跑步; 十公里] {thing}装备，别花冤枉钱
o 量力而行
o 数据来自手表
f km | [晨跑; 夜跑; 零基础跑步; 越野跑] 跑了{km}公里
f hr | 平均心率{hr}
f day | 第{day}天
x 跑前热身
a km | [晨跑; 夜跑; 零基础跑步; 越野跑] 跑了多少公里 | {km}，后半段走了一点
a hr | 心率多少 | 平均{hr}
a day | 坚持多久了 | {day}天，有断过
c 跑起来了，因为你
c 配速{pace}分开头，羡慕
c 看着就喘
c [半马; 全马; 越野跑] 终点那里我跟着哭
c 膝盖保护好啊
c [晨跑; 夜跑; 零基础跑步] 我跑{km}公里要分四次
c 早起的人都发光
c 下雨那段镜头好美
c 狗子陪跑太可爱
c 约跑吗，同城
c 三百米选手报到
c 鞋子型号求
d 膝盖疼怎么办 | *先停，练臀腿 | 听劝停了
d 空腹跑好吗 | *短的可以，别低血糖 | 晕过一次
q 加油
q 看着就喘
q 配速羡慕
q 膝盖
q 心率好高
q 起不来
q 泪目
q 终点！
q PB！
q 撞墙了
q 补给
q 风景好
q 约跑
q 坚持
q 鞋呢
u alarm-clock | 出门 | 起不来; 佩服; 天还没亮
u {art} stopwatch | 配速{pace}分{sec}秒 | 羡慕; 稳; 太快
u {art} | 心率{hr} | 好高; 慢点; 正常
u droplet | 有点撑不住 | 加油; 撞墙了; 走一会儿
u [晨跑; 夜跑; 零基础跑步; 越野跑] {art} | 一共{km}公里 | 厉害; 终点！; 泪目
u calendar | 第{day}天 | 坚持; 打卡; 明天我也跑
u bread egg | 跑完吃的 | 馋; 白跑了; 该吃

= sports.ball | sports.ball | 120..900 | basketball soccer-ball trophy stopwatch stadium | grass wall brick
: thing | art
@ 篮球 | basketball | 中锋永远没球; 打铁侠在此
@ 足球 | soccer-ball | 守门员背锅; 越位是玄学
@ 羽毛球 | badminton | 双打打到人; 场地难约
@ 乒乓球 | ping-pong | 大爷一板抽哭我; 反手发球学到
@ 网球 | tennis | 捡球运动; 发球双误专家
@ 排球 | volleyball | 胳膊青了; 一传决定一切
$ n=2..40 score=11..28 day=7..120 age=8..70 win=2..15
t {thing}; 运动; 球类; 教学; 野球
h {thing}新手最该练的{n}个动作
h 和{age}岁的高手打{thing}
h {thing}业余赛，打到第{score}场才赢
h 练{thing}第{day}天
h {thing}野场图鉴
h {thing}这个动作我练了{day}天
h 连赢{win}场{thing}之后
h {thing}防守怎么站
h 公园大爷的{thing}有多强
h {thing}一打就累？脚步不对
h 带{who}打{thing}
h {thing}高光，第{n}期
o 护具很重要
o 球友都同意出镜
f score | 最后{score}分
f day | 练了{day}天
f win | 连赢{win}场
x 热身再上
a score | 你拿了多少分 | {score}，对面让我了
a day | 这招练了多久 | {day}天，还不稳
c 大爷深藏不露
c 打球不传的室友看看
c 动作分解清楚
c 那个假动作晃到我了
c 场地在哪
c 我去了只会捡球
c 输了但是帅
c 裁判眼神求助
c {age}岁还能跳，敬佩
c 鞋底声音好解压
c 跟着练了，队友开始传我球了
c 打{thing}治好了我的颈椎
d 近视怎么打 | *戴运动眼镜 | 隐形掉过两次
d 多久能入门 | *一个月找到手感 | 我半年
q 好球
q 帅
q 传球啊
q 打铁
q 空心！
q 大爷牛
q 假动作
q 回放
q 犯规了吧
q 越位
q 脚步
q 捡球
q 队友呢
q 稳
q 绝杀
u {art} | 先热身 | 听劝; 伤过; 来了
u {art} running-shoe | 脚步：小碎步 | 重点; 懂了; 脚步
u {art} stadium | 开打 | 加油; 紧张; 帅
u {art} stopwatch | 假动作 | 晃到我了; 回放; 骚
u {art} | 落后两分 | 完了; 稳住; 队友呢
u trophy {art} | 最后{score}分 | 绝杀; 好球; 恭喜
u calendar | 这招练了{day}天 | 坚持; 我练三天; 服

= sports.cycle | sports.cycling | 300..1200 | bicycle mountain sunrise world-map | sky grass dawn
: thing | art
@ 环湖 | water-wave | 屁股在第四十公里死去; 侧风像有人推
@ 通勤骑行 | bicycle | 比地铁快十分钟; 公司没淋浴是硬伤
@ 爬坡 | mountain | 推车不丢人; 齿比太硬了
@ 长途 | world-map | 一天一百公里是人吗; 驮包怎么装的
@ 公路车 | bicycle | 锁鞋摔三次才毕业; 第一辆别买太贵
@ 夜骑 | night-with-stars | 灯要够亮; 城市夜里好安静
$ km=12..180/2 up=80..2400/20 day=1..20 kmh=16..34 cost=600..8800/100 n=2..9
t {thing}; 骑行; 单车; 公路车; 户外
h [公路车] {cost}块入门公路车
h [公路车] 第一辆公路车怎么选
h [公路车] 公路车新手要知道的{n}件事
h [公路车] 公路车骑了{km}公里的感受
h [公路车] 锁鞋摔了{n}次之后
h [环湖; 长途; 夜骑] {thing}{km}公里，值了
h [环湖; 长途; 爬坡] 第一次{thing}，爬升{up}米
h [环湖; 爬坡; 长途] {cost}块的车能{thing}吗
h [环湖; 长途; 通勤骑行] {thing}第{day}天
h {thing}新手要知道的{n}件事
h [环湖; 长途] 骑车{thing}，碰到一只狗
h [环湖; 长途; 夜骑; 爬坡] 一个人{thing}
h [环湖; 长途; 夜骑; 通勤骑行] 均速{kmh}的{thing}
h [!公路车] {thing}｜风太大了
h [环湖; 夜骑; 长途] 和{who}{thing}
h [夜骑; 爬坡; 环湖] 下班去{thing}
o 头盔一定戴
o 轨迹在动态
f km | 全程{km}公里
f up | 爬升{up}米
f kmh | 均速{kmh}
x 补水补盐
a km | 骑了多远 | {km}公里
a up | 爬升多少 | {up}米，最后两公里推的
a kmh | 均速多少 | {kmh}，逆风
c 看完擦了擦落灰的车
c 腿是租来的吗
c 逆风那段我懂
c 风景值{km}公里
c 头盔好评
c 狗追那段笑死
c 推车也是骑
c 我骑共享单车也去过
c 屁股还好吗
c 太自由了
d 什么车 | *二手铝架 | 够骑
d 一个人安全吗 | *报备路线，带灯 | 记住了
q 自由
q 风好大
q 屁股疼
q 推车不丢人
q 下坡爽
q 慢点
q 头盔！
q 风景
q 想骑
q 腿呢
q 爆胎了
q 狗！
q 羡慕
q 冲
u {art} sunrise | 出发，{km}公里 | 早; 冲; 风景好
u {art} | 逆风，均速{kmh} | 风好大; 难; 稳
u mountain | 爬升{up}米 | 推车; 腿呢; 敬佩
u dog {art} | 被狗追 | 哈哈哈; PB了; 跑
u rice-ball | 路边补给 | 香; 饿了; 多少钱
u {art} sunset | 下坡 | 爽; 慢点; 自由
u wrench | 到家擦车 | 好习惯; 我的在生锈; 三连

= cars.review | cars.review | 300..1200 w2 | automobile fuel-pump battery sport-utility-vehicle | wall sky brick
: thing | art
@ 十万块的代步车 | automobile | 塑料多但是省心; 要啥自行车
@ 二手电车 | battery | 电池健康度才是命; 换电池比车贵
@ 七座车 | sport-utility-vehicle | 第三排坐小孩可以; 停车噩梦
@ 小电车 | battery | 老婆买菜神车; 跑高速心慌
@ 老款轿车 | automobile | 皮实，十五年不坏; 油耗感人
@ 皮卡 | sport-utility-vehicle | 年检问题说清楚了; 拉货真香
@ 混动 | fuel-pump | 一箱油一千公里; 亏电噪音大
@ 新手第一辆车 | automobile | 练手买二手; 别贷款！
$ wan=3..28 km=1..18 fuel=4..13 n=3..9 month=2..60 range=180..620/10
% flaw=隔音差; 后排颠; 车机卡; 空调慢; 底盘低; 保养贵
t {thing}; 汽车; 试驾; 用车; 买车; 避坑
h {thing}开了{month}个月，说说毛病
h {thing}值不值得买
h [!十万块的代步车] {wan}万预算，{thing}还是别的
h {thing}跑了{km}万公里
h {thing}最大的问题：{flaw}
h 真实车主聊{thing}
h [二手电车; 小电车; 混动] {thing}实测续航{range}公里
h [七座车; 皮卡; 混动; 小电车] 试驾{thing}，销售脸都绿了
h 劝你别急着买{thing}
h {thing}一年花多少钱
h {thing}的{n}个优点和一个致命伤
h 陪{who}去看{thing}
o 没收钱，车是自己的
o [!二手电车; 小电车] 油耗看表显和加油小票
f wan | 落地{wan}万
f fuel | [!二手电车; 小电车] 百公里{fuel}个油
f range | [二手电车; 小电车] 续航实测{range}公里
f flaw | 槽点：{flaw}
x 冬天数据会更差
a wan | 落地多少 | {wan}万，谈了两次
a range | [二手电车; 小电车] 实际能跑多远 | {range}，高速打八折
a flaw | 最大的毛病 | {flaw}
c {flaw}说到心坎了
c 销售的表情笑死
c 车主来认领
c 等降价吧
c 不吹不黑，难得
c 我开了八年，没大修
c {wan}万我选二手
c [二手电车; 小电车] 冬天续航别提了，提就是哭
c 保养记录可以晒晒吗
c 老婆看完不让买了
c 隔音差加歌就行
c 讲得明白，外行能懂
d 适合新手吗 | *视野好，适合 | 刮了三次
d 高速稳吗 | *一百一以内稳 | 老司机
q 车主+1
q 被种草
q 劝退
q 销售呢
q 隔音
q 底盘
q 油耗
q 续航呢
q 贵
q 真实
q 冬天呢
q 车机卡
q 不吹不黑
q 好看
q 二手香
u {art} | 落地{wan}万 | 贵; 好价; 二手香
u {art} door | 坐进去看看 | 塑料感; 空间大; 座椅呢
u [!二手电车; 小电车] fuel-pump {art} | 百公里{fuel}个油 | 省; 费; 真实
u [二手电车; 小电车] {art} battery | 续航实测{range}公里 | 可以; 虚; 冬天呢
u wrench | 槽点：{flaw} | 同款; 劝退; 通病
u receipt | 跑了{km}万公里 | 高里程; 皮实; 保养呢
u memo {art} | 总结{n}点 | 截图; 中肯; 三连

= cars.repair | cars.repair | 240..1200 | wrench toolbox oncoming-automobile nut-and-bolt | brick wall grid
: thing | art
@ 换机油 | fuel-pump | 自己换省一半; 螺丝别拧滑丝
@ 异响 | megaphone | 找了三个店没找到; 原来是后备箱的水瓶
@ 刹车片 | nut-and-bolt | 磨到铁了还开，勇; 安全第一
@ 空调不凉 | snowflake | 滤芯黑成这样; 加氟别被坑
@ 补漆 | paintbrush | 越补越明显的我; 砂纸那步
@ 电瓶 | battery | 冬天早上打不着; 搭线正负别反
@ 事故车 | oncoming-automobile | 泡水车怎么看学到了; 卖家沉默
@ 轮胎 | nut-and-bolt | 四年就该换; 鼓包千万别开
$ cost=30..3200/10 km=2..26 n=2..9 hours=1..9
t {thing}; 修车; 汽车维修; 避坑; 师傅
h [!事故车] {thing}，店里报价{cost}，实际呢
h {thing}别再被坑
h 跑了{km}万公里的车，{thing}
h [换机油; 补漆] 自己动手{thing}，{hours}小时
h {thing}｜修车师傅说真话
h [异响; 刹车片; 电瓶; 轮胎] 该管管{thing}了，{n}个信号
h 女车主被要价{cost}｜{thing}
h 拆开才知道，{thing}
h 一辆怪车：{thing}
h [换机油; 补漆] {thing}全过程
o 没有把握别自己动
o 车主同意拍摄
f cost | 材料{cost}元
f hours | 工时{hours}小时
f km | 车跑了{km}万公里
x 拧紧后再检查一遍
a cost | 花了多少 | {cost}，配件自己买的
a hours | 要修多久 | {hours}小时，第一次做慢
a km | 车多少公里了 | {km}万
c 师傅良心
c 被坑过，四倍价
c [换机油; 刹车片; 空调不凉] 黑成那样车主还在开
c [异响] 找到异响那刻我也舒服了
c 手上的油洗得掉吗
c 学会了不敢动
c 店开哪里，我开过去
c 原来只要{cost}
c 螺丝滑丝是我的噩梦
c 讲得比驾校清楚
d [换机油; 刹车片; 电瓶; 轮胎] 多久换一次 | *看手册，别听店里 | 记住
d 自己换工具贵吗 | *一套两百，用十年 | 买了
q 师傅！
q 良心
q 被坑过
q 黑成这样
q 勇士
q 滑丝警告
q 工具羡慕
q 解压
q 学会了不敢动
q 安全第一
q 这声音
q 舒服
q 报价吓人
q 外行看热闹
u {art} | 症状：{thing} | 同款; 来了; 我的也是
u oncoming-automobile | {km}万公里 | 老伙计; 还行; 皮实
u toolbox | 拆 | 工具羡慕; 解压; 别漏螺丝
u {art} wrench | 问题在这 | 原来如此; 黑成这样; 舒服
u nut-and-bolt {art} | 装回去，{hours}小时 | 多一个螺丝; 稳; 辛苦
u receipt | 一共{cost}元 | 良心; 店里翻倍; 值
u automobile | 试车 | 安静了; 好了; 三连

= cars.life | cars.life | 240..1080 | automobile camping tent luggage | sky night grass
: thing | art
@ 车里过夜 | night-with-stars | 腿伸不直; 雨打车顶太好睡
@ 自驾 | world-map | 服务区是景点; 堵车八小时
@ 新手上路 | automobile | 倒库倒出汗; 后面别按了
@ 洗车 | droplet | 泡沫解压; 洗完必下雨定律
@ 摩托通勤 | motorcycle | 下雨天的落汤鸡; 护具全套好评
@ 房车 | tent | 黑水谁倒; 老两口让人羡慕
@ 侧方停车 | straight-ruler | 侧方入库救命; 一把进看着爽
$ km=20..2800/20 day=1..15 cost=80..2600/20 n=2..9 hour=4..5
t {thing}; 汽车生活; 自驾游; 日常; 车床
h [侧方停车] 侧方停车一把进，记住{n}个点
h [侧方停车] 窄路侧方停车，后面等了一排车
h [侧方停车] 练了{day}天侧方停车
h [侧方停车] 不看点位也能侧方停车
h [洗车] 自己洗车省了多少钱
h [洗车] 洗车不留水痕的{n}个步骤
h [自驾; 新手上路; 摩托通勤; 房车] {thing}第{day}天
h [车里过夜] {thing}，一晚花了{cost}块
h [自驾] 一个人{thing}{km}公里
h {thing}的{n}个经验
h [自驾; 车里过夜; 摩托通勤] 女生{thing}安全吗
h [车里过夜; 自驾; 摩托通勤] 雨夜{thing}
h [自驾; 摩托通勤; 房车; 车里过夜] {thing}到底图什么
h [自驾; 车里过夜] 带爸妈{thing}
h [自驾; 洗车; 摩托通勤] 凌晨{hour}点{thing}
h 第一次{thing}，出糗
h [洗车] 沉浸式{thing}
o [车里过夜; 房车] 请留通风缝
o 别疲劳驾驶
f km | [自驾; 房车] 开了{km}公里
f cost | [自驾; 房车; 车里过夜] 花了{cost}元
f day | 第{day}天
x 垃圾带走
a cost | [自驾; 房车] 一趟多少钱 | {cost}，油费占大头
a km | [自驾; 房车] 开了多远 | {km}公里，分三天
c [车里过夜; 房车; 自驾] 雨声好助眠
c [自驾; 房车; 车里过夜] 服务区的面有灵魂
c [自驾; 房车] 羡慕说走就走
c [自驾; 房车; 车里过夜] 我的车只配通勤
c [自驾; 房车] 爸妈笑得好开心
c [新手上路; 侧方停车] 教练看了想退休
c [新手上路; 侧方停车] 我考了三次才过
c [洗车; 侧方停车; 摩托通勤] 每个步骤都讲到了
c [洗车; 侧方停车] 门口大爷看我练了半小时
c 你开车好稳
c 车贴哪里买的
c [自驾; 房车; 车里过夜] 后备箱收纳抄了
c [自驾; 房车] 开了{km}公里腰还在吗
c 注意安全
c [新手上路; 侧方停车] 新手共鸣，手心出汗
c [洗车] 洗完下雨哈哈哈
d [车里过夜; 房车; 摩托通勤] 冬天冷吗 | *睡袋加暖水袋 | 冻醒过
d [车里过夜; 房车] 停哪里合法 | *服务区和营地 | 谢谢
q 自由
q 羡慕
q 注意安全
q 腰疼
q 新手共鸣
q 新手路过
q 稳
q 慢点开
q 解压
q 油钱
u [自驾; 房车; 摩托通勤] {art} | 出发，{km}公里 | 自由; 羡慕; 慢点
u [侧方停车; 新手上路] straight-ruler automobile | 和前车对齐，停一下 | 对齐了吗; 我总是停过头; 记下
u [侧方停车; 新手上路] automobile mirror | 看右后视镜，打死方向 | 左右不分; 手心出汗; 慢点
u [侧方停车; 新手上路] oncoming-automobile | 后车按喇叭了 | 别按; 急死我了; 稳住
u [侧方停车; 新手上路] automobile sun | 进去了 | 一把进; 爽; 鼓掌
u [洗车] droplet automobile | 先冲一遍浮土 | 水压好大; 解压; 舒服
u [洗车] soap automobile | 打泡沫，从上往下 | 泡沫！; 解压; 像蛋糕
u [洗车] sponge automobile | 轮毂最脏 | 黑水; 刷刷刷; 累
u [洗车] sun automobile | 擦干，别暴晒 | 好亮; 马上下雨; 满足
u [自驾; 房车; 摩托通勤; 车里过夜] fuel-pump | 加油 | 油钱; 涨了; 心疼
u [自驾; 房车; 车里过夜] convenience-store | 服务区 | 烤肠; 面！; 景点
u [自驾; 房车; 摩托通勤; 车里过夜; 新手上路] {art} umbrella-with-rain-drops | 下雨了 | 雨声; 助眠; 慢点开
u [自驾; 房车; 车里过夜] cooking | 简单吃点 | 香; 羡慕; 装备好
u [房车; 车里过夜] {art} night-with-stars | 熄灯 | 晚安; 星星; 安全
u [自驾; 房车; 车里过夜] receipt | 花了{cost}元 | 值; 便宜; 记下
`;
