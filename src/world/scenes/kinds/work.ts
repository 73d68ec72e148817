/** Pictures from work and notebooks: work orders, logs, whiteboards, notes, charts, scoreboards. */
import { lighter } from "../colour.ts";
import {
  clockTime,
  createCode,
  addDays,
  longDate,
  pad,
  people,
  shortWeekday,
  pickPastDay,
  createStrangerName,
  createAddress,
  formatAmount,
  toAmount,
  type Day,
} from "../facts.ts";
import { measureText } from "../measure.ts";
import type { Painter } from "../painter.ts";
import { interior, pencil, sheet, stamp, surface } from "../props.ts";
import { both, type LocalizedText } from "../scene.ts";
import type { Sketch } from "../sketch.ts";
import { cos, sin } from "#state/portable-math.ts";

const grey = "#70747a";
const ink = "#22408a";

const jobs = [
  {
    firm: both("Summit Lifts", "峰顶电梯"),
    job: both("Lift maintenance", "电梯维保"),
    device: both("Lift 2, tower B", "B 座 2 号电梯"),
    steps: [
      both("Check door sensor", "检查门传感器"),
      both("Grease guide rails", "导轨加油"),
      both("Test emergency call", "测试紧急呼叫"),
      both("Replace cabin lamp", "更换轿厢灯"),
      both("Measure cable wear", "测量钢缆磨损"),
    ],
    parts: [both("Cabin lamp", "轿厢灯"), both("Door sensor", "门传感器")],
  },
  {
    firm: both("Cool Current", "清凉空调"),
    job: both("Air conditioner service", "空调保养"),
    device: both("Split unit, room 304", "304 室分体机"),
    steps: [
      both("Clean filters", "清洗滤网"),
      both("Check refrigerant", "检查制冷剂"),
      both("Rinse drain pipe", "冲洗排水管"),
      both("Test remote control", "测试遥控器"),
      both("Measure outlet air", "测量出风温度"),
    ],
    parts: [both("Filter", "滤网"), both("Drain hose", "排水软管")],
  },
  {
    firm: both("Quick Byte IT", "快字节科技"),
    job: both("Printer repair", "打印机维修"),
    device: both("Laser printer, 2nd floor", "二楼激光打印机"),
    steps: [
      both("Remove paper jam", "清除卡纸"),
      both("Replace drum", "更换硒鼓"),
      both("Update firmware", "升级固件"),
      both("Print test page", "打印测试页"),
      both("Clean rollers", "清洁搓纸轮"),
    ],
    parts: [both("Drum", "硒鼓"), both("Roller", "搓纸轮")],
  },
  {
    firm: both("Hugo Plumbing", "小胡水暖"),
    job: both("Leak repair", "漏水维修"),
    device: both("Kitchen sink, flat 8", "8 室厨房水槽"),
    steps: [
      both("Shut off water", "关闭水阀"),
      both("Replace trap", "更换存水弯"),
      both("Seal joints", "密封接头"),
      both("Pressure test", "打压测试"),
      both("Clean up", "清理现场"),
    ],
    parts: [both("Trap", "存水弯"), both("Gasket", "密封圈")],
  },
] as const;
const levels = [both("Low", "低"), both("Normal", "普通"), both("Urgent", "紧急")];

export const workorder: Sketch = (rng, number) => {
  const job = jobs[(number - 1) % jobs.length]!;
  const no = createCode(rng, "WO-####-##");
  const day = pickPastDay(rng);
  const from = rng.int(16, 30) * 30;
  const to = from + rng.int(2, 7) * 30;
  const technician = createStrangerName(rng);
  const customer = createStrangerName(rng);
  const where = createAddress(rng);
  const level = rng.int(0, 2);
  const steps = job.steps.map((name) => ({ name, done: rng.chance(0.65) }));
  const parts = job.parts.map((name) => ({ name, partNumber: createCode(rng, "@@-####"), count: rng.int(1, 4) }));
  const next = addDays(day, rng.pick([30, 60, 90, 180]));
  return {
    title: both(`Work order: ${job.job.en}`, `工单：${job.job.zh}`),
    words: [
      both("work order", "工单"),
      both("maintenance", "维修"),
      both("document", "文件"),
      job.firm,
      job.job,
      job.device,
    ],
    facts: {
      company: job.firm,
      number: no,
      job: job.job,
      device: job.device,
      date: day.key,
      from: clockTime(from),
      to: clockTime(to),
      minutes: to - from,
      technician,
      customer,
      address: where,
      priority: levels[level]!,
      steps,
      done: steps.filter((step) => step.done).length,
      open: steps.filter((step) => !step.done).length,
      parts,
      nextVisit: next.key,
    },
    paint(p) {
      surface(p, number + 3);
      if (number % 3 === 0) pencil(p, 1010, 820, 80, "#d0493c");
      sheet(p, 70, 46, 940, 1350, [0, -1, 1][number % 3]!, "#fffefa", () => {
        p.text(60, 96, job.firm, 44, { weight: 700, fit: 420 })
          .text(880, 92, both("WORK ORDER", "工单"), 44, { weight: 700, anchor: "end", fill: "#b5722a" })
          .text(880, 138, no, 36, { anchor: "end", weight: 500 });
        p.rect(50, 166, 840, 5, "#b5722a");
        const cells: readonly [LocalizedText, LocalizedText | string][] = [
          [both("Job", "作业"), job.job],
          [both("Device", "设备"), job.device],
          [both("Customer", "客户"), customer],
          [both("Address", "地址"), where],
          [both("Date", "日期"), day.key],
          [both("Time", "时间"), `${clockTime(from)} – ${clockTime(to)}`],
        ];
        cells.forEach(([name, value], i) => {
          const [x, y] = [50 + (i % 2) * 420, 190 + Math.floor(i / 2) * 104];
          p.rect(x, y, 420, 104, { stroke: "#9a968c", width: 2 })
            .text(x + 18, y + 34, name, 25, { fill: grey })
            .text(x + 18, y + 80, value, 34, { fill: ink, slanted: true, fit: 388 });
        });
        p.text(60, 560, both("Priority", "优先级"), 30, { weight: 500 });
        levels.forEach((name, i) => {
          const x = 260 + i * 210;
          p.rect(x, 532, 36, 36, { stroke: "#555", width: 3 });
          if (i === level)
            p.line(
              [
                [x + 5, 550],
                [x + 16, 562],
                [x + 42, 522],
              ],
              ink,
              6,
            );
          p.text(x + 50, 562, name, 30);
        });
        p.rect(50, 592, 840, 54, "#f3e6d2")
          .text(66, 630, both("Tasks", "作业内容"), 30, { weight: 500 })
          .text(874, 630, both("Done", "完成"), 30, { weight: 500, anchor: "end" });
        steps.forEach(({ name, done }, i) => {
          const y = 646 + i * 62;
          p.rect(50, y, 840, 62, { stroke: "#c9c4b8", width: 2 })
            .text(66, y + 42, both(`${i + 1}. ${name.en}`, `${i + 1}. ${name.zh}`), 33, { fit: 680 })
            .rect(810, y + 14, 34, 34, { stroke: "#555", width: 3 });
          if (done)
            p.line(
              [
                [814, y + 30],
                [826, y + 42],
                [850, y + 4],
              ],
              ink,
              6,
            );
        });
        const y = 646 + 5 * 62 + 30;
        p.rect(50, y, 840, 54, "#f3e6d2")
          .text(66, y + 38, both("Parts used", "所用配件"), 30, { weight: 500 })
          .text(600, y + 38, both("Part no.", "配件号"), 30, { weight: 500, anchor: "middle" })
          .text(874, y + 38, both("Qty", "数量"), 30, { weight: 500, anchor: "end" });
        parts.forEach(({ name, partNumber, count }, i) => {
          const row = y + 54 + i * 58;
          p.rect(50, row, 840, 58, { stroke: "#c9c4b8", width: 2 })
            .text(66, row + 40, name, 32)
            .text(600, row + 40, partNumber, 32, { anchor: "middle" })
            .text(868, row + 40, String(count), 34, { anchor: "end", fill: ink, slanted: true });
        });
        p.text(60, y + 226, both(`Next visit: ${next.key}`, `下次上门：${next.key}`), 33, { weight: 500 });
        p.line(
          [
            [560, y + 290],
            [880, y + 290],
          ],
          "#555",
          2,
        )
          .text(570, y + 278, technician, 46, { slanted: true, fill: ink, fit: 300 })
          .text(560, y + 324, both("Technician", "技术员"), 26, { fill: grey });
        if (steps.every((step) => step.done)) stamp(p, 300, y + 302, 54, p.localize(both("DONE", "已完成")));
      });
    },
  };
};

