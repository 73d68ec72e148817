/** Plants. English | 中文 | family | 科 | height in m | life cycle | summary | 概说 */
export const plants = `
sunflower|向日葵|Asteraceae|菊科|3|annual|a tall flower whose seeds stand in crossing spirals|种子排成交错螺旋的高大花卉
common daisy|雏菊|Asteraceae|菊科|0.1|perennial|a lawn flower that closes at night|夜里合拢的草坪小花
dandelion|蒲公英|Asteraceae|菊科|0.3|perennial|a yellow flower that sends off its seeds on parachutes|用小伞送走种子的黄花
lavender|薰衣草|Lamiaceae|唇形科|0.6|perennial|a fragrant Mediterranean shrub grown for its oil|为取精油而栽培的地中海芳香灌木
mint|薄荷|Lamiaceae|唇形科|0.6|perennial|a herb with square stems and a cooling taste|茎呈方形、味道清凉的香草
basil|罗勒|Lamiaceae|唇形科|0.5|annual|a tender kitchen herb that dislikes cold|怕冷的嫩叶香草
rosemary|迷迭香|Lamiaceae|唇形科|1.5|perennial|an evergreen herb with needle-like leaves|叶如松针的常绿香草
rice|水稻|Poaceae|禾本科|1.2|annual|the grass that feeds more people every day than any other|每天养活人口最多的禾本植物
wheat|小麦|Poaceae|禾本科|1|annual|the bread grain first grown in the Near East about ten thousand years ago|约一万年前在近东开始种植的面包谷物
maize|玉米|Poaceae|禾本科|2.5|annual|a tall grain bred from a Mexican wild grass|由墨西哥野草培育出的高大谷物
sugar cane|甘蔗|Poaceae|禾本科|4|perennial|a giant grass that gives most of the world's sugar|提供世界大部分食糖的巨型禾草
moso bamboo|毛竹|Poaceae|禾本科|20|perennial|a woody grass that can grow a metre in one day|一天能长一米的木质禾草
tea plant|茶树|Theaceae|山茶科|2|perennial|an evergreen shrub whose leaves give green, black and oolong tea alike|绿茶、红茶和乌龙茶皆出于其叶的常绿灌木
coffee plant|咖啡树|Rubiaceae|茜草科|5|perennial|a tropical shrub with red cherries that hold two seeds each|红色浆果各含两粒种子的热带灌木
cacao tree|可可树|Malvaceae|锦葵科|7|perennial|a rainforest tree whose pods grow straight from the trunk|果实直接长在树干上的雨林树木
cotton|棉花|Malvaceae|锦葵科|1.5|annual|a shrub whose seed hairs are spun into cloth|种子纤维可纺纱织布的灌木
potato|马铃薯|Solanaceae|茄科|0.6|perennial|an Andean plant with edible tubers and poisonous berries|块茎可食而浆果有毒的安第斯植物
tomato|番茄|Solanaceae|茄科|2|annual|a vine from South America whose fruit is cooked as a vegetable|果实当蔬菜吃的南美藤本植物
chilli pepper|辣椒|Solanaceae|茄科|1|annual|a plant whose hot fruit birds do not find hot|果实辛辣而鸟类尝不出辣味的植物
carrot|胡萝卜|Apiaceae|伞形科|0.5|biennial|a root crop that was purple or white before it was orange|在变成橙色之前是紫色或白色的根菜
onion|洋葱|Amaryllidaceae|石蒜科|0.6|biennial|a layered bulb that defends itself with tears|用催泪来自卫的层层鳞茎
garlic|大蒜|Amaryllidaceae|石蒜科|0.6|perennial|a bulb of cloves that smells only once it is cut|切开后才有气味的蒜瓣鳞茎
soybean|大豆|Fabaceae|豆科|1|annual|a bean with about as much protein as any plant offers|蛋白质含量在植物中名列前茅的豆子
pea|豌豆|Fabaceae|豆科|1.5|annual|a climbing plant on which the laws of heredity were found|遗传规律由此发现的攀缘植物
peanut|花生|Fabaceae|豆科|0.5|annual|a legume that buries its own pods|会把豆荚埋入土中的豆科植物
strawberry|草莓|Rosaceae|蔷薇科|0.2|perennial|a low plant that wears its seeds on the outside|种子长在外面的矮小植物
apple tree|苹果树|Rosaceae|蔷薇科|6|perennial|an orchard tree that came from the mountains of Central Asia|来自中亚山区的果树
peach tree|桃树|Rosaceae|蔷薇科|5|perennial|a pink-blossomed fruit tree from China|原产中国、春开粉花的果树
dog rose|犬蔷薇|Rosaceae|蔷薇科|3|perennial|a wild climber whose red hips are rich in vitamin C|红色果实富含维生素 C 的野生蔷薇
grapevine|葡萄|Vitaceae|葡萄科|10|perennial|a climber with tendrils, grown for fruit and wine|带卷须、为果实和酿酒而栽培的藤本
orange tree|甜橙树|Rutaceae|芸香科|8|perennial|a citrus tree born as a cross of pomelo and mandarin|由柚与橘杂交而来的柑橘树
banana plant|香蕉|Musaceae|芭蕉科|5|perennial|a giant herb often taken for a tree|常被误认为树的巨型草本植物
pineapple|菠萝|Bromeliaceae|凤梨科|1|perennial|a plant whose fruit is many berries grown into one|由许多浆果长成一个果实的植物
coconut palm|椰子树|Arecaceae|棕榈科|25|perennial|a beach palm whose nuts can cross the sea|果实能漂洋过海的海滩棕榈
date palm|椰枣树|Arecaceae|棕榈科|20|perennial|a desert palm with sweet fruit and separate male and female trees|果实香甜、雌雄异株的沙漠棕榈
olive tree|油橄榄|Oleaceae|木樨科|8|perennial|a slow tree that can bear fruit for more than a thousand years|结果可逾千年的慢生树
lotus|莲|Nelumbonaceae|莲科|1.5|perennial|a water plant whose leaves shed every drop|叶片滴水不沾的水生植物
water lily|睡莲|Nymphaeaceae|睡莲科|0.2|perennial|a pond plant with breathing pores on the upper side of its leaves|气孔长在叶面上方的池塘植物
Venus flytrap|捕蝇草|Droseraceae|茅膏菜科|0.2|perennial|a plant that counts touches before it snaps shut|先“数”触碰次数再合拢的植物
saguaro|巨人柱|Cactaceae|仙人掌科|12|perennial|a tree-sized cactus that grows its first arm after fifty years or more|五十年以上才长出第一根分枝的树状仙人掌
ginkgo|银杏|Ginkgoaceae|银杏科|25|perennial|a living fossil with fan-shaped leaves|叶如小扇的活化石
Scots pine|欧洲赤松|Pinaceae|松科|30|perennial|a conifer with orange bark that spans Eurasia|树皮橙红、横跨欧亚大陆的针叶树
coast redwood|北美红杉|Cupressaceae|柏科|90|perennial|the tallest tree species on Earth|地球上最高的树种
English oak|夏栎|Fagaceae|壳斗科|30|perennial|a long-lived tree that shelters hundreds of kinds of insects|为数百种昆虫提供居所的长寿树
silver birch|垂枝桦|Betulaceae|桦木科|20|perennial|a white-barked pioneer of bare ground|率先长上裸地的白皮树
sugar maple|糖枫|Sapindaceae|无患子科|30|perennial|the tree whose spring sap boils down to syrup|春季树液可熬成糖浆的树
giant sequoia|巨杉|Cupressaceae|柏科|75|perennial|the most massive single-stemmed tree|体积最大的独干树
African baobab|猴面包树|Malvaceae|锦葵科|20|perennial|a swollen tree that stores water in its trunk|在树干中储水的胖大树木
field horsetail|问荆|Equisetaceae|木贼科|0.5|perennial|a spore plant whose relatives made the coal forests|其亲属构成远古煤林的孢子植物
Welwitschia|百岁兰|Welwitschiaceae|百岁兰科|0.5|perennial|a desert plant that lives for centuries with two leaves|只靠两片叶活上数百年的沙漠植物
`;
/** Minerals and materials. English | 中文 | Mohs hardness or - | density in g/cm³ | composition | 成分 | summary | 概说 */
export const materials = `
diamond|金刚石|10|3.51|carbon|碳|the hardest natural material, formed deep in the mantle|形成于地幔深处、自然界最硬的物质
corundum|刚玉|9|4.02|aluminium oxide|氧化铝|the mineral that is called ruby when red and sapphire when blue|红色称红宝石、蓝色称蓝宝石的矿物
topaz|黄玉|8|3.53|aluminium silicate with fluorine|含氟铝硅酸盐|a gem mineral that splits cleanly along one plane|沿一个面整齐裂开的宝石矿物
quartz|石英|7|2.65|silicon dioxide|二氧化硅|the mineral whose steady vibration keeps most watches on time|以稳定振动为多数手表计时的矿物
orthoclase|正长石|6|2.56|potassium aluminium silicate|钾铝硅酸盐|a feldspar that gives many granites their pink|让许多花岗岩呈粉色的长石
apatite|磷灰石|5|3.19|calcium phosphate|磷酸钙|the mineral that teeth and bones are related to|与牙齿和骨骼成分相近的矿物
fluorite|萤石|4|3.18|calcium fluoride|氟化钙|a many-coloured mineral after which fluorescence is named|荧光现象以之命名的多彩矿物
calcite|方解石|3|2.71|calcium carbonate|碳酸钙|a mineral that shows everything behind it twice|隔着它看东西会成双影的矿物
gypsum|石膏|2|2.32|hydrated calcium sulfate|含水硫酸钙|a soft mineral that becomes plaster|可制成灰泥的软矿物
talc|滑石|1|2.75|hydrated magnesium silicate|含水硅酸镁|the softest mineral, ground into powder for skin and paper|最软的矿物，磨成粉用于护肤和造纸
pyrite|黄铁矿|6.3|5.01|iron disulfide|二硫化铁|a brassy mineral that fooled gold seekers|骗过淘金者的黄铜色矿物
magnetite|磁铁矿|6|5.18|iron oxide|氧化铁|the most magnetic mineral, the first compass needle|磁性最强的矿物，最早的指南针材料
halite|石盐|2.5|2.17|sodium chloride|氯化钠|the cube-shaped crystals that we eat as salt|我们当盐吃的立方晶体
malachite|孔雀石|3.8|4.0|copper carbonate|碳酸铜|a banded green stone that was ground for eye paint|曾磨成眼彩的绿色带纹石
obsidian|黑曜石|5.5|2.4|volcanic glass|火山玻璃|a lava that cooled too fast to grow crystals|冷却太快而来不及结晶的熔岩
pumice|浮石|6|0.6|foamy volcanic glass|泡沫状火山玻璃|a stone that floats|能浮在水上的石头
granite|花岗岩|6.5|2.7|quartz, feldspar and mica|石英、长石和云母|a speckled rock that cooled slowly underground|在地下缓慢冷却的斑点岩石
basalt|玄武岩|6|2.9|dark volcanic minerals|深色火山矿物|the dark lava rock of the ocean floor|构成海底的深色熔岩
marble|大理岩|3|2.7|recrystallised limestone|重结晶的石灰岩|limestone changed by heat and pressure, loved by sculptors|受热受压变质的石灰岩，雕塑家的心爱之材
slate|板岩|5.5|2.8|hardened clay|硬化黏土|a rock that splits into roof tiles and school boards|能劈成屋瓦和写字板的岩石
amber|琥珀|2.3|1.08|fossil tree resin|化石树脂|ancient resin in which insects are sometimes caught|有时封存着昆虫的远古树脂
jade|玉|6.5|3.3|jadeite or nephrite|硬玉或软玉|a tough green stone carved in China for thousands of years|在中国雕琢了数千年的坚韧玉石
ice|冰|1.5|0.92|water|水|a solid that floats on its own liquid|能浮在自身液体上的固体
glass|玻璃|5.5|2.5|silica, soda and lime|硅砂、纯碱和石灰|a see-through solid without crystals|没有晶体结构的透明固体
steel|钢|5|7.85|iron with a little carbon|铁与少量碳|iron made strong by less than about two per cent of carbon|含碳不到约百分之二而变强的铁
bronze|青铜|3|8.8|copper and tin|铜与锡|the alloy that named an age|命名了一个时代的合金
brass|黄铜|3|8.5|copper and zinc|铜与锌|the golden alloy of trumpets and door handles|制作小号和门把手的金色合金
concrete|混凝土|-|2.4|cement, water, sand and gravel|水泥、水、砂和石子|the most used building material in the world|世界上用量最大的建筑材料
porcelain|瓷|7|2.4|kaolin fired at high heat|高温烧制的高岭土|a white ceramic that lets light shine through|能透光的白色陶瓷
cork|软木|-|0.24|bark of the cork oak|栓皮栎的树皮|a bark that grows back after each harvest|采收后还会再长的树皮
bamboo timber|竹材|-|0.7|stems of giant grasses|巨型禾草的茎|a building stick that bends before it breaks|先弯后断的建筑材料
wool|羊毛|-|1.31|keratin fibres|角蛋白纤维|a crimped fibre that warms even when damp|潮湿时仍能保暖的卷曲纤维
silk|蚕丝|-|1.34|protein of the silkworm|蚕的蛋白质|a thread of up to a kilometre and more from a single cocoon|一枚茧可抽出一公里以上的丝
paper|纸|-|0.8|plant fibres|植物纤维|a thin mat of fibres first made in China|起源于中国的纤维薄片
rubber|橡胶|-|0.93|latex of the rubber tree|橡胶树的胶乳|a stretchy material that heat and sulfur make lasting|经加热和硫化变得耐用的弹性材料
`;
/**
 * Mountains: height in m; rivers: length in km; lakes: area in km²; islands: area in km²; waterfalls: height in m;
 * deserts: area in thousands of km².
 * English | 中文 | sort | measure | location | 所在 | summary | 概说
 */
