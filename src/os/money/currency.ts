/** The currencies of the ledger, and the exchange rate between them. */
export const currencies = ["CNY", "USD"] as const;
export type Currency = (typeof currencies)[number];

/** The number of fen per dollar. The rate is the same every day, so that prices are predictable. */
const fenPerDollar = 712;
/** Converts a sum from one currency to another. The result is in whole cents, rounded up. */
export function convertCents(cents: number, to: Currency, from: Currency): number {
  if (from === to) return cents;
  return from === "CNY" ? Math.ceil((cents * fenPerDollar) / 100) : Math.ceil((cents * 100) / fenPerDollar);
}