/** Draws a lined, perforated page for handwriting. */
function page(p: Painter, x: number, y: number, w: number, h: number, turn: number, inside: () => void): void {
  sheet(p, x, y, w, h, turn, "#fffdf3", () => {
    for (let row = 130; row < h - 30; row += 72) p.rect(0, row, w, 2, "#c5d8ea");
    p.rect(92, 0, 3, h, "#eba9a4");
    for (const hole of [0.14, 0.5, 0.86]) p.circle(44, h * hole, 17, "#8a7a68");
    inside();
  });
}

export const log: Sketch = (rng, number) => {
  const maintenance = number % 2 === 0;
  const first = addDays(pickPastDay(rng), -100);
  if (maintenance) {
    const machine = rng.pick([
      both("Forklift 3", "3 号叉车"),
      both("Backup generator", "备用发电机"),
      both("Boiler, cellar", "地下室锅炉"),
      both("Coffee machine", "咖啡机"),
    ]);
    const what = [
      both("Oil changed", "更换机油"),
      both("Filter cleaned", "清洗滤芯"),
      both("Battery tested", "测试电池"),
      both("Belt tightened", "张紧皮带"),
      both("Leak sealed", "封堵漏点"),
      both("Inspection", "例行检查"),
    ];
    let day = first;
    let hours = rng.int(1200, 5200);
    const rows = Array.from({ length: 6 }, (_, i) => {
      if (i > 0) {
        day = addDays(day, rng.int(5, 19));
        hours += rng.int(20, 120);
      }
      return { date: day.key, work: rng.pick(what), hours, by: rng.pick(people).name };
    });
    return {
      title: both(`Maintenance log: ${machine.en}`, `保养记录：${machine.zh}`),
      words: [both("log", "记录"), both("maintenance", "保养"), both("table", "表格"), machine],
      facts: {
        kind: "maintenance",
        machine,
        entries: rows,
        last: rows.at(-1)!.date,
        hoursBetweenFirstAndLast: rows.at(-1)!.hours - rows[0]!.hours,
      },
      paint(p) {
        surface(p, number + 5);
        p.rect(54, 54, 980, 1350, { fill: "#000", opacity: 0.16, r: 26 }).rect(40, 40, 980, 1350, {
          fill: "#39516b",
          r: 26,
        });
        p.rect(80, 110, 900, 1240, { fill: "#fffefb", r: 4 })
          .rect(380, 24, 300, 84, { fill: "#aab1b8", r: 16 })
          .circle(530, 50, 14, "#5a6168");
        p.text(120, 208, machine, 52, { weight: 700 }).text(120, 258, both("Maintenance log", "保养记录"), 32, {
          fill: grey,
        });
        const columns = [110, 330, 640, 790];
        p.rect(100, 300, 860, 66, "#dde6ef");
        [both("Date", "日期"), both("Work", "内容"), both("Hours", "运行小时"), both("By", "经手人")].forEach(
          (name, i) => p.text(columns[i]! + 6, 344, name, 28, { weight: 500, fit: 145 }),
        );
        rows.forEach((row, i) => {
          const y = 366 + i * 138;
          p.rect(100, y, 860, 138, { stroke: "#b9c3cf", width: 2 });
          p.text(columns[0]! + 6, y + 82, row.date, 36, { slanted: true, fill: ink, fit: 200 }).text(
            columns[1]! + 6,
            y + 82,
            row.work,
            38,
            { slanted: true, fill: ink, fit: 290 },
          );
          p.text(columns[2]! + 6, y + 82, String(row.hours), 40, { slanted: true, fill: ink }).text(
            columns[3]! + 6,
            y + 82,
            row.by,
            32,
            { slanted: true, fill: ink, fit: 160 },
          );
        });
        for (const x of columns.slice(1)) p.rect(x - 8, 300, 2, 894, "#b9c3cf");
      },
    };
  }
  const kind = [
    { name: both("Electricity", "电表"), unit: "kWh", from: 4200, step: [110, 320] as const },
    { name: both("Water", "水表"), unit: "m³", from: 310, step: [6, 19] as const },
    { name: both("Gas", "燃气表"), unit: "m³", from: 1200, step: [14, 60] as const },
    { name: both("Heating", "供暖"), unit: "kWh", from: 8100, step: [180, 640] as const },
  ][Math.floor(number / 2) % 4]!;
  let reading = kind.from + rng.int(0, 400);
  const day = (month: number): string => {
    const m = 6 + month;
    return `${2025 + Math.floor(m / 12)}-${pad((m % 12) + 1)}-01`;
  };
  const rows = Array.from({ length: 8 }, (_, i) => {
    const used = i === 0 ? null : rng.int(kind.step[0], kind.step[1]);
    reading += used ?? 0;
    return { date: day(i), reading, used };
  });
  const most = rows.slice(1).reduce((best, row) => (row.used! > best.used! ? row : best));
  return {
    title: both(`Meter readings: ${kind.name.en.toLowerCase()}`, `抄表记录：${kind.name.zh}`),
    words: [both("log", "记录"), both("meter readings", "抄表"), both("handwriting", "手写"), kind.name],
    facts: {
      kind: "meter readings",
      meter: kind.name,
      unit: kind.unit,
      entries: rows,
      total: rows.at(-1)!.reading - rows[0]!.reading,
      highest: most.date,
    },
    paint(p) {
      surface(p, number);
      pencil(p, 1010, 700, 86);
      page(p, 80, 60, 890, 1320, [-2, 1, 0][number % 3]!, () => {
        p.text(130, 106, both(`${kind.name.en} meter (${kind.unit})`, `${kind.name.zh}读数（${kind.unit}）`), 50, {
          weight: 500,
          slanted: true,
          fill: ink,
          fit: 720,
        });
        [both("Date", "日期"), both("Reading", "读数"), both("Used", "用量")].forEach((name, i) =>
          p.text([130, 590, 830][i]!, 188, name, 36, {
            slanted: true,
            fill: "#b03a32",
            anchor: i === 0 ? "start" : "end",
          }),
        );
        rows.forEach((row, i) => {
          const y = 264 + i * 108;
          p.text(130, y, row.date, 46, { slanted: true, fill: ink })
            .text(590, y, String(row.reading), 50, { slanted: true, fill: ink, anchor: "end" })
            .text(830, y, row.used === null ? "–" : `+${row.used}`, 46, { slanted: true, fill: ink, anchor: "end" });
        });
        p.line(
          [
            [130, 1060],
            [830, 1062],
          ],
          ink,
          4,
        )
          .text(130, 1134, both("Together", "合计"), 48, { slanted: true, fill: "#b03a32" })
          .text(830, 1134, `+${rows.at(-1)!.reading - rows[0]!.reading} ${kind.unit}`, 50, {
            slanted: true,
            fill: "#b03a32",
            anchor: "end",
          });
      });
    },
  };
};

