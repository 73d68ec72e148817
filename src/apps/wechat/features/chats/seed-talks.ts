/** Chats of a new phone: the family, work, the climbing wall. */
import type { SeedTalk } from "./seed-format.ts";

export const talks: readonly SeedTalk[] = [
  {
    peer: "person_mum",
    overrides: { pinned: true, unread: 2 },
    lines: `
      5 18:42 mum: Your father cleaned the gutters on his own. On the ladder. At his age. || 你爸一个人爬梯子清檐沟，都什么岁数了。
      5 18:50 me: Tell him I'll come on Sunday and hold the ladder || 跟他说我周日回来给他扶梯子
      5 18:51 mum: He says the ladder doesn't need holding. || 他说梯子不用扶。
      5 18:53 me: #sticker laugh
      2 12:20 mum: #picture table_03
      2 12:21 mum: Bean stew, just how you like it. There's a jar for you in the fridge. || 你爱吃的豆子炖肉，冰箱里给你留了一罐。
      2 12:34 me: I'll pick it up tomorrow after work || 明天下班来拿
      2 12:35 mum: Bring back the two empty jars, please || 上次那两个空罐子带回来
      1 19:07 mum: #voice 9 The jars, you forgot the jars again || 罐子，罐子又忘了
      1 19:10 me: They're already in my bag for next time || 这回已经放包里了
      ~58 mum: It's going to rain at noon. Take the big umbrella. || 中午有雨，带那把大伞。
      ~12 mum: Soup is on the stove tonight. Come by at 18:30? || 晚上炖汤，6点半过来喝？`,
  },
  {
    peer: "group_studio",
    overrides: { pinned: true, unread: 4, named: true },
    lines: `
      4 16:05 nora: Build 4.2.0 is frozen. Blockers only from here. || 4.2.0 已冻结，只收阻塞问题。
      4 16:11 tomas: Define blocker || 什么算阻塞
      4 16:12 nora: It burns and people see it || 着火了，而且用户看得见
      4 16:14 jonas: #sticker ok
      3 10:02 priya: #file 2841600 Onboarding brief v3.pdf || 新手引导需求 v3.pdf
      3 10:03 priya: Page 4 is the one that matters. Comments by Monday, please. || 重点看第 4 页，周一前给意见。
      3 10:25 me: Read it. The empty states are missing, I'll draw them. || 看过了，缺空状态，我来画。
      3 10:26 priya: Yes please! || 太好了！
      3 17:48 diego: Lumen likes the new flow. They're asking for a dark version. || 流明很喜欢新流程，想要深色版。
      3 17:52 me: Of course they do || 果然
      ~74 tomas: Found something: on small phones the button hides behind the keyboard || 发现一个问题：小屏手机上按钮被键盘挡住
      ~70 jonas: On it. Looks like two lines of code. || 我来看，应该就两行。
      ~69 tomas: It always looks like two lines || 每次都是两行
      ~33 katrin: Review moved to 14:30, room 2. @Robin (design) you're showing the empty states. || 评审改到 14:30，2 号会议室。@苏然-设计 你来讲空状态。`,
  },
  {
    peer: "group_family",
    overrides: { unread: 1 },
    lines: `
      6 20:15 ruth: The lake is thawing. Who's coming for Easter? || 湖面化冻了，复活节谁来？
      6 20:22 leo: Is there internet yet || 那边有网了吗
      6 20:24 ruth: There's a lake, Leo || 有湖，磊磊
      6 20:25 mia: #sticker laugh
      6 20:40 dad: I'm bringing the rods || 我带鱼竿
      2 09:31 finn: Concert on the 28th, Thornby hall, 19:30. I'm playing the Saint-Saëns. || 28号晚上7点半在棘镇音乐厅演出，我拉圣桑。
      2 09:40 mum: We're all coming! Row 3, so I can see your hands. || 我们都去！坐第三排，好看清你的手。
      2 09:44 me: Put me down for two tickets || 给我留两张票
      2 09:45 finn >8: Two it is. Who's the second one for? || 好，两张。另一张给谁？
      2 09:46 mia: Yes, for whom? || 对啊，给谁？
      1 08:15 dad: #picture landscape_10
      1 08:16 dad: Six in the morning, nobody there but me and the herons || 早上六点，除了我只有白鹭
      ~26 dad: #packet s2
      ~24 leo: Respect for the carp || 大鱼牛`,
  },
  {
    peer: "person_max",
    overrides: { unread: 1 },
    lines: `
      5 21:12 max: My forearms are dead. Worth it. || 前臂已经废了，值。
      5 21:15 me: You did the overhang in one go! || 那个屋檐你一把就过了！
      5 21:16 max: With my eyes closed. By accident. || 闭着眼过的，不是故意的。
      5 21:17 max: #sticker party
      4 12:30 max: Who paid for dinner, you or Lucas? || 饭是你付的还是陆凯付的？
      4 12:41 me: I did. 259.50 for three. || 我付的，三个人 259.5。
      4 12:44 max: I'll send you my third || 我那份转你
      3 20:00 me: #link https://ledger.example/sport/venue-4 The climbing hall ready in 18 months | The Ledger || 攀岩馆 18 个月后竣工 | 云雀港账簿报
      3 20:06 max: 18 months!! I'll be too old by then. || 18 个月！！到时候我都爬不动了。
      1 18:20 max: Thursday as usual? || 周四照旧？
      1 18:31 me: As usual. 19:00 at Summit. || 照旧，19:00 峰顶见。
      ~150 max: #transfer s1
      ~149 max: Sorry it took so long || 拖了这么久，不好意思`,
  },
  {
    peer: "person_katrin",
    lines: `
      7 09:02 katrin: The Lumen deck needs a page on accessibility. || 流明的方案要加一页无障碍。
      7 09:20 me: Contrast, type sizes, focus order. Enough? || 对比度、字号、焦点顺序，够吗？
      7 09:21 katrin: Plus one real user. || 再加一个真实用户。
      4 18:03 katrin: Good page. Sent. || 那页不错，已发。
      1 17:40 katrin: Tomorrow's review is yours. Keep it under twenty minutes. || 明天评审你主讲，二十分钟以内。
      1 17:52 me: Will do || 好
      ~52 katrin: Moved to 14:30. Vera's joining by phone. || 改到 14:30，卫岚电话接入。
      ~49 me: Got it. I'll send her the link at 14:15. || 收到，14:15 给她发链接。`,
  },
  {
    peer: "group_wall",
    lines: `
      12 19:20 zoe: Shoes are 20 % off at Summit until Sunday || 峰顶攀岩鞋八折，到周日
      12 19:31 lucas: My old ones have a hole for every toe || 我那双每个脚趾都有洞了
      12 19:33 anna_webber: Ventilation || 透气
      5 17:02 lucas: Ten minutes late, the espresso was slow || 晚十分钟，咖啡做得慢
      5 17:03 max: The espresso is always slow || 咖啡每次都慢
      5 22:40 zoe: #picture people_07
      5 22:41 zoe: Look at our faces. We need a chalk rule. || 看看咱们的脸，得定个粉规。
      5 22:48 me: The rule: not in the hair || 规矩：不许抹头发上
      5 22:49 anna_webber: #sticker thanks
      1 20:11 max: Yuki wants to try. I told her to ask to join the group. || 田悠想来试试，我让她申请进群。
      1 20:15 me: Sure, I'll let her in || 好，我来通过
      1 20:31 lucas: #place place_gym Summit Climbing Gym | 52 Ropewalk || 峰顶攀岩馆 | 绳厂街 52 号
      1 20:32 lucas: For Yuki, the side entrance || 给田悠，走侧门`,
  },
  {
    peer: "person_ruth",
    overrides: { unread: 1 },
    lines: `
      20 17:10 ruth: Your postcard came! Only two weeks from the other end of town. || 你的明信片到了！从城那头寄来只用了两个星期。
      20 17:30 me: The post office calls that express || 邮局管这叫快件
      9 10:12 ruth: Do you still climb those walls? || 还在爬那些墙吗？
      9 10:40 me: Twice a week. My shoes are falling apart, though. || 每周两次，就是鞋快散架了。
      9 10:42 ruth: Then I know what you need || 那我知道你缺什么了
      ~95 ruth: #packet s1
      ~94 ruth: No arguing || 不许推`,
  },
  {
    peer: "person_mia",
    draft: "Copper. Because || 铜色吧，因为",
    lines: `
      8 21:03 mia: Three weeks till Mum's birthday. Ideas? || 离妈生日还有三周，有主意吗？
      8 21:10 me: A bench for the orchard || 给果园做张长椅
      8 21:11 mia: Alex could build it! || 陈立能做！
      8 21:12 me: Already asked him. He has the oak. || 问过了，他有橡木。
      3 20:12 mia: The cake place wants a 198 deposit || 蛋糕店要定金，198
      3 20:14 me: #packet s3
      3 20:16 me: #note packetTaken mia
      3 20:17 mia: Best brother. Out of two. || 兄弟俩里数你最好。
      1 22:26 mia: #picture desk_03
      1 22:27 mia: Colours for the card. Teal or copper? || 贺卡的颜色，青色还是铜色？`,
  },
  {
    peer: "group_gift",
    lines: `
      8 21:20 me: #note invited - Mia, Leo, Dad, Aunt Ruth || 米娅、苏磊、爸爸、如意姨妈
      8 21:21 mia: Not a word to Mum || 一个字都别告诉妈
      8 21:30 dad: She is sitting next to me || 她就坐我旁边
      8 21:30 mia: DAD || 爸！！
      8 21:31 dad: I turned the phone away || 我把手机转过去了
      4 19:05 ruth: I'll bring the roses || 我带玫瑰
      4 19:20 leo: I'll do the playlist || 我负责歌单
      2 14:02 me: The bench will be ready on the 9th. 640 in total, 128 each. || 长椅 9 号做好，一共 640，每人 128。
      2 14:10 ruth: Fair || 公道
      2 14:11 leo: After payday || 等发工资`,
  },
];