export const places = `
Mount Everest|珠穆朗玛峰|mountain|8849|China and Nepal|中国与尼泊尔|the highest mountain above sea level, first climbed in 1953|海拔最高的山峰，1953年首次登顶
K2|乔戈里峰|mountain|8611|China and Pakistan|中国与巴基斯坦|the second-highest peak and a far harder climb than the first|世界第二高峰，攀登难度远超第一高峰
Kangchenjunga|干城章嘉峰|mountain|8586|India and Nepal|印度与尼泊尔|a massif of five summits that was once held to be the highest|一度被认为世界最高、由五座山峰组成的山体
Lhotse|洛子峰|mountain|8516|China and Nepal|中国与尼泊尔|the neighbour of Everest, joined to it by a high saddle|以高山鞍部与珠峰相连的邻峰
Makalu|马卡鲁峰|mountain|8485|China and Nepal|中国与尼泊尔|a four-sided pyramid in the eastern Himalaya|喜马拉雅东段的四棱锥形山峰
Cho Oyu|卓奥友峰|mountain|8188|China and Nepal|中国与尼泊尔|an eight-thousander counted among the less difficult ones|被认为较易攀登的八千米级山峰
Dhaulagiri|道拉吉里峰|mountain|8167|Nepal|尼泊尔|a white wall above one of the deepest gorges|耸立在极深峡谷之上的雪白山墙
Annapurna|安纳布尔纳峰|mountain|8091|Nepal|尼泊尔|the first peak above 8,000 metres to be climbed, in 1950|1950年首座被登顶的八千米级山峰
Aconcagua|阿空加瓜山|mountain|6961|Argentina|阿根廷|the highest mountain outside Asia|亚洲以外的最高峰
Chimborazo|钦博拉索山|mountain|6263|Ecuador|厄瓜多尔|the summit that lies farthest from the centre of the Earth|距地心最远的山顶
Denali|迪纳利山|mountain|6190|United States|美国|the highest mountain of North America|北美洲最高峰
Kilimanjaro|乞力马扎罗山|mountain|5895|Tanzania|坦桑尼亚|the highest mountain of Africa, a volcano with three cones|非洲最高峰，有三座火山锥
Elbrus|厄尔布鲁士山|mountain|5642|the western Caucasus|西高加索|a twin-peaked sleeping volcano, the highest mountain of Europe by the usual count|通常被视为欧洲最高峰的双峰休眠火山
Vinson Massif|文森山|mountain|4892|Antarctica|南极洲|the highest mountain of the southernmost continent|最南大陆的最高峰
Puncak Jaya|查亚峰|mountain|4884|Indonesia|印度尼西亚|the highest island peak in the world|世界最高的岛屿山峰
Mont Blanc|勃朗峰|mountain|4806|France and Italy|法国与意大利|the highest mountain of the Alps, under which a road tunnel runs|阿尔卑斯山最高峰，山下有公路隧道穿过
Matterhorn|马特洪峰|mountain|4478|Switzerland and Italy|瑞士与意大利|a crooked pyramid seen on countless postcards|无数明信片上的弯曲金字塔
Mauna Kea|莫纳克亚山|mountain|4207|Hawaii|夏威夷|a volcano that is taller than any other mountain when measured from the sea floor|若从海底量起比任何山都高的火山
Mount Fuji|富士山|mountain|3776|Japan|日本|a nearly perfect volcanic cone, last active in 1707|近乎完美的火山锥，最近一次喷发在1707年
Mount Cook|库克山|mountain|3724|New Zealand|新西兰|the highest peak of the Southern Alps|南阿尔卑斯山最高峰
Teide|泰德峰|mountain|3715|Spain|西班牙|a volcano on an Atlantic island, higher than any peak on the mainland of its country|大西洋岛屿上的火山，比本国大陆任何山峰都高
Mount Olympus|奥林波斯山|mountain|2917|Greece|希腊|the home of the gods in old stories|古代传说中的众神居所
Table Mountain|桌山|mountain|1086|South Africa|南非|a flat-topped mountain above a harbour city|俯瞰港口城市的平顶山
Nile|尼罗河|river|6650|northeastern Africa|非洲东北部|a river that crosses the largest hot desert on its way to the Mediterranean|穿越最大热带沙漠流入地中海的河流
Amazon|亚马孙河|river|6400|South America|南美洲|the river that carries more water than the next several together|水量超过其后数条大河总和的河流
Yangtze|长江|river|6300|China|中国|the longest river of Asia|亚洲最长的河流
Mississippi|密西西比河|river|3766|United States|美国|a winding river that drains the middle of North America|蜿蜒流过北美洲中部的河流
Yellow River|黄河|river|5464|China|中国|a river named after the loess that it carries|因携带黄土而得名的河流
Congo|刚果河|river|4700|central Africa|中部非洲|the deepest known river, crossing the equator twice|已知最深、两次穿越赤道的河流
Lena|勒拿河|river|4400|Siberia|西伯利亚|a Siberian river that freezes over for more than half of the year|一年有半年以上封冻的西伯利亚河流
Mekong|湄公河|river|4350|Southeast Asia|东南亚|a river of six countries, from a high plateau to a wide delta|从高原到宽阔三角洲、流经六国的河流
Niger|尼日尔河|river|4180|West Africa|西非|a boomerang-shaped river that sets out away from the sea|先背海而流、形如回旋镖的河流
Murray|墨累河|river|2508|Australia|澳大利亚|the longest river of the driest inhabited continent|最干旱的有人大陆上最长的河流
Volga|伏尔加河|river|3530|eastern Europe|东欧|the longest river of Europe, which ends in the Caspian Sea|注入里海的欧洲最长河流
Danube|多瑙河|river|2850|Europe|欧洲|the river that passes through more countries than any other|流经国家最多的河流
Rhine|莱茵河|river|1230|western Europe|西欧|a busy waterway from the Alps to the North Sea|从阿尔卑斯山到北海的繁忙水道
Zambezi|赞比西河|river|2574|southern Africa|非洲南部|a river that leaps over one of the widest sheets of falling water|飞越世界最宽瀑布之一的河流
Ganges|恒河|river|2525|India and Bangladesh|印度与孟加拉国|a river held sacred by hundreds of millions|数亿人视为神圣的河流
Thames|泰晤士河|river|346|England|英格兰|a tidal river with the oldest underground railway beneath it|河下有最古老地铁穿过的感潮河
Caspian Sea|里海|lake|371000|Europe and Asia|欧洲与亚洲|the largest lake of all, salty and without outlet|最大的湖泊，咸水且没有出口
Lake Superior|苏必利尔湖|lake|82100|Canada and United States|加拿大与美国|the freshwater lake with the largest surface|面积最大的淡水湖
Lake Victoria|维多利亚湖|lake|68800|East Africa|东非|the largest tropical lake, shared by three countries|由三国共有、面积最大的热带湖泊
Lake Huron|休伦湖|lake|59600|Canada and United States|加拿大与美国|a lake that contains the largest island in any lake|拥有世界最大湖中岛的湖泊
Lake Michigan|密歇根湖|lake|58000|United States|美国|the largest lake that lies in a single country and is fresh|完全位于一国之内的最大淡水湖
Lake Tanganyika|坦噶尼喀湖|lake|32900|East Africa|东非|the longest freshwater lake and the second deepest|最长的淡水湖，也是第二深的湖泊
Lake Baikal|贝加尔湖|lake|31700|Siberia|西伯利亚|the deepest lake, holding about a fifth of all liquid fresh water|最深的湖，蓄有全球约五分之一的液态淡水
Lake Titicaca|的的喀喀湖|lake|8370|Bolivia and Peru|玻利维亚与秘鲁|a lake at 3,812 metres where islands are woven of reeds|海拔三千八百一十二米、岛屿用芦苇编成的湖泊
Qinghai Lake|青海湖|lake|4500|China|中国|the largest lake of China, salty and on a high plateau|中国最大的湖泊，高原上的咸水湖
Lake Geneva|日内瓦湖|lake|580|Switzerland and France|瑞士与法国|a crescent-shaped Alpine lake on the Rhône|罗讷河上的新月形阿尔卑斯湖泊
Dead Sea|死海|lake|605|the Jordan Rift Valley|约旦裂谷|a lake so salty that bathers float like corks|盐分高得让人像软木塞一样漂浮的湖泊
Lake Balaton|巴拉顿湖|lake|592|Hungary|匈牙利|a shallow lake on which people skate in hard winters|严冬可以滑冰的浅水湖
Greenland|格陵兰岛|island|2166086|Kingdom of Denmark|丹麦王国|the largest island, four fifths of it under ice|最大的岛屿，五分之四被冰覆盖
New Guinea|新几内亚岛|island|785753|Indonesia and Papua New Guinea|印度尼西亚与巴布亚新几内亚|the second-largest island, with about a thousand languages|世界第二大岛，约有一千种语言
Borneo|婆罗洲|island|748168|three countries|分属三国|the only island shared by three countries in Asia|亚洲唯一由三国分治的岛屿
Madagascar Island|马达加斯加岛|island|587041|the Indian Ocean|印度洋|the fourth-largest island, which broke from India some 88 million years ago|约八千八百万年前与印度分离的世界第四大岛
Honshu|本州岛|island|227960|Japan|日本|the largest island of Japan, on which about four in five of its people live|日本最大的岛，约五分之四的人口居住于此
Great Britain|大不列颠岛|island|209331|United Kingdom|英国|the largest island of Europe|欧洲最大的岛屿
Sumatra|苏门答腊岛|island|473481|Indonesia|印度尼西亚|an island crossed by the equator where tigers, rhinos and orangutans live wild|赤道横贯、野生虎犀与猩猩并存的岛屿
Iceland Island|冰岛主岛|island|101826|Iceland|冰岛|a young island still growing from the sea floor|仍在从海底生长的年轻岛屿
Sicily|西西里岛|island|25711|Italy|意大利|the largest island of the Mediterranean, with an active volcano|有活火山的地中海最大岛屿
Hainan|海南岛|island|33920|China|中国|a tropical island across a strait from the mainland|与大陆隔一道海峡的热带岛屿
Crete|克里特岛|island|8336|Greece|希腊|an island of an early palace culture|孕育早期宫殿文明的岛屿
Tasmania|塔斯马尼亚岛|island|64519|Australia|澳大利亚|an island of cool rainforest south of its mainland|位于大陆以南、长着凉温带雨林的岛屿
Angel Falls|安赫尔瀑布|waterfall|979|Venezuela|委内瑞拉|the highest uninterrupted waterfall, tumbling from a table mountain|从平顶山倾泻而下的世界最高瀑布
Tugela Falls|图盖拉瀑布|waterfall|948|South Africa|南非|a chain of leaps down a mountain amphitheatre|沿山间圆谷层层跌落的瀑布群
Victoria Falls|维多利亚瀑布|waterfall|108|Zambia and Zimbabwe|赞比亚与津巴布韦|a curtain of water 1.7 kilometres wide, heard far away|宽一点七公里、声闻远处的水幕
Niagara Falls|尼亚加拉瀑布|waterfall|51|Canada and United States|加拿大与美国|a pair of falls that creep upstream year by year|逐年向上游后退的一对瀑布
Iguazu Falls|伊瓜苏瀑布|waterfall|82|Argentina and Brazil|阿根廷与巴西|a horseshoe of some 275 separate falls in the forest|林中由约二百七十五道水流组成的马蹄形瀑布
Huangguoshu Falls|黄果树瀑布|waterfall|78|China|中国|a wide fall with a cave behind its water|水帘背后有洞可通的宽阔瀑布
Sahara|撒哈拉沙漠|desert|9200|North Africa|北非|the largest hot desert, only about a quarter of which is sand|最大的热沙漠，只有约四分之一是沙
Gobi|戈壁沙漠|desert|1295|China and Mongolia|中国与蒙古|a cold desert of gravel where dinosaur eggs were found|曾发现恐龙蛋的寒冷砾石荒漠
Kalahari|卡拉哈里沙漠|desert|900|southern Africa|非洲南部|a red sandy land with too much rain to be a true desert everywhere|红沙遍地、降雨却多得不全算沙漠的地区
Atacama|阿塔卡马沙漠|desert|105|Chile|智利|the driest non-polar desert, dotted with telescopes|极地以外最干旱的沙漠，遍布望远镜
Taklamakan|塔克拉玛干沙漠|desert|337|China|中国|a sea of shifting dunes ringed by mountains|群山环抱的流动沙海
Namib|纳米布沙漠|desert|81|Namibia and Angola|纳米比亚与安哥拉|a coastal desert watered by fog|靠雾气滋润的沿海沙漠
`;
