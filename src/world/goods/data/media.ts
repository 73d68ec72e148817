/**
 * Families of books, records and films. All of them are invented. The brand is the publisher, and the model is the
 * title. The format is described in ../families.ts.
 */
export const media = `
= novel | media | novel / 小说
C sand sage navy teal burgundy purple indigo mustard sky forest
K author:Author / 作者; year:Year / 出版年份; pages:Pages / 页数; genre:Genre / 题材
M Tallow Press: The Salt Ledger / 盐账簿 | 16 | Ines Vantree / 万依依 | 2016 | 412 | historical / 历史
M Tallow Press: A House Facing North / 朝北的房子 | 15 | Corin Ashdown / 安承志 | 2019 | 288 | family / 家庭
M Tallow Press: Nine Winters / 九个冬天 | 18 | Maren Coldstream / 柯梦瑶 | 2021 | 536 | saga / 家族史
M Quillfeather: The Tide Inspector / 潮汐检查员 | 14 | Osric Dunmore / 邓欧文 | 2014 | 324 | crime / 推理
M Quillfeather: Murder at the Weir / 水坝谜案 | 12 | Osric Dunmore / 邓欧文 | 2011 | 296 | crime / 推理
M Quillfeather: The Clockless Town / 没有钟的小镇 | 17 | Yara Merrow / 莫雅楠 | 2022 | 368 | fantasy / 奇幻
M Lowmoor Books: Signals from Vesta / 灶神星来信 | 15 | Zeno Wexley / 卫泽宇 | 2018 | 448 | science fiction / 科幻
M Lowmoor Books: The Last Lift Operator / 最后一位电梯员 | 13 | Gwen Yarrow / 姚晓雯 | 2020 | 232 | comedy / 幽默
M Lowmoor Books: Letters to a Lighthouse / 写给灯塔的信 | 14 | Delphine Hartwell / 郝丹丹 | 2017 | 264 | romance / 爱情
M Copperplate: The Orchard Wall / 果园的墙 | 22 | Silas Greystone / 葛思齐 | 1968 | 344 | classic / 经典
S binding:Binding / 装帧 = paperback / 平装; hardcover with jacket / 精装带护封; hardcover / 精装
S edition:Edition / 版次 = ~first edition / 初版; later printing / 后印; second edition / 再版
S lang:Language / 语言 = English / 英文; Chinese / 中文
S signed:Signed / 签名 = no / 无
S size:Size / 开本 = 13 × 20 cm; 15 × 23 cm
T by {author} {binding} / {author} 著 {binding}
T by {author} ({year}) {edition} / {author} 著 {year} {edition}
D {genre^} by {author}, {year}, {pages} pages. / {author}著，{year}年，{genre}，{pages}页。
D {binding^}, {edition}, in {lang}. / {binding}，{edition}，{lang}。
D A book for a long train or a short night. / 适合一趟长途火车，或者一个短夜。
+ Read it in two evenings and missed my stop once. / 两个晚上看完，还坐过了一次站。
+ {author} knows how people keep silent. / {author}太懂人怎么沉默了。
+ The last fifty pages are worth the first three hundred. / 为了最后五十页，前面都值得。
+ Paper is thick, print is kind to old eyes. / 纸厚，字大，老花眼也友好。
+ Lent it to my mother and will not see it again. / 借给妈妈，估计要不回来了。
- It takes a hundred pages to begin. / 前一百页很慢热。
- Too many cousins to remember. / 表亲太多，记不住。
- Cover was bumped at a corner. / 封面一角碰了。
Q Is it hardcover? => Binding: {binding}. / 是精装吗？ => {binding}。
Q Which language? => {lang}. / 什么语言？ => {lang}。
Q Is it signed? => Signed: {signed}. / 有签名吗？ => {signed}。
= cookbook | media | cookbook / 菜谱
C mustard red orange cream green burgundy
K author:Author / 作者; year:Year / 出版年份; pages:Pages / 页数; about:Kitchen / 菜系; recipes:Recipes / 菜谱数
M Tavola Editions: Bread by Hand / 手作面包 | 29 | Bram Fairholm / 范志远 | 2019 | 256 | baking / 烘焙 | 74
M Tavola Editions: One Pot, Four Seasons / 一口锅的四季 | 26 | Petra Oakhanger / 欧佩珊 | 2021 | 224 | everyday / 家常 | 96
M Tavola Editions: The Noodle Atlas / 面条地图 | 32 | Kaia Rookwood / 罗若兰 | 2020 | 304 | Asian / 亚洲 | 110
M Redstove Books: Small Steam / 小蒸笼 | 24 | Yara Kestrel / 康雅楠 | 2018 | 192 | Cantonese / 粤菜 | 68
M Redstove Books: Vegetables First / 先吃蔬菜 | 28 | Niamh Tallow / 谭南星 | 2022 | 272 | vegetarian / 素食 | 120
M Copperplate: Aunt Hedda's Jams / 海燕阿姨的果酱 | 18 | Hedda Birchall / 毕海燕 | 1974 | 128 | preserves / 果酱腌渍 | 52
S binding:Binding / 装帧 = hardcover / 精装; paperback / 平装; spiral bound / 线圈装
S photos:Pictures / 图片 = colour photographs / 彩色照片; drawings / 手绘插图
S lang:Language / 语言 = English / 英文; Chinese / 中文
S units:Measures / 计量 = grams / 克; cups and grams / 量杯与克
T by {author} {binding} / {author} 著 {binding}
T {recipes} recipes {year} / {recipes} 道菜 {year}
D {recipes} recipes on {pages} pages, kitchen: {about}. / {pages}页，{recipes}道菜，{about}。
D By {author}, {year}; {photos}. / {author}，{year}年，{photos}。
D {binding^}, in {lang}, measures in {units}. / {binding}，{lang}，计量用{units}。
+ Everything I cooked from it worked the first time. / 照着做每道都一次成功。
+ Explains why, not only how. / 不只讲怎么做，还讲为什么。
+ Lies open on the counter. / 摊在台面上不会自己合上。
+ My copy has flour on page 40 already. / 第四十页已经沾上面粉了。
- Assumes that you own a scale. / 默认你有厨房秤。
- Index is thin. / 索引太简单。
- Some things I cannot buy here. / 有些食材这边买不到。
Q How many recipes? => {recipes}. / 有多少道菜？ => {recipes}道。
Q Are there pictures? => {photos^}. / 有图吗？ => {photos}。
= picturebook | media | picture book / 绘本
F 0 1 2 2 2
C sky mint orange indigo pink
K author:Author / 作者; year:Year / 出版年份; pages:Pages / 页数; age:Age / 适读年龄
M Little Lantern: Where Does the Bus Sleep? / 公交车睡在哪儿？ | 17 | Orla Pennyfeather / 潘秋月 | 2018 | 32 | 3–6
M Little Lantern: Otter's First Umbrella / 小水獭的第一把伞 | 16 | Freya Juniper / 蒋芳菲 | 2020 | 36 | 2–5
M Little Lantern: The Button Who Rolled Away / 滚走的纽扣 | 15 | Nils Underhill / 余宁远 | 2015 | 40 | 4–7
M Hushling Books: Good Night, Crane / 晚安，吊车 | 14 | Imke Larkspur / 兰欣然 | 2021 | 28 | 1–4
M Hushling Books: A Hundred Doors / 一百扇门 | 19 | Vesna Inglemere / 应诗涵 | 2019 | 48 | 5–8
S binding:Binding / 装帧 = board book / 纸板书; hardcover / 精装; paperback / 平装
S lang:Language / 语言 = English / 英文; Chinese / 中文; English and Chinese / 中英双语
S flaps:Flaps / 翻翻页 = none / 无; all there / 齐全
S size:Size / 开本 = 21 × 21 cm; 25 × 28 cm
T by {author} {binding} / {author} 著 {binding}
T ages {age} {lang} / {age} 岁 {lang}
D By {author}, {pages} pages, for ages {age}. / {author}著，{pages}页，适合{age}岁。
D {binding^}, {size}, in {lang}. / {binding}，{size}，{lang}。
D Few words, and pictures in which one finds more each night. / 字少，图耐看，每晚都能发现新东西。
+ Read it eleven times on the first day. / 第一天就读了十一遍。
+ The pictures have jokes for parents. / 图里藏着给大人的笑话。
+ Survives chewing. / 经得起啃。
+ She now asks every bus good night. / 她现在见公交车就说晚安。
- Over too soon. / 太快就读完了。
- Corners sharp for a baby. / 书角对宝宝来说偏尖。
- Glossy pages mirror the lamp. / 亮面纸反光。
Q For which age? => {age}. / 适合几岁？ => {age}岁。
Q Which language? => {lang}. / 什么语言？ => {lang}。
= comic | media | comic book / 漫画
F 0 0 1 2 2 3
C red navy indigo mustard orange green
K author:Author / 作者; volume:Volume / 卷; pages:Pages / 页数; year:Year / 出版年份
M Inkwell: Captain Barnacle / 藤壶船长 | 12 | Jorin Seagrove / 石俊杰 | 1 | 48 | 1983
M Inkwell: Captain Barnacle: Fog / 藤壶船长：大雾 | 12 | Jorin Seagrove / 石俊杰 | 4 | 48 | 1986
M Inkwell: Night Tram 13 / 十三路夜电车 | 15 | Runa Ashby-Cole / 曲如玉 | 1 | 96 | 2012
M Papercrane: Ramen Detective / 拉面侦探 | 11 | Tadao Minori / 实野忠 | 2 | 184 | 2017
M Papercrane: Ramen Detective: Broth / 拉面侦探：汤底 | 11 | Tadao Minori / 实野忠 | 7 | 192 | 2019
M Papercrane: The Moss Kingdom / 苔藓王国 | 14 | Ume Harada / 原田梅 | 1 | 208 | 2020
S lang:Language / 语言 = English / 英文; Chinese / 中文; Japanese / 日文
S color:Printing / 印刷 = colour / 彩色; black and white / 黑白
S edition:Edition / 版次 = ~first printing / 初刷; reprint / 重印
S sleeve:Sleeve / 保护 = bag and board / 袋与衬板; none / 无
T vol. {volume} {edition} / 第{volume}卷 {edition}
T #{volume} ({year}) {lang} / 第{volume}卷 {year} {lang}
D Volume {volume}, {pages} pages, {color}. / 第{volume}卷，{pages}页，{color}。
D By {author}, {year}; {edition}, in {lang}. / {author}，{year}年，{edition}，{lang}。
D Sleeve: {sleeve}. / 保护：{sleeve}。
+ Lines alive on every page. / 每页线条都是活的。
+ Bought for my son, read by me. / 买给儿子，结果我先看完。
+ Colours have not faded. / 颜色没褪。
+ I need the next volume. / 急需下一卷。
- The price on the cover is smaller than mine. / 封面定价比我付的便宜。
- Ends in the middle of a jump. / 停在跳起来的那一格。
- Print is a little dark. / 印得有点暗。
Q Which volume is it? => Volume {volume}. / 第几卷？ => 第{volume}卷。
Q Which language? => {lang}. / 什么语言？ => {lang}。
= vinyl | media | vinyl record / 黑胶唱片
C teal navy mustard indigo charcoal blush burgundy
K artist:Artist / 艺人; year:Year / 年份; genre:Genre / 风格; tracks:Tracks / 曲目数
M Harrowline: Low Water / 低水位 | 27 | The Quay Sisters / 码头姐妹 | 1974 | folk / 民谣 | 11
M Harrowline: Blue Hour at Elm Street / 榆树街的蓝调时刻 | 32 | Ansel Dovecote Trio / 安然三重奏 | 1961 | jazz / 爵士 | 8
M Harrowline: Paper Planets / 纸做的行星 | 29 | Velvet Tractor / 丝绒拖拉机 | 1978 | rock / 摇滚 | 10
M Stereolark: Night Bus Hymns / 夜车圣歌 | 31 | Brenna Coyle / 冰清 | 2016 | indie / 独立 | 12
M Stereolark: Machines That Weep / 会哭的机器 | 34 | Halogen Choir / 卤素合唱团 | 1983 | electronic / 电子 | 9
M Stereolark: Sunday Kettle / 周日水壶 | 25 | Mirela & the Spoons / 美玲与勺子 | 2020 | pop / 流行 | 11
M Opus Row: Winter Suites / 冬日组曲 | 38 | Larkhaven Chamber Players / 云雀港室内乐团 | 1969 | classical / 古典 | 6
S speed:Speed / 转速 = 33 rpm / 33 转; 45 rpm / 45 转
S disc:Disc / 盘面 = plays without a crackle / 无爆豆; ~crackles lightly between tracks / 曲间轻微爆豆
S sleeve:Sleeve / 封套 = with inner sleeve / 带内袋; gatefold / 对开封套; ~plain, corners bumped / 普通，角部磕碰
S pressing:Pressing / 版本 = ~first pressing / 首版; repress / 再版; 180 g repress / 180 克再版
T {artist} LP {year} / {artist} LP {year}
T {artist} {pressing} {genre} / {artist} {pressing} {genre}
D {artist}, {year}, {genre}, {tracks} tracks. / {artist}，{year}年，{genre}，{tracks}首。
D {pressing^}, {speed}; sleeve: {sleeve}. / {pressing}，{speed}，封套：{sleeve}。
D The disc {disc}. / 盘面：{disc}。
+ Side B is where it lives. / B 面才是精华。
+ Quiet vinyl, wide stage. / 底噪低，声场开阔。
+ Mailed between two boards, not a dent. / 两块硬板夹着寄，一点没折。
+ {artist} as I remember them. / 就是我记忆里的{artist}。
+ The cover hangs on the wall while it plays. / 听的时候封面挂墙上。
- A tick in the second song. / 第二首有一声爆豆。
- Slightly warped, still plays. / 略有翘曲，不影响播放。
- Thin bass on this pressing. / 这版低频薄。
Q Which pressing is it? => {pressing^}. / 什么版本？ => {pressing}。
Q How does it play? => It {disc}. / 播放如何？ => {disc}。
= cd | media | CD / 激光唱片
C green black blue burgundy sand
K artist:Artist / 艺人; year:Year / 年份; genre:Genre / 风格; tracks:Tracks / 曲目数
M Harrowline: Collected Quays / 码头精选 | 12 | The Quay Sisters / 码头姐妹 | 1994 | folk / 民谣 | 22
M Stereolark: Tin Weather / 锡皮天气 | 11 | Halogen Choir / 卤素合唱团 | 1998 | electronic / 电子 | 10
M Stereolark: Sleep, Engine / 睡吧，引擎 | 13 | Brenna Coyle / 冰清 | 2013 | indie / 独立 | 11
M Opus Row: Cello Alone / 大提琴独白 | 15 | Ulric Sedgewick / 石昊天 | 2006 | classical / 古典 | 18
M Opus Row: Songs for Tall Rooms / 高屋之歌 | 14 | Larkhaven Chamber Players / 云雀港室内乐团 | 2010 | classical / 古典 | 14
S case:Case / 盒 = jewel case, new / 全新水晶盒; ~jewel case, cracked hinge / 水晶盒，铰链裂; card sleeve / 纸封
S booklet:Booklet / 小册子 = with lyrics / 带歌词; four pages / 四页
S disc:Disc / 盘面 = no scratches / 无划痕; ~light scratches, plays well / 轻微划痕，播放正常
S discs:Discs / 碟数 = 1 / 1 张
T {artist} {year} CD
T {artist} CD {genre}
D {artist}, {year}, {tracks} tracks of {genre}. / {artist}，{year}年，{genre}，{tracks}首。
D Case: {case}; booklet {booklet}. / 盒：{case}；小册子{booklet}。
D Disc: {disc}. / 盘面：{disc}。
+ Sounds better than the stream. / 比在线听的好。
+ Booklet is a joy to read along. / 对着歌词册听很享受。
+ Found it after ten years of looking. / 找了十年终于找到。
+ My old car still has a slot for it. / 我的老车还有 CD 口。
- Case arrived cracked. / 盒子寄来裂了。
- Remaster is loud. / 重制版太响。
- Short, 38 minutes. / 只有三十八分钟。
Q Any scratches? => Disc: {disc}. / 有划痕吗？ => {disc}。
Q Is the booklet there? => Booklet: {booklet}. / 有小册子吗？ => {booklet}。
= film | media | Blu-ray / 蓝光影碟
C navy orange charcoal purple teal
K director:Director / 导演; year:Year / 年份; time:Length / 片长; genre:Genre / 类型
M Reelhouse: The Ferry at Oldferry / 老渡口 | 19 | Lorcan Merrow / 莫乐天 | 1957 | 104 min / 104 分钟 | drama / 剧情
M Reelhouse: Three Kites over Ashmere / 灰湖上的三只风筝 | 17 | Mirela Cranmoor / 崔美玲 | 1988 | 118 min / 118 分钟 | family / 家庭
M Reelhouse: Silent Elevator / 无声电梯 | 15 | Ulric Netherby / 聂昊天 | 2004 | 96 min / 96 分钟 | thriller / 惊悚
M Lanternlight: The Astronomer's Cook / 天文学家的厨子 | 18 | Isolde Aldergate / 艾依依 | 2015 | 111 min / 111 分钟 | comedy / 喜剧
M Lanternlight: Under the Ice, Music / 冰下的音乐 | 22 | Isolde Aldergate / 艾依依 | 2019 | 127 min / 127 分钟 | documentary / 纪录片
S region:Region / 区码 = free / 全区; A; B
S audio:Audio / 音轨 = English / 英语; English, Mandarin / 英语、国语
S subs:Subtitles / 字幕 = English / 英文; English, Chinese / 中英
S extras:Extras / 花絮 = 24 min / 24 分钟; commentary and 40 min / 评论音轨与 40 分钟; none / 无
T {director} {year} region {region} / {director} {year} 区码{region}
D Directed by {director}, {year}, {time}, {genre}. / {director}导演，{year}年，{time}，{genre}。
D Region: {region}; subtitles: {subs}. / 区码：{region}；字幕：{subs}。
D Extras: {extras}. Audio: {audio}. / 花絮：{extras}；音轨：{audio}。
+ Grain like in the cinema of my youth. / 颗粒感像小时候的影院。
+ The extras alone are worth it. / 光看花絮就值。
+ We talked about it for a week. / 看完聊了一周。
+ Picture restored with a light hand. / 修复很克制。
- Menu takes ages. / 菜单太慢。
- Subtitles are small. / 字幕偏小。
- The sleeve was folded. / 封套折了。
Q Which region? => Region: {region}. / 什么区码？ => {region}。
Q Are there subtitles? => Subtitles: {subs}. / 有字幕吗？ => {subs}。
`;
