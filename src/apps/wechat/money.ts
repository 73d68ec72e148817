/** What the owner has in the wallet and in chats on a new phone. */
import type { SeedMoney } from "../../os/money/seed.ts";
import { moneyOf } from "./features/money/opening.ts";
import { walletMoney } from "./features/wallet/seed.ts";

export const money: SeedMoney = (c) => {
  const [kept, wallet] = [moneyOf(c), walletMoney(c)];
  return { accounts: kept.accounts, entries: [...kept.entries, ...wallet.entries], cards: wallet.cards };
};
