/** Texts of reviews, by stars. {d} is a dish of the restaurant. A remark about the delivery can follow. */
export const opinions: Readonly<Record<number, string>> = {
  5: `
{d^} like at home, only better / {d}比家里做的还好
Third time this month, always the {d} / 这个月第三次了，每次都点{d}
My mother asked who had cooked. I said I had / 我妈问谁做的，我说是我
{d^}: order two, you will want the second / {d}一定点两份，一份不够
The whole office smells of it, nobody complains / 全办公室都是香味，没人抱怨
Hot, plenty, honest / 热乎，量大，实在
I would walk through rain for the {d} / 下雨也要走去吃{d}
Children ate the vegetables. I repeat: the vegetables / 孩子居然把菜吃了，再说一遍，把菜吃了
We had it for a birthday, the plates came back clean / 生日点的，盘子都光了
Best in the quarter since they opened / 开业以来这片最好
The note on top made me smile / 盒上手写的小纸条让人心情好
Even cold the next day it was good / 第二天凉着吃都好吃
My grandfather, eighty-one, asked for more {d} / 我爷爷八十一了，还要添{d}
Not cheap, worth it / 不便宜，但值
They remembered that I do not eat coriander / 他们记得我不吃香菜
{d^} with a beer on the balcony, what more / {d}配啤酒坐阳台，还要啥
I have stopped trying others / 已经不试别家了
Tastes of somebody who cares / 吃得出用心
Ordered for four, fed six / 点了四人份，六个人吃饱
Everything as in the picture, which is rare / 和图片一样，难得
The {d} alone is worth five stars / 光{d}就值五星
Moved to another quarter and still order here / 搬走了还在这家点
Finally somebody who can season / 终于有会放盐的了
Quiet evening, good {d}, thank you / 安静的晚上，好吃的{d}，谢谢`,
  4: `
{d^} very good, the rest solid / {d}很好，其他稳当
A little salty for me, still gone in minutes / 对我稍咸，还是几分钟吃光
Good portions, small napkin / 分量足，纸巾少
Would be five with more greens / 再多点青菜就五星
{d^} great, drink forgettable / {d}很赞，饮料一般
Came a bit late, tasted right / 稍晚了点，味道对
Good, and I am hard to please / 不错，我可是很挑的
The {d} was smaller than last time / {d}比上次小了点
Reliable on a Tuesday / 周二的可靠选择
Nearly like in the restaurant / 和堂食差不多
Sauce leaked a little, flavour stayed / 漏了点汁，味道没漏
Fair price at lunch / 午餐价格公道
My colleague is jealous, that counts / 同事羡慕了，算数
I only miss a spoon / 就差一把勺子
Solid, will order again / 稳，会再点
Spicier than it says, be careful / 比标的辣，小心`,
  3: `
{d^} fine, nothing more / {d}还行，就那样
Lukewarm when it came / 送到时温吞了
Good taste, half the portion of the picture / 味道可以，分量只有图上一半
Forgot the sauce, answered kindly / 忘给酱，态度还好
Some days great, today not / 有时很好，今天一般
The {d} was tired / {d}不太新鲜的样子
For this price I expected more / 这价钱期待更高
Rice hard, chef on holiday? / 米饭硬，师傅休假了？
Edible, friendly, slow / 能吃，和气，慢
Okay for one evening without cooking / 懒得做饭时凑合
Salt, salt, salt / 咸，咸，咸
Half star more for the rider / 冲骑手多给半星`,
  2: `
Wrong dish, right address / 菜送错了，地址没错
{d^} swam in oil / {d}全是油
Cold, and I live round the corner / 凉的，我就住隔壁街
An hour for {d} is too long / 等{d}等了一小时
Used to be better, pity / 以前好，可惜了
The box was half empty / 盒子空了一半
Ordered mild, cried anyway / 点的不辣，还是辣哭
Nice people, tired kitchen / 人好，菜不行`,
  1: `
Soup without soup / 汤面没有汤
Never came, money came back / 没送到，钱退了
{d^} was raw inside / {d}里面没熟
Two hours. I had fallen asleep / 两小时，我都睡着了
Not again / 不会再点
A hair. Not mine / 有根头发，不是我的`,
};
export const deliveryTexts: Readonly<Record<"good" | "bad", string>> = {
  good: `
Delivery in twenty-five minutes / 二十五分钟送到
Well packed, nothing spilt / 包装好，没洒
The rider even wished me a good evening / 骑手还说了晚上好
Soup and noodles came apart, as it should be / 汤面分装，专业
Arrived before the app said / 比预计还早到
Chopsticks were there without asking / 没备注也给了筷子
Still hot on the fourth floor without a lift / 四楼没电梯，还是热的
Paper boxes, thank you / 用纸盒，点赞`,
  bad: `
The rider could not find the door / 骑手找不到门
Plastic everywhere / 到处是塑料
Nobody answered the phone / 电话没人接
The bag was torn / 袋子破了
Came ten minutes later than said / 比说的晚十分钟
I got a voucher, at least / 好歹补了张券`,
};
export const replyTexts: Readonly<Record<"good" | "bad", string>> = {
  good: `
Thank you, the chef reads every one of these / 谢谢，大厨每条都看
Come by, the first tea is ours / 来堂食，第一杯茶我们请
See you on Tuesday, then / 那周二见
The kitchen is blushing / 后厨脸红了
Your table is by the window / 靠窗的位子给您留着`,
  bad: `
We are sorry. Please write to us, we make it good / 抱歉，请私信我们，一定补偿
You are right, and the recipe is corrected / 您说得对，配方已调整
That must not happen. The next one is on us / 不该发生，下次我们请
It was the day of the storm; still, our fault / 那天暴雨，但责任在我们`,
};
