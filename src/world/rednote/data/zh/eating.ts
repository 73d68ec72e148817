/** Forms of Chinese notes about eating, in the format of `parseForms`. */
export const eating = `
= food.shop | food | image image image video | chopsticks fork-and-knife-with-plate teacup-without-handle spoon | wood marble linen
: thing | art | price | sort
@ 番茄牛腩面 | steaming-bowl | 26..42 | Noodle house | 牛腩炖到筷子一夹就散，筋的部分最好吃; 番茄汤底熬到起沙，最后我连汤都喝了; 面是手擀的，粗细不太匀，反而很有嚼劲
@ 椒麻鸡 | poultry-leg | 38..58 | Chinese restaurant,Family restaurant | 麻是慢慢上来的那种，吃到第五块嘴唇开始发抖; 鸡皮很脆，冰过的，底下垫的黄瓜丝吸满了汁; 辣度可以选，微辣已经够我喝两瓶豆奶
@ 蟹粉小笼 | dumpling | 36..68 | Chinese restaurant | 皮薄到能看见里面的汤在晃，夹的时候要提住褶子; 蟹粉不是那种只有颜色的，能吃到一丝一丝的肉; 一笼八个，两个人一笼刚好不腻
@ 咖喱猪排饭 | curry-rice | 32..48 | Family restaurant | 猪排现炸的，端上来还在滋滋响; 咖喱偏甜，小朋友应该会喜欢; 米饭可以免费加一次，我真的加了
@ 烤羊排 | meat-on-bone | 88..158 | Skewers | 外面一层焦壳，里面还是粉的，火候掌握得很好; 蘸料给了三种，我只用了孜然盐; 羊味有一点点，不爱的人慎点
@ 酸汤鱼 | fish | 68..118 | Seafood restaurant,Chinese restaurant | 酸是发酵的酸，不是醋兑出来的; 鱼片没有刺，家里老人吃也放心; 汤里的番茄和木姜子味道特别冲，好这口的会上瘾
@ 虾饺 | fried-shrimp | 26..42 | Chinese restaurant,Seafood restaurant | 一只里面有两颗整虾，咬下去是弹的; 早上九点前去能吃到第一笼，皮完全不粘; 蘸一点点辣椒酱比直接吃更鲜
@ 麻辣香锅 | shallow-pan-of-food | 48..86 | Hotpot,Family restaurant | 称重算钱，土豆片和藕片千万别贪多; 中辣就是外面的特辣，别逞强; 锅底有花生碎，最后捞着吃停不下来
@ 生煎 | dumpling | 12..22 | Noodle house,Chinese restaurant | 底是脆的，汤没有漏，老板说他煎了十几年; 撒的黑芝麻和葱花很足，醋要自己去倒; 四个一份，我一个人吃了两份
@ 豚骨拉面 | steaming-bowl | 38..58 | Noodle house | 汤很浓但不糊嘴，叉烧边上炙过; 溏心蛋是流心的，咸味刚好进到蛋黄里; 面的硬度可以选，推荐偏硬
@ 手打牛肉丸火锅 | shallow-pan-of-food | 78..128 | Hotpot | 牛肉丸掉地上真的会弹起来，服务员演示给我们看了; 沙茶酱是自己调的，第一次去让店员帮忙调; 吊龙涮八秒就够，多了就老
@ 石锅拌饭 | cooked-rice | 28..42 | Family restaurant | 锅巴是精华，一定等一分钟再拌; 拌饭酱单独放，怕辣的可以只加一半; 泡菜可以续，续了两次老板也没翻白眼
@ 三文鱼刺身 | sushi | 68..128 | Seafood restaurant | 切得很厚，入口是凉的，油脂化得很快; 山葵是现磨的，跟牙膏管那种完全两回事; 同一份里有腹部也有背部，口感不一样
@ 玛格丽特披萨 | pizza | 58..88 | Pizzeria | 边是鼓起来的，有炭烤的焦斑; 芝士能拉很长，趁热拍完赶紧吃; 十二寸够三个女生吃，还剩了一角打包
$ score=72..96:1 wait=10..70/5
% side=凉拌木耳; 糖藕; 卤豆干; 桂花酒酿; 炸馒头配炼乳; 拍黄瓜; 冰粉; 烤茄子; 绿豆沙
% seat=靠窗; 吧台; 最里面; 楼梯边; 门口的小桌; 院子里
p food
h {area}这家{thing}，我愿意排队{wait}分钟
h 被问了一百遍的{thing}，地址交出来
h 人均{price}，{area}的{thing}真的可以
h {place}｜{thing}终于吃到了
h 本来只想随便吃点，结果被{thing}惊到
h 在{area}上班的，中午去吃{thing}吧
h {thing}自由，{price}块就够了
h 不太会推荐店，但这家的{thing}我认
h 一个人也能吃的{thing}｜{area}
h 给{place}打{score}分，扣的分在最后
o {who}推荐了三次我都没去，{when}终于去了，后悔没早点
o {when}路过{street}，被门口的香味拽进去的
o 在{area}住了快两年，才发现{place}的{thing}这么好吃
o 先说结论：{thing}值得专门跑一趟，别的菜看缘分
o 没有做攻略，{when}下雨躲进{place}，点了一份{thing}
o {who}过生日，想找个能好好说话的地方，就订了{place}
o 减脂第{wait}天，在{thing}面前宣布失败
o 我对{thing}是有点挑的，吃过不下二十家
o 这是我第三次来{place}了，每次都点{thing}
o 刷到有人说{place}的{thing}踩雷，我不信，自己去试了
f price | 人均{price}元，两个人吃得很撑 | {thing}这次花了{price}元，算上小菜也没超预算太多 | 价格：人均{price} | 💰人均{price}r | {thing}人均{price}块，在{area}不算贵
f address | 地址：{street} | 📍{place}（{street}） | 店在{street}，导航搜{place}就行 | 从{area}出站走过去，{street}，门脸很小别走过了
f hours | 营业时间{open}到{close} | ⏰{open}-{close}，晚去怕没有 | {open}开门，{close}打烊，中午不休息
f wait | 我们等位等了{wait}分钟 | 排队大概{wait}分钟，可以先取号去逛逛 | 饭点要等{wait}分钟左右，早去早吃
f score | 我的打分：{score}（满分10） | 综合{score}分，会再来 | 给{score}分，少的部分是因为太吵
x {side}是意外惊喜，必点
x 别忘了加一份{side}，跟{thing}很搭
x 坐的{seat}的位置，翻台快，收碗的阿姨很利索
x 老板话不多，但是看我们犹豫，直接说先点{thing}，不够再加
x {who}吃完沉默了一会儿，说下周还要来
x 唯一的缺点是{seat}的桌子有点挤，冬天穿羽绒服的话转不开身
x {side}一般，可以不点，把肚子留给{thing}
x 邻桌是带着爸妈来的一家人，也点了{thing}，看来是老街坊认证
x 打包了一份{side}回家，{who}第二天早上当早饭吃完了
x 跟{who}一人一份{thing}，再分一份{side}，刚刚好
x {seat}能看到后厨，收拾得很干净
x 店里没有网红装修，{place}四个字的招牌还掉了一点漆，但桌面不油
x 想拍照的坐{seat}，光线最好
q 你们还有什么{thing}推荐吗，评论区交作业
q {area}附近还有哪家值得去的，蹲一个
q 有人去过{place}吗，是不是我运气好
q 下一家吃什么，你们定
q 吃{thing}你们会配{side}吗
t {area}美食; {thing}; 探店; 一人食; 周末吃什么; 上海美食; 下班去哪吃; 小店推荐
e 🍜 🔥 😋 ✨ 🥢
a price | 人均多少呀 | 我们这次人均{price}，没点酒水
a price | {thing}单点多少钱 | 单点的话差不多{price}，看点不点小菜
a address | 求地址，导航搜不到 | 在{street}，搜{place}，别搜菜名哈哈
a address | 离{area}地铁站远吗 | 不远，{street}，走路十分钟以内
a hours | 晚上几点打烊啊，加班狗想去 | {close}打烊，最好提前半小时到
a wait | 周末要排很久吗 | 我去那次等了{wait}分钟，带个小板凳（开玩笑的）
a score | 和你上次发的那家比呢 | 这家我给{score}分，上次那家没这么高
c {thing}看饿了，现在是晚上十一点半
c 这家我吃过，{thing}确实可以，{side}我觉得一般
c {area}人表示天天路过从来没进去过
c 上周刚去，{side}卖完了，有点遗憾
c {thing}的图怎么拍的，好有食欲
c 去过，{seat}的位置空调直吹，多带件衣服
c 不能吃辣的人能点{thing}吗
c 别再推了，{place}本来就不用排队的😭
c 他家{side}比{thing}更值得点，信我
c {place}老板是不是戴眼镜那个，人特别好
c 已经拉着{who}约好了，这周末去
c 我上次去{thing}有点咸，不知道是不是换厨师了

= cooking.recipe | cooking | image image video | cooking kitchen-knife garlic onion salt | wood marble linen
: thing | art | main | time | r1 | r2
@ 番茄肥牛 | tomato | 肥牛卷 | 15..25/5 | 番茄两个，去皮切小块 | 肥牛焯水十秒就捞出来 | 番茄一定要炒到出沙再加水，颜色才红; 出锅前淋一点点蚝油，比放糖鲜
@ 可乐鸡翅 | poultry-leg | 鸡翅中 | 25..40/5 | 鸡翅两面划刀，冷水下锅焯 | 可乐没过鸡翅就行，别倒一整瓶 | 收汁的时候不能走开，十秒钟就糊; 加两片陈皮，一点都不腻
@ 葱油拌面 | spaghetti | 小葱 | 15..25/5 | 小葱洗净一定要擦干 | 小火慢慢炸到葱叶发焦 | 炸好的葱油可以装瓶，冰箱放一周; 酱油和老抽三比一，糖别省
@ 蒜蓉粉丝虾 | shrimp | 鲜虾 | 20..30/5 | 粉丝温水泡软剪短 | 蒜蓉一半炸一半生 | 水开上锅蒸六分钟，多一分钟虾就老; 最后那勺热油是灵魂，浇下去满屋子香
@ 土豆炖牛肉 | potato | 牛腩 | 60..90/10 | 牛腩冷水下锅，撇掉浮沫 | 土豆最后二十分钟再放 | 一次多炖点，第二天浇面更好吃; 用啤酒代替一半的水，肉烂得快
@ 鸡蛋灌饼 | egg | 面粉 | 20..30/5 | 面要用温水和，软到粘手 | 饼鼓起来的时候戳洞倒蛋液 | 第一张总会失败，别难过，自己吃掉; 醒面那半小时刚好拿来洗漱
@ 空气炸锅五花肉 | cut-of-meat | 五花肉 | 20..30/5 | 切成一厘米厚，撒盐和黑胡椒 | 一百八十度十二分钟，翻面再八分钟 | 出的油倒出来有小半碗，看着就解气; 裹生菜，加一片蒜，绝了
@ 南瓜小米粥 | bowl-with-spoon | 南瓜 | 35..50/5 | 小米泡十分钟 | 南瓜切薄片容易化 | 熬的时候顺着一个方向搅，更稠; 用老南瓜，根本不需要放糖
@ 酸辣土豆丝 | potato | 土豆 | 10..20/5 | 切好的丝冲三遍水 | 大火快炒，醋沿锅边淋 | 干辣椒先剪开再下锅，香味才出得来; 想脆就别盖锅盖
@ 红烧豆腐 | cooking | 北豆腐 | 20..30/5 | 豆腐切厚片，厨房纸吸干 | 两面煎黄再下料汁 | 煎的时候别急着翻，晃得动了再翻; 加一把虾皮，代替味精
@ 椰子鸡 | coconut | 三黄鸡 | 40..60/10 | 椰子水倒进锅里，不用加一滴水 | 鸡块煮八分钟先喝汤 | 蘸料是沙姜加小米辣加青桔，缺一不可; 椰肉刮下来一起煮，比汤还好吃
@ 香煎鳕鱼 | fish | 鳕鱼 | 15..25/5 | 鱼块彻底解冻擦干 | 薄薄拍一层淀粉 | 鱼皮那面先煎，全程中小火; 挤柠檬汁要等关火以后，不然发苦
@ 韭菜盒子 | dumpling | 韭菜 | 40..60/10 | 韭菜先拌油再放盐，不出水 | 粉丝剪碎，鸡蛋炒嫩一点 | 烙好以后竖起来放，皮不会塌; 一次包二十个，冻起来当早餐
@ 冬瓜丸子汤 | green-salad | 猪肉末 | 25..40/5 | 肉末顺一个方向搅上劲 | 水微微冒泡时下丸子 | 丸子浮起来再放冬瓜; 撒白胡椒粉和香菜，冬天喝一碗后背都暖
$ cost=8..46 serve=2..5 kcal=180..560/20
% oops=把糖当成盐; 火开太大; 忘了关抽油烟机; 把锅铲煎化了一角; 少放了生抽; 蒜切多了
% day=周一; 周二; 周三; 周四; 周五; 周末
h {thing}｜{time}分钟，下班也来得及
h 成本{cost}块的{thing}，比外卖香
h 厨房新手也能成功的{thing}
h 我家一周要做两次的{thing}
h {thing}这样做，汤汁都不剩
h {day}晚饭：{thing}
h 打工人晚饭记录｜{thing}
h 做了十几次，总结出来的{thing}做法
h 冰箱里只剩{main}？做{thing}
h {who}吃完要我写下来的{thing}
o 上次发了{day}的晚饭，好多人问{thing}怎么做，写详细一点
o {who}来家里吃饭，一盘{thing}五分钟就没了
o 以前总把{thing}做失败，{when}终于搞明白问题在哪
o 独居第三年，{thing}已经闭着眼睛都能做了
o 不想洗很多锅，所以我的{thing}只用一口锅
o 外卖吃到反胃，{when}去菜场买了{main}回来
o 这个{thing}是跟我妈学的，我改了一步
o 今天{main}打折，{cost}块买了一大盒，拿来做{thing}
f time | 全程大概{time}分钟 | ⏱{time}分钟搞定 | 从洗菜到上桌{time}分钟，没骗人
f serve | 这个量够{serve}个人吃 | 份量：{serve}人份 | 下面是{serve}人份的量
f cost | 食材一共{cost}元 | 成本{cost}块左右（不算调料） | 💰材料花了{cost}元
f kcal | 一份大约{kcal}大卡 | 热量估算{kcal}大卡/份 | 自己算了下，每份{kcal}大卡上下
x 重点说一下，{r1}
x 关键是{r1}，{r2}
x 先{r1}，接着{r2}，就成功一半了
x 做法不难：{r1}；{r2}
x 我第一次做的时候{oops}，你们别学
x {main}买新鲜的，超市晚上打折的也行，当天做完
x 家里没有的调料可以不放，{thing}没那么娇气
x 做{thing}我习惯提前一晚把{main}处理好，{day}回家就能开火
x {who}口味重，所以盐放在桌上自己加
x 这次又{oops}，好在味道没受影响
x 剩下的{thing}第二天带饭，微波炉两分钟
x {thing}配米饭最合适，记得多煮半杯米
q {thing}你家放糖吗
q 还想看什么家常菜，点菜吧
q 有没有更省事的{thing}做法，教教我
q {main}还能做什么，冰箱里还有半盒
q 交作业的举个手，做好的{thing}发图给我看看
t {thing}; 家常菜; 下班做饭; 快手菜; 一人食; 晚餐吃什么; 厨房日记; 做饭新手
e 🍳 🥘 ✅ 👩‍🍳 🌶️
a time | 上班族来得及吗，要多久 | 来得及，{time}分钟左右，备菜占一半
a serve | 这是几个人的量 | {serve}个人的量，饭量大的加一点
a cost | 成本大概多少 | 食材{cost}块，{main}占大头
a kcal | 减脂期能吃吗 | 一份{kcal}大卡左右，自己看着安排
c 做了{thing}，家里人说像外面卖的，谢谢博主
c {main}要不要焯水啊，每家说的都不一样
c 我也{oops}过，笑死
c {thing}我妈的版本会放点白酒，更香
c 已交作业，{main}买多了，明天接着吃
c 没有{main}可以用别的代替吗
c 收藏了等于会做{thing}了
c 按这个比例做，有一点点淡，下次多放半勺生抽
c 我用空气炸锅试过{thing}，也行，就是没汁
c {day}晚上就做这个，菜都买好了

= coffee.cafe | coffee | image image image video | hot-beverage croissant open-book laptop | wood marble wall
: thing | art | price | sort
@ 燕麦拿铁 | hot-beverage | 28..38 | Café | 奶泡打得很细，拉花撑到见底; 燕麦味不抢，豆子的坚果香还在
@ 手冲耶加 | hot-beverage | 35..52 | Café | 温度降下来以后有明显的柑橘味; 店员会先让你闻干粉，再问你要偏酸还是偏甜
@ 桂花冰美式 | cup-with-straw | 24..34 | Café | 桂花是糖渍的，沉在杯底要搅; 不甜，闻起来比喝起来更桂花
@ 巴斯克蛋糕 | cheese-wedge | 32..45 | Bakery,Café | 中间是流心的，叉子一压就塌; 室温放十分钟再吃更好
@ 海盐可颂 | croissant | 18..28 | Bakery,Café | 掰开掉了一桌渣，层次清清楚楚; 下午三点后出第二炉，热的
@ 开心果拿铁 | hot-beverage | 32..42 | Café | 开心果酱是自己磨的，有一点颗粒; 偏甜，建议跟店员说少糖
@ 脏脏咖啡 | glass-of-milk | 28..38 | Café | 冰牛奶和热浓缩的温差很爽，三口喝完; 一定别搅，别拿吸管
@ 肉桂卷 | bread | 22..32 | Bakery,Café | 肉桂味很正，不是糖精那种; 烤热以后糖霜化开，粘手但是值得
@ 冷萃 | tumbler-glass | 26..36 | Café | 瓶装的，能带走，冰箱放两天没问题; 尾段像黑巧，完全不用加奶
@ 抹茶千层 | shortcake | 35..48 | Tea house,Tea shop,Café | 一层一层揭着吃，抹茶是苦的; 奶油不腻，一个人能吃完一块
@ 柠檬磅蛋糕 | lemon | 20..30 | Bakery,Café | 上面那层糖壳脆脆的，酸味很直接; 配黑咖啡刚好，配拿铁就太甜了
@ 陈皮拿铁 | teapot | 28..38 | Tea house,Tea shop,Café | 陈皮的回甘很长，喝完半小时嘴里还有; 长辈居然也喜欢
$ plug=2..14 score=70..95:1 noise=2..5
% seat=靠窗的长桌; 二楼沙发; 门口的木凳; 院子; 吧台; 楼梯下的双人位
% song=爵士; 老粤语歌; 轻音乐; 黑胶; 民谣; 雨声
p cafe
h {area}｜可以坐一下午的咖啡馆
h {place}的{thing}，我连喝了三天
h 带电脑去{place}，{plug}个插座真实测评
h {price}块的{thing}，值不值
h 不想回家的周五，去{place}
h 私藏的安静角落，{seat}
h 下雨天适合喝{thing}
h {area}上班族的充电站
h 打卡第几家了：{place}
o {when}没带伞，躲进{place}，一坐就是三个小时
o 自由职业第二年，{area}的咖啡馆快被我坐遍了
o {who}说这里的{thing}全城前三，我不太信
o 想找个不催人的地方改简历，最后选了{place}
o 店很小，一共{plug}个插座，我数的
o 早上十点的{place}几乎没人，光从窗户斜进来
o 咖啡因敏感，但是为了{thing}破例一次
o 第一次来是跟{who}一起，第二次就一个人来了
f price | {thing}{price}元一份 | ☕️{thing}：{price}元 | 点了{thing}，{price}块 | 价格：{thing}{price}，不算便宜但值
f address | 📍{street} | 地址在{street}，门口有棵树 | {place}就在{street}，转角第二家
f hours | 开到{close}，早上{open}开门 | 营业时间：{open}-{close} | ⏰{open}开门，{close}前清场
f plug | 插座一共{plug}个，靠墙那排最多 | 能插电的位子有{plug}个 | 🔌{plug}个插座，周末要抢
f score | 我给{score}分 | 舒适度{score}/10
x 音乐放的是{song}，音量刚好盖住隔壁聊天
x 推荐{seat}，下午两点以后有太阳
x {who}坐了十分钟就睡着了，说明椅子真的舒服
x 店员记得我上次点的{thing}，有点感动
x 有wifi，密码写在小票上，{seat}信号最好
x 厕所在{seat}后面，很干净，有护手霜
x 店里有只猫，专门睡在{seat}，不让摸
x 不限时，但周末满座的话还是自觉点，点第二杯
x {song}放到第二遍的时候，我把文档写完了
x 甜品是自己烤的，{thing}卖完就没有了
x 杯子是店主从市集淘的，每只都不一样，我那只是{song}乐手的图案
q {area}还有没有适合办公的店
q 你们喝{thing}会加糖吗
q 还有哪家的{thing}好喝，想去比一比
q {seat}和吧台，你选哪个
t {area}咖啡; 咖啡馆; {thing}; 适合办公的咖啡馆; 上海咖啡; 周末去哪; 下午茶
e ☕️ 🥐 📖 🌿
a price | {thing}多少钱一杯呀 | {thing}{price}，外带便宜三块
a plug | 有插座吗 | 有的，{plug}个，靠墙坐
a hours | 晚上开吗 | 开到{close}，最后点单提前半小时
a address | 具体在哪个路口 | {street}，搜{place}就能到
a score | 和连锁店比怎么样 | 我给{score}分，安静这一点就赢了
c 他家{thing}我也爱，就是座位太少
c 在{place}坐过一下午，店员一次都没来催
c {song}！怪不得我每次在这里都想睡觉
c {seat}是我的固定位，你们别来了哈哈
c 周末人超多，{thing}两点就卖完
c 我更喜欢他家的美式，{thing}有点甜
c 可以带狗狗进去吗
c 求问{seat}有没有靠背，腰不好
c {area}又多了一家可以去的，谢谢
c 拿铁换燕麦奶要加钱吗
c 明天就去，正好要赶稿
`;
