/** Screenshots of conversations, and wallpapers. */
import { darker, lighter, mix } from "../colour.ts";
import { clockTime, createCode, people, shortWeekday, pickPastDay, streets, formatYuan } from "../facts.ts";
import { measureText, wrapText } from "../measure.ts";
import { smoothPath, type Painter } from "../painter.ts";
import { both, type LocalizedText } from "../scene.ts";
import type { Sketch } from "../sketch.ts";
import { statusBar } from "./work.ts";
import { sin } from "#state/portable-math.ts";

interface ChatSlots {
  readonly day: LocalizedText;
  readonly time: string;
  readonly other: string;
  readonly sum: string;
  readonly code: string;
  readonly place: LocalizedText;
  readonly count: number;
}
type Line = readonly [mine: boolean, text: LocalizedText];
const conversations: readonly { readonly about: LocalizedText; readonly lines: (v: ChatSlots) => readonly Line[] }[] = [
  {
    about: both("dinner", "聚餐"),
    lines: (v) => [
      [false, both("Are you free on " + v.day.en + "?", `${v.day.zh}有空吗？`)],
      [true, both("Yes! Dinner?", "有空！一起吃饭？")],
      [false, both(`I booked a table for ${v.count} at ${v.time}.`, `我订了 ${v.count} 人位，${v.time}。`)],
      [true, both("Great. Where?", "太好了，在哪儿？")],
      [
        false,
        both(
          `Golden Lotus, ${v.place.en}. Reservation number ${v.code}.`,
          `金莲餐厅，${v.place.zh}。预订号 ${v.code}。`,
        ),
      ],
      [true, both("See you there 👍", "到时见 👍")],
    ],
  },
  {
    about: both("parcel", "快递"),
    lines: (v) => [
      [false, both("Your parcel arrived while you were out.", "你不在家的时候快递到了。")],
      [true, both("Oh thanks! Where is it now?", "谢谢！现在放哪儿了？")],
      [false, both(`In the locker at ${v.place.en}, box ${v.count}.`, `在${v.place.zh}的快递柜，${v.count} 号格。`)],
      [false, both(`The pick-up code is ${v.code}.`, `取件码 ${v.code}。`)],
      [true, both("Until when can I get it?", "最晚什么时候取？")],
      [false, both(`Until ${v.day.en}, ${v.time}.`, `${v.day.zh} ${v.time} 之前。`)],
    ],
  },
  {
    about: both("train", "火车"),
    lines: (v) => [
      [true, both("When do you get in?", "你几点到？")],
      [false, both(`My train is G${v.code}, arriving at ${v.time}.`, `坐 G${v.code} 次，${v.time} 到。`)],
      [true, both("Which coach?", "几号车厢？")],
      [false, both(`Coach ${v.count}.`, `${v.count} 号车厢。`)],
      [false, both(`It may be late, then it's ${v.other}.`, `可能会晚点，那就 ${v.other} 到。`)],
      [true, both("I'll wait at the north exit 🚗", "我在北出口等你 🚗")],
    ],
  },
  {
    about: both("rent", "房租"),
    lines: (v) => [
      [false, both("A reminder: the rent is due.", "提醒一下，该交房租了。")],
      [true, both("How much is it this month?", "这个月多少？")],
      [false, both(`${v.sum}, water included.`, `${v.sum}，含水费。`)],
      [true, both("By when?", "什么时候之前交？")],
      [false, both(`By ${v.day.en}, please.`, `请在${v.day.zh}之前。`)],
      [true, both("Will do 🙂", "好的 🙂")],
    ],
  },
  {
    about: both("meeting", "会议"),
    lines: (v) => [
      [false, both("The meeting has moved.", "会议改时间了。")],
      [true, both("To when?", "改到什么时候？")],
      [false, both(`${v.day.en} at ${v.time}, room ${v.count}.`, `${v.day.zh} ${v.time}，${v.count} 号会议室。`)],
      [true, both("And the meeting code?", "会议号呢？")],
      [false, both(`${v.code}. It ends at ${v.other}.`, `${v.code}，${v.other} 结束。`)],
      [true, both("Noted, thank you!", "记下了，谢谢！")],
    ],
  },
  {
    about: both("shopping", "购物"),
    lines: (v) => [
      [true, both("I'm at the market. What do we need?", "我在菜市场，要买什么？")],
      [false, both(`${v.count} eggs, two lemons and a bag of rice.`, `${v.count} 个鸡蛋、两个柠檬、一袋大米。`)],
      [true, both("Anything else?", "还要别的吗？")],
      [false, both("Flowers for grandma! 💐", "给奶奶买束花！💐")],
      [true, both(`All together ${v.sum}.`, `一共 ${v.sum}。`)],
      [false, both(`Thanks. Be home by ${v.time}!`, `谢谢，${v.time} 前到家哦！`)],
    ],
  },
  {
    about: both("door code", "门禁"),
    lines: (v) => [
      [true, both("I forgot the door code again 😅", "我又忘了门禁密码 😅")],
      [false, both(`It's ${v.code}. The old one no longer works.`, `是 ${v.code}，旧的不能用了。`)],
      [true, both("Which floor?", "几楼？")],
      [false, both(`Floor ${v.count}, on the left. ${v.place.en}.`, `${v.count} 楼左边，${v.place.zh}。`)],
      [true, both(`I'll be there around ${v.time}.`, `我大概 ${v.time} 到。`)],
      [false, both("Perfect ☕", "好的 ☕")],
    ],
  },
];

