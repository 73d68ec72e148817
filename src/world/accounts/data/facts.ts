/**
 * Sentences that turn a record of the encyclopedia's tables into a short article, by kind of record. Slots are filled
 * with the facts of the record.
 */
// The first line is "= source | pictures". The h lines are headlines, the l lines are first paragraphs, and the p lines
// are further paragraphs. A line that starts with "?slot" is used only if the record has that slot.
export const factStories: Readonly<Record<string, string>> = {
  animals: `
h {t^}: {kg}, {years} years, many questions / {t}：{kg}，能活{years}年
h Meet the {t} / 认识一下{t}
h What a {t} needs / {t}的日子怎么过
l {what^}: that is the {t} in one sentence. Here are the others. / 一句话说{t}：{what}。下面是更多的话。
l Children ask about the {t} more often than about the lion, and rightly. It is {what}. / 孩子们问起{t}，比问狮子还多。它是{what}。
l Who has ever stood before a {t} wants to know how heavy it is. About {kg}, when it is grown. / 见过{t}的人都想知道它有多重：成年约{kg}。
p A grown one weighs about {kg} and lives for some {years} years. / 成年体重约{kg}，寿命{years}年左右。
p {young} / {young}
p {diet} / {diet}
p It belongs to the {class}, which says more about its bones than about its manners. / 它属于{class}，这说的是骨骼，不是脾气。
p Our keeper's advice: watch for ten minutes without a camera. / 饲养员的建议：放下相机，看十分钟。
p Most of what we know of it was found out by people who sat still in the cold. / 我们知道的这些，大多是有人在冷风里坐着不动看来的。
p It does not care for us, and that is what makes it good company. / 它根本不在乎我们，所以才让人看不厌。
p In books it is larger, in films it is louder; in truth it sleeps a lot. / 书里的它更大，电影里的它更吵，其实它老在睡觉。
p Draw it once from memory and once from life. You will laugh. / 凭记忆画一次，再对着画一次，你会笑的。
p It has been here longer than cities, and it shows no hurry. / 它比城市来得早，一点也不着急。`,
  plants: `
h {t^}: the plant of the week / 本周植物：{t}
h Why {t} is worth a place / {t}值得种
h {t^} and its family / {t}和它的家族
l {t^}, in the language of gardens, is {what}. / 用园丁的话说，{t}是{what}。
l Whoever walks through the botanical garden in spring stops at {t}: {what}. / 春天逛植物园，总会在{t}前停下：{what}。
p It grows to about {height} and belongs to the family {family}. / 可长到约{height}，属于{family}。
p {life} / {life}
p {care} / {care}
p {room} / {room}
p Seeds and cuttings are exchanged on Saturdays at the gate. / 每周六大门口可交换种子和插条。
p The bees found it before we did. / 蜜蜂比我们先找到它。
p Our gardener talks to it, and will not say about what. / 园丁会跟它说话，说什么保密。
p In winter it looks like nothing; have faith. / 冬天看着不起眼，要有信心。`,
  places: `
h {t^}: {measure} / {t}：{measure}
h On the map today: {t} / 今天的地图：{t}
l {t^} is {what}. / {t}是{what}。
l Put your finger on {where}, and you are close: {t}, {what}. / 把手指放到{where}，就不远了：{t}，{what}。
p The measure that everybody asks for: {measure}. / 大家最爱问的数字：{measure}。
p It lies in {where}. / 位于{where}。
p Photographs show it in the best light; those who live there know it in fog. / 照片里总是好天气，住在那儿的人更熟悉它的雾。
p Whoever goes there should go in the week, early, and stay longer than planned. / 要去就挑工作日，早点到，多待一会儿。
p On the spot it is quieter than on any picture, and windier. / 到了现场，比任何照片都安静，风也更大。
p Maps make it small; feet put that right. / 地图把它画小了，脚会纠正过来。`,
  bodies: `
h {t^}: a world of {radius} km / {t}：半径{radius}公里的世界
h Once round {centre} in {orbit}: {t} / {orbit}绕{centre}一圈：{t}
l {t^} is {what}. / {t}是{what}。
l From the roof of the observatory we talk about {t} until the tea is cold: {what}. / 在天文台屋顶聊{t}能聊到茶凉：{what}。
p Its mean radius is {radius} km; the Earth's is 6,371. / 平均半径{radius}公里，地球是6371公里。
p It goes round {centre} in {orbit}, at a mean distance of {distance} thousand km. / 它每{orbit}绕{centre}一圈，平均距离{distance}千公里。
p Numbers of this size are hard to feel. Think of the distance as a walk, and pack for a few thousand years. / 这样的数字很难体会，把它当成步行的话，要走上几千年。
p On clear evenings there is an open hour from nine; children go first. / 晴夜九点起开放一小时，孩子优先。`,
  stars: `
h {t^}: {distance} light years away / {t}：{distance}光年之外
h How to find {t} / 怎样找到{t}
l {t^} is {what}. / {t}是{what}。
l Tonight's star takes no telescope: {t}, {what}. / 今晚的星不用望远镜：{t}，{what}。
p Its light was on its way for {distance} years before it met your eye. / 它的光走了{distance}年才到你眼里。
p Its apparent magnitude is {magnitude}; the smaller the number, the brighter the star. / 视星等{magnitude}，数字越小越亮。
p It stands in the constellation {home}. / 它在{home}。
p Let your eyes get used to the dark for twenty minutes, without a phone. / 先让眼睛适应黑暗二十分钟，别看手机。`,
  constellations: `
h {t^}: the sky in month {month} / {t}：{month}月的夜空
h Find {t} from a roof / 在屋顶上找{t}
l {t^} is {what}. / {t}是{what}。
l It needs a dark roof and a little imagination: {t}, {what}. / 需要一个黑屋顶和一点想象力：{t}，{what}。
p Its best evenings are in month {month}; its brightest star is {star}. / 最佳观赏月份是{month}月，最亮的星是{star}。
p It covers {area} square degrees of the 41,253 that the whole sky has. / 它占{area}平方度，整个天空是41253平方度。
p Begin with {star} and go on from there, star by star. / 从{star}开始，一颗一颗连过去。
p The street lamps of Beacon Hill go out at one; after that it is worth while. / 灯塔山的路灯一点熄，之后最好看。`,
  elements: `
h {t^}, number {number} / {number}号元素：{t}
h {symbol}: what {t} is good for / {symbol}：{t}有什么用
l {t^} is {what}. / {t}是{what}。
l Box {number} of the table, symbol {symbol}: {t}, {what}. / 周期表第{number}格，符号{symbol}：{t}，{what}。
p At room temperature it is a {state}; an atom of it weighs {weight} units. / 常温下是{state}，原子量{weight}。
p {heat} / {heat}
p {found} / {found}
p Experiment for the kitchen: none. This one we only read about. / 厨房小实验：没有，这个光看不练。
p You have some of it at home, or you had, or your neighbour has. / 你家里就有一点，要么以前有，要么邻居有。
p Chemists like it for what it does, and remember it by the smell in the corridor. / 化学家喜欢它的本事，记得它的是走廊里的气味。
p In the table it stands where it has to stand: between two others that are almost like it. / 它在表里站得明明白白：夹在两个差不多的兄弟中间。
p Next week the box to the right. / 下周讲右边那一格。`,
  materials: `
h {t^}: density {density} / {t}：密度{density}
h What {t} is made of / {t}是什么做的
l {t^} is {what}. / {t}是{what}。
l Take it in your hand and guess its weight: {t}, {what}. / 拿在手里掂一掂：{t}，{what}。
p It consists of {made}. / 成分是{made}。
p A litre of it would weigh about {density} kg; a litre of water weighs one. / 一升约重{density}公斤，一升水是一公斤。
p {hard} / {hard}
p You can touch a piece of it in the geology room, drawer by the window. / 地质陈列室靠窗的抽屉里有一块可以摸。`,
  countries: `
h {t^} on one page / 一页读懂{t}
h {people} people, one capital: {t} / {people}人口，一个首都：{t}
h {t^}, in five numbers / 五个数字看{t}
l {t^} is {what}. / {t}是{what}。
l Today's finger on the globe stops at {t}: {what}. / 今天地球仪停在{t}：{what}。
p The capital is {capital}; about {people} people live in the country. / 首都{capital}，人口约{people}。
p Its area is {area} km², about {dense} people to each of them. / 面积{area}平方公里，平均每平方公里约{dense}人。
p You pay in {currency} and call home with {code} before the number. / 用{currency}付账，国际区号{code}。
p What surprised our readers: how far it is from one end to the other. / 最让读者意外的，是从一头到另一头有多远。
p Ask somebody who comes from there what they miss. It is hardly ever the sight. / 问问从那儿来的人想念什么，几乎从来不是景点。
p Learn three words before you go: thank you, please, and the name of the soup. / 去之前先学三个词：谢谢、请，还有那道汤的名字。
p On our shelf of maps it is the one with the most fingerprints this month. / 我们地图架上，这个月就数它手印最多。
p The best season is the one in which nobody advertises. / 最好的季节，是没人打广告的那个。`,
  instruments: `
h The {t}, from below / 从头认识{t}
h {t^}: {count}, and a lot of practice / {t}：{count}，加上很多练习
l The {t} is {what}. / {t}是{what}。
l In the museum it hangs behind glass, but on Thursdays it may be played: the {t}, {what}. / 博物馆里它挂在玻璃后面，周四却可以弹：{t}，{what}。
p It comes from {from} and has {count}. / 来自{from}，有{count}。
p Beginners need three weeks for a tone that the neighbours bear. / 初学者三周才能发出邻居忍得了的声音。
p Listen first: in a quartet, in the street, and once very close. / 先听：在重奏里听，在街头听，再凑近听一次。
p Instruments may be borrowed at Bell Yard, with a deposit and clean hands. / 钟楼院可借乐器，交押金，洗干净手。`,
  sports: `
h {t^} in three rules / 三条规则看懂{t}
h Tried once: {t} / 试了一次：{t}
l {t^} is {what}. / {t}是{what}。
l Our editor came back with a bruise and a grin: {t}, {what}. / 编辑带着淤青和笑容回来：{t}，{what}。
p A side has {players}; a game goes over {length}. / 每方{players}，一场打{length}。
p The ground: {field}. / 场地：{field}。
p {olympic} / {olympic}
p Trial lessons are free until the end of the month; bring indoor shoes. / 月底前体验课免费，请带室内鞋。`,
  foods: `
h {t^}: where it comes from / {t}的来历
h {t^}, eaten a thousand times / 吃过一千次的{t}
l {t^} is {what}. / {t}是{what}。
l Everybody has eaten it, hardly anybody asked: {t}, {what}. / 人人吃过，很少有人问：{t}，{what}。
p {main} / {main}
p A hundred grams hold about {kcal} kcal. / 每百克约{kcal}千卡。
p Buy it where a lot of it is sold: what moves is fresh. / 去卖得快的店买，走量的才新鲜。
p At the Northside Market two stalls have it, and they do not speak to each other. / 北岸菜市场有两家卖，彼此不说话。`,
  festivals: `
h {t^}: how it is kept / {t}怎么过
h When is {t}? / {t}是哪天？
l {t^} is {what}. / {t}是{what}。
l Lamps, food, relatives: every feast has its order. {t^} is {what}. / 灯火、吃食、亲戚，每个节都有章法。{t}是{what}。
p It is kept on {when}. / 时间：{when}。
p People keep it in {where}. / 流行于{where}。
p The best seat is in the kitchen, where the day begins. / 最好的位置在厨房，节从那儿开始。
p Whoever is alone may come to the Culture Office at five; there is room. / 独自过节的人，五点可来文化局，有座位。`,
  inventions: `
h {t^}: {year} / {t}：{year}
h Who waited for {t}? / 谁在等{t}？
l {t^} is {what}. / {t}是{what}。
l Somebody had to be the first to try. {t^}: {what}. / 总得有人先试。{t}：{what}。
p It goes back to {year}, in {where}. / 可追溯到{year}，{where}。
p As with most inventions, two people thought of it and one had the time. / 多数发明都一样：两个人想到，一个人有空。
p What it replaced stood in every house, and nobody misses it. / 它取代的东西曾经家家都有，如今没人怀念。
p A model stands in the Technical Museum; the crank may be turned. / 技术博物馆有模型，摇把可以摇。`,
  crafts: `
h {t^}, tried again / 再试一次：{t}
h An evening of {t} / 一晚上的{t}
l {t^} is {what}. / {t}是{what}。
l The hands are slow at first and proud afterwards: {t}, {what}. / 手先是慢，后是得意：{t}，{what}。
p It works with {material} and has been known since the {since}. / 用的是{material}，起源于{since}。
p The first piece is for the drawer, the third is for your mother. / 第一件塞抽屉，第三件送妈妈。
p You need a table, good light and somebody who does not ask how long it takes. / 要一张桌子、好光线，和一个不问要多久的人。
p Open evening in the Dyers' Yard: Tuesdays, material included. / 染坊院开放夜：周二，含材料。`,
  destinations: `
h {t^}: {hours} from Central Station / {t}：中央车站出发{hours}
h A day in {t} / {t}一日
l {t^} is {what}. / {t}是{what}。
l We took the {way} without a plan and stayed until the last one back: {t}, {what}. / 我们没做计划，坐{way}就去了，待到末班才回：{t}，{what}。
p The {way} takes {hours}; the best time is {season}. / 坐{way}要{hours}，最佳季节{season}。
p See {s1} and {s2}, and leave {s3} for the evening. / 先看{s1}和{s2}，把{s3}留给傍晚。
p Order the {dish}; nobody there will forgive you anything else. / 一定点{dish}，点别的当地人不原谅你。
p If there is an hour left: {s4}. / 还剩一小时就去{s4}。`,
};