/** Draws the top of a screenshot: the time and the icons of a phone. */
export function statusBar(p: Painter, minutes: number, battery: number, fill: string): void {
  p.text(64, 76, clockTime(minutes), 42, { weight: 500, fill });
  p.poly(
    [
      [836, 76],
      [872, 76],
      [872, 40],
    ],
    fill,
  )
    .rect(956, 42, 62, 34, { stroke: fill, width: 4, r: 8 })
    .rect(962, 48, (50 * battery) / 100, 22, { fill, r: 4 })
    .rect(1020, 52, 7, 14, { fill, r: 3 });
  p.circle(908, 70, 5, fill).path("M884 54 a34 34 0 0 1 48 0 M894 64 a20 20 0 0 1 28 0", { stroke: fill, width: 6 });
}

export const run: Sketch = (rng, number) => {
  const start = pickPastDay(rng);
  const dark = number % 2 === 0;
  const [ground, cardFill, text, soft, tone] = dark
    ? ["#14171c", "#20252c", "#f1f3f6", "#9aa3ae", "#ff8a4c"]
    : ["#f4f5f7", "#ffffff", "#202429", "#757d87", "#e8590c"];
  const names = [
    both("Morning run", "晨跑"),
    both("Evening run", "夜跑"),
    both("Interval training", "间歇训练"),
    both("Long run", "长距离慢跑"),
    both("Easy run", "轻松跑"),
    both("Park laps", "公园绕圈"),
  ];
  let day = start;
  const runs = Array.from({ length: 6 }, (_, i) => {
    if (i > 0) day = addDays(day, -rng.int(1, 3));
    const metres = rng.int(31, 185) * 100;
    const pace = rng.int(285, 410);
    return {
      name: rng.pick(names),
      date: day.key,
      km: metres / 1000,
      seconds: Math.round((metres / 1000) * pace),
      pace,
      heart: rng.int(128, 171),
      day,
    };
  });
  const span = (seconds: number): string =>
    seconds >= 3600
      ? `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
      : `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
  const paceText = (pace: number): string => `${Math.floor(pace / 60)}′${pad(pace % 60)}″`;
  const total = Math.round(runs.reduce((sum, one) => sum + one.km, 0) * 10) / 10;
  const longest = runs.reduce((best, one) => (one.km > best.km ? one : best));
  const fastest = runs.reduce((best, one) => (one.pace < best.pace ? one : best));
  const minutes = rng.int(7, 22) * 60 + rng.int(0, 59);
  return {
    title: both("Running log", "跑步记录"),
    words: [both("screenshot", "截图"), both("running", "跑步"), both("log", "记录"), both("sport", "运动")],
    facts: {
      kind: "running log",
      runs: runs.map((one) => ({
        name: one.name,
        date: one.date,
        km: one.km,
        time: span(one.seconds),
        pacePerKm: paceText(one.pace),
        heartRate: one.heart,
      })),
      totalKm: total,
      longest: longest.date,
      fastest: fastest.date,
    },
    paint(p) {
      p.rect(0, 0, 1080, 2400, ground);
      statusBar(p, minutes, 40 + number * 6, text);
      p.text(60, 210, both("My runs", "我的跑步"), 76, { weight: 700, fill: text });
      p.rect(48, 260, 984, 400, { fill: tone, r: 44 });
      p.text(100, 350, both("Last six runs", "最近六次"), 38, { fill: "#fff", opacity: 0.9 })
        .text(100, 480, total.toFixed(1), 128, { weight: 700, fill: "#fff" })
        .text(120 + measureText(total.toFixed(1), 128, 700), 480, both("km", "公里"), 50, { fill: "#fff" });
      runs.toReversed().forEach((one, i) =>
        p.rect(110 + i * 150, 626 - one.km * 5.2, 90, one.km * 5.2, {
          fill: "#fff",
          opacity: one === longest ? 0.95 : 0.5,
          r: 12,
        }),
      );
      runs.forEach((one, i) => {
        const y = 700 + i * 268;
        p.rect(48, y, 984, 244, { fill: cardFill, r: 36 })
          .circle(122, y + 84, 44, lighter(tone, dark ? 0 : 0.75))
          .icon("running-shoe", 122, y + 84, 58);
        p.text(192, y + 74, one.name, 44, { weight: 500, fill: text }).text(
          192,
          y + 122,
          both(`${shortWeekday(one.day).en} ${one.date}`, `${one.date} ${shortWeekday(one.day).zh}`),
          34,
          { fill: soft },
        );
        const cells: readonly [string, LocalizedText][] = [
          [one.km.toFixed(1), both("km", "公里")],
          [span(one.seconds), both("time", "用时")],
          [paceText(one.pace), both("per km", "配速")],
          [String(one.heart), both("bpm", "心率")],
        ];
        cells.forEach(([value, name], k) =>
          p
            .text([90, 320, 560, 830][k]!, y + 184, value, 46, { weight: 700, fill: k === 0 ? tone : text })
            .text([90, 320, 560, 830][k]!, y + 222, name, 30, { fill: soft }),
        );
      });
    },
  };
};

