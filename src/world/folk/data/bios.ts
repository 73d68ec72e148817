/**
 * The texts in which people describe themselves, by the thing that they like. {n} is a number, {q} a quarter of the
 * city or another city.
 */
// like | lines
export const bios = `
food | I plan my days around dinner / 一天的意义在于晚饭; Eating through {q}, {n} places to go / 吃遍{q}，还差{n}家; Will share dessert, will not share noodles / 甜品可以分，面不行; Cook for one, eat for two / 一人做饭，两人份的胃; Ask me about soup / 聊汤我能聊一宿
climbing | Falling, mostly / 主要是往下掉; Chalk on everything I own / 家里到处是镁粉; {n} routes this year / 今年完成{n}条线; Indoors in winter, {q} in summer / 冬天室内，夏天{q}; Short arms, long breath / 臂展不够，耐力来凑
running | Slow but early / 慢，但起得早; {n} marathons, one medal lost / {n}场马拉松，丢了一块奖牌; Seen at the harbour at six / 早六点港口常驻; Runs to the bakery, walks back / 跑去面包店，走回来; Flat feet, high hopes / 扁平足，大志向
cats | Staff of two cats / 两只猫的铲屎官; My cat runs this account / 账号由猫代管; Sorry for the hair / 身上有猫毛，见谅; Black cat, white sofa, no regrets / 黑猫白沙发，不后悔
dogs | Walks twice a day, whatever it rains / 风雨无阻，一天两遛; Dog first, phone second / 先看狗，再看手机; Forty kilos of dog on a small sofa / 小沙发上趴着八十斤的狗
garden | Tomatoes on a balcony in {q} / 在{q}阳台种番茄; {n} pots, one survivor / {n}盆，活了一盆; Compost is a hobby, too / 堆肥也是爱好; Seeds to give away in spring / 春天送种子
books | {n} books a year, none finished on time / 一年{n}本，没一本按时看完; Reads the last page first / 先看结局; Crime novels and black tea / 推理小说配红茶; Member of {n} libraries / 办了{n}张借书证
music | Second violin, first at the buffet / 第二小提琴，第一个冲自助餐; Plays in a band that needs a drummer / 乐队缺鼓手，速来; Vinyl, dust and neighbours / 黑胶，灰尘，和敲墙的邻居; Hums in the tram / 坐电车爱哼歌
photography | Light chaser, mostly late / 追光的人，总迟到; Shoots film, {n} rolls behind / 玩胶片，积压{n}卷没洗; {q} from above / 从高处看{q}; Blurry on purpose / 糊是故意的
films | Sits in row {n} / 固定坐第{n}排; Cries at trailers / 看预告都哭; No spoilers, please / 请勿剧透; Old films, new popcorn / 老电影，新爆米花
travel | {n} stamps and a broken suitcase / {n}个印章，一只坏箱子; Born in {q}, packed ever since / {q}出生，一直在路上; Window seat / 只坐靠窗; Slow trains only / 只坐慢车
cycling | Eleven gears, uses two / 十一速，常用两速; {n} km before breakfast / 早饭前骑{n}公里; Lost a bell near {q} / 车铃丢在{q}; Brakes for dogs / 见狗就刹车
technology | Fixes what was not broken / 专修没坏的东西; {n} tabs open / 开着{n}个标签页; Backs up, sometimes / 偶尔备份; Talks to printers / 会跟打印机讲道理
family | Twins at home, sleeps in between / 家有双胞胎，见缝睡觉; Dad jokes, no charge / 冷笑话免费; Grandchildren and roses / 含饴弄孙，种种月季; Home is {q} and a long table / 家在{q}，一张长桌
work | Nurse, nights / 夜班护士; Drives tram line {n} / 开{n}路电车; Teaches physics in {q} / 在{q}教物理; Electrician, will travel / 电工，可上门; Accounts by day, accordion by night / 白天会计，晚上手风琴
fishing | Nothing caught since March / 三月起颗粒无收; The mole, five in the morning / 防波堤，凌晨五点; Throws back what is under {n} cm / {n}厘米以下放生
tea | {n} steepings and still good / 泡了{n}道还有味; Collects cups with chips / 专收缺口的杯子; Quiet, unless it is about oolong / 话少，聊乌龙除外
games | Board games on Fridays in {q} / 周五{q}桌游局; Level {n}, real life: beginner / 游戏{n}级，现实新手; Loses gladly / 输得起
sea | Lives {n} minutes from the tide / 离海{n}分钟; Collects weather / 爱记天气; Sails when it is foolish to / 风大才出海; Lighthouse fan / 灯塔爱好者
craft | Knits in meetings / 开会织毛衣; Makes chairs, sits on the floor / 做椅子，坐地板; {n} unfinished quilts / {n}床没缝完的被子; Paper, glue, patience / 纸、胶水和耐心
`;
export const cities = `
larkhaven | Larkhaven / 云雀港 | 55
thornby | Thornby / 棘镇 | 6
ashmere | Ashmere / 灰湖镇 | 5
oldferry | Oldferry / 老渡镇 | 4
stonecross | Stonecross / 石交镇 | 6
harrowfield | Harrowfield / 耙田镇 | 4
coldwater | Coldwater / 冷泉镇 | 4
shanghai | Shanghai / 上海 | 5
hangzhou | Hangzhou / 杭州 | 4
chengdu | Chengdu / 成都 | 4
beijing | Beijing / 北京 | 4
xiamen | Xiamen / 厦门 | 3
`;
