// Instants as ISO 8601 texts. Date.parse alone would read February 30 as March 2, and 24:00 as the next day.
import * as v from "valibot";

/** Returns the number of days of a month. Month 1 is January. */
function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
/**
 * Returns whether the day, the time and the offset in a text such as 2026-03-02T09:00:00+08:00 or 2026-03-02 09:00Z
 * exist.
 */
export function isMoment(text: string): boolean {
  const fields = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-](\d\d)(?::?(\d\d))?)$/.exec(
    text,
  );
  if (!fields) return false;
  const part = (i: number): number => Number(fields[i] ?? 0);
  const [year, month, day] = [part(1), part(2), part(3)];
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return false;
  return (
    part(4) < 24 && part(5) < 60 && part(6) < 60 && part(7) < 24 && part(8) < 60 && !Number.isNaN(Date.parse(text))
  );
}

/** The range of a phone's start time, in milliseconds since 1970: the years 2000 to 2099 in UTC. */
export const minStartMs = Date.UTC(2000, 0);
export const maxStartMs = Date.UTC(2100, 0) - 1;

export const StartTime = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/,
    "Expected an ISO 8601 instant with its offset, like 2026-03-02T09:00:00+08:00",
  ),
  v.check(isMoment, "Expected a day and a time that exist"),
  v.check((text) => {
    const ms = Date.parse(text);
    return Number.isNaN(ms) || (ms >= minStartMs && ms <= maxStartMs);
  }, "Expected a date in the years 2000 to 2099"),
);
