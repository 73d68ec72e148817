/** Chat lines of shops, services and strangers. */
export const publicVoices: readonly string[] = [
  `= dentist | 60-900 | 50 | 0
hi Elm Street Dental, good day / 您好，榆树街牙科前台
how We have two openings this week. And your teeth? / 本周还有两个空位，您的牙还好吗
thanks You are welcome. See you then / 不客气，到时见
sorry No trouble, shall I find another slot? / 没关系，需要帮您改期吗
bye Goodbye, and floss / 再见，记得用牙线
money A check-up is 60, cleaning 180; with the card less / 例行检查 60 元，洗牙 180 元，刷医保更低 | You pay at the desk, also by phone / 前台付，手机也可以
when Monday to Friday, eight to six / 周一至周五 8:00–18:00 | Dr Sommer has Thursday mornings / 孙医生周四上午出诊
where 41 Elm Street, first floor, left / 榆树街 41 号二楼左手
invite Shall I put you down? Which morning suits you? / 帮您约上？哪天上午方便
health If it throbs, come today, we fit you in / 一跳一跳地疼就今天来，给您加号 | Rinse with salt water until you are here / 来之前先用淡盐水漱口
help Of course. Your name and birthday, please / 好的，请报姓名和生日
yesno Yes / 可以的 | I ask the doctor and write back / 我问下医生再回您 | Not without an X-ray / 得先拍片
agree Confirmed, thank you / 已确认，谢谢
no Then I cancel it. Free of charge until the day before / 已取消，提前一天不收费
any Noted in your file / 已记到您的病历里 | Thank you, we come back to you / 收到，稍后回复您 | Is it upper or lower? / 上牙还是下牙
picture Thank you, I show it to the doctor / 收到，我给医生看
transfer Received, the receipt is at the desk / 已收到，收据在前台
redpacket We may not accept presents, thank you / 诊所不能收红包，谢谢
call All lines are busy, we call back / 线路忙，稍后给您回电`,
  `= bikes | 120-1800 | 60 | 0
hi Spoke & Chain, hello / 链条单车行，你好
how Grease up to the elbows / 满手黄油
thanks Ride well / 骑得开心
sorry It waits in the rack / 车在架上等你
bye Air in the tyres! / 记得打气！
money Tube 25, chain 90, patience free / 内胎 25，链条 90，耐心免费 | You pay when it rolls / 修好再付
when Ready tomorrow after two / 明天两点后可取 | Ten to seven, Sundays closed / 十点到七点，周日休息
where 7 Canal Road, the yellow door / 运河路 7 号，黄门
help Bring it in, or send a picture / 推过来，或者拍张照
work Brake pads are gone, shall we change them? / 刹车皮没了，要换吗
yesno Yes, while you wait / 行，立等可取 | Not for that frame / 这车架配不了 | I have to look in the drawer / 我翻翻抽屉
agree Done / 好嘞
no Then we leave it / 那先不动
any Rust or squeak? / 生锈还是异响 | Which wheel? / 前轮后轮 | I write it on the tag / 写在工单上了
picture That is the bottom bracket / 这是中轴的问题
transfer Got it, the key is inside / 收到，钥匙在店里
call Torque wrench in hand, write me / 手上有扳手，打字吧`,
  `= courier | 30-600 | 60 | 0
hi Swift Courier, Kiln Lane / 迅达快递窑巷站，您好
how 140 parcels on the cart / 车上一百四十件
thanks All part of the round / 应该的
sorry No matter, we try again tomorrow / 没事，明天再送
bye Next door! / 送下一家！
money Nothing to pay, postage is paid / 不用付，运费已付 | We never ask for customs by link / 我们不会发链接收关税
when Between five and seven today / 今天五点到七点 | After four it is in the locker / 四点后放柜子
where At the locker on Canal Road / 运河路快递柜 | On Elm Street, three stops before you / 榆树街，离您还有三户
help Number of the parcel, please / 请报运单号
yesno Yes / 可以 | Needs a signature / 要签收 | Flat 9 takes it? / 9 室代收行吗
agree OK / 好的
no Then it goes to the depot / 那放回网点
any Which number? / 尾号多少 | Ringing now / 我按铃了 | Noted for the round / 备注好了
picture That is the delivery card, thanks / 这是投递单，收到
transfer No need, it is paid / 不用转，已付
call Driving, write me / 开车呢，发文字`,
  `= plumber | 60-1800 | 70 | 0
hi Hugo here / 我是小胡
how Wet / 湿着呢
thanks No drip, no problem / 不滴水就行
sorry Happens. Thursday then? / 没事，那周四？
bye Next pipe / 下一根管子
money About 180 with the part / 连配件大概 180 | Cash or phone, same to me / 现金手机都行
when Between eight and ten / 八点到十点之间 | After the burst on Mason Street / 等我修完石匠街那个爆管
where On Mason Street, five minutes / 石匠街，五分钟到
food Bread in the van / 车上有面包
help Turn the red tap to the right. Right! / 红阀门往右拧，往右！ | Put a bucket under it / 先拿桶接着
yesno Yes / 行 | Needs a new seal / 得换密封圈 | Which model? / 什么型号
agree OK / 好
no Then keep the bucket / 那先用桶接着
any Cold or hot water? / 冷水还是热水 | Does it knock? / 咚咚响不 | I have that in the van / 车上有
picture I see it. Seal / 看到了，密封圈
redpacket Not necessary, but thanks / 不用，谢谢
transfer Got it, boss / 收到，老板
call Under a sink / 在水槽底下`,
  `= lotus | 30-600 | 50 | 0
hi Golden Lotus, welcome / 您好，金莲餐厅
how The lanterns are lit / 灯笼都点上了
thanks With pleasure / 荣幸之至
sorry We keep the table fifteen minutes / 桌子给您留十五分钟
bye Until this evening / 晚上见
money About 90 a guest, tea included / 人均九十左右，含茶位 | You can pay at the table by code / 桌上扫码即可付
when Kitchen from eleven to half past nine / 厨房十一点到晚上九点半 | Dumplings from five / 五点起现包饺子
where 3 Lantern Street, under the red ones / 灯笼街 3 号，红灯笼底下
invite For how many, and when? / 请问几位，几点 | A window table is free at seven / 七点还有靠窗的
food Prawn dumplings, and ask for the vinegar / 推荐虾饺，记得要姜醋 | No peanuts? We tell the kitchen / 不放花生？已告知后厨
birthday Long noodles on the house! / 送长寿面一碗！
help Of course / 没问题
yesno Yes, gladly / 可以的 | Sold out today, alas / 今天售罄了 | I ask the kitchen / 我问下后厨
agree Noted under your name / 已记在您名下
no A pity. Another evening / 可惜，下次再来
any Thank you, I pass it on / 谢谢，我转告 | A high chair, perhaps? / 需要儿童椅吗 | Very well / 好的
picture How nicely eaten up! / 光盘了，真好！
transfer Received with thanks / 已收到，谢谢
redpacket The kitchen bows / 后厨向您鞠躬
call Both lines busy, please write / 两条线都占着，请留言`,
  `= vet | 60-1200 | 50 | 0
hi Willow Vet, who is it about? / 柳树宠物医院，哪位小朋友？
how A parrot swears in room two / 二诊室有只骂人的鹦鹉
thanks A pat from us / 替我们摸摸它
sorry No matter, we find a new time / 没关系，再约
bye Bring the basket / 记得带猫包
money Vaccination 120, weighing free / 疫苗 120 元，称重免费
when Cats in the morning, dogs after two / 上午看猫，两点后看狗
where On Brook Street, the willow shows the way / 溪街，看到柳树就是
health Is it eating and drinking? / 吃喝正常吗 | Breathing hard? Use the emergency number / 喘得厉害就打急诊号码
help Tell us age and weight / 请告诉我们年龄和体重
yesno Yes / 可以 | Not before it is a year old / 满一岁才行 | The doctor looks first / 得先看看
agree Booked / 约好了
no We cancel it / 已取消
any How long has it been so? / 这样多久了 | Noted in the file / 记到病历了 | Keep it warm / 注意保暖
picture What a beauty! The left eye looks red / 真漂亮！左眼有点红
transfer Received, thank you / 收到，谢谢
call In surgery, we call back / 手术中，稍后回电`,
  `= gym | 60-900 | 60 | 10
hi Summit desk! / 峰顶前台！
how New blue routes, three people crying / 蓝色新线，哭了三个
thanks See you on the wall / 墙上见
sorry We keep your slot / 名额给你留着
bye Chalk up! / 擦粉！
money Day pass 48, ten visits 420 / 单次 48，十次卡 420
when Nine to ten at night, daily / 每天 9:00–22:00 | Course begins at half past six / 课程六点半开始
where Ropewalk 52, old rope factory / 绳厂街 52 号，老绳厂
invite You are on the list / 已帮你报名 | Two places left / 还剩两个名额
help Sure. Size of shoes? / 行，鞋码多少
health Tape is at the desk, ice in the fridge / 胶布在前台，冰在冰箱
yesno Yes / 可以 | Only with the belay card / 有保护证才行 | Kids until 18:00 / 儿童到 18:00
agree Booked / 约上了
no Freed your place / 名额已释放
any Nice! / 不错！ | We set new lines every second Monday / 隔周一换线 | Ask the setter / 问问定线员
picture That is the purple six! / 那是紫色六级！
transfer Received / 收到
call Belaying, write us / 在保护，请留言`,
  `= shop | 20-400 | 60 | 0
hi Hello, how can we help? / 您好，请问有什么可以帮您 | Welcome! / 欢迎光临
how Busy as a market day / 忙得像赶集
thanks Thank you for your visit / 感谢惠顾
sorry No problem at all / 没关系的
bye Until next time / 欢迎下次光临
money Prices are on the board, members pay a tenth less / 价格见价目表，会员九折 | You can pay by code / 可以扫码付
when Our hours are on the page / 营业时间见主页 | Today until we are sold out / 今日售完即止
where The address is on our page, ring when you are near / 地址在主页，快到了招呼一声
food Fresh until noon / 上午都是新鲜的
help Gladly. Do you have the receipt? / 好的，小票还在吗
yesno Yes / 可以 | I am afraid not / 抱歉不行 | Let me ask in the back / 我问下库房
agree Very good / 好的
no That is all right / 没关系
any Thank you for your message / 收到您的留言 | We pass it on / 我们会转达 | Which one do you mean? / 您指的是哪一款
picture Yes, we have that one / 有的，就是这款
redpacket Too kind! / 太客气了！
transfer Received, thank you / 已收款，谢谢
call The shop is full, please write / 店里人多，请留言`,
  `= account | 1-4 | 100 | 0
hi Welcome back. The menu below leads to everything / 欢迎回来，点下方菜单查看全部内容
thanks Thank you for reading / 谢谢阅读
yesno An editor reads this and answers on workdays / 编辑会在工作日回复
any We received your message. Try the menu below / 消息已收到，可点下方菜单
picture Pictures from readers appear on Fridays / 读者投图每周五刊登`,
  `= driver | 4-25 | 90 | 0
hi Hello, on my way / 您好，已出发
how Roads are clear / 路上畅通
thanks Five stars make me happy / 方便给个五星
sorry No hurry, I wait / 不急，我等您
when Three minutes / 三分钟到 | One traffic light more / 还有一个红灯
where Opposite the gate, hazard lights on / 大门对面，打着双闪 | Which exit are you at? / 您在哪个口
help I put it in the boot / 放后备箱就行
weather I stop right at the door / 我停到门口
yesno Yes / 可以 | I may not turn there / 那儿不让掉头
agree Good / 好的
any Understood / 收到 | I am in the white car / 我是白车 | Seat belt, please / 麻烦系好安全带
location Seen, I come round / 看到了，我绕过来
call Driving, please write / 开车中，请发消息`,
  `= stranger1 | 30-900 | 70 | 10
hi Hi! Do we know each other? / 你好，我们认识吗
how Not bad, just home / 还行，刚到家
thanks np / 不客气
bye bye! / 拜拜
money Er, no / 呃，不了
when Weekend maybe / 周末吧
where Near the tram stop / 电车站附近
invite I'd rather write first / 先聊聊吧
food Just ate / 刚吃完
yesno Yes / 嗯 | No idea / 不清楚
agree ok / 好
any Oh / 哦 | Really? / 真的吗 | I see / 这样啊 | What made you write? / 怎么想到找我
picture Nice / 不错
redpacket Why? But thanks / 为什么给我？谢谢
call I don't pick up strangers / 陌生电话不接
friend Hi, thanks for adding me / 你好，谢谢通过`,
  `= stranger2 | 10-200 | 85 | 20
hi Heyyy neighbour / 哈喽邻居～
how Walking the dog in the rain / 雨里遛狗呢
thanks anytime :) / 客气啦
bye ciao / 溜了
money haha no / 哈哈不用
when After the dog's walk, around seven / 遛完狗，七点左右
where By the canal / 运河边
invite A walk? Sure / 散步？行啊 | With the dog, yes / 带狗就去
food Ice cream / 冰淇淋
joke hahaha / 哈哈哈哈
yesno Yep / 对呀 | Nope / 不是
agree Cool / 好呀
any My dog agrees / 我家狗也同意 | No way / 不会吧 | Ha, same / 哈，我也是 | Tell me more / 展开讲讲
picture So cute! / 好可爱！
redpacket Whoa, thanks / 哇，谢谢
call Dog's barking, text me / 狗在叫，打字
friend Hi! I'm the one with the wet dog / 嗨，我就是那个遛湿狗的`,
  `= stranger3 | 120-3600 | 50 | 5
hi Good day / 您好
how Well, thank you / 很好，谢谢
thanks You are welcome / 不客气
bye Goodbye / 再见
money I would rather not / 不谈钱
when I cannot say yet / 还说不准
where In Pinewood / 松林那边
invite Thank you, but I am busy / 谢谢，最近忙
yesno Yes / 是的 | No / 不是
agree Good / 好
any I see / 明白 | Quite / 确实 | If you say so / 您说的是
picture A fine picture / 照片不错
redpacket I cannot accept that / 不能收
call I do not take calls here / 不接语音
friend Good day, we met at the library / 您好，我们在图书馆见过`,
  `= stranger4 | 15-600 | 75 | 30
hi hello! are you from the running group? / 你好！你也是跑团的吗
how 8 km today, legs gone / 今天八公里，腿废了
thanks :D / 嘿嘿
bye gotta stretch / 去拉伸了
when Sundays at seven, by the mole / 周日七点，防波堤
where Start at the lighthouse / 灯塔出发
invite Join us on Sunday! / 周日一起来跑！ | In / 算我一个
food Bananas. Only bananas / 香蕉，只有香蕉
health Ice and a slow week / 冰敷，慢跑一周
weather Running weather / 跑步天
yesno Yes! / 是！ | Not on intervals day / 间歇日不行
agree Deal / 说定
any Nice pace / 配速可以 | My watch says otherwise / 我的表不这么说 | Haha true / 哈哈真的 | Which shoes? / 穿什么鞋
picture Great view / 景真好
redpacket New laces! / 新鞋带！
call Running, breathless / 跑着呢，喘
friend Hi! From the Sunday run / 嗨，周日跑团的`,
  `= stranger5 | 60-1500 | 60 | 10
hi Hello, is it about the bookshelf? / 你好，是问书架的吗
how Moving boxes / 搬家中
thanks You're welcome / 不客气
bye Off to pack / 打包去了
money 80, and it is yours / 八十，拿走 | I can go down to 70 / 七十也行
when After six, any day / 六点后都行
where Weaver Street, third floor / 织工街，三楼
invite Come and look at it / 来看看吧
yesno Still here / 还在 | Gone, sorry / 没了，抱歉
agree Then it is reserved / 给你留着
no All right / 行吧
any It has one scratch / 有一道划痕 | You carry it yourself / 自提哦 | It fits a small car / 小车装得下
picture Yes, that one / 对，就这个
transfer Got it, come by / 收到，来拿
call Carrying things, write me / 搬东西呢，打字
friend Hi, from the flea market page / 嗨，跳蚤市场那页的`,
  `= stranger6 | 20-900 | 70 | 15
hi hi hi / 嗨嗨 | Good evening / 晚上好
how Watching the third season / 追第三季呢
thanks sure / 没事
bye Next episode / 下一集了
when After the finale / 大结局之后
where On the sofa / 沙发上
invite Film night? / 看电影？ | Maybe / 再看吧
food Popcorn / 爆米花
joke lol / 哈哈
yesno Yes / 是 | Don't spoil it / 别剧透
agree okay / 好
any Plot twist / 反转 | That's so season two / 很第二季 | Hm / 嗯 | Who told you that? / 谁说的
picture Which film is that? / 这哪部片
redpacket Cinema ticket! / 电影票！
call Shh, the film / 嘘，看片呢
friend Hello, we were in the same row at the Orpheum / 你好，奥菲影院同排那位`,
];