const greetings: readonly (readonly [LocalizedText, LocalizedText])[] = [
  [both("Good morning! 🌞", "早上好！🌞"), both("Morning!", "早！")],
  [both("Hey, how are you?", "嗨，最近怎么样？"), both("Fine, thanks! A bit busy.", "挺好的，就是有点忙。")],
  [
    both("Did you see the game yesterday?", "昨天的比赛你看了吗？"),
    both("Yes, what a finish! ⚽", "看了，结尾太精彩了！⚽"),
  ],
  [both("Thanks again for your help.", "再次谢谢你的帮忙。"), both("Any time 😊", "别客气 😊")],
];

export const chat: Sketch = (rng, number) => {
  const talk = conversations[(number - 1) % conversations.length]!;
  const who = rng.pick(people).name;
  const day = pickPastDay(rng);
  const start = rng.int(8 * 60, 20 * 60);
  const slot = rng.int(34, 42) * 30;
  const values: ChatSlots = {
    day: weekdayTexts(rng.int(0, 6)),
    time: clockTime(slot),
    other: clockTime(slot + 30),
    sum: formatYuan(talk.about.en === "rent" ? rng.int(180, 520) * 1000 : rng.int(420, 2600) * 10),
    code: createCode(rng, "####"),
    place: rng.pick(streets),
    count: rng.int(2, 12),
  };
  // "Good morning" occurs only in the morning.
  const opening = greetings[rng.int(start < 11 * 60 ? 0 : 1, greetings.length - 1)]!;
  const told = talk.lines(values);
  // The other person greets. The person who raises the topic greets back and goes on.
  const lines: readonly Line[] = [[!told[0]![0], opening[0]], [told[0]![0], opening[1]], ...told];
  let at = start;
  const messages = lines.map(([mine, text]) => {
    at += rng.int(0, 4);
    return { mine, time: clockTime(at), text };
  });
  const dark = number % 3 === 0;
  const tone = ["#2f7fd6", "#3d9a5f", "#8a5fc0", "#d0704a"][number % 4]!;
  return {
    title: both(`Messages with ${who.en}`, `和${who.zh}的聊天`),
    words: [both("screenshot", "截图"), both("messages", "聊天记录"), talk.about, who],
    facts: { kind: "conversation", with: who, about: talk.about, date: day.key, messages },
    paint(p) {
      const [ground, theirs, ink, soft] = dark
        ? ["#101418", "#252b32", "#eef1f4", "#98a2ad"]
        : ["#eef1f5", "#ffffff", "#1d2126", "#6f7883"];
      p.rect(0, 0, 1080, 2400, ground)
        .rect(0, 0, 1080, 268, dark ? "#1a1f25" : "#ffffff")
        .rect(0, 266, 1080, 2, { fill: "#000", opacity: 0.08 });
      statusBar(p, at + 1, 35 + number * 4, ink);
      p.line(
        [
          [84, 156],
          [52, 188],
          [84, 220],
        ],
        ink,
        8,
      )
        .circle(180, 188, 52, tone)
        .text(180, 206, p.localize(who).slice(0, 1), 52, { fill: "#fff", weight: 500, anchor: "middle" })
        .text(262, 182, who, 50, { weight: 500, fill: ink })
        .text(262, 230, both("online", "在线"), 34, { fill: "#3d9a5f" });
      for (const y of [166, 188, 210]) p.circle(1010, y, 6, ink);
      p.text(540, 366, both(`${shortWeekday(day).en} ${day.key}`, `${day.key} ${shortWeekday(day).zh}`), 36, {
        anchor: "middle",
        fill: soft,
      });
      let y = 440;
      messages.forEach((message, i) => {
        const mine = lines[i]![0];
        const rows = wrapText(p.localize(message.text), 46, 700);
        const w = Math.max(...rows.map((row) => measureText(row, 46)), 120) + 76;
        const h = rows.length * 64 + 46;
        const x = mine ? 1032 - w : 150;
        if (!mine)
          p.circle(92, y + h - 40, 40, tone).text(92, y + h - 25, p.localize(who).slice(0, 1), 42, {
            fill: "#fff",
            weight: 500,
            anchor: "middle",
          });
        p.rect(x, y, w, h, { fill: mine ? tone : theirs, r: 42 }).rect(mine ? x + w - 50 : x, y + h - 50, 50, 50, {
          fill: mine ? tone : theirs,
          r: 12,
        });
        rows.forEach((row, k) => p.text(x + 38, y + 68 + k * 64, row, 46, { fill: mine ? "#fff" : ink }));
        p.text(mine ? 1024 : 158, y + h + 44, message.time, 32, { fill: soft, anchor: mine ? "end" : "start" });
        y += h + 92;
      });
      p.rect(0, 2210, 1080, 190, dark ? "#1a1f25" : "#ffffff")
        .rect(48, 2242, 830, 108, { fill: ground, r: 54 })
        .text(100, 2312, both("Message", "输入消息"), 44, { fill: soft })
        .circle(972, 2296, 56, tone)
        .poly(
          [
            [948, 2268],
            [1004, 2296],
            [948, 2324],
            [960, 2296],
          ],
          "#fff",
        );
      p.rect(390, 2380, 300, 8, { fill: ink, opacity: 0.6, r: 4 });
    },
  };
};
const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const weekdayTexts = (weekday: number): LocalizedText =>
  both(days[weekday]!, `周${["日", "一", "二", "三", "四", "五", "六"][weekday]}`);

