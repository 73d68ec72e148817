/** 图比字多的中文帖子，图是 scenes 里的画面。格式见 ../../form-data.ts。 */
export const pictures = `
= picture.fridge | food | ask scene:fridge | egg | wood
$ people=2..5 minutes=15..40/5
o 冰箱在这，{people}个人，{minutes}分钟，做什么？ | 全扔一口锅，盖芝士 | 先数鸡蛋，再决定
o [ask] 打开，看看，关上。谁来帮我看看这个冰箱。 | 比你以为的多 | 先吃最老的
o 猜猜这周谁买的菜。 | 饿着肚子去的人 | 不是你，里面有蔬菜
o 冰箱检查，还缺什么？ | 葱，永远缺葱 | 缺一瓶辣酱
t 冰箱; 晚饭

= picture.receipt | life | gripe scene:receipt | money-bag | paper
$ years=3..12
o 我就是进去买瓶酱油。 | 我进去买瓶酱油，出来拎了顶帐篷 | 没有人只买酱油
o 旧大衣口袋里翻出来的小票，也就{years}年前，什么都便宜。 | 别说了，想哭 | 裱起来
o 这周的采购，帮我看看总数对不对。 | 疼，我也这样
o 这张小票留着，不然没人信。 | 我信，我也在那儿买
t 购物

= picture.animal | pets | share scene:animal | paw-prints | grass
o 散步碰见的，我俩都站住了。 | 谁先眨的眼？
o 这个月拍得最好的一张，模特没收钱。 | 这姿势，专业
o [ask] 谁来告诉我这是谁，反正我喜欢。 | 不管是谁，它在审判你
o 站这儿看十分钟了，不走了。 | 别走了，这就是你家
o 今天的邻居。 | 比我的强
t 动物

= picture.landscape | photo | share scene:landscape | mountain | sky
$ hours=2..9 km=4..22
o 走了{hours}个小时到这儿，不想下去了。 | 这是哪？问就是年假要用
o 午饭的景。 | 我对着墙吃的
o 走{km}公里换来的，安静，免费。 | 后面那个颜色！
o 没人，没信号，没意见。 | 我就缺这个
o 这是今天早上。现在我坐在工位上，没人知道。 | 替你保密
o 放在这儿，给今天很累的人。 | 谢谢，就是我 | 设成壁纸了，可以吗
t 户外; 风景

= picture.desk | work | share scene:desk | laptop | wood
o 我的桌子，没收拾，直接拍。 | 看得出来，尊重
o 今天在这儿办公。 | 还能挤一个吗
o 都说看桌子能看出人，这张看出什么了？ | 看出你手上有事 | 看出你爱喝茶
o 新工位第一天。 | 加油，看好你的订书机
t 桌面; 工位

= picture.whiteboard | work | joke scene:whiteboard | memo | wall
$ weeks=2..9
o 这个在白板上{weeks}周了，没人敢擦。 | 承重白板
o 早上来就有这个，那个会我没参加。 | 我们谁参加了
o “请勿擦除”，谁写的都不知道了。 | 公司就靠它撑着
o 今天一块白板讲清楚了，我自己懂了大概一分钟。 | 一分钟很多了
t 办公室

= picture.chart | work | tip scene:chart | bar-chart | grid
o 一年的数字，一张图。给自己做的，看上瘾了。 | 中间那段怎么了？
o 有人问最近怎么样，就这样。 | 诚实的汇报
o 学会做图了，现在什么都做成图。 | 做个零食的
o 整份报告就这一张图，谁去跟我老板说。 | 你老板要四十页
t 图表; 数据

= picture.map | local | tip scene:map | world-map | paper
o 问路的看这里。 | 看这条帖子我都迷路了
o 给客人画的路线，再走错就不怪我了。 | 箭头画得真贴心
o 先把地图存这儿，免得淹在聊天里。 | 聪明
t 地图

= picture.note | life | joke scene:note | spiral-notepad | paper
o 早上餐桌上的字条。 | 会这么写的都是一家人
o 图书馆的书里掉出来的，希望他都买到了。 | 最后一项让我担心
o 今天的清单，晚上来问我。 | 晚上了，怎么样 | 第三条任务很重
o 一个很赶的人的字，是我。 | 医生看了都点头
t 字条

= picture.shelf | books | share scene:shelf | books | wood
o 重新排过了，能撑一周。 | 一周太乐观
o 我的架子，随便评。 | 评过了，服 | 着火了救哪一件
o 地方没了，买的打算还在。 | 往上发展
o [ask] 谁帮我数数，我数乱了。 | 数了两遍，两个数
t 书架

= picture.plant | garden | share scene:plant | potted-plant | wall
o 近况汇报。 | 长得比我好
o 春天的时候只有一半大。 | 秘诀是？
o 今天换盆，它装作不在乎。 | 它在乎
o 这样算健康吗？ | 算！一周转一次就行 | 多晒一点就好
t 植物

= picture.score | sport | share scene:score | stopwatch | wall
o 记分牌就放这儿，不多说。 | 懂了
o 就这么结束的。 | 好比赛
o 拍下来了，回家说没人信。 | 证据收到
t 比赛

= picture.run | running | win scene:run | running-shoe | sky
o 今天的，数字是真的，表情不好看。 | 数字挺好看
o 表说我跑了这些，腿也承认。 | 腿辛苦了
o 不是最快，不是最远，但是去了。 | 出门就赢了
o 存个档。 | 已阅，佩服
t 跑步

= picture.menu | food | ask scene:menu | fork-and-knife-with-plate | wood
$ budget=60..200/20
o 在菜单前站十分钟了，换你点什么？ | 隔壁桌吃什么我吃什么 | 最便宜的来两份
o {budget}块，这张菜单，怎么点最值？ | 从最下面看起，没人看下面 | 一个汤，一个甜的
o 菜单换了，我本来有一套打法的。 | 从头再来
t 午饭; 菜单

= picture.market | food | share scene:market | basket | wood
o 周六菜场，我只想买葱。 | 没有人只拎着葱出来
o 这颜色！每样来了一个。 | 现在每样做一个
o 老有人问，这周的价在这儿。 | 谢谢，周六有数了
t 菜场

= picture.clock | life | joke scene:clock | alarm-clock | wall
o 我睡觉的时间。 | 快去睡！
o 看看钟，再看看我的收件箱。 | 两个都不对
o 整栋楼就这一个钟，人人都有意见。 | 一天对两次呢
t 熬夜

= picture.parcel | life | share scene:parcel | envelope | wood
o 到了！惊动三个邻居，一个签名。 | 快拆快拆！
o 不记得买过这个。 | 过去的你送的
o 快递小哥扛上四楼，一句话没说。 | 给他根冰棍
t 快递
`;
