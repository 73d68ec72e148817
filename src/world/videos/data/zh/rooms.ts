/** The live rooms of the Chinese public. */
export const roomTexts = `
= study | knowledge | 陪伴学习 | open-book hot-beverage pencil notebook desktop-computer | wall linen night
% goal=考研; 考公; 教资; 四级; 法考; 期末; 雅思
$ n=3..300 h=4..14
h {goal}自习室，静音
h 一起学习｜番茄钟{h}轮
h 第{n}天，陪你学到十二点
h {goal}倒计时{n}天，不闲聊
h 桌面自习，今天目标{h}小时
h 早起自习室，来了就坐下
h 写论文第{n}天，谁来监督我
h 背单词，错一个喝一口水
c 今天学了{h}小时
c 坐下了
c 手机放远了
c 主播喝水
c 休息五分钟吧
c 外面下雨了，适合学习
c 还有{n}天，冲
= single | game | 单机游戏 | video-game joystick desktop-computer headphone | night wall
% kind=恐怖解谜; 开放世界; 像素种田; 魂类; 模拟经营; 肉鸽
$ n=2..40
h {kind}初见，不看攻略
h 今晚通关，不通关不下播
h 第{n}次挑战最终boss
h {kind}，弹幕别剧透
h 全成就还差{n}个
h 老游戏重温，随缘推进
h 手残主播的{kind}之夜
h 无伤尝试第{n}天
c 左边左边
c 别剧透
c 主播回头看
c 又死了
c 这波可以
c 差一点点
c 药呢，喝药啊
c 我上我也不行
= mobile | game | 手游 | mobile-phone game-die joystick | sun mint night
$ n=3..60
h 上分，输一把做{n}个俯卧撑
h 带粉丝排位，上车看简介
h 抽卡，预算{n}0块
h 新版本第一天，一起看
h 单排到凌晨
h 新手教学，进来就能问
c 沉了沉了
c 出了吗
c 保底在向你招手
c 主播带带我
c 对面是不是也在看直播
= music | music | 唱见 | microphone musical-note guitar headphone | rose night wall
$ n=2..30
h 点歌，会唱的都唱
h 弹唱到嗓子哑
h 深夜民谣，适合失眠的你
h 第{n}次练这首，今天录下来
h 不会唱歌的人在唱歌
h 今晚只唱老歌
c 点一首慢的
c 好听
c 破音也可爱
c 这首我会
c 主播润润嗓子
= piano | music | 乐器演奏 | musical-keyboard musical-score musical-note | linen wall night
$ n=3..20
h 练琴，盯着我别偷懒
h 看谱就弹，难的不接
h 钢琴点曲，{n}元以内（指币）
h 晚安曲，弹到十一点
c 左手好稳
c 这段能再来一次吗
c 楼下邻居没意见吗
= cook | food | 美食制作 | cooking kitchen-knife shallow-pan-of-food onion | wood marble
% dish=红烧肉; 手擀面; 卤牛肉; 包子; 凉皮; 水煮鱼; 辣子鸡
$ n=4..20
h 今晚做{dish}，跟做的举手
h 冰箱清空计划
h {n}个人的饭，一个人做
h 现场做{dish}，翻车不许笑
h 开饭前一小时
c 火是不是大了
c 盐放了吗
c 隔着屏幕闻到了
c 我家也在做这个
c 葱花多一点
= eat | food | 吃饭直播 | steaming-bowl chopsticks cooked-rice dumpling | wood linen
$ n=2..9
h 一个人吃饭不如一起吃
h 夜宵，不许馋
h 食堂第{n}个窗口
h 加班餐开箱
c 我也在吃
c 吃慢点
c 今天吃的什么
= cat | animals | 萌宠 | cat cat-face yarn paw-prints | linen wall rose
% cat=年糕; 大福; 煤球; 橘座; 团子; 二饼
$ n=2..9
h {n}只猫的早饭时间
h 看{cat}睡觉
h 流浪猫喂食点，固定机位
h {cat}今天洗澡
h 小奶猫第{n}周，摇篮曲
h 猫咖没人的时候
c {cat}看镜头
c 肚皮！
c 想摸
c 它又睡了
c 尾巴在动
= dog | animals | 萌宠 | dog dog-face bone paw-prints | grass linen
$ n=2..9
h 遛狗，走到哪算哪
h 狗子训练第{n}天
h {n}只狗抢一个球
h 给它剪指甲，祝我好运
c 好乖
c 耳朵飞起来了
c 它叫什么
= wild | animals | 自然观察 | duck deciduous-tree turtle water-wave | water grass sky
h 湿地鸟类观察，无解说
h 家门口的鸟窝
h 水族箱，白噪音
h 夜里的刺猬食盆
c 来了一只
c 安静
c 左上角
= tech | tech | 数码 | laptop desktop-computer wrench mobile-phone | wall grid
$ n=2..12
h 现场装机，第{n}台
h 帮粉丝看配置单
h 修主板，能不能点亮看命
h 写代码，写到能跑为止
h 3D打印，等它{n}小时
c 静电手环呢
c 点亮了！
c 报错了
c 换根线试试
= draw | animation | 绘画 | artist-palette paintbrush pencil crayon | paper linen
$ n=2..30
h 摸鱼画稿，随便聊
h 赶稿第{n}天
h 点图，五分钟一张
h 板绘新手来看看
c 这个颜色好
c 眼睛画得真好
c 笔刷叫什么
= fit | sports | 健身 | flexed-biceps running-shoe stopwatch | wall mint
$ n=15..60/5
h 跟练{n}分钟，现在开始
h 早上六点半，一起动
h 跑步机直播，爬坡{n}分钟
h 拉伸，给坐一天的人
c 坚持
c 腿在抖
c 还有几组
= out | life | 户外 | hiking-boot mountain camping sunrise | sky grass dawn
$ n=2..20
h 爬山，山顶见
h 江边钓鱼，空军第{n}天
h 等日出
h 骑到下一个镇
h 城市夜走，今天走老城
c 风好大
c 到哪了
c 空气真好
= craft | life | 手工 | sewing-needle scissors yarn thread | linen paper
h 钩针，跟我一起起针
h 修旧衣服
h 木勺，挖到手酸
h 拼图两千片，今晚拼天空
c 好解压
c 手真巧
c 慢慢来
= makeup | fashion | 美妆 | lipstick mirror lotion-bottle | rose linen
h 五分钟通勤妆，边化边聊
h 卸妆闲聊
h 换季护肤，问什么答什么
c 这个色号好看
c 眉毛怎么画的
c 皮肤真好
= dance | dance | 舞见 | mirror-ball musical-note running-shoe | night rose
$ n=2..20
h 扒舞，今天扒副歌
h 练到跳对为止
h 第{n}次失败的转圈
c 踩点了
c 帅
c 镜面吗
= car | cars | 汽车 | automobile wrench light-bulb | wall brick
h 修车间日常，问车的来
h 换刹车片，全程
h 夜里在服务区
c 异响是哪里
c 这车多少公里
= watch | film | 一起看 | clapper-board film-frames popcorn couch-and-lamp | night
h 老电影放映室（自制解说）
h 看预告片聊预告片
h 影评人深夜闲聊
c 这个镜头绝了
c 年代感
= chat | entertainment | 聊天室 | microphone hot-beverage couch-and-lamp | night rose
$ n=2..30
h 下班了，聊会儿
h 念你们的投稿，第{n}期
h 失眠的人进
h 今天遇到什么离谱的事
c 我先说
c 哈哈哈哈
c 抱抱
`;
export const roomChat: readonly string[] = `来了
主播好
刚下班
前排
晚上好
声音有点小
卡了吗
不卡
第一次来
关注了
今天播到几点
主播吃了吗
哈哈哈哈
666
点赞点赞
有人吗
画面好清楚
来晚了
打个卡就走
老观众了
今天人好多
主播加油`.split("\n");