type Point = [number, number];
/** Draws a jagged, uneven line of peaks. */
function peaks(p: Painter, base: number, height: number, count: number, colour: string): void {
  const points: Point[] = [[-60, base]];
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5 + (p.rng.next() - 0.5) * 0.5) * 1080) / count;
    points.push(
      [x, base - height * (0.45 + 0.55 * p.rng.next())],
      [((i + 1) * 1080) / count, base - height * 0.28 * p.rng.next()],
    );
  }
  p.poly([...points, [1140, base], [1140, 2400], [-60, 2400]], colour);
}
/** Draws a wavy band from y to the bottom. */
function wave(p: Painter, y: number, swing: number, phase: number, colour: string): void {
  const points: Point[] = Array.from({ length: 8 }, (_, i) => [(i * 1080) / 7, y + sin(i * 1.15 + phase) * swing]);
  p.path(`${smoothPath(points)}L1080 2400L0 2400Z`, colour);
}
const wallpapers: readonly {
  readonly title: LocalizedText;
  readonly dark: boolean;
  readonly paint: (p: Painter) => void;
}[] = [
  {
    title: both("Dunes at dawn", "沙丘晨曦"),
    dark: false,
    paint: (p) => {
      p.rect(0, 0, 1080, 2400, "#fde6cf").circle(760, 760, 210, "#ffd9a8").circle(760, 760, 150, "#fff3dc");
      ["#f7c9a0", "#efae85", "#dd8f6c", "#c4735a", "#a15a50"].forEach((c, i) =>
        wave(p, 1150 + i * 250, 90 - i * 8, i * 1.7, c),
      );
    },
  },
  {
    title: both("Night mountains", "夜色群山"),
    dark: true,
    paint: (p) => {
      p.rect(0, 0, 1080, 2400, "#131a3a").circle(780, 520, 140, "#f3ecd0").circle(730, 480, 130, "#131a3a");
      for (let i = 0; i < 70; i++)
        p.circle(p.rng.int(20, 1060), p.rng.int(40, 1250), p.rng.int(2, 5), { fill: "#fff", opacity: 0.75 });
      [
        ["#24306b", 1250],
        ["#1d2858", 1480],
        ["#172046", 1720],
        ["#101735", 1980],
      ].forEach(([c, y], i) => peaks(p, Number(y) + 120, 430, 4 + i, String(c)));
    },
  },
  {
    title: both("Paper leaves", "纸叶"),
    dark: false,
    paint: (p) => {
      p.rect(0, 0, 1080, 2400, "#e8f1e2");
      for (let i = 0; i < 16; i++) {
        const x = (i % 4) * 330 + ((i * 71) % 90) - 20;
        const y = Math.floor(i / 4) * 640 + ((i * 131) % 180) + 120;
        const c = ["#a9cf9a", "#7fb584", "#c9dfb5", "#5f9a76"][(i * 3) % 4]!;
        p.withOrigin(x, y, (i * 67) % 360, () =>
          p
            .path("M0 -220 C150 -120 150 120 0 220 C-150 120 -150 -120 0 -220 Z", c)
            .line(
              [
                [0, -200],
                [0, 260],
              ],
              darker(c, 0.15),
              8,
            )
            .path("M0 -80L70 -130M0 20L88 -40M0 120L70 70M0 -80L-70 -130M0 20L-88 -40M0 120L-70 70", {
              stroke: darker(c, 0.12),
              width: 6,
            }),
        );
      }
    },
  },
  {
    title: both("Harbour dusk", "海港暮色"),
    dark: true,
    paint: (p) => {
      p.rect(0, 0, 1080, 2400, "#3a2f5f")
        .rect(0, 620, 1080, 400, "#6a3f78")
        .rect(0, 1020, 1080, 300, "#b5587a")
        .rect(0, 1320, 1080, 180, "#e8866f")
        .circle(540, 1430, 230, "#ffd08a")
        .rect(0, 1500, 1080, 900, "#2f2a58");
      for (let i = 0; i < 16; i++)
        p.rect(540 - 240 + i * 9, 1540 + i * 46, 480 - i * 18, 14, { fill: "#ffb07a", opacity: 0.6, r: 7 });
      p.poly(
        [
          [180, 1560],
          [430, 1560],
          [390, 1620],
          [220, 1620],
        ],
        "#1d1a3a",
      )
        .poly(
          [
            [300, 1200],
            [300, 1545],
            [150, 1545],
          ],
          "#241f45",
        )
        .poly(
          [
            [316, 1240],
            [316, 1545],
            [430, 1545],
          ],
          "#2c2652",
        );
    },
  },
  {
    title: both("Soft shapes", "柔和形状"),
    dark: false,
    paint: (p) => {
      p.rect(0, 0, 1080, 2400, "#eef2fb")
        .circle(920, 340, 420, "#c9dafa")
        .circle(60, 1020, 470, "#f8d9e3")
        .circle(980, 1560, 400, "#fbe8c4")
        .circle(200, 2240, 520, "#cdeee2")
        .circle(760, 980, 150, "#b4c8f5")
        .circle(420, 1720, 130, "#f5bccd");
    },
  },
  {
    title: both("Deep blocks", "深色色块"),
    dark: true,
    paint: (p) => {
      p.rect(0, 0, 1080, 2400, "#15181d");
      const size = 270;
      for (let r = 0; r < 9; r++)
        for (let c = 0; c < 4; c++) {
          const x = c * size;
          const y = r * size;
          const t = ["#1f2a38", "#26394a", "#1c3340", "#2d2f45"][(r * 3 + c * 5) % 4]!;
          const k = (r * 7 + c * 11) % 4;
          p.rect(x, y, size, size, t);
          const d = lighter(t, 0.12);
          p.path(
            [
              `M${x} ${y}h${size}a${size} ${size} 0 0 1 -${size} ${size}z`,
              `M${x + size} ${y}v${size}a${size} ${size} 0 0 1 -${size} -${size}z`,
              `M${x} ${y + size}v-${size}a${size} ${size} 0 0 1 ${size} ${size}z`,
              `M${x + size} ${y + size}h-${size}a${size} ${size} 0 0 1 ${size} -${size}z`,
            ][k]!,
            (r + c) % 5 === 0 ? "#c8704a" : d,
          );
        }
    },
  },
  {
    title: both("Terraces", "梯田"),
    dark: false,
    paint: (p) => {
      p.rect(0, 0, 1080, 2400, "#cfe8f0").circle(260, 420, 120, "#fff3c4");
      ["#b5d8c0", "#9ccba5", "#86bd8c", "#71ad76", "#5d9c66", "#4b8a58", "#3d774d"].forEach((c, i) => {
        wave(p, 860 + i * 215, 70, i * 0.9 + 0.5, c);
        wave(p, 890 + i * 215, 70, i * 0.9 + 0.5, mix(c, "#e9f5d8", 0.28));
        wave(p, 920 + i * 215, 70, i * 0.9 + 0.5, c);
      });
    },
  },
  {
    title: both("Planet", "星球"),
    dark: true,
    paint: (p) => {
      p.rect(0, 0, 1080, 2400, "#0e1022");
      for (let i = 0; i < 90; i++)
        p.circle(p.rng.int(10, 1070), p.rng.int(10, 2390), p.rng.int(2, 4), {
          fill: i % 5 ? "#fff" : "#ffd9a0",
          opacity: 0.8,
        });
      p.circle(540, 1350, 400, "#c8704a");
      p.clip('<circle cx="540" cy="1350" r="400"/>', () => {
        p.rect(100, 1080, 900, 70, "#d98a5e")
          .rect(100, 1230, 900, 40, "#b55f3f")
          .rect(100, 1360, 900, 110, "#e3a071")
          .rect(100, 1560, 900, 60, "#a8533a")
          .circle(820, 1350, 420, { fill: "#000", opacity: 0.16 });
      });
      p.path("M60 1440 C180 1560 900 1380 1020 1240 C960 1400 240 1640 60 1440 Z", { fill: "#f0d2a5", opacity: 0.9 })
        .circle(850, 640, 70, "#8fa3c9")
        .circle(830, 620, 14, "#7a8fb5")
        .circle(876, 656, 10, "#7a8fb5");
    },
  },
  {
    title: both("Waves", "海浪"),
    dark: false,
    paint: (p) => {
      p.rect(0, 0, 1080, 2400, "#f5efe3");
      ["#cfe6e8", "#a6d3da", "#7bbccb", "#519fb8", "#3482a0", "#226585", "#174a68"].forEach((c, i) => {
        wave(p, 940 + i * 220, 60, i * 1.3, "#ffffff");
        wave(p, 956 + i * 220, 60, i * 1.3, c);
      });
      p.circle(800, 480, 170, "#f2a65a");
    },
  },
  {
    title: both("Forest mist", "林间薄雾"),
    dark: true,
    paint: (p) => {
      p.rect(0, 0, 1080, 2400, "#20383a");
      ["#2c4d4c", "#264344", "#1f383a", "#182d30", "#112326"].forEach((c, i) => {
        const base = 1000 + i * 300;
        for (let k = -1; k < 9; k++) {
          const x = k * 140 + ((i * 67 + k * 31) % 80);
          const h = 420 + ((k * 97 + i * 53 + 200) % 220);
          for (let t = 0; t < 3; t++)
            p.poly(
              [
                [x, base - h + t * h * 0.22],
                [x + 60 + t * 24, base - h * 0.55 + t * h * 0.26],
                [x - 60 - t * 24, base - h * 0.55 + t * h * 0.26],
              ],
              c,
            );
        }
        p.rect(0, base - 60, 1080, 2460 - base, c);
      });
    },
  },
  {
    title: both("Stripes", "条纹"),
    dark: false,
    paint: (p) => {
      p.rect(0, 0, 1080, 2400, "#fbf3e4");
      ["#e9785c", "#f2a65a", "#f5d06f", "#8cc0a4", "#4f8fa3"].forEach((c, i) =>
        p.path(
          `M${-40 + i * 110} 2400 V1500 A${640 - i * 110} ${640 - i * 110} 0 0 1 ${1240 - i * 110} 1500 V2400 H${1130 - i * 110} V1500 A${530 - i * 110} ${530 - i * 110} 0 0 0 ${70 + i * 110} 1500 V2400 Z`,
          c,
        ),
      );
      p.circle(840, 420, 150, "#f2a65a");
    },
  },
  {
    title: both("Aurora", "极光"),
    dark: true,
    paint: (p) => {
      p.rect(0, 0, 1080, 2400, "#0f1b33");
      for (let i = 0; i < 50; i++)
        p.circle(p.rng.int(10, 1070), p.rng.int(10, 1500), p.rng.int(2, 4), { fill: "#fff", opacity: 0.7 });
      [
        ["#2fae8f", 0.32, 300],
        ["#5fd0a0", 0.28, 460],
        ["#7a6fd0", 0.28, 640],
      ].forEach(([c, o, y], i) => {
        const top: Point[] = Array.from({ length: 7 }, (_, k) => [k * 180, Number(y) + sin(k * 1.1 + i * 1.4) * 150]);
        const low: Point[] = top.map(([x, ty]): Point => [x, ty + 520 + sin(x / 150 + i) * 90]).toReversed();
        p.path(`${smoothPath(top)}${smoothPath(low).replace("M", "L")}Z`, { fill: String(c), opacity: Number(o) });
      });
      ["#18304a", "#12263d", "#0c1a2c"].forEach((c, i) => peaks(p, 1780 + i * 210, 380, 3 + i, c));
    },
  },
];

export const wallpaper: Sketch = (_rng, number) => {
  const paper = wallpapers[number - 1]!;
  return {
    title: paper.title,
    words: [both("wallpaper", "壁纸"), paper.title, paper.dark ? both("dark", "深色") : both("light", "浅色")],
    facts: { name: paper.title, fits: paper.dark ? "dark" : "light" },
    paint: (p) => paper.paint(p),
  };
};
