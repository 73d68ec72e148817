/**
 * English | 中文 | capital | 首都 | continent | area in km² | population in millions | currency | 货币 | calling code |
 * summary | 概说
 */
export const countries = `
Argentina|阿根廷|Buenos Aires|布宜诺斯艾利斯|south-america|2780400|46|Argentine peso|阿根廷比索|54|the second-largest country of South America, reaching from subtropical forest to the ice fields of Patagonia|南美洲面积第二大的国家，从亚热带森林一直延伸到巴塔哥尼亚的冰原
Australia|澳大利亚|Canberra|堪培拉|oceania|7692024|26|Australian dollar|澳大利亚元|61|the only country that covers a whole continent, with most of its people living near the coast|唯一占据整块大陆的国家，人口大多集中在沿海
Austria|奥地利|Vienna|维也纳|europe|83879|9|euro|欧元|43|a landlocked Alpine country whose capital stands on the Danube|阿尔卑斯山区的内陆国家，首都坐落在多瑙河畔
Bangladesh|孟加拉国|Dhaka|达卡|asia|147570|171|taka|塔卡|880|a low-lying country on the delta of the Ganges and Brahmaputra|位于恒河与布拉马普特拉河三角洲上的低地国家
Belgium|比利时|Brussels|布鲁塞尔|europe|30528|12|euro|欧元|32|a country of three language communities between France and the Netherlands|夹在法国与荷兰之间、由三个语言社群组成的国家
Bhutan|不丹|Thimphu|廷布|asia|38394|0.8|ngultrum|努尔特鲁姆|975|a Himalayan kingdom where forest covers well over half of the land|喜马拉雅山中的王国，一半以上的国土为森林覆盖
Bolivia|玻利维亚|Sucre|苏克雷|south-america|1098581|12|boliviano|玻利维亚诺|591|a landlocked Andean country that shares the highest large navigable lake on Earth|与邻国共有世界最高的大型通航湖泊的安第斯内陆国家
Botswana|博茨瓦纳|Gaborone|哈博罗内|africa|581730|2.6|pula|普拉|267|a dry, flat country where the Okavango ends in an inland delta|干燥平坦的国家，奥卡万戈河在这里形成内陆三角洲
Brazil|巴西|Brasília|巴西利亚|south-america|8515767|203|real|雷亚尔|55|the largest country of South America, holding most of the Amazon rainforest|南美洲最大的国家，拥有亚马孙雨林的大部分
Bulgaria|保加利亚|Sofia|索非亚|europe|110994|6.4|lev (euro from 2026)|列弗（2026年起为欧元）|359|a Balkan country on the Black Sea known for its valley of roses|黑海之滨的巴尔干国家，以玫瑰谷闻名
Cambodia|柬埔寨|Phnom Penh|金边|asia|181035|17|riel|瑞尔|855|a Southeast Asian kingdom whose great lake swells several times over in the rains|东南亚王国，境内大湖在雨季会涨大数倍
Canada|加拿大|Ottawa|渥太华|north-america|9984670|40|Canadian dollar|加拿大元|1|the second-largest country in the world by total area, with the longest coastline of all|总面积居世界第二、海岸线最长的国家
Chile|智利|Santiago|圣地亚哥|south-america|756102|20|Chilean peso|智利比索|56|a ribbon of land between the Andes and the Pacific, more than 4,000 kilometres from end to end|安第斯山与太平洋之间的狭长国家，南北长四千多公里
China|中国|Beijing|北京|asia|9600000|1411|renminbi|人民币|86|an East Asian country that reaches from the Pacific coast to the roof of the world|从太平洋沿岸一直延伸到世界屋脊的东亚国家
Colombia|哥伦比亚|Bogotá|波哥大|south-america|1141748|52|Colombian peso|哥伦比亚比索|57|the only South American country with coasts on both the Pacific and the Caribbean|南美洲唯一同时濒临太平洋和加勒比海的国家
Costa Rica|哥斯达黎加|San José|圣何塞|north-america|51100|5.2|colón|科朗|506|a Central American country that has had no army since 1948|自1948年起不设军队的中美洲国家
Croatia|克罗地亚|Zagreb|萨格勒布|europe|56594|3.9|euro|欧元|385|an Adriatic country with more than a thousand islands and islets|拥有一千多个大小岛屿的亚得里亚海国家
Cuba|古巴|Havana|哈瓦那|north-america|109884|11|Cuban peso|古巴比索|53|the largest island country of the Caribbean|加勒比海最大的岛国
Czechia|捷克|Prague|布拉格|europe|78871|10.8|Czech koruna|捷克克朗|420|a landlocked Central European country of old spa towns and glassmakers|以古老温泉城镇和玻璃工艺著称的中欧内陆国家
Denmark|丹麦|Copenhagen|哥本哈根|europe|42943|5.9|Danish krone|丹麦克朗|45|a flat Nordic country made up of a peninsula and more than 400 named islands|由一个半岛和四百多个有名字的岛屿组成的平坦北欧国家
Ecuador|厄瓜多尔|Quito|基多|south-america|256370|18|US dollar|美元|593|an Andean country named after the line that crosses it|以穿过国土的赤道命名的安第斯国家
Egypt|埃及|Cairo|开罗|africa|1002450|105|Egyptian pound|埃及镑|20|a desert country whose people live almost all beside one river|几乎所有居民都沿一条大河而居的沙漠国家
Estonia|爱沙尼亚|Tallinn|塔林|europe|45339|1.4|euro|欧元|372|the northernmost of the three Baltic states|波罗的海三国中最北的一个
Ethiopia|埃塞俄比亚|Addis Ababa|亚的斯亚贝巴|africa|1104300|126|birr|比尔|251|a highland country in the Horn of Africa, the homeland of coffee|非洲之角的高原国家，咖啡的故乡
Fiji|斐济|Suva|苏瓦|oceania|18272|0.9|Fijian dollar|斐济元|679|an archipelago of more than 300 islands in the South Pacific|南太平洋上由三百多个岛屿组成的群岛国家
Finland|芬兰|Helsinki|赫尔辛基|europe|338455|5.6|euro|欧元|358|a Nordic country of forests, saunas and close to 190,000 lakes|森林、桑拿与近十九万个湖泊之国
France|法国|Paris|巴黎|europe|551695|68|euro|欧元|33|the largest country by area in the European Union|欧盟面积最大的国家
Gabon|加蓬|Libreville|利伯维尔|africa|267668|2.4|Central African CFA franc|中非法郎|241|an equatorial country nearly nine tenths of which is rainforest|近九成国土为雨林的赤道国家
Georgia|格鲁吉亚|Tbilisi|第比利斯|asia|69700|3.7|lari|拉里|995|a country of the Caucasus with a script of its own and thousands of years of winemaking|高加索国家，有自己的文字和数千年的酿酒史
Germany|德国|Berlin|柏林|europe|357592|84|euro|欧元|49|the most populous country of the European Union, a federation of sixteen states|由十六个联邦州组成、欧盟人口最多的国家
Ghana|加纳|Accra|阿克拉|africa|238533|34|cedi|塞地|233|a West African country that is among the largest growers of cocoa|世界主要可可产国之一的西非国家
Greece|希腊|Athens|雅典|europe|131957|10.4|euro|欧元|30|a mountainous country of peninsulas and islands where the first Olympic Games were held|由半岛和岛屿构成的多山国家，首届奥林匹克运动会的举办地
Hungary|匈牙利|Budapest|布达佩斯|europe|93025|9.6|forint|福林|36|a landlocked country of plains and hot springs around the middle Danube|多瑙河中游以平原和温泉著称的内陆国家
Iceland|冰岛|Reykjavík|雷克雅未克|europe|103000|0.4|Icelandic króna|冰岛克朗|354|a volcanic island on the ridge where two plates of the Earth part|坐落在两大板块分离处的火山岛国
India|印度|New Delhi|新德里|asia|3287263|1428|Indian rupee|印度卢比|91|the South Asian country that became the most populous in the world in 2023|2023年成为世界人口第一的南亚国家
Indonesia|印度尼西亚|Jakarta|雅加达|asia|1904569|278|rupiah|印尼盾|62|the largest archipelago state, with more than 17,000 islands|世界最大的群岛国家，岛屿超过一万七千个
Ireland|爱尔兰|Dublin|都柏林|europe|70273|5.3|euro|欧元|353|a green Atlantic country that shares its island with Northern Ireland|与北爱尔兰同处一岛的大西洋绿色国度
Italy|意大利|Rome|罗马|europe|301340|59|euro|欧元|39|a boot-shaped peninsula with two smaller countries inside its borders|形如长靴的半岛国家，境内还包着两个小国
Jamaica|牙买加|Kingston|金斯敦|north-america|10991|2.8|Jamaican dollar|牙买加元|1876|a Caribbean island known for reggae and mountain coffee|以雷鬼音乐和高山咖啡闻名的加勒比岛国
Japan|日本|Tokyo|东京|asia|377975|124|yen|日元|81|an island country of East Asia on the Pacific Ring of Fire|位于环太平洋火山带上的东亚岛国
Jordan|约旦|Amman|安曼|asia|89342|11|Jordanian dinar|约旦第纳尔|962|a mostly desert country with a shore on the lowest lake of the Earth's surface|大部分为沙漠、濒临地表最低湖泊的国家
Kazakhstan|哈萨克斯坦|Astana|阿斯塔纳|asia|2724900|20|tenge|坚戈|7|the largest landlocked country in the world|世界最大的内陆国家
Kenya|肯尼亚|Nairobi|内罗毕|africa|580367|55|Kenyan shilling|肯尼亚先令|254|an East African country of savanna parks that is crossed by the equator|赤道横贯、以稀树草原公园著称的东非国家
Kuwait|科威特|Kuwait City|科威特城|asia|17818|4.9|Kuwaiti dinar|科威特第纳尔|965|a small Gulf country whose currency unit is worth more than any other|货币单位价值居世界首位的海湾小国
Laos|老挝|Vientiane|万象|asia|236800|7.6|kip|基普|856|the only landlocked country of Southeast Asia|东南亚唯一的内陆国家
Latvia|拉脱维亚|Riga|里加|europe|64589|1.9|euro|欧元|371|the middle one of the three Baltic states, more than half of it woodland|波罗的海三国居中的一个，一半以上是林地
Lesotho|莱索托|Maseru|马塞卢|africa|30355|2.3|loti|洛蒂|266|a mountain kingdom that lies wholly above 1,400 metres, surrounded by one other country|全境海拔在一千四百米以上、被另一个国家完全包围的山地王国
Lithuania|立陶宛|Vilnius|维尔纽斯|europe|65300|2.9|euro|欧元|370|the largest of the three Baltic states|波罗的海三国中面积最大的一个
Luxembourg|卢森堡|Luxembourg City|卢森堡市|europe|2586|0.7|euro|欧元|352|a grand duchy where all public transport has been free since 2020|2020年起公共交通全部免费的大公国
Madagascar|马达加斯加|Antananarivo|塔那那利佛|africa|587041|30|ariary|阿里亚里|261|an island country where most wild animals live nowhere else|大多数野生动物为本地独有的岛国
Malaysia|马来西亚|Kuala Lumpur|吉隆坡|asia|330803|34|ringgit|林吉特|60|a country in two parts, on the Malay Peninsula and on Borneo|由马来半岛和婆罗洲两部分组成的国家
Maldives|马尔代夫|Malé|马累|asia|298|0.5|rufiyaa|拉菲亚|960|the flattest country in the world, made of coral atolls|由珊瑚环礁组成、世界上地势最低平的国家
Malta|马耳他|Valletta|瓦莱塔|europe|316|0.5|euro|欧元|356|a small island country in the middle of the Mediterranean|地中海中央的小岛国
Mexico|墨西哥|Mexico City|墨西哥城|north-america|1964375|130|Mexican peso|墨西哥比索|52|a North American country that gave the world maize, cacao and chillies|为世界带来玉米、可可和辣椒的北美洲国家
Mongolia|蒙古|Ulaanbaatar|乌兰巴托|asia|1564116|3.5|tögrög|图格里克|976|the most thinly peopled independent country, a land of steppe and herders|人口密度最低的独立国家，草原与牧民之国
Morocco|摩洛哥|Rabat|拉巴特|africa|446550|37|Moroccan dirham|摩洛哥迪拉姆|212|a North African kingdom with coasts on the Atlantic and the Mediterranean|濒临大西洋和地中海的北非王国
Namibia|纳米比亚|Windhoek|温得和克|africa|825615|2.6|Namibian dollar|纳米比亚元|264|a dry country named after a very old coastal desert|以古老的沿海沙漠命名的干旱国家
Nepal|尼泊尔|Kathmandu|加德满都|asia|147516|30|Nepalese rupee|尼泊尔卢比|977|a Himalayan country with the only national flag that is not a rectangle or square|喜马拉雅国家，其国旗是世界上唯一不是矩形的国旗
Netherlands|荷兰|Amsterdam|阿姆斯特丹|europe|41865|17.9|euro|欧元|31|a low country about a quarter of which lies below sea level|约四分之一国土低于海平面的低地国家
New Zealand|新西兰|Wellington|惠灵顿|oceania|268021|5.2|New Zealand dollar|新西兰元|64|an island country with more sheep than people|绵羊比人多的岛国
Nigeria|尼日利亚|Abuja|阿布贾|africa|923769|224|naira|奈拉|234|the most populous country of Africa|非洲人口最多的国家
Norway|挪威|Oslo|奥斯陆|europe|385207|5.5|Norwegian krone|挪威克朗|47|a Nordic kingdom whose coast is cut by deep fjords|海岸被深峡湾切割的北欧王国
Oman|阿曼|Muscat|马斯喀特|asia|309500|4.6|Omani rial|阿曼里亚尔|968|a sultanate at the southeastern corner of the Arabian Peninsula|阿拉伯半岛东南角的苏丹国
Pakistan|巴基斯坦|Islamabad|伊斯兰堡|asia|881913|240|Pakistani rupee|巴基斯坦卢比|92|the country of the Indus, with five of the fourteen highest peaks on Earth|印度河之国，拥有十四座最高山峰中的五座
Panama|巴拿马|Panama City|巴拿马城|north-america|75320|4.4|balboa and US dollar|巴波亚与美元|507|the narrow country whose canal joins two oceans|以运河连接两大洋的狭长国家
Paraguay|巴拉圭|Asunción|亚松森|south-america|406752|6.1|guaraní|瓜拉尼|595|a landlocked country where most people speak Guaraní beside Spanish|多数人既讲西班牙语又讲瓜拉尼语的内陆国家
Peru|秘鲁|Lima|利马|south-america|1285216|34|sol|索尔|51|an Andean country where thousands of kinds of potato are grown|种植着数千种马铃薯的安第斯国家
Philippines|菲律宾|Manila|马尼拉|asia|300000|112|Philippine peso|菲律宾比索|63|an archipelago of more than 7,600 islands in the western Pacific|西太平洋上由七千六百多个岛屿组成的群岛国家
Poland|波兰|Warsaw|华沙|europe|312696|37.6|złoty|兹罗提|48|a Central European country between the Baltic Sea and the Carpathians|波罗的海与喀尔巴阡山之间的中欧国家
Portugal|葡萄牙|Lisbon|里斯本|europe|92212|10.5|euro|欧元|351|the westernmost country of mainland Europe, which grows about half of the world's cork|欧洲大陆最西端的国家，出产全球约一半的软木
Romania|罗马尼亚|Bucharest|布加勒斯特|europe|238397|19|leu|列伊|40|the country that holds most of the Danube delta|拥有多瑙河三角洲大部分的国家
Rwanda|卢旺达|Kigali|基加利|africa|26338|14|Rwandan franc|卢旺达法郎|250|a small, hilly country known as the land of a thousand hills|有“千丘之国”之称的多山小国
Saudi Arabia|沙特阿拉伯|Riyadh|利雅得|asia|2149690|32|Saudi riyal|沙特里亚尔|966|the largest country in the world without a permanent river|世界上没有常流河的最大国家
Senegal|塞内加尔|Dakar|达喀尔|africa|196722|18|West African CFA franc|西非法郎|221|the country at the westernmost point of the African mainland|位于非洲大陆最西端的国家
Seychelles|塞舌尔|Victoria|维多利亚|africa|459|0.1|Seychellois rupee|塞舌尔卢比|248|an Indian Ocean archipelago where giant tortoises live wild|印度洋上有野生巨龟的群岛国家
Singapore|新加坡|Singapore|新加坡|asia|734|5.9|Singapore dollar|新加坡元|65|a city that is a country, one degree north of the equator|位于赤道以北一度的城市国家
Slovakia|斯洛伐克|Bratislava|布拉迪斯拉发|europe|49035|5.4|euro|欧元|421|a country of the Tatra mountains whose capital borders on two others|塔特拉山之国，首都同时与两个国家接壤
Slovenia|斯洛文尼亚|Ljubljana|卢布尔雅那|europe|20271|2.1|euro|欧元|386|a small country of Alps, karst caves and a short piece of Adriatic coast|兼有阿尔卑斯山、喀斯特溶洞和一小段亚得里亚海岸的小国
South Africa|南非|Pretoria (executive)|比勒陀利亚（行政）|africa|1221037|62|rand|兰特|27|the country at the southern tip of Africa, which has three capitals|非洲最南端的国家，有三个首都
South Korea|韩国|Seoul|首尔|asia|100412|51.7|won|韩元|82|an East Asian country whose alphabet was designed in the fifteenth century|东亚国家，其文字创制于十五世纪
Spain|西班牙|Madrid|马德里|europe|505990|48|euro|欧元|34|a kingdom on the Iberian Peninsula and the largest producer of olive oil|伊比利亚半岛上的王国，世界最大的橄榄油产国
Sri Lanka|斯里兰卡|Sri Jayawardenepura Kotte|斯里贾亚瓦德纳普拉科特|asia|65610|22|Sri Lankan rupee|斯里兰卡卢比|94|a tea-growing island in the Indian Ocean|印度洋上盛产茶叶的岛国
Sweden|瑞典|Stockholm|斯德哥尔摩|europe|450295|10.6|Swedish krona|瑞典克朗|46|the largest of the Nordic countries of the Scandinavian peninsula|斯堪的纳维亚半岛上面积最大的北欧国家
Switzerland|瑞士|Bern (seat of government)|伯尔尼（政府所在地）|europe|41285|8.9|Swiss franc|瑞士法郎|41|a federation of 26 cantons with four national languages|由二十六个州组成、有四种国语的联邦
Tanzania|坦桑尼亚|Dodoma|多多马|africa|947303|65|Tanzanian shilling|坦桑尼亚先令|255|the East African country in which Kilimanjaro stands|乞力马扎罗山所在的东非国家
Thailand|泰国|Bangkok|曼谷|asia|513120|71|baht|泰铢|66|a Southeast Asian kingdom with warm seas on two sides|两面临暖海的东南亚王国
Tunisia|突尼斯|Tunis|突尼斯市|africa|163610|12|Tunisian dinar|突尼斯第纳尔|216|the smallest country of North Africa and its northernmost|北非面积最小、位置最北的国家
Türkiye|土耳其|Ankara|安卡拉|asia|783562|85|Turkish lira|土耳其里拉|90|a country on two continents, parted by the straits beside its largest city|被最大城市旁的海峡分隔、地跨两洲的国家
Uganda|乌干达|Kampala|坎帕拉|africa|241038|48|Ugandan shilling|乌干达先令|256|a landlocked East African country on the largest lake of the continent|濒临非洲最大湖泊的东非内陆国家
United Kingdom|英国|London|伦敦|europe|243610|68|pound sterling|英镑|44|a kingdom of four nations on islands off northwestern Europe|欧洲西北部岛屿上由四个构成国组成的王国
United States|美国|Washington, D.C.|华盛顿哥伦比亚特区|north-america|9833517|335|US dollar|美元|1|a federation of fifty states, from the tropics to the Arctic|由五十个州组成、跨越热带与北极圈的联邦
Uruguay|乌拉圭|Montevideo|蒙得维的亚|south-america|176215|3.4|Uruguayan peso|乌拉圭比索|598|a grassland country on the estuary of the Río de la Plata|拉普拉塔河口旁的草原国家
Uzbekistan|乌兹别克斯坦|Tashkent|塔什干|asia|448978|36|soʻm|苏姆|998|a Central Asian country that needs two borders to be crossed to reach any ocean-going coast|要越过两重国界才能到达通海国家的中亚双重内陆国
Vietnam|越南|Hanoi|河内|asia|331212|100|đồng|越南盾|84|a long, narrow country on the South China Sea and the second-largest coffee exporter|濒临南海的狭长国家，世界第二大咖啡出口国
Zambia|赞比亚|Lusaka|卢萨卡|africa|752618|20|Zambian kwacha|赞比亚克瓦查|260|a plateau country that shares one of the largest waterfalls in the world|与邻国共有世界最大瀑布之一的高原国家
`;
