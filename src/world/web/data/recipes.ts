/** Ingredients. name | 中文 | unit | 单位 | grams per unit | kcal | protein | fat | carbohydrate, each per 100 g */
export const ingredients = `
tomato|番茄|pc|个|150|18|0.9|0.2|3.9
egg|鸡蛋|pc|个|55|143|12.6|9.5|0.7
rice|大米|g|克|1|360|7|0.7|79
cooked rice|米饭|g|克|1|130|2.7|0.3|28
wheat noodles|面条|g|克|1|350|12|1.5|71
rice noodles|米粉|g|克|1|364|6|0.6|80
spaghetti|意面|g|克|1|371|13|1.5|75
flour|面粉|g|克|1|364|10|1|76
bread|面包|slice|片|35|265|9|3.2|49
oats|燕麦片|g|克|1|389|17|7|66
potato|土豆|pc|个|150|77|2|0.1|17
sweet potato|红薯|pc|个|200|86|1.6|0.1|20
carrot|胡萝卜|pc|根|80|41|0.9|0.2|10
onion|洋葱|pc|个|120|40|1.1|0.1|9
spring onion|小葱|pc|根|15|32|1.8|0.2|7
leek|韭葱|pc|根|150|61|1.5|0.3|14
garlic|大蒜|clove|瓣|4|149|6.4|0.5|33
ginger|生姜|g|克|1|80|1.8|0.8|18
cabbage|卷心菜|g|克|1|25|1.3|0.1|6
Chinese cabbage|大白菜|g|克|1|16|1.2|0.2|3.2
pak choi|小白菜|g|克|1|13|1.5|0.2|2.2
spinach|菠菜|g|克|1|23|2.9|0.4|3.6
broccoli|西兰花|g|克|1|34|2.8|0.4|7
cauliflower|花椰菜|g|克|1|25|1.9|0.3|5
aubergine|茄子|pc|个|250|25|1|0.2|6
courgette|西葫芦|pc|个|200|17|1.2|0.3|3.1
cucumber|黄瓜|pc|根|250|15|0.7|0.1|3.6
pepper|彩椒|pc|个|150|31|1|0.3|6
chilli|辣椒|pc|个|15|40|1.9|0.4|9
pumpkin|南瓜|g|克|1|26|1|0.1|6.5
mushrooms|蘑菇|g|克|1|22|3.1|0.3|3.3
green beans|四季豆|g|克|1|31|1.8|0.2|7
peas|豌豆|g|克|1|81|5.4|0.4|14
sweetcorn|玉米粒|g|克|1|86|3.3|1.4|19
beetroot|甜菜根|pc|个|120|43|1.6|0.2|10
lettuce|生菜|g|克|1|15|1.4|0.2|2.9
radish|白萝卜|g|克|1|16|0.7|0.1|3.4
lotus root|莲藕|g|克|1|74|2.6|0.1|17
tofu|豆腐|g|克|1|76|8|4.8|1.9
lentils|扁豆|g|克|1|352|25|1.1|63
chickpeas|鹰嘴豆|g|克|1|164|8.9|2.6|27
white beans|白芸豆|g|克|1|139|9.7|0.4|25
chicken|鸡肉|g|克|1|165|31|3.6|0
pork|猪肉|g|克|1|242|27|14|0
pork belly|五花肉|g|克|1|518|9.3|53|0
beef|牛肉|g|克|1|250|26|15|0
lamb|羊肉|g|克|1|294|25|21|0
bacon|培根|slice|片|20|541|37|42|1.4
salmon|三文鱼|g|克|1|208|20|13|0
white fish|白肉鱼|g|克|1|90|19|1|0
prawns|虾仁|g|克|1|99|24|0.3|0.2
clams|蛤蜊|g|克|1|74|13|1|2.6
milk|牛奶|ml|毫升|1|61|3.2|3.3|4.8
cream|奶油|ml|毫升|1|292|2.2|31|3.3
butter|黄油|g|克|1|717|0.9|81|0.1
yogurt|酸奶|g|克|1|61|3.5|3.3|4.7
cheese|奶酪|g|克|1|403|25|33|1.3
feta|菲达奶酪|g|克|1|264|14|21|4
coconut milk|椰奶|ml|毫升|1|197|2|21|3
apple|苹果|pc|个|180|52|0.3|0.2|14
banana|香蕉|pc|根|120|89|1.1|0.3|23
pear|梨|pc|个|180|57|0.4|0.1|15
orange|橙子|pc|个|180|47|0.9|0.1|12
lemon|柠檬|pc|个|100|29|1.1|0.3|9
strawberries|草莓|g|克|1|32|0.7|0.3|7.7
blueberries|蓝莓|g|克|1|57|0.7|0.3|14
mango|芒果|pc|个|250|60|0.8|0.4|15
raisins|葡萄干|g|克|1|299|3.1|0.5|79
walnuts|核桃仁|g|克|1|654|15|65|14
almonds|杏仁|g|克|1|579|21|50|22
peanuts|花生|g|克|1|567|26|49|16
sesame|芝麻|tbsp|汤匙|9|573|18|50|23
chocolate|巧克力|g|克|1|546|4.9|31|61
honey|蜂蜜|tbsp|汤匙|21|304|0.3|0|82
sugar|白糖|tbsp|汤匙|12|387|0|0|100
oil|食用油|tbsp|汤匙|13|884|0|100|0
soy sauce|酱油|tbsp|汤匙|16|53|8|0.6|4.9
vinegar|醋|tbsp|汤匙|15|18|0|0|0.4
stock|高汤|ml|毫升|1|4|0.4|0.1|0.3
water|水|ml|毫升|1|0|0|0|0
red beans|红豆|g|克|1|329|20|0.5|63
glutinous rice flour|糯米粉|g|克|1|360|7|1|80
tea leaves|茶叶|tsp|茶匙|2|1|0|0|0
`;
/**
 * Cooking methods: method | steps in order, "English / 中文", separated by ";". {a} {b} {c} are the first ingredients,
 * {time} is the time in minutes, and {half} is half of {time}.
 */
