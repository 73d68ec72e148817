/** Forms of Chinese notes about clothes, looks and the home, in the format of `parseForms`. */
export const living = `
= outfits.item | outfits | image image image video | mirror handbag sunglasses socks | wall linen rose mint
: family
@ dress | 腰线收得高，小个子不用改裤长就能穿; 面料有点垂，走路很好看，坐下会皱; 侧边有口袋，能放手机
@ coat | 肩线落下来一点，里面能穿厚毛衣; 长度到小腿，骑车要撩起来; 内袋做了两个，放公交卡刚好
@ jacket | 袖口能收紧，风灌不进去; 短款，配高腰裤比例最好; 洗过两次，没有起球
@ sweater | 不扎，贴身穿也行; 领口弹性好，套头不会弄花妆; 版型偏大一号
@ shirt | 面料挺括，不熨也能穿出门; 扣子缝得很牢，领子立得住; 系进去比放出来好看
@ tshirt | 纯棉，领口洗了五六次没松; 稍微有点透，里面穿肤色的; 下摆是直的，塞一半刚好
$ height=154..172 weight=92..126 days=3..40
% style=通勤; 周末出街; 见家长; 面试; 约会; 拍毕业照; 喝喜酒; 送孩子上学; 逛展
% with=帆布鞋; 老爹鞋; 细皮带; 乐福鞋; 托特包; 贝雷帽; 银色项链; 米色围巾; 棒球帽; 小白鞋
% size=S; M; L; XL; 均码
g dress coat jacket sweater shirt tshirt
h {height}cm｜{colour}{thing}怎么搭
h 这件{colour}{thing}我穿了{days}天
h {style}就穿这件{thing}
h {height}/{weight}斤｜{thing}真实上身
h {thing}+{with}，不会错
h 被同事问了三次的{colour}{thing}
h 微胖也能穿的{thing}
h 一件{thing}搭出一周
h {style}穿搭｜{colour}{thing}
h 衣柜里最常穿的{thing}
o 不是模特身材，{height}cm，{weight}斤，给差不多的姐妹参考
o 以前从来不敢穿{colour}，{when}试了这件{thing}，打脸了
o {who}说我穿来穿去就那几件，于是认真搭了一下{thing}
o 换季收拾衣柜，留下来的第一件就是这个{thing}
o {style}不知道穿什么的时候，我都会拿这件{thing}
o 买之前纠结了{days}天，怕{colour}不好搭，其实很百搭
o 断舍离扔了两大袋，{thing}舍不得
o 先说怎么配：{thing}+{with}，别的都不用想
f height | 身高{height}cm，体重{weight}斤 | 📏{height}cm/{weight}斤，给你们做参考 | 我{height}cm，{weight}斤，梨形
f size | 我拿的{size}码 | 尺码选了{size}，刚好 | 尺码：{size}，正常选就行
f days | 到手{days}天，来写真实感受 | 穿了{days}天以后再来说优缺点 | 已经穿了{days}天，洗过几次
f colour | 颜色是{colour}，没有色差 | 我选的{colour}，还有别的色 | {colour}比图上稍微浅一点点
x 配{with}最稳，{style}完全没问题
x 上身比平铺好看，{thing}一定要试了再说
x {who}借走穿去{style}，还回来的时候说想买同款
x {colour}的好处是不挑包，手边有什么背什么
x 天再冷一点，加一条围巾就能接着穿这件{thing}
x 小建议：{with}选深一点的颜色，会显得{thing}更有质感
x 唯一要吐槽的是线头，{thing}拿到手剪了三根
x {style}那天被夸了两次，值了
x 这件{thing}不适合挤地铁，容易皱
x {brand}家的版型一向偏小，犹豫就拿大一码
x 不要和{with2}一起穿，我试过，不搭
q {colour}{thing}你们会配什么
q {style}还能怎么搭，求灵感
q 想看{thing}配{with2}吗，想看的扣1
q {thing}你们还有什么穿法
t OOTD; {thing}; {style}穿搭; 每日穿搭; 通勤穿搭; 微胖穿搭; 显瘦穿搭
e 👗 🧥 ✨ 👜 🤍
a size | {height}左右穿什么码 | 我{size}码刚好，你可以对比体重
a height | 博主多高多重呀 | {height}，{weight}斤，梨形
a colour | 颜色叫什么 | 就是{colour}，自然光下拍的
a days | 会起球吗 | 穿了{days}天，目前没有
c 求链接，{colour}的还有吗
c {thing}看着好显瘦，会不会热
c 已下单，{size}码等我反馈
c {with}也求一个
c {colour}黄皮能穿吗
c 同款！我买的另一个颜色，也好看
c 这个{thing}洗了会缩水吗
c {style}穿会不会太正式
c 我穿就是灾难，你穿就是穿搭博主
c 终于有个不是九十斤的博主发{thing}了
c 收到了，{thing}实物比图厚一点
c {height}cm表示这个长度刚好

= outfits.extras | outfits | image image image video | mirror handbag sunglasses socks | wall linen rose mint
: family
@ handbag | 能塞下一把伞和一本书; 肩带可以调，斜挎最舒服; 拉链顺滑，内里是浅色的好找东西
@ boots | 鞋跟不高，走一天不累; 脚背高的要买大半码; 拉链在内侧，穿脱很快
@ sneakers | 鞋底软硬适中，走两万步脚心不疼; 鞋舌会往一边跑，绑紧一点就好; 白边容易脏，买擦鞋膏
@ loafers | 后跟第一周磨脚，贴个后跟贴; 皮质软，越穿越合脚; 配袜子比光脚好看
@ sunglasses | 镜腿不夹头，开车戴一下午没压痕; 镜片颜色不深，阴天也能戴
@ watch | 表带可以自己截短，五分钟搞定; 表盘不大，细手腕也压得住
@ cap | 帽檐可以自己掰弯，帽围大，显脸小; 头发多也能扎马尾从后面穿出来
$ days=5..90 times=3..30
% style=通勤; 逛街; 出差; 约会; 喝喜酒; 旅行; 接孩子; 逛展
% match=牛仔裤; 西装裤; 长裙; 卫衣; 大衣; 白衬衫; 针织衫; 风衣
g handbag boots sneakers loafers sunglasses watch cap
h {colour}{thing}，配什么都不出错
h {days}天的{thing}使用感
h {brand}的{thing}，我买对了
h {style}少不了的{colour}{thing}
h 靠{thing}救活一衣柜的旧衣服
h {thing}怎么挑，说三点
h {match}+{colour}{thing}
h 今年用得最多的{thing}
o 在购物车躺了{days}天，{when}趁打折下单了{thing}
o {who}一眼看出我换了{thing}，说明有存在感
o 旧的{thing}终于坏了，新的选了{colour}
o {style}需要不费脑子的{thing}
o 之前的{thing}太亮，这次选了安静的{colour}
o 买配件我只看三点：轻、耐脏、好搭，{thing}也一样
f colour | 颜色：{colour} | 我选的{colour} | {colour}，自然光下更好看
f days | 用了{days}天 | 到手{days}天，没什么可挑的 | 📅{days}天
f brand | 牌子是{brand} | 品牌：{brand} | {brand}家的，第一次买
f times | 一共用了{times}次 | 上身{times}次以后才来写 | 使用次数：{times}次
x 配{match}最好看，{style}刚好
x {match}和{match2}都试过，都能压住
x {colour}比黑色温柔，又不像白色那么容易脏
x {who}以为很贵，其实是折扣买的
x {style}用了一整天，没有不舒服
x 包装简单，没有异味，{thing}拿出来就能用
x 小缺点：{brand}的盒子占地方
x 建议去店里试一下再买{thing}，图片看不出大小
x {match2}我不推荐，颜色会打架
x 回家擦一擦再收，{thing}能多用两年
q {colour}你们会配{match}吗
q 下一个{thing}该买什么颜色
q {style}你们用什么样的{thing}
t {thing}; {style}穿搭; 配饰; 好物分享; 每日穿搭; 百搭单品; OOTD
e 👜 👟 🕶️ ✨ 🤍
a colour | 这个颜色叫什么 | {colour}，照片没调过
a days | 用多久了，会坏吗 | {days}天，暂时没问题
a brand | 求牌子 | {brand}
a times | 利用率高吗 | 已经用了{times}次，算高的
c {colour}好好看，我只有黑的
c 配{match}绝了
c {thing}实物大不大
c 买了同款，第一天就被夸
c {brand}是不是偏贵
c 我也想换{thing}，就是下不了手
c 求链接，预算不多
c {style}会不会太随意
c 男生能用吗
c 看着就很好搭，心动了

= beauty.routine | beauty | image image video text | lotion-bottle mirror lipstick sponge | rose mint marble linen
: thing | art | skin | ml | time | mistake
@ 修护面霜 | lotion-bottle | 干皮 | 50 | 洗完澡 | 一次挖太多 / 没吸收就睡 | 挖黄豆大小就够全脸，多了会搓泥; 换季脱皮那几天全靠它
@ 氨基酸洗面奶 | soap | 混油皮 | 100..200/10 | 晚上十点 | 一天洗三遍 / 揉太久 | 洗完不紧绷，但别指望它卸防晒; 泡沫要自己打，一分钟冲掉
@ 哑光口红 | lipstick | 黄皮 |  | 出门前十分钟 | 跟风买错色号 / 不涂润唇膏就上 | 先涂润唇膏，五分钟后再上，不起皮; 沾杯会掉一点，吃完饭补中间就好
@ 防晒霜 | sun | 油皮 | 30..60/5 | 出门前十五分钟 | 忘了脖子 / 没等成膜就上妆 | 成膜要等三分钟再上粉底; 两指的量真的很多，分两次抹
@ 卸妆油 | lotion-bottle | 敏感肌 | 150..250/10 | 回家第一件事 | 手上带水就揉 / 没乳化就冲 | 干手干脸，打圈四十秒再加水乳化; 眼睛没有糊，睫毛膏要多揉一会儿
@ 粉底液 | sponge | 混干皮 | 30 | 早上赶地铁前 | 买错色号 / 一次挤太多 | 鼻翼两边用手指拍开，比海绵服帖; 下午三点额头出油，压一下还能看
@ 眉笔 | pencil | 手残党 |  | 早上七点半 | 画太浓 / 买错颜色 | 先画眉尾再往前扫，不会蜡笔小新; 颜色选比发色浅一号的
@ 身体乳 | lotion-bottle | 沙漠皮 | 250..400/50 | 洗完澡 | 等皮肤干透了才涂 / 只涂手臂 | 洗完澡五分钟内涂，吸收得最快; 小腿的鱼鳞纹两周就没了
@ 护发精油 | droplet | 细软塌 | 60..100/10 | 吹头发之前 | 抹到头皮上 / 一次用三泵 | 只抹发尾，一泵半; 吹之前抹一次，吹完再抹半泵
@ 裸色甲油 | nail-polish | 手黑 | 8..12 | 周日晚上 | 涂太厚 / 没等干就睡 | 薄涂两层，中间等五分钟; 显白，厨房干活一周才掉边
@ 腮红膏 | lipstick | 圆脸 |  | 早上赶地铁前 | 下手太重 / 画到鼻子边上 | 用无名指点在眼下两指，往太阳穴带; 少量多次，手别重
@ 去屑洗发水 | bathtub | 油头 | 300..500/50 | 运动完 | 用指甲抓 / 一天洗两次 | 头皮停留三分钟再冲，别用指甲; 两天洗一次变成三天，进步了
$ price=29..268/3 weeks=2..12 score=65..95:1
h {skin}的{thing}，用完再说话
h {thing}空瓶{weeks}周实录
h {skin}请进｜{thing}怎么用才对
h {price}元的{thing}值得吗
h 我的{thing}用法，错了三年
h 素颜出门的底气：{thing}
h 平价{thing}，给{score}分
h 只留一支{thing}，我留这个
h {time}，{thing}三步就够
o {skin}，不接广，{thing}是自己买的
o 用了{weeks}周才敢来写{thing}，怕被打脸
o 之前{mistake}，白花了半年冤枉钱，现在才算会用{thing}
o {who}问我最近怎么精神了，其实就换了{thing}
o 年纪上来了，步骤越来越少，{thing}还在
o 断舍离以后，只剩{thing}没换
o 评论里好多{skin}问{thing}，统一说一下
o 学生党的时候舍不得买，现在{price}块的{thing}空了两瓶
f price | 入手价{price}元 | 💰{price}元 | 价格{price}元，{ml}毫升 | 💰{price}元/{ml}ml | {ml}ml卖{price}块，能用很久 | 花了{price}块，没赶上活动
f weeks | 已经用了{weeks}周 | 使用时间：{weeks}周 | 连着用{weeks}周，没停过
f score | 打分{score}，满分10 | 综合{score}分 | {score}分，扣在包装不好挤
f skin | 我是{skin}，仅供参考 | 肤质/情况：{skin} | {skin}自用，别的类型不好说
x {time}用最顺手，养成习惯就好
x 千万别{mistake}，我就是反面教材
x {who}跟我用同一款{thing}，感受完全不同，所以先买小样
x {thing}的味道很淡，对香精敏感的可以放心闻一下再决定
x 用完半瓶以后，我把梳妆台清了一半
x 旅行带{ml}ml的{thing}就够，分装瓶写上日期
x {thing}开封以后写上日期，半年内用完
x 第一次买{thing}可以先找小样试两天
x {time}手忙脚乱的话，这一步可以省，防晒不能省
x 不要指望{thing}改变人生，但心情会好一点
x 第{weeks}周开始看到变化，之前差点放弃
q {skin}的姐妹们，你们在用什么{thing}
q {thing}还有平替吗，空瓶了想换
q 你们也会{mistake}吗，不止我一个吧
q 下一篇想看空瓶还是踩雷
t 护肤; {thing}; {skin}护肤; 空瓶记; 平价好物; 化妆新手; 成分党; 自用分享
e 💄 🧴 ✨ 💧
a price | 多少钱入的 | {price}，没赶上打折
a weeks | 用多久见效 | 我大概{weeks}周，急不得
a skin | 博主什么皮 | {skin}，秋冬会更明显
a score | 会回购吗 | 给了{score}分，大概率会
c {skin}也能用吗，怕闷痘
c 我用{thing}过敏了，果然因人而异
c {mistake}说的就是我
c 孕期能用吗
c 求具体色号
c {thing}空了三瓶的来报到
c {time}我只想睡觉，一步都不想做
c 学生党看到价格默默退出
c 怪不得我用{thing}总翻车
c 男生可以用吗，想给我弟买
c 跟你一样是{skin}，冬天怎么过的
c 终于有人说真话了

= home.fix | home | image image video text | couch-and-lamp potted-plant framed-picture candle broom | wall linen wood brick
: thing | art
@ 厨房台面 | kitchen-knife | 把不常用的锅收进吊柜，台面只留三样; 调料换成一样的瓶子，贴上日期
@ 玄关 | door | 装了一排挂钩，钥匙再也没丢过; 鞋凳底下塞得下四双拖鞋
@ 小阳台 | potted-plant | 铺了防腐木地板，光脚也能踩; 折叠桌收起来只有一掌厚
@ 书桌 | books | 线全部绑到桌板下面，看着就清净; 灯放左手边，写字没有影子
@ 卧室灯 | light-bulb | 换成暖光以后睡得早了半小时; 床头两盏分开控制，不吵另一个人
@ 衣柜 | coat | 撤掉隔板，全部改成挂的; 换季的衣服用真空袋，压完只剩一本书厚
@ 浴室 | bathtub | 地漏换了，没有味道了; 台面全部上墙，擦一遍只要一分钟
@ 旧沙发 | couch-and-lamp | 买了块布套上，像换了个新的; 垫子塞了两层海绵，不塌了
@ 儿童房 | teddy-bear | 玩具按颜色分箱，娃自己就会收; 墙面刷了能写字的漆，她画得很开心
@ 客厅墙 | framed-picture | 用报纸先在墙上排位置，一个洞都没打错; 留白比挂满好看
@ 冰箱 | basket | 分成当天吃和下周吃两层，浪费少了一半; 透明盒子比保鲜袋好找
@ 书架 | books | 按高矮排比按颜色排好找; 最底层放行李箱，刚好
@ 飘窗 | window | 铺了垫子和小桌，变成全家抢着坐的地方; 防晒膜自己贴的，有两个气泡
@ 洗衣区 | basket | 烘干机叠在上面，省出半平米; 墙上钉了折叠杆，下雨天也能晾
$ cost=60..3800/20 days=2..21 area=6..98/2
% room=租的房子; 老房子; 刚交的新房; 爸妈家; 顶楼的房子; 一楼的房子
% tool=卷尺; 热熔胶; 电钻; 美纹纸; 砂纸; 挂钩; 除胶剂
h {cost}元改造{thing}，房东都说好
h {thing}改造，前后对比
h {room}的{thing}，我折腾了{days}天
h 收拾完{thing}，心情好了一整周
h 小户型{thing}怎么弄才不乱
h {thing}｜不花大钱的办法
h {area}平米的家，从{thing}开始变整齐
h 装修后悔清单之{thing}
h 租房也要好好过：{thing}
o {room}，{area}平，{thing}一直是我的心病
o {when}下雨出不了门，干脆把{thing}收拾了
o 住了两年才动{thing}，早干嘛去了
o 没请设计师，{thing}全是自己和{who}弄的
o 预算只有{cost}，先紧着{thing}
o {who}第一次来我家，指着{thing}说：你这里进贼了？
o 看了几十篇{thing}的帖子，抄作业抄成了四不像，最后自己想明白了
f cost | 总共花了{cost}元 | 💰{cost}元，材料加工具 | 费用：{cost}元，没请师傅
f days | 断断续续弄了{days}天 | ⏱{days}天，每天下班两小时 | 前后{days}天，周末为主
f area | 家里{area}平 | 面积：{area}㎡ | 我家{area}平，{room}
x 需要的东西：{tool}、{tool2}，别的家里都有
x 先量尺寸再买东西，{thing}我就退了两次货
x {who}负责扶着，我负责上{tool}
x 最难的是撕旧胶，{tool}救了我
x 租房记得拍照留底，{thing}恢复原样只要半天
x 做完{thing}扔了两大袋东西，一样都没想念过
x 颜色别超过三种，{room}本来就小
x 千万别晚上用{tool}，邻居会来敲门，别问我怎么知道的
x 第{days}天坐下来看着{thing}发呆，觉得值
x 保持的办法：每天睡前十分钟，只收{thing}
x 房东来看了一眼{thing}，说合同可以续了
x 如果重来，{thing}我会早两年动手
q 你家{thing}怎么弄的，求图
q 下一个该收拾哪里，{room}的朋友给点建议
q {thing}你们选方便还是好看
q 有没有比{tool}更好用的工具
t {thing}; 租房改造; 收纳; 小户型; 我的家; 旧房改造; 家居好物; 整理房间
e 🏠 🛋️ 🪴 ✨ 🧹
a cost | 一共花了多少 | {cost}，{tool}是借的没算
a days | 弄了多久 | {days}天，慢慢来的
a area | 家里多大 | {area}平，看着大是因为东西少
c {thing}也太整齐了吧，能维持一周吗
c 房东不让打洞怎么办
c 我家{thing}是灾难现场，不敢发
c {tool}买哪种的，求推荐
c 一模一样的{room}，我家像仓库你家像样板间
c 改造前的图呢，想看对比
c {who}看了说也要弄，周末有活干了
c 这个{thing}好打扫吗
c 娃一进去五分钟就恢复原样
c 颜色好舒服，墙漆是什么色号
c 照着做了，{thing}真的清爽很多
c 花{cost}太值了，我找人报价翻三倍

= plants.care | plants | image image video | potted-plant seedling herb tulip | wood grass wall mint
: thing | art
@ 龟背竹 | potted-plant | 新叶子没开背，是光不够，挪到窗边两米就好; 气根不用剪，插进土里长得更快
@ 月季 | rose | 花谢了往下剪两片五叶，二十天后又开; 红蜘蛛用水冲叶背，连冲三天
@ 多肉 | cactus | 叶子皱了再浇水，宁干勿湿; 徒长就砍头，砍下来的还能活
@ 小番茄 | tomato | 侧芽要掐，不掐就只长叶子; 第一串红了舍不得吃，拍了三天
@ 薄荷 | herb | 掐顶，越掐越多，泡水根本喝不完; 千万单独一盆，它会吃掉邻居
@ 绣球 | hibiscus | 夏天中午会晕倒，傍晚浇水就站起来; 想要蓝色就往土里加调蓝剂，急不来
@ 文竹 | herb | 不能暴晒，喷雾比浇水重要; 黄叶一把一把地撸，别心疼
@ 蝴蝶兰 | tulip | 花开了三个月，冰块浇水很省事; 根是绿的就别浇，发白再浇
@ 向日葵 | sunflower | 从播种到开花六十多天，真的会转头; 花盘比脸大，要插棍子
@ 绿萝 | four-leaf-clover | 水培一周换一次水，玻璃瓶就行; 叶尖发黄是水浇多了
@ 茉莉 | white-flower | 开花那晚整个屋子都是香的; 花后重剪，别舍不得
@ 柠檬树 | lemon | 结了四个，掉了两个，剩下的当祖宗供着; 叶子发黄补铁，两周就绿了
@ 香菜 | seedling | 种子要搓开再撒，七天出苗; 现掐现吃，下面条的时候最幸福
$ pots=3..38 days=7..120 water=2..14 cost=6..88/2
% spot=北阳台; 南窗台; 厨房窗边; 楼道; 办公桌; 飘窗; 没封的阳台
% soil=泥炭加珍珠岩; 椰砖; 小区挖的土; 通用营养土; 颗粒土
h {thing}养了{days}天，终于不死了
h {spot}也能养的{thing}
h 植物杀手的{thing}自救指南
h {cost}块的{thing}，开心了一个月
h {thing}黄叶自救
h 给{thing}换盆，{spot}版
h 上班摸鱼养{thing}
h 从一根枝条到爆盆的{thing}
h 阳台第{pots}盆：{thing}
o {who}去年送的{thing}，差点被我养死，现在反过来爆盆了
o {spot}光照一般，能活下来的不多，{thing}算一个
o 路边三轮车上{cost}块买的{thing}，没想到这么争气
o 养死过两盆{thing}以后，我终于学会不浇水了
o {when}换盆，顺便记一下{thing}的近况
o 家里已经{pots}盆了，{who}说再买就搬出去，我又带回来一盆{thing}
o 出差十天回来，{thing}居然自己开花了
f days | 养到今天{days}天 | 🌱第{days}天 | 从买回来算，{days}天了
f water | {water}天浇一次透水 | 💧浇水：{water}天一次 | 我这边{water}天浇一次，看天气加减
f cost | 买的时候{cost}元 | 💰{cost}元一盆 | 苗{cost}块，盆比苗贵
f pots | {spot}一共{pots}盆 | 目前{pots}盆，还在增加 | 阳台总数：{pots}盆
x 土用的{soil}，透气最重要
x 放在{spot}，上午能晒两个小时
x 浇水看盆重，拎起来轻了再浇{thing}
x {who}每天路过都要跟{thing}说早安，我怀疑有用
x 之前用{soil}闷根，换掉以后缓了半个月
x 肥一个月一次，薄一点，{thing}怕烧根
x 虫子刚出现就处理，{spot}通风不好更要勤看
x 千万别一买回来就换盆，{thing}要先缓一周
x {spot}冬天冷，晚上我会把{thing}搬进屋
x 多出来的小苗分给了{who}，也活了
q {thing}这个叶子是缺什么，求大神
q 你们{thing}几天浇一次
q {spot}还能养点什么，别太娇气的
q 有没有想要{thing}小苗的，自取
t {thing}; 阳台花园; 养花日记; 植物杀手; 绿植; 新手养花; 治愈系
e 🌱 🪴 🌸 💧
a water | 几天浇一次水呀 | {water}天一次，冬天再拉长一点
a cost | 多少钱买的 | {cost}，花市比网上便宜
a days | 养多久才这样 | {days}天，中间有一段看着快不行了
a pots | 你家到底多少盆 | {pots}盆，别告诉{who}
c {thing}在我手里没活过一个月
c {soil}哪里买，求分享
c {spot}真的可以吗，我家也是
c 叶子反光像打了蜡，好健康
c 我的{thing}只长叶不开花，急
c 猫会不会啃
c 看完去给{thing}浇水了，差点忘了
c 求小苗，我可以用多肉换
c 救命，叶子发黑是不是没救了
c 香味大不大，对花粉过敏
c 养花就是和{thing}比谁命长

= crafts.make | crafts | image image video | yarn thread scissors sewing-needle paintbrush | linen wood paper rose
: thing | art
@ 钩针杯垫 | yarn | 起针十二针，一圈一圈往外加; 边上钩一圈短针，不会卷
@ 羊毛毡小狗 | dog-face | 戳到手指三次，创可贴也是作品的一部分; 鼻子用黑豆那么大一点毛就够
@ 帆布包 | handbag | 里布用的旧衬衫，口袋都省了; 底角要打角，不然装东西歪
@ 手帐 | notebook-with-decorative-cover | 一页只贴三样东西，反而好看; 票根要先复印，会褪色
@ 陶杯 | hot-beverage | 烧出来缩了一圈，预留大一点; 把手要趁半干粘，不然会裂
@ 毛线围巾 | scarf | 平针会卷边，两边各留三针桂花针; 织错了拆掉不可耻，我拆了五次
@ 拼布杯套 | sewing-needle | 对不齐的地方绣一朵小花就遮住了; 铺棉薄的就行
@ 水彩明信片 | artist-palette | 先用清水铺湿再点颜色，天空就自己晕开了; 留白比涂满难
@ 永生花相框 | bouquet | 花要压满两周，急着拿出来会发霉; 胶用一点点，多了会透
@ 皮革卡包 | clutch-bag | 打斩要垂直，下面垫厚一点，邻居才不骂; 边油薄涂三遍
@ 橡皮章 | pencil | 刻反了是常态，第一个字就反了; 转角的时候转橡皮不转刀
@ 积木花束 | bouquet | 最难的是茎，歪一点就倒; 拼了整整一个晚上，手指头疼
$ hours=2..30 cost=9..168/3 tries=2..7 gram=40..320/20
% colour=奶白; 豆绿; 雾蓝; 焦糖; 砖红; 鹅黄; 灰紫
% gift=送我妈; 自己用; 送同事; 当毕业礼物; 送闺蜜; 当乔迁礼物; 送楼下邻居
h 第{tries}次才成功的{thing}
h 周末{hours}小时，都给了{thing}
h 手残党也能做的{thing}
h {colour}{thing}，{gift}
h 成本{cost}元的{thing}
h {thing}教程，啰嗦版
h 不看手机的一个下午：{thing}
h 做{thing}治好了我的焦虑
o {when}停网，翻出材料做了{thing}
o 入坑半年，{thing}是我做过最满意的一件
o {who}过生日，不想买现成的，就做了{thing}
o 失败了{tries}次才有这样的{thing}，照片只放最好的那张
o 失眠那阵子开始做{thing}，现在睡得比谁都香
o 教程看了十几个，没一个讲清楚{thing}的收尾，我来讲
o 材料包在抽屉躺了一年，终于轮到{thing}
f hours | 做了{hours}个小时 | ⏱用时{hours}小时 | 断断续续{hours}小时，看剧的时候也在做
f cost | 材料一共{cost}元 | 💰成本{cost}元 | 材料包{cost}块，工具另算
f tries | 前后做了{tries}次 | 失败次数：{tries} | 第{tries}次才算能看
f colour | 颜色选的{colour} | 这个是{colour}，还想做一个{colour2} | 配色：{colour}为主
x 做完{gift}，对方第一句话是：买的吧
x {colour}的料买少一点就够，我还剩一小半
x 手不稳的时候先停，{thing}急不得
x 工具不用买贵的，我用的是文具店的剪刀
x 收尾那一步我录了视频，{thing}的边最关键
x {who}在旁边看了一会儿，拿走试，十分钟后还给我了
x 眼睛会累，做{thing}一小时起来走走
x 下一个想做{colour2}的，{gift2}
x 歪的那一面朝墙，谁也看不出来
x 同城有线下课，不过{thing}在家做更自在
q 下一个做什么颜色，{colour2}还是{colour3}
q {thing}你们是怎么收尾的
q 有没有人想一起做{thing}，互相监督
q 说实话，{thing}能拿去摆摊吗
t 手工; {thing}; 手作日常; 解压; 新手教程; 周末在家做什么; DIY
e 🧶 ✂️ 🎨 🤍
a hours | 做了多久啊 | {hours}个小时，分了好几天
a cost | 材料多少钱 | {cost}，网上买的材料包
a tries | 新手能做吗 | 能，我也是第{tries}次才像样
a colour | 是什么颜色，好温柔 | {colour}，照片有一点偏暖
c {thing}太可爱了，卖吗
c 我做的{thing}和你的像两个物种
c {colour}也太好看了，求线号
c 手残党看完跃跃欲试，然后想起上次
c 蹲一个{thing}教程
c 我奶奶会做这个，小时候天天看
c 建议{gift}，对方会感动哭
c 看了三遍还是没懂第二步
c {hours}小时，我连一集剧都坐不住
c 这个配色抄走了
`;
