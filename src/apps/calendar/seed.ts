/**
 * Half a year of a person's life before and after the start: recurring work, family, friends, events with similar
 * titles, clashes and unimportant events.
 */
import { networkZone } from "#os/settings.ts";
import { minuteMs } from "#state/civil.ts";
import { dayAt, dayNumber, formatDay, dayNumberOf, partsOf, dayStartMs, weekStartDay, weekdayOf } from "#state/day.ts";
import { cast, me, type Person as Member } from "#world/cast.ts";
import { shiftDay } from "./features/calculator/calculations.ts";
import { birthdayRepeat } from "./repeats.ts";
import { calendar } from "./state.ts";
import { type Event, type Person, type Repeat, type When } from "./features/events/state.ts";

const members: readonly Member[] = [me, ...cast];
const member = (id: string): Member => members.find((p) => p.id === id)!;

export const seed = calendar.seed(({ now, lang, offsetMin, say }) => {
  const today = dayAt(now, offsetMin);
  const monday = weekStartDay(today, 1);
  const place = (id: string): string => {
    const { name, address } = member(id);
    return address ? `${say(name.en, name.zh)}${say(", ", "，")}${say(address.en, address.zh)}` : say(name.en, name.zh);
  };
  const guest = (id: string): Person => {
    const { name, emails, phones } = member(id);
    const email = emails[0] ?? "";
    return { name: say(name.en, name.zh), email, phone: email === "" ? (phones[0]?.number ?? "") : "" };
  };
  const guests = (...ids: string[]): Person[] => ids.map(guest);

  const at = (day: number, time: string, minutes: number): When => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    const start = dayStartMs(day, offsetMin) + (hour * 60 + minute) * minuteMs;
    return { kind: "times", start, end: start + minutes * minuteMs, zone: networkZone };
  };
  const days = (from: number, length = 1): When => ({
    kind: "days",
    from: formatDay(from),
    to: formatDay(from + length - 1),
  });
  const weekly = (on: number[], more: Partial<Repeat> = {}): Repeat => ({
    unit: "week",
    every: 1,
    days: on,
    by: "date",
    end: { kind: "never" },
    ...more,
  });
  const each = (unit: "day" | "month" | "year", more: Partial<Repeat> = {}): Repeat => ({
    ...weekly([]),
    unit,
    ...more,
  });
  /** Returns a day of the month before the start, such as the third Wednesday or the last Thursday. */
  const nth = (weekday: number, n: number | "last"): number => {
    const { year, month } = partsOf(shiftDay(today, -2, "month"));
    const first = dayNumberOf(year, month, 1);
    const one = first + ((weekday - weekdayOf(first) + 7) % 7);
    if (n !== "last") return one + (n - 1) * 7;
    return one + 7 * Math.floor((dayNumberOf(year, month + 1, 1) - 1 - one) / 7);
  };
  const dayOfMonth = (months: number, day: number): number => {
    const { year, month } = partsOf(shiftDay(today, months, "month"));
    return dayNumberOf(year, month, day);
  };

  const events: Event[] = [];
  const put = (
    calendar: "work" | "personal" | "family" | "birthdays",
    title: string,
    when: When,
    more: Partial<Omit<Event, "id" | "calendar" | "title" | "when">> = {},
  ): Event => {
    const event: Event = {
      id: `event_s${events.length + 1}`,
      calendar: `calendar_${calendar}`,
      title,
      location: "",
      notes: "",
      when,
      repeat: null,
      reminders: when.kind === "times" ? [10] : [],
      invitees: [],
      busy: when.kind === "times",
      tone: null,
      rings: false,
      birthday: null,
      except: [],
      of: null,
      organizer: null,
      answer: null,
      ...more,
    };
    events.push(event);
    return event;
  };
  const room2 = say("Meeting room 2", "2 号会议室");
  const room5 = say("Meeting room 5", "5 号会议室");

  // Events of the calendar for work.
  const standUp = put("work", say("Stand-up", "站会"), at(monday - 56, "09:30", 15), {
    repeat: weekly([1, 2, 3, 4, 5]),
    location: room2,
    invitees: guests("nora", "jonas", "priya", "tomas"),
    reminders: [5],
    except: [formatDay(monday - 4), formatDay(monday + 3)],
  });
  put("work", standUp.title, at(monday + 3, "11:00", 15), {
    of: { id: standUp.id, day: formatDay(monday + 3) },
    location: room5,
    invitees: standUp.invitees,
    reminders: [5],
    notes: say("Moved: room 2 is booked in the morning.", "改时间了：上午 2 号会议室有人用。"),
  });
  put("work", say("Sprint planning", "迭代计划会"), at(monday - 28, "10:30", 90), {
    repeat: weekly([1], { every: 2 }),
    location: room5,
    invitees: guests("katrin", "nora", "jonas", "priya", "tomas"),
  });
  put("work", say("Sprint review", "迭代评审"), at(monday - 17, "15:00", 60), {
    repeat: weekly([5], { every: 2 }),
    location: room5,
    invitees: guests("katrin", "nora", "priya"),
  });
  put("work", say("Design review", "设计评审"), at(monday - 41, "14:00", 60), {
    repeat: weekly([2]),
    location: room2,
    invitees: guests("nora", "priya"),
    reminders: [10, 60],
    notes: say("Bring two variants of the sign-up screen.", "带上注册页的两个方案。"),
  });
  put("work", say("Design review (Lumen)", "设计评审（流明）"), at(monday + 3, "14:00", 60), {
    location: say("Video call", "视频会议"),
    invitees: guests("vera", "oskar"),
    notes: say("Link is in Vera's mail.", "链接在卫岚的邮件里。"),
  });
  put("work", say("1:1 with Katrin", "与何文一对一"), at(monday - 12, "10:00", 30), {
    repeat: weekly([3], { every: 2 }),
    invitees: guests("katrin"),
  });
  put("work", say("Release meeting", "发布会议"), at(monday - 25, "15:00", 45), {
    repeat: weekly([4]),
    location: room2,
    invitees: guests("nora", "jonas", "tomas"),
  });
  put("work", say("Release retrospective", "发布复盘"), at(monday + 10, "16:00", 60), {
    location: room5,
    invitees: guests("nora", "jonas", "priya", "tomas"),
  });
  put("work", say("Call with Vera", "与卫岚通话"), at(monday + 4, "11:00", 45), {
    location: say("Phone", "电话"),
    invitees: guests("vera"),
    reminders: [15],
  });
  put("work", say("Visit to Lumen", "走访流明公司"), days(monday + 9, 2), {
    invitees: guests("vera", "oskar", "diego"),
    reminders: [1440],
    busy: true,
  });
  put("work", say("Train to Lumen", "去流明公司的火车"), at(monday + 9, "07:12", 108), {
    location: say("Central Station, platform 4", "中央车站 4 站台"),
    notes: say("Coach 6, seat 42", "6 车 42 座"),
    reminders: [60, 1440],
  });
  put("work", say("Train back", "返程火车"), at(monday + 10, "18:40", 112), { reminders: [30] });
  put("work", say("All-hands", "全员大会"), at(nth(4, "last"), "16:00", 60), {
    repeat: each("month", { by: "lastWeekday" }),
    location: say("Canteen", "食堂"),
  });
  put("work", say("Expense report due", "提交报销单"), days(dayOfMonth(-3, 25)), {
    repeat: each("month"),
    reminders: [0],
    notes: say("To Anna Weber, with the receipts.", "连同发票交给王安娜。"),
  });
  put("work", say("Team lunch", "团队午餐"), at(monday + 2, "12:30", 75), {
    location: place("lotus"),
    organizer: guest("olga"),
    invitees: guests("nora", "jonas", "priya", "me"),
    reminders: [30],
  });
  put("work", say("Fire drill briefing", "消防演练说明会"), at(monday + 1, "13:30", 30), {
    organizer: guest("olga"),
    answer: "no",
  });
  put("work", say("Laptop replacement", "更换笔记本电脑"), at(monday + 8, "09:00", 30), {
    organizer: guest("henrik"),
    answer: "maybe",
    location: say("IT desk", "技术支持台"),
  });
  put("work", say("Interview: junior designer", "面试：初级设计师"), at(monday + 1, "10:30", 60), {
    location: room5,
    invitees: guests("katrin", "olga"),
    notes: say("Portfolio first, then the exercise.", "先看作品集，再做练习。"),
  });
  put("work", say("Focus time", "专注时间"), at(monday + 2, "14:00", 120), {
    busy: false,
    reminders: [],
    tone: "slate",
  });
  put("work", say("Focus time", "专注时间"), at(monday + 4, "13:00", 120), {
    busy: false,
    reminders: [],
    tone: "slate",
  });
  put("work", say("Quarterly offsite", "季度团建"), days(monday + 28, 3), {
    location: say("Lakeside House", "湖畔公寓"),
    invitees: guests("katrin", "nora", "jonas", "priya", "tomas", "diego"),
    reminders: [10080],
    busy: true,
  });
  put("work", say("Budget sign-off", "预算审批"), at(monday - 6, "11:00", 30), { invitees: guests("anna_weber") });
  put("work", say("Usability test, round 1", "可用性测试第一轮"), at(monday - 5, "13:00", 180), { location: room5 });
  put("work", say("Usability test, round 2", "可用性测试第二轮"), at(monday + 9, "13:00", 180), { location: room5 });

  // Events of the personal calendar.
  put("personal", say("Climbing with Max", "和马骁攀岩"), at(monday - 48, "19:00", 120), {
    repeat: weekly([2, 4]),
    location: place("gym"),
    invitees: guests("max"),
    reminders: [60],
    except: [formatDay(monday - 6)],
  });
  put("personal", say("Climbing course", "攀岩课程"), at(monday + 5, "10:00", 150), {
    repeat: weekly([6], { end: { kind: "after", times: 4 } }),
    location: place("gym"),
    invitees: guests("zoe", "lucas"),
    reminders: [1440],
  });
  put("personal", say("Dentist", "看牙"), at(monday + 4, "11:15", 45), {
    location: place("dentist"),
    notes: say("Bring the insurance card.", "带上医保卡。"),
    reminders: [60, 1440],
  });
  put("personal", say("Dentist?", "看牙？"), at(monday + 11, "16:30", 30), {
    busy: false,
    notes: say("Only if Friday doesn't work out", "周五去不成的话"),
    reminders: [],
  });
  put("personal", say("Plumber Hugo", "水管工小胡上门"), at(monday + 2, "08:30", 60), {
    location: say("At home", "家里"),
    notes: say("Kitchen tap. Call before he leaves.", "厨房水龙头。出发前打电话。"),
    invitees: guests("plumber"),
    reminders: [30],
    rings: true,
  });
  put("personal", say("Rent is due", "交房租"), days(dayOfMonth(-4, 5)), {
    repeat: each("month"),
    reminders: [1440],
    notes: say("The standing order doesn't cover the garage.", "自动转账不含车库。"),
  });
  put("personal", say("Book club", "读书会"), at(nth(3, 3), "20:00", 120), {
    repeat: each("month", { by: "weekday" }),
    location: say("City Library", "市图书馆"),
    invitees: guests("zoe"),
  });
  put("personal", say("Pick up the bike", "取自行车"), at(monday + 5, "14:00", 30), { location: place("bikes") });
  put("personal", say("Vet: Biscuit, vaccination", "带饼干打疫苗"), at(monday + 7, "17:30", 30), {
    location: place("vet"),
    reminders: [60],
  });
  put("personal", say("Haircut", "理发"), at(monday - 3, "18:00", 45));
  put("personal", say("Film with Zoe", "和郎悦看电影"), at(monday + 4, "20:15", 135), {
    location: say("Orpheum", "奥菲影院"),
    invitees: guests("zoe"),
    reminders: [60],
  });
  put("personal", say("Night train", "夜行列车"), at(monday + 18, "22:40", 515), {
    location: say("Central Station, platform 9", "中央车站 9 站台"),
    notes: say("Sleeper 21, lower berth", "21 号卧铺下铺"),
    reminders: [60, 1440],
    rings: true,
  });
  put("personal", say("Lake weekend", "湖边周末"), days(monday + 19, 2), {
    invitees: guests("max", "zoe", "lucas"),
    tone: "teal",
    busy: true,
  });
  put("personal", say("Yoga", "瑜伽"), at(monday - 70, "07:30", 45), {
    repeat: weekly([1], { end: { kind: "after", times: 8 } }),
    reminders: [],
  });
  put("personal", say("Water the plants", "给植物浇水"), at(monday - 30, "08:00", 10), {
    repeat: each("day", { every: 3 }),
    busy: false,
    reminders: [0],
  });
  put("personal", "", at(monday + 3, "17:30", 30), { reminders: [] });
  put("personal", say("Parcel from Swift Courier", "迅达快递送件"), at(monday, "16:00", 120), {
    busy: false,
    invitees: guests("courier"),
    reminders: [],
  });
  put("personal", say("Tax return", "报税"), days(dayOfMonth(1, 30)), { reminders: [10080] });
  put("personal", say("Passport renewal", "换护照"), at(monday + 16, "09:20", 20), {
    location: say("Town hall, counter 7", "市政厅 7 号窗口"),
    reminders: [1440],
  });

  // Events of the family calendar.
  put("family", say("Call Grandma", "给奶奶打电话"), at(monday - 36, "17:00", 30), {
    repeat: weekly([0]),
    invitees: guests("grandma"),
    reminders: [0],
  });
  put("family", say("Dinner at Mum and Dad's", "回爸妈家吃饭"), at(monday + 6, "18:00", 150), {
    location: place("mum"),
    invitees: guests("mum", "dad", "mia"),
  });
  put("family", say("Mia's birthday dinner", "苏米娅生日晚餐"), at(monday + 8, "19:00", 150), {
    location: place("lotus"),
    invitees: guests("mum", "dad", "leo", "max"),
    reminders: [60, 1440],
    notes: say("Table for six under Ashby. The cake is Leo's.", "以苏先生的名字订了六人桌。蛋糕由苏磊准备。"),
  });
  put("family", say("Lunch with Mia", "和苏米娅吃午饭"), at(monday, "12:30", 60), {
    location: say("Cafe Tilia", "椴树咖啡馆"),
    invitees: guests("mia"),
    reminders: [30],
  });
  put("family", say("Dentist (Mia)", "看牙（苏米娅）"), at(monday + 10, "11:15", 45), {
    location: place("dentist"),
    busy: false,
    notes: say("Drive her to her appointment", "开车送她去"),
  });
  put("family", say("Aunt Ruth visits", "如意姨妈来访"), days(monday + 12, 3), { invitees: guests("ruth") });
  put("family", say("Finn's concert", "苏帆的音乐会"), at(monday + 11, "19:30", 120), {
    location: say("Music school, great hall", "音乐学校大礼堂"),
    invitees: guests("finn", "mum", "dad"),
    reminders: [60],
  });
  put("family", say("Help Leo move", "帮苏磊搬家"), at(monday + 5, "14:30", 240), {
    invitees: guests("leo", "finn"),
    notes: say("The van will be at his place from two.", "货车两点起停在他家。"),
  });
  put("family", say("Mum and Dad's anniversary", "爸妈结婚纪念日"), days(dayOfMonth(-8, 18)), {
    repeat: each("year"),
    reminders: [1440],
    tone: "rose",
  });
  put("family", say("Visit Grandma", "看望奶奶"), at(monday - 1, "15:00", 120), { location: place("grandma") });

  // Birthdays of people who are not in the contacts.
  const birthday = (name: string, on: string, yearKnown: boolean, notes = ""): Event =>
    put("birthdays", name, days(dayNumber(on)), {
      notes,
      repeat: { ...birthdayRepeat },
      reminders: [0],
      birthday: { yearKnown },
    });
  birthday(say("Coach Ilse", "教练伊瑟"), "1978-05-02", true, say("She likes dark chocolate.", "她喜欢黑巧克力。"));
  birthday(say("Mr. Bruno next door", "隔壁的布先生"), "2025-06-11", false);

  const own = (id: string, en: string, zh: string, tone: "blue" | "violet" | "green") => ({
    id: `calendar_${id}`,
    name: say(en, zh),
    tone,
    shown: true,
    kind: "own" as const,
  });
  const calendars = [
    own("personal", "Personal", "个人", "blue"),
    own("work", "Work", "工作", "violet"),
    own("family", "Family", "家庭", "green"),
    { ...own("holidays", "Holidays", "节假日", "green"), tone: "red" as const, kind: "holidays" as const },
    { ...own("birthdays", "Birthdays", "生日", "green"), tone: "amber" as const, kind: "birthdays" as const },
  ];
  return {
    calendars: Object.fromEntries(calendars.map((c) => [c.id, c])),
    calendarOrder: calendars.map((c) => c.id),
    events: Object.fromEntries(events.map((e) => [e.id, e])),
    remindedUntil: now,
    ringing: [],
    later: [],
    settings: {
      weekStart: 1,
      lunar: lang !== "en",
      weekNumbers: false,
      defaultView: "month",
      reminder: 10,
      dayReminder: 0,
      laterMin: 10,
      durationMin: 60,
      declined: true,
      dimPast: true,
    },
  };
});
