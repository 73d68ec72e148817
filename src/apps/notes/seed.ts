/** A realistic collection of notes, with similar titles and some clutter. */
import { addDays, dayKey, dayMs, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { notes, type Note, type Todo } from "./state.ts";

export const seed = notes.seed(({ now, offsetMin, say }) => {
  const today = startOfDay(now, offsetMin);
  let n = 0;
  const note = (daysAgo: number, title: string, body: string, more: Partial<Note> = {}): Note => {
    n += 1;
    const at = addDays(today, -daysAgo) + 8 * hourMs + ((n * 37) % 600) * 60_000;
    const updatedAt = Math.min(at, now - n * 60_000);
    return {
      id: `note_s${n}`,
      title,
      body,
      items: [],
      pictures: [],
      folder: null,
      pinned: false,
      private: false,
      createdAt: updatedAt - (n % 3) * dayMs,
      updatedAt,
      remindAt: null,
      trashedAt: null,
      ...more,
    };
  };
  const items = (...lines: [string, boolean][]) => lines.map(([text, done]) => ({ text, done }));
  const all: Note[] = [
    note(0, say("Groceries", "购物清单"), say("For the weekend", "周末用"), {
      pinned: true,
      items: items(
        [say("Eggs", "鸡蛋"), true],
        [say("Oat milk", "燕麦奶"), false],
        [say("Tomatoes", "西红柿"), false],
        [say("Rice, 5 kg", "大米 5 公斤"), false],
      ),
      folder: "folder_home",
    }),
    note(
      0,
      say("Stand-up points", "晨会要点"),
      say(
        "Login page is done.\nWaiting for the icons.\nAsk Nora about the release date.",
        "登录页已完成。\n等图标。\n向诺拉确认发布日期。",
      ),
      { folder: "folder_work" },
    ),
    note(1, say("Gate code", "门禁密码"), say("Building B, side door: 4417#", "B 座侧门：4417#")),
    note(
      1,
      say("Gift ideas for Mum", "给妈妈的礼物"),
      say("Silk scarf, tea set, a walk along the lake", "丝巾、茶具、湖边散步"),
    ),
    note(2, say("Gift ideas for Max", "给小马的礼物"), say("Board game, climbing chalk", "桌游、攀岩粉")),
    note(
      2,
      say("Meeting with Lumen", "与流明公司的会议"),
      say(
        "Thursday 14:00, room 3.\nThey want the price list before Tuesday.",
        "周四 14:00，三号会议室。\n他们希望周二前拿到报价单。",
      ),
      { folder: "folder_work" },
    ),
    note(
      3,
      say("Recipe: lemon rice", "食谱：柠檬饭"),
      say(
        "2 cups rice, 1 lemon, curry leaves, peanuts, turmeric. Fry the peanuts first.",
        "米两杯、柠檬一个、咖喱叶、花生、姜黄。先炸花生。",
      ),
      { folder: "folder_home" },
    ),
    note(
      4,
      say("Books to read", "想读的书"),
      say("The Salt Road\nA Short History of Maps\nNight Trains", "《盐路》\n《地图简史》\n《夜行列车》"),
    ),
    note(
      6,
      say("Running log", "跑步记录"),
      say(
        "Mon 5.2 km 31 min\nWed 4.0 km 24 min\nSat 8.1 km 52 min",
        "周一 5.2 公里 31 分钟\n周三 4.0 公里 24 分钟\n周六 8.1 公里 52 分钟",
      ),
    ),
    note(
      8,
      say("Bike service", "自行车保养"),
      say("Brake pads, chain. Shop opens at 10.", "刹车片、链条。店铺十点开门。"),
    ),
    note(
      11,
      say("Trip to the coast", "海边之行"),
      say("Train at 08:12, return Sunday 18:40.", "08:12 的火车，周日 18:40 返回。"),
      {
        items: items(
          [say("Book the room", "订房间"), true],
          [say("Buy tickets", "买票"), true],
          [say("Borrow the tent", "借帐篷"), false],
        ),
        folder: "folder_travel",
      },
    ),
    note(
      15,
      say("Meeting with Lumen (old)", "与流明公司的会议（旧）"),
      say("First talk. They asked for a demo.", "第一次会谈。他们要求演示。"),
      { folder: "folder_work" },
    ),
    note(19, say("Packing list", "行李清单"), "", {
      items: items(
        [say("Passport", "护照"), false],
        [say("Charger", "充电器"), false],
        [say("Rain jacket", "雨衣"), false],
      ),
      folder: "folder_travel",
    }),
    note(
      23,
      say("Flat measurements", "房间尺寸"),
      say("Living room 4.2 × 3.6 m\nWindow 1.8 m\nDoor 0.82 m", "客厅 4.2 × 3.6 米\n窗 1.8 米\n门 0.82 米"),
      { folder: "folder_home" },
    ),
    note(
      30,
      say("Wi-Fi for guests", "访客无线网络"),
      say("Network Maple-Court, ask me for the password", "网络 Maple-Court，密码问我"),
    ),
    note(
      5,
      say("Salary talk", "薪资谈话"),
      say("Aim for 8 percent. Mention the March project.", "目标百分之八。提到三月的项目。"),
      { private: true },
    ),
    note(9, say("Draft: birthday speech", "草稿：生日致辞"), say("Dear all, …", "亲爱的各位……"), {
      trashedAt: now - 2 * dayMs,
    }),
    note(12, say("Old parking spot", "旧停车位"), say("Level 2, 218", "二层 218"), { trashedAt: now - 5 * dayMs }),
  ];
  const dayIn = (days: number): string => dayKey(addDays(today, days), offsetMin);
  const todo = (id: string, text: string, hours: number, more: Partial<Todo> = {}): Todo => ({
    id: `todo_${id}`,
    text,
    createdAt: now - hours * hourMs,
    due: null,
    dueMinute: null,
    priority: "none",
    folder: null,
    doneAt: null,
    remindAt: null,
    trashedAt: null,
    ...more,
  });
  // A to-do with a future time gets a reminder at this time.
  const timed = (days: number, minute: number) => ({
    due: dayIn(days),
    dueMinute: minute,
    remindAt: addDays(today, days) + minute * minuteMs,
  });
  const todos = [
    todo("s1", say("Pay the electricity bill", "交电费"), 3, {
      due: dayIn(0),
      priority: "high",
      folder: "folder_home",
    }),
    todo("s2", say("Call the dentist", "打电话给牙医"), 20, timed(1, 9 * 60 + 30)),
    todo("s3", say("Return library books", "归还图书馆的书"), 49, { due: dayIn(-2), priority: "medium" }),
    todo("s4", say("Water the plants", "给植物浇水"), 52, { doneAt: now - 14 * hourMs, folder: "folder_home" }),
    todo("s5", say("Send Nora the photos", "把照片发给诺拉"), 74, { doneAt: now - 62 * hourMs, due: dayIn(-3) }),
    todo("s6", say("Send Lumen the price list", "把报价单发给流明公司"), 28, {
      ...timed(1, 12 * 60),
      priority: "high",
      folder: "folder_work",
    }),
    todo("s7", say("Ask for the tent back", "要回帐篷"), 96, { folder: "folder_travel", priority: "low" }),
    todo("s8", say("Book the night train", "订夜行列车票"), 33, {
      due: dayIn(9),
      priority: "medium",
      folder: "folder_travel",
    }),
    todo("s9", say("Sort the winter clothes", "整理冬衣"), 120),
    todo("s10", say("Hand in the expense report", "提交报销单"), 80, {
      due: dayIn(-1),
      doneAt: now - 16 * hourMs,
      folder: "folder_work",
    }),
  ];
  return {
    notes: Object.fromEntries(all.map((x) => [x.id, x])),
    todos: Object.fromEntries(todos.map((x) => [x.id, x])),
    folders: {
      folder_home: { id: "folder_home", name: say("Home", "家") },
      folder_work: { id: "folder_work", name: say("Work", "工作") },
      folder_travel: { id: "folder_travel", name: say("Travel", "旅行") },
    },
    folderOrder: ["folder_home", "folder_work", "folder_travel"],
    password: "2580",
    sort: "updated",
    mode: "list",
  };
});
