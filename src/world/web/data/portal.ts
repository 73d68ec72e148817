/**
 * Services of the city. path | English | 中文 | first sentence | 首句 | group | fee in yuan | days | form or - | documents
 * to bring | 携带材料
 */
export const services = `
passport|Passport|护照|Your passport photograph must be younger than six months, and so should you look.|护照照片须为六个月内拍摄，看起来也得像现在的您。|papers|120|21|appointment|old passport and one photograph|旧护照与照片一张
identity-card|Identity card|身份证|Everyone from sixteen on needs an identity card; younger people may have one.|年满十六岁须办理身份证，未满者可自愿申领。|papers|20|14|appointment|birth certificate|出生证明
residence|Registering your address|住址登记|Within fourteen days of moving in, tell us where you live now.|搬入新居十四天内，请告诉我们您的新住址。|papers|0|1|appointment|tenancy agreement|租房合同
birth|Birth certificate|出生证明|A newborn has three days to become official.|新生儿有三天时间正式“落户”。|papers|10|4|certificate|hospital notice|医院出生通知
marriage|Getting married|婚姻登记|Saturdays in May are gone by January, so book early.|五月的周六一月就订满，请尽早预约。|papers|80|30|appointment|two identity documents|双方身份证件
death|After a death|身后事办理|We are sorry for your loss, and we will keep the paperwork short.|请节哀，我们会尽量简化手续。|papers|0|2|-|medical certificate|医学证明
name-change|Changing your name|更改姓名|A name may be changed once without giving reasons.|姓名可不说明理由更改一次。|papers|60|28|appointment|identity document|身份证件
certificates|Certificates and copies|证明与副本|Most certificates can be ordered from the sofa.|多数证明坐在沙发上就能申领。|papers|10|4|certificate|number of your document|证件号码
driving-licence|Driving licence|驾驶证|New, lost or about to expire: the counter is the same.|新办、补办、换证，都在同一窗口。|traffic|85|12|appointment|photograph and eye test|照片与视力证明
car-registration|Registering a car|车辆登记|Number plates are stamped while you wait.|车牌立等可取。|traffic|130|1|appointment|purchase contract and insurance|购车合同与保险单
parking-permit|Parking permit for residents|居民停车证|One permit a household is cheap, a second is not.|每户第一张停车证便宜，第二张就不便宜了。|traffic|35|5|parking|registration of the car|行驶证
disabled-parking|Blue parking permit|无障碍停车证|The blue permit belongs to the person and not to the car.|蓝色停车证属于人，而不属于车。|traffic|0|10|-|medical certificate|医学证明
bike-marking|Bicycle marking|自行车编码|A code on the frame has brought back every sixth stolen bicycle.|车架上的编码，让六分之一的失窃自行车物归原主。|traffic|8|1|appointment|the bicycle|自行车
moving-zone|No-stopping zone for a move|搬家临时禁停|Signs for your removal van must stand four days before the van.|搬家车的禁停牌须提前四天立好。|traffic|45|4|-|a sketch of the street|街道示意图
waste-bins|Ordering a waste bin|申领垃圾桶|Grey, blue or brown: each bin has its own day.|灰、蓝、棕：每种桶各有收运日。|waste|18|6|-|your address|住址
bulky-waste|Bulky waste|大件垃圾|Sofas do not fit into bins, and that is what we are for.|沙发塞不进垃圾桶，所以有我们。|waste|30|7|bulky|nothing|无需材料
hazardous|Paints and batteries|油漆与电池|What burns, bites or fizzes belongs in the red lorry.|会烧、会咬、会冒泡的东西，请交给红色收集车。|waste|0|1|-|at most twenty litres|最多二十升
compost|Compost from the city|城市堆肥|In spring you may carry home what you threw away in autumn.|秋天扔掉的东西，春天可以变成堆肥带回家。|waste|4|1|-|your own sacks|自备袋子
tree-felling|Felling a tree|砍伐树木|Trunks thicker than eighty centimetres round may only fall with our consent.|树围超过八十厘米的树，须经许可才能砍伐。|building|40|30|-|photograph of the tree|树木照片
building-permit|Building permit|建筑许可|A shed may be small enough to need no permit at all.|棚屋够小，也许根本不需要许可。|building|240|60|appointment|plans in three copies|图纸三份
scaffold|Scaffolding on the pavement|人行道搭脚手架|A metre and a half must stay free for prams and wheelchairs.|须为婴儿车和轮椅留出一米半通道。|building|55|8|-|dates and plan|日期与平面图
heritage-grant|Grant for old houses|老房修缮补助|Windows with crossbars can earn you a subsidy.|带窗棂的老窗也许能为您挣来补贴。|building|0|45|-|two offers|两份报价
noise|Noise at night|夜间噪声|From ten in the evening the city is meant to whisper.|晚上十点以后，城市应当轻声细语。|order|0|1|report|a note of the hours|噪声时间记录
lost-property|Lost property|失物招领|Umbrellas, dentures, a stuffed owl: ask us before you buy a new one.|雨伞、假牙、猫头鹰标本：买新的之前先来问问。|order|3|1|-|a description|物品描述
street-music|Playing music in the street|街头演奏|Half an hour in one place, then the next corner has its turn.|每处半小时，然后轮到下一个街角。|order|0|1|-|nothing|无需材料
market-stall|A stall at the market|市集摊位|New traders begin in the third row and move up.|新摊主从第三排做起，逐步往前。|order|22|14|-|trade licence|营业执照
trade-licence|Trade licence|营业执照|Anyone can found a business before lunch.|午饭前就能办好一家企业。|order|60|1|appointment|identity document|身份证件
fireworks|Fireworks permit|烟花燃放许可|Rockets need a reason, a place and a bucket of water.|放烟花需要理由、场地和一桶水。|order|90|21|-|insurance|保险单
dog|Registering a dog|犬只登记|Dogs pay tax in Larkhaven; cats have so far got away with it.|云雀港的狗要缴税，猫至今逍遥法外。|order|72|5|dog-tax|vaccination card|免疫证
allotment|Allotment garden|市民菜园|Patience grows here first: the list is four years long.|这里最先长出来的是耐心：要排队四年。|leisure|96|0|garden-plot|nothing|无需材料
library-card|Library card|借书证|A library card opens four houses and one boat.|一张借书证，通行四座图书馆和一艘图书船。|leisure|0|1|library-card|proof of address|住址证明
sports-hall|Hiring a sports hall|租用体育馆|Clubs come first, birthday parties second, and Tuesdays are full.|俱乐部优先，生日会其次，周二已满。|leisure|48|7|appointment|a responsible adult|成年负责人
barbecue|Barbecue places|烧烤场地|Fire is welcome at nine places and forbidden everywhere else.|九处可以生火，其余地方一律禁止。|leisure|15|2|-|a metal bucket|金属桶
wedding-tree|Planting a wedding tree|种植婚礼纪念树|Pears last longest, say the gardeners.|园丁说，梨树最长久。|leisure|150|60|-|marriage certificate|结婚证
kindergarten|A place in a kindergarten|幼儿园入园|Put your child down for three kindergartens, not for one.|请填报三所幼儿园，而不是一所。|family|0|40|-|birth certificate|出生证明
school-start|Starting school|小学入学|Children who turn six by the end of June start in September.|六月底前满六岁的孩子九月入学。|family|0|30|-|birth certificate|出生证明
parental-money|Parental allowance|育儿津贴|Parents may share twelve months between them as they like.|父母可自由分配十二个月津贴。|family|0|35|-|proof of income|收入证明
housing-aid|Help with the rent|住房补贴|If rent eats more than a third of your income, come and see us.|房租超过收入三分之一，请来找我们。|family|0|28|-|tenancy agreement and pay slips|租房合同与工资单
city-pass|City pass for small incomes|惠民城市卡|With the pass, pools and buses cost half.|持卡游泳、乘车半价。|family|0|5|-|proof of income|收入证明
senior-card|Senior card|长者卡|At sixty-five the buses become free after nine.|年满六十五岁，九点后乘公交免费。|family|0|3|-|identity document|身份证件
meals|Meals at home|送餐上门|Soup arrives hot at noon, and so does a word or two.|中午热汤上门，还有几句家常。|family|12|3|-|nothing|无需材料
vaccination|Vaccinations|疫苗接种|No appointment, no fee, and a plaster with stars for children.|无需预约，不收费用，孩子还有星星创可贴。|health|0|1|-|vaccination book|接种本
food-hygiene|Food hygiene certificate|食品卫生证|Whoever sells as much as a waffle needs the morning course.|哪怕只卖一块华夫饼，也得上一上午的课。|health|45|1|appointment|identity document|身份证件
water-quality|Is the tap water good?|自来水水质|It is, and here are the figures.|水质很好，数据在此。|health|0|1|-|nothing|无需材料
property-tax|Property tax|房产税|The bill comes in February and hurts until March.|账单二月到，心疼到三月。|money|0|1|-|reference number|编号
fees|Paying fees and fines|缴费与罚款|Pay within two weeks and the reminder stays in our drawer.|两周内缴清，催缴单就留在我们抽屉里。|money|0|1|-|reference number|编号
donations|Giving to the city|捐赠|Benches can be given, with a plate and up to forty letters.|您可以捐一条长椅，铭牌最多四十个字。|money|900|60|-|nothing|无需材料
petition|Starting a petition|发起请愿|Three hundred signatures put your question on the agenda.|三百个签名，就能让您的问题列入议程。|council|0|30|-|list of signatures|签名名单
council-question|Asking the council|向议会提问|On the second Tuesday citizens speak first.|每月第二个星期二，市民先发言。|council|0|7|-|nothing|无需材料
vote-by-post|Voting by post|邮寄投票|The envelope in the envelope is the one that counts.|信封里的那个信封才算数。|council|0|6|-|polling card|投票通知卡
`;
export const serviceGroups = `
papers|Papers|证件|account
traffic|Traffic|交通|bus
waste|Waste|垃圾|recycling
building|Building|建设|building
order|Public order|公共秩序|law
leisure|Leisure|休闲|park
family|Family and support|家庭与保障|family
health|Health|健康|health
money|Taxes and fees|税费|payments
council|Council|议会|campaign
`;
/** Places of the city. kind | path | English | 中文 | first sentence | 首句 | icon | weekdays | Saturday | Sunday | yuan */
export const cityPlaces = `
office|town-hall|Town hall|市政厅|The clock above the door is right, and so are the opening hours beside it.|门上的钟很准，旁边的开放时间也一样准。|building|8:00–16:00|-|-|0
office|citizens-centre-eastgate|Citizens' centre Eastgate|东门市民中心|The shortest queue in town is usually here, after two.|全市最短的队通常在这里，下午两点以后。|building|9:00–18:00|9:00–12:00|-|0
office|citizens-centre-fernhill|Citizens' centre Fernhill|蕨山市民中心|Take a number, take a seat, take a look at the view.|取个号，坐下来，看看风景。|building|8:30–15:30|-|-|0
office|registry-office|Registry office|民政登记处|People enter it in twos and leave it with a certificate.|人们成双走进，带着证书离开。|building|8:00–12:00|10:00–14:00|-|0
office|city-archive|City archive|市档案馆|Pencils only, please: four kilometres of shelves are listening.|请只用铅笔：四公里长的书架正看着您。|history|10:00–17:00|-|-|0
office|lost-property-office|Lost property office|失物招领处|Things stay for six months and are then auctioned, mostly umbrellas.|物品保管六个月后拍卖，多半是雨伞。|search|9:00–13:00|-|-|0
library|central-library|Central Library|中央图书馆|Four floors, one cat and the best reading lamps in the city.|四层楼、一只猫，还有全市最好的阅读灯。|book|9:00–20:00|10:00–18:00|13:00–17:00|0
library|library-fernhill|Fernhill Library|蕨山图书馆|Children read to the librarian here, not the other way round.|在这里，是孩子给馆员读书，而不是反过来。|book|10:00–18:00|10:00–14:00|-|0
library|library-eastgate|Eastgate Library|东门图书馆|Languages are its strength: shelves in nineteen of them.|语言是它的强项：藏书涵盖十九种语言。|book|11:00–19:00|10:00–15:00|-|0
library|library-saltmarsh|Saltmarsh Library|盐沼图书馆|When the ferry is late, the library stays open.|渡船晚点时，图书馆也晚关门。|book|12:00–21:00|12:00–18:00|-|0
pool|harbour-pool|Harbour Pool|港口泳池|Salt water, twenty-six degrees, and ships behind the glass.|海水、二十六度，玻璃外就是轮船。|water|6:30–21:00|8:00–20:00|8:00–19:00|38
pool|fernhill-baths|Fernhill Baths|蕨山浴场|Tiles from another century and a slide from last year.|上个世纪的瓷砖，去年的滑梯。|water|7:00–21:30|9:00–19:00|9:00–18:00|32
pool|millbrook-lido|Millbrook Lido|磨坊溪露天泳池|It opens on the first warm Sunday and not a day later.|第一个温暖的星期天就开放，一天也不拖。|water|10:00–19:00|9:00–20:00|9:00–20:00|25
pool|learner-pool|Learners' pool|教学泳池|No one here is deeper than their chin.|这里的水不会没过下巴。|water|14:00–19:00|9:00–13:00|-|18
pool|eastgate-sauna|Eastgate Sauna|东门桑拿|Birch twigs are sold at the desk, silence is free.|桦树枝前台有售，安静免费。|water|11:00–22:00|11:00–22:00|11:00–20:00|75
park|beacon-park|Beacon Park|灯塔公园|From the top bench you can count eleven towers.|从最高的长椅上能数到十一座塔。|park|6:00–22:00|6:00–22:00|6:00–22:00|0
park|botanical-garden|Botanical garden|植物园|It is always the tropics behind the third door.|第三道门后永远是热带。|garden|9:00–18:00|9:00–19:00|9:00–19:00|15
park|deer-park|Deer park in Pinewood|松林鹿园|Deer know the sound of paper bags, so fold yours quietly.|鹿认得纸袋的声音，请轻轻折好。|animal|7:00–19:00|7:00–19:00|7:00–19:00|0
park|adventure-playground|Adventure playground|冒险游乐场|Hammers are handed out to anyone over seven.|七岁以上的孩子都可领一把锤子。|toy|13:00–18:00|11:00–18:00|-|0
park|dog-meadow|Dog meadow|遛狗草地|Between the two gates, leads come off.|两道门之间，可以松开牵绳。|animal|6:00–22:00|6:00–22:00|6:00–22:00|0
park|skate-plaza|Skate plaza|滑板广场|The concrete was smoothed by those who ride on it.|水泥地是滑手们自己磨平的。|sport|9:00–21:00|9:00–21:00|9:00–21:00|0
waste|recycling-yard-north|Recycling yard North|北部回收站|Arrive with a full boot and leave with an empty conscience, as the foreman says.|站长说：满车来，轻松走。|recycling|8:00–17:00|8:00–13:00|-|0
waste|recycling-yard-harbour|Recycling yard Harbour|港口回收站|Boats are taken too, if they fit on the scales.|只要上得了秤，连船也收。|recycling|10:00–18:00|9:00–14:00|-|0
waste|swap-hall|Swap hall|交换大厅|Leave a toaster, take a tent.|留下一台烤面包机，带走一顶帐篷。|recycling|12:00–18:00|10:00–15:00|-|0
health|health-centre-old-quay|Health centre Old Quay|旧码头健康中心|Coughs to the left, plasters to the right, advice straight ahead.|咳嗽往左，包扎往右，咨询直走。|health|8:00–18:00|9:00–12:00|-|0
health|night-pharmacy|Night pharmacy|夜间药房|Ring the lower bell after midnight.|午夜之后请按下面的门铃。|health|20:00–8:00|20:00–8:00|20:00–8:00|0
culture|theatre-desk|Theatre box office|剧院售票处|Seats that nobody has fetched are sold at seven sharp.|无人领取的座位，晚七点整开卖。|theater|11:00–19:00|14:00–19:00|14:00–18:00|0
culture|city-gallery|City gallery|市立美术馆|One room is always empty, on purpose.|有一间展厅总是空着，是有意的。|palette|11:00–18:00|11:00–20:00|11:00–18:00|12
`;
/** Bus stops in a plausible order. Each line uses some of them. */
export const stops =
  "Station Square / 车站广场; Harbour Row / 港前路; Fish Market / 鱼市; Customs House / 海关楼; Lantern Street / 灯笼街; Theatre / 剧院; Bell Yard / 钟楼院; Weaver Street / 织工街; Old Ropeworks / 旧绳厂; Mill Bridge / 磨坊桥; Millbrook School / 磨坊溪学校; Swan Terrace / 天鹅台; Chapel Rise / 教堂坡; Hospital / 医院; University / 大学; Botanical Garden / 植物园; Fernhill Steps / 蕨山石阶; Observatory / 天文台; Beacon Hill / 灯塔山; Quarry Road / 采石场路; Stadium / 体育场; Pinewood Gate / 松林门; Deer Park / 鹿园; Eastgate / 东门; Tram Depot / 电车车库; Saltmarsh Boardwalk / 盐沼栈道; Ferry Pier / 渡船码头; Lighthouse / 灯塔; Tidemark Museum / 潮痕博物馆; Canal Lock / 运河船闸";
