/** 写中文的机构和媒体：类别 | 话题 | 标记 | 名字 | 账号 | 简介。{town} 逐一换成各个城。 */
export const accounts = `
ferries | commute | grey | {town}轮渡 | {latin}Ferry | 航班、晚点，偶尔有江豚。六点到二十二点回复。
runs | running | gold | {town}半马 | {latin}Half | 一年一次，二十一公里。报名、成绩、失物。
council | local | grey | {town}市民中心 | {latin}City | 通知都在这里。报修请打电话。
power | local | gold | {town}供电 | {latin}Power | 先抢修，再发帖。
weather | weather | grey | {town}气象站 | {latin}Wx | 实测，不猜。一天两报。
library | books | grey | {town}图书馆 | {latin}Lib | 有书，有暖气，有沙发。周一闭馆。
chess | chess | | {town}棋社 | {latin}Chess | 周二晚上，面包房楼上。欢迎新手，谢绝苹果。
buses | commute | grey | {town}公交 | {latin}Bus | 线路、改道、雨伞。
market | food | gold | {town}集市 | {latin}Market | 每周六，老货运站。自带袋子。
observatory | science | gold | {town}天文台 | {latin}Obs | 山上那个白圆顶，晴天的周五开放。
wildlife | pets | | {town}护鸟会 | {latin}Wild | 数鸟，修窝，站岗，有时候就看看。
paper | local | gold | {town}晚报 | {latin}Post | {town}和周边的事。更正会注明。
radio | local | gold | {town}电台 | {latin}Radio | 路况、天气、点歌。
desk | local | blue | {town}身边事 | {latin}Live | 一个记者，一辆自行车。
clubs | football | gold | {club} | {latin}FC | 官方账号，周六下午三点见。
films | film | gold | 灯笼屋影业 | lanternwu | 我们拍有门、有船、有狗的电影。
code | code | gold | 小工具合作社 | xiaogongju | 苍鹭、飘沙和它们的朋友们。全靠志愿者。
codepress | code | blue | 更新雷达 | gengxinradar | 每周四，好用的小软件。
codepress | code | blue | 每日差异 | meiridiff | 改了什么，两句话。
bands | music | gold | 低房间唱片 | difangjian | 十一支乐队，一个水壶。
apps | tech | gold | 素简软件 | sujianapp | 素信、便笺儿，和别的安静的应用。
culture | film | blue | 第七排 | diqipai | 电影、唱片、书，四个朋友坐第七排。
culture | music | blue | 慢评 | manping | 一周一张唱片，一部电影，一本书。
techpress | tech | blue | 更新说明 | gengxinshuo | 我们读更新说明，你们不用读。
techpress | tech | blue | 插上再说 | chashangzs | 应用、手机、线。更正置顶。
sportpress | football | blue | 边线 | bianxian | 小球队，大情绪。
`;
export const clubs =
  "澜江联/LanjiangLian;望川城/WangchuanC;松岭青年/SonglingQN;白鹭港/BailuPort;北门铁路/BeimenRail;沙洲湾/ShazhouBay;旧窑竞技/JiuyaoJJ;云溪体育/YunxiSports".split(
    ";",
  );
