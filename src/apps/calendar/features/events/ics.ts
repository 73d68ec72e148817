/**
 * Reads the first event of a calendar file (iCalendar, RFC 5545). Fields that the editor does not support are ignored.
 */
import { truncateText } from "#os/text-edit.ts";
import { daysInMonth, epochOf, isInstant, minuteMs } from "#state/civil.ts";
import type { ProposedEvent } from "./drafts.ts";

const unitMinutes = { W: 7 * 24 * 60, D: 24 * 60, H: 60, M: 1 } as const;
/** Parses a duration such as "PT1H30M" or "P2D". Returns milliseconds, or null if the text is not a duration. */
function parseDuration(text: string): number | null {
  if (!/^P(\d+W|(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?)$/.test(text)) return null;
  const parts = [...text.matchAll(/(\d+)([WDHM])/g)];
  return (
    parts.reduce((sum, [, n, unit]) => sum + Number(n) * unitMinutes[unit as keyof typeof unitMinutes], 0) * minuteMs
  );
}
/** Parses a day or a moment. A moment without a "Z" is in the phone's time zone. */
function parseMoment(text: string, offsetMin: number): { readonly at: number; readonly wholeDay: boolean } | null {
  const m = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(Z)?)?$/.exec(text);
  if (!m) return null;
  const [, year, month, day, hour, minute, utc] = m;
  const c = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
  };
  const isThere = c.month >= 1 && c.month <= 12 && c.day >= 1 && c.day <= daysInMonth(c.year, c.month);
  if (!isThere || c.hour > 23 || c.minute > 59) return null;
  const at = epochOf(c, utc === undefined ? offsetMin : 0);
  return isInstant(at) ? { at, wholeDay: hour === undefined } : null;
}
const plain = (text: string): string =>
  text.replace(/\\([\\;,nN])/g, (_, c: string) => (c.toLowerCase() === "n" ? "\n" : c));

/** Returns the event of the file, or null if the file contains no event. */
export function parseIcsEvent(file: string, offsetMin: number): ProposedEvent | null {
  // A line that begins with a space or tab continues the previous line.
  const lines = file.replace(/\r?\n[ \t]/g, "").split(/\r?\n/);
  const from = lines.indexOf("BEGIN:VEVENT");
  if (from < 0) return null;
  const until = lines.indexOf("END:VEVENT", from);
  const fields = new Map(
    lines.slice(from + 1, until < 0 ? undefined : until).flatMap((line) => {
      const m = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line);
      return m ? [[m[1]!, m[2]!] as const] : [];
    }),
  );
  const text = (name: string, most: number): string => truncateText(plain(fields.get(name) ?? ""), most);
  const start = parseMoment(fields.get("DTSTART") ?? "", offsetMin);
  const end = parseMoment(fields.get("DTEND") ?? "", offsetMin)?.at ?? null;
  const length = parseDuration(fields.get("DURATION") ?? "");
  const after = start && length !== null ? start.at + length : null;
  return {
    title: text("SUMMARY", 200),
    start: start?.at ?? null,
    end: end ?? (after !== null && isInstant(after) ? after : null),
    allDay: start?.wholeDay ?? false,
    place: text("LOCATION", 200),
    notes: text("DESCRIPTION", 4000),
    guests: [],
  };
}
