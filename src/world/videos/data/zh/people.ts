/** Names, signs and verifications of the Chinese public. */
import type { NameWords } from "../../../social/people.ts";
import type { SignLines } from "../../stocks.ts";

const split = (text: string): string[] => text.trim().split(/\s+/);
const lines = (text: string): string[] => text.trim().split("\n");

export const names: NameWords = {
  patterns: [
    "{who}{tail}",
    "{who}{tail}",
    "{who}的{place}",
    "{who}的{place}",
    "{adj}{thing}",
    "{adj}{thing}",
    "{adj}{thing}",
    "{thing}{tail}",
    "{thing}{place}",
    "{who}爱{verb}",
    "{who}{verb}中",
    "{verb}的{thing}",
    "{verb}的{who}",
    "{latin}{zh}",
    "{latin}_{digit}",
    "{latin}{year}",
    "-{who}-",
    "{who}呀_",
    "{thing}不{verb2}",
    "{thing}今天{verb2}了吗",
    "{full}",
    "{full}",
    "{full}",
    "{who}{digit}",
    "一只{thing}",
    "{count}{thing}",
    "{who}和{thing}",
    "{thing}与{thing2}",
  ],
  words: {
    who: split(
      "老方 阿梁 小鹿 大漠 阿布 老秦 小满 阿远 南哥 北北 阿炳 小葵 老樊 阿桐 明月 二柱 三胖 阿飞 老姚 小迟 大橘 阿玖 老贺 豆包 阿宽 小棠 老蒋 阿澈 果子 阿泽 小甘 老莫 阿妙 小舟 阿野 阿庚 老穆 小椒 阿莓 大鹏 阿冉 小岛 老瞿 阿柠 春生 秋生 阿木 小羽 阿奎 老常 阿诺 山竹 阿霁 小冯 老岑 大毛 二毛 阿洲 阿川 小蒲 阿祁",
    ),
    tail: split(
      "同学 酱 君 大叔 老师 学长 学姐 不熬夜 在努力 说 聊 想静静 Official er 本人 出品 来了 不想起床 观察 测评 讲故事 慢慢来 很忙 有点东西 别跑",
    ),
    place: split(
      "厨房 实验室 书房 日常 修理铺 小屋 后花园 放映室 录音棚 自习室 车库 菜园 院子 杂货铺 研究所 电台 工作室 vlog 训练日记 观察室 游戏间 摄影本 手作间 胶片盒 唱片架 练功房 小剧场 小课堂 深夜档 存钱罐",
    ),
    adj: split(
      "暴躁的 失眠的 慢半拍的 会飞的 修电脑的 不吃香菜的 晒太阳的 路过的 吃瓜的 断网的 戴头盔的 勤快的 半糖 冷门 野生 纯路人 迷路的 早八的 满格的 倔强的 逃课的 靠谱的 三分钟热度的 深夜 隔壁 江边 山脚下的 赶海的 骑车的 打工的 低电量 满血 佛系 慢热 硬核 手残",
    ),
    thing: split(
      "土拨鼠 螺蛳粉 海獭 电饭锅 蓝莓 橘猫 草履虫 鹅 水豚 柠檬精 热干面 饺子 板栗 小笼包 鲸 河马 考拉 锅盖 三明治 企鹅 麻薯 章鱼 蒲公英 胡萝卜 咸鱼 骆驼 咖啡豆 仙人掌 卷心菜 雪豹 鸽子 键盘 回形针 保温杯 竹笋 燕麦 青团 花卷 锦鲤 小龙虾 冻梨 柚子 芋泥 番薯 烤冷面 麦子 松饼 黑芝麻 纸飞机 火柴盒 路由器 望远镜 螺丝钉 显微镜",
    ),
    thing2: split("海 猫 山 面包 胶片 月亮 书 吉他 狗 咖啡 米饭 风 键盘 小屋 树"),
    verb: split(
      "摸鱼 钓鱼 做饭 修车 看番 通关 跑步 弹琴 画画 熬夜 早起 减脂 拆快递 赶稿 骑车 种菜 拍照 考研 打工 存钱",
    ),
    verb2: split("吃辣 睡觉 上班 更新 鸽 早起 加班 内卷 咬人 写代码 喝水 背单词"),
    latin: split(
      "Kiki Leo momo Neko Sora Yuki Ash Rin Nova Luna Max Coco Zed Mori Toki Vic Ryo Echo Haru Milo Pixel Kumo Doro Hana Zero Tofu Miso Nemo Orca Panda Taro",
    ),
    zh: split("说 玩 拍 画 学长 君 酱 的日常 同学 不鸽 弹琴 游戏 在路上"),
    full: split(
      "今晚吃什么 一口气讲完 深夜食谱 科学边角料 三点半下班 冷知识仓库 半小时学会 拆机现场 老街坊 慢慢走 打折的人生 镜头之外 第七排影评 不务正业的工程师 一碗米饭 城南旧巷 有光就拍 别急先看 周末出逃 跑步机上的人 南山有木 没时间解释了 拾荒者的书架 弹棉花的琴 下雨天适合看片 午夜修车 认真的废话 野路子吉他 一分钟地理 山野来信 字幕组编外 小区里的猫 五金店老板 绿皮火车 今日份快乐 半路出家的厨子 街角照相馆 旧物新生 数学没那么难 一亩三分地 听说你也想学 盐少许 练不死就练 天台种菜 有话直说 隔壁班代表 宇宙边缘 存档点 回合制人生 一帧一帧 外卖克星 单车日记 末班车 打板人 小镇做题家 不加滤镜 两块五 门口的树",
    ),
    count: split("两只 三只 半斤 一碗 五颗 七个 一吨 九块"),
  },
};

