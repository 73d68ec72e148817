/** Chats of a new phone: neighbours, individual colleagues, friends, shops. */
import type { SeedTalk } from "./seed-format.ts";

export const moreTalks: readonly SeedTalk[] = [
  {
    peer: "group_maple",
    overrides: { muted: true, unread: 6 },
    lines: `
      3 18:30 okafor: The water will be off on Tuesday from 9:00 to 11:30 in all flats. || 周二 9:00 到 11:30 全楼停水。
      3 18:34 greta: Which Tuesday? || 哪个周二？
      3 18:35 okafor: This coming one. The plumber is replacing the main valve. || 下周二，换总阀门。
      3 18:36 plumber: I need the cellar key by 8:45 || 8:45 前要拿到地下室钥匙
      1 07:55 courier: Parcels for flats 3, 8 and 9 are at Canal Road || 3、8、9 室的包裹在运河路柜
      ~96 greta: Has anyone seen Miso? Grey, looks offended. || 有人看到米酥吗？灰的，一脸不高兴。
      ~92 greta: Found her. On top of the washing machine. || 找到了，在洗衣机上。`,
  },
  {
    peer: "person_okafor",
    lines: `
      40 11:02 okafor: The boiler engineer is coming on Thursday between 10 and 12. || 周四 10 点到 12 点师傅来修热水器。
      40 11:15 me: I'm working from home that day || 那天我在家办公
      11 09:12 me: #transfer s3
      11 09:31 okafor: Rent received with thanks. || 房租收到，谢谢。
      3 18:40 okafor: Flat 8: please fill a bucket on Monday evening. || 8 室：周一晚上请接好一桶水。
      3 18:52 me: Thank you, will do || 谢谢提醒`,
  },
  {
    peer: "person_greta",
    lines: `
      9 19:20 greta: We're away from the 20th to the 23rd. Could you feed Miso? || 20号到23号我们出门，能帮忙喂米酥吗？
      9 19:25 me: Sure! Same food as last time? || 没问题，还是上次的粮？
      9 19:26 greta: The blue bag. Half a cup, at 8:00 and 18:00. || 蓝色那袋，早8点晚6点各半杯。
      9 19:27 greta: #picture animal_03
      9 19:28 greta: He looks innocent. He is not. || 看着乖，其实不乖。
      1 21:40 greta: You've still got our key, haven't you? || 钥匙还在你那儿吧？
      1 21:46 me: On the hook by the door || 在门边挂钩上`,
  },
  {
    peer: "person_priya",
    lines: `
      3 10:31 priya: Did you see the note on page 4? || 第 4 页的批注看到了吗？
      3 10:40 me: The one about skipping the tour? I agree. || 可以跳过引导那条？同意。
      3 10:41 priya: Then I'll delete step two. || 那我把第二步删了。
      1 11:15 priya: #file 184320 Survey, 212 answers.xlsx || 问卷 212 份.xlsx
      1 11:16 priya: 61 percent skip the tour. You were right. || 61% 的人跳过引导，你说对了。
      1 11:20 me: #sticker party`,
  },
  {
    peer: "person_nora",
    lines: `
      4 16:20 nora: Did you see the countdown on my door? || 看到我门上的倒计时了吗？
      4 16:22 me: Nine days. Very festive. || 九天，很有节日气氛。
      2 15:02 nora: I need the icons as SVG by Wednesday 12:00 || 周三 12:00 前要 SVG 图标
      2 15:10 me: You'll have them tomorrow || 明天给你
      1 16:45 me: #file 96256 icons-4.2.zip
      1 16:47 nora: Checked in. You are my favourite designer. || 已入库，你是我最喜欢的设计师。
      1 16:48 me: I am your only designer || 我是你唯一的设计师`,
  },
  {
    peer: "group_lumen",
    overrides: { muted: true },
    lines: `
      6 11:00 alex_petrov: The pilot starts on the 24th with forty users. || 24 号先开 40 个用户试点。
      6 11:08 vera: Purchase order is signed. || 采购单已签。
      6 11:09 priya: Wonderful, thank you! || 太好了，谢谢！
      3 17:30 vera: Can the screens be dark? Our control room is. || 界面能做深色吗？我们控制室很暗。
      3 17:41 me: Yes. A first draft in a week. || 可以，一周内给初稿。
      3 17:42 alex_petrov: Good || 好`,
  },
  {
    peer: "person_vera",
    lines: `
      3 17:33 vera: One more question: what would a dark version cost? || 单独问一句：深色版多少钱？
      3 17:50 me: Katrin will send you a quote || 何文会发报价给您
      1 10:12 vera: Got it. 4,800 is fine. || 收到了，4800 可以。
      1 10:20 me: Then we'll start on Wednesday || 那周三开始
      1 10:22 vera: Pleasure. || 合作愉快。`,
  },
  {
    peer: "person_lucas",
    lines: `
      6 21:58 lucas: You owe me nothing for the coffee || 咖啡不用给钱
      6 22:04 me: Nice try || 想得美
      6 22:05 me: #transfer s2
      6 22:42 lucas: Stubborn || 犟
      2 08:40 lucas: New beans from the harbour roastery. They smell like cherries. || 港口那家新烘的豆子，樱桃味。
      2 08:44 me: Save me a cup || 给我留一杯`,
  },
  {
    peer: "person_alex_renner",
    lines: `
      7 13:05 alex_renner: The oak has arrived. 180 by 45. || 橡木到了，180 乘 45。
      7 13:10 me: Perfect for two and a cat || 坐两个人加一只猫正好
      2 17:20 alex_renner: #picture room_05
      2 17:21 alex_renner: First coat of oil. Ready on the 9th at 16:00. || 上了第一遍油，9号下午4点可以来拿。
      2 17:33 me: It's beautiful. I'll bring Leo's van. || 太好看了，我开磊子的车来。`,
  },
  {
    peer: "person_sofia",
    lines: `
      10 14:20 sofia: Your three books are due on the 19th || 你那三本书 19 号到期
      10 14:25 me: I haven't finished one of them yet || 有一本还没看完
      10 14:26 sofia: Renewed until the 2nd. Don't tell the director. || 续到 2 号，别告诉馆长。
      10 14:27 me: #sticker love
      1 12:02 sofia: #link https://nightlamp.example/events/reading-aloud-badly Club: Reading Aloud, Badly | Nightlamp || 社团：蹩脚朗读会 | 夜灯
      1 12:03 sofia: Friday at 20:00. I'm reading first, so it can only get better. || 周五晚上8点，我先读，后面只会更好。`,
  },
  {
    peer: "person_zoe",
    draft: "Can you pick me up at the || 能在",
    lines: `
      5 23:02 zoe: Home. The car made the noise again. || 到家了，车又响了。
      5 23:05 me: The noise or the other noise? || 是那个响声还是另一个？
      5 23:06 zoe: The expensive one || 贵的那个
      2 19:44 zoe: It was only a loose plate. 40 instead of 900! || 只是护板松了，40 块，不是 900！`,
  },
  {
    peer: "person_yuki",
    lines: `
      14 15:30 yuki: The first spring tea is in. I've put 50 g aside for you. || 头茬春茶到了，给你留了 50 克。
      14 15:36 me: You are an angel || 你太好了
      14 15:37 yuki: 68 for you, as always || 老价钱，68
      1 20:25 yuki: I've asked to join your climbing group. Is the wall very high? || 我申请进你们的爬墙群了，很高吗？`,
  },
  {
    peer: "person_leo",
    lines: `
      4 23:40 leo: Are you awake || 醒着吗
      4 23:52 me: Unfortunately || 不幸
      4 23:53 leo: How do you iron a shirt || 衬衫怎么熨
      4 23:55 me: Collar first, then shoulders, then the rest. Not too hot. || 先领子，再肩膀，最后身子，别太烫。
      4 23:59 leo: There's a triangle on it now || 现在上面有个三角形
      4 23:59 me: #sticker cry
      2 18:12 leo: I got the job btw || 对了，工作拿到了
      2 18:12 me: With the triangle?? Congratulations! || 穿着三角形去的？？恭喜！`,
  },
  {
    peer: "person_dad",
    lines: `
      13 08:10 dad: How do I send a picture || 照片怎么发
      13 08:15 me: Tap the plus on the right, then Album || 右边加号，点照片
      13 08:21 dad: #picture landscape_12
      13 08:21 dad: #picture landscape_12
      13 08:22 dad: #picture landscape_12
      13 08:23 me: It works || 成功了
      1 21:15 dad: #voice 14 Don't tell your mother what the new reel cost || 新渔轮花了多少钱别告诉你妈`,
  },
  {
    peer: "person_ben",
    lines: `
      62 19:30 ben: New menu from Monday. They named a soup after me. || 周一换新菜单，有道汤用了我的名字。
      62 19:41 me: Ben soup? || 卞峰汤？
      62 19:42 ben: You'll understand when you taste it || 喝了你就懂了
      9 20:02 me: Are you still at the Anchor? We'd like a table for six. || 你还在船锚餐厅吗？想订个六人桌。
      9 20:03 me: #note notFriends ben`,
  },
  {
    peer: "person_gym",
    lines: `
      12 10:00 gym: Spring sale: 20% off all shoes until Sunday, 25% for members. || 春季促销：全场攀岩鞋八折，会员七五折，到周日。
      5 08:30 gym: The blue corner is closed on Wednesday for new routes. || 周三蓝区换线，暂停开放。
      2 09:00 gym: You have 4 visits left on your pass. || 您的次卡还剩 4 次。`,
  },
  {
    peer: "person_dentist",
    lines: `
      16 09:10 dentist: Reminder: check-up on the 26th at 8:20 with Dr Elm. || 提醒：26 日 8:20 复查，榆医生。
      16 09:40 me: Could it be after 17:00? || 能改到 17:00 以后吗？
      16 10:02 dentist: We have the 27th at 17:15. Would you like us to move it? || 27 日 17:15 有空，帮您改？
      16 10:05 me: Yes, please || 好，麻烦了
      16 10:06 dentist: Done. See you on the 27th at 17:15. || 已改，27 日 17:15 见。`,
  },
  {
    peer: "person_bikes",
    lines: `
      6 16:20 bikes: Your bicycle is ready. New chain and brake pads, 186. || 您的车修好了，换了链条和刹车皮，共 186。
      6 16:31 me: I'll come on Saturday at 11:00 || 我周六 11:00 来取
      6 16:32 bikes: #place place_bikes Spoke & Chain | 7 Canal Road || 链条单车行 | 运河路 7 号`,
  },
  {
    peer: "person_courier",
    lines: `
      7 13:40 courier: Your parcel was left with your neighbour in flat 9. || 已放到 9 室邻居处。
      1 08:05 courier: Out for delivery today between 10:00 and 13:00. || 今日 10:00 至 13:00 派送。
      1 08:12 me: Please use the lockers at Canal Road || 请放运河路快递柜`,
  },
];
