/** Families of phones and accessories. The format is described in ../families.ts. */
export const phones = `
= phone | device | smartphone / 智能手机
C black white blue green purple gold
K screen:Screen / 屏幕; camera:Main camera / 主摄像头; battery:Battery / 电池; weight:Item weight / 重量
M Corvane: C9 | 699 | 6.1 in OLED, 120 Hz / 6.1 英寸 OLED 120 Hz | 50 MP | 4,200 mAh | 172 g
M Corvane: C9 Pro | 999 | 6.7 in OLED, 120 Hz / 6.7 英寸 OLED 120 Hz | 50 MP + 3x tele / 5000 万＋3 倍长焦 | 5,000 mAh | 208 g
M Corvane: C7 | 449 | 6.1 in OLED, 60 Hz / 6.1 英寸 OLED 60 Hz | 12 MP | 3,300 mAh | 164 g
M Lumitek: Nova 5 | 329 | 6.5 in LCD, 90 Hz / 6.5 英寸 LCD 90 Hz | 64 MP | 5,000 mAh | 194 g
M Lumitek: Nova 5 Lite | 199 | 6.5 in LCD, 60 Hz / 6.5 英寸 LCD 60 Hz | 13 MP | 5,000 mAh | 189 g
M Opalis: Fold One | 1399 | 7.6 in folding OLED / 7.6 英寸折叠 OLED | 50 MP | 4,400 mAh | 248 g
M Tarnhelm: Rugged X | 379 | 6.3 in LCD, hardened / 6.3 英寸 LCD，加固 | 48 MP | 8,000 mAh | 312 g
M Tonari: Small | 279 | 5.4 in OLED / 5.4 英寸 OLED | 12 MP | 3,000 mAh | 139 g
O storage:Storage / 存储容量 = 128 GB:0; 256 GB:12; 512 GB:28
S lock:Network lock / 网络锁 = unlocked / 无锁; unlocked, all bands / 无锁全网通
S sim:SIM / 卡槽 = dual nano-SIM / 双 nano-SIM; nano-SIM and eSIM / nano-SIM 与 eSIM
S ram:Memory / 内存 = 6 GB; 8 GB; 12 GB
S health:Charging / 充电 = 30 W USB-C; 45 W USB-C; 67 W USB-C
T {screen} {storage}
T {storage} {ram} {lock}
T {camera} {storage}
D {screen} and {ram} of memory: it scrolls like water. / {screen}，{ram}内存，滑动如流水。
D The main camera ({camera}) likes people and low sun. / 主摄（{camera}）拍人和夕阳都好看。
D {battery} in {weight}; charges with {health}. / {battery}电池，重{weight}，{health}快充。
D It is {lock} and takes {sim}. / {lock}，{sim}。
U Signed out, reset, checked against the list of stolen phones. / 已退出账号并重置，核对过非失窃机。
U Battery at ninety per cent of what it was when new. / 电池健康度 90%。
+ The camera alone was worth the change: {camera}. / 光冲这颗{camera}主摄就值得换。
+ Gets me through two days if I do not play. / 不打游戏能用两天。
+ {weight} sits well in the hand. / {weight}，拿着刚刚好。
+ Moving everything over took half an hour. / 半小时就把旧手机的东西都搬过来了。
+ The screen is readable in bright sun. / 大太阳下屏幕也看得清。
- The camera bump makes it wobble on the table. / 镜头凸起，平放桌上会晃。
- No charger in the box. / 盒子里没有充电头。
- Slow finger reader when it rains. / 下雨天指纹不太灵。
- It came with six apps that I did not want. / 预装了六个我不要的应用。
Q Is it unlocked? => Network lock: {lock}. / 有锁吗？ => {lock}。
Q How much memory has it got? => {ram} of memory. / 运行内存多少？ => {ram}。
Q Does it take two SIM cards? => SIM: {sim}. / 支持双卡吗？ => {sim}。
= phonecase | object | phone case / 手机壳
F 0 0 0 1 1 0 0 0
C clear black navy pink sage orange lavender
K fits:Fits / 适用机型; material:Material / 材质; wall:Thickness / 厚度
M Snugg: Shell C9 | 24 | Corvane C9 | silicone, soft lining / 液态硅胶，绒布内里 | 1.6 mm
M Snugg: Shell C9 Pro | 26 | Corvane C9 Pro | silicone, soft lining / 液态硅胶，绒布内里 | 1.6 mm
M Snugg: Ice N5 | 15 | Lumitek Nova 5 | hard acrylic, soft edge / 亚克力背板软边 | 1.4 mm
M Hidewell: Folio C9 | 39 | Corvane C9 | calf leather / 小牛皮 | 3.2 mm
M Hidewell: Folio C7 | 35 | Corvane C7 | calf leather / 小牛皮 | 3.2 mm
M Bumperoo: Armor C9 Pro | 32 | Corvane C9 Pro | two layers, PC and TPU / PC＋TPU 双层 | 2.9 mm
M Bumperoo: Armor N5 | 22 | Lumitek Nova 5 | two layers, PC and TPU / PC＋TPU 双层 | 2.7 mm
M Snugg: Ice Small | 14 | Tonari Small | hard acrylic, soft edge / 亚克力背板软边 | 1.3 mm
S mag:Magnetic ring / 磁吸 = yes / 有; no / 无
S drop:Drop height / 防摔高度 = 1.2 m; 2 m; 3 m
S lip:Raised edge / 边缘高度 = 0.8 mm over the screen / 高出屏幕 0.8 mm; 1.2 mm over the screen / 高出屏幕 1.2 mm
S cord:Strap holes / 挂绳孔 = two / 两个; none / 无
T for {fits} / 适用 {fits}
T {fits} {material}
D Made for the {fits} and nothing else: the buttons click, the camera is free. / 专为{fits}开模，按键清脆，镜头全露。
D {material^}, {wall} thin. / {material}，厚{wall}。
D The edge stands {lip}, so it can lie face down. / 边缘{lip}，屏幕朝下放也不怕。
+ Dropped my phone down the stairs, nothing happened. / 手机从楼梯上滚下去，啥事没有。
+ Nice to hold, does not collect fluff. / 手感好，不沾灰。
+ Buttons press as easily as without it. / 按键和裸机一样好按。
+ The {material} has aged well. / {material}越用越好看。
- It has turned yellowish after a summer. / 一个夏天过去有点发黄。
- Tight; it takes a thumbnail to get it off. / 太紧，取下来费指甲。
- The cut-out for the plug is narrow. / 充电口开孔偏窄。
Q Which phone does it fit? => The {fits}, no other. / 适合什么手机？ => 只适合{fits}。
Q Does it hold on a magnetic charger? => Magnetic ring: {mag}. / 能磁吸充电吗？ => 磁吸：{mag}。
= charger | device | wall charger / 充电头
F 0 1 1 0 1
C white black
K power:Output / 输出功率; ports:Ports / 接口; weight:Item weight / 重量
M Voltpress: 30 | 19 | 30 W | 1 × USB-C | 52 g
M Voltpress: 65 Duo | 39 | 65 W | 2 × USB-C / USB-C ×2 | 118 g
M Voltpress: 100 Trio | 59 | 100 W | 2 × USB-C, 1 × USB-A / USB-C ×2、USB-A ×1 | 182 g
M Amperly: Cube 20 | 12 | 20 W | 1 × USB-C | 38 g
M Amperly: Tower 140 | 89 | 140 W | 3 × USB-C, 1 × USB-A / USB-C ×3、USB-A ×1 | 266 g
S plug:Plug / 插头 = US, folding / 美规折叠; EU / 欧规; UK, folding / 英规折叠; CN, folding / 国标折叠
S tech:Technology / 技术 = GaN / 氮化镓
S cable:Cable / 线 = not included / 不含; USB-C, 1 m, included / 附 1 米 USB-C 线
S volt:Input / 输入 = 100–240 V
T {power} {plug}
D {power} through {ports}, in the size of a matchbox or two. / {power}，{ports}，也就一两个火柴盒大小。
D {tech} inside, so it stays warm rather than hot. / {tech}方案，温而不烫。
D The plug is {plug}, for {volt}. / 插头：{plug}，{volt}。
+ One brick for laptop and phone, the bag is lighter. / 电脑手机一个头搞定，包轻了。
+ Does not whistle, my last one did. / 没有电流声，上一个有。
+ {power} as promised, I measured it. / {power}足功率，我测过。
+ The folding plug does not scratch the screen in the bag. / 插脚能折，放包里不划屏幕。
- Falls out of worn sockets, it is heavy for its pins. / 插座松了会掉，有点坠。
- Gets hot if both ports are busy. / 两口一起用会热。
- The light is bright at night. / 指示灯夜里太亮。
Q Which plug is on it? => {plug}. / 是什么插头？ => {plug}。
Q Is there a cable? => Cable: {cable}. / 带线吗？ => 线：{cable}。
= cable | object | charging cable / 数据线
C white black red sky
K ends:Connectors / 接头; power:Power / 功率; speed:Data / 传输速度
M Voltpress: Braid | 14 | USB-C to USB-C / USB-C 对 USB-C | 100 W | 480 Mbit/s
M Voltpress: Braid Fast | 29 | USB-C to USB-C / USB-C 对 USB-C | 240 W | 40 Gbit/s
M Amperly: Basic A | 7 | USB-A to USB-C / USB-A 转 USB-C | 15 W | 480 Mbit/s
M Amperly: Coil | 17 | USB-C to USB-C / USB-C 对 USB-C | 60 W | 480 Mbit/s
O length:Length / 长度 = 0.3 m:-10; 1 m:0; 2 m:25; 3 m:60
S jacket:Jacket / 外皮 = nylon braid / 尼龙编织; silicone / 硅胶; TPE
S bends:Tested bends / 弯折测试 = 10,000 / 1 万次; 20,000 / 2 万次
S pack:Pack of / 数量 = 1 / 1 根; 2 / 2 根
T {length} {power}
D {ends}, {power}, {speed}. / {ends}，{power}，{speed}。
D The jacket is {jacket} and lies flat without memory. / {jacket}外皮，不打卷。
D The ends are sleeved where cables usually die. / 最容易断的线头处加了护套。
+ Still whole, though the cat disagrees. / 猫咬过，还好好的。
+ Fits through a thick phone case. / 厚手机壳也插得进。
+ Charges at full speed with my laptop charger. / 配电脑充电头能跑满速。
+ Soft, does not pull the phone off the table. / 线软，不会把手机拽下桌。
- Stiff in winter. / 冬天有点硬。
- A kink near the plug after half a year. / 用半年插头处有点弯。
- White does not stay white. / 白色容易脏。
Q How many are in the pack? => {pack}. / 一份几根？ => {pack}。
Q Does it transfer data as well? => Yes, {speed}. / 能传数据吗？ => 能，{speed}。
= powerbank | device | power bank / 充电宝
F 0 0 0 1 0
C black white navy mint
K capacity:Capacity / 容量; power:Output / 输出; weight:Item weight / 重量
M Amperly: Brick 10 | 29 | 10,000 mAh | 22.5 W | 210 g
M Amperly: Brick 20 | 45 | 20,000 mAh | 45 W | 395 g
M Voltpress: Slim 5 | 25 | 5,000 mAh | 20 W | 118 g
M Voltpress: Magna | 49 | 10,000 mAh | 20 W, 15 W wireless / 20 W，无线 15 W | 224 g
M Tarnhelm: Trail 26 | 79 | 26,800 mAh | 65 W | 560 g
S ports:Ports / 接口 = USB-C and USB-A / USB-C 与 USB-A; 2 × USB-C / USB-C ×2
S show:Display / 电量显示 = percent / 百分比数显; four lights / 四格灯
S flight:In the cabin / 登机 = allowed, under 100 Wh / 可登机，低于 100 Wh
S cable:Cable / 线 = built in / 自带线; USB-C, 30 cm, included / 附 30 厘米 USB-C 线
T {capacity} {power}
D {capacity} in {weight}. / {capacity}，重{weight}。
D Shows what is left by {show}; charges through {ports}. / {show}，接口{ports}。
D In the cabin: {flight}. / {flight}。
U Charged and emptied once a month, holds what it says. / 每月充放一次，容量实测不虚。
+ Two full charges and a bit for my phone. / 给手机能充两次还有剩。
+ Slim enough for a jacket pocket. / 夹克口袋装得下。
+ Took it on three flights, nobody minded. / 带着坐了三次飞机，没被拦。
+ {show} is so much better than guessing. / {show}，不用再猜还剩多少。
- Takes a whole night to fill. / 充满要一整晚。
- Scratches easily. / 外壳容易花。
- Heavier than it looks, {weight}. / 比看着重，{weight}。
Q Can I take it on a plane? => {flight^}. / 能带上飞机吗？ => {flight}。
Q Which ports has it got? => {ports}. / 有哪些接口？ => {ports}。
= phonestand | object | phone stand / 手机支架
F 0 1 0 0 0
C silver black oak walnut white
K kind:Kind / 种类; fits:Fits / 适用; weight:Item weight / 重量; material:Material / 材质
M Standby: Desk One | 19 | for the desk, tilting / 桌面，可调角度 | 4–8 in / 4–8 英寸 | 240 g | aluminium and rubber / 铝合金与橡胶
M Standby: Ring | 9 | grip ring / 指环 | all with a flat back / 背面平整的手机 | 28 g | zinc and ABS / 锌合金与 ABS
M Carrova: Vent | 15 | for the car, on the vent / 车载出风口 | 60–90 mm wide / 宽 60–90 mm | 96 g | ABS and silicone / ABS 与硅胶
M Carrova: Dash | 24 | for the car, suction / 车载吸盘 | 60–95 mm wide / 宽 60–95 mm | 205 g | ABS and silicone / ABS 与硅胶
M Timberfold: Block | 29 | for the desk, wooden / 桌面，实木 | 4–13 in / 4–13 英寸 | 330 g | oiled hardwood / 涂油硬木
S fold:Folds flat / 折叠 = yes / 可折叠; no / 不可折叠
S turn:Turns / 旋转 = 360 degrees / 360 度; fixed / 固定
T {kind}
D {kind^}, for phones of {fits}. / {kind}，适用{fits}。
D {weight} on the scale, so it does not tip when you tap. / 重{weight}，点屏幕不会翻。
D Rubber where the phone touches it. / 接触手机的地方都有胶垫。
+ Video calls with both hands free. / 视频通话终于解放双手。
+ Does not tip over when I type. / 打字也不会翻。
+ Looks like furniture rather than plastic. / 看着像家具，不像塑料玩意儿。
+ Holds the phone in its thick case. / 带厚壳也夹得住。
- The hinge is stiff in the first days. / 头几天转轴偏紧。
- With a large phone upright it leans. / 大屏手机竖放会往后仰。
- The rubber smells a little when unpacked. / 刚拆封胶垫有点味道。
Q What size of phone does it hold? => {fits^}. / 能放多大的手机？ => {fits}。
Q Does it fold? => Folds flat: {fold}. / 能折叠吗？ => {fold}。
`;
