/** What bills and funds come to, by month and by day: computed from the record and the date, so that nothing is stored. */
import { Rng } from "../../state/rng.ts";
import type { Biller, Fund } from "./index.ts";

export interface Due {
  /** "2026-03": the month that was used. */
  readonly month: string;
  /** On the meter at its beginning and its end; null where nothing is metered. */
  readonly readings: { readonly from: number; readonly to: number } | null;
  readonly units: number;
  readonly cents: number;
  /** YYYY-MM-DD, in the month after: made on, to be paid by. */
  readonly billedOn: string;
  readonly payBy: string;
}

/** Shares of a usual month, January first: what is heated and lit with goes by the seasons. */
const seasons: Readonly<Record<string, readonly number[]>> = {
  water: [92, 90, 95, 98, 102, 108, 116, 118, 106, 98, 94, 93],
  power: [118, 108, 92, 82, 84, 110, 142, 148, 112, 84, 90, 112],
  gas: [158, 150, 122, 92, 72, 60, 54, 52, 62, 86, 118, 148],
  heating: [190, 180, 140, 70, 20, 0, 0, 0, 10, 80, 150, 180],
};
const pad = (n: number): string => String(n).padStart(2, "0");
const monthKey = (index: number): string => `${Math.floor(index / 12)}-${pad((index % 12) + 1)}`;

function unitsOf(biller: Biller, number: string, usual: number, index: number): number {
  const share = seasons[biller.kind]?.[((index % 12) + 12) % 12] ?? 100;
  const mood = Rng.of("due", biller.id, number, index).int(-9, 9);
  return Math.max(0, Math.round((usual * (share + mood)) / 100));
}
/**
 * The bill for what was used in a month (1 to 12) by the account of that number; null where the biller does not know it.
 * Readings of one month begin where those of the month before ended, from 2015 on.
 */
export function dueOf(biller: Biller, number: string, year: number, month: number): Due | null {
  const household = biller.households.find((h) => h.number === number);
  if (!household) return null;
  const index = year * 12 + month - 1;
  const next = index + 1;
  const billedOn = `${monthKey(next)}-${pad(biller.billDay)}`;
  // A grace that ends in the month itself: no bill is made after the tenth and none waits longer than 18 days.
  const payBy = `${monthKey(next)}-${pad(Math.min(28, biller.billDay + biller.graceDays))}`;
  if (biller.unitCents === 0)
    return { month: monthKey(index), readings: null, units: 1, cents: biller.monthlyCents, billedOn, payBy };
  const units = unitsOf(biller, number, household.usual, index);
  let from = Rng.of("meter", biller.id, number).int(200, 900);
  for (let i = 2015 * 12; i < index; i++) from += unitsOf(biller, number, household.usual, i);
  const cents = Math.round(units * biller.unitCents) + biller.monthlyCents;
  return { month: monthKey(index), readings: { from, to: from + units }, units, cents, billedOn, payBy };
}

/** A smooth wave of chance between -1000 and 1000: new every `length` days, in between by a curve. */
function wave(seed: string, day: number, length: number): number {
  const at = Math.floor(day / length);
  const t = (day - at * length) / length;
  const value = (n: number): number => Rng.of("wave", seed, length, n).int(-1000, 1000);
  const s = t * t * (3 - 2 * t);
  return value(at) + (value(at + 1) - value(at)) * s;
}
/** 2020-01-01: funds are worth their `start` then. */
const firstDay = 18_262;

/**
 * What a share is worth at the end of a day (days since 1970), in ten-thousandths of a yuan. A money fund's is always 1;
 * what it earns is `earningOf`.
 */
export function navOf(fund: Fund, epochDay: number): number {
  if (fund.kind === "money") return 10_000;
  const years = (epochDay - firstDay) / 365;
  const trend = 10_000 + fund.gain * years;
  const swing =
    (wave(fund.id, epochDay, 211) * 0.55 + wave(fund.id, epochDay, 37) * 0.3 + wave(fund.id, epochDay, 5) * 0.11) *
      (fund.swing / 1000) +
    wave(fund.id, epochDay, 1) * 0.04 * (fund.swing / 1000);
  return Math.max(500, Math.round((fund.start * (trend + swing)) / 10_000));
}
/** How much that is against the day before, in hundredths of a percent. */
export function changeOf(fund: Fund, epochDay: number): number {
  if (fund.kind === "money") return 0;
  const before = navOf(fund, epochDay - 1);
  return Math.round(((navOf(fund, epochDay) - before) * 10_000) / before);
}
/** A money fund's yearly rate over the last seven days, in thousandths of a percent: 1523 is 1.523 %. */
export function yearlyRateOf(fund: Fund, epochDay: number): number {
  if (fund.kind !== "money") return 0;
  const mean = fund.gain * 10;
  return Math.max(300, Math.round(mean + (wave(fund.id, epochDay, 90) * 220 + wave(fund.id, epochDay, 9) * 60) / 1000));
}
/** What 10,000 yuan in a money fund earn on a day, in hundredths of a cent: 4173 is 0.4173 yuan. */
export const earningOf = (fund: Fund, epochDay: number): number =>
  Math.round((yearlyRateOf(fund, epochDay) * 1000) / 365);
/** What so many cents in a money fund earn on a day, in whole cents. */
export const dailyEarningCents = (fund: Fund, epochDay: number, cents: number): number =>
  Math.floor((cents * yearlyRateOf(fund, epochDay)) / 36_500_000);
