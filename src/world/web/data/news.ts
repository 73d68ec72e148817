/**
 * Kinds of events in the newspaper, by section. {t} is the subject, other slots are people, places, days and numbers.
 */
export const newsSections: Readonly<Record<string, string>> = {
  city: `
= repairs | tools | weeks=3..14 cost=180..940/10 homes=120..2400/20
@ Mill Bridge / 磨坊桥; the Ropewalk steps / 绳厂街石阶; the harbour wall / 港口堤墙; Chapel Tunnel / 教堂隧道; the Weaver Street drains / 织工街排水管; the lamps on Canal Road / 运河路路灯; the Station Square clock / 车站广场大钟; the Kiln Lane retaining wall / 窑巷挡土墙
h Repairs to {t} will take {weeks} weeks / {t}维修将持续{weeks}周
h {t^}: work starts in {place} / {t}即将动工，{place}居民请留意
l Workers will put up fences around {t} on {day}, the first sign of repairs that the city has put off for years. / 工人将于{day}在{t}周围架起围栏，市里拖延多年的维修终于开始。
l After a winter of complaints, the city council has found the money to mend {t}. / 经过一冬天的投诉，市议会终于为维修{t}找到了资金。
l People in {place} who rely on {t} will have to plan ahead this spring. / 今年春天，依赖{t}的{place}居民得提前做好安排。
p The work is to cost {cost} thousand yuan and should be finished in {weeks} weeks, weather permitting. / 工程预算为{cost}万元，若天气允许，{weeks}周内完工。
p About {homes} households have been told by letter. Deliveries remain possible before nine in the morning. / 约{homes}户居民已收到信件通知，每天上午九点前仍可送货。
p Engineers found cracks during an inspection last autumn, none of them dangerous, all of them growing. / 工程师去年秋天检查时发现了裂缝，尚无危险，但都在扩大。
q We would rather close it for weeks now than for months later. / 与其以后关几个月，不如现在关几周。
= library | book | loans=1200..9800/50 age=6..70 hours=3..9
@ the Fernhill library / 蕨山图书馆; the book boat / 图书船; the Eastgate reading room / 东门阅览室; the tool library in Millbrook / 磨坊溪工具图书馆; the seed library / 种子图书馆; the Saltmarsh night library / 盐沼夜间图书馆; the music library / 音乐图书馆; the toy library / 玩具图书馆
h Longer hours for {t} / {t}延长开放时间
h {t^} counts a record year / {t}借阅量创新高
l On some afternoons the queue at {t} now reaches the street. / 有些下午，{t}的队伍已经排到了街上。
l Nobody expected {t} to become one of the busiest places in {place}. / 谁也没想到，{t}会成为{place}最热闹的地方之一。
l From {day} on, {t} will stay open {hours} hours longer each week. / 从{day}起，{t}每周将多开放{hours}小时。
p Readers borrowed {loans} items last month, a third more than a year before. / 上个月读者共借出{loans}件，比一年前多三分之一。
p The youngest regular visitor is {age} years younger than the oldest volunteer, and both help with the returns. / 最小的常客比最年长的志愿者小{age}岁，两人都帮忙整理还书。
p Cards are free for residents. Visitors pay a small deposit, which they get back. / 居民办证免费，访客交少量押金，可退还。
q People come for one thing and stay for the company. / 大家为一样东西而来，却因为人而留下。
= market | store | stalls=18..90 metres=80..400/10 kilos=300..2600/50
@ the fish market / 鱼市; the flower market / 花市; the Sunday flea market / 周日跳蚤市场; the night market on Lantern Street / 灯笼街夜市; the farmers' market in Pinewood / 松林农夫市集; the bird market / 鸟市; the book market under the arches / 拱廊书市; the spice row / 香料街
h {t^} moves to a new square / {t}搬到新广场
h {stalls} stalls and a roof: plans for {t} / {stalls}个摊位加顶棚：{t}有了新方案
l The smell will stay, the puddles will not: {t} is to get a roof. / 味道会留下，水坑不会：{t}要装顶棚了。
l Traders at {t} voted on {day} to move together or not at all. / {t}的摊主们在{day}投票决定：要搬一起搬，不搬都不搬。
l For the first time in a generation, {t} is running out of room. / 一代人以来头一回，{t}的地方不够用了。
p The plan has room for {stalls} stalls along {metres} metres of walkway. / 方案在{metres}米长的步道旁安排了{stalls}个摊位。
p On a good morning about {kilos} kilos change hands before eight. / 生意好的早晨，八点前就能卖出约{kilos}公斤。
p Rents will not rise before the end of next year. / 租金在明年年底前不会上涨。
q My grandmother stood in the rain here. I would not mind standing dry. / 我奶奶在这儿淋着雨卖货，我不介意干爽一点。
= parks | park | trees=40..620/10 age=60..190 metres=200..1900/50
@ the lime avenue / 椴树大道; Beacon Park / 灯塔公园; the old cemetery garden / 老墓园花园; the riverside path / 河滨小径; the Saltmarsh boardwalk / 盐沼栈道; the school orchard / 校园果园; the pocket park on Bell Yard / 钟楼院口袋公园; the Fernhill duck pond / 蕨山鸭塘
h {trees} trees for {t} / {t}将新种{trees}棵树
h Neighbours adopt {t} / 邻里认养{t}
l Volunteers with spades turned up at {t} before the gardeners did. / 拿着铲子的志愿者比园丁更早来到{t}。
l A storm in January left gaps in {t}; this month they are being filled. / 一月的风暴让{t}留下不少空缺，本月正在补种。
l Whoever walks past {t} these days can put a name to every sapling. / 这些天路过{t}的人，能叫出每棵树苗的名字。
p The city is planting {trees} trees, most of them limes and field maples. / 市里要种{trees}棵树，多为椴树和槭树。
p Its oldest tree is about {age} years old and stays. / 最老的一棵树约有{age}岁，将予以保留。
p A path of {metres} metres will be closed to bicycles until the roots have taken. / 一条{metres}米长的小路在树根扎稳前禁止骑车。
q You plant it for someone you will never meet. / 种树是为了你永远不会遇到的人。
= vote | law | yes=52..78 voters=1800..14500/100 years=2..9
@ a ban on leaf blowers / 禁用吹叶机; free buses on Sundays / 周日公交免费; a later start of school / 推迟上学时间; a quiet hour in shops / 商店静音时段; benches at every stop / 每个车站设长椅; a second ferry / 增开第二艘渡船; a car-free Harbour Row / 港前路禁行汽车; night lighting of the spire / 塔尖夜间照明
h Residents vote for {t} / 居民投票支持{t}
h {yes} per cent say yes to {t} / {yes}%的人赞成{t}
l By a clear margin the people of {city} have decided for {t}. / {city}市民以明显多数赞成{t}。
l It took {years} years, two petitions and one long evening: {t} is coming. / 历时{years}年、两次请愿和一个漫长的夜晚：{t}终于来了。
l Few issues have filled the town hall as {t} did on {day}. / 很少有议题像{t}那样，在{day}把市政厅挤得满满当当。
p Of {voters} voters who took part, {yes} per cent were in favour. / 参加投票的{voters}人中，{yes}%表示赞成。
p The council must now present a plan within ninety days. / 市议会须在九十天内提交方案。
p Opponents fear the cost and have announced that they will watch every receipt. / 反对者担心费用，表示会盯紧每一张发票。
q I lost, and it was still a good evening for the city. / 我输了，但对这座城市来说仍是个美好的夜晚。
= homes | home | flats=12..160 rent=28..52 floors=3..9
@ the former ropeworks / 旧绳厂; the empty post office / 闲置邮局; the tram depot / 电车车库; the sugar warehouse / 糖仓库; the convent school / 修道院学校; the ice factory / 制冰厂; the customs house annexe / 海关副楼; the brewery yard / 酿酒厂院落
h {flats} flats planned for {t} / {t}计划改建{flats}套住房
h New life for {t} / {t}重获新生
l Where pigeons have had the run of the place, families are to move in: {t} will be turned into flats. / 鸽子的地盘要迎来住户：{t}将改建为住宅。
l The keys to {t} changed hands on {day}, and the new owner is the city itself. / {day}，{t}的钥匙易主，新主人正是市政府。
l Everyone in {place} has a story about {t}; soon some will have an address there. / {place}人人都有关于{t}的故事，不久有人还会把家安在那里。
p The design has {flats} flats on {floors} floors, half of them for households with small incomes. / 设计共{floors}层、{flats}套，一半面向低收入家庭。
p Rents are to begin at {rent} yuan a square metre. / 租金每平方米{rent}元起。
p The brick front is listed and will be cleaned, not changed. / 砖砌立面受保护，只清洗不改动。
q We are not building anything new, we are finally using what we have. / 我们不是在造新的，而是终于用起了已有的。
= waste | recycling | tonnes=14..260 percent=6..34 bins=40..900/10
@ glass collection / 玻璃回收; food scraps / 厨余垃圾; old batteries / 旧电池; textile bins / 旧衣回收箱; bulky waste / 大件垃圾; paper cups / 纸杯; broken phones / 旧手机; garden cuttings / 园林枝叶
h New rules for {t} / {t}有新规
h City collects {percent} per cent more: {t} / {t}：回收量增加{percent}%
l Starting on {day}, there is a new answer to an old question: what to do with {t}? / 从{day}起，{t}怎么处理这个老问题有了新答案。
l A trial in {place} has surprised even its planners: {t} works better with smaller bins. / {place}的试点连策划者都感到意外：{t}用小桶反而效果更好。
l The figures for {t} are out, and {place} is ahead of every other quarter. / {t}的统计数据出炉，{place}领先其他各区。
p Last year {tonnes} tonnes came together, {percent} per cent more than the year before. / 去年共收集{tonnes}吨，比前年增加{percent}%。
p The city will set up {bins} more collection points by summer. / 入夏前全市将增设{bins}个收集点。
p A leaflet with pictures will be in every letter box. / 带图的说明单会投进每家信箱。
q If a child can sort it, the label is good. / 孩子都能分对，标识才算合格。
`,
  transport: `
= buses | bus | line=3..48 minutes=6..20 riders=900..12400/100
@ the night bus / 夜班公交; the harbour loop / 港口环线; the school shuttle / 校园班车; the hospital line / 医院专线; the hill bus / 山区巴士; the market bus / 市集专线; the express to Wexbury / 韦桥镇快线; the on-call bus / 预约巴士
h {t^} will run every {minutes} minutes / {t}改为每{minutes}分钟一班
h More seats on {t} / {t}增加座位
l Passengers of {t} can put their timetables away. / {t}的乘客可以把时刻表收起来了。
l What began as a trial is here to stay: {t} becomes part of the regular timetable on {day}. / 试运行转正：{t}将于{day}纳入正式时刻表。
l Drivers had asked for it, and so had passengers: {t} gets longer vehicles. / 司机和乘客都提过这个要求：{t}要换更长的车了。
p From {day} it leaves every {minutes} minutes between six in the morning and nine at night. / 从{day}起，早六点到晚九点每{minutes}分钟发一班。
p About {riders} people use it on a working day. / 工作日约有{riders}人乘坐。
p The fare stays the same, and so does the number: {line}. / 票价不变，线路号仍为{line}路。
q A bus that you need not plan for is a different kind of bus. / 不用提前算时间的公交，才是另一种公交。
= trains | train | minutes=4..26 million=3..48 trains=6..40
@ the coast railway / 沿海铁路; the valley line / 山谷线; the Ashmere branch / 灰湖镇支线; platform 4 / 四号站台; the freight bypass / 货运绕行线; the old signal box / 老信号楼; the Stonecross viaduct / 石交镇高架桥; the station roof / 车站雨棚
h {t^} reopens after a winter of work / {t}历经一冬施工重新启用
h {million} million for {t} / {million}万元投入{t}
l At 5.12 on {day} the first train made use of {t} again. / {day}清晨5时12分，首班列车重新驶经{t}。
l Commuters will save {minutes} minutes a day once {t} is finished. / {t}完工后，通勤者每天可节省{minutes}分钟。
l It is the largest item in the railway's budget this year: {t}. / {t}是今年铁路预算中最大的一笔。
p The work cost {million} million yuan and stayed within its budget. / 工程耗资{million}万元，没有超支。
p Up to {trains} trains a day pass here. / 这里每天最多有{trains}趟列车通过。
p Until the summer some late connections will still be replaced by coaches. / 入夏前部分末班车仍由大巴代替。
q The best compliment is that nobody notices us any more. / 没人再注意到我们，就是最好的表扬。
= cycling | bike | km=3..28 bikes=60..1400/20 racks=20..340/10
@ the green cycle ring / 绿色骑行环线; the Canal Road cycle track / 运河路自行车道; the bike garage at the station / 车站自行车库; cargo bikes for hire / 出租货运自行车; the children's cycle school / 儿童骑行学校; the repair post on Station Square / 车站广场维修点; the bridge for cyclists / 自行车桥; the winter cycling club / 冬季骑行会
h {km} kilometres more: {t} grows / {t}再延长{km}公里
h {t^} counts its riders / {t}公布骑行数据
l A counter that nobody believed at first now proves it: {t} is used more than the road beside it. / 一个起初没人相信的计数器证明：{t}的使用者比旁边马路还多。
l Rain kept no one away when {t} was opened on {day}. / {day}{t}启用，下雨也没挡住人们。
l Ask cyclists in {place} what they want, and they used to say: {t}. / 问{place}的骑行者想要什么，过去的回答是：{t}。
p The network has grown by {km} kilometres and {racks} racks within a year. / 一年之内，路网延长了{km}公里，新增{racks}个停车架。
p On weekdays up to {bikes} bicycles an hour are counted. / 工作日每小时最多有{bikes}辆自行车通过。
p Walkers have been promised benches and a strip of their own. / 行人也将有长椅和专用通道。
q I sold my car and bought better rain trousers. / 我卖了车，买了条更好的雨裤。
= ferry | ship | minutes=7..35 seats=40..260/10 fare=3..14
@ the Oldferry crossing / 老渡镇航线; the electric ferry / 电动渡船; the lighthouse boat / 灯塔船; the winter service to the islands / 海岛冬季班次; the chain ferry / 缆索渡船; the new landing stage / 新栈桥; the harbour shuttle / 港内摆渡船; the ticket kiosk on the quay / 码头售票亭
h {t^} back in service / {t}恢复运营
h Quieter and cheaper: {t} / 更安静、更便宜：{t}
l There was no speech and only one whistle when {t} went back to work on {day}. / {day}{t}复工，没有致辞，只有一声汽笛。
l Islanders had counted the days until {t} would return. / 岛民一直数着日子，盼{t}归来。
l With a hum instead of a roar, {t} has begun a new season. / 轰鸣变成了嗡鸣，{t}开始了新一季。
p The trip takes {minutes} minutes and costs {fare} yuan. / 航程{minutes}分钟，票价{fare}元。
p There is room for {seats} passengers, and for bicycles without extra charge. / 可载{seats}名乘客，自行车免费上船。
p In strong wind from the east the service stops, as it always has. / 刮强东风时照旧停航。
q You can hear the gulls again. / 又能听见海鸥叫了。
= roads | report | days=3..40 cars=2600..18400/100 speed=20..50/10
@ the Quarry Road crossing / 采石场路口; the ring road exit / 环路出口; Long Meadow roundabout / 长草地环岛; the school street / 校门前街道; the harbour slip road / 港口匝道; the level crossing in Pinewood / 松林道口; the underpass at Eastgate / 东门地下通道; the hairpin on Beacon Hill / 灯塔山急弯
h Speed limit {speed} at {t} / {t}限速{speed}公里
h {t^} closed for {days} days / {t}封闭{days}天
l Drivers who know {t} by heart will have to learn it again. / 对{t}了如指掌的司机得重新认路了。
l Three near misses in one month were enough: {t} will be rebuilt. / 一个月三次险情足够了：{t}将重新改造。
l Orange signs appeared around {t} overnight. / 一夜之间，{t}周围立起了橙色标牌。
p The closure begins on {day} and lasts {days} days; a diversion is signposted. / 封闭从{day}开始，为期{days}天，绕行路线已设指示牌。
p About {cars} vehicles a day pass there. / 那里每天约有{cars}辆车通过。
p When it opens again, the limit will be {speed} kilometres an hour. / 重新开放后限速为每小时{speed}公里。
q Slower is only slower if you never had to stop. / 只有从不用停车的人才会觉得慢就是慢。
= tickets | ticket | price=49..119 sold=3100..28600/100 percent=4..22
@ the city pass / 城市通票; the pupils' ticket / 学生票; the ten-ride card / 十次卡; the senior pass / 长者票; the family day ticket / 家庭日票; the works ticket / 通勤单位票; the dog ticket / 宠物犬票; the ticket by phone / 手机车票
h {t^} costs {price} yuan from April / 四月起{t}售价{price}元
h {sold} people bought {t} / {sold}人购买了{t}
l One price, all lines: {t} has been simplified. / 一个价格，通行各线：{t}简化了。
l Those who tried {t} in the first year mostly kept it. / 第一年试用{t}的人大多留了下来。
l The transport board met on {day} for one reason only: {t}. / {day}，公交委员会只为一件事开会：{t}。
p It costs {price} yuan and has been bought {sold} times so far. / 售价{price}元，至今已售出{sold}份。
p That is {percent} per cent more than the board had expected. / 比预期多{percent}%。
p Machines will accept coins until the end of the year. / 售票机在年底前仍收硬币。
q I stopped counting zones, and my head is lighter. / 不用再数分区，脑子都轻松了。
= airport | flight | flights=4..26 minutes=30..75 guests=4100..39000/100
@ the seaplane pier / 水上飞机码头; the airfield at Harrowfield / 耙田镇机场; the airship shed / 飞艇库; the rescue helicopter base / 救援直升机基地; the gliding club / 滑翔俱乐部; the balloon meadow / 热气球草地; the weather balloon station / 探空气球站; the drone corridor / 无人机航道
h More take-offs: {t} extends its season / {t}延长飞行季
h A look behind the fence: {t} opens its gates / 围栏之后：{t}对公众开放
l Windsocks, thermos flasks and patience are what {t} runs on. / 风向袋、保温杯和耐心，撑起了{t}。
l With {flights} flights a week, {t} has never been busier. / 每周{flights}个架次，{t}从未如此繁忙。
l Visitors to {t} on {day} will be allowed closer than usual. / {day}前往{t}的访客可以比平时走得更近。
p Last year {guests} guests were counted. / 去年共接待{guests}人次。
p A flight lasts {minutes} minutes on average. / 一次飞行平均{minutes}分钟。
p Neighbours have been promised quiet between noon and two. / 已向邻居承诺中午至下午两点保持安静。
q From up there the city is a handful of crumbs by the sea. / 从上面看，这座城市就像海边的一把面包屑。
`,
  business: `
= opens | store | jobs=6..90 metres=90..1400/10 years=3..18
@ a bicycle workshop / 自行车作坊; a noodle factory / 面条工厂; a violin maker / 提琴工坊; a repair café / 修理咖啡馆; a seaweed farm / 海藻养殖场; a paper mill shop / 造纸坊门店; a shoe workshop / 制鞋作坊; a mushroom cellar / 蘑菇地窖
h {t^} opens in {place} / {t}落户{place}
h {jobs} jobs: {t} moves in / {t}入驻，带来{jobs}个岗位
l Sawdust on the floor and flowers by the till: {t} has opened in {place}. / 地上有木屑，收银台旁有鲜花：{t}在{place}开张了。
l The bank said no {years} times before {person} could open {t}. / 银行拒绝了{years}次，{person}才终于开起{t}。
l An empty shop less, a bell on the door more: {place} now has {t}. / 少了一间空铺，多了一串门铃：{place}有了{t}。
p The business fills {metres} square metres and employs {jobs} people. / 店面{metres}平方米，雇有{jobs}人。
p Courses for beginners are held on the first Saturday of the month. / 每月第一个星期六开设新手课程。
p Half of the machines were bought second-hand and put in order. / 一半机器是买来的二手货，修好后使用。
q I did not want to grow fast, I wanted to still be here. / 我不求快，只求还能一直开下去。
= results | payments | percent=3..27 million=2..88 staff=24..860/2
@ the harbour company / 港务公司; Lumen / 流明公司; the tea importers / 茶叶进口商行; the ferry company / 轮渡公司; the bakers' guild / 面包师行会; the salt works / 盐场; the map publisher / 地图出版社; the cable makers / 电缆厂
h Profit up {percent} per cent at {t} / 利润增长{percent}%：{t}交出成绩单
h A good year for {t} / {t}迎来好年景
l Quietly, as is its habit, {t} published its figures on {day}. / {t}一贯低调，于{day}公布了业绩。
l The order books of {t} are full until autumn. / {t}的订单已经排到秋天。
l What {t} earned last year fits on one page, and the page is a cheerful one. / {t}去年的收入一页纸就能写完，而且是喜人的一页。
p Profit rose by {percent} per cent to {million} million yuan. / 利润增长{percent}%，达到{million}万元。
p Its {staff} employees will share in the result. / {staff}名员工将分享成果。
p For this year the directors expect slower growth and higher costs. / 管理层预计今年增长放缓、成本上升。
q Figures are only the shadow of what people do all day. / 数字不过是人们每天劳作的影子。
= closes | history | years=24..148 staff=3..40 price=2..60
@ the last button factory / 最后一家纽扣厂; the record shop / 唱片店; the umbrella maker / 制伞店; the chess café / 棋咖啡馆; the typewriter repair shop / 打字机修理铺; the harbour cinema / 港口影院; the hat shop / 帽子店; the map shop / 地图店
h After {years} years {t} closes / 经营{years}年，{t}即将关门
h A last day at {t} / {t}的最后一天
l The sign in the window of {t} was written by hand and made people cry. / {t}橱窗里的手写告示让人落泪。
l For {years} years {t} never missed a Monday. / {years}年来，{t}从没缺席过一个星期一。
l Two former apprentices carry the last crates out of {t}. / 两名昔日学徒把最后几箱东西搬出了{t}。
p {person^}, the owner, has run the business since 1988 and wants to travel. / 店主{person}自1988年经营至今，如今想去旅行。
p At its best it employed {staff} people. / 鼎盛时雇有{staff}人。
p The last stock is on sale from {price} yuan a piece. / 最后的存货每件{price}元起。
q Nobody steals from a shop where you know their mother. / 认识他妈妈的店，没人会来偷。
= startup | idea | million=2..24 users=600..48000/200 team=4..38
@ an app for leftover bread / 剩余面包应用; a sensor for tired bees / 蜜蜂疲劳传感器; a lamp that reads aloud / 会朗读的台灯; a lock without a key / 无钥匙锁; a map for wheelchairs / 轮椅地图; a paint that cools walls / 降温墙漆; a quiet drill / 静音电钻; a box that dries shoes / 烘鞋盒
h {million} million for {t} / {t}获{million}万元投资
h Made in {place}: {t} / {place}出品：{t}
l Few people would have invested in {t} when it was a drawing on a napkin. / 当{t}还只是餐巾纸上的草图时，没几个人愿意投资。
l In a room above a bakery in {place}, {team} people are working on {t}. / 在{place}一家面包店楼上，{team}个人正在做{t}。
l The prize for the best young company goes to the makers of {t}. / 最佳初创企业奖颁给了{t}的研发者。
p Investors have put in {million} million yuan; {users} people use it already. / 投资方投入{million}万元，已有{users}名用户。
p The team of {team} plans to double within a year. / {team}人的团队计划一年内扩大一倍。
p Founder {person} began with parts from the flea market. / 创始人{person}起家时用的是跳蚤市场的零件。
q We failed so often that we ran out of ways to fail. / 我们失败了太多次，把失败的路都走完了。
= prices | payments | percent=2..19 yuan=4..68 shops=14..120
@ bread / 面包; eggs / 鸡蛋; coffee / 咖啡; apartment heating / 住宅供暖; fresh fish / 鲜鱼; haircuts / 理发; school shoes / 学生鞋; bicycles / 自行车
h What {t} costs in {city} now / {city}的{t}现在卖多少钱
h Prices: {t} up {percent} per cent / {t}涨价{percent}%
l Our reporters noted the price of {t} in {shops} shops within one day. / 本报记者一天之内记录了{shops}家店的{t}价格。
l Anyone who buys {t} has felt it before the statisticians did. / 买{t}的人比统计员更早感觉到变化。
l Between the cheapest and the dearest {t} in town lie {yuan} yuan. / 全市最便宜和最贵的{t}相差{yuan}元。
p On average the price is {percent} per cent above that of last spring. / 均价比去年春天高{percent}%。
p The gap between shops is as wide as {yuan} yuan. / 店与店之间最多相差{yuan}元。
p Economists expect little change before the summer. / 经济学家预计入夏前变化不大。
q I buy it on Thursdays, it is cheaper then, do not ask me why. / 我都星期四买，那天便宜，别问我为什么。
= fair | campaign | firms=40..420/5 visitors=2200..36000/200 halls=2..7
@ the boat fair / 船展; the garden fair / 园艺展; the book fair / 书展; the crafts fair / 手工艺展; the jobs fair / 招聘会; the tea fair / 茶博会; the building fair / 建材展; the games fair / 游戏展
h {visitors} visitors at {t} / {t}吸引{visitors}名观众
h {t^} fills {halls} halls / {t}占满{halls}个展厅
l Sore feet and full bags are what most people take home from {t}. / 脚酸、包满，是多数人逛完{t}的收获。
l With {firms} exhibitors, {t} is larger than ever. / {t}有{firms}家参展商，规模空前。
l On {day} at ten sharp the doors of {t} will open. / {day}上午十点整，{t}将开门迎客。
p There are {firms} firms in {halls} halls; the organisers expect {visitors} visitors. / {halls}个展厅里有{firms}家企业，主办方预计接待{visitors}人。
p Children get in free until noon. / 中午前儿童免费入场。
p The quietest hour, say regulars, is between one and two. / 常客说，一点到两点之间人最少。
q You come to sell and end up learning. / 来是为了卖货，结果学到了东西。
= work | work | hours=30..36 staff=30..900/10 months=6..24
@ the four-day week / 四天工作制; nap rooms / 午睡室; no meetings on Wednesday / 周三无会议; a canteen for three firms / 三家公司合办的食堂; job sharing for bosses / 主管岗位共享; apprenticeships at fifty / 五十岁学徒制; desks for rent / 共享工位; a crèche on the quay / 码头托儿所
h {months} months of {t}: a verdict / {t}试行{months}个月，成效如何
h {t^}: a firm in {place} tries it out / {place}一家企业试行{t}
l After {months} months, hardly anyone wants to give up {t}. / 试行{months}个月后，几乎没人愿意放弃{t}。
l It started with a note in the suggestion box that read: {t}. / 一切始于意见箱里的一张纸条：{t}。
l Managers were sceptical of {t}; their accountants have changed their minds. / 管理者曾对{t}存疑，是会计让他们改变了看法。
p All {staff} employees took part; the working week now has {hours} hours. / {staff}名员工全部参与，如今每周工作{hours}小时。
p Days of sick leave fell by a fifth. / 病假天数减少了五分之一。
p A study by the university is to appear in the autumn. / 大学的研究报告将于秋天发表。
q Nobody works less. We just stopped pretending. / 没有谁干得少了，只是不再装忙。
`,
  culture: `
= exhibition | palette | works=24..180 rooms=3..12 price=2..9/1
@ a show of paper kites / 纸鸢展; a century of ferry posters / 渡轮海报百年展; portraits of fishermen / 渔民肖像展; sounds of the old factory / 老工厂之声; the history of the button / 纽扣史展; glass from the sea / 海玻璃展; maps that were wrong / 错误地图展; a room of clocks / 钟表之屋
h Opening: {t} / {t}开幕
h {works} pieces: {t} in {place} / {works}件展品：{t}亮相{place}
l You hear it before you see it, which is unusual for {t}. / 未见其形先闻其声，对{t}来说很少见。
l Curator {person} collected for years before {t} could open. / 策展人{person}收集多年，{t}才得以开幕。
l Tucked away on an upper floor in {place} there is now {t}. / 如今在{place}的楼上，藏着一个{t}。
p The exhibition shows {works} pieces in {rooms} rooms. / 展览在{rooms}间展厅里展出{works}件作品。
p Tickets cost ten times {price} yuan; on Thursdays after five they are free. / 票价为{price}元的十倍，星期四下午五点后免费。
p A small catalogue is sold at the desk until it runs out. / 前台有小册子出售，售完为止。
q I wanted people to walk out slower than they walked in. / 我希望人们走出去时比走进来时慢。
= concert | music | seats=90..1900/10 songs=9..24 encores=2..5
@ the harbour brass band / 港口铜管乐团; a choir of bus drivers / 公交司机合唱团; the string quartet Saltmarsh / 盐沼弦乐四重奏; the school orchestra / 学生管弦乐团; a night of erhu music / 二胡之夜; the bell ringers / 敲钟人; the jazz trio Late Ferry / “末班渡船”爵士三重奏; a lullaby concert / 摇篮曲音乐会
h Applause without end for {t} / {t}掌声不断
h {encores} encores: {t} in {place} / 返场{encores}次：{t}在{place}
l The last note had hardly faded when the benches at {t} began to shake with applause. / 尾音未落，{t}现场的长椅已被掌声震动。
l It was cold in the hall, and yet nobody left {t} early. / 大厅里很冷，却没有人提前离开{t}。
l Rarely has an evening been as short as the one with {t} on {day}. / {day}与{t}共度的夜晚，少有地短暂。
p The hall has {seats} seats, and every one was taken. / 大厅{seats}个座位座无虚席。
p {songs} pieces were on the programme, {encores} encores were not. / 节目单上有{songs}首曲目，{encores}首返场不在其中。
p A recording is planned for the summer. / 计划今夏录制唱片。
q We rehearse in a garage. The echo here frightened us. / 我们在车库排练，这里的回声把我们吓了一跳。
= film | theater | minutes=72..148 days=18..64 prize=2..9
@ The Lighthouse Keeper's List / 《守塔人的清单》; A Suitcase Full of Rain / 《一箱雨水》; Two Stops Too Far / 《坐过两站》; The Salt Year / 《盐之年》; Grandmother's Radio / 《奶奶的收音机》; Nobody Feeds the Gulls / 《别喂海鸥》; The Weaver's Debt / 《织工的债》; Moon over Platform 4 / 《四号站台的月亮》
h “{t}”: a film made in {city} / {t}：一部{city}出品的电影
h First night for “{t}” / {t}首映
l Half of {place} is in the film “{t}”, and the other half came to see it. / {t}里有半个{place}，另一半人都来看了。
l For {days} days last summer {place} was a film set; on {day} “{t}” was shown for the first time. / 去年夏天，{place}当了{days}天片场；{day}，{t}首次放映。
l There is hardly any talk in “{t}”, and yet one leaves the cinema full of voices. / {t}几乎没有对白，走出影院时耳边却满是声音。
p It runs for {minutes} minutes and was shot in {days} days. / 片长{minutes}分钟，拍摄用了{days}天。
p It has been entered for {prize} prizes abroad. / 影片已报名角逐{prize}个国外奖项。
p The harbour cinema shows it daily at six and half past eight. / 港口影院每天六点和八点半放映。
q The rain was real. We had no money for any other. / 雨是真的，我们没钱下别的雨。
= theatre | theater | roles=3..26 shows=6..40 price=20..90/5
@ a play about the tram strike / 电车罢工话剧; a puppet opera / 木偶歌剧; the comedy of two bakers / 两个面包师的喜剧; a play in the swimming pool / 泳池里的戏; the winter fairy tale / 冬日童话剧; a monologue on a ladder / 梯子上的独白; shadow theatre by pupils / 学生皮影戏; a detective play for one spectator / 只给一位观众看的侦探剧
h {t^} has its first night / {t}首演
h Laughter and silence: {t} / 笑声与寂静：{t}
l The curtain stuck, the audience laughed, and {t} was saved. / 幕布卡住，观众笑了，{t}得救了。
l Nobody sits where they expect to at {t}. / 看{t}时，没人坐在自己以为的位置上。
l On {day} the small house in {place} dared to put on {t}. / {day}，{place}的小剧场大胆上演了{t}。
p There are {roles} parts and only four actors. / 剧中有{roles}个角色，演员只有四人。
p {shows} performances are planned; tickets cost {price} yuan. / 计划演出{shows}场，票价{price}元。
p Latecomers are let in after the second scene. / 迟到者在第二场之后入场。
q If it goes wrong, it goes wrong live. / 出错也是现场直播的错。
= book | book | pages=120..640 copies=800..24000/200 years=2..14
@ a cookbook of ship's cooks / 船上厨师食谱; a novel set on a night bus / 夜班公交上的小说; a children's book about fog / 关于雾的童书; a dictionary of harbour words / 港口词典; poems by a postwoman / 女邮递员诗集; a comic on the council / 市议会漫画; an atlas of shortcuts / 捷径地图集; memoirs of a piano tuner / 调音师回忆录
h {t^} sells out in a week / {t}一周售罄
h {years} years of writing: {t} / 写作{years}年：{t}
l The bookshops of {city} have put {t} in the window. / {city}的书店都把{t}摆进了橱窗。
l {person^} wrote {t} between four and six in the morning. / {person}每天清晨四点到六点写成了{t}。
l It is not often that strangers quote {t} to each other at the bus stop. / 陌生人在车站互相引用{t}，可不常见。
p The book has {pages} pages and took {years} years. / 全书{pages}页，写了{years}年。
p The first {copies} copies are gone; more are being printed. / 首印{copies}册已售完，正在加印。
p The author reads at the Fernhill library on {day}. / 作者将于{day}在蕨山图书馆朗读。
q Most of it is true, and the rest ought to be. / 大部分是真的，剩下的也该是真的。
= heritage | landmark | years=110..640/10 metres=4..70 cost=60..900/20
@ a forgotten cellar / 被遗忘的地窖; a mosaic under the car park / 停车场下的马赛克; the smallest chapel / 最小的教堂; a wooden crane / 木制起重机; a ship in the mud / 泥中古船; the town's first well / 城里第一口井; a wall of names / 名字之墙; a clock without hands / 没有指针的钟
h Found in {place}: {t} / {place}发现{t}
h {years} years old: {t} to be restored / 已有{years}年历史：{t}将修复
l Builders only wanted to lay a cable when they came upon {t}. / 工人本来只想铺电缆，却发现了{t}。
l Thousands walk over it daily without knowing of {t}. / 每天有成千上万人从上面走过，却不知道{t}的存在。
l The monuments office has confirmed what old people in {place} always said about {t}. / 文保部门证实了{place}老人们一直以来关于{t}的说法。
p Experts put its age at about {years} years. / 专家估计它约有{years}年历史。
p It lies {metres} metres from the nearest road and will be shown to visitors in small groups. / 它距最近的道路{metres}米，将分小批向访客开放。
p The restoration is to cost {cost} thousand yuan. / 修复预计耗资{cost}万元。
q We dug for a cable and found a reason to stop. / 我们为电缆而挖，却找到了停下来的理由。
= festival | celebration | guests=900..42000/100 nights=2..9 boats=12..140
@ the lantern night / 灯笼夜; the herring feast / 鲱鱼节; the kite days / 风筝节; the festival of small boats / 小船节; the week of open gardens / 花园开放周; the street piano week / 街头钢琴周; the storytelling nights / 故事之夜; the dumpling day / 饺子节
h {t^} draws {guests} people / {t}吸引{guests}人参加
h Programme out: {nights} nights of {t} / 节目公布：{t}连办{nights}晚
l If it does not rain, {t} will be the largest yet. / 只要不下雨，{t}将是历年规模最大的一次。
l Preparations for {t} began in a kitchen in {place}. / {t}的筹备始于{place}的一间厨房。
l Smoke, music and lost children, all of them found again: that is how people remember {t}. / 炊烟、音乐，还有走失又全部找回的孩子：这就是人们记忆中的{t}。
p The organisers speak of {guests} guests over {nights} nights. / 主办方称，{nights}晚共有{guests}人次。
p {boats} boats have been decorated, most of them at night and in secret. / 共装饰了{boats}条船，多半是夜里悄悄完成的。
p Buses run until two in the morning and are free with a festival ribbon. / 公交运行至凌晨两点，凭节日丝带免费乘坐。
q Once a year the whole city eats standing up. / 一年一次，全城人站着吃饭。
`,
  sport: `
= match | sport | a=2..6 b=0..1 fans=300..9800/50 minute=61..89
@ Old Quay Athletic / 旧码头竞技队; Millbrook football club / 磨坊溪足球俱乐部; the Fernhill women / 蕨山女足; the Eastgate reserves / 东门预备队; the Pinewood veterans / 松林老将队; the Saltmarsh students / 盐沼学生队; the Ropewalk Rovers / 绳厂街流浪者队; the Beacon Hill juniors / 灯塔山青年队
h {t^} win {a}–{b} / {t}以{a}比{b}获胜
h A late turn for {t} / {t}上演末段逆转
l Until minute {minute} hardly anyone would have bet on {t}. / 直到第{minute}分钟，几乎没人看好{t}。
l The coach of {t} tore up his notes at half-time and laughed. / {t}的教练在中场撕掉笔记，笑了起来。
l A full bus, a wet ground and three points: {t} came home happy from {town}. / 满满一车人、湿滑的场地、三分到手：{t}从{town}凯旋。
p The final score was {a}–{b}; {fans} people watched. / 最终比分{a}比{b}，现场有{fans}名观众。
p {person^} scored the deciding goal in minute {minute}. / {person}在第{minute}分钟打入制胜球。
p The next match is on {day}. / 下一场比赛在{day}。
q We had run out of plans, so we just ran. / 我们没招了，就只管跑。
= race | fitness | km=5..42 runners=120..4200/20 minutes=19..58
@ the harbour run / 港口跑; the stair race up the lighthouse / 灯塔爬楼赛; the lantern half marathon / 灯笼半程马拉松; the tidal swim / 潮汐游泳赛; the hill climb by bicycle / 自行车爬坡赛; the raft race / 木筏赛; the orienteering night / 夜间定向赛; the relay of the seven bridges / 七桥接力赛
h {runners} start in {t} / {runners}人参加{t}
h New record in {t} / {t}诞生新纪录
l Fog hid the finish, and so the winner of {t} ran on for a while. / 大雾遮住终点，{t}的冠军又多跑了一段。
l The oldest starter of {t} is 81 and was not the last. / {t}年纪最大的选手81岁，而且不是最后一名。
l With {runners} entries {t} was full within an hour. / {t}{runners}个名额一小时内报满。
p The winner, {person}, needed {minutes} minutes and ten seconds. / 冠军{person}用时{minutes}分10秒。
p Volunteers poured out tea at {km} points along the way. / 志愿者在沿途{km}个点供应热茶。
p Streets in {place} will be free again from two in the afternoon. / {place}的道路下午两点起恢复通行。
q My legs wanted to stop, my neighbours would not let them. / 腿想停下，邻居们不让。
= venue | sport | million=2..46 seats=200..9000/100 months=5..26
@ the swimming hall / 游泳馆; the skate park / 滑板公园; the ice rink / 冰场; the climbing hall / 攀岩馆; the boathouse / 船库; the stadium roof / 体育场顶棚; the table tennis cellar / 乒乓球地下室; the running track / 田径跑道
h {million} million for {t} / {million}万元用于{t}
h {t^} ready in {months} months / {t}{months}个月后竣工
l Clubs have been waiting for {t} so long that some juniors have become coaches. / 各俱乐部等{t}等得太久，有些青少年队员都当上教练了。
l A crane stands over {t}, and children stand under it counting. / 吊车立在{t}上方，孩子们在下面数数。
l The sports committee took eleven minutes to decide on {t}. / 体育委员会只用十一分钟就敲定了{t}。
p It will cost {million} million yuan and take {months} months. / 将耗资{million}万元，历时{months}个月。
p There will be {seats} places for spectators. / 届时将有{seats}个观众席。
p Schools may use it free of charge until three in the afternoon. / 学校在下午三点前可免费使用。
q Good changing rooms win no medals, but they keep people coming. / 好更衣室赢不了奖牌，却能留住人。
= athlete | award | age=15..39 wins=3..28 years=4..21
@ the archer {person} / 射箭手{person}; the fencer {person} / 击剑手{person}; the swimmer {person} / 游泳选手{person}; the climber {person} / 攀岩手{person}; the sculler {person} / 单人艇选手{person}; the judoka {person} / 柔道选手{person}; the long jumper {person} / 跳远选手{person}; the goalkeeper {person} / 守门员{person}
h {age} and still hungry: {t} / {age}岁，依然渴望胜利：{t}
h A portrait of {t} / 人物：{t}
l Breakfast at five, training at six, work at eight: such is the day of {t}. / 五点早饭、六点训练、八点上班：这就是{t}的一天。
l There is a shelf in a kitchen in {place} that bends under the cups of {t}. / {place}一间厨房里，{t}的奖杯压弯了架子。
l After {years} years at the top, {t} still cannot sleep before a contest. / 在顶峰{years}年了，{t}赛前依旧睡不着。
p {wins} victories stand in the list, the first of them won with borrowed gear. / 名册上有{wins}场胜利，第一场还是用借来的装备赢的。
p The club opens its training to spectators on {day}. / 俱乐部定于{day}举行公开训练。
p Beside the sport there is a course in carpentry, on Thursdays. / 训练之余，每周四还去学木工。
q I was never the strongest. I was the one who came back. / 我从来不是最强的，只是每次都回来。
= clubs | family | members=40..1900/10 percent=5..44 price=4..36
@ walking football / 步行足球; wheelchair basketball / 轮椅篮球; canoe polo / 皮划艇马球; tai chi on the quay / 码头太极; chess boxing / 国际象棋拳击; dragon boats for beginners / 新手龙舟; double Dutch skipping / 交互绳跳绳; disc golf / 飞盘高尔夫
h {percent} per cent more people try {t} / 参加{t}的人数增加{percent}%
h A new home for {t} / {t}有了新家
l What looks odd from outside makes sense within five minutes: {t} is growing. / 外行看着奇怪，五分钟就能明白：{t}越来越火。
l The waiting list for {t} is longer than the team list. / {t}的候补名单比队员名单还长。
l No trophies, no shouting: {t} attracts those who had given up sport. / 没有奖杯，没有叫喊：{t}吸引了早已放弃运动的人。
p The club counts {members} members, {percent} per cent more than last year. / 俱乐部有{members}名会员，比去年多{percent}%。
p Membership is {price} yuan a month; the first three evenings are free. / 会费每月{price}元，前三晚免费。
p Training is on Tuesdays in {place}. / 每周二在{place}训练。
q I came for my back and stayed for the jokes. / 我为腰疼而来，为笑话而留。
= youth | school | teams=8..64 schools=4..32 goals=40..310
@ the pupils' cup / 学生杯; the street football league / 街头足球联赛; the schools' regatta / 校际赛舟会; the junior chess open / 少年国际象棋公开赛; the skipping championship / 跳绳锦标赛; the girls' climbing league / 女子攀岩联赛; the kindergarten sports day / 幼儿园运动会; the mixed relay of schools / 校际混合接力
h {teams} teams in {t} / {teams}支队伍参加{t}
h Everyone wins something: {t} / 人人有收获：{t}
l Parents were asked to cheer for both sides at {t}, and most of them managed. / {t}请家长为双方加油，大多数人做到了。
l In {t} the referees are sixteen years old and strict. / {t}的裁判只有十六岁，却很严格。
l Lunch boxes, plasters and great seriousness: {t} has begun. / 饭盒、创可贴和十足的认真：{t}开始了。
p {teams} teams from {schools} schools take part. / 来自{schools}所学校的{teams}支队伍参赛。
p After the first round {goals} points had been noted by hand. / 首轮过后，手写计分已有{goals}分。
p The final is to be held on {day} in {place}. / 决赛将于{day}在{place}举行。
q My son lost and wants to do it all again tomorrow. / 我儿子输了，明天还想再来。
= health | health | minutes=10..45 people=60..2400/20 weeks=6..20
@ exercise on prescription / 运动处方; the pram walking group / 推婴儿车健走队; morning gymnastics on the radio / 广播早操; the stairs week / 爬楼周; cold bathing / 冷水浴; balance classes for the over-seventies / 七十岁以上平衡课; a bench trail / 长椅步道; dancing in the care home / 养老院舞会
h {minutes} minutes a day: {t} / 每天{minutes}分钟：{t}
h {t^} catches on in {place} / {t}在{place}流行起来
l The doctor's orders were unusual: {t}, twice a week. / 医生的嘱咐很特别：{t}，每周两次。
l They meet even when it drizzles, for {t} knows no bad weather. / 下着小雨他们也碰面，{t}不分天气好坏。
l A trial with {people} people shows what {t} can do. / 一项有{people}人参加的试验显示了{t}的作用。
p After {weeks} weeks, most of them slept better and climbed stairs with more ease. / {weeks}周后，多数人睡得更好，爬楼也轻松了。
p {minutes} minutes a day were enough. / 每天{minutes}分钟就够了。
p Places are free; ask at the desk of the health centre in {place}. / 名额免费，可到{place}健康中心前台咨询。
q I have not counted steps. I have counted friends. / 我没数步数，数的是朋友。
`,
  science: `
= study | science | people=80..9600/40 percent=11..63 years=2..16
@ how gulls choose their thieves / 海鸥如何挑选下手对象; why soup tastes better the next day / 汤为何隔夜更香; the sleep of night nurses / 夜班护士的睡眠; what bells do to sparrows / 钟声对麻雀的影响; the memory of bus drivers / 公交司机的记忆力; how fast moss grows on slate / 青苔在板岩上的生长速度; whether plants in offices help / 办公室植物是否有用; how children learn to whistle / 孩子如何学会吹口哨
h Study in {city}: {t} / {city}研究：{t}
h Researchers explain {t} / 研究者解释{t}
l A question from a children's programme led to a serious study of {t}. / 儿童节目里的一个问题，引出了一项关于{t}的严肃研究。
l For {years} years a team at the university has been asking {t}. / 大学的一个团队{years}年来一直在问：{t}。
l The answer is shorter than the footnotes: a new paper deals with {t}. / 答案比脚注还短：一篇新论文谈的是{t}。
p {people} observations were made; in {percent} per cent the pattern was clear. / 共有{people}次观察，其中{percent}%规律清晰。
p The data are open, so that anyone may check them. / 数据公开，任何人都可核对。
p Other teams want to repeat the work in other ports. / 其他团队希望在别的港口重复这项研究。
q The best result would be that somebody proves us wrong. / 最好的结果是有人证明我们错了。
= sky | night | hour=1..5 minutes=4..90 scopes=6..60
@ the partial eclipse / 日偏食; the spring meteor shower / 春季流星雨; a pair of planets at dusk / 黄昏双星相会; the new dome on Beacon Hill / 灯塔山新天文台; a comet for binoculars / 双筒镜可见的彗星; the dark-sky evening / 暗夜观星会; the moon festival of the observatory / 天文台赏月会; a passing space station / 过境的空间站
h How to see {t} / 如何观看{t}
h Telescopes out for {t} / 架起望远镜看{t}
l Anyone who sets an alarm can see {t} from the harbour wall. / 只要定个闹钟，就能在港口堤上看到{t}。
l If the clouds behave, {t} will be the sight of the month. / 如果云肯帮忙，{t}将是本月最佳天象。
l Chairs, blankets and {scopes} telescopes are ready for {t}. / 椅子、毯子和{scopes}台望远镜都为{t}准备好了。
p The best time is about {hour} in the morning, for {minutes} minutes. / 最佳时间约为凌晨{hour}点，持续{minutes}分钟。
p Street lamps in {place} will be dimmed for it. / {place}的路灯届时会调暗。
p Admission to the observatory is free for those under sixteen. / 十六岁以下免费进入天文台。
q You do not need a telescope. You need patience and a hat. / 不需要望远镜，需要的是耐心和帽子。
= nature | tree | pairs=3..160 years=9..94 hectares=4..320/2
@ the avocets / 反嘴鹬; the otters / 水獭; the wild orchids / 野生兰花; the harbour seals / 斑海豹; the swifts / 雨燕; the eels / 鳗鱼; the bats in the town hall / 市政厅的蝙蝠; the bees on the roofs / 屋顶蜜蜂
h {t^} are back after {years} years / 阔别{years}年，{t}归来
h Counting {t} / 清点{t}
l With a clicker and cold fingers, volunteers have counted {t}. / 志愿者拿着计数器、冻着手指，清点了{t}。
l Rangers whispered when they showed us {t}. / 巡护员带我们看{t}时压低了声音。
l One camera in the reeds was enough to prove it: {t} are breeding here again. / 芦苇丛里的一台相机就足以证明：{t}又在这里繁殖了。
p {pairs} pairs were found on {hectares} hectares of wetland in {place}. / 在{place}{hectares}公顷的湿地里发现了{pairs}对。
p The paths nearby are closed until the end of July. / 附近小路封闭至七月底。
p Dogs must be kept on a lead, even the well-behaved. / 狗必须拴绳，再乖的也一样。
q They did their part. Ours is to stay on the path. / 它们尽了本分，我们要做的是别离开小路。
= lab | lab | grams=2..90 degrees=40..900/10 months=7..48
@ a glue made of mussels / 贻贝胶水; concrete that heals itself / 自愈混凝土; paper from seaweed / 海藻纸; a battery of salt / 盐电池; a heart valve from a printer / 打印的心脏瓣膜; a yeast that likes the cold / 耐寒酵母; a window that makes power / 发电的窗户; a wool that does not burn / 不燃羊毛
h From the laboratory: {t} / 来自实验室：{t}
h {months} months to {t} / 历经{months}个月，造出{t}
l It began with a spoilt experiment and ended with {t}. / 始于一次失败的实验，终于做出了{t}。
l On the bench it looks like nothing much: {t}. / 摆在台上毫不起眼：{t}。
l A group of students in {city} has built what others only drew: {t}. / {city}的一群学生造出了别人只画过的东西：{t}。
p So far there are {grams} grams of it, kept in a locked drawer. / 目前只有{grams}克，锁在抽屉里。
p It stands up to {degrees} degrees. / 它能承受{degrees}度。
p A larger trial begins on {day}. / 更大规模的试验将于{day}开始。
q We wrote down the mistake carefully. That was the clever part. / 我们把错误仔细记了下来，这才是聪明之处。
= sea | wave | depth=12..940/2 knots=4..22 days=9..120
@ the research ship / 科考船; a buoy that listens / 会“听”的浮标; the tide archive / 潮汐档案; a robot crab / 机器螃蟹; the kelp forest / 海带森林; an old cable / 旧电缆; the storm gauge / 风暴潮计; the plankton net / 浮游生物网
h {depth} metres down: {t} / 水下{depth}米：{t}
h {days} days at sea with {t} / 与{t}共度海上{days}天
l Salt has eaten the paint but not the data of {t}. / 盐蚀掉了{t}的油漆，没蚀掉数据。
l Every six hours {t} sends a short message to the harbour office. / {t}每六小时向港务处发来一条短讯。
l What fishermen had suspected is confirmed by {t}. / 渔民们的猜测，得到了{t}的证实。
p Measurements reach down to {depth} metres. / 测量深达{depth}米。
p The crossing took {days} days at {knots} knots. / 以{knots}节航速航行了{days}天。
p The university shows the pictures at its open day on {day}. / 大学将在{day}的开放日展示照片。
q The sea answers, but it takes its time. / 大海会回答，只是不着急。
= tech | computer | users=300..28000/100 percent=6..71 seconds=2..50
@ the library's search robot / 图书馆检索机器人; the lamp network / 路灯网络; the open timetable / 开放时刻表; the city's repair map / 城市报修地图; a voice for the town archive / 市档案馆语音服务; the leak detector / 漏水探测器; the parking counter / 停车计数系统; the translation desk / 翻译服务台
h {users} people use {t} / {users}人使用{t}
h {t^} gets faster / {t}提速
l It crashed twice on the first day, and then {t} simply worked. / 第一天崩溃两次之后，{t}就一直好好运行着。
l Pupils from {place} have found three mistakes in {t} and repaired two. / {place}的学生在{t}里找到三处错误，修好了两处。
l No advertising, no account: {t} belongs to everyone. / 没有广告，不用账号：{t}属于所有人。
p An answer takes {seconds} seconds on average. / 平均{seconds}秒给出答复。
p {percent} per cent of users come back within a week. / {percent}%的用户一周内会再次使用。
p The source is published and may be copied by other towns. / 源代码公开，其他城镇可以照用。
q We deleted half of it. Then it was good. / 我们删掉了一半，然后它就好用了。
= digs | museum | years=900..6200/100 finds=14..980 metres=2..9
@ a Bronze Age boat / 青铜时代的船; a child's shoe / 一只童鞋; a merchant's seal / 商人印章; a hoard of buttons / 一批纽扣; a burnt loaf / 一块烧焦的面包; a bone flute / 一支骨笛; a road of planks / 木板路; a well full of jugs / 满是陶罐的井
h {years} years old: {t} / 已有{years}年：{t}
h Dig in {place} brings up {t} / {place}考古出土{t}
l Lunch break was over when the trowel of {person} touched {t}. / 午休刚结束，{person}的手铲就碰到了{t}。
l It lay {metres} metres deep and upside down: {t}. / 它倒扣着埋在{metres}米深处：{t}。
l Before the foundations of a school could be poured, archaeologists found {t}. / 学校地基浇筑之前，考古队发现了{t}。
p {finds} finds have been numbered so far. / 目前已有{finds}件发现被编号。
p The age is put at about {years} years. / 年代估计约为{years}年前。
p It will be shown in the Tidemark Museum once it has dried, which takes time. / 待其干燥后将在潮痕博物馆展出，这需要时间。
q Somebody lost this and was sad about it. That moves me. / 有人丢了它，还为此难过，这让我感动。
`,
  education: `
= schools | school | pupils=90..1400/10 rooms=4..38 million=3..58
@ the harbour school / 港口学校; the forest kindergarten / 森林幼儿园; the evening school / 夜校; the music school / 音乐学校; the school on the island / 海岛学校; the craft college / 工艺学院; the Eastgate primary school / 东门小学; the school for deaf children / 聋童学校
h {t^} gets {rooms} new rooms / {t}新增{rooms}间教室
h {pupils} pupils move: {t} / {pupils}名学生搬迁：{t}
l The last lesson in the old building of {t} was spent carrying chairs. / {t}老楼的最后一堂课是搬椅子。
l At {t} the corridor has been a classroom for two years. / 两年来，{t}的走廊一直当教室用。
l Bells are to be abolished when {t} opens its new wing. / {t}新楼启用后将取消上课铃。
p The building cost {million} million yuan and has {rooms} rooms. / 新楼耗资{million}万元，共{rooms}间教室。
p There is space for {pupils} pupils. / 可容纳{pupils}名学生。
p The old desks go to {town}. / 旧课桌将送往{town}。
q The children chose the colours. We only vetoed black. / 颜色是孩子们选的，我们只否决了黑色。
= project | idea | weeks=3..20 pupils=12..240 euros=300..9000/100
@ a school newspaper in five languages / 五种语言的校报; a greenhouse on the roof / 屋顶温室; a radio play / 广播剧; a boat built by hand / 手工造船; a bakery in the break / 课间面包房; a repair workshop for phones / 手机维修坊; a museum of lost things / 失物博物馆; a class pet parliament / 班宠议会
h Pupils run {t} / 学生自办{t}
h {weeks} weeks for {t} / {weeks}周完成{t}
l The timetable had a gap on Fridays; now it is filled by {t}. / 课表上星期五有个空档，如今被{t}填上了。
l Teachers may help only when asked: that is the rule of {t}. / 老师只有被请求时才能帮忙，这是{t}的规矩。
l What the class of {person} brought to the town hall was {t}. / {person}的班级带到市政厅的，是{t}。
p {pupils} pupils take part, some of them in their free time. / {pupils}名学生参与，有人还用上了课余时间。
p They have earned {euros} yuan and argued about every one. / 他们挣了{euros}元，每一元都争论过。
p A second school in {town} wants to copy the plan. / {town}的另一所学校想照着做。
q I learned fractions because the dough had to be divided. / 我学会了分数，因为面团得分。
= exam | award | percent=71..98 pupils=140..2600/20 points=8..14
@ the spring examinations / 春季考试; the mathematics olympiad / 数学奥林匹克; the reading prize / 阅读奖; the language certificates / 语言证书; the young cooks' contest / 少年厨艺赛; the debating final / 辩论决赛; the spelling bee / 拼字比赛; the science fair / 科学展
h {percent} per cent pass: {t} / 通过率{percent}%：{t}
h Results are out: {t} / {t}结果公布
l Somebody had baked, somebody had cried, and then the results of {t} were read. / 有人烤了蛋糕，有人哭了一场，然后{t}的结果宣读了。
l The hall was so quiet during {t} that one heard the radiators. / {t}期间大厅静得能听见暖气片响。
l Girls from {place} took the first three places in {t}. / {place}的女生包揽了{t}前三名。
p {pupils} took part; {percent} per cent reached the goal. / {pupils}人参加，{percent}%达标。
p The best reached {points} of fourteen points. / 满分十四分，最高分为{points}分。
p Certificates are handed out on {day}. / 证书将于{day}颁发。
q I was afraid of the question that I then answered best. / 我最怕的那道题，结果答得最好。
= university | school | students=40..3800/20 places=12..160 years=2..6
@ a course on bridges / 桥梁专业; a chair for harbour law / 港口法教席; a degree in conservation of paper / 纸质文物保护专业; evening lectures for all / 面向公众的晚间讲座; a summer school of glass / 玻璃暑期班; the student kitchen / 学生厨房; a house for guest researchers / 访问学者之家; the engineering workshop / 工程实训车间
h University starts {t} / 大学开设{t}
h {places} places: {t} / {places}个名额：{t}
l Applications for {t} arrived by post, which surprised everyone. / {t}的申请居然是寄来的，所有人都感到意外。
l After {years} years of talks, {t} has a room, a name and a kettle. / 商谈{years}年后，{t}终于有了房间、名字和水壶。
l The lecture hall was too small when {t} was presented. / 介绍{t}那天，阶梯教室坐不下。
p There are {places} places a year. / 每年有{places}个名额。
p The university has {students} students more than it planned for. / 大学在校生比计划多{students}人。
p The deadline is {day}. / 截止日期为{day}。
q We teach what we wish somebody had taught us. / 我们教的，是当年希望有人教我们的东西。
= teachers | account | posts=6..120 years=21..44 percent=3..16
@ music teachers / 音乐教师; school librarians / 学校图书管理员; crossing guards / 护学岗志愿者; swimming teachers / 游泳教师; canteen cooks / 食堂厨师; caretakers / 校舍管理员; reading mentors / 阅读导师; teachers of sign language / 手语教师
h The city looks for {posts} {t} / 全市招聘{posts}名{t}
h A day with {t} / 与{t}共度一天
l Without {t} many a morning in {place} would begin in chaos. / 没有{t}，{place}的许多早晨会乱成一团。
l {person^} has been one of the {t} of this city for {years} years. / {person}在这座城市的{t}队伍里干了{years}年。
l They know every name and most of the excuses: {t}. / 每个名字、大多数借口，他们都知道：{t}。
p {posts} posts are open, {percent} per cent of all. / 有{posts}个空缺，占总数的{percent}%。
p Career changers are welcome and are paid while they train. / 欢迎转行者，培训期间带薪。
p An information evening is held on {day}. / 说明会将于{day}晚举行。
q They call me by my first name, and I hear it in my sleep. / 他们直呼我的名字，我做梦都听得到。
= childcare | toy | places=10..180 months=3..16 yuan=200..900/20
@ the night nursery / 夜间托儿所; the grandparents' café / 祖父母咖啡馆; the playground ship / 游乐船; the toy lorry / 玩具巡回车; the parents' school / 家长学校; the baby library / 婴儿图书馆; the holiday club / 假期俱乐部; the mud kitchen / 泥巴厨房
h {places} places in {t} / {t}提供{places}个名额
h {t^} opens for all / {t}向所有人开放
l Small shoes stand in a row outside {t}. / {t}门口摆着一排小鞋子。
l When {t} was first proposed, the council laughed; nobody laughs now. / {t}刚被提出时议员们都笑了，现在没人笑了。
l Parents who work shifts have fought {months} months for {t}. / 倒班的家长为{t}争取了{months}个月。
p {places} places have been created; a month costs {yuan} yuan at most. / 已设{places}个名额，每月最多{yuan}元。
p Brothers and sisters come in free. / 兄弟姐妹免费。
p Registration begins on {day} at eight. / 登记从{day}八点开始。
q My daughter cried when I came to fetch her. She wanted to stay. / 我去接女儿时她哭了，因为她还想玩。
= history | history | years=25..175/5 photos=40..900/10 guests=60..700/10
@ the first class photograph / 第一张班级合影; the school bell / 校钟; the ink-stained register / 墨迹斑斑的名册; the strike of 1911 / 1911年的罢课; a forgotten school song / 被遗忘的校歌; the wartime lessons in a barn / 谷仓里的战时课堂; the oldest pupil / 最年长的学生; a letter under the floor / 地板下的信
h {years} years later: {t} / {years}年之后：{t}
h An attic gives up {t} / 阁楼里翻出{t}
l A caretaker wanted to clear a cupboard and found the story of {t}. / 校舍管理员本想清理柜子，却发现了{t}的故事。
l {guests} former pupils came to {place} to hear about {t}. / {guests}名校友来到{place}，听{t}的往事。
l For {years} years nobody had thought of {t}. / {years}年来，没人想起过{t}。
p {photos} photographs have been copied and can be seen online. / {photos}张照片已翻拍，可在线查看。
p The town archive asks for names: who knows the people in the second row? / 市档案馆征集姓名：第二排的人是谁？
p An exhibition follows in the autumn. / 秋天将举办展览。
q I recognised my grandfather by his ears. / 我凭耳朵认出了爷爷。
`,
  community: `
= helpers | support | volunteers=12..480 hours=300..9800/100 calls=20..640
@ the sea rescue / 海上救援队; the night kitchen / 夜间厨房; the crisis line / 危机热线; the repair evening / 维修之夜; the hospital visitors / 医院探访队; the blood bus / 献血车; the flood watch / 防洪巡查队; the lost dog patrol / 寻犬队
h {volunteers} people, no pay: {t} / {volunteers}人，零报酬：{t}
h Helpers wanted for {t} / {t}招募志愿者
l The telephone rings at three, and somebody from {t} is awake. / 凌晨三点电话响起，{t}总有人醒着。
l Thank-you letters cover a whole wall in the office of {t}. / 感谢信贴满了{t}办公室的一整面墙。
l {person^} joined {t} after having been helped by it. / {person}曾受助于{t}，后来加入了它。
p Last year {volunteers} volunteers gave {hours} hours. / 去年{volunteers}名志愿者服务了{hours}小时。
p They answered {calls} calls a month. / 他们每月接听{calls}个电话。
p New helpers are trained from {day} on. / 新志愿者培训从{day}开始。
q I thought I had no time. It turned out I had Tuesdays. / 我以为自己没时间，原来星期二是有的。
= neighbours | home | houses=9..140 tables=6..70 cakes=12..160
@ the street party on Swan Terrace / 天鹅台街坊聚会; the long table / 长桌宴; the courtyard cinema / 院子电影; the swap shelf / 交换书架; the neighbourhood oven / 街坊烤炉; the stairwell concert / 楼道音乐会; the snow rota / 扫雪轮值; the shared ladder / 共享梯子
h {tables} tables for {t} / {tables}张桌子的{t}
h How {t} changed a street / {t}如何改变一条街
l Before {t}, most people in the street knew each other by their cars. / 有{t}之前，街坊们大多只认得彼此的车。
l A sheet of paper in the hallway was all it took to start {t}. / 楼道里的一张纸，就促成了{t}。
l The idea of {t} came to two neighbours during a power cut. / {t}的点子，是两位邻居停电时想到的。
p {houses} houses take part; {cakes} cakes were counted before the counting was given up. / {houses}户参加，数到{cakes}个蛋糕就数不下去了。
p The city lends benches and closes the road free of charge. / 市里免费出借长凳并封路。
p The next date is {day}. / 下一次定在{day}。
q Now I know whose dog it is, and I like the dog. / 现在我知道那是谁的狗了，还挺喜欢它。
= birthday | celebration | age=100..108 grand=9..41 years=52..79
@ {person} of Kiln Lane / 窑巷的{person}; {person} of Station Square / 车站广场的{person}; the former tram driver {person} / 退休电车司机{person}; the seamstress {person} / 裁缝{person}; the former lighthouse keeper {person} / 退休守塔人{person}; the retired teacher {person} / 退休教师{person}; the dance teacher {person} / 舞蹈老师{person}; the baker {person} / 面包师{person}
h {age} years and a joke for everyone / {age}岁，逢人就讲笑话
h Congratulations: {t} turns {age} / 祝贺{t}{age}岁生日
l Asked for the secret, {t} answered: coffee and not listening. / 被问到长寿秘诀，{t}答道：喝咖啡，少听劝。
l The mayor came, the band played, and {t} corrected both. / 市长来了，乐队奏起来了，{t}把他们都纠正了一遍。
l There was cake with {age} candles for {t}, and a bucket of water beside it. / 为{t}准备的蛋糕插着{age}根蜡烛，旁边放着一桶水。
p {grand} grandchildren and great-grandchildren were at the table. / {grand}名孙辈和曾孙辈围坐一桌。
p The flat in {place} has been home for {years} years. / 在{place}的家里已经住了{years}年。
p A tree is to be planted in the park on {day}. / {day}将在公园里种下一棵树。
q I have buried three doctors who told me to slow down. / 三个劝我慢一点的医生都走在我前头了。
= animals | animal | animals=14..420 weeks=2..12 yuan=80..600/10
@ the cat of the ferry / 渡船上的猫; the police horses / 警马; the animal shelter / 动物收容所; a swan on the tramline / 电车轨上的天鹅; the hedgehog hospital / 刺猬医院; the city beehives / 城市蜂箱; the goats on the dyke / 堤坝上的山羊; the school donkey / 学校的驴
h All is well with {t} / {t}一切安好
h {weeks} weeks of worry about {t} / 为{t}担心了{weeks}周
l Traffic in {place} stood still on {day} because of {t}. / {day}，{place}的交通因{t}而停了下来。
l Children have written {animals} letters to {t}. / 孩子们给{t}写了{animals}封信。
l A name had to be found, and so the readers of this paper voted on {t}. / 得起个名字，于是本报读者为{t}投了票。
p The keepers look after {animals} animals in all. / 饲养员共照看{animals}只动物。
p Food costs {yuan} yuan a day; gifts are welcome. / 饲料每天{yuan}元，欢迎捐赠。
p Visits are possible on Sundays from two to four. / 每周日下午两点到四点可探访。
q He does not know that he is famous. Please do not tell him. / 它不知道自己出名了，请别告诉它。
= food | food | loaves=60..2400/20 kinds=5..60 price=3..18
@ the oldest sourdough / 最老的酸面种; a soup for strangers / 陌生人的汤; the apple map / 苹果地图; a jam from park fruit / 公园果酱; the dumpling school / 饺子学堂; the bread that travels / 旅行面包; a forgotten cheese / 失传的奶酪; the honey of Station Square / 车站广场蜂蜜
h A taste of {place}: {t} / {place}的味道：{t}
h {kinds} kinds and counting: {t} / {kinds}种，还在增加：{t}
l Recipes are secret in {city}, with one exception: {t}. / {city}的食谱都是秘密，唯独{t}例外。
l Follow your nose through {place} on a Friday and you end up at {t}. / 星期五在{place}跟着鼻子走，就会找到{t}。
l It takes a village, three pots and {person} to make {t}. / 一村人、三口锅，再加上{person}，才有了{t}。
p Each week {loaves} portions are given out or sold for {price} yuan. / 每周送出或以{price}元售出{loaves}份。
p {kinds} varieties have been written down so far. / 目前已记录{kinds}个品种。
p Those who want to learn may come on {day}. / 想学的人可在{day}前来。
q You cannot hurry it. I have tried. / 急不得，我试过。
= found | search | days=2..40 years=11..70 yuan=20..900/10
@ a wedding ring in a loaf / 面包里的婚戒; a message in a bottle / 漂流瓶里的信; a violin on the night bus / 夜班公交上的小提琴; a purse from 1974 / 1974年的钱包; a tortoise named Admiral / 名叫“将军”的乌龟; a suitcase of letters / 一箱书信; the mayor's umbrella / 市长的雨伞; a key without a door / 没有门的钥匙
h Lost and found: {t} / 失而复得：{t}
h Who owns {t}? / {t}是谁的？
l The lost property office has seen much, but not {t}. / 失物招领处见多识广，却没见过{t}。
l An honest finder, a long search and a happy end: the story of {t}. / 诚实的拾主、漫长的寻找、圆满的结局：{t}的故事。
l For {days} days the whole quarter looked for the owner of {t}. / 整整{days}天，全区都在寻找{t}的主人。
p It had been missing for {years} years. / 它已经丢失{years}年。
p The finder declined the reward of {yuan} yuan and asked for a cake. / 拾主谢绝了{yuan}元酬谢，只要了一个蛋糕。
p Other finds of the month can be seen in {place} until {day}. / 本月其他失物在{place}展示至{day}。
q I had stopped looking. That is when things turn up. / 我早就不找了，东西就是这时候冒出来的。
= donate | award | sum=4200..98000/200 donors=60..2400/20 days=5..60
@ a new lifeboat / 新救生艇; the roof of the children's hospice / 儿童安养院屋顶; instruments for beginners / 初学者乐器; a lift for the old cinema / 老影院电梯; winter coats / 冬衣; a playground for all / 无障碍游乐场; the organ / 管风琴; a guide dog / 导盲犬
h {sum} yuan for {t} / 为{t}筹得{sum}元
h {donors} people give for {t} / {donors}人为{t}捐款
l It was the small coins that paid for {t}. / 付清{t}的，是一枚枚小硬币。
l A jar on the counter of a café in {place} started the collection for {t}. / {place}咖啡馆柜台上的一只罐子，开启了{t}的募捐。
l After {days} days the goal was reached: {t} can be ordered. / {days}天后目标达成：{t}可以订了。
p {donors} donors gave {sum} yuan in all. / {donors}人共捐出{sum}元。
p Every receipt hangs on the wall of the club room. / 每张收据都贴在活动室墙上。
p It is to be handed over on {day}. / 将于{day}移交。
q Someone put a button in. We kept the button. / 有人投了一颗纽扣，我们留着它。
`,
};
