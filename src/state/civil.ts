/**
 * Calendar arithmetic (proleptic Gregorian). It uses neither a clock nor a time zone database, and gives the same
 * result on every host.
 */
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
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
}
export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;
/** The range of a phone's clock: 1990-01-01 to 2099-12-31 in UTC. */
export const minClockMs = 631_152_000_000;
export const maxClockMs = 4_102_444_799_999;
export const clockRange = "from 1990-01-01T00:00:00Z to 2099-12-31T23:59:59Z";
export const isOnClock = (epochMs: number): boolean => epochMs >= minClockMs && epochMs <= maxClockMs;
/**
 * The range of times in records: 1900-01-01 to 2199-12-31 in UTC. It is wider than the clock's range, because records
 * can lie before or after the present, and narrow enough that a loop over days ends.
 */
export const minInstantMs = -2_208_988_800_000;
export const maxInstantMs = 7_258_118_399_999;
export const isInstant = (epochMs: number): boolean =>
  Number.isInteger(epochMs) && epochMs >= minInstantMs && epochMs <= maxInstantMs;

export function civilOf(epochMs: number, offsetMin: number): Civil {
  const local = epochMs + offsetMin * minuteMs;
  const days = Math.floor(local / dayMs);
  const ms = local - days * dayMs;
  const shifted = days + daysToEpoch;
  const era = Math.floor(shifted / daysOfEra);
  const dayOfEra = shifted - era * daysOfEra;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
    hour: Math.floor(ms / hourMs),
    minute: Math.floor(ms / minuteMs) % 60,
    second: Math.floor(ms / 1000) % 60,
    weekday: (((days + 4) % 7) + 7) % 7,
  };
}

/**
 * Returns milliseconds since 1970-01-01 UTC. Values out of range carry over: month 13 is January of the next year, and
 * day 0 is the last day of the previous month.
 */
export function epochOf(c: CivilDate, offsetMin: number): number {
  const days = daysOf(c.year, c.month) + c.day - 1;
  return days * dayMs + (c.hour ?? 0) * hourMs + ((c.minute ?? 0) - offsetMin) * minuteMs + (c.second ?? 0) * 1000;
}

export const addDays = (epochMs: number, days: number): number => epochMs + days * dayMs;

/** Returns the first moment of the day that contains `epochMs`. */
export function startOfDay(epochMs: number, offsetMin: number): number {
  const local = epochMs + offsetMin * minuteMs;
  return Math.floor(local / dayMs) * dayMs - offsetMin * minuteMs;
}

export const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** "2026-03-16" */
export function dayKey(epochMs: number, offsetMin: number): string {
  const c = civilOf(epochMs, offsetMin);
  return `${pad(c.year, 4)}-${pad(c.month)}-${pad(c.day)}`;
}

/** Returns a text such as "2026-03-16T09:00:00+08:00". It has whole seconds, and "Z" for offset 0. */
export function isoOf(epochMs: number, offsetMin: number): string {
  const c = civilOf(epochMs, offsetMin);
  const away = Math.abs(offsetMin);
  const zone = away === 0 ? "Z" : `${offsetMin < 0 ? "-" : "+"}${pad(Math.floor(away / 60))}:${pad(away % 60)}`;
  return `${dayKey(epochMs, offsetMin)}T${pad(c.hour)}:${pad(c.minute)}:${pad(c.second)}${zone}`;
}

/**
 * Parses a date, or a date with a time and an optional offset. Returns null if the text is neither. `offsetMin` applies
 * if the text has no offset.
 */
export function epochOfIso(iso: string, offsetMin: number): number | null {
  const m = isoShape.exec(iso);
  if (!m) return null;
  const part = (i: number): number => Number(m[i] ?? 0);
  const [year, month, day, hour, minute, second] = [part(1), part(2), part(3), part(4), part(5), part(6)] as const;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const offset = m[8] === undefined ? offsetMin : offsetOf(m[8]);
  if (offset === null) return null;
  const ms = Number((m[7] ?? "").padEnd(3, "0").slice(0, 3));
  return epochOf({ year, month, day, hour, minute, second }, offset) + ms;
}

const isoShape = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?(Z|[+-]\d\d:\d\d)?)?$/;
const daysOfEra = 146_097;
/** The number of days from 0000-03-01 to 1970-01-01. */
const daysToEpoch = 719_468;

/**
 * Returns the number of days from 1970-01-01 to the first of the month. Years start in March here, so that the leap day
 * is the last day of the year.
 */
function daysOf(year: number, month: number): number {
  const months = year * 12 + month - 3;
  const y = Math.floor(months / 12);
  const fromMarch = months - y * 12;
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return y * 365 + leaps + Math.floor((153 * fromMarch + 2) / 5) - daysToEpoch;
}
function offsetOf(zone: string): number | null {
  if (zone === "Z") return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(4));
  if (hours > 23 || minutes > 59) return null;
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) || 0;
}
const pad = (n: number, width = 2): string => String(n).padStart(width, "0");
