/** Families of goods for home and garden. The format is described in ../families.ts. */
export const home = `
= desklamp | object | desk lamp / 台灯
F 0 1 1 0 1
C black white green brass red mustard teal
K kind:Kind / 类型; light:Light source / 光源; height:Height / 高度; reach:Reach / 臂长
M Fernlight: Banker | 89 | banker's lamp / 银行家灯 | E26, 40 W at most / E26，最大 40 W | 38 cm | fixed / 固定
M Fernlight: Swing | 65 | spring arm / 弹簧长臂 | E26, 60 W at most / E26，最大 60 W | 62 cm | 78 cm
M Noctis: Line | 119 | LED bar / LED 长条 | LED, 12 W, dimmable / LED 12 W 可调光 | 45 cm | 52 cm
M Noctis: Dot | 45 | LED, rechargeable / LED 充电 | LED, 5 W, dimmable / LED 5 W 可调光 | 28 cm | fixed / 固定
M Timberfold: Crane | 79 | wooden arm / 木臂 | E26, 40 W at most / E26，最大 40 W | 55 cm | 60 cm
S shade:Shade / 灯罩 = metal / 金属; glass / 玻璃; linen / 亚麻
S switch:Switch / 开关 = on the cord / 线上; on the base / 底座; touch / 触摸
S cord:Cord / 电线 = 1.5 m; 1.8 m, fabric covered / 1.8 米布包线
S bulb:Bulb / 灯泡 = included / 附; not included / 不含
T {kind} {height}
D {kind^}, {height} high, light source {light}. / {kind}，高{height}，光源{light}。
D Shade of {shade}; switch: {switch}. / {shade}灯罩，开关：{switch}。
D The base is heavy, so it stays where it is. / 底座够重，不会倒。
U Rewired, with a new plug. / 换过新线和插头。
+ The light is warm and does not flicker. / 光线暖，不频闪。
+ Stands like a rock. / 稳如磐石。
+ My desk looks like a place to think now. / 书桌终于像个思考的地方。
+ Reading in bed without waking anybody. / 睡前看书不影响别人。
- Cord is stiff. / 电线偏硬。
- The joint creaks when you move it. / 关节动起来会吱呀。
- Bright only at the middle of the desk. / 只照亮桌子中间。
Q Is a bulb included? => Bulb: {bulb}. / 带灯泡吗？ => 灯泡：{bulb}。
Q How tall is it? => {height}. / 多高？ => {height}。
= pendant | object | pendant lamp / 吊灯
F 0 0 1 0
C black white brass copper green blush
K shape:Shape / 造型; size:Diameter / 直径; bulb:Socket / 灯口
M Fernlight: Dome 30 | 79 | dome / 半球 | 30 cm | 1 × E26
M Fernlight: Dome 45 | 119 | dome / 半球 | 45 cm | 1 × E26
M Noctis: Globe | 95 | globe / 圆球 | 25 cm | 1 × E26
M Noctis: Cone | 69 | cone / 锥形 | 22 cm | 1 × E12
S shade:Shade / 灯罩 = spun metal / 旋压金属; opal glass / 乳白玻璃; paper / 纸
S drop:Cord length / 吊线长 = 1.2 m, can be shortened / 1.2 米可截短; 2 m, can be shortened / 2 米可截短
S canopy:Canopy / 吸顶盘 = metal / 金属; painted / 烤漆
S dim:Dimmable / 调光 = with a dimmable bulb / 配可调光灯泡即可
T {shape} {size}
D A {shape} of {size}, shade of {shade}. / {shape}造型，直径{size}，{shade}灯罩。
D Hangs on {drop}; socket {bulb}. / 吊线{drop}，灯口{bulb}。
D Dimmable {dim}. / {dim}。
+ Over the table it looks as if it had grown there. / 挂在餐桌上方像长在那儿一样。
+ Light falls softly, no glare. / 光线柔和不刺眼。
+ Easy to hang, one hook and a clamp. / 一个钩一个端子就装好了。
+ The finish is even, inside as well. / 表面均匀，内侧也是。
- Instructions show another model. / 说明书画的是别的型号。
- Dust shows on the upper side. / 上面容易落灰。
- The canopy is a little small for my ceiling hole. / 吸顶盘盖不住我家的孔。
Q Can the cord be shortened? => It is {drop}. / 线能截短吗？ => {drop}。
Q Which bulb does it take? => {bulb}. / 用什么灯泡？ => {bulb}。
= chair | object | chair / 椅子
F 0 0 1 0 0
C oak walnut black white natural forest
K kind:Kind / 类型; seat:Seat / 座面; height:Seat height / 座高; load:Carries / 承重
M Timberfold: Spoke | 149 | dining chair / 餐椅 | solid wood / 实木 | 45 cm | 120 kg
M Timberfold: Rush | 189 | dining chair / 餐椅 | paper cord / 纸绳编织 | 44 cm | 110 kg
M Hearthside: Wing | 420 | armchair / 扶手椅 | wool blend / 羊毛混纺 | 42 cm | 130 kg
M Standby: Task 2 | 229 | office chair / 办公椅 | mesh / 网布 | 43–52 cm | 120 kg
M Plainfield: Fold | 39 | folding chair / 折叠椅 | beech slats / 榉木条 | 45 cm | 100 kg
S frame:Frame / 框架 = beech / 榉木; oak / 橡木; steel / 钢
S build:Assembly / 组装 = none needed / 免安装; four screws / 四颗螺丝
S size:Width × depth / 宽×深 = 48 × 52 cm; 56 × 58 cm; 62 × 60 cm
S feet:Feet / 脚垫 = felt pads / 毛毡垫; plastic glides / 塑料垫
T {kind} {seat}
D {kind^}, seat of {seat} at {height}. / {kind}，{seat}座面，座高{height}。
D Frame of {frame}, {size}; carries {load}. / {frame}框架，{size}，承重{load}。
D Assembly: {build}. / 组装：{build}。
+ Sat through a six-hour dinner and forgot that I sat. / 坐着吃了六小时饭，完全没感觉累。
+ No creaking. / 没有吱呀声。
+ {seat^} that breathes in summer. / {seat}，夏天不闷。
+ Looks as in the pictures, if not warmer. / 和图片一样，实物更温润。
- One leg was a millimetre short, a pad helped. / 一条腿短一毫米，垫片解决。
- Back is rather upright. / 靠背偏直。
- Smelled of varnish for two days. / 有两天漆味。
Q How high is the seat? => {height}. / 座高多少？ => {height}。
Q Must it be put together? => Assembly: {build}. / 要自己装吗？ => {build}。
= bookshelf | object | bookshelf / 书架
F 0 1 0 1
C oak walnut white black natural
K size:Size / 尺寸; shelves:Shelves / 层数; material:Material / 材质; load:Per shelf / 每层承重
M Timberfold: Ladder | 169 | 180 × 60 × 34 cm | 5 | pine / 松木 | 15 kg
M Timberfold: Cube 6 | 129 | 110 × 75 × 32 cm | 6 cubes / 6 格 | birch plywood / 桦木胶合板 | 20 kg
M Plainfield: Tall | 89 | 190 × 80 × 28 cm | 6 | veneered board / 贴皮板 | 18 kg
M Hearthside: Low | 219 | 84 × 120 × 36 cm | 2 | solid oak / 实木橡木 | 35 kg
S back:Back panel / 背板 = open / 无; closed / 有
S wall:Wall fixing / 墙面固定 = included / 附
S move:Shelves move / 层板 = fixed / 固定; adjustable / 可调
S tools:Tools / 工具 = hex key included / 附内六角; screwdriver needed / 需自备螺丝刀
T {size} {material}
D {size}, {shelves} shelves of {material}. / {size}，层数：{shelves}，{material}。
D Each carries {load}; back: {back}. / 每层承重{load}，背板{back}。
D The shelves are {move}. / 层板{move}。
+ Straight, even on our crooked floor. / 我家地不平，它依然笔直。
+ Up in forty minutes by myself. / 一个人四十分钟装好。
+ Takes the encyclopedia without sagging. / 放百科全书也不弯。
+ Grain matches from board to board. / 板子木纹对得上。
- One board had a dent. / 一块板有磕痕。
- Screws of two lengths that look alike. / 两种长度的螺丝太像。
- Heavy to carry upstairs. / 搬上楼很重。
Q How much does a shelf carry? => {load}. / 每层能放多重？ => {load}。
Q Can the shelves be moved? => They are {move}. / 层板能调吗？ => {move}。
= duvet | soft | duvet cover set / 被套套装
F 0 0 1 0 0
C white sky sage grey blush navy sand
K fabric:Fabric / 面料; count:Thread count / 支数; pattern:Pattern / 图案
M Hearthside: Percale | 89 | cotton percale / 棉府绸 | 200 | plain / 纯色
M Hearthside: Linen Bed | 169 | washed linen / 水洗亚麻 | not counted / 不计 | plain / 纯色
M Loom & Tide: Stripe | 75 | cotton / 纯棉 | 180 | fine stripes / 细条纹
M Moorhen: Sateen | 119 | cotton sateen / 棉贡缎 | 400 | plain / 纯色
M Plainfield: Jersey | 49 | cotton jersey / 针织棉 | knitted / 针织 | melange / 麻灰
O size:Size / 尺寸 = Twin / 单人:0; Full / 双人:14; Queen / 大号双人:22; King / 特大双人:34
S pieces:In the set / 包含 = cover and 2 pillowcases / 被套＋枕套两只; cover and 1 pillowcase / 被套＋枕套一只
S close:Closing / 开口 = buttons / 纽扣; zip / 拉链; hidden ties / 暗带
S wash:Washing / 洗涤 = 40 °C; 60 °C
S ties:Corner ties / 内角绑带 = four / 四条; none / 无
T {fabric} {size}
D {fabric^}, {pattern}; wash at {wash}. / {fabric}，{pattern}，{wash}水洗。
D The set: {pieces}. Closed by {close}. / 套装：{pieces}，{close}开口。
D Corner ties: {ties}. / 内角绑带：{ties}。
+ Cool in summer, and it dries overnight. / 夏天凉快，晾一夜就干。
+ Softer after each wash. / 越洗越软。
+ Colour as shown, which is rare with bedding. / 颜色和图一样，床品里难得。
+ {fabric^} without a chemical smell. / {fabric}，没有化学味。
- Creases like paper. / 皱得像纸。
- One button loose from the start. / 到手一颗扣子就松。
- Shrank about two per cent. / 缩水约百分之二。
Q What is in the set? => {pieces^}. / 一套有什么？ => {pieces}。
Q Can it be washed hot? => At {wash}. / 能高温洗吗？ => {wash}。
= cushion | soft | cushion / 靠垫
F 0 1 0 0
C mustard sage burgundy navy cream teal blush
K fabric:Cover / 面料; size:Size / 尺寸; pattern:Pattern / 图案
M Hearthside: Velvet | 35 | velvet / 丝绒 | 45 × 45 cm | plain / 纯色
M Loom & Tide: Kilim | 49 | handwoven wool / 手织羊毛 | 50 × 50 cm | zigzag / 锯齿纹
M Loom & Tide: Block | 32 | block-printed cotton / 手工木版印花棉 | 40 × 60 cm | flowers / 花纹
M Moorhen: Cable | 42 | knitted wool / 羊毛针织 | 45 × 45 cm | cable / 麻花
S fill:Filling / 填充 = feathers / 羽毛; polyester / 聚酯纤维; cover only / 仅枕套
S close:Closing / 开合 = hidden zip / 隐形拉链; envelope / 信封口
S care:Care / 洗涤 = cover at 30 °C / 外套 30 ℃; dry clean / 干洗
S back:Back / 背面 = same fabric / 同面料; plain linen / 素亚麻
T {fabric} {size}
D {fabric^}, {size}, pattern: {pattern}. / {fabric}，{size}，图案：{pattern}。
D Filling: {fill}. Back: {back}. / 填充：{fill}；背面：{back}。
D {close^} on the long side. / 长边{close}。
+ The sofa looks younger. / 沙发一下年轻了。
+ Plump and stays plump. / 蓬松，不塌。
+ {fabric^} with depth in the colour. / {fabric}，颜色有层次。
+ The dog approves. / 狗也很喜欢。
- Sheds fluff for a week. / 掉一周的毛。
- The zip is fine and easily bent. / 拉链细，容易歪。
- Slightly smaller than given, over the filling. / 充了芯后比标的略小。
Q Is the filling included? => Filling: {fill}. / 含芯吗？ => 填充：{fill}。
Q How large is it? => {size}. / 多大？ => {size}。
= vase | object | vase / 花瓶
F 0 1 0 0 1
C white teal sage blush charcoal blue mustard clear
K material:Material / 材质; height:Height / 高度; shape:Shape / 器形; mouth:Mouth / 口径; glaze:Surface / 表面; foot:Foot / 足部
M Kilnhouse: Bottle | 48 | stoneware / 炻器 | 26 cm | bottle / 瓶形 | 3 cm | matt glaze / 哑光釉 | unglazed / 素烧
M Kilnhouse: Moon | 75 | porcelain / 瓷 | 24 cm | round / 圆腹 | 9 cm | crackled glaze / 开片釉 | glazed, felt pads / 施釉贴毡
M Kilnhouse: Cylinder | 39 | stoneware / 炻器 | 30 cm | cylinder / 直筒 | 11 cm | matt glaze / 哑光釉 | unglazed / 素烧
M Marisol: Blown | 62 | hand-blown glass / 手工吹制玻璃 | 28 cm | waisted / 收腰 | 7 cm | clear, with small bubbles / 通透带小气泡 | ground flat / 磨平
M Marisol: Bud | 22 | glass / 玻璃 | 15 cm | bud vase / 单枝瓶 | 2 cm | smooth / 光面 | ground flat / 磨平
S water:Holds water / 盛水 = yes, tested / 可，已试; dry flowers only / 仅干花
S mark:Mark / 款识 = stamped below / 底部有印; none / 无
S gift:Gift box / 礼盒 = yes / 有; no / 无
S age:Made / 制作 = this year / 今年; earlier / 往年
T {material} {height}
D {material^}, {height} high, {shape}; mouth {mouth}. / {material}，高{height}，{shape}，口径{mouth}。
D Surface {glaze}, foot {foot}. / 表面{glaze}，足部{foot}。
D Holds water: {water}. / 盛水：{water}。
+ One branch in it and the room is done. / 插一枝，整个房间就有了。
+ The surface asks to be touched. / 让人忍不住想摸。
+ Arrived in enough paper to wrap a house. / 包得里三层外三层。
+ {height} is a good height for a side table. / {height}放边几正合适。
- Smaller than it looks in the picture. / 比图片上看着小。
- The mouth takes only a few stems. / 口小，插不了几枝。
- Left a ring on wood, use a mat. / 会在木面留印，要垫一下。
Q Does it hold water? => {water^}. / 能装水吗？ => {water}。
Q How wide is the mouth? => {mouth}. / 口径多大？ => {mouth}。
= wallclock | object | wall clock / 挂钟
F 0 0 0 1
C white black oak walnut red mint brass
K size:Diameter / 直径; move:Movement / 机芯; face:Face / 钟面; power:Power / 动力; sound:Sound / 声音
M Tempora: Station | 59 | 30 cm | quartz, sweeping / 石英扫秒 | strokes / 刻度 | 1 × AA, not included / AA 电池一节（不含） | silent / 静音
M Tempora: Kitchen | 32 | 25 cm | quartz, sweeping / 石英扫秒 | numerals / 数字 | 1 × AA, not included / AA 电池一节（不含） | silent / 静音
M Timberfold: Ring | 79 | 35 cm | quartz, sweeping / 石英扫秒 | no marks / 无刻度 | 1 × AA, not included / AA 电池一节（不含） | silent / 静音
M Old Mill Clocks: Pendulum | 189 | 28 cm | 8-day, winding / 八日上弦 | Roman numerals / 罗马数字 | wound by key once a week / 每周上弦一次 | a soft tick / 轻微走时声
S glass:Front / 表蒙 = glass / 玻璃; acrylic / 亚克力; open / 无
S frame:Frame / 边框 = narrow / 窄边; wide / 宽边
S hang:Hanging / 悬挂 = one nail / 一颗钉; two screws, included / 两颗螺丝，已附
T {size} {face}
D {size} across, {face}, {move}. / 直径{size}，{face}，{move}。
D Front: {glass}; sound: {sound}. / 表蒙：{glass}；声音：{sound}。
D Hangs on {hang}. / {hang}即可悬挂。
+ Can be read from the other end of the kitchen. / 厨房另一头也看得清。
+ Looks calm on a busy wall. / 墙上东西多，它看着最安静。
+ Five months and not a minute off. / 五个月没差一分钟。
+ Five minutes with the drill and it hung straight. / 五分钟打孔挂好，端端正正。
- The hands are thin. / 指针偏细。
- Glass reflects the lamp. / 表蒙会反光。
- Setting it takes patience. / 对时要耐心。
Q Does it tick? => Sound: {sound}. / 有走时声吗？ => 声音：{sound}。
Q How large is it? => {size} across. / 多大？ => 直径{size}。
= rug | soft | rug / 地毯
F 0 1 0 1
C cream navy burgundy sage grey mustard teal
K weave:Weave / 织法; material:Material / 材质; pattern:Pattern / 图案; pile:Pile / 绒高
M Loom & Tide: Kilim Rug | 189 | flat woven / 平织 | wool / 羊毛 | zigzag / 锯齿纹 | none / 无绒
M Loom & Tide: Berber | 320 | hand knotted / 手工打结 | wool / 羊毛 | diamonds / 菱格 | 18 mm
M Hearthside: Jute | 99 | braided / 编织 | jute / 黄麻 | plain / 素色 | none / 无绒
M Plainfield: Washable | 85 | machine woven / 机织 | polyester / 聚酯 | faded medallion / 褪色团花 | 4 mm
O size:Size / 尺寸 = 60 × 90 cm:0; 80 × 150 cm:60; 120 × 180 cm:160; 160 × 230 cm:290
S back:Backing / 背衬 = none / 无; cotton / 棉; non-slip / 防滑
S heat:Underfloor heating / 地暖 = suitable / 适用
S edge:Edges / 锁边 = bound / 包边; fringes / 流苏
T {material} {size}
T {weave} {pattern} {size}
D {weave^} of {material}, {pattern}, pile: {pile}. / {material}{weave}，{pattern}，绒高：{pile}。
D Edges: {edge}; backing: {back}. / 边缘：{edge}；背衬：{back}。
D Lies flat after two days. / 铺两天就平了。
+ The room got quieter and warmer. / 房间安静又暖和了。
+ Colours are deeper than on the screen. / 颜色比屏幕上更沉。
+ Vacuums well. / 好吸尘。
+ {material^} that children can roll on. / {material}，小孩可以在上面打滚。
- Smells of sheep on wet days. / 潮天有羊毛味。
- Corners curl for a week. / 头一周角会翘。
- Needs a pad below on parquet. / 木地板上要加防滑垫。
Q Is there a non-slip backing? => Backing: {back}. / 背面防滑吗？ => 背衬：{back}。
Q What is it made of? => {material^}. / 什么材质？ => {material}。
= plantpot | object | plant pot / 花盆
F 0 0 1 1
C tan white charcoal sage teal blush
K material:Material / 材质; size:Diameter / 口径; hole:Drain hole / 排水孔; finish:Finish / 表面
M Kilnhouse: Terra 12 | 14 | terracotta / 红陶 | 12 cm | yes / 有 | smooth / 光面
M Kilnhouse: Terra 20 | 26 | terracotta / 红陶 | 20 cm | yes / 有 | smooth / 光面
M Kilnhouse: Glazed 16 | 32 | glazed stoneware / 施釉炻器 | 16 cm | yes / 有 | ribbed / 竖纹
M Marisol: Planter 30 | 69 | fibre cement / 纤维水泥 | 30 cm | no / 无 | ribbed / 竖纹
S saucer:Saucer / 托盘 = included / 附; not included / 不含
S frost:Frost / 耐冻 = frost proof / 耐冻; bring in over winter / 冬季需收回室内
S foot:Feet / 盆脚 = none / 无; three / 三只
T {material} {size}
D {material^}, {size} across, drain hole: {hole}. / {material}，口径{size}，排水孔：{hole}。
D Saucer: {saucer}. {frost^}. / 托盘：{saucer}，{frost}。
D The outside is {finish} and grows handsome with age. / {finish}，越用越有味道。
+ My basil lives, for the first time. / 罗勒第一次养活了。
+ Solid and straight, does not rock. / 厚实端正，放得稳。
+ {size} is right for a fern. / {size}养蕨类正好。
+ White traces appear, I like them. / 会返白霜，我很喜欢。
- A chip at the rim below the lip. / 口沿下有个小磕。
- Heavy once it is planted. / 种上植物后很沉。
- The saucer is a touch small. / 托盘略小。
Q Is there a hole? => Drain hole: {hole}. / 有孔吗？ => 排水孔：{hole}。
Q Can it stay outside? => {frost^}. / 能放室外吗？ => {frost}。
= wateringcan | object | watering can / 浇水壶
F 0 1 1 0
C green copper white black yellow
K volume:Volume / 容量; material:Material / 材质; spout:Spout / 壶嘴
M Greenthumb: Long Reach | 45 | 1.5 l | steel, powder-coated / 喷塑钢 | long, thin / 细长
M Greenthumb: Garden 9 | 38 | 9 l | galvanised steel / 镀锌钢 | with rose / 带花洒
M Greenthumb: Kid 1 | 15 | 1 l | recycled plastic / 再生塑料 | with rose / 带花洒
M Marisol: Indoor | 59 | 0.9 l | copper plated / 镀铜 | long, thin / 细长
S handle:Handle / 提手 = one / 单提手; two / 双提手
S drip:Drip / 滴漏 = drip-free / 不滴漏
S weight:Empty / 空重 = 420 g; 650 g
S clean:Cleaning / 清洁 = opens wide / 大口易清洗; rinse only / 冲洗即可
T {volume} {material}
D {volume}, {material}, spout {spout}. / {volume}，{material}，{spout}壶嘴。
D It weighs {weight} empty; handles: {handle}. / 空重{weight}，{handle}。
D Pours where you look. / 指哪浇哪。
+ The thin stream does not wash the soil away. / 水流细，不冲土。
+ Balanced even when full. / 装满也不坠手。
+ Pretty enough to be left on the sill. / 好看到舍不得收起来。
+ No drips on the parquet. / 不往木地板上滴水。
- Slow to fill through its small opening. / 口小，灌水慢。
- Paint chipped after a fall. / 摔一次掉漆了。
- You walk twice for ten pots. / 十盆花要跑两趟。
Q How much does it hold? => {volume}. / 容量多少？ => {volume}。
Q What sort of spout is it? => {spout^}. / 什么壶嘴？ => {spout}。
= drill | device | cordless drill / 充电电钻
C green blue orange red yellow
K volt:Voltage / 电压; torque:Torque / 扭矩; chuck:Chuck / 夹头; weight:Item weight / 重量
M Brawnwell: BD 12 | 79 | 12 V | 30 Nm | 10 mm | 0.95 kg
M Brawnwell: BD 18 | 139 | 18 V | 60 Nm | 13 mm | 1.5 kg
M Brawnwell: BD 18 Hammer | 179 | 18 V, hammer / 18 V 冲击 | 75 Nm | 13 mm | 1.7 kg
M Fixmate: Compact | 49 | 10.8 V | 22 Nm | 10 mm | 0.88 kg
M Fixmate: Site 20 | 159 | 20 V, brushless / 20 V 无刷 | 80 Nm | 13 mm | 1.6 kg
S set:Set / 套装 = 2 batteries, charger, case / 双电、充电器、箱; 1 battery, charger / 单电、充电器; tool only / 裸机
S gears:Gears / 档位 = 2; 2, 20 clutch steps / 2 档，20 级离合
S light:Work light / 照明灯 = LED
S bits:Bits / 钻头 = not included / 不含; set of 20 included / 附 20 件
T {volt} {torque}
T {volt} {set}
D {volt}, {torque}, a {chuck} chuck and {weight} in the hand. / {volt}，{torque}，{chuck}夹头，重{weight}。
D The set: {set}. Bits: {bits}. / 套装：{set}；钻头：{bits}。
D {gears} gears, light where you need it. / {gears}，带照明。
U Used for one kitchen, then put away. / 装了一套厨房后就收起来了。
+ Hung four cupboards on one battery. / 一块电装了四个吊柜。
+ Goes into oak like into butter. / 钻橡木像切黄油。
+ Fits behind the tap, where no other did. / 水龙头后面也伸得进去。
+ {weight} is kind to my wrist. / {weight}，手腕不累。
- Charger is slow. / 充电慢。
- The case closes only in one order. / 箱子必须按顺序放才合得上。
- Loud in gear two. / 二档噪音大。
Q How many batteries are there? => The set: {set}. / 几块电池？ => 套装：{set}。
Q Are bits included? => Bits: {bits}. / 带钻头吗？ => 钻头：{bits}。
`;
