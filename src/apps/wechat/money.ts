/** The owner's money in the wallet and in chats on a new phone. */
import type { SeedMoney } from "#os/money/seed.ts";
import { chatMoneySeed } from "./features/money/ledger-seed.ts";
import { walletMoney } from "./features/wallet/seed.ts";

export const money: SeedMoney = (c) => {
  const [kept, wallet] = [chatMoneySeed(c), walletMoney(c)];
  return { accounts: kept.accounts, entries: [...kept.entries, ...wallet.entries], cards: wallet.cards };
};
