/** Names, opening hours and slogans of restaurants. */
// cuisine | frequency | names | opening and closing hour | picture | price factor
export const restaurants = `
noodles | 12 | {f} Noodles / {f}面馆; {p}'s Noodles / {p}面庄; {f} Pulled Noodles / {f}拉面; {f} Noodle Kitchen / {f}面食坊 | 10 | 22 | bowl:gold | 1
dumplings | 8 | {f} Dumplings / {f}饺子馆; {p}'s Dumplings / {p}水饺; {f} Steamers / {f}蒸笼坊 | 9 | 22 | steamer:cream | 1
hotpot | 5 | {f} Hotpot / {f}火锅; {p}'s Copper Pot / {p}铜锅 | 11 | 24 | pot:red | 1
sichuan | 9 | {f} Sichuan / {f}川菜; {p}'s Chilli Kitchen / {p}川味小馆; {f} Peppercorn / {f}花椒鱼 | 10 | 23 | plate:red | 1
cantonese | 7 | {f} Roasts / {f}烧腊; {f} Dim Sum / {f}茶点; {p}'s Teahouse / {p}茶楼 | 9 | 22 | steamer:pink | 1
northern | 6 | {f} Northern Kitchen / {f}东北菜; {p}'s Flatbreads / {p}饼铺 | 10 | 22 | plate:brown | 1
barbecue | 7 | {f} Skewers / {f}烧烤; {p}'s Grill / {p}烤串; {f} Night Grill / {f}夜烤 | 16 | 27 | skewers:brown | 1
japanese | 7 | {f} Sushi / {f}寿司; {f} Ramen / {f}拉面屋; {p}'s Izakaya / {p}居酒屋 | 11 | 22 | roll:orange | 1
korean | 5 | {f} Korean Kitchen / {f}韩食; {p}'s Stone Bowl / {p}石锅饭 | 10 | 22 | pot:orange | 1
western | 7 | {f} Bistro / {f}西餐; {p}'s Pasta / {p}意面; {f} Brasserie / {f}小酒馆 | 11 | 22 | plate:gold | 1
burgers | 7 | {f} Burgers / {f}汉堡; {p}'s Burger Bar / {p}汉堡店; {f} Fried Chicken / {f}炸鸡汉堡 | 10 | 24 | bun:brown | 1
pizza | 6 | {f} Pizza / {f}披萨; {p}'s Wood Oven / {p}窑烤披萨 | 11 | 23 | pizza:red | 1
vegetarian | 5 | {f} Greens / {f}素食; {p}'s Bowl / {p}轻食; {f} Garden Kitchen / {f}素味园 | 10 | 21 | salad:green | 1
seafood | 5 | {f} Seafood / {f}海鲜; {p}'s Catch / {p}渔家菜 | 10 | 22 | plate:orange | 1
breakfast | 8 | {f} Breakfast / {f}早点; {p}'s Pancakes / {p}煎饼; {f} Soy Milk / {f}豆浆店 | 5 | 14 | bread:gold | 1
tea | 9 | {f} Tea / {f}茶饮; {p}'s Milk Tea / {p}奶茶; {f} Pearl Tea / {f}珍珠奶茶 | 10 | 23 | cup:brown | 1
coffee | 9 | {f} Coffee / {f}咖啡; {p}'s Coffee Bar / {p}咖啡吧; {f} Roasters / {f}烘焙咖啡 | 7 | 21 | cup:cream | 1
bakery | 7 | {f} Bakery / {f}面包房; {p}'s Bread / {p}烘焙 | 6 | 20 | bread:brown | 1
`;
// cuisine | lines that are shown under the name
export const slogans = `
any | Small kitchen, short menu / 小厨房，短菜单; Cooked when you order, not before / 下单才下锅; Family business since 1987 / 1987 年开到今天; No music, good food / 没有音乐，只有好菜; Portions for hungry people / 分量足，管饱
noodles | Forty seconds from hand to pot / 四十秒，从手到锅; The broth never sleeps / 高汤不打烊; Wide, thin, or as you like / 宽的细的，随你
dumplings | Folded at the window / 明档现包; Eighteen pleats, count them / 十八个褶，欢迎数
hotpot | Bring friends or appetite / 带朋友，或带胃口; Broths from five regions / 五地锅底
sichuan | Numb first, happy afterwards / 先麻后爽; Peppercorns from one valley only / 只用一个山谷的花椒
cantonese | Roasts hang in the window until two / 烧腊挂窗，卖到两点; Tea comes without asking / 坐下先上茶
northern | Big plates, thick bread / 大盘厚饼; The cabbage is eight weeks old / 酸菜腌足八周
barbecue | Charcoal, not gas / 只用炭火; Open until the last guest / 开到最后一位客人
japanese | Fish at five, rice at ten / 五点到鱼，十点开饭; The knife is older than the cook / 刀比师傅老
korean | Kimchi of our own / 自家泡菜; It bubbles when it arrives / 咕嘟着上桌
western | Butter, and then some butter / 黄油，再来点黄油; Bread is free, ask twice / 面包免费，可续
burgers | Ground at noon, gone by ten / 中午现绞，十点卖光; Napkins are included / 餐巾管够
pizza | Ninety seconds in a wood oven / 柴窑九十秒; The dough rests two nights / 面团睡两晚
vegetarian | Eleven gardens deliver to us / 十一家菜园直供; Nobody misses anything / 吃完不想肉
seafood | Off the boats at the Old Quay / 旧码头船上直送; Closed when the sea is / 风浪大就歇业
breakfast | From five, for early people / 五点开门，等早起的人; Sold out at eleven, usually / 一般十一点卖完
tea | Brewed every four hours / 四小时一换茶; Less sugar is also a taste / 少糖也好喝
coffee | Roasted on Tuesdays / 周二烘豆; No sockets, good chairs / 没有插座，椅子舒服
bakery | Oven on at two in the morning / 凌晨两点开炉; Yesterday's bread at half price / 隔夜面包半价
`;
export const notices =
  "Rain makes riders slow and soups welcome. Thank you for waiting / 雨天配送稍慢，感谢耐心等待; Please note allergies, the kitchen reads everything / 有忌口请备注，后厨都会看; Chopsticks only if you ask, for the trees / 默认不送餐具，需要请备注; Soup travels apart from noodles / 汤面分装，到家再合; We answer the phone between the rushes / 饭点忙，其余时间可来电; On Mondays the chef rests, the sous chef does not / 周一主厨休息，二厨不休; A free side dish from sixty yuan / 满六十元送小菜一份; We pack in paper, eat soon / 纸盒包装，请趁热吃; New: half portions at lunch / 新上：午市半份; Ring once, the rider waits at the door / 骑手到门口会响一次铃";
