/** Numbers, dates and names for pictures. */
import { Rng } from "#state/rng.ts";
import { civilOf, dayMs, epochOf } from "#state/civil.ts";
import { cast, me } from "../cast.ts";
import { both, type LocalizedText } from "./scene.ts";

export const pad = (value: number, digits = 2): string => String(value).padStart(digits, "0");

/** Formats cents, such as "12.50". */
export const formatAmount = (cents: number): string => {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${whole}.${pad(cents % 100)}`;
};
/** Facts store amounts as numbers with two decimals. */
export const toAmount = (cents: number): number => cents / 100;
export const formatYuan = (cents: number): string => `¥${formatAmount(cents)}`;

export interface Day {
  readonly key: string;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly epoch: number;
}
export function toDay(epoch: number): Day {
  const { year, month, day, weekday } = civilOf(epoch, 0);
  return { key: `${year}-${pad(month)}-${pad(day)}`, year, month, day, weekday, epoch };
}
/** Returns a day in the half year before the phone's start. */
export const pickPastDay = (rng: Rng): Day =>
  toDay(epochOf({ year: 2025, month: 9, day: 20 }, 0) + rng.int(0, 170) * dayMs);
/** Returns a day in the months after the phone's start. */
export const pickFutureDay = (rng: Rng): Day =>
  toDay(epochOf({ year: 2026, month: 3, day: 20 }, 0) + rng.int(0, 90) * dayMs);
export const addDays = (from: Day, days: number): Day => toDay(from.epoch + days * dayMs);

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
export const longDate = (d: Day): LocalizedText =>
  both(`${d.day} ${months[d.month - 1]} ${d.year}`, `${d.year} 年 ${d.month} 月 ${d.day} 日`);
export const weekdayName = (d: Day): LocalizedText => both(weekdays[d.weekday]!, `星期${weekdaysZh[d.weekday]}`);
export const shortWeekday = (d: Day): LocalizedText =>
  both(weekdays[d.weekday]!.slice(0, 3), `周${weekdaysZh[d.weekday]}`);
export const clockTime = (minutes: number): string => `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;

/** Returns a time on a clock face, with hours from 1 to 12. */
export const faceTime = (minutes: number): string => `${Math.floor(minutes / 60) % 12 || 12}:${pad(minutes % 60)}`;
/**
 * Returns a time within twelve hours at which neither hand hides the other. Minutes are a multiple of `step`, plus up
 * to `extra`.
 */
export function faceMinutes(rng: Rng, step: number, extra: number): number {
  // Hidden hands are rare, so the loop ends soon.
  for (let tries = 0; ; tries++) {
    const minutes = rng.int(0, 11) * 60 + rng.int(0, 60 / step - 1) * step + rng.int(0, extra);
    const between = Math.abs(minutes * 0.5 - (minutes % 60) * 6) % 360;
    if ((between > 24 && between < 336) || tries >= 1000) return minutes;
  }
}

export const people = cast.filter((person) => person.relation !== "service" && person.relation !== "family");
const givenNamesEn = [
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
const familyNamesEn = [
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
const familyNamesZh = ["周", "吴", "郑", "冯", "褚", "沈", "杨", "秦", "许", "吕", "施", "严", "魏", "姜", "谢", "范"];
const givenNamesZh = ["雨晴", "浩宇", "思源", "梓涵", "文博", "晓彤", "子墨", "若溪", "嘉树", "明远", "静姝", "云帆"];
/** Returns the name of a person whom nobody on the phone knows. */
export const createStrangerName = (rng: Rng): LocalizedText =>
  both(`${rng.pick(givenNamesEn)} ${rng.pick(familyNamesEn)}`, rng.pick(familyNamesZh) + rng.pick(givenNamesZh));
export const owner = me;

export const streets: readonly LocalizedText[] = [
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
export function createAddress(rng: Rng): LocalizedText {
  const street = rng.pick(streets);
  const number = rng.int(2, 198);
  return both(`${number} ${street.en}`, `${street.zh} ${number} 号`);
}
/** Returns the address and phone number of a company. The same name always gives the same address and number. */
export function companyContact(name: LocalizedText): { readonly address: LocalizedText; readonly phone: string } {
  const known = cast.find((person) => person.name.en === name.en);
  const rng = Rng.of("firm", name.en);
  const found = { address: createAddress(rng), phone: createLandline(rng) };
  return { address: known?.address ?? found.address, phone: known?.phones[0]?.number ?? found.phone };
}
export const createLandline = (rng: Rng): string => `555-${pad(rng.int(100, 199), 4)}`;

/** Uses only letters and digits that cannot be confused. */
export function createCode(rng: Rng, pattern: string): string {
  const letters = "ABCDEFHJKLMNPRTUVWX";
  return [...pattern]
    .map((mark) => (mark === "#" ? String(rng.int(0, 9)) : mark === "@" ? rng.pick([...letters]) : mark))
    .join("");
}
