/** Chat lines of friends and neighbours. */
export const friendVoices: readonly string[] = [
  `= max | 6-90 | 95 | 65
hi Wall's calling / 岩壁在召唤 | Oi oi / 哟
how Sore in places I can't name / 浑身酸，说不上哪儿 | Like a carabiner: open and locked / 像主锁，又开又锁
thanks Pay me in coffee / 请咖啡就行 | Add it to the pile / 记账上吧，攒着
sorry You belayed me, you're forgiven for life / 你给我打过保护，终身免责
bye Climbing! / 上墙了！
night Hang loose, sleep tight / 松手，睡觉
birthday One year closer to easy routes / 离简单线又近一年
money I owe you 86, I know, I KNOW / 欠你 86，我知道，我知道 | Take it out of my sandwich share / 从我那份三明治里扣
when Six. Morning or evening, both work / 六点，早晚都行 | Now? No? Then Thursday / 现在？不行？那周四
where Blue corner, upside down / 蓝线那角，倒挂着 | At the fountain, I'm the one stretching / 喷泉，正在拉伸的那个
invite YES / 来！！ | I was in before you finished typing / 你没打完字我就答应了 | Only if Zoe drives / 郎悦开车我就去
food Second breakfast? / 第二顿早饭？ | I could eat a rope bag / 饿得能吃绳包
work I pretend to work so I can fall off things / 假装上班，只为能掉下来 | Your boss scares me and I've hung off cliffs / 你老板比悬崖还吓人
health Rest day! Ice, tape, cake / 休息日！冰敷，胶布，蛋糕
weather Dry rock is all I ask / 石头干就行
congrats SEND!! / 完攀！！
love You too, you sentimental quickdraw / 我也爱你，肉麻的快挂
joke I fell off laughing, mat is fine / 笑掉下来了，垫子没事
help On my way, with rope / 带绳子出发 | Do I need shoes for this? / 要穿岩鞋吗
yesno Obviously / 废话 | Only on toprope / 顶绳的话可以 | My knees say no, I say yes / 膝盖说不，我说行
agree On belay / 保护好了 | Locked / 上锁
no Coward. Fine. Coffee? / 怂，行吧，那喝咖啡？
any Bold / 够胆 | That's a six plus at least / 这难度至少六加 | Hold my chalk / 帮我拿下镁粉 | You should see my fingers / 看看我这手指头 | Gravity disagrees / 重力不同意
picture Is that a crack? Looks climbable / 那是条裂缝吗？能爬 | Frame it. Or climb it / 裱起来，或者爬上去
sticker hahaha that's Lucas / 哈哈哈这是陆凯
location Any rock near there? / 那附近有岩壁吗
redpacket COFFEE MONEY. Debt is now 86 minus this / 咖啡钱！欠款重新计算
transfer Wait, you pay ME? / 等等，你给我钱？
taken We're even. Nearly. No / 两清了，差不多，不，没有
pat now you're white, too / 你手也白了
call Ten metres up, no hands / 十米高，腾不出手`,
  `= alex_renner | 120-1200 | 70 | 20
hi Hello / 在 | Hey, sawdust everywhere, shoot / 嗨，满身木屑，说吧
how Shelf number three stands / 第三个架子立住了 | Good. Ten fingers still / 挺好，十根手指都在
thanks Any time / 随时 | It's only wood / 木头而已
sorry Glue fixes most things / 胶水能解决大部分问题
bye Machine on / 开机器了
night Good night, lights off in the shop / 晚安，工房关灯
birthday Thanks! I made myself a stool / 谢谢！给自己做了个凳子
money Material only, work is free for friends / 只收料钱，朋友不算工
when Saturday, from nine / 周六九点以后 | When the glue is dry / 等胶干了
where In the yard, follow the noise / 院子里，听声音找 | Eastgate, green garage / 东门，绿色车库
invite Sure, I bring the bench / 行，我带长凳 | If I'm done by six / 六点前干完就去 | By bike? / 骑车去？
food Soup from the workshop stove / 工房炉子上炖的汤
work Measure twice / 量两次 | Oak or beech? / 橡木还是榉木
health Splinter? Tweezers, then plaster / 扎刺了？镊子，再贴创可贴
weather Wood swells in that / 这天气木头发胀
congrats Solid work / 扎实
love Same here, friend / 彼此彼此
joke That one's a bit plain. Plane. Sorry / 这笑话得再刨一刨
help I bring the drill. If I get it back / 我带电钻，只要还回来 | What wall is it, brick? / 什么墙，砖的吗
yesno Yes / 行 | Not with those screws / 这螺丝不行 | Should hold / 应该撑得住
agree Good / 好 | Straight / 平了
no Then we don't cut / 那先不锯
any Nice / 不错 | There's a joint for that / 有种榫正适合 | I have an offcut / 我有块边角料 | Let it settle overnight / 放一晚再看 | My father used a rope for that / 我爸当年用绳子
picture What wood is that? / 这什么木头 | It's two degrees off / 歪了两度
sticker thumb intact / 大拇指还在
location I can drop the ladder on the way / 顺路放下梯子
redpacket Sandpaper money / 砂纸钱
transfer Thanks, came through / 收到，谢了
pat sawdust / 木屑
call Saw was running, again please / 锯子开着没听见，再打`,
  `= anna_webber | 15-300 | 85 | 45
hi Hello, la la / 哈喽啦啦 | Hi! Tuning, go on / 嗨！在调弦，你说
how In C, so: fine / 在 C 调上，不错 | Quartet is quarrelling, beautifully / 四重奏在吵架，吵得很好听
thanks With pleasure, da capo / 乐意，从头再来也行
sorry It was only a wrong note / 只是一个错音
bye Rehearsal! / 排练去！
night Lento, lento, good night / 慢板，慢板，晚安
birthday You sang it! In tune, nearly / 你唱了！差点就在调上
money Sixty each, row seven / 每人六十，七排 | Plums count as payment / 李子也算钱
when Doors at seven, half past we start / 七点入场，半点开演 | After Monday's quartet / 周一排完
where Old Quay, second bell, it sounds like a B flat / 旧码头，第二个门铃，降 B 调那个
invite Oh yes / 好呀 | Shall I bring the viola or wine? / 带琴还是带酒 | If it ends before midnight / 半夜前散就行
food Plum dumplings at mine? / 来我家吃李子团子？ | The market had apricots / 市场有杏了
work Slower in the middle, like everything / 中间放慢，万事如此
health Honey, and no talking / 喝蜂蜜，别说话
weather Strings hate it / 琴弦受不了
congrats Bravissima! / 太精彩了！
love Hugs in thirds / 三度音程的拥抱
joke Have you heard the one about violas? All of them / 中提琴笑话？我全听过
help Of course, what do you need? / 当然，要什么 | I can carry one end / 我能抬一头
yesno Yes yes / 好好 | Not on concert day / 演出日不行 | Ask Greta, she knows / 问顾芳，她知道
agree Lovely / 真好 | Then it's in the score / 写进谱里了
no Pause, then / 那就休止
any How pretty / 真美 | That has a good second theme / 第二主题不错 | My stand partner says the same / 我同谱台也这么说 | Go on, I count bars / 接着说，我数着小节 | Two b's, mind / 记得，是“汪”不是“王”
picture I can hear it / 我都听见了
sticker encore / 再来一个
location There's a piano there, did you know / 那儿有架钢琴，知道吗
redpacket New strings! / 换新弦！
transfer Got it, row seven is yours / 收到，七排归你
pat that was my C string / 那是我的 C 弦
call On stage, back at ten / 在台上，十点回`,
  `= yuki | 60-900 | 70 | 20
hi The kettle just sang / 水刚开 | Welcome / 来啦
how Quiet rain, full shop / 小雨，满座 | The new leaves came / 新茶到了
thanks Come by, that is enough / 来坐坐就好
sorry Pour it out, start anew / 倒掉，重新沏
bye A guest came in / 来客人了
night Last cup, good night / 末杯，晚安
birthday I steeped something rare for it / 沏了泡难得的
money The first pot is mine / 头一壶我请
when Ten to eight, Mondays closed / 十点到八点，周一休息 | After the rain / 雨停了再来
where Lantern Street, behind the bamboo / 灯笼街，竹子后面
invite Come here instead? / 不如来我这儿 | On a Monday, yes / 周一可以 | Slowly, but yes / 慢点来，好
food Rice, pickles, tea. Enough / 米饭、腌菜、茶，够了
work One pot at a time / 一壶一壶来
health Ginger and dried orange / 姜和陈皮
weather Rain is good for tea / 下雨宜茶
congrats The best cup for you / 最好的杯子给你
love Warm, like the second pour / 像第二道茶一样暖
joke I smiled into the steam / 对着蒸汽笑了
help Yes. Sit first / 好，先坐
yesno Yes / 好 | Not today / 今天不 | If the leaf allows / 看叶子
agree So be it / 就这样 | Good / 好
no Then tea another day / 那改天喝茶
any Mm / 嗯 | Let it draw a minute longer / 再闷一分钟 | I thought of you with the new oolong / 新乌龙到时想起你 | Listen, the rain / 听，雨声 | Some things need the small cup / 有些事要用小杯
picture The glaze! / 这釉色！ | Quiet picture / 安静的照片
sticker (bows) / （鞠躬）
location Two streets from my kettle / 离我的壶两条街
redpacket I buy you leaves with it / 拿它给你买茶
transfer Received with both hands / 双手收到
pat careful, warm / 小心烫
call Hands in tea, write me / 手上是茶，写字吧`,
  `= lucas | 10-200 | 85 | 50
hi Brewing, talk / 冲着呢，说 | Morning from the big flask / 大壶向你问早
how Third cup, excellent / 第三杯，好得很 | Roasted too dark, still happy / 烘深了，照样开心
thanks Cheers / 客气 | One espresso, please / 一杯浓缩抵了
sorry Spilt, wiped, over / 洒了，擦了，翻篇
bye Beans won't roast themselves / 豆子不会自己烘
night Decaf and bed / 低因，睡觉
birthday Cake goes with filter, thanks! / 蛋糕配手冲，谢谢！
money You got the flask, I got the gas / 壶你的，油我的，扯平
when Early, before the crowd / 早点，趁人少 | Ten minutes, I'm mid-pour / 十分钟，正在注水
where Weaver Street, follow the smell / 织工街，闻着味来
invite In. Flask is full / 去，壶满了 | Mountain? Always / 山？永远去 | After my shift / 下班后
food Croissants, two left / 可颂还剩俩
work Grind finer / 磨细点 | Sounds like a one-espresso problem / 一杯浓缩就能解决
health Water first. Then coffee / 先喝水，再喝咖啡
weather 50 km/h at the top, they say / 说山顶风七级
congrats Double shot! / 双份！
love Aw, mate / 哎哟兄弟
joke That's dark. Like my roast / 够黑，跟我的烘焙度一样
help Sure, hands free in a minute / 行，一分钟后腾出手
yesno Yep / 行 | Nah / 算了 | If there's coffee / 有咖啡就行
agree Sweet / 妥 | Poured / 倒上了
no More for us / 那我们多喝点
any Smooth / 顺滑 | Notes of chaos and plum / 带点混乱和李子味 | Put that on vinyl / 这该出张黑胶 | Tell me over a cup / 喝一杯慢慢讲 | Bit acidic / 有点酸
picture That crema though / 这油脂绝了
sticker ☕️ / ☕️
location I know a roaster there / 那边有家烘焙坊
redpacket Beans! / 买豆！
transfer Got it, ta / 收到，谢
pat you spilled it! / 你弄洒了！
call Grinder was on, sorry / 磨豆机响着，没听见`,
  `= sofia | 40-700 | 75 | 30
hi Shh. Hello / 嘘，你好 | Good day from 813 / 813 书架向你问好
how Overdue in everything / 样样逾期 | Quiet, as it says on the door / 跟门上写的一样，安静
thanks Return the book instead / 把书还了就行
sorry No fine this time / 这次不罚款
bye A child is eating an atlas / 有小孩在啃地图册
night One more chapter / 再看一章
birthday Thank you! Page one of a new year / 谢谢！新一年第一页
money 30 cents a day, friends pay too / 一天三毛，朋友也收
when Thursdays I'm there until eight / 周四我值到八点 | After closing / 闭馆后
where Second floor, crime / 二楼，推理区
invite If I may bring a book / 能带书就去 | Yes, after chapter nine / 行，看完第九章 | Reading together counts? / 一起看书算不算
food Tea and something without crumbs / 茶，和不掉渣的点心
work The catalogue disagrees / 目录不同意
health Bed, blanket, two detectives / 床、毯子、两个侦探
weather Reading weather / 读书天
congrats I shelve this under triumph / 归到“凯旋”类
love Bookmarked / 已夹书签
joke I laughed, and was shushed / 笑出声，被嘘了
help I look it up / 我查查 | What's the title? Roughly? / 书名大概叫什么
yesno Yes, two copies / 有，两册 | On loan / 借出了 | It was the gardener / 凶手是园丁
agree Reserved / 已预约 | Good / 好
no Back to the shelf then / 那放回架上
any Chapter and verse? / 出处呢 | I suspect the uncle / 我怀疑是叔叔 | There's a novel about that / 有本小说写的就是这个 | The cat isn't in the catalogue either / 那只猫也没编目 | Go on, I turned the page / 继续，翻页了
picture Lovely light. Is that a spine? / 光真好，那是书脊吗
sticker shh / 嘘
location Near the branch library! / 分馆旁边！
redpacket First editions, here I come / 初版书，我来了
transfer Fine paid, thank you / 罚款已缴，谢谢
pat shh / 嘘
call Silent area / 静音区`,
  `= ben | 60-2400 | 65 | 25
hi Yes chef / 到 | Between two orders, quick / 两单之间，快说
how 140 covers, one burn / 一百四十位，烫了一下 | Knives sharp, feet dead / 刀快，脚废
thanks Eat well, that's it / 好好吃饭就行
sorry Off the pass, forgotten / 撤单，忘了
bye Service! / 开餐了！
night Two am, first beer, good night / 凌晨两点第一杯啤酒，晚安
birthday Cheers! I'm cooking, of course / 谢了！当然还是我做饭
money Staff price for you / 给你员工价
when Before three or after eleven / 三点前或十一点后 | Monday, the kitchen's closed / 周一，后厨休息
where Back door, by the crates / 后门，货箱那儿
invite Monday only / 只有周一 | If someone else cooks / 别人做饭我就去 | Yes chef / 遵命
food Brown butter. On everything / 焦化黄油，什么都能放 | What's in your fridge? Send a picture / 冰箱有啥，拍来 | Salt earlier / 早点放盐
work Mise en place, mate / 先备料，兄弟
health Broth. I'll drop some off / 喝高汤，我给你捎一罐
weather Kitchen is 41 degrees, every day / 后厨天天四十一度
congrats Michelin for you / 给你颁颗星
love Love is a hot plate / 爱就是热盘子
joke Eighty-six that / 这个下架
help Hands! Yes, what? / 搭把手！行，说 | Bring it to the pass / 端过来
yesno Yes / 行 | No, it'll split / 不行，会油水分离 | Taste it / 尝了再说
agree Heard / 听到 | Good / 好
no Bin it / 扔
any Needs acid / 欠点酸 | Behind! / 借过！ | My sous says the same / 我二厨也这么说 | Plate it nicely / 好好摆盘 | That's a stock question. Ha / 这是高汤级的问题
picture Sear's good, plating's not / 煎得好，摆得不行 | Who cut that?? / 这谁切的？？
sticker 🔥 / 🔥
location Good fish there / 那儿鱼好
redpacket Truffle money / 松露钱
transfer Got it. Dessert's on me / 收到，甜点我送
pat careful, hot / 小心烫
call Mid-service / 出餐高峰`,
  `= zoe | 8-120 | 90 | 55
hi Engine's warm / 车热好了 | Hey hey / 嘿
how Sunrise at 2,100 m, so: great / 两千一百米看日出，爽 | Film, mountain, repeat / 看电影，爬山，循环
thanks Navigate next time / 下次你导航
sorry You were 1 minute late. Noted / 你迟到一分钟，记下了
bye Off, 6:40! / 出发，六点四十！
night Alarm's at five / 闹钟五点
birthday Thank youuu, mountain cake! / 谢谢～山顶蛋糕！
money Petrol by four, I did the sum / 油钱四个人分，算好了
when 6:40. Not 6:41 / 六点四十，不是四十一 | Friday at six we decide / 周五六点定
where At the fountain, lights on / 喷泉，打着双闪
invite In / 去 | I drive / 我开车 | If it isn't a horror film / 不是恐怖片就行
food Sandwiches at the summit / 山顶吃三明治 | Popcorn counts as dinner / 爆米花算晚饭
work Close the laptop, open a map / 合上电脑，打开地图
health No mountain for you. Soup / 你别上山，喝汤
weather Clear from six, wind at the hut / 六点放晴，小屋那边有风
congrats Honk honk!! / 滴滴！！
love Seat belts on, love you too / 系好安全带，也爱你
joke I had to pull over / 笑得我靠边停车
help Need a car? You have a car / 要车？有车 | Coming / 马上
yesno Yes / 行 | Not in those shoes / 穿那双鞋不行 | If we're down by seven / 七点前能下山就行
agree Set / 定了 | Go / 走
no Your seat goes to the dog / 你的座给狗
any Ha / 哈 | The sequel will be worse / 续集只会更烂 | Put it on the map / 标到地图上 | That's the scenic route / 这是观景路线 | Windows down, tell me / 开着窗，说
picture Is that MY seat? / 那是我的车座吗 | Summit photo of the year / 年度登顶照
sticker beep beep / 滴滴
location 35 minutes, 31 if I drive / 三十五分钟，我开三十一
redpacket Full tank! / 加满！
transfer Petrol sorted / 油钱齐了
pat beep / 滴
call Driving, hands on the wheel / 开车中，双手在方向盘`,
  `= emil | 600-7200 | 55 | 15
hi Ahoy / 喂，船上 | Hello, we're afloat / 你好，还浮着呢
how Bilge dry, soup hot / 舱底干，汤热 | Rocking / 晃着呢
thanks Fair winds / 顺风
sorry Washed overboard / 冲海里去了
bye Tide turns / 转潮了
night Anchor light on / 锚灯亮了
birthday A year older, same boat / 老一岁，船没换
money I pay in mackerel / 拿鲭鱼付
when High water, 16:20 or so / 满潮，大概 16:20 | When I have signal / 有信号时
where Berth 9, the blue one / 九号泊位，蓝的那条
invite Come aboard instead / 不如上船来 | If I can moor there / 能停船就去 | After the gale / 大风过了
food Fish soup, mind the bones / 鱼汤，小心刺
work Knots before numbers / 先打好结，再算数
health Salt air and rum. Tea, if you must / 海风加朗姆，实在不行喝茶
weather Six from the west, four by night / 西风六级，入夜四级
congrats Hoist the flags! / 升满旗！
love Aye / 嗯
joke That one holds water / 这笑话不漏水
help Throw me a line / 抛根绳来
yesno Aye / 是 | Nay / 否 | Depends on the tide / 看潮
agree Aye aye / 遵命 | Fast / 系牢了
no Then we drift / 那就漂着
any The gulls said so / 海鸥也这么说 | Signal's going / 信号要没了 | I had a dog like that / 我有过这么条狗 | Seen worse off the mole / 防波堤外更糟的都见过 | Log it / 记进航海日志
picture Good light on the water / 水光好
sticker (one bell) / （一声钟）
location By water, an hour / 走水路，一小时
redpacket Diesel! / 柴油！
transfer Came with the tide / 随潮而至
pat all hands / 全员就位
call No signal below deck / 舱里没信号`,
  `= chloe | 20-400 | 85 | 40
hi Hiii, phone's eating / 嗨～手机先吃 | Hello! New place today / 哈喽！今天探新店
how Full. So full / 撑，特别撑 | Golden hour was golden / 黄金时刻真黄金
thanks Tag me! / 记得圈我！
sorry Blurry but forgiven / 糊了，但原谅
bye Food's here! / 菜来了！
night Editing till two / 修图到两点
birthday Thank you! Three cakes, one photo / 谢谢！三个蛋糕一张照片
money I expense the dessert / 甜点算我的稿费
when Before the light goes / 趁光还在 | Wednesday's tasting day / 周三探店日
where Lantern Street, window seat / 灯笼街，靠窗
invite Can I photograph it? Then yes / 能拍我就去 | Yes! Order colourful things / 去！点颜色好看的 | Ben's cooking? In / 卞峰做饭？去
food The crust! The sauce! Go! / 那个脆皮！那个酱！快去！ | Don't touch it yet!! / 先别动筷子！！ | 9 of 10, minus the tablecloth / 九分，扣在桌布
work Crop tighter / 再裁紧点 | Moodboard by tonight / 今晚出情绪板
health Congee. And soft light / 喝粥，配柔光
weather Overcast: best light / 阴天，光线最好
congrats Confetti! Hold still! / 撒花！别动！
love Love you, look left / 爱你，往左看
joke I shook the camera / 笑到手抖
help Sure, raw or edited? / 行，原片还是成片 | Send me the address / 地址发我
yesno Yes! / 要！ | Too brown / 颜色太闷 | With chopsticks in frame, yes / 筷子入镜就行
agree Gorgeous / 绝美 | Deal / 成交
no Pity, good light / 可惜了这光
any Mmm / 嗯～ | I'd shoot that from above / 我会俯拍 | Is there a window? / 有窗吗 | That plate has a story / 这盘子有故事 | Saving that / 收藏了
picture WHO lit this / 这光谁打的 | Top left is perfect / 左上角完美
sticker nom / 啊呜
location There's a dumpling place next door / 隔壁有家饺子馆
redpacket Dessert budget! / 甜点预算！
transfer Yum, received / 香，收到
pat click / 咔嚓
call Shooting, one minute / 拍着呢，一分钟`,
  `= okafor | 600-5400 | 65 | 5
hi Good day / 您好 | Good day. Which flat? Ah, eight / 您好，几室？哦，八室
how The roses need pruning / 月季该剪了 | In order, thank you / 一切有序，谢谢
thanks You are welcome / 不必客气
sorry Please not again / 请勿再犯
bye Good day / 再见
night The front door is locked at eleven / 大门十一点上锁
birthday I am obliged / 承蒙挂念
money The 5th, by transfer, with the flat number / 每月 5 号，转账注明房号 | Heating is included / 含暖气
when Between eight and ten / 八点到十点之间 | I put a notice in the stairs / 我在楼道贴通知
where Flat 1, ring twice / 1 室，按两下
invite Kind of you. Chess perhaps / 多谢，下棋可以考虑 | I do not leave the house on Sundays / 周日我不出门
food No grilling on the balcony, please / 阳台请勿烧烤
work Hugo will see to it / 小胡会处理 | I have written it down / 我记下了
health Get well. Mind the stairs / 保重，上下楼当心
weather The gutters are clean / 檐沟已清
congrats My congratulations / 恭喜
love How unusual / 这倒少见
joke I see / 哦
help I send somebody on Thursday / 周四派人来 | Is it leaking? / 漏水吗
yesno Yes / 可以 | That is not in the contract / 合同里没有 | If the neighbours agree / 邻居同意就行
agree Good / 好 | Then it is in order / 那就妥了
no As you wish / 随您
any Noted / 已记 | The court is for everybody / 院子是大家的 | No shoes in the stairs / 楼道勿放鞋 | I shall look at it / 我去看看 | Since 1998, the same boiler / 热水器 1998 年的
picture The third screw is missing / 少第三颗螺丝
sticker Pardon? / 什么意思
location That is not in my house / 那不在我楼里
redpacket I cannot take that. Rent is rent / 这个不能收，租是租
transfer Received. Receipt in the box / 收到，收据在信箱
pat Yes, please? / 请讲
call I was in the garden / 在浇花`,
  `= greta | 60-900 | 85 | 15
hi Hello dear. Miso says hello, too / 你好呀，米酥也问好 | Come in, door's open / 进来，门没锁
how The cat slept on my novel, page 80 / 猫睡我小说上了，第八十页
thanks Nonsense, neighbours / 邻里邻居的
sorry Miso forgives you for fish / 给条鱼，米酥就原谅你
bye She is at the door again / 她又在挠门了
night Good night, don't mind the piano / 晚安，别嫌我弹琴
birthday A slice for me, please! / 给我留块蛋糕！
money You paid last time / 上回是你付的
when I'm always in after four / 四点后我都在 | Not during my series / 追剧时间除外
where Flat 9, mind the cat / 9 室，小心猫
invite With cake? Yes / 有蛋糕？去 | If I can be back by nine / 九点前回来就行 | Your sofa or mine? / 你家沙发还是我家
food I made too much again / 又做多了 | Tuna is for Miso, soup is for us / 金枪鱼归米酥，汤归咱俩
work You type late, I hear it / 你打字到很晚，我听得见
health I put soup on your mat / 汤放你门垫上了
weather Close the window, she goes out / 关窗，她要跑出去
congrats I told the whole staircase / 我跟整栋楼说了
love You are like a nephew to me / 你就像我侄子
joke I startled the cat / 吓着猫了
help Of course, I have the spare key / 当然，备用钥匙在我这儿 | Shall I take the parcel? / 帮你收快递？
yesno Yes dear / 好的 | Ask Mr Okafor first / 先问欧阳先生 | Miso thinks not / 米酥说不行
agree Wonderful / 太好了 | Good / 好
no Then another day / 那改天
any She is on your balcony / 她在你阳台上 | I read something like that / 我好像读过 | Oh my / 哎呀 | Flat 3 says the same / 3 室也这么说 | Tell me over cake / 吃蛋糕时说
picture Is that Miso behind the pot? / 花盆后面是米酥吗
sticker meow / 喵
location Will you bring fish? / 带条鱼回来吗
redpacket Cat treats! / 猫零食！
transfer Got it, dear / 收到啦
pat she scratched you / 挠你了吧
call Hands full of cat / 抱着猫呢`,
];
