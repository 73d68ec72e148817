/**
 * What Chinese viewers say below and in videos of any kind. "|" separates a comment and its answers; "*" is the author.
 * "[zone zone]" before a line allows it only for videos of these zones.
 */
const lines = (text: string): string[] => text.trim().split("\n");

/** The values of slots that every text may use. */
export const general: Readonly<Record<string, readonly string[]>> = {
  who: "我妈;室友;我弟;同事;我爸;对象;同桌;我姐;领导;发小;邻居;表哥;我闺女;师傅;前任;舅妈".split(";"),
  when: "昨晚;今早;上周;周末;午休;刚才;下班路上;前天;睡前;上课;通勤;失眠的时候".split(";"),
  food: "泡面;外卖;苹果;饼干;盒饭;粥;瓜子;西瓜;煎饼;炒饭;饺子;面包".split(";"),
  spot: "被窝里;地铁上;食堂;工位;厕所;宿舍;沙发上;图书馆;公交上;单位".split(";"),
  k: "两;三;四;五;六;七;八;十".split(";"),
};

export const talk = {
  remarks: lines(`
{when}收藏的，今天才点开
收藏从未停止，行动从未开始 | 说的就是我
收藏夹：你还记得我吗 | 它已经落灰了
投两个币，别嫌少 | *收到，谢谢老板
硬币没了，先点赞 | 一样，这个月早花完了
下次一定 | 你上次也这么说 | *我记住你了
这次一定 | 截图为证
三连了，快更 | *在剪了在剪了
催更 | *周末，一定 | 你说的是哪个周末
[life food sports fashion] up瘦了好多 | *镜头拉长的
up换话筒了？声音好听了 | *换了，二手的
[life food sports dance animals fashion film] bgm叫什么，有人知道吗 | 同求 | *写在简介最后一行了
[life food tech knowledge] 背景音乐有点盖人声 | *好，下期压低一点
字幕能不能大一点，{spot}看不清
字幕第三分钟有个错别字 | *看到了，没法改，丢人
[knowledge tech film cars] 二倍速看完的，不好意思 | 我1.5，你厉害
[knowledge tech cars film] 终于有人讲这个了
[knowledge tech cars game music sports] 搜了一圈，就你讲明白了 | *那我没白熬夜
[knowledge tech] {who}看了三遍，说比我讲得清楚
转给{who}了，说知道了 | 就三个字？
{who}问我在笑什么
在{spot}看的，差点笑出声
{when}看的，把{food}都放凉了
边吃{food}边看，刚好看完
本来只想看一眼就睡，现在{k}点了
看了{k}个你的视频才发现没关注 | *现在关注也不晚
从{k}百粉就关注了，看着涨起来的 | *老粉，抱一下
首页推的，点进来不亏
大数据终于懂我一次
为什么现在才推给我
考完试再来看，先占个座 | 考得怎么样了
课间看的，老师来了
上班摸鱼看完了，老板勿扰 | 我就是老板 | 慌了
[knowledge tech cars film food] 有点长，但是没有废话
[knowledge tech cars music game] 讲得有点快，我暂停了{k}次
[knowledge tech film food life] 节奏刚刚好，别听他们说慢
[knowledge tech cars life sports] 感谢，少走{k}年弯路
[knowledge] 作业就写这个了
太真实了
[knowledge tech film cars] 这集信息量好大，缓缓
我不信，除非你再发一期 | *激将法收到
弹幕比视频好看 | 关了弹幕才发现我没听懂
弹幕里有高人
评论区人才真多
前排
热乎的，前{k}十
考古，从最新一期倒着看到这里 | 我也是，快到头了
有没有2026年还在看的
又来看了，第{k}遍
每年都要回来看一次
[tech cars life fashion game music] {who}终于同意我买了，因为这个视频
[tech life fashion food cars music game sports] 看完默默打开了购物软件 | 快关掉 | 已经付款了
[sports cars tech fashion dance] 我不适合，但我爱看
[tech cars knowledge game] 跟我没关系，但是看完了
[tech cars knowledge] 虽然用不上，还是看完了 | 用不上的知识增加了
[food life dance tech fashion] 学会了，下次还不会
[food life music dance sports fashion] 眼睛：会了。手：你谁？ | *多练两次就好
[knowledge tech cars] 别的up：三十秒讲完拍十分钟。你：反过来
[tech fashion food cars life] 没接广告吧 | *自费的，票还在
[tech fashion food cars life] 恰饭也没事，好好恰 | *谢谢，有的话我会标
片头能快进到正题，好评
结尾那句有点戳我
希望出下集
[life tech cars fashion knowledge] 下期能讲讲避坑吗 | *列在选题里了
[tech food life music dance sports game] 求一个新手版 | *有，在合集第一个
[life food tech fashion] 求清单 | 简介里有，往下翻 | *放简介了
[life food] 坐标北方，表示羡慕
[life food] 南方人来看看
[life food sports] 同城，能偶遇吗 | *别，我出门不洗头
[knowledge life film animation] 声音好适合睡前听 | 听着听着就睡着了，没看到结尾
原来不止我一个人这样 | 握手
{who}说up像我一个亲戚 | *哪个亲戚，借钱的那种吗
新手问一句，从哪个视频开始看 | *合集第一个
这么好的视频怎么才这么点播放
等它火 | 来打卡，火了记得我
火前留名
笑到{who}过来看我
我宣布这是今天看过最好的视频
今天心情不好，看完好多了 | 抱抱，明天会好的 | *那就值了
谢谢你，一个人吃饭的时候都看你
[knowledge animals animation life] 孩子也爱看，就是老问为什么
[life food animals] 八十岁的外婆跟我一起看完的 | *替我问外婆好
从别的平台过来的，还是这边完整
画质感人，是好的那种感人
第一次评论，有点紧张 | 别紧张，我也是
路过，点个赞就走
不知道说什么，就很喜欢
[tech cars life sports food] 不懂就问，这个要花多少钱 | 看你舍得多少
[life food tech music fashion] up的手好稳
这剪辑熬了几个晚上 | *{k}个，眼睛快瞎了
暂停看了一眼进度条，居然还没到一半，太好了
一口气看完，没快进
广告时间我都看完了，够意思吧
手机：今日屏幕使用时间增加{k}十分钟
`),
  pinned: lines(`
有问题的都打在评论区，我晚上一起回
[knowledge tech cars food film] 视频里有一处口误，以字幕为准
[knowledge tech cars food] 更正：有一个数字念错了，简介里已经改过来
[life food sports dance fashion animals] bgm都写在简介里了，别再问啦
下一期想看什么，点赞最高的我来拍
感谢大家，没想到这么多人看
补充一句没剪进去的：谢谢看到最后的你
[food sports life fashion knowledge] 不要照抄，按自己的情况来
转载请先私信，谢谢
明天晚上八点直播，接着聊这个
这期剪了{k}天，求个三连不过分吧
评论我都看了，有几条下期会回应
[life food tech fashion] 清单发在动态里了，自取
点了收藏的，记得回来看
[life food tech cars] 视频是上个月拍的，现在情况可能有变化
置顶一下：谢绝争吵，好好说话
声音有点小，是我的锅，下期注意
`),
  thanks: lines(`
谢谢up，明白了
好的，记下了
懂了，这就去
收到
谢谢回复，居然被翻牌了
明白，截图了
感谢，这就去试
我也想问这个，蹭一个答案
帮大忙了
居然回我了
原来是这样
ok了解
谢谢，解决了
好快的回复
截图存了
`),
  agree: lines(`
哈哈哈哈我也是
加一
说出了我的心声
真的
笑死
你是懂的
同感
我以为就我一个
这条该置顶
太对了
没错就是这样
我也注意到了
哈哈哈救命
+1
附议
是这样的
层主说得对
刚想打这句
破防了
握手
这都被你发现了
回来又看了一遍，还真是
别说了，已经在笑了
英雄所见略同
我来点赞这条的
不是，你们都看到了吗
还是你会看
`),
};