export const signs: SignLines = {
  anybody: lines(`
更新随缘，催更请私信（不一定回）
合作请发邮箱，私信看不过来
今天也要好好吃饭
混了{n}年的小透明
谢谢你点进来
周更，偶尔月更
粉丝群满了，别加啦
白天上班，晚上剪片
一个普通人的记录
不接恰饭，图个乐
想到什么拍什么
坐标南方，{a}岁，还在学
别催了在剪了
路过的都是朋友
有缘再见
关注我，不保证有用
这个人不神秘，就是懒得写
全网同名
学着把一件事做{n}年
只看不发
潜水{n}年老用户
收藏夹比硬盘还大
互关不回，抱歉
看完记得给个三连
刚开始做视频，请多指教
慢一点也没关系
谢绝转载，引用请注明
小号，大号不告诉你
不定时掉落新视频
生活博主里最不会生活的
本来想写点什么的
睡前刷到你就是缘分
希望你今天过得不错
{a}岁，单身，会做饭
努力做一个有用的人`),
  byZone: {
    animation: lines(`
补番永远补不完
入宅{n}年，手办柜快放不下了
只聊番不吵架
画画摸鱼两开花`),
    music: lines(`
吉他{n}年，还是按不好大横按
接编曲，私信带上参考
谱子都在充电动态里
唱歌跑调，但是开心
弹琴是业余的，热爱是专业的`),
    dance: lines(`
跳舞治好了我的肩颈
零基础跟我慢慢学
翻跳为主，欢迎点歌
每周三晚上直播练舞`),
    game: lines(`
单机游戏收藏{n}款，通关没几款
手残但是头铁
不代练不卖号
全成就爱好者，肝就完了
不剧透是底线`),
    knowledge: lines(`
把难的事讲简单
参考资料都在简介里
有错欢迎指正，我会置顶
前教师，如今在网上讲题
每周一个冷知识
只讲我查得到出处的`),
    tech: lines(`
买来拆，拆了再买
不收厂家钱，所以更新慢
写代码的，偶尔焊板子
参数党慎入，只讲体验`),
    sports: lines(`
跑了{n}个半马，没有一个破两小时
三年减了{n}斤
练就完了
不卖课，动作都免费
骑车去哪都行`),
    cars: lines(`
修车{n}年，见过的坑都讲给你听
买车前先来看看
自己的车自己修
只开便宜车`),
    life: lines(`
小城生活，每天晒太阳
租房{n}年，搬家{n}次
辞职第{n}个月
手工慢，别催
种地拍视频，两不误`),
    food: lines(`
家常菜，没有一勺老汤
吃遍这座城的第{n}家店
烤箱是我最好的朋友
盐少许，是多少我会告诉你
探店全部自费`),
    animals: lines(`
家里{n}只，都是捡的
猫说了算
铲屎第{n}年
领养代替购买`),
    remix: lines(`
素材都打了马赛克
调音{n}小时，视频一分钟
洗脑预警`),
    fashion: lines(`
一米五八，小个子
油敏皮，踩过的雷都告诉你
不推贵的，只推穿得住的`),
    entertainment: lines(`
吃瓜群众，不站队
综艺十级学者`),
    film: lines(`
一年看{n}0部电影
影评不剧透，剧透会写在标题
剪刀手，显卡在冒烟`),
  },
};

export const marks: Readonly<Record<string, readonly string[]>> = {
  any: lines(`
知名UP主
优质内容创作者
年度人气创作者`),
  organisation: lines(`
官方账号
工作室官方账号
线下门店官方账号
社团官方账号`),
  game: lines(`
知名游戏UP主
游戏区优质创作者`),
  knowledge: lines(`
知名科普UP主
高校教师
知识区优质创作者`),
  tech: lines(`
知名数码UP主
硬件工程师`),
  food: lines(`
知名美食UP主
中式烹调师`),
  music: lines(`
音乐人
知名音乐UP主`),
  animals: lines(`
知名萌宠UP主
执业兽医`),
  life: lines(`
知名生活UP主
生活区优质创作者`),
  sports: lines(`
健身教练
国家二级运动员`),
};
