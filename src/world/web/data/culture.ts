/**
 * Musical instruments. English | 中文 | family | origin | 起源 | number of strings, keys or holes | part that is counted |
 * 部件 | summary | 概说
 */
export const instruments = `
violin|小提琴|string|Italy|意大利|4|strings|根弦|the highest voice of the bowed family|弓弦家族中音域最高的成员
viola|中提琴|string|Italy|意大利|4|strings|根弦|a middle voice tuned a fifth below the violin|比小提琴低五度的中音乐器
cello|大提琴|string|Italy|意大利|4|strings|根弦|a bowed instrument held between the knees|夹在双膝间演奏的弓弦乐器
double bass|低音提琴|string|Europe|欧洲|4|strings|根弦|the deepest bowed instrument of the orchestra|管弦乐队中最低沉的弓弦乐器
guitar|吉他|string|Spain|西班牙|6|strings|根弦|a plucked instrument of campfires and concert halls|从篝火旁到音乐厅都有的拨弦乐器
ukulele|尤克里里|string|Hawaii|夏威夷|4|strings|根弦|a small guitar that Portuguese settlers' lutes gave rise to|由葡萄牙移民的小琴演变而来的小吉他
banjo|班卓琴|string|African America|非裔美洲|5|strings|根弦|a plucked instrument with a drum for a body|琴身如鼓的拨弦乐器
mandolin|曼陀林|string|Italy|意大利|8|strings|根弦|a small lute with its strings in pairs|琴弦成对的小型琉特
concert harp|竖琴|string|Europe|欧洲|47|strings|根弦|a frame of strings with seven pedals|带七个踏板的弦架
pipa|琵琶|string|China|中国|4|strings|根弦|a pear-shaped lute plucked with all five fingers|五指并弹的梨形弹拨乐器
guqin|古琴|string|China|中国|7|strings|根弦|a quiet zither with thirteen dots of shell|以十三徽定音的静雅之琴
guzheng|古筝|string|China|中国|21|strings|根弦|a zither with a movable bridge under each string|每弦一柱、柱可移动的筝
erhu|二胡|string|China|中国|2|strings|根弦|a fiddle whose bow hair runs between its strings|弓毛穿在两弦之间的胡琴
yangqin|扬琴|string|China|中国|144|strings, commonly|根弦（常见）|a dulcimer struck with bamboo beaters|用竹槌敲击的弦乐器
koto|日本筝|string|Japan|日本|13|strings|根弦|a long zither of paulownia wood|桐木制成的长筝
shamisen|三味线|string|Japan|日本|3|strings|根弦|a skin-covered lute played with a large plectrum|用大拨子弹奏的蒙皮琴
balalaika|巴拉莱卡琴|string|Russia|俄罗斯|3|strings|根弦|a lute with a three-cornered body|琴身呈三角形的弹拨琴
piano|钢琴|keyboard|Italy|意大利|88|keys|个键|a keyboard that strikes its strings with felt hammers|用毡槌击弦的键盘乐器
harpsichord|羽管键琴|keyboard|Europe|欧洲|60|keys, about|个键（约）|a keyboard that plucks its strings|拨弦的键盘乐器
celesta|钢片琴|keyboard|France|法国|61|keys, commonly|个键（常见）|a small piano with steel plates instead of strings|以钢片代弦的小型琴
accordion|手风琴|keyboard|Central Europe|中欧|120|bass buttons, in the full size|个低音键钮（全尺寸）|a box of reeds that breathes through bellows|靠风箱呼吸的簧片盒子
flute|长笛|wind|Europe|欧洲|16|openings, about|个音孔（约）|a side-blown tube that is a woodwind though made of metal|虽用金属制成仍属木管的横吹管
recorder|竖笛|wind|Europe|欧洲|8|holes|个孔|a whistle flute that many children learn first|许多孩子最先学的哨嘴笛
dizi|笛子|wind|China|中国|6|finger holes|个指孔|a bamboo flute with a buzzing membrane|贴有笛膜的竹笛
xiao|箫|wind|China|中国|6|holes, or eight|个孔（或八孔）|an end-blown bamboo flute with a soft voice|音色柔和的竖吹竹管
suona|唢呐|wind|China and western Asia|中国与西亚|8|holes|个孔|a loud shawm of weddings and festivals|婚礼和节庆上的响亮双簧管
sheng|笙|wind|China|中国|17|pipes|根管|a mouth organ thousands of years old|有数千年历史的口吹管乐器
clarinet|单簧管|wind|Germany|德国|17|keys, in the common system|个键（常见制式）|a single-reed pipe with the widest range of the woodwinds|木管中音域最宽的单簧乐器
oboe|双簧管|wind|France|法国|2|reeds|个簧片|the double reed that gives the orchestra its tuning note|为乐队给出标准音的双簧乐器
bassoon|大管（巴松）|wind|Europe|欧洲|2|reeds|个簧片|a folded tube some two and a half metres long|展开约两米半的折叠长管
saxophone|萨克斯管|wind|Belgium|比利时|1|reed|个簧片|a brass body that counts as a woodwind|铜制却算木管的乐器
trumpet|小号|brass|many lands|多地|3|valves|个活塞|the highest of the common brass|常见铜管中音最高的一种
trombone|长号|brass|Europe|欧洲|7|slide positions|个把位|a brass that changes its note by a slide|靠滑管变音的铜管
French horn|圆号|brass|Europe|欧洲|4|valves, on the double horn|个活塞（双调号）|a coiled horn played with one hand in the bell|一手伸入喇叭口演奏的盘绕号角
tuba|大号|brass|Germany|德国|4|valves, commonly|个活塞（常见）|the lowest of the brass|铜管中音最低的一种
xylophone|木琴|percussion|Africa and Asia|非洲与亚洲|44|bars, in the concert size|根音条（音乐会尺寸）|a row of wooden bars struck with mallets|用槌敲击的一排木条
timpani|定音鼓|percussion|western Asia|西亚|4|drums, in a usual set|面鼓（通常一组）|kettle-shaped drums that can be tuned|可以调音的釜形鼓
bianzhong|编钟|percussion|China|中国|65|bells, in the best-known set|件钟（最著名的一套）|a set of bronze bells that each sound two notes|一钟双音的成套青铜钟
`;
/**
 * Sports. English | 中文 | players per side | duration | 时长 | field | 场地 | first year at the Olympics, or - | summary |
 * 概说
 */
