/**
 * Dishes by cuisine. "= cuisine | slots" begins a cuisine, "# section" begins a section, and any other line is a dish:
 * name | about | yuan | how spicy | picture | options. {m} and {n} represent a word from the cuisine's lists. Each word
 * gives a separate dish.
 */
export const menus = `
= noodles | m: beef / 牛肉; lamb / 羊肉; oxtail / 牛尾; pork rib / 排骨; chicken / 鸡丝; mushroom / 香菇; tomato and egg / 番茄鸡蛋; clam / 蛤蜊 | n: sesame / 麻酱; scallion oil / 葱油; chilli oil / 红油; peanut / 花生; pickled greens / 雪菜
# Soup noodles / 汤面
{m^} noodle soup / {m}汤面 | Broth simmered overnight, noodles pulled to order / 高汤熬一夜，面条现拉 | 22-38 | 1 | bowl:gold | noodle spice
House noodles with {m} / 招牌{m}面 | Twice the topping, half the talk / 浇头加倍 | 28-46 | 1 | bowl:brown | noodle spice
Wonton noodles / 云吞面 | Eight wontons, thin noodles, clear soup / 八只云吞，细面清汤 | 20-30 | 0 | bowl:cream | noodle
Sour soup noodles with {m} / 酸汤{m}面 | Sharp, red, good against fog / 酸爽开胃 | 24-36 | 2 | bowl:red | noodle spice
# Dry noodles / 拌面
{n^} noodles / {n}拌面 | Mix before the first bite / 先拌再吃 | 16-26 | 1 | plate:brown | noodle spice
Cold noodles with {n} / {n}凉面 | Cucumber, beansprouts, a wet evening forgotten / 黄瓜豆芽，爽口 | 15-24 | 1 | plate:gold | spice
Fried noodles with {m} / {m}炒面 | From a wok that is never cold / 大火快炒，锅气足 | 22-34 | 1 | plate:orange | spice
# Small dishes / 小菜
Smashed cucumber / 拍黄瓜 | Garlic and vinegar / 蒜泥香醋 | 9-14 | 0 | plate:green |
Marbled egg / 茶叶蛋 | Steeped two days / 泡足两天 | 3-5 | 0 | plate:brown |
Braised tofu / 卤豆干 | Five slices / 一份五片 | 8-12 | 0 | plate:brown |
Kelp knots / 海带结 | With a little chilli / 微辣 | 8-12 | 1 | plate:black |
Beef shank, sliced / 卤牛腱 | Cold, with ginger / 冷切配姜丝 | 26-38 | 0 | plate:brown |
Wood ear salad / 凉拌木耳 | Coriander, lime / 香菜青柠 | 12-18 | 1 | plate:black |
# Drinks / 饮品
Barley tea / 大麦茶 | By the pot / 一壶 | 6-10 | 0 | glass:gold | temp
Sour plum drink / 酸梅汤 | Home-made / 自家熬 | 8-12 | 0 | glass:purple | ice
Soy milk / 豆浆 | Hot or cold / 冷热皆可 | 5-8 | 0 | glass:cream | temp
= dumplings | m: pork and chive / 猪肉韭菜; pork and cabbage / 猪肉白菜; prawn / 虾仁三鲜; beef and onion / 牛肉洋葱; lamb and carrot / 羊肉胡萝卜; mushroom and egg / 香菇鸡蛋; fennel / 茴香; pumpkin / 南瓜 | n: vinegar / 香醋; chilli / 辣油; garlic / 蒜泥
# Boiled / 水饺
{m^} dumplings / {m}水饺 | Twelve, folded this morning / 十二只，早上现包 | 18-34 | 0 | steamer:cream | sauce
Mixed dozen / 什锦水饺 | Four kinds, three of each / 四种馅各三只 | 24-34 | 0 | steamer:cream | sauce
# Steamed / 蒸点
Soup dumplings / 小笼包 | Eight; bite the corner first / 八只，先咬小口 | 22-32 | 0 | steamer:white | sauce
{m^} buns / {m}包子 | Two, the size of a fist / 两个，拳头大 | 8-14 | 0 | steamer:white |
Steamed glass dumplings / 水晶饺 | With {n} on the side / 附{n}碟 | 20-28 | 0 | steamer:pink |
# Fried / 煎饺
Pan-fried {m} dumplings / {m}锅贴 | Crisp feet, soft heads / 底脆皮软 | 20-32 | 0 | plate:gold | sauce
Spring rolls / 春卷 | Four / 四根 | 14-20 | 0 | plate:gold |
Leek pancake / 韭菜盒子 | Two / 两个 | 12-16 | 0 | plate:green |
# Soups and sides / 汤和小菜
Egg drop soup / 蛋花汤 | With seaweed / 加紫菜 | 8-14 | 0 | bowl:gold |
Hot and sour soup / 酸辣汤 | Pepper rather than chilli / 胡椒味 | 12-18 | 2 | bowl:red |
Pickled radish / 腌萝卜 | A small plate / 一小碟 | 6-9 | 0 | plate:pink |
Garlic greens / 蒜蓉青菜 | What the market had / 时令青菜 | 16-22 | 0 | plate:green |
Cold tofu with {n} / {n}豆腐 | Silken / 嫩豆腐 | 10-14 | 0 | plate:white |
Congee / 白粥 | Plain, with two pickles / 配两样小菜 | 6-10 | 0 | bowl:white |
Chrysanthemum tea / 菊花茶 | By the pot / 一壶 | 8-14 | 0 | glass:gold | temp
= hotpot | m: lamb / 羊肉; beef / 肥牛; pork belly / 五花; fish / 鱼片; tripe / 毛肚; duck blood / 鸭血; squid / 鱿鱼 | n: mushroom / 菌菇; tomato / 番茄; chilli / 麻辣; bone / 骨汤; coconut chicken / 椰子鸡
# Broths / 锅底
{n^} broth / {n}锅底 | Comes in its own pot, keeps for two hours / 随锅送，可煮两小时 | 28-58 | 1 | pot:red | spice
Half and half / 鸳鸯锅 | Mild left, wild right / 一半清汤一半红汤 | 48-68 | 2 | pot:orange | spice
# Meat and fish / 荤菜
{m^}, sliced / {m} | 200 g, hand-cut / 200 克手切 | 28-58 | 0 | plate:pink |
Prawn paste / 虾滑 | Pushed into the pot with a spoon / 勺子下锅 | 26-38 | 0 | plate:pink |
Beef balls / 牛肉丸 | Eight; they bounce / 八颗，弹牙 | 22-30 | 0 | bowl:brown |
# Vegetables / 素菜
Lotus root / 藕片 | Thin / 薄切 | 10-16 | 0 | plate:cream |
Potato slices / 土豆片 | Four minutes, not five / 煮四分钟 | 8-12 | 0 | plate:gold |
Crown daisy / 茼蒿 | One bunch / 一把 | 12-16 | 0 | plate:green |
Frozen tofu / 冻豆腐 | Drinks the broth / 吸满汤汁 | 10-14 | 0 | plate:cream |
Oyster mushrooms / 平菇 | From Millbrook / 磨坊溪产 | 12-18 | 0 | plate:cream |
Wide glass noodles / 宽粉 | Slippery / 爽滑 | 10-14 | 0 | plate:white |
Spinach / 菠菜 | Washed twice / 洗两遍 | 10-14 | 0 | plate:green |
# To go with it / 蘸料与主食
Sesame dip / 麻酱碟 | With coriander / 加香菜 | 6-8 | 0 | bowl:brown |
Fried rice cakes / 红糖糍粑 | Brown sugar / 淋红糖 | 16-24 | 0 | plate:gold |
Hand-pulled noodles / 手擀面 | For the end / 最后下锅 | 8-12 | 0 | plate:cream |
Plum drink, large / 大瓶酸梅汤 | One litre / 一升 | 16-22 | 0 | glass:purple | ice
= sichuan | m: chicken / 鸡丁; pork / 肉丝; beef / 牛肉; prawns / 虾球; tofu / 豆腐; fish / 鱼片; duck / 鸭片 | n: pepper / 花椒; fish-fragrant sauce / 鱼香; dried chillies / 干椒; black beans / 豆豉
# Hot dishes / 热菜
{m^} with {n} / {n}{m} | Red first, numb afterwards / 先辣后麻 | 28-48 | 2 | plate:red | spice
Mapo tofu / 麻婆豆腐 | Silken, with minced beef / 嫩豆腐配牛肉末 | 22-30 | 2 | bowl:red | spice
Twice-cooked pork / 回锅肉 | With green garlic / 配蒜苗 | 34-46 | 1 | plate:brown | spice
Boiled {m} in chilli broth / 水煮{m} | Enough chilli for a week / 一盆红油 | 42-68 | 3 | bowl:red | spice
Kung pao {m} / 宫保{m} | Peanuts, a little sweet / 花生米，带点甜 | 30-44 | 1 | plate:orange | spice peanut
Dry-fried beans / 干煸四季豆 | Wrinkled on purpose / 煸到起皱 | 22-30 | 1 | plate:green |
# Cold dishes / 凉菜
Mouth-watering chicken / 口水鸡 | Chilli oil, sesame / 红油芝麻 | 26-36 | 2 | plate:red | spice peanut
Cold noodles of mung bean / 凉粉 | Trembles / 抖一抖就晃 | 12-18 | 2 | plate:white | spice
Garlic pork, sliced / 蒜泥白肉 | Paper-thin / 薄如纸 | 28-36 | 1 | plate:pink |
# Rice and noodles / 主食
Dan dan noodles / 担担面 | No soup / 干拌 | 15-22 | 2 | bowl:red | spice peanut
Egg fried rice / 蛋炒饭 | Each grain apart / 粒粒分明 | 14-22 | 0 | plate:gold |
Steamed rice / 米饭 | A bowl / 一碗 | 2-4 | 0 | bowl:white |
Sweet rice balls in wine / 醪糟汤圆 | To put the fire out / 解辣 | 12-16 | 0 | bowl:white |
Ice jelly / 冰粉 | Brown sugar, hawthorn / 红糖山楂 | 8-14 | 0 | bowl:purple |
= cantonese | m: barbecued pork / 叉烧; roast duck / 烧鸭; soy chicken / 豉油鸡; crisp pork belly / 烧肉; steamed fish / 蒸鱼 | n: prawn / 鲜虾; pork / 猪肉; beef / 牛肉; scallop / 带子; mushroom / 香菇
# Roasts / 烧味
{m^} on rice / {m}饭 | With greens and the sauce of the house / 配时蔬与秘制酱汁 | 28-42 | 0 | plate:brown | 
Two roasts on rice / 双拼饭 | Choose at the counter, we choose well / 师傅推荐双拼 | 36-48 | 0 | plate:brown |
{m^}, half / {m}半份 | For the middle of the table / 适合分享 | 58-98 | 0 | plate:orange |
# Dim sum / 点心
{n^} dumplings, steamed / {n}饺 | Four / 一笼四只 | 18-32 | 0 | steamer:pink |
Rice rolls with {n} / {n}肠粉 | Soy from a jug / 淋豉油 | 16-28 | 0 | plate:white |
Barbecue buns / 叉烧包 | Three / 三只 | 16-22 | 0 | steamer:white |
Egg tarts / 蛋挞 | Three, warm / 三只，热的 | 15-22 | 0 | plate:gold |
Turnip cake / 萝卜糕 | Fried crisp / 香煎 | 16-22 | 0 | plate:cream |
Chicken feet / 豉汁凤爪 | Black beans / 豆豉蒸 | 18-24 | 0 | steamer:brown |
# Congee and soup / 粥与汤
Congee with {n} / {n}粥 | Cooked until the rice gives up / 熬到米花全开 | 18-32 | 0 | bowl:white |
Soup of the day / 例汤 | Ask what is in it / 今日例汤 | 12-22 | 0 | bowl:gold |
Wonton soup / 净云吞 | Ten / 十只 | 22-28 | 0 | bowl:cream |
# Sweets and tea / 甜品饮料
Mango pudding / 芒果布丁 | Set this morning / 早上现做 | 14-20 | 0 | glass:orange |
Milk tea, stockings' kind / 丝袜奶茶 | Strong / 茶味浓 | 14-18 | 0 | glass:brown | temp sugar
Lemon tea / 冻柠茶 | Pushed with a spoon / 自己戳柠檬 | 12-16 | 0 | glass:gold | ice sugar
Red bean soup / 红豆沙 | With orange peel / 陈皮 | 12-16 | 0 | bowl:purple | temp
= northern | m: lamb / 羊肉; beef / 牛肉; pork / 酱肉; mushroom / 香菇; duck / 鸭肉
# Breads / 饼
Flatbread with {m} / {m}夹饼 | Baked against the wall of the oven / 贴炉现烤 | 12-22 | 0 | plate:brown |
Scallion pancake / 葱油饼 | Torn, not cut / 手撕 | 8-14 | 0 | plate:gold |
{m^} pie / {m}馅饼 | Two / 两张 | 14-22 | 0 | plate:gold |
# Stews / 炖菜
Stewed {m} with potato / {m}炖土豆 | An hour by itself / 慢炖一小时 | 36-58 | 0 | pot:brown |
Three fresh vegetables / 地三鲜 | Aubergine, potato, pepper / 茄子土豆青椒 | 24-32 | 0 | plate:purple |
Sour cabbage with pork / 酸菜白肉 | The cabbage is our own / 自家腌酸菜 | 38-52 | 0 | pot:cream |
Lamb spine pot / 羊蝎子 | Gloves included / 附手套 | 68-98 | 1 | pot:brown | spice
Chicken with mushrooms / 小鸡炖蘑菇 | And glass noodles / 加粉条 | 46-66 | 0 | pot:brown |
# Plates / 炒菜
Sweet and sour pork / 锅包肉 | Still crackling when it arrives, we hope / 趁热吃才脆 | 36-48 | 0 | plate:orange |
Cumin {m} / 孜然{m} | Dry and loud / 香气十足 | 38-54 | 1 | plate:brown | spice
Sliced potato with vinegar / 醋溜土豆丝 | Cut by hand / 手切 | 14-20 | 0 | plate:gold |
Tomato and egg / 番茄炒蛋 | Sweet or salty, please say / 甜口咸口请备注 | 18-26 | 0 | plate:red |
# More / 其他
Millet porridge / 小米粥 | With pumpkin / 加南瓜 | 6-10 | 0 | bowl:gold |
Toffee sweet potato / 拔丝地瓜 | Dip into water / 蘸凉水 | 26-34 | 0 | plate:gold |
Pickled garlic / 糖蒜 | Four cloves / 四瓣 | 5-8 | 0 | plate:white |
= barbecue | m: lamb / 羊肉; beef / 牛肉; chicken wing / 鸡翅; pork belly / 五花肉; squid / 鱿鱼; prawn / 大虾; aubergine / 茄子; leek / 韭菜; mushroom / 香菇; bread / 馒头片 | n: garlic / 蒜蓉; cumin / 孜然; honey / 蜜汁; chilli / 香辣
# Skewers / 串烧
{m^} skewers / {m}串 | Five / 五串 | 15-38 | 1 | skewers:brown | spice
{m^} skewers with {n} / {n}{m}串 | Five, turned forty times / 五串，翻烤四十遍 | 18-42 | 1 | skewers:red | spice
# From the grate / 铁板与烤盘
{n^} prawns / {n}烤虾 | Eight / 八只 | 38-58 | 1 | plate:orange | spice
Whole fish with {n} / {n}烤鱼 | For two or three / 两三人份 | 78-128 | 2 | plate:red | spice
Grilled oysters / 烤生蚝 | Six, with glass noodles / 六只，铺粉丝 | 36-58 | 0 | plate:cream |
Corn on the cob / 烤玉米 | With butter / 抹黄油 | 10-14 | 0 | plate:gold |
# Beside it / 配菜
Boiled peanuts and soy beans / 毛豆花生 | The beginning of every evening / 开场必点 | 16-24 | 0 | plate:green |
Cucumber in soy / 酱黄瓜 | Cold / 冰镇 | 10-14 | 0 | plate:green |
Cold noodles / 烤冷面 | With egg and sausage / 加蛋加肠 | 12-18 | 1 | plate:orange | spice
Clam soup / 花甲汤 | Ginger / 姜丝 | 18-26 | 0 | bowl:cream |
Rice with lard and soy / 猪油拌饭 | Forbidden by doctors / 医生不让吃 | 8-12 | 0 | bowl:brown |
# Drinks / 饮料
Draught beer / 扎啤 | Half a litre / 半升 | 14-20 | 0 | glass:gold |
Herbal tea / 凉茶 | Against all this / 降火 | 6-9 | 0 | glass:brown | ice
Orange soda / 橙汁汽水 | Glass bottle / 玻璃瓶 | 6-8 | 0 | glass:orange | ice
= japanese | m: salmon / 三文鱼; tuna / 金枪鱼; eel / 鳗鱼; prawn / 甜虾; scallop / 扇贝; mackerel / 鲭鱼; egg / 玉子 | n: pork / 猪排; chicken / 鸡排; prawn / 炸虾; aubergine / 茄子
# Sushi / 寿司
{m^} nigiri / {m}寿司 | Two / 两贯 | 16-38 | 0 | roll:orange |
{m^} roll / {m}卷 | Eight pieces / 八枚 | 26-48 | 0 | roll:green |
Chef's twelve / 主厨十二贯 | What was best this morning / 今早最好的鱼 | 98-158 | 0 | roll:pink |
# Rice bowls / 丼饭
{m^} bowl / {m}丼 | Warm rice, cold fish / 温饭冷鱼 | 42-68 | 0 | bowl:orange |
{n^} cutlet with curry / 咖喱{n}饭 | Dark curry, two days old / 隔日咖喱更香 | 32-46 | 1 | plate:brown | spice
Beef bowl / 牛丼 | Onions, soft egg / 洋葱温泉蛋 | 26-36 | 0 | bowl:brown |
# Noodles / 面
Pork bone ramen / 豚骨拉面 | Twelve hours of bones / 熬十二小时 | 32-44 | 0 | bowl:cream | noodle
Miso ramen with {n} / 味噌{n}拉面 | With butter and corn / 黄油玉米 | 34-46 | 1 | bowl:gold | noodle
Cold buckwheat noodles / 荞麦冷面 | Dip, slurp / 蘸着吃 | 24-32 | 0 | plate:brown |
# Small / 小食
Fried chicken / 唐扬鸡块 | Six, lemon / 六块配柠檬 | 24-32 | 0 | plate:gold |
Octopus balls / 章鱼烧 | Six, very hot inside / 六颗，小心烫 | 20-26 | 0 | plate:brown |
Edamame / 盐水毛豆 | Sea salt / 海盐 | 12-16 | 0 | plate:green |
Miso soup / 味噌汤 | Tofu and wakame / 豆腐裙带菜 | 8-12 | 0 | bowl:brown |
Steamed egg custard / 茶碗蒸 | A prawn at the bottom / 底下有虾 | 16-22 | 0 | bowl:gold |
Matcha ice cream / 抹茶冰淇淋 | One scoop / 单球 | 14-20 | 0 | bowl:green |
= korean | m: beef / 牛肉; pork / 猪肉; tuna / 金枪鱼; tofu / 豆腐; kimchi / 泡菜; seafood / 海鲜
# Pots / 汤锅
{m^} stew / {m}锅 | Arrives boiling / 滚着上桌 | 32-48 | 2 | pot:red | spice
Army stew for two / 部队锅双人份 | Sausage, ramen, cheese / 香肠拉面芝士 | 78-108 | 2 | pot:orange | spice
Ginseng chicken / 参鸡汤 | A small chicken, whole / 整只童子鸡 | 68-88 | 0 | pot:cream |
# Rice / 饭
Stone bowl rice with {m} / {m}石锅拌饭 | Stir down to the crust / 拌到见锅巴 | 32-44 | 1 | bowl:red | spice
{m^} rice rolls / {m}紫菜包饭 | Ten slices / 十片 | 22-32 | 0 | roll:black |
Fried rice with {m} / {m}炒饭 | Egg on top / 盖煎蛋 | 26-36 | 1 | plate:orange | spice
# Fried and grilled / 炸与烤
Fried chicken, sweet / 甜辣炸鸡 | Half a bird / 半只 | 42-58 | 1 | plate:red | spice
Fried chicken, soy / 酱油炸鸡 | Half a bird / 半只 | 42-58 | 0 | plate:brown |
Seafood pancake / 海鲜饼 | Crisp at the rim / 边缘酥脆 | 34-46 | 0 | plate:gold |
Grilled pork belly set / 烤五花套餐 | Leaves, garlic, paste / 生菜蒜片包饭酱 | 58-78 | 1 | plate:pink | spice
# Street / 小吃
Rice cakes in red sauce / 辣炒年糕 | Chewy / 软糯弹牙 | 18-26 | 2 | plate:red | spice
Fish cake soup / 鱼饼汤 | Three sticks / 三串 | 14-20 | 0 | bowl:gold |
Kimchi, extra / 加份泡菜 | Ours, eight weeks old / 自腌八周 | 6-10 | 2 | plate:red |
Cold buckwheat noodles / 冷面 | With ice in the soup / 带冰碴 | 24-32 | 0 | bowl:brown |
Rice punch / 甜米露 | Sweet, cold / 冰甜 | 10-14 | 0 | glass:white | ice
= western | m: chicken / 鸡肉; salmon / 三文鱼; beef / 牛肉; mushroom / 蘑菇; prawn / 虾仁; pumpkin / 南瓜 | n: pesto / 青酱; tomato / 番茄; cream / 奶油; lemon / 柠檬
# Pasta / 意面
{n^} pasta with {m} / {n}{m}意面 | Cooked two minutes less than you think / 弹牙口感 | 36-58 | 0 | plate:gold |
Lasagne with {m} / {m}千层面 | The corner piece on request / 可备注要边角 | 42-56 | 0 | plate:red |
# Mains / 主菜
{m^} steak / 煎{m}排 | With potatoes and the day's greens / 配土豆时蔬 | 58-128 | 0 | plate:brown | cook
{m^} risotto / {m}烩饭 | Stirred, stirred, stirred / 一直搅一直搅 | 46-62 | 0 | plate:cream |
Fish and chips / 炸鱼薯条 | Vinegar in the bag / 附麦芽醋 | 44-58 | 0 | plate:gold |
# Salads and soups / 沙拉与汤
{m^} salad / {m}沙拉 | Dressing apart / 酱汁分装 | 28-42 | 0 | salad:green |
{m^} soup / {m}浓汤 | With bread / 配面包 | 18-28 | 0 | bowl:orange |
Caesar salad / 凯撒沙拉 | Anchovies, honestly / 真的有凤尾鱼 | 32-42 | 0 | salad:green |
# Bread and small things / 面包小食
Garlic bread / 蒜香面包 | Four / 四片 | 12-18 | 0 | bread:gold |
Fried potatoes / 薯角 | With skin / 带皮 | 16-22 | 0 | plate:gold |
Cheese board / 芝士拼盘 | Three kinds, figs / 三款配无花果 | 48-68 | 0 | plate:cream |
# Sweet / 甜品
Tiramisu / 提拉米苏 | Made on Wednesdays / 周三现做 | 24-32 | 0 | cake:brown |
Panna cotta / 奶冻 | Berries / 莓果 | 20-26 | 0 | bowl:white |
Apple crumble / 苹果酥 | Warm / 热 | 22-28 | 0 | cake:gold |
= burgers | m: beef / 牛肉; double beef / 双层牛肉; crispy chicken / 脆鸡; fish / 鳕鱼; bean / 豆饼; pulled pork / 手撕猪肉 | n: cheddar / 车达芝士; bacon / 培根; avocado / 牛油果; blue cheese / 蓝纹芝士; pickles / 酸黄瓜
# Burgers / 汉堡
{m^} burger / {m}堡 | Bun from the bakery next door / 面包来自隔壁面包房 | 24-42 | 0 | bun:brown | cook
{m^} burger with {n} / {n}{m}堡 | Needs both hands / 请用双手 | 30-52 | 0 | bun:gold | cook
Breakfast burger / 早餐堡 | Egg runs, be quick / 流心蛋，趁热 | 22-30 | 0 | bun:gold |
# Boxes / 套餐
{m^} burger box / {m}堡套餐 | Burger, chips, drink / 汉堡薯条饮料 | 42-62 | 0 | box:red | drink
Family box / 全家盒 | Four burgers, two chips, one quarrel / 四堡两薯一场争执 | 138-178 | 0 | box:orange |
# Sides / 小食
Chips / 薯条 | Twice fried / 炸两次 | 12-18 | 0 | box:gold | size
Sweet potato chips / 红薯条 | With salt / 撒海盐 | 14-20 | 0 | box:orange | size
Onion rings / 洋葱圈 | Eight / 八个 | 14-20 | 0 | plate:gold |
Chicken wings / 鸡翅 | Six / 六只 | 26-34 | 1 | plate:orange | spice
Coleslaw / 卷心菜沙拉 | Crunchy / 爽脆 | 10-14 | 0 | salad:white |
Mac and cheese / 芝士通心粉 | Baked / 焗 | 22-30 | 0 | plate:gold |
# Drinks / 饮料
Milkshake / 奶昔 | Vanilla, chocolate or malt / 香草、巧克力或麦芽 | 18-26 | 0 | glass:cream |
Cola / 可乐 | Half a litre / 五百毫升 | 6-9 | 0 | glass:brown | ice
Lemonade / 柠檬水 | Home-made / 自制 | 10-14 | 0 | glass:gold | ice
= pizza | m: ham / 火腿; salami / 萨拉米; mushroom / 蘑菇; four cheeses / 四种芝士; tuna / 金枪鱼; aubergine / 茄子; prawn / 鲜虾; spinach / 菠菜 | n: olives / 橄榄; chilli / 辣椒; rocket / 芝麻菜; pineapple / 菠萝; artichoke / 洋蓟
# Pizza / 披萨
Margherita / 玛格丽特 | Tomato, mozzarella, basil / 番茄、马苏里拉、罗勒 | 38-48 | 0 | pizza:red | pizza
{m^} pizza / {m}披萨 | From a wood oven / 柴火窑烤 | 46-68 | 0 | pizza:orange | pizza
{m^} pizza with {n} / {n}{m}披萨 | Folded if you ask / 可备注对折 | 50-74 | 1 | pizza:red | pizza
White pizza with {m} / 白酱{m}披萨 | No tomato / 不放番茄 | 48-66 | 0 | pizza:cream | pizza
# Starters / 前菜
Garlic dough balls / 蒜香面团 | Eight / 八颗 | 18-24 | 0 | bread:gold |
Tomato soup / 番茄汤 | Basil oil / 罗勒油 | 18-24 | 0 | bowl:red |
Rocket salad / 芝麻菜沙拉 | Parmesan / 帕玛森 | 24-32 | 0 | salad:green |
Olives / 腌橄榄 | A small bowl / 一小碗 | 12-18 | 0 | bowl:green |
# Sweet and drinks / 甜品饮料
Chocolate pizza / 巧克力披萨 | For two, allegedly / 号称双人份 | 28-36 | 0 | pizza:brown |
Tiramisu / 提拉米苏 | A square / 一方 | 22-28 | 0 | cake:brown |
Blood orange soda / 血橙汽水 | Bottle / 瓶装 | 10-14 | 0 | glass:orange | ice
Still water / 矿泉水 | Half a litre / 五百毫升 | 4-6 | 0 | glass:white |
= vegetarian | m: tofu / 豆腐; mushroom / 菌菇; chickpeas / 鹰嘴豆; lentils / 扁豆; aubergine / 茄子; pumpkin / 南瓜; seitan / 面筋 | n: sesame / 芝麻; lemon / 柠檬; ginger / 姜汁; herb / 香草; peanut / 花生
# Bowls / 能量碗
{m^} bowl with {n} dressing / {n}{m}能量碗 | Seven colours, counted / 数过，七种颜色 | 30-44 | 0 | salad:green |
{m^} curry / {m}咖喱 | Coconut milk, rice / 椰奶配饭 | 30-42 | 1 | bowl:gold | spice
Rice bowl with {m} / {m}盖饭 | Brown rice / 糙米 | 26-36 | 0 | bowl:brown |
# Plates / 热菜
Braised {m} / 红烧{m} | Nobody misses anything / 吃不出是素的 | 26-38 | 0 | plate:brown |
Stuffed pepper with {m} / {m}酿青椒 | Two / 两只 | 28-36 | 0 | plate:green |
Temple stew / 罗汉斋 | Eleven vegetables / 十一样素菜 | 32-42 | 0 | pot:brown |
Sweet and sour "ribs" / 糖醋素排骨 | Lotus root for bones / 藕做骨 | 32-40 | 0 | plate:orange |
# Soups / 汤
{m^} soup / {m}汤 | With seeds / 撒坚果籽 | 16-24 | 0 | bowl:orange |
Seaweed soup / 紫菜汤 | Light / 清淡 | 10-16 | 0 | bowl:green |
# Small and sweet / 小食甜点
Hummus with bread / 鹰嘴豆泥 | Warm bread / 配热饼 | 22-28 | 0 | plate:cream |
Summer rolls / 素春卷 | Four, {n} dip / 四卷配{n}酱 | 20-26 | 0 | roll:green |
Carrot cake / 胡萝卜蛋糕 | No egg / 不含蛋 | 18-24 | 0 | cake:orange |
Nut pudding / 坚果布丁 | Oat milk / 燕麦奶 | 16-22 | 0 | bowl:brown |
Fresh ginger tea / 鲜姜茶 | Burns nicely / 暖胃 | 12-16 | 0 | glass:gold | temp
= seafood | m: prawns / 大虾; clams / 蛤蜊; crab / 青蟹; squid / 鱿鱼; mussels / 贻贝; sea bass / 鲈鱼; mackerel / 鲭鱼; scallops / 扇贝 | n: ginger and spring onion / 姜葱; garlic / 蒜蓉; black bean / 豉汁; salt and pepper / 椒盐; wine / 花雕
# From the boats / 今日渔获
{m^} with {n} / {n}{m} | Came in at five this morning / 早上五点到港 | 48-128 | 0 | plate:orange |
Steamed {m} / 清蒸{m} | Nothing but soy and heat / 只加豉油 | 46-118 | 0 | plate:cream |
Grilled {m} / 炭烤{m} | Lemon / 配柠檬 | 48-108 | 0 | plate:brown |
Fisherman's platter / 渔家拼盘 | For three / 三人份 | 168-238 | 0 | plate:red |
# Soups and rice / 汤与饭
{m^} congee / {m}粥 | A pot for two / 一锅两人 | 38-58 | 0 | pot:white |
Fish head soup / 鱼头豆腐汤 | Milk-white / 汤白如奶 | 48-68 | 0 | pot:cream |
Seafood fried rice / 海鲜炒饭 | With roe / 加鱼籽 | 32-42 | 0 | plate:gold |
Seaweed and egg soup / 紫菜蛋花汤 | Simple / 家常 | 12-18 | 0 | bowl:green |
# Beside it / 小菜
Samphire with {n} / {n}海芦笋 | From Saltmarsh / 产自盐沼 | 22-30 | 0 | plate:green |
Seaweed salad / 海带丝 | Sesame / 芝麻 | 14-18 | 0 | salad:green |
Oyster pancake / 海蛎煎 | Crisp / 香脆 | 28-36 | 0 | plate:gold |
Fried anchovies / 香炸小鱼 | Heads and all / 连头吃 | 20-28 | 0 | plate:brown |
Lemon sorbet / 柠檬雪芭 | Two scoops / 双球 | 16-22 | 0 | bowl:white |
= breakfast | m: egg / 鸡蛋; ham / 火腿; pork floss / 肉松; beef / 牛肉; greens / 青菜; bean paste / 豆沙; pickle / 咸菜
# Hot / 热食
Pancake with {m} / {m}煎饼 | Folded in forty seconds / 四十秒一张 | 8-15 | 1 | plate:gold | spice
Steamed buns with {m} / {m}包 | Two / 两个 | 5-10 | 0 | steamer:white |
Rice roll with {m} / {m}饭团 | Sticky rice, fried dough inside / 糯米裹油条 | 8-14 | 0 | roll:white |
Congee with {m} / {m}粥 | From four in the morning / 凌晨四点开熬 | 6-12 | 0 | bowl:white |
Fried dough sticks / 油条 | Two / 两根 | 4-6 | 0 | bread:gold |
Tofu pudding, salty / 咸豆花 | The right way / 正宗吃法 | 6-9 | 1 | bowl:cream |
Tofu pudding, sweet / 甜豆花 | The other right way / 另一种正宗 | 6-9 | 0 | bowl:white |
Marbled eggs / 茶叶蛋 | Two / 两个 | 4-6 | 0 | plate:brown |
Toast with {m} / {m}吐司 | Both sides / 双面烤 | 9-15 | 0 | bread:gold |
Flat noodles in broth / 河粉汤 | Light / 清爽 | 12-16 | 0 | bowl:cream |
# Drinks / 饮品
Soy milk / 现磨豆浆 | Ground at five / 五点现磨 | 4-7 | 0 | glass:cream | temp sugar
Black rice drink / 黑米糊 | Thick / 浓稠 | 6-8 | 0 | glass:purple |
Milk / 鲜牛奶 | From Harrowfield / 耙田牧场 | 6-9 | 0 | glass:white | temp
= tea | m: jasmine / 茉莉; oolong / 乌龙; Ceylon / 锡兰红茶; hojicha / 焙茶; osmanthus / 桂花; pu'er / 普洱 | n: lemon / 柠檬; peach / 蜜桃; grape / 葡萄; mango / 芒果; strawberry / 草莓; grapefruit / 西柚; plum / 青梅
# Milk tea / 奶茶
{m^} milk tea / {m}奶茶 | Milk, not powder / 用鲜奶，不用奶精 | 12-20 | 0 | cup:brown | size sugar ice
{m^} milk tea with pearls / {m}珍珠奶茶 | Pearls cooked every two hours / 珍珠两小时一煮 | 14-22 | 0 | cup:brown | size sugar ice
{m^} with cheese foam / 芝士奶盖{m} | Drink at forty-five degrees / 四十五度角喝 | 16-24 | 0 | cup:cream | size sugar ice
# Fruit tea / 水果茶
{n^} {m} tea / {n}{m}茶 | Real fruit at the bottom / 杯底是真果肉 | 14-24 | 0 | cup:orange | size sugar ice
{n^} crush / {n}冰沙 | Headache guaranteed / 小心头疼 | 16-24 | 0 | cup:pink | size sugar
# Pure tea / 纯茶
{m^}, pure / 纯{m} | Nothing added / 什么都不加 | 8-14 | 0 | cup:gold | size temp
# Small things / 小点
Taro balls / 芋圆 | In ginger syrup / 姜糖水 | 12-18 | 0 | bowl:purple | temp
Egg waffle / 鸡蛋仔 | {n^} cream / 配{n}奶油 | 16-22 | 0 | bread:gold |
Salted egg biscuits / 咸蛋黄饼 | Four / 四块 | 10-14 | 0 | plate:gold |
= coffee | m: Larkhaven blend / 云雀港拼配; Thornby roast / 棘镇深烘; Ethiopian / 埃塞俄比亚; Colombian / 哥伦比亚 | n: oat milk / 燕麦奶; coconut / 生椰; caramel / 焦糖; vanilla / 香草; orange / 橙香; salt / 海盐
# Coffee / 咖啡
Espresso, {m} / {m}浓缩 | Thirty seconds / 三十秒萃取 | 12-18 | 0 | cup:brown |
Flat white / 澳白 | Two shots / 双份浓缩 | 20-28 | 0 | cup:brown | milk temp
{n^} latte / {n}拿铁 | A leaf on top, on good days / 心情好就拉片叶子 | 22-32 | 0 | cup:cream | size milk temp
Filter, {m} / {m}手冲 | Four minutes, no talking / 四分钟，别说话 | 26-38 | 0 | cup:brown |
Cold brew, {m} / {m}冷萃 | Sixteen hours / 冷泡十六小时 | 22-30 | 0 | glass:brown | size ice
Americano / 美式 | For long meetings / 开长会专用 | 14-20 | 0 | cup:brown | size temp
Mocha / 摩卡 | A grown-up cocoa / 大人的可可 | 24-32 | 0 | cup:brown | size milk
# Not coffee / 非咖啡
Hot chocolate / 热巧克力 | Stands by itself / 浓到挂勺 | 20-28 | 0 | cup:brown | size
Matcha latte with {n} / {n}抹茶拿铁 | Whisked / 手打 | 24-32 | 0 | cup:green | size milk temp
# To eat / 轻食
Croissant / 可颂 | 27 layers, we believe / 据说二十七层 | 14-20 | 0 | bread:gold |
Cheese toast / 芝士吐司 | Crisp rim / 脆边 | 18-26 | 0 | bread:gold |
Banana bread / 香蕉蛋糕 | Thick slice / 厚切 | 16-22 | 0 | cake:brown |
Bagel with salmon / 三文鱼贝果 | Capers / 加酸豆 | 32-42 | 0 | bun:orange |
Avocado sandwich / 牛油果三明治 | Egg on request / 可加蛋 | 28-38 | 0 | bread:green |
= bakery | m: rye / 黑麦; walnut / 核桃; raisin / 葡萄干; whole grain / 全麦; potato / 土豆; olive / 橄榄 | n: plum / 李子; apple / 苹果; almond / 杏仁; chocolate / 巧克力; lemon / 柠檬; red bean / 红豆; matcha / 抹茶
# Bread / 面包
{m^} loaf / {m}面包 | Two days of sourdough / 酸面团发酵两天 | 18-32 | 0 | bread:brown |
{m^} rolls / {m}小餐包 | Four / 四个 | 12-18 | 0 | bread:gold |
Baguette / 法棍 | Sings when it cools / 出炉会唱歌 | 12-18 | 0 | bread:gold |
# Cakes / 蛋糕
{n^} cake, slice / {n}蛋糕（切件） | The middle piece / 中间那块 | 16-26 | 0 | cake:pink |
{n^} cake, whole / {n}蛋糕（整个） | For eight; one day ahead / 八人份，提前一天订 | 128-218 | 0 | cake:cream |
{n^} tart / {n}塔 | Short crust / 酥皮 | 18-26 | 0 | cake:gold |
# Buns / 甜面包
{n^} bun / {n}包 | Still warm at ten / 十点还是热的 | 9-15 | 0 | bread:brown |
Cinnamon roll / 肉桂卷 | Sticky / 黏手 | 12-18 | 0 | bread:brown |
Croissant / 可颂 | Butter from Harrowfield / 用耙田黄油 | 11-16 | 0 | bread:gold |
Cream puff with {n} / {n}泡芙 | Two / 两个 | 14-20 | 0 | cake:gold |
# Savoury / 咸点
Sausage roll / 香肠卷 | Mustard inside / 内有芥末 | 12-16 | 0 | bread:brown |
Cheese straw / 芝士棒 | Three / 三根 | 10-14 | 0 | bread:gold |
Quiche / 咸派 | Leek and ham / 韭葱火腿 | 20-28 | 0 | cake:gold |
`;
// id | title | choices with their surcharges in yuan
export const choices = `
noodle | Noodles / 面条 | thin / 细面 0; wide / 宽面 0; extra noodles / 加面 4
spice | How hot / 辣度 | none / 不辣 0; a little / 微辣 0; medium / 中辣 0; very / 重辣 0
sauce | Dip / 蘸料 | vinegar / 香醋 0; chilli oil / 辣油 0; garlic / 蒜泥 1
temp | Hot or cold / 温度 | hot / 热 0; warm / 温 0; cold / 冷 0
ice | Ice / 冰量 | usual / 正常冰 0; little / 少冰 0; none / 去冰 0
sugar | Sugar / 糖度 | usual / 正常糖 0; half / 半糖 0; none / 无糖 0
size | Size / 规格 | regular / 中份 0; large / 大份 4
milk | Milk / 奶 | cow's milk / 牛奶 0; oat milk / 燕麦奶 4; soy milk / 豆奶 3
cook | Cooked / 熟度 | medium / 七分熟 0; well done / 全熟 0
drink | Drink / 饮料 | cola / 可乐 0; lemonade / 柠檬水 2; water / 矿泉水 0
pizza | Size / 尺寸 | 26 cm / 10 寸 0; 32 cm / 12 寸 16
peanut | Peanuts / 花生 | with / 要花生 0; without / 不要花生 0
`;
