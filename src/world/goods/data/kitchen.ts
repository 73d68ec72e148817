/** Families of goods for the kitchen. The format is described in ../families.ts. */
export const kitchen = `
= pan | object | frying pan / 平底锅
F 0 0 0 1 0
C black grey copper red navy
K material:Material / 材质; size:Diameter / 直径; weight:Item weight / 重量; coat:Coating / 涂层; handle:Handle / 手柄
M Ironhand: Skillet 26 | 49 | cast iron / 铸铁 | 26 cm | 2.4 kg | seasoned / 已开锅 | same piece / 一体成型
M Ironhand: Carbon 28 | 65 | carbon steel / 碳钢 | 28 cm | 1.8 kg | none / 无 | steel, riveted / 钢柄铆接
M Tavola: Tri 24 | 89 | steel with aluminium core / 三层钢 | 24 cm | 1.2 kg | none / 无 | steel, riveted / 钢柄铆接
M Tavola: Easy 28 | 39 | aluminium / 铝 | 28 cm | 0.9 kg | ceramic / 陶瓷涂层 | wood, removable / 木柄可拆
M Tavola: Copper 22 | 169 | copper, steel lined / 铜复合不锈钢 | 22 cm | 1.5 kg | none / 无 | steel, riveted / 钢柄铆接
S hob:Hobs / 适用灶具 = all, induction too / 全部，含电磁炉; gas and electric / 明火与电炉
S oven:Oven / 进烤箱 = up to 250 °C / 可至 250 ℃; up to 180 °C / 可至 180 ℃
S wash:Cleaning / 清洗 = by hand / 手洗
T {material} {size}
D {material^}, {size}, {weight}. / {material}，{size}，{weight}。
D Coating: {coat}. Hobs: {hob}. / 涂层：{coat}；适用{hob}。
D The handle is {handle}; oven {oven}. / 手柄{handle}，烤箱{oven}。
U Scoured, oiled, ready for eggs. / 已清理上油，随时煎蛋。
+ Eggs slide as in the advert. / 煎蛋像广告里一样滑。
+ Holds heat, steaks get a crust. / 蓄热好，牛排有焦壳。
+ Flat on the glass hob. / 放玻璃灶上很平。
+ {material^} that will outlive me. / {material}，能用一辈子。
- Handle gets hot. / 手柄会烫。
- {weight}, two hands please. / {weight}，得双手端。
- Needs care, read the leaflet. / 要保养，记得看说明。
Q Does it work on induction? => Hobs: {hob}. / 电磁炉能用吗？ => 适用：{hob}。
Q Can it go into the oven? => Yes, {oven}. / 能进烤箱吗？ => 可以，{oven}。
= wok | object | wok / 炒锅
F 0 1 1 0
C black grey charcoal
K material:Material / 材质; size:Diameter / 直径; base:Base / 锅底; weight:Item weight / 重量; handle:Handle / 手柄
M Ironhand: Wok 32 | 55 | carbon steel / 碳钢 | 32 cm | flat / 平底 | 1.6 kg | long and helper / 长柄加副耳
M Ironhand: Wok 36 | 69 | hammered carbon steel / 手工锤打熟铁 | 36 cm | round / 圆底 | 1.5 kg | two ears / 双耳
M Redstove: Cast 30 | 59 | thin cast iron / 轻铸铁 | 30 cm | flat / 平底 | 2.3 kg | two ears / 双耳
M Redstove: Easy 30 | 39 | aluminium / 铝合金 | 30 cm | flat / 平底 | 1.1 kg | long and helper / 长柄加副耳
S lid:Lid / 锅盖 = included / 附; not included / 不含
S season:Seasoning / 开锅 = done / 已开锅; needed before use / 使用前需开锅
S hob:Hobs / 适用灶具 = gas / 明火; gas and induction / 明火与电磁炉
T {material} {size}
D {material^}, {size}, {base} base. / {material}，{size}，{base}。
D Handle: {handle}; lid: {lid}. / 手柄：{handle}；锅盖：{lid}。
D Seasoning: {season}. / 开锅：{season}。
U Black and shiny from years of use, as it should be. / 用了多年，黑亮黑亮的，正是好时候。
+ Rice no longer sticks. / 炒饭不粘了。
+ Heats in a blink. / 升温飞快。
+ Tossing with one hand works. / 单手颠勺没问题。
+ The smoky taste is back. / 锅气回来了。
- Rusted once, my fault. / 没擦干生过一次锈，怪我。
- Too wide for my sink. / 比我家水槽宽。
- Rivets collect grease. / 铆钉处爱积油。
Q Must I season it? => Seasoning: {season}. / 要开锅吗？ => {season}。
Q Is there a lid? => Lid: {lid}. / 有盖吗？ => 锅盖：{lid}。
= knife | object | kitchen knife / 厨刀
F 0 0 1 0 0 1
C silver black walnut natural
K kind:Kind / 刀型; steel:Steel / 钢材; blade:Blade / 刃长; hard:Hardness / 硬度
M Hagane Row: Gyuto 21 | 139 | chef's knife / 牛刀主厨刀 | VG-10, 33 layers / VG-10 三十三层 | 21 cm | 60 HRC
M Hagane Row: Santoku 17 | 119 | santoku / 三德刀 | VG-10 | 17 cm | 60 HRC
M Hagane Row: Nakiri | 99 | vegetable knife / 菜切 | blue paper steel / 青纸钢 | 16 cm | 62 HRC
M Solinger: Chef 20 | 85 | chef's knife / 主厨刀 | X50CrMoV15 | 20 cm | 56 HRC
M Solinger: Bread | 45 | bread knife / 面包刀 | X50CrMoV15 | 24 cm | 55 HRC
M Redstove: Cleaver | 49 | Chinese cleaver / 中式菜刀 | 4Cr13 | 18 cm | 55 HRC
S handle:Handle / 刀柄 = walnut / 胡桃木; pakkawood / 彩木; riveted POM / POM 铆钉柄
S edge:Edge / 开刃 = both sides, 15° / 双面 15°; both sides, 18° / 双面 18°
S sheath:Sheath / 刀鞘 = included / 附; box only / 仅盒
S made:Made / 制作 = forged / 锻造; stamped / 冲压
T {blade} {steel}
T {kind} {blade}
D {kind^}, {blade}, {steel} at {hard}. / {kind}，刃长{blade}，{steel}，{hard}。
D Handle of {handle}, edge {edge}. / {handle}刀柄，开刃{edge}。
D {made^}; wash it by hand and dry it. / {made}，请手洗擦干。
U Freshly sharpened on stones. / 刚用磨石磨过。
+ Tomatoes fall apart by looking at them. / 番茄轻轻一碰就开。
+ Balanced at the heel, my wrist is grateful. / 重心在刀跟，手腕舒服。
+ Holds its edge for weeks. / 几周不用磨。
+ The {handle} handle feels right in a wet hand. / 湿手握{handle}柄也不滑。
- Chipped when I met a bone. / 碰到骨头崩了个小口。
- Box was crushed. / 盒子压坏了。
- Too sharp for my mother-in-law. / 对丈母娘来说太快了。
Q What steel is it? => {steel}, {hard}. / 什么钢？ => {steel}，{hard}。
Q How long is the blade? => {blade}. / 刃长多少？ => {blade}。
= espresso | device | espresso machine / 意式咖啡机
C silver black red cream
K boiler:Heating / 加热; pump:Pump / 泵压; tank:Tank / 水箱; weight:Item weight / 重量
M Barletta: Uno | 229 | thermoblock / 加热块 | 15 bar | 1.1 l | 4.1 kg
M Barletta: Classica | 449 | single boiler / 单锅炉 | 9 bar | 2.1 l | 8.2 kg
M Barletta: Doppia | 1290 | dual boiler / 双锅炉 | 9 bar | 2.5 l | 14 kg
M Perkins Coffee: Lever | 799 | lever, open boiler / 拉杆开放锅炉 | by hand / 手动 | 0.8 l | 6 kg
S port:Portafilter / 手柄 = 58 mm; 51 mm; 54 mm
S wand:Steam wand / 蒸汽棒 = turns freely / 万向; fixed / 固定
S pre:Pre-infusion / 预浸泡 = yes / 有; no / 无
S set:Comes with / 附件 = tamper, 2 baskets / 压粉器、两个粉碗; tamper, 3 baskets, jug / 压粉器、三个粉碗、拉花缸
S volt:Voltage / 电压 = 120 V; 230 V
T {boiler} {pump}
T {boiler} {port}
D Heating: {boiler}; pump: {pump}; tank: {tank}. / {boiler}，泵压{pump}，水箱{tank}。
D {port} portafilter, the steam wand: {wand}. / {port}手柄，蒸汽棒{wand}。
D Comes with {set}. / 附{set}。
U Descaled last week, new gasket. / 上周除过垢，换了新密封圈。
+ Crema like in the bar around the corner. / 油脂像街角咖啡馆的一样。
+ Hot in the time it takes to grind. / 磨个豆子的工夫就热了。
+ Milk foam for drawing swans. / 奶泡能拉天鹅。
+ {weight} of honest metal. / {weight}的实在金属。
- Drip tray is shallow. / 接水盘太浅。
- Wakes the house. / 一开全家都醒。
- The tank is awkward to pull out. / 水箱不好抽。
Q Which voltage? => {volt}. / 电压多少？ => {volt}。
Q What size is the portafilter? => {port}. / 手柄多大？ => {port}。
= grinder | device | coffee grinder / 咖啡磨豆机
F 0 0 1 1
C black silver white brass
K kind:Kind / 类型; burr:Burrs / 刀盘; hopper:Holds / 豆仓; weight:Item weight / 重量
M Perkins Coffee: Hand 38 | 79 | by hand / 手摇 | steel cone, 38 mm / 38 mm 钢锥刀 | 24 g | 520 g
M Perkins Coffee: Hand 48 | 149 | by hand / 手摇 | steel cone, 48 mm / 48 mm 钢锥刀 | 35 g | 690 g
M Barletta: Macina 50 | 199 | electric / 电动 | flat, 50 mm / 50 mm 平刀 | 250 g | 3.4 kg
M Barletta: Macina 64 | 429 | electric / 电动 | flat, 64 mm / 64 mm 平刀 | single dose / 单份 | 5.6 kg
S steps:Settings / 刻度 = 30 steps / 30 档; 60 steps / 60 档; stepless / 无级
S use:Good for / 适合 = filter / 手冲; espresso and filter / 意式与手冲
S left:Retention / 残粉 = under 0.3 g / 0.3 g 以内; under 1 g / 1 g 以内
S clean:Cleaning / 清洁 = brush included / 附毛刷
T {burr} {use}
D {kind^}, burrs: {burr}; {steps}. / {kind}，刀盘：{burr}，{steps}。
D Good for {use}; holds {hopper}. / 适合{use}，豆仓{hopper}。
D Retention {left}. / 残粉{left}。
U Burrs taken out and brushed. / 刀盘拆下刷过。
+ Grounds are even, the cup is clear. / 粉很均匀，杯子干净。
+ Solid as a pepper mill from grandmother. / 结实得像奶奶的胡椒磨。
+ The setting stays where I leave it. / 刻度不会自己跑。
+ {steps}, enough to find my place. / {steps}，够我找到合适的点。
- Grounds fly about from static. / 有静电，会飞粉。
- An arm workout in the morning with light roasts. / 浅烘豆子磨起来累。
- The lid is loose. / 盖子有点松。
Q Is it good for espresso? => Good for {use}. / 能磨意式吗？ => 适合{use}。
Q How many settings has it got? => {steps^}. / 多少档？ => {steps}。
= teapot | object | teapot / 茶壶
F 0 1 0 0 0 0
C brown charcoal teal white sage cherry
K material:Material / 材质; volume:Volume / 容量; shape:Shape / 壶型
M Kilnhouse: Round 600 | 48 | stoneware / 炻器 | 600 ml | round / 圆壶
M Kilnhouse: Side 350 | 59 | stoneware / 炻器 | 350 ml | side handle / 横把
M Clearspring: Zisha 180 | 129 | purple clay / 紫砂 | 180 ml | pear / 梨形
M Clearspring: Shipiao 240 | 169 | purple clay / 紫砂 | 240 ml | stone ladle / 石瓢
M Marisol: Glass 500 | 35 | borosilicate glass / 高硼硅玻璃 | 500 ml | round / 圆壶
M Ironhand: Tetsubin | 89 | cast iron, enamelled / 铸铁珐琅 | 800 ml | flat round / 扁圆
S filter:Strainer / 滤网 = built in, 9 holes / 内置九孔; steel basket / 不锈钢滤篮; none / 无
S pour:Pour / 出水 = 8 seconds / 8 秒; 12 seconds / 12 秒; 15 seconds / 15 秒
S lid:Lid / 壶盖 = tight / 密合; loose, with a hole / 松配带气孔
S cups:Enough for / 适合 = 2 cups / 2 杯; 4 cups / 4 杯
T {material} {volume}
T {shape} {volume}
D {material^}, {volume}, {shape}. / {material}，{volume}，{shape}。
D Strainer: {filter}; it pours out in {pour}. / 滤网：{filter}；出水{pour}。
D The lid is {lid} and does not fall when you pour. / 壶盖{lid}，倒茶不掉。
U Used for oolong alone. / 只泡过乌龙。
+ Not a drop runs down the spout. / 断水利落，不流涎。
+ Keeps warm for a chapter. / 看完一章书茶还是温的。
+ Sits in the hand like a bird. / 握在手里像只小鸟。
+ {volume} is right for an afternoon. / {volume}，一个下午刚好。
- Smaller than I had thought. / 比想象中小。
- The knob gets hot. / 壶钮会烫。
- A tiny speck in the glaze. / 釉面有个小点。
Q How much does it hold? => {volume}. / 容量多少？ => {volume}。
Q Is there a strainer? => Strainer: {filter}. / 有滤网吗？ => 滤网：{filter}。
= kettle | device | electric kettle / 电水壶
F 0 0 1 0
C silver black white cream mint
K volume:Volume / 容量; power:Power / 功率; material:Material / 材质
M Tavola: Swift 1.7 | 45 | 1.7 l | 2,200 W | steel / 不锈钢
M Tavola: Glass 1.5 | 39 | 1.5 l | 2,000 W | glass / 玻璃
M Perkins Coffee: Goose 0.9 | 99 | 0.9 l, gooseneck / 0.9 升细嘴 | 1,200 W | steel / 不锈钢
M Redstove: Retro 1.2 | 59 | 1.2 l | 1,500 W | steel, painted / 不锈钢烤漆
S temp:Temperatures / 温控 = boils only / 仅沸腾; 5 settings / 五档; by the degree / 逐度可调
S keep:Keeps warm / 保温 = 30 min / 30 分钟; 60 min / 60 分钟; no / 无
S dry:Dry protection / 防干烧 = yes / 有
S volt:Voltage / 电压 = 120 V; 230 V
T {volume} {temp}
D {volume}, {power}, {material}. / {volume}，{power}，{material}。
D Temperatures: {temp}; keeps warm: {keep}. / 温控：{temp}；保温：{keep}。
D The lid opens wide, a hand fits in. / 开口大，手能伸进去洗。
U Descaled with vinegar, shines inside. / 用醋除过垢，内壁锃亮。
+ Tea in two minutes. / 两分钟喝上茶。
+ Pours without splashing. / 倒水不溅。
+ Quiet for {power}. / {power}的功率却不吵。
+ The switch has a good click. / 开关手感清脆。
- The beep could be softer. / 提示音太响。
- Scale shows on the window. / 水位窗容易挂垢。
- Cord is short, 70 cm. / 电源线短，只有 70 厘米。
Q Can I set the temperature? => Temperatures: {temp}. / 能调温度吗？ => 温控：{temp}。
Q Which voltage? => {volt}. / 电压多少？ => {volt}。
= mug | object | mug / 马克杯
F 0 1 0 0
C white teal blush charcoal mustard sky sage
K material:Material / 材质; volume:Volume / 容量; shape:Shape / 杯形; glaze:Surface / 表面
M Kilnhouse: Daily | 22 | stoneware / 炻器 | 350 ml | straight / 直筒 | matt / 哑光
M Kilnhouse: Belly | 26 | stoneware / 炻器 | 420 ml | round / 圆腹 | speckled / 斑点
M Marisol: Enamel | 14 | enamelled steel / 搪瓷 | 300 ml | straight / 直筒 | glossy / 亮光
M Clearspring: Bone | 29 | bone china / 骨瓷 | 280 ml | tulip / 郁金香形 | glossy / 亮光
S wash:Dishwasher / 洗碗机 = yes / 可以; by hand / 手洗
S set:Set of / 数量 = 1 / 1 只; 2 / 2 只; 4 / 4 只
S handle:Handle / 把手 = three fingers / 三指; two fingers / 两指
T {material} {volume}
D {material^}, {volume}, {shape}; surface {glaze}. / {material}，{volume}，{shape}，表面{glaze}。
D The handle takes {handle}. / 把手可容{handle}。
D Dishwasher: {wash}. / 洗碗机：{wash}。
+ The first one that fits under my machine. / 终于有一个能放进咖啡机下面的。
+ Keeps coffee hot through a call. / 开完一个会咖啡还热。
+ The rim is thin, drinking from it is a joy. / 杯口薄，喝着舒服。
+ No two glazes alike. / 每只釉色都不一样。
- Foot scratches the table. / 杯底会刮桌面。
- Handle narrow for my hand. / 把手对我来说偏窄。
- Tea stains show. / 容易留茶渍。
Q Can it go into the dishwasher? => Dishwasher: {wash}. / 能进洗碗机吗？ => 洗碗机：{wash}。
Q How many are there? => Set of {set}. / 一份几只？ => {set}。
= plates | object | plate set / 餐盘套装
C white sky sage charcoal cream teal
K material:Material / 材质; pieces:Pieces / 件数; rim:Rim / 盘沿; micro:Microwave / 微波炉
M Kilnhouse: Table 12 | 149 | stoneware / 炻器 | 12: 4 large, 4 small, 4 bowls / 12 件：大盘 4、小盘 4、碗 4 | raised / 立沿 | suitable / 适用
M Tavola: Bistro 6 | 65 | hard porcelain / 硬质瓷 | 6 dinner plates / 餐盘 6 只 | flat, wide / 宽平沿 | suitable / 适用
M Clearspring: Bone 16 | 220 | bone china / 骨瓷 | 16, for 4 / 16 件四人份 | thin / 薄沿 | suitable / 适用
M Marisol: Enamel 4 | 39 | enamelled steel / 搪瓷 | 4 plates / 平盘 4 只 | rolled / 卷边 | not suitable / 不适用
S size:Large plate / 大盘直径 = 27 cm; 26 cm; 28 cm
S wash:Dishwasher / 洗碗机 = yes / 可以
S box:Packing / 包装 = gift box / 礼盒; plain carton / 普通纸箱
T {pieces}
D {material^}: {pieces}. / {material}，{pieces}。
D Large plates measure {size}; rim: {rim}. / 大盘直径{size}，{rim}。
D Dishwasher: {wash}; microwave: {micro}. / 洗碗机：{wash}；微波炉：{micro}。
+ Food looks better on them. / 菜摆上去都好看了。
+ Stack neatly. / 摞得整齐。
+ Every piece came whole, wrapped singly. / 每件单独包装，全都完好。
+ No scratches from the knives so far. / 目前没有刀痕。
- The bottom of one is not quite flat. / 有一个底不太平。
- Heavier than our old ones. / 比旧盘子沉。
- Knives squeak on them. / 刀划上去会响。
Q How many pieces? => {pieces^}. / 有几件？ => {pieces}。
Q Can they go into the microwave? => Microwave: {micro}. / 能进微波炉吗？ => 微波炉：{micro}。
= blender | device | blender / 料理机
F 0 1 0 0
C silver black red cream
K power:Power / 功率; jug:Jug / 杯体; speeds:Speeds / 档位; weight:Item weight / 重量
M Tavola: Whirl 1200 | 99 | 1,200 W | 1.8 l glass / 1.8 升玻璃 | 3 and pulse / 3 档加点动 | 4.2 kg
M Tavola: Stick 800 | 49 | 800 W, by hand / 800 W 手持 | 0.6 l beaker / 0.6 升量杯 | stepless / 无级 | 0.9 kg
M Redstove: To Go | 39 | 350 W | 2 × 0.6 l bottles / 0.6 升随行杯 ×2 | 1 / 单档 | 1.4 kg
M Brawnwell: Pro 1800 | 279 | 1,800 W | 2 l, unbreakable / 2 升防摔 | stepless and pulse / 无级加点动 | 5.6 kg
S blade:Blades / 刀头 = 4, steel / 四叶不锈钢; 6, steel / 六叶不锈钢
S ice:Crushes ice / 碎冰 = yes / 可以; no / 不可以
S volt:Voltage / 电压 = 120 V; 230 V
S wash:Cleaning / 清洗 = jug in the dishwasher / 杯体可进洗碗机; by hand / 手洗
T {power} {jug}
D {power}, jug: {jug}, {blade} blades. / {power}，{jug}，{blade}。
D Crushes ice: {ice}. Speeds: {speeds}. / 碎冰：{ice}；档位：{speeds}。
D Cleaning: {wash}. / 清洗：{wash}。
U The seal is new. / 密封圈是新换的。
+ Soup like velvet. / 打出来的汤像丝绒。
+ Nuts to butter in three minutes. / 三分钟坚果变酱。
+ Rinse, run with soap, done. / 加点洗洁精转一转就干净。
+ Suction feet hold it down. / 吸盘脚很牢。
- As loud as a motorbike. / 声音像摩托车。
- Scrapes needed at the edge. / 杯壁要刮几次。
- Lid is hard to open. / 盖子难开。
Q Does it crush ice? => Crushes ice: {ice}. / 能碎冰吗？ => 碎冰：{ice}。
Q Which voltage? => {volt}. / 电压？ => {volt}。
= toaster | device | toaster / 面包机
C silver red mint cream black
K slots:Slots / 槽; power:Power / 功率; levels:Levels / 烤色档
M Redstove: Retro 2 | 69 | 2 wide / 双宽槽 | 850 W | 6
M Tavola: Long 1 | 59 | 1 long / 单长槽 | 1,000 W | 7
M Tavola: Four | 89 | 4 wide / 四宽槽 | 1,600 W | 7
M Hearthside: Mini Oven | 119 | oven, 18 l / 烤箱式 18 升 | 1,400 W | by timer / 定时
S extra:Functions / 功能 = defrost, warm up, stop / 解冻、加热、停止; warm up, stop / 加热、停止
S tray:Crumb tray / 碎屑盘 = pulls out / 可抽出
S rack:Bun rack / 烘架 = included / 附; none / 无
S volt:Voltage / 电压 = 120 V; 230 V
T {slots} {power}
D Slots: {slots}, {power}. / {slots}，{power}。
D Functions: {extra}; bun rack: {rack}. / 功能：{extra}；烘架：{rack}。
D The crumb tray {tray} without spilling. / 碎屑盘{tray}，不洒。
U Emptied and polished. / 碎屑倒净，擦得锃亮。
+ Both sides equally brown. / 两面烤得一样黄。
+ Takes thick slices from a real loaf. / 厚切面包也塞得下。
+ Looks good enough to stay out. / 好看到可以摆在外面。
+ Pops up slowly, no flying toast. / 弹起很柔和，不会飞出来。
- The lever is stiff. / 压杆偏紧。
- Level three is already dark. / 三档就很深了。
- The outside gets warm. / 外壳会热。
Q Which voltage? => {volt}. / 电压多少？ => {volt}。
Q Can it defrost? => Functions: {extra}. / 能解冻吗？ => 功能：{extra}。
= ricecooker | device | rice cooker / 电饭煲
C white cream black red
K volume:Volume / 容量; pot:Inner pot / 内胆; power:Power / 功率; heat:Heating / 加热方式
M Redstove: Bowl 1.2 | 59 | 1.2 l | ceramic coated / 陶瓷涂层 | 400 W | plate / 底盘
M Redstove: IH 3 | 189 | 3 l | iron, 2.5 mm / 2.5 mm 铁釜 | 1,100 W | induction / IH 电磁
M Clearspring: Clay 2 | 139 | 2 l | clay / 陶土 | 600 W | plate / 底盘
M Tonari: Mini 0.6 | 39 | 0.6 l | non-stick / 不粘涂层 | 200 W | plate / 底盘
S menu:Programmes / 菜单 = rice, porridge, steam / 米饭、粥、蒸; rice only / 仅米饭; rice, congee, cake, soup / 米饭、稀饭、蛋糕、汤
S timer:Timer / 预约 = 24 h / 24 小时; none / 无
S keep:Keeps warm / 保温 = 12 h / 12 小时; 24 h / 24 小时
S volt:Voltage / 电压 = 120 V; 230 V
T {volume} {heat}
D {volume}, inner pot: {pot}, heated by {heat}. / {volume}，内胆{pot}，{heat}加热。
D Programmes: {menu}. Timer: {timer}. / 菜单：{menu}；预约：{timer}。
D Keeps warm for {keep} without drying out. / 保温{keep}，米饭不干。
U Inner pot without scratches, measuring cup included. / 内胆无划痕，附量杯。
+ Rice like at my aunt's. / 煮出来像姨妈家的饭。
+ Porridge ready when I wake up. / 早上醒来粥就好了。
+ The pot wipes clean. / 内胆一擦就净。
+ Small enough for one person and one pot of soup. / 一个人煮饭煲汤正好。
- The first batch smelled of plastic. / 第一锅有点塑料味。
- The lid drips when opened. / 开盖会滴水。
- Buttons in one language only. / 按键只有一种语言。
Q Has it got a timer? => Timer: {timer}. / 能预约吗？ => 预约：{timer}。
Q What is the inner pot made of? => {pot^}. / 内胆什么材质？ => {pot}。
`;
