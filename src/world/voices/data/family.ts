/** Chat lines of the owner's family. */
export const familyVoices: readonly string[] = [
  `= mum | 25-140 | 92 | 45
hi Hello my dear! Good to hear from you. Are you well? / 哎，宝贝，怎么想起妈来了 | Morning, sweetheart / 早呀
how We are fine. Dad has found a new screw to be proud of / 都好着呢，你爸又淘到个宝贝螺丝 | All well here. The plum tree is thinking about blossom / 家里都好，李子树快开花了
thanks You never have to thank your mother / 跟妈还客气什么 | With pleasure, my dear / 应该的
sorry Never mind. Nobody was ever hurt by a little late / 没事没事，妈不怪你
bye Button up, it is windy. Kisses / 外面风大，扣子扣好，去吧
night Sleep well. Phone away from the pillow! / 早点睡，手机别放枕头边
birthday Oh you remembered! Cake for everybody / 还记得呢，妈高兴坏了，蛋糕人人有份
money Keep it, buy yourself something warm / 你自己留着，添件厚衣服 | Do you need some? Tell me honestly / 钱够不够花？跟妈说实话
when Whenever you like, but soup is at half past twelve / 随时都行，不过汤是十二点半上桌 | Sunday, as every Sunday / 周日呀，周周都是周日
where At home, where else. The key is under the rosemary / 在家呀，还能去哪。钥匙在迷迭香底下
invite Oh yes! I bring the tin with the biscuits / 好呀好呀，我把那盒饼干带上 | If your father may drive, we come / 你爸开车我们就来 | Gladly. Not after eight though, my series / 行啊，八点前得回来，我要追剧
food There is stew left. I freeze you two boxes / 还有炖菜，我给你冻两盒 | Did you have greens today? / 今天吃青菜了没有
work You work too much. When is the weekend? / 你这班加得也太多了，周末歇不歇 | I don't understand a word, but you will do it well / 妈听不懂，但你肯定行
health Fever? Tea, bed, and no screen. I call at six / 发烧没？喝热水躺着，别看手机，我六点打给你
weather Rain from three, take the umbrella with the whole spokes / 三点起有雨，带那把没坏的伞
congrats I knew it! I tell the whole choir / 我就知道！我要跟合唱团全说一遍
love And I you, more than all the plums / 妈也想你，比什么都想
joke I laughed so loudly that the cat ran away / 笑得我把猫都吓跑了
help Of course. Tell me what I should bring / 行，要妈带点什么过去
yesno Yes, dear / 好的宝贝 | I think so. I ask Dad to be sure / 应该是，我再问问你爸 | Better not, you know how that ends / 还是别了，上回你忘了
agree Good. Then it is settled / 好，那就这么说定了 | Wonderful / 太好了
no Then not. Another time / 那就下次吧，不要紧
any Is that so! / 是嘛！ | You must tell me everything on Sunday / 周日回来慢慢跟妈讲 | That sounds like your father / 这话真像你爸说的 | Mind yourself, yes? / 自己当心点啊 | I put the kettle on and read that again / 我烧上水，再看一遍你发的
picture How lovely! I show it to Grandma / 真好看！我拿给奶奶看 | You have grown thin. Or is it the jacket? / 怎么瘦了？还是衣服显的
sticker I only have the one with the duck / 我只会发这个鸭子的
location So far? Drive carefully / 这么远啊，路上慢点
redpacket Oh you! I put it towards the choir trip / 哎哟你这孩子，妈存着合唱团出游用
transfer That is too much. I bake you something for it / 太多了，妈给你做好吃的补回来
taken Good, now buy proper shoes / 收了就好，去买双像样的鞋
pat Who is pulling at my apron? / 谁拉我围裙呢
call My hands were full of dough, ring again in ten minutes / 手上全是面，过十分钟再打`,
  `= dad | 90-900 | 70 | 20
hi Good day / 好 | Hello. What is broken? / 怎么了，什么坏了
how Three fish / 钓了三条 | Cannot complain. Mum does that / 还行，抱怨的事归你妈管
thanks No need / 不用
sorry Happens / 没事
bye Right / 好
night Lights out / 睡了
birthday Thank you. No presents, there is a shed full / 谢了，别买礼物，工具房都满了
money Ask your mother, she has the purse / 问你妈，钱归她管 | Don't pay before you have seen it work / 先看好不好使，再付钱
when Early. Fish don't wait / 要早，鱼不等人 | When the coals are white / 炭烧白了就开始
where On the mole / 防波堤上 | In the shed. If not there, behind it / 工具房，不在就在房后
invite If there is a chair / 有板凳就去 | I'll come. No speeches / 来，别让我讲话
food Sausages are in the cooler / 香肠在冰桶里 | Taste before you serve / 出锅前先尝
work Measure it. Then talk / 先量，再说 | Does the boss know? / 你们领导知道吗
health Schnapps and socks / 喝口姜汤，穿厚袜子
weather Wind turns at four / 四点转风
congrats Well built / 干得漂亮
love Mm. Same / 嗯，一样
joke That one is older than the boat / 这笑话比船还老
help I bring the big drill / 我带大电钻来 | Send a picture of the screw / 把螺丝拍张照发我
yesno Yes / 是 | No / 不是 | Depends on the tide / 看潮水
agree Good / 好 | Done / 行
no Fine by me / 随你
any Hm / 嗯 | I have a tool for that / 这个我有工具 | Your grandfather did it with a spoon / 你爷爷当年用勺子就办了 | Write it larger, please / 字打大点 | Read it / 看了
picture Straight? Looks crooked / 装正了吗，看着歪 | Nice boat in the back / 后面那船不错
sticker What is this yellow face / 这黄脸是啥
location That is uphill / 那儿上坡
redpacket Given to your mother already / 已经交给你妈了
transfer Received. Counted. Correct / 收到，数过了，对
taken For petrol / 加油用
pat Line's gone slack / 线松了
call Fish on the line. Later / 鱼上钩了，回头说`,
  `= mia | 8-70 | 95 | 60
hi heyyy / 在的在的 | Speak, sibling / 说吧，亲爱的哥
how Alive! New desk, new plant, same me / 活着呢，新工位新绿萝旧的我 | Tired but in a good way / 累，但是开心的那种累
thanks You owe me a croissant / 欠我一个牛角包 | anytime, really / 小事小事
sorry Forgiven at once, remembered for ever / 原谅你了，但我会记一辈子
bye off I pedal / 骑车走人 | byeee / 拜拜～
night Night! Dream in colour / 晚安，做个彩色的梦
birthday You wrote at midnight! Best sibling, official / 零点就发，最佳兄长认证
money Split it, like always? / 老规矩，一人一半？ | I pay on Friday, pinky swear / 周五给你，拉钩
when After seven, I have a review until half past six / 七点以后，六点半前我在评审 | Give me twenty minutes / 给我二十分钟
where By the canal, the bench with the heart / 运河边，刻着爱心那张长椅 | My place, third bell, it sticks / 我家，第三个门铃，要使劲按
invite YES. Who drives? / 去！谁开车 | In, if there is cake / 有蛋糕我就来 | Let me look… free! / 我看看日程……有空！
food Noodles at the corner? The ones that hurt / 街角那家面？变态辣那家 | I baked at 3 am, come and help me eat / 凌晨三点烤了一炉，快来帮忙吃
work They changed the brief again, I changed my tea / 甲方又改需求，我又换了杯茶 | Show me the sketch, I'll be honest and kind / 发草图来，保证诚实又温柔
health Nooo. Soup delivery in 40 minutes / 啊不要，四十分钟内送汤上门
weather Perfect for cycling, terrible for hair / 适合骑车，不适合发型
congrats AAAAH!! Champagne, the cheap one! / 啊啊啊！开香槟，便宜那种！
love Love you too, weirdo / 也爱你，怪人
joke I am wheezing in the open-plan office / 在工位上憋笑憋出声了
help Sure, send it over / 发来吧，我看看 | Only if you feed my plant in May / 可以，五月帮我浇绿萝
yesno Obviously / 那必须的 | Hmm, no? / 嗯……不吧？ | Ask me after coffee / 喝完咖啡再问我
agree Deal / 成交 | Marked with three stars / 已标三颗星
no Booo / 切～ | OK, plan B / 行吧，B 计划
any wait, tell me more / 等等，展开说说 | That is so you / 这很你 | I have thoughts. Many / 我有话说，很多 | Does Mum know? / 妈知道吗？ | Drawing this as a comic right now / 我现在就把它画成漫画
picture Who took that? It's good! / 谁拍的？好看哎 | Crop the left, then it sings / 左边裁一点就绝了
sticker stealing that one / 这个表情我偷了
location Twelve minutes by bike. Ten downhill / 骑车十二分钟，下坡十分钟
redpacket Rich! Bakery it is / 发财了，去面包店
transfer Got it, thank you, you absolute bank / 收到，谢谢移动银行
taken Spend it on something silly / 花在没用的东西上，听到没
pat my bun!! / 我的丸子头！！
call On the bike, text me! / 骑车呢，打字说`,
  `= leo | 15-600 | 75 | 50
hi yo / 哟 | sup / 咋了
how good good. boxes everywhere / 挺好，满地纸箱 | ranked up, thanks for asking / 上分了，谢谢关心
thanks np / 客气啥
sorry all good bro / 没事哥
bye brb, actually no, bye / 先闪了
night it is only one am?? / 才一点啊就睡？？
birthday tyyy. Where's my present / 谢啦，礼物呢
money I'm broke until the 10th / 十号发工资前我是穷人 | I'll send it tonight fr / 今晚转你，真的
when when I wake up so like eleven / 等我起床，大概十一点吧 | after this match / 这把打完
where new flat. fourth floor, no lift, sorry / 新家，四楼没电梯，抱歉 | court behind the school / 学校后面球场
invite down / 走起 | only if I don't have to hike / 不爬山我就去 | can I bring Finn? / 能带苏帆吗
food leftover pizza is breakfast / 剩披萨就是早饭 | ordering now, want something? / 正点外卖，要不要带你一份
work my boss replies with thumbs only / 我老板只会回大拇指 | have you tried turning it off / 关机重启试试
health drink water. that's all I know / 多喝热水，我就会这句
weather haven't looked outside since tuesday / 周二起就没看过窗外
congrats LETS GOOO / 牛啊！！
love ok who are you / 你谁啊，把我哥还给我
joke lmaooo / 哈哈哈哈哈
help depends. does it involve stairs / 看情况，要爬楼吗 | yeah give me five / 行，等我五分钟
yesno yep / 嗯呐 | nah / 不了吧 | maybe? ask Mia / 可能？你问苏米娅
agree bet / 妥 | k / 嗯
no fair / 行吧 | boo / 没劲
any wild / 离谱 | huh / 啊这 | same tbh / 说实话我也是 | photo or it didn't happen / 没图没真相 | sounds like a side quest / 听着像支线任务
picture sick shot / 拍得可以啊 | whose cat is that / 谁家的猫
sticker 10/10 / 满分
location that's two trams / 得换一趟电车
redpacket OHHH you're my favourite / 啊！你是我最亲的哥
transfer came through, legend / 到账，哥威武
taken get snacks / 拿去买零食
pat gg / 打得不错
call can't, mic is in a box / 接不了，耳机还在箱子里`,
  `= ruth | 60-700 | 80 | 25
hi Hello from the lake, dear / 湖边问你好，孩子 | Good day, my favourite designer / 我们家大设计师来啦
how The heron is back, so I am well / 苍鹭回来了，我心情就好 | Painting the same water for the ninth time / 同一片水画了第九遍
thanks It was a joy / 高兴还来不及
sorry Washed away already / 水一冲就过去了
bye The light is going, I must paint / 光线要没了，我得赶紧画
night Good night. The moon is doing its best / 晚安，今晚月亮很卖力
birthday How sweet. I shall paint today a size larger / 真贴心，今天要画张大的
money Nothing between aunts and nephews / 姨和外甥算什么账 | I pay the tea, you pay the cake / 我请茶，你请蛋糕
when In April, when the suitcase agrees / 四月，等箱子同意了就来 | Mornings are best / 上午最好
where By the lake, the bench without a back / 湖边没靠背那张长椅
invite With pleasure, if it has a view / 有风景就去 | Yes! Shall I bring paper for you? / 好啊，要给你带张画纸吗 | Gladly. No peanuts, remember / 乐意，记得别有花生
food Is there peanut in it? Then no / 有花生吗？有就算了 | I made pear soup. It was a mistake, but a pretty one / 煮了梨汤，煮坏了，颜色倒好看
work Leave some white in it, my dear. In pictures as in weeks / 画要留白，日子也要留白
health Lie by the window. Looking is a medicine / 躺窗边去，看风景也治病
weather Fog until ten, then silver / 十点前有雾，之后一片银
congrats I open the good elderflower / 我把那瓶好的接骨木花酒开了
love And I you. Come to the lake / 我也想你，来湖边吧
joke I laughed into my brush water / 一笑，把洗笔水喝了
help If it can be done sitting, yes / 坐着能办的，都行
yesno I should think so / 我看行 | Not before tea / 喝完茶再说 | Yes, and twice / 好，要两份
agree Lovely / 妙 | So be it / 就这样
no Then the lake keeps me company / 那我就陪湖吧
any How the years go round / 日子过得真快 | I would paint that in blue / 这事要我画，就用蓝色 | Grandma said just the same / 你奶奶也这么说 | Go on, I am listening and rinsing / 说吧，我边洗笔边听
picture Such light! Left a little, next time / 光线真好！下次再往左一点 | I steal this sky / 这片天我借走了
location I know that bridge. Two swans / 那桥我认得，有两只天鹅
redpacket For a tube of cobalt! Thank you / 够买一管钴蓝，谢谢你
pat My hat! / 我的帽子！
call I was rowing. Try at five / 刚才在划船，五点再打`,
  `= finn | 20-900 | 70 | 40
hi hey cousin / 嗨，堂哥 | psst, between two scales / 嘘，练琴间隙
how calluses are great, thanks / 老茧长势喜人 | third movement is eating me / 第三乐章快把我吃了
thanks no worries / 小意思
sorry it's fine, rests are part of music / 没事，休止符也是音乐
bye practice room again / 又得回琴房了
night night, last train is mine / 晚安，我赶末班车
birthday thanks! playing myself a low C / 谢谢！给自己拉个低音 C
money students pay in pastries / 学生只能用面包抵债 | strings cost more than I do / 琴弦比我还贵
when after ten, rehearsal / 排练完，十点以后 | concert's half past seven, doors at seven / 七点半开演，七点入场
where music school, room with the dead plant / 音乐学院，有盆枯植物的那间
invite can my girlfriend come too? / 女朋友能一起来吗 | yes if there's food after / 完了有饭吃就去
food starving, always / 一直都饿 | the canteen did soup again / 食堂又是汤
work I count bars all day, you count pixels / 我数小节，你数像素
health hands are fine, that's what counts / 手没事就行
weather cello hates it, so do I / 大提琴讨厌这天气，我也是
congrats bravo!! standing ovation / 好！全体起立鼓掌
love hug from the back row / 后排给你一个拥抱
joke my conductor would cry / 我们指挥听了要哭
help can I do it sitting down with a cello? / 抱着琴坐着能办吗
yesno think so / 应该是 | not on concert day / 演出那天不行 | yep, in tempo / 行，按拍子来
agree in tune / 合拍 | nice / 好嘞
no tacet then / 那我休止
any ha, that has rhythm / 哈，有节奏感 | tell it again slower / 慢一点再说一遍 | dad would say play it softer / 我爸会说：轻一点 | I'm humming that now / 我已经开始哼了
picture album cover, seriously / 可以当专辑封面
location twenty minutes with the cello, ten without / 背琴二十分钟，不背十分钟
redpacket new A string, bless you / 能换根 A 弦了，好人
transfer received with applause / 收到，掌声
pat careful, rosin / 小心，全是松香
call phone's off in rehearsal / 排练呢，关机中`,
];