export const server: Sketch = (rng, number) => {
  const host = rng.pick(["web-01", "api-02", "db-01", "cache-03", "queue-01", "build-04"]);
  const day = pickPastDay(rng);
  const kinds = [
    ["INFO", "GET /orders 200"],
    ["INFO", "GET /items 200"],
    ["INFO", "POST /login 200"],
    ["WARN", "slow query"],
    ["ERROR", "connection refused"],
    ["ERROR", "timeout after 30 s"],
    ["WARN", "disk 87 % full"],
    ["INFO", "backup finished"],
    ["INFO", "job started"],
    ["ERROR", "POST /pay 500"],
  ] as const;
  let at = rng.int(0, 23) * 3600 + rng.int(0, 2000);
  const lines = Array.from({ length: 14 }, () => {
    at += rng.int(2, 95);
    const [level, text] = rng.pick(kinds);
    return {
      time: `${pad(Math.floor(at / 3600) % 24)}:${pad(Math.floor(at / 60) % 60)}:${pad(at % 60)}`,
      level,
      message: text,
      ms: rng.int(8, 950),
    };
  });
  const count = (level: string): number => lines.filter((line) => line.level === level).length;
  const slowest = lines.reduce((best, line) => (line.ms > best.ms ? line : best));
  const colours = { INFO: "#7fd6a0", WARN: "#f2c65a", ERROR: "#ff7b72" } as const;
  return {
    title: both(`Server log of ${host}`, `${host} 服务器日志`),
    words: [
      both("screenshot", "截图"),
      both("server log", "服务器日志"),
      both("terminal", "终端"),
      both("errors", "错误"),
    ],
    facts: {
      host,
      date: day.key,
      lines,
      errors: count("ERROR"),
      warnings: count("WARN"),
      infos: count("INFO"),
      slowest: slowest.time,
      lastError: lines.findLast((line) => line.level === "ERROR")?.time ?? null,
    },
    paint(p) {
      p.rect(0, 0, 1440, 1080, ["#3a5a7a", "#5a4a7a", "#3f6a5f", "#7a5a4a"][number % 4]!)
        .circle(1250, 120, 320, { fill: "#fff", opacity: 0.06 })
        .circle(120, 1000, 400, { fill: "#000", opacity: 0.1 });
      p.rect(60, 54, 1340, 990, { fill: "#000", opacity: 0.25, r: 26 })
        .rect(48, 40, 1340, 990, { fill: "#12161c", r: 24 })
        .rect(48, 40, 1340, 76, { fill: "#2a313a", r: 24 })
        .rect(48, 90, 1340, 26, "#2a313a");
      ["#ff6159", "#ffbd2e", "#28c941"].forEach((c, i) => p.circle(92 + i * 40, 78, 12, c));
      p.text(718, 90, `${host} – service.log – ${day.key}`, 32, { fill: "#c9d1d9", anchor: "middle" });
      lines.forEach((line, i) => {
        const y = 172 + i * 60;
        if (i % 2) p.rect(60, y - 38, 1316, 56, { fill: "#fff", opacity: 0.03 });
        p.text(84, y, line.time, 34, { fill: "#8b98a5" })
          .text(262, y, line.level, 34, { fill: colours[line.level], weight: 500 })
          .text(410, y, line.message, 34, { fill: "#e6edf3", fit: 720 })
          .text(1350, y, `${line.ms} ms`, 34, { fill: "#79c0ff", anchor: "end" });
      });
      p.rect(84, 990, 20, 32, "#7fd6a0");
    },
  };
};

const boards = [
  {
    title: both("Sprint 14", "第 14 次冲刺"),
    columns: [both("To do", "待办"), both("Doing", "进行中"), both("Done", "完成")],
    cards: [
      both("Login page", "登录页"),
      both("Fix search", "修复搜索"),
      both("Dark theme", "深色主题"),
      both("Write tests", "编写测试"),
      both("New icons", "新图标"),
      both("Speed up list", "列表提速"),
      both("Export CSV", "导出 CSV"),
      both("Update docs", "更新文档"),
      both("Push alerts", "推送通知"),
      both("Fix time zone", "修复时区"),
    ],
  },
  {
    title: both("Spring launch", "春季发布"),
    columns: [both("Ideas", "想法"), both("Agreed", "已定"), both("Shipped", "已上线")],
    cards: [
      both("Poster", "海报"),
      both("Video", "视频"),
      both("Newsletter", "邮件通讯"),
      both("Shop window", "橱窗"),
      both("Free samples", "免费试用"),
      both("Interview", "采访"),
      both("Photo wall", "照片墙"),
      both("Price list", "价目表"),
      both("Landing page", "落地页"),
      both("Stickers", "贴纸"),
    ],
  },
] as const;

