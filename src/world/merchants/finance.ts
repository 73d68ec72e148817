/**
 * Amounts of bills and values of funds by month and day. They are computed from the record and the date, so nothing is
 * stored.
 */
import { Rng } from "#state/rng.ts";
import type { Biller, Fund } from "./index.ts";

export interface MonthlyBill {
  /** The month of consumption, such as "2026-03". */
  readonly month: string;
  /** The meter readings at the start and the end of the month. Null if the account has no meter. */
  readonly readings: { readonly from: number; readonly to: number } | null;
  readonly units: number;
  readonly cents: number;
  /**
   * The date of the bill, and the last date on which the bill can be paid. Both are in the month after `month`
   * (YYYY-MM-DD).
   */
  readonly billedOn: string;
  readonly payBy: string;
}

/** Weights of the months, January first. Heating and lighting depend on the season. */
const seasonWeights: Readonly<Record<string, readonly number[]>> = {
  water: [92, 90, 95, 98, 102, 108, 116, 118, 106, 98, 94, 93],
  power: [118, 108, 92, 82, 84, 110, 142, 148, 112, 84, 90, 112],
  gas: [158, 150, 122, 92, 72, 60, 54, 52, 62, 86, 118, 148],
  heating: [190, 180, 140, 70, 20, 0, 0, 0, 10, 80, 150, 180],
};
const pad = (n: number): string => String(n).padStart(2, "0");
const monthKey = (index: number): string => `${Math.floor(index / 12)}-${pad((index % 12) + 1)}`;

function usedUnits(biller: Biller, number: string, usual: number, index: number): number {
  const share = seasonWeights[biller.kind]?.[((index % 12) + 12) % 12] ?? 100;
  const mood = Rng.of("due", biller.id, number, index).int(-9, 9);
  return Math.max(0, Math.round((usual * (share + mood)) / 100));
}
/**
 * Returns the bill of an account for a month (1 to 12), or null if the biller does not know the number. The meter
 * reading at the start of a month is the reading at the end of the previous month.
 */
export function computeBill(biller: Biller, number: string, year: number, month: number): MonthlyBill | null {
  const household = biller.households.find((h) => h.number === number);
  if (!household) return null;
  const index = year * 12 + month - 1;
  const next = index + 1;
  const billedOn = `${monthKey(next)}-${pad(biller.billDay)}`;
  // The deadline is in the same month as the bill, because bills are issued by the 10th and the time to pay is at most
  // 18 days.
  const payBy = `${monthKey(next)}-${pad(Math.min(28, biller.billDay + biller.graceDays))}`;
  if (biller.unitCents === 0)
    return { month: monthKey(index), readings: null, units: 1, cents: biller.monthlyCents, billedOn, payBy };
  const units = usedUnits(biller, number, household.usual, index);
  let from = Rng.of("meter", biller.id, number).int(200, 900);
  for (let i = 2015 * 12; i < index; i++) from += usedUnits(biller, number, household.usual, i);
  const cents = Math.round(units * biller.unitCents) + biller.monthlyCents;
  return { month: monthKey(index), readings: { from, to: from + units }, units, cents, billedOn, payBy };
}

/**
 * Returns smooth random noise between -1000 and 1000. The noise has a new random value every `length` days. Values
 * between these days are interpolated.
 */
function noiseWave(seed: string, day: number, length: number): number {
  const at = Math.floor(day / length);
  const t = (day - at * length) / length;
  const value = (n: number): number => Rng.of("wave", seed, length, n).int(-1000, 1000);
  const s = t * t * (3 - 2 * t);
  return value(at) + (value(at + 1) - value(at)) * s;
}
/** The number of the day 2020-01-01, on which a fund has its `start` value. */
const firstDay = 18_262;

/**
 * Returns the value of a share at the end of a day (days since 1970), in ten-thousandths of a yuan. A share of a money
 * fund is always worth 1 yuan; see `earningPer10000` for the earnings of money funds.
 */
export function netAssetValue(fund: Fund, epochDay: number): number {
  if (fund.kind === "money") return 10_000;
  const years = (epochDay - firstDay) / 365;
  const trend = 10_000 + fund.gain * years;
  const swing =
    (noiseWave(fund.id, epochDay, 211) * 0.55 +
      noiseWave(fund.id, epochDay, 37) * 0.3 +
      noiseWave(fund.id, epochDay, 5) * 0.11) *
      (fund.swing / 1000) +
    noiseWave(fund.id, epochDay, 1) * 0.04 * (fund.swing / 1000);
  return Math.max(500, Math.round((fund.start * (trend + swing)) / 10_000));
}
/** Returns the change from the previous day, in hundredths of a percent. */
export function dailyChange(fund: Fund, epochDay: number): number {
  if (fund.kind === "money") return 0;
  const before = netAssetValue(fund, epochDay - 1);
  return Math.round(((netAssetValue(fund, epochDay) - before) * 10_000) / before);
}
/** Returns a money fund's yearly rate over the last seven days, in thousandths of a percent: 1523 is 1.523 %. */
export function yearlyRate(fund: Fund, epochDay: number): number {
  if (fund.kind !== "money") return 0;
  const mean = fund.gain * 10;
  return Math.max(
    300,
    Math.round(mean + (noiseWave(fund.id, epochDay, 90) * 220 + noiseWave(fund.id, epochDay, 9) * 60) / 1000),
  );
}
/** Returns the earnings of 10,000 yuan in a money fund on a day, in hundredths of a cent: 4173 is 0.4173 yuan. */
export const earningPer10000 = (fund: Fund, epochDay: number): number =>
  Math.round((yearlyRate(fund, epochDay) * 1000) / 365);
/** Returns the earnings of an amount in a money fund on a day, in whole cents. */
export const dailyEarningCents = (fund: Fund, epochDay: number, cents: number): number =>
  Math.floor((cents * yearlyRate(fund, epochDay)) / 36_500_000);
