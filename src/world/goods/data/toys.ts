/** Families of toys and hobbies. The format is described in ../families.ts. */
export const toys = `
= bricks | object | building set / 积木套装
F 0 0 1 0 0 0
C blue navy grey red green burgundy
K theme:Theme / 主题; pieces:Pieces / 颗粒数; age:Age / 年龄; figures:Figures / 人仔
M Klikbo: Harbour Crane / 港口吊机 | 69 | city / 城市 | 712 | 8+ | 3
M Klikbo: Night Train / 夜行列车 | 139 | trains / 火车 | 1,284 | 10+ | 5
M Klikbo: Moon Station / 月球站 | 99 | space / 太空 | 956 | 9+ | 4
M Klikbo: Dragon Gate / 龙门 | 49 | legends / 传说 | 438 | 8+ | 2
M Klikbo: Botanic House / 植物园温室 | 179 | buildings / 建筑 | 2,106 | 16+ | none / 无
M Studbrick: Fire Engine / 消防车 | 29 | city / 城市 | 286 | 6+ | 2
S manual:Instructions / 说明书 = printed / 纸质; printed and online / 纸质与电子
S box:Box / 盒子 = original box / 原盒; ~bags only / 仅袋装
S complete:Complete / 完整度 = ~complete, counted / 完整已清点; !all bags sealed / 全部未拆袋; ~complete, spare pieces included / 完整含备件
S stickers:Stickers / 贴纸 = printed pieces / 印刷件; sheet included / 附贴纸
T {theme} {pieces} pcs / {theme} {pieces} 粒
D {pieces} pieces, theme {theme}, from {age}. / {theme}主题，{pieces}粒，适合{age}。
D Figures: {figures}. Instructions: {manual}. / 人仔：{figures}；说明书：{manual}。
D {complete^}; {box}. / {complete}，{box}。
U Washed in a net, sorted by step. / 装网袋洗过，按步骤分好。
+ Kept two of us busy for a rainy Sunday. / 下雨的周日，父子俩玩了一整天。
+ {pieces} pieces and not one missing. / {pieces}粒一粒不少。
+ Clicks firmly, does not fall apart in play. / 咬合紧，玩着不散架。
+ Clever building tricks that I had not seen. / 有些拼法很巧，第一次见。
- Stickers went on crooked. / 贴纸不好贴正。
- A lot of grey. / 灰色件太多。
- Bag three was full of tiny parts. / 第三包全是小零件。
Q How many pieces? => {pieces}. / 多少粒？ => {pieces}。
Q Is it complete? => {complete^}. / 完整吗？ => {complete}。
= plush | soft | stuffed animal / 毛绒玩具
F 0 0 1 2 3
C brown cream grey pink sky mustard
K animal:Animal / 动物; size:Size / 尺寸; fabric:Fabric / 面料
M Bumble & Bear: Barnaby | 35 | bear / 熊 | 38 cm | mohair blend / 马海毛混纺
M Bumble & Bear: Barnaby Mini | 18 | bear / 熊 | 20 cm | soft plush / 短绒
M Bumble & Bear: Clover | 29 | rabbit / 兔子 | 32 cm | soft plush / 短绒
M Hushling: Otto | 39 | elephant / 大象 | 42 cm | corduroy / 灯芯绒
M Hushling: Fern | 33 | sheep / 绵羊 | 30 cm | bouclé / 圈圈绒
S fill:Filling / 填充 = polyester fibre / 聚酯纤维; fibre and beads / 纤维与豆粒
S eyes:Eyes / 眼睛 = stitched / 刺绣; glass / 玻璃眼
S wash:Washing / 清洗 = 30 °C in a bag / 30 ℃ 装袋机洗; surface only / 仅擦洗
S age:Age / 年龄 = from birth / 0 岁起; 3+
T {animal} {size}
D A {animal} of {size}, {fabric}. / {size}的{animal}，{fabric}。
D Filled with {fill}; eyes: {eyes}. / 填充{fill}，眼睛{eyes}。
D Washing: {wash}. / 清洗：{wash}。
+ Has not left the cot since. / 从此没离开过婴儿床。
+ Sits by itself and looks wise. / 自己坐得住，看着很有学问。
+ Soft without losing hair. / 软，不掉毛。
+ The grandchild named it within a minute. / 孙女一分钟就给它取了名字。
- One ear is a little lower. / 一只耳朵稍低。
- Came flat, had to be fluffed. / 寄来压扁了，拍松才好。
- Ribbon frays. / 丝带有点脱线。
Q How large is it? => {size}. / 多大？ => {size}。
Q Can it be washed? => Washing: {wash}. / 能洗吗？ => 清洗：{wash}。
= locomotive | object | model locomotive / 火车头模型
F 0 0 1 1 1
C green black red blue burgundy
K scale:Scale / 比例; kind:Kind / 类型; drive:Control / 控制; length:Length / 长度
M Brassrail: Pacific 231 | 289 | HO 1:87 | steam / 蒸汽 | digital with sound / 数码带音效 | 27 cm
M Brassrail: Tank 86 | 159 | HO 1:87 | steam / 蒸汽 | analogue / 模拟 | 16 cm
M Minitrak: Shunter | 89 | N 1:160 | diesel / 柴油 | analogue / 模拟 | 7 cm
M Minitrak: Express E10 | 169 | N 1:160 | electric / 电力 | digital / 数码 | 10 cm
M Brassrail: Railcar 1 | 199 | HO 1:87 | railcar / 动车 | digital with sound / 数码带音效 | 22 cm
S couple:Couplers / 车钩 = standard pocket / 标准钩座; hooks / 挂钩
S light:Lights / 车灯 = LED, changes with direction / LED 随方向切换; none / 无
S box:Box / 盒子 = original, foam insert / 原盒带内衬; none / 无
S runs:Track test / 试跑 = runs smoothly both ways / 前后顺畅
T {scale} {kind}
T {scale} {drive}
D {scale}, {kind}, {length} over buffers. / {scale}，{kind}，全长{length}。
D Control: {drive}; lights: {light}. / 控制：{drive}；车灯：{light}。
D On the track it {runs}. / 试跑{runs}。
U Oiled, wheels cleaned, ran an hour in each direction. / 上油、清轮，来回各跑一小时。
+ Pulls eight coaches up my gradient. / 带八节车厢爬坡没问题。
+ Crawls so slowly that you can count the rods. / 低速很稳，连杆看得清清楚楚。
+ Lettering is crisp under the glass. / 放大镜下字也清楚。
+ Made an old man very quiet, then very loud. / 让一个老头先沉默后欢呼。
- A handrail was loose. / 一根扶手松了。
- Picky about dirty rails. / 轨道脏了容易卡。
- The box had yellowed. / 盒子发黄。
Q Is it digital? => Control: {drive}. / 是数码的吗？ => 控制：{drive}。
Q Which scale? => {scale}. / 什么比例？ => {scale}。
= modelcar | object | model car / 汽车模型
F 0 1 0 0 2
C red blue silver yellow green black
K scale:Scale / 比例; kind:Car / 车型; material:Material / 材质; length:Length / 长度
M Tinpot: Coupé 62 | 45 | 1:43 | coupé, 1962 / 1962 年轿跑 | die-cast / 合金 | 10 cm
M Tinpot: Camper | 39 | 1:43 | camper van, 1967 / 1967 年露营车 | die-cast / 合金 | 10 cm
M Apex Scale: GT 18 | 89 | 1:18 | sports car / 跑车 | die-cast / 合金 | 25 cm
M Apex Scale: Rally 18 | 99 | 1:18 | rally car / 拉力车 | resin / 树脂 | 23 cm
M Tinpot: Tractor | 29 | 1:32 | tractor / 拖拉机 | die-cast and plastic / 合金与塑料 | 12 cm
S parts:Opens / 可开启 = doors and bonnet / 车门与引擎盖; doors / 车门; nothing / 不可开启
S tyres:Tyres / 轮胎 = rubber / 橡胶; plastic / 塑料
S case:Showcase / 展示盒 = acrylic / 亚克力; card box / 纸盒; none / 无
S edition:Edition / 版本 = 1 of 500 / 限量 500 台; 1 of 2,000 / 限量 2000 台; open / 普通版
T {scale} {kind}
D {kind^} in {scale}, {material}, {length}. / {scale}，{kind}，{material}，长{length}。
D Opens: {parts}. Edition: {edition}. / 可开启：{parts}；版本：{edition}。
D Showcase: {case}. / 展示盒：{case}。
+ Paint without a single bubble. / 漆面没有一个气泡。
+ The dashboard has tiny numbers. / 仪表盘上小数字都有。
+ Heavy for its size, {material}. / {material}，拿着有分量。
+ On my desk, where visitors pick it up first. / 放桌上，来人第一个就拿它。
- A mirror came off in transit. / 运输途中掉了个后视镜。
- Wheels do not steer. / 轮子不能转向。
- Plastic windows scratch easily. / 塑料车窗易花。
Q Which scale? => {scale}, {length} long. / 什么比例？ => {scale}，长{length}。
Q Do the doors open? => Opens: {parts}. / 车门能开吗？ => 可开启：{parts}。
= rccar | device | remote control car / 遥控车
C red blue green black orange
K scale:Scale / 比例; speed:Top speed / 最高速度; motor:Motor / 电机; time:Run time / 续航
M Mudskip: Buggy 10 | 129 | 1:10 | 45 km/h | brushed / 有刷 | 20 min / 20 分钟
M Mudskip: Truck 10 BL | 279 | 1:10 | 70 km/h | brushless / 无刷 | 25 min / 25 分钟
M Mudskip: Mini 24 | 49 | 1:24 | 25 km/h | brushed / 有刷 | 15 min / 15 分钟
M Apex Scale: Crawler | 189 | 1:10 | 8 km/h | brushed, geared / 有刷减速 | 60 min / 60 分钟
S drive:Drive / 驱动 = four wheels / 四驱; rear wheels / 后驱
S battery:Battery / 电池 = one, with charger / 一块带充电器; two, with charger / 两块带充电器
S water:Splash proof / 防溅 = yes / 是; no / 否
S age:Age / 年龄 = 8+; 14+
T {scale} {speed}
D {scale}, up to {speed}, motor {motor}. / {scale}，最高{speed}，{motor}电机。
D Drive: {drive}; batteries: {battery}. / 驱动：{drive}；电池：{battery}。
D Runs {time} on a charge. / 一次充电跑{time}。
U New shocks, cleaned gears. / 换过减震，齿轮已清洁。
+ Survived a flight off the garage roof. / 从车库顶飞下来还能跑。
+ Parts are easy to get. / 配件好买。
+ Fast enough to scare the dog. / 快得能吓到狗。
+ Father and son, same grin. / 父子俩笑得一模一样。
- Battery is the weak point. / 电池是短板。
- Steering needs trim. / 转向要微调。
- Screws loosen with time. / 螺丝会松。
Q How fast is it? => Up to {speed}. / 有多快？ => 最高{speed}。
Q How many batteries? => {battery^}. / 几块电池？ => {battery}。
= jigsaw | object | jigsaw puzzle / 拼图
C navy burgundy green orange purple
K picture:Picture / 图案; pieces:Pieces / 片数; size:Finished size / 成品尺寸
M Fitwell: Harbour at Dawn / 拂晓港湾 | 22 | harbour / 港口 | 1,000 | 68 × 48 cm
M Fitwell: Library Cats / 图书馆的猫 | 24 | cats in a library / 图书馆的猫 | 1,000 | 68 × 48 cm
M Fitwell: Alpine Meadow / 高山草甸 | 34 | mountains / 高山草甸 | 2,000 | 98 × 75 cm
M Oddpiece: Wooden Fox / 木狐狸 | 39 | fox, shaped pieces / 狐狸异形片 | 250 | 42 × 30 cm
M Oddpiece: Gradient / 渐变 | 29 | colours only / 纯渐变色 | 500 | 50 × 50 cm
S material:Material / 材质 = card / 纸板; thick card / 厚纸板
S counted:Completeness / 完整度 = ~all there, counted / 齐全已数; !sealed / 未拆封
S finish:Finish / 表面 = matt / 哑光; glossy / 亮光
S poster:Poster / 海报 = included / 附; box picture only / 仅盒图
T {pieces} pieces / {pieces} 片
T {pieces} pieces {size} / {pieces} 片 {size}
D {picture^}, {pieces} pieces, {size} when done. / {picture}，{pieces}片，成品{size}。
D Surface {finish}; poster: {poster}. / 表面{finish}；海报：{poster}。
D Pieces have many shapes, so the fit tells you. / 片形多样，合不合一试便知。
+ A week of evenings well spent. / 一周的晚上都有着落。
+ Pieces lift off together when it is done. / 拼好能整张提起来。
+ The picture is even nicer up close. / 近看图更耐看。
+ No dust in the box. / 盒里没有碎屑。
- All that sky. / 天空那部分太难。
- One piece was under the sofa, not their fault. / 有一片在沙发底下，不怪卖家。
- Box dented. / 盒角压了。
Q How large is it when finished? => {size}. / 拼好多大？ => {size}。
Q Is there a poster? => Poster: {poster}. / 有海报吗？ => 海报：{poster}。
= boardgame | object | board game / 桌游
C blue mustard purple green red
K players:Players / 人数; time:Playing time / 时长; age:Age / 年龄; theme:Theme / 主题
M Nine Pips: Saltroads / 盐路 | 49 | 2–4 | 60–90 min / 60–90 分钟 | 12+ | trade / 贸易
M Nine Pips: Beekeepers / 养蜂人 | 35 | 1–5 | 40 min / 40 分钟 | 8+ | nature / 自然
M Nine Pips: The Quiet Heist / 无声劫案 | 42 | 3–6 | 45 min / 45 分钟 | 10+ | deduction / 推理
M Tabletarn: Kingdom of Reeds / 芦苇王国 | 79 | 2–5 | 120 min / 120 分钟 | 14+ | strategy / 策略
M Tabletarn: Pass the Soup / 传汤 | 19 | 3–8 | 15 min / 15 分钟 | 6+ | party / 聚会
S lang:Language / 语言 = English / 英文; English and Chinese / 中英双语; language free / 无文字
S complete:Contents / 内容 = ~complete, counted / 完整已清点; !sealed / 未拆封; ~complete, cards sleeved / 完整已套牌套
S parts:Pieces / 配件 = wood and card / 木与纸; plastic figures / 塑料模型
S size:Box / 盒子 = 30 × 30 × 7 cm; 26 × 19 × 6 cm
T {players} players {time} / {players} 人 {time}
T {theme} {players} players / {theme} {players} 人
D {players} players, {time}, a game of {theme}. / {players}人，{time}，{theme}类。
D Language: {lang}. Pieces of {parts}. / 语言：{lang}；配件：{parts}。
D Contents: {complete}. / 内容：{complete}。
+ Rules in ten minutes, then silence and thinking. / 十分钟讲完规则，然后全场安静思考。
+ Works with two as well as with four. / 人少人多都好玩。
+ Everybody wanted a second round. / 大家都要再来一局。
+ Pieces are a pleasure to handle. / 配件摸着舒服。
- The rule book has holes. / 规则书有漏洞。
- Long with slow thinkers. / 遇到慢性子会很久。
- The insert holds nothing in place. / 内衬收不住东西。
Q How many can play? => {players}. / 几个人玩？ => {players}人。
Q Which language is it in? => {lang}. / 什么语言？ => {lang}。
= yarn | soft | knitting yarn / 毛线
F 0 0 1 1
C cream burgundy sage navy mustard lavender teal
K fibre:Fibre / 成分; weight:Yarn weight / 粗细; length:Per ball / 每团; needles:Needles / 建议针号
M Moorhen: Fell | 9 | wool / 羊毛 | aran / 中粗 | 50 g, 85 m / 50 克 85 米 | 5 mm
M Moorhen: Dew | 14 | merino and silk / 美利奴与桑蚕丝 | fingering / 细线 | 50 g, 200 m / 50 克 200 米 | 3 mm
M Hearthside: Cotton 8 | 6 | cotton / 棉 | DK / 中细 | 50 g, 120 m / 50 克 120 米 | 4 mm
M Hushling: Cloud | 16 | alpaca / 羊驼毛 | bulky / 粗线 | 100 g, 75 m / 100 克 75 米 | 8 mm
O pack:Pack of / 数量 = 1:0; 5:380; 10:820
S dye:Dye lot / 缸号 = all the same / 同缸; two lots / 两个缸号
S wash:Washing / 洗涤 = by hand / 手洗; 30 °C wool / 30 ℃ 羊毛程序
S feel:Feel / 手感 = soft / 柔软; crisp / 挺括
S form:Form / 形式 = balls / 线团; skeins / 绞线
T {fibre} {weight}
D {fibre^}, {weight}; {length}. / {fibre}，{weight}，{length}。
D Needles of {needles} give an even cloth. / 用{needles}针织出来平整。
D Dye lot: {dye}. Form: {form}. / 缸号：{dye}；{form}。
+ Glides over the needles. / 滑针不涩。
+ Enough for a hat and a half. / 够织一顶半帽子。
+ No knots in five balls. / 五团没有接头。
+ The shade is richer by daylight. / 日光下颜色更好看。
- Splits if you hurry. / 织快了会劈线。
- A little vegetable matter, it is real wool. / 有点草屑，毕竟是真羊毛。
- Bled in the first wash. / 第一次洗有浮色。
Q Is it all from one dye lot? => Dye lot: {dye}. / 同缸吗？ => 缸号：{dye}。
Q Which needles? => {needles}. / 用几号针？ => {needles}。
`;
