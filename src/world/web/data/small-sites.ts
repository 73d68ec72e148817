/**
 * Small sites, page by page. A line "! site | host | English | 中文 | icon | tone | summary | 概说" starts a site, and a
 * line "# path | English | 中文 | lead | 首句" starts a section. The pages of the section follow in the format of
 * grammar.ts: = path | icon | ranges; @ things (one page per thing); T title; o opening, or O with one opening per
 * thing; V numbers, one line per thing; p text; k key => value; f question => answer; $ prices; F form.
 */
export const smallSites = `
! tidemark | tidemark.example | Tidemark Museum | 潮痕博物馆 | museum | teal | the museum of the harbour and everything that it washed up | 讲述港口与它冲上岸的一切的博物馆
# visit | Your visit | 参观 | Come by boat if you can: the museum has a landing of its own. | 有条件就坐船来：博物馆有自己的栈桥。
= hours | museum | 
T Opening hours / 开放时间
o Mondays belong to the cleaners and the cat. / 星期一属于保洁员和猫。
p On the first Thursday of each month the doors stay open until ten in the evening. / 每月第一个星期四开放至晚上十点。
k Tuesday to Friday => 10:00–18:00 / 周二至周五 => 10:00–18:00
k Saturday and Sunday => 10:00–19:00 / 周六、周日 => 10:00–19:00
k Monday => closed / 周一 => 闭馆
k Telephone => 555-0450 / 电话 => 555-0450
= tickets | ticket | 
T Tickets and prices / 门票与价格
o One ticket opens every room, for as long as you can stand. / 一张票通看所有展厅，看到站不动为止。
p Tickets are valid for the day and may be used to come back after lunch. / 门票当日有效，午饭后可再次入馆。
$ Adults / 成人:4800; Children under 14 / 14岁以下儿童:0; Pupils and students / 学生:2400; Year ticket / 年票:16000; Audio guide / 语音导览:1500
f May I take photographs? => Yes, without flash. / 可以拍照吗？ => 可以，不要开闪光灯。
F tickets
= tours | museum | 
T Guided tours / 讲解服务
o Our guides were sailors, teachers and one customs officer. / 讲解员里有水手、教师，还有一位海关官员。
p A tour lasts 75 minutes and takes at most 12 people. / 讲解75分钟，每组最多12人。
$ Tour in English / 英语讲解:32000; Tour in Chinese / 中文讲解:28000; Tour by lamplight / 夜间提灯讲解:46000
F guided
= schools | school | 
T School classes / 学校团体
o Thirty children and one whale skeleton make a good morning. / 三十个孩子加一副鲸骨，就是一个美好的上午。
p Admission and material are free for classes from the region. / 本地区班级免收门票和材料费。
F school-visit
= access | museum | 
T Getting in with wheels, sticks and ears / 无障碍参观
o Every room can be reached without a step, except the lighthouse lamp. / 除灯塔灯室外，所有展厅都无台阶。
p Wheelchairs are lent at the desk; twelve stations can be touched. / 前台可借轮椅，有十二处可触摸展品。
p Induction loops are marked by a blue ear. / 助听感应区有蓝色耳朵标志。
= cafe | food | 
T Café Ballast / 压舱咖啡馆
o The chowder here is older than half of the collection. / 这里的浓汤比半数藏品还老。
k Hours => 10:00–17:30 / 营业时间 => 10:00–17:30
$ Chowder / 海鲜浓汤:3200; Ship's biscuit with cheese / 船饼配奶酪:1800; Pot of tea / 一壶茶:1600
# exhibitions | Exhibitions | 展览 | Five are open, two are being built, and one is a rumour. | 五个正在展出，两个在布展，还有一个只是传说。
= salt | wave | items=80..240
T Salt: a white history / 盐：白色的历史
o A grain of salt once cost more than the meat it kept. / 一粒盐曾经比它腌的肉还贵。
p {items} objects tell of pans, taxes and smugglers. / {items}件展品讲述盐田、盐税和私盐贩子。
k From => 17 January 2026 / 开始 => 2026年1月17日
k Until => 21 June 2026 / 结束 => 2026年6月21日
k Floor => 1 / 楼层 => 一层
= knots | craft | items=80..240
T Knots that held / 系得住的结
o Try to undo the first one at the door; nobody has. / 试试解开门口第一个结，还没人成功过。
p {items} knots can be seen and nineteen tied by yourself. / 展出{items}种绳结，其中十九种可以亲手系。
k From => 7 February 2026 / 开始 => 2026年2月7日
k Until => 30 August 2026 / 结束 => 2026年8月30日
k Floor => 2 / 楼层 => 二层
= fog | cloud | items=20..90
T Fog: seeing less / 雾：看得更少
o Visitors are given a bell and sent into a white room. / 访客领一只铃铛，走进一间白色的屋子。
p Sounds from {items} foghorns lead the way out. / {items}种雾号的声音指引您走出来。
k From => 1 March 2026 / 开始 => 2026年3月1日
k Until => 31 May 2026 / 结束 => 2026年5月31日
k Floor => 0 / 楼层 => 底层
= cargo | ship | items=200..900
T What was in the boxes / 箱子里装着什么
o Bananas, bicycles, a bishop's bath: forty centuries of cargo. / 香蕉、自行车、主教的浴缸：四千年的货物。
p {items} crates may be opened by hand. / {items}只木箱可以亲手打开。
k From => 12 October 2025 / 开始 => 2025年10月12日
k Until => 4 October 2026 / 结束 => 2026年10月4日
k Floor => 1 / 楼层 => 一层
= postcards | article | items=400..3000/100
T Wish you were here / 愿你也在这里
o Nobody ever wrote the truth about the food on a postcard. / 没人会在明信片上写饭菜的真话。
p {items} cards from 1894 to 1999 hang on strings across the hall. / 从1894年到1999年的{items}张明信片挂满大厅。
k From => 5 April 2026 / 开始 => 2026年4月5日
k Until => 13 September 2026 / 结束 => 2026年9月13日
k Floor => 3 / 楼层 => 三层
# collection | Collection | 馆藏 | Twenty pieces that we would carry out first. | 失火时我们会先搬出来的二十件。
= piece | museum | number=1200..9800 room=1..14
@ Ship's bell of the Patience / “耐心号”船钟; Sextant with a cracked mirror / 镜面有裂纹的六分仪; Figurehead without a name / 无名船首像; Whalebone corset / 鲸骨束腰; Diver's helmet / 潜水头盔; Chart with a false island / 画着假岛的海图; Harpoon gun / 捕鲸炮; Sailor's love letter in wax / 蜡封情书; Lighthouse lens / 灯塔透镜; Opium scales / 鸦片秤; Model of a junk in ivory palm / 棕榈果核雕帆船; Captain's parrot, stuffed / 船长的鹦鹉标本; First ferry ticket / 第一张渡船票; Customs stamp / 海关印章; Blue glass float / 蓝玻璃浮球; Barrel organ from the quay / 码头手摇风琴; Child's sailor suit / 儿童水手服; Tattoo needles / 文身针; Lifeboat oar / 救生艇桨; Clock from a drowned church / 沉没教堂的钟
T {t} / {t}
O Cast in a hurry, it is half a tone flat and was loved for it. / 因铸得匆忙，音低了半度，却因此受人喜爱。
O Its mirror broke off the cape, and the captain found home all the same. / 镜面在海角外碎了，船长照样找到了家。
O Who she was nobody knows, but sailors touched her foot for luck. / 没人知道她是谁，水手们却摸她的脚求好运。
O It pinched a mayor's daughter for nine winters. / 它勒了一位市长女儿九个冬天。
O Forty kilograms of copper, and inside it the smell of a century. / 四十公斤铜，里面还留着一个世纪的气味。
O Ships looked for this island for eighty years, because a clerk had spilled ink. / 因为一位文书洒了墨水，船只找这座岛找了八十年。
O We show it unloaded and are glad that it is. / 我们展出时没装药，也庆幸如此。
O The seal was never broken, and we do not intend to break it. / 封蜡从未拆开，我们也不打算拆。
O Lit by a single candle, it could be seen at eleven miles. / 只用一支蜡烛，十一海里外就能看见它的光。
O Small enough for a sleeve, exact enough for a fortune. / 小得能藏进袖子，准得能称出一笔财富。
O A prisoner carved it from palm nuts, without ever having seen the sea. / 一名从没见过海的囚犯用棕榈果核雕成了它。
O In life it knew four languages, none of them polite. / 它活着时会四种语言，没一种是文明的。
O The number on it is 0001, and somebody kept it for sixty years. / 上面的编号是0001，有人珍藏了六十年。
O Whatever bore this mark had paid, or knew someone. / 盖上这个印，就是缴过税，或者认识人。
O Fishermen lost it off Norway; a child found it behind our bins. / 渔民在远海丢了它，一个孩子在我们的垃圾桶后捡到它。
O It plays six tunes and starts the seventh. / 它能奏六首曲子，第七首只有开头。
O There is jam on the left cuff, which we have decided to keep. / 左袖口有果酱渍，我们决定保留。
O Anchors cost two coins, sweethearts three. / 文一只锚两枚硬币，文爱人名字三枚。
O Nineteen notches, one for each person pulled out of the water. / 十九道刻痕，每一道都是一个救上来的人。
O It stopped at four minutes past six, when the sea came through the door. / 海水冲进门时，它停在了六点零四分。
V year=1788..1788 length=46..46
V year=1832..1832 length=24..24
V year=1846..1846 length=172..172
V year=1869..1869 length=38..38
V year=1911..1911 length=52..52
V year=1741..1741 length=88..88
V year=1868..1868 length=121..121
V year=1853..1853 length=21..21
V year=1874..1874 length=165..165
V year=1838..1838 length=28..28
V year=1897..1897 length=33..33
V year=1902..1902 length=41..41
V year=1921..1921 length=9..9
V year=1766..1766 length=11..11
V year=1935..1935 length=19..19
V year=1890..1890 length=74..74
V year=1929..1929 length=62..62
V year=1926..1926 length=14..14
V year=1908..1908 length=410..410
V year=1825..1825 length=96..96
p It is dated to {year} and measures {length} centimetres. / 年代为{year}年，长{length}厘米。
p Conservators have cleaned it twice, with brushes made for watchmakers. / 修复师用钟表匠的刷子清洁过两次。
k Number => TM {number} / 编号 => TM {number}
k Date => {year} / 年代 => {year}年
k Size => {length} cm / 尺寸 => {length} 厘米
k Room => {room} / 展厅 => {room} 号
! university | uni.larkhaven.example | University of Larkhaven | 云雀港大学 | school | purple | a university of six faculties in a former naval school | 设在旧海军学校里、有六个学院的大学
# study | Studying | 就读 | You may try a week before you decide for years. | 先体验一周，再决定好几年。
= apply | school | places=900..2600/100
T Applying / 申请入学
o Grades open the door, a letter decides. / 成绩敲开门，申请信定结果。
p There are {places} first-year places; the deadline is 15 June 2026. / 一年级共有{places}个名额，截止日期为2026年6月15日。
f Is there a fee for applying? => No. / 申请要交费吗？ => 不用。
f May I apply twice? => Once a year, as often as you like. / 可以多次申请吗？ => 每年一次，次数不限。
F apply
= fees | payments | 
T Fees and grants / 学费与资助
o Nobody should choose a subject by its price, so all cost the same. / 不该按价格选专业，所以学费都一样。
$ One semester / 每学期:360000; Student card / 学生证:2000; Bus ticket for the semester / 学期公交票:24000; Late registration / 逾期注册:5000
= calendar | calendar | 
T Dates of the year / 校历
o The year begins with a bell and ends with a boat trip. / 学年始于钟声，终于一次乘船出游。
k Summer semester => 2 March to 3 July 2026 / 夏季学期 => 2026年3月2日至7月3日
k Open day => 18 April 2026 / 开放日 => 2026年4月18日
k Examinations => 6 to 17 July 2026 / 考试 => 2026年7月6日至17日
k Winter semester => 7 September 2026 to 22 January 2027 / 冬季学期 => 2026年9月7日至2027年1月22日
= openday | celebration | labs=12..40
T Open day / 开放日
o For one Saturday every laboratory leaves its door ajar. / 有一个星期六，所有实验室都敞着门。
p {labs} laboratories take part; soup is served in the yard. / {labs}间实验室参加，院子里供应热汤。
F open-day
= housing | home | rooms=400..1900/100
T Student rooms / 学生宿舍
o A bed, a desk, a window, and a kitchen with eleven opinions. / 一床一桌一窗，还有一间众口难调的厨房。
p {rooms} rooms are let from 820 yuan a month. / 共有{rooms}间，月租820元起。
F room
= library | book | 
T University library / 大学图书馆
o In examination weeks it never closes and never sleeps. / 考试周，它不关门也不睡觉。
k Monday to Friday => 8:00–24:00 / 周一至周五 => 8:00–24:00
k Weekend => 10:00–20:00 / 周末 => 10:00–20:00
k Seats => 1,140 / 座位 => 1,140
= canteen | food | 
T Canteen / 食堂
o Lasagne on Thursdays has a queue and a fan club. / 周四的千层面有长队，还有粉丝团。
$ Dish of the day / 今日套餐:1200; Vegetarian dish / 素食套餐:1000; Salad by weight, 100 g / 沙拉每100克:350; Coffee / 咖啡:600
= international | globe | countries=40..96
T Coming from abroad / 国际学生
o Your first friend here is assigned to you, the others come by themselves. / 第一个朋友由学校安排，其余的会自己出现。
p Students from {countries} countries are enrolled. / 在校生来自{countries}个国家。
# departments | Departments | 院系 | Sixteen departments, of which the smallest has nine students and a boat. | 十六个系，最小的只有九名学生和一条船。
= dept | school | students=90..1800/10 staff=9..140 room=101..420 years=3..5
@ Naval Architecture / 船舶工程系; Marine Biology / 海洋生物系; Physics / 物理系; Chemistry / 化学系; Mathematics / 数学系; Computer Science / 计算机系; History / 历史系; Languages / 语言系; Economics / 经济系; Law / 法律系; Medicine / 医学系; Nursing / 护理系; Music / 音乐系; Education / 教育系; Geography / 地理系; Philosophy / 哲学系
T Department of {t} / {t}
O Models of hulls hang from the ceiling like bats. / 船模像蝙蝠一样倒挂在天花板上。
O Rubber boots stand in the corridor in the order of the timetable. / 走廊里的雨靴按课表顺序排好。
O A pendulum has been swinging in the stairwell since 1931. / 楼梯间里，一只摆从1931年摆到现在。
O It smells of almonds here, and that is quite safe. / 这里有股杏仁味，放心，没毒。
O The blackboards are washed by the professors themselves. / 黑板由教授们自己擦。
O The lights are on all night, and the plants have got used to it. / 灯整夜亮着，植物也习惯了。
O Its seminar room was once a prison, as the door reminds you. / 研讨室从前是牢房，看门就知道。
O Greetings in thirty-one languages are painted along the stairs. / 楼梯两侧写着三十一种语言的问候。
O On Fridays a shop is run here, at a loss, for practice. / 每周五这里开一家店，亏着本练手。
O A mock court sits twice a month and has never acquitted anyone. / 模拟法庭每月开庭两次，从没判过无罪。
O First-years learn to listen before they learn to look. / 新生先学会听，再学会看。
O Beds with dolls in them fill the whole top floor. / 整个顶层都是躺着假人的病床。
O Doors are padded, and still one hears the trombones. / 门都包了软垫，还是听得见长号。
O Children come on Tuesdays, to teach the students. / 每星期二孩子们来，给大学生上课。
O A relief map of the coast covers the floor; shoes off, please. / 海岸地形图铺满地板，请脱鞋。
O Nine students, one boat and no end of questions. / 九名学生、一条船，问题无穷无尽。
p A degree takes {years} years. / 学制{years}年。
p Office hours are on Tuesdays from two to four. / 办公室开放时间为周二下午两点到四点。
k Students => {students} / 学生 => {students}
k Staff => {staff} / 教职员 => {staff}
k Office => room {room} / 办公室 => {room} 室
F apply
# courses | Courses | 课程 | Lectures of the summer semester, all of them open to guests. | 夏季学期课程，全部欢迎旁听。
= course | book | hour=8..17 room=101..420 credits=2..8 seats=20..280/10
@ Waves and Tides / 波浪与潮汐; How Bridges Fail / 桥梁为何会塌; Introduction to Statistics / 统计学导论; The City and the Sea / 城市与海; Reading Old Hands / 古文字辨读; Numerical Methods / 数值方法; Law of Harbours / 港口法; Plants We Eat / 我们吃的植物; Sound and Rooms / 声音与空间; The Ethics of Maps / 地图伦理; Algorithms / 算法; Child Development / 儿童发展; Organic Chemistry I / 有机化学一; Money and Banks / 货币与银行; Writing for Radio / 广播写作; Sleep / 睡眠研究
T {t} / {t}
O We begin in the bathtub and end in the Bay. / 从浴缸讲起，讲到海湾为止。
O Every week one bridge falls, on film. / 每周都有一座桥塌掉，在影片里。
O Dice are handed out in the first hour and never collected. / 第一节课发骰子，从不收回。
O The tide table is the textbook. / 潮汐表就是教科书。
O Bring a magnifying glass and a good deal of patience. / 请带放大镜和足够的耐心。
O Nothing is solved exactly here, and everything well enough. / 这里没有精确解，只有足够好的解。
O Who owns what the waves bring? / 海浪冲上来的东西归谁？
O Lunch is part of the syllabus. / 午饭也是教学内容。
O Clap once in the chapel and you know what it is about. / 在小教堂里拍一下手，就明白这门课讲什么。
O What is left white on a map was left so by somebody. / 地图上的空白，是有人故意留的。
O Sorting socks will do for the first three weeks. / 头三周，整理袜子就够了。
O The best lectures are those in which a baby cries. / 有婴儿啼哭的那几堂课最精彩。
O Safety goggles first, carbon afterwards. / 先戴护目镜，再谈碳。
O Why is a shell money and a leaf is not? / 为什么贝壳能当钱，树叶不能？
O You will write four minutes a week and cut two of them. / 每周写四分钟的稿子，再删掉两分钟。
O Falling asleep in class counts as homework. / 课上睡着算作业。
k Time => Wednesday, {hour}:15 / 时间 => 周三 {hour}:15
k Room => {room} / 教室 => {room}
k Credits => {credits} / 学分 => {credits}
k Seats => {seats} / 座位 => {seats}
! harborstudio | harbor.example | Harbor Studio | 海港工作室 | work | orange | a design studio of nine people on the old quay | 旧码头上一间九人的设计工作室
# about | The studio | 工作室 | We design things that people use while thinking of something else. | 我们设计那些人们心不在焉时也能用好的东西。
= team | family | 
T Who we are / 我们是谁
o Nine people, four bicycles, one rule: no meeting before ten. / 九个人、四辆自行车、一条规矩：十点前不开会。
k Director => Katrin Holm / 总监 => 何文
k Product => Robin Ashby and Priya Nair / 产品 => 苏然、倪雅
k Releases => Nora Lindqvist / 发布 => 林诺拉
= services | palette | 
T What we do / 我们做什么
o Give us a problem that has a queue in front of it. / 把那个前面排着长队的问题交给我们。
$ Workshop of one day / 一天工作坊:1200000; Review of an app / 应用评审:1800000; Design sprint of two weeks / 两周设计冲刺:9600000
F project
= jobs | work | hours=32..38 
T Open posts / 招聘
o We hire slowly and are glad of it later. / 我们招人慢，但从不后悔。
p At present we look for an illustrator, {hours} hours a week. / 目前招聘插画师一名，每周{hours}小时。
F job
= contact | phone | 
T Contact / 联系方式
o Ring the brass bell twice; the electric one is decoration. / 请按两下铜铃，电铃只是装饰。
k Telephone => 555-0120 / 电话 => 555-0120
k Address => 9 Harbour Row / 地址 => 港前路9号
F contact
# work | Our work | 作品 | Some of it you have held in your hands without knowing. | 有些作品您也许早就用过，只是不知道。
= case | idea | weeks=4..40 percent=12..64
@ A ticket machine for the ferry / 渡船售票机; Signs for the hospital / 医院导视; A radio for the blind / 盲人收音机; The city's repair app / 城市报修应用; Packaging for tea / 茶叶包装; A school timetable / 学校课表
T {t} / {t}
O The old machine had eleven buttons, and passengers used one. / 旧机器有十一个按钮，乘客只用一个。
O People who are afraid read colours sooner than words. / 害怕的人先认颜色，后认字。
O You can feel the hour on it, and the station too. / 用手就能摸出几点、哪个台。
O Half of all reports came without an address until we asked for a photograph. / 在要求拍照之前，一半的上报没有地址。
O A tin should close with one hand, since the other holds the kettle. / 茶罐应当单手能盖上，另一只手提着壶呢。
O Forty children drew it before we did. / 四十个孩子先画，我们后画。
p It took {weeks} weeks, and errors fell by {percent} per cent. / 历时{weeks}周，出错率下降{percent}%。
! lumen | lumen.example | Lumen | 流明公司 | idea | yellow | makers of lamps that are repaired rather than replaced | 制造只修不换的灯具
# products | Lamps | 灯具 | Every lamp can be opened with one screwdriver. | 每盏灯都能用一把螺丝刀拆开。
= lamp | idea | watts=4..24 lumens=400..2400/100 price=180..1900/20 hours=20000..60000/5000
@ Desk lamp Heron / 苍鹭台灯; Ceiling lamp Moonrise / 月升吸顶灯; Floor lamp Birch / 白桦落地灯; Street lamp Patience / “耐心”路灯; Reading clip Moth / 飞蛾夹灯; Bicycle light Comet / 彗星车灯; Night light Otter / 水獭夜灯; Workshop lamp Anvil / 铁砧工作灯
T {t} / {t}
O Its arm stays where you leave it, which took us two years. / 灯臂停在哪儿就稳在哪儿，我们花了两年。
O It brightens as slowly as the real one rises. / 它亮起来像真月亮升起一样慢。
O Thin as a sapling, and it does not fall over. / 细得像小树苗，却不会倒。
O Two thousand of them line the harbour, and nobody notices, as intended. / 港口立着两千盏，没人留意，正合我意。
O It clips on to a book and weighs less than the cover. / 夹在书上，比封面还轻。
O Drivers see it from three hundred metres, insects hardly at all. / 三百米外司机就能看见，昆虫却几乎看不到。
O Children may throw it, and they do. / 孩子可以扔它，他们也真扔。
O Oil, sparks and hammers have been tried on it. / 油污、火花、锤子，都在它身上试过。
k Power => {watts} W / 功率 => {watts} 瓦
k Light => {lumens} lm / 光通量 => {lumens} 流明
k Life => {hours} hours / 寿命 => {hours} 小时
k Price => {price} yuan / 价格 => {price} 元
# company | Company | 公司 | It began with a dark stairwell. | 一切始于一段黑暗的楼梯。
= history | history | 
T Since 1949 / 始于1949年
o Our founder repaired signal lamps for ships and could not stop. / 创始人给轮船修信号灯，一修就停不下来。
p In 1974 the first desk lamp left the hall, in 2011 the last bulb with a filament. / 1974年第一盏台灯下线，2011年告别最后一只白炽灯泡。
= service | tools | days=3..9
T Repair service / 维修服务
o Send us the lamp, not the cardboard. / 把灯寄来就行，纸箱不用。
p Repairs take {days} days; small parts are free for ever. / 维修需{days}天，小零件终身免费。
F warranty
= press | article | 
T Press / 媒体联络
o Photographs of all lamps, switched on and off. / 提供全部灯具的开灯与关灯照片。
k Telephone => 555-0162 / 电话 => 555-0162
F contact
! sift | sift.example | Sift | 寻觅搜索 | search | blue | a search engine that shows its workings | 一个公开原理的搜索引擎
# help | Help | 帮助 | Type less and find more: the shortest question is often the best. | 少打字、多收获：最短的提问往往最好。
= words | search | 
T Choosing words / 怎样选词
o Write what the page would say and not what you would ask. / 写网页上会出现的词，而不是您要问的话。
p Two or three words are enough. Capital letters make no difference. / 两三个词就够，大小写没有区别。
f Does the order matter? => No: all words count alike. / 词序有影响吗？ => 没有，所有词同样重要。
= phrases | search | 
T Chinese words / 中文词语
o Characters that stand together are found only where they stand together. / 连在一起输入的字，只会在连在一起的地方找到。
p One character is enough. With a space between two words, both are looked for anywhere. / 一个字也能搜。两个词之间加空格，则分别查找。
= sites | globe | 
T Searching one site / 站内搜索
o Add the address of a site, and nothing else will be shown. / 加上网站地址，就只显示它的结果。
p For example: whale site:openleaf.example. / 例如：鲸 site:openleaf.example。
= ranking | science | 
T How results are ordered / 结果如何排序
o A title that holds your words beats a text that mentions them. / 标题里有您的词，胜过正文里提到它。
p After that pages stand in the order of our list. Nobody can buy a place. / 其余按名单次序排列，排名不出售。
= languages | globe | 
T Languages / 语言
o You may ask in English or in Chinese; answers come in the language of your phone. / 可用英文或中文提问，答案按手机语言显示。
p Names are found in both. / 名称两种语言都能搜到。
= nothing | help | 
T Nothing found? / 什么都没找到？
o Take away a word, then another. / 去掉一个词，再去掉一个。
p Check the spelling, or try a wider word: tree instead of larch. / 检查拼写，或换个更宽泛的词，比如用“树”代替“落叶松”。
= safe | security | 
T Safe searching / 安全搜索
o Sift lists a few hundred sites of good repute and no others. / 寻觅只收录少量信誉良好的网站。
p Each is looked at by a person before it is let in. / 每个网站收录前都由人工查看。
= shortcuts | idea | 
T Little tricks / 小技巧
o The beginning of a word is enough: lib finds library. / 英文词只输开头即可：输入 lib 就能找到 library。
p Every further word makes the list shorter. / 每多加一个词，结果就更少。
# about | About Sift | 关于寻觅 | Four people, one cellar, and a list that grows by hand. | 四个人、一间地下室、一份手工增长的名单。
= privacy | security | days=1..9
T What we remember / 我们记得什么
o We forget what you looked for within {days} days. / 您搜过什么，我们{days}天内就忘。
p Counts of words are kept, names and numbers are not. / 只保留词频，不保留姓名和号码。
= submit | globe | 
T Propose a site / 推荐网站
o You know a site that we do not? We are curious. / 您知道我们没收录的网站？我们很好奇。
p A site must have an owner, a purpose and no flashing letters. / 网站须有主人、有用处，且没有闪烁的字。
F contact
= press | article | sites=12..24
T Figures / 数据
o Small is the point. / 小，正是重点。
k Employees => 4 / 员工 => 4
k Founded => 2017 / 创立 => 2017年
k Sites => {sites} / 收录网站 => {sites}
! nightlamp | nightlamp.example | Nightlamp | 灯下活动 | calendar | red | the calendar of what is on in Larkhaven and around | 云雀港及周边活动日历
# events | Events | 活动 | Sixty evenings, mornings and one midnight: pick what suits you. | 六十场活动，有晚上、有早晨，还有一场午夜：总有一场适合您。
= concert | music | hour=18..20 price=20..160/10 seats=40..600/20 duration=60..150/15
@ Songs for Harbour Cranes / 献给港口吊车的歌; The Slow Quartet / 慢四重奏; Brass on the Roof / 屋顶铜管; An Evening of Guqin / 古琴之夜; Choir of the Night Shift / 夜班合唱团; Jazz below Deck / 甲板下的爵士
T {t} / {t}
O Bring a cushion, the benches on the quay are honest wood. / 请带坐垫，码头的长椅是实打实的木头。
O Four players, one tempo, and a clock that has been covered up. / 四位乐手、一个速度，钟被盖了起来。
O Tubas on the roof need a calm evening, and so far they have had one. / 屋顶上的大号需要无风的夜晚，至今都如愿。
O Silence between two notes is part of the programme. / 两个音之间的安静，也在节目单上。
O Nurses, bakers and bus drivers sing what keeps them awake. / 护士、面包师和公交司机，唱着让自己醒着的歌。
O Mind your head on the way down, and your glass on the way up. / 下去小心头，上来小心杯。
= talk | school | hour=17..19 price=0..30/10 seats=30..200/10 duration=45..90/15
@ Why Gulls Laugh / 海鸥为什么笑; A Short History of Doors / 门的简史; How to Read a Timetable / 如何读懂时刻表; The Physics of Soup / 汤的物理学; What Maps Leave Out / 地图没画什么; Night Skies over the City / 城市夜空
T Talk: {t} / 讲座：{t}
O The answer has to do with breath and with rank. / 答案和气息有关，也和地位有关。
O It opens with a creak and closes on time. / 吱呀一声开场，准时收场。
O Three trains, two footnotes, one platform: could you do it? / 三趟车、两条脚注、一个站台，您看得懂吗？
O Why does it burn the tongue long after it has stopped steaming? / 为什么不冒热气了还会烫舌头？
O Footpaths, mostly, and whole villages at times. / 多半是小路，有时是整个村子。
O Warm socks are recommended, since the roof will be opened. / 屋顶会打开，建议穿厚袜子。
= workshop | craft | hour=10..14 price=60..280/20 seats=6..16 duration=120..240/30
@ Binding a Notebook / 装订一本本子; Sharpening Knives / 磨刀; Bread without Hurry / 慢做面包; Mending Jumpers / 补毛衣; Building a Kite / 做风筝; Calligraphy for the Impatient / 急性子书法
T Workshop: {t} / 工作坊：{t}
O Forty sheets, one thread, and a knot that you will forget. / 四十张纸、一根线、一个您会忘掉的结。
O Blunt ones are more dangerous, so bring the worst you have. / 钝刀更危险，把家里最钝的带来。
O Flour settles everything, the teacher says, if you let it. / 老师说，只要给够时间，面粉会解决一切。
O Holes welcome, moths not. / 欢迎破洞，不欢迎蛀虫。
O Wind is not included, but it has always come. / 不包风，不过每次都有风。
O You will write one character all morning and like it at noon. / 一上午只写一个字，到中午就喜欢上它了。
= walk | park | hour=6..10 price=0..20/10 seats=12..40/2 duration=60..180/30
@ Birds before Breakfast / 早餐前观鸟; The Seven Stairs / 七道阶梯; Plants between Stones / 石缝植物; A Walk with the Night Watchman / 跟着守夜人走; Along the Old Wall / 沿着老城墙; Doors and Knockers / 门与门环
T Walk: {t} / 漫步：{t}
O Binoculars are lent, early rising is not. / 望远镜可借，早起得自己来。
O Six hundred and eleven steps, counted by somebody else. / 六百一十一级台阶，别人数过了。
O The best ones grow where nobody has swept. / 最好的长在没人扫的地方。
O He carries the lantern and tells what he is not supposed to. / 他提着灯，讲些不该讲的事。
O It is gone, and yet you can walk along it for two hours. / 墙早没了，却能沿着它走两个小时。
O Lions, hands, fish: the city has knocked with all of them. / 狮子、手、鱼：这座城市用它们敲过门。
= family | toy | hour=10..15 price=10..60/10 seats=20..120/10 duration=45..120/15
@ Puppets in the Boathouse / 船库木偶戏; Build a Raft / 造木筏; The Paper Plane Cup / 纸飞机杯; Stories under the Table / 桌下故事会; Baking with Grandfathers / 和爷爷们烤饼干; The Museum at Night / 博物馆之夜
T For children: {t} / 亲子：{t}
O Grown-ups may come if a child brings them. / 大人想来，得由孩子带着。
O It floats or it does not: both are interesting. / 浮得起来，浮不起来，都很有意思。
O Folding begins at ten, flying when the fire brigade says so. / 十点开始折，消防队说可以了才飞。
O There is room for nineteen, if knees are folded. / 蜷起膝盖，能坐下十九个。
O Flour in beards is part of it. / 胡子上沾面粉也是乐趣之一。
O Torches on, whispers only, and do not wake the whale. / 打开手电，小声说话，别吵醒鲸鱼。
= stage | theater | hour=19..20 price=40..180/20 seats=60..420/20 duration=70..160/10
@ The Umbrella Thief / 偷伞贼; Two Bakers, One Oven / 两个面包师一口炉; King of the Car Park / 停车场之王; Letters to Nobody / 写给无人的信; The Tram That Stayed / 留下的电车; A Fairly Tall Tale / 相当离谱的故事
T On stage: {t} / 戏剧：{t}
O It rains in all three acts, and everyone gets wet but him. / 三幕都在下雨，人人淋湿，唯独他没有。
O Bread is really baked, and really eaten in the interval. / 面包是真烤的，幕间也真吃。
O Level minus two has never had a ruler like this. / 负二层从未有过这样的君主。
O A postwoman reads what should have been returned. / 一位女邮递员读出了本该退回的信。
O Nobody got off, and that was forty years ago. / 没人下车，那是四十年前的事了。
O Everything in it is true except the ending, the middle and the goat. / 全是真的，除了结尾、中间和那只山羊。
= market | store | hour=8..16 price=0..10/10 seats=80..900/20 duration=180..360/30
@ Seeds and Seedlings / 种子与秧苗; The Great Book Swap / 大型换书会; Night of the Dumplings / 饺子之夜; Second Bicycle Fair / 二手自行车集; Cheese from Seven Villages / 七村奶酪集; The Lost Property Auction / 失物拍卖
T Market: {t} / 市集：{t}
O Tomatoes with names, beans with stories, and soil under every nail. / 有名字的番茄、有故事的豆子，人人指甲里都是泥。
O Bring five, take five, and do not look at the spines for too long. / 带五本换五本，别盯着书脊看太久。
O Four hundred an hour leave the pots, and it is never enough. / 一小时出锅四百个，总是不够。
O Brakes are tested on the ramp, by the seller. / 刹车在坡道上试，由卖家来试。
O The smallest is as large as a button and the largest needs two people. / 最小的像纽扣，最大的要两个人抬。
O Forty umbrellas go under the hammer, and one trombone. / 四十把雨伞落槌，外加一把长号。
= sport | fitness | hour=9..18 price=0..40/10 seats=20..400/20 duration=60..180/30
@ Stair Race for Beginners / 新手爬楼赛; Table Tennis for Sixty Players / 六十人乒乓球; Moonlight Paddle / 月光划船; Tai Chi at Low Tide / 退潮太极; Slow Cycling Contest / 慢骑比赛; The Bridge-to-Bridge Swim / 桥到桥游泳
T Sport: {t} / 运动：{t}
O The last one to arrive gets the biggest applause. / 最后到达的人，掌声最响。
O Sixty players, twenty tables, one ball too few. / 六十人、二十张台，少一个球。
O Lanterns on the bow, please, and nothing on the telephone. / 船头请挂灯，手机请收好。
O Sand is softer than a mat, and larger. / 沙滩比垫子软，也比垫子大。
O Whoever puts a foot down is out, and whoever wins is late. / 脚一落地就出局，赢的人最晚到。
O The water has eleven degrees and a sense of humour. / 水温十一度，还挺有幽默感。
= film | theater | hour=18..22 price=30..70/10 seats=40..260/20 duration=80..150/10
@ Silent Films with a Live Piano / 默片与现场钢琴; Sea Stories on a Sail / 船帆上的海洋电影; The Worst Films of 1987 / 1987年最烂电影; Documentaries about Bread / 面包纪录片; Cartoons for Breakfast / 早餐动画; Midnight Mystery / 午夜悬疑
T Film: {t} / 电影：{t}
O The pianist has not seen them either. / 钢琴师也没看过这些片子。
O If the wind turns, so does the picture. / 风一转向，画面也跟着转。
O Applause is allowed whenever a cardboard wall shakes. / 纸板墙一晃，就可以鼓掌。
O Nobody leaves without wanting a slice. / 没有人看完不想吃一片。
O Pyjamas are welcome, milk is served. / 欢迎穿睡衣，备有牛奶。
O The last reel is shown only if somebody has guessed the murderer. / 有人猜中凶手，才放最后一本。
= club | book | hour=18..20 price=0..10/10 seats=8..30/2 duration=90..150/30
@ Chess for the Sleepless / 失眠者棋社; The Stamp Evening / 集邮之夜; Reading Aloud, Badly / 蹩脚朗读会; Languages over Tea / 茶桌外语角; The Repair Café / 维修咖啡馆; Stargazers' Table / 观星者之桌
T Club: {t} / 社团：{t}
O Boards are set up at nine and cleared when the birds begin. / 九点摆棋，鸟叫收摊。
O Tweezers are lent, secrets are not kept. / 镊子可借，秘密不保。
O Mistakes are applauded, commas ignored. / 读错有掌声，逗号不算数。
O Each table has a flag and a pot. / 每张桌子一面小旗、一壶茶。
O Toasters come in and stories go out. / 烤面包机进来，故事出去。
O On cloudy nights we talk about what would have been there. / 阴天的夜里，我们聊本该看到的星星。
# info | About the calendar | 关于日历 | Who writes this, and how your event gets in. | 谁在编写，以及如何登出您的活动。
= submit | calendar | days=5..14
T Announce an event / 发布活动
o Tell us what, where and when; we add the why. / 告诉我们什么、哪儿、几点，为什么由我们来写。
p Please write at least {days} days before. / 请至少提前{days}天告知。
F contact
= tickets | ticket | 
T How reserving works / 如何预订
o A reservation is a promise, so please keep it. / 预订是一种承诺，请务必守约。
p Seats are kept until ten minutes before the beginning. You pay at the door. / 座位保留到开场前十分钟，到场付款。
`;
