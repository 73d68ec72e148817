/**
 * Questions of the forum. = kind | board | ranges; @ things; h titles; l the question; p the attempts so far; s steps
 * that help; a other answers
 */
export const threads = `
= battery | phones | percent=8..34 hours=3..9 years=1..4
@ the Kite 6 phone / 风筝6手机; the Larch Mini phone / 落叶松Mini手机; my old tablet / 我的旧平板; the Orbit watch / 轨道手表
h {t^} loses {percent} per cent overnight / {t}一夜掉电{percent}%
h Battery of {t} empty after {hours} hours / {t}用{hours}小时就没电
l Went to bed with a full battery and woke up to a warning: {t} drinks power in its sleep. / 满电睡觉，醒来就报低电：{t}睡着了也在喝电。
l Ever since the update {t} hardly reaches the afternoon. / 自从更新之后，{t}连下午都撑不到。
p It is {years} years old and has never been repaired. / 用了{years}年，没修过。
s Look under Settings, Battery, which app used most since the last charge. / 在“设置—电池”里看上次充电后哪个应用耗电最多。
s Switch off the always-on display for one night and compare. / 关掉息屏显示一晚，对比一下。
s If the health is below 80 per cent, have the battery changed. / 电池健康低于80%就换电池。
a Restart it first. Half of these threads end there. / 先重启，一半的帖子到这儿就结束了。
= storage | phones | gigabytes=32..128/32 photos=1200..9800/100
@ the Kite 5 phone / 风筝5手机; the family tablet / 家里的平板; a phone from 2019 / 一部2019年的手机; the Larch 4 phone / 落叶松4手机
h {t^} says storage full / {t}提示存储已满
h {gigabytes} GB and no room: {t} / {gigabytes} GB还不够：{t}
l No picture, no update, no message with a voice in it: {t} refuses everything. / 不能拍照、不能更新、收不了语音：{t}什么都不让干。
l I deleted for an hour, and {t} still claims to be full. / 删了一个小时，{t}还说满了。
p There are about {photos} photos on it. / 里面大约有{photos}张照片。
s Empty the bin: deleted pictures stay there for thirty days. / 清空回收站，删掉的照片会留三十天。
s Clear the cache of the largest apps. / 清理最大的几个应用的缓存。
s Move videos to a computer once a month. / 每月把视频挪到电脑上。
a Voice messages eat more than photos, check the chat app. / 语音比照片更占地方，看看聊天应用。
= wifi | network | walls=2..4 speed=2..40 floor=2..6
@ the back bedroom / 里屋卧室; my attic office / 阁楼书房; the garden shed / 花园小屋; the cellar workshop / 地下工作室
h No Wi-Fi in {t} / {t}没有Wi-Fi
h {speed} Mbit/s in {t}, what can I do? / {t}只有{speed} Mbit/s，怎么办？
l Two steps before the door the signal is fine, but in {t} it is gone. / 门口两步还有信号，进了{t}就没了。
l Video calls freeze as soon as I sit down in {t}. / 一坐进{t}，视频通话就卡住。
p There are {walls} walls in between, and I live on floor {floor}. / 中间隔着{walls}堵墙，我住{floor}楼。
s Put the router in the middle of the flat, above the furniture. / 把路由器放到屋子中央，高过家具。
s Use the 2.4 GHz band for far rooms; it passes walls better. / 远处房间用2.4 GHz频段，穿墙更好。
s If that is not enough, lay one cable and add an access point. / 还不行就拉一根网线，加个无线接入点。
a A repeater halves the speed, so I would not. / 中继器会让速度减半，我不推荐。
= printer | office | pages=3..40 months=2..18
@ the Inkwell 300 printer / 墨井300打印机; an office laser printer / 办公室激光打印机; the label printer / 标签打印机; the Pocketpress photo printer / 口袋冲印照片打印机
h {t^} prints stripes / {t}打印出条纹
h Offline again: {t} / 又显示离线：{t}
l White lines run through every letter that leaves {t}. / {t}打出的每封信都有白线。
l According to the computer {t} does not exist, though it blinks at me. / 电脑说{t}不存在，可它正冲我眨眼。
p It happened after {pages} pages; the cartridge is {months} months old. / 打了{pages}页后出现，墨盒用了{months}个月。
s Run the cleaning programme twice and wait an hour. / 运行两次清洁程序，等一小时。
s Give the printer a fixed address in the router. / 在路由器里给打印机设固定地址。
s Remove the device and add it again. / 删除设备后重新添加。
a Print a page in colour every week and it never dries out. / 每周打一页彩色，就不会干。
= slow | computers | seconds=90..420/10 years=3..9 ram=4..8/4
@ my mother's laptop / 我妈的笔记本; the classroom computer / 教室电脑; a Fen 13 notebook / 芬13笔记本; the till computer / 收银电脑
h {t^} takes {seconds} seconds to start / {t}开机要{seconds}秒
h Is {t} worth saving? / {t}还值得救吗？
l I can make tea while {t} starts, and drink it too. / {t}开机的工夫，我能泡好茶再喝完。
l The fan howls and the pointer jumps: {t} has got slow. / 风扇狂叫、指针乱跳：{t}变慢了。
p It has {ram} GB of memory and is {years} years old. / 内存{ram} GB，用了{years}年。
s Replace the hard disk by a solid-state one; nothing helps more. / 把机械硬盘换成固态硬盘，没有比这更有效的。
s Take programs out of the start-up list. / 精简开机启动项。
s Blow the dust out of the fan. / 清理风扇灰尘。
a With {ram} GB I would add memory first. / 只有{ram} GB，我会先加内存。
= bluetooth | photo | metres=1..6 tries=3..12
@ the Hush earphones / 静语耳机; a car radio / 车载音响; the bathroom speaker / 浴室音箱; the Quill keyboard / 羽笔键盘
h {t^} will not pair / {t}配对不上
h {t^} drops out every few minutes / {t}隔几分钟就断
l Everything finds everything else here, only {t} stays alone. / 这里什么设备都能互相找到，唯独{t}孤零零。
l The blue light blinks, the list stays empty: {t} hides from my phone. / 蓝灯在闪，列表却空着：{t}躲着我的手机。
p I have tried {tries} times, {metres} metres away. / 试了{tries}次，距离{metres}米。
s Delete the old pairing on both sides. / 两边都删除旧的配对。
s Hold the button until the light changes its rhythm. / 长按按键直到灯的节奏变化。
s Pair with all other devices switched off. / 关掉其他设备再配对。
a Mine had been stolen by the neighbour's television. / 我的被邻居家电视“抢走”了。
= password | phones | tries=3..9 days=2..30
@ my mail account / 我的邮箱账号; a locked tablet / 被锁的平板; the router page / 路由器管理页; grandfather's phone / 爷爷的手机
h Forgot the password of {t} / 忘了{t}的密码
h Locked out: {t} / 被锁在外面：{t}
l There was a piece of paper, I am sure, and now {t} will not let me in. / 我肯定写在纸上了，可现在{t}不让我进。
l {tries} wrong attempts, and {t} is shut. / 输错{tries}次，{t}锁死了。
p The recovery number is one that I gave up {days} days ago. / 找回用的号码{days}天前刚停用。
s Use the recovery page and have the code sent to the second address. / 用找回页面，把验证码发到备用邮箱。
s Bring the proof of purchase to the maker's desk. / 带购买凭证去厂商服务台。
s Afterwards write down ten recovery codes and keep them with the passport. / 之后记下十个恢复码，和护照放一起。
a Never pay anybody who offers to unlock it for you in a message. / 私信说能帮你解锁的，一分钱也别给。
= washing | home | minutes=40..180/10 litres=2..9
@ the Voltara W8 washing machine / 伏特拉W8洗衣机; a twelve-year-old washer / 一台十二年的洗衣机; the dryer in the cellar / 地下室的烘干机; our dishwasher / 家里的洗碗机
h {t^} stops after {minutes} minutes / {t}运行{minutes}分钟就停
h Water under {t} / {t}底下有水
l A puddle on the tiles, about {litres} litres, all of it from {t}. / 瓷砖上一摊水，约{litres}升，都是{t}漏的。
l Halfway through, with everything soaked, {t} falls silent. / 洗到一半，衣物全湿，{t}没声了。
p The code on the display is E{litres}0. / 屏幕上的代码是E{litres}0。
s Clean the filter behind the flap at the bottom, with a bowl below it. / 清理底部盖板后的滤网，下面放个盆。
s Check whether the hose is kinked. / 检查水管有没有打折。
s Run it empty at 60 degrees. / 空机60度跑一遍。
a In my case it was a baby sock in the pump. / 我家的是水泵里卡了只婴儿袜。
= fridge | home | degrees=8..14 days=2..20
@ the kitchen refrigerator / 厨房冰箱; the freezer chest / 冷柜; a camping cool box / 露营冷藏箱; the office refrigerator / 办公室冰箱
h {t^} stays at {degrees} degrees / {t}一直{degrees}度
h Ice at the back of {t} / {t}后壁结冰
l The butter is soft, which says all about {t}. / 黄油是软的，{t}什么状况不用多说。
l For {days} days {t} has been humming without a break. / {days}天来，{t}一刻不停地嗡嗡响。
p The seal looks fine to me. / 密封条看着没问题。
s Close the door on a sheet of paper; if it slides out, change the seal. / 门上夹张纸，能抽出来就换密封条。
s Leave a hand's breadth between wall and cooling grid. / 墙和散热网之间留一掌宽。
s Defrost it overnight with the door open. / 开门化霜一夜。
a Vacuum the grid behind it, you will be surprised. / 吸一吸后面的散热网，你会吃惊的。
= photo | photo | megapixels=8..50 shots=30..900/10
@ moon pictures / 月亮照片; pictures of a black cat / 黑猫照片; indoor sport / 室内运动照; pictures of documents / 文件照片
h How do I get sharp {t}? / 怎么拍清楚{t}？
h {t^} always come out grey / {t}总是灰蒙蒙
l Out of {shots} shots not one was usable, so please help me with {t}. / 拍了{shots}张没一张能用，求教{t}怎么拍。
l My friends laugh at my {t}, and they are right. / 朋友们笑话我的{t}，他们笑得对。
p The camera has {megapixels} megapixels, so that cannot be it. / 相机有{megapixels}百万像素，应该不是它的问题。
s Lock the exposure by holding a finger on the brightest part. / 长按最亮处锁定曝光。
s Lean on something, or use the timer. / 靠着东西拍，或用定时。
s More light helps more than more pixels. / 光线足，比像素高管用。
a Move closer instead of zooming. / 走近些，别变焦。
= update | computers | percent=12..98 hours=1..9
@ the Fen 15 notebook / 芬15笔记本; a school laptop / 学校的笔记本; the television box / 电视盒子; my e-reader / 我的电子书
h Update of {t} hangs at {percent} per cent / {t}更新卡在{percent}%
h {t^} is worse since the update / 更新后{t}更难用了
l The bar has not moved for {hours} hours, and I dare not switch off {t}. / 进度条{hours}小时没动，我不敢关{t}。
l Somebody should have asked me before changing every icon of {t}. / 把{t}的图标全换了，总该先问我一声吧。
p There is a blinking light, so it is alive. / 指示灯还在闪，说明还活着。
s Wait for two hours in all, then hold the power key for fifteen seconds. / 总共等两小时，再长按电源键十五秒。
s Start in safe mode and repeat the update by cable. / 进安全模式，用网线重新更新。
s Make a backup before the next one. / 下次更新前先备份。
a Mine needed free space, 12 GB of it. / 我的是空间不足，要腾出12 GB。
= spreadsheet | office | rows=200..9000/100 columns=4..30
@ a table of club members / 社团成员表; the household budget / 家庭账本; a shift plan / 排班表; my seed catalogue / 我的种子目录
h Sorting breaks {t} / 一排序{t}就乱
h How to count in {t}? / {t}里怎么计数？
l I sorted one column, and now nobody in {t} has their own address. / 只排了一列，现在{t}里没人对得上自己的地址。
l Please explain it slowly: I want to add up what is red in {t}. / 请慢点解释：我想把{t}里标红的加起来。
p It has {rows} rows and {columns} columns. / 共{rows}行、{columns}列。
s Undo, select the whole table, sort again. / 撤销，选中整个表再排序。
s Turn it into a real table, so that rows stay together. / 转成正式表格，行就不会散。
s Put the reason for the colour into a column and count that. / 把标色的原因写成一列，再按列计数。
a Colours are for people, columns are for machines. / 颜色给人看，列给机器看。
= spam | network | calls=3..40 weeks=1..9
@ calls from hidden numbers / 隐藏号码来电; parcels that I never ordered / 没下单的“包裹”短信; prizes by e-mail / 中奖邮件; a friend who asks for money / 朋友突然借钱的消息
h What to do about {t}? / {t}怎么应对？
h {calls} a week: {t} / 一周{calls}次：{t}
l It began {weeks} weeks ago and does not stop: {t}. / {weeks}周前开始，没完没了：{t}。
l My father nearly fell for it, so I would like to warn you of {t}. / 我爸差点上当，所以想提醒大家注意{t}。
p They know my name, which worries me. / 他们知道我的名字，让人担心。
s Do not press anything and do not call back. / 什么都别点，也别回拨。
s Block the number and report it to your provider. / 拉黑号码并向运营商举报。
s Ask the friend by another way whether it is really them. / 换个渠道问朋友是不是本人。
a A real bank never asks for the whole code. / 真正的银行绝不会要完整验证码。
= backup | computers | gigabytes=60..900/10 years=2..15
@ wedding pictures / 婚礼照片; a half-written thesis / 写了一半的论文; the choir's recordings / 合唱团录音; my recipes / 我的菜谱
h Where should {t} be kept? / {t}该存在哪里？
h Disk clicks: are {t} lost? / 硬盘咔咔响：{t}没了吗？
l There is exactly one copy of {t}, and it is making noises. / {t}只有一份，而且正发出怪声。
l After {years} years I would like to keep {t} properly. / {years}年了，我想把{t}好好保存。
p It is about {gigabytes} GB. / 大约{gigabytes} GB。
s Switch the disk off now; every minute can cost data. / 现在就断电，每多一分钟都可能丢数据。
s Keep three copies, on two kinds of media, one of them elsewhere. / 存三份、两种介质、一份放别处。
s Open a file from the backup once a year. / 每年打开一次备份里的文件。
a Print the best fifty. Paper needs no password. / 把最好的五十张打印出来，纸不需要密码。
= screen | phones | centimetres=60..180/10 cents=3..9
@ a cracked display / 碎屏; a green line on the display / 屏幕绿线; a touch screen that ghosts / 触屏乱跳; a dark corner of the screen / 屏幕暗角
h Repair or replace: {t}? / {t}：修还是换？
h {t^} after a fall / 摔后出现{t}
l It fell {centimetres} centimetres, on its corner of course, and now I have {t}. / 从{centimetres}厘米高处摔下，当然是角着地，于是有了{t}。
l Nothing fell, nothing got wet, and yet this morning there was {t}. / 没摔没进水，今早却出现了{t}。
p A shop wants {cents}00 yuan for it. / 店里要价{cents}00元。
s Save your data first, while you still can touch anything. / 趁还能触控，先备份数据。
s Ask the maker whether the line is covered by warranty. / 问厂商这种线是否在保修范围内。
s Compare the price with that of a used phone. / 和二手机的价格比一比。
a Film over the crack keeps your fingers whole until then. / 先贴膜，免得割手。
= coffee | home | months=2..30 bars=9..15
@ the Crema coffee machine / 克丽玛咖啡机; an electric kettle / 电热水壶; the rice cooker / 电饭锅; the hand blender / 手持搅拌棒
h {t^} tastes of metal / {t}有金属味
h {t^} hisses but does nothing / {t}嘶嘶响却不干活
l The first cup is fine, the second bitter: what ails {t}? / 第一杯还行，第二杯就苦：{t}怎么了？
l Bought {months} months ago, used daily, and now {t} sulks. / 买了{months}个月，天天用，如今{t}闹脾气。
p I use tap water, which is hard here. / 我用自来水，这里水质硬。
s Descale with citric acid, cold, and rinse twice. / 用柠檬酸冷水除垢，冲洗两遍。
s Change the seal ring; it costs little. / 换密封圈，花不了多少钱。
s Leave the lid open at night. / 晚上敞开盖子。
a Filtered water, and mine lasts for years. / 用过滤水，我的用了好多年。
= smarthome | home | lamps=3..20 seconds=2..30
@ the hall lamp / 走廊灯; a door sensor / 门磁; the heating valve / 暖气阀; my robot cleaner / 扫地机器人
h {t^} reacts after {seconds} seconds / {t}{seconds}秒后才反应
h {t^} has a will of its own / {t}有自己的主意
l At three in the morning {t} decided that it was day. / 凌晨三点，{t}认定天亮了。
l Every Tuesday, and only then, {t} forgets what it is for. / 每到星期二，{t}就忘了自己是干嘛的。
p There are {lamps} other devices in the same network. / 同一网络里还有{lamps}个设备。
s Look whether two rules contradict each other. / 看看有没有两条规则互相冲突。
s Set the time zone of the bridge. / 设置网关的时区。
s Give the device a fixed address and restart the bridge last. / 给设备固定地址，最后重启网关。
a A switch on the wall never needed an update. / 墙上的开关从来不用更新。
= keyboard | office | keys=1..4 minutes=2..20
@ tea in the keyboard / 键盘进了茶; a space bar that sticks / 空格键卡住; letters that come twice / 字母连打两次; a mouse that drifts / 鼠标漂移
h Help with {t} / 求助：{t}
h First aid: {t} / 急救：{t}
l Please be quick, it happened {minutes} minutes ago: {t}. / 请快点，{minutes}分钟前刚发生：{t}。
l Work is due tomorrow, and of all days I have {t}. / 明天交活，偏偏今天{t}。
p About {keys} keys are affected. / 大约影响{keys}个键。
s Unplug it and turn it upside down at once. / 马上拔掉、倒扣。
s Clean with pure alcohol and let it dry for a day. / 用纯酒精清洁，晾一天。
s Lower the repeat rate in the settings. / 在设置里调低重复速率。
a A drawer with a spare keyboard has saved me three times. / 抽屉里备个键盘，救过我三回。
= music | photo | hours=2..30 hertz=50..60/10
@ a humming loudspeaker / 音箱嗡嗡响; old cassettes / 老磁带; a turntable that runs slow / 转速变慢的唱机; a microphone that pops / 喷麦
h How do I fix {t}? / {t}怎么解决？
h {t^}: what helps? / {t}：有什么办法？
l Between two songs one hears it best: I have {t}. / 两首歌之间听得最清楚：我遇到了{t}。
l My daughter wants to record a song, and we have {t}. / 女儿想录首歌，可我们碰上了{t}。
p I have spent {hours} hours on it. / 已经折腾了{hours}小时。
s Put all devices on one socket strip. / 所有设备接同一个插排。
s Clean the contacts or the belt with alcohol. / 用酒精清洁触点或皮带。
s Keep a hand's breadth of distance and speak past it. / 保持一掌距离，侧着说话。
a If it hums at {hertz} hertz, it is the mains. / 如果是{hertz}赫兹的嗡声，就是电源干扰。
= router | network | years=3..11 devices=9..48
@ a red lamp on the router / 路由器亮红灯; internet that dies at eight in the evening / 晚八点就断网; guests on the Wi-Fi / 客人连Wi-Fi; a doorbell that needs internet / 要联网的门铃
h {t^}: whose fault? / {t}：谁的问题？
h Question about {t} / 关于{t}的问题
l The provider says all is well, my eyes say otherwise: {t}. / 运营商说一切正常，我眼睛看到的却是：{t}。
l Before I buy a new box I would like to understand {t}. / 买新设备之前，我想先搞懂{t}。
p {devices} devices hang on a router that is {years} years old. / 一台用了{years}年的路由器，带着{devices}个设备。
s Write down the time and the lamps for three days. / 连记三天时间和指示灯状态。
s Choose another channel; your neighbours share yours. / 换个信道，邻居在和你挤。
s Open a guest network with its own password. / 开一个单独密码的访客网络。
a At eight everyone watches films. Yours is not the only one. / 八点大家都在看电影，不止你一家。
`;
