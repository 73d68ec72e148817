/** 写中文的人的简介、城市和账号用词。 */
import type { BioLines } from "../../../social/people.ts";

const split = (text: string): string[] => text.split(";").map((one) => one.trim());

const towns = split(
  "上海;北京;杭州;成都;广州;深圳;南京;武汉;长沙;西安;重庆;苏州;厦门;青岛;天津;昆明;台北;香港;新加坡;吉隆坡;温哥华;东京;悉尼;澜江;望川;白鹭港;云溪;松岭;沙洲湾",
);
const jokePlaces = split(
  "厨房;二号站台;沙发上;猫底下;有网的地方;零食旁边;你身后;最后一排;跑步去了;会议室门口;阳台;梯子上",
);
const handleWords = split(
  "xiaoyu;ningning;dadou;lizi;youzi;tudou;yunduo;laozhou;aqi;mianbao;doujiang;beike;songguo;xiaoman;banxia;qingke;luobo;guagua;taozi;xianyu;mumu;heitang;shanzha;wuyue;dongzhi;bailu;guyu;moli;nanfeng;beifeng;chacha;qiaoqiao;tangyuan;maodou;yezi;xingxing;zhoumo;manman;xiongmao;dengdeng;lulu;anan;shitou;heye;qiutian;mianhua;suannai;jiangcu;jiucai;huasheng",
);

const bios: BioLines = {
  jobs: split(
    "护士;老师;设计师;学生;编辑;翻译;工程师;面包师;会计;咖啡师;园丁;程序员;图书管理员;急救员;建筑师;书店店员;退休教师;自由职业;化验员;木匠;公交司机;录音师;邮递员;兽医;水管工;测量员;分析师",
  ),
  anybody: split(
    "{town}，{job};{job}，观点不代表任何人，包括明天的我;主要来看评论;{town}人，淋着雨长大;两个孩子的爸，没有自己的时间;孩子妈，{job}，困;白天{job}，十点睡觉;发一条躲三天;什么都看，有的点赞;注册很早，至今迷路;{job}，左撇子，怕冷;努力正常一点;观点是我的，别人也不要;兼职{job}，全职操心;热爱汤;前{job};以前挺好笑的;离开{town}，戒了烟，不打鼓了;另一个号是本子;职业好奇;随便看看;不是那个{job};回得慢，心热;没看完的书{n}本;只聊小事;可以问我桥;{n}棵番茄的爷爷;大概在吃饭;{town}第三好的{job};有一件好大衣;不谈大事，多谈鸽子;还在试，第{n}年;碎碎念;存一点日常;话少，字多;今天也在{town}",
  ),
  byInterest: {
    tech: split("修到坏为止;一抽屉{n}根线;会看说明书;跟电脑打交道，没办法;靠重启吃饭;旧手机，新电池"),
    code: split("维护几个小东西;写代码，删得更多;{n}个没合的提交;打字为生;在高铁上开源;漏洞归我，功能归你"),
    football: split("看球{n}年;低级别联赛，高级别期待;左后卫，常年替补;第{n}排;足球和烤肠，主要是烤肠"),
    sport: split("有比分就看;退役{n}个项目;一周两次羽毛球;听广播看比赛;替补的替补"),
    local: split("{town}大小事;{town}每张长椅都坐过;一条街一条街地走;业委会成员，管垃圾桶;修路之前的{town}"),
    weather: split("阳台有个雨量桶;看云的;天气日记第{n}年;办公室永远{n}度;业余预报员"),
    books: split("今年第{n}本;包装袋背面也读;书店家的孩子;借书证常用;多看小说;什么都看到第{n}章"),
    film: split("第七排靠过道;今年{n}部;看完片尾才走;放过电影;黑白片居多"),
    food: split("为面跑得远;凭感觉做饭;{n}种吃法的馒头;{town}家常菜;猪油拌饭派"),
    pets: split("{n}只猫的员工;狗在腿上，毛在衣服上;领养代替购买;猫的观点，我的错字;两条狗，没有沙发"),
    running: split("慢马;好的时候一周{n}公里;为包子跑步;最后一名但是在笑;山路鞋，马路腿;跑龄{n}"),
    garden: split("{n}号菜地;种豆角，送豆角;菜园八卦;{town}，满手泥;番茄和脾气"),
    commute: split("单程{n}分钟;七点{n}那班，第三节;骑车优先;看时刻表的人;还在{town}等车"),
    science: split("教物理的;主要研究石头;跟泥有关的博士;饭桌上讲科学;星星和厚袜子;白大褂{n}号"),
    humour: split("负责拉低水平;段子，好的不多;冷笑话，没孩子;{n}条里一条能看;本人很严肃"),
    photo: split("欠冲{n}卷;光，水坑，陌生人;35毫米和耐心;坏天气的{town};会洗出来的"),
    language: split("学外语第{n}天;翻译，所以看语境;收集词;会{n}种话，都带口音;语法，但温柔"),
    business: split("在{town}开小店;卖我自己会买的;周二到周六开门;给自己打工，不放假;一个收银台，{n}个老客"),
    chess: split("水平比自尊低{n}级;{town}棋社;残局和花生;没见过喜欢的兵;周末裁判"),
    music: split("学琴第{n}个月;没人听过的乐队;唱片，多有划痕;周一合唱团;电梯里哼歌;{n}把琴，三个和弦"),
    work: split("同一把椅子{n}年;开会中;心已下班;有感情的表格;人事，但人好"),
    life: split("水烧上了;小快乐收集处;努力多睡;第{n}年，还在学;散步和写信;擅长午睡"),
  },
};
export const people = { towns, jokePlaces, handleWords, bios };
