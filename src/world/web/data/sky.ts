/**
 * Planets, dwarf planets and moons. English | 中文 | sort | orbits around | mean radius in km | orbital period in days |
 * mean distance from the body that it orbits, in thousands of km | year of discovery, or - | summary | 概说
 */
export const bodies = `
Mercury (planet)|水星|planet|Sun|2439.7|87.97|57909|-|the smallest planet and the quickest round the Sun|最小、绕太阳最快的行星
Venus|金星|planet|Sun|6051.8|224.70|108209|-|the hottest planet, wrapped in clouds of sulfuric acid|被硫酸云包裹、最热的行星
Earth|地球|planet|Sun|6371.0|365.26|149598|-|the only place known to carry life|已知唯一有生命的地方
Mars|火星|planet|Sun|3389.5|686.98|227956|-|a cold red desert with the highest volcano known|拥有已知最高火山的寒冷红色荒漠
Jupiter|木星|planet|Sun|69911|4332.59|778479|-|the largest planet, with a storm wider than the Earth|最大的行星，有一个比地球还宽的风暴
Saturn|土星|planet|Sun|58232|10759.22|1432041|-|the planet with the brightest rings, less dense than water|光环最亮、密度小于水的行星
Uranus|天王星|planet|Sun|25362|30685.4|2867043|1781|the planet that rolls round the Sun on its side|横躺着绕太阳运行的行星
Neptune|海王星|planet|Sun|24622|60189|4514953|1846|the windiest planet, found by calculation|由计算发现、风速最大的行星
Ceres|谷神星|dwarf planet|Sun|469.7|1680|413700|1801|the largest object between Mars and Jupiter|火星与木星之间最大的天体
Pluto|冥王星|dwarf planet|Sun|1188.3|90560|5906400|1930|a small icy world counted as the ninth planet until 2006|2006年以前被算作第九大行星的小冰世界
Eris|阋神星|dwarf planet|Sun|1163|204199|10123000|2005|the discovery that made astronomers define the word planet|促使天文学家为“行星”下定义的发现
Haumea|妊神星|dwarf planet|Sun|798|103660|6451000|2004|an egg-shaped world that turns once in four hours|四小时自转一周的卵形世界
Makemake|鸟神星|dwarf planet|Sun|715|111400|6796000|2005|a bright, reddish world beyond Neptune|海王星外明亮而略红的世界
Moon|月球|moon|Earth|1737.4|27.32|384.4|-|the only other world that people have walked on|人类唯一踏足过的另一个世界
Phobos|火卫一|moon|Mars|11.1|0.32|9.4|1877|a potato-shaped moon that is slowly spiralling inward|缓缓向内盘旋的土豆形卫星
Deimos|火卫二|moon|Mars|6.2|1.26|23.5|1877|the smaller and outer of two tiny moons|两颗小卫星中更小、更靠外的一颗
Io|木卫一|moon|Jupiter|1821.6|1.77|421.7|1610|the most volcanic world known|已知火山活动最剧烈的世界
Europa|木卫二|moon|Jupiter|1560.8|3.55|671.1|1610|an ice-covered moon with an ocean below|冰壳下藏有海洋的卫星
Ganymede|木卫三|moon|Jupiter|2634.1|7.15|1070.4|1610|the largest moon of all, bigger than the smallest planet|最大的卫星，比最小的行星还大
Callisto|木卫四|moon|Jupiter|2410.3|16.69|1882.7|1610|one of the most heavily cratered surfaces known|已知陨石坑最密集的表面之一
Titan|土卫六|moon|Saturn|2574.7|15.95|1221.9|1655|the only moon with a thick atmosphere, and lakes of methane|唯一拥有浓厚大气、还有甲烷湖泊的卫星
Enceladus|土卫二|moon|Saturn|252.1|1.37|238.0|1789|a small white moon that sprays water into space|向太空喷水的白色小卫星
Mimas|土卫一|moon|Saturn|198.2|0.94|185.5|1789|a moon with one huge crater on its face|脸上有一个巨坑的卫星
Tethys|土卫三|moon|Saturn|531.1|1.89|294.6|1684|an icy moon with a canyon along three quarters of its girth|有一条峡谷绕过四分之三周长的冰卫星
Dione|土卫四|moon|Saturn|561.4|2.74|377.4|1684|a moon with bright cliffs of ice|有明亮冰崖的卫星
Rhea|土卫五|moon|Saturn|763.8|4.52|527.1|1672|the second-largest moon of a ringed planet|带光环行星的第二大卫星
Iapetus|土卫八|moon|Saturn|734.5|79.32|3560.8|1671|a two-faced moon, one half dark and one bright|一半暗一半亮的“阴阳脸”卫星
Miranda|天卫五|moon|Uranus|235.8|1.41|129.4|1948|a patchwork moon with cliffs some twenty kilometres high|有约二十公里高悬崖的拼布般卫星
Ariel|天卫一|moon|Uranus|578.9|2.52|191.0|1851|the brightest of its planet's large moons|其行星的大卫星中最亮的一颗
Umbriel|天卫二|moon|Uranus|584.7|4.14|266.3|1851|the darkest of five large companions|五颗大伙伴中最暗的一颗
Titania|天卫三|moon|Uranus|788.4|8.71|435.9|1787|the largest moon of a tilted planet|倾倒的行星的最大卫星
Oberon|天卫四|moon|Uranus|761.4|13.46|583.5|1787|the outermost of the five large moons of its planet|其行星五颗大卫星中最靠外的一颗
Triton|海卫一|moon|Neptune|1353.4|5.88|354.8|1846|a large moon that circles backwards|逆行的大卫星
Charon|冥卫一|moon|Pluto|606.0|6.39|19.6|1978|a companion half as wide as the world it circles|直径达主星一半的伙伴
`;
/** Stars. English | 中文 | constellation | distance in light years | apparent magnitude | summary | 概说 */
export const stars = `
Sirius|天狼星|Canis Major|8.6|-1.46|the brightest star of the night sky|夜空中最亮的恒星
Canopus|老人星|Carina|310|-0.74|the second-brightest star, a guide for spacecraft|全天第二亮星，也是航天器的导航星
Arcturus|大角星|Boötes|36.7|-0.05|an orange giant on the line of the Dipper's handle|顺着斗柄就能找到的橙巨星
Vega|织女星|Lyra|25.0|0.03|a blue-white star by which brightness used to be measured|曾作为亮度标准的蓝白色恒星
Capella|五车二|Auriga|42.9|0.08|four stars that look like one yellow light|看似一点黄光、实为四颗星
Rigel|参宿七|Orion|860|0.13|a blue supergiant at the hunter's foot|猎户脚边的蓝超巨星
Procyon|南河三|Canis Minor|11.5|0.34|a near neighbour with a white dwarf beside it|身边有白矮星相伴的近邻
Betelgeuse|参宿四|Orion|550|0.50|a red supergiant that dimmed strangely in late 2019|2019年末曾异常变暗的红超巨星
Altair|河鼓二（牛郎星）|Aquila|16.7|0.76|a star that spins so fast that it bulges|自转快得鼓成扁球的恒星
Aldebaran|毕宿五|Taurus|65.3|0.86|the orange eye of the bull|公牛的橙色眼睛
Antares|心宿二|Scorpius|550|0.96|a red star whose name means rival of Mars|名字意为“火星之敌”的红色恒星
Spica|角宿一|Virgo|250|0.97|two hot stars that circle each other in four days|四天互绕一周的两颗炽热恒星
Pollux|北河三|Gemini|33.8|1.14|the nearest giant star, with a planet of its own|离我们最近、带有行星的巨星
Deneb|天津四|Cygnus|2600|1.25|one of the farthest stars that are easily seen|肉眼易见的最远恒星之一
Regulus|轩辕十四|Leo|79.3|1.36|the heart of the lion, close to the path of the Sun|靠近黄道的狮子之心
Polaris|北极星（勾陈一）|Ursa Minor|433|1.98|the star that marks north for the present|当前标示北方的恒星
Proxima Centauri|比邻星|Centaurus|4.24|11.13|the nearest star to the Sun, too faint for the naked eye|离太阳最近却暗得肉眼看不见的恒星
`;
/**
 * Constellations. English | 中文 | area in square degrees | best month in the evening sky | brightest star | 最亮星 |
 * summary | 概说
 */