export const whiteboard: Sketch = (rng, number) => {
  const frame = (p: Painter): void => {
    interior(p, ["#cfd6dd", "#dcd3c6", "#c9d6cf"][number % 3]!, "#8b7d6f", 970);
    p.rect(82, 62, 1300, 850, { fill: "#000", opacity: 0.14, r: 14 })
      .rect(70, 46, 1300, 850, { fill: "#aeb6bd", r: 14 })
      .rect(90, 66, 1260, 810, "#fcfdfd")
      .poly(
        [
          [90, 66],
          [620, 66],
          [90, 700],
        ],
        { fill: "#eef3f6", opacity: 0.6 },
      );
    p.rect(420, 896, 600, 22, { fill: "#8d969e", r: 6 });
    ["#2b5fc2", "#c8352d", "#2f8f4e"].forEach((c, i) => p.rect(480 + i * 120, 880, 90, 18, { fill: c, r: 8 }));
    p.rect(880, 868, 110, 30, { fill: "#3a3f46", r: 6 });
  };
  if (number % 2 === 1) {
    const board = boards[Math.floor(number / 2) % 2]!;
    const cards = rng.shuffle(board.cards);
    const counts = [rng.int(1, 4), rng.int(1, 3), rng.int(1, 3)];
    let taken = 0;
    const columns = board.columns.map((name, i) => {
      const mine = cards.slice(taken, taken + counts[i]!);
      taken += counts[i]!;
      return { name, cards: mine };
    });
    const who = rng.sample(people, 3).map((person) => person.name);
    return {
      title: both(`Whiteboard: ${board.title.en}`, `白板：${board.title.zh}`),
      words: [both("whiteboard", "白板"), both("sticky notes", "便利贴"), both("meeting", "会议"), board.title],
      facts: {
        title: board.title,
        columns: columns.map(({ name, cards }) => ({ name, count: cards.length, cards })),
        team: who,
        marks: { note: taken },
      },
      paint(p) {
        frame(p);
        p.text(720, 134, board.title, 58, { weight: 700, anchor: "middle", fill: "#2b5fc2", slanted: true }).line(
          [
            [520, 152],
            [920, 148],
          ],
          "#2b5fc2",
          5,
        );
        columns.forEach(({ name, cards }, i) => {
          const x = 110 + i * 414;
          p.text(x + 195, 212, name, 46, { weight: 500, anchor: "middle", fill: "#c8352d", slanted: true });
          if (i > 0)
            p.line(
              [
                [x - 12, 180],
                [x - 8, 786],
              ],
              "#333",
              5,
            );
          cards.forEach((card, k) => {
            const [cx, cy] = [x + 12 + (k % 2) * 190, 240 + Math.floor(k / 2) * 250];
            p.withOrigin(
              cx + 90,
              cy + 110,
              [-3, 2, 3, -2][k]!,
              () => {
                p.rect(-84, -100, 180, 220, { fill: "#000", opacity: 0.12 }).rect(
                  -90,
                  -108,
                  180,
                  220,
                  ["#ffe26a", "#a9d8f0", "#b9e4a0", "#ffb3a0"][(k + i) % 4]!,
                );
                p.paragraph(-76, -36, card, 36, 156, { slanted: true, leading: 1.2, fit: 156 });
              },
              "note",
            );
          });
        });
        p.text(
          120,
          846,
          both(`Team: ${who.map((w) => w.en).join(", ")}`, `成员：${who.map((w) => w.zh).join("、")}`),
          38,
          { fill: "#2f8f4e", slanted: true, fit: 1180 },
        );
      },
    };
  }
  const day = pickPastDay(rng);
  const topics = rng.sample(
    [
      both("Budget", "预算"),
      both("New office", "新办公室"),
      both("Customer survey", "客户调查"),
      both("Holiday plan", "休假安排"),
      both("Hiring", "招聘"),
      both("Security training", "安全培训"),
      both("Product demo", "产品演示"),
      both("Team lunch", "团队午餐"),
    ],
    5,
  );
  let at = rng.int(18, 28) * 30;
  const agenda = topics.map((topic) => {
    const from = at;
    at += rng.pick([10, 15, 20, 30]);
    return { topic, from: clockTime(from), minutes: at - from, by: rng.pick(people).name };
  });
  const code4 = createCode(rng, "####");
  return {
    title: both("Whiteboard: agenda", "白板：议程"),
    words: [both("whiteboard", "白板"), both("agenda", "议程"), both("meeting", "会议"), ...topics],
    facts: { title: both("Agenda", "议程"), date: day.key, agenda, ends: clockTime(at), wifiCode: code4 },
    paint(p) {
      frame(p);
      p.text(140, 146, both(`Agenda ${day.key}`, `议程 ${day.key}`), 60, {
        weight: 700,
        fill: "#2b5fc2",
        slanted: true,
      }).line(
        [
          [140, 166],
          [620, 162],
        ],
        "#2b5fc2",
        5,
      );
      agenda.forEach((row, i) => {
        const y = 262 + i * 100;
        p.text(140, y, row.from, 52, { fill: "#c8352d", slanted: true, weight: 500 })
          .text(310, y, row.topic, 52, { slanted: true, fit: 470 })
          .text(800, y, both(`${row.minutes} min`, `${row.minutes} 分钟`), 42, { fill: grey, slanted: true })
          .text(980, y, row.by, 44, { fill: "#2f8f4e", slanted: true, fit: 340 });
      });
      p.text(140, 810, both(`End: ${clockTime(at)}`, `结束：${clockTime(at)}`), 54, {
        fill: "#c8352d",
        slanted: true,
        weight: 500,
      });
      p.rect(900, 750, 400, 90, { stroke: "#2b5fc2", width: 5, r: 16 }).text(
        1100,
        812,
        both(`Wi-Fi code: ${code4}`, `Wi-Fi 密码：${code4}`),
        46,
        { anchor: "middle", fill: "#2b5fc2", slanted: true, fit: 370 },
      );
    },
  };
};

const recipes = [
  {
    name: both("Apple pancakes", "苹果松饼"),
    parts: [
      both("flour", "面粉"),
      both("milk", "牛奶"),
      both("eggs", "鸡蛋"),
      both("apples", "苹果"),
      both("sugar", "糖"),
    ],
    units: ["g", "ml", "", "", "g"],
    ranges: [
      [150, 300],
      [200, 400],
      [2, 4],
      [1, 4],
      [20, 60],
    ],
  },
  {
    name: both("Tomato soup", "番茄汤"),
    parts: [
      both("tomatoes", "番茄"),
      both("onions", "洋葱"),
      both("stock", "高汤"),
      both("cream", "奶油"),
      both("basil leaves", "罗勒叶"),
    ],
    units: ["g", "", "ml", "ml", ""],
    ranges: [
      [500, 900],
      [1, 3],
      [300, 700],
      [50, 150],
      [4, 12],
    ],
  },
  {
    name: both("Fried rice", "蛋炒饭"),
    parts: [
      both("rice", "米饭"),
      both("eggs", "鸡蛋"),
      both("peas", "豌豆"),
      both("soy sauce", "酱油"),
      both("spring onions", "小葱"),
    ],
    units: ["g", "", "g", "ml", ""],
    ranges: [
      [250, 500],
      [2, 5],
      [60, 150],
      [10, 40],
      [1, 4],
    ],
  },
] as const;

