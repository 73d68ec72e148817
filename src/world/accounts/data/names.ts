/** Official accounts by kind. Each line contains: name | about | owner | the sources of the account's subjects. */
export const accountNames: Readonly<Record<string, string>> = {
  news: `
Larkhaven Ledger / 云雀港纪事报 | What happened in the city, by seven in the morning / 早上七点，读懂云雀港 | Ledger Press / 纪事报社 | city transport
Harbour Radio / 港湾之声 | News to read where you cannot listen / 不方便听的时候，读 | Harbour Radio / 港湾广播台 | city community
The Tram Seat / 电车座位 | What you need to know between two stops / 两站之间读完 | Tram Seat Media / 座位传媒 | transport
Coast Business / 沿海商报 | Who opens, who closes, who hires / 谁开张，谁关门，谁招人 | Coast Business Weekly / 沿海商报社 | business
Old Quay Notes / 旧码头札记 | One quarter, told weekly / 每周讲一个街区 | Old Quay Society / 旧码头协会 | community city
Curtain Up / 开幕 | Stages and galleries, by people who pay for tickets / 自己买票看的演出与展览 | Curtain Up Editors / 开幕编辑部 | culture
School Bell / 上课铃 | From sandpit to lecture hall / 从沙坑到阶梯教室 | School Bell Editors / 上课铃编辑部 | education
Evening Post Larkhaven / 云雀港晚报 | The day, put in order / 把今天理清楚 | Evening Post / 晚报社 | business culture
Beacon Hill Observer / 灯塔山观察 | From the laboratories on the hill / 山上实验室的消息 | Observer Foundation / 观察基金会 | science
Saltmarsh Gazette / 盐沼小报 | Dykes, dogs and decisions / 堤坝、狗和决定 | Saltmarsh Citizens / 盐沼居民会 | community transport`,
  city: `
City of Larkhaven / 云雀港发布 | The town hall, in plain words / 市政厅，说人话 | Town Hall Press Office / 市政府新闻办 | city
Larkhaven Transit / 云雀港公交 | Lines, detours, lost umbrellas / 线路、绕行和失物 | Larkhaven Transit / 云雀港公共交通公司 | transport
Larkhaven Schools / 云雀港教育 | Terms, meals, school roads / 学期、午餐、上学路 | Schools Office / 市教育局 | education
Neighbourhood Desk / 街坊服务台 | What neighbours can do together / 街坊一起能办的事 | Citizens' Office / 便民服务中心 | community
Green Larkhaven / 绿色云雀港 | Trees, ponds, compost / 树、池塘和堆肥 | Parks Office / 园林处 | places city
Culture Office / 云雀港文化 | Free evenings, open doors / 免费的夜晚，敞开的门 | Culture Office / 市文化局 | culture festivals
Sports Office / 云雀港体育 | Halls, pools, and who is in them / 场馆、泳池和里面的人 | Sports Office / 市体育局 | sport
Larkhaven Business Desk / 云雀港营商 | For those who open a door in the morning / 写给每天早上开门的人 | Trade Office / 市商务局 | business
Civil Protection / 云雀港应急 | Storm, flood, heat: what to do / 风暴、内涝、高温怎么办 | Civil Protection / 市应急局 | seasons transport
City Library / 市立图书馆 | Four floors and a café / 四层楼和一间咖啡馆 | City Library / 市立图书馆 | shelf novel`,
  shop: `
Spoke & Chain / 链条单车行 | Repairs, lights, patience / 修车、车灯和耐心 | Spoke & Chain / 链条单车行 | care choice
Harbour Books / 港湾书店 | What lies on the table by the door / 门口桌上摆了什么 | Harbour Books / 港湾书店 | choice novel
Dyers' Yard Workshops / 染坊院工坊 | Made behind the blue gate / 蓝门后面做出来的 | Dyers' Yard / 染坊院合作社 | craftsmen
Everyday Mart / 天天超市 | What is good this week / 本周有什么好东西 | Everyday Mart / 天天超市 | season
Yuki's Tea / 田悠茶铺 | Eight seats and a kettle / 八个座位一把壶 | Yuki's Tea / 田悠茶铺 | choice craftsmen
Northside Market / 北岸菜市场 | In season since this morning / 今早到的时令 | Market Traders / 菜市场商会 | season salad
Swan Laundry / 天鹅洗衣 | Stains, and what to say to them / 污渍怎么对付 | Swan Laundry / 天鹅洗衣店 | care
Blue Door Outdoor / 蓝门户外 | For hills with weather / 山里有天气 | Blue Door / 蓝门户外 | choice care
Little Square Toys / 小广场玩具 | Things without a battery / 不用电池的东西 | Little Square / 小广场玩具店 | craftsmen season
Lamplight Home / 街灯家居 | Lamps, chairs, evenings / 灯、椅子和夜晚 | Lamplight / 街灯家居 | choice season`,
  science: `
Night Sky Larkhaven / 云雀港夜空 | What stands above the harbour this month / 本月港口上空有什么 | Observatory Friends / 天文台之友 | stars constellations bodies
Element of the Week / 每周一元素 | One box of the table at a time / 周期表，一格一格讲 | Chemistry Circle / 化学小组 | elements
The Small Planet / 小行星 | Worlds, by size / 按大小排的世界 | Small Planet Club / 小行星社 | bodies
How It Began / 它从哪里来 | Inventions, and who waited for them / 发明与等待发明的人 | Technical Museum / 技术博物馆 | inventions
The Laboratory Door / 实验室的门 | Results, without Greek letters / 不用希腊字母讲成果 | University Hill / 山上大学 | science
Stone & Metal / 石与金 | What the ground is made of / 大地由什么做成 | Geology Room / 地质陈列室 | materials
Second Period Chemistry / 第二节化学课 | For those who slept through it / 写给当年睡过去的人 | Teachers' Union / 教师联合会 | elements
Look Up / 抬头看 | Constellations from a roof / 屋顶上的星座 | Roof Astronomers / 屋顶观星社 | constellations stars
Curious Before Breakfast / 早饭前的好奇 | One fact with the first tea / 第一杯茶配一个知识 | Curious Editors / 好奇编辑部 | materials inventions elements
Open Question / 开放问题 | What nobody knows yet / 还没人知道的事 | University Hill / 山上大学 | science`,
  cooking: `
Spoonful / 一勺食谱 | Cooked before it is printed / 先做后登 | Spoonful Kitchen / 一勺厨房 | main dessert
Ben's Knife / 卞师傅的刀 | A professional at home / 大厨在家做 | Canal Road Kitchen / 运河路厨房 | main side
Quarter to Six / 差一刻六点 | Supper for people who come home late / 写给晚下班的人 | Quarter to Six / 差一刻工作室 | main soup
What Is It Made Of / 吃的来历 | Foods and where they come from / 食物与产地 | Food History Society / 食物史学会 | foods
Grandmother's Card Box / 奶奶的菜谱盒 | Recipes with stains / 带油渍的菜谱 | Card Box Readers / 菜谱盒读者 | baking dessert
Soup Office / 汤办公室 | One pot a day / 一天一锅 | Soup Office / 汤办公室 | soup
The Slow Loaf / 慢面包 | Flour, water, weekend / 面粉、水和周末 | Two Ovens / 双炉坊 | baking breakfast
Market Basket / 菜篮子 | Cooks what the market had / 市场有啥做啥 | Northside Traders / 北岸商贩 | salad side foods
Tiny Kitchen / 小厨房 | Two hobs, no oven / 两个灶头，没烤箱 | Tiny Kitchen / 小厨房 | breakfast drink side
Chopsticks and Spoons / 筷子与勺 | Two cuisines on one table / 一张桌上两种味道 | Lantern Street Cooks / 灯笼街厨师会 | main foods`,
  sport: `
Larkhaven Sport / 云雀港体育报 | Results, with the names spelled right / 赛果，名字不写错 | Ledger Sport / 纪事报体育部 | sport
Sunday League / 周日联赛 | Muddy pitches, clean reports / 泥场子，清爽报道 | Sunday League / 周日联赛组委会 | sport
Rules of the Game / 规则课 | What the whistle meant / 那声哨是什么意思 | Referees' Association / 裁判协会 | sports
Harbour Runners / 港口跑团 | Seven o'clock, at the mole / 七点，防波堤见 | Harbour Runners / 港口跑团 | walking sport
Summit Climbing Gym / 峰顶攀岩馆 | New routes every second Monday / 隔周一换新线 | Summit Gym / 峰顶攀岩馆 | backs sport
Try It Once / 试一次 | A sport a week, by beginners / 每周试一项运动 | Try It Club / 试一次俱乐部 | sports
Rowing Club Millbrook / 磨坊溪划艇会 | Eight seats, one megaphone / 八个座位一个喇叭 | Rowing Club / 划艇会 | sport
Paddle and Net / 拍与网 | Halls, courts, and the queue / 场馆、场地和排队 | Racket Club / 球拍俱乐部 | sports sport
Bicycle Union / 单车联盟 | Ways without cars / 没有汽车的路 | Bicycle Union / 单车联盟 | transport
Second Wind / 第二口气 | For those over forty / 写给四十岁以后 | Second Wind / 第二口气 | walking backs`,
  health: `
Maple Pharmacy / 枫林药房 | Asked at the counter / 柜台常见问题 | Maple Pharmacy / 枫林药房 | seasons
Sleep Well Larkhaven / 云雀港好眠 | Evenings, and what to leave out / 晚上少做点什么 | Sleep Clinic / 睡眠门诊 | sleep
Straight Back / 挺直 | For people who sit / 写给久坐的人 | Fernhill Practice / 蕨山门诊部 | backs
Ten Thousand Steps / 一万步 | Walks, counted and not / 数步子，也不数步子 | Walking Group / 步行小组 | walking
Elm Street Dental / 榆树街牙科 | Teeth, explained calmly / 平静地讲讲牙 | Elm Street Dental / 榆树街牙科 | seasons sleep
Health Office / 云雀港健康 | Advice that fits on a fridge / 能贴冰箱上的建议 | Health Office / 市卫健委 | seasons walking
The Good Evening / 好夜晚 | A calm end of the day / 把一天安静地结束 | Good Evening / 好夜晚工作室 | sleep walking
Willow Vet / 柳树宠物医院 | Paws, claws and questions / 爪子与问题 | Willow Vet / 柳树宠物医院 | animals
Kitchen Doctor / 厨房医生 | Eats what it recommends / 自己也吃 | Kitchen Doctor / 厨房医生 | foods seasons
Breathing Space / 喘口气 | Small breaks / 小小的休息 | Breathing Space / 喘口气工作室 | backs sleep`,
  travel: `
Near and Far / 远近 | A day, a week, a life / 一天、一周、一辈子 | Near and Far / 远近编辑部 | destinations countries
Weekend Ticket / 周末车票 | Two hours from Central Station / 中央车站出发两小时 | Coast Railway / 沿海铁路 | destinations
Atlas Reader / 读地图 | Countries for armchairs / 坐在椅子上看国家 | Atlas Society / 地图学会 | countries
Mountains First / 先看山 | Heights and what to wear / 海拔与穿什么 | Alpine Section / 登山分会 | places
The Festival Calendar / 节日历 | Where people celebrate what / 谁在哪儿过什么节 | Calendar Editors / 节日历编辑部 | festivals
One Country, One Page / 一国一页 | Short enough for a queue / 排队时读完 | One Page Press / 一页出版 | countries
Rivers and Lakes / 江河湖泊 | Water, followed / 跟着水走 | River Society / 河流学会 | places
Slow Trains / 慢火车 | The window is the film / 窗户就是电影 | Slow Trains Club / 慢车俱乐部 | destinations countries
World in Numbers / 数字世界 | Areas, people, money / 面积、人口与货币 | Numbers Desk / 数字编辑 | countries
Customs and Coffee / 风俗与咖啡 | Feasts, told at breakfast / 早餐桌上讲节庆 | Tilia Editors / 椴树编辑部 | festivals foods`,
  books: `
Page Eleven / 第十一页 | Reviews that begin late / 从第十一页说起 | Page Eleven / 十一页书评 | novel
Shelf 813 / 813 书架 | Lists by librarians / 图书管理员的书单 | City Library / 市立图书馆 | shelf
A Poem on the Tram / 电车上的诗 | Short lines between stops / 站与站之间的短句 | Tram Poetry / 电车诗社 | poem
Reading Club Larkhaven / 云雀港读书会 | Third Wednesday, eight o'clock / 每月第三个周三晚八点 | Reading Club / 读书会 | novel writers
The Second-hand Copy / 旧书一册 | Books with somebody else's notes / 带别人笔记的书 | Old Books / 旧书铺 | novel
Read Aloud / 念出声 | For evenings with children / 陪孩子的夜晚 | Read Aloud / 朗读会 | shelf poem
Pencil / 铅笔 | Writing, by people who try / 写作，由尝试的人来讲 | Pencil School / 铅笔写作班 | writers
Night Chapter / 夜读一章 | One book, one evening / 一本书一个晚上 | Night Chapter / 夜读编辑部 | novel shelf
Small Press Fair / 小出版展 | What prints in the Dyers' Yard / 染坊院里印了什么 | Small Presses / 小出版联盟 | poem craftsmen
Words of the Sea / 海的词 | Verse, tides, letters / 诗、潮汐与信 | Harbour Poets / 港口诗人 | poem writers`,
  money: `
Penny Wise / 省着花 | Household sums that add up / 算得清的家庭账 | Penny Wise / 省着花编辑部 | budget
Small Print / 小字 | Contracts, read with a ruler / 拿尺子读合同 | Consumer Desk / 消费者之声 | paper
Slow Money / 慢慢存 | Saving without excitement / 不刺激地存钱 | Slow Money / 慢慢存编辑部 | funds
Fraud Alarm / 反诈课堂 | Tricks, taken apart / 套路拆解 | Police of Larkhaven / 云雀港公安 | fraud
Tidewater Bank / 潮汐银行 | For customers who ask / 写给爱问的客户 | Tidewater Bank / 潮汐银行 | funds paper
Meridian Bank / 子午银行 | Accounts, cards, questions / 账户、卡和问题 | Meridian Bank / 子午银行 | fraud funds
Coffee Money / 咖啡钱 | Small sums, large effects / 小钱大用 | Coffee Money / 咖啡钱工作室 | budget
The Household Book / 家庭账本 | Forms, bills, drawers / 表格、账单和抽屉 | Household Book / 家庭账本 | paper budget
Market Minute / 一分钟市况 | Trade, hiring, prices / 贸易、招聘与价格 | Coast Business Weekly / 沿海商报社 | business
Pension Bench / 养老长椅 | Forty years ahead / 往后看四十年 | Pension Advice / 养老咨询处 | funds`,
  technology: `
Helpdesk at Home / 家里的技术支持 | Have you restarted it? / 重启了吗？ | Helpdesk at Home / 家庭技术支持 | threads
The Patient Printer / 耐心的打印机 | Questions of readers, answered / 读者问题解答 | Inkwell Readers / 墨井读者会 | threads
Old and Useful / 老而有用 | Devices with a second life / 设备的第二春 | Repair Café / 修理咖啡馆 | threads inventions
Byte and Bread / 字节与面包 | Technology before breakfast / 早饭前的科技 | Byte and Bread / 字节与面包 | inventions science
Phone Care / 手机养护 | Batteries, storage, screens / 电池、存储与屏幕 | Phone Care / 手机养护 | threads
Network and Wires / 网与线 | Why it is slow in the back room / 里屋网为什么慢 | Quickline Fibre / 快线光纤 | threads
First Machines / 最初的机器 | Inventions in their first year / 发明的第一年 | Technical Museum / 技术博物馆 | inventions
Office Rescue / 办公室救援 | Spreadsheets and other animals / 表格和其他动物 | Office Rescue / 办公室救援 | threads habits
Larkhaven Robotics / 云雀港机器人 | From the labs to the street / 从实验室到街上 | Robotics Club / 机器人社 | science
Ask Henrik / 问问老韩 | A helpdesk with a beard / 留胡子的技术支持 | Harbour Helpdesk / 港口技术支持 | threads`,
  nature: `
Animal of the Day / 每日一兽 | Weight, age, habits / 体重、年龄和习性 | Nature Class / 自然课堂 | animals
The Botanical Corner / 植物角 | One plant, one page / 一页一植物 | Botanical Garden / 植物园 | plants
Feather and Fur / 羽与毛 | Who lives next door / 隔壁住着谁 | Animal Friends / 动物之友 | animals
Window Sill / 窗台 | Green things that survive / 养得活的绿植 | Window Sill / 窗台编辑部 | plants
High Places / 高处 | Mountains and what they hold / 山与山里的一切 | Alpine Section / 登山分会 | places
Zoo Keeper's Notes / 饲养员笔记 | Mornings before opening / 开园前的清晨 | Harrowfield Zoo / 耙田动物园 | animals
Water Everywhere / 到处是水 | Lakes, rivers, seas / 湖、河与海 | Water Society / 水文学会 | places
Children's Nature / 小小自然 | For eight-year-olds and up / 八岁以上都能读 | Nature Class / 自然课堂 | animals plants
Seed Box / 种子盒 | Sow, wait, eat / 播种、等待、吃 | Allotment Union / 菜园联盟 | plants
The Wild Neighbour / 野邻居 | Small animals at the edge of town / 城边的小动物 | Wild Neighbours / 野邻居社 | animals`,
  music: `
Low Notes / 低音 | Instruments from below / 从低音听起 | Thornby Music School / 棘镇音乐学院 | instruments
Customs House Concerts / 海关楼音乐厅 | What plays on Friday / 周五演什么 | Customs House / 海关楼音乐厅 | culture
String and Reed / 弦与簧 | How things sound / 声音从哪儿来 | Instrument Museum / 乐器博物馆 | instruments
Choir Loft / 合唱楼 | Rehearsals and cake / 排练和蛋糕 | City Choir / 市合唱团 | culture
The Record Shelf / 唱片架 | Vinyl, dust, neighbours / 黑胶、灰尘和邻居 | Record Shelf / 唱片架 | instruments culture
Orpheum / 奥菲影院 | Two screens, red seats / 两个厅，红座椅 | Orpheum / 奥菲影院 | culture
Street Stage / 街头舞台 | Who plays where, for a coin / 谁在哪儿卖唱 | Street Stage / 街头舞台 | culture community
Beginner's Fingers / 初学者的手指 | The first hundred hours / 最初的一百小时 | Bell Yard Lessons / 钟楼院琴行 | instruments
Gallery Sunday / 周日美术馆 | Small rooms, large windows / 小展厅大窗户 | Galleries of Larkhaven / 云雀港美术馆联盟 | culture
Hands and Craft / 手与艺 | Old skills, tried again / 老手艺，再试试 | Craft Guild / 手艺行会 | crafts`,
  family: `
Three Generations / 三代人 | One table, three opinions / 一张桌，三种意见 | Three Generations / 三代人编辑部 | generations
Small Shoes / 小鞋子 | The daily quarrels of parents / 当爸妈的每日一吵 | Small Shoes / 小鞋子 | small
Sunday with Children / 带娃的周日 | Out of the door by ten / 十点前出门 | Sunday Guide / 周日指南 | outings
Lunch Box / 午餐盒 | Food that comes back eaten / 空盒而归的饭 | Lunch Box Parents / 午餐盒家长会 | food
School Gate / 校门口 | What parents tell each other / 家长之间的话 | Parents' Council / 家长委员会 | education small
Grandparents Online / 爷爷奶奶上网 | Slow, and that is fine / 慢慢来 | Citizens' Office / 便民服务中心 | generations
The Big Table / 大桌子 | Cooking for six / 给六个人做饭 | Big Table / 大桌子 | food main
Rain Day / 下雨天 | Ideas for indoors / 室内怎么玩 | Rain Day / 下雨天编辑部 | outings crafts
First Years / 头几年 | Nursery, nights, nerves / 托育、夜晚和神经 | Family Centre / 家庭中心 | small generations
Allowance / 零花钱 | Children and money / 孩子与钱 | Allowance / 零花钱 | budget outings`,
  home: `
Repair Thursday / 周四修理日 | Bring it, we look / 拿来，我们看看 | Repair Café / 修理咖啡馆 | care threads
Room with Light / 有光的房间 | Lamps, chairs, air / 灯、椅子和空气 | Room with Light / 有光的房间 | choice care
Old Hands / 老手艺 | Weaving, pottery and glue / 织布、制陶和胶水 | Craft Guild / 手艺行会 | crafts
Balcony Garden / 阳台菜园 | Tomatoes above the street / 街道上方的番茄 | Balcony Garden / 阳台菜园 | plants
Things That Last / 经用的东西 | Care before purchase / 先保养再购买 | Things That Last / 经用编辑部 | care
Maple Court Management / 枫林苑物业 | Water, lift, roses / 水、电梯和月季 | Maple Court / 枫林苑物业 | community care
Neighbours' Toolbox / 邻居的工具箱 | Borrow, do not buy / 借，别买 | Toolbox Union / 工具箱联盟 | crafts choice
The Quiet Kitchen / 安静的厨房 | Order in small rooms / 小空间的秩序 | Quiet Kitchen / 安静的厨房 | drink breakfast care
Herbs and Pots / 香草与盆 | On every sill / 每个窗台 | Herb Friends / 香草之友 | plants foods
Winter Coat / 冬衣 | Wool, leather, storage / 羊毛、皮革与收纳 | Winter Coat / 冬衣 | care season`,
  work: `
Half Past Nine / 九点半 | Work, before it starts / 上班之前读 | Half Past Nine / 九点半编辑部 | habits
Meeting Room 2 / 二号会议室 | Fewer, shorter, better / 少一点，短一点，好一点 | Meeting Room 2 / 二号会议室 | meetings
What Do You Do / 你做什么的 | Trades, told by those who do them / 行当，由干这行的人来讲 | Trade Guilds / 行业公会 | jobs
Dear Sir / 尊敬的先生 | Letters that get answers / 收得到回信的信 | Dear Sir / 尊敬的先生 | letters
Harbor Studio / 海港工作室 | Design, drafts, doubts / 设计、草稿与怀疑 | Harbor Studio / 海港工作室 | meetings habits
Career Desk / 求职台 | Openings and how to write to them / 职位与怎么写信 | Labour Office / 市就业局 | letters jobs
The Calm Inbox / 平静收件箱 | Mail, in its place / 让邮件待在该待的地方 | Calm Inbox / 平静收件箱 | habits letters
Women in Trades / 她们的行当 | On roofs and rails / 在屋顶和铁轨上 | Trade Guilds / 行业公会 | jobs
Night Shift / 夜班 | For those who work while others sleep / 写给别人睡觉时上班的人 | Night Shift / 夜班编辑部 | jobs sleep
Lumen Works / 流明公司 | Light, made and explained / 光，怎么造，怎么讲 | Lumen / 流明公司 | meetings inventions`,
};
