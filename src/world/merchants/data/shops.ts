/** Shops by sort. {f} is replaced with a word from shop names, {p} with a person's name. */
// id | name | category | sort | quarter, street and number | yuan | goods
export const namedShops = `
northside_market | Northside Market / 北岸菜市场 | food | Market / 菜市场 | ropewalk, 4 30 | 18-120 | Vegetables / 蔬菜; Fruit / 水果; Eggs and tofu / 鸡蛋豆腐; Fish / 鲜鱼
two_ovens | Two Ovens / 双炉坊 | food | Bakery / 面包店 | fernhill, 2 9 | 12-68 | Rye loaf / 黑麦面包; Plum cake / 李子蛋糕; Cinnamon rolls / 肉桂卷
cafe_tilia | Cafe Tilia / 椴树咖啡馆 | food | Café / 咖啡馆 | oldquay, 1 14 | 24-96 | Flat white / 澳白; Lunch plate / 午市套餐; Cheesecake / 芝士蛋糕
golden_lotus | Golden Lotus / 金莲餐厅 | food | Restaurant / 餐厅 | ropewalk, 4 3 | 88-420 | Dinner for two / 双人晚餐; Dumplings / 水饺; Banquet table / 包桌
harbor_canteen | Pier 3 Canteen / 三号码头食堂 | food | Canteen / 食堂 | oldquay, 0 3 | 14-32 | Lunch / 午餐; Soup and salad / 汤和沙拉
everyday_mart | Everyday Mart / 天天超市 | shopping | Supermarket / 超市 | fernhill, 1 60 | 16-240 | Groceries / 日用百货; Milk and cereals / 牛奶麦片; Household goods / 家居用品
corner_kiosk | Maple Corner Kiosk / 枫林便利店 | shopping | Corner shop / 便利店 | fernhill, 0 2 | 4-38 | Drinks / 饮料; Newspaper / 报纸; Snacks / 零食
harbour_books | Harbour Books / 港湾书店 | shopping | Bookshop / 书店 | oldquay, 3 21 | 28-160 | Novel / 小说; Notebook / 笔记本; Postcards / 明信片
spoke_chain | Spoke & Chain / 链条单车行 | transport | Bicycle shop / 单车行 | millbrook, 0 7 | 25-360 | Repair / 修车; Inner tube / 内胎; Bicycle light / 车灯
larkhaven_transit | Larkhaven Transit / 云雀港公共交通 | transport | Trams and buses / 公交电车 | eastgate, 0 1 | 2-90 | Tram / 电车; Bus / 公交; Month ticket / 月票
skylark_ride | Skylark Rides / 云雀出行 | transport | Rides / 打车 | eastgate, 2 11 | 9-96 | Ride / 打车行程
railway_tickets | Coast Railway / 沿海铁路 | travel | Railway / 铁路 | eastgate, 0 2 | 38-420 | Train ticket / 火车票; Seat reservation / 订座
bluebay_hotel | Blue Bay Hotel / 蓝湾酒店 | travel | Hotel / 酒店 | beaconhill, 3 8 | 320-1280 | Room / 客房; Breakfast / 早餐
summit_gym | Summit Climbing Gym / 峰顶攀岩馆 | leisure | Climbing gym / 攀岩馆 | ropewalk, 0 52 | 48-420 | Day pass / 单次票; Ten visits / 十次卡; Shoe rental / 租鞋
orpheum | Orpheum Cinema / 奥菲影院 | leisure | Cinema / 电影院 | oldquay, 4 5 | 38-150 | Film tickets / 电影票; Popcorn / 爆米花
concert_hall | Customs House Concerts / 海关楼音乐厅 | leisure | Concert hall / 音乐厅 | oldquay, 4 1 | 60-260 | Concert ticket / 演出票; Programme / 节目单
elm_dental | Elm Street Dental / 榆树街牙科 | health | Dentist / 牙科 | fernhill, 1 41 | 60-880 | Check-up / 例行检查; Cleaning / 洗牙; Filling / 补牙
maple_pharmacy | Maple Pharmacy / 枫林药房 | health | Pharmacy / 药房 | fernhill, 1 12 | 12-130 | Medicine / 药品; Plasters / 创可贴; Vitamins / 维生素
willow_vet | Willow Vet / 柳树宠物医院 | health | Vet / 宠物医院 | millbrook, 3 17 | 80-560 | Vaccination / 疫苗; Check-up / 体检; Cat food / 猫粮
language_school | Bell Yard Language School / 钟楼院语言学校 | education | Language school / 语言学校 | oldquay, 1 6 | 180-1600 | Evening course / 晚间课程; Textbook / 教材
city_library | City Library / 市立图书馆 | education | Library / 图书馆 | beaconhill, 2 20 | 1-30 | Late fee / 逾期费; Copies / 复印; Reading card / 借书证
swift_courier | Swift Courier / 迅达快递 | home | Courier / 快递 | ropewalk, 3 44 | 8-60 | Parcel / 寄件; Packing / 包装
laundry_swan | Swan Laundry / 天鹅洗衣 | home | Laundry / 洗衣店 | fernhill, 1 25 | 18-140 | Shirts / 衬衫; Coat / 大衣; Duvet / 被子
maple_rent | Maple Court, rent / 枫林苑房租 | home | Landlord / 房东 | fernhill, 0 22 | 3700-3850 | Rent / 房租; Garage / 车库
hugo_pipes | Hugo, Pipes & Boilers / 小胡管道维修 | home | Plumber / 水管工 | eastgate, 1 19 | 80-420 | Repair / 维修; Spare part / 配件
locks_and_keys | Mason Street Keys / 石匠街配锁 | home | Locksmith / 配锁 | eastgate, 1 33 | 10-260 | Key / 配钥匙; Lock / 换锁
meridian_mobile | Meridian Mobile / 子午移动 | phone | Mobile carrier / 移动运营商 | eastgate, 3 8 | 30-200 | Top-up / 话费充值; Data pack / 流量包; Monthly bill / 月账单
quickline | Quickline Fibre / 快线光纤 | phone | Broadband / 宽带 | eastgate, 3 30 | 99-299 | Broadband / 宽带费; Router / 路由器
yuki_tea | Yuki's Tea / 田悠茶铺 | food | Tea shop / 茶铺 | ropewalk, 4 16 | 18-180 | Tea by the pot / 一壶茶; Green tea 100 g / 绿茶 100 克; Teapot / 茶壶
bluestem_flowers | Bluestem Flowers / 蓝茎花店 | shopping | Florist / 花店 | fernhill, 2 31 | 25-220 | Bouquet / 花束; Potted plant / 盆栽
`;
// category | frequency | sort | yuan | names | goods
export const shopSorts = `
food | 9 | Noodle house / 面馆 | 14-60 | {f} Noodles / {f}面馆; {p}'s Noodle Bar / {p}面庄; {f} Hand-pulled Noodles / {f}拉面 | Beef noodles / 牛肉面; Cold noodles / 凉面; Side dish / 小菜; Extra egg / 加蛋
food | 6 | Dumpling shop / 饺子馆 | 16-70 | {f} Dumplings / {f}饺子馆; {p}'s Dumplings / {p}水饺 | Pork and chive / 猪肉韭菜; Steamed buns / 小笼包; Soup / 汤
food | 6 | Bakery / 面包店 | 8-90 | {f} Bakery / {f}面包房; {p}'s Bread / {p}烘焙 | Rye loaf / 黑麦面包; Croissants / 可颂; Birthday cake / 生日蛋糕; Buns / 小餐包
food | 7 | Café / 咖啡馆 | 16-88 | {f} Coffee / {f}咖啡; Café {f} / {f}小馆; {p}'s Espresso Bar / {p}咖啡吧 | Flat white / 澳白; Filter coffee / 手冲; Sandwich / 三明治; Cheesecake / 芝士蛋糕
food | 6 | Milk tea / 奶茶店 | 9-46 | {f} Tea / {f}茶饮; {p}'s Pearl Tea / {p}奶茶 | Milk tea / 奶茶; Fruit tea / 水果茶; Pudding / 布丁
food | 6 | Greengrocer / 果蔬店 | 8-95 | {f} Greens / {f}果蔬; {p}'s Fruit & Greens / {p}水果店 | Apples / 苹果; Strawberries / 草莓; Vegetables / 时蔬; Melon / 西瓜
food | 4 | Butcher / 肉铺 | 22-180 | {f} Butcher / {f}肉铺; {p}'s Meat / {p}鲜肉 | Pork ribs / 排骨; Minced beef / 牛肉馅; Sausages / 香肠
food | 4 | Fishmonger / 鱼铺 | 25-220 | {f} Fish / {f}鱼铺; {p}'s Catch / {p}海鲜 | Mackerel / 鲭鱼; Prawns / 鲜虾; Mussels / 贻贝
food | 5 | Breakfast stall / 早餐铺 | 4-28 | {f} Breakfast / {f}早点; {p}'s Pancakes / {p}煎饼 | Pancake / 煎饼; Soy milk / 豆浆; Fried dough / 油条; Congee / 粥
food | 5 | Hotpot / 火锅店 | 90-380 | {f} Hotpot / {f}火锅; {p}'s Copper Hotpot / {p}涮肉 | Hotpot for two / 双人锅; Lamb slices / 羊肉卷; Broth / 锅底
food | 5 | Barbecue / 烧烤店 | 45-260 | {f} Skewers / {f}烧烤; {p}'s Grill / {p}烤串 | Lamb skewers / 羊肉串; Grilled aubergine / 烤茄子; Beer / 啤酒
food | 5 | Family restaurant / 家常菜馆 | 40-280 | {f} Kitchen / {f}家常菜; {p}'s Table / {p}私房菜 | Dinner / 晚餐; Fish in soy / 红烧鱼; Rice / 米饭
food | 3 | Sweet shop / 糖果铺 | 8-70 | {f} Sweets / {f}糖果铺; {p}'s Nougat / {p}糕点 | Nougat / 牛轧糖; Sesame bars / 芝麻糖; Moon cakes / 月饼
food | 3 | Wine shop / 酒铺 | 38-420 | {f} Wines / {f}酒铺; {p}'s Cellar / {p}酒窖 | White wine / 白葡萄酒; Rice wine / 米酒; Beer / 啤酒
shopping | 7 | Corner shop / 便利店 | 4-60 | {f} Corner Shop / {f}便利店; {f} Express / {f}便利 | Drinks / 饮料; Snacks / 零食; Batteries / 电池; Umbrella / 雨伞
shopping | 6 | Supermarket / 超市 | 20-320 | {f} Supermarket / {f}超市; {f} Mart / {f}生活超市 | Groceries / 日用百货; Rice and oil / 米面粮油; Detergent / 洗衣液
shopping | 4 | Bookshop / 书店 | 20-210 | {f} Books / {f}书店; {p}'s Second-hand Books / {p}旧书摊 | Novel / 小说; Magazine / 杂志; Notebook / 笔记本
shopping | 4 | Stationer / 文具店 | 6-120 | {f} Stationery / {f}文具; {p}'s Paper Shop / {p}纸品店 | Pens / 签字笔; Paper / 打印纸; Folder / 文件夹
shopping | 5 | Clothes shop / 服装店 | 59-680 | {f} Clothing / {f}服饰; {p}'s Wardrobe / {p}衣橱 | Shirt / 衬衫; Trousers / 长裤; Scarf / 围巾
shopping | 3 | Shoe shop / 鞋店 | 89-620 | {f} Shoes / {f}鞋店; {p}'s Soles / {p}鞋铺 | Shoes / 鞋; Laces / 鞋带; Insoles / 鞋垫
shopping | 4 | Florist / 花店 | 20-260 | {f} Flowers / {f}花店; {p}'s Garden Shop / {p}花园 | Bouquet / 花束; Orchid / 兰花; Soil / 营养土
shopping | 3 | Toy shop / 玩具店 | 25-320 | {f} Toys / {f}玩具; {p}'s Toy Box / {p}玩具盒 | Building blocks / 积木; Puzzle / 拼图; Kite / 风筝
shopping | 4 | Electronics / 数码店 | 35-1900 | {f} Electronics / {f}数码; {p}'s Phone Repair / {p}手机维修 | Charger / 充电器; Headphones / 耳机; Screen repair / 换屏
shopping | 3 | Cosmetics / 美妆店 | 39-480 | {f} Cosmetics / {f}美妆; {p}'s Scents / {p}香氛 | Hand cream / 护手霜; Sunscreen / 防晒; Lipstick / 口红
shopping | 3 | Sports shop / 运动用品店 | 45-760 | {f} Sports / {f}运动; {p}'s Outdoor / {p}户外 | Running shoes / 跑鞋; Rope / 登山绳; Water bottle / 水壶
shopping | 2 | Optician / 眼镜店 | 120-980 | {f} Opticians / {f}眼镜; {p}'s Glasses / {p}眼镜店 | Glasses / 配镜; Lens cleaner / 镜片清洁
shopping | 2 | Ceramics / 陶瓷店 | 28-360 | {f} Ceramics / {f}陶社; {p}'s Pots / {p}陶坊 | Bowl / 碗; Teapot / 茶壶; Vase / 花瓶
home | 5 | Hardware shop / 五金店 | 6-240 | {f} Hardware / {f}五金; {p}'s Tools / {p}工具行 | Screws / 螺丝; Lamp / 灯泡; Paint / 油漆
home | 4 | Laundry / 洗衣店 | 15-160 | {f} Laundry / {f}洗衣; {p}'s Ironing / {p}熨烫 | Shirts / 衬衫; Coat / 大衣; Duvet / 被子
home | 3 | Furniture / 家具店 | 180-3600 | {f} Furniture / {f}家具; {p}'s Chairs / {p}木作 | Shelf / 书架; Chair / 椅子; Delivery / 送货安装
home | 3 | Housekeeping / 家政 | 80-320 | {f} Housekeeping / {f}家政; {f} Window Cleaning / {f}擦窗 | Cleaning, 3 hours / 保洁三小时; Windows / 擦窗
home | 3 | Repairs / 维修 | 50-420 | {p}'s Repairs / {p}维修; {f} Appliances / {f}家电维修 | Washing machine / 修洗衣机; Kettle / 修水壶; Call-out / 上门费
home | 2 | Tailor / 裁缝 | 15-280 | {p} the Tailor / {p}裁缝铺; {f} Alterations / {f}改衣 | Trousers shortened / 改裤脚; Zip / 换拉链
home | 2 | Locksmith / 配锁 | 10-260 | {p}'s Keys / {p}配锁; {f} Locks / {f}锁行 | Key / 配钥匙; Lock / 换锁
home | 3 | Pet shop / 宠物店 | 22-380 | {f} Pets / {f}宠物; {p}'s Paws / {p}萌宠 | Cat food / 猫粮; Litter / 猫砂; Grooming / 洗护
transport | 5 | Car park / 停车场 | 5-45 | {f} Car Park / {f}停车场; {f} Garage / {f}车库 | Parking / 停车费
transport | 3 | Filling station / 加油站 | 120-480 | {f} Filling Station / {f}加油站; {f} Charging Park / {f}充电站 | Petrol / 汽油; Charging / 充电; Car wash / 洗车
transport | 3 | Bicycle repair / 修车铺 | 10-260 | {p}'s Bicycle Repair / {p}修车铺; {f} Bicycles / {f}单车 | Inner tube / 内胎; Brakes / 刹车; Service / 保养
transport | 2 | Taxi / 出租车 | 12-96 | {f} Taxi / {f}出租; {p}'s Cab / {p}师傅的车 | Ride / 行程; Airport ride / 机场行程
travel | 3 | Guest house / 旅馆 | 160-780 | {f} Guest House / {f}客栈; {f} Hotel / {f}酒店; {p}'s Rooms / {p}民宿 | Room / 客房; Breakfast / 早餐; Deposit / 押金
travel | 2 | Boat trips / 游船 | 38-260 | {f} Boat Trips / {f}游船; {p}'s Ferry / {p}渡船 | Harbour round / 港口环游; Island ticket / 登岛船票
leisure | 3 | Cinema / 电影院 | 35-180 | {f} Cinema / {f}影院; {f} Picture House / {f}电影院 | Film tickets / 电影票; Popcorn / 爆米花
leisure | 3 | Games hall / 桌游馆 | 30-220 | {f} Games / {f}桌游; {p}'s Billiards / {p}台球 | Table, 2 hours / 包桌两小时; Drinks / 饮料
leisure | 3 | Karaoke / 歌厅 | 60-420 | {f} Karaoke / {f}歌厅; {p}'s Music Box / {p}量贩 | Room, 3 hours / 包厢三小时; Snacks / 小吃
leisure | 3 | Sports hall / 运动馆 | 25-320 | {f} Badminton / {f}羽毛球馆; {f} Swimming Pool / {f}游泳馆; {f} Yoga / {f}瑜伽 | Court, 1 hour / 场地一小时; Day pass / 单次票; Ten visits / 十次卡
leisure | 2 | Museum / 博物馆 | 10-90 | {f} Museum / {f}博物馆; {f} Gallery / {f}美术馆 | Ticket / 门票; Catalogue / 图录
leisure | 3 | Hairdresser / 理发店 | 28-420 | {f} Hair / {f}造型; {p}'s Barber Shop / {p}理发店 | Haircut / 剪发; Colour / 染发; Wash / 洗吹
leisure | 2 | Flower arranging, pottery / 手作工坊 | 68-360 | {f} Pottery / {f}陶艺; {p}'s Workshop / {p}手作 | Evening class / 晚间体验课; Firing / 烧制费
health | 4 | Pharmacy / 药房 | 10-180 | {f} Pharmacy / {f}药房; {p}'s Herbs / {p}本草 | Cough syrup / 止咳糖浆; Vitamins / 维生素; Plasters / 创可贴
health | 3 | Clinic / 诊所 | 30-680 | {f} Clinic / {f}诊所; {f} Dental / {f}口腔 | Registration / 挂号费; Check-up / 检查; Medicine / 药费
health | 2 | Massage / 推拿 | 68-320 | {f} Massage / {f}推拿; {p}'s Back Care / {p}理疗 | Shoulders, 45 min / 肩颈四十五分钟; Feet / 足疗
education | 3 | School of languages / 语言学校 | 90-1800 | {f} Languages / {f}外语; {f} Evening School / {f}夜校 | Course / 课程费; Textbook / 教材
education | 2 | Music lessons / 琴行 | 80-1200 | {f} Music School / {f}琴行; {p}'s Piano Lessons / {p}钢琴课 | Lesson / 课时费; Sheet music / 乐谱
education | 2 | Nursery / 托育 | 120-2600 | {f} Nursery / {f}幼托; {f} After-school / {f}课后班 | Week / 周托费; Lunch / 餐费
education | 2 | Driving school / 驾校 | 160-3200 | {f} Driving School / {f}驾校; {p}'s Driving Lessons / {p}陪驾 | Lesson / 课时; Exam fee / 考试费
phone | 2 | Phone shop / 通讯店 | 20-300 | {f} Phones / {f}通讯; {p}'s SIM Cards / {p}手机卡 | Top-up / 话费充值; SIM card / 手机卡; Data pack / 流量包
phone | 1 | Print shop / 图文店 | 2-160 | {f} Copies / {f}图文; {p}'s Print Shop / {p}打印 | Copies / 复印; Photos / 照片冲印; Binding / 装订
`;