export const note: Sketch = (rng, number) => {
  const style = number % 3;
  if (style === 0) {
    const recipe = recipes[Math.floor(number / 3) % 3]!;
    const parts = recipe.parts.map((name, i) => {
      const [lo, hi] = recipe.ranges[i]!;
      const unit = recipe.units[i]!;
      const value = rng.int(lo, hi);
      return { name, amount: unit ? Math.round(value / 10) * 10 : value, unit };
    });
    const minutes = rng.int(3, 12) * 5;
    const serves = rng.int(2, 6);
    return {
      title: both(`Recipe: ${recipe.name.en}`, `食谱：${recipe.name.zh}`),
      words: [both("recipe", "食谱"), both("note", "便条"), both("handwriting", "手写"), recipe.name, ...recipe.parts],
      facts: { kind: "recipe", name: recipe.name, ingredients: parts, minutes, serves },
      paint(p) {
        surface(p, number + 2);
        sheet(p, 110, 120, 860, 1180, [-2, 2, 1][number % 3]!, "#fff6e0", () => {
          p.rect(0, 0, 860, 20, "#d9694a").text(80, 150, recipe.name, 70, {
            slanted: true,
            weight: 700,
            fill: "#a33c22",
            fit: 700,
          });
          p.text(80, 226, both(`Serves ${serves} · ${minutes} minutes`, `${serves} 人份 · ${minutes} 分钟`), 40, {
            slanted: true,
            fill: grey,
          }).line(
            [
              [80, 256],
              [780, 250],
            ],
            "#d9694a",
            4,
          );
          parts.forEach((part, i) => {
            const y = 360 + i * 128;
            p.circle(98, y - 16, 9, "#d9694a")
              .text(130, y, part.name, 52, { slanted: true, fill: ink })
              .text(770, y, part.unit ? `${part.amount} ${part.unit}` : String(part.amount), 54, {
                slanted: true,
                fill: ink,
                anchor: "end",
              })
              .line(
                [
                  [130, y + 26],
                  [770, y + 24],
                ],
                "#e3d5b8",
                3,
              );
          });
          p.text(430, 1090, both("Enjoy!", "开动吧！"), 56, { slanted: true, anchor: "middle", fill: "#a33c22" });
        });
        p.standingIcon(["pancakes", "pot-of-food", "cooked-rice"][Math.floor(number / 3) % 3]!, 930, 1400, 190);
      },
    };
  }
  if (style === 1) {
    const goods: readonly (readonly [string, string, string])[] = [
      ["milk", "牛奶", "盒"],
      ["eggs", "鸡蛋", "个"],
      ["apples", "苹果", "个"],
      ["bread", "面包", "个"],
      ["onions", "洋葱", "个"],
      ["batteries", "电池", "节"],
      ["candles", "蜡烛", "支"],
      ["lemons", "柠檬", "个"],
      ["yoghurts", "酸奶", "杯"],
      ["soap", "肥皂", "块"],
      ["noodles", "面条", "包"],
      ["stamps", "邮票", "张"],
    ];
    const rows = rng.sample(goods, 8).map(([en, zh, unit]) => {
      const count = rng.int(1, 12);
      return { name: both(en, zh), count, unit, crossedOut: rng.chance(0.35) };
    });
    return {
      title: both("Shopping list", "购物清单"),
      words: [
        both("shopping list", "购物清单"),
        both("note", "便条"),
        both("handwriting", "手写"),
        ...rows.map((row) => row.name),
      ],
      facts: {
        kind: "shopping list",
        entries: rows.map(({ name, count, crossedOut }) => ({ name, count, crossedOut })),
        left: rows.filter((row) => !row.crossedOut).length,
      },
      paint(p) {
        surface(p, number + 1);
        pencil(p, 980, 860, 80, "#58a06a");
        page(p, 130, 70, 760, 1290, [2, -1, -2][number % 3]!, () => {
          p.text(130, 112, both("Shopping", "购物清单"), 60, { slanted: true, weight: 700, fill: "#b03a32" });
          rows.forEach((row, i) => {
            const y = 264 + i * 124;
            const text = p.localize(both(`${row.count} × ${row.name.en}`, `${row.name.zh} ${row.count} ${row.unit}`));
            p.text(140, y, text, 54, { slanted: true, fill: ink });
            if (row.crossedOut)
              p.line(
                [
                  [128, y - 14],
                  [152 + measureText(text, 54), y - 22],
                ],
                "#333",
                6,
              );
          });
        });
      },
    };
  }
  const from = rng.pick(people).name;
  const phone = formatLandline(createCode(rng, "##"));
  const time = clockTime(rng.int(8, 20) * 60 + rng.pick([0, 10, 20, 30, 40, 50]));
  const door = createCode(rng, "####");
  const place = rng.pick([
    both("behind the blue flowerpot", "蓝色花盆后面"),
    both("in the top drawer", "最上面的抽屉里"),
    both("with the neighbour in flat 9", "9 室邻居那里"),
    both("under the doormat", "门垫下面"),
  ]);
  const lines = [
    both("Gone out, back at", "我出门了，回来时间："),
    both(time, time),
    both(`The key is ${place.en}.`, `钥匙在${place.zh}。`),
    both(`Door code: ${door}`, `门禁密码：${door}`),
    both(`Call me: ${phone}`, `有事打电话：${phone}`),
  ];
  return {
    title: both("Handwritten note", "手写便条"),
    words: [both("note", "便条"), both("handwriting", "手写"), both("key", "钥匙"), both("message", "留言"), from],
    facts: { kind: "note", from, backAt: time, key: place, doorCode: door, phone },
    paint(p) {
      // A cork board.
      p.rect(0, 0, 1080, 1440, "#c99a66");
      for (let i = 0; i < 60; i++)
        p.circle(p.rng.int(0, 1080), p.rng.int(0, 1440), p.rng.int(3, 9), {
          fill: i % 2 ? "#b5844f" : "#dcb182",
          opacity: 0.8,
        });
      p.rect(0, 0, 1080, 34, "#8a6242")
        .rect(0, 1406, 1080, 34, "#8a6242")
        .rect(0, 0, 34, 1440, "#8a6242")
        .rect(1046, 0, 34, 1440, "#8a6242");
      sheet(
        p,
        160,
        210,
        760,
        1020,
        [-3, 2, 3, -2][number % 4]!,
        ["#ffe98a", "#cfeaf7", "#ffd3c4", "#d9efc4"][number % 4]!,
        () => {
          let y = 200;
          lines.forEach((line, i) => {
            y =
              p.paragraph(80, y, line, i === 1 ? 96 : 58, 610, {
                slanted: true,
                fill: i === 1 ? "#b03a32" : "#2f3442",
                weight: i === 1 ? 700 : 400,
                leading: 1.3,
              }) + 44;
          });
          p.text(680, Math.min(y + 50, 960), both(`– ${from.en}`, `——${from.zh}`), 60, {
            slanted: true,
            anchor: "end",
            fill: ink,
          });
        },
      );
      p.circle(548, 236, 34, { fill: "#000", opacity: 0.2 })
        .circle(540, 224, 32, "#d6473c")
        .circle(530, 214, 11, "#f08a80");
    },
  };
};
const formatLandline = (digits: string): string => `555-01${digits}`;

