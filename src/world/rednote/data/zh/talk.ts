/** Remarks that readers of Chinese notes write under notes of any kind, one on each line. {thing} is the note's subject. */
export const talk = {
  /** Under any note. */
  remarks: `
先收藏，回头慢慢看 | 我的收藏夹就是回头再也没看过 | *记得回来看哈哈
[in:cooking,study,fitness,home,crafts,plants,photography] 收藏了等于会了 | 这话我说了三年 | *好歹打开试一次
[in:food,coffee,travel,walks,outdoors] 马住，放假照着来 | *有问题再来问我 | 放假第一天还在睡觉的我路过
[in:food,coffee,walks] 马住，这周末就去 | 人多记得早点 | *去了回来说说
[in:cooking,crafts] 马住，周末动手 | *做完发出来看看 | 我马住的已经排到年底了
[in:study,fitness,plants,music] 蹲个后续 | 同蹲 | *好，有进展就来更
[in:study,fitness,plants,music] 过一个月再来看你 | *先别抱太大希望哈哈 | 加一，设了提醒
转给{who}了，到现在没回我 | 已读不回最气人 | *可能在忙，别急
再转下去{who}要把我拉黑了 | 我已经被设免打扰了 | *哈哈哈少转一点
我跟{who}的聊天框里全是这些 | 一模一样，都不聊正事 | *至少有话聊
前脚刚跟{who}聊到，后脚就刷到了 | 手机肯定在偷听 | *手机：我什么都没听见
{when}刚想搜，今天首页就有了 | 有时候觉得挺可怕的
[in:pets,family,food,travel,games,film,outfits,photography] {who}凑过来看了两眼，把我手机拿走了 | 然后再也没还给你 | *哈哈哈哈让人家看完
{who}说我天天抱着手机看这些没用的 | 没用的才好看啊 | *那我也天天看没用的
上班摸鱼刷到的，老板别看 | 隔壁工位的我看到了 | *快把亮度调低
开会开到一半刷到的 | 我们组会也这样 | *小心被点名
躺下的时候说好刷五分钟 | 已经一小时了吧 | *快睡吧
凌晨两点，还有没睡的吗 | 在，明天八点的早会 | 报到
等车的时候刷到的，车过去一辆 | 哈哈哈下一辆别再错过
吃饭的时候刷到，饭都凉了 | 我也边吃边看
地铁上看的，差一点坐过站 | 我是真的坐过站了
新关注，来报个到 | *欢迎欢迎
今天刷到你三次了，留个脚印 | *缘分到了 | 我也是，推流有点猛
翻你主页翻到去年去了 | *前面的别看，黑历史 | 我刚从前年回来
等了好几天，终于更了 | *最近有点忙，见谅
本来{when}就想问你，没好意思 | *直接问呀，看到都会回
同城的冒个泡 | 来了来了 | 这里也有一个
我来晚了 | 没事我比你还晚
怎么现在才给我推 | 我这边也是，晚了一周
路过，留个爪
[in:study,fitness,crafts,plants,pets,photography,outdoors] 有人建群吗 | 同问，想进 | *人多的话我来建
[in:cooking,crafts,home] 有没有懒人版 | 懒人版就是看别人弄 | *有，能省的步骤都省掉
[in:cooking,crafts,fitness,photography,music] 看着挺简单的，我一上手就废 | 脑子会了手不会 | *多试两次就好了，我也翻过车
[in:cooking,crafts] 手残党先退下了 | 别走，一起 | *我也是手残党，真的可以
[in:crafts,music,photography,outdoors] 新手要先买点什么吗 | *先别买，借一套试试 | 别学我，买了一堆在吃灰
[in:crafts,music,photography] 三分钟热度的人适合玩这个吗 | 三分钟也是热度 | *先玩三分钟再说
[in:cooking,crafts,plants,photography,music] 看得我手痒 | 痒就动手 | *来来来一起
[in:travel,walks,outdoors,fitness] 看得我坐不住了 | 坐不住可以，站起来又累了 | *出门！
[in:fitness,study,music] 间歇性努力，持续性躺平，说的就是我 | 我连间歇都没有 | *我也躺过，没事
[in:study,work,fitness] 道理都懂，就是做不到 | 加我一个 | *我也是断断续续的
[in:study,work,family] 有被安慰到 | *抱抱 | 今天正好很需要
[in:study,work] 我去年也是这么过来的 | 现在怎么样了 | *那你肯定懂
[in:study,fitness,music] 求监督，我先立个flag | 立了就算成功一半 | *明天来打卡
[in:study,fitness,music] 打卡第一天 | 第一天最容易了 | *加油，第三天最难熬
[in:study,fitness,music] 进度跟我一样慢，放心了 | 一起慢 | *慢慢来，没人催
[in:work,study] 同病相怜 | 抱团取暖吧
[in:work] 同行，不敢点赞，怕领导刷到 | 偷偷点了 | *用小号是对的
[in:work] 周一早上看到这个，心情复杂 | 周日晚上更复杂
[in:work left<1] 换个公司也一样的，真的 | 换过三家，确认 | *行吧，那我先不换了
[in:study] 明天就开始学 | 你昨天也这么说 | *后天也行
[in:food,cooking,coffee] 大半夜的，过分了 | 已经打开外卖了 | *我发的时候是中午，不怪我
[in:food,cooking,coffee] 减脂期的人不该点进来 | 看看又不长肉 | *明天再减
[in:food,cooking,coffee] 看饿了 | 同饿
[in:food,coffee] 刚吃完饭，又饿了 | 甜品有另一个胃
[in:food,coffee,walks] 住得不远，下次去偶遇你 | *来呀，认出我记得打招呼
[in:food,coffee] 千万别火，火了就没位置了 | 这话我每年都说 | *已经写得很小声了
[in:food,coffee,walks,outdoors,travel] 又是别人的周末 | 我的周末是补觉和洗衣服 | *我平时周末也在躺
[in:walks,outdoors,travel,coffee,photography] 我的周末：床，外卖，床 | 床才是归宿
[in:travel,outdoors,walks,coffee] 打工人只能看看 | 抱头痛哭 | *我也是请的假
[in:travel,outdoors] 等我把年假攒出来 | 等你攒好，假又被清零了 | *先把票看起来
[in:travel,outdoors,walks] 我这边连着下雨，只能云逛 | 我们这也是，鞋都没干过
[in:travel,outdoors] 缺一个说走就走的搭子 | 我可以，但是没钱 | *评论区自己认领一下
[in:travel,outdoors,photography,walks,plants,pets] 图能存吗，想换个壁纸 | *随便存 | 已经换上了
[in:home,crafts,plants,outfits,photography,pets] 图我放大看了好几遍 | 我也在找细节 | *别放太大，怕露馅
[in:food,coffee,cooking,plants,crafts] 照片是手机拍的吗 | *手机，原图直出 | 我拍出来跟遗照一样
[in:outfits,beauty,tech] 本来今天没打算花钱的 | 忍住，睡一觉再说 | *先放购物车冷静三天
[in:outfits,beauty,tech] 钱包又要瘦了 | 我的已经瘦没了
[in:outfits,beauty,tech] 不敢给{who}看见，上周刚说我乱买 | 同不敢 | *就说是打折买的
[in:outfits,beauty,tech] 先观望，等个打折 | 打折的时候又没货了
[in:outfits,beauty,tech] 买过差不多的，闲置了 | 可以挂出来呀 | *哈哈那确实，看个人需要
[in:outfits,beauty] 有没有差不多的平价款 | 同求，学生党 | *我找找，找到了告诉你们
[in:outfits height>=1] 为什么我一上身就不对 | 人的问题吧，我说我自己 | *多试几次，我也退过好几件
[in:beauty care>=3] 敏感肌不敢乱试 | 先在耳后试一下 | *有小样的话先用小样
[in:outfits height>=1] 我一年四季就那三件 | 我也是，洗得勤
[in:tech] 等下一代 | 永远在等下一代 | *能等就等，不急
[in:tech] 手上的还没坏，忍住 | 它会在你看完的第二天坏掉 | *没坏就先用着
[in:tech] 参数看不懂，就看你们说 | 一样，跟着评论区走
[in:pets] 哪里来的小祖宗 | 不知道，反正是祖宗 | *就是普通的祖宗
[in:pets] 我家那个也这样，没救了 | 统一出厂设置 | *看来不是我教得不好
[in:pets] 偷走了，不用找 | 排队偷 | *晚上会吵你，想好再偷
[in:pets] 云吸一口 | 再吸一口 | *管够
[in:pets] 多发点，爱看 | *手机里有八百张
[in:pets,family] 笑得我妈从厨房出来看我 | 我妈也在笑 | *替我跟阿姨问好
[in:pets,family] 隔着屏幕都能听到动静 | *现实更吵 | 你家也是啊
[in:family] 我家那个一模一样，刚哄睡 | 现在是你的自由时间了 | *快去休息
[in:family] 还没当妈，先学着 | 越看越不想生 | *哈哈也没有那么可怕
[in:family] 爸爸在哪里 | 爸爸在拍照 | *爸爸在旁边笑
[in:plants] 养什么死什么，阳台只剩盆了 | 盆养得挺好 | *从皮实的开始，别灰心
[in:plants] 我家的看了想离家出走 | 植物界的别人家孩子
[in:home] 等我有自己的房子再弄 | 租房也能弄，我就弄了 | *不用等，能搬走的先弄
[in:home] 我妈看到要把我家也翻一遍 | *千万别给阿姨看
[in:crafts] 我的工具箱里只有一把剪刀 | 够了，我连剪刀都是借的
[in:film,books] 等我看完再回来对答案 | 我也标记一下 | *好，慢慢看
[in:film,books] 我跟{who}的看法完全反过来，聊了一路 | *哈哈你们谁赢了
[in:film] 有剧透吗，没看的能点开吗 | *能，没讲后面 | 我看完了，没剧透
[in:film,books] 想看很久了，一直没空 | 空是挤出来的 | *找个下雨天
[in:film cry>=1] 我看哭了，旁边的人没哭 | 我旁边的人睡着了
[in:books] 买了没拆，惭愧 | 我书架上一排没拆的 | *拆开就成功一半了
[in:books] 睡前看两页就困 | 助眠效果确认
[in:games isDuel>=1] 我朋友输了会掀桌 | 我就是那个朋友 | *那可不敢叫你
[in:music] 小时候学过，后来就忘光了 | 一样，全还回去了
[in:fitness,outdoors] 看完已经累了 | 看完等于动过了 | *哈哈心率上来就算数
[in:fitness,outdoors] 膝盖先替我点了个踩 | 护膝戴上再点
[in:photography] 器材不行，只能靠眼睛记 | *手机也够了 | 眼睛也是定焦
[in:photography] 参数给我也没用，一样拍不出来 | 一样的相机，不一样的手
[in:photography,travel,walks] 我去的那天是阴天，灰蒙蒙的 | *阴天也有阴天的好看 | 我每次都赶上阴天
[in:study] {who}也在弄这个，每天念叨 | 那你应该都会背了 | *帮我问问经验
[in:tech,beauty score<7.2] {when}刚踩完这个坑 | 晚了一步 | *那下次先来问我
[in:travel] 发给{who}看，说我又在做梦 | 做梦又不花钱 | *万一实现了呢
[in:food,coffee,travel,walks,outdoors] 跟{who}约了好几次，每次都鸽 | 成年人的局都这样 | *这次定个时间就不会鸽了
[in:outdoors] 等我退休再说 | 退休前腿先退休了
`,
  /** Under any note, with its subject. */
  about: `
[in:food,cooking] 我可以连吃一周{thing}不腻 | 第三天就腻了，试过 | *同道中人
[in:food,cooking,coffee] 家里就我一个人爱{thing} | 我们家相反，就我不爱 | *我家也是，所以老是一个人吃
[in:food,cooking] 上一次吃{thing}还是跟{who}一起 | *那再约一次
[in:food] 没吃过{thing}，真有那么好吗 | 看店，差的很差 | *可以试一次，不爱也不亏
[in:food,coffee] {thing}自由什么时候能实现 | 发工资那天 | *月底忍一忍
[in:travel] 我妈一直想去{thing}，今年带她 | *阿姨肯定喜欢
[in:travel] 人在{thing}，看得想笑，天天都路过 | 羡慕本地人 | *快推荐点你们自己吃的
[in:travel] {thing}我去过两次，每次都没玩明白 | 那就去第三次 | *我也没玩明白，就是瞎走
[in:travel] {thing}的票还没抢到 | 候补吧，临走前会放 | *我也是候补上的
[in:outdoors] 没试过{thing}，怕拖后腿 | 拖后腿的人一般会带吃的 | *慢慢来，没人催
[in:outdoors,fitness] {who}最近对{thing}上瘾，周末都见不到人 | 我家也有一个这样的 | *等我也拉你一起
[in:fitness] {thing}我坚持了两周，第三周开始找借口 | 两周已经很厉害了 | *歇两天再接上就行
[in:fitness] 第一次练完，第二天起床都费劲 | 第三天更疼 | *过了头一周就好了
[in:study] 也在弄{thing}，进度条不动的那种 | 一起不动 | *我也卡了好久
[in:study] 被{thing}折磨的来抱团 | 来了 | *抱一个

[in:film,books] {thing}在我的待看里躺了半年 | 我躺了一年 | *今晚就它吧
[in:film,books] {thing}我跟你感受差很多，不过能理解 | *正常，每个人看到的不一样
[in:games isDuel>=1] 跟{who}玩{thing}会绝交 | 我们已经冷战两天了 | *哈哈哈友谊第一
[in:photography] {thing}我也拍过一回，没一张能发 | 我也是，全删了 | *废片率高正常，我也删了一大半
[in:plants] 我家{thing}看到你家的应该会自卑 | 我家那盆已经不在了 | *我这盆也抽过风
[in:plants] {thing}我养死过两次，还要不要买第三次 | 事不过三 | *少浇点水，再来一次
[in:crafts] {thing}我做到一半放抽屉里了，两年了 | 抽屉里的东西都这样 | *拿出来，还来得及
[in:crafts] {who}迷上了{thing}，家里全是这些 | 支持，至少不打麻将 | *哈哈找到同伙了
[in:music] {thing}落灰三年了，看完擦了一下 | 擦完又放回去了吧 | *擦都擦了，顺便玩会儿
[in:food,cooking,coffee,plants] {thing}党集合 | 到 | 来了
`,
  /** Of other readers, to a question. */
  asks: `
同问
蹲一个回复
我也想知道
+1，等博主回
别急，博主一般晚上回
我也好奇
替我也问一下
有没有知道的来说说
排队等答案
顶一下，让博主看到
正想问这个
跟着问一句
搬小板凳等
博主可能没看到，再戳一下
刚打好字，发现你先问了
我也想问
蹲
同蹲
举手，同问
在线等
插个眼，等回复
点进评论区就是想问这个
谢谢你替我问了
`,
};
/** Choices that every text may use. */
export const general = {
  who: "室友 同事 我妈 我爸 我姐 我弟 表姐 堂妹 发小 老同学 大学同学 好朋友 小姨 对象".split(" "),
  when: "上周六 周五下班后 前天 这周三 昨晚 上周末 上周日 上个月 前几天 上周四 前天晚上 月初".split(" "),
};
