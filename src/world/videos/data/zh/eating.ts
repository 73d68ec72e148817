/** Forms of Chinese videos about eating. */
export const eating = `
= food.dish | food.cooking | 120..780 w4 | cooking kitchen-knife shallow-pan-of-food garlic onion | wood marble
: thing | art | main | min
@ 红烧肉 | cut-of-meat | 五花肉 | 60..100/10 | 这颜色一看就下饭; 我家是放冰糖的，颜色更亮; 肥而不腻是真的，照做成功了
@ 番茄炒蛋 | tomato | 番茄 | 8..15 | 甜党和咸党在这里打一架; 先炒蛋后炒番茄才是正道; 最简单的菜最难做好
@ 酸辣土豆丝 | potato | 土豆 | 10..18 | 我的刀工：土豆条; 泡水那一步太重要了，以前老粘锅; 醋要分两次放，对的
@ 清蒸鲈鱼 | fish | 鲈鱼 | 15..25/5 | 热油浇上去那一声太舒服了; 我总是蒸老，原来是时间错了
@ 可乐鸡翅 | poultry-leg | 鸡翅 | 25..40/5 | 用无糖可乐试过的人告诉你，别; 小孩吃了八个
@ 麻婆豆腐 | bowl-with-spoon | 嫩豆腐 | 12..20 | 勾三次芡，终于有人说了; 花椒面最后撒，香得很
@ 葱油拌面 | spaghetti | 小葱 | 12..25 | 葱熬到发黑才香，我以前都熬早了; 这一罐能吃一个礼拜
@ 糖醋排骨 | meat-on-bone | 肋排 | 40..60/5 | 一二三四五比例我记十年了; 糖色还是炒黑了，苦的
@ 蛋炒饭 | cooked-rice | 隔夜饭 | 8..12 | 没有隔夜饭就把新饭摊凉，亲测可行; 粒粒分明，羡慕
@ 手工饺子 | dumpling | 猪肉白菜馅 | 60..90/10 | 我妈说我包的像馄饨; 煮的时候点三次水，老规矩
@ 凉拌黄瓜 | leafy-green | 黄瓜 | 8..12 | 拍的比切的入味; 夏天就靠它了
@ 咖喱牛腩 | curry-rice | 牛腩 | 90..120/10 | 第二天更好吃; 土豆后放，不然全化了
@ 油焖大虾 | shrimp | 大虾 | 15..25/5 | 虾头挤出红油那里学到了; 壳都嗦干净了
@ 韭菜盒子 | pancakes | 韭菜 | 40..60/10 | 吃完这顿别约会; 面要烫的，不然硬
@ 皮蛋瘦肉粥 | bowl-with-spoon | 大米 | 50..70/10 | 米先冻一晚上，开花特别快; 生病的时候就想喝这个
@ 青椒肉丝 | hot-pepper | 里脊 | 12..20 | 肉丝太嫩了，秘诀就是那点水; 米饭先盛两碗
$ salt=2..6 cost=8..45 serve=2..4 try=2..9 heat=3..9
% from=外婆; 食堂师傅; 楼下大排档; 我爸; 丈母娘; 饭店后厨的朋友; 老家邻居
% fail=糊过锅; 放过两次盐; 切到过手; 忘了关火; 把糖当成盐; 溅了一身油
t {thing}; 家常菜; 美食教程; 下厨房; 做饭; 快手菜; 晚餐吃什么; 厨房新手
h {thing}的做法，一次讲透
h 在家做{thing}，比饭店的还香
h {thing}做了{try}次，这次终于对了
h 学会这道{thing}，米饭多煮一碗
h {from}教我的{thing}，第一次公开
h {thing}别再直接下锅了！多做这一步
h 厨房小白也能成功的{thing}
h {cost}块钱做一大盘{thing}
h 新手做{thing}，最容易错在哪
h 今天吃{thing}
h 下班{min}分钟，一份{thing}
h 为什么你做的{thing}不好吃？
h {thing}｜火候比调料重要
h 从买菜开始，做一份{thing}
h 还原{from}的{thing}，眼泪都下来了
h 一人食：{thing}
h 室友说想吃{thing}，安排
h {thing}，不放味精也鲜
h {thing}翻车实录
h 不想点外卖的晚上，做个{thing}
h 三种做法的{thing}，哪种最好吃
h 过年必做的{thing}，提前练手
h {thing}失败{try}次总结出来的经验
h 我妈看完我做的{thing}沉默了
o 做法和用量都在视频里，照着做基本不会翻
o 这是{from}的做法，我改了一点点
o 用家里的普通锅和普通灶，没有专业设备
o 我自己{fail}，所以步骤讲得细一点
o 有问题评论区见
f main | 主料：{main} | 主料就是{main}
f salt | 盐{salt}克 | 盐一共{salt}克，分两次放
f min | 全程大约{min}分钟 | 用时：{min}分钟
f cost | 成本{cost}元左右 | 食材一共花了{cost}块
f serve | {serve}人份 | 这个量够{serve}个人吃
x 记得先把{main}处理好再开火
x 少油少盐的朋友自己减
x 剩下的第二天带饭也可以
a salt | 盐到底放多少？少许是多少？ | {salt}克，平的一小勺
a serve | 这个量几个人吃？ | {serve}个人刚好，再多要换大锅
a cost | 一份成本大概多少 | 算过，{cost}块上下，菜价每天不一样
a min | 从头到尾要多久啊，下班做来得及吗 | {min}分钟，备菜快一点来得及
c 照着做了，{who}以为我叫的外卖
c 今晚就做{thing}
c 看饿了，{food}都不香了
c 我做的{thing}和你这个只有名字一样
c 收藏了，过年露一手
c 刀工好好，练了多久
c 终于有人不说“适量”了
c 锅是什么锅，求个链接
c {main}现在好贵，看看就好
c 不放糖行不行，家里有人控糖
c 我按你的做法，{who}吃了两碗饭
c 翻锅那一下我反复看了{k}遍
c 灶台好干净，我家做完像打过仗
c 原来我一直少了那一步
c 空气炸锅能做{thing}吗
c 南方人表示要加糖
c 北方人表示要加蒜
c 已做，咸了，怪我手抖
c 半夜刷到{thing}是一种惩罚
c {thing}我只服这个做法
d 用电磁炉火不够怎么办 | *分两锅炒，一次少放点 | 电磁炉受害者举手
d 可以不放辣吗 | *可以，换成甜椒 | 不辣没有灵魂
d 第一步焯水我总焯老 | *水开就捞，别数秒 | 学到了
d 我家{main}怎么都炒不嫩 | *多半是火小了 | 火大又糊，好难
d 求低脂版 | *油减一半，味道差一点点 | 低脂版就是看视频
q 饿了
q 半夜看这个我有罪
q 香
q 隔着屏幕闻到了
q 米饭呢
q 我先盛碗饭
q 这刀工
q 手别切到
q 少许是多少
q 终于说克数了
q {main}好新鲜
q 糖呢
q 加蒜！
q 不要香菜
q 要香菜
q 火好大
q 我家灶没这么猛
q 学会了（没有）
q 今晚就做
q {thing}yyds
q 我妈也这么做
q 口水流下来了
q 减肥的先撤了
q 锅气来了
q 这声音太治愈
u {art} kitchen-knife | 先处理{main} | 刀好快; 我切一半手就酸了; 原来要这样切; 刀工打卡
u onion garlic | 葱姜蒜备好 | 蒜多一点; 姜不吃但要放; 蒜末自由
u salt spoon | 盐{salt}克 | 记下了{salt}克; 终于有数字了; 盐这里暂停; 我家勺子量不准
u shallow-pan-of-food | 热锅凉油，{heat}成热下锅 | {heat}成热是几成; 滋啦一声; 油烟机开大; 每次都溅我一手
u cooking {art} | 下锅，先别急着翻 | 我就是急着翻; 忍住; 滋滋滋; 定型了定型了
u cooking hot-pepper | 调味，顺着锅边淋 | 锅气来了; 香味出来了; 这一步绝了
u stopwatch | 盖盖子，等一会儿 | 等得好饿; 快进了; 跳到出锅; 手机计时了
u {art} | 收汁，撒葱花 | 这颜色; 葱花自由; 油亮油亮的; 米饭呢
u {art} chopsticks | 出锅，够{serve}个人吃 | 看着够我一个人吃; 开饭; 筷子已就位; 馋哭了

= food.explore | food.explore | 240..900 w3 | steaming-bowl chopsticks fork-and-knife-with-plate beer-mug | wood wall night brick
: thing | art | order
@ 牛肉面 | steaming-bowl | 加肉加蛋的一大碗 | 汤清才是真功夫; 辣子自己加，别让老板加; 面下第二碗才发现第一碗没吃饱
@ 烤串 | meat-on-bone | 羊肉串和烤板筋 | 板筋烤得好的店不多; 冬天围着炉子吃最香
@ 早茶 | dumpling | 虾饺和凤爪 | 茶位费那里劝退; 推车的阿姨好亲切
@ 麻辣烫 | shallow-pan-of-food | 自选称重那种 | 一不小心就称到四十块; 加麻酱的举手
@ 锅贴 | dumpling | 六个锅贴配一碗汤 | 底壳要焦不要糊; 这个油光我可以
@ 小龙虾 | shrimp | 蒜蓉和十三香 | 剥壳两小时吃饱五分钟; 蒜蓉汤汁拌面绝了
@ 羊肉汤 | bowl-with-spoon | 羊杂汤加一个烧饼 | 烧饼掰碎了泡才对; 胡椒一定要多
@ 炸酱面 | spaghetti | 过水的炸酱面 | 菜码比面多，良心; 酱咸，先少放
@ 臭豆腐 | french-fries | 大份臭豆腐 | 闻着退三步吃着进三步; 汤汁才是灵魂
@ 铜锅涮肉 | shallow-pan-of-food | 手切鲜羊肉 | 麻酱调得好就成功一半; 清汤看不出来才是好肉
@ 肠粉 | pancakes | 加蛋加肉肠粉 | 酱油不对就不是那个味; 早上六点就排队
@ 烤鸭 | duck | 半只烤鸭加饼 | 鸭皮蘸白糖，试过回不去; 鸭架汤别浪费
@ 螺蛳粉 | steaming-bowl | 加炸蛋的螺蛳粉 | 炸蛋吸满汤，封神; 吃完全身都是味，值
@ 煎饼果子 | pancakes | 双蛋加薄脆 | 薄脆必须是现炸的; 放生菜的请出去（开玩笑）
$ bill=18..168 wait=10..90/5 age=5..45 score=60..95:1 n=2..12
% place=老城巷子里; 菜市场二楼; 大学后门; 医院对面; 高架桥下; 小区底商; 火车站旁边; 厂区门口
% boss=不爱说话; 边算账边骂人; 记得每个熟客吃什么; 一个人干三个人的活; 卖完就收摊; 只收现金
t 探店; {thing}; 美食; 街边小店; 苍蝇馆子; 城市美食; 自费探店
h 开了{age}年的{thing}，藏在{place}
h {bill}块钱在{place}吃{thing}，什么水平？
h 排队{wait}分钟的{thing}，值吗
h {place}的{thing}，老板{boss}
h 本地人带路吃{thing}，第{n}家
h 被骂上热搜的{thing}，我自己去吃了
h 一天吃{n}家{thing}，哪家最好吃
h 这家{thing}没有招牌，全靠熟客
h 凌晨还开着的{thing}，坐满了人
h 人均{bill}的{thing}，吃撑了
h 找了好久的{thing}，原来就在{place}
h 没有团购没有预约，只有{thing}
h 粉丝推荐的{thing}，踩雷还是宝藏
h 冒雨去吃{thing}
h 这座城市的{thing}，到底好吃在哪
h 老板{boss}，但{thing}真的香
h 花{bill}块，把{thing}点了个遍
h 打分{score}的{thing}，来验一验
h 下班后一个人去吃{thing}
h 去{place}吃碗{thing}，顺便聊聊
o 全程自费，没有打招呼
o 个人口味，仅供参考
o 店名不写了，怕老板忙不过来
o 点的是{order}
f bill | 这顿花了{bill}元 | 两个人一共{bill}块
f wait | 排了{wait}分钟 | 到店等位{wait}分钟
f score | 我的打分：{score} | 个人评分{score}，满分10
f age | 老板说开了{age}年
x 去的时候人不多，拍得也随意
x 环境一般，介意的绕行
a bill | 一个人吃大概多少钱 | 这顿{bill}，我点多了
a wait | 要等很久吗 | 周末等了{wait}分钟，平时好很多
a age | 这店开很久了吧 | 问过，{age}年了
c 在这家附近上过学，泪目
c 老板{boss}，哈哈哈哈太像我们楼下那家
c {bill}块钱在我们这只能吃个寂寞
c 别拍了，再拍我就吃不上了
c 看完查了一下车票
c 我{who}就爱吃{thing}
c 环境越破味道越好，真理
c 你每次都说微辣，每次都流汗
c 能不能出一期素食的
c 终于有个探店不喊宝藏了
c 那个碗我家也有
c 打{score}分偏低了吧，我给九分
c 在现场，排你后面的就是我
c 这个价位要什么自行车
c 隔壁桌大叔抢镜了
c 明天就去，地址私我一下吧
c 吃过，没那么神，但是干净
c 加班看这个，胃在哭
d 求地址 | *私信吧，写出来老板要骂我 | 同求
d 是不是广告 | *付款记录都拍了 | 他穷得明明白白
d 卫生怎么样 | *后厨是敞开的，能看见 | 敞开的就放心
d 带孩子去合适吗 | *有点吵，位子挤 | 打包好了
q 地址！
q 求店名
q 自费我信
q 老板好有个性
q 排队排到外面了
q 这碗好大
q 嗦粉
q 隔壁桌也好吃
q 我就在附近
q 学校后门必有神店
q 涨价了吗
q 便宜
q 有点贵
q 我们这里更便宜
q 香菜多一点
q 辣得我看着出汗
q 加蛋
q 打包一份寄给我
q 吃相好香
q 这个油
u convenience-store | 店在{place} | 这条路我熟; 我家楼下; 原来在这里
u stopwatch | 排了{wait}分钟 | 等这么久; 工作日去吧; 换我早走了
u spiral-notepad | 点了{order} | 点这么多; 会点; 一个人吃得完吗
u {art} | 上菜，先喝口汤 | 上菜了; 热气; 先让手机吃
u {art} chopsticks | 第一口 | 看表情; 等评价; 好吃两个字都在脸上
u hot-pepper {art} | 加了一勺辣椒 | 鼻涕要出来了; 这勺不小; 勇士
u fork-and-knife-with-plate | 老板{boss} | 哈哈哈老板; 这样的店最好吃; 有点可爱
u money-bag | 结账{bill}元 | {bill}块可以; 贵了贵了; 我们这里翻倍
u memo | 打{score}分 | 偏低了; 公道; 严格

= food.baking | food.baking | 180..720 w2 | cookie bread cupcake birthday-cake | linen marble rose
: thing | art | temp
@ 戚风蛋糕 | birthday-cake | 140..160/5 | 倒扣那一步我等了一晚上; 我的戚风会缩腰，像我减肥
@ 蔓越莓饼干 | cookie | 160..180/5 | 冷冻两小时再切，不会散; 送同事被追着要配方
@ 吐司 | bread | 170..190/5 | 手套膜揉到怀疑人生; 山形好漂亮
@ 巴斯克 | pie | 210..230/10 | 黑的那层最好吃; 流心看时间，别看颜色
@ 肉桂卷 | croissant | 170..180/5 | 满屋子都是香味; 糖霜我能单独吃
@ 蛋挞 | custard | 200..220/10 | 黑斑是灵魂; 用现成挞皮不丢人
@ 贝果 | bagel | 200..220/10 | 煮糖水那步别省; 嚼得腮帮子疼，爱了
@ 布朗尼 | chocolate-bar | 170..180/5 | 湿润一点点才对; 一块下去半天的热量
@ 泡芙 | cupcake | 180..200/10 | 中途开烤箱的下场：塌; 挤成小天鹅太难了
@ 月饼 | cookie | 170..190/10 | 回油三天，忍不住第一天就吃了; 压花那下解压
$ sugar=15..80/5 mins=12..50 oven=25..60/5 fail=2..8
t {thing}; 烘焙; 甜品; 烤箱美食; 烘焙新手; 下午茶
h {thing}｜失败{fail}次换来的方子
h 零基础做{thing}，跟着就行
h {thing}为什么会塌？三个原因
h 减糖版{thing}，只放{sugar}克糖
h 烤箱只有{oven}升，也能做{thing}
h 周末烤一盘{thing}
h {thing}，比面包店便宜一半
h 给{who}做了一个{thing}
h 不用厨师机，手揉{thing}
h {thing}的温度到底怎么调
h 沉浸式做{thing}，无人声
h 第一次烤{thing}，紧张死了
h 把{thing}做成这样，我妈说还行
h 一次成功的{thing}，配方全给
h {temp}度还是多十度？{thing}对比
h 摆摊第一天，卖{thing}
o 配方在视频里，单位都是克
o 每家烤箱脾气不同，看颜色
o 糖不能再减了，再减会干
f temp | {temp}度 | 烤箱温度：{temp}度
f mins | 烤{mins}分钟 | 时间：{mins}分钟
f sugar | 糖{sugar}克
f oven | 我的烤箱是{oven}升
x 模具没有的用饭盒也行
x 冷了再脱模
a temp | 上下火多少度？ | {temp}度，上下一样
a sugar | 可以少放点糖吗 | 已经减到{sugar}克了
a mins | 烤多久啊 | {mins}分钟，最后五分钟盯着
c 烤箱买来三年，终于开机了
c 烤出来能砸核桃
c 看你做的就像开了滤镜
c 已经{fail}次失败了，求安慰
c 家里没有打蛋器，有{who}
c 做给{who}吃，说外面买的吧
c 这个声音太解压了
c 减肥从关掉这个视频开始
c 低筋面粉可以用普通的代替吗
c 模具什么尺寸的
c 颜色烤得好均匀
c 收藏等于吃过
c 切开那一下我叫出声了
c 我的{thing}像一块饼
c 邻居闻着味来敲门
d 没有烤箱用电饭锅可以吗 | *可以，就是没有皮 | 电饭锅出来像发糕
d 为什么我的不膨胀 | *蛋白消泡了，翻拌要快 | 我懂，心碎
d 黄油可以换植物油吗 | *这个不行，香味差太多 | 那我放弃
q 好香
q 打发！
q 消泡了消泡了
q 这声音好治愈
q 强迫症舒服了
q 我的烤箱会骗人
q 面粉到处都是
q 手套膜羡慕
q 好蓬
q 长高了长高了
q 切面！
q 糖好多
q 甜度刚好
q 想舔碗
q 洗碗的哭了
q 冷藏一夜等不了
q 好精致
q 我做出来是石头
u egg glass-of-milk | 材料先回温 | 我从来不等; 记下了; 原来要回温
u bowl-with-spoon | 糖{sugar}克，分三次加 | {sugar}克不算多; 三次三次; 我一次倒完的
u bowl-with-spoon spoon | 翻拌，不要画圈 | 我就画圈; 消泡的原因找到了; 手法好轻
u {art} | 入模，震几下 | 震出大泡了; 邻居以为装修; 好平
u stopwatch {art} | {temp}度，{mins}分钟 | {temp}度记下; 看着它长高; 等得好久
u {art} hot-beverage | 出炉，先别碰 | 好想碰; 香味出屏幕了; 颜色绝了
u kitchen-knife {art} | 切开看看组织 | 切面！; 气孔好细; 流心了
u {art} teapot | 配一杯茶 | 下午茶有了; 我先吃一块; 好惬意

= food.tasting | food.tasting | 240..840 w2 | takeout-box sandwich candy ice-cream cup-with-straw | sun mint rose wall
: thing | art | unit
@ 便利店饭团 | rice-ball | 个 | 金枪鱼永远的神; 海苔要单独包的才脆
@ 网红雪糕 | soft-ice-cream | 支 | 小时候五毛一根也很快乐; 贵的不一定好吃，冻手是真的
@ 方便面 | steaming-bowl | 桶 | 泡面还是要半夜吃; 加根肠就是豪华版
@ 气泡水 | tumbler-glass | 瓶 | 喝来喝去还是白开水; 青柠味最不容易出错
@ 外卖汉堡 | hamburger | 个 | 图片和实物差了一个太平洋; 面包不湿就赢了一半
@ 奶茶 | bubble-tea | 杯 | 三分糖喝起来像七分; 小料比茶多，划算
@ 薯片 | french-fries | 包 | 一包里面三分之二是空气; 番茄味不接受反驳
@ 速冻水饺 | dumpling | 袋 | 馅大皮薄的那家记下了; 比我妈包的差一点点
@ 巧克力 | chocolate-bar | 块 | 黑巧九十像吃中药; 白巧不算巧克力（狗头）
@ 挂耳咖啡 | hot-beverage | 包 | 酸的党和苦的党; 打工人续命水
@ 辣条 | hot-pepper | 包 | 童年的味道涨价了; 吃完手指要嗦一下
@ 罐头 | salt | 罐 | 黄桃罐头包治百病; 午餐肉煎一下才香
@ 酸奶 | glass-of-milk | 盒 | 舔盖的都是实在人; 无糖的真的酸
@ 月子中心盒饭 | bento-box | 份 | 这么贵就吃这个; 搭配倒是挺营养
$ n=5..24 total=39..399 top=3..29 score=55..98:1
t 测评; {thing}; 零食; 开箱; 盲测; 吃货
h 花{total}元买了{n}{unit}{thing}，最好吃的是……
h 盲测{n}种{thing}，结果我惊了
h {top}块的{thing}和{n}块的差在哪
h 全网最贵的{thing}，我替你吃了
h {thing}红黑榜，{n}款横评
h 一天只吃{thing}会怎样
h 超市的{thing}怎么选？看这一行
h 这些{thing}千万别买（个人口味）
h 收到一箱{thing}，拆开看看
h 童年{thing}今天还好吃吗
h 请{who}盲测{thing}
h {n}款{thing}打分，第一名没想到
h 临期店淘到的{thing}，{total}块一大袋
h {thing}配料表，越短越好吗
h 给{thing}排个名，评论区别打架
h 连吃{n}{unit}{thing}之后
o 全部自己买的，没有合作
o 打分只代表我的舌头
o 排名在最后，可以直接拉
f n | 一共{n}款 | 这次买了{n}种
f total | 总共花了{total}元
f score | 最高分{score}
f top | 最便宜的{top}元
x 有漏掉的评论区补充
x 过敏的朋友看清配料
a total | 全买下来多少钱 | 小票在视频里，{total}块
a score | 第一名多少分来着 | {score}分，满分10
a top | 最便宜的多少钱 | {top}块，意外还行
c 第一名果然是它
c 我爱吃的那款得了倒数，取关（开玩笑）
c up的胃还好吗
c {n}款都吃完了吗
c 求一期无糖的
c 请{who}一起盲测那段太好笑了
c 配料表教我看懂了
c 看完下单两包
c 倒数第二我从小吃到大
c 贵有贵的道理，但我穷
c 这个打分标准可以
c 我就知道{thing}不能信包装
c 水喝了几升
c 为什么我这边超市没有
c 吃到最后眼神都空了
c 最便宜那个我囤了一箱
d 下次测泡菜 | *安排 | 支持
d 广告吧 | *小票{total}元，你报销吗 | 笑死
d 过期了吗那个 | *没有，还有两个月 | 吓我一跳
q 我吃过这个
q 这个难吃
q 这个好吃
q 踩过雷
q 第一名预定
q 表情出卖了你
q 别勉强
q 吐了吐了
q 配料表好长
q 越吃越饿
q 这个停产了
q 童年
q 贵
q 不值
q 值
q 我猜是最贵的
q 猜错了
q 盲测好玩
q 水，给他水
q 同款已下单
u shopping-cart | 买了{n}款，花了{total}元 | 破费了; 好多; 报销吗
u {art} | 从最便宜的开始，{top}元 | 便宜有好货; 我常吃这个; 看着还行
u {art} spoon | 第二款，口感偏软 | 软趴趴; 我喜欢软的; 表情不对
u {art} hot-pepper | 这个味道有点冲 | 冲到我了; 哈哈哈表情; 芥末？
u glasses memo | 看一眼配料表 | 第一位是糖; 好多看不懂的字; 学到了
u {art} glass-of-milk | 喝口水，换下一款 | 休息一下; 漱口漱口; 还有好多
u trophy {art} | 第一名，{score}分 | 果然; 没想到; 已下单; 同意
u memo | 完整排名在这里 | 截图; 暂停成功; 我的最爱垫底
`;
