/** Forms of Chinese notes about study, work, film, books and music, in the format of `parseForms`. */
export const mind = `
= study.log | study | image image text video | notebook pencil open-book alarm-clock laptop | paper grid wood linen
: thing | art
@ 考研英语 | open-book | 真题做到第三遍才看懂出题人在问什么; 作文背五篇，考场上能拼出两篇
@ 雅思口语 | microphone | 每天对着录音讲两分钟，回听很尴尬但有效; 别背模板，考官一听就知道
@ 法考 | balance-scale | 民法先看体系再看细节，不然全混在一起; 主观题要动笔，光看不写等于没学
@ 教资面试 | school | 试讲十分钟，开头两分钟最重要; 板书写三行就够，字大一点
@ 日语N2 | books | 语法用例句记，单独背转头就忘; 听力每天一套，吃饭的时候也放
@ 初级会计 | abacus | 不定项要先看问题再看材料; 分录做成小卡片，地铁上翻
@ 高数 | straight-ruler | 错题只抄思路不抄过程，复习快很多; 一道题卡二十分钟就去看答案
@ 四六级 | pencil | 翻译先断句，宁可简单不要错; 听力前先把选项的动词圈出来
@ Python | laptop | 跟着敲十遍不如自己写坏一遍; 报错先读最后一行
@ 公务员行测 | spiral-notepad | 资料分析放第一个做，分数最稳; 图形题三十秒没想法就跳
@ 驾照科目二 | automobile | 倒库看点因车而异，记自己那辆车的; 手心出汗带张纸巾
@ 毕业论文 | page-with-curl | 先写方法再写绪论，越写越顺; 每天存一个带日期的版本，救过我一次
@ 插画板绘 | artist-palette | 线条抖是因为画太慢; 先画一百个盒子再画人
$ hours=2..11 days=12..160 score=58..97 pages=12..90
% place=图书馆三楼; 自习室; 宿舍; 家里餐桌; 公司会议室; 咖啡馆; 楼梯间
% time=早上六点半; 午休; 晚上九点到十一点; 通勤路上; 娃睡了以后; 周末全天
h {thing}备考{days}天，我的真实进度
h 在职备考{thing}，每天{hours}小时
h {thing}从{score}分开始
h 别再这样学{thing}了
h {thing}笔记，{pages}页都在这
h {time}学习｜{thing}
h 二战{thing}，写给去年的自己
h 给{thing}新手的几句实话
h 学不进去的时候，我这样学{thing}
o 非科班，上班族，{thing}从零开始，记录给自己看
o 距离考试不远了，{thing}还剩一半，慌但没停
o {who}说{thing}很简单，我信了，然后模考{score}
o {time}是我一天里唯一属于自己的时间，全给了{thing}
o 去年{thing}差一点没过，今年换了方法
o 这不是学霸分享，是普通人学{thing}的流水账
o 坚持{days}天了，第一次敢发出来
f days | 今天是第{days}天 | 📅Day {days} | 已经学了{days}天
f hours | 每天{hours}小时左右 | ⏱日均{hours}小时 | 平均一天{hours}小时，周末多一点
f score | 最近一次模考{score}分 | 📈模考：{score}分 | 第一次模考{score}，比想象的好一点
f pages | 笔记写了{pages}页 | ✍️{pages}页笔记 | 厚厚{pages}页，自己都惊了
x 地点固定在{place}，一坐下就进入状态
x {time}效率最高，手机放另一个房间
x 计划只写三件事，{thing}占两件
x {who}约我出去玩，我说等{thing}考完，已经欠了四顿饭
x 累的时候就去{place}换个地方，别硬撑
x 网课一点五倍速，{thing}的重点再放慢
x 别跟别人比进度，{thing}拼的是谁没放弃
x 我把{place}的座位号写在手机壳里，提醒自己
x 前{days}天几乎没进步，后来突然就通了一点
x 睡够七小时比多学一小时{thing}有用
x 错题本只留最近的，旧的撕掉，{pages}页太厚没人会看
q 同考{thing}的在哪里，互相监督
q 你们{time}能学得进去吗
q {thing}有推荐的老师吗，我已经换过两个了
q 今天你们学了几个小时，报个数
t {thing}; 学习打卡; 备考; 自律; 在职学习; 学习方法; studywithme; 上岸
e 📚 ✏️ 💪 ⏰
a hours | 一天学多久 | {hours}小时，能坐满就不错了
a score | 模考多少分了 | {score}，离目标还差一点
a days | 准备多长时间了 | {days}天，中间断过一周
a pages | 笔记能分享吗，多少页 | {pages}页，我扫一下发你
c {thing}同行，一起加油
c {place}真的学得进去吗，我一坐下就困
c {time}我只会刷手机
c 求资料清单
c 去年上岸的来说一句，{thing}最后一个月最重要
c 看到第{days}天我就知道你能过
c 我妈转给我的，谢谢博主
c {score}已经很好了，我第一次只有四十多
c 字好好看，用的什么笔
c 坚持不下去的时候来翻你的主页
c {hours}小时，佩服，我最多三小时

= work.notes | work | text text image video | laptop briefcase calendar hot-beverage bar-chart | grid paper wall mint
: thing | art
@ 周报 | bar-chart | 先写结论，再写做了什么，老板只看前三行; 数字旁边一定写跟上周比
@ 面试 | briefcase | 自我介绍一分半，讲一件做成的事; 反问环节问团队最近在头疼什么
@ 跨部门会议 | spiral-calendar | 会前先私下对一遍，会上就不会吵; 结论当场写在屏幕上，谁做什么时候做
@ 离职交接 | card-file-box | 文档写到陌生人也能接手为止; 最后一天不发长文，挨个道谢
@ 加班 | alarm-clock | 七点还没做完的事，明早做只要二十分钟; 打车票当天贴，月底找不到
@ 试用期 | calendar | 第一个月多问，第三个月再问就晚了; 每周五主动找领导聊十分钟
@ 远程办公 | desktop-computer | 中午一定要下楼，不然一天没说过话; 换掉睡衣，脑子才会开机
@ 副业 | money-bag | 第一单是帮人做简历，收了一百块，开心一整天; 时间比钱先不够用
@ 涨薪谈判 | chart-increasing | 带着三件成果和一个数字进去，别带情绪; 沉默五秒，让对方先开口
@ 做表格 | bar-chart | 数据透视学会了，以前半天的活现在十分钟; 冻结首行，求你们了
@ 带新人 | memo | 让他讲一遍，比我讲三遍有用; 犯错当天说，别攒到月底
@ 裸辞 | luggage | 存够六个月生活费再走，心不慌; 头两周狂睡，第三周开始想干活
$ years=2..12 people=3..28 minutes=10..90/5 salary=6..26
% job=运营; 会计; 设计; 行政; 产品; 程序员; 护士; 外贸; 老师; 采购; 人事
% feel=没睡好; 差点哭出来; 笑出声; 想请假; 松了一口气; 特别平静
h 工作{years}年，关于{thing}的几句话
h {job}的{thing}，没人教过我
h {thing}这件事，我是这样熬过来的
h {minutes}分钟搞定{thing}
h 月薪{salary}千的{job}，聊聊{thing}
h {thing}避坑，给刚毕业的你
h 普通{job}的一天
h 关于{thing}，领导不会告诉你的
h 打工人日记｜{thing}
o {when}又遇到{thing}，{feel}，来写两句
o 做{job}第{years}年，{thing}终于不怕了
o {who}问我{thing}怎么办，打字打了半小时，干脆发出来
o 团队{people}个人，{thing}最头疼的总是我
o 本来想发朋友圈，怕同事看见，发这里
o 不是什么大厂，{people}人的小公司，{thing}也够学一阵
o 一年前的我因为{thing}失眠，现在能笑着说了
f years | 我做了{years}年{job} | 工龄{years}年，岗位{job} | {job}，第{years}年
f people | 公司{people}个人 | 我们组{people}个人 | 规模：{people}人
f minutes | 每天留{minutes}分钟给它 | ⏱{minutes}分钟就够 | 以前要大半天，现在{minutes}分钟
f salary | 刚入职时月薪{salary}千 | 💰起薪{salary}k | 第一份工资{salary}千，房租去掉一半
x {feel}的那天晚上，我把{thing}拆成了一张清单
x {thing}没有标准答案，适合{job}的不一定适合你
x 同样是{job}，隔壁组对{thing}的看法跟我完全相反
x {who}跟我说过一句话：{thing}不是能力问题，是习惯问题
x 写到这里{who}打电话来，聊的居然也是{thing}
x 别在{feel}的时候回消息，等{minutes}分钟再看
x 下班以后就别想{thing}了，想也没加班费
x 做{job}久了会发现，{thing}其实是在跟人打交道
x 领导说随便，就是还没想好，先给两个方案
x 经历过几次{thing}以后，周日晚上终于睡得着了
q 你们公司{thing}也这样吗
q {job}的朋友进来聊聊{thing}
q 有没有比我更惨的，让我开心一下
q 要是你，{thing}会怎么做
t 打工人; {thing}; {job}日常; 职场; 职场干货; 职场新人; 上班那些事
e 💼 💻 ☕️ 📈
a years | 博主工作几年了 | {years}年，一直做{job}
a people | 公司大吗 | {people}个人，老板都认识
a salary | 方便问起薪吗 | {salary}千，那一年行情一般
a minutes | 每天要花多久 | {minutes}分钟，固定在下班前
c {job}路过，句句真实
c {thing}我昨天刚经历，{feel}
c 已转发给我们组长，匿名的
c 我们公司{people}个人有五个总监
c 第{years}年还在坚持，佩服
c 应届生默默收藏
c 想问转行{job}还来得及吗，二十九了
c 领导要是刷到这篇怎么办
c 笑着笑着就开始加班了

= film.review | film | image text video | clapper-board film-frames popcorn ticket | night wall rose grid
: thing | art | type
@ 《第七个站台》 | station | 悬疑片 | 结局那个背影，我到停车场才反应过来; 台词少，全靠光影在讲话
@ 《妈妈的方言》 | film-frames | 家庭片 | 厨房那场戏全场都在擦眼泪; 演妈妈的演员一句普通话都没说
@ 《夏天没有回信》 | love-letter | 爱情片 | 两个人全片没有一次拥抱，但就是心动; 原声里那段钢琴循环了一天
@ 《逆流十三小时》 | water-wave | 灾难片 | 特效不浮夸，水是真的冷; 中间二十分钟没有配乐，手心全是汗
@ 《老街摄影师》 | camera | 剧情片 | 黑白和彩色切换的那一下，很高级; 节奏慢，困的人别看
@ 《小城最后的舞厅》 | mirror-ball | 文艺片 | 最后一支舞没有拍脸，只拍脚，绝了; 配角一个比一个鲜活
@ 《沙漠信号》 | desert-island | 科幻片 | 设定新，解释得不啰嗦; 飞船内部像老式收音机，喜欢
@ 《谁动了我的周一》 | alarm-clock | 喜剧片 | 全场笑了四次，我数的; 后半段突然煽情，有点多余
@ 《雪线以上》 | snow-capped-mountain | 纪录片 | 摄影师扛着机器爬了三个月，值得大屏; 旁白克制，没有说教
@ 《橘子与刀》 | tangerine | 犯罪片 | 审讯室一镜到底八分钟，不敢眨眼; 反派的动机写得比主角好
@ 《云上修理铺》 | cloud | 动画片 | 带孩子去的，我哭得比孩子凶; 配色像小时候的水彩本
$ score=52..96:1 minutes=88..156 price=29..69 row=4..12
% who2=一个人; 和我妈; 和对象; 和同事; 带孩子; 和多年没见的朋友
% snack=爆米花; 热可可; 一包海苔; 什么都没吃; 烤肠
h {thing}｜{score}分，不剧透
h {who2}去看了{thing}
h 看完{thing}坐着没动
h {thing}值不值{price}块
h 年度{type}，我投{thing}一票
h 别被海报骗了，{thing}其实是部{type}
h 关于{thing}，我想说几句不一样的
h 二刷{thing}，这次看懂了
h 冷门{type}推荐：{thing}
o {who2}买了晚场的{thing}，全场不到十个人
o 没看预告，没看评分，{when}随便进了{thing}
o {who}强烈推荐{thing}，我抱着挑刺的心去的
o 作为{type}爱好者，等{thing}等了半年
o 下雨天适合看{type}，于是有了{thing}
o 昨晚看完{thing}，今天上班还在想
o 先声明不剧透，放心看，聊聊{thing}
f score | 我的评分：{score}/10 | ⭐️{score}分 | 个人打{score}分，不接受反驳但接受讨论
f minutes | 片长{minutes}分钟，没看过一次表 | ⏱{minutes}分钟 | 一共{minutes}分钟，中间可以去一次厕所
f price | 票价{price}元，早场 | 🎫{price}元 | 花了{price}块，团的票
f type | 类型算{type} | 分类：{type} | 严格说它不是{type}，但院线这么归
x 坐在第{row}排，银幕刚好占满视野
x 带了{snack}，看到一半忘了吃
x 旁边的人全程小声讲解，{thing}的悬念少了一半
x 如果你不喜欢慢热的{type}，可以等上线再看
x {who}觉得一般，我们从电影院吵到地铁站
x {thing}的配乐值得单独听，我下班路上循环了三天
x 散场灯亮了，{who2}来的人都没急着站起来
x 演员没有一个眼熟的，反而更容易相信
x 前半小时铺得久，第{row}排有人睡着了
x 字幕别走，{thing}最后还有十几秒
q {thing}你们打几分
q 有没有看懂{thing}结尾的，来聊聊
q 还有什么{type}推荐，片荒了
q 你会带谁去看{thing}
t {thing}; {type}; 观影日记; 电影推荐; 影评; 好片推荐; 周末看什么
e 🎬 🍿 🎞️ ⭐️
a score | 几分啊，给个准话 | {score}，再多就违心了
a minutes | 时长多久，带娃能坐住吗 | {minutes}分钟，小的估计坐不住
a price | 票多少钱 | {price}，早场比晚场便宜
a type | 恐怖吗，是什么类型 | 不恐怖，{type}，放心
c {thing}我看哭了，旁边大哥递了张纸
c 不同意，{thing}最多五分
c 谢谢不剧透，周末去看
c {who2}看的+1，散场不想说话
c 配乐我找了好久，终于知道名字了
c 第{row}排不会脖子酸吗
c 结尾到底什么意思啊
c {type}苦手，看你写的又想试试
c 我睡了半场，是我的问题吗
c {snack}才是主角吧
c 二刷回来了，确实有伏笔

= books.notes | books | image text image | books open-book bookmark hot-beverage glasses | paper linen wood dawn
: thing | art | type | pages
@ 《灯塔看守人的账本》 | closed-book | 小说 | 186..460/2 | 账本里的数字最后连成了一封信，看到那里停了很久; 前八十页有点闷，熬过去就放不下
@ 《慢慢来的经济学》 | green-book | 社科 | 186..460/2 | 用菜市场讲通胀，终于听懂了; 每章后面的小问题可以跳过
@ 《我在县城修手机》 | mobile-phone | 非虚构 | 186..460/2 | 每个客人只有两三页，读完像认识了他们; 写得平，平里有劲
@ 《雨的十一种说法》 | umbrella-with-rain-drops | 散文 | 186..460/2 | 适合睡前一篇，一篇刚好睡着; 写外婆的那篇要带纸巾
@ 《侧面的人》 | blue-book | 推理 | 186..460/2 | 猜到了凶手，没猜到为什么; 线索都在第三章，回头翻才发现
@ 《好好睡觉》 | crescent-moon | 科普 | 186..460/2 | 看完把咖啡改到中午以前; 图多字少，一个周末就能看完
@ 《与自己和解的一百天》 | orange-book | 心理 | 186..460/2 | 练习部分真的要动笔; 有些话像鸡汤，但有些是药
@ 《南方以南》 | notebook-with-decorative-cover | 诗集 | 96..168/2 | 有一首只有四行，我抄在了冰箱上; 看不懂也没关系，读出声就好
@ 《火车上的厨房》 | cooking | 随笔 | 186..460/2 | 看饿了，半夜起来煮面; 作者写味道比写人好
@ 《长河旧事》 | books | 历史 | 186..460/2 | 人名多，建议边看边画张关系图; 注释比正文还好看
@ 《小小工程师》 | wrench | 童书 | 32..64/4 | 和娃一起读，她问了我三个答不上的问题; 画面里藏着一只猫，每页都有
@ 《星际邮差》 | rocket | 科幻 | 186..460/2 | 邮差的孤独写得很细，不是打打杀杀; 最后一章翻转，值得二刷
$ score=60..97:1 days=2..30 price=22..79
% spot=地铁上; 睡前; 阳台; 图书馆; 高铁上; 排队的时候; 医院走廊
% line=慢一点也是路; 人总要给自己留一盏灯; 不必每句话都有回音; 别急着原谅，先睡一觉; 我们都在替别人记事
h {thing}｜{days}天读完
h 合上{thing}，想给朋友打电话
h {spot}读完的{thing}
h {score}分的{type}：{thing}
h 书荒的时候试试{thing}
h 读{thing}做的笔记
h {thing}值得买纸书
h 今年第几本了：{thing}
h 一句话安利{thing}
o {when}在{spot}开始看{thing}，坐过了站
o 很久没有一口气看完一本{type}了
o {who}把{thing}塞给我，说看完要还
o 给自己定的规矩是睡前不碰手机，于是看完了{thing}
o 本来是冲着封面买的{thing}，结果里面更好
o 先说缺点再说优点，{thing}是本有脾气的书
o 读书会这个月选了{thing}，轮到我写感想
f pages | 一共{pages}页 | 📖{pages}页 | 全书{pages}页，字不密
f days | 读了{days}天 | ⏱{days}天读完 | {days}天，每天看一点
f score | 我给{score}分 | 评分：{score}/10 | ⭐️{score}
f price | 纸书{price}元 | 💰定价{price}元，等活动更便宜 | 花{price}块买的，书脊已经翻皱了
x 划线的一句：“{line}”
x 抄下来了：{line}
x 适合{spot}读，一章不长
x {who}看完跟我吵了一架，谁也没说服谁
x 如果你平时不看{type}，从{thing}开始不会被吓跑
x 中间有几十页我是跳着看的，不影响
x 翻译腔几乎没有，{thing}读起来很顺
x 书里夹了一张{spot}的票根，下次翻到会想起来
x 看到一半去查了资料，{thing}比我以为的扎实
x 二手的{thing}里有前主人的批注，写得比我好
q 你们最近在看什么{type}
q {thing}读过的来聊聊结局
q {spot}看书的人多吗，还是只有我
q 下一本看什么，求推荐一本{type}
t {thing}; {type}; 读书笔记; 书单; 睡前阅读; 今天读什么; 好书推荐
e 📖 📚 🔖 ☕️
a pages | 多少页，厚不厚 | {pages}页，不算厚
a days | 看了多久 | {days}天，{spot}看的
a score | 值得看吗 | 我给{score}，喜欢{type}的可以
a price | 书多少钱 | {price}，图书馆应该也有
c {thing}我看到一半放下了，听你这么说再捡起来
c “{line}”这句抄走了
c 求电子版哪里看
c {spot}看书会晕，只能听
c 作者还有别的书吗
c {type}苦手被说服了，已下单
c 我们读书会也选过{thing}，吵了两个小时
c 第三章真的劝退，后面好看吗
c 图书馆排了二十个人预约
c 书签好漂亮，哪里的
c 封面就很想买

= music.practice | music | image video video | guitar musical-keyboard headphone musical-note | wall wood night rose
: family
@ acoustic | 弦距调低以后，手指没那么疼了; 尾音长，弹慢歌很好听; 四季变化大的地方要放加湿器
@ electric | 摇把会跑弦，先不用它; 单线圈的声音亮，弹节奏很舒服; 背带一定买宽的
@ ukulele | 四根弦，第一天就能弹一首; 声音小，半夜也不扰民; 出门背着没感觉
@ violin | 松香先打二十下，少了没声; 第一个月邻居很辛苦; 肩垫换了才不夹脖子
@ synth | 预设够用，别急着学编程; 接耳机玩到两点都没人知道; 旋钮手感扎实
@ saxophone | 哨片要含湿再吹; 在家只敢塞毛巾，去公园才敢放开; 重，背带换双肩的
@ harmonica | 放口袋里，等车的时候吹两句; 压音练了一个月才出来
$ months=2..36 minutes=15..90/5 bpm=60..140/4 age=18..55
% song=一首生日歌; 一段十二小节布鲁斯; 老电影的主题曲; 一首儿歌; 一小段巴赫; 大学时的校园民谣
% spot=卧室; 公园; 琴行; 客厅; 地下车库; 公司天台
g acoustic electric ukulele violin synth saxophone harmonica
h {age}岁开始玩{thing}，晚吗
h {thing}第{months}个月，汇报一下
h 每天{minutes}分钟{thing}，变化很大
h 自学{thing}走过的弯路
h {colour}的{thing}到家了
h 用{thing}弹完了{song}
h {spot}里的{thing}时间
h 成年人的快乐：{thing}
o {age}岁，零基础，{when}把{thing}背回了家
o {who}说我坚持不了三天，{thing}已经第{months}个月了
o 每天下班后有{minutes}分钟是属于{thing}的
o 琴行老板听完我试的{thing}，沉默了，然后给我便宜了五十
o 为了在婚礼上来一段，我偷偷练{thing}练到现在
o 小时候没学成，长大自己买了{thing}
f months | 到今天{months}个月 | 📅第{months}个月 | 已经玩了{months}个月
f minutes | 每天{minutes}分钟 | ⏱一天{minutes}分钟，雷打不动 | 每次{minutes}分钟，多了手疼
f age | 我{age}岁开始的 | 起步年龄{age}岁 | {age}岁才碰，一点都不晚
f bpm | 现在能跟上{bpm}的速度 | 节拍器开到{bpm} | 🎵{bpm}拍，慢慢加
x 目前能完整来一遍{song}，会卡两次
x 在{spot}练最好，回声刚好，不扰民
x 节拍器比老师严格，从{bpm}开始，一点都别骗自己
x {who}听我的{song}听到会唱了
x 别一开始就买贵的，{brand}的够我用到现在
x 录下来回听，{song}里的毛病一清二楚
x {thing}的教程挑一个跟到底，换来换去没用
x 手指起茧那天，我拍了张照发给{who}
x 隔壁小孩在{spot}外面听了一会儿，鼓掌，太给面子了
x 瓶颈期我就换首歌，{song}是救命的
q {thing}练多久能不难听，前辈们说说
q 你们第一首学会的是什么
q 求推荐适合{bpm}拍左右的曲子
q {spot}练会不会被投诉
t {thing}; 乐器练习; 成人学音乐; 自学音乐; 音乐日常; 爱好; 练琴打卡
e 🎸 🎶 🎧 🎵
a months | 学多久了 | {months}个月，中间出差断过
a minutes | 每天练多久 | {minutes}分钟，宁短勿断
a age | 多大开始学的呀 | {age}岁，真的不晚
a bpm | 这段速度多少 | {bpm}，再快我就乱了
c {thing}声音好好听，是什么型号
c 我买了{thing}吃灰一年，今天擦了擦
c {song}！DNA动了
c 邻居没投诉吗
c {spot}的混响绝了
c 零基础三十五岁，看完想试试
c 手指疼要疼多久啊
c 求谱
c {colour}好看，我只敢买黑的
c 已经比我学了两年的强了
c 坚持本身就很厉害
`;
