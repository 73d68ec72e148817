/** Families of cameras. The format is described in ../families.ts. */
export const cameras = `
= mirrorless | device | mirrorless camera / 微单相机
C black silver
K sensor:Sensor / 传感器; mp:Resolution / 像素; mount:Lens mount / 卡口; weight:Item weight / 重量; video:Video / 视频
M Lumora: X10 | 899 | APS-C | 24 MP / 2400 万 | L-C | 390 g | 4K 30p
M Lumora: X30 | 1299 | APS-C | 26 MP / 2600 万 | L-C | 468 g | 4K 60p
M Lumora: F1 | 1999 | full frame / 全画幅 | 33 MP / 3300 万 | L-F | 658 g | 4K 60p
M Keplen: K5 | 749 | Micro 4-3 | 20 MP / 2000 万 | K43 | 374 g | 4K 30p
M Keplen: K7 Field | 1149 | Micro 4-3 | 20 MP / 2000 万 | K43 | 504 g | 4K 60p
M Orrin: Rover 2 | 2799 | full frame / 全画幅 | 45 MP / 4500 万 | OR | 739 g | 8K 30p
S kit:Sold with / 随附 = body only / 单机身; body and 2 batteries / 机身与两块电池; body, strap, charger / 机身、背带、充电器
S count:Shutter count / 快门数 = ~under 2,000 / 2000 以内; ~under 5,000 / 5000 以内; !0, new / 0（全新）
S stab:Stabilisation / 防抖 = in body, 5 axes / 五轴机身防抖; by lens / 依靠镜头
S screen:Rear screen / 背屏 = tilting, touch / 翻折触摸; fully articulated / 全向翻转
S cards:Card slots / 卡槽 = 1 × SD; 2 × SD / SD ×2
T {sensor} {mp}
T {mp} {kit}
D {sensor} sensor with {mp}, {mount} mount. / {sensor}传感器，{mp}像素，{mount}卡口。
D Stabilisation: {stab}. Video goes up to {video}. / 防抖：{stab}，视频最高{video}。
D {weight} with the feel of a real tool; the screen is {screen}. / {weight}，拿着像件正经工具，屏幕{screen}。
U Sensor is clean, the rubber is tight, no smell of cellar. / 传感器干净，蒙皮不起翘，没有霉味。
U Shutter count {count}, I can send a picture of the menu. / 快门数{count}，可发菜单截图。
+ Autofocus finds my dog, and my dog does not sit still. / 对焦能跟住我家狗，它可从不坐好。
+ {mp} is enough for large prints on the wall. / {mp}像素，放大挂墙也够。
+ Files hold up in the shadows. / 暗部拉回来细节还在。
+ Small enough that I take it along, which is the point. / 小到愿意天天带，这才是关键。
- The battery is gone by late afternoon. / 电池撑不到傍晚。
- The menus are a maze. / 菜单像迷宫。
- The grip is short for large hands. / 手大的人小指没处放。
Q Which lenses fit? => All with the {mount} mount. / 能用哪些镜头？ => {mount}卡口的都可以。
Q What is the shutter count? => {count^}. / 快门数多少？ => {count}。
Q What comes with it? => {kit^}. / 随附什么？ => {kit}。
= filmcamera | device | 35 mm film camera / 35mm 胶片相机
C black silver brown
K lens:Lens / 镜头; meter:Light meter / 测光; power:Power / 供电; year:Year / 年份
M Keplen: Auto 35 | 149 | 40 mm f/1.7 | coupled, CdS / 联动 CdS | 1 × LR44 | 1971
M Keplen: Reflex M | 189 | 50 mm f/2 | needle in the finder / 取景器内指针 | none needed / 无需电池 | 1976
M Orrin: Compact II | 229 | 35 mm f/2.8 | automatic / 自动 | 1 × CR123A | 1989
M Orrin: Range 3 | 480 | 45 mm f/2 | none / 无 | none needed / 无需电池 | 1958
M Zeffer: Pocket 35 | 95 | 38 mm f/3.5 | automatic / 自动 | 2 × AA | 1984
S film:Last film test / 最近试片 = this spring / 今年春天; last autumn / 去年秋天; not tested with film / 未过片
S seals:Light seals / 密封棉 = replaced / 已更换; original, still soft / 原装，仍有弹性
S case:Case / 皮套 = ever-ready case / 皮套; none / 无; strap only / 仅背带
S shutter:Shutter / 快门 = all speeds sound right / 各档声音正常; slow speeds a little slow / 慢门略慢
T {lens} {year}
T {year} {lens} {case}
D {lens} from {year}: sharper than its age lets you think. / {year}年的{lens}，锐度超出年龄。
D Meter: {meter}. It runs on: {power}. / 测光：{meter}；供电：{power}。
D Light seals: {seals}. Shutter: {shutter}. / 密封棉：{seals}；快门：{shutter}。
D The finder is bright with a little dust that does not show in pictures. / 取景器明亮，有少许灰尘，不影响成像。
U Last film through it: {film}. / 最近试片：{film}。
+ My first roll came back with 36 good ones. / 第一卷就出了三十六张好片。
+ The click is worth the money by itself. / 光听快门声就值了。
+ Looks beautiful on the shelf and better in the hand. / 摆着好看，拿着更好看。
+ Seller explained how to load it. / 卖家还教我怎么装卷。
- The rewind crank is stiff. / 回卷摇柄偏紧。
- Smelled of attic for a week. / 有一周都是阁楼味。
- The counter jumps at 20. / 计数器到二十会跳。
Q Has it been tested with film? => Last film test: {film}. / 过过片吗？ => 最近试片：{film}。
Q Which battery does it need? => {power^}. / 用什么电池？ => {power}。
= instant | device | instant camera / 拍立得相机
C white pink mint black sky yellow
K film:Film / 相纸; size:Picture size / 画面尺寸; focus:Focus / 对焦; power:Power / 供电
M Popsy: Mini | 69 | Popsy Mini | 62 × 46 mm | fixed / 固定 | 2 × AA
M Popsy: Square | 119 | Popsy Square | 62 × 62 mm | 2 zones / 两段 | 2 × CR2
M Popsy: Wide | 139 | Popsy Wide | 99 × 62 mm | 2 zones / 两段 | 4 × AA
M Zeffer: Now | 129 | Zeffer i-Type | 79 × 79 mm | 2 zones, auto / 两段自动 | built-in, USB / 内置 USB 充电
S flash:Flash / 闪光灯 = automatic / 自动; automatic, can be switched off / 自动，可关闭
S timer:Self-timer / 自拍 = 10 s / 10 秒; none / 无
S box:Sold with / 随附 = strap / 手绳; strap and 10 sheets of film / 手绳与 10 张相纸; strap, album, film / 手绳、相册、相纸
T {size}
D Takes {film} film, pictures of {size}. / 使用{film}相纸，画面{size}。
D Focus: {focus}. Flash: {flash}. / 对焦：{focus}；闪光灯：{flash}。
D Runs on: {power}. / 供电：{power}。
U Rollers cleaned, test picture comes along. / 滚轮清洁过，附一张试拍。
+ The hit of the wedding table. / 婚礼桌上最受欢迎。
+ Pictures look as if they were thirty years old, in a good way. / 照片像三十年前拍的，很有味道。
+ My niece understood it at once. / 外甥女一学就会。
+ Skin looks warm in window light. / 窗边拍人肤色很暖。
- Film costs more than the camera in the end. / 相纸最后比相机还贵。
- The flash is harsh up close. / 近拍闪光太硬。
- You have to remember to turn it off. / 容易忘记关机。
Q Which film do I buy? => {film}, nothing else fits. / 买哪种相纸？ => {film}，其他的不能用。
Q Can the flash be switched off? => Flash: {flash}. / 闪光灯能关吗？ => 闪光灯：{flash}。
= lens | device | camera lens / 镜头
F 0 0 1 0 1 0 1
C black silver
K mount:Mount / 卡口; focal:Focal length / 焦距; ap:Largest aperture / 最大光圈; filter:Filter thread / 滤镜口径; weight:Item weight / 重量
M Lumora: 35/1.8 | 399 | L-C | 35 mm | f/1.8 | 52 mm | 210 g
M Lumora: 18-55 | 299 | L-C | 18–55 mm | f/2.8–4 | 58 mm | 310 g
M Lumora: 70-200 F | 1899 | L-F | 70–200 mm | f/2.8 | 77 mm | 1,180 g
M Keplen: 25/1.4 | 449 | K43 | 25 mm | f/1.4 | 46 mm | 205 g
M Keplen: 12-40 Field | 899 | K43 | 12–40 mm | f/2.8 | 62 mm | 382 g
M Orrin: 50/1.2 | 1599 | OR | 50 mm | f/1.2 | 72 mm | 778 g
M Glasshaus: Portrait 85 | 329 | L-F | 85 mm | f/1.8 | 67 mm | 372 g
S focus:Focusing / 对焦 = autofocus / 自动对焦; autofocus, silent / 静音自动对焦
S caps:Caps and hood / 盖与遮光罩 = both caps / 前后盖; both caps and hood / 前后盖与遮光罩
S blades:Aperture blades / 光圈叶片 = 7; 9, rounded / 9 片圆形
S coat:Coating / 镀膜 = multi-coated / 多层镀膜
T {ap} {mount}
T {focal} {ap} {mount}
D {focal} at {ap} for the {mount} mount. / {mount}卡口，{focal}，{ap}。
D {blades} blades give quiet backgrounds; {filter} filters. / {blades}叶光圈，虚化柔和，滤镜口径{filter}。
D {weight}, balanced on a small body. / {weight}，配小机身也不头重。
U Glass is clear: no haze, no fungus, no oil on the blades. / 镜片通透：无雾、无霉、叶片无油。
+ Sharp in the middle wide open, everywhere at f/4. / 中心全开就锐，收到 f/4 全画面都好。
+ Backgrounds melt away. / 背景化得很漂亮。
+ It has not left my camera since. / 装上就没摘下来过。
+ The focus ring turns like butter. / 对焦环阻尼像黄油一样顺。
- Some purple around branches. / 树枝边缘有点紫边。
- The hood sits loosely. / 遮光罩有点松。
- Hunts in candle light. / 烛光下对焦会拉风箱。
Q Which cameras does it fit? => Those with the {mount} mount. / 适合哪些相机？ => {mount}卡口的机身。
Q Is there a hood? => Caps and hood: {caps}. / 有遮光罩吗？ => {caps}。
Q What is the filter size? => {filter}. / 滤镜口径多少？ => {filter}。
= tripod | object | tripod / 三脚架
F 0 0 1 0 0
C black grey orange
K material:Material / 材质; high:Maximum height / 最大高度; fold:Folded / 收纳长度; weight:Item weight / 重量; load:Load / 承重
M Steadfast: T140 | 59 | aluminium / 铝合金 | 142 cm | 41 cm | 1.3 kg | 4 kg
M Steadfast: T165 Carbon | 249 | carbon fibre / 碳纤维 | 165 cm | 44 cm | 1.25 kg | 10 kg
M Steadfast: Video 180 | 189 | aluminium / 铝合金 | 180 cm | 78 cm | 3.6 kg | 8 kg
M Heronleg: Mini | 29 | aluminium / 铝合金 | 24 cm | 18 cm | 280 g | 2 kg
M Heronleg: Walk | 119 | carbon fibre / 碳纤维 | 148 cm | 36 cm | 0.98 kg | 6 kg
S head:Head / 云台 = ball head / 球形云台; three-way head / 三维云台; fluid head / 液压云台
S plate:Quick-release plate / 快装板 = Arca type / 阿卡式; own plate, included / 自有快装板，已附
S locks:Leg locks / 锁脚 = twist / 旋钮; levers / 扳扣
S bag:Bag / 收纳袋 = included / 附; none / 无
T {high} {material}
D {material^}, {weight}, up to {high}. / {material}，{weight}，最高{high}。
D Folds to {fold}, carries {load}. / 收起{fold}，承重{load}。
D Head: {head}, plate: {plate}. / {head}，快装板：{plate}。
U Legs cleaned of sand, all locks hold. / 脚管已清沙，锁扣都紧。
+ Stood through a windy night on the dike. / 在堤上吹了一夜风也没倒。
+ Folds to {fold}, fits into hand luggage. / 收起{fold}，能放进登机箱。
+ The head holds where you leave it. / 云台锁哪儿停哪儿。
+ Light enough that I carry it up. / 轻到愿意背上山。
- The centre column wobbles when it is all out. / 中轴全伸出会晃。
- Rubber feet come off in mud. / 脚垫踩泥会掉。
- Bag zip is weak. / 袋子拉链不结实。
Q How small does it fold? => To {fold}. / 收起来多长？ => {fold}。
Q How much does it carry? => {load}. / 承重多少？ => {load}。
= drone | device | camera drone / 航拍无人机
C grey white black
K weight:Take-off weight / 起飞重量; time:Flight time / 续航; video:Video / 视频; range:Range / 图传距离
M Skyfinch: Mini 2 | 349 | 246 g | 28 min / 28 分钟 | 4K 30p | 6 km
M Skyfinch: Mini 3 Fly | 549 | 248 g | 34 min / 34 分钟 | 4K 60p | 10 km
M Skyfinch: Air | 899 | 585 g | 32 min / 32 分钟 | 5.1K 30p | 12 km
M Gullwing: One | 229 | 242 g | 22 min / 22 分钟 | 2.7K 30p | 2 km
M Gullwing: Racer | 429 | 410 g | 9 min / 9 分钟 | 1080p 60p | 1.5 km
S set:Set / 套装 = 1 battery, controller / 单电、遥控器; 3 batteries, controller, bag / 三电、遥控器、包; 2 batteries, controller / 双电、遥控器
S avoid:Obstacle sensing / 避障 = downwards / 下视; front, back, downwards / 前后下
S wind:Wind resistance / 抗风 = level 4 / 4 级; level 5 / 5 级
S props:Propellers / 桨叶 = one spare pair / 备用一对; full spare set / 备用一套
T {video} {time}
T {set}
D {weight} in the air, {video} on the card. / 起飞重{weight}，视频{video}。
D {time} a battery; the set holds: {set}. / 单电{time}；套装：{set}。
D Senses what is {avoid}; holds in wind of {wind}. / 避障：{avoid}，抗风{wind}。
U Never crashed, never wet; the log is there. / 没炸过、没进水，有飞行记录。
+ Hovers like nailed to the sky. / 悬停像钉在天上。
+ {time} is honest if there is no wind. / 无风时{time}不虚。
+ My roof inspected without a ladder. / 检查屋顶再也不用爬梯子。
+ Learned it in an afternoon. / 一下午就学会了。
- The app wants an account for everything. / 应用什么都要注册。
- Sounds like an angry hornet. / 声音像发火的马蜂。
- Spare batteries are dear. / 备用电池贵。
Q How many batteries come with it? => The set: {set}. / 带几块电池？ => 套装：{set}。
Q What does it weigh? => {weight} at take-off. / 多重？ => 起飞重量{weight}。
`;
