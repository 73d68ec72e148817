/** Formats times, days, sums, classes and fares. */
import { monthText, pad2, weekdayText } from "#os/format.ts";
import { partsOf, weekdayOf } from "#state/day.ts";
import type { Berth, SeatClass } from "#world/rails/classes.ts";
import type { FareKind } from "#world/rails/fares.ts";
import type { Trip } from "../../features/book/state.ts";
import { localized } from "../../facts.ts";
import type { SeatSummary, RouteTimes } from "../../looks/trains.tsx";
import { todayOf } from "../../times.ts";
import type { ScreenContext, TextKey } from "./page.tsx";

type LabelContext = Pick<ScreenContext, "t" | "lang" | "now">;
/** "¥553.5", "¥82". */
export const yuan = (cents: number): string => `¥${String(cents / 100)}`;
/**
 * Returns the time of day, such as "07:05". `minute` counts from midnight of the train's first day and may exceed 24
 * hours.
 */
export const clockText = (minute: number): string => `${pad2(Math.floor((minute % 1440) / 60))}:${pad2(minute % 60)}`;
export const durationLabel = (p: LabelContext, minutes: number): string =>
  minutes < 60 ? p.t("minutes", { n: minutes }) : p.t("lasts", { h: Math.floor(minutes / 60), m: minutes % 60 });
/** "Mar 28", "3月28日". */
export function dayText(p: LabelContext, day: number): string {
  const { month, day: d } = partsOf(day);
  return p.lang === "en" ? `${monthText(2000, month, p.lang).slice(0, 3)} ${d}` : `${month}月${d}日`;
}
export const weekdayLabel = (p: LabelContext, day: number): string => {
  const away = day - todayOf(p.now);
  if (away === 0) return p.t("today");
  if (away === 1) return p.t("tomorrow");
  return weekdayText(weekdayOf(day), p.lang);
};
/** "Sat, Mar 28", "3月28日 周六". */
export const weekdayAndDayText = (p: LabelContext, day: number): string =>
  p.lang === "en" ? `${weekdayLabel(p, day)}, ${dayText(p, day)}` : `${dayText(p, day)} ${weekdayLabel(p, day)}`;

const classTexts: Readonly<Record<SeatClass, TextKey>> = {
  business: "ofBusiness",
  first: "ofFirst",
  second: "ofSecond",
  softSleeper: "ofSoftSleeper",
  hardSleeper: "ofHardSleeper",
  softSeat: "ofSoftSeat",
  hardSeat: "ofHardSeat",
  standing: "ofStanding",
};
const shortClassTexts: Readonly<Record<SeatClass, TextKey>> = {
  business: "shortBusiness",
  first: "shortFirst",
  second: "shortSecond",
  softSleeper: "shortSoftSleeper",
  hardSleeper: "shortHardSleeper",
  softSeat: "shortSoftSeat",
  hardSeat: "shortHardSeat",
  standing: "shortStanding",
};
const berthTexts: Readonly<Record<Berth, TextKey>> = {
  lower: "berthLower",
  middle: "berthMiddle",
  upper: "berthUpper",
};
const fareTexts: Readonly<Record<FareKind, TextKey>> = {
  adult: "fareAdult",
  child: "fareChild",
  student: "fareStudent",
  soldier: "fareSoldier",
};
export const seatClassName = (p: LabelContext, of: SeatClass): string => p.t(classTexts[of]);
export const shortSeatClassName = (p: LabelContext, of: SeatClass): string => p.t(shortClassTexts[of]);
export const berthName = (p: LabelContext, berth: Berth): string => p.t(berthTexts[berth]);
export const fareName = (p: LabelContext, fareKind: FareKind): string => p.t(fareTexts[fareKind]);
/** Returns whether a class has a waitlist. Standing tickets have no waitlist. */
export const canWait = (of: SeatClass): boolean => of !== "standing";
const minPlentySeats = 20;
export function seatsLeftLabel(p: LabelContext, of: SeatClass, left: number): Pick<SeatSummary, "left" | "tone"> {
  if (left >= minPlentySeats) return { left: p.t("leftPlenty"), tone: "green" };
  if (left > 0) return { left: p.t("leftSome", { n: left }), tone: "plain" };
  return canWait(of) ? { left: p.t("leftWait"), tone: "orange" } : { left: p.t("leftNone"), tone: "grey" };
}
export const seatLabel = (
  p: LabelContext,
  ticket: { readonly coach: number | null; readonly seat: string; readonly berth: Berth | null },
): string =>
  ticket.coach === null
    ? p.t("noSeat")
    : `${p.t("coachSeat", { coach: pad2(ticket.coach), seat: ticket.seat })}${ticket.berth === null ? "" : ` ${berthName(p, ticket.berth)}`}`;

type TripTimes = Pick<Trip, "train" | "from" | "to" | "departs" | "arrives" | "board" | "alight" | "stops">;
export function routeTimes(p: LabelContext, trip: TripTimes): RouteTimes {
  const days = Math.floor(trip.arrives / 1440) - Math.floor(trip.departs / 1440);
  return {
    departs: clockText(trip.departs),
    arrives: clockText(trip.arrives),
    ...(days > 0 ? { later: `+${days}` } : {}),
    from: localized(trip.from, p.lang),
    to: localized(trip.to, p.lang),
    fromMark: trip.board === 0 ? p.t("markFirst") : p.t("markPass"),
    toMark: trip.alight === trip.stops - 1 ? p.t("markLast") : p.t("markPass"),
    train: trip.train,
    duration: durationLabel(p, trip.arrives - trip.departs),
  };
}
/** Returns the day on which the train leaves the boarding station. */
export const boardingDay = (trip: Pick<Trip, "day" | "departs">): number => trip.day + Math.floor(trip.departs / 1440);
