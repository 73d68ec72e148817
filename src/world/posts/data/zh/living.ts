/** 中文帖子的句式：吃、宠物、种花、通勤、天气、街坊、段子、日子。格式见 ../../form-data.ts。 */
export const living = `
= food.cooked | food | share photo photo text | cooking shallow-pan-of-food fork-and-knife-with-plate | wood linen marble
: thing | art | with
@ 番茄炒蛋 | egg | 一勺糖 | 糖放不放，吵了三代人。
@ 红烧肉 | meat-on-bone | 半瓶黄酒 | 汤汁拌饭那一口，什么都原谅了。
@ 韭菜盒子 | dumpling | 隔壁送的韭菜 | 第一个永远破。
@ 葱油面 | spaghetti | 一整把小葱 | 葱要熬到你觉得糊了为止。
@ 排骨汤 | bowl-with-spoon | 两截玉米 | 不急，它会好的。
@ 酸辣土豆丝 | potato | 擦丝器和一点血 | 刀工这件事，我放弃了。
@ 蛋炒饭 | cooked-rice | 昨天的剩饭 | 冷饭，大火，别怕。
@ 麻婆豆腐 | bowl-with-spoon | 外婆的豆瓣酱 | 豆腐碎了也叫麻婆豆腐。
@ 红薯粥 | bowl-with-spoon | 耐心 | 胃比嘴先高兴。
@ 虾仁蒸蛋 | shrimp | 一层保鲜膜 | 光滑得像小时候。
@ 白斩鸡 | poultry-leg | 一碗姜葱 | 浸熟，不是煮熟，我妈强调三遍。
@ 手擀面 | spaghetti | 一个擀面杖和全家的意见 | 粗细不一叫手工感。
$ minutes=15..180/5 people=2..9 price=8..68 spoons=3..6
o 今晚{thing}，用了{with}，从开火到没人说话{minutes}分钟。 | 没人说话是最高评价 | 求做法！
o 做{thing}给{people}个人吃，两个添了第三碗。 | 怎么不叫我
o {people}个人的{thing}一共花了{price}块，小票留着，想点外卖的时候看一眼。 | {price}块！我停车都不止
o [gripe] {thing}糊了，改吃泡面。 | 泡面永远不会错 | 请客吃过泡面的举手
o {thing}，{minutes}分钟，加{with}，总算对味了。 | 就差这一样
o 室友问什么这么香，是{thing}。现在碗归他洗。 | 谈判高手
o 这个月做了{spoons}次{thing}，还没腻。 | {thing}哪有腻的
o [joke] 没看菜谱凭感觉做{thing}，做出来一个新菜，还没名字。 | 随便叫什么都行，能吃就行
o 我爸的{thing}秘方：“差不多就行”。我掐了表，{minutes}分钟。 | 爸爸们共用一本菜谱
o [joke] 晚上十点，站在灶台前，端着锅吃{thing}，别问。 | 锅才是冠军的碗
x 剩下的明天带饭。
x 厨房像案发现场。
x 下次多放点胡椒。
q 配什么吃？ | 来个绿的，心里好受点 | 米饭，永远米饭
q 你们家怎么做的？ | 蒜翻倍，随缘 | 跟我姨学的，不外传
c {minutes}分钟就能吃上{thing}，值。
c 我家晚饭有着落了。
c 出锅前滴几滴醋，回来谢我。
c 隔着屏幕闻到了。
c 我做总失败，到底哪一步不对？
c 小孩看了说今晚就要。
a minutes@thing | 要多久？ | {minutes}分钟，聊天另算。
a price@people | 一共花了多少？ | {price}块，{people}个人。
t 做饭; 晚饭; {thing}

= food.out | food | share photo text text | fork-and-knife-with-plate hot-beverage croissant bread | wood marble brick
: thing | art | sort
@ 可颂 | croissant | Bakery | 一口掉渣，该有的样子。
@ 拿铁 | hot-beverage | Café | 名字总写错，错得还挺可爱。
@ 柠檬挞 | shortcake | Bakery,Café | 酸得眯眼，停不下来。
@ 热三明治 | bread | Café | 菜单上就叫“老样子”，所以人人都点。
@ 肉松面包 | bread | Bakery | 肉松多到掉一路。
@ 巴斯克蛋糕 | shortcake | Bakery,Café | 中间还在流，别拍了快吃。
@ 乌龙茶 | teapot | Tea house | 续水不用喊。
@ 桂花酒酿冰淇淋 | shortcake | Ice cream | 有酒，慢点舔。
@ 美式 | hot-beverage | Café | 苦得很诚实。
@ 黑麦面包 | bread | Bakery | 跟我电脑一样沉。
$ price=12..68 minutes=5..75/5 stars=2..5 queue=4..40
p cafe
o {place}的{thing}，{price}块，贵一倍我也买，别让老板听见。 | 老板天天刷这个
o 在{place}排了{queue}分钟买{thing}，值吗？气人的是，值。 | {queue}分钟是我的极限，谢谢你替我试了
o {place}，{area}，{thing}给{stars}颗星，店员另加一颗。 | 哪个店员？别铅笔那个？
o {area}新发现：{place}。{thing}等了{minutes}分钟，两口没了。 | 一直想去
o {place}的{thing}涨到{price}块了，还是{area}最好的。 | 都在涨，照去
o 在{place}听见隔壁说：“我来就为{thing}和八卦。”我也是。 | 什么八卦，帮朋友问
o 一个人在{place}，一份{thing}，没看手机。推荐。 | 一个人是奢侈品
o {place}什么都卖完了，就剩{thing}，{price}块，歪打正着。 | 剩下的才是老板自己喜欢的
x 记得带零钱。
x 卖完就关门。
c {place}就在我家楼下十分钟，居然没进去过。
c 下次试试他们的汤。
c 周日去，给你带一份？
c 在{area}这个价很良心了。
c 收藏了，虽然我在外地。
a price@area | 多少钱？ | {price}。
a queue@price | 总要排队吗？ | 今天{queue}分钟，平时快。
t {area}; 探店; 下午茶

= pets.cat | pets | joke photo photo text video | cat-face yarn couch-and-lamp window | wood linen wall
: thing
@ 饼干 | 叼来一只袜子，不是我家的。
@ 味噌 | 冲着门叫，看见下雨，冲着我叫。
@ 团长 | 坐得像在等人买单。
@ 胡椒 | 学会开零食抽屉了，抽屉搬走了。
@ 汤圆 | 医生在病历上写的是“结实”。
@ 橄榄 | 十一岁，昨晚年轻了五分钟。
@ 酸菜 | 怕黄瓜，怕扫把，怕我二舅。
@ 豆腐 | 白猫，黑裤子，不后悔。
@ 教授 | 每个视频会都出席，级别比我高。
@ 麻薯 | 全家最暖的那根水管归她。
@ 年糕 | 抱起来会变长。
@ 煤球 | 关灯就找不到。
$ am=3..6 kg=39..88/1:1 minutes=2..40 age=2..18 boxes=2..7 price=39..399/10
% crime=一杯水; 绿萝; 半个三明治; 我最好的笔; 一卷纸; 姑姑送的花瓶; 合同
o {thing}{am}点把我叫醒，通知我现在{am}点了。 | 不然你怎么知道
o {thing}毁了{crime}，现在睡在案发现场。 | 没有目击者
o 给{thing}称了体重，{kg}公斤。减肥等我有勇气再说。 | 是毛，都是毛
o 花{price}块给{thing}买的窝，它睡箱子。箱子确实不错。 | {price}块买的是箱子，送个窝
o {thing}今天{age}岁，它没蛋糕，我吃两块。 | 生日快乐！ | {age}岁了！替我摸两下
o 带{thing}看医生：进笼子{minutes}分钟，出笼子十秒。 | 提前一周把笼子摆出来，只能骗一次
o {thing}盯着洗衣机看了{minutes}分钟，最喜欢脱水那段。 | 剧情到那儿就起来了
o 椅子挪了一厘米，{thing}提出书面抗议。 | 猫是最早的物业
o 家里{boxes}块太阳地，{thing}有一张时刻表。 | 接受预约吗
o {thing}踩过键盘，写得比我好。 | 直接上线
o 夹着嗓子叫了声宝宝，{thing}走了。它懂。 | 有骨气
x 已经原谅它了。
x 我只是住在这儿。
c 支持{thing}当户主。
c 我家的干完这事还看我，好像是我干的。
c 多发{thing}。
c 替我向{thing}问好。
c 上网就为看这个。
c 想抱抱{thing}，不给抱也行。
a kg@am | 多重啊？ | {kg}公斤，别告诉它。
a age@boxes | {thing}多大了？ | {age}岁，说一不二。
t 猫; 云吸猫

= pets.dog | pets | share photo photo text video | dog-face bone paw-prints deciduous-tree | grass wood sand
: thing
@ 华夫 | 叼的棍子比楼道宽。
@ 来福 | 跟每个垃圾桶打招呼。
@ 大米 | 一半金毛一半拖把。
@ 奥利奥 | 只给别人捡球。
@ 二两 | 一只耳朵竖着，一只耳朵随缘。
@ 船长 | 怕海，爱看海。
@ 馒头 | 坐人脚上，谁的都行。
@ 旺财 | 滚了一身，不是泥。
@ 阿黄 | 全家唯一欣赏我唱歌的。
@ 榛子 | 听见“鞋”字就自己叼绳子。
$ km=2..14 minutes=10..90/5 months=3..11 age=8..16 dogs=3..12 balls=2..9
o 带{thing}走了{km}公里，项圈没摘它就睡了。 | 你呢？ | 都辛苦了
o 这周丢了{balls}个球，{thing}捡回来一个别人的，净亏。 | 球是流通的，这是经济
o 领养{thing}满{months}个月，开始四脚朝天睡了。 | 四脚朝天！到家了 | 上班呢，别让我哭
o {thing}今天见了{dogs}条狗和一匹马，回来只讲那匹马。 | 第一次见马是大事
o {thing}{age}岁了，路走得短，什么都要停下来闻。 | 慢慢走的才是好路
o 美容师给{thing}弄了{minutes}分钟，它四秒找到一个水坑。 | 这叫收尾
o 下雨，{thing}在门口看了一眼，回去睡了。我也想要这种自由。 | 全家最聪明
o 训练第一天，{thing}教会了我扔球。 | 你学得挺快
o 公园里有人叫得出{thing}，叫不出我，聊了{months}个月了。 | 我在三个小区都叫“华夫妈”
o 找{thing}找了{minutes}分钟，就在我身后。 | 它一直知道自己在哪
x 狗累了，我也累了。
x 全是水。
c 替我给{thing}一块肉干。
c 什么品种？这脸！
c 我家老狗以前也这样，好好遛。
c 告诉{thing}，它有粉丝了。
c 哪个公园？我们那儿就缺个{thing}。
a km@dogs | 走了多远？ | {km}公里，包括绕路。
a age@months | 多大了？ | {age}岁，正当年。
t 狗; 遛狗

= pets.lost | pets | worry photo text | cat-face dog-face paw-prints parrot | wall grass
: thing | art | marks
@ 狸花猫 | cat-face | 胸口一撮白 | 叫不应，听见罐头响就来。
@ 黑猫 | black-cat | 左耳有个小缺口 | 胆子很小。
@ 棕色小狗 | dog-face | 红项圈 | 亲人，走得慢，爱翻垃圾桶。
@ 灰鹦鹉 | parrot | 脚上一个蓝环 | 会说“请排队”。
@ 陆龟 | turtle | 壳上一点白漆 | 比你想的快。
@ 橘猫 | cat-face | 尾巴特别短 | 会钻车底。
$ days=2..6 reward=100..1000/50 house=3..88
o {town}附近走失{days}天：{thing}，{marks}。麻烦看看车底和楼道。 | 车库看过了没有，帮转 | 把它的垫子放楼下，有用
o 捡到一只{thing}，{marks}，在{town}，正在我厨房吃东西。谁家的？ | 去医院扫一下芯片，不收钱 | 转{town}群了
o 更新：{marks}的那只{thing}找到了，{days}天，在{house}号楼被喂胖了。 | 太好了！{house}号楼欠你一个解释 | 今天的好消息
o 重谢{reward}元：{town}走丢的{thing}，{marks}。 | 每天骑车路过，帮你留意 | 转了
o {town}的朋友：一只{thing}在我家墙头待了{days}天，{marks}，肯定有人在找。 | 可能是我家的！私信你了
c 隔壁小区的，帮转。
c 别急，我家的一周后自己回来了。
c 夜里留盏灯，门开条缝。
c 跟门卫大叔说了，他什么都看得见。
c 有芯片吗？
a reward@marks | 有酬谢吗？ | {reward}，外加请吃饭。
a days@reward | 丢了几天了？ | {days}天。
t 寻宠; {town}

= garden.grow | garden | share photo photo text | seedling tomato potted-plant sunflower herb tulip | grass wood sun
: thing | art | unit
@ 番茄 | tomato | 斤 | 出门两天，全红了。
@ 黄瓜 | leafy-green | 斤 | 昨天还没有，今天胳膊粗。
@ 辣椒 | hot-pepper | 斤 | 揉了眼睛，再也不了。
@ 小葱 | herb | 把 | 剪一茬长一茬，比股票强。
@ 草莓 | tomato | 颗 | 跟鸟达成协议，对鸟有利。
@ 豆角 | seedling | 斤 | 已经爬到邻居家了，还在爬。
@ 向日葵 | sunflower | 棵 | 最高那棵知道自己最高。
@ 薄荷 | herb | 把 | 种一棵，收一片。
@ 红薯 | potato | 斤 | 挖出来那一下，跟寻宝一样。
@ 月季 | rose | 朵 | 楼道里都是香的。
@ 空心菜 | leafy-green | 把 | 掐了又长，看不懂。
$ count=3..60 weeks=5..20 cm=12..240/2 price=3..15
o 公交站那么大一块地，收了{count}{unit}{thing}。 | 教教我们 | 卖吗？
o {weeks}周前，这些{thing}还是{price}块钱一包的种子。 | {price}块花得最值
o [gripe] 蜗牛{count}只，我零只，再见了我的{thing}。 | 晚上打手电去捡，别手软 | 蛋壳碎撒一圈
o {thing}长到{cm}厘米了，全公司都被我通知了。 | {cm}厘米！喂的什么
o 今年第一批{thing}，叫全家出来看。 | 我家那批邻居都来看了，像添了口人
o 隔壁种菜的大爷看了看我的{thing}，“嗯”了一声。十二年功力都在这个“嗯”里。 | 大爷的“嗯”等于奖状
o 拿{count}{unit}{thing}换了一罐腌菜，以物易物还是好使。 | 这才是邻里
o [gripe] 刚给{thing}浇完水就下雨，每次。 | 老天爷有幽默感
x 泥到胳膊肘。
x 明年多施点肥。
q 你们什么时候下种？ | 清明以后，我妈说的 | 早了两周，年年如此
c 我种的都死了，靠看你的过瘾。
c {count}{unit}！什么品种？
c 咖啡渣，真的，我就用这个。
c 能要点种子吗？
c 好看，我家的还在闹脾气。
a count@weeks | 收了多少？ | {count}{unit}，还在收。
a weeks@count | 种了多久？ | {weeks}周。
a cm@weeks | 现在多高了？ | 今早量的，{cm}厘米。
t 种菜; 阳台种菜; {thing}

= garden.indoor | garden | joke photo text | potted-plant cactus lotus hibiscus | wall linen
: thing | art
@ 蕨 | potted-plant | 它要湿度，我也要湿度，我们在竞争。
@ 仙人掌 | cactus | 连仙人掌都对我失望了。
@ 蝴蝶兰 | hibiscus | 只给上一任主人开过花。
@ 龟背竹 | potted-plant | 最好的角落归它，我坐它让我坐的地方。
@ 绿萝 | potted-plant | 它是打不死的，除了在我家。
@ 白掌 | lotus | 一天不浇就晕给你看。
@ 柠檬树 | lemon | 就结一个，已经取名字了。
@ 吊兰 | potted-plant | 生了九个，没告诉我爸爸是谁。
$ leaves=2..14 months=2..30 pots=3..41 price=15..188
o 新来的{thing}，第一天，我什么都没答应它。 | 坦诚是个好开头
o {thing}出了{leaves}片新叶，我出了一份通稿。 | 秘诀是什么，我的一周掉一片
o 屋里{pots}盆，房东以为搬走一个人，搬进来一片林子。 | {pots}盆才入门
o {thing}活过{months}个月了，我妈不笑了。 | 就是这么开始的
o [gripe] {price}块的{thing}，享年{months}个月。怪窗户，或者怪我。 | 怪窗户，永远怪窗户
o 从公司楼下垃圾桶边捡的{thing}，四十片叶子，都在生气。 | 擦擦叶子，等一周
o 书上说{thing}要转四分之一圈，我转了，它又转回去了。 | 它有主见
x 周日浇水，说出来就算数。
c 少浇水，永远是少浇水。
c 我的也是捡的，现在最旺的就是它。
c 能晒到太阳吗？
c 拿一节跟你换吊兰。
c 它能闻到你的紧张。
a leaves@months | 长了吗？ | 开春到现在{leaves}片新叶。
a price@leaves | 多少钱买的？ | 花市，{price}。
t 绿植; 养花

= commute.train | commute | gripe text text photo | locomotive tram station | wall sky
: thing | art | driver
@ 地铁 | station | 报站的
@ 公交 | tram | 司机
@ 轻轨 | tram | 司机
@ 轮渡 | ferry | 船长
@ 城际列车 | locomotive | 列车长
$ minutes=6..95 number=3..98 people=14..90 hour=6..9 weeks=2..9
% cause=信号故障; 一只鹅上了轨道; 司机没到; 谁的包卡门里了; 道岔冻住了; 前面在拍戏; 大风
% act=织毛衣; 剥橘子; 背演讲稿; 站着睡觉; 跟我一起看我的手机; 喝粥; 用钢笔做填字
o {thing}晚点{minutes}分钟，因为{cause}。更久的我也见过，周二。 | 又是{cause}？ | 我领导已经不信我了
o {hour}点，{number}路，{people}个人，一扇窗开着，大家都是朋友了。 | 上周有人带了扇子，英雄
o “本次{thing}晚点{minutes}分钟”，全车一起叹气，调都一样。 | 怀念那个合唱团
o {thing}上旁边的阿姨在{act}，本周最佳画面。 | 我当过那个阿姨
o 差四秒没赶上{thing}，{driver}还冲我挥了挥手，挺好看的一个挥手。 | 挥手更扎心
o 单程{minutes}分钟，通勤{weeks}周，看的书比前十年都多。 | 现在看哪本？
o {thing}上有人给我妈让座，接着又有人给我让。我不老啊，老吗？ | 坐，别问
o {driver}说“请跨越理想与时刻表之间的缝隙”。给他开专场。 | 我在那趟车上！全车都笑了
o 每天{hour}点都是这些人，{weeks}周了没说过话。今天少了一个，大家都在找。 | 希望他是休假了
o 坐反了{thing}，看到{town}一个从没来过的地方，{minutes}分钟浪费得值。 | 我就是这么找到现在的房子的
x 买咖啡的队伍还要排队。
x 在站台上办公。
x 好歹靠窗。
q 你们那边动了吗？ | 从车辆段出来就没动 | 刚开，别乌鸦嘴
c 同一条线，同病相怜。
c 晚点能开证明的，拿给人事看。
c {cause}……年年像头一回。
c 走路吧，还能看鸭子。
c 我在你后面两节，也停着。
a minutes@cause | 现在晚多久了？ | 屏幕上写{minutes}分钟。
a cause@number | 说原因了吗？ | {cause}，据说。
t 通勤; {thing}

= commute.bike | commute | share text photo | bicycle umbrella-with-rain-drops | sky grass
$ km=4..21 minutes=14..70 lights=7..29 punctures=2..6 days=12..240
o 骑车上班，{km}公里，{minutes}分钟，超了一辆跑车，他挺受伤。 | 等红灯的时候我都点头致意
o 骑车通勤第{days}天，腿结实了，发型放弃了。 | 头盔发型最诚实
o 一路{lights}个红绿灯，今天全绿。以后讲给孙子听，他不会信。 | 赶紧买彩票
o [gripe] 这个月扎了{punctures}次胎，都在同一条街，那儿肯定有人在装修。 | 打热线，会来扫
o [gripe] 去的时候风从左边来，回来还从左边来，谁给解释一下。 | 风知道你家在哪
o [tip] 给新手的建议：工位放一双干袜子，十一月回来谢我。 | 还有毛巾 | 还有鞋
o [joke] 一位大妈骑电动车喊了声“借过”就没影了，离家{km}公里，离尊严更远。 | 那条道是她的
x 挡泥板，爱你。
x 都把灯开开。
c 才{minutes}分钟？开车要四十。
c 开春有新的骑行道。
c 佩服，我看见坡就出汗。
c 用的什么锁？
a km@days | 多远？ | 单程{km}公里。
a minutes@days | 要骑多久？ | {minutes}分钟，有风另说。
t 骑行; 通勤

= weather.now | weather | share text photo text photo | cloud snowflake umbrella-with-rain-drops sun | sky night water dawn
: thing | art | degrees | mm | km | sound
@ 下雨 | umbrella-with-rain-drops | 7..22 | 8..62 | | 雨 | 横着下，往门缝里下，往计划里下。
@ 下雪 | snowflake | 1..3 | | | | 人人趴窗口，跟猫一样。
@ 起雾 | cloud | 4..12 | | | | 我跟邮筒说了早上好。
@ 高温 | sun | 35..40 | | | | 蜡烛弯腰了。
@ 下冰雹 | cloud | 8..18 | 6..30 | | 冰雹 | 车顶像在爆米花。
@ 降温 | snowflake | 2..6 | | | | 秋裤，向你道歉。
@ 刮大风 | cloud | 6..14 | | 60..110/5 | | 我们楼的垃圾桶去旅游了。
@ 打雷 | cloud | 20..29 | 10..48 | 50..90/5 | | 狗在床底下，我也在。
@ 回南天 | cloud | 18..25 | | | | 墙在出汗，我也在出汗。
$ hours=2..14 days=3..16 hour=6..9
o {town}{thing}，{degrees}度，昨天我还穿短袖。 | 我们这儿正好相反，分我一点
o 连着{hours}个小时{thing}，只有鸭子高兴。 | 鸭子永远赢
o {town}{thing}第{days}天，碰见邻居都像碰见水手。 | 隔壁市的来声援
o 预报说“局部小雨”，我桶里{mm}毫米。 | 他们没往窗外看
o 阵风{km}公里每小时，刚飞过去一个遮阳棚，还有伴。 | 年年有遮阳棚
o {degrees}度，公交上有人说“快{thing}了”，还真准。 | 老人家的膝盖比卫星准
o 凌晨三点，{sound}打在棚子上，世界上最好听的声音，前提是你在屋里。 | 脚边再有只猫就齐了
o {town}，早上{hour}点，{degrees}度，我把被子晒出去了，祝我好运。 | 你这是在求雨
o [joke] 说好的春天，来的是{thing}，找谁投诉。 | 投诉处也淹了
x 烧水去了。
x 能不出门就别出门。
x 厚外套又拿出来了。
q 你们那边怎么样？ | 灰，还是灰 | 大太阳，我在办公室，没天理
c 往你们那边去了，我们中午刚完。
c 手机上说晴，窗户不同意。
c 开车慢点啊大家。
c 难怪我膝盖疼。
c 裹着被子看这条的。
a degrees@hours | 现在多少度？ | 阳台{degrees}度。
a mm@hours | 下了多少？ | 我的桶里{mm}毫米。
t 天气; {town}

= local.street | local | share text photo text | houses convenience-store door bicycle | brick wall sky
: thing
@ 图书馆 | 不收逾期费了，还放了张沙发。
@ 游泳馆 | 周四的水暖和，没人知道为什么。
@ 街角小卖部 | 卖邮票、洋葱和人生建议。
@ 邮局 | 排队的时候全镇大事都听完了。
@ 菜场 | 卖鱼的师傅退休了，还讲了几句。
@ 人民公园 | 有人给石狮子戴了围巾。
@ 澡堂 | 搓澡师傅认识每个人的背。
@ 面包房 | 香味先拐弯，人后拐弯。
@ 老电影院 | 红座椅，一块幕，没有广告。
@ 钟楼 | 慢四分钟，全城都习惯了。
$ years=2..70 signatures=40..990/10 people=3..60 price=2..14 days=2..20
o {town}的{thing}改开门时间了，半条街不高兴。 | 改成几点了？ | 另外半条街还没发现
o 有{signatures}个人签名要留住{town}的{thing}，我是第{people}个。 | 我三百多号
o 又有人在{thing}门口放了花，有{years}年了吧，我从来没问是谁。 | 别问，这样就好
o {town}最好的地方：{thing}。最烦的地方：下午四点以后的{thing}。 | 精准
o [joke] {thing}在刷墙，颜色叫“古韵”，其实是米色。 | 又是米色
o 打扫{thing}来了{people}个邻居，捡到{days}只手套，没有一双成对的。 | 下次我带吃的
o [ask] 刚搬来{town}，除了{thing}大家还去哪？ | 六点，河边台阶，带点烤串 | 欢迎！先去周六的集市
o {thing}门口的路修完了，晚了{days}天，有点舍不得那几个师傅。 | 他们每天跟我打招呼 | 还会回来的，留了个锥桶
o {thing}开张{years}年，第一位客人今天又来了，九十一岁。 | 求照片
o [joke] 在{thing}听到一句：“我不是爱打听，我是本地人。” | 要印在衣服上
x 本地新闻播送完毕。
x 有事明天再报。
c 我在{town}长大的，一点没变，真好。
c 该有人给{thing}写本书。
c 喜欢这种也算新闻。
c 都{years}年了？我以为十年。
c 周六见。
a people@days | 来了多少人？ | {people}个，还有两条狗。
t {town}; 街坊

= humour.thought | humour | joke text | hot-beverage | paper
$ age=25..58 minutes=3..50 pm=7..9 count=3..40
% object=剪刀; 遥控器; 头上的眼镜; 一只袜子; 充电线; 能写的笔; 卷尺; 钥匙
% food=一颗橄榄; 一块饼干; 半个牛油果; 冷披萨; 最后一瓶酸奶; 站着吃的苏打饼; 隔夜的饺子
o {age}岁了，刚知道洗衣机自己也要洗。 | 什么要洗？
o 找{object}找了{minutes}分钟，它在它该在的地方，谁会去那儿找。 | 放回原处是新手错误
o 我最大的毛病是觉得能一趟拎完，{count}个袋子，一只手，没想过门怎么开。 | 两趟是弱者走的
o 晚上{pm}点，晚饭是{food}。 | 单脚站着吃就叫均衡
o “你看起来好累。”谢谢，我长这样。 | 出门就带了这一张脸
o 世界上最客气的两个人，是互相忘了名字的两个人。 | “哎！你！”
o 成年{count}年，还是不知道一个人的面条该下多少。 | 要么一根，要么一锅
o 列了个待办，第一条是“列待办”，写完就划掉了。 | 效率大师
o 每个家都有{object}，和一个把它拿走的人。 | 是我爸，永远是我爸
o {age}岁，腰出门的次数比我多。 | 疼，真疼
o 关着灯吃{food}，这样就不算。 | 热量看不见你
o 跟孩子说“好好说话”，她说了{minutes}分钟，还没完。 | 我家的六点开始的
o 前面大爷付硬币，数了两遍，又想起来要买{object}，我头发白了。 | 我在你后面，已经退休了
o 冰箱开了{count}次，里面没变，标准变了。 | 第五次的时候辣酱就是一道菜
o 语音转文字把“祝好”变成“住好”，我没改。 | 也是祝福
o 理发师问我做什么工作，我现编了一个，还编了{count}个同事。 | 下次去还得记住
o 我妈：随便你。翻译：你试试。 | 标准翻译
o 相亲对象问我有什么爱好，我说收快递。 | 共同语言这不就有了
o 闹钟响了，我关了，它再响，我再关，我们就这样过了{minutes}分钟。 | 这是稳定的关系
o 群里聚餐，说“都行”的那几个，什么都不行。 | 火锅？不行。烧烤？不行
x 就这样。
x 天天都在。
x 说完了。
c 被冒犯到了，还在笑。
c 念给我老公听，他问你是不是认识我们家。
c 裱起来。
c 你在我家装监控了？
c 笑出鹅叫，旁边人看我了。
t 段子; 日常

= life.small | life | share text text photo | hot-beverage candle love-letter window bouquet | dawn wood linen rose
: thing
@ 刚换的床单 | 今天别的事可以不发生了。
@ 第一口热茶 | 喝之前不说话，喝完也不太说。
@ 没有安排的周末 | 对着日历看了一会儿，像看海。
@ 手写的信 | 真的是字，还有涂掉的。
@ 一个午觉 | 醒来不知道是哪年。
@ 下雨的味道 | 窗开着，大家都不出声。
@ 老朋友的电话 | 为没什么好笑的事笑了四十分钟。
@ 刚出炉的烧饼 | 没能带到家。
@ 早睡 | 真心推荐。
@ 一支好写的笔 | 为了写字列了个清单。
@ 晒过的被子 | 阳光的味道，别跟我讲那是什么。
$ age=24..68 years=3..40 minutes=5..60/5 steps=2..14 months=3..20
o {thing}。今晚的计划就这个。 | 完美，一个字不改 | 抄作业了
o 小快乐，排名不分先后：{thing}、干袜子、没人问“在吗”。 | 再加一辆马上来的公交
o [win] 今天{age}岁，想要{thing}，得到了{thing}，挺好。 | 生日快乐！ | {age}岁正好
o 给我妈打了{minutes}分钟电话，聊的是汤。 | 汤就是爱
o [win] 戒烟{months}个月，能闻见马路对面的面包了。 | 陌生人替你骄傲 | 我也{months}个月，击掌
o 帮{who}把沙发搬上{steps}楼，从今以后要么更亲，要么绝交。 | 沙发说了算
o 跟同一个人过了{years}年。他睡着了，我在吃他的薯片。 | 誓言说的就是这个
o 记一下：{thing}能解决一半的事。 | 另一半靠汤
o {who}问我怎么放松，我说{thing}，然后我们就一起了。 | 这就是朋友
o 楼下大爷在门口放了{minutes}颗核桃，纸条写着“谢谢琴声”。我只会音阶。 | 快给他回一张
o 今天才知道{who}留着我寄的每一张明信片，{years}年的。 | 快再写一张
o 今天拒绝了一件事，客客气气，没给理由。{age}岁，不晚。 | 教教我
x 晚安。
x 对自己好点。
x 没拍照，忙着呢。
q 你的小快乐是什么？ | 锁上门泡脚 | 有一个小时谁都找不到我
c 今天看到的最好的一条。
c {thing}，被低估了。
c 正需要这个，谢谢。
c 转给我姐了。
c 你说得比我想得好。
t 小确幸; 日常

= life.ask | life | ask text text | hot-beverage | paper
$ years=3..25 guests=4..12 budget=100..500/50
% for=我爷爷; 新邻居; 什么都不缺的朋友; 要离职的同事; 我姐的新男友; 十几岁的表弟; 照顾过我妈的护士
o 预算{budget}，给{for}送点什么好？ | 时间，加点心，点心先到 | 能用完的：好油、好茶
o 在一个城市住了{years}年，成年人怎么交朋友？ | 找个固定日子的活动，脸熟了就行 | 借条狗
o 周六{guests}个人来吃饭，我只会一道菜，怎么办？ | 那一道做双份 | 火锅，食材他们带
o 有什么小习惯是真的有用的？ | 钥匙放门口的碗里 | 起床先看窗外再看手机
o 陌生号码你们接吗？ | 等快递的时候接 | 让它响完，再查，像侦探
o 小时候信以为真、后来才发现是骗人的事，说一个。我以为{for}什么都知道。 | 我妈说卖冰棍的喇叭响就是卖完了 | 以为大人都有办法
o 认识{years}年了，忘了人家叫什么，怎么办？ | 搬家 | 介绍第三个人给他认识，等他自我介绍
o 今天周一，已经不知道吃什么了，你们家吃什么？ | 蛋，永远是蛋 | 冰箱里谁先看我就吃谁
f poll | 碗什么时候洗？ | 吃完就洗；睡前；第二天；那叫“泡着”
f poll | 周日晚上用来： | 准备上班；假装还是周六；熨衣服；难受
f poll | 路上捡到一块钱： | 拿走；不动；给别人；先许个愿
f poll | 赶火车提前多久到？ | 一个小时；十五分钟；关门那一刻；什么火车？
t 求助; 生活

= links.recipe | food | tip text | cooking | wood
g spoonful/recipe
o 这个月第二次做了：{title}，一点没改。 | 存了，周日做 | 都做第二次了，肯定行
o {title}，答应了半个办公室的，给。 | 谢谢！全茶水间都在等
o 有一个小时、有点饿的，看这个：{title}。 | 说的就是我
o 我妈来问做法，妈，在这儿：{title}。 | 妈在，已打印
o {title}，别看下面的评论，看正文。 | 评论从来不能看
c 上周试了，盐减半更好。
c 没有烤箱能做吗？
t 菜谱

= links.wiki | science | tip text | open-book | paper
g openleaf/article
o 该睡了，在看“{title}”。 | 哪一段最好看？ | 明晚同一时间
o 今天掉进去的坑：{title}，不后悔。 | 点开了，午休没了
o 有人问我“{title}”，我只知道一半，剩下一半在这儿。 | 谢谢，周四正好要考
o 五分钟讲明白“{title}”，写得真清楚。 | 看了两遍
o 孩子的作业是“{title}”，所以现在也是我的作业。 | 家长的脑力家长会
c 每次看都有新东西。
c 配图也好。
t 涨知识

= links.repair | tech | tip text | wrench | grid
g fixwise/thread
o 这个帖子救了我一晚上：“{title}” | 弄了多久？ | 留着，下次灾难用
o 有人跟我一模一样的毛病，“{title}”，第二个回答管用。 | 永远是第二个回答
o 你家的也这样的话，看这个：“{title}” | 我的来不及了，还是谢谢
o 在论坛上从没道过谢，今天谢一个：“{title}” | 他们看到会高兴的
o “{title}”，下面的回答比说明书有用。 | 说明书是冰箱写的
c 转给我爸了，他还纠正了一处。
c 第三楼更好。
t 维修; 自己动手

= links.news | local | news text | envelope | paper
g ledger/article
o 《云雀港纪事报》今天这条：{title}。 | 我认识一个在场的
o 怕有人没看见：{title}。 | 真没看见，谢谢 | 早上路上看的
o 也就云雀港有这种新闻：{title}。 | 所以喜欢那儿
o {title}，正文比标题有意思。 | 一般都这样
o 我妈剪报给我的，转给你们：{title}。 | 妈妈是最早的推荐算法
c 早上广播里也说了。
c 就爱看这种小新闻。
c 有图就好了。
t 云雀港

= links.travel | life | tip text | luggage | sky
g slowmiles/guide
o 老规矩，先看攻略再说去不去：{title}。 | 是真去还是过眼瘾？
o {title}，想去好多年了，看完钱包更危险。 | 去吧，钱会回来的
o 看过写得最实在的一篇：{title}。 | 我就照着它走的，准
o {who}发来的，附言“春天，走？”：{title}。 | 快答应！
c 我下雨天走过那条线，照样喜欢。
c 又加进了那张从来不变短的清单。
t 旅行
`;
