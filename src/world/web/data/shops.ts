/**
 * Information of the four shops for their customers. Each shop has one line "o", in the order of shopList. Lines "p"
 * apply to all shops; each shop fills in its own numbers.
 */
export const shopList = `
fernwell|FW|Fernwell|蕨屋家居|furniture and things for the home|家具与家居用品|home|green|oak tables, lamps and linen|橡木桌、灯具与亚麻织物
stride|SS|Stride & Stone|履石户外|clothes and gear for the outdoors|户外服装与装备|mountain|orange|boots, tents and rain jackets|登山靴、帐篷与雨衣
voltara|VO|Voltara|伏特拉数码|phones, computers and household electronics|手机、电脑与家用电器|computer|blue|phones, laptops and kitchen machines|手机、笔记本电脑与厨房电器
papermill|PM|Papermill Books|纸坊书店|books, stationery and games|图书、文具与桌游|book|purple|novels, notebooks and board games|小说、笔记本与桌游
`;
export const shopPolicies = `
= delivery | delivery | free=99..399/50 fee=6..18 days=2..5 express=18..38
T Delivery times and costs / 配送时间与费用
o Your parcel leaves our warehouse in Wexbury on the working day after you order. / 您的包裹会在下单后的下一个工作日从韦桥镇仓库发出。
o Whether it is a tent or a pair of laces, we send it from the mountain depot at noon every weekday. / 无论是帐篷还是一副鞋带，每个工作日中午都从山区仓库发出。
o Orders placed before three in the afternoon are packed the same day. / 下午三点前的订单当天打包。
o Books travel flat, dry and fast: most arrive before you have finished the last one. / 书走得平稳、干燥又快，多半在您读完上一本之前就到了。
p Standard delivery takes {days} working days and costs {fee} yuan. From {free} yuan it is free. / 标准配送需要{days}个工作日，运费{fee}元，满{free}元免运费。
p Express parcels for {express} yuan arrive the next day if you order before noon. / 中午前下单，加急包裹次日送达，费用{express}元。
p We deliver on Saturdays in cities, never on Sundays or public holidays. / 市区周六配送，周日和法定假日不配送。
f Can I choose the hour? => Yes, on the day itself, by the link in the carrier's message. / 可以选择时段吗？ => 可以，送货当天点击承运商短信里的链接即可选择。
f What if I am out? => The parcel goes to a neighbour or to the nearest collection point for seven days. / 我不在家怎么办？ => 包裹会交给邻居，或放在最近的自提点保留七天。
= returns | delivery | days=14..100/10 fee=0..12/6
T Returns and refunds / 退货与退款
o A chair can look right in the picture and wrong in the room, so take your time. / 椅子在图上合适，放进屋里未必，所以请慢慢考虑。
o Walk in it at home, on a carpet, and send it back if it pinches. / 在家里的地毯上走一走，夹脚就退回来。
o Even a device that has been unpacked may come back, as long as it is complete. / 拆过封的设备只要配件齐全也可以退。
o A book that you have not read past the first chapter is still a new book to us. / 没读过第一章的书，对我们来说仍是新书。
p You may return things within {days} days of delivery. / 收货后{days}天内可以退货。
p The return label costs {fee} yuan, taken from the refund; in a store it costs nothing. / 退货运单费用为{fee}元，从退款中扣除；到门店退货免费。
p Refunds reach your account within five working days after the parcel has been checked. / 包裹验收后五个工作日内退款到账。
f What cannot be returned? => Things made to measure, opened earphones and gift cards. / 哪些不能退？ => 定制商品、已拆封的耳机和礼品卡。
f Must I keep the box? => A sturdy one is enough; it need not be ours. / 必须保留原包装盒吗？ => 结实的箱子就行，不必是我们的。
F return
= exchange | cart | days=14..60/2
T Exchange for another size or colour / 更换尺码或颜色
o The green was too green? We swap colours as often as it takes. / 绿色太绿？颜色可以换到满意为止。
o Half a size makes the difference between a summit and a blister. / 半码之差，可能就是登顶与水泡之别。
o For a cable that turned out too short, the longer one goes out at once. / 线买短了？我们马上寄长的给您。
o If you were given a book you own, bring it and leave with another. / 收到了已经有的书？拿来换一本别的走。
p An exchange is free once per order, within {days} days. / 每单可在{days}天内免费换货一次。
p The new article is sent as soon as the carrier has scanned the old one. / 承运商一扫描旧件，新件立即寄出。
p If the prices differ, we charge or refund the difference. / 如有差价，多退少补。
= warranty | warranty | years=2..5 parts=5..12
T Warranty / 保修
o Wood works, that is its nature; joints must not, and that is our promise. / 木头会伸缩，这是天性；榫接不能松，这是我们的承诺。
o Seams, soles and zips are what we answer for, not the bramble that you met. / 我们保的是缝线、鞋底和拉链，不保您遇上的荆棘。
o Keep the receipt in the box and you will never have to look for it. / 把收据放在盒子里，就永远不用找了。
o Loose pages are our fault and not yours. / 散页是我们的错，不是您的。
p Everything we sell is covered for {years} years from the day of purchase. / 我们售出的所有商品自购买之日起保修{years}年。
p Spare parts are kept for {parts} years after a model ends. / 停产后备件继续供应{parts}年。
p Wear, accidents and repairs by others are not covered. / 正常磨损、意外损坏和他人维修不在保修范围内。
f Is the warranty valid for gifts? => Yes, for whoever holds the receipt. / 礼物也能保修吗？ => 可以，凭收据即可。
F warranty
= track | search | hours=2..12
T Track your order / 订单查询
o Curious where your sofa is right now? / 好奇您的沙发现在到哪儿了？
o A number, an address, and you know whether the boots have left. / 一个号码、一个邮箱，就知道靴子出发了没有。
o The state of an order is updated at every hand-over. / 订单每交接一次，状态就更新一次。
o Impatient readers may look here as often as they like. / 心急的读者可以随时来这里看。
p The order number stands in the confirmation; it begins with {code}. / 订单号在确认邮件里，以 {code} 开头。
p New orders appear here after {hours} hours at the latest. / 新订单最迟{hours}小时后可在此查询。
F track
= contact | support | minutes=2..9 phone=320..389
T Contact us / 联系我们
o People answer our telephone, not a menu. / 我们的电话由真人接听，没有语音菜单。
o Most of us have slept in the tents that you ask about. / 您问的那些帐篷，我们大多都睡过。
o Before you call, have the model number at hand; it is on the underside. / 来电前请准备好型号，就在机身底部。
o Ask us for a book of which you know only the colour. / 只记得封面颜色的书，也可以来问我们。
p Our number is 555-0{phone}, Monday to Saturday from nine to eight; the usual wait is {minutes} minutes. / 客服电话 555-0{phone}，周一至周六九点至二十点，平均等待{minutes}分钟。
p Letters reach us at the address on your receipt. / 来信请寄到收据上的地址。
F contact
= payment | payments | months=3..24/3 min=300..1200/100
T Ways to pay / 支付方式
o Pay as it suits you: now, on delivery or in parts. / 怎么方便怎么付：现付、货到付款或分期。
o Cash in the hut, card in the valley; online, all of it except cash. / 山屋收现金，山下刷卡；网上除了现金都行。
o No payment method costs extra here. / 任何支付方式都不加收费用。
o Small sums are welcome, and so are coins at the till. / 小额付款也欢迎，收银台收硬币。
p We take cards, mobile payment, bank transfer and our own gift cards. / 我们接受银行卡、移动支付、银行转账和本店礼品卡。
p From {min} yuan you may pay in {months} monthly parts without interest. / 满{min}元可免息分{months}期付款。
p Card numbers are never stored on our side. / 我们从不保存卡号。
= giftcards | award | low=20..50/10 high=1000..3000/500 years=3..5
T Gift cards / 礼品卡
o If you do not know their curtains, give a card. / 不知道他家窗帘什么颜色？送张卡吧。
o A card weighs four grams, the lightest thing we sell. / 礼品卡只有四克重，是我们卖的最轻的东西。
o Cards by e-mail arrive within a minute, even at night. / 电子卡一分钟内送达，半夜也行。
o There is a card with a ribbon for a bookmark. / 有一款卡片带丝带，可以当书签。
p Cards hold any sum from {low} to {high} yuan and are valid for {years} years. / 面额从{low}元到{high}元不限，有效期{years}年。
p They can be used in stores and online, in several purchases. / 门店和网上均可使用，可分多次消费。
p Lost cards can be replaced if you have the receipt. / 遗失后凭收据可补办。
F gift-balance
= pricematch | payments | days=7..30 percent=5..20/5
T Lowest price promise / 低价承诺
o Found the same lamp for less? / 同款灯具，别家更便宜？
o The mountain is steep enough; our prices should not be. / 山已经够陡了，价格不该再陡。
o We compare prices daily, and sometimes a customer is faster. / 我们每天比价，不过有时顾客更快。
o Book prices are what the publisher prints, yet for stationery there is some room. / 图书按定价出售，文具还有商量余地。
p If you find it cheaper elsewhere within {days} days, we refund the difference. / {days}天内发现别处更便宜，我们退还差价。
p The offer must be public, in stock and for the same article; auctions do not count. / 须为公开、有货的同款商品，拍卖不算。
p Beyond {percent} per cent we ask for a picture of the price tag. / 差价超过{percent}%时，请提供价签照片。
F price-match
= membership | star | points=1..5 voucher=10..50/5 goal=200..600/50
T Membership / 会员
o Members of the house get the first look at new wood. / 会员最先看到新到的木料。
o One point for every step, as it were. / 可以说，走一步积一分。
o You need no plastic card, your telephone number will do. / 不需要实体卡，报手机号即可。
o Readers' club members have borrowed our umbrellas for years. / 读书会会员借我们的伞已经好多年了。
p Each yuan earns {points} points; {goal} points become a voucher for {voucher} yuan. / 每消费1元积{points}分，{goal}分可换{voucher}元代金券。
p Membership is free and can be ended at any time. / 会员免费，可随时退出。
p Points lapse after two years without a purchase. / 两年未消费，积分失效。
F newsletter
= pickup | store | hours=2..6 days=5..14
T Collect in a store / 到店自提
o Big boxes go to the ramp at the back, small ones to the desk. / 大件到后门装卸台取，小件在前台取。
o On the way to the trail? Collect as early as seven. / 要去登山？最早七点就能取货。
o The locker by the door opens with the code from your message. / 门口的自提柜用短信里的码打开。
o Your books wait behind the till, under the first letter of your name. / 您的书在收银台后面，按姓名首字母摆放。
p Things that are in stock are ready within {hours} hours and kept for {days} days. / 有货商品{hours}小时内备好，保留{days}天。
p Somebody else may collect with the order number and your consent. / 他人凭订单号和您的授权可代取。
= repair | tools | base=30..120/10 days=5..15
T Repairs and their prices / 维修与价格
o A wobbling table is a matter of ten minutes. / 桌子晃，十分钟的事。
o New soles cost less than new boots, and they know your feet. / 换鞋底比买新靴便宜，而且它认得你的脚。
o Most screens are replaced while you wait. / 大多数屏幕立等可换。
o Our binder mends broken spines on Thursdays. / 每周四，我们的装订师傅修补断脊的书。
p An estimate costs {base} yuan, which we take off the bill if you have it repaired. / 检测费{base}元，维修后可抵扣。
p A repair takes about {days} working days, and you get a message when it is done. / 维修约需{days}个工作日，完成后短信通知。
$ Estimate / 检测:{base}; Small repair / 小修:{base}*2; Medium repair / 中修:{base}*4; Large repair / 大修:{base}*7
= installation | tools | hour=60..160/10 free=2000..5000/500
T Assembly and set-up / 组装与安装
o Two people, one van and the right screws come to your door. / 两个人、一辆车、对的螺丝，一起上门。
o We mount roof racks, fit bindings and wax what must glide. / 我们装车顶架、调固定器，也给该滑的东西打蜡。
o Nobody should spend an evening with a washing machine manual. / 谁都不该花一晚上研究洗衣机说明书。
o Bookshelves are hung level, and we bring the spirit level. / 书架保证挂平，水平仪我们自带。
p An hour of work costs {hour} yuan; from {free} yuan of goods the first hour is free. / 人工每小时{hour}元，购物满{free}元首小时免费。
p Please keep parking space for a van. / 请预留货车停车位。
F advice
= recycling | recycling | yuan=10..80/10 kilos=10..40/5
T Old for new: we take things back / 以旧换新与回收
o The old mattress leaves with the people who bring the new one. / 送新床垫的人顺便带走旧的。
o Jackets that are past repair become insulation for huts. / 修不好的外套会变成山屋的保温层。
o There is gold in old telephones, if only a little. / 旧手机里有金子，虽然只有一点点。
o Bring read books and take store credit home. / 带来读过的书，换成购物金带回去。
p We pay up to {yuan} yuan in store credit for each piece that can be used again. / 可再利用的物品，每件最多付{yuan}元购物金。
p Up to {kilos} kilograms per visit are taken without charge. / 每次可免费回收{kilos}公斤以内。
= business | work | pieces=10..50/5 percent=5..20 days=14..45
T Business customers / 企业客户
o Forty desks by Monday? Tell us by Wednesday. / 周一要四十张桌子？周三告诉我们。
o We equip rescue teams, schools and one polar station. / 我们为救援队、学校和一座极地站提供装备。
o Invoices, serial number lists and one contact for all of it. / 开发票、列序列号、专人对接。
o Schools and libraries order by list and get them by lorry. / 学校和图书馆按清单订，我们用卡车送。
p From {pieces} pieces the price falls by {percent} per cent. / 满{pieces}件优惠{percent}%。
p Invoices are due within {days} days. / 发票账期{days}天。
F project
= jobs | work | hours=20..38 pay=22..36 posts=3..18
T Work with us / 加入我们
o We look for people who like to carry and like to advise. / 我们要找愿意搬东西、也乐意出主意的人。
o Whoever works here gets the last Friday of the month for the mountains. / 在这里工作，每月最后一个星期五归山野。
o You need not know every device; you must want to know. / 不必懂每样设备，但要想弄懂。
o Booksellers are made, not born, and we have time to make you one. / 书店店员是培养出来的，我们有时间培养您。
p At present {posts} posts are open, from {hours} hours a week. / 目前有{posts}个岗位，每周{hours}小时起。
p Pay starts at {pay} yuan an hour. / 时薪{pay}元起。
F job
= stock | store | hours=1..6 weeks=1..6
T Is it in stock? / 有货吗？
o A green dot means that you can take it home today. / 绿点表示今天就能带走。
o Sizes at the ends of the scale sell out first. / 最大和最小的尺码最先卖完。
o Stock figures are counted anew every night. / 库存每晚重新清点。
o If a title is out of print, we search second-hand dealers for you. / 绝版书我们帮您找旧书商。
p The number shown is at most {hours} hours old. / 显示的库存最多延迟{hours}小时。
p What is missing usually comes within {weeks} weeks; leave your address to be told. / 缺货一般{weeks}周内补齐，留下邮箱即可收到通知。
= cancel | cart | minutes=30..180/30
T Change or cancel an order / 修改或取消订单
o Changed your mind about the beige? Be quick. / 又不想要米色了？得抓紧。
o Until the parcel is taped shut, anything can be changed. / 包裹封箱之前，什么都能改。
o The button is in your account, beside the order. / 按钮在您的账户里，就在订单旁边。
o Orders for books that are not out yet may be cancelled to the last day. / 未出版图书的预订，到最后一天都能取消。
p Within {minutes} minutes of ordering you can change everything yourself. / 下单后{minutes}分钟内可自行修改。
p Later, please call us; what has left the house can only be returned. / 之后请来电；已发出的只能退货。
= invoice | article | days=1..5 years=6..10
T Invoices and receipts / 发票与收据
o Need the company's name on the bill? Write it before you pay. / 账单要写公司名？付款前填好。
o Mountain clubs get a bill with the tax number by e-mail. / 登山俱乐部的发票会连同税号发到邮箱。
o Each invoice lists serial numbers, which insurers like. / 每张发票都列出序列号，方便保险理赔。
o A lost receipt is no tragedy: we keep a copy. / 丢了收据也不要紧，我们留有底联。
p Invoices come by e-mail within {days} days and stay in your account for {years} years. / 发票{days}天内发到邮箱，在账户中保留{years}年。
p A wrong name can be corrected once, free of charge. / 抬头有误可免费更正一次。
= safety | security | days=10..60/10
T Recalls and safety notes / 召回与安全提示
o Please check the label below the seat of folding stools sold last year. / 请检查去年售出的折叠凳座面下的标签。
o Climbing gear ages even in a drawer. / 攀登装备放在抽屉里也会老化。
o A battery that bulges must not be charged again. / 鼓包的电池不能再充电。
o Small parts of games do not belong in small mouths. / 桌游小零件别让小朋友放进嘴里。
p At present one article is recalled; it can be returned for {days} days without a receipt. / 目前有一件商品召回，{days}天内无需收据即可退回。
p Stop using it, and write to us if anything has happened. / 请停止使用，如有意外请来信告知。
N warning Return recalled goods in any store; you get the full price back. / 召回商品可在任一门店退还，全额退款。
= privacy | security | months=6..36/6
T Your data / 您的个人信息
o We know your floor and your doorbell, and we tell nobody. / 我们知道您住几楼、门铃叫什么，但不告诉任何人。
o Foot sizes are private too. / 脚的尺码也是隐私。
o Devices sent for repair are erased only if you say so. / 送修设备，只有您同意才会清空。
o What you read is nobody's business but yours. / 您读什么书，只是您自己的事。
p Order data are kept for {months} months, then they are made anonymous. / 订单信息保留{months}个月，之后作匿名处理。
p You may ask for a copy or for deletion at any time by the contact form. / 您可随时通过联系表单索取副本或要求删除。
= feedback | report | percent=71..96
T Praise and complaints / 表扬与投诉
o Our first oak table came back twice; we learned from that. / 我们的第一张橡木桌被退过两次，我们从中学到不少。
o Send us the picture of the tent after the storm, please. / 请把风暴过后的帐篷照片发给我们。
o Complaints are read aloud on Monday mornings. / 每周一早上，我们会念出收到的投诉。
o Readers notice everything, and we are glad of it. / 读者什么都看得见，我们为此高兴。
p Last year {percent} per cent of those who wrote were content with our answer. / 去年来信者中有{percent}%对答复感到满意。
F feedback
`;
/** Guides of individual shops: shop | slug | English | 中文 | first sentence | 首句 | kind of table and its cells */
export const shopGuides = `
fernwell|bed-sizes|Bed and duvet sizes|床与被子尺寸|Measure the mattress and not the frame before you buy sheets.|买床单前，量床垫而不是床架。|size;Bed / 床铺,Mattress / 床垫,Duvet / 被子;Single / 单人,90 × 200 cm,150 × 210 cm;Small double / 小双人,120 × 200 cm,180 × 220 cm;Double / 双人,150 × 200 cm,200 × 230 cm;King / 特大,180 × 200 cm,220 × 240 cm
fernwell|table-sizes|How large a table?|餐桌该买多大|Each guest needs about sixty centimetres of table edge to eat in peace.|每位客人需要约六十厘米的桌边才能安心用餐。|size;People / 人数,Round / 圆桌,Rectangular / 长桌;2,70 cm,80 × 70 cm;4,110 cm,120 × 80 cm;6,140 cm,160 × 90 cm;8,170 cm,220 × 100 cm
fernwell|oak-care|Caring for oiled oak|油面橡木保养|Oiled oak likes to be wiped dry and dislikes to be soaked.|油面橡木喜欢擦干，不喜欢泡水。|steps;Wipe with a damp, not a wet cloth / 用微湿而非湿透的布擦拭;Rub in oil along the grain / 顺着木纹抹油;Wait twenty minutes and polish / 等二十分钟后擦亮;Let it dry overnight / 晾干一夜
fernwell|sofa-care|Cleaning sofa covers|沙发套清洗|Look for the zip at the back: most covers come off in five minutes.|找找背后的拉链：多数沙发套五分钟就能拆下。|steps;Close all zips / 拉上所有拉链;Wash at 30 degrees inside out / 翻面以30度水洗;Pull into shape while damp / 微湿时拉平整形;Put them back a little damp / 略带潮气时套回
fernwell|lamp-watts|Bulbs: watts, lumens and sockets|灯泡：瓦数、流明与灯头|An old sixty-watt bulb is matched by about eight hundred lumens.|一个老式六十瓦灯泡约相当于八百流明。|size;Old bulb / 旧灯泡,LED / LED灯,Light / 光通量;25 W,3 W,250 lm;40 W,5 W,470 lm;60 W,8 W,806 lm;100 W,13 W,1521 lm
fernwell|curtains|Measuring for curtains|窗帘测量|Curtains that are as wide as the window will never look full.|窗帘只和窗户一样宽，永远不会好看。|steps;Measure the rail and not the glass / 量轨道而不是玻璃;Multiply by two for folds / 乘以二留出褶皱;Add twelve centimetres for the hem / 加十二厘米折边;Stop one centimetre above the floor / 离地一厘米收住
fernwell|moving-service|Prices of our moving service|搬运服务价格|Stairs are counted by floors, and so are cups of tea.|楼梯按层算，茶水按杯算。|price;One piece up to 30 kg / 单件30公斤以内:4000;One piece up to 80 kg / 单件80公斤以内:9000;Each floor without lift / 无电梯每层:1500;Taking old furniture away / 清运旧家具:6000
fernwell|paint|How much paint do I need?|需要多少涂料|Take the wall, subtract the door, and buy a litre more.|量好墙面，减去门洞，再多买一升。|size;Room / 房间,Walls / 墙面,Two coats / 刷两遍;8 m²,30 m²,6 L;12 m²,36 m²,8 L;20 m²,46 m²,10 L;30 m²,56 m²,12 L
fernwell|rugs|Rugs that lie flat|让地毯服帖|A corner that curls can be cured with steam and a book.|翘起的边角，用蒸汽加一本书就能治好。|steps;Turn the rug over / 把地毯翻面;Steam the corner for a minute / 用蒸汽熨一分钟;Lay a heavy book on it overnight / 压一本重书过夜;Use an underlay / 铺上防滑垫
fernwell|mattress-test|A hundred nights on trial|床垫百夜试睡|For the first week every new mattress feels strange.|头一个星期，任何新床垫都会觉得陌生。|price;Collection after the trial / 试睡后上门取回:0;Hygiene cover / 防护垫套:8900;Exchange for another firmness / 更换软硬度:0
stride|boot-sizes|Boot sizes|登山靴尺码|Measure your feet in the evening, standing, in the socks you will wear.|傍晚站着、穿上要穿的袜子量脚。|size;EU,UK,Foot / 脚长;38,5,24.0 cm;40,6.5,25.3 cm;42,8,26.7 cm;44,9.5,28.0 cm;46,11,29.3 cm
stride|jacket-sizes|Jacket sizes|外套尺码|Between two sizes, take the larger one if you layer.|介于两码之间又要叠穿，就选大的。|size;Size / 尺码,Chest / 胸围,Waist / 腰围;S,88–94 cm,76–82 cm;M,95–101 cm,83–89 cm;L,102–108 cm,90–96 cm;XL,109–116 cm,97–105 cm
stride|glove-sizes|Glove sizes|手套尺码|Wrap a tape round the widest part of your hand, without the thumb.|用软尺绕手掌最宽处一圈，不含拇指。|size;Size / 尺码,Hand / 手围;7,18–19 cm;8,20–21 cm;9,22–23 cm;10,24–25 cm
stride|kids-sizes|Children's sizes|童装尺码|Children grow on holiday, so pack one size up.|孩子总在假期里长个，带大一码吧。|size;Size / 尺码,Height / 身高,Age / 年龄;104,99–104 cm,3–4;116,111–116 cm,5–6;128,123–128 cm,7–8;140,135–140 cm,9–10
stride|rope-care|Caring for ropes|绳索保养|A rope that has caught a hard fall has done its duty.|承受过一次重坠的绳子已经尽责了。|steps;Brush off sand / 刷掉沙粒;Wash at 30 degrees without softener / 30度水洗，不用柔顺剂;Dry in the shade / 阴凉处晾干;Check every metre by hand / 用手逐米检查
stride|waterproofing|Making jackets shed water again|恢复外套防水|When drops soak in instead of rolling off, it is time.|水珠不再滚落而是渗进去，就是时候了。|steps;Wash with special soap / 用专用洗剂清洗;Spray while wet / 趁湿喷涂防水剂;Wipe off the rest / 擦去多余部分;Warm in the dryer for twenty minutes / 烘干机低温烘二十分钟
stride|sleeping-bags|Sleeping bags by temperature|睡袋温标|The comfort figure counts, the extreme one only keeps you alive.|看舒适温标，极限温标只够保命。|size;Use / 用途,Comfort / 舒适温标,Weight / 重量;Summer / 夏季,+12 °C,650 g;Three seasons / 三季,0 °C,1100 g;Winter / 冬季,−12 °C,1750 g;Expedition / 远征,−25 °C,2300 g
stride|rental|Prices of rented gear|装备租赁价格|Rent what you need once a year and buy what you need each month.|一年用一次的租，每个月用的买。|price;Tent for two, a day / 双人帐篷每天:4500;Snowshoes, a day / 雪鞋每天:3000;Climbing set, a day / 攀登套装每天:3500;Avalanche set, a day / 雪崩套装每天:5000
stride|backpack-fit|Fitting a backpack|背包调节|The hips carry, the shoulders only steer.|胯部承重，肩膀只管方向。|steps;Loosen all straps / 松开所有带子;Close the hip belt on the hip bones / 腰带扣在髋骨上;Pull the shoulder straps snug / 拉紧肩带;Tilt the load lifters to 45 degrees / 调整承重带至45度
stride|stove-fuel|How much gas to take|带多少气罐|Cold eats gas faster than hunger does.|寒冷比饥饿更费气。|size;Trip / 行程,Summer / 夏季,Winter / 冬季;1,100 g,230 g;3,230 g,450 g;5,450 g,680 g;7,450 g,900 g
voltara|battery-care|Making batteries last|延长电池寿命|Batteries age least between twenty and eighty per cent.|电量保持在两成到八成之间，电池老得最慢。|steps;Unplug at 80 per cent / 充到80%就拔;Keep out of the sun / 避免日晒;Store half full / 半电存放;Use the charger that came with it / 使用原装充电器
voltara|screen-repair|Prices of screen repairs|屏幕维修价格|A cracked corner costs as much as a cracked middle.|裂一个角和裂中间，价格一样。|price;Small phone / 小屏手机:39900;Large phone / 大屏手机:59900;Tablet / 平板:69900;Laptop / 笔记本:99900
voltara|cable-guide|Which cable fits?|该用哪种线|The plug tells you the shape, not the speed.|插头只说明形状，不说明速度。|size;Cable / 线材,Speed / 速度,Power / 功率;USB 2.0,480 Mbit/s,15 W;USB 5 Gbit/s,5 Gbit/s,60 W;USB 10 Gbit/s,10 Gbit/s,100 W;USB 40 Gbit/s,40 Gbit/s,240 W
voltara|data-transfer|Moving to a new phone|换机数据迁移|Charge both phones first: a transfer that stops half-way is no fun.|先把两部手机充满：迁移到一半停下可不好玩。|steps;Update both phones / 更新两部手机系统;Lay them side by side / 并排放置;Scan the code on the new one / 扫描新机上的码;Keep the old one for a week / 旧机保留一周
voltara|washing-machine|Washing machine sizes|洗衣机规格|Measure the door of the bathroom as well as the niche.|除了量壁龛，也量量浴室门。|size;Drum / 容量,Depth / 深度,Household / 人数;6 kg,45 cm,1–2;8 kg,55 cm,3–4;10 kg,62 cm,5+
voltara|fridge-energy|What a refrigerator uses|冰箱耗电量|A refrigerator runs all year, so a small difference adds up.|冰箱全年运转，一点差别也会累积。|size;Class / 等级,A year / 每年,Volume / 容积;A,98 kWh,330 L;C,162 kWh,330 L;E,238 kWh,330 L;F,298 kWh,330 L
voltara|router-place|Where to put the router|路由器放哪里|Not in the cupboard, please, and not behind the fish tank.|别放柜子里，也别放鱼缸后面。|steps;Choose the middle of the flat / 选家的中央;Put it at shoulder height / 放在肩高位置;Keep away from the microwave / 远离微波炉;Turn the antennas crosswise / 天线交叉摆放
voltara|tv-distance|Screen size and distance|电视尺寸与距离|Sit as far away as one and a half diagonals.|观看距离约为屏幕对角线的一倍半。|size;Screen / 屏幕,Distance / 距离,Width / 宽度;43″,1.6 m,95 cm;55″,2.1 m,122 cm;65″,2.5 m,144 cm;75″,2.9 m,166 cm
voltara|protection-plan|Protection plan prices|延保服务价格|The plan pays for drops, spills and one lost charger.|延保涵盖跌落、进水和一次充电器遗失。|price;Phone, one year / 手机一年:19900;Laptop, one year / 笔记本一年:29900;Kitchen machine, one year / 厨房电器一年:9900;Second year for any / 任意产品第二年:15900
voltara|coffee-descale|Descaling a coffee machine|咖啡机除垢|Slow coffee is limed coffee.|咖啡流得慢，多半是结了水垢。|steps;Empty the tray / 清空水盘;Fill with descaler and water / 加入除垢剂和水;Run it in three portions / 分三次运行;Rinse with two full tanks / 用两箱清水冲洗
papermill|notebook-sizes|Paper and notebook sizes|纸张与本册尺寸|Fold a sheet in half and you have the next smaller size.|一张纸对折，就是小一号的尺寸。|size;Size / 规格,Millimetres / 毫米;A3,297 × 420;A4,210 × 297;A5,148 × 210;A6,105 × 148;B5,176 × 250
papermill|pen-widths|Pen widths and inks|笔尖粗细与墨水|Left-handed writers are happiest with quick-drying ink.|左手写字的人最适合快干墨水。|size;Nib / 笔尖,Line / 线宽,For / 适合;EF,0.3 mm,notes / 笔记;F,0.4 mm,daily use / 日常;M,0.6 mm,letters / 书信;B,0.8 mm,signatures / 签名
papermill|binding-prices|Prices of our bindery|装订服务价格|A thesis can be bound overnight if it arrives before four.|论文四点前送到，第二天就能装订好。|price;Glued soft cover / 胶装:3500;Sewn hard cover / 线装精装:16000;Gold lettering / 烫金:4000;Repair of a spine / 修补书脊:9000
papermill|book-care|Looking after old books|旧书养护|Books like the same climate as people: not too dry, not too damp.|书和人一样，喜欢不干不湿的环境。|steps;Stand them upright, not too tight / 竖放，不要太紧;Dust with a soft brush / 用软毛刷除尘;Keep them out of the sun / 避免阳光直射;Never use adhesive tape / 绝不用胶带
papermill|reading-age|Books by age|按年龄选书|Choose by appetite rather than by the number on the cover.|按胃口选书，别光看封面上的年龄。|size;Age / 年龄,Pages / 页数,Print / 字号;3–5,24–40,18 pt;6–8,60–120,16 pt;9–11,120–260,13 pt;12+,200–400,11 pt
papermill|game-players|Games by number of players|按人数选桌游|A game for two is not a game for six with fewer people.|两人桌游，并不是少几个人的六人桌游。|size;Players / 人数,Minutes / 分钟,Age / 年龄;2,30,8+;3–4,60,10+;5–6,45,8+;7+,25,12+
papermill|preorder|Ordering books before they appear|新书预订|On the morning of publication your copy is on the counter.|出版当天早上，您的那本已经在柜台上。|steps;Choose the title / 选择书目;Leave your number / 留下电话;Wait for the message / 等待短信;Collect within ten days / 十天内取书
papermill|print-service|Copying and printing prices|复印打印价格|Bring a stick, a phone or a crumpled original.|带U盘、手机，或皱巴巴的原件都行。|price;A4 black and white / A4黑白:50;A4 colour / A4彩色:250;A3 colour / A3彩色:450;Poster A1 / A1海报:6000
papermill|wrapping|Gift wrapping|礼品包装|Ribbons are chosen by you, knots are tied by us.|丝带您挑，结我们打。|price;Plain paper / 素色纸:500;Patterned paper and ribbon / 花纸加丝带:1200;Box with wax seal / 火漆礼盒:2800
papermill|audiobooks|Borrowing audiobook players|有声书播放器借用|The players have three buttons and no account.|播放器只有三个按键，不用注册账号。|steps;Ask at the desk / 到前台询问;Leave a deposit of 100 yuan / 交100元押金;Return it charged / 充满电归还;Get the deposit back / 取回押金
`;
/** Store locations, and the first sentence about each of them. Each shop has ten, in order. */
export const storePlaces = `
in a former tram shed with rails still in the floor|开在旧电车车库里，地上还留着铁轨
above the fish market, three flights up|在鱼市楼上，要爬三层楼梯
beside the cinema, where the ice rink used to be|在电影院旁，从前是溜冰场
in the arcade, second door from the fountain|在拱廊里，从喷泉数第二家
opposite the clock, hard to miss|就在大钟对面，很难错过
in the old fire station with the red doors|在有红门的旧消防站里
on the ground floor of the student house|在学生公寓一楼
next to the ferry pier, open when boats run|紧邻渡船码头，有船就开门
behind the church, across the little bridge|在教堂后面，过小桥就到
in the shopping street, between the baker and the bank|在商业街上，面包店和银行之间
on two floors of the sugar warehouse|占了糖仓库的两层楼
at the corner of the market square|在集市广场拐角
in the glass pavilion by the park gate|在公园门口的玻璃亭里
under the viaduct, arch number nine|在高架桥下第九号拱洞
in the former post office with its brass counter|在保留着黄铜柜台的旧邮局里
on the roof level of the car park, with a view|在停车楼顶层，视野开阔
at the end of the pier, mind the wind|在栈桥尽头，小心风大
in a narrow house that leans a little|在一栋微微倾斜的窄楼里
inside the railway station, between platforms 2 and 3|在火车站内，二号与三号站台之间
in the courtyard of the brewery|在酿酒厂的院子里
beside the hospital, handy for visitors|在医院旁边，探病顺路
on the first floor of the town hall annexe|在市政厅附楼二层
in the mill, above the wheel|在磨坊里，水轮上方
at the bus terminus, where line 12 turns|在公交终点站，12路掉头的地方
in the greenhouse of the old nursery|在老苗圃的温室里
below street level, follow the blue steps|在街面以下，顺着蓝色台阶走
in the row of workshops on the canal|在运河边的一排作坊里
facing the school, busiest at one o'clock|正对学校，一点钟最热闹
in the customs house, left wing|在海关楼左翼
on the hill, with the last free parking in town|在山上，有全城最后的免费停车位
across from the stadium, closed on match days|在体育场对面，比赛日停业
in the bank vault, behind a round steel door|在银行旧金库里，圆形钢门后面
in the light-filled attic of the weaving mill|在织布厂明亮的阁楼里
by the lock, where barges wait|在船闸边，驳船等候的地方
in a container village near the docks|在码头附近的集装箱村里
at the garden centre, past the roses|在园艺中心，过了玫瑰就是
in the hotel arcade, open late|在酒店拱廊里，营业到很晚
on the village green, next to the pump|在村中草坪上，水泵旁边
in the old bakery, where the oven still stands|在老面包房里，炉子还在
beside the library steps|在图书馆台阶旁
`;
