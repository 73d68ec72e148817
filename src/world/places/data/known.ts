/** Places that the cast, calendars, messages and pages mention. */
// id | name | category | sort | quarter, street and number | phone | hours | rating | price | about
export const knownPlaces = `
home | 22 Maple Court / 枫林苑 22 号 | home | Apartment house / 公寓楼 | fernhill, 0 22 | - | always | 0 | 0 | Nine flats around a court with roses / 九户人家围着一个种月季的院子
parents | 5 Orchard Lane / 果园巷 5 号 | home | House / 住宅 | saltmarsh, 0 5 | - | always | 0 | 0 | A white house behind two plum trees / 两棵李子树后面的白房子
lakeside | Lakeside House / 湖畔公寓 | home | Retirement home / 养老公寓 | pinewood, 1 14 | 555-0118 | always | 46 | 0 | Rooms with a view of the lake, tea at four / 房间看得见湖，下午四点有茶
harbor | Harbor Studio / 海港工作室 | service | Design studio / 设计工作室 | oldquay, 0 18 | 555-0120 | 8:30-18:30 12345 | 0 | 0 | Third floor of the old customs store; meeting rooms are called piers / 老海关仓库三楼，会议室都叫“码头”
lumen | Lumen Tower / 流明大厦 | service | Company / 公司 | beaconhill, 2 60 | 555-0140 | 8:00-18:00 12345 | 0 | 0 | City office of the lamp makers, demo room on floor five / 灯具公司的城区办公室，演示厅在五楼
lotus | Golden Lotus / 金莲餐厅 | food | Chinese restaurant / 中餐厅 | ropewalk, 4 3 | 555-0174 | 11:00-22:30 0123456 | 47 | 3 | The place with the lanterns; book for more than four / 挂灯笼的那家，四人以上请订位
dentist | Elm Street Dental / 榆树街牙科 | health | Dentist / 牙科诊所 | fernhill, 1 41 | 555-0170 | 8:00-18:00 12345 | 45 | 0 | Dr Sommer and a tank of very calm fish / 孙医生坐诊，候诊区有一缸很淡定的鱼
bikes | Spoke & Chain / 链条单车行 | shop | Bicycle shop / 单车行 | millbrook, 0 7 | 555-0171 | 10:00-19:00 123456 | 48 | 2 | Repairs while you wait, if you wait quietly / 立等可取，前提是别催
vet | Willow Vet / 柳树宠物医院 | health | Vet / 宠物医院 | millbrook, 3 17 | 555-0175 | 9:00-18:00 12345 | 47 | 0 | Cats in the morning, dogs after lunch / 上午看猫，下午看狗
gym | Summit Climbing Gym / 峰顶攀岩馆 | sport | Climbing gym / 攀岩馆 | ropewalk, 0 52 | 555-0177 | 9:00-22:00 0123456 | 48 | 2 | Fourteen metres of wall in a former rope factory / 老绳厂改建，岩壁高十四米
library | City Library / 市立图书馆 | education | Library / 图书馆 | beaconhill, 2 20 | 555-0146 | 9:00-20:00 23456 | 49 | 0 | Four floors, one café, and a cat that is not in the catalogue / 四层楼，一间咖啡馆，还有一只不在编目里的猫
tilia | Cafe Tilia / 椴树咖啡馆 | cafe | Café / 咖啡馆 | oldquay, 1 14 | | 7:30-19:00 0123456 | 46 | 2 | Tables under the lime tree, soup from noon / 椴树下有座，中午供汤
twoovens | Two Ovens / 双炉坊 | cafe | Bakery / 面包店 | fernhill, 2 9 | | 6:30-18:00 23456 | 48 | 2 | The crooked sign is older than the ovens / 歪招牌比炉子还老
orpheum | Orpheum / 奥菲影院 | sight | Cinema / 电影院 | oldquay, 4 5 | | 13:00-24:00 0123456 | 44 | 2 | Two screens and red seats that squeak in the sad parts / 两个厅，红座椅一到伤感处就吱呀响
station | Central Station / 中央车站 | transit | Railway station / 火车站 | eastgate, 0 2 | 555-1000 | always | 41 | 0 | Twelve platforms; the clock is two minutes fast on purpose / 十二个站台，大钟故意快两分钟
townhall | Town Hall / 市政厅 | service | City office / 政务大厅 | ropewalk, 1 1 | 555-1010 | 8:00-16:30 12345 | 39 | 0 | Passports at counter 7, weddings upstairs / 七号窗口办护照，结婚登记在楼上
fountain | The Fountain / 喷泉广场 | sight | Square / 广场 | ropewalk, 1 3 | - | always | 45 | 0 | Where everybody meets / 大家都约在这儿见
musicschool | Thornby Music School, city hall / 棘镇音乐学院城区音乐厅 | education | Music school / 音乐学院 | beaconhill, 4 12 | | 9:00-22:00 0123456 | 47 | 1 | The great hall has 420 seats and one pillar / 大礼堂四百二十座，有一根柱子挡视线
market | Northside Market / 北岸菜市场 | shop | Market / 菜市场 | ropewalk, 4 30 | | 5:30-14:00 0123456 | 46 | 1 | Plums by the fountain door, fish at the back / 靠喷泉门卖李子，最里头卖鱼
depot | Swift Courier, Kiln Lane / 迅达快递窑巷站 | service | Parcel depot / 快递站 | ropewalk, 3 44 | 555-0172 | 7:00-20:00 0123456 | 38 | 0 | Bring the pick-up number and some patience / 请带取件号，以及一点耐心
lockers | Parcel lockers, Canal Road / 运河路快递柜 | service | Parcel lockers / 快递柜 | millbrook, 0 15 | - | always | 42 | 0 | Sixty lockers under a tin roof / 铁皮棚下六十个格口
yuki | Yuki's Tea / 田悠茶铺 | cafe | Tea shop / 茶铺 | ropewalk, 4 16 | | 10:00-20:00 234560 | 49 | 2 | Eight seats, one kettle, no hurry / 八个座位，一把壶，不着急
`;
