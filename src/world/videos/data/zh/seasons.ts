/** The seasons of the Chinese public: kind | title | styles | area | drawings | summary. All are invented. */
import type { CastWords } from "../../stocks.ts";

export const seasonTexts = `
anime | 云上邮差 | 奇幻 / 治愈 | 日本 | envelope cloud love-letter | 邮差千代每天骑着鲸鱼给云上的村子送信。直到有一天，她收到一封写给自己的信。
anime | 剑客与烤红薯 | 热血 / 搞笑 | 国产 | crossed-swords potato mountain | 隐退的剑客在山脚卖红薯，偏偏每天都有人上门挑战，还都要赊账。
anime | 第七音乐室 | 校园 / 音乐 | 日本 | guitar musical-note school | 五个谁也不服谁的高中生，共用一间漏雨的音乐室。
anime | 机巧少年录 | 科幻 / 战斗 | 国产 | wrench rocket light-bulb | 齿轮城里，少年捡到一只会说话的机关鸟，卷入三大工坊的争斗。
anime | 今天也要修仙 | 玄幻 / 日常 | 国产 | mountain lotus sun | 资质最差的外门弟子决定先把菜园种好，结果菜成精了。
anime | 海底两万步 | 冒险 | 日本 | fish water-wave compass | 深海学校的毕业考试，是独自走回陆地。
anime | 便利店夜行 | 治愈 / 悬疑 | 日本 | convenience-store night-with-stars hot-beverage | 凌晨三点的便利店，来的客人都有一件放不下的东西。
anime | 长安食肆 | 历史 / 美食 | 国产 | dumpling chopsticks classical-building | 落魄书生盘下一间小食肆，一道菜换一个故事。
anime | 弹珠宇宙 | 科幻 / 搞笑 | 日本 | game-die rocket night-with-stars | 外星人用弹珠决定地球的归属，而地球的代表是个小学生。
anime | 星轨列车 | 科幻 / 剧情 | 国产 | locomotive night-with-stars window | 末班列车开往早已废弃的空间站，乘客们各怀心事。
anime | 白鹭高中排球部 | 运动 / 校园 | 日本 | running-shoe stopwatch school | 六个人的排球部，连替补都没有，却报名了全国大赛。
anime | 妖怪托管所 | 奇幻 / 日常 | 国产 | paw-prints hot-springs candle | 毕业就失业的小林，应聘到一家只收妖怪的托管所。
anime | 雨季结束之前 | 恋爱 / 剧情 | 日本 | umbrella-with-rain-drops window cloud | 转学生每到下雨天就会消失，只有坐在窗边的他记得她。
anime | 山海拾遗 | 奇幻 / 冒险 | 国产 | mountain turtle open-book | 守图人的后代带着一卷残图，去找回走失的神兽。
anime | 棋魂少女 | 竞技 / 成长 | 国产 | chess-pawn stopwatch tulip | 小镇棋社快关门了，十五岁的她下出了最后一手。
anime | 猫町物语 | 治愈 / 日常 | 日本 | cat houses sunset | 一条街上住着九只猫和一个刚失恋的小说家。
anime | 废墟食堂 | 末世 / 美食 | 日本 | shallow-pan-of-food camping bread | 文明停摆第十年，还有人在认真做饭。
anime | 零号魔女 | 奇幻 / 战斗 | 日本 | crescent-moon candle rose | 不会魔法的魔女，靠一本记账本打赢了战争。
anime | 画皮师 | 古风 / 悬疑 | 国产 | paintbrush mirror lotus | 画皮师能画出任何人的脸，却忘了自己的样子。
anime | 宿舍拯救世界 | 搞笑 / 校园 | 国产 | school laptop bed | 四个室友发现宿舍的路由器连着另一个世界。
anime | 风车与骑士 | 冒险 / 史诗 | 日本 | crossed-swords seedling compass | 最后一名骑士护送一架风车穿越平原。
anime | 修表匠的时间 | 科幻 / 治愈 | 国产 | alarm-clock wrench window | 街角的修表匠每修好一块表，就能看到主人丢掉的一天。
anime | 深夜动物园 | 日常 / 搞笑 | 日本 | parrot hamster night-with-stars | 闭园以后，动物们要开会、上课，还要排明天的班。
anime | 灯塔来电 | 悬疑 / 剧情 | 国产 | radio water-wave light-bulb | 无人看守的灯塔，每晚九点打来同一通电话。
movie | 借火 | 剧情 | 中国大陆 | candle sunset bridge-at-night | 父亲失踪的第十二年，儿子在旧船厂找到一只还能用的打火机。
movie | 一百零八级台阶 | 喜剧 / 家庭 | 中国大陆 | houses door bicycle | 没有电梯的老楼要装电梯了，一楼的老太太坚决不同意。
movie | 沉默的证词 | 悬疑 / 犯罪 | 中国香港 | memo door bridge-at-night | 唯一的目击者是个不会说话的修鞋匠。
movie | 逆风八公里 | 运动 / 励志 | 中国大陆 | running-shoe mountain stopwatch | 乡村教师带着十一个孩子去省城跑比赛。
movie | 候鸟电台 | 爱情 | 中国台湾 | radio love-letter ferry | 两个城市的陌生人，共用一个深夜频率。
movie | 冰层之下 | 灾难 / 科幻 | 中国大陆 | snow-capped-mountain snowflake rocket | 科考站失联四十八小时，钻孔里传来敲击声。
movie | 搬家公司 | 喜剧 | 中国大陆 | automobile couch-and-lamp luggage | 三个搬家工人，一天之内搬了六户人家的秘密。
movie | 盐田 | 剧情 / 历史 | 中国大陆 | salt sun water-wave | 三代晒盐人，一块越来越小的盐田。
movie | 末日书店 | 科幻 / 剧情 | 英国 | books door night-with-stars | 彗星到来前最后一周，书店决定照常营业。
movie | 橘子罐头 | 家庭 / 治愈 | 日本 | tangerine houses snowflake | 分开二十年的三姐妹，回老家分一仓库橘子罐头。
movie | 午夜快车道 | 动作 / 犯罪 | 韩国 | automobile night-with-stars money-bag | 代驾司机接到一单不许开后备箱的活。
movie | 外婆的菜谱 | 家庭 | 中国大陆 | cooking notebook leafy-green | 菜谱上的最后一道菜，没有写名字。
series | 县城刑警 | 悬疑 / 刑侦 | 中国大陆 | memo cityscape-at-dusk door | 一座十年没有命案的县城，第一场雪后连着出了三起。
series | 合租时代 | 都市 / 喜剧 | 中国大陆 | houses couch-and-lamp cityscape | 六个人，一套房，只有一个卫生间。
series | 南书房 | 古装 / 权谋 | 中国大陆 | classical-building memo open-book | 抄书吏沈砚无意间抄到一份不该存在的奏折。
series | 急诊十二时 | 医疗 / 剧情 | 中国大陆 | stopwatch test-tube light-bulb | 一间急诊室的十二个小时，每集一个小时。
series | 大江饭店 | 年代 / 家庭 | 中国大陆 | steaming-bowl ferry houses | 江边的小饭店从八十年代开到今天。
series | 乘风的人 | 职场 | 中国大陆 | briefcase cityscape rocket | 被裁的四个人合伙开了一家没有老板的公司。
series | 白塔镇 | 奇幻 / 悬疑 | 中国大陆 | candle mountain cloud | 镇上的人从不在黄昏后叫别人的名字。
series | 晚自习 | 校园 / 青春 | 中国大陆 | school open-book stopwatch | 高三（七）班最后的两百天。
series | 账房先生 | 古装 / 喜剧 | 中国大陆 | abacus money-bag classical-building | 算盘打得最好的人，算不清一笔人情账。
documentary | 一碗面的地图 | 美食 / 人文 | 中国大陆 | steaming-bowl world-map chopsticks | 从戈壁到海岛，八碗面，八个清晨四点起床的人。
documentary | 屋檐下的野生动物 | 自然 | 中国大陆 | hamster houses deciduous-tree | 和我们住在同一栋楼里的，还有谁。
documentary | 守桥人 | 人文 | 中国大陆 | bridge-at-night station mountain | 铁路桥上最后一批守桥人。
documentary | 手上的活 | 人文 / 工艺 | 中国大陆 | scissors sewing-needle yarn | 修伞、补锅、弹棉花，正在消失的手艺。
documentary | 冰川来信 | 自然 / 科学 | 中国大陆 | snow-capped-mountain compass snowflake | 跟着冰川队上高原，记录退去的冰。
documentary | 宇宙的噪声 | 科学 | 英国 | radio night-with-stars rocket | 天文学家如何在噪声里听见宇宙。
documentary | 凌晨的菜市场 | 美食 / 社会 | 中国大陆 | leafy-green tomato light-bulb | 城市还没醒，菜已经走了三百公里。
documentary | 百年老厂 | 历史 | 中国大陆 | locomotive wrench cityscape-at-dusk | 一座工厂和它的四代工人。
documentary | 深蓝日志 | 自然 | 日本 | fish turtle water-wave | 潜水员在同一片海湾拍了三十年。
documentary | 小城图书馆 | 人文 | 中国大陆 | books open-book window | 一年里，谁会走进县图书馆。
`;