export const methods = `
stirfry|Cut whatever is large into pieces of one size. / 大块的食材都切成大小一致。;Heat the pan until it just begins to smoke, then add the fat. / 锅烧到微微冒烟，下油。;Fry {a} for two minutes and take it out. / {a}下锅炒两分钟，盛出。;Fry {b} in the same pan, return everything and season. / 同一口锅炒{b}，再全部回锅调味。;Serve at once, while it still hisses. / 趁滋滋作响立即上桌。
soup|Get {a} ready: wash, peel and dice what needs it. / {a}处理好：该洗的洗，该去皮切块的切块。;Soften {b} in a little fat for five minutes without letting it brown. / 用少许油把{b}焖软五分钟，不要上色。;Add everything else and simmer for {half} minutes. / 加入其余材料，炖{half}分钟。;Taste, season and thin with a little hot water if need be. / 尝味、调味，太稠就加少许热水。
broth|Bring the liquid to a gentle boil with the aromatics. / 汤汁加香料煮至微沸。;Add {a} little by little. / 分次下入{a}。;Stir in the rest and let it draw for a few minutes. / 加入其余材料，再煮几分钟。;Season at the very end. / 最后调味。
bake|Heat the oven to 180 degrees and grease the tin. / 烤箱预热到180度，模具抹油。;Stir {a} and {b} together until no dry spots are left. / 把{a}和{b}搅匀，不留干粉。;Work in everything else. / 加入其余材料拌匀。;Bake for about {half} minutes, until it is golden. / 烤约{half}分钟，至表面金黄。;Let it cool a little before you cut or serve it. / 稍微放凉再切、再上桌。
roast|Heat the oven to 200 degrees. / 烤箱预热到200度。;Wash {a} and cut up what is large. / {a}处理干净，大的切开。;Spread or layer it in a dish with {b} and the rest. / 与{b}和其余材料一起铺入烤盘。;Roast until the edges are brown, about {half} minutes, and look after it now and then. / 烤约{half}分钟，中途看看，烤到边缘焦黄。
salad|Cook or blanch whatever is not eaten raw and let it cool. / 不能生吃的先煮熟或焯水，放凉。;Drain {a} well, for what is wet refuses the dressing. / {a}沥干，湿了挂不住汁。;Cut {b} finely. / {b}切细。;Stir a dressing of the liquids and a pinch of salt. / 用液体调料加一撮盐调汁。;Toss everything and let it rest for five minutes. / 全部拌匀，静置五分钟。
braise|Brown {a} on all sides and do not hurry. / 把{a}各面煎黄，别着急。;Add {b} and stir until it smells sweet. / 加入{b}，炒出香味。;Pour in the liquid so that it half covers everything. / 倒入汤汁，没过一半。;Cover and cook over low heat for {half} minutes. / 加盖小火焖{half}分钟。;Take off the lid and let the sauce thicken. / 揭盖收汁。
steam|Bring a finger's breadth of water to the boil below the steamer. / 蒸锅里烧开一指深的水。;Combine {a} and {b} in a heatproof dish. / 把{a}和{b}放进耐热的盘碗里。;Steam for {half} minutes with the lid closed. / 加盖蒸{half}分钟。;Add what is left as a sauce or on top, and serve. / 其余的作浇汁或撒在上面，上桌。
noodles|Boil {a} in plenty of salted water and save a cup of it. / 用足量盐水煮{a}，留一杯面汤。;Meanwhile get {b} and the aromatics ready in a wide pan. / 同时在宽锅里备好{b}和香料。;Toss everything with a splash of the water until it shines. / 加少许面汤翻拌到油亮。;Serve in bowls, at once. / 盛碗，趁热吃。
pancake|Stir {a} and {b} with the rest to a batter or dough and let it stand for ten minutes. / 把{a}、{b}和其余材料调成糊或面团，静置十分钟。;Brush the pan thinly with fat. / 锅里薄薄刷油。;Fry in portions, turning once. / 分次下锅，翻一次面。;Keep warm under a cloth until all are done. / 盖布保温，直到全部做完。
grill|Pat {a} dry and salt it half an hour before. / {a}擦干，提前半小时抹盐。;Rub with {b} and a little fat. / 抹上{b}和少许油。;Grill over high heat, turning once, for about {half} minutes in all. / 大火烤约{half}分钟，中途翻面一次。;Rest it for three minutes before serving. / 静置三分钟再上桌。
drink|Put {a} into a jug, a pot or the blender. / 把{a}放入壶、锅或搅拌机。;Add {b} and the rest. / 加入{b}和其余材料。;Stir, blend or simmer until even. / 搅匀、打匀或稍煮。;Pour over ice, or serve it warm in winter. / 倒在冰上，冬天则热饮。
porridge|Rinse {a} and put it into a heavy pot with the liquid. / {a}淘洗后与液体一同入厚底锅。;Bring to the boil once, then turn the heat down low. / 烧开一次，转小火。;Cook for {half} minutes, stirring now and then. / 煮{half}分钟，不时搅动。;Add {b} and the rest, and serve warm. / 加入{b}和其余材料，趁热吃。
dumplings|Knead a dough of {a} and water and let it rest under a bowl. / 用{a}加水和面，扣碗醒面。;Chop {b} finely and mix with the seasoning. / {b}切碎，拌入调料。;Roll out, fill and fold, and forgive the first three. / 擀皮、包馅、捏合，前三个难看不要紧。;Cook until they look glassy and done. / 煮或蒸到透亮熟透。
chill|Warm {a} gently and stir in {b}. / {a}慢慢加热，拌入{b}。;Fold in the rest without beating. / 轻轻拌入其余材料，不要打发。;Pour into glasses. / 倒入杯中。;Chill for at least two hours. / 冷藏至少两小时。
mix|Put {a} into a bowl, crushed or sliced if it is large. / {a}放入碗中，大的压碎或切片。;Stir in {b}. / 拌入{b}。;Add the rest on top. / 其余的铺在上面。;Keep it cold until it is time. / 冷藏到享用时。
`;
/** name | 中文 | course | method | minutes | servings | ingredients and amounts | first sentence | 首句 */
export const recipes = `
Tomato and egg stir-fry|番茄炒蛋|main|stirfry|15|2|tomato 3, egg 4, spring onion 2, oil 2, sugar 1|The first dish that most people learn and the last they tire of.|多数人最先学会、最不容易吃腻的一道菜。
Egg fried rice|蛋炒饭|main|stirfry|15|2|cooked rice 400, egg 3, spring onion 2, peas 60, oil 2, soy sauce 1|Yesterday's rice is today's better supper.|隔夜饭，今天的好晚餐。
Pepper pork strips|青椒肉丝|main|stirfry|20|2|pork 200, pepper 2, ginger 10, soy sauce 2, oil 2|Cut everything as thin as a match, says my aunt, and wins every time.|姨妈说，样样切成火柴细，每次都赢。
Garlic broccoli|蒜蓉西兰花|side|stirfry|12|2|broccoli 400, garlic 5, oil 1|Three minutes more and it would be grey.|再多三分钟就发灰了。
Dry-fried green beans|干煸四季豆|side|stirfry|20|3|green beans 450, pork 80, garlic 4, chilli 2, soy sauce 1, oil 3|Wrinkled beans are the aim and not an accident.|豆子起皱是目的，不是意外。
Kung pao style chicken|宫保风味鸡丁|main|stirfry|25|3|chicken 350, peanuts 60, chilli 4, spring onion 3, soy sauce 2, vinegar 1, sugar 1, oil 2|Peanuts go in last, or they forget to crunch.|花生最后放，不然就忘了脆。
Cabbage with vinegar|醋溜卷心菜|side|stirfry|12|3|cabbage 500, chilli 2, garlic 3, vinegar 2, oil 2|Tear the leaves by hand; a knife makes them weep.|叶子用手撕，刀切会出水。
Beef with onions|洋葱炒牛肉|main|stirfry|20|2|beef 300, onion 2, ginger 8, soy sauce 2, oil 2|Freeze the beef for half an hour and slicing becomes easy.|牛肉冻半小时，切片就容易。
Prawns with cucumber|黄瓜炒虾仁|main|stirfry|15|2|prawns 300, cucumber 1, ginger 6, oil 1|Warm cucumber surprises everybody once.|热黄瓜，人人都会惊讶一次。
Mushrooms and pak choi|香菇青菜|side|stirfry|12|3|mushrooms 200, pak choi 400, garlic 3, soy sauce 1, oil 1|Stalks first, leaves later: that is the whole secret.|先下梗、后下叶，秘诀就这些。
Lotus root with chilli|香辣藕片|side|stirfry|18|3|lotus root 400, chilli 3, vinegar 1, soy sauce 1, oil 2|The holes hold the sauce, as nature must have planned.|孔里藏汁，大概是老天的安排。
Fish-fragrant aubergine|鱼香茄子|main|stirfry|25|3|aubergine 2, pork 100, garlic 4, ginger 10, chilli 2, soy sauce 2, vinegar 1, sugar 1, oil 4|There is no fish in it, and there never was.|里面没有鱼，从来也没有过。
Potato slivers|酸辣土豆丝|side|stirfry|20|3|potato 3, chilli 3, vinegar 2, oil 2|Rinse the slivers until the water stays clear.|土豆丝洗到水清为止。
Celery-free veggie wok|杂蔬小炒|main|stirfry|20|2|carrot 2, pepper 1, mushrooms 150, peas 80, soy sauce 1, oil 1|For the evening before shopping day.|适合采购日的前一晚。
Scrambled tofu|炒豆腐碎|breakfast|stirfry|12|2|tofu 300, tomato 1, spring onion 2, oil 1|It looks like egg and is none.|看着像鸡蛋，其实不是。
Lamb with cumin onions|洋葱炒羊肉|main|stirfry|25|3|lamb 350, onion 2, chilli 2, oil 2|Open the window before you begin.|开始之前先打开窗户。
Tomato soup|番茄浓汤|soup|soup|40|4|tomato 8, onion 1, garlic 2, stock 600, cream 80|In August with fresh ones, in March with tinned ones, always with bread.|八月用鲜的，三月用罐头，都配面包。
Pumpkin soup|南瓜浓汤|soup|soup|45|4|pumpkin 900, onion 1, ginger 12, coconut milk 200, stock 600|A soup the colour of a lantern.|一碗灯笼色的汤。
Potato and leek soup|土豆韭葱汤|soup|soup|40|4|potato 5, leek 2, stock 900, cream 60|Rain on the window improves it.|窗外下着雨会更好喝。
Lentil soup|扁豆汤|soup|soup|50|4|lentils 250, carrot 2, onion 1, stock 1200, vinegar 1|A dash of vinegar wakes up the whole pot.|一点醋，唤醒整锅汤。
Egg drop soup|蛋花汤|soup|broth|12|2|egg 2, stock 700, spring onion 1|Stir in one direction and the egg turns to ribbons.|朝一个方向搅，蛋液就成了丝带。
Fish soup with tomatoes|番茄鱼片汤|soup|soup|35|4|white fish 400, tomato 4, potato 2, onion 1, stock 900|Fishermen make it with what nobody bought.|渔夫用卖剩的鱼做这道汤。
Radish and pork soup|萝卜猪肉汤|soup|soup|70|4|radish 500, pork 250, ginger 10, water 1400|Grandmothers prescribe it against everything.|奶奶们用它对付一切毛病。
Minestrone|意式杂蔬汤|soup|soup|50|6|white beans 250, carrot 2, courgette 1, tomato 3, onion 1, spaghetti 60, stock 1300|Every vegetable in the drawer is invited.|抽屉里的蔬菜全都请来。
Sweetcorn chowder|玉米浓汤|soup|soup|35|4|sweetcorn 400, potato 2, onion 1, milk 400, bacon 3|Half of it blended, half of it not: so it stays interesting.|一半打碎、一半不打，才有意思。
Beetroot soup|甜菜汤|soup|soup|60|5|beetroot 4, cabbage 200, carrot 1, onion 1, stock 1200, vinegar 1|Wear an apron that is already red.|围一条本来就红的围裙。
Mushroom soup|蘑菇浓汤|soup|soup|35|4|mushrooms 450, onion 1, butter 30, stock 700, cream 100|The darker you fry them, the better it tastes.|煎得越深，味道越好。
Spinach and tofu soup|菠菜豆腐汤|soup|broth|15|3|tofu 250, spinach 200, ginger 5, stock 800|Green, white and done in a quarter of an hour.|一青二白，一刻钟搞定。
Clam broth|蛤蜊汤|soup|broth|20|2|clams 600, ginger 10, spring onion 2, water 600|Those that stay shut are not invited.|不开口的不算数。
Pea soup|豌豆汤|soup|soup|30|4|peas 600, onion 1, stock 800, cream 50|It is spring in a bowl, even from the freezer.|哪怕用冷冻豌豆，也是一碗春天。
Carrot and ginger soup|胡萝卜姜汤|soup|soup|35|4|carrot 8, onion 1, ginger 15, stock 900, orange 1|The orange goes in at the very end.|橙汁最后才放。
Cabbage and bean soup|卷心菜豆子汤|soup|soup|45|5|cabbage 400, white beans 300, carrot 2, onion 1, stock 1200|It costs less than the bowl it is served in.|比盛它的碗还便宜。
Banana bread|香蕉面包|baking|bake|70|8|flour 220, banana 3, egg 2, butter 100, sugar 6, walnuts 60|The blacker the bananas, the sweeter the bread.|香蕉越黑，面包越甜。
Apple cake|苹果蛋糕|baking|bake|65|10|flour 250, egg 3, butter 150, sugar 9, apple 4|One apple for the cook, four for the cake.|厨师吃一个，蛋糕用四个。
Carrot cake|胡萝卜蛋糕|baking|bake|60|10|flour 240, egg 3, carrot 4, oil 10, sugar 10, walnuts 80|Nobody guesses the vegetable until you say it.|不说没人猜得到里面有菜。
Lemon drizzle cake|柠檬淋面蛋糕|baking|bake|55|8|flour 200, egg 3, butter 150, sugar 12, lemon 2|Pour the syrup over while it is hot, and be patient.|趁热淋糖浆，然后耐心等。
Chocolate brownies|巧克力布朗尼|baking|bake|45|12|flour 100, chocolate 200, butter 150, egg 3, sugar 12|Take them out when you still doubt that they are done.|还在怀疑熟没熟时，就该出炉了。
Oat biscuits|燕麦饼干|baking|bake|30|20|oats 200, flour 100, butter 120, sugar 8, raisins 60|They travel well in coat pockets.|揣在大衣口袋里也不碎。
Blueberry muffins|蓝莓玛芬|baking|bake|40|12|flour 280, egg 2, milk 180, butter 80, sugar 9, blueberries 200|Toss the berries in flour and they will not sink.|蓝莓裹点面粉就不会沉底。
Cheese scones|奶酪司康|baking|bake|30|8|flour 300, butter 70, cheese 120, milk 150|Handle the dough as if it were asleep.|揉面要轻，就像它睡着了。
Walnut loaf|核桃面包|baking|bake|90|12|flour 500, walnuts 120, water 320, honey 1, oil 1|Knead until your arms complain, then two minutes more.|揉到胳膊抗议，再揉两分钟。
Potato gratin|奶油焗土豆|main|roast|80|4|potato 6, cream 300, milk 150, garlic 2, cheese 80|Slice as thin as playing cards.|切得像扑克牌一样薄。
Vegetable lasagne style bake|焗烤千层蔬菜|main|roast|75|6|courgette 2, aubergine 1, tomato 6, cheese 200, onion 1, oil 2|Layers are honest work, so put on the radio.|层层叠叠是体力活，打开收音机吧。
Baked sweet potatoes|烤红薯|side|roast|60|4|sweet potato 4, butter 40|When syrup leaks out, they are ready.|流出糖浆就烤好了。
Macaroni style cheese pasta bake|芝士焗意面|main|roast|45|4|spaghetti 350, cheese 220, milk 500, flour 40, butter 40|Scrape the corners: that is the best part.|刮刮边角，那才最香。
Stuffed peppers|酿彩椒|main|roast|60|4|pepper 4, rice 150, beef 250, onion 1, tomato 2|Choose peppers that can stand on their own.|挑站得稳的彩椒。
Roast cauliflower|烤花椰菜|side|roast|40|4|cauliflower 800, oil 3, almonds 30|Burnt edges are allowed.|边缘焦一点没关系。
Pear crumble|梨子酥粒|dessert|bake|50|6|pear 5, flour 150, butter 100, sugar 7, oats 50|Crumbs should be of all sizes, like gravel.|酥粒要大小不一，像碎石。
Rice pudding from the oven|烤米布丁|dessert|bake|90|4|rice 120, milk 900, sugar 5, butter 20|It cooks while you forget it.|忘了它，它自己就熟了。
Almond biscuits|杏仁饼|baking|bake|30|24|almonds 250, egg 2, sugar 12|Three ingredients and a clean bowl.|三样材料，一只干净的碗。
Onion tart|洋葱挞|main|bake|75|6|flour 220, butter 110, onion 6, egg 3, cream 200, bacon 4|Six onions shrink to a spoonful of sweetness.|六个洋葱缩成一勺甜。
Spinach pie|菠菜派|main|bake|65|6|flour 250, spinach 600, feta 200, egg 2, onion 1, oil 4|Squeeze the spinach as you would a wet sock.|像拧湿袜子一样挤菠菜。
Soda bread|苏打面包|baking|bake|50|10|flour 450, yogurt 400, honey 1|No yeast, no waiting, no excuse.|没有酵母，不用等，没借口。
Mooncake biscuits|红豆酥饼|baking|bake|60|12|flour 250, red beans 200, butter 100, sugar 8, egg 1|The pattern comes from a button.|花纹是用纽扣压出来的。
Greek salad|希腊沙拉|salad|salad|15|3|cucumber 1, tomato 4, onion 1, feta 180, oil 3|No lettuce, the islanders insist.|岛上的人坚持：不放生菜。
Smashed cucumber|拍黄瓜|salad|salad|10|3|cucumber 2, garlic 3, vinegar 2, soy sauce 1, sesame 1|Hit it once, hard, and it does the rest.|用力拍一下，剩下的它自己来。
Potato salad|土豆沙拉|salad|salad|40|5|potato 8, onion 1, egg 3, vinegar 3, oil 4|Every family is sure that theirs is the right one.|每家都认定自家的才正宗。
Carrot salad with raisins|葡萄干胡萝卜沙拉|salad|salad|12|3|carrot 5, raisins 50, lemon 1, oil 2|The sweetest thing that ever crunched.|嚼起来咔嚓响的甜。
Chickpea salad|鹰嘴豆沙拉|salad|salad|12|3|chickpeas 400, tomato 2, onion 1, lemon 1, oil 2|A tin, a knife, a lunch.|一罐、一刀、一顿午饭。
Beetroot and feta salad|甜菜菲达沙拉|salad|salad|20|3|beetroot 4, feta 120, walnuts 40, vinegar 1, oil 2|It paints the cheese pink while you eat.|边吃边把奶酪染成粉色。
Wood ear style mushroom salad|凉拌蘑菇|salad|salad|15|3|mushrooms 300, chilli 2, garlic 3, vinegar 2, soy sauce 1|Blanch them for the time it takes to say your address.|焯水的时间，够念一遍自家地址。
Cold noodles with sesame|麻酱凉面|main|noodles|20|2|wheat noodles 220, cucumber 1, sesame 4, soy sauce 2, vinegar 1, oil 1|The fan is on, the stove hardly.|电扇开着，灶几乎不用开。
Tofu with spring onions|小葱拌豆腐|salad|salad|8|2|tofu 350, spring onion 4, soy sauce 1, sesame 1|Plain as a white shirt.|像白衬衫一样素净。
Apple and cabbage slaw|苹果卷心菜丝|salad|salad|15|4|cabbage 400, apple 2, carrot 1, yogurt 120, lemon 1|Make it an hour early, and it softens its temper.|提前一小时做，脾气就软了。
Green bean salad|四季豆沙拉|salad|salad|20|3|green beans 400, onion 1, walnuts 40, vinegar 2, oil 2|Boil the beans properly: raw ones are not for eating.|豆子务必煮透，生的不能吃。
Orange and onion salad|橙子洋葱沙拉|salad|salad|12|3|orange 3, onion 1, almonds 30, oil 2|It sounds wrong and tastes right.|听着不对，吃着对。
Bread salad|面包沙拉|salad|salad|20|3|bread 5, tomato 4, cucumber 1, onion 1, vinegar 2, oil 3|Stale bread has been waiting for this.|干面包等的就是这一刻。
Lettuce with egg and bacon|培根鸡蛋生菜沙拉|salad|salad|18|2|lettuce 200, egg 3, bacon 4, vinegar 1, oil 1|A breakfast that pretends to be a salad.|假装是沙拉的早餐。
Rice salad|米饭沙拉|salad|salad|25|4|cooked rice 500, pepper 1, sweetcorn 150, peas 100, vinegar 2, oil 2|It likes picnics more than plates.|比起盘子，它更喜欢野餐。
Lentil and carrot salad|扁豆胡萝卜沙拉|salad|salad|35|4|lentils 220, carrot 2, onion 1, vinegar 2, oil 3|Dress the lentils warm, they are thirsty then.|趁热拌扁豆，那时它最渴。
Red-braised pork belly|红烧肉|main|braise|100|4|pork belly 600, ginger 15, sugar 3, soy sauce 4, water 500|Low heat, little water, much patience.|小火、少水、多耐心。
Beef stew|番茄炖牛肉|main|braise|150|5|beef 800, carrot 4, onion 2, tomato 4, potato 4, stock 600|The smell reaches the third floor.|香味能飘到三楼。
Chicken with mushrooms|香菇炖鸡|main|braise|60|4|chicken 800, mushrooms 200, ginger 15, soy sauce 2, water 500|Soak dried mushrooms if you have them and keep the water.|有干香菇就泡上，水别倒掉。
Lamb and radish pot|萝卜炖羊肉|main|braise|110|4|lamb 600, radish 500, ginger 20, spring onion 3, water 900|For the first evening of frost.|适合初霜的夜晚。
Ratatouille|普罗旺斯炖菜|main|braise|60|5|aubergine 2, courgette 2, pepper 2, tomato 5, onion 1, oil 4|Cook each vegetable as if it were the only one.|每样菜都当主角来炒。
Chickpea curry|鹰嘴豆咖喱|main|braise|35|4|chickpeas 500, tomato 3, onion 2, coconut milk 300, ginger 15|The cupboard cooks this one by itself.|翻翻橱柜，它自己就成了。
Chicken curry|鸡肉咖喱|main|braise|50|4|chicken 600, potato 3, carrot 2, onion 2, coconut milk 300|Children pick out the carrots, adults the bay leaf.|孩子挑出胡萝卜，大人挑出香叶。
Braised tofu|红烧豆腐|main|braise|25|3|tofu 450, mushrooms 120, spring onion 2, soy sauce 2, oil 2|Fry the tofu first, or it will fall apart from fright.|先煎豆腐，不然吓得散了架。
Stewed cabbage rolls|白菜卷|main|braise|75|4|Chinese cabbage 600, pork 350, rice 80, onion 1, stock 500|A parcel that needs no string.|不用绳子的包裹。
Soy eggs|卤蛋|side|braise|40|6|egg 6, soy sauce 6, sugar 1, tea leaves 2, water 600|Crack the shells lightly and you get marble.|轻敲蛋壳，就有大理石花纹。
Pork with potatoes|土豆烧肉|main|braise|60|4|pork 450, potato 5, soy sauce 3, ginger 10, water 400|What the potatoes soak up is the point of it.|重点在土豆吸进去的味道。
White beans with tomato|番茄烩白豆|main|braise|40|4|white beans 600, tomato 4, garlic 4, onion 1, oil 4|Better on toast than it has any right to be.|配烤面包，好吃得没道理。
Braised aubergine|红烧茄子|main|braise|30|3|aubergine 3, garlic 5, soy sauce 2, sugar 1, oil 4|Salt the pieces first and they drink less oil.|先用盐腌，吃油就少。
Leeks in broth|高汤煨韭葱|side|braise|35|3|leek 5, butter 25, stock 300|The quiet vegetable has its evening.|低调的蔬菜也有它的夜晚。
Sweet and sour cabbage|糖醋紫甘蓝|side|braise|50|4|cabbage 700, apple 2, onion 1, vinegar 3, sugar 2|Tastes best when warmed up for the second time.|热第二遍时最好吃。
Mushroom goulash|蘑菇烩菜|main|braise|45|4|mushrooms 600, onion 3, pepper 2, tomato 2, cream 100|Onions and mushrooms in equal weight, that is the rule.|洋葱和蘑菇等量，这是规矩。
Steamed fish|清蒸鱼|main|steam|25|3|white fish 600, ginger 15, spring onion 3, soy sauce 3, oil 1|Eight minutes, and the fish has nothing to hide.|八分钟，鱼就毫无隐瞒。
Steamed egg custard|鸡蛋羹|side|steam|20|2|egg 3, water 300, soy sauce 1|Smooth as a pond at six in the morning.|光滑得像清晨六点的池塘。
Steamed aubergine|蒸茄子|side|steam|25|3|aubergine 2, garlic 4, soy sauce 2, vinegar 1, sesame 1|Tear it along the grain while it is hot.|趁热顺着纹理撕。
Garlic prawns, steamed|蒜蓉蒸虾|main|steam|20|3|prawns 450, garlic 8, soy sauce 1, oil 2|Half of the garlic fried, half of it raw.|蒜一半炸、一半生。
Steamed pork with pumpkin|南瓜蒸肉|main|steam|50|4|pork belly 400, pumpkin 600, soy sauce 2, rice 60|The pumpkin catches whatever the meat lets go.|肉放走的，南瓜全接住。
Steamed tofu with mushrooms|香菇蒸豆腐|main|steam|25|3|tofu 400, mushrooms 120, soy sauce 2, spring onion 1|A dish that makes no noise at all.|一道不出声的菜。
Steamed sponge|蒸蛋糕|baking|steam|50|8|flour 180, egg 4, sugar 7, milk 80|No oven? No matter.|没有烤箱？没关系。
Chicken with ginger, steamed|姜葱蒸鸡|main|steam|45|4|chicken 700, ginger 20, spring onion 4, soy sauce 2|Keep the juice: it is half of the meal.|汁水留着，那是半顿饭。
Steamed sweet potatoes with dates|蒸红薯|breakfast|steam|30|3|sweet potato 3, raisins 40|The breakfast that peels itself.|会自己脱皮的早餐。
Steamed salmon with lemon|柠檬蒸三文鱼|main|steam|20|2|salmon 350, lemon 1, ginger 8, soy sauce 1|Take it off a minute before you think it is ready.|比你以为的早一分钟关火。
Spaghetti with tomato sauce|番茄意面|main|noodles|35|4|spaghetti 400, tomato 6, garlic 3, onion 1, oil 3|Five ingredients and no cream, thank you.|五样材料，不加奶油，谢谢。
Spaghetti with bacon and egg|培根蛋意面|main|noodles|25|3|spaghetti 300, bacon 6, egg 3, cheese 80|Take the pan off the heat or you get an omelette.|关火再拌，否则就成煎蛋了。
Garlic spaghetti|蒜香意面|main|noodles|20|2|spaghetti 220, garlic 6, chilli 2, oil 4|The dish for when you come home after midnight.|半夜回家就做这个。
Scallion oil noodles|葱油拌面|main|noodles|20|2|wheat noodles 240, spring onion 8, soy sauce 3, sugar 1, oil 4|Fry the green slowly, until it looks like seaweed.|葱叶慢炸，炸到像海草。
Fried noodles with vegetables|蔬菜炒面|main|noodles|25|3|wheat noodles 300, cabbage 200, carrot 1, egg 2, soy sauce 2, oil 2|Loosen the noodles with chopsticks, not with force.|用筷子抖散，别硬来。
Tomato egg noodles|番茄鸡蛋面|main|noodles|25|2|wheat noodles 200, tomato 3, egg 2, spring onion 1, oil 1|Sunday evening in a bowl.|一碗星期天晚上。
Rice noodles with beef|牛肉炒河粉|main|noodles|25|2|rice noodles 220, beef 200, spring onion 3, soy sauce 2, oil 3|Shake the pan, do not stir, or they will break.|颠锅别翻铲，不然会断。
Noodles with clams|蛤蜊意面|main|noodles|30|3|spaghetti 300, clams 700, garlic 4, chilli 1, oil 3|Sand is the enemy: soak the clams twice.|沙子是大敌，蛤蜊要泡两遍。
Cream noodles with mushrooms|奶油蘑菇面|main|noodles|30|3|spaghetti 300, mushrooms 350, cream 200, onion 1, butter 25|Brown first, cream later, patience in between.|先煎黄，后加奶油，中间靠耐心。
Noodles with minced pork|炸酱面|main|noodles|35|3|wheat noodles 330, pork 250, cucumber 1, soy sauce 4, sugar 1, oil 2|The sauce wants half an hour of quiet bubbling.|酱要安静地咕嘟半小时。
Prawn noodle soup|鲜虾汤面|main|noodles|25|2|wheat noodles 180, prawns 200, pak choi 200, stock 800|Shells make the broth, so keep them.|虾壳出汤，别扔。
Noodles with broccoli and lemon|柠檬西兰花意面|main|noodles|25|3|spaghetti 300, broccoli 350, lemon 1, garlic 2, cheese 60, oil 3|One pot for both, four minutes apart.|同一口锅，相隔四分钟下。
Buckwheat-style cold bowl|凉拌荞香面|main|noodles|20|2|wheat noodles 200, radish 100, spring onion 2, soy sauce 3, vinegar 1|Slurping is considered polite.|吸溜出声才算礼貌。
Pumpkin spaghetti|南瓜意面|main|noodles|35|3|spaghetti 300, pumpkin 450, garlic 2, walnuts 40, cheese 60, oil 3|It sticks to the fork and to the memory.|挂在叉子上，也留在记忆里。
Spring onion pancakes|葱油饼|breakfast|pancake|45|4|flour 300, water 190, spring onion 6, oil 4|Roll, oil, coil, roll again.|擀开、抹油、盘起、再擀。
Simple pancakes|松饼|breakfast|pancake|30|4|flour 200, milk 300, egg 2, sugar 2, butter 30|The first one belongs to the cook.|第一张归厨师。
Potato pancakes|土豆饼|main|pancake|40|4|potato 7, egg 2, onion 1, flour 50, oil 6|With apple sauce or with salt: choose your side.|配苹果酱还是撒盐，选边站吧。
Courgette fritters|西葫芦饼|main|pancake|30|3|courgette 3, egg 2, flour 80, feta 100, oil 3|Salt, wait, squeeze; then they turn crisp.|撒盐、等待、挤水，才会脆。
Sweetcorn fritters|玉米饼|breakfast|pancake|25|3|sweetcorn 300, flour 100, egg 2, milk 60, oil 3|They pop a little, stand back.|会爆一点点，站远些。
Banana pancakes|香蕉饼|breakfast|pancake|15|2|banana 2, egg 3, oats 50, butter 15|Only a fork is needed, no whisk.|只要叉子，不用打蛋器。
Thin crêpes|薄煎饼|dessert|pancake|40|5|flour 220, egg 3, milk 450, butter 30|Hold them up to the light: you should see the window.|举起来对着光，能看见窗户。
Chickpea flatbread|鹰嘴豆薄饼|side|pancake|35|4|chickpeas 300, flour 120, water 180, oil 3|Crisp at the rim, soft in the middle.|边缘脆，中间软。
Egg crêpe breakfast|鸡蛋灌饼|breakfast|pancake|30|2|flour 180, egg 3, lettuce 60, water 110, oil 2|When it puffs up, be quick with the egg.|一鼓起来就赶紧灌蛋。
Apple pancakes|苹果松饼|dessert|pancake|35|4|flour 200, egg 3, milk 280, apple 2, sugar 3, butter 30|Rings of apple make portholes.|苹果圈像一扇扇舷窗。
Grilled salmon|香煎三文鱼|main|grill|20|2|salmon 360, lemon 1, oil 1|Skin down, and do not touch it.|皮朝下，别碰它。
Lamb skewers|羊肉串|main|grill|30|4|lamb 600, onion 1, chilli 2, oil 2|Fat and lean in turn, as on the street.|肥瘦相间，和街上一样。
Chicken wings with honey|蜜汁鸡翅|main|grill|45|4|chicken 800, honey 2, soy sauce 3, garlic 3|Napkins are no shame.|用餐巾不丢人。
Grilled aubergine halves|烤茄子|side|grill|30|3|aubergine 3, garlic 6, chilli 2, soy sauce 1, oil 3|Burnt outside, cream inside.|外面焦，里面像奶油。
Grilled corn and cheese|芝士烤玉米|side|roast|20|4|sweetcorn 500, butter 40, cheese 60|It cannot be eaten elegantly.|没法吃得优雅。
Toast with cheese|奶酪吐司|breakfast|roast|10|1|bread 2, cheese 60, butter 8|The sandwich of all who live alone.|独居者的三明治。
Grilled peppers|烤彩椒|side|grill|35|4|pepper 5, garlic 3, vinegar 1, oil 3|Black skin is what you want.|要的就是黑皮。
Beef skewers with peppers|彩椒牛肉串|main|grill|30|4|beef 500, pepper 2, onion 1, soy sauce 2, oil 2|Soak wooden skewers, or you grill those too.|木签先泡水，不然连签子一起烤。
Grilled tofu|香烤豆腐|main|grill|30|3|tofu 450, soy sauce 3, honey 1, sesame 1|Press it under a book you do not read any more.|用一本不再读的书压住它。
Fish in a parcel|纸包烤鱼|main|grill|30|2|white fish 400, tomato 2, lemon 1, onion 1, oil 1|Open it at the table, for the steam.|端上桌再拆，看那股热气。
Mushroom caps with garlic butter|蒜香黄油蘑菇|side|roast|25|3|mushrooms 350, butter 50, garlic 4, bread 1|Small cups that hold a secret.|一只只藏着秘密的小杯子。
Peach-style grilled pears|蜂蜜烤梨|dessert|roast|25|4|pear 4, honey 2, butter 20, walnuts 40|Fruit enjoys a tan.|水果也爱晒太阳。
Lemonade|柠檬水|drink|drink|10|4|lemon 4, sugar 6, water 1000|Roll the lemons first, then they give more.|先滚一滚柠檬，出汁更多。
Mango lassi|芒果酸奶饮|drink|drink|8|2|mango 2, yogurt 300, milk 100, honey 1|A dessert with a straw.|插着吸管的甜品。
Strawberry milk|草莓牛奶|drink|drink|8|2|strawberries 250, milk 400, sugar 1|Pink without any powder.|不用粉末也是粉色。
Banana oat shake|香蕉燕麦奶昔|drink|drink|6|2|banana 2, milk 400, oats 40, honey 1|Breakfast for those who miss buses.|给总错过公交的人的早餐。
Hot chocolate|热巧克力|drink|drink|12|2|chocolate 90, milk 450, sugar 1|Thick enough to slow down the spoon.|浓得勺子都慢下来。
Ginger tea with honey|蜂蜜姜茶|drink|drink|15|2|ginger 30, honey 2, lemon 1, water 600|Against colds, or against the fear of them.|治感冒，或者治怕感冒。
Iced lemon tea|冰柠檬茶|drink|drink|15|4|tea leaves 4, lemon 2, sugar 4, water 1000|Shake it until the outside of the jar sweats.|摇到瓶壁冒汗。
Blueberry yogurt drink|蓝莓酸奶|drink|drink|6|2|blueberries 200, yogurt 350, honey 1|Purple moustaches guaranteed.|保证喝出紫胡子。
Orange and carrot juice|橙子胡萝卜汁|drink|drink|10|2|orange 4, carrot 3, ginger 8|It looks like the sun at eight o'clock.|看着像早上八点的太阳。
Red bean drink|红豆饮|drink|porridge|70|4|red beans 200, water 1200, sugar 4|Soak overnight and thank yourself tomorrow.|泡一夜，明天感谢自己。
Milk tea|奶茶|drink|drink|12|2|tea leaves 4, milk 400, sugar 2|Strong tea, warm milk, no hurry.|浓茶、热奶、不着急。
Apple punch|热苹果饮|drink|drink|25|4|apple 4, orange 1, honey 2, water 900|The kitchen smells like a December you remember.|厨房里是记忆中十二月的味道。
Oat porridge with apple|苹果燕麦粥|breakfast|porridge|15|2|oats 100, apple 1, milk 500, honey 1|Stir with a wooden spoon and think of nothing.|用木勺搅，什么都不想。
Plain congee|白粥|breakfast|porridge|60|4|rice 150, spring onion 2, water 1600|It heals what yesterday did.|抚平昨天留下的一切。
Pumpkin millet-style porridge|南瓜粥|breakfast|porridge|45|4|rice 120, pumpkin 400, water 1300, sugar 2|Gold by the spoonful.|一勺一勺的金色。
Fish congee|鱼片粥|breakfast|porridge|60|3|rice 130, white fish 250, ginger 10, water 1400, spring onion 2|The heat of the rice is all the fish needs.|粥的热度就够把鱼烫熟。
Red bean porridge|红豆粥|dessert|porridge|80|4|red beans 180, rice 60, sugar 4, water 1500|Sweet, and yet it counts as supper.|虽是甜的，也算晚饭。
Milk rice|牛奶米粥|dessert|porridge|45|3|rice 150, milk 800, sugar 3, raisins 40|Never leave it alone while it boils.|煮的时候千万别走开。
Oats with berries|莓果燕麦粥|breakfast|porridge|12|2|oats 100, blueberries 120, milk 450, almonds 20|The berries burst when they hear the spoon.|莓果一碰勺子就爆开。
Chicken congee|鸡丝粥|main|porridge|70|4|rice 150, chicken 250, ginger 12, stock 1600, spring onion 2|Made from the bones of a better day.|用好日子剩下的骨头熬成。
Sweetcorn porridge|玉米粥|breakfast|porridge|40|3|rice 80, sweetcorn 250, water 1200|Sweet without sugar.|不放糖也甜。
Walnut porridge|核桃粥|breakfast|porridge|50|3|rice 120, walnuts 70, honey 1, water 1200|Students eat it before examinations, just in case.|学生考前都吃它，以防万一。
Pork and cabbage dumplings|猪肉白菜饺子|main|dumplings|80|4|flour 400, pork 350, Chinese cabbage 400, ginger 10, soy sauce 2|Two people and a radio make sixty an hour.|两个人加一台收音机，一小时包六十个。
Chive-free egg dumplings|鸡蛋素饺|main|dumplings|70|4|flour 350, egg 5, spinach 250, oil 2|Squeeze the spinach once more than you think.|菠菜要比你以为的多挤一遍。
Prawn wontons|鲜虾馄饨|main|dumplings|60|3|flour 250, prawns 300, spring onion 2, stock 800|Thin skins, big hearts.|皮薄心大。
Potato dumplings|土豆团子|main|dumplings|60|4|flour 200, potato 6, egg 1, butter 40|They rise when they are ready to be loved.|浮上来，就可以爱它了。
Lamb dumplings|羊肉饺子|main|dumplings|80|4|flour 400, lamb 400, onion 1, carrot 1, soy sauce 2|Onion keeps the lamb polite.|洋葱能让羊肉温柔。
Sweet rice balls|汤圆|dessert|dumplings|50|4|glutinous rice flour 250, sesame 8, sugar 5, butter 30|Round, white and dangerously hot.|又圆又白，烫得危险。
Mushroom dumplings|香菇饺子|main|dumplings|75|4|flour 350, mushrooms 300, tofu 200, carrot 1, soy sauce 2|Nobody asked where the meat was.|没人问肉去哪儿了。
Steamed buns with beans|豆沙包|breakfast|dumplings|110|6|flour 450, red beans 220, sugar 6, milk 220|Pinch eighteen folds, or as many as you can.|捏十八个褶，或者尽力而为。
Cheese dumplings|奶酪饺|main|dumplings|65|4|flour 320, cheese 200, potato 3, onion 1, butter 30|Boiled today and fried tomorrow.|今天煮，明天煎。
Beef dumplings|牛肉饺子|main|dumplings|80|4|flour 400, beef 350, radish 200, ginger 10, soy sauce 2|A spoonful of stock in the filling makes them juicy.|馅里加一勺高汤就多汁。
Chocolate cream|巧克力慕斯杯|dessert|chill|25|4|chocolate 180, cream 250, egg 2, sugar 1|Small glasses, please, it is serious.|请用小杯，它很认真。
Yogurt with honey and nuts|蜂蜜坚果酸奶|breakfast|mix|6|1|yogurt 200, honey 1, walnuts 20|Breakfast in the time of one song.|一首歌的工夫就是早餐。
Mango pudding|芒果布丁|dessert|chill|30|4|mango 2, milk 250, cream 120, sugar 3|It trembles when the bus goes by.|公交一过它就颤。
Strawberry cups|草莓奶油杯|dessert|mix|20|4|strawberries 500, cream 200, yogurt 200, sugar 3|The week in June when nothing else counts.|六月里别的都不重要的那一周。
Lemon cream|柠檬奶冻|dessert|chill|25|4|cream 400, sugar 6, lemon 2|Acid sets it, as if by magic.|酸让它凝住，像变魔术。
Overnight oats|隔夜燕麦|breakfast|mix|8|2|oats 120, milk 300, yogurt 120, raisins 30|Made by night, eaten at the bus stop.|夜里做好，车站吃掉。
Almond jelly style milk|杏仁奶冻|dessert|chill|30|4|milk 500, almonds 60, sugar 4|White squares in a blue bowl.|蓝碗里的白方块。
Coconut mango bowl|椰奶芒果碗|dessert|mix|20|3|coconut milk 300, mango 2, rice 90, sugar 3|Warm rice and cold fruit get on well.|热米饭和凉水果合得来。
Banana ice|香蕉冰|dessert|mix|10|2|banana 4, milk 80, peanuts 20|One ingredient and a strong blender.|一样材料，一台有劲的搅拌机。
Apple sauce|苹果酱|dessert|chill|25|5|apple 6, sugar 2, lemon 1|Crooked apples make the best.|歪苹果做出来最好。
`;
