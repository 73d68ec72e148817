/** Chat lines of colleagues and clients. */
export const workVoices: readonly string[] = [
  `= katrin | 40-400 | 55 | 15
hi Morning / 早 | Yes? / 说
how Busy. You? / 忙，你呢 | Fine / 还好
thanks Good work / 做得好
sorry Noted. Next time earlier / 知道了，下次早点说
bye Until tomorrow / 明天见
night Switch off now / 下线休息
birthday Thank you / 谢谢
money Through Anna, please / 走王安娜那边 | Put it in writing / 写成文字给我
when Before Friday / 周五前 | After the client call / 客户电话会之后
where My office / 我办公室 | Pier 1 / 一号码头会议室
invite Put it in the calendar / 发日历邀请 | Thirty minutes, not more / 半小时以内可以 | Sunday I sail / 周日出海，不行
food At my desk, thanks / 我在工位吃 | Coffee only / 咖啡就行
work Send me two variants / 给我两版 | One page, no adjectives / 一页纸，别堆形容词 | What does the client say? / 客户怎么说
health Go home. Work waits / 回家休息，工作放着
weather Good wind / 风不错
congrats Well deserved / 实至名归
love Kind of you / 谢谢
joke Ha / 哈
help What do you need, and by when? / 需要什么，什么时候要 | Ask Nora first / 先问林诺拉
yesno Yes / 可以 | No / 不行 | Show me first / 先给我看
agree Good / 好 | Then do it / 那就做
no Understood / 明白
any Noted / 收到 | Shorter, please / 说重点 | And the risk? / 风险呢 | We discuss it on Wednesday / 周三一对一聊 | Decide and tell me / 你定，定了告诉我
picture The second one / 第二版好 | Too much blue / 蓝色太多
sticker No stickers before nine / 九点前不发表情
file Read by noon / 中午前看完
location Understood / 知道了
redpacket For the coffee fund / 充作咖啡基金
transfer Received / 收到
pat Yes? / 有事？
call In a meeting / 在开会`,
  `= nora | 15-180 | 85 | 45
hi Morning! All green so far / 早！目前全绿 | Hey, before you ask: yes, it is deployed / 嗨，先说结论：已发布
how Eleven kilometres and one build. Good day / 跑了十一公里，过了一个构建，不错 | Ask me after the release / 发布完再问我
thanks That's what releases are for / 应该的，发版嘛 | You're welcome, write a changelog about it / 不客气，记进更新日志
sorry No harm, we have rollbacks / 没事，能回滚
bye Going for a run / 跑步去了
night Night. Alerts are on, hopes are high / 晚安，告警开着，但愿别响
birthday Thank you! Version thirty-something, stable / 谢谢！三十几点零版，稳定
money I put it on the team sheet / 记在团队账上了 | Split by head count, I'll send the sum / 按人头分，我算好发你
when Thursday noon, as always / 老样子，周四中午 | In UTC or in human? / 你问的是 UTC 还是人话
where Pier 3, the one with the broken blind / 三号码头，百叶窗坏的那间 | At my desk, behind the second screen / 工位，第二块屏幕后面
invite I'm in if it is before ten / 十点前结束我就来 | Yes! After the tag is pushed / 来！等我打完标签 | Run or cake? I take both / 跑步还是蛋糕？我都要
food Salad with the good seeds, want one? / 去买加坚果的沙拉，给你带一份？ | Not before the smoke test / 冒烟测试过了再吃
work Is it behind a flag? / 加开关了吗 | Needs a number, not an adverb / 要数字，不要副词 | I'll cut the branch at four / 四点拉分支
health Rest. Your tickets won't run away / 休息吧，单子跑不了
weather Headwind both ways, somehow / 来回都逆风，神奇
congrats Shipped! Proud of you / 发布成功！为你骄傲
love Aww, merged / 感动，已合并
joke Putting that in the release notes / 这句我写进发布说明
help Sure, paste me the log / 行，把日志贴我 | Give me ten minutes / 给我十分钟
yesno Yes, tested / 是的，测过 | Not in this release / 这版不行 | Should be. Let me check / 应该可以，我确认下
agree Perfect / 完美 | Done and tagged / 已完成并打标签
no Then it goes into the next one / 那放下一版
any Interesting. Is there a ticket? / 有意思，有单子吗 | Time zones again, I bet / 肯定又是时区 | Noted for Thursday / 记到周四了 | Let's not break it before lunch / 午饭前先别弄坏 | I like it / 我喜欢
picture Pixel perfect / 像素级还原 | Is the left margin on purpose? / 左边距是故意的吗
sticker approved / 批准
file Reading it between two builds / 趁构建间隙看
location That's on my running route / 正好在我跑步路线上
redpacket Coffee for the whole pipeline! / 全流水线喝咖啡！
transfer Received, checksum correct / 收到，校验通过
pat Careful, that's the deploy button / 小心，那是发布按钮
call On the release call, text me / 在发版会上，打字说`,
  `= jonas | 60-1500 | 60 | 30
hi hi / 在 | present, compiling / 在，编译中
how the dough rises, so do I / 面发了，我也醒了 | depends on the tests / 看测试结果
thanks no problem / 没事 | sure / 客气
sorry happens, git remembers / 没事，git 都记着
bye logging off / 下线了
night two more lines, then bed / 再写两行就睡
birthday my birthday? ah. thanks / 我生日？哦对，谢谢
money I'll pay in bread / 用面包付
when when it compiles / 编译过了就行 | tonight, probably late tonight / 今晚，大概很晚
where my desk, under the bread / 工位，面包底下
invite is there food / 有吃的吗 | yes if it is not before ten / 别早于十点就行 | chess instead? / 要不下棋？
food sourdough in the kitchen, take some / 茶水间有酸面包，自取 | canteen has the lentil thing / 食堂今天是扁豆那个
work works on my machine / 我这儿是好的 | what does the stack trace say / 报错堆栈贴一下 | fixed in the branch, not in main / 分支里修了，主干还没
health sleep. it clears the cache / 睡一觉，清缓存
weather there is weather? / 外面有天气？
congrats nice!! / 牛
love uh. thanks / 呃，谢谢
joke lol, putting it in a comment / 哈哈，写进注释里
help send me the branch / 发我分支 | in a sec, pawn in danger / 等下，兵要丢了
yesno yes, technically / 理论上可以 | no, but it could / 现在不行，但可以行 | define "works" / 先定义一下“能用”
agree ok / 好 | merged / 合了
no fine, revert / 行，回滚
any hm / 嗯 | that is an edge case / 这是边界情况 | have you tried the other way round / 反过来试过吗 | I wrote a script for that once / 这个我写过脚本 | there's a cache in there somewhere / 里头肯定有个缓存
picture nice, what resolution / 不错，多少分辨率
sticker segfault / 段错误
file got it, 38 warnings / 收到，三十八条警告
location on the bus route, good / 有公交，行
redpacket flour money / 面粉钱有了
transfer received. return code 0 / 收到，返回码 0
pat there goes my focus / 思路断了
call headphones on, what's up / 戴着耳机没听见，怎么了`,
  `= priya | 20-240 | 80 | 40
hi Good morning! What is the one thing today? / 早！今天最重要的一件事是什么 | Hi! I have four minutes / 嗨，我有四分钟
how Calm. I said no twice today / 很平静，今天拒绝了两次 | Three sprints deep / 三个迭代叠着跑
thanks Happy to / 乐意 | Team effort / 大家的功劳
sorry Thanks for saying it / 谢谢你直说
bye Off to the next one / 赶下一场了
night Closed all tabs. Good night / 标签页全关了，晚安
birthday Thank you! I planned nothing, for once / 谢谢！难得什么都没计划
money Is it in the budget line? / 在预算里吗 | Let me check with Anna Weber / 我问下王安娜
when Can we say Tuesday? / 周二行吗 | This sprint if it is small, next if it is not / 小的这迭代，大的下迭代
where Room 5, I booked it / 五号会议室，我订了 | By the roadmap wall / 路线图墙那儿
invite Yes, but walking / 好，边走边聊 | Let me move one thing… free / 我挪一下……好，有空 | Lunch yes, meeting no / 吃饭可以，开会不行
food I brought dal for three / 我带了三人份豆糊 | Market at noon? / 中午去集市？
work What problem does it solve? / 解决什么问题 | Cut it in half, ship the half / 砍一半，先发这一半 | Who is the user here? / 用户是谁
health Take the day. I take your stand-up / 休一天，站会我替你
weather Yoga on the roof then / 那就去屋顶做瑜伽
congrats Yes!! That was all you / 太好了！全是你的功劳
love You too, from all of product / 产品组全体也爱你
joke That goes on a sticky note / 写上便利贴
help Of course. What would "done" look like? / 当然，做成什么样算完成 | Send it, I read at four / 发来，四点看
yesno Yes / 可以 | Not now, maybe in April / 现在不行，四月再说 | If we drop something else / 要是砍掉别的就行
agree Great, I write it down / 好，我记下来 | Aligned / 对齐了
no Fair. I note the reason / 可以，原因我记下
any Say more? / 展开说说 | Good point, parking it / 好点子，先停车场 | What would you do? / 你会怎么做 | I hear you / 我懂 | That belongs on the board / 该上看板
picture Love the empty state / 空状态页做得好
sticker shipping it / 发布它
file Thank you, comments by tomorrow / 谢谢，明天前批注
location Fifteen minutes by tram, perfect / 电车十五分钟，正好
redpacket For the team lunch! / 充公，团队午餐！
transfer Received, thank you / 收到，谢谢
pat my sticky notes! / 我的便利贴！
call In planning, back at eleven / 在排计划，十一点回你`,
  `= tomas | 30-500 | 75 | 30
hi Hello. I found something / 你好，我又发现一个 | Hi, it fails on Tuesdays / 嗨，它只在周二失败
how Two stag beetles on Sunday! / 周日拍到两只锹甲！ | Reproducible / 可稳定复现
thanks You're welcome, twice / 不客气，重复两遍
sorry Closed as not a bug / 已关闭：不是缺陷
bye Night train / 赶夜车
night Regression runs, I sleep / 回归在跑，我睡了
birthday Thank you. Expected result: cake / 谢谢，预期结果：蛋糕
money Steps to reproduce the bill, please / 请给账单复现步骤
when As soon as I can reproduce it / 能复现就行 | After the night run / 夜跑完
where Test corner, by the seven phones / 测试角，七台手机旁边
invite Yes, if I may bring the camera / 可以，能带相机吗 | Saturday is beetle day / 周六是甲虫日 | I'd like that / 好啊
food Canteen soup passed, salad failed / 食堂汤通过，沙拉不通过 | Same as yesterday, stable / 和昨天一样，稳定
work Which build? / 哪个版本 | What did you expect to happen? / 你预期是什么 | It also happens in Chinese at font scale 1.3 / 中文加 1.3 倍字号也会
health Restart in bed mode / 进入卧床模式重启
weather Good light for insects / 光线适合拍虫
congrats Passed at the first run! / 一次通过！
love Noted as improvement / 记为优化项
joke Ha, edge case humour / 哈，边界幽默
help Send me the exact words / 把原话发我 | I take a look with the old phone / 我用旧手机看一下
yesno Yes, on three devices / 是，三台都行 | No, not after rotation / 不行，转屏后就坏 | Sometimes. That is the worst / 有时候，这最要命
agree Verified / 已验证 | Good / 好
no Then won't fix / 那就不修
any And if you tap twice? / 点两下呢 | Curious / 有意思 | I write a case for it / 我写条用例 | Smells like a race / 像竞态 | I had that in 2023 / 2023 年遇到过
picture Zoom in: third pixel / 放大看第三个像素
sticker severity: cute / 严重级别：可爱
file Opens here, on four of five / 五台开了四台
location There are dragonflies there / 那儿有蜻蜓
redpacket Unexpected but accepted / 意外但接受
transfer Amount matches / 金额一致
pat bug found / 发现缺陷
call Phone is under test / 电话正在被测`,
  `= anna_weber | 60-900 | 60 | 10
hi Good day / 你好 | Hello. Receipts? / 你好，发票带了吗
how The books are closed, so I am well / 关完账了，挺好
thanks Gladly / 不客气
sorry Please hand it in today, then it is fine / 今天补上就没事
bye Until Monday / 周一见
night Good night. The ledger sleeps, too / 晚安，账本也休息
birthday Thank you, how kind / 谢谢，真周到
money To the cent, please / 请精确到分 | Which cost centre? / 哪个成本中心 | It goes out with the run on Thursday / 周四统一付款
when By the 20th / 20 号前 | The 25th is too late / 25 号就晚了
where Second floor, the door with the orchid / 二楼，门口有兰花那间
invite Thank you, on a Tuesday gladly / 谢谢，周二可以 | After closing / 关账之后 | If it is not a working lunch / 不算工作餐就去
food I bring my own, it is cheaper / 我自己带饭，划算
work Please with date and signature / 请注明日期并签字 | The form is on the intranet / 表在内网 | 7315, not 7351 / 是 7315，不是 7351
health Send the certificate by mail, and get well / 病假条发邮件，好好休息
weather My orchids like it / 我的兰花喜欢
congrats That is very pleasing / 可喜可贺
love How nice / 真好
joke I smiled / 笑了
help If it can be booked, yes / 能入账的都行 | Put it in my tray / 放我收件盘
yesno Yes / 可以 | No, the rules are clear / 不行，规定写明了 | With a receipt, yes / 有发票就行
agree Correct / 正确 | Booked / 已入账
no Then I strike it out / 那我划掉
any I see / 了解 | In writing, please / 请书面说明 | Seven across, nine letters? / 横七，九个字母？ | That does not add up yet / 还对不上账 | I make a note / 我记一笔
picture The date is cut off / 日期没拍全
sticker Received / 收到
file Page two is missing / 缺第二页
location Is that a business trip? / 这算出差吗
redpacket I cannot accept that at work / 上班时间不能收
transfer Received, receipt follows / 收到，回执稍后
pat Is it about a receipt? / 是发票的事吗
call The line was busy with the bank / 刚在跟银行通话`,
  `= diego | 10-1200 | 80 | 50
hi Amigo! Guess which train / 朋友！猜我在哪趟车上 | Hello hello from coach 6 / 六号车厢向你问好
how Fantastic, three demos, two coffees / 好极了，三场演示两杯咖啡 | On the road again / 又在路上
thanks For you always / 跟你不用谢
sorry Forgotten already! / 早忘了！
bye Tunnel! / 进隧道了！
night Hotel bed number 40 this year / 今年第四十张酒店床
birthday You remembered! Drinks on me / 你记得！我请喝酒
money I round it up, you're my friend / 给你抹个零，咱俩谁跟谁 | Lumen pays on Friday, I can smell it / 流明周五付款，我有预感
when Thursday, I'm back on Thursday / 周四，周四我回来 | Any time, I have signal until Thornby / 随时，到棘镇前都有信号
where Platform 4, the man with two phones / 四站台，拿两部手机那个 | In the lobby / 在大堂
invite Claro! I know a place / 必须的！我知道个地方 | Yes, Katrin too? / 好啊，何文也来？ | If there is football after / 完了看球就来
food The best sandwich is at platform 4 / 最好的三明治在四站台 | Lunch with clients, dinner with you? / 午饭陪客户，晚饭陪你？
work They love it, they only want it cheaper / 他们很喜欢，只是想便宜点 | Give me one slide I can sell / 给我一页能卖的 | I told them Friday. Sorry / 我跟他们说了周五，抱歉
health Ginger, lemon, and don't answer mails / 姜、柠檬，别回邮件
weather Sun follows me / 我走到哪儿晴到哪儿
congrats I'm telling the whole train! / 我跟全车厢说！
love Big hug / 大大的拥抱
joke I'll use it on clients / 我拿去讲给客户听
help Done before you finish typing / 你字没打完我就办好了 | Who do you need to meet? / 想见谁，我来约
yesno Of course / 当然 | For you, yes / 给你就行 | Let me make one call / 我打个电话问问
agree Perfecto / 完美 | We shake on it / 握手成交
no No problem, plan C / 没事，还有 C 计划
any Ha! That reminds me of Stonecross / 哈！让我想起石交镇 | They'll love that / 他们会喜欢的 | Tell me at the coffee machine / 咖啡机旁边讲给我听 | I have a client like that / 我有个客户就这样 | More, more / 接着说
picture I sell that! / 这个我能卖！
sticker on the phone with three people, but haha / 三方通话中，但是哈哈
file Opening it on the train, pray / 车上打开，祈祷信号
location Great bar next door / 隔壁酒吧不错
redpacket First round is on me now / 第一轮我请
transfer Arrived before me / 钱比我先到
pat my suitcase! / 我的箱子！
call Tunnel, sorry! Again / 刚才隧道，再打`,
  `= olga | 40-600 | 70 | 30
hi Hello dear colleague / 你好呀 | Hi! There is cake left / 嗨，还有蛋糕
how Seven birthdays this month, so: sweet / 这月七个生日，甜 | Very well, and you, really? / 很好，你呢，说真的
thanks You are welcome / 不客气 | That is what we are here for / 应该做的
sorry Thank you for telling me early / 谢谢提前告诉我
bye The kettle calls / 水开了
night Rest well, it is in your contract / 好好休息，合同里写着
birthday From HR to HR: thank you / 人事也过生日，谢谢
money Wages on the 25th, as always / 工资照常 25 号 | Payroll is Anna Weber, questions are me / 工资找王安娜，疑问找我
when My door is open until six / 六点前都在 | Fridays at three, with cake / 周五三点，有蛋糕
where First floor, follow the smell / 一楼，闻着香味来
invite Gladly / 乐意 | I ask who else is alone at lunch / 我问问还有谁中午一个人 | Dancing, too? / 还跳舞吗
food Plum, sesame, or both? / 李子的、芝麻的，还是都要
work Have you taken your days off? / 你的年假休了吗 | I prepare the letter / 我来起草 | The interview moves to Tuesday / 面试挪到周二
health Stay at home, a call is enough / 在家休息，说一声就行
weather Terrace lunch! / 露台午餐！
congrats I put it on the board with a star / 贴公告栏，加颗星
love So kind / 太暖了
joke I laughed, and I have heard many / 笑了，我可听过不少
help Tell me, it stays between us / 说吧，我保密 | Of course / 当然
yesno Yes / 可以 | I have to look that up / 我查一下规定 | Usually no, for you maybe / 一般不行，你的话……
agree Splendid / 好极了 | I sign it / 我来签
no That is all right / 没关系
any I understand / 我理解 | Tell me over cake / 边吃边说 | You are not the first to say so / 你不是第一个这么说的 | I write that down, kindly / 我记下了，委婉地 | How do you feel about it? / 你自己怎么想
picture What a lovely team / 多好的团队
sticker cake! / 蛋糕！
file Filed / 归档了
location I know the garden there / 那儿的花园我去过
redpacket For the cake box / 放进蛋糕基金
transfer Thank you, noted / 谢谢，已登记
pat Come in / 请进
call In an interview, half past / 面试中，半点回你`,
  `= henrik | 120-1800 | 65 | 15
hi Helpdesk, Henrik / 技术支持，小韩 | Hi. Ticket number? / 你好，工单号？
how No fires today / 今天没着火 | Servers are fine, printers are printers / 服务器正常，打印机还是打印机
thanks Closed, then / 那我关单了
sorry It was the cable. It is always the cable / 是线的问题，永远是线
bye Off at six / 六点下班
night Update window starts, save your work / 更新窗口开始，先保存
birthday Thanks. I restarted myself / 谢谢，我已重启自己
money Needs an order number / 需要采购单号
when Tuesday night / 周二晚上 | In 20 minutes, or after a restart / 二十分钟，或者重启之后
where Basement, left, mind the cables / 地下室左转，小心线
invite If there is no projector / 没投影仪就去 | With the bicycle, gladly / 骑车去就行
food Sandwich between two racks / 机架间吃三明治
work Have you restarted it? / 重启了吗 | Password is expired, that's all / 密码过期而已 | Plug it out, count to ten / 拔掉，数到十
health Update yourself: sleep / 给自己更新：睡觉
weather Antenna weather / 适合架天线
congrats Uptime record! / 刷新在线纪录！
love Er. Thanks / 呃，谢谢
joke 404 / 笑点未找到
help Open a ticket, I look right now / 提个单，我马上看 | Let me on your screen / 让我远程一下
yesno Yes / 可以 | Not with that adapter / 这个转接头不行 | It should. Restart / 应该行，重启
agree OK / 好 | Resolved / 已解决
no Then leave it plugged in / 那就插着别动
any Interesting noise? / 有异响吗 | I've seen that on floor two / 二楼也出现过 | Don't touch it, I'm coming / 别动，我来 | Which cable? / 哪根线 | Logged / 已记录
picture Other side of the plug, please / 拍一下插头另一面
sticker ping / 已响应
file Scanned, clean / 扫过了，干净
location Wi-Fi is weak there / 那边信号弱
redpacket Cable fund / 线材基金
transfer Received OK / 接收正常
pat Restarting… / 重启中……
call Under a desk, text me / 在桌子底下，发文字`,
  `= vera | 300-3600 | 60 | 10
hi Good afternoon / 下午好 | Hello, good that you write / 你好，正想找你
how Well, thank you. And at the harbour? / 很好，谢谢，你们那边呢
thanks My pleasure / 不客气
sorry That can happen. Which day instead? / 可以理解，改到哪天
bye Kind regards / 祝好
night Until tomorrow / 明天联系
birthday Most attentive, thank you / 有心了，谢谢
money We need it as a formal quote / 请出正式报价单 | The frame is fixed, the items are not / 总额不变，分项可谈 | Thirty days net, as agreed / 按约定三十天账期
when At four, when I answer mails / 下午四点，我统一回复 | Could we say 15:00? / 15:00 可以吗
where In our tower, I have you announced / 我们大厦，我跟前台打招呼
invite With pleasure. I send an invitation / 好的，我发邀请 | Alex Petrov should join / 陈力也应参加 | Not this week, alas / 本周恐怕不行
food There is a tea house across the street / 对面有家茶馆
work The second variant convinced the board / 第二版打动了管理层 | May I have the hours per screen? / 能给我每个界面的工时吗 | Legal has one question / 法务有一个问题
health I wish you a quick recovery / 早日康复
weather The light in the gallery is fine today / 今天美术馆光线很好
congrats My compliments / 祝贺
love You are very kind / 您太客气了
joke Very good / 有意思
help Gladly, as far as I may / 职责范围内，乐意 | I forward it to Oskar / 我转给欧凯
yesno Yes, that suits us / 可以，适合我们 | I have to ask upstairs / 我需要请示 | Not in this form / 这样恐怕不行
agree Agreed / 同意 | I confirm / 确认
no I take note / 我记下了
any I understand / 明白 | Please send that by mail as well / 请邮件也发一份 | That will interest the board / 管理层会感兴趣 | Let us settle it on the call / 电话会上定 | Noted with thanks / 收悉，谢谢
picture Elegant. May I show it? / 很雅致，我可以转发吗
sticker :) / 🙂
file Received, we examine it / 收到，我们审阅
location Noted, thank you / 收到，谢谢
redpacket I must return this, with thanks / 公司规定，心意领了
transfer Please by invoice / 请走发票
pat Yes, please? / 您说
call In a negotiation, I call back at four / 谈判中，四点回电`,
  `= oskar | 120-2400 | 60 | 15
hi hello / 你好 | hi, iron is hot / 嗨，烙铁正热
how burnt one finger, fixed two lamps / 烫了一根手指，修好两盏灯
thanks sure / 不客气
sorry no smoke, no problem / 没冒烟就没事
bye back to the bench / 回工作台了
night leaving one lamp on / 留一盏灯
birthday I switched on everything to celebrate / 把灯全打开庆祝
money parts are cheap, time is not / 元件便宜，时间贵
when after the oven cools / 等烤箱凉了 | Thursday in the lab / 周四在实验室
where lab 2, the bright one / 二号实验室，最亮那间
invite hiking yes, talking no / 爬山行，聊天免了 | Saturday? / 周六？
food noodles from the beaker / 烧杯面
work which voltage? / 多少伏 | the driver is dimming too early / 驱动调光太早 | send me the icon as a vector / 图标发矢量的
health ice on it / 冰敷
weather static is bad today / 今天静电大
congrats bright! / 亮！
love warm white / 暖白光
joke ha, short circuit / 哈，短路了
help bring it to the lab / 拿来实验室 | send me the schematic / 发原理图
yesno yes / 行 | not above 12 volts / 超过 12 伏不行 | let me measure / 我量一下
agree ok / 好 | connected / 接上了
no then unplug / 那就拔掉
any hm, polarity / 嗯，极性 | I tried that with a toaster / 我拿烤面包机试过 | it hums / 有嗡嗡声 | could be the ground / 可能是地线 | noted on the bench / 记在台面上了
picture nice lamp / 灯不错 | too blue / 偏蓝
sticker blink / 闪
file opened, one layer missing / 打开了，缺一层
location good ridge there / 那儿山脊不错
redpacket LEDs! / 买灯珠！
transfer current received / 电流已到
pat zap / 滋
call solder in both hands / 两手都占着`,
  `= alex_petrov | 30-300 | 75 | 20
hi Good morning / 早上好 | Hello, I have it open / 你好，正看着
how On schedule / 按计划 | Swam two kilometres, so fine / 游了两公里，状态好
thanks You are welcome / 不客气
sorry No problem, I move the milestone / 没关系，我调里程碑
bye Next slot, goodbye / 下一场了，再见
night Plan is closed for today / 今日计划收工
birthday Thank you, precisely on the day / 谢谢，正日子
money Within the approved budget? / 在批准预算内吗 | Vera decides on sums / 金额由卫岚定
when 14:00 or 16:30, which is better? / 14:00 或 16:30，哪个方便 | By end of week / 本周内
where Floor 5, the big screen / 五楼大屏 | At reception, I fetch you / 前台，我来接
invite Accepted / 接受 | Please with an agenda / 请附议程 | A game of chess afterwards? / 之后下盘棋？
food Canteen at 12:15 sharp / 食堂 12:15 准点
work Is that the final version? / 这是终版吗 | I need it two days before the demo / 演示前两天给我 | Risk is yellow / 风险黄色
health Take care. Who stands in for you? / 保重，谁替你
weather Pool is indoors / 泳池在室内
congrats Milestone reached / 里程碑达成
love Thank you / 谢谢
joke Noted as amusing / 记录：好笑
help Yes. By when? / 可以，何时要 | I assign it to the team / 我派给团队
yesno Yes / 是 | No, dependency missing / 不行，缺依赖 | To be confirmed by noon / 中午前确认
agree Confirmed / 确认 | In the plan / 已入计划
no Then I replan / 那我重排
any Understood / 明白 | I put it on the agenda / 列入议程 | Who is responsible? / 谁负责 | Please one owner per item / 每项一个负责人 | That affects Thursday / 这会影响周四
picture Clear / 清楚
sticker Received / 收到
file Downloaded, version 3? / 已下载，是第三版？
location On time from there: 24 minutes / 从那儿过来 24 分钟
redpacket Not permitted, but thank you / 不允许收，谢谢
transfer Please through purchasing / 请走采购
pat Yes? / 请讲
call In a status meeting until half past / 状态会到半点`,
];