/** The first sentence about each line. */
export const lineNotes = `
is the oldest line of the city and still the fullest|是全市最老、至今最挤的线路
connects the water with the hill in less than half an hour|不到半小时就从水边连到山上
carries more pupils than any other|载的学生比哪条线都多
is the one that visitors take by mistake and then enjoy|常被游客坐错，却都坐得开心
follows the wall that is no longer there|沿着早已不在的城墙行驶
was a tram until 1969 and still takes the curves like one|1969年以前是电车，如今转弯还像电车
runs empty in the morning and packed at night|早上空荡荡，晚上挤满人
has drivers who wait if they see you run|等人：司机看见您跑过来会等一等
exists thanks to a petition|是因市民请愿而开的
takes the long way round for the sake of the view|为了风景绕了远路
is best known for its last stop|因终点站而出名
serves the night shift first of all|首先服务夜班工人
crosses the canal three times|三次跨过运河
needs no timetable at rush hour|高峰时段无需看时刻表
stops where market people stop|专门跟着市集的人停靠
goes where the hospital needs it|总在医院需要的时候出现
is driven by electric buses only|全部使用电动车
climbs the steepest street of all|要爬最陡的那条街
takes bicycles at the back|允许在车尾带自行车
turns back early when the fog is thick|雾大时会提前折返
was named line of the year by its passengers|被乘客评为年度线路
links the two stations without a change|不用换乘就连起两个车站
has the friendliest bell, children say|在孩子们口中铃声最亲切
fills the gap that the ferry leaves in winter|填补了渡船冬天的空缺
`;
/** Notices of the city. path | English | 中文 | first sentence | 首句 | further text | 后文 */
export const cityNotices = `
water-works|Water off on Kiln Lane|窑巷停水|The taps on Kiln Lane will be dry for one night.|窑巷的水龙头将停一个晚上。|From 22:00 on 18 March to 5:00 the next morning a main is replaced. A tanker stands on Bell Yard.|3月18日22:00至次日5:00更换主管道，钟楼院备有送水车。
spring-clean|Spring clean in all quarters|全城春季大扫除|Brooms out: the city sweeps together.|拿起扫帚：全城一起打扫。|Each quarter has its Saturday, from 21 March to 25 April. Gloves and sacks are given out at the citizens' centres.|3月21日至4月25日，各区各有一个星期六。手套和袋子在市民中心领取。
ferry-timetable|Summer timetable of the ferry|渡船夏季时刻表|From Easter the last boat leaves an hour later.|复活节起，末班船推迟一小时。|Departures are at every full hour from 7:00 to 22:00, until the end of September.|7:00至22:00每逢整点发船，持续到九月底。
siren-test|Test of the sirens|防空警报测试|Do not be alarmed on the first Wednesday of April.|四月第一个星期三，请不要惊慌。|The sirens sound at 11:00 for one minute; you need do nothing.|警报于11:00鸣响一分钟，无需采取任何行动。
road-race|Streets closed for the lantern run|灯笼跑道路封闭|Runners have the right of way for four hours.|四个小时内，跑者优先。|Harbour Row and Canal Road are closed on 29 March from 8:00 to 12:00. Lines 3 and 7 take another way.|3月29日8:00至12:00，港前路和运河路封闭，3路、7路绕行。
bulb-exchange|Old bulbs for new|旧灯泡换新|Bring five old bulbs and go home with five new ones.|带五个旧灯泡来，换五个新的回家。|The offer holds at both recycling yards until the stock of 6,000 is used up.|两个回收站均可兑换，6000个换完为止。
tree-gift|A tree for every newborn|新生儿赠树|Since January each child born here gets a sapling.|一月起，每个在本市出生的孩子都能得到一棵树苗。|Parents choose between apple, cherry and lime and collect it from the nursery on Quarry Road.|父母可在苹果、樱桃和椴树中选择，到采石场路苗圃领取。
budget|The budget in plain words|通俗预算|Where does one hundred yuan of your taxes go?|您缴的一百元税都去哪儿了？|Schools get 31 yuan, roads and buses 22, social support 19, culture and sport 9, everything else 19.|学校31元，道路与公交22元，社会保障19元，文体9元，其余19元。
pool-closed|Harbour Pool closed for cleaning|港口泳池停业清洁|Once a year even the pool takes a bath.|泳池一年也要洗一次澡。|It stays shut from 23 to 27 March. Season tickets are valid at Fernhill Baths in the meantime.|3月23日至27日停业，期间季票可在蕨山浴场使用。
volunteers-wanted|Election helpers wanted|招募选举工作人员|Can you count to a thousand on a Sunday evening?|周日晚上，您能数到一千吗？|There are 640 places; helpers receive 260 yuan and a sandwich.|共需640人，每人补贴260元和一份三明治。
mosquito|Against mosquitoes|防蚊提示|Empty the saucers below your flower pots.|请倒掉花盆托盘里的积水。|A saucer of water raises several hundred larvae in ten days.|一碟积水十天就能养出几百只孑孓。
heat-plan|Plan for hot days|高温应对方案|It sounds early in March, yet the plan for July is ready.|三月说这个还早，但七月的方案已经备好。|When 33 degrees are forecast, libraries and churches open as cool rooms until 22:00.|预报气温达33度时，图书馆和教堂开放为清凉室至22:00。
new-app|Report damage with a picture|拍照上报损坏|One photograph says more than a long telephone call.|一张照片胜过一通长电话。|Nine out of ten reports made with a picture are settled within six days.|附照片的上报，九成在六天内处理完毕。
allotment-day|Open day of the gardens|菜园开放日|Behind the hedges there will be cake.|树篱后面有蛋糕。|All 14 allotment grounds open their gates on 12 April from 14:00 to 18:00.|4月12日14:00至18:00，14处菜园全部开放。
noise-map|The new noise map|新版噪声地图|The loudest corner of town is not where you think.|全城最吵的角落不是您想的那个。|It is Station Square with 71 decibels; the quietest is the cemetery garden with 38.|是车站广场，71分贝；最安静的是墓园花园，38分贝。
`;
