/** Forms of Chinese videos about life, fashion and animals. */
export const living = `
= life.vlog | life.daily | 240..1080 w4 | calendar hot-beverage window alarm-clock | linen wall dawn wood
: thing | art | act
@ 上班 | briefcase | 挤地铁 | 工牌翻面那一下太真实; 电梯里装看手机是标配
@ 辞职 | luggage | 收拾工位 | 工位收拾完就一个袋子，破防; 别冲动，先攒半年
@ 独居 | couch-and-lamp | 一个人做饭 | 生病那天最难熬; 门口放双男鞋是真的有用
@ 大学 | school | 赶早八 | 早八人集合; 食堂阿姨的手还是那么抖
@ 夜班 | night-with-stars | 凌晨吃盒饭 | 夜班人看夜班人; 天亮下班那个风，懂的
@ 县城 | houses | 骑电动车买菜 | 县城的晚霞真的好看; 走两步就碰见小学同学
@ 带娃 | baby-bottle | 哄睡 | 哄睡把自己哄着了; 娃一哭我全身都紧
@ 周末 | sun | 睡到自然醒 | 周末醒得比上班还早，气人; 一眨眼周日晚上了
@ 裸辞 | open-book | 去图书馆 | 存款焦虑那段说到心里了; 我也想，但是房贷
@ 实习 | laptop | 打印一上午 | 第一次开会记了三页，没人看; 工资还没房租高
@ 回老家 | houses | 帮爸妈收菜 | 奶奶塞的鸡蛋一个没碎; 爸妈老得好快
@ 考研 | open-book | 背书 | 坐标自习室，一起; 去年二战，今年上岸了，回来还愿
@ 北漂 | cityscape | 换乘三趟地铁 | 出租屋的灯都一样; 五年了还是租房
$ n=2..480 cost=12..120 hour=5..7 money=800..5200/100 room=6..24
% mood=有点累; 挺开心; 说不上来; 很平静; 有点想家; 意外地顺利
% buy=一束打折的花; 两块钱的烤红薯; 一把新雨伞; 楼下的豆浆; 一盆薄荷; 一双厚袜子
t {thing}日记; vlog; 日常; 普通人的一天; 生活记录; 打工人
h [!大学; 周末; 县城] {thing}第{n}天，{mood}
h 一个普通人的{thing}日常
h {hour}点起床的{thing}vlog
h {thing}的一天都在干什么
h 一天花{cost}块｜{thing}vlog
h [!周末; 大学; 县城; 上班; 夜班] {thing}的这段时间，我想明白了一件事
h 不露脸，只记录{thing}
h [上班; 独居; 夜班; 县城; 实习; 北漂] 月薪{money}的{thing}生活
h [辞职; 独居; 裸辞; 回老家; 带娃; 考研; 北漂] {thing}之后，我的早晨变成这样
h 今天买了{buy}，花得值
h [独居; 周末; 县城; 大学; 裸辞; 北漂] 把{thing}的日子过得慢一点
h [!大学; 周末; 县城; 上班] {thing}的第{n}天，给自己做顿饭
h 记录一下没什么特别的{thing}日常
h 关于{thing}，没人告诉我的几件事
h [!上班; 周末; 带娃] 安静地看一个人{act}
h {thing}vlog｜下雨，{mood}
h [!周末; 大学; 县城] {who}问我{thing}什么感觉
h 从{act}开始的一天
h {thing}的晚饭和电台
h 真实的{thing}日常，没有滤镜
h 存钱第{n}天，只花了{cost}
h [独居; 考研; 北漂; 夜班; 裸辞; 实习] {room}平米里的{thing}日子
o 没什么剧情，当个背景音吧
o 今天的心情：{mood}
o 衣服锅碗都没链接，用了很多年
o 随手拍的，手有点抖
f hour | 早上{hour}点起的 | {hour}点闹钟响
f cost | 今天花了{cost}元 | 一天开销{cost}块
f buy | 路上买了{buy} | 顺手带了{buy}
f room | 住的是{room}平米的小房间
f money | 现在一个月{money}块
x 谢谢你看到这里
x 明天继续
a cost | 一天只花这么点够吗 | 够的，今天是{cost}块，不算房租
a room | 房子多大呀，看着好温馨 | {room}平，镜头显大
a hour | 你几点起的啊 | {hour}点，困死了
a buy | 路上买的是什么 | {buy}
c 好像在看我自己
c {mood}，看完抱抱你
c 我也在{thing}，一起加油
c 一边看一边收拾了屋子
c 没有滤镜才好看
c 为什么别人的{thing}这么有秩序
c 那个杯子我有同款
c 背景里的猫叫是谁
c 一天{cost}块，我一杯奶茶没了
c 你说话好慢，我喜欢
c {act}那段看了好几遍
c 请一直拍下去
c 我妈问我天天看别人过日子干嘛
c 听着睡着的，不好意思
c 在异乡看这个有点想哭
c 窗外的声音好真实
c 好羡慕能早起的人
c 下班看这个，解压
c 晚饭做得比我认真多了
c 被你种草了早起，坚持了一天
d 房租多少呀 | *合租，九百多 | 这个价在我们这是车位
d 一个人不孤单吗 | *习惯了，偶尔 | 养只猫吧
d 你是做什么工作的 | *就普通文员 | 普通文员路过
d 窗帘求链接 | *房东的，哈哈 | 房东品味可以
q 早安
q 好安静
q 同款杯子
q 羡慕
q 我也想早起
q 闹钟响第几遍了
q 打工人+1
q 真实
q 好会过日子
q 这光线好舒服
q 有生活气
q 我家也这样
q 地板好干净
q 又是平平淡淡的一天
q 想家了
q 别卷了
q 下班了
q 早点睡
q 被治愈
q 这锅用了很多年吧
u alarm-clock | {hour}点，起床 | 我这个点刚睡; 狠人; 闹钟响第几遍了
u hot-beverage bread | 早饭随便吃点 | 这叫随便; 我早饭是空气; 同款杯子
u {art} | 今天主要是{act} | 熟悉的画面; 跟我一样; 不容易
u bento-box | 中午自己带的饭 | 看着好健康; 一天{cost}块的秘密; 求菜单
u {art} mobile-phone | 下午有点困，{mood} | 下午三点困死; 抱抱; 我也是
u bouquet | 路上买了{buy} | 会生活; 小确幸; 我也去买
u cooking leafy-green | 晚上做饭，听电台 | 电台是什么台; 香; 一个人也好好吃饭
u notebook | 记账：今天{cost}元 | 好省; {cost}块厉害; 我也开始记
u couch-and-lamp night-with-stars | 关灯，晚安 | 晚安; 晚安up; 明天见

= life.travel | life.travel | 300..1260 w3 | luggage camera mountain bullet-train | sky dawn sand grass
: thing | art | dish
@ 海岛 | beach-with-umbrella | 椰子冻 | 防晒霜带少了的下场; 旺季住宿翻三倍，别去
@ 古镇 | classical-building | 豆腐干 | 商业街都一个样，要往后巷走; 晚上人走了才好看
@ 雪山 | snow-capped-mountain | 酥油茶 | 高反别硬撑，我吐了一路; 日照金山看运气，我三次都没见
@ 草原 | horse | 手把肉 | 晚上是真冷，七月也要羽绒服; 骑马一小时，腿疼三天
@ 沙漠 | desert-island | 烤羊腿 | 相机进沙了，心疼; 星空拍不出万分之一
@ 江南 | umbrella-with-rain-drops | 桂花糕 | 下雨天去反而有味道; 摇橹船记得讲价
@ 海边小城 | ferry | 海蛎煎 | 赶海要查潮汐表; 渔港早上六点最热闹
@ 绿皮火车 | locomotive | 车厢里的泡面 | 硬座二十小时，屁股替我记住了; 车厢里的大爷能聊一路
@ 山村 | hut | 柴火鸡 | 信号两格，睡得最好的一晚; 狗比人还热情
@ 老城 | cityscape-at-dusk | 锅盔 | 早市比景点好逛; 公交坐到底站，永远有惊喜
@ 国家公园 | deciduous-tree | 自带的三明治 | 栈道人挤人，绕后山; 松鼠抢了我的饼干
@ 边境小镇 | world-map | 列巴 | 手机一会儿一个时区; 边防大哥人挺好
$ days=2..9 cost=260..3800/20 km=6..1800/2 n=2..30 stay=60..320/10 temp=2..34
% way=坐绿皮火车; 搭顺风车; 骑电动车; 靠两条腿; 坐大巴; 自驾
% mishap=坐过了站; 下了一整天雨; 手机没电; 订错了酒店; 鞋开胶了; 迷路两小时
t {thing}; 旅行; 旅行vlog; 穷游; 攻略; 说走就走
h [!绿皮火车] {days}天{cost}块，一个人去{thing}
h [!绿皮火车] {way}去{thing}，比想象中值
h [!绿皮火车] {thing}到底值不值得去
h [!绿皮火车] 去{thing}之前，先看完这个
h {thing}第{n}天，{mishap}
h 淡季的{thing}，一个人都没有
h [!绿皮火车] 不做攻略去{thing}会怎样
h [!绿皮火车] 带爸妈去{thing}，{mishap}
h [!绿皮火车] 在{thing}住{stay}块一晚的店
h 只为吃一口{dish}，跑了{km}公里
h {thing}的早晨，五点钟
h 普通人的{thing}之旅，花了{cost}块
h [!绿皮火车; 国家公园; 山村] {thing}避坑，这几样别买
h [古镇; 江南; 海边小城; 老城; 边境小镇; 海岛] 当地人怎么逛{thing}
h [古镇; 江南; 海边小城; 老城; 山村; 边境小镇] 第一次来{thing}，{temp}度
h [!绿皮火车] 凌晨出发，{way}去{thing}
h 旅行的意义是{mishap}
h [!绿皮火车] {thing}三天两晚，行程给你
h {thing}｜没有景点的旅行
h [海岛; 雪山; 草原; 沙漠; 国家公园] 走了{km}公里，就为看一眼{thing}
o 花费明细在片尾
o 淡季去的，旺季价格请翻倍
o 没有赞助，全是自己的年假
o 这次{mishap}，所以有点乱
f cost | 总花费{cost}元 | 全程{cost}块，含住宿
f days | 一共{days}天
f stay | 住宿{stay}元一晚
f temp | [!雪山; 沙漠; 绿皮火车; 草原] 去的时候{temp}度
f dish | 最推荐的是{dish}
x 路线图放在动态了
x 早晚温差大，多带一件
a cost | 总共花了多少 | 算上车票{cost}块
a stay | 住的地方多少钱一晚 | 淡季{stay}，老板人很好
a temp | [!雪山; 沙漠; 绿皮火车; 草原] 那边冷不冷 | 我去那几天{temp}度，晚上还要低
a dish | 有什么好吃的推荐 | {dish}，别的一般
c 上周刚回来，你拍的比我看到的好看
c {mishap}哈哈哈哈太惨了
c 社畜表示云旅游结束
c 求机位
c 我老家！居然有人来拍
c 本地人说一句，{dish}那家涨价了
c 一个人去安全吗
c 配乐太合适了
c 看哭了，想起和{who}一起去的那年
c 攻略已存，年假没有
c 片尾的账单好评
c {cost}块真的够吗，我上次花了两倍
c 旺季别去，听我的
c 你的鞋还好吗
c 能感觉到风
c 最喜欢你跟路人聊天那段
c 看完买了票
c 等退休吧
d 几月去最好 | *九月底，人少 | 九月我要上班
d 一个女生去可以吗 | *白天可以，晚上别走小路 | 谢谢认真回答
d 相机是什么型号 | *手机拍的 | 手机？
d 订错酒店后来怎么办的 | *补了差价，老板送了早饭 | 好老板
q 好美
q 想去
q 云旅游
q 老家！
q 我去过
q 下雨了
q 风好大
q 壁纸
q 这一帧
q 求机位
q 人好少
q 淡季真香
q 门票多少
q 好便宜
q 被宰了
q 晕车了
q 司机好快
q 日出！
q 值了
q 年假呢我的年假
u luggage | 行李就一个包 | 好少; 我光化妆品一箱; 极简
u bullet-train station | {way}出发 | 一路顺风; 这个站我认识; 早班车
u {art} | 到了 | 到了到了; 哇; 壁纸; 比照片好看
u {art} camera | 走了一段，没什么人 | 淡季真香; 安静; 羡慕
u fork-and-knife-with-plate | 吃到了{dish} | 馋了; 正宗吗; 我也要去吃
u droplet umbrella-with-rain-drops | 结果{mishap} | 哈哈哈; 旅行必备; 惨; 我也遇到过
u bed window | 今晚住这里，{stay}元 | {stay}块值; 干净吗; 求店名
u sunrise {art} | 早起看日出 | 值了; 泪目; 起不来
u memo money-bag | 账单：一共{cost}元 | {cost}厉害; 截图了; 我翻倍

= life.home | life.home | 240..900 w2 | couch-and-lamp broom potted-plant door | wall linen wood
: thing | art
@ 出租屋改造 | couch-and-lamp | 房东看了要涨租; 贴纸撕的时候别哭
@ 厨房收纳 | kitchen-knife | 抽屉分隔真的有用; 一周后恢复原样
@ 断舍离 | basket | 扔到前任的东西停顿了一下; 我扔完又去垃圾桶捡回来
@ 阳台种花 | potted-plant | 我的薄荷三天就没了; 浇水太勤也会死
@ 卫生间翻新 | bathtub | 美缝剂那步差点劝退我; 干湿分离太重要了
@ 书桌布置 | desktop-computer | 理线强迫症舒服了; 桌面干净三小时
@ 衣柜整理 | t-shirt | 叠法学会了，没坚持; 一件都舍不得扔
@ 旧沙发翻新 | sewing-needle | 拆开里面全是硬币吧; 布选得好看
@ 玄关改造 | door | 进门就有仪式感; 鞋多的人哭了
@ 刷墙 | paintbrush | 颜色和色卡完全不一样; 刷两遍才盖得住
@ 装修复盘 | houses | 插座永远不够; 悔恨清单比我的论文长
$ cost=30..2800/10 days=1..14 area=5..88 n=3..15 bags=2..12
% bad=插座留少了; 颜色选深了; 尺寸量错; 甲醛没测; 柜子装反; 灯买大了
t {thing}; 家居; 租房改造; 收纳; 装修; 居家好物
h [装修复盘] 装修复盘：花了{cost}的冤枉钱
h [装修复盘] 入住一年，装修最后悔的{n}件事
h [装修复盘] 装修没人提醒你的{n}个细节
h [装修复盘] 自己盯装修{days}天，学到的事
h [装修复盘] 装修复盘｜钱都花哪了
h [装修复盘] {area}平，装修账单全公开
h [出租屋改造; 玄关改造; 卫生间翻新] {area}平，{thing}花了{cost}块
h [!断舍离; 衣柜整理; 装修复盘] {thing}：{cost}块能做到什么程度
h [出租屋改造; 厨房收纳; 书桌布置; 玄关改造; 衣柜整理] 不打孔不砸墙，{days}天完成{thing}
h [出租屋改造; 卫生间翻新; 刷墙; 玄关改造; 阳台种花] {thing}之后，房东沉默了
h [出租屋改造; 卫生间翻新; 玄关改造; 刷墙] {thing}的{n}个后悔
h [!装修复盘] {thing}前后对比，自己都不信
h 住了一年，再来聊聊{thing}
h [!断舍离; 衣柜整理; 刷墙; 装修复盘] {thing}最该花钱的{n}个地方
h [!装修复盘; 旧沙发翻新] 租来的房子也要好好住｜{thing}
h [出租屋改造; 卫生间翻新; 玄关改造; 刷墙; 书桌布置] 第一次{thing}，{bad}
h [!装修复盘; 旧沙发翻新] 周末沉浸式{thing}
h [!装修复盘; 阳台种花] 一个人完成{thing}
h [出租屋改造; 玄关改造; 书桌布置; 卫生间翻新] {who}说我家现在像样板间
h [断舍离; 衣柜整理; 厨房收纳] 扔掉{bags}袋东西之后
h {thing}，别再交智商税
h [厨房收纳; 衣柜整理; 书桌布置; 断舍离] 把{thing}交给强迫症
o 清单放在评论区置顶
o 房东同意之后才动手的
o 踩过的坑：{bad}
f cost | 一共花了{cost}元 | 总预算{cost}，没超
f days | 花了{days}天
f area | 面积{area}平
f bad | 最后悔的是{bad}
x 尺寸一定要量两遍
x 租房的朋友记得拍照留底
a cost | 总共花了多少钱？ | {cost}块，大头是材料
a days | 花了多久 | {days}天，周末干的
a area | 房间多大？ | {area}平，广角显大
a bad | 最后悔哪里 | {bad}，别学我
c {bad}我也是，握手
c 我的房东看到会连夜涨价
c 收拾屋子的动力又有了，持续五分钟
c 理线那段看得我太爽了
c 求灯的链接
c 你家狗不拆家吗
c 改完不想搬走了吧
c 退租的时候怎么办
c {cost}块？我一个柜子都买不下来
c 颜色搭得真舒服
c 看完把我的桌子擦了一遍
c {who}看完也要改
c 别改了，再改房租付不起了
c 我家改完就像仓库
c 对强迫症非常友好
c 前后对比我以为换了房子
d 回南天会不会发霉 | *北方还好，南方勤通风 | 南方人默默关掉
d 洞洞板承重够吗 | *轻的可以，锅别挂 | 我挂了，掉了
d 房东不让怎么办 | *先发效果图给他看 | 学到了
q 前后对比！
q 好整洁
q 我的房间看了会哭
q 求链接
q 理线太爽了
q 这个角落
q 想改
q 房东警告
q 尺寸要量
q 颜色好好看
q 灰尘好大
q 戴口罩
q 一个人搬？
q 力气好大
q 收纳盒永远不够
q 断舍离失败
q 这块布好看
q 阳光好好
u door {art} | 改之前，{area}平 | 像我的房间; 好乱哈哈; 有救吗
u straight-ruler memo | 先量尺寸 | 量两遍; 我量错过; 这步别省
u basket | 清出{bags}袋东西 | 好多; 舍得吗; 我一袋都扔不掉
u wrench {art} | 动手，第一天 | 力气好大; 邻居报警了吗; 加油
u paintbrush | 一年后最后悔的：{bad} | 哈哈哈; 我也是; 心疼; 不要慌
u couch-and-lamp potted-plant | 家具归位 | 舒服了; 理线！; 绿植加分
u {art} window | 完成，花了{days}天 | 哇; 换了房子吧; 想住
u receipt | 账单一共{cost}元 | {cost}值; 截图; 比我想的少

= life.handcraft | life.handcraft | 180..900 w2 | scissors yarn sewing-needle hammer | linen paper wood
: thing | art | mat
@ 木勺 | spoon | 一块樱桃木 | 砂纸磨到一千目，服了; 我挖出来是个坑
@ 毛线围巾 | scarf | 三团羊毛线 | 起针我就卡住了; 织到冬天过去
@ 皮夹 | clutch-bag | 一张植鞣革 | 针脚好齐，羡慕; 我的手上全是洞
@ 陶杯 | teacup-without-handle | 两斤陶泥 | 拉坯看着简单，我做成了烟灰缸; 釉色出窑那一刻最紧张
@ 布娃娃 | teddy-bear | 旧衬衫 | 眼睛缝歪了更可爱; 给女儿做了一个，抱着睡
@ 纸房子 | houses | 快递纸箱 | 快递盒终于有归宿; 猫占了怎么办
@ 书签 | bookmark | 压干的花 | 压花我压成了标本失败版; 送老师很合适
@ 蜡烛 | candle | 大豆蜡 | 味道选什么好; 凹陷是温度没控好
@ 木匣 | chess-pawn | 不用一颗钉子的榫卯 | 严丝合缝那声咔，舒坦; 老祖宗厉害
@ 刺绣 | thread | 一块棉布和七色线 | 背面比我正面好看; 眼睛要瞎
@ 风筝 | balloon | 竹条和宣纸 | 飞起来那一刻我鼓掌了; 小时候爷爷扎的就这样
@ 旧书翻新 | closed-book | 浆糊和皮纸 | 安静得能听见呼吸; 这才叫手艺
$ hours=3..90 cost=5..160 n=2..9 mm=2..30
% flaw=歪了一点; 裂了一道; 颜色深了; 短了两厘米; 漏了一针; 边缘不太齐
t {thing}; 手工; DIY; 手作; 解压; 匠心
h [!旧书翻新; 毛线围巾; 刺绣] 用{mat}做一个{thing}
h [!旧书翻新; 毛线围巾; 刺绣] 做一个{thing}，花了{hours}小时
h {thing}制作全过程，无废话
h [!旧书翻新] 第{n}次尝试，终于做成了{thing}
h [!旧书翻新] 成本{cost}块的{thing}
h 新手第一次做{thing}，{flaw}
h [!旧书翻新] 沉浸式做{thing}
h [!旧书翻新] 送给{who}的生日礼物：{thing}
h [!旧书翻新] 没有专业工具，照样做{thing}
h {thing}的每一步都给你看
h [!旧书翻新] 手残能不能做{thing}
h {flaw}，但我喜欢这个{thing}
h {hours}小时，从{mat}到{thing}
h 解压｜{thing}
h [旧书翻新; 布娃娃; 皮夹; 木匣] 修好一件旧物：{thing}
o 材料：{mat}
o 图纸不卖，免费发动态
o {flaw}，就当手工的痕迹
f hours | 用时{hours}小时 | 前后{hours}个小时
f cost | 材料成本{cost}元
f n | 失败了{n}次
x 刀具注意安全
x 慢慢来，不赶
a hours | 做一个要多久 | 我手慢，{hours}小时
a cost | 材料贵吗 | {cost}块，大多是剩料
a n | 失败过几次 | {n}次，都还留着
c 手好巧，我的手是租来的
c 声音太治愈了，耳机党狂喜
c {hours}小时剪成几分钟，尊重
c 卖吗，认真的
c {flaw}我觉得更好看
c 看着看着忘了呼吸
c 最后那一下我也松了口气
c 适合睡前看
c 已买材料，等吃灰
c 我做出来像被踩过
c 光看不做的在这里
c {who}收到一定很高兴
c 工具是什么牌子的
c 强迫症看到{flaw}有点难受
c 请慢一点，我跟不上
d 新手从哪里开始 | *先做小的，书签杯垫都行 | 小的也废了
d 可以商用吗 | *随便用，写个出处就好 | 大方
d 会不会掉色 | *洗过两次，没掉 | 放心了
q 好解压
q 手好稳
q 这声音
q 咔
q 舒服
q 严丝合缝
q 好细致
q 我的手不配
q 呼吸都停了
q 小心手
q 出血了吗
q 这块料真好
q 老手艺
q 慢慢来
q 好耐心
q 强迫症福利
q 想摸
q 送我
u {art} memo | 先画图纸 | 专业; 我直接动手; 图纸求分享
u scissors | 材料：{mat} | 记下材料; 家里有; 好料子
u straight-ruler pencil | 留{mm}毫米的余量 | 记下{mm}毫米; 我没留，废了; 严谨
u hammer | 慢慢敲，别急 | 邻居; 好解压; 咔
u {art} | 打磨 | 声音好听; 手酸; 丝滑
u sewing-needle {art} | 这里{flaw} | 看不出来; 手工的味道; 没事没事
u paintbrush {art} | 上色 | 颜色绝了; 别手抖; 深一点好看
u {art} wrapped-gift | 完成，{hours}小时 | 哇; 鼓掌; 卖吗; 尊重

= life.rural | life.rural | 180..840 w2 | tractor ear-of-corn seedling chicken | grass sky dawn
: thing | art
@ 种土豆 | potato | 芽眼朝上，我奶奶也这么说; 一锄头挖出来一窝，太爽
@ 收玉米 | ear-of-corn | 掰一天玉米胳膊全是口子; 机器一天，人工一周
@ 养鸡 | chicken | 鸡认人的，跟着你跑; 黄鼠狼来过没
@ 插秧 | sheaf-of-rice | 腰断的感觉又回来了; 现在还手插的不多了
@ 赶集 | basket | 集上的油条比城里香; 讲价那段笑死
@ 摘辣椒 | hot-pepper | 摘完别揉眼睛，别问; 一斤才几毛，心酸
@ 做豆腐 | bowl-with-spoon | 点卤看经验; 豆渣炒着吃也香
@ 挖笋 | seedling | 我在城里买一根十几块; 冒尖的已经老了
@ 养蜂 | honey-pot | 真蜜会结晶; 看着就觉得被蛰了
@ 杀年猪 | pig | 年味就是杀猪饭; 灌香肠的味道飘一条街
@ 放羊 | mountain | 羊比人自由; 狗是老板吧
@ 盖鸡窝 | hammer | 比我租的房子好; 砖头砌得真直
$ jin=12..860/2 acre=1..18 price=4..95:1 hour=4..6 n=2..40
% weather=刚下过雨; 热得像蒸笼; 有霜; 大太阳; 起大雾; 刮了一夜风
t {thing}; 三农; 农村生活; 乡村; 回乡创业; 田园
h 回村第{n}天，跟着{thing}
h {weather}，一家人{thing}
h [!杀年猪; 盖鸡窝; 赶集; 插秧] {thing}一天能挣多少钱
h 城里长大的我第一次{thing}
h [种土豆; 收玉米; 插秧; 摘辣椒] {acre}亩地，两个人{thing}
h 跟我爸一起{thing}
h 今年的价格：一斤{price}块
h 早上{hour}点开始{thing}
h {thing}原来这么讲究
h [种土豆; 收玉米; 摘辣椒; 挖笋] 收了{jin}斤，够吃一年
h 农村{thing}，真实记录
h {thing}，{who}嫌我慢
h [种土豆; 养鸡; 养蜂; 放羊; 做豆腐; 收玉米] 辞职回家{thing}，后悔吗
h [!杀年猪; 养鸡; 养蜂; 做豆腐] 雨停了，赶紧{thing}
h 奶奶教我{thing}
o 今天{weather}
o 不卖货，就是记录
o 我爸不爱上镜，只拍到手
f jin | [种土豆; 收玉米; 摘辣椒; 挖笋] 收了{jin}斤 | [种土豆; 收玉米; 摘辣椒; 挖笋; 做豆腐; 养蜂] 今天一共{jin}斤
f acre | [种土豆; 收玉米; 插秧; 摘辣椒] 家里{acre}亩地
f price | [!插秧; 赶集; 盖鸡窝] 今年{price}元一斤
f hour | [!养鸡; 赶集; 做豆腐; 杀年猪; 盖鸡窝; 放羊; 养蜂] {hour}点就下地了
x 想吃的自己来摘
x 明年再试试新品种
a price | 现在收购价多少 | 今年{price}一斤，去年高一点
a jin | 一共收了多少 | 称了，{jin}斤
a acre | 种了多少地啊 | {acre}亩，就我和我爸
c 小时候最怕{thing}，现在想干都没地了
c 一斤{price}块，超市翻几倍
c 叔叔的手一看就是干活的
c 狗子抢镜成功
c 想我爷爷了
c 城里人看这个真的能静下来
c 方言听着亲切，是哪里的
c 别让老人干太重的活
c {weather}还下地，辛苦了
c 晚饭那桌菜我能吃三碗
c 能寄吗，我想买点
c 后面的山好好看
c 看一次想回家一次
c 我也回乡了，比上班累
c 土都是香的
c 孩子认不出韭菜和麦子，给他看这个
d 是哪里啊 | *川东北的小村子 | 老乡！
d 打药吗 | *自己吃的不打 | 羡慕
d 一年能挣多少 | *够花，发不了财 | 知足
q 小时候的味道
q 辛苦了
q 好想回家
q 土地香
q 狗子！
q 大黄出镜
q 爷爷也这样
q 腰疼
q 太阳好大
q 戴帽子
q 一斤几毛
q 便宜
q 山好美
q 空气真好
q 方言亲切
q 羡慕有地的
q 丰收
q 好大一个
u sunrise | {hour}点，{weather} | 好早; 空气好; 我还在睡
u {art} seedling | 开始{thing} | 小时候干过; 腰疼; 加油
u {art} | 没有机器，只能靠人 | 辛苦; 梯田？; 我们那也这样
u {art} | 长得还不错 | 好大; 丰收; 新鲜
u basket {art} | 装满，过秤{jin}斤 | {jin}斤！; 厉害; 累坏了
u money-bag | 收购价{price}元一斤 | 便宜; 心酸; 超市翻几倍
u cooking | 晚饭，地里现摘的 | 馋; 三碗饭; 柴火灶香
u dog night-with-stars | 收工 | 大黄晚安; 辛苦了; 星星好多

= fashion.outfit | fashion.outfit | 120..600 w2 | t-shirt jeans dress coat mirror | rose linen wall
: thing | art
@ 通勤 | briefcase | 打工人穿什么都像要开会; 平底鞋才是通勤神器
@ 小个子 | jeans | 一米五八终于有人管了; 裤脚不用裁了
@ 梨形身材 | dress | 伞裙救我命; A字裙yyds
@ 秋冬 | coat | 洋葱式穿法，北方不适用; 大衣里面塞羽绒内胆
@ 男生 | t-shirt | 干净就赢了一半; 别再买紧身裤了
@ 妈妈 | scarf | 我妈看完说要那件红的; 六十岁也要美
@ 学生党 | backpack | 一百块能搭一周; 校服外面套什么
@ 微胖 | dress | 终于不是瘦子穿宽松; 拍照终于敢站中间
@ 面试 | necktie | 面试官其实只看到上半身; 穿租的西装也没关系
@ 换季 | coat | 衬衫穿出五种，服; 我一件衣服只有一种丑
$ n=3..12 cost=39..399/10 tall=150..183 kg=44..82
% item=白衬衫; 针织开衫; 直筒牛仔裤; 半身长裙; 乐福鞋; 西装外套; 条纹T恤
t {thing}穿搭; 穿搭; ootd; 平价穿搭; 显瘦; 搭配
h {thing}穿搭｜{n}套不重样
h [通勤; 小个子; 梨形身材; 秋冬; 微胖; 面试; 换季] {tall}/{kg}，{thing}怎么穿
h {cost}块以内的{thing}穿搭
h 一件{item}，{n}种穿法
h [通勤; 小个子; 秋冬; 微胖; 面试; 梨形身材] {thing}别再这么穿了
h [通勤; 秋冬; 换季; 学生党] 衣柜里只留{n}件，{thing}够用
h 全身加起来{cost}块
h {item}到底怎么搭
h [小个子; 微胖; 梨形身材; 男生; 学生党] 显高十厘米的{thing}小技巧
h [通勤; 秋冬; 面试; 换季] 逛了一天，试了{n}套{thing}的
h 帮{who}改造{thing}穿搭
h {thing}一周穿搭实录
h 退货{n}件之后留下的{item}
h [通勤; 小个子; 秋冬; 学生党; 微胖; 梨形身材] 不买新衣服，{thing}也能好看
h 普通人的{thing}穿搭，不修图
o 身高{tall}，体重{kg}，给你们参考
o 都是旧衣服，没链接
o 真实身材，没有拉腿
f tall | 身高：{tall} | 我{tall}
f cost | 最贵的一件{cost}
f n | 一共{n}套
f item | 单品推荐：{item}
x 不合适就退，别将就
x 鞋子最重要
a tall | up多高呀 | {tall}，穿平底
a cost | 最贵的一件多少钱 | {cost}，打折买的
a item | 只能留一件你留什么 | {item}，没得商量
c 第三套好看，求搭配思路
c 真实身材看着舒服
c {item}我有，压箱底
c 我穿就是买家秀
c 你适合深色
c 给{who}看了，她也要
c 退货退到被拉黑的我
c 终于有{thing}的了
c 衣服不贵，人好看
c 显腿长是真的
c 背景音乐和转场好丝滑
c 我胖十斤了，还能穿吗
c {tall}抱团
c 鞋子求链接
c 照着穿了，同事问我是不是有约会
d 面料会起球吗 | *洗三次了，还好 | 放心买了
d 微胖能穿吗 | *能，选大一码 | 已下单
d 冬天不冷吗 | *里面贴了三片暖宝宝 | 真相了
q 这套！
q 第二套好看
q 显高
q 显瘦
q 求链接
q 衣架子
q 转场好丝滑
q 颜色好温柔
q 鞋子好看
q 包包好看
q 我穿就是灾难
q 买家秀是我
q 真实身材好评
q 这件我有
q 压箱底了
q 好气质
q 冷不冷
q 换装好快
u mirror | 身高{tall}，体重{kg} | {tall}抱团; 参考了; 真实
u {art} | 第一套，{thing}最稳的 | 好看; 这套！; 我有类似的
u {art} jeans | 换条裤子，比例就不一样 | 显高; 腿长了; 学到了
u coat | 外套选{item} | {item}我有; 百搭; 压箱底那件
u handbag | 包别太大 | 我背的像搬家; 记下; 有道理
u mans-shoe | 鞋子颜色跟着裤子走 | 延长线; 学到了; 鞋子好看
u {art} mirror | 踩雷的一件 | 哈哈哈; 我也买了; 避雷
u receipt | 这一身{cost}元 | {cost}可以; 平价; 不信

= fashion.makeup | fashion.makeup | 150..720 w2 | lipstick mirror lotion-bottle nail-polish | rose mint linen
: thing | art
@ 通勤妆 | lipstick | 五分钟出门妆，我画了半小时; 早八人需要的
@ 修眉 | mirror | 手抖一次养三个月; 断眉的故事
@ 防晒 | lotion-bottle | 搓泥那款避雷; 阴天也要涂
@ 口红 | lipstick | 死亡芭比粉的教训; 黄皮别碰荧光
@ 卸妆 | soap | 卸不干净真的会长闭口; 卸完判若两人哈哈哈
@ 新手底妆 | lotion-bottle | 粉底色号选白了像面具; 先保湿不然卡粉
@ 眼妆 | glasses | 单眼皮福音; 眼线永远画不齐
@ 敏感皮护肤 | droplet | 换季烂脸的看过来; 精简才是王道
@ 男生护肤 | soap | 洗面奶洗头的收手吧; 给男朋友看了
@ 美甲 | nail-polish | 左手画右手是世界难题; 第二天就磕掉了
$ n=3..20 cost=19..299/10 mins=4..30 weeks=2..12
% skin=大油皮; 干皮; 混油; 敏感肌; 痘痘肌; 黄黑皮
t {thing}; 美妆; 护肤; 平价美妆; 化妆教程; 空瓶记
h [!防晒; 口红] {thing}｜{mins}分钟搞定
h [防晒; 卸妆; 敏感皮护肤; 男生护肤] {skin}亲测{weeks}周的{thing}
h [防晒; 口红] {n}款{thing}红黑榜
h 手残党也能学会的{thing}
h {thing}最容易犯的{n}个错
h [防晒; 口红; 男生护肤; 美甲] {cost}块的{thing}够用吗
h [通勤妆; 新手底妆; 防晒; 卸妆] {skin}的{thing}，少就是多
h [通勤妆; 眼妆; 新手底妆] 给{who}画{thing}
h [防晒; 卸妆; 敏感皮护肤; 男生护肤; 新手底妆] 用空{n}瓶才敢说的{thing}
h {thing}从零开始，慢速版
h [通勤妆; 新手底妆; 防晒; 眼妆; 敏感皮护肤; 男生护肤] 别再乱涂了！{thing}的顺序
h 化了十年妆，{thing}就靠这一步
h [防晒; 口红; 美甲] 开架{thing}，哪款能回购
h [通勤妆; 防晒; 卸妆; 新手底妆; 眼妆] 半脸对比：{thing}
o [!美甲; 修眉] 我是{skin}，不一定适合你
o 产品都是自己花钱买的
o 敏感的先在耳后试
f mins | 全程{mins}分钟
f weeks | 用了{weeks}周
f cost | 最便宜的一款{cost}元
f skin | 肤质：{skin}
x 防晒一定要补
x 不会过敏不代表你不会
a skin | up是什么皮 | {skin}，换季会泛红
a cost | 那支多少钱 | {cost}，活动价
a weeks | 多久见效 | 我用了{weeks}周，急不来
c {skin}举手，终于有我能看的
c 半脸对比太明显了
c 眉毛画得我想给你磕一个
c 我画完像被打了
c 空瓶才有说服力
c 不推贵的，好评
c 已被种草，钱包已死
c 原来我顺序一直错
c 男朋友学会了，皮肤比我好
c 素颜也好看，气人
c 手法好轻，我像刷墙
c 请出一期给高中生的
c 求色号
c {mins}分钟？我光找东西就要十分钟
c 打光影响挺大的，但还是好看
d 敏感肌能用吗 | *我微敏，没事，先试小样 | 我用了泛红
d 学生党替代品？ | *最后那款{cost}块的就行 | 谢谢想着我们
d [!美甲; 修眉; 口红] 会闷痘吗 | *认真卸就不会 | 懒癌告辞
q 求色号
q 好自然
q 伪素颜
q 手好稳
q 我画就是熊猫
q 打光加分
q 皮肤真好
q 毛孔呢
q 这支好看
q 显白
q 死亡色号
q 卡粉预警
q 半脸对比
q 哇差好多
q 换头术
q 换头成功
q 学会了手没学会
q 素颜就很好
u mirror | 先看素颜，{skin} | 素颜也好看; 同款皮; 勇敢
u droplet lotion-bottle | 保湿，等一分钟 | 我从来不等; 记下; 厚涂？
u {art} | 重点来了：{thing} | 前排; 慢一点; 记笔记
u {art} mirror | 从中间往两边带 | 手法好轻; 我像刷墙; 学到了
u stopwatch | 到这里{mins}分钟 | 这么快; 我要半小时; 快手
u lipstick {art} | 唇色选低饱和的 | 求色号; 显白; 好温柔
u mirror sun | 自然光看一下 | 自然光好评; 换头; 好自然
u receipt | 今天最便宜的一样{cost}元 | {cost}冲; 平价之光; 已下单

= fashion.hair | fashion.hair | 90..480 | scissors mirror lotion-bottle | rose wall mint
: thing | art
@ 剪刘海 | scissors | 三分钟剪，三个月养; 湿发别剪！会缩
@ 卷发 | mirror | 卷完像泡面是我; 手臂酸死了
@ 染发 | paintbrush | 掉色之后才是本体; 头皮疼的举手
@ 盘发 | mirror | 一根筷子就够; 古风小姐姐路过
@ 脱发自救 | lotion-bottle | 卫生间地漏知道一切; 二十五岁已经在担心了
@ 男生发型 | scissors | 跟托尼说稍微短一点的后果; 理完发要三天才顺眼
@ 短发改造 | scissors | 剪完心情都轻了; 后悔了三天然后真香
@ 扎头发 | thread | 高颅顶那一下绝了; 发量少的别拽太紧
$ mins=2..20 cm=3..25 cost=15..380/5 n=3..9
t {thing}; 发型; 头发护理; 理发店; 自己剪
h [脱发自救] 脱发自救第{n}0天
h [脱发自救] 二十多岁开始掉头发怎么办
h [脱发自救] 我的发际线保卫战
h [脱发自救] 每天{mins}分钟，脱发自救
h [脱发自救] 掉头发的{n}个原因，逐个排除
h [脱发自救] 洗头这件事，很多人都做错了
h [短发改造] 剪短发之前要想好的{n}件事
h [男生发型] 男生剪头发别只说“稍微短一点”
h [!脱发自救; 短发改造] {thing}，自己在家{mins}分钟
h [短发改造; 剪刘海; 男生发型] 剪了{cm}厘米，换了个人
h [!脱发自救] {thing}的{n}个翻车现场
h [卷发; 染发; 剪刘海] 花{cost}块{thing}，值不值
h [剪刘海; 染发; 男生发型; 短发改造; 卷发] 跟理发师这样说，{thing}不翻车
h [盘发; 扎头发; 卷发; 染发] 发量少怎么{thing}
h [盘发; 扎头发; 卷发] {n}种懒人{thing}
h [剪刘海; 染发; 卷发] 头铁，自己{thing}
h [剪刘海; 染发; 卷发; 短发改造] {thing}之后，我妈不认识我了
h [剪刘海; 染发; 卷发] 别急着{thing}，先看这个
h [短发改造] 从及腰到齐肩，全程记录
h [!男生发型; 脱发自救; 短发改造] 理发师朋友教我{thing}
o 剪坏了别找我
o 我是细软塌
o 工具：一把剪刀一面镜子
f mins | {mins}分钟
f cm | [剪刘海; 短发改造; 男生发型] 一共剪了{cm}厘米
f cost | 花了{cost}元
x 先少剪，不够再剪
a cm | [剪刘海; 短发改造; 男生发型] 剪了多少啊 | {cm}厘米，心疼了一秒
a cost | 理发店花了多少 | {cost}，没办卡
c 每次理完发都想戴帽子
c 托尼老师看了沉默
c 发量羡慕
c [剪刘海; 短发改造] 已剪，已后悔，等长
c [短发改造] 好适合短发
c 头圆就是任性
c 我妈说早该剪了
c [剪刘海; 短发改造; 男生发型] 圆脸能剪吗
c 看完摸了摸自己的发际线
c [剪刘海; 短发改造] {cm}厘米，好舍得
c 手残的我选择去店里
d 圆脸适合吗 | *刘海别太厚就行 | 圆脸已剪，像蘑菇
d 多久洗一次头 | *两天，油就一天 | 一天两次的我
q 下剪刀了
q 别抖
q 好紧张
q 剪了剪了
q 回不去了
q 好看！
q 清爽
q 发量
q 秃了
q 托尼落泪
q 像换了个人
q 短发yyds
q 碎发好多
q 我不敢
u mirror | 之前的样子 | 其实也好看; 发量羡慕; 好长
u {art} | 分区，先固定 | 专业; 我直接剪; 夹子不够
u [剪刘海; 短发改造; 男生发型] scissors | 下剪，先剪{cm}厘米 | 好紧张; 别抖; 回不去了
u {art} mirror | 修一下两边 | 对称难; 越修越短; 手稳
u lotion-bottle | 抹一点发油 | 别抹头皮; 少一点; 香吗
u mirror sun | 好了，{mins}分钟 | 好看！; 换了个人; 清爽

= animals.cat | animals.cat | 40..480 w3 | cat cat-face yarn paw-prints fish | linen wall rose wood
: thing | art
@ 橘猫 | cat-face | 十只橘猫九只胖还有一只特别胖; 橘座驾到
@ 奶牛猫 | cat | 奶牛猫的精神状态稳定地不正常; 这个品种自带发疯
@ 布偶 | cat-face | 毛要吸一辈子; 仙女但是臭屁
@ 三花 | cat | 三花都是美女，脾气也是; 眼线天生的
@ 黑猫 | black-cat | 晚上踩到过三次; 拍照就剩两个眼睛
@ 狸花 | cat | 抓老鼠小能手; 国猫正统
@ 流浪猫 | cat | 谢谢你救它; 冬天要到了，希望都有窝
@ 小奶猫 | cat-face | 眼睛还是蓝膜; 尾巴像天线
@ 英短 | cat-face | 煤气罐本罐; 脸大不是它的错
@ 老猫 | cat | 我家的走了两年了，谢谢你让我看到; 要长命百岁啊
$ kg=3..9 age=1..17 n=2..60 cost=80..2600/20 hour=3..5
% mycat=年糕; 大福; 煤球; 团子; 二饼; 富贵; 豆花; 地瓜; 铁蛋; 芋圆
% act=踩奶; 拆家; 偷吃; 开门; 打呼噜; 追激光笔; 钻纸箱
t {thing}; 猫; 喵星人; 萌宠; 铲屎官; 云吸猫
h {mycat}今天又{act}了
h 被{mycat}叫醒的第{n}天
h 凌晨{hour}点的{mycat}在干什么
h [!小奶猫; 流浪猫] 我家{thing}{kg}公斤了，减肥开始
h [!布偶; 英短; 老猫] 捡到一只{thing}的第{n}天
h {mycat}：这个家没我得散
h 带{mycat}去医院，花了{cost}
h {thing}到底好不好养
h 给{mycat}装了个摄像头
h {mycat}和新来的猫见面了
h 养{thing}之前没人告诉我的事
h [!小奶猫; 流浪猫] {mycat}{age}岁了
h [!流浪猫] 趁我不在家，{mycat}又{act}
h {mycat}第一次{act}，全程高能
h 这只{thing}成精了
h 给{mycat}剪指甲，人受伤
h [!小奶猫; 流浪猫] {mycat}绝育回来，不理我了
h 吃播｜{mycat}的晚饭
h 猫：你礼貌吗
h 一分钟治愈｜{mycat}{act}
h 我不在家{mycat}的一天
o [!小奶猫; 流浪猫] {mycat}，{age}岁，{kg}公斤
o 科学养猫，欢迎指正
o [!小奶猫; 流浪猫] 已绝育已疫苗
f kg | [!小奶猫; 流浪猫] 体重{kg}公斤 | 称了一下，{kg}公斤
f age | [!小奶猫; 流浪猫] 今年{age}岁
f cost | 这次看病{cost}元
x 请勿模仿危险动作
x 领养代替购买
a kg | [!小奶猫; 流浪猫] {mycat}现在多重 | {kg}公斤，医生让减
a age | [!小奶猫; 流浪猫] 几岁啦 | {age}岁
a cost | 看病花了多少 | {cost}，心在滴血
c {mycat}好会
c 这眼神，是个有故事的猫
c 我家{who}对猫都比对我好
c 它在骂你，我听懂了
c 请问{mycat}还招小弟吗
c [!小奶猫; 流浪猫] {kg}公斤，实心的吧
c 建议每天更新，我需要吸猫
c 想rua
c 人不如猫
c 尾巴出卖了它
c 看完回头看了眼我家的，也在{act}
c 我家那只已经在学了
c 云养猫{n}天打卡
c {mycat}要健健康康
c 铲屎官声音好温柔
c 别给它穿衣服，它想报警
c 有猫的人不会孤单
c 上班摸鱼看{mycat}
c 它是不是胖了
d 掉毛严重吗 | *一天能搓一只小的 | 真相
d 什么猫粮 | *普通国产粮，不接广告 | 放心了
d 会不会挠沙发 | *已经没有沙发了 | 哈哈哈哈
d 可以洗澡吗它不怕水？ | *怕，我身上全是证据 | 保重
q 可爱
q 好可爱！
q 想摸
q rua
q {mycat}！
q 踩奶了
q 呼噜声
q 尾巴
q 肚皮
q 耳朵动了
q 飞机耳
q 它在骂人
q 骂得好脏
q 表情包+1
q 这脸
q 圆滚滚
q 偷感很重
q 猫：？
q 铲屎的快跑
q 它看你了
q 被萌化了
q 猫有什么错
q 大型猫科动物
q 我没有猫
q 谁偷了我的猫
u [!小奶猫; 流浪猫] {art} | {mycat}，{kg}公斤 | 实心的; 不胖是毛; 好大一只
u {art} alarm-clock | 早上{hour}点，它来了 | 闹钟; 跑酷时间到; 我家也是
u {art} yarn | 开始{act} | 来了来了; 名场面; 哈哈哈
u cat {art} | 被发现了 | 偷感很重; 眼神; 装没事
u fish bowl-with-spoon | 开饭 | 吃相好香; 慢点吃; 吧唧吧唧
u paw-prints {art} | 剪指甲，一只脚一根冻干 | 勇士; 我家要三个人按; 乖
u couch-and-lamp {art} | 睡着了，还打呼噜 | 呼噜声; 晚安; 肚皮！
u {art} window | 看鸟 | 猫电视; 嘎嘎嘎; 尾巴在动

= animals.dog | animals.dog | 60..600 w2 | dog dog-face bone paw-prints | grass linen sky
: thing | art
@ 金毛 | dog-face | 天使本使; 谁都能带走它
@ 柯基 | dog | 屁股成精; 腿呢腿呢
@ 边牧 | dog | 智商比我高; 一天不遛拆一面墙
@ 哈士奇 | dog-face | 二哈拆家记录仪; 眼神里透着清澈的愚蠢
@ 田园犬 | dog | 土狗才是最懂事的; 小时候家里那只等了我很久
@ 泰迪 | dog-face | 卷毛要勤梳; 叫声能穿三层楼
@ 柴犬 | dog | 倔起来抱着走; 一张脸能看一天
@ 萨摩耶 | dog-face | 微笑天使，掉毛恶魔; 一场雨就变灰的
@ 导盲犬寄养 | dog | 毕业那天我肯定哭; 好懂事
$ kg=4..38 n=2..90 age=1..14 km=2..12 cost=120..2400/20
% mydog=大黄; 可乐; 旺财; 豆包; 馒头; 乐乐; 将军; 栗子; 嘟嘟
% act=拆沙发; 游泳; 等下班; 坐电梯; 抢飞盘; 怕打雷; 装瘸; 看家
t {thing}; 狗; 汪星人; 萌宠; 训狗; 遛狗
h {mydog}又{act}了
h {thing}一天要遛几次
h {mydog}回家第{n}天
h 带{mydog}走了{km}公里
h {mydog}等我下班的样子
h {thing}训练｜从坐下开始
h 新手养{thing}，先看这几点
h {mydog}第一次{act}
h 我家{thing}{kg}公斤，抱不动了
h 假装离家出走，{mydog}的反应
h {mydog}和猫打架，输了
h {mydog}{age}岁生日
h {mydog}{act}的样子，笑出眼泪
h {mydog}看病记，花了{cost}
h 给{mydog}做狗饭
h 下雨天的{thing}
o {mydog}，{age}岁，{kg}公斤
o 牵绳了，镜头没拍到
o 狗证齐全
f kg | {kg}公斤
f age | {age}岁
f km | 今天走了{km}公里
f cost | 看病花了{cost}
x 文明养狗，随手捡屎
a kg | 多重啊看着好大 | {kg}公斤
a age | {mydog}几岁了 | {age}岁，还像小孩
a km | 每天遛多远 | 一般{km}公里，下雨减半
c {mydog}笑得好开心
c 它听得懂，它就是不想
c 狗：你猜我装不装
c 看得我想回家抱狗
c 我妈不让养，云养吧
c {mydog}尾巴要甩断了
c 那个歪头杀
c 谢谢你牵绳
c 狗狗的一辈子好短
c {act}那段我笑了{k}分钟
c 我家那只看到屏幕开始叫了
c 它只是个宝宝
c {kg}公斤，电梯超重
c 训得真好，我家只会干饭
d 拆家怎么治 | *多遛，累了就不拆 | 累的是我
d 不咬人吧 | *不咬，会舔 | 舔死
d 吃什么粮 | *自己做加一半粮 | 比我吃得好
q 好乖
q 傻狗
q 哈哈傻狗
q 尾巴！
q 歪头杀
q 耳朵飞了
q 好大只
q 屁股
q 汪
q 它笑了
q 眼神好委屈
q 别骂它
q 快给它吃
q 我的狗命
q 牵绳好评
q 跑起来了
q 好快乐
q 云养狗
u {art} | {mydog}，{age}岁 | 好乖; 帅; 小可爱
u {art} running-shoe | 出门，今天走{km}公里 | 出发; 尾巴！; 牵绳好评
u {art} deciduous-tree | 遇到朋友了 | 社牛; 闻屁股; 好快乐
u bone {art} | 训练：等 | 口水滴下来了; 好难; 忍住
u {art} couch-and-lamp | 然后就{act} | 哈哈哈; 傻狗; 拆吧
u bathtub {art} | 洗澡 | 变小了; 委屈; 甩水警告
u bed {art} | 睡了 | 晚安; 呼噜; 做梦在跑

= animals.small | animals.small | 90..600 w2 | hamster rabbit-face turtle parrot fish | linen mint water
: thing | art | home
@ 仓鼠 | hamster | 六十厘米的笼子 | 跑轮一晚上不停; 颊囊塞得像两个口袋
@ 鹦鹉 | parrot | 站架 | 学会的第一句是骂人; 叫早比闹钟准
@ 乌龟 | turtle | 一个塑料箱 | 能送走我的宠物; 追着手咬
@ 兔子 | rabbit-face | 围栏 | 倒头睡吓死我; 草比我饭贵
@ 斗鱼 | fish | 二十升的缸 | 尾巴像裙子; 换水困水别忘
@ 守宫 | lizard | 爬虫箱 | 尾巴胖说明吃得好; 看久了还挺可爱
@ 刺猬 | hedgehog | 保温箱 | 团成球就是板栗; 手套戴好
@ 龙猫 | mouse-face | 不怕啃的铁笼 | 沙浴那段太可爱; 空调费比饭钱贵
@ 蚂蚁 | hut | 石膏巢 | 看一下午不无聊; 越狱了怎么办
@ 芦丁鸡 | chicken | 鞋盒大的窝 | 蛋好小; 养着养着一窝了
$ few=3..9 n=2..60 gram=18..480/2 cost=15..380/5 temp=22..29 cm=30..120/10
% mypet=小煤; 汤圆; 米粒; 奶黄; 咕噜; 闪电; 芝士; 阿呆
t {thing}; 异宠; 小宠; 饲养日记; 造景; 萌宠
h {thing}新手饲养，{few}个要点
h 给{mypet}换了个大房子
h {mypet}到家第{n}天
h 养{thing}一个月花多少钱
h [!蚂蚁; 斗鱼] {thing}会认人吗
h [乌龟; 斗鱼; 守宫; 蚂蚁] 从零给{thing}造景，花了{cost}块
h [!斗鱼] {mypet}逃跑了，找了一晚上
h {thing}的一天，延时摄影
h 别再这样养{thing}了
h [!蚂蚁; 斗鱼] {mypet}长胖了{gram}克
h 看{mypet}吃东西，能看一天
h {thing}生病怎么办
h [!鹦鹉] {home}怎么布置
h [乌龟; 斗鱼] 一缸一世界：{thing}
h [!蚂蚁; 斗鱼; 乌龟] {mypet}学会了新本事
o 住的是{home}，保持{temp}度
o 经验有限，仅供参考
o 不卖，别问价
f gram | [!蚂蚁; 斗鱼] 体重{gram}克
f temp | 温度{temp}度
f cost | 布置花了{cost}元
f cm | 箱子{cm}厘米
x 没时间陪的别养
a temp | 冬天要加热吗 | 要，我保持{temp}度
a cost | 造景花了多少 | {cost}，木头是捡的
a gram | [!蚂蚁; 斗鱼] 多重算正常 | {mypet}{gram}克，正常
c {mypet}好小一只
c 吃东西的声音太解压了
c 我的{thing}看完也想搬家
c 住得比我好
c 千万别给我妈看到
c 入坑了，怪你
c 第一次觉得{thing}可爱
c 越狱那段我手心出汗
c 科普得很细，收藏
c {mypet}长命百岁
c 屏住呼吸看完的
c 能摸吗，什么手感
d [仓鼠; 兔子; 刺猬; 龙猫; 芦丁鸡] 会臭吗 | *勤换垫料就不会 | 一周不换你试试
d [!蚂蚁; 守宫] 能和猫一起养吗 | *不能，别试 | 听劝
d 寿命多久 | *看品种和照顾 | 珍惜
q 好小
q 好可爱
q 吃了吃了
q 腮帮子
q 咔嚓咔嚓
q 别跑
q 越狱警告
q 豪宅
q 比我住得好
q 造景大佬
q 水好清
q 密恐警告
q 怕但想看
q 毛茸茸
q 小手手
q 眼睛好亮
q 想养
q 我妈不让
u {art} | 这是{mypet} | 好小; 圆了; 小可爱
u straight-ruler {art} | 新家{cm}厘米 | 豪宅; 大平层; 羡慕
u [乌龟; 斗鱼; 守宫; 蚂蚁] potted-plant {art} | 铺底，放木头 | 造景大佬; 有内味了; 木头要煮过
u thermometer | 温度调到{temp}度 | 记下{temp}度; 电费; 我家要加热
u {art} leafy-green | 第一口 | 吃了吃了; 咔嚓咔嚓; 慢点
u {art} night-with-stars | 晚上才开始活动 | 夜猫子; 跑轮声; 我睡了它醒了
u receipt | 这次花了{cost}元 | {cost}还行; 无底洞; 入坑了

= animals.wild | animals.wild | 120..900 | owl bird deciduous-tree fox | grass sky water dawn
: thing | art
@ 猫头鹰 | owl | 转头那下我脖子疼; 夜视镜头太清楚了
@ 白鹭 | bird | 我们河边也有了; 飞起来像慢动作
@ 刺猬 | hedgehog | 遇到了一定别喂牛奶; 小短腿跑得飞快
@ 黄鼠狼 | raccoon | 站起来看我那一眼; 它真的不偷鸡
@ 江豚 | dolphin | 微笑的脸; 希望越来越多
@ 狐狸 | fox | 冬毛好蓬; 居然离人这么近
@ 松鼠 | deciduous-tree | 藏完就忘; 大尾巴
@ 蝴蝶 | butterfly | 羽化那几分钟我没敢呼吸; 翅膀还是皱的
@ 青蛙 | frog | 小时候夏天的声音; 鼓起来像泡泡糖
$ n=3..60 m=8..300 hours=2..40 hour=4..6
t {thing}; 野生动物; 自然; 生态; 观鸟; 纪录
h 蹲守{hours}小时，拍到{thing}
h [!江豚] 小区里居然有{thing}
h 隔着{m}米看{thing}
h {thing}的冬天怎么过
h [白鹭; 青蛙; 猫头鹰; 江豚] 凌晨{hour}点的湿地，只为{thing}
h 第{n}次拍到它：{thing}
h [猫头鹰; 刺猬; 黄鼠狼; 狐狸; 松鼠] 红外相机里的{thing}
h 一只{thing}的求助
h {thing}，比你想的聪明
h [!江豚] 城市里的邻居：{thing}
h [!蝴蝶; 青蛙; 江豚] 请不要投喂{thing}
h [!青蛙; 蝴蝶] {thing}育儿全记录
o 全程远距离拍摄，没有诱拍
o 具体地点不公开，请理解
o 发现受伤的请打当地救助电话
f hours | 等了{hours}小时
f m | 距离{m}米以上
f n | 今年第{n}次记录到
x 看到请绕行，别打扰
a m | 离得多近拍的 | {m}米，长焦
a hours | 蹲了多久 | {hours}小时，蚊子喂饱了
c 不公开地点，好评
c 镜头好稳
c 原来我家楼下那个是{thing}
c 请一直拍下去，比电视台好看
c 等了{hours}小时，敬佩
c 给{who}看，说年轻时到处都是
c 小朋友的自然课用上了
c 没有配罐头笑声，谢谢
c 它看镜头那一下我心都停了
c 希望它们都好好的
c 不投喂，记住了
d 用什么镜头 | *二手的长焦，五百毫米 | 穷三代警告
d 会不会打扰到它们 | *有伪装帐，它没理我 | 放心
q 来了！
q 别出声
q 好近
q 哇
q 眼睛好亮
q 飞了
q 大自然
q 好神奇
q 蚊子
q 辛苦了
q 这镜头
q 长焦羡慕
q 它看我了
q 别投喂
q 好灵
u sunrise | {hour}点，开始等 | 好早; 冷吗; 敬佩
u {art} leafy-green | 那边有动静 | 来了！; 哪里哪里; 别出声
u {art} | 看到了，大约{m}米 | 好近; 哇; 屏息
u {art} leafy-green | 它在找吃的 | 好可爱; 别投喂; 努力生活
u {art} water-wave | 停了很久 | 好美; 壁纸; 时间静止
u [猫头鹰; 白鹭; 蝴蝶] {art} | 飞走了 | 再见; 自由; 值了
u notebook | 一共等了{hours}小时 | 辛苦了; 敬佩; 三连
`;
