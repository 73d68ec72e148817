/** Names of people. Each language has its own names. */
const splitNames = (text: string): string[] => text.split(" ");
export const givenEn = {
  f: splitNames(
    "Ada Alma Amelie Anke Astrid Beatrix Bettina Bianca Brigid Carla Cecily Clara Cora Dagny Daria Delia Edith Elena Elin Elise Esme Eva Fanny Fiona Frida Gemma Greer Hanna Hazel Heidi Ida Ingrid Irena Iris Isla Jana Jill Judith Julia June Katya Kirsten Klara Lea Lena Lidia Lilian Lina Lotte Lucia Luisa Magda Maja Marit Marta Mathilde Maud Mila Mira Nadia Nell Nina Noemi Olive Paula Petra Philippa Ramona Rhea Rosa Runa Sabine Selma Signe Silke Stella Tamsin Tara Thea Tilly Ulla Ursula Valerie Vesna Vivian Wilma Yvonne Zelda Zita",
  ),
  m: splitNames(
    "Aaron Abel Adrian Albin Alec Anders Anton Arne Arthur Axel Basil Bastian Benno Bernard Bruno Caspar Cedric Clemens Cyril Damian Dario David Dominic Edgar Edwin Elias Emmet Eric Ernest Ethan Ewan Fabian Felix Florian Frank Gabriel George Gilbert Gregor Gustav Hannes Harald Hector Henry Hugo Ian Igor Ivo Jakob Jasper Joachim Joel Johan Julian Karl Kaspar Kilian Klaus Konrad Lars Laszlo Leon Linus Lorenz Ludwig Magnus Malte Marco Marius Martin Mattis Milan Moritz Nathan Nicolas Nils Oliver Otis Otto Pascal Paul Peter Philip Quentin Ralph Raoul Rasmus Robert Roland Ruben Rufus Sam Samuel Sebastian Simon Stefan Sven Theo Thomas Tobias Ulrich Valentin Victor Vincent Walter Werner Willem Xaver Yannick Zacharias",
  ),
};
export const familyEn = splitNames(
  "Abbott Acker Alder Amsel Arden Bachmann Banks Barlow Bauer Becker Bellamy Benton Birch Blythe Bolt Bosch Brandon Brook Burkhart Calder Carling Castle Clay Conway Corbin Crane Cross Dale Danby Decker Denholm Dietz Draper Eckhart Ellery Elm Emmerich Engel Falk Farrow Fenwick Fink Fisk Flint Forster Frost Gale Garland Garnett Gilford Glover Grove Haas Hale Hartmann Hawke Heath Heller Hobbs Holloway Horn Hurst Ingram Jarvis Keel Kemp Kern Kirby Kline Kobus Krause Lake Lambert Lang Larch Laurel Leigh Linden Lorimer Lowell Marlow Marsh Meadows Mercer Merton Miller Moon Moreland Nash Neville Noble North Oakes Olsen Osborne Palmer Parr Pell Penrose Pike Pohl Prentice Quinn Raban Ramsey Reed Rhodes Ridley Roth Rowan Rush Sander Sawyer Schell Seaton Selby Shaw Sommer Spence Stark Stone Sutter Swan Tanner Teal Thorne Tiller Turner Vale Vance Vogt Wade Walden Warner Webb Weller West Whitlock Wilder Winter Wolff Wren Wyatt Yates Yorke Zeller",
);
export const surnamesZh = [
  ..."王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤",
];
/** A given name consists of one or two of these characters. */
export const givenZh = {
  f: {
    first: [..."雨诗梦思若晓静欣雅佳婉紫语芷可心依慧美淑秀玉春冬秋夏云月明小文子清怡书安乐"],
    second: [..."涵琪瑶萱彤怡婷雯洁莹琳颖薇蕾娜敏芳兰梅英霞燕玲珍娟萍红丽艳雪晴月宁然悦嘉"],
  },
  m: {
    first: [..."浩宇子俊志建国文明嘉家一天思伟立永德振博泽承景修远海东晓启宏大正新春学"],
    second: [..."轩辰宇杰豪强军勇涛超磊鹏飞波辉刚毅峰龙斌华平安亮健康林森南洋川野航帆舟明诚"],
  },
};
/** Nicknames: words that can be combined, and complete nicknames. */
export const nicknamesEn = {
  whole: splitNames(
    "sundaydriver halfpastsix not_a_morning_person breadandbutter window_seat leftlane slowtram thirdcoffee umbrella_lost two_left_socks onemorepage quietly.loud saltandpaper lowtide_lu teaforone threechairs wrong_platform always_august gone_rowing blue_hour the_other_twin mossy nearlythere backrow_cello northwindow tomorrow_maybe crumbs lateagain goodgrief paperboats sofa_captain hello_its_rain mostly_soup lightsleeper onions_again bench_by_the_lake small_hours page_eleven cloudy_with_a_chance kettle_on pocketful_of_pins last_tram_home unread_mail plain_flour muddy_boots do_not_feed dry_stone_wall two_sugars garden_gate extra_lemon",
  ),
  first: splitNames(
    "quiet salty copper early lost tiny rainy lucky northern plain slow violet sleepy brave crooked silver mild stubborn hungry distant wooden golden shy sunny polite dusty frosty humble loud narrow odd patient rusty silent tidy warm wild young amber",
  ),
  second: splitNames(
    "otter teapot ladder radish pigeon lantern walnut kettle bicycle thimble pebble comet sparrow button cloud heron pickle anchor turnip beetle compass mitten pillow walrus puddle acorn barnacle candle dumpling fiddle goose hammock island jacket kite lemon magpie noodle oyster pepper raven snail tram umbrella vase wren yeti",
  ),
};
export const nicknamesZh = {
  whole: splitNames(
    "岁月静好 平安是福 今天也要加油 不吃香菜 早睡失败 一只打工人 风继续吹 半糖去冰 月亮邮递员 随遇而安 三餐四季 等风来 云淡风轻 我是你隔壁老王 知足常乐 快乐肥宅 深海不眠 上善若水 听雨的猫 明天再说 奶茶续命 人间烟火 又是被猫叫醒的一天 迷路的导航 春暖花开 北岸以北 爱吃鱼的猫 今夜有雨 周五下班 山河远阔 想去海边 没睡醒 简单就好 默默 阳光总在风雨后 荷塘月色 花开富贵 清风徐来 一米阳光 慢半拍 橘子汽水 番茄炒蛋放糖 晚风 旧码头的鸽子 退休老张 大海的女儿 努力减肥中 静水流深 冬天的第一杯 桥洞底下说书的 盐阶第七级 认真摸鱼 别催了在改了 电车末班 海鸥叼走了我的饼",
  ),
  first: splitNames(
    "安静的 爱笑的 迷糊的 倔强的 早起的 赶路的 发呆的 胖胖的 勇敢的 下雨天的 旧书里的 海边的 慢吞吞的 会飞的 不加糖的 没头脑的 山里来的 一颗 两只 半个 隔壁的 屋顶上的 深夜的 码头 戴帽子的 小小的",
  ),
  second: splitNames(
    "水獭 茶壶 萝卜 鸽子 灯笼 核桃 水壶 单车 卵石 麻雀 纽扣 云朵 团子 土豆 海星 鲸鱼 栗子 柿子 猫头鹰 月饼 汤圆 小熊 芝麻 柠檬 白菜 企鹅 青蛙 豆包 松鼠 雨伞 石榴 信天翁",
  ),
  call: splitNames("小{} 阿{} {}妈 {}爸 老{} {}{} {}同学 {}姐 {}哥 {}的日常 {}在路上 {}子"),
};
/** Names of famous people that the lists could produce. Generated people never have these names. */
export const wellKnown: readonly string[] = [
  ..."Peter Falk|Robert Frost|David Frost|Oliver Stone|Oliver Reed|Ethan Hawke|Paul Weller|Peter Weller|Arthur Miller|Henry Miller|Frank Miller|Fiona Shaw|Robert Shaw|Robert Palmer|Samuel Palmer|Philip Roth|Tobias Wolff|Martin Parr|Jill Sander|Frank Marshall".split(
    "|",
  ),
  ..."范文芳 李文亮 胡海峰 胡春华 周永康 王立军 刘晓波 刘志军 黄海波 林俊杰 吴建豪 张子强 刘德华 黄晓明 陈建斌 马天宇 李永波 朱一龙 周国平 杜海涛".split(
    " ",
  ),
];
