/** Families of clothes, bags and watches. The format is described in ../families.ts. */
export const fashion = `
= tshirt | wear | T-shirt / T 恤
F 0 0 1 0 0
C white black grey navy sage mustard blush denim
K fabric:Fabric / 面料; weight:Fabric weight / 克重; cut:Cut / 版型
M Plainfield: Daily Tee | 19 | cotton / 纯棉 | 180 g/m² | regular / 常规
M Plainfield: Heavy Tee | 32 | organic cotton / 有机棉 | 260 g/m² | boxy / 宽松直筒
M Loom & Tide: Marine | 38 | cotton, striped / 纯棉条纹 | 200 g/m² | straight / 直筒
M Loom & Tide: Linen Tee | 45 | linen / 亚麻 | 160 g/m² | relaxed / 宽松
M Kestrel Run: Dry Top | 29 | recycled polyester / 再生涤纶 | 130 g/m² | slim / 修身
O size:Size / 尺码 = XS; S; M; L; XL; XXL
S neck:Neckline / 领型 = crew / 圆领; V-neck / V 领
S sleeve:Sleeve / 袖长 = short / 短袖; long / 长袖
S care:Care / 洗涤 = machine wash at 30 °C / 30 ℃ 机洗; machine wash at 40 °C / 40 ℃ 机洗
S who:Department / 适用 = women / 女款; men / 男款; unisex / 男女同款
T {fabric} {size}
T {who} {sleeve} {size}
D {fabric^} of {weight}: it hangs instead of clinging. / {fabric}，{weight}，垂而不贴身。
D The cut is {cut}, the neckline {neck}. / {cut}版型，{neck}。
D {care^}; it keeps its shape. / {care}，不变形。
+ Washed it ten times and the collar still lies flat. / 洗了十次领口还平。
+ Thick enough to be worn alone. / 够厚，单穿不透。
+ The cut is {cut}, just as described. / {cut}版型，与描述一致。
+ Bought a second one the same evening. / 当晚又下单一件。
- Came out of the dryer a bit shorter. / 烘干后短了一点。
- Sleeves are a little wide. / 袖口偏宽。
- Attracts cat hair. / 容易沾猫毛。
Q How should I wash it? => {care^}. / 怎么洗？ => {care}。
Q Is it for men or for women? => Department: {who}. / 男款还是女款？ => {who}。
= shirt | wear | shirt / 衬衫
F 0 1 0 2 0
C white sky navy sage blush denim burgundy
K fabric:Fabric / 面料; cut:Cut / 版型; collar:Collar / 领型; pattern:Pattern / 图案
M Loom & Tide: Oxford | 55 | oxford cotton / 牛津纺棉 | regular / 常规 | button-down / 扣领 | solid / 纯色
M Loom & Tide: Poplin | 59 | cotton poplin / 府绸棉 | slim / 修身 | kent / 标准领 | fine stripes / 细条纹
M Plainfield: Linen Shirt | 65 | linen / 亚麻 | relaxed / 宽松 | camp / 古巴领 | solid / 纯色
M Bramwell: Flannel 12 | 72 | brushed cotton / 磨毛棉 | regular / 常规 | kent / 标准领 | checks / 格纹
M Bramwell: Work Shirt | 68 | chambray / 青年布 | straight / 直筒 | kent / 标准领 | solid / 纯色
O size:Size / 尺码 = S; M; L; XL; XXL
S sleeve:Sleeve / 袖长 = long / 长袖; short / 短袖
S buttons:Buttons / 纽扣 = mother-of-pearl / 贝母扣; corozo / 果实扣; resin / 树脂扣
S who:Department / 适用 = men / 男款; women / 女款
T {fabric} {pattern} {size}
T {who} {sleeve} {size}
D {fabric^}, {pattern}, with {buttons} buttons. / {fabric}，{pattern}，{buttons}。
D {cut^} cut and a {collar} collar; fine with or without a jacket. / {cut}版型，{collar}，单穿内搭都行。
D Sewn with narrow seams that do not fray. / 走线细密，不毛边。
+ Ironing takes two minutes. / 两分钟就熨好。
+ The collar sits well without a tie. / 不打领带领子也挺。
+ {fabric^} that gets softer with each wash. / {fabric}，越洗越软。
+ Long enough to stay tucked in. / 够长，塞进裤子不会跑出来。
- The top button is tight. / 最上面一颗扣子紧。
- Creases the moment you sit down. / 一坐就皱。
- One button came loose after a month. / 一个月后一颗扣子松了。
Q What fabric is it? => {fabric^}. / 什么面料？ => {fabric}。
Q Are the sleeves long? => Sleeves: {sleeve}. / 是长袖吗？ => {sleeve}。
= sweater | wear | sweater / 毛衣
F 0 2 2 2 1
C grey navy cream burgundy forest mustard camel charcoal
K yarn:Yarn / 纱线; neck:Neckline / 领型; knit:Knit / 织法
M Bramwell: Fisher | 98 | lambswool / 羊羔毛 | crew / 圆领 | cable / 麻花
M Bramwell: Roll Neck | 110 | merino / 美利奴羊毛 | roll neck / 高领 | fine rib / 细罗纹
M Moorhen: Cashmere V | 159 | cashmere / 羊绒 | V-neck / V 领 | plain / 平针
M Plainfield: Cotton Knit | 49 | cotton / 棉 | crew / 圆领 | plain / 平针
M Moorhen: Cardigan | 125 | merino / 美利奴羊毛 | open, 6 buttons / 开衫六扣 | rib / 罗纹
O size:Size / 尺码 = XS; S; M; L; XL
S gauge:Gauge / 针型 = 5 gg, thick / 5 针，厚; 7 gg, medium / 7 针，中厚; 12 gg, fine / 12 针，薄
S care:Care / 洗涤 = hand wash, dry flat / 手洗平铺; wool cycle, 30 °C / 羊毛程序 30 ℃
S elbow:Elbows / 肘部 = plain / 无补丁; patched in suede / 麂皮补丁
T {yarn} {knit} {size}
D {yarn^}, {knit} knit, {gauge}. / {yarn}，{knit}，{gauge}。
D Neckline: {neck}; elbows {elbow}. / {neck}，肘部{elbow}。
D It keeps the wind out on a bicycle. / 骑车也挡风。
+ Warm without being heavy. / 暖和又不沉。
+ Does not itch, and I am the kind who itches. / 不扎，我可是容易扎的人。
+ The {knit} pattern looks hand-made. / {knit}织得像手工的。
+ Kept its shape after washing. / 洗后不变形。
- Pilling under the arms. / 腋下起球。
- Shed a little on a white shirt at first. / 刚穿时会掉点毛在白衬衫上。
- Sleeves long for me. / 袖子对我来说偏长。
Q Does it itch? => It is {yarn}; next to the skin most find it soft. / 扎人吗？ => {yarn}，贴身穿大多数人觉得柔软。
Q How do I wash it? => {care^}. / 怎么洗？ => {care}。
= jacket | wear | jacket / 夹克
F 0 1 0 0 0
C black olive navy sand red teal
K shell:Outer fabric / 面料; fill:Filling / 填充; water:Water column / 防水指数; weight:Item weight / 重量; hood:Hood / 帽子
M Tornfell: Squall 3L | 219 | 3-layer nylon / 三层尼龙 | none / 无 | 20,000 mm | 410 g | fixed / 固定
M Tornfell: Ember Down | 189 | ripstop nylon / 格子尼龙 | duck down, 700 cuin / 700 蓬鸭绒 | water repellent / 防泼水 | 360 g | fixed / 固定
M Bramwell: Waxed No. 3 | 240 | waxed cotton / 油蜡棉 | none, tartan lining / 无，格纹里 | water repellent / 防泼水 | 1.2 kg | none / 无
M Plainfield: Chore | 89 | cotton canvas / 帆布 | none / 无 | none / 不防水 | 780 g | none / 无
M Kestrel Run: Windshirt | 75 | thin polyester / 薄涤纶 | none / 无 | water repellent / 防泼水 | 110 g | fixed / 固定
O size:Size / 尺码 = S; M; L; XL; XXL
S pockets:Pockets / 口袋 = 2, zipped / 2 个拉链; 4; 3, one inside / 3 个，含内袋
S who:Department / 适用 = women / 女款; men / 男款; unisex / 男女同款
T {fill} {size}
T {who} {size} {shell}
D Outer fabric {shell}, filling {fill}. / 面料{shell}，填充{fill}。
D Against rain: {water}. Hood: {hood}. / 防雨：{water}；帽子：{hood}。
D {pockets} pockets, {weight} in all. / 口袋{pockets}，总重{weight}。
+ Stood an hour at the bus stop in rain and wind, stayed warm. / 风雨里等了一小时公交，没冻着。
+ Packs small into the side of a rucksack. / 收起来能塞进背包侧袋。
+ Zips run with gloves on. / 戴手套也好拉。
+ At {weight} I forget that it is there. / {weight}，穿着没感觉。
- Runs small, take one size up. / 偏小，建议大一码。
- The fabric rustles. / 面料有沙沙声。
- The chest pocket is too small for a phone. / 胸袋放不下手机。
Q Is it waterproof? => Against water: {water}. / 防水吗？ => 防水指数：{water}。
Q Has it got a hood? => Hood: {hood}. / 有帽子吗？ => 帽子：{hood}。
= coat | wear | winter coat / 大衣
C camel charcoal navy black burgundy
K fabric:Fabric / 面料; lining:Lining / 里料; length:Length / 长度
M Bramwell: Overcoat | 290 | wool, 80 % / 80% 羊毛 | viscose / 粘胶 | 108 cm
M Moorhen: Wrap Coat | 320 | wool and cashmere / 羊毛羊绒 | cupro / 铜氨丝 | 118 cm
M Plainfield: Duffle | 180 | wool, 60 % / 60% 羊毛 | checked cotton / 格纹棉 | 92 cm
M Tornfell: Parka North | 260 | cotton and nylon / 棉锦混纺 | synthetic fill / 合成棉 | 88 cm
O size:Size / 尺码 = S; M; L; XL
S close:Closing / 门襟 = single row of buttons / 单排扣; double row of buttons / 双排扣; zip and buttons / 拉链加扣
S vent:Back / 后片 = one vent / 单开衩; no vent / 无开衩
S who:Department / 适用 = women / 女款; men / 男款
T {fabric} {size}
T {who} {size} {length}
D {fabric^}, lined with {lining}. / {fabric}，里料{lining}。
D Measured from the collar it is {length} long; closes with a {close}. / 后中长{length}，{close}。
D Room for a sweater below, shoulders not padded. / 里面能穿毛衣，肩部不厚垫。
+ Heavy in the right way. / 分量足，有质感。
+ Cut like something twice the price. / 剪裁像贵一倍的衣服。
+ Kept me warm at minus eight. / 零下八度也扛得住。
+ {fabric^} with hardly any shine. / {fabric}，没有廉价的反光。
- Picks up lint like a brush. / 特别沾毛。
- Pockets are cut high. / 口袋位置偏高。
- Lining tore at the vent, easily mended. / 开衩处里料裂了，好补。
Q How long is it? => {length}, from the collar down the back. / 多长？ => 后中{length}。
Q What is it made of? => {fabric^}, lining {lining}. / 什么料子？ => {fabric}，里料{lining}。
= jeans | wear | jeans / 牛仔裤
F 0 0 1 0 0
C denim indigo black grey white
K cut:Cut / 版型; weight:Denim weight / 丹宁克重; rise:Rise / 腰高; fabric:Fabric / 面料
M Rivet Row: 14 Straight | 98 | straight / 直筒 | 14 oz | mid / 中腰 | cotton / 纯棉
M Rivet Row: 21 Raw | 160 | straight / 直筒 | 21 oz, raw / 21 oz 原色 | mid / 中腰 | selvedge cotton / 赤耳纯棉
M Rivet Row: Wide | 110 | wide leg / 阔腿 | 12 oz | high / 高腰 | cotton / 纯棉
M Plainfield: Slim 2 | 49 | slim / 修身 | 11 oz | mid / 中腰 | cotton, 2 % elastane / 棉，2% 弹力
M Plainfield: Mom | 55 | tapered / 锥形 | 12 oz | high / 高腰 | cotton / 纯棉
O size:Waist / 腰围 = 28; 29; 30; 31; 32; 33; 34; 36
S inside:Inside leg / 内长 = 30 in / 30 英寸; 32 in / 32 英寸; 34 in / 34 英寸
S wash:Wash / 水洗 = rinsed / 一次水洗; stone washed / 石磨; unwashed / 未洗
S fly:Fly / 门襟 = zip / 拉链; buttons / 纽扣
T {cut} W{size}
T {cut} {wash} W{size}
D {cut^} cut, {rise} rise, {weight}. / {cut}，{rise}，{weight}。
D {fabric^}, {wash}; fly: {fly}. / {fabric}，{wash}，{fly}门襟。
D Inside leg {inside}. / 内长{inside}。
+ Fits like the pair that I had in school. / 合身得像学生时代那条。
+ {weight} and it shows, real denim. / {weight}，是真丹宁。
+ Pockets deep enough for a phone. / 口袋够深，放得下手机。
+ No give at the knees after weeks. / 穿几周膝盖也不鼓包。
- Stiff for the first ten days. / 头十天硬邦邦。
- Blue hands in the first week. / 第一周手都染蓝了。
- Length came up short after the wash. / 下水后裤长缩了一点。
Q How long is the inside leg? => {inside}. / 内长多少？ => {inside}。
Q Is there stretch in them? => The fabric is {fabric}. / 有弹力吗？ => 面料：{fabric}。
= dress | wear | dress / 连衣裙
F 1 1 0 0 0
C red navy black sage mustard blush burgundy teal
K fabric:Fabric / 面料; length:Length / 裙长; cut:Cut / 版型; pattern:Pattern / 图案
M Linnet: Tea Dress | 79 | viscose / 粘胶 | midi, 112 cm / 中长，112 厘米 | fitted waist / 收腰 | small flowers / 碎花
M Linnet: Sun Dress | 59 | cotton / 纯棉 | knee, 96 cm / 及膝，96 厘米 | A-line / A 字 | dots / 波点
M Linnet: Evening 5 | 149 | satin / 缎面 | long, 138 cm / 及踝，138 厘米 | bias cut / 斜裁 | solid / 纯色
M Loom & Tide: Shirt Dress | 89 | linen / 亚麻 | midi, 110 cm / 中长，110 厘米 | straight / 直筒 | solid / 纯色
M Moorhen: Knit Dress | 119 | merino / 美利奴羊毛 | midi, 108 cm / 中长，108 厘米 | slim / 修身 | solid / 纯色
O size:Size / 尺码 = 4; 6; 8; 10; 12; 14
S sleeve:Sleeve / 袖长 = none / 无袖; short / 短袖; three-quarter / 七分袖; long / 长袖
S pocket:Pockets / 口袋 = two, in the seams / 侧缝两个; none / 无
T {pattern} {length} US {size}
T {cut} {fabric} US {size}
D {fabric^}, {pattern}, {cut}. / {fabric}，{pattern}，{cut}。
D Length: {length}. Sleeves: {sleeve}. / 裙长：{length}；袖长：{sleeve}。
D Pockets: {pocket}. / 口袋：{pocket}。
+ Falls beautifully and does not crease in a suitcase. / 垂感好，放行李箱也不皱。
+ Got three compliments on the first evening. / 第一晚就被夸了三次。
+ Lining does not ride up. / 里衬不往上跑。
+ Length was just as given: {length}. / 裙长和标的一样：{length}。
- The zip catches at the waist. / 腰部拉链会卡。
- Lighter than I thought, wear a slip. / 比想象中薄，要加衬裙。
- Bust a little wide. / 胸围略大。
Q Are there pockets? => Pockets: {pocket}. / 有口袋吗？ => 口袋：{pocket}。
Q How long is it? => {length^}. / 裙长多少？ => {length}。
= handbag | wear | handbag / 手提包
F 0 1 0 1 0
C black tan burgundy navy camel sage
K leather:Material / 材质; size:Size / 尺寸; close:Closing / 开合
M Hidewell: Market | 189 | calf leather / 小牛皮 | 34 × 28 × 14 cm | magnet / 磁扣
M Hidewell: Sling | 129 | calf leather / 小牛皮 | 22 × 16 × 7 cm | zip / 拉链
M Ostrea: Doctor | 320 | bridle leather / 马鞍皮 | 30 × 22 × 16 cm | frame and lock / 金属框带锁
M Ostrea: Shell | 210 | grained leather / 荔枝纹牛皮 | 26 × 20 × 10 cm | flap with clasp / 翻盖搭扣
M Loom & Tide: Canvas Tote | 49 | cotton canvas / 帆布 | 40 × 36 × 12 cm | open / 敞口
S lining:Lining / 里料 = cotton / 棉; microfibre suede / 超纤绒; none / 无里
S metal:Metal parts / 五金 = brass / 黄铜; nickel / 镍色
S strap:Strap / 肩带 = adjustable / 可调节; two handles / 双提手; both / 提手与肩带
T {leather} {close}
T {size}
D {leather^}, {size}; {metal} fittings. / {leather}，{size}，{metal}五金。
D Closing: {close}. Strap: {strap}. / 开合：{close}；{strap}。
D Edges are painted and burnished by hand. / 边油手工打磨。
+ Smells of leather, not of glue. / 是皮子味，不是胶水味。
+ Holds a book, a scarf and lunch. / 装得下书、围巾和午饭。
+ Stands by itself on the floor. / 放地上能自己站住。
+ The clasp shuts with a good click. / 扣子合上声音很好听。
- Strap a bit short over a coat. / 穿大衣时肩带偏短。
- Inside pocket too narrow for my phone. / 内袋放手机偏窄。
- Scratches show, treat it with wax. / 容易有划痕，要打蜡养护。
Q How large is it? => {size}. / 多大？ => {size}。
Q Is it real leather? => Material: {leather}. / 是真皮吗？ => 材质：{leather}。
= backpack | wear | backpack / 双肩包
C black olive navy grey mustard
K volume:Volume / 容量; fabric:Fabric / 面料; weight:Item weight / 重量; laptop:Laptop sleeve / 电脑仓
M Tornfell: Day 22 | 79 | 22 l | recycled nylon / 再生尼龙 | 620 g | up to 14 in / 最大 14 英寸
M Tornfell: Tour 45 | 159 | 45 l | ripstop nylon / 格子尼龙 | 1.35 kg | none / 无
M Carrova: Office 18 | 109 | 18 l | coated canvas / 涂层帆布 | 890 g | up to 16 in / 最大 16 英寸
M Carrova: Roll 25 | 95 | 25 l | tarpaulin / 防水篷布 | 980 g | up to 15 in / 最大 15 英寸
S back:Back / 背板 = padded mesh / 透气网垫; frame and mesh / 支架网背
S rain:Rain cover / 雨罩 = included / 附; none / 无
S pockets:Pockets / 口袋 = 5; 7; 9
T {volume} {fabric}
D {volume} of {fabric}, {weight} empty. / {volume}，{fabric}，空包{weight}。
D Back: {back}. Laptop sleeve: {laptop}. / 背板：{back}；电脑仓：{laptop}。
D {pockets} pockets, none of them pointless. / {pockets}个口袋，每个都有用。
+ Sits close and does not swing. / 贴背不晃。
+ Rain cover: {rain}; the inside stayed dry either way. / 雨罩：{rain}；里面一直是干的。
+ Weekend in it without folding anything twice. / 周末出门一个包搞定。
+ Zips are the good kind. / 拉链很顺。
- Chest strap slides down. / 胸带会往下滑。
- Bottle pocket too tight. / 水壶袋偏紧。
- Straps stiff at first. / 肩带刚开始硬。
Q Will my laptop fit? => Laptop sleeve: {laptop}. / 放得下电脑吗？ => 电脑仓：{laptop}。
Q Is there a rain cover? => Rain cover: {rain}. / 有雨罩吗？ => 雨罩：{rain}。
= watch | object | wristwatch / 腕表
F 1 0 1 0 0
C silver black gold rose blue brown
K move:Movement / 机芯; size:Case size / 表径; glass:Glass / 表镜; water:Water resistance / 防水; strap:Strap / 表带
M Aldous & Vane: Field 38 | 189 | automatic / 自动机械 | 38 mm | sapphire / 蓝宝石 | 100 m | calf leather / 牛皮
M Aldous & Vane: Regatta | 340 | automatic / 自动机械 | 41 mm | sapphire / 蓝宝石 | 200 m | steel bracelet / 钢带
M Aldous & Vane: Slim | 149 | quartz / 石英 | 36 mm | mineral / 矿物玻璃 | 30 m | calf leather / 牛皮
M Tempora: Chrono 40 | 129 | quartz, chronograph / 石英计时 | 40 mm | mineral / 矿物玻璃 | 50 m | steel bracelet / 钢带
M Tempora: Digital 80 | 35 | quartz, digital / 石英电子 | 35 mm | acrylic / 亚克力 | 50 m | rubber / 橡胶
S lug:Lug width / 表耳 = 18 mm; 20 mm
S date:Date / 日历 = yes / 有; no / 无
S box:Box and papers / 盒证 = both / 齐全; ~box only / 仅盒; ~none / 无
T {move} {size}
T {size} {strap}
D {size} across, {move}, {glass} glass. / 表径{size}，{move}，{glass}。
D On {strap}, {lug} between the lugs, so straps are easy to find. / 配{strap}，表耳{lug}，换带方便。
D {water} water resistance; date: {date}. / 防水{water}，日历：{date}。
U Keeps time: I watched it for a week. / 走时准，观察过一周。
+ Wears smaller than its {size}. / {size}上手不显大。
+ Two seconds a day, better than promised. / 日误差两秒，比承诺的好。
+ Lume lasts until breakfast. / 夜光能亮到早餐时。
+ The strap, {strap}, was soft from the first day. / {strap}表带第一天就软。
- The crown is small for cold fingers. / 表冠小，手冷时不好拧。
- You hear it tick at night. / 夜里能听见走时声。
- Bracelet needs links taken out. / 表带要截。
Q Box and papers? => Box and papers: {box}. / 有盒证吗？ => 盒证：{box}。
Q How wide is the strap? => {lug} at the lugs. / 表耳多宽？ => {lug}。
= cap | wear | cap / 帽子
F 0 0 0 1
C navy black sand olive burgundy
K kind:Kind / 种类; fabric:Fabric / 面料
M Plainfield: Six Panel | 22 | baseball cap / 棒球帽 | cotton twill / 斜纹棉
M Kestrel Run: Featherlight | 28 | running cap / 跑步帽 | thin polyester / 薄涤纶
M Bramwell: Flat Cap | 45 | flat cap / 鸭舌帽 | wool tweed / 羊毛粗花呢
M Moorhen: Beanie | 32 | beanie / 针织帽 | lambswool / 羊羔毛
S size:Size / 帽围 = 56–60 cm, adjustable / 56–60 厘米可调; 55–58 cm / 55–58 厘米; 58–61 cm / 58–61 厘米
S care:Care / 洗涤 = hand wash / 手洗; wipe clean / 擦拭清洁
S lining:Lining / 内里 = cotton band / 棉质汗带; none / 无
S season:Season / 季节 = all year / 四季
T {kind} {fabric}
D A {kind} of {fabric}, {size}. / {fabric}{kind}，{size}。
D Keeps its shape in a coat pocket. / 塞大衣口袋也不变形。
D {care^} is all it wants. / {care}即可。
+ Does not fly off on the bridge. / 过桥大风也吹不走。
+ {fabric^} feels better than the price. / {fabric}手感超过价钱。
+ Sits well and leaves no mark on the forehead. / 戴着服帖，不勒额头。
+ Wife took it. Bought another. / 被太太拿走了，又买一顶。
- Sweat marks after one run. / 跑一次就有汗渍。
- Label inside scratches. / 里面的标扎人。
- A little deep. / 帽身偏深。
Q What size is it? => {size}. / 帽围多少？ => {size}。
Q What is it made of? => {fabric^}. / 什么面料？ => {fabric}。
= sunglasses | object | sunglasses / 太阳镜
F 0 1 1 1
C black brown gold clear olive
K shape:Shape / 框型; lens:Lens / 镜片; frame:Frame / 镜框
M Ostrea: Cove | 89 | round / 圆形 | polarised, grey / 偏光灰 | acetate / 板材
M Ostrea: Pilot | 99 | aviator / 飞行员 | gradient brown / 渐变茶 | steel / 不锈钢
M Kestrel Run: Wrap | 69 | wrap / 包覆式 | polarised, mirrored / 偏光镀膜 | nylon / 尼龙
M Plainfield: Square | 29 | square / 方形 | grey / 灰色 | polycarbonate / 聚碳酸酯
S uv:UV protection / 防紫外线 = UV400
S width:Lens width / 镜片宽 = 49 mm; 52 mm; 55 mm
S case:Case / 眼镜盒 = hard case / 硬盒; pouch / 布袋
S bridge:Bridge / 鼻梁 = 19 mm; 21 mm
T {shape} {lens}
D {shape^} frame of {frame}, lenses {lens}. / {shape}{frame}镜框，{lens}镜片。
D {width} lenses, {bridge} bridge, {uv}. / 镜片{width}，鼻梁{bridge}，{uv}。
D Comes with a {case}. / 附{case}。
+ Sit firmly, even when I look down. / 低头也不滑。
+ No headache after a day of driving. / 开一天车头也不疼。
+ Lenses are clear to the edge. / 镜片边缘也不变形。
+ They suit a narrow face. / 窄脸戴好看。
- Leave two marks on the nose. / 鼻梁会压出印子。
- Hinges loosened after a month. / 一个月后铰链松了。
- Lenses show every finger. / 镜片爱沾指纹。
Q Are they polarised? => Lenses: {lens}. / 是偏光的吗？ => 镜片：{lens}。
Q Is there a case? => Yes: {case}. / 带盒子吗？ => 带：{case}。
`;
