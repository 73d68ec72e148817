import type { Place } from "./index.ts";

/**
 * Parses opening hours such as "9:00-18:00 12345", or "always". The digits after the times are weekdays. Hours after
 * midnight are above 24, such as "17:00-26:00 0123456".
 */
export function parseHours(text: string): Place["hours"] {
  const match = /^(\d+):(\d\d)-(\d+):(\d\d) (\d+)$/.exec(text);
  if (!match) return null;
  const [oh = 0, om = 0, ch = 0, cm = 0] = match.slice(1, 5).map(Number);
  return { open: oh * 60 + om, close: ch * 60 + cm, days: match[5]! };
}
