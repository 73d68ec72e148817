/** 各话题共用的句子，按帖子的写法分，格式见 `parseForms`。只放接在哪个帖子里都说得通的话。 */
export const frames = `
= problem | any | text | - | frame
$ later=3..15 hours=2..6 tries=2..5
h {thing}{sym}，怎么回事？
h 求助：{thing}{sym}
h {thing}{sym}，有人遇到过吗
h 请教一下，{thing}{sym}
o 翻了旧帖没找到一样的，发帖问问。
x {who}说是{wrong}，我觉得不太像。
x 一开始以为是{wrong}，后来发现不是。
x 搜了一圈，有人说{wrong}，有人说{wrong2}，看糊涂了。
x 需要补充什么信息我再补。
f days | 这样{days}天了。 | 有{days}天了。 | 已经{days}天了。 | 差不多{days}天了。
q 有懂的朋友吗？
q 谢谢大家。
q 应该从哪儿查起？
q 还有可能是什么？
q 求指点。
u 更新：找到原因了，{cause}。{fix}，现在好了，谢谢各位。
u 编辑：已解决。{cause}，{fix}就正常了。
u 后续：是{cause}，{fix}之后没再出现。
c 同求答案。
c 一样的情况，蹲一下。
c 先收藏，我这也有点像。
c 解决了记得回来说一声。
c 一次只改一样，不然最后不知道是哪个起的作用。
d = 我猜是{guess}。 | 我也猜这个。
d ~ 会不会是{guess}？ | 我也觉得像。 | 先查这个吧，最省事。
d = 听描述像{guess}。 | 我倒觉得是{other}。 | 都查一下，不冲突。
d = 我觉得是{guess}。 | 同意，我之前就是。 | 我那次是{other}，所以都看看吧。
d ~ 先看是不是{guess}。 | *好的，今晚就看。 | 记得回来说结果。
d = 第一反应是{guess}。 | 我第一反应是{other}。

= review | any | text | - | frame
$ anymonths=3..24
% months=3; 4; 5; 6; 7; 8; 9; 10; 11; 14; 18
h {thing}用了{months}个月，说说感受
h {thing}还是{rival}？我选了{thing}
h {thing}使用{months}个月报告
x {pro}
x {con}
x 自费买的，没有推广。
f months | 用了{months}个月了。 | 到现在用了{months}个月。 | 已经用了{months}个月。 | 买来{months}个月了。
f price | {price}块买的。 | 入手价{price}。 | 买的时候{price}块。 | 花了{price}块。
q 有问题可以问我。
q 你们用的怎么样？
q 还有什么要注意的吗？
c 我{anyprice}买的。
c 我{anyprice}入的。
c 谢谢分享，正在纠结要不要买。
c 难得看到不是广告的。
a price | 多少钱入的？ | {price}。
d 跟{rival}比呢？ | *各有各的好，看你更在意什么。
d 用到现在后悔吗？ | *不后悔，就是活动再等等会便宜点。

= made | any | image | - | frame
h {thing}
h 晒一下{thing}
f hours | 前后花了{hours}个小时。 | 一共花了{hours}个小时。 | 差不多用了{hours}个小时。
f cost | 总共花了{cost}块。 | 一共{cost}块。 | 成本{cost}块左右。
q 大家给点意见。
q 看看哪里还能改？
a hours | 做了多久？ | 前后{hours}个小时吧。
a cost | 成本多少呀 | {cost}块左右吧。
c 我做过一个差不多的，花了{anyhours}个小时。
c 我光材料就{anycost}，学到了。
c 好看，收藏了。
c 看着就花了心思。

= count | any | text | - | frame
h {ask}
h 好奇问一句，{ask}
h 统计一下，{ask}
o 好奇大家都是什么情况。
f n | {own}
x 说个大概就行。
x 没有好坏，就是想了解一下。
q 你们呢？
q 报个数吧。
c {any}。
c 我{any}。
c 差不多{any}吧。
c 大概{any}。
c 以前{any2}，现在{any}。
c 认真算了一下，{any}。
c 刚去看了下，{any}。
d 我{any}。 | 我{any2}。

= guide | any | text | - | frame
h {thing}，我的步骤
h {thing}，一步一步来
o 问的人挺多的，写一下。
x 第一次照着来就行，熟了再改。
x 不一定是最好的办法，我自己一直这么做。
q 有漏的欢迎补充。
q 你们是怎么弄的？
c 收藏了，谢谢。
c 写得很清楚。
c 之前顺序反了，难怪。
c 照着做了，没问题，回来说声谢谢。
c 建议加精。

= talk | any | text | - | frame
x 搜过旧帖，挺久以前的了，重新问问。
c 这个问题好，我也想看。
c 先占个位，晚上回来看。
c 蹲大家的回答。
c 记下了几条，谢谢大家。

= poll | any | poll | - | frame
x 投完可以说说理由。
x 跟{who}争起来了，来投个票。
c 投了。
c 结果跟我想的差不多。
c 没想到这么多人选第一个。
c 每次这种投票我都是少数派。

= fact | any | text | - | frame
h {title}

= link | any | link | - | frame
h {page}
x 平时爱看这个网站，转一篇。
x 存了很久，发出来给需要的人。
c 谢谢分享。
c 收藏了。
c 先存着，周末慢慢看。
c 正好需要，谢谢。
c 看完了，写得挺实在的。

= done | any | text | - | frame
h {thing}
h 记录一下：{thing}
x 记录一下，给自己看。
q 有什么建议吗？
c 厉害，真的。
c 给你点赞。

= verdict | any | text | - | frame
h 刚读完{thing}
h {thing}值得读吗
h {thing}读后随便说几句
x {pro}
x {con}
f s | 满分十分我给{s}分。 | 我打{s}分。 | {s}分吧，满分十分。
q 你们觉得呢？
q 喜欢这本的话，接着看什么？
c 我给{anys}分。
c {anys}分，可能那阵子心情不好。
c 被种草了。
$ anys=4..10
`;
