/** Dates by arithmetic (proleptic Gregorian): no clock, no time zone database, the same on every host. */
export interface Civil {
  readonly year: number;
  /** 1..12 */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}
export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;

/** Days since 1970-01-01; years are counted from March, so that the leap day comes last. */
function daysOf(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468;
}
export function civilOf(epochMs: number, offsetMin: number): Civil {
  const local = epochMs + offsetMin * minuteMs;
  const days = Math.floor(local / dayMs);
  const ms = local - days * dayMs;
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
    hour: Math.floor(ms / hourMs),
    minute: Math.floor(ms / minuteMs) % 60,
    second: Math.floor(ms / 1000) % 60,
    weekday: (((days + 4) % 7) + 7) % 7,
  };
}
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
}
/** Milliseconds since 1970-01-01 UTC. Days beyond the month's end run on into the next. */
export const epochOf = (c: CivilDate, offsetMin: number): number =>
  daysOf(c.year, c.month, 1) * dayMs + (c.day - 1) * dayMs + (c.hour ?? 0) * hourMs + (c.minute ?? 0) * minuteMs + (c.second ?? 0) * 1000 - offsetMin * minuteMs;
export const addDays = (epochMs: number, days: number): number => epochMs + days * dayMs;
export const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
export const daysInMonth = (year: number, month: number): number => (month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31);
/** Start of the day that a moment is in. */
export function startOfDay(epochMs: number, offsetMin: number): number {
  const local = epochMs + offsetMin * minuteMs;
  return Math.floor(local / dayMs) * dayMs - offsetMin * minuteMs;
}
const pad = (n: number, width = 2): string => String(n).padStart(width, "0");
/** "2026-03-16" */
export function dayKey(epochMs: number, offsetMin: number): string {
  const c = civilOf(epochMs, offsetMin);
  return `${pad(c.year, 4)}-${pad(c.month)}-${pad(c.day)}`;
}
/** "2026-03-16T09:00:00+08:00" */
export function isoOf(epochMs: number, offsetMin: number): string {
  const c = civilOf(epochMs, offsetMin);
  const away = Math.abs(offsetMin);
  const zone = offsetMin === 0 ? "Z" : `${offsetMin < 0 ? "-" : "+"}${pad(Math.floor(away / 60))}:${pad(away % 60)}`;
  return `${dayKey(epochMs, offsetMin)}T${pad(c.hour)}:${pad(c.minute)}:${pad(c.second)}${zone}`;
}
/** Reads a date, or a date with time and optional offset; null where it is none. Without offset, `offsetMin` holds. */
export function epochOfIso(iso: string, offsetMin: number): number | null {
  const m = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/.exec(iso);
  if (!m) return null;
  const [year, month, day, hour, minute, second] = m.slice(1, 7).map((part) => Number(part ?? 0)) as [number, number, number, number, number, number];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month) || hour > 23 || minute > 59 || second > 59) return null;
  const zone = m[7];
  const offset = zone === undefined ? offsetMin : zone === "Z" ? 0 : (zone[0] === "-" ? -1 : 1) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4)));
  return epochOf({ year, month, day, hour, minute, second }, offset);
}