export const danmaku = {
  start: lines(`
来了
来了来了
第一
前排
打卡
热乎的
终于更了
准时到
晚了一步
下班第一件事
刚好吃饭
下饭视频来了
考古打卡
好久不见
占座
搬好小板凳
{food}准备好了
睡前来一个
报到
签到
又来看了
第{k}遍
闹钟都没这么准
居然赶上了
谁推给我的
从首页来的
从动态来的
还有人吗
{spot}看的举手
在{spot}，声音开小点
`),
  end: lines(`
完结撒花
三连了
已三连
投币投币
下期见
没看够
这就没了？
怎么这么短
下次一定
这次一定
催更催更
辛苦了
感谢up
再见
期待下期
意犹未尽
居然看完了
不知不觉看完了
一键三连奉上
硬币拿去
收藏了
明天再看一遍
up晚安
就到这里了吗
关注了
`),
  any: lines(`
哈哈哈
哈哈哈哈
哈哈哈哈哈
哈哈哈哈哈哈哈
哈哈哈哈哈哈哈哈哈
哈哈哈哈哈哈哈哈哈哈哈
笑死
笑死我了
笑不活了
草
好家伙
好家伙！
？？？
？
？？
啊？
啊这
啊啊啊啊
啊啊啊啊啊啊
妙啊
妙
绝了
绝
666
6666
66666
6
牛
牛啊
太强了
厉害了
学到了
学废了
懂了
没懂
懂了，又好像没懂
等等
等一下
停一下
暂停成功
暂停失败
暂停看了半天
倒回去再看一遍
真的假的
确实
有道理
有被笑到
有被吓到
前方高能
高能预警
名场面
名场面打卡
来了来了它来了
他来了
我裂开
破防了
泪目
感动
好温柔
好治愈
好听
好看
太好看了
这也行
还能这样
不愧是你
不愧是up
up辛苦了
心疼up
up好认真
up的手好稳
这声音爱了
声音好好听
bgm好评
bgm是什么
求bgm
别急
别急，看下去
慢点慢点
快进了的举手
没快进
二倍速刚好
1.5倍速路过
空降成功
感谢指路
前面的别走
前面的等等我
前面的说得对
前面的懂行
前面的是内行
弹幕有内行
弹幕护体
护眼
保护
合理
不合理
合理怀疑
太真实了
真实
我本人
是我
是我没错
说的是我
有画面了
好细节
细节
细节拉满
小声
大声点
字幕辛苦了
记笔记
课代表呢
课代表来了
马住
截图了
壁纸有了
安排
安排上了
饿了
困了
不困了
精神了
舒服
舒适
解压
强迫症舒服了
看着好累
看着好难
看着好简单
手残党退出
手残党路过
眼睛会了
我的手：不行
打扰了
告辞
对不起，打扰了
这谁顶得住
上头
停不下来
循环
单曲循环
十遍打卡
去年的我也在看
明年再来
爷青回
时代的眼泪
童年
小时候的味道
`),
};
