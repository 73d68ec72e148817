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

/** “{3..9}”是这个范围里的一个数。 */
const bios: BioLines = {
  jobs: split(
    "护士;老师;设计师;学生;编辑;翻译;工程师;面包师;会计;咖啡师;园艺师;程序员;图书管理员;急救员;建筑师;书店店员;退休教师;自由职业者;化验员;木匠;公交司机;录音师;邮递员;兽医;水电工;测量员;数据分析师",
  ),
  anybody: split(
    "{town}，{job};{job}，在{town};{job}，言论仅代表个人;两个孩子的爸爸;两个孩子的妈妈;孩子妈，{trade};{town}人;人在{town};坐标{town};漂在{town};来自{town};{trade}，{25..45}岁;{25..45}岁，{town};普通{trade};前{trade};退休了;随便看看;主要潜水;只代表自己;记录生活;分享日常;碎碎念;话不多;回复慢，见谅;不接私信;私信开放;新号;小号;看得多，发得少;热爱生活;好好吃饭，好好睡觉;早睡失败;打工人;打工人，{town};社恐;一个普通人;转发不代表赞同;欢迎聊天;佛系更新;{job}一枚;已婚，一猫一娃;想到什么发什么;慢慢来;认真生活;爱喝茶;咖啡续命☕;{town}土著;海外党;在外地的{town}人",
  ),
  byInterest: {
    tech: split("数码爱好者;玩手机的;搞IT的;折腾党;喜欢拆东西;智能家居玩家;修电脑，{town};数码评测，自费;老设备收藏"),
    code: split("程序员;写代码的;后端开发;前端，{town};开源爱好者;独立开发者;转行写代码中;运维;Python;维护几个小项目"),
    football: split("球迷;看球的;业余踢球;足球和烧烤;{town}球迷;少儿足球教练;看球{5..30}年;周末野球"),
    sport: split("爱运动;羽毛球;游泳;乒乓球爱好者;什么比赛都看;攀岩新手;体育老师;每周打两次球"),
    local: split("{town}生活;{town}吃喝玩乐;本地人;社区志愿者;{town}街坊;老城区住户;拍{town}"),
    weather: split("气象爱好者;看云;天气观察;{town}天气;追台风的;业余测雨量"),
    books: split("读书;爱看书;一年{20..60}本;书店店员;读书会组织者;图书馆常客;推理迷;写点东西;书虫📚"),
    film: split("影迷;看电影;电影和剧;学电影的;老电影;每周两部;短评"),
    food: split("吃货;爱做饭;在{town}找吃的;家常菜;烘焙新手;美食记录;素食;永远在饿"),
    pets: split("铲屎官;猫奴;狗爸;狗妈;两猫一狗;{2..5}只猫;流浪动物救助;家有橘猫;领养代替购买"),
    running: split("跑步;跑者;慢跑;马拉松爱好者;越野跑;{town}跑团;第{2..14}个马拉松准备中;减肥跑步中"),
    garden: split("种花;阳台种菜;养多肉;园艺;种什么死什么;小院;绿植🌱"),
    commute: split("通勤族;骑车上班;地铁迷;公交迷;铁路迷;单程{30..90}分钟"),
    science: split("科普;物理老师;天文爱好者;学地质的;生物博士在读;做科研的;观星"),
    humour: split("段子手;搞笑;不正经;冷笑话;图一乐;快乐就好"),
    photo: split("摄影;扫街;胶片;拍照;风光摄影;{town}，拍照;手机摄影;业余摄影📷"),
    language: split("学外语;翻译;语言学;对外汉语老师;学日语中;学法语中;会{2..4}门外语;方言爱好者"),
    business: split("开小店的;在{town}开店;个体户;手作;创业中;咖啡店老板;摆摊的"),
    chess: split("下棋;围棋;象棋迷;业余{1..5}段;棋牌室常客;教小朋友下棋"),
    music: split("玩音乐;学琴中;乐队;弹吉他的;音乐老师;黑胶;合唱团;听歌;现场爱好者"),
    work: split("上班族;人事;项目经理;居家办公;体制内;咨询;甲方;乙方"),
    life: split("日常;生活记录;过日子;慢生活;带娃;一个人住;康复中;戒酒第{2..9}年"),
  },
};
export const people = { towns, jokePlaces, handleWords, bios };
