/** Numbers, dates and names as pictures show them. */
import { Rng } from "../../state/rng.ts";
import { civilOf, dayMs, epochOf } from "../../state/civil.ts";
import { cast, me } from "../cast.ts";
import { both, type Both } from "./scene.ts";

export const pad = (value: number, digits = 2): string => String(value).padStart(digits, "0");

/** From hundredths: "12.50". */
export const money = (cents: number): string => {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${whole}.${pad(cents % 100)}`;
};
/** Facts hold amounts as numbers with two decimals. */
export const amount = (cents: number): number => cents / 100;
export const yuan = (cents: number): string => `¥${money(cents)}`;

export interface Day {
  readonly key: string;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly epoch: number;
}
export function dayOf(epoch: number): Day {
  const { year, month, day, weekday } = civilOf(epoch, 0);
  return { key: `${year}-${pad(month)}-${pad(day)}`, year, month, day, weekday, epoch };
}
/** A day in the half year before the phone's time begins. */
export const someDay = (rng: Rng): Day =>
  dayOf(epochOf({ year: 2025, month: 9, day: 20 }, 0) + rng.int(0, 170) * dayMs);
/** A day in the months after it. */
export const comingDay = (rng: Rng): Day =>
  dayOf(epochOf({ year: 2026, month: 3, day: 20 }, 0) + rng.int(0, 90) * dayMs);
export const later = (from: Day, days: number): Day => dayOf(from.epoch + days * dayMs);

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const weekdaysZh = ["日", "一", "二", "三", "四", "五", "六"];
export const longDate = (d: Day): Both =>
  both(`${d.day} ${months[d.month - 1]} ${d.year}`, `${d.year} 年 ${d.month} 月 ${d.day} 日`);
export const weekdayOf = (d: Day): Both => both(weekdays[d.weekday]!, `星期${weekdaysZh[d.weekday]}`);
export const shortWeekday = (d: Day): Both => both(weekdays[d.weekday]!.slice(0, 3), `周${weekdaysZh[d.weekday]}`);
export const clockTime = (minutes: number): string => `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;

/** What a clock face shows: hours from 1 to 12. */
export const faceTime = (minutes: number): string => `${Math.floor(minutes / 60) % 12 || 12}:${pad(minutes % 60)}`;
/** A time of the twelve hours at which one hand does not hide the other; minutes are a multiple of `step`, and up to `extra` more. */
export function faceMinutes(rng: Rng, step: number, extra: number): number {
  // A draw that hides a hand is rare: so many in a row never come.
  for (let tries = 0; ; tries++) {
    const minutes = rng.int(0, 11) * 60 + rng.int(0, 60 / step - 1) * step + rng.int(0, extra);
    const between = Math.abs(minutes * 0.5 - (minutes % 60) * 6) % 360;
    if ((between > 24 && between < 336) || tries >= 1000) return minutes;
  }
}

export const persons = cast.filter((person) => person.relation !== "service" && person.relation !== "family");
const first = [
  "Ines",
  "Marek",
  "Hana",
  "Felix",
  "Noor",
  "Theo",
  "Lina",
  "Arjun",
  "Maya",
  "Piotr",
  "Clara",
  "Ravi",
  "Elsa",
  "Tariq",
  "Nadia",
  "Simon",
];
const last = [
  "Farrow",
  "Quist",
  "Ostrow",
  "Belmont",
  "Hayashi",
  "Varga",
  "Lowell",
  "Sorel",
  "Mistry",
  "Aldane",
  "Kovar",
  "Brisk",
];
const lastZh = ["周", "吴", "郑", "冯", "褚", "沈", "杨", "秦", "许", "吕", "施", "严", "魏", "姜", "谢", "范"];
const firstZh = ["雨晴", "浩宇", "思源", "梓涵", "文博", "晓彤", "子墨", "若溪", "嘉树", "明远", "静姝", "云帆"];
/** Somebody whom nobody on the phone knows. */
export const stranger = (rng: Rng): Both =>
  both(`${rng.pick(first)} ${rng.pick(last)}`, rng.pick(lastZh) + rng.pick(firstZh));
export const owner = me;

export const streets: readonly Both[] = [
  both("Canal Road", "运河路"),
  both("Elm Street", "榆树街"),
  both("Lantern Street", "灯笼街"),
  both("Orchard Lane", "果园巷"),
  both("Harbour Avenue", "海港大道"),
  both("Mill Road", "磨坊路"),
  both("Station Square", "车站广场"),
  both("Willow Street", "柳树街"),
  both("Garden Road", "花园路"),
  both("Hill Street", "山坡街"),
];
export function address(rng: Rng): Both {
  const street = rng.pick(streets);
  const number = rng.int(2, 198);
  return both(`${number} ${street.en}`, `${street.zh} ${number} 号`);
}
/** Where a firm is and its telephone: always the same for one name. */
export function firm(name: Both): { readonly address: Both; readonly phone: string } {
  const known = cast.find((person) => person.name.en === name.en);
  const rng = Rng.of("firm", name.en);
  const found = { address: address(rng), phone: landline(rng) };
  return { address: known?.address ?? found.address, phone: known?.phones[0]?.number ?? found.phone };
}
export const landline = (rng: Rng): string => `555-${pad(rng.int(100, 199), 4)}`;

/** Letters and digits that cannot be mistaken for each other. */
export function code(rng: Rng, pattern: string): string {
  const letters = "ABCDEFHJKLMNPRTUVWX";
  return [...pattern]
    .map((mark) => (mark === "#" ? String(rng.int(0, 9)) : mark === "@" ? rng.pick([...letters]) : mark))
    .join("");
}