export const chart: Sketch = (rng, number) => {
  const themes = [
    { name: both("Visitors", "访客数"), unit: both("visitors", "人"), from: 120, to: 980 },
    { name: both("Sales", "销售额"), unit: both("thousand CNY", "千元"), from: 20, to: 96 },
    { name: both("Rainfall", "降雨量"), unit: both("mm", "毫米"), from: 8, to: 190 },
    { name: both("Steps per day", "每日步数"), unit: both("steps", "步"), from: 3200, to: 14_800 },
  ];
  const theme = themes[(number - 1) % 4]!;
  const year = 2025;
  const style = (["bars", "line", "ring"] as const)[number % 3]!;
  const months = [
    both("Jan", "1 月"),
    both("Feb", "2 月"),
    both("Mar", "3 月"),
    both("Apr", "4 月"),
    both("May", "5 月"),
    both("Jun", "6 月"),
    both("Jul", "7 月"),
    both("Aug", "8 月"),
  ];
  const palette = ["#3f78b5", "#e08a2c", "#3f9a6a", "#c8503f", "#7a5aa0", "#d0a52c"];
  const base = (p: Painter, title: LocalizedText): void => {
    p.rect(0, 0, 1440, 1080, ["#e8ecf1", "#efe9df", "#e4ece6"][number % 3]!)
      .rect(64, 56, 1324, 984, { fill: "#000", opacity: 0.12, r: 28 })
      .rect(54, 44, 1324, 984, { fill: "#fff", r: 28 });
    p.text(110, 136, title, 58, { weight: 700, fit: 1100 });
  };
  if (style === "ring") {
    const parts = [
      both("Rent", "房租"),
      both("Food", "餐饮"),
      both("Transport", "交通"),
      both("Leisure", "娱乐"),
      both("Savings", "储蓄"),
    ];
    const weights: number[] = [];
    let left = 100;
    for (let i = 0; i < 4; i++) {
      let w = rng.int(6, Math.min(34, left - (4 - i) * 7));
      while (weights.includes(w)) w = w > 7 ? w - 1 : w + 9;
      weights.push(w);
      left -= w;
    }
    weights.push(left);
    const shares = parts.map((name, i) => ({ name, percent: weights[i]! }));
    const month = rng.pick(months);
    const total = rng.int(62, 180) * 10_000;
    return {
      title: both(`Spending in ${month.en}`, `${month.zh}支出`),
      words: [both("chart", "图表"), both("pie chart", "饼图"), both("spending", "支出"), ...parts],
      facts: {
        kind: "ring",
        month,
        year,
        currency: "CNY",
        total: toAmount(total),
        shares,
        largest: shares.reduce((best, share) => (share.percent > best.percent ? share : best)).name,
      },
      paint(p) {
        base(p, both(`Spending in ${month.en} ${year}`, `${year} 年 ${month.zh}支出`));
        let from = 0;
        const [cx, cy, r] = [440, 600, 300];
        shares.forEach(({ percent }, i) => {
          const a0 = (from / 100) * 2 * Math.PI;
          const a1 = ((from + percent) / 100) * 2 * Math.PI;
          const at = (a: number): string => `${(cx + sin(a) * r).toFixed(1)} ${(cy - cos(a) * r).toFixed(1)}`;
          p.path(`M${cx} ${cy}L${at(a0)}A${r} ${r} 0 ${percent > 50 ? 1 : 0} 1 ${at(a1)}Z`, {
            fill: palette[i]!,
            stroke: "#fff",
            width: 6,
          });
          from += percent;
        });
        p.circle(cx, cy, 150, "#fff")
          .text(cx, cy + 4, `¥${formatAmount(total).slice(0, -3)}`, 56, { weight: 700, anchor: "middle" })
          .text(cx, cy + 54, both("in total", "合计"), 34, { anchor: "middle", fill: grey });
        shares.forEach(({ name, percent }, i) => {
          const y = 380 + i * 116;
          p.rect(860, y - 42, 52, 52, { fill: palette[i]!, r: 12 })
            .text(940, y, name, 44)
            .text(1290, y, `${percent} %`, 48, { weight: 700, anchor: "end" });
        });
      },
    };
  }
  const count = style === "bars" ? 6 : 8;
  const seen = new Set<number>();
  const values = months.slice(0, count).map((month) => {
    let value = rng.int(theme.from, theme.to);
    while (seen.has(value)) value++;
    seen.add(value);
    return { month, value };
  });
  const top = values.reduce((best, one) => (one.value > best.value ? one : best));
  const low = values.reduce((best, one) => (one.value < best.value ? one : best));
  return {
    title: both(`${theme.name.en}, ${year}`, `${year} 年${theme.name.zh}`),
    words: [
      both("chart", "图表"),
      style === "bars" ? both("bar chart", "柱状图") : both("line chart", "折线图"),
      theme.name,
    ],
    facts: {
      kind: style,
      what: theme.name,
      unit: theme.unit,
      year,
      values,
      highest: top.month,
      lowest: low.month,
      sumOfAll: values.reduce((sum, one) => sum + one.value, 0),
    },
    paint(p) {
      base(p, both(`${theme.name.en}, ${year}`, `${year} 年${theme.name.zh}`));
      p.text(110, 190, theme.unit, 34, { fill: grey });
      const max = niceCeil(top.value);
      const [x0, y0, w, h] = [210, 900, 1110, 640];
      for (let i = 0; i <= 4; i++) {
        const y = y0 - (h * i) / 4;
        p.rect(x0, y, w, 2, "#d5dae0").text(x0 - 20, y + 12, String((max * i) / 4), 30, { anchor: "end", fill: grey });
      }
      const step = w / count;
      const points = values.map(({ value }, i): [number, number] => [x0 + step * (i + 0.5), y0 - (value / max) * h]);
      if (style === "bars")
        points.forEach(([x, y], i) =>
          p
            .rect(x - step * 0.3, y, step * 0.6, y0 - y, { fill: palette[number % 6]!, r: 8 })
            .text(x, y - 16, String(values[i]!.value), 36, { weight: 500, anchor: "middle" }),
        );
      else {
        p.poly([[points[0]![0], y0], ...points, [points.at(-1)![0], y0]], {
          fill: palette[number % 6]!,
          opacity: 0.15,
        }).line(points, palette[number % 6]!, 7);
        points.forEach(([x, y], i) => {
          // Places the number below a point in a valley, so that the line does not cross it.
          const around = [points[i - 1]?.[1] ?? points[i + 1]![1], points[i + 1]?.[1] ?? points[i - 1]![1]];
          const at = around.every((other) => other < y) ? y + 56 : y - 24;
          const value = String(values[i]!.value);
          const wide = measureText(value, 34, 500) + 14;
          p.rect(x - wide / 2, at - 32, wide, 40, { fill: "#fff", opacity: 0.86, r: 8 })
            .text(x, at, value, 34, { weight: 500, anchor: "middle" })
            .circle(x, y, 12, palette[number % 6]!)
            .circle(x, y, 6, "#fff");
        });
      }
      values.forEach(({ month }, i) => p.text(points[i]![0], y0 + 54, month, 36, { anchor: "middle" }));
    },
  };
};
function niceCeil(value: number): number {
  let power = 1;
  while (power * 10 <= value) power *= 10;
  return (
    [1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10, 12]
      .map((step) => Math.round(step * power))
      .find((step) => step >= value * 1.04 && step % 4 === 0) ?? Math.ceil(value / 4 + 1) * 4
  );
}

