/** Families of collectibles. Their countries and makers are invented. The format is described in ../families.ts. */
export const collectibles = `
= coin | vintage | coin / 钱币
F 0 0 2 3 1 4
C silver copper silver silver silver bronze
K land:Issued by / 发行地; year:Year / 年份; value:Face value / 面值; weight:Weight / 重量
M Aldmere Royal Mint: Crowned Heron 1887 / 戴冠苍鹭 1887 | 48 | Kingdom of Aldmere / 阿尔德米尔王国 | 1887 | 1 crown / 1 克朗 | 27.8 g
M Aldmere Royal Mint: Heron Penny 1912 / 苍鹭便士 1912 | 9 | Kingdom of Aldmere / 阿尔德米尔王国 | 1912 | 1 penny / 1 便士 | 9.3 g
M Tarn City Mint: Bridge Thaler 1764 / 桥塔勒 1764 | 240 | Free City of Tarn / 塔恩自由市 | 1764 | 1 thaler / 1 塔勒 | 28.1 g
M Tarn City Mint: Bear Groschen 1821 / 熊格罗申 1821 | 22 | Free City of Tarn / 塔恩自由市 | 1821 | 3 groschen / 3 格罗申 | 3.2 g
M Port Ossel: Ship Dollar 1908 / 帆船银元 1908 | 75 | Trading Port of Ossel / 奥塞尔商埠 | 1908 | 1 dollar / 1 元 | 26.9 g
M Port Ossel: Square Cent 1936 / 方孔一分 1936 | 6 | Trading Port of Ossel / 奥塞尔商埠 | 1936 | 1 cent / 1 分 | 4.1 g
S grade:Grade / 品相 = very fine / VF 美品; extremely fine / XF 极美; fine / F 上品; about uncirculated / AU 近未流通
S slab:Holder / 封装 = paper flip / 纸夹; capsule / 圆盒; none / 无
S edge:Edge / 边齿 = reeded / 齿边; plain / 光边; lettered / 字边
S clean:Cleaning / 清洗 = never cleaned / 未清洗; cleaned long ago / 早年清洗
T {grade} {weight}
T {value} {land} {grade}
D {value^} of the {land}, {year}, {weight}. / {land}{year}年，{value}，{weight}。
D Grade: {grade}; {clean}. / 品相：{grade}，{clean}。
D Edge: {edge}; comes in: {slab}. / 边齿：{edge}；封装：{slab}。
+ The heron's eye is sharp, as it seldom is. / 细节锐利，少见。
+ Weighs {weight} on my scale, as it should. / 我称过，{weight}，分毫不差。
+ Honest grading. / 评级实在。
- Toning is darker than in the picture. / 氧化色比图深。
- A tiny nick on the rim. / 边上有个小磕。
Q Has it been cleaned? => {clean^}. / 洗过吗？ => {clean}。
Q What does it weigh? => {weight}. / 多重？ => {weight}。
= stamp | vintage | stamp / 邮票
F 0 2 3 1 4
C blue green red teal purple
K land:Issued by / 发行地; year:Year / 年份; value:Face value / 面值; motif:Motif / 图案
M Aldmere Post: Coronation Blue / 加冕蓝 | 34 | Kingdom of Aldmere / 阿尔德米尔王国 | 1911 | 2½ d | portrait / 肖像
M Aldmere Post: Airmail Set of 4 / 航空票四枚全 | 58 | Kingdom of Aldmere / 阿尔德米尔王国 | 1934 | 1–5 s | aeroplane / 飞机
M Tarn Post: Cathedral Red / 教堂红 | 12 | Free City of Tarn / 塔恩自由市 | 1898 | 10 pf | cathedral / 教堂
M Ossel Post: Junk and Moon / 帆船与月 | 7 | Trading Port of Ossel / 奥塞尔商埠 | 1947 | 5 c / 5 分 | junk / 帆船
M Ossel Post: Flowers Block / 花卉小型张 | 18 | Trading Port of Ossel / 奥塞尔商埠 | 1962 | 1.50 | flowers / 花卉
S state:State / 状态 = mint, never hinged / 新票无贴; mint, hinge trace / 新票有贴痕; used, light cancel / 盖销清晰; used on piece / 旧票带剪片
S perf:Perforation / 齿孔 = 11½; 12 × 12½; 14
S gum:Gum / 背胶 = full / 全胶; none / 无胶; not examined / 未查
S flaw:Flaws / 瑕疵 = none / 无; one short tooth / 缺一齿
T {year} {state}
T {land} {year} {value}
D {land}, {year}, {value}, motif: {motif}. / {land}，{year}年，面值{value}，图案：{motif}。
D {state^}, perforation {perf}. / {state}，齿孔{perf}。
D Gum: {gum}; flaws: {flaw}. / 背胶：{gum}；瑕疵：{flaw}。
+ Fresh colour, centred like a postcard. / 颜色鲜，边距居中。
+ Came between two cards, safe. / 两张卡纸夹着寄，安全。
+ The postmark can be read: a Tuesday. / 邮戳能看清，是个星期二。
- A thin spot under the lamp. / 灯下看有薄处。
- Margins not quite even. / 边距略偏。
Q Is it hinged? => State: {state}. / 有贴痕吗？ => 状态：{state}。
Q Any flaws? => Flaws: {flaw}. / 有瑕疵吗？ => {flaw}。
= tradingcard | vintage | trading card / 集换卡
F 0 2 3 4 1
C red purple green orange blue
K game:Game / 系列; number:Number / 编号; rarity:Rarity / 稀有度; year:Year / 年份
M Wyrmgate: Ember Drake / 余烬幼龙 | 24 | Wyrmgate, first set / 龙门初版 | 014/120 | rare / 稀有 | 2003
M Wyrmgate: Queen of Moths / 飞蛾女王 | 68 | Wyrmgate, Night / 龙门·夜 | 101/140 | holographic / 闪卡 | 2006
M Wyrmgate: Marsh Lantern / 沼泽灯 | 3 | Wyrmgate, first set / 龙门初版 | 077/120 | common / 普通 | 2003
M Halfcourt Heroes: Point Guard No. 9 / 9 号控卫 | 15 | Halfcourt Heroes / 半场英雄 | 9 | insert / 插卡 | 2011
M Pocketon Cards: Thunderhare / 雷兔 | 39 | Pocketon, Storm / 口袋纪·风暴 | 025/086 | holographic / 闪卡 | 2014
S grade:Grade / 评级 = 8, near mint / 8 级近全新; 9, mint / 9 级全新; ungraded, near mint / 未评级，近全新; ungraded, played / 未评级，使用痕迹
S lang:Language / 语言 = English / 英文; Japanese / 日文
S holder:Holder / 保护 = sealed slab / 评级砖; top loader / 硬卡套; sleeve / 卡膜
S print:Print / 版次 = first edition / 初版; unlimited / 无限版
T {game} {number} {rarity}
T {rarity} {grade}
D {game}, number {number}, {rarity}, {year}. / {game}，编号{number}，{rarity}，{year}年。
D Grade: {grade}. {print^}, {lang}. / 评级：{grade}；{print}，{lang}。
D Comes in: {holder}. / 附{holder}。
+ Corners like needles. / 四角尖锐。
+ The foil moves beautifully in the light. / 闪面在光下很漂亮。
+ Shipped between cardboard, well taped. / 硬纸夹好，胶带贴得细致。
- A faint line across the foil. / 闪面有一道浅痕。
- Off-centre by a hair. / 略偏。
Q Is it graded? => Grade: {grade}. / 评过级吗？ => {grade}。
Q Which language? => {lang}. / 什么语言？ => {lang}。
= postcard | vintage | postcard / 明信片
F 0 0 0 0 1
C sand sage blush sky brown
K town:Place / 地点; year:Year / 年份; print:Printing / 印刷
M Verlag Netherby: Promenade with Trams / 有电车的海滨道 | 8 | Port Ossel / 奥塞尔港 | 1908 | hand-coloured / 手工上色
M Verlag Netherby: Market Square / 集市广场 | 6 | Tarn / 塔恩 | 1912 | collotype / 珂罗版
M Verlag Netherby: Grand Hotel / 大饭店 | 9 | Aldmere / 阿尔德米尔 | 1926 | real photo / 照片原印
M Seaside Cards: Greetings from the Pier / 码头问候 | 4 | Saltmarsh / 盐沼 | 1955 | colour offset / 彩色胶印
M Seaside Cards: Four Views / 四景 | 3 | Ashmere / 灰湖镇 | 1964 | colour offset / 彩色胶印
S sent:Sent / 实寄 = posted, stamp on it / 实寄带票; posted, stamp removed / 实寄，邮票已揭; unused / 未寄
S writing:Writing / 书写 = a few lines in ink / 背面有几行字; none / 无
S corner:Corners / 四角 = sharp / 尖锐; slightly rounded / 略圆; one crease / 一处折痕
S size:Size / 尺寸 = 14 × 9 cm; 15 × 10.5 cm
T {town} {year} {print}
T {year} {sent}
D {town}, {year}, {print}, {size}. / {town}，{year}年，{print}，{size}。
D {sent^}. Writing: {writing}. / {sent}；书写：{writing}。
D Corners: {corner}. / 四角：{corner}。
+ You can count the windows. / 连窗户都数得清。
+ The message on the back made me smile. / 背面的话看得我笑了。
+ Colours like a dream of {year}. / {year}年的颜色，像做梦。
- Album traces at the corners. / 角上有相册痕。
- Smaller than thought. / 比想象小。
Q Was it posted? => {sent^}. / 实寄过吗？ => {sent}。
Q How are the corners? => {corner^}. / 四角如何？ => {corner}。
= poster | vintage | vintage poster / 老海报
F 0 1 2 3
C navy sky mustard teal
K motif:Motif / 主题; year:Year / 年份; size:Size / 尺寸; print:Printing / 印刷
M Atelier Cranmoor: Night Express / 夜行快车 | 140 | railway / 铁路 | 1931 | 62 × 100 cm | lithograph / 石版
M Atelier Cranmoor: Sun on Skis / 雪上阳光 | 180 | winter sport / 冰雪运动 | 1936 | 64 × 102 cm | lithograph / 石版
M Reelhouse: The Ferry at Oldferry / 老渡口 | 95 | film / 电影 | 1957 | 68 × 104 cm | offset / 胶印
M Ossel Lines: Steamship Service / 轮船航线 | 120 | shipping / 航运 | 1928 | 60 × 98 cm | lithograph / 石版
S issue:Issue / 版本 = original / 原版; reprint of the 1980s / 八十年代再版
S back:Backing / 背衬 = linen backed / 裱布; none, rolled / 无，卷筒; folded as issued / 原始折叠
S tears:Tears / 破损 = none / 无; small, at the edge / 边缘小裂
S colors:Colours / 颜色 = fresh / 鲜明; slightly faded / 略褪
T {motif} {year} {print}
T {year} {size} {issue}
D {motif^}, {year}, {print}, {size}. / {motif}，{year}年，{print}，{size}。
D {issue^}. Backing: {back}. / {issue}；背衬：{back}。
D Tears: {tears}; colours {colors}. / 破损：{tears}；颜色{colors}。
+ Stops every visitor in the hall. / 挂在玄关，客人都会停下来看。
+ Came in a tube you could drive over. / 纸筒硬得能过车。
+ Colours sing. / 颜色很亮。
- Folds are visible. / 折痕明显。
- Larger than my frame. / 比我的框大。
Q Is it an original? => {issue^}. / 是原版吗？ => {issue}。
Q How large? => {size}. / 多大？ => {size}。
= figurine | vintage | figurine / 摆件
F 0 2 1 3 4
C white blush brass brass oak
K motif:Motif / 题材; material:Material / 材质; height:Height / 高度; year:Year / 年份
M Porcelain Works Tarn: Dancing Hare / 跳舞的兔子 | 59 | animal / 动物 | porcelain / 瓷 | 14 cm | about 1955 / 约 1955
M Porcelain Works Tarn: Girl with Geese / 牧鹅女孩 | 79 | people / 人物 | porcelain / 瓷 | 19 cm | about 1938 / 约 1938
M Brassmoor: Heron / 苍鹭 | 45 | animal / 动物 | brass / 黄铜 | 23 cm | about 1970 / 约 1970
M Brassmoor: Owl Bookend / 猫头鹰书挡 | 38 | animal / 动物 | brass / 黄铜 | 15 cm | about 1965 / 约 1965
M Timberfold: Carved Bear / 木雕熊 | 33 | animal / 动物 | lime wood / 椴木 | 12 cm | about 1980 / 约 1980
S mark:Mark / 款识 = stamped below / 底部有印; painted number / 手书编号; none / 无
S repair:Repairs / 修补 = none / 无; none that I can find / 未发现
S paint:Finish / 表面 = untouched / 原样; waxed / 打蜡
S pair:Sold as / 数量 = single / 单件; pair / 一对
T {material} {height} {year}
T {motif} {material}
D {motif^} of {material}, {height}, {year}. / {material}{motif}，高{height}，{year}年。
D Mark: {mark}; repairs: {repair}. / 款识：{mark}；修补：{repair}。
D Sold as {pair}; finish: {paint}. / {pair}，表面{paint}。
+ It looks at me while I work. / 工作时它一直看着我。
+ Finer than in the pictures. / 比图片更精致。
+ Stood on my grandmother's shelf, now on mine again. / 奶奶架子上也有一个，现在我又有了。
- Smaller than I imagined. / 比想象小。
- A firing line below. / 底部有窑裂。
Q Has it been repaired? => Repairs: {repair}. / 修过吗？ => {repair}。
Q How tall is it? => {height}. / 多高？ => {height}。
= porcelain | vintage | porcelain bowl / 瓷碗
F 0 1 2 0
C blue red sage indigo
K decor:Décor / 纹饰; size:Diameter / 口径; period:Period / 年代; body:Body / 胎
M Clearspring Kilns: Lotus Scroll / 缠枝莲 | 120 | lotus scroll / 缠枝莲 | 15 cm | 1920s / 二十年代 | porcelain / 瓷胎
M Clearspring Kilns: Fish and Weed / 鱼藻 | 145 | fish and weed / 鱼藻 | 18 cm | 1930s / 三十年代 | porcelain / 瓷胎
M Clearspring Kilns: Plain Celadon / 素青瓷 | 85 | plain / 素面 | 13 cm | 1960s / 六十年代 | stoneware / 炻胎
M Porcelain Works Tarn: Onion / 洋葱纹 | 69 | onion pattern / 洋葱纹 | 22 cm | about 1910 / 约 1910 | hard porcelain / 硬质瓷
S mark:Mark / 款识 = four characters / 四字款; stamped / 印款; none / 无款
S hair:Hairlines / 冲线 = none, rings clear / 无，声清; one, 2 cm / 一道 2 厘米
S foot:Foot / 足 = unglazed / 露胎; glazed / 施釉
S stand:Stand / 座 = wooden stand included / 附木座; none / 无
T {size} {period}
T {period} {mark}
D Décor: {decor}, {size}, {period}. / 纹饰：{decor}，口径{size}，{period}。
D Mark: {mark}; foot {foot}. / {mark}，足{foot}。
D Hairlines: {hair}. Stand: {stand}. / 冲线：{hair}；{stand}。
+ Rings like a small bell. / 敲着像小铃铛。
+ The blue runs a little, as it must. / 青花略晕，正该如此。
+ Packed like an egg. / 包得像鸡蛋一样。
- Glaze worn inside. / 内壁釉有磨损。
- Foot grit. / 足部粘砂。
Q Any hairlines? => Hairlines: {hair}. / 有冲线吗？ => {hair}。
Q Is there a stand? => Stand: {stand}. / 有座吗？ => {stand}。
= fountainpen | vintage | fountain pen / 钢笔
C black burgundy navy green brown gold
K nib:Nib / 笔尖; fill:Filling / 上墨; year:Year / 年份; length:Length / 长度
M Quillon: 51 Aero | 89 | 14 ct gold, fine / 14K 金尖 F | vacuum / 真空上墨 | 1951 | 13.8 cm
M Quillon: Student | 29 | steel, medium / 钢尖 M | cartridge / 墨囊 | 1978 | 13.2 cm
M Ebonhart: Safety No. 4 | 160 | 14 ct gold, flexible / 14K 软尖 | eyedropper / 滴入式 | 1922 | 12.6 cm
M Ebonhart: Desk 100 | 120 | 18 ct gold, broad / 18K 金尖 B | piston / 活塞 | 1964 | 14.4 cm
M Hero Crane: 26 | 19 | steel, fine / 钢尖 F | press bar / 吸管按压 | 1985 | 13.5 cm
S works:Writes / 书写 = wet and even / 出水均匀; flushed, writes well / 已清洗，书写顺畅; not inked / 未灌墨
S engraved:Engraving / 刻字 = none / 无; initials / 有姓名缩写
S box:Box / 盒 = original / 原盒; none / 无
S clip:Clip / 笔夹 = firm / 有力; a little loose / 略松
T {nib} {year}
T {fill} {nib}
D Nib: {nib}; filling: {fill}. / 笔尖：{nib}；上墨：{fill}。
D From {year}, {length} capped. / {year}年，合盖{length}。
D Writes: {works}. Engraving: {engraved}. / 书写：{works}；刻字：{engraved}。
+ Writes before it touches the paper. / 笔尖一碰纸就出墨。
+ The nib has spring. / 笔尖有弹性。
+ I sign everything now. / 现在什么都想签个名。
- Cap ring tarnished. / 笔帽环发暗。
- Smells of old rubber. / 有老胶味。
Q How does it write? => Writes: {works}. / 书写怎么样？ => {works}。
Q Is it engraved? => Engraving: {engraved}. / 有刻字吗？ => {engraved}。
= pocketwatch | vintage | pocket watch / 怀表
F 0 1 0 0
C silver gold brass
K move:Movement / 机芯; size:Diameter / 直径; year:Year / 年份; case:Case / 表壳
M Aldous & Vane: Railway Lever | 190 | lever, 15 jewels / 叉式 15 钻 | 52 mm | 1908 | open face / 敞面
M Aldous & Vane: Hunter | 260 | lever, 17 jewels / 叉式 17 钻 | 50 mm | 1915 | hunter, with lid / 全猎带盖
M Tempora: Workman | 75 | pin lever / 销钉式 | 49 mm | 1948 | open face / 敞面
M Old Mill Clocks: Key Wind | 220 | cylinder, key wound / 钥匙上弦 | 47 mm | 1868 | open face / 敞面
S runs:Runs / 走时 = runs 2 min a day fast / 走时，日快 2 分; runs and keeps time / 走时准; runs when shaken / 晃动才走
S dial:Dial / 表盘 = enamel, clean / 珐琅完好; enamel, one hairline / 珐琅一道裂纹
S chain:Chain / 表链 = included / 附; none / 无
S key:Crystal / 表镜 = glass / 玻璃; replaced / 已换
T {move} {size}
T {year} {case} {runs}
D {move^}, {size}, {year}; case: {case}. / {move}，{size}，{year}年，{case}。
D It {runs}. Dial: {dial}. / {runs}；表盘：{dial}。
D Chain: {chain}. / 表链：{chain}。
+ Ticks like a small horse. / 走时声像小马蹄。
+ The lid shuts softly. / 表盖合得很轻柔。
+ Running on my desk since Sunday. / 从周日起一直在桌上走着。
- Gains more than told. / 走快得比说的多。
- Hands bent once. / 指针曾被弯过。
Q Does it run? => It {runs}. / 走时吗？ => {runs}。
Q Is there a chain? => Chain: {chain}. / 有表链吗？ => {chain}。
`;
