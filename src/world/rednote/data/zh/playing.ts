/** Forms of Chinese notes about pets, sport, devices, games, photography and family, in the format of `parseForms`. */
export const playing = `
= pets.diary | pets | image image video video | bone paw-prints teddy-bear yarn | wood linen grass wall
: thing | art | call | weight
@ 橘猫 | cat | 年糕 | 7..14 | 半夜三点准时跑酷，路线固定; 称体重要抱着一起称，再减掉我的
@ 英短 | cat-face | 元宝 | 7..14 | 不让抱，但是上厕所一定跟着; 打呼噜的声音比我爸还大
@ 狸花猫 | cat | 虎子 | 7..14 | 抓了三年逗猫棒，前天抓到一只真蟑螂; 开门的时候要用脚挡一下
@ 三花 | cat-face | 阿花 | 7..14 | 绝育那天在航空箱里骂了一路; 只喝流动的水，水龙头是她的
@ 奶牛猫 | black-cat | 警长 | 7..14 | 把杯子从桌上推下去的时候看着我的眼睛; 会开抽屉，已经装了儿童锁
@ 柯基 | dog | 土豆 | 20..28 | 腿短但是跑起来像个小炮弹; 下楼梯要抱，医生说护腰
@ 金毛 | dog-face | 大福 | 52..70 | 见谁都摇尾巴，看家是不可能的; 洗一次澡，浴室堵一次
@ 边牧 | dog | 豆包 | 34..44 | 会按铃要出门，一天按十几回; 不遛够两公里，家里就要拆一样东西
@ 布偶 | cat-face | 奶盖 | 7..14 | 掉毛季家里像下雪; 跳得不高，全靠表情
@ 泰迪 | dog | 可可 | 8..14 | 见到电动车就叫，见到大狗就躲我身后; 剪完毛像换了一条狗
@ 小土狗 | dog-face | 旺仔 | 16..30 | 菜市场门口捡的，洗完发现是白的; 听得懂“回家”，听不懂“松口”
$ cost=128..680/4 age=2..11 times=2..4
% act=拆快递; 翻垃圾桶; 偷吃吐司; 装瘸; 抓沙发; 咬拖鞋; 偷看邻居; 抢我的枕头; 啃纸箱
% need=驱虫; 打疫苗; 洗牙; 剪指甲; 体检; 绝育复查; 换粮
h {call}今天又{act}了
h {thing}{call}的一天
h 养{thing}一个月要花{cost}块吗
h {thing}{need}全记录
h {age}岁的{call}
h 养{thing}之前没人告诉我
h {call}：我没有{act}
h 带{call}去{need}，花了多少
h 捡到{call}的第{age}年
h 家有{thing}，每天{times}顿骂
o {when}回家，推开门就看到{call}在{act}
o {call}来家里{age}年了，第一次认真给它写一篇
o 好多人问养{thing}麻不麻烦，说说我家{call}
o 带{call}去{need}，全程比我勇敢
o {who}原来说不许养，现在每天第一句话是{call}吃了没
o 出差三天，监控里的{call}一直在{act}
o 不是品种不品种的事，{thing}就是这样的性格
f cost | 这个月花了{cost}元 | 💰{cost}元，粮和{need}占大头 | 账单出来了，{cost}块
f weight | 现在{weight}斤 | 体重：{weight}斤 | 上秤{weight}斤，医生的眼神很复杂
f age | {call}{age}岁了 | 🎂{age}岁 | 今年{age}岁，算小长辈了
f times | 一天吃{times}顿 | 🍽每天{times}顿，定时定量 | 分{times}顿喂，少量多次
x {need}记得提前空腹，医生反复交代
x {call}对吸尘器的态度：先躲，再偷袭
x 我说“不许{act}”，{call}把头转过去了
x 夏天提前把{call}脚底的毛修短，不然打滑
x {who}偷偷喂零食，被我在垃圾桶里发现证据
x {act}之后它会自己去角落面壁，大概三秒
x 朋友圈一半是{call}，另一半是{call}的屁股
x 家里的黑衣服全送人了，{call}的毛太会粘
x {need}回来一整天不理我，晚上还是挤到枕头边
x 换粮要七天慢慢换，{call}的肚子才不闹
x 不后悔，{call}在的地方才叫家
q 你们家的{thing}也会{act}吗
q {need}一般多少钱，我是不是被宰了
q {call}和你家的打一架谁赢
q 给{call}起个小名吧
t {thing}; 萌宠; 养宠日常; {thing}日记; 铲屎官; 新手养宠; 宠物{need}
e 🐾 🐱 🐶 😂
a cost | 一个月养下来多少钱 | {cost}，不生病的话
a weight | 多少斤了呀 | {weight}斤，医生说不能再涨了
a age | 几岁了 | {age}岁，名字叫{call}
a times | 一天喂几顿 | {times}顿，它觉得不够
c {call}：拍可以，先付费
c 我家{thing}一模一样，也爱{act}
c {act}的表情太得意了哈哈哈
c 云养{call}，求日更
c {need}花了不少吧，我家上个月刚去
c 建议{call}出道
c 我妈看了说像我小时候
c {thing}掉毛严重吗，犹豫要不要养
c {weight}斤？我家的才一半
c 能不能亲一口{call}
c 它是不是听得懂你在骂它

= fitness.log | fitness | image image video text | running-shoe flexed-biceps stopwatch | grid sky mint wall
: thing | art | part | sort | cost | beats
@ 跑步 | running-shoe | 小腿 | Sports ground |  | 126..162 | 配速慢到被遛狗的阿姨超过，但我没停; 前两公里最难，过了就自动驾驶
@ 跳绳 | stopwatch | 小腿 | Sports ground |  | 126..162 | 膝盖微弯，前脚掌落地，楼下没来敲门; 先一分钟一组，别上来就一千
@ 帕梅拉式徒手操 | flexed-biceps | 核心 | Gym | 30..180/10 | 126..162 | 第三个动作我永远跟不上，就原地抬腿; 出汗量惊人，地垫能拧水
@ 卧推 | flexed-biceps | 胸 | Gym | 30..180/10 | 104..132 | 肩胛先收紧，再推; 空杆开始，别管旁边的人推多少
@ 瑜伽 | lotus | 髋 | Yoga studio | 30..180/10 | 88..112 | 下犬式终于能踩到脚后跟了; 睡前做二十分钟，睡得像块石头
@ 游泳 | water-wave | 肩 | Swimming pool | 30..180/10 | 126..162 | 换气是吐完再抬头，想明白就不呛了; 早场水最清，一条道只有两个人
@ 爬楼 | stopwatch | 大腿 | Gym |  | 126..162 | 上去走楼梯，下来坐电梯，护膝盖; 第十五层开始怀疑人生
@ 深蹲 | flexed-biceps | 臀 | Gym | 30..180/10 | 110..140 | 坐向身后的椅子，膝盖跟脚尖一个方向; 第二天上厕所扶墙
@ 骑行 | bicycle | 大腿 | Sports ground |  | 126..162 | 坐垫高度调对，膝盖就不疼了; 早上六点的路全是我的
@ 羽毛球 | badminton | 手腕 | Sports hall | 30..180/10 | 126..162 | 双打主要练的是嘴; 拍线换成磅数低的，手肘舒服多了
@ 攀岩 | mountain | 前臂 | Climbing gym | 30..180/10 | 108..140 | 用腿上，不是用手拉; 同一条线掉了十一次，第十二次过了
@ 普拉提 | lotus | 腹部 | Yoga studio | 30..180/10 | 90..116 | 动作小得看不出来，但抖得厉害; 呼吸比动作难
$ weeks=3..40 minutes=15..75/5 kg=2..14
% time=早上六点; 午休; 下班以后; 晚上九点; 娃上学以后; 周末上午
% eat=鸡胸肉; 玉米和鸡蛋; 无糖豆浆; 牛肉卷; 红薯; 一碗杂粮饭; 酸奶和蓝莓
p sport
h {thing}{weeks}周，身体告诉我的
h 瘦了{kg}斤，只做了{thing}
h {time}的{thing}，我坚持下来了
h 新手{thing}，别犯我的错
h 每天{minutes}分钟{thing}
h {part}酸到爆，{thing}记录
h 体育不及格的人，开始{thing}了
h {place}体验：{thing}
h 不节食，{thing}第{weeks}周
o 体检报告出来那天，我办了{place}的卡，开始{thing}
o {who}拉我去{thing}，结果她不去了，我还在
o 大基数，膝盖不好，所以从{thing}慢慢来
o 原来我是下班就躺的人，{weeks}周前的{when}突然不想躺了
o 不晒身材，就说说{thing}的感受
o {time}去{place}，人最少，器械不用等
o 中间断过两次，{thing}还是捡起来了
f weeks | 坚持了{weeks}周 | 📅第{weeks}周 | 到这周是第{weeks}周
f minutes | 每次{minutes}分钟 | ⏱{minutes}分钟/次 | 一次{minutes}分钟，一周四次
f kg | 一共轻了{kg}斤 | ⚖️-{kg}斤 | 体重少了{kg}斤，腰围变化更大
f cost | 单次{cost}元 | 💰{cost}元一次，没办年卡 | 花费：一次{cost}块
f address | 地点：{place}，{street} | 📍{place}（{street}） | 在{street}的{place}练
f beats | 平均心率{beats} | ❤️心率{beats} | 心率保持在{beats}上下
x {time}练完，{eat}是最幸福的一口
x {part}第二天会酸，热水冲一冲，别连着练
x {who}问我有没有捷径，有，就是别停
x 吃的方面没有很严，{eat}为主，周末照样火锅
x 动作不标准的时候请教练看一眼，{part}会少走很多弯路
x 不想动的那天就只做五分钟{thing}，一般做着做着就做完了
x 鞋比衣服重要，{thing}千万别省鞋钱
x {place}的更衣室有点小，但水很热
x 别天天称体重，{thing}第{weeks}周我才敢上秤
x 前两周掉的是水，后面才是真的
x {thing}之前{part}一定热身，我拉伤过，歇了半个月
q {thing}你们一周几次
q {part}怎么放松，求视频
q 有没有{time}一起练的
q 练完{thing}你们都吃什么
t {thing}; 运动打卡; 自律; 减脂; 新手健身; 大基数; 练{part}
e 💪 🏃 🔥 💦
a weeks | 坚持多久了 | {weeks}周，中间感冒歇过
a kg | 瘦了多少呀 | {kg}斤，慢慢来的
a minutes | 每次练多久 | {minutes}分钟，不含拉伸
a cost | 一次多少钱 | {cost}，团体课会便宜
a address | 在哪里练的 | {place}，{street}
a beats | 心率多少 | 平均{beats}，再高我就走一走
c {time}起不来，佩服
c {part}酸到昨天下楼梯倒着走
c {thing}膝盖疼是不是姿势不对
c 看完从沙发上坐起来了（又躺下了）
c {eat}吃到想吐，求换花样
c {kg}斤好厉害，我一个月涨三斤
c 体重一百八能做{thing}吗
c 同款{place}，说不定见过
c 第{weeks}周打卡，跟上
c 生理期怎么安排
c 终于有个不晒马甲线的，关注了

= tech.review | tech | image image video text | laptop mobile-phone battery electric-plug | grid wall wood night
: family | use | flaw | hours
@ laptop | 写论文 / 剪视频 / 出差 / 做表格 | 接口太少 / 键盘有点浅 / 有点烫 | 7..16 | 风扇在图书馆有点明显，日常打字听不到; 屏幕下午靠窗也看得清; 重量放双肩包里没感觉
@ tablet | 看论文 / 画图 / 追剧 / 带孩子 | 盒子太大 / 指纹收集器 / 没有耳机孔 | 8..14 | 看论文批注很顺手，掌误触很少; 打字还是配键盘，别指望手指
@ earbuds | 通勤 / 听课 / 跑步 | 盒子太滑 / 戴久了胀 / 配色少 | 4..9 | 地铁里降噪够用，风大的时候有呼呼声; 戴三小时耳道有点胀
@ headphones | 听课 / 通勤 / 剪视频 | 夹头 / 线太短 / 收纳包太大 | 18..40 | 耳罩透气一般，夏天会出汗; 低音不轰，人声往前
@ keyboard | 写论文 / 打游戏 / 做表格 | 没有手托 / 键帽容易打油 / 线太短 |  | 打字声音像下小雨，同事没抗议; 空格键调过，不晃了
@ mouse | 做表格 / 打游戏 / 画图 | 线太短 / 滚轮有点响 / 指纹收集器 |  | 手大的趴握更舒服; 侧键位置刚好，滚轮有段落感
@ monitor | 剪视频 / 打游戏 / 做表格 | 接口太少 / 底座占地方 / 遥控按键难按 |  | 色温出厂偏冷，自己调暖一点; 支架能升降，脖子得救了
@ phone | 拍娃 / 追剧 / 打游戏 | 边框有点割手 / 有点烫 / 没送充电头 | 8..16 | 夜景不糊，白墙会偏黄; 一只手能握住，口袋不坠
@ smartwatch | 跑步 / 看消息 / 记录睡眠 | 表带有点闷 / 表盘太少 / 充电线太短 | 20..48 | 睡眠记录挺准，游泳计圈偶尔多算一圈; 表带换成编织的就不闷了
@ powerbank | 出差 / 追剧 / 出门拍照 | 有点沉 / 指纹收集器 / 线要自己带 |  | 能带上飞机，标志印得清楚; 充一次手机还剩一多半
@ charger | 出差 / 给全家充电 / 桌面充电 | 不送线 / 插座间距小会挡住 / 配色少 |  | 插脚能折，同时充两个不烫手; 比原来的小一圈
@ speaker | 洗澡听歌 / 露营 / 做饭听播客 | 低音一般 / 按键太小 / 不能充手机 | 8..20 | 放浴室里也不怕水汽; 开到一半声音最好，满了会破
@ drone | 旅行拍照 / 拍露营 / 拍日落 | 风大不敢飞 / 电池贵 / 声音有点大 |  | 风四级就别飞了，我试过，心跳一百三; 返航很稳，落点偏了半米
@ handheld | 通勤打游戏 / 睡前打游戏 / 出差解闷 | 有点烫 / 屏幕反光 / 手柄区偏小 | 3..8 | 屏幕不大但够亮，床上玩刚好; 发热集中在背面，别盖被子上
$ days=5..180 score=64..95:1
g laptop tablet earbuds headphones keyboard mouse monitor phone smartwatch powerbank charger speaker drone handheld
h {thing}用了{days}天，说点真的
h {brand}{thing}值得买吗
h {use}选{thing}，我选了它
h {colour}{thing}开箱，不吹不黑
h {thing}避坑：{flaw}
h 给爸妈买{thing}，看这篇
h {score}分的{thing}，扣分在哪
h 学生党{thing}怎么选
h 换掉旧{thing}之后
o 自费，没有恰饭，{brand}这个{thing}用了{days}天
o 旧的{thing}陪我五年，{when}终于罢工
o 主要用来{use}，所以对{thing}要求就三条
o {who}问我{thing}怎么选，我把自己的使用感受写下来
o 参数网上都有，我只讲{use}时候的感受
o 做了半个月功课，最后在两个{thing}里选了{brand}
o 便宜的{thing}踩过两次雷，这次认真了
f days | 用了{days}天 | 📅使用{days}天 | {days}天，几乎每天都在用
f score | 我打{score}分 | ⭐️{score}/10 | 评分{score}，{flaw}扣一点
f hours | 实测续航{hours}小时 | 🔋{hours}小时 | 一次充满大概{hours}小时
f brand | 牌子是{brand}，型号{model} | {brand} {model} | 型号：{brand} {model}
f colour | 颜色{colour}，耐脏 | 我买的{colour} | {colour}款，比图上好看
x {use}完全够，别的没怎么试
x 最大的毛病是{flaw}，习惯就好
x {flaw}这一点，客服说下一批会改，我先记着
x {who}拿去试了一天，第二天自己下单了
x 如果你也是{use}为主，{thing}不用买顶配
x 客服回消息挺快，{thing}的问题问两次都解决了
x 收到先别撕膜，检查{thing}有没有划痕
x 二手价掉得快，{thing}等活动再买更划算
x 不能接受{flaw}的可以绕道
x {days}天里掉过一次，没事，但别学我
q 你们的{thing}用了几年
q {use}还有更合适的吗
q {flaw}有办法解决吗，求支招
q {brand}和别家你们选谁
t {thing}; 数码测评; {brand}; 好物分享; 桌面搭建; 学生党数码; 开箱
e 💻 📱 🎧 🔋
a days | 用多久了，耐用吗 | {days}天，暂时没坏
a hours | 续航怎么样 | 实测{hours}小时左右
a score | 推荐吗 | 我给{score}分，看你能不能忍{flaw}
a brand | 求型号 | {brand} {model}
a colour | 这个是什么颜色 | {colour}
c {flaw}+1，我也发现了
c 平时{use}够用吗
c 我用的上一代{thing}，值得换吗
c {brand}售后怎么样，怕坏
c 给我爸买了一个，他研究说明书研究了一晚上
c 等了半年就等它降价
c 颜色{colour}会显脏吗
c 终于有人不念参数了
c 左右为难，看完更难了
c 用了一年的来说，{flaw}后来就不觉得了
c {thing}送女朋友合适吗

= games.table | games | image image text video | game-die puzzle-piece chess-pawn video-game joystick | wood night grid mint
: thing | art | type | level | people
@ 《雾港邮局》 | envelope | 桌游 |  | 3..6 | 送错一封信全桌笑疯; 规则讲十分钟，第二局才会玩
@ 《猫咪列车》 | locomotive | 桌游 |  | 3..5 | 小孩能玩，大人会急; 卡面画得太可爱，舍不得用
@ 《深井》 | hole | 解谜游戏 | 3..18 |  | 卡在第七关两天，答案就写在墙上; 音效建议戴耳机
@ 《山间小店》 | convenience-store | 经营游戏 | 5..28 |  | 本来只想玩十分钟，天亮了; 客人的对话写得比主线好
@ 《最后的灯塔》 | candle | 剧本杀 |  | 6..8 | 我拿到的是凶手，演到自己都信了; 情感本，带纸巾
@ 《三十六桥》 | bridge-at-night | 剧本杀 |  | 5..8 | 机制本，算不清账的别来; DM声音很好听
@ 《打工勇者》 | crossed-swords | 角色扮演 | 5..28 |  | 主角打怪还要写周报，太真实; 战斗手感偏硬
@ 《小镇钓鱼王》 | fishing-pole | 休闲游戏 | 5..28 |  | 收竿的震动很解压; 下雨天才出的那条鱼我等了四天
@ 千片拼图 | puzzle-piece | 拼图 |  | 2..4 | 天空那一块全是蓝，拼到怀疑人生; 少了一片，最后在猫窝找到
@ 《云端厨房》 | cooking | 合作游戏 | 3..18 | 2..4 | 和对象玩差点分手; 第三关要有人专门洗盘子
@ 《轨道之外》 | rocket | 策略游戏 |  | 2..5 | 一局三小时，起身腿都麻了; 中期翻盘的感觉太爽
@ 围棋入门 | chess-pawn | 棋类 |  |  | 先学会吃子，再学会忍住不吃; 输给了一个八岁的小朋友
$ hours=2..9 price=19..198 score=60..96:1
% with=室友; 我爸妈; 同事; 对象; 表弟; 网友; 三个高中同学
h {thing}｜{people}人局真香
h 和{with}玩{thing}
h {hours}小时的{thing}，停不下来
h {type}推荐：{thing}
h 不剧透聊聊{thing}
h 新手入坑{type}，先玩{thing}
h 卡在{thing}第{level}关的来看
h 周末宅家就玩{thing}
h {price}块的快乐：{thing}
o {when}停电，和{with}点着蜡烛玩了{thing}
o 从来不玩{type}的我，被{with}拉进了{thing}的坑
o {who}搬来一箱游戏，最后大家只玩了{thing}
o 通宵的年纪早过了，{thing}让我破例
o 这个月玩得最多的就是{thing}
o 买回来吃灰半年的{thing}，终于开了
o {thing}我打了{hours}个小时，说说值不值
f people | {people}个人玩最合适 | 👥{people}人 | 人数：{people}人，少一个就没意思
f hours | 玩了{hours}小时 | ⏱{hours}小时 | 时长{hours}小时左右
f price | 价格{price}元 | 💰{price}元，打折入的 | {price}块，人均下来很便宜
f score | 我给{score}分 | ⭐️{score}/10 | 评分{score}
f type | 属于{type} | 类型：{type} | 严格来说是{type}
x {with}输了不服，非要再来一局
x 说明书先看视频再看字，{thing}的规则写得绕
x 玩到第{level}关才发现前面走错了
x 适合{people}个人，{who}在旁边当裁判也行
x 玩完{thing}，桌上全是零食渣
x 带{with}入坑以后，我的{thing}就没还回来
x 不氪金，慢慢玩，第{level}关开始有点肝
x 千万别在饭前开{thing}，菜都凉了
x 如果你讨厌算数，{type}里可以先跳过这一个
x 输的人洗碗，{with}已经洗了三天
q {type}还有什么推荐
q {thing}第{level}关怎么过，救救
q 你们和{with}都玩什么
q 缺一个人的时候{thing}怎么玩
t {thing}; {type}; 桌游; 周末玩什么; 聚会游戏; 游戏日常; 宅家
e 🎲 🎮 🧩 😆
a people | 几个人能玩 | {people}个人最好
a hours | 一局多久 | {hours}小时左右，新手再加半小时
a price | 多少钱 | {price}，二手还能便宜
a score | 好玩吗，打几分 | {score}，和对的人玩能再加
a type | 这是什么类型 | {type}
c {thing}我们玩到物业来敲门
c 第{level}关往左走，别谢
c 和{with}玩过，绝交了半天
c 求组队，我在上海
c {type}苦手表示看不懂规则
c 两个人能玩{thing}吗
c 吃灰+1，今晚就开
c 孩子七岁能玩吗

= photography.spot | photography | image image image video | camera film-frames sunrise cityscape | sky dawn night water
: thing | art
@ 蓝调时刻 | cityscape-at-dusk | 只有二十分钟，提前半小时占位; 白平衡调到四千左右，蓝才干净
@ 逆光人像 | sunset | 让人站在树荫和阳光的交界; 测光点在脸上，背景过曝就让它过
@ 雨夜街拍 | umbrella-with-rain-drops | 地上的倒影比人好看; 雨伞夹在脖子和肩膀之间，练出来的
@ 老街胶片 | film-frames | 一卷三十六张，按之前会多想三秒; 洗出来有五张糊的，最喜欢的就在里面
@ 长曝光车流 | bridge-at-night | 没有三脚架，就垫在背包上; 十三秒一张，桥会抖，等车少再按
@ 窗边静物 | potted-plant | 一张白纸当反光板，几毛钱; 上午十点的光最软
@ 宠物抓拍 | paw-prints | 趴在地上拍，跟它一样高; 零食举在镜头上方
@ 雪景 | snowflake | 曝光加一档，不然雪是灰的; 电池揣怀里，冷了掉电很快
@ 建筑对称 | classical-building | 站在正中间，地砖缝就是参考线; 早上没人，多等五分钟
@ 星空 | night-with-stars | 走出城二十公里才看得见银河; 手机支架加定时三秒
@ 食物俯拍 | fork-and-knife-with-plate | 站到椅子上，跟店员打个招呼; 关掉头顶的灯，靠窗坐
$ photos=20..320/10
% iso=100; 200; 400; 800; 1600; 3200
% shutter=60; 125; 250; 320; 500
% mm=24; 28; 35; 50; 85; 105; 135
% time=日出前; 傍晚六点; 雨刚停; 晚上九点; 正午; 起雾的早上
% edit=压一点高光; 只调了色温; 加了颗粒; 裁成四比三; 没修; 拉了一点曲线
p sight park
h {thing}这样拍，手机也行
h {area}机位分享｜{thing}
h {place}的{thing}，参数在内页
h {time}去拍{thing}
h 拍了{photos}张，只留下这几张
h {mm}mm拍{thing}
h 新手拍{thing}的四个错误
h 不修图的{thing}
h 一个机位拍了三次{thing}
o {time}，{place}，我一个人等{thing}
o {who}问我照片怎么拍的，其实{thing}没那么难
o 学摄影一年，最喜欢的题材还是{thing}
o 为了这组{thing}，四点半就起了
o 设备很旧，镜头只有一支，照样拍{thing}
o 上次拍{thing}全废，这次回来补作业
o 路过{place}，光刚好打下来，就有了{thing}
f mm | 焦段{mm}mm | 📷{mm}mm | 全程用{mm}mm一个焦段
f iso | 感光度{iso} | ISO开到{iso}，噪点能接受
f shutter | 快门1/{shutter}秒 | ⚙️1/{shutter}s | 1/{shutter}秒，手稳就行
f photos | 一共拍了{photos}张 | {photos}张里挑的 | 按了{photos}次快门
f address | 📍{place}，{street} | 机位：{street}，{place}门口 | 在{place}（{street}）拍的
x 后期{edit}，五分钟搞定
x {time}光线变化快，参数一分钟调一次
x 站位比器材重要，{thing}我往左挪了两步就不一样了
x {edit}就够，别把{thing}修成塑料
x 模特是{who}，报酬是一杯奶茶
x 路人问我在拍什么，我说{thing}，他也掏出了手机
x {place}可以带三脚架，别挡路就行
x 存储卡记得格式化，我在{place}现场删照片，太狼狈
x 冷的时候多带一块电池，{thing}一等就是半小时
x 拍完坐在台阶上一张张看，{photos}张里心动的就三张
q 你们{thing}一般用多少毫米
q {edit}还是原图，你更喜欢哪张
q {area}还有什么机位，交换一下
q 想看{thing}的修图过程吗
t 摄影; {thing}; {area}拍照; 手机摄影; 拍照机位; 摄影参数; 新手摄影
e 📷 🌇 🎞️ ✨
a mm | 用什么焦段 | {mm}mm，定焦
a iso | 参数能说一下吗 | ISO {iso}，快门1/{shutter}
a address | 机位在哪里 | {place}，{street}
a photos | 拍了多少张才出这张 | {photos}张，手都酸了
c 想拿来当壁纸，可以吗
c {thing}我每次都拍糊
c {edit}具体是怎么弄的，求教程
c {time}去过，保安不让架三脚架
c {place}人多吗，想周末去
c 手机能拍出这个感觉吗
c 这个光绝了，运气也太好
c 颜色好高级，不像滤镜
c 请问相机多少钱入的
c 和你站过同一个位置，拍出来两个世界
c 约拍吗，互勉

= family.kids | family | image image video text | baby-bottle teddy-bear crayon balloon | mint rose wall paper
: thing | art | age
@ 吃辅食 | bowl-with-spoon | 8个月 | 南瓜泥吃得满脸都是，胡萝卜一口不碰; 冰格分装，一格一顿
@ 讲绘本 | open-book | 2岁 | 同一本讲了四十遍，漏一个字都不行; 翻页归她，声音归我
@ 戒尿布 | baby-bottle | 2岁半 | 夏天弄最省事，洗裤子快干; 小马桶放客厅，观众越多她越配合
@ 送幼儿园 | school | 3岁 | 前三天哭，第四天挥挥手就进去了，轮到我哭; 书包里放一张全家福
@ 收玩具 | teddy-bear | 1岁 | 最爱的是快递箱，玩具都靠边; 收一半藏一半，两周换一次
@ 哄睡 | crescent-moon | 1岁半 | 固定洗澡、喝奶、讲一本书; 我先睡着的次数比他多
@ 学自行车 | bicycle | 5岁 | 先拆脚踏滑行，两天就会平衡; 摔了一跤，自己爬起来说再来
@ 家庭旅行 | luggage | 4岁 | 行李一半是他的玩偶; 每天只排一件事，下午回酒店睡觉
@ 写作业 | pencil | 7岁 | 计时器比喊一百遍管用; 坐她旁边看自己的书，不说话
@ 二胎相处 | baby-bottle | 3岁 | 老大说弟弟可以留下，但要睡阳台; 每天留二十分钟只陪老大
@ 逛博物馆 | sauropod | 6岁 | 恐龙看了一个小时，别的十分钟; 让他当导游，票归他管
@ 画画 | artist-palette | 4岁 | 画的妈妈有六根手指，我裱起来了; 桌子铺旧床单，随便她
$ minutes=10..50/5 cost=20..360/10 days=3..21 words=12..160/4
% who3=奶奶; 外婆; 爸爸; 姥爷; 小姨; 楼下的小朋友
% say=我自己来; 再讲一遍; 妈妈你别急; 今天不上班好不好; 我长大了再改; 你先睡，我陪你
h {age}娃的{thing}，{days}天搞定
h {thing}这件事，我放过自己了
h 当妈以后才懂的{thing}
h {age}｜{thing}记录
h 关于{thing}，{who3}和我吵了一架
h 不鸡娃的{thing}
h {cost}块解决{thing}
h 每天{minutes}分钟{thing}
h 她说“{say}”，我愣了一下
o {age}了，{thing}终于有点眉目，写下来给刚开始的人
o {who3}带了一天，{thing}全乱套，但是娃很开心
o 睡前他说“{say}”，我一天的火都没了
o 书上说的{thing}和我家的完全不是一回事
o {when}崩溃过一次，后来换了个办法，{thing}顺了
o 不是专家，就是一个{age}孩子的家长，说说{thing}
o 群里天天聊{thing}，我来交个作业
f age | 孩子{age} | 👶{age} | 我家这个{age}
f days | 用了{days}天 | 📅{days}天 | 前后{days}天，有反复
f minutes | 每天{minutes}分钟 | ⏱一天{minutes}分钟 | 一次{minutes}分钟，多了就跑
f cost | 花了{cost}元 | 💰{cost}元 | 一共{cost}块，大头是可以重复用的
x {who3}的办法不一定错，{thing}我就听了一半
x “{say}”，原话，记在这里怕忘
x 不顺的时候先出门走一圈，{thing}回来再说
x {who}家的孩子跟我家差两个月，{thing}完全相反
x 别在群里比，{thing}每个孩子的表不一样
x 我的底线就一条：{thing}不许打骂，其他随意
x {who3}录了视频，里面我头发乱得像鸡窝
x 第{days}天他自己做到了，全家鼓掌，吓到他了
x 带出门一定多备一套衣服
x 孩子睡了以后，我坐在地上吃完了他剩的半根香蕉
x 以后你看到这篇，要记得{thing}这段日子妈妈很开心
q {age}的娃都这样吗
q {thing}你们是怎么过来的
q {who3}插手怎么办，在线等
q 有没有便宜好用的{thing}神器
t 育儿; {thing}; {age}宝宝; 带娃日常; 新手妈妈; 亲子时光; 家庭教育
e 👶 🧸 🍼 💛
a age | 宝宝多大了 | {age}，偏瘦的那种
a days | 多久见效 | {days}天左右，别催
a minutes | 每天多长时间 | {minutes}分钟，固定在洗澡后
a cost | 贵吗 | 一共{cost}，能用到明年
c “{say}”哈哈哈哈，跟我家一个台词
c {thing}最难的是大人的情绪
c {who3}同款，天下的{who3}都一样
c {age}这时候最可爱了，珍惜
c 我家{thing}折腾了两个月，看完想哭
c 爸爸在哪里（小声）
c 求图里小杯子
c 群里转过来的，写得真好
c 二胎家庭表示第二个就随便了
c {minutes}分钟我都凑不出来
`;