export const constellations = `
Hydra|长蛇座|1303|4|Alphard|星宿一|the largest of the 88 constellations|八十八个星座中面积最大的一个
Virgo|室女座|1294|5|Spica|角宿一|the largest constellation of the zodiac|黄道上最大的星座
Ursa Major|大熊座|1280|4|Alioth|玉衡|the home of the Plough or Big Dipper|北斗七星所在的星座
Cetus|鲸鱼座|1231|11|Diphda|土司空|a sea monster with a star that vanishes every eleven months|每十一个月有一颗星“消失”的海怪
Hercules|武仙座|1225|7|Kornephoros|河中|a kneeling hero with a fine globular cluster|跪姿英雄，拥有美丽的球状星团
Eridanus|波江座|1138|12|Achernar|水委一|a river of faint stars that runs far south|一条流向遥远南天的暗星之河
Pegasus|飞马座|1121|10|Enif|危宿三|the winged horse with a great square|有大四边形的飞马
Draco|天龙座|1083|7|Eltanin|天棓四|a dragon that winds round the northern pole|环绕北天极的巨龙
Centaurus|半人马座|1060|5|Rigil Kentaurus|南门二|the southern home of the nearest stars|最近恒星所在的南天星座
Aquarius|宝瓶座|980|10|Sadalsuud|虚宿一|a water carrier of the autumn evenings|秋夜的持瓶者
Leo|狮子座|947|4|Regulus|轩辕十四|a constellation of spring with a sickle for a mane|鬃毛如镰刀的春季星座
Boötes|牧夫座|907|6|Arcturus|大角星|a kite-shaped herdsman|形如风筝的牧人
Pisces|双鱼座|889|11|Alpherg|右更二|two faint fishes tied by a cord|用丝带系着的两条暗淡的鱼
Sagittarius|人马座|867|8|Kaus Australis|箕宿三|the archer before the centre of our galaxy|位于银河系中心方向的射手
Cygnus|天鹅座|804|9|Deneb|天津四|a swan that flies along the Milky Way|沿银河飞翔的天鹅
Taurus|金牛座|797|1|Aldebaran|毕宿五|the bull that carries the Pleiades|背负昴星团的公牛
Andromeda|仙女座|722|11|Alpheratz|壁宿二|the direction of the nearest large galaxy|最近的大星系所在方向
Auriga|御夫座|657|2|Capella|五车二|a charioteer with three bright clusters|带着三个明亮星团的驭者
Aquila|天鹰座|652|8|Altair|河鼓二|an eagle across the river from the Weaving Maid|与织女隔河相望的天鹰
Perseus|英仙座|615|12|Mirfak|天船三|the place from which the August meteors seem to come|八月流星雨的辐射点所在
Cassiopeia|仙后座|598|11|Schedar|王良四|a W of five stars opposite the Plough|与北斗相对、五星成 W 形
Orion|猎户座|594|1|Rigel|参宿七|the hunter with a belt of three stars|腰带上有三颗星的猎人
Cepheus|仙王座|588|10|Alderamin|天钩五|a king in the shape of a house|形如小屋的国王
Lynx|天猫座|545|3|Alpha Lyncis|轩辕四|a constellation so faint that one needs a lynx's eyes|暗得要有猞猁般眼力的星座
Libra|天秤座|538|6|Zubeneschamali|氐宿四|the only sign of the zodiac that is not alive|黄道上唯一不是生灵的星座
Gemini|双子座|514|2|Pollux|北河三|a pair of twins side by side|并肩而立的孪生兄弟
Cancer|巨蟹座|506|3|Tarf|柳宿增十|the faintest sign of the zodiac, with a beehive of stars|黄道上最暗、却有蜂巢星团的星座
Scorpius|天蝎座|497|7|Antares|心宿二|a scorpion with a red heart and a curved tail|有红心和弯尾的蝎子
Aries|白羊座|441|12|Hamal|娄宿三|a small ram that once marked the spring equinox|曾标示春分点的小公羊
Capricornus|摩羯座|414|9|Deneb Algedi|垒壁阵四|a sea goat, the smallest sign of the zodiac|海山羊，黄道上面积最小的星座
Canis Major|大犬座|380|2|Sirius|天狼星|the great dog at the hunter's heels|跟在猎户身后的大犬
Lyra|天琴座|286|8|Vega|织女星|a small harp with a ring-shaped nebula|带有环状星云的小竖琴
Ursa Minor|小熊座|256|6|Polaris|北极星|the little bear with the pole at the tip of its tail|尾尖指着北极的小熊
Delphinus|海豚座|189|9|Rotanev|瓠瓜四|a tiny dolphin leaping beside the Milky Way|在银河边跃起的小海豚
Canis Minor|小犬座|183|3|Procyon|南河三|a little dog of hardly more than two stars|几乎只有两颗星的小犬
Corona Borealis|北冕座|179|7|Alphecca|贯索四|a half circle of stars like a crown|如王冠的半圈星
Triangulum|三角座|132|12|Beta Trianguli|天大将军九|a thin triangle with a spiral galaxy|有一个旋涡星系的细长三角
Sagitta|天箭座|80|8|Gamma Sagittae|左旗五|an arrow, the third-smallest constellation|第三小的星座，一支箭
Crux|南十字座|68|5|Acrux|十字架二|the smallest constellation, seen on several flags|出现在多国国旗上的最小星座
`;
/** Units. English | 中文 | symbol | quantity | 量 | in base units | summary | 概说 */
export const units = `
metre|米|m|length|长度|1 m|the base unit of length, fixed by the speed of light|以光速定义的长度基本单位
second|秒|s|time|时间|1 s|the base unit of time, counted by caesium atoms|由铯原子计数的时间基本单位
kilogram|千克|kg|mass|质量|1 kg|the base unit of mass, kept in a vault until 2019|2019年以前由保险库中的原器定义的质量单位
ampere|安培|A|electric current|电流|1 A|the base unit of electric current|电流的基本单位
kelvin|开尔文|K|temperature|温度|1 K|a unit of temperature that starts at absolute zero|从绝对零度算起的温度单位
mole|摩尔|mol|amount of substance|物质的量|6.02214076 × 10²³ particles|the chemist's dozen|化学家的“一打”
candela|坎德拉|cd|luminous intensity|发光强度|1 cd|a unit of light about as strong as one candle|大约一支蜡烛亮度的光强单位
newton|牛顿|N|force|力|1 kg·m/s²|a unit of force close to the weight of a small apple|约等于一个小苹果重量的力的单位
pascal|帕斯卡|Pa|pressure|压强|1 N/m²|a very small unit of pressure, used in hundreds for weather|极小的压强单位，天气中常以百计
joule|焦耳|J|energy|能量|1 N·m|a unit of energy that lifts an apple by a metre|能把一个苹果举高一米的能量单位
watt|瓦特|W|power|功率|1 J/s|a unit of power printed on every light bulb|每个灯泡上都印着的功率单位
volt|伏特|V|voltage|电压|1 W/A|a unit of voltage that sockets and batteries are labelled by|插座和电池标注所用的电压单位
ohm|欧姆|Ω|resistance|电阻|1 V/A|a unit that says how hard a current is to push|表示电流受阻程度的单位
hertz|赫兹|Hz|frequency|频率|1 per second|a unit that counts what repeats each second|计量每秒重复次数的单位
degree Celsius|摄氏度|°C|temperature|温度|K − 273.15|the everyday temperature scale with freezing water at zero|水结冰为零度的日常温标
degree Fahrenheit|华氏度|°F|temperature|温度|°C × 1.8 + 32|a temperature scale on which water freezes at 32|水在三十二度结冰的温标
litre|升|L|volume|体积|0.001 m³|a volume that a cube of ten centimetres holds|边长十厘米的立方体的容积
hectare|公顷|ha|area|面积|10,000 m²|a measure of fields, a hundred metres square|边长一百米的田地面积
acre|英亩|acre|area|面积|4,046.856 m²|an old measure of what an ox team ploughed in a day|旧时一队牛一天所耕的面积
mu|亩|mu|area|面积|666.67 m²|a Chinese measure of farmland, fifteen to the hectare|中国的田亩单位，十五亩为一公顷
inch|英寸|in|length|长度|0.0254 m|a length by which screens are sold|屏幕尺寸所用的长度单位
foot|英尺|ft|length|长度|0.3048 m|a length of twelve inches|十二英寸的长度
mile|英里|mi|length|长度|1,609.344 m|a road measure that began as a thousand double paces|起源于一千个双步的路程单位
nautical mile|海里|nmi|length|长度|1,852 m|a sea measure close to one minute of latitude|约为纬度一分的海上距离
knot|节|kn|speed|速度|1.852 km/h|a ship's speed, once counted on a knotted line|曾以绳结计数的船速
light year|光年|ly|length|长度|9.4607 × 10¹⁵ m|a distance, in spite of its name|虽名为“年”却是距离
astronomical unit|天文单位|au|length|长度|149,597,870,700 m|a yardstick for planets, about the Earth's distance from the Sun|约为日地距离的行星尺子
parsec|秒差距|pc|length|长度|3.0857 × 10¹⁶ m|a distance of about 3.26 light years|约三点二六光年的距离
pound|磅|lb|mass|质量|0.45359237 kg|a mass of sixteen ounces|十六盎司的质量
ounce|盎司|oz|mass|质量|0.028349523 kg|a small mass used for parcels and cheese|用于包裹和奶酪的小质量单位
jin|斤|jin|mass|质量|0.5 kg|a market weight of ten liang|等于十两的市制重量
carat|克拉|ct|mass|质量|0.0002 kg|a gem weight named after the carob seed|得名于角豆种子的宝石重量
decibel|分贝|dB|level|级|a tenth of a bel|a scale of ratios on which ten steps mean ten times the power|每十级功率增为十倍的比值标度
byte|字节|B|information|信息量|8 bits|eight bits, enough for one Latin letter|八个比特，够存一个拉丁字母
calorie|卡路里|cal|energy|能量|4.184 J|an energy that warms a gram of water by one degree|使一克水升温一度的能量
standard atmosphere|标准大气压|atm|pressure|压强|101,325 Pa|the pressure of air at sea level, by agreement|约定的海平面气压
`;
/** Flat and solid shapes. English | 中文 | sort | corners | edges | faces or - | symmetry lines or - | summary | 概说 */
export const shapes = `
equilateral triangle|等边三角形|flat|3|3|-|3|the simplest shape with equal sides|各边相等的最简单图形
square|正方形|flat|4|4|-|4|a rectangle with four equal sides|四边相等的矩形
regular pentagon|正五边形|flat|5|5|-|5|a shape whose diagonals draw a star|对角线连成五角星的图形
regular hexagon|正六边形|flat|6|6|-|6|the cell of the honeycomb|蜂巢的单元
regular heptagon|正七边形|flat|7|7|-|7|the smallest regular shape that ruler and compass cannot draw|尺规无法作出的最小正多边形
regular octagon|正八边形|flat|8|8|-|8|the outline of many stop signs|许多停车标志的轮廓
regular dodecagon|正十二边形|flat|12|12|-|12|a twelve-sided shape seen on clock faces and coins|见于钟面和硬币的十二边图形
tetrahedron|正四面体|solid|4|6|4|-|a pyramid of four equal triangles|由四个全等三角形围成的棱锥
cube|正方体|solid|8|12|6|-|the shape of dice and sugar lumps|骰子与方糖的形状
octahedron|正八面体|solid|6|12|8|-|two square pyramids set base to base|两个四棱锥底对底相合
dodecahedron|正十二面体|solid|20|30|12|-|a solid of twelve pentagons|由十二个五边形围成的立体
icosahedron|正二十面体|solid|12|30|20|-|a solid of twenty triangles, the shape of many viruses|由二十个三角形围成、许多病毒的形状
truncated icosahedron|截角二十面体|solid|60|90|32|-|the pattern of the classic football|经典足球的拼法
square pyramid|四棱锥|solid|5|8|5|-|the shape of the great Egyptian tombs|埃及大陵墓的形状
triangular prism|三棱柱|solid|6|9|5|-|the glass that spreads white light into colours|把白光分成七色的玻璃形状
cuboctahedron|截半立方体|solid|12|24|14|-|a solid of eight triangles and six squares|由八个三角形和六个正方形围成的立体
`;
