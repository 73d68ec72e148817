/**
 * Symbol | English | 中文 | standard atomic weight | melting point °C | boiling point °C | year of discovery or - | state
 * at 25 °C | summary | 概说; in order of atomic number
 */
export const elements = `
H|Hydrogen|氢|1.008|-259.16|-252.88|1766|gas|the lightest element and the most abundant in the universe|最轻、在宇宙中含量最多的元素
He|Helium|氦|4.0026|-|-268.93|1868|gas|a noble gas that was seen in sunlight before it was found on Earth|先在太阳光谱中、后在地球上被发现的稀有气体
Li|Lithium|锂|6.94|180.5|1342|1817|solid|the lightest metal, at the heart of rechargeable batteries|最轻的金属，可充电电池的核心材料
Be|Beryllium|铍|9.0122|1287|2468|1798|solid|a stiff, light and toxic metal that X-rays pass through easily|坚硬、轻而有毒、X 射线容易穿透的金属
B|Boron|硼|10.81|2077|4000|1808|solid|a hard element that makes glass bear sudden heat|能让玻璃经受骤热的坚硬元素
C|Carbon|碳|12.011|-|-|-|solid|the element of diamond, graphite and all known life|构成金刚石、石墨和一切已知生命的元素
N|Nitrogen|氮|14.007|-210.0|-195.8|1772|gas|the gas that makes up about 78 per cent of dry air|约占干燥空气 78% 的气体
O|Oxygen|氧|15.999|-218.79|-182.96|1774|gas|the gas that most living things breathe and the most abundant element of the Earth's crust|多数生物呼吸所需的气体，也是地壳中含量最多的元素
F|Fluorine|氟|18.998|-219.67|-188.11|1886|gas|the most reactive and most electronegative of the elements|最活泼、电负性最强的元素
Ne|Neon|氖|20.180|-248.59|-246.05|1898|gas|a noble gas that glows orange-red in advertising tubes|在霓虹灯管中发出橙红色光的稀有气体
Na|Sodium|钠|22.990|97.8|882.9|1807|solid|a soft metal that reacts fiercely with water and is half of table salt|与水剧烈反应的软金属，食盐的一半成分
Mg|Magnesium|镁|24.305|650|1091|1755|solid|a light metal that burns with a blinding white flame|燃烧时发出耀眼白光的轻金属
Al|Aluminium|铝|26.982|660.3|2470|1825|solid|the most abundant metal of the Earth's crust, light and rustless|地壳中含量最多的金属，轻而不生锈
Si|Silicon|硅|28.085|1414|3265|1823|solid|the semiconductor on which computer chips are built|制造计算机芯片所用的半导体
P|Phosphorus|磷|30.974|44.15|280.5|1669|solid|an element needed by every cell and named after the light that its white form gives off|每个细胞都需要的元素，名字来自白磷发出的微光
S|Sulfur|硫|32.06|115.2|444.6|-|solid|a yellow element found around volcanoes|常见于火山周围的黄色元素
Cl|Chlorine|氯|35.45|-101.5|-34.04|1774|gas|a yellow-green gas whose compounds keep drinking water clean|黄绿色气体，其化合物用来保持饮用水清洁
Ar|Argon|氩|39.95|-189.34|-185.85|1894|gas|a noble gas that forms nearly one per cent of the air|约占空气百分之一的稀有气体
K|Potassium|钾|39.098|63.5|758.8|1807|solid|a soft metal that plants need and that burns lilac|植物所需、燃烧时呈淡紫色的软金属
Ca|Calcium|钙|40.078|842|1484|1808|solid|the metal in bones, shells and limestone|存在于骨骼、贝壳和石灰石中的金属
Sc|Scandium|钪|44.956|1541|2836|1879|solid|a scarce light metal that strengthens aluminium alloys|能增强铝合金强度的稀少轻金属
Ti|Titanium|钛|47.867|1668|3287|1791|solid|a metal as strong as steel at little more than half the weight|强度与钢相当、重量只有其一半多的金属
V|Vanadium|钒|50.942|1910|3407|1801|solid|a metal that toughens tool steel and is named for its many-coloured compounds|使工具钢更坚韧的金属，因化合物色彩缤纷而得名
Cr|Chromium|铬|51.996|1907|2671|1794|solid|the metal that makes steel stainless and rubies red|让钢不锈、让红宝石发红的金属
Mn|Manganese|锰|54.938|1246|2061|1774|solid|a brittle metal without which steel could hardly be made|炼钢几乎离不开的脆性金属
Fe|Iron|铁|55.845|1538|2861|-|solid|the metal that makes up most of the Earth's core|构成地核主体的金属
Co|Cobalt|钴|58.933|1495|2927|1735|solid|a magnetic metal that has coloured glass blue for thousands of years|数千年来用来给玻璃染蓝的磁性金属
Ni|Nickel|镍|58.693|1455|2730|1751|solid|a silvery metal of coins, strings and meteorites|用于硬币和琴弦、也见于陨石的银白色金属
Cu|Copper|铜|63.546|1084.6|2562|-|solid|a reddish metal that carries electricity to most houses|把电送进千家万户的红色金属
Zn|Zinc|锌|65.38|419.5|907|1746|solid|a bluish metal that shields steel from rust|保护钢铁不生锈的蓝白色金属
Ga|Gallium|镓|69.723|29.76|2400|1875|solid|a metal that melts in a warm hand|放在温热手心里就会熔化的金属
Ge|Germanium|锗|72.630|938.2|2833|1886|solid|a semiconductor whose existence was foretold from a gap in the periodic table|由元素周期表的空位预言其存在的半导体
As|Arsenic|砷|74.922|-|-|-|solid|a metalloid whose compounds are well-known poisons|化合物以剧毒著称的类金属
Se|Selenium|硒|78.971|221|685|1817|solid|an element named after the Moon that conducts better in the light|以月亮命名、见光后导电性更好的元素
Br|Bromine|溴|79.904|-7.2|58.8|1826|liquid|one of only two elements that are liquid at room temperature, red-brown and pungent|室温下仅有的两种液态元素之一，红棕色、气味刺鼻
Kr|Krypton|氪|83.798|-157.37|-153.42|1898|gas|a noble gas that once defined the metre by its light|其光谱曾用来定义米的稀有气体
Rb|Rubidium|铷|85.468|39.3|688|1861|solid|a soft metal used in compact atomic clocks|用于小型原子钟的软金属
Sr|Strontium|锶|87.62|777|1377|1790|solid|the metal that colours fireworks red|让烟花变红的金属
Y|Yttrium|钇|88.906|1522|3345|1794|solid|the first of four elements named after one Swedish village|以同一个瑞典村庄命名的四种元素中的第一种
Zr|Zirconium|锆|91.224|1855|4409|1789|solid|a corrosion-proof metal that wraps the fuel of nuclear reactors|包裹核反应堆燃料的耐腐蚀金属
Nb|Niobium|铌|92.906|2477|4744|1801|solid|a metal of superconducting magnets|用于超导磁体的金属
Mo|Molybdenum|钼|95.95|2623|4639|1778|solid|a metal with a very high melting point that hardens steel|熔点极高、能使钢变硬的金属
Tc|Technetium|锝|97|2157|4265|1937|solid|the lightest element without a stable form, the first to be made artificially|没有稳定同位素的最轻元素，也是第一种人工制得的元素
Ru|Ruthenium|钌|101.07|2334|4150|1844|solid|a hard, rare metal of the platinum group used in chip resistors|铂族中坚硬稀有、用于芯片电阻的金属
Rh|Rhodium|铑|102.91|1964|3695|1804|solid|a very costly metal that cleans the exhaust of cars|用来净化汽车尾气的昂贵金属
Pd|Palladium|钯|106.42|1555|2963|1803|solid|a precious metal that can soak up hundreds of times its own volume of hydrogen|能吸收自身体积数百倍氢气的贵金属
Ag|Silver|银|107.87|961.8|2162|-|solid|the best conductor of electricity and heat among metals|金属中导电和导热性能最好的一种
Cd|Cadmium|镉|112.41|321.1|767|1817|solid|a toxic metal behind a range of yellow and red paints|制造多种黄色和红色颜料的有毒金属
In|Indium|铟|114.82|156.6|2072|1863|solid|a soft metal in the see-through circuits of touch screens|用于触摸屏透明电路的软金属
Sn|Tin|锡|118.71|231.9|2602|-|solid|a soft metal that turned copper into bronze|与铜熔成青铜的软金属
Sb|Antimony|锑|121.76|630.6|1635|-|solid|a brittle metalloid that once darkened eyelids as kohl|古时用作眼影粉的脆性类金属
Te|Tellurium|碲|127.60|449.5|988|1782|solid|a rare element used in thin solar panels|用于薄膜太阳能板的稀有元素
I|Iodine|碘|126.90|113.7|184.4|1811|solid|a dark solid with violet vapour that the thyroid cannot do without|蒸气呈紫色、甲状腺不可缺少的深色固体
Xe|Xenon|氙|131.29|-111.75|-108.10|1898|gas|a heavy noble gas that drives the thrusters of space probes|驱动太空探测器推进器的重稀有气体
Cs|Caesium|铯|132.91|28.5|671|1860|solid|the metal by which the second is defined|用来定义秒的金属
Ba|Barium|钡|137.33|727|1845|1808|solid|a heavy metal whose sulfate makes the stomach visible to X-rays|其硫酸盐可在 X 光下显示胃部的重金属
La|Lanthanum|镧|138.91|920|3464|1839|solid|the metal that gives its name to fifteen elements|为十五种元素命名的金属
Ce|Cerium|铈|140.12|795|3443|1803|solid|the most abundant rare earth, the spark in lighter flints|含量最多的稀土元素，打火石的火花来源
Pr|Praseodymium|镨|140.91|935|3520|1885|solid|a rare earth that tints welders' goggles|给焊工护目镜着色的稀土元素
Nd|Neodymium|钕|144.24|1024|3074|1885|solid|the rare earth in the strongest permanent magnets|最强永磁体所用的稀土元素
Pm|Promethium|钷|145|1042|3000|1945|solid|the only rare earth that has no stable form|唯一没有稳定同位素的稀土元素
Sm|Samarium|钐|150.36|1072|1794|1879|solid|a rare earth of magnets that stand great heat|用于耐高温磁体的稀土元素
Eu|Europium|铕|151.96|826|1529|1901|solid|the rare earth that glows red in banknotes and screens|在钞票和屏幕中发红光的稀土元素
Gd|Gadolinium|钆|157.25|1312|3273|1880|solid|a rare earth whose magnetism shows up tissues in MRI scans|凭借磁性让组织在磁共振中显影的稀土元素
Tb|Terbium|铽|158.93|1356|3230|1843|solid|a rare earth that shines green in fluorescent lamps|在荧光灯里发绿光的稀土元素
Dy|Dysprosium|镝|162.50|1407|2567|1886|solid|a rare earth that keeps the magnets of electric motors strong when hot|让电动机磁体受热时仍保持磁性的稀土元素
Ho|Holmium|钬|164.93|1461|2720|1878|solid|the element with the highest magnetic moment|磁矩最大的元素之一
Er|Erbium|铒|167.26|1529|2868|1843|solid|the rare earth that amplifies light in undersea cables|在海底光缆中放大光信号的稀土元素
Tm|Thulium|铥|168.93|1545|1950|1879|solid|one of the scarcest stable rare earths|最稀少的稳定稀土元素之一
Yb|Ytterbium|镱|173.05|824|1196|1878|solid|a soft rare earth at work in very exact clocks|用于极精密时钟的软稀土元素
Lu|Lutetium|镥|174.97|1652|3402|1907|solid|the hardest and densest of the lanthanides|镧系中最硬、密度最大的元素
Hf|Hafnium|铪|178.49|2233|4603|1923|solid|a metal that soaks up neutrons in control rods|在控制棒中吸收中子的金属
Ta|Tantalum|钽|180.95|3017|5458|1802|solid|a metal in the small capacitors of every phone|每部手机小电容里都有的金属
W|Tungsten|钨|183.84|3422|5555|1783|solid|the metal with the highest melting point|熔点最高的金属
Re|Rhenium|铼|186.21|3186|5596|1925|solid|one of the last stable elements to be found, used in jet engines|最晚发现的稳定元素之一，用于喷气发动机
Os|Osmium|锇|190.23|3033|5012|1803|solid|the densest of the naturally found elements|天然元素中密度最大的一种
Ir|Iridium|铱|192.22|2446|4428|1803|solid|a metal that marks the layer of rock from the end of the dinosaurs|标记恐龙灭绝岩层的金属
Pt|Platinum|铂|195.08|1768.3|3825|1735|solid|a precious metal that hardly reacts yet helps others to|自身极不活泼却能促进反应的贵金属
Au|Gold|金|196.97|1064.2|2856|-|solid|the yellow metal that never tarnishes|永不失去光泽的黄色金属
Hg|Mercury|汞|200.59|-38.83|356.7|-|liquid|the only metal that is liquid at room temperature|室温下唯一呈液态的金属
Tl|Thallium|铊|204.38|304|1473|1861|solid|a soft and very poisonous metal found by a green line in a flame|因火焰中一条绿线而被发现的剧毒软金属
Pb|Lead|铅|207.2|327.5|1749|-|solid|a heavy, soft metal of old pipes and of batteries|用于旧水管和蓄电池的软重金属
Bi|Bismuth|铋|208.98|271.4|1564|-|solid|a brittle metal that grows rainbow-coloured stepped crystals|能长出彩虹色阶梯状晶体的脆性金属
Po|Polonium|钋|209|254|962|1898|solid|a strongly radioactive element named after Poland|以波兰命名的强放射性元素
At|Astatine|砹|210|-|-|1940|solid|the rarest element that occurs in the Earth's crust|地壳中天然存在的最稀有元素
Rn|Radon|氡|222|-71|-61.7|1899|gas|a radioactive gas that seeps into cellars from the rock|从岩石渗入地下室的放射性气体
Fr|Francium|钫|223|-|-|1939|solid|the last element to be found in nature rather than made|最后一种在自然界中发现的元素
Ra|Radium|镭|226|700|1737|1898|solid|a radioactive metal that once made watch dials glow|曾让表盘发光的放射性金属
Ac|Actinium|锕|227|1050|3200|1899|solid|a silvery radioactive metal that glows pale blue in the dark|在黑暗中发出淡蓝光的银白色放射性金属
Th|Thorium|钍|232.04|1750|4788|1829|solid|a weakly radioactive metal several times as common as uranium|含量为铀数倍的弱放射性金属
Pa|Protactinium|镤|231.04|1568|-|1913|solid|a scarce radioactive metal with hardly any use outside research|除研究外几乎没有用途的稀少放射性金属
U|Uranium|铀|238.03|1132|4131|1789|solid|the heavy metal that fuels nuclear power stations|核电站用作燃料的重金属
`;
