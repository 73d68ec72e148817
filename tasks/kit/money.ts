/** What tasks need of the owner's money: what moved, and room for the sums that a task is about. */
import { added } from "../../src/judge/paths.ts";
import type { Entry, Money } from "../../src/os/money/schema.ts";
import { made } from "./records.ts";

interface Ledger {
  readonly os: { readonly money: { readonly entries: Readonly<Record<string, Entry>> } };
}
/** What moved in the episode. */
export const moved = (before: Ledger, after: Ledger): Entry[] => made(before.os.money.entries, after.os.money.entries);

/**
 * For `allow`: so many sums that move just so, and no others. Say at least both accounts and `toCents`, what comes to `to`; of
 * what goes back, `refunds` and `toCents`. The balances follow from the entries.
 */
export const moving = (
  { money }: { readonly money: Money },
  sum: Partial<Entry> & Pick<Entry, "toCents">,
  most = 1,
): unknown => added(money.entries, most, sum);