export const episodeTitles: readonly string[] =
  `出发的早晨;雨停之前;旧钥匙;第一个客人;没有寄出的信;屋顶上的约定;迟到的人;一盏灯;风往哪边吹;夜里的敲门声;两个人的早饭;丢失的名字;回声;第三条路;雪线以上;借来的一天;不速之客;灯火;最后一班车;暗流;失约;四月的海;山的那一边;空房间;被听见的声音;同谋;绕远路;破晓;旧照片;半块饼;告别练习;十七岁;水底的钟;谁在说谎;秋天的账单;对岸;无名之辈;晚来风急;白日梦;一步之遥;不许回头;老地方见;门后;一张空椅子;渡口;重逢;纸船;秘密武器;雨夜追踪;小小的奇迹;新来的人;沉船;打赌;生日;迷路;裂缝;盛夏;远方的消息;替补;决心;倒计时;另一个我;归途;黎明前;红线;漏洞;旧账;他的选择;她的选择;我们的选择;起风了;关于明天;尾声`.split(
    ";",
  );

export const cast: CastWords = {
  roles: {
    anime: ["导演", "编剧", "音乐"],
    movie: ["导演", "编剧"],
    series: ["导演", "编剧"],
    documentary: ["导演", "摄影", "旁白"],
  },
  names:
    `沈一川;顾南枝;梁小满;陆行舟;许知秋;方野;秦若禾;程立言;叶归;季明昭;苏晚晴;唐小河;韩默;白露生;江郁;林可音;周怀瑾;孟澜;宋时雨;谢青岚;何奕;郑柏舟;温如初;姚一诺;钟遥;乔木生;董知行;范星野;袁梦溪;潘屿;贺兰山;邵晏;纪云帆;阮青;戴望川;霍启;曲悠然;任听雪;康宁远;穆晓`.split(
      ";",
    ),
  parts:
    `阿宁;小舟;千代;老周;陈默;林晚;阿樱;沈砚;二牛;云雀;白芷;队长;店长;祖母;转学生;修表匠;老板娘;阿海;小满;无名`.split(
      ";",
    ),
};