const teams = [
  both("Harbour Gulls", "海港海鸥"),
  both("Red Foxes", "赤狐"),
  both("Northern Stars", "北方之星"),
  both("River Otters", "河獭"),
  both("Iron Bridge", "铁桥"),
  both("Blue Comets", "蓝彗星"),
  both("Hill Rangers", "山丘游骑"),
  both("City Lions", "城市雄狮"),
];

export const score: Sketch = (rng, number) => {
  const basket = number % 2 === 0;
  const [a, b] = rng.sample(teams, 2) as [LocalizedText, LocalizedText];
  const day: Day = pickPastDay(rng);
  const periods = basket ? 4 : 2;
  const parts = Array.from({ length: periods }, (_, i) =>
    basket ? [rng.int(14, 32), rng.int(14, 32)] : [rng.int(0, 3), rng.int(0, 2) + (i === 1 ? 0 : 0)],
  ) as [number, number][];
  let totals = parts.reduce(([x, y], [c, d]) => [x + c, y + d], [0, 0]);
  if (basket && totals[0] === totals[1]) {
    parts[3]![0] += 3;
    totals = [totals[0]! + 3, totals[1]!];
  }
  const fouls = [rng.int(2, 9), rng.int(2, 9)];
  const place = rng.pick([
    both("City Stadium", "市体育场"),
    both("North Hall", "北馆"),
    both("Lakeside Arena", "湖畔体育馆"),
  ]);
  const minute = basket ? both("Final", "终场") : both("90'", "90'");
  return {
    title: both(`${a.en} – ${b.en}`, `${a.zh}对${b.zh}`),
    words: [
      both("scoreboard", "记分牌"),
      basket ? both("basketball", "篮球") : both("football", "足球"),
      both("sport", "体育"),
      a,
      b,
    ],
    facts: {
      sport: basket ? "basketball" : "football",
      place,
      date: day.key,
      home: a,
      away: b,
      score: { home: totals[0]!, away: totals[1]! },
      periods: parts.map(([home, away]) => ({ home, away })),
      fouls: { home: fouls[0]!, away: fouls[1]! },
      winner: totals[0] === totals[1] ? null : totals[0]! > totals[1]! ? a : b,
    },
    paint(p) {
      p.rect(0, 0, 1440, 1080, basket ? "#3a3f52" : "#8fc9ee");
      if (basket) {
        for (let i = 0; i < 7; i++) p.circle(120 + i * 200, 40, 40, { fill: "#fff2c4", opacity: 0.5 });
        p.rect(0, 860, 1440, 220, "#c98f54");
        for (let i = 0; i < 9; i++) p.rect(0, 860 + i * 26, 1440, 3, { fill: "#000", opacity: 0.1 });
        p.oval(720, 1060, 320, 110, { stroke: "#fff", width: 8 });
      } else {
        p.oval(250, 130, 130, 36, "#fff").oval(1180, 100, 150, 36, "#fff");
        for (let i = 0; i < 8; i++) p.rect(i * 180, 860, 180, 220, i % 2 ? "#5aa653" : "#4d9a48");
        p.rect(0, 856, 1440, 6, "#fff").oval(720, 1080, 300, 90, { stroke: "#fff", width: 8 });
      }
      // The crowd behind the scoreboard.
      for (let row = 0; row < 3; row++)
        for (let i = 0; i < 30; i++) {
          const x = i * 50 + (row % 2) * 25;
          const y = 700 + row * 52;
          const tone = ["#d9694a", "#4f7fb5", "#e0b23b", "#6aa86a", "#e9e4da", "#8a5fa8"][
            (i * 7 + row * 5 + number) % 6
          ]!;
          p.circle(x, y, 16, ["#f3cfa8", "#c99068", "#8a5a3c"][(i + row) % 3]!).path(
            `M${x - 24} ${y + 52}q0-36 24-36t24 36z`,
            tone,
          );
        }
      p.rect(0, 838, 1440, 26, basket ? "#6b4a30" : "#e9edf0");
      p.rect(420, 640, 40, 200, "#555b63").rect(980, 640, 40, 200, "#555b63");
      p.rect(132, 62, 1180, 610, { fill: "#000", opacity: 0.25, r: 24 })
        .rect(120, 46, 1200, 610, { fill: "#15181d", r: 24 })
        .rect(136, 62, 1168, 578, { stroke: "#3c434c", width: 6, r: 16 });
      p.text(720, 124, both(`${place.en}  ·  ${longDate(day).en}`, `${place.zh} · ${longDate(day).zh}`), 38, {
        fill: "#b9c3cf",
        anchor: "middle",
      });
      for (const [x, name, total] of [
        [400, a, totals[0]!],
        [1040, b, totals[1]!],
      ] as const) {
        p.text(x, 206, name, 52, { fill: "#fff", weight: 700, anchor: "middle", fit: 480 })
          .rect(x - 170, 232, 340, 216, { fill: "#000", r: 14 })
          .text(x, 410, String(total), 200, { fill: "#ffb547", weight: 700, anchor: "middle", fit: 310 });
      }
      p.text(720, 330, minute, 56, { fill: "#7ee29a", weight: 700, anchor: "middle" })
        .circle(720, 370, 10, "#ff6159")
        .circle(720, 410, 10, "#ff6159");
      parts.forEach(([x, y], i) => {
        const cx = 720 + (i - (periods - 1) / 2) * 220;
        p.text(
          cx,
          506,
          both(`${basket ? "Q" : "Half "}${i + 1}`, basket ? `第 ${i + 1} 节` : i === 0 ? "上半场" : "下半场"),
          34,
          { fill: "#9aa5b1", anchor: "middle" },
        ).text(cx, 562, `${x} : ${y}`, 52, { fill: "#ffdf9a", weight: 500, anchor: "middle" });
      });
      p.text(720, 620, both(`Fouls  ${fouls[0]} : ${fouls[1]}`, `犯规 ${fouls[0]} : ${fouls[1]}`), 38, {
        fill: "#ff9a8a",
        anchor: "middle",
      });
    },
  };
};
