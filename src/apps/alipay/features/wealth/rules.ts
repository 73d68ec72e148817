/** Arithmetic of money that earns: whole cents, ten-thousandths of shares. */
import { dayMs, minuteMs } from "../../../../state/civil.ts";

/** Days since 1970 in a zone. */
export const dayOf = (at: number, offsetMin: number): number => Math.floor((at + offsetMin * minuteMs) / dayMs);
/** The first moment of a day. */
export const startOf = (day: number, offsetMin: number): number => day * dayMs - offsetMin * minuteMs;
/** When the next day's interest is paid. */
export const earnsAt = (day: number, offsetMin: number): number => startOf(day + 2, offsetMin);
/** Ten-thousandths of shares for a sum; `nav` in ten-thousandths of a yuan. */
export const unitsFor = (cents: number, nav: number): number => Math.floor((cents * 1_000_000) / nav);
/** What units are worth, in cents. */
export const worth = (units: number, nav: number): number => Math.floor((units * nav) / 1_000_000);
/** 0.1 % of what is beyond the free sum, 10 fen at least. */
export function feeOf(cents: number, freeCents: number): number {
  const beyond = cents - freeCents;
  return beyond <= 0 ? 0 : Math.max(10, Math.ceil(beyond / 1000));
}
/** The money fund that the balance earns in: an id of the world. */
export const moneyFund = "fund_1";
