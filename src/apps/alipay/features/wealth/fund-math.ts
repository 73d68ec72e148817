/** Calculations for funds, in whole cents and ten-thousandths of a share. */
import { dayMs, minuteMs } from "#state/civil.ts";

/** Returns the number of days since 1970 in a time zone. */
export const dayNumber = (at: number, offsetMin: number): number => Math.floor((at + offsetMin * minuteMs) / dayMs);
/** Returns the start of a day, in milliseconds. */
export const startOfDayNumber = (day: number, offsetMin: number): number => day * dayMs - offsetMin * minuteMs;
/** Returns the time at which the interest of the day after `day` is paid. */
export const interestPaidAt = (day: number, offsetMin: number): number => startOfDayNumber(day + 2, offsetMin);
/**
 * Returns the number of units that a sum buys. A unit is a ten-thousandth of a share. `nav`: the price of a share in
 * ten-thousandths of a yuan.
 */
export const unitsForCents = (cents: number, nav: number): number => Math.floor((cents * 1_000_000) / nav);
/** Returns the value of units, in cents. */
export const unitsValueCents = (units: number, nav: number): number => Math.floor((units * nav) / 1_000_000);
/** Returns the fee: 0.1 % of the part above the free sum, at least 10 fen. */
export function withdrawalFeeCents(cents: number, freeCents: number): number {
  const beyond = cents - freeCents;
  return beyond <= 0 ? 0 : Math.max(10, Math.ceil(beyond / 1000));
}
/** The id of the money fund in the world. */
export const moneyFundId = "fund_1";
