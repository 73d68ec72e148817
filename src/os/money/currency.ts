/** The currencies of the ledger, and what one costs in the other. */
export const currencies = ["CNY", "USD"] as const;
export type Currency = (typeof currencies)[number];

/** Fen for a dollar: one rate for all days, so that prices can be told beforehand. */
const fenPerDollar = 712;
/** What a sum in one currency costs in another, in whole cents, rounded up. */
export function converted(cents: number, to: Currency, from: Currency): number {
  if (from === to) return cents;
  return from === "CNY" ? Math.ceil((cents * fenPerDollar) / 100) : Math.ceil((cents * 100) / fenPerDollar);
}
