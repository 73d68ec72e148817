/** Families of musical instruments. The format is described in ../families.ts. */
export const instruments = `
= acoustic | instrument | acoustic guitar / 民谣吉他
C natural sunburst cherry black walnut
K top:Top / 面板; back:Back and sides / 背侧板; scale:Scale length / 有效弦长; body:Body / 桶型
M Larkwood: D-20 | 349 | solid spruce / 单板云杉 | mahogany / 桃花心木 | 650 mm | dreadnought / D 型
M Larkwood: OM-35 | 799 | solid cedar / 单板红松 | rosewood / 玫瑰木 | 645 mm | orchestra / OM 型
M Larkwood: Parlour 12 | 429 | solid spruce / 单板云杉 | mahogany / 桃花心木 | 620 mm | parlour / 小客厅琴型
M Ridgeline: Pine One | 159 | laminated spruce / 合板云杉 | sapele / 沙比利 | 648 mm | dreadnought / D 型
M Ridgeline: Trailmate | 199 | laminated mahogany / 合板桃花心木 | mahogany / 桃花心木 | 580 mm | travel / 旅行琴
M Sorrel & Finch: No. 7 | 1650 | solid Sitka spruce / 单板西提卡云杉 | solid rosewood / 单板玫瑰木 | 645 mm | grand auditorium / GA 型
S tuners:Tuners / 弦钮 = open gear, chrome / 开放式，镀铬; closed, 18:1 / 封闭式，18:1
S strings:Strings / 琴弦 = 12–53 phosphor bronze / 磷铜 12–53; 11–52 bronze / 黄铜 11–52
S action:Action at 12th fret / 十二品弦高 = 2.0 mm; 2.3 mm; 2.5 mm
S pickup:Electronics / 拾音器 = none / 无; under-saddle pickup with tuner / 弦枕拾音器带调音
S case:Case / 琴包 = padded bag / 加棉琴包; hard case / 琴盒; none / 不含
T {top} {body}
D {top^} top over {back}: it opens up as soon as you dig in. / 面板{top}，背侧{back}，一用力弹声音就散开了。
D Action is {action} at the twelfth fret, low enough for barre chords and still free of buzz. / 十二品弦高{action}，大横按不费力，也不打品。
D Neck is straight, no lifted bridge, frets have plenty of life. / 琴颈平直，琴码没有起翘，品丝还很厚。
D {body^} body, {scale} scale; it sits easily on the knee. / {body}，有效弦长{scale}，抱着很顺手。
+ For this money the {top} top is a gift. / 这个价钱能有{top}面板，太值了。
+ Stays in tune even after a train ride. / 坐了一趟火车，拿出来音还是准的。
+ Warm low end, and the high strings sing. / 低音温暖，高音弦很亮。
+ My daughter has practised every day since it came. / 收到后女儿每天都练。
- The strings on it were dull, put new ones on at once. / 自带的弦发闷，建议一到手就换。
- Nut slots are a hair high. / 琴枕略高，需要修一点。
- It arrived dry, give it a week with a humidifier. / 到手有点干，最好先加湿一周。
Q Is the top solid? => The top is {top}, the back and sides {back}. / 面板是单板吗？ => 面板{top}，背侧{back}。
Q How is the action? => {action} at the twelfth fret, measured today. / 弦距高吗？ => 刚量过，十二品{action}。
Q Is there a case? => Case: {case}. / 带琴盒吗？ => 琴包情况：{case}。
= electric | instrument | electric guitar / 电吉他
F 0 1 0 0 1
C sunburst black white red teal cream
K body:Body / 琴体; pick:Pickups / 拾音器; scale:Scale length / 有效弦长; neck:Neck / 琴颈
M Torchwood: Single T | 549 | alder / 桤木 | two single coils / 双单线圈 | 648 mm | maple, bolted / 枫木，螺栓接
M Torchwood: Triple S | 599 | alder / 桤木 | three single coils / 三单线圈 | 648 mm | maple, bolted / 枫木，螺栓接
M Torchwood: Junior | 249 | poplar / 白杨 | two humbuckers / 双双线圈 | 610 mm | maple, bolted / 枫木，螺栓接
M Sorrel & Finch: Carved 59 | 1890 | mahogany, maple top / 桃花心木枫木面 | two humbuckers / 双双线圈 | 628 mm | mahogany, set / 桃花心木，胶接
M Ridgeline: Metal 7 | 720 | basswood / 椴木 | two humbuckers / 双双线圈 | 672 mm | maple, through / 枫木通体
S board:Fingerboard / 指板 = rosewood / 玫瑰木; maple / 枫木; ebony / 乌木
S frets:Frets / 品数 = 22; 24
S bridge:Bridge / 琴桥 = fixed / 固定; tremolo / 颤音
S case:Case / 琴包 = gig bag / 琴包; hard case / 琴盒; none / 无
T {pick} {board}
T {body} {case}
D {body^} body, {pick}, {scale}. / {body}琴体，{pick}，{scale}。
D Neck: {neck}; fingerboard of {board}, {frets} frets. / 琴颈：{neck}；{board}指板，{frets}品。
D Bridge: {bridge}. Case: {case}. / 琴桥：{bridge}；{case}。
U Frets polished, pots cleaned, new strings. / 品丝抛光、电位器清洗、新弦。
+ Feels like it has been played in already. / 像弹了多年一样顺手。
+ Pickups have bite without screaming. / 拾音器有咬劲又不刺耳。
+ Stays in tune through a whole set. / 整场不跑音。
+ The neck is my favourite of all I own. / 我所有琴里最喜欢的琴颈。
- The strap button came loose. / 背带钉松了。
- Heavy after two sets. / 演两场肩膀酸。
- Humming near my lamp. / 靠近灯有嗡声。
Q Which pickups? => {pick^}. / 什么拾音器？ => {pick}。
Q Is there a case? => Case: {case}. / 带琴包吗？ => {case}。
= ukulele | instrument | ukulele / 尤克里里
F 0 0 0 1
C natural walnut sky pink black
K size:Size / 尺寸; wood:Wood / 木材; scale:Scale length / 有效弦长; strings:Strings / 琴弦
M Palmreed: Soprano 1 | 39 | soprano / 21 寸高音 | mahogany / 桃花心木 | 345 mm | nylon / 尼龙
M Palmreed: Concert 3 | 89 | concert / 23 寸 | solid mahogany / 单板桃花心木 | 380 mm | fluorocarbon / 碳弦
M Palmreed: Tenor 5 | 189 | tenor / 26 寸 | solid acacia / 单板相思木 | 430 mm | fluorocarbon / 碳弦
M Larkwood: Travel Uke | 59 | concert, thin / 23 寸薄桶 | maple / 枫木 | 380 mm | nylon / 尼龙
S tuners:Tuners / 弦钮 = geared / 齿轮; friction / 摩擦式
S bag:Bag / 琴包 = included / 附; none / 无
S frets:Frets / 品数 = 12; 15; 18
S extras:Extras / 附件 = tuner and strap / 调音器与背带; none / 无
T {size} {wood}
D {size^}, {wood}, {scale}. / {size}，{wood}，{scale}。
D Strings: {strings}; tuners: {tuners}. / {strings}，{tuners}弦钮。
D Bag: {bag}. Extras: {extras}. / 琴包：{bag}；附件：{extras}。
+ Four chords and the kitchen sings. / 四个和弦，厨房就唱起来了。
+ Holds its tune after a week. / 一周后音就稳了。
+ Warm sound for its size. / 个头小，音色暖。
+ My class of nine-year-olds loves it. / 班上九岁的孩子都喜欢。
- Strings stretch at first. / 新弦前几天要常调。
- A rough fret end. / 有一个品丝头毛。
- Bag is thin. / 琴包薄。
Q Which size is it? => {size^}. / 什么尺寸？ => {size}。
Q Is a tuner included? => Extras: {extras}. / 带调音器吗？ => 附件：{extras}。
= violin | instrument | violin / 小提琴
C cherry brown sunburst natural walnut
K size:Size / 尺寸; top:Top / 面板; back:Back / 背板; year:Year / 年份
M Castelnuovo: Student | 199 | 4/4 | spruce / 云杉 | maple / 枫木 | 2019
M Castelnuovo: Student Half | 189 | 1/2 | spruce / 云杉 | maple / 枫木 | 2020
M Castelnuovo: Atelier | 890 | 4/4 | old spruce / 老云杉 | flamed maple / 虎纹枫木 | 2012
M Maggini & Sohn: Workshop | 2400 | 4/4 | spruce / 云杉 | one piece maple / 独板枫木 | 2008
S bow:Bow / 琴弓 = brazilwood / 巴西木; carbon / 碳纤维; none / 无
S case:Case / 琴盒 = oblong / 方盒; shaped / 三角盒
S setup:Set up / 调试 = by a luthier / 由制琴师; by the shop / 由琴行
S strings:Strings / 琴弦 = synthetic / 尼龙; steel / 钢
T {size} {bow}
D {size}, top of {top}, back of {back}. / {size}，面板{top}，背板{back}。
D Set up {setup}, {strings} strings. / {setup}调试，{strings}弦。
D Bow: {bow}; case: {case}. / 琴弓：{bow}；琴盒：{case}。
U No open seams, soundpost stands. / 没有开胶，音柱立得正。
+ Sweet on the E string, dark on the G. / E 弦甜，G 弦厚。
+ Teacher approved at first sight. / 老师一看就说好。
+ The varnish glows. / 漆色有光泽。
+ Bridge height just right. / 琴码高度正好。
- Pegs slipped in dry weather. / 天干时弦轴会滑。
- Rosin in the box was broken. / 盒里松香碎了。
- Bow is simple. / 弓很一般。
Q Is there a bow? => Bow: {bow}. / 带弓吗？ => 琴弓：{bow}。
Q Which size is it? => {size}. / 什么尺寸？ => {size}。
= synth | instrument | synthesizer / 合成器
C black white grey red
K keys:Keys / 键数; voices:Voices / 复音; engine:Sound / 音源; weight:Item weight / 重量
M Oscillar: Mono 25 | 299 | 25 | 1 | analogue / 模拟 | 1.9 kg
M Oscillar: Poly 37 | 649 | 37 | 8 | analogue / 模拟 | 4.2 kg
M Oscillar: Wave 61 | 1290 | 61 | 16 | wavetable / 波表 | 8.8 kg
M Hammerlin: Stage 88 | 899 | 88, weighted / 88 配重 | 128 | sampled piano / 采样钢琴 | 11.4 kg
M Hammerlin: Home 61 | 189 | 61 | 48 | sampled / 采样 | 4.6 kg
S out:Outputs / 输出 = 2 × jack, headphones / 双 6.35 与耳机; headphones and USB / 耳机与 USB
S midi:MIDI = USB; USB and DIN / USB 与 DIN
S power:Power / 供电 = adapter included / 附适配器; adapter or batteries / 适配器或电池
S pedal:Pedal / 踏板 = included / 附; not included / 不含
T {keys} keys {engine} / {keys} 键 {engine}
D {keys} keys, {voices} voices, {engine}. / {keys}键，{voices}复音，{engine}。
D Outputs: {out}; MIDI: {midi}. / 输出：{out}；MIDI：{midi}。
D Power: {power}. Pedal: {pedal}. / 供电：{power}；踏板：{pedal}。
U All keys and knobs checked, none scratchy. / 琴键旋钮逐个检查，无杂音。
+ A sound per finger, a finger per sound. / 每个旋钮都有惊喜。
+ Keys feel far above the price. / 键感远超价位。
+ I forgot dinner. / 玩到忘了吃晚饭。
+ The manual can be understood. / 说明书居然看得懂。
- The screen is tiny. / 屏幕太小。
- No stand in the box. / 不带琴架。
- Knobs sit close together. / 旋钮太密。
Q How many voices? => {voices}. / 几复音？ => {voices}。
Q Is a pedal included? => Pedal: {pedal}. / 带踏板吗？ => 踏板：{pedal}。
= snare | instrument | snare drum / 小军鼓
C silver black brass natural red
K shell:Shell / 鼓腔; size:Size / 尺寸; lugs:Lugs / 鼓耳
M Thunderoak: Maple 14 | 289 | maple / 枫木 | 14 × 6.5 in / 14 × 6.5 英寸 | 10
M Thunderoak: Brass 14 | 349 | brass / 黄铜 | 14 × 5.5 in / 14 × 5.5 英寸 | 10
M Thunderoak: Steel 13 | 159 | steel / 钢 | 13 × 5 in / 13 × 5 英寸 | 8
M Beatnick: Starter | 79 | poplar / 白杨 | 14 × 5.5 in / 14 × 5.5 英寸 | 8
S heads:Heads / 鼓皮 = coated / 磨砂; clear / 透明
S wires:Wires / 响弦 = 20 strands / 20 股; 24 strands / 24 股
S bag:Bag / 鼓包 = included / 附; none / 无
S rims:Hoops / 压圈 = triple-flanged steel / 三折边钢圈; die-cast / 压铸
T {shell} {size}
D {shell^}, {size}, {lugs} lugs. / {shell}，{size}，{lugs}鼓耳。
D Heads: {heads}; {wires} of wire. / 鼓皮：{heads}；响弦{wires}。
D Hoops: {rims}. Bag: {bag}. / 压圈：{rims}；鼓包：{bag}。
U New batter head, shell is round. / 新打击面，鼓腔正圆。
+ Cracks like a whip, whispers too. / 打重清脆，打轻细腻。
+ Tunes quickly and stays. / 好调音，不跑。
+ {shell^} with plenty of body. / {shell}，声音饱满。
+ The strainer works without a clank. / 响弦开关顺滑无声。
- Neighbours have opinions. / 邻居有意见。
- Rings a lot without a gel. / 不贴胶泛音偏多。
- The lugs need a drop of oil. / 鼓耳要点油。
Q What size is it? => {size}. / 多大？ => {size}。
Q Is there a bag? => Bag: {bag}. / 带鼓包吗？ => 鼓包：{bag}。
= saxophone | instrument | saxophone / 萨克斯
F 0 0 1 0
C gold silver black rose brass
K kind:Kind / 种类; key:Key / 调; metal:Metal / 材质; weight:Item weight / 重量
M Belltown: Alto 100 | 549 | alto / 中音 | E flat / 降 E | brass / 黄铜 | 2.5 kg
M Belltown: Tenor 200 | 890 | tenor / 次中音 | B flat / 降 B | brass / 黄铜 | 3.4 kg
M Belltown: Soprano | 649 | soprano, straight / 高音直管 | B flat / 降 B | brass / 黄铜 | 1.4 kg
M Reedmoor: Custom Alto | 1990 | alto / 中音 | E flat / 降 E | bronze / 磷青铜 | 2.6 kg
S pads:Pads / 皮垫 = leather, tight / 皮垫严密; ~new set / 全新皮垫
S mouth:Mouthpiece / 笛头 = included / 附; not included / 不含
S case:Case / 琴盒 = hard case / 硬盒; backpack case / 背包盒
S lacquer:Finish / 表面 = lacquered / 镀漆; unlacquered / 无漆; plated / 电镀
T {kind} {key}
D {kind^} in {key}, {metal}, {lacquer}. / {kind}，{key}调，{metal}，{lacquer}。
D Pads: {pads}; mouthpiece: {mouth}. / 皮垫：{pads}；笛头：{mouth}。
D Case: {case}. / 琴盒：{case}。
U Serviced this year, no leaks by the light test. / 今年保养过，灯检不漏气。
+ Low notes speak at once. / 低音一吹就响。
+ Warm, not nasal. / 音色温暖，不鼻音。
+ Keys fit small hands. / 按键适合小手。
+ Neighbours asked for more, truly. / 邻居居然说想再听。
- The case latch is weak. / 盒扣不结实。
- G sharp key sticks in summer. / 夏天升 G 键会粘。
- Reed in the box was split. / 附的哨片裂了。
Q Is a mouthpiece included? => Mouthpiece: {mouth}. / 带笛头吗？ => 笛头：{mouth}。
Q Which key is it in? => {key}. / 什么调？ => {key}调。
= harmonica | instrument | harmonica / 口琴
C silver gold black blue
K kind:Kind / 种类; key:Key / 调; holes:Holes / 孔数; comb:Comb / 琴格
M Mundwell: Blues 10 | 35 | diatonic / 十孔布鲁斯 | C | 10 | wood / 木
M Mundwell: Blues 10 G | 35 | diatonic / 十孔布鲁斯 | G | 10 | wood / 木
M Mundwell: Chrome 12 | 159 | chromatic / 半音阶 | C | 12 | ABS
M Reedmoor: Tremolo 24 | 49 | tremolo / 复音 | C | 24 | ABS
S plates:Reed plates / 簧片板 = brass, 0.9 mm / 黄铜 0.9 mm; brass, 1.05 mm / 黄铜 1.05 mm
S cover:Covers / 盖板 = steel / 不锈钢; plated brass / 镀铬黄铜
S case:Case / 盒 = hard case / 硬盒; pouch / 布袋
S clean:Hygiene / 卫生 = !sealed / 密封; ~disinfected / 已消毒
T {kind} key of {key} / {kind} {key} 调
D {kind^}, key of {key}, {holes} holes. / {kind}，{key}调，{holes}孔。
D Comb: {comb}; plates: {plates}. / 琴格：{comb}；簧片板：{plates}。
D {case^}, {clean}. / {case}，{clean}。
+ Bends come easily. / 压音轻松。
+ In tune from the first to the last hole. / 从头到尾音准都好。
+ Fits the shirt pocket. / 衬衫口袋放得下。
+ Loud enough at a camp fire. / 篝火边够响。
- Hole two is stiff. / 二孔偏紧。
- Edges could be smoother. / 边角可以再圆润点。
- Paint came off at the lips. / 嘴边掉漆。
Q Which key? => {key}. / 什么调？ => {key}调。
Q Is it clean? => It is {clean}. / 卫生吗？ => {clean}。
= pedal | instrument | guitar effects pedal / 吉他效果器
F 0 1 2 3 4
C red blue green yellow white black purple
K effect:Effect / 效果; knobs:Knobs / 旋钮; draw:Current / 电流; size:Size / 尺寸
M Fuzzy Logic: Green Drive | 99 | overdrive / 过载 | 3 | 8 mA | 12 × 7 cm
M Fuzzy Logic: Big Wool | 119 | fuzz / 法兹 | 3 | 6 mA | 15 × 12 cm
M Tidewave: Echo 600 | 169 | delay, 600 ms / 延时 600 毫秒 | 4 | 42 mA | 12 × 7 cm
M Tidewave: Room | 189 | reverb / 混响 | 4 | 90 mA | 12 × 7 cm
M Tidewave: Chorus | 129 | chorus / 合唱 | 3 | 18 mA | 12 × 7 cm
S power:Power / 供电 = 9 V adapter / 9 V 适配器; 9 V adapter or battery / 9 V 适配器或电池
S bypass:Bypass / 旁通 = true bypass / 真旁通; buffered / 缓冲
S box:Box / 盒子 = box and papers / 盒子与说明书; ~none / 无
S velcro:Velcro / 魔术贴 = never on a board / 未上过板; ~traces of velcro / 有魔术贴痕迹
T {effect} {bypass}
D {effect^}, {knobs} knobs, {bypass}. / {effect}，{knobs}旋钮，{bypass}。
D Power: {power}, {draw}. / 供电：{power}，{draw}。
D {size}; {velcro}. / {size}，{velcro}。
+ On from the first song to the last. / 从第一首开到最后一首。
+ Quiet, no hiss. / 安静，没有底噪。
+ Cleans up with the guitar's knob. / 收一点音量就干净。
+ Built like a door stop. / 结实得能当门挡。
- The LED blinds me on stage. / 灯在台上晃眼。
- No battery door. / 没有电池仓。
- Large for one effect. / 单块占地大。
Q How is it powered? => {power}. / 怎么供电？ => {power}。
Q Is it true bypass? => Bypass: {bypass}. / 是真旁通吗？ => {bypass}。
= guitaramp | instrument | guitar amplifier / 吉他音箱
C black cream brown red
K power:Power / 功率; kind:Kind / 类型; speaker:Speaker / 喇叭; weight:Item weight / 重量
M Valvehouse: Five | 349 | 5 W | valve / 电子管 | 10 in / 10 英寸 | 9.8 kg
M Valvehouse: Twenty | 699 | 20 W | valve / 电子管 | 12 in / 12 英寸 | 16 kg
M Oscillar: Cube 30 | 199 | 30 W | digital / 数字 | 10 in / 10 英寸 | 7.4 kg
M Beatnick: Practice 10 | 79 | 10 W | transistor / 晶体管 | 6 in / 6 英寸 | 4.1 kg
S channels:Channels / 通道 = 1; 2
S reverb:Reverb / 混响 = spring / 弹簧; digital / 数字; none / 无
S phones:Headphones / 耳机孔 = yes / 有; no / 无
S volt:Voltage / 电压 = 120 V; 230 V
T {power} {kind}
D {power}, {kind}, one {speaker} speaker. / {power}，{kind}，{speaker}喇叭。
D Channels: {channels}; reverb: {reverb}. / 通道：{channels}；混响：{reverb}。
D Headphones: {phones}; {weight}. / 耳机孔：{phones}；{weight}。
U Covered since new, pots turn without crackle. / 一直套着罩子，旋钮无杂音。
+ Clean at talking volume, dirty at the limit. / 小音量干净，推到头有味道。
+ Fills the rehearsal room. / 排练室够用。
+ Handles and corners are solid. / 把手护角都结实。
+ It hums less than my fridge. / 底噪比冰箱还小。
- No wheels. / 没有轮子。
- The footswitch is sold apart. / 脚踏另卖。
- The logo fell off. / 标牌掉了。
Q Which voltage? => {volt}. / 电压？ => {volt}。
Q Can I play with headphones? => Headphones: {phones}. / 能插耳机吗？ => 耳机孔：{phones}。
`;