export const sports = `
football|足球|11|two halves of 45 minutes|两个半场各45分钟|100–110 × 64–75 m, for internationals|国际比赛场长100–110米、宽64–75米|1900|the most followed game in the world, played with any part of the body but arms and hands|世界上观众最多、除手臂外身体各处皆可触球的运动
basketball|篮球|5|four quarters of 10 minutes|四节各10分钟|28 × 15 m|长28米、宽15米|1936|a game invented in 1891 with peach baskets for goals|1891年用桃筐发明的运动
volleyball|排球|6|best of five sets|五局三胜|18 × 9 m|长18米、宽9米|1964|a net game in which a side may touch the ball three times|每方最多触球三次的隔网运动
beach volleyball|沙滩排球|2|best of three sets|三局两胜|16 × 8 m|长16米、宽8米|1996|a sand game for pairs|双人制的沙地运动
table tennis|乒乓球|1|best of seven games of 11 points|七局四胜，每局11分|a table of 2.74 × 1.525 m|台面长2.74米、宽1.525米|1988|a fast net game with a ball of 2.7 grams|用二点七克小球的快速隔网运动
badminton|羽毛球|1|best of three games of 21 points|三局两胜，每局21分|13.4 × 6.1 m|长13.4米、宽6.1米|1992|a racket game whose feathered shuttle slows in flight|羽毛球飞行中迅速减速的持拍运动
tennis|网球|1|best of three or five sets|三盘两胜或五盘三胜|23.77 × 8.23 m, for singles|单打场长23.77米、宽8.23米|1896|a racket game that counts love, 15, 30 and 40|按零、十五、三十、四十计分的持拍运动
handball|手球|7|two halves of 30 minutes|两个半场各30分钟|40 × 20 m|长40米、宽20米|1936|an indoor goal game played with the hands|用手打的室内射门运动
field hockey|曲棍球|11|four quarters of 15 minutes|四节各15分钟|91.4 × 55 m|长91.4米、宽55米|1908|a stick game in which only the flat face may strike|只能用棍平面击球的运动
ice hockey|冰球|6|three periods of 20 minutes|三节各20分钟|60 × 26–30 m|长60米、宽26–30米|1920|a fast rink game with a rubber puck|用橡胶圆饼的快速冰上运动
rugby union|十五人制橄榄球|15|two halves of 40 minutes|两个半场各40分钟|up to 100 × 70 m between the goals|球门间最长100米、宽70米|1900|a running game in which passes may not go forward|不可向前传球的奔跑运动
rugby sevens|七人制橄榄球|7|two halves of 7 minutes|两个半场各7分钟|up to 100 × 70 m|最长100米、宽70米|2016|a short, fast form of a fifteen-a-side game|由十五人制演变出的短而快的比赛
water polo|水球|7|four quarters of 8 minutes|四节各8分钟|30 × 20 m, for men|男子场长30米、宽20米|1900|a goal game of swimmers who may not touch the bottom|不可触底的泳者射门运动
baseball|棒球|9|nine innings|九局|90 feet (27.4 m) between bases|垒间距27.4米|1992|a bat-and-ball game without a clock|没有时限的击球运动
softball|垒球|9|seven innings|七局|60 feet (18.3 m) between bases|垒间距18.3米|1996|a relative of baseball with a larger ball|用球更大的棒球近亲
cricket|板球|11|20 overs to several days|从20轮到数天|a pitch of 20.12 m|球道长20.12米|1900|a bat-and-ball game with wickets at both ends|两端立有三柱门的击球运动
curling|冰壶|4|ten ends, about three hours|十局，约三小时|a sheet of about 45 × 5 m|冰道约长45米、宽5米|1924|a game of granite stones and brooms on ice|冰上推石扫冰的运动
golf|高尔夫球|1|18 holes|18洞|a course of some 60 hectares|球场约60公顷|1900|a game won by the fewest strokes|杆数最少者胜的运动
fencing|击剑|1|15 touches or 3 × 3 minutes|15剑或三局各3分钟|a strip of 14 × 1.5–2 m|剑道长14米、宽1.5–2米|1896|a duel with foil, épée or sabre|用花剑、重剑或佩剑的对决
judo|柔道|1|4 minutes|4分钟|a mat of 8–10 m square|边长8–10米的垫子|1964|a wrestling art of throws and holds in a white or blue jacket|穿白衣或蓝衣的摔投与控制技艺
rowing eight|八人赛艇|9|2,000 m|2000米|a straight lake course|直线湖道|1900|a boat of eight rowers and one who steers|八人划桨、一人掌舵的赛艇
marathon|马拉松|1|42.195 km|42.195公里|roads|公路|1896|a run over a distance fixed at a whim in 1908 and in rule in 1921|距离源自1908年、1921年定为规则的长跑
pole vault|撑竿跳高|1|three tries at each height|每个高度三次试跳|a runway of 40 m or more|助跑道至少40米|1896|a jump with a bending pole|借助弹性长竿的跳跃
110 metres hurdles|110米栏|1|110 m with ten hurdles|110米十个栏|a straight track|直道|1896|a sprint over ten barriers of 1.067 metres|跨越十个一点零六七米栏架的短跑
swimming medley|个人混合泳|1|200 or 400 m|200或400米|a pool of 50 m|50米泳池|1964|a race in four strokes, butterfly first|以蝶泳开始、四种泳姿的比赛
sport climbing|竞技攀岩|1|speed, boulder and lead|速度、抱石与难度|a speed wall of 15 m|速度赛道高15米|2020|an ascent on coloured holds, against clock or height|在彩色支点上比速度或高度的攀登
skateboarding|滑板|1|runs of 45 seconds|每轮45秒|parks and streets of ramps|坡道公园与街式场地|2020|a judged display of tricks on four wheels|四轮板上由裁判打分的技巧表演
archery|射箭|1|72 arrows to rank|排名赛72支箭|a target at 70 m|靶距70米|1900|a contest of aim at a gold centre 12.2 cm wide|瞄准直径十二点二厘米金心的较量
modern pentathlon|现代五项|1|five events|五个项目|arena, pool and range|赛场、泳池与靶场|1912|a contest of five very different skills|由五种迥异技能组成的比赛
dragon boat racing|龙舟竞渡|22|200 to 2,000 m|200至2000米|open water|开阔水面|-|a paddling race to the beat of a drum|随鼓点划桨的竞赛
sepak takraw|藤球|3|best of three or five sets|三局两胜或五局三胜|13.4 × 6.1 m|长13.4米、宽6.1米|-|a net game played with feet, knees and head|用脚、膝和头打的隔网运动
kabaddi|卡巴迪|7|two halves of 20 minutes|两个半场各20分钟|13 × 10 m|长13米、宽10米|-|a raiding game played on one held breath|屏住一口气突袭对方的运动
`;
/** Foods. English | 中文 | origin | 起源 | energy in kcal per 100 g | main ingredient | 主料 | summary | 概说 */
export const foods = `
tofu|豆腐|China|中国|76|soybeans|大豆|a soft cake of pressed soy milk|由豆浆凝压而成的软块
tempeh|天贝|Indonesia|印度尼西亚|192|soybeans|大豆|a firm cake of beans bound by a mould|被霉菌结成硬块的豆饼
miso|味噌|Japan|日本|199|soybeans|大豆|a salty paste fermented for months or years|发酵数月乃至数年的咸酱
soy sauce|酱油|China|中国|53|soybeans and wheat|大豆与小麦|a dark seasoning brewed with salt|加盐酿造的深色调味汁
kimchi|韩式泡菜|Korea|朝鲜半岛|15|cabbage|白菜|a spicy ferment of leaves that ripens in jars|在坛中成熟的辣味发酵菜
sauerkraut|德式酸菜|Central Europe|中欧|19|cabbage|卷心菜|a shredded vegetable soured by its own bacteria|由自身细菌发酵变酸的菜丝
noodles|面条|China|中国|138|wheat or rice flour|小麦粉或米粉|a food of strings that is older than any written recipe|比任何食谱都古老的条状食物
pasta|意大利面|Italy|意大利|158|durum wheat|硬粒小麦|a boiled dough in hundreds of shapes|有数百种形状的水煮面食
couscous|古斯米|North Africa|北非|112|wheat semolina|粗麦粉|tiny steamed grains rolled by hand|手工搓成、蒸熟的小粒
mantou|馒头|China|中国|223|wheat flour|小麦粉|a steamed bun without filling|没有馅的蒸制面食
baguette|法棍面包|France|法国|270|wheat flour|小麦粉|a long loaf with a crackling crust|外皮酥脆的长面包
rye bread|黑麦面包|northern Europe|北欧|259|rye|黑麦|a dark, moist loaf that keeps for weeks|能存放数周的深色湿润面包
tortilla|玉米薄饼|Mexico|墨西哥|218|maize|玉米|a flatbread of grain treated with lime|用石灰水处理过的谷物烙成的薄饼
butter|黄油|many lands|多地|717|cream|奶油|churned cream that is at least four fifths fat|至少含五分之四脂肪的搅打奶油
yogurt|酸奶|Central Asia|中亚|61|milk|牛奶|milk thickened by two kinds of bacteria|由两种细菌使之变稠的奶
cheddar|切达奶酪|England|英格兰|403|milk|牛奶|a firm cheese whose curds are stacked and turned|凝乳经层叠翻转而成的硬质奶酪
mozzarella|马苏里拉奶酪|Italy|意大利|280|milk|牛奶|a stretched cheese that melts in strings|能拉出长丝的奶酪
feta|菲达奶酪|Greece|希腊|264|sheep's milk|绵羊奶|a white cheese kept in brine|浸在盐水里的白奶酪
chicken egg|鸡蛋|many lands|多地|143|egg|蛋|a shell with a whole meal inside|壳里装着一整份营养的食物
honey|蜂蜜|many lands|多地|304|nectar|花蜜|a sweet store of bees that hardly ever spoils|几乎不会变质的蜜蜂存粮
maple syrup|枫糖浆|Canada|加拿大|260|maple sap|枫树液|forty parts of sap boiled down to one|四十份树液熬成一份的糖浆
dark chocolate|黑巧克力|Europe|欧洲|598|cocoa|可可|a bitter sweet that was first a drink|起初是饮料的苦甜食品
marzipan|杏仁糖膏|Middle East and Europe|中东与欧洲|488|almonds|杏仁|a sweet dough that can be shaped like fruit|可捏成水果形状的甜面团
halva|哈尔瓦酥糖|Middle East|中东|469|sesame|芝麻|a crumbly sweet of ground seeds|用磨碎种子做的酥松甜食
olive oil|橄榄油|Mediterranean|地中海|884|olives|油橄榄|a fruit juice that is all fat|全为脂肪的“果汁”
peanut butter|花生酱|North America|北美洲|588|peanuts|花生|a spread of roasted and ground nuts|烘烤研磨而成的抹酱
hummus|鹰嘴豆泥|Levant|黎凡特|166|chickpeas|鹰嘴豆|a purée with sesame paste and lemon|加入芝麻酱和柠檬的豆泥
falafel|炸豆丸子|Egypt and the Levant|埃及与黎凡特|333|chickpeas or broad beans|鹰嘴豆或蚕豆|fried balls of soaked, uncooked pulses|用泡过未煮的豆子炸成的丸子
apple|苹果|Central Asia|中亚|52|apple|苹果|a fruit that floats since a quarter of it is air|因四分之一是空气而能浮水的水果
banana|香蕉（水果）|Southeast Asia|东南亚|89|banana|香蕉|a seedless fruit that ripens after picking|采下后才成熟的无籽水果
avocado|牛油果|Mexico|墨西哥|160|avocado|牛油果|a fruit with more fat than sugar|脂肪比糖多的水果
cucumber|黄瓜|India|印度|15|cucumber|黄瓜|a vegetable of about 95 per cent water|含水约百分之九十五的蔬菜
spinach|菠菜|Persia|波斯|23|spinach|菠菜|a leaf that came along the trade roads from the west|沿商路西来的绿叶菜
white rice|白米饭|Asia|亚洲|130|rice|大米|a boiled grain that half of the world eats daily|全球一半人口每天吃的谷物
almond|扁桃仁|western Asia|西亚|579|almond|扁桃|a seed often called a nut|常被称作坚果的种子
walnut|核桃|Persia|波斯|654|walnut|核桃|a wrinkled kernel rich in oil|富含油脂的皱纹果仁
`;
/** Festivals. English | 中文 | celebrated on | 日期 | region | 地区 | date in 2026 | summary | 概说 */
export const festivals = `
Spring Festival|春节|first day of the first lunar month|农历正月初一|China and beyond|中国及世界各地|2026-02-17|a family reunion at the new year of the lunar calendar|农历新年的阖家团圆
Lantern Festival|元宵节|fifteenth day of the first lunar month|农历正月十五|China and beyond|中国及世界各地|2026-03-03|a night of lanterns and sweet rice balls under the first full moon|第一个满月下赏灯吃汤圆的夜晚
Qingming|清明节|the fifth solar term|二十四节气之清明|China|中国|2026-04-05|a spring day of tending graves and flying kites|扫墓与放风筝的春日
Dragon Boat Festival|端午节|fifth day of the fifth lunar month|农历五月初五|China and beyond|中国及世界各地|2026-06-19|a day of boat races and rice dumplings in leaves|赛龙舟、吃粽子的日子
Qixi|七夕节|seventh day of the seventh lunar month|农历七月初七|China and beyond|中国及世界各地|2026-08-19|an evening of two stars that meet across the Milky Way|牛郎织女隔银河相会的夜晚
Mid-Autumn Festival|中秋节|fifteenth day of the eighth lunar month|农历八月十五|China and beyond|中国及世界各地|2026-09-25|a harvest night of moon gazing and mooncakes|赏月吃月饼的丰收之夜
Double Ninth|重阳节|ninth day of the ninth lunar month|农历九月初九|China|中国|2026-10-18|a day for climbing heights and honouring the old|登高与敬老的日子
Winter Solstice Festival|冬至|the winter solstice|二十四节气之冬至|China|中国|2026-12-22|the shortest day, warmed with dumplings or rice balls|以饺子或汤圆取暖的最短白昼
New Year's Day|元旦|1 January|公历1月1日|worldwide|世界各地|2026-01-01|the first day of the solar calendar|公历的第一天
Pi Day|圆周率日|14 March|3月14日|worldwide|世界各地|2026-03-14|a day named after the first digits of a famous number|以著名常数前几位命名的日子
Earth Day|世界地球日|22 April|4月22日|worldwide|世界各地|2026-04-22|a day for the environment first kept in 1970|始于1970年的环保纪念日
Labour Day|劳动节|1 May|5月1日|many countries|许多国家|2026-05-01|a spring holiday that recalls the fight for the eight-hour day|纪念争取八小时工作制的春季假日
Midsummer|仲夏节|Saturday between 20 and 26 June|6月20日至26日间的星期六|Finland and Sweden|芬兰与瑞典|2026-06-20|a feast of the long light with fires or flower poles|以篝火或花柱庆祝漫长日光的节日
Halloween|万圣夜|31 October|10月31日|many countries|许多国家|2026-10-31|an evening of costumes and hollow pumpkins|化装与南瓜灯之夜
Saint Lucy's Day|圣露西亚节|13 December|12月13日|Scandinavia|斯堪的纳维亚|2026-12-13|a procession of candles in the darkest weeks|最暗时节里的烛光游行
Christmas|圣诞节|25 December|12月25日|many countries|许多国家|2026-12-25|a winter feast with a lit evergreen tree|点亮常青树的冬季节日
Nowruz|诺鲁孜节|the spring equinox|春分|Iran and Central Asia|伊朗与中亚|2026-03-20|a new year that begins when day and night are equal|昼夜等分之时开始的新年
Songkran|宋干节|13 to 15 April|4月13日至15日|Thailand|泰国|2026-04-13|a new year kept with thrown water|以泼水庆祝的新年
`;
/** Inventions. English | 中文 | year or century | 年代 | place | 地点 | summary | 概说 */
export const inventions = `
paper making|造纸术|2nd century BCE|公元前2世纪|China|中国|the art of turning plant fibres into sheets to write on|把植物纤维变成书写薄片的技艺
woodblock printing|雕版印刷|about 7th century|约7世纪|China|中国|printing from a whole page carved in wood|用整页木刻版印刷的方法
movable type|活字印刷|about 1040|约1040年|China|中国|printing from single characters that can be set again|用可重排单字印刷的方法
magnetic compass|指南针|11th century, for finding the way|11世纪用于导航|China|中国|a needle that knows where north is|知道北方在哪里的指针
gunpowder|火药|9th century|9世纪|China|中国|a black mixture that alchemists came upon|炼丹家偶然得到的黑色混合物
mechanical clock|机械钟|about 1300|约1300年|Europe|欧洲|a timekeeper driven by weights and a ticking escapement|由重锤和擒纵机构驱动的计时器
eyeglasses|眼镜|about 1290|约1290年|Italy|意大利|a pair of lenses that gave readers decades more|让读书人多读几十年的一副镜片
printing press|印刷机|about 1440|约1440年|Germany|德国|a screw press that made books many and cheap|让书籍变多变便宜的螺旋压机
microscope|显微镜|about 1590|约1590年|Netherlands|荷兰|a tube that opened the world of the small|打开微小世界的镜筒
telescope|望远镜|1608|1608年|Netherlands|荷兰|a tube that brings far things near|把远处拉近的镜筒
barometer|气压计|1643|1643年|Italy|意大利|a glass column that weighs the air|称量空气的玻璃柱
pendulum clock|摆钟|1656|1656年|Netherlands|荷兰|a clock that swings to within seconds a day|摆动着、一天只差几秒的钟
steam engine|蒸汽机|1712|1712年|England|英格兰|a machine that made coal do the work of horses|让煤干马的活的机器
lightning rod|避雷针|1752|1752年|North America|北美洲|a pointed wire that leads lightning to the ground|把闪电引入地下的尖杆
hot-air balloon|热气球|1783|1783年|France|法国|the first craft to carry people into the air|第一种把人带上天空的器具
vaccination|疫苗接种|1796|1796年|England|英格兰|a harmless lesson for the body's defences|给身体防御系统上的无害一课
electric battery|电池|1800|1800年|Italy|意大利|a pile of metals that gives a steady current|给出稳定电流的金属堆
tin can|罐头|1810|1810年|England|英格兰|a sealed tin that came decades before its opener|比开罐器早几十年问世的密封铁盒
steam locomotive|蒸汽机车|1804|1804年|Wales|威尔士|an engine that pulls its load on rails|在铁轨上牵引货物的机车
stethoscope|听诊器|1816|1816年|France|法国|a tube for listening to hearts|用来听心跳的管子
photography|摄影术|1826|1826年|France|法国|the catching of light on a plate|把光留在底片上的技术
braille|盲文|1824|1824年|France|法国|an alphabet of six raised dots|由六个凸点组成的字母
electric telegraph|电报|1837|1837年|England and the United States|英国与美国|a wire that outran every messenger|跑赢一切信使的电线
safety match|安全火柴|1844|1844年|Sweden|瑞典|a match that lights only on its own box|只在自己盒子上擦得着的火柴
safety lift|安全电梯|1852|1852年|United States|美国|a lift that cannot fall when its rope breaks|绳断也不会坠落的电梯
telephone|电话|1876|1876年|United States|美国|an instrument that sends the voice along a wire|沿电线传声的器具
phonograph|留声机|1877|1877年|United States|美国|the first machine to say again what it heard|第一台能复述所闻的机器
incandescent light bulb|白炽灯|1879|1879年|United States and England|美国与英国|a glowing thread in an empty glass|空玻璃泡中发光的细丝
automobile|汽车|1885|1885年|Germany|德国|a carriage that moves by itself|自己会走的车
zip fastener|拉链|1913|1913年|United States|美国|two rows of teeth and a slider|两排齿加一个滑头
bicycle|自行车|1817|1817年|Germany|德国|a two-wheeler that began without pedals|起初没有脚踏的两轮车
aeroplane|飞机|1903|1903年|United States|美国|a craft heavier than air that flies under power|比空气重、靠动力飞行的器具
television|电视|1926|1926年|Scotland and England|苏格兰与英格兰|moving pictures sent through the air|通过空气传送的活动画面
jet engine|喷气发动机|1937|1937年|England and Germany|英国与德国|an engine that pushes by throwing gas backwards|向后喷气而前进的发动机
transistor|晶体管|1947|1947年|United States|美国|a switch without moving parts, now made by the billion|没有活动部件、如今以十亿计制造的开关
optical fibre|光导纤维|1966|1966年|England|英格兰|a hair of glass that carries the internet|承载互联网的玻璃丝
barcode|条形码|1952|1952年|United States|美国|a row of stripes that tells a till what is on the belt|告诉收银机是什么商品的条纹
microwave oven|微波炉|1946|1946年|United States|美国|a cooker discovered by a melted sweet|因一块融化的糖果而发现的炊具
instant noodles|方便面|1958|1958年|Japan|日本|a meal that needs only hot water|只需热水的一餐
QR code|二维码|1994|1994年|Japan|日本|a square pattern readable from any side|从任何方向都能读的方形图案
`;
/** Crafts and sciences. English | 中文 | sort | material or subject | 材料或对象 | first known | 起源年代 | summary | 概说 */
export const crafts = `
weaving|织布|craft|yarn|纱线|Neolithic|新石器时代|the crossing of two sets of threads into cloth|让两组线交织成布的手艺
knitting|针织|craft|yarn|毛线|about 11th century|约11世纪|the making of cloth from loops of one thread|用一根线的线圈成布的手艺
pottery|制陶|craft|clay|黏土|about 20,000 years ago|约两万年前|the shaping and firing of earth|捏土烧成器的手艺
lacquerware|漆器|craft|tree sap|漆树汁|about 8,000 years ago|约八千年前|a shine built up of dozens of thin coats|由数十道薄漆积成的光泽
cloisonné|景泰蓝|craft|copper and enamel|铜与珐琅|14th century in China|14世纪传入中国|enamel pictures in cells of wire|用金属丝围格填釉的画
paper cutting|剪纸|craft|paper|纸|about 4th century|约4世纪|window pictures made with a pair of scissors|一把剪刀做出的窗花
origami|折纸|craft|paper|纸|17th century as a pastime|17世纪成为消遣|the folding of one square without cutting|一张方纸不剪不裁的折叠艺术
bookbinding|书籍装订|craft|paper and thread|纸与线|about 1st century|约1世纪|the sewing of sheets between covers|把书页缝进封面的手艺
glassblowing|吹玻璃|craft|glass|玻璃|1st century BCE|公元前1世纪|the breathing of bubbles into molten sand|向熔化的砂中吹气成泡的手艺
blacksmithing|锻铁|craft|iron|铁|about 1500 BCE|约公元前1500年|the hammering of hot metal on an anvil|在铁砧上锤打热铁的手艺
basketry|编篮|craft|willow, reed or bamboo|柳、苇或竹|more than 10,000 years ago|一万多年前|a craft that no machine has ever taken over|从未被机器取代的手艺
embroidery|刺绣|craft|thread on cloth|布上丝线|Bronze Age or earlier|青铜时代或更早|pictures drawn with a needle|用针画出的图画
batik|蜡染|craft|wax and dye|蜡与染料|more than 1,500 years ago|一千五百多年前|dyeing in which wax keeps the pattern white|用蜡留白的染色法
woodcarving|木雕|craft|wood|木材|Stone Age|石器时代|the taking away of everything that is not the figure|把不属于形象的木头统统去掉的艺术
seal carving|篆刻|craft|stone|石料|Shang dynasty|商代|the cutting of names into small stones|把名字刻进小石头的艺术
physics|物理学|science|matter, energy and forces|物质、能量与力|antiquity|古代|the science of what everything else is built on|研究万物根基的科学
chemistry|化学|science|substances and their changes|物质及其变化|17th century as a science|17世纪成为科学|the science of how stuff turns into other stuff|研究物质如何变成别的物质的科学
biology|生物学|science|living things|生物|antiquity|古代|the science of all that lives|研究一切生命的科学
geology|地质学|science|rocks and the Earth|岩石与地球|18th century|18世纪|the science that reads the Earth's diary in stone|在石头里读地球日记的科学
astronomy|天文学|science|the sky beyond the air|大气之外的天空|Bronze Age|青铜时代|the oldest science, practised without touching its objects|碰不到研究对象、却最古老的科学
meteorology|气象学|science|weather|天气|17th century with instruments|17世纪有了仪器|the science of tomorrow's rain|研究明天下不下雨的科学
oceanography|海洋学|science|the sea|海洋|1872, with the first great voyage|1872年首次大规模考察|the science of seven tenths of the Earth's surface|研究七成地表的科学
botany|植物学|science|plants|植物|antiquity|古代|the science of what feeds us all|研究养活我们的一切的科学
zoology|动物学|science|animals|动物|antiquity|古代|the science of everything with an appetite|研究一切会觅食者的科学
genetics|遗传学|science|heredity|遗传|1866|1866年|the science of why children resemble their parents|研究孩子为何像父母的科学
linguistics|语言学|science|language|语言|antiquity|古代|the science of what all speakers know without knowing|研究人人会说却说不清的东西的科学
archaeology|考古学|science|remains of the past|过去的遗存|19th century|19世纪|the science of what people left behind|研究人们留下之物的科学
statistics|统计学|science|data and chance|数据与机遇|17th century|17世纪|the science of learning from many small facts|从许多小事实中求知的科学
cartography|地图学|science|maps|地图|more than 4,000 years ago|四千多年前|the science of flattening a round Earth|把圆的地球摊平的科学
computer science|计算机科学|science|computation|计算|1930s|20世纪30年代|the science of what can be worked out step by step|研究什么能一步步算出来的科学
`;
