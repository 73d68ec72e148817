/** Days and moments where trains run: eight hours ahead of UTC, wherever the phone is. */
import { minuteMs } from "../../state/civil.ts";
import { dayAt, startOf } from "../../state/day.ts";
import { lateAt, presaleDays } from "../../world/rails/sold.ts";

const railOffsetMin = 480;
export const todayOf = (now: number): number => dayAt(now, railOffsetMin);
export const momentOf = (day: number, minute: number): number => startOf(day, railOffsetMin) + minute * minuteMs;
export const lastSaleDay = (now: number): number => todayOf(now) + presaleDays;

interface Timed {
  readonly train: string;
  readonly day: number;
  readonly board: number;
  readonly alight: number;
  readonly departs: number;
  readonly arrives: number;
}
export const departsAt = (t: Timed): number => momentOf(t.day, t.departs);
export const arrivesAt = (t: Timed): number => momentOf(t.day, t.arrives);
/** With what it runs late. */
export const reallyArrivesAt = (t: Timed): number => arrivesAt(t) + lateAt(t.train, t.day, t.alight) * minuteMs;
