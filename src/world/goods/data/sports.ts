/** Families of sporting goods. The format is described in ../families.ts. */
export const sports = `
= bicycle | object | bicycle / 自行车
F 0 1 1 1 0
C black red teal navy white olive
K kind:Kind / 类型; gears:Gears / 变速; wheels:Wheels / 轮径; weight:Item weight / 重量; brakes:Brakes / 刹车
M Farrow: City 7 | 549 | city bike / 城市车 | 7, in the hub / 内七速 | 28 in / 28 英寸 | 15.4 kg | rim / 圈刹
M Farrow: Tourer | 990 | touring bike / 旅行车 | 27, derailleur / 27 速 | 28 in / 28 英寸 | 13.8 kg | disc / 碟刹
M Velox Row: R2 | 1450 | road bike / 公路车 | 22, derailleur / 22 速 | 700c | 8.6 kg | disc / 碟刹
M Tornfell: Trail 29 | 890 | mountain bike / 山地车 | 12, derailleur / 12 速 | 29 in / 29 英寸 | 13.2 kg | disc / 碟刹
M Velox Row: Fold 20 | 620 | folding bike / 折叠车 | 8, derailleur / 8 速 | 20 in / 20 英寸 | 11.5 kg | rim / 圈刹
O size:Frame size / 车架尺寸 = S; M; L; XL
S frame:Frame / 车架 = steel / 钢; aluminium / 铝合金
S light:Lights / 车灯 = hub dynamo / 花鼓发电; none / 无; battery lights / 电池灯
S extras:Extras / 附件 = mudguards, rack, stand / 挡泥板、货架、脚撑; bell and stand / 铃铛、脚撑; none / 无
S ship:Packed / 包装 = in a bike box, handlebar turned / 自行车箱，车把转正即可
T {kind} {gears}
T {kind} {wheels} {size}
D {kind^} with {wheels} wheels, gears: {gears}. / {kind}，{wheels}，{gears}。
D Frame of {frame}, {weight}, {brakes} brakes. / {frame}车架，{weight}，{brakes}。
D Lights: {light}. Extras: {extras}. / 车灯：{light}；附件：{extras}。
U New chain and brake pads, both wheels run true. / 新链条新刹车皮，两轮不偏摆。
+ Put the handlebar straight and rode off. / 摆正车把就能骑走。
+ Shifts without a sound. / 换挡没有声音。
+ Stops well in the rain. / 雨天也刹得住。
+ I take the long way home now. / 现在下班专挑远路骑。
- The saddle is a plank. / 坐垫硬得像木板。
- Tyres needed air. / 到手要打气。
- Pedals are cheap, change them. / 脚踏太一般，建议换。
Q What does it weigh? => {weight}. / 多重？ => {weight}。
Q Are there lights on it? => Lights: {light}. / 有车灯吗？ => 车灯：{light}。
Q How is it packed? => {ship^}. / 怎么寄？ => {ship}。
= helmet | object | bike helmet / 骑行头盔
C white black red mint yellow
K kind:Kind / 类型; vents:Vents / 通风孔; weight:Item weight / 重量
M Velox Row: Aero H | 129 | road / 公路 | 14 | 265 g
M Farrow: Bowl | 69 | city / 城市 | 10 | 410 g
M Tornfell: Shell | 99 | mountain / 山地 | 16 | 345 g
M Farrow: Kid | 39 | children / 儿童 | 9 | 240 g
O size:Size / 尺码 = S, 51–55 cm / S（51–55 厘米）; M, 55–59 cm / M（55–59 厘米）; L, 59–62 cm / L（59–62 厘米）
S fit:Adjusting / 调节 = dial / 旋钮; straps only / 仅绑带
S light:Rear light / 尾灯 = built in / 内置; none / 无
S visor:Visor / 帽檐 = removable / 可拆; none / 无
S fall:Falls / 摔过 = never / 无
T {kind} {size}
D A helmet ({kind}) with {vents} vents, {weight}. / {kind}头盔，{vents}孔，{weight}。
D Adjusting: {fit}; rear light: {light}. / 调节：{fit}；尾灯：{light}。
D Visor: {visor}. / 帽檐：{visor}。
U Never fallen on; pads are washed. / 没摔过，内衬已洗。
+ Light enough to forget. / 轻到忘了戴着。
+ Fits round heads, at last. / 终于有适合圆头的。
+ Air moves through, hair survives. / 透气，发型保住了。
+ The buckle closes with one hand. / 单手能扣上。
- Strap under the chin itches. / 下巴带有点扎。
- Looks wide from the front. / 正面看有点宽。
- Pads thin. / 内衬偏薄。
Q Has it ever been in a fall? => Falls: {fall}. / 摔过吗？ => {fall}。
Q Is there a rear light? => Rear light: {light}. / 有尾灯吗？ => 尾灯：{light}。
= tent | object | tent / 帐篷
F 1 1 1 0 1
C green orange sand red blue
K people:People / 人数; weight:Item weight / 重量; water:Water column / 防水指数; seasons:Seasons / 季节; packed:Packed size / 收纳尺寸
M Tornfell: Solo 1 | 199 | 1 | 1.1 kg | 3,000 mm | 3 | 42 × 12 cm
M Tornfell: Duo 2 | 289 | 2 | 1.9 kg | 3,000 mm | 3 | 46 × 15 cm
M Tornfell: Storm 2 | 459 | 2 | 2.8 kg | 5,000 mm | 4 | 48 × 18 cm
M Meadowcamp: Family 5 | 249 | 5 | 9.8 kg | 2,500 mm | 3 | 70 × 26 cm
M Meadowcamp: Pop 2 | 69 | 2 | 2.3 kg | 1,500 mm | summer / 夏季 | 78 cm, round / 直径 78 cm
S poles:Poles / 帐杆 = aluminium / 铝合金; fibreglass / 玻璃纤维
S doors:Doors / 门 = 1; 2
S ground:Ground sheet / 地布 = sewn in / 一体; separate, included / 分体，已附
S pegs:Pegs / 地钉 = 12; 14; 16
T {people}-person {weight} / {people} 人 {weight}
T {people} person {water} / {people} 人 {water}
D For {people}, {weight}, packed {packed}. / {people}人，{weight}，收纳{packed}。
D {water} of water column, poles of {poles}, {pegs} pegs. / 防水{water}，{poles}帐杆，地钉{pegs}根。
D Doors: {doors}; ground sheet: {ground}. / 门：{doors}；地布：{ground}。
U Dried before it was packed, seams are tight. / 晾干后收纳，接缝严密。
+ Up in five minutes, in the dark. / 黑灯瞎火五分钟搭好。
+ A night of rain, dry inside. / 下了一夜雨，里面是干的。
+ {weight} on the back is fair. / {weight}，背着不亏。
+ Room for boots at the entrance. / 门厅放得下鞋。
- Condensation on cold mornings. / 冷天早上有冷凝水。
- Pegs bend in stony ground. / 石头地里地钉会弯。
- It never goes back into its bag. / 再也塞不回袋子里。
Q How many people fit? => {people}. / 能睡几个人？ => {people}人。
Q How heavy is it? => {weight}, packed {packed}. / 多重？ => {weight}，收纳{packed}。
= sleepingbag | soft | sleeping bag / 睡袋
C navy orange green grey burgundy
K comfort:Comfort limit / 舒适温度; fill:Filling / 填充; weight:Item weight / 重量; packed:Packed size / 收纳尺寸
M Tornfell: Down 0 | 279 | 0 °C | duck down, 650 cuin / 650 蓬鸭绒 | 890 g | 30 × 17 cm
M Tornfell: Down -10 | 389 | -10 °C | goose down, 750 cuin / 750 蓬鹅绒 | 1.2 kg | 34 × 20 cm
M Meadowcamp: Summer | 39 | 12 °C | polyester / 聚酯 | 850 g | 32 × 16 cm
M Meadowcamp: Three Season | 79 | 3 °C | hollow fibre / 中空纤维 | 1.6 kg | 40 × 22 cm
S shape:Shape / 形状 = mummy / 木乃伊式; blanket / 信封式
S length:Length / 长度 = up to 185 cm tall / 适合身高 185 cm 内; up to 195 cm tall / 适合身高 195 cm 内
S zip:Zip / 拉链 = left / 左; right / 右
S sack:Stuff sack / 压缩袋 = included / 附
T {comfort} {fill}
D Comfortable down to {comfort}, {fill}, {weight}. / 舒适温度{comfort}，{fill}，{weight}。
D {shape^}, {length}, zip on the {zip}. / {shape}，{length}，拉链在{zip}侧。
D Packs to {packed}. / 收纳{packed}。
U Washed with down soap and tumbled with tennis balls. / 用专用洗剂洗过，放网球烘干。
+ Slept like a stone at {comfort}. / {comfort}睡得像石头。
+ Packs to the size of a loaf. / 收起来像个面包。
+ The zip does not catch. / 拉链不夹布。
+ The hood closes around the nose only. / 帽口一收只露鼻子。
- Narrow at the shoulders. / 肩部偏窄。
- Smelled of shop for a night. / 第一晚有点新布味。
- Sack is a struggle. / 压缩袋难塞。
Q How warm is it? => Comfortable down to {comfort}. / 多暖和？ => 舒适温度{comfort}。
Q On which side is the zip? => {zip^}. / 拉链在哪边？ => {zip}侧。
= dumbbell | object | dumbbell / 哑铃
F 1 1 0 1
C black grey blue pink green
K weight:Weight / 重量; material:Material / 材质; grip:Grip / 握把; shape:Ends / 端头
M Liftwell: Hex 10 | 32 | 10 kg | iron, rubber ends / 铸铁包胶 | knurled steel / 滚花钢 | six-sided / 六角
M Liftwell: Hex 20 | 59 | 20 kg | iron, rubber ends / 铸铁包胶 | knurled steel / 滚花钢 | six-sided / 六角
M Liftwell: Adjust 24 | 199 | 2–24 kg, adjustable / 2–24 kg 可调 | iron and nylon / 铸铁与尼龙 | rubber / 橡胶 | round / 圆头
M Softform: Neo 3 | 12 | 3 kg | iron, neoprene coat / 铸铁浸塑 | neoprene / 浸塑 | six-sided / 六角
S sold:Sold as / 数量 = pair / 一对; single / 单只
S smell:Smell / 气味 = none to speak of / 基本无味
S floor:On the floor / 落地 = does not roll / 不滚动
T {weight} {sold}
D {weight}, sold as {sold}; {material}. / {weight}，{sold}；{material}。
D Grip: {grip}. / 握把：{grip}。
D The ends are {shape}. / {shape}端头。
+ My gym is now two metres wide. / 我的健身房现在两米宽。
+ Weighed it, exact to 100 g. / 称过，误差不到一百克。
+ Does not mark the floor. / 不伤地板。
+ Grip is safe with wet hands. / 手出汗也不滑。
- The carton had burst. / 外箱破了。
- Knurling is rough for beginners. / 滚花对新手有点糙。
- A little smell of rubber. / 有点橡胶味。
Q Is it a pair? => Sold as: {sold}. / 是一对吗？ => {sold}。
Q How heavy? => Each: {weight}. / 多重？ => 每只：{weight}。
= yogamat | object | yoga mat / 瑜伽垫
F 1 0 0 1
C teal lavender sage blush charcoal navy
K material:Material / 材质; thick:Thickness / 厚度; size:Size / 尺寸; weight:Item weight / 重量; side:Surface / 表面
M Softform: Flow | 39 | TPE | 6 mm | 183 × 61 cm | 0.9 kg | lines for alignment / 体位线
M Softform: Grip Pro | 89 | natural rubber / 天然橡胶 | 5 mm | 183 × 68 cm | 2.6 kg | plain / 素面
M Softform: Cork | 75 | cork and rubber / 软木与橡胶 | 4 mm | 183 × 61 cm | 2.1 kg | plain / 素面
M Plainfield: Basic Mat | 19 | PVC foam / PVC 发泡 | 5 mm | 173 × 61 cm | 1.1 kg | lines for alignment / 体位线
S strap:Strap / 绑带 = included / 附; none / 无
S clean:Cleaning / 清洁 = damp cloth / 湿布擦; soap and water / 肥皂水
S sides:Both sides / 双面 = alike / 相同; one smooth, one rough / 一面光一面糙
T {thick} {material}
D {material^}, {thick}, {size}. / {material}，{thick}，{size}。
D Surface: {side}; strap: {strap}. / 表面：{side}；绑带：{strap}。
D {weight}, cleaned with {clean}. / {weight}，{clean}即可。
U Used for one course, wiped after each lesson. / 上完一期课，每次用后都擦过。
+ No slipping in the downward dog. / 下犬式不打滑。
+ My knees thank the {thick}. / {thick}，膝盖感谢它。
+ Lies flat at once. / 一铺就平。
+ No smell, which I had feared. / 没有味道，本来很担心。
- Attracts dust and hair. / 吸灰粘毛。
- Fingernails leave marks. / 指甲会留痕。
- Edges curl after a winter. / 过一个冬天边缘翘了。
Q How thick is it? => {thick}. / 多厚？ => {thick}。
Q Does a strap come with it? => Strap: {strap}. / 有绑带吗？ => 绑带：{strap}。
= ball | object | ball / 球
F 0 0 1 1 2
C white orange yellow blue red
K sport:Sport / 运动; size:Size / 规格; cover:Cover / 球皮
M Goalrow: Match 5 | 45 | football / 足球 | 5 | PU, thermo-bonded / PU 热贴合
M Goalrow: Street 4 | 25 | football / 足球 | 4 | rubber / 橡胶
M Halfcourt: Indoor 7 | 55 | basketball / 篮球 | 7 | composite leather / 合成皮
M Halfcourt: Outdoor 7 | 32 | basketball / 篮球 | 7 | rubber / 橡胶
M Goalrow: Beach V | 29 | volleyball / 排球 | 5 | soft PU / 软 PU
S bladder:Bladder / 内胆 = butyl / 丁基; latex / 乳胶
S pump:Pump / 气筒 = included / 附; not included / 不含
S ground:Ground / 场地 = grass / 草地; hall / 室内; all / 通用
S air:Sent / 发货状态 = flat / 未充气; inflated / 已充气
T {sport} size {size} / {sport} {size} 号
D {sport^}, size {size}, cover of {cover}. / {sport}，{size}号，{cover}。
D Bladder: {bladder}; sent {air}. / 内胆：{bladder}；{air}发货。
D Pump: {pump}. / 气筒：{pump}。
+ Holds air for weeks. / 几周不用打气。
+ Flies straight. / 飞行稳定。
+ Good grip in a cold hall. / 冷场馆里手感也好。
+ Survived the hedge, the road and my son. / 经得住树篱、马路和我儿子。
- Print wears off quickly. / 印花掉得快。
- Harder than expected. / 比想象中硬。
- Needed air on arrival. / 到手要打气。
Q Is a pump included? => Pump: {pump}. / 带气筒吗？ => 气筒：{pump}。
Q What is the cover made of? => {cover^}. / 球皮什么材质？ => {cover}。
= racket | object | racket / 球拍
F 0 0 1 1
C black red blue yellow teal
K sport:Sport / 运动; weight:Item weight / 重量; frame:Frame / 拍框; balance:Balance / 平衡; grip:Grip size / 握把
M Serveline: Open 98 | 169 | tennis / 网球 | 305 g | graphite / 石墨 | 32 cm | L2
M Serveline: Club 102 | 79 | tennis / 网球 | 275 g | graphite and aluminium / 石墨铝复合 | 33 cm | L3
M Featherline: Smash 4U | 99 | badminton / 羽毛球 | 83 g | carbon / 碳纤维 | head heavy / 头重 | G5
M Featherline: Drop 5U | 75 | badminton / 羽毛球 | 78 g | carbon / 碳纤维 | even / 均衡 | G4
S strung:Strung / 穿线 = strung / 已穿线; unstrung / 未穿线
S cover:Cover / 拍套 = full / 全套; head only / 半套; none / 无
S pieces:Sold as / 数量 = 1 / 1 支; 2 / 2 支
T {sport} {weight}
D {sport^}, {weight}, {frame}, balance {balance}. / {sport}拍，{weight}，{frame}，平衡点{balance}。
D {strung^}, grip {grip}. / {strung}，握把{grip}。
D Cover: {cover}. / 拍套：{cover}。
U New grip tape, frame without cracks. / 新手胶，拍框无裂。
+ My backhand exists again. / 反手回来了。
+ Light and quick at the net. / 网前很灵活。
+ No vibration in the elbow. / 手肘不震。
+ Balance as described. / 平衡点和描述一致。
- Strings were soft. / 线偏软。
- Paint chips on the frame edge. / 框边掉漆。
- Cover zip stuck. / 拍套拉链卡。
Q Is it strung? => {strung^}. / 穿线了吗？ => {strung}。
Q Which grip size? => {grip}. / 握把多大？ => {grip}。
= skis | object | skis / 滑雪板
F 0 0 0 1
C red blue white yellow black
K kind:Kind / 类型; waist:Waist width / 腰宽; radius:Radius / 转弯半径
M Nordpiste: Carve 72 | 399 | piste / 道内 | 72 mm | 14 m
M Nordpiste: All 84 | 469 | all mountain / 全山 | 84 mm | 16 m
M Nordpiste: Powder 106 | 549 | freeride / 粉雪 | 106 mm | 19 m
M Langlauf & Sons: Classic | 199 | cross-country / 越野 | 44 mm | none / 无
O length:Length / 长度 = 156 cm; 163 cm; 170 cm; 177 cm; 184 cm
S bind:Bindings / 固定器 = fitted / 已装; none / 无
S core:Core / 板芯 = poplar / 杨木; paulownia / 泡桐
S edges:Edges / 板刃 = sharp / 锋利; factory / 原厂
S bag:Bag / 雪板包 = included / 附; none / 无
T {kind} {length}
D {kind^}, {waist} underfoot, radius {radius}. / {kind}板，腰宽{waist}，半径{radius}。
D Bindings: {bind}. Core of {core}. / 固定器：{bind}；板芯{core}。
D Edges: {edges}. / 板刃：{edges}。
U Waxed and edged in the spring, base without deep scratches. / 开春打过蜡修过刃，板底无深伤。
+ Holds on ice, where my old ones slid. / 冰面上也咬得住。
+ Forgives tired legs. / 腿累了也不难滑。
+ Turns by thinking of it. / 想转就转。
+ The topsheet is prettier in the snow. / 板面在雪里更好看。
- Heavy to carry to the lift. / 扛到缆车挺沉。
- Base needs wax often. / 板底要常打蜡。
- Bag is thin. / 板包薄。
Q Are bindings fitted? => Bindings: {bind}. / 有固定器吗？ => {bind}。
Q How wide are they? => {waist} at the waist. / 多宽？ => 腰宽{waist}。
= fishingrod | object | fishing rod / 钓竿
F 0 1 1 0
C black green blue red
K kind:Kind / 类型; length:Length / 长度; cast:Casting weight / 饵重; parts:Sections / 节数; handle:Handle / 手柄
M Tarnline: Spin 2.1 | 65 | spinning / 路亚直柄 | 2.1 m | 5–21 g | 2 | EVA
M Tarnline: Travel 2.4 | 89 | spinning, travel / 路亚旅行 | 2.4 m | 10–30 g | 4 | cork / 软木
M Tarnline: Fly 5 | 149 | fly / 飞蝇 | 2.7 m | line 5 / 5 号线 | 4 | cork / 软木
M Carpwell: Stand 3.6 | 79 | carp / 鲤鱼 | 3.6 m | 90 g | 3 | EVA
S material:Material / 材质 = carbon, 24 t / 24 吨碳; carbon, 30 t / 30 吨碳
S tube:Tube / 竿筒 = included / 附; cloth bag / 布套
S rings:Rings / 导环 = SiC; steel / 钢
T {kind} {length}
D {kind^}, {length} in {parts} parts, {cast}. / {kind}，{length}，{parts}节，{cast}。
D {material^} with a {handle} handle. / {material}，{handle}手柄。
D Rings: {rings}; tube: {tube}. / 导环：{rings}；竿筒：{tube}。
U Joints are tight, no line cuts in the rings. / 接节紧，导环无割痕。
+ Casts further than my patience. / 抛得比我的耐心还远。
+ You feel every stone. / 石头都感觉得到。
+ Fits into the train. / 能带上火车。
+ First cast, first perch. / 第一竿就上鲈鱼。
- Tip is delicate. / 竿梢娇气。
- Cork is filled in places. / 软木有补料。
- The bag is thin. / 布套薄。
Q How many parts? => {parts}. / 几节？ => {parts}节。
Q What is the handle made of? => {handle^}. / 手柄什么材质？ => {handle}。
= skateboard | object | skateboard / 滑板
F 0 0 0 1
C natural black red teal purple yellow
K kind:Kind / 类型; deck:Deck / 板面; wheels:Wheels / 轮子; length:Length / 长度
M Kerbside: Street 8.0 | 89 | street / 街式双翘 | 7-ply maple, 8.0 in / 七层枫木 8.0 | 52 mm, 99A | 79 cm
M Kerbside: Street 8.5 | 95 | street / 街式双翘 | 7-ply maple, 8.5 in / 七层枫木 8.5 | 54 mm, 97A | 81 cm
M Kerbside: Cruiser | 79 | cruiser / 小鱼板 | plastic / 塑料 | 59 mm, 78A | 57 cm
M Downhollow: Long 40 | 149 | longboard / 长板 | bamboo and maple / 竹枫复合 | 70 mm, 78A | 102 cm
S bear:Bearings / 轴承 = ABEC 7; ABEC 9
S trucks:Trucks / 桥 = aluminium / 铝合金; steel / 钢
S griptape:Grip tape / 砂纸 = fitted / 已贴; fitted, new / 已贴全新
S built:Sent / 发货状态 = assembled / 已组装
T {kind} {length}
D {kind^}, deck {deck}, wheels {wheels}. / {kind}，{deck}，{wheels}轮。
D Trucks of {trucks}, bearings {bear}. / {trucks}桥，{bear}轴承。
D Comes {built}, {length} long. / {built}，长{length}。
U Some board slides below, no cracks. / 板底有磨痕，无裂。
+ Rolls for ever. / 能滑很远。
+ Pop is crisp. / 弹板清脆。
+ Soft wheels eat the cobbles. / 软轮过石板路不颠。
+ My first board, and I am forty. / 四十岁的第一块板。
- Trucks tight from the factory. / 桥出厂拧得太紧。
- Graphics scratch, of course. / 图案会磨，难免。
- Heavy in a backpack. / 放背包里沉。
Q Is it assembled? => {built^}. / 装好了吗？ => {built}。
Q What wheels are on it? => {wheels}. / 什么轮子？ => {wheels}。
`;
