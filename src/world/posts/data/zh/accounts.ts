/** 写中文的机构和媒体：类别 | 话题 | 标记 | 名字 | 账号 | 简介。{town} 逐一换成各个城。 */
export const accounts = `
ferries | commute | grey | {town}轮渡 | {latin}Ferry | 航班、晚点和服务信息，6:00到22:00回复。
runs | running | gold | {town}半马 | {latin}Half | {town}半马官方账号。报名、成绩、失物招领。
council | local | grey | {town}市民中心 | {latin}City | 通知都在这里。报修请打电话。
power | local | gold | {town}供电 | {latin}Power | 停电、检修和用电信息，报修请打电话。
weather | weather | grey | {town}气象站 | {latin}Wx | 本站实测，每天两次。
library | books | grey | {town}图书馆 | {latin}Lib | 公共图书馆，周一闭馆。
chess | chess | | {town}棋社 | {latin}Chess | 每周二晚上活动，欢迎新手。
buses | commute | grey | {town}公交 | {latin}Bus | 线路、改道、失物招领。
market | food | gold | {town}集市 | {latin}Market | 每周六，老货运站。自带袋子。
observatory | science | gold | {town}天文台 | {latin}Obs | 晴天的周五晚上对外开放。
wildlife | pets | | {town}护鸟会 | {latin}Wild | {town}野生动物保护志愿者组织。
paper | local | gold | {town}晚报 | {latin}Post | {town}和周边的事。更正会注明。
radio | local | gold | {town}电台 | {latin}Radio | 路况、天气、点歌。
desk | local | blue | {town}身边事 | {latin}Live | {town}本地新闻，独立运营。
clubs | football | gold | {club} | {latin}FC | 官方账号，周六下午三点见。
films | film | gold | 灯笼屋影业 | lanternwu | 电影制作与发行。
code | code | gold | 小工具合作社 | xiaogongju | 苍鹭、飘沙等开源项目，志愿者维护。
codepress | code | blue | 更新雷达 | gengxinradar | 每周四，好用的小软件。
codepress | code | blue | 每日差异 | meiridiff | 软件更新，简短说明。
bands | music | gold | 低房间唱片 | difangjian | 独立音乐厂牌。
apps | tech | gold | 素简软件 | sujianapp | 素信、便笺儿等应用的开发者。
culture | film | blue | 第七排 | diqipai | 电影、音乐、图书评论。
culture | music | blue | 慢评 | manping | 每周的音乐、电影和图书评论。
techpress | tech | blue | 更新说明 | gengxinshuo | 应用和软件的更新解读。
techpress | tech | blue | 插上再说 | chashangzs | 数码资讯，更正置顶。
sportpress | football | blue | 边线 | bianxian | 低级别联赛报道。
`;
export const clubs =
  "澜江联/LanjiangLian;望川城/WangchuanC;松岭青年/SonglingQN;白鹭港/BailuPort;北门铁路/BeimenRail;沙洲湾/ShazhouBay;旧窑竞技/JiuyaoJJ;云溪体育/YunxiSports".split(
    ";",
  );
