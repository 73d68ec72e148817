/** Forms of Chinese notes about travelling, walking and being outdoors, in the format of `parseForms`. */
export const going = `
= travel.city | travel | image image image video text | luggage camera world-map sunglasses | sky water sand dawn
: thing | art | far
@ 大理 | mountain | 2..4 | 洱海东边人少，西边的日落更好看; 古城住一晚就够，剩下的时间住村里; 紫外线是真的毒，帽子墨镜一个都不能少
@ 泉州 | classical-building | 2..4 | 西街早上七点半去，全是本地人买早饭; 面线糊加大肠加醋肉，我吃了三天; 开元寺的两座塔，下午四点光最好
@ 青岛 | beach-with-umbrella | 2..3 | 啤酒用塑料袋装着喝，第一次见; 老城的坡很多，穿平底鞋; 栈桥人挤人，往西走二十分钟就安静了
@ 重庆 | bridge-at-night | 2..4 | 导航在这里没用，一楼出去是二十二楼; 夜景不用花钱坐船，桥上走一圈就够; 小面微辣是当地人的微辣
@ 西安 | classical-building | 3..5 | 城墙骑车一圈一个半小时，傍晚去; 博物馆提前一周约，别到了才看; 碳水之城名不虚传，第二天就涨了两斤
@ 苏州 | houses | 2..3 | 园林选两个就好，看多了会混; 早上六点半的平江路只有扫地的师傅; 评弹一定听一场，茶钱里就带了
@ 厦门 | beach-with-umbrella | 2..4 | 岛上的猫比游客淡定; 沙茶面加什么都好吃，加鸭血最好; 环岛路骑车顺风和逆风是两种人生
@ 长沙 | cityscape-at-dusk | 2..3 | 凌晨两点街上还是满的，作息彻底乱了; 排队超过一小时的店我一家没去，照样吃得好; 爬山晚上去，凉快还能看江
@ 景德镇 | amphora | 2..3 | 周末的集市逛了四个小时，只买了三只杯子; 自己拉坯烧好寄回家，等了快一个月; 瓷片铺的墙，随便一拐就是
@ 哈尔滨 | snowflake | 3..4 | 零下二十度手机会自己关机，暖宝宝贴在背面; 冻梨化了以后吸着吃，很甜; 老街的石头路很滑，真的会摔
@ 桂林 | mountain | 3..4 | 坐竹筏要选人少的那一段，风景一样; 山是一座一座单独长出来的，看多久都不腻; 米粉先干吃，再加汤
@ 平潭 | water-wave | 2..3 | 风大到帽子飞了两顶; 追泪要看运气，我等了两晚没等到，不亏，看了星星; 石头房子夏天很凉
@ 成都 | bowl-with-spoon | 3..5 | 公园喝茶一坐一下午，掏耳朵的师傅来问了三次; 看熊猫要八点前到，太阳出来它们就躺平了; 兔头我还是没敢吃
$ cost=480..2600/20 stay=120..380/10 hours=2..9 steps=12000..31000/1000
% with=一个人; 和闺蜜; 带爸妈; 和对象; 和大学室友; 带着五岁的娃
% bag=一个双肩包; 一个登机箱; 两件外套; 一把伞
h {thing}{far}天，花了{cost}块
h {with}去{thing}，不赶路的{far}天
h 第一次去{thing}，这些坑我替你踩了
h {thing}｜不是攻略，是流水账
h {cost}元玩{thing}，账单公开
h 请假{far}天去{thing}，值了
h {thing}回来，脚废了，心满了
h 去{thing}之前没人告诉我的事
h {with}的{thing}，刚刚好
o {when}刚从{thing}回来，趁记忆还热写一篇
o {with}，{bag}，说走就走去了{thing}
o 票是凌晨抢的，{thing}是抽签抽的
o 本来计划去海边，最后临时改成{thing}，没后悔
o 三年前去过一次{thing}，这次{with}，完全是另一种玩法
o 好多人私信问{thing}怎么玩，统一回复在这里
o 我是那种一天只去一个地方的人，所以{thing}待了{far}天
o {who}说{thing}没什么好玩的，我偏要去
f cost | {far}天一共花了{cost}元，含住宿不含大交通 | 💰总花费{cost}元/人 | 预算：{cost}元左右，不购物的话够了
f stay | 住宿一晚{stay}元，离老城走路十分钟 | 🏠民宿{stay}元一晚 | 住的地方{stay}一晚，带早餐
f hours | 高铁坐了{hours}个小时 | 🚄单程{hours}小时 | 路上{hours}小时，睡一觉就到
f steps | 最多一天走了{steps}步 | 👟第二天{steps}步，鞋底都热了 | 手机显示走了{steps}步，晚上泡脚
x 只带了{bag}，真的够
x {with}出门最大的好处是，想停就停
x 下午太阳大，我们就在住处睡觉，五点再出门，{thing}的傍晚才刚开始
x 出租车师傅推荐的店比榜单上的好吃，在{thing}每次都灵
x 早上六点半起床，{thing}像另一个城市
x 拍照别穿白的，跟{thing}的墙一个颜色
x 没去最有名的那个点，把时间留给了{thing}的菜市场
x {who}让我带特产，我寄了一箱，邮费比东西贵
x 天气预报说有雨，结果{far}天全是晴，{thing}给面子
x 走的那天在车站吃了最后一顿，差点误车
x 下次再去{thing}，我会少排两个景点，多住一晚
x 迷路了两次，都迷到了好地方
q 你们去{thing}最喜欢哪里
q 下一站去哪，{cost}块预算，求推荐
q {thing}几月去最舒服，评论区聊聊
q 有没有人也{with}去过{thing}
q 还想知道什么，我把{thing}的路线补在评论里
t {thing}; {thing}旅行; 旅行日记; 周末去哪玩; {thing}攻略; 特种兵旅游; 说走就走; 慢旅行
e 🌊 🚄 📷 🎒 ✈️
a cost | 一共花了多少呀 | {far}天{cost}，没怎么买东西
a stay | 住的多少钱一晚 | {stay}一晚，平日会便宜一点
a hours | 坐车要多久 | 单程{hours}小时，买早一点的票
a steps | 累不累，带老人行吗 | 最多那天{steps}步，带老人的话砍一半
c {thing}本地人路过，欢迎再来
c 去年去的{thing}，全程下雨，羡慕你的天气
c {with}去的话住哪边方便
c {far}天够吗，我只能请两天假
c 看到{thing}就想起大学毕业那年
c 照片用什么拍的，颜色好舒服
c 就喜欢这种流水账，比攻略好看
c 已经把{thing}加进今年的清单了
c 我和你反过来，觉得{thing}一天就够了
c 带{bag}真的够吗，我每次都两个箱子
c 求民宿名字
c 五一去会不会人挤人

= walks.route | walks | image image video | camera hot-beverage deciduous-tree sunglasses | wall sky grass brick
: thing | art
@ 老洋房 | houses | 三层的那栋门牌是铜的，摸得发亮; 铁门里晾着床单，风一吹像在演电影
@ 旧书摊 | books | 书按斤卖，我挑了半小时挑走四斤; 老板在听评书，问价要等他听完这一段
@ 河边步道 | water-wave | 钓鱼的大爷说今天水清，没鱼; 路灯是暖黄的，一盏一盏亮过去
@ 梧桐街 | deciduous-tree | 叶子落了一地，环卫阿姨说这几天先不扫; 两边的树在头顶合起来，骑车过去很凉
@ 老菜场 | leafy-green | 早上八点最热闹，卖葱的阿姨送了我一把香菜; 楼上有家修鞋铺，开了三十年
@ 玻璃暖房 | potted-plant | 里面比外面高十度，眼镜瞬间起雾; 仙人掌区没人，蹲着看了很久
@ 老电影院 | film-frames | 售票窗还是木头的，里面坐着一个织毛衣的阿姨; 海报是手画的，人脸有点歪，很可爱
@ 天桥 | cityscape-at-dusk | 六点十五分的晚霞从两栋楼中间挤出来; 底下的车流像发光的河
@ 码头 | ferry | 两块钱的轮渡，来回坐了两趟; 海鸥完全不怕人，盯着我手里的面包
@ 社区花园 | tulip | 每块地都插着小牌子，写着几楼几室种的; 有个小朋友给我介绍他的番茄，叫小红
@ 石库门 | door | 过道只有一人宽，迎面来人要侧身; 灶披间里在煎带鱼，香得走不动
@ 屋顶平台 | cityscape | 爬了六层没有电梯，上去的一瞬间就值了; 能看到晾衣杆、鸽子棚和很远的吊塔
$ km=28..92/2:1 hours=2..5 stops=3..8 photos=40..260/10
% start=上午九点; 早上八点半; 下午两点; 下午三点半; 吃完午饭; 傍晚五点
% snack=葱油饼; 糖炒栗子; 冰豆浆; 烤红薯; 糍饭糕; 海棠糕; 酸梅汤
p sight park
h {area}citywalk｜{km}公里，看{thing}
h 走路去看{thing}，{hours}小时刚好
h {area}散步路线，{stops}个停留点
h 不花钱的下午：从{place}到{thing}
h 一个人走{km}公里，脑子清净了
h {start}出发，去{area}看{thing}
h 周末散步计划：{area}
h 在{area}找到了{thing}
o {start}从{place}出发，没有目的地，走到哪算哪
o {who}说{area}没什么可逛的，我用{km}公里反驳一下
o 最近压力大，医生让我多走路，于是有了这条线
o 这条路线我走过四遍了，{thing}每次都不一样
o {when}天气好得不讲道理，不出门对不起它
o 搬来{area}半年，第一次认真走了一遍
o 没做功课，只知道这附近有{thing}
o 手机扔包里，只带了相机，从{place}开始走
f km | 全程{km}公里，几乎都是平路 | 🚶总长{km}公里 | 走完看了下，一共{km}公里
f hours | 慢慢走要{hours}个小时 | ⏱{hours}小时，含吃东西的时间 | 边走边停，花了{hours}小时
f address | 起点：{place}，{street} | 📍从{street}的{place}开始 | 起点定在{place}（{street}），停车也方便
f stops | 路上停了{stops}次 | 一共{stops}个可以歇脚的地方 | 沿途有{stops}个点可以坐
f photos | 拍了{photos}张，挑了这几张 | 📷{photos}张照片里选的
x 走到一半买了{snack}，五块钱，坐在台阶上吃完
x {snack}摊要认准穿蓝围裙的阿姨，另一家不行
x 厕所在{place}里面，免费的，有纸
x 穿好走的鞋，{area}的石板路会咬鞋跟
x {thing}旁边住的是真的居民，拍照小声一点
x {start}走光线最好，再晚就逆光了
x 遇到一只橘猫跟了我两百米，到{thing}门口不跟了
x 走累了可以坐电车回来，站台就在{place}对面
x {who}走到第{stops}个点就坐下不动了，靠一份{snack}哄起来的
x 没有打卡墙，也没有排队，这就是我喜欢{area}的原因
x 有段路没树荫，夏天带伞
q {area}还有什么{thing}这样的地方
q 你们散步会听歌还是什么都不听
q 想看哪一片的路线，我去走
q 有没有一起走的，下次从{place}出发
t citywalk; {area}; 散步路线; 城市漫步; {thing}; 上海周末; 免费的快乐
e 🚶 🌳 📷 ☁️
a km | 一共多长啊 | {km}公里，不赶时间
a hours | 要走多久 | {hours}小时差不多，能吃的话要更久
a address | 起点在哪里 | {place}，{street}，门口集合的感觉
a stops | 有地方坐吗 | 有，{stops}个点都能歇
a photos | 照片好多，是相机吗 | 一共拍了{photos}张，一半是手机
c {thing}我小时候就住旁边，泪目
c {snack}那家还开着啊，太好了
c 周六{start}也去走了一遍，人不多
c 推婴儿车能走吗，有没有台阶
c 请问{thing}要门票吗
c 收藏夹里又多一条没走过的路线
c {area}住了十年，没发现有{thing}
c 原来{km}公里也不算多，这周末试试
c 照片第一张绝了
c 求一个适合夜里走的版本

= travel.hotel | travel | image image video | bed luggage bathtub window | wall water dawn linen
: thing | art | sort | price | size
@ 江景房 | window | Hotel | 380..780/20 | 20..36/2 | 凌晨的货船会鸣笛，浅睡的人带耳塞; 窗帘是电动的，按一下江就出来了
@ 阁楼房 | bed | Guest house | 220..520/20 | 20..36/2 | 斜顶的，起床容易碰头，但是天窗能看星星; 楼梯很陡，大箱子让前台帮忙
@ 庭院房 | potted-plant | Guest house | 220..520/20 | 20..36/2 | 推门就是院子，早饭可以端到树下吃; 晚上有虫叫，也有蚊子，前台送了蚊香
@ 亲子房 | teddy-bear | Hotel | 420..880/20 | 32..44/2 | 小帐篷和滑梯都有，娃赖着不肯走; 床边有护栏，插座全加了盖
@ 家庭套间 | couch-and-lamp | Hotel | 480..980/20 | 56..80/4 | 客厅能坐六个人，打牌打到半夜; 有洗衣机和晾衣架，住三天以上很需要
@ 复古房 | radio | Hotel | 220..520/20 | 20..36/2 | 收音机是真的能响的，只收到两个台; 浴缸是老的，水放满要二十分钟
@ 青旅四人间 | bed | Hostel | 58..128/10 | 14..20/2 | 床帘很厚，拉上就是自己的小世界; 室友是来骑行的大叔，早上五点轻手轻脚出门
@ 海景阳台房 | beach-with-umbrella | Hotel | 360..760/20 | 20..36/2 | 阳台有两把躺椅，看日出不用出门; 风大，衣服一晚上就干
@ 榻榻米房 | teapot | Guest house | 220..520/20 | 20..36/2 | 地上睡得意外踏实，腰没疼; 桌上的茶是本地的，喝完还能续
@ 温泉房 | hot-springs | Hotel | 520..980/20 | 20..36/2 | 池子不大，两个人刚好，水是现放的; 泡完出来手机上全是水汽
$ floor=2..12 walk=3..25 score=70..96:1
% food=白粥配咸蛋; 现煎的葱油饼; 热干面; 面包和水果; 小馄饨; 豆浆油条
p hotel
h {place}｜{price}一晚的{thing}
h 睡了一次就想再来的{thing}
h 不是广告，{place}真实入住
h 在{area}过夜，我选{thing}
h {thing}开箱，优点缺点都说
h 为了{thing}，没出城也住了一晚
h 和{who}住{thing}，意外地好
o 年假剩一天，不想出远门，就在{area}住了一晚
o 找了两个晚上，最后订了{place}的{thing}
o {who}从外地来，家里住不下，给订了{place}
o 先说缺点：隔音一般。剩下的都是优点
o {when}入住的，自费，没跟老板打招呼
o 前台小哥主动给升了{thing}，开心到转圈
o 搬家中间空了两天，住进了{place}
f price | {thing}一晚{price}元 | 💰{price}元/晚，含双早 | 平日价{price}，周末会涨
f size | 房间{size}平，两个大箱子能摊开 | 面积大概{size}㎡ | {size}平米，一个人住很宽敞
f address | 📍{street} | 位置在{street}，打车报{place} | 地址：{street}，巷子口有牌子
f walk | 走到电车站{walk}分钟 | 离车站步行{walk}分钟 | 🚋{walk}分钟到站
f score | 综合{score}分 | 我的评分{score}/10
x 早餐有{food}，七点半开始
x {food}是阿姨现做的，吃完她问要不要再来一碗
x 住在{floor}楼，电梯很慢，但是安静
x 床垫偏硬，我喜欢，{who}觉得一般
x 热水很足，{floor}楼水压也够
x 插座在床头，两边都有，不用抢
x 隔壁在{floor}楼开窗能闻到面包香，六点就醒了
x 前台有伞可以借，押金都不要
x 退房是十二点，跟前台说一声给延了一小时，{place}很好说话
x 灯有点暗，化妆要去窗边
x 早上被{food}的香味叫醒，比闹钟好用
q 你们住酒店最在意什么
q {area}还有别的推荐吗，预算{price}以内
q {thing}和普通大床房，你选哪个
t {area}住宿; {thing}; 民宿推荐; 酒店测评; 周末度假; 上海酒店
e 🛏️ 🌙 🧳 ✨
a price | 多少钱一晚 | 我订的{price}，不同日子会差一点
a walk | 离地铁近吗 | 走路{walk}分钟，拖箱子也还行
a size | 房间大不大 | {size}平，箱子能打开
a address | 求位置 | {street}，{place}
a score | 和连锁酒店比值吗 | 我给{score}分，看你在不在意隔音
c 隔音真的一般，我住{floor}楼听到楼上走路
c {food}看起来好好吃，住店就送吗
c {place}我也住过，前台小哥人很好
c 可以带宠物吗
c {thing}周末是不是要提前很久订
c 有没有浴缸，这个对我很重要
c 住过青旅再看{thing}，差距
c 床头灯能调亮度吗，想看书
c 写得好实在，缺点也说了
c 等降价去住一次

= outdoors.hike | outdoors | image image video | hiking-boot backpack compass camping | sky grass dawn water
: thing | art
@ 环湖徒步 | water-wave | 前半段全是木栈道，后半段是土路，雨后别去; 湖边野餐的人会分你水果
@ 古道 | mountain | 石阶磨得发亮，下山一定拄杖; 半山腰有个茶亭，大爷卖自家的黄瓜
@ 山脊线 | snow-capped-mountain | 风大到站不稳，但是两边都是云; 没有遮挡，防晒和外套都要带
@ 竹林穿越 | herb | 里面比外面凉五度，手机没信号; 竹叶很滑，屁股着地了两次
@ 露营 | camping | 半夜下了小雨，听着反而睡得好; 公共厕所走路三分钟，带头灯
@ 溪谷溯溪 | water-wave | 水刚到小腿，冰得倒吸气; 鞋湿了就别想着干，带一双换的
@ 日出登顶 | sunrise | 三点起床，山顶十几个人都不说话，等那一下; 云海没等到，等到了粉色的天
@ 海岸线骑行 | bicycle | 顺风的那十公里几乎不用蹬; 逆风回来怀疑人生
@ 茶山小路 | herb | 采茶阿姨说这个季节的叶子只能做粗茶; 路边的野柿子可以看不要摘
@ 湿地观鸟 | duck | 借了望远镜，看到三种叫不出名字的鸟; 要安静，聊天的人会被瞪
@ 桨板 | canoe | 站起来的第一秒就掉下去了，第五次才稳; 中午水面反光，墨镜绑绳子
$ km=52..188/2:1 climb=120..980/20 hours=3..8 people=2..9 cost=20..160/10
% gear=登山杖; 冲锋衣; 头灯; 护膝; 防晒帽; 备用袜子; 充电宝
% lunch=饭团; 自热米饭; 三明治; 卤蛋; 苹果和坚果; 泡面
h {thing}｜{km}公里，新手友好
h 爬升{climb}米的{thing}，我活着回来了
h 周末{hours}小时{thing}，装备清单
h 和{people}个陌生人去{thing}
h 第一次{thing}，踩坑记录
h {thing}路线分享，附轨迹数据
h 城市周边{thing}，当天来回
h 走完{km}公里{thing}，膝盖还在
o {when}约了{who}去{thing}，五点半集合，没人迟到
o 办公室坐久了，报了个{thing}，想看看自己还行不行
o 这条{thing}我走过两次，一次晴天一次雨天，写在一起
o 一行{people}个人，最大的五十六岁，走得比我快
o 上一篇好多人问{thing}的强度，我把数据放出来
o 本来只想拍照，最后老老实实走完了{km}公里
o 不是大神，普通上班族的{thing}记录
f km | 全程{km}公里 | 📏距离{km}km | 手表记的是{km}公里
f climb | 累计爬升{climb}米 | ⛰爬升{climb}m | 一共爬了{climb}米，主要在前半段
f hours | 用时{hours}小时，含休息 | ⏱走了{hours}个小时 | 正常速度{hours}小时能出来
f cost | 人均花费{cost}元，车费平摊 | 💰{cost}元/人 | 一天下来每人{cost}块
f people | 同行{people}人 | 这次一共{people}个人
x {gear}一定要带，我借了同伴的
x 午饭是{lunch}，在背风的石头后面吃的
x {gear}带了没用上，但下次还会带
x 走到三分之二的时候最想放弃，{who}递过来一颗糖
x 水带两升，{hours}小时刚好喝完
x 垃圾都背下来了，{lunch}的包装比来的时候重
x 前一天查了天气，{thing}遇到雷雨一定别去
x 信号时有时无，提前把{thing}的地图下好
x 我的错误是没带{gear}，下山的时候很后悔
x 沿途没有小卖部，{lunch}多带一份
x 山上早晚温差大，出汗以后马上加衣服
q {thing}还有哪条线推荐
q 下次{people}缺一，有人来吗
q 你们{gear}用什么样的，求推荐
q 第一次{thing}是什么感觉，说说看
t {thing}; 周末户外; 徒步; 城市周边; 轻徒步; 户外新手; 爬山
e ⛰️ 🥾 🌲 ☀️
a km | 多少公里呀 | {km}公里，看着吓人其实还好
a climb | 爬升大吗 | {climb}米，前面一小时比较陡
a hours | 几个小时能走完 | 我们{hours}小时，走得不快
a cost | 费用多少 | 每人{cost}，主要是拼车
a people | 几个人一起去的 | {people}个人，都是平时周末一起玩的
c {thing}我去年走的，最后那段土路太难了
c 没带{gear}的举手，摔了一跤
c {lunch}在山上吃真的是人间美味
c 新手能跟吗，平时只跑三公里
c 爬升{climb}米膝盖受得了吗
c 天气太给力了吧
c 求轨迹文件
c 小朋友八岁能走{thing}吗
c 看完去下单{gear}了
c 周六在山上好像遇到你们了，穿橙色那队？
c 雨天千万别去，血的教训
`;
