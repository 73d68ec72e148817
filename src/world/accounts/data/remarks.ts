/**
 * Readers' comments on an article, by the article's subject. The account's reply follows after "=> ". {t} is the
 * subject, {q} a quarter of the city.
 */
export const remarks: Readonly<Record<string, string>> = {
  any: `
Read it on the tram and missed my stop / 电车上看的，坐过站了
Short, clear, thank you / 简洁明了，谢谢
Sent it to my mother at once / 马上转给我妈
Could you do a second part? / 能出个下集吗 => A second part is half written / 下集写了一半了
I read this twice and will read it again / 看了两遍，还要再看
First! Well, nearly / 沙发！差一点
My grandfather used to say just that / 我爷爷以前就这么说
Saved for Sunday / 收藏了，周日细看
Larger letters, please, my eyes / 字能大点吗，眼睛不行了 => Press "Aa" at the top, it remembers / 点右上角“Aa”，会记住的
The picture alone is worth it / 光看图就值了
Not sure I agree, but well argued / 不太同意，但讲得有理
Who takes these pictures? They are lovely / 图是谁画的？真好看 => Our colleague Tilda, she says thank you / 是同事婷婷画的，她说谢谢
I have followed you for four years, never a dull one / 关注四年了，没失望过
More like this, fewer quizzes / 多来点这种，少点小测验
I knew nothing about it ten minutes ago / 十分钟前我对此一无所知
Printed it and put it on the fridge / 打印出来贴冰箱上了
The comments are as good as the article / 评论区和正文一样精彩
Please keep the tone, it is rare / 请保持这个语气，难得
Forwarded to the family group, silence since / 转到家庭群，至今没人说话
Reading this with a cat on the keyboard / 猫压着键盘看完的
I would have liked a source for the number in the middle / 中间那个数字想看看出处 => Good point, we add it tonight / 说得对，今晚补上
Greetings from {q} / {q}发来问候
Anybody else from {q} here? / 有{q}的吗
That made my lunch break / 午休看得很开心
Clear even for me, and I am sixty-eight / 我六十八了都看得懂
Read it in the queue at the town hall, queue forgotten / 在市政厅排队看的，都忘了排队
I was sceptical until the third paragraph / 看到第三段之前我是不信的
My tea went cold over this / 看得茶都凉了
One question: what happens next year? / 问一下，明年呢？ => We go back there and tell you / 我们会再去看，回来告诉大家
Somebody in {q} will be cross about this / {q}有人看了要生气
Two minutes well spent / 花两分钟，值
My teenager read it to the end, a miracle / 我家青春期的娃居然看完了，奇迹
I translated it for my mother-in-law / 我翻译给岳母听了
Night shift reading, thank you / 夜班读物，谢谢
Copied the last sentence into my notebook / 最后一句抄本子上了
I disagree with the title, not with the text / 标题不认同，内容认同
Where can I find the earlier ones? / 以前的在哪儿看 => In the menu, under the first entry / 在菜单第一项里
The dog and I both listened / 我和狗一起听完的
Subscribed for my father as well / 给我爸也关注上了
Small thing, well told / 小事，讲得好
I would pay for this, do not tell anybody / 这个我愿意付钱，别告诉别人
Discussed it at lunch, four opinions at one table / 午饭时讨论了，一桌四种意见
Came for the picture, stayed for the text / 冲图来的，被文字留下了
Half a year ago I would have laughed / 半年前看我会笑
Please do not change the name of this account / 这个号千万别改名`,
  news: `
Finally. I have waited longer for this than for any bus / 等这个比等公交还久，终于
And what about {q}? We are always forgotten / 那{q}呢？总忘了我们 => {q} comes next week, promised / 下周就写{q}，说到做到
Went past this morning, it is true / 早上路过，是真的
Who pays in the end? / 最后谁出钱？ => The council answers that in April / 市议会四月会公布
I was there, it was louder than you write / 我在现场，比你写的还热闹
My neighbour called it two years ago / 我邻居两年前就说中了
Good for the city, bad for my parking place / 对城市好，对我车位不好
Let us talk again in five years / 五年后再看
I will believe it when the fence is gone / 围挡拆了我才信
Thanks for naming those who did the work / 感谢写出了干活的人
It rained that day, and still everybody came / 那天下雨，大家还是来了
I teach there and can confirm every word / 我在那儿教书，句句属实
Is there a date yet? / 日子定了吗 => As soon as we have it, you have it / 一有消息马上发
One more bench would be nice / 再添条长椅就好了`,
  science: `
Had this at school and understood it today / 上学学过，今天才懂
So it is that simple? And that strange? / 原来这么简单？又这么怪？
Read it to my daughter, now she wants a telescope / 念给女儿听，她要买望远镜了
Could you explain the number once more? / 那个数字能再讲讲吗 => Think of it as steps: it takes too many / 想成步数就行：太多步了
Twenty years in the trade, and I could not have put it better / 干这行二十年，我也写不了这么清楚
Physics teacher here: may I use this? / 物理老师：可以上课用吗 => Please do, with our name / 请用，注明出处即可
What a pity I chose Latin / 当年选了拉丁文，可惜
The drawing goes on our wall / 这张图要贴墙上
One unit is wrong in the third line, I think / 第三行单位好像错了 => You are right, mended, thank you / 说得对，已改，谢谢
My favourite series, every week / 最爱的栏目，每周都等`,
  nature: `
We had one behind the house when I was small / 小时候我家屋后就有
My son draws nothing else since Sunday / 儿子从周日起就只画这个
Which one is next? I have a wish / 下期写谁？我想点播 => Wishes are welcome, in the menu below / 欢迎点播，见下方菜单
Respect for whoever counts these things / 数这些的人太厉害了
I did not know that about {t} / {t}还有这一面，没想到
Please one about snails / 求出一期蜗牛 => Snails it is, in two weeks / 安排蜗牛，两周后见
Five o'clock at the fence is the best time, trust me / 五点在围栏边最好看，信我
I learned more here than in nine years of biology / 比九年生物课学得多
I knew {t} from the picture book only / {t}我只在图画书里见过`,
  feasts: `
Our family keeps it with too much food / 我家过节就是吃撑
I am on shift that day, think of me / 那天我值班，替我多吃点
My children have counted the days since Monday / 孩子从周一就开始数日子
At home we do it a day earlier, nobody knows why / 我们老家早一天过，没人知道为什么
The smell of it comes to mind at once / 一下就想起那个味道
Do the shops close? / 那天商店关门吗 => The small ones do, the market is open until noon / 小店关，菜市场开到中午
First time away from home, thank you for this / 第一次在外过节，谢谢这篇
Grandmother's rules, word for word / 跟奶奶定的规矩一字不差`,
  plants: `
What do I do if it does not grow? / 不长怎么办 => Less water, more light, more patience / 少浇水，多晒，多等等
Mine is from a cutting of my aunt's / 我那株是从姨妈家剪来的
It survived three moves and a cat / 搬了三次家，还扛住了猫
Bees love it, my neighbour does not / 蜜蜂喜欢，邻居不喜欢
Flowered this week in {q}! / {q}这周开花了！
I talk to mine as well / 我也跟它说话
Lovely, and no pesticide in sight / 真好，一点农药都没有
Never too late to start with green things / 养绿植什么时候都不晚`,
  sights: `
I stood there once and said nothing for ten minutes / 我站在那儿十分钟没说话
On the wall of our classroom since this morning / 今早贴到教室墙上了
The number is larger than I can think / 这数字大得想不过来
Two postcards of it on my fridge / 冰箱上有两张它的明信片
One day. Until then I read / 总有一天要去，先看文章
My father crossed it by bus in 1983 / 我爸 1983 年坐大巴路过
So much about {t} in so few lines / 几行字讲了这么多{t}
Nobody had told me where it lies exactly / 从没人告诉我它到底在哪儿`,
  cooking: `
Made it, ate it, made it again / 做了，吃了，又做了
Half the salt, twice the garlic / 盐减半，蒜加倍
Mine stuck to the pan, why? / 我的粘锅了，为什么 => The pan was not hot enough, wait for the smoke / 锅不够热，等它冒烟
My children asked for seconds, a first / 孩子居然要添饭
{t^} without an oven? / 没烤箱能做{t}吗 => A heavy pot with a lid does it, half an hour longer / 厚锅加盖也行，多半小时
In {q} we put a plum into it / 我们{q}的做法要放颗李子
Cooked for eight people, nothing left / 做了八人份，光盘
Forgot the ginger, still good / 忘了放姜，照样好吃
Grandmother would object, then eat two plates / 奶奶会说不对，然后吃两盘
Thirty minutes, they said. Fifty, I say / 说好三十分钟，我用了五十
Frozen the second half, as you said / 按你说的冻了一半`,
  drinks: `
Made a jug for the whole office / 给全办公室做了一大壶
Too sweet for me, half the sugar / 对我太甜，糖减半
With ice from the freezer in {q}, perfect / 加冰，{q}的夏天有救了
My son calls it potion / 儿子叫它魔法药水
Does it keep until tomorrow? / 能放到明天吗 => In the fridge, a day, with the lid on / 加盖冷藏一天没问题
Drank it on the balcony, no regrets / 阳台上喝的，不后悔
The mint was the trick / 关键是薄荷
Better than the one for eighteen yuan / 比十八块一杯的强`,
  foods: `
So that is where {t} comes from / 原来{t}是这么来的
We ate {t} every Sunday and never asked / 每周日都吃{t}，从没问过
My grandmother dried it on the roof / 我奶奶都在房顶上晒
Allergic, sadly, but I enjoyed reading / 我过敏，看看解馋
Where do you buy yours? / 你们都去哪儿买 => Northside Market, the stall by the fountain door / 北岸菜市场，靠喷泉门那家
I grow it on the balcony, four pieces so far / 阳台种了，目前收获四个
Now I am hungry / 看饿了
The two stalls that do not speak: I know why / 那两家不说话，我知道为什么`,
  advice: `
Tried it for a week: it works / 试了一周，有用
Works for everybody but me / 对谁都有用，除了我
I wish I had read this ten years ago / 十年前看到就好了
My doctor says the same, in Latin / 我医生也这么说，用拉丁文
Point three is the hard one / 第三条最难
Started today, report on Sunday / 今天开始，周日汇报 => We are waiting, with fingers crossed / 等你好消息
And with night shifts? / 上夜班的呢 => There is a part on shifts next Thursday / 下周四专门讲倒班
My husband needs this more than I do / 我老公比我更需要
It cost me nothing but a habit / 没花钱，只丢了个坏习惯
Sounds simple. It is not. But it helps / 听着简单，做着难，但有用
I do it the other way round and am fine, too / 我反着来也挺好`,
  travel: `
Was there in May, it rained, it was wonderful / 五月去的，下雨，但很美
Is {t} good with children? / {t}适合带孩子吗 => Very, bring a second pair of shoes / 很适合，多带双鞋
On my list since your first article / 从你们第一篇起就在我清单上
My wife comes from there: all true / 我太太就是那儿人，全对
Train or car? / 火车还是开车 => Train, the best part is the window / 火车，最好的是窗外
Two days are not enough for {t} / {t}两天不够
We went because of you. Thank you / 看了文章就去了，谢谢
The last boat leaves earlier than one thinks / 末班船比想象的早，注意
I have a stamp from there in my old passport / 我旧护照上有那儿的章
So much about {t} in so few lines / 几行字讲了这么多{t}`,
  books: `
Cried in the tram, thank you / 在电车上看哭了
I am on page ninety and you were right / 看到九十页了，你说得对
Is there an audiobook? / 有有声书吗 => Yes, read by a ferryman, nine hours / 有，一位摆渡人念的，九小时
Reserved at the library, number 14 in the queue / 图书馆预约了，排第十四
The ending! We need to talk / 那个结尾！得聊聊
My book club argued until midnight / 我们读书会吵到半夜
Not my taste, but a fine review / 不合我口味，但评得好
Bought it second-hand, with somebody's letter inside / 买的旧书，里头夹着一封信
Too long by a third / 长了三分之一
Read it aloud to my grandfather, he laughed / 念给爷爷听，他笑了`,
  money: `
Did the sums at the table, it is true / 当场算了一遍，是真的
We call it the coffee jar, works the same / 我家叫咖啡罐，一个道理
They called me, too. I hung up / 也给我打过，我挂了
Is that before or after the fee? / 是扣费前还是扣费后 => Before; the table with fees is in the menu / 扣费前，带费用的表在菜单里
Warned my parents today / 今天就提醒了爸妈
I had page four explained to me, and did not sign / 让人讲了第四页，我没签
Small sums, that is where it goes / 钱都是零碎花掉的
Nobody taught us this at school / 学校没教过这个
Had exactly this letter in the box / 我信箱里就有一封这样的
I save by forgetting my wallet / 我的省钱法是忘带钱包`,
  technology: `
Restarted it. It works. I am ashamed / 重启就好了，惭愧
Had this for a year, fixed in four minutes / 一年的毛病四分钟搞定
Did not help with {t} / {t}试了没用 => Which model is it? Write to us, we look / 什么型号？私信我们看看
Step two saved my holiday pictures / 第二步救了我的旅行照
My printer read this and got worse / 我的打印机看完更坏了
Please the same for tablets / 平板也出一期吧
I keep the old one for this very reason / 所以我一直留着旧的
Explained to my father, he explained it to the club / 教会我爸，他又教了老年大学
The cable. It is always the cable / 是线，永远是线
Finally without foreign words / 总算没有洋文了`,
  sport: `
Was there, voice gone, worth it / 在现场，嗓子哑了，值
The referee saw another game / 裁判看的是另一场
Well fought by the others, too / 对面也踢得好
Where can one try {t}? / 哪儿能体验{t} => At the sports hall in Eastgate, Tuesdays at six / 东门体育馆，周二六点
My knees say no, my heart says yes / 膝盖说不，心说行
Best report of the season / 本季最佳报道
Next Sunday, same place / 下周日老地方见
Our captain is sixty-one / 我们队长六十一岁
Please mention the volunteers with the tea / 请提一下送茶的志愿者 => Done, and thank you for the tea / 已补上，谢谢你们的茶
I only came for the sausages / 我是冲着烤肠去的`,
  music: `
I play it, badly, every evening / 我每晚都拉，拉得很差
Heard {t} yesterday and got goose bumps / 昨天听了{t}，起鸡皮疙瘩
My neighbour is to read this / 请转给我邻居看
Is there a place for beginners of fifty? / 五十岁初学有地方吗 => There is, Thursdays, nobody is laughed at / 有，周四，没人笑话
Second row, left: I saw everything / 二排左边，看得清清楚楚
The cough in the slow movement was me / 慢板里那声咳嗽是我，抱歉
Lovely evening, hard chairs / 美好的夜晚，椅子太硬
Could you print the programme? / 能登节目单吗 => It is in the menu below / 在下方菜单里
Went home humming / 一路哼着回家
One more encore would have been fine / 再返场一次就好了`,
};
/** The pool of comments that fits each source. */
export const remarkPoolBySource: Readonly<Record<string, string>> = {
  city: "news",
  transport: "news",
  business: "news",
  community: "news",
  education: "news",
  culture: "music",
  sport: "sport",
  science: "science",
  animals: "nature",
  plants: "nature",
  places: "travel",
  bodies: "science",
  stars: "science",
  constellations: "science",
  elements: "science",
  materials: "science",
  inventions: "science",
  countries: "travel",
  instruments: "music",
  sports: "sport",
  foods: "foods",
  festivals: "feasts",
  crafts: "advice",
  destinations: "travel",
  main: "cooking",
  side: "cooking",
  soup: "cooking",
  salad: "cooking",
  breakfast: "cooking",
  baking: "cooking",
  dessert: "cooking",
  drink: "drinks",
  threads: "technology",
  novel: "books",
  shelf: "books",
  poem: "books",
  writers: "books",
  budget: "money",
  funds: "money",
  fraud: "money",
  paper: "money",
  craftsmen: "advice",
  season: "news",
  care: "advice",
  choice: "advice",
};
/** The kinds of scenes that fit each source. */
export const scenesBySource: Readonly<Record<string, readonly string[]>> = {
  city: ["map", "landscape", "people"],
  transport: ["ticket", "map", "clock"],
  business: ["chart", "shelf", "people"],
  community: ["people", "table", "landscape"],
  education: ["whiteboard", "people", "desk"],
  culture: ["ticket", "people", "room"],
  sport: ["score", "people", "landscape"],
  science: ["chart", "whiteboard", "desk"],
  animals: ["animal", "landscape"],
  plants: ["plant", "landscape"],
  places: ["landscape", "map"],
  bodies: ["landscape", "chart"],
  stars: ["landscape", "note"],
  constellations: ["landscape", "map"],
  elements: ["whiteboard", "note", "chart"],
  materials: ["shelf", "desk"],
  inventions: ["desk", "server", "clock"],
  countries: ["map", "landscape"],
  instruments: ["room", "ticket"],
  sports: ["score", "people"],
  foods: ["market", "table"],
  festivals: ["people", "table"],
  crafts: ["desk", "room"],
  destinations: ["landscape", "map", "ticket"],
  main: ["table", "kitchen"],
  side: ["table", "market"],
  soup: ["kitchen", "table"],
  salad: ["market", "fridge"],
  breakfast: ["table", "kitchen"],
  baking: ["kitchen", "table"],
  dessert: ["table", "fridge"],
  drink: ["table", "market"],
  threads: ["desk", "server", "log"],
  novel: ["shelf", "room"],
  shelf: ["shelf", "room"],
  poem: ["note", "landscape"],
  writers: ["note", "desk"],
  budget: ["receipt", "table"],
  funds: ["chart", "note"],
  fraud: ["chat", "letter"],
  paper: ["letter", "invoice", "form"],
  craftsmen: ["desk", "shelf"],
  season: ["shelf", "market"],
  care: ["room", "kitchen"],
  choice: ["shelf", "desk"],
  walking: ["landscape", "people"],
  sleep: ["room", "clock"],
  backs: ["desk", "room"],
  seasons: ["plant", "landscape"],
  small: ["room", "people"],
  outings: ["landscape", "map", "people"],
  generations: ["people", "table"],
  food: ["kitchen", "table", "fridge"],
  meetings: ["whiteboard", "people", "note"],
  habits: ["desk", "clock", "note"],
  jobs: ["people", "desk"],
  letters: ["letter", "desk"],
};
// The messages that accounts send to a new follower, and their replies to a message that they do not understand.
export const welcomes = `
Thank you for following. The newest piece is in the menu below / 感谢关注，最新文章见下方菜单
Welcome. We write when we have something to say / 欢迎，有话要说的时候才更新
Good that you are here. Start with what most people read / 你来啦，先看看大家最爱读的那篇
Hello, we are small and answer ourselves / 你好，我们人少，留言都亲自回
Welcome aboard. Fridays bring the reader's picture / 欢迎上船，周五有读者投图
One article at a time, no shouting. Welcome / 一次一篇，不吵不闹，欢迎
You are reader number {n}, roughly / 你大约是第{n}位读者
Glad to have you. Tell us what you miss / 很高兴认识你，缺什么告诉我们
`;
export const replies = `
An editor reads this before noon / 编辑会在中午前看到
Received, thank you. On weekdays we answer the same day / 已收到，工作日当天回复
Thank you. Questions for the whole round we answer below the articles / 谢谢，共性问题会在文章下统一回复
We have passed this on to whoever knows / 已转给懂行的同事
Noted. The menu below leads to what is asked most often / 已记录，常见问题见下方菜单
Thank you for writing. It may take until Monday / 谢谢来信，最晚周一回复
`;
