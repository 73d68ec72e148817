/** Helpers for tasks about the owner's money: new ledger entries, and entries that `allow` permits. */
import { added } from "#judge/allowed-paths.ts";
import type { Entry, Money } from "#os/money/schema.ts";
import { addedEntries } from "./records.ts";

interface Ledger {
  readonly os: { readonly money: { readonly entries: Readonly<Record<string, Entry>> } };
}
/** Returns the ledger entries that were made during the episode. */
export const newEntries = (before: Ledger, after: Ledger): Entry[] =>
  addedEntries(before.os.money.entries, after.os.money.entries);

/**
 * For `allow`: at most `most` ledger entries with these values. `sum` should contain at least both accounts and
 * `toCents`, the amount that arrives at `to`. For a refund, `sum` should contain `refunds` and `toCents`. Balances need
 * not be allowed, because they follow from the entries.
 */
export const allowEntries = (
  { money }: { readonly money: Money },
  sum: Partial<Entry> & Pick<Entry, "toCents">,
  most = 1,
): unknown => added(money.entries, most, sum);
