/** Families of shoes. The format is described in ../families.ts. */
export const shoes = `
= sneakers | wear | sneakers / 运动鞋
F 0 0 0 1 0 0 0
C white black grey navy red mint sand
K upper:Upper / 鞋面; sole:Sole / 鞋底; weight:Weight per shoe / 单只重量; style:Style / 风格
M Kestrel Run: Tempo 4 | 129 | engineered mesh / 工程网布 | foam, 8 mm drop / 发泡中底，落差 8 mm | 242 g | running / 跑步
M Kestrel Run: Tempo Trail | 145 | ripstop mesh / 防撕裂网布 | rubber with lugs / 防滑齿橡胶 | 298 g | trail running / 越野跑
M Halfcourt: Low 82 | 95 | leather / 皮革 | rubber cupsole / 橡胶杯底 | 390 g | court / 板鞋
M Halfcourt: High 82 | 110 | leather / 皮革 | rubber cupsole / 橡胶杯底 | 440 g | basketball, retro / 复古篮球
M Halfcourt: Canvas | 55 | canvas / 帆布 | vulcanised rubber / 硫化橡胶 | 330 g | casual / 休闲
M Plainfield: Walker | 69 | suede and mesh / 麂皮拼网布 | EVA | 280 g | walking / 健走
M Orbit Lane: Pulse 9 | 160 | knit / 飞织 | foam and plate / 发泡加碳板 | 205 g | racing / 竞速
O size:US shoe size / 美码 = 6; 7; 8; 8.5; 9; 9.5; 10; 10.5; 11; 12
S width:Width / 鞋楦 = standard / 标准; wide / 宽楦
S lace:Closure / 闭合 = laces / 系带
S who:Department / 适用 = women / 女款; men / 男款; unisex / 男女同款
S inner:Insole / 鞋垫 = removable / 可拆; glued / 固定
T {style} US {size}
T {who} US {size} {upper}
D {upper^} over {sole}, {weight} a shoe. / {upper}鞋面，{sole}，单只{weight}。
D A {style} shoe in {width} width. / {style}鞋，鞋楦：{width}。
D The insole is {inner}. / 鞋垫{inner}。
+ Ten kilometres on the first day and no blister. / 第一天就跑十公里，没磨脚。
+ Light, {weight} is no lie. / 很轻，{weight}不虚标。
+ Comfortable right out of the box. / 开箱就舒服。
+ Grip on wet stones is fine. / 湿石板上也不滑。
+ My colleagues asked where they are from. / 同事都来问哪买的。
- The sole is worn at the heel after 300 km. / 跑了三百公里后跟磨平了。
- Half a size small for me. / 对我来说小半码。
- White is white for three days. / 白色只白三天。
- Laces come undone. / 鞋带容易松。
Q Do they run small? => The width is {width}; most keep their usual size. / 偏码吗？ => 鞋楦{width}，大多数人按正常码。
Q What do they weigh? => {weight} a shoe in size 9. / 多重？ => 9 码单只{weight}。
Q Can the insole be taken out? => The insole is {inner}. / 鞋垫能取出来吗？ => 鞋垫{inner}。
= boots | wear | boots / 靴子
F 1 0 2 0 0
C brown black tan burgundy olive
K upper:Upper / 鞋面; sole:Sole / 鞋底; height:Shaft height / 靴筒高; style:Style / 款式; close:Closure / 闭合
M Rivet Row: Engineer | 289 | oiled leather / 油皮 | rubber lug, Goodyear welt / 橡胶齿底，固特异沿条 | 28 cm | work / 工装 | pull-on, buckle / 套脚带扣
M Rivet Row: Six Eye | 245 | waxed leather / 蜡皮 | cork and rubber, Goodyear welt / 软木橡胶，固特异沿条 | 15 cm | service / 军靴 | laces / 系带
M Bramwell: Chelsea | 179 | calf leather / 小牛皮 | leather with rubber tip / 皮底贴胶 | 14 cm | Chelsea / 切尔西 | elastic sides / 松紧侧边
M Tornfell: Tor Mid | 165 | nubuck and mesh / 磨砂皮拼网布 | deep rubber lugs / 深齿橡胶 | 13 cm | hiking / 登山 | laces / 系带
M Tornfell: Snow Pac | 139 | nylon and rubber / 尼龙与橡胶 | rubber / 橡胶 | 26 cm | winter / 雪地 | laces / 系带
O size:US shoe size / 美码 = 6; 7; 8; 9; 10; 11; 12
S lining:Lining / 内里 = leather / 皮里; textile / 织物; fleece / 抓绒
S who:Department / 适用 = women / 女款; men / 男款
T {style} US {size}
T {who} {upper} US {size}
D {upper^}, shaft {height}; sole: {sole}. / {upper}，筒高{height}，鞋底：{sole}。
D Lined with {lining}, closed by {close}. / 内里{lining}，{close}。
D {style^} boots for people who walk. / 适合真走路的人的{style}靴。
U Conditioned twice a year, with shoe trees inside. / 一年保养两次，一直撑着鞋撑。
+ Broken in after a week, now like slippers. / 磨合一周后像拖鞋一样舒服。
+ Dry feet in slush. / 踩雪水脚是干的。
+ {upper^} that takes polish well. / {upper}很吃鞋油。
+ Heel does not slip. / 后跟不跟脚的问题没有。
- Heavy on stairs. / 爬楼梯沉。
- Hard work in the first days. / 头几天很磨。
- The eyelets tarnished. / 鞋眼氧化了。
Q Are they lined? => Lining: {lining}. / 有内里吗？ => 内里：{lining}。
Q How high is the shaft? => {height}. / 靴筒多高？ => {height}。
= loafers | wear | leather shoes / 皮鞋
F 0 1 0 0 0
C brown black burgundy tan navy
K style:Style / 款式; upper:Upper / 鞋面; sole:Sole / 鞋底; build:Construction / 工艺
M Bramwell: Penny | 169 | penny loafer / 便士乐福 | calf leather / 小牛皮 | leather / 皮底 | Blake stitched / 布莱克
M Bramwell: Oxford 5 | 210 | oxford / 牛津 | calf leather / 小牛皮 | leather / 皮底 | Goodyear welted / 固特异
M Ostrea: Tassel | 145 | tassel loafer / 流苏乐福 | suede / 麂皮 | leather and rubber / 皮底贴胶 | Blake stitched / 布莱克
M Ostrea: Monk | 189 | double monk / 双扣孟克 | calf leather / 小牛皮 | rubber / 橡胶 | Goodyear welted / 固特异
M Plainfield: Drive | 69 | driving moccasin / 豆豆鞋 | suede / 麂皮 | rubber pegs / 橡胶粒 | hand sewn / 手缝
O size:US shoe size / 美码 = 7; 8; 8.5; 9; 9.5; 10; 11
S lining:Lining / 内里 = leather / 皮里; half leather / 半皮里
S width:Width / 鞋楦 = D, standard / D 标准; E, wide / E 宽
S toe:Toe / 鞋头 = round / 圆头; almond / 杏仁头
T {style} US {size}
T {style} {upper} US {size}
D {style^} in {upper}, {build}. / {upper}{style}，{build}工艺。
D {sole^} sole, {lining} lining, width {width}. / {sole}，{lining}，鞋楦{width}。
D A {toe} toe: neither pointed nor clumsy. / {toe}，不尖也不笨。
+ Look better after each polish. / 越擦越好看。
+ Wore them to a wedding and danced. / 穿去婚礼还跳了舞。
+ {build^}, so they can be resoled. / {build}，以后能换底。
+ True to size in width {width}. / {width}，尺码准。
- Slippery on marble when new. / 新鞋走大理石会滑。
- Tight over the instep. / 脚背偏紧。
- Creased quickly at the toe. / 鞋头很快有折痕。
Q Are they wide? => Width {width}. / 宽吗？ => 鞋楦{width}。
Q Can they be resoled? => They are {build}; your cobbler will know. / 能换底吗？ => 工艺是{build}，修鞋师傅会懂。
= heels | wear | heels / 高跟鞋
F 0 0 1 0 0
C black red blush navy gold ivory
K heel:Heel height / 跟高; style:Style / 款式; upper:Upper / 鞋面
M Linnet: Court 70 | 99 | 7 cm | pumps / 浅口 | suede / 麂皮
M Linnet: Court 90 | 105 | 9 cm | pumps / 浅口 | patent leather / 漆皮
M Linnet: Block | 89 | 5 cm | block heel / 粗跟 | calf leather / 小牛皮
M Ostrea: Slingback | 129 | 4 cm | slingback / 后空 | calf leather / 小牛皮
M Ostrea: Strap | 139 | 8 cm | sandals with strap / 一字带凉鞋 | satin / 缎面
O size:US shoe size / 美码 = 5; 6; 6.5; 7; 7.5; 8; 9
S toe:Toe / 鞋头 = pointed / 尖头; round / 圆头; open / 露趾
S lining:Lining / 内里 = leather / 皮里; textile / 织物
S tip:Heel tip / 跟掌 = replaceable / 可更换
T {heel} {style} US {size}
D {style^}, heel {heel}, {upper}. / {style}，跟高{heel}，{upper}。
D {toe^} toe, lined in {lining}; the tips are {tip}. / {toe}，内里{lining}，跟掌{tip}。
D The padding under the ball of the foot is worth gold. / 前掌有软垫，救命的设计。
U Worn to two weddings, soles show it, uppers do not. / 参加过两次婚礼，鞋底有痕，鞋面没有。
+ Stood in them for six hours. / 穿着站了六个小时。
+ The heel is stable, no wobble. / 跟很稳，不晃。
+ {upper^} with an even colour. / {upper}颜色均匀。
+ Half a size up was right for me. / 大半码正好。
- Rubs at the little toe. / 磨小脚趾。
- Tips wore down in a month. / 一个月跟掌就磨了。
- Noisy on parquet. / 走木地板声音大。
Q How high is the heel? => {heel}. / 跟有多高？ => {heel}。
Q What is the toe like? => {toe^}. / 鞋头什么样？ => {toe}。
= sandals | wear | sandals / 凉鞋
F 0 0 1 1
C tan brown black white sage
K style:Style / 款式; strap:Straps / 鞋带面; sole:Sole / 鞋底
M Saltmarsh: Slide | 45 | slides / 一字拖 | one strap, leather / 单带皮革 | cork / 软木
M Saltmarsh: Two Strap | 79 | two straps / 双扣 | nubuck / 磨砂皮 | cork and latex / 软木乳胶
M Tornfell: River | 85 | hiking sandals / 溯溪 | webbing / 织带 | rubber with lugs / 齿纹橡胶
M Linnet: Ankle | 69 | ankle strap / 踝带 | leather / 皮革 | rubber / 橡胶
O size:US shoe size / 美码 = 5; 6; 7; 8; 9; 10; 11
S bed:Footbed / 鞋床 = moulded / 模压; flat, padded / 平垫
S buckle:Buckles / 扣件 = brass / 黄铜; hook and loop / 魔术贴
S who:Department / 适用 = women / 女款; men / 男款; unisex / 男女同款
T {style} US {size}
T {who} {style} {strap} US {size}
D {style^} with straps of {strap} on {sole}. / {style}，{strap}，{sole}底。
D The footbed is {bed}, the buckles: {buckle}. / 鞋床{bed}，扣件{buckle}。
D Made for hot stones and cold drinks. / 热石板和冷饮的季节。
+ The footbed learned my foot in a week. / 一周鞋床就踩出脚形。
+ Walked a whole city in them. / 穿着走遍一座城。
+ {strap^} does not chafe. / {strap}不磨脚。
+ Easy to clean after the beach. / 去完海边冲冲就干净。
- Slippery when wet inside. / 里面湿了会滑。
- Squeak for the first days. / 头几天会吱吱响。
- One size up would be better. / 建议大一码。
Q Are they adjustable? => Buckles: {buckle}. / 能调松紧吗？ => 扣件：{buckle}。
Q What is the sole made of? => {sole^}. / 鞋底什么材质？ => {sole}。
= slippers | wear | slippers / 拖鞋
F 0 1 0 1
C grey navy camel burgundy forest cream
K material:Material / 材质; sole:Sole / 鞋底; shape:Shape / 款式
M Hearthside: Felt | 39 | wool felt / 羊毛毡 | felt and latex / 毛毡乳胶 | mule / 半拖
M Hearthside: Sheep | 75 | sheepskin / 羊皮毛一体 | suede / 麂皮底 | closed / 包跟
M Plainfield: Bath | 19 | cotton terry / 棉毛圈 | EVA | open toe / 露趾
M Moorhen: Knit | 35 | knitted wool / 羊毛针织 | rubber dots / 防滑点胶 | sock / 袜型
O size:US shoe size / 美码 = 6; 7; 8; 9; 10; 11
S wash:Washing / 清洗 = 30 °C in a bag / 30 ℃ 装袋机洗; by hand / 手洗; wipe only / 擦拭
S inner:Footbed / 鞋垫 = memory foam / 记忆棉; wool / 羊毛; cork / 软木
S noise:On wood / 走木地板 = silent / 静音; quiet / 较安静
T {material} {shape} US {size}
D {material^} on a sole of {sole}. / {material}，{sole}。
D {shape^} shape, footbed of {inner}. / {shape}，鞋垫{inner}。
D On wooden floors they are {noise}. / 走木地板{noise}。
+ My feet are warm for the first time since October. / 十月以来脚第一次暖和。
+ The neighbours below thank me. / 楼下邻居感谢我。
+ They do not smell, even barefoot. / 光脚穿也不臭。
+ Better than the ones that cost double. / 比贵一倍的还好。
- They shed on the carpet at first. / 刚穿会掉毛。
- Wide; slip off on stairs. / 偏宽，下楼容易掉。
- Not for wet tiles. / 湿瓷砖上会滑。
Q Can they be washed? => Washing: {wash}. / 能洗吗？ => 清洗：{wash}。
Q Do they have a back? => The shape: {shape}. / 包后跟吗？ => 款式：{shape}。
`;
