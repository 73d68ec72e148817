/** How times, days, sums, classes and people are told. */
import { monthText, pad2, weekdayText } from "../../../../os/format.ts";
import { partsOf, weekdayOf } from "../../../../state/day.ts";
import type { Berth, SeatClass } from "../../../../world/rails/classes.ts";
import type { FareKind } from "../../../../world/rails/fares.ts";
import type { Trip } from "../../features/book/state.ts";
import { said } from "../../facts.ts";
import type { SeatWord, Way } from "../../looks/trains.tsx";
import { todayOf } from "../../times.ts";
import type { Any, Word } from "./draw.tsx";

type Teller = Pick<Any, "t" | "lang" | "now">;
/** "¥553.5", "¥82". */
export const yuan = (cents: number): string => `¥${String(cents / 100)}`;
/** "07:05": minutes of a train's day, whichever day it is by then. */
export const clockOf = (minute: number): string => `${pad2(Math.floor((minute % 1440) / 60))}:${pad2(minute % 60)}`;
export const lastsOf = (p: Teller, minutes: number): string =>
  minutes < 60 ? p.t("minutes", { n: minutes }) : p.t("lasts", { h: Math.floor(minutes / 60), m: minutes % 60 });
/** "Mar 28", "3月28日". */
export function dayText(p: Teller, day: number): string {
  const { month, day: d } = partsOf(day);
  return p.lang === "en" ? `${monthText(2000, month, p.lang).slice(0, 3)} ${d}` : `${month}月${d}日`;
}
export const weekdayOfDay = (p: Teller, day: number): string => {
  const away = day - todayOf(p.now);
  if (away === 0) return p.t("today");
  if (away === 1) return p.t("tomorrow");
  return weekdayText(weekdayOf(day), p.lang);
};
/** "Sat, Mar 28", "3月28日 周六". */
export const dayLine = (p: Teller, day: number): string =>
  p.lang === "en" ? `${weekdayOfDay(p, day)}, ${dayText(p, day)}` : `${dayText(p, day)} ${weekdayOfDay(p, day)}`;

const classWords: Readonly<Record<SeatClass, Word>> = {
  business: "ofBusiness",
  first: "ofFirst",
  second: "ofSecond",
  softSleeper: "ofSoftSleeper",
  hardSleeper: "ofHardSleeper",
  softSeat: "ofSoftSeat",
  hardSeat: "ofHardSeat",
  standing: "ofStanding",
};
const shortWords: Readonly<Record<SeatClass, Word>> = {
  business: "shortBusiness",
  first: "shortFirst",
  second: "shortSecond",
  softSleeper: "shortSoftSleeper",
  hardSleeper: "shortHardSleeper",
  softSeat: "shortSoftSeat",
  hardSeat: "shortHardSeat",
  standing: "shortStanding",
};
const berthWords: Readonly<Record<Berth, Word>> = { lower: "berthLower", middle: "berthMiddle", upper: "berthUpper" };
const fareWords: Readonly<Record<FareKind, Word>> = {
  adult: "fareAdult",
  child: "fareChild",
  student: "fareStudent",
  soldier: "fareSoldier",
};
export const className = (p: Teller, of: SeatClass): string => p.t(classWords[of]);
export const shortClass = (p: Teller, of: SeatClass): string => p.t(shortWords[of]);
export const berthName = (p: Teller, berth: Berth): string => p.t(berthWords[berth]);
export const fareName = (p: Teller, who: FareKind): string => p.t(fareWords[who]);
/** Whom nobody waits for: those who stand take what is there. */
export const canWait = (of: SeatClass): boolean => of !== "standing";
const plenty = 20;
export function leftWord(p: Teller, of: SeatClass, left: number): Pick<SeatWord, "left" | "tone"> {
  if (left >= plenty) return { left: p.t("leftPlenty"), tone: "green" };
  if (left > 0) return { left: p.t("leftSome", { n: left }), tone: "plain" };
  return canWait(of) ? { left: p.t("leftWait"), tone: "orange" } : { left: p.t("leftNone"), tone: "grey" };
}
export const seatWord = (
  p: Teller,
  ticket: { readonly coach: number | null; readonly seat: string; readonly berth: Berth | null },
): string =>
  ticket.coach === null
    ? p.t("noSeat")
    : `${p.t("coachSeat", { coach: pad2(ticket.coach), seat: ticket.seat })}${ticket.berth === null ? "" : ` ${berthName(p, ticket.berth)}`}`;

type Told = Pick<Trip, "train" | "from" | "to" | "departs" | "arrives" | "board" | "alight" | "stops">;
export function wayOf(p: Teller, trip: Told): Way {
  const days = Math.floor(trip.arrives / 1440) - Math.floor(trip.departs / 1440);
  return {
    departs: clockOf(trip.departs),
    arrives: clockOf(trip.arrives),
    ...(days > 0 ? { later: `+${days}` } : {}),
    from: said(trip.from, p.lang),
    to: said(trip.to, p.lang),
    fromMark: trip.board === 0 ? p.t("markFirst") : p.t("markPass"),
    toMark: trip.alight === trip.stops - 1 ? p.t("markLast") : p.t("markPass"),
    train: trip.train,
    lasts: lastsOf(p, trip.arrives - trip.departs),
  };
}
/** The day on which it leaves the station where it is boarded. */
export const boardsOn = (trip: Pick<Trip, "day" | "departs">): number => trip.day + Math.floor(trip.departs / 1440);
