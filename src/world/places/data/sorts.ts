/** Places by sort. {f} is a word of the town, {p} a person, {q} a quarter, {s} a street. */
// category | frequency | sort | names | hours | price | about
export const placeSorts = `
food | 6 | Noodle house / 面馆 | {f} Noodles / {f}面馆; {p}'s Noodles / {p}面庄 | 10:00-22:00 0123456 | 1 | Noodles pulled at the window / 临窗现拉的面; Six stools and a big pot / 六张凳子一口大锅
food | 5 | Family restaurant / 家常菜馆 | {f} Kitchen / {f}家常菜; {p}'s Table / {p}私房菜 | 11:00-21:30 0123456 | 2 | The menu is on a slate / 菜单写在小黑板上; Ask for the fish / 记得点鱼
food | 4 | Seafood restaurant / 海鲜餐厅 | {f} Seafood / {f}海鲜; {p}'s Catch / {p}渔家菜 | 11:00-22:00 023456 | 3 | What the boats bring, nothing else / 船上来什么卖什么
food | 4 | Hotpot / 火锅店 | {f} Hotpot / {f}火锅; {p}'s Copper Pot / {p}铜锅 | 11:00-24:00 0123456 | 2 | Steam on every window / 每扇窗都是热气
food | 4 | Skewers / 烧烤店 | {f} Night Grill / {f}夜烤; {p}'s Skewers / {p}烤串 | 16:00-26:00 0123456 | 2 | Smoke until two in the morning / 烟火到凌晨两点
food | 3 | Pizzeria / 披萨店 | {f} Pizza / {f}披萨; {p}'s Wood Oven / {p}窑烤披萨 | 11:30-22:00 0123456 | 2 | The oven came from a shipyard / 窑炉来自船厂
cafe | 6 | Café / 咖啡馆 | {f} Coffee / {f}咖啡; {p}'s Coffee Bar / {p}咖啡吧 | 7:30-19:00 0123456 | 2 | Good chairs, one socket / 椅子舒服，插座一个; Roasts on Tuesdays / 周二自家烘豆
cafe | 4 | Tea house / 茶馆 | {f} Tea House / {f}茶馆; {p}'s Teapot / {p}茶室 | 10:00-21:00 0123456 | 2 | Refills for as long as you stay / 坐多久续多久
cafe | 4 | Bakery / 面包店 | {f} Bakery / {f}面包房; {p}'s Bread / {p}烘焙 | 6:30-18:30 123456 | 1 | Sold out by four / 下午四点基本卖完
cafe | 3 | Ice cream / 冰淇淋店 | {f} Ice Cream / {f}冰淇淋; {p}'s Gelato / {p}冰室 | 11:00-21:00 0123456 | 1 | Salt caramel, and a queue / 海盐焦糖，要排队
shop | 5 | Supermarket / 超市 | {f} Supermarket / {f}超市; {q} Mart / {q}生活超市 | 8:00-22:00 0123456 | 2 | Fresh bread at five / 五点有新面包
shop | 4 | Bookshop / 书店 | {f} Books / {f}书店; {p}'s Old Books / {p}旧书铺 | 10:00-20:00 0123456 | 2 | A ladder on rails and a sleepy dog / 有滑梯书架和一只瞌睡狗
shop | 4 | Clothes shop / 服装店 | {f} Clothing / {f}服饰; {p}'s Wardrobe / {p}衣橱 | 10:00-21:00 0123456 | 2 | Linen in summer, wool in winter / 夏卖亚麻冬卖羊毛
shop | 3 | Hardware shop / 五金店 | {f} Hardware / {f}五金; {p}'s Tools / {p}工具行 | 8:30-18:00 123456 | 1 | Sells screws by the piece / 螺丝论个卖
shop | 3 | Florist / 花店 | {f} Flowers / {f}花店; {p}'s Garden / {p}花园 | 8:00-20:00 0123456 | 1 | Peonies in May / 五月有芍药
shop | 3 | Shopping centre / 购物中心 | {q} Arcade / {q}购物中心; {f} Galleries / {f}广场 | 10:00-22:00 0123456 | 2 | Three floors, one fountain, two escalators that work / 三层楼，一个喷泉，两部好使的扶梯
hotel | 4 | Hotel / 酒店 | {f} Hotel / {f}酒店; Hotel {q} / {q}酒店 | always | 3 | Breakfast until ten / 早餐供应到十点; Ask for a room to the court / 建议要朝院子的房间
hotel | 4 | Guest house / 客栈 | {f} Guest House / {f}客栈; {p}'s Rooms / {p}民宿 | always | 2 | Five rooms above a shop / 店铺楼上五间房
hotel | 2 | Hostel / 青年旅舍 | {f} Hostel / {f}青年旅舍 | always | 1 | Bunk beds and a guitar with four strings / 上下铺，还有一把四弦吉他
sight | 4 | Museum / 博物馆 | {q} Museum / {q}博物馆; {f} Collection / {f}陈列馆 | 9:30-17:00 023456 | 1 | Ropes, knots and one whale / 绳索、绳结和一头鲸; Free on the first Sunday / 每月首个周日免费
sight | 4 | Gallery / 美术馆 | {f} Gallery / {f}美术馆; {p}'s Prints / {p}版画廊 | 10:00-18:00 023456 | 1 | Small rooms, large windows / 展厅小，窗户大
sight | 4 | Monument / 地标 | {s} Gate / {s}牌坊; {q} Tower / {q}塔楼; {s} Steps / {s}台阶 | always | 0 | Best in the last light / 日落时最好看; Older than the tram / 比电车还老
sight | 2 | Theatre / 剧院 | {f} Theatre / {f}剧院 | 13:00-23:00 023456 | 2 | 300 seats and a ghost light / 三百个座位和一盏幽灵灯
park | 5 | Park / 公园 | {q} Park / {q}公园; {f} Gardens / {f}花园; {s} Green / {s}绿地 | 6:00-22:00 0123456 | 0 | A pond, ducks, and rules about bread / 有池塘有鸭子，不许喂面包; Tai chi at seven / 早上七点有人打太极
park | 3 | Playground / 儿童乐园 | {s} Playground / {s}儿童乐园; {f} Playground / {f}游乐园 | 7:00-20:00 0123456 | 0 | A ship to climb on / 有一艘能爬的船
park | 2 | Viewpoint / 观景台 | {s} Viewpoint / {s}观景台; {q} Lookout / {q}瞭望台 | always | 0 | The whole harbour at once / 整个港口尽收眼底
health | 5 | Pharmacy / 药房 | {f} Pharmacy / {f}药房; {p}'s Pharmacy / {p}药铺 | 8:30-20:00 123456 | 1 | Night bell on the left / 左边有夜间门铃
health | 4 | Clinic / 诊所 | {q} Clinic / {q}诊所; {f} Practice / {f}门诊部 | 8:00-17:30 12345 | 0 | Mornings without appointment / 上午可直接来; Children on Wednesdays / 周三儿科
health | 2 | Hospital / 医院 | {q} Hospital / {q}医院 | always | 0 | Emergencies by the north gate / 急诊走北门
health | 3 | Dentist / 牙科 | {f} Dental / {f}口腔; {s} Dentists / {s}牙科 | 8:00-18:00 12345 | 2 | Painless, says the sign / 招牌上写着不疼
education | 4 | Primary school / 小学 | {q} Primary School / {q}小学; {s} School / {s}小学 | 7:30-16:30 12345 | 0 | A vegetable garden behind the gym / 体育馆后面有菜园
education | 3 | Secondary school / 中学 | {q} Secondary School / {q}中学 | 7:00-18:00 12345 | 0 | Known for its rowing team / 划艇队很有名
education | 4 | Nursery / 幼儿园 | {f} Nursery / {f}幼儿园; {s} Kindergarten / {s}幼儿园 | 7:00-18:00 12345 | 0 | Two rabbits and a rain wall / 养着两只兔子
education | 3 | Evening school / 夜校 | {f} Evening School / {f}夜校; {p}'s Music Lessons / {p}琴行 | 14:00-21:30 123456 | 2 | Languages below, drums above / 楼下学外语，楼上打鼓
education | 2 | Branch library / 图书馆分馆 | {q} Library / {q}图书馆分馆 | 10:00-18:00 23456 | 0 | Returns box by the door, day and night / 门口有昼夜还书箱
transit | 8 | Tram stop / 电车站 | {s} / {s}; {q} North / {q}北; {q} South / {q}南 | 5:00-24:30 0123456 | 0 | Lines 2 and 5 / 停靠 2 路和 5 路; Line 3, every eight minutes / 3 路，八分钟一班; Lines 1 and 4 / 停靠 1 路和 4 路
transit | 3 | Car park / 停车场 | {f} Car Park / {f}停车场; {s} Garage / {s}车库 | always | 1 | 180 places, four with a plug / 一百八十个车位，四个带充电桩; Height 2.1 m / 限高 2.1 米
transit | 3 | Bicycle stand / 单车停放点 | {s} Bicycles / {s}单车点 | always | 0 | Forty racks under a roof / 有顶棚，四十个架位
transit | 2 | Ferry pier / 轮渡码头 | {f} Pier / {f}码头; {q} Ferry / {q}渡口 | 6:00-21:00 0123456 | 1 | To the islands on the hour / 整点发往各岛
transit | 2 | Filling station / 加油站 | {f} Filling Station / {f}加油站; {f} Charging Park / {f}充电站 | always | 2 | Coffee better than it must be / 咖啡出乎意料地好
home | 7 | Apartment house / 公寓楼 | {s} Court / {s}公寓; {f} House / {f}公寓; {f} Terrace / {f}苑 | always | 0 | Six floors, a lift, a strict hedge / 六层带电梯，篱笆剪得笔直; Bicycles in the cellar / 地下室可停单车
home | 5 | Housing estate / 住宅小区 | {f} Gardens Estate / {f}花园小区; {q} Homes / {q}家园 | always | 0 | Gate on the street side / 大门临街; Visitors ring at the gate / 访客请在门口登记
sport | 4 | Sports hall / 体育馆 | {q} Sports Hall / {q}体育馆; {f} Badminton / {f}羽毛球馆 | 7:00-22:00 0123456 | 1 | Eight courts, book a day ahead / 八片场地，提前一天订
sport | 3 | Swimming pool / 游泳馆 | {q} Baths / {q}游泳馆; {f} Pool / {f}泳池 | 6:30-21:00 023456 | 1 | 25 metres, warm side for grandparents / 二十五米池，另有温水区
sport | 4 | Gym / 健身房 | {f} Gym / {f}健身; {p}'s Boxing / {p}拳馆 | 6:00-23:00 0123456 | 2 | Mirrors on one wall only / 只有一面墙有镜子
sport | 3 | Yoga studio / 瑜伽馆 | {f} Yoga / {f}瑜伽; {p}'s Studio / {p}瑜伽室 | 6:30-21:00 0123456 | 2 | Mats are lent, silence is free / 垫子可借，安静免费
sport | 2 | Sports ground / 运动场 | {q} Sports Ground / {q}运动场; {s} Track / {s}田径场 | 6:00-21:30 0123456 | 0 | 400 metres, lights until half past nine / 四百米跑道，灯开到九点半
service | 5 | Bank / 银行网点 | {q} Branch, Bank of Larkhaven / 云雀港银行{q}支行; Tidewater Bank, {s} / 潮汐银行{s}支行; Meridian Bank, {s} / 子午银行{s}支行 | 9:00-17:00 12345 | 0 | Machine inside the door / 门厅有自助机
service | 4 | Post office / 邮局 | {q} Post Office / {q}邮局 | 8:30-17:30 123456 | 0 | The last box is emptied at six / 末次开箱六点
service | 4 | Hairdresser / 理发店 | {f} Hair / {f}造型; {p}'s Barber Shop / {p}理发店 | 10:00-20:00 023456 | 2 | Without appointment on weekdays / 工作日无需预约
service | 3 | Laundry / 洗衣店 | {f} Laundry / {f}洗衣; {p}'s Ironing / {p}熨烫 | 8:00-20:00 0123456 | 1 | Shirts by tomorrow / 衬衫次日可取
service | 3 | Police station / 派出所 | {q} Police Station / {q}派出所 | always | 0 | Lost property on weekdays / 工作日受理失物招领
service | 3 | Office building / 写字楼 | {f} Offices / {f}大厦; {s} Works / {s}工坊 | 8:00-20:00 12345 | 0 | Reception knows every name / 前台记得每个人的名字; Former net factory / 由渔网厂改建
service | 2 | Citizens' office / 便民服务中心 | {q} Citizens' Office / {q}便民服务中心 | 8:30-16:30 12345 | 0 | Draw a number, bring a book / 取个号，带本书
`;
